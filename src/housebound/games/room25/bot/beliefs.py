"""What everybody's doings tell of what they hide: roles in Suspicion, and tokens that lie face-down."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from housebound.games.room25.bot.suspects import blame
from housebound.games.room25.numbers import Character, Seat
from housebound.games.room25.seen.imagining import fitting_programs, lay_face_down
from housebound.games.room25.seen.sight import Sight
from housebound.games.room25.state import House
from housebound.games.room25.words import GUARD, NONE, SUSPICION
from housebound.kernel.game import Bot
from housebound.kernel.script import Ask, Decision, only

TELLING: Final = 2.0
"""How much one point of blame speaks for a Guard, in powers of e."""
OWN_WAY: Final = 0.15
"""How likely somebody has programmed something that nobody would have guessed."""


def inference(sight: Sight) -> Callable[[House], float] | None:
    """A world in which whoever did harm is a Guard is the more likely one."""
    if sight.rules.mode != SUSPICION or not (sight.killings or sight.pushes or sight.steerings):
        return None
    guilt = blame(sight)
    if not any(guilt):
        return None

    def weigh(g: House) -> float:
        return exp(TELLING * sum(guilt[seat] for seat in range(g.rules.seats) if g.role[seat] == GUARD))

    return weigh


def lay_anew(g: House, seat: Seat, others: Bot, rng: Random) -> None:
    """Each face-down program is the one that its player would lay now: not much has changed since it was laid."""
    for c in g.queue:
        if g.owner[c] != seat and (g.first[c] != NONE or g.second[c] != NONE) and rng.random() >= OWN_WAY:
            _lay_anew(g, c, others, rng)


def _lay_anew(g: House, c: Character, others: Bot, rng: Random) -> None:
    owner, fitting = g.owner[c], fitting_programs(g, c)
    if len(fitting) == 1:
        return
    first, second = g.first[c], g.second[c]
    g.first[c] = g.second[c] = NONE  # as if nothing had been laid yet
    asked = Decision(owner, "program", _nothing_else, "R25-PROG-1", c, only(owner))
    asked.offered = fitting.copy()
    program = others.choose(Sight(g, owner), asked, rng)
    g.first[c], g.second[c] = first, second
    lay_face_down(g, c, program)


def _nothing_else(g: House, seat: Seat, ask: Ask) -> None:
    """What fits is offered already."""
