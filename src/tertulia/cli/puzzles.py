"""`tertulia puzzles`: positions where one action is clearly best, found in games of strong bots."""

import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import tertulia
from tertulia.cli.numbers import duration, positive, whole
from tertulia.cli.options import Json, Key
from tertulia.cli.progress import bar
from tertulia.core.errors import StartError
from tertulia.puzzles import miners, shipped
from tertulia.puzzles.confirming import confirm as look_again
from tertulia.puzzles.mining import Mined
from tertulia.puzzles.puzzle import Puzzle


def puzzles(
    game: Key,
    file: Annotated[
        Path | None, typer.Option(help="Where to keep what is found; what is in it already stays.")
    ] = None,
    seats: Annotated[
        list[int] | None,
        typer.Option(parser=whole, help="Only tables of this many players; several numbers take turns."),
    ] = None,
    seconds: Annotated[float, typer.Option(parser=duration, help="How long to look.")] = 60.0,
    seed: Annotated[str, typer.Option(help="Equal seeds, equal matches.")] = "puzzles",
    processes: Annotated[int | None, typer.Option(parser=positive, help="How many matches at once.")] = None,
    select: Annotated[
        list[Path] | None,
        typer.Option(help="Do not look for new ones: ship the best of this file, or of several."),
    ] = None,
    confirm: Annotated[
        int | None,
        typer.Option(parser=positive, help="Do not look for new ones: think again about this many."),
    ] = None,
    times: Annotated[float, typer.Option(parser=duration, help="How much longer to think again.")] = 10.0,
    as_json: Json = False,
) -> None:
    """Find puzzles in games of strong bots: one action is clearly best, and the obvious one is not."""
    chosen = tertulia.game(game)
    if not chosen.has("heuristics") or not chosen.has("reasons"):
        raise StartError(f"{game} has no heuristics or no reasons, and without them no puzzles are found")
    cores = processes or os.cpu_count() or 1
    if select:
        found = [line for path in select for line in miners.lines(path)]
        told = counted(shipped.ship(chosen, miners.unique(found), miners.made(game, found)))
    elif confirm:
        told = confirmed(shipped.sample(chosen, confirm, seed), times, seed, cores)
    else:
        tables = [chosen.setup(one, None, None).seats for one in seats or ()]
        file = file or Path(f"puzzles-{game}.jsonl")
        told = mined(file, miners.run(game, file, seed, cores, seconds, tables), seconds)
    print(
        json.dumps(told, indent=2)
        if as_json
        else "\n".join(f"{name}: {value}" for name, value in told.items())
    )


def mined(file: Path, matches: Iterable[Mined | None], seconds: float) -> dict[str, Any]:
    """The file grows match by match."""
    stages: Counter[str] = Counter()
    began, shown = time.monotonic(), 0
    with bar("Seconds", round(seconds)) as advance:
        for found in matches:
            spent = round(time.monotonic() - began)
            advance(spent - shown)
            shown = spent
            if found is not None:
                stages.update({**found.stages, "matches": 1, "puzzles": len(found.puzzles)})
    return {"file": str(file), **stages, **counted(miners.unique(miners.lines(file)))}


def counted(found: Sequence[Puzzle]) -> dict[str, Any]:
    """What kinds there are."""
    return {
        "puzzles": len(found),
        "seats": dict(sorted(Counter(one.seats for one in found).items())),
        "motifs": dict(Counter(one.motif for one in found).most_common()),
        "missed by": dict(sorted(Counter(len(one.missed) for one in found).items())),
    }


def confirmed(found: Sequence[Puzzle], times: float, seed: str, processes: int) -> dict[str, Any]:
    """How many survive a longer look, and which do not."""
    results = []
    with bar("Puzzles", len(found)) as advance:
        for result in miners.pooled(look_again, [(one, times, seed) for one in found], processes):
            results.append(result)
            advance(1)
    return {
        "puzzles": len(results),
        "times": times,
        "solution is best": sum(one.right for one in results),
        "and clearly": sum(one.clear for one in results),
        "otherwise": {one.puzzle.id: [one.best, round(one.lead, 3)] for one in results if not one.clear},
    }
