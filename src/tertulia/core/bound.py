"""The parts of the game that a template is being bound to: see `tertulia.core.binding`."""

import sys
from inspect import get_annotations
from types import ModuleType
from typing import TYPE_CHECKING

from tertulia.core import parts
from tertulia.core.binding import bound_part

meta: parts.MetaModule
edition: parts.EditionModule
state: parts.StateModule
rules: parts.Rules
hidden: parts.Hidden
heuristics: parts.Heuristics
encoding: parts.Encoding
slow_actions: parts.SlowActions
study: parts.Study

if not TYPE_CHECKING:
    NAMED = get_annotations(sys.modules[__name__])

    def __getattr__(name: str) -> ModuleType:
        if name not in NAMED:
            raise AttributeError(name)
        return bound_part(name)
