"""The doors into a game's module, run once per game: see `tertulia.core.binding`."""

from tertulia.core.binding import templates_in

__getattr__ = templates_in(__name__)
