"""What everybody at the table sees (BET-SECRET-6): the allow-list of what is public, as it stands in the state."""

from __future__ import annotations

from housebound.games.betrayal.figures.roster import monsters
from housebound.games.betrayal.haunt.roll import safe_roll
from housebound.games.betrayal.house import plan as house
from housebound.games.betrayal.numbers import Figure, Floor, Room, spot_at
from housebound.games.betrayal.rules import Rules
from housebound.games.betrayal.seen import routes
from housebound.games.betrayal.state import OVER, House


class InTheOpen:
    """The public part of a house. What is not named here, nobody sees without more."""

    __slots__ = ("_g",)

    def __init__(self, g: House) -> None:
        self._g = g

    # -- the house

    def distances(self, start: int) -> list[int]:
        """HC-3. Fewest spaces from a room to every room; -1 where there is no way."""
        return house.distances(self._g, start)

    def far_to(self, figure: Figure, goals: set[int], avoid: int = 0) -> dict[int, int]:
        """Spot -> the price of the way to the nearest of these spots, for whoever plans; `avoid`: not through these."""
        return routes.far_to(self._g, figure, goals, avoid)

    def doorway_spots(self) -> set[int]:
        """The spots from which something new can be discovered."""
        return routes.doorway_spots(self._g)

    def beyond_walls(self, figure: Figure) -> list[int]:
        """The spots at the other ends of Wall Switches where the figure is."""
        return routes.beyond_walls(self._g, spot_at(self._g.room[figure], self._g.side[figure]))

    def arrival(self, figure: Figure, room: Room) -> int:
        """The spot to which a step into a room next door brings the figure."""
        direction = house.direction_between(self._g, room, self._g.room[figure])
        return spot_at(room, house.side_of_door(self._g, room, direction) if direction >= 0 else 0)

    def neighbours(self, room: Room) -> list[int]:
        return house.neighbours(self._g, room)

    def joined(self, room: Room) -> list[int]:
        return house.joined(self._g, room)

    def in_sight(self, room: Room) -> list[int]:
        return house.in_sight(self._g, room)

    def stairs(self, room: Room) -> int:
        return house.stairs(self._g, room)

    def floor_of(self, room: Room) -> int:
        return house.floor_of(self._g, room)

    def rooms_in_house(self) -> list[int]:
        return house.rooms_in_house(self._g)

    def open_doorways(self, floor: Floor) -> list[tuple[int, int]]:
        return house.open_doorways(self._g, floor)

    def faces_outside(self, room: Room) -> bool:
        return house.faces_outside(self._g, room)

    def split_by_barrier(self, room: Room) -> bool:
        return house.split_by_barrier(self._g, room)

    @property
    def square(self) -> tuple[int, ...]:
        return self._g.square

    @property
    def rotation(self) -> tuple[int, ...]:
        return self._g.rotation

    @property
    def door(self) -> tuple[int, ...]:
        return self._g.door

    @property
    def annex(self) -> int:
        return self._g.annex

    @property
    def lost(self) -> int:
        """The rooms that have collapsed or left the game."""
        return self._g.lost

    @property
    def ruins(self) -> list[tuple[int, int]]:
        """HC-20. The collapsed rooms whose tiles still lie on their squares, face-down."""
        g = self._g
        return [(house.RUIN - there, square) for square, there in g.at.items() if there <= house.RUIN] if g.lost else []

    @property
    def drawn_for(self) -> int:
        return self._g.drawn_for

    @property
    def laid(self) -> int:
        """The room whose tile was laid last; -1 none."""
        return self._g.laid

    @property
    def unseen(self) -> int:
        """The tiles of stack and discard pile together: all that are not in the house."""
        return self._g.unseen

    @property
    def stacked(self) -> tuple[int, ...]:
        """Back -> tiles of the stack: whatever leaves it does so with its back up or its face."""
        return self._g.stacked

    @property
    def discarded(self) -> tuple[int, ...]:
        return self._g.discarded

    @property
    def top_back(self) -> int:
        return self._g.top_back

    @property
    def findable(self) -> int:
        return self._g.findable

    @property
    def tokens(self) -> tuple[tuple[int, int, int], ...]:
        return self._g.tokens

    @property
    def below(self) -> int:
        return self._g.below

    @property
    def vault_open(self) -> bool:
        return self._g.vault_open

    @property
    def piles(self) -> dict[int, int]:
        return self._g.piles

    @property
    def waiting(self) -> dict[int, int]:
        return self._g.waiting

    # -- explorers, monsters, cards

    @property
    def character(self) -> tuple[int, ...]:
        return self._g.character

    @property
    def fate(self) -> tuple[int, ...]:
        return self._g.fate

    @property
    def team(self) -> tuple[int, ...]:
        """Seat -> the side as everybody knows it; what this seat knows is `side_of`."""
        return self._g.team

    @property
    def failures(self) -> tuple[int, ...]:
        return self._g.failures

    @property
    def skip_turn(self) -> tuple[bool, ...]:
        return self._g.skip_turn

    @property
    def held(self) -> list[int]:
        return self._g.held

    @property
    def word(self) -> tuple[int, ...]:
        return self._g.word

    @property
    def stunned(self) -> tuple[int, ...]:
        return self._g.stunned

    @property
    def acted(self) -> int:
        return self._g.acted

    def monsters(self) -> list[int]:
        """The monsters in play."""
        return monsters(self._g)

    def monster_kind(self, figure: Figure) -> str:
        """The name of a monster's kind."""
        return self._g.haunt.kinds[self._g.kind[figure]].id

    def can_ride(self, figure: Figure) -> bool:
        """BET-ELEVATOR-1. Whether the Mystic Elevator moves for this figure."""
        return self._g.haunt.can_ride(self._g, figure)

    def opponents(self, one: int, other: int) -> bool:
        """BET-PASS-3. Whether these two want to stop each other, as everybody knows."""
        return self._g.haunt.opponents(self._g, one, other)

    def controller(self, figure: Figure) -> int:
        return self._g.haunt.controller(self._g, figure)

    def deck_size(self, symbol: int) -> int:
        g = self._g
        return g.deck[symbol].bit_count() + len(g.deck_top[symbol]) + len(g.deck_bottom[symbol])

    @property
    def deck_bottom(self) -> tuple[tuple[int, ...], ...]:
        return self._g.deck_bottom

    @property
    def discard(self) -> list[int]:
        return self._g.discard

    @property
    def resolving(self) -> tuple[int, ...]:
        return self._g.resolving

    @property
    def worn(self) -> bool:
        return self._g.worn

    @property
    def box_open(self) -> bool:
        return self._g.box_open

    @property
    def fate_number(self) -> int:
        """BET-DICE-8. What It Is Meant to Be noted: it was rolled in the open."""
        return self._g.fate_number

    # -- play

    @property
    def rules(self) -> Rules:
        return self._g.rules

    @property
    def phase(self) -> int:
        return self._g.phase

    @property
    def active(self) -> int:
        return self._g.active

    @property
    def acting(self) -> int:
        return self._g.acting

    @property
    def turns(self) -> int:
        return self._g.turns

    @property
    def used(self) -> int:
        return self._g.used

    @property
    def omens_drawn(self) -> int:
        return self._g.omens_drawn

    @property
    def omens_now(self) -> int:
        return self._g.omens_now

    @property
    def safe_roll(self) -> int:
        """BET-HAUNT-3. What the next haunt roll must reach: of this turn's omen, else of the next that is drawn."""
        g = self._g
        return safe_roll(g) + (not g.omens_now)

    @property
    def plain_traits(self) -> bool:
        """Whether the numbers of all explorers are those under their clips."""
        return self._g.haunt.plain_traits

    @property
    def haunt_begun(self) -> bool:
        return self._g.haunt.started

    @property
    def haunt_number(self) -> int:
        return self._g.haunt.number

    @property
    def rule_met(self) -> str:
        """The haunt's own rule by which it has ended; empty before that."""
        return self._g.haunt.rule_met(self._g) if self._g.phase == OVER else ""

    @property
    def traitor_hidden(self) -> bool:
        return self._g.haunt.traitor_unknown(self._g)

    @property
    def open_to_all(self) -> bool:
        return self._g.haunt.open_to_all

    @property
    def turn_order(self) -> tuple[int, ...]:
        """The turns of a round of the haunt: seats, and -1 for the monsters'; none before its first round."""
        return self._g.haunt.turn_order(self._g) if self._g.round else ()

    @property
    def order_at(self) -> int:
        return self._g.order_at

    @property
    def revealer(self) -> int:
        return self._g.revealer

    @property
    def haunt_room(self) -> int:
        return self._g.haunt_room

    @property
    def traitor(self) -> int:
        return self._g.traitor

    @property
    def round(self) -> int:
        return self._g.round

    @property
    def winners(self) -> int:
        return self._g.winners
