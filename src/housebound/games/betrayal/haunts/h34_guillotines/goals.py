"""Haunt 34, Guillotines, for the general bot: which Key is whose errand, and who gives Keys to whom."""

from __future__ import annotations

from math import prod

from housebound.games.betrayal.components import BARRIERS, LEAVING, card_numbers
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunts.h34_guillotines.collars import KEYS_PER_COLLAR, UNLOCK, wears_collar
from housebound.games.betrayal.haunts.h34_guillotines.data import CollarData
from housebound.games.betrayal.haunts.h34_guillotines.keys import (
    KEY_OF,
    KEYS,
    LAB_TARGET,
    LABORATORY,
    TRY_FOR_KEY,
)
from housebound.games.betrayal.haunts.parts.far_away import spaces_left, within
from housebound.games.betrayal.haunts.parts.odds import chance_of
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.haunts.parts.sharing import shared_out
from housebound.games.betrayal.numbers import Room, Seat
from housebound.games.betrayal.play.falling import FALL_TARGET
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import COLLAPSED_ROOM, GALLERY, GIVE, SPEED, TRAITOR, VAULT
from housebound.kernel.sets import has, just, set_of

HIDDEN_TRAITOR = 1
TURN = 4
"""Spaces: what a roll that fails costs, besides what the room does to whoever failed."""
HOPELESS = 0.3
"""A roll that is less likely to be good enough is not worth a turn, while anything else is to be had."""


def goals_at(g: House[CollarData], seat: Seat) -> list[Goal]:
    """Keys for everybody; the traitor keeps them from the others and strikes, the heroes unlock collars."""
    others = tuple(s for s in range(g.rules.seats) if s != seat and g.fate[s] == IN_HOUSE)
    if g.team[seat] == TRAITOR:
        return [Goal(targets=others)]
    keys = _key_goal(g, seat)
    if g.role[seat] == HIDDEN_TRAITOR:
        return [keys, Goal(targets=others)]
    goals = [Goal(verbs=(UNLOCK(g.word[seat]).name,)), *_gift(g, seat), keys]
    if keys_of(g, seat) >= KEYS_PER_COLLAR and not wears_collar(g, seat):
        needy = rooms_of(g, (s for s in others if wears_collar(g, s)))
        goals.insert(1, Goal(rooms=needy, verbs=(UNLOCK.name,)))
    if g.role_known:
        goals.append(Goal(targets=tuple(s for s in others if g.team[s] == TRAITOR)))
    return goals


def keys_of(g: House[CollarData], seat: Seat) -> int:
    return (g.held[seat] & KEYS).bit_count()


def _gift(g: House[CollarData], seat: Seat) -> list[Goal]:
    """A Key that is one too few for us makes two for somebody within reach who has one as well.

    Of two such the one gives whose collar shuts first: the other has more time to use them.
    """
    if keys_of(g, seat) % KEYS_PER_COLLAR == 0 or g.room[seat] < 0:
        return []
    near = within(g, g.room[seat], spaces_left(g, seat))
    takers = [
        other
        for other in range(g.rules.seats)
        if other != seat
        and wears_collar(g, other)
        and g.room[other] in near
        and keys_of(g, other) == KEYS_PER_COLLAR - 1
        and not has(g.assailants, other)
    ]
    if not takers:
        return _to_giver(g, seat)
    taker = max(takers, key=lambda other: g.data.collar[other])
    gifts = tuple(GIVE(card, g.word[taker]).name for card in card_numbers(g.held[seat] & KEYS))
    return [Goal(rooms=just(g.room[taker]), verbs=gifts)]


def _to_giver(g: House[CollarData], seat: Seat) -> list[Goal]:
    """Somebody who needs no Key any more has the one that is missing: go there, and it will be given."""
    if not wears_collar(g, seat):
        return []
    givers = [
        other
        for other in range(g.rules.seats)
        if other != seat and g.fate[other] == IN_HOUSE and g.team[other] != TRAITOR and not wears_collar(g, other)
    ]
    rooms = rooms_of(g, (other for other in givers if keys_of(g, other)))
    return [Goal(rooms=rooms)] if rooms else []


def _key_goal(g: House[CollarData], seat: Seat) -> Goal:
    """Where Keys lie, and what wins them in the room where it is."""
    room, rooms = g.room[seat], _key_rooms(g, seat)
    verbs: tuple[str, ...] = ()
    if room >= 0 and has(rooms, room):
        verbs = (TRY_FOR_KEY.name, "jump" if room == GALLERY else "cross")
    return Goal(rooms=rooms, verbs=verbs, cards=tuple(KEY_OF.values()), explore=True)


def _key_rooms(g: House[CollarData], seat: Seat) -> int:
    """The room where it stands, if a Key can be won there; or that of the Key which is its share, or any; as bits."""
    able = [room for room in card_numbers(g.data.keys) if room != VAULT or g.vault_open]
    here = g.room[seat]
    if here in able and not g.data.tried and odds(g, seat, here) >= HOPELESS:
        return just(here)
    about = [s for s in range(g.rules.seats) if g.fate[s] == IN_HOUSE and g.room[s] >= 0]
    share = shared_out(g, about, able, lambda s, room: _hardness(g, s, room))
    if seat in share and odds(g, seat, share[seat]) >= HOPELESS:
        return just(share[seat])
    return set_of(room for room in able if odds(g, seat, room) >= HOPELESS)


def _hardness(g: House[CollarData], seat: Seat, room: Room) -> float:
    """What the condition of a Key room is like, in spaces: so many turns are likely to be spent for nothing."""
    return TURN * (1 / max(odds(g, seat, room), 0.01) - 1)


def odds(g: House[CollarData], seat: Seat, room: Room) -> float:
    """How likely one turn in a Key room is to win its Key."""
    if room == LABORATORY:
        return prod(chance_of(value(g, seat, trait), LAB_TARGET) for trait in range(4))
    if room == COLLAPSED_ROOM:
        return chance_of(value(g, seat, SPEED), FALL_TARGET)
    facts = BARRIERS[room] or LEAVING[room]
    return chance_of(value(g, seat, facts[0]), facts[1]) if facts is not None else 1.0
