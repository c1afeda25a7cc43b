"""Who sits where, as typed on the command line."""

from tertulia.bots import bot
from tertulia.core.errors import StartError

HUMAN = "human"


def seat_bots(names: str, seats: int) -> list[str]:
    """The bot of each seat; one name stands for all."""
    chosen = names.split(",")
    for name in chosen:
        bot(name, 0)
    if len(chosen) not in (1, seats):
        raise StartError(f"--bots names one bot, or one for each of {seats} seats, not {len(chosen)}")
    return chosen if len(chosen) == seats else chosen * seats


def seat_players(names: str, seats: int, human: int) -> list[str]:
    """The bots around one human."""
    if not 0 <= human < seats:
        raise StartError(f"--seat is 0 to {seats - 1}, not {human}")
    players = seat_bots(names, seats - 1)
    return [*players[:human], HUMAN, *players[human:]]
