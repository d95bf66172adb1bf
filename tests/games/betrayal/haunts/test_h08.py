"""Haunt 8, Wail of the Banshee: its setup, and games from its start to its end. Single rules: scenarios h08_*."""

from __future__ import annotations

import re

import pytest

from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h08_wail_of_the_banshee.haunt import SPIRIT_BOARD
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import HEROES, PICK_FIGURE, TRAITOR
from housebound.kernel.sets import has
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, house, sensible_games
from tests.games.betrayal.haunts.positions import names, setting_up, table_at

HAUNT = 8


@pytest.mark.rule("H08-SETUP-1", "H08-SETUP-2", "H08-SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_banshee_rises_beside_the_traitor(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    (banshee,) = monsters(g)
    assert g.room[banshee] == g.room[g.traitor]
    assert g.side[banshee] == g.side[g.traitor]
    assert g.fate[g.traitor] == IN_HOUSE
    assert any(has(cards, SPIRIT_BOARD) for cards in g.held)
    assert g.data.used_rooms == g.data.used_cards == 0


@pytest.mark.rule("H08-SETUP-2")
def test_the_traitor_turns_her() -> None:
    table = table_at(setting_up(HAUNT, revealer=1))
    decision = table.pending[0]
    assert (decision.seat, decision.prompt) == (1, "facing")
    assert names(decision) == ["face(north)", "face(east)", "face(south)", "face(west)"]
    table.choose(1, decision.options[2])
    assert house(table).data.facing == 2


@pytest.mark.rule("H08-BANSHEE-1")
def test_what_each_side_sees() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert look.haunt.shown.get("exorcisms_needed", "") == ("" if look.traitor else 4)
        assert set(look.traits) == {(-1, 8, -1, -1) if look.traitor else ()}


@pytest.mark.rule("H08-KNOW-1", "H08-KNOW-2")
def test_the_heroes_know_how_to_silence_her_and_the_traitor_how_she_flies() -> None:
    heroes, traitor = pages(HAUNT)
    assert "The Spirit Board has called a Banshee" in heroes
    assert "If the traitor carries the Spirit Board, the traitor hears nothing" in heroes
    assert "Exorcism" in heroes
    assert not {"manner", "left", "straight", "dice"} & set(re.findall(r"\w+", heroes))
    assert "The heroes will try to silence her" in traitor
    assert not {"Exorcism", "Chapel", "Library", "Crystal"} & set(re.findall(r"\w+", traitor))


def test_sensible_players_exorcise_and_haunt_and_both_sides_can_win() -> None:
    games = sensible_games(HAUNT, range(24))
    assert all(g.winners for g in games.ends)
    assert len(games.won_by(HEROES)) > 1
    assert len(games.won_by(TRAITOR)) > 1
    assert min(games.chosen[verb] for verb in ("exorcise_in", "exorcise_with", "to_room")) > 3


def test_the_sensible_banshee_leaps_where_most_heroes_are() -> None:
    g = begin(HAUNT, 4, 0)
    heroes = [seat for seat in range(4) if seat != g.traitor]
    for seat in heroes:
        g.room[seat] = g.room[heroes[0]]
    g.acting = monsters(g)[0]
    (goal,) = g.haunt.goals(g, g.traitor)
    view = BETRAYAL.view(BETRAYAL.sight(g, heroes[0]))
    assert goal.verbs[:3] == tuple(PICK_FIGURE(g.word[seat]).name for seat in heroes)
    assert goal.verbs[3] == f"to_room({view.explorers[heroes[0]].room})"
