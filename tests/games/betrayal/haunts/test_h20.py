"""Haunt 20, Ghost Bride: its setup, and games from its start to its end. Single rules: scenarios h20_*."""

from __future__ import annotations

import re
from typing import Any

import pytest

from housebound.games.betrayal.components import AGE, SEX, START
from housebound.games.betrayal.figures.belongings import holder_of, pile_with
from housebound.games.betrayal.figures.roster import heroes_in_house, living_heroes, monsters
from housebound.games.betrayal.haunts.h20_ghost_bride.chapel import CORPSE, CRYPT, DUG_UP, STUDIES, the_bride
from housebound.games.betrayal.haunts.h20_ghost_bride.haunt import STEPS
from housebound.games.betrayal.haunts.h20_ghost_bride.stranger import BRIDE, NOBODY, STRANGER
from housebound.games.betrayal.house.plan import direction_between, side_of_door
from housebound.games.betrayal.play.attack import RING
from housebound.games.betrayal.seen.routes import far_to
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.words import CARDS, CHAPEL, CHARACTERS, ENTRANCE_HALL, HEROES, ROOMS, TRAITOR
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, carry_out, setting_up, standing

HAUNT = 20


@pytest.mark.rule(
    *("H20-SETUP-1", "H20-SETUP-2", "H20-SETUP-3", "H20-SETUP-5", "H20-SETUP-6", "H20-SETUP-7", "H20-SETUP-8"),
    "H20-BRIDE-1",
)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_bride_groom_chapel_and_crypt(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    vivian = [seat for seat in range(seats) if CHARACTERS.words[g.character[seat]] == "vivian_lopez"]
    assert g.traitor == (vivian[0] if vivian else (g.revealer + 1) % seats)
    assert g.fate[g.traitor] == IN_HOUSE
    assert g.room[the_bride(g)] == g.room[g.traitor]
    assert [g.haunt.trait_of(g, the_bride(g), n) for n in range(4)] == [-1, 4 + (seats > 4), 6 + (seats > 4), -1]
    assert g.square[CHAPEL] >= 0
    assert g.square[CRYPT] >= 0
    assert g.track == 0
    assert holder_of(g, CORPSE) < 0
    assert pile_with(g, CORPSE) < 0
    men = [seat for seat in living_heroes(g) if SEX[g.character[seat]] == "m"]
    if not men:
        assert g.kind[g.data.groom] == STRANGER
    elif holder_of(g, RING) in men:
        assert g.data.groom == holder_of(g, RING)
    else:
        assert g.data.groom == max(men, key=lambda seat: AGE[g.character[seat]])


def set_up(**explorers: Any) -> tuple[House[Any], list[int]]:
    """A table of three that is set up, and who was asked, again and again."""
    g = setting_up(HAUNT, revealer=0, traitor=2, explorers=explorers)
    return g, [decision.seat for decision in carry_out(g, g.haunt.set_up(g))]


@pytest.mark.rule("H20-SETUP-3")
def test_the_groom_is_the_man_with_the_ring() -> None:
    g, _ = set_up(father_rhinehardt={}, brandon_jaspers={"cards": ["ring"]}, zoe_ingstrom={})
    assert g.data.groom == 1


@pytest.mark.rule("H20-SETUP-3")
def test_else_it_is_the_oldest_man() -> None:
    g, _ = set_up(brandon_jaspers={}, father_rhinehardt={}, zoe_ingstrom={"cards": ["ring"]})
    assert g.data.groom == 1
    g, _ = set_up(ox_bellows={}, zoe_ingstrom={"cards": ["ring"]}, father_rhinehardt={})
    assert g.data.groom == 0, "the traitor is no hero"
    g, _ = set_up(ox_bellows={}, peter_akimoto={}, father_rhinehardt={"cards": ["ring"]})
    assert g.data.groom == 0, "nor does the traitor's Ring make a groom"


@pytest.mark.rule("H20-SETUP-5", "H20-SETUP-3", "H20-SETUP-8")
def test_the_track_begins_at_0_and_everybody_is_told_who_the_groom_is_and_where_somebody_lies() -> None:
    g = setting_up(HAUNT, revealer=0, traitor=2, track=2, explorers=TRIO)
    g.notices = []
    carry_out(g, g.haunt.set_up(g))
    assert g.track == 0
    told = [repr(notice) for notice in g.notices]
    assert "groom_is(figure=ox_bellows)" in told
    assert "corpse_buried(room=crypt)" in told


def test_there_are_as_many_steps_as_it_takes_to_dig_him_up() -> None:
    assert len(STEPS) == DUG_UP


@pytest.mark.rule("H20-SETUP-4")
def test_without_a_man_a_stranger_waits_in_the_entrance_hall() -> None:
    g, _ = set_up(zoe_ingstrom="foyer", madame_zostra={"cards": ["ring"]}, father_rhinehardt="foyer")
    groom, who = g.data.groom, g.data.outsider
    assert g.room[groom] == ENTRANCE_HALL
    assert SEX[who] == "m"
    assert who not in g.character
    assert g.data.clips == list(START[who * 4 : who * 4 + 4])


@pytest.mark.rule("H20-SETUP-6", "H20-SETUP-7")
def test_the_traitor_fetches_the_chapel_and_the_first_hero_the_crypt() -> None:
    _, asked = set_up(ox_bellows={}, zoe_ingstrom={}, father_rhinehardt={})
    assert [seat for n, seat in enumerate(asked) if n == 0 or asked[n - 1] != seat] == [2, 0]


@pytest.mark.rule("HC-23")
def test_one_of_the_rooms_of_the_name_turns_up() -> None:
    """HC-23. None is there, none can be discovered: the first hero fetches one."""
    house = {"chapel": "foyer.north", "crypt": "basement_landing.north"}
    g = standing(HAUNT, phase="turn", traitor=2, active=0, house=house, monsters={"ghost_bride": "foyer"})
    g.doorways = (0, 0, 0)
    list(g.haunt.on_turn_start(g, 0))
    assert sum(g.square[room] >= 0 for room in STUDIES) == 1
    g.data.steps = 1
    assert list(g.haunt.on_turn_start(g, 0)) == []


def with_a_stranger() -> House[Any]:
    """The bride, and a groom whom nobody plays."""
    monsters = {"ghost_bride": "foyer", "groom": "entrance_hall"}
    return standing(HAUNT, revealer=1, traitor=2, explorers=TRIO, house={"chapel": "foyer.north"}, monsters=monsters)


@pytest.mark.rule("H20-STRANGER-1")
def test_bell_and_spirit_board_move_explorers_and_the_bride_but_no_stranger() -> None:
    g = with_a_stranger()
    (bride,), (stranger,) = monsters(g, BRIDE), monsters(g, STRANGER)
    for card in (CARDS["bell"], CARDS["spirit_board"]):
        assert [g.haunt.heeds(g, figure, card) for figure in (0, 1, 2, bride, stranger)] == [True] * 4 + [False]


@pytest.mark.rule("H20-WIN-2")
def test_when_the_heroes_have_won_she_is_in_the_chapel_with_her_true_groom() -> None:
    for side, room in ((TRAITOR, ROOMS["foyer"]), (HEROES, CHAPEL)):
        g = with_a_stranger()
        g.winners = g.haunt.team_seats(g, side)
        g.haunt.aftermath(g)
        assert g.room[the_bride(g)] == room


@pytest.mark.rule("H20-BRIDE-1")
def test_what_each_side_sees() -> None:
    for look in looks(begin(HAUNT, 4, 0)):
        assert look.haunt.shown["bride_steps"] == 0
        assert look.haunt.shown["corpse_buried_in"] == "crypt"
        hers = [monster.traits for monster in look.view.monsters if monster.figure == "ghost_bride"]
        assert hers == [(-1, 4, 6, -1) if look.traitor else ()]


@pytest.mark.rule("H20-KNOW-1", "H20-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "believes that one of you is her groom: everybody is told which one" in heroes
    assert all(f"{step}. " in heroes for step in range(1, 6))
    assert not {"track", "3", "three turns"} & set(re.findall(r"\w+", heroes.replace("3. Dig", "")))
    assert "try to stop the wedding" in traitor
    assert not {"Corpse", "Crypt", "Book", "Library", "Knowledge"} & set(re.findall(r"\w+", traitor))


def test_sensible_players_go_through_the_steps_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(12, 36), seats=(4,))
    for g, chosen in games.each:
        assert g.why != "BET-WIN-7"
        assert chosen["learn_true_groom"] >= (g.data.steps > 0)
    assert any(g.why == "BET-WIN-1" for g in games.won_by(TRAITOR))
    assert any(g.why == "BET-WIN-1" for g in games.won_by(HEROES))
    assert sum(g.data.steps == DUG_UP for g in games.ends) >= 8


def test_goals_go_step_by_step() -> None:
    g = begin(HAUNT, 4, 2)
    assert g.data.groom != NOBODY
    hero = next(hero for hero in heroes_in_house(g) if hero not in (g.data.groom, holder_of(g, RING)))
    assert all("learn_true_groom" in goal.verbs or not goal.rooms for goal in g.haunt.goals(g, hero))
    g.data.steps = 1
    assert g.haunt.goals(g, hero)[-1].rooms == 1 << CRYPT
    g.data.steps = DUG_UP
    g.held[hero] |= 1 << CORPSE
    assert g.haunt.goals(g, hero)[-1].rooms == 1 << CHAPEL
    bride = monsters(g, BRIDE)[0]
    g.acting = bride
    assert g.haunt.goals(g, g.traitor)[0].targets == (g.data.groom,)
    g.data.groom_dead = True
    assert g.haunt.goals(g, g.traitor)[0].rooms == 1 << CHAPEL


def test_whoever_walks_through_walls_still_plans_to_cross_a_barrier() -> None:
    """The door to the next room is on one side of the Chasm: from the other one it is a step farther."""
    house = {"catacombs": "basement_landing.east", "chasm": "catacombs.east"}
    g = standing(HAUNT, phase="monsters", traitor=2, house=house, monsters={"ghost_bride": "chasm"})
    catacombs, chasm = ROOMS["catacombs"], ROOMS["chasm"]
    near = chasm * 2 + side_of_door(g, chasm, direction_between(g, chasm, catacombs))
    far = far_to(g, the_bride(g), {catacombs * 2, catacombs * 2 + 1})
    assert (far[near], far[near ^ 1]) == (1, 2)
