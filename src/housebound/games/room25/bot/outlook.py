"""What a seat makes of the house: which rooms to fear, where the sought ones may lie, and who is on whose side.

Everything here is read from the Sight, so a bot never knows more than its seat.
"""

from __future__ import annotations

from housebound.games.room25.bot.suspects import suspects
from housebound.games.room25.bot.weights import NEVER, PRICE, W
from housebound.games.room25.components import SET_ASIDE
from housebound.games.room25.numbers import Character, Seat, Tile
from housebound.games.room25.seen.sight import Sight
from housebound.games.room25.words import (
    ACID,
    COOPERATION,
    EXIT_ZONES,
    GUARD,
    KEY,
    MORTAL,
    PRISONER,
    ROOM_25,
    SHREDDER,
    SOLO,
    SUSPICION,
    TEAM,
    TIME_MACHINE,
    TRAP,
    UNDECIDED,
)
from housebound.kernel.sets import has


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
        self.suspects = suspects(sight)
        """Seats that behaved like Guards."""
        self.weight = [self._weight(c) for c in range(8)]
        self.hostility = [self._hostility(c) for c in range(8)]
        self.wary = any(self.hostility)
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
            return W.life_apart
        life = W.life_together + W.life_per_round * self.sight.remaining
        return life if self.exit_tile < 0 or self.needs_key else W.life_on_the_way_out * life

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
            return 1.0 if owner % 2 == self.seat % 2 else W.rival
        if self.mode != SUSPICION:
            return W.rival
        if self.guard:
            return W.fellow_guard if self.takes_for_guard(owner) else W.prey
        return W.known_guard if self.takes_for_guard(owner) else W.stranger

    def takes_for_guard(self, seat: Seat) -> bool:
        """Whether a seat is known to be a Guard, or behaved like one."""
        return self.sight.role(seat) == GUARD or seat in self.suspects

    def _hostility(self, c: Character) -> float:
        """How likely a character would harm ours if it could; who races for the exit has no time to be wary."""
        owner = self.sight.owner[c]
        if self.mode != SUSPICION or owner in (-1, self.seat):
            return 0.0
        if self.guard:
            return 0.0 if self.takes_for_guard(owner) else W.hostile_prisoner
        if self.takes_for_guard(owner):
            return W.hostile_guard
        return 0.0 if self.sight.role(owner) == PRISONER else W.hostile_stranger

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
            if tile in self.warned:
                return W.warning
            chance = self._blind[tile in EXIT_ZONES][0]
            return W.vouched * chance if chance and self._is_vouched_for(tile) else chance
        return 1.0 if kind == MORTAL or (kind == TIME_MACHINE and self.last_round) else 0.0

    def _is_vouched_for(self, tile: Tile) -> bool:
        """Together: a friend has looked, could have warned, and did not. (A starting clue is marked in a turn.)"""
        sight = self.sight
        if not self.together or not sight.rules.reminders or sight.round < 2:
            return False
        seen = sight.seen_by(tile)
        return bool(seen) and any(sight.reminder[c] < 0 and has(seen, sight.owner[c]) for c in self.living)

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
                price + W.blind_death * self.life * self.deadly_chance(tile) if self.kinds[tile] == UNDECIDED else price
                for tile, price in enumerate(self.prices)
            ]
        return self._blind_prices

    def _price(self, tile: Tile) -> float:
        sight = self.sight
        if sight.no_entry[tile] or sight.locked[tile]:
            return NEVER
        kind = self.kinds[tile]
        if kind == UNDECIDED:
            risk = W.warned_step if tile in self.warned else W.unknown_death * self.deadly_chance(tile)
            return W.unknown_step + W.unknown_nuisance * self.nuisance(tile) + risk
        if self.deadly_chance(tile) == 1.0:
            return NEVER
        if kind in (ACID, SHREDDER) and tile in sight.tile:
            return PRICE[kind] + 3.0
        return PRICE[kind]
