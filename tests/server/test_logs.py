"""Logs for operators."""

import json
import logging
import sys

from tertulia.server.logs import JsonLines


def record(**extra: object) -> logging.LogRecord:
    return logging.getLogger("tertulia.server").makeRecord(
        "tertulia.server", logging.INFO, __file__, 1, "table %s", ("made",), None, extra=extra
    )


def test_a_line_is_json_with_whatever_was_given_along() -> None:
    line = json.loads(JsonLines().format(record(table="t", seats=2, odd={1})))
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "info", "event": "table made", "table": "t", "seats": 2, "odd": "{1}"}


def test_an_error_is_one_line_with_its_traceback() -> None:
    failed = record()
    try:
        raise ValueError("two\nlines")
    except ValueError:
        failed.exc_info = sys.exc_info()
    text = JsonLines().format(failed)
    assert "\n" not in text
    assert json.loads(text)["error"].endswith("ValueError: two\nlines")
