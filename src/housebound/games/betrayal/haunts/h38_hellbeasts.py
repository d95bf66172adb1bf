"""Haunt 38, Hellbeasts. Firebats pour out of a roost, more in every turn, and burn whoever is in a room with them.

The heroes win by P exorcisms, the traitor's side when all of them are dead. Nothing can be done against a Firebat, and
it stands in nobody's way; heroes hold it up as opponents do.

Decided here where the text is silent: a room's burn rolls at most 8 dice (HC-30); in a barrier room it burns heroes on
both sides; a roost that is such a room is on the side that the traitor chooses (BET-BARRIER-13). Variant
firebat_supply = unlimited means as many as have a name, 60; a Firebat that a fall has stunned still burns.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.damage import BY_HAUNT, damage
from housebound.games.betrayal.dice import throw
from housebound.games.betrayal.entering import choose_side
from housebound.games.betrayal.haunts.figures import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import bits, rooms_of
from housebound.games.betrayal.haunts.sources import (
    EXORCISM,
    Exorcising,
    exorcism_goal,
    shown_exorcism,
)
from housebound.games.betrayal.haunts.terms import Goal
from housebound.games.betrayal.house import rooms_in_house
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import COUNT, PHYSICAL, ROOMS, SPEED, TRAITOR
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Script

BURNS = NoticeKind("firebats_burn", room=ROOMS, number=COUNT)

FIREBAT = 0
SUPPLY = 20


class SwarmData(HauntData):
    """The spot from which the Firebats come, and the sources of the exorcism that are used up."""

    __slots__ = ("roost", "used_cards", "used_rooms")

    roost: int
    used_rooms: int
    used_cards: int


class Hellbeasts(Exorcising):
    number = 38

    # -- beginning

    def fresh_data(self, g: House) -> SwarmData:
        data = SwarmData()
        data.roost = g.haunt_room * 2
        data.used_rooms = data.used_cards = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        """Setup (traitor) 2. Half as many Firebats as players, rounded up, in the haunt room."""
        g.data.roost += yield from choose_side(g, g.traitor, g.haunt_room)
        self._hatch(g, -(-g.rules.seats // 2))

    def _hatch(self, g: House, number: int) -> None:
        """So many more in the roost, as far as there are any."""
        supply = SUPPLY if g.rules.firebat_supply == "20" else self.kinds[FIREBAT].count
        for _ in range(min(number, supply - len(monsters(g)))):
            add_monster(g, FIREBAT, g.data.roost >> 1, g.data.roost & 1)

    # -- the monster turn

    def on_monster_turn_start(self, g: House) -> Script[None]:
        """1. One roll for all of them, and for those to come."""
        first = monsters(g)[0]
        g.moved_kinds = (throw(g, first, self.trait_of(g, first, SPEED)),)
        return NOTHING

    def on_monster_turn_end(self, g: House) -> Script[None]:
        """3, 4. As many more as were rolled; then they burn, the new ones too."""
        self._hatch(g, g.moved_kinds[FIREBAT])
        for room in sorted({g.room[bat] for bat in monsters(g)}):
            yield from self._burn(g, room)

    def _burn(self, g: House, room: int) -> Script[None]:
        """One die for each Firebat; every hero in the room takes the sum as physical damage."""
        heroes = [seat for seat in heroes_in_house(g) if g.room[seat] == room]
        bats = [bat for bat in monsters(g) if g.room[bat] == room]
        if not heroes:
            return
        heat = throw(g, bats[0], len(bats))
        g.tell(EVERYONE, BURNS, room, heat)
        for seat in heroes:
            yield from damage(g, seat, PHYSICAL, heat, BY_HAUNT)

    def attack_traits(self, g: House, figure: int) -> tuple[int, ...]:
        return () if figure >= FIRST_MONSTER else super().attack_traits(g, figure)

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        """Not even with a shot. (The Dynamite spares whatever has no Might.)"""
        return "BET-GEN-5" if target >= FIRST_MONSTER else super().may_attack(g, attacker, target, trait, card)

    def slows(self, g: House, figure: int, mover: int) -> bool:
        return figure < FIRST_MONSTER and super().slows(g, figure, mover)

    # -- what everybody sees

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        return {"roost": ROOMS.words[g.data.roost >> 1], **shown_exorcism(g, seat, g.data)}

    def check(self, g: House) -> None:
        super().check(g)
        assert g.rules.firebat_supply != "20" or len(monsters(g)) <= SUPPLY, "more Firebats than there are"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return [Goal(targets=tuple(heroes_in_house(g)))]
        heat = rooms_of(g, monsters(g))
        goals = [exorcism_goal(g, seat, EXORCISM, g.data), Goal(avoid=heat)]
        if g.fate[seat] == IN_HOUSE and heat >> g.room[seat] & 1:
            goals.insert(0, Goal(rooms=bits(rooms_in_house(g)) & ~heat))
        return goals


present(Hellbeasts)
