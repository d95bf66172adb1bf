"""A tape played back: what one seat, a spectator or everybody saw, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from housebound.kernel.chance import Choice, Outcome
from housebound.kernel.counting import seat_number
from housebound.kernel.game import Speech
from housebound.kernel.script import Decision
from housebound.kernel.table import Table
from housebound.kernel.tape import load_text
from housebound.locales import wording


class Step(NamedTuple):
    """The table after one choice and all that followed from it; the first step has no choice."""

    table: Table
    choice: Choice | None
    decision: Decision | None
    secret: bool
    """Whether others only learn that a choice was made, not which."""


def steps(text: str) -> Iterator[Step]:
    """The whole tape, one choice after another. Outcomes come from the tape, never from the dice."""
    whole = load_text(text)
    cuts = [i for i, event in enumerate(whole.tape) if not isinstance(event, Outcome)] + [len(whole.tape)]
    before = load_text(text, length=cuts[0])
    yield Step(before, None, None, False)
    for cut, following in pairwise(cuts):
        choice = whole.tape[cut]
        assert not isinstance(choice, Outcome)
        after = load_text(text, length=following)
        at_once = [*before.pending, *(asked for asked, _ in before.answered)]
        decision = next(asked for asked in at_once if (asked.seat, asked.nth) == choice[:2])
        yield Step(after, choice, decision, len(at_once) > 1)
        before = after


def seen_steps(played: Sequence[Step], eyes: Sequence[int]) -> list[Step]:
    """The steps of which any of these eyes may know: of choices behind a screen, those that changed what they see."""
    seen = list(played[:1])
    for before, step in pairwise(played):
        known = step.decision is None or any(step.decision.known >> eye & 1 for eye in eyes)
        if known or any(step.table.sent(eye) != before.table.sent(eye) for eye in eyes):
            seen.append(step)
    return seen


def told_of_choice(step: Step, seat: int, speech: Speech) -> str:
    """The choice in words, as much of it as this seat may know."""
    choice, decision = step.choice, step.decision
    if choice is None or decision is None or not decision.known >> seat & 1:
        return ""
    chooser, _, option = choice
    if seat == chooser or (decision.to >> seat & 1 and not step.secret):
        return speech.say("chose", seat=seat_number(chooser), option=wording.label(option, speech))
    return speech.say("chose-secretly", seat=seat_number(chooser))


def news(step: Step, seat: int, since: int, speech: Speech) -> list[str]:
    """What the seat was told from its notice number `since` on."""
    return [wording.told(notice, speech) for _, notice in step.table.notices(seat, since)]
