"""Monsters by the rulebook alone: their turn, what they can do in rooms, how they are stunned (Monsters, Stunned).

Brandon (seat 0) and Zoe (seat 1) are heroes, Ox (seat 2) is the traitor and moves the Zombie Lord (Speed 3, Might 7,
Sanity 2) and the Zombies (Speed 2, Might 5, Sanity 2).
"""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from housebound.games.betrayal.figures.stunned import stun
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.games.betrayal.terms import Attack
from housebound.kernel.script import Script
from tests.games.betrayal.plain_haunt import HAUNTED, B, Plain, Z, differences, given, make_present, table_of


@pytest.fixture(autouse=True)
def _plain_haunts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_present(monkeypatch)


MONSTERS = {**HAUNTED, "phase": "monsters"}
LORD = {**MONSTERS, "acting": "zombie_lord"}


def their_turn(monsters: dict[str, Any], base: dict[str, Any] = MONSTERS, **more: Any) -> dict[str, Any]:
    """The monster turn, with Brandon in the Dusty Hallway and the others in the Entrance Hall."""
    return given(
        base, more.pop("brandon", None), more.pop("zoe", None), more.pop("ox", None), monsters=monsters, **more
    )


# -- whose decisions, in which order


@pytest.mark.rule("BET-MONSTER-2", "BET-MONSTER-3", "BET-TRAITOR-8")
def test_the_traitors_player_says_which_monster_acts_and_may_leave_all_of_them() -> None:
    start = their_turn({"zombie_lord": "upper_landing", "zombie_1": "basement_landing"})
    then = {"asked": ["2 monsters"], "options": ["act(zombie_lord)", "act(zombie_1)", "end_monster_turn"]}
    assert not differences(start, (), then)
    assert not differences(start, ("2 end_monster_turn",), {"asked": ["0 turn"]})


@pytest.mark.rule("BET-MONSTER-3")
def test_each_monster_finishes_before_the_next_begins() -> None:
    start = their_turn({"zombie_1": "upper_landing", "zombie_2": "basement_landing"})
    begun = ("2 act(zombie_1)", "~dice 11")
    assert not differences(start, begun, {"asked": ["2 monster"], "refused": ["2 act(zombie_2) BET-MONSTER-1"]})
    moved = (*begun, "2 climb(grand_staircase)", "2 end_turn")
    assert not differences(start, moved, {"options": ["act(zombie_2)", "end_monster_turn"]})
    both = (*moved, "2 act(zombie_2)", "2 end_turn")
    assert not differences(start, both, {"asked": ["0 turn"]})


@pytest.mark.rule("BET-MONSTER-4")
def test_a_monster_rolls_its_speed_and_moves_that_far() -> None:
    start = their_turn({"zombie_lord": "upper_landing"})
    begun = ("2 act(zombie_lord)", "~dice 200")
    assert not differences(start, begun, {"state": {"allowance": 2, "spent": 0}})
    gone = (*begun, "2 climb(grand_staircase)", "2 walk(foyer)")
    assert not differences(start, gone, {"refused": ["2 walk(entrance_hall) BET-MOVE-3"]})


@pytest.mark.rule("BET-MONSTER-5", "BET-MONSTER-18")
def test_one_roll_for_each_kind() -> None:
    start = their_turn({"zombie_lord": "upper_landing", "zombie_1": "upper_landing", "zombie_2": "upper_landing"})
    steps = ("2 act(zombie_1)", "~dice 21", "2 end_turn", "2 act(zombie_lord)", "~dice 000", "2 end_turn")
    then = {"asked": ["2 monster"], "state": {"allowance": 3, "moved_kinds": {"zombie_lord": 0, "zombie": 3}}}
    assert not differences(start, (*steps, "2 act(zombie_2)"), then)


@pytest.mark.rule("BET-MONSTER-18")
def test_the_roll_is_made_by_the_first_that_is_not_stunned() -> None:
    stunned = {"room": "upper_landing", "stunned": 1}
    start = their_turn({"zombie_1": stunned, "zombie_2": "upper_landing", "zombie_lord": "basement_landing"})
    assert not differences(start, ("2 act(zombie_2)",), {"wants": "dice"})
    # a kind that is wholly stunned does not roll: the whole turn passes without it
    start = their_turn({"zombie_1": stunned, "zombie_lord": "basement_landing"})
    steps = ("2 act(zombie_lord)", "~dice 000", "2 end_turn")
    assert not differences(start, steps, {"asked": ["0 turn"]})


@pytest.mark.rule("BET-MONSTER-6")
def test_a_monster_attacks_once_in_its_turn_and_the_next_one_again() -> None:
    here = "dusty_hallway"
    start = their_turn({"zombie_1": here, "zombie_2": here}, {**MONSTERS, "acting": "zombie_1"})
    once = (f"2 attack({B})", "~dice 00000", "~dice 0000")
    assert not differences(start, once, {"asked": ["2 monster"], "refused": [f"2 attack({B}) BET-ATTACK-1"]})
    assert not differences(start, (*once, "2 end_turn", "2 act(zombie_2)", f"2 attack({B})"), {"wants": "dice"})


class Screaming(Plain):
    """Its monsters attack with Sanity."""

    def attack_traits(self, g: House[Any], figure: int) -> tuple[int, ...]:
        return (2,) if figure >= FIRST_MONSTER else super().attack_traits(g, figure)


@pytest.mark.rule("BET-MONSTER-6", "BET-MONSTER-1")
def test_many_attack_with_another_trait_as_their_haunt_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, 21, Screaming())
    start = their_turn({"zombie_lord": "dusty_hallway"}, LORD)
    assert not differences(start, (f"2 attack({B})", "~dice 20", "~dice 1000"), {"asked": ["0 split_mental"]})


@pytest.mark.rule("BET-MONSTER-7")
def test_monsters_neither_shoot_nor_steal(monkeypatch: pytest.MonkeyPatch) -> None:
    armed = {"zombie_lord": {"room": "foyer", "cards": ["revolver"]}}
    here = their_turn(armed, LORD, brandon={"cards": ["bell"]})
    assert not differences(here, (), {"offers_not": [f"attack_with(revolver,{B})", f"attack_with(revolver,{Z})"]})
    beside = their_turn({"zombie_lord": "dusty_hallway"}, LORD, brandon={"cards": ["bell"]})
    won = (f"2 attack({B})", "~dice 2200000", "~dice 0000")
    assert not differences(beside, won, {"asked": ["0 split_physical"]})
    monkeypatch.setitem(PRESENT, 21, Bearer())
    assert not differences(beside, won, {"asked": ["0 split_physical"]}), "not even one that could carry it"


# -- rooms


@pytest.mark.rule("BET-MONSTER-8", "BET-MONSTER-9")
@pytest.mark.parametrize("ignores", ["ignore_harmful", "ignore_nondamaging"])
@pytest.mark.parametrize("room", ["furnace_room", "larder", "crypt"])
def test_no_room_hurts_or_helps_a_monster_that_ends_its_turn_there(room: str, ignores: str) -> None:
    place = {"furnace_room": "south", "larder": "north", "crypt": "north"}[room]
    start = their_turn({"zombie_lord": room}, LORD, house={room: f"basement_landing.{place}"})
    then = {"asked": ["0 turn"], "state": {"monsters.zombie_lord.stunned": 0}}
    assert not differences(start, ("2 end_turn",), then, monster_rooms=ignores)


@pytest.mark.rule("BET-MONSTER-8")
@pytest.mark.parametrize("ignores", ["ignore_harmful", "ignore_nondamaging"])
def test_barriers_and_junk_do_not_hold_a_monster_up(ignores: str) -> None:
    house = {"chasm": "basement_landing.east", "junk_room": "basement_landing.west"}
    start = their_turn({"zombie_lord": "chasm"}, LORD, house=house)
    crossed = {"asked": ["2 monster"], "state": {"monsters.zombie_lord.side": 1, "spent": 0}}
    assert not differences(start, ("2 cross",), crossed, monster_rooms=ignores)
    start = their_turn({"zombie_lord": "junk_room"}, LORD, house=house)
    left = {"asked": ["2 monster"], "state": {"monsters.zombie_lord.room": "basement_landing"}}
    assert not differences(start, ("2 walk(basement_landing)",), left, monster_rooms=ignores)


FALL = {"house": {"collapsed_room": "entrance_hall.north", "gallery": "upper_landing.north", "ballroom": "foyer.south"}}


@pytest.mark.rule("BET-MONSTER-8", "BET-MONSTER-10", "BET-MONSTER-11")
@pytest.mark.parametrize(("room", "step"), [("collapsed_room", "fall"), ("gallery", "jump")])
def test_a_fall_stuns_a_monster_by_one_variant_only(room: str, step: str) -> None:
    below = {"below": "basement_landing", "collapsed_met": True}
    start = their_turn({"zombie_lord": room}, LORD, **FALL, **below)
    there = "basement_landing" if step == "fall" else "ballroom"
    unhurt = {"asked": ["2 monster"], "state": {"monsters.zombie_lord.room": there, "spent": 0}}
    assert not differences(start, (f"2 {step}",), unhurt)
    hurts = {"monster_rooms": "ignore_nondamaging"}
    for die in "12":
        stunned = {"told": {"0": ["stunned(figure=zombie_lord)"]}, "state": {"monsters.zombie_lord.room": there}}
        assert not differences(start, (f"2 {step}", f"~dice {die}"), stunned, **hurts)
    assert not differences(start, (f"2 {step}", "~dice 0"), unhurt, **hurts)


@pytest.mark.rule("BET-MONSTER-10", "BET-MONSTER-11")
@pytest.mark.parametrize(
    ("below", "above"),
    [("basement_landing", "coal_chute"), ("larder", "collapsed_room"), ("ballroom", "gallery")],
)
def test_monsters_climb_shafts_by_one_variant_only(below: str, above: str) -> None:
    house = {**FALL["house"], "larder": "basement_landing.north", "coal_chute": "entrance_hall.south"}
    start = their_turn({"zombie_lord": below}, LORD, house=house, below="larder", collapsed_met=True)
    climbed = {"state": {"monsters.zombie_lord.room": above, "spent": 1}}
    assert not differences(start, (f"2 clamber({above})",), climbed)
    printed = {"offers_not": [f"clamber({above})"]}
    assert not differences(start, (), printed, monster_shafts="as_printed")


@pytest.mark.rule("BET-MONSTER-10")
def test_monsters_use_stairs_and_choose_where_the_elevator_goes() -> None:
    house = {"mystic_elevator": "foyer.south", "stairs_from_basement": "basement_landing.north"}
    start = their_turn({"zombie_lord": "foyer"}, LORD, house=house)
    assert not differences(start, (), {"offers": ["climb(stairs_from_basement)", "walk(mystic_elevator)"]})
    ride = ("2 walk(mystic_elevator)", "2 attach(upper_landing,north)")
    assert not differences(start, ride, {"state": {"house.mystic_elevator": "upper_landing.north@2"}})


@pytest.mark.rule("BET-MONSTER-14")
def test_monsters_discover_nothing() -> None:
    start = their_turn({"zombie_lord": "basement_landing"}, LORD)
    assert not differences(start, (), {"options": ["end_turn"], "refused": ["2 explore(north) BET-MONSTER-14"]})


@pytest.mark.rule("BET-MONSTER-15")
def test_monsters_leave_items_and_companions_where_they_lie() -> None:
    lying = {"piles": {"foyer": ["axe"]}, "waiting": {"grand_staircase": ["dog"]}}
    start = their_turn({"zombie_lord": "foyer"}, LORD, **lying)
    then = {"refused": ["2 take(axe) BET-MONSTER-15"]}
    assert not differences(start, (), then)
    stays = {"state": {"waiting.grand_staircase": ["dog"], "monsters.zombie_lord.cards": []}}
    assert not differences(start, ("2 walk(grand_staircase)",), stays)


class Bearer(Plain):
    """Its monsters carry items."""

    def may_hold(self, g: House[Any], figure: int, card: int) -> str:
        return ""


@pytest.mark.rule("BET-MONSTER-16", "BET-MONSTER-1")
def test_a_bearer_that_is_stunned_drops_everything_and_takes_nothing_until_it_acts_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(PRESENT, 21, Bearer())
    laden = {"zombie_lord": {"room": "dusty_hallway", "cards": ["axe", "book"]}}
    start = given(HAUNTED, monsters=laden)
    hit = ("0 attack(zombie_lord)", "~dice 2222", "~dice 0000000", "0 hurt")
    dropped = {"state": {"piles.dusty_hallway": ["axe", "book"], "monsters.zombie_lord.cards": []}}
    assert not differences(start, hit, dropped)
    missed = (*hit, "0 end_turn", "1 end_turn", "2 end_turn", "0 end_turn", "1 end_turn", "2 end_turn")
    again = (*missed, "2 act(zombie_lord)", "~dice 000", "2 take(axe)")
    assert not differences(start, again, {"state": {"monsters.zombie_lord.cards": ["axe"]}})


@pytest.mark.rule("BET-MONSTER-17")
def test_monsters_draw_nothing_and_leave_the_symbol_to_whoever_comes() -> None:
    start = their_turn({"zombie_lord": "foyer"}, LORD, house={"kitchen": "foyer.south"}, drawn_for=[])
    entered = {"asked": ["2 monster"], "state": {"monsters.zombie_lord.room": "kitchen", "omens_drawn": 0}}
    assert not differences(start, ("2 walk(kitchen)",), entered)


@pytest.mark.rule("BET-MONSTER-1")
def test_a_haunt_may_say_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    class Explorers(Plain):
        def may_discover(self, g: House[Any], figure: int) -> str:
            return ""

    monkeypatch.setitem(PRESENT, 21, Explorers())
    start = their_turn({"zombie_lord": "basement_landing"}, LORD, stack=["larder"], items=["axe"])
    found = ("2 explore(north)", "~back any_floor", "2 turn_tile(0)")
    then = {"asked": ["2 monster"], "state": {"monsters.zombie_lord.room": "larder", "monsters.zombie_lord.cards": []}}
    assert not differences(start, found, then)


# -- stunned


HIT = ("0 attack(zombie_1)", "~dice 2222", "~dice 00000")


def facing(monsters: dict[str, Any], **more: Any) -> dict[str, Any]:
    return given({**HAUNTED, **more}, monsters=monsters)


@pytest.mark.rule("BET-STUN-1", "BET-STUN-2", "BET-TRAIT-8")
def test_any_damage_stuns_and_the_numbers_stay() -> None:
    start = facing({"zombie_1": "dusty_hallway"})
    for dice in ("1000", "2222"):
        then = {
            "asked": ["0 turn"],
            "state": {"monsters.zombie_1.stunned": 1},
            "view": {
                "1": {"monsters.0.stunned": True},
                "2": {"monsters.0.traits": [5, 2, 2, -1]},
            },
        }
        assert not differences(start, ("0 attack(zombie_1)", f"~dice {dice}", "~dice 00000"), then)


@pytest.mark.rule("BET-STUN-2", "BET-STUN-3")
def test_a_stunned_monster_misses_its_turn_and_has_the_one_after_that() -> None:
    start = facing({"zombie_1": "dusty_hallway", "zombie_lord": "upper_landing"})
    missed = (*HIT, "0 end_turn", "1 end_turn", "2 end_turn")
    then = {"options": ["act(zombie_lord)", "end_monster_turn"], "refused": ["2 act(zombie_1) BET-STUN-2"]}
    assert not differences(start, missed, then)
    back = (*missed, "2 end_monster_turn")
    told = {"told": {"1": ["recovered(figure=zombie_1)"]}, "state": {"monsters.zombie_1.stunned": 0}}
    assert not differences(start, back, told)
    next_round = (*back, "0 end_turn", "1 end_turn", "2 end_turn")
    assert not differences(start, next_round, {"offers": ["act(zombie_1)"]})


@pytest.mark.rule("BET-STUN-2")
def test_the_turn_of_a_monster_that_stuns_itself_is_over() -> None:
    start = their_turn({"zombie_1": "dusty_hallway", "zombie_2": "foyer"}, {**MONSTERS, "acting": "zombie_1"})
    lost = (f"2 attack({B})", "~dice 00000", "~dice 1000")
    then = {"asked": ["2 monsters"], "options": ["act(zombie_2)", "end_monster_turn"]}
    assert not differences(start, lost, {**then, "state": {"monsters.zombie_1.stunned": 2}})


@pytest.mark.rule("BET-STUN-3")
def test_stunned_in_a_monster_turn_it_misses_the_next_one_and_not_this() -> None:
    start = their_turn({"zombie_1": "dusty_hallway"}, {**MONSTERS, "acting": "zombie_1"})
    lost = (f"2 attack({B})", "~dice 00000", "~dice 1000")
    assert not differences(start, lost, {"asked": ["0 turn"], "state": {"monsters.zombie_1.stunned": 1}})
    second = (*lost, "0 end_turn", "1 end_turn", "2 end_turn")
    assert not differences(start, second, {"asked": ["0 turn"], "state": {"monsters.zombie_1.stunned": 0, "round": 3}})


@pytest.mark.rule("BET-STUN-4", "BET-PASS-6")
@pytest.mark.parametrize(("stunned", "cost"), [(0, 2), (1, 1)])
def test_a_stunned_monster_slows_nobody(stunned: int, cost: int) -> None:
    start = facing({"zombie_1": {"room": "dusty_hallway", "stunned": stunned}})
    assert not differences(start, ("0 walk(foyer)",), {"state": {"spent": cost}})


@pytest.mark.rule("BET-STUN-5", "BET-STUN-6")
def test_a_stunned_monster_can_be_attacked_and_cannot_hit_back() -> None:
    start = facing({"zombie_1": {"room": "dusty_hallway", "stunned": 1}})
    lost = ("0 attack(zombie_1)", "~dice 0000", "~dice 22222")
    assert not differences(start, lost, {"asked": ["0 turn"], "state": {f"explorers.{B}.might": 3}})


@pytest.mark.rule("BET-STUN-5")
def test_a_stunned_bearer_can_be_robbed() -> None:
    laden = {"room": "dusty_hallway", "stunned": 1, "cards": ["bell"]}
    won = ("0 attack(zombie_1)", "~dice 2222", "~dice 00000", "0 steal(bell)")
    then = {"state": {f"explorers.{B}.cards": ["bell"], "monsters.zombie_1.cards": []}}
    assert not differences(facing({"zombie_1": laden}), won, then)


class Counting(Plain):
    """Damage to its monsters is noted on the track instead of stunning them."""

    def hurt_monster(self, g: House[Any], figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        g.track += steps
        return True
        yield


@pytest.mark.rule("BET-STUN-7")
def test_an_effect_that_stuns_works_whatever_damage_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, 21, Counting())
    start = facing({"zombie_1": "dusty_hallway"})
    assert not differences(start, HIT, {"state": {"monsters.zombie_1.stunned": 0, "track": 8}})
    g = table_of(start).state
    assert isinstance(g, House)
    list(stun(g, FIRST_MONSTER))
    assert g.stunned[FIRST_MONSTER] == 1


@pytest.mark.rule("BET-STUN-8")
def test_stunning_it_again_does_not_make_it_longer() -> None:
    for left in (1, 2):
        start = facing({"zombie_1": {"room": "dusty_hallway", "stunned": left}, "zombie_lord": "upper_landing"})
        then = {"state": {"monsters.zombie_1.stunned": left}, "not_told": {"0": ["stunned(figure=zombie_1)"]}}
        assert not differences(start, HIT, then)


# -- the start of the monster turn


class Tolling(Plain):
    """A bell tolls at the start of each monster turn: the track counts."""

    monster_turn: ClassVar[bool] = True

    def on_monster_turn_start(self, g: House[Any]) -> Script[None]:
        g.track += 1
        return
        yield


@pytest.mark.rule("BET-ORDER-3", "BET-RESCUE-1")
def test_a_monster_turn_begins_once_even_if_the_stairs_are_searched_for_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, 21, Tolling())
    start = given({**HAUNTED, "active": 1}, ox={"fate": "dead", "room": ""}, monsters={"zombie_1": "basement_landing"})
    steps = ("1 end_turn", "2 search_stairs", "~back any_floor", "2 attach(basement_landing,north)")
    then = {"asked": ["2 monsters"], "state": {"track": 1}, "offers": ["act(zombie_1)"]}
    assert not differences(start, steps, then)
