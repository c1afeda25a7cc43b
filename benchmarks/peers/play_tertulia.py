"""Tertulia, by each of its doors: the engine, a batch, a Python loop, PettingZoo's turns, OpenSpiel."""

import random
from collections.abc import Callable

import numpy as np
import play_openspiel
from clock import Play, measure

import tertulia
from tertulia.core import playouts
from tertulia.envs import Table, openspiel
from tertulia.envs.batch import Batch
from tertulia.envs.pettingzoo import env

SEATS = 4


def engine(key: str) -> Play:
    """Whole games in one call."""
    game = tertulia.game(key)
    setup, seeds = game.setup(SEATS, None, None), iter(range(10**9))

    def play() -> int:
        return int(playouts.Batch(game, setup, "peers", 500 * next(seeds), 500).play().decisions.sum())

    return play


def batch(key: str) -> Play:
    """4096 games, one decision each per call, with observations and masks."""
    games = Batch(key, SEATS, 4096, seed="peers", checked=False, threads=1)

    def play() -> int:
        games.step(games.sample())
        return games.n

    return play


def loop(key: str) -> Play:
    """One decision a call."""
    table, rng = Table(key, SEATS, "peers"), random.Random(1)

    def play() -> int:
        count, decisions, legal, step = table.reset(rng.getrandbits(31)), 0, table.legal, table.step
        while count:
            count = step(legal[int(rng.random() * count)])
            decisions += 1
        return decisions

    return play


def turns(key: str) -> Play:
    """PettingZoo's loop over agents, with observations."""
    table, rng = env(key, seats=SEATS), random.Random(1)

    def play() -> int:
        table.reset(seed=rng.getrandbits(31))
        decisions = 0
        for _ in table.agent_iter():
            _, _, ended, stopped, info = table.last()
            if ended or stopped:
                table.step(None)
            else:
                table.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return play


def spiel(key: str) -> Play:
    """Through OpenSpiel, as its own games are played."""
    openspiel.register()
    return play_openspiel.play_of(f"{openspiel.registered_as(key)}(seats={SEATS})")


DOORS: dict[str, Callable[[str], Play]] = {
    "through OpenSpiel": spiel,
    "PettingZoo's turns": turns,
    "a Python loop": loop,
    "4096 at once": batch,
    "whole games": engine,
}

measure(
    {
        f"Tertulia {key}, {name}": lambda door=door, key=key: door(key)  # type: ignore[misc]
        for name, door in DOORS.items()
        for key in tertulia.GAMES
    }
)
