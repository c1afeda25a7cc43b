"""A session trains, goes on, and leaves a player that needs no PyTorch."""

import json
import re
from pathlib import Path

import pytest
import torch

import tertulia
from tertulia.bots import Knowledge, bot
from tertulia.bots.champion import FOLDER, champion_of
from tertulia.bots.networks import files
from tertulia.core.errors import TertuliaError
from tertulia.learn.session import Length, Session, trainer_of
from tertulia.learn.settings import SMALL, SettingError, UnknownSetting, changed
from tertulia.learn.strength import Test as Among
from tertulia.learn.trainer import NoTrainer, Trainer, share

TINY = ["games=24", "steps=8", "rows=64", "width=16", "blocks=1", "waves=on"]


def trained(key: str, folder: Path, updates: int, resume: bool = False) -> Trainer:
    torch.set_num_threads(1)
    game = tertulia.game(key)
    trainer = trainer_of(game, [2, 3], "cpu", "tiny", TINY, folder if resume else None)
    tests = [Among(key, seats, "easy", 2) for seats in (2, 3)]
    length = Length(updates, 8, seconds=False)
    assert len(list(Session(trainer, length, folder, tests, 0, every=1e9).run())) == updates
    return trainer


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_session_leaves_a_player_and_its_strength(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trained(key, tmp_path, 2)
    about = files.about(tmp_path / f"{key}.npz")
    assert (about["game"], about["seats"], about["progress"]["updates"]) == (key, [2, 3], 2)
    line = json.loads((tmp_path / "strength.jsonl").read_text(encoding="utf-8"))
    assert [(each["seats"], each["bot"], each["deals"]) for each in line["strength"]] == [
        (2, "easy", 2),
        (3, "easy", 2),
    ]
    monkeypatch.setenv(FOLDER, str(tmp_path))
    champion_of.cache_clear()
    match = tertulia.game(key).start(4, seed=1)
    assert bot("champion", 1).choose(Knowledge.of(match, 1)) in match.legal()
    champion_of.cache_clear()


def test_equal_seeds_train_equal_players(tmp_path: Path) -> None:
    first, second = (trained("pamplona", tmp_path / name, 3) for name in "ab")
    for mine, theirs in zip(first.parameters, second.parameters, strict=True):
        assert torch.equal(mine, theirs)


def test_a_session_goes_on_where_another_ended(tmp_path: Path) -> None:
    before = trained("pamplona", tmp_path, 2)
    kept = [parameter.clone() for parameter in before.parameters]
    again = trainer_of(before.game, [2, 3], "cpu", "other", [], tmp_path)
    assert (again.seed, again.settings, again.progress.updates) == ("tiny", before.settings, 2)
    for mine, theirs in zip(kept, again.parameters, strict=True):
        assert torch.equal(mine, theirs)
    assert trained("pamplona", tmp_path, 1, resume=True).progress.updates == 3
    assert len(files.about(tmp_path / "pamplona.npz")["commands"]) == 2  # one for each session
    assert len((tmp_path / "strength.jsonl").read_text(encoding="utf-8").splitlines()) == 2


def test_it_learns_to_foretell_who_wins() -> None:
    trainer = trainer_of(tertulia.game("pamplona"), [2], "cpu", "s", ["games=64", "width=32"], None)
    told = [trainer.update(0.0)["win"] for _ in range(12)]
    assert sum(told[-3:]) < sum(told[:3])


def test_rows_are_learned_with_the_weights_that_the_rows_before_left() -> None:
    """Autocast keeps its copies of the weights until it is left: then all rows of an update see old ones."""
    told = {}
    for half in ("on", "off"):
        wishes = ["games=64", "rows=128", "width=32", f"half={half}"]
        trainer = trainer_of(tertulia.game("pamplona"), [2], "cpu", "s", wishes, None)
        told[half] = [trainer.update(0.0)["moved"] for _ in range(4)]
    assert told["on"] == pytest.approx(told["off"], rel=0.5)


@pytest.mark.parametrize("updates", [100, 300, 3000])
def test_what_plays_is_the_average_of_the_latest_updates_however_many_there_were(updates: int) -> None:
    average = 0.0
    for number in range(1, updates + 1):
        average += (number - average) * share(number, SMALL.recent)
    assert 0.93 * updates < average < 0.97 * updates


def test_an_update_tells_how_long_it_played_and_how_long_it_learned() -> None:
    trainer = trainer_of(tertulia.game("pamplona"), [2], "cpu", "s", TINY, None)
    told = trainer.update(0.0)
    assert told["playing"] + told["learning"] == pytest.approx(trainer.progress.seconds)
    assert min(told["playing"], told["learning"]) > 0


def test_settings_are_named_and_typed() -> None:
    assert changed(SMALL, ["rate=0.01", "blocks=3", "compiled=on"]).told() == {
        **SMALL.told(),
        "rate": 0.01,
        "blocks": 3,
        "compiled": True,
    }
    with pytest.raises(UnknownSetting, match="width"):
        changed(SMALL, ["with=3"])


@pytest.mark.parametrize(
    "text",
    [
        "width=abc",
        "width",
        "width=-1",
        "rows=0",
        "games=2.5",
        "rate=nan",
        "entropy=-1",
        "trace=7",
        "waves=yes",
    ],
)
def test_a_value_that_a_setting_cannot_have_is_told(text: str) -> None:
    with pytest.raises(SettingError, match=text.partition("=")[0]):
        changed(SMALL, [text])


def test_what_was_kept_and_is_broken_is_named(tmp_path: Path) -> None:
    trained("pamplona", tmp_path, 1)
    file = tmp_path / "pamplona.pt"
    whole = file.read_bytes()
    for content in (b"", b"{}", whole[:5000], whole[: len(whole) // 2]):
        file.write_bytes(content)
        with pytest.raises(NoTrainer, match=re.escape(str(file))):
            trainer_of(tertulia.game("pamplona"), [2], "cpu", "s", [], tmp_path)


def test_a_device_that_is_not_there_is_told() -> None:
    for device in ("tpu", "cuda"):
        if device != "cuda" or not torch.cuda.is_available():
            with pytest.raises(TertuliaError):
                trainer_of(tertulia.game("pamplona"), [2], device, "s", [], None)
