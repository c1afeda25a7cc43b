"""`tertulia protocol`: the types of the wire, for other languages."""

from pathlib import Path
from typing import Annotated

import typer

from tertulia.core.errors import TertuliaError


class Drift(TertuliaError):
    """A file says something else than the types it was made from."""


def protocol(
    schema: Annotated[bool, typer.Option("--schema", help="Print JSON Schema.")] = False,
    typescript: Annotated[bool, typer.Option("--typescript", help="Print TypeScript.")] = False,
    write: Annotated[bool, typer.Option("--write", help="Write the files of this repository.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Do the files of this repository agree?")] = False,
) -> None:
    """Print the types of the protocol, or write or check the files that are made from them."""
    from tertulia.server import schema as made

    if schema + typescript + write + check != 1:
        raise typer.BadParameter("choose one of --schema, --typescript, --write and --check")
    if schema:
        print(made.schema_text(), end="")
    if typescript:
        print(made.typescript(), end="")
    if write:
        for name, text in made.files().items():
            Path(name).write_text(text(), encoding="utf-8")
    if check:
        for name, text in made.files().items():
            if Path(name).read_text(encoding="utf-8") != text():
                raise Drift(f"{name} is not what the protocol says; run `make protocol`")
