"""Rows written eight numbers at a time, in the CPU's native code.

A row is too short for LLVM to turn its loop into vectors, and number by number the rows took half the time of
an observation. Of a row that is no multiple of eight, the last eight overlap those before.
"""

from typing import Any

from tertulia.core.contract import Counts
from tertulia.core.engine import NATIVE, rule

EIGHT = 8


def eight_at(context: Any, builder: Any, kind: Any, array: Any, place: Any) -> Any:
    """The address of eight numbers of an array."""
    numbers = ir.VectorType(context.get_value_type(kind.dtype), EIGHT)
    first = builder.gep(context.make_array(kind)(context, builder, array).data, [place])
    return builder.bitcast(first, numbers.as_pointer())


def loaded(context: Any, builder: Any, kind: Any, array: Any, place: Any, wide: Any) -> Any:
    numbers = builder.load(eight_at(context, builder, kind, array, place), align=kind.dtype.bitwidth // 8)
    return builder.sext(numbers, wide)


def copied(_: Any, room: Any, place: Any, values: Any) -> Any:
    """From `place` on: room = values."""

    def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        target = eight_at(context, builder, room, given[0], given[1])
        numbers = loaded(context, builder, values, given[2], given[1], target.type.pointee)
        builder.store(numbers, target, align=room.dtype.bitwidth // 8)
        return context.get_dummy_value()

    return types.void(room, place, values), write


def summed(_: Any, room: Any, place: Any, some: Any, more: Any, less: Any) -> Any:
    """From `place` on: room = some + more - less."""

    def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        target = eight_at(context, builder, room, given[0], given[1])
        heaps = zip((some, more, less), given[2:], strict=True)
        plus, also, minus = (
            loaded(context, builder, kind, heap, given[1], target.type.pointee) for kind, heap in heaps
        )
        builder.store(builder.sub(builder.add(plus, also), minus), target, align=room.dtype.bitwidth // 8)
        return context.get_dummy_value()

    return types.void(room, place, some, more, less), write


if NATIVE:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    copy_eight: Any = intrinsic(copied)
    sum_eight: Any = intrinsic(summed)


def row(out: Counts, at: int, values: Counts) -> int:
    room = out[at : at + len(values)]
    last = last_eight(values)
    for place in range(0, last, EIGHT):
        copy_eight(room, place, values)
    copy_eight(room, last, values)
    return at + len(values)


def row_of(out: Counts, at: int, some: Counts, more: Counts, less: Counts) -> int:
    room = out[at : at + len(some)]
    last = last_eight(some)
    for place in range(0, last, EIGHT):
        sum_eight(room, place, some, more, less)
    sum_eight(room, last, some, more, less)
    return at + len(some)


@rule
def last_eight(values: Counts) -> int:
    """Where they begin. A loop for fewer would make a row too long to be compiled in place."""
    if len(values) < EIGHT:
        raise ValueError("fewer than eight numbers are no row")
    return len(values) - EIGHT
