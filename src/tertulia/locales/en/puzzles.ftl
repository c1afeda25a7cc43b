puzzle-ask = It is your turn. One action is clearly best. Which one?
puzzle-wrong = There is something better.
puzzle-wrong-chance = That wins { $chance } times in 100. There is something better.
puzzle-right = Right!
puzzle-shown = This was it:
puzzle-chances = Wins in 100 games from here:
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-leave = All puzzles
puzzle-number = { $game }, puzzle { $number }
puzzle-today = puzzle of the day
puzzle-streak =
    { $days ->
        [0] No puzzle of the day solved yesterday or today.
        [one] Puzzle of the day: solved one day in a row.
       *[other] Puzzle of the day: solved { $days } days in a row.
    } Your longest streak: { $most }.
puzzle-solved =
    { $count ->
        [0] Nothing solved yet.
        [one] One solved.
       *[other] { $count } solved.
    }
puzzle-all = Choose one
puzzle-grade-gentle = Gentle
puzzle-grade-tricky = Tricky
puzzle-grade-hard = Hard
puzzle-result-none = not tried yet
puzzle-result-first = solved at the first try
puzzle-result-later = solved
puzzle-result-shown = given up
puzzle-solvers = { $solved } of { $of } bots find it
puzzle-own = from your games
puzzle-own-chances = As the analysis of that game saw it.
puzzles-own = From your games
puzzle-own-one = { $game }, after { $event } events
percent = { $value } %
