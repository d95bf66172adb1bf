"""Haunt 25, Voodoo: its setup, its secrets, and games from its start to its end. Single rules: scenarios h25_*."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h25_voodoo import (
    CHINA,
    DOLL_IN,
    GLASS,
    RAG,
    ROOMS_OF,
    STONE,
    WAX,
    doll_of,
    in_turn,
)
from housebound.games.betrayal.state import DEAD, IN_HOUSE, OVER, SETTING_UP, House
from housebound.games.betrayal.words import FIGURES, HEROES, ROOMS, TO_ROOM, TRAITOR
from housebound.kernel.chance import Chance
from housebound.kernel.script import SPECTATOR, Decision
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, house, new_table, play, sensibly

HAUNT = 25


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
        inside = [room for room in ROOMS_OF[doll] if g.square[room] >= 0]
        assert g.data.room[hero] in (inside if len(inside) == 1 else ROOMS_OF[doll])
        assert g.data.possible[hero] == sum(1 << room for room in ROOMS_OF[doll])


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


def small_house(**more: object) -> House:
    position = {
        "phase": "turn",
        "haunt": HAUNT,
        "revealer": 0,
        "traitor": 3,
        "house": {
            "kitchen": "foyer.north",
            "chapel": "upper_landing.north",
            "pentagram_chamber": "basement_landing.north",
        },
        **more,
    }
    g = BETRAYAL.from_position(4, BETRAYAL.settle(4, {"date": "10-31"}), position)
    g.chance = Chance(Random(0), [])
    return g


def test_what_the_traitor_may_choose() -> None:
    """The Kitchen alone of its pair is in the house, both rooms of the Glass doll are, none of the others."""
    g = small_house(phase="setting_up")
    setup = g.haunt.set_up(g)
    decision = next(setup)
    asked = []
    for n in range(3):
        assert isinstance(decision, Decision)
        decision.state = g
        assert (decision.seat, decision.prompt, decision.to) == (3, "hide_doll", 1 << 3)
        assert decision.subject == g.word[n]
        asked.append({option.args[0] for option in decision.options})
        answer = decision.options[-1 if n else 0]
        try:
            decision = setup.send(answer)
        except StopIteration:
            break
    every = {room for rooms in ROOMS_OF for room in rooms} - {ROOMS["furnace_room"]}
    assert asked[0] == every
    assert asked[1] == every - {ROOMS["kitchen"]}
    assert asked[2] == every - {ROOMS["kitchen"], *ROOMS_OF[RAG]}


def dolls(g: House, *rooms: str) -> None:
    g.data.room[:3] = [ROOMS[room] for room in rooms]
    g.data.possible[:3] = [sum(1 << room for room in ROOMS_OF[doll_of(g, seat)]) for seat in range(3)]


def test_a_room_that_cannot_be_discovered_any_more() -> None:
    """Nothing can be laid on any floor: the doll is in its other room if that is in the house, else destroyed."""
    g = small_house()
    dolls(g, "furnace_room", "gardens", "chapel")
    list(g.haunt.on_turn_start(g, 0))
    assert [ROOMS.words[room] for room in g.data.room[:3]] == ["furnace_room", "gardens", "chapel"]
    g.doorways = (0, 0, 0)
    list(g.haunt.on_turn_start(g, 0))
    assert ROOMS.words[g.data.room[0]] == "kitchen"
    assert card_numbers(g.data.possible[0]) == [ROOMS["kitchen"]]
    assert g.data.destroyed == 1 << 1
    assert g.data.possible[2].bit_count() == 2, "both rooms of the Glass doll are in the house"


def test_a_room_that_is_out_of_reach_is_ruled_out() -> None:
    g = small_house()
    dolls(g, "kitchen", "gardens", "chapel")
    g.doorways = (0, g.doorways[1], 0)
    list(g.haunt.room_added(g, ROOMS["kitchen"]))
    assert card_numbers(g.data.possible[0]) == [ROOMS["kitchen"]], "the Furnace Room lies in the basement alone"
    assert g.data.possible[1].bit_count() == 2
    assert not g.data.destroyed


def test_who_sees_what() -> None:
    g = begin(HAUNT, 5, 0)
    heroes = in_turn(g)
    rooms = {FIGURES.words[g.word[hero]]: ROOMS.words[g.data.room[hero]] for hero in heroes}
    for seat in (*range(5), SPECTATOR):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        hints = {key: who for key, who in view.haunt.shown.items() if key.startswith("hint_of_")}
        assert sorted(hints.values()) == sorted(rooms)
        if seat == g.traitor:
            assert view.haunt.page[2:] == ("haunt-25-traitor",)
            assert view.haunt.shown["dolls"] == rooms
            assert BETRAYAL.hidden(g, seat) == {}
        else:
            assert view.haunt.page[2:] == (() if seat == SPECTATOR else ("haunt-25-heroes",))
            assert view.haunt.shown["dolls"] == {}
            assert BETRAYAL.hidden(g, seat) == {f"doll of {hero}": g.data.room[hero] for hero in heroes}
    g.data.possible[heroes[0]] = 1 << g.data.room[heroes[0]]
    assert f"doll of {heroes[0]}" not in BETRAYAL.hidden(g, heroes[1])
    g.phase = OVER
    assert all(BETRAYAL.hidden(g, seat) == {} for seat in range(5))


def test_the_hints_are_told_to_all_and_the_rooms_to_nobody() -> None:
    table = new_table(HAUNT, 4, 3)
    rng = Random(3)
    while house(table).data is None or house(table).phase == SETTING_UP:
        decision = table.pending[0]
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    for seat in (*range(4), SPECTATOR):
        told = [notice.kind.name for _, notice in table.notices(seat)]
        assert sum(name.startswith("hint_of_") for name in told) == 3


def test_what_others_take_for_possible() -> None:
    g = begin(HAUNT, 4, 1)
    hero, other, *_ = in_turn(g)
    g.data.possible[other] = 1 << g.data.room[other]
    rooms, others = set(), set()
    for seed in range(40):
        world = g.copy()
        BETRAYAL.resample(world, hero, Random(seed))
        rooms.add(world.data.room[hero])
        others.add(world.data.room[other])
        world = g.copy()
        BETRAYAL.resample(world, g.traitor, Random(seed))
        assert world.data.room == g.data.room
    assert rooms == set(ROOMS_OF[doll_of(g, hero)])
    assert others == {g.data.room[other]}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6")


def test_sensible_players_find_their_dolls_or_die() -> None:
    heroes = traitors = 0
    did = dict.fromkeys(("search_for_doll", "destroy_doll", "explore"), 0)
    for seed in range(20):
        g, chosen = play(HAUNT, 4, seed, choose=sensibly)
        for verb in did:
            did[verb] += chosen[verb]
        dead = sum(g.fate[seat] == DEAD for seat in in_turn(g))
        if g.winners & g.haunt.team_seats(g, TRAITOR):
            assert dead >= 2
            traitors += 1
        else:
            assert g.winners
            assert dead <= 1
            assert all(g.data.destroyed >> seat & 1 for seat in in_turn(g))
            heroes += 1
    assert heroes >= 4
    assert traitors >= 4
    assert all(did.values())


def test_what_each_is_after() -> None:
    g = small_house()
    dolls(g, "kitchen", "gardens", "chapel")
    assert g.haunt.goals(g, 0)[1].rooms == 1 << ROOMS["kitchen"]
    assert g.haunt.goals(g, 0)[1].verbs == ("search_for_doll",)
    assert g.haunt.goals(g, 1)[1].explore, "neither Gardens nor Conservatory are in the house"
    assert g.haunt.goals(g, 2)[1].rooms == 1 << ROOMS["chapel"] | 1 << ROOMS["pentagram_chamber"]
    g.data.found = 1 << 2
    g.data.possible[2] = 1 << ROOMS["chapel"]
    assert g.haunt.goals(g, 2)[1].rooms == 1 << ROOMS["chapel"]
    assert g.haunt.goals(g, 2)[1].verbs == ("destroy_doll",)
    g.data.destroyed = 1 << 2
    assert g.haunt.goals(g, 2)[1].rooms == 1 << ROOMS["kitchen"], "to help the others"
    (hunt,) = g.haunt.goals(g, 3)
    assert set(hunt.targets) == {seat for seat in range(4) if g.team[seat] == HEROES}
    assert hunt.verbs.index(TO_ROOM(ROOMS["tower"]).name) < hunt.verbs.index(TO_ROOM(ROOMS["kitchen"]).name)


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
