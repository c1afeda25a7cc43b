puzzle-ask = À toi de jouer. Un coup est nettement le meilleur. Lequel ?
puzzle-wrong = Il y a mieux.
puzzle-wrong-chance = Ce coup gagne { $chance } fois sur 100. Il y a mieux.
puzzle-right = C’est ça !
puzzle-shown = C’était :
puzzle-chances = Victoires sur 100 parties à partir d’ici :
puzzle-show = Voir la solution
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-leave = Tous les problèmes
puzzle-number = { $game }, problème { $number }
puzzle-today = problème du jour
puzzle-streak =
    { $days ->
        [0] Aucun problème du jour résolu hier ni aujourd’hui.
        [one] Problème du jour : série commencée.
       *[other] Problème du jour : { $days } jours de suite.
    } Ta plus longue série : { $most }.
puzzle-solved =
    { $count ->
        [0] Aucun résolu pour l’instant.
        [one] Un résolu.
       *[other] { $count } résolus.
    }
puzzle-all = En choisir un
puzzle-grade-gentle = Facile
puzzle-grade-tricky = Astucieux
puzzle-grade-hard = Difficile
puzzle-result-none = pas encore essayé
puzzle-result-first = résolu du premier coup
puzzle-result-later = résolu
puzzle-result-shown = solution regardée
puzzle-solvers = { $solved } bots sur { $of } le trouvent
puzzle-own = de tes parties
puzzle-own-chances = D’après l’analyse de cette partie.
puzzles-own = De tes parties
puzzle-own-one = { $game }, après { $event } événements
percent = { $value } %
