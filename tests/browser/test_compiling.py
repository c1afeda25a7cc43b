"""Doors of our own: what crosses, and what a browser cannot run."""

import math
import multiprocessing
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from site import addsitedir
from typing import Any

import numpy as np
import pytest
from numba.np.numpy_support import carray

from tertulia.browser.compiling import compiled
from tertulia.browser.door import INT, at, door
from tertulia.browser.errors import CannotBuild
from tertulia.browser.linking import link
from tests.browser.test_linking import run
from tests.environments import ROOT

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


@pytest.fixture(scope="module")
def compiler() -> Iterator[ProcessPoolExecutor]:
    """What is compiled for browsers cannot be called, so a process of its own does it."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawn, partial(addsitedir, str(ROOT))) as process:
        yield process


def made(name: str) -> bytes | str:
    """A module with that door, or why there is none."""
    try:
        return link(compiled([globals()[name]]))
    except CannotBuild as error:
        return str(error)


def module(compiler: ProcessPoolExecutor, name: str) -> bytes:
    result = compiler.submit(made, name).result()
    assert isinstance(result, bytes), result
    return result


def fault(compiler: ProcessPoolExecutor, name: str) -> str:
    result = compiler.submit(made, name).result()
    assert isinstance(result, str)
    return result


def test_integers_of_32_bits_cross_and_have_64_inside(compiler: ProcessPoolExecutor) -> None:
    script = "console.log(e.shifted(-5, 31), e.shifted(2 ** 31 - 1, 20))"
    assert run(module(compiler, "shifted"), script) == "-5 2147483647"


def test_roots_are_an_instruction(compiler: ProcessPoolExecutor) -> None:
    script = "new Float64Array(e.memory.buffer, e.heap.value, 1)[0] = 1e6; console.log(e.root(e.heap.value))"
    assert run(module(compiler, "root"), script) == "1000"


def test_where_python_would_raise_an_error_the_module_stops(compiler: ProcessPoolExecutor) -> None:
    script = "console.log(e.strict(1)); try { e.strict(-1) } catch (f) { console.log(f.name) }"
    assert run(module(compiler, "strict"), script) == "2\nRuntimeError"


def test_a_logarithm_of_the_library_stops_the_build(compiler: ProcessPoolExecutor) -> None:
    assert fault(compiler, "logged") == "logged: calls log, which no browser has"


def test_what_lies_in_the_memory_of_python_stops_the_build(compiler: ProcessPoolExecutor) -> None:
    expected = r"looked_up: uses an object of Python, which no browser has$"
    assert re.search(expected, fault(compiler, "looked_up"))


def test_what_numba_cannot_compile_stops_the_build_in_one_line(compiler: ProcessPoolExecutor) -> None:
    expected = r"^talkative: .*input.*test_compiling.py, line \d+\)$"
    assert re.search(expected, fault(compiler, "talkative"))
