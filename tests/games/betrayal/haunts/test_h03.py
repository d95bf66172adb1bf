"""Haunt 3, Frog-Leg Stew: its setup, and games from its start to its end. Single rules: scenarios h03_*."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.cards_in_hand import holder_of, pile_with
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h03_frog_leg_stew import ALL_ROOTS, BOOK, CAT, ROOT_OF, the_witch
from housebound.games.betrayal.haunts.h03_frogs import people
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import ENTRANCE_HALL, EVENT, HEROES, KNOWLEDGE, ROOMS, TRAITOR
from housebound.kernel.chance import Chance
from housebound.kernel.script import SPECTATOR, Script
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 3


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_witch_comes_in_and_roots_lie_in_their_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    others = [value(g, seat, KNOWLEDGE) for seat in range(seats) if seat != g.revealer]
    assert g.traitor != g.revealer
    assert value(g, g.traitor, KNOWLEDGE) == min(others)
    assert g.fate[g.traitor] == IN_HOUSE
    assert [g.room[figure] for figure in monsters(g)] == [ENTRANCE_HALL]
    assert not monsters(g, CAT)
    there = sum(1 << room for room in ROOT_OF if g.square[room] >= 0)
    assert g.data.buried == there
    assert g.data.kept == sum(1 << room for room in ROOT_OF) & ~there
    assert people(g) == [seat for seat in range(seats) if seat != g.traitor]
    assert holder_of(g, BOOK) >= 0
    assert not any(cards & ALL_ROOTS for cards in (*g.held, *g.piles.values())), "undug Roots are no items"


def run(script: Script[Any]) -> Any:
    """A script in which nobody is asked anything: what it returns."""
    try:
        decision = next(iter(script))
    except StopIteration as end:
        return end.value
    raise AssertionError(f"somebody is asked: {decision}")


def in_the_haunt(house: dict[str, str], **given: Any) -> House:
    position = {"phase": "turn", "haunt": HAUNT, "revealer": 0, "traitor": 2, "house": house, **given}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    g.chance = Chance(Random(0), [])
    return g


def test_a_root_comes_with_its_room_and_nobody_is_told_before() -> None:
    g = in_the_haunt({"kitchen": "foyer.north"}, monsters={"witch": "foyer"})
    assert g.data.kept == sum(1 << room for room in ROOT_OF)
    run(g.haunt.room_added(g, ROOMS["library"]))
    assert not g.data.buried
    run(g.haunt.room_added(g, ROOMS["kitchen"]))
    assert g.data.buried == 1 << ROOMS["kitchen"]
    assert not g.data.kept >> ROOMS["kitchen"] & 1


def test_a_frog_draws_no_cards() -> None:
    g = in_the_haunt({}, monsters={"witch": "foyer"}, data={"frogs": "seats:0"})
    assert run(g.haunt.replace_draw(g, 0, EVENT)) is True
    assert run(g.haunt.replace_draw(g, 1, EVENT)) is False
    assert not g.haunt.can_discover(g, 0)
    assert g.haunt.can_discover(g, 1)
    assert not g.haunt.uses_items(g, 0)
    assert g.haunt.may_hold(g, 0, BOOK) == "BET-GEN-5"


def test_a_carried_frog_is_not_moved_by_anything_else() -> None:
    data = {"frogs": "seats:0", "carrier": [1, -1, -1, -1, -1, -1]}
    g = in_the_haunt({}, monsters={"witch": "foyer"}, data=data)
    assert not g.haunt.can_be_moved(g, 0)
    assert not g.haunt.can_move(g, 0)
    assert not g.haunt.takes_turn(g, 0)


def test_only_the_traitor_is_shown_the_roots_to_come() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in (*range(4), SPECTATOR):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        assert ("roots_to_come" in view.haunt.shown) == (seat == g.traitor)
        assert {monster.traits for monster in view.monsters} == ({(3, 4, 6, -1)} if seat == g.traitor else {()})
        if seat < 4:
            assert view.haunt.page[2:] == ("haunt-3-traitor" if seat == g.traitor else "haunt-3-heroes",)


def test_the_book_turns_up_until_the_end() -> None:
    g = in_the_haunt({}, monsters={"witch": "foyer"}, gone=["book"], data={"mortal": True})
    run(g.haunt.on_turn_start(g, 0))
    assert pile_with(g, BOOK) == ENTRANCE_HALL * 2


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_hidden_in_its_goals(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")
        if g.winners >> g.traitor & 1:
            assert not people(g)
        elif g.winners > 0:
            assert the_witch(g) < 0


def test_sensible_play_makes_frogs_and_restores_them_and_both_sides_win() -> None:
    winners = Counter[int]()
    chosen = Counter[str]()
    for seed in range(20):
        g, acts = play(HAUNT, 4, seed, choose=sensibly)
        chosen += acts
        winners[HEROES if g.winners & g.haunt.team_seats(g, HEROES) else TRAITOR] += g.why != "BET-WIN-7"
    assert winners[HEROES] >= 2
    assert winners[TRAITOR] >= 2
    for act in ("skin_of_frog", "dig_root", "form_of_mortal", "restore_frog", "pick_up_frog"):
        assert chosen[act] >= 5, act
