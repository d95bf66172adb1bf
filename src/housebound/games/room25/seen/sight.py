"""What one seat may know: an allow-list lens on the state. Bots read it, and views are made of it alone."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.figures.programming import tokens_of
from housebound.games.room25.numbers import (
    Axis,
    Character,
    CharacterSet,
    Event,
    Plan,
    Role,
    Room,
    Seat,
    SeatSet,
    Space,
    Tile,
    Token,
    TokenSet,
    Way,
)
from housebound.games.room25.play.turn import is_lost
from housebound.games.room25.rules import Rules
from housebound.games.room25.state import House
from housebound.games.room25.words import BASIC, HACK_COMPLEX, KEVIN, NONE, POWER, UNDECIDED
from housebound.kernel.sets import has, just

HIDDEN_PLAN: Final = -2
"""A token lies in the slot, and this seat cannot see which."""


class Sight:
    """The house as one seat (or a spectator) sees it. Everything that is not named here is out of sight."""

    __slots__ = ("_g", "seat")

    def __init__(self, g: House, seat: Seat) -> None:
        self._g = g
        self.seat = seat

    # -- what a seat knows and others may not

    def kind(self, tile: Tile) -> Room:
        """What a tile is, if it is face-up or this seat has seen it; else UNDECIDED."""
        g = self._g
        return g.kind[tile] if g.up[tile] or has(g.seen[tile], self.seat) else UNDECIDED

    def kinds(self) -> list[Room]:
        """What every tile is, as far as this seat knows."""
        g, me = self._g, just(self.seat)
        return [kind if up or seen & me else UNDECIDED for kind, up, seen in zip(g.kind, g.up, g.seen, strict=True)]

    def unseen(self, kinds: list[Room] | None = None) -> list[int]:
        """How many tiles of each kind this seat has not seen yet: the composition is public. `kinds`: if known."""
        g = self._g
        counts = [aside + other for aside, other in zip(g.aside, g.others, strict=True)]
        for truth, known in zip(g.kind, kinds or self.kinds(), strict=True):
            if truth != known:
                counts[truth] += 1
        return counts

    def somebody_has_seen(self, tile: Tile) -> bool:
        """Whether anybody looked at this tile: that they did was plain to see."""
        return self._g.kind[tile] != UNDECIDED

    def seen_by(self, tile: Tile) -> SeatSet:
        """The seats that looked at this tile, as an audience: what they saw is theirs, that they looked is not."""
        return self._g.seen[tile]

    def role(self, seat: Seat) -> Role:
        """A seat's role if it is shown or the own one, else -1."""
        g = self._g
        return g.role[seat] if g.role_shown[seat] or seat == self.seat else -1

    def role_shown(self, seat: Seat) -> bool:
        return self._g.role_shown[seat]

    def roles(self) -> tuple[tuple[Role, ...], tuple[bool, ...]]:
        """Every seat's role as `role` says it, and whether it is shown."""
        g, me = self._g, self.seat
        shown = tuple(g.role_shown)
        roles = [role if shown[seat] or seat == me else -1 for seat, role in enumerate(g.role)]
        return tuple(roles), shown

    def plans(self) -> tuple[tuple[Plan, Plan], ...]:
        """What lies in both slots of every character in the queue, as `plan` says it."""
        g, me = self._g, self.seat
        found = []
        for c in g.queue:
            first, second = g.first[c], g.second[c]
            if g.owner[c] != me:
                first = first if first == NONE else HIDDEN_PLAN
                second = second if second == NONE else HIDDEN_PLAN
            found.append((first, second))
        return tuple(found)

    def plan(self, c: Character, slot: int) -> Plan:
        """What lies in a character's slot (0 or 1): the own tokens, HIDDEN_PLAN for others, NONE if nothing."""
        g = self._g
        plan = (g.second if slot else g.first)[c]
        return plan if plan == NONE or g.owner[c] == self.seat else HIDDEN_PLAN

    def my_characters(self) -> list[Character]:
        return [c for c in self._g.queue if self._g.owner[c] == self.seat]

    def futile(self, c: Character) -> list[Token]:
        """R25-ACT-3. Which tokens of an own character would be lost if they were played as things stand now."""
        g = self._g
        if g.owner[c] != self.seat or g.tile[c] < 0:
            return []
        plans = [(token, token) for token in BASIC] + [(POWER, HACK_COMPLEX if c == KEVIN else POWER)]
        return [token for token, plan in plans if has(tokens_of(g, c), token) and is_lost(g, c, plan)]

    # -- what everybody knows

    @property
    def rules(self) -> Rules:
        return self._g.rules

    @property
    def phase(self) -> int:
        return self._g.phase

    @property
    def round(self) -> int:
        return self._g.round

    @property
    def remaining(self) -> int:
        return self._g.remaining

    @property
    def turn(self) -> int:
        return self._g.turn

    @property
    def queue(self) -> list[Character]:
        return self._g.queue

    @property
    def seat_order(self) -> list[Seat]:
        return self._g.seat_order

    @property
    def at(self) -> list[Tile]:
        return self._g.at

    @property
    def where(self) -> list[Space]:
        return self._g.where

    @property
    def up(self) -> list[bool]:
        return self._g.up

    @property
    def no_entry(self) -> list[bool]:
        return self._g.no_entry

    @property
    def locked(self) -> list[bool]:
        return self._g.locked

    @property
    def corridor(self) -> list[Axis]:
        return self._g.corridor

    @property
    def exit_tile(self) -> Tile:
        return self._g.exit_tile

    @property
    def key_turned(self) -> bool:
        return self._g.key_turned

    @property
    def arrow(self) -> list[Way]:
        return self._g.arrow

    @property
    def owner(self) -> list[Seat]:
        return self._g.owner

    @property
    def tile(self) -> list[Tile]:
        return self._g.tile

    @property
    def arrival(self) -> list[int]:
        return self._g.arrival

    @property
    def single(self) -> list[bool]:
        return self._g.single

    @property
    def played(self) -> list[TokenSet]:
        return self._g.played

    @property
    def lost(self) -> list[TokenSet]:
        return self._g.lost

    @property
    def adrenaline(self) -> list[int]:
        return self._g.adrenaline

    @property
    def free(self) -> list[bool]:
        return self._g.free

    @property
    def one_action(self) -> list[bool]:
        return self._g.one_action

    @property
    def resting(self) -> list[bool]:
        return self._g.resting

    @property
    def stack(self) -> list[TokenSet]:
        """Which tokens are in a Paranoia stack is plain: all that are neither lost nor played from it."""
        return self._g.stack

    @property
    def paranoid(self) -> list[bool]:
        return self._g.paranoid

    @property
    def invisible(self) -> list[bool]:
        return self._g.invisible

    @property
    def reminder(self) -> list[Tile]:
        return self._g.reminder

    @property
    def empties(self) -> list[int]:
        return self._g.empties

    @property
    def trap(self) -> list[bool]:
        return self._g.trap

    @property
    def flood(self) -> list[int]:
        return self._g.flood

    @property
    def shown(self) -> Plan:
        return self._g.shown

    @property
    def facts(self) -> list[tuple[Seat, SeatSet, int]]:
        """Escapes that did not happen, and so tell something about roles."""
        return self._g.facts

    @property
    def killings(self) -> list[tuple[Seat, Seat]]:
        """By whose action whom of another seat was eliminated, in Suspicion."""
        return self._g.killings

    @property
    def pushes(self) -> list[tuple[Seat, Seat, Tile, Tile]]:
        """Who pushed whom, out of and into which room, in Suspicion."""
        return self._g.pushes

    @property
    def steerings(self) -> list[tuple[Seat, Space, Space]]:
        """Who shifted Room 25 by Control, from where and to where, in Suspicion."""
        return self._g.steerings

    @property
    def robots(self) -> int:
        return self._g.robots

    @property
    def robot_tile(self) -> list[Tile]:
        return self._g.robot_tile

    @property
    def robot_home(self) -> list[Tile]:
        return self._g.robot_home

    @property
    def deck_size(self) -> int:
        return sum(self._g.deck)

    @property
    def discard(self) -> list[Event]:
        return self._g.discard

    @property
    def displayed(self) -> list[Event]:
        return self._g.displayed

    @property
    def fast(self) -> CharacterSet:
        return self._g.fast
