"""The rulebook of a game: every rule with its id, read from its `rulebook.md`.

A rule is a list line ``- **R25-LOOK-1** — text``; deeper-indented lines below belong to it, a heading
``## Look`` opens a chapter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

_RULE = re.compile(r"- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+)\*\* — (.*)")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, its text in our own words, the chapter it stands in, and its variants."""

    id: str
    text: str
    chapter: str
    notes: tuple[str, ...] = ()


class Rulebook:
    """All rules of a game, in order.

    >>> book = Rulebook.parse("## Look\\n- **X-LOOK-1** — See a room.\\n")
    >>> book["X-LOOK-1"].text
    'See a room.'
    """

    def __init__(self, rules: list[Rule]) -> None:
        self._rules = {rule.id: rule for rule in rules}
        if len(self._rules) != len(rules):
            raise ValueError("a rule id stands twice in the rulebook")

    @classmethod
    def load(cls, path: Path) -> Rulebook:
        return cls.parse(path.read_text(encoding="utf-8"))

    @classmethod
    def parse(cls, text: str) -> Rulebook:
        rules: list[Rule] = []
        chapter = ""
        for line in text.splitlines():
            if line.startswith("## "):
                chapter = line[3:].strip()
            elif match := _RULE.match(line):
                rules.append(Rule(match[1], match[2].strip(), chapter))
            elif line.startswith("  ") and rules:
                last = rules[-1]
                note = line.strip().removeprefix("- ")
                rules[-1] = msgspec.structs.replace(last, notes=(*last.notes, note))
        return cls(rules)

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def search(self, words: str) -> list[Rule]:
        """The rules whose id, chapter or text has every one of these words, rules of that very id first."""
        wanted = words.lower().split()
        found = [
            rule
            for rule in self
            if all(word in " ".join((rule.id, rule.chapter, rule.text, *rule.notes)).lower() for word in wanted)
        ]
        return sorted(found, key=lambda rule: rule.id.lower() != words.strip().lower())
