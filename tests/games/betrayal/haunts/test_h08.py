"""Haunt 8, Wail of the Banshee: its setup, and games from its start to its end. Single rules: scenarios h08_*."""

from __future__ import annotations

from collections import Counter

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h08_wail_of_the_banshee import SPIRIT_BOARD
from housebound.games.betrayal.words import HEROES, TRAITOR
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, house, play, sensibly

HAUNT = 8


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_banshee_rises_beside_the_traitor(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    (banshee,) = monsters(g)
    assert g.room[banshee] == g.room[g.traitor]
    assert g.side[banshee] == g.side[g.traitor]
    assert any(cards >> SPIRIT_BOARD & 1 for cards in g.held)
    assert g.data.used_rooms == g.data.used_cards == 0


def test_the_traitor_turns_her() -> None:
    settings = BETRAYAL.settle(3, {"date": "10-31"})
    position = {"phase": "setting_up", "haunt": HAUNT, "revealer": 1}
    table = Table(BETRAYAL, 3, settings, seed=1, origin=BETRAYAL.from_position(3, settings, position))
    decision = table.pending[0]
    assert (decision.seat, decision.prompt) == (1, "facing")
    assert [option.name for option in decision.options] == ["face(north)", "face(east)", "face(south)", "face(west)"]
    table.choose(1, decision.options[2])
    assert house(table).data.facing == 2


def test_each_side_reads_its_own_page() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-8-traitor" if traitor else "haunt-8-heroes",)
        assert view.haunt.shown["exorcisms_needed"] == ("" if traitor else 4)
        assert {monster.traits for monster in view.monsters} == {(-1, 8, -1, -1) if traitor else ()}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0


def test_sensible_players_exorcise_and_haunt_and_both_sides_can_win() -> None:
    winners, verbs = Counter[int](), Counter[str]()
    for seed in range(24):
        g, chosen = play(HAUNT, 3 + seed % 4, seed, choose=sensibly)
        assert g.winners
        winners[TRAITOR if g.winners >> g.traitor & 1 else HEROES] += 1
        verbs += chosen
    assert min(winners[HEROES], winners[TRAITOR]) > 1
    assert min(verbs["exorcise_in"], verbs["exorcise_with"], verbs["to_room"]) > 3


def test_the_sensible_banshee_leaps_where_most_heroes_are() -> None:
    g = begin(HAUNT, 4, 0)
    heroes = [seat for seat in range(4) if seat != g.traitor]
    for seat in heroes:
        g.room[seat] = g.room[heroes[0]]
    g.acting = monsters(g)[0]
    (goal,) = g.haunt.goals(g, g.traitor)
    view = BETRAYAL.view(BETRAYAL.sight(g, heroes[0]))
    assert goal.verbs[0] == f"to_room({view.explorers[heroes[0]].room})"
