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
    when = ["0 push(kevin,C3)"]               # lines of a tape
    then.state = { "characters.kevin.at" = "C3" }

A step of `when` is a tape's line: ``0 move(B2)`` (seat and choice), ``~room trap`` (a chance outcome; ``~ trap`` will
do), or ``0 ! push(kevin,A3) R25-PUSH-2``: the choice is refused by that rule and play goes on. What `then` may say:

=============  ======================================================================================
state          dotted paths into the position, and what is there
view.SEAT      dotted paths into what that seat sees of the board
asked          who is asked for what: ``["0 move", "2 consent"]``
options        exactly what the first pending decision offers
offers         options that it offers, among others
offers_not     options that it does not offer
refused        ``["0 push(kevin,A3) R25-PUSH-2"]``: choices, each with the rule that refuses it
result         any of winners, why, rounds
told.SEAT      notices that the seat has been told, ``["eliminated(character=kevin)"]``
not_told.SEAT  notices that it has not been told
talk           who may speak: channel name -> the speaking seats, or the rule that silences it
wants          the domain of the chance outcome that is needed next
=============  ======================================================================================

Dice are people's dice: every outcome must stand in `when`, unless the scenario has a `seed`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from housebound.kernel import registry
from housebound.kernel.errors import BadPosition, HouseboundError, Refused
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table

_KEYS = {"rule", "rules", "about", "game", "seats", "options", "seed", "given", "when", "then", "case"}
_THEN = {"state", "view", "asked", "options", "offers", "offers_not", "refused", "result"}
_THEN |= {"told", "not_told", "talk", "wants"}


class Scenario(msgspec.Struct, frozen=True):
    """One case of a scenario file, complete in itself."""

    name: str
    rules: tuple[str, ...]
    game: str
    seats: int
    options: dict[str, Any]
    seed: int | None
    given: dict[str, Any] | None
    when: tuple[str, ...]
    then: dict[str, Any]


def load_scenarios(path: str | Path) -> list[Scenario]:
    """The cases of a scenario file. What is wrong with a bad one is said with the file's name."""
    path = Path(path)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPosition(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadPosition(f"{path}: {error}") from None
    cases = data.pop("case", None)
    if cases is None:
        return [_scenario(path.stem, path, data)]
    return [_scenario(f"{path.stem} #{n}", path, _merged(data, case)) for n, case in enumerate(cases, 1)]


def _merged(base: Mapping[str, Any], case: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in case.items():
        if isinstance(value, dict) and isinstance(merged.get(key), dict):
            merged[key] = _merged(merged[key], value)
        else:
            merged[key] = value
    return merged


def _scenario(name: str, path: Path, data: dict[str, Any]) -> Scenario:
    for key in data:
        if key not in _KEYS:
            raise BadPosition(f"{path}: unknown key {key!r}; known: {', '.join(sorted(_KEYS))}")
    then = data.get("then", {})
    for key in then:
        if key not in _THEN:
            raise BadPosition(f"{path}: then.{key} is unknown; known: {', '.join(sorted(_THEN))}")
    rules = tuple(data.get("rules", ())) + ((data["rule"],) if "rule" in data else ())
    missing = [key for key in ("game", "seats", "then") if key not in data]
    if missing or not rules:
        raise BadPosition(f"{path}: {', '.join(missing) or 'rule'} is missing")
    return Scenario(
        name=name,
        rules=rules,
        game=data["game"],
        seats=data["seats"],
        options=data.get("options", {}),
        seed=data.get("seed"),
        given=data.get("given"),
        when=tuple(data.get("when", ())),
        then=then,
    )


def run_scenario(path: str | Path) -> list[str]:
    """Run every case of a file; the differences found, each with its case. Empty: all holds."""
    return [f"{case.name}: {what}" for case in load_scenarios(path) for what in run_case(case)]


def run_case(case: Scenario) -> list[str]:
    """Set up the position, play the steps, compare."""
    for rule in case.rules:
        if rule not in registry.find(case.game).rulebook:
            return [f"rule {rule} is not in the rulebook of {case.game}"]
    try:
        table = set_up(case)
        for number, step in enumerate(case.when, 1):
            try:
                difference = _step(table, step)
            except HouseboundError as error:
                return [f"step {number} ({step}): {error}"]
            if difference:
                return [f"step {number} ({step}): {difference}"]
    except BadPosition as error:
        return [str(error)]
    return _compare(table, case.then)


def set_up(case: Scenario) -> Table:
    """The table of a scenario before its first step."""
    game = registry.find(case.game)
    settings = game.settle(case.seats, case.options)
    origin = None if case.given is None else game.from_position(case.seats, settings, case.given)
    return Table(game, case.seats, settings, seed=case.seed, people_roll=case.seed is None, origin=origin)


def _step(table: Table, step: str) -> str:
    if step.startswith("~"):
        if table.needs is None:
            return "no chance outcome is wanted here"
        name, _, words = step[1:].partition(" ")
        if name and name != table.needs.domain.name:
            return f"an outcome of {table.needs.domain.name} is wanted, not of {name}"
        table.enter(words)
        return ""
    seat, nth, words = _who(step)
    if table.needs is not None:
        return f"an outcome of {table.needs.domain.name} is wanted first: {', '.join(table.needs.words)}"
    if words.startswith("!"):
        option, _, rule = words[1:].strip().partition(" ")
        return _refusal(table, seat, option, rule.strip())
    mine = [d.id for d in table.pending if d.seat == seat and d.nth == nth]
    table.choose(seat, words, mine[0] if mine else None)
    return ""


def _who(step: str) -> tuple[int, int, str]:
    who, _, words = step.strip().partition(" ")
    seat, _, nth = who.partition(".")
    if not seat.isdecimal() or (nth and not nth.isdecimal()):
        raise BadPosition(f"cannot read {step!r}: write 'SEAT option', 'SEAT ! option RULE' or '~domain word'")
    return int(seat), int(nth or 0), words.strip()


def _refusal(table: Table, seat: int, option: str, rule: str) -> str:
    before = table.save_text()
    try:
        table.choose(seat, option)
    except Refused as refused:
        rules = [found.id for found in refused.rules]
        if rule not in rules:
            return f"{option} is refused by {', '.join(rules)}, not by {rule}"
        return "" if table.save_text() == before else "a refusal changed the table"
    return f"{option} was not refused"


# -- comparing


def _compare(table: Table, then: Mapping[str, Any]) -> list[str]:
    found: list[str] = []
    if "state" in then:
        found += _paths("state", table.game.position(table.state), then["state"])
    for seat, paths in then.get("view", {}).items():
        board = msgspec.to_builtins(table.view(_seat(seat)).board)
        found += _paths(f"view of {seat}", board, paths)
    found += _compare_asked(table, then)
    for text in then.get("refused", ()):
        seat, _, words = _who(text)
        option, _, rule = words.partition(" ")
        if why := _refusal(table, seat, option, rule):
            found.append(why)
    found += _compare_result(table, then.get("result", {}))
    found += _compare_told(table, then)
    found += _compare_talk(table, then.get("talk", {}))
    if "wants" in then:
        wanted = table.needs.domain.name if table.needs else "nothing"
        if wanted != then["wants"]:
            found.append(f"wanted is an outcome of {wanted}, not of {then['wants']}")
    return found


def _seat(word: str) -> int:
    return SPECTATOR if word == "spectator" else int(word)


def _paths(what: str, data: Any, expected: Mapping[str, Any]) -> list[str]:
    found = []
    for path, value in expected.items():
        try:
            actual = _at(data, path)
        except (KeyError, IndexError, ValueError, TypeError):
            found.append(f"{what} has no {path}")
            continue
        if actual != value:
            found.append(f"{what}: {path} is {actual!r}, not {value!r}")
    return found


def _at(data: Any, path: str) -> Any:
    for part in path.split("."):
        data = data[int(part)] if isinstance(data, list | tuple) else data[part]
    return list(data) if isinstance(data, tuple) else data


def _compare_asked(table: Table, then: Mapping[str, Any]) -> list[str]:
    found = []
    if "asked" in then:
        asked = [f"{seat} {prompt}" for seat, prompt in table.waiting]
        if sorted(asked) != sorted(then["asked"]):
            found.append(f"asked are {asked}, not {then['asked']}")
    if not any(key in then for key in ("options", "offers", "offers_not")):
        return found
    if not table.pending:
        needs = f"; an outcome of {table.needs.domain.name} is needed" if table.needs else ""
        return [*found, f"nothing is asked{needs}"]
    options = [option.name for option in table.pending[0].options]
    if "options" in then and sorted(options) != sorted(then["options"]):
        found.append(f"offered are {sorted(options)}, not {sorted(then['options'])}")
    found += [f"{option} is not offered, only {options}" for option in then.get("offers", ()) if option not in options]
    found += [f"{option} is offered" for option in then.get("offers_not", ()) if option in options]
    return found


def _compare_result(table: Table, expected: Mapping[str, Any]) -> list[str]:
    if not expected:
        return []
    if table.result is None:
        return ["the game is not over"]
    actual = msgspec.to_builtins(table.result)
    return _paths("result", actual, expected)


def _compare_told(table: Table, then: Mapping[str, Any]) -> list[str]:
    found = []
    for key, wanted in (("told", True), ("not_told", False)):
        for seat, notices in then.get(key, {}).items():
            heard = [repr(notice) for _, notice in table.notices(_seat(seat))]
            for notice in notices:
                if (notice in heard) != wanted:
                    found.append(f"seat {seat} was {'not ' if wanted else ''}told {notice}")
    return found


def _compare_talk(table: Table, expected: Mapping[str, Any]) -> list[str]:
    if not expected:
        return []
    actual: dict[str, Any] = {}
    for channel in table.game.talk(table.state):
        seats = [seat for seat in range(table.seats) if channel.speakers >> seat & 1]
        actual[channel.name] = seats or channel.rule
    return [f"talk: {actual}, not {dict(expected)}"] if actual != dict(expected) else []
