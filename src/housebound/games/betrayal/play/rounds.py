"""The loop of turns: exploration, the start of the haunt, its rounds (Turn, Turn order in the haunt, Winning)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.betrayal.figures.winning import NOBODY_WINS, check_win, end
from housebound.games.betrayal.haunt.revealing import reveal_haunt
from housebound.games.betrayal.haunt.roll import LONGEST, haunt_roll, must_come, turns_left
from housebound.games.betrayal.play.monster_turn import MONSTERS_BEGUN, begin_monsters, end_monsters, next_monster
from housebound.games.betrayal.play.preparing import chosen_by_hand, get_ready
from housebound.games.betrayal.play.setup import cast
from housebound.games.betrayal.play.trapped import may_search, search_in_absence
from housebound.games.betrayal.play.turn import begin, end_turn, next_act, start_turn
from housebound.games.betrayal.state import (
    CASTING,
    MONSTERS,
    OVER,
    PREPARING,
    REVEALING,
    SETTING_UP,
    TURN,
    TURN_END,
    TURN_OVER,
    TURN_START,
    House,
    changed,
)
from housebound.games.betrayal.terms import MONSTER_TURN
from housebound.kernel.script import NOTHING, Script


def _turn(g: House) -> Script[None]:
    """One thing done in the active player's turn."""
    if g.did & TURN_OVER or not g.haunt.takes_turn(g, g.active):
        g.phase = TURN_END
        return _turn_end(g)
    return next_act(g)


def _turn_start(g: House) -> Script[None]:
    """The start of a turn, and the first thing done in it."""
    g.phase = TURN
    starting = start_turn(g)
    return _first_act(g) if starting is NOTHING else _start_and_act(g, starting)


def _start_and_act(g: House, starting: Script[None]) -> Script[None]:
    yield from starting
    yield from _first_act(g)


def _first_act(g: House) -> Script[None]:
    if g.skip_turn[g.active]:
        g.skip_turn = changed(g.skip_turn, g.active, False)
        g.did |= TURN_OVER
    if g.did & TURN_OVER:
        return NOTHING
    if g.haunt.takes_turn(g, g.active):
        return next_act(g)
    return search_in_absence(g, g.active) if may_search(g, g.active) else NOTHING


def _turn_end(g: House) -> Script[None]:
    """BET-TURN-6. The end of a turn, the haunt roll, and whose turn is next."""
    ending = end_turn(g)
    if ending is not NOTHING or g.omens_now or must_come(g):
        return _end_and_roll(g, ending)
    _next_turn(g)
    return NOTHING


def _end_and_roll(g: House, ending: Script[None]) -> Script[None]:
    yield from ending
    if (yield from haunt_roll(g)):
        g.phase = REVEALING
    else:
        _next_turn(g)


def _next_turn(g: House) -> None:
    """BET-TURN-1, BET-ORDER-4. Clockwise in the exploration; in the haunt by its order.

    BET-HAUNT-8: without a single omen no haunt can come, however long they wait.
    """
    if not g.haunt.started:
        g.turns += 1
        if turns_left(g) <= 0:
            end(g, NOBODY_WINS, "BET-HAUNT-8")
        g.phase = TURN_START
        begin(g, (g.active + 1) % g.rules.seats)
        return
    g.order_at += 1
    _take_place(g)


def _take_place(g: House) -> None:
    """BET-ORDER-1, BET-ORDER-2, BET-ORDER-3, BET-ORDER-6, BET-ORDER-11, BET-WIN-7, HC-24. Who is next in the order.

    BET-DEATH-5: the traitor's seat keeps its place, and the monster turn is played, whatever became of its explorer.
    """
    order = g.haunt.turn_order(g)
    if g.order_at >= len(order):
        g.order_at = 0
        g.round += 1
        if g.round > (g.rules.haunt_round_limit or LONGEST):
            end(g, NOBODY_WINS, "BET-WIN-7")
        order = g.haunt.turn_order(g)  # that of the new round
    place = order[g.order_at]
    if place == MONSTER_TURN:
        g.phase = MONSTERS
        g.active = g.haunt.monster_player(g)
        begin_monsters(g)
        return
    g.phase = TURN_START
    begin(g, place)
    g.side_rode = False  # BET-ELEVATOR-12: one traitor turn together with the monster turn that follows


def _reveal(g: House) -> Script[None]:
    yield from reveal_haunt(g)
    g.phase = PREPARING


def _prepare(g: House) -> Script[None]:
    yield from get_ready(g)
    g.phase = SETTING_UP


def _set_up(g: House) -> Script[None]:
    """BET-PREP-5, BET-ORDER-5. Right now; then the first turn of the haunt."""
    g.data = g.haunt.fresh_data(g)
    if g.rules.haunt:
        yield from chosen_by_hand(g)
        g.data = g.haunt.fresh_data(g)  # the rooms fetched now are there from the start
    yield from g.haunt.set_up(g)
    g.round = 1
    g.order_at = 0
    _take_place(g)
    check_win(g)


def _monsters(g: House) -> Script[None]:
    """BET-ORDER-3, BET-MONSTER-3. The monster turn, one act at a time."""
    if g.acted == 0 and g.acting < 0:
        g.acted = MONSTERS_BEGUN
        return _start_monsters(g)
    return next_monster(g) or _end_monster_turn(g)


def _start_monsters(g: House) -> Script[None]:
    yield from g.haunt.on_monster_turn_start(g)
    check_win(g)
    yield from next_monster(g) or _end_monster_turn(g)


def _end_monster_turn(g: House) -> Script[None]:
    yield from end_monsters(g)
    _next_turn(g)


def _nothing_more(_: House) -> None:
    """The game is over."""


STEPS: Final[dict[int, Callable[[House], Script[None] | None]]] = {
    CASTING: cast,
    TURN_START: _turn_start,
    TURN: _turn,
    TURN_END: _turn_end,
    REVEALING: _reveal,
    PREPARING: _prepare,
    SETTING_UP: _set_up,
    MONSTERS: _monsters,
    OVER: _nothing_more,
}
