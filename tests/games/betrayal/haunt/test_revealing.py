"""Which haunt begins and who the traitor is: the chart, the list beside it, haunts that are not there (Revealing)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.components import AGE, HOBBIES, OMEN_BITS, OMEN_ROOMS, SEX, card_numbers
from housebound.games.betrayal.content_files import content
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.haunt.revealing import CHART, traitor_by, trigger_line
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.state import PREPARING, SETTING_UP, House
from housebound.games.betrayal.words import CARDS, CHARACTERS, ROOMS
from housebound.kernel.script import NOTHING, Script
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.played import at_random, house, new_table


def read(position: dict[str, Any], seats: int = 4) -> House[Any]:
    return BETRAYAL.from_position(seats, BETRAYAL.settle(seats, {"date": "10-31"}), position)


# -- the chart


@pytest.mark.rule("BET-REVEAL-1", "BET-GEN-8")
def test_the_chart_has_a_row_for_each_omen_room_and_a_column_for_each_omen() -> None:
    assert set(CHART) == set(OMEN_ROOMS)
    assert len(CHART) == 13
    for row in CHART.values():
        assert set(row) == set(card_numbers(OMEN_BITS))
        assert len(row) == 13
    assert {number for row in CHART.values() for number in row.values()} == set(range(1, 51))


@pytest.mark.rule("BET-REVEAL-1")
@pytest.mark.parametrize(
    ("room", "omen", "number"),
    [
        ("catacombs", "girl", 1),
        ("kitchen", "spirit_board", 2),
        ("gallery", "book", 3),
        ("junk_room", "bite", 4),
        ("master_bedroom", "dog", 5),
        ("dining_room", "holy_symbol", 6),
        ("balcony", "madman", 11),
        ("abandoned_room", "crystal_ball", 12),
        ("furnace_room", "spear", 15),
        ("charred_room", "ring", 20),
        ("gymnasium", "mask", 22),
        ("servants_quarters", "skull", 34),
        ("pentagram_chamber", "book", 50),
        ("charred_room", "medallion", 44),
    ],
)
def test_cells_of_the_chart(room: str, omen: str, number: int) -> None:
    assert CHART[ROOMS[room]][CARDS[omen]] == number


def test_every_haunt_is_there_and_every_cell_names_one() -> None:
    assert sorted(PRESENT) == list(range(1, 51))
    assert {number for cells in CHART.values() for number in cells.values()} == set(PRESENT)


# -- the traitor

CAST = ("zoe_ingstrom", "ox_bellows", "father_rhinehardt", "madame_zostra")
"""Seats 0 to 3: aged 8, 23, 62 and 37."""


def at_table(revealer: int, **places: dict[str, int]) -> House[Any]:
    return read({"explorers": {name: {"room": "foyer", **places.get(name, {})} for name in CAST}, "revealer": revealer})


@pytest.mark.rule("BET-REVEAL-4", "BET-REVEAL-5")
def test_the_revealer_or_the_player_on_the_left() -> None:
    for revealer in range(4):
        g = at_table(revealer)
        assert traitor_by(g, {"rule": "revealer"}) == revealer
        assert traitor_by(g, {"rule": "left_of_revealer"}) == (revealer + 1) % 4
        assert traitor_by(g, {"rule": "none"}) == -1
        assert traitor_by(g, {"rule": "none_at_first"}) == -1


@pytest.mark.rule("BET-REVEAL-8", "HC-21")
def test_oldest_and_youngest_go_by_the_ages_on_the_cards() -> None:
    g = at_table(1)
    assert traitor_by(g, {"rule": "oldest", "except_revealer": False}) == 2
    assert traitor_by(g, {"rule": "youngest", "except_revealer": False}) == 0
    assert traitor_by(at_table(2), {"rule": "oldest", "except_revealer": True}) == 3
    assert traitor_by(at_table(0), {"rule": "youngest", "except_revealer": True}) == 1


@pytest.mark.rule("BET-REVEAL-8", "BET-TRAIT-7")
def test_highest_and_lowest_go_by_the_values_of_that_moment() -> None:
    """Values, not places on the track: Ox has 5 at his start, Zoe 7 at the top, the Father 1 at his lowest."""
    highest, lowest = ({"rule": which, "trait": "might", "except_revealer": False} for which in ("highest", "lowest"))
    assert traitor_by(at_table(0), highest) == 1
    assert traitor_by(at_table(0, zoe_ingstrom={"might": 7}), highest) == 0
    assert traitor_by(at_table(0), lowest) == 2
    assert traitor_by(at_table(0, father_rhinehardt={"might": 7}, zoe_ingstrom={"might": 0}), lowest) == 0
    assert traitor_by(at_table(1), {**highest, "except_revealer": True}) == 3, "Zostra has 4, the next best"


@pytest.mark.rule("BET-REVEAL-8")
def test_a_named_explorer_or_else_somebody_by_a_trait() -> None:
    rule = {"character": "zoe_ingstrom", "otherwise": {"rule": "highest", "trait": "might", "except_revealer": False}}
    assert traitor_by(at_table(2), {"rule": "character", **rule}) == 0
    assert traitor_by(at_table(2), {"rule": "character", **rule, "character": "peter_akimoto"}) == 1


@pytest.mark.rule("BET-REVEAL-4")
def test_the_list_names_a_traitor_or_none_for_every_haunt() -> None:
    facts = content("haunts")["haunt"]
    assert set(facts) == {str(n) for n in range(1, 51)}
    for revealer in range(4):
        g = at_table(revealer)
        for number, haunt in facts.items():
            rule = haunt["traitor"]
            traitor = traitor_by(g, rule)
            alone = rule["rule"] in ("none", "none_at_first", "hidden")
            assert (traitor == -1) == alone, number
            if rule.get("except_revealer"):
                assert traitor != revealer, number


@pytest.mark.rule("HC-21")
def test_facts_of_the_explorers() -> None:
    ages = sorted(zip(AGE, CHARACTERS.words, strict=True), reverse=True)
    assert [age for age, _ in ages] == [62, 57, 42, 37, 23, 21, 20, 18, 13, 12, 9, 8]
    assert [who.split("_")[0] for _, who in ages[:3]] == ["father", "professor", "vivian"]
    men = {who for who, sex in zip(CHARACTERS.words, SEX, strict=True) if sex == "m"}
    assert men == {
        *("father_rhinehardt", "professor_longfellow", "ox_bellows"),
        *("darrin_williams", "peter_akimoto", "brandon_jaspers"),
    }
    hobbies = zip(CHARACTERS.words, HOBBIES, strict=True)
    musical = {who for who, these in hobbies if any("music" in hobby for hobby in these)}
    assert musical == {"darrin_williams", "zoe_ingstrom", "professor_longfellow"}


# -- a haunt chosen by hand


@pytest.mark.rule("HC-25")
@pytest.mark.parametrize("haunt", sorted(PRESENT))
@pytest.mark.parametrize("seed", [1, 2])
def test_a_haunt_chosen_by_hand_has_its_omen_and_its_room(haunt: int, seed: int) -> None:
    table = new_table(haunt, 4, seed)
    rng = Random(seed)
    while house(table).phase < PREPARING:
        decision = table.pending[0]
        table.choose(decision.seat, at_random(house(table), decision, rng), decision.id)
    g = house(table)
    assert g.phase == PREPARING
    assert g.haunt.number == haunt
    assert g.haunt_room == g.room[g.revealer]
    assert g.omen_card in trigger_line(haunt)
    assert g.held[g.revealer] >> g.omen_card & 1, "the revealer has an omen that can mean this haunt"


def revealed(haunt: int, position: dict[str, Any]) -> House[Any]:
    """The house when this haunt, chosen by hand, has been revealed there."""
    settings = BETRAYAL.settle(3, {"haunt": haunt, "date": "10-31"})
    return house(Table(BETRAYAL, 3, settings, seed=1, origin=BETRAYAL.from_position(3, settings, position)))


# Haunt 2 begins with the Spirit Board, haunt 14 with Mask, Medallion or Skull, haunt 48 with Spirit Board or Mask.
@pytest.mark.rule("HC-25")
@pytest.mark.parametrize(
    ("haunt", "revealers", "others", "given", "omen"),
    [
        (2, [], ["spirit_board"], {}, "spirit_board"),
        (2, [], [], {"omen_discard": ["spirit_board"]}, "spirit_board"),
        (2, [], [], {"piles": {"foyer": ["spirit_board"]}}, "spirit_board"),
        (1, [], [], {"waiting": {"foyer": ["girl"]}}, "girl"),
        (14, ["skull"], ["mask"], {}, "skull"),
        (14, [], ["mask"], {}, "medallion"),
        (14, [], ["mask", "medallion", "skull"], {}, "mask"),
        (48, [], [], {}, "spirit_board"),
        (48, [], ["spirit_board"], {}, "mask"),
    ],
)
def test_the_revealer_gets_the_trigger_omen_wherever_it_is(
    haunt: int, revealers: list[str], others: list[str], given: dict[str, Any], omen: str
) -> None:
    position = {
        "phase": "revealing",
        "explorers": {
            "zoe_ingstrom": {"room": "foyer", "cards": revealers},
            "ox_bellows": {"room": "entrance_hall", "cards": others, "sanity": 0, "knowledge": 0},
        },
        **given,
    }
    g = revealed(haunt, position)
    assert g.held[0] >> CARDS[omen] & 1
    assert g.omen_card == CARDS[omen]
    assert min(g.clip[4:8]) >= 0, "nobody's trait falls to the skull"
    BETRAYAL.check(g)


@pytest.mark.rule("HC-25")
def test_whoever_gives_the_omen_up_loses_its_gains_and_the_revealer_gets_them() -> None:
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": {"room": "foyer", "cards": ["girl"]}}
    after = BETRAYAL.position(revealed(1, {"phase": "revealing", "explorers": explorers}))["explorers"]
    ox, zoe = after["ox_bellows"], after["zoe_ingstrom"]
    assert (ox["sanity"], ox["knowledge"], ox["cards"]) == (1, 1, [])
    assert (zoe["sanity"], zoe["knowledge"], zoe["cards"]) == (3, 3, ["girl"])


class CountsOnGallery(Haunt):
    """A haunt that presupposes the Gallery, and notes whether it was there from the start."""

    number = 19

    def fresh_data(self, g: House[Any]) -> GalleryData:
        data = GalleryData()
        data.was_there = in_house(g, ROOMS["gallery"])
        return data

    def room_added(self, g: House[Any], room: int) -> Script[None]:
        assert isinstance(g.data, GalleryData), "a haunt is never told of a room before it has its data"
        return NOTHING


class GalleryData(HauntData):
    __slots__ = ("was_there",)

    was_there: bool


@pytest.mark.rule("HC-25", "HC-6")
@pytest.mark.parametrize("seed", range(6))
def test_a_room_that_the_setup_presupposes_is_fetched(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, 19, CountsOnGallery())
    table = new_table(19, 3, seed)
    rng = Random(seed)
    while house(table).phase <= SETTING_UP:
        decision = table.pending[0]
        if house(table).phase == SETTING_UP:
            assert decision.seat == house(table).traitor, "the traitor chooses its place"
        table.choose(decision.seat, at_random(house(table), decision, rng), decision.id)
    g = house(table)
    assert in_house(g, ROOMS["gallery"])
    assert g.drawn_for >> ROOMS["gallery"] & 1, "nobody draws for it"
    assert g.data.was_there


@pytest.mark.rule("HC-25")
def test_which_haunts_presuppose_a_room() -> None:
    facts = content("haunts")["haunt"]
    needs = {number: facts[number]["needs_rooms"] for number in facts if facts[number].get("needs_rooms")}
    assert needs == {
        "14": ["pentagram_chamber"],
        "17": ["junk_room"],
        "19": ["gallery"],
        "26": ["pentagram_chamber"],
    }
