"""The settings of a game: what a host can choose, how it is shown, and what a value must be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

import msgspec

from housebound.kernel.errors import BadSetting, Either

R = TypeVar("R")

Value = str | int | bool
Settings = dict[str, Value]
LONGEST_SETTING = 300
"""Characters that the text of a setting may have."""


SEAT_COUNT = "seats"
"""Stands for the number of seats where it is said what an option goes with."""


class Goes(msgspec.Struct, frozen=True):
    """An option, or one value of it, goes with another option only while that has one of these values."""

    other: str
    values: tuple[Value, ...]
    value: Value | None = None
    """None: the whole option."""


class Setting(msgspec.Struct, frozen=True):
    """One option of a new game, as its settings page would show it.

    `values` lists what it can be; empty: any number (default is an int) or any text (default is a str). What a
    `fleeting` default stands for passes, as today's date does: a tape always says what it was. Its name, its chapter
    and its values are put into words by the game's Fluent texts (`setting-…`, `chapter-…`, `value-…`).
    """

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    rule: str = ""
    explanation: str = ""
    fleeting: bool = False
    chapter: str = ""
    """Under which heading a page shows it; none: with what everybody decides."""
    goes: tuple[Goes, ...] = ()
    """What it goes with: a page shows it, or a value of it, only then. `settle` refuses the rest."""
    offered: tuple[Value, ...] = ()
    """Values that a page offers though others are possible."""
    domain: str = ""
    """Whose words its values are."""
    file_ending: str = ""
    """A text that ends like this names a file to read it from: only for whoever the machine belongs to."""


class Preset(msgspec.Struct, frozen=True):
    """Settings under one name, which a host chooses before anything else (`preset-…` in the game's texts)."""

    name: str
    settings: dict[str, Value]
    seats: int = 0
    """A good number of seats; 0: any."""


def resolved_once(resolve: Callable[[int, Settings], R]) -> Callable[[int, Settings], R]:
    """For the function that makes a game's rules of a seat count and settings: the same ones are resolved once."""

    @cache
    def resolved(seats: int, settings: tuple[tuple[str, Value], ...]) -> R:
        return resolve(seats, dict(settings))

    return lambda seats, settings: resolved(seats, tuple(settings.items()))


def valued(setting: Setting, value: Value) -> Value:
    """This value, or what its text stands for, if the setting can be that."""
    if isinstance(value, str) and len(value) > LONGEST_SETTING:
        raise BadSetting(
            "a-text-of-characters-are-enough",
            setting.name,
            setting=setting.name,
            count=len(value),
            most=LONGEST_SETTING,
        )
    if isinstance(value, str) and not isinstance(setting.default, str):
        value = _from_text(setting, value)
    if setting.values and value not in setting.values:
        raise BadSetting(
            "must-be-one-of", setting.name, setting=setting.name, value=repr(value), values=listed(setting.values)
        )
    if type(value) is not type(setting.default):
        raise BadSetting(
            "must-be-like", setting.name, setting=setting.name, value=repr(value), default=repr(setting.default)
        )
    return value


def choices(setting: Setting) -> tuple[Value, ...]:
    """What it can be, as far as that can be listed."""
    if setting.values:
        return setting.values
    return (False, True) if isinstance(setting.default, bool) else (setting.default,)


def _from_text(setting: Setting, value: str) -> Value:
    if isinstance(setting.default, bool):
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if value.lower() not in words:
            raise BadSetting("must-be-true-or-false", setting.name, setting=setting.name, value=repr(value))
        return words[value.lower()]
    try:
        return int(value)
    except ValueError:
        raise BadSetting("must-be-a-whole-number", setting.name, setting=setting.name, value=repr(value)) from None


def listed(values: Sequence[object]) -> Either:
    """For an error: one of these."""
    return Either(str(value).lower() if isinstance(value, bool) else str(value) for value in values)
