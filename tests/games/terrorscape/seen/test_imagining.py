"""What a seat imagines agrees with everything it was told, keeps what it knows, and leaves open what it cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.terrorscape.components import COPIES, EQUIPMENT, KILLER_ABILITIES
from housebound.games.terrorscape.conservation import check
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.mansion import WITHIN, ZONE
from housebound.games.terrorscape.seen.imagining import hidden
from housebound.games.terrorscape.state import ANNOUNCING, Mansion
from housebound.games.terrorscape.words import (
    ABILITIES,
    AMMO,
    ANNA,
    CARDS,
    ESCAPED,
    FIRST_AID_KIT,
    FLASHLIGHT,
    HATCHET,
    ITEMS,
    JOHNSON,
    KEY,
    LOCATIONS,
    LONG_SWORD,
    MARCO,
    MOLOTOV,
    REVOLVER,
    RUN,
    SECRET_PASSAGE,
    SOPHIA,
    TRAP,
    WHISKY,
    WILLIAM,
)
from housebound.kernel.check.alike import difference
from housebound.kernel.script import SPECTATOR, Option
from housebound.kernel.table import Table
from tests.games.terrorscape.tables import Position, at, do, mansion_of

KILLER, TEAM = 0, 1


def place(word: str) -> int:
    return LOCATIONS[word]


def area(*words: str) -> int:
    return sum(1 << LOCATIONS[word] for word in words)


def worlds(table: Table, seat: int = KILLER, draws: int = 80) -> list[Mansion]:
    rng = Random(7)
    drawn = []
    for _ in range(draws):
        g = mansion_of(table).copy()
        TERRORSCAPE.resample(g, seat, rng)
        check(g)
        drawn.append(g)
    return drawn


def hunting(phase: str = "instant_cards", **more: Any) -> Position:
    """The killer's turn in round 5."""
    victims = {"marco": {"at": "R1"}, "johnson": {"at": "B1"}, "anna": {"at": "G1"}}
    return {"phase": phase, "round": 5, "killer": {"killer": "butcher", "at": "R2"}, "victims": victims, **more}


def stands_in(g: Mansion, where: int) -> bool:
    return any(where >> g.at[victim] & 1 for victim in g.alive)


def spots(drawn: list[Mansion], victim: int) -> int:
    return sum(1 << spot for spot in {g.at[victim] for g in drawn})


# -- where they are: noise


@pytest.mark.rule("TER-NOISE-1", "TER-NOISE-2")
def test_somebody_is_near_every_noise() -> None:
    drawn = worlds(at(hunting(house={"noise": ["R4", "G5", "B3"]})), draws=200)
    for word in ("R4", "G5", "B3"):
        assert all(stands_in(g, WITHIN[1][place(word)]) for g in drawn)
        exactly = sum(stands_in(g, area(word)) for g in drawn)
        assert 0.75 * len(drawn) < exactly < len(drawn), "mostly where the noise is, but not always"
    for victim in (MARCO, JOHNSON, ANNA):
        assert all(spots(drawn, victim) >> place(word) & 1 for word in ("R4", "G5", "B3")), "whoever it was"


@pytest.mark.rule("TER-NOISE-1")
def test_more_noise_than_victims_is_explained_as_far_as_possible() -> None:
    position = hunting(house={"noise": ["R1", "R4", "G5", "B3"]})
    drawn = worlds(at(position), draws=50)
    for g in drawn:
        near = sum(stands_in(g, WITHIN[2][place(word)]) for word in ("R1", "R4", "G5", "B3"))
        assert near >= 3


def test_who_alone_can_have_made_a_noise_is_there() -> None:
    """Marco is the only one who may be near B4: he is not wasted on the noise in R1, which others can explain."""
    position = hunting(house={"noise": ["R1", "B4"]})
    position["victims"] = {
        "marco": {"at": "B4", "could_be": ["R1", "B4"]},
        "johnson": {"at": "R1", "could_be": ["R1", "R2"]},
        "anna": {"at": "R1", "could_be": ["R1", "R3"]},
    }
    for g in worlds(at(position)):
        assert g.at[MARCO] == place("B4")
        assert stands_in(g, WITHIN[1][place("R1")])


def test_noise_that_is_explained_needs_nobody_else() -> None:
    position = hunting(house={"noise": ["R4"]})
    position["victims"]["marco"] = {"at": "R4", "could_be": ["R4"]}
    drawn = worlds(at(position), draws=300)
    for victim in (JOHNSON, ANNA):
        assert sum(g.at[victim] == place("R4") for g in drawn) < 0.15 * len(drawn)


def test_noise_that_nobody_can_have_made_is_let_be() -> None:
    position = hunting(house={"noise": ["G5"]})
    position["victims"] = {word: {"at": "R1", "could_be": ["R1"]} for word in ("marco", "johnson", "anna")}
    for g in worlds(at(position), draws=10):
        assert g.at[MARCO] == g.at[JOHNSON] == g.at[ANNA] == place("R1")


def test_noise_of_somebody_who_has_gone_on_is_explained_from_a_step_further() -> None:
    position = hunting(house={"noise": ["B4"]})
    position["victims"] = {
        "marco": {"at": "B2", "could_be": ["B2", "R1"]},
        "johnson": {"at": "R1", "could_be": ["R1"]},
        "anna": {"at": "R1", "could_be": ["R1"]},
    }
    drawn = worlds(at(position))
    assert {g.at[MARCO] for g in drawn} == {place("B2"), place("R1")}
    assert sum(g.at[MARCO] == place("B2") for g in drawn) < len(drawn)
    close = hunting(house={"noise": ["B4"]})
    close["victims"] = {
        "marco": {"at": "B3", "could_be": ["B3", "R1"]},
        "johnson": {"at": "R1", "could_be": ["R1"]},
        "anna": {"at": "R1", "could_be": ["R1"]},
    }
    assert {g.at[MARCO] for g in worlds(at(close))} == {place("B3")}


@pytest.mark.rule("TER-UNBLOCK-2")
def test_somebody_is_near_a_passage_that_was_opened() -> None:
    drawn = worlds(at(hunting(house={"opened": ["B4-G5"]})))
    assert all(stands_in(g, WITHIN[1][place("B4")] | WITHIN[1][place("G5")]) for g in drawn)
    assert not all(stands_in(g, area("B4", "G5")) for g in drawn), "she may have gone on"
    plain = worlds(at(hunting()))
    assert not all(stands_in(g, WITHIN[1][place("B4")] | WITHIN[1][place("G5")]) for g in plain)


@pytest.mark.rule("TER-NOISE-5", "TER-ITEM-13")
def test_under_a_firecracker_noise_says_nothing() -> None:
    drawn = worlds(at(hunting(house={"noise": ["R4"], "firecracker": "R2"})))
    assert not all(stands_in(g, WITHIN[1][place("R4")]) for g in drawn)


# -- where they are: answers


@pytest.mark.rule("TER-KEYWORD-3", "TER-INFO-5")
def test_worlds_agree_with_a_sense() -> None:
    position = hunting()
    position["killer"]["hand"] = ["scent"]
    position["victims"] = {word: position["victims"][word] for word in ("anna", "marco", "johnson")}
    table = at(position)
    do(table, ["0 play(scent)", "0 sense_zone(red)"])
    drawn = worlds(table)
    assert spots(drawn, MARCO) == ZONE[0]
    assert spots(drawn, JOHNSON) == ZONE[1] | ZONE[2]
    assert spots(drawn, ANNA) == ZONE[0] | ZONE[1] | ZONE[2], "Anna is never named"


@pytest.mark.rule("TER-KEYWORD-2")
def test_worlds_agree_with_a_search_that_found_nobody() -> None:
    table = at(hunting("main_step", house={"noise": ["R2"]}))
    do(table, ["0 search_here"])
    drawn = worlds(table)
    assert not any(stands_in(g, area("R2")) for g in drawn)
    assert all(stands_in(g, WITHIN[1][place("R2")]) for g in drawn), "she has gone on, but not far"


@pytest.mark.rule("TER-FEAR-5")
def test_worlds_agree_with_a_panic() -> None:
    position = hunting()
    position["killer"] = {"killer": "ghost", "at": "G2", "hand": ["wail"]}
    position["victims"]["anna"] = {"at": "G1", "fear": 2}
    table = at(position)
    do(table, ["0 play(wail)"])
    drawn = worlds(table)
    assert spots(drawn, ANNA) == area("G1")
    around = WITHIN[1][place("G2")]
    assert not spots(drawn, MARCO) & around
    assert spots(drawn, JOHNSON).bit_count() > 3


@pytest.mark.rule("TER-FEAR-7")
def test_worlds_agree_with_fear_in_a_radius() -> None:
    position = hunting()
    position["killer"] = {"killer": "ghost", "at": "R2", "hand": ["wail"]}
    table = at(position)
    do(table, ["0 play(wail)"])
    drawn = worlds(table, draws=150)
    around = WITHIN[1][place("R2")]
    assert spots(drawn, MARCO) == around
    assert spots(drawn, ANNA) == around
    assert not spots(drawn, JOHNSON) & around


@pytest.mark.rule("TER-KILLER-2")
def test_worlds_agree_with_the_trail_of_dread() -> None:
    position = hunting()
    position["killer"] = {"killer": "ghost", "at": "R2", "hand": ["trail_of_dread", "scent", "pursue", "vanish"]}
    position["victims"]["anna"]["fear"] = 1
    table = at(position)
    do(table, ["0 play(trail_of_dread)"])
    while table.pending[0].prompt == "discard":
        table.choose(0, table.pending[0].options[0])
    drawn = worlds(table)
    assert spots(drawn, ANNA) == area("G1")
    assert spots(drawn, MARCO).bit_count() > 5


@pytest.mark.rule("TER-ENCOUNTER-1", "TER-FLIGHT-3")
def test_worlds_agree_with_an_encounter_and_its_flight() -> None:
    position = hunting("main_step", house={"barricades": ["R2-R5"], "noise": ["R2"]})
    position["victims"] = {
        "marco": {"at": "R2", "items": [], "seat": 1},
        "johnson": {"at": "R2", "items": [], "seat": 1},
        "anna": {"at": "R4", "seat": 2},
    }
    table = at(position, seats=3)
    do(table, ["0 search_here"])
    for g in worlds(table):
        assert g.at[MARCO] == g.at[JOHNSON] == place("R2") != g.at[ANNA]
    do(table, ["1 name(marco)", "1 bare_hands", *["~dice 3"] * 4, "~card scent", "~card scent"])
    for g in worlds(table, draws=20):
        assert g.at[MARCO] == g.at[JOHNSON] == place("R2"), "nobody has fled yet"
    do(table, ["1 flee(marco,R1)"])
    around = area("R1", "R2", "R3", "G1")
    drawn = worlds(table)
    assert spots(drawn, MARCO) == around, "over ways that are open, or not at all"
    assert spots(drawn, JOHNSON) == area("R2")
    do(table, ["1 stay(johnson)", "~card pursue", "~card pursue"])
    drawn = worlds(table)
    assert spots(drawn, JOHNSON) == spots(drawn, MARCO) == around
    there = sum(stands_in(g, area("R2")) for g in drawn)
    assert there < 0.65 * len(drawn), "the noise was theirs, wherever they are now"


def test_an_encounter_put_up_by_hand_has_everybody_in_it() -> None:
    position = hunting("attack")
    position["victims"]["marco"]["at"] = "R2"
    for g in worlds(at(position), draws=20):
        assert g.at[MARCO] == place("R2")


@pytest.mark.rule("TER-INFO-7")
def test_notes_grow_with_every_turn_of_the_victims() -> None:
    position = hunting("announcing", house={"barricades": ["B1-R1", "B2-R1"]})
    position["victims"] = {word: {"at": "R1", "could_be": ["R1"]} for word in ("marco", "sofia", "william")}
    table = at(position)
    two = area("R1", "R2", "R3", "R5", "G1", "B5")
    g = mansion_of(table)
    assert g.could[MARCO] == g.could[SOPHIA] == g.could[WILLIAM] == two, "silence: nobody has sprinted"
    assert spots(worlds(table, draws=200), WILLIAM) == two

    position["house"]["noise"] = ["R4", "B3"]
    g = mansion_of(at(position))
    assert g.could[MARCO] == two
    assert g.could[WILLIAM] == two | area("R4"), "three steps, to where noise is"

    position["house"] = {"barricades": ["B1-R1", "B2-R1"], "firecracker": "R1"}
    g = mansion_of(at(position))
    assert g.could[MARCO] == two
    assert g.could[WILLIAM] == two | area("R4", "G4", "G2", "B2"), "three steps, to wherever"


@pytest.mark.rule("TER-VICTIM-3", "TER-INFO-7")
def test_sophia_may_have_taken_a_secret_passage() -> None:
    position = hunting("announcing", house={"barricades": ["B1-B2", "B1-R1"]})
    position["victims"] = {word: {"at": "B1", "could_be": ["B1"]} for word in ("marco", "sofia", "william")}
    g = mansion_of(at(position))
    assert g.could[MARCO] == area("B1")
    assert g.could[SOPHIA] == area("B1", "G2")
    assert g.could[WILLIAM] == area("B1")


def test_an_answer_counts_more_than_notes() -> None:
    position = hunting()
    position["killer"]["hand"] = ["scent"]
    position["victims"]["marco"] = {"at": "R1", "could_be": ["G5"]}
    position["victims"]["johnson"] = {"at": "B1", "could_be": ["R1"]}
    table = at(position)
    do(table, ["0 play(scent)", "0 sense_zone(red)"])
    assert mansion_of(table).could[MARCO] == ZONE[0]
    assert mansion_of(table).could[JOHNSON] == ZONE[1] | ZONE[2]


@pytest.mark.rule("TER-INFO-5", "TER-INFO-7")
@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_among_what_the_notes_allow_and_every_world_keeps_to_them(seed: int) -> None:
    """As long as nobody takes an unusual way: with Adrenaline, or with the Flashlight."""
    rng = Random(seed)
    seats, settled = (4, {"crossroads": True}) if seed % 2 else (3, {"unblock_noise": True})
    table = Table(TERRORSCAPE, seats, TERRORSCAPE.settle(seats, settled), seed=seed)
    looked = 0
    while not table.over:
        g = mansion_of(table)
        if g.phase > ANNOUNCING:
            looked += 1
            assert all(g.could[victim] >> g.at[victim] & 1 for victim in g.alive)
            for world in worlds(table, draws=1):
                assert all(g.could[victim] >> world.at[victim] & 1 for victim in g.alive)
        decision = rng.choice(table.pending)
        usual = [option for option in decision.options if not _is_unusual(g, option)]
        table.choose(decision.seat, rng.choice(usual), decision.id)
    assert looked > 20


def _is_unusual(g: Mansion, option: Option) -> bool:
    return option.verb is RUN or (option.verb is SECRET_PASSAGE and FLASHLIGHT in g.held[option.args[0]])


@pytest.mark.rule("TER-INFO-3")
def test_while_the_team_acts_only_who_has_begun_may_have_moved() -> None:
    position = hunting("actions")
    position["victims"] = {
        "marco": {"at": "R1", "could_be": ["R1"]},
        "johnson": {"at": "R1", "could_be": ["R1"], "acted": True},
        "anna": {"at": "R1", "could_be": ["R1"]},
    }
    drawn = worlds(at(position), draws=200)
    assert spots(drawn, JOHNSON) == WITHIN[2][place("R1")]
    assert spots(drawn, MARCO) == spots(drawn, ANNA) == area("R1")


def test_the_dead_stay_where_they_are() -> None:
    position = hunting()
    position["victims"]["marco"] = {"at": "R4", "condition": "killed", "items": ["ammo"], "keys": 2}
    drawn = worlds(at(position, seats=4, crossroads=True))
    assert spots(drawn, MARCO) == area("R4")
    assert len({g.held[MARCO] for g in drawn}) > 3
    assert {g.own_keys[MARCO] for g in drawn} > {0, 1}


# -- what the killer knows of cards and tokens


@pytest.mark.rule("TER-INFO-1", "TER-INFO-3")
def test_the_killer_keeps_what_he_knows() -> None:
    position = hunting(
        house={"barricades": ["B1-B2"], "noise": ["R1"], "last_heard": ["B5"]},
        team={"keys": 3, "gears": 2, "repairs_heard": 1},
    )
    position["killer"]["hand"] = ["pursue", "scent"]
    position["victims"]["marco"] = {"at": "R1", "condition": "wounded", "fear": 1}
    table = at(position)
    truth = mansion_of(table)
    for g in worlds(table):
        assert g.roof_keys == 3
        assert sum(g.equipment) == sum(truth.equipment)
        assert (g.hand, g.deck, g.pile, g.killer_at) == (truth.hand, truth.deck, truth.pile, truth.killer_at)
        assert (g.condition, g.fear, g.barricades, g.heard) == (
            *(truth.condition, truth.fear, truth.barricades, truth.heard),
        )
        assert (g.could, g.rescue, g.level, g.round) == (truth.could, -1, 1, 5)


@pytest.mark.rule("TER-INFO-3")
def test_everything_behind_the_screen_is_open() -> None:
    position = hunting(team={"keys": 2, "gears": 2, "repairs_heard": 2})
    position["victims"]["marco"]["items"] = ["hatchet", "ammo"]
    position["team"]["equipment"] = ["key", "toolbox", "herbs", "trap", "ammo", "whisky"]
    drawn = worlds(at(position), draws=150)
    assert {g.gears for g in drawn} == {0, 1, 2, 3, 4}
    assert len({g.trap for g in drawn}) > 5
    assert -1 in {g.trap for g in drawn}
    assert all(g.discard[TRAP] for g in drawn if g.trap >= 0), "who has set it has discarded it"
    assert {len(g.held[MARCO]) for g in drawn} == {0, 1, 2, 3}
    assert max(len(g.held[JOHNSON]) for g in drawn) > 3
    assert len({g.held[ANNA] for g in drawn}) > 20
    assert {sum(g.search) for g in drawn} > {4, 5, 6, 7, 8}
    assert {g.equipment[KEY] for g in drawn} == {0, 1, 2}
    assert len({tuple(g.discard) for g in drawn}) > 50
    assert any(FIRST_AID_KIT in g.held[ANNA] for g in drawn), "it may have been given away"


@pytest.mark.rule("TER-INFO-3")
def test_in_the_first_round_nobody_has_searched_and_two_cards_are_drawn() -> None:
    position = {"phase": "instant_cards", "round": 1, "killer": "ghost", "team": {"discard": ["ammo", "herbs"]}}
    for g in worlds(at(position)):
        assert sum(g.search) == 10
        assert g.bottom_card
        assert sum(g.equipment) == sum(EQUIPMENT) - 2
        assert g.gears == 0
        assert g.trap < 0 or g.discard[TRAP]


@pytest.mark.parametrize("keys", range(8))
def test_any_number_of_keys_may_lie_on_the_roof(keys: int) -> None:
    position = hunting(team={"keys": keys, "equipment": ["toolbox", "herbs"], "search": []})
    for g in worlds(at(position), draws=40):
        assert g.roof_keys == keys
        assert g.roof_keys + g.equipment[KEY] + g.search[KEY] + g.bottom_card + g.discard[KEY] == COPIES[KEY]
        assert min(g.equipment[KEY], g.search[KEY], g.discard[KEY]) >= 0
        assert g.equipment[KEY] <= 2
        if not g.bottom_card:
            assert not any(g.search), "it lies under the deck"


@pytest.mark.rule("TER-CROSS-3", "TER-CROSS-4")
def test_how_many_keys_anybody_has_of_her_own_is_open() -> None:
    position = hunting(team={"equipment": {"key": 1, "ammo": 3, "adrenaline": 3}})
    position["victims"]["marco"] = {"at": "R1", "keys": 2}
    drawn = worlds(at(position, seats=4, crossroads=True), draws=150)
    assert {sum(g.own_keys) for g in drawn} == {0, 1, 2, 3, 4}
    assert {g.own_keys[ANNA] for g in drawn} > {0, 1, 2}
    assert all(g.roof_keys == g.gone[KEY] == 0 for g in drawn)


@pytest.mark.rule("TER-CROSS-3", "TER-ITEM-10")
def test_late_at_the_crossroads_they_may_have_all_seven_keys_and_no_more() -> None:
    drawn = worlds(at(hunting(round=12, team={"equipment": {"ammo": 1}}), seats=4, crossroads=True), draws=150)
    assert {sum(g.own_keys) for g in drawn} == set(range(8))
    full = worlds(at(hunting(round=12), seats=4, crossroads=True), draws=150)
    assert {sum(g.own_keys) for g in full} == set(range(6)), "two are still in the equipment deck"


@pytest.mark.rule("TER-INFO-3")
def test_a_key_just_drawn_is_a_key() -> None:
    position = hunting("actions")
    position["victims"]["marco"]["at"] = "R2"
    position["killer"]["at"] = "G5"
    table = at(position)
    do(table, ["1 search(marco)", "~item key"])
    assert {g.looked for g in worlds(table, draws=20)} == {(KEY,)}


@pytest.mark.rule("TER-CROSS-4")
def test_who_has_escaped_took_three_keys_and_nobody_knows_what_else() -> None:
    position = hunting(team={"equipment": {"ammo": 1}, "gone": {"key": 3, "camera": 1, "hatchet": 1}})
    position["victims"]["marco"] = {"condition": "escaped", "at": ""}
    position["team"]["discard"] = {
        **{"toolbox": 2, "whisky": 3, "hatchet": 2, "herbs": 3, "fertiliser": 1, "revolver": 2, "ammo": 2},
        **{"adrenaline": 3, "sedative": 3, "firecracker": 1, "amulet": 1, "short_sword": 1, "long_sword": 1},
        **{"building_plan": 1, "flashlight": 1, "trap": 1, "first_aid_kit": 1},
    }
    position["team"]["search"] = {"key": 1, "toolbox": 2, "whisky": 1, "hatchet": 1, "herbs": 1, "fertiliser": 1}
    position["team"]["keys"] = 0
    position["victims"]["anna"]["keys"] = 2
    drawn = worlds(at(position, seats=4, crossroads=True))
    for g in drawn:
        assert g.condition[MARCO] == ESCAPED
        assert g.held[MARCO] == ()
        assert (g.at[MARCO], g.own_keys[MARCO], g.gone[KEY]) == (-1, 0, 3)
        assert g.gone[ITEMS["camera"]] == 1, "Sophia does not take part"
    assert len({g.gone for g in drawn}) > 20
    assert {sum(g.gone) for g in drawn} >= {4, 5, 6, 7}


@pytest.mark.rule("TER-INFO-9", "TER-ATTACK-4")
@pytest.mark.parametrize("item", [HATCHET, AMMO, LONG_SWORD])
def test_the_items_of_an_attack_are_no_secret(item: int) -> None:
    position = hunting("attack")
    position["killer"] |= {"at": "R1", "deck": [], "hand": ["pursue"], "level": 1}
    position["killer"]["killer"] = "maniac"
    word = ITEMS.words[item]
    held = [word, "revolver"] if item == AMMO else [word]
    position["victims"]["marco"] = {"at": "R1", "items": held, "could_be": ["R1"]}
    table = at(position)
    do(table, ["0 pass", f"1 defend_with({word})"])
    g = mansion_of(table)
    assert g.defence == (item,)
    assert g.defender == MARCO
    for world in worlds(table, draws=40):
        if item == LONG_SWORD:
            assert item in world.held[MARCO]
        else:
            assert world.discard[item] >= 1
        if item == AMMO:
            assert REVOLVER in world.held[MARCO]
        assert len(world.held[MARCO]) <= 3


@pytest.mark.rule("TER-PLAN-6", "TER-INFO-9")
def test_a_burning_bottle_tells_which_plan_is_complete() -> None:
    position = hunting("attack", plan={"marked": "molotov", "ready": True})
    position["victims"]["marco"] = {"at": "R2", "items": ["whisky", "hatchet"], "could_be": ["R2"]}
    table = at(position, plan=True)
    assert {g.marked for g in worlds(table)} > {-1, 0, 1, 2, 3}
    do(table, ["1 bottle"])
    for g in worlds(table, draws=30):
        assert (g.marked, g.plan_ready, g.plans, g.steps_done) == (MOLOTOV, True, (MOLOTOV,), 2)
        assert g.discard[WHISKY] >= 1


@pytest.mark.rule("TER-EXCHANGE-2")
def test_an_exchange_that_waits_for_consent_can_go_on() -> None:
    position = hunting("actions")
    position["victims"]["marco"]["items"] = ["ammo"]
    position["victims"]["johnson"] = {"at": "R1", "items": ["revolver"]}
    table = at(position, seats=4)
    do(table, ["1 swap(marco,ammo,johnson,revolver)"])
    for seat in (KILLER, SPECTATOR):
        for g in worlds(table, seat, draws=30):
            assert AMMO in g.held[MARCO]
            assert REVOLVER in g.held[JOHNSON]
            assert (len(g.held[MARCO]), len(g.held[JOHNSON])) == (1, 1)
            world = table.imagine(seat, Random(1))
            do(world, ["2 accept"])


@pytest.mark.rule("TER-INFO-3")
def test_while_the_team_acts_the_number_of_cards_everywhere_is_kept() -> None:
    position = hunting("actions")
    position["victims"]["marco"] = {"at": "R2", "items": ["ammo", "herbs"]}
    position["killer"]["at"] = "G5"
    table = at(position)
    do(table, ["1 search(marco)", "~item toolbox"])
    drawn = worlds(table)
    for g in drawn:
        assert [len(held) for held in g.held] == [2, 0, 0, 0, 0]
        assert (sum(g.search), sum(g.equipment), len(g.looked)) == (9, 30, 1)
    assert len({g.looked for g in drawn}) > 3
    assert len({g.held[MARCO] for g in drawn}) > 20


# -- the transmitter


@pytest.mark.rule("TER-REPAIR-2", "TER-REPAIR-5")
@pytest.mark.parametrize(
    ("trio", "heard", "most"),
    [
        (("marco", "anna", "sofia"), 0, 0),
        (("marco", "anna", "sofia"), 1, 2),
        (("marco", "anna", "sofia"), 2, 4),
        (("marco", "anna", "johnson"), 0, 0),
        (("marco", "anna", "johnson"), 1, 3),
        (("marco", "anna", "johnson"), 2, 4),
        (("marco", "anna", "johnson"), 3, 4),
    ],
)
def test_there_are_no_more_gears_than_repairs_were_heard(trio: tuple[str, ...], heard: int, most: int) -> None:
    position = hunting(team={"repairs_heard": heard, "gears": 0})
    position["victims"] = {word: {"at": "R1"} for word in trio}
    drawn = worlds(at(position), draws=100)
    assert {g.gears for g in drawn} == set(range(most + 1))
    assert {g.rescue for g in drawn} == {-1}, "the token would lie on the roof"


@pytest.mark.rule("TER-PLAN-6")
@pytest.mark.parametrize(("round_number", "gears"), [(3, {0}), (4, {0, 1, 2, 3, 4})])
def test_a_plan_may_place_gears_unheard(round_number: int, gears: set[int]) -> None:
    position = hunting(team={"repairs_heard": 0}, round=round_number)
    assert {g.gears for g in worlds(at(position, plan=True), draws=100)} == gears


def test_noise_at_the_transmitter_may_have_been_a_repair() -> None:
    position = hunting("announcing", house={"noise": ["B1"]}, team={"repairs_heard": 1})
    assert mansion_of(at(position)).repairs_heard == 2
    assert mansion_of(at(hunting("announcing", house={"noise": ["B2"]}))).repairs_heard == 0
    assert mansion_of(at(hunting("announcing", house={"firecracker": "R2"}))).repairs_heard == 1


def test_while_the_team_acts_a_repair_of_this_round_may_come_on_top() -> None:
    position = hunting("actions", team={"repairs_heard": 0, "gears": 1, "repaired": True})
    position["victims"] = {"marco": {"at": "B1", "acted": True}, "anna": {"at": "R1"}, "sofia": {"at": "R1"}}
    assert {g.gears for g in worlds(at(position))} == {0, 1, 2}
    position["team"] = {"repairs_heard": 0}
    assert {g.gears for g in worlds(at(position), draws=20)} == {0}


@pytest.mark.rule("TER-RESCUE-5")
def test_the_killer_sees_the_rescue_token() -> None:
    table = at(hunting(team={"rescue": 3}))
    assert {(g.gears, g.rescue) for g in worlds(table, draws=20)} == {(5, 3)}
    assert "gears" not in hidden(mansion_of(table), KILLER)
    assert "rescue token" not in hidden(mansion_of(table), KILLER)


@pytest.mark.rule("TER-RESCUE-5")
@pytest.mark.parametrize("rescue", [-1, 2])
@pytest.mark.parametrize("phase", ["instant_cards", "actions"])
def test_unless_a_variant_hides_it(rescue: int, phase: str) -> None:
    table = at(hunting(phase, team={"rescue": rescue, "repairs_heard": 3}), rescue_public=False)
    drawn = worlds(table, draws=150)
    assert {g.rescue for g in drawn} == {-1, 2, 3, 4, 5}, "called in the second round at the earliest"
    assert {g.gears for g in drawn} == {0, 1, 2, 3, 4, 5}
    assert "rescue token" in hidden(mansion_of(table), KILLER)
    assert "gears" in hidden(mansion_of(table), KILLER)
    assert "rescue token" not in hidden(mansion_of(table), TEAM)


@pytest.mark.rule("TER-RESCUE-5")
def test_before_five_gears_can_be_placed_nobody_wonders_about_the_token() -> None:
    for heard in (0, 1):
        table = at(hunting(team={"repairs_heard": heard}), rescue_public=False)
        assert "rescue token" not in hidden(mansion_of(table), KILLER)
        assert {g.rescue for g in worlds(table)} == {-1}
    table = at(hunting(team={"repairs_heard": 2}), rescue_public=False)
    assert "rescue token" in hidden(mansion_of(table), KILLER)


@pytest.mark.rule("TER-EQUIP-5", "TER-EQUIP-6")
def test_a_step_without_equipment_betrays_the_token() -> None:
    late = hunting(round=17, team={"rescue": 4, "repairs_heard": 2, "equipment": []})
    table = at(late, rescue_public=False)
    assert {g.rescue for g in worlds(table)} == {1, 2, 3, 4, 5}
    before = hunting(round=16, team={"rescue": 4, "repairs_heard": 2, "equipment": []})
    assert -1 in {g.rescue for g in worlds(at(before, rescue_public=False))}
    in_time = hunting("actions", round=17, team={"rescue": 4, "repairs_heard": 2, "equipment": []})
    assert -1 in {g.rescue for g in worlds(at(in_time, rescue_public=False))}
    next_round = hunting("actions", round=18, team={"rescue": 4, "repairs_heard": 2, "equipment": []})
    assert -1 not in {g.rescue for g in worlds(at(next_round, rescue_public=False))}


# -- plans and abilities


@pytest.mark.rule("TER-PLAN-6")
def test_any_two_plans_with_as_many_steps_as_there_were_rounds() -> None:
    plan = {"marked": "buzzer", "ready": True, "spent": True, "buzzer": "G1"}
    table = at(hunting(round=2, plan=plan), plan=True)
    drawn = worlds(table, draws=250)
    assert {plan for g in drawn for plan in g.plans} == set(range(12))
    assert {g.steps_done for g in drawn} == {0, 1, 2}
    for g in drawn:
        assert (g.marked < 0) == (g.steps_done == 0)
        assert len(set(g.plans)) == (1 if g.plan_ready else 2)
        assert g.marked in (-1, *g.plans)
        assert not g.plan_spent
        assert g.buzzer < 0
    assert any(g.plan_ready for g in drawn)
    assert not any(g.plan_ready for g in worlds(at(hunting(round=1), plan=True)))


@pytest.mark.rule("TER-PLAN-6")
def test_while_the_team_acts_its_plans_are_kept() -> None:
    position = hunting("plan_check", plan={"dealt": ["buzzer", "survey"], "marked": "survey"})
    for g in worlds(at(position, plan=True), draws=10):
        assert (g.plans, g.marked, g.steps_done) == ((3, 4), 4, 1)


@pytest.mark.rule("TER-ABIL-2")
def test_anybody_may_have_any_ability_of_victims_but_no_two_the_same() -> None:
    position = hunting()
    for word, ability in (("marco", "martial_arts"), ("johnson", "fearless"), ("anna", "first_aid")):
        position["victims"][word]["ability"] = ability
    drawn = worlds(at(position, abilities="easy"), draws=150)
    for g in drawn:
        kept = [g.ability[victim] for victim in g.trio]
        assert len(set(kept)) == 3
        assert g.ability[SOPHIA] == g.ability[WILLIAM] == -1
    for victim in (MARCO, JOHNSON, ANNA):
        assert {g.ability[victim] for g in drawn} == set(range(10))


@pytest.mark.rule("TER-ABIL-2")
def test_an_ability_that_was_used_stays_known() -> None:
    position = hunting()
    position["victims"]["marco"] |= {"ability": "decoy", "ability_spent": True}
    position["victims"]["johnson"] |= {"ability": "fearless", "ability_shown": True}
    position["victims"]["anna"]["ability"] = "first_aid"
    for g in worlds(at(position, abilities="easy"), draws=60):
        assert (g.ability[MARCO], g.ability[JOHNSON]) == (ABILITIES["decoy"], ABILITIES["fearless"])
        assert g.spent_abilities == 1 << MARCO
        assert g.ability[ANNA] not in (g.ability[MARCO], g.ability[JOHNSON])


@pytest.mark.rule("TER-ABIL-1", "TER-ABIL-2")
def test_while_abilities_are_chosen() -> None:
    settled = TERRORSCAPE.settle(
        4, {"abilities": "hard", "killer": "ghost", "victims": "marco johnson anna", "killer_seat": 0}
    )
    table = Table(TERRORSCAPE, 4, settled, seed=5)
    table.choose(1, table.pending[0].options[0])
    drawn = worlds(table, KILLER)
    for g in drawn:
        cards = [g.ability[MARCO], *g.victim_dealt[JOHNSON], *g.victim_dealt[ANNA]]
        assert len(set(cards)) == 5
        assert g.victim_dealt[MARCO] == ()
        assert g.spent_abilities == 0
        assert g.killer_dealt == mansion_of(table).killer_dealt
    assert len({g.ability[MARCO] for g in drawn}) > 5
    drawn = worlds(table, TEAM)
    assert all(g.ability == mansion_of(table).ability for g in drawn)
    assert all(len(set(g.killer_dealt)) == 4 for g in drawn)
    assert {ability for g in drawn for ability in g.killer_dealt} == set(KILLER_ABILITIES)


@pytest.mark.rule("TER-ABIL-2")
def test_what_the_killer_has_kept_he_has_no_more_to_choose_from() -> None:
    position: Position = {"phase": "choosing", "round": 0, "killer": {"killer": "ghost"}}
    position["killer"] |= {"abilities": ["swift"], "abilities_dealt": ["terror", "ambush", "keen_ear"]}
    position["victims"] = {"marco": {"ability": "decoy"}, "anna": {"ability": "fearless"}}
    position["victims"]["johnson"] = {"ability": "first_aid"}
    drawn = worlds(at(position, abilities="hard"), TEAM)
    assert {ability for g in drawn for ability in g.killer_dealt} == set(KILLER_ABILITIES) - {ABILITIES["swift"]}
    assert {len(g.killer_dealt) for g in drawn} == {3}


# -- what the team and spectators imagine


@pytest.mark.rule("TER-INFO-4")
def test_the_team_knows_what_was_shown_and_how_many_cards_there_are() -> None:
    position = hunting()
    position["killer"] |= {"hand": ["frenzy", "scent"], "pile": ["pursue", "pursue", "chainsaw"], "shown": ["chainsaw"]}
    table = at(position)
    truth = mansion_of(table)
    drawn = worlds(table, TEAM)
    for g in drawn:
        assert g.pile[CARDS["chainsaw"]] >= 1
        assert (sum(g.hand), sum(g.deck), sum(g.pile)) == (2, 7, 3)
        assert g.locked
        assert (g.at, g.held, g.search, g.gears) == (truth.at, truth.held, truth.search, truth.gears)
    assert len({tuple(g.hand) for g in drawn}) > 8
    assert len({tuple(g.pile) for g in drawn}) > 8
    frenzy = CARDS["frenzy"]
    assert {(g.hand[frenzy], g.deck[frenzy], g.pile[frenzy]) for g in drawn} == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


@pytest.mark.rule("TER-STEALTH-1", "TER-INFO-2")
def test_a_killer_in_stealth_is_within_two_steps() -> None:
    position = hunting("actions", house={"barricades": ["B1-R1"]})
    position["killer"] = {"killer": "maniac", "stealth": "stalk", "last_known": "B1", "at": "R1"}
    table = at(position)
    drawn = worlds(table, TEAM, draws=150)
    assert {g.killer_at for g in drawn} == {i for i in range(15) if WITHIN[2][place("B1")] >> i & 1}
    assert {g.last_known for g in drawn} == {place("B1")}
    assert {g.stealth_card for g in drawn} == {CARDS["stalk"]}
    assert all(g.pile[CARDS["stalk"]] for g in drawn)
    assert {g.killer_at for g in worlds(table, KILLER, draws=10)} == {place("R1")}


def test_a_killer_in_the_open_is_where_he_is() -> None:
    assert {g.killer_at for g in worlds(at(hunting()), TEAM, draws=10)} == {place("R2")}


@pytest.mark.rule("TER-INFO-3", "TER-INFO-4")
def test_a_spectator_wonders_about_both() -> None:
    position = hunting()
    position["killer"]["hand"] = ["frenzy", "scent"]
    drawn = worlds(at(position), SPECTATOR)
    assert len({tuple(g.hand) for g in drawn}) > 5
    assert len({g.at[MARCO] for g in drawn}) > 5


# -- what is hidden


def test_who_cannot_know_what() -> None:
    position = hunting(team={"repairs_heard": 1})
    g = mansion_of(at(position))
    team_side = {
        *("whereabouts", "inventories", "equipment deck", "search deck", "victims' discard pile", "gears", "trap"),
    }
    killer_side = {"killer's hand", "killer's deck", "killer's discard pile"}
    assert set(hidden(g, KILLER)) == team_side
    assert set(hidden(g, TEAM)) == killer_side
    assert set(hidden(g, SPECTATOR)) == team_side | killer_side
    position["victims"]["marco"] = {"condition": "escaped", "at": ""}
    g = mansion_of(at(position, seats=4, crossroads=True))
    assert set(hidden(g, KILLER)) == team_side | {"Keys of their own", "cards taken along"}
    position["victims"]["marco"] = {"at": "R1"}
    g = mansion_of(at(position, seats=4, crossroads=True))
    assert set(hidden(g, KILLER)) == team_side | {"Keys of their own"}
    g = mansion_of(at(hunting(), plan=True, abilities="easy"))
    assert set(hidden(g, KILLER)) == team_side | {"plans", "victims' abilities"}
    looking = hunting("actions", team={"looker": "anna", "looked": ["ammo"]})
    assert set(hidden(mansion_of(at(looking)), KILLER)) == team_side | {"cards looked at"}
    choosing = {"phase": "choosing", "round": 0, "killer": {"abilities_dealt": ["swift", "terror"]}}
    kept = {"marco": {"ability": "decoy"}, "johnson": {"ability": "fearless"}, "anna": {"ability": "first_aid"}}
    g = mansion_of(at(choosing | {"victims": kept}, abilities="normal"))
    assert hidden(g, TEAM)["killer's abilities to choose from"] == g.killer_dealt
    assert "killer's abilities to choose from" not in hidden(g, KILLER)
    stealthy = hunting("actions")
    stealthy["killer"] = {"killer": "maniac", "stealth": "stalk"}
    g = mansion_of(at(stealthy))
    assert set(hidden(g, TEAM)) == killer_side | {"killer in stealth"}


def test_hidden_things_are_told_as_they_are() -> None:
    position = hunting(team={"repairs_heard": 3, "gears": 2})
    position["killer"]["hand"] = ["frenzy"]
    g = mansion_of(at(position, plan=True, abilities="easy", rescue_public=False))
    told = hidden(g, SPECTATOR)
    assert told["whereabouts"] == (place("R1"), place("B1"), place("G1"))
    assert told["inventories"] == tuple(g.held)
    assert (told["equipment deck"], told["search deck"]) == (tuple(g.equipment), tuple(g.search))
    assert (told["gears"], told["trap"], told["rescue token"]) == (2, -1, -1)
    assert told["plans"] == ((), -1, 0, False)
    assert told["killer's hand"] == tuple(g.hand)
    assert (told["killer's deck"], told["killer's discard pile"]) == (tuple(g.deck), tuple(g.pile))


def test_before_the_deal_and_after_the_end_nothing_is_hidden() -> None:
    table = Table(TERRORSCAPE, 2, TERRORSCAPE.settle(2, {}), seed=1)
    g = mansion_of(table)
    assert hidden(g, KILLER) == hidden(g, TEAM) == {}
    settled = TERRORSCAPE.settle(2, {"killer": "ghost", "victims": "marco anna sofia"})
    g = TERRORSCAPE.from_position(2, settled, {"phase": "dealing", "round": 0})
    before = g.copy()
    TERRORSCAPE.resample(g, SPECTATOR, Random(1))
    assert difference(before, g) == ""
    assert hidden(g, SPECTATOR) == {}
    over = hunting("over", winners=[1], why="TER-CHECK-2")
    over["victims"]["marco"]["items"] = ["hatchet"]
    table = at(over)
    g = mansion_of(table)
    for seat in (KILLER, TEAM, SPECTATOR):
        assert hidden(g, seat) == {}
        world = mansion_of(table.imagine(seat, Random(1)))
        assert (world.at, world.held, world.hand, world.deck) == (g.at, g.held, g.hand, g.deck)
