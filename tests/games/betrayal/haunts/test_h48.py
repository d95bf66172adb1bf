"""Haunt 48, Stacked Like Cordwood: its setup, and games from its start to its end. Single rules: scenarios h48_*."""

from __future__ import annotations

import pytest

from housebound.games.betrayal.figures.damage import BY_ATTACK, BY_ROOM, damage
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h48_stacked_like_cordwood.haunt import (
    HIDING_PLACES,
    NOT_FIXED,
    WEAPONS,
    is_mastered,
    the_jack,
)
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import CARDS, ENTRANCE_HALL, MIGHT, PHYSICAL
from housebound.kernel.sets import just, set_of
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games
from tests.games.betrayal.haunts.positions import TRIO, standing, unasked

HAUNT = 48


@pytest.mark.rule("H48-SETUP-1", "H48-SETUP-2", "H48-JACK-1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_jack_comes_in_by_the_front_door(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == (g.revealer + 1) % seats
    assert g.fate[g.traitor] == IN_HOUSE
    assert len(monsters(g)) == 1
    assert g.room[the_jack(g)] == ENTRANCE_HALL
    assert [g.haunt.trait_of(g, the_jack(g), trait) for trait in range(4)] == [3, 3, 3, -1]
    assert g.data.weapon == NOT_FIXED
    assert not any(g.data.tokens)


@pytest.mark.rule("H48-SETUP-3", "H48-HEROES-5")
@pytest.mark.parametrize("seats", SEATS)
def test_tokens_that_master_the_weapon(seats: int) -> None:
    g = begin(HAUNT, seats, 0)
    g.data.tokens[0] = seats - 1
    assert not is_mastered(g)
    g.data.tokens[1] = 1
    assert is_mastered(g)


@pytest.mark.rule("HC-23")
def test_a_place_to_find_it_turns_up() -> None:
    """None is there, none can be discovered: one is fetched, while the weapon is not fixed."""
    for weapon, wanted in ((NOT_FIXED, 1), (WEAPONS[0], 0)):
        g = standing(HAUNT, phase="turn", active=0, monsters={"crimson_jack": "foyer"})
        g.doorways = (0, 0, 0)
        g.data.weapon = weapon
        assert list(g.haunt.on_turn_start(g, 0)) == []
        assert sum(g.square[room] >= 0 for room in HIDING_PLACES) == wanted


@pytest.mark.rule("H48-JACK-2")
def test_jack_is_never_stunned_however_he_is_hurt() -> None:
    """He is gone when an attack beats him, and nothing else touches him."""
    g = standing(HAUNT, phase="turn", active=0, monsters={"crimson_jack": "foyer"}, explorers=TRIO)
    jack = the_jack(g)
    g.notices = []
    unasked(damage(g, jack, PHYSICAL, 2, BY_ROOM))
    assert (the_jack(g), g.stunned[jack]) == (jack, 0)
    unasked(damage(g, jack, PHYSICAL, 2, BY_ATTACK, Attack(0, jack, MIGHT)))
    assert the_jack(g) == -1
    assert [notice.kind.name for notice in g.notices] == ["jack_falls", "monster_gone"]


@pytest.mark.rule("H48-SETUP-3", "H48-JACK-1")
def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    hero = heroes_in_house(g)[0]
    g.data.weapon = CARDS["spear"]
    g.data.tokens[hero] = 2
    for look in looks(g):
        tokens = {look.view.explorers[hero].character: 2}
        open_to_all = {"jack_returns": 0, "study_tokens": tokens, "cursed_weapon": "spear"}
        assert look.haunt.shown == (open_to_all if look.traitor else {**open_to_all, "study_tokens_needed": 4})
        assert look.traits == [(3, 3, 3, -1) if look.traitor else ()]


@pytest.mark.rule("H48-KNOW-1", "H48-KNOW-2")
def test_the_traitor_does_not_know_which_weapon_kills() -> None:
    heroes, traitor = pages(HAUNT)
    assert all(words in heroes for words in ("stronger each time", "aura of fear", "cursed weapon", "Study it"))
    assert "The heroes look for a weapon that can kill him" in traitor
    assert not [words for words in ("cursed", "Axe", "Dagger", "Library", "study", "token") if words in traitor]


def test_sensible_players_study_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(16), seats=(4,))
    assert all(g.data.slain == (g.why == "BET-WIN-1") for g in games.ends)
    assert {"BET-WIN-1", "BET-WIN-6"} <= {g.why for g in games.ends}
    assert games.chosen["study_cursed_weapon"] > 30


def test_goals_go_from_the_search_to_the_blow() -> None:
    g = begin(HAUNT, 4, 1)
    hero, jack = heroes_in_house(g)[0], the_jack(g)
    g.acting = g.active = hero
    for cards in (g.held, g.deck):
        for n in range(len(cards)):
            cards[n] &= ~set_of(WEAPONS)
    g.piles.clear()
    g.deck[0] |= just(CARDS["axe"])
    assert "declare_cursed_weapon" in g.haunt.goals(g, hero)[0].verbs
    assert "find_cursed_weapon" in g.haunt.goals(g, hero)[1].verbs
    g.data.weapon = CARDS["axe"]
    g.deck[0] &= ~(just(CARDS["axe"]))
    g.held[hero] |= just(CARDS["axe"])
    assert "study_cursed_weapon(might)" in g.haunt.goals(g, hero)[0].verbs
    assert all(jack not in goal.targets for goal in g.haunt.goals(g, hero))
    other = heroes_in_house(g)[1]
    assert g.haunt.goals(g, other)[-1].rooms == just(g.room[hero])
    g.data.tokens[hero] = 4
    assert g.haunt.goals(g, hero)[0].verbs == ("attack_with(axe,crimson_jack)",)
    assert g.haunt.goals(g, hero)[-1].rooms == just(g.room[jack])
    assert g.haunt.goals(g, g.traitor)[0].targets == (hero,)
    g.kind = (-1,) * len(g.kind)
    assert g.haunt.goals(g, hero)[-1].rooms == just(ENTRANCE_HALL), "he will come by the front door"
    g.held[g.traitor], g.held[hero] = g.held[g.traitor] | just(CARDS["axe"]), g.held[hero] & ~(just(CARDS["axe"]))
    assert g.haunt.goals(g, hero)[0].targets == (g.traitor,)
    assert len(g.data.tokens) == FIRST_MONSTER
