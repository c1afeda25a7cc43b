"""Functions that a script cannot say: each stops the build where `# here` is, with what its docstring says."""

# mypy: ignore-errors
# ruff: noqa

import math
import re
from collections import Counter
from functools import reduce

import numpy as np

from tertulia.core.engine import rule
from tertulia.core.forms import NUMBERS

PATTERN = re.compile("a")
HALF = 0.5
LARGE = 2**53


@rule
def counted(boxes, out):
    return 1


def loop(n):
    """While is not among what a script can say"""
    while n:  # here
        n -= 1


def caught(x):
    """Try is not among what a script can say"""
    try:  # here
        return x[0]
    except IndexError:
        return None


def inner(x):
    """FunctionDef is not among what a script can say"""

    def more():  # here
        return x

    return more()


def generated(x):
    """Yield is not among what a script can say"""
    answer = yield x  # here
    return answer


def power(x):
    """Pow is not among what a script can say"""
    return 1 + x**2  # here


def ratio(x):
    """Div is not among what a script can say"""
    return x / 2  # here


def rounded(x):
    """round is for one number divided by another"""
    return round(x, 2)  # here


def fraction(x):
    """0.5 is nothing that a script can be told"""
    return x + 0.5  # here


def half(x):
    """HALF: 0.5 is nothing that a script can be told"""
    return x + HALF  # here


def large(x):
    """LARGE: 9007199254740992 is nothing that a script can be told"""
    return x + LARGE  # here


def repeated(x):
    """Mult is for numbers here"""
    return [0] * x  # here


def percent(x):
    """Mod is for numbers here"""
    return "%s" % x  # here


def sets(x):
    """Set is not among what a script can say"""
    return {x, 1}  # here


def unknown_builtin(x):
    """hash is not among what a script can call"""
    return hash(x)  # here


def unknown_function(x):
    """math.sqrt is not among what a script can call"""
    return math.sqrt(x)  # here


def unknown_class(x):
    """Counter is not among what a script can call"""
    return Counter(x)  # here


def unknown_name(x):
    """nowhere is not known when the script is made"""
    return x + nowhere  # here


def unknown_method(x):
    """upper is not a method that a script knows"""
    return x.upper()  # here


def unknown_object(x):
    """PATTERN: re.compile('a') is nothing that a script can be told"""
    return [PATTERN, x]  # here


def unknown_field(x):
    """no record here has a field colour"""
    return x.colour  # here


def unknown_keyword(x):
    """sorted does not take reverse here"""
    return sorted(x, reverse=True)  # here


def many_arguments(x):
    """sum takes 1 arguments here"""
    return sum(x, 5)  # here


def acts(x):
    """append is not a method that a script knows and that gives something"""
    return x.append(1)  # here


def identity(x, y):
    """`is` asks for None or UNSET"""
    return x is y  # here


def format(x):
    """in a text, a value is written as it is"""
    return f"{x:>5}"  # here


def represented(x):
    """in a text, a value is written as it is"""
    return f"{x!a}"  # here


def instance(x):
    """isinstance asks for bool, int or list"""
    return isinstance(x, str)  # here


def step(x):
    """a slice goes forward, or is [::-1]"""
    return x[::2]  # here


def returned(x):
    """what can be gone through only once is not returned"""
    return zip(x, x)  # here


def used_twice(x):
    """pairs can be gone through only once"""
    pairs = enumerate(x)  # here
    return [list(pairs), list(pairs)]


def taken_from(x):
    """next is for the first that a generator gives"""
    return next(x)  # here


def grows(x):
    """+= is for a field, an item, or a name that surely is a number, a text or a list"""
    x += [1]  # here
    return x


def item_grows(x):
    """+= is for a field, an item, or a name that surely is a number, a text or a list"""
    x[max(x)] += 1  # here
    return x


def middle(x):
    """in the middle of a comparison there is a name, an item or a field"""
    return 0 < max(x) < 5  # here


def first(x):
    """the first of `and` and `or` is true or false, or a name, an item or a field"""
    return max(x) or 5  # here


def at_once(x):
    """one thing is assigned at a time"""
    a = b = x  # here
    return a + b


def part(x):
    """names, items and fields are assigned"""
    x[1:] = [1]  # here
    return x


def form(x):
    """a form takes its arguments in their order"""
    return NUMBERS.read(x, text=x, shape=[])  # here


def for_else(x):
    """a loop has no else"""
    for each in x:  # here
        pass
    else:
        return each


def any_number(*x):
    """a function with any number of arguments is not known"""  # its first line is told
    return x


def shared(x, seen=[]):
    return [x, seen]


def default(x):
    """seen has a default that all calls would share"""
    return shared(x)  # here


def rule_with_a_list(boxes):
    """a rule takes boxes, states, and arrays of np.zeros(shape, kind) with a name"""
    return counted(boxes, [0])  # here


def rule_with_floats(boxes):
    """a rule writes into arrays of np.int32"""
    out = np.zeros(3, np.float64)  # here
    return counted(boxes, out)


def rule_of_any_size(boxes, n):
    """the shape of an array is known when the script is made"""
    out = np.zeros(n, np.int32)  # here
    return counted(boxes, out)


def rule_of_two_sizes(boxes):
    """stops_counted is called in two ways, but has one door"""
    some, more = np.zeros(3, np.int32), np.zeros((3, 2), np.int32)
    counted(boxes, some)
    counted(boxes, more)  # here
