"""The public names of a match."""

import json
import random
from itertools import product

import msgspec
import numpy as np
import pytest

import tertulia
from tertulia.testing import random_play


class Last:
    """A chance source that always draws the last thing that can be drawn."""

    def draw(self, stream: int, index: int, weights: np.ndarray) -> int:
        return int(np.flatnonzero(weights)[-1])


class Broken:
    def draw(self, stream: int, index: int, weights: np.ndarray) -> int:
        return len(weights)


def test_unknown_game_names_the_near_misses() -> None:
    with pytest.raises(tertulia.UnknownGame, match="did you mean caramba") as error:
        tertulia.game("carambo")
    assert error.value.near == ("caramba",)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "3"])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(tertulia.StartError, match="2 to 4 seats"):
        tertulia.game("caramba").start(seats)


def test_unknown_options_and_values_are_refused() -> None:
    game = tertulia.game("pamplona")
    with pytest.raises(tertulia.UnknownOption, match="did you mean rotate_start"):
        game.start(2, options={"rotate-start": True})
    with pytest.raises(tertulia.StartError, match="true or false"):
        game.start(2, options={"rotate_start": 1})  # type: ignore[dict-item]


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(tertulia.UnknownEdition, match="did you mean tilsit-2005"):
        tertulia.game("caramba").start(2, edition="tilsit-2006")
    with pytest.raises(tertulia.EditionError, match="no such file"):
        tertulia.game("caramba").start(2, edition="mine.toml")


def test_chance_by_hand_is_played_like_actions() -> None:
    match = tertulia.game("caramba").start(2, chance=None)
    assert match.actor == tertulia.CHANCE
    assert [(str(event), event.weight) for event in match.legal()] == [("first 0", 1), ("first 1", 1)]
    match.play("first 1")
    assert match.view(None)["first"] == 1
    assert [str(event) for event in match.legal()] == [
        "special manos",
        "special vuelta",
        "special fuera",
        "special seguridad",
    ]


def test_chance_weights_are_copies() -> None:
    match = tertulia.game("pamplona").start(2, chance=None)
    match.play("first 0")
    assert {str(event): event.weight for event in match.legal()} == {"A 2": 1, "A 3": 1, "A 4": 1, "A >": 3}


def test_any_object_can_be_the_source_of_chance() -> None:
    match = tertulia.game("caramba").start(2, chance=Last())
    assert match.view(1)["first"] == 1
    assert match.view(0)["you"]["special"] == "seguridad"
    assert match.view(0)["you"]["hand"] == ["m4d3", "m5d2", "m7", "d7"]


def test_an_impossible_answer_of_chance_is_refused() -> None:
    with pytest.raises(tertulia.ChanceError, match="drew 2"):
        tertulia.game("caramba").start(2, chance=Broken())


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_an_action_may_be_given_as_action_as_notation_or_as_id(key: str) -> None:
    game = tertulia.game(key)
    matches = [game.start(2, seed=5) for _ in range(3)]
    action = matches[0].legal()[-1]
    played = [matches[0].play(action), matches[1].play(f"  {action} "), matches[2].play(action.id)]
    assert played == [action] * 3
    assert len({match.state.tobytes() for match in matches}) == 1


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_an_illegal_action_names_what_was_allowed_and_changes_nothing(key: str) -> None:
    match = tertulia.game(key).start(2, seed=5)
    before = json.dumps([match.position(), match.record()])
    with pytest.raises(tertulia.IllegalAction) as error:
        match.play("castle")
    assert error.value.allowed == tuple(str(action) for action in match.legal())
    assert str(match.legal()[0]) in str(error.value)
    assert json.dumps([match.position(), match.record()]) == before


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_finished_match_allows_nothing(key: str) -> None:
    *_, match = random_play(tertulia.game(key), 2, "end")
    assert match.actor is None
    assert match.legal() == []
    with pytest.raises(tertulia.IllegalAction, match="the game is over"):
        match.play("pass")


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_views_are_plain_data_for_every_viewer(key: str) -> None:
    match = tertulia.game(key).start(2, seed=3)
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert ("you" in view) == (key == "caramba" and viewer is not None)
    with pytest.raises(IndexError, match="seats are 0 to 1"):
        match.view(2)


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_equal_seeds_see_the_same_chance_even_where_play_diverges(key: str) -> None:
    """The k-th draw of a stream is the same; for dice and bags that means the same faces and crates."""
    game = tertulia.game(key)

    def chance_by_stream(policy: str) -> dict[str, list[str]]:
        match = game.start(2, seed="paired")
        for _ in range(12):
            if match.actor is None:
                break
            legal = match.legal()
            match.play(legal[0] if policy == "first" else legal[-1])
        draws: dict[str, list[str]] = {}
        for event in match.history:
            if event.actor == tertulia.CHANCE:
                name = str(event.action).split()[0]
                draws.setdefault(f"{name} {event.owner}", []).append(str(event.action))
        return draws

    first, last = chance_by_stream("first"), chance_by_stream("last")
    assert any(len(draws) > 1 for draws in first.values())
    if key == "sombreros":
        return  # one stream per seat, and who throws depends on play: the dice test above covers it
    for stream, draws in first.items():
        common = min(len(draws), len(last.get(stream, [])))
        assert draws[:common] == last.get(stream, [])[:common]


def test_the_log_masks_what_a_seat_may_not_know_until_the_end() -> None:
    game = tertulia.game("caramba")
    for match in random_play(game, 2, "log"):
        if match.actor is not None and any(str(event.action).startswith("safe") for event in match.history):
            break
    own = [message.id for message in match.log(0)]
    other = [message.id for message in match.log(1)]
    spectator = [message.id for message in match.log(None)]
    assert own.count("caramba-special") == other.count("caramba-special") == 1
    assert spectator.count("caramba-special") == 0
    assert spectator.count("caramba-special-unseen") == 2
    assert "caramba-card" not in spectator
    assert "caramba-safe" not in spectator
    *_, match = random_play(game, 2, "log")
    assert not any(message.id.endswith("unseen") for message in match.log(None))


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_copy_has_the_same_past_and_goes_on_by_itself(key: str) -> None:
    match = tertulia.game(key).start(2, seed=5)
    for _ in range(5):
        match.play(match.legal()[0])
    before, twin = json.dumps([match.position(), match.record()]), match.copy()
    assert json.dumps([twin.position(), twin.record()]) == before
    for _ in range(5):
        twin.play(twin.legal()[0])
    assert json.dumps([match.position(), match.record()]) == before
    for _ in range(5):
        match.play(match.legal()[0])
    assert match.record() == twin.record()  # also what chance drew meanwhile


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_what_was_read_of_a_state_is_forgotten_when_the_state_changes(key: str) -> None:
    """Even if somebody writes into it: a list of actions belongs to the very bytes it was made from."""
    match = tertulia.game(key).start(2, seed=5)
    kept, legal, twin = match.states.copy(), match.legal(), match.copy()
    legal.clear()  # whoever asked may do with the list what they like
    assert match.legal() == twin.legal() != []
    first = match.legal()
    for _ in range(8):
        match.play(match.legal()[-1])
    assert match.legal() == tertulia.game(key).load(match.position()).legal()
    assert twin.legal() == first
    match.states[:] = kept
    assert match.legal() == first


def test_a_log_can_be_read_from_any_line_on() -> None:
    match = tertulia.game("caramba").start(2, seed=5)
    for viewer in (None, 0, 1):
        whole = match.log(viewer)
        assert [match.log(viewer, since) for since in range(len(whole) + 2)] == [
            whole[since:] for since in range(len(whole) + 2)
        ]


def test_history_knows_the_actions_of_its_own_edition() -> None:
    """The same card may have another number in another edition, and both may be played in one process."""
    caramba = tertulia.game("caramba")
    facts = msgspec.to_builtins(caramba.setup(2, None, None).edition, str_keys=True)
    for band in facts["bands"]["value"]:
        band["cards"][:4] = band["cards"][-4:]  # others are now the first of their kind
    for seed, edition in product(range(5), (None, {**facts, "edition": "fewer kinds"})):
        match, rng = caramba.start(2, seed=seed, edition=edition), random.Random(seed)
        while match.actor is not None:
            chosen = match.play(rng.choice(match.legal()))
            same = [event.action for event in match.history if str(event.action) == str(chosen)]
            assert {action.id for action in same} == {chosen.id}
