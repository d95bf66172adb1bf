"""Square tokens that lie in rooms (Components; lasting effects of event cards, BET-ROOM-4)."""

from __future__ import annotations

from housebound.games.betrayal.numbers import Room, Spot, Token
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import TOKEN_PLACED, TOKEN_REMOVED
from housebound.kernel.script import EVERYONE


def place_token(g: House, token: Token, spot: Spot, other_end: int = -1) -> None:
    """BET-ELEVATOR-14, BET-BARRIER-11. A token lies in a room from now on, and stays there when the room moves."""
    g.tokens += ((token, spot, other_end),)
    g.token_rooms |= 1 << (spot >> 1)
    g.tell(EVERYONE, TOKEN_PLACED, token, spot >> 1)
    if other_end >= 0:
        g.token_rooms |= 1 << (other_end >> 1)
        g.tell(EVERYONE, TOKEN_PLACED, token, other_end >> 1)


def remove_token(g: House, token: Token, room: Room) -> None:
    g.tokens = tuple(entry for entry in g.tokens if not (entry[0] == token and entry[1] >> 1 == room))
    g.tell(EVERYONE, TOKEN_REMOVED, token, room)
    note_rooms(g)


def note_rooms(g: House) -> None:
    """Keep the set of rooms with tokens in step with the tokens."""
    g.token_rooms = 0
    for _, spot, other_end in g.tokens:
        g.token_rooms |= 1 << (spot >> 1)
        if other_end >= 0:
            g.token_rooms |= 1 << (other_end >> 1)


def tokens_in(g: House, room: Room) -> list[int]:
    """The tokens whose first end lies in this room."""
    if not g.token_rooms >> room & 1:
        return []
    return [token for token, spot, _ in g.tokens if spot >> 1 == room]


def drop_tokens_of(g: House, room: Room) -> None:
    """The room is gone, and so are its tokens and the ways that ended there."""
    g.tokens = tuple(entry for entry in g.tokens if entry[1] >> 1 != room and entry[2] >> 1 != room)
    note_rooms(g)
