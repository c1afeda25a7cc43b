"""The rules, in the order of the rulebook. Numbers such as P9 are those of docs/pamplona.md."""

from tertulia.core.contract import CHANCE, NOBODY, OVER, Counts, Grid
from tertulia.core.engine import rule
from tertulia.games.pamplona.actions import (
    ACTIONS,
    MOVE,
    ONLY_A,
    ONLY_B,
    OUTCOMES,
    SHOVE_BACK,
    SHOVE_NOT,
    SHOVE_ON,
)
from tertulia.games.pamplona.edition import ARROW, ATTACK, CARDS, DECK, PEN, RUNNERS, SEATS, START, STEPS, Box
from tertulia.games.pamplona.state import (
    ALL_SEATED,
    BY_TORRO,
    DIE_A,
    DIE_B,
    EMPTY,
    END,
    FIRST,
    MOVED,
    ONE_DIE,
    ROLL_A,
    ROLL_B,
    SEATED,
    SHOVE,
    STAYED,
    TORRO,
    UNTHROWN,
    UNUSED,
    A,
    B,
    State,
)

__all__ = ["ACTIONS", "OUTCOMES", "STREAMS", "apply", "chance", "legal", "scores", "setup", "stream"]

NOWHERE = 0

STREAM_FIRST, STREAM_TORRO, STREAM_A = range(3)
STREAM_B = STREAM_A + SEATS
STREAMS = STREAM_B + SEATS


# A round


@rule
def setup(box: Box, s: State, seats: int) -> None:
    """All runners on the start space, Torro in the pen (P2); `s` is blank."""
    s.seats = seats
    s.rounds = 1
    s.first = NOBODY
    s.turn = NOBODY
    s.target = NOBODY
    s.dice[A] = UNTHROWN
    s.dice[B] = UNTHROWN
    for seat in range(seats):
        s.courage[seat] = box.start_courage
        for runner in range(RUNNERS):
            s.runners[seat, runner] = START
    shuffle_deck(box, s)
    s.phase = FIRST
    s.actor = CHANCE


@rule
def seat_first_player(box: Box, s: State, seat: int) -> None:
    """A random first player, the same in every round (P1)."""
    s.first = seat
    give_turn(box, s, seat)


@rule
def give_turn(box: Box, s: State, start: int) -> None:
    """Clockwise, to the next who has a runner in play (P1, P5); then the runner phase is over."""
    seat = start
    while seat != NOBODY and runners_in_play(box, s, seat) == 0:
        seat = next_in_round(s, seat)
    s.turn = seat
    if seat == NOBODY:
        end_runner_phase(box, s)
    else:
        s.phase = ROLL_A
        s.actor = CHANCE


@rule
def begin_next_round(box: Box, s: State) -> None:
    """The same first player again (P1), or the next one under `rotate_start`."""
    s.rounds += 1
    if box.rotate_start:
        s.first = left_of(s, s.first)
    give_turn(box, s, int(s.first))


# Runner turn


@rule
def throw(box: Box, s: State, die: int, face: int) -> None:
    """Both dice are thrown before anything is chosen (P3, P4)."""
    s.dice[die] = face
    if die == A:
        s.phase = ROLL_B
        return
    s.actor = s.turn
    s.phase = ONE_DIE if runners_in_play(box, s, s.turn) == 1 else DIE_A  # P5


@rule
def in_play(box: Box, space: int) -> bool:
    """Not seated and not standing in the arena (P5)."""
    return SEATED < space <= box.street


@rule
def runners_in_play(box: Box, s: State, seat: int) -> int:
    count = 0
    for runner in range(RUNNERS):
        if in_play(box, s.runners[seat, runner]):
            count += 1
    return count


@rule
def only_runner(box: Box, s: State) -> int:
    """The one runner in play (P5)."""
    for runner in range(RUNNERS):
        if in_play(box, s.runners[s.turn, runner]):
            return runner
    return NOBODY


@rule
def use_die(box: Box, s: State, runner: int, steps: int) -> None:
    """A runner takes a whole die; 0 uses it without moving (P3, P4)."""
    if steps > 0:
        s.used[runner] = MOVED
        move_runner(box, s, s.turn, runner, steps)
    else:
        s.used[runner] = STAYED
    if s.phase == DIE_A:
        s.phase = DIE_B
    else:
        settle_shoves(box, s)  # P5: of a single runner's dice the other one lapses


@rule
def end_turn(box: Box, s: State) -> None:
    s.dice[A] = UNTHROWN
    s.dice[B] = UNTHROWN
    for runner in range(RUNNERS):
        s.used[runner] = UNUSED
    s.target = NOBODY
    s.margin = 0
    give_turn(box, s, next_in_round(s, int(s.turn)))


# Special spaces


@rule
def move_runner(box: Box, s: State, seat: int, runner: int, steps: int) -> None:
    """Arriving on tomatoes is arriving before them (P8); arriving on a fear space costs courage (P7)."""
    space = box.rest[s.runners[seat, runner] + steps]
    s.runners[seat, runner] = space
    if box.fear[space]:
        pay(box, s, seat, int(box.fear_price))


# Shove


@rule
def settle_shoves(box: Box, s: State) -> None:
    """After the last die the smaller teams pay (P9), then each may be moved (P10)."""
    space = shove_space(box, s)
    if space == NOWHERE:
        end_turn(box, s)
        return
    for seat in range(s.seats):
        margin = shove_margin(s, seat, space)
        if margin > 0:
            pay(box, s, seat, margin)
            s.courage[s.turn] += margin
    ask_shove(box, s, space, left_of(s, s.turn))


@rule
def shove_space(box: Box, s: State) -> int:
    """The one street space where the turn's player may outnumber others (P9), or NOWHERE."""
    for runner in range(RUNNERS - 1):
        space = int(s.runners[s.turn, runner])
        if in_play(box, space) and count_on(s, s.turn, space) > 1:
            return space if arrival_on(box, s, space) else NOWHERE
    return NOWHERE


@rule
def arrival_on(box: Box, s: State, space: int) -> bool:
    """Under `shove_needs_arrival` a runner moved this turn must have come to stand there."""
    if not box.shove_needs_arrival:
        return True
    for runner in range(RUNNERS):
        if s.used[runner] == MOVED and s.runners[s.turn, runner] == space:
            return True
    return False


@rule
def count_on(s: State, seat: int, space: int) -> int:
    """Any number of runners may share a space (P6)."""
    count = 0
    for runner in range(RUNNERS):
        if s.runners[seat, runner] == space:
            count += 1
    return count


@rule
def shove_margin(s: State, seat: int, space: int) -> int:
    """By how many the turn's player outnumbers a team on the space; 0 if it does not (P9)."""
    theirs = count_on(s, seat, space)
    if theirs == 0:
        return 0
    return max(0, count_on(s, s.turn, space) - theirs)


@rule
def ask_shove(box: Box, s: State, space: int, start: int) -> None:
    """The next outnumbered team clockwise (P10). Only teams asked before have moved, so P11 holds."""
    seat = start
    while seat != s.turn:
        margin = shove_margin(s, seat, space)
        if margin > 0:
            s.phase = SHOVE
            s.target = seat
            s.margin = margin
            return
        seat = left_of(s, seat)
    end_turn(box, s)


@rule
def shove(box: Box, s: State, direction: int) -> None:
    """All the team's runners on the space, by the difference, in one direction or not at all (P10)."""
    space = shove_space(box, s)
    if direction != 0:
        for runner in range(RUNNERS):
            if s.runners[s.target, runner] == space:
                move_runner(box, s, s.target, runner, direction * s.margin)
    ask_shove(box, s, space, left_of(s, s.target))


# Seats


@rule
def end_runner_phase(box: Box, s: State) -> None:
    """Runners in the arena are seated (P12); with all seated the game ends (P13), else Torro acts."""
    seat_runners(box, s)
    if farthest_runner(s) == SEATED:
        end_game(s, ALL_SEATED)
    else:
        call_torro(box, s)


@rule
def seat_runners(box: Box, s: State) -> None:
    """The farthest space first, on the row after the highest used; the last row takes the rest (P12)."""
    space = farthest_runner(s)
    while space > box.street:
        row = min(highest_row(s) + 1, int(box.rows))
        for seat in range(s.seats):
            for runner in range(RUNNERS):
                if s.runners[seat, runner] == space:
                    s.runners[seat, runner] = SEATED
                    s.rows[seat, runner] = row
        space = farthest_runner(s)


@rule
def farthest_runner(s: State) -> int:
    """The farthest space with a runner, or SEATED."""
    farthest = SEATED
    for seat in range(s.seats):
        for runner in range(RUNNERS):
            farthest = max(farthest, int(s.runners[seat, runner]))
    return farthest


@rule
def highest_row(s: State) -> int:
    highest = 0
    for seat in range(s.seats):
        for runner in range(RUNNERS):
            highest = max(highest, int(s.rows[seat, runner]))
    return highest


# Torro


@rule
def call_torro(box: Box, s: State) -> None:
    """A card is due; an empty deck is shuffled again (P17)."""
    if deck_size(s) == 0:
        shuffle_deck(box, s)
    s.phase = TORRO
    s.actor = CHANCE


@rule
def deck_size(s: State) -> int:
    cards = 0
    for card in range(CARDS):
        cards += int(s.deck[card])
    return cards


@rule
def shuffle_deck(box: Box, s: State) -> None:
    for card in range(CARDS):
        s.deck[card] = box.deck[card]
    for place in range(DECK):
        s.discard[place] = EMPTY


@rule
def turn_card(box: Box, s: State, card: int) -> None:
    """The top card is turned: a number moves Torro, an attack does not (P14, P15)."""
    s.discard[box.cards - deck_size(s)] = card
    s.deck[card] -= 1
    if card == ATTACK:
        if s.torro == PEN:  # P16: until a number comes
            return
        attack(box, s)
    else:
        s.torro = box.rest[s.torro + card]  # P8
    if s.torro > box.street:  # P19
        end_game(s, BY_TORRO)
    else:
        begin_next_round(box, s)


@rule
def attack(box: Box, s: State) -> None:
    """Netted per player, with the bank (P15)."""
    for seat in range(s.seats):
        gain = attack_gain(box, s, seat)
        if gain < 0:
            pay(box, s, seat, -gain)
        else:
            s.courage[seat] += gain


@rule
def attack_gain(box: Box, s: State, seat: int) -> int:
    """What an attack gives a player: the sum of the unseated runners (P15)."""
    gain = 0
    for runner in range(RUNNERS):
        gain += runner_gain(box, s, int(s.runners[seat, runner]))
    return gain


@rule
def runner_gain(box: Box, s: State, space: int) -> int:
    """What an attack gives for a runner: near Torro more, behind him less, and nothing for one that sits."""
    if space >= s.torro:
        return int(box.reward[space - s.torro])
    return 0 if space == SEATED else -spaces_behind(box, s, space)


@rule
def spaces_behind(box: Box, s: State, space: int) -> int:
    """How far a runner is behind Torro (P15, P20); not at all on a fear space under `fear_shields`."""
    if box.fear_shields and box.fear[space]:
        return 0
    return max(0, int(s.torro) - space)


# Money and end


@rule
def pay(box: Box, s: State, seat: int, amount: int) -> None:
    """The smallest number of credits that meets the payment, if the chips do not (P18)."""
    chips = int(s.courage[seat])
    while chips < amount:
        chips += int(box.credit)
        s.credits[seat] += 1
    s.courage[seat] = chips - amount


@rule
def end_game(s: State, reason: int) -> None:
    s.phase = END
    s.actor = OVER
    s.reason = reason


@rule
def scores(box: Box, s: State, out: Grid) -> None:
    """Chips, credits to deduct, rows, and the penalty for those that Torro left behind (P20)."""
    for seat in range(s.seats):
        out[seat, 0] = s.courage[seat]
        out[seat, 1] = -int(s.credits[seat]) * int(box.credit)
        out[seat, 2] = 0
        out[seat, 3] = 0
        for runner in range(RUNNERS):
            space = int(s.runners[seat, runner])
            if space == SEATED:
                out[seat, 2] += s.rows[seat, runner]
            else:  # only where Torro ended the game
                out[seat, 3] -= spaces_behind(box, s, space)


# Clockwise


@rule
def left_of(s: State, seat: int) -> int:
    left = int(seat) + 1
    return 0 if left == s.seats else left


@rule
def next_in_round(s: State, seat: int) -> int:
    """The next seat clockwise, or NOBODY when it is the first player's turn again."""
    left = left_of(s, seat)
    return NOBODY if left == s.first else left


# What is allowed


@rule
def legal(box: Box, s: State, out: Counts) -> int:
    """Write the ids of the actor's actions; how many."""
    if s.phase == SHOVE:
        return legal_shove(box, s, out)
    if s.phase == ONE_DIE:
        count = list_steps(box, s.dice[A], ONLY_A, out, 0)
        return list_steps(box, s.dice[B], ONLY_B, out, count)
    return legal_move(box, s, out)


@rule
def legal_move(box: Box, s: State, out: Counts) -> int:
    """Each space with an unused runner in play, for die A, then for die B (P3)."""
    face = s.dice[s.phase - DIE_A]
    count = 0
    for runner in range(RUNNERS):
        if may_use_die(box, s, runner):
            count = list_steps(box, face, MOVE + runner * STEPS, out, count)
    return count


@rule
def may_use_die(box: Box, s: State, runner: int) -> bool:
    """An unused runner in play, and the first such on its space: they are all alike (P3)."""
    space = s.runners[s.turn, runner]
    if s.used[runner] or not in_play(box, space):
        return False
    for other in range(runner):
        if s.runners[s.turn, other] == space and not s.used[other]:
            return False
    return True


@rule
def list_steps(box: Box, face: int, first_id: int, out: Counts, count: int) -> int:
    fewest, most = fewest_steps(face), most_steps(box, face)
    for more in range(most - fewest + 1):
        out[count + more] = first_id + fewest + more
    return count + most - fewest + 1


@rule
def fewest_steps(face: int) -> int:
    """A number is compulsory, an arrow is any number from 0 (P4)."""
    return 0 if face == ARROW else int(face)


@rule
def most_steps(box: Box, face: int) -> int:
    return int(box.arrow if face == ARROW else face)


@rule
def legal_shove(box: Box, s: State, out: Counts) -> int:
    """Backward only if it stays on the street (P10)."""
    count = 0
    if shove_space(box, s) - s.margin >= START:
        out[count] = SHOVE_BACK
        count += 1
    out[count] = SHOVE_NOT
    out[count + 1] = SHOVE_ON
    return count + 2


# What can be drawn


@rule
def chance(box: Box, s: State, weights: Counts) -> int:
    """Write the weight of each outcome: seats, sides of a die, copies of a card; how many outcomes."""
    if s.phase == FIRST:
        for seat in range(s.seats):
            weights[seat] = 1
        return int(s.seats)
    if s.phase == TORRO:
        for card in range(CARDS):
            weights[card] = s.deck[card]
        return CARDS
    for face in range(STEPS):
        weights[face] = box.sides[s.phase - ROLL_A, face]
    return STEPS


@rule
def stream(box: Box, s: State) -> int:
    """Which dice or deck the next chance event comes from."""
    if s.phase == FIRST:
        return STREAM_FIRST
    if s.phase == TORRO:
        return STREAM_TORRO
    return (STREAM_A if s.phase == ROLL_A else STREAM_B) + s.turn


# What happens


@rule
def apply(box: Box, s: State, action: int) -> None:
    """Let an action or a chance event happen; it must be one that `legal` or `chance` named."""
    if s.actor == CHANCE:
        apply_chance(box, s, action)
    elif action < ONLY_A:
        use_die(box, s, (action - MOVE) // STEPS, (action - MOVE) % STEPS)
    elif action < SHOVE_BACK:
        use_die(box, s, only_runner(box, s), (action - ONLY_A) % STEPS)
    else:
        shove(box, s, action - SHOVE_NOT)


@rule
def apply_chance(box: Box, s: State, outcome: int) -> None:
    if s.phase == FIRST:
        seat_first_player(box, s, outcome)
    elif s.phase == TORRO:
        turn_card(box, s, outcome)
    else:
        throw(box, s, s.phase - ROLL_A, outcome)
