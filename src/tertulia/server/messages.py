"""The parts of what a viewer is told, built by name."""

from collections.abc import Collection, Sequence

import msgspec

from tertulia.bots.advice import Advice
from tertulia.bots.analysis import Judgement
from tertulia.bots.coach import is_serious
from tertulia.core.contract import Action
from tertulia.core.record import Branch
from tertulia.server import log, wire
from tertulia.server.proof import commitment
from tertulia.server.table import Table


def welcome(table: Table, seats: Sequence[int]) -> wire.Welcome:
    made = table.setting
    edition = made.edition if isinstance(made.edition, str) else str(made.edition.get("edition"))
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        table=table.id,
        game=made.game,
        edition=edition,
        options=made.options,
        access=made.access,
        takeover=made.takeover,
        clock=made.clock,
        increment=made.increment,
        delay=made.delay,
        hints=made.hints,
        coach=made.coach,
        challenge=made.challenge,
        begin=origin(made),
        seats=list(seats),
        chat=[chatted(name, line) for name, line in table.chats],
    )


def origin(made: log.Created) -> wire.Origin | None:
    """Where it began, but not what lay there."""
    return None if made.begin is None else wire.Origin(table=made.begin.table, events=made.begin.events)


def chatted(name: str, line: log.Chatted) -> wire.Chatted:
    return wire.Chatted(seat=line.seat, name=name, text=line.text)


def choice(action: Action) -> wire.Choice:
    at = dict(action.words)
    at.pop("seat", None)
    return wire.Choice(id=action.id, notation=action.notation, says=action.message, at=at)


def advised(request: wire.Advise, found: Sequence[Advice]) -> wire.Advised:
    hints = [
        wire.Hint(
            action=choice(advice.action),
            chance=round(advice.chance, 3),
            score=round(advice.score, 1),
            why=advice.why,
        )
        for advice in found
    ]
    return wire.Advised(id=request.id, version=request.version, seat=request.seat, hints=hints)


def weighed(request: wire.Weigh, judgement: Judgement) -> wire.Weighed:
    return wire.Weighed(
        id=request.id,
        version=request.version,
        seat=request.seat,
        action=judgement.played.notation,
        chance=round(judgement.chance, 3),
        loss=round(judgement.loss, 3),
        serious=is_serious(judgement),
        best=choice(judgement.best),
        why=judgement.why,
    )


def players(table: Table, online: Collection[int]) -> list[wire.Player]:
    rows = []
    for number, seat in enumerate(table.seats):
        control: wire.Control = "bot" if seat.bot else "player" if seat.token_hash else "open"
        rows.append(
            wire.Player(
                name=seat.name,
                control=control,
                bot=seat.bot,
                online=number in online,
                away=seat.away,
                why=seat.why,
            )
        )
    return rows


def clock(table: Table, running: tuple[int, float] | None) -> wire.Clock | None:
    """`running`: whose clock runs, and how long they have thought."""
    if table.setting.clock is None or table.match is None:
        return None
    actor, thought = running or (None, 0.0)
    left = [
        round(table.clock_left(seat, thought if seat == actor else 0.0), 1)
        for seat in range(len(table.seats))
    ]
    free = 0.0 if actor is None else max(0.0, table.seats[actor].free - thought)
    return wire.Clock(left=left, running=actor, free=round(free, 1))


def proof(table: Table) -> wire.Proof:
    """The secret comes out when the game is over, and not a moment before."""
    secret = table.setting.secret
    shown = secret if table.status == "over" else None
    branches = [Branch(event=event, number=number) for event, number in table.branches.items()]
    return wire.Proof(commitment=commitment(secret), entropy=table.entropy, secret=shown, branches=branches)


def outcome(table: Table) -> wire.Result | None:
    ended = None if table.match is None else table.match.outcome
    return None if ended is None else msgspec.convert(ended, wire.Result, from_attributes=True)
