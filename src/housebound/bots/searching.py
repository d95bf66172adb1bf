"""The player that searches: it plays its options out in imagined worlds before it chooses. One for all games.

Every option is tried in the same worlds and with the same dice, so that what differs is what the option did, and not
luck. In each world everybody goes on as the game's sensible player would, to the end, or for a round or two if the game
can tell by a look how it stands then. Where a single step means little, whole turns are tried beside them: the game
names what else one could have a mind to do (`Game.intents`). The worse half of all that is dropped again and again, and
so is what surely leads nowhere; what is left is tried in more worlds. What the sensible player would do itself is kept
unless a rival is surely better: a lead must be larger than its own uncertainty.
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from random import Random
from statistics import fmean
from typing import Any, Final

from housebound.bots.budget import Budget, Purse
from housebound.bots.perspective import Perspective, preferred
from housebound.bots.random import RandomBot
from housebound.kernel.game import Bot
from housebound.kernel.script import Decision, Option
from housebound.kernel.table import Table

USUAL: Final = Budget(milliseconds=900)
"""At most one second a move, with what comes before and after."""
LONGEST: Final = 2500
"""Decisions of a play-out: whatever takes longer is nobody's win."""
SURE: Final = 1.0
"""Standard errors by which a rival must lead."""
_TRIES_EACH: Final = 6
"""Play-outs for which one more option is worth looking at."""
_FEWEST, _MOST = 4, 14
"""Options that are looked at, if there are so many."""
_INTENTS: Final = 1 / 3
"""The share of what is looked at that whole turns may take."""
_ENOUGH: Final = 4
"""Worlds in which something must have been tried before it is given up for good."""
_HOPELESS: Final = 2.0
"""Standard errors by which it may then be behind and still not be given up."""


class Weighed:
    """An option, and how the worlds ended in which it was chosen: 1 for a win, 0 for none, or what it looks like.

    With an `intent` the rest of the round is spent as this player would.
    """

    __slots__ = ("ends", "intent", "option")

    def __init__(self, option: Option, intent: Bot | None = None) -> None:
        self.option = option
        self.intent = intent
        self.ends: list[float] = []

    @property
    def chance(self) -> float:
        """How often it won, or how likely that looks."""
        return fmean(self.ends) if self.ends else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of that."""
        n = len(self.ends)
        return sqrt((self.chance * (1.0 - self.chance) + 0.25 / n) / n) if n else 1.0


class Searching:
    """Plays any game that has a sensible player, and others against random ones."""

    def __init__(
        self,
        policy: Bot | None = None,
        budget: Budget = USUAL,
        sure: float = SURE,
        most: int = _MOST,
        worlds: int = 1,
    ) -> None:
        """`most`: options that are looked at. `worlds`: in so many each of them is tried at least, however long."""
        self.policy = policy if policy is not None else RandomBot()
        self.budget = budget
        self.sure = sure
        self.most = most
        self.worlds = worlds

    def think(self, seen: Perspective, rng: Random) -> Option:
        """The option to choose, by what the seat of this perspective can know."""
        if len(seen.decision.options) == 1:
            return seen.decision.options[0]
        return best_of(self.weigh(seen, rng), self.sure).option

    def weigh(self, seen: Perspective, rng: Random) -> list[Weighed]:
        """What is worth a thought, the sensible option first, tried as long as the budget lasts."""
        arms = self._arms(seen, rng)
        if len(arms) == 1:
            return arms
        favourite, left = arms[0], arms
        rounds = ceil(log2(len(arms)))
        purse = Purse(self.budget, rounds)
        for nth in range(1, rounds + 1):
            self._try(seen, left, purse, rng, nth)
            rivals = sorted((arm for arm in left[1:] if has_hope(arm, favourite)), key=lambda arm: -arm.chance)
            if not rivals:
                break
            left = [favourite, *rivals[: max(1, ceil(len(left) / 2) - 1)]]
        return arms

    def _arms(self, seen: Perspective, rng: Random) -> list[Weighed]:
        """The options worth a thought; the last of them give way to whole turns, if the game names any."""
        most = self._how_many()
        turns = []
        for intent in seen.game.intents(seen.sight, seen.decision)[: int(most * _INTENTS)]:
            option = preferred(intent, seen.sight, seen.decision, seen.decision.options, rng)
            if option is not None:
                turns.append(Weighed(option, intent))
        singles = [Weighed(option) for option in self.ranked(seen, rng, most - len(turns))]
        return singles + turns

    def ranked(self, seen: Perspective, rng: Random, most: int) -> list[Option]:
        """What the policy would choose, then what it would choose if it could not do that, and so on."""
        left = list(seen.decision.options)
        ranked: list[Option] = []
        sight = seen.sight
        while left and len(ranked) < most:
            option = preferred(self.policy, sight, seen.decision, left, rng)
            if option is None:  # it thinks of nothing else
                option = left[int(rng.random() * len(left))]
            ranked.append(option)
            left.remove(option)
        return ranked

    def _how_many(self) -> int:
        if not self.budget.playouts:
            return self.most
        return max(_FEWEST, min(self.most, self.budget.playouts // _TRIES_EACH))

    def _try(self, seen: Perspective, arms: list[Weighed], purse: Purse, rng: Random, nth: int) -> None:
        """One world after the other, each with every option, until this round's share is used up."""
        while len(arms[0].ends) < self.worlds or purse.lasts(nth, len(arms)):
            guess, seed = seen.guess(Random(rng.getrandbits(64)), self.policy), rng.getrandbits(64)
            for arm in arms:
                arm.ends.append(self._play(guess.world(Random(seed)), seen, arm, seed))
                purse.spent += 1

    def playout(self, seen: Perspective, option: Option, seed: int) -> float:
        """How a world ends, if this option is chosen in it. The seed is the world, its dice and everybody's whims."""
        world = seen.world(Random(seed), self.policy)
        return self._play(world, seen, Weighed(option), seed)

    def _play(self, world: Table, seen: Perspective, arm: Weighed, seed: int) -> float:
        """How this world ends, or what it looks like after a while."""
        asked, game, seat = seen.asked(world), world.game, seen.seat
        if arm.option not in asked.options:
            return 0.0
        whims, now = Random(seed + 1), game.rounds(world.state)
        world.choose(asked.seat, arm.option, asked.id)
        if arm.intent is not None:
            play_on(world, Minded(self.policy, seat, arm.intent), whims, now + 1)
        play_on(world, self.policy, whims, now + game.played_out)
        if not world.over:
            chance = game.foresee(world.state, seat)
            if chance is not None:
                return chance
            play_on(world, self.policy, whims)
        return won(world, seat)


class Minded:
    """Everybody is of one kind, but for one seat, which is after something of its own."""

    def __init__(self, policy: Bot, seat: int, intent: Bot) -> None:
        self._policy = policy
        self._seat = seat
        self._intent = intent

    def choose(self, sight: Any, decision: Decision, rng: Random) -> Option:
        player = self._intent if decision.seat == self._seat else self._policy
        return player.choose(sight, decision, rng)


def play_on(world: Table, policy: Bot, rng: Random, until: int = 0) -> Table:
    """Everybody goes on by this policy: until the game is over, for too long, or until so many rounds have begun."""
    game, left = world.game, LONGEST
    while not world.over and left and not (until and game.rounds(world.state) >= until):
        left -= 1
        decision = world.pending[0]
        options = decision.options
        seat = decision.seat
        option = policy.choose(game.sight(world.state, seat), decision, rng) if len(options) > 1 else options[0]
        world.choose(seat, option, decision.id)
    return world


def won(world: Table, seat: int) -> float:
    """1 for a win of this seat."""
    result = world.result
    return float(result is not None and seat in result.winners)


def best_of(arms: list[Weighed], sure: float) -> Weighed:
    """The first one, unless the best of those who were tried as often leads by more than the doubt of the lead."""
    favourite = arms[0]
    rivals = [arm for arm in arms[1:] if len(arm.ends) == len(favourite.ends)]
    if not rivals or len(favourite.ends) < 2:
        return favourite
    rival = max(rivals, key=lambda arm: arm.chance)
    mean, doubt = _lead(rival, favourite)
    return rival if mean > 0 and mean > sure * doubt else favourite


def _lead(rival: Weighed, favourite: Weighed) -> tuple[float, float]:
    """By how much one leads, world for world, and the standard error of that.

    As if in one more world it had been the other way round, by as much as it ever was: few worlds prove little.
    """
    lead = [hers - his for hers, his in zip(rival.ends, favourite.ends, strict=True)]
    mean, n = fmean(lead), len(lead)
    loudest = max(abs(one) for one in lead)
    spread = sum((one - mean) ** 2 for one in lead) / (n - 1)
    return mean, sqrt((spread + loudest * loudest / n) / n)


def has_hope(rival: Weighed, favourite: Weighed) -> bool:
    """Whether it is still worth a try: not what has done the same as the favourite in every world, or surely worse."""
    if len(favourite.ends) < _ENOUGH:
        return True
    mean, doubt = _lead(rival, favourite)
    return mean + _HOPELESS * doubt > 0
