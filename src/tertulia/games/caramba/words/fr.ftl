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
    .can = mise une carte sur une de ses marchandises
    .choice = { $good ->
        [g] Enchérir sur l’{ -caramba-gold } avec { $card }
        [m] Enchérir sur les { -caramba-munitions } avec { $card }
       *[d] Enchérir sur la { -caramba-dynamite } avec { $card }
    }
caramba-pass = { $player } passe.
    .can = passe
    .choice = Passer
caramba-manos = { $player } joue Manos arriba et met fin aux enchères.
    .can = termine les enchères avec Manos arriba
    .choice = Jouer Manos arriba : mettre fin aux enchères
caramba-vuelta = { $player } joue Estoy de vuelta et reprend { $card } en main.
    .can = reprends une carte avec Estoy de vuelta
    .choice = Jouer Estoy de vuelta : reprendre { $card } en main
caramba-fuera = { $good ->
    [g] { $player } joue Fuera et protège son { -caramba-gold }.
    [m] { $player } joue Fuera et protège ses { -caramba-munitions }.
   *[d] { $player } joue Fuera et protège sa { -caramba-dynamite }.
}
    .can = joue Fuera et protège une de tes marchandises
    .choice = { $good ->
        [g] Jouer Fuera : protéger ton { -caramba-gold }
        [m] Jouer Fuera : protéger tes { -caramba-munitions }
       *[d] Jouer Fuera : protéger ta { -caramba-dynamite }
    }
caramba-no = { $player } ne joue pas Fuera.
    .can = garde-la pour plus tard
    .never = Pas dans cette partie
    .kept = Tu ne joues pas Fuera dans cette partie.
    .choice = Ne pas jouer Fuera
caramba-safe = { $player } met { $crate } en lieu sûr.
    .can = mets une de tes caisses à l’abri
    .choice = Mettre { $crate } en lieu sûr
caramba-safe-unseen = { $player } met une caisse en lieu sûr.
caramba-seguridad = { $player } joue En seguridad.
    .can = mets-en plusieurs à l’abri avec En seguridad
    .choice = Jouer En seguridad : mettre plusieurs caisses en lieu sûr
caramba-done = { $player } ne met plus rien en lieu sûr.
    .can = restes-en là
    .choice = Ne plus rien mettre en lieu sûr

## What chance does

caramba-first = { $player } ouvre la partie.
    .lot = { $player }
    .lots = Premier joueur
caramba-special = { $special ->
    [manos] { $player } reçoit Manos arriba.
    [vuelta] { $player } reçoit Estoy de vuelta.
    [fuera] { $player } reçoit Fuera.
   *[seguridad] { $player } reçoit En seguridad.
}
    .lot = { $special ->
        [manos] Manos arriba
        [vuelta] Estoy de vuelta
        [fuera] Fuera
       *[seguridad] En seguridad
    }
    .lots = Cartes spéciales
caramba-special-unseen = { $player } reçoit une carte spéciale.
caramba-card = { $player } pioche { $card }.
    .lot = { $card }
    .lots = Cartes
caramba-card-unseen = { $player } pioche une carte.
caramba-crate = La caisse { $crate } sort du sac.
    .lot = { $crate }
    .lots = Caisses

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
caramba-change-won = { $good ->
    [g] { $player } remporte l’{ -caramba-gold } avec { $offer } : { $crates }.
    [m] { $player } remporte les { -caramba-munitions } avec { $offer } : { $crates }.
   *[d] { $player } remporte la { -caramba-dynamite } avec { $offer } : { $crates }.
}
caramba-change-kept = { $good ->
    [g] { $player } a la meilleure offre pour l’{ -caramba-gold }, { $offer }, mais ne gagne rien de plus.
    [m] { $player } a la meilleure offre pour les { -caramba-munitions }, { $offer }, mais ne gagne rien de plus.
   *[d] { $player } a la meilleure offre pour la { -caramba-dynamite }, { $offer }, mais ne gagne rien de plus.
}
caramba-change-spent = { $player } paie avec { $cards }.
caramba-change-centre = Retour au centre : { $crates }.
caramba-change-shuffled = { $player } mélange sa défausse et en refait une pioche.
caramba-change-round = Tour { $round }. Commence : { $first }.
caramba-change-bag-end = Le sac est vide et il manque une marchandise : la partie est finie.
caramba-change-guard-end = Depuis trop de tours, aucune caisse n’a été piochée ni mise en lieu sûr : la partie est finie.

## Why an action may be good

caramba-why-wins = Met fin aux enchères et rapporte des caisses d’une valeur de { $value }.
caramba-why-outbids =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : { $offer } contre { $rival } ({ $other_player }), pour des caisses d’une valeur de { $value }. { $left ->
        [0] Plus personne ne peut répondre.
        [one] Un adversaire peut encore répondre.
       *[other] { $left } adversaires peuvent encore répondre.
    }
caramba-why-level =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : égale les { $offer } de { $other_player }. En cas d’égalité, personne n’a les caisses d’une valeur de { $value }.
caramba-why-alone =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : des caisses d’une valeur de { $value }, et personne d’autre n’offre rien. { $left ->
        [0] Plus personne ne peut répondre.
        [one] Un adversaire peut encore répondre.
       *[other] { $left } adversaires peuvent encore répondre.
    }
caramba-why-widens =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : déjà en tête, maintenant avec { $lead } d’avance, pour des caisses d’une valeur de { $value }. { $left ->
        [0] Plus personne ne peut répondre.
        [one] Un adversaire peut encore répondre.
       *[other] { $left } adversaires peuvent encore répondre.
    }
caramba-why-closer =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : encore { $missing } pour égaler { $other_player }, pour des caisses d’une valeur de { $value }.
caramba-why-content =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : mène de { $lead } pour des caisses d’une valeur de { $value }, et ne risque pas d’autre carte.
caramba-why-spares =
    Garde toutes les cartes en main ({ $cards }). { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    }, le meilleur lot avec { $value }, demanderait { $missing } de plus.
caramba-why-bare =
    Il n’y a plus de carte à miser. { $left ->
        [0] Plus personne ne peut répondre.
        [one] Un adversaire peut encore répondre.
       *[other] { $left } adversaires peuvent encore répondre.
    }
caramba-why-stops = Met fin aux enchères aussitôt. Adversaires qui auraient pu enchérir encore : { $left }.
caramba-why-dearest =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : { $value } points pour de bon. Aucune caisse sur la table ne vaut plus.
caramba-why-bonus =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : { $value } points pour de bon, et une caisse de { $bonus } reste et ajoute { $bonus } à la prochaine offre.
caramba-why-counts =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : { $value } points pour de bon. À la fin, seules comptent les caisses à l’abri.
caramba-why-protects =
    { $good ->
        [g] Or
        [m] Munitions
       *[d] Dynamite
    } : des caisses d’une valeur de { $value } que personne ne peut prendre pendant ces enchères.
caramba-why-waits = Il n’y a que des caisses d’une valeur de { $value } sur la table : Fuera peut attendre mieux.
caramba-why-returns = Ramène { $card } en main : cela fait { $cards } cartes.
caramba-why-several = Met à l’abri des caisses d’une valeur de { $limit } au plus d’un seul coup. Sur la table, il y en a pour { $value }.
caramba-why-stays = Ce qui reste sur la table ajoute jusqu’à { $bonus } aux prochaines offres.

## What is awaited

caramba-phase-first = On tire au sort qui commence
    .help = On tire au sort la personne qui commence : elle pioche les caisses et enchérit en premier ; au tour suivant, c’est la suivante (C3, C25).
caramba-phase-specials = Distribution des cartes spéciales
    .help = Chacun reçoit en secret une carte spéciale. La tienne ne sert qu’une fois dans la partie : attends le bon moment (C2).
caramba-phase-deal = Distribution des premières cartes
    .help = Chacun reçoit une première main tirée de sa propre bande. Ces cartes servent à enchérir sur les caisses, et tu en pioches d’autres après chaque tour (C1, C24).
caramba-phase-crates = Pioche des caisses
    .help = On sort des caisses du sac jusqu’à ce que l’or, les munitions et la dynamite soient tous visibles (C4). Si le sac est vide et qu’il manque encore une marchandise, la partie est finie (C6).
caramba-phase-fuera = Fuera avant les enchères
    .ask = Avant les enchères : { $can }.
    .none = La question est posée à tous ceux qui ont une caisse exposée : ainsi personne ne sait qui a Fuera. La table répond pour toi.
    .help = Tu peux protéger tes caisses d’une marchandise pour ce tour (C7). La carte ne sert qu’une fois dans la partie : elle vaut le coup quand tu as beaucoup devant toi et que d’autres le veulent. Si tu ne l’as pas, la table dit non pour toi : ainsi personne ne sait qui l’a (C8).
caramba-phase-auction = Enchères
    .ask = À toi : { $can }.
    .help = Pose une carte sur une de ses marchandises, ou passe et quitte ces enchères (C10, C11). La plus haute offre, si elle est seule, prend toutes les caisses exposées d’une marchandise ; en cas d’égalité, personne ne les a (C16, C18). Seul le gagnant d’une marchandise y perd ses cartes : ajoute donc là où cela change encore quelque chose (C17).
caramba-phase-securing = Mise en lieu sûr
    .ask = Après les enchères : { $can }.
    .help = Tu peux retourner une caisse : elle est à toi pour de bon, et seules ces caisses comptent à la fin (C21, C26). Les plus chères d’abord, si on peut te les prendre. Mais une caisse laissée exposée sert aussi : la meilleure d’une marchandise ajoute sa valeur à ta prochaine offre (C15).
caramba-phase-cards = Pioche des cartes
    .help = Tout le monde pioche ; puis la personne suivante devient première et un nouveau tour commence (C24, C25). Les cartes qui n’ont rien gagné sont déjà revenues en main (C17).
caramba-phase-over = La partie est finie
    .help = La partie est finie. On additionne les caisses en lieu sûr, et le plus grand total gagne ; à égalité, ce sont les cartes en main qui départagent (C26).

## Options, ends and scores

caramba-edition-tilsit-2005 = Tilsit, 2005
caramba-option-memory_aid = Aide-mémoire : la table montre ce que retiendrait une personne attentive
caramba-reason-bag = le sac est vide et il manque une marchandise
caramba-reason-guard = depuis trop de tours, aucune caisse n’a été piochée ni mise en lieu sûr
caramba-line-gold = Or
caramba-line-munitions = Munitions
caramba-line-dynamite = Dynamite
caramba-line-hand = Cartes en main

## The table in words

caramba-table-goal = { $bag ->
    [0] Le plus grand total en lieu sûr gagne. Le sac est vide : la partie finit dès qu’il manque une marchandise.
    [one] Le plus grand total en lieu sûr gagne. La partie finit quand il manque une marchandise et que le sac est vide (encore une caisse).
   *[other] Le plus grand total en lieu sûr gagne. La partie finit quand il manque une marchandise et que le sac est vide (encore { $bag } caisses).
}
    .short = { $bag ->
        [0] La valeur en lieu sûr décide · le sac est vide
       *[other] La valeur en lieu sûr décide · encore { $bag } dans le sac
    }
caramba-table-goal-over = Le plus grand total en lieu sûr gagne. La partie est finie : { $reason }.
    .short = La valeur en lieu sûr décide · la partie est finie
caramba-table-round = Tour { $round }. { $phase }. Commence : { $first }.
caramba-table-crates = Caisses dans le sac : { $bag }, au centre : { $centre }.
caramba-table-seat = { $player }, { $band } : main { $hand }, pioche { $pile } ; caisses exposées : { $front }, en lieu sûr : { $secured } ; cartes défaussées : { $discard }.
caramba-table-offers = { $passed ->
    [true] a passé ; offres :
   *[false] offres :
} or { $g }, munitions { $m }, dynamite { $d }
caramba-table-bid = { $offer } ({ $cards })
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

## Short words on the board

caramba-table-title = La table de la cantina
caramba-table-count = Tour { $round }
caramba-table-own = toi
caramba-table-passed = a passé
caramba-table-standing = { $secured ->
    [one] { $secured } caisse en lieu sûr, main { $hand }
   *[other] { $secured } caisses en lieu sûr, main { $hand }
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
caramba-table-sign-pass = Passer
caramba-table-sign-no = Pas de Fuera
caramba-table-sign-done = C’est tout

## What a place on the board is called

caramba-spot-card = Ta carte : { $card }
caramba-spot-good = { $good ->
    [g] Or, caisses au centre : { $crates }
    [m] Munitions, caisses au centre : { $crates }
   *[d] Dynamite, caisses au centre : { $crates }
}
caramba-spot-crate = Ta caisse, pas encore en lieu sûr : { $crate }
caramba-spot-bag = { $bag ->
    [one] Sac, { $bag } caisse
   *[other] Sac, { $bag } caisses
}
caramba-spot-band = { $state ->
    [passed] { $player }, { $band }, a passé
    [acting] { $player }, { $band }, dont c’est le tour
   *[waiting] { $player }, { $band }
}
caramba-spot-moustache = Commence : { $player }
caramba-spot-hand = { $player }, cartes en main : { $count }
caramba-spot-pile = { $player }, cartes dans la pioche : { $count }
caramba-spot-discard = { $player }, cartes défaussées : { $cards }
caramba-table-discarded = Ta carte défaussée : { $card }
caramba-spot-secured = { $player }, caisses en lieu sûr : { $crates }
caramba-spot-offer = { $good ->
    [g] { $player } offre { $offer } pour l’{ -caramba-gold }
    [m] { $player } offre { $offer } pour les { -caramba-munitions }
   *[d] { $player } offre { $offer } pour la { -caramba-dynamite }
}{ $rank ->
    [highest] , la meilleure offre
    [tied] , à égalité en tête
   *[other] { "" }
}. Cartes : { $cards }. Caisses : { $crates }. Bonus : { $bonus }.
caramba-spot-shield = { $good ->
    [g] { $player } : { -caramba-gold } protégé
    [m] { $player } : { -caramba-munitions } protégées
   *[d] { $player } : { -caramba-dynamite } protégée
}
caramba-spot-special = Carte spéciale pas encore jouée : { $player }
caramba-spot-manos = Carte spéciale Manos arriba : { $player }
caramba-spot-vuelta = Carte spéciale Estoy de vuelta : { $player }
caramba-spot-fuera = Carte spéciale Fuera : { $player }
caramba-spot-seguridad = Carte spéciale En seguridad : { $player }
caramba-spot-pass = Passer
caramba-spot-no = Ne pas jouer Fuera
caramba-spot-done = Ne plus rien mettre en lieu sûr

## What a place on the board is, for those who ask

caramba-help-card = Une carte de ta main. À ton tour d’enchérir, tu la poses sur une des marchandises qu’elle montre : appuie sur la carte, puis sur la marchandise. Là où elle est posée, seul le nombre de cette marchandise compte.
caramba-help-good = La place d’une marchandise, avec ses caisses au centre. La meilleure offre, si elle est seule en tête, gagne ces caisses et toutes celles de cette marchandise que les autres n’ont pas mises en lieu sûr.
caramba-help-crate = Une caisse à toi, pas encore en lieu sûr : les autres peuvent encore te la prendre. D’ici là, la meilleure de chaque marchandise ajoute sa valeur à ton offre. Après les enchères, tu peux retourner une caisse et la garder pour de bon.
caramba-help-bag = Le sac. Au début d’un tour, on y pioche des caisses jusqu’à ce que les trois marchandises soient visibles sur la table. S’il est vide et qu’il manque une marchandise, la partie est finie.
caramba-help-band = Une personne et la bande qu’elle mène. On joue dans le sens horaire, de haut en bas puis de nouveau depuis le haut ; passer met hors jeu jusqu’aux enchères suivantes.
caramba-help-moustache = La plus belle moustache : elle désigne qui pioche les caisses, enchérit en premier et n’a pas le droit de passer à son premier tour. Au tour suivant, elle passe à la place d’à côté.
caramba-help-hand = Les cartes en main. Tout le monde peut savoir combien, mais pas lesquelles.
caramba-help-pile = Une pioche. Après chaque tour, on y prend deux cartes ; quand elle est vide, on mélange la défausse, qui devient la nouvelle pioche.
caramba-help-discard = Les cartes défaussées : celles qui ont gagné une marchandise. Elles reviennent quand la pioche est vide. Tout le monde peut les voir.
caramba-help-secured = Les caisses en lieu sûr, face cachée. Plus personne ne peut les prendre, et elles seules comptent à la fin. Les autres peuvent savoir combien il y en a, mais pas ce qu’elles valent.
caramba-help-offer = L’offre pour cette marchandise : les cartes posées plus un bonus, la valeur de la meilleure caisse exposée de cette marchandise. Une étoile marque la meilleure offre ; le signe égal, une égalité : personne ne gagnerait.
caramba-help-shield = Fuera protège ces caisses : quoi qu’il arrive pendant ce tour, elles ne changent pas de mains.
caramba-help-special = Une carte spéciale encore secrète. Chaque bande en a une et peut la jouer une fois dans la partie.
caramba-help-manos = Manos arriba met fin aux enchères sur-le-champ, avec les offres telles qu’elles sont. On la joue à son tour d’enchérir, mais pas au premier.
caramba-help-vuelta = Estoy de vuelta remplace une enchère : tu reprends en main une carte de ton choix de ta défausse et tu restes dans les enchères. Il faut au moins une carte défaussée.
caramba-help-fuera = Fuera se joue avant les enchères, sur une marchandise dont tu as une caisse exposée : pendant ce tour, personne ne peut prendre tes caisses de cette marchandise.
caramba-help-seguridad = En seguridad se joue après les enchères : au lieu d’une seule caisse, tu en mets plusieurs en lieu sûr, pour une valeur totale de 6 au plus.
caramba-help-pass = Passer te met hors de ces enchères ; tes cartes posées comptent toujours. La personne qui commence n’a pas le droit de passer à son premier tour.
caramba-help-no = Avant les enchères, on pose la question à chaque bande qui a une caisse exposée, pour que rien ne trahisse qui tient Fuera. Appuie ici pour continuer sans la jouer.
caramba-help-done = Appuie ici pour ne mettre aucune caisse, ou plus aucune, en lieu sûr.
