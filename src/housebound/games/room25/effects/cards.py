"""Event cards: drawing and the Obstacle cards (Event cards in general, Obstacle cards, Difficulty levels)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from housebound.games.room25.complex.plan import shift, why_no_shift
from housebound.games.room25.components import CARD, CARDS, Card
from housebound.games.room25.effects.insane import INSANE_CARDS, CardEffect
from housebound.games.room25.numbers import Character, Event, Token
from housebound.games.room25.state import EVENTS, House
from housebound.games.room25.words import (
    ALICE,
    DISCARDS_SHUFFLED,
    NONE,
    POWER,
    TOKEN_LOST,
    TOKEN_OF,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Script
from housebound.kernel.sets import has, just, without

CARD_DRAWN: Final = NoticeKind("card_drawn", card=CARDS)
NO_EFFECT: Final = NoticeKind("no_effect", card=CARDS)

DISPLAYED: Final = ("radio_jamming", "time_bomb", "acceleration")
"""R25-SILENCE-1, R25-BOMB-1, R25-SPEED-1. The kinds that stay on display until the end of the round."""


def draw(g: House) -> Event:
    """R25-EVENT-2, R25-EVENT-3. The next card; an empty deck is made anew of the discard pile."""
    if not any(g.deck):
        for card in g.discard:
            g.deck[card] += 1
        g.discard.clear()
        g.tell(EVERYONE, DISCARDS_SHUFFLED)
    card = g.chance.draw(g.deck, CARDS)
    g.tell(EVERYONE, CARD_DRAWN, card)
    (g.displayed if CARD[card].kind in DISPLAYED else g.discard).append(card)
    return card


def level_card(g: House) -> Script[None]:
    """R25-LEVEL-3, R25-LEVEL-5, R25-HOUSE-3. One card of the difficulty level; its symbol may add another."""
    g.cards_due -= 1
    card = draw(g)
    if CARD[card].another:
        g.cards_due += 1
    yield from resolve(g, card, ())


def draw_in_event_room(g: House, group: Sequence[Character]) -> Script[None]:
    """R25-EVENTROOM-1, R25-EVENTROOM-2. The card touches no character but those who came in."""
    another = True
    while another and group:
        card = draw(g)
        yield from resolve(g, card, group)
        another = CARD[card].another
        group = [c for c in group if g.tile[c] >= 0]


def resolve(g: House, card: Event, group: Sequence[Character]) -> Script[None]:
    """What a card does; `group` is empty for a card of the level, else those who entered the Event Room.

    A card that can do nothing has no effect, which everybody is told, and is not replaced (R25-EVENT-4).
    """
    effect = EVENT_CARDS[CARD[card].kind](g, CARD[card], group)
    happened = effect if isinstance(effect, bool) else (yield from effect)
    if not happened:
        g.tell(EVERYONE, NO_EFFECT, card)


def house_move(g: House, card: Card, group: Sequence[Character]) -> bool:
    """R25-HOUSE-1, R25-HOUSE-2, R25-HOUSE-6. Shift the printed line by one space or two, with one Control token.

    R25-HOUSE-4: before programming the token is a variant. R25-HOUSE-5: against a token the card is ignored.
    """
    if why_no_shift(g, card.line, card.way):
        return False
    for _ in range(card.steps):
        shift(g, card.line, card.way)
    if g.phase != EVENTS or g.rules.card_token_before_programming:
        g.arrow[card.line] = card.way
    return True


def penalty(g: House, card: Card, group: Sequence[Character]) -> bool:
    """R25-PENALTY-1, R25-PENALTY-3, R25-PENALTY-4. The characters shown, or who drew it in an Event Room."""
    shown = group or [c for c in card.characters if g.owner[c] >= 0]
    touched = [c for c in shown if _can_lose(g, c, card.token)]
    for c in touched:
        lose_token(g, c, card.token)
    return bool(touched)


def _can_lose(g: House, c: Character, token: Token) -> bool:
    """R25-PENALTY-3, R25-PENALTY-5. Not Alice, nor a token that is lost already or not in use."""
    if token == POWER and not g.rules.powers:
        return False
    return not (c == ALICE and g.rules.powers) and not has(g.lost[c], token)


def lose_token(g: House, c: Character, token: Token) -> None:
    """R25-PENALTY-2, R25-PENALTY-6. Lost for good; if programmed, that action is lost too."""
    g.lost[c] |= just(token)
    g.stack[c] = without(g.stack[c], token)
    g.tell(EVERYONE, TOKEN_LOST, c, token)
    if g.first[c] != NONE or g.second[c] != NONE:
        g.reveal(EVERYONE)  # everybody sees whether one of the hidden tokens is taken away
    if TOKEN_OF[g.first[c]] == token:
        g.first[c] = NONE
        g.single[c] = False
    if TOKEN_OF[g.second[c]] == token:
        g.second[c] = NONE


EVENT_CARDS: Final[dict[str, CardEffect]] = {
    "house_move": house_move,
    "penalty": penalty,
    **INSANE_CARDS,
}
