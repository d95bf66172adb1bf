"""What each side may read and is told, over all haunts that are there (Secrecy, Preparing the haunt)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.seen.sight import Sight
from housebound.games.betrayal.seen.view import BetrayalView, view
from housebound.games.betrayal.state import FIRST_MONSTER, House, changed
from housebound.games.betrayal.words import ABOUT_TO_ROLL, PEEKED_CARD, PEEKED_TILE, ROLLED, TRAITOR, YOUR_ROLE
from housebound.kernel.notice import Notice
from housebound.kernel.position import Scenario, set_up
from housebound.kernel.script import EVERYONE, SPECTATOR
from tests.games.betrayal.haunts.played import at_random, begin, house, new_table

SEATS = 4
EYES = (*range(SEATS), SPECTATOR)
LOOKS = ("put_on_top", "next_tile", "next_card")
"""What somebody does with cards or tiles that only that one looks at."""
WITH_TRAITOR = sorted(number for number, haunt in PRESENT.items() if not haunt.open_to_all)


def seen(g: House[Any], seat: int) -> BetrayalView:
    return view(Sight(g, seat))


def page(g: House[Any], seat: int) -> tuple[str, ...]:
    haunt = seen(g, seat).haunt
    return haunt.page if haunt is not None else ()


@pytest.mark.rule("BET-SECRET-1", "BET-SECRET-2", "BET-SECRET-3", "HC-22")
@pytest.mark.parametrize("haunt", WITH_TRAITOR)
def test_neither_side_gets_to_see_the_text_of_the_other(haunt: int) -> None:
    """Not on its page, and in no other byte of what it is shown."""
    g = begin(haunt, SEATS, 1)
    assert (g.traitor >= 0) == PRESENT[haunt].begins_with_traitor, "a haunt may make its traitors later"
    for seat in EYES:
        reads = {message.removeprefix(f"haunt-{haunt}-") for message in page(g, seat)}
        own = {"traitor"} if seat == g.traitor else {"heroes"} if seat != SPECTATOR else set()
        assert reads == {"title", "story"} | own
        sent = msgspec.json.encode(seen(g, seat)).decode()
        for other in {"heroes", "traitor", "heroes-win", "traitor-win"} - own:
            assert f'"haunt-{haunt}-{other}"' not in sent


@pytest.mark.rule("HC-22", "BET-SECRET-10")
@pytest.mark.parametrize("haunt", WITH_TRAITOR)
def test_the_numbers_of_monsters_are_those_of_the_side_that_has_them(haunt: int) -> None:
    g = begin(haunt, SEATS, 2)
    for figure in range(FIRST_MONSTER, len(g.word)):
        side = g.haunt.side_of(g, figure)
        for seat in EYES:
            mine = seat != SPECTATOR and g.team[seat] == side
            assert bool(Sight(g, seat).traits(figure)) == mine


@pytest.mark.rule("HC-22", "BET-PREP-7")
@pytest.mark.parametrize("haunt", sorted(set(PRESENT) - set(WITH_TRAITOR)))
def test_what_is_open_to_all_is_shown_whole_to_everybody(haunt: int) -> None:
    g = begin(haunt, SEATS, 1)
    assert {page(g, seat) for seat in EYES} == {tuple(f"haunt-{haunt}-{part}" for part in ("title", "story", "heroes"))}


@pytest.mark.rule("HC-22", "HC-12")
def test_whoever_is_converted_is_shown_everything() -> None:
    g = begin(1, SEATS, 1)
    hero = next(seat for seat in range(SEATS) if seat != g.traitor)
    g.team = changed(g.team, hero, TRAITOR)
    assert {message.rpartition("-")[2] for message in page(g, hero)} == {"title", "story", "heroes", "traitor"}


@pytest.mark.rule("BET-SECRET-4", "BET-SETUP-1")
@pytest.mark.parametrize("seed", range(3))
def test_no_page_of_a_haunt_is_open_before_that_haunt_begins(seed: int) -> None:
    """A whole exploration: no page at all; then those of the haunt in play, and of no other."""
    table = new_table(0, SEATS, seed)
    rng = Random(seed)
    while not house(table).haunt.started:
        for seat in EYES:
            assert seen(house(table), seat).haunt is None
            assert b"haunt-" not in msgspec.json.encode(seen(house(table), seat))
        decision = table.pending[0]
        table.choose(decision.seat, at_random(house(table), decision, rng), decision.id)
    number = house(table).haunt.number
    for seat in EYES:
        assert all(message.startswith(f"haunt-{number}-") for message in page(house(table), seat))


@pytest.mark.rule("BET-SECRET-11", "BET-REPICK-1")
def test_a_haunt_that_the_group_knows_is_played_with_the_same_secrets() -> None:
    position = {
        "omens_drawn": 13,
        "omens_now": 1,
        "omen_card": "girl",
        "omen_room": "catacombs",
        "house": {"catacombs": "basement_landing.north"},
    }
    case = Scenario("", ("BET-SECRET-11",), "betrayal", SEATS, {"played": "1"}, 3, position, (), {})
    table = set_up(case)
    table.choose(0, "end_turn")
    g = house(table)
    assert (g.haunt.number, g.traitor) == (1, 0)
    assert page(g, 0) == ("haunt-1-title", "haunt-1-story", "haunt-1-traitor")
    assert page(g, 1) == ("haunt-1-title", "haunt-1-story", "haunt-1-heroes")


def _aloud(notice: Notice) -> tuple[object, ...]:
    """A notice without what a roll needs, its last word."""
    return (notice.kind.name, *(notice.args[:-1] if notice.kind in (ROLLED, ABOUT_TO_ROLL) else notice.args))


@pytest.mark.rule("BET-SECRET-5", "BET-SECRET-6")
@pytest.mark.parametrize("haunt", [1, 21, 45])
def test_everybody_hears_what_the_traitor_and_the_heroes_do(haunt: int) -> None:
    """Every choice is announced to all, and all are told the same; only a look at a card or a tile is one's own.

    Whoever rolls for a haunt's task may be told in private what is needed: that stands on their side's page.
    """
    table = new_table(haunt, SEATS, 5)
    rng = Random(5)
    for _ in range(400):
        if table.over:
            break
        decision = table.pending[0]
        assert decision.to == EVERYONE or decision.prompt in LOOKS
        table.choose(decision.seat, at_random(house(table), decision, rng), decision.id)
    private = (PEEKED_CARD, PEEKED_TILE, YOUR_ROLE)
    heard = [[_aloud(n) for _, n in table.notices(seat) if n.kind not in private] for seat in EYES]
    assert len(heard[0]) > 100
    assert all(other == heard[0] for other in heard)


@pytest.mark.rule("BET-PREP-2")
def test_the_traitors_powers_and_the_ways_of_monsters_can_be_read_by_whoever_does_not_know_them() -> None:
    """They stand in the rulebook, which is everybody's."""
    chapters = {rule.chapter for rule in BETRAYAL.rulebook}
    assert {"The traitor's new powers", "Monsters", "Stunned monsters", "A monster trapped in the basement"} <= chapters
    assert [rule.id for rule in BETRAYAL.rulebook if rule.chapter == "The traitor's new powers"] == [
        f"BET-TRAITOR-{n}" for n in range(1, 11)
    ]
    assert [rule.id for rule in BETRAYAL.rulebook if rule.chapter == "Monsters"] == [
        f"BET-MONSTER-{n}" for n in range(1, 19)
    ]


@pytest.mark.rule("BET-PREP-6", "BET-PREP-5")
def test_the_traitors_right_now_comes_before_that_of_the_heroes() -> None:
    """Tick, Tick, Tick: the traitor gets the Dynamite, then each hero a Time Bomb; and neither while they read."""
    position = {"haunt": 45, "phase": "preparing", "revealer": 0, "traitor": 2}
    table = set_up(Scenario("", ("BET-PREP-6",), "betrayal", SEATS, {}, 1, position, (), {}))

    def got() -> list[str]:
        notices = [repr(notice) for _, notice in table.notices(SPECTATOR)]
        return [notice.partition("card=")[2].rstrip(")") for notice in notices if notice.startswith("got(")]

    for seat in range(SEATS):
        assert got() == []
        table.choose(seat, "ready")
    assert got() == ["dynamite", "time_bomb_1", "time_bomb_2", "time_bomb_3"]
