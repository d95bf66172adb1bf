"""Haunt 39, The Heir: its setup, its secrets, and games from its start to its end. Single rules: scenarios h39_*."""

from __future__ import annotations

from random import Random

import pytest

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h39_the_heir.haunt import CORRIDOR, REINFORCED_AT, SPEAR
from housebound.games.betrayal.play.attack import RING
from housebound.games.betrayal.state import DEAD, IN_HOUSE, OVER, changed
from housebound.games.betrayal.words import FIGURES, HEROES, ROOMS, TRAITOR
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import imagined, looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, go_on, has_begun, house, new_table, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, asked_first, carry_out, names, setting_up, standing, table_at

HAUNT = 39


@pytest.mark.rule("H39-SETUP-1", "H39-SETUP-2", "H39-SETUP-3", "H39-SETUP-4", "H39-SETUP-5", "H39-ASSASSINS-2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_assassins_hide_and_the_revealer_names_the_heir(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor not in (-1, g.revealer)
    assert g.fate[g.traitor] == IN_HOUSE
    assert g.square[CORRIDOR] >= 0
    assert g.track == 0
    assert not monsters(g), "nobody is to be seen"
    hidden = card_numbers(g.data.assassins)
    assert len(hidden) == seats
    assert all(g.square[room] >= 0 for room in hidden)
    assert not {CORRIDOR, *g.room[:seats]} & set(hidden)
    assert g.data.namer == g.revealer
    assert g.team[g.data.heir] == HEROES
    assert g.data.heir != g.revealer


@pytest.mark.rule("H39-SETUP-2")
def test_the_traitor_lays_the_statuary_corridor() -> None:
    g = setting_up(HAUNT, revealer=0, traitor=1, explorers=TRIO)
    decision = asked_first(g, g.haunt.set_up(g))
    assert decision.seat == 1
    assert decision.prompt != "hide_assassin"
    assert len(decision.options) > 1


@pytest.mark.rule("H39-SETUP-5")
@pytest.mark.parametrize(("fate", "namer"), [("in_house", 0), ("dead", 2)])
def test_the_first_hero_names_the_heir_where_the_revealer_cannot(fate: str, namer: int) -> None:
    explorers = {**TRIO, "zoe_ingstrom": {"room": "foyer", "fate": fate}, "jenny_leclerc": "foyer"}
    corridor = {"statuary_corridor": "upper_landing.north"}
    g = setting_up(HAUNT, 4, revealer=0, traitor=1, house=corridor, explorers=explorers)
    asked = [decision for decision in carry_out(g, g.haunt.set_up(g)) if decision.prompt == "name_heir"]
    assert g.data.namer == namer
    assert [(decision.seat, decision.rule) for decision in asked] == [(namer, "H39-SETUP-5")] * (fate == "in_house")
    assert g.data.heir in {2, 3} - {namer}


@pytest.mark.rule("H39-SETUP-3", "H39-SETUP-4")
def test_with_fewer_rooms_than_assassins_the_rest_is_lost() -> None:
    corridor = {"statuary_corridor": "upper_landing.north"}
    explorers = {"zoe_ingstrom": "foyer", "ox_bellows": "entrance_hall", "madame_zostra": "upper_landing"}
    g = setting_up(HAUNT, revealer=0, traitor=1, house=corridor, explorers=explorers, track=2)
    asked = carry_out(g, g.haunt.set_up(g))
    assert g.track == 0
    assert {(decision.seat, decision.prompt) for decision in asked} == {(1, "hide_assassin")}
    assert [names(decision) for decision in asked] == [
        ["to_room(grand_staircase)", "to_room(basement_landing)"],
        ["to_room(basement_landing)"],
        ["no"],
    ]
    assert g.data.heir == 2, "with three players there is only one whom the revealer can name"


@pytest.mark.rule("H39-SETUP-4", "H39-SETUP-5")
def test_who_sees_what() -> None:
    g = begin(HAUNT, 5, 0)
    rooms = [ROOMS.words[room] for room in card_numbers(g.data.assassins)]
    for look in looks(g, SPECTATOR):
        hidden = BETRAYAL.hidden(g, look.seat)
        if look.traitor:
            assert look.haunt.shown == {"assassins": rooms}
            assert hidden == {"heir": g.data.heir}
        elif look.seat == SPECTATOR:
            assert look.haunt.shown == {}
            assert hidden == {"assassins": g.data.assassins, "heir": g.data.heir}
        else:
            assert look.haunt.shown == {"heir": FIGURES.words[g.word[g.data.heir]]}
            assert hidden == {"assassins": g.data.assassins}
    g.phase = OVER
    assert all(BETRAYAL.hidden(g, seat) == {} for seat in range(5))


@pytest.mark.rule("H39-KNOW-1", "H39-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "all of you know who it is" in heroes
    assert "in the Statuary Corridor, with the Spear and the Ring" in heroes
    assert "The house is full of hidden Assassins" in heroes
    assert not [word for word in ("as many", "track", "2 dice", "more may hide") if word in heroes]
    assert "One of the heroes is the heir of this house, and you do not know which" in traitor
    assert "in the Statuary Corridor with the Spear and the Ring, the heir is crowned" in traitor


@pytest.mark.rule("H39-SETUP-5")
def test_the_name_of_the_heir_is_told_to_the_heroes_alone() -> None:
    table = new_table(HAUNT, 4, 3)
    g = go_on(table, has_begun, seed=3)
    for seat in range(4):
        told = [notice for _, notice in table.notices(seat) if notice.kind.name == "heir_is"]
        assert len(told) == (seat != g.traitor)


@pytest.mark.rule("H39-SETUP-4", "H39-SETUP-5", "H39-TIME-2")
def test_who_learns_what_is_chosen_in_secret() -> None:
    """Also afterwards, when the tape is played back: where Assassins hide, and who was named. An ambush is seen."""
    table = new_table(HAUNT, 5, 3)
    rng = Random(3)
    learn: dict[str, set[frozenset[int]]] = {}
    while not table.over and house(table).track < REINFORCED_AT[0]:
        decision = table.pending[0]
        audience = frozenset(seat for seat in (*range(5), SPECTATOR) if decision.to >> seat & 1)
        learn.setdefault(decision.prompt, set()).add(audience)
        table.choose(decision.seat, rng.choice(decision.options), decision.id)
    g = house(table)
    everybody = frozenset((*range(5), SPECTATOR))
    assert table.pending[0].prompt == "hide_assassin"
    assert not any(table.pending[0].to >> seat & 1 for seat in everybody - {g.traitor})
    assert learn["hide_assassin"] == {frozenset({g.traitor})}
    assert learn["name_heir"] == {everybody - {g.traitor, SPECTATOR}}
    assert learn["ambush"] == learn["turn"] == {everybody}


def test_what_each_side_takes_for_possible() -> None:
    g = begin(HAUNT, 5, 1)
    hero = g.data.heir
    pretenders = set(g.haunt.pretenders(g))  # type: ignore[attr-defined]
    assert len(pretenders) == 3
    assert {world.data.heir for world in imagined(g, g.traitor, 80)} == pretenders
    assert {world.data.assassins for world in imagined(g, g.traitor, 80)} == {g.data.assassins}
    assert {world.data.heir for world in imagined(g, hero, 80)} == {hero}
    hidings = {world.data.assassins for world in imagined(g, hero, 80)}
    assert len(hidings) > 40
    for hiding in hidings:
        assert not hiding >> CORRIDOR & 1
        assert hiding.bit_count() == 5
        assert all(g.square[room] >= 0 for room in card_numbers(hiding))


@pytest.mark.rule("H39-TRAITOR-4")
def test_whom_the_traitor_can_rule_out() -> None:
    """The dead were not the heir, and whoever stands crowned in the Corridor is not, for the game goes on."""
    g = begin(HAUNT, 5, 1)
    heir = g.data.heir
    others = [seat for seat in g.haunt.pretenders(g) if seat != heir]  # type: ignore[attr-defined]
    for figure in range(len(g.held)):
        g.held[figure] &= ~(1 << SPEAR | 1 << RING)
    g.fate = changed(g.fate, others[0], DEAD)
    assert BETRAYAL.hidden(g, g.traitor) == {"heir": heir}
    g.held[others[1]] |= 1 << SPEAR | 1 << RING
    g.room[others[1]] = CORRIDOR
    assert BETRAYAL.hidden(g, g.traitor) == {}


def test_nobody_takes_back_the_step_that_shows_who_is_not_the_heir() -> None:
    """All have seen that the game goes on although somebody else stands crowned in the Statuary Corridor."""
    for cards, why in ((["spear"], ""), (["spear", "ring"], "something has been revealed since")):
        explorers = {**TRIO, "madame_zostra": {"room": "upper_landing", "cards": cards}, "jenny_leclerc": "foyer"}
        corridor = {"statuary_corridor": "upper_landing.north"}
        told = {"namer": 0, "heir": 1}
        g = standing(HAUNT, 4, revealer=0, traitor=3, active=2, house=corridor, explorers=explorers, data=told)
        table = table_at(g)
        table.choose(2, "walk(statuary_corridor)")
        assert not table.over
        assert table.why_no_undo(2) == why


@pytest.mark.rule("H39-TRAITOR-4")
def test_nobody_takes_back_a_death_that_shows_who_is_not_the_heir() -> None:
    explorers = {**TRIO, "zoe_ingstrom": {"room": "foyer", "might": 0, "speed": 0}, "jenny_leclerc": "foyer"}
    told = {"namer": 0, "heir": 1, "assassins": 1 << ROOMS["entrance_hall"]}
    g = standing(HAUNT, 4, revealer=0, traitor=3, explorers=explorers, data=told)
    table = table_at(g, seed=1)
    table.choose(0, "walk(entrance_hall)")
    table.choose(3, "yes")
    assert table.pending[0].prompt == "split_physical"
    table.choose(0, table.pending[0].options[0])
    assert house(table).fate[0] == DEAD
    assert table.why_no_undo(0) == "something has been revealed since"


def test_sensible_players_crown_the_heir_or_kill_it() -> None:
    games = sensible_games(HAUNT, range(16), seats=(4,))
    assert games.won_by(HEROES)
    assert games.won_by(TRAITOR)
    for g in games.won_by(HEROES):
        heir = g.data.heir
        assert (g.room[heir], g.held[heir] >> SPEAR & 1, g.held[heir] >> RING & 1) == (CORRIDOR, 1, 1)
    assert all(g.fate[g.data.heir] == DEAD for g in games.won_by(TRAITOR))
    assert games.chosen["yes"] > 16, "ambushes"


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 5, 1)
    heir = g.data.heir
    other, *_ = [seat for seat in g.haunt.pretenders(g) if seat != heir]  # type: ignore[attr-defined]
    for figure in range(len(g.held)):
        g.held[figure] &= ~(1 << SPEAR | 1 << RING)
    g.held[heir] |= 1 << RING
    g.held[other] |= 1 << SPEAR
    assert g.haunt.goals(g, heir)[-1].rooms == 1 << g.room[other]
    gift = g.haunt.goals(g, other)[0]
    assert (gift.rooms, gift.verbs[0]) == (1 << g.room[heir], f"give(spear,{FIGURES.words[g.word[heir]]})")
    assert set(g.haunt.goals(g, g.traitor)[1].targets) == {heir, other}, "those with something of the regalia"
    g.held[other] &= ~(1 << SPEAR)
    assert g.haunt.goals(g, g.data.namer)[0].explore, "the Spear has to be found"
    g.held[g.traitor] |= 1 << SPEAR
    assert g.haunt.goals(g, g.data.namer)[0].targets == (g.traitor,)
    g.held[g.traitor] &= ~(1 << SPEAR)
    g.held[heir] |= 1 << SPEAR
    assert [goal.rooms for goal in g.haunt.goals(g, heir)] == [1 << CORRIDOR]
