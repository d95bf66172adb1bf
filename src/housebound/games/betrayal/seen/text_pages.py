"""What a seat can read besides the board: the haunt's page, what stands on cards, what rooms do."""

from __future__ import annotations

import re

from housebound.games.betrayal.seen.view_types import BetrayalView, SheetView
from housebound.games.betrayal.words import TRAITS
from housebound.kernel.game import Speech
from housebound.kernel.pages import Page, described


def pages(view: BetrayalView, speech: Speech) -> list[Page]:
    """BET-SECRET-1, BET-SECRET-4. The pages that this seat may read now, its haunt's first: made of its view alone."""
    found = []
    if view.haunt is not None:
        told = [
            _told(message, about, speech) for message, about in zip(view.haunt.page, view.haunt.sections, strict=True)
        ]
        text = "\n\n".join(told[1:])
        named = speech.say("board-haunt", number=view.haunt.number, title=told[0])
        found.append(Page(" ".join(view.haunt.page), named, text, urgent=True))
    for name, lines in (
        ("explorers", [_sheet(sheet, speech) for sheet in view.sheets]),
        ("cards", _cards(view, speech)),
        ("rooms", _rooms(view, speech)),
    ):
        if lines:
            found.append(Page(name, speech.say(f"pages-{name}"), "\n\n".join(lines)))
    return found


def _sheet(sheet: SheetView, speech: Speech) -> str:
    """An explorer to choose: the four tracks, lowest value first, where each starts in brackets."""
    tracks = []
    for trait, values, start in zip(TRAITS.words, sheet.tracks, sheet.starts, strict=True):
        places = " ".join(f"[{value}]" if place == start else str(value) for place, value in enumerate(values))
        tracks.append(f"{speech.say(f'trait-{trait}')} {places}")
    name = speech.say(f"character-{sheet.character}".replace("_", "-"))
    return "\n".join([name, *(f"  {track}" for track in tracks)])


def _cards(view: BetrayalView, speech: Speech) -> list[str]:
    """What is being resolved, then what is held, this seat's own first, then what lies about."""
    by_nearness = sorted(view.explorers, key=lambda explorer: explorer.seat != view.seat)
    cards = [*view.turn.resolving, *(card for explorer in by_nearness for card in explorer.cards)]
    cards += [card for monster in view.monsters for card in monster.cards]
    cards += [card for pile in view.piles for card in (*pile.cards, *pile.companions)]
    return described("card", cards, speech)


def _rooms(view: BetrayalView, speech: Speech) -> list[str]:
    return described("room", sorted(room.room for room in view.rooms), speech)


def _told(message: str, about: tuple[str, ...], speech: Speech) -> str:
    """A message of a page: its goal first, then by what its paragraphs are about; as it stands if nobody says that."""
    found = paragraphs(speech.say(message))
    if len(about) != len(found):
        return _apart(found)
    told = []
    for section in _SECTIONS:
        lines = [line for line, kind in zip(found, about, strict=True) if kind == section]
        if section == "goal":
            lines = _goal_lines(message, speech) + lines
        if lines:
            told.append(f"== {speech.say(f'house-section-{section}')} ==\n{_apart(lines)}")
    return "\n\n".join(told)


def _goal_lines(message: str, speech: Speech) -> list[str]:
    """What the side of this page is after and what else ends it, in a line each, if it is said anywhere."""
    page, side = message.rsplit("-", 1)
    ids = [f"{page}-goal-{side}-{line}" for line in ("win", "ends")]
    return [text for name in ids if (text := speech.say(name)) != name]


def _apart(found: list[str]) -> str:
    """Paragraphs with a line between them, lines of a list without."""
    return "".join(
        line if not n else f"\n{line}" if _ITEM.match(line) else f"\n\n{line}" for n, line in enumerate(found)
    )


def paragraphs(page: str) -> list[str]:
    r"""A text with each paragraph on one line, to fold to any width; lines of a list stay lines.

    >>> paragraphs("One\ntwo.\n\n1. three\nfour\n- five")
    ['One two.', '1. three four', '- five']
    """
    found: list[str] = []
    for block in re.split(r"\n\s*\n", page):
        lines = block.split("\n")
        unfolded = any(len(line) > _FOLDED for line in lines)
        for n, line in enumerate(lines):
            if not n or unfolded or _ITEM.match(line):
                found.append(line)
            else:
                found[-1] += f" {line}"
    return found


_SECTIONS = ("goal", "now", "you", "monsters", "others", "rules")
"""What paragraphs of a page are about, in the order in which they are read."""
_ITEM = re.compile(r"(\d+\.|[-–•*]) ")
_FOLDED = 126
"""Lines of a text are folded before this many letters: a longer one is a paragraph of its own."""
