"""Haunt 49, You Wear It Well: its setup, what each side is told, and whole games. Single rules: scenarios h49_*."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.figures.damage import BY_ROOM, damage
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h49_you_wear_it_well.haunt import way_out_of_basement
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import room_at, spot_at
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import FOYER, HEROES, KNOWLEDGE, PHYSICAL, ROOMS, STAIRS_FROM_BASEMENT, TRAITOR
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import pages
from tests.games.betrayal.haunts.played import SEATS, begin, house, sensible_games
from tests.games.betrayal.haunts.positions import standing, table_at, unasked

HAUNT = 49


def position(**given: Any) -> House[Any]:
    return standing(HAUNT, seats=4, revealer=1, traitor=2, **given)


@pytest.mark.rule(
    "H49-SETUP-1", "H49-SETUP-2", "H49-SETUP-3", "H49-SETUP-4", "H49-SETUP-5", "H49-SETUP-6", "H49-SPIRIT-1"
)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_a_body_where_each_hero_stands_and_the_spirit_beside_the_traitor(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert len(monsters(g)) == 1
    spirit = monsters(g)[0]
    assert g.room[spirit] == g.room[g.traitor]
    assert [value(g, spirit, trait) for trait in range(4)] == [-1, 3, 6, 6]
    for seat in range(seats):
        assert g.fate[seat] == IN_HOUSE
        spot = spot_at(g.room[seat], g.side[seat])
        assert g.data.body[seat] == (-1 if seat == g.traitor else spot)
    assert way_out_of_basement(g)
    assert g.data.blows == [0] * 4
    assert not any(g.data.possessed)
    assert (g.data.spoiled, g.data.struck, g.data.tried) == (0, -1, False)


@pytest.mark.parametrize(
    ("others", "traitor"),
    [
        (["ox_bellows", "heather_granville", "madame_zostra"], 2),
        (["ox_bellows", "professor_longfellow", "madame_zostra"], 2),
        (["vivian_lopez", "professor_longfellow", "jenny_leclerc"], 1),
    ],
)
def test_heather_is_the_traitor_or_else_whoever_knows_most(others: list[str], traitor: int) -> None:
    explorers = dict.fromkeys(["zoe_ingstrom", *others], "foyer")  # the third time both know 5: the revealer it is
    assert standing(HAUNT, seats=4, revealer=1, explorers=explorers).traitor == traitor


@pytest.mark.rule("H49-SETUP-6")
def test_the_stairs_are_fetched_by_the_first_hero_if_there_is_no_way_down() -> None:
    table = table_at(position(phase="setting_up", house={"dusty_hallway": "foyer.north"}))
    assert (table.pending[0].seat, table.pending[0].prompt) == (3, "attach")
    table.choose(3, "attach(basement_landing,north)")
    assert in_house(house(table), STAIRS_FROM_BASEMENT)


@pytest.mark.rule("H49-SETUP-6")
@pytest.mark.parametrize(
    "given",
    [
        {"house": {"coal_chute": "foyer.north"}},
        {"house": {"stairs_from_basement": "basement_landing.north"}},
        {"house": {"collapsed_room": "foyer.north"}, "below": "basement_landing"},
        {"tokens": [{"token": "secret_stairs", "room": "foyer", "to": "basement_landing"}]},
        {"tokens": [{"token": "secret_passage", "room": "upper_landing", "to": "basement_landing"}]},
    ],
)
def test_with_a_way_nothing_is_fetched(given: dict[str, Any]) -> None:
    assert way_out_of_basement(position(**given))


@pytest.mark.rule("H49-SETUP-6", "H49-BODY-1")
def test_the_elevator_is_no_way_but_carries_bodies() -> None:
    g = position(house={"mystic_elevator": "basement_landing.north"}, explorers={"zoe_ingstrom": "mystic_elevator"})
    assert not way_out_of_basement(g)
    assert room_at(g.data.body[0]) == ROOMS["mystic_elevator"]


@pytest.mark.rule("H49-SETUP-4")
def test_what_holds_a_body_does_not_hold_its_soul() -> None:
    explorers = {"zoe_ingstrom": {"room": "foyer", "cards": ["webs"]}}
    table = table_at(position(phase="setting_up", house={"coal_chute": "foyer.north"}, explorers=explorers))
    assert house(table).failures[0] == -1
    assert not house(table).held[0]


@pytest.mark.rule("H49-SPIRIT-1")
def test_no_fall_stuns_the_spirit() -> None:
    g = position(monsters={"astral_spirit": "foyer"})
    spirit = monsters(g)[0]
    unasked(damage(g, spirit, PHYSICAL, 2, BY_ROOM))
    assert not g.stunned[spirit]
    assert g.room[spirit] == FOYER


@pytest.mark.rule("H49-KNOW-1", "H49-KNOW-2", "H49-SPIRIT-1")
def test_what_each_side_is_told_in_its_page_alone() -> None:
    g = begin(HAUNT, 4, 1)
    for seat in range(4):
        assert (BETRAYAL.sight(g, seat).value(monsters(g)[0], KNOWLEDGE) == 6) == (seat == g.traitor)
    heroes, traitor = pages(HAUNT)
    assert "wants one of these bodies" in heroes
    assert "try to destroy the Spirit, and then to go back" in traitor
    assert "starting Sanity" not in heroes  # the ritual is the traitor's secret
    assert "starting Sanity" in traitor
    assert "never be inhabited" not in heroes
    assert "blows against the Spirit are as many as" in heroes
    assert "as many as" not in traitor.lower().split("possession:")[0]  # how many hits it takes is the heroes'


@pytest.mark.rule("H49-SETUP-5")
def test_the_tokens_on_the_table_are_seen_by_all() -> None:
    g = begin(HAUNT, 5, 2)
    g.data.blows[KNOWLEDGE] = 2
    for seat in (*range(5), SPECTATOR):
        assert g.haunt.shown(g, seat)["knowledge_tokens"] == 2
        assert len(g.haunt.shown(g, seat)["bodies"]) == 4
        world = g.copy()
        BETRAYAL.resample(world, min(seat, 4), Random(0))
        assert world.data.body == g.data.body


def test_sensible_players_use_everything_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(40))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert {"assail", "strike_body", "possess"} <= set(games.chosen)
