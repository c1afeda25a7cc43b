"""What takes long in Caramba! (Randolph): nothing stands out."""

from tertulia.core.engine import rule
from tertulia.games.sombreros.box import Box
from tertulia.games.sombreros.state import State


@rule
def lengthy(box: Box, s: State, action: int) -> bool:
    return False
