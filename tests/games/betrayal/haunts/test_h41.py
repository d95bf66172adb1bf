"""Haunt 41, Invisible Traitor: setup, secrecy, and games from its start to its end. Single rules: scenarios h41_*."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise
from random import Random
from typing import Any

import pytest

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.dice import fixed_roll, throw, throw_again
from housebound.games.betrayal.figures.roster import laid_out, living_heroes
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunts.h41_invisible_traitor.whereabouts import (
    INVISIBLE,
    all_spots,
    spots_in,
    within_reach,
)
from housebound.games.betrayal.state import DEAD, IN_HOUSE, OVER, SETTING_UP, House, changed
from housebound.games.betrayal.words import CARDS, COAL_CHUTE, FOR_DAMAGE, HEROES, ROOMS, SPEED, TRAITOR
from housebound.kernel.chance import Outcome
from housebound.kernel.check.run import check_game
from housebound.kernel.script import EVERYONE, SPECTATOR, only
from housebound.kernel.table import Table
from tests.games.betrayal.haunts.looks import imagined, looks, pages
from tests.games.betrayal.haunts.played import (
    SEATS,
    at_random,
    begin,
    go_on,
    house,
    new_table,
    sensible_games,
    sensibly,
)
from tests.games.betrayal.haunts.positions import TRIO, standing, table_at

HAUNT = 41


def others(g: House[Any]) -> list[int]:
    """Everybody who does not know where the traitor is."""
    return [*(seat for seat in range(g.rules.seats) if seat != g.traitor), SPECTATOR]


@pytest.mark.rule("H41-SETUP-1", "H41-SETUP-2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_the_revealer_is_the_traitor_and_hides(seats: int, seed: int) -> None:
    g = begin(HAUNT, seats, seed)
    assert g.traitor == g.revealer
    assert g.fate[g.traitor] == IN_HOUSE
    assert g.room[g.traitor] == -1, "its figure is off the board"
    assert g.square[g.data.spot >> 1] >= 0
    assert g.data.possible == all_spots(g), "it may be anywhere"
    assert g.active != g.traitor
    assert len(g.kind) == 6, "there are no monsters"
    assert len(g.haunt.turn_order(g)) == seats, "nor is there a monster turn"


@pytest.mark.rule("H41-TRAITOR-5")
@pytest.mark.parametrize(("seats", "dice"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_dice_of_the_sneak_attack(seats: int, dice: int) -> None:
    g = begin(HAUNT, seats, 0)
    assert g.haunt.sneak_dice(g) == dice  # type: ignore[attr-defined]


def hiding(seed: int) -> Table:
    """A table at which the traitor is about to hide."""
    table = new_table(HAUNT, 4, seed)
    go_on(table, lambda table: house(table).phase == SETTING_UP, seed)
    return table


@pytest.mark.rule("H41-SETUP-2")
def test_any_room_will_do_and_nobody_knows_of_the_choice() -> None:
    table = hiding(1)
    g = house(table)
    asked = table.pending[0]
    assert (asked.seat, asked.prompt, asked.rule) == (g.traitor, "hide", "H41-SETUP-2")
    rooms = {room for room, square in enumerate(g.square) if square >= 0 and room != COAL_CHUTE}
    assert {option.args[0] for option in asked.options} == rooms
    assert table.view(g.traitor).waiting
    for seat in others(g):
        assert not table.view(seat).waiting
    heard = [len(table.notices(seat)) for seat in others(g)]
    table.choose(asked.seat, asked.options[-1], asked.id)
    assert house(table).data.spot >> 1 == asked.options[-1].args[0]
    told = [table.notices(seat, since) for seat, since in zip(others(g), heard, strict=True)]
    assert all([notice.kind.name for _, notice in news] == ["turn_starts"] for news in told)


def tables_in_play(seats: int, seed: int) -> Iterator[Table]:
    """A game of heroes that play sensibly and a traitor that does anything, at each decision."""
    table = new_table(HAUNT, seats, seed)
    rng = Random(seed)
    for _ in range(120):
        if table.over:
            return
        g = house(table)
        if laid_out(g) and g.phase not in (SETTING_UP, OVER):
            yield table
        decision = table.pending[0]
        choose = at_random if decision.seat == g.traitor else sensibly
        table.choose(decision.seat, choose(g, decision, rng), decision.id)


@pytest.mark.rule("H41-SEEN-1", "H41-SEEN-5", "H41-TRAITOR-1")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_sees_what_is_resampled(seats: int) -> None:
    """Every byte of view, decisions and notices is the same, wherever the traitor is."""
    moved = unseen = 0
    for n, table in enumerate(chain.from_iterable(tables_in_play(seats, seats + 10 * game) for game in range(3))):
        g = house(table)
        asked = table.pending[0]
        if g.active == g.traitor and g.data.unseen:
            unseen += 1
            assert asked.seat == g.traitor
            assert asked.known == asked.to == 1 << g.traitor
        if n % 4:
            continue
        truth = g.copy()
        for seat in others(g):
            before = table.sent(seat)
            barred = asked.barred if asked.seat == seat else []
            BETRAYAL.resample(g, seat, Random(n))
            moved += INVISIBLE.spot(g, g.traitor) != INVISIBLE.spot(truth, g.traitor)
            asked.forget()
            assert table.sent(seat) == before
            assert not barred or asked.barred == barred, "nor does any refusal tell"
            g.copy_from(truth)
            asked.forget()
    assert moved > 10
    assert unseen > 10


@pytest.mark.rule("H41-SEEN-6")
def test_every_possible_place_is_imagined_and_no_other() -> None:
    g = begin(HAUNT, 4, 2)
    hero = next(seat for seat in range(4) if seat != g.traitor)
    assert BETRAYAL.hidden(g, hero) == {"whereabouts": g.data.spot}
    assert BETRAYAL.hidden(g, g.traitor) == {}
    g.data.possible = 1 << g.data.spot | spots_in(g, ROOMS["entrance_hall"]) | spots_in(g, ROOMS["upper_landing"])
    assert {world.data.spot for world in imagined(g, hero, 60)} == set(card_numbers(g.data.possible))
    assert {world.data.spot for world in imagined(g, g.traitor, 60)} == {g.data.spot}
    g.data.possible = 1 << g.data.spot
    assert BETRAYAL.hidden(g, hero) == {}, "it can only be there"


@pytest.mark.rule("H41-KNOW-1", "H41-KNOW-2")
def test_each_side_knows_what_the_other_wants_and_not_how() -> None:
    heroes, traitor = pages(HAUNT)
    assert "invisible, and means to kill you all" in heroes
    assert "With the Skull, Sanity 4+: its floor" in heroes
    assert "Board, Knowledge 4+: the symbol of its room" in heroes
    assert "Speed roll" not in heroes
    assert "They want to find you and kill you" in traitor
    assert not [word for word in ("Skull", "Spirit", "Knowledge", "track", "blind") if word in traitor]


@pytest.mark.rule("H41-HEROES-4", "H41-HEROES-5", "H41-SEEN-6")
@pytest.mark.parametrize("act", ["strike_blindly", "throw(entrance_hall)"])
def test_nobody_takes_back_an_attack_that_hit_the_air(act: str) -> None:
    """All have learnt where the traitor is not."""
    explorers = {**TRIO, "zoe_ingstrom": {"room": "foyer", "cards": ["dynamite"]}, "father_rhinehardt": {"room": ""}}
    spot = {"spot": ROOMS["upper_landing"] * 2}
    g = standing(HAUNT, 4, revealer=3, traitor=3, explorers=explorers, data=spot)
    table = table_at(g)
    table.choose(0, act)
    assert table.pending[0].prompt == "turn"
    assert table.why_no_undo(0) == "something has been revealed since"


@pytest.mark.rule("H41-SETUP-2")
def test_who_sees_where_the_traitor_is() -> None:
    g = begin(HAUNT, 5, 0)
    place = ROOMS.words[g.data.spot >> 1]
    for look in looks(g, SPECTATOR):
        assert look.view.explorers[g.traitor].room == (place if look.traitor else "hidden")
        assert look.haunt.shown == {}
    g.phase = OVER
    assert all(look.view.explorers[g.traitor].room == place for look in looks(g, SPECTATOR))


@pytest.mark.rule("H41-SEEN-5")
def test_what_rooms_did_in_secret_is_not_seen() -> None:
    g = begin(HAUNT, 4, 3)
    traitor = g.traitor
    hero = next(seat for seat in range(4) if seat != traitor)
    g.clip[traitor * 4 : traitor * 4 + 4] = [3, 3, 3, 3]
    g.data.clips = (3, 3, 3, 3)
    g.data.quietly = (0, 1, 0, -1)
    assert BETRAYAL.sight(g, hero).clip[traitor * 4 : traitor * 4 + 4] == [3, 2, 3, 4]
    assert BETRAYAL.sight(g, traitor).clip[traitor * 4 : traitor * 4 + 4] == [3, 3, 3, 3]
    assert BETRAYAL.hidden(g, hero)["traits"] == (0, 1, 0, -1)
    chapel = 1 << ROOMS["chapel"]
    g.blessed = changed(g.blessed, traitor, g.data.blessed | chapel)
    assert not BETRAYAL.sight(g, hero).blessed[traitor] & chapel
    assert BETRAYAL.sight(g, traitor).blessed[traitor] & chapel
    world = g.copy()
    BETRAYAL.resample(world, hero, Random(0))
    assert not world.blessed[traitor] & chapel
    assert world.clip[traitor * 4 : traitor * 4 + 4] == [3, 2, 3, 4]
    true, other = BETRAYAL.sight(g, hero), BETRAYAL.sight(world, hero)
    assert [true.value(traitor, trait) for trait in range(4)] == [other.value(traitor, trait) for trait in range(4)]


@pytest.mark.rule("H41-SEEN-5", "H41-TRAITOR-3")
def test_dice_rolled_out_of_sight_are_seen_by_the_traitor_alone() -> None:
    g = begin(HAUNT, 4, 3)
    for unseen, seen_by in ((True, only(g.traitor)), (False, EVERYONE)):
        g.data.unseen = unseen
        g.held[g.traitor] = 0
        assert list(fixed_roll(g, g.traitor, 2, FOR_DAMAGE)) == [], "nothing is asked"
        throw(g, g.traitor, 2, FOR_DAMAGE)
        throw_again(g, g.traitor, "01", 1, FOR_DAMAGE)
        assert [event.to for event in g.chance.tape[-3:] if isinstance(event, Outcome)] == [seen_by] * 3


@pytest.mark.rule("H41-SEEN-6")
def test_where_it_can_have_gone() -> None:
    """As far as its Speed goes, and one step of the clip more, that a room may have given it in secret."""
    g = begin(HAUNT, 4, 1)
    traitor = g.traitor
    start = spots_in(g, ROOMS["foyer"])
    reach = []
    for place in range(8):
        g.clip[traitor * 4 + SPEED] = place
        g.data.clips = tuple(g.clip[traitor * 4 : traitor * 4 + 4])
        reach.append(within_reach(g, start))
    assert reach[6] == reach[7], "the top of the track"
    assert all(not low & ~high for low, high in pairwise(reach))
    assert reach[0] & start
    assert reach[0] != all_spots(g)
    assert not reach[7] >> COAL_CHUTE * 2 & 1


@pytest.mark.rule("H41-SEEN-1", "H41-SEEN-6")
def test_all_laws_hold() -> None:
    """Nothing is learnt from views, notices, decisions or pauses, and imagined worlds play on."""
    given = BETRAYAL.settle(4, {"haunt": HAUNT, "date": "10-31", "haunt_round_limit": "40"})
    report = check_game(BETRAYAL, tables=1, seed=7, settings=[(4, given)], samples=3)
    assert [failure.message for failure in report.failures] == []


def test_sensible_players_hunt_each_other() -> None:
    games = sensible_games(HAUNT, range(24), seats=(4,))
    assert len(games.won_by(HEROES)) > 4
    assert len(games.won_by(TRAITOR)) > 4
    for g in games.won_by(HEROES):
        assert g.winners == g.haunt.team_seats(g, HEROES)
        assert g.fate[g.traitor] == DEAD
    assert not any(living_heroes(g) for g in games.won_by(TRAITOR))
    verbs = {"sneak_attack", "steal_from", "strike_blindly", "track_by_skull", "track_by_spirit_board"}
    assert verbs <= set(games.chosen)


def test_what_each_is_after() -> None:
    g = begin(HAUNT, 4, 1)
    traitor = g.traitor
    hero = next(seat for seat in range(4) if seat != traitor)
    g.held[hero] = 1 << CARDS["axe"]
    g.data.possible = 1 << g.data.spot
    goals = g.haunt.goals(g, hero)
    assert goals[0].verbs == ("track_by_skull", "track_by_spirit_board")
    assert {goal.rooms for goal in goals[1:]} == {1 << (g.data.spot >> 1)}
    g.clip[hero * 4 : hero * 4 + 2] = [7, 7]
    g.clip[traitor * 4 : traitor * 4 + 2] = [0, 0]
    verbs = [goal.verbs for goal in g.haunt.goals(g, hero)[1:]]
    assert verbs == [("strike_blindly_with(axe)",), ("strike_blindly",), ()]
    g.clip[hero * 4 : hero * 4 + 2] = [0, 0]
    g.clip[traitor * 4 : traitor * 4 + 2] = [7, 7]
    g.held[hero] = 0
    assert [goal.verbs for goal in g.haunt.goals(g, hero)[1:]] == [()], "hopeless: it waits for better odds"
