"""Rows of a tape: what one seat chooses, and what comes up meanwhile, stands in one line that people can read.

::

    2 walk(foyer) (attic) wait              # a verb said again is left out
    0 act(dragon) ~dice 212 attack(ox) ~ 21 ~ 0   # and so is the domain of chance that came before
    ~back ground ~ upper ~room attic        # chance alone, where nobody has chosen before

An outcome of several words, and a seat's second answer to one question, stand in lines of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from housebound.kernel.chance import Event, Outcome

_WIDTH: Final = 100
_OPTION: Final = r"(?:\w+(?:\([^()]*\))?|\([^()]*\))"
_CHANCE: Final = r"~\w* [^\s~]\S*"
_ROW: Final = re.compile(rf"\d+ {_OPTION}(?: +(?:{_OPTION}|{_CHANCE}))+|~\w+ \S+(?: +{_CHANCE})+")
_NOBODY: Final = -1


def written(event: Event) -> str:
    """One event as a line of a tape."""
    if isinstance(event, Outcome):
        return f"~{event.domain.name} {' '.join(event.words)}"
    seat, nth, option = event
    return f"{seat}.{nth} {option.name}" if nth else f"{seat} {option.name}"


def in_rows(events: Sequence[Event]) -> Iterator[str]:
    """The lines of these events: a row goes on while one seat chooses, up to a width that people can read."""
    row, chooser, verb, domain, full = "", _NOBODY, "", "", True
    for event in events:
        if isinstance(event, Outcome):
            alone, goes_on = len(event.picked) != 1, True
            said = f"~ {event.words[0]}" if event.domain.name == domain and not alone else written(event)
            begins, domain = _NOBODY, event.domain.name
        else:
            begins, nth, option = event
            alone, goes_on = nth > 0, begins == chooser
            said = option.name.removeprefix(verb) if option.args and option.verb.name == verb else option.name
            verb = option.verb.name
        if goes_on and not alone and not full and len(row) + len(said) < _WIDTH:
            row += f" {said}"
            continue
        if row:
            yield row
        row, chooser, full = written(event), begins, alone
        if isinstance(event, Outcome):
            verb = ""
        else:
            domain = ""
    if row:
        yield row


def one_by_one(line: str) -> list[str]:
    """The events of a row, each as a line by itself; any other line as it is."""
    if not _ROW.fullmatch(line):
        return [line]
    lines: list[str] = []
    seat = verb = domain = ""
    words = iter(line.split())
    for said in words:
        if said.startswith("~"):
            domain = said[1:] or domain
            lines.append(f"~{domain} {next(words)}")
        elif not lines and not seat:
            seat = said
        else:
            option = verb + said if said.startswith("(") else said
            verb = option.partition("(")[0]
            lines.append(f"{seat} {option}")
    return lines
