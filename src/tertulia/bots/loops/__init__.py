"""Sources that run once per game, bound to its rules and its rules of thumb: see `core.engine.bind`."""
