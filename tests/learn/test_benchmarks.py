"""What benchmarks with networks say can be checked by hand in tiny runs."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import tertulia

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def run(script: str, *wanted: object) -> str:
    command = [sys.executable, str(BENCHMARKS / script), *map(str, wanted)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_deviations_are_kept_and_searches_are_asked_about_them(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl.gz"
    tiny = ("--seats", 2, "--positions", 3, "--games", 4, "--actions", 3, "--lanes", 16)
    said = run("deviations.py", "pamplona", *tiny, "--keep", file)
    assert said.startswith("pamplona, 2 seats: 3 positions, 4 games for each action;")
    with gzip.open(file, "rt") as opened:
        kept = [json.loads(line) for line in opened]
    assert len(kept) == 3
    for line in kept:
        legal = {action.id for action in tertulia.game("pamplona").load(line["position"]).legal()}
        tried = [each["action"] for each in line["tried"]]
        assert line["tried"][0]["gain"] == 0  # the favourite beside itself
        assert 2 <= len(set(tried)) == len(tried) <= min(3, len(legal))
        assert legal.issuperset(tried)
    asked = run("lookahead.py", file, "--seconds", 0.01, "--seats", 2, "--processes", 1)
    assert "2 seats,     3 positions" in asked


def test_a_network_among_itself_wins_its_share(tmp_path: Path) -> None:
    champion = Path(tertulia.__file__).parent / "games" / "pamplona" / "champion.npz"
    said = run("duels.py", "pamplona", champion, champion, "--seats", 2, "--games", 64)
    told = json.loads(said.splitlines()[1])
    assert 0.4 < told["times"] < 1.6  # 4 deviations on either side
    assert told["games"] == 64


def test_judges_are_compared_by_what_their_favourites_win() -> None:
    judges, tiny = ("hard:20", "hard:0.02s", "champion:20+0.5"), ("--games", 8, "--decisions", 12)
    said = run("judges.py", "pamplona", "--judges", *judges, "--seats", 2, *tiny, "--processor")
    first, decisions, *rows = said.splitlines()
    assert first.startswith("pamplona, 2 seats: 12 decisions; they lost ")
    assert 15 < float(decisions.split()[0]) < 45  # thirty decisions, more or less
    assert [row.split()[0] for row in rows] == list(judges)
    assert "favourites gain +0.0000 ± 0.0000;" in rows[0]  # beside itself


def test_who_is_no_judge_is_told_what_judges_are() -> None:
    command = [sys.executable, str(BENCHMARKS / "judges.py"), "pamplona", "--judges", "medium"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert "medium is no judge: hard:1000, hard:10s or champion:300+0.5" in done.stderr
