### Caramba! (Michael Schacht, 2005)

## Names of the goods

-caramba-gold = gold
-caramba-munitions = munitions
-caramba-dynamite = dynamite

## What players do

caramba-bid = { $good ->
    [g] { $player } bids { $card } on { -caramba-gold }.
    [m] { $player } bids { $card } on { -caramba-munitions }.
   *[d] { $player } bids { $card } on { -caramba-dynamite }.
}
    .choice = { $good ->
        [g] Bid { $card } on { -caramba-gold }
        [m] Bid { $card } on { -caramba-munitions }
       *[d] Bid { $card } on { -caramba-dynamite }
    }
caramba-pass = { $player } passes.
    .choice = Pass
caramba-manos = { $player } plays Manos arriba and ends the auction.
    .choice = Play Manos arriba: end the auction
caramba-vuelta = { $player } plays Estoy de vuelta and takes { $card } back.
    .choice = Play Estoy de vuelta: take { $card } back
caramba-fuera = { $good ->
    [g] { $player } plays Fuera and protects { -caramba-gold }.
    [m] { $player } plays Fuera and protects { -caramba-munitions }.
   *[d] { $player } plays Fuera and protects { -caramba-dynamite }.
}
    .choice = { $good ->
        [g] Play Fuera: protect { -caramba-gold }
        [m] Play Fuera: protect { -caramba-munitions }
       *[d] Play Fuera: protect { -caramba-dynamite }
    }
caramba-no = { $player } does not play Fuera.
    .choice = Do not play Fuera
caramba-safe = { $player } secures { $crate }.
    .choice = Secure { $crate }
caramba-safe-unseen = { $player } secures a crate.
caramba-seguridad = { $player } plays En seguridad.
    .choice = Play En seguridad: secure several crates
caramba-done = { $player } secures no further crate.
    .choice = Secure no further crate

## What chance does

caramba-first = { $player } is the first player.
caramba-special = { $special ->
    [manos] { $player } gets Manos arriba.
    [vuelta] { $player } gets Estoy de vuelta.
    [fuera] { $player } gets Fuera.
   *[seguridad] { $player } gets En seguridad.
}
caramba-special-unseen = { $player } gets a special card.
caramba-card = { $player } draws { $card }.
caramba-card-unseen = { $player } draws a card.
caramba-crate = { $crate } is drawn from the bag.

## What follows by itself

caramba-change-offers = { $good ->
    [g] Offers for { -caramba-gold }: { $offers }.
    [m] Offers for { -caramba-munitions }: { $offers }.
   *[d] Offers for { -caramba-dynamite }: { $offers }.
}
caramba-change-tie = { $good ->
    [g] Tie for { -caramba-gold }: { $offers }.
    [m] Tie for { -caramba-munitions }: { $offers }.
   *[d] Tie for { -caramba-dynamite }: { $offers }.
}
caramba-change-won = { $spent ->
    [0] { $player } wins { $crates }.
   *[other] { $player } wins { $crates } and discards { $cards }.
}
caramba-change-spent = { $player } discards { $cards } and wins nothing new.
caramba-change-centre = To the centre: { $crates }.
caramba-change-shuffled = { $player } shuffles the discards into a new draw pile.
caramba-change-round = Round { $round }. First player: { $first }.

## What is awaited

caramba-phase-first = Drawing lots for the first player
caramba-phase-specials = Dealing the special cards
caramba-phase-deal = Dealing the first hands
caramba-phase-crates = Drawing crates
caramba-phase-fuera = Fuera before the auction
caramba-phase-auction = Auction
caramba-phase-securing = Securing crates
caramba-phase-cards = Drawing cards
caramba-phase-over = The game is over

## Options, ends and scores

caramba-option-memory_aid = The table shows what an attentive player would remember
caramba-reason-bag = the bag is empty and a good is missing
caramba-reason-guard = for too many rounds no crate was drawn or secured
caramba-line-gold = Gold
caramba-line-munitions = Munitions
caramba-line-dynamite = Dynamite
caramba-line-hand = Cards in hand

## The table in words

caramba-table-round = Round { $round }. { $phase }. First player: { $first }.
caramba-table-crates = Crates in the bag: { $bag }, in the centre: { $centre } (g gold, m munitions, d dynamite).
caramba-table-seat = { $player }, { $band }: hand { $hand }, draw pile { $pile }; crates in front: { $front }, secured: { $secured }; discards: { $discard }.
caramba-table-offers = { $passed ->
    [true] has passed; offers:
   *[false] offers:
} gold { $g }, munitions { $m }, dynamite { $d }
caramba-table-protected = { $good ->
    [g] has played Fuera: { -caramba-gold } is protected
    [m] has played Fuera: { -caramba-munitions } are protected
   *[d] has played Fuera: { -caramba-dynamite } is protected
}
caramba-table-special = { $special ->
    [manos] has played Manos arriba
    [vuelta] has played Estoy de vuelta
    [fuera] has played Fuera
   *[seguridad] has played En seguridad
}
caramba-table-remembered = cards known to be in hand: { $hand }; crates known to be secured: { $secured }
caramba-table-you = { $special ->
    [manos] Your hand: { $hand }. Special card: Manos arriba. Your secured crates: { $secured }.
    [vuelta] Your hand: { $hand }. Special card: Estoy de vuelta. Your secured crates: { $secured }.
    [fuera] Your hand: { $hand }. Special card: Fuera. Your secured crates: { $secured }.
    [seguridad] Your hand: { $hand }. Special card: En seguridad. Your secured crates: { $secured }.
   *[other] Your hand: { $hand }. Special card: { $special }. Your secured crates: { $secured }.
}
