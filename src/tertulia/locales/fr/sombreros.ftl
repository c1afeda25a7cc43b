### Caramba! (Alex Randolph, 1992)

## What players do

sombreros-place = { $player } place un sombrero sur la case { $space }.
    .choice = Placer un sombrero sur la case { $space }
sombreros-ambush = { $player } tend une embuscade sur la case { $space }.
    .choice = Tendre une embuscade sur la case { $space }
sombreros-recall = { $player } reprend l’embuscade de la case { $space }.
    .choice = Reprendre l’embuscade de la case { $space }
sombreros-ready = { $player } termine ses préparatifs.
    .choice = Terminer les préparatifs
sombreros-throw = { $dice ->
    [one] { $player } choisit de lancer un dé.
   *[other] { $player } choisit de lancer { $dice } dés.
}
    .choice = { $dice ->
        [one] Lancer un dé
       *[other] Lancer { $dice } dés
    }
sombreros-offer = { $silver ->
    [one] { $player } offre { $silver } pièce d’argent pour un dé de plus.
   *[other] { $player } offre { $silver } pièces d’argent pour un dé de plus.
}
    .choice = { $silver ->
        [one] Offrir { $silver } pièce d’argent pour un dé de plus
       *[other] Offrir { $silver } pièces d’argent pour un dé de plus
    }
sombreros-no = { $player } ne fait pas d’offre.
    .choice = Ne pas faire d’offre
sombreros-accept = { $silver ->
    [one] { $player } accepte { $silver } pièce d’argent offerte par { $other_player } et lance un dé de plus.
   *[other] { $player } accepte { $silver } pièces d’argent offertes par { $other_player } et lance un dé de plus.
}
    .choice = { $silver ->
        [one] Accepter { $silver } pièce d’argent offerte par { $other_player } et lancer un dé de plus
       *[other] Accepter { $silver } pièces d’argent offertes par { $other_player } et lancer un dé de plus
    }
sombreros-refuse = { $player } refuse toutes les offres.
    .choice = Refuser toutes les offres

## What chance does

sombreros-first = { $player } place le premier sombrero.
sombreros-die = { $player } obtient un { $face }.

## What follows by itself

sombreros-change-moved = { $player } va de la case { $from } à la case { $to }.
sombreros-change-arrived = { $player } arrive à la mine depuis la case { $space }.
sombreros-change-occupied = La case { $space } est occupée : encore un dé.
sombreros-change-ambushed = { $dice ->
    [one] Embuscade sur la case { $space } : encore un dé.
   *[other] Embuscade sur la case { $space } : encore { $dice } dés.
}
sombreros-change-paid = { $silver ->
    [one] { $player } verse { $silver } pièce d’argent à { $other_player }.
   *[other] { $player } verse { $silver } pièces d’argent à { $other_player }.
}
sombreros-change-pot = { $silver ->
    [one] { $player } verse { $silver } pièce d’argent dans la cagnotte.
   *[other] { $player } verse { $silver } pièces d’argent dans la cagnotte.
}
sombreros-change-won = { $silver ->
    [one] { $player } gagne la course et prend la cagnotte : { $silver } pièce d’argent.
   *[other] { $player } gagne la course et prend la cagnotte : { $silver } pièces d’argent.
}
sombreros-change-race = Course { $race }. Ordre de placement : { $order }.
sombreros-change-round = Tour { $round }.

## What is awaited

sombreros-phase-first = On tire au sort qui commence
sombreros-phase-placing = Placement des sombreros
sombreros-phase-preparing = Embuscades avant le départ
sombreros-phase-window = Embuscades
sombreros-phase-dice = Choix du nombre de dés
sombreros-phase-offers = Offres pour un dé de plus
sombreros-phase-answer = Réponse aux offres
sombreros-phase-throw = Lancer des dés
sombreros-phase-occupied = Case occupée : encore un dé
sombreros-phase-ambushed = Embuscade : les dés décident
sombreros-phase-over = La partie est finie

## Options, ends and scores

sombreros-option-offers = Les adversaires plus riches peuvent offrir de l’argent pour un dé de plus
sombreros-reason-bankrupt = quelqu’un n’a plus une seule pièce
sombreros-reason-guard = la dernière course est terminée
sombreros-line-silver = Pièces d’argent

## The table in words

sombreros-table-race = { $round ->
    [0] Course { $race }, avant le départ. { $phase }. Cagnotte : { $pot }.
   *[other] Course { $race }, tour { $round }. { $phase }. Cagnotte : { $pot }.
}
sombreros-table-route = Le parcours : { $route }. La mine est au-delà de la case { $last }.
sombreros-table-terrain = { $terrain ->
    [stone] pierre
    [gravel] gravier
   *[earth] terre
} { $from } à { $to }
sombreros-table-turn = { $entitled ->
    [one] Au tour du sombrero de la case { $space }, qui a droit à un dé. Cases à jouer ensuite : { $waiting }.
   *[other] Au tour du sombrero de la case { $space }, qui a droit à { $entitled } dés. Cases à jouer ensuite : { $waiting }.
}
sombreros-table-prices = Tarifs actuels : bienvenue sur une case occupée { $welcome }, prochaine arrivée à la mine { $arrival }.
sombreros-table-throws = Nombre de dés et son prix : { $throws }.
sombreros-table-offers = Offres : { $offers }.
sombreros-table-seat = { $player } : argent { $silver } ; cases des sombreros : { $sombreros }, à la mine : { $arrived } ; cases des embuscades : { $ambushes }, jetons en main : { $tokens }.
