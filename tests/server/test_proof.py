"""Provable dice: computed here by hand, with hashlib and hmac alone, as docs/protocol.md says."""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import tertulia
from tertulia.core import record as records
from tertulia.core.errors import RecordError
from tertulia.games import GAMES, game
from tertulia.server.proof import Provable, commitment, new_secret, verify
from tertulia.testing import random_play

SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
WORDS = ["olé", ""]


def by_hand(secret: str, words: list[str], stream: int, index: int, bound: int) -> int:
    digests = [hashlib.sha256(word.encode("utf-8")).digest() for word in words]
    key = hmac.new(bytes.fromhex(secret), b"".join(digests), hashlib.sha256).digest()
    for attempt in range(1000):
        label = b"%d/%d/%d" % (stream, index, attempt)
        number = int.from_bytes(hmac.new(key, label, hashlib.sha256).digest()[:8], "big")
        if number < (2**64 // bound) * bound:
            return number % bound
    raise AssertionError


@cache
def finished(key: str) -> str:
    """A record as the server gives it, in JSON."""
    *_, match = random_play(game(key), 3, "proof", chance=Provable(SECRET, WORDS))
    proof = {"commitment": commitment(SECRET), "entropy": WORDS, "secret": SECRET}
    return json.dumps({**match.record(), "players": ["Ana", "Bo", "Cleo"], "proof": proof})


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_secrets_are_32_bytes_and_never_the_same() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(bytes.fromhex(secret)) for secret in made} == {32}


@pytest.mark.parametrize("words", [[], ["olé"], ["a", "b"], ["ab"], ["b", "a"]])
@pytest.mark.parametrize("bound", [1, 2, 3, 6, 52, 1000, 2**63 + 1])
def test_draws_are_those_computed_by_hand(words: list[str], bound: int) -> None:
    source = Provable(SECRET, words)
    for stream in range(3):
        for index in range(5):
            assert source.below(stream, index, bound) == by_hand(SECRET, words, stream, index, bound)


def test_these_numbers_never_change() -> None:
    """A record verifies for ever: written down once."""
    source, dice = Provable(SECRET, WORDS), [2, 0, 1, 4, 1, 3, 2, 2, 2, 5]
    assert [source.below(0, index, 6) for index in range(10)] == dice
    assert [by_hand(SECRET, WORDS, 0, index, 6) for index in range(10)] == dice


def test_every_word_counts_and_so_does_their_order() -> None:
    def draws(*words: str) -> tuple[int, ...]:
        source = Provable(SECRET, words)
        return tuple(source.below(0, index, 1000) for index in range(4))

    assert len({draws(), draws(""), draws("a", "b"), draws("ab"), draws("b", "a"), draws("a", "b", "")}) == 6


def test_no_number_is_drawn_more_often_by_the_modulus() -> None:
    """Under a bound of two thirds of 2**64 a modulus without rejection would draw half of them twice."""
    source, bound = Provable(SECRET, []), 2**65 // 3
    low = sum(source.below(0, index, bound) < bound // 2 for index in range(4000))
    assert 1850 < low < 2150


def test_outcomes_are_drawn_in_proportion_to_their_weights() -> None:
    source, weights = Provable(SECRET, []), np.array([0, 3, 0, 1, 0])
    drawn = Counter(source.draw(7, index, weights) for index in range(4000))
    assert set(drawn) == {1, 3}
    assert 2880 < drawn[1] < 3120


@pytest.mark.parametrize("key", GAMES)
def test_every_chance_event_of_a_record_is_the_draw_of_its_stream_and_index(key: str) -> None:
    record = records.parse(finished(key))
    match = game(key).start(record.seats, chance=None)
    drawn: Counter[int] = Counter()
    for event in record.events:
        if match.actor == tertulia.CHANCE:
            stream = match.game.drive.stream(match.setup.boxes, match.states)
            options = match.legal()
            heap = [option for option in options for _ in range(option.weight or 0)]
            assert str(heap[by_hand(SECRET, WORDS, stream, drawn[stream], len(heap))]) == event
            drawn[stream] += 1
        match.play(event)
    assert verify(game(key), record) == drawn.total()


# Tampering


def moved(record: dict[str, Any]) -> None:
    """Another card was drawn, one that could have been."""
    match = tertulia.game(record["game"]).start(record["seats"], chance=None)
    for index, event in enumerate(record["events"]):
        others = [str(option) for option in match.legal() if str(option) != event]
        if match.actor == tertulia.CHANCE and index > 20 and others:
            record["events"][index], record["at"] = others[0], index
            return
        match.play(event)


def proof(**change: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record["proof"].update(change)


def first(record: dict[str, Any]) -> None:
    record["events"][0] = "first 0" if record["events"][0] != "first 0" else "first 1"


def flattered(record: dict[str, Any]) -> None:
    record["outcome"]["scores"][0] += 1


OTHER = "ff" * 32


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (first, "event 0: 'first .' is recorded, but the secret draws 'first .'"),
        (moved, "event AT: '.*' is recorded, but the secret draws '.*'"),
        (proof(secret=OTHER), "the published secret is not the one that was committed to"),
        (proof(commitment=commitment(OTHER)), "the published secret is not the one that was committed to"),
        (proof(secret=OTHER, commitment=commitment(OTHER)), r"event \d+: '.*' is recorded, but the secret"),
        (proof(entropy=["olé"]), r"event \d+: '.*' is recorded, but the secret draws"),
        (proof(entropy=["ole", ""]), r"event \d+: '.*' is recorded, but the secret draws"),
        (proof(secret="zz" * 32), "not a hexadecimal number"),
        (lambda record: record.update(proof=None), "carries no proof"),
        (flattered, "the recorded outcome is not what these events lead to"),
        (lambda record: record["events"].append("pass"), r"event \d+: 'pass' is not allowed now"),
        (lambda record: record.update(rules=99), "version 99"),
    ],
)
def test_a_tampered_record_is_caught_and_the_event_named(
    key: str, tamper: Callable[[dict[str, Any]], None], reason: str
) -> None:
    record = json.loads(finished(key))
    assert verify(game(key), records.parse(record)) > 10
    tamper(record)
    at = record.pop("at", None)
    with pytest.raises(RecordError, match=reason.replace("AT", str(at))) as error:
        verify(game(key), records.parse(record))
    if at is not None:
        assert error.value.event == at


@pytest.mark.parametrize("key", GAMES)
def test_a_record_that_breaks_off_among_chance_events_is_caught(key: str) -> None:
    record = json.loads(finished(key))
    history = tertulia.replay(record).history
    drawn = next(n for n, event in enumerate(history) if n and event.actor == tertulia.CHANCE)
    record.update(events=record["events"][:drawn], outcome=None)
    with pytest.raises(RecordError, match=f"event {drawn - 1}: events are missing after this one"):
        verify(game(key), records.parse(record))


@pytest.mark.parametrize("key", GAMES)
def test_a_record_with_a_proof_replays_like_any_other(key: str) -> None:
    record = json.loads(finished(key))
    assert tertulia.replay(record).outcome is not None
    with pytest.raises(RecordError, match="entropy"):
        tertulia.replay({**record, "proof": {"commitment": "", "secret": ""}})
