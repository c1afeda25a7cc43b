"""Tertulia beside its peers, in one run on one core: `make bench-peers`.

Uniform random play, counted in decisions. Each peer lives in an environment of its own in .peers/, because
some of them need versions of packages that others cannot use, and is driven as its users drive it.
"""

import argparse
import json
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

from chart import chart

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
HOME = ROOT / ".peers"
PEERS = {
    "openspiel": "open_spiel==2.0.2",
    "pgx": "pgx==2.6.0",
    "rlcard": "rlcard==1.2.0",
    "pettingzoo": "pettingzoo[classic]==1.27.0",
    "catanatron": "catanatron==3.2.1",
    "chess": "chess==1.11.2",
}
BASE = "OpenSpiel backgammon"


def python_of(peer: str) -> str:
    """The interpreter of a peer, which is installed if it is not there."""
    folder = HOME / peer
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (folder / "installed").exists():
        print(f"Installing {PEERS[peer]} into {folder.relative_to(ROOT)} ...", file=sys.stderr)
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PEERS[peer]], check=True)
        (folder / "installed").touch()
    return str(python)


def measured(name: str, python: str, arguments: list[str]) -> Iterator[tuple[str, float]]:
    print(f"Measuring {name} ...", file=sys.stderr)
    command = [python, str(HERE / f"play_{name}.py"), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            row = json.loads(line)
            yield row["name"], row["rate"]
    if process.returncode:
        raise SystemExit(f"{name} could not be measured")


def main() -> None:
    parser = argparse.ArgumentParser(description="Tertulia beside its peers, in one run on one core.")
    parser.add_argument("--seconds", default="1", help="CPU seconds a repeat")
    parser.add_argument("--repeats", default="3", help="the best one counts")
    parser.add_argument("--only", nargs="*", default=[*PEERS, "tertulia"], help="some of them")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--chart", type=Path, help="draw an SVG into this file")
    options = parser.parse_args()
    arguments = ["--seconds", options.seconds, "--repeats", options.repeats]
    rates: dict[str, float] = {}
    for name in options.only:
        python = sys.executable if name == "tertulia" else python_of(name)
        rates.update(measured(name, python, arguments))
    if options.chart:
        options.chart.write_text(chart(rates, "Decisions a second on one core"), encoding="utf-8")
    print(json.dumps(rates, indent=2) if options.json else table(rates))


def table(rates: dict[str, float]) -> str:
    base = rates.get(BASE)
    rows = sorted(rates.items(), key=lambda row: row[1])
    beside = [f"{rate / base:>9.2f} x {BASE}" if base else "" for _, rate in rows]
    return "\n".join(
        f"{name:<42} {rate:>14,.0f} decisions/s {times}"
        for (name, rate), times in zip(rows, beside, strict=True)
    )


if __name__ == "__main__":
    main()
