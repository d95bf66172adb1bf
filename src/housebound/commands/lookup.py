"""To look things up: games, rules, tapes, scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from housebound import SPECTATOR, bots
from housebound.commands.arguments import GameName, tape_text
from housebound.commands.page import Grid, Page
from housebound.commands.playback import Playback, on_full_screen
from housebound.commands.speaking import language, say
from housebound.commands.stopping import Stopping
from housebound.kernel import registry
from housebound.kernel.counting import seat_meant
from housebound.kernel.errors import BadSetting, HouseboundError
from housebound.kernel.game import Game
from housebound.kernel.position import load_scenarios, run_case, set_up
from housebound.kernel.rulebook import Rule
from housebound.kernel.settings import Setting
from housebound.locales import ENGLISH, FluentSpeech, speech, translated, wording
from housebound.terminal.replaying import seen_steps, steps


def games(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME…]")] = None,
) -> None:
    """List the installed games, or some of them, with their seats, options and bots.

    Example: housebound games room25
    """
    console = Page()
    for name in names or registry.names():
        game = registry.find(name)
        seats = ", ".join(str(count) for count in game.seats)
        levels = ", ".join(bots.levels(game))
        console.print(Text(name, style="bold"))
        console.print(Text(f"  {say('games-line', seats=seats, rules=len(game.rulebook), bots=levels)}"))
        words = speech(name, language())
        for what, (here, of) in game.progress.items():
            called = wording.message_id("progress", what)
            said = words.say(called) if words.knows(called) else what
            console.print(Text(f"  {say('games-progress', what=said, here=here, of=of)}"))
        if game.settings:
            console.print(_settings(game, words))


def _settings(game: Game[Any], words: FluentSpeech) -> Grid:
    heads = (say(f"games-{one}") for one in ("option", "values", "default", "meaning"))
    grid = Grid(*heads, box=None, padding=(0, 1), header_style="dim")
    for setting in game.settings:
        values = ", ".join(_shown(value) for value in setting.values) or _any_value(setting)
        grid.add_row(setting.name, values, _shown(setting.default), Text(_meaning(setting, words)))
    return grid


def _meaning(setting: Setting, words: FluentSpeech) -> str:
    wanted = wording.message_id("setting", setting.name)
    said = words.say(wanted) if words.knows(wanted) else ""
    parts = [said, setting.explanation if language() == ENGLISH or not said else "", setting.rule]
    return " · ".join(part for part in parts if part)


def _any_value(setting: Setting) -> str:
    if isinstance(setting.default, bool):
        return "true, false"
    return say("games-a-number" if isinstance(setting.default, int) else "games-a-text")


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _may_show(rule: Rule, wanted: str, pages: str, reader: str) -> bool:
    """Open rules unless a page is asked for; of secret pages what was asked for."""
    if rule.id.lower() == wanted.strip().lower():
        return True
    if not pages:
        return not rule.readers
    return rule.id.startswith(f"{pages}-") and (not reader or rule.readers in (reader, "everybody"))


def rules(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument()] = None,
    pages: Annotated[str, typer.Option(metavar="ID")] = "",
    reader: Annotated[str, typer.Option()] = "",
) -> None:
    """Search a game's rulebook; without words, print all of it.

    Example: housebound rules room25 push central
    Example: housebound rules betrayal --pages H34 --reader heroes
    """
    wanted, pages = " ".join(words or []), pages.upper()
    book = translated(registry.find(game).rulebook, game, language())
    readers = {rule.readers for rule in book if rule.readers}
    if reader and reader not in readers:
        raise BadSetting(
            "no-page-of-is-for-readers-are", game=game, reader=repr(reader), known=", ".join(sorted(readers)) or "-"
        )
    found = [rule for rule in book.search(wanted) if _may_show(rule, wanted, pages, reader)]
    if not found:
        is_there = not pages or any(rule.id.startswith(f"{pages}-") for rule in book)
        typer.echo(say("rules-none" if is_there else "rules-no-page", game=game, words=wanted, pages=pages), err=True)
        raise typer.Exit(1)
    console = Page()
    for rule in found:
        line = Text(rule.id, style="bold")
        line.append(f"  {rule.chapter}", style="dim")
        line.append(f"\n  {rule.text}")
        for note in rule.notes:
            line.append(f"\n    - {note}")
        console.print(line, soft_wrap=not console.is_terminal)


def scenario(files: Annotated[list[Path], typer.Argument(metavar="FILE…")]) -> None:
    """Run scenario files: a position, what is done, and what must then be true. Prints what differs.

    Example: housebound scenario push-out-of-central.toml
    """
    done = held = differs = bad = 0
    with Stopping() as stopping:
        for done, path in enumerate(files, 1):  # noqa: B007 - how many, when it is stopped
            found = _run(path)
            bad += found is None
            holding = sum(found or ())
            held += holding
            differs += len(found or ()) - holding
            if stopping.asked:
                break
    if len(files) > 1:
        typer.echo(say("scenario-all", files=done, hold=held, differ=differs, bad=bad))
    stopping.tell("stopped-files", done, len(files))
    if differs or bad:
        raise typer.Exit(2 if bad else 1)


def _run(path: Path) -> list[bool] | None:
    """Of each case of a file whether it holds, and what differs is said; None if it cannot be read."""
    try:
        cases = load_scenarios(path)
        for case in cases:
            set_up(case)
    except HouseboundError as error:
        said = error.in_language(language())
        typer.echo(said if str(path) in said else f"{path}: {said}", err=True)
        return None
    found = [(case, run_case(case)) for case in cases]
    for case, differences in found:
        for difference in differences:
            typer.echo(f"{path}: {case.name}: {difference.in_language(language())}")
    hold = [not differences for _, differences in found]
    holds = say("scenario-holds" if all(hold) else "scenario-some-hold", hold=sum(hold), of=len(hold))
    typer.echo(f"{path}: {holds}")
    return hold


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[int | None, typer.Option()] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    step: Annotated[bool, typer.Option("--step")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    """Play a tape back: the board and what was told after each choice.

    Example: housebound replay evening.tape --seat 2 --step
    """
    if seat is not None and everything:
        raise BadSetting("seat-and-all-do-not-go-together")
    played = list(steps(tape_text(file)))
    table = played[0].table
    eyes = list(range(table.seats)) if everything else [SPECTATOR if seat is None else seat_meant(seat, table.seats)]
    seen, words = seen_steps(played, eyes), speech(table.game.name, language())
    if not step:
        Playback(seen, eyes, words).show_all()
    elif plain or not on_full_screen(seen, eyes, words):
        Playback(seen, eyes, words).step_through()
