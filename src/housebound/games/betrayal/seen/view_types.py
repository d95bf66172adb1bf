"""The shape of what each seat is shown of a game of Betrayal.

Tiles, figures and whatever lies about are listed beside each other, each with its room: so the tiles of a house, which
hardly change, are not built anew for every view. Nothing is ever an absent field: what is not there is empty or -1.
"""

from __future__ import annotations

from typing import Any

import msgspec


class RoomView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A tile in the house. North is up, `x` grows to the east and `y` to the south; (0, 0) is the floor's first tile.

    `doors` are its sides from north clockwise: "wall", "door" to a room, "open" to nothing yet, or "false" where a door
    meets a wall. `far` are the doors of side 1 of a barrier room. `symbol` is the printed one, `drawn` that nobody
    draws for it any more. `beside`: the tile found no place and is linked with the first room of its floor (HC-6).
    """

    room: str
    floor: str
    x: int
    y: int
    rotation: int
    doors: tuple[str, ...]
    windows: tuple[str, ...]
    far: tuple[str, ...]
    symbol: str
    drawn: bool
    beside: bool


class TokenView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A square token in a room. `to` is the room of its other end, if it joins two."""

    token: str
    room: str
    side: int
    to: str
    to_side: int


class PileView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Cards that lie in a room, and companions that wait there for somebody to join."""

    room: str
    side: int
    cards: tuple[str, ...]
    companions: tuple[str, ...]


class ExplorerView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """An explorer. `room` is empty if it is in none, "hidden" if this seat cannot know where it is.

    `clips` are places on the tracks (0 to 7, -1 the skull) and `values` the numbers under them, or those that a
    haunt puts in their place, both in the order might, speed, sanity, knowledge; `starts` are the places where the
    clips began. `team` is empty while a role token hides it from this seat; `role` is the token's number, 0 if there
    is none or this seat cannot know it. `restrained`: failed attempts to free it, -1 if it is free.
    """

    seat: int
    character: str
    room: str
    side: int
    fate: str
    team: str
    role: int
    clips: tuple[int, ...]
    values: tuple[int, ...]
    tracks: tuple[tuple[int, ...], ...]
    starts: tuple[int, ...]
    cards: tuple[str, ...]
    blessed: tuple[str, ...]
    restrained: int
    misses_turn: bool


class SheetView(msgspec.Struct, frozen=True, gc=False):
    """An explorer as its card shows it to those who choose: tracks and starting places as in `ExplorerView`."""

    character: str
    tracks: tuple[tuple[int, ...], ...]
    starts: tuple[int, ...]


class MonsterView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A monster. `traits` in the order of an explorer's, -1 where it has none; empty if only the other side knows."""

    figure: str
    kind: str
    room: str
    side: int
    stunned: bool
    done: bool
    traits: tuple[int, ...]
    cards: tuple[str, ...]


class TurnView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Whose turn it is and what has been done in it. `spaces` -1: nobody moves now, or where nobody can see it."""

    seat: int
    acting: str
    spaces: int
    did: tuple[str, ...]
    used: tuple[str, ...]
    tried: tuple[str, ...]
    resolving: tuple[str, ...]


class StackView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """The room tiles to come. `back` is that of the top tile, empty if the stack is. Looked-at tiles are empty words
    if it was not this seat that looked; `bottom` holds a room, or a back where the face is unknown."""

    tiles: int
    back: str
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    discarded: int
    discard: tuple[str, ...]


class DeckView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A deck and its discard pile. Cards looked at on top are empty words if it was not this seat that looked."""

    symbol: str
    cards: int
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    discard: tuple[str, ...]


class HauntView(msgspec.Struct, frozen=True, gc=False):
    """The haunt in play. `page` are the messages that this seat may read. `traitor` -1: none, or hidden.

    `sections`: for each message of `page` what each of its paragraphs is about, so that it can be set out: goal, now
    (how things stand), you (what one can do), monsters (what one's monsters can do), others, rules. Empty: as it is.
    `track` -1: a secret of the other side. `order` are the seats of a round, -1 for the monsters; `at` a place in it.
    `met`: the haunt's own rule by which it has ended, once it has; empty if it was none of them.
    """

    number: int
    page: tuple[str, ...]
    sections: tuple[tuple[str, ...], ...]
    revealer: int
    room: str
    traitor: int
    hidden: bool
    round: int
    track: int
    order: tuple[int, ...]
    at: int
    shown: dict[str, Any]
    met: str


class AttackView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """An attack that the acting figure of this seat may make: dice of both sides, and what the haunt adds to each sum.

    `card` is empty for bare hands; `against` is -1 where the other side's numbers are a secret.
    """

    card: str
    target: str
    trait: str
    dice: int
    bonus: int
    against: int
    guard: int


class BetrayalView(msgspec.Struct, frozen=True, gc=False):
    """Everything one seat may see of a game of Betrayal at House on the Hill (BET-SECRET-6).

    `ruins` are collapsed rooms that still lie on their squares (HC-20); `lost` are all rooms that are gone for good.
    `laid` is the room whose tile was laid last, empty if none was: the one that somebody is turning or attaching.
    `sheets` are all explorers' cards while explorers are chosen, and nothing later.
    """

    seat: int
    phase: str
    turn: TurnView
    rooms: tuple[RoomView, ...]
    ruins: tuple[RoomView, ...]
    stairs: tuple[tuple[str, str], ...]
    lost: tuple[str, ...]
    laid: str
    tokens: tuple[TokenView, ...]
    piles: tuple[PileView, ...]
    sheets: tuple[SheetView, ...]
    explorers: tuple[ExplorerView, ...]
    monsters: tuple[MonsterView, ...]
    stack: StackView
    decks: tuple[DeckView, ...]
    omens: int
    vault_open: bool
    mask_worn: bool
    box_open: bool
    noted: int
    haunt: HauntView | None
    safe: int = 0
    """What the next haunt roll must reach; 0 once the haunt has begun. `rolls`: it comes at the end of this turn."""
    rolls: bool = False
    attacks: tuple[AttackView, ...] = ()
