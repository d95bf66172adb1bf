"""Haunt 14, The Stars Are Right: its setup, and games from its start to its end. Single rules: scenarios h14_*."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.bodies import ALL_BODIES, BODIES
from housebound.games.betrayal.haunts.figures import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h14_the_stars_are_right import CHAMBER, PAINT_ROOMS, points_for, to_give_up
from housebound.games.betrayal.haunts.paint import ALL_PAINT, PAINTS
from housebound.games.betrayal.house import joined
from housebound.games.betrayal.state import DEAD, IN_HOUSE
from housebound.games.betrayal.words import ATTACH, CARDS, ROOMS, TRAITOR
from housebound.kernel.chance import Chance
from housebound.kernel.script import Decision
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 14


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_cultists_in_the_chamber_and_paint_in_the_listed_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert g.fate[g.traitor] == IN_HOUSE
    assert [g.room[figure] for figure in monsters(g)] == [CHAMBER] * (seats - 1)
    rooms = [room for room in PAINT_ROOMS if g.square[room] >= 0]
    assert rooms
    for n in range(seats):
        assert g.piles[rooms[n % len(rooms)] * 2] >> PAINTS[n] & 1
    assert sum((cards & ALL_PAINT).bit_count() for cards in g.piles.values()) == seats


def test_without_a_room_for_paint_the_first_hero_brings_one_in() -> None:
    position = {
        "phase": "setting_up",
        "haunt": HAUNT,
        "revealer": 1,
        "house": {"pentagram_chamber": "basement_landing.west"},
    }
    g = BETRAYAL.from_position(4, BETRAYAL.settle(4, {"date": "10-31"}), position)
    g.chance = Chance(Random(0), [])
    setup = g.haunt.set_up(g)
    asked = []
    answer = None
    while True:
        try:
            decision = setup.send(answer)
        except StopIteration:
            break
        assert isinstance(decision, Decision)
        decision.state = g
        assert decision.seat == 2, "to the traitor's left"
        asked.append(decision.prompt)
        if decision.prompt == "paint_room":
            assert [option.args[0] for option in decision.options] == PAINT_ROOMS
            answer = decision.options[5]
        else:
            assert decision.options[0].verb is ATTACH or decision.prompt == "turn_tile"
            answer = decision.options[0]
    assert asked[0] == "paint_room"
    assert g.piles[ROOMS["attic"] * 2] == sum(1 << card for card in PAINTS[:4])


def test_what_the_stars_give() -> None:
    assert {points_for(card) for card in BODIES} == {4}
    assert [points_for(CARDS[word]) for word in ("girl", "madman", "dog")] == [2, 2, 2]
    assert [points_for(CARDS[word]) for word in ("axe", "ring")] == [1, 1]


def test_what_can_be_given_up() -> None:
    g = begin(HAUNT, 3, 0)
    able = to_give_up(g)
    assert not able & ALL_PAINT
    assert not able >> CARDS["bite"] & 1
    assert all(able >> CARDS[word] & 1 for word in ("axe", "ring", "girl", "armor", "body_1"))
    forbidden = begin(HAUNT, 3, 0, "pl")
    assert forbidden.rules.armor_trade == "forbidden"
    assert not to_give_up(forbidden) >> CARDS["armor"] & 1


def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-14-traitor" if traitor else "haunt-14-heroes",)
        shown = {"paint_thrown": 0, "sacrifice_points": 0}
        assert view.haunt.shown == ({**shown, "points_needed": 13} if traitor else shown)
        assert {monster.traits for monster in view.monsters} == {(4, 4, 4, -1) if traitor else ()}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")
        dead = [seat for seat in range(seats) if g.fate[seat] == DEAD]
        bodies = sum(cards & ALL_BODIES for cards in (*g.held, *g.piles.values(), g.gone))
        assert bodies == sum(1 << BODIES[seat] for seat in dead)


def test_sensible_players_throw_paint_and_bring_sacrifices() -> None:
    heroes = traitors = sacrifices = 0
    for seed in range(16):
        g, chosen = play(HAUNT, 4, seed, choose=sensibly)
        sacrifices += chosen["sacrifice"]
        if g.winners & g.haunt.team_seats(g, TRAITOR):
            assert g.data.points >= 13 or not heroes_in_house(g)
            traitors += 1
        elif g.winners:
            assert g.data.thrown == 4
            heroes += 1
    assert heroes
    assert traitors
    assert sacrifices > 32


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 1)
    hero = heroes_in_house(g)[0]
    assert g.haunt.goals(g, hero)[0].cards == PAINTS
    spot = next(spot for spot, cards in g.piles.items() if cards & 1 << PAINTS[0])
    g.piles[spot] &= ~(1 << PAINTS[0])
    g.held[hero] |= 1 << PAINTS[0]
    goal = g.haunt.goals(g, hero)[0]
    assert goal.rooms == sum(1 << room for room in joined(g, CHAMBER))
    assert goal.verbs == ("throw_paint",)


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
