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
    .choice = { $steps ->
        [one] Bousculer { $other_player } d’une case en avant
       *[other] Bousculer { $other_player } de { $steps } cases en avant
    }
pamplona-shove-back = { $steps ->
    [one] { $player } bouscule { $other_player } d’une case en arrière.
   *[other] { $player } bouscule { $other_player } de { $steps } cases en arrière.
}
    .choice = { $steps ->
        [one] Bousculer { $other_player } d’une case en arrière
       *[other] Bousculer { $other_player } de { $steps } cases en arrière
    }
pamplona-shove-not = { $player } ne bouscule pas { $other_player }.
    .choice = Laisser { $other_player } en paix

## What chance does

pamplona-first = { $player } ouvre la course.
pamplona-number = { $player } fait { $steps } avec le dé { $die }.
pamplona-arrow = { $player } fait une flèche avec le dé { $die }.
pamplona-torro = { $steps ->
    [one] Torro avance d’une case.
   *[other] Torro avance de { $steps } cases.
}
pamplona-attack = Torro attaque !
pamplona-attack-void = Torro est encore dans l’enclos : l’attaque ne compte pas, on retourne une autre carte.

## What follows by itself

pamplona-change-torro = Torro est maintenant sur la case { $space }.
pamplona-change-seat = { $player } : { $changes }.
pamplona-change-runners = { $count ->
    [one] coureur sur la case { $runners }
   *[other] coureurs sur les cases { $runners }
}
pamplona-change-rows = { $count ->
    [one] place au gradin { $rows }
   *[other] places aux gradins { $rows }
}
pamplona-change-courage = courage de { $before } à { $after }
pamplona-change-credits = crédits de { $before } à { $after }
pamplona-change-outnumbered = { $courage ->
    [one] { $player }, en minorité sur la case { $space }, donne { $courage } point de courage à { $other_player }.
   *[other] { $player }, en minorité sur la case { $space }, donne { $courage } points de courage à { $other_player }.
}
pamplona-change-round = Tour { $round }.

## What is awaited

pamplona-phase-first = On tire au sort qui commence
pamplona-phase-roll-a = Lancer du dé A
pamplona-phase-roll-b = Lancer du dé B
pamplona-phase-die-a = Choix d’un coureur pour le dé A
pamplona-phase-die-b = Choix d’un autre coureur pour le dé B
pamplona-phase-one-die = Choix d’un dé pour le dernier coureur en jeu
pamplona-phase-shove = Bousculade
pamplona-phase-torro = Carte Torro
pamplona-phase-over = La partie est finie

## Options, ends and scores

pamplona-option-rotate_start = Après chaque action de Torro, le siège suivant dans le sens horaire commence
pamplona-option-fear_shields = Derrière Torro, un coureur sur une case de peur ne perd rien
pamplona-option-shove_needs_arrival = On ne bouscule que là où l’un de ses coureurs vient d’arriver
pamplona-reason-torro = Torro est dans l’arène
pamplona-reason-seated = tous les coureurs sont dans les gradins
pamplona-line-courage = Courage
pamplona-line-credits = Crédits
pamplona-line-rows = Gradins
pamplona-line-penalty = Derrière Torro

## The table in words

pamplona-table-round = Tour { $round }. { $phase }. Commence : { $first }.
pamplona-table-path = Rue : cases 1 à { $street }, arène : dès la case { $arena }. Tomates : { $tomatoes }. Peur : { $fear }.
pamplona-table-torro = { $torro ->
    [0] Torro est dans l’enclos. Cartes restantes : { $deck }, retournées (! pour une attaque) : { $discard }.
   *[other] Torro est sur la case { $torro }. Cartes restantes : { $deck }, retournées (! pour une attaque) : { $discard }.
}
pamplona-table-dice = Dés (> pour une flèche) : A { $a }, B { $b }.
pamplona-table-seat = { $player } : courage { $courage }, crédits { $credits } ; cases des coureurs : { $runners } ; places en gradins : { $rows }.
pamplona-table-attack = courage si Torro attaquait maintenant : { $attack }
