"""What a seat can read besides the board: what rooms do, who can do what, what the cards on the table say."""

from __future__ import annotations

from housebound.games.room25.seen.view_types import Room25View
from housebound.games.room25.words import CHARACTERS
from housebound.kernel.game import Speech
from housebound.kernel.pages import Page, described


def pages(view: Room25View, speech: Speech) -> list[Page]:
    """Cards, the characters and their powers, the kinds of rooms that are in play: made of this seat's view alone."""
    rooms = [*(room.room for room in view.rooms if room.room), *view.unseen]
    found = [
        ("cards", described("card", view.displayed, speech)),
        ("people", _powers(view, speech)),
        ("rooms", described("room", rooms, speech)),
    ]
    return [Page(name, speech.say(f"pages-{name}"), "\n\n".join(lines)) for name, lines in found if lines]


def _powers(view: Room25View, speech: Speech) -> list[str]:
    """This seat's own characters first; while they are chosen, everybody who can be."""
    own = [one.character for one in view.characters if one.seat == view.seat]
    in_play = (
        CHARACTERS.words if view.phase in ("build", "deal", "picking") else [one.character for one in view.characters]
    )
    lines = []
    for word in dict.fromkeys([*own, *in_play]):
        name, power = speech.say(f"character-{word}"), speech.say(f"power-{word}")
        lines.append(speech.say("pages-power", character=name, power=power, text=speech.say(f"power-{word}-text")))
    return lines
