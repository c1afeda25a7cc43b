### Caramba! (Alex Randolph, 1992)

## What players do

sombreros-place = { $player } place un sombrero sur la case { $space }.
    .choice = Placer un sombrero sur la case { $space }
sombreros-ambush = { $player } tend une embuscade sur la case { $space }.
    .can = tends une embuscade
    .choice = Tendre une embuscade sur la case { $space }
sombreros-recall = { $player } reprend l’embuscade de la case { $space }.
    .can = reprends-en une
    .choice = Reprendre l’embuscade de la case { $space }
sombreros-ready = { $player } termine ses préparatifs.
    .can = passe à la suite
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
    .can = offre de l’argent pour un dé de plus
    .choice = { $silver ->
        [one] Offrir { $silver } pièce d’argent pour un dé de plus
       *[other] Offrir { $silver } pièces d’argent pour un dé de plus
    }
sombreros-no = { $player } ne fait pas d’offre.
    .can = ne fais pas d’offre
    .never = Pas d’offre dans cette course
    .kept = Tu ne fais pas d’offre dans cette course.
    .choice = Ne pas faire d’offre
sombreros-accept = { $silver ->
    [one] { $player } accepte { $silver } pièce d’argent offerte par { $other_player } et lance un dé de plus.
   *[other] { $player } accepte { $silver } pièces d’argent offertes par { $other_player } et lance un dé de plus.
}
    .can = accepte une offre et lance un dé de plus
    .choice = { $silver ->
        [one] Accepter { $silver } pièce d’argent offerte par { $other_player } et lancer un dé de plus
       *[other] Accepter { $silver } pièces d’argent offertes par { $other_player } et lancer un dé de plus
    }
sombreros-refuse = { $player } refuse toutes les offres.
    .can = refuse-les toutes
    .choice = Refuser toutes les offres

## What chance does

sombreros-first = { $player } place le premier sombrero.
    .lot = { $player }
    .lots = Premier joueur
sombreros-die = { $player } obtient un { $face }.
    .lot = { $face }
    .lots = Dés

## What follows by itself

sombreros-change-moved = { $player } va de la case { $from } à la case { $to }.
sombreros-change-arrived = { $player } arrive à la mine depuis la case { $space }.
sombreros-change-occupied = La case { $space } est occupée : { $player } lance encore un dé.
sombreros-change-ambushed = { $dice ->
    [one] { $player } tombe dans une embuscade sur la case { $space } : encore un dé.
   *[other] { $player } tombe dans une embuscade sur la case { $space } : encore { $dice } dés.
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
sombreros-change-broke = { $player } ne peut pas tout payer et est à sec : plus rien à payer dans cette course.
sombreros-change-broke-end = À sec sans avoir gagné cette course : { $names }. La partie est finie.
sombreros-change-bankrupt-end = Plus une seule pièce après cette course : { $names }. La partie est finie.
sombreros-change-guard-end = C’était la dernière course. La partie est finie.

## Why an action may be good

sombreros-why-last = Pour { $silver } d’argent, le lancer laisse ce sombrero derrière tous les autres { $chance } fois sur 100 au lieu de { $instead } : le dernier sur la route gagne la cagnotte de { $pot }.
sombreros-why-slower = Pour { $silver } d’argent, le lancer atteint la mine { $chance } fois sur 100 au lieu de { $instead }.
sombreros-why-fewer = Plus lent pour { $silver } d’argent. Dés : { $dice } au lieu de { $entitled }.
sombreros-why-broke = À sec, on lance tous ses dés ({ $dice }) et on ne paie plus rien dans cette course.
sombreros-why-free =
    Ne coûte rien. La mine est à { $way ->
        [one] une case
       *[other] { $way } cases
    } : le lancer l’atteint { $chance ->
        [0] moins d’une fois sur 100.
        [one] une fois sur 100.
       *[other] { $chance } fois sur 100.
    }
sombreros-why-rear =
    Part derrière tous les autres, à { $gap ->
        [one] une case
       *[other] { $gap } cases
    } du suivant : le dernier sur la route gagne.
sombreros-why-front =
    Part devant tous, à { $way ->
        [one] une case
       *[other] { $way } cases
    } de la mine : un seul dé tant que personne ne le dépasse.
sombreros-why-between =
    Part à { $way ->
        [one] une case
       *[other] { $way } cases
    } de la mine, avec { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } pour le premier lancer.
sombreros-why-trap =
    { $other_player } y tombe { $chance } fois sur 100 et doit lancer encore { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } ; aucun sombrero à soi n’y passe.
sombreros-why-ambush =
    { $other_player } y tombe { $chance } fois sur 100 et doit lancer encore { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }.
sombreros-why-lurks =
    Hors de portée d’un lancer pour l’instant ; y tomber plus tard (case { $space }) fera lancer encore { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }.
sombreros-why-again = Tous ont passé l’embuscade de la case { $space } : elle peut resservir.
sombreros-why-holds-back = Garde des embuscades en main pour une meilleure case : { $tokens }.
sombreros-why-leaves = Laisse les embuscades où elles sont sur la route : { $tokens }.
sombreros-why-pushes = Pour { $silver } d’argent, { $other_player } atteint la mine { $chance } fois sur 100 au lieu de { $instead }.
sombreros-why-hurries =
    Pour { $silver } d’argent, { $other_player } lance un dé de plus et s’approche de la mine, encore à { $way ->
        [one] une case
       *[other] { $way } cases
    }.
sombreros-why-thrifty = Garde tout son argent ({ $silver }). Sans offre, { $other_player } atteint la mine { $chance } fois sur 100.
sombreros-why-gains = Aussitôt { $silver } d’argent de { $other_player }. Le lancer atteint la mine { $chance } fois sur 100 au lieu de { $instead }.
sombreros-why-refuses =
    Ne lance que { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } et atteint la mine { $chance } fois sur 100 au lieu de { $instead }.

## What is awaited

sombreros-phase-first = On tire au sort qui commence
    .help = On tire au sort qui pose le premier sombrero. Aux courses suivantes, c’est le vainqueur de la précédente (S2).
sombreros-phase-placing = Placement des sombreros
    .ask = Pose un sombrero sur une case libre de la route.
    .help = Choisis d’où part ce sombrero (S3). Le dernier sur la route gagne la cagnotte : reste donc loin de la mine (S15). Mais plus on est derrière, plus on lance de dés : un de plus par sombrero devant (S6).
sombreros-phase-preparing = Embuscades avant le tour
    .ask = Avant le tour : { $can }.
    .help = Tu peux tendre des embuscades sur des cases libres (S10). Y tomber oblige à lancer aussitôt d’autres dés, surtout sur la pierre (S12). Les meilleures cases sont celles où les autres tomberont et pas toi.
sombreros-phase-window = Embuscades
    .ask = Avant ton lancer : { $can }.
    .help = Avant ton lancer, tu peux tendre une embuscade ou en reprendre une que tous ont dépassée (S10). Y tomber oblige à lancer d’autres dés, toi aussi (S12). Cherche donc des cases que seuls les autres ont encore devant eux.
sombreros-phase-dice = Choix du nombre de dés
    .ask = { $choices ->
        [one] Lance : tu ne peux pas en lancer moins.
       *[other] Combien de dés lances-tu ? En lancer moins coûte de l’argent.
    }
    .help = Ce sombrero lance un dé, et un de plus par sombrero devant lui (S6). Aller lentement est bon : le dernier sur la route gagne la cagnotte (S15). Lancer moins de dés coûte de l’argent, de plus en plus (S9) : paie quand cela te garde hors de la mine.
sombreros-phase-offers = Offres pour un dé de plus
    .ask = { $dice ->
        [one] { $thrower } va lancer un dé ; argent dans la cagnotte : { $pot }. À toi : { $can }.
       *[other] { $thrower } va lancer { $dice } dés ; argent dans la cagnotte : { $pot }. À toi : { $can }.
    }
    .help = Quelqu’un de moins riche va lancer. Tu peux lui payer un dé de plus, pour l’envoyer plus près de la mine (S13). Tu ne paies que si ton offre est acceptée : propose quand ce dé peut vraiment l’y mener.
sombreros-phase-answer = Réponse aux offres
    .ask = { $dice ->
        [one] Tu vas lancer un dé ; argent dans la cagnotte : { $pot }. À toi : { $can }.
       *[other] Tu vas lancer { $dice } dés ; argent dans la cagnotte : { $pot }. À toi : { $can }.
    }
    .help = De plus riches veulent que tu lances un dé de plus. Accepte une des offres, et l’argent est à toi tout de suite, ou refuse-les toutes (S13). C’est de l’argent facile tant que la mine est loin ; près d’elle, cela coûte cher.
sombreros-phase-throw = Lancer des dés
    .help = On lance les dés, et le sombrero avance de leur total (S7). La case d’arrivée décide s’il peut s’y arrêter (S8, S12).
sombreros-phase-occupied = Case occupée : encore un dé
    .help = La case est déjà prise. Celui qui l’occupe paie l’arrivant, qui lance encore un dé et repart (S8).
sombreros-phase-ambushed = Embuscade : les dés décident
    .help = Une embuscade ! Le terrain dit combien de dés il faut lancer aussitôt, et le sombrero repart de leur total (S12).
sombreros-phase-over = La partie est finie
    .help = La partie est finie, et le plus riche gagne. Elle finit quand, après une course, quelqu’un n’a plus une seule pièce, ou était à sec et ne l’a pas gagnée (S16).

## Options, ends and scores

sombreros-edition-amigo-1992 = Amigo, 1992
sombreros-option-offers = Offres : les adversaires plus riches peuvent payer un dé de plus
sombreros-option-round_ambush = On peut tendre des embuscades avant chaque tour, pas seulement avant le premier
sombreros-reason-bankrupt = quelqu’un n’a plus une seule pièce
sombreros-reason-guard = la dernière course est terminée
sombreros-reason-broke = quelqu’un était à sec et n’a pas gagné la course
sombreros-line-silver = Pièces d’argent

## The table in words

sombreros-table-goal = Le plus riche gagne. Fin : après une course qui ruine quelqu’un (le plus pauvre a { $silver }) ou après la course { $races } (c’est la { $race }).
    .short = Le plus riche gagne · course { $race } (max. { $races }) · minimum : { $silver }
sombreros-table-goal-broke = Le plus riche gagne. À sec ({ $names }), il faut gagner cette course, sinon la partie finit avec elle.
    .short = Le plus riche gagne · dernière course ? · à sec : { $names }
sombreros-table-goal-over = Le plus riche gagne. La partie est finie : { $reason }.
    .short = Le plus riche gagne · la partie est finie
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
sombreros-table-throw = { $dice } : { $price }
sombreros-table-offers = Offres : { $offers }.
sombreros-table-seat = { $player } : argent { $silver } ; cases des sombreros : { $sombreros }, à la mine : { $arrived } ; cases des embuscades : { $ambushes }, jetons en main : { $tokens }.
sombreros-table-broke = { $player } est à sec jusqu’à la fin de la course et ne paie plus rien.
sombreros-table-order = Ordre de placement : { $order }.
sombreros-table-dice = { $dice ->
    [one] Lancer d’un dé ; déjà sorti : { $faces }.
   *[other] Lancer de { $dice } dés ; déjà sortis : { $faces }.
}
sombreros-table-standing = Argent { $silver } · cases { $sombreros } · mine { $arrived }
sombreros-table-step = Somme { $step }
sombreros-table-stake = { $dice ->
    [one] { $thrower } : un dé · cagnotte { $pot }
   *[other] { $thrower } : { $dice } dés · cagnotte { $pot }
}
sombreros-table-when = { $round ->
    [0] Course { $race }
   *[other] Course { $race } · Tour { $round }
}
sombreros-table-board = La route d’Acapulco à la mine

## What is seen on the board

sombreros-spot-space = Case { $space }, { $terrain ->
    [stone] pierre
    [gravel] gravier
   *[earth] terre
}
sombreros-spot-hat = { $where ->
    [route] Sombrero de { $player } sur la case { $space }
    [mine] Sombrero de { $player } à la mine
   *[hand] Sombrero de { $player }, pas encore placé
}
sombreros-spot-ambush = Embuscade de { $player } sur la case { $space }
sombreros-spot-token = Jeton d’embuscade dans la main de { $player }
sombreros-spot-mine = { $count ->
    [one] La mine : { $count } sombrero arrivé
   *[other] La mine : { $count } sombreros arrivés
}
sombreros-spot-start = Acapulco, où commence la route
sombreros-spot-terrain = { $terrain ->
    [stone] { $dice ->
        [one] Embuscade sur pierre : un dé
       *[other] Embuscade sur pierre : { $dice } dés
    }
    [gravel] { $dice ->
        [one] Embuscade sur gravier : un dé
       *[other] Embuscade sur gravier : { $dice } dés
    }
   *[earth] { $dice ->
        [one] Embuscade sur terre : un dé
       *[other] Embuscade sur terre : { $dice } dés
    }
}
sombreros-spot-welcome = { $silver ->
    [one] Bienvenue sur une case occupée : { $silver } pièce d’argent
   *[other] Bienvenue sur une case occupée : { $silver } pièces d’argent
}
sombreros-spot-arrival = { $silver ->
    [one] Prochaine arrivée à la mine : { $silver } pièce d’argent
   *[other] Prochaine arrivée à la mine : { $silver } pièces d’argent
}
sombreros-spot-pot = { $silver ->
    [one] La cagnotte : { $silver } pièce d’argent
   *[other] La cagnotte : { $silver } pièces d’argent
}
sombreros-spot-race = { $round ->
    [0] Course { $race } sur { $races } au plus, avant le départ
   *[other] Course { $race } sur { $races } au plus, tour { $round }
}
sombreros-spot-order = Ordre de placement : { $order }
sombreros-spot-seat = { $silver ->
    [one] { $player } : { $silver } pièce d’argent
   *[other] { $player } : { $silver } pièces d’argent
}
sombreros-spot-broke = { $player } : argent { $silver }, à sec jusqu’à la fin de la course
sombreros-spot-turn = { $player } sur la case { $space } : doit encore jouer ce tour
sombreros-spot-entitled = { $dice ->
    [one] Au tour de { $player } sur la case { $space }, avec droit à un dé
   *[other] Au tour de { $player } sur la case { $space }, avec droit à { $dice } dés
}
sombreros-spot-dice = { $dice ->
    [one] Lancer un dé : coût { $silver }
   *[other] Lancer { $dice } dés : coût { $silver }
}
sombreros-spot-die = { $face ->
    [-1] Un dé pas encore lancé
   *[other] Un dé : { $face }
}
sombreros-spot-sum = { $silver ->
    [one] Offrir { $silver } pièce d’argent
   *[other] Offrir { $silver } pièces d’argent
}
sombreros-spot-offer = { $silver ->
    [one] { $player } offre { $silver } pièce d’argent
   *[other] { $player } offre { $silver } pièces d’argent
}
sombreros-spot-no = Pas d’offre
sombreros-spot-refuse = Tout refuser
sombreros-spot-ready = Terminer

## What it is good for

sombreros-help-space = Une case de la route. On ne place un sombrero et on ne tend une embuscade que sur une case libre ; plus le numéro est grand, plus la mine est proche.
sombreros-help-hat = Un sombrero avance au gré des dés, que cela plaise ou non à son propriétaire. Celui qui reste le plus longtemps sur la route gagne la course et la cagnotte.
sombreros-help-ambush = Une embuscade guette : quand on tombe dessus, même si elle est à soi, on lance aussitôt d’autres dés et on repart. Le jeton reste ; son propriétaire peut le reprendre quand tous les sombreros l’ont dépassé.
sombreros-help-token = Un jeton d’embuscade en main. On peut le poser sur une case libre avant le premier tour, puis avant de jouer.
sombreros-help-mine = La mine d’argent, où personne ne veut arriver. Quand on l’atteint, on paie dans la cagnotte et on quitte la course.
sombreros-help-start = La route commence à Acapulco. Loin de la mine on tient plus longtemps, mais le sombrero le plus en arrière lance le plus de dés.
sombreros-help-terrain = Le sol décide de la force d’une embuscade : beaucoup de dés loin de la mine, peu à côté.
sombreros-help-welcome = Si un sombrero arrive sur une case occupée, le propriétaire de celui qui s’y trouve verse cette somme au nouveau venu, qui lance encore un dé.
sombreros-help-arrival = Ce que le prochain sombrero qui atteint la mine verse dans la cagnotte. Chaque arrivée d’une course coûte plus que la précédente.
sombreros-help-pot = Le prix des dés non lancés et celui des arrivées vont dans la cagnotte. Le dernier joueur sur la route la prend tout entière.
sombreros-help-race = Une partie compte plusieurs courses, et à chaque course tout devient plus cher. Elle finit quand, après une course, quelqu’un n’a plus une seule pièce, ou était à sec et ne l’a pas gagnée.
sombreros-help-order = L’ordre dans lequel les sombreros ont été placés. Après une course, le gagnant place en premier, puis les autres, le dernier arrivé d’abord.
sombreros-help-seat = L’argent d’un joueur. Si quelqu’un n’a plus rien après une course, ou était à sec et ne l’a pas gagnée, la partie est finie et le plus riche gagne.
sombreros-help-broke = Quand on ne peut pas tout payer, on est à sec jusqu’à la fin de la course : plus rien à payer, tous les dés à lancer, pas d’offres à faire, et ce qu’on reçoit, on le garde. Sans victoire dans cette course, la partie est finie.
sombreros-help-turn = Les sombreros qui doivent encore avancer ce tour, le plus proche de la mine d’abord.
sombreros-help-entitled = Le sombrero dont c’est le tour. Il lance un dé, plus un pour chaque sombrero devant lui sur la route.
sombreros-help-dice = Lancer moins de dés coûte de l’argent : 1 pour le premier dé en moins, 2 de plus pour le deuxième, 3 de plus pour le troisième, multipliés par le numéro de la course. L’argent va dans la cagnotte.
sombreros-help-die = Les dés vont de 0 à 5. Le sombrero avance de leur total.
sombreros-help-sum = C’est ce que reçoit la personne dont c’est le tour si elle accepte et lance un dé de plus. Les boutons au-dessus changent la somme, jusqu’à tout ton argent.
sombreros-help-no = Ne rien offrir pour un dé de plus.
sombreros-help-offer = Un joueur plus riche verse cette somme si celui dont c’est le tour lance un dé de plus. Une seule offre peut être acceptée.
sombreros-help-refuse = Refuser toutes les offres et ne lancer que les dés choisis.
sombreros-help-ready = Finir avec les embuscades : le jeu continue.
