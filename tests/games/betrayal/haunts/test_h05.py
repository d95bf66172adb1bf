"""Haunt 5, I Was a Teenage Lycanthrope: its setup, and games from start to end. Single rules: scenarios h05_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.components import TOP
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.figures.traits import start_of
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h05_i_was_a_teenage_lycanthrope.goals import BULLETS
from housebound.games.betrayal.haunts.h05_i_was_a_teenage_lycanthrope.haunt import DOG_CARD, is_wolf
from housebound.games.betrayal.haunts.parts.conversion import BELONGINGS
from housebound.games.betrayal.play.attack import REVOLVER
from housebound.games.betrayal.state import DEAD, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import HEROES, PICK_TRAIT, SPEED, TRAITOR
from housebound.kernel.sets import has, just, set_of
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import (
    asked_first,
    carry_out,
    close_all_doors,
    give_to,
    names,
    setting_up,
    standing,
    unasked,
)

HAUNT = 5


@pytest.mark.rule("H05-SETUP-1", "H05-SETUP-5", "H05-SETUP-6")
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
    assert has(g.gone, DOG_CARD)
    assert not g.data.bitten
    assert not g.data.made


def set_up(waiting: dict[str, list[str]] | None = None, **given: Any) -> tuple[House[Any], list[str]]:
    """A table of 3 in which seat 2 becomes a Werewolf, taking Might for each point; what it was offered last."""
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "jenny_leclerc": {"room": "gallery", **given}}
    house = {"gallery": "upper_landing.north"}
    g = setting_up(HAUNT, revealer=2, house=house, explorers=explorers, waiting=waiting or {})
    asked = carry_out(g, g.haunt.set_up(g), lambda _: PICK_TRAIT(0))
    assert {decision.seat for decision in asked} == {2}
    return g, names(asked[-1])


@pytest.mark.rule("H05-SETUP-2", "H05-SETUP-3", "H05-SETUP-4")
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


@pytest.mark.rule("H05-SETUP-2")
def test_a_dog_that_waits_somewhere_leaves_its_company() -> None:
    g, _ = set_up({"foyer": ["dog", "girl"], "entrance_hall": ["madman"]})
    after = BETRAYAL.position(g)
    assert after["waiting"] == {"foyer": ["girl"], "entrance_hall": ["madman"]}
    assert after["gone"] == ["dog"]


@pytest.mark.rule("H05-SETUP-4")
def test_no_trait_rises_above_its_top() -> None:
    g, offered = set_up(might=TOP, cards=["dog"])
    assert offered == ["pick_trait(speed)", "pick_trait(sanity)", "pick_trait(knowledge)"]
    assert g.clip[2 * 4] == TOP


@pytest.mark.rule("H05-SETUP-2")
def test_laying_down_kills_nobody() -> None:
    g, _ = set_up(might=0, sanity=0, knowledge=0, cards=["dog", "girl"])
    assert g.fate[2] != DEAD
    assert min(g.clip[8:12]) > 0


@pytest.mark.rule("H05-SETUP-2")
def test_nobody_dies_of_losing_the_dog() -> None:
    explorers = {"zoe_ingstrom": {"room": "foyer", "cards": ["dog"], "might": 0, "sanity": 0}, "ox_bellows": "foyer"}
    g = setting_up(HAUNT, revealer=2, explorers={**explorers, "jenny_leclerc": "foyer"})
    carry_out(g, g.haunt.set_up(g))
    after = BETRAYAL.position(g)["explorers"]["zoe_ingstrom"]
    assert (after["might"], after["sanity"], after["cards"]) == (0, 0, [])


@pytest.mark.rule("H05-DOG-1", "H05-SETUP-6")
def test_what_each_side_sees() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert set(look.traits) == ({(4, 4, 3, -1)} if look.traitor else {()})
        assert look.haunt.shown["bitten"] == []


@pytest.mark.rule("HC-23")
def test_a_place_that_cannot_be_found_any_more_is_fetched() -> None:
    """No floor has an open doorway left, and neither laboratory nor furnace is in the house."""
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": "foyer", "jenny_leclerc": "upper_landing"}
    house = {"game_room": "upper_landing.north"}
    given: dict[str, Any] = {"house": house, "explorers": explorers, "monsters": {"dog": "foyer"}}
    g = standing(HAUNT, revealer=2, active=0, gone=["dog"], **given)
    assert list(g.haunt.on_turn_start(g, 0)) == []
    close_all_doors(g)
    assert asked_first(g, g.haunt.on_turn_start(g, 2)).prompt == "wolf_grows", "it fetches nothing"
    assert "research_laboratory" not in BETRAYAL.position(g)["house"]
    list(g.haunt.on_turn_start(g, 0))
    assert "research_laboratory" in BETRAYAL.position(g)["house"]
    assert "furnace_room" not in BETRAYAL.position(g)["house"]


def in_the_foyer(**given: Any) -> House[Any]:
    """The traitor, a Werewolf, and the Dog meet two heroes."""
    explorers = {
        "zoe_ingstrom": {"room": "foyer", "cards": ["revolver"]},
        "ox_bellows": "foyer",
        "jenny_leclerc": "foyer",
    }
    return standing(HAUNT, revealer=2, active=0, gone=["dog"], explorers=explorers, monsters={"dog": "foyer"}, **given)


@pytest.mark.rule("H05-HEROES-4")
def test_a_silver_bullet_kills_the_dog_at_once_and_nothing_else_happens_to_it() -> None:
    g = in_the_foyer()
    (dog,) = monsters(g)
    assert unasked(g.haunt.attack_won(g, Attack(0, dog, SPEED, REVOLVER))) is False, "there is only lead in it"
    give_to(g, 0, BULLETS)
    assert unasked(g.haunt.attack_won(g, Attack(0, dog, SPEED, REVOLVER))) is True
    assert not monsters(g)


@pytest.mark.rule("H05-WOLF-4")
def test_the_elevator_moves_for_heroes_only() -> None:
    g = in_the_foyer()
    assert [g.haunt.can_ride(g, figure) for figure in (0, 1, 2, *monsters(g))] == [True, True, False, False]


@pytest.mark.rule("H05-BITE-1")
def test_the_dead_need_no_red_token() -> None:
    g = in_the_foyer()
    g.data.bitten = set_of((0, 1))
    unasked(die(g, 1, BY_HAUNT))
    assert g.data.bitten == just(0)


@pytest.mark.rule("H05-KNOW-1", "H05-KNOW-2")
def test_only_the_heroes_know_of_silver() -> None:
    heroes, traitor = pages(HAUNT)
    assert "Your companion is a Werewolf, stronger with every turn" in heroes
    assert "Make Silver Bullets" in heroes
    assert "red token" in heroes
    assert not {"Silver", "silver", "Revolver", "bullets", "Furnace", "Knowledge"} & set(re.findall(r"\w+", traitor))


def test_sensible_heroes_make_silver_and_some_turn() -> None:
    games = sensible_games(HAUNT, range(16))
    for g in games.ends:
        assert g.data.made == any(has(cards, BULLETS) for cards in (*g.held, *g.piles.values()))
    assert any(g.team[seat] == TRAITOR and seat != g.traitor for g in games.ends for seat in range(g.rules.seats))
    assert any(g.data.made for g in games.ends)
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
