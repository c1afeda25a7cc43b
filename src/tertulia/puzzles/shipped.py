"""The puzzles that come with a game: one file, with what they have in common said once."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tertulia.bots.names import CHAMPION
from tertulia.core.game import Game
from tertulia.puzzles.judging import WRONG, levels, overlooked, seconded, solves
from tertulia.puzzles.puzzle import Puzzle, known

FORMAT = "tertulia-puzzles/1"
FILE = "puzzles/mined.json"
MOST = 180
"""Of a game: all lessons and puzzles together stay below 300 kB."""
COMMON = ("game", "rules", "edition", "options")


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The file of a game."""

    format: str
    game: str
    rules: int
    edition: str
    options: dict[str, bool]
    made: str
    """How they were found."""
    puzzles: list[dict[str, Any]]
    """The easiest first: what of each is its own."""


def shelf(game: Game) -> Shelf:
    return msgspec.json.decode((game.home / FILE).read_bytes(), type=Shelf)


def puzzles(game: Game) -> list[Puzzle]:
    """Those that come with a game, the easiest first."""
    found = shelf(game)
    common = {name: getattr(found, name) for name in COMMON}
    return [msgspec.convert({**common, **one}, Puzzle) for one in found.puzzles]


def sample(game: Game, count: int, seed: str) -> list[Puzzle]:
    """Some of them; other seeds, others."""
    found = puzzles(game)
    return random.Random(seed).sample(found, min(count, len(found)))


def ship(game: Game, found: Sequence[Puzzle], made: str, most: int = MOST) -> list[Puzzle]:
    """Write the best of them into the game's folder."""
    kept = [one for puzzle in found if (one := looked_at(puzzle)) is not None]
    chosen = sorted(varied(kept, most), key=difficulty)
    rows = [msgspec.to_builtins(one) for one in chosen]
    head = {"format": FORMAT, **{name: rows[0][name] for name in COMMON}, "made": made}
    bodies = [msgspec.json.encode({name: row[name] for name in row if name not in COMMON}) for row in rows]
    file = game.home / FILE
    file.parent.mkdir(exist_ok=True)
    opening = msgspec.json.encode(head)[:-1] + b',"puzzles":[\n'
    file.write_bytes(opening + b",\n".join(bodies) + b"\n]}\n")
    return chosen


def difficulty(puzzle: Puzzle) -> tuple[bool, int, float, str]:
    """What `medium` finds comes first; then it counts how many do."""
    return "medium" in puzzle.missed, len(puzzle.missed), -puzzle.lead, puzzle.id


def looked_at(puzzle: Puzzle) -> Puzzle | None:
    """With what those levels do there now that play at once.

    None if an action was overlooked when it was found, or if a champion that is new disagrees.
    """
    knowledge = known(puzzle)
    solution = knowledge.named(puzzle.solution)
    if overlooked(knowledge, [solution.id, knowledge.named(puzzle.second).id], puzzle.chance, puzzle.id):
        return None
    found = dict.fromkeys(puzzle.solved, True) | dict.fromkeys(puzzle.missed, False)
    if CHAMPION in levels(knowledge.game) and CHAMPION not in found:
        others = {knowledge.named(name).id: None for name in (puzzle.solution, puzzle.second, puzzle.obvious)}
        if not seconded(knowledge, list(others), puzzle.id):
            return None
    at_once = [level for level in levels(knowledge.game) if level in (*WRONG, CHAMPION)]
    found |= {level: solves(knowledge, level, solution) for level in at_once}
    order = [level for level in levels(knowledge.game) if level in found]
    solved, missed = (tuple(one for one in order if found[one] == right) for right in (True, False))
    return msgspec.structs.replace(puzzle, solved=solved, missed=missed)


def varied(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """One after the other, each the one that is least like those before: in motif, seats and difficulty.

    Those that `medium` solves come last, and those that `easy` solves are none.
    """
    unique = {one.id: one for one in found if "easy" in one.missed}
    left = sorted(unique.values(), key=lambda one: (-one.lead, one.id))
    chosen: list[Puzzle] = []
    seen: Counter[tuple[str, object]] = Counter()
    while left and len(chosen) < most:
        best = min(left, key=lambda one: ("medium" in one.solved, sum(seen[trait] for trait in traits(one))))
        left.remove(best)
        chosen.append(best)
        seen.update(traits(best))
    return chosen


def traits(puzzle: Puzzle) -> list[tuple[str, object]]:
    verb = puzzle.solution.split()[0]
    return [("motif", puzzle.motif), ("seats", puzzle.seats), ("missed", len(puzzle.missed)), ("verb", verb)]
