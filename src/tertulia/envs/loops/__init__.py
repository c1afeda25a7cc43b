"""Sources that run once per game, bound to its rules and its encoding: see `core.engine.bind`."""
