"""Clocks: time runs while a person can act, and is measured by a source that nobody can set."""

import time
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from tertulia.server import log

ALLOWANCE = 30.0
"""Seconds that a seat's connection may cost in a game; beyond them its clock runs, whoever says what."""
LOW = 30.0
"""Seconds left under which nobody may be held up."""
BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def _boot() -> str:
    """The same for all processes that share a steady clock; elsewhere a process has one of its own."""
    return BOOT_ID.read_text().strip() if BOOT_ID.exists() else token_hex(8)


BOOT = _boot()
STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def instant() -> log.Instant:
    """Now, as the log keeps it: seconds since the machine began, which no change of its clock touches."""
    return log.Instant(boot=BOOT, seconds=round(time.clock_gettime(STEADY), 3))


def since(moment: log.Instant | None, at: float) -> float:
    """Seconds since an entry that was written at `at`; after a restart of the machine its clock has to do."""
    if moment is not None and moment.boot == BOOT:
        return max(0.0, time.clock_gettime(STEADY) - moment.seconds)
    return max(0.0, time.time() - at)


@dataclass(slots=True)
class Thinking:
    """A person's decision, from when it was asked for. The clock begins when their client shows it."""

    version: int
    seat: int
    asked: float
    """By `time.monotonic`, as are all of these."""
    allowance: float
    """What is left of the seat's."""
    grace: float = 0.0
    """So long it costs nothing: the table may answer meanwhile, and no clock must tell otherwise."""
    shown: float | None = None

    @property
    def read(self) -> float:
        """When the prompt was on the screen, at the latest."""
        latest = self.asked + self.allowance
        return latest if self.shown is None else min(self.shown, latest)

    @property
    def begins(self) -> float:
        return self.read + self.grace

    def thought(self, now: float) -> float:
        """Below 0 as long as the grace lasts."""
        return max(-self.grace, now - self.begins)

    def lost(self, now: float) -> float:
        """Seconds thought, if it is taken back now: each undo would bring the grace anew."""
        return max(0.0, now - self.read)

    def lag(self, now: float) -> float:
        """What the connection has cost: an action shows that its prompt was shown."""
        return min(self.allowance, max(0.0, min(now, self.read) - self.asked))
