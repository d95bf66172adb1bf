"""Haunt 25, Voodoo: its setup, its secrets, and games from its start to its end. Single rules: scenarios h25_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.roster import living_heroes
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h25_voodoo.haunt import (
    CHINA,
    DOLL_IN,
    GLASS,
    HINTS,
    RAG,
    ROOMS_OF,
    STONE,
    WAX,
    doll_of,
    in_turn,
)
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.state import IN_HOUSE, OVER, House
from housebound.games.betrayal.words import FIGURES, HEROES, ROOMS, TO_ROOM, TRAITOR
from housebound.kernel.script import EVERYONE, SPECTATOR, Ended, only
from housebound.kernel.sets import has, just, set_of
from housebound.kernel.table import Table
from housebound.locales import speech
from tests.games.betrayal.haunts.looks import imagined, looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, go_on, has_begun, house, new_table, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, standing, unasked

HAUNT = 25
ENGLISH = speech("betrayal")


@pytest.mark.rule("H25-SETUP-1", "H25-SETUP-2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_doll_for_each_hero(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.fate[g.traitor] == IN_HOUSE
    assert g.track == 0
    heroes = in_turn(g)
    assert len(heroes) == seats - 1
    assert heroes[0] == (g.traitor + 1) % seats
    dolls = [doll_of(g, hero) for hero in heroes]
    assert len(set(dolls)) == len(dolls)
    for hero, doll in zip(heroes, dolls, strict=True):
        inside = [room for room in ROOMS_OF[doll] if in_house(g, room)]
        assert g.data.room[hero] in (inside if len(inside) == 1 else ROOMS_OF[doll])
        assert g.data.possible[hero] == set_of(ROOMS_OF[doll])


@pytest.mark.rule("H25-DOLL-1", "H25-DOLL-2", "H25-DOLL-3", "H25-DOLL-4", "H25-DOLL-5")
def test_the_dolls_and_their_rooms() -> None:
    words = {doll: tuple(ROOMS.words[room] for room in ROOMS_OF[doll]) for doll in range(5)}
    assert words == {
        WAX: ("furnace_room", "kitchen"),
        CHINA: ("balcony", "tower"),
        STONE: ("underground_lake", "graveyard"),
        GLASS: ("pentagram_chamber", "chapel"),
        RAG: ("gardens", "conservatory"),
    }
    assert len(DOLL_IN) == 10
    hints = {doll: HINTS[doll].name for doll in range(5)}
    assert hints == {
        WAX: "hint_of_heat",
        CHINA: "hint_of_fall",
        STONE: "hint_of_mud",
        GLASS: "hint_of_presence",
        RAG: "hint_of_thorns",
    }


def small_house(phase: str = "turn") -> House[Any]:
    """The Kitchen alone of its pair is in the house, both rooms of the Glass doll are, none of the others."""
    rooms = {
        "kitchen": "foyer.north",
        "chapel": "upper_landing.north",
        "pentagram_chamber": "basement_landing.north",
    }
    return standing(HAUNT, seats=4, phase=phase, revealer=0, traitor=3, house=rooms)


@pytest.mark.rule("H25-SETUP-2")
def test_what_the_traitor_may_choose() -> None:
    g = small_house(phase="setting_up")
    zoe = g.word[0]
    asked = carry_out(g, g.haunt.set_up(g), lambda d: d.options[0 if d.subject == zoe else -1])
    for decision in asked:
        assert (decision.seat, decision.prompt, decision.to) == (3, "hide_doll", only(3))
        assert decision.rule == "H25-SETUP-2"
    assert [decision.subject for decision in asked] == list(g.word[:3])
    every = {room for rooms in ROOMS_OF for room in rooms} - {ROOMS["furnace_room"]}
    assert [{option.args[0] for option in decision.options} for decision in asked] == [
        every,
        every - {ROOMS["kitchen"]},
        every - {ROOMS["kitchen"], *ROOMS_OF[RAG]},
    ]
    assert g.chance.revealed == EVERYONE, "the hints speak of what was secret"


def dolls(g: House[Any], *rooms: str) -> None:
    g.data.room[:3] = [ROOMS[room] for room in rooms]
    g.data.possible[:3] = [set_of(ROOMS_OF[doll_of(g, seat)]) for seat in range(3)]


@pytest.mark.rule("H25-DOLL-7")
def test_a_room_that_cannot_be_discovered_any_more() -> None:
    """Nothing can be laid on any floor: the doll is in its other room if that is in the house, else destroyed."""
    g = small_house()
    dolls(g, "furnace_room", "gardens", "chapel")
    list(g.haunt.on_turn_start(g, 0))
    assert [ROOMS.words[room] for room in g.data.room[:3]] == ["furnace_room", "gardens", "chapel"]
    before = g.chance.revealed
    g.doorways = (0, 0, 0)
    list(g.haunt.on_turn_start(g, 0))
    assert (before, g.chance.revealed) == (0, EVERYONE)
    assert ROOMS.words[g.data.room[0]] == "kitchen"
    assert card_numbers(g.data.possible[0]) == [ROOMS["kitchen"]]
    assert g.data.destroyed == just(1)
    assert g.data.possible[2].bit_count() == 2, "both rooms of the Glass doll are in the house"


@pytest.mark.rule("H25-DOLL-7")
def test_a_room_that_is_out_of_reach_is_ruled_out() -> None:
    g = small_house()
    dolls(g, "chapel", "kitchen", "gardens")
    g.doorways = (0, g.doorways[1], 0)
    list(g.haunt.room_added(g, ROOMS["kitchen"]))
    assert card_numbers(g.data.possible[1]) == [ROOMS["kitchen"]], "the Furnace Room lies in the basement alone"
    assert [g.data.possible[seat].bit_count() for seat in (0, 2)] == [2, 2]
    assert not g.data.destroyed


@pytest.mark.rule("H25-HEROES-1")
def test_a_search_that_finds_nothing_rules_the_room_out_for_every_doll() -> None:
    g = small_house()
    dolls(g, "furnace_room", "gardens", "chapel")
    g.room[0] = ROOMS["kitchen"]
    table = Table(BETRAYAL, 4, {"date": "10-31"}, people_roll=True, origin=g)
    table.choose(0, "search_for_doll")
    table.enter("220")
    g = house(table)
    assert card_numbers(g.data.possible[0]) == [ROOMS["furnace_room"]]
    assert [g.data.possible[seat].bit_count() for seat in (1, 2)] == [2, 2]


@pytest.mark.rule("H25-EXPLORE-1")
def test_a_card_waits_for_whoever_stays_in_a_new_room_with_a_symbol() -> None:
    g = small_house()
    larder, gardens, kitchen, hallway = (ROOMS[name] for name in ("larder", "gardens", "kitchen", "dusty_hallway"))
    for room, waits in ((larder, True), (gardens, True), (kitchen, True), (hallway, False)):
        g.drawn_for = 0
        assert unasked(g.haunt.discovered(g, g.active, room)) is waits
        assert unasked(g.haunt.discovered(g, g.active + 1, room)) is False, "brought there in another's turn"
        g.drawn_for = just(room)
        assert unasked(g.haunt.discovered(g, g.active, room)) is False, "it gives no card"


@pytest.mark.rule("H25-EXPLORE-3")
def test_a_new_room_gives_no_card_any_more_once_its_finder_has_gone_on() -> None:
    g = small_house()
    kitchen = ROOMS["kitchen"]
    g.drawn_for, g.data.fresh = 0, kitchen
    unasked(g.haunt.on_enter(g, g.active, kitchen))
    assert (g.drawn_for, g.data.fresh) == (0, kitchen)
    unasked(g.haunt.on_enter(g, g.active, ROOMS["foyer"]))
    assert (g.drawn_for, g.data.fresh) == (just(kitchen), -1)


@pytest.mark.rule("H25-DOLL-7", "H25-WIN-1")
def test_the_heroes_win_at_once_when_the_last_doll_is_out_of_reach() -> None:
    """Neither room of the Rag doll is in the house, and no other doll is left."""
    g = small_house()
    dolls(g, "kitchen", "gardens", "chapel")
    g.data.destroyed = set_of((0, 2))
    g.doorways = (0, 0, 0)
    with pytest.raises(Ended):
        unasked(g.haunt.room_added(g, ROOMS["kitchen"]))
    assert (g.winners, g.phase) == (set_of(range(3)), OVER)


@pytest.mark.rule("H25-KNOW-1", "H25-KNOW-2", "H25-SETUP-3", "H25-SETUP-4")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "hidden it in a dangerous place" in heroes
    assert "the further the track, the worse" in heroes
    assert "Each of you has been given a hint, and can hear it again at any time" in heroes
    places = {ENGLISH.say(f"room-{ROOMS.words[room].replace('_', '-')}") for room in DOLL_IN}
    assert not any(place in heroes for place in places)
    assert not {"Wax", "China", "Stone", "Glass", "Rag", "Might"} & set(re.findall(r"\w+", heroes))
    assert all(place in traitor for place in places)
    assert "The heroes will try to find and destroy them" in traitor
    assert "The dolls cannot be moved afterwards" in traitor
    assert "Knowledge 2" not in traitor


@pytest.mark.rule("H25-KNOW-1", "H25-SETUP-3")
def test_who_sees_what() -> None:
    g = begin(HAUNT, 5, 0)
    heroes = in_turn(g)
    rooms = {FIGURES.words[g.word[hero]]: ROOMS.words[g.data.room[hero]] for hero in heroes}
    secret = {f"doll of {hero}": g.data.room[hero] for hero in heroes}
    for look in looks(g, SPECTATOR):
        hints = {key: who for key, who in look.haunt.shown.items() if key.startswith("hint_of_")}
        assert sorted(hints.values()) == sorted(rooms)
        assert look.haunt.shown["dolls"] == (rooms if look.traitor else {})
        assert BETRAYAL.hidden(g, look.seat) == ({} if look.traitor else secret)
    g.data.possible[heroes[0]] = just(g.data.room[heroes[0]])
    assert f"doll of {heroes[0]}" not in BETRAYAL.hidden(g, heroes[1])
    g.phase = OVER
    assert all(BETRAYAL.hidden(g, seat) == {} for seat in range(5))


@pytest.mark.rule("H25-SETUP-3", "H25-KNOW-1")
def test_the_hints_are_told_to_all_and_the_rooms_to_nobody() -> None:
    table = new_table(HAUNT, 4, 3)
    go_on(table, has_begun, seed=3)
    for seat in (*range(4), SPECTATOR):
        told = [notice.kind.name for _, notice in table.notices(seat)]
        assert sum(name.startswith("hint_of_") for name in told) == 3
        assert told.count("track") == 1


@pytest.mark.rule("H25-KNOW-1")
def test_what_others_take_for_possible() -> None:
    g = begin(HAUNT, 4, 1)
    hero, other, *_ = in_turn(g)
    g.data.possible[other] = just(g.data.room[other])
    worlds = list(imagined(g, hero, 40))
    assert {world.data.room[hero] for world in worlds} == set(ROOMS_OF[doll_of(g, hero)])
    assert {world.data.room[other] for world in worlds} == {g.data.room[other]}
    assert all(world.data.room == g.data.room for world in imagined(g, g.traitor, 40))


def test_sensible_players_find_their_dolls_or_die() -> None:
    games = sensible_games(HAUNT, range(20), seats=(4,))
    assert all(g.winners for g in games.ends)
    assert len(games.won_by(HEROES)) >= 4
    assert len(games.won_by(TRAITOR)) >= 4
    for g in games.won_by(HEROES):
        assert len(living_heroes(g)) >= 2
        assert all(has(g.data.destroyed, seat) for seat in in_turn(g))
    assert all(len(living_heroes(g)) <= 1 for g in games.won_by(TRAITOR))
    assert {"search_for_doll", "destroy_doll", "explore"} <= set(games.chosen)


def test_what_each_is_after() -> None:
    g = small_house()
    dolls(g, "kitchen", "gardens", "chapel")
    assert g.haunt.goals(g, 0)[1].rooms == just(ROOMS["kitchen"])
    assert g.haunt.goals(g, 0)[1].verbs == ("search_for_doll",)
    assert g.haunt.goals(g, 1)[1].explore, "neither Gardens nor Conservatory are in the house"
    assert g.haunt.goals(g, 2)[1].rooms == set_of((ROOMS["chapel"], ROOMS["pentagram_chamber"]))
    g.data.found = just(2)
    g.data.possible[2] = just(ROOMS["chapel"])
    assert g.haunt.goals(g, 2)[1].rooms == just(ROOMS["chapel"])
    assert g.haunt.goals(g, 2)[1].verbs == ("destroy_doll",)
    g.data.destroyed = just(2)
    assert g.haunt.goals(g, 2)[1].rooms == just(ROOMS["kitchen"]), "to help the others"
    (hunt,) = g.haunt.goals(g, 3)
    assert set(hunt.targets) == {seat for seat in range(4) if g.team[seat] == HEROES}
    assert hunt.verbs.index(TO_ROOM(ROOMS["tower"]).name) < hunt.verbs.index(TO_ROOM(ROOMS["kitchen"]).name)
