"""Haunt 3, Frog-Leg Stew: its setup, and games from its start to its end. Single rules: scenarios h03_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.figures.belongings import holder_of, pile_with
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunts.h03_frog_leg_stew.frogs import people
from housebound.games.betrayal.haunts.h03_frog_leg_stew.haunt import ALL_ROOTS, BOOK, DIG, ROOT_OF
from housebound.games.betrayal.haunts.h03_frog_leg_stew.spells import CAT
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import spot_at
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import ENTRANCE_HALL, EVENT, HEROES, KNOWLEDGE, ROOMS, TRAITOR
from housebound.kernel.script import SPECTATOR, Ask
from housebound.kernel.sets import has, just, set_of
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import standing, unasked

HAUNT = 3


@pytest.mark.rule("H03-SETUP-1", "H03-SETUP-2", "H03-SETUP-3")
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
    there = set_of(room for room in ROOT_OF if g.square[room] >= 0)
    assert g.data.buried == there
    assert g.data.kept == set_of(ROOT_OF) & ~there
    assert people(g) == [seat for seat in range(seats) if seat != g.traitor]
    assert holder_of(g, BOOK) >= 0
    assert not any(cards & ALL_ROOTS for cards in (*g.held, *g.piles.values())), "undug Roots are no items"


def with_witch(**given: Any) -> House[Any]:
    """A house of three players, the last of whom is the traitor; the Witch is in the Foyer."""
    return standing(HAUNT, phase="turn", revealer=0, traitor=2, monsters={"witch": "foyer"}, **given)


@pytest.mark.rule("H03-SETUP-3")
def test_a_root_comes_with_its_room_and_nobody_is_told_before() -> None:
    g = with_witch(house={"kitchen": "foyer.north"})
    assert g.data.kept == set_of(ROOT_OF)
    unasked(g.haunt.room_added(g, ROOMS["library"]))
    assert not g.data.buried
    unasked(g.haunt.room_added(g, ROOMS["kitchen"]))
    assert g.data.buried == just(ROOMS["kitchen"])
    assert not has(g.data.kept, ROOMS["kitchen"])


@pytest.mark.rule("H03-HEROES-1")
def test_a_root_is_dug_up_only_where_one_is_buried() -> None:
    root, other = list(ROOT_OF)[:2]
    for buried, offered in ((just(root), True), (just(other), False), (0, False)):
        g = begin(HAUNT, 3, 1)
        hero = next(seat for seat in range(3) if g.team[seat] == HEROES)
        g.active = g.acting = hero
        g.room[hero], g.data.buried = root, buried
        ask = Ask(g.word[hero], [])
        g.haunt.offer(g, hero, ask)
        assert (DIG in ask.options) == offered


@pytest.mark.rule("H03-FROG-2")
def test_a_frog_draws_no_cards() -> None:
    g = with_witch(data={"frogs": "seats:0"})
    assert unasked(g.haunt.replace_draw(g, 0, EVENT)) is True
    assert unasked(g.haunt.replace_draw(g, 1, EVENT)) is False
    assert g.haunt.may_discover(g, 0) == "H03-FROG-2"
    assert not g.haunt.may_discover(g, 1)
    assert not g.haunt.uses_items(g, 0)
    assert g.haunt.may_hold(g, 0, BOOK) == "H03-FROG-2"


@pytest.mark.rule("H03-FROG-3")
def test_a_carried_frog_is_not_moved_by_anything_else() -> None:
    g = with_witch(data={"frogs": "seats:0", "carrier": [1, -1, -1, -1, -1, -1]})
    assert not g.haunt.can_be_moved(g, 0)
    assert g.haunt.may_move(g, 0)
    assert not g.haunt.takes_turn(g, 0)


@pytest.mark.rule("H03-SETUP-3", "H03-WITCH-1")
def test_only_the_traitor_is_shown_the_roots_to_come() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g, SPECTATOR):
        assert ("roots_to_come" in look.haunt.shown) == look.traitor
        assert set(look.traits) == ({(3, 4, 6, -1)} if look.traitor else {()})


@pytest.mark.rule("HC-23")
def test_a_room_with_a_root_is_brought_if_nobody_can_find_one_any_more() -> None:
    g = with_witch(data={"mortal": True})
    g.doorways = (0, 0, 0)
    unasked(g.haunt.on_turn_start(g, 0))
    assert not any(in_house(g, room) for room in ROOT_OF), "nobody needs one any more"
    g.data.mortal = False
    unasked(g.haunt.on_turn_start(g, 0))
    assert sum(in_house(g, room) for room in ROOT_OF) == 1


@pytest.mark.rule("HC-23")
def test_the_book_turns_up_until_the_end() -> None:
    g = with_witch(gone=["book"], data={"mortal": True})
    unasked(g.haunt.on_turn_start(g, 0))
    assert pile_with(g, BOOK) == spot_at(ENTRANCE_HALL)


@pytest.mark.rule("H03-CAT-1")
def test_only_the_traitor_knows_the_cats_numbers() -> None:
    g = standing(HAUNT, revealer=0, traitor=2, monsters={"witch": "foyer", "cat_1": "foyer"}, data={"cat_came": True})
    for look in looks(g):
        assert look.traits[1] == ((3, 3, 2, -1) if look.traitor else ())


@pytest.mark.rule("H03-KNOW-1", "H03-KNOW-2")
def test_the_heroes_have_the_recipe_and_the_traitor_fears_the_book() -> None:
    heroes, traitor = pages(HAUNT)
    assert "invulnerable" in heroes
    assert "turn people into Frogs" in heroes
    assert "Form of Mortal: in the Witch's room, carrying a Root and the Book" in heroes
    assert not {"Conservatory", "Larder", "Kitchen"} & set(re.findall(r"\w+", heroes))
    assert "The heroes hold the Witch's spellbook, the Book, and might use it against her invulnerability" in traitor
    assert not {"Mortal", "mortal", "dig", "Dig"} & set(re.findall(r"\w+", traitor))


def test_sensible_play_makes_frogs_and_restores_them_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(60), seats=(4,))
    assert len(games.won_by(HEROES)) >= 2
    assert len(games.won_by(TRAITOR)) >= 2
    for act in ("skin_of_frog", "dig_root", "form_of_mortal", "restore_frog", "pick_up_frog"):
        assert games.chosen[act] >= 5, act
