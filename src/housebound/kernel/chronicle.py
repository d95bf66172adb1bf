"""What a study keeps of a game: the columns that somebody declares, and the onlooker who fills them.

An onlooker is a generator, like a rule. It is started when the table stands at its first question, gets a `Step` for
every choice that was made, and returns its cells by the names of its columns when the game is over. It sees the whole
truth, hidden roles and all: it is for study, never for a seat.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from housebound.kernel.notice import Notice
from housebound.kernel.script import Decision, Option

if TYPE_CHECKING:
    from housebound.kernel.table import Table

INT: Final = "int"
FLOAT: Final = "float"
TEXT: Final = "text"
FLAG: Final = "flag"
INTS: Final = "ints"
TEXTS: Final = "texts"
KINDS: Final = (INT, FLOAT, TEXT, FLAG, INTS, TEXTS)
"""What a cell can be: one number, word or flag, or a list of numbers or words. No cell is ever required."""

GROUP: Final = "group"
"""Games are compared by this column: which haunt it was, which killer."""
MEASURE: Final = "measure"
"""A number of which people want to see how it is spread: when the haunt began."""
BY_SEAT: Final = "by_seat"
"""A word for each seat, by which seats are compared: the character somebody played."""
HAD: Final = "had"
"""For each seat the words of what it had, with spaces between them: what do winners have?"""
ENDING: Final = "ending"
"""How it ended, in a word: by which of the ways to win."""
USES: Final = ("", ENDING, GROUP, MEASURE, BY_SEAT, HAD)

DEATH_SEATS: Final = "death_seats"
DEATH_ROUNDS: Final = "death_rounds"
DEATH_PLACES: Final = "death_places"
DEATH_SPOTS: Final = "death_spots"
DEATH_CAUSES: Final = "death_causes"
"""Names that mean the same in every game: who fell (a seat), in which round, in what room, on which spot of which
sheet (as `upper 2 -1`: the sheet, how far to the right, how far down), and by what. One entry for each death, in
their order."""

Cell = bool | int | float | str | Sequence[int] | Sequence[str] | None


class Column(msgspec.Struct, frozen=True):
    """One column of a study. Its name in words is the game's message `column-<name>`.

    `words` is how its words are put into words: the domain of `<domain>-<word>`, or a whole message with a `*` for
    the word.
    """

    name: str
    kind: str
    use: str = ""
    words: str = ""


class Step(NamedTuple):
    """One choice, and all that was told because of it."""

    decision: Decision
    option: Option
    news: Sequence[Notice]


Cells = Mapping[str, Cell]
Onlooker = Generator[None, Step, Cells]


def nothing_to_add(table: Table) -> Onlooker:
    """The onlooker of a game that declares no columns."""
    while not table.over:
        yield
    return {}
