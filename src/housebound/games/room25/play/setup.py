"""Setup: the Complex laid out, roles dealt, characters chosen, the starting clue (Setup, Zones, Roles, Modes)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from housebound.games.room25.complex.composition import build
from housebound.games.room25.complex.plan import bag_of, see
from housebound.games.room25.components import CARD, DEALS, DUO, IN_PLAY, ROUNDS, SET_ASIDE_KINDS, STARTING_EMPTY_ROOMS
from housebound.games.room25.figures.entering import put
from housebound.games.room25.numbers import Character, Seat
from housebound.games.room25.play.rounds import begin_round
from housebound.games.room25.rules import Rules
from housebound.games.room25.state import (
    BUILD,
    CLUES,
    DEAL,
    HELD,
    HOME_UNKNOWN,
    INSANE,
    PICKING,
    House,
)
from housebound.games.room25.words import (
    ADJACENT,
    BUILT,
    CENTRAL,
    CENTRE,
    CLUE,
    CLUE_TAKEN,
    MODES,
    NO_CLUE,
    PICK,
    PICKED,
    REMIND,
    REVEAL,
    ROBOT_ROOM,
    ROLE_DEALT,
    ROLES,
    SEATS,
    SUSPICION,
    TEAM,
)
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, only


def lay_out(g: House) -> None:
    """R25-ZONE-1, R25-ZONE-4, R25-SETUP-12, R25-SETUP-15. The Central Room face-up in the middle, 24 tiles face-down.

    Which tile lies where is not decided before somebody looks: see `complex.decide`.
    """
    tiles = build(g)
    g.robots = tiles[ROBOT_ROOM]
    g.others = tiles
    tiles[CENTRAL] = 0
    for kind in SET_ASIDE_KINDS:
        n, tiles[kind] = tiles[kind], 0
        bag_of(g, kind)[kind] = n
    centre = g.at[CENTRE]
    g.kind[centre] = CENTRAL
    g.up[centre] = True
    g.seen[centre] = EVERYONE
    g.robot_tile = [-1] * g.robots
    g.robot_home = [HOME_UNKNOWN] * g.robots
    g.remaining = ROUNDS[MODES[g.rules.mode], g.rules.seats]
    g.deck = event_deck(g.rules)
    g.tell(EVERYONE, BUILT)
    g.phase = DEAL


def event_deck(rules: Rules) -> list[int]:
    """R25-SETUP-13, R25-LEVEL-2, R25-LEVEL-4. The Obstacle cards, and the Insane ones where they are in use."""
    return _DECKS[rules.level == INSANE or rules.insane_cards].copy()


_DECKS: Final = [[card.copies if insane or not card.insane else 0 for card in CARD] for insane in (False, True)]


def deal_roles(g: House) -> None:
    """R25-ROLE-1, R25-ROLE-2, R25-ROLE-3, R25-ROLE-4. In Suspicion everybody gets a role and sees only the own one.

    Then chance says who is first (R25-SETUP-7).
    """
    seats = range(g.rules.seats)
    if g.rules.mode == SUSPICION:
        g.spare_role = role_tiles(g.rules.seats, g.rules.guards, g.rules.extra_tile)
        for seat in seats:
            role = g.role[seat] = g.chance.draw(g.spare_role, ROLES, only(seat))
            g.tell(only(seat), ROLE_DEALT, role)
    first = g.chance.pick(seats, SEATS)  # R25-SETUP-7
    g.turn = 0
    g.seat_order = [*seats[first:], *seats[:first]]
    g.phase = PICKING


def role_tiles(players: int, guards: int, extra_tile: bool) -> list[int]:
    """R25-ROLE-3. The tiles that are shuffled: Prisoners, Guards."""
    for deal in DEALS:
        if deal["players"] == players and deal["guards"] == guards:
            tiles = deal["extra_tile"] if extra_tile else deal["fixed"]
            return [tiles["prisoner"], tiles["guard"]]
    raise ValueError(f"no deal for {players} players and {guards} Guards")


# -- choosing characters


def characters_each(g: House) -> int:
    """R25-MODE-2. How many characters a player leads."""
    return int(IN_PLAY[MODES[g.rules.mode], g.rules.seats]) // g.rules.seats


def pick_characters(g: House) -> Script[None]:
    """R25-SETUP-2, R25-SETUP-5, R25-SETUP-16. The next player takes a free character, a duo, or in Solo one of four."""
    seat = g.seat_order[g.turn % g.rules.seats]
    choice: Option = yield Decision(seat, "pick", _offer_picks, rule="R25-SETUP-16")
    c = choice.args[0]
    _take(g, seat, c)
    if characters_each(g) == 2:
        _take(g, seat, DUO[c])
    g.turn += 1
    if len(g.queue) == IN_PLAY[MODES[g.rules.mode], g.rules.seats]:
        _lay_queue(g)
        g.turn = 0
        g.phase = CLUES


def _offer_picks(g: House, seat: Seat, ask: Ask) -> None:
    team = g.rules.mode == TEAM
    for c, option in enumerate(PICK):
        if team or ask.why:
            ask.offer(option, unless=why_not_pick(g, seat, c))
        elif g.owner[c] < 0:
            ask.options.append(option)


def why_not_pick(g: House, seat: Seat, c: Character) -> str:
    """R25-SETUP-3, R25-SETUP-4. The rule that keeps a seat from taking a character; empty if none does."""
    if g.owner[c] >= 0:
        return "R25-SETUP-16"
    if g.rules.mode != TEAM:
        return ""
    partner = g.owner[DUO[c]]
    if g.rules.seats == 4:
        mine = any(owner >= 0 and owner % 2 == seat % 2 for owner in g.owner)
        legal = partner % 2 == seat % 2 if partner >= 0 else not mine
    else:
        legal = partner < 0 or partner % 2 != seat % 2
    return "" if legal else "R25-SETUP-4"


def _take(g: House, seat: Seat, c: Character) -> None:
    """R25-SETUP-6, R25-SETUP-11. Figure in the Central Room, Adrenaline token, and what the character begins with."""
    g.owner[c] = seat
    g.queue.append(c)
    put(g, c, g.at[CENTRE])
    if g.rules.adrenaline:
        g.adrenaline[c] = HELD
    if g.rules.powers:
        g.empties[c] = STARTING_EMPTY_ROOMS[c]
    g.tell(EVERYONE, PICKED, seat, c)


def _lay_queue(g: House) -> None:
    """R25-SETUP-8, R25-SETUP-9, R25-SETUP-10. One lap round the table, or two with two characters each."""
    if characters_each(g) == 2:
        g.queue = g.queue[0::2] + g.queue[1::2]


# -- the starting clue


def starting_clue(g: House) -> Script[None]:
    """R25-SETUP-14, R25-SETUP-17. Each player may look at one room beside the Central Room; it is no turn."""
    seat = g.seat_order[g.turn]
    choice: Option = yield Decision(seat, "clue", _offer_clues, rule="R25-SETUP-14")
    if choice is not NO_CLUE:
        space = choice.args[0]
        g.tell(EVERYONE, CLUE_TAKEN, seat, space)
        see(g, g.at[space], only(seat))
    g.turn += 1
    if g.turn == g.rules.seats:
        begin_round(g)


def _offer_clues(g: House, seat: Seat, ask: Ask) -> None:
    """R25-SETUP-17. One of the four rooms or none, whoever looked there before; nothing that a turn allows."""
    ask.options += _CLUES
    if g.rules.reminders:
        ask.bar(REMIND, "R25-SETUP-17")
    if g.rules.mode == SUSPICION:
        ask.bar(REVEAL, "R25-SETUP-17")


_CLUES: Final = (*(CLUE(space) for space in ADJACENT[CENTRE]), NO_CLUE)


SETUP_STEPS: Final[dict[int, Callable[[House], Script[None] | None]]] = {
    BUILD: lay_out,
    DEAL: deal_roles,
    PICKING: pick_characters,
    CLUES: starting_clue,
}
