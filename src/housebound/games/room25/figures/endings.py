"""How a game ends: Alarm, Escape, and the five modes' ways to win and lose."""

from __future__ import annotations

from typing import Final

from housebound.games.room25.complex.plan import audience, occupants, pushed_out
from housebound.games.room25.numbers import Character, Line, Role, Seat, SeatSet, Way
from housebound.games.room25.state import OVER, House
from housebound.games.room25.words import (
    ALARM,
    COMPETITION,
    ESCAPED,
    GUARD,
    PRISONER,
    SUSPICION,
    TEAM,
)
from housebound.kernel.script import EVERYONE, Ended
from housebound.kernel.sets import first, has, set_of

ALARM_AT: Final = 5


def end(g: House, winners: SeatSet, why: str) -> None:
    """R25-ROUND-6. The game is over at once, whatever was going on; these seats have won, by this rule."""
    g.phase = OVER
    g.winners = winners
    g.why = why
    for seat, role in enumerate(g.role):
        if role >= 0:
            g.role_shown[seat] = True
    g.reveal(EVERYONE)
    raise Ended


def is_last_round(g: House) -> bool:
    """R25-ESCAPE-9."""
    return g.remaining == 1


def alarm(g: House) -> None:
    """R25-ALERT-1, R25-ALERT-2, R25-ALERT-3. In the long-track modes Room 25 leaves five rounds at most."""
    if g.rules.long_track and g.remaining > ALARM_AT:
        g.remaining = ALARM_AT
        g.tell(EVERYONE, ALARM, ALARM_AT)


# -- escape


def try_escape(g: House, c: Character, line: Line, way: Way) -> None:
    """R25-ESCAPE-1, R25-ESCAPE-2, R25-ESCAPE-4. A Control action is about to push Room 25 past the edge.

    Who stands in it besides does not matter (R25-ESCAPE-5). If anything is missing the tile just goes round
    (R25-ESCAPE-3). A shift against a Control token is not legal in the first place (R25-ESCAPE-7).
    """
    if g.exit_tile < 0 or g.tile[c] != g.exit_tile or g.where[g.exit_tile] != pushed_out(line, way):
        return
    mode = g.rules.mode
    if mode == SUSPICION:
        _escape_of_prisoners(g, c)
    elif mode in (TEAM, COMPETITION):
        _escape_of_side(g, c)
    else:
        _escape_of_all(g, c)


def _escape_of_prisoners(g: House, c: Character) -> None:
    """R25-SUSPICION-1, R25-SUSPICION-2, R25-SUSPICION-3.

    If nobody escapes, everybody has learnt something about roles, and it stays on the table as a fact.
    """
    g.reveal(EVERYONE)
    inside = audience(g, occupants(g, g.exit_tile))
    mover = g.owner[c]
    allowed = 1 if is_last_round(g) else 0
    if escape_succeeds(g.role, mover, inside, allowed):
        g.tell(EVERYONE, ESCAPED, c)
        end(g, side(g, PRISONER), "R25-SUSPICION-2" if missing(g.role, inside) else "R25-SUSPICION-1")
    g.facts.append((mover, inside, allowed))


def missing(roles: list[Role], inside: SeatSet) -> int:
    """How many Prisoners are not in Room 25: R25-SUSPICION-2."""
    return sum(1 for seat, role in enumerate(roles) if role == PRISONER and not has(inside, seat))


def escape_succeeds(roles: list[Role], mover: Seat, inside: SeatSet, allowed: int) -> bool:
    return roles[mover] == PRISONER and missing(roles, inside) <= allowed


def _escape_of_side(g: House, c: Character) -> None:
    """R25-TEAM-2, R25-TEAM-3, R25-COMPETE-2, R25-COMPETE-3."""
    mine = [other for other in g.queue if same_side(g, other, c)]
    living = [other for other in mine if g.tile[other] >= 0]
    if any(g.tile[other] != g.exit_tile for other in living):
        return
    complete = len(living) == len(mine)
    if complete or is_last_round(g):
        whole, part = ("R25-TEAM-2", "R25-TEAM-3") if g.rules.mode == TEAM else ("R25-COMPETE-2", "R25-COMPETE-3")
        g.tell(EVERYONE, ESCAPED, c)
        end(g, seats_of_side(g, c), whole if complete else part)


def _escape_of_all(g: House, c: Character) -> None:
    """R25-COOP-1, R25-COOP-3, R25-ESCAPE-8, R25-SOLO-1."""
    if g.key_turned and all(g.tile[other] == g.exit_tile for other in g.queue):
        g.tell(EVERYONE, ESCAPED, c)
        end(g, everybody(g), "R25-COOP-1")


# -- sides


def side(g: House, role: Role) -> SeatSet:
    """R25-SUSPICION-6. All seats of a role share victory and defeat, the eliminated too."""
    return set_of(seat for seat, dealt in enumerate(g.role) if dealt == role)


def everybody(g: House) -> SeatSet:
    return first(g.rules.seats)


def same_side(g: House, one: Character, two: Character) -> bool:
    """R25-TEAM-1, R25-SETUP-10. Two teams sit alternately; in Competition every player is alone (R25-COMPETE-1)."""
    if g.rules.mode == TEAM:
        return g.owner[one] % 2 == g.owner[two] % 2
    return g.owner[one] == g.owner[two]


def seats_of_side(g: House, c: Character) -> SeatSet:
    return audience(g, [other for other in g.queue if same_side(g, other, c)])


# -- eliminations and the end of the countdown


def after_eliminations(g: House) -> None:
    """Has somebody won or lost by who is left? Checked once all victims of one effect are out."""
    mode = g.rules.mode
    if mode == SUSPICION:
        if _prisoners_out(g) >= 2:
            end(g, side(g, GUARD), "R25-SUSPICION-4")
    elif mode in (TEAM, COMPETITION):
        _last_side_standing(g)
    else:
        end(g, 0, "R25-COOP-2")


def _prisoners_out(g: House) -> int:
    """R25-SUSPICION-4, R25-SUSPICION-7."""
    return sum(1 for c in g.queue if g.tile[c] < 0 and g.role[g.owner[c]] == PRISONER)


def _last_side_standing(g: House) -> None:
    """R25-TEAM-4, R25-TEAM-6, R25-COMPETE-4, R25-COMPETE-5."""
    living = [c for c in g.queue if g.tile[c] >= 0]
    team = g.rules.mode == TEAM
    if not living:
        end(g, 0, "R25-TEAM-6" if team else "R25-COMPETE-5")
    if all(same_side(g, c, living[0]) for c in living):
        end(g, seats_of_side(g, living[0]), "R25-TEAM-4" if team else "R25-COMPETE-4")


def countdown_over(g: House) -> None:
    """R25-COUNT-4. No rounds are left."""
    mode = g.rules.mode
    if mode == SUSPICION:
        end(g, side(g, GUARD), "R25-SUSPICION-5")
    if mode == TEAM:
        _more_in_room_25(g)
    end(g, 0, "R25-COMPETE-5" if mode == COMPETITION else "R25-COOP-4")


def _more_in_room_25(g: House) -> None:
    """R25-TEAM-5."""
    inside = [0, 0]
    if g.exit_tile >= 0:
        for c in occupants(g, g.exit_tile):
            inside[g.owner[c] % 2] += 1
    winners = 0
    if inside[0] != inside[1]:
        team = 0 if inside[0] > inside[1] else 1
        winners = set_of(range(team, g.rules.seats, 2))
    end(g, winners, "R25-TEAM-5")
