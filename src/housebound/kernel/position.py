"""Positions and scenarios: a state written by hand, what is done, and what must then be true.

A scenario is a TOML file about one rule (or a few)::

    rule = "R25-PUSH-2"
    about = "Nobody is pushed out of the Central Room; pushing into it is fine."
    game = "room25"
    seats = 4
    options = { mode = "suspicion" }          # settings of the table

    [given]                                   # a position: only what matters
    remaining = 5

    [given.characters]
    max = { at = "B3", first = "push" }
    kevin = "B3"

    [[case]]                                  # cases share what stands above and add their own
    name = "into the Central Room"            # optional
    when = ["0 push(kevin,C3)"]               # lines of a tape
    then.state = { "characters.kevin.at" = "C3" }

    [[case]]
    over = [{ mode = "team" }, { mode = "competition" }]      # the same case with each of these settings
    when = ["0 ! push(kevin,C3) R25-PUSH-1"]
    then.asked = ["0 push"]

A step of `when` is a tape's line: ``0 move(B2)`` (seat and choice; ``0.1 …`` where a seat is asked several things at
once), ``~room trap`` (a chance outcome; ``~ trap`` will do), or ``0 ! push(kevin,A3) R25-PUSH-2``: the choice is
refused by that rule and play goes on; without a rule: refused, whatever the rule. A table among the steps is
compared there: ``when = ["0 move(B2)", { asked = ["0 push"] }, "0 push(kevin,C3)"]``. What `then` may say:

=============  ======================================================================================
state          dotted paths into the position, and what is there
view.SEAT      dotted paths into what that seat sees of the board
asked          who is asked for what: ``["0 move", "2 consent"]``
options        exactly what the first pending decision offers
offers         options that it offers, among others
offers_not     options that it does not offer
refused        ``["0 push(kevin,A3) R25-PUSH-2"]``: choices, each with the rule that refuses it, or with none
result         any of winners, why, rounds
told.SEAT      notices that the seat has been told, ``["eliminated(character=kevin)"]``, with all or the first details
not_told.SEAT  notices that it has not been told
talk           who may speak: channel name -> the speaking seats, or the rule that silences it
wants          the domain of the chance outcome that is needed next
=============  ======================================================================================

What a case says adds to what stands above it: a table is joined with the table there, key by key; an empty one of
the position (``given.monsters = {}``) empties it. Where a place alone stands for somebody (``kevin = "B3"``), a case
may add facts to it: ``kevin = { first = "push" }``.

Dice are people's dice: every outcome must stand in `when`, unless the scenario has a `seed`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from housebound.kernel import registry
from housebound.kernel.errors import BadPosition, Differs, Either, HouseboundError
from housebound.kernel.expecting import KNOWN, differences, is_refused, who
from housebound.kernel.table import Table

_KEYS = {"name", "rule", "rules", "about", "game", "seats", "options", "over", "seed", "given", "when", "then", "case"}


class Scenario(msgspec.Struct, frozen=True):
    """One case of a scenario file, complete in itself."""

    name: str
    rules: tuple[str, ...]
    game: str
    seats: int
    options: dict[str, Any]
    seed: int | None
    given: dict[str, Any] | None
    when: tuple[str | dict[str, Any], ...]
    then: dict[str, Any]


def load_scenarios(path: str | Path) -> list[Scenario]:
    """The cases of a scenario file. What is wrong with a bad one is said with the file's name."""
    path = Path(path)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPosition("cannot-read", path=path, why=error) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadPosition("in-this-file", path=path, error=error) from None
    cases = data.pop("case", None)
    known = data.get("game") in registry.names()
    shorthand = registry.find(data["game"]).shorthand if known else {}
    written = [data] if cases is None else [_merged(data, case, shorthand) for case in cases]
    found = []
    for n, case in enumerate(written, 1):
        name = path.stem if cases is None else f"{path.stem} #{n}"
        found += _scenarios(f"{name} {case['name']}" if "name" in case else name, path, case)
    return found


class PositionFile(msgspec.Struct, frozen=True):
    """A position with the table it is of: what an editor saves. A scenario file has one, too."""

    game: str
    seats: int
    options: dict[str, Any]
    given: dict[str, Any]


def read_position_file(text: str) -> PositionFile:
    """The position of a file that an editor has saved, or of a scenario file: that of its first case.

    >>> read_position_file('game = "room25"\\nseats = 4\\ngiven = { remaining = 5 }').given
    {'remaining': 5}
    """
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadPosition("this-is-no-position-file", why=str(error)) from None
    if data.get("game") not in registry.names():
        raise BadPosition("a-position-file-begins-with-its-game", known=Either(registry.names()))
    game = registry.find(data["game"])
    cases = data.pop("case", None)
    if isinstance(cases, list) and cases and isinstance(cases[0], dict):
        data = _merged(data, cases[0], game.shorthand)
    seats, options, given = data.get("seats"), data.get("options", {}), data.get("given", {})
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(given, dict):
        raise BadPosition("a-position-file-says")
    return PositionFile(game.name, seats, options, given)


def _merged(
    base: Mapping[str, Any], case: Mapping[str, Any], shorthand: Mapping[str, str], above: str = ""
) -> dict[str, Any]:
    """What stands above, with what a case adds. `shorthand`: the fact for which a bare place stands, by its table."""
    merged = dict(base)
    for key, value in case.items():
        old = merged.get(key)
        if isinstance(value, dict) and isinstance(old, dict) and (value or above != "given"):
            merged[key] = _merged(old, value, shorthand, key)
        elif isinstance(value, dict) and isinstance(old, str) and above in shorthand:
            merged[key] = {shorthand[above]: old, **value}
        else:
            merged[key] = value
    return merged


def _scenarios(name: str, path: Path, data: dict[str, Any]) -> list[Scenario]:
    """A case, once for each of the settings that it is to hold with."""
    over = data.get("over")
    if over is None:
        return [_scenario(name, path, data)]
    if not isinstance(over, list) or not over or not all(isinstance(options, dict) for options in over):
        raise BadPosition("over-needs-a-list-of-settings-like-mode", path=path, name=name)
    return [
        _scenario(
            f"{name} ({', '.join(f'{key}={value}' for key, value in options.items())})",
            path,
            {**data, "options": {**data.get("options", {}), **options}},
        )
        for options in over
    ]


def _scenario(name: str, path: Path, data: dict[str, Any]) -> Scenario:
    for key in data:
        if key not in _KEYS:
            raise BadPosition("unknown-key-known", path=path, name=name, key=repr(key), known=", ".join(sorted(_KEYS)))
    then = data.get("then", {})
    when = tuple(data.get("when", ()))
    for checks in (then, *(step for step in when if isinstance(step, dict))):
        for key in checks:
            if key not in KNOWN:
                raise BadPosition(
                    "then-is-unknown-known", path=path, name=name, key=key, known=", ".join(sorted(KNOWN))
                )
    rules = tuple(data.get("rules", ())) + ((data["rule"],) if "rule" in data else ())
    missing = [key for key in ("game", "seats", "then") if key not in data]
    if missing or not rules:
        raise BadPosition("key-is-missing", path=path, name=name, missing=", ".join(missing) or "rule")
    return Scenario(
        name=name,
        rules=rules,
        game=data["game"],
        seats=data["seats"],
        options=data.get("options", {}),
        seed=data.get("seed"),
        given=data.get("given"),
        when=when,
        then=then,
    )


def run_case(case: Scenario) -> list[HouseboundError]:
    """Set up the position, play the steps, compare."""
    for rule in case.rules:
        if rule not in registry.find(case.game).rulebook:
            return [Differs("differs-no-such-rule", rule=rule, game=case.game)]
    try:
        table = set_up(case)
    except HouseboundError as error:
        return [error]
    found: list[HouseboundError] = []
    for number, step in enumerate(case.when, 1):
        if isinstance(step, dict):
            found += [Differs("differs-after", step=number - 1, what=what) for what in differences(table, step)]
            continue
        try:
            wrong: HouseboundError | None = take_step(table, step)
        except HouseboundError as error:
            wrong = error
        if wrong is not None:
            return [*found, Differs("differs-at", number=number, step=step, what=wrong)]
    return [*found, *differences(table, case.then)]


def set_up(case: Scenario) -> Table:
    """The table of a scenario before its first step."""
    game = registry.find(case.game)
    settings = game.settle(case.seats, case.options)
    origin = None if case.given is None else game.from_position(case.seats, settings, case.given)
    return Table(game, case.seats, settings, seed=case.seed, people_roll=case.seed is None, origin=origin)


def take_step(table: Table, step: str) -> Differs | None:
    """Do what a step of `when` says; what is wrong with it, if it cannot be done here."""
    if step.startswith("~"):
        if table.needs is None:
            return Differs("differs-no-outcome-wanted")
        name, _, words = step[1:].partition(" ")
        if name and name != table.needs.domain.name:
            return Differs("differs-wants", actual=table.needs.domain.name, expected=name)
        table.enter(words)
        return None
    seat, nth, words = who(step)
    if table.needs is not None:
        return Differs("differs-outcome-first", domain=table.needs.domain.name, words=", ".join(table.needs.words))
    if words.startswith("!"):
        option, _, rule = words[1:].strip().partition(" ")
        return is_refused(table, seat, nth, option, rule.strip())
    mine = [d.id for d in table.pending + table.standing if d.seat == seat and d.nth == nth]
    table.choose(seat, words, mine[0] if mine else None)
    return None
