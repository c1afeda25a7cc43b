### Viva Pamplona! (Wolfgang Kramer, 1992)

## What players do

pamplona-move = { $steps ->
    [one] { $player } avance d’une case un coureur de la case { $space }.
   *[other] { $player } avance de { $steps } cases un coureur de la case { $space }.
}
    .choice = { $steps ->
        [one] Avancer d’une case le coureur de la case { $space }
       *[other] Avancer de { $steps } cases le coureur de la case { $space }
    }
pamplona-stay = { $player } laisse un coureur sur la case { $space }.
    .choice = Laisser le coureur de la case { $space } où il est
pamplona-move-one = { $steps ->
    [one] { $player } utilise le dé { $die } et avance d’une case son dernier coureur, case { $space }.
   *[other] { $player } utilise le dé { $die } et avance de { $steps } cases son dernier coureur, case { $space }.
}
    .choice = { $steps ->
        [one] Utiliser le dé { $die } : avancer d’une case le coureur de la case { $space }
       *[other] Utiliser le dé { $die } : avancer de { $steps } cases le coureur de la case { $space }
    }
pamplona-stay-one = { $player } utilise le dé { $die } et laisse son dernier coureur sur la case { $space }.
    .choice = Utiliser le dé { $die } : laisser le coureur de la case { $space } où il est
pamplona-shove-on = { $steps ->
    [one] { $player } bouscule { $other_player } d’une case en avant.
   *[other] { $player } bouscule { $other_player } de { $steps } cases en avant.
}
    .can = bouscule-les en avant
    .choice = { $steps ->
        [one] Bousculer { $other_player } d’une case en avant
       *[other] Bousculer { $other_player } de { $steps } cases en avant
    }
pamplona-shove-back = { $steps ->
    [one] { $player } bouscule { $other_player } d’une case en arrière.
   *[other] { $player } bouscule { $other_player } de { $steps } cases en arrière.
}
    .can = bouscule-les en arrière
    .choice = { $steps ->
        [one] Bousculer { $other_player } d’une case en arrière
       *[other] Bousculer { $other_player } de { $steps } cases en arrière
    }
pamplona-shove-not = { $player } ne bouscule pas { $other_player }.
    .can = laisse-les en paix
    .choice = Laisser { $other_player } en paix

## What chance does

pamplona-first = { $player } ouvre la course.
    .lot = { $player }
    .lots = Premier joueur
pamplona-number = { $player } fait { $steps } avec le dé { $die }.
    .lot = { $steps }
    .lots = Dé { $die }
pamplona-arrow = { $player } fait une flèche avec le dé { $die }.
    .lot = flèche
    .lots = Dé { $die }
pamplona-torro = { $steps ->
    [one] Torro avance d’une case.
   *[other] Torro avance de { $steps } cases.
}
    .lot = { $steps }
    .lots = Cartes Torro
pamplona-attack = Torro attaque !
    .lot = attaque
    .lots = Cartes Torro
pamplona-attack-void = Torro est encore dans l’enclos : l’attaque ne compte pas, on retourne une autre carte.
    .lot = attaque
    .lots = Cartes Torro

## What follows by itself

pamplona-change-torro = Torro est maintenant sur la case { $space }.
pamplona-change-gains = { $courage ->
    [one] { $player } gagne { $courage } point de courage.
   *[other] { $player } gagne { $courage } points de courage.
}
pamplona-change-loses = { $courage ->
    [one] { $player } perd { $courage } point de courage.
   *[other] { $player } perd { $courage } points de courage.
}
pamplona-change-spared = { $player } ne gagne ni ne perd de courage.
pamplona-change-runners = { $count ->
    [one] { $player } a maintenant un coureur sur la case { $runners }.
   *[other] { $player } a maintenant ses coureurs sur les cases { $runners }.
}
pamplona-change-rows = { $count ->
    [one] { $player } atteint l’arène : une place au gradin { $rows }.
   *[other] { $player } atteint l’arène : des places aux gradins { $rows }.
}
pamplona-change-fear = { $courage ->
    [one] { $player } arrive sur une case de peur et paie { $courage } point de courage.
   *[other] { $player } arrive sur une case de peur et paie { $courage } points de courage.
}
pamplona-change-credits = { $player } doit emprunter : crédits de { $before } à { $after }.
pamplona-change-outnumbered = { $courage ->
    [one] { $player }, en minorité sur la case { $space }, donne { $courage } point de courage à { $other_player }.
   *[other] { $player }, en minorité sur la case { $space }, donne { $courage } points de courage à { $other_player }.
}
pamplona-change-round = Tour { $round }.
pamplona-change-torro-end = Torro est dans l’arène : la partie est finie.
pamplona-change-seated-end = Tous les coureurs sont dans les gradins : la partie est finie.

## Why an action may be good

pamplona-why-arena = Atteint l’arène, à l’abri de Torro, pour une place qui vaut au moins { $row }.
pamplona-why-outnumbers = Met les autres en minorité sur une case, et ils paient : +{ $courage } de courage.
pamplona-why-escapes = Sort un coureur de derrière Torro : { $after } au lieu de { $before } s’il attaque ({ $attacks } des { $deck } cartes restantes).
pamplona-why-reward = S’approche de Torro : { $after } au lieu de { $before } s’il attaque ({ $attacks } des { $deck } cartes restantes).
pamplona-why-less = Limite les dégâts : { $after } au lieu de { $before } si Torro attaque ({ $attacks } des { $deck } cartes restantes).
pamplona-why-keeps =
    { $runners ->
        [one] Garde un coureur
       *[other] Garde { $runners } coureurs
    } à portée de Torro : { $courage } s’il attaque ({ $attacks } des { $deck } cartes restantes).
pamplona-why-together = Réunit des coureurs sur la case { $space }, où ils peuvent être en surnombre.
pamplona-why-nears = Après { $cards } des { $deck } cartes restantes, Torro est si près de ce coureur que sa prochaine attaque rapporte.
pamplona-why-safer = { $after } des { $deck } cartes restantes font passer Torro devant ce coureur, au lieu de { $before }.
pamplona-why-frightens = Envoie { $other_player } sur une case de peur : -{ $courage } de courage.
pamplona-why-hurts = Pire pour { $other_player } : { $after } au lieu de { $before } si Torro attaque ({ $attacks } des { $deck } cartes restantes).
pamplona-why-hinders =
    { $steps ->
        [one] Allonge d’une case
       *[other] Allonge de { $steps } cases
    } le chemin de { $other_player } vers l’arène.
pamplona-why-hurries = Presse { $other_player } : plus on arrive tôt, plus on est assis bas. Le prochain gradin vaut { $row }.
pamplona-why-leaves = Laisse { $other_player } en minorité : rester là coûtera encore { $courage } de courage.
pamplona-why-lingers = Reste près de Torro : { $courage } s’il attaque ({ $attacks } des { $deck } cartes restantes).
pamplona-why-awaits = Attend Torro : après { $cards } des { $deck } cartes restantes, il est si près que sa prochaine attaque rapporte.
pamplona-why-later = Attend : plus on arrive tard, plus on est assis haut. Le prochain gradin vaut { $row }.
pamplona-why-tomatoes = Les tomates arrêtent le coureur sur la case { $space }.
pamplona-why-rearmost = Fait avancer le dernier de ses coureurs, sur la case { $space }.
pamplona-why-onward =
    { $left ->
        [one] Il reste une case jusqu’à l’arène.
       *[other] Il reste { $left } cases jusqu’à l’arène.
    }

## What is awaited

pamplona-phase-first = On tire au sort qui commence
    .help = On tire au sort qui court en premier. Les autres suivent dans le sens horaire, et quand tout le monde a couru, c’est à Torro (P1).
pamplona-phase-roll-a = Lancer du dé A
    .help = On lance les deux dés avant de choisir (P3). Un nombre se court en entier ; une flèche vaut ce que tu veux, de 0 à 6 (P4).
pamplona-phase-roll-b = Lancer du dé B
    .help = On lance maintenant le dé B. Chaque dé fait avancer un coureur, et les deux dés deux coureurs différents (P3).
pamplona-phase-die-a = Choix d’un coureur pour le dé A
    .ask = Choisis un coureur pour le dé A.
    .help = Choisis le coureur du dé A ; un autre devra prendre le dé B (P3). Juste devant Torro, une attaque rapporte du courage ; derrière lui, elle en coûte (P15). Là où tes coureurs sont plus nombreux qu’une équipe, elle te paie, et plus on arrive tard dans l’arène, meilleur est le gradin (P9, P12).
pamplona-phase-die-b = Choix d’un autre coureur pour le dé B
    .ask = Choisis un autre coureur pour le dé B.
    .help = Un autre coureur prend le dé B ; celui du dé A a fini (P3). Les cases de peur coûtent du courage, et les tomates font reculer (P7, P8). Là où vous êtes plus nombreux après ce coup, l’autre équipe te paie (P9).
pamplona-phase-one-die = Choix d’un dé pour le dernier coureur en jeu
    .ask = Un seul coureur est en jeu : choisis le dé qui le fait avancer.
    .help = Il reste un coureur : utilise pour lui un des deux dés, l’autre est perdu (P5). Une place tardive vaut plus (P12). Mais si Torro entre le premier dans l’arène, le coureur n’a pas de place, et chaque case de retard sur lui coûte un point (P20).
pamplona-phase-shove = Bousculade
    .ask = Vous êtes plus nombreux : { $can }.
    .help = Vous êtes ici plus nombreux, et l’autre équipe a déjà payé (P9). Tu peux bousculer ses coureurs d’autant de cases, en avant ou en arrière, ou les laisser (P10). Derrière Torro ou sur une case de peur, ils perdent du courage ; juste devant lui, ils en gagneraient (P7, P15).
pamplona-phase-torro = Carte Torro
    .help = Tout le monde a couru, et on retourne une carte Torro. Un nombre le fait avancer (P14). Une attaque récompense les coureurs juste devant lui et punit ceux de derrière (P15).
pamplona-phase-over = La partie est finie
    .help = La partie est finie. On additionne courage et gradins ; on retire les crédits et, si Torro a mis fin à la partie, le retard sur lui des coureurs sans place. Le plus de points gagne (P20).

## Options, ends and scores

pamplona-edition-fx-schmid-1992 = F.X. Schmid, 1992
pamplona-option-rotate_start = À chaque tour, c’est la personne suivante qui commence
pamplona-option-fear_shields = Sur une case de peur, les coureurs derrière Torro ne perdent rien quand il attaque
pamplona-option-shove_needs_arrival = On ne bouscule que là où l’un de ses coureurs vient d’arriver
pamplona-reason-torro = Torro est dans l’arène
pamplona-reason-seated = tous les coureurs sont dans les gradins
pamplona-line-courage = Courage
pamplona-line-credits = Crédits
pamplona-line-rows = Gradins
pamplona-line-penalty = Derrière Torro

## The table in words

pamplona-table-goal =
    Courage et gradins décident. Fin : Torro dans l’arène ({ $way ->
        [one] encore une case
       *[other] encore { $way } cases
    }) ou tous les coureurs assis ({ $runners ->
        [one] encore un
       *[other] encore { $runners }
    }).
    .short = Courage + gradins · Torro : encore { $way } · coureurs : { $runners }
pamplona-table-goal-over = Courage et gradins décident. La partie est finie : { $reason }.
    .short = Courage + gradins · la partie est finie
pamplona-table-round = Tour { $round }. { $phase }. Commence : { $first }.
pamplona-table-path = Rue : cases 1 à { $street }, arène : dès la case { $arena }. Tomates : { $tomatoes }. Peur : { $fear }.
pamplona-table-torro = { $torro ->
    [0] Torro est dans l’enclos. Cartes restantes : { $deck }, retournées (! pour une attaque) : { $discard }.
   *[other] Torro est sur la case { $torro }. Cartes restantes : { $deck }, retournées (! pour une attaque) : { $discard }.
}
pamplona-table-dice = Dés (> pour une flèche) : A { $a }, B { $b }.
pamplona-table-seat = { $player } : courage { $courage }, crédits { $credits } ; cases des coureurs : { $runners } ; places en gradins : { $rows }.
pamplona-table-attack = courage si Torro attaquait maintenant : { $attack }
pamplona-table-standing = courage { $courage }, en gradins { $seated }

## What lies on the board

pamplona-spot-space = Case { $space }
pamplona-spot-start = Case { $space }, le départ
pamplona-spot-sand = Case { $space }, dans l’arène
pamplona-spot-fear = Case de peur { $space }
pamplona-spot-tomato = Tomates sur la case { $space }
pamplona-spot-pen = L’enclos
pamplona-spot-arena = L’arène
pamplona-spot-row = Gradin { $row }
pamplona-spot-runner = { $count ->
    [one] { $player } : un coureur sur la case { $space }
   *[other] { $player } : { $count } coureurs sur la case { $space }
}
pamplona-spot-die = { $face ->
    [none] Dé { $die }
    [arrow] Dé { $die } : une flèche
   *[other] Dé { $die } : { $face }
}
pamplona-spot-shove = Bousculade sur la case { $space } : { $player } a { $steps } de plus que { $other_player }
pamplona-spot-torro = { $space ->
    [0] Torro, dans l’enclos
   *[other] Torro, sur la case { $space }
}
pamplona-spot-deck = Cartes Torro restantes : { $count }
pamplona-spot-card = { $card ->
    [attack] Carte Torro : attaque
   *[other] Carte Torro : { $card }
}
pamplona-spot-seat = { $player } : courage { $courage }, crédits { $credits }, solde { $balance }
pamplona-spot-credit = { $player } : crédits { $credits }, solde { $balance }
pamplona-spot-attack = { $player } : { $attack } de courage si Torro attaquait maintenant
pamplona-spot-first = { $player } ouvre la course
pamplona-spot-round = Tour { $round }

## What it is and what it does

pamplona-help-space = Une case du chemin de l’enclos à l’arène. On peut s’y tenir à plusieurs ; celles au visage effrayé coûtent du courage, et personne ne reste sur les tomates.
pamplona-help-start = Tous les coureurs partent d’ici. Ils ne courent que vers l’avant, mais on peut les bousculer jusqu’à cette case.
pamplona-help-fear = Chaque coureur qui arrive ici, de lui-même ou bousculé, coûte 1 point de courage à son équipe. Y rester est gratuit.
pamplona-help-tomato = Un coureur qui arrive sur les tomates, ou même Torro, glisse aussitôt sur la dernière case avant elles. Les franchir est gratuit.
pamplona-help-pen = Torro attend ici que la première carte à nombre le libère.
pamplona-help-arena = Le bout de la course. Les coureurs arrivés reçoivent une place quand tout le monde a couru ; si Torro arrive ici, la partie finit.
pamplona-help-row = Un coureur assis sur ce gradin rapporte son numéro à la fin. Les premiers arrivés ont les petits numéros, les derniers les grands.
pamplona-help-runner = Les coureurs d’une équipe. À ton tour, chaque dé fait avancer un de tes coureurs, et les deux dés vont à deux coureurs différents : touche un coureur, puis la case à atteindre.
pamplona-help-die = Un nombre se court en entier. Une flèche vaut de 0 à 6, à ton choix.
pamplona-help-shove = Là où tes coureurs sont plus nombreux que ceux d’une autre équipe, elle te paie la différence, et tu peux déplacer tous ses coureurs d’autant de cases, en avant ou en arrière, ou les laisser.
pamplona-help-torro = Torro court quand tout le monde a couru. Quand il attaque, être juste devant lui rapporte du courage, être derrière lui en coûte.
pamplona-help-deck = Quand tout le monde a couru, on retourne la première carte : un nombre fait avancer Torro, un point d’exclamation est une attaque.
pamplona-help-card = Une carte Torro retournée : un nombre l’a fait avancer d’autant, un point d’exclamation était une attaque. Elle reste de côté jusqu’à l’épuisement de la pioche.
pamplona-help-seat = Le courage d’un joueur. À la fin il s’ajoute aux gradins de ses coureurs, et les crédits sont déduits.
pamplona-help-credit = Quand on ne peut pas payer, on prend des crédits de 10. Chacun enlève 10 points au score final et ne se rembourse pas.
pamplona-help-attack = Ce qu’une attaque de Torro rapporterait ou coûterait maintenant : un coureur sur sa case rapporte 3, une case devant 2, deux cases devant 1, et chaque case de retard coûte 1.
pamplona-help-first = C’est ici que commence le tour ; les autres suivent dans le sens horaire, puis Torro agit.
pamplona-help-round = Dans un tour, chacun court une fois, puis Torro agit.
