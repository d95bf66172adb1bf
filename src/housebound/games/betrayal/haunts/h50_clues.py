"""Haunt 50, Treasure Hunt: the twenty Clues, where they lie, and what each does when it is turned up.

Nobody knows the numbers of face-down Clues, so they are decided by chance when one is turned up and not before.
"""

from __future__ import annotations

from housebound.games.betrayal.cards import offer_yes_no
from housebound.games.betrayal.cards_in_hand import get_card
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.damage import BY_HAUNT, damage_dice, lose_of_choice, pick_trait
from housebound.games.betrayal.dice import DAMAGE_ROLL, roll, trait_roll
from housebound.games.betrayal.falling import choose_room
from housebound.games.betrayal.haunts.clockwise import clockwise
from housebound.games.betrayal.haunts.figures import explorers_inside
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.house import faces_outside, floor_of, split_by_barrier
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import (
    BASEMENT,
    CARDS,
    FIGURES,
    KNOWLEDGE,
    MIGHT,
    NO,
    PHYSICAL,
    ROOMS,
    SANITY,
    SPEED,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Decision, Option, Script

CLUE_FOUND = NoticeKind("clue_found", figure=FIGURES, card=CARDS)
POISONED = NoticeKind("clue_poison", figure=FIGURES)
CLUE_LEFT = NoticeKind("clue_left", room=ROOMS)

FIRST_CLUE = CARDS["clue_1"]
CLUES = ((1 << 20) - 1) << FIRST_CLUE
HELPFUL = ((1 << 16) - 1) << FIRST_CLUE
"""Clues 1 to 16: each adds 1 to every search of its holder, and more in the rooms it names."""
POISON, DARTS, QUAKE, BOX = (FIRST_CLUE + n - 1 for n in (17, 18, 19, 20))
DEADLY = (FIRST_CLUE + 14, FIRST_CLUE + 15)
"""Clues 15 and 16: whoever uses their bonus and stays below 13 dies."""
EVERY_TRAIT = (MIGHT, SPEED, SANITY, KNOWLEDGE)


def clue_number(card: int) -> int:
    return card - FIRST_CLUE + 1


class TreasureData(HauntData):
    __slots__ = ("begun", "box", "clue_rooms", "finder", "lost", "lying", "poisoned", "reserve", "unknown")

    lying: list[int]  # spots with a face-down Clue that nobody knows
    box: int  # the spot where Clue 20 lies face down again, known to all; -1 nowhere
    reserve: int  # face-down Clues that are kept for rooms still to be discovered
    lost: int  # face-down Clues that went with their rooms
    unknown: int  # the Clues that lie face down, in the reserve or lost: which is which nobody knows
    clue_rooms: int  # rooms that have had a Clue, as bits
    poisoned: int  # seats that Clue 17 has poisoned, as bits
    begun: bool  # a room of the upper floor has collapsed
    finder: int  # the seat that has found the treasure, -1


def fresh_treasure() -> TreasureData:
    data = TreasureData()
    data.lying = []
    data.box = -1
    data.reserve = 20
    data.lost = 0
    data.unknown = CLUES
    data.clue_rooms = 0
    data.poisoned = 0
    data.begun = False
    data.finder = -1
    return data


# -- where they lie


def lay_clue(data: TreasureData, spot: int) -> None:
    """A Clue of the reserve lies face down in a room from now on."""
    data.reserve -= 1
    data.lying.append(spot)
    data.clue_rooms |= 1 << (spot >> 1)


def clue_spot(data: TreasureData, room: int) -> int:
    """The spot of the room's face-down Clue, -1 if there is none."""
    for spot in (room * 2, room * 2 + 1):
        if spot in data.lying or data.box == spot:
            return spot
    return -1


def face_down_rooms(data: TreasureData) -> list[int]:
    rooms = {spot >> 1 for spot in data.lying}
    if data.box >= 0:
        rooms.add(data.box >> 1)
    return sorted(rooms)


def lose_clues_of(g: House, room: int) -> None:
    """The room has collapsed, and its face-down Clue is lost, whatever it was."""
    data: TreasureData = g.data
    if data.box >> 1 == room:
        data.box = -1
        g.gone |= 1 << BOX
    for spot in (room * 2, room * 2 + 1):
        if spot in data.lying:
            data.lying.remove(spot)
            data.lost += 1


def within_reach(g: House, figure: int, room: int) -> bool:
    """BET-BARRIER-13. Whether the room's face-down Clue, if there is one, lies on the figure's side."""
    spot = clue_spot(g.data, room)
    return spot < 0 or spot & 1 == g.side[figure] or not split_by_barrier(g, room)


# -- what they add to a search


_PLACES: dict[int, tuple[tuple[str, ...], int]] = {
    1: (("catacombs",), 7),
    2: (("wine_cellar",), 7),
    3: (("library",), 7),
    4: (("dining_room",), 7),
    5: (("conservatory", "underground_lake"), 6),
    6: (("crypt", "chapel"), 6),
    7: (("attic", "kitchen", "storeroom", "larder"), 5),
    15: (("tower", "balcony"), 6),
}
_OWN_TRAIT: dict[int, tuple[tuple[str, ...], tuple[int, ...]]] = {
    10: (("research_laboratory", "operating_laboratory"), (KNOWLEDGE,)),
    11: (("organ_room",), (KNOWLEDGE,)),
    12: (("game_room",), (KNOWLEDGE,)),
    13: (("statuary_corridor",), (MIGHT,)),
    14: (("furnace_room",), (SANITY,)),
    16: (("chasm",), (MIGHT, SANITY)),
}
IN_BASEMENT, EVERYWHERE, SIX_AT_WINDOWS = 4, 3, 15
"""What Clues 8 and 9 add; and the number of the Clue that counts at windows too."""


def fixed_bonus(g: House, card: int, room: int) -> int:
    """What a Clue with a plain number adds in this room."""
    number = clue_number(card)
    if number == 8:
        return IN_BASEMENT if floor_of(g, room) == BASEMENT else 0
    if number == 9:
        return EVERYWHERE
    rooms, bonus = _PLACES.get(number, ((), 0))
    if ROOMS.words[room] in rooms or (number == SIX_AT_WINDOWS and faces_outside(g, room)):
        return bonus
    return 0


def trait_bonus(card: int, room: int) -> tuple[int, ...]:
    """The traits of which the holder adds one, if the Clue works so in this room."""
    rooms, traits = _OWN_TRAIT.get(clue_number(card), ((), ()))
    return traits if ROOMS.words[room] in rooms else ()


def fitting_clues(g: House, seat: int, room: int) -> list[int]:
    """The searcher's Clues that would add something in this room."""
    held = card_numbers(g.held[seat] & HELPFUL)
    return [card for card in held if fixed_bonus(g, card, room) or trait_bonus(card, room)]


def bonus_of(g: House, seat: int, card: int, room: int) -> Script[int]:
    """What the Clue adds; the holder of Clue 16 names the trait."""
    traits = trait_bonus(card, room)
    if not traits:
        return fixed_bonus(g, card, room)
    return value(g, seat, (yield from pick_trait(g, seat, traits, "clue_trait", "HC-9")))


# -- turning one up


def turn_up(g: House, seat: int, spot: int) -> Script[None]:
    """The finder takes the Clue of this spot, turns it face up, and meets what it does."""
    data: TreasureData = g.data
    if data.box == spot:
        card, data.box = BOX, -1
    else:
        left = card_numbers(data.unknown)
        card = left[0] if len(left) == 1 else g.chance.pick(left, CARDS)
        data.lying.remove(spot)
        data.unknown &= ~(1 << card)
    g.tell(EVERYONE, CLUE_FOUND, g.word[seat], card)
    if card == BOX:
        yield from _puzzle_box(g, seat, spot)
    elif HELPFUL >> card & 1:
        get_card(g, seat, card)
    else:
        g.gone |= 1 << card
        yield from _TRAPS[card](g, seat)


def _poison(g: House, seat: int) -> Script[None]:
    """Clue 17. From now on the finder loses 1 in a trait of its choice at the start of each own turn."""
    g.data.poisoned |= 1 << seat
    g.tell(EVERYONE, POISONED, g.word[seat])
    return
    yield


def _darts(g: House, seat: int) -> Script[None]:
    """Clue 18. Might or Speed 4 or more, or 3 dice of physical damage."""
    trait = yield from pick_trait(g, seat, (MIGHT, SPEED), "trap_trait", "HC-9")
    if (yield from trait_roll(g, seat, trait)) < 4 and g.fate[seat] == IN_HOUSE:
        yield from damage_dice(g, seat, PHYSICAL, 3, BY_HAUNT)


def _quake(g: House, finder: int) -> Script[None]:
    """Clue 19, BET-TURN-8. Every explorer on the finder's floor: Might 3 or more, or 3 dice of steps in any traits."""
    floor = floor_of(g, g.room[finder])
    for seat in clockwise(g, finder):
        shaken = g.fate[seat] == IN_HOUSE and floor_of(g, g.room[seat]) == floor
        if shaken and (yield from trait_roll(g, seat, MIGHT)) < 3:
            yield from _lose_steps(g, seat, 3)


def _lose_steps(g: House, seat: int, dice: int) -> Script[None]:
    """HC-28. A loss of as many steps as the dice show, split over any traits by the loser."""
    if g.fate[seat] == IN_HOUSE:
        steps = yield from roll(g, seat, dice, DAMAGE_ROLL)
        yield from lose_of_choice(g, seat, EVERY_TRAIT, steps, BY_HAUNT)


_TRAPS = {POISON: _poison, DARTS: _darts, QUAKE: _quake}


def _puzzle_box(g: House, seat: int, spot: int) -> Script[None]:
    """Clue 20. Left alone it lies face down again; tried, it leaves the game.

    Knowledge 5 or more: two face-down Clues from anywhere in the house. Else 4 dice of steps in any traits.
    """
    g.data.box = spot
    option: Option = yield Decision(seat, "puzzle_box", offer_yes_no, "BET-GEN-5", g.word[seat])
    if option is NO:
        g.tell(EVERYONE, CLUE_LEFT, spot >> 1)
        return
    g.data.box = -1
    g.gone |= 1 << BOX
    result = yield from trait_roll(g, seat, KNOWLEDGE)
    if result < 5:
        yield from _lose_steps(g, seat, 4)
        return
    for _ in range(2):
        rooms = face_down_rooms(g.data)
        if not rooms or g.fate[seat] != IN_HOUSE:
            return
        room = yield from choose_room(g, seat, seat, rooms, "take_clue", "BET-GEN-5")
        yield from turn_up(g, seat, clue_spot(g.data, room))


def everyone_on(g: House, floor: int) -> list[int]:
    return [seat for seat in explorers_inside(g) if floor_of(g, g.room[seat]) == floor]
