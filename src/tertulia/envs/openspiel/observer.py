"""What a player sees, as OpenSpiel asks for it: tensors, and strings with and without memory."""

import json
from typing import Any

import numpy as np
import pyspiel

from tertulia.envs.encodings import encoding_of, places

SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER


class Observer:
    """`tensor` is the encoding of the game; `dict` has its parts by their names, which share its memory.

    The string with perfect recall is all events as the player knows them; the one without is the view.
    """

    def __init__(self, key: str, kind: Any) -> None:
        self.kind, self.encoding = kind, encoding_of(key)
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
        view = _view(table, player if private else None)
        if kind.public_info:
            return json.dumps(view)
        return json.dumps(view["you"]) if "you" in view else ""


def _view(table: Any, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = table.game.views.view(table.setup.edition, table.boxes, table.states, seat)
    return view
