"""Haunt 5, I Was a Teenage Lycanthrope: its setup, and games from start to end. Single rules: scenarios h05_*."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.components import TOP
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.conversion import BELONGINGS
from housebound.games.betrayal.haunts.figures import living_heroes, monsters
from housebound.games.betrayal.haunts.h05_i_was_a_teenage_lycanthrope import BULLETS, DOG_CARD, is_wolf
from housebound.games.betrayal.state import DEAD, House
from housebound.games.betrayal.traits import start_of
from housebound.games.betrayal.words import HEROES, PICK_TRAIT, TRAITOR
from housebound.kernel.chance import Chance
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly
from tests.games.betrayal.haunts.test_lost_necessities import close_all_doors

HAUNT = 5


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_revealer_is_a_werewolf_and_the_dog_runs_beside_it(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert [seat for seat in range(seats) if is_wolf(g, seat)] == [g.traitor]
    assert not g.held[g.traitor] & BELONGINGS
    raised = [g.clip[g.traitor * 4 + trait] - start_of(g, g.traitor, trait) for trait in range(4)]
    assert min(raised) >= 0
    assert sum(raised) >= seats - 1
    (dog,) = monsters(g)
    assert g.room[dog] == g.room[g.traitor]
    assert g.side[dog] == g.side[g.traitor]
    assert g.gone >> DOG_CARD & 1
    assert not g.data.bitten
    assert not g.data.made


def set_up(waiting: dict[str, list[str]] | None = None, **given: Any) -> tuple[House, list[str]]:
    """A table of 3 in which seat 2 becomes a Werewolf, taking Might for each point; what it was offered last."""
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "jenny_leclerc": {"room": "gallery", **given}}
    house = {"gallery": "upper_landing.north"}
    table = {"phase": "setting_up", "haunt": HAUNT, "revealer": 2, "house": house, "explorers": explorers}
    position = {**table, "waiting": waiting or {}}
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    setup = g.haunt.set_up(g)
    decision: Any = next(setup)
    offered: list[str] = []
    try:
        while True:
            assert decision.seat == 2
            decision.state = g
            offered = [option.name for option in decision.options]
            decision = setup.send(PICK_TRAIT(0))
    except StopIteration:
        return g, offered


def test_the_traitor_lays_everything_down_first_and_then_grows() -> None:
    """The Dog goes with its step of Might and of Sanity, the Axe lies in a pile, the Girl waits; then the start values.

    Two points for two heroes come on top.
    """
    g, _ = set_up(might=1, speed=0, sanity=6, knowledge=3, cards=["dog", "axe", "girl", "blood_dagger", "bite"])
    after = BETRAYAL.position(g)
    wolf = after["explorers"]["jenny_leclerc"]
    assert after["piles"] == {"gallery": ["axe", "blood_dagger"]}
    assert after["waiting"] == {"gallery": ["girl"]}
    assert after["gone"] == ["dog"]
    assert wolf["cards"] == ["bite"]
    assert (wolf["might"], wolf["speed"], wolf["sanity"], wolf["knowledge"]) == (4, 3, 4, 2)
    assert after["monsters"]["dog"]["room"] == "gallery"


def test_a_dog_that_waits_somewhere_leaves_its_company() -> None:
    g, _ = set_up({"foyer": ["dog", "girl"], "entrance_hall": ["madman"]})
    after = BETRAYAL.position(g)
    assert after["waiting"] == {"foyer": ["girl"], "entrance_hall": ["madman"]}
    assert after["gone"] == ["dog"]


def test_no_trait_rises_above_its_top() -> None:
    g, offered = set_up(might=TOP, cards=["dog"])
    assert offered == ["pick_trait(speed)", "pick_trait(sanity)", "pick_trait(knowledge)"]
    assert g.clip[2 * 4] == TOP


def test_laying_down_kills_nobody() -> None:
    g, _ = set_up(might=0, sanity=0, knowledge=0, cards=["dog", "girl"])
    assert g.fate[2] != DEAD
    assert min(g.clip[8:12]) > 0


def test_each_side_reads_its_own_page() -> None:
    g = begin(HAUNT, 4, 0)
    for seat in range(4):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-5-traitor" if traitor else "haunt-5-heroes",)
        assert {monster.traits for monster in view.monsters} == ({(4, 4, 3, -1)} if traitor else {()})
        assert view.haunt.shown["bitten"] == []


def test_a_place_that_cannot_be_found_any_more_is_fetched() -> None:
    """HC-23: no floor has an open doorway left, and neither laboratory nor furnace is in the house."""
    given: dict[str, Any] = {
        "haunt": HAUNT,
        "revealer": 2,
        "active": 0,
        "gone": ["dog"],
        "explorers": {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "jenny_leclerc": "upper_landing"},
        "house": {"game_room": "upper_landing.north"},
        "monsters": {"dog": "foyer"},
    }
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), given)
    g.chance = Chance(Random(0), [])
    assert list(g.haunt.on_turn_start(g, 0)) == []
    close_all_doors(g)
    asked: Any = next(g.haunt.on_turn_start(g, 2))
    assert asked.prompt == "wolf_grows", "it fetches nothing"
    assert "research_laboratory" not in BETRAYAL.position(g)["house"]
    list(g.haunt.on_turn_start(g, 0))
    assert "research_laboratory" in BETRAYAL.position(g)["house"]
    assert "furnace_room" not in BETRAYAL.position(g)["house"]


def test_nothing_is_hidden_in_its_goals() -> None:
    assert goals_of_a_game(HAUNT, 4, 1) > 0


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert not g.winners or g.winners >> g.traitor & 1 or living_heroes(g)


def test_sensible_heroes_make_silver_and_some_turn() -> None:
    turned = made = 0
    winners = set()
    for seed in range(16):
        g, _ = play(HAUNT, 3 + seed % 4, seed, choose=sensibly)
        turned += any(g.team[seat] == TRAITOR and seat != g.traitor for seat in range(g.rules.seats))
        made += g.data.made
        assert g.data.made == any(cards >> BULLETS & 1 for cards in (*g.held, *g.piles.values()))
        winners |= {HEROES if g.winners & g.haunt.team_seats(g, HEROES) else TRAITOR}
    assert turned
    assert made
    assert winners == {HEROES, TRAITOR}
