"""What a player sees, as OpenSpiel asks for it: tensors, and strings with and without memory."""

import json
from typing import Any

import msgspec
import numpy as np
import pyspiel

from tertulia.core.encoding import places
from tertulia.core.match import Match
from tertulia.core.parts import Encoding

SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER


class Observer:
    """`tensor` is the encoding of the game; `dict` has its parts by their names, which share its memory.

    The string with perfect recall is all events as the player knows them; the one without is the view.
    """

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        self.kind, self.encoding = kind, encoding
        self.numbers = np.zeros(self.encoding.SIZE, np.int16)
        self.tensor = np.zeros(self.encoding.SIZE, np.float32)
        self.dict = {part.name: self.tensor[where] for part, where in places(self.encoding.FIELDS)}

    def set_from(self, state: Any, player: int) -> None:
        table = state.table
        self.encoding.observe(table.setup.box, table.record, player, self.numbers)
        self.tensor[:] = self.numbers

    def string_from(self, state: Any, player: int) -> str:
        kind, table = self.kind, state.table
        private = kind.private_info == SINGLE
        if kind.perfect_recall:
            return f"{player if private else '-'}| {table.seen(player if private else None)}"
        match = Match(table.game, table.setup, table.states, None)
        seen = {
            **(msgspec.to_builtins(match.common()) if kind.public_info else {}),
            **(msgspec.to_builtins(match.own(player)) if private else {}),
        }
        return json.dumps(seen) if seen else ""
