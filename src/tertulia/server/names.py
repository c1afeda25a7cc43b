"""What people type, as others may see it: on one line, and never invisible."""

import re
import unicodedata

from tertulia.server.refusals import Refusal

NAME_LENGTH = 40
STACKED = 6
"""Marks on one letter. Tibetan and Hebrew need four or five; forty hide the lines above and below."""
BLANK = re.compile(r"\b(FILLER|BLANK|NULL NOTEHEAD)$|^OBJECT REPLACEMENT CHARACTER$")
"""Letters and signs by their category that show nothing. Unicode has no property for that, but it says so in
their names, which never change: fillers of Hangul, Braille without dots, the place of a picture."""
SHOWN = "LNPS"
"""Letters, numbers, punctuation, symbols. Marks alone have nothing to stand on."""


def clean(text: str) -> str:
    """On one line, without control characters; the rest is escaped where it is shown."""
    spaced = "".join(" " if _blank(char) else char for char in text)
    kept = "".join(char for char in spaced if char.isspace() or _category(char) != "C")
    return " ".join(kept.split())


def readable(text: str) -> bool:
    """Whether there is something to see, and no letter buries its neighbours under its marks."""
    return any(_category(char) in SHOWN for char in text) and most_marks(text) <= STACKED


def most_marks(text: str) -> int:
    """The most marks on one letter. A space has none of its own: those behind it lie on what is before it."""
    most = row = 0
    for char in text:
        if _category(char) == "M":
            row += 1
        elif _category(char) in SHOWN:
            row = 0
        most = max(most, row)
    return most


def checked_name(text: str) -> str:
    """A name that others can read, or the reason why it is none."""
    name = clean(text)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refusal("bad_message", f"a name has 1 to {NAME_LENGTH} characters")
    if not readable(name):
        raise Refusal("bad_message", "a name has letters that others can see")
    return name


def checked_line(text: str, limit: int) -> str:
    """A line of chat that others can read, or the reason why it is none."""
    line = clean(text)
    if not 1 <= len(line) <= limit:
        raise Refusal("chat_too_long", f"a line has 1 to {limit} characters")
    if not readable(line):
        raise Refusal("chat_too_long", "a line has something that others can see")
    return line


def _blank(char: str) -> bool:
    """Punctuation that fills gaps is a line or a dot."""
    return _category(char) in "LS" and BLANK.search(unicodedata.name(char, "")) is not None


def _category(char: str) -> str:
    return unicodedata.category(char)[0]
