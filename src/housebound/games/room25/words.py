"""The vocabulary of Room 25: everything that can be named, chosen or told."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.numbers import Line, Space, coordinates
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import Domain, Option, Vocabulary, numbers

MODES: Final = ("suspicion", "team", "competition", "cooperation", "solo")
SUSPICION: Final = 0
TEAM: Final = 1
COMPETITION: Final = 2
COOPERATION: Final = 3
SOLO: Final = 4

COLOURS: Final = Domain("colour", ["blue", "green", "yellow", "red"])
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3

CHARACTERS: Final = Domain("character", ["alice", "jennifer", "max", "kevin", "frank", "emmett", "sarah", "bruce"])
ALICE: Final = 0
JENNIFER: Final = 1
MAX: Final = 2
KEVIN: Final = 3
FRANK: Final = 4
EMMETT: Final = 5
SARAH: Final = 6
BRUCE: Final = 7

ROOMS: Final = Domain(
    "room",
    [
        *("central", "room25", "key"),
        *("empty", "vision", "moving", "control", "tunnel", "robot", "regeneration"),
        *("vortex", "dark", "cold", "prison", "mirror", "event", "jamming", "rotating"),
        *("illusion", "acid", "flooded", "trap", "mortal", "time_machine", "shredder", "paranoia"),
    ],
)
CENTRAL: Final = 0
ROOM_25: Final = 1
KEY: Final = 2
EMPTY: Final = 3
VISION: Final = 4
MOVING: Final = 5
CONTROL_CHAMBER: Final = 6
TUNNEL: Final = 7
ROBOT_ROOM: Final = 8
REGENERATION: Final = 9
VORTEX: Final = 10
DARK: Final = 11
COLD: Final = 12
PRISON: Final = 13
MIRROR: Final = 14
EVENT_ROOM: Final = 15
JAMMING: Final = 16
ROTATING: Final = 17
ILLUSION: Final = 18
ACID: Final = 19
FLOODED: Final = 20
TRAP: Final = 21
MORTAL: Final = 22
TIME_MACHINE: Final = 23
SHREDDER: Final = 24
PARANOIA: Final = 25
UNDECIDED: Final = -1
"""The kind of a face-down tile that nobody has looked at yet: chance has not decided it."""

TOKENS: Final = Domain("token", ["look", "move", "push", "control", "power"])
LOOK: Final = 0
MOVE: Final = 1
PUSH: Final = 2
CONTROL: Final = 3
POWER: Final = 4
BASIC: Final = (LOOK, MOVE, PUSH, CONTROL)

PLANS: Final = Domain("plan", [*TOKENS.words, "hack_complex", "hack_robot", "none"])
HACK_COMPLEX: Final = 5
HACK_ROBOT: Final = 6
NONE: Final = 7
"""What can lie in a slot: a token, or Kevin's power with the choice he made when programming (R25-KEVIN-1)."""
TOKEN_OF: Final = (LOOK, MOVE, PUSH, CONTROL, POWER, POWER, POWER, NONE)
"""Plan -> the token that lies there."""

ROLES: Final = Domain("role", ["prisoner", "guard"])
PRISONER: Final = 0
GUARD: Final = 1

SPACES: Final = Domain("space", [f"{column}{row}" for row in range(1, 6) for column in "ABCDE"])
CENTRE: Final = SPACES["C3"]
LINES: Final = Domain("line", [f"row_{n}" for n in range(1, 6)] + [f"col_{letter}" for letter in "ABCDE"])
CENTRAL_LINES: Final = (LINES["row_3"], LINES["col_C"])
WAYS: Final = Domain("way", ["left", "right", "up", "down"])
LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
DOWN: Final = 3
AXES: Final = Domain("axis", ["north_south", "east_west"])
NORTH_SOUTH: Final = 0
EAST_WEST: Final = 1

ROBOTS: Final = Domain("robot", ["robot_1", "robot_2"])
YES_NO: Final = Domain("answer", ["no", "yes"])
NUMBER: Final = numbers("number", 12)
SEATS: Final = numbers("seat", 7)

EXIT_ZONES: Final = frozenset(
    SPACES[s] for s in ["A1", "B1", "A2", "D1", "E1", "E2", "A4", "A5", "B5", "E4", "E5", "D5"]
)
"""R25-ZONE-2. Three spaces in each corner; the other twelve around the centre are the inner cross (R25-ZONE-3)."""


def row(space: Space) -> Line:
    """The line number of the space's row."""
    return space // 5


def column(space: Space) -> Line:
    """The line number of the space's column."""
    return 5 + space % 5


def _neighbours(space: Space) -> tuple[Space, ...]:
    y, x = coordinates(space)
    beside = [(y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x)]
    return tuple(b * 5 + a for b, a in beside if 0 <= a < 5 and 0 <= b < 5)


ADJACENT: Final = tuple(_neighbours(space) for space in range(25))
"""The spaces that share a side with each space."""
THROUGH: Final = tuple(
    tuple(tuple(to for to in ADJACENT[space] if (to // 5 == space // 5) == (axis == EAST_WEST)) for space in range(25))
    for axis in (NORTH_SOUTH, EAST_WEST)
)
"""The spaces reached through the two ends of a corridor, by its axis."""
ON_LINE: Final = tuple(
    tuple(range(line * 5, line * 5 + 5)) if line < 5 else tuple(range(line - 5, 25, 5)) for line in range(10)
)
"""The five spaces of each line, from left to right or from top to bottom."""

# -- verbs: what can be chosen


class Verbs(Vocabulary):
    """The verbs of Room 25. Whichever of two rooms is named first, it is the same swap."""

    __slots__ = ()

    def read(self, text: str) -> Option:
        option = super().read(text)
        return SWAP(*sorted(option.args)) if option.verb is SWAP else option


VERBS: Final = Verbs("room25", __name__)

PICK: Final = VERBS.verb("pick", CHARACTERS, rule="R25-SETUP-16").each()
CLUE: Final = VERBS.verb("clue", SPACES, rule="R25-SETUP-14")
NO_CLUE: Final = VERBS.verb("no_clue", rule="R25-SETUP-14")()

PROGRAM: Final = VERBS.verb("program", PLANS, PLANS, YES_NO, rule="R25-PROG-1")
COMMIT: Final = VERBS.verb("commit", YES_NO, rule="R25-ADREN-2")

DO_LOOK: Final = VERBS.verb("look", SPACES, rule="R25-LOOK-1").each()
DO_MOVE: Final = VERBS.verb("move", SPACES, rule="R25-MOVE-1").each()
DO_PUSH: Final = VERBS.verb("push", CHARACTERS, SPACES, rule="R25-PUSH-1")
DO_SHIFT: Final = VERBS.verb("shift", LINES, WAYS, rule="R25-CONTROL-1")
CALL: Final = VERBS.verb("call", CHARACTERS, rule="R25-JENNIFER-1")
CARRY: Final = VERBS.verb("carry", CHARACTERS, SPACES, rule="R25-MAX-1")
RECOVER: Final = VERBS.verb("recover", rule="R25-FRANK-1")()
REACTIVATE: Final = VERBS.verb("reactivate", SPACES, rule="R25-EMMETT-4")
LOCK: Final = VERBS.verb("lock", SPACES, rule="R25-EMMETT-5")
HIDE: Final = VERBS.verb("hide", rule="R25-ALICE-2")()
SABOTAGE_ROOM: Final = VERBS.verb("sabotage_room", rule="R25-SARAH-3")()
SABOTAGE_ROBOT: Final = VERBS.verb("sabotage_robot", ROBOTS, rule="R25-SARAH-8")
SWAP: Final = VERBS.verb("swap", SPACES, SPACES, rule="R25-KEVIN-3")
ORDER_MOVE: Final = VERBS.verb("order_move", ROBOTS, SPACES, rule="R25-ROBOT-6")
ORDER_PUSH: Final = VERBS.verb("order_push", ROBOTS, CHARACTERS, SPACES, rule="R25-ROBOT-14")
PLACE_ROBOT: Final = VERBS.verb("place_robot", rule="R25-ROBOTROOM-1")()

USE: Final = VERBS.verb("use", TOKENS, rule="R25-ACT-2").each()
LOSE: Final = VERBS.verb("lose", TOKENS, rule="R25-ACT-3").each()
WAIT: Final = VERBS.verb("wait", rule="R25-PROG-4")()
DECLINE: Final = VERBS.verb("decline")()
REMIND: Final = VERBS.verb("remind", rule="R25-REMIND-1")()
REVEAL: Final = VERBS.verb("reveal_guard", rule="R25-ROLE-6")()
DONE: Final = VERBS.verb("done")()

SEE: Final = VERBS.verb("see", SPACES, rule="R25-VISION-1").each()
MARK: Final = VERBS.verb("mark", SPACES, rule="R25-REMIND-1").each()
EXCHANGE: Final = VERBS.verb("exchange", SPACES, rule="R25-MOVING-1").each()
TUNNEL_TO: Final = VERBS.verb("tunnel_to", SPACES, rule="R25-TUNNEL-1").each()
SACRIFICE: Final = VERBS.verb("sacrifice", CHARACTERS, rule="R25-MAX-3").each()
TURN: Final = VERBS.verb("turn", AXES, rule="R25-ROTATE-4").each()
ANSWER: Final = VERBS.verb("answer", YES_NO).each()
UNLOCK: Final = VERBS.verb("unlock", SPACES, rule="R25-BAR-8").each()
GO: Final = VERBS.verb("go", SPACES, rule="R25-EVENT-6").each()
TAKE_ROBOT: Final = VERBS.verb("take_robot", ROBOTS, rule="R25-DROID-2").each()

# -- notices: what is told


def _told(name: str, **details: Domain) -> NoticeKind:
    kind = NoticeKind(name, **details)
    NOTICES.append(kind)
    return kind


NOTICES: Final[list[NoticeKind]] = []
BUILT: Final = _told("built")
ROLE_DEALT: Final = _told("role_dealt", role=ROLES)
PICKED: Final = _told("picked", seat=SEATS, character=CHARACTERS)
LOOKED: Final = _told("looked", character=CHARACTERS, space=SPACES)
CLUE_TAKEN: Final = _told("clue_taken", seat=SEATS, space=SPACES)
SAW: Final = _told("saw", space=SPACES, room=ROOMS)
ROUND_BEGAN: Final = _told("round_began", number=NUMBER)
PROGRAMMED: Final = _told("programmed")
COMMITTED: Final = _told("committed", character=CHARACTERS)
TOKEN_UP: Final = _told("token_up", character=CHARACTERS, token=TOKENS)
WAITED: Final = _told("waited", character=CHARACTERS)
DECLINED: Final = _told("declined", character=CHARACTERS)
ACTION_LOST: Final = _told("action_lost", character=CHARACTERS, token=TOKENS)
MOVED: Final = _told("moved", character=CHARACTERS, space=SPACES)
PUSHED: Final = _told("pushed", pusher=CHARACTERS, character=CHARACTERS, space=SPACES)
CALLED: Final = _told("called", caller=CHARACTERS, character=CHARACTERS)
CARRIED: Final = _told("carried", carrier=CHARACTERS, character=CHARACTERS, space=SPACES)
REVEALED: Final = _told("revealed", space=SPACES, room=ROOMS)
TURNED_DOWN: Final = _told("turned_down", space=SPACES)
REPLACED: Final = _told("replaced", space=SPACES)
SHIFTED: Final = _told("shifted", line=LINES, way=WAYS)
SWAPPED: Final = _told("swapped", space=SPACES, space2=SPACES)
TRANSPORTED: Final = _told("transported", character=CHARACTERS, space=SPACES)
CLOSED: Final = _told("closed", space=SPACES)
LOCKED: Final = _told("locked", space=SPACES)
UNLOCKED: Final = _told("unlocked", space=SPACES)
CORRIDOR: Final = _told("corridor", space=SPACES, axis=AXES)
ELIMINATED: Final = _told("eliminated", character=CHARACTERS)
RETURNED: Final = _told("returned", character=CHARACTERS)
ADRENALINE_LOST: Final = _told("adrenaline_lost", character=CHARACTERS)
RECOVERED: Final = _told("recovered", character=CHARACTERS)
ACTIONS_CANCELLED: Final = _told("actions_cancelled", character=CHARACTERS)
HIDDEN: Final = _told("hidden", character=CHARACTERS)
SHOWN: Final = _told("shown", character=CHARACTERS)
PARANOID: Final = _told("paranoid", character=CHARACTERS)
CALM: Final = _told("calm", character=CHARACTERS)
TOKEN_LOST: Final = _told("token_lost", character=CHARACTERS, token=TOKENS)
REMINDED: Final = _told("reminded", character=CHARACTERS, space=SPACES)
REMINDER_BACK: Final = _told("reminder_back", character=CHARACTERS)
ROLE_SHOWN: Final = _told("role_shown", character=CHARACTERS, role=ROLES)
ROBOT_PLACED: Final = _told("robot_placed", robot=ROBOTS, space=SPACES)
ROBOT_MOVED: Final = _told("robot_moved", robot=ROBOTS, space=SPACES)
ROBOT_PUSHED: Final = _told("robot_pushed", robot=ROBOTS, character=CHARACTERS, space=SPACES)
ROBOT_DESTROYED: Final = _told("robot_destroyed", robot=ROBOTS)
REFUSED: Final = _told("refused", character=CHARACTERS)
KEY_TURNED: Final = _told("key_turned")
ALARM: Final = _told("alarm", number=NUMBER)
TIME_LOST: Final = _told("time_lost", number=NUMBER)
DISCARDS_SHUFFLED: Final = _told("discards_shuffled")
COUNTED_DOWN: Final = _told("counted_down", number=NUMBER)
ESCAPED: Final = _told("escaped", character=CHARACTERS)
