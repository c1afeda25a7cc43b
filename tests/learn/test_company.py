"""In some games others than the learner have seats: older selves, and bots."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import tertulia
from tertulia.bots.networks import files
from tertulia.learn.crowd import Crowd
from tertulia.learn.model import weights
from tertulia.learn.pool import EVERY, MOST, Pool
from tertulia.learn.rollout import with_elder
from tertulia.learn.session import trainer_of
from tertulia.learn.settings import SMALL, changed
from tertulia.learn.trainer import Trainer

WISHES = ["games=40", "steps=8", "rows=64", "width=16", "blocks=1", "pool=0.25", "medium=0.25"]


def crowd() -> Crowd:
    return Crowd(tertulia.game("pamplona"), [3, 2], "cpu", "crowd", changed(SMALL, WISHES))


def test_every_number_of_seats_has_its_part_of_the_company() -> None:
    some = crowd()
    assert some.slices == [slice(0, 20), slice(20, 40)]
    assert some.seats.tolist() == [2] * 20 + [3] * 20
    assert some.pooled.tolist() == [*range(5), *range(20, 25)]


def test_bots_decide_inside_the_batch_and_older_selves_are_not_learned_from() -> None:
    some = crowd()
    bots = torch.tensor([*range(5, 10), *range(25, 30)])
    seen = set()
    for _ in range(40):
        some.step(torch.as_tensor(some.batch.sample()))
        actors = some.turn.actors.long()
        assert torch.equal(actors[bots], some.own[bots])
        learned = some.learned(actors)
        assert torch.equal(learned[some.pooled], (actors == some.own)[some.pooled])
        assert learned.sum() == 40 - (~learned[some.pooled]).sum()
        seen |= set(learned[some.pooled].tolist())
    assert seen == {True, False}


def test_an_older_self_decides_where_it_sits_and_nowhere_else() -> None:
    some = crowd()
    room = some.blank()
    some.copy(room)
    mine, other = torch.full((40, 5), -1.0), torch.full((10, 5), -2.0)
    mixed = with_elder(some, mine, room, torch.zeros(40, 1), lambda features, masks: (other, mine, mine))
    assert torch.equal(mixed[:, 0] == -1, some.learned(room.actors))
    assert (mixed == -2).any()


def test_few_selves_are_kept_and_any_of_them_plays() -> None:
    model = torch.nn.Linear(1, 1)
    pool, played = Pool(model, random.Random(1)), set()
    for updates in range(EVERY * MOST * 3):
        pool.look_back(updates, {"weight": torch.tensor([[float(updates)]]), "bias": torch.zeros(1)})
        played.add(pool.elder.weight.item())
        assert pool.elder.weight.item() <= updates
    assert len(pool.selves) == MOST
    assert len(played) > MOST
    assert all(number % EVERY == 0 for number in played)


def test_who_learns_to_beat_a_network_begins_as_it_and_meets_it_alone(tmp_path: Path) -> None:
    wishes = [wish for wish in WISHES if not wish.startswith(("pool", "medium"))]
    first = trainer_of(tertulia.game("pamplona"), [2, 3], "cpu", "s", wishes, None)
    files.write(tmp_path / "rival.npz", weights(first.averaged()), {"settings": first.settings.told()})
    rival = files.trained(tmp_path / "rival.npz")
    trainer = trainer_of(
        tertulia.game("pamplona"), [2, 3], "cpu", "s", ["rate=0.1"], None, tmp_path / "rival.npz"
    )
    assert same(weights(trainer.averaged()), rival)
    assert trainer.crowd.pooled.tolist() == [*range(40)]
    for _ in range(3):
        trainer.update(0.0)
    assert all_favourites(trainer), "it does what a champion does"
    assert same(weights(trainer.pool.elder.state_dict()), rival), "it stays as it is"
    assert not same(weights(trainer.averaged()), rival), "the other one learns"


def all_favourites(trainer: Trainer) -> bool:
    """Whether the rival never took another action than its likeliest, where it had a choice."""
    turns = trainer.rollout.turns
    features, masks, taken = trainer.rollout.features[:-1], turns.masks[:-1], trainer.rollout.taken
    with torch.no_grad():
        liked = trainer.pool.elder(features.flatten(0, 1), masks.flatten(0, 1))[0].argmax(-1)
    rivals = ~trainer.crowd.learned(turns.actors[:-1]) & (masks.sum(-1) > 1)
    assert rivals.any()
    return bool((liked.view_as(taken) == taken)[rivals].all())


def same(some: Mapping[str, Any], others: Mapping[str, Any]) -> bool:
    return all(np.allclose(some[name], others[name]) for name in others)


def test_training_in_company_is_deterministic() -> None:
    torch.set_num_threads(1)
    runs = []
    for _ in range(2):
        trainer = trainer_of(tertulia.game("pamplona"), [2, 3], "cpu", "s", WISHES, None)
        told = [trainer.update(0.0)["win"] for _ in range(3)]
        runs.append(told)
    assert runs[0] == pytest.approx(runs[1])
    assert all(torch.isfinite(part).all() for part in trainer.parameters)
