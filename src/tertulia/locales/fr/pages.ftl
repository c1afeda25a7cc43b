### Les autres pages, et ce dont une table n’a pas besoin pour commencer

## Apprendre en jouant

learn-what = Environ quatre minutes par jeu, sur le vrai plateau. Tu peux arrêter à tout moment et reprendre plus tard.
learn-game = Apprendre { $game }
learn-show = Montre-moi comment on joue
lesson-begin = Commencer
lesson-go-on = Reprendre où tu en étais
lesson-again = Encore une fois
lesson-leave = Quitter la leçon
lesson-step = Étape { $at } sur { $of }
lesson-watch = Regarde…
lesson-other = Ce serait permis, mais essaie autre chose ici :
lesson-back = Retour
lesson-next = Suite
lesson-show = Montre-moi
lesson-take-back = Revenir en arrière
lesson-play = Jouer une courte partie

## Parties dans ce navigateur

your-play = Ton jeu
your-games-none = Il n’y a encore aucune partie dans ce navigateur.
games-playing = En cours
games-over = Terminées
export-games = Enregistrer toutes les parties dans un fichier
import-games = Importer les parties d’un tel fichier :
imported = { $count ->
    [0] Toutes ces parties sont déjà là.
    [one] Une partie a été importée.
   *[other] { $count } parties ont été importées.
}
not-games = { $file } ne contient aucune partie enregistrée.
a-friend-here = quelqu’un à cet écran
invite-here = Tout le monde joue à cet écran : asseyez-vous l’un après l’autre.
dice-here = Le secret de ces dés se trouve dans ce navigateur. Ils prouvent donc après coup que personne ne les a changés, mais pas que personne ne les a regardés.
move-what = La partie continue sur le serveur telle qu’elle est ici. Là-bas, tu peux donner la place d’un bot à un ami.
move = Continuer avec des amis ailleurs

## Une nouvelle table

new-table = Nouvelle table : { $game }
your-name = Ton nom
who-plays = Qui joue ?
seat-number = Place { $seat }
a-friend = un ami
rating-means = Le nombre est le classement à ce jeu. À deux, un bot qui a 100 points de plus gagne environ 64 parties sur 100.
hints-allowed = Indices permis
list-table = Tout le monde peut trouver cette table
clocks = Pendule
clock-increment = Temps ajouté après chaque tour
clock-delay = Temps offert au début de chaque tour
clock-nothing = aucun
takeover = Un bot joue pour les absents, après
edition = Édition
own-edition = Ton propre fichier d’édition (TOML)
not-an-edition = { $file } n’est pas un fichier d’édition : ce n’est pas du TOML valide.
never = sans limite
create = Dresser la table
clock = Temps de chacun pour toute la partie
seats = Places
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
minutes = { $minutes ->
    [one] { NUMBER($minutes, maximumFractionDigits: 1) } minute
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } minutes
}
hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

## Avant la partie

invite = Envoie ce lien à tes amis. En l’ouvrant, ils peuvent s’asseoir ou regarder.
link-copy = Copier le lien
link-copied = Copié
qr = Code QR de cette table
qr-show = Code QR
link-here = Seul cet ordinateur peut ouvrir ce lien.
link-home = Chez toi, tout le monde sur ton réseau peut ouvrir ce lien.
link-home-may = Tu peux l’ouvrir à tout ton réseau domestique, tant que Tertulia tourne.
link-home-how = Pour laisser entrer ton réseau domestique, lance Tertulia avec « tertulia --home ».
link-home-open = Ouvrir à mon réseau domestique
link-address = Adresse
seat-free = libre
sit = S’asseoir ici
sit-too = S’asseoir ici aussi
leave = Se lever
watching = Tu regardes. Assieds-toi pour jouer.
waiting-for-all = On attend que tout le monde soit revenu. La partie commencera d’elle-même.
link = Lien vers cette table
start = { $free ->
    [0] Commencer
    [one] Commencer ; un bot prend la place libre
   *[other] Commencer ; des bots prennent les { $free } places libres
}

## Après la partie

score = Score
challenge-idea = Tous ceux qui jouent la même partie ont les mêmes cartes, les mêmes dés et les mêmes bots en face. Joue-la, regarde ce que des bots font à ta place, puis envoie-la à un ami.
challenge-new = Une partie à toi, à envoyer à un ami
challenge-title = Fais mieux à { $game }
challenge-what = { $seats } joueurs ; tu as la place { $seat }. Les autres places sont tenues par des bots ({ $level }), qui réagissent de la même façon pour tout le monde. Pas d’indices, et on ne revient pas sur un coup.
challenge-known = Cette partie n’a rien de secret : ceux qui l’ont déjà jouée, ou la calculent à partir de son code, savent ce qui vient. Ses dés ne prouvent donc rien.
challenge-play = Jouer cette partie
challenge-again = La rejouer
challenge-send = Envoyer cette partie
challenge-result = Cette partie, à ta place
challenge-wins = Gagné
challenge-compare = Que font des bots à ma place ?
challenge-tries = { $count ->
    [one] Tu as joué cette partie une fois : { $first }.
   *[other] Tu as joué cette partie { $count } fois. La première : { $first } ; la meilleure : { $best }.
}
yes = Oui
rematch = Rejouer
rematch-asked = { $count ->
    [one] { $player } aimerait rejouer.
   *[other] Les autres aimeraient rejouer.
}
rematch-come = Je viens
rematch-watch = Regarder
dice-check = Vérifier que le hasard n’est pas truqué
dice-true = { $events ->
    [one] Juste : un événement, recalculé à partir du secret promis.
   *[other] Juste : { $events } événements, tous recalculés à partir du secret promis.
}
dice-false = Ce hasard n’est pas celui qui a été promis.
step-first = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
step-last = À la fin
autoplay = Lecture
autoplay-stop = Arrêt
before-start = Avant le début
viewpoint = Vu par
spectator = un spectateur
what-if = Continuer à partir d’ici
scores-over-time = Les scores au fil de la partie
story-back = Retour à la table
moments = { $count ->
    [0] Tournants
    [one] Un tournant
   *[other] { $count } tournants
}
moments-yours = { $count ->
    [0] Tes tournants
    [one] Ton tournant
   *[other] Tes { $count } tournants
}
moments-of = Décisions de
moments-wait = Chaque décision est jugée d’après ce qu’on savait à ce moment-là.
everybody = tout le monde
moment-when = { $player }, étape { $event } sur { $of }
moment-when-you = Étape { $event } sur { $of }
moment-did = Ce que { $player } a fait
moment-did-you = Ce que tu as fait
moment-better = Mieux
moment-chance = Chances de gagner : { $left } % au lieu de { $best } %.
moment-points = { $points ->
    [one] Cela vaut environ un point.
   *[other] Cela vaut environ { $points } points.
}
moment-try = Rejouer à partir d’ici
moment-puzzle = En faire un problème
moment-link = Lien vers ce moment
moment-show = Revoir ce moment
analyse = Analyser cette partie
analysis-progress = Décisions jugées : { $ready } sur { $of }
analysis-all = Toutes les décisions
luck = Chance
luck-of = Ce que le hasard a décidé :
luck-all = { $draws ->
    [one] Une fois
   *[other] { $draws } fois
}
luck-seat = { $draws ->
    [one] { $player } : une fois
   *[other] { $player } : { $draws } fois
}
luck-what = Quoi
luck-came = Sorti
luck-expected = Attendu
replay = Revoir
download = Télécharger la partie
step = Étape

## La maison

bots-all = Tous les bots
choose-record = Choisis le fichier d’une partie :
choose-file = Choisir un fichier
drop-file = ou le déposer ici
not-a-record = { $file } n’est pas une partie : ce n’est pas du JSON.

## Réglages

theme = Couleurs
theme-auto = comme mon appareil
theme-light = claires
theme-dark = sombres
pace = Rythme
pace-slow = lent
pace-normal = normal
pace-quick = rapide
pace-wait = m’attendre après chaque tour
pace-instant = sans animation
sound = Sons
forced = Jouer automatiquement les coups forcés

## À table

hint-numbers = { $chance } % de chances de gagner, score attendu : { $score }
coach-what = Coach : prévient avant une grosse erreur
coach-agreed = Un coach pour tout le monde : il prévient des grosses erreurs
coach-table = À cette table, tout le monde peut avoir un coach, qui prévient des grosses erreurs.
coach-others = Quand on joue à plusieurs, il faut l’accord de tous : on choisit « Un coach pour tout le monde » en dressant la table.
coach-sure = Vraiment ?
coach-loss = Tes chances de gagner passeraient de { $before } % à { $after } %.
coach-anyway = Jouer quand même
coach-again = Choisir autre chose
coach-better = Qu’y a-t-il de mieux ?
coach-best = Mieux : { $action }.
coach-was = Ça a coûté cher : tes chances de gagner sont passées de { $before } % à { $after } %.
wish = { $player } aimerait annuler le dernier coup.
agree = D’accord
disagree = Non
finale-won = C’est gagné !
finale-shared = Victoire partagée !
finale-lost = Belle partie.
table-in-words = La table en mots
curtain = C’est à { $player } de jouer. Les autres regardent ailleurs.
curtain-open = C’est moi, { $player }
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clock-tenths = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
clock-waits = attend { $seconds } s
clock-low = Il te reste moins de { $seconds } secondes.
clock-out = Ton temps est écoulé ; un bot continue à ta place.
why-instead = Possible maintenant : { $choices }{ $more ->
    [0] {""}
   *[other] {" "}· et { $more } de plus
}
rules-goal = Le but
rules-turn = Un tour
rules-end = La fin
rules-box = Dans la boîte
dice-promise = Ce que le hasard apporte a été fixé avant la partie. Son sceau :
resign-sure = Un bot jouera à ta place jusqu’à la fin. Tu confirmes ?
keys = Touches
keys-number = choisir par numéro, dans la liste ou sur le plateau (Entrée termine un nombre)
keys-spot = aller d’un endroit à l’autre et appuyer
keys-explain = ce que tu peux faire ici, et ce qui compte
keys-hint = demander un indice
keys-list = les choix en mots, ou le plateau seul
keys-escape = lâcher ce qui est choisi, fermer, abréger
keys-keys = cette liste
why-over = La partie est finie.
why-not-you = On ne peut rien choisir : c’est à { $player } de jouer.
why-not-now = On ne peut pas le choisir maintenant. { $ask }
resign = Laisser la place à un bot

## À côté du plateau

chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
notes-why = Il n’y a que toi qui vois ceci, et seulement dans ce navigateur.
chat = Discussion

## At the table

over = La partie est finie : { $reason }.
hint-only = Il n’y a pas d’autre choix.

## Analysis

analysis = Analyse
analysis-chances = Chances de gagner, telles que chacun pouvait les estimer
analysis-mistakes = Les décisions les plus coûteuses
analysis-mistake = { $player }, avant l’événement { $event } : { $played }. Mieux : { $best }. Chances de gagner : { $chance } % au lieu de { $before } %.
analysis-mistakes-none = Rien n’aurait été nettement meilleur.
analysis-turns = Là où la partie a tourné
analysis-turn = { $player }, avant l’événement { $event } : de { $before } % à { $after } %.
analysis-head-event = Événement
analysis-head-player = Qui
analysis-head-chance = Chances
analysis-head-loss = Perte %
analysis-head-points = Points perdus
analysis-head-played = Joué
analysis-head-best = Le mieux
