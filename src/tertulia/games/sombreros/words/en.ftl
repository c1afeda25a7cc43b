### Caramba! (Alex Randolph, 1992)

## What players do

sombreros-place = { $player } places a sombrero on space { $space }.
    .choice = Place a sombrero on space { $space }
sombreros-ambush = { $player } lays an ambush on space { $space }.
    .can = lay an ambush
    .choice = Lay an ambush on space { $space }
sombreros-recall = { $player } takes back the ambush from space { $space }.
    .can = take one back
    .choice = Take back the ambush from space { $space }
sombreros-ready = { $player } is ready.
    .can = say that you are ready
    .choice = Ready
sombreros-throw = { $dice ->
    [one] { $player } chooses to throw one die.
   *[other] { $player } chooses to throw { $dice } dice.
}
    .choice = { $dice ->
        [one] Throw one die
       *[other] Throw { $dice } dice
    }
sombreros-offer = { $player } offers { $silver } silver for an extra die.
    .can = offer silver for one die more
    .choice = Offer { $silver } silver for an extra die
sombreros-no = { $player } makes no offer.
    .can = make no offer
    .never = No offers in this race
    .kept = You make no offers in this race.
    .choice = Make no offer
sombreros-accept = { $player } accepts { $silver } silver from { $other_player } and throws an extra die.
    .can = accept an offer and throw one die more
    .choice = Accept { $silver } silver from { $other_player } and throw an extra die
sombreros-refuse = { $player } refuses every offer.
    .can = refuse every offer
    .choice = Refuse every offer

## What chance does

sombreros-first = { $player } places the first sombrero.
    .lot = { $player }
    .lots = First player
sombreros-die = { $player } rolls a { $face }.
    .lot = { $face }
    .lots = Dice

## What follows by itself

sombreros-change-moved = { $player } moves from space { $from } to { $to }.
sombreros-change-arrived = { $player } reaches the mine from space { $space }.
sombreros-change-occupied = Space { $space } is occupied: { $player } throws one more die.
sombreros-change-ambushed = { $dice ->
    [one] { $player } is ambushed on space { $space }: one more die.
   *[other] { $player } is ambushed on space { $space }: { $dice } more dice.
}
sombreros-change-paid = { $player } pays { $silver } silver to { $other_player }.
sombreros-change-pot = { $player } pays { $silver } silver into the pot.
sombreros-change-won = { $player } wins the race and takes the pot: { $silver } silver.
sombreros-change-race = Race { $race }. Placing order: { $order }.
sombreros-change-round = Round { $round }.
sombreros-change-broke = { $player } cannot pay in full and is broke: nothing more to pay in this race.
sombreros-change-broke-end = Broke, and not the winner of this race: { $names }. The game is over.
sombreros-change-bankrupt-end = No silver left after this race: { $names }. The game is over.
sombreros-change-guard-end = That was the last race. The game is over.

## Why an action may be good

sombreros-why-last = For { $silver } silver the throw leaves this sombrero behind all others { $chance } times in 100 instead of { $instead }: the last one on the road wins the pot of { $pot }.
sombreros-why-slower = For { $silver } silver the throw reaches the mine { $chance } times in 100 instead of { $instead }.
sombreros-why-fewer = Slower for { $silver } silver: dice { $dice } instead of { $entitled }.
sombreros-why-broke = Being broke means throwing all dice ({ $dice }) and paying nothing more in this race.
sombreros-why-free =
    Costs nothing. The mine is { $way ->
        [one] one space
       *[other] { $way } spaces
    } away: the throw reaches it { $chance ->
        [0] less than once in 100.
        [one] once in 100.
       *[other] { $chance } times in 100.
    }
sombreros-why-rear =
    Starts behind all others, { $gap ->
        [one] one space
       *[other] { $gap } spaces
    } behind the next: the last one on the road wins.
sombreros-why-front =
    Starts ahead of all, { $way ->
        [one] one space
       *[other] { $way } spaces
    } from the mine: a single die as long as nobody passes.
sombreros-why-between =
    Starts { $way ->
        [one] one space
       *[other] { $way } spaces
    } from the mine, with { $dice ->
        [one] one die
       *[other] { $dice } dice
    } for the first throw.
sombreros-why-trap =
    { $other_player } lands there { $chance } times in 100 and must throw { $dice ->
        [one] one die
       *[other] { $dice } dice
    } more; none of your own sombreros comes by.
sombreros-why-ambush =
    { $other_player } lands there { $chance } times in 100 and must throw { $dice ->
        [one] one die
       *[other] { $dice } dice
    } more.
sombreros-why-lurks =
    Out of reach of one throw for now; whoever comes to space { $space } later must throw { $dice ->
        [one] one die
       *[other] { $dice } dice
    } more.
sombreros-why-again = Everybody has passed the ambush on space { $space }: it can be laid again.
sombreros-why-holds-back = Keeps ambushes in hand for a better space: { $tokens }.
sombreros-why-leaves = Leaves the ambushes on the road where they are: { $tokens }.
sombreros-why-pushes = For { $silver } silver { $other_player } reaches the mine { $chance } times in 100 instead of { $instead }.
sombreros-why-hurries =
    For { $silver } silver { $other_player } throws one die more and comes closer to the mine, now { $way ->
        [one] one space
       *[other] { $way } spaces
    } away.
sombreros-why-thrifty = Keeps all { $silver } silver. Without an offer { $other_player } reaches the mine { $chance } times in 100.
sombreros-why-gains = { $silver } silver from { $other_player } at once. The throw reaches the mine { $chance } times in 100 instead of { $instead }.
sombreros-why-refuses =
    Throws { $dice ->
        [one] one die
       *[other] { $dice } dice
    } only and reaches the mine { $chance } times in 100 instead of { $instead }.

## What is awaited

sombreros-phase-first = Drawing lots for the first player
    .help = Lots decide who places the first sombrero. In later races the winner of the last one does (S2).
sombreros-phase-placing = Placing the sombreros
    .ask = Place a sombrero on a free space of the road.
    .help = Choose where this sombrero starts (S3). The last one on the road wins the pot, so stay far from the mine (S15). But whoever stands behind others throws more dice: one more for each sombrero ahead (S6).
sombreros-phase-preparing = Ambushes before the round
    .ask = Before the round: { $can }.
    .help = You may lay ambushes on free spaces of the road (S10). Whoever lands on one must throw more dice at once, the most on stone (S12). The best spaces are those that the others will hit and you will not.
sombreros-phase-window = Ambushes
    .ask = Before your throw: { $can }.
    .help = Before your throw you may lay an ambush, or take back one that everybody has passed (S10). Whoever lands on it must throw more dice, you too (S12). So look for spaces that only the others still have ahead of them.
sombreros-phase-dice = Choosing the number of dice
    .ask = { $choices ->
        [one] Throw: you cannot throw fewer dice.
       *[other] How many dice do you throw? Fewer cost silver.
    }
    .help = This sombrero throws one die, and one more for each sombrero ahead of it (S6). Going slowly is good, because the last one on the road wins the pot (S15). Fewer dice cost silver, and each further one costs more (S9): pay when it keeps you out of the mine.
sombreros-phase-offers = Offers for an extra die
    .ask = { $dice ->
        [one] { $thrower } is about to throw one die; the pot holds { $pot } silver. Your turn: { $can }.
       *[other] { $thrower } is about to throw { $dice } dice; the pot holds { $pot } silver. Your turn: { $can }.
    }
    .help = Somebody with less silver is about to throw. You may pay them for one die more, so that they come closer to the mine (S13). You pay only if they accept: offer when that die can really bring them there.
sombreros-phase-answer = Answer to the offers
    .ask = { $dice ->
        [one] You are about to throw one die; the pot holds { $pot } silver. Your turn: { $can }.
       *[other] You are about to throw { $dice } dice; the pot holds { $pot } silver. Your turn: { $can }.
    }
    .help = Richer players want you to throw one die more. Take one of the offers, and the silver is yours at once, or refuse them all (S13). It is easy money while the mine is far away, and dear when it is near.
sombreros-phase-throw = Throwing
    .help = The dice are thrown, and the sombrero moves by their total (S7). Where it lands decides whether it may rest (S8, S12).
sombreros-phase-occupied = Occupied space: one more die
    .help = A sombrero sits there already. Its owner pays the newcomer, who throws one more die and moves on (S8).
sombreros-phase-ambushed = Ambush: the dice decide
    .help = An ambush! The ground says how many dice must be thrown at once, and the sombrero moves on by their total (S12).
sombreros-phase-over = The game is over
    .help = The game is over, and the most silver wins. It ends when, after a race, somebody has no silver, or was broke and did not win it (S16).

## Options, ends and scores

sombreros-edition-amigo-1992 = Amigo, 1992
sombreros-option-offers = Offers: richer opponents may pay for an extra die
sombreros-option-round_ambush = Ambushes may be laid before every round, not only before the first
sombreros-reason-bankrupt = somebody has no silver left
sombreros-reason-guard = the last race has been run
sombreros-reason-broke = somebody was broke and did not win the race
sombreros-line-silver = Silver

## The table in words

sombreros-table-goal = The most silver wins. The game ends after a race that ruins somebody (the poorest has { $silver }) or after race { $races } (this is { $race }).
    .short = Most silver wins · race { $race } (max. { $races }) · poorest: { $silver }
sombreros-table-goal-broke = The most silver wins. Whoever is broke ({ $names }) must win this race, or the game ends with it.
    .short = Most silver wins · last race? · broke: { $names }
sombreros-table-goal-over = The most silver wins. The game is over: { $reason }.
    .short = Most silver wins · the game is over
sombreros-table-race = { $round ->
    [0] Race { $race }, before the start. { $phase }. Pot: { $pot }.
   *[other] Race { $race }, round { $round }. { $phase }. Pot: { $pot }.
}
sombreros-table-route = The route: { $route }. The mine lies beyond { $last }.
sombreros-table-terrain = { $terrain ->
    [stone] stone
    [gravel] gravel
   *[earth] earth
} { $from } to { $to }
sombreros-table-turn = { $entitled ->
    [one] On turn: the sombrero on space { $space }, entitled to one die. Then, by space: { $waiting }.
   *[other] On turn: the sombrero on space { $space }, entitled to { $entitled } dice. Then, by space: { $waiting }.
}
sombreros-table-prices = Prices now: welcome on an occupied space { $welcome }, next arrival at the mine { $arrival }.
sombreros-table-throws = Number of dice and its price: { $throws }.
sombreros-table-throw = { $dice }: { $price }
sombreros-table-offers = Offers: { $offers }.
sombreros-table-seat = { $player }: silver { $silver }; sombreros on: { $sombreros }, at the mine: { $arrived }; ambushes on: { $ambushes }, tokens in hand: { $tokens }.
sombreros-table-broke = { $player } is broke until the race ends and pays nothing more.
sombreros-table-order = Placing order: { $order }.
sombreros-table-dice = { $dice ->
    [one] Throwing one die; so far: { $faces }.
   *[other] Throwing { $dice } dice; so far: { $faces }.
}
sombreros-table-standing = { $silver } silver · on { $sombreros } · mine { $arrived }
sombreros-table-step = Sum { $step }
sombreros-table-stake = { $dice ->
    [one] { $thrower }: one die · pot { $pot }
   *[other] { $thrower }: { $dice } dice · pot { $pot }
}
sombreros-table-when = { $round ->
    [0] Race { $race }
   *[other] Race { $race } · Round { $round }
}
sombreros-table-board = The road from Acapulco to the mine

## What is seen on the board

sombreros-spot-space = Space { $space }, { $terrain ->
    [stone] stone
    [gravel] gravel
   *[earth] earth
}
sombreros-spot-hat = { $where ->
    [route] Sombrero of { $player } on space { $space }
    [mine] Sombrero of { $player } at the mine
   *[hand] Sombrero of { $player }, not placed yet
}
sombreros-spot-ambush = Ambush of { $player } on space { $space }
sombreros-spot-token = Ambush token in the hand of { $player }
sombreros-spot-mine = { $count ->
    [one] The mine: one sombrero has arrived
   *[other] The mine: { $count } sombreros have arrived
}
sombreros-spot-start = Acapulco, where the road begins
sombreros-spot-terrain = { $terrain ->
    [stone] { $dice ->
        [one] Ambush on stone: one die
       *[other] Ambush on stone: { $dice } dice
    }
    [gravel] { $dice ->
        [one] Ambush on gravel: one die
       *[other] Ambush on gravel: { $dice } dice
    }
   *[earth] { $dice ->
        [one] Ambush on earth: one die
       *[other] Ambush on earth: { $dice } dice
    }
}
sombreros-spot-welcome = Welcome on an occupied space: { $silver } silver
sombreros-spot-arrival = Next arrival at the mine: { $silver } silver
sombreros-spot-pot = The pot: { $silver } silver
sombreros-spot-race = { $round ->
    [0] Race { $race } of at most { $races }, before the start
   *[other] Race { $race } of at most { $races }, round { $round }
}
sombreros-spot-order = Placing order: { $order }
sombreros-spot-seat = { $player }: { $silver } silver
sombreros-spot-broke = { $player }: { $silver } silver, broke until the race ends
sombreros-spot-turn = { $player } on space { $space }: turn still to come in this round
sombreros-spot-entitled = { $dice ->
    [one] On turn: { $player } on space { $space }, entitled to one die
   *[other] On turn: { $player } on space { $space }, entitled to { $dice } dice
}
sombreros-spot-dice = { $dice ->
    [one] Throw one die: { $silver } silver
   *[other] Throw { $dice } dice: { $silver } silver
}
sombreros-spot-die = { $face ->
    [-1] A die not thrown yet
   *[other] A die: { $face }
}
sombreros-spot-sum = Offer { $silver } silver
sombreros-spot-offer = { $player } offers { $silver } silver
sombreros-spot-no = No offer
sombreros-spot-refuse = Refuse all
sombreros-spot-ready = Ready

## What it is good for

sombreros-help-space = A space of the road. Sombreros are placed, and ambushes laid, on free spaces only; a higher number is nearer the mine.
sombreros-help-hat = A sombrero moves by dice whether its owner likes it or not. Whoever stays on the road longest wins the race and the pot.
sombreros-help-ambush = An ambush lies in wait: whoever lands on it, even its owner, throws more dice at once and moves on. The token stays, and its owner may take it back when every sombrero is past it.
sombreros-help-token = An ambush token in hand. It can be laid on a free space before the first round and before your own turns.
sombreros-help-mine = The silver mine is where nobody wants to be. Whoever reaches it pays into the pot and is out of this race.
sombreros-help-start = The road begins at Acapulco. Far from the mine you last longer, but the sombrero farthest back throws the most dice.
sombreros-help-terrain = The ground decides how strong an ambush is: many dice far from the mine, few near it.
sombreros-help-welcome = If a sombrero lands on an occupied space, the owner of the one that sits there pays this much to the newcomer, who throws one more die.
sombreros-help-arrival = What the next sombrero to reach the mine pays into the pot. Each arrival of a race costs more than the one before.
sombreros-help-pot = Payments for dice not thrown and for arrivals go into the pot. The last player on the road takes it all.
sombreros-help-race = A game is several races, and each race makes all payments dearer. It ends when, after a race, somebody has no silver, or was broke and did not win it.
sombreros-help-order = In this order the sombreros were placed. After a race its winner places first, then the others, the latest arrival first.
sombreros-help-seat = A player’s silver. When somebody has none left after a race, or was broke and did not win it, the game is over and the richest wins.
sombreros-help-broke = Whoever cannot pay in full is broke until the race ends: they pay nothing more, throw all their dice, make no offers and keep what they receive. If they do not win this race, the game is over.
sombreros-help-turn = Sombreros that still move in this round, the one nearest the mine first.
sombreros-help-entitled = The sombrero on turn. It throws one die, and one more for each sombrero ahead of it on the road.
sombreros-help-dice = Throwing fewer dice costs silver: 1 for the first die less, 2 more for the second, 3 more for the third, times the number of the race. It goes into the pot.
sombreros-help-die = The dice show 0 to 5. The sombrero moves by their total.
sombreros-help-sum = This sum goes to the player on turn, if they accept it and throw one die more. The buttons above make it larger or smaller, up to all your silver.
sombreros-help-no = Make no offer for an extra die.
sombreros-help-offer = A richer player pays this sum if the player on turn throws one die more. Only one offer can be accepted.
sombreros-help-refuse = Refuse every offer and throw only the dice that were chosen.
sombreros-help-ready = Done with ambushes: the game goes on.
