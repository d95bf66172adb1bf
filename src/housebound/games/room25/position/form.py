"""What an editor asks of a position of Room 25; the Complex itself is laid on its plan."""

from __future__ import annotations

from housebound.games.room25.components import CARDS
from housebound.games.room25.position.writing import ADRENALINE
from housebound.games.room25.state import PHASES
from housebound.games.room25.words import CHARACTERS, PLANS, ROBOTS, ROLES, SPACES
from housebound.kernel.form import Form, Rows, flag, number, one_of, seat, word, words

FORM = Form(
    fields=(
        one_of("phase", "phase", PHASES),
        number("round", 0, 20),
        number("remaining", 0, 20),
        word("turn", CHARACTERS),
        number("cards_due", 0, 2),
        words("queue", CHARACTERS),
        words("roles", ROLES),
        flag("key_turned"),
        words("discard", CARDS),
        words("displayed", CARDS),
        word("characters.*.at", SPACES, "out"),
        seat("characters.*.seat"),
        word("characters.*.first", PLANS),
        word("characters.*.second", PLANS),
        one_of("characters.*.adrenaline", "adrenaline", ADRENALINE),
        flag("characters.*.invisible"),
        flag("characters.*.trap"),
        number("characters.*.flood", 0, 2),
        word("robots.*.at", SPACES, "reserve"),
    ),
    rows=(
        Rows("characters", CHARACTERS.name, tuple(CHARACTERS.words), "at"),
        Rows("robots", ROBOTS.name, tuple(ROBOTS.words), "at"),
    ),
    first="R25-MODE-1",
)
