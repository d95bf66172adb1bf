"""What an editor asks of a position of Terrorscape; who is where is shown on the map."""

from __future__ import annotations

from housebound.games.terrorscape.components import HIGHEST_LEVEL
from housebound.games.terrorscape.play.harm import MOST_FEAR
from housebound.games.terrorscape.play.transmitter import FIRST_CELL, GEARS_NEEDED
from housebound.games.terrorscape.state import PHASES
from housebound.games.terrorscape.words import CARDS, CONDITIONS, ITEMS, KILLERS, LOCATIONS, PASSAGES, VICTIMS
from housebound.kernel.form import Form, Rows, number, one_of, seat, word, words

FORM = Form(
    fields=(
        one_of("phase", "phase", PHASES),
        number("round", 0, 45),
        word("killer.killer", KILLERS),
        word("killer.at", LOCATIONS),
        word("killer.last_known", LOCATIONS),
        word("killer.stealth", CARDS),
        number("killer.level", 1, HIGHEST_LEVEL),
        words("killer.hand", CARDS),
        words("killer.pile", CARDS),
        number("team.keys", 0, 5),
        number("team.gears", 0, GEARS_NEEDED),
        number("team.rescue", -1, FIRST_CELL),
        word("team.acting", VICTIMS),
        words("team.discard", ITEMS),
        words("house.barricades", PASSAGES),
        words("house.noise", LOCATIONS),
        word("house.firecracker", LOCATIONS),
        word("house.trap", LOCATIONS),
        word("victims.*.at", LOCATIONS),
        seat("victims.*.seat"),
        one_of("victims.*.condition", "condition", CONDITIONS.words),
        number("victims.*.fear", 0, MOST_FEAR),
        words("victims.*.items", ITEMS),
        number("victims.*.keys", 0, 5),
    ),
    rows=(Rows("victims", VICTIMS.name, tuple(VICTIMS.words), "at"),),
    first="TER-TEAM-1",
)
