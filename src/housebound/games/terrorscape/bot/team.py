"""What the sensible victims have in mind: what there is to do, what it is worth, and what it risks.

Everybody of the team sees the same and reckons alike, so that what one does fits what the others will do. At the
crossroads each of them reckons for herself. A won game would be worth about 100.
"""

from __future__ import annotations

from housebound.games.terrorscape.bot.peril import Peril
from housebound.games.terrorscape.bot.plans import plan_sites
from housebound.games.terrorscape.bot.ways import STEPS_BETWEEN, walks
from housebound.games.terrorscape.bot.weights import GEAR_WORTH, W
from housebound.games.terrorscape.components import HAS_NOISE
from housebound.games.terrorscape.mansion import MAIN_ENTRANCE, SEARCHABLE, SECRET_EXIT, TRANSMITTER
from housebound.games.terrorscape.numbers import Location, LocationSet, Victim
from housebound.games.terrorscape.play.transmitter import GEARS_NEEDED
from housebound.games.terrorscape.play.victims_turn import EQUIPMENT_DRAWN, KEYS_OF_ONE, KEYS_TO_ESCAPE
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.words import (
    ADRENALINE,
    BUILDING_PLAN,
    FIRST_AID_KIT,
    HERBS,
    JOHNSON,
    KEY,
    MARCO,
    TOOLBOX,
    WILLIAM,
    WOUNDED,
)
from housebound.kernel.sets import has, members_of


class Team:
    """The situation as a member of the team reckons it."""

    __slots__ = (
        *("at", "draws_noise", "exits", "going_out", "harm", "held", "living", "mine", "noise", "peril"),
        *("search_worth", "sight", "sites", "walk"),
    )

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.living = sight.living()
        self.mine = [victim for victim in self.living if sight.controller(victim) == sight.seat]
        self.at = {victim: sight.at(victim) for victim in self.living}
        self.held = {victim: sight.held(victim) or () for victim in self.living}
        self.walk = walks(sight.barricades)
        self.peril = Peril(sight)
        self.noise = sight.noise
        self.harm = {victim: self.peril.harm(victim) * self.minds(victim) for victim in self.living}
        self.draws_noise = _draws_noise(sight)
        self.search_worth = {victim: _searching(sight, victim) for victim in self.living}
        self.exits = {victim: self._exit_of(victim) for victim in self.living}
        self.going_out = self._can_go_out()
        self.sites = {victim: self._sites(victim) for victim in self.living}

    def minds(self, victim: Victim) -> float:
        """TER-CROSS-1. At the crossroads everybody plays for herself."""
        return 1.0 if not self.sight.rules.crossroads or victim in self.mine else W.others

    # -- the way out

    def _exit_of(self, victim: Victim) -> Location:
        """TER-CHECK-3, TER-CHECK-4, TER-CROSS-4. The exit for which the Keys are there, -1 none."""
        sight = self.sight
        if sight.rules.crossroads:
            if sight.own_keys(victim) < KEYS_OF_ONE:
                return -1
            leaving = [self.at[victim]]
        else:
            if sight.roof_keys < KEYS_TO_ESCAPE:
                return -1
            leaving = list(self.at.values())
        if not self._has_plan(victim):
            return MAIN_ENTRANCE
        exits = (MAIN_ENTRANCE, SECRET_EXIT)
        return min(exits, key=lambda door: max(self.walk[place][door] for place in leaving))

    def _can_go_out(self) -> bool:
        """Whether everybody who leaves together can be at the exit at the end of this turn."""
        if self.sight.rules.crossroads:
            return True
        doors = set(self.exits.values())
        if doors == {-1} or any(self.peril.blossom[door] > W.deadly_door for door in doors):
            return False
        return all(self.can_reach(victim, self.exits[victim]) for victim in self.living)

    def can_reach(self, victim: Victim, place: Location) -> bool:
        """Whether she can be there at the end of this turn."""
        steps = self.walk[self.at[victim]][place]
        if has(self.sight.acted, victim):
            return steps == 0
        return steps <= (3 if victim == WILLIAM else 2) + (ADRENALINE in self.held[victim])

    # -- what there is to do

    def _sites(self, victim: Victim) -> list[tuple[Location, float]]:
        """Locations where she has something to do, and what it is worth."""
        sight = self.sight
        sites: list[tuple[Location, float]] = []
        if sight.rescue < 0 or sight.roof_keys >= KEYS_TO_ESCAPE - 1:
            searching = self.search_worth[victim]
            sites += [(place, searching * self._quiet(place, victim)) for place in members_of(SEARCHABLE)]
        if sight.gears < GEARS_NEEDED and sight.rescue < 0:
            worth = self.worth_of_gears(victim, TOOLBOX in self.held[victim])
            sites.append((TRANSMITTER, worth * self._quiet(TRANSMITTER, victim)))
        if not sight.rules.crossroads:
            for other in self.living:
                if other != victim and (self._heals(victim, other) or self._heals(other, victim)):
                    sites.append((self.at[other], W.healing * 0.7))
        if sight.plans:
            sites += plan_sites(sight, victim, W.healing, key_worth(sight, victim))
        return sites

    def _quiet(self, place: Location, victim: Victim) -> float:
        """Less is to be had where the killer is near, or where another of the team is already."""
        crowd = sum(1 for other, at in self.at.items() if other != victim and at == place)
        once = W.second_at_transmitter if place == TRANSMITTER else W.second_searching
        return (1.0 - W.killer_near * self.peril.reach[place]) * float(once**crowd)

    def _heals(self, healer: Victim, other: Victim) -> bool:
        """Whether one of them is wounded and the other can heal her."""
        if self.sight.condition(other) != WOUNDED:
            return False
        held = self.held[healer]
        return HERBS in held or (healer == MARCO and FIRST_AID_KIT in held)

    def worth_of_gears(self, victim: Victim, toolbox: bool) -> float:
        """TER-REPAIR-5, TER-CROSS-5. What she does for the transmitter, and what she finds on the way."""
        placed = (3 if victim == JOHNSON else 2) if toolbox else 1
        gears = self.sight.gears
        worth = (W.gears_late if rounds_left(self.sight) <= 5 else W.gears) * sum(GEAR_WORTH[gears : gears + placed])
        if self.sight.rules.crossroads:
            worth += self.search_worth[victim] * min(placed, GEARS_NEEDED - gears)
        return worth

    # -- what a place and a noise are worth

    def site(self, victim: Victim, place: Location) -> float:
        """How good it is for her to begin the next turn there."""
        if self.exits[victim] >= 0:
            return self._on_the_way_out(victim, place)
        walk = self.walk[place]
        best = 0.0
        for there, worth in self.sites[victim]:
            best = max(best, worth * W.later ** ((walk[there] + 1) // 2))
        far = sum(weight * min(4, STEPS_BETWEEN[spot][place]) for spot, weight in self.peril.spots)
        return best + far * (W.distance_wounded if self.sight.condition(victim) == WOUNDED else W.distance)

    def _on_the_way_out(self, victim: Victim, place: Location) -> float:
        """With the Keys at hand: through the door, or near enough to go through it together next."""
        turns = (self.walk[place][self.exits[victim]] + 1) // 2
        if self.going_out:
            return W.out if turns == 0 else 0.5 * W.out * W.later**turns
        return 0.5 * W.out * W.later ** max(1, turns)

    def prospect(self, victim: Victim, place: Location) -> float:
        """How good it would be for her to be there, whatever end of a free passage she is at now.

        Nothing of it depends on where she is: so nobody goes to and fro for ever.
        """
        walk = self.walk[place]
        if self.exits[victim] >= 0:
            doors = (MAIN_ENTRANCE, SECRET_EXIT) if self._has_plan(victim) else (MAIN_ENTRANCE,)
            return -float(min(walk[door] for door in doors))
        best = 0.0
        for there, worth in self.sites[victim]:
            best = max(best, worth * W.later ** ((walk[there] + 1) // 2))
        return best - self.peril.attacks(self.noise)[place] * W.wound

    def _has_plan(self, victim: Victim) -> bool:
        """TER-CHECK-4, TER-CROSS-4. Whether the secret exit is open to her."""
        if self.sight.rules.crossroads:
            return BUILDING_PLAN in self.held[victim]
        return any(BUILDING_PLAN in held for held in self.held.values())

    def risk(self, victim: Victim, place: Location, noise: LocationSet) -> float:
        """What the killer's next turn costs the team on average, if she is there and he hears this."""
        attacks, blossom = self.peril.attacks(noise), self.peril.blossom
        total = 0.0
        for other, at in self.at.items():
            where = place if other == victim else at
            total += attacks[where] * self.harm[other] + blossom[where] * 100.0 * self.minds(other)
        return total


def rounds_left(sight: Sight) -> int:
    """TER-ROUND-2. Rounds until the equipment deck is used up."""
    equipment = sight.equipment
    assert equipment is not None
    return (sum(equipment) + 1) // EQUIPMENT_DRAWN


def key_worth(sight: Sight, victim: Victim) -> float:
    """What one more Key is worth to the team, or to her at the crossroads."""
    alone = sight.rules.crossroads
    missing = KEYS_OF_ONE - sight.own_keys(victim) if alone else KEYS_TO_ESCAPE - sight.roof_keys
    if missing <= 0:
        return 0.0
    return W.last_key if missing == 1 else W.key


def _searching(sight: Sight, victim: Victim) -> float:
    """What a search is worth: a Key on top, or one card less above those that lie deeper."""
    deck = sight.search
    assert deck is not None
    cards, bottom = sum(deck), bool(sight.bottom_card)
    if not cards:
        return key_worth(sight, victim) if bottom else 0.0
    chance = max(deck[KEY] / cards, 0.8 * (deck[KEY] + bottom) / (cards + 1))
    return chance * key_worth(sight, victim) + (1.0 - chance) * W.item


def _draws_noise(sight: Sight) -> float:
    """TER-ITEM-11. How likely the top card of the search deck makes noise."""
    deck = sight.search
    assert deck is not None
    noisy = sum(copies for item, copies in enumerate(deck) if HAS_NOISE[item])
    return noisy / sum(deck) if any(deck) else 1.0
