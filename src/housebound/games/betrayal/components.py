"""Components: the facts of the content files as the rules ask for them (BET-COMP).

BET-COMP-4, BET-COMP-5, BET-COMP-6, BET-COMP-7: characters, cards, dice and the track are data and domains here. The
tokens of a haunt never run out (BET-COMP-8, BET-COMP-9); its numbered monsters are words of FIGURES (BET-COMP-10).
"""

from __future__ import annotations

from typing import Any, Final

from housebound.games.betrayal.content_files import content
from housebound.games.betrayal.numbers import Card
from housebound.games.betrayal.words import (
    CARDS,
    CHARACTERS,
    FIRST_EVENT,
    FIRST_OBJECT,
    FIRST_OMEN,
    FLOORS,
    ITEM,
    KINDS,
    ROOMS,
    SYMBOLS,
    TRAITS,
)

# -- rooms

_rooms: Final = content("rooms")
_WALL: Final = {"n": 0, "e": 1, "s": 2, "w": 3}


def _walls(letters: Any) -> int:
    return sum(1 << _WALL[letter] for letter in letters)


FLOORS_OF: Final = tuple(sum(1 << FLOORS[word] for word in _rooms[room]["floors"]) for room in ROOMS.words)
"""BET-COMP-3. The floors that the back of each tile names, as bits."""
BACK_FLOORS: Final = (1, 2, 4, 3, 5, 6, 7)
"""What the backs say, as bits of floors, in the order of their words."""
BACK: Final = tuple(BACK_FLOORS.index(floors) for floors in FLOORS_OF)
"""The back of each tile."""
DOORS: Final = tuple(_walls(_rooms[room]["doors"]) | _walls(_rooms[room].get("open", {})) for room in ROOMS.words)
"""The doors of each tile as printed, as bits of directions; passages inside the triple tile count (BET-HALL-4)."""
WINDOWS: Final = tuple(_walls(_rooms[room]["windows"]) for room in ROOMS.words)
START_ROOMS: Final = tuple(r for r, word in enumerate(ROOMS.words) if _rooms[word].get("start"))
LOOSE_TILES: Final = tuple(r for r in range(len(ROOMS)) if r not in START_ROOMS)
"""BET-COMP-2, BET-SETUP-7. The tiles of the stack of a fresh game: 42."""
SYMBOL: Final = tuple(SYMBOLS[_rooms[room]["symbol"]] if "symbol" in _rooms[room] else -1 for room in ROOMS.words)
OMEN_ROOMS: Final = tuple(r for r in range(len(ROOMS)) if SYMBOL[r] == 1)
EVENT_ROOMS: Final = tuple(r for r in range(len(ROOMS)) if SYMBOL[r] == 2)
IS_OUTSIDE: Final = tuple(bool(_rooms[room].get("outside")) for room in ROOMS.words)
BARRIERS: Final = tuple(
    (TRAITS[_rooms[room]["barrier"]["trait"]], int(_rooms[room]["barrier"]["target"]))
    if "barrier" in _rooms[room]
    else None
    for room in ROOMS.words
)
"""BET-BARRIER-3. Room -> the trait and the target of the roll across its barrier."""
FAR_DOORS: Final = tuple(
    _walls(_rooms[room]["barrier"]["sides"][1]) if "barrier" in _rooms[room] else 0 for room in ROOMS.words
)
"""Room -> the printed doors of its side 1."""
LEAVING: Final = tuple(
    (
        TRAITS[_rooms[room]["leaving"]["trait"]],
        int(_rooms[room]["leaving"]["target"]),
        TRAITS[_rooms[room]["leaving"]["lose"]],
    )
    if "leaving" in _rooms[room]
    else None
    for room in ROOMS.words
)
"""BET-ROOM-3. Room -> trait and target of the roll on leaving, and the trait lost on a failure."""
GAIN_AT_END: Final = tuple(
    TRAITS[_rooms[room]["ending"]["gain"]] if "gain" in _rooms[room].get("ending", {}) else -1 for room in ROOMS.words
)
"""BET-ROOM-2. Room -> the trait raised once per explorer."""
DAMAGE_AT_END: Final = tuple(
    KINDS[_rooms[room]["ending"]["damage"]] if "damage" in _rooms[room].get("ending", {}) else -1
    for room in ROOMS.words
)
"""Room -> the kind of its 1 point of damage at the end of a turn (Crypt, Furnace Room)."""
VAULT_ITEMS: Final = int(_rooms["vault"]["hidden_items"])

# -- explorers

_characters: Final = content("characters")
TRACK: Final = tuple(
    tuple(int(value) for value in _characters[who][trait]["track"])
    for who in CHARACTERS.words
    for trait in TRAITS.words
)
"""Character * 4 + trait -> the eight values of the track, lowest first (BET-TRAIT-3)."""
VALUES: Final = tuple((*track, 0) for track in TRACK)
"""The same, and behind them what counts on the skull: a place of -1."""
START: Final = tuple(int(_characters[who][trait]["start"]) for who in CHARACTERS.words for trait in TRAITS.words)
"""Character * 4 + trait -> the place of the starting value (BET-SETUP-4)."""
CHARACTER_CARD: Final = tuple(str(_characters[who]["card"]) for who in CHARACTERS.words)
BIRTHDAY: Final = tuple(tuple(int(n) for n in _characters[who]["birthday"].split("-")) for who in CHARACTERS.words)
# HC-21. Facts of the explorers that haunts and the list of traitors ask for
AGE: Final = tuple(int(_characters[who]["age"]) for who in CHARACTERS.words)
SEX: Final = tuple(str(_characters[who]["sex"]) for who in CHARACTERS.words)
HOBBIES: Final = tuple(tuple(_characters[who]["hobbies"]) for who in CHARACTERS.words)
TOP: Final = 7
"""The place of the highest value of a track."""

# -- cards

_cards: Final[dict[str, dict[str, Any]]] = {**content("items"), **content("omens"), **content("events")}
CARD_FACTS: Final[tuple[dict[str, Any], ...]] = tuple(_cards.get(word, {}) for word in CARDS.words)


def symbol_of(card: Card) -> int:
    """Which deck a card belongs to."""
    return ITEM if card < FIRST_OMEN else 1 if card < FIRST_EVENT else 2


def _flagged(flag: str, objects: bool) -> int:
    """The cards with this flag, as bits; the tokens of haunts are ordinary items (BET-ITEM-14)."""
    bits = sum(1 << card for card in range(FIRST_EVENT) if CARD_FACTS[card].get(flag))
    return bits | (ALL_OBJECTS if objects else 0)


ALL_OBJECTS: Final = ((1 << len(CARDS)) - 1) ^ ((1 << FIRST_OBJECT) - 1)
ITEM_CARD_BITS: Final = (1 << FIRST_OMEN) - 1
OMEN_BITS: Final = ((1 << FIRST_EVENT) - 1) ^ ITEM_CARD_BITS
EVENT_BITS: Final = ((1 << FIRST_OBJECT) - 1) ^ ITEM_CARD_BITS ^ OMEN_BITS
DECK_BITS: Final = (ITEM_CARD_BITS, OMEN_BITS, EVENT_BITS)
ITEM_BITS: Final = ITEM_CARD_BITS | ALL_OBJECTS | _flagged("item", objects=False)
"""BET-ITEM-3. What counts as an item: items, most omens, item tokens."""
TRADABLE: Final = _flagged("tradable", objects=True)
DROPPABLE: Final = _flagged("droppable", objects=True)
STEALABLE: Final = _flagged("stealable", objects=True)
COMPANIONS: Final = _flagged("companion", objects=False)
WEAPONS: Final = _flagged("weapon", objects=False)


_IN_BYTE: Final = [
    [[first + n for n in range(8) if byte >> n & 1] for byte in range(256)]
    for first in range(0, max(len(CARDS), 4 * len(ROOMS)) + 8, 8)
]
"""For each byte of a set, from the lowest on: its value -> the numbers in it."""


def card_numbers(bits: int) -> list[int]:
    """The cards of a set (or the rooms, or their doorways), in order."""
    numbers: list[int] = []
    for in_byte, byte in zip(_IN_BYTE, bits.to_bytes(bits.bit_length() + 7 >> 3, "little"), strict=False):
        numbers += in_byte[byte]
    return numbers


def _steps(ops: Any) -> tuple[int, ...]:
    """The steps that an op list gives (or takes) trait by trait, where it does nothing else."""
    steps = [0, 0, 0, 0]
    for op in ops:
        if op["op"] in ("gain", "lose"):
            which = range(4) if op["trait"] == "each" else (TRAITS[op["trait"]],)
            for trait in which:
                steps[trait] += op["n"] if op["op"] == "gain" else -op["n"]
    return tuple(steps)


GAINS: Final = tuple(_steps(CARD_FACTS[card].get("on_gain", ())) for card in range(FIRST_EVENT))
LOSSES: Final = tuple(_steps(CARD_FACTS[card].get("on_lose", ())) for card in range(FIRST_EVENT))
"""BET-ITEM-15. Card -> the steps at getting and at losing it, trait by trait."""
FIXED_LOSS: Final = tuple(bool(CARD_FACTS[card].get("on_lose_fixed")) for card in range(FIRST_EVENT))
"""BET-ITEM-16."""
