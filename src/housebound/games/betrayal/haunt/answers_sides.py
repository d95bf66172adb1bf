"""What the engine asks a haunt about turns, sides, traits and victory, and the rulebook's answers.

(Starting the haunt, Turn order in the haunt, Traitor, Hidden traitor, Monsters, Winning.)
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.content_files import haunt_facts
from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Figure, Seat, Side, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, MONSTER_TURN, MonsterKind
from housebound.games.betrayal.words import FIGURES, HEROES, TRAITOR
from housebound.kernel.script import NOTHING, Script
from housebound.kernel.sets import set_of
from housebound.kernel.state import Immutable

NOBODY = -1
NOBODY_AT_FIRST = ("none", "none_at_first")
"""BET-ORDER-8, BET-ORDER-9. What the list beside the chart says of haunts that begin without a known traitor."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SidesAndTurns(Immutable, Generic[D]):
    """Who plays for whom and with whom, when, how well, and until when."""

    __slots__ = ("begins_with_traitor", "ends", "kinds", "needs_rooms", "started", "traitor_rule")

    number: ClassVar[int] = 0
    started: bool
    """Whether the haunt has begun: not so while the house is explored."""
    open_to_all: ClassVar[bool] = False
    """Everybody reads the whole text: no traitor, or a hidden one (BET-PREP-7)."""
    monster_turn: ClassVar[bool] = True
    """Whether the round has a monster turn."""
    deals_roles: ClassVar[bool] = True
    """BET-HIDDEN-2. Whether a hidden traitor is found by role tokens; else the haunt deals tokens of its own."""
    own_rolls: ClassVar[bool] = False
    """BET-MONSTER-5. Whether each monster of a kind makes a movement roll of its own."""

    def __init__(self, started: bool = True) -> None:
        self.started = started
        facts: dict[str, Any] = haunt_facts().get(str(self.number), {})
        self.traitor_rule: dict[str, Any] = facts.get("traitor", {"rule": "none"})
        self.begins_with_traitor: bool = self.traitor_rule["rule"] not in NOBODY_AT_FIRST
        self.ends: dict[str, str] = facts.get("ends", {})
        self.needs_rooms: tuple[str, ...] = tuple(facts.get("needs_rooms", ()))
        self.kinds: tuple[MonsterKind, ...] = tuple(
            MonsterKind(
                monster["id"],
                monster["count"],
                (
                    monster.get("might", -1),
                    monster.get("speed", -1),
                    monster.get("sanity", -1),
                    monster.get("knowledge", -1),
                ),
                _first_word(monster["id"]),
            )
            for monster in facts.get("monsters", ())
        )

    # -- beginning

    def set_up(self, g: House[D]) -> Script[None]:
        """Right now (BET-PREP-5, BET-PREP-6): the traitor's steps first, then the heroes'."""
        return NOTHING

    def fresh_data(self, g: House) -> D | None:
        """The haunt's own data as they are when it begins; None: it keeps nothing of its own."""
        return None

    def lays_needed_rooms(self, g: House[D]) -> int:
        """HC-25. The seat that lays the rooms which the setup of a haunt chosen by hand presupposes."""
        return g.traitor if g.traitor >= 0 else g.revealer

    def turn_order(self, g: House[D]) -> tuple[int, ...]:
        """BET-ORDER-1 to BET-ORDER-4, BET-ORDER-8, BET-ORDER-9. The turns of a round: seats, and MONSTER_TURN.

        The seats from the traitor's left, the traitor last; with no traitor, or a hidden one, from the revealer's left.
        """
        seats = g.rules.seats
        last = (g.traitor if self.has_open_traitor(g) else g.revealer) % seats
        if not self.monster_turn:
            return _order(seats, last, NOBODY)
        # BET-ORDER-12: after the seat of a traitor that was hidden and is known now
        known = g.role_known and g.traitor >= 0
        return _order(seats, last, g.traitor if known else last)

    def has_open_traitor(self, g: House[D]) -> bool:
        """Whether the order of turns is that of a traitor known from the start (BET-ORDER-11, BET-ORDER-12)."""
        return g.traitor >= 0 and self.begins_with_traitor and not g.role[0]

    def takes_turn(self, g: House[D], seat: Seat) -> bool:
        """BET-DEATH-2, BET-DEATH-6, HC-13. Whether the seat's explorer can act at all."""
        return g.fate[seat] == IN_HOUSE

    def figure_of(self, g: House[D], seat: Seat) -> int:
        """The figure with which a seat acts in its own turn."""
        return seat

    # -- sides

    def side_of(self, g: House[D], figure: Figure) -> int:
        """HEROES or TRAITOR, as everybody at the table knows."""
        return g.team[figure] if figure < FIRST_MONSTER else TRAITOR

    def opponents(self, g: House[D], one: int, other: int) -> bool:
        """BET-PASS-3. Whether these two want to stop each other."""
        return self.side_of(g, one) != self.side_of(g, other)

    def controller(self, g: House[D], figure: Figure) -> int:
        """BET-MONSTER-2, BET-TRAITOR-9. The seat that decides for a figure."""
        return figure if figure < FIRST_MONSTER else g.traitor

    def monster_player(self, g: House[D]) -> int:
        """BET-MONSTER-2, BET-TRAITOR-9. The seat that says which monster acts next."""
        return g.traitor

    def acts_next(self, g: House[D]) -> int:
        """The monster whose turn it is by the haunt's own order; -1: the player of the monsters says which acts."""
        return -1

    def must_act(self, g: House[D], figure: Figure) -> str:
        """The rule by which this monster may not be left where it is; empty: it may."""
        return ""

    def acts_in_monster_turn(self, g: House[D], figure: Figure) -> bool:
        """Whether this monster is moved in the monster turn."""
        return True

    def is_hidden(self, g: House[D]) -> bool:
        """BET-HIDDEN-1. Whether a hidden traitor is still unknown to the others."""
        return g.role[0] > 0 and not g.role_known

    def traitor_unknown(self, g: House[D]) -> bool:
        """BET-HIDDEN-10. Whether somebody may be a traitor without the others' knowing."""
        return self.is_hidden(g)

    # -- turns

    def on_turn_start(self, g: House[D], seat: Seat) -> Script[None]:
        """Also for seats whose explorer is dead or gone (HC-11)."""
        return NOTHING

    def on_turn_end(self, g: House[D], seat: Seat) -> Script[None]:
        """After the end of the turn by BET-TURN-6; also for seats whose explorer is dead or gone (HC-11)."""
        return NOTHING

    def on_monster_turn_start(self, g: House[D]) -> Script[None]:
        return NOTHING

    def on_monster_turn_end(self, g: House[D]) -> Script[None]:
        return NOTHING

    def before_monster(self, g: House[D], figure: Figure) -> Script[bool]:
        """A monster begins to act, its movement result rolled. True: the haunt moves it by its own rule."""
        return False
        yield

    def may_stop(self, g: House[D], figure: Figure) -> str:
        """The rule by which the figure may not end its turn yet; empty: it may."""
        return ""

    # -- traits and dice

    def trait_of(self, g: House[D], figure: Figure, trait: Trait) -> int:
        """BET-TRAIT-8. A monster's number, -1 if it lacks the trait."""
        return self.kinds[g.kind[figure]].traits[trait]

    def explorers_trait(self, g: House[D], seat: Seat, trait: Trait, number: int) -> int:
        """BET-TRAIT-7. An explorer's number for all purposes; `number` is the one under its clip."""
        return number

    def ignores_hindrance(self, g: House[D], figure: Figure) -> bool:
        """BET-TRAITOR-2, BET-MONSTER-8, BET-HIDDEN-6. Whether hindrances of rooms do not touch the figure."""
        return figure >= FIRST_MONSTER or g.team[figure] == TRAITOR

    # -- winning

    def winner(self, g: House[D]) -> int:
        """BET-WIN-1, HC-26. Seats that have won now, as an audience; 0: nobody yet. -1: it is over and nobody has.

        Where both sides can complete their goals at once, the seats of both: BET-WIN-5 decides.
        """
        return CARRY_ON

    def no_hero_left(self, g: House[D]) -> int:
        """BET-WIN-6. Who wins when no living hero is left: the traitor's side, or nobody."""
        return self.team_seats(g, TRAITOR) or -1

    def rule_met(self, g: House[D]) -> str:
        """BET-WIN-1, BET-WIN-6. The haunt's own rule by which it has ended, asked once it is over; empty: none of them.

        BET-WIN-7, BET-HAUNT-8: nobody may have won by none of its rules.
        """
        if g.why == "BET-WIN-6":
            return self.ends.get("no_hero_left", "")
        if g.why != "BET-WIN-1":
            return ""
        if not g.winners:
            return self.ends.get("nobody", "")
        return self.ends.get("traitor" if g.winners & self.team_seats(g, TRAITOR) else "heroes", "")

    def aftermath(self, g: House[D]) -> None:
        """The game has just ended: what becomes of those who are left behind."""

    def team_seats(self, g: House[D], side: Side) -> int:
        """The seats of a side, as an audience."""
        return set_of(seat for seat in range(g.rules.seats) if self.true_side(g, seat) == side)

    def true_side(self, g: House[D], seat: Seat) -> int:
        """The side a seat plays for, hidden or not (BET-HIDDEN-3); -1: a spectator plays for none."""
        if seat >= FIRST_MONSTER:
            return -1
        if g.role[0]:
            return TRAITOR if g.role[seat] == 1 else HEROES
        return g.team[seat]


@cache
def _order(seats: int, last: int, before_monsters: int) -> tuple[int, ...]:
    """The seats, one of them last, and the monster turn after one of them, or after nobody: then there is none."""
    order = [(last + 1 + n) % seats for n in range(seats)]
    if before_monsters != NOBODY:
        order.insert(order.index(before_monsters) + 1, MONSTER_TURN)
    return tuple(order)


def _first_word(kind: str) -> int:
    words = FIGURES.words
    return words.index(kind) if kind in words else words.index(f"{kind}_1")
