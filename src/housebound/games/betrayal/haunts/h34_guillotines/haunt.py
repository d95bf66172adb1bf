"""Haunt 34, Guillotines. Everybody wears a deadly collar; two Keys open one. The traitor is hidden."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.components import LEAVING, card_numbers
from housebound.games.betrayal.figures.belongings import destroy, get_card
from housebound.games.betrayal.figures.damage import BY_HAUNT, BY_ROOM, damage_dice, lose
from housebound.games.betrayal.figures.death import die, show_role
from housebound.games.betrayal.figures.dice import FIXED_ROLL, roll, trait_roll
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.figures.roster import advance_track
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt.revealing import ROLES
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.names import name_of, room_names
from housebound.games.betrayal.haunts.parts.room_bits import laid, rooms_of
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Side, Trait, has, just, set_of, without
from housebound.games.betrayal.play.falling import FALL_TARGET, fall
from housebound.games.betrayal.play.room_effects import immune
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COLLAPSED_ROOM,
    FIGURES,
    GALLERY,
    HEROES,
    PHYSICAL,
    ROOMS,
    SPEED,
    TRAITOR,
    VAULT,
    VERBS,
    YES,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script

TRY_FOR_KEY = VERBS.verb("try_for_key", rule="H34-KEY-1")()
UNLOCK = VERBS.verb("unlock_collar", FIGURES, rule="H34-COLLAR-1")
KEY_LIES = NoticeKind("key_lies", room=ROOMS)
COLLAR = NoticeKind("collar", figure=FIGURES, number=ROLES)
COLLAR_OFF = NoticeKind("collar_off", figure=FIGURES)
COLLAR_SHUTS = NoticeKind("collar_shuts", figure=FIGURES)

KEY_ROOMS = tuple(
    ROOMS[word]
    for word in (
        *("attic", "catacombs", "chasm", "collapsed_room", "crypt", "furnace_room", "gallery", "junk_room"),
        *("operating_laboratory", "pentagram_chamber", "tower", "vault"),
    )
)
KEY_OF = {room: CARDS[f"key_{n}"] for n, room in enumerate(KEY_ROOMS, 1)}
"""H34-SETUP-1, H34-KEY-1. Room -> the Key that belongs to it: one per room in the whole game."""
KEYS = set_of(KEY_OF.values())
LABORATORY = ROOMS["operating_laboratory"]
END_ROOMS = frozenset({ROOMS["crypt"], ROOMS["furnace_room"], VAULT})
"""H34-ROOM-1, H34-ROOM-4. The Key is taken at the end of a turn there."""
EXIT_ROOMS = frozenset(ROOMS[word] for word in ("attic", "junk_room", "pentagram_chamber"))
TRY_ROOMS = EXIT_ROOMS | {COLLAPSED_ROOM, LABORATORY}
"""A roll for the Key can be made while staying there."""
KEYS_PER_COLLAR, COLLAR_DICE = 2, 3
LAB_TARGET, LAB_DAMAGE = 3, 2


class CollarData(HauntData):
    """Where Keys lie, who wears which collar, and what the active explorer has done for a Key in this turn."""

    __slots__ = ("collar", "keys", "took", "tried")

    keys: int  # rooms with a Key that is still to be won there
    collar: list[int]  # seat -> number of its collar, 0 unlocked
    tried: bool  # a roll for a Key has been made in this turn
    took: bool  # a Key has been taken in this turn


class Guillotines(Haunt[CollarData]):
    """H34-SETUP-2, H34-TRAITOR-1, H34-TRAITOR-4: a hidden traitor as the rulebook knows it.

    H34-KEY-5: Keys are cards like any other.
    """

    number = 34
    open_to_all = True  # H34-KNOW-1
    monster_turn = False  # H34-SETUP-5

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
            ask.offer(TRY_FOR_KEY, unless=_no_key_here(g, figure, room))
        self._offer_unlocking(g, figure, ask)

    def perform(self, g: House[CollarData], figure: Figure, option: Option) -> Script[None]:
        if option.verb is UNLOCK:
            _unlock(g, figure, g.word.index(option.args[0]))
            return NOTHING
        g.data.tried = True
        room = g.room[figure]
        if room == COLLAPSED_ROOM:
            return _cling(g, figure)
        if room == LABORATORY:
            return _operate(g, figure)
        return _exit_roll_inside(g, figure, room)

    def exit_rolled(self, g: House[CollarData], seat: Seat, room: Room, passed: bool) -> Script[None]:
        """H34-ROOM-6. Attic, Junk Room, Pentagram Chamber: the roll on leaving serves too, if it is the first."""
        if seat != g.acting or _no_key_here(g, seat, room):
            return NOTHING
        g.data.tried = True
        return _ask_for_key(g, seat, room) if passed else NOTHING

    def fall_rolled(self, g: House[CollarData], seat: Seat, held: bool) -> Script[None]:
        """H34-ROOM-3. Collapsed Room: the roll of whoever has to make it on entering serves too, if it is the first."""
        if seat != g.acting or _no_key_here(g, seat, COLLAPSED_ROOM):
            return NOTHING
        g.data.tried = True
        return _ask_for_key(g, seat, COLLAPSED_ROOM) if held else NOTHING

    def crossing_tried(self, g: House[CollarData], figure: Figure, room: Room, crossed: bool) -> Script[None]:
        """H34-ROOM-5. Catacombs, Chasm, Tower: the Key is behind the barrier."""
        if room == VAULT or room not in KEY_OF or _no_key_here(g, figure, room):
            return NOTHING
        g.data.tried = True
        return _ask_for_key(g, figure, room) if crossed else NOTHING

    def jumped(self, g: House[CollarData], figure: Figure) -> Script[None]:
        """H34-ROOM-2, H34-KEY-3. Gallery: the Key is gained in the Ballroom, and takes no roll."""
        if figure != g.acting or _no_key_here(g, figure, GALLERY, rolls=False):
            return NOTHING
        return _ask_for_key(g, figure, GALLERY)

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
        if ends_there and not _no_key_here(g, seat, room, rolls=False):
            _take_key(g, seat, room)
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
        """Keys for everybody; the traitor keeps them from the others and strikes, the heroes unlock collars."""
        others = tuple(s for s in range(g.rules.seats) if s != seat and g.fate[s] == IN_HOUSE)
        if g.team[seat] == TRAITOR:
            return [Goal(targets=others)]
        keys = _key_goal(g, seat)
        if g.role[seat] == 1:
            return [keys, Goal(targets=others)]
        goals = [Goal(verbs=(UNLOCK.name,)), keys]
        if (g.held[seat] & KEYS).bit_count() >= KEYS_PER_COLLAR:
            goals.insert(0, Goal(rooms=rooms_of(g, (s for s in others if wears_collar(g, s))), verbs=(UNLOCK.name,)))
        if g.role_known:
            goals.append(Goal(targets=tuple(s for s in others if g.team[s] == TRAITOR)))
        return goals


def _key_goal(g: House[CollarData], seat: Seat) -> Goal:
    """For the general bot: where Keys lie, and what wins them in the room where it is."""
    room = g.room[seat]
    verbs: tuple[str, ...] = (TRY_FOR_KEY.name,)
    if room >= 0 and has(g.data.keys, room):
        verbs += ("jump",) if room == GALLERY else ("cross",)
    return Goal(rooms=g.data.keys, verbs=verbs, cards=tuple(KEY_OF.values()), explore=True)


def wears_collar(g: House[CollarData], seat: Seat) -> bool:
    """H34-COLLAR-3. Whether the seat's explorer wears a collar that works, as far as the table knows.

    It is gone if it was unlocked, if its wearer is dead, or if it is on a revealed traitor.
    """
    return g.data.collar[seat] > 0 and g.fate[seat] != DEAD and g.team[seat] != TRAITOR


def _no_key_here(g: House[CollarData], seat: Seat, room: Room, rolls: bool = True) -> str:
    """H34-KEY-1, H34-KEY-2, H34-KEY-3, H34-TRAITOR-3. Why it cannot win the room's Key now; empty: it can."""
    if not has(g.data.keys, room):
        return "H34-KEY-1"
    if g.team[seat] == TRAITOR:
        return "H34-TRAITOR-3"
    if g.data.took:
        return "H34-KEY-2"
    return "H34-KEY-3" if rolls and g.data.tried else ""


def _take_key(g: House[CollarData], seat: Seat, room: Room) -> None:
    """H34-KEY-1, H34-KEY-2. Take 1 Key; no more movement this turn."""
    g.data.keys = without(g.data.keys, room)
    g.data.took = True
    get_card(g, seat, KEY_OF[room])
    if seat == g.acting:
        halt(g, "H34-KEY-2")


def _ask_for_key(g: House[CollarData], seat: Seat, room: Room) -> Script[None]:
    """H34-KEY-4. What was done for another purpose has earned the Key: it ends the movement, so it can be left."""
    option: Option = yield Decision(seat, "take_key", offer_yes_no, "H34-KEY-4", g.word[seat])
    if option is YES:
        _take_key(g, seat, room)


def _cling(g: House[CollarData], seat: Seat) -> Script[None]:
    """H34-ROOM-3. Collapsed Room: the Speed roll against falling. A success is the Key, a failure the fall."""
    if (yield from trait_roll(g, seat, SPEED)) >= FALL_TARGET:
        _take_key(g, seat, COLLAPSED_ROOM)
    elif g.fate[seat] == IN_HOUSE:
        yield from fall(g, seat)


def _exit_roll_inside(g: House[CollarData], seat: Seat, room: Room) -> Script[None]:
    """H34-ROOM-6. Attic, Junk Room, Pentagram Chamber: the tile's roll made while staying; a failure costs its loss."""
    facts = LEAVING[room]
    assert facts is not None
    trait, target, lost = facts
    if (yield from trait_roll(g, seat, trait)) >= target:
        _take_key(g, seat, room)
    elif not immune(g, seat, room):
        yield from lose(g, seat, lost, 1, BY_ROOM)


def _operate(g: House[CollarData], seat: Seat) -> Script[None]:
    """H34-ROOM-7. Operating Laboratory: four rolls of 3 or more, and 2 dice of physical damage whatever they are."""
    passed = True
    for trait in range(4):
        if g.fate[seat] == IN_HOUSE:
            passed &= (yield from trait_roll(g, seat, trait)) >= LAB_TARGET
    yield from damage_dice(g, seat, PHYSICAL, LAB_DAMAGE, BY_ROOM)
    if passed and g.fate[seat] == IN_HOUSE:
        _take_key(g, seat, LABORATORY)


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
        if (yield from roll(g, seat, COLLAR_DICE, FIXED_ROLL)) >= g.track:
            continue
        g.tell(EVERYONE, COLLAR_SHUTS, g.word[seat])
        g.reveal(EVERYONE)
        if g.role[seat] == 1:
            show_role(g, seat)
        else:
            yield from die(g, seat, BY_HAUNT)
