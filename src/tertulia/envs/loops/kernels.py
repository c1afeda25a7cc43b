"""Many games at once on a GPU, a thread for each. This source runs once per game, with its loops bound.

In global memory the lanes lie word by word (the first words of all games, then the second ...), so that
neighbouring threads read and write neighbouring words. A kernel copies its lanes to shared memory, plays
there, and copies them back. Whatever is played is played by `batch`, as on the CPU.
"""
# ruff: noqa: F821

from typing import Any

import numba
from numba import cuda

from tertulia.core.contract import Rules
from tertulia.envs.lanes import WORD_BYTES

rules: Rules
encoding: Any
batch: Any

LANE: Any = numba.from_dtype(batch.LANE)
WORDS = batch.LANE.itemsize // WORD_BYTES
ACTIONS, OUTCOMES = rules.ACTIONS, rules.OUTCOMES
SEATS, LINES = batch.SEATS, batch.LINES + batch.TIEBREAKS
SIZE = encoding.SIZE
LANE_ROOM = WORDS * WORD_BYTES
"""Bytes of shared memory that a game needs while it is played."""
NOTE_ROOM = SIZE * 2
"""Bytes of shared memory that its observation needs."""


@cuda.jit(device=True)
def fetch(words: Any, game: Any, lanes: Any, place: Any) -> None:
    for number in range(WORDS):
        batch.set_word(lanes, place, number, words[number, game])


@cuda.jit(device=True)
def put_back(words: Any, game: Any, lanes: Any, place: Any) -> None:
    for number in range(WORDS):
        words[number, game] = batch.word(lanes, place, number)


@cuda.jit
def clear(words: Any, unborn: Any) -> None:
    """Every lane before its first episode."""
    game = cuda.grid(1)
    if game < words.shape[1]:
        for number in range(WORDS):
            words[number, game] = unborn[number]


@cuda.jit
def play(boxes: Any, words: Any, seats: Any, seed: Any, decisions: Any) -> None:
    """So many decisions of uniform players in every game."""
    game, thread = cuda.grid(1), cuda.threadIdx.x
    lanes = cuda.shared.array(0, LANE)
    legal = cuda.local.array(ACTIONS, numba.int16)
    weights = cuda.local.array(OUTCOMES, numba.int32)
    if game < words.shape[1]:
        fetch(words, game, lanes, thread)
        batch.play_lane(boxes[0], lanes, thread, legal, weights, seats, seed, game, decisions)
        put_back(words, game, lanes, thread)


@cuda.jit
def sample(boxes: Any, words: Any, actions: Any) -> None:
    """A uniform player's action in every game."""
    game, thread = cuda.grid(1), cuda.threadIdx.x
    lanes = cuda.shared.array(0, LANE)
    legal = cuda.local.array(ACTIONS, numba.int16)
    if game < words.shape[1]:
        fetch(words, game, lanes, thread)
        actions[game] = batch.choice(boxes[0], lanes, thread, legal)
        put_back(words, game, lanes, thread)


@cuda.jit
def step(boxes: Any, words: Any, seats: Any, seed: Any, actions: Any, rewards: Any, dones: Any) -> None:
    """One decision in every game; what it was worth, and whether it ended the game."""
    game, thread = cuda.grid(1), cuda.threadIdx.x
    lanes = cuda.shared.array(0, LANE)
    weights = cuda.local.array(OUTCOMES, numba.int32)
    scores = cuda.local.array((SEATS, LINES), numba.int32)
    shares = cuda.local.array(SEATS, numba.float32)
    if game < words.shape[1]:
        fetch(words, game, lanes, thread)
        over = batch.step_lane(
            boxes[0], lanes, thread, weights, seats, seed, game, actions[game], scores, shares
        )
        put_back(words, game, lanes, thread)
        dones[game] = over
        for seat in range(seats):
            rewards[game, seat] = shares[seat] if over else 0.0


@cuda.jit
def show(boxes: Any, words: Any, actors: Any, masks: Any, observations: Any) -> None:
    """Whose decision it is, what is allowed, and what that seat knows; masks and observations are flat.

    The rows of a block's games are neighbours: they are cleared and filled by all its threads together.
    """
    game, thread, threads = cuda.grid(1), cuda.threadIdx.x, cuda.blockDim.x
    lanes = cuda.local.array(1, LANE)
    legal = cuda.local.array(ACTIONS, numba.int16)
    notes = cuda.shared.array(0, numba.int16)
    start = cuda.blockIdx.x * threads
    games = min(threads, words.shape[1] - start)
    for place in range(thread, games * ACTIONS, threads):
        masks[start * ACTIONS + place] = False
    cuda.syncthreads()
    if game < words.shape[1]:
        fetch(words, game, lanes, 0)
        note = notes[thread * SIZE : (thread + 1) * SIZE]
        for number in range(batch.look(boxes[0], lanes, 0, legal, note)):
            masks[game * ACTIONS + legal[number]] = True
        actors[game] = batch.actor(lanes, 0)
    cuda.syncthreads()
    for place in range(thread, games * SIZE, threads):
        observations[start * SIZE + place] = notes[place]


@cuda.jit
def first_illegal(masks: Any, actions: Any, found: Any) -> None:
    """The first game whose action is not allowed, into `found`, which holds the number of games."""
    game = cuda.grid(1)
    if game < actions.shape[0]:
        action = actions[game]
        if action < 0 or action >= ACTIONS or not masks[game, action]:
            cuda.atomic.min(found, 0, game)
