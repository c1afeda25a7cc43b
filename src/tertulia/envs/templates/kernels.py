"""A template: many games at once on a GPU.

The lanes lie one after the other in global memory, as on the CPU. A block looks after a shift of games, some
for each of its threads. Whatever is played is played by `batch`, as on the CPU.
"""

from typing import Any

import numba
from numba import cuda

from tertulia.core.bound import encoding, rules
from tertulia.envs.lanes import WORD_BYTES
from tertulia.envs.templates import batch

LANE: Any = numba.from_dtype(batch.LANE)
WORDS = batch.LANE.itemsize // WORD_BYTES
ACTIONS, OUTCOMES = rules.ACTIONS, rules.OUTCOMES
SEATS, LINES = batch.SEATS, batch.LINES + batch.TIEBREAKS
SIZE = encoding.SIZE
SHIFT = 2048
"""The most games that a block looks after."""
WATCHERS = 32
"""Threads of a block that shows, a game for each."""
NOTES = -(-SIZE // WATCHERS) * WATCHERS
"""Numbers of an observation, in whole tiles."""
TILE = (WATCHERS, WATCHERS + 2)
"""One word more than a row needs keeps neighbours off each other's memory banks."""
LANE_ROOM = WORDS * WORD_BYTES
"""Bytes of shared memory that a game needs while it is looked at."""

config: Any = numba.config
if config.ENABLE_CUDASIM:

    def bare(array: Any) -> Any:
        """The simulator wraps a kernel's arrays; native code wants them as they are."""
        return array._item._ary

else:

    @cuda.jit(device=True)
    def bare(array: Any) -> Any:
        return array


@cuda.jit
def clear(words: Any, records: Any, unborn: Any, seats: Any) -> None:
    """Every lane before its first episode; the words of all lanes are flat."""
    game, lanes = cuda.grid(1), bare(records)
    if game < lanes.shape[0]:
        for number in range(WORDS):
            words[game * WORDS + number] = unborn[number]
        batch.seat_all(lanes, game, seats[game])


@cuda.jit
def play(boxes: Any, records: Any, shift: Any, seed: Any, gone: Any, actions: Any, decisions: Any) -> None:
    """So many decisions of uniform players in every game; if none, on to the first that is due.

    Of a shift only a few games go on to chance or are slow. They are listed, and then played on by whole
    warps: so threads that go in step do not wait while one of them deals a whole hand.
    """
    thread, threads, lanes, ended = cuda.threadIdx.x, cuda.blockDim.x, bare(records), bare(gone)
    first = cuda.blockIdx.x * shift
    last = min(first + shift, lanes.shape[0])
    waiting = cuda.shared.array(SHIFT, numba.int16)
    count = cuda.shared.array(1, numba.int32)
    legal = cuda.local.array(ACTIONS, numba.int16)
    weights = cuda.local.array(OUTCOMES, numba.int32)
    scores = cuda.local.array((SEATS, LINES), numba.int32)
    shares = cuda.local.array(SEATS, numba.float32)
    for _ in range(max(decisions, 1)):
        cuda.syncthreads()
        count[0] = 0
        cuda.syncthreads()
        for game in range(first + thread, last, threads):
            if decisions == 0:
                due = batch.actor(lanes, game) >= 0
            else:
                action = batch.choice(boxes[0], lanes, game, legal)
                due = batch.promptly(boxes[0], lanes, game, action)
                actions[game] = action
            if not due:
                waiting[cuda.atomic.add(count, 0, 1)] = game - first
        cuda.syncthreads()
        for number in range(thread, count[0], threads):
            game = first + waiting[number]
            batch.step_lane(boxes[0], lanes, game, weights, seed, game, actions[game], scores, shares, ended)


@cuda.jit
def sample(boxes: Any, records: Any, actions: Any) -> None:
    """A uniform player's action in every game."""
    game, lanes = cuda.grid(1), bare(records)
    legal = cuda.local.array(ACTIONS, numba.int16)
    if game < lanes.shape[0]:
        actions[game] = batch.choice(boxes[0], lanes, game, legal)


@cuda.jit
def step(
    boxes: Any,
    records: Any,
    shift: Any,
    seed: Any,
    gone: Any,
    actions: Any,
    rewards: Any,
    dones: Any,
    points: Any,
) -> None:
    """One decision in every game, as in `play`; what it was worth, and whether it ended the game."""
    thread, threads, lanes, ended = cuda.threadIdx.x, cuda.blockDim.x, bare(records), bare(gone)
    first = cuda.blockIdx.x * shift
    last = min(first + shift, lanes.shape[0])
    waiting = cuda.shared.array(SHIFT, numba.int16)
    count = cuda.shared.array(1, numba.int32)
    weights = cuda.local.array(OUTCOMES, numba.int32)
    scores = cuda.local.array((SEATS, LINES), numba.int32)
    shares = cuda.local.array(SEATS, numba.float32)
    count[0] = 0
    cuda.syncthreads()
    for game in range(first + thread, last, threads):
        dones[game] = False
        for seat in range(rewards.shape[1]):
            rewards[game, seat] = 0.0
            points[game, seat] = 0
        if not batch.promptly(boxes[0], lanes, game, actions[game]):
            waiting[cuda.atomic.add(count, 0, 1)] = game - first
    cuda.syncthreads()
    for number in range(thread, count[0], threads):
        game = first + waiting[number]
        over = batch.step_lane(
            boxes[0], lanes, game, weights, seed, game, actions[game], scores, shares, ended
        )
        if over:
            dones[game] = True
            batch.tell_end(lanes, game, scores, shares, bare(rewards), bare(points))


@cuda.jit
def pay(boxes: Any, records: Any, kind: Any, rewards: Any, dones: Any, points: Any, held: Any) -> None:
    """Other rewards than shares of the win, in every game."""
    game, lanes = cuda.grid(1), bare(records)
    scores = cuda.local.array((SEATS, LINES), numba.int32)
    if game < lanes.shape[0]:
        told, gained = bare(points), bare(rewards)
        batch.pay(boxes[0], lanes, game, kind, dones[game], told, scores, bare(held), gained)


@cuda.jit
def recall(boxes: Any, gone: Any, dones: Any, finals: Any) -> None:
    """What every seat knew at the end of each game that ended."""
    game, ended = cuda.grid(1), bare(gone)
    note = cuda.local.array(NOTES, numba.int16)
    if game < ended.shape[0] and dones[game]:
        for seat in range(batch.players(ended, game)):
            batch.recall(boxes[0], ended, game, seat, note)
            for number in range(SIZE):
                finals[game, seat, number] = note[number]


@cuda.jit(device=True)
def copy_together(source: Any, start: Any, target: Any, count: Any) -> None:
    """All threads of a block copy words; each has several under way, because global memory is far."""
    thread, threads = cuda.threadIdx.x, cuda.blockDim.x
    place = thread
    while place + 3 * threads < count:
        one, two = source[start + place], source[start + place + threads]
        three, four = source[start + place + 2 * threads], source[start + place + 3 * threads]
        target[place], target[place + threads] = one, two
        target[place + 2 * threads], target[place + 3 * threads] = three, four
        place += 4 * threads
    while place < count:
        target[place] = source[start + place]
        place += threads


@cuda.jit
def show(boxes: Any, words: Any, actors: Any, masks: Any, observations: Any) -> None:
    """Whose decision it is, what is allowed, and what that seat knows; all arrays are flat.

    The lanes of a block are copied to shared memory, where each thread finds its own without waiting for
    the others. A thread writes its observation for itself; then the block copies them out tile by tile, so
    that neighbouring threads write neighbouring numbers.
    """
    thread, threads = cuda.threadIdx.x, cuda.blockDim.x
    start = cuda.blockIdx.x * threads
    games = min(threads, actors.shape[0] - start)
    lanes = cuda.shared.array(0, LANE)
    room = cuda.shared.array(0, numba.int32)
    tile = cuda.shared.array(TILE, numba.int16)
    legal = cuda.local.array(ACTIONS, numba.int16)
    note = cuda.local.array(NOTES, numba.int16)
    copy_together(words, start * WORDS, room, games * WORDS)
    for place in range(thread, games * ACTIONS, threads):
        masks[start * ACTIONS + place] = False
    cuda.syncthreads()
    if thread < games:
        game = start + thread
        for number in range(batch.look(boxes[0], lanes, thread, legal, note)):
            masks[game * ACTIONS + legal[number]] = True
        actors[game] = batch.actor(lanes, thread)
    for column in range(0, SIZE, WATCHERS):
        cuda.syncthreads()
        for number in range(0, WATCHERS, 4):
            one, two = note[column + number], note[column + number + 1]
            three, four = note[column + number + 2], note[column + number + 3]
            tile[thread, number], tile[thread, number + 1] = one, two
            tile[thread, number + 2], tile[thread, number + 3] = three, four
        cuda.syncthreads()
        if column + thread < SIZE:
            for row in range(games):
                observations[(start + row) * SIZE + column + thread] = tile[row, thread]


@cuda.jit
def first_illegal(masks: Any, actions: Any, found: Any) -> None:
    """The first game whose action is not allowed, into `found`, which holds the number of games."""
    game = cuda.grid(1)
    if game < actions.shape[0]:
        action = actions[game]
        if action < 0 or action >= ACTIONS or not masks[game, action]:
            cuda.atomic.min(found, 0, game)
