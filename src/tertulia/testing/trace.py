"""Fingerprints of whole games, to compare engines."""

from hashlib import blake2b

from tertulia.core.chance import key_of
from tertulia.core.fields import blanks
from tertulia.core.game import Game


def trace(game: Game, seats: int, seed: int | str) -> str:
    """A hash over the state after every decision of one game of uniform players."""
    setup, drive = game.setup(seats, None, None), game.drive
    boxes, states, desks = setup.boxes, blanks(game.state_part.State, 1), blanks(drive.Desk, 1)
    desks[0].key[:] = key_of(seed)
    count = drive.begin(boxes, states, desks, seats)
    digest = blake2b(states.tobytes(), digest_size=8)
    while count:
        count = drive.advance(boxes, states, desks, drive.uniform(desks[0], desks[0].legal, count))
        digest.update(states.tobytes())
    return digest.hexdigest()
