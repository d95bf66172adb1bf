"""Item cards in the haunt: each row of each card's table, each limit. (Weapons: test_weapons.)

What item cards do before the haunt is in the scenarios items_*.toml.
"""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.figures.belongings import discard_held
from housebound.games.betrayal.figures.damage import BY_CARD
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import CARDS
from housebound.kernel.script import NOTHING, Script
from tests.games.betrayal.plain_haunt import (
    BEFORE,
    HAUNTED,
    HERE,
    NO_TRAITOR,
    B,
    Plain,
    X,
    Z,
    differences,
    given,
    make_present,
    places,
    table_of,
)


@pytest.fixture(autouse=True)
def _plain_haunts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_present(monkeypatch)


# -- Bell

BELL = {"cards": ["bell"]}


@pytest.mark.rule("BET-GEN-4", "BET-ITEM-2")
def test_bell_only_after_the_haunt_has_started_and_once_per_turn() -> None:
    assert not differences(given(BEFORE, BELL), (), {"refused": ["0 use(bell) BET-GEN-4"]})
    once = {"asked": ["0 turn"], "refused": ["0 use(bell) BET-ITEM-9"]}
    assert not differences(given(HAUNTED, BELL), ("0 use(bell)", "~dice 0000"), once)


@pytest.mark.rule("BET-MOVE-16", "BET-MOVE-17")
def test_bell_5_or_more_brings_any_number_of_heroes_a_space_closer() -> None:
    start = given(HAUNTED, BELL, {"room": "entrance_hall"})
    offered = {"asked": ["0 summon"], "options": [f"pick_figure({Z})", "stay"]}
    assert not differences(start, ("0 use(bell)", "~dice 2210"), offered)
    moved = {"asked": ["0 turn"], "state": {f"explorers.{Z}.room": "foyer", f"explorers.{X}.room": "entrance_hall"}}
    assert not differences(start, ("0 use(bell)", "~dice 2210", f"0 pick_figure({Z})"), moved)
    left = {"asked": ["0 turn"], "state": {f"explorers.{Z}.room": "entrance_hall"}}
    assert not differences(start, ("0 use(bell)", "~dice 2210", "0 stay"), left)


def test_bell_brings_nobody_who_is_held_fast_or_here_already() -> None:
    here = {"asked": ["0 turn"]}
    assert not differences(given(HAUNTED, BELL, {"room": "dusty_hallway"}), ("0 use(bell)", "~dice 2222"), here)
    assert not differences(given(HAUNTED, BELL, {"cards": ["webs"]}), ("0 use(bell)", "~dice 2222"), here)


@pytest.mark.rule("BET-BARRIER-2")
def test_bell_brings_nobody_across_a_barrier_but_by_a_door_of_its_side() -> None:
    house = {"chasm": "basement_landing.east@2", "organ_room": "chasm.east"}
    ringer = {"room": "basement_landing", **BELL}
    far = given(HAUNTED, ringer, {"room": "chasm", "side": 1}, house=house)
    assert not differences(far, ("0 use(bell)", "~dice 2222"), {"asked": ["0 turn"]})
    near = given(HAUNTED, ringer, {"room": "chasm"}, house=house)
    came = {"state": {f"explorers.{Z}.room": "basement_landing"}}
    assert not differences(near, ("0 use(bell)", "~dice 2222", f"0 pick_figure({Z})"), came)
    beside = given(HAUNTED, ringer, {"room": "organ_room"}, house=house)
    side = {"state": {f"explorers.{Z}.room": "chasm", f"explorers.{Z}.side": 1}}
    assert not differences(beside, ("0 use(bell)", "~dice 2222", f"0 pick_figure({Z})"), side)


def test_bell_4_or_less_lets_the_traitor_move_monsters_closer() -> None:
    zombies = {"zombie_1": "foyer", "zombie_2": {"room": "foyer", "stunned": 1}, "zombie_3": "dusty_hallway"}
    start = given(HAUNTED, BELL, monsters=zombies)
    asked = {"asked": ["2 summon"], "options": ["pick_figure(zombie_1)", "stay"]}
    assert not differences(start, ("0 use(bell)", "~dice 2200"), asked)
    moved = {
        "asked": ["0 turn"],
        "state": {"monsters.zombie_1.room": "dusty_hallway", "monsters.zombie_2.room": "foyer"},
    }
    assert not differences(start, ("0 use(bell)", "~dice 2200", "2 pick_figure(zombie_1)"), moved)
    stayed = {"asked": ["0 turn"], "state": {"monsters.zombie_1.room": "foyer"}}
    assert not differences(start, ("0 use(bell)", "~dice 2200", "2 stay"), stayed)


def test_bell_of_the_traitor_calls_heroes_and_never_monsters() -> None:
    start = given({**HAUNTED, "active": 2}, ox=BELL, brandon={"room": "creaky_hallway"}, monsters={"zombie_1": "foyer"})
    assert not differences(start, ("2 use(bell)", "~dice 000"), {"asked": ["2 turn"]})
    called = {"asked": ["2 summon"], "options": [f"pick_figure({B})", "stay"]}
    assert not differences(start, ("2 use(bell)", "~dice 221"), called)


@pytest.mark.rule("BET-TURN-8")
def test_bell_without_a_traitor_moves_every_monster() -> None:
    twins = {"evil_twin_1": "foyer", "evil_twin_2": "entrance_hall", "evil_twin_3": "dusty_hallway"}
    start = given(NO_TRAITOR, BELL, monsters=twins)
    order = {"asked": ["1 summon"], "options": ["pick_figure(evil_twin_1)", "pick_figure(evil_twin_2)"]}
    assert not differences(start, ("0 use(bell)", "~dice 2200"), order)
    both = {
        "asked": ["0 turn"],
        "state": {"monsters.evil_twin_1.room": "dusty_hallway", "monsters.evil_twin_2.room": "foyer"},
    }
    assert not differences(start, ("0 use(bell)", "~dice 2200", "1 pick_figure(evil_twin_2)"), both)


@pytest.mark.rule("BET-MONSTER-10")
def test_monsters_come_by_shafts_and_barriers_that_they_may_use() -> None:
    house = {
        "ballroom": "entrance_hall.north",
        "gallery": "upper_landing.north",
        "collapsed_room": "upper_landing.east",
    }
    up = given(HAUNTED, {"room": "gallery", **BELL}, house=house, monsters={"zombie_1": "ballroom"})
    ring = ("0 use(bell)", "~dice 0000", "2 pick_figure(zombie_1)")
    assert not differences(up, ring, {"state": {"monsters.zombie_1.room": "gallery"}})
    down = given(HAUNTED, {"room": "ballroom", **BELL}, house=house, monsters={"zombie_1": "gallery"})
    assert not differences(down, ring, {"state": {"monsters.zombie_1.room": "ballroom"}})
    hole = given(
        HAUNTED,
        {"room": "basement_landing", **BELL},
        house=house,
        monsters={"zombie_1": "collapsed_room"},
        below="basement_landing",
    )
    assert not differences(hole, ring, {"state": {"monsters.zombie_1.room": "basement_landing"}})
    chasm = {"chasm": "basement_landing.east@2"}
    barrier = given(
        HAUNTED, {"room": "basement_landing", **BELL}, house=chasm, monsters={"zombie_1": {"room": "chasm", "side": 1}}
    )
    assert not differences(barrier, ring, {"state": {"monsters.zombie_1.room": "basement_landing"}})


@pytest.mark.rule("BET-MONSTER-11")
def test_no_monster_comes_up_the_coal_chute_with_one_space() -> None:
    start = given(HAUNTED, BELL, house={"coal_chute": "entrance_hall.north"}, monsters={"zombie_1": "basement_landing"})
    assert not differences(start, ("0 use(bell)", "~dice 0000"), {"asked": ["0 turn"]})


def test_of_two_shortest_ways_the_mover_chooses() -> None:
    ring_of_rooms = {
        "abandoned_room": "entrance_hall.north",
        "ballroom": "abandoned_room.north",
    }
    start = given(
        HAUNTED, {"room": "creaky_hallway", **BELL}, house=ring_of_rooms, monsters={"zombie_1": "entrance_hall"}
    )
    steps = ("0 use(bell)", "~dice 0000", "2 pick_figure(zombie_1)")
    ways = {"asked": ["2 toward"], "options": ["to_room(abandoned_room)", "to_room(foyer)"]}
    assert not differences(start, steps, ways)
    assert not differences(start, (*steps, "2 to_room(foyer)"), {"state": {"monsters.zombie_1.room": "foyer"}})


@pytest.mark.rule("BET-HIDDEN-1")
def test_bell_with_a_hidden_traitor_calls_everybody_alike() -> None:
    for traitor in (1, 2):
        roles = {Z: 1 if traitor == 1 else 2, X: 1 if traitor == 2 else 2}
        start = given({"haunt": 34, "revealer": 0}, {**BELL, "role": 3}, {"role": roles[Z]}, {"role": roles[X]})
        called = {"asked": ["0 summon"], "options": [f"pick_figure({Z})", f"pick_figure({X})", "stay"]}
        assert not differences(start, ("0 use(bell)", "~dice 2222"), called)


# -- Dark Dice


def test_dark_dice_lead_to_nobody_who_is_known_as_a_traitor() -> None:
    start = given(HAUNTED, {"cards": ["dark_dice"]}, {"room": "foyer"}, {"room": "creaky_hallway"})
    alone = {"asked": ["0 turn"], "state": {f"explorers.{B}.room": "foyer"}}
    assert not differences(start, ("0 use(dark_dice)", "~dice 222"), alone)


def test_dark_dice_push_a_traitor_too_and_take_no_trait_to_the_skull() -> None:
    start = given(HAUNTED, {"cards": ["dark_dice"]}, ox=HERE)
    pushed = {"state": {f"explorers.{X}.room": "foyer"}}
    assert not differences(start, ("0 use(dark_dice)", "~dice 221", "0 to_room(foyer)"), pushed)
    lowest = {"state": {f"explorers.{B}.fate": "in_house", **places(might=0, speed=0, sanity=0, knowledge=0)}}
    assert not differences(start, ("0 use(dark_dice)", "~dice 000"), lowest)


# -- Bottle

BOTTLE = {"might": 3, "speed": 3, "sanity": 3, "knowledge": 3, "cards": ["bottle"]}


@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("221", {"might": 5, "speed": 5, "sanity": 3, "knowledge": 3}),
        ("220", {"might": 3, "speed": 3, "sanity": 5, "knowledge": 5}),
        ("210", {"might": 2, "speed": 3, "sanity": 3, "knowledge": 4}),
        ("200", {"might": 3, "speed": 3, "sanity": 1, "knowledge": 1}),
        ("100", {"might": 1, "speed": 1, "sanity": 3, "knowledge": 3}),
        ("000", {"might": 1, "speed": 1, "sanity": 1, "knowledge": 1}),
    ],
)
def test_bottle(dice: str, after: dict[str, int]) -> None:
    gone = {"item_discard": ["bottle"], **places(**after)}
    assert not differences(
        given(HAUNTED, BOTTLE), ("0 use(bottle)", f"~dice {dice}"), {"asked": ["0 turn"], "state": gone}
    )


def test_bottle_6_puts_one_into_any_room() -> None:
    then = {"state": {f"explorers.{B}.room": "upper_landing", "item_discard": ["bottle"], "spent": 0}}
    assert not differences(given(HAUNTED, BOTTLE), ("0 use(bottle)", "~dice 222", "0 to_room(upper_landing)"), then)


@pytest.mark.rule("BET-DEATH-1")
def test_bottle_can_kill_and_is_gone_all_the_same() -> None:
    then = {"state": {f"explorers.{B}.fate": "dead", "item_discard": ["bottle"], "piles": {}}}
    assert not differences(given(HAUNTED, {**BOTTLE, "might": 1}), ("0 use(bottle)", "~dice 100"), then)


def test_bottle_only_after_the_haunt_has_started() -> None:
    assert not differences(given(BEFORE, BOTTLE), (), {"refused": ["0 use(bottle) BET-GEN-4"]})


def test_bottle_with_a_number_above_its_table() -> None:
    start = given(HAUNTED, {**BOTTLE, "cards": ["bottle", "angel_feather"]})
    then = {"asked": ["0 go_to"]}
    assert not differences(start, ("0 use(bottle)", "0 use(angel_feather)", "0 name_result(7)"), then)


# -- getting and losing, in the haunt


@pytest.mark.rule("BET-ITEM-15", "BET-DEATH-1")
def test_giving_a_card_away_can_kill() -> None:
    start = given(HAUNTED, {"knowledge": 1, "cards": ["book"]}, HERE)
    then = {"state": {f"explorers.{B}.fate": "dead", f"explorers.{Z}.cards": ["book"], f"explorers.{Z}.knowledge": 4}}
    assert not differences(start, (f"0 give(book,{Z})", "1 take(book)"), then)


@pytest.mark.rule("BET-ITEM-1")
def test_a_monster_does_not_use_what_it_carries() -> None:
    zombie = {"zombie_1": {"room": "dusty_hallway", "cards": ["axe", "dark_dice"]}}
    start = given({**HAUNTED, "phase": "monsters", "acting": "zombie_1"}, monsters=zombie)
    then = {
        "offers": [f"attack({B})"],
        "offers_not": [f"attack_with(axe,{B})"],
        "refused": ["2 use(dark_dice) BET-ITEM-1"],
    }
    assert not differences(start, (), then)


@pytest.mark.rule("BET-ITEM-15", "BET-DEATH-1")
def test_whoever_dies_of_picked_pockets_dies_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    deaths: set[tuple[int, int, int]] = set()

    class Watching(Plain):
        def on_death(self, g: House[Any], seat: int, cause: int, killer: int) -> Script[None]:
            deaths.add((seat, cause, killer))
            return NOTHING

    monkeypatch.setitem(PRESENT, Plain.number, Watching())
    start = given(HAUNTED, {"cards": ["pickpockets_gloves"]}, {**HERE, "sanity": 1, "cards": ["holy_symbol"]})
    then = {"state": {f"explorers.{Z}.fate": "dead", f"explorers.{B}.cards": ["holy_symbol"]}}
    assert not differences(start, ("0 use(pickpockets_gloves)",), then)
    assert deaths == {(1, BY_CARD, 0)}


# -- Music Box and monsters


def test_music_box_stops_a_monster_that_has_sanity() -> None:
    playing = {"piles": {"dusty_hallway": ["music_box"]}, "box_open": True}
    away = {"room": "creaky_hallway"}
    zombie = {**HAUNTED, "phase": "monsters", "acting": "zombie_1", "allowance": 5}
    start = given(zombie, away, monsters={"zombie_1": "foyer"}, **playing)
    over = {"asked": ["0 turn"], "state": {"monsters.zombie_1.room": "dusty_hallway"}}
    assert not differences(start, ("2 walk(dusty_hallway)", "~dice 21"), over)
    assert not differences(start, ("2 walk(dusty_hallway)", "~dice 22"), {"asked": ["2 monster"]})
    mindless = {**zombie, "haunt": 29, "acting": "frankensteins_monster"}
    start = given(mindless, away, monsters={"frankensteins_monster": "foyer"}, **playing)
    assert not differences(start, ("2 walk(dusty_hallway)",), {"asked": ["2 monster"]})


def test_music_box_stops_a_monster_at_the_start_of_its_turn() -> None:
    zombies = {"zombie_1": "dusty_hallway", "zombie_2": "foyer"}
    base = {**HAUNTED, "phase": "monsters", "moved_kinds": {"zombie": 2}}
    start = given(
        base, {"room": "creaky_hallway"}, monsters=zombies, piles={"dusty_hallway": ["music_box"]}, box_open=True
    )
    failed = {"asked": ["2 monsters"], "options": ["act(zombie_2)", "end_monster_turn"]}
    assert not differences(start, ("2 act(zombie_1)", "~dice 21"), failed)
    assert not differences(start, ("2 act(zombie_1)", "~dice 22"), {"asked": ["2 monster"]})


def test_music_box_that_is_discarded_is_got_closed_again() -> None:
    g = table_of(given(BEFORE, {"cards": ["music_box"]}, box_open=True)).state
    assert isinstance(g, House)
    discard_held(g, 0, CARDS["music_box"])
    assert not g.box_open
