"""Asking the team (TER-TEAM): behind the screen, in the open, and whoever of several victims is to come next."""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.numbers import Seat, Victim
from housebound.games.terrorscape.state import Mansion, in_house
from housebound.games.terrorscape.words import FIRST_PLAYER, NAME
from housebound.kernel.script import EVERYONE, Ask, Decision, Offers, Option, Script
from housebound.kernel.sets import members_of, without

NAMED: Final = NAME.each()


def behind_screen(g: Mansion, seat: Seat, prompt: str, offers: Offers, rule: str, subject: Victim = -1) -> Decision:
    """TER-INFO-3. A question to one player of the team of which the killer sees nothing."""
    team = g.rules.team
    return Decision(seat, prompt, offers, rule, subject, team, team)


def leader(g: Mansion) -> Seat:
    """TER-TEAM-6, TER-CROSS-10. Who decides what concerns no single victim."""
    if g.first_player >= 0:
        return g.controller[g.first_player]
    return g.controller[g.trio[0]] if g.trio else g.rules.team_seats[0]


def keep_first_player_in_house(g: Mansion) -> None:
    """TER-CROSS-2. The token never stays with a victim who is dead or gone."""
    if g.first_player >= 0 and not in_house(g, g.first_player):
        pass_first_player(g)


def pass_first_player(g: Mansion) -> None:
    """TER-CROSS-2. To the next victim in seating order who is alive and in the house."""
    at = g.trio.index(g.first_player)
    after = [*g.trio[at + 1 :], *g.trio[: at + 1]]
    g.first_player = next((victim for victim in after if in_house(g, victim)), g.first_player)
    g.tell(EVERYONE, FIRST_PLAYER, g.first_player)


def offer_names(g: Mansion, seat: Seat, ask: Ask) -> None:
    in_question = members_of(g.naming)
    ask.options += [NAMED[victim] for victim in g.trio if victim in in_question]


def team_names(g: Mansion, prompt: str, rule: str, open_to_all: bool, offers: Offers = offer_names) -> Script[Victim]:
    """TER-TEAM-6, TER-CROSS-10. One of the victims in question (`g.naming`), who then is in question no more.

    It concerns no single victim, so the leader speaks for the team.
    `open_to_all`: the killer may see that somebody is asked, and the answer.
    """
    in_question = members_of(g.naming)
    if len(in_question) == 1:
        g.naming = 0
        return in_question[0]
    audience = EVERYONE if open_to_all else g.rules.team
    option: Option = yield Decision(leader(g), prompt, offers, rule, -1, audience, audience)
    g.naming = without(g.naming, option.args[0])
    return option.args[0]
