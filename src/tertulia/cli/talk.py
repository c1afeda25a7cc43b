"""Lines for people, and questions that a line answers."""

import shutil
import sys
import textwrap


def tell(text: str = "") -> None:
    """Print it; on a terminal, long lines are broken between words."""
    if sys.stdout is not None and sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
        text = "\n".join(_wrapped(line, width) for line in text.split("\n"))
    print(text)


def ask(question: str) -> str | None:
    """The answer without needless blanks, or None at the end of input."""
    try:
        return " ".join(input(question).split())
    except KeyboardInterrupt:
        print()
        raise
    except (EOFError, RuntimeError):  # RuntimeError: there is no standard input at all
        print()
        return None


def _wrapped(line: str, width: int) -> str:
    return textwrap.fill(
        line, width, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
