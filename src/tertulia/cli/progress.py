"""Progress bars on stderr, so that data on stdout stays clean."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


@contextmanager
def bar(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar that is gone when the work is done; call the given function with each advance."""
    with _progress() as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.advance(task, done)


def stepwise(title: str, steps: Sequence[T]) -> Iterator[T]:
    """The steps behind a bar that is drawn between them alone: what they measure is left in peace."""
    with _progress(auto_refresh=False) as progress:
        task = progress.add_task(title, total=len(steps))
        for step in steps:
            progress.refresh()
            yield step
            progress.advance(task)


def _progress(auto_refresh: bool = True) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(
        *columns,
        console=console,
        auto_refresh=auto_refresh,
        transient=True,
        disable=not console.is_terminal,
    )
