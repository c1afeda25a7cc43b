"""The exponential of the champion's search."""

import math
import random

from tertulia.core.exponential import exp


def test_it_is_off_by_one_bit_at_most() -> None:
    rng = random.Random("exponentials")
    powers = [rng.uniform(-700, 90) for _ in range(5000)] + [rng.uniform(-2, 2) for _ in range(5000)]
    for power in [0.0, 1.0, -1.0, 1e-9, -1e-9, 80.0, -80.0, *powers]:
        assert abs(exp(power) - math.exp(power)) <= math.ulp(math.exp(power)), power


def test_what_is_as_good_as_nothing_is_nothing() -> None:
    assert exp(-701.0) == exp(-1e30) == 0.0


def test_it_never_falls() -> None:
    found = [exp(number / 1000) for number in range(-9000, 9000)]
    assert found == sorted(found)
