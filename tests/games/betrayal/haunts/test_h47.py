"""Haunt 47, Worm Ouroboros: its setup, and games from its start to its end. Single rules: scenarios h47_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import COMPANIONS
from housebound.games.betrayal.figures.belongings import holder_of, pile_with
from housebound.games.betrayal.figures.damage import SKULL_CARD
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h47_worm_ouroboros.haunt import HEADS, hits_needed
from housebound.games.betrayal.numbers import room_at, spot_at
from housebound.games.betrayal.state import DEAD, HAS_ATTACKED, HAS_TASKED, House
from housebound.games.betrayal.words import CARDS, HEROES, PHYSICAL, ROOMS, TRAITOR
from housebound.kernel.script import SPECTATOR
from housebound.kernel.sets import has, just, set_of
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import carry_out, last, setting_up, unasked

HAUNT = 47


@pytest.mark.rule("H47-SETUP-1", "H47-SETUP-2", "H47-SETUP-3", "H47-HEAD-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_first_victim_and_two_heads(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert g.fate[g.traitor] == DEAD
    heads = monsters(g)
    assert len(heads) == HEADS
    assert {g.room[head] for head in heads} == {g.haunt_room}
    assert [g.haunt.trait_of(g, heads[0], trait) for trait in range(4)] == [6, 1, -1, -1]
    owner = holder_of(g, SKULL_CARD)
    assert owner in heroes_in_house(g) or room_at(pile_with(g, SKULL_CARD)) == g.haunt_room
    assert not any(cards & COMPANIONS for cards in g.waiting.values())
    assert g.data.bodies == []


@pytest.mark.rule("H47-HEROES-5")
@pytest.mark.parametrize(("seats", "hits"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_hits_that_destroy_a_head(seats: int, hits: int) -> None:
    assert hits_needed(begin(HAUNT, seats, 0)) == hits


def set_up(cards: list[str], room: str) -> House[Any]:
    """A table of three whose revealer has these cards and stands in this room, after the setup."""
    explorers: dict[str, Any] = {"zoe_ingstrom": {}, "ox_bellows": {}, "madame_zostra": {"room": room, "cards": cards}}
    house = {"chasm": "basement_landing.east"}
    g = setting_up(HAUNT, revealer=2, haunt_room="chasm", house=house, explorers=explorers)
    carry_out(g, g.haunt.set_up(g), last)
    return g


@pytest.mark.rule("H47-SETUP-1", "H47-SETUP-2")
def test_companions_and_the_bite_are_discarded_and_the_rest_lies_there() -> None:
    g = set_up(["girl", "dog", "madman", "bite", "skull", "axe"], "chasm/1")
    assert g.piles == {spot_at(ROOMS["chasm"], 1): set_of((SKULL_CARD, CARDS["axe"]))}
    assert not g.waiting
    assert all(any(has(pile, CARDS[word]) for pile in g.discard) for word in ("girl", "dog", "madman", "bite"))
    assert [(g.room[head], g.side[head]) for head in monsters(g)] == [(ROOMS["chasm"], 1)] * 2


@pytest.mark.rule("H47-SETUP-1", "H47-SETUP-2")
def test_all_of_it_is_in_the_haunt_room() -> None:
    g = set_up(["skull"], "foyer")
    assert g.piles == {spot_at(ROOMS["chasm"], 1): just(SKULL_CARD)}
    assert [g.room[head] for head in monsters(g)] == [ROOMS["chasm"]] * 2


@pytest.mark.rule("H47-HEAD-2")
def test_a_fall_does_nothing_to_a_head() -> None:
    g = begin(HAUNT, 3, 0)
    head = monsters(g)[0]
    g.data.spelled = just(head)
    assert unasked(g.haunt.hurt_monster(g, head, PHYSICAL, 4, None))
    assert not g.data.hits


@pytest.mark.rule("H47-HEAD-1", "H47-SETUP-3", "H47-KNOW-1")
def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 5, 0)
    heads = monsters(g)
    g.data.bodies = [spot_at(ROOMS["foyer"])]
    g.data.spelled = just(heads[0])
    g.data.hits = {heads[0]: 1}
    open_to_all = {
        "ouroboros_bodies": ["foyer"],
        "spelled_heads": ["ouroboros_head_1"],
        "worm_hits": {"ouroboros_head_1": 1},
    }
    *players, spectator = looks(g, SPECTATOR)
    assert spectator.haunt.shown == open_to_all
    for look in players:
        own = {"bodies_needed": 16} if look.traitor else {"worm_hits_needed": 3}
        assert look.haunt.shown == {**open_to_all, **own}
        seen = look.traits
        assert seen == ([(5, 1, -1, -1), (6, 1, -1, -1)] if look.traitor else [(), ()])


@pytest.mark.rule("H47-KNOW-1", "H47-KNOW-2")
def test_neither_side_knows_how_the_other_wins() -> None:
    heroes, traitor = pages(HAUNT)
    assert "must not grow to its full length" in heroes
    assert "Sanity 5+" in heroes
    assert "16" not in heroes
    assert "The heroes want to kill it" in traitor
    assert "after some ritual" in traitor
    assert not [word for word in ("Skull", "Sanity", "spell") if word in traitor]


def test_sensible_players_work_the_spell_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(20), seats=(4,))
    assert all(g.why != "BET-WIN-7" for g in games.ends)
    assert any(g.why == "BET-WIN-1" for g in games.won_by(TRAITOR))
    assert any(g.why == "BET-WIN-1" for g in games.won_by(HEROES))
    assert games.chosen["work_worm_spell"] > 10


def test_goals() -> None:
    g = begin(HAUNT, 4, 0)
    heads = monsters(g)
    lair = just(g.room[heads[0]])
    fetchers = [hero for hero in heroes_in_house(g) if g.haunt.goals(g, hero)[-1].cards == (SKULL_CARD,)]
    assert len(fetchers) == 1
    hero = fetchers[0]
    others = [goal for other in heroes_in_house(g) if other != hero for goal in g.haunt.goals(g, other)]
    assert all(goal.avoid == lair for goal in others)
    g.piles.clear()
    g.held[hero] |= just(SKULL_CARD)
    g.acting = g.active = hero
    assert g.haunt.goals(g, hero)[0].verbs == ("work_worm_spell",)
    assert g.haunt.goals(g, hero)[-1].rooms == lair
    g.did |= HAS_TASKED
    g.room[hero] = g.room[heads[0]]
    assert not g.haunt.goals(g, hero)[-1].rooms & lair, "away from there"
    g.acting, g.did = heads[0], 0
    assert g.haunt.goals(g, g.traitor)[0].targets == (hero,)
    g.did = HAS_ATTACKED
    assert g.haunt.goals(g, g.traitor)[0].verbs == ("explore",)
