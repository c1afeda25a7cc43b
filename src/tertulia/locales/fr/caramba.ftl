### Caramba! (Michael Schacht, 2005)

## Names of the goods

-caramba-gold = or
-caramba-munitions = munitions
-caramba-dynamite = dynamite

## What players do

caramba-bid = { $good ->
    [g] { $player } enchérit sur l’{ -caramba-gold } avec { $card }.
    [m] { $player } enchérit sur les { -caramba-munitions } avec { $card }.
   *[d] { $player } enchérit sur la { -caramba-dynamite } avec { $card }.
}
    .choice = { $good ->
        [g] Enchérir sur l’{ -caramba-gold } avec { $card }
        [m] Enchérir sur les { -caramba-munitions } avec { $card }
       *[d] Enchérir sur la { -caramba-dynamite } avec { $card }
    }
caramba-pass = { $player } passe.
    .choice = Passer
caramba-manos = { $player } joue Manos arriba et met fin aux enchères.
    .choice = Jouer Manos arriba : mettre fin aux enchères
caramba-vuelta = { $player } joue Estoy de vuelta et reprend { $card } en main.
    .choice = Jouer Estoy de vuelta : reprendre { $card } en main
caramba-fuera = { $good ->
    [g] { $player } joue Fuera et protège son { -caramba-gold }.
    [m] { $player } joue Fuera et protège ses { -caramba-munitions }.
   *[d] { $player } joue Fuera et protège sa { -caramba-dynamite }.
}
    .choice = { $good ->
        [g] Jouer Fuera : protéger ton { -caramba-gold }
        [m] Jouer Fuera : protéger tes { -caramba-munitions }
       *[d] Jouer Fuera : protéger ta { -caramba-dynamite }
    }
caramba-no = { $player } ne joue pas Fuera.
    .choice = Ne pas jouer Fuera
caramba-safe = { $player } met { $crate } en lieu sûr.
    .choice = Mettre { $crate } en lieu sûr
caramba-safe-unseen = { $player } met une caisse en lieu sûr.
caramba-seguridad = { $player } joue En seguridad.
    .choice = Jouer En seguridad : mettre plusieurs caisses en lieu sûr
caramba-done = { $player } ne met plus rien en lieu sûr.
    .choice = Ne plus rien mettre en lieu sûr

## What chance does

caramba-first = { $player } ouvre la partie.
caramba-special = { $special ->
    [manos] { $player } reçoit Manos arriba.
    [vuelta] { $player } reçoit Estoy de vuelta.
    [fuera] { $player } reçoit Fuera.
   *[seguridad] { $player } reçoit En seguridad.
}
caramba-special-unseen = { $player } reçoit une carte spéciale.
caramba-card = { $player } pioche { $card }.
caramba-card-unseen = { $player } pioche une carte.
caramba-crate = La caisse { $crate } sort du sac.

## What follows by itself

caramba-change-offers = { $good ->
    [g] Offres pour l’{ -caramba-gold } : { $offers }.
    [m] Offres pour les { -caramba-munitions } : { $offers }.
   *[d] Offres pour la { -caramba-dynamite } : { $offers }.
}
caramba-change-tie = { $good ->
    [g] Égalité pour l’{ -caramba-gold } : { $offers }.
    [m] Égalité pour les { -caramba-munitions } : { $offers }.
   *[d] Égalité pour la { -caramba-dynamite } : { $offers }.
}
caramba-change-won = { $spent ->
    [0] { $player } gagne { $crates }.
   *[other] { $player } gagne { $crates } et défausse { $cards }.
}
caramba-change-spent = { $player } défausse { $cards } sans rien gagner de plus.
caramba-change-centre = Retour au centre : { $crates }.
caramba-change-shuffled = { $player } mélange sa défausse et en refait une pioche.
caramba-change-round = Tour { $round }. Commence : { $first }.

## What is awaited

caramba-phase-first = On tire au sort qui commence
caramba-phase-specials = Distribution des cartes spéciales
caramba-phase-deal = Distribution des premières cartes
caramba-phase-crates = Pioche des caisses
caramba-phase-fuera = Fuera avant les enchères
caramba-phase-auction = Enchères
caramba-phase-securing = Mise en lieu sûr
caramba-phase-cards = Pioche des cartes
caramba-phase-over = La partie est finie

## Options, ends and scores

caramba-option-memory_aid = La table montre ce que retiendrait une personne attentive
caramba-reason-bag = le sac est vide et il manque une marchandise
caramba-reason-guard = depuis trop de tours, aucune caisse n’a été piochée ni mise en lieu sûr
caramba-line-gold = Or
caramba-line-munitions = Munitions
caramba-line-dynamite = Dynamite
caramba-line-hand = Cartes en main

## The table in words

caramba-table-round = Tour { $round }. { $phase }. Commence : { $first }.
caramba-table-crates = Caisses dans le sac : { $bag }, au centre : { $centre } (g or, m munitions, d dynamite).
caramba-table-seat = { $player }, { $band } : main { $hand }, pioche { $pile } ; caisses exposées : { $front }, en lieu sûr : { $secured } ; cartes défaussées : { $discard }.
caramba-table-offers = { $passed ->
    [true] a passé ; offres :
   *[false] offres :
} or { $g }, munitions { $m }, dynamite { $d }
caramba-table-protected = { $good ->
    [g] a joué Fuera : son { -caramba-gold } est protégé
    [m] a joué Fuera : ses { -caramba-munitions } sont protégées
   *[d] a joué Fuera : sa { -caramba-dynamite } est protégée
}
caramba-table-special = { $special ->
    [manos] a joué Manos arriba
    [vuelta] a joué Estoy de vuelta
    [fuera] a joué Fuera
   *[seguridad] a joué En seguridad
}
caramba-table-remembered = cartes connues en main : { $hand } ; caisses connues en lieu sûr : { $secured }
caramba-table-you = { $special ->
    [manos] Tes cartes : { $hand }. Carte spéciale : Manos arriba. Tes caisses en lieu sûr : { $secured }.
    [vuelta] Tes cartes : { $hand }. Carte spéciale : Estoy de vuelta. Tes caisses en lieu sûr : { $secured }.
    [fuera] Tes cartes : { $hand }. Carte spéciale : Fuera. Tes caisses en lieu sûr : { $secured }.
    [seguridad] Tes cartes : { $hand }. Carte spéciale : En seguridad. Tes caisses en lieu sûr : { $secured }.
   *[other] Tes cartes : { $hand }. Carte spéciale : { $special }. Tes caisses en lieu sûr : { $secured }.
}
