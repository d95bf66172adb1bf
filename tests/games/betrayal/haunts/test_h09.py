"""Haunt 9, The Dance of Death: its setup, and games from its start to its end. Single rules: scenarios h09_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.haunts.h09_the_dance_of_death.haunt import HOLY_SYMBOL, PENTAGRAM_CHAMBER
from housebound.games.betrayal.house.plan import distances, in_house
from housebound.games.betrayal.terms import MONSTER_TURN
from housebound.games.betrayal.words import BALLROOM, HEROES, ROOMS, STAIRS_FROM_BASEMENT, TRAITOR
from housebound.kernel.sets import has, just, without
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, house, sensible_games
from tests.games.betrayal.haunts.positions import setting_up, table_at

HAUNT = 9


@pytest.mark.rule("H09-SETUP-1", "H09-SETUP-2", "H09-FIDDLER-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_rooms_are_there_and_nobody_is_a_traitor(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == -1
    assert all(in_house(g, room) for room in (STAIRS_FROM_BASEMENT, PENTAGRAM_CHAMBER, BALLROOM))
    assert any(has(cards, HOLY_SYMBOL) for cards in g.held)
    order = g.haunt.turn_order(g)
    assert order[0] == (g.revealer + 1) % seats
    assert all(g.team[seat] == HEROES for seat in order[1:]), "only the first has heard the music yet"
    assert MONSTER_TURN not in order
    assert not monsters(g), "nobody can lay a hand on the Fiddler"


@pytest.mark.rule("H09-SETUP-2")
def test_the_pentagram_chamber_is_as_far_from_the_revealer_as_possible() -> None:
    rooms = {
        "furnace_room": "basement_landing.north",
        "stairs_from_basement": "furnace_room.north",
        "larder": "basement_landing.south",
        "wine_cellar": "larder.south",
        "ballroom": "foyer.north",
    }
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer"}
    table = table_at(setting_up(HAUNT, revealer=1, house=rooms, explorers=explorers))
    g = house(table)
    assert not table.pending or table.pending[0].prompt != "attach", "one doorway is farthest"
    assert g.door[PENTAGRAM_CHAMBER * 4 : PENTAGRAM_CHAMBER * 4 + 4].count(ROOMS["wine_cellar"]) == 1
    assert distances(g, ROOMS["foyer"])[PENTAGRAM_CHAMBER] == 6


@pytest.mark.rule("H09-SETUP-2")
def test_the_revealer_lays_the_rooms() -> None:
    rooms = {"pentagram_chamber": "basement_landing.north", "dusty_hallway": "foyer.north"}
    table = table_at(setting_up(HAUNT, revealer=1, house=rooms))
    decision = table.pending[0]
    assert (decision.seat, decision.prompt) == (1, "attach")
    assert len(decision.options) > 1, "any doorway of the basement serves for the stairs"


@pytest.mark.rule("H09-KNOW-1")
def test_everybody_sees_the_same() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert look.haunt.page[2:] == ("haunt-9-heroes",), "how traitors win nobody reads before turning"
        assert look.haunt.shown == {"banishings": 0, "lured": ""}


@pytest.mark.rule("H09-KNOW-1", "H09-KNOW-2", "H09-FIDDLER-1")
def test_the_heroes_page_says_what_the_music_does_and_not_what_traitors_want() -> None:
    heroes, traitor = pages(HAUNT)
    assert "A Dark Fiddler plays for a dance of death in the Ballroom, and nobody can lay a hand on him" in heroes
    assert "roll Sanity 4 or more" in heroes
    assert "To banish" in heroes
    assert "destroy" not in heroes
    assert "You win when the Holy Symbol is destroyed" in traitor


@pytest.mark.rule("HC-23")
def test_a_holy_symbol_that_is_lost_turns_up() -> None:
    g = begin(HAUNT, 3, 0)
    holder = next(seat for seat in range(3) if has(g.held[seat], HOLY_SYMBOL))
    g.held[holder] = without(g.held[holder], HOLY_SYMBOL)
    g.gained.pop(HOLY_SYMBOL, None)
    g.gone |= just(HOLY_SYMBOL)
    next(g.haunt.on_turn_start(g, 0), None)
    assert any(has(cards, HOLY_SYMBOL) for cards in g.piles.values())


@pytest.mark.rule("H09-WIN-3")
def test_if_all_die_and_nobody_has_turned_nobody_wins() -> None:
    g = begin(HAUNT, 3, 0)
    assert g.haunt.no_hero_left(g) == -1
    g.team = (TRAITOR, *g.team[1:])
    assert g.haunt.no_hero_left(g) == 1


def test_sensible_players_banish_and_steal_and_both_sides_can_win() -> None:
    games = sensible_games(HAUNT, range(24))
    assert len(games.won_by(HEROES)) > 1
    assert len(games.won_by(TRAITOR)) > 1
    assert min(games.chosen["banish_fiddler"], games.chosen["steal"]) > 3
    assert games.chosen["drop"] < 5, "whoever is lured walks, and does not drop things to pass the time"


def test_what_sensible_players_are_after() -> None:
    g = begin(HAUNT, 4, 0)
    bearer = next(seat for seat in range(4) if has(g.held[seat], HOLY_SYMBOL))
    other = (bearer + 1) % 4
    (banish,) = g.haunt.goals(g, other)
    assert (banish.rooms, banish.verbs) == (just(PENTAGRAM_CHAMBER), ("banish_fiddler",))
    g.team = tuple(TRAITOR if seat == other else HEROES for seat in range(6))
    (chase,) = g.haunt.goals(g, other)
    assert chase.targets == (bearer,)
    g.held[other], g.held[bearer] = g.held[bearer], g.held[other]
    (destroy,) = g.haunt.goals(g, other)
    assert destroy.explore or destroy.rooms
    assert not destroy.targets
    (recover,) = g.haunt.goals(g, bearer)
    assert recover.targets == (other,)
