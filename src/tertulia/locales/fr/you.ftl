## Ton jeu

you-none = Joue une partie contre des bots jusqu’au bout, puis reviens : cette page te montrera comment tu joues.
you-looking = { $left ->
    [one] Une partie est en cours d’examen
   *[other] { $left } parties sont en cours d’examen
}
you-game = Jeu
you-results = Résultats
you-by-level = Contre les bots
you-by-seat = Selon la place
you-games = parties
you-won = gagnées
you-among-equals = entre égaux
you-mixed = de plusieurs niveaux
you-equal = « Entre égaux » : les parties que tu gagnerais si tout le monde jouait aussi bien. Une victoire partagée compte pour une part.
you-course = La qualité de tes décisions
you-course-none = Rien n’a encore été évalué.
you-course-all = Une décision te coûte en moyenne { $loss } % de tes chances de gagner ; ces derniers temps, { $lately } %. Moins, c’est mieux.
you-course-what = La perte d’une décision moyenne, partie après partie, de la plus ancienne à la plus récente
you-oldest = plus ancienne partie
you-newest = plus récente
you-mistakes = Ce qui t’échappe
you-mistakes-none = Dans ces parties, rien n’aurait été nettement meilleur.
you-mistakes-what = Les décisions qui ont vraiment coûté, selon ce qui aurait été meilleur.
you-cost = { $count ->
    [one] une fois, { $loss } %
   *[other] { $count } fois, { $loss } % en moyenne
}
you-worst = Montrer la plus coûteuse
