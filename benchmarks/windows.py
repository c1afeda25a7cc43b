"""Python = the engine in a worker of real browsers: every event of matches between bots, and what each reads.

make engine
python benchmarks/windows.py [--matches 20] chromium-headless-shell firefox-esr
"""

import argparse
import shutil
from pathlib import Path

import tertulia
from tertulia.browser.matches import job, played
from tertulia.browser.windows import PAGES, answer

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "dist" / "engine"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("browsers", nargs="+")
    arguments.add_argument("--matches", type=int, default=20)
    given = arguments.parse_args()
    for page in PAGES:
        shutil.copyfile(ROOT / "web" / "dev" / page, ENGINE / page)
    for key in tertulia.games.OURS:
        game = tertulia.game(key)
        for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
            jobs = [job(game, seats, seed) for seed in range(given.matches)]
            told = [played(game, one)[1] for one in jobs]
            for browser in given.browsers:
                asked = {"key": key, "played": jobs, "read": []}
                said = answer(Path(shutil.which(browser) or browser), ENGINE, PAGES[0], asked)
                if said != {"played": told, "read": []}:
                    raise SystemExit(f"{key}, {seats} seats: Python and {browser} differ")
            events = sum(len(one["history"]) for one in told)
            print(f"{key}, {seats} seats: {given.matches} matches, {events} events, all equal", flush=True)


if __name__ == "__main__":
    main()
