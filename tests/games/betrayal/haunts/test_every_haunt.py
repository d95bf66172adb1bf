"""What holds in every haunt: random games end, nobody acts on what it cannot know, each side reads its own page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from housebound.games.betrayal.figures.roster import living_heroes
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.haunt.registry import PRESENT
from housebound.games.betrayal.haunts.h03_frog_leg_stew.frogs import people
from housebound.games.betrayal.haunts.h03_frog_leg_stew.haunt import the_witch
from housebound.games.betrayal.haunts.h06_the_floating_eye.haunt import free_heroes
from housebound.games.betrayal.haunts.h43_the_star_sickness.numbers import is_living
from housebound.games.betrayal.haunts.h45_tick_tick_tick.haunt import BIG_BOMB_TIME
from housebound.games.betrayal.haunts.parts.bodies import ALL_BODIES, BODIES
from housebound.games.betrayal.haunts.parts.paint import ALL_PAINT
from housebound.games.betrayal.state import DEAD, IN_HOUSE, House
from housebound.games.betrayal.words import HEROES, TRAITOR
from housebound.kernel.check.alike import fields
from housebound.kernel.script import SPECTATOR
from tests.games.betrayal.haunts.looks import looks
from tests.games.betrayal.haunts.played import BOOKS, SEATS, begin, goals_of_a_game, play, won_by

HAUNTS = sorted(PRESENT)

# -- random games

GAMES = {2: 1, 9: 3, 22: 4, 24: 1, 34: 4, 38: 1, 44: 3, 45: 4, 48: 1}
"""Haunt -> how many random games of it are played, if not 2: one if they are long, more if they are short."""
SAME_SEEDS = {21, 22, 34, 45}
"""Haunts whose games have the same seeds with any number of players."""
OWN_CLOCK = {16, 22, 25, 32, 34, 36, 37, 40, 44, 45}
"""Haunts that nobody can sit out: the limit of rounds never ends them."""
SOMEBODY_WINS = {22, 34, 44, 45}
"""Haunts whose clock brings a winner with it."""
OWN_LAST_HERO = {31, 39}
"""Haunts that say themselves what becomes of a game in which no hero is left, before the rulebook does."""

Fact = Callable[[House[Any], Counter[str]], None]
FACTS: dict[int, list[Fact]] = {}
"""Haunt -> what its own rules say about a game that is over, and about what was chosen in it."""


def at_the_end_of(*haunts: int) -> Callable[[Fact], Fact]:
    """Note that this holds at the end of these haunts."""

    def note(fact: Fact) -> Fact:
        for haunt in haunts:
            FACTS.setdefault(haunt, []).append(fact)
        return fact

    return note


@at_the_end_of(3)
def _all_are_frogs_or_the_witch_is_dead(g: House[Any], chosen: Counter[str]) -> None:
    if g.winners >> g.traitor & 1:
        assert not people(g)
    elif g.winners:
        assert the_witch(g) < 0


@at_the_end_of(5, 21, 30)
def _the_converted_do_not_win_without_the_traitor(g: House[Any], chosen: Counter[str]) -> None:
    assert not won_by(g, TRAITOR) or g.winners >> g.traitor & 1


@at_the_end_of(6)
def _only_who_was_taken_aboard_is_outside(g: House[Any], chosen: Counter[str]) -> None:
    if g.winners >> g.traitor & 1:
        assert not free_heroes(g)
    for seat in range(g.rules.seats):
        assert g.fate[seat] in (IN_HOUSE, DEAD) or g.data.boarded >> seat & 1


@at_the_end_of(7)
def _the_heroes_have_sprayed_enough(g: House[Any], chosen: Counter[str]) -> None:
    assert (g.why == "BET-WIN-1") == (g.data.destroyed or g.data.sprayed >= g.rules.seats)


@at_the_end_of(12)
def _the_twins_act_by_themselves_and_win_for_all(g: House[Any], chosen: Counter[str]) -> None:
    assert not chosen["end_monster_turn"], "nobody chooses which Twin acts, or that none does"
    if g.why == "BET-WIN-6":
        assert g.winners == (1 << g.rules.seats) - 1


@at_the_end_of(14)
def _every_dead_explorer_has_left_a_body(g: House[Any], chosen: Counter[str]) -> None:
    dead = [seat for seat in range(g.rules.seats) if g.fate[seat] == DEAD]
    bodies = sum(cards & ALL_BODIES for cards in (*g.held, *g.piles.values(), g.gone))
    assert bodies == sum(1 << BODIES[seat] for seat in dead)


@at_the_end_of(19)
def _paint_is_used_up_or_destroyed(g: House[Any], chosen: Counter[str]) -> None:
    assert (g.gone & ALL_PAINT).bit_count() == g.data.painted + g.data.destroyed


@at_the_end_of(22)
def _the_house_is_not_gone_twice(g: House[Any], chosen: Counter[str]) -> None:
    assert g.round < 20


@at_the_end_of(23)
def _the_head_was_hit_three_times(g: House[Any], chosen: Counter[str]) -> None:
    assert (g.why == "BET-WIN-1") == (g.data.hits >= 3)


@at_the_end_of(27)
def _only_the_dead_have_risen(g: House[Any], chosen: Counter[str]) -> None:
    for seat in range(g.rules.seats):
        assert g.data.risen[seat] < 0 or g.fate[seat] == DEAD


@at_the_end_of(34)
def _the_collars_have_come_down(g: House[Any], chosen: Counter[str]) -> None:
    assert g.round <= 8, "from T = 7 on every roll kills"


@at_the_end_of(43)
def _all_the_living_are_sick_or_inoculated(g: House[Any], chosen: Counter[str]) -> None:
    living = [seat for seat in range(g.rules.seats) if is_living(g, seat)]
    if won_by(g, TRAITOR):
        assert all(seat in g.data.became for seat in living)
        assert len(g.data.became) == 1 or not g.winners >> g.data.became[-1] & 1
    elif g.winners:
        assert all(g.data.inoculated >> seat & 1 for seat in living)


@at_the_end_of(45)
def _the_big_bomb_was_the_last(g: House[Any], chosen: Counter[str]) -> None:
    assert g.track <= BIG_BOMB_TIME


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("haunt", HAUNTS)
def test_random_games_end(haunt: int, seats: int, book: str) -> None:
    before = _held(haunt)
    for n in range(GAMES.get(haunt, 2)):
        g, chosen = play(haunt, seats, n if haunt in SAME_SEEDS else n + 10 * seats, book)
        assert g.why in ("BET-WIN-1", "BET-WIN-6", "BET-WIN-7")
        assert g.why != "BET-WIN-7" or haunt not in OWN_CLOCK
        assert g.why != "BET-WIN-6" or haunt not in OWN_LAST_HERO
        assert g.winners or haunt not in SOMEBODY_WINS
        assert living_heroes(g) or not won_by(g, HEROES)
        for fact in FACTS.get(haunt, ()):
            fact(g, chosen)
    assert _held(haunt) == before, "a haunt holds nothing: what it keeps belongs in g.data, or tables would share it"


def _held(haunt: int) -> dict[str, str]:
    """What is written in the haunt itself, which all tables share."""
    return {name: repr(getattr(PRESENT[haunt], name)) for name in fields(PRESENT[haunt])}


# -- what a seat knows

FEW_SEATS = {5: (4,), 6: (4, 6), 21: (4,), 22: (4,), 27: (4, 6), 30: (4,), 34: (4,), 43: (4, 6), 45: (4,)}
"""Haunt -> with how many players its goals are looked at, if not with every number of them."""
GOAL_GAMES = [
    (haunt, seats, 1 if haunt in FEW_SEATS else seats) for haunt in HAUNTS for seats in FEW_SEATS.get(haunt, SEATS)
]
"""Haunt, number of players and seed of the games whose goals are looked at."""


@pytest.mark.parametrize(("haunt", "seats", "seed"), GOAL_GAMES)
def test_goals_rest_on_what_the_seat_may_know(haunt: int, seats: int, seed: int) -> None:
    assert goals_of_a_game(haunt, seats, seed) > 0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("haunt", HAUNTS)
def test_each_seat_reads_the_page_of_its_own_side(haunt: int, seats: int) -> None:
    g = begin(haunt, seats, 0)
    for look in looks(g, SPECTATOR):
        own = {"traitor" if look.traitor else "heroes"}
        if look.seat == SPECTATOR and not g.haunt.open_to_all:
            own = set()
        assert look.haunt.page == tuple(f"haunt-{haunt}-{part}" for part in ("title", "story", *own))
        if not g.haunt.open_to_all:
            sight = BETRAYAL.sight(g, look.seat)
            assert (sight.reads(HEROES), sight.reads(TRAITOR)) == ("heroes" in own, "traitor" in own)
