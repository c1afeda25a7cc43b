"""Names and lines of chat that nobody could see are refused; those of any language are not."""

from typing import TYPE_CHECKING

import pytest

from tertulia.server.names import checked_line, checked_name, clean
from tertulia.server.refusals import Refusal

if TYPE_CHECKING:
    from tests.server.conftest import Server

INVISIBLE = {
    "a filler of Hangul": "\u3164",
    "its first half": "\u115f\u1160",
    "its narrow form": "\uffa0",
    "Braille without dots": "\u2800\u2800",
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


def test_a_letter_does_not_bury_its_neighbours() -> None:
    with pytest.raises(Refusal):
        checked_name("Z" + "\u0335" * 39)


def test_what_shows_nothing_is_a_space_at_most() -> None:
    assert clean("\u3164Ana\u2800\u2800 B\u200b.\n") == "Ana B."


def test_the_server_refuses_them(server: "Server") -> None:
    sitting = server.table(people=1, bots=1)
    waiting = server.table(people=1, bots=1, begin=False)
    answer = server.post(f"/api/tables/{waiting.id}/seats", {"name": "\u3164"})
    assert (answer.status, answer.body["code"]) == (400, "bad_message")
    client = server.enter(sitting.id, sitting.tokens[0])
    assert client.ask("chat", seat=0, text="\u2800")["code"] == "chat_too_long"
