"""What others may do to somebody who stands where they can reach it: push it, or join it in an Acid Bath."""

from __future__ import annotations

from housebound.games.room25.bot.outlook import Outlook
from housebound.games.room25.bot.scene import Scene
from housebound.games.room25.bot.weights import W
from housebound.games.room25.numbers import Character
from housebound.games.room25.words import ACID, ADJACENT, CENTRE, SHREDDER


def harm_to_come(outlook: Outlook, scene: Scene, c: Character) -> float:
    """How likely somebody hostile kills the character before it can act again."""
    tile = scene.tile[c]
    if tile < 0:
        return 0.0
    space = scene.where[tile]
    kind = scene.kinds[tile]
    hostility = outlook.hostility
    chance = 0.0
    if kind == ACID:
        around = [scene.at[to] for to in ADJACENT[space]]
        chance = W.joined_in_acid * sum(hostility[o] for o in outlook.living if scene.tile[o] in around)
    if outlook.sight.invisible[c] or space == CENTRE:
        return min(1.0, chance)
    here = sum(hostility[o] for o in outlook.living if o != c and scene.tile[o] == tile)
    if here:
        if kind == SHREDDER:
            return min(1.0, chance + W.left_in_shredder * here)
        worst = max(_deadliness(outlook, scene, to) for to in ADJACENT[space])
        chance += W.pushed_to_death * here * worst
    return min(1.0, chance)


def _deadliness(outlook: Outlook, scene: Scene, space: int) -> float:
    """How likely a push into this room kills: others may know what lies there better than we do."""
    tile = scene.at[space]
    deadly = outlook.deadly_chance(tile)
    if scene.kinds[tile] == ACID and tile in scene.tile:
        return 0.5
    if 0.0 < deadly < 1.0 and outlook.sight.somebody_has_seen(tile):
        return min(1.0, 2.0 * deadly)
    return deadly
