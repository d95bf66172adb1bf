"""Positions of Terrorscape: what is written is what is read, and nonsense is refused with what is wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import housebound
from housebound.games.terrorscape import state
from housebound.games.terrorscape.components import COPIES, EQUIPMENT, SEARCH_CARDS
from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.mansion import EVERYWHERE
from housebound.games.terrorscape.position.killer import DID
from housebound.games.terrorscape.state import PHASES, Mansion
from housebound.games.terrorscape.words import (
    ABILITIES,
    ANNA,
    CAMERA,
    CARDS,
    FIRST_AID_KIT,
    GHOST,
    HATCHET,
    ITEMS,
    JOHNSON,
    KEY,
    KILLED,
    LOCATIONS,
    MARCO,
    PASSAGES,
    PLANS,
    SOPHIA,
    TOOLBOX,
    WILLIAM,
    WOUNDED,
)
from housebound.kernel.check.alike import difference
from housebound.kernel.errors import BadPosition
from housebound.kernel.table import Table

Position = dict[str, Any]


def read(position: Position, seats: int = 4, **given_settings: Any) -> Mansion:
    return TERRORSCAPE.from_position(seats, TERRORSCAPE.settle(seats, given_settings), position)


def place(word: str) -> int:
    return 1 << LOCATIONS[word]


def mansion_of(table: Table) -> Mansion:
    g = table.state
    assert isinstance(g, Mansion)
    return g


def play(table: Table, rng: Random, length: int) -> None:
    for _ in range(length):
        if table.over:
            return
        decision = rng.choice(table.pending)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)


# -- what is written is what is read


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 320))
def test_a_written_state_is_read_back(seed: int, length: int) -> None:
    """Whatever the settings, whatever has happened: nothing is lost on the way to a file and back."""
    rng = Random(seed)
    seats, settled = TERRORSCAPE.variety(rng)
    table = Table(TERRORSCAPE, seats, settled, seed=seed)
    play(table, rng, length)
    written = json.loads(json.dumps(TERRORSCAPE.position(mansion_of(table))))
    other = TERRORSCAPE.from_position(seats, settled, written)
    assert difference(table.state, other) == ""


IN_THE_MIDST: Position = {
    "killer": {
        "killer": "maniac",
        "bonus": 3,
        "attack_bonus": 1,
        "paying": "stalk",
        "did": ["encountered", "free_search", "called_swift", "called_keen_ear", "boosted", "broke_through"],
        "basic_left": 1,
        "path": ["R1", "B1"],
        "laid": ["B1-B2", "G3-G4"],
    },
    "house": {"noise": ["R5", "B1"], "heard": ["B1"], "firecracker": "G5"},
    "team": {
        "repairs_heard": 2,
        "looked": ["toolbox", "key"],
        "looker": "marco",
        "passed": ["herbs", "ammo"],
        "exchanging": {"from": "marco", "item": "first_aid_kit", "to": "sofia", "back": "camera"},
        "equipped": "sofia",
        "naming": ["marco", "johnson"],
    },
    "plan": {"dealt": ["buzzer"], "marked": "buzzer", "steps_done": 3, "spent": True, "buzzer": "R3", "buzzed": True},
    "encounter": {
        "found": ["marco", "johnson"],
        "attacked": ["johnson"],
        "fleeing": ["marco"],
        "defender": "johnson",
        "defence": ["whisky", "hatchet"],
    },
}


def test_what_lasts_for_a_moment_is_kept_too() -> None:
    """A state in the middle of an action, a card and an attack at once, which no game comes to."""
    g = read(IN_THE_MIDST, plan=True)
    written = TERRORSCAPE.position(g)
    for part, facts in IN_THE_MIDST.items():
        for key, fact in facts.items():
            assert written[part][key] == fact, f"{part}.{key}"
    assert difference(g, read(json.loads(json.dumps(written)), plan=True)) == ""


def test_a_table_from_a_position_is_saved_and_loaded() -> None:
    settled = TERRORSCAPE.settle(2, {})
    g = TERRORSCAPE.from_position(2, settled, {"victims": {"marco": "B1"}, "team": {"gears": 2}})
    table = Table(TERRORSCAPE, 2, settled, people_roll=True, origin=g)
    table.choose(1, "repair(marco)")
    loaded = housebound.load_text(table.save_text())
    assert difference(loaded.state, table.state) == ""
    assert mansion_of(loaded).gears == 3


@pytest.mark.parametrize("phase", [word for word in PHASES if word not in ("choosing", "over")])
@pytest.mark.parametrize("crossroads", [False, True])
def test_every_phase_can_be_played_from_next_to_nothing(phase: str, crossroads: bool) -> None:
    settled = TERRORSCAPE.settle(4, {"crossroads": crossroads})
    position: Position = {"phase": phase}
    if phase in ("encounter", "attack", "flight"):
        position["killer"] = {"at": "R1"}
    g = TERRORSCAPE.from_position(4, settled, position)
    TERRORSCAPE.check(g)
    table = Table(TERRORSCAPE, 4, settled, seed=5, origin=g)
    play(table, Random(7), 2000)
    assert table.over


# -- defaults


def test_without_a_word_the_game_has_just_begun() -> None:
    g = read({})
    assert (g.phase, g.round, g.killer, g.level) == (state.ACTIONS, 1, 0, 1)
    assert g.trio == (MARCO, JOHNSON, SOPHIA)
    assert g.controller == (1, 2, 3, -1, -1)
    assert [g.at[victim] for victim in g.trio] == [LOCATIONS["R1"]] * 3
    assert [g.could[victim] for victim in g.trio] == [place("R1")] * 3
    assert (g.killer_at, g.last_known) == (LOCATIONS["G5"],) * 2
    assert (g.held[MARCO], g.held[JOHNSON], g.held[SOPHIA]) == ((FIRST_AID_KIT,), (), (CAMERA,))
    assert (tuple(g.equipment), tuple(g.search), g.bottom_card) == (EQUIPMENT, SEARCH_CARDS, True)
    assert sum(g.gone) == 0
    assert (sum(g.hand), sum(g.deck), sum(g.pile), g.locked) == (0, 12, 0, True)
    TERRORSCAPE.check(g)


def test_it_is_the_setup_but_for_the_two_cards() -> None:
    """A position of nobody but the cast is what the setup leads to, before the killer draws."""
    table = Table(TERRORSCAPE, 2, TERRORSCAPE.settle(2, {"killer": "ghost", "victims": "anna marco william"}), seed=1)
    set_up = mansion_of(table)
    g = read({}, 2, killer="ghost", victims="anna marco william")
    g.hand = set_up.hand.copy()
    g.deck = set_up.deck.copy()
    assert difference(set_up, g) == ""


def test_victims_are_named_in_seating_order_and_joined_by_others() -> None:
    assert read({"victims": {"william": "B4", "anna": {}}}).trio == (WILLIAM, ANNA, MARCO)
    assert read({"victims": ["sofia", "johnson", "anna"]}).trio == (SOPHIA, JOHNSON, ANNA)
    assert read({"victims": {"anna": "B2"}}, victims="marco anna sofia").trio == (MARCO, ANNA, SOPHIA)
    assert read({"victims": {"marco": {"seat": 3}}}).controller == (3, 1, 2, -1, -1)
    assert read({}, 3).controller == (1, 2, 1, -1, -1)
    assert read({}, 3, killer_seat=1).controller == (0, 2, 0, -1, -1)
    assert read({}, 2, killer_seat=1).controller == (0, 0, 0, -1, -1)


def test_a_victim_in_words() -> None:
    g = read({"round": 3, "victims": {"anna": {"at": "B4", "condition": "wounded", "fear": 2, "items": ["hatchet"]}}})
    assert (g.at[ANNA], g.condition[ANNA], g.fear[ANNA], g.held[ANNA]) == (LOCATIONS["B4"], WOUNDED, 2, (HATCHET,))
    assert g.could[ANNA] == EVERYWHERE
    assert g.could[MARCO] == EVERYWHERE
    assert read({"victims": {"anna": {"at": "B4", "could_be": ["B4", "B3"]}}}).could[ANNA] == place("B4") | place("B3")
    assert read({"victims": {"anna": {"could_be": "anywhere"}}}).could[ANNA] == EVERYWHERE


def test_cards_named_leave_their_decks() -> None:
    g = read({"victims": {"anna": {"items": ["toolbox", "toolbox", "toolbox"]}}, "team": {"keys": 5}})
    assert (g.equipment[TOOLBOX], g.search[TOOLBOX]) == (0, 1)
    assert (g.equipment[KEY], g.search[KEY], g.bottom_card) == (1, 0, True)
    assert not read({"team": {"keys": 7}}).bottom_card
    g = read({"victims": {"marco": {"items": []}}, "team": {"discard": ["hatchet"]}})
    assert g.gone[FIRST_AID_KIT] == 1
    assert g.equipment[HATCHET] == EQUIPMENT[HATCHET] - 1
    TERRORSCAPE.check(g)


def test_decks_that_are_given_are_what_they_are() -> None:
    g = read({"team": {"equipment": ["hatchet"], "search": {"key": 1}, "discard": ["hatchet", "hatchet"]}})
    assert (sum(g.equipment), g.equipment[HATCHET]) == (1, 1)
    assert (sum(g.search), g.search[KEY]) == (1, 1)
    assert g.gone[HATCHET] == COPIES[HATCHET] - 3
    assert g.gone[KEY] == COPIES[KEY] - 2
    TERRORSCAPE.check(g)


def test_the_killer_in_words() -> None:
    g = read({"killer": {"killer": "ghost", "at": "B2", "level": 4, "hand": ["life_drain", "scent"], "pile": ["wail"]}})
    assert (g.killer, g.killer_at, g.last_known, g.level, g.locked) == (
        GHOST,
        LOCATIONS["B2"],
        LOCATIONS["B2"],
        4,
        False,
    )
    assert (g.hand[CARDS["life_drain"]], g.deck[CARDS["scent"]], g.deck[CARDS["wail"]]) == (1, 2, 1)
    assert read({"killer": "ghost"}).killer == GHOST
    g = read({"killer": {"killer": "ghost", "level": 4}})
    assert g.deck[CARDS["life_drain"]] == 1
    g = read({"killer": {"killer": "ghost", "deck": {"wail": 1}}})
    assert (sum(g.deck), sum(g.pile), g.locked) == (1, 11, True)
    TERRORSCAPE.check(g)


def test_a_killer_in_stealth_has_shown_his_card() -> None:
    g = read({"killer": {"killer": "ghost", "at": "B3", "last_known": "G5", "stealth": "vanish"}})
    vanish = CARDS["vanish"]
    assert (g.stealth_card, g.shown, g.pile[vanish], g.deck[vanish]) == (vanish, (vanish,), 1, 1)
    g = read({"killer": {"killer": "ghost", "at": "B3", "last_known": "G5", "stealth": "vanish", "pile": []}})
    assert (g.shown, g.deck[vanish]) == ((), 2)


def test_who_has_acted_and_who_acts() -> None:
    g = read({"victims": {"marco": {"acted": True}, "anna": {}}})
    assert (g.acted, g.begun, g.acting) == (1 << MARCO, 1 << MARCO, MARCO)
    g = read({"team": {"acting": "sofia"}})
    assert (g.acted, g.begun, g.acting) == (0, 1 << SOPHIA, SOPHIA)
    g = read({"phase": "instant_cards"})
    assert g.acted == 1 << MARCO | 1 << JOHNSON | 1 << SOPHIA
    assert (g.basic_left, g.did) == (2, 0)


def test_noise_is_announced_before_the_killers_turn() -> None:
    assert read({"house": {"noise": ["B1"]}}).heard == 0
    assert read({"phase": "main_step", "house": {"noise": ["B1"]}}).heard == place("B1")
    assert read({"phase": "main_step", "house": {"noise": ["B1"], "firecracker": "B2"}}).heard == 0
    assert read({"house": {"heard": ["B1"]}}).noise == place("B1")


def test_the_house_and_the_roof_in_words() -> None:
    g = read(
        {
            "house": {"barricades": ["B1-B2", "G3-G4"], "last_heard": ["R1"], "trap": "R3", "opened": ["R1-R2"]},
            "team": {"gears": 5, "repaired": True},
        }
    )
    assert g.barricades == 1 << PASSAGES["B1-B2"] | 1 << PASSAGES["G3-G4"]
    assert (g.last_heard, g.trap, g.opened) == (place("R1"), LOCATIONS["R3"], 1 << PASSAGES["R1-R2"])
    assert (g.gears, g.rescue, g.repaired, g.repairs_heard) == (5, 5, True, 5)
    assert read({"team": {"rescue": 2}}).gears == 5


def test_an_encounter_is_with_everybody_there() -> None:
    given_position: Position = {"phase": "attack", "killer": {"at": "R2"}, "victims": {"anna": "R2", "marco": "R2"}}
    g = read(given_position)
    assert (g.found, g.attacked, g.fleeing, g.did) == (1 << ANNA | 1 << MARCO, 0, 0, state.ENCOUNTERED)
    assert read({**given_position, "phase": "flight"}).fleeing == 1 << ANNA | 1 << MARCO
    assert read({**given_position, "phase": "main_step"}).found == 0


def test_plans_in_words() -> None:
    g = read({"plan": {"dealt": ["buzzer", "survey"], "marked": "buzzer"}}, plan=True)
    assert (g.plans, g.marked, g.steps_done, g.plan_ready) == (
        (PLANS["buzzer"], PLANS["survey"]),
        PLANS["buzzer"],
        1,
        False,
    )
    g = read({"plan": {"marked": "survey", "ready": True}}, plan=True)
    assert (g.plans, g.steps_done, g.plan_ready) == ((PLANS["survey"],), 2, True)


def test_the_crossroads_and_abilities_in_words() -> None:
    g = read({"victims": {"marco": {"condition": "killed", "at": "B1"}, "anna": {"keys": 2}}}, crossroads=True)
    assert (g.condition[MARCO], g.own_keys[ANNA], g.first_player) == (KILLED, 2, ANNA)
    assert g.could[MARCO] == place("B1")
    assert g.held[MARCO] == ()
    g = read(
        {
            "killer": {"abilities": ["swift"], "abilities_spent": ["swift"]},
            "victims": {"anna": {"ability": "decoy", "ability_spent": True}},
        },
        abilities="normal",
    )
    assert g.killer_abilities == g.killer_spent == 1 << ABILITIES["swift"]
    assert (g.ability[ANNA], g.spent_abilities) == (ABILITIES["decoy"], 1 << ANNA)


def test_every_deed_has_its_word() -> None:
    for bit, word in enumerate(DID):
        assert getattr(state, word.upper()) == 1 << bit


# -- nonsense

KILLER_AND_ANNA: Position = {"killer": {"at": "R2"}, "victims": {"anna": "R3"}}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"cellar": 1}, "unknown key 'cellar'"),
        ({"phase": "lunch"}, "phase = 'lunch'; known: casting"),
        ({"round": -1}, "round = -1: a number from 0 to 45"),
        ({"phase": "casting", "victims": ["anna"]}, "victims are chosen in the phase casting"),
        ({"phase": "casting", "killer": "ghost"}, "killer is chosen in the phase casting"),
        ({"phase": "choosing"}, "has no ability to choose"),
        ({"phase": "over"}, "why: the rule that ended the game"),
        ({"why": "TER-END-4"}, "why: the rule that ended the game"),
        ({"winners": [4]}, r"winners = \[4\]: a list of numbers from 0 to 3"),
        ({"killer": {"killer": "clown"}}, "killer names 'clown', which is no killer; known: butcher, ghost, maniac"),
        ({"killer": {"killer": ""}}, "killer is chosen in the phase casting"),
        ({"killer": {"mood": 1}}, "killer has an unknown key 'mood'"),
        ({"killer": {"at": "Z1"}}, "at names 'Z1', which is no location"),
        ({"killer": {"at": ""}}, "killer is always somewhere"),
        ({"killer": {"at": "B1", "last_known": "B2"}}, "is at B1 and was last seen at B2, but he is not in stealth"),
        ({"killer": {"stealth": "pursue"}}, "stealth = pursue: a card of stealth of his own"),
        ({"killer": {"stealth": "vanish"}}, "stealth = vanish: a card of stealth of his own"),
        ({"killer": {"killer": "ghost", "stealth": "vanish", "at": "R1", "last_known": "G5"}}, "more than 2 steps"),
        ({"killer": {"level": 6}}, "level = 6: a number from 1 to 5"),
        ({"killer": {"hand": ["wail"]}}, "has 1 of wail, there are 0 in the cards of butcher"),
        ({"killer": {"hand": {"pursue": 2}, "pile": ["pursue", "pursue"]}}, "has 4 of pursue, there are 3"),
        ({"killer": {"hand": ["violent_rage"], "locked": True}}, "has 2 of violent_rage, there are 1"),
        ({"killer": {"hand": {"pursue": 3, "board_up": 3, "scent": 1}}}, "has 7 cards in hand"),
        ({"killer": {"deck": [], "pile": ["pursue"]}}, "has 1 of pursue, there are 3: deck and pile leave some out"),
        ({"killer": {"shown": ["scent"], "pile": ["pursue"]}}, "has shown scent, which must then lie in his pile"),
        ({"killer": {"hand": 2}}, "hand = 2: a list of words is wanted"),
        ({"killer": {"abilities": ["swift"]}}, "too many abilities: with abilities = off he keeps 0"),
        ({"killer": {"abilities": ["decoy"]}}, "cannot have decoy: it is an ability of victims"),
        ({"killer": {"abilities_spent": ["swift"]}}, "has spent swift, which is none of his"),
        ({"killer": {"did": ["slept"]}}, "did names 'slept', which is no deed"),
        ({"killer": {"path": ["B1", "B1"]}}, "path names something twice"),
        ({"phase": "dealing", "killer": {"hand": ["scent"]}}, "has no hand before the cards are dealt"),
        ({"victims": ["zoe"]}, "'zoe' is no victim; known: marco"),
        ({"victims": ["marco", "johnson", "sofia", "anna"]}, "4 victims, there are 3"),
        ({"victims": {"anna": {"mood": 1}}}, "anna has an unknown key 'mood'"),
        ({"victims": {"anna": 3}}, "anna needs keys and values, not 3"),
        ({"victims": {"anna": {"seat": 0}}}, "anna has seat 0, which plays the killer"),
        ({"victims": {"anna": {"seat": 1}, "marco": {"seat": 1}}}, "seat 3 of the team plays no victim"),
        ({"phase": "sharing", "victims": {"anna": {"seat": 1}}}, "victims are shared out in the phase sharing"),
        ({"victims": {"anna": {"condition": "asleep"}}}, "condition names 'asleep', which is no condition"),
        ({"victims": {"anna": {"condition": ""}}}, "anna needs a condition"),
        ({"victims": {"anna": {"condition": "killed"}}}, "anna is killed, which ends the game"),
        ({"victims": {"anna": ""}}, "anna must be somewhere in the house"),
        ({"phase": "dealing", "victims": {"anna": "R1"}}, "is at R1, but she is not in the house"),
        ({"victims": {"anna": {"could_be": []}}}, "could_be: empty only while she is not in the house"),
        ({"victims": {"anna": {"fear": 3}}}, "fear = 3: a number from 0 to 2"),
        ({"victims": {"anna": {"items": ["key"]}}}, "has a Key among her items"),
        ({"victims": {"anna": {"items": ["trap", "trap"]}}}, "has 2 of trap in all, there are 1"),
        ({"victims": {"anna": {"items": ["ammo", "ammo", "ammo", "herbs"]}}}, "anna has 4 items for 3 slots"),
        ({"victims": {"anna": {"keys": 1}}}, "has Keys of her own, which is for the crossroads"),
        ({"victims": {"anna": {"ability": "decoy"}}}, "has an ability, but this table plays without them"),
        ({"victims": {"anna": {"ability_spent": True}}}, "has used an ability, but has none"),
        ({"victims": {"anna": {"acted": 1}}}, "acted = 1: true or false is wanted"),
        ({"team": {"mood": 1}}, "team has an unknown key 'mood'"),
        ({"team": {"keys": 8}}, "keys = 8: a number from 0 to 7"),
        ({"team": {"gears": 3, "rescue": 2}}, "has 3 gears and rescue = 2"),
        ({"team": {"gears": 5, "rescue": -1}}, "has 5 gears and rescue = -1"),
        ({"team": {"acting": "anna"}}, "acting = anna, who is not among the victims"),
        ({"team": {"first_player": "marco"}}, "has a first player, who is for the crossroads"),
        ({"team": {"naming": ["william"]}}, "naming names william, who is not among the victims"),
        ({"team": {"looked": ["herbs"]}}, "has looked at cards: name the looker"),
        ({"team": {"equipment": ["first_aid_kit"]}}, "equipment has 1 of first_aid_kit, that deck has 0"),
        ({"team": {"discard": {"trap": 2}}}, "has 2 of trap in all, there are 1"),
        ({"team": {"discard": {"trap": -1}}}, "trap = -1: a number from 0 to 99"),
        ({"team": {"equipment": [], "gone": []}}, "leaves out 2 of key: every card is somewhere"),
        ({"team": {"exchanging": {"from": "marco"}}}, "exchanging needs from, item and to"),
        ({"team": {"exchanging": {"from": "marco", "item": "ammo", "to": "sofia"}}}, "about a card that is not there"),
        ({"house": {"barricades": ["B1-B9"]}}, "barricades names 'B1-B9', which is no passage"),
        ({"house": {"barricades": list(PASSAGES.words[:8])}}, "has 8 barricades, there are 7"),
        ({"house": {"noise": ["B1"], "heard": ["B2"]}}, "has heard noise where none is"),
        ({"phase": "dealing", "house": {"noise": ["B1"]}}, "the house is empty before the cards are dealt"),
        ({"plan": {"dealt": ["buzzer"]}}, "this table plays without them: set plan = true"),
        ({**KILLER_AND_ANNA, "phase": "attack"}, "encounter has nobody in it"),
        ({**KILLER_AND_ANNA, "phase": "attack", "encounter": {"found": ["anna"]}}, "found anna, who is not where"),
        ({"encounter": {"defender": "anna"}}, "defender = anna, who is not among the victims"),
        ({"house": ["B1"]}, "house needs keys and values"),
    ],
    ids=str,
)
def test_nonsense_is_refused(position: Position, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        read(position)


@pytest.mark.parametrize(
    ("given_settings", "position", "message"),
    [
        ({"killer": "ghost"}, {"killer": "maniac"}, "killer = maniac, but this table plays with ghost"),
        ({"victims": "marco anna sofia"}, {"victims": ["william"]}, "william is not among the victims of this table"),
        ({"plan": True}, {"plan": {"dealt": ["buzzer"] * 2}}, "dealt must name at most 2 different plans"),
        ({"plan": True}, {"plan": {"dealt": ["survey"], "marked": "buzzer"}}, "marked = buzzer, which was not dealt"),
        ({"plan": True}, {"plan": {"marked": "survey", "steps_done": 3}}, "steps_done = 3: a number from 1 to 2"),
        ({"plan": True}, {"plan": {"marked": "survey", "steps_done": 1, "ready": True}}, "do not go together: 1 of 2"),
        ({"abilities": "easy"}, {"victims": {"anna": {"ability": "swift"}}}, "it is an ability of killers"),
        ({"abilities": "normal"}, {"killer": {"abilities": ["swift", "terror"]}}, "he keeps 1 of 2"),
        ({"crossroads": True}, {"team": {"keys": 1}}, "at the crossroads every victim has her own"),
        (
            {"crossroads": True},
            {"victims": {"anna": {"condition": "killed"}}, "team": {"acting": "anna"}},
            "acting = anna, who is not in the house",
        ),
        (
            {"crossroads": True},
            {"victims": {"anna": {"condition": "escaped", "items": ["ammo"]}}},
            "has items, but she is not in the house",
        ),
    ],
    ids=str,
)
def test_what_contradicts_the_settings_is_refused(given_settings: Position, position: Position, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        read(position, **given_settings)


def test_in_the_phase_choosing_everybody_must_have_a_choice() -> None:
    dealt = {word: {"abilities_dealt": ["decoy", "fearless"]} for word in ("marco", "anna", "sofia")}
    with pytest.raises(BadPosition, match="killer has too few abilities to choose"):
        read({"phase": "choosing", "victims": dealt}, abilities="hard")
    killer = {"abilities_dealt": ["swift", "terror"]}
    assert read({"phase": "choosing", "victims": dealt, "killer": killer}, abilities="hard").killer_dealt


def test_every_item_word_can_be_discarded() -> None:
    g = read({"team": {"discard": list(ITEMS.words)}})
    assert g.discard == [1] * len(ITEMS)
    assert g.held[MARCO] == (), "her First Aid Kit lies in the discard pile"
    TERRORSCAPE.check(g)
