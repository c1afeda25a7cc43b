"""What the page about strength says beside its numbers: seen in games, not computed by the ladder."""

WEAKNESSES = """## Where they are weak, and how they lose

What we saw in some dozens of games at 3 seats, in their scores and their actions.

- `easy` and `medium` rate each action on its own and err by a number of points: the same throughout a game,
  except in `sombreros`, where it grows with the race as payments do. Where little is at stake, that error
  is larger than most differences.
- `caramba`: `easy` takes a lead for a win, all crates for safe and cards for free, so it pays much for what
  is stolen from it later. `medium` forgets that only one crate can be put away in a round. No level bluffs.
  To `hard`, all hidden cards are equally likely, whatever their holder did: it does not read a bid.
- `pamplona`: `random` loses by credits and by runners that Torro leaves behind. `easy` sees his next card and
  nothing after it, so it runs too far ahead or stays behind. `medium` weighs the rounds to come and does not
  care who leads; `hard` shoves more often still, and wins by courage more than by rows.
- `sombreros`: `easy` throws as if the road had no end. It and `medium` make offers readily, and these cost
  them more than they hurt others. `hard` looks no further than the end of the race: there it takes its share
  of all silver for its chance to win, although at 2 seats a player with a twentieth of the silver still wins
  about one game in eight. Its heuristics place badly at 2 seats; a second is long enough to see that, a
  tenth of a second is not.
"""
