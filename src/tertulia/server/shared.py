"""One task whose answer several wait for."""

import asyncio
from typing import Any, TypeVar

T = TypeVar("T")


async def answer_of(task: asyncio.Task[T]) -> T:
    """Who gives up leaves the others their answer. If all do, its failure is nobody's concern."""
    task.add_done_callback(_look_at)
    await asyncio.wait([task])
    return task.result()


def _look_at(task: asyncio.Task[Any]) -> None:
    """Else asyncio complains that nobody did."""
    if not task.cancelled():
        task.exception()
