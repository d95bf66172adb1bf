"""Haunt 22, The Abyss Gazes Back: its setup, and games from its start to its end. Single rules: scenarios h22_*."""

from __future__ import annotations

import re

import pytest

from housebound.games.betrayal.components import SYMBOL
from housebound.games.betrayal.house.plan import floor_of
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import BASEMENT, HEROES, OMEN, ROOMS, TRAITOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, house, sensible_games
from tests.games.betrayal.haunts.positions import names, setting_up, table_at

HAUNT = 22


@pytest.mark.rule("H22-SETUP-1", "H22-SETUP-2", "H22-SETUP-4", "H22-SETUP-5")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_abyss_opens_in_an_empty_basement_room(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert floor_of(g, g.data.abyss) == BASEMENT
    assert g.data.abyss not in g.room
    assert g.track == 0
    assert g.lost == 0
    assert g.fate[g.traitor] == IN_HOUSE
    assert (g.data.used_rooms, g.data.used_cards) == (0, 0)


@pytest.mark.rule("H22-SETUP-2")
def test_the_traitor_chooses_among_omen_and_event_rooms() -> None:
    rooms = {"crypt": "basement_landing.south", "furnace_room": "basement_landing.west", "larder": "furnace_room.north"}
    lake = {"underground_lake": "basement_landing.east"}
    (decision,) = table_at(setting_up(HAUNT, traitor=1, house={**rooms, **lake})).pending
    assert names(decision) == ["to_room(crypt)", "to_room(furnace_room)", "to_room(underground_lake)"]
    assert decision.seat == 1
    taken = table_at(setting_up(HAUNT, traitor=1, house=rooms, explorers={"zoe_ingstrom": "crypt"}))
    assert house(taken).data.abyss == ROOMS["furnace_room"]
    assert SYMBOL[ROOMS["furnace_room"]] == OMEN


@pytest.mark.rule("H22-SETUP-3")
def test_without_such_a_room_the_next_basement_tile_is_fetched() -> None:
    rooms = {"larder": "basement_landing.west"}
    table = table_at(setting_up(HAUNT, traitor=1, house=rooms, stack=["attic", "vault", "chasm"]))
    while table.pending[0].prompt != "turn":
        assert table.pending[0].seat == 1, "the traitor attaches it"
        table.choose(1, table.pending[0].options[0])
    g = house(table)
    assert g.data.abyss == ROOMS["vault"]
    assert floor_of(g, ROOMS["vault"]) == BASEMENT
    assert g.drawn_for >> ROOMS["vault"] & 1


@pytest.mark.rule("H22-SETUP-2", "H22-SETUP-4")
def test_everybody_is_told_where_and_the_track_begins_at_0() -> None:
    g = setting_up(HAUNT, traitor=1, track=2, house={"crypt": "basement_landing.south"})
    table = table_at(g)
    assert house(table).track == 0
    assert any(repr(notice) == "abyss_opens(room=crypt)" for _, notice in table.notices(0))


@pytest.mark.rule("H22-KNOW-2")
def test_only_the_heroes_are_told_how_many_exorcisms_it_takes() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert look.haunt.shown.get("exorcisms_needed", "") == ("" if look.traitor else 4)


@pytest.mark.rule("H22-KNOW-1", "H22-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "the traitor wants it to take you all" in heroes
    assert "Exorcism" in heroes
    assert "the traitor tells how many rooms that hero must collapse" in heroes
    assert not {"dice", "track"} & set(re.findall(r"\w+", heroes))
    assert "trying an exorcism that would close the abyss" in traitor
    assert not {"Chapel", "Library", "Symbol", "Book", "Knowledge", "Sanity"} & set(re.findall(r"\w+", traitor))


def test_both_sides_can_win() -> None:
    games = sensible_games(HAUNT, range(24), seats=(3, 4))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
