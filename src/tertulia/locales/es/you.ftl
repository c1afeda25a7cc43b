## Tu juego

you-none = Juega una partida contra bots hasta el final y vuelve: esta página te mostrará cómo juegas.
you-looking = { $left ->
    [one] Se está repasando una partida
   *[other] Se están repasando { $left } partidas
}
you-game = Juego
you-results = Resultados
you-by-level = Contra bots
you-by-seat = Por sitio
you-games = partidas
you-won = ganadas
you-among-equals = entre iguales
you-mixed = de varios niveles
you-equal = «Entre iguales»: las partidas que ganarías si todos jugaran igual de bien. Una victoria compartida cuenta en parte.
you-course = Qué tal decides
you-course-none = Todavía no se ha valorado nada.
you-course-all = De media, una decisión te cuesta un { $loss } % de tus opciones de ganar; últimamente, un { $lately } %. Cuanto menos, mejor.
you-course-what = Lo que cuesta una decisión media, partida a partida, de la más antigua a la más reciente
you-oldest = partida más antigua
you-newest = más reciente
you-mistakes = Lo que se te escapa
you-mistakes-none = En estas partidas nada habría sido claramente mejor.
you-mistakes-what = Decisiones que costaron de verdad, según lo que habría sido mejor.
you-cost = { $count ->
    [one] una vez, { $loss } %
   *[other] { $count } veces, { $loss } % de media
}
you-worst = Ver la más cara
