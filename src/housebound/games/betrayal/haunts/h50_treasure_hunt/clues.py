"""Haunt 50, Treasure Hunt: the twenty Clues, where they lie, and what each does when it is turned up.

Nobody knows the numbers of face-down Clues, so they are decided by chance when one is turned up and not before.
"""

from __future__ import annotations

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import get_card
from housebound.games.betrayal.figures.damage import BY_HAUNT, damage_dice, lose_of_choice, pick_trait
from housebound.games.betrayal.figures.dice import DAMAGE_ROLL, roll, say_deed, trait_roll
from housebound.games.betrayal.figures.roster import explorers_inside
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunts.h50_treasure_hunt.data import TreasureData
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.house.plan import faces_outside, floor_of, split_by_barrier
from housebound.games.betrayal.numbers import Card, Figure, Floor, Room, Seat, Spot, room_at, side_at, spot_at
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import IN_HOUSE, House
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
from housebound.kernel.sets import has, just, set_of, without

CLUE_FOUND = NoticeKind("clue_found", figure=FIGURES, card=CARDS)
POISONED = NoticeKind("clue_poison", figure=FIGURES)
CLUE_LEFT = NoticeKind("clue_left", room=ROOMS)

FIRST_CLUE = CARDS["clue_1"]
CLUES = set_of(range(FIRST_CLUE, FIRST_CLUE + 20))
HELPFUL = set_of(range(FIRST_CLUE, FIRST_CLUE + 16))
"""H50-SEARCH-2. Clues 1 to 16: each adds 1 to every search of its holder, and more in the rooms it names."""
POISON, DARTS, QUAKE, BOX = (FIRST_CLUE + n - 1 for n in (17, 18, 19, 20))
DEADLY = (FIRST_CLUE + 14, FIRST_CLUE + 15)
"""H50-CLUE-15, H50-CLUE-16: whoever uses their bonus and stays below 13 dies."""
DARTS_TARGET, DARTS_DICE = 4, 3  # H50-CLUE-18
QUAKE_TARGET, QUAKE_DICE = 3, 3  # H50-CLUE-19
BOX_TARGET, BOX_DICE, BOX_CLUES = 5, 4, 2  # H50-CLUE-20
EVERY_TRAIT = (MIGHT, SPEED, SANITY, KNOWLEDGE)


def clue_number(card: Card) -> int:
    return card - FIRST_CLUE + 1


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


def lay_clue(data: TreasureData, spot: Spot) -> None:
    """H50-SETUP-1, H50-SETUP-3. A Clue of the reserve lies face down in a room from now on."""
    data.reserve -= 1
    data.lying.append(spot)
    data.clue_rooms |= just(room_at(spot))


def clue_spot(data: TreasureData, room: Room) -> int:
    """The spot of the room's face-down Clue, -1 if there is none."""
    for spot in (spot_at(room), spot_at(room, 1)):
        if spot in data.lying or data.box == spot:
            return spot
    return -1


def face_down_rooms(data: TreasureData) -> list[int]:
    rooms = {room_at(spot) for spot in data.lying}
    if data.box >= 0:
        rooms.add(room_at(data.box))
    return sorted(rooms)


def lose_clues_of(g: House[TreasureData], room: Room) -> None:
    """H50-COLLAPSE-3. The room has collapsed, and its face-down Clue is lost, whatever it was."""
    data: TreasureData = g.data
    if room_at(data.box) == room:
        data.box = -1
        g.gone |= just(BOX)
    for spot in (spot_at(room), spot_at(room, 1)):
        if spot in data.lying:
            data.lying.remove(spot)
            data.lost += 1


def within_reach(g: House[TreasureData], figure: Figure, room: Room) -> bool:
    """BET-BARRIER-13. Whether the room's face-down Clue, if there is one, lies on the figure's side."""
    spot = clue_spot(g.data, room)
    return spot < 0 or side_at(spot) == g.side[figure] or not split_by_barrier(g, room)


# -- what they add to a search


_PLACES: dict[int, tuple[tuple[str, ...], int]] = {
    1: (("catacombs",), 7),  # H50-CLUE-1
    2: (("wine_cellar",), 7),  # H50-CLUE-2
    3: (("library",), 7),  # H50-CLUE-3
    4: (("dining_room",), 7),  # H50-CLUE-4
    5: (("conservatory", "underground_lake"), 6),  # H50-CLUE-5
    6: (("crypt", "chapel"), 6),  # H50-CLUE-6
    7: (("attic", "kitchen", "storeroom", "larder"), 5),  # H50-CLUE-7
    15: (("tower", "balcony"), 6),  # H50-CLUE-15
}
_OWN_TRAIT: dict[int, tuple[tuple[str, ...], tuple[int, ...]]] = {
    10: (("research_laboratory", "operating_laboratory"), (KNOWLEDGE,)),  # H50-CLUE-10
    11: (("organ_room",), (KNOWLEDGE,)),  # H50-CLUE-11
    12: (("game_room",), (KNOWLEDGE,)),  # H50-CLUE-12
    13: (("statuary_corridor",), (MIGHT,)),  # H50-CLUE-13
    14: (("furnace_room",), (SANITY,)),  # H50-CLUE-14
    16: (("chasm",), (MIGHT, SANITY)),  # H50-CLUE-16
}
IN_BASEMENT, EVERYWHERE, SIX_AT_WINDOWS = 4, 3, 15
"""H50-CLUE-8, H50-CLUE-9: what they add; H50-CLUE-15: the number of the Clue that counts at windows too."""


def fixed_bonus(g: House[TreasureData], card: Card, room: Room) -> int:
    """H50-SEARCH-3. What a Clue with a plain number adds in this room."""
    number = clue_number(card)
    if number == 8:
        return IN_BASEMENT if floor_of(g, room) == BASEMENT else 0
    if number == 9:
        return EVERYWHERE
    rooms, bonus = _PLACES.get(number, ((), 0))
    if ROOMS.words[room] in rooms or (number == SIX_AT_WINDOWS and faces_outside(g, room)):
        return bonus
    return 0


def trait_bonus(card: Card, room: Room) -> tuple[int, ...]:
    """H50-SEARCH-3. The traits of which the holder adds one, if the Clue works so in this room."""
    rooms, traits = _OWN_TRAIT.get(clue_number(card), ((), ()))
    return traits if ROOMS.words[room] in rooms else ()


def fitting_clues(g: House[TreasureData], seat: Seat, room: Room) -> list[int]:
    """H50-SEARCH-2. The searcher's Clues that would add something in this room."""
    held = card_numbers(g.held[seat] & HELPFUL)
    return [card for card in held if fixed_bonus(g, card, room) or trait_bonus(card, room)]


def bonus_of(g: House[TreasureData], seat: Seat, card: Card, room: Room) -> Script[int]:
    """H50-SEARCH-3, H50-CLUE-16. What the Clue adds; the holder of Clue 16 names the trait."""
    traits = trait_bonus(card, room)
    if not traits:
        return fixed_bonus(g, card, room)
    return value(g, seat, (yield from pick_trait(g, seat, traits, "clue_trait", "H50-CLUE-16")))


# -- turning one up


def turn_up(g: House[TreasureData], seat: Seat, spot: Spot) -> Script[None]:
    """H50-SEARCH-6, H50-KNOW-1, H50-CLUE-21. The finder takes the Clue, turns it face up, and meets what it does."""
    data: TreasureData = g.data
    if data.box == spot:
        card, data.box = BOX, -1
    else:
        left = card_numbers(data.unknown)
        card = left[0] if len(left) == 1 else g.chance.pick(left, CARDS)
        data.lying.remove(spot)
        data.unknown = without(data.unknown, card)
    g.tell(EVERYONE, CLUE_FOUND, g.word[seat], card)
    if card == BOX:
        yield from _puzzle_box(g, seat, spot)
    elif has(HELPFUL, card):
        get_card(g, seat, card)
    else:
        g.gone |= just(card)
        yield from _TRAPS[card](g, seat)


def _poison(g: House[TreasureData], seat: Seat) -> Script[None]:
    """H50-CLUE-17. From now on the finder loses 1 in a trait of its choice at the start of each own turn."""
    g.data.poisoned |= just(seat)
    g.tell(EVERYONE, POISONED, g.word[seat])
    return
    yield


def _darts(g: House[TreasureData], seat: Seat) -> Script[None]:
    """H50-CLUE-18. Might or Speed 4 or more, or 3 dice of physical damage."""
    trait = yield from pick_trait(g, seat, (MIGHT, SPEED), "trap_trait", "H50-CLUE-18")
    say_deed(g, seat, "dodge_darts")
    if (yield from trait_roll(g, seat, trait, needed=DARTS_TARGET)) < DARTS_TARGET and g.fate[seat] == IN_HOUSE:
        yield from damage_dice(g, seat, PHYSICAL, DARTS_DICE, BY_HAUNT)


def _quake(g: House[TreasureData], finder: int) -> Script[None]:
    """H50-CLUE-19, BET-TURN-8. Everybody on the finder's floor: Might 3 or more, or 3 dice of steps in any traits."""
    floor = floor_of(g, g.room[finder])
    for seat in clockwise(g, finder):
        shaken = g.fate[seat] == IN_HOUSE and floor_of(g, g.room[seat]) == floor
        if not shaken:
            continue
        say_deed(g, seat, "stand_quake")
        if (yield from trait_roll(g, seat, MIGHT, needed=QUAKE_TARGET)) < QUAKE_TARGET:
            yield from _lose_steps(g, seat, QUAKE_DICE)


def _lose_steps(g: House[TreasureData], seat: Seat, dice: int) -> Script[None]:
    """H50-CLUE-19, H50-CLUE-20, HC-28. A loss of as many steps as the dice show, split over any traits by the loser."""
    if g.fate[seat] == IN_HOUSE:
        steps = yield from roll(g, seat, dice, DAMAGE_ROLL)
        yield from lose_of_choice(g, seat, EVERY_TRAIT, steps, BY_HAUNT)


_TRAPS = {POISON: _poison, DARTS: _darts, QUAKE: _quake}


def _puzzle_box(g: House[TreasureData], seat: Seat, spot: Spot) -> Script[None]:
    """H50-CLUE-20, H50-CLUE-21. Left alone it lies face down again; tried, it leaves the game.

    Knowledge 5 or more: two face-down Clues from anywhere in the house. Else 4 dice of steps in any traits.
    """
    g.data.box = spot
    option: Option = yield Decision(seat, "puzzle_box", offer_yes_no, "H50-CLUE-20", g.word[seat])
    if option is NO:
        g.tell(EVERYONE, CLUE_LEFT, room_at(spot))
        return
    g.data.box = -1
    g.gone |= just(BOX)
    say_deed(g, seat, "open_puzzle_box")
    result = yield from trait_roll(g, seat, KNOWLEDGE, needed=BOX_TARGET)
    if result < BOX_TARGET:
        yield from _lose_steps(g, seat, BOX_DICE)
        return
    for _ in range(BOX_CLUES):
        rooms = face_down_rooms(g.data)
        if not rooms or g.fate[seat] != IN_HOUSE:
            return
        room = yield from choose_room(g, seat, seat, rooms, "take_clue", "H50-CLUE-20")
        yield from turn_up(g, seat, clue_spot(g.data, room))


def everyone_on(g: House[TreasureData], floor: Floor) -> list[int]:
    return [seat for seat in explorers_inside(g) if floor_of(g, g.room[seat]) == floor]
