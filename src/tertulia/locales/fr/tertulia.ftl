# What the terminal says beside a game.
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
score-line = { $player } : { $score } ({ $lines })
tiebreak-line = Égalité. { $name } : { $values }
seat-you = Place { $seat } (toi)
seat-bot = Place { $seat } ({ $bot })
language = Français
hint-line = { $number }. { $action } [{ $notation }] : { $chance } % de chances de gagner, { $score } points attendus. { $why }
analysis-lost = décisions : { $decisions }, perte moyenne : { $loss } %
