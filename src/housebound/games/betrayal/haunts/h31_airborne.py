"""Haunt 31, Airborne. No traitor: the house flies, and there are fewer Parachutes than explorers.

Every explorer who jumps with a Parachute wins. The haunt ends when the last Parachute has left the house, or nobody
alive is left in it; whoever is inside then dies.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import steal
from housebound.games.betrayal.cards_in_hand import get_card
from housebound.games.betrayal.components import OMEN_ROOMS, card_numbers
from housebound.games.betrayal.death import leave_house
from housebound.games.betrayal.dice import trait_roll
from housebound.games.betrayal.discovering import attach
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.haunts.actions import attack_spent, cannot_pay_space, offer_unless
from housebound.games.betrayal.haunts.barrier_sides import across
from housebound.games.betrayal.haunts.collapse import remove_room
from housebound.games.betrayal.haunts.conversion import fall_dead
from housebound.games.betrayal.haunts.figures import card_bits, explorers_inside
from housebound.games.betrayal.haunts.free_for_all import FreeForAll
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.names import room_names
from housebound.games.betrayal.haunts.objects import how_many_about
from housebound.games.betrayal.haunts.one_each import nobody_has_two, one_is_enough
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import laid, rooms_of
from housebound.games.betrayal.haunts.still_to_come import may_come
from housebound.games.betrayal.haunts.tasks import offer_task, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Goal
from housebound.games.betrayal.house import (
    floor_of,
    has_open_doorway,
    in_house,
    lift_tile,
    open_doorways,
    rooms_on,
)
from housebound.games.betrayal.laying import elevator_doorways, lay_beside, open_floors
from housebound.games.betrayal.preparing import fetch_room
from housebound.games.betrayal.state import (
    HALTED,
    HAS_ATTACKED,
    IN_HOUSE,
    OUTSIDE,
    SETTING_UP,
    TURN_OVER,
    House,
)
from housebound.games.betrayal.winning import NOBODY_WINS
from housebound.games.betrayal.words import (
    BASEMENT,
    CARDS,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    COUNT,
    ELEVATOR_MOVED,
    ENTRANCE_HALL,
    FIGURES,
    GROUND,
    KNOWLEDGE,
    MIGHT,
    MYSTIC_ELEVATOR,
    ROOMS,
    SANITY,
    SPEED,
    TRAITS,
    UPPER,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

SEEK = VERBS.verb("seek_parachute", TRAITS)
SNATCH = VERBS.verb("snatch_parachute", TRAITS, FIGURES)
LEAP = VERBS.verb("leap", TRAITS)
CHUTE_FAILED = NoticeKind("leap_failed", figure=FIGURES)
CHUTES_LEFT = NoticeKind("parachutes_left", number=COUNT)

PARACHUTES = tuple(CARDS[f"parachute_{n}"] for n in (1, 2, 3))
ALL_PARACHUTES = card_bits("parachute_1", "parachute_2", "parachute_3")
EXITS = tuple(sorted((ENTRANCE_HALL, ROOMS["balcony"], ROOMS["tower"], COAL_CHUTE, COLLAPSED_ROOM)))
SEEK_TRAITS, LEAP_TRAITS = (KNOWLEDGE, SPEED), (KNOWLEDGE, SANITY)
CONTESTED = (MIGHT, KNOWLEDGE)
"""The traits with which a Parachute is taken from somebody: by force, by trick."""
TARGET = 4
"""The result that finds a Parachute, and the one that carries a jumper down alive."""


class AirborneData(HauntData):
    __slots__ = ("given", "supply")

    supply: int  # Parachutes that nobody has found yet, as bits of cards
    given: int  # rooms that have given one


class Airborne(FreeForAll):
    number = 31

    # -- beginning

    def fresh_data(self, g: House) -> AirborneData:
        """Half as many Parachutes as players, rounded down."""
        data = AirborneData()
        data.supply = sum(1 << card for card in PARACHUTES[: g.rules.seats // 2])
        data.given = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        """The basement stays behind: its explorers ride up in the Mystic Elevator, its rooms leave the game."""
        below = [seat for seat in explorers_inside(g) if floor_of(g, g.room[seat]) == BASEMENT]
        if below:
            yield from _bring_elevator(g)
            for seat in below:
                yield from put_into(g, seat, MYSTIC_ELEVATOR)
        for room in rooms_on(g, BASEMENT):
            remove_room(g, room)
        g.below = -1

    # -- a house without a basement

    def room_text_off(self, g: House, figure: int, room: int) -> bool:
        """Nobody slides, falls or rolls in the two rooms that led down; nobody rolls for the ride of the setup."""
        return room in (COAL_CHUTE, COLLAPSED_ROOM) or g.phase == SETTING_UP

    # -- Parachutes

    def may_hold(self, g: House, figure: int, card: int) -> str:
        """HC-14. One Parachute for each explorer."""
        return one_is_enough(g, figure, card, ALL_PARACHUTES) or super().may_hold(g, figure, card)

    def dog_carries(self, g: House, card: int) -> bool:
        return not ALL_PARACHUTES >> card & 1

    def stolen(self, g: House, thief: int, victim: int, card: int) -> Script[None]:
        """Whoever steals a Parachute does not move any more in this turn."""
        if ALL_PARACHUTES >> card & 1 and thief == g.acting:
            g.did |= HALTED
        return NOTHING

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        room = g.room[figure]
        if room in OMEN_ROOMS:
            why = self._no_search(g, figure, room)
            for trait in SEEK_TRAITS:
                offer_task(g, SEEK(trait), ask, why)
        if room in EXITS:
            why = cannot_pay_space(g, figure) if has_parachute(g, figure) else "HC-9"
            for trait in LEAP_TRAITS:
                offer_task(g, LEAP(trait), ask, why)
        for seat in explorers_inside(g):
            if seat != figure and g.room[seat] == room and has_parachute(g, seat):
                self._offer_theft(g, figure, seat, ask)

    def _no_search(self, g: House, seat: int, room: int) -> str:
        if not g.data.supply:
            return "HC-9"
        if has_parachute(g, seat):
            return "HC-14"
        return "HC-16" if g.data.given >> room & 1 and not rooms_run_short(g) else ""

    def _offer_theft(self, g: House, thief: int, victim: int, ask: Ask) -> None:
        full = "HC-14" if has_parachute(g, thief) else ""
        why = attack_spent(g) or full or ("BET-BARRIER-7" if across(g, thief, victim) else "")
        for trait in CONTESTED:
            offer_unless(why, SNATCH(trait, g.word[victim]), ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option.verb is SEEK:
            return _seek(g, figure, option.args[0])
        if option.verb is SNATCH:
            return _snatch(g, figure, g.word.index(option.args[1]), option.args[0])
        if option.verb is LEAP:
            return _leap(g, figure, option.args[0])
        return super().perform(g, figure, option)

    # -- the end

    def winner(self, g: House) -> int:
        """Whoever is out has won, once no Parachute is left to be had or nobody is left to have one."""
        if explorers_inside(g) and parachutes_in_reach(g):
            return CARRY_ON
        return sum(1 << seat for seat in range(g.rules.seats) if g.fate[seat] == OUTSIDE) or NOBODY_WINS

    def no_hero_left(self, g: House) -> int:
        return NOBODY_WINS

    def aftermath(self, g: House) -> None:
        """All explorers who are still inside die."""
        if parachutes_in_reach(g):
            return
        for seat in explorers_inside(g):
            fall_dead(g, seat)

    # -- what is seen, and what is worth doing

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        return {
            "parachutes_left": g.data.supply.bit_count(),
            "searched_rooms": room_names(g.data.given),
        }

    def check(self, g: House) -> None:
        found = how_many_about(g, ALL_PARACHUTES) + (g.gone & ALL_PARACHUTES).bit_count()
        assert found + g.data.supply.bit_count() == g.rules.seats // 2, "Parachutes are lost or doubled"
        assert g.phase == SETTING_UP or not rooms_on(g, BASEMENT), "the basement is back"
        assert nobody_has_two(g, ALL_PARACHUTES), "two Parachutes in one hand"

    def goals(self, g: House, seat: int) -> list[Goal]:
        """With a Parachute to the nearest way out; without one after the next, found, lying about or another's."""
        carriers = [other for other in explorers_inside(g) if other != seat and has_parachute(g, other)]
        if has_parachute(g, seat):
            # not by the Coal Chute, in which anybody who knows the house expects to slide away
            exits = laid(g, (room for room in EXITS if room != COAL_CHUTE))
            return [Goal(rooms=exits, verbs=("leap",), explore=True)]
        goals: list[Goal] = []
        piles = sum(1 << (spot >> 1) for spot, cards in g.piles.items() if cards & ALL_PARACHUTES)
        if piles:
            goals.append(Goal(rooms=piles, cards=PARACHUTES, explore=True))
        if g.data.supply:
            again = rooms_run_short(g)
            rooms = laid(g, (room for room in OMEN_ROOMS if again or not g.data.given >> room & 1))
            goals.append(Goal(rooms=rooms, verbs=("seek_parachute",), explore=not rooms))
        if carriers:
            rooms = rooms_of(g, carriers)
            goals.append(Goal(rooms=rooms, verbs=("snatch_parachute",), targets=tuple(carriers), explore=True))
        return goals


def has_parachute(g: House, figure: int) -> bool:
    return bool(g.held[figure] & ALL_PARACHUTES)


def parachutes_in_reach(g: House) -> bool:
    """Whether a Parachute is still to be found, carried by somebody inside, or lying in a room."""
    if g.data.supply or any(cards & ALL_PARACHUTES for cards in g.piles.values()):
        return True
    return any(has_parachute(g, seat) for seat in explorers_inside(g))


def rooms_run_short(g: House) -> bool:
    """Whether fewer omen rooms can still give a Parachute than are missing: then the others may be searched again."""
    floors = open_floors(g)  # the basement has no doorway any more
    fresh = sum(not g.data.given >> room & 1 if in_house(g, room) else may_come(g, room, floors) for room in OMEN_ROOMS)
    return fresh < int(g.data.supply.bit_count())


def _seek(g: House, seat: int, trait: int) -> Script[None]:
    """Knowledge or Speed 4 or more: a Parachute, and no further step in this turn."""
    room = g.room[seat]
    if (yield from task_roll(g, seat, trait)) < TARGET or g.fate[seat] != IN_HOUSE:
        return
    card = card_numbers(g.data.supply)[0]
    g.data.supply &= ~(1 << card)
    g.data.given |= 1 << room
    get_card(g, seat, card)
    g.did |= HALTED
    g.tell(EVERYONE, CHUTES_LEFT, g.data.supply.bit_count())


def _snatch(g: House, thief: int, victim: int, trait: int) -> Script[None]:
    """Might against Might or Knowledge against Knowledge; nobody is hurt, and the turn is over in any case."""
    g.did |= HAS_ATTACKED
    result = yield from trait_roll(g, thief, trait)
    defence = yield from trait_roll(g, victim, trait)
    g.did |= TURN_OVER
    if result > defence and has_parachute(g, victim) and g.fate[thief] == IN_HOUSE:
        yield from steal(g, thief, victim, card_numbers(g.held[victim] & ALL_PARACHUTES)[0])


def _leap(g: House, seat: int, trait: int) -> Script[None]:
    """One space, then Knowledge or Sanity 4 or more: out of the house, alive. A failure changes nothing."""
    g.spent += 1
    if (yield from task_roll(g, seat, trait)) >= TARGET and g.fate[seat] == IN_HOUSE:
        leave_house(g, seat)
    else:
        g.tell(EVERYONE, CHUTE_FAILED, g.word[seat])


def _bring_elevator(g: House) -> Script[None]:
    """HC-6. The Mystic Elevator stands on the ground floor, or on the upper floor if there is no open doorway.

    The revealer chooses the doorway. A place that closes no floor is used if there is one (BET-EXPLORE-9).
    """
    if not in_house(g, MYSTIC_ELEVATOR):
        floor = GROUND if has_open_doorway(g, GROUND) or not has_open_doorway(g, UPPER) else UPPER
        yield from fetch_room(g, g.revealer, MYSTIC_ELEVATOR, 1 << floor)
        return
    if floor_of(g, MYSTIC_ELEVATOR) == GROUND:
        return
    for floor in (GROUND, UPPER):
        places = elevator_doorways(g, [floor])[0] or open_doorways(g, floor)
        if floor_of(g, MYSTIC_ELEVATOR) == floor:
            return  # no doorway is open on the ground floor: the upper floor, where it is, will do
        if places:
            _lift_elevator(g)
            yield from attach(g, g.revealer, MYSTIC_ELEVATOR, 1 << floor, places)
            break
    else:
        _lift_elevator(g)
        lay_beside(g, MYSTIC_ELEVATOR, 1 << GROUND)
    g.tell(EVERYONE, ELEVATOR_MOVED, floor_of(g, MYSTIC_ELEVATOR))


def _lift_elevator(g: House) -> None:
    lift_tile(g, MYSTIC_ELEVATOR)
    g.annex &= ~(1 << MYSTIC_ELEVATOR)


present(Airborne)
