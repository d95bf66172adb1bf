"""Hints at the keyboard: what a hard bot would do in my place, in words."""

from __future__ import annotations

from housebound.bots.hints import advice
from housebound.locales import wording
from housebound.terminal.sitting import Sitting


def hint(sitting: Sitting) -> list[str]:
    """What it would choose, and each option that it considered with its chance to win, by what this seat knows."""
    say, decision = sitting.speech.say, sitting.decision
    if not sitting.hints:
        return [say("hint-off")]
    if decision is None:
        return []
    found = advice(sitting.table, decision)
    if not found.estimates:
        return [say("hint-nothing-else")]
    lines = [say("hint-choice", option=wording.label(found.choice, sitting.speech))]
    for one in found.estimates:
        chance, doubt = round(100 * one.chance), round(100 * one.doubt)
        label = wording.label(one.option, sitting.speech)
        lines.append(say("hint-estimate", option=label, chance=chance, doubt=doubt, worlds=one.worlds))
    return lines
