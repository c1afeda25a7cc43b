"""Any program can play: lines of JSON go to its standard input, one answer a line comes back.

docs/arena.md tells the protocol. A program sees what its seat sees and nothing else. It never stops the
contest: what it loses is counted, and chance decides for it.
"""

import json
import queue
import random
import shlex
import subprocess
import threading
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import IO, Any

from tertulia.arena.plan import ArenaError
from tertulia.bots.knowledge import Knowledge
from tertulia.core.contract import Action
from tertulia.core.match import Outcome

VERSION = 1
READY = f"ready {VERSION}"
STARTING = 30.0
"""Seconds for a program to start: interpreters are slow."""
LEAVING = 2.0
LONGEST = 4096
"""Bytes in an answer."""

ILLEGAL, LATE, ENDED, NOISY, ABSENT = "illegal", "late", "ended", "noisy", "absent"
"""Why a decision was lost: not a legal action; no answer in time; the program is gone; it spoke unasked; it
was lost earlier in this game."""


class Lost(Exception):
    """The program cannot go on with this game."""


def question(knowledge: Knowledge, seconds: float) -> str:
    """What a program is sent when it has to decide: all it ever gets to know about the game."""
    legal = [str(action) for action in knowledge.legal]
    return _line(type="choose", view=knowledge.view, legal=legal, seconds=seconds)


def greeting(head: Mapping[str, Any], seat: int, seed: str) -> str:
    return _line(type="hello", protocol=VERSION, **head, seat=seat, seed=seed)


class Program:
    """One run of a program, for one seat of one game."""

    def __init__(self, command: str, head: Mapping[str, Any], seat: int, seed: str, seconds: float) -> None:
        self.seconds, self.rng = seconds, random.Random(seed)
        self.faults: Counter[str] = Counter()
        self.pipe: Pipe | None = None
        try:
            self.pipe = Pipe(command)
            if self.pipe.ask(greeting(head, seat, seed), STARTING) != READY:
                raise Lost(NOISY)
        except Lost as lost:
            self._lose(lost)

    def choose(self, knowledge: Knowledge) -> Action:
        answer = self._answer(knowledge)
        for action in knowledge.legal:
            if str(action) == answer:
                return action
        if answer is not None:
            self.faults[ILLEGAL] += 1
        return self.rng.choice(knowledge.legal)

    def over(self, outcome: Outcome) -> None:
        if self.pipe is not None:
            self.pipe.tell(_line(type="over", scores=outcome.scores, winners=outcome.winners))

    def close(self, patience: float = LEAVING) -> None:
        if self.pipe is not None:
            self.pipe.close(patience)
            self.pipe = None

    def _answer(self, knowledge: Knowledge) -> str | None:
        """None: it is lost."""
        if self.pipe is None:
            self.faults[ABSENT] += 1
            return None
        try:
            return self.pipe.ask(question(knowledge, self.seconds), self.seconds)
        except Lost as lost:
            self._lose(lost)
            return None

    def _lose(self, lost: Lost) -> None:
        """An answer that comes too late would pass for the next one: the program is out of this game."""
        self.faults[str(lost)] += 1
        self.close(patience=0)


class Pipe:
    """A running program: ask a line, get a line."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError):  # not there, not allowed, quotes that do not end, empty
            raise Lost(ENDED) from None
        assert self.process.stdin is not None and self.process.stdout is not None
        self.input: IO[bytes] = self.process.stdin
        self.lines: queue.Queue[bytes] = queue.Queue(maxsize=16)
        self.left = threading.Event()
        threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True).start()

    def ask(self, line: str, seconds: float) -> str:
        if not self.lines.empty():
            raise Lost(NOISY if self.lines.get() else ENDED)
        self.tell(line)
        try:
            answer = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise Lost(LATE) from None
        if not answer.endswith(b"\n"):
            raise Lost(NOISY if len(answer) >= LONGEST else ENDED)
        return " ".join(answer.decode(errors="replace").split())

    def tell(self, line: str) -> None:
        with suppress(OSError):  # it is gone, as the missing answer will show
            self.input.write(line.encode() + b"\n")
            self.input.flush()

    def close(self, patience: float) -> None:
        """End of input asks it to leave; it need not agree."""
        with suppress(OSError):
            self.input.close()
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.left.set()

    def _listen(self, output: IO[bytes]) -> None:
        with output:
            line = b"first"
            while line and not self.left.is_set():
                line = output.readline(LONGEST)
                self._put(line)

    def _put(self, line: bytes) -> None:
        """A program that floods us waits, for ever if need be, as long as it is there."""
        while not self.left.is_set():
            with suppress(queue.Full):
                return self.lines.put(line, timeout=0.1)


def try_out(command: str, head: Mapping[str, Any]) -> None:
    """Start it once, so that a slip of the pen is told before a thousand games are lost to it."""
    program = Program(command, head, 0, "try", STARTING)
    program.close()
    told = {ENDED: "it does not start", LATE: f"it says nothing for {STARTING:.0f} s"}
    for fault in program.faults:
        reason = told.get(fault, f"its first line is not {READY!r}")
        raise ArenaError(f"the program {command!r} cannot play: {reason}")


def _line(**facts: Any) -> str:
    return json.dumps(facts, separators=(",", ":"))
