"""A template: many games at once.

The first half is about one lane: the CPU's loops in the second half and the GPU's kernels both call it.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core.bound import encoding, meta, rules, slow_actions, state
from tertulia.core.contract import CHANCE, OVER, Counts, Grid
from tertulia.core.dice import below
from tertulia.core.engine import rule
from tertulia.core.fields import Fields, field
from tertulia.core.templates import drive
from tertulia.core.winners import share_win, standing
from tertulia.envs.lanes import REWARDS, Gains, Seed, Shown, lane_of, state_words
from tertulia.envs.threads import released

SEATS = state.SEATS
STREAMS = rules.STREAMS
LINES, TIEBREAKS = len(meta.META.score_lines), len(meta.META.tiebreaks)
Shares = npt.NDArray[np.float32]
WIN, MARGIN, POINTS = range(len(REWARDS))
NEAR = 32  # lanes that fit a core's nearest cache together
HALF = 1 << 31  # a key is two numbers below this, so that they fit signed words


class Course(Fields):
    """What belongs to one game of a batch beside its state."""

    key: Counts = field("the seed of this episode", 2, kind=np.int32)
    drawn: Counts = field(
        "draws so far in each stream; the last stream is the players'", STREAMS + 1, kind=np.int32
    )
    episode: int = field("games that ended in this lane before", kind=np.int32)


class Allowed(Fields):
    """What the actor of one game may do: listed when it is shown, and drawn from when it is sampled."""

    count: int = field("how many actions", kind=np.int16)
    actions: Counts = field("which, in the order of `legal`", rules.ACTIONS, kind=np.int16)


class Note(Fields):
    """A row of the observations.

    A record and what is in it are handed on without a count of references, which the rows of an array have,
    and which all threads would write to.
    """

    numbers: Counts = field("what the actor knows", encoding.SIZE, kind=np.int16)


class Mask(Fields):
    """A row of the masks."""

    actions: Counts = field("1 for each that is allowed", rules.ACTIONS)


class Scratch(Fields):
    """Scratch paper of one thread, because nothing is allocated while games run."""

    legal: Counts = field("what is allowed now", rules.ACTIONS, kind=np.int16)
    weights: Counts = field("what can be drawn now", rules.OUTCOMES, kind=np.int32)
    scores: Grid = field("the lines of the scores", SEATS, LINES + TIEBREAKS, kind=np.int32)
    shares: Shares = field("each seat's share of the win", SEATS, kind=np.float32)


LANE = lane_of(state.State, Course)
STATE_WORDS = state_words(state.State)

# One lane


@rule
def renew(box: Any, lane: Any, seed: Seed, game: int) -> None:
    """Set up the next episode of a game: its chance follows from the seed, the game and the episode alone."""
    course, seats = lane.course, int(lane.state.seats)
    course.episode += 1
    for half in range(2):
        course.key[half] = below(seed, 2 * game + half, course.episode, HALF)
    for stream in range(STREAMS + 1):
        course.drawn[stream] = 0
    for word in range(STATE_WORDS):
        lane.words[word] = 0
    rules.setup(box, lane.state, seats)


@rule
def choice(box: Any, lanes: Any, place: int, legal: Counts) -> int:
    """A uniform player's action; the players' stream has one draw more."""
    return pick(lanes, place, legal, rules.legal(box, lanes[place].state, legal))


@rule
def pick(lanes: Any, place: int, legal: Counts, count: int) -> int:
    """One of the actions that are allowed, all equally likely."""
    return int(drive.uniform(lanes[place].course, legal, count))


@rule
def promptly(box: Any, lanes: Any, place: int, action: int) -> bool:
    """Let an action happen unless it is slow; whether then the next decision is due.

    If not, `step_lane` with the same action goes on from there.
    """
    s = lanes[place].state
    if slow_actions.slow(box, s, action):
        return False
    rules.apply(box, s, action)
    return bool(s.actor >= 0)


@rule
def step_lane(
    box: Any,
    lanes: Any,
    place: int,
    weights: Counts,
    seed: Seed,
    game: int,
    action: int,
    scores: Grid,
    shares: Shares,
    ended: Any,
) -> bool:
    """Let an action happen if one is due, and chance until a decision is; whether that ended a game.

    Then the shares of its win are written, its state is copied to `ended` (which may be the lanes), and the
    decision is the first of the next game. `apply` is called at one place because it is long when it is
    compiled in place.
    """
    lane = lanes[place]
    s, event, over = lane.state, action, False
    while True:
        if s.actor == OVER:
            over = True
            rules.scores(box, s, scores)
            share_win(scores, int(s.seats), LINES, TIEBREAKS, shares)
            for word in range(STATE_WORDS):
                ended[place].words[word] = lane.words[word]
            renew(box, lane, seed, game)
        if s.actor == CHANCE:
            event = drive.chance_event(box, s, lane.course, weights)
        rules.apply(box, s, event)
        if s.actor >= 0:
            return over


@rule
def score(scores: Grid, seat: int) -> int:
    """What the lines of a seat add up to."""
    return standing(scores, seat, LINES, 0)


@rule
def play_lane(
    box: Any,
    lanes: Any,
    place: int,
    legal: Counts,
    weights: Counts,
    seed: Seed,
    game: int,
    decisions: int,
) -> None:
    """So many decisions of uniform players, and on to where the next one is due."""
    lane = lanes[place]
    s, left = lane.state, decisions
    while left > 0 or s.actor < 0:
        if s.actor == OVER:
            renew(box, lane, seed, game)
        if s.actor == CHANCE:
            event = drive.chance_event(box, s, lane.course, weights)
        else:
            event = choice(box, lanes, place, legal)
            left -= 1
        rules.apply(box, s, event)


@rule
def look(box: Any, lanes: Any, place: int, legal: Counts, observation: Counts) -> int:
    """What the actor may do and what it knows; how many actions."""
    s = lanes[place].state
    encoding.observe(box, s, s.actor, observation)
    return rules.legal(box, s, legal)


@rule
def actor(lanes: Any, place: int) -> int:
    return int(lanes[place].state.actor)


@rule
def seat_all(lanes: Any, place: int, seats: int) -> None:
    """Say how many play, before the first episode."""
    lanes[place].state.seats = seats


@rule
def players(lanes: Any, place: int) -> int:
    return int(lanes[place].state.seats)


@rule
def tell_end(lanes: Any, place: int, scores: Grid, shares: Shares, rewards: Any, points: Any) -> None:
    """Write what a game that ended brought each seat."""
    for seat in range(lanes[place].state.seats):
        rewards[place, seat] = shares[seat]
        points[place, seat] = score(scores, seat)


@rule
def pay(
    box: Any,
    lanes: Any,
    place: int,
    kind: int,
    done: bool,
    points: Any,
    scores: Grid,
    held: Any,
    rewards: Any,
) -> None:
    """Other rewards than shares of the win: margins at an end, or points as they come."""
    s = lanes[place].state
    if kind == MARGIN:
        for seat in range(s.seats if done else 0):
            rewards[place, seat] = margin(points, place, seat, int(s.seats))
        return
    rules.scores(box, s, scores)  # of the next game, if one ended
    for seat in range(s.seats):
        now = score(scores, seat)
        rewards[place, seat] = (points[place, seat] if done else now) - held[place, seat]
        held[place, seat] = now


@rule
def margin(points: Any, place: int, seat: int, seats: int) -> int:
    """The own score less the best of the others."""
    best = int(points[place, (seat + 1) % seats])
    for step in range(2, seats):
        best = max(best, int(points[place, (seat + step) % seats]))
    return int(points[place, seat]) - best


@rule
def recall(box: Any, ended: Any, place: int, seat: int, observation: Counts) -> None:
    """What a seat knew at the end of the game that was copied there."""
    encoding.observe(box, ended[place].state, seat, observation)


# All lanes of a slice, on the CPU


@released
def show(boxes: Any, lanes: Any, first: int, last: int, shown: Shown) -> None:
    """Whose decision it is, what that seat knows, and what is allowed."""
    actors, notes, masks, allowed = shown
    for game in range(first, last):
        actors[game] = actor(lanes, game)
        allowed[game].count = look(boxes[0], lanes, game, allowed[game].actions, notes[game].numbers)
        mark(masks[game], allowed[game])


@rule
def mark(mask: Any, allowed: Any) -> None:
    for action in range(rules.ACTIONS):
        mask.actions[action] = 0
    for number in range(allowed.count):
        mask.actions[allowed.actions[number]] = 1


@released
def step(
    boxes: Any,
    lanes: Any,
    scratch: Any,
    seed: Seed,
    first: int,
    last: int,
    actions: npt.NDArray[np.int32],
    ended: Any,
    gains: Gains,
    shown: Shown,
) -> None:
    """One decision in every game; what it was worth, whether it ended the game, and what is seen then.

    Some games are played and then shown while their lanes are still in the core's nearest cache.
    """
    box, weights, scores, shares = boxes[0], scratch.weights, scratch.scores, scratch.shares
    rewards, dones, points = gains
    for start in range(first, last, NEAR):
        end = min(last, start + NEAR)
        for game in range(start, end):
            over = step_lane(box, lanes, game, weights, seed, game, actions[game], scores, shares, ended)
            dones[game] = over
            for seat in range(rewards.shape[1]):
                rewards[game, seat] = 0.0
                points[game, seat] = 0
            if over:
                tell_end(lanes, game, scores, shares, rewards, points)
        show(boxes, lanes, start, end, shown)


@released
def sample(lanes: Any, allowed: Any, first: int, last: int, actions: npt.NDArray[np.int32]) -> None:
    """A uniform player's action in every game, of those that were shown."""
    for game in range(first, last):
        actions[game] = pick(lanes, game, allowed[game].actions, allowed[game].count)


@released
def play(boxes: Any, lanes: Any, scratch: Any, seed: Seed, first: int, last: int, decisions: int) -> None:
    """So many decisions of uniform players in every game."""
    box, legal, weights = boxes[0], scratch.legal, scratch.weights
    for game in range(first, last):
        play_lane(box, lanes, game, legal, weights, seed, game, decisions)


@released
def pay_all(
    boxes: Any,
    lanes: Any,
    scratch: Any,
    first: int,
    last: int,
    kind: int,
    gains: Gains,
    held: npt.NDArray[np.int32],
) -> None:
    """Other rewards than shares of the win, in every game."""
    rewards, dones, points = gains
    for game in range(first, last):
        pay(boxes[0], lanes, game, kind, dones[game], points, scratch.scores, held, rewards)


@released
def recall_all(
    boxes: Any, ended: Any, first: int, last: int, dones: npt.NDArray[np.bool_], seats: int, notes: Any
) -> None:
    """What every seat knew at the end of each game that ended; `seats` notes for each game."""
    for game in range(first, last):
        if dones[game]:
            for seat in range(ended[game].state.seats):
                recall(boxes[0], ended, game, seat, notes[game * seats + seat].numbers)


@rule
def first_illegal(masks: npt.NDArray[np.bool_], actions: npt.NDArray[np.int32]) -> int:
    """The first game whose action is not allowed, or -1."""
    for game in range(len(actions)):
        action = actions[game]
        if action < 0 or action >= rules.ACTIONS or not masks[game, action]:
            return game
    return -1
