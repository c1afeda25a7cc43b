"""Replays: a record as a row of views, one after each event, and what chance gave. Rules are only played."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tertulia.core.contract import CHANCE, Action
from tertulia.core.errors import RecordError, UnknownEdition
from tertulia.core.match import Match
from tertulia.core.record import Record, begun, check_outcome, retrace
from tertulia.core.stories import followed
from tertulia.core.winners import totals
from tertulia.games import game
from tertulia.server import wire
from tertulia.server.moments import story

EVENTS = 5_000
"""A record may have so many: several times the longest game, and no more than a few seconds of work."""


def replayed(record: Record, seat: int | None) -> wire.Replay:
    """The whole record from that seat, if every event of it is allowed."""
    match, chance = first_match(record), Chances()
    if seat is not None and not 0 <= seat < match.seats:
        raise RecordError(f"there is no seat {seat}: seats are 0 to {match.seats - 1}")
    seen, options = list[tuple[Any, list[int]]](), list[Action]()
    for _ in retrace(match, record.events):
        if options:
            chance.came(match.history[-1].action, options)
        options = match.legal() if match.actor == CHANCE else []
        seen.append((match.seen(seat), scores(match)))
    check_outcome(match, record)
    return wire.Replay(
        game=record.game,
        edition=match.setup.edition.edition,
        options=dict(match.setup.options),
        seats=match.seats,
        players=record.players,
        begin=record.begin is not None,
        seat=seat,
        frames=frames(match, seat, seen),
        luck=chance.luck(),
        outcome=msgspec.convert(msgspec.to_builtins(match.outcome), wire.Result | None),
    )


def first_match(record: Record) -> Match:
    """The match of a visitor's record before its first event."""
    chosen = game(record.game)
    if isinstance(record.edition, str) and record.edition not in chosen.editions:
        raise UnknownEdition(record.edition, chosen.editions)  # a visitor names no files of the server
    if len(record.events) > EVENTS:
        raise RecordError(f"a record has at most {EVENTS} events here, not {len(record.events)}")
    return begun(chosen, record)


def frames(match: Match, seat: int | None, seen: Sequence[tuple[Any, list[int]]]) -> list[wire.Frame]:
    """The events are told as that seat reads them in the end, when nothing is masked any more."""
    nothing: tuple[None, None, None] = (None, None, None)
    told = [
        (line, event.action.notation, event.actor)
        for line, event in zip(match.log(seat), match.history, strict=True)
    ]
    changes = [[], *followed(match.game, [view for view, _ in seen])]
    return [
        wire.Frame(
            event=event,
            notation=notation,
            actor=actor,
            view=view,
            story=story(match, view),
            changes=changed,
            scores=points,
        )
        for (event, notation, actor), (view, points), changed in zip(
            [nothing, *told], seen, changes, strict=True
        )
    ]


def scores(match: Match) -> list[int]:
    """What the scores would be if the game ended now."""
    found: list[int] = totals(match.sheet(), len(match.game.meta.score_lines)).tolist()
    return found


class Chances:
    """Counts what chance brings, and what it might have brought."""

    def __init__(self) -> None:
        self.kinds: dict[tuple[str, int | None], dict[str, list[Any]]] = {}
        """By kind and seat, then by notation: the action, how often it came, how often it was expected."""

    def came(self, drawn: Action, options: Sequence[Action]) -> None:
        total = sum(option.weight or 0 for option in options)
        tally = self.kinds.setdefault((drawn.notation.split()[0], whose(options)), {})
        for option in options:
            row = tally.setdefault(option.notation, [option, 0, 0.0])
            row[1] += option.notation == drawn.notation
            row[2] += (option.weight or 0) / total

    def luck(self) -> list[wire.Draws]:
        """Kinds as they first came, each by seat."""
        kinds = [kind for kind, _ in self.kinds]
        ordered = sorted(self.kinds, key=lambda key: (kinds.index(key[0]), -1 if key[1] is None else key[1]))
        return [
            wire.Draws(
                kind=kind,
                seat=seat,
                draws=sum(row[1] for row in self.kinds[kind, seat].values()),
                fates=fates(self.kinds[kind, seat]),
            )
            for kind, seat in ordered
        ]


def fates(tally: dict[str, list[Any]]) -> list[wire.Fate]:
    return [
        wire.Fate(
            notation=option.notation,
            says=option.message,
            came=came,
            expected=round(expected, 3),
        )
        for option, came, expected in sorted(tally.values(), key=lambda row: row[0].id)
    ]


def whose(options: Sequence[Action]) -> int | None:
    """The seat that all the options speak of; where they speak of several, chance is choosing one."""
    seats = {option.message.args.get("seat") for option in options}
    seat = seats.pop() if len(seats) == 1 else None
    return seat if isinstance(seat, int) else None
