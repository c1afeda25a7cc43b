"""Plain = native = CUDA: a share here, on the CPU; benchmarks/equality.py plays the rest on a GPU."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import tertulia
from tertulia.envs.batch import Batch
from tertulia.envs.errors import NoGpu
from tertulia.envs.small_kernels import marked

EQUALITY = Path(__file__).parent.parent.parent / "benchmarks" / "equality.py"
EACH = pytest.mark.parametrize("key", tertulia.GAMES)

IN_THE_SIMULATOR = """
import sys
import threading
import numpy as np
from numba import cuda
from numba.cuda.simulator.kernel import BlockThread
from numba.cuda.simulator.kernelapi import FakeCUDAShared
from numba.np import numpy_support
from tertulia.envs import cuda as games
from tertulia.envs.batch import Batch
from tertulia.envs.cuda import DeviceArray

games.PLAYERS = 2  # so that one of them looks after two games
allocated, lock = FakeCUDAShared.array, threading.Lock()

def shared(self, shape, dtype):
    '''The simulator itself has no lock here: threads that come at once would not share what they get.'''
    if shape == 0:
        return allocated(self, shape, dtype)
    asks = sys._getframe(1)
    with lock:
        array = np.empty(shape, numpy_support.as_dtype(dtype))
        return self._allocations.setdefault((asks.f_code, asks.f_lineno), array)

FakeCUDAShared.array = shared

def alive(thread):
    '''The simulator asks all threads all the time, and hinders them: so it waits a moment for an answer.'''
    if not thread.syncthreads_blocked:
        thread.join(1e-4)
    return threading.Thread.is_alive(thread)

BlockThread.is_alive = alive

def same(native, other):
    assert native.lanes().tobytes() == other.lanes().tobytes()
    for mine, theirs in zip(native.turn, other.turn, strict=True):
        assert np.array_equal(mine, np.asarray(theirs))

native, other = (Batch(sys.argv[1], 3, 3, device, seed=6) for device in ("cpu", "cuda"))
same(native, other)
for _ in range(8):
    mine, theirs = native.sample(), other.sample()
    assert np.array_equal(mine, np.asarray(theirs))
    native.step(mine)
    other.step(theirs)
    same(native, other)
native.play(600)
other.play(600)
same(native, other)


def go_on(steps):
    for _ in range(steps):
        for batch in (mine, theirs):
            batch.step(batch.sample())
        same(mine, theirs)
        assert np.array_equal(mine.finals, np.asarray(theirs.finals))

def go_on_unseen(steps):
    '''32 threads show a game, and the simulator takes most of its time for them.'''
    show, theirs._games._show, theirs.checked = theirs._games._show, lambda: None, False
    for _ in range(steps):
        for batch in (mine, theirs):
            batch.step(batch.sample())
        assert mine.lanes().tobytes() == theirs.lanes().tobytes()
    theirs._games._show, theirs.checked = show, True
    show()
    same(mine, theirs)

for reward, bots in (("points", ["medium", None, "easy-bold"]), ("margin", "random")):
    wishes = {"reward": reward, "finals": True, "bots": bots, "seed": 6}
    mine, theirs = (Batch(sys.argv[1], (2, 3), 3, device, **wishes) for device in ("cpu", "cuda"))
    same(mine, theirs)
    go_on(6)
ahead, left = Batch(sys.argv[1], (2, 3), 3, **wishes), 0
while not ahead.turn.dones.any():
    ahead.step(ahead.sample())
    left += 1
go_on_unseen(left - 6 - 2)
go_on(2)
assert mine.turn.dones.any() and mine.turn.rewards.any() and mine.finals.any()
theirs = np.asarray(other.sample()).copy()
theirs[1] = -1
illegal = other._games.first_illegal(DeviceArray(cuda.to_device(theirs)))
print(other.lanes().course.episode.sum(), "games, illegal in", illegal)
"""


def python(*arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=os.environ | environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


FINGERPRINTS = """
import runpy, sys
file, key, games = sys.argv[1:]
for seats in (2, 3, 4):
    print(runpy.run_path(file)["fingerprint"](key, seats, int(games)))
"""


@EACH
def test_plain_python_plays_the_same_games(key: str) -> None:
    games = 4
    plain = python("-c", FINGERPRINTS, str(EQUALITY), key, str(games), NUMBA_DISABLE_JIT="1").splitlines()
    fingerprint = runpy.run_path(str(EQUALITY))["fingerprint"]
    native = [fingerprint(key, seats, games) for seats in (2, 3, 4)]
    assert all(int(told.split()[0]) >= games for told in native)
    assert plain == native


@EACH
def test_the_kernels_play_the_same_games(key: str) -> None:
    """In Numba's simulator, which runs the source of the kernels on the CPU."""
    games, told = python("-c", IN_THE_SIMULATOR, key, NUMBA_ENABLE_CUDASIM="1").split(" ", 1)
    assert int(games) > 0
    assert told == "games, illegal in 1"


def test_without_a_gpu_the_message_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(NoGpu, match=r"pip install 'tertulia\[cuda\]'"):
        Batch("pamplona", 4, 5, device="cuda")


def test_kernels_are_compiled_for_size() -> None:
    source = 'declare i32 @g(i32)\ndefine i32 @"f"(i32 %"x")\n{\n}\ndefine void @h() alwaysinline\n{\n}\n'
    small = marked(source).splitlines()
    assert small[1] == 'define i32 @"f"(i32 %"x") optsize'
    assert [line for line in small if "optsize" in line] == [small[1]]
