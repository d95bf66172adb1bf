"""Who may speak to whom (TER-TEAM-6): the team among itself at any time, and everybody aloud."""

from __future__ import annotations

from housebound.games.terrorscape.state import Mansion
from housebound.kernel.game import Channel
from housebound.kernel.script import EVERYONE
from housebound.kernel.sets import first


def channels(g: Mansion) -> list[Channel]:
    seats = first(g.rules.seats)
    open_channel = Channel("table", seats, EVERYONE, "TER-TEAM-6")
    if len(g.rules.team_seats) == 1:
        return [open_channel]
    return [open_channel, Channel("team", g.rules.team, g.rules.team, "TER-TEAM-6")]
