"""The web client: its page, its files, what a browser may keep, and what nobody may fetch."""

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tertulia.games import game
from tertulia.server import static
from tests.server.conftest import LAVISH, Server

INDEX = b"<!doctype html><title>Tertulia</title><div id=app></div>"
SCRIPT = b"export const words = 'tertulia';\n" * 500
MODULE, PACKED = b"\0asm" * 1000, b"what the build made of it"
ICON = b'<svg xmlns="http://www.w3.org/2000/svg"/>'


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make web` would leave, with a secret beside it."""
    folder = tmp_path_factory.mktemp("site") / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "icon.svg").write_bytes(ICON)
    (folder / "assets" / "main-4f2a.js").write_bytes(SCRIPT)
    (folder / "assets" / "rules-77b0.wasm").write_bytes(MODULE)
    (folder / "assets" / "rules-77b0.wasm.br").write_bytes(PACKED)
    (folder.parent / "secret.txt").write_text("nobody's business")
    (folder / "assets" / "link.txt").symlink_to(folder.parent / "secret.txt")
    return folder


@pytest.fixture(scope="module")
def site(built: Path, tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Server]":
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static, "WEB", built)
        server = Server(tmp_path_factory.mktemp("server"), **LAVISH)
        yield server
        server.stop()


@pytest.fixture
def bare(serve: "Callable[..., Server]", tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Server":
    """A server whose client nobody has built."""
    monkeypatch.setattr(static, "WEB", tmp_path / "nothing")
    return serve()


KNOWN = [
    "/",
    "/new/caramba",
    "/table/uKYb-E9tfxTN",
    "/replay",
    "/replay/uKYb-E9tfxTN",
    "/rules/pamplona",
    "/learn",
    "/learn/pamplona",
    "/story",
    "/story/uKYb-E9tfxTN",
]
UNKNOWN = [
    "/nonsense",
    "/new",
    "/table/",
    "/table/a/b",
    "/rules/",
    "/replay/a/b",
    "/tables",
    "/apiary",
    "/wsx",
]


def test_every_page_of_the_client_is_the_one_page(site: "Server") -> None:
    for path in KNOWN:
        answer = site.get(path)
        assert (answer.status, answer.raw) == (200, INDEX), path
        assert answer.headers["content-type"].startswith("text/html")
        assert site.get(f"{path}?seat=1").status == 200


def test_an_address_that_nobody_knows_is_a_404_that_the_client_explains(site: "Server") -> None:
    for path in UNKNOWN:
        answer = site.get(path)
        assert (answer.status, answer.raw) == (404, INDEX), path
        assert answer.headers["cache-control"] == "no-cache"
        assert site.get(path, **{"if-none-match": site.get("/").headers["etag"]}).status == 404


def test_the_api_is_not_a_page(site: "Server") -> None:
    for path in ("/api/nonsense", "/api/", "/api/tables/x/nonsense"):
        answer = site.get(path)
        assert (answer.status, answer.raw) == (404, b"Not Found"), path
    assert site.get("/api/replay").status == 405
    assert site.call("PUT", "/api/tables").status == 405
    assert site.post("/").status == 404
    assert site.call("DELETE", "/table/x").status == 404
    assert site.get("/healthz").body == {"status": "ok"}


def test_the_page_is_asked_for_each_time_and_sent_only_when_it_has_changed(site: "Server") -> None:
    first = site.get("/")
    assert first.headers["cache-control"] == "no-cache"
    again = site.get("/table/x", **{"if-none-match": first.headers["etag"]})
    assert (again.status, again.raw) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    assert site.get("/", **{"if-none-match": '"another"'}).raw == INDEX


def test_assets_are_kept_for_ever(site: "Server") -> None:
    answer = site.get("/assets/main-4f2a.js")
    assert (answer.status, answer.raw) == (200, SCRIPT)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]
    missing = site.get("/assets/main-0000.js")
    assert (missing.status, missing.raw) == (404, b"Not Found")
    assert "cache-control" not in missing.headers


def test_other_files_lie_beside_the_page(site: "Server") -> None:
    icon = site.get("/icon.svg")
    assert (icon.raw, icon.headers["content-type"]) == (ICON, "image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"
    assert site.get("/favicon.ico").status == 404


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/assets/....//....//secret.txt",
        "/assets/..\\..\\secret.txt",
        "/assets/link.txt",
        "/assets/%00",
        "/assets",
        "/assets/" + "x" * 4000,
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/table/../../secret.txt",
        "/table/..%2f..%2fsecret.txt",
    ],
)
def test_nothing_outside_the_folder_is_served(site: "Server", path: str) -> None:
    answer = site.get(path)
    assert answer.status == 404
    assert b"business" not in answer.raw
    assert b"root:" not in answer.raw


def test_head_says_what_get_would(site: "Server") -> None:
    for path in ("/", "/assets/main-4f2a.js", "/nonsense"):
        head, whole = site.call("HEAD", path), site.get(path)
        assert (head.status, head.raw) == (whole.status, b"")
        assert head.headers["content-length"] == str(len(whole.raw))
        assert head.headers.get("etag") == whole.headers.get("etag")


def test_a_browser_loads_nothing_from_elsewhere_and_nothing_inline(site: "Server") -> None:
    for path in ("/", "/nonsense", "/assets/main-4f2a.js", "/api/games"):
        policy = site.get(path).headers["content-security-policy"].split("; ")
        assert policy == [
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' blob:",
            "connect-src 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ]


def test_long_answers_are_compressed_for_those_who_can_read_it(site: "Server") -> None:
    asset = site.get("/assets/main-4f2a.js", **{"accept-encoding": "br, gzip"})
    assert asset.headers["content-encoding"] == "gzip"
    assert len(asset.raw) < len(SCRIPT) / 10
    assert gzip.decompress(asset.raw) == SCRIPT
    assert "accept-encoding" in asset.headers["vary"].lower()
    assert "content-encoding" not in site.get("/assets/main-4f2a.js").headers
    assert "content-encoding" not in site.get("/", **{"accept-encoding": "gzip"}).headers  # too short to gain
    metrics = site.get("/metrics", **{"accept-encoding": "gzip"})
    assert b"tertulia_actions_total" in gzip.decompress(metrics.raw)


def test_what_the_build_has_packed_is_sent_to_those_who_read_brotli(site: "Server") -> None:
    path, wants = "/assets/rules-77b0.wasm", {"accept-encoding": "gzip, deflate, br, zstd"}
    answer = site.get(path, **wants)
    assert (answer.status, answer.raw) == (200, PACKED)
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["content-length"] == str(len(PACKED))
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "accept-encoding" in answer.headers["vary"].lower()
    head = site.call("HEAD", path, **wants)
    assert (head.headers["content-length"], head.headers["content-encoding"]) == (str(len(PACKED)), "br")
    part = site.get(path, range="bytes=0-3", **wants)
    assert (part.status, part.raw) == (206, PACKED[:4])
    assert site.get(path, **{"if-none-match": answer.headers["etag"]}, **wants).status == 304


def test_who_does_not_read_brotli_gets_the_same_otherwise(site: "Server") -> None:
    path = "/assets/rules-77b0.wasm"
    packed = site.get(path, **{"accept-encoding": "br"})
    for wanted in ("gzip", "gzip, br;q=0", "gzip, br;q=0.000", "brotli, gzip"):
        answer = site.get(path, **{"accept-encoding": wanted})
        assert answer.headers["content-encoding"] == "gzip", wanted
        assert gzip.decompress(answer.raw) == MODULE
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert answer.headers["etag"] != packed.headers["etag"]
    assert site.get(path, **{"accept-encoding": "gzip;q=0.5, br;q=0.9"}).raw == PACKED
    plain = site.get(path)
    assert (plain.raw, plain.headers.get("content-encoding")) == (MODULE, None)


def test_without_a_client_the_page_says_how_to_build_it(bare: "Server") -> None:
    for path, status in (("/", 200), ("/table/x", 200), ("/nonsense", 404)):
        answer = bare.get(path)
        assert answer.status == status
        assert b'Build it with "make web"' in answer.raw
        assert answer.headers["content-type"].startswith("text/plain")
    assert bare.get("/assets/main.js").raw == b"Not Found"
    assert bare.call("HEAD", "/").status == 200
    assert bare.get("/api/games").status == 200


def test_a_client_built_later_is_served_without_a_restart(bare: "Server", tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    (tmp_path / "nothing" / "index.html").write_bytes(INDEX)
    assert bare.get("/").raw == INDEX


def test_a_socket_finds_only_its_own_door(site: "Server") -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{site.port}/table/x")
    assert refused.value.response.status_code == 404


def test_the_games_say_which_bots_there_are_and_what_options_mean(site: "Server") -> None:
    for card in json.loads(site.get("/api/games").raw):
        assert "random" in card["bots"]
        for name in card["options"]:
            said = (game(card["key"]).words / "en.ftl").read_text(encoding="utf-8")
            assert f"\n{card['key']}-option-{name} = " in said
