### Viva Pamplona! (Wolfgang Kramer, 1992)

## What players do

pamplona-move = { $steps ->
    [one] { $player } moves a runner one space on from space { $space }.
   *[other] { $player } moves a runner { $steps } spaces on from space { $space }.
}
    .choice = { $steps ->
        [one] Move a runner one space on from space { $space }
       *[other] Move a runner { $steps } spaces on from space { $space }
    }
pamplona-stay = { $player } leaves a runner on space { $space }.
    .choice = Leave the runner on space { $space } where it is
pamplona-move-one = { $steps ->
    [one] { $player } uses die { $die } and moves the last runner one space on from space { $space }.
   *[other] { $player } uses die { $die } and moves the last runner { $steps } spaces on from space { $space }.
}
    .choice = { $steps ->
        [one] Use die { $die }: move the last runner one space on from space { $space }
       *[other] Use die { $die }: move the last runner { $steps } spaces on from space { $space }
    }
pamplona-stay-one = { $player } uses die { $die } and leaves the last runner on space { $space }.
    .choice = Use die { $die }: leave the runner on space { $space } where it is
pamplona-shove-on = { $steps ->
    [one] { $player } shoves { $other_player } one space forward.
   *[other] { $player } shoves { $other_player } { $steps } spaces forward.
}
    .can = shove them forward
    .choice = { $steps ->
        [one] Shove { $other_player } one space forward
       *[other] Shove { $other_player } { $steps } spaces forward
    }
pamplona-shove-back = { $steps ->
    [one] { $player } shoves { $other_player } one space back.
   *[other] { $player } shoves { $other_player } { $steps } spaces back.
}
    .can = shove them back
    .choice = { $steps ->
        [one] Shove { $other_player } one space back
       *[other] Shove { $other_player } { $steps } spaces back
    }
pamplona-shove-not = { $player } does not shove { $other_player }.
    .can = leave them in peace
    .choice = Leave { $other_player } in peace

## What chance does

pamplona-first = { $player } runs first.
    .lot = { $player }
    .lots = First player
pamplona-number = { $player } throws a { $steps } with die { $die }.
    .lot = { $steps }
    .lots = Die { $die }
pamplona-arrow = { $player } throws an arrow with die { $die }.
    .lot = arrow
    .lots = Die { $die }
pamplona-torro = { $steps ->
    [one] Torro advances one space.
   *[other] Torro advances { $steps } spaces.
}
    .lot = { $steps }
    .lots = Torro cards
pamplona-attack = Torro attacks!
    .lot = attack
    .lots = Torro cards
pamplona-attack-void = Torro is still in the pen: the attack does not count, and another card is turned.
    .lot = attack
    .lots = Torro cards

## What follows by itself

pamplona-change-torro = Torro is now on space { $space }.
pamplona-change-gains = { $player } gains { $courage } courage.
pamplona-change-loses = { $player } loses { $courage } courage.
pamplona-change-spared = { $player } neither gains nor loses courage.
pamplona-change-runners = { $count ->
    [one] The runner of { $player } is now on space { $runners }.
   *[other] The runners of { $player } are now on spaces { $runners }.
}
pamplona-change-rows = { $count ->
    [one] { $player } reaches the arena: a seat in row { $rows }.
   *[other] { $player } reaches the arena: seats in rows { $rows }.
}
pamplona-change-fear = { $player } comes to a fear space and pays { $courage } courage.
pamplona-change-credits = { $player } has to borrow: credits from { $before } to { $after }.
pamplona-change-outnumbered = { $player }, outnumbered on space { $space }, pays { $courage } courage to { $other_player }.
pamplona-change-round = Round { $round }.
pamplona-change-torro-end = Torro is in the arena: the game is over.
pamplona-change-seated-end = All runners are seated: the game is over.

## Why an action may be good

pamplona-why-arena = Reaches the arena, safe from Torro, for a seat worth at least { $row }.
pamplona-why-outnumbers = Outnumbers others on a space, who pay for it: +{ $courage } courage.
pamplona-why-escapes = Brings a runner out from behind Torro: { $after } instead of { $before } if he attacks ({ $attacks } of the { $deck } cards left).
pamplona-why-reward = Comes closer to Torro: { $after } instead of { $before } if he attacks ({ $attacks } of the { $deck } cards left).
pamplona-why-less = Limits the damage: { $after } instead of { $before } if Torro attacks ({ $attacks } of the { $deck } cards left).
pamplona-why-keeps =
    { $runners ->
        [one] Keeps one runner
       *[other] Keeps { $runners } runners
    } within Torro’s reach: { $courage } if he attacks ({ $attacks } of the { $deck } cards left).
pamplona-why-together = Brings runners together on space { $space }, where they can outnumber others.
pamplona-why-nears = After { $cards } of the { $deck } cards left Torro is so close to this runner that his next attack pays.
pamplona-why-safer = { $after } of the { $deck } cards left bring Torro past this runner, instead of { $before }.
pamplona-why-frightens = Sends { $other_player } to a fear space: -{ $courage } courage.
pamplona-why-hurts = Worse for { $other_player }: { $after } instead of { $before } if Torro attacks ({ $attacks } of the { $deck } cards left).
pamplona-why-hinders =
    { $steps ->
        [one] Makes the way to the arena one space longer
       *[other] Makes the way to the arena { $steps } spaces longer
    } for { $other_player }.
pamplona-why-hurries = Hurries { $other_player } along: whoever comes sooner sits lower. The next row is worth { $row }.
pamplona-why-leaves = Leaves { $other_player } outnumbered: whoever stays there pays { $courage } courage again.
pamplona-why-lingers = Stays near Torro: { $courage } if he attacks ({ $attacks } of the { $deck } cards left).
pamplona-why-awaits = Waits for Torro: after { $cards } of the { $deck } cards left he is so close that his next attack pays.
pamplona-why-later = Waits: whoever comes later sits higher. The next row is worth { $row }.
pamplona-why-tomatoes = The tomatoes stop the runner on space { $space }.
pamplona-why-rearmost = Brings on the last of your runners, on space { $space }.
pamplona-why-onward =
    { $left ->
        [one] One space is left to the arena.
       *[other] { $left } spaces are left to the arena.
    }

## What is awaited

pamplona-phase-first = Drawing lots for the first player
    .help = Lots decide who runs first. The others follow clockwise, and when all have run, Torro acts (P1).
pamplona-phase-roll-a = Throwing die A
    .help = Both dice are thrown before anything is chosen (P3). A number must be run in full; an arrow is any number from 0 to 6 (P4).
pamplona-phase-roll-b = Throwing die B
    .help = Now die B is thrown. Each die moves one runner, and the two dice move two different ones (P3).
pamplona-phase-die-a = Choosing a runner for die A
    .ask = Choose a runner for die A.
    .help = Choose the runner for die A; another one must take die B (P3). Close in front of Torro an attack brings courage, behind him it costs courage (P15). Where your runners outnumber a team, it pays you, and whoever reaches the arena late sits in a better row (P9, P12).
pamplona-phase-die-b = Choosing another runner for die B
    .ask = Choose another runner for die B.
    .help = Another runner takes die B; the one with die A is done (P3). Fear spaces cost courage, and tomatoes throw you back (P7, P8). Where you outnumber a team after this move, it pays you (P9).
pamplona-phase-one-die = Choosing a die for the last runner in play
    .ask = Only one runner is in play: choose which die moves it.
    .help = One runner is left: use one of the two dice on it, as you like; the other lapses (P5). A late seat is worth more (P12). But if Torro reaches the arena first, the runner gets no seat, and each space behind him costs a point (P20).
pamplona-phase-shove = Shoving
    .ask = You outnumber them: { $can }.
    .help = You outnumber this team here, and it has paid you already (P9). You may push its runners forward or back by the difference, or leave them (P10). Behind Torro or on a fear space they lose courage; in front of him they would gain some (P7, P15).
pamplona-phase-torro = Turning a Torro card
    .help = All have run, and a Torro card is turned. A number moves him on (P14). An attack pays those close in front of him and costs those behind (P15).
pamplona-phase-over = The game is over
    .help = The game is over. Courage and rows are added up; credits are taken off, and, if Torro ended the game, the spaces that runners without a seat are behind him. The most points win (P20).

## Options, ends and scores

pamplona-edition-fx-schmid-1992 = F.X. Schmid, 1992
pamplona-option-rotate_start = Each round begins with the next player
pamplona-option-fear_shields = On a fear space, runners behind Torro lose nothing when he attacks
pamplona-option-shove_needs_arrival = Shoves only where one of your runners has just arrived
pamplona-reason-torro = Torro is in the arena
pamplona-reason-seated = all runners are seated
pamplona-line-courage = Courage
pamplona-line-credits = Credits
pamplona-line-rows = Rows
pamplona-line-penalty = Behind Torro

## The table in words

pamplona-table-goal =
    Most courage plus rows wins. The game ends when Torro is in the arena ({ $way ->
        [one] one space to go
       *[other] { $way } spaces to go
    }) or all runners are seated ({ $runners ->
        [one] one left
       *[other] { $runners } left
    }).
    .short = Most courage + rows wins · Torro: { $way } to go · { $runners } left
pamplona-table-goal-over = Most courage plus rows wins. The game is over: { $reason }.
    .short = Most courage + rows wins · the game is over
pamplona-table-round = Round { $round }. { $phase }. First player: { $first }.
pamplona-table-path = Street: spaces 1 to { $street }, arena: from { $arena }. Tomatoes: { $tomatoes }. Fear: { $fear }.
pamplona-table-torro = { $torro ->
    [0] Torro is in the pen. Cards left: { $deck }, turned (! is an attack): { $discard }.
   *[other] Torro is on space { $torro }. Cards left: { $deck }, turned (! is an attack): { $discard }.
}
pamplona-table-dice = Dice (> is an arrow): A { $a }, B { $b }.
pamplona-table-seat = { $player }: courage { $courage }, credits { $credits }; runners on: { $runners }; seated in rows: { $rows }.
pamplona-table-attack = courage if Torro attacked now: { $attack }
pamplona-table-standing = courage { $courage }, seated { $seated }

## What lies on the board

pamplona-spot-space = Space { $space }
pamplona-spot-start = Space { $space }, the start
pamplona-spot-sand = Space { $space }, in the arena
pamplona-spot-fear = Fear space { $space }
pamplona-spot-tomato = Tomatoes on space { $space }
pamplona-spot-pen = The pen
pamplona-spot-arena = The arena
pamplona-spot-row = Row { $row }
pamplona-spot-runner = { $count ->
    [one] { $player }: a runner on space { $space }
   *[other] { $player }: { $count } runners on space { $space }
}
pamplona-spot-die = { $face ->
    [none] Die { $die }
    [arrow] Die { $die }: an arrow
   *[other] Die { $die }: { $face }
}
pamplona-spot-shove = Shove on space { $space }: { $player } outnumbers { $other_player } by { $steps }
pamplona-spot-torro = { $space ->
    [0] Torro, in the pen
   *[other] Torro, on space { $space }
}
pamplona-spot-deck = Torro cards left: { $count }
pamplona-spot-card = { $card ->
    [attack] Torro card: attack
   *[other] Torro card: { $card }
}
pamplona-spot-seat = { $player }: courage { $courage }, credits { $credits }, balance { $balance }
pamplona-spot-credit = { $player }: credits { $credits }, balance { $balance }
pamplona-spot-attack = { $player }: { $attack } courage if Torro attacked now
pamplona-spot-first = { $player } runs first
pamplona-spot-round = Round { $round }

## What it is and what it does

pamplona-help-space = A space of the way from the pen to the arena. Any number of runners may share it; those with a frightened face cost courage, and nobody can stay on the tomatoes.
pamplona-help-start = All runners start here. They only run forward, but they may be shoved back to this space.
pamplona-help-fear = Every runner that arrives here, by itself or shoved, costs its owner 1 courage. Staying is free.
pamplona-help-tomato = Whoever arrives on the tomatoes, Torro too, slides back at once to the last space before them. Running across is free.
pamplona-help-pen = Torro waits here until the first number card lets him out.
pamplona-help-arena = The end of the run. Runners who get here are seated after all players have run; if Torro gets here, the game ends.
pamplona-help-row = A runner seated in this row scores its number at the end. Early arrivals get the low rows, late ones the high rows.
pamplona-help-runner = Runners of one team. On your turn each die moves one of your runners, and the two dice go to two different runners: press a runner, then the space it should reach.
pamplona-help-die = A number must be run in full. An arrow is any number from 0 to 6, as you like.
pamplona-help-shove = Where your runners outnumber another team, it pays you the difference, and you may move all its runners there by that many spaces, forward or back, or leave them.
pamplona-help-torro = Torro runs after all players have run. When he attacks, being close in front of him brings courage, and being behind him costs courage.
pamplona-help-deck = When all players have run, the top card is turned: a number moves Torro, an exclamation mark is an attack.
pamplona-help-card = A Torro card that was turned: a number moved him that far, an exclamation mark was an attack. Turned cards stay out until the deck is used up.
pamplona-help-seat = A player’s courage. At the end it counts together with the rows of the seated runners, and credits are deducted.
pamplona-help-credit = Whoever cannot pay takes credits of 10. Each takes 10 points off the final score and cannot be paid back.
pamplona-help-attack = What an attack by Torro would bring or cost this player now: a runner on his space brings 3, one ahead 2, two ahead 1, and each space behind him costs 1.
pamplona-help-first = This player runs first in the round; the others follow clockwise, then Torro acts.
pamplona-help-round = In a round every player runs once, then Torro acts.
