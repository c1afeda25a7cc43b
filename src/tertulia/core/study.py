"""What a game's study counts: things that a seat has more or less of."""

from dataclasses import dataclass

DEALT, DONE = "dealt", "done"


@dataclass(frozen=True, slots=True)
class Factor:
    """Something that a seat has more or less of. What is dealt comes from chance alone, so if it goes with
    winning it causes it; what is done may also be what a seat does that is winning anyway."""

    name: str
    kind: str
    meaning: str
