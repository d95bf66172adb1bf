"""How a view of Betrayal becomes numbers.

What is open to every haunt, a stranger's too, is hashed: what it shows of itself, whose companions wait where, what was
tried in a turn. Of long lists of cards and figures a number stands for the word where a column for each would cost
more than it tells.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.position.reading import DID
from housebound.games.betrayal.state import FATES, PHASES
from housebound.games.betrayal.words import (
    BACKS,
    CARDS,
    CHARACTERS,
    DIRECTIONS,
    FIGURES,
    FLOORS,
    HAUNTS,
    ROOMS,
    SEATS,
    SIDE_NAMES,
    SYMBOLS,
    TOKENS,
    TRAITS,
)
from housebound.kernel.layout import (
    Each,
    Field,
    Flag,
    Group,
    Hashed,
    Index,
    Layout,
    Listed,
    Many,
    Number,
    Numbers,
    One,
    Place,
    Rows,
)

_SEATS: Final = len(SEATS)
_IN_ROOM: Final = One(("hidden", *ROOMS.words))
_DOORS: Final = Each(4, ("wall", "door", "open", "false"))
_MOST_MONSTERS: Final = 60
_MOST_PILES: Final = 16
_MOST_TOKENS: Final = 24
_MOST_ATTACKS: Final = 24

_TILE: Final[dict[str, Field]] = {
    "floor": One(FLOORS.words),
    "x": Number(8),
    "y": Number(8),
    "rotation": Place(4),
    "doors": _DOORS,
    "windows": Many(DIRECTIONS.words),
    "far": Many(DIRECTIONS.words),
    "symbol": One(SYMBOLS.words),
    "drawn": Flag(),
    "beside": Flag(),
}

LAYOUT: Final = Layout(
    version=1,
    fields={
        "seat": Place(_SEATS),
        "phase": One(PHASES),
        "turn": Group(
            {
                "seat": Place(_SEATS),
                "acting": One(FIGURES.words),
                "spaces": Number(8),
                "did": Many(DID),
                "used": Many(CARDS.words),
                "tried": Hashed(32),
                "resolving": Many(CARDS.words),
            }
        ),
        "rooms": Rows("room", ROOMS.words, _TILE),
        "ruins": Rows("room", ROOMS.words, {"floor": One(FLOORS.words), "x": Number(8), "y": Number(8)}),
        "stairs": Hashed(4),
        "lost": Many(ROOMS.words),
        "laid": One(ROOMS.words),
        "tokens": Listed(
            _MOST_TOKENS,
            {
                "token": One(TOKENS.words),
                "room": One(ROOMS.words),
                "side": Number(1),
                "to": One(ROOMS.words),
                "to_side": Number(1),
            },
        ),
        "piles": Listed(
            _MOST_PILES,
            {"room": One(ROOMS.words), "side": Number(1), "cards": Many(CARDS.words), "companions": Hashed(16)},
        ),
        "explorers": Rows(
            "seat",
            SEATS.words,
            {
                "character": One(CHARACTERS.words),
                "room": _IN_ROOM,
                "side": Number(1),
                "fate": One(FATES),
                "team": One(SIDE_NAMES.words),
                "role": Place(8),
                "clips": Numbers(4, 8),
                "values": Numbers(4, 8),
                "starts": Numbers(4, 8),
                "cards": Many(CARDS.words),
                "blessed": Many(ROOMS.words),
                "restrained": Number(4),
                "misses_turn": Flag(),
            },
        ),
        "monsters": Listed(
            _MOST_MONSTERS,
            {
                "figure": Index(FIGURES.words),
                "kind": Hashed(32),
                "room": _IN_ROOM,
                "side": Number(1),
                "stunned": Flag(),
                "done": Flag(),
                "traits": Numbers(4, 8),
                "cards": Hashed(16),
            },
        ),
        "stack": Group(
            {
                "tiles": Number(len(ROOMS)),
                "back": One(BACKS.words),
                "top": Many(ROOMS.words),
                "bottom": Many((*ROOMS.words, *BACKS.words)),
                "discarded": Number(len(ROOMS)),
                "discard": Many(ROOMS.words),
            }
        ),
        "decks": Rows(
            "symbol",
            SYMBOLS.words,
            {
                "cards": Number(50),
                "top": Many(CARDS.words),
                "bottom": Many(CARDS.words),
                "discard": Many(CARDS.words),
            },
        ),
        "omens": Number(13),
        "vault_open": Flag(),
        "mask_worn": Flag(),
        "box_open": Flag(),
        "noted": Number(8),
        "haunt": Group(
            {
                "number": Place(len(HAUNTS)),
                "revealer": Place(_SEATS),
                "room": One(ROOMS.words),
                "traitor": Place(_SEATS),
                "hidden": Flag(),
                "round": Number(20),
                "track": Number(20),
                "order": Numbers(_SEATS + 1, _SEATS),
                "at": Place(_SEATS + 1),
                "shown": Hashed(256),
            }
        ),
        "safe": Number(13),
        "rolls": Flag(),
        "attacks": Listed(
            _MOST_ATTACKS,
            {
                "card": Index(CARDS.words),
                "target": Index(FIGURES.words),
                "trait": One(TRAITS.words),
                "dice": Number(8),
                "bonus": Number(8),
                "against": Number(8),
                "guard": Number(8),
            },
        ),
    },
    omitted={
        "rooms.room": "it is the row",
        "ruins.room": "it is the row",
        **dict.fromkeys(
            (f"ruins.{fact}" for fact in ("rotation", "doors", "windows", "far", "symbol", "drawn", "beside")),
            "nobody walks through a ruin: where it lies is what matters",
        ),
        "sheets": "what stands on an explorer's card never changes",
        "explorers.seat": "it is the row",
        "explorers.tracks": "each explorer has its own, and `values` says what they mean now",
        "decks.symbol": "it is the row",
        "haunt.met": "by which rule it ended is said when nobody is asked any more",
        "haunt.sections": "how its page is set out says nothing that the page does not",
        "haunt.page": "which page it is follows from the haunt's number and the reader's side",
    },
)
