"""Caramba! (Schacht) for OpenSpiel: how long, how many points, what is hidden."""

import random
from collections import Counter

from tertulia.core.contract import CHANCE, NOBODY
from tertulia.core.game import Setup
from tertulia.core.parts import Told
from tertulia.games.caramba.actions import BID, VUELTA_TAKES
from tertulia.games.caramba.edition import GOODS, SEATS, SPECIALS
from tertulia.games.caramba.state import DEAL_SPECIALS

SECRETS = True


def longest(setup: Setup) -> tuple[int, int]:
    """Decisions and chance events of a game at most: each crate stirs two rounds, and quiet ones are counted
    (C27). A seat has its cards to bid, and few things else to say."""
    box, seats = setup.box, setup.seats
    cards, crates = int(box.deck.sum(axis=1).max()), int(box.crates.sum())
    rounds = (2 * crates + 1) * 2 * SEATS
    said = seats * (cards + 6) + crates
    drawn = seats * (1 + cards + rounds * int(box.cards_drawn))
    return rounds * said, 1 + crates + drawn


def scores(setup: Setup) -> tuple[float, float]:
    """From nothing to all the crates."""
    crates = setup.box.crates.reshape(GOODS, -1).sum(axis=0, dtype=int)
    return 0.0, float(crates @ setup.box.crate_value.astype(int))


def retold(table: Told, seat: int, rng: random.Random) -> list[int]:
    """Events that the seat cannot tell from these: others' cards and specials are drawn anew, all ways that
    fit what was shown equally likely. A pass can show that there was no Estoy de vuelta (C12): then again."""
    while True:
        events = _Retelling(table, seat, rng).events
        if _possible(table, events):
            return events


def _possible(table: Told, events: list[int]) -> bool:
    twin = table.again()
    for id in events:
        if not twin.allows(id):
            return False
        twin.apply(id)
    return True


class _Retelling:
    """The events once more from the beginning, with the secrets of other seats left open until shown."""

    def __init__(self, table: Told, seat: int, rng: random.Random) -> None:
        self.rng, self.seat = rng, seat
        self.events = [id for _, _, id in table.events]
        self.twin = table.again()
        others = [other for other in range(table.setup.seats) if other != seat]
        self.draws: dict[int, list[int]] = {other: [] for other in others}
        """Where in the events a card was drawn that nobody has seen yet."""
        self.piles = {other: self._pile(other) for other in others}
        """What those can be."""
        self.shown = {other: self._shown(other) for other in others}
        """Copies of each card that have been seen outside the pile."""
        for place, event in enumerate(table.events):
            self._tell(place, *event)
        for other in others:
            self._fill(other)
        self._deal_specials(table)

    def _pile(self, other: int) -> Counter[int]:
        return Counter(dict(enumerate(self.twin.record.pile[other].tolist())))

    def _shown(self, other: int) -> Counter[int]:
        s = self.twin.record
        return Counter(
            dict(enumerate((s.hand[other] + s.discard[other] + s.bids[other].sum(axis=0)).tolist()))
        )

    def _tell(self, place: int, actor: int, owner: int, id: int) -> None:
        s = self.twin.record
        drawn = actor == CHANCE and s.phase != DEAL_SPECIALS
        if drawn and owner in self.draws:
            self.draws[owner].append(place)
        elif actor in self.draws and id < VUELTA_TAKES:
            self._show(actor, (id - BID) // GOODS)
        left = {other: s.pile[other].sum() - (drawn and owner == other) for other in self.draws}
        self.twin.apply(id)
        for other, cards in left.items():
            if s.pile[other].sum() > cards:  # C24: a new pile, so the last card of the old one is drawn
                self._fill(other)
                self.piles[other], self.shown[other] = self._pile(other), self._shown(other)

    def _show(self, other: int, kind: int) -> None:
        """A card is bid. If all copies seen so far lie elsewhere, it was drawn some time before."""
        s = self.twin.record
        if s.discard[other, kind] + s.bids[other, :, kind].sum() < self.shown[other][kind]:
            return
        draws = self.draws[other]
        self.events[draws.pop(self.rng.randrange(len(draws)))] = kind
        self.shown[other][kind] += 1
        self.piles[other][kind] -= 1

    def _fill(self, other: int) -> None:
        """Draws that were never shown are any of the cards that nobody has seen."""
        draws = self.draws[other]
        cards = self.rng.sample(list(self.piles[other].elements()), len(draws))
        for place, kind in zip(draws, cards, strict=True):
            self.events[place] = kind
        draws.clear()

    def _deal_specials(self, table: Told) -> None:
        """Those never played are any that the seat has not seen (C2)."""
        s = table.record
        open_to = [other for other in self.draws if s.special[other] != NOBODY and not s.played[other]]
        seen = {int(s.special[other]) for other in range(s.seats) if other not in open_to}
        rest = [special for special in range(len(SPECIALS)) if special not in seen]
        self.rng.shuffle(rest)
        dealt = dict(zip(open_to, rest, strict=False))
        for place, (actor, owner, _) in enumerate(table.events):
            if actor == CHANCE and owner in dealt:
                self.events[place] = dealt.pop(owner)  # the first secret of a seat is its special
