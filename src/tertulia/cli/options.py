"""Options that several commands share."""

from typing import Annotated

import typer

from tertulia.core.errors import StartError

Key = Annotated[str, typer.Argument(help="A game's key: see `tertulia games`.")]
Seed = Annotated[str | None, typer.Option(help="Equal seeds, equal games.")]
Edition = Annotated[str | None, typer.Option(help="A shipped edition or the path of an edition file.")]
Switches = Annotated[
    list[str] | None, typer.Option(metavar="NAME[=off]", help="Switch an option of the game on or off.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def switched(switches: list[str] | None) -> dict[str, bool]:
    """The options of a game as typed: NAME, NAME=on or NAME=off."""
    options = {}
    for text in switches or []:
        name, _, value = text.partition("=")
        if value not in ("", "on", "off"):
            raise StartError(f"--option is NAME, NAME=on or NAME=off, not {text!r}")
        options[name] = value != "off"
    return options
