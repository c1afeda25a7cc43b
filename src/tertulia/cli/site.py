"""`tertulia site`: the pages as a folder for any web space."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from tertulia.cli.progress import bar


def site(
    out: Annotated[Path, typer.Argument(help="A folder: a new one, an empty one, or an earlier site.")],
) -> None:
    """Write the pages and the docs for a web space that serves files and nothing else."""
    from tertulia.server import site as made

    with bar("files", len(made.content())) as advance:
        for _ in made.write(out):
            advance(1)
    print(f"{out} can be served by anything, under any path", file=sys.stderr)
