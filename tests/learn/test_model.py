"""The network in PyTorch, in NumPy and in plain loops is one network."""

import numpy as np
import pytest
import torch

import tertulia
from tertulia.bots.champion import Mind
from tertulia.bots.networks import answer, files
from tertulia.envs.batch import Batch
from tertulia.learn.model import EVEN, Model, state, weights


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_three_ways_say_the_same(key: str) -> None:
    torch.manual_seed(3)
    game, seen = tertulia.game(key), tertulia.game(key).part("encoding").SIZE
    model = Model(seen, game.rules.ACTIONS, game.state_part.SEATS, 32, 2, range(0, seen, 5))
    model.mean.normal_()
    model.scale.uniform_(0.1, 1)
    mind = Mind(files.network(weights(model.state_dict())))
    turn = Batch(key, 3, 20, seed=1).play(50)
    masks = torch.ones(20, game.rules.ACTIONS, dtype=torch.bool)
    with torch.no_grad():
        chances, wins, margins = model(model.features(torch.as_tensor(turn.observations)), masks)
    for game_number, observation in enumerate(turn.observations):
        mind.think(observation)
        logits, values = answer.reference(mind.network, observation)
        assert values == pytest.approx(mind.values, abs=1e-3)
        assert logits - np.logaddexp.reduce(logits) == pytest.approx(chances[game_number].numpy(), abs=1e-3)
        ends = values[: game.state_part.SEATS]
        assert ends - np.logaddexp.reduce(ends) == pytest.approx(wins[game_number].numpy(), abs=1e-3)
        assert values[game.state_part.SEATS :] == pytest.approx(margins[game_number].numpy(), abs=1e-3)


def test_weights_become_a_model_again() -> None:
    torch.manual_seed(3)
    model, again = (Model(11, 5, 3, 32, 2, [1, 4]) for _ in range(2))
    model.mean.normal_()
    again.load_state_dict(state(weights(model.state_dict())))
    for name, part in model.state_dict().items():
        assert torch.equal(part, again.state_dict()[name]), name


def test_features_are_filled_up_with_zeros_that_change_nothing() -> None:
    model = Model(11, 5, 3, 32, 1, [1, 4])
    told = model.features(torch.arange(22).reshape(2, 11))
    assert told.shape == (2, model.count)
    assert model.count % EVEN == 0
    assert model.first.in_features == 2 * 11 + 2 * 10, "five lengths, sines and cosines"
    assert not told[:, model.first.in_features :].any()


def test_in_half_precision_values_are_still_told_finely() -> None:
    """A bfloat16 between 1 and 2 has steps of 1/128: too coarse to tell a good action from a better one."""
    torch.manual_seed(3)
    model = Model(10, 5, 3, 32, 1, [])
    seen, masks = torch.randn(4096, model.count), torch.ones(4096, 5, dtype=torch.bool)
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        _, _, margins = model(seen, masks)
    assert margins.dtype == torch.float32
    assert not torch.equal(margins, margins.bfloat16().float())
