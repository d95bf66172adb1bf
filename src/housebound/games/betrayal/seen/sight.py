"""What one seat may know: an allow-list lens on the state. Bots read it, and views are made of it alone.

What everybody knows comes from `in_the_open`. What only some may know is answered as far as this seat knows it.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import BACK, VALUES
from housebound.games.betrayal.figures.roster import laid_out
from housebound.games.betrayal.figures.traits import LACKING, value
from housebound.games.betrayal.numbers import Figure, Seat, SeatSet, Side, Trait, room_at, side_at
from housebound.games.betrayal.play import moving
from housebound.games.betrayal.play.attack import attack_of, extra_dice, offer_attacks
from housebound.games.betrayal.seen.in_the_open import InTheOpen
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, MONSTERS, OVER, TURN, TURN_END, TURN_START, House
from housebound.games.betrayal.terms import Attack, Goal
from housebound.games.betrayal.words import MIGHT, TRAITOR
from housebound.kernel.script import Ask
from housebound.kernel.sets import has

UNKNOWN = -2
"""Something that is there, and this seat cannot see what it is. (-1 is nothing at all.)"""

_MOVING = (TURN_START, TURN, TURN_END, MONSTERS)
"""The phases in which somebody can move."""


class Sight(InTheOpen):
    """The house as one seat (or a spectator) sees it. Everything that is not named here is out of sight."""

    __slots__ = ("seat",)

    def __init__(self, g: House, seat: Seat) -> None:
        super().__init__(g)
        self.seat = seat

    # -- what a seat knows and others may not

    def top_tiles(self) -> list[int]:
        """The tiles that somebody has looked at on top of the stack, top first; UNKNOWN if it was not this seat."""
        return [tile if has(known, self.seat) else UNKNOWN for tile, known in self._g.top_tiles]

    def bottom_tiles(self) -> list[tuple[int, int]]:
        """The bottom of the stack in order: the tile, or UNKNOWN; and its back, which everybody saw (BET-EXPLORE-3)."""
        seat = self.seat
        return [
            (tile if tile >= 0 and has(known, seat) else UNKNOWN, BACK[tile] if tile >= 0 else -1 - tile)
            for tile, known in self._g.under
        ]

    def discarded_tiles(self) -> list[int]:
        """The tiles of the discard pile that this seat has seen."""
        return [tile for tile, known in self._g.known_discard if has(known, self.seat)]

    def top_cards(self, symbol: int) -> tuple[int, ...]:
        """The cards that somebody has looked at on top of a deck, top first; UNKNOWN if it was not this seat."""
        top = self._g.deck_top[symbol]
        return tuple([card if has(known, self.seat) else UNKNOWN for card, known in top]) if top else ()

    def role(self, seat: Seat) -> int:
        """BET-HIDDEN-2, BET-HIDDEN-7. The number of a role token: the own one, or one turned up; 0 none, UNKNOWN."""
        g = self._g
        role = g.role[seat]
        if not role or seat == self.seat or role_is_up(g, seat):
            return role
        return UNKNOWN

    @property
    def assailants(self) -> SeatSet:
        """Who has attacked an explorer while role tokens lay face-down: attacks are made in the open."""
        return self._g.assailants

    def side_of(self, figure: Figure) -> int:
        """HEROES or TRAITOR, as far as this seat knows; UNKNOWN while a role token hides it."""
        g = self._g
        if figure >= FIRST_MONSTER:
            return g.haunt.side_of(g, figure)
        role = self.role(figure)
        if role == UNKNOWN and not g.role_known:
            return UNKNOWN
        if role == 1:
            return TRAITOR
        return g.haunt.side_of(g, figure) if laid_out(g) else g.team[figure]

    @property
    def my_side(self) -> int:
        """The side this seat plays for; UNKNOWN for a spectator."""
        return self.side_of(self.seat) if self.seat < FIRST_MONSTER else UNKNOWN

    def sees(self, figure: Figure) -> bool:
        """Whether this seat knows where the figure is."""
        hiding = self._g.haunt.hiding
        return hiding is None or not laid_out(self._g) or hiding.sees(self._g, self.seat, figure)

    def follows(self, figure: Figure) -> bool:
        """Whether this seat has seen all that the figure did in this turn."""
        hiding = self._g.haunt.hiding
        return hiding is None or not laid_out(self._g) or hiding.follows(self._g, self.seat, figure)

    @property
    def room(self) -> list[int]:
        """Figure -> its room; -1 nowhere, UNKNOWN if it is hidden from this seat."""
        g = self._g
        hiding = g.haunt.hiding
        if hiding is None:
            return g.room
        return [room_at(hiding.spot(g, figure)) if self.sees(figure) else UNKNOWN for figure in range(len(g.room))]

    @property
    def side(self) -> list[int]:
        """Figure -> side of a barrier room."""
        g = self._g
        hiding = g.haunt.hiding
        if hiding is None:
            return g.side
        return [side_at(hiding.spot(g, figure)) if self.sees(figure) else 0 for figure in range(len(g.room))]

    @property
    def clip(self) -> list[int]:
        """The places of all clips, as far as this seat has seen them move."""
        g = self._g
        return g.clip if g.haunt.hiding is None else g.haunt.hiding.clips(g, self.seat)

    @property
    def blessed(self) -> tuple[int, ...]:
        """Explorer -> rooms whose once-per-game gain it has had, as far as this seat knows."""
        g = self._g
        return g.blessed if g.haunt.hiding is None else g.haunt.hiding.blessings(g, self.seat)

    def knows_traits(self, figure: Figure) -> bool:
        """BET-SECRET-10. The numbers of monsters stand in the text of the side that moves them."""
        if figure < FIRST_MONSTER:
            return True
        return self.reads(self._g.haunt.side_of(self._g, figure))

    def value(self, figure: Figure, trait: Trait) -> int:
        """The value of a trait now; -1 if a monster lacks it, UNKNOWN if its numbers are the other side's secret."""
        if not self.knows_traits(figure):
            return UNKNOWN
        g = self._g
        if figure < FIRST_MONSTER and g.haunt.hiding is not None:
            return VALUES[g.character[figure] * 4 + trait][self.clip[figure * 4 + trait]]
        return value(g, figure, trait)

    def attack_trait(self, figure: Figure, target: Figure) -> int:
        """BET-ATTACK-2, BET-MONSTER-6. The trait with which a figure of this seat's side attacks this one by hand."""
        g = self._g
        return next((t for t in g.haunt.attack_traits(g, figure) if value(g, target, t) != LACKING), MIGHT)

    def attacks(self) -> list[tuple[Attack, int, int, int, int]]:
        """What the acting figure may attack, if this seat moves it: dice and bonus of both sides, as this seat knows.

        Where somebody hides in the house, who could be attacked is not said before it is asked.
        """
        g = self._g
        figure = g.acting
        if g.phase not in (TURN, MONSTERS) or figure < 0 or g.room[figure] < 0 or g.haunt.hiding is not None:
            return []
        if figure != self.seat if figure < FIRST_MONSTER else not self.knows_traits(figure):
            return []
        ask = Ask(figure, [])
        offer_attacks(g, figure, ask)
        return [self._odds(attack_of(g, figure, option)) for option in ask.options]

    def _odds(self, attack: Attack) -> tuple[Attack, int, int, int, int]:
        """BET-ATTACK-2, BET-ATTACK-4. The dice of both sides; -1 for the other's, if its numbers are a secret."""
        g = self._g
        dice = value(g, attack.attacker, attack.trait) + extra_dice(g, attack)
        theirs = self.value(attack.target, attack.trait)
        against = theirs + g.haunt.attack_dice(g, attack, True) if theirs >= 0 else -1
        guard = g.haunt.attack_bonus(g, attack, True) if theirs >= 0 else 0
        return attack, dice, g.haunt.attack_bonus(g, attack, False), against, guard

    def traits(self, figure: Figure) -> tuple[int, ...]:
        """All four values as `value` tells them; nothing if they are the other side's secret."""
        if not self.knows_traits(figure):
            return ()
        g = self._g
        if figure < FIRST_MONSTER:
            return tuple([value(g, figure, trait) for trait in range(4)])
        trait_of = g.haunt.trait_of
        return (trait_of(g, figure, 0), trait_of(g, figure, 1), trait_of(g, figure, 2), trait_of(g, figure, 3))

    def reads(self, side: Side) -> bool:
        """HC-22. Whether this seat has the text of that side."""
        return self._g.haunt.reads(self._g, self.seat, side)

    def may_read(self, rule: str) -> bool:
        """HC-22. Whether this seat may read a rule."""
        return self._g.haunt.may_read(self._g, self.seat, rule)

    @property
    def track(self) -> int:
        """The Turn/Damage track; UNKNOWN where it is the other side's secret record."""
        g = self._g
        return UNKNOWN if g.haunt.track_hidden(g, self.seat) else g.track

    @property
    def shown_by_haunt(self) -> dict[str, Any]:
        """What the haunt shows this seat of its own data."""
        return self._g.haunt.shown(self._g, self.seat) if laid_out(self._g) else {}

    def goals(self) -> list[Goal]:
        """What this seat should be after now, best first: said by the haunt from what the seat may know."""
        return self._g.haunt.goals(self._g, self.seat)

    def spaces_left(self) -> int:
        """BET-MOVE-1. Spaces that the acting figure can still move; -1 if nobody moves now, or out of sight."""
        g = self._g
        figure = g.acting
        if g.phase not in _MOVING or figure < 0 or g.room[figure] < 0 or not self.follows(figure):
            return -1
        return max(moving.spaces(g, figure) - g.spent, 0)

    @property
    def did(self) -> int:
        """What the acting figure has done in this turn; nothing, if it does it out of sight."""
        return self._g.did if self.follows(self._g.acting) else 0

    @property
    def tries(self) -> int:
        """The once-per-turn attempts of the acting figure; none, if it made them out of sight."""
        return self._g.tries if self.follows(self._g.acting) else 0


def role_is_up(g: House, seat: Seat) -> bool:
    """BET-HIDDEN-5, BET-HIDDEN-7. Whether everybody sees this role token: of the dead, of the traitor, at the end."""
    return g.fate[seat] == DEAD or g.phase == OVER or (g.role_known and g.role[seat] == 1)
