"""Haunt 41: where the traitor is, and what everybody can know of it.

Outside its own turn the traitor's figure is off the board, and so nothing finds it by chance. In its turn it is on the
board, behind the screen: the others see nothing of what it does, until it does something that can be seen. Then they
see where it is, and until it is about to do the next thing they see everything.

What everybody knows is kept as the spots where the traitor may be. They grow by all ways that its Speed allows
whenever it can have moved unseen, and shrink with whatever is learnt.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import spot_of
from housebound.games.betrayal.components import TOP, VALUES, card_numbers
from housebound.games.betrayal.entering import choose_side
from housebound.games.betrayal.event_nearest import spaces_from
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.house import neighbours, rooms_in_house, split_by_barrier
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
from housebound.kernel.script import EVERYONE, NOTHING, SPECTATOR, Ask, Decision, Option, Script, only

HIDE_IN = VERBS.verb("hide_in", ROOMS)
STEAL_FROM = VERBS.verb("steal_from", FIGURES)
TRAITOR_SEEN = NoticeKind("traitor_seen", figure=FIGURES, room=ROOMS)

IN_SECRET = frozenset(
    {
        *(WALK, CLIMB, PASSAGE, CLAMBER, CROSS, FALL, JUMP, END_TURN, HIDE_IN, STEAL_FROM),
        *(TO_SIDE, SPLIT, PICK_TRAIT, STAY.verb, YES.verb, NO.verb, ROLL.verb, KEEP_ROLL.verb),
    }
)
"""What the traitor can choose without being noticed."""
OFF_BOARD = -1
UNCHANGED = (0, 0, 0, 0)


class UnseenData(HauntData):
    """`spot`: where the traitor is while its figure is off the board. `possible`: the spots where it may be for all
    that everybody knows, as bits. `unseen`: it acts behind the screen now.

    `clips`: its clips when they were last looked at, `quietly`: the steps made out of sight, trait by trait;
    `blessed`: the rooms whose gain everybody has seen it have. `stolen`: it has tried to steal in this turn, and goes
    no further. `struck`: the heroes it attacked in this turn, and the room where it stood; `left`: the rooms it left
    since, and where it went from there; `leaving`: the room it is just leaving, or -1.
    """

    __slots__ = (*("blessed", "clips", "leaving", "left", "possible", "quietly", "spot", "stolen", "struck", "unseen"),)

    spot: int
    possible: int
    unseen: bool
    clips: tuple[int, ...]
    quietly: tuple[int, ...]
    blessed: int
    stolen: bool
    struck: dict[int, int]
    left: dict[int, int]
    leaving: int


class Unseen(Haunt):
    """The traitor that nobody sees."""

    hides_figures = True

    # -- beginning

    def fresh_data(self, g: House) -> UnseenData:
        data = UnseenData()
        traitor = g.traitor
        on_board = g.room[traitor] >= 0
        data.spot = OFF_BOARD
        data.possible = 1 << spot_of(g, traitor) if on_board else all_spots(g)
        data.unseen = data.stolen = False
        data.clips = _clips_of(g, traitor)
        data.quietly = UNCHANGED
        data.blessed = g.blessed[traitor]
        data.struck = {}
        data.left = {}
        data.leaving = -1
        return data

    def set_up(self, g: House) -> Script[None]:
        """The traitor goes to any room of the house, in secret, and its figure leaves the board."""
        traitor = g.traitor
        g.data.unseen = True
        option: Option = yield Decision(traitor, "hide", _offer_rooms, "BET-GEN-5", g.word[traitor])
        room = option.args[0]
        side = yield from choose_side(g, traitor, room)
        g.room[traitor], g.side[traitor], g.came_by[traitor] = room, side, -1
        g.reveal(EVERYONE)
        g.data.possible = all_spots(g)
        leave_board(g)

    # -- turns

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """The traitor's figure is on the board in its own turn, and from now on it may be wherever it can go.

        What happens to it at once (Grave Dirt) could kill it: everybody would see that.
        """
        if seat == g.traitor and g.fate[seat] == IN_HOUSE:
            g.reveal(EVERYONE)
            if g.room[seat] < 0:
                enter_board(g)
            self.vanish(g)
        return NOTHING

    def vanish(self, g: House) -> None:
        """Nobody sees any more what the traitor does."""
        g.data.unseen = True
        if not g.did & HALTED:
            g.data.possible = within_reach(g, g.data.possible)

    def act_begins(self, g: House) -> None:
        """What comes next is done out of sight again."""
        data, traitor = g.data, g.traitor
        if data is None or data.unseen or g.phase != TURN or g.active != traitor or g.room[traitor] < 0:
            return
        self.vanish(g)

    def chosen(self, g: House, decision: Decision, option: Option) -> None:
        """Whatever is not done in secret shows where the traitor is. That its turn is over can be seen, and no more."""
        if g.data is None or not g.data.unseen:
            return
        if option.verb is END_TURN:
            g.reveal(EVERYONE)
        elif option.verb not in IN_SECRET or _is_noisy(g, option):
            self.steps_out(g)

    def steps_out(self, g: House) -> None:
        """The traitor is seen where it is."""
        data, traitor = g.data, g.traitor
        g.reveal(EVERYONE)
        data.unseen = False
        data.quietly = UNCHANGED
        data.possible = 1 << spot_of(g, traitor)
        g.tell(EVERYONE, TRAITOR_SEEN, g.word[traitor], g.room[traitor])

    def act_done(self, g: House, in_view: bool) -> None:
        """Something has changed that everybody sees: then so is the traitor. Its own clips it moves in secret."""
        data, traitor = g.data, g.traitor
        if data is None:
            return
        on_board = g.room[traitor] >= 0
        if data.unseen and on_board and in_view:
            self.steps_out(g)
        note_steps(g)
        if not data.unseen and on_board:
            data.blessed = g.blessed[traitor]
            data.possible = 1 << spot_of(g, traitor)
        if g.vault_open and data.possible >> (VAULT * 2 + 1) & 1:
            data.possible = data.possible & ~(2 << VAULT * 2) | 1 << VAULT * 2
            if data.spot == VAULT * 2 + 1:
                data.spot = VAULT * 2

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        if figure == g.traitor and g.data is not None and g.data.leaving >= 0:
            g.data.left[g.data.leaving] = room
            g.data.leaving = -1
        return NOTHING

    def on_leave(self, g: House, figure: int, room: int) -> Script[None]:
        """Through which exit the traitor left the room of an attack (last), somebody may sense."""
        if figure == g.traitor and g.data is not None and room in g.data.struck.values():
            g.data.leaving = room
        return NOTHING

    def can_move(self, g: House, figure: int) -> bool:
        """Whoever steals has ended its movement."""
        return figure != g.traitor or not g.data.stolen

    def slows(self, g: House, figure: int, mover: int) -> bool:
        """Heroes never slow the traitor, and the traitor does not slow them."""
        return False

    def on_skull(self, g: House, seat: int, cause: int, killer: int) -> Script[bool]:
        """The dead are seen: what the traitor leaves behind lies in its room."""
        if seat == g.traitor:
            if g.room[seat] < 0:
                enter_board(g)
            self.steps_out(g)
        return False
        yield

    # -- what each side knows

    def onlookers(self, g: House) -> int:
        hidden = g.data is not None and g.data.unseen and g.phase != OVER
        return only(g.traitor) if hidden else EVERYONE

    def sees(self, g: House, seat: int, figure: int) -> bool:
        return figure != g.traitor or self.knows(g, seat, "whereabouts")

    def follows(self, g: House, seat: int, figure: int) -> bool:
        return figure != g.traitor or seat == g.traitor or g.phase == OVER

    def spot(self, g: House, figure: int) -> int:
        if g.room[figure] >= 0:
            return spot_of(g, figure)
        return OFF_BOARD if g.data is None or figure != g.traitor or g.fate[figure] != IN_HOUSE else int(g.data.spot)

    def clips(self, g: House, seat: int) -> list[int]:
        data, traitor = g.data, g.traitor
        if data is None or data.quietly == UNCHANGED or self.follows(g, seat, traitor):
            return g.clip
        at = traitor * 4
        seen = [max(0, min(TOP, now - quiet)) for now, quiet in zip(g.clip[at : at + 4], data.quietly, strict=True)]
        return [*g.clip[:at], *seen, *g.clip[at + 4 :]]

    def blessings(self, g: House, seat: int) -> tuple[int, ...]:
        if g.data is None or self.follows(g, seat, g.traitor):
            return g.blessed
        return changed(g.blessed, g.traitor, g.data.blessed)

    def secrets(self, g: House) -> dict[str, object]:
        secrets: dict[str, object] = {"whereabouts": self.spot(g, g.traitor)}
        return secrets if g.data.quietly == UNCHANGED else {**secrets, "traits": g.data.quietly}

    def knows(self, g: House, seat: int, secret: str) -> bool:
        """Everybody knows where the traitor is if it can only be in one place."""
        if self.follows(g, seat, g.traitor):
            return True
        return secret == "whereabouts" and (g.data is None or g.data.possible.bit_count() == 1)

    def resample(self, g: House, seat: int, rng: Any) -> None:
        """The traitor is in any place where it may be, and nothing has happened to it out of sight."""
        data, traitor = g.data, g.traitor
        if self.follows(g, seat, traitor):
            return
        g.clip[traitor * 4 : traitor * 4 + 4] = self.clips(g, seat)[traitor * 4 : traitor * 4 + 4]
        g.blessed = self.blessings(g, seat)
        data.clips = _clips_of(g, traitor)
        data.quietly = UNCHANGED
        if self.knows(g, seat, "whereabouts"):
            return
        spot = rng.choice(card_numbers(data.possible))
        data.left = {room: rng.choice(neighbours(g, room) or [room]) for room in set(data.struck.values())}
        if g.room[traitor] < 0:
            data.spot = spot
            return
        g.room[traitor], g.side[traitor], g.came_by[traitor] = spot >> 1, spot & 1, -1
        g.spent = rng.randint(0, g.spent)

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """Where the traitor may be, if that is not everywhere."""
        if g.data.possible == all_spots(g):
            return {}
        rooms = dict.fromkeys(spot >> 1 for spot in card_numbers(g.data.possible))
        return {"traces": [ROOMS.words[room] for room in rooms]}

    def check(self, g: House) -> None:
        data, traitor = g.data, g.traitor
        assert (data.spot == OFF_BOARD) == (g.room[traitor] >= 0 or g.fate[traitor] != IN_HOUSE), "in two places"
        if g.phase == OVER or g.fate[traitor] != IN_HOUSE:
            return
        assert data.possible >> self.spot(g, traitor) & 1, "the traitor is where nobody takes it to be"
        assert not data.possible & ~all_spots(g), "the traitor may be where nothing is"
        assert not data.unseen or g.room[traitor] >= 0, "the traitor acts off the board"


def _is_noisy(g: House, option: Option) -> bool:
    """The lock of the Vault, and a fall into a room that nobody has seen yet, are heard all over the house."""
    in_vault = option.verb is CROSS and g.room[g.traitor] == VAULT
    return in_vault or (option.verb is FALL and g.below < 0)


def _offer_rooms(g: House, _: int, ask: Ask) -> None:
    """Any room of the house; BET-CHUTE-2: nobody stays in the Coal Chute."""
    ask.options += [HIDE_IN(room) for room in rooms_in_house(g) if room != COAL_CHUTE]


def _clips_of(g: House, seat: int) -> tuple[int, ...]:
    return tuple(g.clip[seat * 4 : seat * 4 + 4])


# -- on and off the board


def enter_board(g: House) -> None:
    """The traitor's figure stands where the traitor is."""
    traitor, spot = g.traitor, g.data.spot
    g.room[traitor], g.side[traitor], g.came_by[traitor] = spot >> 1, spot & 1, -1
    g.data.spot = OFF_BOARD


def leave_board(g: House) -> None:
    """The traitor's figure is taken off the board, and its room is kept in secret."""
    traitor = g.traitor
    note_steps(g)
    g.data.spot = spot_of(g, traitor)
    g.data.unseen = False
    g.room[traitor], g.side[traitor] = -1, 0


def note_steps(g: House) -> None:
    """What the traitor's clips have done since they were last looked at: out of sight, or before all eyes."""
    data = g.data
    clips = _clips_of(g, g.traitor)
    if data.unseen and clips != data.clips:
        steps = zip(data.quietly, clips, data.clips, strict=True)
        data.quietly = tuple(quiet + now - before for quiet, now, before in steps)
    data.clips = clips


# -- where it may be


def spots_in(g: House, room: int) -> int:
    """The spots of a room, as bits."""
    return (3 if split_by_barrier(g, room) else 1) << room * 2


def all_spots(g: House) -> int:
    spots = 0
    for room in rooms_in_house(g):
        spots |= spots_in(g, room)
    return spots


def within_reach(g: House, spots: int) -> int:
    """Every spot to which the traitor can have gone from these in one turn, as far as anybody knows its Speed.

    A room may have raised it once without anybody's knowledge.
    """
    traitor = g.traitor
    place = g.haunt.clips(g, SPECTATOR)[traitor * 4 + SPEED]
    spaces = VALUES[g.character[traitor] * 4 + SPEED][min(place + 1, TOP)]
    far = spaces_from(g, traitor, card_numbers(spots))
    reached = sum(1 << spot for spot, price in far.items() if price <= spaces)
    return reached & ~(1 << COAL_CHUTE * 2)  # nobody stays there


def rule_out(g: House, spots: int) -> None:
    """The traitor is in none of these, and everybody knows it."""
    g.data.possible &= ~spots
