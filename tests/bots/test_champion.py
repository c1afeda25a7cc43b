"""A champion plays by plain loops, knows what its seat knows, and is offered where there is one."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia import Action, Match
from tertulia.bots import BOTS, Knowledge, bot, offered
from tertulia.bots.champion import (
    FOLDER,
    Mind,
    NoChampion,
    NoFolder,
    champion_file,
    champion_of,
    observed,
)
from tertulia.bots.honesty import interference
from tertulia.bots.matches import play
from tertulia.bots.networks import answer, files

EACH = pytest.mark.parametrize("key", tertulia.GAMES)
Weights = Callable[[str], dict[str, Any]]


def positions(key: str, seats: int) -> list[Match]:
    """With a choice, from a game between rules of thumb."""
    match, found = tertulia.game(key).start(seats, seed="champion"), list[Match]()
    while match.actor is not None and len(found) < 12:
        if len(match.legal()) > 1 and len(match.history) % 7 == 0:
            found.append(match.copy())
        match.play(bot("medium", len(match.history)).choose(Knowledge.of(match, 1)))
    return found


@EACH
def test_plain_loops_say_what_numpy_says(key: str, weights_of: Weights) -> None:
    mind = Mind(files.network(weights_of(key)))
    for match in positions(key, 4):
        seen = observed(Knowledge.of(match, 0))
        mind.think(seen)
        logits, values = answer.reference(mind.network, seen)
        assert mind.logits == pytest.approx(logits, abs=1e-3)
        assert mind.values == pytest.approx(values, abs=1e-3)
        assert mind.chances(4).sum() == pytest.approx(1)


def test_large_numbers_are_told_as_the_largest(weights_of: Weights) -> None:
    mind = Mind(files.network(weights_of("pamplona")))
    seen = np.full(tertulia.game("pamplona").part("encoding").SIZE, 32767, np.int16)
    for sign in (1, -1):
        mind.think(sign * seen)
        assert mind.logits == pytest.approx(answer.reference(mind.network, sign * seen)[0], abs=1e-2)


@EACH
def test_a_file_keeps_a_network_but_for_rounding(key: str, weights_of: Weights) -> None:
    weights, file = weights_of(key), io.BytesIO()
    files.write(file, weights, {"game": key})
    file.seek(0)
    assert files.about(file) == {"game": key}
    file.seek(0)
    kept = files.read(file)
    for name in files.MATRICES:
        largest = abs(weights[name]).max(axis=-2, keepdims=True)
        assert (abs(getattr(kept, name) - weights[name]) <= largest / 2 / files.LARGEST + 1e-6).all()
    assert kept.norms.tolist() == weights["norms"].tolist()


@EACH
def test_what_is_shipped_is_small_and_says_what_made_it(key: str) -> None:
    file, meta = Path(tertulia.__file__).parent / "games" / key / files.NAME, tertulia.game(key).meta
    told = files.about(file)
    assert file.stat().st_size < 1_000_000
    assert told["game"] == key
    assert told["rules"] == meta.rules_version
    assert told["seats"] == list(range(meta.min_seats, meta.max_seats + 1))
    assert all(line.startswith(f"tertulia train {key} ") for line in told["commands"])
    assert len(told["commit"]) == 12


@EACH
def test_it_is_offered_where_there_is_one(key: str, champions: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tertulia.game(key)
    assert offered(game) == (*BOTS, "champion")
    (champions / f"{key}.npz").unlink()
    assert offered(game) == (*BOTS, "champion"), "the one that comes with the game"
    monkeypatch.setattr(files, "NAME", "nobody.npz")
    assert offered(game) == BOTS
    with pytest.raises(NoChampion, match=f"no champion of {key}"):
        bot("champion", 0).choose(Knowledge.of(positions(key, 2)[0], 0))


@EACH
@pytest.mark.usefixtures("champions")
def test_it_plays_to_the_end_and_always_alike(key: str) -> None:
    game = tertulia.game(key)
    table = ["champion", "easy", "champion", "medium", "easy", "random"][: game.meta.max_seats]
    first, second = (play(game.start(len(table), seed="alike"), table, "alike") for _ in range(2))
    assert first.outcome is not None
    assert first.record() == second.record()


@EACH
@pytest.mark.usefixtures("champions")
def test_what_its_seat_cannot_know_changes_no_choice(key: str) -> None:
    def choose(_: Match, knowledge: Knowledge) -> Action:
        return bot("champion", 0).choose(knowledge)

    for number, match in enumerate(positions(key, 3)):
        assert len(interference(match, choose, number)) == 1


@EACH
def test_it_observes_what_its_seat_observes_in_the_true_position(key: str) -> None:
    for match in positions(key, 3):
        seen = np.zeros(tertulia.game(key).part("encoding").SIZE, np.int16)
        tertulia.game(key).part("encoding").observe(match.setup.box, match.states[0], match.actor, seen)
        assert observed(Knowledge.of(match, "other")).tolist() == seen.tolist()


def test_a_file_that_is_no_network_of_the_game_is_named(champions: Path) -> None:
    file, game = champions / "pamplona.npz", tertulia.game("pamplona")
    whole = file.read_bytes()
    for content in (b"", b"{}", whole[: len(whole) // 2], (champions / "caramba.npz").read_bytes()):
        file.write_bytes(content)
        champion_of.cache_clear()
        with pytest.raises(files.NoNetwork, match=re.escape(str(file))):
            champion_of(game)


def test_a_folder_of_champions_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, "trainnig")
    with pytest.raises(NoFolder, match="trainnig"):
        champion_file(tertulia.game("pamplona"))
