"""What one seat may know: an allow-list lens on the state. Bots read it, and views are made of it alone (TER-INFO).

There are three kinds of eyes: of the team, of the killer, and of spectators, who see what is public.
"""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.cards.killer_hand import strength
from housebound.games.terrorscape.numbers import (
    Ability,
    AbilitySet,
    Card,
    Condition,
    Deeds,
    Item,
    Killer,
    Location,
    LocationSet,
    PassageSet,
    Plan,
    Seat,
    SeatSet,
    Victim,
    VictimSet,
)
from housebound.games.terrorscape.rules import Rules
from housebound.games.terrorscape.state import ACTIONS, ANNOUNCING, OVER, Mansion, in_house, living
from housebound.games.terrorscape.words import KILLED
from housebound.kernel.sets import has

UNKNOWN: Final = -1


class Sight:
    """The mansion as one seat (or a spectator) sees it. Everything that is not named here is out of sight."""

    __slots__ = ("_g", "is_killer", "is_team", "seat")

    def __init__(self, g: Mansion, seat: Seat) -> None:
        self._g = g
        self.seat = seat
        self.is_team = has(g.rules.team, seat)
        self.is_killer = has(g.rules.hunter, seat)

    # -- whose eyes

    @property
    def sees_team(self) -> bool:
        """TER-INFO-3, TER-INFO-8. Whether the team's side of the screen is in sight."""
        return self.is_team or self._g.phase == OVER

    @property
    def sees_killer(self) -> bool:
        """TER-INFO-4, TER-INFO-8. Whether the killer's side of the screen is in sight."""
        return self.is_killer or self._g.phase == OVER

    # -- public (TER-INFO-1)

    @property
    def rules(self) -> Rules:
        return self._g.rules

    @property
    def phase(self) -> int:
        """How far the team is in its turn is hidden behind the screen."""
        phase = self._g.phase
        return ACTIONS if ACTIONS < phase <= ANNOUNCING and not self.sees_team else phase

    @property
    def round(self) -> int:
        return self._g.round

    @property
    def trio(self) -> tuple[Victim, ...]:
        return self._g.trio

    def controller(self, victim: Victim) -> Seat:
        return self._g.controller[victim]

    def condition(self, victim: Victim) -> Condition:
        return self._g.condition[victim]

    def fear(self, victim: Victim) -> int:
        return self._g.fear[victim]

    def in_house(self, victim: Victim) -> bool:
        return in_house(self._g, victim)

    def living(self) -> tuple[Victim, ...]:
        return living(self._g)

    @property
    def first_player(self) -> Victim:
        return self._g.first_player

    @property
    def roof_keys(self) -> int:
        return self._g.roof_keys

    @property
    def rescue(self) -> int:
        """TER-RESCUE-5. The rescue token's cell, UNKNOWN if it is not on the roof or not for these eyes."""
        return self._g.rescue if self._g.rules.rescue_public or self.sees_team else UNKNOWN

    @property
    def killer(self) -> Killer:
        return self._g.killer

    @property
    def level(self) -> int:
        return self._g.level

    @property
    def strength(self) -> int:
        return strength(self._g) if self._g.killer >= 0 else 0

    @property
    def killer_abilities(self) -> AbilitySet:
        """TER-ABIL-2."""
        return self._g.killer_abilities

    @property
    def killer_abilities_spent(self) -> AbilitySet:
        return self._g.killer_spent

    @property
    def barricades(self) -> PassageSet:
        return self._g.barricades

    @property
    def heard(self) -> LocationSet:
        """The noise that has been announced this round."""
        return self._g.heard

    @property
    def last_heard(self) -> LocationSet:
        """TER-INFO-7. And in the round before."""
        return self._g.last_heard

    @property
    def firecracker(self) -> Location:
        return self._g.firecracker

    @property
    def in_stealth(self) -> bool:
        return self._g.stealth_card >= 0

    @property
    def stealth_card(self) -> Card:
        return self._g.stealth_card

    @property
    def last_known(self) -> Location:
        return self._g.last_known

    @property
    def shown(self) -> tuple[Card, ...]:
        """The killer cards that everybody has seen played since the deck was last built."""
        return self._g.shown

    @property
    def paying(self) -> Card:
        return self._g.paying

    @property
    def found(self) -> VictimSet:
        """The victims of the encounter."""
        return self._g.found

    @property
    def attacked(self) -> VictimSet:
        return self._g.attacked

    @property
    def defender(self) -> Victim:
        return self._g.defender

    @property
    def defence(self) -> tuple[Item, ...]:
        return self._g.defence

    @property
    def basic_left(self) -> int:
        return self._g.basic_left

    @property
    def did(self) -> Deeds:
        return self._g.did

    @property
    def path(self) -> LocationSet:
        return self._g.path

    def could_be(self, victim: Victim) -> LocationSet:
        """Where a victim may be by what the killer was told; nothing in it is secret (see whereabouts)."""
        return self._g.could[victim]

    @property
    def winners(self) -> SeatSet:
        return self._g.winners

    # -- the killer's side

    @property
    def killer_at(self) -> Location:
        """TER-INFO-2. Where the killer is, UNKNOWN to others while he is in stealth."""
        g = self._g
        return g.killer_at if g.stealth_card < 0 or self.sees_killer else UNKNOWN

    @property
    def hand(self) -> list[int] | None:
        return self._g.hand if self.sees_killer else None

    @property
    def deck(self) -> list[int] | None:
        return self._g.deck if self.sees_killer else None

    @property
    def pile(self) -> list[int] | None:
        return self._g.pile if self.sees_killer else None

    @property
    def locked(self) -> bool:
        return self._g.locked

    @property
    def killer_dealt(self) -> tuple[Ability, ...]:
        return self._g.killer_dealt if self.sees_killer else ()

    # -- the team's side

    def at(self, victim: Victim) -> Location:
        """Where a victim is, UNKNOWN to the killer; a body is seen by everybody (TER-CROSS-6)."""
        g = self._g
        return g.at[victim] if self.sees_team or g.condition[victim] == KILLED else UNKNOWN

    def held(self, victim: Victim) -> tuple[Item, ...] | None:
        return self._g.held[victim] if self.sees_team else None

    def own_keys(self, victim: Victim) -> int:
        """TER-CROSS-3."""
        return self._g.own_keys[victim] if self.sees_team else UNKNOWN

    def ability(self, victim: Victim) -> Ability:
        """TER-ABIL-2."""
        return self._g.ability[victim] if self.sees_team or self.ability_shown(victim) else UNKNOWN

    def ability_shown(self, victim: Victim) -> bool:
        return has(self._g.shown_abilities, victim)

    def ability_spent(self, victim: Victim) -> bool:
        return (self.sees_team or self.ability_shown(victim)) and has(self._g.spent_abilities, victim)

    def victim_dealt(self, victim: Victim) -> tuple[Ability, ...]:
        return self._g.victim_dealt[victim] if self.sees_team else ()

    @property
    def gears(self) -> int:
        """Gears placed; once the token lies on the roof everybody knows that it is five."""
        return self._g.gears if self.sees_team else UNKNOWN

    @property
    def trap(self) -> Location:
        return self._g.trap if self.sees_team else UNKNOWN

    @property
    def noise(self) -> LocationSet:
        """Noise of this round, announced or not."""
        return self._g.noise if self.sees_team else self._g.heard

    @property
    def search(self) -> list[int] | None:
        """Item -> copies in the search deck: what the team has not seen yet."""
        return self._g.search if self.sees_team else None

    @property
    def equipment(self) -> list[int] | None:
        return self._g.equipment if self.sees_team else None

    @property
    def bottom_card(self) -> bool | None:
        return self._g.bottom_card if self.sees_team else None

    @property
    def discard(self) -> list[int] | None:
        return self._g.discard if self.sees_team else None

    @property
    def looked(self) -> tuple[Item, ...]:
        return self._g.looked if self.sees_team else ()

    @property
    def looker(self) -> Victim:
        return self._g.looker if self.sees_team else UNKNOWN

    @property
    def acting(self) -> Victim:
        return self._g.acting if self.sees_team else UNKNOWN

    @property
    def acted(self) -> VictimSet:
        return self._g.acted if self.sees_team else 0

    @property
    def begun(self) -> VictimSet:
        return self._g.begun if self.sees_team else 0

    @property
    def repaired(self) -> bool:
        return self.sees_team and self._g.repaired

    @property
    def exchanging(self) -> tuple[int, ...]:
        return self._g.exchanging if self.sees_team else ()

    @property
    def fleeing(self) -> VictimSet:
        return self._g.fleeing if self.sees_team else 0

    @property
    def naming(self) -> VictimSet:
        return self._g.naming if self.sees_team else 0

    @property
    def plans(self) -> tuple[Plan, ...]:
        """TER-PLAN-6."""
        return self._g.plans if self.sees_team else ()

    @property
    def marked(self) -> Plan:
        return self._g.marked if self.sees_team else UNKNOWN

    @property
    def steps_done(self) -> int:
        return self._g.steps_done if self.sees_team else 0

    @property
    def plan_ready(self) -> bool:
        return self.sees_team and self._g.plan_ready

    @property
    def plan_spent(self) -> bool:
        return self.sees_team and self._g.plan_spent

    @property
    def buzzer(self) -> Location:
        return self._g.buzzer if self.sees_team else UNKNOWN
