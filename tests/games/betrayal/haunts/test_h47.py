"""Haunt 47, Worm Ouroboros: its setup, and games from its start to its end. Single rules: scenarios h47_*."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.cards_in_hand import holder_of, pile_with
from housebound.games.betrayal.components import COMPANIONS
from housebound.games.betrayal.damage import SKULL_CARD
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.figures import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h47_worm_ouroboros import HEADS, hits_needed
from housebound.games.betrayal.state import DEAD, HAS_ATTACKED, HAS_TASKED, House
from housebound.games.betrayal.words import CARDS, ROOMS
from housebound.kernel.chance import Chance
from housebound.kernel.script import SPECTATOR, Decision
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, sensibly

HAUNT = 47


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
    assert owner in heroes_in_house(g) or pile_with(g, SKULL_CARD) >> 1 == g.haunt_room
    assert not any(cards & COMPANIONS for cards in g.waiting.values())
    assert g.data.bodies == []


@pytest.mark.parametrize(("seats", "hits"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_hits_that_destroy_a_head(seats: int, hits: int) -> None:
    assert hits_needed(begin(HAUNT, seats, 0)) == hits


def set_up(cards: list[str], room: str) -> House:
    """A table of three whose revealer has these cards and stands in this room, after the setup."""
    explorers: dict[str, Any] = {"zoe_ingstrom": {}, "ox_bellows": {}, "madame_zostra": {"room": room, "cards": cards}}
    position = {
        "phase": "setting_up",
        "haunt": HAUNT,
        "revealer": 2,
        "haunt_room": "chasm",
        "house": {"chasm": "basement_landing.east"},
        "explorers": explorers,
    }
    g = BETRAYAL.from_position(3, BETRAYAL.settle(3, {"date": "10-31"}), position)
    g.chance = Chance(Random(0), [])
    setup, answer = g.haunt.set_up(g), None
    while True:
        try:
            decision = setup.send(answer)
        except StopIteration:
            return g
        assert isinstance(decision, Decision)
        decision.state = g
        answer = decision.options[-1]


def test_companions_and_the_bite_are_discarded_and_the_rest_lies_there() -> None:
    g = set_up(["girl", "dog", "madman", "bite", "skull", "axe"], "chasm/1")
    assert g.piles == {ROOMS["chasm"] * 2 + 1: 1 << SKULL_CARD | 1 << CARDS["axe"]}
    assert not g.waiting
    assert all(any(pile >> CARDS[word] & 1 for pile in g.discard) for word in ("girl", "dog", "madman", "bite"))
    assert [(g.room[head], g.side[head]) for head in monsters(g)] == [(ROOMS["chasm"], 1)] * 2


def test_all_of_it_is_in_the_haunt_room() -> None:
    g = set_up(["skull"], "foyer")
    assert g.piles == {ROOMS["chasm"] * 2 + 1: 1 << SKULL_CARD}
    assert [g.room[head] for head in monsters(g)] == [ROOMS["chasm"]] * 2


def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 5, 0)
    heads = monsters(g)
    g.data.bodies = [ROOMS["foyer"] * 2]
    g.data.spelled = 1 << heads[0]
    g.data.hits = {heads[0]: 1}
    open_to_all = {
        "ouroboros_bodies": ["foyer"],
        "spelled_heads": ["ouroboros_head_1"],
        "worm_hits": {"ouroboros_head_1": 1},
    }
    for seat in (*range(5), SPECTATOR):
        view = BETRAYAL.view(BETRAYAL.sight(g, seat))
        assert view.haunt is not None
        if seat == SPECTATOR:
            assert view.haunt.shown == open_to_all, "a spectator"
            continue
        traitor = seat == g.traitor
        assert view.haunt.page[2:] == ("haunt-47-traitor" if traitor else "haunt-47-heroes",)
        assert view.haunt.shown == {**open_to_all, **({"bodies_needed": 16} if traitor else {"worm_hits_needed": 3})}
        seen = [monster.traits for monster in view.monsters]
        assert seen == ([(5, 1, -1, -1), (6, 1, -1, -1)] if traitor else [(), ()])


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int, book: str) -> None:
    for seed in range(2):
        g, _ = play(HAUNT, seats, seed + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")


def test_sensible_players_work_the_spell_and_both_sides_win() -> None:
    ends = set()
    spells = 0
    for seed in range(20):
        g, chosen = play(HAUNT, 4, seed, choose=sensibly)
        assert g.why != "BET-WIN-7"
        spells += chosen["work_worm_spell"]
        ends.add((g.why, bool(g.winners >> g.traitor & 1)))
    assert {("BET-WIN-1", True), ("BET-WIN-1", False)} <= ends
    assert spells > 10


def test_goals() -> None:
    g = begin(HAUNT, 4, 0)
    heads = monsters(g)
    lair = 1 << g.room[heads[0]]
    fetchers = [hero for hero in heroes_in_house(g) if g.haunt.goals(g, hero)[-1].cards == (SKULL_CARD,)]
    assert len(fetchers) == 1
    hero = fetchers[0]
    others = [goal for other in heroes_in_house(g) if other != hero for goal in g.haunt.goals(g, other)]
    assert all(goal.avoid == lair for goal in others)
    g.piles.clear()
    g.held[hero] |= 1 << SKULL_CARD
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


@pytest.mark.parametrize("seats", SEATS)
def test_goals_rest_on_what_the_seat_may_know(seats: int) -> None:
    assert goals_of_a_game(HAUNT, seats, seats) > 0
