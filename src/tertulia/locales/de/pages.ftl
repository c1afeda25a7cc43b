### Die anderen Seiten, und womit ein Tisch nicht beginnt

## Spielend lernen

learn-what = Etwa vier Minuten pro Spiel, auf dem richtigen Brett. Du kannst jederzeit aufhören und später weitermachen.
learn-game = { $game } lernen
learn-show = Zeig mir, wie man spielt
lesson-begin = Los geht’s
lesson-go-on = Weitermachen, wo du warst
lesson-again = Noch einmal
lesson-leave = Lektion verlassen
lesson-step = Schritt { $at } von { $of }
lesson-watch = Sieh zu …
lesson-other = Das ginge auch, aber probier hier etwas anderes:
lesson-back = Zurück
lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-take-back = Zurücknehmen
lesson-play = Kurze Partie spielen

## Spiele in diesem Browser

your-play = Dein Spiel
your-games-none = Dieser Browser bewahrt noch keine Spiele auf.
games-playing = Noch nicht zu Ende
games-over = Zu Ende
export-games = Alle Spiele in einer Datei sichern
import-games = Spiele aus einer solchen Datei holen:
imported = { $count ->
    [0] Diese Spiele sind alle schon hier.
    [one] Ein Spiel wurde geholt.
   *[other] { $count } Spiele wurden geholt.
}
not-games = { $file } enthält keine Spiele eines Browsers.
a-friend-here = jemand an diesem Bildschirm
invite-here = Alle spielen an diesem Bildschirm: Setzt euch nacheinander hin.
dice-here = Das Geheimnis dieser Würfel liegt in diesem Browser. Sie beweisen hinterher also, dass niemand etwas geändert hat, aber nicht, dass niemand nachgesehen hat.
move-what = Das Spiel geht auf dem Server weiter, so wie es hier steht. Dort kann ein Freund den Platz eines Bots bekommen.

## Ein neuer Tisch

new-table = Neuer Tisch: { $game }
your-name = Dein Name
who-plays = Wer spielt mit?
seat-number = Platz { $seat }
a-friend = ein Freund
rating-means = Die Zahl ist die Spielstärke in diesem Spiel. Zu zweit gewinnt, wer 100 Punkte mehr hat, etwa 64 von 100 Partien.
hints-allowed = Tipps erlaubt
list-table = Alle dürfen diesen Tisch finden
clocks = Uhr
clock-increment = Zeitgutschrift nach jedem Zug
clock-delay = Freie Zeit am Anfang jedes Zugs
clock-nothing = keine
takeover = Ein Bot spielt für Abwesende, nach
edition = Ausgabe
own-edition = Eine eigene Ausgabe als Datei (TOML)
not-an-edition = { $file } ist keine Ausgabe: Die Datei ist kein gültiges TOML.
never = unbegrenzt
create = Den Tisch decken

## Vor dem Spiel

invite = Schick diesen Link deinen Freunden. Wer ihn öffnet, kann sich setzen oder zuschauen.
link-copy = Link kopieren
link-copied = Kopiert
qr = QR-Code dieses Tisches
qr-show = QR-Code
link-here = Nur dieser Computer kann diesen Link öffnen.
link-home = Alle in deinem Heimnetz können diesen Link öffnen.
link-home-may = Du kannst ihn für alle in deinem Heimnetz öffnen, solange Tertulia läuft.
link-home-how = Starte Tertulia mit „tertulia --home“, um dein Heimnetz hereinzulassen.
link-home-open = Für mein Heimnetz öffnen
link-address = Adresse
seat-free = frei
sit = Hier hinsetzen
sit-too = Spielt auch hier
leave = Aufstehen
watching = Du schaust zu. Setz dich, um mitzuspielen.
waiting-for-all = Wir warten, bis alle wieder da sind. Dann beginnt die Partie von selbst.

## Nach dem Spiel

score = Punkte
challenge-idea = Wer dasselbe Spiel spielt, hat dieselben Karten und Würfel und trifft auf dieselben Bots. Spiel es, sieh nach, was Bots an deinem Platz erreichen, und schick es weiter.
challenge-new = Ein eigenes Spiel zum Weiterschicken
challenge-title = Schlag dieses Spiel: { $game }
challenge-what = { $seats } Spieler, du sitzt auf Platz { $seat }. Auf den anderen Plätzen spielen Bots ({ $level }); wer dasselbe tut, erlebt von ihnen dasselbe. Es gibt keine Tipps, und nichts wird zurückgenommen.
challenge-known = Dieses Spiel ist kein Geheimnis: Wer es schon gespielt hat oder aus dem Code ausrechnet, weiß, was kommt. Seine Würfel beweisen also nichts.
challenge-play = Dieses Spiel spielen
challenge-again = Noch einmal spielen
challenge-send = Dieses Spiel verschicken
challenge-result = Dieses Spiel, auf deinem Platz
challenge-wins = Gewonnen
challenge-compare = Was erreichen Bots hier?
challenge-tries = { $count ->
    [one] Du hast es einmal gespielt: { $first }.
   *[other] Du hast es { $count }-mal gespielt. Zuerst: { $first }, am besten: { $best }.
}
yes = Ja
rematch = Noch einmal
rematch-asked = { $count ->
    [one] { $player } möchte noch einmal spielen.
   *[other] Die anderen möchten noch einmal spielen.
}
rematch-come = Ich komme mit
rematch-watch = Zuschauen
dice-check = Prüfen, ob der Zufall fair war
dice-true = { $events ->
    [one] Echt: ein Ereignis, aus dem versprochenen Geheimnis nachgerechnet.
   *[other] Echt: { $events } Ereignisse, alle aus dem versprochenen Geheimnis nachgerechnet.
}
dice-false = Hier stimmt etwas nicht: Das ist nicht der versprochene Zufall.
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-last = Zum Ende
autoplay = Abspielen
autoplay-stop = Anhalten
before-start = Vor dem Anfang
viewpoint = Gesehen von
spectator = Zuschauer
what-if = Von hier weiterspielen
scores-over-time = Der Verlauf der Punkte
story-back = Zum Tisch
moments = { $count ->
    [0] Wendepunkte
    [one] Ein Wendepunkt
   *[other] { $count } Wendepunkte
}
moments-yours = { $count ->
    [0] Deine Wendepunkte
    [one] Dein Wendepunkt
   *[other] Deine { $count } Wendepunkte
}
moments-of = Entscheidungen von
moments-wait = Jede Entscheidung wird danach beurteilt, was man damals wissen konnte.
everybody = allen
moment-when = { $player }, Schritt { $event } von { $of }
moment-when-you = Schritt { $event } von { $of }
moment-did = Was { $player } getan hat
moment-did-you = Was du getan hast
moment-better = Besser
moment-chance = Aussicht auf den Sieg: { $left } % statt { $best } %.
moment-points = { $points ->
    [one] Das ist etwa einen Punkt wert.
   *[other] Das ist etwa { $points } Punkte wert.
}
moment-try = Von hier noch einmal versuchen
moment-puzzle = Als Aufgabe
moment-link = Link zu diesem Moment
moment-show = Diesen Moment ansehen
analyse = Diese Partie analysieren
analysis-progress = Beurteilte Entscheidungen: { $ready } von { $of }
analysis-all = Alle Entscheidungen
luck = Glück
luck-of = Gezogen:
luck-all = { $draws ->
    [one] Ein Mal
   *[other] { $draws } Mal
}
luck-seat = { $draws ->
    [one] { $player }: ein Mal
   *[other] { $player }: { $draws } Mal
}
luck-what = Was
luck-came = Kam
luck-expected = Erwartet
