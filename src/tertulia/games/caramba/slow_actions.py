"""What takes long in Caramba! (Schacht): to settle an auction, some sixty times as many lines as a bid."""

from tertulia.core.engine import rule
from tertulia.games.caramba.actions import MANOS_ARRIBA, PASS
from tertulia.games.caramba.edition import Box
from tertulia.games.caramba.state import State


@rule
def slow(box: Box, s: State, action: int) -> bool:
    """The last to pass ends the auction (C9), and so does Manos arriba (C13)."""
    if action != PASS:
        return action == MANOS_ARRIBA
    passed = 0
    for seat in range(s.seats):
        passed += s.passed[seat]
    return passed == s.seats - 1
