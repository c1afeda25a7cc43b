# The house: everything that belongs to no single game.
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
over = Die Partie ist zu Ende: { $reason }.
score-line = { $player }: { $score } ({ $lines })
tiebreak-line = Gleichstand. { $name }: { $values }
winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
seat-you = Platz { $seat } (du)
seat-bot = Platz { $seat } ({ $bot })
language = Deutsch
nothing = keine
comma = { ", " }
player-name = { $player }
player-number = { $player } { $number }
hint-only = Etwas anderes ist nicht möglich.
hint-line = { $number }. { $action } [{ $notation }]: { $chance } % Gewinnchance, { $score } Punkte erwartet. { $why }
hint-thinking = Nachdenken ...
analysis = Analyse
analysis-chances = Gewinnchancen, wie jede Seite sie beurteilen konnte
analysis-lost = Entscheidungen: { $decisions }, im Mittel verloren: { $loss } %
analysis-mistakes = Die teuersten Entscheidungen
analysis-mistake = { $player }, vor Ereignis { $event }: { $played }. Besser: { $best }. Gewinnchance: { $chance } % statt { $before } %.
analysis-mistakes-none = Es fand sich nichts, was deutlich besser gewesen wäre.
analysis-turns = Wo sich die Chancen gewendet haben
analysis-turn = { $player }, vor Ereignis { $event }: von { $before } % auf { $after } %.
analysis-head-event = Ereignis
analysis-head-player = Wer
analysis-head-chance = Chance
analysis-head-loss = Verlust %
analysis-head-points = Verlust in Punkten
analysis-head-played = Gespielt
analysis-head-best = Bestes
