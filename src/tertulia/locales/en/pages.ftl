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
import-games = Bring games from such a file:
imported = { $count ->
    [0] These games are all here already.
    [one] One game was brought.
   *[other] { $count } games were brought.
}
not-games = { $file } holds no games of a browser.
a-friend-here = a friend at this screen
invite-here = Everybody plays at this screen: sit down one after the other.
dice-here = The secret of these dice lies in this browser. So they prove afterwards that nobody changed them, but not that nobody looked.
move-what = The game goes on at the server as it stands here. There you can give a bot’s seat to a friend.

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
takeover = A bot plays for who is away, after
edition = Edition
own-edition = An edition file of your own (TOML)
not-an-edition = { $file } is not an edition file: it is not valid TOML.
never = no limit
create = Set the table

## Before the game

invite = Send this link to your friends. Who opens it may sit down, or watch.
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
sit-too = Sits here too
leave = Stand up
watching = You are watching. Sit down to play.
waiting-for-all = Waiting until everybody is back. The game then begins by itself.

## After the game

score = Score
challenge-idea = Everybody who plays a deal has the same cards and dice and meets the same bots. Play it, see what bots reach in your place, and send it to a friend.
challenge-new = A deal of your own, to send to a friend
challenge-title = Beat this deal: { $game }
challenge-what = { $seats } players; you sit in seat { $seat }. The other seats are played by bots ({ $level }), who do the same for everybody who plays the same. There are no hints, and nothing is taken back.
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
moment-chance = Chance to win: { $left } % instead of { $best } %.
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
luck-of = Draws of
luck-all = { $draws ->
    [one] One draw
   *[other] { $draws } draws
}
luck-seat = { $draws ->
    [one] { $player }: one draw
   *[other] { $player }: { $draws } draws
}
luck-what = What
luck-came = Came
luck-expected = Expected
