"""Logs for operators: one JSON object a line on stderr. Never a token, a secret or a line of chat."""

import json
import logging
import sys
from datetime import UTC, datetime

ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "color_message"}

EVERYDAY = {
    "ASGI callable returned without completing handshake.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
}

_encode = json.JSONEncoder(ensure_ascii=False, default=str).encode


class JsonLines(logging.Formatter):
    """What happened, when, and whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in ORDINARY},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return _encode(line)


def unusual(record: logging.LogRecord) -> bool:
    """Not what uvicorn says of any stranger who sends what is no request, as often as they like. And it takes
    every WebSocket that was answered by a plain 403 or 429 for a mistake of ours."""
    return record.getMessage() not in EVERYDAY


def configure() -> None:
    """For machines all of it; for somebody who looks on, only what went wrong, in words."""
    watched = sys.stderr.isatty()
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line names them
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("tertulia: %(message)s") if watched else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(unusual)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # what it warns of, it raises as well
    logging.getLogger("tertulia").setLevel(logging.WARNING if watched else logging.INFO)
