"""How the sensible victims answer the smaller questions: cards, names, defence, flight and the setup."""

from __future__ import annotations

from random import Random
from typing import Final

from housebound.games.terrorscape.bot.belongings import wants_exchange, worth_drawn, worth_of_item
from housebound.games.terrorscape.bot.odds import repels
from housebound.games.terrorscape.bot.peril import best_defence
from housebound.games.terrorscape.bot.team import Team
from housebound.games.terrorscape.bot.ways import STEPS_BETWEEN
from housebound.games.terrorscape.bot.weights import W
from housebound.games.terrorscape.components import DEFENCE, HAS_NOISE, SLOTS
from housebound.games.terrorscape.play.encounter import BOTTLE_DEFENCE, TRAP_DEFENCE
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.words import (
    ACCEPT,
    AMMO,
    ANNA,
    BOTTLE,
    DECLINE,
    DECOY,
    DEFEND_WITH,
    ENCOURAGEMENT,
    FEARLESS,
    FERTILISER,
    FIRST_AID,
    FLEE,
    HATCHET,
    HEADLONG_FLIGHT,
    JOHNSON,
    KEEP_NONE,
    KEY,
    LONG_SWORD,
    MARCO,
    MARTIAL_ARTS,
    QUICK_REACTION,
    QUIET_FIND,
    SOPHIA,
    STROKE_OF_LUCK,
    SURVIVOR_INSTINCT,
    SWAP,
    WHISKY,
    WILLIAM,
    WOUNDED,
)
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import just

ACCEPTS: Final = ACCEPT()
DECLINES: Final = DECLINE()
NONE_KEPT: Final = KEEP_NONE()
PRICE: Final = {AMMO: 3.0, FERTILISER: 1.5, HATCHET: 1.0, LONG_SWORD: 0.8, WHISKY: 1.0}
"""What it costs to use up an item in a defence; the Long Sword gives the killer a card."""
TRIOS: Final = ({ANNA, MARCO, WILLIAM}, {ANNA, SOPHIA, WILLIAM}, {JOHNSON, SOPHIA, WILLIAM})
"""Those who won most in 750 games of trios drawn at random: 64, 58 and 58 of 100, where all trios have 50."""
LIKED: Final = (
    *(MARTIAL_ARTS, FIRST_AID, SURVIVOR_INSTINCT, QUICK_REACTION, HEADLONG_FLIGHT, FEARLESS),
    *(STROKE_OF_LUCK, DECOY, ENCOURAGEMENT, QUIET_FIND),
)
"""Abilities in the order in which they are kept."""


# -- cards


def keep(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The best of the cards just drawn, if it is better than what must go for it."""
    victim = sight.looker
    held = sight.held(victim) or ()
    cards = [option for option in decision.options if option is not NONE_KEPT]
    best = max(cards, key=lambda option: worth_drawn(sight, victim, option.args[0]))
    if best.args[0] == KEY or len(held) < SLOTS[victim]:
        return best
    least = min(worth_of_item(sight, victim, item) for item in held)
    return best if worth_drawn(sight, victim, best.args[0]) > least else NONE_KEPT


def throw_away(sight: Sight, decision: Decision, rng: Random) -> Option:
    victim = decision.subject
    return min(decision.options, key=lambda option: worth_of_item(sight, victim, option.args[0]))


def exchange(sight: Sight, decision: Decision, rng: Random) -> Option:
    """TER-EXCHANGE-2. What puts cards where they are worth more; a gift is welcome to everybody."""
    offered = sight.exchanging
    if len(offered) == 3:
        return ACCEPTS
    return ACCEPTS if wants_exchange(sight, SWAP(*offered)) else DECLINES


def equipment(sight: Sight, decision: Decision, rng: Random) -> Option:
    """To whom the noise that it may make does the least harm, and who has room for it."""
    team = Team(sight)
    deck = sight.equipment
    assert deck is not None
    noisy = min(1.0, 2.0 * sum(copies for item, copies in enumerate(deck) if HAS_NOISE[item]) / max(1, sum(deck)))

    def value(option: Option) -> float:
        victim = option.args[0]
        here = team.at[victim]
        loud = team.risk(victim, here, team.noise | just(here)) - team.risk(victim, here, team.noise)
        room = SLOTS[victim] - len(team.held[victim])
        return min(room, 2) - noisy * loud

    return max(decision.options, key=value)


def quiet_find(sight: Sight, decision: Decision, rng: Random) -> Option:
    team = Team(sight)
    victim = decision.subject
    here = team.at[victim]
    loud = team.risk(victim, here, team.noise | just(here)) - team.risk(victim, here, team.noise)
    return ACCEPTS if loud > 1.0 else DECLINES


# -- encounters


def defender(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The healthiest first, and of those the one who is likeliest to repel the attack; alone: anybody else first."""
    alone = sight.rules.crossroads

    def value(option: Option) -> float:
        victim = option.args[0]
        chance = repels(sight.fear(victim), sight.strength - best_defence(sight, victim))
        worth = chance - (1.0 - chance) * (10.0 if sight.condition(victim) == WOUNDED else 0.0)
        return worth - 100.0 * (alone and sight.controller(victim) == sight.seat)

    return max(decision.options, key=value)


def defend(sight: Sight, decision: Decision, rng: Random) -> Option:
    """The cheapest item that is likely enough to help."""
    victim = decision.subject
    stake = W.kill if sight.condition(victim) == WOUNDED else W.wound
    before = sum(BOTTLE_DEFENCE if item == WHISKY else DEFENCE[item] for item in sight.defence)
    trap = TRAP_DEFENCE if sight.trap == sight.at(victim) else 0

    def value(option: Option) -> float:
        added, price = before + trap, 0.0
        if option.verb is DEFEND_WITH:
            item = option.args[0]
            added += DEFENCE[item]
            price = PRICE.get(item, 0.0)
        elif option.verb is BOTTLE:
            added += BOTTLE_DEFENCE
            price = PRICE[WHISKY]
        elif not sight.defence:
            added += (victim == WILLIAM) + (sight.ability(victim) == MARTIAL_ARTS)
        return stake * repels(sight.fear(victim), sight.strength - added) - price

    return max(decision.options, key=value)


def wounded_next(sight: Sight, decision: Decision, rng: Random) -> Option:
    return min(decision.options, key=lambda option: sight.condition(option.args[0]) == WOUNDED)


def use_amulet(sight: Sight, decision: Decision, rng: Random) -> Option:
    return ACCEPTS if ACCEPTS in decision.options else DECLINES


def flee(sight: Sight, decision: Decision, rng: Random) -> Option:
    """Away, to where the next turn has most to offer; nobody leaves the door that is about to open."""
    team = Team(sight)

    def value(option: Option) -> float:
        victim = option.args[0]
        place = option.args[1] if option.verb is FLEE else team.at[victim]
        return team.site(victim, place) + 0.5 * STEPS_BETWEEN[sight.last_known][place]

    return max(decision.options, key=value)


# -- the setup


def choose_victims(sight: Sight, decision: Decision, rng: Random) -> Option:
    """TER-SETUP-14. Three who do well together; not always the same, for the killer chooses at the same time."""
    good = [option for option in decision.options if set(option.args) in TRIOS]
    return rng.choice(good or decision.options)


def share_out(sight: Sight, decision: Decision, rng: Random) -> Option:
    """TER-TEAM-4. Everybody of the team reckons alike, so it does not matter: the first way that is offered."""
    return decision.options[0]


def keep_ability(sight: Sight, decision: Decision, rng: Random) -> Option:
    return min(decision.options, key=lambda option: LIKED.index(option.args[0]))
