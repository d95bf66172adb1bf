"""`make rules`: for each game, its rules, those named in code and those with a test; and what is missing.

The rulebook of a game is its `rulebook.md`, and with it every `rules.md` below: those of Betrayal's haunts.
A rule is named in code if its id stands in any Python file of its game. It has a test if its id stands in a
`pytest.mark.rule(...)` or under the key `rule` or `rules` of a scenario of its game, or of one of the scenario's
cases. Ranges are not expanded.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from housebound.kernel import registry
from housebound.kernel.errors import HouseboundError
from housebound.kernel.position import load_scenarios
from housebound.kernel.rulebook import Rulebook

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Coverage:
    """One game's rules, where each is named and tested, and the ids that its rulebook does not know."""

    game: str
    rules: list[str]
    in_code: dict[str, list[str]] = field(default_factory=dict)
    in_tests: dict[str, list[str]] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)

    @property
    def not_in_code(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.in_code]

    @property
    def without_test(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.in_tests]

    @property
    def prefixes(self) -> set[str]:
        """The first words of this game's ids, `R25` say: how an id tells its game."""
        return {prefix_of(rule) for rule in self.rules}

    @property
    def complete(self) -> bool:
        return bool(self.rules) and not (self.not_in_code or self.without_test or self.unknown)


def prefix_of(rule: str) -> str:
    return rule.partition("-")[0]


@dataclass
class Survey:
    """The coverage of every game that has a rulebook, and the ids in tests that belong to none of them."""

    games: list[Coverage]
    strays: list[str]

    @property
    def complete(self) -> bool:
        return bool(self.games) and all(game.complete for game in self.games) and not self.strays


def ids_in(text: str, prefixes: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Every rule id of these prefixes in a text, with its line."""
    either = "|".join(re.escape(prefix) for prefix in sorted(prefixes))
    if not either:
        return
    pattern = re.compile(rf"(?<![\w-])(?:{either})(?:-[A-Z0-9]+)*-\d+(?![\w-])")
    for number, line in enumerate(text.splitlines(), 1):
        for match in pattern.finditer(line):
            yield number, match[0]


def ids_marked(source: str) -> Iterator[tuple[int, str]]:
    """Every text inside the brackets of a `pytest.mark.rule(...)`, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"pytest.mark.rule", "mark.rule"}:
            for argument in node.args:
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.lineno, part.value


def survey(root: Path = ROOT) -> Survey:
    games = [
        Coverage(book.parent.name, [rule.id for rule in Rulebook.load(book, *sorted(book.parent.rglob("rules.md")))])
        for book in sorted((root / "src/housebound/games").glob("*/rulebook.md"))
    ]
    for game in games:
        _read_code(game, root)
        _read_scenarios(game, root)
    return Survey(games, _read_marks(games, root))


def _read_code(game: Coverage, root: Path) -> None:
    for path in sorted((root / "src/housebound/games" / game.game).rglob("*.py")):
        for line, rule in ids_in(path.read_text(encoding="utf-8"), game.prefixes):
            _note(game, game.in_code, rule, f"{path.relative_to(root)}:{line}")


def _read_scenarios(game: Coverage, root: Path) -> None:
    for path in sorted((root / "tests/scenarios" / game.game).rglob("*.toml")):
        for rule in {rule: None for case in load_scenarios(path) for rule in case.rules}:
            _note(game, game.in_tests, rule, str(path.relative_to(root)))


def _read_marks(games: list[Coverage], root: Path) -> list[str]:
    strays = []
    by_prefix = {prefix: game for game in games for prefix in game.prefixes}
    for path in sorted((root / "tests").rglob("*.py")):
        for line, rule in ids_marked(path.read_text(encoding="utf-8")):
            place = f"{path.relative_to(root)}:{line}"
            game = by_prefix.get(prefix_of(rule))
            if game is None:
                strays.append(f"{rule} in {place}")
            else:
                _note(game, game.in_tests, rule, place)
    return strays


def _note(game: Coverage, found: dict[str, list[str]], rule: str, place: str) -> None:
    if rule in game.rules:
        found.setdefault(rule, []).append(place)
    else:
        game.unknown.append(f"{rule} in {place}")


def against(game: Coverage, specification: str) -> tuple[list[str], list[str]]:
    """Compare with a specification: its rules that the rulebook lacks, and the rulebook's that it does not have."""
    specified = [rule.id for rule in Rulebook.parse(specification)]
    missing = [rule for rule in specified if rule not in game.rules]
    return missing, [rule for rule in game.rules if rule not in specified]


def _show(console: Console, found: Survey) -> None:
    table = Table("game", "rules", "named in code", "with a test", "are here", title="Rules", title_justify="left")
    for game in found.games:
        counts = (str(len(part)) for part in (game.rules, game.in_code, game.in_tests))
        table.add_row(game.game, *counts, progress(game.game))
    console.print(table)
    for game in found.games:
        _list(console, f"{game.game}: not named in code", game.not_in_code)
        _list(console, f"{game.game}: without a test", game.without_test)
        _list(console, f"{game.game}: not in the rulebook", game.unknown)
    _list(console, "marked in tests, but of no game", found.strays)


def progress(name: str) -> str:
    """How much of the printed game is here, as the game itself says: `haunts: 50 of 50`."""
    if name not in registry.names():
        return ""
    return ", ".join(f"{what}: {here} of {of}" for what, (here, of) in registry.find(name).progress.items())


def _list(console: Console, what: str, ids: list[str]) -> None:
    if ids:
        console.print(f"[bold red]{what} ({len(ids)})[/]")
        for one in ids:
            console.print(f"  {one}", highlight=False, soft_wrap=True)


def main(
    spec: Annotated[
        list[Path] | None,
        typer.Option(exists=True, dir_okay=False, help="Also compare with the ids of this specification."),
    ] = None,
    root: Annotated[Path, typer.Option(exists=True, file_okay=False, help="The project's folder.")] = ROOT,
) -> None:
    """Print how well every game's rules are covered; the exit code is 1 if anything is missing.

    Example: python -m tools.rules --spec room25.md
    """
    console = Console()
    try:
        found = survey(root)
    except HouseboundError as error:
        console.print(f"[bold red]{error}[/]", soft_wrap=True)
        raise typer.Exit(1) from None
    _show(console, found)
    matches = [_compare(console, found, path) for path in spec or []]
    raise typer.Exit(0 if found.complete and all(matches) else 1)


def _compare(console: Console, found: Survey, path: Path) -> bool:
    """Whether the rulebook of the game that this specification is about has exactly its ids."""
    specification = path.read_text(encoding="utf-8")
    prefixes = {prefix_of(rule.id) for rule in Rulebook.parse(specification)}
    meant = [game for game in found.games if game.prefixes & prefixes]
    if not meant:
        console.print(f"[bold red]{path.name}: no game has rules that begin with {', '.join(sorted(prefixes))}[/]")
    differences = 0
    for game in meant:
        missing, extra = against(game, specification)
        console.print(f"{game.game} beside {path.name}: {len(missing)} missing, {len(extra)} more")
        _list(console, f"{game.game}: specified, but not in the rulebook", missing)
        _list(console, f"{game.game}: in the rulebook, but not specified", extra)
        differences += len(missing) + len(extra)
    return bool(meant) and not differences


if __name__ == "__main__":
    typer.run(main)
