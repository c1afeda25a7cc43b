### Viva Pamplona! (Wolfgang Kramer, 1992)

## What players do

pamplona-move = { $steps ->
    [one] { $player } zieht einen Läufer von Feld { $space } um ein Feld weiter.
   *[other] { $player } zieht einen Läufer von Feld { $space } um { $steps } Felder weiter.
}
    .choice = { $steps ->
        [one] Den Läufer von Feld { $space } um ein Feld weiterziehen
       *[other] Den Läufer von Feld { $space } um { $steps } Felder weiterziehen
    }
pamplona-stay = { $player } lässt einen Läufer auf Feld { $space } stehen.
    .choice = Den Läufer auf Feld { $space } stehen lassen
pamplona-move-one = { $steps ->
    [one] { $player } nutzt Würfel { $die } und zieht den letzten Läufer von Feld { $space } um ein Feld weiter.
   *[other] { $player } nutzt Würfel { $die } und zieht den letzten Läufer von Feld { $space } um { $steps } Felder weiter.
}
    .choice = { $steps ->
        [one] Würfel { $die } nutzen: den Läufer von Feld { $space } um ein Feld weiterziehen
       *[other] Würfel { $die } nutzen: den Läufer von Feld { $space } um { $steps } Felder weiterziehen
    }
pamplona-stay-one = { $player } nutzt Würfel { $die } und lässt den letzten Läufer auf Feld { $space } stehen.
    .choice = Würfel { $die } nutzen: den Läufer auf Feld { $space } stehen lassen
pamplona-shove-on = { $steps ->
    [one] { $player } schubst { $other_player } ein Feld vor.
   *[other] { $player } schubst { $other_player } { $steps } Felder vor.
}
    .can = schubse sie vor
    .choice = { $steps ->
        [one] { $other_player } ein Feld vorschubsen
       *[other] { $other_player } { $steps } Felder vorschubsen
    }
pamplona-shove-back = { $steps ->
    [one] { $player } schubst { $other_player } ein Feld zurück.
   *[other] { $player } schubst { $other_player } { $steps } Felder zurück.
}
    .can = schubse sie zurück
    .choice = { $steps ->
        [one] { $other_player } ein Feld zurückschubsen
       *[other] { $other_player } { $steps } Felder zurückschubsen
    }
pamplona-shove-not = { $player } schubst { $other_player } nicht.
    .can = lass sie in Ruhe
    .choice = { $other_player } in Ruhe lassen

## What chance does

pamplona-first = { $player } läuft zuerst los.
    .lot = { $player }
    .lots = Startspieler
pamplona-number = { $player } würfelt mit Würfel { $die } eine { $steps }.
    .lot = { $steps }
    .lots = Würfel { $die }
pamplona-arrow = { $player } würfelt mit Würfel { $die } einen Pfeil.
    .lot = Pfeil
    .lots = Würfel { $die }
pamplona-torro = { $steps ->
    [one] Torro rückt ein Feld vor.
   *[other] Torro rückt { $steps } Felder vor.
}
    .lot = { $steps }
    .lots = Torro-Karten
pamplona-attack = Torro greift an!
    .lot = Angriff
    .lots = Torro-Karten
pamplona-attack-void = Torro ist noch im Gehege: Der Angriff zählt nicht, die nächste Karte wird aufgedeckt.
    .lot = Angriff
    .lots = Torro-Karten

## What follows by itself

pamplona-change-torro = Torro ist jetzt auf Feld { $space }.
pamplona-change-gains = { $player } gewinnt { $courage } Mut.
pamplona-change-loses = { $player } verliert { $courage } Mut.
pamplona-change-spared = { $player } gewinnt und verliert keinen Mut.
pamplona-change-runners = { $count ->
    [one] { $player } hat jetzt einen Läufer auf Feld { $runners }.
   *[other] { $player } hat jetzt Läufer auf den Feldern { $runners }.
}
pamplona-change-rows = { $count ->
    [one] { $player } erreicht die Arena: ein Platz in Reihe { $rows }.
   *[other] { $player } erreicht die Arena: Plätze in den Reihen { $rows }.
}
pamplona-change-fear = { $player } kommt auf ein Angstfeld und zahlt { $courage } Mut.
pamplona-change-credits = { $player } muss sich etwas leihen: Kredite von { $before } auf { $after }.
pamplona-change-outnumbered = { $player } ist auf Feld { $space } in der Unterzahl und zahlt { $courage } Mut an { $other_player }.
pamplona-change-round = Runde { $round }.
pamplona-change-torro-end = Torro ist in der Arena: Die Partie ist zu Ende.
pamplona-change-seated-end = Alle Läufer sitzen auf der Tribüne: Die Partie ist zu Ende.

## Why an action may be good

pamplona-why-arena = Erreicht die Arena, sicher vor Torro, für einen Platz, der mindestens { $row } wert ist.
pamplona-why-outnumbers = Ist auf einem Feld in der Überzahl, und andere zahlen dafür: +{ $courage } Mut.
pamplona-why-escapes = Holt einen Läufer hinter Torro hervor: { $after } statt { $before }, wenn er angreift ({ $attacks } der { $deck } übrigen Karten).
pamplona-why-reward = Kommt näher an Torro: { $after } statt { $before }, wenn er angreift ({ $attacks } der { $deck } übrigen Karten).
pamplona-why-less = Begrenzt den Schaden: { $after } statt { $before }, wenn Torro angreift ({ $attacks } der { $deck } übrigen Karten).
pamplona-why-keeps =
    { $runners ->
        [one] Lässt einen Läufer
       *[other] Lässt { $runners } Läufer
    } in Torros Reichweite: { $courage }, wenn er angreift ({ $attacks } der { $deck } übrigen Karten).
pamplona-why-together = Bringt Läufer auf Feld { $space } zusammen, wo sie in der Überzahl sein können.
pamplona-why-nears = Nach { $cards } der { $deck } übrigen Karten ist Torro so nah an diesem Läufer, dass sein nächster Angriff etwas bringt.
pamplona-why-safer = { $after } der { $deck } übrigen Karten bringen Torro an diesem Läufer vorbei, statt { $before }.
pamplona-why-frightens = Schickt { $other_player } auf ein Angstfeld: -{ $courage } Mut.
pamplona-why-hurts = Schlechter für { $other_player }: { $after } statt { $before }, wenn Torro angreift ({ $attacks } der { $deck } übrigen Karten).
pamplona-why-hinders =
    { $steps ->
        [one] Macht den Weg zur Arena um ein Feld länger
       *[other] Macht den Weg zur Arena um { $steps } Felder länger
    } für { $other_player }.
pamplona-why-hurries = Treibt { $other_player } voran: Wer früher kommt, sitzt tiefer. Die nächste Reihe ist { $row } wert.
pamplona-why-leaves = Lässt { $other_player } in der Unterzahl: Wer dort bleibt, zahlt noch einmal { $courage } Mut.
pamplona-why-lingers = Bleibt nah an Torro: { $courage }, wenn er angreift ({ $attacks } der { $deck } übrigen Karten).
pamplona-why-awaits = Wartet auf Torro: Nach { $cards } der { $deck } übrigen Karten ist er so nah, dass sein nächster Angriff etwas bringt.
pamplona-why-later = Wartet: Wer später kommt, sitzt höher. Die nächste Reihe ist { $row } wert.
pamplona-why-tomatoes = Die Tomaten halten den Läufer auf Feld { $space } auf.
pamplona-why-rearmost = Bringt den letzten eigenen Läufer voran, den auf Feld { $space }.
pamplona-why-onward =
    { $left ->
        [one] Bis zur Arena fehlt noch ein Feld.
       *[other] Bis zur Arena fehlen noch { $left } Felder.
    }

## What is awaited

pamplona-phase-first = Auslosen, wer beginnt
    .help = Das Los entscheidet, wer zuerst läuft. Die anderen folgen im Uhrzeigersinn, und wenn alle gelaufen sind, kommt Torro (P1).
pamplona-phase-roll-a = Wurf mit Würfel A
    .help = Erst fallen beide Würfel, dann wird gewählt (P3). Eine Zahl muss ganz gelaufen werden; ein Pfeil ist eine beliebige Zahl von 0 bis 6 (P4).
pamplona-phase-roll-b = Wurf mit Würfel B
    .help = Jetzt fällt Würfel B. Jeder Würfel bewegt einen Läufer, und die beiden bewegen zwei verschiedene (P3).
pamplona-phase-die-a = Wahl eines Läufers für Würfel A
    .ask = Wähle einen Läufer für Würfel A.
    .help = Wähle den Läufer für Würfel A; Würfel B muss ein anderer nehmen (P3). Dicht vor Torro bringt ein Angriff Mut, hinter ihm kostet er Mut (P15). Wo deine Läufer in der Überzahl sind, zahlt das andere Team, und wer spät in die Arena kommt, sitzt besser (P9, P12).
pamplona-phase-die-b = Wahl eines anderen Läufers für Würfel B
    .ask = Wähle einen anderen Läufer für Würfel B.
    .help = Ein anderer Läufer nimmt Würfel B; der mit Würfel A ist fertig (P3). Angstfelder kosten Mut, und Tomaten werfen dich zurück (P7, P8). Wo du nach diesem Zug in der Überzahl bist, zahlt das andere Team (P9).
pamplona-phase-one-die = Wahl eines Würfels für den letzten Läufer im Rennen
    .ask = Nur ein Läufer ist im Spiel: Wähle, welcher Würfel ihn bewegt.
    .help = Ein Läufer ist übrig: Nimm für ihn einen der beiden Würfel, der andere verfällt (P5). Ein später Platz zählt mehr (P12). Aber ist Torro zuerst in der Arena, bekommt der Läufer keinen Platz, und jedes Feld hinter ihm kostet einen Punkt (P20).
pamplona-phase-shove = Schubsen
    .ask = Ihr seid in der Überzahl: { $can }.
    .help = Ihr seid hier in der Überzahl, und das andere Team hat schon gezahlt (P9). Du darfst seine Läufer um die Differenz vor- oder zurückschubsen oder stehen lassen (P10). Hinter Torro und auf Angstfeldern verlieren sie Mut, dicht vor ihm gewinnen sie welchen (P7, P15).
pamplona-phase-torro = Aufdecken einer Torro-Karte
    .help = Alle sind gelaufen, und eine Torro-Karte wird aufgedeckt. Eine Zahl bewegt ihn vorwärts (P14). Ein Angriff belohnt, wer dicht vor ihm ist, und trifft, wer hinter ihm ist (P15).
pamplona-phase-over = Die Partie ist zu Ende
    .help = Die Partie ist zu Ende. Mut und Reihen werden zusammengezählt; abgezogen werden Kredite und, wenn Torro die Partie beendet hat, wie weit Läufer ohne Platz hinter ihm sind. Die meisten Punkte gewinnen (P20).

## Options, ends and scores

pamplona-edition-fx-schmid-1992 = F.X. Schmid, 1992
pamplona-option-rotate_start = In jeder Runde beginnt der nächste Platz
pamplona-option-fear_shields = Auf einem Angstfeld verlieren Läufer hinter Torro bei einem Angriff nichts
pamplona-option-shove_needs_arrival = Geschubst wird nur, wo gerade ein eigener Läufer angekommen ist
pamplona-reason-torro = Torro ist in der Arena
pamplona-reason-seated = Alle Läufer sitzen auf der Tribüne
pamplona-line-courage = Mut
pamplona-line-credits = Kredite
pamplona-line-rows = Tribüne
pamplona-line-penalty = Hinter Torro

## The table in words

pamplona-table-goal =
    Mut plus Reihen entscheidet. Schluss ist, wenn Torro die Arena erreicht ({ $way ->
        [one] noch ein Feld
       *[other] noch { $way } Felder
    }) oder alle Läufer sitzen ({ $runners ->
        [one] noch einer
       *[other] noch { $runners }
    }).
    .short = Mut + Reihen zählen · Torro: noch { $way } · Läufer: noch { $runners }
pamplona-table-goal-over = Mut plus Reihen entscheidet. Die Partie ist zu Ende: { $reason }.
    .short = Mut + Reihen zählen · Partie zu Ende
pamplona-table-round = Runde { $round }. { $phase }. Es beginnt: { $first }.
pamplona-table-path = Straße: Felder 1 bis { $street }, Arena: ab Feld { $arena }. Tomaten: { $tomatoes }. Angst: { $fear }.
pamplona-table-torro = { $torro ->
    [0] Torro ist im Gehege. Karten im Stapel: { $deck }, aufgedeckt (! ist ein Angriff): { $discard }.
   *[other] Torro ist auf Feld { $torro }. Karten im Stapel: { $deck }, aufgedeckt (! ist ein Angriff): { $discard }.
}
pamplona-table-dice = Würfel (> ist ein Pfeil): A { $a }, B { $b }.
pamplona-table-seat = { $player }: Mut { $courage }, Kredite { $credits }; Felder der Läufer: { $runners }; Reihen auf der Tribüne: { $rows }.
pamplona-table-attack = Mut bei einem Angriff jetzt: { $attack }
pamplona-table-standing = Mut { $courage }, auf der Tribüne { $seated }

## What lies on the board

pamplona-spot-space = Feld { $space }
pamplona-spot-start = Feld { $space }, der Start
pamplona-spot-sand = Feld { $space }, in der Arena
pamplona-spot-fear = Angstfeld { $space }
pamplona-spot-tomato = Tomaten auf Feld { $space }
pamplona-spot-pen = Das Gehege
pamplona-spot-arena = Die Arena
pamplona-spot-row = Reihe { $row }
pamplona-spot-runner = { $count ->
    [one] { $player }: ein Läufer auf Feld { $space }
   *[other] { $player }: { $count } Läufer auf Feld { $space }
}
pamplona-spot-die = { $face ->
    [none] Würfel { $die }
    [arrow] Würfel { $die }: ein Pfeil
   *[other] Würfel { $die }: { $face }
}
pamplona-spot-shove = Schubsen auf Feld { $space }: { $player } hat { $steps } mehr als { $other_player }
pamplona-spot-torro = { $space ->
    [0] Torro, im Gehege
   *[other] Torro, auf Feld { $space }
}
pamplona-spot-deck = Torro-Karten im Stapel: { $count }
pamplona-spot-card = { $card ->
    [attack] Torro-Karte: Angriff
   *[other] Torro-Karte: { $card }
}
pamplona-spot-seat = { $player }: Mut { $courage }, Kredite { $credits }, Saldo { $balance }
pamplona-spot-credit = { $player }: Kredite { $credits }, Saldo { $balance }
pamplona-spot-attack = { $player }: { $attack } Mut bei einem Angriff jetzt
pamplona-spot-first = { $player } läuft zuerst los
pamplona-spot-round = Runde { $round }

## What it is and what it does

pamplona-help-space = Ein Feld auf dem Weg vom Gehege zur Arena. Beliebig viele Läufer haben darauf Platz; die mit dem erschrockenen Gesicht kosten Mut, und auf den Tomaten bleibt niemand stehen.
pamplona-help-start = Hier starten alle Läufer. Sie laufen nur vorwärts, können aber bis hierher zurückgeschubst werden.
pamplona-help-fear = Jeder Läufer, der hier ankommt, von selbst oder geschubst, kostet sein Team 1 Mut. Stehen bleiben ist frei.
pamplona-help-tomato = Wer auf die Tomaten gerät, auch Torro, rutscht sofort auf das letzte Feld davor. Darüber hinweglaufen ist frei.
pamplona-help-pen = Hier wartet Torro, bis ihn die erste Zahlenkarte hinauslässt.
pamplona-help-arena = Das Ziel. Wer hier ankommt, wird gesetzt, sobald alle gelaufen sind; kommt Torro hierher, endet die Partie.
pamplona-help-row = Ein Läufer in dieser Reihe zählt am Ende ihre Nummer. Wer früh kommt, sitzt in den niedrigen Reihen, wer spät kommt, in den hohen.
pamplona-help-runner = Läufer eines Teams. Wenn du am Zug bist, bewegt jeder Würfel einen deiner Läufer, und die beiden Würfel gehen an zwei verschiedene: Tippe einen Läufer an, dann das Feld, das er erreichen soll.
pamplona-help-die = Eine Zahl muss ganz gelaufen werden. Ein Pfeil ist eine Zahl von 0 bis 6, ganz wie du willst.
pamplona-help-shove = Wo deine Läufer gegenüber einem anderen Team in der Überzahl sind, zahlt es dir die Differenz, und du darfst alle seine Läufer dort um so viele Felder vor- oder zurückschubsen oder sie stehen lassen.
pamplona-help-torro = Torro läuft, wenn alle gelaufen sind. Greift er an, bringt es Mut, dicht vor ihm zu sein, und kostet Mut, hinter ihm zu sein.
pamplona-help-deck = Wenn alle gelaufen sind, wird die oberste Karte aufgedeckt: Eine Zahl bewegt Torro, ein Ausrufezeichen ist ein Angriff.
pamplona-help-card = Eine aufgedeckte Torro-Karte: Eine Zahl hat ihn so weit bewegt, ein Ausrufezeichen war ein Angriff. Sie bleibt liegen, bis der Stapel aufgebraucht ist.
pamplona-help-seat = Der Mut eines Spielers. Am Ende zählt er mit den Reihen der sitzenden Läufer zusammen, und Kredite werden abgezogen.
pamplona-help-credit = Wer nicht zahlen kann, nimmt Kredite zu 10. Jeder kostet am Ende 10 Punkte und wird vorher nicht zurückgezahlt.
pamplona-help-attack = Was ein Angriff von Torro jetzt bringen oder kosten würde: Ein Läufer auf seinem Feld bringt 3, ein Feld davor 2, zwei Felder davor 1, und jedes Feld dahinter kostet 1.
pamplona-help-first = Hier beginnt die Runde; die anderen folgen im Uhrzeigersinn, dann handelt Torro.
pamplona-help-round = In einer Runde laufen alle einmal, dann handelt Torro.
