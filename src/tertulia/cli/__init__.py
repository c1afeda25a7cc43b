"""The command line: data on stdout, talk on stderr, one clear line for a mistake."""

import io
import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tertulia import __version__
from tertulia.cli import (
    admin,
    analyse,
    arena,
    bench,
    export,
    games,
    health,
    play,
    protocol,
    puzzles,
    replay,
    serve,
    simulate,
    site,
    study,
    train,
    verify,
)
from tertulia.core.errors import TertuliaError, UnknownName


class UnknownCommand(UnknownName):
    what = "command"


class Commands(TyperGroup):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        playing = args in ([], ["--home"])
        return super().parse_args(ctx, ["serve", "--open", *args] if playing else args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise UnknownCommand(args[0], self.commands)
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,  # plain help, which a screen reader reads well
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"tertulia {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Three out-of-print board games, to play and to build on. Without a command: play in the browser."""


for module in (
    play,
    serve,
    health,
    games,
    simulate,
    arena,
    study,
    puzzles,
    train,
    replay,
    analyse,
    verify,
    export,
    protocol,
    site,
    bench,
):
    app.command()(getattr(module, module.__name__.rpartition(".")[2]))
app.command("import")(export.import_tables)
app.add_typer(admin.app, name="admin")


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that cannot be read or shown is a "?"
    try:
        code = app(standalone_mode=False) or 0  # 130 after Ctrl-C
        if sys.stdout is not None:
            sys.stdout.flush()
        sys.exit(code)
    except typer.TyperException as error:
        _stop(error.format_message())
    except OSError as error:
        if error.filename is None:  # our own output: the disk is full, or its reader went away as `head` does
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if isinstance(error, BrokenPipeError):
            sys.exit(1)
        _stop(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))
    except TertuliaError as error:
        _stop(str(error))


def _stop(reason: str) -> None:
    print(f"tertulia: {' '.join(reason.split())}", file=sys.stderr)
    sys.exit(2)
