"""`tertulia games`: what can be played."""

import json
import sys
from typing import Any

import msgspec

from tertulia import GAMES, BrokenGame, game
from tertulia.cli.options import Json
from tertulia.games import REFUSED


def games(as_json: Json = False) -> None:
    """List the games, their seats, editions and options."""
    cards = []
    for key in GAMES:
        try:
            cards.append(card(key))
        except BrokenGame as error:  # somebody else's: all others can still be played
            print(error, file=sys.stderr)
    for sentence in REFUSED:
        print(sentence, file=sys.stderr)
    if as_json:
        print(json.dumps(cards, indent=2, ensure_ascii=False))
        return
    for entry in cards:
        print(f"{entry['key']}: {entry['title']}, by {entry['author']} ({game(entry['key']).meta.printed})")
        print(
            f"  {entry['min_seats']} to {entry['max_seats']} seats; editions: {', '.join(entry['editions'])}"
        )
        for name, option in entry["options"].items():
            print(f"  option {name}, {'on' if option['default'] else 'off'}: {option['meaning']}")


def card(key: str) -> dict[str, Any]:
    """A game's card, as data."""
    one = game(key)
    return {**msgspec.to_builtins(one.meta), "editions": one.editions}
