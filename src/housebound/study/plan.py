"""What a study plays: one cell, or a sweep of them, each with its count of games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from housebound import bots
from housebound.kernel.chronicle import ENDING, FLAG, GROUP, INT, INTS, MEASURE, TEXT, TEXTS, Column
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.settings import SEAT_COUNT, Value
from housebound.study import hooks

BATCH = 8
"""Games per errand: few enough that a bar moves and little is lost, many enough that errands cost nothing.

The same for any number of workers: what is written must not depend on it.
"""
BOTS = "bots"
OPTION = "option_"
"""Before the name of a setting, as a column."""


class Cell(msgspec.Struct, frozen=True):
    """The games that are played alike: seats, settings, and the bots' levels, which are dealt round the table."""

    seats: int
    settings: dict[str, Value]
    levels: tuple[str, ...]


class Study(msgspec.Struct, frozen=True):
    """All games of a study. Each depends on this and on its own number alone: on no other game, no core, no machine.

    The nth games of two cells have the same seed, so that cells differ by what is varied and not by luck.
    """

    game: str
    cells: tuple[Cell, ...]
    games: int
    """Of each cell."""
    seed: int
    hooks: tuple[str, ...] = ()
    decisions: bool = False
    tapes: bool = False

    @property
    def total(self) -> int:
        return self.games * len(self.cells)

    @property
    def batches(self) -> int:
        return -(-self.total // BATCH)

    def batch(self, nth: int) -> range:
        """The numbers of the games of a batch."""
        return range(nth * BATCH, min(self.total, (nth + 1) * BATCH))

    def cell_of(self, number: int) -> Cell:
        return self.cells[number // self.games]

    def seed_of(self, number: int) -> int:
        return self.seed + number % self.games


def level_at(cell: Cell, seat: int) -> str:
    """The bot that sits there."""
    return cell.levels[seat % len(cell.levels)]


# -- sweeps


def values_listed(text: str) -> list[str]:
    """Values of one thing that a study varies: words or numbers with commas, and ranges of numbers.

    >>> values_listed("1..3,9")
    ['1', '2', '3', '9']
    """
    found: list[str] = []
    for word in text.split(","):
        first, dots, last = word.strip().partition("..")
        if dots:
            if not (first.isdecimal() and last.isdecimal() and int(first) <= int(last)):
                raise BadSetting("write-a-range-as", word=repr(word.strip()))
            found += [str(n) for n in range(int(first), int(last) + 1)]
        elif first:
            found.append(first)
    if not found:
        raise BadSetting("names-no-values-write-them-as", text=repr(text))
    return found


def sweep(
    game: Game[Any],
    seats: int | None,
    settings: Mapping[str, Value],
    levels: Sequence[str],
    varied: Mapping[str, Sequence[str]],
) -> tuple[Cell, ...]:
    """A cell for every combination of what is varied: settings, `seats`, and `bots` (levels with + between them).

    Combinations that do not go together are left out, as a mode that is for other numbers of players; none left is an
    error, and so is a value that there never is.
    """
    _each_is_there(game, varied)
    cells: list[Cell] = []
    refusal: BadSetting | None = None
    for values in product(*varied.values()):
        chosen = dict(zip(varied, values, strict=True))
        named = tuple(chosen.pop(BOTS).split("+")) if BOTS in chosen else tuple(levels)
        count = int(chosen.pop(SEAT_COUNT)) if SEAT_COUNT in chosen else seats
        given = {**settings, **chosen}
        try:
            count = game.usual_seats(given) if count is None else count
            game.settle(count, given)
        except BadSetting as error:
            refusal = refusal or error
            continue
        for level in named:
            bots.bot(game, level)
        if len(named) > count:
            raise BadSetting("bots-are-named-but-there-are-only-seats", count=len(named), seats=count)
        cells.append(Cell(count, given, named))
    if not cells:
        assert refusal is not None
        raise refusal
    return tuple(cells)


def _each_is_there(game: Game[Any], varied: Mapping[str, Sequence[str]]) -> None:
    """A value that is none at all is no combination that does not go together: whoever wrote it wants to know."""
    for count in varied.get(SEAT_COUNT, ()):
        if not count.isdecimal():
            raise BadSetting("vary-seats-are-numbers", word=repr(count))
    for name, values in varied.items():
        for value in values if name not in (BOTS, SEAT_COUNT) else ():
            game.settle(game.usual_seats({name: value}), {name: value})


# -- columns

FRAME = (
    Column("number", INT),
    Column("game", TEXT),
    Column("version", TEXT),
    Column("seed", INT),
    Column("seats", INT, GROUP),
    Column("bots", TEXTS),
    Column("roles", TEXTS, "", "role"),
    Column("sides", TEXTS, "", "side"),
    Column("winners", INTS),
    Column("sides_won", TEXTS, "", "side"),
    Column("why", TEXT, ENDING),
    Column("rounds", INT, MEASURE),
    Column("choices", INT, MEASURE),
    Column("failed", TEXT),
)
"""What is kept of every game, whatever it is. `seed` is the game's own; a game that failed has no winners, and says
why."""

DECISIONS = (
    Column("number", INT),
    Column("step", INT),
    Column("seat", INT),
    Column("prompt", TEXT),
    Column("rule", TEXT),
    Column("options", INT),
    Column("chosen", TEXT),
)
"""One row per decision: the number of its game, which step it was, who chose what, and among how many options."""


def option_columns(game: Game[Any]) -> tuple[Column, ...]:
    """A column for every setting of a game."""
    return tuple(
        Column(
            OPTION + setting.name,
            FLAG if isinstance(setting.default, bool) else INT if isinstance(setting.default, int) else TEXT,
        )
        for setting in game.settings
    )


def columns_of(game: Game[Any], hook_names: Sequence[str] = ()) -> tuple[Column, ...]:
    """Every column of a study, in their order."""
    found = (
        *FRAME,
        *option_columns(game),
        *game.columns,
        *(c for name in hook_names for c in hooks.find(name).columns),
    )
    names = [column.name for column in found]
    for name in names:
        if names.count(name) > 1:
            raise BadSetting("there-are-two-columns-a-hook-has-to", name=repr(name))
    return found


def missing_batches(study: Study, done: set[int]) -> Iterator[int]:
    """The batches that are still to be played, in their order."""
    return (nth for nth in range(study.batches) if nth not in done)
