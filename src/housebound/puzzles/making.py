"""Making a puzzle of a position: the fewest choices in which a seat can force a win, proved, and the file that says so.

A puzzle asks only for what its solver can know: where something that is decided is hidden from the seat, or would be
when it chooses, there is no puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from housebound.kernel.errors import HouseboundError
from housebound.kernel.settings import Value
from housebound.kernel.table import Table
from housebound.puzzles import WIN, Proof, Puzzle
from housebound.puzzles.aims import Aim
from housebound.puzzles.proving import Hidden, Prover, TooMuch, hides

LONGEST: Final = 5
"""Choices of the longest solution."""
MOST: Final = 20_000
"""Positions that are looked at for each number of choices."""


class NoPuzzle(HouseboundError):
    """A position of which no puzzle can be made."""


def puzzle_of(name: str, seats: int, options: Mapping[str, Value], given: dict[str, Any], seat: int) -> Puzzle:
    """The puzzle of a position that somebody has laid; `NoPuzzle` says why there is none."""
    if not 0 <= seat < seats:
        raise NoPuzzle("puzzle-seat", seat=seat, seats=seats)
    start = Puzzle(name, seats, seat, WIN, 0, (), (), Proof(0, 0), given, dict(options)).table()
    if not any(asked.seat == seat and len(asked.options) > 1 for asked in start.pending):
        raise NoPuzzle("puzzle-asks-nothing", seat=seat)
    try:
        if hides(start, seat):
            raise Hidden
        found = puzzle_at(start, options, seat)
    except Hidden:
        raise NoPuzzle("puzzle-hides", seat=seat) from None
    except TooMuch:
        raise NoPuzzle("puzzle-too-much", most=MOST) from None
    if found is None:
        raise NoPuzzle("puzzle-no-win", seat=seat, within=LONGEST)
    return found


def puzzle_at(start: Table, options: Mapping[str, Any], seat: int = 0) -> Puzzle | None:
    """The puzzle of this position: the fewest choices in which a win can be forced, and how. None: it cannot."""
    game = start.game
    assert start.origin is not None
    given = game.position(start.origin)
    for within in range(1, LONGEST + 1):
        prover = Prover(Aim(seat), MOST)
        keys = prover.keys(start, within)
        if keys:
            proof = Proof(prover.positions, prover.outcomes)
            names = tuple(key.name for key in keys)
            line = tuple(line_from(start, within, Aim(seat)))
            return Puzzle(game.name, start.seats, seat, WIN, within, names, line, proof, given, dict(options))
    return None


def line_from(table: Table, within: int, aim: Aim) -> list[str]:
    """One way to force it, until something is left to chance or to somebody else."""
    world, line = table.clone(people_roll=True), []
    while aim.reached(world) is None and world.needs is None:
        decision = next((asked for asked in world.pending if asked.seat == aim.seat), None)
        if decision is None:
            break
        option = Prover(aim, MOST).keys(world, within)[0]
        within -= len(decision.options) > 1
        line.append(option.name)
        world.choose(aim.seat, option, decision.id)
    return line


# -- TOML


def written(puzzle: Puzzle) -> str:
    """The puzzle as a file."""
    lines = [
        *(f"{name} = {_value(getattr(puzzle, name))}" for name in ("game", "seats", "options", "seat", "question")),
        *([f"who = {_value(puzzle.who)}"] if puzzle.who else []),
        *(f"{name} = {_value(getattr(puzzle, name))}" for name in ("within", "keys", "line")),
        f"proof = {_value({'positions': puzzle.proof.positions, 'outcomes': puzzle.proof.outcomes})}",
        "",
        "[given]",
        *(f"{_key(name)} = {_value(fact)}" for name, fact in puzzle.given.items() if fact is not None),
    ]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else _value(name)


def _value(fact: Any) -> str:
    """A value of TOML on one line."""
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, int | float):
        return str(fact)
    if isinstance(fact, str):
        return '"' + fact.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(fact, Mapping):
        parts = [f"{_key(name)} = {_value(part)}" for name, part in fact.items() if part is not None]
        return "{ " + ", ".join(parts) + " }" if parts else "{}"
    return "[" + ", ".join(_value(part) for part in fact) + "]"
