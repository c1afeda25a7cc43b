# What the terminal says beside a game.
welcome = Tertulia: three board games. Which one?
game-entry = { $title }, by { $author } ({ $printed })
prompt-game = Number of the game, or q to quit:{ " " }
prompt-action = Your choice, or ? for help:{ " " }
prompt-record = s to save the record of this game, Enter to leave:{ " " }
your-turn = Your turn:
help =
    Type the number of a choice, or its notation (for example: { $example }).
    t  show the table
    l  show the whole log
    hint  show the best choices, and why
    s  save (s FILE: into that file)
    q  quit
not-a-choice = { $count ->
    [one] That is not a choice: there is only number 1.
   *[other] That is not one of the choices, which are numbered 1 to { $count }.
}
saved = Saved in { $file }. Go on with: tertulia play --resume { $file }
record-saved = Saved in { $file }. See it again with: tertulia replay { $file }
save-failed = Could not save in { $file }: { $reason }
not-saved = Not saved: next time, type s to keep the game.
goodbye = Goodbye.
resumed = { $events ->
    [one] The game goes on after one event.
   *[other] The game goes on after { $events } events.
}
score-line = { $player }: { $score } ({ $lines })
tiebreak-line = Tie-break. { $name }: { $values }
seat-you = Seat { $seat } (you)
seat-bot = Seat { $seat } ({ $bot })
language = English
hint-line = { $number }. { $action } [{ $notation }]: { $chance } % to win, { $score } points expected. { $why }
analysis-lost = decisions: { $decisions }, lost on average: { $loss } %
