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

    def __init__(self, about: str, facts: Any, above: Given | None = None) -> None:
        self.about = about
        self._path: str = about if above is None or not above._path else f"{above._path}.{about}"
        self._trail: list[str] = [""] if above is None else above._trail  # what is being read, shared with the parts
        if not isinstance(facts, Mapping):
            raise self.bad("needs-keys-and-values-not", facts=repr(facts))
        self.left = dict(facts)

    def bad(self, what: str, **details: object) -> BadPosition:
        """What is wrong with it, by the id of its message."""
        error = BadPosition(what, **details)
        if not self.about:
            return BadPosition("position-plain", error=error)
        return BadPosition("position-about", thing=self.about, error=error)

    @property
    def reading(self) -> str:
        """The key that was taken last, with those above it: what is wrong is most likely there."""
        return self._trail[0]

    def read(self, *keys: str) -> None:
        """Something that this gives is being read: where, from here on down."""
        self._trail[0] = ".".join((self._path, *keys) if self._path else keys)

    def _pop(self, key: str, default: Any) -> Any:
        self.read(key)
        return self.left.pop(key, default)

    def __contains__(self, key: str) -> bool:
        return key in self.left

    def take(self, key: str, default: Any = None) -> Any:
        """A fact in whatever form it has."""
        return self._pop(key, default)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self._pop(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad("a-number-from-to-is-wanted", key=key, value=repr(value), low=low, high=high)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self._pop(key, default)
        if not isinstance(value, bool):
            raise self.bad("true-or-false-is-wanted", key=key, value=repr(value))
        return value

    def one_of(self, key: str, known: Sequence[str], default: str) -> int:
        """Which of these words it is, by its place among them."""
        value = self._pop(key, default)
        if value not in known:
            raise self.bad("not-among", key=key, value=repr(value), known=", ".join(known))
        return known.index(value)

    def word(self, key: str, domain: Domain, default: int = -1) -> int:
        """A word of the domain; empty: nothing, -1; absent: the default."""
        if key not in self.left:
            return default
        value = self._pop(key, "")
        return self._number(key, domain, value) if value != "" else -1

    def words(self, key: str, domain: Domain) -> list[int]:
        value = self._pop(key, [])
        if not isinstance(value, list | tuple):
            raise self.bad("a-list-of-words-is-wanted", key=key, value=repr(value))
        return [self._number(key, domain, word) for word in value]

    def set_of(self, key: str, domain: Domain, default: int = 0) -> int:
        """Words of the domain as a set."""
        if key not in self.left:
            return default
        numbers = self.words(key, domain)
        if len(set(numbers)) != len(numbers):
            raise self.bad("names-something-twice", key=key)
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
        value = self._pop(key, list(default))
        if not isinstance(value, list | tuple) or any(number not in range(low, high + 1) for number in value):
            raise self.bad("a-list-of-numbers-from-to-is-wanted", key=key, value=repr(value), low=low, high=high)
        return list(value)

    def table(self, key: str) -> dict[str, Any]:
        """A table whose keys are not known beforehand."""
        value = self._pop(key, {})
        if not isinstance(value, Mapping):
            raise self.bad("keys-and-values-are-wanted", key=key, value=repr(value))
        return dict(value)

    def part(self, key: str, bare: str = "") -> Given:
        """A table within this one. A bare word in its place is the fact called `bare`, and says no more."""
        value = self._pop(key, {})
        return Given(key, {bare: value} if bare and isinstance(value, str) else value, self)

    def parts(self, key: str, bare: str = "") -> dict[str, Given]:
        """The tables within a table whose keys are not known beforehand."""
        facts = self.part(key)
        return {word: facts.part(word, bare) for word in list(facts.left)}

    def finish(self) -> None:
        if self.left:
            self.read(next(iter(self.left)))
            raise self.bad("has-an-unknown-key", left=repr(next(iter(self.left))))

    def _number(self, key: str, domain: Domain, word: Any) -> int:
        if word not in domain.words:
            raise self.bad(
                "names-which-is-no-known", key=key, word=repr(word), domain=domain.name, words=some_of(domain.words)
            )
        return domain[word]


def read_position(position: Mapping[str, Any], read: Callable[[Given], T]) -> T:
    """The state that `read` makes of a position. Raises BadPosition with what is wrong, or what nobody asked for."""
    given = Given("", position)
    try:
        try:
            state = read(given)
        except BadPosition:
            raise
        except (HouseboundError, KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise BadPosition("position-plain", error=error) from None
        given.finish()
    except BadPosition as error:
        error.place = error.place or given.reading
        raise
    return state
