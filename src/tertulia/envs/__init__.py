"""The games for those who train and study: one at a time for Python loops, PettingZoo and Gymnasium,
and thousands at once on all cores or on a GPU.

Importing this registers them with PettingZoo and Gymnasium, where those are installed.
"""

from tertulia.envs.batch import Batch
from tertulia.envs.errors import MissingExtra
from tertulia.envs.registry import register
from tertulia.envs.table import Table

__all__ = ["Batch", "MissingExtra", "Table"]

register()
