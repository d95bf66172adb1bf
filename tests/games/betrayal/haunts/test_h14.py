"""Haunt 14, The Stars Are Right: its setup, and games from its start to its end. Single rules: scenarios h14_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h14_the_stars_are_right.haunt import CHAMBER, PAINT_ROOMS, points_for, to_give_up
from housebound.games.betrayal.haunts.parts.bodies import BODIES
from housebound.games.betrayal.haunts.parts.paint import ALL_PAINT, PAINTS
from housebound.games.betrayal.house.plan import in_house, joined
from housebound.games.betrayal.numbers import spot_at
from housebound.games.betrayal.state import IN_HOUSE
from housebound.games.betrayal.words import ATTACH, CARDS, HEROES, ROOMS, TO_ROOM, TRAITOR
from housebound.kernel.sets import has, just, set_of, without
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, first, setting_up

HAUNT = 14


@pytest.mark.rule("H14-SETUP-1", "H14-SETUP-2", "H14-SETUP-3")
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
        assert has(g.piles[spot_at(rooms[n % len(rooms)])], PAINTS[n])
    assert sum((cards & ALL_PAINT).bit_count() for cards in g.piles.values()) == seats


@pytest.mark.rule("H14-SETUP-4")
def test_without_a_room_for_paint_the_first_hero_brings_one_in() -> None:
    g = setting_up(HAUNT, seats=4, revealer=1, house={"pentagram_chamber": "basement_landing.west"})
    attic = TO_ROOM(ROOMS["attic"])
    choice, *placing = carry_out(
        g, g.haunt.set_up(g), lambda decision: attic if decision.prompt == "paint_room" else first(decision)
    )
    assert {decision.seat for decision in (choice, *placing)} == {2}, "to the traitor's left"
    assert choice.prompt == "paint_room"
    assert [option.args[0] for option in choice.options] == PAINT_ROOMS
    assert all(first(decision).verb is ATTACH or decision.prompt == "turn_tile" for decision in placing)
    assert in_house(g, ROOMS["attic"])
    assert g.piles[spot_at(ROOMS["attic"])] == set_of(PAINTS[:4])


@pytest.mark.rule("H14-SACRIFICE-2", "H14-SACRIFICE-3", "H14-SACRIFICE-4")
def test_what_the_stars_give() -> None:
    assert {points_for(card) for card in BODIES} == {4}
    assert [points_for(CARDS[word]) for word in ("girl", "madman", "dog")] == [2, 2, 2]
    assert [points_for(CARDS[word]) for word in ("axe", "ring")] == [1, 1]


@pytest.mark.rule("H14-SACRIFICE-4", "H14-PAINT-1")
def test_what_can_be_given_up() -> None:
    g = begin(HAUNT, 3, 0)
    able = to_give_up(g)
    assert not able & ALL_PAINT
    assert not has(able, CARDS["bite"])
    assert all(has(able, CARDS[word]) for word in ("axe", "ring", "girl", "armor", "body_1"))
    forbidden = begin(HAUNT, 3, 0, "pl")
    assert forbidden.rules.armor_trade == "forbidden"
    assert not has(to_give_up(forbidden), CARDS["armor"])


@pytest.mark.rule("H14-PAINT-1", "H14-PAINT-2", "H14-CORPSE-2", "H14-CULTIST-2")
def test_who_may_hold_what() -> None:
    """Paint is for heroes, a corpse for the cult, one of either; a Cultist has no use for a companion."""
    g = begin(HAUNT, 4, 0)
    cultist, hero = monsters(g)[0], heroes_in_house(g)[0]
    g.held[cultist] = g.held[g.traitor] = g.held[hero] = 0
    companions = {CARDS[name] for name in ("dog", "girl", "madman")}
    for card in range(len(CARDS)):
        may = [not g.haunt.may_hold(g, figure, card) for figure in (hero, g.traitor, cultist)]
        if card in PAINTS:
            assert may == [True, False, False]
        elif card in BODIES:
            assert may == [False, True, True]
        else:
            assert may == [True, True, card not in companions]


@pytest.mark.rule("H14-CULTIST-1", "H14-KNOW-1", "H14-SACRIFICE-1")
def test_what_each_side_sees() -> None:
    shown = {"paint_thrown": 0, "sacrifice_points": 0}
    for look in looks(begin(HAUNT, 4, 0)):
        assert look.haunt.shown == ({**shown, "points_needed": 13} if look.traitor else shown)
        assert set(look.traits) == {(4, 4, 4, -1) if look.traitor else ()}


@pytest.mark.rule("H14-KNOW-1", "H14-KNOW-2")
def test_each_side_knows_of_sacrifices_and_paint() -> None:
    heroes, traitor = pages(HAUNT)
    assert "It brings sacrifices into the Pentagram Chamber: items, some omens, and the corpses of explorers" in heroes
    assert "You have not been told how much is enough" in heroes
    assert not [word for word in ("13", "points", "4 ") if word in heroes]
    assert "stop the ritual only by spoiling the Chamber with the Paint" in traitor


def test_sensible_players_throw_paint_and_bring_sacrifices() -> None:
    games = sensible_games(HAUNT, range(16), seats=(4,))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert all(g.data.points >= 13 or not heroes_in_house(g) for g in games.won_by(TRAITOR))
    assert all(g.data.thrown == 4 for g in games.won_by(HEROES))
    assert games.chosen["sacrifice"] > 32


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 1)
    hero = heroes_in_house(g)[0]
    assert g.haunt.goals(g, hero)[0].cards == PAINTS
    spot = next(spot for spot, cards in g.piles.items() if has(cards, PAINTS[0]))
    g.piles[spot] = without(g.piles[spot], PAINTS[0])
    g.held[hero] |= just(PAINTS[0])
    goal = g.haunt.goals(g, hero)[0]
    assert goal.rooms == set_of(joined(g, CHAMBER))
    assert goal.verbs == ("throw_paint",)
