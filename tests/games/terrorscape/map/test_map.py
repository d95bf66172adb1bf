"""The map (TER-MAP): what is adjacent, how far it is, where barricades can lie, and the places of the rules."""

from __future__ import annotations

import pytest

from housebound.games.terrorscape import mansion
from housebound.games.terrorscape.mansion import (
    ADJACENT,
    ENDS,
    EVERYWHERE,
    KILLER_START,
    MAIN_ENTRANCE,
    OTHER_END,
    PASSAGE_BETWEEN,
    PASSAGES_OF,
    PATHS,
    SEARCHABLE,
    SECRET_ENDS,
    SECRET_EXIT,
    STEPS,
    SYMBOL,
    TRANSMITTER,
    VICTIMS_START,
    WITHIN,
    ZONE,
    open_from,
    reach,
    spread,
    stealthy_reach,
)
from housebound.games.terrorscape.play import main_actions, transmitter, victims_turn
from housebound.games.terrorscape.words import LOCATIONS, PASSAGES, ZONES
from housebound.kernel.sets import first, members_of
from tests.games.terrorscape.tables import Position, at

NEIGHBOURS = {
    "R1": "B1 B2 R2 R3",
    "R2": "R1 R3 R5 G1",
    "R3": "B5 R1 R2",
    "R4": "B5 R5",
    "R5": "R2 R4 G4",
    "B1": "B2 R1",
    "B2": "B1 B3 B5 R1",
    "B3": "B2 B4",
    "B4": "B3 G5",
    "B5": "B2 R3 R4",
    "G1": "R2 G2",
    "G2": "G1 G3",
    "G3": "G2 G4 G5",
    "G4": "R5 G3",
    "G5": "B4 G3",
}
EVERY_PLACE = range(len(LOCATIONS))
ALL_PASSAGES = first(len(PASSAGES))


def at_word(word: str) -> int:
    return LOCATIONS[word]


def words(mask: int) -> set[str]:
    return {LOCATIONS.words[place] for place in members_of(mask)}


def closed(*passages: str) -> int:
    return sum(1 << PASSAGES[word] for word in passages)


@pytest.mark.rule("TER-MAP-1", "TER-MAP-2")
def test_fifteen_locations_in_three_zones() -> None:
    assert len(LOCATIONS) == 15
    assert EVERYWHERE == 2**15 - 1
    for zone, letter in zip(ZONES.words, "RBG", strict=True):
        assert words(ZONE[ZONES[zone]]) == {f"{letter}{n}" for n in range(1, 6)}


@pytest.mark.rule("TER-MAP-3", "TER-MAP-8")
def test_what_is_adjacent() -> None:
    for word, near in NEIGHBOURS.items():
        assert words(ADJACENT[LOCATIONS[word]]) == set(near.split())
        assert {LOCATIONS.words[there] for there, _ in STEPS[LOCATIONS[word]]} == set(near.split())


@pytest.mark.rule("TER-MAP-4", "TER-MAP-5")
def test_seventeen_passages_and_three_paths() -> None:
    assert len(ENDS) == len(PASSAGES) == 17
    paths = {frozenset((LOCATIONS.words[a], LOCATIONS.words[b])) for a, b in PATHS}
    assert paths == {frozenset({"G1", "G2"}), frozenset({"G2", "G3"}), frozenset({"G3", "G5"})}
    for passage, (a, b) in enumerate(ENDS):
        assert PASSAGES.words[passage] == f"{LOCATIONS.words[a]}-{LOCATIONS.words[b]}"
        assert PASSAGE_BETWEEN[a, b] == PASSAGE_BETWEEN[b, a] == passage
        assert not {frozenset((LOCATIONS.words[a], LOCATIONS.words[b]))} & paths
    assert len(PASSAGE_BETWEEN) == 2 * 17
    for here in EVERY_PLACE:
        assert list(PASSAGES_OF[here]) == [passage for passage, ends in enumerate(ENDS) if here in ends]


@pytest.mark.rule("TER-MAP-4", "TER-MOVE-2")
def test_a_path_stays_open_whatever_is_barricaded() -> None:
    assert words(open_from(at_word("G3"), ALL_PASSAGES)) == {"G2", "G5"}
    assert open_from(at_word("R1"), ALL_PASSAGES) == 0
    assert words(open_from(at_word("R1"), closed("B1-R1"))) == {"B2", "R2", "R3"}
    for here in EVERY_PLACE:
        assert open_from(here, 0) == ADJACENT[here]
        for passage in range(len(PASSAGES)):
            shut = {a if a != here else b for a, b in [ENDS[passage]] if here in (a, b)}
            assert set(members_of(open_from(here, 1 << passage))) == set(members_of(ADJACENT[here])) - shut


@pytest.mark.rule("TER-MAP-6", "TER-MAP-7", "TER-SETUP-7", "TER-SETUP-8")
def test_the_places_that_rules_speak_of() -> None:
    assert [LOCATIONS.words[place] for place in (MAIN_ENTRANCE, SECRET_EXIT, TRANSMITTER)] == ["R1", "G5", "B1"]
    assert words(SEARCHABLE) == {"R2", "B4", "G4"}
    assert (VICTIMS_START, KILLER_START) == (MAIN_ENTRANCE, SECRET_EXIT)
    symbols = {symbol: LOCATIONS.words[place] for symbol, place in SYMBOL.items()}
    assert symbols == {"book": "R5", "tools": "G3", "occult": "G2", "radio": "B1", "exit": "G5"}


@pytest.mark.rule("TER-MAP-8")
def test_secret_passages_make_nothing_adjacent() -> None:
    ends = [(LOCATIONS.words[a], LOCATIONS.words[b]) for a, b in SECRET_ENDS]
    assert ends == [("B1", "G2"), ("B5", "G5")]
    for one, other in SECRET_ENDS:
        assert (OTHER_END[one], OTHER_END[other]) == (other, one)
        assert not ADJACENT[one] >> other & 1
    assert len(OTHER_END) == 4


@pytest.mark.skipif(not mansion.__file__.endswith(".py"), reason="compiled modules have their constants built in")
@pytest.mark.rule("TER-MAP-10")
def test_rules_follow_the_flags_of_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a map with other flags the same rules work elsewhere."""
    for module in (transmitter, main_actions):
        monkeypatch.setattr(module, "TRANSMITTER", at_word("R4"))
    monkeypatch.setattr(main_actions, "SEARCHABLE", 1 << at_word("R3"))
    table = at({"victims": {"marco": "R4", "anna": "R3", "sofia": "B1"}})
    offered = {option.name for option in table.pending[0].options}
    assert {"repair(marco)", "search(anna)"} <= offered
    assert "repair(sofia)" not in offered
    position: Position = {
        "phase": "round_start",
        "team": {"keys": 5},
        "victims": dict.fromkeys(["anna", "marco"], "B5"),
    }
    position["victims"]["sofia"] = {"at": "B5", "items": ["building_plan"]}
    assert not at(position).over
    with monkeypatch.context() as patch:
        patch.setattr(victims_turn, "MAIN_ENTRANCE", at_word("B5"))
        assert at(position).over
    with monkeypatch.context() as patch:
        patch.setattr(victims_turn, "SECRET_EXIT", at_word("B5"))
        assert at(position).over


@pytest.mark.rule("TER-KEYWORD-5", "TER-BARRICADE-6")
def test_how_far_it_is() -> None:
    b1 = at_word("B1")
    assert words(WITHIN[0][b1]) == {"B1"}
    assert words(WITHIN[1][b1]) == {"B1", "B2", "R1"}
    assert words(WITHIN[2][b1]) == {"B1", "B2", "R1", "B3", "B5", "R2", "R3"}
    assert words(spread(1 << b1 | 1 << at_word("G5"))) == {"B1", "B2", "R1", "G5", "B4", "G3"}
    for near in range(len(WITHIN) - 1):
        for place in EVERY_PLACE:
            assert WITHIN[near][place] & ~WITHIN[near + 1][place] == 0
    assert all(WITHIN[len(LOCATIONS)][place] == EVERYWHERE for place in EVERY_PLACE), "no two places are further apart"


@pytest.mark.rule("TER-MOVE-1", "TER-MOVE-4")
def test_where_steps_can_end() -> None:
    g2 = at_word("G2")
    assert {LOCATIONS.words[place] for place in reach(g2, 0, 1)} == {"G1", "G3"}
    assert {LOCATIONS.words[place] for place in reach(g2, 0, 2)} == {"G1", "G3", "G2", "R2", "G4", "G5"}
    assert {LOCATIONS.words[place] for place in reach(g2, 0, 3)} == {
        *{"G1", "G3", "G2", "R2", "G4", "G5"},
        *{"R1", "R3", "R5", "B4"},
    }
    assert {LOCATIONS.words[place] for place in reach(g2, ALL_PASSAGES, 3)} == {"G1", "G2", "G3", "G5"}
    assert reach(at_word("B1"), closed("B1-B2", "B1-R1"), 2) == ()


@pytest.mark.rule("TER-STEALTH-1", "TER-STEALTH-2")
def test_where_the_killer_can_slip() -> None:
    for place in EVERY_PLACE:
        for most in range(3):
            assert stealthy_reach(place, most) == tuple(members_of(WITHIN[most][place]))
