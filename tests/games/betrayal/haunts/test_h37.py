"""Haunt 37, Checkmate: its setup, and games from its start to its end. Single rules: scenarios h37_*."""

from __future__ import annotations

import contextlib

import pytest

from housebound.games.betrayal.figures.belongings import pile_with
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h37_checkmate.haunt import (
    ALL_SEALS,
    SEAL_ROOMS,
    SEALS,
    challenger,
    deaths_room,
    the_death,
)
from housebound.games.betrayal.house.laying import lay_beside
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.state import DEAD, IN_HOUSE
from housebound.games.betrayal.words import DICE, HEROES, KNOWLEDGE, MIGHT, ROLLED, ROOMS, TRAITOR, VAULT
from tests.games.betrayal.haunts.looks import looks, pages
from tests.games.betrayal.haunts.played import SEATS, begin, go_on, new_table, sensible_games

HAUNT = 37


@pytest.mark.rule("H37-SETUP-1", "H37-SETUP-2", "H37-SETUP-3", "H37-SEALS-4")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_death_sits_with_a_hero_and_seals_lie_in_their_rooms(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.fate[g.traitor] == IN_HOUSE
    assert value(g, g.traitor, MIGHT) == min(value(g, seat, MIGHT) for seat in range(seats))
    assert len(monsters(g)) == 1
    assert challenger(g) >= 0
    assert [g.haunt.trait_of(g, the_death(g), trait) for trait in range(4)] == [-1, -1, -1, 8]
    for seal, room in zip(SEALS, SEAL_ROOMS, strict=True):
        inside = room == VAULT and not g.vault_open
        assert pile_with(g, seal) == (room * 2 + inside if in_house(g, room) else -1)
        assert g.data.kept >> seal & 1 == (not in_house(g, room))


@pytest.mark.rule("H37-SETUP-2")
def test_the_traitor_chooses_to_whom_death_comes() -> None:
    table = new_table(HAUNT, 4, 0)
    g = go_on(table, lambda table: table.pending[0].prompt == "deaths_opponent", seed=0)
    decision = table.pending[0]
    assert decision.seat == g.traitor
    assert decision.rule == "H37-SETUP-2"
    assert len(decision.options) == 3
    table.choose(g.traitor, decision.options[1])
    hero = g.word.index(decision.options[1].args[0])
    assert g.room[the_death(g)] == g.room[hero]


@pytest.mark.rule("H37-SETUP-3")
def test_a_seal_lies_in_a_room_as_soon_as_it_is_in_the_house() -> None:
    g = begin(HAUNT, 3, 3)
    kept = [n for n, seal in enumerate(SEALS) if g.data.kept >> seal & 1]
    assert kept
    room = SEAL_ROOMS[kept[0]]
    lay_beside(g, room, 7)
    list(g.haunt.room_added(g, room))
    assert pile_with(g, SEALS[kept[0]]) >> 1 == room
    assert not g.data.kept >> SEALS[kept[0]] & 1
    g.piles.clear()
    list(g.haunt.room_added(g, room))
    assert not g.piles, "one Seal for each room"


@pytest.mark.rule("H37-CHESS-2", "H37-SEALS-3")
@pytest.mark.parametrize(("seats", "fewer"), [(3, 2), (4, 2), (5, 1), (6, 1)])
def test_dice_that_a_seal_takes_from_death(seats: int, fewer: int) -> None:
    g = begin(HAUNT, seats, 0)
    for broken in range(6):
        g.notices = []
        g.data.broken = broken
        with contextlib.suppress(StopIteration):
            next(g.haunt.on_monster_turn_start(g))
        thrown = [len(DICE.words[notice.args[1]]) for notice in g.notices if notice.kind is ROLLED]
        assert thrown[:1] == [8 - fewer * broken] * (fewer * broken < 8)


@pytest.mark.rule("H37-DEATH-1", "H37-SETUP-3")
def test_what_each_side_sees() -> None:
    g = begin(HAUNT, 4, 0)
    kept = [ROOMS.words[room] for room in SEAL_ROOMS if not in_house(g, room)]
    for look in looks(g):
        assert look.haunt.shown == {"seals_broken": 0, **({"seals_kept_for": kept} if look.traitor else {})}
        assert look.traits == [(-1, -1, -1, 8) if look.traitor else ()]


@pytest.mark.rule("H37-KNOW-1", "H37-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "If you roll higher, even once, all of you are saved" in heroes
    assert "If nobody is in that room then, you have lost" in heroes
    assert "five Holy Seals" in heroes
    assert "Sanity 4+" in heroes
    assert "if you carry the Book" in heroes
    rooms = ("Vault", "Crypt", "Laboratory", "Game Room")
    assert not [word for word in (*rooms, "8 dice,", "blank", "loses", "Might") if word in heroes]
    assert "they will use the Holy Seals to beat it. If they win a single game, you have lost" in traitor
    assert not [word for word in ("break", "broken", "fewer for", "Sanity 4", "Book") if word in traitor]


def test_sensible_players_break_seals_and_both_sides_win() -> None:
    games = sensible_games(HAUNT, range(24), seats=(4,))
    assert all(g.why != "BET-WIN-7" for g in games.ends)
    assert any(g.why == "BET-WIN-1" for g in games.won_by(HEROES))
    assert any(g.why == "BET-WIN-6" for g in games.won_by(TRAITOR))
    assert games.chosen["break_seal"] > 12


def test_goals_keep_somebody_in_the_chair() -> None:
    g = begin(HAUNT, 4, 5)
    there = challenger(g)
    g.acting = g.active = there
    assert g.haunt.goals(g, there)[-1].rooms == 1 << deaths_room(g)
    other = next(hero for hero in heroes_in_house(g) if g.room[hero] != deaths_room(g))
    g.held[other] |= 1 << SEALS[0]
    g.acting = g.active = other
    goals = g.haunt.goals(g, other)
    assert "break_seal" in goals[0].verbs
    for hero in heroes_in_house(g):
        if g.room[hero] == deaths_room(g):
            g.room[hero] = g.room[other]
    nearest = [
        hero for hero in heroes_in_house(g) if any(goal.rooms == 1 << deaths_room(g) for goal in g.haunt.goals(g, hero))
    ]
    assert len(nearest) == 1
    g.held[other] &= ~ALL_SEALS
    g.fate = (DEAD,) * 4 + g.fate[4:]
    assert challenger(g) == -1


def test_the_traitor_leads_death_to_a_poor_player_and_hunts_the_others() -> None:
    g = begin(HAUNT, 4, 5)
    targets = g.haunt.goals(g, g.traitor)[0].targets
    assert targets
    assert all(g.room[hero] != deaths_room(g) for hero in targets)
    g.kind = (-1,) * len(g.kind)
    names = g.haunt.goals(g, g.traitor)[0].verbs
    worst = min(heroes_in_house(g), key=lambda hero: value(g, hero, KNOWLEDGE))
    assert names[0] == f"pick_figure({BETRAYAL.view(BETRAYAL.sight(g, 0)).explorers[worst].character})"
