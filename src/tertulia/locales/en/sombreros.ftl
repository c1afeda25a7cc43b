### Caramba! (Alex Randolph, 1992)

## What players do

sombreros-place = { $player } places a sombrero on space { $space }.
    .choice = Place a sombrero on space { $space }
sombreros-ambush = { $player } lays an ambush on space { $space }.
    .choice = Lay an ambush on space { $space }
sombreros-recall = { $player } takes back the ambush from space { $space }.
    .choice = Take back the ambush from space { $space }
sombreros-ready = { $player } is ready.
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
    .choice = Offer { $silver } silver for an extra die
sombreros-no = { $player } makes no offer.
    .choice = Make no offer
sombreros-accept = { $player } accepts { $silver } silver from { $other_player } and throws an extra die.
    .choice = Accept { $silver } silver from { $other_player } and throw an extra die
sombreros-refuse = { $player } refuses every offer.
    .choice = Refuse every offer

## What chance does

sombreros-first = { $player } places the first sombrero.
sombreros-die = { $player } rolls a { $face }.

## What follows by itself

sombreros-change-moved = { $player } moves from space { $from } to { $to }.
sombreros-change-arrived = { $player } reaches the mine from space { $space }.
sombreros-change-occupied = Space { $space } is occupied: one more die.
sombreros-change-ambushed = { $dice ->
    [one] Ambush on space { $space }: one more die.
   *[other] Ambush on space { $space }: { $dice } more dice.
}
sombreros-change-paid = { $player } pays { $silver } silver to { $other_player }.
sombreros-change-pot = { $player } pays { $silver } silver into the pot.
sombreros-change-won = { $player } wins the race and takes the pot: { $silver } silver.
sombreros-change-race = Race { $race }. Placing order: { $order }.
sombreros-change-round = Round { $round }.

## What is awaited

sombreros-phase-first = Drawing lots for the first player
sombreros-phase-placing = Placing the sombreros
sombreros-phase-preparing = Ambushes before the start
sombreros-phase-window = Ambushes
sombreros-phase-dice = Choosing the number of dice
sombreros-phase-offers = Offers for an extra die
sombreros-phase-answer = Answer to the offers
sombreros-phase-throw = Throwing
sombreros-phase-occupied = Occupied space: one more die
sombreros-phase-ambushed = Ambush: the dice decide
sombreros-phase-over = The game is over

## Options, ends and scores

sombreros-option-offers = Richer opponents may offer silver for an extra die
sombreros-reason-bankrupt = somebody has no silver left
sombreros-reason-guard = the last race has been run
sombreros-line-silver = Silver

## The table in words

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
sombreros-table-offers = Offers: { $offers }.
sombreros-table-seat = { $player }: silver { $silver }; sombreros on: { $sombreros }, at the mine: { $arrived }; ambushes on: { $ambushes }, tokens in hand: { $tokens }.
