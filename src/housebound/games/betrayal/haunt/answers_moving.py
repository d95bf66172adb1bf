"""What the engine asks a haunt about steps, doors and rooms, and the rulebook's answers.

(Movement, Opponents in the room, Discovering rooms, Rooms, Mystic Elevator, the movement of monsters.)
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.haunt.answers_sides import SidesAndTurns
from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Figure, Room, Seat
from housebound.games.betrayal.state import FIRST_MONSTER, House
from housebound.kernel.script import NOTHING, Script


@mypyc_attr(allow_interpreted_subclasses=True)
class Moving(SidesAndTurns[D]):
    """Where a figure may go and how far, and what happens to it there."""

    def may_move(self, g: House[D], figure: Figure) -> str:
        """The rule by which the figure cannot move; empty: it can."""
        return ""

    def can_be_moved(self, g: House[D], figure: Figure) -> bool:
        """Whether an effect can put the figure into another room."""
        return True

    def can_be_put(self, g: House[D], figure: Figure, room: Room) -> bool:
        """Whether an effect can put the figure into this room; else it moves nobody."""
        return True

    def allowance(self, g: House[D], figure: Figure, spaces: int) -> int:
        """Spaces the figure can move in this turn; `spaces` is the rulebook's answer (BET-MOVE-1, BET-MONSTER-4)."""
        return spaces

    def movement_roll(self, g: House[D], figure: Figure) -> int:
        """BET-MONSTER-4. The dice that a monster rolls for its movement; negative: it makes no such roll."""
        return self.trait_of(g, figure, 1)

    def step_cost(self, g: House[D], figure: Figure, there: int) -> int:
        """BET-MOVE-2. What entering that room costs."""
        return 1

    def cheapest_step(self, g: House[D], figure: Figure) -> int:
        """The least that `step_cost` can say for this figure; 0 only for one that discovers nothing."""
        return 1

    def barred(self, g: House[D], figure: Figure, room: Room) -> str:
        """The rule that keeps the figure out of a room; empty: none. Room -1: nobody knows yet which one it is."""
        return ""

    def held_back(self, g: House[D], figure: Figure, room: Room) -> Script[bool]:
        """A figure is about to step into a room. True: it does not get in, and has not moved."""
        return False
        yield

    def through_walls(self, g: House[D], figure: Figure) -> bool:
        """HC-19. Whether the figure steps between side-adjacent rooms as if there were a door."""
        return False

    def shafts_both_ways(self, g: House[D], figure: Figure) -> bool:
        """BET-MONSTER-10. Whether the figure goes up the Coal Chute, the Collapsed Room and the Gallery too."""
        return figure >= FIRST_MONSTER and g.rules.monster_shafts == "both_ways"

    def uses_secret_ways(self, g: House[D], figure: Figure) -> bool:
        """BET-MONSTER-12. Whether Secret Stairs and Secret Passages are open to the figure."""
        return figure < FIRST_MONSTER or g.rules.monster_secret_ways == "yes"

    def can_ride(self, g: House[D], figure: Figure) -> bool:
        """Whether the Mystic Elevator moves for this figure."""
        return True

    def elevator_moved(self, g: House[D]) -> Script[None]:
        """The Mystic Elevator has been attached to another doorway, with everybody in it."""
        return NOTHING

    def may_discover(self, g: House[D], figure: Figure) -> str:
        """BET-MONSTER-14. The rule by which the figure cannot discover rooms; empty: it can."""
        return "" if figure < FIRST_MONSTER else "BET-MONSTER-14"

    def slows(self, g: House[D], figure: Figure, mover: Figure) -> bool:
        """BET-PASS-1, BET-PASS-6, BET-HIDDEN-11. Whether a figure in the room makes the mover's step dearer."""
        if figure < FIRST_MONSTER and mover < FIRST_MONSTER and self.is_hidden(g):
            return False
        return not g.stunned[figure] and self.opponents(g, figure, mover)

    def on_enter(self, g: House[D], figure: Figure, room: Room) -> Script[None]:
        """At each entry, also by an effect."""
        return NOTHING

    def on_leave(self, g: House[D], figure: Figure, room: Room) -> Script[None]:
        return NOTHING

    def sent_nowhere(self, g: House[D], figure: Figure) -> Script[None]:
        """HC-20. An effect sends the figure into a collapsed room, or to a floor with no room left: it stays."""
        return NOTHING

    def crossed(self, g: House[D], figure: Figure, room: Room) -> Script[None]:
        """A figure has come to the other side of a barrier."""
        return NOTHING

    def room_added(self, g: House[D], room: Room) -> Script[None]:
        """HC-8. A room has entered the house in any way."""
        return NOTHING

    def discovered(self, g: House[D], seat: Seat, room: Room) -> Script[bool]:
        """An explorer has discovered a room. True: the haunt has dealt with it, nobody draws for its symbol."""
        return False
        yield

    def room_explored(self, g: House[D], figure: Figure, room: Room) -> Script[None]:
        """A figure has discovered a room, and the card for its symbol has been resolved."""
        return NOTHING

    def replace_draw(self, g: House[D], seat: Seat, symbol: int) -> Script[bool]:
        """A card is about to be drawn. True: the haunt has dealt with it in another way."""
        return False
        yield

    def vault_is_full(self, g: House[D]) -> bool:
        """BET-VAULT-1. Whether whoever opens the Vault finds anything in it."""
        return True

    def room_text_off(self, g: House[D], figure: Figure, room: Room) -> str:
        """The rule by which the text of a room does not work on this figure now; empty: it does."""
        return ""

    def spared_by_rooms(self, g: House[D], figure: Figure, kind: int) -> bool:
        """Whether harmful texts of rooms about the traits of this kind pass the explorer by."""
        return False
