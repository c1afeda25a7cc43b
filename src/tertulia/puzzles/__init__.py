"""Puzzles: positions of strong games where one action is clearly best, and the obvious one is not."""
