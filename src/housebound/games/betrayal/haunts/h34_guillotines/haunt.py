"""Haunt 34, Guillotines. Everybody wears a deadly collar; two Keys open one. The traitor is hidden."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import destroy
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die, show_role
from housebound.games.betrayal.figures.dice import fixed_roll
from housebound.games.betrayal.figures.roster import advance_track
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.revealing import ROLES
from housebound.games.betrayal.haunts.h34_guillotines.collars import KEYS_PER_COLLAR, UNLOCK, wears_collar
from housebound.games.betrayal.haunts.h34_guillotines.data import CollarData
from housebound.games.betrayal.haunts.h34_guillotines.goals import goals_at
from housebound.games.betrayal.haunts.h34_guillotines.keys import (
    END_ROOMS,
    KEY_OF,
    KEY_ROOMS,
    KEYS,
    TRY_FOR_KEY,
    TRY_ROOMS,
    KeyFeats,
    no_key_here,
    take_key,
    try_for_key,
)
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.names import name_of, room_names
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Side, Trait
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    FIGURES,
    HEROES,
    PURPOSES,
    ROOMS,
    TRAITOR,
    VAULT,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just

KEY_LIES = NoticeKind("key_lies", room=ROOMS)
COLLAR = NoticeKind("collar", figure=FIGURES, number=ROLES)
COLLAR_OFF = NoticeKind("collar_off", figure=FIGURES)
COLLAR_SHUTS = NoticeKind("collar_shuts", figure=FIGURES)

COLLAR_DICE = 3


class Guillotines(Haunt[CollarData]):
    """H34-SETUP-2, H34-TRAITOR-1, H34-TRAITOR-4: a hidden traitor as the rulebook knows it.

    H34-KEY-5: Keys are cards like any other.
    """

    number = 34
    open_to_all = True  # H34-KNOW-1
    monster_turn = False  # H34-SETUP-5

    def __init__(self) -> None:
        super().__init__(feats=KeyFeats())

    def fresh_data(self, g: House) -> CollarData:
        data = CollarData()
        data.keys = laid(g, KEY_ROOMS)
        data.collar = [0] * FIRST_MONSTER
        data.tried = data.took = False
        return data

    def set_up(self, g: House[CollarData]) -> Script[None]:
        """H34-SETUP-1, H34-SETUP-3, H34-SETUP-4. A Key in each Key room, the collars dealt face up.

        The roles are dealt already.
        """
        for room in card_numbers(g.data.keys):
            g.tell(EVERYONE, KEY_LIES, room)
        left = list(range(1, g.rules.seats + 1))
        for seat in range(g.rules.seats):
            number = left[0] if len(left) == 1 else g.chance.pick(left, ROLES)
            left.remove(number)
            g.data.collar[seat] = number
            g.tell(EVERYONE, COLLAR, g.word[seat], number)
        g.track = 0 if g.rules.seats <= 4 else 1
        return NOTHING

    def room_added(self, g: House[CollarData], room: Room) -> Script[None]:
        """H34-SETUP-1, HC-8. A Key room that enters the house later gets its Key then."""
        if room in KEY_OF:
            g.data.keys |= just(room)
            g.tell(EVERYONE, KEY_LIES, room)
        return NOTHING

    def may_attack(self, g: House[CollarData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H34-ATTACK-1. Any explorer may attack any other, the traitor hidden or not."""
        return ""

    # -- taking a Key

    def on_turn_start(self, g: House[CollarData], seat: Seat) -> Script[None]:
        """H34-KEY-2, H34-KEY-3. Nothing has been tried or taken in this turn."""
        g.data.tried = g.data.took = False
        return NOTHING

    def offer(self, g: House[CollarData], figure: Figure, ask: Ask) -> None:
        """H34-ROOM-3, H34-ROOM-6, H34-ROOM-7, H34-COLLAR-1. Rolls for a Key, and what Keys are good for."""
        room = g.room[figure]
        if room in TRY_ROOMS:
            ask.offer(TRY_FOR_KEY, unless=no_key_here(g, figure, room))
        self._offer_unlocking(g, figure, ask)

    def perform(self, g: House[CollarData], figure: Figure, option: Option) -> Script[None]:
        if option.verb is UNLOCK:
            _unlock(g, figure, g.word.index(option.args[0]))
            return NOTHING
        return try_for_key(g, figure)

    # -- collars

    def _offer_unlocking(self, g: House[CollarData], figure: Figure, ask: Ask) -> None:
        """H34-COLLAR-1, H34-COLLAR-2. Discard 2 Keys: one's own collar, or that of an explorer in the same room.

        BET-ITEM-9: not with a Key that was picked up or stolen in this turn.
        """
        too_new = (g.held[figure] & KEYS).bit_count() >= KEYS_PER_COLLAR
        few = (g.held[figure] & KEYS & ~g.used).bit_count() < KEYS_PER_COLLAR
        why = ("H34-COLLAR-2" if too_new else "H34-COLLAR-1") if few else ""
        for seat in range(g.rules.seats):
            if g.fate[seat] != IN_HOUSE or g.room[seat] != g.room[figure]:
                continue
            option = UNLOCK(g.word[seat])
            if not wears_collar(g, seat):
                ask.bar(option, "H34-COLLAR-3")
            elif across(g, seat, figure):
                ask.bar(option, "BET-BARRIER-7")
            else:
                ask.offer(option, unless=why)

    def on_turn_end(self, g: House[CollarData], seat: Seat) -> Script[None]:
        """H34-ROOM-1, H34-ROOM-4, H34-TIME-1. The Key of a room where a turn ends. HC-11: the revealer ends, T + 1."""
        room = g.room[seat]
        ends_there = g.fate[seat] == IN_HOUSE and room in END_ROOMS and (room != VAULT or g.vault_open)
        if ends_there and not no_key_here(g, seat, room, rolls=False):
            take_key(g, seat, room)
        if seat == g.revealer:
            yield from _shut_collars(g)

    # -- winning

    def winner(self, g: House[CollarData]) -> int:
        """H34-WIN-1, H34-WIN-2. Every collar gone and half of the heroes alive; or more than half of them dead.

        Who is dead has shown its token, so nothing hidden is asked before the game is over.
        """
        heroes = g.rules.seats - 1
        dead = sum(g.fate[seat] == DEAD and g.role[seat] != 1 for seat in range(g.rules.seats))
        if 2 * dead > heroes:
            return self._won(g, TRAITOR)
        if not any(wears_collar(g, seat) for seat in range(g.rules.seats)):
            return self._won(g, HEROES)
        return CARRY_ON

    def _won(self, g: House[CollarData], side: Side) -> int:
        g.reveal(EVERYONE)
        return self.team_seats(g, side)

    # -- what everybody sees, and what is worth doing

    def shown(self, g: House[CollarData], seat: Seat) -> dict[str, Any]:
        return {
            "keys": room_names(g.data.keys),
            "collars": {name_of(g, s): g.data.collar[s] for s in range(g.rules.seats) if wears_collar(g, s)},
        }

    def check(self, g: House[CollarData]) -> None:
        for room in card_numbers(g.data.keys):
            assert in_house(g, room), "a Key lies in a room that is not in the house"
            assert not any(has(cards, KEY_OF[room]) for cards in (*g.held, *g.piles.values(), g.gone)), "two Keys"

    def goals(self, g: House[CollarData], seat: Seat) -> list[Goal]:
        return goals_at(g, seat)


def _unlock(g: House[CollarData], figure: Figure, seat: Seat) -> None:
    """H34-COLLAR-1. Two Keys are used up, and the collar is off."""
    for key in card_numbers(g.held[figure] & KEYS & ~g.used)[:KEYS_PER_COLLAR]:
        destroy(g, figure, key)
    g.data.collar[seat] = 0
    g.tell(EVERYONE, COLLAR_OFF, g.word[seat])


def _shut_collars(g: House[CollarData]) -> Script[None]:
    """H34-TIME-1, H34-TIME-2, H34-TIME-3, H34-TRAITOR-2. T + 1; then every collar with a number up to T may shut.

    3 dice below T kill, but not the traitor.
    """
    advance_track(g, g.track + 1)
    for seat in clockwise(g, g.revealer):
        if not wears_collar(g, seat) or g.data.collar[seat] > g.track:
            continue
        if (yield from fixed_roll(g, seat, COLLAR_DICE, PURPOSES["collar"])) >= g.track:
            continue
        g.tell(EVERYONE, COLLAR_SHUTS, g.word[seat])
        g.reveal(EVERYONE)
        if g.role[seat] == 1:
            show_role(g, seat)
        else:
            yield from die(g, seat, BY_HAUNT)
