"""Positions: everything on the table as readable data, for puzzles, tests and bug reports."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tertulia.core.chance import ChanceSource
from tertulia.core.errors import PositionError
from tertulia.core.fields import blanks, fields_of
from tertulia.core.game import Game
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
    setup, most = match.setup, match.game.tables.SEATS
    table = {}
    for name, field in fields_of(match.game.tables.State).items():
        value = getattr(match.state, name)
        if field.shape and field.shape[0] == most:
            value = value[: setup.seats]
        table[name] = field.form.write(setup.edition, value)
    return {
        "format": FORMAT,
        "game": match.game.meta.key,
        "rules": match.game.meta.rules_version,
        "edition": setup.edition.edition
        if setup.shipped
        else msgspec.to_builtins(setup.edition, str_keys=True),
        "options": dict(setup.options),
        "seats": setup.seats,
        "table": table,
    }


def load_position(game: Game, data: Mapping[str, Any], chance: ChanceSource | None) -> Match:
    position = _parse(game, data)
    setup = game.setup(position.seats, position.edition, position.options)
    state = blanks(game.tables.State, 1)[0]
    game.rules.setup(setup.box, state, setup.seats)
    for name, field in fields_of(game.tables.State).items():
        if name not in position.table:
            raise PositionError(f"the table lacks {name!r} ({field.meaning})")
        target = getattr(state, name)
        seated = bool(field.shape) and field.shape[0] == game.tables.SEATS
        try:
            value = field.form.read(
                setup.edition, position.table[name], target[: setup.seats] if seated else target
            )
        except PositionError as error:
            raise PositionError(f"{name}: {error}") from None
        if seated:
            target[: setup.seats] = value
        else:
            setattr(state, name, value)
    if state.seats != setup.seats:
        raise PositionError(f"the table is laid for {state.seats} seats, the position says {setup.seats}")
    for fault in game.tables.faults(setup.edition, setup.box, state):
        raise PositionError(fault)
    return Match(game, setup, state, chance)


def _parse(game: Game, data: Mapping[str, Any]) -> Position:
    try:
        position = msgspec.convert(dict(data), Position)
    except msgspec.ValidationError as error:
        raise PositionError(f"not a position: {error}") from None
    if (position.format, position.game) != (FORMAT, game.meta.key):
        raise PositionError(
            f"a {FORMAT} of {game.meta.key} was expected, this is a {position.format} of {position.game}"
        )
    if position.rules != game.meta.rules_version:
        raise PositionError(
            f"made with version {position.rules} of the rules; these are {game.meta.rules_version}"
        )
    return position
