### Viva Pamplona! (Wolfgang Kramer, 1992)

## What players do

pamplona-move = { $player } moves a runner from space { $space } by { $steps }.
    .choice = Move the runner on space { $space } by { $steps }
pamplona-stay = { $player } leaves a runner on space { $space }.
    .choice = Leave the runner on space { $space } where it is
pamplona-move-one = { $player } uses die { $die } and moves the last runner from space { $space } by { $steps }.
    .choice = Use die { $die }: move the runner on space { $space } by { $steps }
pamplona-stay-one = { $player } uses die { $die } and leaves the last runner on space { $space }.
    .choice = Use die { $die }: leave the runner on space { $space } where it is
pamplona-shove-on = { $steps ->
    [one] { $player } shoves { $other_player } one space forward.
   *[other] { $player } shoves { $other_player } { $steps } spaces forward.
}
    .choice = { $steps ->
        [one] Shove { $other_player } one space forward
       *[other] Shove { $other_player } { $steps } spaces forward
    }
pamplona-shove-back = { $steps ->
    [one] { $player } shoves { $other_player } one space back.
   *[other] { $player } shoves { $other_player } { $steps } spaces back.
}
    .choice = { $steps ->
        [one] Shove { $other_player } one space back
       *[other] Shove { $other_player } { $steps } spaces back
    }
pamplona-shove-not = { $player } does not shove { $other_player }.
    .choice = Leave { $other_player } in peace

## What chance does

pamplona-first = { $player } runs first.
pamplona-number = { $player } throws a { $steps } with die { $die }.
pamplona-arrow = { $player } throws an arrow with die { $die }.
pamplona-torro = { $steps ->
    [one] Torro advances one space.
   *[other] Torro advances { $steps } spaces.
}
pamplona-attack = Torro attacks!
pamplona-attack-void = Torro is still in the pen: the attack does not count, and another card is turned.

## What follows by itself

pamplona-change-torro = Torro is now on space { $space }.
pamplona-change-seat = { $player }: { $changes }.
pamplona-change-runners = { $count ->
    [one] runner on { $runners }
   *[other] runners on { $runners }
}
pamplona-change-rows = { $count ->
    [one] seated in row { $rows }
   *[other] seated in rows { $rows }
}
pamplona-change-courage = courage from { $before } to { $after }
pamplona-change-credits = credits from { $before } to { $after }
pamplona-change-outnumbered = { $player }, outnumbered on space { $space }, pays { $courage } courage to { $other_player }.
pamplona-change-round = Round { $round }.

## What is awaited

pamplona-phase-first = Drawing lots for the first player
pamplona-phase-roll-a = Throwing die A
pamplona-phase-roll-b = Throwing die B
pamplona-phase-die-a = Choosing a runner for die A
pamplona-phase-die-b = Choosing another runner for die B
pamplona-phase-one-die = Choosing a die for the last runner in play
pamplona-phase-shove = Shoving
pamplona-phase-torro = Turning a Torro card
pamplona-phase-over = The game is over

## Options, ends and scores

pamplona-option-rotate_start = After each action of Torro the next seat clockwise goes first
pamplona-option-fear_shields = A runner behind Torro loses nothing while on a fear space
pamplona-option-shove_needs_arrival = A shove is possible only where one of your own runners has just arrived
pamplona-reason-torro = Torro is in the arena
pamplona-reason-seated = all runners are seated
pamplona-line-courage = Courage
pamplona-line-credits = Credits
pamplona-line-rows = Rows
pamplona-line-penalty = Behind Torro

## The table in words

pamplona-table-round = Round { $round }. { $phase }. First player: { $first }.
pamplona-table-path = Street: spaces 1 to { $street }, arena: from { $arena }. Tomatoes: { $tomatoes }. Fear: { $fear }.
pamplona-table-torro = { $torro ->
    [0] Torro is in the pen. Cards left: { $deck }, turned (! is an attack): { $discard }.
   *[other] Torro is on space { $torro }. Cards left: { $deck }, turned (! is an attack): { $discard }.
}
pamplona-table-dice = Dice (> is an arrow): A { $a }, B { $b }.
pamplona-table-seat = { $player }: courage { $courage }, credits { $credits }; runners on: { $runners }; seated in rows: { $rows }.
pamplona-table-attack = courage if Torro attacked now: { $attack }
