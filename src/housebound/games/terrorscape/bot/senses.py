"""What the sensible killer asks the team (Keywords of the killer)."""

from __future__ import annotations

from random import Random

from housebound.games.terrorscape.bot.hunt import PURSUE, Hunt
from housebound.games.terrorscape.bot.ways import STEPS_BETWEEN
from housebound.games.terrorscape.figures.senses import SENSE_PAIRS
from housebound.games.terrorscape.mansion import ZONE
from housebound.games.terrorscape.numbers import LocationSet
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.words import ANNA, WOUNDED
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import just, members_of, size_of


def wants_news(hunt: Hunt) -> bool:
    """A Sense is worth it while he does not know where somebody is whom it can name."""
    return any(victim != ANNA and hunt.unsure(victim) for victim in hunt.living)


def news(hunt: Hunt, area: LocationSet) -> float:
    """How much an answer about these locations would tell him, above all about those he can reach."""
    reach = 1 + hunt.hand[PURSUE] + hunt.sight.basic_left // 2
    far = STEPS_BETWEEN[hunt.here]
    near = sum(1 for place in members_of(area) if far[place] <= reach) / max(1, size_of(area))
    told = 0.0
    for victim, chance in hunt.chances.items():
        if victim != ANNA:
            inside = sum(chance[place] for place in members_of(area))
            told += inside * (1.0 - inside) * (2.0 if hunt.sight.condition(victim) == WOUNDED else 1.0)
    return told * (0.3 + near)


def best_pair_news(hunt: Hunt) -> float:
    return max(news(hunt, just(option.args[0]) | just(option.args[1])) for option in SENSE_PAIRS)


def sense_zone(sight: Sight, decision: Decision, rng: Random) -> Option:
    hunt = Hunt(sight)
    return max(decision.options, key=lambda option: news(hunt, ZONE[option.args[0]]))


def sense_pair(sight: Sight, decision: Decision, rng: Random) -> Option:
    hunt = Hunt(sight)
    return max(decision.options, key=lambda option: news(hunt, just(option.args[0]) | just(option.args[1])))


def sense_noise(sight: Sight, decision: Decision, rng: Random) -> Option:
    hunt = Hunt(sight)
    return max(decision.options, key=lambda option: news(hunt, just(option.args[0])))
