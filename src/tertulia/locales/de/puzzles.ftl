puzzle-ask = Du bist dran. Ein Zug ist klar der beste. Welcher?
puzzle-wrong = Es gibt etwas Besseres.
puzzle-wrong-chance = Das gewinnt { $chance }-mal von 100. Es gibt etwas Besseres.
puzzle-right = Richtig!
puzzle-shown = Das war’s:
puzzle-chances = Siege in 100 Partien von hier aus:
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-leave = Alle Aufgaben
puzzle-number = { $game }, Aufgabe { $number }
puzzle-today = Aufgabe des Tages
puzzle-streak =
    { $days ->
        [0] Weder gestern noch heute eine Aufgabe des Tages gelöst.
        [one] Aufgabe des Tages: einen Tag in Folge gelöst.
       *[other] Aufgabe des Tages: { $days } Tage in Folge gelöst.
    } Deine längste Serie: { $most }.
puzzle-solved =
    { $count ->
        [0] Noch keine gelöst.
        [one] Eine gelöst.
       *[other] { $count } gelöst.
    }
puzzle-all = Eine aussuchen
puzzle-grade-gentle = Leicht
puzzle-grade-tricky = Knifflig
puzzle-grade-hard = Schwer
puzzle-result-none = noch nicht versucht
puzzle-result-first = beim ersten Versuch gelöst
puzzle-result-later = gelöst
puzzle-result-shown = aufgegeben
puzzle-solvers = { $solved } von { $of } Bots finden es
puzzle-own = aus deinen Partien
puzzle-own-chances = So sah es die Analyse dieser Partie.
puzzles-own = Aus deinen Partien
puzzle-own-one = { $game }, nach { $event } Ereignissen
percent = { $value } %
