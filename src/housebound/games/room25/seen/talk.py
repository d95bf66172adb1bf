"""Who may speak to whom (Communication).

What is said is up to the players: colours of rooms and intentions, true or not (R25-TALK-1, R25-TALK-2,
R25-TALK-3). No channel carries a room's name or a programmed token by itself; only words of people go through.
"""

from __future__ import annotations

from housebound.games.room25.complex.plan import occupants
from housebound.games.room25.components import CARD
from housebound.games.room25.state import House
from housebound.games.room25.words import JAMMING, SOLO, TEAM
from housebound.kernel.game import Channel
from housebound.kernel.script import EVERYONE, NOBODY
from housebound.kernel.sets import first, set_of


def channels(g: House) -> list[Channel]:
    """The open table, and each team's own channel where that was settled (R25-TALK-4)."""
    silent = why_silent(g)
    table = first(g.rules.seats)
    if silent:
        return [Channel("table", NOBODY, EVERYONE, silent)]
    if g.rules.mode == TEAM and g.rules.team_talk != "open":
        if g.rules.team_talk == "none":
            return [Channel("table", NOBODY, EVERYONE, "R25-TALK-4")]
        teams = [set_of(range(team, g.rules.seats, 2)) for team in (0, 1)]
        private = [Channel(f"team_{'ab'[i]}", seats, seats, "R25-TALK-4") for i, seats in enumerate(teams)]
        return [Channel("table", table, EVERYONE, "R25-TALK-3"), *private]
    return [Channel("table", table, EVERYONE, "R25-TALK-3")]


def why_silent(g: House) -> str:
    """R25-TALK-5, R25-JAM-1, R25-SILENCE-1. The rule that silences the table, empty if none does."""
    if g.rules.mode == SOLO:
        return ""
    if any(CARD[card].kind == "radio_jamming" for card in g.displayed):
        return "R25-SILENCE-1"
    jamming_room = g.kind.index(JAMMING) if JAMMING in g.kind else -1
    return "R25-TALK-5" if jamming_room >= 0 and occupants(g, jamming_room) else ""
