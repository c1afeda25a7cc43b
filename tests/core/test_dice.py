"""Random numbers by (stream, index)."""

import numpy as np
import pytest

from tertulia.core import dice
from tertulia.core.chance import Seeded, key_of


@pytest.mark.parametrize("bound", [1, 2, 6, 15, 48])
def test_every_number_below_the_bound_is_equally_likely(bound: int) -> None:
    draws = 6000 * bound
    counts = np.bincount(
        [dice.below(key_of("fair"), 3, index, bound) for index in range(draws)], minlength=bound
    )
    assert len(counts) == bound
    # six standard deviations of a binomial count
    assert np.abs(counts - 6000).max() <= 6 * np.sqrt(6000)


def test_mix_is_a_bijection_on_a_sample_and_stays_within_32_bits() -> None:
    words = [dice.mix(word) for word in range(50_000)]
    assert len(set(words)) == 50_000
    assert min(words) >= 0
    assert max(words) < 2**32


def test_outcomes_follow_their_weights() -> None:
    weights = np.array([1, 0, 3], np.int32)
    source = Seeded("weights")
    counts = np.bincount([source.draw(0, index, weights) for index in range(20_000)], minlength=3)
    assert counts[1] == 0
    assert abs(counts[2] / counts.sum() - 0.75) < 0.02


def test_a_draw_depends_on_seed_stream_and_index_alone() -> None:
    weights = np.ones(30, np.int32)
    ones = [Seeded(7).draw(2, index, weights) for index in range(20)]
    assert ones == [Seeded(7).draw(2, index, weights) for index in range(20)]
    assert ones == [Seeded("7").draw(2, index, weights) for index in range(20)]
    assert ones != [Seeded(8).draw(2, index, weights) for index in range(20)]
    assert ones != [Seeded(7).draw(3, index, weights) for index in range(20)]


def test_streams_of_one_seed_are_unrelated() -> None:
    bits = np.array(
        [[dice.below(key_of(1), stream, index, 2) for index in range(4000)] for stream in range(6)]
    )
    correlation = np.corrcoef(bits)
    assert np.abs(correlation - np.eye(6)).max() < 0.1


def test_pull_takes_one_thing_out_of_the_heap() -> None:
    heap = np.array([0, 2, 1], np.int8)
    rng = np.append(key_of("heap"), 0)
    assert sorted(dice.pull(heap, rng) for _ in range(3)) == [1, 1, 2]
    assert heap.tolist() == [0, 0, 0]
