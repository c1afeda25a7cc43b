"""What a seat knows in Caramba! (Randolph), as numbers: everything, for all lies open."""

import numpy as np

from tertulia.core.contract import NOBODY, Counts
from tertulia.core.encoding import MOST, Part, size
from tertulia.core.engine import rule
from tertulia.core.marks import blank, number, one_of, place_seen, seat_seen
from tertulia.games.sombreros import rules
from tertulia.games.sombreros.edition import DICE, EACH, FACES, OFFERS, RACES, ROUTE, SEATS, SOMBREROS, Box
from tertulia.games.sombreros.heuristics import AT_LEAST, TOTAL, stakes
from tertulia.games.sombreros.state import (
    ANSWER,
    ASKING,
    DICE_CHOICE,
    PHASES,
    PREPARING,
    WINDOW,
    State,
)

PIECES = SEATS * EACH
"""By seat, and by the number of the sombrero or token; a player without a second one has zeros for it."""
THROWS = 6
"""Dice that the box has; what more of them lead to is not told."""
WAYS = THROWS + 2
THOUSAND = 1000
LANDS, PASSES = TOTAL.astype(np.int16), AT_LEAST.astype(np.int16)
"""Thousandths, by dice and spaces; small, because each function of a kernel has a copy of its own."""
FOREMOST = "by seat, the foremost sombrero first; 0 off the route"
BY_DICE = "by dice of the choice to come, 1 to 6; then, asked or answering, as chosen and with one die more"

AT_A_GLANCE = (
    Part("stakes", 1, 0, OFFERS, "the pot, and what is due from all who arrive before the last sombrero"),
    Part("stakes_now", 1, 0, OFFERS, "the same, divided by the race (S1)"),
    Part("purse", SEATS, 0, OFFERS, "silver divided by the race, by seat"),
    Part("lead", SEATS, -OFFERS, OFFERS, "silver beyond the richest of the others; by seat"),
    Part("richer", SEATS, 0, SEATS - 1, "players who have more silver, by seat"),
    Part("offered", SEATS, 0, OFFERS, "`offer` by the number of the seat, as an answer names it"),
    Part("bid", 1, 0, OFFERS, "the highest offer so far"),
    Part("turn_silver", 1, 0, OFFERS, "silver of the player on turn"),
    Part("turn_lead", 1, -OFFERS, OFFERS, "`lead` of the player on turn"),
    Part("turn_left", 1, -OFFERS, OFFERS, "its silver less what the next arrival pays"),
    Part("turn_sombreros", 1, 0, EACH, "sombreros that the player on turn has on the route"),
    Part("players", 1, 0, SEATS, "players with a sombrero on the route"),
    Part("to_go", PIECES, 0, ROUTE, f"spaces to the mine; {FOREMOST}"),
    Part("ahead", PIECES, 0, SOMBREROS - 1, f"sombreros ahead of it; {FOREMOST}"),
    Part("gap", PIECES, 0, ROUTE, f"spaces to the next one ahead, or to the mine; {FOREMOST}"),
    Part("chased", PIECES, 0, ROUTE, f"spaces to the next one behind, 0 for the last; {FOREMOST}"),
    Part("queue", PIECES, 0, SOMBREROS, f"turns until its own is over in this round, or 0; {FOREMOST}"),
    Part("leaves", PIECES, 0, THOUSAND, f"thousandths: all its dice bring it to the mine; {FOREMOST}"),
    Part("price", THROWS, 0, OFFERS, "silver for throwing so many dice only, 1 to 6 (S9)"),
    Part("arrives", WAYS, 0, THOUSAND, f"thousandths: it reaches the mine; {BY_DICE}"),
    Part("meets", WAYS, 0, MOST, f"thousandths: it lands on another player's sombrero (S8); {BY_DICE}"),
    Part("joins", WAYS, 0, MOST, f"thousandths: on its own player's other one; {BY_DICE}"),
    Part("ambushed", WAYS, 0, MOST, f"thousandths of a die that tokens add (S12); {BY_DICE}"),
    Part("overtakes", WAYS, 0, MOST, f"thousandths of a sombrero of others that it passes; {BY_DICE}"),
    Part("stays", WAYS, 0, THOUSAND, f"thousandths: it is still behind those of all others; {BY_DICE}"),
    Part("taken", ROUTE, 0, 1, "1 for each space with a sombrero of another player"),
    Part("prey", ROUTE, 0, MOST, "in a window, thousandths: others land on each space with all their dice"),
    Part("risk", ROUTE, 0, MOST, "the same for the observer's own sombreros"),
)
"""What a player sees and a network hardly finds out, though it follows from the rest; dice show 0 to 5."""

FIELDS = (
    Part("seats", 1, 2, SEATS, "players"),
    Part("seat", 1, 0, SEATS - 1, "the observer's seat"),
    Part("phase", len(PHASES), 0, 1, f"1 for what is awaited: {', '.join(PHASES)}"),
    Part("actor", SEATS, 0, 1, "1 for the seat whose decision it is; none for chance and at the end"),
    Part("race", 1, 1, RACES, "the race"),
    Part("rounds", 1, 0, MOST, "the round of this race, 0 until the first windows are over"),
    Part("reason", 1, 0, 2, "why the game ended: 0 a bankrupt, 1 the guard, 2 a loser who was broke"),
    Part("pot", 1, 0, OFFERS, "silver in the pot"),
    Part("step", 1, 0, SOMBREROS, "sombreros placed, or windows closed before a round"),
    Part("entitled", 1, 0, DICE, "dice the sombrero on turn may throw (S6)"),
    Part("chosen", 1, 0, DICE, "dice its owner chose to throw, 0 before the choice (S9)"),
    Part("throwing", 1, 0, DICE, "dice of the throw under way, else 0"),
    Part("thrown", 1, 0, DICE, "how many of them have been thrown"),
    Part("total", 1, 0, DICE * (FACES - 1), "what they show together"),
    Part("arriving", 1, 0, OFFERS, "what the next arrival at the mine pays, all the silver at most (S11)"),
    Part("space", PIECES, 0, ROUTE, "where each sombrero stands, 0 off the route; by seat"),
    Part("arrival", PIECES, 0, SOMBREROS, "which arrival at the mine it was, or 0 (S11); by seat"),
    Part("waiting", PIECES, 0, 1, "1: has its turn still to come in this round; by seat"),
    Part("turn", PIECES, 0, 1, "1 for the sombrero on turn; by seat"),
    Part("ambush", PIECES, 0, ROUTE, "where each token lies, 0 in hand; by seat"),
    Part("fresh", PIECES, 0, 1, "1: put down in the window now open (S10); by seat"),
    Part("placing", SEATS, 0, SEATS, "place in this race's placing order, 0 until drawn; by seat (S2)"),
    Part("silver", SEATS, 0, OFFERS, "silver, by seat"),
    Part("offer", SEATS, 0, OFFERS, "silver offered for an extra die, by seat (S13)"),
    Part("broke", SEATS, 0, 1, "1: could not pay in this race, and pays nothing more; by seat (S14)"),
    *AT_A_GLANCE,
)
SIZE = size(FIELDS)


@rule
def observe(box: Box, s: State, seat: int, out: Counts) -> None:
    """Write what a seat knows."""
    blank(out)
    at = table(s, seat, out)
    at = number(out, at, min(OFFERS, rules.arrival_due(box, s)))
    at = sombreros(box, s, seat, out, at)
    at = tokens(box, s, seat, out, at)
    at = seats(s, seat, out, at)
    glance(box, s, seat, out, at)


@rule
def table(s: State, seat: int, out: Counts) -> int:
    """From `seats` to `total`."""
    at = number(out, 0, s.seats)
    at = number(out, at, seat)
    at = one_of(out, at, len(PHASES), s.phase)
    at = one_of(out, at, SEATS, place_seen(s, seat, s.actor))
    at = number(out, at, s.race)
    at = number(out, at, s.rounds)
    at = number(out, at, s.reason)
    at = number(out, at, s.pot)
    at = number(out, at, s.step)
    at = number(out, at, s.entitled)
    at = number(out, at, s.chosen)
    at = number(out, at, s.throwing)
    at = number(out, at, s.thrown)
    total = 0
    for die in range(s.thrown):
        total += int(s.dice[die])
    return number(out, at, total)


@rule
def sombreros(box: Box, s: State, seat: int, out: Counts, at: int) -> int:
    """From `space` to `turn`."""
    each = int(box.sombreros[s.seats])
    for place in range(s.seats):
        first = seat_seen(s, seat, place) * each
        for mine in range(each):
            piece = at + place * EACH + mine
            out[piece] = s.space[first + mine]
            out[piece + PIECES] = s.arrival[first + mine]
            out[piece + 2 * PIECES] = s.waiting[first + mine]
            out[piece + 3 * PIECES] = s.turn == first + mine
    return at + 4 * PIECES


@rule
def tokens(box: Box, s: State, seat: int, out: Counts, at: int) -> int:
    """From `ambush` to `fresh`."""
    each = int(box.tokens[s.seats])
    for place in range(s.seats):
        first = seat_seen(s, seat, place) * each
        for mine in range(each):
            piece = at + place * EACH + mine
            out[piece] = s.ambush[first + mine]
            out[piece + PIECES] = s.fresh[first + mine]
    return at + 2 * PIECES


@rule
def seats(s: State, seat: int, out: Counts, at: int) -> int:
    """From `placing` to `broke`."""
    for turn in range(s.seats):
        if s.order[turn] != NOBODY:
            out[at + place_seen(s, seat, s.order[turn])] = turn + 1
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        out[at + SEATS + place] = s.silver[other]
        out[at + 2 * SEATS + place] = s.offer[other]
        out[at + 3 * SEATS + place] = s.broke[other]
    return at + 4 * SEATS


# At a glance


@rule
def glance(box: Box, s: State, seat: int, out: Counts, at: int) -> None:
    """Who stands and owns how much, and where dice lead: from `stakes` on."""
    at = purses(box, s, seat, out, at)
    at = standing(box, s, seat, out, at)
    if s.phase == WINDOW or s.phase == DICE_CHOICE:
        most = min(THROWS, int(s.entitled))
        for dice in range(1, most + 1):
            out[at + dice - 1] = min(OFFERS, rules.price(box, s, dice))
        throws(box, s, 1, most, out, at + THROWS)
    elif s.phase == ASKING or s.phase == ANSWER:
        throws(box, s, int(s.chosen), int(s.chosen) + 1, out, at + THROWS + THROWS)
    spaces(box, s, seat, out, at + THROWS + 6 * WAYS)


# Silver


@rule
def purses(box: Box, s: State, seat: int, out: Counts, at: int) -> int:
    """From `stakes` to `turn_sombreros`."""
    race, pot = max(1, int(s.race)), stakes(box, s)
    out[at] = min(OFFERS, pot)
    out[at + 1] = min(OFFERS, pot // race)
    for place in range(s.seats):
        other = seat_seen(s, seat, place)
        mine = out[at + 2 + place : at + 2 + 4 * SEATS]
        mine[0] = int(s.silver[other]) // race
        richest(s, other, mine)
        mine[3 * SEATS] = s.offer[place]
    at += 2 + 4 * SEATS
    if s.turn != NOBODY:
        on_turn(box, s, out, at)
    return at + 5


@rule
def on_turn(box: Box, s: State, out: Counts, at: int) -> None:
    """From `bid` to `turn_sombreros`."""
    player, each = rules.mover(box, s), int(box.sombreros[s.seats])
    silver, best = int(s.silver[player]), 0
    for other in range(s.seats):
        out[at] = max(int(out[at]), int(s.offer[other]))
        best = max(best, int(s.silver[other]) if other != player else 0)
    out[at + 1] = silver
    out[at + 2] = silver - best
    out[at + 3] = max(-OFFERS, silver - rules.arrival_due(box, s))
    for hat in range(player * each, player * each + each):
        out[at + 4] += s.space[hat] > 0


@rule
def richest(s: State, seat: int, mine: Counts) -> None:
    """`lead` and `richer`."""
    best, count, silver = 0, 0, int(s.silver[seat])
    for other in range(s.seats):
        theirs = int(s.silver[other])
        count += theirs > silver
        if other != seat:
            best = max(best, theirs)
    mine[SEATS] = silver - best
    mine[2 * SEATS] = count


# Sombreros


@rule
def standing(box: Box, s: State, seat: int, out: Counts, at: int) -> int:
    """From `players` to `leaves`: a player's sombreros are alike, so the foremost comes first."""
    each = int(box.sombreros[s.seats])
    for place in range(s.seats):
        first = seat_seen(s, seat, place) * each
        last = first + each - 1
        front, back = (last, first) if s.space[last] > s.space[first] else (first, last)
        if s.space[front] > 0:
            out[at] += 1
            sombrero(box, s, front, out, at + 1 + place * EACH)
        if s.space[back] > 0 and back != front:
            sombrero(box, s, back, out, at + 2 + place * EACH)
    return at + 1 + 6 * PIECES


@rule
def sombrero(box: Box, s: State, hat: int, out: Counts, at: int) -> None:
    space, dice = int(s.space[hat]), 1 + rules.sombreros_ahead(box, s, s.space[hat])
    mine = int(box.route) + 1 - space
    gap, behind, before = mine, 0, int(s.turn != NOBODY)
    for other in range(rules.in_play(box, s)):
        there = int(s.space[other])
        gap = min(gap, there - space if there > space else gap)
        behind = max(behind, there if there < space else 0)
        before += int(s.waiting[other]) * (there > space)
    room = out[at : at + 5 * PIECES + 1]
    room[0] = mine
    room[PIECES] = dice - 1
    room[2 * PIECES] = gap
    room[3 * PIECES] = space - behind if behind > 0 else 0
    room[4 * PIECES] = s.waiting[hat] * (before + 1) + (s.turn == hat)
    room[5 * PIECES] = PASSES[dice, mine]


# Dice


@rule
def throws(box: Box, s: State, fewest: int, most: int, out: Counts, at: int) -> None:
    """From `arrives` to `stays`: what dice do to the sombrero on turn, without what comes after."""
    space, player, each = int(s.space[s.turn]), rules.mover(box, s), int(box.sombreros[s.seats])
    free = ROUTE
    for seat in range(s.seats):
        for hat in range(seat * each, seat * each + each):
            there = int(s.space[hat])
            if seat != player and there > 0:
                free = min(free, max(0, there - space))
            if there > space:
                lands(fewest, most, there - space, 1, out, at + (2 * WAYS if seat == player else WAYS))
                if seat != player:
                    passes(fewest, most, there - space, out, at + 4 * WAYS)
    for token in range(s.seats * box.tokens[s.seats]):
        there = int(s.ambush[token])
        if there > space:
            lands(fewest, most, there - space, int(box.ambush_dice[there]), out, at + 3 * WAYS)
    for dice in range(fewest, most + 1):
        column = out[at + dice - fewest : at + 6 * WAYS]
        column[0] = PASSES[dice, int(box.route) + 1 - space]
        column[5 * WAYS] = THOUSAND - PASSES[dice, free]


@rule
def lands(fewest: int, most: int, away: int, weight: int, out: Counts, at: int) -> None:
    """How likely each number of dice leads there."""
    room = out[at : at + WAYS]
    for dice in range(fewest, most + 1):
        room[dice - fewest] += weight * LANDS[dice, away]


@rule
def passes(fewest: int, most: int, away: int, out: Counts, at: int) -> None:
    """How likely each leads beyond it."""
    room = out[at : at + WAYS]
    for dice in range(fewest, most + 1):
        room[dice - fewest] += PASSES[dice, away + 1]


# Spaces


@rule
def spaces(box: Box, s: State, seat: int, out: Counts, at: int) -> None:
    """From `taken` on."""
    each, window = int(box.sombreros[s.seats]), s.phase == PREPARING or s.phase == WINDOW
    for player in range(s.seats):
        for hat in range(player * each, player * each + each):
            space = int(s.space[hat])
            if space > 0 and player != seat:
                out[at + space - 1] = 1
            if space > 0 and window:
                landings(box, s, space, out, at + (2 * ROUTE if player == seat else ROUTE))


@rule
def landings(box: Box, s: State, start: int, out: Counts, at: int) -> None:
    """Where all its dice bring a sombrero."""
    dice = 1 + rules.sombreros_ahead(box, s, start)
    for space in range(start + 1, min(int(box.route), start + dice * (int(box.faces) - 1)) + 1):
        out[at + space - 1] += LANDS[dice, space - start]
