"""Components, Colours and kinds of rooms: what lies in the box."""

from __future__ import annotations

import pytest

import housebound
from housebound.games.room25 import words
from housebound.games.room25.components import (
    CARD,
    COLOUR,
    COMPLEXES,
    COPIES,
    DEALS,
    DUO,
    LOCKING_TOKENS,
    SEASON_2,
    STARTING_EMPTY_ROOMS,
)
from housebound.games.room25.words import CHARACTERS, COLOURS, ROOMS

SEASON_2_TILES = {
    "robot": 2,
    "mirror": 1,
    "event": 2,
    "tunnel": 1,
    "time_machine": 1,
    "shredder": 2,
    "jamming": 1,
    "key": 1,
    "regeneration": 1,
    "rotating": 2,
    "paranoia": 1,
}
BY_COLOUR = {
    "blue": ["central", "room25", "key"],
    "green": ["empty", "vision", "moving", "control", "tunnel", "robot", "regeneration"],
    "yellow": ["vortex", "dark", "cold", "prison", "mirror", "event", "jamming", "rotating"],
    "red": ["illusion", "acid", "flooded", "trap", "mortal", "time_machine", "shredder", "paranoia"],
}


@pytest.mark.rule("R25-COMP-1")
def test_47_tiles_of_26_kinds() -> None:
    assert len(ROOMS) == 26
    assert sum(COPIES) == 47
    assert all(copies >= 1 for copies in COPIES)
    assert sum(COPIES) - sum(SEASON_2) == 32
    base = {word: copies - new for word, copies, new in zip(ROOMS.words, COPIES, SEASON_2, strict=True) if copies > new}
    assert base == {
        **{"central": 1, "room25": 1, "empty": 8, "vision": 1, "moving": 1, "control": 1, "tunnel": 2},
        **{"vortex": 2, "dark": 2, "cold": 2, "prison": 2},
        **{"illusion": 1, "acid": 2, "flooded": 2, "trap": 2, "mortal": 2},
    }


@pytest.mark.rule("R25-COMP-2")
def test_15_of_them_came_with_season_2() -> None:
    assert {word: n for word, n in zip(ROOMS.words, SEASON_2, strict=True) if n} == SEASON_2_TILES
    assert sum(SEASON_2) == 15
    new_kinds = [word for word in SEASON_2_TILES if COPIES[ROOMS[word]] == SEASON_2[ROOMS[word]]]
    assert sorted(new_kinds) == sorted(word for word in SEASON_2_TILES if word != "tunnel")
    assert COPIES[ROOMS["tunnel"]] == 3


@pytest.mark.rule("R25-COMP-2")
def test_the_example_for_one_guard_has_one_paranoia_room() -> None:
    """Worked example 27: its printed list has one red room too many; the only copy of Paranoia makes it 25 tiles."""
    tiles: dict[str, int] = COMPLEXES["example_suspicion_1_guard"]["tiles"]
    assert tiles["paranoia"] == COPIES[ROOMS["paranoia"]] == 1
    assert sum(n for word, n in tiles.items() if word in BY_COLOUR["red"]) == 10
    assert sum(tiles.values()) == 25


@pytest.mark.rule("R25-COMP-1", "R25-COMP-2")
@pytest.mark.parametrize("name", COMPLEXES)
def test_no_ready_made_complex_needs_more_tiles_than_there_are(name: str) -> None:
    for word, n in COMPLEXES[name]["tiles"].items():
        assert n <= COPIES[ROOMS[word]], word


@pytest.mark.rule("R25-COMP-3")
def test_eight_characters_with_everything_of_their_own() -> None:
    assert sorted(CHARACTERS.words) == ["alice", "bruce", "emmett", "frank", "jennifer", "kevin", "max", "sarah"]
    assert words.TOKENS.words == ("look", "move", "push", "control", "power")
    table = housebound.new("room25", 8, seed=1)
    while table.pending[0].prompt == "pick":
        table.choose(table.pending[0].seat, table.pending[0].options[0])
    position = table.game.position(table.state)
    assert sorted(position["queue"]) == sorted(CHARACTERS.words)
    for facts in position["characters"].values():
        assert facts["at"] == "C3"
        assert facts["adrenaline"] == "held"
        assert facts["reminder"] == ""
        assert facts["lost"] == []


@pytest.mark.rule("R25-COMP-4")
def test_the_small_parts() -> None:
    assert len(words.ROBOTS) == COPIES[ROOMS["robot"]] == 2
    assert sum(card.copies for card in CARD) == 58
    assert LOCKING_TOKENS == 2
    lines_that_move = len(words.LINES) - len(words.CENTRAL_LINES)
    assert lines_that_move == 8, "a Control token for every line"
    assert COPIES[ROOMS["flooded"]] + COPIES[ROOMS["shredder"]] == 4, "a No-Entry token for every room that closes"
    tiles = [deal["fixed"] for deal in DEALS] + [deal["extra_tile"] for deal in DEALS if "extra_tile" in deal]
    assert max(deal["prisoner"] for deal in tiles) == 6
    assert max(deal["guard"] for deal in tiles) == 2


@pytest.mark.rule("R25-SETUP-3")
def test_the_duos() -> None:
    pairs = {frozenset((word, CHARACTERS.words[DUO[c]])) for c, word in enumerate(CHARACTERS.words)}
    assert pairs == {
        frozenset(("emmett", "kevin")),
        frozenset(("frank", "jennifer")),
        frozenset(("max", "alice")),
        frozenset(("sarah", "bruce")),
    }


@pytest.mark.rule("R25-SETUP-6")
def test_who_begins_with_empty_rooms() -> None:
    held = {word: n for word, n in zip(CHARACTERS.words, STARTING_EMPTY_ROOMS, strict=True) if n}
    assert held == {"sarah": 2, "bruce": 1}


@pytest.mark.rule("R25-COLOUR-1", "R25-COLOUR-2", "R25-COLOUR-3")
@pytest.mark.parametrize("colour", BY_COLOUR)
def test_the_colours(colour: str) -> None:
    assert [word for kind, word in enumerate(ROOMS.words) if COLOUR[kind] == COLOURS[colour]] == BY_COLOUR[colour]
