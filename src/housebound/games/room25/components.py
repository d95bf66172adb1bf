"""Components: the facts of the content files, read once (R25-COMP, R25-COLOUR, R25-ROUNDS)."""

from __future__ import annotations

from typing import Any, Final

from housebound.games.room25.words import (
    CHARACTERS,
    COLOURS,
    LINES,
    MODES,
    ROOMS,
    TOKENS,
    WAYS,
)
from housebound.kernel.content import content_of
from housebound.kernel.script import Domain

_content: Final = content_of("housebound.games.room25")

_rooms: Final = _content("rooms")

COLOUR: Final = tuple(COLOURS[_rooms[word]["colour"]] for word in ROOMS.words)
"""R25-COLOUR-1, R25-COLOUR-2, R25-COLOUR-3. The colour of each kind of room."""
COPIES: Final = tuple(_rooms[word]["base"] + _rooms[word]["season2"] for word in ROOMS.words)
"""R25-COMP-1. How many tiles of each kind exist: 47 in all."""
SEASON_2: Final = tuple(_rooms[word]["season2"] for word in ROOMS.words)
"""R25-COMP-2. How many of them came with Season 2: 15 in all."""
SET_ASIDE: Final = tuple(bool(_rooms[word]["exit_zone"]) for word in ROOMS.words)
"""R25-ZONE-4. Which kinds are set aside for the Exit Zones."""
SET_ASIDE_KINDS: Final = tuple(kind for kind in range(len(ROOMS)) if SET_ASIDE[kind])

_characters: Final = _content("characters")
DUO: Final = tuple(CHARACTERS[_characters[word]["duo"]] for word in CHARACTERS.words)
"""R25-COMP-3, R25-SETUP-3. The partner of each of the eight characters."""
STARTING_EMPTY_ROOMS: Final = tuple(int(_characters[word]["empty_rooms"]) for word in CHARACTERS.words)
"""R25-SETUP-6, R25-SARAH-1, R25-BRUCE-1. The Empty Rooms each character begins with."""

LOCKING_TOKENS: Final = 2
"""R25-COMP-4, R25-EMMETT-1, R25-BAR-8. Two in all."""


class Card:
    """One of the Event cards (R25-EVENT-1)."""

    __slots__ = ("another", "characters", "colour", "copies", "insane", "kind", "line", "steps", "token", "way")

    def __init__(self, facts: dict[str, Any]) -> None:
        self.kind: str = facts["kind"]
        self.insane: bool = facts["deck"] == "insane"
        self.copies: int = facts["copies"]
        self.line = LINES[facts["line"]] if "line" in facts else -1
        self.way = WAYS[facts["direction"]] if "direction" in facts else -1
        self.steps: int = facts.get("steps", 0)
        self.another: bool = facts.get("another", False)
        self.token = TOKENS[facts["token"]] if "token" in facts else -1
        self.characters = tuple(CHARACTERS[word] for word in facts.get("characters", ()))
        self.colour = COLOURS[facts["colour"]] if "colour" in facts else -1


_events: Final = _content("events")
CARDS: Final = Domain("card", list(_events))
CARD: Final = tuple(Card(facts) for facts in _events.values())

_rounds: Final = _content("rounds")
ROUNDS: Final = {(mode, int(n)): facts["rounds"] for mode in MODES for n, facts in _rounds[mode].items()}
"""R25-ROUNDS-1, R25-ROUNDS-2, R25-ROUNDS-3. Rounds by mode and players."""
IN_PLAY: Final = {(mode, int(n)): facts["characters"] for mode in MODES for n, facts in _rounds[mode].items()}
"""R25-MODE-2. Characters in play by mode and players."""

DEALS: Final[list[dict[str, Any]]] = _content("roles")["deal"]
"""R25-ROLE-3. The role tiles by players and Guards."""

_setups: Final = _content("setups")
TABLES: Final[dict[str, dict[str, dict[str, int]]]] = _setups["table"]
"""R25-BUILD-3, R25-BUILD-4, R25-BUILD-5, R25-BUILD-6, R25-BUILD-7. The proposals, with free tiles per colour."""
COMPLEXES: Final[dict[str, dict[str, Any]]] = _setups["complex"]
"""R25-BUILD-12. Ready-made compositions."""
