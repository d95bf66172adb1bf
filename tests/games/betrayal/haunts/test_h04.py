"""Haunt 4, The Web of Destiny: its setup, and games from its start to its end. Single rules: scenarios h04_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.cards_in_hand import discard_held, holder_of
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h04_the_web_of_destiny import BITE, KIT
from housebound.games.betrayal.state import DEAD, IN_HOUSE
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import HEROES, ITEM, MIGHT, ROOMS, SPEED, TRAITOR
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import asked_first, give_to, standing, unasked

HAUNT = 4
GROWTH = {1: (0, 2), 2: (1, 2), 3: (2, 4), 4: (4, 4), 5: (5, 5), 6: (6, 7), 7: (6, 8), 8: (6, 8), 30: (6, 8)}
"""T -> Speed and Might of the Spider."""


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_spider_comes_and_with_few_players_the_traitor_is_dead(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    (spider,) = monsters(g)
    bitten = holder_of(g, BITE)
    assert g.room[spider] == g.room[bitten if bitten >= 0 else g.revealer]
    assert g.traitor != g.revealer
    assert g.fate[g.traitor] == (DEAD if seats <= 4 else IN_HOUSE)
    assert g.track == 1
    assert (g.data.web, g.data.eggs, g.data.door) == (0, True, 0)


def test_the_traitor_is_the_mightiest_but_the_revealer() -> None:
    for seed in range(8):
        g = begin(HAUNT, 6, seed)
        others = [seat for seat in range(6) if seat != g.revealer]
        assert value(g, g.traitor, MIGHT) == max(value(g, seat, MIGHT) for seat in others)


@pytest.mark.parametrize(("track", "traits"), GROWTH.items())
def test_the_spider_grows_with_the_track(track: int, traits: tuple[int, int]) -> None:
    g = begin(HAUNT, 5, 0)
    (spider,) = monsters(g)
    g.track = track
    assert (value(g, spider, SPEED), value(g, spider, MIGHT)) == traits


def test_no_card_or_room_moves_the_explorer_out_of_the_web() -> None:
    g = begin(HAUNT, 3, 0)
    there = ROOMS["foyer" if g.room[g.revealer] != ROOMS["foyer"] else "upper_landing"]
    web = g.room[g.revealer]
    list(put_into(g, g.revealer, there))
    assert g.room[g.revealer] == web
    g.data.web = 3
    list(put_into(g, g.revealer, there))
    assert g.room[g.revealer] == there


def test_a_medical_kit_that_was_found_once_cannot_be_fetched_any_more() -> None:
    """HC-7. Who asks while it is about remembers it: then it does not matter that it lies in the discard pile later."""
    g = standing(HAUNT, revealer=1, traitor=2, monsters={"spider": "foyer"})
    give_to(g, 0, KIT)
    assert unasked(g.haunt.replace_draw(g, 1, ITEM)) is False
    assert g.data.kit_found
    discard_held(g, 0, KIT)
    assert unasked(g.haunt.replace_draw(g, 1, ITEM)) is False
    g.data.kit_found = False
    asked = asked_first(g, g.haunt.replace_draw(g, 1, ITEM))
    assert asked.prompt == "fetch_medical_kit", "it could be, if nobody had found it"


def test_the_traitor_is_not_told_how_many_tokens_the_web_takes() -> None:
    g = begin(HAUNT, 5, 1)
    for look in looks(g):
        assert look.haunt.shown.get("web_needed") == (None if look.traitor else 5)
        assert (look.traits[0] == (2, 0, 5, -1)) == look.traitor


def test_sensible_players_use_everything_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(40))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert {"tear_web", "cut_out_eggs", "open_front_door", "go_out_of_house"} <= set(games.chosen)
