"""Haunt 19, A Friend for the Ages: its setup, and games from its start to its end. Single rules: scenarios h19_*."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.components import TOP
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h19_a_friend_for_the_ages import (
    AMULET,
    DESTROYED_NEEDED,
    PAINT_ROOMS,
    kept_paint,
    strokes_needed,
)
from housebound.games.betrayal.haunts.paint import ALL_PAINT, PAINTS, paint_about
from housebound.games.betrayal.house import in_house
from housebound.games.betrayal.state import DEAD, SETTING_UP, House
from housebound.games.betrayal.traits import start_of
from housebound.games.betrayal.words import GALLERY, HEROES, PICK_TRAIT, ROOMS, TRAITOR
from housebound.kernel.chance import Chance
from housebound.kernel.script import Decision, Option
from tests.games.betrayal.haunts.played import (
    BOOKS,
    SEATS,
    at_random,
    begin,
    goals_of_a_game,
    house,
    new_table,
    play,
    sensibly,
)

HAUNT = 19


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_paint_in_the_listed_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert not monsters(g)
    assert in_house(g, GALLERY)
    rooms = [room for room in PAINT_ROOMS if in_house(g, room)]
    placed = min(len(rooms), seats + 1)
    assert g.data.placed == paint_about(g) == placed
    assert kept_paint(g) == seats + 1 - placed
    assert strokes_needed(g) == seats - 1
    with_paint = [spot >> 1 for spot, cards in g.piles.items() if cards & ALL_PAINT]
    assert len(with_paint) == placed, "one in each"
    assert set(with_paint) <= set(rooms)


@pytest.mark.parametrize("seats", SEATS)
def test_the_traitor_grows(seats: int) -> None:
    g = begin(HAUNT, seats, 3)
    above = [g.clip[g.traitor * 4 + trait] - start_of(g, g.traitor, trait) for trait in range(4)]
    assert min(above) >= 0
    low = [steps for trait, steps in enumerate(above) if g.clip[g.traitor * 4 + trait] < TOP]
    assert sum(above) >= seats - 1
    assert max(above) > min(low) or seats == 5


def set_up(position: dict[str, Any], seats: int, answer: dict[str, int]) -> tuple[House, list[tuple[int, str]]]:
    """A setup from a position; prompts are answered by the number of an option. What was asked, and of whom."""
    given = {"phase": "setting_up", "haunt": HAUNT, "revealer": 0, **position}
    g = BETRAYAL.from_position(seats, BETRAYAL.settle(seats, {"date": "10-31"}), given)
    g.chance = Chance(Random(0), [])
    setup = g.haunt.set_up(g)
    asked: list[tuple[int, str]] = []
    chosen: Option | None = None
    while True:
        try:
            decision = setup.send(chosen)
        except StopIteration:
            return g, asked
        assert isinstance(decision, Decision)
        decision.state = g
        asked.append((decision.seat, decision.prompt))
        chosen = decision.options[answer.get(decision.prompt, 0)]


FAR_HOUSE = {
    "gallery": "upper_landing.east",
    "patio": "foyer.north",
    "abandoned_room": "foyer.south",
    "wine_cellar": "basement_landing.north",
    "storeroom": "upper_landing.north",
    "statuary_corridor": "upper_landing.south",
}


def test_more_rooms_than_paint_the_far_ones_get_it() -> None:
    """3 players, 4 pots, 5 rooms; everybody is on the upper floor or in the Foyer."""
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "madame_zostra": "foyer"}
    g, asked = set_up({"house": FAR_HOUSE, "explorers": explorers}, 3, {"paint_waits": 1})
    # no way to the Wine Cellar; the upper floor is 3 away, Patio and Abandoned Room 1: one of these two is left out
    with_paint = {ROOMS.words[spot >> 1] for spot, cards in g.piles.items() if cards & ALL_PAINT}
    assert with_paint == {"wine_cellar", "storeroom", "statuary_corridor", "patio"}
    assert [who for who, prompt in asked if prompt == "paint_waits"] == [2], "the first hero chooses among equals"
    assert kept_paint(g) == 0


def test_steps_for_the_trait_that_has_grown_least() -> None:
    """Ox has Speed 2 steps below its start and Might 2 above: Speed returns, and the other three grow in turn."""
    g0 = BETRAYAL.from_position(
        4,
        BETRAYAL.settle(4, {"date": "10-31"}),
        {"phase": "setting_up", "haunt": HAUNT, "revealer": 0, "house": {"gallery": "upper_landing.east"}},
    )
    seat = g0.traitor
    start = [start_of(g0, seat, trait) for trait in range(4)]
    g0.chance = Chance(Random(0), [])
    g0.clip[seat * 4] = start[0] + 2
    g0.clip[seat * 4 + 1] = start[1] - 2
    setup = g0.haunt.set_up(g0)
    offered = []
    chosen: Option | None = None
    while True:
        try:
            decision = setup.send(chosen)
        except StopIteration:
            break
        assert isinstance(decision, Decision)
        decision.state = g0
        assert decision.seat == seat
        if decision.options[0].verb is PICK_TRAIT:
            offered.append([option.args[0] for option in decision.options])
        chosen = decision.options[0]
    assert offered == [[1, 2, 3], [2, 3]], "the last one is forced"
    assert g0.clip[seat * 4 : seat * 4 + 4] == [start[0] + 2, start[1] + 1, start[2] + 1, start[3] + 1]


def test_a_trait_at_the_top_is_skipped() -> None:
    g = BETRAYAL.from_position(
        6,
        BETRAYAL.settle(6, {"date": "10-31"}),
        {"phase": "setting_up", "haunt": HAUNT, "revealer": 0, "house": {"gallery": "upper_landing.east"}},
    )
    g.chance = Chance(Random(0), [])
    seat = g.traitor
    g.clip[seat * 4 : seat * 4 + 4] = [TOP, TOP, TOP, TOP - 2]
    for _ in g.haunt.set_up(g):
        raise AssertionError("nothing is left to choose")
    assert g.clip[seat * 4 : seat * 4 + 4] == [TOP] * 4


@pytest.mark.parametrize("seed", range(6))
def test_a_missing_gallery_is_laid_by_the_heroes(seed: int) -> None:
    table = new_table(HAUNT, 4, seed)
    rng = Random(seed)
    while house(table).phase <= SETTING_UP:
        g, decision = house(table), table.pending[0]
        if g.phase == SETTING_UP and decision.prompt in ("attach", "turn_tile"):
            assert decision.seat == (g.traitor + 1) % 4
        table.choose(decision.seat, at_random(g, decision, rng), decision.id)
    assert in_house(house(table), GALLERY)


@pytest.mark.rule("HC-23")
def test_a_room_for_paint_that_cannot_be_found_any_more_is_fetched() -> None:
    g = begin(HAUNT, 4, 2)
    hero = heroes_in_house(g)[0]
    missing = [room for room in PAINT_ROOMS if not in_house(g, room)]
    assert missing
    assert list(g.haunt.on_turn_start(g, hero)) == []
    assert not any(in_house(g, room) for room in missing), "they can still be discovered"
    g.doorways = (0, 0, 0)
    assert list(g.haunt.on_turn_start(g, hero)) == []
    assert all(in_house(g, room) for room in missing)
    assert kept_paint(g) == 0


def test_the_dog_carries_no_paint() -> None:
    g = begin(HAUNT, 3, 0)
    assert not g.haunt.dog_carries(g, PAINTS[0])
    assert g.haunt.dog_carries(g, AMULET)


def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 2)
    assert kept_paint(g) == 3
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-19-traitor" if traitor else "haunt-19-heroes",)
        shown = {"strokes": 0, "destroyed_paint": 0}
        if traitor:
            assert view.haunt.shown == {**shown, "destruction_needed": 3}
        else:
            assert view.haunt.shown == {**shown, "strokes_needed": 3, "kept_paint": kept_paint(g)}
    spectator = BETRAYAL.view(BETRAYAL.sight(g, 6))
    assert spectator.haunt is not None
    assert spectator.haunt.shown == {"strokes": 0, "destroyed_paint": 0}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")
        assert (g.gone & ALL_PAINT).bit_count() == g.data.painted + g.data.destroyed


def test_sensible_players_paint_and_destroy() -> None:
    heroes = traitors = 0
    for seed in range(16):
        g, chosen = play(HAUNT, 4, seed, choose=sensibly)
        if g.winners & g.haunt.team_seats(g, TRAITOR):
            assert g.data.destroyed == DESTROYED_NEEDED or not heroes_in_house(g)
            traitors += 1
        elif g.winners:
            assert g.data.painted == 3 or g.fate[g.traitor] == DEAD
            heroes += 1
            assert g.winners == g.haunt.team_seats(g, HEROES)
        assert chosen["destroy_paint"] == g.data.destroyed
        assert chosen["repaint"] >= g.data.painted
    assert heroes > 2
    assert traitors > 2


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 1)
    hero = heroes_in_house(g)[0]
    assert g.haunt.goals(g, hero)[-1].cards == PAINTS
    assert g.traitor in g.haunt.goals(g, hero)[0].spare
    assert g.haunt.goals(g, g.traitor)[0].cards == PAINTS
    spot = next(spot for spot, cards in g.piles.items() if cards & 1 << PAINTS[0])
    g.piles[spot] &= ~(1 << PAINTS[0])
    g.held[hero] |= 1 << PAINTS[0]
    assert g.haunt.goals(g, hero)[0].rooms == 1 << GALLERY
    assert hero in g.haunt.goals(g, g.traitor)[0].targets
    g.held[hero] ^= 1 << PAINTS[0]
    g.held[g.traitor] |= 1 << PAINTS[0]
    assert g.haunt.goals(g, g.traitor)[0].verbs == ("destroy_paint",)
    assert g.haunt.goals(g, hero)[0].targets == (g.traitor,)
    g.held[g.traitor] ^= 1 << PAINTS[0]
    g.held[hero] |= 1 << AMULET
    assert g.haunt.goals(g, hero)[0].targets == (g.traitor,)


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
