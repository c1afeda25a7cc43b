## Dein Spiel

you-none = Spiel eine Partie gegen Bots zu Ende und komm wieder: Hier siehst du dann, wie du spielst.
you-looking = { $left ->
    [one] Eine Partie wird gerade durchgesehen
   *[other] { $left } Partien werden gerade durchgesehen
}
you-game = Spiel
you-results = Ergebnisse
you-by-level = Gegen Bots
you-by-seat = Nach Platz
you-games = Partien
you-won = gewonnen
you-among-equals = unter Gleichen
you-mixed = verschiedene Stärken
you-equal = „Unter Gleichen“: So oft würdest du gewinnen, wenn alle gleich gut spielten. Ein geteilter Sieg zählt anteilig.
you-course = Wie gut du entscheidest
you-course-none = Noch ist nichts beurteilt.
you-course-all = Eine Entscheidung kostet dich im Schnitt { $loss } % deiner Gewinnchance, zuletzt { $lately } %. Weniger ist besser.
you-course-what = Was eine Entscheidung im Schnitt gekostet hat, Partie für Partie, von der ältesten bis zur neuesten
you-oldest = älteste Partie
you-newest = neueste
you-mistakes = Was du übersiehst
you-mistakes-none = In diesen Partien wäre nichts deutlich besser gewesen.
you-mistakes-what = Entscheidungen, die deutlich etwas gekostet haben, geordnet nach dem, was besser gewesen wäre.
you-cost = { $count ->
    [one] einmal, { $loss } %
   *[other] { $count }-mal, im Schnitt { $loss } %
}
you-worst = Die teuerste zeigen
