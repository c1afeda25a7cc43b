"""A numbered menu that stays short: a long run of choices that only count up takes one line."""

from collections.abc import Iterator, Sequence

from tertulia.core.contract import Action, Message
from tertulia.locales import Language

LONG_RUN = 5


def entries(legal: Sequence[Action], speaker: Language, players: Sequence[str]) -> Iterator[str]:
    """`7  Pass  [pass]`, or `1-29  Place a sombrero on space 1-29  [place 1 - place 29]`."""
    number = 1
    for run in runs(legal):
        first, last = run[0], run[-1]
        numbers, notation = span(number, number + len(run) - 1), span(first.notation, last.notation, " - ")
        args = {name: span(value, last.words[name]) for name, value in first.words.items()}
        yield f"{numbers:>2}  {speaker.offer(Message(first.message.id, args), players)}  [{notation}]"
        number += len(run)


def span(first: str | int, last: str | int, to: str = "-") -> str | int:
    return first if first == last else f"{first}{to}{last}"


def runs(legal: Sequence[Action]) -> Iterator[list[Action]]:
    """The choices in their order: long runs together, all others alone."""
    run: list[Action] = []
    for action in legal:
        if run and not (counts_up(run[0], action, len(run)) and counts_up(run[-1], action, 1)):
            yield from cut(run)
            run = []
        run.append(action)
    yield from cut(run)


def cut(run: list[Action]) -> list[list[Action]]:
    return [run] if len(run) >= LONG_RUN else [[action] for action in run]


def counts_up(earlier: Action, later: Action, by: int) -> bool:
    """Whether one is the other but for a single number, higher by so much; a seat is no number."""
    before, after = earlier.message, later.message
    changed = [name for name, value in before.args.items() if after.args.get(name) != value]
    if before.id != after.id or len(changed) != 1 or changed[0].endswith("seat"):
        return False
    low, high = before.args[changed[0]], after.args[changed[0]]
    return isinstance(low, int) and high == low + by
