### The other pages, and what a table does not begin with

## Learning by playing

learn-what = About four minutes a game, on the real board. You can leave at any time and come back.
learn-game = Learn { $game }
learn-show = Show me how to play
lesson-begin = Begin
lesson-go-on = Go on where you left off
lesson-again = Once more
lesson-leave = Leave the lesson
lesson-step = Step { $at } of { $of }
lesson-watch = Watch …
lesson-other = You could do that, but try something else here:
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-take-back = Take it back
lesson-play = Play a short game

## Games in this browser

your-play = Your play
your-games-none = This browser keeps no games yet.
games-playing = Not over yet
games-over = Over
export-games = Save all games in a file
import-games = Import games from such a file:
imported = { $count ->
    [0] These games are all here already.
    [one] One game was imported.
   *[other] { $count } games were imported.
}
not-games = { $file } holds no games saved in a browser.
a-friend-here = a friend at this screen
invite-here = Everybody plays at this screen: sit down one after the other.
dice-here = The secret of these dice lies in this browser. So they prove afterwards that nobody changed them, but not that nobody looked.
move-what = The game goes on at the server as it stands here. There you can give a bot’s seat to a friend.
move = Go on with friends elsewhere

## A new table

new-table = New table: { $game }
your-name = Your name
who-plays = Who plays?
seat-number = Seat { $seat }
a-friend = a friend
rating-means = The number is a rating in this game. With 100 points more, a bot wins about 64 games of 100, one against one.
hints-allowed = Hints allowed
list-table = Everybody may find this table
clocks = Clock
clock-increment = Time added after each turn
clock-delay = Free time at the start of each turn
clock-nothing = none
takeover = A bot plays for absent players after
edition = Edition
own-edition = An edition file of your own (TOML)
not-an-edition = { $file } is not an edition file: it is not valid TOML.
never = no limit
create = Set the table
clock = Each player’s time for the whole game
seats = Seats
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

invite = Send this link to your friends. Whoever opens it may sit down or watch.
link-copy = Copy the link
link-copied = Copied
qr = QR code of this table
qr-show = QR code
link-here = Only this computer can open this link.
link-home = Everybody in your home network can open this link.
link-home-may = You can open it to everybody in your home network, as long as Tertulia runs.
link-home-how = To let your home network in, start Tertulia with “tertulia --home”.
link-home-open = Open it to my home network
link-address = Address
seat-free = free
sit = Sit here
sit-too = Sit here too
leave = Stand up
watching = You are watching. Sit down to play.
waiting-for-all = Waiting until everybody is back. The game then begins by itself.
link = Link to this table
start = { $free ->
    [0] Begin
    [one] Begin; a bot takes the free seat
   *[other] Begin; bots take the { $free } free seats
}

## After the game

score = Score
challenge-idea = Everybody who plays a deal has the same cards and dice and meets the same bots. Play it, see what bots reach in your place, and send it to a friend.
challenge-new = A deal of your own, to send to a friend
challenge-title = Beat this deal: { $game }
challenge-what = { $seats } players; you sit in seat { $seat }. The other seats are played by bots ({ $level }), who always answer the same moves in the same way. There are no hints, and nothing is taken back.
challenge-known = This deal is no secret: whoever has played it, or works it out from its code, knows what comes. So its dice prove nothing.
challenge-play = Play this deal
challenge-again = Play it again
challenge-send = Send this deal
challenge-result = This deal, in your seat
challenge-wins = Won
challenge-compare = What do bots reach here?
challenge-tries = { $count ->
    [one] You have played this deal once: { $first }.
   *[other] You have played this deal { $count } times. First: { $first }; best: { $best }.
}
yes = Yes
rematch = Play again
rematch-asked = { $count ->
    [one] { $player } would like to play again.
   *[other] The others would like to play again.
}
rematch-come = Come along
rematch-watch = Watch
dice-check = Check that chance was fair
dice-true = { $events ->
    [one] True: one event, computed again from the promised secret.
   *[other] True: { $events } events, all computed again from the promised secret.
}
dice-false = Something is wrong: this is not the chance that was promised.
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
autoplay = Play
autoplay-stop = Stop
before-start = Before the start
viewpoint = Seen by
spectator = a spectator
what-if = Play on from here
scores-over-time = Scores over time
story-back = To the table
moments = { $count ->
    [0] Turning points
    [one] One turning point
   *[other] { $count } turning points
}
moments-yours = { $count ->
    [0] Your turning points
    [one] Your turning point
   *[other] Your { $count } turning points
}
moments-of = Decisions of
moments-wait = Every decision is being judged by what its player knew then.
everybody = everybody
moment-when = { $player }, step { $event } of { $of }
moment-when-you = Step { $event } of { $of }
moment-did = What { $player } did
moment-did-you = What you did
moment-better = Better
moment-chance = Chance to win: { $left } % instead of { $best } %.
moment-points = { $points ->
    [one] Worth about one point.
   *[other] Worth about { $points } points.
}
moment-try = Try it again from here
moment-puzzle = As a puzzle
moment-link = Link to this moment
moment-show = Show it in the replay
analyse = Analyse this game
analysis-progress = Decisions judged: { $ready } of { $of }
analysis-all = All decisions
luck = Luck
luck-of = What chance decided:
luck-all = { $draws ->
    [one] Once
   *[other] { $draws } times
}
luck-seat = { $draws ->
    [one] { $player }: once
   *[other] { $player }: { $draws } times
}
luck-what = What
luck-came = Came
luck-expected = Expected
replay = Replay
download = Download the record
step = Step

## The house

bots-all = All bots
choose-record = Choose the file of a record:
choose-file = Choose a file
drop-file = or drop it here
not-a-record = { $file } is not a record: it is not JSON.

## Settings

theme = Colours
theme-auto = like my device
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

## At the table

hint-numbers = { $chance } % to win, expected score { $score }
coach-what = Coach: asks before a serious mistake
coach-agreed = A coach for everybody: it warns of serious mistakes
coach-table = Everybody at this table may have a coach, who warns them of serious mistakes.
coach-others = Where several people play, all have to agree: when the table is set, “A coach for everybody” has to be chosen.
coach-sure = Sure?
coach-loss = Your chance to win would fall from { $before } % to { $after } %.
coach-anyway = Play it anyway
coach-again = Choose again
coach-better = What is better?
coach-best = Better: { $action }.
coach-was = That was costly: your chance to win fell from { $before } % to { $after } %.
wish = { $player } would like to take the last action back.
agree = Agreed
disagree = No
finale-won = You win!
finale-shared = You share the win!
finale-lost = A game well played.
table-in-words = The table in words
curtain = It is { $player }’s turn. Everybody else looks away.
curtain-open = I am { $player }
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clock-tenths = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
clock-waits = waits { $seconds } s
clock-low = You have less than { $seconds } seconds left.
clock-out = Your time ran out; a bot plays on for you.
why-instead = Possible now: { $choices }{ $more ->
    [0] {""}
   *[other] {" "}· and { $more } more
}
rules-goal = The goal
rules-turn = A turn
rules-end = The end
rules-box = In the box
dice-promise = What chance brings was settled before the game. Its seal:
resign-sure = A bot will play your seat until the end. Are you sure?
over = The game is over: { $reason }.
hint-only = There is no other choice.
keys = Keys
keys-number = choose by number, from the list or a spot on the board (Enter ends a number)
keys-spot = go from one spot to the next, and press one
keys-explain = what can be done here, and what matters
keys-hint = ask for a hint
keys-list = choices in words, or only the board
keys-escape = let go of what was picked, close, skip
keys-keys = this list
why-over = The game is over.
why-not-you = Nothing can be chosen now: it is { $player }’s turn.
why-not-now = It cannot be chosen now. { $ask }
resign = Leave the seat to a bot

## Beside the board

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
notes-why = Only you see this, and only in this browser.
chat = Chat

## Analysis

analysis = Analysis
analysis-chances = Chances to win, as each player could judge them
analysis-mistakes = The most costly decisions
analysis-mistake = { $player }, before event { $event }: { $played }. Better: { $best }. Chance to win: { $chance } % instead of { $before } %.
analysis-mistakes-none = Nothing was found that would have been clearly better.
analysis-turns = Where the chances turned
analysis-turn = { $player }, before event { $event }: from { $before } % to { $after } %.
analysis-head-event = Event
analysis-head-player = Player
analysis-head-chance = Chance
analysis-head-loss = Lost %
analysis-head-points = Lost points
analysis-head-played = Played
analysis-head-best = Best
