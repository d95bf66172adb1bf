"""The programming phase: two tokens in secret, or one, and perhaps Adrenaline (Programming phase, Adrenaline)."""

from __future__ import annotations

from functools import cache
from typing import Final

from housebound.games.room25.figures.elimination import is_open_guard
from housebound.games.room25.numbers import Character, Plan, Seat, TokenSet
from housebound.games.room25.state import COMMITTED, HELD, House
from housebound.games.room25.words import (
    BASIC,
    CALM,
    COLD,
    COMMIT,
    HACK_COMPLEX,
    HACK_ROBOT,
    KEVIN,
    NONE,
    PARANOIA,
    POWER,
    PROGRAM,
    PROGRAMMED,
    TOKEN_OF,
)
from housebound.games.room25.words import COMMITTED as COMMITTED_TOLD
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, all_of, only
from housebound.kernel.sets import has, just, less, members_of, set_of

BASIC_TOKENS: Final = set_of(BASIC)
ALL_TOKENS: Final = BASIC_TOKENS | just(POWER)


def begin_programming(g: House) -> None:
    """Who programs in this round, and who does not: R25-PROG-9.

    R25-PARANOIA-3: Paranoia ends here, if the stack is empty or the character is elsewhere. R25-ROLE-8, R25-SOLO-3,
    R25-SOLO-4: whoever is free picks in play, once only after a Cold Chamber (R25-ROLE-9).
    """
    for c in g.queue:
        if g.tile[c] < 0:
            continue
        if g.paranoid[c] and (not g.stack[c] or g.kind[g.tile[c]] != PARANOIA):
            g.paranoid[c] = False
            g.stack[c] = 0
            g.tell(EVERYONE, CALM, c)
        free = g.free[c] = not g.rules.programming or is_open_guard(g, g.owner[c])
        g.one_action[c] = free and in_cold(g, c)


def programming(g: House) -> Script[None]:
    """R25-PROG-1. All players program at the same time and in secret, each character by itself (R25-MODE-6)."""
    decisions = [decision for c in g.queue if (decision := _decision(g, c)) is not None]
    if decisions:
        answers: list[Option] = yield all_of(decisions)
        for decision, option in zip(decisions, answers, strict=True):
            _lay(g, decision.subject, option)
        g.reveal(EVERYONE)  # how many tokens lie there, and who committed Adrenaline, is plain to see now
        g.tell(EVERYONE, PROGRAMMED)
    for c in g.queue:
        if g.adrenaline[c] == COMMITTED:
            g.tell(EVERYONE, COMMITTED_TOLD, c)  # R25-ADREN-2: open to all when the phase is over


def _decision(g: House, c: Character) -> Decision | None:
    """Secret until the tokens are turned up: R25-PROG-1, R25-PROG-7, R25-ADREN-2. None: nothing to decide."""
    if g.tile[c] < 0:
        return None
    seat = g.owner[c]
    if not g.free[c] and not g.paranoid[c]:
        return Decision(seat, "program", offer_programs, "R25-PROG-1", c, only(seat))
    if may_commit(g, c):
        return Decision(seat, "commit", _offer_commit, rule="R25-ADREN-2", to=only(seat), subject=c)
    return None


def _lay(g: House, c: Character, option: Option) -> None:
    """The tokens lie face-down in their slots; a single one lies between them (R25-PROG-4)."""
    if option.verb is PROGRAM:
        g.first[c], second, adrenaline = option.args
        g.second[c] = second
        g.single[c] = second == NONE
    else:
        adrenaline = option.args[0]
    if adrenaline:
        g.adrenaline[c] = COMMITTED


def tokens_of(g: House, c: Character) -> TokenSet:
    """R25-PROG-2. The action tokens a character has, as bits: five, or four without super-powers, less the lost."""
    return less(ALL_TOKENS if g.rules.powers else BASIC_TOKENS, g.lost[c])


def in_cold(g: House, c: Character) -> bool:
    """R25-COLD-1, R25-COLD-2. Only where it stands in this phase counts."""
    return g.kind[g.tile[c]] == COLD


def may_commit(g: House, c: Character) -> bool:
    """R25-PROG-6, R25-ADREN-1, R25-ADREN-7. It has its Adrenaline token and does not stand in a Cold Chamber."""
    return g.adrenaline[c] == HELD and not in_cold(g, c)


def offer_programs(g: House, seat: Seat, ask: Ask) -> None:
    """R25-PROG-1, R25-PROG-2, R25-PROG-8. One or two of the tokens it has, wherever the character stands.

    Two must differ (R25-PROG-3), one is a single action (R25-PROG-4), none is not enough (R25-PROG-5); and with or
    without Adrenaline (R25-PROG-6).
    """
    c = ask.subject
    cold = in_cold(g, c)
    ask.options += programs(tokens_of(g, c), c == KEVIN, cold, not cold and g.adrenaline[c] == HELD)
    if ask.why:
        _bar_programs(g, c, ask)


def _bar_programs(g: House, c: Character, ask: Ask) -> None:
    legal = set(ask.options)
    hacks = (HACK_COMPLEX, HACK_ROBOT)
    for option in programs(ALL_TOKENS, c == KEVIN, False, True):
        if option in legal:
            continue
        first, second, adrenaline = option.args
        if not g.rules.powers and POWER in (TOKEN_OF[first], TOKEN_OF[second]):
            ask.bar(option, "R25-MODE-3")
        elif any(has(g.lost[c], TOKEN_OF[plan]) for plan in (first, second)):
            ask.bar(option, "R25-PENALTY-1")
        elif second != NONE and in_cold(g, c):
            ask.bar(option, "R25-COLD-1")
        elif adrenaline:
            ask.bar(option, "R25-ADREN-7" if in_cold(g, c) else "R25-ADREN-1")
    for commit in (0, 1):
        for plan in _plans(ALL_TOKENS, c == KEVIN):
            for same in hacks if plan in hacks else (plan,):  # both of Kevin's powers are one token
                ask.bar(PROGRAM(plan, same, commit), "R25-PROG-3")
        ask.bar(PROGRAM(NONE, NONE, commit), "R25-PROG-5")
    if c == KEVIN:
        for option in programs(ALL_TOKENS, kevin=False, cold=False, adrenaline=True):
            if POWER in option.args[:2]:
                ask.bar(option, "R25-KEVIN-1")  # he must say which of his two powers


@cache
def programs(tokens: TokenSet, kevin: bool, cold: bool, adrenaline: bool) -> tuple[Option, ...]:
    """Every program that can be laid with these tokens (bits): two first, then one alone, then with Adrenaline."""
    plans = _plans(tokens, kevin)
    pairs = [(one, two) for one in plans for two in plans if TOKEN_OF[one] != TOKEN_OF[two]]  # R25-PROG-3
    alone = [(one, NONE) for one in plans]
    laid = alone if cold else pairs + alone
    commits = (0, 1) if adrenaline else (0,)
    return tuple(PROGRAM(one, two, commit) for commit in commits for one, two in laid)


def _plans(tokens: TokenSet, kevin: bool) -> list[Plan]:
    """R25-KEVIN-1. Kevin chooses between his two powers when he programs the token."""
    plans = list(members_of(tokens))
    if kevin and POWER in plans:
        plans.remove(POWER)
        plans += [HACK_COMPLEX, HACK_ROBOT]
    return plans


def _offer_commit(g: House, seat: Seat, ask: Ask) -> None:
    """R25-ROLE-9, R25-SOLO-4, R25-PARANOIA-6. Whoever does not program (R25-PROG-9) still decides on Adrenaline now."""
    ask.options += (COMMIT(0), COMMIT(1))
    if ask.why:
        for option in programs(tokens_of(g, ask.subject), ask.subject == KEVIN, cold=False, adrenaline=False):
            ask.bar(option, "R25-PROG-9")
