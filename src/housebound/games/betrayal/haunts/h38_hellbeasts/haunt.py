"""Haunt 38, Hellbeasts. Firebats pour out of a roost, more in every turn, and burn whoever is in a room with them.

The heroes win by P exorcisms, the traitor's side when all of them are dead. Nothing can be done against a Firebat, and
it stands in nobody's way; heroes hold it up as opponents do.

Decided here where the text is silent: a room's burn rolls at most 8 dice (HC-30); in a barrier room it burns heroes on
both sides; a roost that is such a room is on the side that the traitor chooses (BET-BARRIER-13). Variant
firebat_supply = unlimited means as many as have a name, 60; a Firebat that a fall has stunned still burns.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.damage import BY_HAUNT, damage
from housebound.games.betrayal.figures.dice import throw
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.haunts.parts.sources import (
    EXORCISM,
    Exorcising,
    exorcism_goal,
    shown_exorcism,
)
from housebound.games.betrayal.house.plan import rooms_in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait, room_at, side_at, spot_at
from housebound.games.betrayal.play.entering import choose_side
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import COUNT, FOR_DAMAGE, FOR_PACE, PHYSICAL, ROOMS, SPEED, TRAITOR
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Script
from housebound.kernel.sets import has, set_of

BURNS = NoticeKind("firebats_burn", room=ROOMS, number=COUNT)

FIREBAT = 0
SUPPLY = 20  # H38-FIREBATS-7


class SwarmData(HauntData):
    """The spot from which the Firebats come, and the sources of the exorcism that are used up."""

    __slots__ = ("roost", "used_cards", "used_rooms")

    roost: int
    used_rooms: int
    used_cards: int


class Hellbeasts(Exorcising[SwarmData]):
    """H38-KNOW-1, H38-KNOW-2: each side reads its own page. H38-FIREBATS-1: the numbers stand in the content.

    H38-SETUP-3, H38-HEROES-1, H38-HEROES-2, H38-HEROES-3, H38-WIN-1: the exorcism is that of most haunts that have
    one. The death of all heroes (H38-WIN-2) is seen by the rulebook (BET-WIN-6).
    """

    number = 38

    # -- beginning

    def fresh_data(self, g: House) -> SwarmData:
        data = SwarmData()
        data.roost = spot_at(g.haunt_room)
        data.used_rooms = data.used_cards = 0
        return data

    def set_up(self, g: House[SwarmData]) -> Script[None]:
        """H38-SETUP-1, H38-SETUP-2. Half as many Firebats as players, rounded up, in the haunt room."""
        g.data.roost += yield from choose_side(g, g.traitor, g.haunt_room)
        self._hatch(g, -(-g.rules.seats // 2))

    def _hatch(self, g: House[SwarmData], number: int) -> None:
        """H38-FIREBATS-6, H38-FIREBATS-7. So many more in the roost, as far as there are any."""
        supply = SUPPLY if g.rules.firebat_supply == "20" else self.kinds[FIREBAT].count
        for _ in range(min(number, supply - len(monsters(g)))):
            add_monster(g, FIREBAT, room_at(g.data.roost), side_at(g.data.roost))

    # -- the monster turn

    def on_monster_turn_start(self, g: House[SwarmData]) -> Script[None]:
        """H38-FIREBATS-4, H38-FIREBATS-5. One roll for all of them, and for those to come."""
        first = monsters(g)[0]
        g.moved_kinds = (throw(g, first, self.trait_of(g, first, SPEED), FOR_PACE),)
        return NOTHING

    def on_monster_turn_end(self, g: House[SwarmData]) -> Script[None]:
        """H38-FIREBATS-6, H38-FIREBATS-8. As many more as were rolled; then they burn, the new ones too."""
        self._hatch(g, g.moved_kinds[FIREBAT])
        for room in sorted({g.room[bat] for bat in monsters(g)}):
            yield from self._burn(g, room)

    def _burn(self, g: House[SwarmData], room: Room) -> Script[None]:
        """H38-FIREBATS-8, H38-FIREBATS-9, H38-FIREBATS-10. Every hero takes the sum of a die for each, at once."""
        heroes = [seat for seat in heroes_in_house(g) if g.room[seat] == room]
        bats = [bat for bat in monsters(g) if g.room[bat] == room]
        if not heroes:
            return
        heat = throw(g, bats[0], len(bats), FOR_DAMAGE)
        g.tell(EVERYONE, BURNS, room, heat)
        for seat in heroes:
            yield from damage(g, seat, PHYSICAL, heat, BY_HAUNT)

    def attack_traits(self, g: House[SwarmData], figure: Figure) -> tuple[int, ...]:
        """H38-FIREBATS-2. They attack nobody."""
        return () if figure >= FIRST_MONSTER else super().attack_traits(g, figure)

    def may_attack(self, g: House[SwarmData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H38-FIREBATS-2. Not even with a shot. (The Dynamite spares whatever has no Might.)"""
        return "H38-FIREBATS-2" if target >= FIRST_MONSTER else super().may_attack(g, attacker, target, trait, card)

    def slows(self, g: House[SwarmData], figure: Figure, mover: Figure) -> bool:
        """H38-FIREBATS-2, H38-FIREBATS-3. They slow nobody, but heroes slow them."""
        return figure < FIRST_MONSTER and super().slows(g, figure, mover)

    # -- what everybody sees

    def shown(self, g: House[SwarmData], seat: Seat) -> dict[str, Any]:
        return {"roost": ROOMS.words[room_at(g.data.roost)], **shown_exorcism(g, seat, g.data)}

    def check(self, g: House[SwarmData]) -> None:
        super().check(g)
        assert g.rules.firebat_supply != "20" or len(monsters(g)) <= SUPPLY, "more Firebats than there are"

    # -- for the general bot

    def goals(self, g: House[SwarmData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return [Goal(targets=tuple(heroes_in_house(g)))]
        heat = rooms_of(g, monsters(g))
        goals = [exorcism_goal(g, seat, EXORCISM, g.data), Goal(avoid=heat)]
        if g.fate[seat] == IN_HOUSE and has(heat, g.room[seat]):
            goals.insert(0, Goal(rooms=set_of(rooms_in_house(g)) & ~heat))
        return goals
