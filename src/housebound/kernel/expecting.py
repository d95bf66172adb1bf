"""What a scenario expects of a table: its `then`, or a table among the steps of its `when`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from housebound.kernel.errors import BadPosition, Differs, HouseboundError, Refused
from housebound.kernel.script import SPECTATOR
from housebound.kernel.table import Table

KNOWN: Final = frozenset(
    [
        *("state", "view", "asked", "options", "offers", "offers_not", "refused", "result"),
        *("told", "not_told", "talk", "wants"),
    ]
)
"""What can be expected."""


def differences(table: Table, then: Mapping[str, Any]) -> list[Differs]:
    """Where the table is not as it should be."""
    found: list[Differs] = []
    if "state" in then:
        found += _paths("state", table.game.position(table.state), then["state"])
    for seat, paths in then.get("view", {}).items():
        board = msgspec.to_builtins(table.view(_seat(seat)).board)
        found += _paths(f"view.{seat}", board, paths)
    found += _compare_asked(table, then)
    for text in then.get("refused", ()):
        if why := _not_refused(table, text):
            found.append(why)
    found += _compare_result(table, then.get("result", {}))
    found += _compare_told(table, then)
    found += _compare_talk(table, then.get("talk", {}))
    if "wants" in then:
        found += _compare_needs(table, then["wants"])
    return found


def _seat(word: str) -> int:
    if word == "spectator":
        return SPECTATOR
    if not word.isdecimal():
        raise BadPosition("is-no-seat-write-its-number-or-spectator", word=repr(word))
    return int(word)


def who(step: str) -> tuple[int, int, str]:
    """Who does it, which of several things asked at once it answers, and what is done: of `0.1 move(B2)`."""
    by, _, words = step.strip().partition(" ")
    seat, _, nth = by.partition(".")
    if not seat.isdecimal() or (nth and not nth.isdecimal()):
        raise BadPosition("cannot-read-step-of-scenario", step=repr(step))
    return int(seat), int(nth or 0), words.strip()


def is_refused(table: Table, seat: int, nth: int, option: str, rule: str) -> Differs | None:
    """What differs, if the option is not refused by this rule; no rule: by any. The table stays as it was."""
    length, before = len(table.tape), table.save_text()
    asked = [d for d in [*table.pending, *(d for d, _ in table.answered), *table.standing] if d.seat == seat]
    decision = next((d.id for d in asked if d.nth == nth), None)
    if asked and decision is None:
        return Differs("differs-asked-less", seat=seat, number=nth + 1)
    try:
        table.choose(seat, option, decision)
    except Refused as refused:
        rules = [found.id for found in refused.rules]
        if rule and rule not in rules:
            return Differs("differs-refused-by-others", option=option, rules=", ".join(rules), rule=rule)
        return None if table.save_text() == before else Differs("differs-changed-by-a-refusal")
    table.forget(length)
    return Differs("differs-not-refused", option=option)


def _not_refused(table: Table, text: str) -> Differs | None:
    try:
        seat, nth, words = who(text)
        option, _, rule = words.removeprefix("!").strip().partition(" ")
        return is_refused(table, seat, nth, option, rule.strip())
    except HouseboundError as error:
        return Differs("differs-refused-line", text=repr(text), why=error)


def _paths(what: str, data: Any, expected: Mapping[str, Any]) -> list[Differs]:
    found = []
    for path, value in expected.items():
        try:
            actual = _at(data, path)
        except (KeyError, IndexError, ValueError, TypeError):
            found.append(Differs("differs-no-path", what=what, path=path))
            continue
        if actual != value:
            found.append(Differs("differs-value", what=what, path=path, actual=repr(actual), expected=repr(value)))
    return found


def _at(data: Any, path: str) -> Any:
    for part in path.split("."):
        data = data[int(part)] if isinstance(data, list | tuple) else data[part]
    return list(data) if isinstance(data, tuple) else data


def _compare_needs(table: Table, domain: str) -> list[Differs]:
    if table.needs is None:
        return [Differs("differs-wants-nothing", expected=domain)]
    wanted = table.needs.domain.name
    return [] if wanted == domain else [Differs("differs-wants", actual=wanted, expected=domain)]


def _compare_asked(table: Table, then: Mapping[str, Any]) -> list[Differs]:
    found = []
    if "asked" in then:
        asked = [f"{seat} {prompt}" for seat, prompt in table.waiting]
        if sorted(asked) != sorted(then["asked"]):
            found.append(Differs("differs-asked", actual=str(asked), expected=str(then["asked"])))
    if not any(key in then for key in ("options", "offers", "offers_not")):
        return found
    if not table.pending:
        needs = table.needs.domain.name if table.needs else ""
        return [*found, Differs("differs-asked-outcome", needs=needs) if needs else Differs("differs-asked-nothing")]
    options = [option.name for option in table.pending[0].options]
    if "options" in then and sorted(options) != sorted(then["options"]):
        found.append(Differs("differs-options", actual=str(sorted(options)), expected=str(sorted(then["options"]))))
    for option in then.get("offers", ()):
        if option not in options:
            found.append(Differs("differs-not-offered", option=option, options=str(options)))
    found += [Differs("differs-offered", option=option) for option in then.get("offers_not", ()) if option in options]
    return found


def _compare_result(table: Table, expected: Mapping[str, Any]) -> list[Differs]:
    if not expected:
        return []
    if table.result is None:
        return [Differs("differs-not-over")]
    actual = msgspec.to_builtins(table.result)
    return _paths("result", actual, expected)


def _compare_told(table: Table, then: Mapping[str, Any]) -> list[Differs]:
    found = []
    for key, wanted in (("told", True), ("not_told", False)):
        for seat, notices in then.get(key, {}).items():
            heard = [repr(notice) for _, notice in table.notices(_seat(seat))]
            for notice in notices:
                if any(_is_heard(notice, one) for one in heard) != wanted:
                    what = "differs-not-told" if wanted else "differs-told"
                    found.append(Differs(what, seat=seat, notice=notice))
    return found


def _is_heard(notice: str, heard: str) -> bool:
    """Whether this notice was heard: all of its details or, of a kind that tells more by now, the first of them."""
    return notice == heard or (notice.endswith(")") and heard.startswith(f"{notice[:-1]}, "))


def _compare_talk(table: Table, expected: Mapping[str, Any]) -> list[Differs]:
    if not expected:
        return []
    actual: dict[str, Any] = {}
    for channel in table.game.talk(table.state):
        seats = [seat for seat in range(table.seats) if channel.speakers >> seat & 1]
        actual[channel.name] = seats or channel.rule
    if actual == dict(expected):
        return []
    return [Differs("differs-talk", actual=str(actual), expected=str(dict(expected)))]
