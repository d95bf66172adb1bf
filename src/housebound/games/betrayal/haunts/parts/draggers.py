"""Part: monsters that seize heroes and drag them home, where they die (CAPTURE, HC-15).

A haunt with this part is a `Dragging`. Its captors come in pairs: the monster, and a home that never moves, attacks or
is attacked. The haunt keeps in its data `captor` (see `captives`) and `home`: captor -> the spot of its home.

Decided here, where HC-15 is silent: whoever is captured is torn out of debris and webs. A hero that is dragged along
enters no room in the sense of the rulebook: no room, companion or music that waits there touches it. A captor that
drags is not slowed. A captive slows nobody. In its turn a captive has one choice: to struggle, or to do nothing.
"""

from __future__ import annotations

from typing import Protocol

from typing_extensions import TypeVar

from housebound.games.betrayal.components import ITEM_BITS
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.damage import BY_HAUNT, settle_skull
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.restraints import release
from housebound.games.betrayal.figures.roster import remove_monster
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster
from housebound.games.betrayal.haunts.parts.captives import (
    FREE,
    STILL_HELD,
    Capturing,
    HasCaptives,
    captive_of,
    capture,
    is_captured,
    let_go,
)
from housebound.games.betrayal.haunts.parts.conversion import lay_down_belongings
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.taken_along import stand_with
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait, room_at
from housebound.games.betrayal.play.attack import ATTACK_ON, make_attack
from housebound.games.betrayal.play.toward import move_toward
from housebound.games.betrayal.play.turn import END
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import CARDS, FIGURES, MIGHT, MYSTIC_ELEVATOR, PUT, ROOMS, SIDE_TAKEN
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script

DRAGGED_HOME = NoticeKind("dragged_home", figure=FIGURES, captor=FIGURES)

SPIRIT_BOARD = CARDS["spirit_board"]
CAPTOR = 0
"""The kind of the captors, in the order of the content file."""
DRAG = 2
NO_ROLL = -1


class HasHomes(HasCaptives, Protocol):
    """`home`: captor -> the spot it drags to."""

    home: dict[int, int]


H = TypeVar("H", bound=HasHomes, covariant=True)  # noqa: PLC0105


def add_pair(g: House[HasHomes], room: Room) -> Script[int]:
    """HC-8. A captor in its home: the traitor chooses the side of a barrier. The captor's number."""
    figure = yield from bring_monster(g, CAPTOR, room)
    g.data.home[figure] = spot_of(g, figure)
    return figure


def remove_pair(g: House[HasHomes], captor: Figure) -> None:
    """The captor and its home leave the game; whom it held is free."""
    let_go(g, captor)
    remove_monster(g, captor)
    del g.data.home[captor]


def home_room(g: House[HasHomes], captor: Figure) -> int:
    spot: int = g.data.home[captor]
    return room_at(spot)


def seize(g: House[HasHomes], captor: Figure, seat: Seat) -> Script[None]:
    """HC-15. The hero drops all its items where it is, which can cost its life, and is captured; no damage."""
    release(g, seat)
    lay_down_belongings(g, seat, ITEM_BITS)
    yield from settle_skull(g, seat, BY_HAUNT, captor)
    if g.fate[seat] == IN_HOUSE:
        capture(g, captor, seat)


def struggle(g: House[HasHomes], seat: Seat) -> Script[None]:
    """The turn of a captive: an attack on its captor, by hand. If it wins, the turn goes on; else the turn is over."""
    captor = g.data.captor[seat]

    def offers(g: House[H], _: int, ask: Ask) -> None:
        ask.options += (ATTACK_ON[g.word[captor]], END)

    option: Option = yield Decision(seat, "struggle", offers, "HC-15", g.word[captor])
    if option is not END:
        yield from make_attack(g, Attack(seat, captor, MIGHT))
    if is_captured(g, seat):
        g.did |= TURN_OVER
        g.tell(EVERYONE, STILL_HELD, g.word[seat], g.word[captor])


class Dragging(Capturing[H]):
    """How captors seize, hold and drag, and what captives cannot do."""

    # -- captors

    def movement_roll(self, g: House[H], figure: Figure) -> int:
        """One roll for all that hold nobody: whoever drags makes none."""
        return NO_ROLL if captive_of(g, figure) >= 0 else super().movement_roll(g, figure)

    def allowance(self, g: House[H], figure: Figure, spaces: int) -> int:
        return DRAG if figure >= FIRST_MONSTER and captive_of(g, figure) >= 0 else spaces

    def must_act(self, g: House[H], figure: Figure) -> str:
        return "HC-15" if captive_of(g, figure) >= 0 else ""

    def before_monster(self, g: House[H], figure: Figure) -> Script[bool]:
        """HC-15. Whoever holds a hero drags it toward its home, stops there, and does nothing else."""
        if captive_of(g, figure) < 0:
            return False
        yield from move_toward(g, figure, [home_room(g, figure)])
        return True

    def bring_along(self, g: House[H], figure: Figure) -> None:
        """The captive is where its captor is, on the same side of a barrier."""
        seat = captive_of(g, figure) if figure >= FIRST_MONSTER else FREE
        if seat < 0:
            return
        if g.room[seat] != g.room[figure]:
            g.tell(EVERYONE, PUT, g.word[seat], g.room[figure])
        elif g.side[seat] != g.side[figure]:
            g.tell(EVERYONE, SIDE_TAKEN, g.word[seat], g.side[figure])
        stand_with(g, seat, figure)

    def on_monster_turn_start(self, g: House[H]) -> Script[None]:
        """Whoever is held in the room of its captor's home is killed, and the pair leaves the game."""
        for captor in list(g.data.home):
            seat = captive_of(g, captor)
            if seat >= 0 and g.room[captor] == home_room(g, captor):
                g.tell(EVERYONE, DRAGGED_HOME, g.word[seat], g.word[captor])
                yield from die(g, seat, BY_HAUNT, captor)
                remove_pair(g, captor)

    def attack_won(self, g: House[H], attack: Attack) -> Script[bool]:
        """A captor that wins captures the hero instead of wounding it."""
        if attack.attacker not in g.data.home:
            return False
        yield from seize(g, attack.attacker, attack.target)
        return True

    def heeds(self, g: House[H], figure: Figure, card: Card) -> bool:
        return not (card == SPIRIT_BOARD and figure in g.data.home)

    def can_ride(self, g: House[H], figure: Figure) -> bool:
        """A captor in the Mystic Elevator stops it for everybody, itself included, until it leaves."""
        captors = g.data.home
        return figure not in captors and not any(g.room[captor] == MYSTIC_ELEVATOR for captor in captors)

    # -- captives

    def on_turn_start(self, g: House[H], seat: Seat) -> Script[None]:
        return struggle(g, seat) if is_captured(g, seat) else NOTHING

    def attack_lost(self, g: House[H], attack: Attack) -> Script[bool]:
        """A captive that struggles in vain takes no damage."""
        return is_captured(g, attack.attacker)
        yield

    def may_attack(self, g: House[H], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """HC-15. Other monsters leave a captive alone."""
        if attacker >= FIRST_MONSTER and is_captured(g, target):
            return "HC-15"
        return super().may_attack(g, attacker, target, trait, card)

    def slows(self, g: House[H], figure: Figure, mover: Figure) -> bool:
        return not (mover >= FIRST_MONSTER and captive_of(g, mover) >= 0) and super().slows(g, figure, mover)

    def can_handle_items(self, g: House[H], figure: Figure) -> bool:
        return not is_captured(g, figure)

    # -- what is seen

    def check(self, g: House[H]) -> None:
        super().check(g)
        for seat, captor in enumerate(g.data.captor):
            if captor != FREE:
                assert captor in g.data.home, "a captor without a home"
                assert not g.stunned[captor], "a stunned captor holds on"
                assert (g.room[seat], g.side[seat]) == (g.room[captor], g.side[captor]), "a captive is elsewhere"
                assert not g.held[seat] & ITEM_BITS, "a captive has items"
        for captor in g.data.home:
            assert g.room[captor] >= 0, "a home whose captor is gone"


def shown_homes(g: House[HasHomes]) -> dict[str, str]:
    """Captor -> the room of its home."""
    return {name_of(g, captor): ROOMS.words[room_at(spot)] for captor, spot in g.data.home.items()}
