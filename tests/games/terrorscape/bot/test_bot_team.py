"""The sensible victims in positions where it is plain what they should do."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.terrorscape.bot.ways import STEPS_BETWEEN
from housebound.games.terrorscape.words import LOCATIONS
from housebound.kernel.table import Table
from tests.games.terrorscape.bot.test_bot import answers, go_on, position
from tests.games.terrorscape.tables import mansion_of

FAR_KILLER = {"killer": "butcher", "at": "G5"}


def acting(killer: dict[str, Any], victims: dict[str, Any], seats: int = 4, **more: Any) -> Table:
    """A table in the step of actions; with four seats the first victim named is the first to be asked."""
    settings = {name: more.pop(name) for name in ("crossroads", "plan", "abilities") if name in more}
    return position({"round": 5, "killer": killer, "victims": victims, **more}, seats, **settings)


def steps(place: str, other: str) -> int:
    return STEPS_BETWEEN[LOCATIONS[place]][LOCATIONS[other]]


def whereto(option: str) -> str:
    return option[:-1].rsplit(",", maxsplit=1)[-1]


# -- the way out


def test_with_five_keys_they_go_out_together() -> None:
    table = acting(FAR_KILLER, {"anna": "R2", "marco": "B3", "sofia": "B5"}, team={"keys": 5})
    chosen = go_on(table, lambda table: table.pending[0].prompt != "act")
    assert {"move(anna,R1)", "move(marco,R1)", "move(sofia,R1)"} <= set(chosen)
    go_on(table, lambda table: mansion_of(table).round > 5)
    assert table.result is not None
    assert table.result.why == "TER-CHECK-3"


def test_they_do_not_wait_inside_for_somebody_who_is_far() -> None:
    """The door opens for all or for none: until the last one is near, the others stay out of the killer's way."""
    table = acting({"killer": "butcher", "at": "R3"}, {"anna": "R2", "marco": "B3", "sofia": "G4"}, team={"keys": 5})
    assert "move(anna,R1)" not in answers(table, "act")


def test_the_building_plan_opens_the_secret_exit() -> None:
    victims = {"anna": {"at": "B4", "items": ["building_plan"]}, "marco": "G3", "sofia": "G4"}
    table = acting({"killer": "butcher", "at": "R1"}, victims, team={"keys": 5})
    assert answers(table, "act") == {"move(anna,G5)"}


def test_adrenaline_carries_the_last_one_in() -> None:
    victims = {"anna": {"at": "B4", "items": ["adrenaline"]}, "marco": "R1", "sofia": "R1"}
    table = acting({"killer": "butcher", "at": "G3"}, victims, team={"keys": 5})
    assert answers(table, "act") == {"run(anna,B3)"}
    go_on(table, lambda table: mansion_of(table).round > 5)
    assert table.result is not None
    assert table.result.why == "TER-CHECK-3"


def test_nobody_flees_from_the_door_that_is_about_to_open() -> None:
    given: dict[str, Any] = {
        "phase": "flight",
        "round": 5,
        "killer": {"killer": "butcher", "at": "R1"},
        "victims": dict.fromkeys(("anna", "marco", "sofia"), "R1"),
        "team": {"keys": 5},
    }
    table = position(given, 4)
    assert answers(table, "flee") == {"stay(anna)"}
    assert go_on(table, lambda table: mansion_of(table).round > 5) == ["stay(anna)", "stay(marco)", "stay(sofia)"]
    assert table.over


def test_they_flee_where_nothing_holds_them() -> None:
    given = {
        "phase": "flight",
        "round": 5,
        "killer": {"killer": "butcher", "at": "R3"},
        "victims": {"anna": {"at": "R3", "condition": "wounded"}, "marco": "B4", "sofia": "B4"},
    }
    assert all(option.startswith("flee(anna,") for option in answers(position(given, 4), "flee"))


def test_a_barricade_before_the_door_is_removed() -> None:
    victims = dict.fromkeys(("anna", "marco", "sofia"), "R2")
    closed = {"barricades": ["R1-R2", "R2-R3", "R2-R5"]}
    table = acting(FAR_KILLER, victims, team={"keys": 5}, house=closed)
    assert answers(table, "act") == {"unblock(anna,R1-R2)"}


# -- work and danger


def test_they_search_where_the_killer_is_far() -> None:
    table = acting(FAR_KILLER, {"anna": "R2", "marco": "B1", "sofia": "B1"})
    assert answers(table, "act") == {"search(anna)"}


def test_they_go_where_there_is_something_to_do() -> None:
    table = acting(FAR_KILLER, dict.fromkeys(("anna", "marco", "sofia"), "R1"))
    assert {whereto(option) for option in answers(table, "act")} <= {"R2", "B1"}


@pytest.mark.parametrize("place", ["R2", "B4", "G4"])
def test_the_wounded_do_not_search_beside_the_killer(place: str) -> None:
    beside = {"R2": "R3", "B4": "B3", "G4": "R5"}[place]
    victims = {"marco": {"at": place, "condition": "wounded", "items": []}, "anna": "B1", "sofia": "B1"}
    table = acting({"killer": "butcher", "at": beside}, victims)
    chosen = answers(table, "act")
    assert all(option.startswith("move(marco,") for option in chosen)
    assert all(steps(whereto(option), beside) >= 2 for option in chosen)


@pytest.mark.parametrize("killer", ["butcher", "ghost", "maniac"])
def test_nobody_walks_into_the_killer(killer: str) -> None:
    """Out of the room where he stands, and not into another where he is as near."""
    victims = {"sofia": {"at": "B2", "condition": "wounded", "items": []}, "anna": "G4", "johnson": "G4"}
    table = acting({"killer": killer, "at": "B2", "level": 2}, victims)
    assert all(steps(whereto(option), "B2") >= 2 for option in answers(table, "act"))


def test_out_of_the_reach_of_death_blossom() -> None:
    """There would be something to find in R2, but from B1 he can be near enough to kill everybody there."""
    killer = {"killer": "maniac", "at": "B1", "stealth": "death_blossom", "level": 3}
    table = acting(killer, {"anna": "R2", "marco": "R2", "sofia": "R2"})
    go_on(table, lambda table: table.pending[0].prompt != "act")
    assert all(steps(LOCATIONS.words[place], "B1") > 3 for place in mansion_of(table).at if place >= 0)
    killer = {"killer": "maniac", "at": "B1", "stealth": "stalk", "level": 3}
    assert answers(acting(killer, {"anna": "R2", "marco": "R2", "sofia": "R2"}), "act") == {"search(anna)"}


def test_a_toolbox_goes_into_the_transmitter() -> None:
    victims = {"johnson": {"at": "B1", "items": ["toolbox"]}, "anna": "B4", "sofia": "R2"}
    table = acting({"killer": "butcher", "at": "G3"}, victims)
    assert answers(table, "act") == {"use(johnson,toolbox)"}


def test_the_last_gear_is_worth_a_risk() -> None:
    victims = {"johnson": "B1", "anna": "B4", "sofia": "B4"}
    table = acting({"killer": "butcher", "at": "R1"}, victims, team={"gears": 4})
    assert answers(table, "act") == {"repair(johnson)"}


def test_two_fears_are_calmed() -> None:
    victims = {"marco": {"at": "R1", "fear": 2, "items": []}, "anna": "B4", "sofia": "B4"}
    for killer in ("butcher", "ghost", "maniac"):
        assert answers(acting({"killer": killer, "at": "G3"}, victims), "act") == {"calm(marco)"}
    victims["marco"] = {"at": "B1", "fear": 2, "items": []}
    assert answers(acting(FAR_KILLER, victims), "act") == {"calm(marco)"}
    victims["marco"] = {"at": "R2", "fear": 1, "items": []}
    assert answers(acting({"killer": "butcher", "at": "B4"}, victims), "act") == {"search(marco)"}


def test_a_sedative_calms_without_an_action() -> None:
    victims = {
        "marco": {"at": "R2", "fear": 2, "items": ["sedative"], "acted": True},
        "anna": {"at": "B4", "acted": True},
        "sofia": {"at": "B4", "acted": True},
    }
    assert answers(acting(FAR_KILLER, victims, team={"acting": "marco"}), "act") == {"use(marco,sedative)"}


def test_before_life_drain_every_fear_of_the_wounded_is_calmed() -> None:
    victims = {"anna": {"at": "B4", "fear": 1, "condition": "wounded"}, "marco": "R2", "sofia": "R2"}
    assert answers(acting({"killer": "ghost", "at": "R4", "level": 3}, victims), "act") == {"search(anna)"}
    assert answers(acting({"killer": "ghost", "at": "R4", "level": 4}, victims), "act") == {"calm(anna)"}


def test_the_wounded_are_healed() -> None:
    victims = {"marco": {"at": "R2", "items": ["first_aid_kit"]}, "anna": {"at": "R2", "condition": "wounded"}}
    table = acting(FAR_KILLER, {**victims, "sofia": "B4"})
    assert answers(table, "act") == {"heal(marco,first_aid_kit,anna)"}


def test_the_kit_is_not_spent_on_fear() -> None:
    victims = {"marco": {"at": "R3", "items": ["first_aid_kit"]}, "anna": {"at": "R3", "fear": 1}, "sofia": "B4"}
    assert not any(option.startswith("heal") for option in answers(acting(FAR_KILLER, victims), "act"))


# -- items


def test_a_bottle_draws_the_killer_away_from_noise() -> None:
    victims = {
        "marco": {"at": "R2", "items": ["whisky"], "acted": True, "could_be": ["R2"]},
        "anna": {"at": "B4", "acted": True, "could_be": ["B4"]},
        "sofia": {"at": "B4", "acted": True, "could_be": ["B4"]},
    }
    killer = {"killer": "butcher", "at": "R5"}
    house = {"noise": ["R2"]}
    table = acting(killer, victims, house=house, team={"acting": "marco"})
    assert all(option.startswith("throw(marco,") for option in answers(table, "act"))
    quiet = acting({"killer": "butcher", "at": "G5"}, victims, house=house, team={"acting": "marco"})
    assert answers(quiet, "act") == {"done"}


def test_they_run_from_where_they_made_noise() -> None:
    victims = {
        "marco": {"at": "R2", "items": ["adrenaline"], "acted": True, "condition": "wounded"},
        "anna": {"at": "B4", "acted": True},
        "sofia": {"at": "B4", "acted": True},
    }
    table = acting({"killer": "butcher", "at": "R5"}, victims, house={"noise": ["R2"]}, team={"acting": "marco"})
    assert {whereto(option) for option in answers(table, "act")} <= {"R1", "R3", "G1"}


def test_cards_go_to_whoever_uses_them_best() -> None:
    victims = {
        "marco": {"at": "R3", "items": ["toolbox", "ammo"]},
        "johnson": {"at": "R3", "items": ["revolver"]},
        "sofia": "R3",
    }
    table = acting({"killer": "butcher", "at": "G5"}, victims, seats=2)
    chosen = go_on(table, lambda table: bool(mansion_of(table).acted))
    assert {"give(marco,toolbox,johnson)", "give(marco,ammo,johnson)"} <= set(chosen)


def test_a_gift_is_taken_and_a_bad_swap_is_not() -> None:
    given = {
        "marco": {"at": "R3", "items": ["toolbox", "ammo"]},
        "johnson": {"at": "R3", "items": ["long_sword"]},
        "sofia": "B4",
    }
    table = acting({"killer": "butcher", "at": "G5"}, given)
    table.choose(1, "give(marco,toolbox,johnson)")
    assert answers(table, "exchange") == {"accept"}
    table = acting({"killer": "butcher", "at": "G5"}, given)
    table.choose(1, "swap(marco,ammo,johnson,long_sword)")
    assert answers(table, "exchange") == {"decline"}


def test_a_key_is_kept_and_the_least_card_thrown_away() -> None:
    full = {"at": "R2", "items": ["herbs", "toolbox", "camera"]}
    table = acting(FAR_KILLER, {"anna": full, "marco": "B1", "sofia": "B1"}, team={"search": {"hatchet": 1}})
    table.choose(1, "search(anna)")
    assert answers(table, "keep") == {"keep(hatchet)"}
    table.choose(1, "keep(hatchet)")
    assert answers(table, "throw_away") == {"throw_away(camera)"}
    table = acting(FAR_KILLER, {"anna": full, "marco": "B1", "sofia": "B1"}, team={"search": {"key": 1}})
    table.choose(1, "search(anna)")
    assert answers(table, "keep") == {"keep(key)"}


def test_equipment_goes_where_its_noise_does_no_harm() -> None:
    given: dict[str, Any] = {
        "phase": "equipment",
        "round": 5,
        "killer": {"killer": "butcher", "at": "R3"},
        "victims": {"anna": {"at": "R2", "condition": "wounded"}, "marco": {"at": "B4", "items": []}, "sofia": "R2"},
        "team": {"equipment": {"key": 2, "toolbox": 2}},
    }
    assert answers(position(given, 4), "equipment") == {"name(marco)"}


# -- encounters


def attacked(killer: dict[str, Any], victims: dict[str, Any], **more: Any) -> Table:
    """The killer has found somebody."""
    given = {"phase": "main_step", "round": 5, "killer": {"at": "R3", **killer}, "victims": victims, **more}
    table = position(given, 4)
    table.choose(0, "search_here")
    return table


def test_the_healthiest_defends_first() -> None:
    victims = {
        "anna": {"at": "R3", "condition": "wounded", "items": ["fertiliser"]},
        "marco": {"at": "R3", "fear": 1, "items": []},
        "sofia": {"at": "R3", "items": []},
    }
    assert answers(attacked({"killer": "butcher"}, victims), "defender") == {"name(sofia)"}


def test_she_defends_with_the_best_she_has_when_it_matters() -> None:
    held = {"at": "R3", "condition": "wounded", "items": ["fertiliser", "revolver", "ammo"]}
    table = attacked({"killer": "butcher"}, {"anna": held, "marco": "B4", "sofia": "B4"})
    assert answers(table, "defend") == {"defend_with(ammo)"}


def test_the_cheapest_that_will_do() -> None:
    held = {"at": "R3", "items": ["fertiliser", "revolver", "ammo"]}
    table = attacked({"killer": "maniac"}, {"anna": held, "marco": "B4", "sofia": "B4"})
    table.choose(0, "pass")
    assert answers(table, "defend") == {"defend_with(fertiliser)"}


def test_what_would_be_wasted_is_not_used() -> None:
    """Four dice against a strength of 2 hardly ever fail."""
    held = {"at": "R3", "items": ["fertiliser", "revolver", "ammo"]}
    given: dict[str, Any] = {
        "phase": "attack",
        "round": 5,
        "killer": {"killer": "ghost", "at": "R3"},
        "victims": {"anna": held, "marco": "B4", "sofia": "B4"},
    }
    assert answers(position(given, 4, ghost_strength=2), "defend") == {"bare_hands"}


def test_a_sword_that_stays_is_always_used() -> None:
    held = {"at": "R3", "items": ["short_sword", "hatchet"]}
    table = attacked({"killer": "butcher"}, {"anna": held, "marco": "B4", "sofia": "B4"})
    assert answers(table, "defend") == {"defend_with(short_sword)"}


def test_the_amulet_is_given_for_a_wound() -> None:
    killer = {"killer": "ghost", "at": "R3", "level": 4, "hand": ["life_drain"]}
    victims = {"anna": {"at": "B4", "fear": 1, "items": ["amulet"]}, "marco": "R2", "sofia": "R2"}
    table = position({"phase": "main_step", "round": 5, "killer": killer, "victims": victims}, 4)
    table.choose(0, "play(life_drain)")
    assert answers(table, "use_amulet") == {"accept"}


# -- variants


def test_at_the_crossroads_three_keys_of_ones_own_open_the_door() -> None:
    victims = {"anna": {"at": "R2", "keys": 3}, "marco": "B3", "sofia": "B4"}
    table = acting(FAR_KILLER, victims, crossroads=True, team={"first_player": "marco"})
    assert answers(table, "act") == {"move(anna,R1)"}


def test_at_the_crossroads_somebody_else_defends_first() -> None:
    victims = {"anna": {"at": "R3", "items": ["long_sword"]}, "marco": {"at": "R3", "condition": "wounded"}}
    given = {
        "phase": "main_step",
        "round": 5,
        "killer": {"killer": "butcher", "at": "R3"},
        "victims": {**victims, "sofia": "B4"},
        "team": {"first_player": "anna"},
    }
    table = position(given, 4, crossroads=True)
    table.choose(0, "search_here")
    assert answers(table, "defender") == {"name(marco)"}


def test_at_the_crossroads_nobody_heals_a_rival() -> None:
    victims = {"marco": "R3", "anna": {"at": "R3", "condition": "wounded"}, "sofia": "B4"}
    together = acting(FAR_KILLER, victims)
    alone = acting(FAR_KILLER, victims, crossroads=True)
    assert answers(together, "act") == {"heal(marco,first_aid_kit,anna)"}
    assert "heal(marco,first_aid_kit,anna)" not in answers(alone, "act")


def test_at_the_crossroads_nothing_is_given_away_and_the_dead_are_robbed() -> None:
    victims = {
        "marco": {"at": "R3", "items": ["toolbox"]},
        "johnson": {"at": "R3", "items": []},
        "sofia": {"at": "R3", "condition": "killed", "items": ["herbs"], "keys": 1},
    }
    table = acting(FAR_KILLER, victims, crossroads=True, team={"first_player": "johnson"})
    assert answers(table, "act") <= {"take(marco,key,sofia)", "take(marco,herbs,sofia)"}
    chosen = go_on(table, lambda table: table.pending[0].prompt != "act")
    assert not any(option.startswith(("give(", "swap(")) for option in chosen)


def test_a_plan_that_is_begun_is_gone_on_with() -> None:
    given = {
        "phase": "plan_check",
        "round": 5,
        "killer": FAR_KILLER,
        "victims": {"anna": "G3", "marco": "R5", "sofia": "R2"},
        "plan": {"dealt": ["master_key", "tunnels"], "marked": "tunnels", "steps_done": 1},
    }
    table = position(given, 4, plan=True)
    assert {option.name for option in table.pending[0].options} > {"check_off(master_key)", "check_off(tunnels)"}
    assert answers(table, "plan") == {"check_off(tunnels)"}


def test_the_coloured_key_is_fetched_with_the_master_key() -> None:
    given: dict[str, Any] = {
        "round": 5,
        "killer": FAR_KILLER,
        "victims": {"anna": {"at": "R2", "items": ["toolbox"]}, "marco": "B4", "sofia": "B4"},
        "team": {"search": {"hatchet": 1, "whisky": 1, "fertiliser": 1}},
        "plan": {"dealt": ["master_key"], "marked": "master_key", "ready": True},
    }
    assert answers(position(given, 4, plan=True), "act") == {"move(anna,R1)"}
    given["victims"]["anna"]["at"] = "R1"
    assert answers(position(given, 4, plan=True), "act") == {"open_with_master_key(anna)"}


def test_abilities_help_where_they_can() -> None:
    wounded = {"at": "R3", "condition": "wounded", "items": []}
    victims = {"anna": {"at": "R3", "ability": "first_aid"}, "marco": wounded, "sofia": "B4"}
    assert answers(acting(FAR_KILLER, victims, abilities="easy"), "act") == {"first_aid(anna,marco)"}


# -- what costs nothing


@pytest.mark.parametrize("trap", ["", "B1", "G2"])
@pytest.mark.parametrize("keys", [0, 4, 5])
@pytest.mark.parametrize("killer", ["R2", "B2", "G4"])
def test_sophia_never_goes_to_and_fro_through_a_passage(killer: str, keys: int, trap: str) -> None:
    """With a Flashlight a passage is free: of its two ends there is at most one that she leaves by it."""
    leaves = set()
    for here, there in (("B1", "G2"), ("G2", "B1")):
        victims = {"sofia": {"at": here, "items": ["flashlight"]}, "anna": "R1", "marco": "R3"}
        house = {"trap": trap} if trap else {}
        table = acting({"killer": "butcher", "at": killer}, victims, team={"keys": keys}, house=house)
        decision = table.pending[0]
        option = f"secret_passage(sofia,{there})"
        assert option in {one.name for one in decision.options}
        if option in answers(table, "act"):
            leaves.add(here)
    assert len(leaves) < 2
