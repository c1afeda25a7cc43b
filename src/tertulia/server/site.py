"""The pages, with the games that they carry, as a folder that any static web space serves, under any path."""

import hashlib
import json
import re
import shutil
from base64 import b64encode
from collections.abc import Iterator
from importlib.metadata import files
from pathlib import Path

from tertulia.core.errors import TertuliaError
from tertulia.server import manual, static
from tertulia.server.headers import POLICY

MARK = '<meta name="tertulia" content="static" />'
"""By this the pages know that there is no server: web/src/house.ts."""
WORKER = "sw.js"
OWN_FOLDERS = ("assets", "docs")
"""What an earlier site left in these goes away with it."""


class NotOurs(TertuliaError):
    """Somebody else's folder."""


class NotBuilt(TertuliaError):
    """A part of the site is missing."""


def write(out: Path) -> Iterator[Path]:
    """Write it and say of each file that it is there."""
    wanted = content()
    clear(out)
    for source, name in wanted:
        yield copy(source, out / name)
    index = out / "index.html"
    index.write_text(rooted_nowhere(index.read_text(encoding="utf-8")), encoding="utf-8")
    keep(out, "index.html")


def content() -> list[tuple[Path, str]]:
    """What is copied, and where to."""
    for folder, target in ((static.WEB, "web"), (manual.DOCS, "docs")):
        if not (folder / "index.html").is_file():
            raise NotBuilt(f'a part of the site is not built yet: build it with "make {target}"')
    pages = [(file, str(file.relative_to(static.WEB))) for file in below(static.WEB)]
    docs = [(file, f"docs/{file.relative_to(manual.DOCS)}") for file in below(manual.DOCS)]
    return [*pages, *docs, (licence(), "LICENSE.txt")]


def below(folder: Path) -> list[Path]:
    """Web spaces have pages of their own for what is not there, and pack what they send themselves."""
    found = (file for file in folder.rglob("*") if file.is_file())
    return sorted(file for file in found if file.name != "404.html" and file.suffix != static.PACKED)


def licence() -> Path:
    """That of the installed package; what the documentation brings along has others."""
    (found,) = (file for file in files("tertulia") or () if file.parts[-2:] == ("licenses", "LICENSE"))
    return Path(str(found.locate()))


def clear(out: Path) -> None:
    """An earlier site makes room; what others put beside it stays. Nothing else is touched."""
    index = out / "index.html"
    if out.exists() and any(out.iterdir()) and not (index.is_file() and MARK in index.read_text("utf-8")):
        raise NotOurs(f"{out} is not empty, and what is there is no earlier site: name another folder")
    for folder in OWN_FOLDERS:
        shutil.rmtree(out / folder, ignore_errors=True)


def copy(source: Path, target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copyfile(source, target))


def rooted_nowhere(page: str) -> str:
    """The page with addresses beside itself, the policy that a server would send, and our mark."""
    rules = [rule for rule in POLICY if not rule.startswith("frame-ancestors")]  # which only a header can say
    policy = f'<meta http-equiv="content-security-policy" content="{"; ".join(rules)}" />'
    page = re.sub(r'(href|src)="/', r'\1="./', page)
    return page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}\n    {MARK}', 1)


def keep(out: Path, name: str) -> None:
    """Let the service worker know that this file is not the one that the build listed in its first line."""
    before, build, after = re.split(
        r"(?<=const BUILD = )(\{.*\})", (out / WORKER).read_text("utf-8"), maxsplit=1
    )
    kept = json.loads(build)["files"] | {name: integrity((out / name).read_bytes())}
    build = json.dumps({"version": integrity(json.dumps(kept).encode()), "files": kept})
    (out / WORKER).write_text(f"{before}{build}{after}", encoding="utf-8")


def integrity(data: bytes) -> str:
    """As browsers check it."""
    return f"sha256-{b64encode(hashlib.sha256(data).digest()).decode()}"
