"""Part: a named card is taken from its stack instead of drawing one (HC-7)."""

from __future__ import annotations

from housebound.games.betrayal.cards.drawing import end_movement
from housebound.games.betrayal.components import symbol_of
from housebound.games.betrayal.figures.belongings import get_card
from housebound.games.betrayal.house.decks import fetch_card, in_deck
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import DREW
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import has


def is_undrawn(g: House, card: Card) -> bool:
    """Whether the card lies in its stack or its discard pile: only then a fetch finds it."""
    return in_deck(g, card) or bool(has(g.discard[symbol_of(card)], card))


def take_from_stack(g: House, figure: Figure, card: Card) -> None:
    """HC-7. The figure has this card now; the stack is shuffled."""
    fetch_card(g, card)
    get_card(g, figure, card)


def take_instead(g: House, seat: Seat, card: Card) -> None:
    """HC-7, BET-MOVE-5. The explorer has this card now, as if it had drawn it; the stack is shuffled."""
    fetch_card(g, card)
    end_movement(g, seat)
    g.tell(EVERYONE, DREW, g.word[seat], card)
    get_card(g, seat, card)
