# The house: everything that belongs to no single game.
welcome = Tertulia : trois jeux de société. On joue auquel ?
game-entry = { $title }, par { $author } ({ $printed })
prompt-game = Numéro du jeu, ou q pour quitter :{ " " }
prompt-action = Ton choix, ou « ? » pour l’aide :{ " " }
prompt-record = s pour enregistrer la partie, Entrée pour quitter :{ " " }
your-turn = À toi de jouer :
help =
    Tape le numéro d’un choix ou sa notation (par exemple : { $example }).
    t  voir la table
    l  voir tout le journal
    hint  voir les meilleurs choix, et pourquoi
    s  enregistrer (s FICHIER : dans ce fichier)
    q  quitter
not-a-choice = { $count ->
    [one] Ce choix n’existe pas : il n’y a que le numéro 1.
   *[other] Ce choix n’existe pas : les numéros vont de 1 à { $count }.
}
saved = Partie enregistrée dans { $file }. Pour la reprendre : tertulia play --lang fr --resume { $file }
record-saved = Partie enregistrée dans { $file }. Pour la revoir : tertulia replay --lang fr { $file }
save-failed = Impossible d’enregistrer dans { $file } : { $reason }
not-saved = Partie non enregistrée : la prochaine fois, tape s pour la garder.
goodbye = À bientôt.
resumed = { $events ->
    [one] La partie reprend après { $events } événement.
   *[other] La partie reprend après { $events } événements.
}
over = La partie est finie : { $reason }.
score-line = { $player } : { $score } ({ $lines })
tiebreak-line = Égalité. { $name } : { $values }
winner = { $count ->
    [one] { $names } remporte la partie.
   *[other] { $names } se partagent la victoire.
}
seat-you = Siège { $seat } (toi)
seat-bot = Siège { $seat } ({ $bot })
language = Français
nothing = aucune
comma = { ", " }
player-name = { $player }
player-number = { $player } { $number }
hint-only = Il n’y a pas d’autre choix.
hint-line = { $number }. { $action } [{ $notation }] : { $chance } % de chances de gagner, { $score } points attendus. { $why }
hint-thinking = Réflexion ...
analysis = Analyse
analysis-chances = Chances de gagner, comme chacun pouvait les juger
analysis-lost = décisions : { $decisions }, perte moyenne : { $loss } %
analysis-mistakes = Les décisions les plus coûteuses
analysis-mistake = { $player }, avant l’événement { $event } : { $played }. Mieux : { $best }. Chances de gagner : { $chance } % au lieu de { $before } %.
analysis-mistakes-none = Rien de nettement meilleur n’a été trouvé.
analysis-turns = Où les chances ont tourné
analysis-turn = { $player }, avant l’événement { $event } : de { $before } % à { $after } %.
analysis-head-event = Événement
analysis-head-player = Qui
analysis-head-chance = Chances
analysis-head-loss = Perte %
analysis-head-points = Points perdus
analysis-head-played = Joué
analysis-head-best = Le mieux
