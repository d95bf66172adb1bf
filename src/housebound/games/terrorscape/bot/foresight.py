"""How a hunt stands, by one look at everything: how likely the team gets away.

For those who imagine worlds and do not want to play every one of them to its end. What a look takes in is counted
here; what it is worth was learnt from games between sensible players (`tools/foresight.py`, `foresight_numbers.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from housebound.games.terrorscape.bot.foresight_numbers import WORTH
from housebound.games.terrorscape.bot.ways import CUT_OFF, STEPS_BETWEEN, walks
from housebound.games.terrorscape.mansion import MAIN_ENTRANCE
from housebound.games.terrorscape.numbers import Seat
from housebound.games.terrorscape.play.transmitter import GEARS_NEEDED
from housebound.games.terrorscape.play.victims_turn import EQUIPMENT_DRAWN, KEYS_TO_ESCAPE
from housebound.games.terrorscape.state import Mansion, living
from housebound.games.terrorscape.words import FIRST_AID_KIT, HERBS, KEY, KILLERS, MARCO, TOOLBOX, WOUNDED

_MOST: Final = 25.0
_LATE: Final = 4.0
"""With so few rounds left there is no time for anything but the way out."""


def foresee(g: Mansion, seat: Seat) -> float | None:
    """How likely the seat wins, when a round has just begun; at the crossroads everybody plays for herself."""
    if g.rules.crossroads or g.round < 2:
        return None
    worth = WORTH.get(stage(g))
    if worth is None:
        return None
    total = 0.0
    for weight, value in zip(worth, features(g), strict=True):
        total += weight * value
    chance = 1.0 / (1.0 + exp(-max(-_MOST, min(_MOST, total))))
    return 1.0 - chance if seat == g.rules.killer_seat else chance


def lookers(g: Mansion) -> list[Seat]:
    """A seat of each side whose chances are learnt: the team's."""
    return [g.rules.team_seats[0]]


def look(g: Mansion, seat: Seat) -> tuple[str, tuple[float, ...]]:
    """The stage of the game, and what is seen there."""
    return stage(g), features(g)


def stage(g: Mansion) -> str:
    """Whom the team has to do with, and how far it has come: each of these is judged by itself."""
    if g.rescue >= 0:
        come = "rescue"
    elif g.roof_keys >= KEYS_TO_ESCAPE:
        come = "keys"
    else:
        come = "search"
    return f"{KILLERS.words[g.killer]} {come}"


def features(g: Mansion) -> tuple[float, ...]:
    """What a look takes in."""
    team = living(g)
    walk = walks(g.barricades)
    rounds = (sum(g.equipment) + 1) // EQUIPMENT_DRAWN
    wounded = [victim for victim in team if g.condition[victim] == WOUNDED]
    fear = sum(g.fear[victim] for victim in team)
    items = sum(len(g.held[victim]) for victim in team)
    healing = any(HERBS in g.held[v] or (v == MARCO and FIRST_AID_KIT in g.held[v]) for v in team)
    steps = STEPS_BETWEEN[g.killer_at]
    hunted = min((steps[g.at[victim]] for victim in team), default=4)
    weakest = min((steps[g.at[victim]] for victim in wounded), default=4)
    out = max((min(walk[g.at[victim]][MAIN_ENTRANCE], CUT_OFF) for victim in team), default=0)
    deck = sum(g.search) + g.bottom_card
    keys_left = g.search[KEY] + g.bottom_card
    missing_keys = max(0, KEYS_TO_ESCAPE - g.roof_keys)
    missing_gears = max(0, GEARS_NEEDED - g.gears)
    return (
        *(1.0, float(rounds), max(0.0, _LATE - rounds), float(len(wounded)), float(len(wounded) >= 2)),
        *(float(len(wounded) == len(team)), float(fear), float(items), float(healing)),
        *(float(hunted), float(weakest), float(out), float(missing_keys), float(missing_keys == 1)),
        *(float(missing_gears), float(missing_gears == 1), float(min(missing_keys, missing_gears))),
        *(float(deck), keys_left / max(1, deck), float(max(0, g.rescue)), float(g.level)),
        *(float(sum(g.hand)), float(any(TOOLBOX in g.held[v] for v in team)), len(wounded) * missing_keys / 5.0),
        len(wounded) * float(rounds) / 10.0,
    )


FEATURES: Final = 25
"""How many numbers `features` gives."""
