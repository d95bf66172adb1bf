"""The round: its steps in order, its end and the countdown (The round, Countdown, Difficulty levels)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.room25.components import CARD
from housebound.games.room25.effects.cards import level_card
from housebound.games.room25.figures.elimination import eliminate
from housebound.games.room25.figures.endings import countdown_over, is_last_round
from housebound.games.room25.figures.programming import begin_programming, programming
from housebound.games.room25.numbers import Character
from housebound.games.room25.play.turn import begin_turn, drown_after_turn, take_turn
from housebound.games.room25.state import (
    CARD_1,
    CARD_2,
    COMMITTED,
    EVENTS,
    INSANE,
    NORMAL,
    PASS_1,
    PASS_2,
    PASS_3,
    PROGRAMMING,
    ROUND_END,
    House,
)
from housebound.games.room25.words import COUNTED_DOWN, NONE, ROUND_BEGAN
from housebound.kernel.script import EVERYONE, NOTHING, Script


def begin_round(g: House) -> None:
    """R25-ROUND-1 (a), R25-LEVEL-1, R25-LEVEL-3. At the Normal level two cards come before programming."""
    g.round += 1
    g.tell(EVERYONE, ROUND_BEGAN, g.remaining)
    _begin_cards(g, EVENTS, 2 if g.rules.level == NORMAL else 0)


def _begin_cards(g: House, phase: int, cards: int) -> None:
    """R25-LEVEL-1, R25-LEVEL-8. So many cards of the level are due in this phase; none in the last round."""
    g.phase = phase
    g.cards_due = 0 if is_last_round(g) else cards


def next_event(g: House) -> Script[None] | None:
    """R25-ROUND-1 (a), R25-LEVEL-3. The cards of the Normal level; then it is clear who programs."""
    if g.cards_due:
        return level_card(g)
    g.phase = PROGRAMMING
    begin_programming(g)
    return NOTHING


def program(g: House) -> Script[None]:
    """R25-ROUND-1 (b) and (c), R25-LEVEL-5. Everybody programs; at the Insane level one card follows."""
    yield from programming(g)
    _begin_cards(g, CARD_1, 1 if g.rules.level == INSANE else 0)


def next_card(g: House) -> Script[None] | None:
    """R25-ROUND-1 (c) and (e). The cards of the Insane level, each before its pass."""
    if g.cards_due:
        return level_card(g)
    g.phase = PASS_1 if g.phase == CARD_1 else PASS_2
    g.turn = -1
    return None


def next_turn(g: House) -> Script[None] | None:
    """R25-ROUND-1 (d), (f), (g), R25-ROUND-2, R25-ROUND-3, R25-ROUND-4. The next of the queue that has a token."""
    queue = g.queue
    while g.turn + 1 < len(queue):
        g.turn += 1
        c = queue[g.turn]
        prompt = begin_turn(g, c)
        if prompt:
            return take_turn(g, c, prompt)
        drown_after_turn(g, c)
    _after_pass(g)
    return None


def _after_pass(g: House) -> None:
    g.turn = -1
    if g.phase == PASS_1:
        _begin_cards(g, CARD_2, 1 if g.rules.level == INSANE else 0)
    elif g.phase == PASS_2 and COMMITTED in g.adrenaline:
        g.phase = PASS_3  # R25-ADREN-3
    else:
        g.phase = ROUND_END


def end_round(g: House) -> None:
    """R25-ROUND-1 (h) and (i). Who drowns, then the countdown, then the next round."""
    if not g.rules.flood_at_second_action:
        eliminate(g, [c for c in g.queue if g.flood[c] == 1])  # R25-FLOOD-2
    countdown(g)
    begin_round(g)


def countdown(g: House) -> None:
    """R25-COUNT-1, R25-COUNT-3, R25-COUNT-4, R25-ACT-5. Tokens go back, arrows and displayed cards go away."""
    returned = [c for c in g.queue if g.resting[c] and g.tile[c] >= 0]
    g.first = [NONE] * 8
    g.second = [NONE] * 8
    g.single = [False] * 8
    g.played = [0] * 8
    g.free = [False] * 8
    g.one_action = [False] * 8
    g.resting = [False] * 8
    g.flood = [1 if rounds else 0 for rounds in g.flood]
    g.arrow = [-1] * 10
    g.fast = 0
    _clear_display(g)
    g.remaining -= 1
    g.tell(EVERYONE, COUNTED_DOWN, g.remaining)
    if g.remaining == 0:
        countdown_over(g)
    _pass_the_front(g, returned)


def _clear_display(g: House) -> None:
    """R25-COUNT-1, R25-BOMB-2. A lone Time Bomb may be remembered for the game (variant bomb_memory)."""
    bombs = [card for card in g.displayed if CARD[card].kind == "time_bomb"]
    kept = bombs if g.rules.bomb_lasts and len(bombs) == 1 else []
    g.discard += [card for card in g.displayed if card not in kept]
    g.displayed = kept


def _pass_the_front(g: House, returned: list[Character]) -> None:
    """R25-COUNT-2, R25-DEATH-2. The first living marker goes to the back, with the skulls before it.

    R25-REGEN-4, variant dead_marker = "removed": markers of the eliminated go behind all others, where nobody waits
    for them, and those of the returned come to the front, in their former order.
    """
    if g.rules.markers_stay:
        returned = []
    front = next((i for i, c in enumerate(g.queue) if g.tile[c] >= 0 and c not in returned), -1)
    g.queue = g.queue[front + 1 :] + g.queue[: front + 1]
    if not g.rules.markers_stay:
        rest = [c for c in g.queue if g.tile[c] >= 0 and c not in returned]
        g.queue = returned + rest + [c for c in g.queue if g.tile[c] < 0]


ROUND_STEPS: Final[dict[int, Callable[[House], Script[None] | None]]] = {
    EVENTS: next_event,
    PROGRAMMING: program,
    CARD_1: next_card,
    PASS_1: next_turn,
    CARD_2: next_card,
    PASS_2: next_turn,
    PASS_3: next_turn,
    ROUND_END: end_round,
}
"""R25-ROUND-1. The steps of a round in their order."""
