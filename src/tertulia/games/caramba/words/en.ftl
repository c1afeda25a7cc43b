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
    .can = bid a card on one of its goods
    .choice = { $good ->
        [g] Bid { $card } on { -caramba-gold }
        [m] Bid { $card } on { -caramba-munitions }
       *[d] Bid { $card } on { -caramba-dynamite }
    }
caramba-pass = { $player } passes.
    .can = pass
    .choice = Pass
caramba-manos = { $player } plays Manos arriba and ends the auction.
    .can = end the auction with Manos arriba
    .choice = Play Manos arriba: end the auction
caramba-vuelta = { $player } plays Estoy de vuelta and takes { $card } back.
    .can = take a card back with Estoy de vuelta
    .choice = Play Estoy de vuelta: take { $card } back
caramba-fuera = { $good ->
    [g] { $player } plays Fuera and protects { -caramba-gold }.
    [m] { $player } plays Fuera and protects { -caramba-munitions }.
   *[d] { $player } plays Fuera and protects { -caramba-dynamite }.
}
    .can = play Fuera and protect one of your goods
    .choice = { $good ->
        [g] Play Fuera: protect { -caramba-gold }
        [m] Play Fuera: protect { -caramba-munitions }
       *[d] Play Fuera: protect { -caramba-dynamite }
    }
caramba-no = { $player } does not play Fuera.
    .can = keep it for later
    .never = Not in this game
    .kept = You do not play Fuera in this game.
    .choice = Do not play Fuera
caramba-safe = { $player } secures { $crate }.
    .can = secure one of your crates
    .choice = Secure { $crate }
caramba-safe-unseen = { $player } secures a crate.
caramba-seguridad = { $player } plays En seguridad.
    .can = secure several with En seguridad
    .choice = Play En seguridad: secure several crates
caramba-done = { $player } secures no further crate.
    .can = leave it at that
    .choice = Secure no further crate

## What chance does

caramba-first = { $player } is the first player.
    .lot = { $player }
    .lots = First player
caramba-special = { $special ->
    [manos] { $player } gets Manos arriba.
    [vuelta] { $player } gets Estoy de vuelta.
    [fuera] { $player } gets Fuera.
   *[seguridad] { $player } gets En seguridad.
}
    .lot = { $special ->
        [manos] Manos arriba
        [vuelta] Estoy de vuelta
        [fuera] Fuera
       *[seguridad] En seguridad
    }
    .lots = Special cards
caramba-special-unseen = { $player } gets a special card.
caramba-card = { $player } draws { $card }.
    .lot = { $card }
    .lots = Cards
caramba-card-unseen = { $player } draws a card.
caramba-crate = Out of the bag comes { $crate }.
    .lot = { $crate }
    .lots = Crates

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
caramba-change-won = { $good ->
    [g] { $player } wins { -caramba-gold } with { $offer }: { $crates }.
    [m] { $player } wins { -caramba-munitions } with { $offer }: { $crates }.
   *[d] { $player } wins { -caramba-dynamite } with { $offer }: { $crates }.
}
caramba-change-kept = { $good ->
    [g] { $player } has the highest offer for { -caramba-gold }, { $offer }, and gets nothing new.
    [m] { $player } has the highest offer for { -caramba-munitions }, { $offer }, and gets nothing new.
   *[d] { $player } has the highest offer for { -caramba-dynamite }, { $offer }, and gets nothing new.
}
caramba-change-spent = { $player } pays with { $cards }.
caramba-change-centre = Back to the centre: { $crates }.
caramba-change-shuffled = { $player } shuffles the discards into a new draw pile.
caramba-change-round = Round { $round }. First player: { $first }.
caramba-change-bag-end = The bag is empty and a good is missing: the game is over.
caramba-change-guard-end = For too many rounds no crate was drawn or secured: the game is over.

## Why an action may be good

caramba-why-wins = Ends the auction and brings crates worth { $value }.
caramba-why-outbids =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: { $offer } against { $rival } ({ $other_player }), for crates worth { $value }. { $left ->
        [0] Nobody can answer any more.
        [one] One other can still answer.
       *[other] { $left } others can still answer.
    }
caramba-why-level =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: draws level with { $other_player } at { $offer }. In a tie nobody gets the crates worth { $value }.
caramba-why-alone =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: crates worth { $value }, and nobody else offers anything for them. { $left ->
        [0] Nobody can answer any more.
        [one] One other can still answer.
       *[other] { $left } others can still answer.
    }
caramba-why-widens =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: in the lead already, now by { $lead }, for crates worth { $value }. { $left ->
        [0] Nobody can answer any more.
        [one] One other can still answer.
       *[other] { $left } others can still answer.
    }
caramba-why-closer =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: with { $missing } more it draws level with { $other_player }, for crates worth { $value }.
caramba-why-content =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: leads by { $lead } for crates worth { $value }, and puts no more cards at risk.
caramba-why-spares =
    Keeps all cards in hand ({ $cards }). { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }, the best of the goods with { $value }, would take { $missing } more.
caramba-why-bare =
    No card is left to bid. { $left ->
        [0] Nobody can answer any more.
        [one] One other can still answer.
       *[other] { $left } others can still answer.
    }
caramba-why-stops = Ends the auction at once. Others who could have bid on: { $left }.
caramba-why-dearest =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: { $value } points for good. No crate in front is worth more.
caramba-why-bonus =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: { $value } points for good, and a crate worth { $bonus } stays in front and adds { $bonus } to the next offer.
caramba-why-counts =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: { $value } points for good. Only crates put away count in the end.
caramba-why-protects =
    { $good ->
        [g] Gold
        [m] Munitions
       *[d] Dynamite
    }: crates worth { $value } that nobody can take in this auction.
caramba-why-waits = Only crates worth { $value } lie in front: Fuera can wait for more.
caramba-why-returns = Brings { $card } back to the hand: { $cards } cards then.
caramba-why-several = Puts away crates worth up to { $limit } at once. Crates worth { $value } lie in front.
caramba-why-stays = What stays in front adds up to { $bonus } to the next offers.

## What is awaited

caramba-phase-first = Drawing lots for the first player
    .help = Lots decide who begins. The first player draws the crates and bids first; in the next round it is the next player (C3, C25).
caramba-phase-specials = Dealing the special cards
    .help = Each player gets one special card, in secret. You can play yours once in the whole game, so wait for the right moment (C2).
caramba-phase-deal = Dealing the first hands
    .help = Each player gets a first hand from the cards of their own band. With these cards you bid for crates, and after every round you draw more (C1, C24).
caramba-phase-crates = Drawing crates
    .help = Crates come out of the bag until gold, munitions and dynamite all lie open on the table (C4). If the bag is empty and a good is still missing, the game is over (C6).
caramba-phase-fuera = Fuera before the auction
    .ask = Before the auction: { $can }.
    .none = Everybody with an unsecured crate is asked for Fuera, so that nobody can tell who holds it. The table answers for you.
    .help = You may protect your crates of one good for this round (C7). The card works once in the whole game: it pays when much lies in front of you and others want it. Without the card the table says no for you, so that nobody can tell who holds it (C8).
caramba-phase-auction = Auction
    .ask = Your turn: { $can }.
    .help = Lay a card on one of its goods, or pass and be out of this auction (C10, C11). The single highest offer takes all unsecured crates of a good; in a tie nobody gets them (C16, C18). Only the winner of a good loses the cards laid there, so add one where it still decides something (C17).
caramba-phase-securing = Securing crates
    .ask = After the auction: { $can }.
    .help = You may turn one crate face down: now it is yours for good, and only such crates count at the end (C21, C26). Valuable crates first, if others could take them. But a crate left open helps, too: the best one of a good adds its value to your next offer (C15).
caramba-phase-cards = Drawing cards
    .help = Everybody draws new cards; then the next player becomes first, and a new round begins (C24, C25). Cards that have won nothing are back in hand already (C17).
caramba-phase-over = The game is over
    .help = The game is over. Secured crates are added up, and the highest total wins; if two are equal, the one with more cards in hand (C26).

## Options, ends and scores

caramba-edition-tilsit-2005 = Tilsit, 2005
caramba-option-memory_aid = Memory aid: the table shows what an attentive player would remember
caramba-reason-bag = the bag is empty and a good is missing
caramba-reason-guard = for too many rounds no crate was drawn or secured
caramba-line-gold = Gold
caramba-line-munitions = Munitions
caramba-line-dynamite = Dynamite
caramba-line-hand = Cards in hand

## The table in words

caramba-table-goal = { $bag ->
    [0] The highest total in secured crates wins. The bag is empty: the game ends as soon as a good is missing.
    [one] The highest total in secured crates wins. The game ends when a good is missing and the bag is empty (one crate left).
   *[other] The highest total in secured crates wins. The game ends when a good is missing and the bag is empty ({ $bag } crates left).
}
    .short = { $bag ->
        [0] Most in secured crates wins · the bag is empty
       *[other] Most in secured crates wins · { $bag } left in the bag
    }
caramba-table-goal-over = The highest total in secured crates wins. The game is over: { $reason }.
    .short = Most in secured crates wins · the game is over
caramba-table-round = Round { $round }. { $phase }. First player: { $first }.
caramba-table-crates = Crates in the bag: { $bag }, in the centre: { $centre }.
caramba-table-seat = { $player }, { $band }: hand { $hand }, draw pile { $pile }; crates in front: { $front }, secured: { $secured }; discards: { $discard }.
caramba-table-offers = { $passed ->
    [true] has passed; offers:
   *[false] offers:
} gold { $g }, munitions { $m }, dynamite { $d }
caramba-table-bid = { $offer } ({ $cards })
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

## Short words on the board

caramba-table-title = The cantina table
caramba-table-count = Round { $round }
caramba-table-own = you
caramba-table-passed = passed
caramba-table-standing = { $secured ->
    [one] { $secured } crate secured, hand { $hand }
   *[other] { $secured } crates secured, hand { $hand }
}
caramba-table-thing = { $card }
caramba-table-amount = { $good ->
    [g] { -caramba-gold } { $value }
    [m] { -caramba-munitions } { $value }
   *[d] { -caramba-dynamite } { $value }
}
caramba-table-name-manos = Manos arriba
caramba-table-name-vuelta = Estoy de vuelta
caramba-table-name-fuera = Fuera
caramba-table-name-seguridad = En seguridad
caramba-table-sign-pass = Pass
caramba-table-sign-no = No Fuera
caramba-table-sign-done = Done

## What a place on the board is called

caramba-spot-card = Your card: { $card }
caramba-spot-good = { $good ->
    [g] Gold, crates in the centre: { $crates }
    [m] Munitions, crates in the centre: { $crates }
   *[d] Dynamite, crates in the centre: { $crates }
}
caramba-spot-crate = Your crate, not secured: { $crate }
caramba-spot-bag = { $bag ->
    [one] Bag with one crate
   *[other] Bag with { $bag } crates
}
caramba-spot-band = { $state ->
    [passed] { $player }, { $band }, has passed
    [acting] { $player }, { $band }, whose turn it is
   *[waiting] { $player }, { $band }
}
caramba-spot-moustache = First player: { $player }
caramba-spot-hand = { $player }, cards in hand: { $count }
caramba-spot-pile = { $player }, cards in the draw pile: { $count }
caramba-spot-discard = { $player }, discards: { $cards }
caramba-table-discarded = Your discarded card: { $card }
caramba-spot-secured = { $player }, secured crates: { $crates }
caramba-spot-offer = { $good ->
    [g] { $player } offers { $offer } for { -caramba-gold }
    [m] { $player } offers { $offer } for { -caramba-munitions }
   *[d] { $player } offers { $offer } for { -caramba-dynamite }
}{ $rank ->
    [highest] , the highest offer
    [tied] , tied for the highest
   *[other] { "" }
}. Cards: { $cards }. Crates: { $crates }. Bonus: { $bonus }.
caramba-spot-shield = { $good ->
    [g] { $player }: { -caramba-gold } is protected
    [m] { $player }: { -caramba-munitions } are protected
   *[d] { $player }: { -caramba-dynamite } is protected
}
caramba-spot-special = Special card not yet played: { $player }
caramba-spot-manos = Special card Manos arriba: { $player }
caramba-spot-vuelta = Special card Estoy de vuelta: { $player }
caramba-spot-fuera = Special card Fuera: { $player }
caramba-spot-seguridad = Special card En seguridad: { $player }
caramba-spot-pass = Pass
caramba-spot-no = Do not play Fuera
caramba-spot-done = Secure no further crate

## What a place on the board is, for those who ask

caramba-help-card = A card of your hand. On your turn in the auction you lay it on one of the goods it shows: press the card, then the good. Where it lies, only the number of that good counts.
caramba-help-good = The place of a good, with its crates in the centre. The single highest offer for it wins these crates and all unsecured crates of this good in front of the others.
caramba-help-crate = A crate of yours that is not yet safe: the others can still win it from you. Until then the best one of each good adds its value to your offer. After the auction you may turn one crate face down and keep it for good.
caramba-help-bag = The bag. At the start of a round crates are drawn from it until all three goods lie open on the table. If it is empty and a good is missing, the game is over.
caramba-help-band = A player and the band they lead. Turns go clockwise, from top to bottom and round again; a player who has passed is out until the next auction.
caramba-help-moustache = The finest moustache: this player draws the crates, bids first and may not pass on the first turn. In the next round it goes to the next player.
caramba-help-hand = The cards this player holds. Everybody may know how many, not which.
caramba-help-pile = A draw pile. After each round its owner draws two cards from it; when it is empty, the discards are shuffled and become the new pile.
caramba-help-discard = Discarded cards: those that have won a good. They come back when the draw pile is empty. Everybody may see them.
caramba-help-secured = Secured crates, face down. Nobody can take them any more, and only they count at the end. The others may know how many, not what they are worth.
caramba-help-offer = What this player offers for the good: the cards laid there plus a bonus, the value of the best unsecured crate of that good in front of them. A star marks the highest offer; with an equals sign it is tied and nobody would win.
caramba-help-shield = Fuera protects these crates: whatever happens in this round, they stay with their owner.
caramba-help-special = A special card, still secret. Each player has one and may play it once in the game.
caramba-help-manos = Manos arriba ends the auction at once, with the offers as they are. It can be played on your turn in the auction, but not on your first one.
caramba-help-vuelta = Estoy de vuelta takes the place of a bid: you take a card of your choice from your discards back into your hand, and stay in the auction. You need a discarded card for it.
caramba-help-fuera = Fuera is played before the auction, on a good of which you have an unsecured crate: in this round nobody can take your crates of that good.
caramba-help-seguridad = En seguridad is played after the auction: instead of one crate you secure several, worth at most 6 together.
caramba-help-pass = Passing takes you out of this auction; your cards on the table still count. The first player may not pass on the first turn.
caramba-help-no = Before the auction everybody with an unsecured crate is asked, so that nobody can tell who holds Fuera. Press here to go on without it.
caramba-help-done = Press here to secure no crate, or no further one.
