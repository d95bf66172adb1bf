"""Positions of Terrorscape: a state in words, to write by hand, to compare with, and to begin a table from.

`position` writes everything; what a position that is read does not say gets a sensible default. It has the
tables `killer`, `victims` (in seating order), `house` (what lies on the map), `team` (cards, Keys, gears, who acts),
`plan` and `encounter`. Cards are a list of words, or a table from words to copies. Nothing and nobody is an empty word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from housebound.games.terrorscape.mansion import EVERYWHERE
from housebound.games.terrorscape.numbers import Victim, VictimSet
from housebound.games.terrorscape.position.killer import DID
from housebound.games.terrorscape.position.team import ANYWHERE
from housebound.games.terrorscape.state import PHASES, Mansion
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

EXCHANGE_KEYS: Final = ("from", "item", "to", "back")


def position(g: Mansion) -> dict[str, Any]:
    """The whole state in words."""
    return {
        "phase": PHASES[g.phase],
        "round": g.round,
        "killer": _killer(g),
        "victims": {VICTIMS.words[victim]: _victim(g, victim) for victim in g.trio},
        "house": _house(g),
        "team": _team(g),
        "plan": _plan(g),
        "encounter": _encounter(g),
        "winners": members_of(g.winners),
        "why": g.why,
    }


# -- words


def _word(domain: Domain, number: int) -> str:
    return domain.words[number] if number >= 0 else ""


def _words(domain: Domain, numbers: Sequence[int]) -> list[str]:
    return [domain.words[number] for number in numbers]


def _set(domain: Domain, bits: int) -> list[str]:
    return _words(domain, members_of(bits))


def _counts(domain: Domain, copies: Sequence[int]) -> dict[str, int]:
    return {domain.words[kind]: n for kind, n in enumerate(copies) if n}


def _each(domain: Domain, copies: Sequence[int]) -> list[str]:
    return [domain.words[kind] for kind, n in enumerate(copies) for _ in range(n)]


# -- the two sides


def _killer(g: Mansion) -> dict[str, Any]:
    return {
        "killer": _word(KILLERS, g.killer),
        "at": LOCATIONS.words[g.killer_at],
        "last_known": LOCATIONS.words[g.last_known],
        "stealth": _word(CARDS, g.stealth_card),
        "level": g.level,
        "bonus": g.bonus,
        "attack_bonus": g.attack_bonus,
        "hand": _each(CARDS, g.hand),
        "deck": _counts(CARDS, g.deck),
        "pile": _each(CARDS, g.pile),
        "shown": _words(CARDS, g.shown),
        "locked": g.locked,
        "paying": _word(CARDS, g.paying),
        "abilities": _set(ABILITIES, g.killer_abilities),
        "abilities_spent": _set(ABILITIES, g.killer_spent),
        "abilities_dealt": _words(ABILITIES, g.killer_dealt),
        "did": [DID[bit] for bit in members_of(g.did)],
        "basic_left": g.basic_left,
        "path": _set(LOCATIONS, g.path),
        "laid": _set(PASSAGES, g.laid),
    }


def _victim(g: Mansion, victim: Victim) -> dict[str, Any]:
    could = g.could[victim]
    return {
        "at": _word(LOCATIONS, g.at[victim]),
        "seat": g.controller[victim],
        "condition": CONDITIONS.words[g.condition[victim]],
        "fear": g.fear[victim],
        "items": _words(ITEMS, g.held[victim]),
        "keys": g.own_keys[victim],
        "ability": _word(ABILITIES, g.ability[victim]),
        "ability_spent": has(g.spent_abilities, victim),
        "ability_shown": has(g.shown_abilities, victim),
        "abilities_dealt": _words(ABILITIES, g.victim_dealt[victim]),
        "could_be": ANYWHERE if could == EVERYWHERE else _set(LOCATIONS, could),
        "begun": has(g.begun, victim),
        "acted": has(g.acted, victim),
    }


def _team(g: Mansion) -> dict[str, Any]:
    domains = (VICTIMS, ITEMS, VICTIMS, ITEMS)
    exchange = zip(EXCHANGE_KEYS, domains, g.exchanging, strict=False)
    return {
        "keys": g.roof_keys,
        "gears": g.gears,
        "repaired": g.repaired,
        "repairs_heard": g.repairs_heard,
        "rescue": g.rescue,
        "first_player": _word(VICTIMS, g.first_player),
        "acting": _word(VICTIMS, g.acting),
        "equipment": _counts(ITEMS, g.equipment),
        "search": _counts(ITEMS, g.search),
        "bottom_card": g.bottom_card,
        "discard": _each(ITEMS, g.discard),
        "gone": _counts(ITEMS, g.gone),
        "looked": _words(ITEMS, g.looked),
        "looker": _word(VICTIMS, g.looker),
        "passed": _words(ITEMS, g.passed),
        "emerged": _set(LOCATIONS, g.emerged),
        "exchanging": {key: domain.words[i] for key, domain, i in exchange},
        "equipped": _word(VICTIMS, g.equipped),
        "naming": _victims(g.naming),
    }


# -- what both sides share


def _house(g: Mansion) -> dict[str, Any]:
    return {
        "barricades": _set(PASSAGES, g.barricades),
        "opened": _set(PASSAGES, g.opened),
        "noise": _set(LOCATIONS, g.noise),
        "heard": _set(LOCATIONS, g.heard),
        "last_heard": _set(LOCATIONS, g.last_heard),
        "firecracker": _word(LOCATIONS, g.firecracker),
        "trap": _word(LOCATIONS, g.trap),
    }


def _plan(g: Mansion) -> dict[str, Any]:
    return {
        "dealt": _words(PLANS, g.plans),
        "marked": _word(PLANS, g.marked),
        "steps_done": g.steps_done,
        "ready": g.plan_ready,
        "spent": g.plan_spent,
        "buzzer": _word(LOCATIONS, g.buzzer),
        "buzzed": g.buzzed,
    }


def _encounter(g: Mansion) -> dict[str, Any]:
    return {
        "found": _victims(g.found),
        "attacked": _victims(g.attacked),
        "fleeing": _victims(g.fleeing),
        "defender": _word(VICTIMS, g.defender),
        "defence": _words(ITEMS, g.defence),
    }


def _victims(bits: VictimSet) -> list[str]:
    return [VICTIMS.words[victim] for victim in EVERY_VICTIM if has(bits, victim)]
