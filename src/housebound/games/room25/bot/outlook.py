"""What a seat makes of the house: which rooms to fear, where the sought ones may lie, and who is on whose side.

Everything here is read from the Sight, so a bot never knows more than its seat.
"""

from __future__ import annotations

from typing import Final

from housebound.games.room25.components import SET_ASIDE
from housebound.games.room25.numbers import Character, Tile
from housebound.games.room25.seen.sight import Sight
from housebound.games.room25.words import (
    ACID,
    COLD,
    COOPERATION,
    DARK,
    EVENT_ROOM,
    EXIT_ZONES,
    FLOODED,
    GUARD,
    ILLUSION,
    KEY,
    MIRROR,
    MORTAL,
    PARANOIA,
    PRISON,
    ROOM_25,
    ROTATING,
    SHREDDER,
    SOLO,
    SUSPICION,
    TEAM,
    TIME_MACHINE,
    TRAP,
    UNDECIDED,
    VISION,
    VORTEX,
)

NEVER: Final = 1e6
"""The price of what must not be done if anything else is possible."""

PRICE: Final = [1.0] * 26
"""What walking into a known room costs, in actions: one for the step, more for what the room does."""
for _kind, _price in {
    **{VISION: 0.8, DARK: 1.3, COLD: 1.9, PRISON: 5.0, MIRROR: 2.5, EVENT_ROOM: 1.6, ROTATING: 1.2, VORTEX: 1.5},
    **{ILLUSION: 5.0, ACID: 1.6, FLOODED: 1.9, TRAP: 2.6, SHREDDER: 2.0, TIME_MACHINE: 5.0, PARANOIA: 6.0},
    MORTAL: NEVER,
}.items():
    PRICE[_kind] = _price

DISCOMFORT: Final = [0.0] * 26
"""What it costs to be standing in a room."""
for _kind, _price in {
    **{DARK: 0.3, COLD: 0.7, PRISON: 2.5, ROTATING: 0.2, ACID: 0.5, FLOODED: 0.6, SHREDDER: 0.6, PARANOIA: 2.0},
    TRAP: 0.6,
}.items():
    DISCOMFORT[_kind] = _price


class Outlook:
    """One seat's reading of the house at one moment."""

    def __init__(self, sight: Sight) -> None:
        rules = sight.rules
        self.sight = sight
        self.mode = rules.mode
        self.together = rules.mode in (COOPERATION, SOLO)
        self.seat = sight.seat
        self.at = sight.at
        self.queue = sight.queue
        self.mine = sight.my_characters()
        self.living = [c for c in sight.queue if sight.tile[c] >= 0]
        self.last_round = sight.remaining == 1
        self.guard = rules.mode == SUSPICION and sight.role(sight.seat) == GUARD
        self.kinds = [sight.kind(tile) for tile in range(25)]
        self.exit_tile = self.kinds.index(ROOM_25) if ROOM_25 in self.kinds else -1
        self.needs_key = self.together and not sight.key_turned
        self.key_tile = self.kinds.index(KEY) if KEY in self.kinds else -1
        self.life = self._life()
        self.weight = [self._weight(c) for c in range(8)]
        self.warned = self._warned()
        self.friends = [] if self.guard else [c for c in self.living if self.weight[c] > 0]
        """The living who should get out with us; in Suspicion everybody not known to be a Guard."""
        self._chances = self._chances_of_kinds()
        self._sought_chance = self._chances_of_sought()
        self._blind = (self._blind_risk(self._chances[0]), self._blind_risk(self._chances[1]))
        # What is asked for less often than an outlook is formed, once it was asked for. (By hand: compiled, a
        # `cached_property` would be worked out anew each time.)
        self._prices: list[float] | None = None
        self._blind_prices: list[float] | None = None

    # -- people

    def _life(self) -> float:
        """What a death costs, in actions. Together it loses the game, so less is at stake as the game slips away."""
        if not self.together:
            return 24.0
        life = 14.0 + 3.0 * self.sight.remaining
        return life if self.exit_tile < 0 or self.needs_key else 0.6 * life

    def _weight(self, c: Character) -> float:
        """How much a character's prospects are ours: 1 our own, below zero an opponent's."""
        sight = self.sight
        owner = sight.owner[c]
        if owner < 0:
            return 0.0
        if owner == self.seat:
            return 1.0
        if self.together:
            return 1.0
        if self.mode == TEAM:
            return 1.0 if owner % 2 == self.seat % 2 else -0.35
        if self.mode != SUSPICION:
            return -0.35
        if self.guard:
            return 0.1 if sight.role(owner) == GUARD else -0.6
        return -0.3 if sight.role(owner) == GUARD else 0.5

    def is_rival(self, c: Character) -> bool:
        return self.weight[c] < 0

    # -- rooms

    def _warned(self) -> frozenset[Tile]:
        """Together a reminder token is a warning: whoever saw something deadly marks it for the others."""
        sight = self.sight
        if not self.together:
            return frozenset()
        return frozenset(sight.reminder[c] for c in sight.queue if sight.reminder[c] >= 0)

    def _chances_of_kinds(self) -> tuple[list[float], list[float]]:
        """How likely an unknown tile is of each kind, on the inner cross and in the Exit Zones (R25-ZONE-4)."""
        unseen = self.sight.unseen()
        anywhere = self.sight.rules.key_room_anywhere
        aside = [n if SET_ASIDE[k] and not (k == KEY and anywhere) else 0 for k, n in enumerate(unseen)]
        others = [n - a for n, a in zip(unseen, aside, strict=True)]
        all_others = sum(others) or 1
        places = sum(1 for tile in EXIT_ZONES if self.kinds[tile] == UNDECIDED) or 1
        share = max(0.0, (places - sum(aside)) / places) / all_others
        inner = [n / all_others for n in others]
        outer = [a / places + n * share for a, n in zip(aside, others, strict=True)]
        return inner, outer

    def chances(self, tile: Tile) -> list[float]:
        return self._chances[tile in EXIT_ZONES]

    def _chances_of_sought(self) -> tuple[float, float]:
        """How likely an unknown tile is a room we look for, on the inner cross and in the Exit Zones."""
        inner, outer = self._chances
        wanted = [ROOM_25] if self.exit_tile < 0 else []
        if self.needs_key and self.key_tile < 0:
            wanted.append(KEY)
        return sum(inner[k] for k in wanted), sum(outer[k] for k in wanted)

    def sought(self, tile: Tile) -> float:
        """How likely an unknown tile is a room we are still looking for."""
        if self.kinds[tile] != UNDECIDED or tile in self.warned:
            return 0.0
        return self._sought_chance[tile in EXIT_ZONES]

    def _blind_risk(self, chances: list[float]) -> tuple[float, float]:
        """The chance that walking in blindly is deadly at once, and what it costs besides."""
        deadly = chances[MORTAL] + (chances[TIME_MACHINE] if self.last_round else 0.0)
        nuisance = sum(p * (PRICE[k] - 1.0) for k, p in enumerate(chances) if p and PRICE[k] < NEVER)
        return deadly, nuisance

    def deadly_chance(self, tile: Tile) -> float:
        """How likely it kills whoever walks in."""
        kind = self.kinds[tile]
        if kind == UNDECIDED:
            return 0.8 if tile in self.warned else self._blind[tile in EXIT_ZONES][0]
        return 1.0 if kind == MORTAL or (kind == TIME_MACHINE and self.last_round) else 0.0

    def trap_chance(self, tile: Tile) -> float:
        kind = self.kinds[tile]
        return self.chances(tile)[TRAP] if kind == UNDECIDED else float(kind == TRAP)

    def nuisance(self, tile: Tile) -> float:
        """What walking in costs besides the step and the risk to life."""
        kind = self.kinds[tile]
        if kind == UNDECIDED:
            return self._blind[tile in EXIT_ZONES][1]
        return 0.0 if PRICE[kind] == NEVER else PRICE[kind] - 1.0

    @property
    def prices(self) -> list[float]:
        """What a step into each tile costs on a longer way: unknown rooms want a look first."""
        if self._prices is None:
            self._prices = [self._price(tile) for tile in range(25)]
        return self._prices

    @property
    def blind_prices(self) -> list[float]:
        """The same for somebody who cannot look first."""
        if self._blind_prices is None:
            self._blind_prices = [
                price + 0.5 * self.life * self.deadly_chance(tile) if self.kinds[tile] == UNDECIDED else price
                for tile, price in enumerate(self.prices)
            ]
        return self._blind_prices

    def _price(self, tile: Tile) -> float:
        sight = self.sight
        if sight.no_entry[tile] or sight.locked[tile]:
            return NEVER
        kind = self.kinds[tile]
        if kind == UNDECIDED:
            return 1.7 + 0.5 * self.nuisance(tile) + (8.0 if tile in self.warned else 4.0 * self.deadly_chance(tile))
        if self.deadly_chance(tile) == 1.0:
            return NEVER
        if kind in (ACID, SHREDDER) and tile in sight.tile:
            return PRICE[kind] + 3.0
        return PRICE[kind]
