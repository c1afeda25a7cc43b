"""Doors of our own: what crosses, and what a browser cannot run."""

import math
from typing import Any

import numpy as np
import pytest
from numba.np.numpy_support import carray

from tertulia.browser.compiling import compiled
from tertulia.browser.door import INT, at, door
from tertulia.browser.errors import CannotBuild
from tertulia.browser.linking import link
from tests.browser.test_linking import run

LARGE = np.arange(200_000)
"""So large that Numba leaves it where Python has it."""


@door(INT, INT, gives=INT)
def shifted(number: int, bits: int) -> int:
    return (number << bits) >> bits


@door(at(np.float64), gives=INT)
def root(of: Any) -> int:
    return int(math.sqrt(carray(of, 1)[0]))


@door(INT, gives=INT)
def strict(number: int) -> int:
    if number < 0:
        raise ValueError
    return number + 1


@door(at(np.float64))
def logged(of: Any) -> None:
    carray(of, 1)[0] = math.log(carray(of, 1)[0])


@door(INT, gives=INT)
def looked_up(place: int) -> int:
    return int(LARGE[place])


@door(INT, gives=INT)
def talkative(number: int) -> int:
    return len(input("A number?")) + number


def test_integers_of_32_bits_cross_and_have_64_inside() -> None:
    module = link(compiled([shifted]))
    assert run(module, "console.log(e.shifted(-5, 31), e.shifted(2 ** 31 - 1, 20))") == "-5 2147483647"


def test_roots_are_an_instruction() -> None:
    module = link(compiled([root]))
    script = "new Float64Array(e.memory.buffer, e.heap.value, 1)[0] = 1e6; console.log(e.root(e.heap.value))"
    assert run(module, script) == "1000"


def test_where_python_would_raise_an_error_the_module_stops() -> None:
    module = link(compiled([strict]))
    assert run(
        module, "console.log(e.strict(1)); try { e.strict(-1) } catch (f) { console.log(f.name) }"
    ) == ("2\nRuntimeError")


def test_a_logarithm_of_the_library_stops_the_build() -> None:
    with pytest.raises(CannotBuild, match=r"^logged: calls log, which no browser has$"):
        link(compiled([logged]))


def test_what_lies_in_the_memory_of_python_stops_the_build() -> None:
    with pytest.raises(CannotBuild, match=r"looked_up: uses an object of Python, which no browser has$"):
        compiled([looked_up])


def test_what_numba_cannot_compile_stops_the_build_in_one_line() -> None:
    with pytest.raises(CannotBuild, match=r"^talkative: .*input.*test_compiling.py, line \d+\)$"):
        compiled([talkative])
