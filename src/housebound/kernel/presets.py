"""What was chosen for a table: by which preset, and what beyond it. Told to whoever is about to sit down there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.settings import Settings, Value


def preset_of(game: Game[Any], seats: int, settled: Settings) -> str:
    """The preset that these settings are; empty if somebody went beyond all of them."""
    return _preset(game, seats, tuple(settled.items()))


def chosen(game: Game[Any], seats: int, settled: Settings) -> Settings:
    """The settings that would be others if nobody had said anything of them."""
    return dict(_chosen(game, seats, tuple(settled.items())))


_Items = tuple[tuple[str, Value], ...]


@lru_cache(maxsize=512)
def _preset(game: Game[Any], seats: int, settled: _Items) -> str:
    lasting = _lasting(game, dict(settled))
    for preset in game.presets:
        try:
            if _lasting(game, game.settle(seats, preset.settings)) == lasting:
                return preset.name
        except BadSetting:
            continue  # it is for another number of seats
    return ""


@lru_cache(maxsize=512)
def _chosen(game: Game[Any], seats: int, settled: _Items) -> _Items:
    given = dict(settled)
    return tuple((one, value) for one, value in _lasting(game, given).items() if _was_said(game, seats, given, one))


def _was_said(game: Game[Any], seats: int, given: Settings, name: str) -> bool:
    """Whether the game would be another one without this setting."""
    without = {one: value for one, value in given.items() if one != name}
    try:
        return game.settle(seats, without).get(name) != given[name]
    except BadSetting:
        return True


def _lasting(game: Game[Any], settled: Settings) -> Settings:
    """What is the same tomorrow."""
    fleeting = {setting.name for setting in game.settings if setting.fleeting}
    return {name: value for name, value in settled.items() if name not in fleeting}
