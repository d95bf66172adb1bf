"""To look things up: games, rules, tapes, scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from housebound import SPECTATOR, bots
from housebound.commands.arguments import GameName, Language, tape_text
from housebound.commands.page import Page
from housebound.commands.playback import Playback
from housebound.kernel import registry
from housebound.kernel.counting import seat_meant
from housebound.kernel.errors import BadSetting, HouseboundError
from housebound.kernel.game import Game, Setting
from housebound.kernel.position import load_scenarios, run_case, set_up
from housebound.kernel.rulebook import Rule
from housebound.locales import FluentSpeech, speech, wording
from housebound.terminal.replaying import seen_steps, steps


def games(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME…]", help="Only these games.")] = None,
) -> None:
    """List the installed games, or some of them, with their seats, options and bots.

    Example: housebound games room25
    """
    console = Page()
    for name in names or registry.names():
        game = registry.find(name)
        seats = ", ".join(str(count) for count in game.seats)
        console.print(Text(name, style="bold"))
        console.print(Text(f"  seats {seats}; {len(game.rulebook)} rules; bots: {', '.join(bots.levels(game))}"))
        for what, (here, of) in game.progress.items():
            console.print(Text(f"  {what}: {here} of {of} are here"))
        if game.settings:
            console.print(_settings(game, speech(name)))


def _settings(game: Game[Any], words: FluentSpeech) -> Grid:
    grid = Grid("option", "values", "default", "what it means", box=None, padding=(0, 1), header_style="dim")
    for setting in game.settings:
        values = ", ".join(_shown(value) for value in setting.values) or _any_value(setting)
        grid.add_row(setting.name, values, _shown(setting.default), Text(_meaning(setting, words)))
    return grid


def _meaning(setting: Setting, words: FluentSpeech) -> str:
    wanted = wording.message_id("setting", setting.name)
    parts = [words.say(wanted) if words.knows(wanted) else "", setting.explanation, setting.rule]
    return " · ".join(part for part in parts if part)


def _any_value(setting: Setting) -> str:
    if isinstance(setting.default, bool):
        return "true, false"
    return "a number" if isinstance(setting.default, int) else "a text"


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
    words: Annotated[list[str] | None, typer.Argument(help="Words that a rule must have, or a rule's id.")] = None,
    pages: Annotated[
        str, typer.Option(metavar="ID", help="Also read secret pages: those whose ids begin like this, H34 say.")
    ] = "",
    reader: Annotated[str, typer.Option(help="Of those pages only what this side may read: heroes or traitor.")] = "",
) -> None:
    """Search a game's rulebook; without words, print all of it.

    What only one side of a haunt may read is shown if it is asked for, by --pages or by its whole id. Ends with exit
    code 1 if no rule has all the words.

    Example: housebound rules room25 push central
    Example: housebound rules betrayal --pages H34 --reader heroes
    """
    wanted = " ".join(words or [])
    book = registry.find(game).rulebook
    readers = {rule.readers for rule in book if rule.readers}
    if reader and reader not in readers:
        raise BadSetting(f"no page of {game} is for {reader!r}; readers are: {', '.join(sorted(readers)) or 'all'}")
    found = [rule for rule in book.search(wanted) if _may_show(rule, wanted, pages, reader)]
    if not found:
        typer.echo(f"no rule of {game} has all of these words: {wanted}", err=True)
        raise typer.Exit(1)
    console = Page()
    for rule in found:
        line = Text(rule.id, style="bold")
        line.append(f"  {rule.chapter}", style="dim")
        line.append(f"\n  {rule.text}")
        for note in rule.notes:
            line.append(f"\n    - {note}")
        console.print(line, soft_wrap=not console.is_terminal)


def scenario(files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files (TOML).")]) -> None:
    """Run scenario files: a position, what is done, and what must then be true. Prints what differs.

    Ends with exit code 1 if a scenario does not hold, and 2 if a file makes no sense.

    Example: housebound scenario push-out-of-central.toml
    """
    held = differs = bad = 0
    for path in files:
        try:
            cases = load_scenarios(path)
            for case in cases:
                set_up(case)
        except HouseboundError as error:
            said = str(error)
            typer.echo(said if str(path) in said else f"{path}: {said}", err=True)
            bad += 1
            continue
        found = [(case, run_case(case)) for case in cases]
        for case, differences in found:
            for difference in differences:
                typer.echo(f"{path}: {case.name}: {difference}")
        holding = sum(not differences for _, differences in found)
        typer.echo(f"{path}: {'holds' if holding == len(found) else f'{holding} of {len(found)} cases hold'}")
        held += holding
        differs += len(found) - holding
    if len(files) > 1:
        typer.echo(f"{len(files)} files: {held} cases hold, {differs} do not" + (f", {bad} unreadable" if bad else ""))
    if differs or bad:
        raise typer.Exit(2 if bad else 1)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved table.")],
    seat: Annotated[int | None, typer.Option(help="See what this seat (from 1) saw, and nothing else.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="See every seat's view, secrets and all.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait after each choice; go on, back or to any step.")] = False,
    language: Language = "en",
) -> None:
    """Play a tape back: the board and what was told after each choice.

    Without --seat or --all it shows what a spectator saw.

    Example: housebound replay evening.tape --seat 2 --step
    """
    if seat is not None and everything:
        raise BadSetting("--seat and --all do not go together")
    played = list(steps(tape_text(file)))
    table = played[0].table
    eyes = list(range(table.seats)) if everything else [SPECTATOR if seat is None else seat_meant(seat, table.seats)]
    shown = Playback(seen_steps(played, eyes), eyes, speech(table.game.name, language))
    if step:
        shown.step_through()
    else:
        shown.show_all()
