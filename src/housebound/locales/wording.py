"""Options, decisions, notices and results in words.

Message ids follow one pattern for every game: `verb-<verb>` with one detail per domain of the verb (a second
argument of the same domain is `$space2`), `prompt-<prompt>` with `$subject`, `notice-<kind>` with a detail per
field, and `<domain>-<word>` for the words themselves. Underscores in ids become hyphens. Details are words as
people say them; the bare word stands beside each as `$space_word`, for a message that selects by it. What a name
carries as attributes in its language (`room-attic = Чердак` with `.acc` and `.gender`) stands beside it too, as
`$room_acc` and `$room_gender`: a sentence takes the case that it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from housebound.kernel.counting import seat_number
from housebound.kernel.game import Game, Result, Speech
from housebound.kernel.goal import PLAIN, Goal
from housebound.kernel.notice import Notice
from housebound.kernel.script import Decision, Domain, Option
from housebound.kernel.table import Table
from housebound.locales import translated

SEAT = "seat"
"""The name of the domain whose words are numbers of seats, in every game."""


class Posed(Protocol):
    """A decision, or what a seat is sent of it."""

    @property
    def prompt(self) -> str: ...

    @property
    def subject(self) -> int: ...


def message_id(*parts: str) -> str:
    """The id of a message: its parts joined with hyphens.

    >>> message_id("room", "moving_room")
    'room-moving-room'
    """
    return "-".join(parts).replace("_", "-")


def game_name(game: Game[Any], speech: Speech) -> str:
    """The game's name as people say it; one that says nothing of itself keeps the name it is installed under."""
    message = message_id("game", game.name)
    said = speech.say(message)
    return game.name if said == message else said


def word(domain: Domain, index: int, speech: Speech) -> str | int:
    """A word of a domain as people say it; numbers stay numbers, so that plurals fit them, and seats count from one."""
    bare = domain.words[index]
    if bare.isdigit():
        return seat_number(int(bare)) if domain.name == SEAT else int(bare)
    wanted = message_id(domain.name, bare)
    said = speech.say(wanted)
    return bare if said == wanted else said


def label(option: Option, speech: Speech) -> str:
    """What choosing this option means."""
    names: list[str] = []
    for domain in option.verb.domains:
        nth = sum(earlier is domain for earlier in option.verb.domains[: len(names)]) + 1
        names.append(domain.name if nth == 1 else f"{domain.name}{nth}")
    wanted = message_id("verb", option.verb.name)
    said = speech.say(wanted, **_details(names, option.verb.domains, option.args, speech))
    return option.name if said == wanted else said


def sentence(posed: Posed, speech: Speech, game: Game[Any]) -> str:
    """What a decision asks, about whom or what."""
    wanted = message_id("prompt", posed.prompt)
    if game.subjects is None or posed.subject < 0:
        return speech.say(wanted)
    return speech.say(wanted, **_details(["subject"], [game.subjects], [posed.subject], speech))


def told(notice: Notice, speech: Speech) -> str:
    """What happened."""
    kind = notice.kind
    wanted = message_id("notice", kind.name)
    said = speech.say(wanted, **_details(kind.fields, kind.domains, notice.args, speech))
    return repr(notice) if said == wanted else said


def _details(
    names: Sequence[str], domains: Sequence[Domain], indices: Sequence[int], speech: Speech
) -> dict[str, str | int]:
    details: dict[str, str | int] = {}
    for name, domain, index in zip(names, domains, indices, strict=True):
        details[name] = word(domain, index, speech)
        details[f"{name}_word"] = bare = domain.words[index]
        if domain.name == "dice" and len(bare) > 1:
            details[name] = details[f"{name}_word"] = "+".join(bare)  # die by die, as people add them up
        for form, said in speech.forms(message_id(domain.name, bare)).items():
            details[f"{name}_{form}"] = said
    return details


def goal_lines(goal: Goal, speech: Speech) -> list[str]:
    """Who I am, how my side wins, what else ends the game. What no text has is said plainly."""
    named: dict[str, str | int] = {}
    for domain, bare in goal.details.items():
        named[domain] = _named(domain, bare, speech)
        named |= {f"{domain}_{form}": said for form, said in speech.forms(message_id(domain, bare)).items()}
    lines = []
    for wanted, plain in zip(goal.lines, PLAIN.lines, strict=True):
        said = speech.say(wanted, **named)
        lines.append(speech.say(plain) if said == wanted else said)
    return lines


def _named(domain: str, bare: str, speech: Speech) -> str:
    wanted = message_id(domain, bare)
    said = speech.say(wanted)
    return bare if said == wanted else said


def seats(which: Iterable[int]) -> str:
    """Some seats, as people number them.

    >>> seats([0, 2])
    '1, 3'
    """
    return ", ".join(str(seat_number(seat)) for seat in which)


def outcome(result: Result, speech: Speech) -> str:
    """Who won, and after how long."""
    if not result.winners:
        return speech.say("over-nobody", rounds=result.rounds)
    winners = seats(result.winners)
    return speech.say("over-winners", winners=winners, count=len(result.winners), rounds=result.rounds)


def why_over(table: Table, speech: Speech) -> list[str]:
    """Why a table's game has ended: in one sentence, as far as there are words for it, and the rule behind it."""
    result = table.result
    assert result is not None
    side = "" if result.winners else "nobody"
    for wanted in table.game.told_over(table.state):
        said = speech.say(wanted, rounds=result.rounds, side=side)
        if said != wanted:
            return [said, cited(result.why, speech, table.game)]
    return [cited(result.why, speech, table.game)]


def barred(decision: Decision, speech: Speech, game: Game[Any]) -> list[str]:
    """What people might try but may not, a paragraph for each rule that bars some of it."""
    by_rule: dict[str, list[str]] = {}
    for option, rule in decision.barred:
        by_rule.setdefault(rule, []).append(label(option, speech))
    return [
        speech.say("barred-by", rule=cited(rule, speech, game), options="; ".join(dict.fromkeys(options)))
        for rule, options in by_rule.items()
    ]


def cited(rule_id: str, speech: Speech, game: Game[Any]) -> str:
    """A rule as it is quoted: its id and its text."""
    book = translated(game.rulebook, game.name, speech.language)
    return f"{rule_id}: {book[rule_id].text}" if rule_id in book else rule_id
