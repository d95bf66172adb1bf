"""What the team answers, and what a killer with good notes makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.mansion import EVERYWHERE
from housebound.games.terrorscape.map.whereabouts import answered, fled, known_at, turn_passed
from housebound.games.terrorscape.state import Mansion
from housebound.games.terrorscape.words import ANNA, LOCATIONS, MARCO, SOPHIA, WILLIAM
from housebound.kernel.sets import members_of


def mansion(position: dict[str, Any], **settings: Any) -> Mansion:
    return TERRORSCAPE.from_position(4, TERRORSCAPE.settle(4, settings), position)


def area(words: str) -> int:
    return sum(1 << LOCATIONS[word] for word in words.split())


def could_be(g: Mansion, victim: int) -> str:
    return " ".join(LOCATIONS.words[place] for place in members_of(g.could[victim]))


def noted(**could: str) -> dict[str, Any]:
    """Victims of whom the killer has noted something."""
    return {"victims": {victim: {"at": words.split()[0], "could_be": words.split()} for victim, words in could.items()}}


@pytest.mark.rule("TER-KEYWORD-2", "TER-KEYWORD-3", "TER-INFO-7")
def test_who_is_named_is_in_the_area_and_who_is_not_is_outside() -> None:
    g = mansion(noted(marco="R1 R2 B1", william="R1 B1", anna="R1 B1"))
    answered(g, area("R1 R2 R3 R4 R5"), 1 << MARCO)
    assert could_be(g, MARCO) == "R1 R2"
    assert could_be(g, WILLIAM) == "B1"
    assert could_be(g, ANNA) == "B1"


@pytest.mark.rule("TER-KEYWORD-3", "TER-VICTIM-4")
def test_a_sense_says_nothing_of_anna() -> None:
    g = mansion(noted(anna="R1 B1", marco="R1 B1", william="R1 B1"))
    answered(g, area("R1"), 0, sensed=True)
    assert could_be(g, ANNA) == "R1 B1"
    assert could_be(g, MARCO) == "B1"


@pytest.mark.rule("TER-INFO-5")
def test_an_answer_that_contradicts_the_notes_counts_alone() -> None:
    """She took a way that the notes do not think of."""
    g = mansion(noted(marco="R1", william="B1", anna="G1"))
    answered(g, area("B1 B2"), 1 << MARCO)
    assert could_be(g, MARCO) == "B1 B2"
    assert g.could[WILLIAM] == EVERYWHERE & ~area("B1 B2")


def test_told_exactly_where_she_is() -> None:
    g = mansion(noted(marco="R1 R2", william="B1", anna="G1 G2"))
    known_at(g, ANNA, LOCATIONS["G4"])
    assert (could_be(g, ANNA), could_be(g, MARCO)) == ("G4", "R1 R2")


@pytest.mark.rule("TER-MOVE-1", "TER-MOVE-2")
@pytest.mark.parametrize(
    ("barricades", "after"),
    [
        ([], "R1 B1 B2 B3 B4 B5 G5"),
        (["B2-B3"], "B3 B4 G5"),
        (["B2-B3", "B4-G5"], "B3 B4"),
        (["B2-B3", "B3-B4"], "B3"),
        (["B2-B5"], "R1 B1 B2 B3 B4 G5"),
    ],
)
def test_behind_the_screen_she_may_have_gone_two_open_steps(barricades: list[str], after: str) -> None:
    g = mansion({**noted(marco="B3", anna="R1", sofia="R1"), "house": {"barricades": barricades}})
    turn_passed(g)
    assert could_be(g, MARCO) == after


NEAR = "R1 R2 R5 G1 G2 G3"


@pytest.mark.rule("TER-VICTIM-5")
@pytest.mark.parametrize(
    ("house", "william"),
    [
        ({}, NEAR),
        ({"heard": ["B3"]}, NEAR),  # four steps from G1: too far for him
        ({"heard": ["B2", "B3"]}, "R1 R2 R5 B2 G1 G2 G3"),
        ({"firecracker": "G5"}, "R1 R2 R3 R4 R5 B1 B2 G1 G2 G3 G4 G5"),  # noise everywhere
    ],
)
def test_william_may_have_sprinted_to_where_noise_is(house: dict[str, Any], william: str) -> None:
    house = {"barricades": ["R2-R3"], "noise": house.get("heard", []), **house}
    g = mansion({**noted(william="G1", marco="G1", anna="R1"), "house": house})
    turn_passed(g)
    assert (could_be(g, WILLIAM), could_be(g, MARCO)) == (william, NEAR)


@pytest.mark.rule("TER-VICTIM-3")
def test_sophia_may_have_taken_a_secret_passage() -> None:
    house = {"barricades": ["B2-B5", "B5-R3", "B5-R4", "B1-B2", "B1-R1"]}
    g = mansion({**noted(sofia="B5 B1", marco="B5 B1", anna="R1"), "house": house})
    turn_passed(g)
    assert could_be(g, SOPHIA) == "B1 B5 G2 G5"
    assert could_be(g, MARCO) == "B1 B5"


@pytest.mark.rule("TER-FLIGHT-3", "TER-FLIGHT-2")
def test_after_an_encounter_she_is_here_or_one_open_step_away() -> None:
    position = {
        **noted(marco="R2", anna="R2", sofia="B1"),
        "phase": "flight",
        "killer": {"at": "R2"},
        "house": {"barricades": ["R1-R2"]},
    }
    g = mansion(position)
    fled(g, 1 << ANNA)
    assert (could_be(g, ANNA), could_be(g, MARCO), could_be(g, SOPHIA)) == ("R2 R3 R5 G1", "R2", "B1")


@pytest.mark.rule("TER-CROSS-11")
def test_nothing_is_noted_of_the_dead() -> None:
    position = noted(marco="R2", anna="R2", sofia="B1")
    position["victims"]["anna"]["condition"] = "killed"
    g = mansion(position, crossroads=True)
    answered(g, area("R2"), 1 << MARCO)
    turn_passed(g)
    fled(g, 1 << ANNA)
    assert could_be(g, ANNA) == "R2"
