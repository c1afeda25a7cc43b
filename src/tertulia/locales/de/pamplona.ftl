### Viva Pamplona! (Wolfgang Kramer, 1992)

## What players do

pamplona-move = { $player } zieht einen Läufer von Feld { $space } um { $steps } vor.
    .choice = Den Läufer auf Feld { $space } um { $steps } vorziehen
pamplona-stay = { $player } lässt einen Läufer auf Feld { $space } stehen.
    .choice = Den Läufer auf Feld { $space } stehen lassen
pamplona-move-one = { $player } nutzt Würfel { $die } und zieht den letzten Läufer von Feld { $space } um { $steps } vor.
    .choice = Würfel { $die } nutzen: den Läufer auf Feld { $space } um { $steps } vorziehen
pamplona-stay-one = { $player } nutzt Würfel { $die } und lässt den letzten Läufer auf Feld { $space } stehen.
    .choice = Würfel { $die } nutzen: den Läufer auf Feld { $space } stehen lassen
pamplona-shove-on = { $steps ->
    [one] { $player } schubst { $other_player } ein Feld vor.
   *[other] { $player } schubst { $other_player } { $steps } Felder vor.
}
    .choice = { $steps ->
        [one] { $other_player } ein Feld vorschubsen
       *[other] { $other_player } { $steps } Felder vorschubsen
    }
pamplona-shove-back = { $steps ->
    [one] { $player } schubst { $other_player } ein Feld zurück.
   *[other] { $player } schubst { $other_player } { $steps } Felder zurück.
}
    .choice = { $steps ->
        [one] { $other_player } ein Feld zurückschubsen
       *[other] { $other_player } { $steps } Felder zurückschubsen
    }
pamplona-shove-not = { $player } schubst { $other_player } nicht.
    .choice = { $other_player } in Ruhe lassen

## What chance does

pamplona-first = { $player } läuft zuerst los.
pamplona-number = { $player } würfelt mit Würfel { $die } eine { $steps }.
pamplona-arrow = { $player } würfelt mit Würfel { $die } einen Pfeil.
pamplona-torro = { $steps ->
    [one] Torro rückt ein Feld vor.
   *[other] Torro rückt { $steps } Felder vor.
}
pamplona-attack = Torro greift an!
pamplona-attack-void = Torro ist noch im Gehege: Der Angriff zählt nicht, die nächste Karte wird aufgedeckt.

## What follows by itself

pamplona-change-torro = Torro ist jetzt auf Feld { $space }.
pamplona-change-seat = { $player }: { $changes }.
pamplona-change-runners = { $count ->
    [one] Läufer auf Feld { $runners }
   *[other] Läufer auf den Feldern { $runners }
}
pamplona-change-rows = { $count ->
    [one] neu in Reihe { $rows }
   *[other] neu in den Reihen { $rows }
}
pamplona-change-courage = Mut von { $before } auf { $after }
pamplona-change-credits = Kredite von { $before } auf { $after }
pamplona-change-outnumbered = { $player } ist auf Feld { $space } in der Unterzahl und zahlt { $courage } Mut an { $other_player }.
pamplona-change-round = Runde { $round }.

## What is awaited

pamplona-phase-first = Auslosen, wer beginnt
pamplona-phase-roll-a = Wurf mit Würfel A
pamplona-phase-roll-b = Wurf mit Würfel B
pamplona-phase-die-a = Wahl eines Läufers für Würfel A
pamplona-phase-die-b = Wahl eines anderen Läufers für Würfel B
pamplona-phase-one-die = Wahl eines Würfels für den letzten Läufer im Rennen
pamplona-phase-shove = Schubsen
pamplona-phase-torro = Aufdecken einer Torro-Karte
pamplona-phase-over = Die Partie ist zu Ende

## Options, ends and scores

pamplona-option-rotate_start = Nach jeder Aktion von Torro beginnt der nächste Platz im Uhrzeigersinn
pamplona-option-fear_shields = Ein Läufer hinter Torro verliert auf einem Angstfeld nichts
pamplona-option-shove_needs_arrival = Geschubst wird nur dort, wo gerade ein eigener Läufer angekommen ist
pamplona-reason-torro = Torro ist in der Arena
pamplona-reason-seated = Alle Läufer sitzen auf der Tribüne
pamplona-line-courage = Mut
pamplona-line-credits = Kredite
pamplona-line-rows = Tribüne
pamplona-line-penalty = Hinter Torro

## The table in words

pamplona-table-round = Runde { $round }. { $phase }. Es beginnt: { $first }.
pamplona-table-path = Straße: Felder 1 bis { $street }, Arena: ab Feld { $arena }. Tomaten: { $tomatoes }. Angst: { $fear }.
pamplona-table-torro = { $torro ->
    [0] Torro ist im Gehege. Karten im Stapel: { $deck }, aufgedeckt (! ist ein Angriff): { $discard }.
   *[other] Torro ist auf Feld { $torro }. Karten im Stapel: { $deck }, aufgedeckt (! ist ein Angriff): { $discard }.
}
pamplona-table-dice = Würfel (> ist ein Pfeil): A { $a }, B { $b }.
pamplona-table-seat = { $player }: Mut { $courage }, Kredite { $credits }; Felder der Läufer: { $runners }; Reihen auf der Tribüne: { $rows }.
pamplona-table-attack = Mut bei einem Angriff jetzt: { $attack }
