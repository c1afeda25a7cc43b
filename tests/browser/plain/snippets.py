"""Small functions and what they are called with: Python and Node must give the same, or both an error."""

# ruff: noqa: RUF005, C416, PT
# They are written as a game may write them, elegant or not.

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tertulia.core.errors import PositionError
from tertulia.core.forms import NUMBERS

NOTHING = -1
LETTERS = ("g", "m", "d")
NAMES = {10: "ten", 2: "two"}
BY_TEXT = {"10": "ten", "2": "two", "a b": "words"}
ROWS = range(2, 5)

GIVEN: dict[Callable[..., Any], list[tuple[Any, ...]]] = {}
THINGS: tuple[Any, ...] = (0, 1, -1, "", "a", "0", [], [0], [[]], {}, {"a": 0}, {0: "a"}, None, True, False)


def given(*arguments: tuple[Any, ...]) -> Callable[[Any], Any]:
    def note(function: Any) -> Any:
        GIVEN[function] = list(arguments)
        return function

    return note


class Point(Struct, frozen=True):
    """A record with something that may not be set."""

    x: int
    y: int = 7
    name: str | UnsetType = UNSET


# Truth


@given(*((thing,) for thing in THINGS))
def true(x: Any) -> Any:
    return ["yes" if x else "no", not x, bool(x), any([x]), x or "other", x and "also", [y for y in [x] if y]]


@given((0, 0, 0), (0, "", 5), (3, [], 5), (3, [0], 0), (0, 2, None))
def several(x: Any, y: Any, z: Any) -> Any:
    return [x and y and z, x or y or z, x == 3 and y, x == 3 or z, not (x and y), x and (y or z)]


@given((None,), (0,), (3,))
def none(x: Any) -> Any:
    return [x is None, x is not None, 1 if x is None else x]


# Equality and order

PAIRS: tuple[Any, ...] = (
    (1, True),
    (0, False),
    (2, True),
    (1, "1"),
    (None, 0),
    (None, False),
    (None, None),
    ("", None),
    ("a", "a"),
    ([1, [2, "x"]], [1, [2, "x"]]),
    ([1, [2]], [1, [3]]),
    ([1], [1, 2]),
    ([], None),
    ([], ""),
    ([True], [1]),
    (-1, NOTHING),
)


@given(*PAIRS)
def equal(x: Any, y: Any) -> Any:
    return [x == y, x != y, x in [y], x not in (y, y), [x] == [y], [x, y].count(x), x == -1, x != "a"]


ORDERED: tuple[Any, ...] = (
    (1, 2),
    (2, 1),
    (2, 2),
    (-3, 2),
    (True, 2),
    (10, 9),
    ("10", "9"),
    ("a", "B"),
    ("a", "ab"),
    ("\uffff", "\U0001f600"),
    ([1, 2], [1, 3]),
    ([1], [1, 0]),
    ([], [0]),
    ([(2, "b"), (1, "a")], [(2, "b"), (1, "b")]),
    ([10], [9]),
    (1, "1"),
    ([1], 1),
    (None, 1),
)


@given(*ORDERED)
def ordered(x: Any, y: Any) -> Any:
    return [x < y, x <= y, x > y, x >= y, sorted([y, x]), max(x, y), min([x, y])]


@given((1, 2, 3), (1, 2, 2), (2, 2, 3), (3, 2, 1), (0, 5, 9))
def chained(x: Any, y: Any, z: Any) -> Any:
    return [x < y < z, x <= y <= z, x < y == z, not x < y < z, 0 < x <= 5, x == y != z]


@given(
    ("g", "gmd"), ("gm", "gmd"), ("x", "gmd"), ("", "gmd"), (2, [1, 2]), (2, {2: 0}), ("2", {2: 0}), (1, "1")
)
def within(x: Any, y: Any) -> Any:
    return [x in y, x not in y]


# Numbers


@given((7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (-6, 3), (0, 5), (5, 0), (True, 2), (10**15, 7))
def divided(x: Any, y: Any) -> Any:
    return [x // y, x % y, divmod(x, y), x - x // y * y, -x % y, round(x / y)]


@given((1, 2), (3, 2), (5, 2), (-1, 2), (-3, 2), (7, 3), (200, 3), (100, 8), (1, 0))
def rounded(x: Any, y: Any) -> Any:
    return round(x / y)


@given((3, 4), (-3, 4), (0, 0), (True, 2))
def counted(x: Any, y: Any) -> Any:
    return [x + y, x - y, x * y, -x, abs(x - y), 1 + x, x * (y + 1), x - (y - x), -(x + y), 2 * (3 + 4) - 1]


@given(("12",), (" -3 ",), ("+4",), ("1.5",), ("x",), ("",), (True,), (7,), (None,))
def as_number(x: Any) -> Any:
    return int(x)


@given(([1, 2],), ([],), ([True, False, True],), ({3: 1, 4: 1},), (["a"],), (5,))
def total(x: Any) -> Any:
    return [sum(x), sum(y > 1 for y in x), len(x)]


@given((0,), (3,), (-2,))
def counting(n: Any) -> Any:
    return [
        list(range(n)),
        list(range(1, n)),
        list(range(n, 0, -2)),
        list(range(0, 7, 3)),
        [*ROWS],
        3 in ROWS,
    ]


# Texts


@given((3,), (-3,), (0,), ("a`${b}\\n",), (None,), (True,))
def told(x: Any) -> Any:
    return [f"<{x}>", f"`${x}` \\ \"{x}'{x}", str(x), f"{'a' if x else 'b'}{{}}", 'quote" \n é']


JSON: tuple[Any, ...] = (
    3,
    "a",
    "it's",
    'a "b"',
    "both ' and \"",
    "back\\slash",
    None,
    [1, ["x"]],
    {"a": [None, True]},
)


@given(*((thing,) for thing in JSON))
def represented(x: Any) -> Any:
    return [f"{x!r}", f"{[x]}", str([x])]


@given((["a", "b"],), ([],), ("ab",), ([1],))
def joined(x: Any) -> Any:
    return [", ".join(x), f"{'-'.join([str(each) for each in x])}"]


@given(*((thing,) for thing in THINGS))
def instances(x: Any) -> Any:
    return [isinstance(x, list), isinstance(x, int), isinstance(x, bool), not isinstance(x, int)]


@given((3,), (-3,), (0,))
def with_sign(x: Any) -> Any:
    return [f"{x:+d}", f"{x * -1:+d}"]


@given(("g3m4", "g"), ("g3m4", "m"), ("", ""), ("é\U0001f600x", "é"), (3, "g"))
def spelled(x: Any, y: Any) -> Any:
    return [x.startswith(y), len(x), [letter for letter in x], x[0:1], x[-1:], x + y, y + "." + x]


# Lists


@given(
    ([1, 2, 3], 0), ([1, 2, 3], -1), ([1, 2, 3], -3), ([1, 2, 3], 3), ([1, 2, 3], -4), ("abc", -1), ([], 0)
)
def at(x: Any, i: Any) -> Any:
    return x[i]


@given(
    ([1, 2, 3, 4], 1, 3), ([1, 2, 3, 4], -3, -1), ([1, 2], 5, 9), ([1, 2], 1, 0), ("abcd", 1, -1), ([], 0, 1)
)
def sliced(x: Any, i: Any, j: Any) -> Any:
    return [x[i:j], x[:j], x[i:], x[:], [*x][::-1], x[i:j][0:1]]


@given(({"a": {"b": [5, {"c": 1}]}},), ({"a": {}},), ({"a": {"b": []}},))
def path(x: Any) -> Any:
    return x["a"]["b"][1]["c"]


@given(([3, 1, 2], 1), ([3, 1, 2, 1], 1), ([3], 1))
def changed(x: Any, y: Any) -> Any:
    left, same = list(x), x
    left.append(y)
    left.remove(3)
    left += [7, 8]
    left += (letter for letter in "ab")
    other = left
    other.append(9)
    left.remove(y)
    left.sort(key=lambda each: str(each))
    return [left, same, other, left + [1], (1, 2) + (3,), [*left, *same], x + x]


@given(([1, 2],), ([1, 2, 3, 4],), ([1],), ("ab",), (5,))
def apart(x: Any) -> Any:
    first, second = x
    second, first = first, second
    a, b, c = first, [second], 0
    c += 1
    return [first, second, a, b, c]


@given(([1, 2],), ([1, 2, 3, 4],), ([1],))
def with_rest(x: Any) -> Any:
    first, second, *rest = x
    (only,) = [first]
    return [first, second, rest, only]


@given(([1, 2, 1], 1), ([1, 2], 2), ([], 1), ([[1], [2]], [2]), (["a"], "b"))
def found(x: Any, y: Any) -> Any:
    return [x.index(y), all(x), all(each == y for each in x), all([])]


@given(([1, 2], 0), ([1, 2], -1), ([1, 2], 2), ({"a": 1}, "a"))
def item_grows(x: Any, place: Any) -> Any:
    x[place] += 1
    x[place] = x[place] + 1
    return x


@given(([1, 2], [3, 4]), ([1], [3, 4]), ([], []))
def zipped(x: Any, y: Any) -> Any:
    loose = [[a, b] for a, b in zip(x, y, strict=False)]
    pairs = list(zip(x, y, strict=True))
    return [
        loose,
        pairs,
        list(enumerate(y)),
        [i * a for i, a in enumerate(x, 5)],
        dict(zip("ab", y, strict=False)),
    ]


@given(([(2, "b"), (1, "z"), (2, "a")],), ([],))
def arranged(x: Any) -> Any:
    return [
        sorted(x),
        sorted(x, key=lambda each: -each[0]),
        max(x, key=lambda each: each[0], default="none"),
        min(x, default=0),
        [b for a, b in sorted(x) if a > 1],
        sorted(set("hello")),
        len(set("hello")),
        "h" in set("hello"),
    ]


@given(([],), ([3, 5, 5],))
def chosen(x: Any) -> Any:
    return [max(x), min(x), max(0, x[0]), next(y for y in x if y > 3)]


# Comprehensions


@given(([[1, 2], [], [3]],), ([],))
def nested(x: Any) -> Any:
    y = "outside"
    flat = [y for row in x for y in row if y != 2]
    twice = [[a, b] for a in flat for b in range(a) if b if a > 1]
    rows = [{"row": row, "y": y} for row in x]
    return [flat, twice, rows, y, {str(y): y for row in x for y in row}, [[z + 1 for z in row] for row in x]]


@given(([5, 6],))
def shadowed(x: Any) -> Any:
    for place, each in enumerate(x):
        x = [each for each in x]
        last = [place for place in [each]]
    return [x, last, place, each]


# Dictionaries


@given(({},), ({"b": 1, "a": 2},), ({10: "x", 2: "y"},), ({"10": 1, "9": 2},))
def dictionaries(x: Any) -> Any:
    merged = {"z": 0, **x, "a": 9, 3: 4}
    copy = dict(x)
    copy["a"] = 5
    return [
        list(merged.items()),
        list(x.items()),
        [*x],
        list(copy.values()),
        x.get("a"),
        x.get(10, "none"),
        "a" in x,
        len(x),
        list({value: key for key, value in x.items()}.items()),
    ]


@given((10,), (2,), (3,), ("10",))
def constants(x: Any) -> Any:
    return [list(NAMES), list(BY_TEXT.items()), NAMES.get(x), NAMES[x], BY_TEXT[str(x)], LETTERS[-1], NOTHING]


@given(([1, 1, 2],), (["b", "a", "b"],), ([[1]],))
def keyed(x: Any) -> Any:
    found: dict[Any, int] = {}
    for y in x:
        found[y] = found.get(y, 0) + 1
    return list(found.items())


# Functions and names


def helper(x: Any, y: Any = 2, *, z: Any = "z", **more: Any) -> Any:
    return [x, y, z, more]


@cache
def remembered(x: Any, y: Any) -> Any:
    return sum(x) + y


@given((1,), ([3],))
def calls(x: Any) -> Any:
    pair = (x, 5)
    more = {"k": 1, "x1": 2}
    return [
        helper(x),
        helper(y=x, x=0),
        helper(1, z=x, c=3, d=x),
        helper(x, **more, e=4),
        helper(*pair)[0:2] if x is None else pair,
        remembered((1, 2), 3) + remembered((1, 2), 3) + remembered((1, 3), 3),
    ]


@given((1, 2), (0, 2))
def words(throw: Any, new: Any) -> Any:
    this, default, function, py, rules = throw + 1, {"var": new}, [new], 1, 2
    for case in function:
        this += case
    return [
        {"new": new, "throw": throw},
        this,
        default,
        function,
        py + rules,
        [typeof for typeof in function],
    ]


@given(([1, 2],))
def together(x: Any) -> Any:
    a = 5
    a, b = x[0], a
    for a, c in enumerate(x):
        b, d = a + c, b
    return [a, b, c, d]


@given(([1, 2],))
def kinds(x: Any) -> Any:
    number = [3]
    also = number
    return [[also + x for number in range(2)], also + number]


@given((0,), (1,), (5,))
def flow(n: Any) -> Any:
    found, last = [], 0
    if n > 3:
        size = "large"
    elif n:
        size = "small"
    else:
        size = "none"
    for number in range(n):
        square = number * number
        if square > 3:
            found.append(square)
            last += square
    if more := [each for each in found if each > 4]:
        found.append(len(more))
    return [size, found, last, more]


@given((1,), (2,))
def records(x: Any) -> Any:
    point, other = Point(x, name="a" if x > 1 else UNSET), Point(y=x, x=3)
    same = point.name is UNSET
    return [point, other, point.x + other.y, same, [Point(1)], {"p": Point(x)}]


@given((1,), (0,))
def refused(x: Any) -> Any:
    if x:
        raise ValueError("no", x)
    return x


# What is given one after another, and what is refused


def fractions(x: Any) -> Any:
    """The last is never asked for."""
    for each in x:
        if each == 0:
            return
        yield 12 // each
    yield from []
    yield 1 // 0


def wanted(x: Any) -> Any:
    yield from fractions(x)
    yield "last"


@given(([1, 2, 0],), ([0],), ([3],), ([],))
def one_by_one(x: Any) -> Any:
    for each in wanted(x):
        if each == 12:
            return "at once"
    return [list(fractions(x)), [each for each in wanted(x) if each != 6], [*wanted(x)]]


@given((1,), (5,))
def refused_with_a_reason(x: Any) -> Any:
    if x > 3:
        raise PositionError(f"{x} is too many")
    return x


@given(("x",), ("y",), ("colour",))
def by_name(name: Any) -> Any:
    return getattr(Point(1), name)


class Scale:
    """A form."""

    def __init__(self, by: int, names: Any) -> None:
        self.by, self.names = by, names

    def write(self, edition: Any, value: Any) -> Any:
        return [self.write(edition, part) for part in value] if isinstance(value, list) else self.name(value)

    def name(self, value: Any) -> Any:
        return self.names(value * self.by)

    def read(self, edition: Any, text: Any, shape: Any) -> Any:
        return NUMBERS.read(edition, text, shape)


def called(value: Any) -> Any:
    return f"<{value}>"


SCALE = Scale(3, called)


@given((1, [2]), ([1, [2]], [1, 2]), ([3], 3), (True, True))
def forms(x: Any, y: Any) -> Any:
    return [SCALE.write(None, x), SCALE.read(None, y, [1] if isinstance(y, list) else [])]
