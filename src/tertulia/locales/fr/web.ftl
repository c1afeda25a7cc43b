### Les pages dans le navigateur

## La maison

house = Trois jeux de société que l’on ne trouve plus à acheter
title-caramba = Caramba! (2005)
title-pamplona = Viva Pamplona!
title-sombreros = Caramba! (1992)
idea-caramba = Mise sur des caisses d’or, de munitions et de dynamite. Tant qu’elles ne sont pas à l’abri, on peut te les voler.
idea-pamplona = Cours avec le taureau : quand il attaque, qui court juste devant lui gagne du courage, et qui reste derrière en perd.
idea-sombreros = Une course de chapeaux sur la route de la mine d’argent, et le dernier en route remporte le pot.
seats-range = { $min } à { $max } joueurs
play-bots = Jouer contre des robots
play-friends = Jouer entre amis
play-here = Jouer à un même écran
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs pour le moment.
open-table = { $free ->
    [one] { $game } : une place libre
   *[other] { $game } : { $free } places libres
}
bots = Robots
bots-all = Tous les robots
strength = Niveau
documentation = Documentation (en anglais)
typeface = Police
look-at-record = Revoir une partie enregistrée
choose-record = Choisis le fichier d’une partie :
choose-file = Choisir un fichier
drop-file = ou le déposer ici
not-a-record = { $file } n’est pas une partie : ce n’est pas du JSON.
home = Vers la première page
lost = Il n’y a rien ici.
guest = Invité
trouble = Cela n’a pas marché : { $reason }
more = Plus
close = Fermer
new-version = Une nouvelle version est prête.
new-version-waits = Une nouvelle version est prête. Elle attend que la table ouverte dans un autre onglet soit fermée.
new-version-use = L’utiliser maintenant
players = Joueurs

## Apprendre en jouant

learn = Apprendre en jouant
learn-first = Première fois ? Apprends en 4 minutes
puzzles = Problèmes
puzzle-of-day = Problème du jour
puzzles-what = Un coup est nettement le meilleur, et ce n’est pas celui qu’on croit. Tirés de parties de bots forts.

## Réglages

language = Langue
settings = Réglages
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
forced = Les coups sans choix se jouent tout seuls

## Parties dans ce navigateur

continue = Continuer
your-games = Parties dans ce navigateur
forget = Supprimer
forget-sure = Supprimer pour de bon
move = Continuer avec des amis ailleurs

## Une nouvelle table

seats = Places
seat-is-bot = { $bot ->
    [random] robot, joue au hasard
    [easy] robot, facile
    [medium] robot, moyen
    [hard] robot, difficile
    [champion] robot, champion
    [easy-bold] robot, facile, téméraire
    [easy-careful] robot, facile, prudent
    [easy-greedy] robot, facile, gourmand
    [medium-bold] robot, moyen, téméraire
    [medium-careful] robot, moyen, prudent
    [medium-greedy] robot, moyen, gourmand
   *[other] robot ({ $bot })
}
bot-level = { $bot ->
    [random] joue au hasard
    [easy] facile
    [medium] moyen
    [hard] difficile
    [champion] champion
    [easy-bold] facile, téméraire
    [easy-careful] facile, prudent
    [easy-greedy] facile, gourmand
    [medium-bold] moyen, téméraire
    [medium-careful] moyen, prudent
    [medium-greedy] moyen, gourmand
   *[other] { $bot }
}
clock = Temps de chacun pour toute la partie
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

link = Lien vers cette table
start = { $free ->
    [0] Commencer
    [one] Commencer ; un robot prend la place libre
   *[other] Commencer ; des robots prennent les { $free } places libres
}

## À table

prompt = Ce qui est demandé
waits-for = { $player } : { $phase }
sending = Envoi …
standing-end = Me demander de nouveau
pick-anew = Choisir autre chose
list = Les choix en mots
explain = Que puis-je faire ici ?
keys = Touches
keys-number = choisir par numéro : dans la liste, ou l’endroit du plateau qui le porte (Entrée termine un nombre)
keys-spot = aller d’un endroit à l’autre et le presser
keys-explain = ce que tu peux faire ici, et ce qui compte
keys-hint = demander un conseil
keys-list = les choix en mots, ou le plateau seul
keys-escape = lâcher ce qui est choisi, fermer, abréger
keys-keys = cette liste
hint = Indice
hints = Les meilleurs choix
hint-numbers = { $chance } % de chances de gagner, score attendu : { $score }
coach-what = Coach : prévient avant une grosse erreur
coach-agreed = Un coach pour tout le monde : il prévient des grosses erreurs
coach-table = À cette table, tout le monde peut avoir un coach, qui prévient des grosses erreurs.
coach-others = Quand on joue à plusieurs, il faut l’accord de tous : on choisit « Un coach pour tout le monde » en dressant la table.
coach-sure = Vraiment ?
coach-loss = Tes chances de gagner passeraient de { $before } % à { $after } %.
coach-anyway = Jouer quand même
coach-again = Choisir autre chose
coach-better = Qu’y a-t-il de mieux ?
coach-best = Mieux : { $action }.
coach-was = Ça a coûté cher : tes chances de gagner sont passées de { $before } % à { $after } %.
undo = Annuler mon coup
undo-ask = Demander à annuler
wish = { $player } aimerait annuler le dernier coup.
agree = D’accord
disagree = Non
seat-is-yours = toi
seat-away = absent : un robot joue
seat-time = temps écoulé : un robot joue
seat-resigned = a quitté la partie : un robot joue
seat-offline = pas là
skip = Abréger
go-on = Continuer
again = Revoir
    .label = Revoir ce qui s’est passé depuis votre dernière décision (touche r)
finale-won = C’est gagné !
finale-shared = Victoire partagée !
finale-lost = Une belle partie.
table-in-words = La table en mots
curtain = C’est le tour de { $player }. Les autres regardent ailleurs.
curtain-open = C’est moi, { $player }
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clock-tenths = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
clock-own = Ton temps
clock-of = Temps de { $player }
clock-waits = attend { $seconds } s
clock-low = Il te reste moins de { $seconds } secondes.
clock-out = Ton temps est écoulé ; un robot continue à ta place.
departed-time = { $player } n’a plus de temps ; un robot continue.
departed-resigned = { $player } a quitté la partie ; un robot continue.
departed-away = { $player } n’est plus là ; un robot joue en attendant.
departed-back = { $player } est de retour.
why-over = La partie est finie.
why-not-you = Rien ne peut être choisi : c’est le tour de { $player }.
why-not-now = On ne peut pas le choisir maintenant. { $ask }
why-instead = Possible maintenant : { $choices }{ $more ->
    [0] {""}
   *[other] {" "}· et { $more } de plus
}
bot-slow = Les robots se préparent. La première fois sur une machine, cela prend jusqu’à une minute.
rules-goal = Le but
rules-turn = Un tour
rules-end = La fin
rules-box = Dans la boîte
open-rule = Règle { $rule }
dice-promise = Ce que le hasard apporte a été fixé avant la partie. Son sceau :
resign = Laisser la place à un robot
resign-sure = Un robot jouera à ta place jusqu’à la fin. Tu confirmes ?
connecting = Connexion …
link-lost = La connexion est perdue. Nouvel essai ; rien de ce que tu as fait n’est perdu.
link-lost-kept = La connexion est perdue. Ton choix est gardé, et part dès que le serveur répond.
refused-unknown-table = Cette table n’existe pas.
refused-not-your-seat = Cette place n’est pas la tienne.
refused-bad-protocol = Cette page est plus ancienne que le serveur : recharge-la.
refused-too-many = Trop de monde regarde déjà cette table, ou tu en regardes trop.
refused-banned = Tu ne peux pas entrer ici.
refused-unreadable = Ce serveur n’arrive pas à lire cette table.

## À côté du plateau

beside = À côté du plateau
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
tab-notes = Notes
news = du nouveau
log = Ce qui s’est passé
log-all = { $count ->
    [one] Montrer une ligne de plus
   *[other] Montrer { $count } lignes de plus
}
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
notes-why = Il n’y a que toi qui vois ceci, et seulement dans ce navigateur.

## Après la partie

result = Résultat
challenge-week = Les parties de la semaine
replay = Revoir
download = Télécharger la partie
step = Étape
story = L’histoire de cette partie
