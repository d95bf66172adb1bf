"""Haunt 41: the traitor that nobody sees, from its choice of a room on, and what is known of it (`whereabouts`)."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import spot_of
from housebound.games.betrayal.figures.roster import laid_out
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h41_invisible_traitor.data import UnseenData
from housebound.games.betrayal.haunts.h41_invisible_traitor.whereabouts import (
    HIDE_IN,
    INVISIBLE,
    OFF_BOARD,
    UNCHANGED,
    all_spots,
    clips_of,
    enter_board,
    leave_board,
)
from housebound.games.betrayal.house.plan import neighbours, rooms_in_house
from housebound.games.betrayal.numbers import Figure, Room, Seat, room_at, side_at
from housebound.games.betrayal.play.entering import choose_side
from housebound.games.betrayal.state import IN_HOUSE, OVER, House
from housebound.games.betrayal.words import COAL_CHUTE, ROOMS, SPEED
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just


class Unseen(Haunt[UnseenData]):
    """The traitor that nobody sees."""

    def __init__(self) -> None:
        super().__init__(hiding=INVISIBLE)

    # -- beginning

    def fresh_data(self, g: House) -> UnseenData:
        data = UnseenData()
        traitor = g.traitor
        on_board = g.room[traitor] >= 0
        data.spot = OFF_BOARD
        data.possible = just(spot_of(g, traitor)) if on_board else all_spots(g)
        data.unseen = data.stolen = False
        data.clips = clips_of(g, traitor)
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
            INVISIBLE.vanish(g)
        return NOTHING

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
            INVISIBLE.steps_out(g)
        return False
        yield

    # -- what each side knows

    def secrets(self, g: House[UnseenData]) -> dict[str, object]:
        secrets: dict[str, object] = {"whereabouts": INVISIBLE.spot(g, g.traitor)}
        return secrets if g.data.quietly == UNCHANGED else {**secrets, "traits": g.data.quietly}

    def knows(self, g: House[UnseenData], seat: Seat, secret: str) -> bool:
        """H41-SEEN-6. Everybody knows where the traitor is if it can only be in one place."""
        if INVISIBLE.follows(g, seat, g.traitor):
            return True
        return secret == "whereabouts" and (not laid_out(g) or g.data.possible.bit_count() == 1)

    def resample(self, g: House[UnseenData], seat: Seat, rng: Any) -> None:
        """The traitor is in any place where it may be, and nothing has happened to it out of sight."""
        data, traitor = g.data, g.traitor
        if INVISIBLE.follows(g, seat, traitor):
            return
        g.clip[traitor * 4 : traitor * 4 + 4] = INVISIBLE.clips(g, seat)[traitor * 4 : traitor * 4 + 4]
        g.blessed = INVISIBLE.blessings(g, seat)
        data.clips = clips_of(g, traitor)
        data.quietly = UNCHANGED
        if self.knows(g, seat, "whereabouts"):
            return
        spot = rng.choice(card_numbers(data.possible))
        data.left = {room: rng.choice(neighbours(g, room) or [room]) for room in set(data.struck.values())}
        if g.room[traitor] < 0:
            data.spot = spot
            return
        g.room[traitor], g.side[traitor], g.came_by[traitor] = room_at(spot), side_at(spot), -1
        g.spent = rng.randint(0, max(value(g, traitor, SPEED), 0))

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
        assert has(data.possible, INVISIBLE.spot(g, traitor)), "the traitor is where nobody takes it to be"
        assert not data.possible & ~all_spots(g), "the traitor may be where nothing is"
        assert not data.unseen or g.room[traitor] >= 0, "the traitor acts off the board"


def _offer_rooms(g: House[UnseenData], _: int, ask: Ask) -> None:
    """H41-SETUP-2. Any room of the house; BET-CHUTE-2: nobody stays in the Coal Chute."""
    ask.options += [HIDE_IN(room) for room in rooms_in_house(g) if room != COAL_CHUTE]
