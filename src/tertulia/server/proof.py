"""Provable dice: every chance event follows from a secret that was committed to before the game.

The server draws 32 random bytes and publishes their SHA-256 when the table is made. Players may add words
of their own before the start. The key is HMAC-SHA256 of those words under the secret; event `index` of a
stream is HMAC-SHA256 under the key. After the n-th undo the key is that of branch n, so that nobody who saw
cards and dice before knows what comes now. At the end the secret is published, and anybody can compute it all
again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from tertulia.core.contract import CHANCE
from tertulia.core.errors import RecordError
from tertulia.core.game import Game
from tertulia.core.record import Proof, Record, begun, check_outcome, play_event


def new_secret() -> str:
    return secrets.token_hex(32)


@lru_cache(4096)  # every message to every viewer says it
def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Provable:
    """A chance source that anybody can check who knows the secret and the players' words."""

    def __init__(self, secret: str, entropy: Sequence[str], branch: int = 0) -> None:
        words = b"".join(hashlib.sha256(word.encode()).digest() for word in entropy)
        key = hmac.digest(bytes.fromhex(secret), words, "sha256")
        if branch:
            key = hmac.digest(key, f"branch/{branch}".encode(), "sha256")
        self._keyed = hmac.new(key, digestmod="sha256")  # has read the key: a copy need not read it again

    def draw(self, stream: int, index: int, weights: npt.NDArray[np.integer]) -> int:
        ways = weights.tolist()
        left = self.below(stream, index, sum(ways))
        for outcome, weight in enumerate(ways):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("a number below the total falls into one of the weights")

    def below(self, stream: int, index: int, bound: int) -> int:
        """Exactly uniform: 64-bit numbers past the last full cycle are drawn again."""
        attempt = 0
        while True:
            keyed = self._keyed.copy()
            keyed.update(f"{stream}/{index}/{attempt}".encode())
            number = int.from_bytes(keyed.digest()[:8], "big")
            if number < 2**64 - 2**64 % bound:
                return number % bound
            attempt += 1


def verify(game: Game, record: Record) -> int:
    """Play a record again with the dice of its proof; how many chance events it has. All of them must agree,
    or RecordError names the first that does not."""
    match, branches = begun(game, record), branches_of(record)
    match.chance = proven(record.proof)
    match.settle()
    for index, event in enumerate(record.events):
        if index == len(match.history):
            if index in branches:
                match.chance = proven(record.proof, branches[index])
            play_event(match, event, index)
        elif event != (drawn := str(match.history[index].action)):
            raise RecordError(f"{event!r} is recorded, but the secret draws {drawn!r}", index)
    if len(match.history) > len(record.events):
        raise RecordError("events are missing after this one", len(record.events) - 1)
    check_outcome(match, record)
    return sum(event.actor == CHANCE for event in match.history)


def branches_of(record: Record) -> dict[int, int]:
    """From which event on chance comes from which branch: each begins later than the one before."""
    branches = {branch.event: branch.number for branch in record.proof.branches} if record.proof else {}
    events, numbers = list(branches), list(branches.values())
    if events != sorted(events) or numbers != sorted(set(numbers)) or min(numbers, default=1) < 1:
        raise RecordError(f"the branches of the proof do not follow each other: {branches}")
    return branches


def proven(proof: Proof | None, branch: int = 0) -> Provable:
    """The source of chance that was committed to, if it is the one that was published."""
    if proof is None:
        raise RecordError("this record carries no proof of its dice")
    try:
        published = commitment(proof.secret)
    except ValueError:
        raise RecordError("the secret of the proof is not a hexadecimal number") from None
    if published != proof.commitment:
        raise RecordError("the published secret is not the one that was committed to")
    return Provable(proof.secret, proof.entropy, branch)
