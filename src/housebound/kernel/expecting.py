"""What a scenario expects of a table: its `then`, or a table among the steps of its `when`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from housebound.kernel.errors import BadPosition, HouseboundError, Refused
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table

KNOWN: Final = frozenset(
    [
        *("state", "view", "asked", "options", "offers", "offers_not", "refused", "result"),
        *("told", "not_told", "talk", "wants"),
    ]
)
"""What can be expected."""


def differences(table: Table, then: Mapping[str, Any]) -> list[str]:
    """Where the table is not as it should be."""
    found: list[str] = []
    if "state" in then:
        found += _paths("state", table.game.position(table.state), then["state"])
    for seat, paths in then.get("view", {}).items():
        board = msgspec.to_builtins(table.view(_seat(seat)).board)
        found += _paths(f"view of {seat}", board, paths)
    found += _compare_asked(table, then)
    for text in then.get("refused", ()):
        if why := _not_refused(table, text):
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
    if word == "spectator":
        return SPECTATOR
    if not word.isdecimal():
        raise BadPosition(f"{word!r} is no seat: write its number, or spectator")
    return int(word)


def who(step: str) -> tuple[int, int, str]:
    """Who does it, which of several things asked at once it answers, and what is done: of `0.1 move(B2)`."""
    by, _, words = step.strip().partition(" ")
    seat, _, nth = by.partition(".")
    if not seat.isdecimal() or (nth and not nth.isdecimal()):
        raise BadPosition(f"cannot read {step!r}: write 'SEAT option', 'SEAT ! option RULE' or '~domain word'")
    return int(seat), int(nth or 0), words.strip()


def is_refused(table: Table, seat: int, nth: int, option: str, rule: str) -> str:
    """What differs, if the option is not refused by this rule; no rule: by any. The table stays as it was."""
    length, before = len(table.tape), table.save_text()
    asked = [d for d in [*table.pending, *(d for d, _ in table.answered), *table.standing] if d.seat == seat]
    decision = next((d.id for d in asked if d.nth == nth), None)
    if asked and decision is None:
        return f"seat {seat} is not asked {nth + 1} things"
    try:
        table.choose(seat, option, decision)
    except Refused as refused:
        rules = [found.id for found in refused.rules]
        if rule and rule not in rules:
            return f"{option} is refused by {', '.join(rules)}, not by {rule}"
        return "" if table.save_text() == before else "a refusal changed the table"
    table.forget(length)
    return f"{option} was not refused"


def _not_refused(table: Table, text: str) -> str:
    try:
        seat, nth, words = who(text)
        option, _, rule = words.removeprefix("!").strip().partition(" ")
        return is_refused(table, seat, nth, option, rule.strip())
    except HouseboundError as error:
        return f"refused {text!r}: {error}"


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
                if any(_is_heard(notice, one) for one in heard) != wanted:
                    found.append(f"seat {seat} was {'not ' if wanted else ''}told {notice}")
    return found


def _is_heard(notice: str, heard: str) -> bool:
    """Whether this notice was heard: all of its details or, of a kind that tells more by now, the first of them."""
    return notice == heard or (notice.endswith(")") and heard.startswith(f"{notice[:-1]}, "))


def _compare_talk(table: Table, expected: Mapping[str, Any]) -> list[str]:
    if not expected:
        return []
    actual: dict[str, Any] = {}
    for channel in table.game.talk(table.state):
        seats = [seat for seat in range(table.seats) if channel.speakers >> seat & 1]
        actual[channel.name] = seats or channel.rule
    return [f"talk: {actual}, not {dict(expected)}"] if actual != dict(expected) else []
