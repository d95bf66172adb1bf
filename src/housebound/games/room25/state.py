"""The state of a game of Room 25: plain data in columns, no behaviour.

A tile's number is the space it was laid on; `at` tells which tile lies on each space now and `where` the
space of each tile. Figures and tokens are on tiles, so whatever shifts a tile carries them along (R25-CONTROL-2).
"""

from __future__ import annotations

from typing import Final

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
    TokenSet,
    Way,
)
from housebound.games.room25.rules import Rules
from housebound.kernel.state import State

# Phases of play, in their order (R25-ROUND-1).
BUILD: Final = 0
DEAL: Final = 1
PICKING: Final = 2
CLUES: Final = 3
EVENTS: Final = 4
PROGRAMMING: Final = 5
CARD_1: Final = 6
PASS_1: Final = 7
CARD_2: Final = 8
PASS_2: Final = 9
PASS_3: Final = 10
ROUND_END: Final = 11
OVER: Final = 12
PHASES: Final = (
    *("build", "deal", "picking", "clues", "events", "programming", "card_1", "pass_1", "card_2", "pass_2"),
    *("adrenaline_pass", "round_end", "over"),
)

NORMAL: Final = 1
INSANE: Final = 2
OUT: Final = 0
HELD: Final = 1
COMMITTED: Final = 2
"""Where an Adrenaline token is: out of the game, held, or committed in this round."""
HOME_UNKNOWN: Final = -1
HOME_GONE: Final = -2
"""A robot's Robot Room is not revealed yet; or has left the game."""


class House(State):
    """Everything that is true at one table of Room 25."""

    __slots__ = (
        *("rules", "phase", "remaining", "round", "turn", "queue", "cards_due", "seat_order"),
        *("at", "where", "kind", "up", "seen", "no_entry", "locked", "corridor", "aside", "others"),
        *("inner_left", "exit_left", "exit_tile", "key_turned", "gone", "arrow"),
        *("owner", "tile", "arrival", "clock", "first", "second", "single", "played", "lost", "adrenaline"),
        *("free", "one_action", "resting", "stack", "paranoid", "invisible", "reminder", "empties", "trap", "flood"),
        *("shown", "learnt", "role", "role_shown", "facts", "spare_role"),
        *("killings", "pushes", "steerings"),
        *("robots", "robot_tile", "robot_home", "deck", "discard", "displayed", "fast", "consent_refused", "ordered"),
        *("winners", "why"),
    )

    rules: Rules
    phase: int
    remaining: int  # rounds left, the current one included
    round: int
    turn: int  # index into the queue (passes) or into the order of seats (setup)
    queue: list[Character]  # characters in turn order, the eliminated included
    cards_due: int  # Event cards of the level still to be drawn now
    seat_order: list[Seat]  # the seats from the first player clockwise (R25-SETUP-8)

    at: list[Tile]  # space -> tile
    where: list[Space]  # tile -> space
    kind: list[Room]  # tile -> kind of room, UNDECIDED while nobody has looked
    up: list[bool]
    seen: list[SeatSet]  # tile -> the seats that know what it is, as an audience
    no_entry: list[bool]
    locked: list[bool]
    corridor: list[Axis]  # tile -> axis of a Rotating Room, -1 elsewhere
    aside: list[int]  # bag of the undecided tiles that were set aside for the Exit Zones
    others: list[int]  # bag of the other undecided tiles
    inner_left: int  # undecided tiles that were laid on the inner cross
    exit_left: int  # undecided tiles that were laid on the Exit Zones
    exit_tile: Tile  # the tile of Room 25 once it is face-up, else -1
    key_turned: bool
    gone: list[int]  # kind -> tiles that left the game
    arrow: list[Way]  # line -> way of its Control token of this round, -1 none

    owner: list[Seat]  # character -> seat, -1 not in play
    tile: list[Tile]  # character -> tile, -1 not in the Complex
    arrival: list[int]  # character -> when it came into its room
    clock: int
    first: list[Plan]  # character -> plan in slot 1
    second: list[Plan]  # character -> plan in slot 2
    single: list[bool]  # the one token lies between the slots
    played: list[TokenSet]  # character -> tokens played in this round, as bits
    lost: list[TokenSet]  # character -> tokens lost to Penalties, as bits
    adrenaline: list[int]
    free: list[bool]  # picks its actions in play: a revealed Guard, or everybody in Solo
    one_action: list[bool]  # a free character that stood in a Cold Chamber in the programming phase
    resting: list[bool]  # returned in this round, acts from the next one on
    stack: list[TokenSet]  # character -> tokens of its Paranoia stack, as bits
    paranoid: list[bool]
    invisible: list[bool]
    reminder: list[Tile]  # character -> tile its reminder token lies on, -1 at hand
    empties: list[int]  # character -> Empty Rooms it holds
    trap: list[bool]  # must leave the Trap with its next action
    flood: list[int]  # ends of rounds until it drowns, 0 none
    shown: Plan  # the plan turned up in the current turn
    learnt: bool  # the acting character's player saw a room in this turn, or has its reminder token back

    role: list[Role]  # seat -> role, -1 none dealt
    role_shown: list[bool]
    facts: list[tuple[Seat, SeatSet, int]]  # escapes that did not happen: mover, seats in Room 25, missing allowed
    spare_role: list[int]  # role tiles left over, as a bag
    # What everybody saw who plays Suspicion, and may think about (R25-TALK-2):
    killings: list[tuple[Seat, Seat]]  # by whose action whom of another seat was eliminated
    pushes: list[tuple[Seat, Seat, Tile, Tile]]  # who pushed whom, out of and into which room
    steerings: list[tuple[Seat, Space, Space]]  # who shifted Room 25 by Control, from where and to where

    robots: int  # how many robots this Complex has
    robot_tile: list[Tile]  # robot -> tile, -1 in the reserve
    robot_home: list[Tile]  # robot -> tile of its Robot Room
    deck: list[int]  # bag of Event cards
    discard: list[Event]
    displayed: list[Event]  # cards that stay until the end of the round
    fast: CharacterSet  # characters whose Control actions shift by two, as bits
    consent_refused: bool  # Alice said no to the order being given
    ordered: int  # who has given an order in which Robot Room, while one order leads to the next (R25-ROBOTROOM-3)

    winners: SeatSet  # seats, as an audience
    why: str  # the rule that ended the game

    def copy_from(self, other: House) -> None:
        self.rules = other.rules
        self.phase = other.phase
        self.remaining = other.remaining
        self.round = other.round
        self.turn = other.turn
        self.queue = other.queue.copy()
        self.cards_due = other.cards_due
        self.seat_order = other.seat_order.copy()
        self.at = other.at.copy()
        self.where = other.where.copy()
        self.kind = other.kind.copy()
        self.up = other.up.copy()
        self.seen = other.seen.copy()
        self.no_entry = other.no_entry.copy()
        self.locked = other.locked.copy()
        self.corridor = other.corridor.copy()
        self.aside = other.aside.copy()
        self.others = other.others.copy()
        self.inner_left = other.inner_left
        self.exit_left = other.exit_left
        self.exit_tile = other.exit_tile
        self.key_turned = other.key_turned
        self.gone = other.gone.copy()
        self.arrow = other.arrow.copy()
        self.owner = other.owner.copy()
        self.tile = other.tile.copy()
        self.arrival = other.arrival.copy()
        self.clock = other.clock
        self.first = other.first.copy()
        self.second = other.second.copy()
        self.single = other.single.copy()
        self.played = other.played.copy()
        self.lost = other.lost.copy()
        self.adrenaline = other.adrenaline.copy()
        self.free = other.free.copy()
        self.one_action = other.one_action.copy()
        self.resting = other.resting.copy()
        self.stack = other.stack.copy()
        self.paranoid = other.paranoid.copy()
        self.invisible = other.invisible.copy()
        self.reminder = other.reminder.copy()
        self.empties = other.empties.copy()
        self.trap = other.trap.copy()
        self.flood = other.flood.copy()
        self.shown = other.shown
        self.learnt = other.learnt
        self.role = other.role.copy()
        self.role_shown = other.role_shown.copy()
        self.facts = other.facts.copy()
        self.spare_role = other.spare_role.copy()
        self.killings = other.killings.copy()
        self.pushes = other.pushes.copy()
        self.steerings = other.steerings.copy()
        self.robots = other.robots
        self.robot_tile = other.robot_tile.copy()
        self.robot_home = other.robot_home.copy()
        self.deck = other.deck.copy()
        self.discard = other.discard.copy()
        self.displayed = other.displayed.copy()
        self.fast = other.fast
        self.consent_refused = other.consent_refused
        self.ordered = other.ordered
        self.winners = other.winners
        self.why = other.why


def empty_house(rules: Rules) -> House:
    """A house before anything is built, dealt or chosen."""
    g = House.__new__(House)
    g.rules = rules
    g.phase = BUILD
    g.remaining = 0
    g.round = 0
    g.turn = 0
    g.queue = []
    g.cards_due = 0
    g.seat_order = []
    g.at = list(range(25))
    g.where = list(range(25))
    g.kind = [-1] * 25
    g.up = [False] * 25
    g.seen = [0] * 25
    g.no_entry = [False] * 25
    g.locked = [False] * 25
    g.corridor = [-1] * 25
    g.aside = [0] * 26
    g.others = [0] * 26
    g.inner_left = 12
    g.exit_left = 12
    g.exit_tile = -1
    g.key_turned = False
    g.gone = [0] * 26
    g.arrow = [-1] * 10
    g.owner = [-1] * 8
    g.tile = [-1] * 8
    g.arrival = [0] * 8
    g.clock = 0
    g.first = [7] * 8
    g.second = [7] * 8
    g.single = [False] * 8
    g.played = [0] * 8
    g.lost = [0] * 8
    g.adrenaline = [OUT] * 8
    g.free = [False] * 8
    g.one_action = [False] * 8
    g.resting = [False] * 8
    g.stack = [0] * 8
    g.paranoid = [False] * 8
    g.invisible = [False] * 8
    g.reminder = [-1] * 8
    g.empties = [0] * 8
    g.trap = [False] * 8
    g.flood = [0] * 8
    g.shown = 7
    g.learnt = False
    g.role = [-1] * rules.seats
    g.role_shown = [False] * rules.seats
    g.facts = []
    g.spare_role = [0, 0]
    g.killings = []
    g.pushes = []
    g.steerings = []
    g.robots = 0
    g.robot_tile = []
    g.robot_home = []
    g.deck = []
    g.discard = []
    g.displayed = []
    g.fast = 0
    g.consent_refused = False
    g.ordered = 0
    g.winners = 0
    g.why = ""
    return g
