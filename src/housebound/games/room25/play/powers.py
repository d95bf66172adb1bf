"""Super-powers: what each character's fifth token may do now, and doing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.room25.complex.locks import lock_room, offer_lock
from housebound.games.room25.complex.plan import face_up_blue, occupants, occupied, replace, swap, turn_down
from housebound.games.room25.figures.entering import go, why_closed, why_not_go
from housebound.games.room25.figures.robots import alice_agrees, carry_out, destroy, offer_orders
from housebound.games.room25.numbers import Character, Plan, Seat, Space, Tile
from housebound.games.room25.state import HELD, OUT, House
from housebound.games.room25.words import (
    ADJACENT,
    ALICE,
    BRUCE,
    CALL,
    CALLED,
    CARRIED,
    CARRY,
    CENTRAL,
    EMMETT,
    FLOODED,
    FRANK,
    HACK_ROBOT,
    HIDDEN,
    HIDE,
    JENNIFER,
    KEVIN,
    LOCK,
    MAX,
    POWER,
    REACTIVATE,
    RECOVER,
    RECOVERED,
    SABOTAGE_ROBOT,
    SABOTAGE_ROOM,
    SARAH,
    SWAP,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, forced

PowerOffers = Callable[[House, Character, Ask], None]
"""What a power may do now: state, whoever uses it, what is asked."""


def offer_power(g: House, c: Character, plan: Plan, ask: Ask) -> None:
    """R25-POWER-1, R25-POWER-2, R25-POWER-4. Nothing in the Central Room; of two powers, whatever is possible."""
    if g.kind[g.tile[c]] != CENTRAL:
        _offer_own(g, c, plan, ask)
    elif ask.why:
        elsewhere = Ask(ask.subject, [], True, [])
        _offer_own(g, c, plan, elsewhere)
        _bar_all(elsewhere, "R25-POWER-2", ask)


def _offer_own(g: House, c: Character, plan: Plan, ask: Ask) -> None:
    if c == KEVIN:
        _offer_kevin(g, c, plan, ask)
    else:
        _OFFERS[c](g, c, ask)


def _bar_all(elsewhere: Ask, rule: str, ask: Ask) -> None:
    """Whatever would be offered or barred elsewhere is barred here, by one rule."""
    for option in elsewhere.options:
        ask.bar(option, rule)
    for option, _ in elsewhere.barred or ():
        ask.bar(option, rule)


def _bar_power(g: House, c: Character, offers: PowerOffers, rule: str, ask: Ask) -> None:
    """A power that this character does not have now, and the rule that says so."""
    elsewhere = Ask(ask.subject, [], True, [])
    offers(g, c, elsewhere)
    _bar_all(elsewhere, rule, ask)


def use_power(g: House, c: Character, option: Option) -> Script[None]:
    """Carry out the chosen super-power."""
    verb = option.verb
    if verb is CALL:
        yield from call(g, c, option.args[0])
    elif verb is CARRY:
        yield from carry(g, c, option.args[0], option.args[1])
    elif option is RECOVER:
        recover(g, c)
    elif verb is REACTIVATE:
        reactivate(g, option.args[0])
    elif verb is LOCK:
        yield from lock_room(g, g.at[option.args[0]], g.owner[c])
    elif option is HIDE:
        hide(g, c)
    elif option is SABOTAGE_ROOM:
        sabotage_room(g, c)
    elif verb is SABOTAGE_ROBOT:
        destroy(g, option.args[0])
    elif verb is SWAP:
        swap(g, option.args[0], option.args[1])
    else:
        yield from hack_robot(g, c, option)


# -- Jennifer


def _offer_call(g: House, c: Character, ask: Ask) -> None:
    """R25-JENNIFER-1, R25-JENNIFER-2, R25-JENNIFER-3, R25-JENNIFER-5, R25-JENNIFER-6, R25-BRUCE-13,
    R25-ALICE-3.

    Anybody visible in an adjacent room of any kind, if it may come in here.
    """
    here = g.tile[c]
    for space in ADJACENT[g.where[here]]:
        for other in occupants(g, g.at[space]):
            ask.offer(CALL(other), unless=_why_no_call(g, other, here))


def _why_no_call(g: House, other: Character, here: Tile) -> str:
    if g.kind[here] == FLOODED:
        return "R25-JENNIFER-2"
    if g.invisible[other]:
        return "R25-JENNIFER-5"
    why = why_closed(g, other, here)
    return "R25-JENNIFER-3" if why == "R25-BAR-3" else why


def call(g: House, c: Character, other: Character) -> Script[None]:
    """R25-JENNIFER-1. No consent is needed, except Alice's when Bruce calls her (R25-BRUCE-4)."""
    if c == BRUCE and not (yield from alice_agrees(g, other, g.owner[c], "R25-BRUCE-4")):
        return
    g.tell(EVERYONE, CALLED, c, other)
    yield from go(g, [other], g.tile[c], g.where[g.tile[other]])


# -- Max


def _offer_carry(g: House, c: Character, ask: Ask) -> None:
    """R25-MAX-1, R25-MAX-5, R25-MAX-6, R25-ALICE-3. One other visible character, to a room that both may enter.

    No corridor binds a super-power (R25-ROTATE-2); a Prison Cell binds both (R25-PRISON-2). Bruce cannot carry
    Max (R25-BRUCE-6).
    """
    here = g.tile[c]
    space = g.where[here]
    for other in occupants(g, here):
        if other == c:
            continue
        for to in ADJACENT[space]:
            ask.offer(CARRY(other, to), unless=_why_no_carry(g, c, other, space, to))


def _why_no_carry(g: House, c: Character, other: Character, space: Space, to: Space) -> str:
    if g.invisible[other]:
        return "R25-MAX-6"
    if c == BRUCE and other == MAX:
        return "R25-BRUCE-6"
    return why_not_go(g, c, space, to, False) or why_not_go(g, other, space, to, False)


def carry(g: House, c: Character, other: Character, to: Space) -> Script[None]:
    """R25-MAX-1, R25-MAX-2, R25-MAX-4. Both go together; the carrier makes every choice."""
    g.tell(EVERYONE, CARRIED, c, other, to)
    yield from go(g, [c, other], g.at[to], g.where[g.tile[c]])


# -- Frank


def _offer_recover(g: House, c: Character, ask: Ask) -> None:
    """R25-FRANK-1, R25-FRANK-2, R25-FRANK-4. Only for a token that is out, and only where there are tokens at all."""
    held = "" if g.adrenaline[c] == OUT else "R25-FRANK-2"
    ask.offer(RECOVER, unless=held if g.rules.adrenaline else "R25-FRANK-4")


def recover(g: House, c: Character) -> None:
    """R25-FRANK-1, R25-FRANK-3, R25-BRUCE-5. The own Adrenaline token comes back, whatever took it."""
    g.adrenaline[c] = HELD
    g.tell(EVERYONE, RECOVERED, c)


# -- Emmett


def _offer_emmett(g: House, c: Character, ask: Ask) -> None:
    """R25-EMMETT-2, R25-EMMETT-3. Either power, whichever is possible."""
    _offer_reactivate(g, c, ask)
    offer_lock(g, c, ask)


def _offer_reactivate(g: House, c: Character, ask: Ask) -> None:
    """R25-EMMETT-4, R25-BRUCE-8. An adjacent room with a No-Entry token and nobody in it."""
    for space in ADJACENT[g.where[g.tile[c]]]:
        tile = g.at[space]
        deserted = g.no_entry[tile] and not occupied(g, tile)
        ask.offer(REACTIVATE(space), unless="" if deserted else "R25-EMMETT-4")


def reactivate(g: House, space: Space) -> None:
    """R25-EMMETT-4, R25-BAR-2, R25-COLOUR-6. The No-Entry token goes, and the tile is turned face-down."""
    tile = g.at[space]
    g.no_entry[tile] = False
    turn_down(g, tile)


# -- Alice


def _offer_hide(g: House, c: Character, ask: Ask) -> None:
    """R25-ALICE-1, R25-ALICE-2."""
    ask.options.append(HIDE)


def hide(g: House, c: Character) -> None:
    """R25-ALICE-2, R25-ALICE-6, R25-BRUCE-9. Invisible until the next action, however many rounds later."""
    g.invisible[c] = True
    g.tell(EVERYONE, HIDDEN, c)


# -- Sarah


def _offer_sarah(g: House, c: Character, ask: Ask) -> None:
    """R25-SARAH-2, R25-SARAH-8, R25-SARAH-9. The room, or a robot in it."""
    _offer_sabotage_room(g, c, ask)
    _offer_sabotage_robot(g, c, ask)


def _offer_sabotage_room(g: House, c: Character, ask: Ask) -> None:
    """R25-SARAH-1, R25-SARAH-3, R25-SARAH-4, R25-SARAH-7, R25-BRUCE-10. Any room but a blue one, for an Empty Room."""
    why = ""
    if face_up_blue(g, g.tile[c]):
        why = "R25-SARAH-4"
    elif not g.empties[c]:
        why = "R25-SARAH-9" if c == SARAH else "R25-BRUCE-10"
    ask.offer(SABOTAGE_ROOM, unless=why)


def _offer_sabotage_robot(g: House, c: Character, ask: Ask) -> None:
    """R25-SARAH-8. Only a robot in her own room."""
    for r in range(g.robots):
        ask.offer(SABOTAGE_ROBOT(r), unless="" if g.robot_tile[r] == g.tile[c] else "R25-SARAH-8")


def sabotage_room(g: House, c: Character) -> None:
    """R25-SARAH-3, R25-SARAH-5."""
    g.empties[c] -= 1
    replace(g, g.tile[c])


# -- Kevin


def _offer_kevin(g: House, c: Character, plan: Plan, ask: Ask) -> None:
    """R25-KEVIN-1, R25-KEVIN-2. What he programmed; if that is impossible, the other; unprogrammed, either."""
    meant, other = (offer_orders, _offer_swap) if plan == HACK_ROBOT else (_offer_swap, offer_orders)
    before = len(ask.options)
    meant(g, c, ask)
    if plan == POWER or len(ask.options) == before:
        other(g, c, ask)
    elif ask.why:
        _bar_power(g, c, other, "R25-KEVIN-1", ask)


def _offer_swap(g: House, c: Character, ask: Ask) -> None:
    """R25-KEVIN-3, R25-CENTRAL-2. Two adjacent rooms, neither of them a face-up blue one."""
    spaces = ADJACENT[g.where[g.tile[c]]]
    for i, one in enumerate(spaces):
        for two in spaces[i + 1 :]:
            blue = face_up_blue(g, g.at[one]) or face_up_blue(g, g.at[two])
            ask.offer(SWAP(one, two), unless="R25-KEVIN-3" if blue else "")


def hack_robot(g: House, c: Character, option: Option) -> Script[None]:
    """R25-KEVIN-4, R25-ROBOT-18. Give the order; if Alice refuses to be pushed, another one.

    There is always one: wherever the robot could have pushed her, it can go itself.
    """
    while not (yield from carry_out(g, c, option)):
        again = Decision(g.owner[c], "order", _offer_orders_again, rule="R25-ROBOT-18", subject=c)
        option = yield from forced(g, again)


def _offer_orders_again(g: House, seat: Seat, ask: Ask) -> None:
    offer_orders(g, ask.subject, ask)


# -- Bruce


def _offer_imitate(g: House, c: Character, ask: Ask) -> None:
    """R25-BRUCE-2, R25-BRUCE-3, R25-BRUCE-12. The powers, in part, of those in his room or an adjacent one."""
    here = g.tile[c]
    space = g.where[here]
    near = occupants(g, here)
    for to in ADJACENT[space]:
        near += occupants(g, g.at[to])
    for other in near:
        if other == FRANK and g.tile[other] != here:
            ask.bar(RECOVER, "R25-BRUCE-5")
        elif other != c:
            _IMITATED[other](g, c, ask)
    if ask.why:
        _bar_imitating(g, c, near, ask)


def _bar_imitating(g: House, c: Character, near: list[Character], ask: Ask) -> None:
    """R25-BRUCE-2. The powers of those who are not in reach, and what he never does of a power."""
    for other, offers in _IMITATED.items():
        if other not in near:
            _bar_power(g, c, offers, "R25-BRUCE-2", ask)
    for offers, rule in _NOT_IMITATED:
        _bar_power(g, c, offers, rule, ask)


_OFFERS: Final[dict[Character, PowerOffers]] = {
    JENNIFER: _offer_call,
    MAX: _offer_carry,
    FRANK: _offer_recover,
    EMMETT: _offer_emmett,
    ALICE: _offer_hide,
    SARAH: _offer_sarah,
    BRUCE: _offer_imitate,
}

_IMITATED: Final[dict[Character, PowerOffers]] = {
    JENNIFER: _offer_call,
    MAX: _offer_carry,
    FRANK: _offer_recover,
    EMMETT: _offer_reactivate,
    ALICE: _offer_hide,
    SARAH: _offer_sabotage_room,
    KEVIN: offer_orders,
}
"""R25-BRUCE-4, R25-BRUCE-5, R25-BRUCE-6, R25-BRUCE-9. What Bruce does of each power; no immunity (R25-BRUCE-11)."""

_NOT_IMITATED: Final[tuple[tuple[PowerOffers, str], ...]] = (
    (offer_lock, "R25-BRUCE-8"),
    (_offer_sabotage_robot, "R25-BRUCE-10"),
    (_offer_swap, "R25-BRUCE-7"),
)
"""R25-BRUCE-7, R25-BRUCE-8, R25-BRUCE-10. What he does not: no lock, no sabotaged robot, no hacked Complex."""
