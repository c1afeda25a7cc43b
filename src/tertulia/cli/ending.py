"""How a game ended, in words."""

from collections.abc import Iterator, Sequence

from tertulia.core.match import Match
from tertulia.locales import Language


def lines(match: Match, speaker: Language, players: Sequence[str]) -> Iterator[str]:
    """The reason, every score with its parts, the tie-breaks if there was a tie, the winners."""
    outcome, say, key = match.outcome, speaker.say, match.game.meta.key
    assert outcome is not None
    yield say("over", reason=say(f"{key}-reason-{outcome.reason}"))
    for seat, player in enumerate(players):
        parts = (
            f"{say(f'{key}-line-{line}')} {speaker.number(value)}"
            for line, value in outcome.breakdown[seat].items()
        )
        yield say("score-line", player=player, score=outcome.scores[seat], lines=", ".join(parts))
    if outcome.scores.count(max(outcome.scores)) > 1:
        for tiebreak in match.game.meta.tiebreaks:
            values = (
                f"{player} {speaker.number(outcome.tiebreaks[seat][tiebreak])}"
                for seat, player in enumerate(players)
            )
            yield say("tiebreak-line", name=say(f"{key}-line-{tiebreak}"), values=", ".join(values))
    winners = [players[seat] for seat in outcome.winners]
    yield say("winner", count=len(winners), names=", ".join(winners))
