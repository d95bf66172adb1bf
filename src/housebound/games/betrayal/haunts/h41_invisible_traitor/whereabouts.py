"""Haunt 41: where the traitor is, and what everybody can know of it.

Outside its own turn the traitor's figure is off the board, and so nothing finds it by chance. In its turn it is on the
board, behind the screen: the others see nothing of what it does, until it does something that can be seen. Then they
see where it is, and until it is about to do the next thing they see everything.

What everybody knows is kept as the spots where the traitor may be. They grow by all ways that its Speed allows
whenever it can have moved unseen, and shrink with whatever is learnt.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import TOP, VALUES, card_numbers
from housebound.games.betrayal.effects.event_nearest import spaces_from
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.roster import laid_out
from housebound.games.betrayal.haunt.hiding import Hiding
from housebound.games.betrayal.haunts.h41_invisible_traitor.data import UnseenData
from housebound.games.betrayal.house.plan import rooms_in_house, split_by_barrier
from housebound.games.betrayal.numbers import Figure, Room, Seat, room_at, side_at, spot_at
from housebound.games.betrayal.state import HALTED, IN_HOUSE, OVER, TURN, House, changed
from housebound.games.betrayal.words import (
    CLAMBER,
    CLIMB,
    COAL_CHUTE,
    CROSS,
    END_TURN,
    FALL,
    FIGURES,
    JUMP,
    KEEP_ROLL,
    NO,
    PASSAGE,
    PICK_TRAIT,
    ROLL,
    ROOMS,
    SPEED,
    SPLIT,
    STAY,
    TO_SIDE,
    VAULT,
    VERBS,
    WALK,
    YES,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, SPECTATOR, Decision, Option, only
from housebound.kernel.sets import has, just, set_of, without

HIDE_IN = VERBS.verb("hide_in", ROOMS, rule="H41-SETUP-2")
STEAL_FROM = VERBS.verb("steal_from", FIGURES, rule="H41-TRAITOR-2")
TRAITOR_SEEN = NoticeKind("traitor_seen", figure=FIGURES, room=ROOMS)

IN_SECRET = frozenset(
    {
        *(WALK, CLIMB, PASSAGE, CLAMBER, CROSS, FALL, JUMP, END_TURN, HIDE_IN, STEAL_FROM),
        *(TO_SIDE, SPLIT, PICK_TRAIT, STAY.verb, YES.verb, NO.verb, ROLL.verb, KEEP_ROLL.verb),
    }
)
"""H41-TRAITOR-1, H41-SEEN-4, H41-SEEN-5. What the traitor can choose without being noticed."""
IN_VAULT, BEFORE_VAULT, IN_CHUTE = spot_at(VAULT, 1), spot_at(VAULT), spot_at(COAL_CHUTE)
OFF_BOARD = -1
UNCHANGED = (0, 0, 0, 0)


class Invisible(Hiding[UnseenData]):
    """H41-SEEN-1. Nobody but the traitor itself sees the traitor, unless it shows itself."""

    def vanish(self, g: House[UnseenData]) -> None:
        """H41-TRAITOR-1, H41-SEEN-6. Nobody sees any more what the traitor does."""
        g.data.unseen = True
        if not g.did & HALTED:
            g.data.possible = within_reach(g, g.data.possible)

    def act_begins(self, g: House[UnseenData]) -> None:
        """H41-SEEN-3. What comes next is done out of sight again."""
        traitor = g.traitor
        if not laid_out(g) or g.data.unseen or g.phase != TURN or g.active != traitor or g.room[traitor] < 0:
            return
        self.vanish(g)

    def chosen(self, g: House[UnseenData], decision: Decision, option: Option) -> None:
        """H41-SEEN-2, H41-SEEN-3, H41-SEEN-4. What is not done in secret shows the traitor; its turn's end does not."""
        if not laid_out(g) or not g.data.unseen:
            return
        if option.verb is END_TURN:
            g.reveal(EVERYONE)
        elif option.verb not in IN_SECRET or _is_noisy(g, option):
            self.steps_out(g)

    def steps_out(self, g: House[UnseenData]) -> None:
        """The traitor is seen where it is."""
        data, traitor = g.data, g.traitor
        g.reveal(EVERYONE)
        data.unseen = False
        data.quietly = UNCHANGED
        data.possible = just(spot_of(g, traitor))
        g.tell(EVERYONE, TRAITOR_SEEN, g.word[traitor], g.room[traitor])

    def act_done(self, g: House[UnseenData], in_view: bool) -> None:
        """H41-SEEN-4, H41-SEEN-5. What changes in all eyes shows the traitor; its own clips it moves in secret."""
        if not laid_out(g):
            return
        data, traitor = g.data, g.traitor
        on_board = g.room[traitor] >= 0
        if data.unseen and on_board and in_view:
            self.steps_out(g)
        note_steps(g)
        if not data.unseen and on_board:
            data.blessed = g.blessed[traitor]
            data.possible = just(spot_of(g, traitor))
        if g.vault_open and has(data.possible, IN_VAULT):
            data.possible = without(data.possible, IN_VAULT) | just(BEFORE_VAULT)
            if data.spot == IN_VAULT:
                data.spot = BEFORE_VAULT

    # -- what each side knows

    def onlookers(self, g: House[UnseenData]) -> int:
        hidden = laid_out(g) and g.data.unseen and g.phase != OVER
        return only(g.traitor) if hidden else EVERYONE

    def sees(self, g: House[UnseenData], seat: Seat, figure: Figure) -> bool:
        return figure != g.traitor or g.haunt.knows(g, seat, "whereabouts")

    def follows(self, g: House[UnseenData], seat: Seat, figure: Figure) -> bool:
        return figure != g.traitor or seat == g.traitor or g.phase == OVER

    def spot(self, g: House[UnseenData], figure: Figure) -> int:
        if g.room[figure] >= 0:
            return spot_of(g, figure)
        return OFF_BOARD if not laid_out(g) or figure != g.traitor or g.fate[figure] != IN_HOUSE else int(g.data.spot)

    def clips(self, g: House[UnseenData], seat: Seat) -> list[int]:
        """H41-SEEN-5. Without what happened out of sight."""
        traitor = g.traitor
        if not laid_out(g) or g.data.quietly == UNCHANGED or self.follows(g, seat, traitor):
            return g.clip
        data = g.data
        at = traitor * 4
        seen = [max(0, min(TOP, now - quiet)) for now, quiet in zip(g.clip[at : at + 4], data.quietly, strict=True)]
        return [*g.clip[:at], *seen, *g.clip[at + 4 :]]

    def blessings(self, g: House[UnseenData], seat: Seat) -> tuple[int, ...]:
        if not laid_out(g) or self.follows(g, seat, g.traitor):
            return g.blessed
        return changed(g.blessed, g.traitor, g.data.blessed)


INVISIBLE: Final = Invisible()


def _is_noisy(g: House[UnseenData], option: Option) -> bool:
    """H41-SEEN-4. The lock of the Vault, and a fall into a room that nobody has seen yet, are heard everywhere."""
    in_vault = option.verb is CROSS and g.room[g.traitor] == VAULT
    return in_vault or (option.verb is FALL and g.below < 0)


def clips_of(g: House, seat: Seat) -> tuple[int, ...]:
    return tuple(g.clip[seat * 4 : seat * 4 + 4])


# -- on and off the board


def enter_board(g: House[UnseenData]) -> None:
    """The traitor's figure stands where the traitor is."""
    traitor, spot = g.traitor, g.data.spot
    g.room[traitor], g.side[traitor], g.came_by[traitor] = room_at(spot), side_at(spot), -1
    g.data.spot = OFF_BOARD


def leave_board(g: House[UnseenData]) -> None:
    """The traitor's figure is taken off the board, and its room is kept in secret."""
    traitor = g.traitor
    note_steps(g)
    g.data.spot = spot_of(g, traitor)
    g.data.unseen = False
    g.room[traitor], g.side[traitor] = -1, 0


def note_steps(g: House[UnseenData]) -> None:
    """H41-SEEN-5. What the traitor's clips have done since they were last looked at: out of sight, or in view."""
    data = g.data
    clips = clips_of(g, g.traitor)
    if data.unseen and clips != data.clips:
        steps = zip(data.quietly, clips, data.clips, strict=True)
        data.quietly = tuple(quiet + now - before for quiet, now, before in steps)
    data.clips = clips


# -- where it may be


def spots_in(g: House, room: Room) -> int:
    """The spots of a room, as bits."""
    here = just(spot_at(room))
    return here | just(spot_at(room, 1)) if split_by_barrier(g, room) else here


def all_spots(g: House) -> int:
    spots = 0
    for room in rooms_in_house(g):
        spots |= spots_in(g, room)
    return spots


def within_reach(g: House[UnseenData], spots: int) -> int:
    """H41-SEEN-6. Every spot to which the traitor can have gone from these in one turn, by its Speed as others know it.

    A room may have raised it once without anybody's knowledge.
    """
    traitor = g.traitor
    place = INVISIBLE.clips(g, SPECTATOR)[traitor * 4 + SPEED]
    spaces = VALUES[g.character[traitor] * 4 + SPEED][min(place + 1, TOP)]
    far = spaces_from(g, traitor, card_numbers(spots))
    reached = set_of(spot for spot, price in far.items() if price <= spaces)
    return without(reached, IN_CHUTE)  # nobody stays there


def rule_out(g: House[UnseenData], spots: int) -> None:
    """The traitor is in none of these, and everybody knows it."""
    g.data.possible &= ~spots
