"""The state of a game of Betrayal: plain data in columns, no behaviour.

Rooms are known by their numbers, each exists once. A `spot` is a room and a side of it, `room * 2 + side`; only barrier
rooms have a side 1. Figures are numbered: 0 to 5 are the explorers of the seats, monsters follow. Sets of cards and of
rooms are bits of an int. Columns that change often are lists; those that change rarely are tuples, which copies
share: whoever changes one puts another in its place (see `changed`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Seat, SeatSet
from housebound.games.betrayal.rules import Rules
from housebound.games.betrayal.words import ENTRANCE_HALL, FIRST_EVENT, FIRST_OBJECT, FIRST_OMEN, HEROES, ROOMS
from housebound.kernel.notice import Notice, NoticeKind
from housebound.kernel.script import EVERYONE
from housebound.kernel.state import State

if TYPE_CHECKING:
    from housebound.games.betrayal.haunt.haunt import Haunt

# Phases of play, in their order (BET-GEN-2).
CASTING: Final = 0
EXPLORING: Final = 1
TURN_START: Final = 2
TURN: Final = 3
TURN_END: Final = 4
REVEALING: Final = 5
PREPARING: Final = 6
SETTING_UP: Final = 7
MONSTERS: Final = 8
OVER: Final = 9
PHASES: Final = (
    *("casting", "exploring", "turn_start", "turn", "turn_end", "revealing", "preparing", "setting_up", "monsters"),
    "over",
)

FIRST_MONSTER: Final = 6
"""The number of the first monster: below it are the explorers, each with the number of its seat."""
IN_HOUSE: Final = 0
DEAD: Final = 1
OUTSIDE: Final = 2
ABSENT: Final = 3
"""Where an explorer is: in the house, dead, out of the house alive (HC-13), or no such seat."""
FATES: Final = ("in_house", "dead", "outside", "absent")
SECRET: Final = "HC-22"
"""What refuses an act by a rule that the actor may not read."""
WALL: Final = -1
OPEN: Final = -2
"""What is beyond a side of a room instead of a joined room: a wall or a false door; an open doorway."""
SKULL: Final = -1
"""BET-TRAIT-3. The place of a clip below the lowest value."""

# What the active figure has done in this turn, as bits of `did` (the summary of once-per-turn limits).
HAS_ATTACKED: Final = 1 << 0
HAS_RIDDEN: Final = 1 << 1
HAS_TASKED: Final = 1 << 2
HAS_GIVEN: Final = 1 << 3
DROPPING: Final = 1 << 4
HAS_DROPPED: Final = 1 << 5
TAKING: Final = 1 << 6
HAS_TAKEN: Final = 1 << 7
HAS_MOVED: Final = 1 << 8
HALTED: Final = 1 << 9
NO_ATTACK: Final = 1 << 10
RETREAT: Final = 1 << 11
TURN_OVER: Final = 1 << 12
LEFT_ROOM: Final = 1 << 13
TAKEN_BACK: Final = 1 << 14
# HALTED: its movement is over. RETREAT: its next step leads back (BET-BARRIER-6). LEFT_ROOM: it has been elsewhere.
# TAKEN_BACK: nothing could be discovered from this room without closing its floor (BET-EXPLORE-11).


T = TypeVar("T")


def changed(column: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The column with another value in one place."""
    values = list(column)
    values[at] = value
    return tuple(values)


class House(State, Generic[D]):
    """Everything that is true at one table of Betrayal."""

    __slots__ = (
        *("rules", "phase", "active", "acting", "first_seat", "turns"),
        *("square", "rotation", "at", "door", "doorways", "annex", "lost", "drawn_for", "laid"),
        *("unseen", "stacked", "discarded", "under", "known_discard", "top_back", "top_tiles", "findable"),
        *("tokens", "token_rooms", "below", "collapsed_met", "vault_open"),
        *("character", "clip", "fate", "room", "side", "came_by", "blessed", "bonus_set"),
        *("deck", "deck_top", "deck_bottom", "discard", "gone", "held", "piles", "waiting", "gained"),
        *("resolving", "worn", "box_open", "fate_number", "failures"),
        *("spent", "allowance", "did", "halted_by", "used", "tries", "stepped_from"),
        *("omens_now", "omen_card", "omen_room", "omens_drawn"),
        *(
            "haunt",
            "data",
            "revealer",
            "haunt_room",
            "traitor",
            "team",
            "role",
            "role_known",
            "assailants",
            "track",
            "round",
        ),
        *("kind", "word", "stunned", "moved_kinds", "acted", "monster_spaces", "side_rode", "order_at", "skip_turn"),
        *("winners", "why"),
    )

    rules: Rules
    phase: int
    active: int  # the seat whose turn it is
    acting: int  # the figure that acts: the active seat's explorer, or a monster in the monster turn
    first_seat: int  # who began the exploration
    turns: int  # turns taken in the exploration

    square: tuple[int, ...]  # room -> its square, -1 not in the house
    rotation: tuple[int, ...]  # room -> quarter turns clockwise
    at: dict[int, int]  # square -> room
    door: tuple[int, ...]  # room * 4 + direction -> the room joined there, WALL or OPEN
    doorways: tuple[int, ...]  # floor -> its open doorways, as bits: bit room * 4 + direction
    annex: int  # rooms that lie beside the house, linked with their floor's starting room (HC-6)
    lost: int  # rooms that have collapsed or left the game
    drawn_for: int  # rooms whose symbol nobody draws for any more
    laid: int  # the room whose tile was laid last, -1 none: while it is being turned, everybody sees which it is

    unseen: int  # tiles in stack and discard pile
    stacked: tuple[int, ...]  # back -> tiles of the stack
    discarded: tuple[int, ...]  # back -> tiles of the discard pile
    under: tuple[tuple[int, int], ...]  # the bottom of the stack in order: a tile, or -1 - back; and who knows it
    known_discard: tuple[tuple[int, int], ...]  # tiles of the discard pile that somebody has seen, and who
    top_back: int  # the back of the top tile, -1 if the stack is empty
    top_tiles: tuple[tuple[int, int], ...]  # tiles looked at on top of the stack, top first, and by whom
    findable: int  # floors for which a tile is left, as bits

    tokens: tuple[tuple[int, int, int], ...]  # token, spot, spot of its other end or -1
    token_rooms: int  # rooms with any token
    below: int  # spot of Below Collapsed Room, -1 not settled
    collapsed_met: bool  # the roll of BET-COLLAPSE-1 has been made or can no longer be
    vault_open: bool

    character: tuple[int, ...]  # seat -> explorer
    clip: list[int]  # seat * 4 + trait -> place on the track, SKULL below the lowest
    fate: tuple[int, ...]  # seat -> IN_HOUSE, DEAD, OUTSIDE or ABSENT
    room: list[int]  # figure -> room, -1 nowhere
    side: list[int]  # figure -> side of a barrier room
    came_by: list[int]  # figure -> the spot it came from, for BET-BARRIER-6, -1 by an effect
    blessed: tuple[int, ...]  # seat -> rooms whose once-per-game gain it has had
    bonus_set: tuple[int, ...]  # seat -> 0 never, 1 has, 2 had the bonus of Bell, Book and Candle

    deck: list[int]  # symbol -> cards in the deck in no known order
    deck_top: tuple[tuple[tuple[int, int], ...], ...]  # symbol -> cards looked at on top, top first, and by whom
    deck_bottom: tuple[tuple[int, ...], ...]  # symbol -> cards put under the deck in the open
    discard: list[int]  # symbol -> discard pile
    gone: int  # cards and objects out of the game
    held: list[int]  # figure -> cards
    piles: dict[int, int]  # spot -> cards lying there (BET-ITEM-5)
    waiting: dict[int, int]  # spot -> companions without a custodian (BET-LOOT-2)
    gained: dict[int, tuple[int, ...]]  # card -> steps it really gave its holder, trait by trait (BET-ITEM-12)
    resolving: tuple[int, ...]  # event cards being carried out
    worn: bool  # the Mask is on
    box_open: bool  # the Music Box is open
    fate_number: int  # what It Is Meant to Be noted, -1 nothing
    failures: tuple[int, ...]  # seat -> failed attempts to free it, -1 not restrained

    spent: int  # spaces spent in this turn
    allowance: int  # a monster's movement result, or -1: the explorer's Speed
    did: int
    halted_by: str  # the rule by which movement is over, if it is
    used: int  # cards with which something was done in this turn (BET-ITEM-9)
    tries: int  # once-per-turn attempts made: rooms, and behind them tokens
    stepped_from: int  # the room of the last step
    omens_now: int  # omens drawn in this turn
    omen_card: int  # the last one drawn in this game
    omen_room: int  # and where it was drawn
    omens_drawn: int

    haunt: Haunt[D]
    data: D  # the haunt's own
    revealer: int
    haunt_room: int
    traitor: int  # the seat that leads the traitor's side, -1 none or hidden
    team: tuple[int, ...]  # seat -> HEROES or TRAITOR, as everybody knows
    role: tuple[int, ...]  # seat -> number of its role token (BET-HIDDEN-2), 0 none
    role_known: bool  # the hidden traitor has been revealed
    assailants: SeatSet  # who has attacked an explorer while role tokens lay face-down, as everybody saw
    track: int  # the Turn/Damage track
    round: int

    kind: tuple[int, ...]  # figure -> kind of monster in the haunt's list, -1 explorers
    word: tuple[int, ...]  # figure -> its word
    stunned: tuple[int, ...]  # figure -> 0, 1 stunned, 2 stunned in this monster turn
    moved_kinds: tuple[int, ...]  # kind of monster -> movement result in this monster turn, -1 not rolled
    acted: int  # figures that have had their turn in this monster turn
    monster_spaces: int
    side_rode: bool  # the elevator has moved for the traitor's side (BET-ELEVATOR-12)
    order_at: int  # turns taken in this round of the haunt
    skip_turn: tuple[bool, ...]  # seat -> misses its next turn

    winners: int
    why: str

    @property
    def onlookers(self) -> int:
        """BET-DICE-8, BET-SECRET-6. Who sees what is being done now, as an audience: all, unless a figure hides."""
        hiding = self.haunt.hiding
        return EVERYONE if hiding is None else hiding.onlookers(self)

    def citable(self, seat: Seat, rule: str) -> str:
        """HC-22. A rule that stands on no page of this seat's is not named, nor whether there is one."""
        return rule if self.haunt.may_read(self, seat, rule) else SECRET

    def tell(self, to: int, kind: NoticeKind, *args: int) -> None:
        """Tell these seats something, those of them that can see it."""
        if self.notices is not None:
            self.notices.append(Notice(to & self.onlookers, kind, args))

    def copy_from(self, other: House[D]) -> None:
        self.rules = other.rules
        self.phase = other.phase
        self.active = other.active
        self.acting = other.acting
        self.first_seat = other.first_seat
        self.turns = other.turns
        self.square = other.square
        self.rotation = other.rotation
        self.at = other.at.copy()
        self.door = other.door
        self.doorways = other.doorways
        self.annex = other.annex
        self.lost = other.lost
        self.drawn_for = other.drawn_for
        self.laid = other.laid
        self.unseen = other.unseen
        self.stacked = other.stacked
        self.discarded = other.discarded
        self.under = other.under
        self.known_discard = other.known_discard
        self.top_back = other.top_back
        self.top_tiles = other.top_tiles
        self.findable = other.findable
        self.tokens = other.tokens
        self.token_rooms = other.token_rooms
        self.below = other.below
        self.collapsed_met = other.collapsed_met
        self.vault_open = other.vault_open
        self.character = other.character
        self.clip = other.clip.copy()
        self.fate = other.fate
        self.room = other.room.copy()
        self.side = other.side.copy()
        self.came_by = other.came_by.copy()
        self.blessed = other.blessed
        self.bonus_set = other.bonus_set
        self.deck = other.deck.copy()
        self.deck_top = other.deck_top
        self.deck_bottom = other.deck_bottom
        self.discard = other.discard.copy()
        self.gone = other.gone
        self.held = other.held.copy()
        self.piles = other.piles.copy()
        self.waiting = other.waiting.copy()
        self.gained = other.gained.copy()
        self.resolving = other.resolving
        self.worn = other.worn
        self.box_open = other.box_open
        self.fate_number = other.fate_number
        self.failures = other.failures
        self.spent = other.spent
        self.allowance = other.allowance
        self.did = other.did
        self.halted_by = other.halted_by
        self.used = other.used
        self.tries = other.tries
        self.stepped_from = other.stepped_from
        self.omens_now = other.omens_now
        self.omen_card = other.omen_card
        self.omen_room = other.omen_room
        self.omens_drawn = other.omens_drawn
        self.haunt = other.haunt
        self.data = other.data if other.data is None else other.data.copy()
        self.revealer = other.revealer
        self.haunt_room = other.haunt_room
        self.traitor = other.traitor
        self.team = other.team
        self.role = other.role
        self.role_known = other.role_known
        self.assailants = other.assailants
        self.track = other.track
        self.round = other.round
        self.kind = other.kind
        self.word = other.word
        self.stunned = other.stunned
        self.moved_kinds = other.moved_kinds
        self.acted = other.acted
        self.monster_spaces = other.monster_spaces
        self.side_rode = other.side_rode
        self.order_at = other.order_at
        self.skip_turn = other.skip_turn
        self.winners = other.winners
        self.why = other.why


def empty_house(rules: Rules, exploration: Haunt) -> House:
    """A table before anything is laid out or chosen. `exploration` answers for the time before the haunt."""
    g = House.__new__(House)
    g.notices = None
    g.rules = rules
    g.phase = CASTING
    g.active = 0
    g.acting = 0
    g.first_seat = 0
    g.turns = 0
    g.square = (-1,) * len(ROOMS)
    g.rotation = (0,) * len(ROOMS)
    g.at = {}
    g.door = (WALL,) * (4 * len(ROOMS))
    g.doorways = (0, 0, 0)
    g.annex = 0
    g.lost = 0
    g.drawn_for = 0
    g.laid = -1
    g.unseen = 0
    g.stacked = (0,) * 7
    g.discarded = (0,) * 7
    g.under = ()
    g.known_discard = ()
    g.top_back = -1
    g.top_tiles = ()
    g.findable = 0
    g.tokens = ()
    g.token_rooms = 0
    g.below = -1
    g.collapsed_met = False
    g.vault_open = False
    g.character = (-1,) * FIRST_MONSTER
    g.clip = [0] * (4 * FIRST_MONSTER)
    g.fate = (IN_HOUSE,) * rules.seats + (ABSENT,) * (FIRST_MONSTER - rules.seats)
    g.room = [ENTRANCE_HALL if seat < rules.seats else -1 for seat in range(FIRST_MONSTER)]
    g.side = [0] * FIRST_MONSTER
    g.came_by = [-1] * FIRST_MONSTER
    g.blessed = (0,) * FIRST_MONSTER
    g.bonus_set = (0,) * FIRST_MONSTER
    # BET-SETUP-5: three decks; objects of haunts are out of the game until one brings them in
    items = (1 << FIRST_OMEN) - 1
    omens = ((1 << FIRST_EVENT) - 1) ^ items
    g.deck = [items, omens, ((1 << FIRST_OBJECT) - 1) ^ items ^ omens]
    g.deck_top = ((), (), ())
    g.deck_bottom = ((), (), ())
    g.discard = [0, 0, 0]
    g.gone = 0
    g.held = [0] * FIRST_MONSTER
    g.piles = {}
    g.waiting = {}
    g.gained = {}
    g.resolving = ()
    g.worn = False
    g.box_open = False
    g.fate_number = -1
    g.failures = (-1,) * FIRST_MONSTER
    g.spent = 0
    g.allowance = -1
    g.did = 0
    g.halted_by = ""
    g.used = 0
    g.tries = 0
    g.stepped_from = -1
    g.omens_now = 0
    g.omen_card = -1
    g.omen_room = -1
    g.omens_drawn = 0
    g.haunt = exploration
    g.data = None
    g.revealer = -1
    g.haunt_room = -1
    g.traitor = -1
    g.team = (HEROES,) * FIRST_MONSTER
    g.role = (0,) * FIRST_MONSTER
    g.role_known = False
    g.assailants = 0
    g.track = 0
    g.round = 0
    g.kind = (-1,) * FIRST_MONSTER
    g.word = (0,) * FIRST_MONSTER
    g.stunned = (0,) * FIRST_MONSTER
    g.moved_kinds = ()
    g.acted = 0
    g.monster_spaces = 0
    g.side_rode = False
    g.order_at = 0
    g.skip_turn = (False,) * FIRST_MONSTER
    g.winners = 0
    g.why = ""
    return g
