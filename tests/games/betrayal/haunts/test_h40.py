"""Haunt 40, Buried Alive: its setup, its secrets, games from its start to its end. Single rules: scenarios h40_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.effects.omens import SPIRIT_BOARD
from housebound.games.betrayal.figures.roster import heroes_in_house, living_heroes, monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h40_buried_alive.haunt import DEADLY, graves, is_known
from housebound.games.betrayal.house.plan import floor_of, neighbours, rooms_in_house
from housebound.games.betrayal.state import IN_HOUSE, OVER
from housebound.games.betrayal.words import BASEMENT, HEROES, MYSTIC_ELEVATOR, ROOMS, TO_ROOM, TRAITOR
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import imagined, looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, go_on, new_table, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, carry_out, setting_up

HAUNT = 40
FOUR_ROOMS = {
    "crypt": "basement_landing.west",
    "larder": "basement_landing.south",
    "chasm": "basement_landing.east",
    "mystic_elevator": "basement_landing.north",
}
A_FIFTH = {"wine_cellar": "chasm.east"}


@pytest.mark.rule("H40-SETUP-1", "H40-SETUP-2", "H40-SETUP-3", "H40-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_grave_in_a_basement_of_five_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert g.fate[g.traitor] == IN_HOUSE
    assert not monsters(g)
    assert (g.track, g.data.total, g.data.digs) == (0, 0, 0)
    assert len(graves(g)) >= 5
    assert MYSTIC_ELEVATOR not in graves(g)
    assert floor_of(g, g.data.burial) == BASEMENT
    assert card_numbers(g.data.possible) == sorted(graves(g))


@pytest.mark.rule("H40-SETUP-2", "H40-SETUP-3")
@pytest.mark.parametrize(("house", "fetched"), [({}, 4), (FOUR_ROOMS, 1), ({**FOUR_ROOMS, **A_FIFTH}, 0)])
def test_the_basement_is_filled_to_five_rooms_and_no_more(house: dict[str, str], fetched: int) -> None:
    g = setting_up(HAUNT, revealer=0, traitor=1, explorers=TRIO, house=house, track=2)
    before = len(rooms_in_house(g))
    asked = carry_out(g, g.haunt.set_up(g))
    assert {decision.seat for decision in asked} == {1}
    assert len(rooms_in_house(g)) - before == fetched
    assert len(graves(g)) == 5
    assert g.track == 0
    assert asked[-1].rule == "H40-SETUP-4"
    assert len(asked[-1].options) == 5


@pytest.mark.rule("H40-SETUP-4")
def test_the_traitor_alone_knows_what_was_chosen() -> None:
    table = new_table(HAUNT, 4, 1)
    g = go_on(table, lambda table: table.pending[0].prompt == "burial_room", seed=1)
    (decision,) = table.pending
    assert decision.to == 1 << g.traitor
    assert [option.args[0] for option in decision.options] == graves(g)


@pytest.mark.rule("H40-SETUP-2", "H40-SETUP-4", "H40-SETUP-5")
def test_who_sees_what() -> None:
    g = begin(HAUNT, 4, 0)
    rooms = [ROOMS.words[room] for room in card_numbers(g.data.possible)]
    for look in looks(g, SPECTATOR):
        if look.traitor:
            assert look.haunt.shown == {"burial_room": ROOMS.words[g.data.burial], "buried_damage": 0}
            assert BETRAYAL.hidden(g, look.seat) == {}
            continue
        task = {} if look.seat == SPECTATOR else {"times_dug": 0, "digs_needed": 4}
        assert look.haunt.shown == {"graves_possible": rooms, **task}
        assert BETRAYAL.hidden(g, look.seat) == {"burial": g.data.burial}
    g.data.possible = 1 << g.data.burial
    assert all(BETRAYAL.hidden(g, seat) == {} for seat in range(4))
    g.data.possible = sum(1 << room for room in graves(g))
    g.phase = OVER
    assert all(BETRAYAL.hidden(g, seat) == {} for seat in range(4))


@pytest.mark.rule("H40-KNOW-1", "H40-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "in a room of the basement, one that was in the house when the haunt began" in heroes
    assert "keeps a record of how the buried person suffers" in heroes
    assert all(f"{word}:" in heroes for word in ("Search", "Dig"))
    assert "7 or more: the traitor must name the room" in heroes
    assert not [word for word in ("12", "as many dice", "track") if word in heroes]
    assert "want to rescue that person" in traitor
    assert not [word for word in ("Knowledge", "Sanity", "dig", "Might 4", "token") if word in traitor]


def test_what_each_side_takes_for_possible() -> None:
    g = begin(HAUNT, 4, 2)
    hero, *_ = heroes_in_house(g)
    ruled_out = next(room for room in graves(g) if room != g.data.burial)
    g.data.possible &= ~(1 << ruled_out)
    assert {world.data.burial for world in imagined(g, hero, 80)} == set(card_numbers(g.data.possible))
    assert {world.data.burial for world in imagined(g, g.traitor, 80)} == {g.data.burial}


def test_sensible_players_dig_in_time_or_not() -> None:
    games = sensible_games(HAUNT, range(20), seats=(4,))
    assert all(g.winners for g in games.ends)
    assert len(games.won_by(HEROES)) >= 3
    assert len(games.won_by(TRAITOR)) >= 3
    assert all(g.data.digs == 4 for g in games.won_by(HEROES))
    assert all(g.data.total >= DEADLY or not living_heroes(g) for g in games.won_by(TRAITOR))
    assert {"search_for_grave", "dig_up", "ask_spirit_board"} <= set(games.chosen)


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 2)
    hero, *_ = heroes_in_house(g)
    here = g.room[hero] = next(room for room in graves(g) if len(neighbours(g, room)) > 0)
    g.data.searched = 0
    now, further = g.haunt.goals(g, hero)
    assert "search_for_grave" in now.verbs
    assert further.rooms == g.data.possible & ~(1 << here)
    g.data.searched = g.data.possible & ~(1 << here)
    assert g.haunt.goals(g, hero)[1].rooms == sum(1 << room for room in neighbours(g, here)), "out, and in again"
    g.data.possible = 1 << g.data.burial
    assert is_known(g)
    (dig,) = g.haunt.goals(g, hero)
    assert (dig.rooms, dig.verbs) == (1 << g.data.burial, ("dig_up",))
    (hunt,) = g.haunt.goals(g, g.traitor)
    assert hunt.cards == (SPIRIT_BOARD,)
    assert set(hunt.verbs) == {TO_ROOM(room).name for room in graves(g)}
    assert set(hunt.targets) == set(heroes_in_house(g))
