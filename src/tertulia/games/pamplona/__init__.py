"""Viva Pamplona! by Wolfgang Kramer (F.X. Schmid, 1992): run late, run close, but stay ahead of the bull."""
