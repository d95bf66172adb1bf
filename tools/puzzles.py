"""Make puzzles: `python -m tools.puzzles --count 30`; `--check` proves those that are there again.

Positions of games that bots have won, near their end, where a win can be forced whatever comes up, but only by few of
the first choices. With `--question survive`: positions of any game in which somebody can be sure to live to see the end
of the round, but only so. What is written is proved first.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import housebound
from housebound import bots
from housebound.kernel.perft import outcomes
from housebound.kernel.table import Table
from housebound.puzzles import SURVIVE, WIN, Proof, Puzzle, load, ours
from housebound.puzzles.aims import QUESTIONS, Aim
from housebound.puzzles.making import LONGEST, MOST, line_from, puzzle_at, written
from housebound.puzzles.proving import Prover, TooMuch

FOLDER = Path(__file__).parents[1] / "src" / "housebound" / "puzzles"
RAREST = 0.34
"""At most this share of the first choices may solve a puzzle."""
ENOUGH = 40
"""Choices that no round has."""
PLAIN = 60
"""Positions below which a survival is plain to see."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="normal", help="of Room 25 Solo")
    parser.add_argument("--question", choices=QUESTIONS, default=WIN)
    parser.add_argument("--first", type=int, default=1, help="the number of the first puzzle")
    parser.add_argument("--check", action="store_true", help="prove all puzzles that are there")
    given = parser.parse_args()
    if given.check:
        check()
        return
    seed, made = given.seed, 0
    while made < given.count:
        options = {"mode": "solo", "level": given.level}
        puzzle = best_of_game(options, seed) if given.question == WIN else narrowest_of_game(options, seed)
        if puzzle is not None:
            name = "solo" if given.question == WIN else "survive"
            path = FOLDER / "room25" / f"{name}_{given.first + made:02}.toml"
            path.parent.mkdir(exist_ok=True)
            path.write_text(written(puzzle), encoding="utf-8")
            load(path)
            made += 1
            print(f"{path.name}: game {seed}, within {puzzle.within}, keys {puzzle.keys}, {puzzle.proof}", flush=True)
        seed += 1


def check() -> None:
    """Every puzzle proved again: exactly its keys, and nothing in fewer choices."""
    for path in ours():
        puzzle = load(path)
        table = puzzle.table()
        keys = tuple(key.name for key in Prover(puzzle.aim).keys(table, puzzle.within))
        assert keys == puzzle.keys, f"{path.name}: {keys}"
        if puzzle.question == WIN:
            assert not Prover(puzzle.aim).forced(table, puzzle.within - 1), f"{path.name}: fewer choices do"
        print(f"{path.name}: proved")


def best_of_game(options: Mapping[str, Any], seed: int) -> Puzzle | None:
    """The longest puzzle near the end of a game of the sensible bot, if there is one."""
    table, stops, _ = played("sensible", options, seed)
    result = table.result
    if result is None or 0 not in result.winners:
        return None
    best = None
    for stop, _, _ in reversed(stops[-LONGEST:]):
        start = from_position(stop, options)
        if start is None:
            continue
        try:
            found = puzzle_at(start, options)
        except TooMuch:
            break
        if found is None:
            break
        if interesting(found, len(stop.pending[0].options)):
            best = found
    return best


class Stop(NamedTuple):
    """A table where it could begin anew and there was something to choose: its round, and the choices made before."""

    table: Table
    round: int
    made: int


def played(level: str, options: Mapping[str, Any], seed: int) -> tuple[Table, list[Stop], int]:
    """A finished game of a bot, its stops, and how many choices there were in it."""
    game = housebound.game("room25")
    table = Table(game, 1, dict(options), seed=seed, listening=False)
    player = bots.bot(game, level)
    stops: list[Stop] = []
    made = 0
    while not table.over:
        decision = table.pending[0]
        if table.began is not None and table.began.at == len(table.tape) and len(decision.options) > 2:
            stops.append(Stop(table.clone(), game.rounds(table.state), made))
        made += len(decision.options) > 1
        table.choose(decision.seat, bots.answer(table, decision, player), decision.id)
    return table, stops, made


def narrowest_of_game(options: Mapping[str, Any], seed: int) -> Puzzle | None:
    """Of a game of whoever plays at random, the survival that has most to look at; None: there is none to prove."""
    best = None
    _, stops, made = played("random", options, seed)
    ends = {stop.round: stop.made for stop in reversed(stops)}  # choices before each round
    ends = {before: ends.get(before + 1, made) for before in ends}
    for stop in stops:
        start = from_position(stop.table, options) if ends[stop.round] - stop.made <= LONGEST else None
        if start is None:
            continue
        for who in named_in(start):
            found = survival_at(start, who, options)
            if found is not None and (best is None or found.proof.positions > best.proof.positions):
                best = found
    return best


def named_in(table: Table) -> list[str]:
    """Those whom a question could be about."""
    return [character.character for character in table.view(0).board.characters]


def interesting(puzzle: Puzzle, options: int) -> bool:
    """Not over at once, few ways, and none of them is to do nothing."""
    return puzzle.within > 2 and len(puzzle.keys) <= RAREST * options and "decline" not in puzzle.keys


def from_position(table: Table, options: Mapping[str, Any]) -> Table | None:
    """The table from its position alone; None: something of this moment cannot be written as one."""
    assert table.began is not None
    given = table.game.position(table.began.state)
    start = Puzzle(table.game.name, 1, 0, "win", 0, (), (), Proof(0, 0), given, dict(options)).table()
    if not start.pending or start.view(0).board != table.view(0).board:
        return None
    same = [option.name for option in start.pending[0].options] == [o.name for o in table.pending[0].options]
    return start if same else None


def survival_at(start: Table, who: str, options: Mapping[str, Any]) -> Puzzle | None:
    """The puzzle how this character is sure to survive the round; None: it is anyway, or cannot be."""
    game = start.game
    assert start.origin is not None
    assert game.subjects is not None
    aim = Aim(0, game.subjects[who], game.rounds(start.state))
    if aim.reached(start) is not None or not in_danger(start, aim):
        return None
    prover = Prover(aim, MOST // 4)
    try:
        keys = prover.keys(start, ENOUGH)
    except TooMuch:
        return None
    names = tuple(key.name for key in keys)
    if prover.positions < PLAIN or not 0 < len(names) <= RAREST * len(start.pending[0].options) or "decline" in names:
        return None
    return Puzzle(
        *(game.name, 1, 0, SURVIVE, ENOUGH, names),
        *(tuple(line_from(start, ENOUGH, aim)), Proof(prover.positions, prover.outcomes)),
        game.position(start.origin),
        dict(options),
        who,
    )


def in_danger(start: Table, aim: Aim) -> bool:
    """Whether one in eight falls who goes on at random."""
    rng = Random(1)
    fallen = 0
    for _ in range(24):
        world = start.clone(people_roll=True)
        while aim.reached(world) is None:
            if world.needs is not None:
                world.enter(rng.choice(outcomes(world.needs)))
            else:
                decision = world.pending[0]
                world.choose(decision.seat, rng.choice(decision.options), decision.id)
        fallen += aim.who in world.game.fallen(world.state)
    return fallen >= 3


if __name__ == "__main__":
    main()
