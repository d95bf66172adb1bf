"""What came up at a physical table, as people type it in: by the word of the tape, or as they say it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from housebound.kernel.chance import NeedOutcome, Outcome
from housebound.kernel.errors import NotAsked, some_of
from housebound.kernel.game import Speech
from housebound.kernel.script import Domain
from housebound.kernel.table import Table
from housebound.locales import wording

_FEW = 40  # words that a question may list


def typed(domain: Domain, index: int, speech: Speech) -> str:
    """What is typed for a word: itself, but for seats, which people count from one."""
    return str(wording.word(domain, index, speech)) if domain.name == wording.SEAT else domain.words[index]


def can_come_up(need: NeedOutcome, speech: Speech) -> list[tuple[str, str]]:
    """Each word that can come up, as it is typed and as people say it."""
    domain = need.domain
    both = [(typed(domain, i, speech), str(wording.word(domain, i, speech))) for i in need.possible]
    return both if need.count > 1 else list(dict.fromkeys(both))


def meant(line: str, need: NeedOutcome, speech: Speech) -> list[str]:
    """The words of the tape that a line names, one after another; `NotAsked` where it names none: with what there is.

    They are typed or said, with spaces or commas between them; what is said may have spaces of its own.
    """
    domain = need.domain
    names = {name.lower(): word for name, word in _names(domain, speech)}
    pattern = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)), re.IGNORECASE)
    known = list(dict.fromkeys(typed(domain, i, speech) for i in need.possible))
    words, at = [], 0
    line = line.strip()
    while at < len(line):
        found = pattern.match(line, at)
        if found is None or not re.match(r"[\s,;]|$", line[found.end() :]):
            part = re.split(r"[\s,;]", line[at:])[0]
            raise NotAsked("is-no-known", part=repr(part), domain=domain.name, known=some_of(known))
        words.append(names[found[0].lower()])
        at = found.end()
        while at < len(line) and line[at] in " \t,;":
            at += 1
    if words and words[0] not in need.words:  # of the next ones the table knows more
        named = typed(domain, domain[words[0]], speech)
        raise NotAsked("named-cannot-come-up-here", domain=domain.name, named=named, known=some_of(known))
    return words


def _names(domain: Domain, speech: Speech) -> Iterator[tuple[str, str]]:
    """Every name of every word of the domain; what is typed goes before what is said."""
    for i, word in enumerate(domain.words):
        if domain.name != wording.SEAT:
            yield str(wording.word(domain, i, speech)), word
    for i, word in enumerate(domain.words):
        yield typed(domain, i, speech), word


def digits_wanted(need: NeedOutcome) -> int:
    """How many digits make up every word that can come up, where they are too many to list; 0: it is no such roll."""
    words = need.words
    lengths = {len(word) for word in words}
    return lengths.pop() if len(words) > _FEW and len(lengths) == 1 and all(map(str.isdecimal, words)) else 0


def in_a_row(table: Table, need: NeedOutcome) -> int:
    """How many outcomes of this kind came up one after another before this one."""
    count = 0
    for event in reversed(table.tape):
        if not isinstance(event, Outcome) or event.domain is not need.domain:
            break
        count += 1
    return count
