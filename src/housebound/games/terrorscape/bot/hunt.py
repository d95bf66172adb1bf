"""The sensible killer: what he makes of the situation, and where he goes.

He weighs each location by how likely it is to find somebody there and what an attack would come to, and goes where
most is to be had with the steps he has; what he cannot reach he draws near to.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from housebound.games.terrorscape.bot.hunch import after_their_turn, aim, closeness, draw, hunch
from housebound.games.terrorscape.bot.odds import fails
from housebound.games.terrorscape.bot.ways import EVERY_PLACE, STEPS_BETWEEN
from housebound.games.terrorscape.bot.weights import W
from housebound.games.terrorscape.components import KILLER_CARDS
from housebound.games.terrorscape.mansion import ADJACENT, WITHIN
from housebound.games.terrorscape.numbers import Card, Location, LocationSet, Victim
from housebound.games.terrorscape.play.encounter import WOUND_LEVEL
from housebound.games.terrorscape.play.harm import MOST_FEAR, OVERFLOW_COST, OVERFLOW_LEVEL
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.words import CARDS, GHOST, MANIAC, WOUNDED
from housebound.kernel.sets import has, just, members_of

RUSH_STEPS: Final = 4
RUSH_LEVEL: Final = 2
RUSH_COST: Final = 2
"""TER-KILLER-2. How far Rush By goes, and from which level and for how many cards a Search follows it."""

PURSUE: Final = CARDS["pursue"]
CHAINSAW: Final = CARDS["chainsaw"]
RUSH_BY: Final = CARDS["rush_by"]
STALK: Final = CARDS["stalk"]
VIOLENT_RAGE: Final = CARDS["violent_rage"]
LIFE_DRAIN: Final = CARDS["life_drain"]
WAIL: Final = CARDS["wail"]


class Hunt:
    """What the killer has in mind at one moment of his turn."""

    __slots__ = ("aim", "cards", "chances", "fright", "hand", "here", "living", "mass", "post", "prey", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.here = sight.killer_at
        hand = sight.hand
        assert hand is not None
        self.hand = hand
        self.cards = sum(hand)
        self.living = sight.living()
        self.aim = aim(sight)
        could = {victim: sight.could_be(victim) for victim in self.living}
        self.chances = hunch(could, draw(self.aim, self._seen_from()), sight.heard)
        self.mass = [0.0 for _ in EVERY_PLACE]
        for victim, chance in self.chances.items():
            weight = W.wounded_prey if sight.condition(victim) == WOUNDED else 1.0
            for place in EVERY_PLACE:
                self.mass[place] += weight * chance[place]
        self.post = [self._post(near) for near in closeness(self.aim, sight.barricades)]
        self.fright = [0.0 for _ in EVERY_PLACE]
        for victim, chance in self.chances.items():
            worth = self.worth_of_fear(victim)
            for place in EVERY_PLACE:
                self.fright[place] += worth * chance[place]
        self.prey = self.attacks(sight.strength)

    def _post(self, near: Sequence[float]) -> float:
        """How good it is to end the turn where he comes that near to somebody, by where she is now."""
        return W.post * sum(map(mul, self.mass, near), 0.0)

    def _seen_from(self) -> list[int]:
        """Location -> its distance from the killer when the victims saw him last, at the start of his turn."""
        been = [STEPS_BETWEEN[place] for place in members_of(self.sight.path | just(self.here))]
        return [max(steps) for steps in zip(*been, strict=True)]

    def soon(self, killer: Location) -> list[float]:
        """Where the victims are likely to be at his next turn, if that is where they see him."""
        return after_their_turn(self.mass, self.aim, killer, self.sight.barricades)

    def unsure(self, victim: Victim) -> bool:
        """Whether he does not know where she is."""
        return max(self.chances[victim]) < W.sure

    def cost(self, card: Card) -> int:
        """TER-KCARD-2. How many other cards it takes."""
        return KILLER_CARDS[self.sight.killer][card].cost

    # -- what things are worth

    def worth_of_wound(self, victim: Victim) -> float:
        return W.his_kill if self.sight.condition(victim) == WOUNDED else W.his_wound

    def worth_of_fear(self, victim: Victim) -> float:
        sight = self.sight
        fear = sight.fear(victim)
        worth = W.panic if fear == MOST_FEAR else W.fear
        if sight.killer == GHOST:
            worth *= W.ghostly_fear
            if fear == MOST_FEAR and sight.level >= OVERFLOW_LEVEL and self.cards > OVERFLOW_COST:
                worth += self.worth_of_wound(victim)
            if not fear and self.hand[LIFE_DRAIN]:
                worth += 0.8 * self.worth_of_wound(victim)
        return worth

    def attacks(self, strength: int) -> list[float]:
        """Location -> what a Search there promises."""
        sight = self.sight
        if sight.killer == MANIAC and self.hand[STALK]:
            strength += 1
        worth = {victim: self._worth_of_finding(victim, strength) for victim in self.living}
        promise = []
        for place in EVERY_PLACE:
            expected = sum(chance[place] for chance in self.chances.values())
            total = 0.0
            for victim, chance in self.chances.items():
                here = chance[place]
                if here > 0.0:
                    total += here * worth[victim] * (1.0 - W.company * min(1.0, expected - here))
            promise.append(total)
        return promise

    def _worth_of_finding(self, victim: Victim, strength: int) -> float:
        """What an encounter with her alone comes to; even a repelled attack brings the next level nearer."""
        sight = self.sight
        worth = W.encounter
        fear = sight.fear(victim)
        wounds = sight.level >= WOUND_LEVEL
        if sight.killer == GHOST:
            worth = W.ghostly_encounter + self.worth_of_fear(victim)
            wounds |= fear == MOST_FEAR and sight.level >= OVERFLOW_LEVEL and self.cards >= OVERFLOW_COST
            fear = min(MOST_FEAR, fear + 1)
        first = self.worth_of_wound(victim)
        if not wounds:
            return worth + fails(fear, strength) * first
        return worth + first if first == W.his_kill else worth + first + fails(fear, strength) * W.his_kill

    def missing(self, place: Location) -> float:
        """How likely nobody is there."""
        nobody = 1.0
        for chance in self.chances.values():
            nobody *= 1.0 - chance[place]
        return nobody

    def saw(self, place: Location) -> float:
        """What wounding everybody there without a fight promises."""
        return sum(chance[place] * self.worth_of_wound(victim) for victim, chance in self.chances.items())

    def fright_around(self, place: Location) -> float:
        return sum(self.fright[near] for near in members_of(WITHIN[1][place]))

    def best_wail(self, place: Location, steps: int) -> float:
        """What a Wail promises after so many steps from there."""
        return max(self.fright_around(there) for there in members_of(WITHIN[steps][place]))

    # -- where the steps of this turn lead

    def outlook(self, place: Location, steps: int, basic: int) -> float:
        """The best that can be had from there with so many free steps and basic actions."""
        prey, post, far = self.prey, self.post, STEPS_BETWEEN[place]
        best = 0.0
        for there in EVERY_PLACE:
            left = steps + basic - far[there]
            if left < 0:
                continue
            value = post[there]
            if basic and left:
                value += prey[there]
                if left > 1 and basic > 1:  # if he finds nobody, he can go on
                    on = max(post[near] for near in members_of(ADJACENT[there]))
                    value += self.missing(there) * max(0.0, on - post[there])
            best = max(best, value - 0.01 * far[there])
        return best

    def with_pursuits(self, place: Location, most: int, basic: int) -> tuple[float, int]:
        """The best with cards of Pursue spent on it, and how many that takes."""
        best, needed = self.turn_from(place, 0, basic), 0
        for pursuits in range(1, most + 1):
            value = self.turn_from(place, pursuits, basic) - W.card * pursuits
            if value > best + 1e-9:
                best, needed = value, pursuits
        return best, needed

    def turn_from(self, place: Location, steps: int, basic: int) -> float:
        """Basic actions or a boost card, whichever promises more."""
        best = self.outlook(place, steps, basic)
        if self.hand[WAIL]:
            best += self.best_wail(place, steps)
        if basic == 2:
            for card in (CHAINSAW, VIOLENT_RAGE):
                if self.hand[card] and self.cards > self.cost(card):
                    best = max(best, self.boost(card, place, steps))
        return best

    def boost(self, card: Card, place: Location, steps: int) -> float:
        """What a boost card promises from there with so many free steps before it."""
        if card == CHAINSAW:
            near = (there for there in EVERY_PLACE if STEPS_BETWEEN[place][there] <= steps + 1)
            fright = self.fright_around(place) if not steps else 0.0
            return max(self.saw(there) + self.post[there] for there in near) + fright - self.cost(card) * W.card
        if card == VIOLENT_RAGE:
            near = (there for there in EVERY_PLACE if 0 < STEPS_BETWEEN[place][there] <= steps + 2)
            return max(self.prey[there] + self.post[there] for there in near) - self.cost(card) * W.card
        if card == LIFE_DRAIN:
            afraid = [victim for victim in self.living if self.sight.fear(victim)]
            return sum(self.worth_of_wound(victim) for victim in afraid) + self.post[place] - W.card * (self.cards - 1)
        return self.fright[place] + self.rush(place, 0, RUSH_STEPS)[0]

    # -- Rush By: a way of up to four steps that frightens whoever is on it

    def rush(self, place: Location, walked: LocationSet, steps: int) -> tuple[float, Location]:
        """The best way on from there, past what was walked already, and its next step (-1: stop here)."""
        walked |= just(place)
        best, ahead = self._rush_end(place), -1
        if steps:
            for near in members_of(ADJACENT[place]):
                fresh = 0.0 if has(walked, near) else self.fright[near]
                value = fresh + self.rush(near, walked, steps - 1)[0]
                if value > best + 1e-9:
                    best, ahead = value, near
        return best, ahead

    def _rush_end(self, place: Location) -> float:
        value = self.post[place]
        if self.sight.level >= RUSH_LEVEL and self.cards > RUSH_COST:
            value += max(0.0, self.prey[place] - RUSH_COST * W.card)
        return value
