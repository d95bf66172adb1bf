"""Haunt 46, The Feast: the Victims, who stumble about by themselves or at the hand of a hero, and the way outside."""

from __future__ import annotations

from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.death import leave_house
from housebound.games.betrayal.figures.roster import heroes_in_house, living_heroes, monsters, remove_monster
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h46_the_feast.data import FeastData
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.front_door import is_open
from housebound.games.betrayal.haunts.parts.wanderers import BACK, LEFT, NO_EXIT, RIGHT, STRAIGHT, exit_by
from housebound.games.betrayal.house.plan import direction_between, side_of_door
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.play.entering import put_into, step_into
from housebound.games.betrayal.play.moving import WITHOUT_COST, affordable, offer_steps, take_step
from housebound.games.betrayal.play.room_effects import leave_room
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

ESCORT = VERBS.verb("escort", FIGURES, rule="H46-ESCORT-1")
LEAD_OUT = VERBS.verb("lead_out", rule="H46-ESCORT-4")()
RETURN = VERBS.verb("return_to_house", rule="H46-DOOR-3")()
ESCAPED = NoticeKind("victim_escaped", figure=FIGURES)
RETURNED = NoticeKind("returned_to_house", figure=FIGURES)

FREAK, VICTIM = range(2)
"""The kinds of monsters, in the order of the content file."""
ESCORT_SPACES, OWN_STEPS = 2, 2  # H46-ESCORT-2, H46-VICTIM-4
WANDERING = (STRAIGHT, LEFT, BACK, RIGHT)
"""H46-VICTIM-5. How a Victim turns: straight on, else a quarter to the left until there is an exit."""


class Victims(Haunt[FeastData]):
    """Whose they are, how they move, and who is outside with them or without."""

    # -- sides

    def _first_hero(self, g: House[FeastData]) -> int:
        """HC-1. The first living hero to the traitor's left, in or out of the house."""
        order = clockwise(g, g.traitor + 1)
        living = living_heroes(g)
        return next((seat for seat in order if seat in living), order[0])

    def _is_victim(self, g: House[FeastData], figure: Figure) -> bool:
        return figure >= FIRST_MONSTER and g.kind[figure] == VICTIM

    def side_of(self, g: House[FeastData], figure: Figure) -> int:
        """H46-VICTIM-2. They are the heroes' friends, and so nobody whom heroes attack."""
        return HEROES if self._is_victim(g, figure) else super().side_of(g, figure)

    def controller(self, g: House[FeastData], figure: Figure) -> int:
        """HC-27. What there is to choose for a Victim the first hero chooses."""
        return self._first_hero(g) if self._is_victim(g, figure) else super().controller(g, figure)

    def acts_in_monster_turn(self, g: House[FeastData], figure: Figure) -> bool:
        """H46-VICTIM-1. Victims have no turn of their own, and so attack nobody."""
        return g.kind[figure] == FREAK

    def slows(self, g: House[FeastData], figure: Figure, mover: Figure) -> bool:
        """H46-VICTIM-3. Victims slow nobody, and nobody slows them."""
        if self._is_victim(g, figure) or self._is_victim(g, mover):
            return False
        return super().slows(g, figure, mover)

    def heeds(self, g: House[FeastData], figure: Figure, card: Card) -> bool:
        """H46-VICTIM-7. Neither the Bell nor the Spirit Board moves a Victim."""
        return not self._is_victim(g, figure)

    def can_ride(self, g: House[FeastData], figure: Figure) -> bool:
        """H46-VICTIM-7. By itself a Victim does not move the Mystic Elevator; with a hero it rides along."""
        return not self._is_victim(g, figure)

    def _take_away(self, g: House[FeastData], figure: Figure) -> None:
        g.data.facing.pop(figure, None)
        g.data.grown.pop(figure, None)
        remove_monster(g, figure)

    # -- escort

    def on_turn_start(self, g: House[FeastData], seat: Seat) -> Script[None]:
        """H46-VICTIM-4, H46-DOOR-3, H46-ESCORT-1. The Victims move; then coming back, or the escort."""
        if seat == self._first_hero(g):
            for victim in monsters(g, VICTIM):
                yield from self._wander(g, victim)
        if g.team[seat] != HEROES or g.fate[seat] == DEAD:
            return
        if g.fate[seat] == OUTSIDE:
            yield from self._outside(g, seat)
        elif not g.skip_turn[seat]:
            yield from self._escort(g, seat)

    def _escort(self, g: House[FeastData], seat: Seat) -> Script[None]:
        """H46-ESCORT-1, H46-ESCORT-2. Hero and Victim go up to 2 free spaces; then comes the normal turn."""
        here = [figure for figure in monsters(g, VICTIM) if spot_of(g, figure) == spot_of(g, seat)]
        if not here or g.failures[seat] >= 0:
            return

        def offers(g: House[FeastData], _: int, ask: Ask) -> None:
            ask.options += [NO, *(ESCORT(g.word[figure]) for figure in here)]

        option: Option = yield Decision(seat, "escort", offers, "H46-ESCORT-1", g.word[seat])
        if option is NO:
            return
        g.data.led = victim = g.word.index(option.args[0])
        left = ESCORT_SPACES
        while left and g.fate[seat] == IN_HOUSE and g.room[victim] >= 0 and not g.did & (HALTED | TURN_OVER):
            option = yield Decision(seat, "escort_step", self._offer_escort_steps, "H46-ESCORT-2", g.word[victim])
            if option is STAY:
                break
            left -= option.verb not in WITHOUT_COST
            yield from self._lead_out(g, seat) if option is LEAD_OUT else self._lead(g, seat, option)
        g.data.led = -1
        if g.fate[seat] == OUTSIDE:
            yield from self._outside(g, seat)

    def _offer_escort_steps(self, g: House[FeastData], seat: Seat, ask: Ask) -> None:
        """H46-ESCORT-2, H46-ESCORT-4. Steps into rooms of the house, and out by the open front door."""
        ask.options.append(STAY)
        ask.offer(LEAD_OUT, unless="" if may_leave(g, seat) else "H46-ESCORT-4")
        steps = Ask(ask.subject, [], ask.why, ask.barred)
        offer_steps(g, seat, steps)
        for option in steps.options:
            ask.offer(option, unless="H46-ESCORT-2" if option.verb is EXPLORE else "")

    def _lead(self, g: House[FeastData], seat: Seat, option: Option) -> Script[None]:
        """H46-ESCORT-2, H46-ESCORT-3. A free step of the hero; the Victim comes along, and looks the way they went."""
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

    def _lead_out(self, g: House[FeastData], seat: Seat) -> Script[None]:
        """H46-ESCORT-4. Through the front door, 1 space: the Victim has escaped."""
        victim = g.data.led
        yield from leave_room(g, seat)
        g.tell(EVERYONE, ESCAPED, g.word[victim])
        g.data.escaped += 1
        self._take_away(g, victim)
        leave_house(g, seat)

    # -- the Victims by themselves

    def _wander(self, g: House[FeastData], victim: Figure) -> Script[None]:
        """H46-VICTIM-4, H46-VICTIM-5, H46-VICTIM-6, H46-VICTIM-7, H46-VICTIM-8. 2 rooms, through doors only.

        It does not leave a hero, and stops where one is.
        """
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

    def _outside(self, g: House[FeastData], seat: Seat) -> Script[None]:
        """H46-DOOR-3. Whoever is outside may come back into the Entrance Hall, for 1 space; it can do nothing else."""
        if g.fate[seat] != OUTSIDE or not affordable(g, seat, 1):
            return
        if (yield Decision(seat, "outside", _offer_return, "H46-DOOR-3", g.word[seat])) is STAY:
            return
        g.fate = changed(g.fate, seat, IN_HOUSE)
        g.did &= ~TURN_OVER
        g.spent += 1
        g.tell(EVERYONE, RETURNED, g.word[seat])
        yield from put_into(g, seat, ENTRANCE_HALL, 0)


def may_leave(g: House[FeastData], seat: Seat) -> bool:
    """H46-DOOR-2, H46-ESCORT-4. Whether a hero stands before the open front door."""
    return g.room[seat] == ENTRANCE_HALL and is_open(g, HEROES)


def _offer_return(_: House[FeastData], __: int, ask: Ask) -> None:
    ask.options += (STAY, RETURN)
