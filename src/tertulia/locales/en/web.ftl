### The pages in the browser

## The house

house = Three board games that can no longer be bought
title-caramba = Caramba! (2005)
title-pamplona = Viva Pamplona!
title-sombreros = Caramba! (1992)
idea-caramba = Bid for crates of gold, munitions and dynamite. Whoever holds them may be robbed until they are safe.
idea-pamplona = Run with the bull: when he attacks, runners just ahead of him gain courage, and those behind him lose it.
idea-sombreros = A race of hats on the road to the silver mine, and the last one on the road wins the pot.
seats-range = { $min } to { $max } players
play-bots = Play against bots
play-friends = Play with friends
play-here = Play at one screen
open-tables = Open tables
open-tables-none = No table is waiting for players right now.
open-table = { $free ->
    [one] { $game }: one free seat
   *[other] { $game }: { $free } free seats
}
bots = Bots
strength = Strength
documentation = Documentation
typeface = Typeface
labelled = { $label }: { $what }
look-at-record = Look at a recorded game
home = To the first page
lost = There is nothing here.
guest = Guest
trouble = That did not work: { $reason }
more = More
close = Close
new-version = A new version is ready.
new-version-waits = A new version is ready. It waits until the table in another tab is closed.
new-version-use = Use it now
players = Players

## Learning by playing

learn = Learn by playing
learn-first = First time? Learn it in 4 minutes
puzzles = Puzzles
puzzle-of-day = Puzzle of the day
puzzles-what = One action is clearly best, and it is not the obvious one. From games of strong bots.

## Settings

language = Language
settings = Settings

## Games in this browser

continue = Continue
your-games = Games in this browser
forget = Delete
forget-sure = Delete it for good

## A new table

seat-is-bot = { $bot ->
    [random] bot, plays anything
    [easy] bot, easy
    [medium] bot, medium
    [hard] bot, hard
    [champion] bot, champion
    [easy-bold] bot, easy, bold
    [easy-careful] bot, easy, careful
    [easy-greedy] bot, easy, greedy
    [medium-bold] bot, medium, bold
    [medium-careful] bot, medium, careful
    [medium-greedy] bot, medium, greedy
   *[other] bot ({ $bot })
}
bot-level = { $bot ->
    [random] plays anything
    [easy] easy
    [medium] medium
    [hard] hard
    [champion] champion
    [easy-bold] easy, bold
    [easy-careful] easy, careful
    [easy-greedy] easy, greedy
    [medium-bold] medium, bold
    [medium-careful] medium, careful
    [medium-greedy] medium, greedy
   *[other] { $bot }
}


## At the table

prompt = What is asked
waits-for = { $player }: { $phase }
sending = Sending …
standing-end = Ask me again
pick-anew = Choose something else
list = Choices in words
explain = What can I do here?
hint = Hint
hints = The best choices
undo = Take it back
undo-ask = Ask to take it back
seat-is-yours = you
seat-away = away: a bot plays
seat-time = time ran out: a bot plays
seat-resigned = has left: a bot plays
seat-offline = not here
skip = Skip
go-on = Go on
again = Again
    .label = Play again what has happened since your last decision (key r)
clock-own = Your time
clock-of = { $player }’s time
departed-time = { $player }’s time ran out; a bot plays on.
departed-resigned = { $player } has left; a bot plays on.
departed-away = { $player } is away; a bot plays until they are back.
departed-back = { $player } is back.
bot-slow = The bots are getting ready. The first time on a machine, that takes up to a minute.
open-rule = Rule { $rule }
connecting = Connecting …
link-lost = The connection is lost. Trying again; nothing you did is lost.
link-lost-kept = The connection is lost. What you chose is kept, and sent as soon as the server answers.
refused-unknown-table = There is no such table.
refused-not-your-seat = This seat is not yours.
refused-bad-protocol = This page is older than the server: load it again.
refused-too-many = Too many people are watching here, or you are watching too many tables.
refused-banned = You may not come in here.
refused-unreadable = This server cannot read that table.
winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
nothing = none
comma = { ", " }
player-name = { $player }
player-number = { $player } { $number }
hint-thinking = Thinking …

## Beside the board

beside = Beside the board
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-notes = Notes
news = something new
log = What happened
log-all = { $count ->
    [one] Show one earlier line
   *[other] Show { $count } earlier lines
}

## After the game

result = Result
challenge-week = Deals of the week
story = The story of this game
