"""How good a scene is for one's own side: who is alive, and how far everybody is from where they should be."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.bot.company import harm_to_come
from housebound.games.room25.bot.edges import SHIFTS_TO_EDGE
from housebound.games.room25.bot.outlook import Outlook
from housebound.games.room25.bot.paths import distances
from housebound.games.room25.bot.scene import Scene
from housebound.games.room25.bot.weights import DISCOMFORT, W
from housebound.games.room25.numbers import Character, Space, Tile, coordinates
from housebound.games.room25.words import ADJACENT, CENTRE, LOOK, PRISON, UNDECIDED
from housebound.kernel.sets import has

ESCAPE: Final = 1000.0

Corner = int
"""A quarter of the house."""


def corner(space: Space) -> Corner:
    """Which quarter of the house a space belongs to, clockwise from the top left; the central lines go with a side."""
    y, x = coordinates(space)
    if y < 2:
        return 0 if x < 3 else 1
    if y > 2:
        return 2 if x > 1 else 3
    return 1 if x > 2 else 3


_MIDDLE_OF_CORNER: Final = ((1, 1), (1, 3), (3, 3), (3, 1))


def share_corners(corners: list[Corner], explorers: list[Character], spaces: list[Space]) -> dict[Corner, Character]:
    """Who takes which corner: the nearest first, nobody a second one while somebody has none."""
    pairs = []
    for i, c in enumerate(explorers):
        y, x = coordinates(spaces[c])
        for k in corners:
            b, a = _MIDDLE_OF_CORNER[k]
            pairs.append((abs(y - b) + abs(x - a), (k - i) % 4, k, c))
    pairs.sort()
    takers: dict[Corner, Character] = {}
    for _, _, k, c in pairs:
        if k not in takers and c not in takers.values():
            takers[k] = c
    for _, _, k, c in pairs:
        takers.setdefault(k, c)
    return takers


class Judgement:
    """Judges scenes that begin at one moment of one seat."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._maps: dict[tuple[bytes, Character, bool], list[float]] = {}
        self._nearest: dict[Tile, Character] = {}
        self.seeker = self._key_seeker()
        self.discoverer = self._discoverer()
        if outlook.exit_tile < 0 or (outlook.needs_key and outlook.key_tile < 0):
            self._nearest = self._nearest_to_unknown()

    # -- who does what

    def _key_seeker(self) -> Character:
        """Who goes for a known Key Room: of those who know it, the nearest."""
        outlook = self.outlook
        if not outlook.needs_key or outlook.key_tile < 0:
            return -1
        sight = outlook.sight
        known_to = outlook.living if sight.up[outlook.key_tile] else outlook.mine
        far = self._map(outlook.at, -2)
        return min(known_to, key=lambda c: far[sight.where[sight.tile[c]]], default=-1)

    def _discoverer(self) -> Character:
        """Who of mine shows the others where Room 25 is, if only I know."""
        outlook = self.outlook
        sight = outlook.sight
        mine = [c for c in outlook.mine if sight.tile[c] >= 0]
        if outlook.exit_tile < 0 or sight.up[outlook.exit_tile] or not mine:
            return -1
        far = self._map(outlook.at, -1)
        return min(mine, key=lambda c: far[sight.where[sight.tile[c]]])

    def _nearest_to_unknown(self) -> dict[Tile, Character]:
        """For each unknown room worth a visit, who looks after it: everybody takes a corner of their own."""
        outlook = self.outlook
        sight = outlook.sight
        unknown = [tile for tile in range(25) if outlook.sought(tile) > 0]
        corner_of = {tile: corner(sight.where[tile]) for tile in unknown}
        explorers = [c for c in outlook.living if not outlook.is_rival(c)]
        takers = share_corners(sorted(set(corner_of.values())), explorers, [sight.where[t] for t in sight.tile])
        return {tile: takers[corner_of[tile]] for tile in unknown} if explorers else {}

    # -- distances

    def _map(self, at: list[Tile], whom: Character, c: Character = -1) -> list[float]:
        """Distances to Room 25 (-1), to the Key Room (-2), or to what a character should explore; for `c` to walk."""
        blind = c >= 0 and has(self.outlook.sight.lost[c], LOOK)
        key = (bytes(at), whom, blind)
        found = self._maps.get(key)
        if found is None:
            found = self._maps[key] = distances(self.outlook, at, self._goals(at, whom), blind)
        return found

    def _goals(self, at: list[Tile], whom: Character) -> list[tuple[Space, float]]:
        outlook = self.outlook
        if whom == -1:
            return [(at.index(outlook.exit_tile), 0.0)]
        if whom == -2:
            return [(at.index(outlook.key_tile), 0.0)]
        return [(at.index(tile), self.interest(tile, whom)) for tile in self._nearest] or [
            (space, 2.0) for space in range(25) if outlook.kinds[at[space]] == UNDECIDED
        ]

    def interest(self, tile: Tile, c: Character) -> float:
        """What an unknown room still costs once reached: less the likelier it is what we look for."""
        crowd = 0.0 if self._nearest.get(tile) == c else W.crowd
        return max(0.0, W.far_from_sought - W.likely_sought * self.outlook.sought(tile)) + crowd

    def need(self, scene: Scene, c: Character) -> float:
        """How many actions a character is from what it should do next."""
        outlook = self.outlook
        space = scene.where[scene.tile[c]]
        out = outlook.exit_tile
        key_open = outlook.together and not scene.key
        if out >= 0 and not key_open:
            return self._map(scene.at, -1, c)[space] + (0.0 if scene.tile[c] == out else W.outside)
        if key_open and outlook.key_tile >= 0:
            if c == self.seeker:
                return self._map(scene.at, -2, c)[space]
            if out >= 0:
                return W.waiting_for_key * self._map(scene.at, -1, c)[space]
        if c not in outlook.mine:
            return 0.0
        if c == self.discoverer:
            return self._map(scene.at, -1, c)[space]
        far = self._map(scene.at, c, c)[space]
        if out >= 0:
            far += W.gathering * self._map(scene.at, -1, c)[space]
        return far

    # -- the judgement

    def score(self, scene: Scene, c: Character) -> float:
        """How good the scene is for the side of the seat that acts with character `c`."""
        outlook = self.outlook
        if scene.escaped:
            return ESCAPE
        value = -scene.cost
        for other in outlook.living:
            weight = outlook.weight[other]
            dead = scene.dead[other]
            if dead:
                value -= weight * outlook.life * dead
            if scene.tile[other] >= 0:
                value -= weight * (1.0 - dead) * (self.need(scene, other) + self.discomfort(scene, other))
        if outlook.wary:
            value -= outlook.life * sum(harm_to_come(outlook, scene, mine) for mine in outlook.mine)
        value += self._exit_value(scene)
        if scene.key and outlook.needs_key:
            value += W.key_turned
        if scene.looked >= 0:
            value += self.worth_of_look(scene, c)
        return value

    def discomfort(self, scene: Scene, c: Character) -> float:
        tile = scene.tile[c]
        kind = scene.kinds[tile]
        if kind < 0:
            return 0.0
        trouble = DISCOMFORT[kind]
        if scene.trap[c]:
            trouble += W.in_trap
        if scene.flood[c] == 1:
            trouble += W.drowning
        if kind == PRISON:
            space = scene.where[tile]
            if any(to == CENTRE or scene.at[to] in scene.tile for to in ADJACENT[space]):
                trouble -= W.nobody_beside_prison
        return trouble

    def _exit_value(self, scene: Scene) -> float:
        """Room 25 near an edge is good for those inside; a Guard wants it in the middle."""
        outlook = self.outlook
        out = outlook.exit_tile
        if out < 0:
            return 0.0
        to_edge = SHIFTS_TO_EDGE[scene.where[out]]
        value = -W.off_the_edge * to_edge
        if outlook.guard:
            value *= -sum(1 for c in outlook.living if scene.tile[c] == out and outlook.is_rival(c))
        if not outlook.sight.up[out] and out in scene.tile:
            value += W.found
        return value

    def worth_of_look(self, scene: Scene, c: Character) -> float:
        """A look is worth most at rooms that may be what we seek, then at rooms that lie on the way there."""
        outlook = self.outlook
        tile = scene.looked
        if outlook.kinds[tile] != UNDECIDED or scene.tile[c] < 0:
            return 0.0
        worth = W.look + W.look_for_sought * outlook.sought(tile)
        if outlook.exit_tile >= 0 and not (outlook.together and not scene.key):
            if scene.tile[c] == outlook.exit_tile:
                return 0.0
            far = self._map(scene.at, -1)
        else:
            far = self._map(scene.at, c)
        here, there = scene.where[scene.tile[c]], scene.where[tile]
        if here == there:
            return 0.0
        detour = far[there] + outlook.prices[tile] - far[here]
        worth += max(0.0, W.look_on_way - W.look_detour * detour)
        if outlook.sight.somebody_has_seen(tile):
            worth *= W.look_again
        return worth
