"""Decisions a second on one GPU: whole games in a kernel, one step per launch, steps that are seen.

    python benchmarks/gpu.py [--games GAME ...] [--n 1048576] [--pgx]

With --pgx, Pgx's backgammon runs in the same call: uniform random legal actions, the fastest of some sizes.
"""

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import tertulia
from tertulia.envs.batch import Batch

SEATS = 4
WHOLE = 1000
"""Decisions of each game in one launch: about three whole games of each kind, or more."""
SINGLE = 100
"""Launches of one decision each."""
PGX_SIZES = (4096, 16384, 65536)
PGX_STEPS = 1000


def rate(batch: Batch, decisions: int, work: Callable[[], object]) -> float:
    """Decisions a second; the best of three."""
    cuda = batch._games.cuda  # type: ignore[attr-defined]
    work()
    best = 0.0
    for _ in range(3):
        cuda.synchronize()
        start = time.perf_counter()
        work()
        cuda.synchronize()
        best = max(best, batch.n * decisions / (time.perf_counter() - start))
    return best


def measured(key: str, n: int) -> dict[str, Any]:
    batch = Batch(key, SEATS, n, "cuda", seed=1)
    batch.play(500)  # the games drift apart: some begin, some end
    games: Any = batch._games

    def launches() -> None:
        for _ in range(SINGLE):
            games.play_unseen(1)

    def steps() -> None:
        for _ in range(SINGLE):
            batch.step(batch.sample())

    def unseen_to_seen() -> float:
        batch.play(0)  # the masks of the games as they are now
        return rate(batch, SINGLE, steps)

    return {
        "game": key,
        "n": n,
        "whole games": rate(batch, WHOLE, lambda: games.play_unseen(WHOLE)),
        "one step per launch": rate(batch, SINGLE, launches),
        "with masks and observations": unseen_to_seen(),
        "kernels": {name: resources(games, name) for name in ("play", "step", "show")},
    }


def resources(games: Any, name: str) -> dict[str, float]:
    """What a thread of a kernel needs, and how much of a multiprocessor it fills."""
    from numba import cuda

    kernels = games.kernels
    threads = kernels.WATCHERS if name == "show" else games.players
    room = threads * kernels.LANE_ROOM if name == "show" else 0
    (kernel,) = getattr(kernels, name).overloads.values()
    context, device = cuda.current_context(), cuda.get_current_device()
    blocks = context.get_active_blocks_per_multiprocessor(kernel._codelibrary.get_cufunc(), threads, room)
    return {
        "registers": kernel.regs_per_thread,
        "local bytes": kernel.local_mem_per_thread,
        "shared bytes": (room + kernel.shared_mem_per_block) // threads,
        "threads per multiprocessor": blocks * threads,
        "occupancy": blocks * threads / device.MAX_THREADS_PER_MULTIPROCESSOR,
    }


def pgx_backgammon(n: int) -> float:
    """Decisions a second of Pgx's backgammon with uniform legal actions; finished games begin anew."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(_: int, carry: Any) -> Any:
        key, state = carry
        key, choices, chances = jax.random.split(key, 3)
        actions = jax.random.categorical(choices, jnp.where(state.legal_action_mask, 0.0, -1e9))
        return key, step(state, actions, jax.random.split(chances, n))

    def many(key: Any, state: Any) -> Any:
        return jax.lax.fori_loop(0, PGX_STEPS, body, (key, state))

    run = jax.jit(many)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, n))
    jax.block_until_ready(run(key, state))
    start = time.perf_counter()
    jax.block_until_ready(run(key, state))
    return n * PGX_STEPS / (time.perf_counter() - start)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", nargs="+", default=tertulia.GAMES)
    arguments.add_argument("--n", type=int, default=1 << 20)
    arguments.add_argument("--pgx", action="store_true")
    given = arguments.parse_args()
    for key in given.games:
        print(json.dumps(measured(key, given.n)), flush=True)
    if given.pgx:
        rates = {n: pgx_backgammon(n) for n in PGX_SIZES}
        print(json.dumps({"game": "Pgx backgammon", "by size": rates, "best": max(rates.values())}))


if __name__ == "__main__":
    main()
