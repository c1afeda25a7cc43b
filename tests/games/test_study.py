"""What a study counts, against the history of the same games in notation."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia.core.contract import CHANCE
from tertulia.core.fields import copied
from tertulia.core.match import Match
from tertulia.core.study import DEALT, DONE

Told = list[tuple[int, str, Any]]
"""Who acted, the notation, and the view before it."""


def played(key: str, seed: int) -> tuple[Told, Any, Match]:
    """A random game with chance by hand, and what the study counts in it."""
    game, rng = tertulia.game(key), np.random.default_rng(seed)
    match = game.start(3, chance=None)
    module = tertulia.game(key).part("study")
    counts = np.zeros((game.state_part.SEATS, len(module.FACTORS)), np.int32)
    told: Told = []
    while match.actor is not None:
        before, view = copied(match.states), match.view(None)
        action = match.legal()[rng.integers(len(match.legal()))]
        told.append((match.actor, str(action), view))
        match.play(action)
        module.count(match.setup.box, before[0], copied(match.states)[0], action.id, counts)
    return told, counts, match


def column(key: str, counts: Any, name: str) -> list[int]:
    """What was counted of one factor, by seat."""
    names = [factor.name for factor in tertulia.game(key).part("study").FACTORS]
    return [int(count) for count in counts[:3, names.index(name)]]


def said(told: Told, word: str) -> list[int]:
    """How often each seat said something that begins so."""
    return [sum(actor == seat and text.startswith(word) for actor, text, _ in told) for seat in range(3)]


@pytest.mark.parametrize("seed", range(3))
def test_caramba(seed: int) -> None:
    told, counts, match = played("caramba", seed)
    dealt = [text.split()[1] for actor, text, _ in told if text.startswith("special")]
    for special, name in (("manos", "Manos arriba"), ("fuera", "Fuera"), ("seguridad", "En seguridad")):
        assert column("caramba", counts, name) == [int(one == special) for one in dealt]
    assert column("caramba", counts, "bids") == said(told, "bid ")
    assert column("caramba", counts, "gold") == said(told, "safe g")
    assert column("caramba", counts, "dynamite") == said(told, "safe d")
    first = [text.split()[1] for _, text, view in told if text.startswith("card ") and not view["round"]]
    hands = [first[4 * seat : 4 * seat + 4] for seat in range(3)]
    assert column("caramba", counts, "single goods") == [
        sum(len(card) == 2 for card in hand) for hand in hands
    ]
    assert column("caramba", counts, "first hand") == [
        sum(max(map(int, filter(str.isdigit, card))) for card in hand) for hand in hands
    ]
    assert tertulia.game("caramba").part("study").length(match.state) == match.view(None)["round"]


def thrown(told: Told) -> Iterator[tuple[int, str]]:
    """Dice of the first five rounds: whose, and the face."""
    for actor, text, view in told:
        if actor == CHANCE and text[0] in "AB" and view["round"] <= 5:
            yield view["turn"], text.split()[1]


@pytest.mark.parametrize("seed", range(3))
def test_pamplona(seed: int) -> None:
    told, counts, match = played("pamplona", seed)
    faces = [[face for seat, face in thrown(told) if seat == one] for one in range(3)]
    assert column("pamplona", counts, "arrows") == [seat.count(">") for seat in faces]
    assert column("pamplona", counts, "pips") == [sum(int(f) for f in seat if f != ">") for seat in faces]
    moved = [
        [text for actor, text, _ in told if actor == seat and text.startswith("shove")] for seat in range(3)
    ]
    assert column("pamplona", counts, "shoves") == [
        sum(not text.endswith(" 0") for text in one) for one in moved
    ]
    end = match.view(None)["seats"]
    assert column("pamplona", counts, "rows") == [sum(seat["rows"]) for seat in end]
    assert column("pamplona", counts, "credits") == [seat["credits"] for seat in end]
    attacks = [view for _, text, view in told if text == "torro !" and view["torro"]]
    for name, where in (("on Torro's space", 0), ("behind Torro", -1)):
        assert column("pamplona", counts, name) == [
            sum(
                np.sign(space - view["torro"]) == where
                for view in attacks
                for space in view["seats"][seat]["runners"]
            )
            for seat in range(3)
        ]


@pytest.mark.parametrize("seed", range(3))
def test_sombreros(seed: int) -> None:
    told, counts, match = played("sombreros", seed)
    first = [text for _, text, view in told if text.startswith("place") and view["race"] == 1]
    assert sum(column("sombreros", counts, "start")) == sum(int(text.split()[1]) for text in first)
    assert column("sombreros", counts, "ambushes laid") == said(told, "ambush ")
    assert column("sombreros", counts, "offers taken") == said(told, "accept ")
    assert sum(column("sombreros", counts, "dice")) == sum(text.startswith("die") for _, text, _ in told)
    forced = [text for _, text, view in told if text.startswith("die") and view["phase"] == "ambushed"]
    assert sum(column("sombreros", counts, "ambushed")) == len(forced)
    fewer = [
        sum(
            view["entitled"] - int(text.split()[1])
            for actor, text, view in told
            if (actor, text[:5]) == (seat, "throw")
        )
        for seat in range(3)
    ]
    assert column("sombreros", counts, "dice bought off") == fewer
    views = [view for _, _, view in told] + [match.view(None)]
    broke = [
        sum(late["seats"][seat]["broke"] > early["seats"][seat]["broke"] for early, late in pairwise(views))
        for seat in range(3)
    ]
    assert column("sombreros", counts, "broke") == broke
    assert tertulia.game("sombreros").part("study").length(match.state) == match.view(None)["race"]


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_the_three_studies_have_the_same_shape(key: str) -> None:
    module = tertulia.game(key).part("study")
    names = [factor.name for factor in module.FACTORS]
    assert len(set(names)) == len(names)
    assert {factor.kind for factor in module.FACTORS} == {DEALT, DONE}
    assert module.LENGTH in ("rounds", "races")
