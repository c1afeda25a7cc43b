"""What an analysis found out, for people: names, mistakes and turns in sentences."""

from collections.abc import Iterator
from dataclasses import dataclass

from tertulia.bots import analysis
from tertulia.core.record import Record
from tertulia.locales import Language


@dataclass(frozen=True, slots=True)
class Analysed:
    """A record and what was found out about it."""

    record: Record
    judged: list[analysis.Judgement]
    end: analysis.Shares | None

    @property
    def lines(self) -> dict[int, list[tuple[int, float]]]:
        return analysis.lines(self.judged, self.end, len(self.record.events))

    @property
    def players(self) -> list[str]:
        """As letters of one word, so that a graph can name them in little room."""
        names = self.record.players or [""] * self.record.seats
        return [f"P{seat} {name}".strip() for seat, name in enumerate(names)]


def mistakes(found: Analysed, speaker: Language) -> Iterator[str]:
    worst = analysis.mistakes(found.judged)[: analysis.FEW]
    for one in worst:
        told = speaker.say(
            "analysis-mistake",
            player=found.players[one.seat],
            event=one.event,
            played=speaker.offer(one.played.message, found.players),
            best=speaker.offer(one.best.message, found.players),
            chance=round(100 * one.chance),
            before=round(100 * one.chances[one.seat]),
        )
        yield told if one.why is None else f"{told} {speaker.tell(one.why, found.players)}"
    if not worst:
        yield speaker.say("analysis-mistakes-none")


def turns(found: Analysed, speaker: Language) -> Iterator[str]:
    for turn in analysis.turns(found.lines):
        yield speaker.say(
            "analysis-turn",
            player=found.players[turn.seat],
            event=turn.event,
            before=round(100 * turn.before),
            after=round(100 * turn.after),
        )
