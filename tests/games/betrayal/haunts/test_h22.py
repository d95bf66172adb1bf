"""Haunt 22, The Abyss Gazes Back: its setup, and games from its start to its end. Single rules: scenarios h22_*."""

from __future__ import annotations

from collections import Counter

import pytest

from housebound.games.betrayal.components import SYMBOL
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.house import floor_of
from housebound.games.betrayal.words import BASEMENT, HEROES, OMEN, ROOMS
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, house, play, sensibly

HAUNT = 22


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_abyss_opens_in_an_empty_basement_room(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert floor_of(g, g.data.abyss) == BASEMENT
    assert g.data.abyss not in g.room
    assert g.track == 0
    assert g.lost == 0


def _set_up(given: dict[str, object]) -> Table:
    settings = BETRAYAL.settle(3, {"date": "10-31"})
    position = {"phase": "setting_up", "haunt": HAUNT, "traitor": 1, **given}
    return Table(BETRAYAL, 3, settings, seed=1, origin=BETRAYAL.from_position(3, settings, position))


def test_the_traitor_chooses_among_omen_and_event_rooms() -> None:
    rooms = {"crypt": "basement_landing.south", "furnace_room": "basement_landing.west", "larder": "furnace_room.north"}
    table = _set_up({"house": {**rooms, "underground_lake": "basement_landing.east"}})
    assert [option.name for option in table.pending[0].options] == [
        "to_room(crypt)",
        "to_room(furnace_room)",
        "to_room(underground_lake)",
    ]
    assert table.pending[0].seat == 1
    taken = _set_up({"house": rooms, "explorers": {"zoe_ingstrom": "crypt"}})
    assert house(taken).data.abyss == ROOMS["furnace_room"]
    assert SYMBOL[ROOMS["furnace_room"]] == OMEN


def test_without_such_a_room_the_next_basement_tile_is_fetched() -> None:
    table = _set_up({"house": {"larder": "basement_landing.west"}, "stack": ["attic", "vault", "chasm"]})
    while table.pending[0].prompt != "turn":
        assert table.pending[0].seat == 1, "the traitor attaches it"
        table.choose(1, table.pending[0].options[0])
    g = house(table)
    assert g.data.abyss == ROOMS["vault"]
    assert floor_of(g, ROOMS["vault"]) == BASEMENT
    assert g.drawn_for >> ROOMS["vault"] & 1


def test_each_side_reads_its_own_page() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-22-traitor" if traitor else "haunt-22-heroes",)
        assert view.haunt.shown["exorcisms_needed"] == ("" if traitor else 4)


def test_nothing_is_hidden_in_its_goals() -> None:
    assert goals_of_a_game(HAUNT, 4, 1) > 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_before_the_house_is_gone_twice(seats: int, book: str) -> None:
    for seed in range(4):
        g, _ = play(HAUNT, seats, seed, book)
        assert g.winners, "its own clock ends every game"
        assert g.round < 20


def test_both_sides_can_win() -> None:
    winners = Counter[int]()
    for seed in range(24):
        g, _ = play(HAUNT, 3 + seed % 2, seed, choose=sensibly)
        winners[g.haunt.true_side(g, g.winners.bit_length() - 1)] += 1
    assert winners[HEROES]
    assert winners[1 - HEROES]
