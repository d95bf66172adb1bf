"""What a seat is shown, as plain typed data, built from its Sight alone."""

from __future__ import annotations

import msgspec

from housebound.games.terrorscape.components import COLOUR
from housebound.games.terrorscape.figures.killer_moves import MOST_UNSEEN
from housebound.games.terrorscape.mansion import stealthy_reach
from housebound.games.terrorscape.numbers import LocationSet, Victim, VictimSet
from housebound.games.terrorscape.seen.sight import Sight
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


class VictimView(msgspec.Struct, frozen=True):
    """A victim. The killer sees the roof only: who she is, her condition and her fear."""

    victim: str
    colour: str
    seat: int
    condition: str
    fear: int
    could_be: tuple[str, ...]
    """Where the killer's notes allow her to be."""
    at: str = ""
    items: tuple[str, ...] = ()
    own_keys: int = 0
    ability: str = ""
    ability_spent: bool = False
    abilities_dealt: tuple[str, ...] = ()
    has_acted: bool = False
    may_flee: bool = False


class KillerView(msgspec.Struct, frozen=True):
    """The killer. The team sees what is on his board and what he has played."""

    killer: str
    level: int
    strength: int
    at: str
    last_known: str
    in_stealth: bool
    stealth_card: str
    shown: tuple[str, ...]
    abilities: tuple[str, ...]
    abilities_spent: tuple[str, ...]
    locked: bool
    paying: str = ""
    hand: tuple[str, ...] = ()
    deck: int = -1
    pile: tuple[str, ...] = ()
    abilities_dealt: tuple[str, ...] = ()
    could_be: tuple[str, ...] = ()
    """Where he may be while he is in stealth, for eyes that do not see him (TER-STEALTH-1)."""


class EncounterView(msgspec.Struct, frozen=True):
    """TER-INFO-9. An encounter is open to both sides."""

    found: tuple[str, ...]
    attacked: tuple[str, ...]
    defender: str
    defence: tuple[str, ...]


class TeamView(msgspec.Struct, frozen=True):
    """TER-INFO-3. The team's side of the screen."""

    acting: str
    gears: int
    trap: str
    search_left: int
    equipment_left: int
    discard: dict[str, int]
    looked: tuple[str, ...]
    looker: str
    repaired: bool
    exchanging: tuple[str, ...]
    naming: tuple[str, ...]
    plans: tuple[str, ...]
    marked: str
    steps_done: int
    plan_ready: bool
    plan_spent: bool
    buzzer: str


class TerrorscapeView(msgspec.Struct, frozen=True):
    """Everything one seat may see of the two boards."""

    phase: str
    round: int
    seat: int
    side: str
    """team, killer, or empty for a spectator."""
    victims: tuple[VictimView, ...]
    killer: KillerView
    keys: int
    rescue: int
    noise: tuple[str, ...]
    announced: tuple[str, ...]
    last_noise: tuple[str, ...]
    firecracker: str
    barricades: tuple[str, ...]
    first_player: str
    encounter: EncounterView | None
    team: TeamView | None
    crossroads: bool
    """TER-CROSS-1. Every victim plays for herself."""


def view(sight: Sight) -> TerrorscapeView:
    return TerrorscapeView(
        phase=PHASES[sight.phase],
        round=sight.round,
        seat=sight.seat,
        side="team" if sight.is_team else "killer" if sight.is_killer else "",
        victims=tuple(_victim(sight, victim) for victim in sight.trio),
        killer=_killer(sight),
        keys=sight.roof_keys,
        rescue=sight.rescue,
        noise=_places(sight.noise),
        announced=_places(sight.heard),
        last_noise=_places(sight.last_heard),
        firecracker=_word(LOCATIONS, sight.firecracker),
        barricades=tuple(PASSAGES.words[passage] for passage in members_of(sight.barricades)),
        first_player=_word(VICTIMS, sight.first_player),
        encounter=_encounter(sight),
        team=_team(sight) if sight.sees_team else None,
        crossroads=sight.rules.crossroads,
    )


def _word(domain: Domain, number: int) -> str:
    return domain.words[number] if number >= 0 else ""


def _places(mask: LocationSet) -> tuple[str, ...]:
    return tuple(LOCATIONS.words[place] for place in members_of(mask))


def _victims(mask: VictimSet) -> tuple[str, ...]:
    return tuple(VICTIMS.words[victim] for victim in EVERY_VICTIM if has(mask, victim))


def _bits(domain: Domain, mask: int) -> tuple[str, ...]:
    return tuple(word for i, word in enumerate(domain.words) if has(mask, i))


def _cards(counts: list[int]) -> tuple[str, ...]:
    return tuple(CARDS.words[card] for card, copies in enumerate(counts) for _ in range(copies))


def _victim(sight: Sight, victim: Victim) -> VictimView:
    return VictimView(
        victim=VICTIMS.words[victim],
        colour=COLOUR[victim],
        seat=sight.controller(victim),
        condition=CONDITIONS.words[sight.condition(victim)],
        fear=sight.fear(victim),
        could_be=_places(sight.could_be(victim)),
        at=_word(LOCATIONS, sight.at(victim)),
        items=tuple(ITEMS.words[item] for item in sight.held(victim) or ()),
        own_keys=max(0, sight.own_keys(victim)),
        ability=_word(ABILITIES, sight.ability(victim)),
        ability_spent=sight.ability_spent(victim),
        abilities_dealt=tuple(ABILITIES.words[ability] for ability in sight.victim_dealt(victim)),
        has_acted=has(sight.acted, victim),
        may_flee=has(sight.fleeing, victim),
    )


def _killer(sight: Sight) -> KillerView:
    deck, pile, hand = sight.deck, sight.pile, sight.hand
    return KillerView(
        killer=_word(KILLERS, sight.killer),
        level=sight.level,
        strength=sight.strength,
        at=_word(LOCATIONS, sight.killer_at),
        last_known=LOCATIONS.words[sight.last_known],
        in_stealth=sight.in_stealth,
        stealth_card=_word(CARDS, sight.stealth_card),
        shown=tuple(CARDS.words[card] for card in sight.shown),
        abilities=_bits(ABILITIES, sight.killer_abilities),
        abilities_spent=_bits(ABILITIES, sight.killer_abilities_spent),
        locked=sight.locked,
        paying=_word(CARDS, sight.paying),
        hand=() if hand is None else _cards(hand),
        deck=-1 if deck is None else sum(deck),
        pile=() if pile is None else _cards(pile),
        abilities_dealt=tuple(ABILITIES.words[ability] for ability in sight.killer_dealt),
        could_be=_killer_could_be(sight),
    )


def _killer_could_be(sight: Sight) -> tuple[str, ...]:
    if sight.killer_at >= 0:
        return ()
    return tuple(LOCATIONS.words[place] for place in stealthy_reach(sight.last_known, MOST_UNSEEN))


def _encounter(sight: Sight) -> EncounterView | None:
    if not sight.found:
        return None
    return EncounterView(
        found=_victims(sight.found),
        attacked=_victims(sight.attacked),
        defender=_word(VICTIMS, sight.defender),
        defence=tuple(ITEMS.words[item] for item in sight.defence),
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
        looked=tuple(ITEMS.words[item] for item in sight.looked),
        looker=_word(VICTIMS, sight.looker),
        repaired=sight.repaired,
        exchanging=_exchange(exchanging),
        naming=_victims(sight.naming),
        plans=tuple(PLANS.words[plan] for plan in sight.plans),
        marked=_word(PLANS, sight.marked),
        steps_done=sight.steps_done,
        plan_ready=sight.plan_ready,
        plan_spent=sight.plan_spent,
        buzzer=_word(LOCATIONS, sight.buzzer),
    )


def _exchange(args: tuple[int, ...]) -> tuple[str, ...]:
    domains = (VICTIMS, ITEMS, VICTIMS, ITEMS)
    return tuple(domain.words[i] for domain, i in zip(domains, args, strict=False))
