"""Haunt 46, The Feast. Freaks sit at the table in the Dining Room, and what they mean to eat has broken out upstairs.

The heroes lead the Victims out of the house, or kill the traitor and every Freak. The traitor and the Freaks grow with
each body they eat, and win when all Victims are eaten or all heroes are dead. The Victims stumble about by themselves
where no hero is with them.

Decided here where the text is silent: an escort leads into rooms of the house only, nobody discovers one with a Victim
at the hand; the steps are those that the hero could take, a barrier may be tried, and the Victim goes where the hero
gets. By themselves Victims cross barriers as monsters do, and slide down the Coal Chute when they come into it. Bodies
stay where they fell: nobody carries them, and who feasts is on their side of a barrier. Whatever else would stun a
Freak or a Victim (Dynamite, a fall) kills it too. Whoever has gone out may come back at once for 1 space. The Bell and
the Spirit Board do not move Victims. A hero held fast by Debris or Webs escorts nobody.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.dice import throw
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, laid_out, living_heroes, monsters
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunts.h46_the_feast.data import FeastData
from housebound.games.betrayal.haunts.h46_the_feast.victims import (
    ESCORT,
    FREAK,
    LEAD_OUT,
    RETURN,
    VICTIM,
    Victims,
    may_leave,
)
from housebound.games.betrayal.haunts.parts.conversion import raise_all
from housebound.games.betrayal.haunts.parts.front_door import (
    GO_OUT,
    OPEN_DOOR,
    OUT,
    go_out,
    is_open,
    offer_leaving,
    offer_opening,
)
from housebound.games.betrayal.haunts.parts.front_door import try_to_open as try_front_door
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.haunts.parts.wanderers import choose_facing
from housebound.games.betrayal.numbers import Figure, Seat, Spot, Trait, room_at
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.play.toward import steps_toward
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, TURN_OVER, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    DIRECTIONS,
    ENTRANCE_HALL,
    FIGURES,
    FOR_PACE,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    NORTH,
    ROOMS,
    SPEED,
    STAY,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import just, set_of

FEAST_ON_VICTIM = VERBS.verb("feast_on_victim", rule="H46-FEAST-1")()
FEAST_ON_HERO = VERBS.verb("feast_on_hero", FIGURES, rule="H46-FEAST-1")
VICTIM_KILLED = NoticeKind("victim_killed", figure=FIGURES, room=ROOMS)
FEASTED = NoticeKind("feasted", figure=FIGURES)

DINING_ROOM, ATTIC = ROOMS["dining_room"], ROOMS["attic"]
DOOR_TRAITS, DOOR_TARGET = (KNOWLEDGE, MIGHT), 5  # H46-DOOR-1


class TheFeast(Victims):
    """H46-KNOW-1, H46-KNOW-2: each side reads its own page. H46-FREAK-1, H46-VICTIM-1: the numbers are content.

    H46-WIN-3: no hero is left (BET-WIN-6).
    """

    number = 46

    # -- beginning

    def fresh_data(self, g: House) -> FeastData:
        data = FeastData()
        data.facing = {}
        data.corpses = []
        data.bodies = {}
        data.eaten = data.escaped = 0
        data.grown = {}
        data.rolled = {}
        data.led = -1
        data.door = 0
        return data

    def set_up(self, g: House[FeastData]) -> Script[None]:
        """H46-SETUP-1, H46-SETUP-2, H46-SETUP-3, H46-SETUP-4. The traitor's steps, then the heroes'.

        H Freaks in the Dining Room, H Victims in the Attic, who look where the first hero says.
        """
        yield from fetch_room(g, g.traitor, DINING_ROOM)
        for _ in range(g.rules.seats - 1):
            add_monster(g, FREAK, DINING_ROOM)
        first = self._first_hero(g)
        yield from fetch_room(g, first, ATTIC)
        victims = [add_monster(g, VICTIM, ATTIC) for _ in range(g.rules.seats - 1)]
        g.data.facing = dict.fromkeys(victims, NORTH)
        g.data.facing = dict.fromkeys(victims, (yield from choose_facing(g, first, victims[0], "H46-SETUP-4")))

    # -- the Freaks

    def trait_of(self, g: House[FeastData], figure: Figure, trait: Trait) -> int:
        """H46-FEAST-2. What it has eaten makes it stronger."""
        base = super().trait_of(g, figure, trait)
        return base + g.data.grown.get(figure, 0) if base >= 0 and laid_out(g) else base

    def movement_roll(self, g: House[FeastData], figure: Figure) -> int:
        """H46-FREAK-3, BET-MONSTER-5. One roll for all of the same Speed: see `before_monster`."""
        return -1

    def on_monster_turn_start(self, g: House[FeastData]) -> Script[None]:
        """H46-FREAK-3. In every monster turn anew."""
        g.data.rolled = {}
        return
        yield

    def before_monster(self, g: House[FeastData], figure: Figure) -> Script[bool]:
        """H46-FREAK-3. The first of its Speed rolls for all of them."""
        speed = self.trait_of(g, figure, SPEED)
        if speed not in g.data.rolled:
            g.data.rolled[speed] = throw(g, figure, speed, FOR_PACE)
        g.allowance = g.data.rolled[speed]
        return False
        yield

    # -- killing

    def attack_won(self, g: House[FeastData], attack: Attack) -> Script[bool]:
        """H46-FREAK-2, H46-VICTIM-2. A defeated Victim dies and lies there; a Freak is killed, not stunned."""
        if attack.target < FIRST_MONSTER:
            return False
        self._kill(g, attack.target)
        return True
        yield

    def attack_lost(self, g: House[FeastData], attack: Attack) -> Script[bool]:
        """H46-VICTIM-1. A Victim that wins hurts nobody."""
        return self._is_victim(g, attack.target)
        yield

    def hurt_monster(
        self, g: House[FeastData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H46-FREAK-2, H46-VICTIM-2. Whatever would stun it kills it."""
        self._kill(g, figure)
        return True
        yield

    def _kill(self, g: House[FeastData], figure: Figure) -> None:
        if self._is_victim(g, figure):
            g.data.corpses.append(spot_of(g, figure))
            g.tell(EVERYONE, VICTIM_KILLED, g.word[figure], g.room[figure])
        self._take_away(g, figure)
        check_win(g)

    def on_death(self, g: House[FeastData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H46-FEAST-3, HC-29. The body of a hero stays where it fell."""
        if g.team[seat] == HEROES:
            g.data.bodies[seat] = spot_of(g, seat)
        return
        yield

    # -- feasting

    def _offer_feast(self, g: House[FeastData], figure: Figure, ask: Ask) -> None:
        """H46-FEAST-1. For a figure that has done nothing yet, beside a body and without a living hero there."""
        spot = spot_of(g, figure)
        why = "H46-FEAST-1" if g.did or g.spent or g.tries or g.used or self._disturbed(g, spot) else ""
        if spot in g.data.corpses:
            ask.offer(FEAST_ON_VICTIM, unless=why)
        for seat in sorted(seat for seat, where in g.data.bodies.items() if where == spot):
            ask.offer(FEAST_ON_HERO(g.word[seat]), unless=why)

    def _disturbed(self, g: House[FeastData], spot: Spot) -> bool:
        return any(g.room[seat] == room_at(spot) for seat in heroes_in_house(g))

    def _feast(self, g: House[FeastData], figure: Figure, option: Option) -> None:
        """H46-FEAST-2. +1 to each trait, or a step for the traitor; the body is gone."""
        if option is FEAST_ON_VICTIM:
            g.data.corpses.remove(spot_of(g, figure))
            g.data.eaten += 1
        else:
            del g.data.bodies[g.word.index(option.args[0])]
        g.tell(EVERYONE, FEASTED, g.word[figure])
        if figure >= FIRST_MONSTER:
            g.data.grown[figure] = g.data.grown.get(figure, 0) + 1
        else:
            raise_all(g, figure)
        g.did |= TURN_OVER

    # -- actions

    def offer(self, g: House[FeastData], figure: Figure, ask: Ask) -> None:
        """H46-DOOR-1, H46-DOOR-2, H46-FREAK-4. The feast for one side, the front door for the other."""
        if self.side_of(g, figure) == TRAITOR:
            self._offer_feast(g, figure, ask)
        else:
            offer_opening(g, figure, DOOR_TRAITS, ask)
            offer_leaving(g, figure, ask)
            if not may_leave(g, figure):
                ask.bar(OUT, "H46-DOOR-2")

    def perform(self, g: House[FeastData], figure: Figure, option: Option) -> Script[None]:
        if option.verb is OPEN_DOOR:
            yield from try_front_door(g, figure, option.args[0], DOOR_TARGET)
        elif option.verb is GO_OUT:
            yield from go_out(g, figure)
            yield from self._outside(g, figure)
        else:
            self._feast(g, figure, option)

    # -- winning

    def _blood_was_shed(self, g: House[FeastData]) -> bool:
        """H46-WIN-2. Whether a Victim or a hero has been killed."""
        dead = any(g.team[seat] == HEROES and g.fate[seat] == DEAD for seat in range(g.rules.seats))
        return dead or bool(g.data.corpses) or g.data.eaten > 0

    def winner(self, g: House[FeastData]) -> int:
        """H46-WIN-1, H46-WIN-2, H46-WIN-4. All killed, or all out and nobody lost; all Victims eaten."""
        victims = g.rules.seats - 1
        all_killed = g.fate[g.traitor] == DEAD and not monsters(g, FREAK)
        all_out = g.data.escaped == victims and not heroes_in_house(g) and not self._blood_was_shed(g)
        if (all_killed or all_out) and living_heroes(g):
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.data.eaten == victims else CARRY_ON

    def rule_met(self, g: House[FeastData]) -> str:
        """H46-WIN-1, H46-WIN-2. Everybody who feasts is dead, or everybody is out and nobody was hurt."""
        out = g.winners & self.team_seats(g, HEROES) and g.fate[g.traitor] != DEAD
        return "H46-WIN-2" if out else super().rule_met(g)

    # -- what everybody sees

    def shown(self, g: House[FeastData], seat: Seat) -> dict[str, Any]:
        return {
            "victims_facing": {
                name_of(g, figure): DIRECTIONS.words[facing] for figure, facing in g.data.facing.items()
            },
            "corpses": [ROOMS.words[room_at(spot)] for spot in (*g.data.corpses, *g.data.bodies.values())],
            "victims_eaten": g.data.eaten,
            "victims_escaped": g.data.escaped,
            "front_door_open": is_open(g, HEROES),
        }

    def check(self, g: House[FeastData]) -> None:
        alive = monsters(g, VICTIM)
        in_all = len(alive) + len(g.data.corpses) + g.data.eaten + g.data.escaped
        assert in_all in (0, g.rules.seats - 1), "a Victim is lost or doubled"
        assert sorted(g.data.facing) == sorted(alive), "who lives looks somewhere"
        assert all(g.fate[seat] == DEAD for seat in g.data.bodies), "a body of somebody who lives"
        assert all(g.kind[figure] == FREAK for figure in g.data.grown), "somebody else has grown"

    # -- for the general bot

    def goals(self, g: House[FeastData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return self._goals_of_eater(g, g.acting if g.acting >= FIRST_MONSTER else seat)
        return self._goals_of_hero(g, seat)

    def _goals_of_eater(self, g: House[FeastData], figure: Figure) -> list[Goal]:
        """Eat what lies about undisturbed, kill Victims, who do not bite, and then heroes."""
        meals = {room_at(spot) for spot in (*g.data.corpses, *g.data.bodies.values()) if not self._disturbed(g, spot)}
        feast = Goal(verbs=(FEAST_ON_VICTIM.name, FEAST_ON_HERO.name))
        victims = tuple(monsters(g, VICTIM))
        hunt = Goal(verbs=tuple(f"attack({name_of(g, victim)})" for victim in victims), targets=victims)
        goals = [feast]
        if meals and (figure >= FIRST_MONSTER or not victims):
            goals.append(Goal(rooms=set_of(meals)))
        return [*goals, hunt, Goal(targets=tuple(heroes_in_house(g)))]

    def _goals_of_hero(self, g: House[FeastData], seat: Seat) -> list[Goal]:
        """With a Victim at the hand to the door; else to a Victim, while all can still be saved; else to the Freaks."""
        if g.data.led >= 0:
            return [Goal(verbs=(LEAD_OUT.name, *(step.name for step in steps_toward(g, seat, [ENTRANCE_HALL]))))]
        enemies = (*monsters(g, FREAK), g.traitor)
        door = Goal(rooms=just(ENTRANCE_HALL), verbs=(OPEN_DOOR.name,))
        if self._blood_was_shed(g):
            return [Goal(verbs=(RETURN.name,)), Goal(targets=enemies)]
        victims = monsters(g, VICTIM)
        if not victims:
            return [Goal(rooms=just(ENTRANCE_HALL), verbs=(STAY.name, GO_OUT.name))]
        goals = [Goal(verbs=(RETURN.name, ESCORT.name)), Goal(rooms=rooms_of(g, victims))]
        opener = seat == self._first_hero(g) and not is_open(g, HEROES)
        return [door, *goals] if opener or (g.room[seat] == ENTRANCE_HALL and not is_open(g, HEROES)) else goals
