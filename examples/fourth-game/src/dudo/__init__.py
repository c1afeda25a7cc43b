"""Dudo: a traditional dice game with bluffing, from Peru."""
