"""What the engine asks a haunt about cards, objects and its own actions, and the rulebook's answers.

(Items, omens and events in hand; Belongings of the dead; the tasks of a haunt.)
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.haunt.answers_fighting import Fighting
from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Card, Figure
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.kernel.script import NOTHING, Ask, Option, Script


@mypyc_attr(allow_interpreted_subclasses=True)
class Handling(Fighting[D]):
    """What a figure may hold, use and do."""

    # -- cards and objects

    def may_hold(self, g: House[D], figure: Figure, card: Card) -> str:
        """BET-MONSTER-15. The rule by which the figure cannot get this card; empty: it can."""
        return "" if figure < FIRST_MONSTER else "BET-MONSTER-15"

    def may_part(self, g: House[D], figure: Figure, card: Card) -> str:
        """The rule by which the card cannot be given, dropped or stolen in this haunt; empty: it can."""
        return ""

    def given(self, g: House[D], giver: Figure, receiver: Figure, card: Card) -> Script[None]:
        """An item has been handed over."""
        return NOTHING

    def dropped(self, g: House[D], figure: Figure, card: Card) -> Script[None]:
        """An item has been laid down in a pile, by the figure or by its Dog."""
        return NOTHING

    def taken(self, g: House[D], figure: Figure, card: Card) -> Script[None]:
        """An item has been picked up from a pile."""
        return NOTHING

    def laid_down(self, g: House[D], card: Card) -> None:
        """A card lies in a pile now: dropped, left by the dead, turned up."""

    def can_handle_items(self, g: House[D], figure: Figure) -> bool:
        """Whether the figure may give, take and drop items at all."""
        return True

    def card_off(self, g: House[D], figure: Figure, card: Card) -> bool:
        """Whether the card does nothing for its holder in this haunt."""
        return False

    def uses_items(self, g: House[D], figure: Figure) -> bool:
        """BET-ITEM-1. Whether the figure can use the cards it carries, weapons among them."""
        return figure < FIRST_MONSTER

    def hears_music(self, g: House[D], figure: Figure) -> bool:
        """Whether an open Music Box works on the figure."""
        return True

    def heeds(self, g: House[D], figure: Figure, card: Card) -> bool:
        """Whether the Bell or the Spirit Board (the card) moves this hero or monster."""
        return True

    def dog_carries(self, g: House[D], card: Card) -> bool:
        """HC-14. Whether the Dog can carry this item."""
        return True

    # -- actions

    def offer(self, g: House[D], figure: Figure, ask: Ask) -> None:
        """The special actions that are open to this figure now: verbs of the haunt's own."""

    def perform(self, g: House[D], figure: Figure, option: Option) -> Script[None]:
        """Carry out one of them."""
        raise ValueError(f"haunt {self.number} has no action {option.name}")
