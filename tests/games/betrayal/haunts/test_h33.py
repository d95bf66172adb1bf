"""Haunt 33, An Invocation of Darkness: its setup, and whole games. Single rules: scenarios h33_*."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.components import TOP
from housebound.games.betrayal.figures.belongings import BOOK, holder_of
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.figures.traits import start_of
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h33_an_invocation_of_darkness.haunt import FIRES, RITUAL_ROOMS
from housebound.games.betrayal.house.laying import doorways_for
from housebound.games.betrayal.house.plan import distances, in_house, joined
from housebound.games.betrayal.state import DEAD, MONSTERS, TURN, House
from housebound.games.betrayal.words import BASEMENT_LANDING, CHAPEL, DICE, HEROES, TRAITOR
from housebound.kernel.chance import Chance
from housebound.locales import speech
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, at_random, begin, house, new_table, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, give_to, last, setting_up, standing, unasked

HAUNT = 33


@pytest.mark.rule("H33-SETUP-1", "H33-SETUP-2", "H33-SETUP-3", "H33-SETUP-4")
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


@pytest.mark.rule("H33-SETUP-3")
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


def laid(**given: Any) -> House[Any]:
    """A house of four, in which the second one is about to set up."""
    return setting_up(HAUNT, seats=4, revealer=1, **given)


@pytest.mark.rule("H33-SETUP-4")
def test_the_first_hero_brings_a_room_in() -> None:
    g = laid(house={"balcony": "upper_landing.east"})
    asked = carry_out(g, g.haunt.set_up(g))
    assert asked[0].prompt == "ritual_room"
    assert [option.args[0] for option in asked[0].options] == list(RITUAL_ROOMS)
    assert in_house(g, CHAPEL)
    assert {decision.seat for decision in asked} == {2}, "to the traitor's left"
    for room, place in (("chapel", "foyer.north"), ("pentagram_chamber", "basement_landing.north")):
        g = laid(house={room: place})
        assert carry_out(g, g.haunt.set_up(g)) == [], "one of them is enough"
        assert sum(in_house(g, ritual) for ritual in RITUAL_ROOMS) == 1


@pytest.mark.rule("H33-SETUP-4")
def test_as_far_from_the_traitor_as_possible() -> None:
    """The Pentagram Chamber can only lie in the basement, where the traitor is."""
    row = {"creaky_hallway": "basement_landing.east", "dusty_hallway": "creaky_hallway.east"}
    g = laid(house=row, explorers={"ox_bellows": "basement_landing"})
    g.room[g.traitor] = BASEMENT_LANDING
    far = distances(g, BASEMENT_LANDING)
    places = doorways_for(g, RITUAL_ROOMS[1], 1, may_close=False)
    most = max(far[room] for room, _ in places)
    assert most == 2
    asked = carry_out(g, g.haunt.set_up(g), last)
    assert {room for room in joined(g, RITUAL_ROOMS[1]) if far[room] == most}
    for decision in asked:
        if decision.prompt == "attach":
            assert [option.args for option in decision.options] == [place for place in places if far[place[0]] == most]


@pytest.mark.rule("H33-SETUP-2")
def test_two_dice_for_each_trait() -> None:
    g = laid(house={"chapel": "foyer.north"})
    g.clip[4] = 0
    thrown: list[int] = []

    class Loaded(Chance):
        def pick(self, among: Any, domain: Any, *rest: Any) -> int:
            thrown.append(DICE["12"] if len(thrown) else DICE["10"])
            assert thrown[-1] in among
            return thrown[-1]

    g.chance = Loaded(Random(0), [])
    unasked(g.haunt.set_up(g))
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


@pytest.mark.rule("H33-KNOW-2")
def test_what_each_side_sees() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert look.haunt.shown == {"invocation_tokens": 0, **({"invocation_needed": 5} if look.traitor else {})}


@pytest.mark.rule("H33-GOD-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_numbers_of_the_god_are_the_traitors(seats: int) -> None:
    given: dict[str, Any] = {"revealer": 1, "monsters": {"elder_god": "foyer"}, "explorers": {"ox_bellows": "foyer"}}
    g = standing(HAUNT, seats, data={"begun": True, "tokens": 5, "came": 1}, **given)
    for look in looks(g):
        assert look.traits == [(12, seats, 7, -1) if look.traitor else ()]


@pytest.mark.rule("H33-KNOW-1", "H33-KNOW-2")
def test_the_heroes_know_where_the_book_burns_and_not_how_often_it_is_read() -> None:
    heroes, _ = pages(HAUNT)
    assert "until an Elder God comes" in heroes
    assert "carry it into the Furnace Room or the Chasm" in heroes
    for page in (heroes, speech("betrayal").say(f"haunt-{HAUNT}-story")):
        assert "five" not in page.lower()
        assert "fifth" not in page.lower()


@pytest.mark.rule("H33-KNOW-3", "H33-KNOW-4")
def test_the_traitor_knows_what_they_want_to_destroy_and_not_where() -> None:
    _, traitor = pages(HAUNT)
    assert "destroy the Book" in traitor
    assert "Furnace" not in traitor
    assert "Chasm" not in traitor


def test_sensible_players_read_and_burn() -> None:
    games = sensible_games(HAUNT, range(40), seats=(4,))
    assert len(games.won_by(HEROES)) > 2
    assert len(games.won_by(TRAITOR)) > 2
    for g in games.won_by(HEROES):
        assert g.data.burnt or (g.fate[g.traitor] == DEAD and g.data.tokens < 5)
    assert not any(heroes_in_house(g) for g in games.won_by(TRAITOR))
    assert all(chosen["invoke"] >= g.data.tokens for g, chosen in games.each)
    assert sum(len(monsters(g)) for g in games.ends) > 2, "gods have come"


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 1)
    hero = heroes_in_house(g)[0]
    give_to(g, g.traitor, BOOK)
    assert g.haunt.goals(g, g.traitor)[0].verbs == ("invoke",)
    assert g.haunt.goals(g, hero)[0].targets == (g.traitor,)
    give_to(g, hero, BOOK)
    goal = g.haunt.goals(g, hero)[0]
    assert goal.verbs == ("destroy_book",)
    assert goal.rooms == sum(1 << room for room in FIRES if in_house(g, room))
    assert g.haunt.goals(g, g.traitor)[0].targets == (hero,)
    g.data.begun = True
    assert g.haunt.goals(g, g.traitor)[0].verbs == ("invoke",)
