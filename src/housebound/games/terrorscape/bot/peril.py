"""What the victims have to fear: where the killer can strike next, where he is likely to, and what it would cost."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from housebound.games.terrorscape.bot.hunch import DRAWS, aim, hunch
from housebound.games.terrorscape.bot.odds import repels
from housebound.games.terrorscape.bot.ways import EVERY_PLACE, STEPS_BETWEEN, drift
from housebound.games.terrorscape.bot.weights import W
from housebound.games.terrorscape.components import DEFENCE, KILLER_CARDS
from housebound.games.terrorscape.figures.killer_moves import MOST_UNSEEN
from housebound.games.terrorscape.mansion import WITHIN
from housebound.games.terrorscape.numbers import Location, LocationSet, Victim
from housebound.games.terrorscape.play.encounter import REVEAL_BONUS, REVEAL_LEVEL, TRAP_DEFENCE, WOUND_LEVEL
from housebound.games.terrorscape.play.harm import MOST_FEAR, OVERFLOW_LEVEL
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.words import (
    AMMO,
    BUTCHER,
    CARDS,
    GHOST,
    MANIAC,
    MARTIAL_ARTS,
    REVOLVER,
    SWIFT,
    WILLIAM,
    WOUNDED,
)
from housebound.kernel.sets import has, members_of

USUAL_HAND: Final = 4
FARTHEST: Final = 10
"""More steps than there are from anywhere to anywhere."""
PURSUE: Final = CARDS["pursue"]
RUSH_BY: Final = CARDS["rush_by"]
DEATH_BLOSSOM: Final = CARDS["death_blossom"]
VIOLENT_RAGE: Final = CARDS["violent_rage"]


@cache
def _holds(least: int, copies: int, pool: int) -> float:
    """How likely a usual hand out of a pool of unseen cards has at least so many of a kind."""
    drawn = min(USUAL_HAND, pool)
    if least <= 0:
        return 1.0
    if copies < least:
        return 0.0
    ways = sum(comb(copies, n) * comb(pool - copies, drawn - n) for n in range(least, min(copies, drawn) + 1))
    return ways / comb(pool, drawn)


class Peril:
    """What a victim knows of the killer's next turn."""

    __slots__ = ("_attacks", "blossom", "guess", "reach", "sight", "spots")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.spots = _where_he_is(sight)
        self.reach = self._reach()
        self.blossom = self._blossom()
        could = {victim: drift(sight.could_be(victim), sight.barricades) for victim in sight.living()}
        drawn = [wanted**W.shrewdness for wanted in DRAWS[aim(sight)][sight.last_known]]
        chances = hunch(could, drawn, 0)
        self.guess = [sum(chance[place] for chance in chances.values()) for place in EVERY_PLACE]
        self._attacks: dict[int, list[float]] = {}

    def _reach(self) -> list[float]:
        """Location -> how likely he can search it in his next turn."""
        by_steps = _by_steps(self.sight)
        reach = [0.0 for _ in EVERY_PLACE]
        for spot, weight in self.spots:
            far = STEPS_BETWEEN[spot]
            for place in EVERY_PLACE:
                reach[place] += weight * by_steps[far[place]]
        return reach

    def _blossom(self) -> list[float]:
        """Location -> how likely Death Blossom strikes there."""
        strikes = [0.0 for _ in EVERY_PLACE]
        if self.sight.stealth_card == DEATH_BLOSSOM:
            for spot, weight in self.spots:
                for place in members_of(WITHIN[1][spot]):
                    strikes[place] += weight
        return strikes

    def attacks(self, noise: LocationSet) -> list[float]:
        """Location -> how likely he searches it, if this is what he hears."""
        known = self._attacks.get(noise)
        if known is None:
            known = self._attacks[noise] = self._weigh(noise)
        return known

    def _weigh(self, noise: LocationSet) -> list[float]:
        tempting = [
            self.reach[place] * (W.lure_of_noise if has(noise, place) else self.guess[place]) for place in EVERY_PLACE
        ]
        if not self.sight.in_stealth:
            tempting[self.sight.killer_at] += W.lure_of_here
        total = W.other_errands + sum(tempting)
        attacks = [tempted / total for tempted in tempting]
        if self.sight.in_stealth:
            for spot, weight in self.spots:
                attacks[spot] = min(1.0, attacks[spot] + weight)
        return attacks

    # -- what an attack comes to

    def fails(self, victim: Victim) -> float:
        """How likely she does not repel an attack, with the best she has."""
        sight = self.sight
        strength = sight.strength
        if sight.killer == MANIAC:
            strength += REVEAL_BONUS if sight.in_stealth and sight.level >= REVEAL_LEVEL else 1
        fear = min(MOST_FEAR, sight.fear(victim) + (sight.killer == GHOST))
        failing = 1.0 - repels(fear, strength - best_defence(sight, victim))
        if sight.killer == BUTCHER:
            failing += W.chainsaw * (1.0 - failing)  # the Chainsaw asks for no defence
        return failing

    def harm(self, victim: Victim) -> float:
        """What an attack on her costs on average."""
        sight = self.sight
        failing = self.fails(victim)
        cost = W.kill if sight.condition(victim) == WOUNDED else W.wound
        if sight.level >= WOUND_LEVEL:
            return cost if cost == W.kill else cost + failing * W.kill
        harm = failing * cost + W.found
        if sight.killer == GHOST:
            harm += W.fright
            if sight.level >= OVERFLOW_LEVEL and sight.fear(victim):
                harm += W.overflow * cost
        return harm


def _where_he_is(sight: Sight) -> list[tuple[Location, float]]:
    """Where the killer may be, and how likely."""
    if not sight.in_stealth:
        return [(sight.killer_at, 1.0)]
    spots = members_of(WITHIN[MOST_UNSEEN][sight.last_known])
    return [(spot, 1.0 / len(spots)) for spot in spots]


def _by_steps(sight: Sight) -> list[float]:
    """Steps -> how likely he can go that far and still search."""
    cards = KILLER_CARDS[sight.killer]
    shown = sight.shown
    pool = sum(card.copies for card in cards.values()) - sight.locked - len(shown)
    pursuits = cards[PURSUE].copies - shown.count(PURSUE)
    if has(sight.killer_abilities, SWIFT):
        pursuits, pool = pursuits + 1, pool + 1
    by_steps = [_holds(steps - 1, pursuits, pool) for steps in range(FARTHEST)]
    if sight.killer == GHOST and sight.level >= REVEAL_LEVEL:
        rush = 0.5 * _holds(1, cards[RUSH_BY].copies - shown.count(RUSH_BY), pool)
        for steps in range(2, 5):
            by_steps[steps] = max(by_steps[steps], rush)
    if sight.killer == BUTCHER and not sight.locked and VIOLENT_RAGE not in shown:
        rage = _holds(1, 1, pool)
        for steps in range(2, FARTHEST):
            by_steps[steps] = max(by_steps[steps], rage * _holds(steps - 2, pursuits, pool))
    return by_steps


def best_defence(sight: Sight, victim: Victim) -> int:
    """TER-ATTACK-3. The most that she can add to her dice."""
    held = sight.held(victim)
    assert held is not None
    best = (victim == WILLIAM) + (sight.ability(victim) == MARTIAL_ARTS)
    for item in held:
        if item != AMMO or REVOLVER in held:
            best = max(best, DEFENCE[item])
    if sight.trap == sight.at(victim):
        best += TRAP_DEFENCE
    return best
