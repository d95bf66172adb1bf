"""Haunt 34: how Keys are won, each in its room and by its own feat."""

from __future__ import annotations

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.components import LEAVING
from housebound.games.betrayal.figures.belongings import get_card
from housebound.games.betrayal.figures.damage import BY_ROOM, damage_dice, lose
from housebound.games.betrayal.figures.dice import trait_roll
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.haunt.feats import Feats
from housebound.games.betrayal.haunts.h34_guillotines.data import CollarData
from housebound.games.betrayal.numbers import Figure, Room, Seat
from housebound.games.betrayal.play.falling import FALL_TARGET, fall
from housebound.games.betrayal.play.room_effects import immune
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import (
    CARDS,
    COLLAPSED_ROOM,
    GALLERY,
    PHYSICAL,
    ROOMS,
    SPEED,
    TRAITOR,
    VAULT,
    VERBS,
    YES,
)
from housebound.kernel.script import NOTHING, Decision, Option, Script
from housebound.kernel.sets import has, set_of, without

TRY_FOR_KEY = VERBS.verb("try_for_key", rule="H34-KEY-1")()
KEY_ROOMS = tuple(
    ROOMS[word]
    for word in (
        *("attic", "catacombs", "chasm", "collapsed_room", "crypt", "furnace_room", "gallery", "junk_room"),
        *("operating_laboratory", "pentagram_chamber", "tower", "vault"),
    )
)
KEY_OF = {room: CARDS[f"key_{n}"] for n, room in enumerate(KEY_ROOMS, 1)}
"""H34-SETUP-1, H34-KEY-1. Room -> the Key that belongs to it: one per room in the whole game."""
KEYS = set_of(KEY_OF.values())
LABORATORY = ROOMS["operating_laboratory"]
END_ROOMS = frozenset({ROOMS["crypt"], ROOMS["furnace_room"], VAULT})
"""H34-ROOM-1, H34-ROOM-4. The Key is taken at the end of a turn there."""
EXIT_ROOMS = frozenset(ROOMS[word] for word in ("attic", "junk_room", "pentagram_chamber"))
TRY_ROOMS = EXIT_ROOMS | {COLLAPSED_ROOM, LABORATORY}
"""A roll for the Key can be made while staying there."""
LAB_TARGET, LAB_DAMAGE = 3, 2


def no_key_here(g: House[CollarData], seat: Seat, room: Room, rolls: bool = True) -> str:
    """H34-KEY-1, H34-KEY-2, H34-KEY-3, H34-TRAITOR-3. Why it cannot win the room's Key now; empty: it can."""
    if not has(g.data.keys, room):
        return "H34-KEY-1"
    if g.team[seat] == TRAITOR:
        return "H34-TRAITOR-3"
    if g.data.took:
        return "H34-KEY-2"
    return "H34-KEY-3" if rolls and g.data.tried else ""


def take_key(g: House[CollarData], seat: Seat, room: Room) -> None:
    """H34-KEY-1, H34-KEY-2. Take 1 Key; no more movement this turn."""
    g.data.keys = without(g.data.keys, room)
    g.data.took = True
    get_card(g, seat, KEY_OF[room])
    if seat == g.acting:
        halt(g, "H34-KEY-2")


def _ask_for_key(g: House[CollarData], seat: Seat, room: Room) -> Script[None]:
    """H34-KEY-4. What was done for another purpose has earned the Key: it ends the movement, so it can be left."""
    option: Option = yield Decision(seat, "take_key", offer_yes_no, "H34-KEY-4", g.word[seat])
    if option is YES:
        take_key(g, seat, room)


class KeyFeats(Feats[CollarData]):
    """H34-KEY-4. What is done for another purpose and earns a Key."""

    def exit_rolled(self, g: House[CollarData], seat: Seat, room: Room, passed: bool) -> Script[None]:
        """H34-ROOM-6. Attic, Junk Room, Pentagram Chamber: the roll on leaving serves too, if it is the first."""
        if seat != g.acting or no_key_here(g, seat, room):
            return NOTHING
        g.data.tried = True
        return _ask_for_key(g, seat, room) if passed else NOTHING

    def fall_rolled(self, g: House[CollarData], seat: Seat, held: bool) -> Script[None]:
        """H34-ROOM-3. Collapsed Room: the roll of whoever has to make it on entering serves too, if it is the first."""
        if seat != g.acting or no_key_here(g, seat, COLLAPSED_ROOM):
            return NOTHING
        g.data.tried = True
        return _ask_for_key(g, seat, COLLAPSED_ROOM) if held else NOTHING

    def crossing_tried(self, g: House[CollarData], figure: Figure, room: Room, crossed: bool) -> Script[None]:
        """H34-ROOM-5. Catacombs, Chasm, Tower: the Key is behind the barrier."""
        if room == VAULT or room not in KEY_OF or no_key_here(g, figure, room):
            return NOTHING
        g.data.tried = True
        return _ask_for_key(g, figure, room) if crossed else NOTHING

    def jumped(self, g: House[CollarData], figure: Figure) -> Script[None]:
        """H34-ROOM-2, H34-KEY-3. Gallery: the Key is gained in the Ballroom, and takes no roll."""
        if figure != g.acting or no_key_here(g, figure, GALLERY, rolls=False):
            return NOTHING
        return _ask_for_key(g, figure, GALLERY)


# -- rolls for nothing but the Key


def try_for_key(g: House[CollarData], seat: Seat) -> Script[None]:
    """H34-KEY-3. The roll of the room, made while staying there."""
    g.data.tried = True
    room = g.room[seat]
    if room == COLLAPSED_ROOM:
        return _cling(g, seat)
    if room == LABORATORY:
        return _operate(g, seat)
    return _exit_roll_inside(g, seat, room)


def _cling(g: House[CollarData], seat: Seat) -> Script[None]:
    """H34-ROOM-3. Collapsed Room: the Speed roll against falling. A success is the Key, a failure the fall."""
    if (yield from trait_roll(g, seat, SPEED, needed=FALL_TARGET)) >= FALL_TARGET:
        take_key(g, seat, COLLAPSED_ROOM)
    elif g.fate[seat] == IN_HOUSE:
        yield from fall(g, seat)


def _exit_roll_inside(g: House[CollarData], seat: Seat, room: Room) -> Script[None]:
    """H34-ROOM-6. Attic, Junk Room, Pentagram Chamber: the tile's roll made while staying; a failure costs its loss."""
    facts = LEAVING[room]
    assert facts is not None
    trait, target, lost = facts
    if (yield from trait_roll(g, seat, trait, needed=target)) >= target:
        take_key(g, seat, room)
    elif not immune(g, seat, room):
        yield from lose(g, seat, lost, 1, BY_ROOM)


def _operate(g: House[CollarData], seat: Seat) -> Script[None]:
    """H34-ROOM-7. Operating Laboratory: four rolls of 3 or more, and 2 dice of physical damage whatever they are."""
    passed = True
    for trait in range(4):
        if g.fate[seat] == IN_HOUSE:
            passed &= (yield from trait_roll(g, seat, trait, needed=LAB_TARGET)) >= LAB_TARGET
    yield from damage_dice(g, seat, PHYSICAL, LAB_DAMAGE, BY_ROOM)
    if passed and g.fate[seat] == IN_HOUSE:
        take_key(g, seat, LABORATORY)
