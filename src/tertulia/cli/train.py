"""`tertulia train`: a network learns a game by playing against itself."""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

import tertulia
from tertulia.bots.names import parse
from tertulia.cli.numbers import count, duration, positive
from tertulia.cli.options import Key
from tertulia.cli.train_plot import draw
from tertulia.core.errors import StartError
from tertulia.core.game import Game
from tertulia.envs.errors import MissingExtra

if TYPE_CHECKING:
    from tertulia.learn.session import Length, Session

Seconds = Annotated[float | None, typer.Option(parser=duration, help="How long to train.")]
Updates = Annotated[int | None, typer.Option(parser=positive, help="How long, in updates: repeatable.")]
Whole = Annotated[
    float | None,
    typer.Option(
        parser=duration, help="How long, all sessions together: seconds, or updates with --updates."
    ),
]
Seats = Annotated[str | None, typer.Option(help="Numbers of players, as in 2,3,4; all if not given.")]
Device = Annotated[str, typer.Option(help="cpu, or cuda: an NVIDIA GPU.")]
Out = Annotated[Path, typer.Option(help="The folder for what is kept.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on from what the folder has.")]
Rival = Annotated[Path | None, typer.Option(help="Begin as this network, and learn to beat just that one.")]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Another setting.")]
Against = Annotated[str, typer.Option(help="Bots that its strength is measured against: medium,hard:200.")]
Deals = Annotated[int, typer.Option(parser=positive, help="Deals of a measurement, played at every seat.")]
Every = Annotated[float, typer.Option(parser=duration, help="Seconds between two measurements.")]
Processes = Annotated[int, typer.Option(parser=count, help="Processes that measure beside the training.")]
TALK_SECONDS = 10.0
USUAL_SECONDS = 600.0


def train(
    game: Key,
    seconds: Seconds = None,
    updates: Updates = None,
    whole: Whole = None,
    seats: Seats = None,
    device: Device = "cpu",
    seed: Annotated[str, typer.Option(help="Equal seeds and updates, equal players.")] = "1",
    out: Out = Path("training"),
    resume: Resume = False,
    rival: Rival = None,
    settings: Set = None,
    against: Against = "medium",
    deals: Deals = 20,
    every: Every = 60.0,
    processes: Processes = 0,
) -> None:
    """Train a player: a network learns by playing against itself (extra `learn`).

    The folder gets GAME.npz, which plays, GAME.pt to go on from, strength.jsonl, and GAME.svg: a plot of it.
    """
    chosen = tertulia.game(game)
    numbers = seat_numbers(chosen, seats)
    for name in against.split(","):
        parse(name)
    if rival is not None and resume:
        raise StartError("choose --rival or --resume, not both")
    if not resume:
        spare(out, game)
    if find_spec("torch") is None:
        raise MissingExtra("PyTorch", "learn")
    from tertulia.learn.session import Session, trainer_of
    from tertulia.learn.strength import Test

    trainer = trainer_of(chosen, numbers, device, seed, settings or [], out if resume else None, rival)
    tests = [Test(game, number, bot, deals) for bot in against.split(",") for number in trainer.seats]
    length = length_of(seconds, updates, whole, trainer.progress.seconds, trainer.progress.updates)
    session = Session(trainer, length, out, tests, processes, every)
    watch(session, length)
    draw(out, game)
    for each in session.strength:
        print(json.dumps({"game": game, **each}))


def spare(folder: Path, game: str) -> None:
    """Refuse to begin anew over what was trained, which may have taken hours."""
    for file in (folder / f"{game}.pt", folder / f"{game}.npz"):
        if file.exists():
            raise StartError(f"{file} is there: --resume goes on with it, --out names another folder")


def seat_numbers(game: Game, text: str | None) -> list[int]:
    """The numbers of players, as typed."""
    if text is None:
        return list(range(game.meta.min_seats, game.meta.max_seats + 1))
    if not all(part.isdecimal() for part in text.split(",")):
        raise StartError(f"--seats are numbers of players, as in 2,3,4, not {text!r}")
    numbers = sorted({int(part) for part in text.split(",")})
    for number in numbers:
        game.setup(number, None, None)
    return numbers


def length_of(
    seconds: float | None, updates: int | None, whole: float | None, spent: float, done: int
) -> "Length":
    """This session, and all of them; without another wish this one is the last."""
    from tertulia.learn.session import Length

    if seconds is not None and updates is not None:
        raise StartError("choose --seconds or --updates, not both")
    if updates is not None:
        return Length(updates, max(whole or 0, done + updates), seconds=False)
    session = seconds or USUAL_SECONDS
    return Length(session, max(whole or 0, spent + session), seconds=True)


def watch(session: "Session", length: "Length") -> None:
    """Train behind a display."""
    before = session.done
    with display(session.key, length.session) as show:
        for told in session.run():
            show(min(session.done - before, length.session), line(told, session.strength))


def line(told: dict[str, Any], strength: list[dict[str, Any]]) -> str:
    measured = ", ".join(f"{each['times']:.2f} at {each['seats']}" for each in strength)
    return (
        f"update {told['updates']}, {told['decisions']:,} decisions, {told['games']:,} games"
        + f", entropy {told.get('entropy', 0):.2f}" * ("entropy" in told)
        + (f"; times an equal share: {measured}" if measured else "")
    )


@contextmanager
def display(title: str, total: float) -> Iterator[Any]:
    """A bar with a line beside it; where there is no terminal, the line now and then."""
    console = Console(stderr=True)
    said = 0.0

    def talk(done: float, text: str) -> None:
        nonlocal said
        if time.monotonic() - said > TALK_SECONDS:
            said = time.monotonic()
            print(f"{title}: {done / total:.0%}, {text}", file=sys.stderr, flush=True)

    if not console.is_terminal:
        yield talk
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[text]}"))
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(title, total=total, text="")
        yield lambda done, text: progress.update(task, completed=done, text=text)
