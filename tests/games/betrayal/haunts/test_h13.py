"""Haunt 13, Perchance to Dream: its setup, its secret, and games from start to end. Single rules: scenarios h13_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS
from housebound.games.betrayal.damage import BY_CARD, damage
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import monsters
from housebound.games.betrayal.haunts.h13_perchance_to_dream import ESCAPE_ROOMS
from housebound.games.betrayal.state import IN_HOUSE, SKULL
from housebound.games.betrayal.traits import gain
from housebound.games.betrayal.words import HEROES, MIGHT, PHYSICAL, ROOMS, TRAITOR
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import imagined
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import asked_first, setting_up

HAUNT = 13


def test_ways_out_are_windows_open_air_conservatory_and_front_door() -> None:
    assert {ROOMS.words[room] for room in ESCAPE_ROOMS} == {
        *("bedroom", "chapel", "dining_room", "grand_staircase", "master_bedroom"),
        *("balcony", "gardens", "graveyard", "patio", "tower"),
        *("conservatory", "entrance_hall"),
    }


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_body_sleeps_among_nightmares_and_the_ways_out_are_counted(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor != g.revealer
    assert g.fate[g.traitor] == IN_HOUSE
    assert not g.held[g.traitor] & (ITEM_BITS | COMPANIONS)
    assert not g.haunt.takes_turn(g, g.traitor)
    assert [g.room[figure] for figure in monsters(g)] == [g.room[g.traitor]] * seats
    ways = [room for room in ESCAPE_ROOMS if g.square[room] >= 0]
    assert g.data.needed == len(ways) >= seats


def test_falling_asleep_drops_items_and_sends_companions_away_but_kills_nobody() -> None:
    ox = {"room": "foyer", "cards": ["book", "dog", "bite"], "might": 0, "knowledge": 1, "sanity": 3}
    g = setting_up(HAUNT, traitor=1, explorers={"zoe_ingstrom": "foyer", "ox_bellows": ox})
    next(g.haunt.set_up(g))  # the house has 2 ways out: a third room is asked for
    after = BETRAYAL.position(g)
    body = after["explorers"]["ox_bellows"]
    assert after["piles"] == {"foyer": ["book"]}
    assert after["gone"] == ["dog"]
    assert (body["cards"], body["might"], body["knowledge"], body["sanity"]) == (["bite"], 0, 0, 2)
    assert SKULL not in g.clip[4:8]


def test_rooms_are_fetched_until_there_are_as_many_ways_out_as_players() -> None:
    g = setting_up(HAUNT, seats=4, traitor=1, house={"patio": "foyer.north"})
    words = {option.words[0] for option in asked_first(g, g.haunt.set_up(g)).options}
    assert words == {ROOMS.words[room] for room in ESCAPE_ROOMS} - {"entrance_hall", "grand_staircase", "patio"}


def test_only_the_dreamer_knows_how_many_must_escape() -> None:
    g = begin(HAUNT, 5, 2)
    g.data.marked = 1 << ROOMS["entrance_hall"]
    for seat in (*range(5), SPECTATOR):
        hidden = BETRAYAL.hidden(g, seat)
        if seat == g.traitor:
            assert "escapes needed" not in hidden
            continue
        assert hidden["escapes needed"] == g.data.needed
        seen = set()
        for world in imagined(g, seat, 60):
            seen.add(world.data.needed)
            assert world.haunt.shown(world, seat) == g.haunt.shown(g, seat)
            assert not world.haunt.winner(world)
        assert seen == set(range(5, len(ESCAPE_ROOMS) + 1))


def test_the_dreamer_does_not_doubt_the_number_it_wrote_down() -> None:
    g = begin(HAUNT, 3, 1)
    assert {world.data.needed for world in imagined(g, g.traitor, 20)} == {g.data.needed}


def test_nothing_moves_or_changes_the_sleeping_body() -> None:
    g = begin(HAUNT, 3, 1)
    body, bed, clips = g.traitor, g.room[g.traitor], g.clip.copy()
    list(put_into(g, body, ROOMS["foyer" if bed != ROOMS["foyer"] else "upper_landing"]))
    list(damage(g, body, PHYSICAL, 3, BY_CARD))
    gain(g, body, MIGHT, 1)
    assert g.room[body] == bed
    assert g.clip == clips


def test_what_is_imagined_never_says_that_it_is_over() -> None:
    g = begin(HAUNT, 3, 0)
    g.data.needed = 10
    g.data.marked = sum(1 << room for room in ESCAPE_ROOMS[:9])
    assert all(10 <= world.data.needed <= len(ESCAPE_ROOMS) for world in imagined(g, g.revealer, 30))


def test_sensible_players_use_everything_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(24))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert {"wake_dreamer", "nightmare_escapes", "pick_tile"} <= set(games.chosen)
