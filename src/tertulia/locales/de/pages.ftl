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

## Partien in diesem Browser

your-play = Dein Spiel
your-games-none = In diesem Browser ist noch keine Partie gespeichert.
games-playing = Noch nicht zu Ende
games-over = Zu Ende
export-games = Alle Partien in einer Datei sichern
import-games = Partien aus einer solchen Datei importieren:
imported = { $count ->
    [0] Diese Partien sind alle schon hier.
    [one] Eine Partie wurde importiert.
   *[other] { $count } Partien wurden importiert.
}
not-games = { $file } enthält keine gespeicherten Partien.
a-friend-here = jemand an diesem Bildschirm
invite-here = Alle spielen an diesem Bildschirm: Setzt euch nacheinander hin.
dice-here = Das Geheimnis dieser Würfel liegt in diesem Browser. Sie beweisen hinterher also, dass niemand etwas geändert hat, aber nicht, dass niemand nachgesehen hat.
move-what = Die Partie geht auf dem Server weiter, so wie sie hier steht. Dort kann ein Freund den Platz eines Bots bekommen.
move = Mit Freunden anderswo weiterspielen

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
clock = Bedenkzeit für die ganze Partie, pro Kopf
seats = Plätze
seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
minutes = { $minutes ->
    [one] eine Minute
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } Minuten
}
hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}

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
sit-too = Auch hier hinsetzen
leave = Aufstehen
watching = Du schaust zu. Setz dich, um mitzuspielen.
waiting-for-all = Wir warten, bis alle wieder da sind. Dann beginnt die Partie von selbst.
link = Link zu diesem Tisch
start = { $free ->
    [0] Anfangen
    [one] Anfangen; ein Bot nimmt den freien Platz
   *[other] Anfangen; Bots nehmen die { $free } freien Plätze
}

## Nach dem Spiel

score = Punkte
challenge-idea = Wer dieselbe Partie spielt, hat dieselben Karten und Würfel und trifft auf dieselben Bots. Spiel sie, sieh nach, was Bots an deinem Platz erreichen, und schick sie weiter.
challenge-new = Eine eigene Partie zum Weiterschicken
challenge-title = Mach’s besser: { $game }
challenge-what = { $seats } Spieler, du sitzt auf Platz { $seat }. Auf den anderen Plätzen spielen Bots ({ $level }), die auf dieselben Züge immer gleich antworten. Es gibt keine Tipps, und nichts wird zurückgenommen.
challenge-known = Diese Partie ist kein Geheimnis: Wer sie schon gespielt hat oder aus dem Code ausrechnet, weiß, was kommt. Ihre Würfel beweisen also nichts.
challenge-play = Diese Partie spielen
challenge-again = Noch einmal spielen
challenge-send = Diese Partie verschicken
challenge-result = Diese Partie, auf deinem Platz
challenge-wins = Gewonnen
challenge-compare = Was erreichen Bots hier?
challenge-tries = { $count ->
    [one] Du hast sie einmal gespielt: { $first }.
   *[other] Du hast sie { $count }-mal gespielt. Zuerst: { $first }, am besten: { $best }.
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
spectator = einem Zuschauer
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
moment-chance = Gewinnchance: { $left } % statt { $best } %.
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
luck-of = Was der Zufall entschied:
luck-all = { $draws ->
    [one] Einmal
   *[other] { $draws }-mal
}
luck-seat = { $draws ->
    [one] { $player }: einmal
   *[other] { $player }: { $draws }-mal
}
luck-what = Was
luck-came = Kam
luck-expected = Erwartet
replay = Ansehen
download = Partie herunterladen
step = Schritt

## Das Haus

bots-all = Alle Bots
choose-record = Wähle die Datei einer Partie:
choose-file = Datei wählen
drop-file = oder hier ablegen
not-a-record = { $file } ist keine Partie: Die Datei ist kein JSON.

## Einstellungen

theme = Farben
theme-auto = wie mein Gerät
theme-light = hell
theme-dark = dunkel
pace = Tempo
pace-slow = langsam
pace-normal = normal
pace-quick = schnell
pace-wait = nach jedem Zug auf mich warten
pace-instant = ohne Animation
sound = Töne
forced = Erzwungene Züge automatisch ausführen

## Am Tisch

hint-numbers = { $chance } % Gewinnchance, erwartete Punkte: { $score }
coach-what = Trainer: fragt vor einem schweren Fehler nach
coach-agreed = Ein Trainer für alle: Er warnt vor schweren Fehlern
coach-table = An diesem Tisch darf jeder einen Trainer haben, der vor schweren Fehlern warnt.
coach-others = Wenn mehrere Leute mitspielen, müssen alle einverstanden sein: Dafür wählt man „Ein Trainer für alle“, wenn man den Tisch deckt.
coach-sure = Sicher?
coach-loss = Deine Gewinnchance fiele von { $before } % auf { $after } %.
coach-anyway = Trotzdem spielen
coach-again = Neu wählen
coach-better = Was ist besser?
coach-best = Besser: { $action }.
coach-was = Das war teuer: Deine Gewinnchance ist von { $before } % auf { $after } % gefallen.
wish = { $player } möchte den letzten Zug zurücknehmen.
agree = Einverstanden
disagree = Nein
finale-won = Gewonnen!
finale-shared = Gemeinsam gewonnen!
finale-lost = Gut gespielt.
table-in-words = Der Tisch in Worten
curtain = { $player } ist dran. Alle anderen schauen weg.
curtain-open = Ich bin { $player }
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clock-tenths = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
clock-waits = wartet { $seconds } s
clock-low = Du hast keine { $seconds } Sekunden mehr.
clock-out = Deine Zeit ist um; ein Bot spielt für dich weiter.
why-instead = Jetzt möglich: { $choices }{ $more ->
    [0] {""}
   *[other] {" "}· und { $more } weitere
}
rules-goal = Das Ziel
rules-turn = Ein Zug
rules-end = Das Ende
rules-box = In der Schachtel
dice-promise = Was der Zufall bringt, stand vor dem Spiel fest. Sein Siegel:
resign-sure = Ein Bot spielt deinen Platz bis zum Ende. Sicher?
keys = Tasten
keys-number = nach Nummer wählen, aus der Liste oder auf dem Brett (Enter schließt eine Zahl ab)
keys-spot = von Feld zu Feld gehen und eines wählen
keys-explain = was du hier tun kannst und worauf es ankommt
keys-hint = einen Tipp holen
keys-list = Möglichkeiten in Worten oder nur das Brett
keys-escape = loslassen, schließen, überspringen
keys-keys = diese Liste
why-over = Die Partie ist zu Ende.
why-not-you = Jetzt kannst du nichts wählen: { $player } ist dran.
why-not-now = Das geht jetzt nicht. { $ask }
resign = Den Platz einem Bot überlassen

## Neben dem Brett

chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
notes-why = Das siehst nur du, und nur in diesem Browser.
chat = Chat

## At the table

over = Die Partie ist zu Ende: { $reason }.
hint-only = Etwas anderes ist nicht möglich.

## Analysis

analysis = Analyse
analysis-chances = Gewinnchancen, wie alle sie selbst beurteilen konnten
analysis-mistakes = Die teuersten Entscheidungen
analysis-mistake = { $player }, vor Ereignis { $event }: { $played }. Besser: { $best }. Gewinnchance: { $chance } % statt { $before } %.
analysis-mistakes-none = Nichts wäre deutlich besser gewesen.
analysis-turns = Wo sich die Chancen gewendet haben
analysis-turn = { $player }, vor Ereignis { $event }: von { $before } % auf { $after } %.
analysis-head-event = Ereignis
analysis-head-player = Wer
analysis-head-chance = Chance
analysis-head-loss = Verlust %
analysis-head-points = Verlust in Punkten
analysis-head-played = Gespielt
analysis-head-best = Bestes
