"""Fingerprints of whole games, to compare engines."""

from hashlib import blake2b

from tertulia.core.chance import key_of
from tertulia.core.contract import OVER
from tertulia.core.fields import blanks
from tertulia.core.game import Game


def trace(game: Game, seats: int, seed: int | str) -> str:
    """A hash over the state after every decision of one game of uniform players."""
    setup, rules, drive = game.setup(seats, None, None), game.rules, game.drive
    box, s, desk = setup.box, blanks(game.tables.State, 1)[0], blanks(drive.Desk, 1)[0]
    desk.key[:] = key_of(seed)
    rules.setup(box, s, seats)
    drive.settle(box, s, desk)
    digest = blake2b(s.tobytes(), digest_size=8)
    while s.actor != OVER:
        rules.apply(box, s, drive.uniform(box, s, desk))
        drive.settle(box, s, desk)
        digest.update(s.tobytes())
    return digest.hexdigest()
