"""What a host chooses is said in words: every preset, chapter, option and value of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from housebound import locales
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.presets import chosen, preset_of
from housebound.kernel.settings import SEAT_COUNT, Setting, Value
from housebound.locales.wording import message_id

GAMES = ("betrayal", "room25", "terrorscape")
SEAT = "seat"
"""Seats are counted, not named."""
AS_ABOVE = "preset"
"""The value that follows another option; it has one message for all."""


def word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def wanted(game: Game[Any]) -> Iterator[tuple[str, ...]]:
    """The messages of which one must be there, for each thing that a page shows."""
    for preset in game.presets:
        yield (message_id("preset", preset.name),)
        yield (f"{message_id('preset', preset.name)}-text",)
    for setting in game.settings:
        yield (message_id("setting", setting.name),)
        if setting.chapter:
            yield (message_id("chapter", setting.chapter),)
        if not setting.values and not setting.offered:
            yield (f"{message_id('setting', setting.name)}-text",)
        yield from values_of(setting)


def values_of(setting: Setting) -> Iterator[tuple[str, ...]]:
    for value in setting.values or setting.offered:
        if setting.domain != SEAT:
            own = message_id(f"value-{setting.name}", word(value))
            shared = ("value-preset",) if value == AS_ABOVE else (message_id(setting.domain, word(value)),)
            yield own, *shared


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_be_chosen_has_words(name: str) -> None:
    speech = locales.speech(name)
    assert [one for one in wanted(registry.find(name)) if not any(speech.knows(message) for message in one)] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_words_are_left_over(name: str) -> None:
    used = {message for one in wanted(registry.find(name)) for message in one}
    path = next(path for path in locales.sources(name, "en") if path.stem == f"{name}-options")
    said = [line.partition(" =")[0] for line in path.read_text(encoding="utf-8").splitlines() if " =" in line]
    assert sorted(set(said) - used) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_first_preset_is_for_beginners_and_each_is_found_again(name: str) -> None:
    game = registry.find(name)
    assert game.presets[0].name == "beginner"
    for preset in game.presets:
        for seats in game.seats:
            try:
                settled = game.settle(seats, preset.settings)
            except BadSetting:
                assert preset.seats not in (0, seats)
                continue
            assert preset_of(game, seats, settled) == preset.name
            assert chosen(game, seats, settled) == preset.settings


def test_what_was_chosen_beyond_a_preset_is_told() -> None:
    game = registry.find("betrayal")
    settled = game.settle(4, {"rulebook": "pl", "armor_trade": "allowed", "haunt": 7})
    assert preset_of(game, 4, settled) == ""
    assert chosen(game, 4, settled) == {"rulebook": "pl", "armor_trade": "allowed", "haunt": 7}


def fitting(setting: Setting, given: dict[str, Value]) -> list[Value]:
    """The values that a page shows; none: it does not show the option, which is as usual then."""
    wrong = [goes.value for goes in setting.goes if given[goes.other] not in goes.values]
    values = setting.values or setting.offered or (setting.default,)
    return [] if None in wrong else [value for value in values if value not in wrong]


def mend(game: Game[Any], given: dict[str, Value], rng: Random) -> None:
    """As a page does it: whatever does not go with the rest is changed, until all goes together."""
    for _ in range(10):
        for setting in game.settings:
            values = fitting(setting, given)
            if given[setting.name] not in values:
                given[setting.name] = rng.choice(values or [setting.default])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_page_lets_a_host_choose_is_accepted(name: str) -> None:
    game, rng = registry.find(name), Random(7)
    for _ in range(300):
        seats = rng.choice(game.seats)
        given: dict[str, Value] = {SEAT_COUNT: seats}
        for setting in game.settings:
            given[setting.name] = rng.choice(setting.values or setting.offered or (setting.default,))
        mend(game, given, rng)
        game.settle(seats, {name: value for name, value in given.items() if name != SEAT_COUNT})


@pytest.mark.parametrize(
    ("name", "seats", "given", "about"),
    [
        ("betrayal", 4, {"haunt": 99}, "haunt"),
        ("betrayal", 4, {"date": "32-01"}, "date"),
        ("betrayal", 4, {"played": "x"}, "played"),
        ("betrayal", 2, {}, SEAT_COUNT),
        ("betrayal", 4, {"flat_damage": "rolled"}, "flat_damage"),
        ("room25", 4, {"mode": "solo"}, SEAT_COUNT),
        ("room25", 4, {"guards": 2}, "guards"),
        ("room25", 4, {"complex": "nothing"}, "complex"),
        ("terrorscape", 4, {"victims": "anna anna anna"}, "victims"),
        ("terrorscape", 2, {"killer_seat": 3}, "killer_seat"),
        ("terrorscape", 3, {"crossroads": True}, "crossroads"),
        ("terrorscape", 4, {"crossroads": True, "plan": True}, "plan"),
    ],
)
def test_a_refusal_says_which_option_it_is_about(name: str, seats: int, given: dict[str, Value], about: str) -> None:
    with pytest.raises(BadSetting) as refused:
        registry.find(name).settle(seats, given)
    assert refused.value.about == about
