"""Haunt 31, Airborne. No traitor: the house flies, and there are fewer Parachutes than explorers.

Every explorer who jumps with a Parachute wins. The haunt ends when the last Parachute has left the house, or nobody
alive is left in it; whoever is inside then dies.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import OMEN_ROOMS, card_numbers
from housebound.games.betrayal.figures.belongings import get_card
from housebound.games.betrayal.figures.death import leave_house
from housebound.games.betrayal.figures.dice import trait_roll
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.figures.roster import card_bits, explorers_inside
from housebound.games.betrayal.figures.winning import NOBODY_WINS
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.actions import attack_spent, cannot_pay_space
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.collapse import remove_room
from housebound.games.betrayal.haunts.parts.conversion import fall_dead
from housebound.games.betrayal.haunts.parts.free_for_all import FreeForAll
from housebound.games.betrayal.haunts.parts.names import room_names
from housebound.games.betrayal.haunts.parts.objects import how_many_about
from housebound.games.betrayal.haunts.parts.one_each import nobody_has_two, one_is_enough
from housebound.games.betrayal.haunts.parts.room_bits import laid, rooms_of
from housebound.games.betrayal.haunts.parts.still_to_come import may_come
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.laying import elevator_doorways, lay_beside, open_floors
from housebound.games.betrayal.house.plan import (
    floor_of,
    has_open_doorway,
    in_house,
    lift_tile,
    open_doorways,
    rooms_on,
)
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait, room_at
from housebound.games.betrayal.play.attack import steal
from housebound.games.betrayal.play.discovering import attach
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import (
    OUTSIDE,
    SETTING_UP,
    TURN_OVER,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Goal
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
from housebound.kernel.sets import has, just, set_of, without

SEEK = VERBS.verb("seek_parachute", TRAITS, rule="H31-SEARCH-1")
SNATCH = VERBS.verb("snatch_parachute", TRAITS, FIGURES, rule="H31-STEAL-1")
LEAP = VERBS.verb("leap", TRAITS, rule="H31-JUMP-1")
CHUTE_FAILED = NoticeKind("leap_failed", figure=FIGURES)
CHUTES_LEFT = NoticeKind("parachutes_left", number=COUNT)

PARACHUTES = tuple(CARDS[f"parachute_{n}"] for n in (1, 2, 3))
ALL_PARACHUTES = card_bits("parachute_1", "parachute_2", "parachute_3")
EXITS = tuple(sorted((ENTRANCE_HALL, ROOMS["balcony"], ROOMS["tower"], COAL_CHUTE, COLLAPSED_ROOM)))  # H31-JUMP-1
SEEK_TRAITS, LEAP_TRAITS = (KNOWLEDGE, SPEED), (KNOWLEDGE, SANITY)
CONTESTED = (MIGHT, KNOWLEDGE)
"""The traits with which a Parachute is taken from somebody: by force, by trick."""
TARGET = 4
"""The result that finds a Parachute, and the one that carries a jumper down alive."""


class AirborneData(HauntData):
    __slots__ = ("given", "supply")

    supply: int  # Parachutes that nobody has found yet, as bits of cards
    given: int  # rooms that have given one


class Airborne(FreeForAll[AirborneData]):
    """H31-KNOW-1, H31-SETUP-4, H31-RIVALS-1, H31-RIVALS-2: nobody has a secret, everybody fights everybody.

    H31-HOUSE-1, H31-HOUSE-3, H31-HOUSE-4: what leads to a floor without a room is the rulebook's business (HC-20).
    H31-CHUTE-2: so are the belongings of the dead.
    """

    number = 31

    # -- beginning

    def fresh_data(self, g: House) -> AirborneData:
        """H31-SETUP-1. Half as many Parachutes as players, rounded down."""
        data = AirborneData()
        data.supply = set_of(PARACHUTES[: g.rules.seats // 2])
        data.given = 0
        return data

    def set_up(self, g: House[AirborneData]) -> Script[None]:
        """H31-SETUP-2, H31-SETUP-3. The basement stays behind.

        Its explorers ride up in the Mystic Elevator, its rooms leave the game.
        """
        below = [seat for seat in explorers_inside(g) if floor_of(g, g.room[seat]) == BASEMENT]
        if below:
            yield from _bring_elevator(g)
            for seat in below:
                yield from put_into(g, seat, MYSTIC_ELEVATOR)
        for room in rooms_on(g, BASEMENT):
            remove_room(g, room)
        g.below = -1

    # -- a house without a basement

    def room_text_off(self, g: House[AirborneData], figure: Figure, room: Room) -> str:
        """H31-HOUSE-2, H31-SETUP-2. Nobody slides, falls or rolls in the rooms that led down, or for the ride up."""
        return "H31-HOUSE-2" if room in (COAL_CHUTE, COLLAPSED_ROOM) or g.phase == SETTING_UP else ""

    # -- Parachutes

    def may_hold(self, g: House[AirborneData], figure: Figure, card: Card) -> str:
        """H31-CHUTE-1. One Parachute for each explorer."""
        return "H31-CHUTE-1" if one_is_enough(g, figure, card, ALL_PARACHUTES) else super().may_hold(g, figure, card)

    def dog_carries(self, g: House[AirborneData], card: Card) -> bool:
        """H31-CHUTE-3. Everything but a Parachute."""
        return not has(ALL_PARACHUTES, card)

    def stolen(self, g: House[AirborneData], thief: Figure, victim: Figure, card: Card) -> Script[None]:
        """H31-STEAL-4. Whoever steals a Parachute in its turn does not move any more in it."""
        if has(ALL_PARACHUTES, card) and thief == g.acting:
            halt(g, "H31-STEAL-4")
        return NOTHING

    # -- actions

    def offer(self, g: House[AirborneData], figure: Figure, ask: Ask) -> None:
        """H31-SEARCH-1, H31-JUMP-1, H31-JUMP-2, H31-STEAL-1. What can be done in this room."""
        room = g.room[figure]
        if room in OMEN_ROOMS:
            why = self._no_search(g, figure, room)
            for trait in SEEK_TRAITS:
                offer_task(g, SEEK(trait), ask, why)
        if room in EXITS:
            why = cannot_pay_space(g, figure) if has_parachute(g, figure) else "H31-JUMP-2"
            for trait in LEAP_TRAITS:
                offer_task(g, LEAP(trait), ask, why)
        for seat in explorers_inside(g):
            if seat != figure and g.room[seat] == room and has_parachute(g, seat):
                self._offer_theft(g, figure, seat, ask)

    def _no_search(self, g: House[AirborneData], seat: Seat, room: Room) -> str:
        """H31-SEARCH-2, H31-SEARCH-3, H31-SEARCH-4. Why nothing is to be found here; empty: something may be."""
        if not g.data.supply:
            return "H31-SEARCH-2"
        if has_parachute(g, seat):
            return "H31-SEARCH-3"
        return "H31-SEARCH-4" if has(g.data.given, room) and not rooms_run_short(g) else ""

    def _offer_theft(self, g: House[AirborneData], thief: Figure, victim: Figure, ask: Ask) -> None:
        """H31-STEAL-1, H31-STEAL-2. By force or by trick, with empty hands."""
        full = "H31-STEAL-2" if has_parachute(g, thief) else ""
        why = attack_spent(g) or full or ("BET-BARRIER-7" if across(g, thief, victim) else "")
        for trait in CONTESTED:
            ask.offer(SNATCH(trait, g.word[victim]), unless=why)

    def perform(self, g: House[AirborneData], figure: Figure, option: Option) -> Script[None]:
        if option.verb is SEEK:
            return _seek(g, figure, option.args[0])
        if option.verb is SNATCH:
            return _snatch(g, figure, g.word.index(option.args[1]), option.args[0])
        return _leap(g, figure, option.args[0])

    # -- the end

    def winner(self, g: House[AirborneData]) -> int:
        """H31-WIN-1, H31-WIN-2. Whoever is out, once no Parachute is left to be had or nobody is left to have one."""
        if explorers_inside(g) and parachutes_in_reach(g):
            return CARRY_ON
        out = set_of(seat for seat in range(g.rules.seats) if g.fate[seat] == OUTSIDE)
        return out or NOBODY_WINS  # H31-WIN-3

    def aftermath(self, g: House[AirborneData]) -> None:
        """H31-WIN-2. All explorers who are still inside die."""
        if parachutes_in_reach(g):
            return
        for seat in explorers_inside(g):
            fall_dead(g, seat)

    # -- what is seen, and what is worth doing

    def shown(self, g: House[AirborneData], seat: Seat) -> dict[str, Any]:
        return {
            "parachutes_left": g.data.supply.bit_count(),
            "searched_rooms": room_names(g.data.given),
        }

    def check(self, g: House[AirborneData]) -> None:
        found = how_many_about(g, ALL_PARACHUTES) + (g.gone & ALL_PARACHUTES).bit_count()
        assert found + g.data.supply.bit_count() == g.rules.seats // 2, "Parachutes are lost or doubled"
        assert g.phase == SETTING_UP or not rooms_on(g, BASEMENT), "the basement is back"
        assert nobody_has_two(g, ALL_PARACHUTES), "two Parachutes in one hand"

    def goals(self, g: House[AirborneData], seat: Seat) -> list[Goal]:
        """With a Parachute to the nearest way out; without one after the next, found, lying about or another's."""
        carriers = [other for other in explorers_inside(g) if other != seat and has_parachute(g, other)]
        if has_parachute(g, seat):
            # not by the Coal Chute, in which anybody who knows the house expects to slide away
            exits = laid(g, (room for room in EXITS if room != COAL_CHUTE))
            return [Goal(rooms=exits, verbs=("leap",), explore=True)]
        goals: list[Goal] = []
        piles = set_of(room_at(spot) for spot, cards in g.piles.items() if cards & ALL_PARACHUTES)
        if piles:
            goals.append(Goal(rooms=piles, cards=PARACHUTES, explore=True))
        if g.data.supply:
            again = rooms_run_short(g)
            rooms = laid(g, (room for room in OMEN_ROOMS if again or not has(g.data.given, room)))
            goals.append(Goal(rooms=rooms, verbs=("seek_parachute",), explore=not rooms))
        if carriers:
            rooms = rooms_of(g, carriers)
            goals.append(Goal(rooms=rooms, verbs=("snatch_parachute",), targets=tuple(carriers), explore=True))
        return goals


def has_parachute(g: House[AirborneData], figure: Figure) -> bool:
    return bool(g.held[figure] & ALL_PARACHUTES)


def parachutes_in_reach(g: House[AirborneData]) -> bool:
    """H31-WIN-2. Whether a Parachute is still to be found, carried by somebody inside, or lying in a room."""
    if g.data.supply or any(cards & ALL_PARACHUTES for cards in g.piles.values()):
        return True
    return any(has_parachute(g, seat) for seat in explorers_inside(g))


def rooms_run_short(g: House[AirborneData]) -> bool:
    """H31-SEARCH-4. Whether fewer omen rooms can still give a Parachute than are missing: then all may be searched."""
    floors = open_floors(g)  # the basement has no doorway any more
    fresh = sum(not has(g.data.given, room) if in_house(g, room) else may_come(g, room, floors) for room in OMEN_ROOMS)
    return fresh < int(g.data.supply.bit_count())


def _seek(g: House[AirborneData], seat: Seat, trait: Trait) -> Script[None]:
    """H31-SEARCH-1, H31-SEARCH-5. Knowledge or Speed 4 or more: a Parachute, and no further step in this turn."""
    if (yield from task_roll(g, seat, trait, needed=TARGET)) < TARGET:
        return
    card = card_numbers(g.data.supply)[0]
    g.data.supply = without(g.data.supply, card)
    g.data.given |= just(g.room[seat])
    get_card(g, seat, card)
    halt(g, "H31-SEARCH-5")
    g.tell(EVERYONE, CHUTES_LEFT, g.data.supply.bit_count())


def _snatch(g: House[AirborneData], thief: Figure, victim: Figure, trait: Trait) -> Script[None]:
    """H31-STEAL-1, H31-STEAL-3. Might against Might or Knowledge against Knowledge; the turn is over in any case.

    Whoever has paid for an Idol with its life has nothing to take any more.
    """
    result = yield from trait_roll(g, thief, trait)
    defence = yield from trait_roll(g, victim, trait)
    g.did |= TURN_OVER
    if result > defence and has_parachute(g, victim):
        yield from steal(g, thief, victim, card_numbers(g.held[victim] & ALL_PARACHUTES)[0])


def _leap(g: House[AirborneData], seat: Seat, trait: Trait) -> Script[None]:
    """H31-JUMP-3, H31-JUMP-4. One space, then Knowledge or Sanity 4 or more. A failure changes nothing."""
    g.spent += 1
    if (yield from task_roll(g, seat, trait, needed=TARGET)) >= TARGET:
        leave_house(g, seat)
    else:
        g.tell(EVERYONE, CHUTE_FAILED, g.word[seat])


def _bring_elevator(g: House[AirborneData]) -> Script[None]:
    """H31-SETUP-2, HC-6. The Mystic Elevator stands on the ground floor, or on the upper floor if it must.

    The revealer chooses the doorway. A place that closes no floor is used if there is one (BET-EXPLORE-9).
    """
    if not in_house(g, MYSTIC_ELEVATOR):
        wanted = GROUND if has_open_doorway(g, GROUND) or not has_open_doorway(g, UPPER) else UPPER
        yield from fetch_room(g, g.revealer, MYSTIC_ELEVATOR, just(wanted))
    for floor in (GROUND, UPPER):
        if floor_of(g, MYSTIC_ELEVATOR) == floor:
            return  # here it stays: on the ground floor, or because no doorway is open there
        places = elevator_doorways(g, [floor])[0] or open_doorways(g, floor)
        if places:
            _lift_elevator(g)
            yield from attach(g, g.revealer, MYSTIC_ELEVATOR, just(floor), places)
            break
    else:
        _lift_elevator(g)
        lay_beside(g, MYSTIC_ELEVATOR, just(GROUND))
    g.tell(EVERYONE, ELEVATOR_MOVED, floor_of(g, MYSTIC_ELEVATOR))


def _lift_elevator(g: House[AirborneData]) -> None:
    lift_tile(g, MYSTIC_ELEVATOR)
    g.annex = without(g.annex, MYSTIC_ELEVATOR)
