"""Every variant of the rulebook is an option of a new game, and a preset sets them all."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from housebound.games.betrayal.game import BETRAYAL, resolve
from housebound.games.betrayal.presets import PRESETS, SETTINGS, VARIANTS
from housebound.games.betrayal.rules import Rules
from housebound.kernel.errors import BadSetting

BOOKS = ("ru", "pl", "it", "default")
TABLE: dict[str, tuple[str, tuple[str, str, str, str]]] = {
    "token_counts": ("BET-COMP-8", ("set_149", "set_291", "set_291", "set_149")),
    "flat_damage": ("BET-DAMAGE-5", ("dice", "points", "points", "points")),
    "tile_mismatch": ("BET-EXPLORE-3", ("bottom", "discard", "discard", "discard")),
    "elevator_same_floor": ("BET-ELEVATOR-6", ("may", "may", "must", "may")),
    "elevator_end_roll": ("BET-ELEVATOR-13", ("ends_there", "none", "stayed", "stayed")),
    "collapsed_roller": ("BET-COLLAPSE-1", ("first_to_enter", "discoverer", "discoverer", "discoverer")),
    "collapsed_by_monster": ("BET-COLLAPSE-8", ("fixes_landing", "moves_only", "moves_only", "fixes_landing")),
    "barrier_fail": ("BET-BARRIER-6", ("stay_side", "retreat", "stop", "stop")),
    "barrier_contact": ("BET-BARRIER-7", ("ranged_only", "none", "none", "none")),
    "effect_discovery_draw": ("BET-CARD-9", ("must", "must", "may", "must")),
    "item_actions": ("BET-ITEM-4", ("each_once", "each_once", "one_of", "each_once")),
    "armor_trade": ("BET-ITEM-7", ("allowed", "forbidden", "forbidden", "allowed")),
    "steal_damage": ("BET-STEAL-2", ("physical", "any", "physical", "physical")),
    "haunt_roll": ("BET-HAUNT-3", ("below", "below", "below", "below")),
    "haunt_count": ("BET-HAUNT-4", ("drawn", "held", "drawn", "drawn")),
    "avoid_played_haunts": ("BET-REPICK-1", ("off", "off", "off", "off")),
    "haunt_repick": ("BET-REPICK-2", ("stack_swap", "nearest_room", "nearest_room", "nearest_room")),
    "opponent_cost": ("BET-PASS-1", ("each", "once", "each", "each")),
    "opponent_slows": ("BET-PASS-2", ("all", "explorers", "explorers", "all")),
    "monster_min_move": ("BET-PASS-5", ("one", "zero", "zero", "one")),
    "traitor_rooms": (
        "BET-TRAITOR-2",
        ("ignore_harmful", "ignore_nondamaging", "ignore_nondamaging", "ignore_harmful"),
    ),
    "traitor_cards": ("BET-TRAITOR-6", ("events_and_bite", "none", "any_drawn", "events_and_bite")),
    "hidden_traitor_hazard": ("BET-HIDDEN-6", ("must_reveal", "may_reveal", "may_reveal", "may_reveal")),
    "monster_rooms": (
        "BET-MONSTER-8",
        ("ignore_harmful", "ignore_nondamaging", "ignore_nondamaging", "ignore_harmful"),
    ),
    "monster_shafts": ("BET-MONSTER-10", ("both_ways", "as_printed", "as_printed", "both_ways")),
    "haunt_round_limit": ("BET-WIN-7", ("off", "off", "off", "40")),
    "monster_secret_ways": ("BET-MONSTER-12", ("no", "yes", "yes", "yes")),
}
"""Variant -> its rule, and what ru, pl, it and default say."""
NEVER_PRESET = {"haunt_roll": {"at_most"}, "avoid_played_haunts": {"on"}}
"""Values that no preset uses."""
BY_NAME = {setting.name: setting for setting in SETTINGS}
EACH_VALUE = [
    (name, value) for name, (_, values) in TABLE.items() for value in sorted({*values, *NEVER_PRESET.get(name, set())})
]


def test_there_are_27_variants_and_no_other() -> None:
    assert len(TABLE) == 27
    assert set(VARIANTS) == set(TABLE)
    assert set(PRESETS) == set(BOOKS)


@pytest.mark.parametrize("name", TABLE)
def test_every_variant_is_an_option_with_its_rule_and_its_values(name: str) -> None:
    rule, values = TABLE[name]
    setting = BY_NAME[name]
    assert setting.default == "preset"
    assert setting.rule == rule
    assert set(setting.values) == {"preset", *values, *NEVER_PRESET.get(name, set())}
    assert setting.explanation


def test_the_options_are_what_the_rulebook_calls_variants() -> None:
    """The values that stand beside a rule are the values of the option."""
    found: dict[str, set[str]] = {}
    for rule in BETRAYAL.rulebook:
        for note in rule.notes:
            variant = re.match(r"variant (\w+) = ([^:]+): ", note)
            if variant:
                assert TABLE[variant[1]][0] == rule.id
                found[variant[1]] = {value.strip(' "') for value in variant[2].split("|")}
    assert found == {name: {v for v in BY_NAME[name].values if v != "preset"} for name in TABLE}


def test_the_rulebook_prints_the_same_table() -> None:
    printed: dict[str, tuple[str, tuple[str, ...]]] = {}
    book = files("housebound.games.betrayal") / "rulebook.md"
    for line in book.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip(" `°†") for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) == 6:
            printed[cells[0]] = (cells[1], tuple(cells[2:]))
    assert printed == TABLE


@pytest.mark.rule("BET-GEN-9")
@pytest.mark.parametrize("book", BOOKS)
def test_a_preset_sets_them_all(book: str) -> None:
    column = BOOKS.index(book)
    settled = BETRAYAL.settle(4, {"rulebook": book})
    assert {name: settled[name] for name in TABLE} == {name: values[column] for name, (_, values) in TABLE.items()}


@pytest.mark.rule("BET-GEN-9")
def test_nobody_chose_a_preset() -> None:
    settled = BETRAYAL.settle(4, {})
    assert settled["rulebook"] == "default"
    assert settled == BETRAYAL.settle(4, {"rulebook": "default"})
    assert resolve(4, BETRAYAL.settle(4, {"date": "01-01"})) == Rules(seats=4)


@pytest.mark.rule("BET-GEN-9")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("name", "value"), EACH_VALUE)
def test_any_single_one_can_be_chosen_instead(name: str, value: str, book: str) -> None:
    settled = BETRAYAL.settle(5, {"rulebook": book, name: value, "date": "10-31"})
    expected = {other: PRESETS[book][other] for other in TABLE} | {name: value}
    assert {other: settled[other] for other in TABLE} == expected
    rules = resolve(5, settled)
    limit = expected.pop("haunt_round_limit")
    assert rules.haunt_round_limit == (0 if limit == "off" else int(limit))
    assert {other: getattr(rules, other) for other in expected} == expected


@pytest.mark.parametrize("name", TABLE)
def test_preset_said_for_one_variant_is_as_good_as_silence(name: str) -> None:
    assert BETRAYAL.settle(4, {"rulebook": "pl", name: "preset"}) == BETRAYAL.settle(4, {"rulebook": "pl"})


def test_settled_settings_are_settled() -> None:
    """What a table wrote down is read again without change, whatever the preset."""
    for book in BOOKS:
        settled = BETRAYAL.settle(4, {"rulebook": book, "armor_trade": "allowed"})
        assert BETRAYAL.settle(4, settled) == settled


def test_a_number_may_be_written_as_a_number() -> None:
    assert BETRAYAL.settle(4, {"rulebook": "pl", "haunt_round_limit": 40})["haunt_round_limit"] == "40"


@pytest.mark.parametrize("name", TABLE)
def test_a_bad_value_is_refused_and_the_good_ones_are_named(name: str) -> None:
    with pytest.raises(BadSetting) as refused:
        BETRAYAL.settle(4, {name: "sometimes"})
    said = str(refused.value)
    assert said.startswith(f"{name} = 'sometimes'")
    assert all(str(value) in said for value in BY_NAME[name].values)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"rulebook": "de"}, "rulebook = 'de': must be one of default, ru, pl or it"),
        ({"haunt_round_limit": 41}, "haunt_round_limit = '41': must be one of preset, off or 40"),
        ({"avoid_played_haunts": True}, "avoid_played_haunts = True: must be one of preset, off or on"),
        ({"elevator": "may"}, "betrayal has no option 'elevator'; it has: rulebook, haunt, token_counts"),
        ({"date": "31.10."}, "date = '31.10.': write month and day like 10-31, or today (BET-SETUP-11)"),
        ({"date": "13-01"}, "date = '13-01': write month and day"),
        ({"date": "02-30"}, "date = '02-30': write month and day"),
        ({"date": "2-3"}, "date = '2-3': write month and day"),
        ({"haunt": 51}, "haunt = 51"),
        ({"haunt": -1}, "haunt = -1"),
        ({"haunt": "soon"}, "haunt = 'soon': write its number, or the name of one from another package"),
        ({"played": "1 two"}, "played = '1 two': write the numbers of haunts, like 1 4 10"),
        ({"played": "1 51"}, "played = '1 51': there are haunts 1 to 50 (BET-GEN-8)"),
        ({"played": "0"}, "played = '0': there are haunts 1 to 50 (BET-GEN-8)"),
    ],
)
def test_what_cannot_be_is_refused_clearly(given: dict[str, str | int | bool], said: str) -> None:
    with pytest.raises(BadSetting) as refused:
        BETRAYAL.settle(4, given)
    assert str(refused.value).startswith(said)


@pytest.mark.rule("BET-GEN-1")
@pytest.mark.parametrize("seats", range(9))
def test_three_to_six_players(seats: int) -> None:
    if 3 <= seats <= 6:
        assert resolve(seats, BETRAYAL.settle(seats, {})).seats == seats
    else:
        with pytest.raises(BadSetting, match=f"betrayal is for 3, 4, 5 or 6 seats, not {seats}"):
            BETRAYAL.settle(seats, {})


def test_other_settings_reach_the_rules() -> None:
    rules = resolve(3, BETRAYAL.settle(3, {"played": "1, 4 10", "date": "02-29", "haunt": 34}))
    assert (rules.played, rules.date, rules.haunt) == ((1, 4, 10), "02-29", 34)


@pytest.mark.rule("BET-SETUP-11")
def test_today_is_written_down() -> None:
    """A table that is saved and read again keeps its date of play."""
    settled = BETRAYAL.settle(4, {})
    assert re.fullmatch(r"\d\d-\d\d", str(settled["date"]))
