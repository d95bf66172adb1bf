"""Haunt 4, The Web of Destiny: its setup, and games from its start to its end. Single rules: scenarios h04_*."""

from __future__ import annotations

import re

import pytest

from housebound.games.betrayal.figures.belongings import discard_held, holder_of
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h04_the_web_of_destiny.haunt import BITE, KIT, WEBBED
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.state import DEAD, IN_HOUSE
from housebound.games.betrayal.words import HEROES, ITEM, MIGHT, ROOMS, SPEED, TRAITOR
from housebound.kernel.sets import just
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, asked_first, give_to, setting_up, standing, unasked

HAUNT = 4
GROWTH = {1: (0, 2), 2: (1, 2), 3: (2, 4), 4: (4, 4), 5: (5, 5), 6: (6, 7), 7: (6, 8), 8: (6, 8), 30: (6, 8)}
"""T -> Speed and Might of the Spider."""


@pytest.mark.rule("H04-SETUP-1", "H04-SETUP-2", "H04-SETUP-3", "H04-SETUP-4")
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


@pytest.mark.rule("BET-REVEAL-8")
def test_the_traitor_is_the_mightiest_but_the_revealer() -> None:
    for seed in range(8):
        g = begin(HAUNT, 6, seed)
        others = [seat for seat in range(6) if seat != g.revealer]
        assert value(g, g.traitor, MIGHT) == max(value(g, seat, MIGHT) for seat in others)


@pytest.mark.rule("H04-SPIDER-2", "H04-SPIDER-3")
@pytest.mark.parametrize(("track", "traits"), GROWTH.items())
def test_the_spider_grows_with_the_track(track: int, traits: tuple[int, int]) -> None:
    g = begin(HAUNT, 5, 0)
    (spider,) = monsters(g)
    g.track = track
    assert (value(g, spider, SPEED), value(g, spider, MIGHT)) == traits


@pytest.mark.rule("H04-WEB-1")
def test_no_card_or_room_moves_the_explorer_out_of_the_web() -> None:
    g = begin(HAUNT, 3, 0)
    there = ROOMS["foyer" if g.room[g.revealer] != ROOMS["foyer"] else "upper_landing"]
    web = g.room[g.revealer]
    list(put_into(g, g.revealer, there))
    assert g.room[g.revealer] == web
    g.data.web = 3
    list(put_into(g, g.revealer, there))
    assert g.room[g.revealer] == there


@pytest.mark.rule("H04-EGGS-4")
def test_a_medical_kit_that_was_found_once_cannot_be_fetched_any_more() -> None:
    """Who asks while it is about remembers it: then it does not matter that it lies in the discard pile later."""
    g = standing(HAUNT, revealer=1, traitor=2, monsters={"spider": "foyer"})
    give_to(g, 0, KIT)
    assert unasked(g.haunt.replace_draw(g, 1, ITEM)) is False
    assert g.data.kit_found
    discard_held(g, 0, KIT)
    assert unasked(g.haunt.replace_draw(g, 1, ITEM)) is False
    g.data.kit_found = False
    asked = asked_first(g, g.haunt.replace_draw(g, 1, ITEM))
    assert asked.prompt == "fetch_medical_kit", "it could be, if nobody had found it"


@pytest.mark.rule("H04-KNOW-2", "H04-SPIDER-1")
def test_the_traitor_is_not_told_how_many_tokens_the_web_takes() -> None:
    g = begin(HAUNT, 5, 1)
    for look in looks(g):
        secret = {} if look.traitor else {"web_tokens": 0, "web_needed": 5, "front_door_open": False}
        assert look.haunt.shown == {"eggs": True, **secret}
        assert (look.traits[0] == (2, 0, 5, -1)) == look.traitor
    g.data.web, g.data.door = 1, just(HEROES)
    (shown,) = (look.haunt.shown for look in looks(g) if look.traitor)
    assert shown == {"eggs": True, "web_tokens": 1, "front_door_open": True}, "what lies open everybody sees"


@pytest.mark.rule("H04-EGGS-4")
def test_the_kit_is_known_to_be_found_at_the_end_of_any_turn() -> None:
    g = standing(HAUNT, revealer=1, traitor=2, monsters={"spider": "foyer"})
    unasked(g.haunt.on_turn_end(g, 0))
    assert not g.data.kit_found
    give_to(g, 0, KIT)
    unasked(g.haunt.on_turn_end(g, 0))
    assert g.data.kit_found


@pytest.mark.rule("H04-SETUP-2")
@pytest.mark.parametrize(("cards", "where"), [(["bite"], "foyer"), ([], "upper_landing")])
def test_the_spider_comes_to_whoever_has_the_bite(cards: list[str], where: str) -> None:
    explorers = {"zoe_ingstrom": {"room": "foyer", "cards": cards}, "ox_bellows": "upper_landing"}
    g = setting_up(HAUNT, revealer=1, traitor=2, explorers={**explorers, "madame_zostra": "entrance_hall"})
    g.data = g.haunt.fresh_data(g)
    g.notices = []
    list(g.haunt.set_up(g))
    assert [g.room[spider] for spider in monsters(g)] == [ROOMS[where]]
    assert [notice.kind for notice in g.notices][-1] is WEBBED


@pytest.mark.rule("H04-SETUP-1")
def test_what_a_dead_traitor_had_lies_in_its_room() -> None:
    last = {"madame_zostra": {"room": "foyer", "cards": ["axe"]}}
    g = setting_up(HAUNT, revealer=1, traitor=2, explorers={**TRIO, **last})
    g.data = g.haunt.fresh_data(g)
    list(g.haunt.set_up(g))
    assert BETRAYAL.position(g)["piles"] == {"foyer": ["axe"]}


@pytest.mark.rule("H04-KNOW-1", "H04-KNOW-2")
def test_each_side_knows_of_web_and_eggs_what_it_should() -> None:
    heroes, traitor = pages(HAUNT)
    assert "A huge Spider guards" in heroes
    assert "until they hatch" in heroes
    assert "Medical Kit" in heroes
    assert not {"9", "Speed", "track"} & set(re.findall(r"\w+", heroes))
    assert "hangs in a web, full of your Spider's eggs, and cannot move" in traitor
    assert not {"door", "Kit", "Salve", "tear"} & set(re.findall(r"\w+", traitor))


def test_sensible_players_use_everything_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(40))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert {"tear_web", "cut_out_eggs", "open_front_door", "go_out_of_house"} <= set(games.chosen)
