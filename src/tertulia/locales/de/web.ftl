### Die Seiten im Browser

## Das Haus

house = Drei Brettspiele, die es nicht mehr zu kaufen gibt
title-caramba = Caramba! (2005)
title-pamplona = Viva Pamplona!
title-sombreros = Caramba! (1992)
idea-caramba = Biete auf Kisten mit Gold, Munition und Dynamit. Solange sie nicht in Sicherheit sind, kann man sie dir abjagen.
idea-pamplona = Lauf mit dem Stier: Greift er an, gewinnt Mut, wer knapp vor ihm läuft, und wer hinter ihm bleibt, verliert welchen.
idea-sombreros = Ein Wettlauf der Hüte auf der Straße zur Silbermine, und der letzte auf der Straße gewinnt den Topf.
seats-range = { $min } bis { $max } Spieler
play-bots = Gegen Bots spielen
play-friends = Mit Freunden spielen
play-here = An einem Bildschirm spielen
open-tables = Offene Tische
open-tables-none = Gerade wartet kein Tisch auf Mitspieler.
open-table = { $free ->
    [one] { $game }: ein freier Platz
   *[other] { $game }: { $free } freie Plätze
}
bots = Bots
bots-all = Alle Bots
strength = Stärke
documentation = Dokumentation (englisch)
typeface = Schrift
look-at-record = Eine aufgezeichnete Partie ansehen
choose-record = Wähle die Datei einer Partie:
choose-file = Datei wählen
drop-file = oder hier ablegen
not-a-record = { $file } ist keine Partie: es ist kein JSON.
home = Zur ersten Seite
lost = Hier ist nichts.
guest = Gast
trouble = Das ging nicht: { $reason }
more = Mehr
close = Schließen
new-version = Eine neue Fassung ist da.
new-version-waits = Eine neue Fassung ist da. Sie wartet, bis der Tisch in einem anderen Tab geschlossen ist.
new-version-use = Jetzt verwenden
players = Spieler

## Spielend lernen

learn = Spielend lernen
learn-first = Zum ersten Mal? In 4 Minuten gelernt
puzzles = Aufgaben
puzzle-of-day = Aufgabe des Tages
puzzles-what = Ein Zug ist klar der beste, und es ist nicht der naheliegende. Aus Partien starker Bots.

## Einstellungen

language = Sprache
settings = Einstellungen
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
forced = Züge ohne Wahl spielen sich selbst

## Spiele in diesem Browser

continue = Weiterspielen
your-games = Spiele in diesem Browser
forget = Löschen
forget-sure = Endgültig löschen
move = Mit Freunden anderswo weiterspielen

## Ein neuer Tisch

seats = Plätze
seat-is-bot = { $bot ->
    [random] Bot, spielt irgendwas
    [easy] Bot, leicht
    [medium] Bot, mittel
    [hard] Bot, schwer
    [champion] Bot, Meister
    [easy-bold] Bot, leicht, kühn
    [easy-careful] Bot, leicht, vorsichtig
    [easy-greedy] Bot, leicht, gierig
    [medium-bold] Bot, mittel, kühn
    [medium-careful] Bot, mittel, vorsichtig
    [medium-greedy] Bot, mittel, gierig
   *[other] Bot ({ $bot })
}
bot-level = { $bot ->
    [random] spielt irgendwas
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [champion] Meister
    [easy-bold] leicht, kühn
    [easy-careful] leicht, vorsichtig
    [easy-greedy] leicht, gierig
    [medium-bold] mittel, kühn
    [medium-careful] mittel, vorsichtig
    [medium-greedy] mittel, gierig
   *[other] { $bot }
}
clock = Bedenkzeit für die ganze Partie, pro Kopf
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

link = Link zu diesem Tisch
start = { $free ->
    [0] Anfangen
    [one] Anfangen; ein Bot nimmt den freien Platz
   *[other] Anfangen; Bots nehmen die { $free } freien Plätze
}

## Am Tisch

prompt = Was gefragt ist
waits-for = { $player }: { $phase }
sending = Wird gesendet …
standing-end = Wieder fragen
pick-anew = Etwas anderes wählen
list = Möglichkeiten in Worten
explain = Was kann ich hier tun?
keys = Tasten
keys-number = nach Nummer wählen: aus der Liste oder das Feld auf dem Brett, das sie trägt (Enter schließt eine Zahl ab)
keys-spot = von Feld zu Feld gehen und es drücken
keys-explain = was du hier tun kannst und worauf es ankommt
keys-hint = einen Tipp holen
keys-list = Möglichkeiten in Worten oder nur das Brett
keys-escape = loslassen, schließen, überspringen
keys-keys = diese Liste
hint = Tipp
hints = Die besten Möglichkeiten
hint-numbers = { $chance } % Gewinnchance, erwartete Punkte: { $score }
coach-what = Trainer: fragt vor einem schweren Fehler nach
coach-agreed = Ein Trainer für alle: Er warnt vor schweren Fehlern
coach-table = An diesem Tisch darf jeder einen Trainer haben, der vor schweren Fehlern warnt.
coach-others = Wenn mehrere Leute mitspielen, müssen alle einverstanden sein: Dafür wählt man „Ein Trainer für alle“, wenn man den Tisch deckt.
coach-sure = Sicher?
coach-loss = Deine Gewinnchance fiele von { $before } % auf { $after } %.
coach-anyway = Trotzdem spielen
coach-again = Neu wählen
coach-better = Was ist besser?
coach-best = Besser: { $action }.
coach-was = Das war teuer: Deine Gewinnchance ist von { $before } % auf { $after } % gefallen.
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
wish = { $player } möchte den letzten Zug zurücknehmen.
agree = Einverstanden
disagree = Nein
seat-is-yours = du
seat-away = weg: ein Bot spielt
seat-time = Zeit ist um: ein Bot spielt
seat-resigned = gegangen: ein Bot spielt
seat-offline = nicht da
skip = Überspringen
go-on = Weiter
again = Nochmal
    .label = Nochmal zeigen, was seit der letzten eigenen Entscheidung geschah (Taste r)
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
clock-own = Deine Zeit
clock-of = Zeit von { $player }
clock-waits = wartet { $seconds } s
clock-low = Du hast keine { $seconds } Sekunden mehr.
clock-out = Deine Zeit ist um; ein Bot spielt für dich weiter.
departed-time = Die Zeit von { $player } ist um; ein Bot spielt weiter.
departed-resigned = { $player } ist gegangen; ein Bot spielt weiter.
departed-away = { $player } ist gerade nicht da; so lange spielt ein Bot.
departed-back = { $player } ist wieder da.
why-over = Das Spiel ist zu Ende.
why-not-you = Jetzt kannst du nichts wählen: { $player } ist dran.
why-not-now = Das geht jetzt nicht. { $ask }
why-instead = Jetzt möglich: { $choices }{ $more ->
    [0] {""}
   *[other] {" "}· und { $more } weitere
}
bot-slow = Die Bots machen sich bereit. Beim ersten Mal auf einem Rechner dauert das bis zu einer Minute.
rules-goal = Das Ziel
rules-turn = Ein Zug
rules-end = Das Ende
rules-box = In der Schachtel
open-rule = Regel { $rule }
dice-promise = Was der Zufall bringt, stand vor dem Spiel fest. Sein Siegel:
resign = Den Platz einem Bot überlassen
resign-sure = Ein Bot spielt deinen Platz bis zum Ende. Sicher?
connecting = Verbinde …
link-lost = Die Verbindung ist weg. Neuer Versuch; nichts, was du getan hast, ist verloren.
link-lost-kept = Die Verbindung ist weg. Was du gewählt hast, ist gemerkt und wird gesendet, sobald der Server antwortet.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-not-your-seat = Dieser Platz ist nicht deiner.
refused-bad-protocol = Diese Seite ist älter als der Server: lade sie neu.
refused-too-many = Hier schauen schon zu viele zu, oder du schaust an zu vielen Tischen zu.
refused-banned = Du darfst hier nicht herein.
refused-unreadable = Dieser Server kann diesen Tisch nicht lesen.

## Neben dem Brett

beside = Neben dem Brett
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-notes = Notizen
news = etwas Neues
log = Was geschah
log-all = { $count ->
    [one] Eine frühere Zeile zeigen
   *[other] { $count } frühere Zeilen zeigen
}
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
notes-why = Das siehst nur du, und nur in diesem Browser.

## Nach dem Spiel

result = Ergebnis
challenge-week = Spiele der Woche
replay = Ansehen
download = Partie herunterladen
step = Schritt
story = Die Geschichte dieser Partie
