"""An object file becomes a module: a linker for one object, in which nothing is unresolved.

LLVM's object is nearly a module: its indices and addresses are right already. It lacks exports, a memory and
a stack pointer of its own. What is for linkers alone goes, also the zeros that leave them room in numbers.
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
"""

from bisect import bisect
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tertulia.browser.binary import MAGIC, Reader, content, number, section, signed, vector
from tertulia.browser.errors import CannotBuild

CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA, DATA_COUNT = (
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    10,
    11,
    12,
)
KNOWN = {TYPE, IMPORT, FUNCTION, CODE, DATA, DATA_COUNT}
KNOWN_CUSTOM = {"linking", "reloc.CODE", "target_features", "producers"}
OF_FUNCTION, _, OF_MEMORY, OF_GLOBAL = range(4)
"""What an import or an export is."""
FOR_LINKERS = {"__linear_memory", "__stack_pointer"}
SYMBOLS, A_FUNCTION, SOME_DATA, A_GLOBAL = 8, 0, 1, 2
LOCAL, HIDDEN, UNDEFINED, NAMED = 0x02, 0x04, 0x10, 0x40
FUNCTION_INDEX, DATA_ADDRESS, DATA_CONSTANT, TYPE_INDEX, GLOBAL_INDEX = 0, 3, 4, 6, 7
RELOCATED = {
    FUNCTION_INDEX: False,
    DATA_ADDRESS: False,
    DATA_CONSTANT: True,
    TYPE_INDEX: False,
    GLOBAL_INDEX: False,
}
"""Which of them are signed."""
I32, CONSTANT, MUTABLE, I32_CONST, END = b"\x7f", b"\0", b"\1", b"\x41", b"\x0b"
PAGE, ALIGNED = 1 << 16, 16
STACK = 1 << 16
"""Bytes; a search of ours takes a few hundred."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A function that is called or defined."""

    name: str
    index: int
    exported: bool


class Relocation(NamedTuple):
    kind: int
    offset: int
    symbol: int


class Object:
    """The sections of an object file, all of them known ones."""

    def __init__(self, data: bytes) -> None:
        if not data.startswith(MAGIC):
            raise CannotBuild("the object", "is not WebAssembly of version 1")
        self.sections: dict[int, bytes] = {}
        self.custom: dict[str, bytes] = {}
        reader = Reader(data, len(MAGIC))
        while reader.more:
            self._add(reader.byte(), reader.content())
        self.symbols = dict(symbols(self.custom["linking"]))
        self.foreign = list(foreign(self.sections.get(IMPORT, b"\0")))

    def _add(self, id: int, body: bytes) -> None:
        reader = Reader(body)
        name = reader.name() if id == CUSTOM else ""
        if id not in KNOWN and name not in KNOWN_CUSTOM:
            raise CannotBuild("the object", f"has an unknown section {name or id}")
        if id == CUSTOM:
            self.custom[name] = body[reader.at :]
        else:
            self.sections[id] = body

    @property
    def relocations(self) -> list[Relocation]:
        """The places in the code where a linker might write other numbers, in their order."""
        reader = Reader(self.custom.get("reloc.CODE", b"\0\0"))
        reader.number()  # of the section
        return [self._relocation(reader) for _ in range(reader.number())]

    def _relocation(self, reader: Reader) -> Relocation:
        found = Relocation(reader.byte(), reader.number(), reader.number())
        if found.kind not in RELOCATED:
            raise CannotBuild(self.function_at(found.offset), f"has an unknown relocation {found.kind}")
        if found.kind in (DATA_ADDRESS, DATA_CONSTANT):
            reader.signed()
        return found

    def function_at(self, offset: int) -> str:
        """The name of the function that has this place in the code."""
        starts = [start for start, _ in bodies(self.sections[CODE])]
        names = {symbol.index: symbol.name for symbol in self.symbols.values()}
        return names[len(self.foreign) + bisect(starts, offset) - 1]

    def caller_of(self, index: int) -> str:
        calls = (r for r in self.relocations if r.kind == FUNCTION_INDEX)
        return self.function_at(next(r.offset for r in calls if self.symbols[r.symbol].index == index))


def link(data: bytes) -> bytes:
    """A module of its own: it exports every global function of the object, and asks for nothing."""
    found = Object(data)
    for index, name in enumerate(found.foreign):
        raise CannotBuild(found.caller_of(index), f"calls {name}, which no browser has")
    top = -(-(data_end(found.sections.get(DATA, b"\0")) + STACK) // ALIGNED) * ALIGNED
    made = {id: body for id, body in found.sections.items() if id in (TYPE, FUNCTION, DATA)}
    made[MEMORY] = vector([CONSTANT + number(top // PAGE + 1)])
    made[GLOBAL] = vector([I32 + kind + I32_CONST + signed(top) + END for kind in (MUTABLE, CONSTANT)])
    made[EXPORT] = vector([export("memory", OF_MEMORY, 0), export("heap", OF_GLOBAL, 1), *exports(found)])
    made[CODE] = shortened(found.sections[CODE], found.relocations)
    return MAGIC + b"".join(section(id, made[id]) for id in sorted(made))


def symbols(body: bytes) -> Iterator[tuple[int, Symbol]]:
    """The functions of the symbol table, by their place in it."""
    reader = Reader(body)
    if (version := reader.number()) != 2:
        raise CannotBuild("the object", f"is for linkers of version {version}, not 2")
    while reader.more:
        kind, inner = reader.byte(), Reader(reader.content())
        if kind == SYMBOLS:
            for place in range(inner.number()):
                if found := symbol(inner):
                    yield place, found


def symbol(reader: Reader) -> Symbol | None:
    kind, flags = reader.byte(), reader.number()
    if kind == SOME_DATA:
        name = reader.name()
        if flags & UNDEFINED:
            raise CannotBuild("the object", f"reads {name}, which it does not have")
        _ = reader.number(), reader.number(), reader.number()  # segment, offset, size
        return None
    if kind not in (A_FUNCTION, A_GLOBAL):
        raise CannotBuild("the object", f"has an unknown kind of symbol {kind}")
    index = reader.number()
    name = reader.name() if not flags & UNDEFINED or flags & NAMED else ""
    return Symbol(name, index, not flags & (UNDEFINED | LOCAL | HIDDEN)) if kind == A_FUNCTION else None


def foreign(body: bytes) -> Iterator[str]:
    """What the object wants of others, but for memory and stack pointer, which will be the module's own."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if kind == OF_FUNCTION:
            reader.number()  # its type
            yield name
        elif name not in FOR_LINKERS:
            raise CannotBuild("the object", f"imports {name}, which no browser has")
        else:
            _ = reader.byte(), reader.byte()  # limits without a maximum, or type and mutability


def data_end(body: bytes) -> int:
    """Where constants end in memory."""
    reader, end = Reader(body), 0
    for _ in range(reader.number()):
        if (kind := reader.byte()) != 0 or reader.byte() != I32_CONST[0]:
            raise CannotBuild("the object", f"has an unknown segment {kind} of data")
        start = reader.signed()
        reader.byte()  # END
        end = max(end, start + len(reader.content()))
    return end


def exports(found: Object) -> list[bytes]:
    return [export(s.name, OF_FUNCTION, s.index) for s in found.symbols.values() if s.exported]


def export(name: str, kind: int, index: int) -> bytes:
    return content(name.encode()) + bytes([kind]) + number(index)


def bodies(code: bytes) -> Iterator[tuple[int, int]]:
    """Where each function begins and ends."""
    reader = Reader(code)
    for _ in range(reader.number()):
        length = reader.number()
        yield reader.at, reader.at + length
        reader.at += length


def shortened(code: bytes, relocations: list[Relocation]) -> bytes:
    """Every function with its numbers as short as they can be; no jump in WebAssembly counts bytes."""
    made, left = [], iter([*relocations, Relocation(FUNCTION_INDEX, len(code), 0)])
    place = next(left)
    for at, end in bodies(code):
        piece = bytearray()
        while place.offset < end:
            piece += code[at : place.offset]
            reader = Reader(code, place.offset)
            piece += signed(reader.signed()) if place.kind == DATA_CONSTANT else number(reader.number())
            at, place = reader.at, next(left)
        made.append(content(bytes(piece + code[at:end])))
    return vector(made)
