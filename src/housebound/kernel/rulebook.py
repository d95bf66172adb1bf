"""The rulebook of a game: every rule with its id, read from its `rulebook.md`.

A rule is a list line ``- **R25-LOOK-1** — text``; deeper-indented lines below belong to it, a heading
``## Look`` opens a chapter. Where a game has pages that not everybody may read, their rules name their readers:
``- **H01-HEROES-1** (heroes) — text``. A book is read from its files when somebody first looks into it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path

import msgspec

_INFLECTED = 5
"""Letters from which on a word is also found in its other forms: they end otherwise, in most languages."""
_RULE = re.compile(r"- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+)\*\*(?: \(([a-z]+)\))? — (.*)")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, its text in our own words, the chapter it stands in, its variants, and its readers.

    No readers: it stands in the book that lies open for all. A game with secret pages says who is meant by the others.
    """

    id: str
    text: str
    chapter: str
    notes: tuple[str, ...] = ()
    readers: str = ""


def _plain(text: str) -> str:
    """Lower case without accents: `ё` is found by `е`, `ą` by `a`."""
    bare = (one for one in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(one))
    return "".join(bare).replace("ł", "l")


def _has(text: str, word: str) -> bool:
    """Whether a text has a word as it is written or, if it is long enough, in another of its forms."""
    if word in text or len(word) < _INFLECTED:
        return word in text
    stem, longest = word[: max(_INFLECTED - 1, len(word) - 2)], len(word) + 3
    return any(one.startswith(stem) and len(one) <= longest for one in re.findall(r"\w+", text))


def _fitting(rule: Rule, wanted: Sequence[str]) -> int:
    """How much a rule is about these words: by its very id, then a part of its id, its chapter, how its text begins.

    Rules that fit alike stay in the order of the book.
    """
    if [rule.id.lower()] == list(wanted):
        return 1_000
    parts = rule.id.lower().split("-")
    chapter, text = _plain(rule.chapter), _plain(rule.text)
    score = 0
    for word in wanted:
        score += 40 if word in parts else 0
        score += 8 if word in re.findall(r"\w+", chapter) else 0
        score += 4 if word in re.findall(r"\w+", text) else 1 if word in text else 0
    phrase = " ".join(wanted)
    score += 12 if phrase in chapter else 0
    score += 24 if wanted and text.startswith(phrase) else 12 if len(wanted) > 1 and phrase in text else 0
    return score


def _in_words(rule: Rule, translated: Rule) -> Rule:
    return Rule(rule.id, translated.text, translated.chapter, translated.notes, rule.readers)


class Rulebook:
    """All rules of a game, in order.

    >>> book = Rulebook.parse("## Look\\n- **X-LOOK-1** — See a room.\\n")
    >>> book["X-LOOK-1"].text
    'See a room.'
    """

    def __init__(self, rules: Sequence[Rule] | Callable[[], Sequence[Rule]]) -> None:
        """A book of these rules, or of those that the function knows when somebody first looks."""
        self._source = rules
        if not callable(rules):
            _ = self._rules

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        found = self._source() if callable(self._source) else self._source
        rules = {rule.id: rule for rule in found}
        if len(rules) != len(found):
            raise ValueError("a rule id stands twice in the rulebook")
        return rules

    @classmethod
    def load(cls, *paths: Path) -> Rulebook:
        """The book that stands in these files, in this order."""
        return cls(lambda: [rule for path in paths for rule in cls.parse(path.read_text(encoding="utf-8"))])

    @classmethod
    def parse(cls, text: str) -> Rulebook:
        rules: list[Rule] = []
        chapter = ""
        for line in text.splitlines():
            if line.startswith("## "):
                chapter = line[3:].strip()
            elif match := _RULE.match(line):
                rules.append(Rule(match[1], match[3].strip(), chapter, readers=match[2] or ""))
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

    @property
    def general(self) -> Rulebook:
        """The rules that lie open for all."""
        return Rulebook([rule for rule in self if not rule.readers])

    def in_words_of(self, other: Rulebook) -> Rulebook:
        """The same rules in another book's words, where that has them: a translation.

        Which rules there are, and who may read them, is said by this book alone.

        >>> ours = Rulebook.parse("## Look\\n- **X-LOOK-1** — See a room.\\n- **X-LOOK-2** — Tell nobody.\\n")
        >>> book = ours.in_words_of(Rulebook.parse("## Guardare\\n- **X-LOOK-1** — Vedi una stanza.\\n"))
        >>> [rule.text for rule in book]
        ['Vedi una stanza.', 'Tell nobody.']
        """
        return Rulebook(lambda: [_in_words(rule, other[rule.id]) if rule.id in other else rule for rule in self])

    def search(self, words: str) -> list[Rule]:
        """The rules whose id, chapter or text has every one of these words; those that are about them come first.

        Accents do not matter, nor how a word ends: it is declined in most languages.

        >>> book = Rulebook.parse("## Rooms\\n- **X-ROOM-1** — Acid is.\\n- **X-ACID-1** — The first in it dies.\\n")
        >>> [rule.id for rule in book.search("acid")]
        ['X-ACID-1', 'X-ROOM-1']
        """
        wanted = _plain(words).split()
        texts = ((rule, _plain(" ".join((rule.id, rule.chapter, rule.text, *rule.notes)))) for rule in self)
        found = [rule for rule, text in texts if all(_has(text, word) for word in wanted)]
        return sorted(found, key=lambda rule: -_fitting(rule, wanted))
