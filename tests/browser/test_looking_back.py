"""Hints and analyses in JavaScript are those of Python, number by number."""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.bots import adviser, analysis
from tertulia.bots.advice import advise
from tertulia.bots.knowledge import Knowledge
from tertulia.bots.search import Budget
from tertulia.browser.matches import job, played
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.record import Record, begun, parse, retrace
from tertulia.core.stories import followed
from tertulia.server import discretion
from tertulia.server.replay import scores
from tests.browser.test_linking import NODE
from tests.environments import ROOT

DRIVER = ROOT / "web" / "dev" / "looking_back.js"
BUDGET = {"iterations": 150}
SELDOM = 13
"""Events between two hints: a rival changes the reason of few, and some of those are among these."""


def looked_back(game: Game, record: Record) -> Any:
    """What `web/dev/looking_back.js` says, said by Python."""
    match, decisions = analysis.of_record(record)
    judged = [analysis.judge(decision, Budget(**BUDGET)) for decision in decisions]
    end = analysis.shares(match)
    lines = analysis.lines(judged, end, len(record.events))
    moments = [moment(there) for there in retrace(begun(game, record), record.events)]
    views = [there.common() for there in retrace(begun(game, record), record.events)]
    found = {
        "judged": judged,
        "mistakes": analysis.mistakes(judged),
        "lines": [lines.get(seat, []) for seat in range(record.seats)],
        "turns": analysis.turns(lines),
        "end": end,
        "moments": moments,
        "usual": [advise(decisions[0].knowledge, "usual"), analysis.judge(decisions[0])],
        "followed": followed(game, views) if game.has("story") else [],
    }
    return json.loads(msgspec.json.encode(found))


def moment(match: Match) -> dict[str, Any]:
    count, decides = len(match.history), match.actor is not None and match.actor >= 0
    asked = decides and (count % SELDOM == 0 or discretion.forced(match))
    knowledge = Knowledge.of(match, count) if asked else None
    return {
        "scores": scores(match),
        "declined": count > 0 and discretion.declined(match, match.history[-1]),
        "answer": discretion.answer(match),
        "hints": knowledge and advise(knowledge, count, Budget(**BUDGET)),
    }


def node(folder: Path, record: Any, crowned: bool) -> Any:
    asked = {
        "folder": str(folder),
        "record": record,
        "budget": BUDGET,
        "seldom": SELDOM,
        "crowned": crowned,
    }
    said = subprocess.run([NODE, DRIVER], input=json.dumps(asked), capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    return json.loads(said.stdout)


@pytest.mark.parametrize("crowned", [True, False])
def test_hints_analyses_and_scores_are_those_of_python(
    built: tuple[Game, Path], crowned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a champion is fetched it advises; else the search thinks alone, as in games without one."""
    game, folder = built
    if not crowned:
        monkeypatch.setattr(adviser, "champion_file", lambda game: None)
    match, _ = played(game, job(game, 3, 2))
    whole = match.record()
    begun = {**whole, "events": whole["events"][:40], "outcome": None}
    found = looked_back(game, parse(whole))
    assert found["mistakes"]
    assert found["turns"]
    assert node(folder, whole, crowned) == found
    assert node(folder, begun, crowned) == looked_back(game, parse(begun))
