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
        title, *rest = view.haunt.page
        text = "\n\n".join(reflowed(speech.say(message)) for message in rest)
        named = speech.say("board-haunt", number=view.haunt.number, title=speech.say(title))
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


def reflowed(page: str) -> str:
    r"""A page with each paragraph on one line, to fold to any width; marked lines stay lines.

    >>> reflowed("One\ntwo.\n\n1. three\nfour\n- five")
    'One two.\n\n1. three four\n- five'
    """
    lines: list[str] = []
    for line in page.split("\n"):
        starts_anew = not line or not lines or not lines[-1] or lines[-1][-1] in ".!?:" or _ITEM.match(line)
        if starts_anew:
            lines.append(line)
        else:
            lines[-1] += f" {line}"
    return "\n".join(lines)


_ITEM = re.compile(r"\d+\.|[-–•*]|[A-Z][\w ]*: ")
