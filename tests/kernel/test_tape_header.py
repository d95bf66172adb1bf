"""A tape's header says as few settings as the game needs to know them all again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from random import Random

import pytest

from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.kernel.settings import Setting, Settings, Value
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text, parse
from tests.kernel.cellar import CellarGame

ALWAYS = {"game", "version", "seats", "seed"}


def said(table: Table) -> list[str]:
    header, _ = parse(table.save_text())
    return [name for name in header if name not in ALWAYS]


class Presets(CellarGame):
    """A cellar of which the mood decides everything that is not said, and where a long evening is a quiet one."""

    settings = (
        Setting("mood", "calm", ("calm", "wild", "odd")),
        Setting("rounds", 0, (0, 1, 2, 3)),
        Setting("quick", False),
        Setting("ghosts", -1),
        Setting("day", "today", fleeting=True),
        Setting("title", ""),
    )

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        settled = super(CellarGame, self).settle(seats, given)
        if settled["mood"] == "odd" and "title" not in given:
            raise BadSetting("mood = odd: says nothing by itself, give a title")
        settled["rounds"] = settled["rounds"] or (3 if settled["mood"] == "wild" else 1)
        if settled["ghosts"] == -1:
            settled["ghosts"] = 4 if settled["mood"] == "wild" else 1
        if settled["day"] == "today":
            settled["day"] = date.today().isoformat()
        if "title" in given and "quick" not in given:
            settled["quick"] = True
        return settled


PRESETS = Presets()
DAY = "1890-11-05"


@pytest.mark.parametrize(
    ("given", "lines"),
    [
        ({}, ["day"]),
        ({"mood": "wild"}, ["mood", "day"]),
        ({"mood": "wild", "rounds": 3, "ghosts": 4}, ["mood", "day"]),
        ({"mood": "wild", "rounds": 1}, ["mood", "rounds", "day"]),
        ({"rounds": 1, "ghosts": 1}, ["day"]),
        ({"ghosts": 4}, ["ghosts", "day"]),
    ],
    ids=str,
)
def test_what_a_preset_says_goes_without_saying(given: Settings, lines: list[str]) -> None:
    table = Table(PRESETS, 2, given, seed=1)
    assert said(table) == lines
    assert load_text(table.save_text(), game=PRESETS).settings == table.settings


def test_what_will_be_something_else_tomorrow_is_always_said() -> None:
    today = Table(PRESETS, 2, {}, seed=1)
    assert f'day: "{date.today().isoformat()}"' in today.save_text()
    table = Table(PRESETS, 2, {"day": DAY}, seed=1)
    assert load_text(table.save_text(), game=PRESETS).settings["day"] == DAY


def test_settings_that_do_not_go_without_others_are_said_with_them() -> None:
    table = Table(PRESETS, 2, {"mood": "odd", "title": "Odd", "quick": True}, seed=1)
    assert load_text(table.save_text(), game=PRESETS).settings == table.settings


def test_where_saying_little_would_mean_something_else_everything_is_said() -> None:
    """A title alone makes it a quick game: so a slow one with a title cannot be left to the game."""
    table = Table(PRESETS, 2, {"title": "Slow", "quick": False}, seed=1)
    assert said(table) == [setting.name for setting in PRESETS.settings]
    assert load_text(table.save_text(), game=PRESETS).settings == table.settings


@pytest.mark.parametrize("name", registry.names())
def test_every_game_is_loaded_with_the_settings_it_had_and_none_is_said_in_vain(name: str) -> None:
    game = registry.find(name)
    fleeting = {setting.name for setting in game.settings if setting.fleeting}
    for seed in range(25):
        seats, settings = game.variety(Random(seed))
        table = Table(game, seats, settings, seed=seed, searchable=False, listening=False)
        text = table.save_text()
        assert load_text(text, searchable=False, listening=False).settings == table.settings
        lines = said(table)
        kept = {setting: table.settings[setting] for setting in lines}
        for setting in set(lines) - fleeting:
            fewer = {other: value for other, value in kept.items() if other != setting}
            assert settled_or_not(name, seats, fewer) != table.settings, f"{setting} goes without saying: {lines}"


def settled_or_not(name: str, seats: int, given: Settings) -> Settings | None:
    try:
        return registry.find(name).settle(seats, given)
    except BadSetting:
        return None


@pytest.mark.parametrize("name", registry.names())
def test_a_usual_table_says_next_to_nothing_of_its_settings(name: str) -> None:
    game = registry.find(name)
    for setting in game.settings[:1]:  # each game's own preset or mode comes first
        for value in setting.values:
            for seats in game.seats:
                if settled_or_not(name, seats, {setting.name: value}) is not None:
                    table = Table(game, seats, {setting.name: value}, seed=1, searchable=False, listening=False)
                    assert len(said(table)) <= 2


@pytest.mark.parametrize("name", registry.names())
def test_no_setting_is_called_like_a_line_of_every_header(name: str) -> None:
    reserved = {*ALWAYS, "undone", "position", "result", "notes"}
    assert not reserved & {setting.name for setting in registry.find(name).settings}


def test_a_tape_names_no_file_of_the_machine_that_reads_it() -> None:
    tape = Table(registry.find("room25"), 4, {"complex": "base_beginner"}, seed=1).save_text()
    assert '"base_beginner"' in tape
    with pytest.raises(BadSetting, match="files are read by the command line alone"):
        load_text(tape.replace('"base_beginner"', '"/etc/secret.toml"'))
