"""What the server is to reach, and whether it did."""

import operator
from collections.abc import Callable
from dataclasses import dataclass

from served.load import Measured


@dataclass(frozen=True)
class Goal:
    figure: str
    """A field of what was measured."""
    meets: Callable[[float, float], bool]
    limit: float
    words: str

    def verdict(self, reached: float) -> str:
        return f"{self.words}: {'met' if self.meets(reached, self.limit) else 'missed'}"


OF_LOAD = {
    (100, 0.0): (
        Goal("rate", operator.ge, 4000, "4,000/s"),
        Goal("p99", operator.lt, 50, "p99 < 50 ms"),
        Goal("cpu", operator.lt, 0.22, "CPU < 0.22 ms"),
    ),
    (500, 2.0): (
        Goal("p99", operator.lt, 10, "p99 < 10 ms"),
        Goal("cpu", operator.lt, 0.6, "CPU < 0.6 ms"),
    ),
    (2000, 2.0): (Goal("p99", operator.lt, 50, "p99 < 50 ms"),),
}
"""By the number of tables and the seconds between two actions of one."""
OF_MEMORY = {"client": Goal("client", operator.lt, 20, "< 20 KiB")}
OF_AFFINITY = Goal("cpu", operator.le, 1.2, "at most 1.2 times")


def verdicts(row: Measured) -> str:
    goals = OF_LOAD.get((row.tables, row.pause), ())
    return ", ".join(goal.verdict(getattr(row, goal.figure)) for goal in goals)
