"""Analyses over HTTP: as much as is ready, the rest while somebody asks, and never in the way of play."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

import tertulia
from tertulia.bots import analysis, matches
from tertulia.bots.analysis import Decision, Judgement
from tertulia.bots.search import Budget
from tertulia.server import analyses
from tertulia.server.bot_processes import Minds
from tertulia.server.bot_queue import Asker

if TYPE_CHECKING:
    from tests.server.conftest import Server


def record(key: str = "pamplona", seed: int = 3) -> dict[str, Any]:
    return matches.play(tertulia.game(key).start(2, seed=seed), ["easy", "medium"], seed).record()


async def quick(self: Minds, decision: Decision, asker: Asker) -> Judgement:
    """Judged at once, in the server's own process."""
    return analysis.judge(decision, Budget(iterations=20))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Minds, "judge", quick)


def whole(ask: Callable[[], Any]) -> dict[str, Any]:
    """Ask until everything is ready."""
    deadline = time.monotonic() + 60
    while True:
        answer = ask()
        assert answer.status == 200, answer.body
        body: dict[str, Any] = answer.body
        if len(body["decisions"]) == body["of"]:
            return body
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_record_is_judged_decision_by_decision(server: "Server", hurried: None) -> None:
    sent = record()
    first = server.post("/api/analysis", sent)
    assert first.status == 200
    assert len(first.body["decisions"]) < first.body["of"]
    assert first.body["mistakes"] == first.body["turns"] == []
    found = whole(lambda: server.post("/api/analysis", sent))
    assert found["of"] == first.body["of"] > 20
    events = [one["event"] for one in found["decisions"]]
    assert events == sorted(set(events))
    for one in found["decisions"]:
        assert sum(one["chances"]) == pytest.approx(1, abs=0.01)
        assert one["loss"] >= 0
    losses = [found["decisions"][place]["loss"] for place in found["mistakes"]]
    assert losses == sorted(losses, reverse=True)
    assert sum(found["end"]) == 1


def test_a_finished_table_is_analysed_and_an_unfinished_one_is_not(
    server: "Server", hurried: None, play: Callable[..., int]
) -> None:
    sitting = server.table("pamplona", people=1, bots=1)
    path = f"/api/tables/{sitting.id}/analysis"
    assert server.get(path).status == 409
    play(server.everybody(sitting), lambda legal: legal[0])
    found = whole(lambda: server.get(path))
    assert found["players"] == ["Person 0", "random"]
    assert found["of"] > 10


def test_what_was_thought_once_is_kept(
    server: "Server", hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = record(seed=4)
    found = whole(lambda: server.post("/api/analysis", sent))

    async def never(self: Minds, decision: Decision, asker: Asker) -> Judgement:
        raise AssertionError("thought about twice")

    monkeypatch.setattr(Minds, "judge", never)
    assert server.post("/api/analysis", sent).body == found


def test_only_the_latest_are_kept(
    serve: Callable[..., "Server"], hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEPT", 2)
    server = serve()
    for seed in (5, 6, 7):
        whole(lambda: server.post("/api/analysis", record(seed=seed)))  # noqa: B023
    assert len(server.app.state.analyses.jobs) == 2


def test_nobody_thinks_on_when_nobody_asks(
    serve: Callable[..., "Server"], hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "PATIENCE_SECONDS", -1.0)
    server, sent = serve(), record(seed=8)
    server.post("/api/analysis", sent)
    (job,) = server.app.state.analyses.jobs.values()
    server.wait(lambda: not job.busy)
    assert job.judged == []
    monkeypatch.setattr(analyses, "PATIENCE_SECONDS", 60.0)
    assert whole(lambda: server.post("/api/analysis", sent))["of"] == len(job.decisions)


def test_too_many_at_once_are_told_to_wait(
    serve: Callable[..., "Server"], hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "WAITING", 0)
    refused = serve().post("/api/analysis", record(seed=9))
    assert (refused.status, refused.body["code"]) == (429, "too_fast")


def test_a_failure_is_told_and_tried_again(
    serve: Callable[..., "Server"], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Minds, decision: Decision, asker: Asker) -> Judgement:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Minds, "judge", broken)
    server, sent = serve(), record(seed=10)
    server.post("/api/analysis", sent)
    (job,) = server.app.state.analyses.jobs.values()
    server.wait(lambda: not job.busy)
    refused = server.post("/api/analysis", sent)
    assert (refused.status, refused.body["code"]) == (503, "server_error")
    monkeypatch.setattr(Minds, "judge", quick)
    assert whole(lambda: server.post("/api/analysis", sent))["of"] > 0


def test_a_record_that_does_not_replay_is_refused(server: "Server") -> None:
    broken = {**record(seed=11), "events": ["first 0", "nonsense"], "outcome": None}
    refused = server.post("/api/analysis", broken)
    assert (refused.status, refused.body["code"]) == (400, "bad_request")


def test_it_is_thought_about_in_processes_of_the_bots(server: "Server") -> None:
    sent = {**record(seed=12), "outcome": None}
    sent["events"] = sent["events"][:20]
    found = whole(lambda: server.post("/api/analysis", sent))
    assert 0 < len(found["decisions"]) == found["of"]
    assert found["end"] is None
