"""Haunt 51, The Draught. A cold wind wants every light out; the heroes carry the Lantern to the Furnace Room."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.belongings import holder_of, holds, lay_down, pile_with, put_in_pile, spot_of
from housebound.games.betrayal.figures.roster import heroes_in_house, sole_monster
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.numbers import Card, Figure, Seat, room_at, spot_at
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import CARDS, ENTRANCE_HALL, FURNACE_ROOM, HEROES, KNOWLEDGE, TRAITOR, VERBS
from housebound.kernel.script import Ask, Option, Script
from housebound.kernel.sets import has, just

KINDLE = VERBS.verb("kindle_furnace", rule="H51-HEROES-1")()
LANTERN = CARDS["lantern"]
TARGET = 4


class DraughtData(HauntData):
    """`coals`: on the fire."""

    __slots__ = ("coals",)

    coals: int


class TheDraught(Haunt[DraughtData]):
    number = 51

    def fresh_data(self, g: House) -> DraughtData:
        data = DraughtData()
        data.coals = 0
        return data

    def set_up(self, g: House[DraughtData]) -> Script[None]:
        """H51-SETUP-1, H51-SETUP-2, H51-SETUP-3. The Lantern, the Draught, the Furnace Room."""
        put_in_pile(g, LANTERN, spot_at(ENTRANCE_HALL))
        yield from bring_monster(g, 0, g.haunt_room)
        yield from fetch_room(g, g.traitor, FURNACE_ROOM)

    def wanted(self, g: House[DraughtData]) -> int:
        """H51-HEROES-2. Half the players, rounded up."""
        return (g.rules.seats + 1) // 2

    # -- what may be done

    def offer(self, g: House[DraughtData], figure: Figure, ask: Ask) -> None:
        """H51-HEROES-1. With the Lantern, in the Furnace Room."""
        if figure < FIRST_MONSTER and g.team[figure] == HEROES:
            ready = g.room[figure] == FURNACE_ROOM and holds(g, figure, LANTERN)
            offer_task(g, KINDLE, ask, "" if ready else "H51-HEROES-1")

    def perform(self, g: House[DraughtData], figure: Figure, option: Option) -> Script[None]:
        if (yield from task_roll(g, figure, KNOWLEDGE)) >= TARGET:
            g.data.coals += 1
            succeed(g, HEROES, g.data.coals)

    def may_hold(self, g: House[DraughtData], figure: Figure, card: Card) -> str:
        """H51-DRAUGHT-3. Neither the wind nor its friend takes the light."""
        if card == LANTERN and self.side_of(g, figure) == TRAITOR:
            return "H51-DRAUGHT-3"
        return super().may_hold(g, figure, card)

    def attack_won(self, g: House[DraughtData], attack: Attack) -> Script[bool]:
        """H51-DRAUGHT-2. The Lantern is blown out of the hero's hands."""
        if attack.attacker < FIRST_MONSTER or not holds(g, attack.target, LANTERN):
            return False
        lay_down(g, attack.target, LANTERN, spot_of(g, attack.target))
        return True
        yield

    # -- the end

    def winner(self, g: House[DraughtData]) -> int:
        """H51-WIN-1. The death of all heroes (H51-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.data.coals >= self.wanted(g) else CARRY_ON

    # -- what is seen, and what a bot wants

    def shown(self, g: House[DraughtData], seat: Seat) -> dict[str, Any]:
        """H51-DRAUGHT-1 is the traitor's to know; the coals glow for everybody."""
        return {"coals": g.data.coals}

    def check(self, g: House[DraughtData]) -> None:
        assert holder_of(g, LANTERN) >= 0 or pile_with(g, LANTERN) >= 0 or has(g.gone, LANTERN), "the Lantern is lost"

    def goals(self, g: House[DraughtData], seat: Seat) -> list[Goal]:
        holder = holder_of(g, LANTERN)
        if g.team[seat] == TRAITOR or g.acting >= FIRST_MONSTER:
            return [Goal(targets=(holder,) if holder >= 0 else tuple(heroes_in_house(g)))]
        if holder == seat:
            return [Goal(rooms=just(FURNACE_ROOM), verbs=("kindle_furnace",))]
        where = pile_with(g, LANTERN)
        lantern = just(room_at(where)) if where >= 0 else just(FURNACE_ROOM)
        return [Goal(rooms=lantern, cards=(LANTERN,), targets=(sole_monster(g),) if sole_monster(g) >= 0 else ())]
