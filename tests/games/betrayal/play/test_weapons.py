"""Weapons, Revolver, Armor, Dynamite, stealing, and the cards for rolls when it comes to blows."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.state import House
from tests.games.betrayal.plain_haunt import (
    BEFORE,
    HAUNTED,
    HERE,
    B,
    Plain,
    X,
    Z,
    differences,
    given,
    make_present,
    places,
)


@pytest.fixture(autouse=True)
def _plain_haunts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_present(monkeypatch)


# -- weapons


def armed(*cards: str, **more: Any) -> dict[str, Any]:
    return given(HAUNTED, {"cards": list(cards), **more}, ox=HERE)


@pytest.mark.rule("BET-WEAPON-1", "BET-ATTACK-3")
@pytest.mark.parametrize(("card", "dice"), [("axe", "00000"), ("spear", "000000")])
def test_might_weapons_add_dice(card: str, dice: str) -> None:
    steps = (f"0 attack_with({card},{X})", f"~dice {dice}", "~dice 10000", "0 split(0)")
    assert not differences(armed(card), steps, {"asked": ["0 turn"], "state": places(speed=1)})


@pytest.mark.rule("BET-WEAPON-2")
def test_a_weapon_is_no_help_in_defence() -> None:
    start = given({**HAUNTED, "active": 2}, {"cards": ["axe", "spear"]}, ox=HERE)
    assert not differences(start, (f"2 attack({B})", "~dice 00000", "~dice 0000"), {"asked": ["2 turn"]})


@pytest.mark.rule("BET-WEAPON-3", "BET-WEAPON-4")
def test_one_weapon_in_one_attack_or_none() -> None:
    offers = [f"attack({X})", f"attack_with(axe,{X})", f"attack_with(spear,{X})"]
    assert not differences(armed("axe", "spear"), (), {"offers": offers})
    done = {"refused": [f"0 attack({X}) BET-ATTACK-1", f"0 attack_with(spear,{X}) BET-ATTACK-1"]}
    assert not differences(armed("axe", "spear"), (f"0 attack_with(axe,{X})", "~dice 00000", "~dice 00000"), done)


@pytest.mark.rule("BET-ITEM-9", "BET-ITEM-10")
def test_attacking_with_an_item_is_using_it() -> None:
    then = {"state": {"used": ["axe"]}, "refused": ["0 drop(axe) BET-ITEM-9"]}
    assert not differences(armed("axe"), (f"0 attack_with(axe,{X})", "~dice 00000", "~dice 00000"), then)
    picked_up = given(HAUNTED, ox=HERE, piles={"dusty_hallway": ["axe"]})
    assert not differences(picked_up, ("0 take(axe)",), {"refused": [f"0 attack_with(axe,{X}) BET-ITEM-9"]})


@pytest.mark.rule("BET-DICE-3")
def test_no_weapon_gives_more_than_8_dice() -> None:
    steps = (f"0 attack_with(spear,{X})", "~dice 00000000", "~dice 00000")
    assert not differences(armed("spear", might=7), steps, {"asked": ["0 turn"]})


def test_blood_dagger_costs_a_step_of_speed_and_adds_3_dice() -> None:
    steps = (f"0 attack_with(blood_dagger,{X})", "~dice 0000000", "~dice 00000")
    assert not differences(armed("blood_dagger"), steps, {"asked": ["0 turn"], "state": places(speed=1)})


@pytest.mark.rule("BET-DEATH-1")
def test_blood_dagger_can_cost_the_attacker_its_life() -> None:
    then = {"state": {f"explorers.{B}.fate": "dead", "piles.dusty_hallway": ["blood_dagger"]}}
    assert not differences(armed("blood_dagger", speed=0), (f"0 attack_with(blood_dagger,{X})",), then)


CUT = f"0 attack_with(sacrificial_dagger,{X})"


def test_sacrificial_dagger_6_or_more_attacks_at_no_cost() -> None:
    steps = (CUT, "~dice 222", "~dice 0000000", "~dice 00000")
    unhurt = {"asked": ["0 turn"], "state": places(might=3, speed=2, sanity=3, knowledge=2)}
    assert not differences(armed("sacrificial_dagger"), steps, unhurt)


@pytest.mark.parametrize("dice", ["221", "210"])
def test_sacrificial_dagger_3_to_5_costs_a_step_of_sanity_or_knowledge(dice: str) -> None:
    choice = {"options": ["pick_trait(sanity)", "pick_trait(knowledge)"]}
    assert not differences(armed("sacrificial_dagger"), (CUT, f"~dice {dice}"), choice)
    steps = (CUT, f"~dice {dice}", "0 pick_trait(sanity)", "~dice 0000000", "~dice 00000")
    assert not differences(armed("sacrificial_dagger"), steps, {"asked": ["0 turn"], "state": places(sanity=2)})


@pytest.mark.parametrize("dice", ["200", "000"])
def test_sacrificial_dagger_2_or_less_hurts_and_there_is_no_attack_this_turn(dice: str) -> None:
    steps = (CUT, f"~dice {dice}", "~dice 21", "0 split(2)")
    then = {
        "asked": ["0 turn"],
        "state": places(might=1, speed=1),
        "refused": [f"0 attack({X}) BET-ATTACK-1", "0 throw(foyer) BET-ATTACK-1"],
        "not_told": {"1": [f"attacked(figure={B}, target={X}, trait=might)"]},
    }
    assert not differences(armed("sacrificial_dagger", "dynamite"), steps, then)


class Learned(Haunt):
    """A haunt whose Zombies (Speed 2, Might 6, Sanity 2, Knowledge 3) can use what they carry."""

    number = 10

    def uses_items(self, g: House[Any], figure: int) -> bool:
        return True


@pytest.mark.rule("BET-ITEM-1", "BET-STUN-1")
def test_sacrificial_dagger_hurts_a_monster_that_fails_to_master_it_by_2_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, 10, Learned())
    turn = {**HAUNTED, "haunt": 10, "phase": "monsters", "acting": "zombie_1"}
    start = given(turn, monsters={"zombie_1": {"room": "dusty_hallway", "cards": ["sacrificial_dagger"]}})
    tried = (f"2 attack_with(sacrificial_dagger,{B})", "~dice 200")
    stunned = {"told": {"1": ["stunned(figure=zombie_1)"]}, "state": {"piles.dusty_hallway": ["sacrificial_dagger"]}}
    assert not differences(start, (*tried, "~dice 10"), stunned)
    unhurt = {"state": {"monsters.zombie_1.stunned": 0}, "refused": [f"2 attack({B}) BET-ATTACK-1"]}
    assert not differences(start, (*tried, "~dice 00"), unhurt)


class Handy(Plain):
    """Its Zombies, which have no Knowledge, can use what they carry."""

    def uses_items(self, g: House[Any], figure: int) -> bool:
        return True


@pytest.mark.rule("BET-ITEM-1", "BET-TRAIT-8")
def test_sacrificial_dagger_asks_nothing_of_a_monster_without_knowledge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, 21, Handy())
    turn = {**HAUNTED, "phase": "monsters", "acting": "zombie_1"}
    start = given(turn, monsters={"zombie_1": {"room": "dusty_hallway", "cards": ["sacrificial_dagger"]}})
    steps = (f"2 attack_with(sacrificial_dagger,{B})", "~dice 10000000", "~dice 0000", "0 split(1)")
    assert not differences(start, steps, {"asked": ["2 monster"], "state": places(might=2)})


# -- Revolver

SHOT = f"0 attack_with(revolver,{X})"


@pytest.mark.rule("BET-RANGED-5")
def test_revolver_in_ones_own_room_is_an_ordinary_attack_with_speed() -> None:
    steps = (SHOT, "~dice 00000", "~dice 1000", "0 split(1)")
    assert not differences(armed("revolver"), steps, {"state": places(might=2, speed=2)})


@pytest.mark.rule("BET-RANGED-1", "BET-RANGED-4")
def test_revolver_into_another_room_costs_a_loser_nothing() -> None:
    start = given(HAUNTED, {"cards": ["revolver"]}, ox={"room": "creaky_hallway"})
    missed = {"asked": ["0 turn"], "state": places(might=3, speed=2)}
    assert not differences(start, (SHOT, "~dice 00000", "~dice 2222"), missed)
    hit = {"state": {f"explorers.{X}.might": 1, f"explorers.{X}.speed": 4}}
    assert not differences(start, (SHOT, "~dice 10000", "~dice 0000", "2 split(1)"), hit)


@pytest.mark.rule("BET-RANGED-2")
def test_revolver_needs_a_straight_row_of_doors_without_smoke() -> None:
    corner = given(HAUNTED, {"cards": ["revolver"]})
    assert not differences(corner, (), {"offers_not": [SHOT[2:]]})
    in_line = given(HAUNTED, {"cards": ["revolver"], "room": "creaky_hallway"}, ox={"room": "foyer"})
    assert not differences(in_line, (), {"offers": [SHOT[2:]]})
    smoke = {**in_line, "tokens": [{"token": "smoke", "room": "dusty_hallway"}]}
    assert not differences(smoke, (), {"offers_not": [SHOT[2:]]})


@pytest.mark.rule("BET-STEAL-3", "BET-RANGED-5")
def test_only_a_shot_in_ones_own_room_can_steal() -> None:
    far = given(HAUNTED, {"cards": ["revolver"]}, ox={"room": "creaky_hallway", "cards": ["axe"]})
    assert not differences(far, (SHOT, "~dice 20000", "~dice 0000"), {"asked": ["2 split_physical"]})
    near = given(HAUNTED, {"cards": ["revolver"]}, ox={**HERE, "cards": ["axe"]})
    assert not differences(near, (SHOT, "~dice 20000", "~dice 0000"), {"asked": ["0 spoils"]})


# -- Armor

STRIKE = f"2 attack({B})"


def struck(*cards: str, **more: Any) -> dict[str, Any]:
    return given({**HAUNTED, "active": 2}, {"cards": list(cards), **more}, ox=HERE)


@pytest.mark.rule("BET-ITEM-11")
def test_armor_takes_a_point_off_every_physical_damage() -> None:
    hurt = {"told": {"1": [f"damaged(figure={B}, damage=physical, number=2)"]}}
    assert not differences(struck("armor"), (STRIKE, "~dice 21000", "~dice 0000"), hurt)
    saved = {"asked": ["2 turn"], "state": places(might=3, speed=2)}
    assert not differences(struck("armor"), (STRIKE, "~dice 10000", "~dice 0000"), saved)


# -- Dynamite

THROW = "0 throw(creaky_hallway)"
BLAST = {"cards": ["dynamite"]}


def test_dynamite_takes_the_place_of_the_attack() -> None:
    assert not differences(given(BEFORE, BLAST), (), {"refused": [f"{THROW} BET-TURN-3"]})
    start = given(HAUNTED, {"cards": ["dynamite"]}, ox=HERE)
    then = {"asked": ["0 turn"], "state": {"item_discard": ["dynamite"]}, "refused": [f"0 attack({X}) BET-ATTACK-1"]}
    assert not differences(start, (THROW,), then)
    after = {"refused": [f"{THROW} BET-ATTACK-1"]}
    assert not differences(start, (f"0 attack({X})", "~dice 0000", "~dice 00000"), after)


@pytest.mark.rule("BET-TURN-8", "BET-DAMAGE-5")
def test_dynamite_everybody_there_rolls_speed() -> None:
    there = {"room": "creaky_hallway"}
    start = given(HAUNTED, BLAST, there, there, monsters={"zombie_1": "creaky_hallway", "zombie_2": "foyer"})
    steps = (THROW, "~dice 2210", "~dice 2200", "2 split(1)", "~dice 22")
    then = {
        "asked": ["0 turn"],
        "state": {
            f"explorers.{Z}.might": 3,
            f"explorers.{Z}.speed": 3,
            f"explorers.{X}.might": 1,
            f"explorers.{X}.speed": 1,
            "monsters.zombie_1.stunned": 1,
            "monsters.zombie_2.stunned": 0,
        },
    }
    assert not differences(start, steps, then)
    rolled = (THROW, "~dice 2210", "~dice 2200", "~dice 2000")
    assert not differences(start, rolled, {"asked": ["2 split_physical"]}, flat_damage="dice")


@pytest.mark.rule("BET-BARRIER-2")
def test_dynamite_flies_through_a_door_of_ones_own_side() -> None:
    house = {"chasm": "basement_landing.east@2", "organ_room": "chasm.east"}
    near = given(HAUNTED, {"room": "chasm", **BLAST}, house=house)
    assert not differences(near, (), {"offers": ["throw(basement_landing)"], "offers_not": ["throw(organ_room)"]})


# -- stealing

BEAT = (f"0 attack({X})", "~dice 2000", "~dice 00000")


@pytest.mark.rule("BET-STEAL-1", "BET-STEAL-5", "BET-ITEM-17", "BET-ITEM-8")
def test_a_winner_by_2_may_take_one_item_instead() -> None:
    loot = ["armor", "axe", "bite", "blood_dagger", "dog", "holy_symbol"]
    start = given(HAUNTED, ox={**HERE, "cards": loot})
    choice = {"asked": ["0 spoils"], "options": ["hurt", "steal(axe)", "steal(blood_dagger)", "steal(holy_symbol)"]}
    assert not differences(start, BEAT, choice)
    taken = {
        "asked": ["0 turn"],
        "state": {f"explorers.{X}.might": 2, f"explorers.{X}.sanity": 0, **places(sanity=5)},
        "refused": ["0 drop(holy_symbol) BET-ITEM-9"],
    }
    assert not differences(start, (*BEAT, "0 steal(holy_symbol)"), taken)
    hurt = {"asked": ["2 split_physical"]}
    assert not differences(start, (*BEAT, "0 hurt"), {"state": {f"explorers.{X}.might": 2}})
    assert not differences(given(HAUNTED, ox={**HERE, "cards": ["axe"]}), (*BEAT, "0 hurt"), hurt)


@pytest.mark.rule("BET-STEAL-1", "BET-STEAL-4", "BET-STEAL-7")
def test_not_by_1_not_in_defence_and_armor_does_not_matter() -> None:
    rich = {**HERE, "cards": ["axe"]}
    by_one = (f"0 attack({X})", "~dice 1000", "~dice 00000")
    assert not differences(given(HAUNTED, ox=rich), by_one, {"asked": ["2 split_physical"]})
    defender = given(HAUNTED, {"cards": ["axe"]}, ox=HERE)
    assert not differences(defender, (f"0 attack({X})", "~dice 0000", "~dice 20000"), {"asked": ["0 split_physical"]})
    in_armor = given(HAUNTED, ox={**HERE, "cards": ["armor", "axe"]})
    assert not differences(in_armor, BEAT, {"options": ["hurt", "steal(axe)"]})


@pytest.mark.rule("BET-STEAL-5")
def test_blood_dagger_hurts_whom_it_is_stolen_from() -> None:
    start = given(HAUNTED, ox={**HERE, "cards": ["blood_dagger"]})
    steps = (*BEAT, "0 steal(blood_dagger)", "~dice 22", "2 split(2)")
    then = {"state": {f"explorers.{X}.might": 0, f"explorers.{X}.speed": 2, f"explorers.{B}.cards": ["blood_dagger"]}}
    assert not differences(start, steps, then)


@pytest.mark.rule("BET-STEAL-2")
def test_mental_damage_steals_only_by_variant() -> None:
    start = given(HAUNTED, {"cards": ["ring"]}, ox={**HERE, "cards": ["axe"]})
    beat = (f"0 attack_with(ring,{X})", "~dice 2000", "~dice 000")
    assert not differences(start, beat, {"asked": ["2 split_mental"]})
    assert not differences(start, beat, {"asked": ["0 spoils"]}, steal_damage="any")


# -- cards for rolls, in the haunt


@pytest.mark.rule("BET-ATTACK-4", "BET-ITEM-2")
def test_which_cards_work_on_combat_rolls_also_in_anothers_turn() -> None:
    cards = ("adrenaline_shot", "angel_feather", "idol", "lucky_stone", "rabbits_foot")
    steps = (STRIKE, "~dice 00000")
    defence = {"asked": ["0 before_roll"], "options": ["roll", "use(angel_feather)", "use(idol)"]}
    assert not differences(struck(*cards), steps, defence)
    after = {"asked": ["0 after_roll"], "offers": ["reroll(lucky_stone,1)"], "offers_not": ["reroll(rabbits_foot,1)"]}
    assert not differences(struck(*cards), (*steps, "0 roll", "~dice 0000"), after)
    idol = {"state": {**places(sanity=2), "used": ["idol"]}, "asked": ["2 turn"]}
    assert not differences(struck("idol"), (*steps, "0 use(idol)", "~dice 000000"), idol)


@pytest.mark.rule("BET-DEATH-1")
def test_idol_can_cost_ones_life_and_the_blow_is_never_struck() -> None:
    attacker = given(HAUNTED, {"sanity": 0, "cards": ["idol"]}, ox=HERE)
    dead = {"state": {f"explorers.{B}.fate": "dead", f"explorers.{X}.might": 2}, "asked": ["1 turn"]}
    assert not differences(attacker, (f"0 attack({X})", "0 use(idol)"), dead)
    defender = struck("idol", sanity=0)
    gone = {"state": {f"explorers.{B}.fate": "dead", f"explorers.{X}.might": 2}, "asked": ["2 turn"]}
    fought = {"1": [f"fought(figure={X}, result=4, target={B}, against=0)"]}
    assert not differences(defender, (STRIKE, "~dice 22000", "0 use(idol)"), {**gone, "not_told": fought})
