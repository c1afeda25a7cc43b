"""A whole player: `python examples/bot.py http://127.0.0.1:8421/tables/ID` sits down at that table."""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def play(link: str) -> Any:
    """Take a free seat, and play any legal action whenever it is our turn; the outcome."""
    server, table = "/".join(link.split("/")[:3]), link.rstrip("/").rpartition("/")[2]
    seats, guest = f"{server}/api/tables/{table}/seats", json.dumps({"name": "thirty lines"})
    with urllib.request.urlopen(urllib.request.Request(seats, guest.encode(), method="POST")) as answer:
        token = json.load(answer)["token"]
    with connect(f"{server.replace('http', 'ws', 1)}/ws/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "tokens": [token]}))
        for message in map(json.loads, socket):
            if message["type"] == "state" and message["outcome"]:
                return message["outcome"]
            if message["type"] == "state" and message["legal"]:
                action, version = random.choice(message["legal"])["notation"], message["version"]
                act = {"type": "act", "id": str(version), "version": version, "seat": message["seat"]}
                socket.send(json.dumps({**act, "action": action}))


if __name__ == "__main__":
    print(play(sys.argv[1]))
