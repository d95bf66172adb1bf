"""All 47 rooms: which of them do something, that the others do nothing, and what each one's symbol draws."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.components import FLOORS_OF, LOOSE_TILES, SYMBOL
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import FLOORS, ROOMS, SYMBOLS
from housebound.kernel.table import Table
from tests.games.betrayal.plain_haunt import table_of

WITH_A_TEXT = {
    *("attic", "graveyard", "junk_room", "pentagram_chamber"),  # on leaving: rooms.toml
    *("chapel", "gymnasium", "larder", "library", "crypt", "furnace_room"),  # at the end of a turn: rooms.toml
    *("chasm", "catacombs", "tower", "vault"),  # barriers.toml, vault.toml
    *("mystic_elevator", "coal_chute", "collapsed_room", "gallery"),  # elevator.toml, falls.toml
}
PLAIN = [room for room in ROOMS.words if room not in WITH_A_TEXT]
LANDINGS = ("basement_landing", "foyer", "upper_landing")
ZOE = "zoe_ingstrom"
WAYS = {
    "entrance_hall": ("foyer", "walk"),
    "foyer": ("entrance_hall", "walk"),
    "grand_staircase": ("foyer", "walk"),
    "upper_landing": ("grand_staircase", "climb"),
    "basement_landing": ("creaky_hallway", "walk"),
}
"""Starting room -> where one comes from, and how."""


def landing_for(room: str) -> str:
    """The first room of the lowest floor on which the tile may lie."""
    floors = FLOORS_OF[ROOMS[room]]
    return next(LANDINGS[floor] for floor in range(len(FLOORS)) if floors >> floor & 1)


def zoe_of(table: Table) -> dict[str, object]:
    assert isinstance(table.state, House)
    explorer = BETRAYAL.position(table.state)["explorers"][ZOE]
    return {fact: explorer[fact] for fact in ("might", "speed", "sanity", "knowledge", "cards", "side")}


def test_18_rooms_have_a_text() -> None:
    assert len(WITH_A_TEXT) == 18
    assert len(PLAIN) == 29


@pytest.mark.rule("BET-MOVE-15", "BET-ROOM-1")
@pytest.mark.parametrize("room", PLAIN)
def test_in_a_plain_room_nothing_happens(room: str) -> None:
    """Zoe comes in, ends her turn there, and leaves again: no dice, no question, no trait changed, one space each."""
    beside, way = WAYS.get(room, ("", "walk"))
    house = {} if room in WAYS else {room: f"{landing_for(room)}.north"}
    if room == "basement_landing":
        house = {"creaky_hallway": "basement_landing.north"}
    start = beside or landing_for(room)
    table = table_of({"house": house, "explorers": {ZOE: start}})
    before = zoe_of(table)
    table.choose(0, f"{way}({room})")
    assert table.waiting == [(0, "turn")]
    verbs = {option.verb.name for option in table.pending[0].options}
    assert verbs <= {"walk", "climb", "explore", "end_turn"}
    table.choose(0, "end_turn")
    assert table.waiting == [(1, "turn")]
    table.choose(1, "end_turn")
    table.choose(2, "end_turn")
    table.choose(0, f"{way}({start})")
    assert table.waiting == [(0, "turn")]
    assert isinstance(table.state, House)
    assert table.state.spent == 1
    assert zoe_of(table) == before


@pytest.mark.rule("BET-CARD-1", "BET-CARD-2")
@pytest.mark.parametrize("room", [ROOMS.words[tile] for tile in LOOSE_TILES])
def test_the_discoverer_draws_for_the_symbol_and_for_nothing_else(room: str) -> None:
    top = {"items": ["axe"], "omens": ["spear"], "events": ["rotten"]}
    table = table_of({"stack": [room], "explorers": {ZOE: landing_for(room)}, **top})
    table.choose(0, "explore(north)")
    while table.needs is not None and table.needs.domain.name == "back":
        table.enter(table.needs.words[0])
    if table.waiting == [(0, "turn_tile")]:
        table.choose(0, table.pending[0].options[0])
    drawn = [notice for _, notice in table.notices(1) if repr(notice).startswith("drew")]
    symbol = SYMBOL[ROOMS[room]]
    cards = {"item": "axe", "omen": "spear", "event": "rotten"}
    expected = [f"drew(figure={ZOE}, card={cards[SYMBOLS.words[symbol]]})"] if symbol >= 0 else []
    assert [repr(notice) for notice in drawn] == expected
    assert isinstance(table.state, House)
    assert ("halted" in BETRAYAL.position(table.state)["did"]) == (symbol >= 0)
