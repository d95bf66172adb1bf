"""How a view of Room 25 becomes numbers."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.components import CARDS
from housebound.games.room25.state import PHASES
from housebound.games.room25.words import (
    AXES,
    CHARACTERS,
    LINES,
    MODES,
    PLANS,
    ROBOTS,
    ROLES,
    ROOMS,
    SEATS,
    SPACES,
    TOKENS,
    WAYS,
)
from housebound.kernel.layout import Compass, Counts, Each, Flag, Layout, Many, Number, One, Pairs, Place, Rows

_SEATS: Final = len(SEATS)

LAYOUT: Final = Layout(
    version=1,
    fields={
        "seat": Place(_SEATS),
        "mode": One(MODES),
        "level": One(("normal", "insane")),
        "phase": One(PHASES),
        "round": Number(10),
        "remaining": Number(10),
        "acting": One(CHARACTERS.words),
        "token": One(PLANS.words),
        "rooms": Rows(
            "space",
            SPACES.words,
            {
                "room": One(ROOMS.words),
                "up": Flag(),
                "no_entry": Flag(),
                "locked": Flag(),
                "corridor": One(AXES.words),
                "characters": Many(CHARACTERS.words),
                "robots": Many(ROBOTS.words),
                "reminders": Many(CHARACTERS.words),
            },
            grid=(5, 5),
        ),
        "queue": Each(len(CHARACTERS), CHARACTERS.words),
        "characters": Rows(
            "character",
            CHARACTERS.words,
            {
                "seat": Place(_SEATS),
                "space": One(SPACES.words),
                "slots": Each(2, ("hidden", *PLANS.words)),
                "single": Flag(),
                "played": Many(TOKENS.words),
                "lost": Many(TOKENS.words),
                "adrenaline": One(("out", "held", "committed")),
                "free": Flag(),
                "one_action": Flag(),
                "resting": Flag(),
                "paranoid": Flag(),
                "stack": Many(TOKENS.words),
                "invisible": Flag(),
                "reminder_laid": Flag(),
                "empty_rooms": Number(4),
                "in_trap": Flag(),
                "drowning": Number(3),
                "futile": Many(TOKENS.words),
            },
        ),
        "seats": Rows(
            "seat",
            SEATS.words,
            {
                "characters": Many(CHARACTERS.words),
                "role": One(ROLES.words),
                "role_shown": Flag(),
                "team": One(("A", "B")),
            },
        ),
        "arrows": Pairs(LINES.words, WAYS.words),
        "key_turned": Flag(),
        "robots_in_reserve": Number(2),
        "unseen": Counts(ROOMS.words, 4),
        "deck": Number(len(CARDS)),
        "discard": Many(CARDS.words),
        "displayed": Many(CARDS.words),
        "fast": Many(CHARACTERS.words),
        "powers": Flag(),
    },
    omitted={
        "rooms.space": "it is the row",
        "characters.character": "it is the row",
        "seats.seat": "it is the row",
    },
    compass=Compass(
        table="rooms",
        standing=("characters", "space"),
        lines=(LINES.words[:5], LINES.words[5:]),
        ways=("up", "right", "down", "left"),
        axes=(AXES.words[0], AXES.words[1]),
    ),
)
