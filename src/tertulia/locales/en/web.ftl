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
bots-all = All bots
strength = Strength
documentation = Documentation
typeface = Typeface
look-at-record = Look at a recorded game
choose-record = Choose the file of a record:
choose-file = Choose a file
drop-file = or drop it here
not-a-record = { $file } is not a record: it is not JSON.
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
theme = Colours
theme-auto = as my device
theme-light = light
theme-dark = dark
pace = Pace
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-wait = wait for me after each turn
pace-instant = no animation
sound = Sounds
forced = Play moves without a choice by themselves

## Games in this browser

continue = Continue
your-games = Games in this browser
forget = Delete
forget-sure = Delete it for good
move = Go on with friends elsewhere

## A new table

seats = Seats
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
clock = Each player's time for the whole game
seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
minutes = { $minutes ->
    [one] one minute
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } minutes
}
hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
days = { $days ->
    [one] one day
   *[other] { $days } days
}

## Before the game

link = Link to this table
start = { $free ->
    [0] Begin
    [one] Begin; a bot takes the free seat
   *[other] Begin; bots take the { $free } free seats
}

## At the table

prompt = What is asked
waits-for = { $player }: { $phase }
sending = Sending …
standing-end = Ask me again
pick-anew = Choose something else
list = Choices in words
explain = What can I do here?
keys = Keys
keys-number = choose by number: from the list, or the spot on the board that bears it (Enter ends a number)
keys-spot = go from one spot to the next and press it
keys-explain = what can be done here, and what matters
keys-hint = ask for a hint
keys-list = choices in words, or only the board
keys-escape = let go of what was picked, close, skip
keys-keys = this list
hint = Hint
hints = The best choices
hint-numbers = { $chance } % to win, expected score { $score }
coach-what = Coach: asks before a serious mistake
coach-agreed = A coach for everybody: it warns of serious mistakes
coach-table = Everybody at this table may have a coach, who warns them of serious mistakes.
coach-others = Where several people play, all have to agree: when the table is set, “A coach for everybody” has to be chosen.
coach-sure = Sure?
coach-loss = Your chance to win would fall from { $before } % to { $after } %.
coach-anyway = Play it anyway
coach-again = Choose again
coach-better = What is better?
coach-best = Better: { $action }.
coach-was = That was costly: your chance to win fell from { $before } % to { $after } %.
undo = Take it back
undo-ask = Ask to take it back
wish = { $player } would like to take the last action back.
agree = Agreed
disagree = No
seat-is-yours = you
seat-away = away: a bot plays
seat-time = time ran out: a bot plays
seat-resigned = has left: a bot plays
seat-offline = not here
skip = Skip
go-on = Go on
again = Again
    .label = Play again what has happened since your last decision (key r)
finale-won = You win!
finale-shared = You share the win!
finale-lost = A game well played.
table-in-words = The table in words
curtain = It is { $player }'s turn. Everybody else looks away.
curtain-open = I am { $player }
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clock-tenths = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
clock-own = Your time
clock-of = { $player }'s time
clock-waits = waits { $seconds } s
clock-low = You have less than { $seconds } seconds left.
clock-out = Your time ran out; a bot plays on for you.
departed-time = { $player }'s time ran out; a bot plays on.
departed-resigned = { $player } has left; a bot plays on.
departed-away = { $player } is away; a bot plays until they are back.
departed-back = { $player } is back.
why-over = The game is over.
why-not-you = Nothing can be chosen now: it is { $player }'s turn.
why-not-now = It cannot be chosen now. { $ask }
why-instead = Possible now: { $choices }{ $more ->
    [0] {""}
   *[other] {" "}· and { $more } more
}
bot-slow = The bots are getting ready. The first time on a machine that takes up to a minute.
rules-goal = The goal
rules-turn = A turn
rules-end = The end
rules-box = In the box
open-rule = Rule { $rule }
dice-promise = What chance brings was fixed before the game. Its seal:
resign = Leave the seat to a bot
resign-sure = A bot will play your seat until the end. Are you sure?
connecting = Connecting …
link-lost = The connection is lost. Trying again; nothing you did is lost.
link-lost-kept = The connection is lost. What you chose is kept, and sent as soon as the server answers.
refused-unknown-table = There is no such table.
refused-not-your-seat = This seat is not yours.
refused-bad-protocol = This page is older than the server: load it again.
refused-too-many = Too many people look on here, or you look on at too many tables.
refused-banned = You may not come in here.
refused-unreadable = This server cannot read that table.

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
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
notes-why = Only you see this, and only in this browser.

## After the game

result = Result
challenge-week = Deals of the week
replay = Replay
download = Download the record
step = Step
story = The story of this game
