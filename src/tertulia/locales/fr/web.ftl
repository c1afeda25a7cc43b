### Les pages dans le navigateur

## La maison

house = Trois jeux de société que l’on ne trouve plus à acheter
title-caramba = Caramba! (2005)
title-pamplona = Viva Pamplona!
title-sombreros = Caramba! (1992)
idea-caramba = Mise sur des caisses d’or, de munitions et de dynamite. Tant qu’elles ne sont pas à l’abri, on peut te les voler.
idea-pamplona = Cours avec le taureau : quand il attaque, ceux qui courent juste devant lui gagnent du courage, ceux qui restent derrière en perdent.
idea-sombreros = Une course de chapeaux sur la route de la mine d’argent, et le dernier en chemin remporte la cagnotte.
seats-range = { $min } à { $max } joueurs
play-bots = Jouer contre des bots
play-friends = Jouer entre amis
play-here = Jouer à un même écran
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs pour le moment.
open-table = { $free ->
    [one] { $game } : une place libre
   *[other] { $game } : { $free } places libres
}
bots = Bots
strength = Niveau
documentation = Documentation (en anglais)
typeface = Police
labelled = { $label } : { $what }
look-at-record = Revoir une partie enregistrée
home = Retour à l’accueil
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
learn-first = Première fois ? 4 minutes pour apprendre
puzzles = Problèmes
puzzle-of-day = Problème du jour
puzzles-what = Un coup est nettement le meilleur, et ce n’est pas celui qu’on croit. Tirés de parties de bots forts.

## Réglages

language = Langue
settings = Réglages

## Parties dans ce navigateur

continue = Continuer
your-games = Parties dans ce navigateur
forget = Supprimer
forget-sure = Supprimer pour de bon

## Une nouvelle table

seat-is-bot = { $bot ->
    [random] bot, joue au hasard
    [easy] bot, facile
    [medium] bot, moyen
    [hard] bot, difficile
    [champion] bot, champion
    [easy-bold] bot, facile, téméraire
    [easy-careful] bot, facile, prudent
    [easy-greedy] bot, facile, gourmand
    [medium-bold] bot, moyen, téméraire
    [medium-careful] bot, moyen, prudent
    [medium-greedy] bot, moyen, gourmand
   *[other] bot ({ $bot })
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


## À table

prompt = Ce qu’il faut faire
waits-for = { $player } : { $phase }
sending = Envoi…
standing-end = Me redemander
pick-anew = Choisir autre chose
list = Les choix en mots
explain = Que puis-je faire ici ?
hint = Indice
hints = Les meilleurs choix
undo = Annuler mon coup
undo-ask = Demander à annuler
seat-is-yours = toi
seat-away = absent : un bot joue
seat-time = temps écoulé : un bot joue
seat-resigned = a quitté la partie : un bot joue
seat-offline = pas là
skip = Abréger
go-on = Continuer
again = Revoir
    .label = Revoir ce qui s’est passé depuis ta dernière décision (touche r)
clock-own = Ton temps
clock-of = Temps pour { $player }
departed-time = { $player } n’a plus de temps ; un bot continue.
departed-resigned = { $player } a quitté la partie ; un bot continue.
departed-away = { $player } n’est plus là ; un bot joue en attendant.
departed-back = { $player } est de retour.
bot-slow = Les bots se préparent. La première fois sur une machine, cela prend jusqu’à une minute.
open-rule = Règle { $rule }
connecting = Connexion…
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

## Après la partie

result = Résultat
challenge-week = Les parties de la semaine
story = L’histoire de cette partie

## At the table

winner = { $count ->
    [one] { $names } remporte la partie.
   *[other] { $names } se partagent la victoire.
}
nothing = aucune
comma = { ", " }
player-name = { $player }
player-number = { $player } { $number }
hint-thinking = Réflexion…
