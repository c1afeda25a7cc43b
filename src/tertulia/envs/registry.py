"""The names under which PettingZoo and Gymnasium find the games."""

from importlib.util import find_spec

from tertulia.games import GAMES


def register() -> None:
    """With those of the two that are installed."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for key in GAMES:
        gymnasium.register(
            f"tertulia/{key.capitalize()}-v0", "tertulia.envs.gymnasium:SoloEnv", kwargs={"game": key}
        )
    if find_spec("pettingzoo") is None:
        return
    import pettingzoo

    for key in GAMES:
        name, module = f"tertulia/{key}-v0", "tertulia.envs.pettingzoo"
        pettingzoo.register("aec", name, entry_point=f"{module}:env", kwargs={"game": key})
        pettingzoo.register("parallel", name, entry_point=f"{module}:parallel_env", kwargs={"game": key})
