"""What each side sees of the two boards: an allow-list, held against a mansion in which everything is somewhere."""

from __future__ import annotations

from typing import Any

import pytest

from housebound.games.terrorscape.game import TERRORSCAPE
from housebound.games.terrorscape.seen.sight import UNKNOWN, Sight
from housebound.games.terrorscape.seen.view import view
from housebound.games.terrorscape.seen.view_types import TerrorscapeView
from housebound.games.terrorscape.state import (
    ACTIONS,
    ANNOUNCING,
    EQUIPMENT_STEP,
    FLIGHT,
    MAIN_STEP,
    OVER,
    PHASES,
    PLAN_CHECK,
    ROUND_START,
    Mansion,
)
from housebound.games.terrorscape.words import (
    ABILITIES,
    ANNA,
    BUTCHER,
    CARDS,
    HATCHET,
    ITEMS,
    JOHNSON,
    KILLED,
    LOCATIONS,
    MARCO,
    PASSAGES,
    TOOLBOX,
    WILLIAM,
)
from housebound.kernel.script import SPECTATOR

KILLER, TEAM, OTHER_OF_TEAM = 0, 1, 2
SCREENED = (KILLER, SPECTATOR)


def full_mansion() -> Mansion:
    """Something in every place. Not all of it could come about at one time, but all of it can be looked at."""
    settled = TERRORSCAPE.settle(4, {"plan": True, "abilities": "nightmare"})
    g = TERRORSCAPE.from_position(
        4,
        settled,
        {
            "phase": "flight",
            "round": 6,
            "killer": {
                "killer": "maniac",
                "at": "B2",
                "last_known": "B1",
                "stealth": "stalk",
                "level": 3,
                "hand": ["pursue", "death_blossom"],
                "pile": ["stalk", "scent", "deduction"],
                "shown": ["stalk", "scent"],
                "paying": "lurking_threat",
                "abilities": ["swift", "hidden_bolts"],
                "abilities_spent": ["hidden_bolts"],
                "abilities_dealt": ["terror", "ambush"],
                "basic_left": 1,
                "path": ["B1", "B2"],
                "did": ["encountered", "boosted"],
            },
            "victims": {
                "marco": {
                    "at": "R1",
                    "condition": "wounded",
                    "fear": 2,
                    "items": ["hatchet", "toolbox"],
                    "could_be": ["R1", "R2"],
                    "ability": "decoy",
                    "ability_spent": True,
                },
                "anna": {"at": "B2", "ability": "fearless", "abilities_dealt": []},
                "william": {"at": "B2", "items": [], "could_be": ["B2"]},
            },
            "house": {
                "barricades": ["B1-B2", "R1-R2"],
                "noise": ["R1", "G4"],
                "heard": ["G4"],
                "last_heard": ["B5"],
                "trap": "R3",
                "firecracker": "B1",
                "opened": ["B2-B3"],
            },
            "team": {
                "keys": 2,
                "rescue": 3,
                "discard": ["ammo", "herbs", "ammo"],
                "looker": "anna",
                "looked": ["whisky", "key"],
                "exchanging": {"from": "marco", "item": "hatchet", "to": "anna"},
            },
            "plan": {"marked": "buzzer", "ready": True, "spent": True, "buzzer": "G1", "buzzed": True},
            "encounter": {
                "found": ["anna", "william"],
                "attacked": ["william"],
                "defender": "william",
                "defence": ["hatchet"],
                "fleeing": ["anna"],
            },
        },
    )
    g.acting, g.begun, g.acted, g.repaired = ANNA, 1 << ANNA, 1 << WILLIAM, True
    g.victim_dealt[WILLIAM] = (ABILITIES["first_aid"], ABILITIES["quiet_find"])
    g.naming = 1 << ANNA | 1 << WILLIAM
    g.own_keys[ANNA] = 2
    g.first_player = ANNA
    g.winners = 0b0110
    return g


PUBLIC: dict[str, Any] = {
    "round": 6,
    "trio": (MARCO, ANNA, WILLIAM),
    "first_player": ANNA,
    "roof_keys": 2,
    "rescue": 3,
    "killer": 2,
    "level": 3,
    "strength": 4,
    "killer_abilities": 1 << ABILITIES["swift"] | 1 << ABILITIES["hidden_bolts"],
    "killer_abilities_spent": 1 << ABILITIES["hidden_bolts"],
    "barricades": 1 << PASSAGES["B1-B2"] | 1 << PASSAGES["R1-R2"],
    "heard": 1 << LOCATIONS["G4"],
    "last_heard": 1 << LOCATIONS["B5"],
    "firecracker": LOCATIONS["B1"],
    "in_stealth": True,
    "stealth_card": CARDS["stalk"],
    "last_known": LOCATIONS["B1"],
    "shown": tuple(sorted((CARDS["stalk"], CARDS["scent"]))),
    "paying": CARDS["lurking_threat"],
    "found": 1 << ANNA | 1 << WILLIAM,
    "attacked": 1 << WILLIAM,
    "defender": WILLIAM,
    "defence": (HATCHET,),
    "basic_left": 1,
    "path": 1 << LOCATIONS["B1"] | 1 << LOCATIONS["B2"],
    "winners": 0b0110,
    "locked": False,
    "phase": FLIGHT,
}
KILLERS_SIDE: dict[str, tuple[str, Any]] = {
    "killer_at": ("killer_at", UNKNOWN),
    "hand": ("hand", None),
    "deck": ("deck", None),
    "pile": ("pile", None),
    "killer_dealt": ("killer_dealt", ()),
}
"""Property -> the field, and what those see who do not see it."""
TEAMS_SIDE: dict[str, tuple[str, Any]] = {
    "gears": ("gears", UNKNOWN),
    "trap": ("trap", UNKNOWN),
    "noise": ("noise", 1 << LOCATIONS["G4"]),
    "search": ("search", None),
    "equipment": ("equipment", None),
    "bottom_card": ("bottom_card", None),
    "discard": ("discard", None),
    "looked": ("looked", ()),
    "looker": ("looker", UNKNOWN),
    "acting": ("acting", UNKNOWN),
    "acted": ("acted", 0),
    "begun": ("begun", 0),
    "repaired": ("repaired", False),
    "exchanging": ("exchanging", ()),
    "fleeing": ("fleeing", 0),
    "naming": ("naming", 0),
    "plans": ("plans", ()),
    "marked": ("marked", UNKNOWN),
    "steps_done": ("steps_done", 0),
    "plan_ready": ("plan_ready", False),
    "plan_spent": ("plan_spent", False),
    "buzzer": ("buzzer", UNKNOWN),
}
BY_VICTIM_PUBLIC = {"controller", "condition", "fear", "could_be", "in_house", "ability_shown"}
BY_VICTIM_TEAM = {"at", "held", "own_keys", "ability", "ability_spent", "victim_dealt"}
ABOUT_ITSELF = {"seat", "is_team", "is_killer", "sees_team", "sees_killer", "rules", "did", "living"}


def test_nothing_can_be_looked_at_that_is_not_looked_at_here() -> None:
    seen = {name for name in dir(Sight) if not name.startswith("_")}
    looked_at = {*PUBLIC, *KILLERS_SIDE, *TEAMS_SIDE, *BY_VICTIM_PUBLIC, *BY_VICTIM_TEAM, *ABOUT_ITSELF}
    assert seen == looked_at


@pytest.mark.parametrize("seat", [KILLER, TEAM, OTHER_OF_TEAM, SPECTATOR])
def test_whose_eyes(seat: int) -> None:
    g = full_mansion()
    sight = Sight(g, seat)
    assert sight.seat == seat
    assert sight.is_team == sight.sees_team == (seat in (TEAM, OTHER_OF_TEAM))
    assert sight.is_killer == sight.sees_killer == (seat == KILLER)
    assert sight.rules is g.rules
    assert sight.did == g.did != 0
    assert sight.living() == (MARCO, ANNA, WILLIAM)


@pytest.mark.parametrize("killer_seat", range(4))
def test_the_killer_may_sit_anywhere(killer_seat: int) -> None:
    g = TERRORSCAPE.new(4, TERRORSCAPE.settle(4, {"killer_seat": killer_seat}))
    eyes = [Sight(g, seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    assert [sight.is_killer for sight in eyes] == [sight.seat == killer_seat for sight in eyes]
    assert [sight.is_team for sight in eyes] == [sight.seat not in (killer_seat, SPECTATOR) for sight in eyes]


@pytest.mark.rule("TER-INFO-1", "TER-INFO-9")
@pytest.mark.parametrize("seat", [KILLER, TEAM, OTHER_OF_TEAM, SPECTATOR])
@pytest.mark.parametrize("name", PUBLIC)
def test_the_roof_and_whatever_was_announced_is_public(name: str, seat: int) -> None:
    assert getattr(Sight(full_mansion(), seat), name) == PUBLIC[name]


@pytest.mark.rule("TER-INFO-2", "TER-INFO-4")
@pytest.mark.parametrize("name", KILLERS_SIDE)
def test_the_killers_side_is_his(name: str) -> None:
    g = full_mansion()
    field, unknown = KILLERS_SIDE[name]
    assert getattr(g, field) != unknown
    assert getattr(Sight(g, KILLER), name) == getattr(g, field)
    for seat in (TEAM, OTHER_OF_TEAM, SPECTATOR):
        assert getattr(Sight(g, seat), name) == unknown


@pytest.mark.rule("TER-INFO-3", "TER-PLAN-6")
@pytest.mark.parametrize("name", TEAMS_SIDE)
def test_the_teams_side_is_the_teams(name: str) -> None:
    g = full_mansion()
    field, unknown = TEAMS_SIDE[name]
    assert getattr(g, field) != unknown
    for seat in (TEAM, OTHER_OF_TEAM):
        assert getattr(Sight(g, seat), name) == getattr(g, field)
    for seat in SCREENED:
        assert getattr(Sight(g, seat), name) == unknown


@pytest.mark.rule("TER-INFO-1")
def test_what_lies_on_the_roof_about_each_victim() -> None:
    g = full_mansion()
    for seat in (KILLER, TEAM, SPECTATOR):
        sight = Sight(g, seat)
        assert [sight.controller(victim) for victim in g.trio] == [1, 2, 3]
        assert [sight.condition(victim) for victim in g.trio] == [1, 0, 0]
        assert [sight.fear(victim) for victim in g.trio] == [2, 0, 0]
        assert sight.could_be(MARCO) == 1 << LOCATIONS["R1"] | 1 << LOCATIONS["R2"]
        assert sight.in_house(MARCO)
        assert not sight.in_house(JOHNSON)


@pytest.mark.rule("TER-INFO-3", "TER-CROSS-3", "TER-ABIL-2")
def test_what_is_behind_the_screen_about_each_victim() -> None:
    g = full_mansion()
    for seat in (TEAM, OTHER_OF_TEAM):
        sight = Sight(g, seat)
        assert sight.at(MARCO) == LOCATIONS["R1"]
        assert sight.held(MARCO) == tuple(sorted((HATCHET, TOOLBOX)))
        assert (sight.own_keys(MARCO), sight.own_keys(ANNA)) == (0, 2)
        assert (sight.ability(MARCO), sight.ability_spent(MARCO)) == (ABILITIES["decoy"], True)
        assert not sight.ability_spent(ANNA)
        assert sight.victim_dealt(WILLIAM) == (ABILITIES["first_aid"], ABILITIES["quiet_find"])
    for seat in SCREENED:
        sight = Sight(g, seat)
        for victim in g.trio:
            assert sight.at(victim) == sight.own_keys(victim) == UNKNOWN
            assert sight.held(victim) is None
            assert sight.victim_dealt(victim) == ()
        assert sight.ability(ANNA) == sight.ability(WILLIAM) == UNKNOWN
        assert not sight.ability_spent(ANNA)


@pytest.mark.rule("TER-ABIL-2")
def test_an_ability_that_was_used_is_known_to_everybody() -> None:
    g = full_mansion()
    for seat in (KILLER, TEAM, SPECTATOR):
        sight = Sight(g, seat)
        assert (sight.ability(MARCO), sight.ability_spent(MARCO)) == (ABILITIES["decoy"], True)
        assert sight.ability_shown(MARCO)
        assert not sight.ability_shown(ANNA)
    g.shown_abilities = 1 << ANNA
    g.spent_abilities = 1 << MARCO
    sight = Sight(g, KILLER)
    assert (sight.ability(MARCO), sight.ability_spent(MARCO)) == (UNKNOWN, False)
    assert (sight.ability(ANNA), sight.ability_spent(ANNA)) == (ABILITIES["fearless"], False)


@pytest.mark.rule("TER-ABIL-3")
def test_whose_ability_is_turned_over() -> None:
    g = full_mansion()
    for victim in g.trio:
        g.spent_abilities = 1 << victim
        assert [other for other in g.trio if Sight(g, TEAM).ability_spent(other)] == [victim]


@pytest.mark.rule("TER-CROSS-6")
def test_everybody_sees_a_body() -> None:
    g = full_mansion()
    g.condition[MARCO] = KILLED
    for seat in (KILLER, TEAM, SPECTATOR):
        assert Sight(g, seat).at(MARCO) == LOCATIONS["R1"]
    assert Sight(g, KILLER).at(ANNA) == UNKNOWN


@pytest.mark.rule("TER-INFO-2")
def test_a_killer_in_the_open_is_seen_by_everybody() -> None:
    g = full_mansion()
    g.stealth_card = -1
    for seat in (KILLER, TEAM, SPECTATOR):
        assert Sight(g, seat).killer_at == LOCATIONS["B2"]
        assert not Sight(g, seat).in_stealth


@pytest.mark.rule("TER-INFO-3")
@pytest.mark.parametrize("phase", range(len(PHASES)))
def test_how_far_the_team_is_in_its_turn_is_hidden(phase: int) -> None:
    g = full_mansion()
    g.phase = phase
    assert Sight(g, TEAM).phase == phase
    hides = phase in (EQUIPMENT_STEP, PLAN_CHECK, ANNOUNCING)
    for seat in SCREENED:
        assert Sight(g, seat).phase == (ACTIONS if hides else phase)
    assert Sight(g, KILLER).phase in (ACTIONS, ROUND_START, MAIN_STEP, phase)


@pytest.mark.rule("TER-RESCUE-5")
def test_a_secret_rescue_token_is_for_the_team() -> None:
    given = {"phase": "instant_cards", "team": {"rescue": 3}}
    for public in (True, False):
        g = TERRORSCAPE.from_position(4, TERRORSCAPE.settle(4, {"rescue_public": public}), given)
        assert Sight(g, TEAM).rescue == 3
        for seat in SCREENED:
            assert Sight(g, seat).rescue == (3 if public else UNKNOWN)


@pytest.mark.rule("TER-INFO-8")
def test_after_the_end_everything_is_revealed() -> None:
    g = full_mansion()
    g.phase = OVER
    for seat in (KILLER, TEAM, SPECTATOR):
        sight = Sight(g, seat)
        assert sight.sees_team
        assert sight.sees_killer
        for name, (field, _) in {**KILLERS_SIDE, **TEAMS_SIDE}.items():
            assert getattr(sight, name) == getattr(g, field)
        assert sight.held(MARCO) == g.held[MARCO]
        assert sight.at(ANNA) == g.at[ANNA]
        assert sight.ability(MARCO) == g.ability[MARCO]


def test_before_a_killer_is_chosen_he_has_no_strength() -> None:
    g = TERRORSCAPE.new(2, TERRORSCAPE.settle(2, {}))
    assert Sight(g, TEAM).strength == 0
    g.killer = BUTCHER
    assert Sight(g, TEAM).strength == 5


# -- the view, in words


def shown_to(seat: int) -> TerrorscapeView:
    return view(Sight(full_mansion(), seat))


@pytest.mark.rule("TER-INFO-1")
@pytest.mark.parametrize(("seat", "side"), [(KILLER, "killer"), (TEAM, "team"), (3, "team"), (SPECTATOR, "")])
def test_the_public_part_of_a_view(seat: int, side: str) -> None:
    seen = shown_to(seat)
    assert (seen.phase, seen.round, seen.seat, seen.side) == ("flight", 6, seat, side)
    assert (seen.keys, seen.rescue, seen.firecracker, seen.first_player) == (2, 3, "B1", "anna")
    assert (seen.announced, seen.last_noise, seen.barricades) == (("G4",), ("B5",), ("B1-B2", "R1-R2"))
    assert [(v.victim, v.seat, v.condition, v.fear) for v in seen.victims] == [
        *(("marco", 1, "wounded", 2), ("anna", 2, "unhurt", 0), ("william", 3, "unhurt", 0)),
    ]
    assert len({v.colour for v in seen.victims}) == 3
    assert seen.victims[0].could_be == ("R1", "R2")
    killer = seen.killer
    assert (killer.killer, killer.level, killer.strength, killer.last_known) == ("maniac", 3, 4, "B1")
    assert (killer.in_stealth, killer.stealth_card, killer.paying, killer.locked) == (
        *(True, "stalk", "lurking_threat", False),
    )
    assert set(killer.shown) == {"stalk", "scent"}
    assert (set(killer.abilities), killer.abilities_spent) == ({"swift", "hidden_bolts"}, ("hidden_bolts",))
    encounter = seen.encounter
    assert encounter is not None
    assert (encounter.found, encounter.attacked, encounter.defender, encounter.defence) == (
        *(("anna", "william"), ("william",), "william", ("hatchet",)),
    )


@pytest.mark.rule("TER-STEALTH-1")
def test_whoever_does_not_see_the_killer_sees_where_he_may_be() -> None:
    within_two_steps_of_b1 = {"B1", "B2", "R1", "B3", "B5", "R2", "R3"}
    for seat in (TEAM, SPECTATOR):
        assert set(shown_to(seat).killer.could_be) == within_two_steps_of_b1
    assert shown_to(KILLER).killer.could_be == ()
    g = full_mansion()
    g.stealth_card = -1
    assert view(Sight(g, TEAM)).killer.could_be == ()


@pytest.mark.rule("TER-INFO-3")
def test_the_team_sees_its_side_of_the_screen() -> None:
    seen = shown_to(TEAM)
    marco, anna, william = seen.victims
    assert (marco.at, anna.at, set(marco.items), anna.own_keys) == ("R1", "B2", {"hatchet", "toolbox"}, 2)
    assert (marco.ability, marco.ability_spent, anna.ability, anna.ability_spent) == ("decoy", True, "fearless", False)
    assert william.abilities_dealt == ("first_aid", "quiet_find")
    assert [v.has_acted for v in seen.victims] == [False, False, True]
    assert [v.may_flee for v in seen.victims] == [False, True, False]
    assert seen.noise == ("R1", "G4")
    team = seen.team
    assert team is not None
    g = full_mansion()
    assert (team.acting, team.gears, team.trap, team.looker, team.repaired) == ("anna", 5, "R3", "anna", True)
    assert (team.search_left, team.equipment_left) == (sum(g.search) + 1, sum(g.equipment))
    assert team.discard == {"ammo": 2, "herbs": 1}
    assert team.looked == ("whisky", "key")
    assert team.exchanging == ("marco", "hatchet", "anna")
    assert team.naming == ("anna", "william")
    assert (team.plans, team.marked, team.steps_done) == (("buzzer",), "buzzer", 3)
    assert (team.plan_ready, team.plan_spent, team.buzzer) == (True, True, "G1")
    killer = seen.killer
    assert (killer.at, killer.hand, killer.deck, killer.pile, killer.abilities_dealt) == ("", (), -1, (), ())


@pytest.mark.rule("TER-INFO-4")
def test_the_killer_sees_his() -> None:
    seen = shown_to(KILLER)
    killer = seen.killer
    assert (killer.at, set(killer.hand), set(killer.abilities_dealt)) == (
        *("B2", {"pursue", "death_blossom"}, {"terror", "ambush"}),
    )
    assert set(killer.pile) == {"stalk", "scent", "deduction"}
    assert killer.deck == 13 - 2 - 3 - 1
    assert seen.team is None
    assert seen.noise == ("G4",)
    for victim in seen.victims:
        assert (victim.at, victim.items, victim.own_keys) == ("", (), 0)
        assert (victim.abilities_dealt, victim.has_acted, victim.may_flee) == ((), False, False)
    assert [(victim.ability, victim.ability_spent) for victim in seen.victims] == [
        ("decoy", True),
        ("", False),
        ("", False),
    ]


@pytest.mark.rule("TER-INFO-3", "TER-INFO-4")
def test_a_spectator_sees_neither() -> None:
    seen = shown_to(SPECTATOR)
    assert seen.team is None
    assert (seen.killer.at, seen.killer.hand, seen.killer.deck) == ("", (), -1)
    assert all(victim.at == "" for victim in seen.victims)


def test_the_coloured_key_counts_as_a_card_of_the_search_deck() -> None:
    for bottom in (True, False):
        g = full_mansion()
        g.bottom_card = bottom
        team = view(Sight(g, TEAM)).team
        assert team is not None
        assert team.search_left == sum(g.search) + bottom


def test_a_swap_is_shown_with_both_cards() -> None:
    g = full_mansion()
    g.exchanging = (MARCO, HATCHET, ANNA, ITEMS["herbs"])
    team = view(Sight(g, TEAM)).team
    assert team is not None
    assert team.exchanging == ("marco", "hatchet", "anna", "herbs")


def test_without_an_encounter_none_is_shown() -> None:
    g = full_mansion()
    g.found = 0
    assert view(Sight(g, KILLER)).encounter is None


def test_an_empty_table_can_be_looked_at() -> None:
    g = TERRORSCAPE.new(2, TERRORSCAPE.settle(2, {}))
    for seat in (KILLER, TEAM, SPECTATOR):
        seen = view(Sight(g, seat))
        assert (seen.phase, seen.victims, seen.killer.killer, seen.killer.strength) == ("casting", (), "", 0)


@pytest.mark.rule("TER-INFO-7")
@pytest.mark.parametrize("killer_seat", range(4))
def test_the_killer_has_notes_of_his_own_and_the_team_shares_one_board(killer_seat: int) -> None:
    g = TERRORSCAPE.new(4, TERRORSCAPE.settle(4, {"killer_seat": killer_seat}))
    team = [seat for seat in range(4) if seat != killer_seat]
    assert TERRORSCAPE.notebook(g, killer_seat) == killer_seat
    assert {TERRORSCAPE.notebook(g, seat) for seat in team} == {team[0]}
