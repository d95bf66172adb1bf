"""Haunt 16, The Phantom's Embrace: setup, its clock, and games from its start to its end. Single rules: h16_*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.figures.roster import add_monster, monsters, remove_monster
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h16_the_phantoms_embrace.haunt import BLAST, GIRL
from housebound.games.betrayal.house.plan import rooms_on
from housebound.games.betrayal.play.attack import stealable
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import BASEMENT, DICE, HEROES, MIGHT, PHYSICAL, ROOMS, TRAITOR
from housebound.kernel.chance import Chance
from housebound.kernel.script import EVERYONE, SPECTATOR, Domain, Ended
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import asked_first, carry_out, names, setting_up, standing, unasked

HAUNT = 16


@pytest.mark.rule("H16-SETUP-1", "H16-SETUP-2", "H16-SETUP-3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_girl_is_set_aside_and_nobody_is_in_the_basement_yet(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert g.fate[:seats] == (IN_HOUSE,) * seats
    assert g.gone >> GIRL & 1
    assert GIRL not in g.gained, "what she gave is gone with her"
    assert monsters(g) == []
    assert g.track == 0
    assert (g.data.markers, g.data.bomb_room, g.data.defused, g.data.door) == (0, -1, False, 0)


@pytest.mark.rule("H16-SETUP-2")
@pytest.mark.parametrize(("sanity", "left"), [(2, 1), (0, 0)])
def test_whoever_has_the_girl_loses_what_she_gave_but_dies_of_nothing(sanity: int, left: int) -> None:
    explorers = {"zoe_ingstrom": {"room": "foyer", "cards": ["girl"], "sanity": sanity}}
    g = setting_up(HAUNT, explorers=explorers)
    assert carry_out(g, g.haunt.set_up(g)) == []
    after = BETRAYAL.position(g)
    assert after["explorers"]["zoe_ingstrom"]["sanity"] == left
    assert after["explorers"]["zoe_ingstrom"]["cards"] == []
    assert after["gone"] == ["girl"]


@pytest.mark.rule("H16-SETUP-3")
def test_the_track_begins_at_0() -> None:
    g = setting_up(HAUNT, explorers={"zoe_ingstrom": "foyer"}, track=3)
    assert carry_out(g, g.haunt.set_up(g)) == []
    assert g.track == 0


@pytest.mark.rule("H16-BOMB-2", "H16-BOMB-3")
@pytest.mark.parametrize(("seats", "total"), [(3, 8), (4, 7), (5, 6), (6, 5)])
def test_the_more_players_the_sooner_it_blows_up(seats: int, total: int) -> None:
    assert BLAST[seats] == total
    dice = "1" * total
    for fallen, over in ((dice, True), (dice[1:] + "0", False)):
        g = standing(HAUNT, seats, revealer=0, traitor=1, active=1, gone=["girl"], track=total - 1)
        ended = _clock(g, fallen)
        assert ended == over, (seats, fallen)
        assert g.track == total


def _clock(g: House[Any], fallen: str) -> bool:
    """The end of the traitor's turn with these dice; whether the house has blown up."""

    class Loaded(Chance):
        def pick(self, items: Sequence[int], domain: Domain, to: int = EVERYONE) -> int:
            assert DICE[fallen] in items
            return DICE[fallen]

    g.chance = Loaded(Random(0), [])
    try:
        list(g.haunt.on_turn_end(g, g.traitor))
    except Ended:
        return g.winners == 1 << g.traitor
    return False


@pytest.mark.rule("H16-APPEAR-4", "H16-APPEAR-6")
def test_with_no_basement_tile_left_the_traitor_says_where_he_is() -> None:
    g = begin(HAUNT, 4, 0)
    assert list(g.haunt.on_monster_turn_start(g)) == []
    g.findable &= ~(1 << BASEMENT)
    rooms = rooms_on(g, BASEMENT)
    if len(rooms) == 1:
        assert list(g.haunt.on_monster_turn_start(g)) == []
        assert [g.room[figure] for figure in monsters(g)] == rooms
        return
    decision = asked_first(g, g.haunt.on_monster_turn_start(g))
    assert decision.seat == g.traitor
    assert [option.args[0] for option in decision.options] == rooms


@pytest.mark.rule("H16-APPEAR-4", "H16-APPEAR-5")
def test_he_does_not_show_himself_again_where_he_was_while_there_are_other_rooms() -> None:
    g = standing(
        HAUNT, revealer=0, traitor=1, house={"crypt": "basement_landing.north", "larder": "basement_landing.east"}
    )
    g.findable &= ~(1 << BASEMENT)
    below = ["basement_landing", "crypt", "larder"]
    for left in (below, below[1:], below[2:], below):
        rooms: list[str] = []
        for decision in carry_out(g, g.haunt.on_monster_turn_start(g)):
            rooms += names(decision)
        (phantom,) = monsters(g)
        assert rooms == ([f"to_room({room})" for room in left] if len(left) > 1 else [])
        assert ROOMS.words[g.room[phantom]] == left[0]
        remove_monster(g, phantom)


@pytest.mark.rule("H16-FIGHT-2")
def test_whoever_kills_him_has_the_girl_and_he_leaves_nothing_but_the_bomb() -> None:
    g = standing(HAUNT, revealer=0, traitor=1, gone=["girl"], monsters={"phantom": "basement_landing"})
    (phantom,) = monsters(g)
    assert unasked(g.haunt.attack_won(g, Attack(0, phantom, MIGHT))) is True
    assert not monsters(g)
    assert (g.held[0], g.data.bomb_room) == (1 << GIRL, ROOMS["basement_landing"])


@pytest.mark.rule("H16-PHANTOM-2", "H16-PHANTOM-3")
def test_nothing_stuns_or_moves_the_phantom_and_he_slows_nobody() -> None:
    g = begin(HAUNT, 3, 0)
    phantom = add_monster(g, 0, ROOMS["basement_landing"])
    assert not g.haunt.can_be_moved(g, phantom)
    assert not g.haunt.acts_in_monster_turn(g, phantom)
    assert not g.haunt.slows(g, phantom, g.revealer)
    assert g.haunt.slows(g, g.traitor, g.revealer)
    assert unasked(g.haunt.hurt_monster(g, phantom, PHYSICAL, 4, None)) is True


@pytest.mark.rule("H16-GIRL-1")
def test_nobody_steals_the_girl() -> None:
    g = begin(HAUNT, 3, 0)
    g.held[g.revealer] = 1 << GIRL
    assert GIRL not in stealable(g, g.traitor, g.revealer)
    assert g.haunt.never_stolen(g) == 1 << GIRL


@pytest.mark.rule("H16-PHANTOM-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_phantoms_numbers_are_the_traitors(seats: int) -> None:
    g = begin(HAUNT, seats, 1)
    g.data.markers = 1 << ROOMS["basement_landing"]
    add_monster(g, 0, ROOMS["basement_landing"])
    for look in looks(g, SPECTATOR):
        assert look.traits[0] == ((6, -1, 5, -1) if look.traitor else ())
        assert look.haunt.shown == {"phantom_markers": ["basement_landing"], "bomb_room": "", "front_door_open": False}
        assert BETRAYAL.hidden(g, look.seat) == {}


@pytest.mark.rule("H16-KNOW-1", "H16-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert {"Phantom", "Girl", "basement", "bomb", "Knowledge", "defuse"} <= set(re.findall(r"\w+", heroes))
    assert "You do not know when it goes off" in heroes
    assert "8 or more" not in heroes
    assert "save the Girl and themselves" in traitor
    assert not {"Knowledge", "defuse", "7+"} & set(re.findall(r"[\w+]+", traitor))


def test_sensible_players_find_the_phantom_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(24))
    assert len(games.won_by(HEROES)) >= 3
    assert len(games.won_by(TRAITOR)) >= 3
    assert sum(g.data.bomb_room >= 0 for g in games.ends) >= 6, "he was slain"
    assert {"defuse_bomb", "open_front_door", "explore"} <= set(games.chosen)
