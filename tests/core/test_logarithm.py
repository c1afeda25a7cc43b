"""The logarithm of the search."""

import math
import random

from tertulia.core.logarithm import log


def test_it_is_off_by_one_bit_at_most() -> None:
    rng = random.Random("logarithms")
    for number in [*range(1, 5000), *(rng.randrange(1, 1 << 32) for _ in range(5000))]:
        assert abs(log(float(number)) - math.log(number)) <= math.ulp(math.log(number))


def test_it_never_falls() -> None:
    """Or an action that was available more often would be looked at less."""
    found = [log(float(number)) for number in range(1, 70_000)]
    assert found == sorted(found)
