"""Names and lines of chat that nobody could see are refused; those of any language are not."""

import sys
import unicodedata
from typing import TYPE_CHECKING

import pytest

from tertulia.server.names import checked_line, checked_name, clean, readable
from tertulia.server.refusals import Refusal

if TYPE_CHECKING:
    from tests.server.conftest import Server

INVISIBLE = {
    "a filler of Hangul": "\u3164",
    "its first half": "\u115f\u1160",
    "its narrow form": "\uffa0",
    "Braille without dots": "\u2800\u2800",
    "where an object stood": "\ufffc",
    "the head of no note": "\U0001d159",
    "forty marks and no letter": "\u0301" * 40,
    "marks that show nothing": "\u034f\ufe0f",
    "spaces without width": "\u200b\u2060\ufeff",
    "spaces of many kinds": "\u00a0\u2003\u3000",
    "the order of writing turned": "\u202e\u2066",
}
VISIBLE = [
    "Ana",
    "José",
    "Jose\u0301",
    "Łukasz",
    "Ngo\u0302\u0323",
    "한글",
    "さくら",
    "עִבְרִית",
    "हिन्दी",
    "བསྒྲུབས",
    "🎩",
    "♥",
    "7",
    "\ufffd",
    "␀␢",
]


@pytest.mark.parametrize("text", INVISIBLE.values(), ids=INVISIBLE)
def test_what_nobody_can_see_is_no_name_and_no_line(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        checked_name(text)
    assert caught.value.code == "bad_message"
    with pytest.raises(Refusal) as caught:
        checked_line(text, 500)
    assert caught.value.code == "chat_too_long"


@pytest.mark.parametrize("text", VISIBLE)
def test_names_of_any_language_stay_as_they_are(text: str) -> None:
    assert checked_name(text) == text
    assert checked_line(text, 500) == text


@pytest.mark.parametrize("between", ["", " ", "\u3164", "\u200b", "\u3164\u2800 "])
def test_a_letter_does_not_bury_its_neighbours(between: str) -> None:
    """Nor do marks that stand on nothing but a space."""
    with pytest.raises(Refusal):
        checked_name("Z" + between.join(["\u0335" * 6] * 3))
    assert checked_name("Z" + "\u0335" * 6) == "Z" + "\u0335" * 6


def test_every_letter_has_its_own_marks() -> None:
    assert checked_name(name := "Ngo\u0302\u0323 Ngo\u0302\u0323 " + "e\u0301" * 9) == name


def test_a_sign_that_unicode_calls_blank_is_one() -> None:
    """Whatever the Unicode of this Python knows: later ones have blanks of hieroglyphs."""
    for code in range(sys.maxunicode + 1):
        name = unicodedata.name(chr(code), "")
        if name.endswith((" BLANK", " FILLER")) and unicodedata.category(chr(code)) != "Po":
            assert not readable(clean(chr(code))), name


def test_what_shows_nothing_is_a_space_at_most() -> None:
    assert clean("\u3164Ana\u2800\u2800 B\u200b.\n") == "Ana B."


def test_the_server_refuses_them(server: "Server") -> None:
    sitting = server.table(people=1, bots=1)
    waiting = server.table(people=1, bots=1, begin=False)
    answer = server.post(f"/api/tables/{waiting.id}/seats", {"name": "\u3164"})
    assert (answer.status, answer.body["code"]) == (400, "bad_message")
    client = server.enter(sitting.id, sitting.tokens[0])
    assert client.ask("chat", seat=0, text="\u2800")["code"] == "chat_too_long"
