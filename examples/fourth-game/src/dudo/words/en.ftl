### Dudo (traditional)

title-dudo = Dudo
idea-dudo = Everybody hides dice under a cup and bids on all of them. How much can you say before somebody doubts you?

## What players do

dudo-bid = { $player } bids { $number } × { $face }.
    .choice = Bid { $number } × { $face }
dudo-dudo = “Dudo!” { $player } doubts { $number } × { $face }.
    .choice = Dudo! I doubt { $number } × { $face }

## What chance does

dudo-first = { $player } begins.
    .lot = { $player }
    .lots = First player
dudo-die = { $player } throws a { $face }.
    .lot = { $face }
    .lots = Dice
dudo-die-unseen = { $player } throws a die under the cup.

## What follows by itself

dudo-change-cup = Under the cup of { $player }: { $dice }.
dudo-change-count = { $count } × { $face }, jokers included; { $number } were bid.
dudo-change-loses = { $dice ->
    [0] { $player } loses the last die and is out.
   *[other] { $player } loses a die and has { $dice } left.
}
dudo-change-round = Round { $round }. { $first } begins.

## What is awaited

dudo-phase-first = Drawing lots for who begins
    .help = Lots decide who bids first (D1).
dudo-phase-throw = Throwing the dice
    .help = All throw their dice under their cups, and look at their own alone (D2).
dudo-phase-bid = Bidding
    .ask = Bid more, or doubt the last bid.
    .help = Bid a higher number of dice, or the same number with a higher face (D4). You know your own dice, and of the others about one in three shows the face, because ones are jokers (D5). If you do not believe the last bid, say dudo: whoever is wrong loses a die (D6).
dudo-phase-over = The game is over
    .help = The game is over: the last player with dice wins (D9).

## Ends and scores

dudo-reason-last = only one player has dice left
dudo-line-dice = Dice

## The table in words

dudo-table-goal = { $players ->
    [one] The last player with dice wins.
   *[other] The last player with dice wins. { $players } players are left, with { $dice } dice.
}
    .short = The last with dice wins · players: { $players } · dice: { $dice }
dudo-table-round = Round { $round }. { $phase }. First player: { $first }.
dudo-table-doubted = Doubted last: { $number } × { $face }. There were { $count }; { $player } lost a die.
dudo-table-seat = { $player }: dice { $dice }.
dudo-table-lifted = lifted last: { $dice }
dudo-table-bid = { $player } has bid { $number } × { $face }.
dudo-table-you = Your dice: { $dice }.
dudo-table-standing = dice { $dice }

## On the board

dudo-board-none = No bid yet
dudo-board-number = How many?
dudo-board-face = Which face?
