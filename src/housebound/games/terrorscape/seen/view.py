"""What a seat is shown, as plain typed data, built from its Sight alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from housebound.games.terrorscape.components import COLOUR
from housebound.games.terrorscape.figures.killer_moves import MOST_UNSEEN
from housebound.games.terrorscape.mansion import stealthy_reach
from housebound.games.terrorscape.numbers import (
    Ability,
    AbilitySet,
    Card,
    Condition,
    Item,
    Killer,
    Location,
    LocationSet,
    Seat,
    Victim,
    VictimSet,
)
from housebound.games.terrorscape.seen.sight import Sight
from housebound.games.terrorscape.seen.view_types import (
    EncounterView,
    KillerView,
    TeamView,
    TerrorscapeView,
    VictimView,
)
from housebound.games.terrorscape.state import PHASES
from housebound.games.terrorscape.words import (
    ABILITIES,
    CARDS,
    CONDITIONS,
    EVERY_VICTIM,
    ITEMS,
    KILLERS,
    LOCATIONS,
    PASSAGES,
    PLANS,
    VICTIMS,
)
from housebound.kernel.script import Domain
from housebound.kernel.sets import has, members_of


def view(sight: Sight) -> TerrorscapeView:
    return TerrorscapeView(
        phase=PHASES[sight.phase],
        round=sight.round,
        seat=sight.seat,
        side="team" if sight.is_team else "killer" if sight.is_killer else "",
        victims=tuple([_victim(sight, victim) for victim in sight.trio]),
        killer=_killer(sight),
        keys=sight.roof_keys,
        rescue=sight.rescue,
        noise=_places(sight.noise),
        announced=_places(sight.heard),
        last_noise=_places(sight.last_heard),
        firecracker=_word(LOCATIONS, sight.firecracker),
        barricades=tuple([PASSAGES.words[passage] for passage in members_of(sight.barricades)]),
        first_player=_word(VICTIMS, sight.first_player),
        encounter=_encounter(sight),
        team=_team(sight) if sight.sees_team else None,
        crossroads=sight.rules.crossroads,
    )


def _word(domain: Domain, number: int) -> str:
    return domain.words[number] if number >= 0 else ""


@lru_cache(maxsize=4096)
def _places(mask: LocationSet) -> tuple[str, ...]:
    return tuple([LOCATIONS.words[place] for place in members_of(mask)])


def _victims(mask: VictimSet) -> tuple[str, ...]:
    return tuple([VICTIMS.words[victim] for victim in EVERY_VICTIM if has(mask, victim)])


def _bits(domain: Domain, mask: int) -> tuple[str, ...]:
    return tuple([domain.words[member] for member in members_of(mask)])


def _cards(counts: Sequence[int]) -> tuple[str, ...]:
    return tuple([CARDS.words[card] for card, copies in enumerate(counts) for _ in range(copies)])


def _victim(sight: Sight, victim: Victim) -> VictimView:
    return _victim_shown(
        victim,
        sight.controller(victim),
        sight.condition(victim),
        sight.fear(victim),
        sight.could_be(victim),
        sight.at(victim),
        sight.held(victim),
        sight.own_keys(victim),
        sight.ability(victim),
        sight.ability_spent(victim),
        sight.victim_dealt(victim),
        has(sight.acted, victim),
        has(sight.fleeing, victim),
    )


@lru_cache(maxsize=16_384)
def _victim_shown(
    victim: Victim,
    seat: Seat,
    condition: Condition,
    fear: int,
    could_be: LocationSet,
    at: Location,
    held: tuple[Item, ...] | None,
    own_keys: int,
    ability: Ability,
    spent: bool,
    dealt: tuple[Ability, ...],
    acted: bool,
    fleeing: bool,
) -> VictimView:
    """One victim. Most of them are as they were in the view before."""
    return VictimView(
        victim=VICTIMS.words[victim],
        colour=COLOUR[victim],
        seat=seat,
        condition=CONDITIONS.words[condition],
        fear=fear,
        could_be=_places(could_be),
        at=_word(LOCATIONS, at),
        items=tuple([ITEMS.words[item] for item in held or ()]),
        own_keys=max(0, own_keys),
        ability=_word(ABILITIES, ability),
        ability_spent=spent,
        abilities_dealt=tuple([ABILITIES.words[ability] for ability in dealt]),
        has_acted=acted,
        may_flee=fleeing,
    )


def _killer(sight: Sight) -> KillerView:
    deck, pile, hand = sight.deck, sight.pile, sight.hand
    return _killer_shown(
        sight.killer,
        sight.level,
        sight.strength,
        sight.killer_at,
        sight.last_known,
        sight.in_stealth,
        sight.stealth_card,
        sight.shown,
        sight.killer_abilities,
        sight.killer_abilities_spent,
        sight.locked,
        sight.paying,
        () if hand is None else tuple(hand),
        -1 if deck is None else sum(deck),
        () if pile is None else tuple(pile),
        sight.killer_dealt,
    )


@lru_cache(maxsize=4096)
def _killer_shown(
    killer: Killer,
    level: int,
    strength: int,
    at: Location,
    last_known: Location,
    in_stealth: bool,
    stealth_card: Card,
    shown: tuple[Card, ...],
    abilities: AbilitySet,
    spent: AbilitySet,
    locked: bool,
    paying: Card,
    hand: tuple[int, ...],
    deck: int,
    pile: tuple[int, ...],
    dealt: tuple[Ability, ...],
) -> KillerView:
    """The killer. `hand` and `pile`: copies of each card, nothing where these eyes do not see them."""
    return KillerView(
        killer=_word(KILLERS, killer),
        level=level,
        strength=strength,
        at=_word(LOCATIONS, at),
        last_known=LOCATIONS.words[last_known],
        in_stealth=in_stealth,
        stealth_card=_word(CARDS, stealth_card),
        shown=tuple([CARDS.words[card] for card in shown]),
        abilities=_bits(ABILITIES, abilities),
        abilities_spent=_bits(ABILITIES, spent),
        locked=locked,
        paying=_word(CARDS, paying),
        hand=_cards(hand),
        deck=deck,
        pile=_cards(pile),
        abilities_dealt=tuple([ABILITIES.words[ability] for ability in dealt]),
        could_be=_killer_could_be(at, last_known),
    )


def _killer_could_be(at: Location, last_known: Location) -> tuple[str, ...]:
    if at >= 0:
        return ()
    return tuple([LOCATIONS.words[place] for place in stealthy_reach(last_known, MOST_UNSEEN)])


def _encounter(sight: Sight) -> EncounterView | None:
    if not sight.found:
        return None
    return EncounterView(
        found=_victims(sight.found),
        attacked=_victims(sight.attacked),
        defender=_word(VICTIMS, sight.defender),
        defence=tuple([ITEMS.words[item] for item in sight.defence]),
    )


def _team(sight: Sight) -> TeamView:
    discard = sight.discard or []
    exchanging = sight.exchanging
    return TeamView(
        acting=_word(VICTIMS, sight.acting),
        gears=sight.gears,
        trap=_word(LOCATIONS, sight.trap),
        search_left=sum(sight.search or ()) + bool(sight.bottom_card),
        equipment_left=sum(sight.equipment or ()),
        discard={ITEMS.words[item]: copies for item, copies in enumerate(discard) if copies},
        looked=tuple([ITEMS.words[item] for item in sight.looked]),
        looker=_word(VICTIMS, sight.looker),
        repaired=sight.repaired,
        exchanging=_exchange(exchanging),
        naming=_victims(sight.naming),
        plans=tuple([PLANS.words[plan] for plan in sight.plans]),
        marked=_word(PLANS, sight.marked),
        steps_done=sight.steps_done,
        plan_ready=sight.plan_ready,
        plan_spent=sight.plan_spent,
        buzzer=_word(LOCATIONS, sight.buzzer),
    )


def _exchange(args: tuple[int, ...]) -> tuple[str, ...]:
    domains = (VICTIMS, ITEMS, VICTIMS, ITEMS)
    return tuple([domain.words[i] for domain, i in zip(domains, args, strict=False)])
