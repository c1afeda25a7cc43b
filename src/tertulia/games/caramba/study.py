"""What may decide Caramba! (Schacht): the special, the first hand, bids, and the crates put away."""

from tertulia.core.contract import Grid
from tertulia.core.engine import rule
from tertulia.core.study import DEALT, DONE, Factor
from tertulia.games.caramba.actions import PASS, SAFE, VUELTA_TAKES
from tertulia.games.caramba.edition import GOODS, SPECIALS, VALUES, Box
from tertulia.games.caramba.state import AUCTION, DEAL_CARDS, DEAL_SPECIALS, State

FACTORS = (
    Factor("Manos arriba", DEALT, "was dealt this special"),
    Factor("Estoy de vuelta", DEALT, "was dealt this special"),
    Factor("Fuera", DEALT, "was dealt this special"),
    Factor("En seguridad", DEALT, "was dealt this special"),
    Factor("first hand", DEALT, "the highest values on the cards of the first hand, added up"),
    Factor("single goods", DEALT, "cards of the first hand that show one good alone"),
    Factor("bids", DONE, "cards bid in the whole game"),
    Factor("special played", DONE, "played the special"),
    Factor("gold", DONE, "crates of gold secured"),
    Factor("munitions", DONE, "crates of munitions secured"),
    Factor("dynamite", DONE, "crates of dynamite secured"),
)
LENGTH = "rounds"

FIRST_HAND = len(SPECIALS)
SINGLES, BIDS, PLAYED, SECURED = range(FIRST_HAND + 1, FIRST_HAND + 5)


@rule
def length(s: State) -> int:
    return int(s.rounds)


@rule
def count(box: Box, before: State, s: State, event: int, counts: Grid) -> None:
    if before.phase == DEAL_SPECIALS:
        counts[before.due, event] += 1
    elif before.phase == DEAL_CARDS:
        count_card(box, before.due, event, counts)
    elif before.actor >= 0:
        count_action(before, s, event, counts[before.actor])


@rule
def count_card(box: Box, seat: int, kind: int, counts: Grid) -> None:
    """A card of the first hand."""
    best, goods = 0, 0
    for good in range(GOODS):
        value = int(box.card_value[seat, good, kind])
        best = max(best, value)
        goods += value > 0
    counts[seat, FIRST_HAND] += best
    counts[seat, SINGLES] += goods == 1


@rule
def count_action(before: State, s: State, action: int, counts: Grid) -> None:
    seat = before.actor
    if s.played[seat] > before.played[seat]:
        counts[PLAYED] += 1
    if before.phase == AUCTION and action < VUELTA_TAKES:
        counts[BIDS] += 1
    if SAFE <= action < PASS:
        counts[SECURED + (action - SAFE) // VALUES] += 1
