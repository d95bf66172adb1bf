"""Puzzles over HTTP: which there are, a practice table from the position of one, and how it stands there."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from housebound.puzzles import Puzzle, all_of_ours
from housebound.puzzles.judging import Judged
from housebound.server.api_requests import Token, address_of, person
from housebound.server.club import Club
from housebound.server.errors import ServerError
from housebound.server.limits import Addresses
from housebound.server.opening import Opened, of_puzzle
from housebound.server.reader import JudgementWanted
from housebound.server.reading import Readers
from housebound.server.refusals import refusals

_HARD = (1500, 3000)
"""Positions that a proof needs: a puzzle is easy below the first, hard from the second on."""


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle as it stands in the list: nothing of its solution."""

    name: str
    game: str
    question: str
    """`win`, or `survive` this round."""
    within: int
    """So many choices it allows."""
    difficulty: int
    """1 to 3, by how much there is to look at."""


def puzzle_named(name: str) -> Puzzle:
    found = all_of_ours().get(name)
    if found is None:
        raise ServerError("no-puzzle", f"there is no puzzle {name!r}: choose one from the list", 404)
    return found


def _shown(puzzle: Puzzle) -> PuzzleShown:
    difficulty = 1 + sum(puzzle.proof.positions >= most for most in _HARD)
    return PuzzleShown(puzzle.name, puzzle.game, puzzle.question, puzzle.within, difficulty)


@get("/puzzles", summary="The puzzles", response_description="All of them, in their order")
async def puzzles() -> list[PuzzleShown]:
    return [_shown(puzzle) for puzzle in all_of_ours().values()]


@post(
    "/puzzles/{name:str}",
    summary="Open a practice table from the position of a puzzle",
    response_description="The new table, with the secret of the seat that is to solve it",
    responses=refusals(404, 429, 503),
)
async def open_puzzle(
    name: FromPath[str],
    club: NamedDependency[Club],
    addresses: NamedDependency[Addresses],
    request: Request[Any, Any, Any],
) -> Opened:
    puzzle = puzzle_named(name)
    addresses.open_table(address_of(request), time.time())
    return await club.add(of_puzzle(puzzle))


@get(
    "/tables/{table:str}/puzzle",
    summary="How a puzzle stands at its table: open, solved, or lost by which choice",
    response_description="What is left, and once it is lost what would have kept it",
    responses=refusals(401, 403, 404, 409, 413, 429, 503),
)
async def puzzle_at(
    table: FromPath[str],
    club: NamedDependency[Club],
    readers: NamedDependency[Readers],
    request: Request[Any, Any, Any],
    authorization: Token = "",
) -> Judged:
    hosted, _ = await person(club, table, authorization)
    if not hosted.record.puzzle:
        raise ServerError("no-puzzle", "no puzzle is solved at this table", 404)
    puzzle_named(hosted.record.puzzle)
    async with hosted.settled():
        wanted = JudgementWanted(hosted.tape(), hosted.record.puzzle)
    return await readers.judgement(wanted, address_of(request))
