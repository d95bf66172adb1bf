"""A character's turn in a pass: which token is played, what it may do, and what else a turn allows.

(Action passes, Reminder tokens, Adrenaline, Roles, Solo mode.)
"""

from __future__ import annotations

from typing import Final

from housebound.games.room25.components import CARD
from housebound.games.room25.figures.elimination import eliminate, reveal_outsiders, show_role
from housebound.games.room25.figures.programming import ALL_TOKENS, tokens_of
from housebound.games.room25.numbers import Character, Plan, Seat, Token
from housebound.games.room25.play.actions import (
    control,
    look,
    move,
    offer_control,
    offer_look,
    offer_move,
    offer_push,
    push,
)
from housebound.games.room25.play.powers import offer_power, use_power
from housebound.games.room25.state import COMMITTED, HELD, INSANE, OUT, PASS_1, PASS_2, PASS_3, House
from housebound.games.room25.words import (
    ACTION_LOST,
    BASIC,
    COMMIT,
    CONTROL,
    COOPERATION,
    DECLINE,
    DECLINED,
    DO_LOOK,
    DO_MOVE,
    DO_PUSH,
    DO_SHIFT,
    DONE,
    GUARD,
    HIDE,
    LOOK,
    LOSE,
    MARK,
    MOVE,
    NONE,
    POWER,
    PUSH,
    REMIND,
    REMINDED,
    REVEAL,
    SHOWN,
    SOLO,
    SUSPICION,
    TOKEN_OF,
    TOKEN_UP,
    TOKENS,
    USE,
    WAIT,
    WAITED,
)
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Offers, Option, Script, forced
from housebound.kernel.sets import has, just, less, members_of, without

_LOOK: Final = DO_LOOK[0].verb
_MOVE: Final = DO_MOVE[0].verb
_LOSE: Final = LOSE[0].verb
_USE: Final = USE[0].verb
_BASIC_TOKENS: Final = [USE[token] for token in BASIC]
_TOKEN_OF_VERB: Final = {_LOOK: LOOK, _MOVE: MOVE, DO_PUSH: PUSH, DO_SHIFT: CONTROL}


def begin_turn(g: House, c: Character) -> str:
    """What the player is asked first: what to do with the token turned up, or which token, or whether to wait.

    Empty if the character has nothing to play in this pass: R25-ACT-4, R25-ROUND-2, R25-REGEN-3. R25-ADREN-6: its
    Adrenaline does not depend on other actions. R25-ROLE-14: an open Guard is free from the next round on.
    R25-PARANOIA-4, R25-PARANOIA-5, R25-PARANOIA-8: under Paranoia it has, wherever it is, while its stack lasts.
    """
    if g.tile[c] < 0 or g.resting[c]:
        return ""
    phase = g.phase
    if phase == PASS_3:
        if g.adrenaline[c] != COMMITTED:
            return ""
        g.adrenaline[c] = OUT  # R25-ADREN-8
        prompt = "adrenaline"
    elif g.paranoid[c]:
        if not g.stack[c]:
            return ""
        g.shown = NONE  # until people have said which token is on top
        return _turn_up(g, c, _top_of_stack(g, c))
    elif g.free[c]:
        if g.one_action[c] and g.played[c]:
            return ""
        prompt = "free" if g.rules.mode != SOLO else "solo"
    else:
        slots = g.first if phase == PASS_1 else g.second
        plan = slots[c]
        if plan == NONE:
            return ""
        if not g.single[c] or phase != PASS_1:
            slots[c] = NONE
            return _turn_up(g, c, plan)
        prompt = "single"
    g.shown = NONE
    return prompt


def take_turn(g: House, c: Character, prompt: str) -> Script[None]:
    """R25-ACT-1, R25-ACT-2. The character plays one action; everything it sets off is done before the next.

    `prompt` is what the player is asked first: see `begin_turn`.
    """
    g.learnt = False
    g.consent_refused = False
    seat = g.owner[c]
    while True:
        offers, rule, own_act = _ASKED[prompt]
        decision = Decision(seat, prompt, offers, rule, c)
        # while a role is secret everybody is asked: not asking would tell that there is nothing to reveal
        asked = own_act or (g.rules.mode == SUSPICION and not g.role_shown[seat])
        option: Option = (yield decision) if asked else (yield from forced(g, decision))
        if option is REMIND:
            yield from _lay_reminder(g, c)
        elif option is REVEAL:
            show_role(g, seat)
        elif option.verb is _USE:
            prompt = _turn_up(g, c, option.args[0])
        else:
            break
    if prompt == "single":
        _lift_single(g, c, option)
    if option is DECLINE:
        g.tell(EVERYONE, DECLINED, c)
    elif option is not WAIT:
        in_trap, arrival = g.trap[c], g.arrival[c]
        yield from _play(g, c, option)
        if in_trap and g.trap[c] and g.arrival[c] == arrival:
            eliminate(g, [c])  # R25-TRAP-1, R25-TRAP-2: it did not get out with this action
        if g.exit_tile >= 0:
            reveal_outsiders(g)
    if g.learnt:
        yield from _after_seeing(g, c)
    if g.flood[c]:
        drown_after_turn(g, c)


def drown_after_turn(g: House, c: Character) -> None:
    """R25-FLOOD-2, variant flood_check = "second_action". The turn in the second pass is over, token or not."""
    if g.flood[c] == 1 and g.phase == PASS_2 and g.rules.flood_at_second_action:
        eliminate(g, [c])


def _turn_up(g: House, c: Character, plan: Plan) -> str:
    """R25-ACT-1. A token is turned up; its name is what the player is asked about."""
    g.shown = plan
    g.chance.reveal(EVERYONE)
    if g.notices is not None:
        g.tell(EVERYONE, TOKEN_UP, c, TOKEN_OF[plan])
    return _PROMPT_OF[plan]


_PROMPT_OF: Final = tuple(TOKENS.words[token] for token in TOKEN_OF if token != NONE)
"""Plan -> the name of its token."""


def _top_of_stack(g: House, c: Character) -> Token:
    """R25-PARANOIA-2, R25-PARANOIA-9. The top token of the stack must be played."""
    token = g.chance.pick(members_of(g.stack[c]), TOKENS)
    g.stack[c] = without(g.stack[c], token)
    return token


def _lift_single(g: House, c: Character, option: Option) -> None:
    """R25-PROG-4. The token between the slots is played now, or goes to the second slot."""
    g.single[c] = False
    plan, g.first[c] = g.first[c], NONE
    if option is WAIT:
        g.second[c] = plan
        g.tell(EVERYONE, WAITED, c)
    else:
        _turn_up(g, c, plan)


# -- what the turn's token may do


def offer_action(g: House, c: Character, plan: Plan, ask: Ask) -> None:
    """The legal uses of a token; without any, the token can only be lost (R25-ACT-3).

    R25-CENTRAL-1: in the Central Room only Look and Move work.
    """
    options = ask.options
    if plan < POWER:
        token = plan
        _BASIC_OFFERS[plan](g, c, ask)
    else:
        token = POWER
        offer_power(g, c, plan, ask)
    if not options:
        options.append(LOSE[token])
    elif ask.why:
        ask.bar(LOSE[token], "R25-ACT-2")


def is_lost(g: House, c: Character, plan: Plan) -> bool:
    """R25-ACT-3. Whether a token, played now, would have no legal target."""
    ask = Ask(c, [])
    offer_action(g, c, plan, ask)
    return ask.options == [LOSE[plan if plan < POWER else POWER]]


_BASIC_OFFERS: Final = (offer_look, offer_move, offer_push, offer_control)


def _offer_shown(g: House, seat: Seat, ask: Ask) -> None:
    c = ask.subject
    offer_action(g, c, g.shown, ask)
    if ask.why:
        ask.bar(WAIT, "R25-PROG-4")
        ask.bar(DECLINE, "R25-PARANOIA-9" if g.paranoid[c] else "R25-ACT-2")
    _offer_besides(g, seat, ask)


def _offer_single(g: House, seat: Seat, ask: Ask) -> None:
    """R25-PROG-4. Play the one token now, or wait for the second pass."""
    offer_action(g, ask.subject, g.first[ask.subject], ask)
    ask.options.append(WAIT)
    ask.bar(DECLINE, "R25-PROG-4")
    _offer_besides(g, seat, ask)


def _offer_free(g: House, seat: Seat, ask: Ask) -> None:
    """R25-ROLE-8, R25-ROLE-9, R25-SOLO-2, R25-SOLO-3. A token not lost and not yet played; one pass may be declined."""
    c = ask.subject
    left = less(tokens_of(g, c), g.played[c])
    ask.options += _USES[left]
    if ask.why:
        for option in _USES[less(ALL_TOKENS, left)]:
            ask.bar(option, _why_no_token(g, c, option.args[0]))
    must_act = g.phase != PASS_1 and not g.played[c]
    ask.offer(DECLINE, unless=("R25-SOLO-3" if g.rules.mode == SOLO else "R25-ROLE-9") if must_act else "")
    _offer_besides(g, seat, ask)


_USES: Final = tuple([USE[token] for token in members_of(tokens)] for tokens in range(ALL_TOKENS + 1))
"""Set of tokens -> the options to use one of them."""


def _why_no_token(g: House, c: Character, token: Token) -> str:
    if has(g.lost[c], token):
        return "R25-PENALTY-1"
    if has(g.played[c], token):
        return "R25-SOLO-3" if g.rules.mode == SOLO else "R25-ROLE-8"
    return "R25-MODE-3"


def _offer_adrenaline(g: House, seat: Seat, ask: Ask) -> None:
    """R25-ADREN-3, R25-ADREN-4, R25-ADREN-5, R25-ADREN-9. Any basic action, lost or played before or not."""
    ask.options += _BASIC_TOKENS
    ask.bar(USE[POWER], "R25-POWER-3")
    ask.bar(DECLINE, "R25-ADREN-3")
    _offer_besides(g, seat, ask)


def _offer_besides(g: House, seat: Seat, ask: Ask) -> None:
    """What a turn allows besides its action: R25-REMIND-1, R25-ROLE-5, R25-ROLE-6."""
    c = ask.subject
    if g.reminder[c] < 0 and not why_no_reminder(g, c):
        ask.options.append(REMIND)
    if g.role[seat] == GUARD and not g.role_shown[seat]:
        ask.options.append(REVEAL)
    if ask.why:
        _bar_besides(g, seat, ask)


def _bar_besides(g: House, seat: Seat, ask: Ask) -> None:
    """R25-PROG-6, R25-ADREN-2. Adrenaline is neither committed nor withdrawn now; a role is shown once (R25-ROLE-7)."""
    if g.adrenaline[ask.subject] == HELD:
        ask.bar(COMMIT(1), "R25-PROG-6")
    elif g.adrenaline[ask.subject] == COMMITTED:
        ask.bar(COMMIT(0), "R25-ADREN-2")
    if why := why_no_reminder(g, ask.subject):
        ask.bar(REMIND, why)
    if g.role[seat] != GUARD and has_secret_role(g, seat):
        ask.bar(REVEAL, "R25-ROLE-5")
    elif g.rules.mode == SUSPICION and g.role_shown[seat]:
        ask.bar(REVEAL, "R25-ROLE-7")


def has_secret_role(g: House, seat: Seat) -> bool:
    return g.rules.mode == SUSPICION and not g.role_shown[seat]


_ASKED: Final[dict[str, tuple[Offers, str, bool]]] = {
    "adrenaline": (_offer_adrenaline, "R25-ADREN-4", True),
    "free": (_offer_free, "R25-ROLE-8", True),
    "solo": (_offer_free, "R25-SOLO-3", True),
    "single": (_offer_single, "R25-PROG-4", True),
    "look": (_offer_shown, "R25-LOOK-1", False),
    "move": (_offer_shown, "R25-MOVE-1", False),
    "push": (_offer_shown, "R25-PUSH-1", False),
    "control": (_offer_shown, "R25-CONTROL-1", False),
    "power": (_offer_shown, "R25-POWER-1", False),
}
"""Prompt -> what is offered, the rule it comes from (it refuses what no other rule does), and whether it is a player's
own act or about a token that lies face-down: those are asked even if there is only one option."""


# -- playing it


def _play(g: House, c: Character, option: Option) -> Script[None]:
    """Carry out the action. R25-ALICE-5: any action ends invisibility, a lost one too."""
    verb = option.verb
    token = option.args[0] if verb is _LOSE else _TOKEN_OF_VERB.get(verb, POWER)
    g.played[c] |= just(token)
    if g.invisible[c] and option is not HIDE:
        g.invisible[c] = False
        g.tell(EVERYONE, SHOWN, c)
    if verb is _MOVE:
        return move(g, c, option)
    if verb is DO_PUSH:
        return push(g, c, option)
    if verb is _LOOK:
        look(g, c, option)
    elif verb is DO_SHIFT:
        control(g, c, option)
    elif verb is _LOSE:
        g.tell(EVERYONE, ACTION_LOST, c, token)
    else:
        return use_power(g, c, option)
    return NOTHING


# -- reminder tokens


def why_no_reminder(g: House, c: Character) -> str:
    """The rule that keeps a reminder token from being laid now, empty if none does.

    R25-REMIND-1: on any face-down room; R25-REMIND-2: not while it lies on one; R25-REMIND-3, R25-REMIND-4: not
    where there are none.
    """
    if not g.rules.reminders:
        return "R25-REMIND-3" if g.rules.mode == COOPERATION and g.rules.level == INSANE else "R25-REMIND-4"
    if g.reminder[c] >= 0:
        return "R25-REMIND-2"
    if g.rules.mode == SOLO and any(CARD[card].kind == "radio_jamming" for card in g.displayed):
        return "R25-SILENCE-2"
    return "" if False in g.up else "R25-REMIND-1"


def _lay_reminder(g: House, c: Character) -> Script[None]:
    """R25-REMIND-1. On any face-down room, free of charge."""
    choice: Option = yield Decision(g.owner[c], "remind", _offer_marks, rule="R25-REMIND-1", subject=c)
    g.reminder[c] = g.at[choice.args[0]]
    g.tell(EVERYONE, REMINDED, c, choice.args[0])


def _offer_marks(g: House, seat: Seat, ask: Ask) -> None:
    up = g.up
    ask.options += [mark for mark, tile in zip(MARK, g.at, strict=True) if not up[tile]]


def _after_seeing(g: House, c: Character) -> Script[None]:
    """R25-REMIND-1, R25-ROLE-6. The turn is not over yet: what was seen may be marked, and a Guard may show himself.

    While a role is secret the player is always asked: not asking would tell.
    """
    seat = g.owner[c]
    while g.tile[c] >= 0 and (has_secret_role(g, seat) or not why_no_reminder(g, c)):
        choice: Option = yield Decision(seat, "after_seeing", _offer_after_seeing, rule="R25-REMIND-1", subject=c)
        if choice is not REVEAL:
            if choice is REMIND:
                yield from _lay_reminder(g, c)
            return
        show_role(g, seat)


def _offer_after_seeing(g: House, seat: Seat, ask: Ask) -> None:
    ask.options.append(DONE)
    _offer_besides(g, seat, ask)
