"""The rules, in the order of the rulebook. Numbers such as C16 are those of docs/caramba.md."""

from tertulia.core.contract import CHANCE, NOBODY, OVER, Counts, Grid
from tertulia.core.engine import rule
from tertulia.games.caramba.actions import (
    ACTIONS,
    BID,
    DONE,
    EN_SEGURIDAD,
    FUERA_ON,
    MANOS_ARRIBA,
    NO_FUERA,
    OUTCOMES,
    PASS,
    SAFE,
    VUELTA_TAKES,
)
from tertulia.games.caramba.edition import (
    FUERA,
    GOODS,
    KINDS,
    MANOS,
    SEATS,
    SEGURIDAD,
    SPECIALS,
    VALUES,
    VUELTA,
    Box,
)
from tertulia.games.caramba.state import (
    AUCTION,
    BAG,
    CARDS,
    CRATES,
    DEAL_CARDS,
    DEAL_SPECIALS,
    END,
    FIRST,
    GUARD,
    SECURING,
    WINDOW,
    State,
)

__all__ = ["ACTIONS", "OUTCOMES", "STREAMS", "apply", "chance", "legal", "scores", "setup", "stream"]

CRATE_KINDS = GOODS * VALUES  # a crate's kind is good * VALUES + place of its value
TIE = -2

STREAM_FIRST, STREAM_SPECIALS, STREAM_BAG, STREAM_PILES = range(4)
STREAMS = STREAM_PILES + SEATS


# Set-up


@rule
def setup(box: Box, s: State, seats: int) -> None:
    """Shuffle the bands and fill the bag (C1, C3); `s` is blank."""
    s.seats = seats
    s.first = NOBODY
    copy_counts(box.crates, s.bag)
    for seat in range(SEATS):
        s.special[seat] = NOBODY
        s.protected[seat] = NOBODY
    for seat in range(seats):
        copy_counts(box.deck[seat], s.pile[seat])
    s.phase = FIRST
    s.actor = CHANCE


@rule
def seat_first_player(box: Box, s: State, seat: int) -> None:
    """A random first player, then a special for each seat (C3, C2)."""
    s.first = seat
    s.phase = DEAL_SPECIALS
    s.due = 0


@rule
def deal_special(box: Box, s: State, special: int) -> None:
    """One special each, secret; the rest is set aside unseen (C2)."""
    s.special[s.due] = special
    s.due += 1
    if s.due == s.seats:
        s.phase = DEAL_CARDS
        s.due = 0
        s.draws = box.first_hand


@rule
def deal_card(box: Box, s: State, kind: int) -> None:
    """The top cards of the pile are the hand (C1)."""
    draw_card(s, kind)
    if s.draws > 0:
        return
    s.due += 1
    s.draws = box.first_hand
    if s.due == s.seats:
        begin_round(box, s)


@rule
def draw_card(s: State, kind: int) -> None:
    s.pile[s.due, kind] -= 1
    s.hand[s.due, kind] += 1
    s.draws -= 1
    count_hand(s, s.due)


@rule
def count_hand(s: State, seat: int) -> None:
    """With the pile empty, all cards of the band that do not lie open are in the hand (C30)."""
    if total(s.pile[seat]) == 0:
        copy_counts(s.hand[seat], s.known[seat])


# 1 Crates


@rule
def begin_round(box: Box, s: State) -> None:
    s.rounds += 1
    s.stirred = 0
    s.due = 0
    s.draws = 0
    draw_crates_or_go_on(box, s)


@rule
def draw_crates_or_go_on(box: Box, s: State) -> None:
    """Crates are drawn until each good is represented (C4); an empty bag ends the game (C6)."""
    if all_goods_represented(s):
        open_window(box, s)
    elif total(s.bag) == 0:
        end_game(s, BAG)
    else:
        s.phase = CRATES
        s.actor = CHANCE


@rule
def all_goods_represented(s: State) -> bool:
    """By an unsecured crate in the centre or in front of anybody (C5)."""
    for good in range(GOODS):
        crates = 0
        for crate in range(good * VALUES, good * VALUES + VALUES):
            crates += s.centre[crate]
            for seat in range(s.seats):
                crates += s.front[seat, crate]
        if crates == 0:
            return False
    return True


@rule
def draw_crate(box: Box, s: State, crate: int) -> None:
    s.bag[crate] -= 1
    s.centre[crate] += 1
    s.stirred = 1
    draw_crates_or_go_on(box, s)


# Before the auction: Fuera


@rule
def open_window(box: Box, s: State) -> None:
    s.phase = WINDOW
    ask_fuera(box, s, s.first)


@rule
def ask_fuera(box: Box, s: State, start: int) -> None:
    """The next seat with an unsecured crate is asked, whoever holds the card, until it is played (C7, C8)."""
    seat = start
    while seat != NOBODY and (fuera_seen(s) or crates_in_front(s, seat) == 0):
        seat = next_in_round(s, seat)
    if seat == NOBODY:
        open_auction(s)
    else:
        s.actor = seat


@rule
def fuera_seen(s: State) -> bool:
    for seat in range(s.seats):
        if s.special[seat] == FUERA and s.played[seat]:
            return True
    return False


@rule
def play_fuera(box: Box, s: State, good: int) -> None:
    s.played[s.actor] = 1
    s.protected[s.actor] = good
    open_auction(s)  # nobody else is asked (C8)


# 2 Auction


@rule
def open_auction(s: State) -> None:
    s.phase = AUCTION
    s.actor = s.first
    for seat in range(s.seats):
        s.passed[seat] = 0
        s.turns[seat] = 0


@rule
def bid(box: Box, s: State, kind: int, good: int) -> None:
    """One card face up on one of its goods; the choice is final (C10)."""
    seat = s.actor
    s.hand[seat, kind] -= 1
    if s.known[seat, kind] > 0:
        s.known[seat, kind] -= 1
    s.bids[seat, good, kind] += 1
    end_bidder_turn(box, s)


@rule
def take_back(box: Box, s: State, kind: int) -> None:
    """Estoy de vuelta: one card from the own discard; the whole turn (C14)."""
    seat = s.actor
    s.played[seat] = 1
    s.discard[seat, kind] -= 1
    s.hand[seat, kind] += 1
    s.known[seat, kind] += 1  # C30: everybody saw it
    end_bidder_turn(box, s)


@rule
def pass_auction(box: Box, s: State) -> None:
    """Out for this auction (C11)."""
    s.passed[s.actor] = 1
    end_bidder_turn(box, s)


@rule
def hands_up(box: Box, s: State) -> None:
    """Manos arriba ends the auction at once (C13)."""
    s.played[s.actor] = 1
    resolve_auction(box, s)


@rule
def end_bidder_turn(box: Box, s: State) -> None:
    """Clockwise to the next who has not passed; when all have, the auction is over (C9)."""
    s.turns[s.actor] = 1
    seat = s.actor
    for _ in range(s.seats):
        seat = left_of(s, seat)
        if not s.passed[seat]:
            s.actor = seat
            return
    resolve_auction(box, s)


# 3 Resolution


@rule
def resolve_auction(box: Box, s: State) -> None:
    for good in range(GOODS):
        settle_good(box, s, good)
    for seat in range(s.seats):
        s.passed[seat] = 0
        s.protected[seat] = NOBODY  # C20: protection ends with the resolution
    begin_securing(box, s)


@rule
def settle_good(box: Box, s: State, good: int) -> None:
    """Give the crates of one good to the single highest offer, or to nobody (C15-C19)."""
    winner = highest_bidder(box, s, good)
    if winner == NOBODY:  # C19
        return
    for seat in range(s.seats):
        if seat != winner and s.protected[seat] != good:
            move_crates(s.front[seat], s.centre, good)  # C16, C18: into the centre first
    if winner != TIE:
        move_crates(s.centre, s.front[winner], good)  # C16
    for seat in range(s.seats):
        clear_bids(s, seat, good, seat == winner)


@rule
def highest_bidder(box: Box, s: State, good: int) -> int:
    """The seat with the single highest offer above zero, TIE, or NOBODY."""
    best, winner = 0, NOBODY
    for seat in range(s.seats):
        amount = offer(box, s, seat, good)
        if amount > best:
            best, winner = amount, seat
        elif amount == best and best > 0:
            winner = TIE
    return winner


@rule
def offer(box: Box, s: State, seat: int, good: int) -> int:
    """The values of the cards played on the good, and the bonus (C15)."""
    amount = bonus(box, s, seat, good)
    cards, values = s.bids[seat, good], box.card_value[seat, good]
    for kind in range(KINDS):
        amount += int(cards[kind]) * int(values[kind])
    return amount


@rule
def bonus(box: Box, s: State, seat: int, good: int) -> int:
    """The highest value among the own unsecured crates of the good (C15), protected or not (C20)."""
    best = 0
    for place in range(VALUES):
        if s.front[seat, good * VALUES + place] > 0:
            best = max(best, int(box.crate_value[place]))
    return best


@rule
def move_crates(source: Counts, target: Counts, good: int) -> None:
    for crate in range(good * VALUES, good * VALUES + VALUES):
        target[crate] += source[crate]
        source[crate] = 0


@rule
def clear_bids(s: State, seat: int, good: int, spent: bool) -> None:
    """The winner's cards are discarded, all others go back to the hand in the open (C17, C18, C30)."""
    cards = s.bids[seat, good]
    if spent:
        add_counts(cards, s.discard[seat])
    else:
        add_counts(cards, s.hand[seat])
        add_counts(cards, s.known[seat])
    clear_counts(cards)


# 4 Securing


@rule
def begin_securing(box: Box, s: State) -> None:
    s.phase = SECURING
    ask_securing(box, s, s.first)


@rule
def ask_securing(box: Box, s: State, start: int) -> None:
    """From the first player clockwise, each seat with an unsecured crate (C21)."""
    seat = start
    while seat != NOBODY and crates_in_front(s, seat) == 0:
        seat = next_in_round(s, seat)
    if seat == NOBODY:
        begin_cards(box, s)
    else:
        s.actor = seat


@rule
def secure(box: Box, s: State, crate: int) -> None:
    """One crate is turned face down; under En seguridad more may follow (C21, C22)."""
    seat = s.actor
    s.front[seat, crate] -= 1
    s.secured[seat, crate] += 1
    s.stirred = 1
    if s.spree:
        s.spree_safe = 1
        s.spree_left -= box.crate_value[crate % VALUES]
    else:
        end_securing(box, s)


@rule
def begin_spree(box: Box, s: State) -> None:
    s.played[s.actor] = 1
    s.spree = 1
    s.spree_left = box.seguridad_limit


@rule
def end_securing(box: Box, s: State) -> None:
    s.spree = 0
    s.spree_left = 0
    s.spree_safe = 0
    ask_securing(box, s, next_in_round(s, s.actor))


# 5 Cards


@rule
def begin_cards(box: Box, s: State) -> None:
    s.phase = CARDS
    s.due = s.first
    s.draws = box.cards_drawn
    draw_cards_or_go_on(box, s)


@rule
def draw_cards_or_go_on(box: Box, s: State) -> None:
    """Each seat draws its cards before the next; who has none left to draw draws fewer (C24)."""
    seat = int(s.due)
    while seat != NOBODY:
        s.due = seat
        if s.draws > 0 and pile_ready(s, seat):
            s.actor = CHANCE
            return
        seat = next_in_round(s, seat)
        s.draws = box.cards_drawn
    end_round(box, s)


@rule
def pile_ready(s: State, seat: int) -> bool:
    """A card is needed: an empty pile is made of the discard first (C24)."""
    if total(s.pile[seat]) > 0:
        return True
    count_hand(s, seat)  # a position from elsewhere may not know it yet
    copy_counts(s.discard[seat], s.pile[seat])
    clear_counts(s.discard[seat])
    return total(s.pile[seat]) > 0


@rule
def take_card(box: Box, s: State, kind: int) -> None:
    draw_card(s, kind)
    draw_cards_or_go_on(box, s)


@rule
def end_round(box: Box, s: State) -> None:
    """The guard (C27), then the next seat is first (C25)."""
    s.quiet = 0 if s.stirred else s.quiet + 1
    if s.quiet >= max(8, 2 * s.seats):
        end_game(s, GUARD)
        return
    s.first = left_of(s, s.first)
    begin_round(box, s)


# End


@rule
def end_game(s: State, reason: int) -> None:
    s.phase = END
    s.actor = OVER
    s.reason = reason


@rule
def scores(box: Box, s: State, out: Grid) -> None:
    """The secured crates of each good; then, for ties, the cards in hand (C26)."""
    for seat in range(s.seats):
        for good in range(GOODS):
            out[seat, good] = 0
            for place in range(VALUES):
                out[seat, good] += s.secured[seat, good * VALUES + place] * box.crate_value[place]
        out[seat, GOODS] = total(s.hand[seat])


# Seats


@rule
def left_of(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def next_in_round(s: State, seat: int) -> int:
    """The next seat clockwise, or NOBODY when it is the first player's turn again."""
    left = left_of(s, seat)
    return NOBODY if left == s.first else left


@rule
def crates_in_front(s: State, seat: int) -> int:
    return total(s.front[seat])


@rule
def holds(s: State, special: int) -> bool:
    """The actor has this special and has not played it."""
    return s.special[s.actor] == special and not s.played[s.actor]


# Heaps of counted things


@rule
def total(counts: Counts) -> int:
    amount = 0
    for count in counts:
        amount += int(count)
    return amount


@rule
def add_counts(source: Counts, target: Counts) -> None:
    for kind in range(len(source)):
        target[kind] += source[kind]


@rule
def copy_counts(source: Counts, target: Counts) -> int:
    for kind in range(len(source)):
        target[kind] = source[kind]
    return len(source)


@rule
def clear_counts(counts: Counts) -> None:
    for kind in range(len(counts)):
        counts[kind] = 0


# What is allowed


@rule
def legal(box: Box, s: State, out: Counts) -> int:
    """Write the ids of the actor's actions; how many."""
    if s.phase == WINDOW:
        return legal_window(box, s, out)
    if s.phase == AUCTION:
        return legal_auction(box, s, out)
    return legal_securing(box, s, out)


@rule
def legal_window(box: Box, s: State, out: Counts) -> int:
    """Fuera on a good of which one has an unsecured crate, or `no` (C7, C8)."""
    count = 0
    if holds(s, FUERA):
        for good in range(GOODS):
            if bonus(box, s, s.actor, good) > 0:
                out[count] = FUERA_ON + good
                count += 1
    out[count] = NO_FUERA
    return count + 1


@rule
def legal_auction(box: Box, s: State, out: Counts) -> int:
    seat, count = s.actor, 0
    hand, bids, kinds = s.hand[seat], box.bids[seat], box.bid_kinds[seat]
    for choice in range(box.bid_count[seat]):  # C10
        out[count] = bids[choice]
        count += hand[kinds[choice]] > 0  # a branch that nobody can predict would cost more
    if holds(s, VUELTA):  # C14
        for kind in range(KINDS):
            if s.discard[seat, kind] > 0:
                out[count] = VUELTA_TAKES + kind
                count += 1
    if holds(s, MANOS) and s.turns[seat]:  # C13: from one's second turn on
        out[count] = MANOS_ARRIBA
        count += 1
    if count == 0 or seat != s.first or s.turns[seat]:  # C12
        out[count] = PASS
        count += 1
    return count


@rule
def legal_securing(box: Box, s: State, out: Counts) -> int:
    """One crate or none (C21); under En seguridad whatever still fits, at least one (C22)."""
    count = 0
    for crate in range(CRATE_KINDS):
        fits = not s.spree or box.crate_value[crate % VALUES] <= s.spree_left
        if s.front[s.actor, crate] > 0 and fits:
            out[count] = SAFE + crate
            count += 1
    if holds(s, SEGURIDAD):
        out[count] = EN_SEGURIDAD
        count += 1
    if not s.spree or s.spree_safe:
        out[count] = DONE
        count += 1
    return count


# What can be drawn


@rule
def chance(box: Box, s: State, weights: Counts) -> int:
    """Write the weight of each outcome (its copies); how many outcomes."""
    if s.phase == FIRST:
        for seat in range(s.seats):
            weights[seat] = 1
        return int(s.seats)
    if s.phase == DEAL_SPECIALS:
        for special in range(len(SPECIALS)):
            weights[special] = 1
        for seat in range(s.due):
            weights[s.special[seat]] = 0
        return len(SPECIALS)
    if s.phase == CRATES:
        return copy_counts(s.bag, weights)
    return copy_counts(s.pile[s.due], weights)


@rule
def stream(box: Box, s: State) -> int:
    """Which pile or bag the next chance event comes from."""
    if s.phase == FIRST:
        return STREAM_FIRST
    if s.phase == DEAL_SPECIALS:
        return STREAM_SPECIALS
    if s.phase == CRATES:
        return STREAM_BAG
    return STREAM_PILES + s.due


# What happens


@rule
def apply(box: Box, s: State, action: int) -> None:
    """Let an action or a chance event happen; it must be one that `legal` or `chance` named."""
    if s.actor == CHANCE:
        apply_chance(box, s, action)
    elif action < VUELTA_TAKES:
        bid(box, s, (action - BID) // GOODS, (action - BID) % GOODS)
    elif action < FUERA_ON:
        take_back(box, s, action - VUELTA_TAKES)
    elif action < SAFE:
        play_fuera(box, s, action - FUERA_ON)
    elif action < PASS:
        secure(box, s, action - SAFE)
    elif action == PASS:
        pass_auction(box, s)
    elif action == MANOS_ARRIBA:
        hands_up(box, s)
    elif action == NO_FUERA:
        ask_fuera(box, s, next_in_round(s, s.actor))
    elif action == EN_SEGURIDAD:
        begin_spree(box, s)
    else:
        end_securing(box, s)


@rule
def apply_chance(box: Box, s: State, outcome: int) -> None:
    if s.phase == FIRST:
        seat_first_player(box, s, outcome)
    elif s.phase == DEAL_SPECIALS:
        deal_special(box, s, outcome)
    elif s.phase == DEAL_CARDS:
        deal_card(box, s, outcome)
    elif s.phase == CRATES:
        draw_crate(box, s, outcome)
    else:
        take_card(box, s, outcome)
