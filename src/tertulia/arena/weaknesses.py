"""What the page about strength says beside its numbers: seen in games, not computed by the ladder."""

WEAKNESSES = """## Where they are weak, and how they lose

What we saw in some dozens of games at 3 seats, in their scores and their actions.

- `easy` and `medium` rate every action by itself and err by a fixed number of points. Where little is at
  stake, as in the first race of `sombreros`, that error is larger than most differences; later it
  matters less.
- `caramba`: `random` puts away half as many crates as `easy`. `easy` bids as often as `medium`, but for less:
  its crates are worth a tenth less in the end. `medium` forgets that only one crate can be put away in a
  round. No level bluffs. `hard` believes every hidden card equally likely, whatever its holder did: it does
  not read a bid.
- `pamplona`: `random` loses by credits and by runners that Torro leaves behind. `easy` ends with half the
  courage of `medium`, for it shoves less than half as often. `medium` looks one card ahead and takes no heed
  of who leads; `hard` shoves still more often, and wins by courage more than by rows.
- `sombreros`: `easy` and `medium` make offers readily, and these cost more than they harm. `hard` looks no
  further than the race: there it takes the share of all silver for the chance to win, though at 2 seats who
  has a twentieth of it still wins about one game in eight. Its rules of thumb place badly at 2 seats; a
  second is long enough to see that, a tenth of it is not.
"""
