"""What was played, kept in a file: a line for the plan, then a line for each unit, as soon as it is done.

Whoever is stopped in the middle goes on with the same file: what is there is not played again.
"""

import os
from pathlib import Path

import msgspec

from tertulia.arena.plan import FORMAT, ArenaError, Plan
from tertulia.arena.play import Done
from tertulia.arena.schedule import Unit

Results = dict[Unit, Done]


class Keeper:
    """Takes what is done. Without a file it only remembers."""

    def __init__(self, plan: Plan, file: Path | None) -> None:
        self.file = file
        self.done: Results = {}
        if file is not None:
            self._open(plan, file)

    def take(self, done: Done) -> None:
        self.done[done.unit] = done
        self._append(done)

    def _open(self, plan: Plan, file: Path) -> None:
        text = file.read_bytes() if file.exists() else b""
        if _line(plan).startswith(text):  # nothing is there, or somebody was stopped at once
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(_line(plan))
            return
        _compare(plan, kept_plan(file), file)
        whole = text.rfind(b"\n") + 1
        if whole < len(text):  # somebody was stopped in the middle of a line
            os.truncate(file, whole)
        for number, line in enumerate(text[:whole].splitlines()[1:], 2):
            done = _done(line, file, number)
            self.done[done.unit] = done

    def _append(self, done: Done) -> None:
        """In one piece, so that two who share a file do not cut each other's lines."""
        if self.file is not None:
            with self.file.open("ab", buffering=0) as file:
                file.write(_line(done))


def _line(what: Plan | Done) -> bytes:
    return msgspec.json.encode(what) + b"\n"


def kept_plan(file: Path) -> Plan:
    try:
        with file.open("rb") as lines:
            return msgspec.json.decode(lines.readline(), type=Plan)
    except msgspec.DecodeError:
        raise ArenaError(f"{file}: this is not a file of the arena ({FORMAT}); nothing was changed") from None


def _done(line: bytes, file: Path, number: int) -> Done:
    try:
        return msgspec.json.decode(line, type=Done)
    except msgspec.DecodeError as error:
        raise ArenaError(f"{file}, line {number}: {error}") from None


def _compare(wanted: Plan, found: Plan, file: Path) -> None:
    """More games of the same plan are welcome; games of another would be mixed up."""
    wanted, found = (msgspec.json.decode(msgspec.json.encode(plan), type=Plan) for plan in (wanted, found))
    for name in Plan.__struct_fields__:
        here, there = getattr(wanted, name), getattr(found, name)
        if here != there:
            raise ArenaError(
                f"{file} holds another contest: its {name} is {_told(there)}, not {_told(here)};"
                " take that plan, or another file"
            )


def _told(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else text[:77] + "..."
