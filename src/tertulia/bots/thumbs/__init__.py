"""Rules of thumb, one module per game with the same names.

- `STYLES`: personalities, each a row of weights; `WEIGHTS` names the columns.
- `size_up(box, s, style, notes)`: what all ratings of one decision have in common, written once into `notes`.
- `rate(box, s, style, notes, action)`: how much the actor likes a legal action, in hundredths of a point.

They look at nothing that the actor may not know. They run inside playouts millions of times a second, so
they are native, allocate nothing, and rate an action mostly by looking it up in the notes.
"""
