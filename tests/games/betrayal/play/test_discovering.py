"""Discovering rooms: what is true of every tile laid in play, and what becomes of a step that cannot be taken."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from housebound.games.betrayal.components import DOORS, FLOORS_OF, LOOSE_TILES
from housebound.games.betrayal.effects.event_rooms import WHAT_THE, what_the
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.house.plan import has_open_doorway, joined, rooms_in_house
from housebound.games.betrayal.state import DEAD, House
from housebound.games.betrayal.words import EVENT, EXPLORE, FLOORS, ROOMS, TURN_TILE
from housebound.kernel.script import NOTHING, Script
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.positions import close_all_doors, unasked

ADDED: list[str] = []


class Watching(Haunt):
    """A haunt that changes nothing and notes each room that enters the house."""

    number = 22

    def room_added(self, g: House[Any], room: int) -> Script[None]:
        ADDED.append(ROOMS.words[room])
        return NOTHING


def table_at(given_position: dict[str, Any], **options: str) -> Table:
    chosen = BETRAYAL.settle(3, {"date": "10-31", **options})
    return Table(BETRAYAL, 3, chosen, people_roll=True, origin=BETRAYAL.from_position(3, chosen, given_position))


def play(table: Table, *steps: str) -> None:
    for step in steps:
        if step.startswith("~"):
            table.enter(step[1:])
        else:
            table.choose(0, step)


@pytest.fixture
def _watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESENT, 22, Watching())
    ADDED.clear()


@pytest.mark.usefixtures("_watched")
@pytest.mark.rule("BET-EXPLORE-5")
def test_a_room_joins_the_house_when_it_is_discovered() -> None:
    table = table_at({"haunt": 22, "traitor": 2, "stack": ["dusty_hallway"], "explorers": {"zoe_ingstrom": "foyer"}})
    play(table, "explore(north)", "~any_floor")
    assert ADDED == ["dusty_hallway"]


@pytest.mark.usefixtures("_watched")
@pytest.mark.rule("BET-EXPLORE-5", "BET-JUNK-1")
def test_a_room_joins_the_house_although_its_discoverer_dies_on_the_way() -> None:
    """The tile is laid before the explorer leaves the Junk Room, where it can lose its last step of Speed."""
    table = table_at(
        {
            "haunt": 22,
            "traitor": 2,
            "house": {"junk_room": "foyer.north"},
            "stack": ["dusty_hallway"],
            "explorers": {"zoe_ingstrom": {"room": "junk_room", "speed": 0}},
        }
    )
    play(table, "explore(north)", "~any_floor", "~000")
    g = table.state
    assert isinstance(g, House)
    assert g.fate[0] == DEAD
    assert ADDED == ["dusty_hallway"]
    told = [repr(notice) for _, notice in table.notices(1)]
    assert "discovered(figure=zoe_ingstrom, room=dusty_hallway, floor=ground)" in told


@pytest.mark.rule("BET-EXPLORE-11")
def test_a_bot_does_not_knock_at_a_closed_floor_for_ever() -> None:
    """Only two dead ends are left for the one doorway of the floor: whoever tries once goes on with the turn."""
    laid = {"storeroom": "upper_landing.north", "conservatory": "upper_landing.east", "chapel": "upper_landing.south"}
    keep = {*laid, "attic", "vault"}
    gone = [ROOMS.words[r] for r in LOOSE_TILES if FLOORS_OF[r] >> FLOORS["upper"] & 1 and ROOMS.words[r] not in keep]
    explorers = dict.fromkeys(("zoe_ingstrom", "ox_bellows", "vivian_lopez"), "upper_landing")
    chosen = BETRAYAL.settle(3, {"date": "10-31"})
    origin = BETRAYAL.from_position(3, chosen, {"house": laid, "lost": gone, "explorers": explorers})
    table = Table(BETRAYAL, 3, chosen, seed=1, origin=origin)
    for bot in (BETRAYAL.bot("sensible"), None):
        twin = table.clone(Random(1))
        rng = Random(1)
        tries = 0
        for _ in range(40):
            decision = twin.pending[0]
            if decision.seat != 0:
                break
            explores = [option for option in decision.options if option.verb is EXPLORE]
            option = explores[0] if explores else decision.options[-1]
            if bot is not None:
                g = twin.state
                assert isinstance(g, House)
                option = bot.choose(BETRAYAL.sight(g, 0), decision, rng)
            tries += option.verb is EXPLORE
            twin.choose(0, option)
        assert twin.pending[0].seat == 1
        if bot is None:
            assert tries == 1


@pytest.mark.rule("BET-EXPLORE-7")
def test_what_the_leaves_the_room_where_it_lay_if_no_other_doorway_is_open() -> None:
    house = {"gardens": "foyer.north@2", "chapel": "foyer.south"}
    g = BETRAYAL.from_position(
        3, BETRAYAL.settle(3, {"date": "10-31"}), {"house": house, "explorers": {"zoe_ingstrom": "gardens"}}
    )
    close_all_doors(g)
    before = BETRAYAL.position(g)
    unasked(what_the(g, 0, WHAT_THE))
    assert BETRAYAL.position(g) == before
    assert g.at[g.square[ROOMS["gardens"]]] == ROOMS["gardens"]


@pytest.mark.rule("BET-EXPLORE-11", "BET-EXPLORE-9")
def test_a_turned_tile_does_not_help_where_both_doorways_look_at_the_same_square() -> None:
    """Only dead ends are left. The Laboratory can be turned, towards the very square that is to be discovered."""
    laid = {
        "conservatory": "upper_landing.east",
        "chapel": "upper_landing.south",
        "bloody_room": "upper_landing.north",
        "attic": "bloody_room.east",
        "library": "bloody_room.north@0",
        "mystic_elevator": "library.west",
        "operating_laboratory": "bloody_room.west@3",
    }
    left = ["storeroom", "vault"]
    gone = [ROOMS.words[room] for room in LOOSE_TILES if ROOMS.words[room] not in {*laid, *left}]
    table = table_at({"house": laid, "lost": gone, "stack": left, "explorers": {"zoe_ingstrom": "upper_landing"}})
    play(table, "explore(west)", "relay(operating_laboratory,bloody_room,west,0)", "~storeroom")
    g = table.state
    assert isinstance(g, House)
    after = BETRAYAL.position(g)
    assert after["house"]["operating_laboratory"] == "bloody_room.west@0"
    assert (after["discarded"], after["did"], after["spent"]) == (left, ["taken_back"], 0)
    assert ROOMS.words[g.room[0]] == "upper_landing"


@settings(max_examples=30)
@given(st.integers(0, 10_000), st.sampled_from(["bottom", "discard"]))
@pytest.mark.rule("BET-EXPLORE-1", "BET-EXPLORE-5", "BET-EXPLORE-6", "BET-EXPLORE-9", "BET-EXPLORE-16")
def test_every_discovery_of_a_game(seed: int, mismatch: str) -> None:
    """A new room lies where its back allows, joined to the finder's; it costs a space and closes no floor too soon."""
    rng = Random(seed)
    table = Table(BETRAYAL, 4, {"date": "10-31", "tile_mismatch": mismatch}, seed=seed)
    for _ in range(400):
        g = table.state
        assert isinstance(g, House)
        if table.over or g.haunt.started:
            break
        decision = table.pending[0]
        explores = [option for option in decision.options if option.verb is EXPLORE]
        option = rng.choice(explores or decision.options)
        before, spent, room = set(rooms_in_house(g)), g.spent, g.room[g.active]
        table.choose(decision.seat, option)
        new = set(rooms_in_house(g)) - before
        for tile in new:
            floor = g.square[tile] >> 12
            assert FLOORS_OF[tile] >> floor & 1 or not g.deck[EVENT] >> WHAT_THE & 1  # it looks at no back
            assert has_open_doorway(g, floor) or not g.findable >> floor & 1
        laid = option.verb is EXPLORE and table.waiting == [(decision.seat, "turn_tile")]
        if laid and len(new) == 1 and g.room[g.active] == room:  # it is not entered yet, and no card has been drawn
            (tile,) = new
            assert g.spent == spent + 1
            assert room in joined(g, tile)
            turns = table.pending[0].options
            assert len(turns) > 1
            assert all(turn.verb is TURN_TILE for turn in turns)
            assert DOORS[tile] != 15  # a tile with four doors looks the same in every orientation
