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
strength = Stärke
documentation = Dokumentation (englisch)
typeface = Schrift
labelled = { $label }: { $what }
look-at-record = Eine aufgezeichnete Partie ansehen
home = Zur Startseite
lost = Hier ist nichts.
guest = Gast
trouble = Das ging nicht: { $reason }
more = Mehr
close = Schließen
new-version = Eine neue Version ist da.
new-version-waits = Eine neue Version ist da. Sie wartet, bis der Tisch in einem anderen Tab geschlossen ist.
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

## Partien in diesem Browser

continue = Weiterspielen
your-games = Partien in diesem Browser
forget = Löschen
forget-sure = Endgültig löschen

## Ein neuer Tisch

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


## Am Tisch

prompt = Was zu tun ist
waits-for = { $player }: { $phase }
sending = Wird gesendet …
standing-end = Wieder nachfragen
pick-anew = Etwas anderes wählen
list = Möglichkeiten in Worten
explain = Was kann ich hier tun?
hint = Tipp
hints = Die besten Möglichkeiten
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
seat-is-yours = du
seat-away = weg: ein Bot spielt
seat-time = Zeit ist um: ein Bot spielt
seat-resigned = gegangen: ein Bot spielt
seat-offline = nicht da
skip = Überspringen
go-on = Weiter
again = Nochmal
    .label = Nochmal zeigen, was seit der letzten eigenen Entscheidung geschah (Taste r)
clock-own = Deine Zeit
clock-of = Zeit von { $player }
departed-time = Die Zeit von { $player } ist um; ein Bot spielt weiter.
departed-resigned = { $player } ist gegangen; ein Bot spielt weiter.
departed-away = { $player } ist gerade nicht da; so lange spielt ein Bot.
departed-back = { $player } ist wieder da.
bot-slow = Die Bots machen sich bereit. Beim ersten Mal auf einem Rechner dauert das bis zu einer Minute.
open-rule = Regel { $rule }
connecting = Verbinde …
link-lost = Die Verbindung ist weg. Neuer Versuch; nichts, was du getan hast, ist verloren.
link-lost-kept = Die Verbindung ist weg. Deine Wahl bleibt erhalten und wird gesendet, sobald der Server antwortet.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-not-your-seat = Dieser Platz ist nicht deiner.
refused-bad-protocol = Diese Seite ist älter als der Server: Lade sie neu.
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
log = Was bisher geschah
log-all = { $count ->
    [one] Eine frühere Zeile zeigen
   *[other] { $count } frühere Zeilen zeigen
}

## Nach dem Spiel

result = Ergebnis
challenge-week = Partien der Woche
story = Die Geschichte dieser Partie

## At the table

winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
nothing = keine
comma = { ", " }
player-name = { $player }
player-number = { $player } { $number }
hint-thinking = Denkt nach …
