### Viva Pamplona! (Wolfgang Kramer, 1992): the rules

pamplona-rules-title = Die Regeln von Viva Pamplona!
pamplona-rules-goal = Deine drei Läufer reizen den Stier Torro in den Straßen von Pamplona. Mut und gute Plätze in der Arena bringen Punkte, und die meisten Punkte gewinnen.
pamplona-rules-turn = Wirf zwei Würfel und zieh mit zwei deiner Läufer. Wo ihr in der Überzahl seid, zahlt das andere Team Mut, und du darfst es schubsen. Sind alle gelaufen, wird eine Karte aufgedeckt: Torro rennt weiter, oder er greift an. Dann gewinnt Mut, wer dicht vor ihm läuft; wer hinter ihm ist, verliert welchen.
pamplona-rules-end = Wer die Arena erreicht, bekommt einen Platz, und späte Plätze zählen mehr. Aber trödle nicht: Schluss ist, wenn Torro dort ankommt oder wenn alle sitzen.
pamplona-rules-box =
    Für 2 bis 6 Personen. Dazu gehören:
    - 3 Läufer für jedes Team, und Torro.
    - Würfel A mit 2, 3, 4 und drei Pfeilen, Würfel B mit 2, 3, 4, 5 und zwei Pfeilen.
    - 22 Torro-Karten: 6 Angriffe und die Zahlen 5 (zwei Karten), 4 (drei), 3 (fünf), 2 (drei) und 1 (drei).
    - Chips für den Mut, zu Beginn 30 für alle, und Kredite zu 10.
    - Eine Strecke ohne Abzweigungen: Das Gehege ist Feld 0, die Straße reicht von Feld 1 bis 32, die Arena von 33 bis 38. Tomaten liegen auf den Feldern 21 und 22; die Felder 5, 9, 13, 17, 25 und 29 sind Angstfelder.
    - Eine Tribüne mit 12 Reihen; Reihe 1 zählt 1 Punkt, Reihe 2 zählt 2 und so weiter bis 12.
    Läufer, Würfel, Karten, Mut und die Zahl der Reihen stehen so im Original; was die Reihen zählen, ist von veröffentlichten Wertungsblättern bekannt. Wie lang die Strecke ist und wo ihre besonderen Felder liegen, ist von uns rekonstruiert; wer die Schachtel besitzt, kann mit einer eigenen Ausgabedatei spielen.

## A round

pamplona-rules-section-setup = Start und Runden
pamplona-rule-p1 = Das Los entscheidet, wer beginnt, und das bleibt in jeder Runde so. Von dort im Uhrzeigersinn haben alle einen Läuferzug; dann handelt Torro, und eine neue Runde beginnt. Spielt der Tisch mit wanderndem Start, beginnt nach jeder Aktion von Torro der nächste Platz im Uhrzeigersinn.
pamplona-rule-p2 = Alle Läufer starten auf Feld 1, Torro im Gehege, Feld 0. Alle haben zu Beginn 30 Mut.

## Runner turn

pamplona-rules-section-runners = Dein Läuferzug
pamplona-rule-p3 = Wirf beide Würfel. Jeder Würfel gilt ganz für einen Läufer, die beiden Würfel für zwei verschiedene; du bestimmst, welcher für welchen. Läufer ziehen nur vorwärts. Du wählst erst einen Läufer für Würfel A, dann einen anderen für Würfel B: Wer Würfel A bekam, auch mit 0, bekommt Würfel B nicht, und deine noch nicht benutzten Läufer auf einem Feld gelten als eine einzige Möglichkeit.
    .example = Beispiel: Deine Läufer stehen auf 7, 7 und 10, Würfel A zeigt 4, Würfel B zeigt 2. Mit Würfel A ziehst du einen Läufer von 7 auf 11, mit Würfel B den von 10 auf 12.
pamplona-rule-p4 = Eine Zahl muss ganz gezogen werden. Ein Pfeil ist eine beliebige Zahl von 0 bis 6, die du wählst, wenn du beide Würfel gesehen hast. Mit 0 ist der Würfel genutzt, und der Läufer bleibt stehen.
pamplona-rule-p5 =
    Ein Läufer ist im Rennen, wenn er zu Beginn deines Zuges weder auf der Tribüne sitzt noch in der Arena steht.
    - Zwei oder drei im Rennen: Du nutzt genau zwei, auch wenn der erste in die Arena läuft.
    - Einer im Rennen: Du wirfst beide Würfel, musst einen davon nach Wahl nutzen, und der andere verfällt.
    - Keiner im Rennen: Du hast keinen Zug, keine Würfel und schubst nicht.
pamplona-rule-p6 = Auf einem Feld dürfen beliebig viele Läufer stehen.

## Special spaces

pamplona-rules-section-spaces = Angst und Tomaten
pamplona-rule-p7 = Angstfeld: Jeder Läufer, der dort ankommt, selbst gezogen oder geschubst, kostet 1 Mut an die Bank, und zwar vor allen Einnahmen aus dem Schubsen. Mit einem Pfeil als 0 dort stehen zu bleiben, kostet nichts.
pamplona-rule-p8 = Tomaten: Ein Läufer oder Torro, der auf einem der beiden Felder ankommt, egal von welcher Seite, kommt sofort auf das letzte Feld davor und gilt als dort angekommen, auch wenn er von dort kam. Darüber hinwegziehen kostet nichts; von jenem Feld aus braucht man also mindestens 3. Ist es ein Angstfeld, gilt P7.
    .example = Beispiel: Die Tomaten liegen auf 21 und 22. Ein Läufer auf 19 zieht 2, kommt auf 21 an und rutscht auf 20 zurück. Von 20 aus führt eine 2 wieder auf 20, eine 3 aber auf 23.

## Shove

pamplona-rules-section-shove = Schubsen nach deinem letzten Würfel
pamplona-rule-p9 = Nach deinem letzten Würfel, und nur in deinem eigenen Zug, kommt es auf ein Feld der Straße an, auf dem deine Läufer gegenüber einem anderen Team in der Überzahl sind: 2 zu 1, 3 zu 1 oder 3 zu 2. Jedes solche Team, einzeln verglichen, zahlt dir den Unterschied. Das geschieht von selbst, keiner deiner Läufer muss gerade angekommen sein, und höchstens ein Feld kommt infrage; das Startfeld gehört dazu, die Arena nie. Spielt der Tisch mit Schubsen nur nach Ankunft, muss einer deiner Läufer, in diesem Zug um mindestens 1 gezogen, auf dem Feld zum Stehen gekommen sein.
    .example = Beispiel: Auf Feld 15 hast du 3 Läufer, Ben 1 und Carla 3. Ben zahlt dir 3 − 1 = 2 Mut; Carla hat so viele Läufer wie du und zahlt nichts.
pamplona-rule-p10 = Danach darfst du bei jedem solchen Team, im Uhrzeigersinn ab dir, alle seine Läufer auf dem Feld um genau den Unterschied vor- oder zurückschubsen, alle in dieselbe Richtung, oder es in Ruhe lassen. P7 und P8 gelten. Zurück geht es nur, wenn die Läufer auf der Straße bleiben (Feld 1 oder höher); gekürzt wird nicht. In die Arena zu schubsen ist erlaubt; ein solcher Läufer wartet dort auf seinen Platz.
    .example = Beispiel: Auf Feld 12 hast du 2 Läufer und Ben 1. Er zahlt dir 1 Mut, und du schubst ihn ein Feld vor auf 13, ein Angstfeld: Er zahlt noch 1 Mut, an die Bank.
pamplona-rule-p11 = Es gibt keine Kette: Wer geschubst werden darf, steht ein für alle Mal nach deinen Zügen fest.

## Seats

pamplona-rules-section-seats = Plätze auf der Tribüne, bevor Torro handelt
pamplona-rule-p12 = Wenn alle ihren Läuferzug hatten, setzen sich die Läufer aus der Arena. Das weiteste Arenafeld ist zuerst dran, in der Reihe nach der höchsten bisher belegten; wer auf demselben Feld steht, kommt in dieselbe Reihe. Reihe 12 nimmt alle auf, die später kommen. Wer sitzt, zieht, zahlt und gewinnt nie wieder etwas.
    .example = Beispiel: Die Reihen 1 bis 3 sind belegt. Zwei Läufer stehen auf Feld 36, einer auf 35 und einer auf 33. Die zwei kommen in Reihe 4, der nächste in Reihe 5, der letzte in Reihe 6.
pamplona-rule-p13 = Sitzen alle Läufer von allen, endet die Partie hier, ohne eine Torro-Karte.

## Torro

pamplona-rules-section-torro = Torro
pamplona-rule-p14 = Die oberste Torro-Karte wird aufgedeckt. Bei einer Zahl rückt Torro so weit vor (P8 gilt). Läufer zu überholen oder zu treffen bewirkt nichts, Angstfelder ebenso wenig.
pamplona-rule-p15 =
    Bei einem Angriff bleibt Torro stehen. Jeder Läufer, der noch nicht sitzt, zählt nach dem Unterschied der Feldnummern:
    - auf Torros Feld: +3;
    - ein Feld vor ihm: +2;
    - zwei Felder vor ihm: +1;
    - drei oder mehr vor ihm: 0;
    - hinter ihm: −1 für jedes Feld.
    Die Läufer eines Teams werden zusammengezählt, und die Bank zahlt oder bekommt die Summe. Spielt der Tisch mit Schutz auf Angstfeldern, zahlt ein Läufer, der hinter Torro auf einem Angstfeld steht, nichts.
    .example = Beispiel: Torro steht auf 10, deine Läufer auf 10, 11 und 6. Ein Angriff bringt dir 3 + 2 − 4 = 1 Mut.
pamplona-rule-p16 = Ist die erste Karte der Partie ein Angriff, wird sie abgelegt und eine weitere aufgedeckt, bis eine Zahl kommt.
pamplona-rule-p17 = Ist eine Karte fällig und der Stapel leer, werden alle 22 Karten neu gemischt.

## Money and end

pamplona-rules-section-end = Mut und Ende der Partie
pamplona-rule-p18 = Der Bank gehen die Chips nie aus. Nur wenn eine Zahlung höher ist als deine Chips, nimmst du Kredite zu 10, so wenige wie nötig; das geschieht von selbst. Kredite werden bei der Wertung abgezogen und nie vorher zurückgezahlt. Niemand scheidet aus.
    .example = Beispiel: Du hast 4 Chips und musst 9 zahlen. Du nimmst einen Kredit, und es bleiben 4 + 10 − 9 = 5 Chips.
pamplona-rule-p19 = Kommt Torro auf ein Feld der Arena, endet die Partie sofort. Für sein letztes Feld gilt die ganze Karte.
pamplona-rule-p20 =
    Deine Punkte sind:
    - deine Chips,
    - minus 10 für jeden Kredit,
    - plus die Nummern der Reihen, in denen deine Läufer sitzen,
    - minus, wenn Torro die Partie beendet hat, einen Punkt für jedes Feld, das jeder deiner nicht sitzenden Läufer hinter ihm ist.
    Dieser Abzug ändert nichts an den Chips, und spielt der Tisch mit Schutz auf Angstfeldern, entfällt er für Läufer auf einem Angstfeld. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
    .example = Beispiel: Torro ist auf 34 angekommen. Du hast 35 Chips, einen Kredit, Läufer in den Reihen 5 und 9 und einen auf Feld 31. Das sind 35 − 10 + 5 + 9 − 3 = 36 Punkte.
