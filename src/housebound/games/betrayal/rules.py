"""The settings of a table of Betrayal, as its rules ask for them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rules:
    """The settings of a table: one field per variant of the rulebook, and the haunt to begin with, if any."""

    seats: int
    token_counts: str = "set_149"
    flat_damage: str = "points"
    tile_mismatch: str = "discard"
    elevator_same_floor: str = "may"
    elevator_end_roll: str = "stayed"
    collapsed_roller: str = "discoverer"
    collapsed_by_monster: str = "fixes_landing"
    barrier_fail: str = "stop"
    barrier_contact: str = "none"
    effect_discovery_draw: str = "must"
    item_actions: str = "each_once"
    armor_trade: str = "allowed"
    steal_damage: str = "physical"
    haunt_roll: str = "below"
    haunt_count: str = "drawn"
    avoid_played_haunts: str = "off"
    haunt_repick: str = "nearest_room"
    opponent_cost: str = "each"
    opponent_slows: str = "all"
    monster_min_move: str = "one"
    traitor_rooms: str = "ignore_harmful"
    traitor_cards: str = "events_and_bite"
    hidden_traitor_hazard: str = "may_reveal"
    monster_rooms: str = "ignore_harmful"
    monster_shafts: str = "both_ways"
    haunt_round_limit: int = 40
    monster_secret_ways: str = "yes"
    wedding_travel: str = "placed"
    sunlit_rooms: str = "off"
    exchange_on: str = "enter"
    firebat_supply: str = "20"
    haunt: int = 0
    played: tuple[int, ...] = ()
    date: str = "01-01"
