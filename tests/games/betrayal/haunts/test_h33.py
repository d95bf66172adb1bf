"""Haunt 33, An Invocation of Darkness: its setup, and whole games. Single rules: scenarios h33_*."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.cards_in_hand import BOOK, holder_of
from housebound.games.betrayal.components import TOP
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h33_an_invocation_of_darkness import FIRES, RITUAL_ROOMS
from housebound.games.betrayal.house import distances, in_house, joined
from housebound.games.betrayal.laying import doorways_for
from housebound.games.betrayal.state import DEAD, MONSTERS, TURN, House
from housebound.games.betrayal.traits import start_of
from housebound.games.betrayal.words import BASEMENT_LANDING, CHAPEL, DICE, TRAITOR
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

HAUNT = 33


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_room_for_the_ritual_and_an_extra_turn(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert any(in_house(g, room) for room in RITUAL_ROOMS)
    assert not monsters(g)
    assert holder_of(g, BOOK) >= 0
    assert g.active == g.traitor, "an extra turn"
    for trait in range(4):
        assert g.clip[g.traitor * 4 + trait] >= start_of(g, g.traitor, trait)


@pytest.mark.parametrize("seats", [3, 5])
def test_then_play_goes_on_to_the_left(seats: int) -> None:
    """The extra turn has no monster turn and comes once; everybody ends the turn at once."""
    table = new_table(HAUNT, seats, 2)
    rng = Random(2)
    turns: list[tuple[int, int]] = []
    while house(table).round < 3:
        g, decision = house(table), table.pending[0]
        if g.round and (g.round, g.order_at) not in turns:
            turns.append((g.round, g.order_at))
            if g.phase in (TURN, MONSTERS):
                first = 0 if g.round == 1 else 1
                expected = (g.traitor + g.order_at + first) % seats if g.order_at < seats + 1 - first else g.traitor
                assert g.active == expected
        silent = BETRAYAL.timeout(decision) if g.round else at_random(g, decision, rng)
        table.choose(decision.seat, silent, decision.id)
    assert [turn for turn in turns if turn[0] == 1] == [(1, n) for n in range(seats + 1)]
    assert [turn for turn in turns if turn[0] == 2] == [(2, n) for n in range(seats)]


def laid(given: dict[str, Any]) -> House:
    """A house of four, in which the second one is about to set up."""
    position = {"phase": "setting_up", "haunt": HAUNT, "revealer": 1, **given}
    g = BETRAYAL.from_position(4, BETRAYAL.settle(4, {"date": "10-31"}), position)
    g.chance = Chance(Random(0), [])
    return g


def set_up(g: House, choose: int = 0) -> list[Decision]:
    """A setup in which everybody takes the same option; what was asked."""
    setup = g.haunt.set_up(g)
    asked: list[Decision] = []
    chosen: Option | None = None
    while True:
        try:
            decision = setup.send(chosen)
        except StopIteration:
            return asked
        assert isinstance(decision, Decision)
        decision.state = g
        asked.append(decision)
        assert decision.options
        chosen = decision.options[choose]


def test_the_first_hero_brings_a_room_in() -> None:
    g = laid({"house": {"balcony": "upper_landing.east"}})
    asked = set_up(g)
    assert asked[0].prompt == "ritual_room"
    assert [option.args[0] for option in asked[0].options] == list(RITUAL_ROOMS)
    assert in_house(g, CHAPEL)
    assert {decision.seat for decision in asked} == {2}, "to the traitor's left"
    for room, place in (("chapel", "foyer.north"), ("pentagram_chamber", "basement_landing.north")):
        g = laid({"house": {room: place}})
        assert set_up(g) == [], "one of them is enough"
        assert sum(in_house(g, ritual) for ritual in RITUAL_ROOMS) == 1


def test_as_far_from_the_traitor_as_possible() -> None:
    """The Pentagram Chamber can only lie in the basement, where the traitor is."""
    row = {"creaky_hallway": "basement_landing.east", "dusty_hallway": "creaky_hallway.east"}
    g = laid({"house": row, "explorers": {"ox_bellows": "basement_landing"}})
    g.room[g.traitor] = BASEMENT_LANDING
    far = distances(g, BASEMENT_LANDING)
    places = doorways_for(g, RITUAL_ROOMS[1], 1, may_close=False)
    most = max(far[room] for room, _ in places)
    assert most == 2
    asked = set_up(g, choose=-1)
    assert {room for room in joined(g, RITUAL_ROOMS[1]) if far[room] == most}
    for decision in asked:
        if decision.prompt == "attach":
            assert [option.args for option in decision.options] == [place for place in places if far[place[0]] == most]


def test_two_dice_for_each_trait() -> None:
    g = laid({"house": {"chapel": "foyer.north"}})
    g.clip[4] = 0
    thrown: list[int] = []

    class Loaded(Chance):
        def pick(self, among: Any, domain: Any, *rest: Any) -> int:
            thrown.append(DICE["12"] if len(thrown) else DICE["10"])
            assert thrown[-1] in among
            return thrown[-1]

    g.chance = Loaded(Random(0), [])
    assert set_up(g) == []
    assert len(thrown) == 4
    start = [start_of(g, 1, trait) for trait in range(4)]
    assert g.clip[4:8] == [min(start[0] + 1, TOP), *(min(place + 3, TOP) for place in start[1:])]


@pytest.mark.rule("HC-23")
def test_a_fire_that_cannot_be_found_any_more_is_fetched() -> None:
    g = next(g for seed in range(40) if not any(in_house(g := begin(HAUNT, 3, seed), room) for room in FIRES))
    hero = heroes_in_house(g)[0]
    assert list(g.haunt.on_turn_start(g, hero)) == []
    assert not any(in_house(g, room) for room in FIRES), "it can still be discovered"
    g.doorways = (0, 0, 0)
    assert list(g.haunt.on_turn_start(g, g.traitor)) == []
    assert not any(in_house(g, room) for room in FIRES), "it is the heroes' turn that brings it"
    assert list(g.haunt.on_turn_start(g, hero)) == []
    assert sum(in_house(g, room) for room in FIRES) == 1


def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-33-traitor" if traitor else "haunt-33-heroes",)
        shown = {"invocation_tokens": 0}
        assert view.haunt.shown == ({**shown, "invocation_needed": 5} if traitor else shown)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


def test_sensible_players_read_and_burn() -> None:
    heroes = traitors = gods = 0
    for seed in range(16):
        g, chosen = play(HAUNT, 4, seed, choose=sensibly)
        gods += len(monsters(g))
        if g.winners & g.haunt.team_seats(g, TRAITOR):
            assert not heroes_in_house(g)
            traitors += 1
        elif g.winners:
            assert g.data.burnt or (g.fate[g.traitor] == DEAD and g.data.tokens < 5)
            heroes += 1
        assert chosen["invoke"] >= g.data.tokens
    assert heroes > 2
    assert traitors > 2
    assert gods > 2


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 1)
    hero = heroes_in_house(g)[0]
    holder = holder_of(g, BOOK)
    g.held[holder] &= ~(1 << BOOK)
    g.held[g.traitor] |= 1 << BOOK
    assert g.haunt.goals(g, g.traitor)[0].verbs == ("invoke",)
    assert g.haunt.goals(g, hero)[0].targets == (g.traitor,)
    g.held[g.traitor] &= ~(1 << BOOK)
    g.held[hero] |= 1 << BOOK
    goal = g.haunt.goals(g, hero)[0]
    assert goal.verbs == ("destroy_book",)
    assert goal.rooms == sum(1 << room for room in FIRES if in_house(g, room))
    assert g.haunt.goals(g, g.traitor)[0].targets == (hero,)
    g.data.begun = True
    assert g.haunt.goals(g, g.traitor)[0].verbs == ("invoke",)


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
