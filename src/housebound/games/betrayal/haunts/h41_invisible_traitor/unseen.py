"""Haunt 41: where the traitor is, and what everybody can know of it.

Outside its own turn the traitor's figure is off the board, and so nothing finds it by chance. In its turn it is on the
board, behind the screen: the others see nothing of what it does, until it does something that can be seen. Then they
see where it is, and until it is about to do the next thing they see everything.

What everybody knows is kept as the spots where the traitor may be. They grow by all ways that its Speed allows
whenever it can have moved unseen, and shrink with whatever is learnt.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import TOP, VALUES, card_numbers
from housebound.games.betrayal.effects.event_nearest import spaces_from
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.roster import laid_out
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h41_invisible_traitor.data import UnseenData
from housebound.games.betrayal.house.plan import neighbours, rooms_in_house, split_by_barrier
from housebound.games.betrayal.numbers import Figure, Room, Seat, room_at, side_at, spot_at
from housebound.games.betrayal.play.entering import choose_side
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


class Unseen(Haunt[UnseenData]):
    """The traitor that nobody sees."""

    hides_figures = True

    # -- beginning

    def fresh_data(self, g: House) -> UnseenData:
        data = UnseenData()
        traitor = g.traitor
        on_board = g.room[traitor] >= 0
        data.spot = OFF_BOARD
        data.possible = just(spot_of(g, traitor)) if on_board else all_spots(g)
        data.unseen = data.stolen = False
        data.clips = _clips_of(g, traitor)
        data.quietly = UNCHANGED
        data.blessed = g.blessed[traitor]
        data.struck = {}
        data.left = {}
        data.leaving = -1
        return data

    def set_up(self, g: House[UnseenData]) -> Script[None]:
        """H41-SETUP-1, H41-SETUP-2. The traitor goes to any room, in secret, and its figure leaves the board."""
        traitor = g.traitor
        g.data.unseen = True
        option: Option = yield Decision(traitor, "hide", _offer_rooms, "H41-SETUP-2", g.word[traitor])
        room = option.args[0]
        side = yield from choose_side(g, traitor, room)
        g.room[traitor], g.side[traitor], g.came_by[traitor] = room, side, -1
        g.reveal(EVERYONE)
        g.data.possible = all_spots(g)
        leave_board(g)

    # -- turns

    def on_turn_start(self, g: House[UnseenData], seat: Seat) -> Script[None]:
        """H41-SEEN-1. The traitor's figure is on the board in its own turn only; it may now be wherever it can go.

        What happens to it at once (Grave Dirt) could kill it: everybody would see that.
        """
        if seat == g.traitor and g.fate[seat] == IN_HOUSE:
            g.reveal(EVERYONE)
            if g.room[seat] < 0:
                enter_board(g)
            self.vanish(g)
        return NOTHING

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

    def on_enter(self, g: House[UnseenData], figure: Figure, room: Room) -> Script[None]:
        """H41-HEROES-2. Where the way out led."""
        if figure == g.traitor and laid_out(g) and g.data.leaving >= 0:
            g.data.left[g.data.leaving] = room
            g.data.leaving = -1
        return NOTHING

    def on_leave(self, g: House[UnseenData], figure: Figure, room: Room) -> Script[None]:
        """H41-HEROES-2. Through which exit the traitor left the room of an attack (last), somebody may sense."""
        if figure == g.traitor and laid_out(g) and room in g.data.struck.values():
            g.data.leaving = room
        return NOTHING

    def may_move(self, g: House[UnseenData], figure: Figure) -> str:
        """H41-TRAITOR-2. Whoever steals has ended its movement."""
        return "H41-TRAITOR-2" if figure == g.traitor and g.data.stolen else ""

    def slows(self, g: House[UnseenData], figure: Figure, mover: Figure) -> bool:
        """H41-TRAITOR-1, H41-SEEN-1. Heroes never slow the traitor, and the traitor does not slow them."""
        return False

    def on_skull(self, g: House[UnseenData], seat: Seat, cause: int, killer: Figure) -> Script[bool]:
        """The dead are seen: what the traitor leaves behind lies in its room."""
        if seat == g.traitor:
            if g.room[seat] < 0:
                enter_board(g)
            self.steps_out(g)
        return False
        yield

    # -- what each side knows

    def onlookers(self, g: House[UnseenData]) -> int:
        hidden = laid_out(g) and g.data.unseen and g.phase != OVER
        return only(g.traitor) if hidden else EVERYONE

    def sees(self, g: House[UnseenData], seat: Seat, figure: Figure) -> bool:
        return figure != g.traitor or self.knows(g, seat, "whereabouts")

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

    def secrets(self, g: House[UnseenData]) -> dict[str, object]:
        secrets: dict[str, object] = {"whereabouts": self.spot(g, g.traitor)}
        return secrets if g.data.quietly == UNCHANGED else {**secrets, "traits": g.data.quietly}

    def knows(self, g: House[UnseenData], seat: Seat, secret: str) -> bool:
        """H41-SEEN-6. Everybody knows where the traitor is if it can only be in one place."""
        if self.follows(g, seat, g.traitor):
            return True
        return secret == "whereabouts" and (not laid_out(g) or g.data.possible.bit_count() == 1)

    def resample(self, g: House[UnseenData], seat: Seat, rng: Any) -> None:
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
        g.room[traitor], g.side[traitor], g.came_by[traitor] = room_at(spot), side_at(spot), -1
        g.spent = rng.randint(0, g.spent)

    def shown(self, g: House[UnseenData], seat: Seat) -> dict[str, Any]:
        """H41-SEEN-6. Where the traitor may be, if that is not everywhere."""
        if g.data.possible == all_spots(g):
            return {}
        rooms = dict.fromkeys(room_at(spot) for spot in card_numbers(g.data.possible))
        return {"traces": [ROOMS.words[room] for room in rooms]}

    def check(self, g: House[UnseenData]) -> None:
        data, traitor = g.data, g.traitor
        assert (data.spot == OFF_BOARD) == (g.room[traitor] >= 0 or g.fate[traitor] != IN_HOUSE), "in two places"
        if g.phase == OVER or g.fate[traitor] != IN_HOUSE:
            return
        assert has(data.possible, self.spot(g, traitor)), "the traitor is where nobody takes it to be"
        assert not data.possible & ~all_spots(g), "the traitor may be where nothing is"
        assert not data.unseen or g.room[traitor] >= 0, "the traitor acts off the board"


def _is_noisy(g: House[UnseenData], option: Option) -> bool:
    """H41-SEEN-4. The lock of the Vault, and a fall into a room that nobody has seen yet, are heard everywhere."""
    in_vault = option.verb is CROSS and g.room[g.traitor] == VAULT
    return in_vault or (option.verb is FALL and g.below < 0)


def _offer_rooms(g: House[UnseenData], _: int, ask: Ask) -> None:
    """H41-SETUP-2. Any room of the house; BET-CHUTE-2: nobody stays in the Coal Chute."""
    ask.options += [HIDE_IN(room) for room in rooms_in_house(g) if room != COAL_CHUTE]


def _clips_of(g: House, seat: Seat) -> tuple[int, ...]:
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
    clips = _clips_of(g, g.traitor)
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
    place = g.haunt.clips(g, SPECTATOR)[traitor * 4 + SPEED]
    spaces = VALUES[g.character[traitor] * 4 + SPEED][min(place + 1, TOP)]
    far = spaces_from(g, traitor, card_numbers(spots))
    reached = set_of(spot for spot, price in far.items() if price <= spaces)
    return without(reached, IN_CHUTE)  # nobody stays there


def rule_out(g: House[UnseenData], spots: int) -> None:
    """The traitor is in none of these, and everybody knows it."""
    g.data.possible &= ~spots
