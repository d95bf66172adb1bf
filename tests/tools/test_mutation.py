"""Mutants are small, valid, and only where a test could notice."""

from __future__ import annotations

import ast

import pytest

from tools.mutation import mutants


def changed(source: str) -> set[str]:
    """Every mutated source, as one line."""
    return {mutant.applied(source.encode()).decode().strip().replace("\n", "; ") for mutant in mutants(source.encode())}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a <= b == c", {"x = a < b == c", "x = a <= b != c"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = a and b and c", {"x = a or b and c", "x = a and b or c"}),
        ("x = not a", {"x = (a)"}),
        ("x = -a", {"x = a"}),
        ("x = a + b", {"x = a - b"}),
        ("x = (a) << (b)", {"x = (a) >> (b)"}),
        ("x = A_MASK | b", {"x = A_MASK & b"}),
        ("x = 0", {"x = 1", "x = (-1)"}),
        ("x = 7", {"x = 8", "x = 6"}),
        ("x = True", {"x = False"}),
        ("x = a if b else c", {"x = a if not (b) else c"}),
        ("x = [a for a in b if c(a)]", {"x = [a for a in b if not (c(a))]"}),
        ("x += a", {"pass", "x -= a"}),
        ("g.x = a", {"pass"}),
        ("g[i] = a", {"pass"}),
        ("f(a)", {"pass"}),
        ("del a[i]", {"pass"}),
        ("raise Refused(1 + 2)", {"pass"}),
        ("if a:\n f()", {"if not (a):;  f()", "if a:;  pass"}),
        ("if a == b:\n x = c", {"if a != b:;  x = c"}),
        ("while a:\n break", {"while a:;  continue"}),
        ("for a in b:\n continue", {"for a in b:;  break"}),
        ("def f():\n return a", {"def f():;  return None"}),
        ("def f():\n return a == b", {"def f():;  return a != b"}),
        ("def f():\n return", {"def f():;  pass"}),
        ("def f(a=3): ...", {"def f(a=2): ...", "def f(a=4): ..."}),
        ("def f():\n yield from g()", {"def f():;  yield from ()"}),
        ("x: int = 5", {"x: int = 4", "x: int = 6"}),
    ],
)
def test_every_fault_that_a_slip_could_make(source: str, expected: set[str]) -> None:
    assert changed(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A module, 1 < 2."""',
        'class A:\n """Doc."""\n __slots__ = ("a", *B)',
        "def f(a: int | None, b: tuple[int, ...] = ()) -> A | B: ...",
        "Event = Choice | Outcome",
        "Offers = Callable[[int], bool]",
        "x = isinstance(a, Choice | Outcome)",
        "x = a | None",
        'T = TypeVar("T", bound=3)',
        "class A:\n def __repr__(self):\n  return f(1)",
        "class Wrong(ValueError):\n def __init__(self, n):\n  super().__init__(1 + n)",
        "if TYPE_CHECKING:\n x = 1",
        "assert a < b",
        'x = f"{a + 1} of {b}"',
        'x = "<" + a',
        "x = a + [b]",
        "class Talks(Protocol):\n def say(self, n=1) -> int: ...",
        "from a import b",
        "def f(self):\n x = yield g",
    ],
)
def test_what_no_test_could_notice_is_left_alone(source: str) -> None:
    ast.parse(source)
    assert changed(source) == set()


def test_a_value_once_set_in_an_init_is_not_left_out() -> None:
    """It would only crash: an easy kill that would flatter the tests."""
    assert changed("class A:\n def __init__(self):\n  self.a = b") == set()
    assert changed("class A:\n def reset(self):\n  self.a = b") != set()


def test_places_are_right_beside_letters_of_many_bytes() -> None:
    assert changed('x = f("ж…", a < b)') == {'x = f("ж…", a <= b)'}


@pytest.mark.parametrize(
    ("source", "function"),
    [
        ("x = 1", ""),
        ("class A:\n x = 1", ""),
        ("def f():\n x = 1", "f"),
        ("class A:\n def f(self):\n  x = 1", "A.f"),
        ("def f():\n def g():\n  x = 1", "f.<locals>.g"),
        ("def f(a=1): ...", ""),
        ("@cache\ndef f():\n x = 1", ""),
    ],
)
def test_a_mutant_knows_the_function_whose_callers_can_notice_it(source: str, function: str) -> None:
    assert {mutant.function for mutant in mutants(source.encode())} == {function}


def test_a_diff_shows_the_one_line() -> None:
    source = b"a = b\nc = d < e\nf = g\n"
    (mutant,) = mutants(source)
    assert mutant.diff(source, "m.py").splitlines()[3:] == [" a = b", "-c = d < e", "+c = d <= e", " f = g"]
