"""What a seat is shown of a game of Terrorscape, as plain typed data."""

from __future__ import annotations

import msgspec


class VictimView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
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


class KillerView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
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


class EncounterView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """TER-INFO-9. An encounter is open to both sides."""

    found: tuple[str, ...]
    attacked: tuple[str, ...]
    defender: str
    defence: tuple[str, ...]


class TeamView(msgspec.Struct, frozen=True, gc=False):
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


class TerrorscapeView(msgspec.Struct, frozen=True, gc=False):
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
