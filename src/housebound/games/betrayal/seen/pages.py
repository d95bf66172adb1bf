"""The pages of the haunts, as messages: which lie open for all, and which a seat may read (BET-SECRET)."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from housebound.games.betrayal.content_files import haunt_facts
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.state import OVER
from housebound.games.betrayal.words import HEROES, TRAITOR, VERBS
from housebound.kernel.sets import has

_PAGE: Final = re.compile(r"haunt-(\d+)-")
_GOAL: Final = re.compile(r"(haunt-\d+)-goal-(heroes|traitor)-")
"""A line of a side's goal card: it is read by whoever reads that side's page."""
_OF_WINNING: Final = re.compile(r"H0*(\d+)-WIN-(\d+)")
_OF_A_HAUNT: Final = re.compile(r"H\d+-")
"""How the ids of the rules of a haunt begin."""
_SECTIONS: Final = {"w": "goal", "s": "now", "d": "you", "m": "monsters", "t": "others", "r": "rules"}
"""The letters of `pages` in the content file -> what a paragraph is about."""


def page_of(sight: Sight) -> tuple[str, ...]:
    """BET-PREP-1, BET-PREP-3, BET-PREP-7, BET-SECRET-9. The messages that this seat may read, in order.

    BET-SECRET-4: of the haunt in play, and of no other.
    """
    number = sight.haunt_number
    parts = ["title", "story"]
    if sight.reads(HEROES):
        parts.append("heroes")
    if sight.reads(TRAITOR) and not sight.open_to_all:
        parts.append("traitor")
    if sight.phase == OVER and sight.winners:
        sides = {sight.side_of(seat) for seat in range(sight.rules.seats) if has(sight.winners, seat)}
        parts.append("traitor-win" if TRAITOR in sides else "heroes-win")
    return tuple([f"haunt-{number}-{part}" for part in parts])


def sections_of(page: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """What each paragraph of each of these messages is about; empty: the message is told as it stands."""
    return tuple([_sections_in(message) for message in page])


@cache
def _sections_in(message: str) -> tuple[str, ...]:
    _, number, side = message.split("-", 2)
    letters = haunt_facts()[number].get("pages", {}).get(side, "")
    return tuple([_SECTIONS[letter] for letter in letters])


def why_over(rule: str) -> tuple[str, ...]:
    """The message that says what has become of a haunt by this rule of it, if it has one."""
    of_winning = _OF_WINNING.fullmatch(rule)
    return (f"haunt-{of_winning[1]}-why-{of_winning[2]}",) if of_winning else ()


def lies_open(message: str) -> bool:
    """BET-SECRET-1, BET-SECRET-2, BET-SECRET-4. Whether a message is on no haunt's page, nor names what one allows."""
    return not _PAGE.match(message) and message not in _acts()


def may_read(sight: Sight, message: str) -> bool:
    """HC-22. Whether this seat may read a message of a page now: its own side's, and all when it is over."""
    if not sight.haunt_begun:
        return False
    if page := _PAGE.match(message):
        is_in_play = int(page[1]) == sight.haunt_number
        if is_in_play and sight.phase == OVER:
            return True
        return _page_with(message, sight.open_to_all) in page_of(sight)
    return sight.may_read(_acts()[message])


def _page_with(message: str, open_to_all: bool) -> str:
    """The page on which a message stands. BET-HIDDEN-4: what is open to all is in the heroes' text."""
    goal = _GOAL.match(message)
    if goal is None:
        return message
    return f"{goal[1]}-{'heroes' if open_to_all else goal[2]}"


@cache
def _acts() -> dict[str, str]:
    """What the rules of haunts allow: the message that names the act -> its rule."""
    verbs = [verb for verb in VERBS.verbs if _OF_A_HAUNT.match(verb.rule)]
    return {f"verb-{verb.name}".replace("_", "-"): verb.rule for verb in verbs}
