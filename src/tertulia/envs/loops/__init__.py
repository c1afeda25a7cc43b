"""Loops around a game's rules, bound to each game by `engine.bind`."""
