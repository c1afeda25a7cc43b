"""What stops a build."""

import re

from tertulia.core.errors import TertuliaError


class CannotBuild(TertuliaError):
    """Code that a browser could not run, or an object that is not as we know them."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{readable(where)}: {what}")


def readable(name: str) -> str:
    """Of a name as Numba writes it, with lengths before its words: the words."""
    words, left = [], name.removeprefix("_ZN")
    while left != name and (length := re.match(r"\d+", left)):
        end = length.end() + int(length[0])
        words.append(left[length.end() : end])
        left = left[end:]
    return ".".join(words) or name
