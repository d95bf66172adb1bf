"""The vocabulary of Room 25: everything that can be named, chosen or told."""

from __future__ import annotations

from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import Domain, Vocabulary, numbers

MODES = ("suspicion", "team", "competition", "cooperation", "solo")
SUSPICION, TEAM, COMPETITION, COOPERATION, SOLO = range(5)

COLOURS = Domain("colour", ["blue", "green", "yellow", "red"])
BLUE, GREEN, YELLOW, RED = range(4)

CHARACTERS = Domain("character", ["alice", "jennifer", "max", "kevin", "frank", "emmett", "sarah", "bruce"])
ALICE, JENNIFER, MAX, KEVIN, FRANK, EMMETT, SARAH, BRUCE = range(8)

ROOMS = Domain(
    "room",
    [
        *("central", "room25", "key"),
        *("empty", "vision", "moving", "control", "tunnel", "robot", "regeneration"),
        *("vortex", "dark", "cold", "prison", "mirror", "event", "jamming", "rotating"),
        *("illusion", "acid", "flooded", "trap", "mortal", "time_machine", "shredder", "paranoia"),
    ],
)
CENTRAL, ROOM_25, KEY = range(3)
EMPTY, VISION, MOVING, CONTROL_CHAMBER, TUNNEL, ROBOT_ROOM, REGENERATION = range(3, 10)
VORTEX, DARK, COLD, PRISON, MIRROR, EVENT_ROOM, JAMMING, ROTATING = range(10, 18)
ILLUSION, ACID, FLOODED, TRAP, MORTAL, TIME_MACHINE, SHREDDER, PARANOIA = range(18, 26)
UNDECIDED = -1
"""The kind of a face-down tile that nobody has looked at yet: chance has not decided it."""

TOKENS = Domain("token", ["look", "move", "push", "control", "power"])
LOOK, MOVE, PUSH, CONTROL, POWER = range(5)
BASIC = (LOOK, MOVE, PUSH, CONTROL)

PLANS = Domain("plan", [*TOKENS.words, "hack_complex", "hack_robot", "none"])
HACK_COMPLEX, HACK_ROBOT, NONE = 5, 6, 7
"""What can lie in a slot: a token, or Kevin's power with the choice he made when programming (R25-KEVIN-1)."""
TOKEN_OF = (LOOK, MOVE, PUSH, CONTROL, POWER, POWER, POWER, NONE)
"""Plan -> the token that lies there."""

ROLES = Domain("role", ["prisoner", "guard"])
PRISONER, GUARD = range(2)

SPACES = Domain("space", [f"{column}{row}" for row in range(1, 6) for column in "ABCDE"])
CENTRE = SPACES["C3"]
LINES = Domain("line", [f"row_{n}" for n in range(1, 6)] + [f"col_{letter}" for letter in "ABCDE"])
CENTRAL_LINES = (LINES["row_3"], LINES["col_C"])
WAYS = Domain("way", ["left", "right", "up", "down"])
LEFT, RIGHT, UP, DOWN = range(4)
AXES = Domain("axis", ["north_south", "east_west"])
NORTH_SOUTH, EAST_WEST = range(2)

ROBOTS = Domain("robot", ["robot_1", "robot_2"])
YES_NO = Domain("answer", ["no", "yes"])
NUMBER = numbers("number", 12)
SEATS = numbers("seat", 7)

EXIT_ZONES = frozenset(SPACES[s] for s in ["A1", "B1", "A2", "D1", "E1", "E2", "A4", "A5", "B5", "E4", "E5", "D5"])
"""R25-ZONE-2. Three spaces in each corner; the other twelve around the centre are the inner cross (R25-ZONE-3)."""


def row(space: int) -> int:
    """The line number of the space's row."""
    return space // 5


def column(space: int) -> int:
    """The line number of the space's column."""
    return 5 + space % 5


def _neighbours(space: int) -> tuple[int, ...]:
    y, x = divmod(space, 5)
    beside = [(y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x)]
    return tuple(b * 5 + a for b, a in beside if 0 <= a < 5 and 0 <= b < 5)


ADJACENT = tuple(_neighbours(space) for space in range(25))
"""The spaces that share a side with each space."""
THROUGH = tuple(
    tuple(tuple(to for to in ADJACENT[space] if (to // 5 == space // 5) == (axis == EAST_WEST)) for space in range(25))
    for axis in (NORTH_SOUTH, EAST_WEST)
)
"""The spaces reached through the two ends of a corridor, by its axis."""
ON_LINE = tuple(
    tuple(range(line * 5, line * 5 + 5)) if line < 5 else tuple(range(line - 5, 25, 5)) for line in range(10)
)
"""The five spaces of each line, from left to right or from top to bottom."""

# -- verbs: what can be chosen

VERBS = Vocabulary("room25", __name__)

PICK = VERBS.verb("pick", CHARACTERS).each()
CLUE = VERBS.verb("clue", SPACES)
NO_CLUE = VERBS.verb("no_clue")()

PROGRAM = VERBS.verb("program", PLANS, PLANS, YES_NO)
COMMIT = VERBS.verb("commit", YES_NO)

DO_LOOK = VERBS.verb("look", SPACES).each()
DO_MOVE = VERBS.verb("move", SPACES).each()
DO_PUSH = VERBS.verb("push", CHARACTERS, SPACES)
DO_SHIFT = VERBS.verb("shift", LINES, WAYS)
CALL = VERBS.verb("call", CHARACTERS)
CARRY = VERBS.verb("carry", CHARACTERS, SPACES)
RECOVER = VERBS.verb("recover")()
REACTIVATE = VERBS.verb("reactivate", SPACES)
LOCK = VERBS.verb("lock", SPACES)
HIDE = VERBS.verb("hide")()
SABOTAGE_ROOM = VERBS.verb("sabotage_room")()
SABOTAGE_ROBOT = VERBS.verb("sabotage_robot", ROBOTS)
SWAP = VERBS.verb("swap", SPACES, SPACES)
ORDER_MOVE = VERBS.verb("order_move", ROBOTS, SPACES)
ORDER_PUSH = VERBS.verb("order_push", ROBOTS, CHARACTERS, SPACES)
PLACE_ROBOT = VERBS.verb("place_robot")()

USE = VERBS.verb("use", TOKENS).each()
LOSE = VERBS.verb("lose", TOKENS).each()
WAIT = VERBS.verb("wait")()
DECLINE = VERBS.verb("decline")()
REMIND = VERBS.verb("remind")()
REVEAL = VERBS.verb("reveal_guard")()
DONE = VERBS.verb("done")()

SEE = VERBS.verb("see", SPACES).each()
MARK = VERBS.verb("mark", SPACES).each()
EXCHANGE = VERBS.verb("exchange", SPACES).each()
TUNNEL_TO = VERBS.verb("tunnel_to", SPACES).each()
SACRIFICE = VERBS.verb("sacrifice", CHARACTERS).each()
TURN = VERBS.verb("turn", AXES).each()
ANSWER = VERBS.verb("answer", YES_NO).each()
UNLOCK = VERBS.verb("unlock", SPACES).each()
GO = VERBS.verb("go", SPACES).each()
TAKE_ROBOT = VERBS.verb("take_robot", ROBOTS).each()

# -- notices: what is told


def _told(name: str, **details: Domain) -> NoticeKind:
    kind = NoticeKind(name, **details)
    NOTICES.append(kind)
    return kind


NOTICES: list[NoticeKind] = []
BUILT = _told("built")
ROLE_DEALT = _told("role_dealt", role=ROLES)
PICKED = _told("picked", seat=SEATS, character=CHARACTERS)
LOOKED = _told("looked", character=CHARACTERS, space=SPACES)
CLUE_TAKEN = _told("clue_taken", seat=SEATS, space=SPACES)
SAW = _told("saw", space=SPACES, room=ROOMS)
ROUND_BEGAN = _told("round_began", number=NUMBER)
PROGRAMMED = _told("programmed")
COMMITTED = _told("committed", character=CHARACTERS)
TOKEN_UP = _told("token_up", character=CHARACTERS, token=TOKENS)
WAITED = _told("waited", character=CHARACTERS)
DECLINED = _told("declined", character=CHARACTERS)
ACTION_LOST = _told("action_lost", character=CHARACTERS, token=TOKENS)
MOVED = _told("moved", character=CHARACTERS, space=SPACES)
PUSHED = _told("pushed", pusher=CHARACTERS, character=CHARACTERS, space=SPACES)
CALLED = _told("called", caller=CHARACTERS, character=CHARACTERS)
CARRIED = _told("carried", carrier=CHARACTERS, character=CHARACTERS, space=SPACES)
REVEALED = _told("revealed", space=SPACES, room=ROOMS)
TURNED_DOWN = _told("turned_down", space=SPACES)
REPLACED = _told("replaced", space=SPACES)
SHIFTED = _told("shifted", line=LINES, way=WAYS)
SWAPPED = _told("swapped", space=SPACES, space2=SPACES)
TRANSPORTED = _told("transported", character=CHARACTERS, space=SPACES)
CLOSED = _told("closed", space=SPACES)
LOCKED = _told("locked", space=SPACES)
UNLOCKED = _told("unlocked", space=SPACES)
CORRIDOR = _told("corridor", space=SPACES, axis=AXES)
ELIMINATED = _told("eliminated", character=CHARACTERS)
RETURNED = _told("returned", character=CHARACTERS)
ADRENALINE_LOST = _told("adrenaline_lost", character=CHARACTERS)
RECOVERED = _told("recovered", character=CHARACTERS)
ACTIONS_CANCELLED = _told("actions_cancelled", character=CHARACTERS)
HIDDEN = _told("hidden", character=CHARACTERS)
SHOWN = _told("shown", character=CHARACTERS)
PARANOID = _told("paranoid", character=CHARACTERS)
CALM = _told("calm", character=CHARACTERS)
TOKEN_LOST = _told("token_lost", character=CHARACTERS, token=TOKENS)
REMINDED = _told("reminded", character=CHARACTERS, space=SPACES)
REMINDER_BACK = _told("reminder_back", character=CHARACTERS)
ROLE_SHOWN = _told("role_shown", character=CHARACTERS, role=ROLES)
ROBOT_PLACED = _told("robot_placed", robot=ROBOTS, space=SPACES)
ROBOT_MOVED = _told("robot_moved", robot=ROBOTS, space=SPACES)
ROBOT_PUSHED = _told("robot_pushed", robot=ROBOTS, character=CHARACTERS, space=SPACES)
ROBOT_DESTROYED = _told("robot_destroyed", robot=ROBOTS)
REFUSED = _told("refused", character=CHARACTERS)
KEY_TURNED = _told("key_turned")
ALARM = _told("alarm", number=NUMBER)
TIME_LOST = _told("time_lost", number=NUMBER)
DISCARDS_SHUFFLED = _told("discards_shuffled")
COUNTED_DOWN = _told("counted_down", number=NUMBER)
ESCAPED = _told("escaped", character=CHARACTERS)
