puzzle-ask = Te toca. Una jugada es claramente la mejor. ¿Cuál?
puzzle-wrong = Hay algo mejor.
puzzle-wrong-chance = Así se gana { $chance } veces de 100. Hay algo mejor.
puzzle-right = ¡Eso es!
puzzle-shown = Era esta:
puzzle-chances = Victorias en 100 partidas desde aquí:
puzzle-show = Ver la solución
puzzle-again = Probar otra vez
puzzle-next = Siguiente problema
puzzle-leave = Todos los problemas
puzzle-number = { $game }, problema { $number }
puzzle-today = problema del día
puzzle-streak =
    { $days ->
        [0] Ningún problema del día resuelto ayer ni hoy.
        [one] Problema del día: racha empezada.
       *[other] Problema del día: { $days } días seguidos.
    } Tu racha más larga: { $most }.
puzzle-solved =
    { $count ->
        [0] Ninguno resuelto todavía.
        [one] Uno resuelto.
       *[other] { $count } resueltos.
    }
puzzle-all = Elegir uno
puzzle-grade-gentle = Fácil
puzzle-grade-tricky = Con truco
puzzle-grade-hard = Difícil
puzzle-result-none = sin probar
puzzle-result-first = resuelto a la primera
puzzle-result-later = resuelto
puzzle-result-shown = solución vista
puzzle-solvers = { $solved } de { $of } bots lo encuentran
puzzle-own = de tus partidas
puzzle-own-chances = Según el análisis de esa partida.
puzzles-own = De tus partidas
puzzle-own-one = { $game }, tras { $event } eventos
percent = { $value } %
