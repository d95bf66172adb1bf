"""A tally on the screen: every share with its 95 % interval."""

from __future__ import annotations

from typing import Any

from housebound.commands.page import Grid, Page
from housebound.kernel.counting import seat_number
from housebound.locales.figures import number, percent
from housebound.study.intervals import Interval, wilson
from housebound.study.plan import Study, columns_of
from housebound.study.tally import NOBODY, Tally
from housebound.study.words import Words


def show_tally(words: Words, study: Study, tally: Tally, speed: tuple[int, float]) -> None:
    """Who won, by seat, role, side and whatever the game is compared by; why; and how fast it went."""
    if not tally.games:
        return  # stopped before the first one was over
    console = Page()
    console.print(_seats(words, study, tally))
    for heading, all_of, won in (
        ("study-role", tally.roles, tally.roles_won),
        ("study-side", tally.sides, tally.sides_won),
    ):
        if len(all_of) > 1 and (heading == "study-role" or tally.sides != tally.roles):
            grid = Grid(words.say(heading), *_shares(words), title=None)
            for one in sorted(all_of):
                grid.add_row(words.side(one), *_share(words, won[one], all_of[one]))
            console.print(grid)
    for column in columns_of(words.game, study.hooks):
        if len(tally.group_games.get(column.name, ())) > 1:
            console.print(_group(words, tally, column))
    console.print(_endings(words, tally))
    games, seconds = speed
    console.print(
        words.say(
            "study-length",
            rounds=number(tally.rounds / tally.games, words.language, 1),
            choices=number(tally.choices / tally.games, words.language),
            rate=number(games / seconds, words.language, 1),
        )
    )


def _shares(words: Words) -> list[str]:
    return [words.say("study-wins"), words.say("study-share"), words.say("study-interval")]


def _share(words: Words, hits: int, of: int) -> tuple[str, str, str]:
    found = wilson(hits, of)
    share, low, high = (percent(one, words.language, 1) for one in (found.value, found.low, found.high))
    return str(hits), share, f"{low} – {high}"


def _seats(words: Words, study: Study, tally: Tally) -> Grid:
    title = words.say("study-title", game=words.game.name, games=str(tally.games), seed=str(study.seed))
    grid = Grid(words.say("study-seat"), words.say("study-bot"), *_shares(words), title=title)
    for seat in sorted(tally.seats):
        bot = ", ".join(sorted(tally.bots[seat]))
        grid.add_row(str(seat_number(seat)), bot, *_share(words, tally.wins[seat], tally.seats[seat]))
    grid.add_row("", words.say("study-nobody"), *_share(words, tally.nobody, tally.games))
    return grid


def _group(words: Words, tally: Tally, column: Any) -> Grid:
    """For each value of a column, how often each side won."""
    values = tally.group_games[column.name]
    won = tally.groups[column.name]
    sides = sorted({side for counts in won.values() for side in counts if side != NOBODY})
    grid = Grid(words.column(column.name), words.say("study-games"), title=None)
    for side in sides:
        grid.add_column(words.say("study-won-by", side=words.side(side)))
    for value in sorted(values, key=lambda value: (value is None, value)):
        shares = [wilson(won[value][side], values[value]) for side in sides]
        cells = [_between(words, one) for one in shares]
        grid.add_row(words.value(column, value), str(values[value]), *cells)
    return grid


def _between(words: Words, found: Interval) -> str:
    share, low, high = (percent(one, words.language) for one in (found.value, found.low, found.high))
    return f"{share} ({low} – {high})"


def _endings(words: Words, tally: Tally) -> Grid:
    grid = Grid(
        *(words.say(one) for one in ("study-ended-by", "study-games", "study-share", "study-interval", "study-rule"))
    )
    for rule, times in sorted(tally.why.items(), key=lambda item: (-item[1], item[0])):
        grid.add_row(rule, *_share(words, times, tally.games), words.rule(rule))
    return grid
