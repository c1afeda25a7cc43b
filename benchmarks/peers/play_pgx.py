"""Pgx on the CPU, many games at once; sixteen steps are one call."""

import jax
import jax.numpy as jnp
import pgx
from clock import Play, measure
from pgx.experimental import auto_reset

STEPS = 16


def play_of(name: str, games: int) -> Play:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(state, key):  # type: ignore[no-untyped-def]
        choice, chance = jax.random.split(key)
        actions = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        return step(state, actions, jax.random.split(chance, games)), None

    @jax.jit
    def decisions(state, key):  # type: ignore[no-untyped-def]
        return jax.lax.scan(decide, state, jax.random.split(key, STEPS))[0]

    key = jax.random.PRNGKey(1)
    table = [jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key]

    def play() -> int:
        table[1], here = jax.random.split(table[1])
        table[0] = jax.block_until_ready(decisions(table[0], here))
        return games * STEPS

    return play


measure(
    {
        "Pgx backgammon, 128 at once": lambda: play_of("backgammon", 128),
        "Pgx leduc_holdem, 4096 at once": lambda: play_of("leduc_holdem", 4096),
    }
)
