"""Setup: who plays whom, the decks, abilities and plans (Sides and players; Setup; Variant: abilities)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from housebound.games.terrorscape.cards.plans import deal_plans
from housebound.games.terrorscape.components import (
    COPIES,
    DIFFICULTIES,
    EQUIPMENT,
    KILLER_ABILITIES,
    SEARCH_CARDS,
    START_HAND,
    STARTING_ITEMS,
    VICTIM_ABILITIES,
)
from housebound.games.terrorscape.mansion import VICTIMS_START
from housebound.games.terrorscape.numbers import Seat, Victim
from housebound.games.terrorscape.play.harm import frighten_all, gain_level
from housebound.games.terrorscape.play.killer_deck import draw_cards, starting_deck
from housebound.games.terrorscape.state import (
    CASTING,
    CHOOSING,
    DEALING,
    ROUND_START,
    SHARING,
    Mansion,
    count_living,
)
from housebound.games.terrorscape.words import (
    ABILITIES,
    ABILITY_DEALT,
    ABILITY_KEPT,
    AMBUSH,
    CAST,
    EVERY_VICTIM,
    FIRST_PLAYER,
    HUNT_AS,
    ITEMS,
    KEEP_ABILITY,
    KILLER_ABILITY,
    NIGHTMARE,
    PLAYED_BY,
    SHARE,
    TRIO,
    VICTIMS,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, all_of
from housebound.kernel.sets import has, just, size_of

HUNTERS: Final = HUNT_AS.each()
TRIOS: Final = tuple(TRIO(*three) for three in permutations(range(len(VICTIMS)), 3))
KEEPS_ABILITY: Final = KEEP_ABILITY.each()
VICTIM_DEAL: Final = 2
TEAM_SIZE: Final = 3
BOTTOM_CARDS: Final = 1


def cast(g: Mansion) -> Script[None]:
    """TER-SETUP-14, TER-TEAM-1, TER-TEAM-3, TER-TEAM-7. Both sides choose at the same time and secretly.

    Three different victims in seating order (TER-SETUP-10), and one of three killers (TER-SETUP-11); where the table
    has settled one of them beforehand, nobody is asked for it.
    """
    rules = g.rules
    asked = []
    if rules.killer < 0:
        asked.append(Decision(rules.killer_seat, "killer", offer_killers, "TER-SETUP-11", to=rules.hunter))
    if not rules.victims:
        asked.append(Decision(rules.team_seats[0], "victims", offer_trios, "TER-TEAM-3", to=rules.team))
    answers: list[Option] = (yield all_of(asked)) if asked else []
    g.killer, g.trio = rules.killer, rules.victims
    for option in answers:
        if option.verb is HUNT_AS:
            g.killer = option.args[0]
        else:
            g.trio = option.args
    g.reveal(EVERYONE)
    g.tell(EVERYONE, CAST, *g.trio, g.killer)
    g.phase = SHARING


def offer_killers(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += HUNTERS


def offer_trios(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += TRIOS


def share_out(g: Mansion) -> Script[None]:
    """TER-TEAM-2, TER-TEAM-4, TER-TEAM-5. Every victim has one player and every player of the team a victim."""
    seats = g.rules.team_seats
    if len(seats) == TEAM_SIZE:
        shares: tuple[Seat, ...] = seats
    elif len(seats) == 1:
        shares = seats * TEAM_SIZE
    else:
        option: Option = yield Decision(seats[0], "share", offer_shares, "TER-TEAM-4")
        shares = option.args
    controller = [-1] * len(EVERY_VICTIM)
    for victim, seat in zip(g.trio, shares, strict=True):
        controller[victim] = seat
        g.tell(EVERYONE, PLAYED_BY, victim, seat)
    g.controller = tuple(controller)
    g.phase = DEALING


def offer_shares(g: Mansion, seat: Seat, ask: Ask) -> None:
    seats = g.rules.team_seats
    ask.options += [SHARE(*shares) for shares in product(seats, repeat=TEAM_SIZE) if set(shares) == set(seats)]


def deal(g: Mansion) -> Script[None]:
    """TER-SETUP-4, TER-SETUP-5, TER-SETUP-6, TER-SETUP-7, TER-SETUP-8, TER-SETUP-9, TER-SETUP-11, TER-SETUP-12.

    Figures, items and the killer's cards, and what variants deal (TER-CROSS-2, TER-PLAN-1, TER-ABIL-1).
    """
    gone = [COPIES[item] - EQUIPMENT[item] - SEARCH_CARDS[item] for item in range(len(ITEMS))]
    gone[0] -= BOTTOM_CARDS
    for victim in g.trio:
        g.at[victim] = VICTIMS_START
        g.could[victim] = just(VICTIMS_START)
        g.held[victim] = STARTING_ITEMS[victim]
        for item in STARTING_ITEMS[victim]:
            gone[item] -= 1
    count_living(g)
    g.gone = tuple(gone)
    g.deck = starting_deck(g.killer)
    if g.rules.crossroads:
        g.first_player = g.chance.pick(g.trio, VICTIMS)
        g.tell(EVERYONE, FIRST_PLAYER, g.first_player)
    if g.rules.plan:
        deal_plans(g)
    g.phase = ROUND_START
    if g.rules.abilities != "off":
        _deal_abilities(g)
        g.phase = CHOOSING
    return draw_cards(g, START_HAND)


def _deal_abilities(g: Mansion) -> None:
    """TER-ABIL-1. Two of ten for each victim; for the killer as many as the difficulty says."""
    bag = [0] * len(ABILITIES)
    for ability in VICTIM_ABILITIES:
        bag[ability] = 1
    for victim in g.trio:
        for _ in range(VICTIM_DEAL):
            ability = g.chance.draw(bag, ABILITIES, g.rules.team)
            g.victim_dealt[victim] = (*g.victim_dealt[victim], ability)
            g.tell(g.rules.team, ABILITY_DEALT, victim, ability)
    bag = [0] * len(ABILITIES)
    for ability in KILLER_ABILITIES:
        bag[ability] = 1
    for _ in range(DIFFICULTIES[g.rules.abilities][0]):
        g.killer_dealt = (*g.killer_dealt, g.chance.draw(bag, ABILITIES, g.rules.hunter))


def choose_abilities(g: Mansion) -> Script[None]:
    """TER-ABIL-1, TER-ABIL-2. Each victim keeps one of two, known to the team only; the killer keeps half of his."""
    for victim in g.trio:
        if g.ability[victim] < 0:
            return _keep_one(g, victim)
    if size_of(g.killer_abilities) < DIFFICULTIES[g.rules.abilities][1]:
        return _killer_keeps_one(g)
    g.phase = ROUND_START
    return _abilities_at_setup(g)


def _keep_one(g: Mansion, victim: Victim) -> Script[None]:
    option: Option = yield Decision(
        g.controller[victim], "ability", offer_abilities, "TER-ABIL-1", victim, to=g.rules.team
    )
    g.ability[victim] = option.args[0]
    g.victim_dealt[victim] = ()
    g.tell(g.rules.team, ABILITY_KEPT, victim, option.args[0])


def offer_abilities(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += [KEEPS_ABILITY[ability] for ability in g.victim_dealt[ask.subject]]


def _killer_keeps_one(g: Mansion) -> Script[None]:
    option: Option = yield Decision(g.rules.killer_seat, "killer_ability", offer_killer_abilities, "TER-ABIL-1")
    ability = option.args[0]
    g.killer_abilities |= just(ability)
    g.killer_dealt = tuple(dealt for dealt in g.killer_dealt if dealt != ability)
    g.tell(EVERYONE, KILLER_ABILITY, ability)


def offer_killer_abilities(g: Mansion, seat: Seat, ask: Ask) -> None:
    ask.options += [KEEPS_ABILITY[ability] for ability in g.killer_dealt]


def _abilities_at_setup(g: Mansion) -> Script[None]:
    """Ambush begins at level 2; Nightmare gives every victim a fear token. What was not kept leaves the game."""
    g.killer_dealt = ()
    g.killer_spent = g.killer_abilities & (just(AMBUSH) | just(NIGHTMARE))
    if has(g.killer_abilities, AMBUSH):
        yield from gain_level(g)
    if has(g.killer_abilities, NIGHTMARE):
        yield from frighten_all(g)


SETUP_STEPS: Final = {CASTING: cast, SHARING: share_out, DEALING: deal, CHOOSING: choose_abilities}
