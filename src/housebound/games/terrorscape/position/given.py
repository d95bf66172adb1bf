"""A table of a position while it is read: what is asked of it, in which form, and what is left over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from housebound.kernel.errors import BadPosition
from housebound.kernel.script import Domain
from housebound.kernel.sets import set_of

ANYWHERE: Final = "anywhere"


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

    def take(self, key: str, default: Any) -> Any:
        return self.left.pop(key, default)

    def part(self, key: str) -> Given:
        """A table within this one."""
        return Given(key, self.left.pop(key, {}))

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

    def word(self, key: str, domain: Domain, default: int = -1) -> int:
        """A word of the domain; empty: nothing; absent: the default."""
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
        """Cards, as a list of words or a table from words to copies: how many of each."""
        value = self.left.get(key, [])
        copies = [0] * len(domain)
        if isinstance(value, Mapping):
            table = Given(f"{self.about}.{key}", self.left.pop(key))
            for word in value:
                copies[self._number(key, domain, word)] = table.number(word, 0, 0, 99)
            return copies
        for kind in self.words(key, domain):
            copies[kind] += 1
        return copies

    def _number(self, key: str, domain: Domain, word: Any) -> int:
        if word not in domain.words:
            raise self.bad(f"{key} names {word!r}, which is no {domain.name}; known: {', '.join(domain.words)}")
        return domain[word]

    def finish(self) -> None:
        if self.left:
            raise self.bad(f"has an unknown key {next(iter(self.left))!r}")
