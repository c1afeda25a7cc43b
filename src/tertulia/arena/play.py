"""One unit of work: a deal, played in every seating."""

import random
from typing import Any

import msgspec

from tertulia.arena import contestants
from tertulia.arena.plan import Lineup, Plan
from tertulia.arena.schedule import Unit, seatings
from tertulia.bots.contests import contest
from tertulia.bots.heuristic import natives
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.luck import luck
from tertulia.bots.names import NATIVE, parse
from tertulia.core.match import Match


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one game, by seat."""

    bots: Lineup
    wins: tuple[float, ...]
    """1 for a win, its share for a shared one."""
    scores: tuple[int, ...]
    decisions: int
    checked: int = 0
    """How many of the decisions were checked for honesty."""
    faults: dict[int, dict[str, int]] = {}
    """Of outside programs: decisions that were lost, by seat and reason."""
    luck: tuple[float, ...] = ()
    """What chance added to each share of the win, or took from it; empty if that was not measured."""


class Done(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one unit."""

    lineup: int
    deal: int
    games: list[Played]
    seating: int | None = None

    @property
    def unit(self) -> Unit:
        return Unit(self.lineup, self.deal, self.seating)


def play_unit(plan: Plan, unit: Unit) -> Done:
    tables = seatings(plan.lineups[unit.lineup], unit.deal)
    if unit.seating is not None:
        tables = [tables[unit.seating]]
    games = [play_game(plan, unit.deal, names) for names in tables]
    return Done(unit.lineup, unit.deal, games, unit.seating)


def play_game(plan: Plan, deal: int, names: Lineup) -> Played:
    """Rules of thumb among themselves play inside native code, but for those games that are checked and where
    luck is measured: that takes a game with its history."""
    rng = random.Random(f"{plan.seed}.{deal} {names} honesty")
    if plan.luck or not all(native(name) for name in names):
        return by_match(plan, deal, names, rng, plan.honesty)
    if rng.random() < plan.honesty:
        return by_match(plan, deal, names, rng, 1.0)
    return by_contest(plan, deal, names)


def native(name: str) -> bool:
    return not contestants.outside(name) and parse(name).level in NATIVE


def by_contest(plan: Plan, deal: int, names: Lineup) -> Played:
    played = contest(plan.game, plan.setup, f"{plan.seed}.{deal}", 1, *natives(plan.game, names))
    wins, scores = played.wins[0].tolist(), played.scores[0].tolist()
    return Played(names, tuple(wins), tuple(scores), int(played.decisions[0]))


def begin(plan: Plan, deal: int) -> Match:
    """A deal before its first decision, with the chance that `contest` gives it."""
    facts: dict[str, Any] = {name: plan.head[name] for name in ("edition", "options", "rules")}
    return plan.game.start(plan.seats, f"{plan.seed}.{deal}.0", **facts)


def by_match(plan: Plan, deal: int, names: Lineup, rng: random.Random, share: float) -> Played:
    """Decision by decision; a share of them is checked."""
    match, seed, checked, decisions = begin(plan, deal), f"{plan.seed}.{deal}", 0, 0
    with contestants.seated(plan, names, seed) as players:
        while (actor := match.actor) is not None:
            here = f"{seed} {len(match.history)}"
            if rng.random() < share:
                contestants.check(match, names[actor], here)
                checked += 1
            match.play(players[actor].choose(Knowledge.of(match, here)))
            decisions += 1
        outcome = match.outcome
        assert outcome is not None
        contestants.tell_outcome(players, outcome)
        faults = contestants.faults(players)
    luck = luck_in(match, plan, seed)
    return Played(names, outcome.shares, outcome.scores, decisions, checked, faults, luck)


def luck_in(match: Match, plan: Plan, seed: str) -> tuple[float, ...]:
    """With the same playouts in every seating of a deal: what they get wrong alike is wrong for everybody."""
    return luck(match, plan.luck, f"{seed} luck", plan.judge) if plan.luck else ()
