"""Native code without its dispatcher."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any


class Direct:
    """Native functions of a module for somebody who hands them arguments of the same types every time: from
    the second call on, Numba does not look at these again, which would take longer than most rules."""

    def __init__(self, module: Any, *names: str) -> None:
        for name in names:
            setattr(self, name, self._first(name, getattr(module, name)))

    def _first(self, name: str, function: Any) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            answer = function(*args)
            compiled = list(getattr(function, "overloads", {}).values())
            setattr(self, name, compiled[0].entry_point if len(compiled) == 1 else function)
            return answer

        return call

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Callable[..., Any]: ...
