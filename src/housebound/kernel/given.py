"""A position while it is read: what is asked of it, in which form, and what is left over.

A game reads its positions with `read_position`, which hands it everything as a `Given`::

    def from_position(rules: Rules, position: Mapping[str, Any]) -> House:
        return read_position(position, lambda given: _read(rules, given))

    def _read(rules: Rules, given: Given) -> House:
        g = empty_house(rules)
        g.round = given.number("round", 1, 0, LAST_ROUND)
        for word in CHARACTERS.words:
            facts = given.part(word, "at")  # kevin = "B3" is kevin = { at = "B3" }
            ...
            facts.finish()
        return g
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from housebound.kernel.errors import BadPosition, HouseboundError, some_of
from housebound.kernel.sets import set_of
from housebound.kernel.vocabulary import Domain

T = TypeVar("T")


class Given:
    """The facts that a position gives about something. Each is taken once; what nobody asked for is a mistake."""

    def __init__(self, about: str, facts: Any) -> None:
        self.about = about
        if not isinstance(facts, Mapping):
            raise self.bad(f"needs keys and values, not {facts!r}")
        self.left = dict(facts)

    def bad(self, what: str) -> BadPosition:
        return BadPosition(f"position: {self.about} {what}" if self.about else f"position: {what}")

    def __contains__(self, key: str) -> bool:
        return key in self.left

    def take(self, key: str, default: Any = None) -> Any:
        """A fact in whatever form it has."""
        return self.left.pop(key, default)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.left.pop(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(f"{key} = {value!r}: a number from {low} to {high} is wanted")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.left.pop(key, default)
        if not isinstance(value, bool):
            raise self.bad(f"{key} = {value!r}: true or false is wanted")
        return value

    def one_of(self, key: str, known: Sequence[str], default: str) -> int:
        """Which of these words it is, by its place among them."""
        value = self.left.pop(key, default)
        if value not in known:
            raise self.bad(f"{key} = {value!r}; known: {', '.join(known)}")
        return known.index(value)

    def word(self, key: str, domain: Domain, default: int = -1) -> int:
        """A word of the domain; empty: nothing, -1; absent: the default."""
        if key not in self.left:
            return default
        value = self.left.pop(key)
        return self._number(key, domain, value) if value != "" else -1

    def words(self, key: str, domain: Domain) -> list[int]:
        value = self.left.pop(key, [])
        if not isinstance(value, list | tuple):
            raise self.bad(f"{key} = {value!r}: a list of words is wanted")
        return [self._number(key, domain, word) for word in value]

    def set_of(self, key: str, domain: Domain, default: int = 0) -> int:
        """Words of the domain as a set."""
        if key not in self.left:
            return default
        numbers = self.words(key, domain)
        if len(set(numbers)) != len(numbers):
            raise self.bad(f"{key} names something twice")
        return set_of(numbers)

    def copies(self, key: str, domain: Domain) -> list[int]:
        """Cards or tiles, as a list of words or a table from words to copies: how many of each."""
        value = self.left.get(key, [])
        copies = [0] * len(domain)
        if isinstance(value, Mapping):
            table = self.part(key)
            for word in value:
                copies[self._number(key, domain, word)] = table.number(word, 0, 0, 99)
            return copies
        for kind in self.words(key, domain):
            copies[kind] += 1
        return copies

    def numbers(self, key: str, low: int, high: int, default: Sequence[int] = ()) -> list[int]:
        value = self.left.pop(key, list(default))
        if not isinstance(value, list | tuple) or any(number not in range(low, high + 1) for number in value):
            raise self.bad(f"{key} = {value!r}: a list of numbers from {low} to {high} is wanted")
        return list(value)

    def table(self, key: str) -> dict[str, Any]:
        """A table whose keys are not known beforehand."""
        value = self.left.pop(key, {})
        if not isinstance(value, Mapping):
            raise self.bad(f"{key} = {value!r}: keys and values are wanted")
        return dict(value)

    def part(self, key: str, bare: str = "") -> Given:
        """A table within this one. A bare word in its place is the fact called `bare`, and says no more."""
        value = self.left.pop(key, {})
        return Given(key, {bare: value} if bare and isinstance(value, str) else value)

    def parts(self, key: str, bare: str = "") -> dict[str, Given]:
        """The tables within a table whose keys are not known beforehand."""
        facts = self.part(key)
        return {word: facts.part(word, bare) for word in list(facts.left)}

    def finish(self) -> None:
        if self.left:
            raise self.bad(f"has an unknown key {next(iter(self.left))!r}")

    def _number(self, key: str, domain: Domain, word: Any) -> int:
        if word not in domain.words:
            raise self.bad(f"{key} names {word!r}, which is no {domain.name}; known: {some_of(domain.words)}")
        return domain[word]


def read_position(position: Mapping[str, Any], read: Callable[[Given], T]) -> T:
    """The state that `read` makes of a position. Raises BadPosition with what is wrong, or what nobody asked for."""
    given = Given("", position)
    try:
        state = read(given)
    except BadPosition:
        raise
    except (HouseboundError, KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadPosition(f"position: {error}") from None
    given.finish()
    return state
