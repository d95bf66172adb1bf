"""Settings of Terrorscape: every kind of table is dealt with, and what does not go together is refused clearly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from housebound.games.terrorscape.game import TERRORSCAPE, resolve
from housebound.games.terrorscape.presets import SETTINGS
from housebound.games.terrorscape.rules import Rules
from housebound.games.terrorscape.words import ANNA, BUTCHER, GHOST, KILLERS, MANIAC, MARCO, WILLIAM
from housebound.kernel.errors import BadSetting
from housebound.kernel.table import Table
from tests.games.terrorscape.tables import mansion_of


def rules(seats: int = 4, **given: Any) -> Rules:
    return resolve(seats, TERRORSCAPE.settle(seats, given))


def test_what_a_table_plays_by_if_nothing_is_said() -> None:
    assert TERRORSCAPE.settle(2, {}) == {
        "killer_seat": 0,
        "killer": "chosen",
        "victims": "chosen",
        "crossroads": False,
        "plan": False,
        "abilities": "off",
        "unblock_noise": False,
        "johnson_slots": "6",
        "rescue_public": True,
        "ghost_strength": 3,
        "death_blossom": "kill",
    }


def test_settings_become_the_rules_of_the_table() -> None:
    plain = rules(3)
    assert (plain.seats, plain.killer_seat, plain.killer, plain.victims) == (3, 0, -1, ())
    assert (plain.team_seats, plain.team, plain.hunter) == ((1, 2), 0b110, 0b001)
    assert (plain.crossroads, plain.plan, plain.abilities, plain.unblock_noise) == (False, False, "off", False)
    assert (plain.johnson_slots, plain.rescue_public, plain.ghost_strength, plain.death_blossom) == (
        *("6", True, 3, "kill"),
    )
    other = rules(
        4,
        killer_seat=2,
        killer="ghost",
        victims="william, anna marco",
        plan=True,
        abilities="hard",
        unblock_noise=True,
        johnson_slots="unlimited",
        rescue_public=False,
        ghost_strength=2,
        death_blossom="wound",
    )
    assert (other.killer_seat, other.killer, other.victims) == (2, GHOST, (WILLIAM, ANNA, MARCO))
    assert (other.team_seats, other.team, other.hunter) == ((0, 1, 3), 0b1011, 0b0100)
    assert (other.plan, other.abilities, other.unblock_noise, other.johnson_slots) == (True, "hard", True, "unlimited")
    assert (other.rescue_public, other.ghost_strength, other.death_blossom) == (False, 2, "wound")
    assert rules(4, crossroads=True).crossroads
    assert [rules(killer=word).killer for word in KILLERS.words] == [BUTCHER, GHOST, MANIAC]


def test_the_slots_of_johnson_may_be_written_as_a_number() -> None:
    assert TERRORSCAPE.settle(2, {"johnson_slots": 6})["johnson_slots"] == "6"
    with pytest.raises(BadSetting, match="johnson_slots = '5'"):
        TERRORSCAPE.settle(2, {"johnson_slots": 5})


@pytest.mark.rule("TER-CROSS-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_crossroads_are_for_four(seats: int) -> None:
    with pytest.raises(BadSetting, match=r"crossroads is for 4 players.*TER-CROSS-1"):
        TERRORSCAPE.settle(seats, {"crossroads": True})


@pytest.mark.rule("TER-CROSS-1", "TER-CROSS-2")
def test_at_the_crossroads_everybody_has_one_victim_and_plays_for_herself() -> None:
    settled = TERRORSCAPE.settle(4, {"crossroads": True, "killer": "ghost", "victims": "anna marco sofia"})
    firsts = set()
    for seed in range(30):
        g = mansion_of(Table(TERRORSCAPE, 4, settled, seed=seed))
        assert [g.controller[victim] for victim in g.trio] == [1, 2, 3]
        assert sorted(g.controller) == [-1, -1, 1, 2, 3]
        firsts.add(g.first_player)
    assert firsts == set(g.trio)


@pytest.mark.rule("TER-ABIL-4")
def test_a_plan_belongs_to_a_team() -> None:
    with pytest.raises(BadSetting, match=r"plan and crossroads exclude each other.*TER-ABIL-4"):
        TERRORSCAPE.settle(4, {"crossroads": True, "plan": True})


@pytest.mark.rule("TER-ABIL-4")
@pytest.mark.parametrize("variant", ["plan", "crossroads"])
def test_abilities_go_with_either(variant: str) -> None:
    settled = TERRORSCAPE.settle(
        4, {variant: True, "abilities": "normal", "killer": "ghost", "victims": "anna marco sofia"}
    )
    g = mansion_of(Table(TERRORSCAPE, 4, settled, seed=3))
    assert all(len(g.victim_dealt[victim]) == 2 for victim in g.trio)
    assert len(g.plans) == (2 if variant == "plan" else 0)


@pytest.mark.rule("TER-PLAN-1")
def test_two_different_plans_of_twelve() -> None:
    settled = TERRORSCAPE.settle(2, {"plan": True, "killer": "ghost", "victims": "anna marco sofia"})
    dealt = [mansion_of(Table(TERRORSCAPE, 2, settled, seed=seed)).plans for seed in range(80)]
    assert all(len(set(plans)) == 2 for plans in dealt)
    assert {plan for plans in dealt for plan in plans} == set(range(12))


@pytest.mark.rule("TER-ABIL-1")
@pytest.mark.parametrize(("difficulty", "dealt"), [("easy", 0), ("normal", 2), ("hard", 4), ("nightmare", 6)])
def test_all_ability_cards_dealt_are_different_and_of_the_right_side(difficulty: str, dealt: int) -> None:
    settled = TERRORSCAPE.settle(2, {"abilities": difficulty, "killer": "ghost", "victims": "anna marco sofia"})
    seen: set[int] = set()
    for seed in range(40):
        g = mansion_of(Table(TERRORSCAPE, 2, settled, seed=seed))
        for_victims = [ability for victim in g.trio for ability in g.victim_dealt[victim]]
        assert len(set(for_victims)) == 6
        assert len(set(g.killer_dealt)) == len(g.killer_dealt) == dealt
        assert max(for_victims) < 10 <= min(g.killer_dealt, default=10)
        seen |= {*for_victims, *g.killer_dealt}
    assert seen == set(range(20 if dealt else 10))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("killer", "nobody"),
        ("killer_seat", 4),
        ("killer_seat", -1),
        ("abilities", "lots"),
        ("johnson_slots", "7"),
        ("ghost_strength", 4),
        ("death_blossom", "tickle"),
        ("plan", "maybe"),
        ("rescue_public", 2),
        ("fog", True),
    ],
)
def test_a_bad_setting_is_named(name: str, value: str | int) -> None:
    with pytest.raises(BadSetting, match=name):
        TERRORSCAPE.settle(4, {name: value})


@pytest.mark.rule("TER-TEAM-2")
@pytest.mark.parametrize(("seats", "killer_seat"), [(2, 2), (2, 3), (3, 3)])
def test_the_killers_seat_is_one_of_the_table(seats: int, killer_seat: int) -> None:
    with pytest.raises(BadSetting, match=f"there are the seats 0 to {seats - 1}"):
        TERRORSCAPE.settle(seats, {"killer_seat": killer_seat})
    TERRORSCAPE.settle(seats + 1 if killer_seat == seats else 4, {"killer_seat": killer_seat})


def test_random_tables_are_of_every_kind() -> None:
    rng = Random(1)
    seen: set[tuple[str, object]] = set()
    for _ in range(300):
        seats, settled = TERRORSCAPE.variety(rng)
        seen.add(("seats", seats))
        seen |= set(settled.items())
    wanted: set[tuple[str, object]] = {("seats", seats) for seats in (2, 3, 4)}
    wanted |= {(setting.name, value) for setting in SETTINGS for value in setting.values}
    assert wanted <= seen


def test_random_tables_have_every_victim_and_every_killer() -> None:
    victims, killers = set(), set()
    for seed in range(25):
        rng = Random(seed)
        seats, settled = TERRORSCAPE.variety(rng)
        table = Table(TERRORSCAPE, seats, settled, seed=seed)
        while mansion_of(table).phase < 2:
            decision = rng.choice(table.pending)
            table.choose(decision.seat, rng.choice(decision.options), decision.id)
        victims |= set(mansion_of(table).trio)
        killers.add(mansion_of(table).killer)
    assert victims == set(range(5))
    assert killers == {BUTCHER, GHOST, MANIAC}
