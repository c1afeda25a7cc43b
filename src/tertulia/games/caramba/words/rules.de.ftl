### Caramba! (Michael Schacht, 2005): the rules

caramba-rules-title = Die Regeln von Caramba! (Schacht, 2005)
caramba-rules-goal = Du führst eine Bande an und willst Kisten voll Gold, Munition und Dynamit. Eine Kiste zählt erst, wenn sie verdeckt vor dir liegt: gesichert. Wer am Ende den höchsten Wert gesichert hat, gewinnt.
caramba-rules-turn = In jeder Runde werden alle drei Waren versteigert. Reihum legst du eine Karte auf eine ihrer Waren oder passt. Das einzige höchste Gebot nimmt alle offenen Kisten der Ware, auch die der anderen; bei Gleichstand gehen alle leer aus. Danach darfst du eine Kiste sichern.
caramba-rules-end = Schluss ist, wenn der Beutel leer ist und eine Ware fehlt. Kisten, die dann noch offen liegen, zählen nichts.
caramba-rules-box =
    Für 2 bis 4 Personen. Dazu gehören:
    - 60 Karten, je 15 für die Banden Bandidos, Soldados, Gringos und Indios, in jeder Bande dieselben: zu je zwei Waren vier Karten mit 2 und 5, 3 und 4, 4 und 3, 5 und 2, dazu für jede Ware eine Karte mit einer einzelnen 7. Jede Karte ergibt also zusammen 7.
    - 24 Kisten, 8 von jeder Ware: drei mit dem Wert 2, drei mit dem Wert 3, zwei mit dem Wert 4.
    - 4 Sonderkarten, je einmal Manos arriba, Estoy de vuelta, Fuera und En seguridad.
    - 1 Beutel.
    Die Anzahl der Karten und Kisten und die Werte der Kisten stehen so im Original. Die Werte auf den Karten, die Gleichheit der Banden und wie viele Kisten welchen Wert haben, sind von uns rekonstruiert; wer die Schachtel besitzt, kann mit einer eigenen Ausgabedatei spielen.

## Setting up

caramba-rules-section-setup = Vorbereitung
caramba-rule-c1 = Allen gehört je eine Bande. Ihre 15 Karten bilden gemischt den eigenen Nachziehstapel, die obersten 4 davon die Starthand.
caramba-rule-c2 = Die 4 Sonderkarten werden gemischt, und alle bekommen eine; der Rest kommt ungesehen beiseite. Deine Sonderkarte ist geheim, und du kannst sie einmal spielen. Sie ist keine Handkarte und zählt nie als eine.
caramba-rule-c3 = Die 24 Kisten kommen in den Beutel. Das Los entscheidet, wer beginnt. (Das Original fragt nach dem prächtigsten Schnurrbart.)

## 1 Crates

caramba-rules-section-crates = 1. Ziehen der Kisten
caramba-rule-c4 = Wer beginnt, zieht einzeln Kisten aus dem Beutel und legt sie in die Mitte, bis jede der drei Waren vertreten ist. Sind schon alle drei vertreten, wird keine Kiste gezogen.
    .example = Beispiel: Gold ist vertreten, Munition und Dynamit sind es nicht. Aus dem Beutel kommen Gold 3, Dynamit 2, Dynamit 4 und Munition 2; dann ist Schluss.
caramba-rule-c5 = Eine Ware ist vertreten, wenn irgendeine ungesicherte Kiste von ihr in der Mitte oder vor jemandem liegt. Gesicherte Kisten zählen nicht.
caramba-rule-c6 = Ist eine Ware nicht vertreten und der Beutel leer, endet die Partie sofort. Der Beutel wird bis zur letzten Kiste geleert, auch wenn die fehlende Ware gar nicht mehr kommen kann. Macht gerade diese letzte Kiste die drei Waren vollständig, wird die Runde gespielt.

## Before the auction: Fuera

caramba-rules-section-fuera = Fuera vor der Versteigerung
caramba-rule-c7 = Wenn du Fuera hast, darfst du die Karte vor dem ersten Gebot auf eine Ware spielen, von der du mindestens eine ungesicherte Kiste hast. Diese Kisten bleiben bei der Auswertung dieser Runde auf jeden Fall bei dir. Gefragt wird im Uhrzeigersinn ab der Person, die beginnt.
caramba-rule-c8 = Solange niemand Fuera hat spielen sehen, werden alle gefragt, die eine ungesicherte Kiste haben, auch wenn ihre eigene Sonderkarte schon gespielt ist; ohne Fuera bleibt nur das Nein. So verrät die Frage nie, wer die Karte hat. Ist Fuera gespielt, wird niemand mehr gefragt, weder jetzt noch später. Hat niemand eine ungesicherte Kiste, entfällt die Frage.

## 2 Auction

caramba-rules-section-auction = 2. Versteigerung
caramba-rule-c9 = Gespielt wird im Uhrzeigersinn ab der Person, die beginnt; wer gepasst hat, wird übersprungen. Die Versteigerung endet, wenn alle gepasst haben. Wer zuletzt noch dabei ist, darf allein weitere Karten dazulegen.
caramba-rule-c10 =
    Wenn du am Zug bist, tust du eines davon:
    - eine Handkarte offen auf eine der Waren spielen, die sie zeigt;
    - stattdessen eine Sonderkarte spielen, die jetzt erlaubt ist;
    - passen.
    Du musst niemanden überbieten. Die Ware, die du für eine Karte wählst, steht endgültig fest.
    .example = Beispiel: Deine Karte zeigt Gold 3 und Munition 4. Du spielst sie auf Munition: Dort erhöht sie dein Gebot um 4, bei Gold zählt sie nichts.
caramba-rule-c11 = Wenn du passt, bist du aus dieser Versteigerung heraus, auch mit Sonderkarten. Bei der nächsten bist du wieder dabei.
caramba-rule-c12 = Wer beginnt, darf im ersten eigenen Zug nicht passen; Estoy de vuelta statt eines Gebots genügt. Bei leerer Hand und ohne spielbare Sonderkarte bleibt nur das Passen, egal für wen.
caramba-rule-c13 = Manos arriba beendet die Versteigerung auf der Stelle. Im ersten Umlauf einer Versteigerung geht das nicht: Du darfst die Karte erst ab deinem zweiten Zug spielen.
caramba-rule-c14 = Mit Estoy de vuelta nimmst du eine beliebige deiner abgelegten Karten zurück auf die Hand; dazu muss dort mindestens eine liegen. Das ist dein ganzer Zug, und du bleibst in der Versteigerung.

## 3 Resolution

caramba-rules-section-resolution = 3. Auswertung, jede Ware für sich
caramba-rule-c15 = Dein Gebot auf eine Ware ist die Summe deiner Karten auf ihr plus dein Bonus. Der Bonus ist der höchste Wert unter deinen eigenen ungesicherten Kisten dieser Ware, so wie sie vor dieser Auswertung bei dir lagen; Kisten in der Mitte geben keinen. Auch ein Bonus allein ist ein Gebot.
    .example = Beispiel: Vor dir liegen Gold 2 und Gold 3, und du hast eine 5 und eine 4 auf Gold gespielt. Dein Gebot auf Gold ist 5 + 4 + 3 = 12.
caramba-rule-c16 = Das alleinige höchste Gebot über null gewinnt alle Kisten der Ware: die in der Mitte und die ungesicherten aller anderen, nur geschützte nicht. Die eigenen behält man.
    .example = Beispiel: Ana bietet 9 auf Dynamit, Ben 7. Dynamit 4 liegt in der Mitte, Dynamit 3 vor Ben: Ana bekommt beide.
caramba-rule-c17 = Wer gewinnt, legt die auf diese Ware gespielten Karten offen ab, auch wenn es nichts mehr zu holen gab. Jede andere Karte auf dem Tisch geht auf die Hand zurück, von der sie kam.
caramba-rule-c18 = Bei Gleichstand um das höchste Gebot gewinnt niemand die Ware, und alle Karten darauf gehen auf die Hand zurück. Alle ungesicherten Kisten dieser Ware kommen in die Mitte, auch die von Unbeteiligten, nur geschützte nicht.
    .example = Beispiel: Ana und Ben bieten je 8 auf Munition. Vor Carla liegt Munition 3, und sie bietet nur diesen Bonus von 3. Niemand gewinnt, und Carlas Kiste kommt in die Mitte.
caramba-rule-c19 = Bietet niemand auf eine Ware, weder mit Karte noch mit Bonus, bleibt alles, wo es ist.
caramba-rule-c20 = Mit Fuera geschützte Kisten geben trotzdem ihren Bonus, und man darf die Ware auch selbst gewinnen. So können danach zwei Personen Kisten derselben Ware haben. Der Schutz endet mit der Auswertung.
    .example = Beispiel: Ben hat sein Gold 4 geschützt und bietet nur den Bonus von 4. Ana bietet 7: Sie gewinnt Gold 2 aus der Mitte, und Ben behält Gold 4.

## 4 Securing

caramba-rules-section-securing = 4. Sichern der Kisten
caramba-rule-c21 = Im Uhrzeigersinn ab der Person, die beginnt, darf jede Person mit ungesicherten Kisten, wann auch immer sie gewonnen wurden, eine davon nach Wahl umdrehen: Sie ist gesichert und gehört ihr für immer. Das ist freiwillig, und mit einer Kiste ist der Zug zu Ende. Wer keine ungesicherte Kiste hat, wird nicht gefragt.
caramba-rule-c22 = Anstelle von C21 darfst du hier En seguridad spielen: Du sicherst beliebig viele deiner Kisten, mindestens eine, von beliebigen Waren, im Gesamtwert von höchstens 6. Du wählst Kiste für Kiste, solange noch eine passt und du willst. Dass du keine weitere sicherst, sagst du immer selbst, auch wenn nichts anderes mehr bleibt.
    .example = Beispiel: Gold 3 und Dynamit 3 ergeben 6, drei Kisten mit dem Wert 2 ebenso. Munition 4 und Gold 3 wären 7 und damit zu viel.
caramba-rule-c23 = Von deinen gesicherten Kisten dürfen die anderen die Anzahl kennen, nicht die Werte.

## 5 Cards

caramba-rules-section-cards = 5. Nachziehen der Karten
caramba-rule-c24 = Im Uhrzeigersinn ab der Person, die beginnt, ziehen alle 2 Karten, jeweils beide, bevor der nächste Platz zieht. Brauchst du eine Karte und dein Nachziehstapel ist leer, werden erst deine abgelegten Karten zu einem neuen gemischt; ein leerer Stapel allein ändert nichts. Ist beides leer, ziehst du weniger. Du darfst beliebig viele Handkarten haben.
    .example = Beispiel: In deinem Nachziehstapel ist noch eine Karte, abgelegt hast du fünf. Du ziehst die eine, mischst die fünf zu einem neuen Nachziehstapel und ziehst eine davon; vier bleiben im Stapel.
caramba-rule-c25 = Der nächste Platz zur Linken beginnt die neue Runde.

## End

caramba-rules-section-end = Ende der Partie
caramba-rule-c26 = Deine Punktzahl ist die Summe deiner gesicherten Kisten; alle anderen Kisten zählen nichts. Bei Gleichstand gewinnt, wer mehr Handkarten hat; Sonderkarten zählen nicht. Ist auch das gleich, wird der Sieg geteilt.
    .example = Beispiel: Du hast Gold 4, Gold 2 und Dynamit 3 gesichert, Munition 3 liegt noch ungesichert vor dir. Du hast 4 + 2 + 3 = 9 Punkte.
caramba-rule-c27 = Die Partie endet auch, wenn 8 Runden in Folge keine Kiste gezogen und keine gesichert wurde (oder doppelt so viele Runden, wie Personen mitspielen, falls das mehr ist). Das wird nach dem Nachziehen (C24) geprüft, bevor der Beginn weiterwandert (C25). Dann wird wie sonst gewertet.

## What each player may know

caramba-rules-section-secrets = Wer was wissen darf
caramba-rule-c28 =
    Alle dürfen wissen:
    - die Gebote auf dem Tisch und alle abgelegten Karten;
    - wie viele Karten in jeder Hand und in jedem Nachziehstapel und wie viele Kisten im Beutel sind;
    - die Kisten in der Mitte, die ungesicherten Kisten und welche davon geschützt sind;
    - wie viele Kisten jede Person gesichert hat;
    - die schon gespielten Sonderkarten, wer beginnt und wer gepasst hat.
caramba-rule-c29 = Nur du kennst deine Handkarten, deine Sonderkarte und deine gesicherten Kisten. Niemand kennt die Reihenfolge der Nachziehstapel, die beiseitegelegten Sonderkarten oder mehr vom Beutel, als sich abzählen lässt. Welche Karte oder Sonderkarte jemand bekommt, sieht bis zum Ende der Partie nur diese Person.
caramba-rule-c30 = Ein gutes Gedächtnis weiß mehr: Karten, die offen auf eine Hand zurückgingen, mit Estoy de vuelta genommene Karten und Kisten, die man vor dem Umdrehen gesehen hat. Bots, Tipps und Beobachtungen dürfen sich alles merken, was je öffentlich war. Der Tisch zeigt nur, was C28 und C29 erlauben: Die anderen lesen im Protokoll, dass eine Kiste gesichert wurde, nicht welche. Spielt der Tisch mit Gedächtnishilfe, zeigt er auch, was man sich hätte merken können.
