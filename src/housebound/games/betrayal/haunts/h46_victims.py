"""Haunt 46, The Feast: the Victims, who stumble about by themselves or at the hand of a hero, and the way outside."""

from __future__ import annotations

from housebound.games.betrayal.cards_in_hand import spot_of
from housebound.games.betrayal.death import leave_house
from housebound.games.betrayal.entering import put_into, step_into
from housebound.games.betrayal.haunts.clockwise import clockwise
from housebound.games.betrayal.haunts.figures import heroes_in_house, living_heroes, monsters, remove_monster
from housebound.games.betrayal.haunts.front_door import is_open
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.wanderers import BACK, LEFT, NO_EXIT, RIGHT, STRAIGHT, exit_by
from housebound.games.betrayal.house import direction_between, side_of_door
from housebound.games.betrayal.moving import WITHOUT_COST, affordable, offer_steps, take_step
from housebound.games.betrayal.room_effects import leave_room
from housebound.games.betrayal.state import (
    DEAD,
    FIRST_MONSTER,
    HALTED,
    IN_HOUSE,
    OUTSIDE,
    TURN_OVER,
    House,
    changed,
)
from housebound.games.betrayal.words import ENTRANCE_HALL, EXPLORE, FIGURES, HEROES, NO, STAY, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script

ESCORT = VERBS.verb("escort", FIGURES)
LEAD_OUT = VERBS.verb("lead_out")()
RETURN = VERBS.verb("return_to_house")()
ESCAPED = NoticeKind("victim_escaped", figure=FIGURES)
RETURNED = NoticeKind("returned_to_house", figure=FIGURES)

FREAK, VICTIM = range(2)
"""The kinds of monsters, in the order of the content file."""
ESCORT_SPACES, OWN_STEPS = 2, 2
WANDERING = (STRAIGHT, LEFT, BACK, RIGHT)
"""How a Victim turns: straight on, else a quarter to the left until there is an exit."""


class FeastData(HauntData):
    """`facing`: of each Victim; `corpses`: spots of Victims killed and not eaten; `bodies`: seat -> spot, of heroes.

    `grown`: Freak -> bodies it has eaten; `rolled`: Speed -> the movement roll of this monster turn; `led`: the Victim
    that is being escorted, or -1; `door`: see `front_door`.
    """

    __slots__ = ("bodies", "corpses", "door", "eaten", "escaped", "facing", "grown", "led", "rolled")

    facing: dict[int, int]
    corpses: list[int]
    bodies: dict[int, int]
    eaten: int
    escaped: int
    grown: dict[int, int]
    rolled: dict[int, int]
    led: int
    door: int


class Victims(Haunt):
    """Whose they are, how they move, and who is outside with them or without."""

    # -- sides

    def _first_hero(self, g: House) -> int:
        """HC-1. The first living hero to the traitor's left, in or out of the house."""
        order = clockwise(g, g.traitor + 1)
        living = living_heroes(g)
        return next((seat for seat in order if seat in living), order[0])

    def _is_victim(self, g: House, figure: int) -> bool:
        return figure >= FIRST_MONSTER and g.kind[figure] == VICTIM

    def side_of(self, g: House, figure: int) -> int:
        return HEROES if self._is_victim(g, figure) else super().side_of(g, figure)

    def controller(self, g: House, figure: int) -> int:
        return self._first_hero(g) if self._is_victim(g, figure) else super().controller(g, figure)

    def acts_in_monster_turn(self, g: House, figure: int) -> bool:
        return g.kind[figure] == FREAK

    def slows(self, g: House, figure: int, mover: int) -> bool:
        """Victims slow nobody, and nobody slows them."""
        if self._is_victim(g, figure) or self._is_victim(g, mover):
            return False
        return super().slows(g, figure, mover)

    def heeds(self, g: House, figure: int, card: int) -> bool:
        return not self._is_victim(g, figure)

    def can_ride(self, g: House, figure: int) -> bool:
        """By itself a Victim does not move the Mystic Elevator; with a hero it rides along."""
        return not self._is_victim(g, figure)

    def _take_away(self, g: House, figure: int) -> None:
        g.data.facing.pop(figure, None)
        g.data.grown.pop(figure, None)
        remove_monster(g, figure)

    # -- escort

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """The Victims' own movement, before the first hero's turn; coming back; and the escort, the first action."""
        if seat == self._first_hero(g):
            for victim in monsters(g, VICTIM):
                yield from self._wander(g, victim)
        if g.team[seat] != HEROES or g.fate[seat] == DEAD:
            return
        if g.fate[seat] == OUTSIDE:
            yield from self._outside(g, seat)
        elif not g.skip_turn[seat]:
            yield from self._escort(g, seat)

    def _escort(self, g: House, seat: int) -> Script[None]:
        """Hero and Victim go up to 2 free spaces together, slowed by nobody; then comes the normal turn."""
        here = [figure for figure in monsters(g, VICTIM) if spot_of(g, figure) == spot_of(g, seat)]
        if not here or g.failures[seat] >= 0:
            return

        def offers(g: House, _: int, ask: Ask) -> None:
            ask.options += [NO, *(ESCORT(g.word[figure]) for figure in here)]

        option: Option = yield Decision(seat, "escort", offers, "BET-GEN-5", g.word[seat])
        if option is NO:
            return
        g.data.led = victim = g.word.index(option.args[0])
        left = ESCORT_SPACES
        while left and g.fate[seat] == IN_HOUSE and g.room[victim] >= 0 and not g.did & (HALTED | TURN_OVER):
            option = yield Decision(seat, "escort_step", self._offer_escort_steps, "BET-GEN-5", g.word[victim])
            if option is STAY:
                break
            left -= option.verb not in WITHOUT_COST
            yield from self._lead_out(g, seat) if option is LEAD_OUT else self._lead(g, seat, option)
        g.data.led = -1
        if g.fate[seat] == OUTSIDE:
            yield from self._outside(g, seat)

    def _offer_escort_steps(self, g: House, seat: int, ask: Ask) -> None:
        ask.options.append(STAY)
        if g.room[seat] == ENTRANCE_HALL and is_open(g, HEROES):
            ask.options.append(LEAD_OUT)
        steps = Ask(ask.subject, [])
        offer_steps(g, seat, steps)
        ask.options += [option for option in steps.options if option.verb is not EXPLORE]

    def _lead(self, g: House, seat: int, option: Option) -> Script[None]:
        """A step of the hero that costs nothing; the Victim goes where the hero gets, and looks the way they went."""
        victim, came_from = g.data.led, g.room[seat]
        yield from take_step(g, seat, option)
        g.spent = 0
        if g.fate[seat] != IN_HOUSE or spot_of(g, seat) == spot_of(g, victim):
            return
        if option.verb in WITHOUT_COST:
            yield from take_step(g, victim, option)
            return
        towards = direction_between(g, came_from, g.room[seat])
        if towards >= 0 and g.door[came_from * 4 + towards] == g.room[seat]:
            g.data.facing[victim] = towards
        yield from step_into(g, victim, g.room[seat], g.side[seat])

    def _lead_out(self, g: House, seat: int) -> Script[None]:
        """Through the front door, 1 space: the Victim has escaped."""
        victim = g.data.led
        yield from leave_room(g, seat)
        g.tell(EVERYONE, ESCAPED, g.word[victim])
        g.data.escaped += 1
        self._take_away(g, victim)
        leave_house(g, seat)

    # -- the Victims by themselves

    def _wander(self, g: House, victim: int) -> Script[None]:
        """2 rooms, through doors only; it does not leave a hero, and stops where one is."""
        for _ in range(OWN_STEPS):
            room = g.room[victim]
            if room < 0 or any(g.room[seat] == room for seat in heroes_in_house(g)):
                break
            there = exit_by(g, room, g.data.facing[victim], WANDERING)
            if there == NO_EXIT:
                break
            towards = next(n for n in range(4) if g.door[room * 4 + n] == there)
            g.data.facing[victim] = towards
            yield from step_into(g, victim, there, side_of_door(g, there, towards ^ 2))

    def _outside(self, g: House, seat: int) -> Script[None]:
        """Whoever is outside may come back into the Entrance Hall, for 1 space; there is nothing else to do there."""
        if g.fate[seat] != OUTSIDE or not affordable(g, seat, 1):
            return
        if (yield Decision(seat, "outside", _offer_return, "BET-GEN-5", g.word[seat])) is STAY:
            return
        g.fate = changed(g.fate, seat, IN_HOUSE)
        g.did &= ~TURN_OVER
        g.spent += 1
        g.tell(EVERYONE, RETURNED, g.word[seat])
        yield from put_into(g, seat, ENTRANCE_HALL, 0)


def _offer_return(_: House, __: int, ask: Ask) -> None:
    ask.options += (STAY, RETURN)
