"""Haunt 12, Fleshwalkers: its setup, and games from its start to its end. Single rules: scenarios h12_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.components import VALUES
from housebound.games.betrayal.figures.damage import BY_ATTACK, damage
from housebound.games.betrayal.figures.roster import living_heroes, monsters
from housebound.games.betrayal.figures.traits import start_of, value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h12_fleshwalkers.haunt import CRYSTAL_BALL, TWIN, TWIN_OF, counterpart
from housebound.games.betrayal.state import DEAD, IN_HOUSE
from housebound.games.betrayal.terms import MONSTER_TURN, Attack
from housebound.games.betrayal.words import ENTRANCE_HALL, MIGHT, PHYSICAL, TRAITOR
from housebound.kernel.sets import just, set_of
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, carry_out, give_to, setting_up

HAUNT = 12


@pytest.mark.rule("H12-SETUP-1", "H12-TWIN-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_every_hero_has_a_twin_in_the_entrance_hall(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor < 0
    assert g.team[:seats] == (0,) * seats
    twins = monsters(g, TWIN)
    assert [counterpart(g, twin) for twin in twins] == list(range(seats))
    for seat, twin in enumerate(twins):
        assert g.room[twin] == ENTRANCE_HALL
        for trait in range(4):
            start = VALUES[g.character[seat] * 4 + trait][start_of(g, seat, trait)]
            assert value(g, twin, trait) == start


@pytest.mark.rule("H12-SETUP-1")
def test_everybody_is_told_whose_twin_it_is() -> None:
    g = setting_up(HAUNT, revealer=0, explorers=TRIO)
    g.notices = []
    carry_out(g, g.haunt.set_up(g))
    told = [repr(notice) for notice in g.notices if notice.kind is TWIN_OF]
    assert told[0] == "twin_of(figure=evil_twin_1, hero=zoe_ingstrom)"
    assert len(told) == 3


@pytest.mark.rule("H12-TWIN-1")
def test_a_twin_keeps_the_starting_values_whatever_becomes_of_its_hero() -> None:
    g = begin(HAUNT, 3, 0)
    before = [value(g, monsters(g)[0], trait) for trait in range(4)]
    g.clip[:4] = [0, 0, 0, 0]
    assert [value(g, monsters(g)[0], trait) for trait in range(4)] == before
    assert g.haunt.may_hold(g, monsters(g)[0], CRYSTAL_BALL), "no Twin takes anything"


@pytest.mark.rule("H12-SETUP-2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_turn_is_left_of_the_revealer_and_the_twins_follow_its_seat(seats: int) -> None:
    g = begin(HAUNT, seats, 1)
    assert g.active == (g.revealer + 1) % seats
    assert g.haunt.turn_order(g) == (*((g.revealer + 1 + n) % seats for n in range(seats)), MONSTER_TURN)


@pytest.mark.rule("H12-FIGHT-2")
def test_a_dead_twin_is_gone_and_not_stunned() -> None:
    g = begin(HAUNT, 3, 0)
    twin = monsters(g)[0]
    give_to(g, 0, CRYSTAL_BALL)
    list(damage(g, twin, PHYSICAL, 1, BY_ATTACK, Attack(0, twin, MIGHT)))
    assert twin not in monsters(g)
    assert not g.stunned[twin]


@pytest.mark.rule("H12-KNOW-1")
def test_everybody_reads_everything() -> None:
    g = begin(HAUNT, 4, 0)
    for look in looks(g):
        assert all(len(monster.traits) == 4 for monster in look.view.monsters)
        assert len(look.haunt.shown["twins"]) == 4
        assert BETRAYAL.hidden(g, look.seat) == {}
        assert "haunt-12-heroes" in look.haunt.page


def test_sensible_players_pass_the_crystal_ball_on_and_kill_twins() -> None:
    games = sensible_games(HAUNT, range(12), seats=(4,))
    for g in games.ends:
        if g.why == "BET-WIN-1":
            assert not monsters(g)
            assert g.winners == set_of(living_heroes(g))
            assert all((g.fate[seat] == DEAD) == (g.team[seat] == TRAITOR) for seat in range(4))
    assert {"BET-WIN-1", "BET-WIN-6"} <= {g.why for g in games.ends}
    assert games.chosen["take_crystal_ball"] > 12


def test_who_needs_the_ball_goes_for_it_and_who_is_safe_gives_it() -> None:
    g = begin(HAUNT, 3, 0)
    give_to(g, 0, CRYSTAL_BALL)
    holder, other = g.haunt.goals(g, 0)[0], g.haunt.goals(g, 1)[0]
    assert (holder.targets, holder.verbs) == ((monsters(g)[0],), ("no",))
    assert other.verbs == ("take_crystal_ball",)
    assert other.rooms == just(g.room[0])
    g.kind = (*g.kind[:6], -1, *g.kind[7:])
    g.room[monsters(g)[0] - 1] = -1
    assert g.haunt.goals(g, 0)[0].verbs == ("yes",)
    assert g.fate[1] == IN_HOUSE
