"""The documentation at /docs: a folder of files, with the headers of everything else."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tertulia.server import manual

if TYPE_CHECKING:
    from tests.server.conftest import Server

INDEX, PAGE, LOST = b"<title>Docs</title>", b"<title>Bots</title>", b"<title>Lost</title>"


@pytest.fixture
def site(serve: "Callable[..., Server]", tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Server":
    folder = tmp_path / "docs"
    folder.mkdir()
    for name, text in (("index", INDEX), ("bots", PAGE), ("404", LOST)):
        (folder / f"{name}.html").write_bytes(text)
    (tmp_path / "secret.txt").write_text("nobody's business")
    monkeypatch.setattr(manual, "DOCS", folder)
    return serve()


def test_the_pages_are_served_and_asked_for_each_time(site: "Server") -> None:
    assert site.get("/docs").headers["location"].endswith("/docs/")
    for path, text in (("/docs/", INDEX), ("/docs/index.html", INDEX), ("/docs/bots.html", PAGE)):
        answer = site.get(path)
        assert (answer.status, answer.raw) == (200, text), path
        assert answer.headers["cache-control"] == "no-cache"
    again = site.get("/docs/bots.html", **{"if-none-match": answer.headers["etag"]})
    assert (again.status, again.raw) == (304, b"")


def test_a_page_that_is_not_there_is_a_404_of_the_site(site: "Server") -> None:
    for path in ("/docs/nonsense", "/docs/../secret.txt", "/docs/..%2fsecret.txt", "/docs//etc/passwd"):
        answer = site.get(path)
        assert answer.status == 404, path
        assert b"business" not in answer.raw
    assert site.get("/docs/nonsense").raw == LOST
    assert site.post("/docs/").status == 405


def test_the_policy_is_that_of_all_pages_and_two_things_more(site: "Server") -> None:
    usual, here = (site.get(path).headers["content-security-policy"] for path in ("/", "/docs/"))
    assert len(here.split("; ")) == len(usual.split("; "))
    more = set(here.replace(";", "").split()) - set(usual.replace(";", "").split())
    assert {word.split("-")[0] for word in more} == {"data:", "'sha256"}  # icons, the style of the search
    assert site.get("/docs/").headers["x-content-type-options"] == "nosniff"


def test_a_site_that_is_not_built_yet_says_how_and_is_served_once_it_is(
    serve: "Callable[..., Server]", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manual, "DOCS", tmp_path / "docs")
    bare = serve()
    assert bare.get("/docs/").status == 404
    assert b'"make docs"' in bare.get("/docs/").raw
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.html").write_bytes(INDEX)
    assert bare.get("/docs/").raw == INDEX
