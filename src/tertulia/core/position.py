"""Positions: everything on the table as readable data, for puzzles, tests and bug reports."""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from tertulia.core.chance import ChanceSource
from tertulia.core.errors import PositionError, StartError
from tertulia.core.fields import Field, blanks, copied, fields_of, flat
from tertulia.core.game import Game, Setup
from tertulia.core.match import Match

FORMAT = "tertulia-position/1"


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: str
    game: str
    rules: int
    edition: str | dict[str, Any]
    options: dict[str, bool]
    seats: int
    table: dict[str, Any]


def position_of(match: Match) -> dict[str, Any]:
    table = table_of(match.game, match.setup, match.state)
    return {"format": FORMAT, **match.setup.head(match.game.meta), "table": table}


def load_position(game: Game, data: Mapping[str, Any], chance: ChanceSource | None) -> Match:
    position = _parse(game, data)
    try:
        setup = game.setup(position.seats, position.edition, position.options, position.rules)
    except StartError as error:
        raise PositionError(str(error)) from None
    match = lay_table(game, setup, position.table)
    match.chance = chance
    return match


def table_of(game: Game, setup: Setup, state: Any) -> dict[str, Any]:
    """Every field of the state by its name, as its form writes it; only the seats in play."""
    table = {}
    for name, field in _fields(game, setup).items():
        value = np.asarray(getattr(state, name))
        if _by_seat(game, field):
            value = value[: setup.seats]
        table[name] = field.form.write(setup.edition, value.tolist())
    return table


def lay_table(game: Game, setup: Setup, table: Mapping[str, Any]) -> Match:
    """A match that stands where a table says, if that is a position of the game."""
    states = blanks(game.state_part.State, 1)
    state = states[0]
    game.drive.setup(setup.boxes, states, setup.seats)
    for name, field in _fields(game, setup).items():
        if name not in table:
            raise PositionError(f"the table lacks {name!r} ({field.meaning})")
        target = getattr(state, name)
        part = target[: setup.seats] if _by_seat(game, field) else target
        try:
            value = field.form.read(setup.edition, table[name], list(np.shape(part)))
            _check_size(field, value, table[name])
        except PositionError as error:
            raise PositionError(f"{name}: {error}") from None
        if field.shape:
            part[...] = value
        else:
            setattr(state, name, value)
    if state.seats != setup.seats:
        raise PositionError(f"the table is laid for {state.seats} seats, the position says {setup.seats}")
    match = Match(game, setup, states, None, begin=copied(states))
    for fault in match.faults():
        raise PositionError(fault)
    return match


def _check_size(field: Field, value: Any, text: Any) -> None:
    kind: Any = field.kind
    info, numbers = np.iinfo(kind), flat(value)
    if min(numbers) < info.min or max(numbers) > info.max:
        raise PositionError(f"a number outside {info.min} to {info.max}: {text!r}")


def _fields(game: Game, setup: Setup) -> dict[str, Field]:
    """Those that this version of the rules has; later ones stay blank."""
    fields = fields_of(game.state_part.State)
    return {name: field for name, field in fields.items() if field.since <= setup.rules}


def _by_seat(game: Game, field: Field) -> bool:
    return bool(field.shape) and field.shape[0] == game.state_part.SEATS


def _parse(game: Game, data: Mapping[str, Any]) -> Position:
    try:
        position = msgspec.convert(dict(data), Position)
    except msgspec.ValidationError as error:
        raise PositionError(f"not a position: {error}") from None
    found, meta = (position.format, position.game), game.meta
    if found != (FORMAT, meta.key):
        raise PositionError(f"a {FORMAT} of {meta.key} was expected, this is a {found[0]} of {found[1]}")
    return position
