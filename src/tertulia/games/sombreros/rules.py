"""The rules, in the order of the rulebook. Numbers such as S8 are those of docs/sombreros.md."""

from tertulia.core.contract import CHANCE, NOBODY, OVER, Counts, Grid
from tertulia.core.engine import rule
from tertulia.games.sombreros.actions import (
    ACCEPT,
    ACTIONS,
    AMBUSH,
    NO_OFFER,
    OFFER,
    OUTCOMES,
    PLACE,
    READY,
    RECALL,
    REFUSE,
    THROW,
)
from tertulia.games.sombreros.edition import SEATS, Box
from tertulia.games.sombreros.state import (
    AMBUSHED,
    ANSWER,
    ASKING,
    BANKRUPT,
    BROKE,
    DICE_CHOICE,
    END,
    FIRST,
    GUARD,
    OCCUPIED,
    PLACING,
    PREPARING,
    THROWING,
    WINDOW,
    State,
)

__all__ = ["ACTIONS", "OUTCOMES", "STREAMS", "apply", "chance", "legal", "scores", "setup", "stream"]

STREAM_FIRST, STREAM_DICE = range(2)
STREAMS = STREAM_DICE + SEATS


# Set-up


@rule
def setup(box: Box, s: State, seats: int) -> None:
    """Silver for everybody, and the first race; `s` is blank."""
    s.seats = seats
    for seat in range(SEATS):
        s.order[seat] = NOBODY
    for seat in range(seats):
        s.silver[seat] = box.silver[seats]
    s.turn = NOBODY
    s.race = 1
    s.phase = FIRST
    s.actor = CHANCE


# A race: the placing order


@rule
def seat_first_player(box: Box, s: State, first: int) -> None:
    """The first race: a random start, then clockwise (S2)."""
    seat = first
    for place in range(s.seats):
        s.order[place] = seat
        seat = left_of(s, seat)
    begin_placing(s)


@rule
def begin_next_race(box: Box, s: State, winner: int) -> None:
    """Later races: the last winner, then the others, the latest arrival first (S2)."""
    bound = in_play(box, s) + 1
    s.order[0] = winner
    for place in range(1, s.seats):
        s.order[place] = latest_before(box, s, winner, bound)
        bound = last_arrival(box, s, s.order[place])
    for sombrero in range(in_play(box, s)):
        s.space[sombrero] = 0
        s.arrival[sombrero] = 0
    for seat in range(s.seats):
        s.broke[seat] = 0  # S16
    s.race += 1
    s.rounds = 0
    begin_placing(s)


@rule
def latest_before(box: Box, s: State, winner: int, bound: int) -> int:
    """The seat, not the winner's, whose last arrival was the latest of those before `bound`."""
    latest, found = 0, NOBODY
    for seat in range(s.seats):
        arrival = last_arrival(box, s, seat)
        if seat != winner and latest < arrival < bound:
            latest, found = arrival, seat
    return found


@rule
def last_arrival(box: Box, s: State, seat: int) -> int:
    """Which arrival of the race a seat's last one was; with two sombreros the later counts (S2)."""
    each, last = int(box.sombreros[s.seats]), 0
    for sombrero in range(seat * each, seat * each + each):
        last = max(last, int(s.arrival[sombrero]))
    return last


# A race: placing


@rule
def begin_placing(s: State) -> None:
    s.phase = PLACING
    s.step = 0
    s.actor = s.order[0]


@rule
def place(box: Box, s: State, space: int) -> None:
    """One sombrero each in the placing order, pass after pass (S3); then the first windows (S4)."""
    s.space[s.actor * int(box.sombreros[s.seats]) + s.step // s.seats] = space
    s.step += 1
    if s.step < in_play(box, s):
        s.actor = s.order[s.step % s.seats]
    else:
        s.step = 0
        s.phase = PREPARING
        open_first_windows(box, s)


@rule
def open_first_windows(box: Box, s: State) -> None:
    """One ambush window for each player, in the placing order; then the first round (S4)."""
    while s.step < s.seats:
        s.actor = s.order[s.step]
        if window_has_use(box, s):
            return
        s.step += 1
    s.step = 0
    next_turn(box, s)


# A round


@rule
def next_turn(box: Box, s: State) -> None:
    """The foremost sombrero that has not had its turn; when all have, a new round (S5)."""
    if foremost_waiting(box, s) == NOBODY:
        begin_round(box, s)
    else:
        begin_turn(box, s)


@rule
def begin_round(box: Box, s: State) -> None:
    s.rounds += 1
    for sombrero in range(in_play(box, s)):
        s.waiting[sombrero] = s.space[sombrero] > 0
    s.phase = PREPARING
    open_round_windows(box, s)


@rule
def open_round_windows(box: Box, s: State) -> None:
    """With `round_ambush`, in every round after the first: one window for each player on the route (S10)."""
    while box.round_ambush and s.rounds > 1 and s.step < s.seats:
        player = player_in_round(box, s, s.step)
        if player != NOBODY and token_at(box, s, player, 0) != NOBODY:
            s.actor = player
            return
        s.step += 1
    s.step = 0
    begin_turn(box, s)


@rule
def player_in_round(box: Box, s: State, place: int) -> int:
    """The player at that place of the round's order, NOBODY after the last; one's foremost counts (S10)."""
    bound, found = int(box.route) + 1, NOBODY
    for _ in range(place + 1):
        foremost, found = 0, NOBODY
        for sombrero in range(in_play(box, s)):
            space = foremost_space(box, s, owner(box, s, sombrero))
            if foremost < space < bound:
                foremost, found = space, owner(box, s, sombrero)
        bound = foremost
    return found


@rule
def foremost_space(box: Box, s: State, seat: int) -> int:
    """Where a seat's sombrero nearest the mine stands, 0 if none is on the route."""
    each, foremost = int(box.sombreros[s.seats]), 0
    for sombrero in range(seat * each, seat * each + each):
        foremost = max(foremost, int(s.space[sombrero]))
    return foremost


@rule
def foremost_waiting(box: Box, s: State) -> int:
    """Who waits does not move, so those waiting still stand in the order of the start (S5)."""
    foremost, found = 0, NOBODY
    for sombrero in range(in_play(box, s)):
        if s.waiting[sombrero] and s.space[sombrero] > foremost:
            foremost, found = int(s.space[sombrero]), sombrero
    return found


# A turn


@rule
def begin_turn(box: Box, s: State) -> None:
    """The window, if it has any use (S10), then the choice of dice (S7)."""
    s.turn = foremost_waiting(box, s)
    s.waiting[s.turn] = 0
    s.entitled = 1 + sombreros_ahead(box, s, s.space[s.turn])  # S6
    s.actor = mover(box, s)
    s.phase = WINDOW
    if not window_has_use(box, s):
        s.phase = DICE_CHOICE


@rule
def sombreros_ahead(box: Box, s: State, space: int) -> int:
    ahead = 0
    for sombrero in range(in_play(box, s)):
        if s.space[sombrero] > space:
            ahead += 1
    return ahead


@rule
def end_turn(box: Box, s: State) -> None:
    leave_turn(s)
    next_turn(box, s)


@rule
def leave_turn(s: State) -> None:
    s.turn = NOBODY
    s.entitled = 0
    s.chosen = 0


# A turn: ambushes


@rule
def window_has_use(box: Box, s: State) -> bool:
    """There is something to do besides `ready` (S10); the route always has room for a token in hand."""
    return token_in_hand(box, s) != NOBODY or any_recall(box, s)


@rule
def token_in_hand(box: Box, s: State) -> int:
    """A token that the actor can put down, or NOBODY."""
    return token_at(box, s, s.actor, 0)


@rule
def token_at(box: Box, s: State, seat: int, space: int) -> int:
    """The seat's token on that space, or NOBODY; 0 is its hand."""
    each = int(box.tokens[s.seats])
    for token in range(seat * each, seat * each + each):
        if s.ambush[token] == space:
            return token
    return NOBODY


@rule
def any_recall(box: Box, s: State) -> bool:
    each = int(box.tokens[s.seats])
    for token in range(s.actor * each, s.actor * each + each):
        if may_recall(s, token, rearmost(box, s)):
            return True
    return False


@rule
def may_recall(s: State, token: int, rear: int) -> bool:
    """On one's turn: it lies behind every sombrero, and has not just been put down (S10)."""
    return s.phase == WINDOW and 0 < s.ambush[token] < rear and not s.fresh[token]


@rule
def rearmost(box: Box, s: State) -> int:
    """The space of the last sombrero on the route."""
    rear = int(box.route)
    for sombrero in range(in_play(box, s)):
        if s.space[sombrero] > 0:
            rear = min(rear, int(s.space[sombrero]))
    return rear


@rule
def put_ambush(box: Box, s: State, space: int) -> None:
    token = token_in_hand(box, s)
    s.ambush[token] = space
    s.fresh[token] = 1
    if not window_has_use(box, s):
        close_window(box, s)


@rule
def recall_ambush(box: Box, s: State, space: int) -> None:
    """Into the hand; it may be placed again or kept (S10)."""
    s.ambush[token_at(box, s, s.actor, space)] = 0


@rule
def close_window(box: Box, s: State) -> None:
    """To the next window before a round (S4, S10), or to the choice of dice (S7)."""
    each = int(box.tokens[s.seats])
    for token in range(s.actor * each, s.actor * each + each):
        s.fresh[token] = 0
    if s.phase == WINDOW:
        s.phase = DICE_CHOICE
        return
    s.step += 1
    if s.rounds == 0:
        open_first_windows(box, s)
    else:
        open_round_windows(box, s)


# A turn: buying off dice


@rule
def price(box: Box, s: State, dice: int) -> int:
    """Each die fewer costs once more than the one before: 1 + 2 + ... (S9), times the race (S1)."""
    fewer = int(s.entitled) - dice
    return int(s.race) * int(box.buying_off) * (fewer * (fewer + 1) // 2)


@rule
def choose_dice(box: Box, s: State, dice: int) -> None:
    """Paid at once, before the offers (S9); with no die left in the box there is none to offer for (S13)."""
    pay_pot(box, s, s.actor, price(box, s, dice))
    s.chosen = dice
    if box.offers and dice < box.dice[s.seats]:
        ask_offers(box, s, left_of(s, s.actor))
    else:
        begin_throw(s, THROWING, dice)


# A turn: offers


@rule
def ask_offers(box: Box, s: State, start: int) -> None:
    """Each richer opponent is asked once, clockwise; then the player on turn answers any offers (S13)."""
    player, seat = mover(box, s), start
    while seat != player and (s.broke[seat] or s.silver[seat] <= s.silver[player]):  # S14
        seat = left_of(s, seat)
    s.actor = seat
    if seat != player:
        s.phase = ASKING
    elif any_offer(s):
        s.phase = ANSWER
    else:
        begin_throw(s, THROWING, s.chosen)


@rule
def any_offer(s: State) -> bool:
    for seat in range(s.seats):
        if s.offer[seat] > 0:
            return True
    return False


@rule
def make_offer(box: Box, s: State, silver: int) -> None:
    s.offer[s.actor] = silver
    ask_offers(box, s, left_of(s, s.actor))


@rule
def accept_offer(box: Box, s: State, giver: int) -> None:
    """The sum changes hands at once, and the extra die belongs to the same throw (S13)."""
    pay(box, s, giver, s.actor, int(s.offer[giver]))
    answer_offers(s, s.chosen + 1)


@rule
def answer_offers(s: State, dice: int) -> None:
    for seat in range(s.seats):
        s.offer[seat] = 0
    begin_throw(s, THROWING, dice)


# A turn: throwing and moving


@rule
def begin_throw(s: State, phase: int, dice: int) -> None:
    s.phase = phase
    s.throwing = dice
    s.actor = CHANCE


@rule
def throw_die(box: Box, s: State, face: int) -> None:
    s.dice[s.thrown] = face
    s.thrown += 1
    if s.thrown < s.throwing:
        return
    total = pick_up_dice(s)
    if total == 0 and s.phase == THROWING:  # S7: it rests where it stands
        end_turn(box, s)
    else:  # a forced throw of 0 meets again what forced it (S8, S12)
        move(box, s, int(s.space[s.turn]) + total)


@rule
def pick_up_dice(s: State) -> int:
    """Their total; the throw is complete."""
    total = 0
    for die in range(s.thrown):
        total += int(s.dice[die])
        s.dice[die] = 0
    s.thrown = 0
    s.throwing = 0
    return total


@rule
def move(box: Box, s: State, space: int) -> None:
    """To the mine (S11), or to a space and what it demands: one die (S8), an ambush (S12), rest (S7)."""
    if space > box.route:
        arrive(box, s)
        return
    s.space[s.turn] = space
    sitter = sitter_at(box, s, space)
    if sitter != NOBODY:
        welcome(box, s, sitter)
    elif token_on_route(box, s, space):
        begin_throw(s, AMBUSHED, box.ambush_dice[space])  # S12: the token stays
    else:
        end_turn(box, s)


@rule
def sitter_at(box: Box, s: State, space: int) -> int:
    """The other sombrero on the space of the one on turn, or NOBODY."""
    for sombrero in range(in_play(box, s)):
        if s.space[sombrero] == space and sombrero != s.turn:
            return sombrero
    return NOBODY


@rule
def token_on_route(box: Box, s: State, space: int) -> bool:
    """A token lies there, anyone's."""
    for token in range(s.seats * box.tokens[s.seats]):
        if s.ambush[token] == space:
            return True
    return False


@rule
def welcome(box: Box, s: State, sitter: int) -> None:
    """The sitter's owner pays, unless both are one's own, and the arriver throws one die (S8)."""
    if owner(box, s, sitter) != mover(box, s):
        pay(box, s, owner(box, s, sitter), mover(box, s), welcome_due(box, s))
    begin_throw(s, OCCUPIED, 1)


@rule
def welcome_due(box: Box, s: State) -> int:
    """What a sitter pays (S8), times the race (S1)."""
    return int(s.race) * int(box.welcome)


# The mine


@rule
def arrive(box: Box, s: State) -> None:
    """It pays, and is out of the race (S11), which ends when one player is left on the route (S15)."""
    pay_pot(box, s, mover(box, s), arrival_due(box, s))
    s.arrival[s.turn] = next_arrival(box, s)
    s.space[s.turn] = 0
    last = last_player(box, s)
    if last == NOBODY:
        end_turn(box, s)
    else:
        end_race(box, s, last)


@rule
def arrival_due(box: Box, s: State) -> int:
    """The k-th arrival of the race pays k times the price (S11), times the race (S1)."""
    return int(s.race) * int(box.arrival) * next_arrival(box, s)


@rule
def next_arrival(box: Box, s: State) -> int:
    arrival = 1
    for sombrero in range(in_play(box, s)):
        if s.arrival[sombrero] > 0:
            arrival += 1
    return arrival


@rule
def last_player(box: Box, s: State) -> int:
    """The player to whom all sombreros left on the route belong, or NOBODY (S15)."""
    last = NOBODY
    for sombrero in range(in_play(box, s)):
        if s.space[sombrero] > 0:
            player = owner(box, s, sombrero)
            if last != NOBODY and last != player:
                return NOBODY
            last = player
    return last


# Silver


@rule
def pay(box: Box, s: State, giver: int, taker: int, due: int) -> None:
    s.silver[taker] += take(box, s, giver, due)


@rule
def pay_pot(box: Box, s: State, giver: int, due: int) -> None:
    s.pot += take(box, s, giver, due)


@rule
def take(box: Box, s: State, giver: int, due: int) -> int:
    """All that is due, or whatever there is: then the player is broke, and pays nothing more (S14)."""
    if s.broke[giver]:
        return 0
    silver = min(due, int(s.silver[giver]))
    s.silver[giver] -= silver
    if silver < due and box.version > 1:  # in version 1 later income paid later dues
        s.broke[giver] = 1
    return silver


# End


@rule
def end_race(box: Box, s: State, winner: int) -> None:
    """The winner takes the pot (S15); if nobody is ruined, and before the guard, another race (S16, S17)."""
    leave_turn(s)
    s.silver[winner] += s.pot
    s.pot = 0
    for sombrero in range(in_play(box, s)):
        s.waiting[sombrero] = 0
    for token in range(s.seats * box.tokens[s.seats]):
        s.ambush[token] = 0  # S10
    if any_broke_loser(s, winner):
        end_game(s, BROKE)
    elif any_bankrupt(s):
        end_game(s, BANKRUPT)
    elif s.race >= box.races:
        end_game(s, GUARD)
    else:
        begin_next_race(box, s, winner)


@rule
def any_broke_loser(s: State, winner: int) -> bool:
    """Somebody could not pay in this race and did not win it, whatever they hold by now (S16)."""
    for seat in range(s.seats):
        if s.broke[seat] and seat != winner:
            return True
    return False


@rule
def any_bankrupt(s: State) -> bool:
    for seat in range(s.seats):
        if s.silver[seat] == 0:
            return True
    return False


@rule
def end_game(s: State, reason: int) -> None:
    s.phase = END
    s.actor = OVER
    s.reason = reason


@rule
def scores(box: Box, s: State, out: Grid) -> None:
    """The silver; a tie is shared (S16)."""
    for seat in range(s.seats):
        out[seat, 0] = s.silver[seat]


# Seats and sombreros


@rule
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % s.seats


@rule
def in_play(box: Box, s: State) -> int:
    """How many sombreros all players have together."""
    return int(s.seats) * int(box.sombreros[s.seats])


@rule
def owner(box: Box, s: State, sombrero: int) -> int:
    return sombrero // int(box.sombreros[s.seats])


@rule
def mover(box: Box, s: State) -> int:
    """The player on turn: the owner of the sombrero on turn."""
    return owner(box, s, s.turn)


# What is allowed


@rule
def legal(box: Box, s: State, out: Counts) -> int:
    """Write the ids of the actor's actions; how many."""
    if s.phase == DICE_CHOICE:
        return legal_dice(box, s, out)
    if s.phase == ASKING:
        return legal_offers(s, out)
    if s.phase == ANSWER:
        return legal_answers(s, out)
    if s.phase == PLACING:
        return free_spaces(box, s, PLACE, out)
    return legal_window(box, s, out)


@rule
def free_spaces(box: Box, s: State, verb: int, out: Counts) -> int:
    """The action on every route space with no sombrero (S3) and no token (S10)."""
    taken = 0  # one bit for each space
    for sombrero in range(in_play(box, s)):
        taken |= 1 << int(s.space[sombrero])
    for token in range(s.seats * box.tokens[s.seats]):
        taken |= 1 << int(s.ambush[token])
    count = 0
    for space in range(1, box.route + 1):
        out[count] = verb + space
        count += 1 - (taken >> space & 1)
    return count


@rule
def legal_window(box: Box, s: State, out: Counts) -> int:
    """Put tokens down, take passed ones back, or be ready (S10)."""
    count = 0
    if token_in_hand(box, s) != NOBODY:
        count = free_spaces(box, s, AMBUSH, out)
    each, rear = int(box.tokens[s.seats]), rearmost(box, s)
    for token in range(s.actor * each, s.actor * each + each):
        if may_recall(s, token, rear):
            out[count] = RECALL + int(s.ambush[token])
            count += 1
    out[count] = READY
    return count + 1


@rule
def legal_dice(box: Box, s: State, out: Counts) -> int:
    """At least one die, and as many fewer as the silver pays for (S9); who is broke buys nothing (S14)."""
    count = 0
    purse = 0 if s.broke[s.actor] else int(s.silver[s.actor])
    for dice in range(1, s.entitled + 1):
        if price(box, s, dice) <= purse:
            out[count] = THROW + dice
            count += 1
    return count


@rule
def legal_offers(s: State, out: Counts) -> int:
    """Any sum up to all one's silver, or `no` (S13)."""
    silver = int(s.silver[s.actor])
    for amount in range(1, silver + 1):
        out[amount - 1] = OFFER + amount
    out[silver] = NO_OFFER
    return silver + 1


@rule
def legal_answers(s: State, out: Counts) -> int:
    """One of the offers, or none (S13)."""
    count = 0
    for seat in range(s.seats):
        if s.offer[seat] > 0:
            out[count] = ACCEPT + seat
            count += 1
    out[count] = REFUSE
    return count + 1


# What can be thrown


@rule
def chance(box: Box, s: State, weights: Counts) -> int:
    """Write the weight of each outcome (its copies); how many outcomes."""
    if s.phase == FIRST:
        for seat in range(s.seats):
            weights[seat] = 1
        return int(s.seats)
    for face in range(box.faces):
        weights[face] = box.sides[face]
    return int(box.faces)


@rule
def stream(box: Box, s: State) -> int:
    """Each seat has dice of its own."""
    if s.phase == FIRST:
        return STREAM_FIRST
    return STREAM_DICE + mover(box, s)


# What happens


@rule
def apply(box: Box, s: State, action: int) -> None:
    """Let an action or a chance event happen; it must be one that `legal` or `chance` named."""
    if s.actor == CHANCE:
        apply_chance(box, s, action)
    elif action <= AMBUSH:
        place(box, s, action - PLACE)
    elif action <= RECALL:
        put_ambush(box, s, action - AMBUSH)
    elif action <= THROW:
        recall_ambush(box, s, action - RECALL)
    elif action <= OFFER:
        choose_dice(box, s, action - THROW)
    elif action < ACCEPT:
        make_offer(box, s, action - OFFER)
    elif action < READY:
        accept_offer(box, s, action - ACCEPT)
    elif action == READY:
        close_window(box, s)
    elif action == NO_OFFER:
        ask_offers(box, s, left_of(s, s.actor))
    else:
        answer_offers(s, s.chosen)


@rule
def apply_chance(box: Box, s: State, outcome: int) -> None:
    if s.phase == FIRST:
        seat_first_player(box, s, outcome)
    else:
        throw_die(box, s, outcome)
