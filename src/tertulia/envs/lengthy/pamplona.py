"""What takes long in Viva Pamplona!: nothing stands out."""

from tertulia.core.engine import rule
from tertulia.games.pamplona.box import Box
from tertulia.games.pamplona.state import State


@rule
def lengthy(box: Box, s: State, action: int) -> bool:
    return False
