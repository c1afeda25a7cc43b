"""The command line: data on stdout, talk on stderr, one clear line for a mistake."""

import os
import sys

import typer

from tertulia.cli import bench, games, play, replay, simulate
from tertulia.core.errors import TertuliaError

app = typer.Typer(help="Three out-of-print board games, to play and to build on.", add_completion=False)
for module in (play, games, simulate, replay, bench):
    app.command()(getattr(module, module.__name__.rpartition(".")[2]))


@app.callback(invoke_without_command=True)
def table(context: typer.Context) -> None:
    """Without a command: sit down and play."""
    if context.invoked_subcommand is None:
        play.play()


def main() -> None:
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except typer.TyperException as error:
        _stop(error.format_message())
    except (TertuliaError, OSError) as error:
        if isinstance(error, BrokenPipeError):  # the reader of our output went away, as `head` does
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        _stop(str(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)


def _stop(reason: str) -> None:
    print(f"tertulia: {' '.join(reason.split())}", file=sys.stderr)
    sys.exit(2)
