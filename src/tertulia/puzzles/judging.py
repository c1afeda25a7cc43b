"""Whether a decision is a puzzle: cheap looks first, and a long one at what they leave."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tertulia.bots import bot, guided, heuristic, search
from tertulia.bots.champion import champion_file, champion_of
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.reasons import why
from tertulia.bots.styles import Paper, play_of, style_of
from tertulia.core.chance import key_of
from tertulia.core.contract import Action
from tertulia.core.game import Game
from tertulia.puzzles.comparing import Comparison, chances, compare, ranked
from tertulia.puzzles.puzzle import CLEAR, Puzzle, forget_how, motif_of, name_of

CHOICE = 3
"""Fewer actions are no choice."""
WRONG = ("easy", "medium")
"""The levels whose choice is obvious. They are wrong in a puzzle, with their errors and without."""


@dataclass(frozen=True, slots=True)
class Look:
    """So many iterations for each action; who leads by less is no puzzle; so many actions go on."""

    iterations: int
    lead: float
    left: int
    led: bool = False
    """By the champion, whose few looks say more than many playouts do."""


LED_LOOKS = (Look(4, 0.07, 10, True), Look(24, 0.10, 6, True), Look(400, 0.11, 4), Look(2500, 0.14, 3))
LOOKS = (Look(64, 0.06, 8), Look(400, 0.11, 4), Look(2500, 0.14, 3))
FAR = 0.1
"""An action so far below the second best will not be that."""
SEEDS, ITERATIONS = 4, 10_000
"""The last look: as many trials, with so many iterations for each action."""
AGAIN = 500
"""Iterations for each action that was left out before."""
SURE = 2.0
"""Standard errors by which its lead is above `CLEAR`."""
LED_SEEDS, LED_ITERATIONS, LED_LEAD = 2, 1500, 0.08
"""The champion's look, and by how much it has to prefer the solution."""
LEVELS = ("easy", "medium", "hard:100", "hard:300", "hard:1000", "hard:3000")
TRIES = 5
"""A level solves a puzzle if most of so many tries do."""


def warm(game: Game) -> None:
    """Compile what is needed before many processes want it at once."""
    heuristic.ready(game)
    search.ready(game)
    if champion_file(game) is not None:
        champion_of(game)
        guided.ready(game)


def obvious(knowledge: Knowledge, level: str) -> Action:
    """What a level would do if it made no errors."""
    game = knowledge.game
    paper, style = Paper(game, key_of("obvious")), style_of(game, None, level)
    boxes, world = knowledge.setup.boxes, knowledge.imagined()
    return knowledge.action(int(play_of(game).choose(boxes, world, paper.desks, style, 0, paper.notes)))


def tempting(knowledge: Knowledge) -> set[int]:
    """The obvious actions."""
    return {obvious(knowledge, level).id for level in WRONG}


def judge(knowledge: Knowledge, seed: str, stages: Counter[str]) -> Puzzle | None:
    """The puzzle that a decision is, if it is one."""
    table, knowledge = forget_how(knowledge)
    candidates = narrowed(knowledge, seed, stages)
    if not candidates or any(solves(knowledge, level, knowledge.action(candidates[0])) for level in WRONG):
        return None
    seeds = [f"{seed} {number}" for number in range(SEEDS)]
    found = compare(knowledge, candidates, ITERATIONS, seeds, CLEAR)
    stages["compared"] += 1
    if (
        len(found.trials) < SEEDS
        or found.lead - SURE * found.error < CLEAR
        or found.order[0] != candidates[0]
    ):
        return None
    stages["clear"] += 1
    if overlooked(knowledge, found.order, found.chance(found.order[0]), seed):
        return None
    if not seconded(knowledge, found.order, seed):
        return None
    stages["seconded"] += 1
    return told(knowledge, table, found, seed)


def narrowed(knowledge: Knowledge, seed: str, stages: Counter[str]) -> list[int]:
    """The actions that are worth a long look, or none if none stands out, or an obvious one does."""
    wrong = tempting(knowledge)
    candidates = [action.id for action in knowledge.legal]
    looks = LOOKS if champion_file(knowledge.game) is None else LED_LOOKS
    for number, look in enumerate(looks):
        found = chances(knowledge, candidates, look.iterations, f"{seed} look {number}", look.led)
        first, second, *_ = order = ranked(found)
        stages[f"look {number + 1}"] += 1
        if first in wrong or found[first] - found[second] < look.lead:
            return []
        candidates = [action for action in order[: look.left] if found[second] - found[action] < FAR]
    return candidates


def overlooked(knowledge: Knowledge, compared: Sequence[int], chance: float, seed: str) -> bool:
    """Whether an action that was left out early, by a short look, is not clearly worse after all."""
    others = [action.id for action in knowledge.legal if action.id not in compared]
    found = chances(knowledge, others, AGAIN, f"{seed} others")
    return any(other >= chance - CLEAR for other in found.values())


def seconded(knowledge: Knowledge, actions: Sequence[int], seed: str) -> bool:
    """Whether the champion, where there is one, clearly prefers the first of these."""
    if champion_file(knowledge.game) is None:
        return True
    seeds = [f"{seed} led {number}" for number in range(LED_SEEDS)]
    led = compare(knowledge, actions, LED_ITERATIONS, seeds, LED_LEAD, led=True)
    return led.order[0] == actions[0] and led.lead >= LED_LEAD


def told(knowledge: Knowledge, table: Mapping[str, object], found: Comparison, seed: str) -> Puzzle | None:
    """All that is to be said of it; None if the game gives no reason."""
    first, second = (knowledge.action(action) for action in found.order[:2])
    near = obvious(knowledge, "easy")
    reason = why(knowledge, first, near)
    if reason is None:
        return None
    rest = chances(knowledge, [near.id], ITERATIONS, f"{seed} 0")
    solved = solvers(knowledge, first)
    head = {name: knowledge.head[name] for name in ("game", "rules", "edition", "options", "seats")}
    return Puzzle(
        **head,
        id=name_of(knowledge),
        begin=dict(table),
        seat=knowledge.seat,
        solution=str(first),
        chance=round(found.chance(first.id), 3),
        second=str(second),
        second_chance=round(found.chance(second.id), 3),
        obvious=str(near),
        obvious_chance=round(rest[near.id], 3),
        motif=motif_of(knowledge.game, reason),
        why=reason,
        solved=tuple(level for level, right in solved.items() if right),
        missed=tuple(level for level, right in solved.items() if not right),
    )


def solvers(knowledge: Knowledge, solution: Action) -> dict[str, bool]:
    return {level: solves(knowledge, level, solution) for level in levels(knowledge.game)}


def levels(game: Game) -> Sequence[str]:
    return LEVELS if champion_file(game) is None else (*LEVELS, "champion")


def solves(knowledge: Knowledge, level: str, solution: Action) -> bool:
    """By majority, or if it did not err; the champion answers always alike."""
    if level in WRONG and obvious(knowledge, level) == solution:
        return True
    tries = 1 if level == "champion" else TRIES
    right = sum(bot(level, f"try {number}").choose(knowledge) == solution for number in range(tries))
    return 2 * right > tries
