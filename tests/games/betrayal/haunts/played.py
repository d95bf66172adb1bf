"""Haunts played in tests: a table right after "Right now", and games from there to their end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from housebound.games.betrayal.figures.roster import laid_out
from housebound.games.betrayal.game import BETRAYAL
from housebound.games.betrayal.state import OVER, SETTING_UP, House
from housebound.kernel.script import Decision, Option
from housebound.kernel.settings import Value
from housebound.kernel.table import Table

BOOKS = ("default", "ru", "pl", "it")
SEATS = (3, 4, 5, 6)
TOO_LONG = 20_000

Choose = Callable[[House[Any], Decision, Random], Option]


def new_table(haunt: int, seats: int, seed: int, book: str = "default", **given: Value) -> Table:
    """A table that goes straight to this haunt. Every game ends: no book is without a limit of rounds here."""
    settings: dict[str, Value] = {"haunt": haunt, "date": "10-31", "rulebook": book, "haunt_round_limit": "40", **given}
    return Table(BETRAYAL, seats, settings, seed=seed, searchable=False)


def house(table: Table) -> House[Any]:
    assert isinstance(table.state, House)
    return table.state


def at_random(g: House[Any], decision: Decision, rng: Random) -> Option:
    return rng.choice(decision.options)


def sensibly(g: House[Any], decision: Decision, rng: Random) -> Option:
    return BETRAYAL.bot("sensible").choose(BETRAYAL.sight(g, decision.seat), decision, rng)


def go_on(table: Table, until: Callable[[Table], bool], seed: int, choose: Choose = at_random) -> House[Any]:
    """Play on until something is so; the house then."""
    rng = Random(seed)
    while not until(table):
        decision = table.pending[0]
        table.choose(decision.seat, choose(house(table), decision, rng), decision.id)
    return house(table)


def has_begun(table: Table) -> bool:
    """Whether what the haunt's setup asks has been answered."""
    return laid_out(house(table)) and house(table).phase != SETTING_UP


def begin(haunt: int, seats: int, seed: int, book: str = "default") -> House[Any]:
    """The house when the haunt's first turn begins; what the setup asked was answered at random."""
    g = go_on(new_table(haunt, seats, seed, book), has_begun, seed)
    BETRAYAL.check(g)
    return g


def play(
    haunt: int, seats: int, seed: int, book: str = "default", choose: Choose = at_random
) -> tuple[House[Any], Counter[str]]:
    """A whole game; how it ended, and what was chosen how often.

    A random game's components are counted at every decision, a sensible one's now and then.
    """
    table = new_table(haunt, seats, seed, book)
    rng = Random(seed)
    chosen = Counter[str]()
    for n in range(TOO_LONG):
        if table.over:
            BETRAYAL.check(house(table))
            return house(table), chosen
        decision = table.pending[0]
        assert decision.options, f"{decision} has no options"
        assert len(set(decision.options)) == len(decision.options)
        if choose is at_random or n % 10 == 0:
            BETRAYAL.check(house(table))
        option = choose(house(table), decision, rng)
        chosen[option.verb.name] += 1
        table.choose(decision.seat, option, decision.id)
    raise AssertionError(f"haunt {haunt} with seed {seed} has no end")


def won_by(g: House[Any], side: int) -> bool:
    """Whether somebody who plays for this side, hidden or not, has won."""
    return bool(g.winners & g.haunt.team_seats(g, side))


@dataclass(frozen=True)
class Games:
    """Games played to their end: how each of them ended, and what was chosen in it how often."""

    each: list[tuple[House[Any], Counter[str]]]

    @property
    def ends(self) -> list[House[Any]]:
        """The houses in which they ended."""
        return [g for g, _ in self.each]

    @property
    def chosen(self) -> Counter[str]:
        """What was chosen how often in all of them."""
        return sum((chosen for _, chosen in self.each), Counter())

    def won_by(self, side: int) -> list[House[Any]]:
        """The ends of those that this side has won."""
        return [g for g in self.ends if won_by(g, side)]


def sensible_games(haunt: int, seeds: Iterable[int], seats: Sequence[int] = SEATS) -> Games:
    """A game of sensible players for each seed; the numbers of players take turns."""
    return Games([play(haunt, seats[seed % len(seats)], seed, choose=sensibly) for seed in seeds])


def goals_of_a_game(haunt: int, seats: int, seed: int) -> int:
    """Play sensibly; at each decision the goals of the asked seat are the same in any world that it takes for possible.

    Returns how many goals there were.
    """
    count = 0

    def choose(g: House[Any], decision: Decision, rng: Random) -> Option:
        nonlocal count
        if laid_out(g) and g.phase not in (SETTING_UP, OVER):
            goals = g.haunt.goals(g, decision.seat)
            world = g.copy()
            BETRAYAL.resample(world, decision.seat, Random(seed))
            assert world.haunt.goals(world, decision.seat) == goals
            count += len(goals)
        return sensibly(g, decision, rng)

    play(haunt, seats, seed, choose=choose)
    return count
