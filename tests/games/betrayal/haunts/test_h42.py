"""Haunt 42, Comes the Hero: its setup, and games from its start to its end. Single rules: scenarios h42_*."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.betrayal.components import WEAPONS, card_numbers
from housebound.games.betrayal.figures.damage import BY_CARD, damage
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.figures.traits import start_of
from housebound.games.betrayal.haunts.h42_comes_the_hero.haunt import BOOK, FORMS, GATE_ROOMS, STONE, WAKERS, statue
from housebound.games.betrayal.haunts.parts.bodies import ALL_BODIES, BODIES
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.trapped import offer_search
from housebound.games.betrayal.state import DEAD, IN_HOUSE, House
from housebound.games.betrayal.words import CARDS, HEROES, KNOWLEDGE, MIGHT, PHYSICAL, ROOMS, SANITY, SPEED, TRAITOR
from housebound.kernel.script import Ask, Decision, Option
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, sensible_games, won_by
from tests.games.betrayal.haunts.positions import TRIO, carry_out, names, setting_up, standing

HAUNT = 42
WIZARD = WAKERS.index(BOOK)


@pytest.mark.rule("H42-SETUP-1", "H42-SETUP-2", "H42-SETUP-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_statue_stands_in_the_haunt_room(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert len(monsters(g)) == 1
    assert g.room[statue(g)] == g.haunt_room
    assert g.data.form == STONE
    assert g.fate[g.traitor] == IN_HOUSE
    for trait in range(4):
        assert g.clip[g.traitor * 4 + trait] >= start_of(g, g.traitor, trait)


@pytest.mark.rule("H42-FORMS-1", "H42-FORMS-2", "H42-FORMS-3", "H42-FORMS-4", "H42-GATE-3")
def test_what_wakes_it() -> None:
    words = {CARDS.words[card]: trait for card, trait in FORMS.items()}
    assert words == {"holy_symbol": SPEED, "axe": MIGHT, "crystal_ball": SANITY, "book": KNOWLEDGE}
    assert [ROOMS.words[room] for room in GATE_ROOMS] == ["catacombs", "chasm", "pentagram_chamber"]


def set_up(*answers: str, **given: Any) -> tuple[House[Any], list[Decision]]:
    """A setup for three, in which Ox is the traitor; what was asked."""
    g = setting_up(HAUNT, **{"revealer": 0, "traitor": 1, "haunt_room": "foyer", "explorers": TRIO, **given})
    left = list(answers)

    def answer(decision: Decision) -> Option:
        name = left.pop(0)
        return next(option for option in decision.options if option.name == name)

    return g, carry_out(g, g.haunt.set_up(g), answer)


@pytest.mark.rule("H42-SETUP-3")
def test_the_traitor_finds_a_weapon() -> None:
    g, asked = set_up("pick_deck(item)")
    found = card_numbers(g.held[1])
    assert len(found) == 1
    assert WEAPONS >> found[0] & 1
    assert CARDS.words[found[0]] != "spear"
    assert (asked[0].seat, asked[0].rule) == (1, "H42-SETUP-3")
    assert names(asked[0]) == ["pick_deck(item)", "pick_deck(omen)"]
    g, _ = set_up("pick_deck(omen)")
    assert g.held[1] == 1 << CARDS["spear"]


@pytest.mark.rule("H42-SETUP-3")
def test_what_lies_on_top_comes_first() -> None:
    top = ["bell", "revolver", "axe"]
    g, _ = set_up("pick_deck(item)", items=top, seen_cards={card: [0] for card in top})
    assert g.held[1] == 1 << CARDS["revolver"]
    assert g.deck_top[0] == (), "the stack is shuffled"


@pytest.mark.rule("H42-SETUP-3")
def test_a_stack_without_weapons() -> None:
    """The other one may be searched or not."""
    g, asked = set_up("pick_deck(omen)", "pick_deck(item)", gone=["spear"])
    assert g.held[1] & WEAPONS
    assert names(asked[1]) == ["pick_deck(item)", "stay"]
    g, _ = set_up("pick_deck(omen)", "stay", gone=["spear"])
    assert not g.held[1]
    weapons = ["spear", "axe", "blood_dagger", "revolver", "sacrificial_dagger"]
    g, asked = set_up("pick_deck(omen)", "pick_deck(item)", gone=weapons)
    assert len(asked) == 2
    assert not g.held[1]


@pytest.mark.rule("H42-SETUP-2", "H42-SETUP-3")
def test_who_is_armed_does_not_search() -> None:
    armed = {**TRIO, "ox_bellows": {"room": "foyer", "cards": ["axe"], "speed": 0}}
    g, asked = set_up(explorers=armed)
    assert asked == []
    assert g.clip[5] == start_of(g, 1, SPEED), "what was lost has returned"
    assert g.data.hardened


@pytest.mark.rule("H42-SETUP-4")
def test_in_a_barrier_room_it_stands_beside_the_revealer() -> None:
    there = {**TRIO, "zoe_ingstrom": "chasm/1", "ox_bellows": {"room": "foyer", "cards": ["axe"]}}
    g, _ = set_up(explorers=there, house={"chasm": "basement_landing.north"}, haunt_room="chasm")
    assert (g.room[statue(g)], g.side[statue(g)]) == (ROOMS["chasm"], 1)


@pytest.mark.rule("H42-STATUE-1")
def test_nothing_moves_or_stuns_it() -> None:
    g = begin(HAUNT, 3, 0)
    stone, room = statue(g), g.room[statue(g)]
    elsewhere = next(other for other in range(len(ROOMS)) if in_house(g, other) and other != room)
    assert list(put_into(g, stone, elsewhere)) == []
    assert g.room[stone] == room
    assert list(damage(g, stone, PHYSICAL, 3, BY_CARD)) == []
    assert not g.stunned[stone]


@pytest.mark.rule("H42-GATE-1")
def test_the_dog_and_the_dead() -> None:
    g = begin(HAUNT, 3, 0)
    assert not g.haunt.dog_carries(g, BODIES[0])
    assert g.haunt.dog_carries(g, BOOK)


@pytest.mark.rule("HC-23")
def test_a_gate_that_cannot_be_found_any_more_is_fetched() -> None:
    g = next(g for seed in range(60) if not any(in_house(g := begin(HAUNT, 3, seed), room) for room in GATE_ROOMS))
    hero = heroes_in_house(g)[0]
    assert list(g.haunt.on_turn_start(g, hero)) == []
    assert not any(in_house(g, room) for room in GATE_ROOMS), "it can still be discovered"
    g.doorways = (0, 0, 0)
    assert list(g.haunt.on_turn_start(g, hero)) == []
    assert sum(in_house(g, room) for room in GATE_ROOMS) == 1


def test_nobody_searches_stairs_for_the_statue() -> None:
    where: dict[str, Any] = {"house": {"larder": "basement_landing.north"}, "monsters": {"statue": "larder"}}
    g = standing(HAUNT, phase="turn", traitor=1, active=1, explorers=TRIO, **where)
    ask = Ask(1, [])
    offer_search(g, 1, ask)
    assert ask.options == []


@pytest.mark.rule("H42-KNOW-1", "H42-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "Your friend is invincible" in heroes
    assert "it is easy to guess that it will cost a life" in heroes
    assert "Put the Statue in the room where the haunt began" in heroes
    assert not [word for word in ("Catacombs", "Chasm", "Pentagram", "4+", "gate") if word in heroes]
    assert "The heroes want to stop you" in traitor
    assert not [word for word in ("Holy Symbol", "Axe", "Crystal", "Book", "falls by") if word in traitor]


@pytest.mark.rule("H42-GATE-2", "H42-STATUE-1", "H42-STATUE-2")
def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    hero = heroes_in_house(g)[0]
    for look in looks(g):
        assert look.haunt.shown == ({"sacrifices": []} if look.traitor else {})
        assert set(look.traits) == {() if look.traitor else (8, 8, 8, 8)}
    g.data.offered = 1 << hero
    g.data.form = WIZARD
    (shown,) = [look.haunt.shown for look in looks(g) if look.traitor]
    assert shown["statue_form"] == "book"
    assert shown["statue_held_off"] is False
    assert len(shown["sacrifices"]) == 1


def test_sensible_players_wake_the_statue_and_open_the_gate() -> None:
    games = sensible_games(HAUNT, range(16), seats=(4,))
    assert len(games.won_by(HEROES)) > 2
    for g, chosen in games.each:
        if won_by(g, HEROES):
            assert g.fate[g.traitor] == DEAD
            assert chosen["animate_statue"] == 1
    assert all(g.data.gate or not heroes_in_house(g) for g in games.won_by(TRAITOR))
    assert sum(g.data.gate for g in games.ends) > 2
    assert games.chosen["move_statue"] > 16


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 1)
    hero, other = heroes_in_house(g)[:2]
    for figure in range(4):
        g.held[figure] &= ~sum(1 << card for card in FORMS)
    assert g.haunt.goals(g, hero)[0].cards == tuple(FORMS)
    g.held[hero] |= 1 << BOOK
    goal = g.haunt.goals(g, hero)[0]
    assert (goal.rooms, goal.verbs) == (1 << g.haunt_room, ("animate_statue",))
    assert g.haunt.goals(g, g.traitor)[0].targets == tuple(heroes_in_house(g))
    g.held[hero] &= ~(1 << BOOK)
    g.data.form = WIZARD
    g.room[g.traitor] = next(room for room in range(len(ROOMS)) if in_house(g, room) and room != g.haunt_room)
    verbs = g.haunt.goals(g, hero)[0].verbs
    assert verbs[:2] == ("move_statue", f"to_room({ROOMS.words[g.room[g.traitor]]})")
    g.data.offered = 1 << other
    g.held[g.traitor] |= 1 << BODIES[other]
    goal = g.haunt.goals(g, g.traitor)[0]
    assert goal.verbs == ("open_gate",)
    assert BODIES[other] not in goal.leave
    assert all(ALL_BODIES >> card & 1 for card in goal.leave)
