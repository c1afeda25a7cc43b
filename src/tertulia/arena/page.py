"""One HTML file that opens without a network, in light and dark: what all reports have in common."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files


def page(title: str, parts: Iterable[str], lang: str = "en") -> str:
    style = files("tertulia.arena").joinpath("report.css").read_text(encoding="utf-8")
    return "\n".join(
        [
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{style}</style></head><body>",
            *parts,
            "</body></html>\n",
        ]
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The cells are HTML."""
    yield '<div class="wide"><table><tr>' + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"
    for row in rows:
        yield "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>"
    yield "</table></div>"
