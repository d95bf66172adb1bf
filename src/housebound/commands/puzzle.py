"""Puzzles: for people at this terminal, and as a benchmark of bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from housebound import bots
from housebound.bots.agents import meant
from housebound.commands.page import Page
from housebound.commands.speaking import language
from housebound.commands.stopping import Stopping
from housebound.commands.study import progress_bar
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting, HouseboundError, Refused
from housebound.kernel.script import Decision, Option
from housebound.locales import speech, wording
from housebound.puzzles import Puzzle, load, ours, telling
from housebound.puzzles.solving import Attempt, solves

Which = Annotated[str | None, typer.Argument(metavar="PUZZLE")]


def puzzle(
    which: Which = None,
    *,
    bot: Annotated[str | None, typer.Option("--bot", "--bots")] = None,
    seed: Annotated[int, typer.Option()] = 1,
) -> None:
    """Solve a puzzle: a position, and what can be forced there. Answer with the name of an option, or q.

    Example: housebound puzzle 3
    """
    page = Page()
    if bot is not None:
        _measure(page, bot, [load(_path(which))] if which else [load(path) for path in ours()])
        return
    if which is None:
        for number, path in enumerate(ours(), 1):
            one = load(path)
            page.print(Text(f"{number:3}  {one.game}  {telling.question(one, speech(one.game, language()))}"))
        return
    _solve(page, Attempt(load(_path(which)), seed))


def _path(which: str) -> Path:
    files = ours()
    if not which.isdecimal():
        if not Path(which).exists():
            raise BadSetting("there-is-no-such-puzzle", count=len(files), which=which)
        return Path(which)
    if not 1 <= int(which) <= len(files):
        raise BadSetting("there-are-the-puzzles-to-and-no-puzzle", count=len(files), which=which)
    return files[int(which) - 1]


def _measure(page: Page, bot: str, puzzles: list[Puzzle]) -> None:
    """How many of them this bot solves."""
    name = meant(bot)
    solved: list[bool] = []
    with Stopping() as stopping, progress_bar() as bar:
        for one in bar.track(puzzles, description=name):
            solved.append(solves(bots.bot(registry.find(one.game), name), one))
            if stopping.asked:
                break
    words = speech(puzzles[0].game, language())
    page.print(Text(words.say("puzzle-bench", bot=name, solved=sum(solved), count=len(solved))))
    stopping.tell("stopped-puzzles", len(solved), len(puzzles))


def _solve(page: Page, attempt: Attempt) -> None:
    game = attempt.table.game
    words = speech(game.name, language())
    seat = attempt.puzzle.seat
    page.print(Text(telling.question(attempt.puzzle, words)))
    while (decision := attempt.decision) is not None:
        page.print(Text.from_markup(game.text(attempt.table.view(seat).board, words)))
        if left := telling.left(attempt.puzzle, attempt.left, words):
            page.print(Text(left))
        page.print(Text(wording.sentence(decision, words, game)))
        for option in decision.options:
            page.print(Text(f"  {option.name}: {wording.label(option, words)}"))
        chosen = _chosen(page, attempt, decision)
        if chosen is None:
            return
        keys = attempt.choose(chosen)
        if attempt.failed:
            page.print(Text(telling.lost(attempt.puzzle, chosen, keys, words)))
            raise typer.Exit(1)
    page.print(Text(words.say("puzzle-solved")))


def _chosen(page: Page, attempt: Attempt, decision: Decision) -> Option | None:
    """What the person at the keyboard chooses; None: they have had enough."""
    vocabulary, rulebook = attempt.table.game.vocabulary, attempt.table.game.rulebook
    for line in sys.stdin:
        name = line.strip()
        if name in ("q", "quit"):
            return None
        try:
            option = vocabulary.read(name)
            if option in decision.options:
                return option
            raise Refused(option.name, [rulebook[rule] for rule in decision.why_not(option)])
        except HouseboundError as error:
            page.print(Text(error.in_language(language())))
    return None
