"""Rules of thumb, one module per game with the same names.

- `STYLES`: personalities, each a row of weights; `WEIGHTS` names the columns.
- `DEFAULT`: the personality of plain `easy` and `medium`; `MASTER`: the weights of `hard`, for its
  first ideas and its playouts.
- `NOISE`: by how many hundredths of a point the levels err.
- `OPEN_CHANCE`, `SEARCH`, `SPREAD`, `stage(s)`: what the tree search wants to know of the game.
- `PLAYOUTS`: how much a playout by these rules counts beside what a network expects, from 0 to 1.
- `size_up(box, s, style, notes)`: what all ratings of one decision have in common, written once into `notes`.
- `shortlist(box, s, notes, legal, count)`: the best rated action is among those that it leaves in `legal`.
- `rate(box, s, style, notes, action)`: how much the actor likes a legal action, in hundredths of a point.

Notes belong to one box, and may keep what still holds at the next decision.

They look at nothing that the actor may not know. They run inside playouts millions of times a second, so
they are native, allocate nothing, and rate an action mostly by looking it up in the notes.
"""
