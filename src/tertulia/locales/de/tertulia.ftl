# What the terminal says beside a game.
welcome = Tertulia: drei Brettspiele. Welches darf es sein?
game-entry = { $title }, von { $author } ({ $printed })
prompt-game = Nummer des Spiels, oder q zum Beenden:{ " " }
prompt-action = Deine Wahl, oder ? für Hilfe:{ " " }
prompt-record = s zum Speichern der Partie, Enter zum Verlassen:{ " " }
your-turn = Du bist am Zug:
help =
    Tippe die Nummer einer Möglichkeit oder ihre Notation (zum Beispiel: { $example }).
    t  den Tisch zeigen
    l  das ganze Protokoll zeigen
    hint  die besten Möglichkeiten zeigen, mit Grund
    s  speichern (s DATEI: in diese Datei)
    q  beenden
not-a-choice = { $count ->
    [one] Das steht nicht zur Wahl: Es gibt nur die Nummer 1.
   *[other] Das steht nicht zur Wahl: Es gibt die Nummern 1 bis { $count }.
}
saved = Gespeichert in { $file }. Weiter geht es mit: tertulia play --lang de --resume { $file }
record-saved = Gespeichert in { $file }. Noch einmal ansehen mit: tertulia replay --lang de { $file }
save-failed = Speichern in { $file } ist nicht möglich: { $reason }
not-saved = Nicht gespeichert: Tippe nächstes Mal s, um die Partie aufzuheben.
goodbye = Bis bald.
resumed = { $events ->
    [one] Die Partie geht nach einem Ereignis weiter.
   *[other] Die Partie geht nach { $events } Ereignissen weiter.
}
score-line = { $player }: { $score } ({ $lines })
tiebreak-line = Gleichstand. { $name }: { $values }
seat-you = Platz { $seat } (du)
seat-bot = Platz { $seat } ({ $bot })
language = Deutsch
hint-line = { $number }. { $action } [{ $notation }]: { $chance } % Gewinnchance, { $score } Punkte erwartet. { $why }
analysis-lost = Entscheidungen: { $decisions }, im Mittel verloren: { $loss } %
