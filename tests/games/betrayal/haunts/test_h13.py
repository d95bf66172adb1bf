"""Haunt 13, Perchance to Dream: its setup, its secret, and games from start to end. Single rules: scenarios h13_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS
from housebound.games.betrayal.figures.damage import BY_CARD, damage
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import gain
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h13_perchance_to_dream.haunt import ESCAPE, ESCAPE_ROOMS
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.state import IN_HOUSE, SKULL
from housebound.games.betrayal.words import HEROES, MIGHT, PHYSICAL, ROOMS, TRAITOR
from housebound.kernel.script import EVERYONE, SPECTATOR
from housebound.kernel.sets import just, set_of
from tests.games.betrayal.haunts.looks import imagined, looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import asked_first, carry_out, setting_up, unasked

HAUNT = 13


@pytest.mark.rule("H13-SETUP-3")
def test_ways_out_are_windows_open_air_conservatory_and_front_door() -> None:
    assert {ROOMS.words[room] for room in ESCAPE_ROOMS} == {
        *("bedroom", "chapel", "dining_room", "grand_staircase", "master_bedroom"),
        *("balcony", "gardens", "graveyard", "patio", "tower"),
        *("conservatory", "entrance_hall"),
    }


@pytest.mark.rule("H13-SETUP-1", "H13-SETUP-2", "H13-SETUP-3", "H13-SETUP-4", "H13-BODY-1")
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


@pytest.mark.rule("H13-SETUP-1")
def test_falling_asleep_drops_items_and_sends_companions_away_but_kills_nobody() -> None:
    ox = {"room": "foyer", "cards": ["book", "dog", "bite"], "might": 0, "knowledge": 1, "sanity": 3}
    g = setting_up(HAUNT, traitor=1, explorers={"zoe_ingstrom": "foyer", "ox_bellows": ox})
    g.notices = []
    next(g.haunt.set_up(g))  # the house has 2 ways out: a third room is asked for
    assert "dreamer_sleeps(figure=ox_bellows)" in map(repr, g.notices)
    after = BETRAYAL.position(g)
    body = after["explorers"]["ox_bellows"]
    assert after["piles"] == {"foyer": ["book"]}
    assert after["gone"] == ["dog"]
    assert (body["cards"], body["might"], body["knowledge"], body["sanity"]) == (["bite"], 0, 0, 2)
    assert SKULL not in g.clip[4:8]


@pytest.mark.rule("H13-SETUP-3")
def test_rooms_are_fetched_until_there_are_as_many_ways_out_as_players() -> None:
    g = setting_up(HAUNT, seats=4, traitor=1, house={"patio": "foyer.north"})
    words = {option.words[0] for option in asked_first(g, g.haunt.set_up(g)).options}
    assert words == {ROOMS.words[room] for room in ESCAPE_ROOMS} - {"entrance_hall", "grand_staircase", "patio"}


@pytest.mark.rule("H13-SETUP-3", "H13-SETUP-4")
def test_not_more_rooms_are_fetched_than_are_needed() -> None:
    g = setting_up(HAUNT, seats=4, traitor=1, house={"patio": "foyer.north"})
    g.data = g.haunt.fresh_data(g)
    asked = carry_out(g, g.haunt.set_up(g))
    assert [decision.prompt for decision in asked].count("fetch_escape_room") == 1
    assert len([room for room in ESCAPE_ROOMS if in_house(g, room)]) == g.data.needed == 4


@pytest.mark.rule("H13-KNOW-1", "H13-SETUP-4")
def test_only_the_dreamer_knows_how_many_must_escape() -> None:
    g = begin(HAUNT, 5, 2)
    g.data.marked = just(ROOMS["entrance_hall"])
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


@pytest.mark.rule("H13-SETUP-4")
def test_the_dreamer_does_not_doubt_the_number_it_wrote_down() -> None:
    g = begin(HAUNT, 3, 1)
    assert {world.data.needed for world in imagined(g, g.traitor, 20)} == {g.data.needed}


@pytest.mark.rule("H13-BODY-2")
def test_nothing_moves_or_changes_the_sleeping_body() -> None:
    g = begin(HAUNT, 3, 1)
    body, bed = g.traitor, g.room[g.traitor]
    g.clip[body * 4 : body * 4 + 4] = [3, 3, 3, 3]
    clips = g.clip.copy()
    list(put_into(g, body, ROOMS["foyer" if bed != ROOMS["foyer"] else "upper_landing"]))
    unasked(damage(g, body, PHYSICAL, 3, BY_CARD))
    gain(g, body, MIGHT, 1)
    assert g.room[body] == bed
    assert g.clip == clips


@pytest.mark.rule("H13-KNOW-1")
def test_what_is_imagined_never_says_that_it_is_over() -> None:
    g = begin(HAUNT, 3, 0)
    g.data.needed = 10
    g.data.marked = set_of(ESCAPE_ROOMS[:9])
    assert {world.data.needed for world in imagined(g, g.revealer, 30)} == {10, 11, 12}


@pytest.mark.rule("H13-KNOW-1")
def test_that_an_escape_did_not_end_the_game_tells_everybody_something() -> None:
    g = begin(HAUNT, 3, 0)
    nightmare = monsters(g)[0]
    g.room[nightmare] = ROOMS["entrance_hall"]
    g.chance.revealed = 0
    unasked(g.haunt.perform(g, nightmare, ESCAPE))
    assert g.chance.revealed == EVERYONE


@pytest.mark.rule("H13-NIGHTMARE-1")
def test_the_numbers_are_the_traitors() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert set(look.traits) == ({(4, 5, 4, -1)} if look.traitor else {()})


@pytest.mark.rule("H13-KNOW-1", "H13-KNOW-2")
def test_each_side_knows_what_the_other_is_after_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "If enough of them escape from the house, you have lost" in heroes
    assert "Waking: in the room of the sleeping body" in heroes
    assert not [word for word in ("window", "Conservatory", "Entrance Hall", "open air") if word in heroes]
    assert "The heroes try to wake the body" in traitor
    assert not [word for word in ("Holy Symbol", "token", "Smelling Salts") if word in traitor]


def test_sensible_players_use_everything_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(24))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    assert {"wake_dreamer", "nightmare_escapes", "pick_tile"} <= set(games.chosen)
