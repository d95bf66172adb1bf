"""Haunt 8, Wail of the Banshee. She flies through the house, and whoever hears her loses mind after mind.

The heroes silence her with P exorcisms; the traitor's side wins when all of them are dead. Nothing touches the Banshee,
and nothing slows her. In her turn she spends her whole movement roll in the manner that two more dice name.

Decided here where the text is silent: a movement roll of 0 leaves her where she is; placed by the manner of 0 she may
stay in her own room, and wails there; at random left or right is settled before the traitor is asked about a way to
another floor; if her spaces end in the Coal Chute she slides down all the same (BET-CHUTE-2). Ways made by cards are
open to her under every variant: her text names them.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import holds
from housebound.games.betrayal.damage import BY_HAUNT, damage_dice
from housebound.games.betrayal.dice import throw, trait_roll
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.falling import choose_room, offer_falling
from housebound.games.betrayal.haunts.clockwise import clockwise
from housebound.games.betrayal.haunts.figures import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.sources import (
    Exorcising,
    exorcism_goal,
    shown_exorcism,
    sources,
)
from housebound.games.betrayal.haunts.terms import Attack, Goal
from housebound.games.betrayal.haunts.toward import far_for, ways_of
from housebound.games.betrayal.haunts.wanderers import (
    BACK,
    LEFT,
    NO_EXIT,
    RIGHT,
    STRAIGHT,
    beyond,
    choose_facing,
    exit_by,
)
from housebound.games.betrayal.house import (
    annex_ways,
    direction_between,
    distances,
    joined,
    secret_ways,
    stairs,
    wall_ways,
)
from housebound.games.betrayal.moving import CLIMB_TO, PASSAGE_TO, WALK_TO, take_step
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.turn import TRY_TOKEN, try_token
from housebound.games.betrayal.words import (
    BASEMENT_LANDING,
    CARDS,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    COUNT,
    DIRECTIONS,
    FIGURES,
    GALLERY,
    HEROES,
    MENTAL,
    NORTH,
    ROOMS,
    SANITY,
    TRAITOR,
    TRY,
    WALK,
    WALL_SWITCH,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, forced, only

MANNER = NoticeKind("banshee_manner", number=COUNT)
HEARS = NoticeKind("hears_banshee", figure=FIGURES)

SOURCES = sources(
    "chapel crypt pentagram_chamber",
    "holy_symbol spirit_board",
    "library research_laboratory",
    "book crystal_ball",
)
SPIRIT_BOARD = CARDS["spirit_board"]
MANNER_DICE = 2
LEAP, LEFT_WALL, AHEAD, RIGHT_WALL, FREE = range(5)
"""The manners, by the result of the two dice."""
NO_MANNER = -1
TURNS = {LEFT_WALL: (LEFT, STRAIGHT, RIGHT, BACK), RIGHT_WALL: (RIGHT, STRAIGHT, LEFT, BACK)}
LEAP_DISTANCE = 8
WAIL_DICE = ((6, 1), (3, 2), (0, 4))
"""Sanity roll at least -> dice of mental damage."""


class BansheeData(HauntData):
    """Where she looks, her manner while she flies, and the seats that have heard her in this turn, as bits."""

    __slots__ = ("facing", "heard", "manner", "used_cards", "used_rooms")

    facing: int
    manner: int
    heard: int
    used_rooms: int
    used_cards: int


class WailOfTheBanshee(Exorcising):
    number = 8
    sources = SOURCES

    # -- beginning

    def fresh_data(self, g: House) -> BansheeData:
        data = BansheeData()
        data.facing = NORTH
        data.manner = NO_MANNER
        data.heard = 0
        data.used_rooms = data.used_cards = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        """Setup (traitor) 2. The Banshee rises beside the traitor, who turns her."""
        banshee = add_monster(g, 0, g.room[g.traitor], g.side[g.traitor])
        yield from self._turn(g, banshee)

    # -- nothing touches her

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        """Not even with a shot. (The Dynamite spares whatever has no Might.)"""
        return "BET-GEN-5" if target >= FIRST_MONSTER else super().may_attack(g, attacker, target, trait, card)

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """Where falls hurt monsters (BET-MONSTER-8) they do not hurt her."""
        return True
        yield

    def slows(self, g: House, figure: int, mover: int) -> bool:
        return max(figure, mover) < FIRST_MONSTER and super().slows(g, figure, mover)

    def can_ride(self, g: House, figure: int) -> bool:
        """The Mystic Elevator is a room like any other for her, and does not move."""
        return figure < FIRST_MONSTER

    def room_text_off(self, g: House, figure: int, room: int) -> bool:
        """In her own turn the way down the Coal Chute is her next space."""
        return room == COAL_CHUTE and figure >= FIRST_MONSTER and g.acting == figure

    # -- her flight

    def must_act(self, g: House, figure: int) -> bool:
        return True

    def before_monster(self, g: House, figure: int) -> Script[bool]:
        """The whole turn of the Banshee. (Her spaces have been rolled.)"""
        g.data.manner = throw(g, figure, MANNER_DICE)
        g.tell(only(g.traitor), MANNER, g.data.manner)
        yield from self._leap(g, figure) if g.data.manner == LEAP else self._fly(g, figure)
        if g.room[figure] == COAL_CHUTE:
            yield from put_into(g, figure, BASEMENT_LANDING, 0)
        g.data.manner = NO_MANNER
        g.data.heard = 0
        return True

    def _leap(self, g: House, figure: int) -> Script[None]:
        """Manner 0. She is suddenly in another room, and passes through none on the way."""
        here = g.room[figure]
        rooms = [room for room, far in enumerate(distances(g, here)) if 0 <= far <= LEAP_DISTANCE]
        room = yield from choose_room(g, g.traitor, figure, rooms, "banshee_leap", "BET-GEN-5")
        if room == here:
            yield from self._wail(g, room)
        else:
            yield from put_into(g, figure, room, 0)

    def _fly(self, g: House, figure: int) -> Script[None]:
        """Manners 1 to 4. All her spaces, from room to room; with no exit at all she stays."""
        for space in range(g.allowance):
            if g.room[figure] == COAL_CHUTE:
                yield from put_into(g, figure, BASEMENT_LANDING, 0)
                yield from self._turn(g, figure)
            else:
                exits = self._exits(g, figure, first=space == 0)
                if not exits:
                    return
                yield from self._pass(g, figure, (yield from self._way(g, figure, exits)))
            g.spent = space + 1

    def _exits(self, g: House, figure: int, first: bool) -> list[Option]:
        """The next room by her manner, any for the first space and in free flight; and the ways to other floors."""
        room, manner = g.room[figure], g.data.manner
        if first or manner == FREE:
            doors = joined(g, room)
        elif manner == AHEAD:
            doors = [_ahead(g, room)]
        else:
            doors = [exit_by(g, room, g.data.facing, TURNS[manner])]
        return [WALK_TO[there] for there in doors if there != NO_EXIT] + _links(g, figure)

    def _way(self, g: House, figure: int, exits: list[Option]) -> Script[Option]:
        def offers(_: House, __: int, ask: Ask) -> None:
            ask.options += exits

        return (yield from forced(g, Decision(g.traitor, "banshee_way", offers, "BET-GEN-5", g.word[figure])))

    def _pass(self, g: House, figure: int, option: Option) -> Script[None]:
        """Into the next room, where she wails. Where no door led there, the traitor turns her."""
        if option.verb is WALK:
            g.data.facing = direction_between(g, g.room[figure], option.args[0])
            yield from take_step(g, figure, option)
            return
        yield from try_token(g, figure, option) if option.verb is TRY else take_step(g, figure, option)
        yield from self._turn(g, figure)

    def _turn(self, g: House, figure: int) -> Script[None]:
        g.data.facing = yield from choose_facing(g, g.traitor, figure)

    # -- her wail

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        return self._wail(g, room) if figure >= FIRST_MONSTER else NOTHING

    def _wail(self, g: House, room: int) -> Script[None]:
        """Every explorer in the room, on either side of a barrier, rolls Sanity and takes mental damage by it."""
        for seat in clockwise(g, g.traitor + 1):
            if g.room[seat] != room or g.fate[seat] != IN_HOUSE or self._is_spared(g, seat):
                continue
            g.data.heard |= 1 << seat
            g.tell(EVERYONE, HEARS, g.word[seat])
            result = yield from trait_roll(g, seat, SANITY)
            dice = next(dice for least, dice in WAIL_DICE if result >= least)
            if g.fate[seat] == IN_HOUSE:
                yield from damage_dice(g, seat, MENTAL, dice, BY_HAUNT)

    def _is_spared(self, g: House, seat: int) -> bool:
        """The traitor while it holds the Spirit Board; and in free flight whoever has heard her in this turn."""
        if seat == g.traitor and holds(g, seat, SPIRIT_BOARD):
            return True
        return g.data.manner == FREE and bool(g.data.heard >> seat & 1)

    # -- what everybody sees

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        return {"banshee_facing": DIRECTIONS.words[g.data.facing], **shown_exorcism(g, seat, g.data)}

    def check(self, g: House) -> None:
        super().check(g)
        assert g.round == 0 or len(monsters(g)) == 1, "there is one Banshee, and she never leaves"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] != TRAITOR:
            return [exorcism_goal(g, seat, SOURCES, g.data)]
        if g.acting >= FIRST_MONSTER:
            return [Goal(verbs=tuple(self._wishes(g, g.acting)))]
        return [Goal(targets=tuple(heroes_in_house(g)), cards=(SPIRIT_BOARD,))]

    def _wishes(self, g: House, figure: int) -> list[str]:
        """Names of options: the rooms with most heroes to leap to, and the steps toward the nearest of them."""
        prey: dict[int, int] = {}
        for seat in range(g.rules.seats):
            if g.fate[seat] == IN_HOUSE and not self._is_spared(g, seat):
                prey[g.room[seat]] = prey.get(g.room[seat], 0) + (1 if g.team[seat] == HEROES else -2)
        rooms = sorted((room for room in prey if prey[room] > 0), key=lambda room: -prey[room])
        far = far_for(g, figure, [room for room in rooms if room != g.room[figure]])
        ways = sorted(ways_of(g, figure, g.room[figure]), key=lambda room: far.get(room, len(ROOMS)))
        steps = [f"{verb}({ROOMS.words[room]})" for room in ways for verb in ("walk", "climb", "passage")]
        return [f"to_room({ROOMS.words[room]})" for room in rooms] + (steps if far else [])


def _ahead(g: House, room: int) -> int:
    """Manner 2. Straight; if that is impossible left or right at random; if neither, back."""
    facing = g.data.facing
    straight = beyond(g, room, facing, STRAIGHT)
    if straight != NO_EXIT:
        return straight
    sides = [there for turn in (LEFT, RIGHT) if (there := beyond(g, room, facing, turn)) != NO_EXIT]
    if len(sides) == 2:
        return g.chance.pick(sides, ROOMS)
    return sides[0] if sides else beyond(g, room, facing, BACK)


def _links(g: House, figure: int) -> list[Option]:
    """The ways other than doors: stairs, ways made by cards, and down through the Collapsed Room or the Gallery."""
    room = g.room[figure]
    up = stairs(g, room)
    links = [CLIMB_TO[there] for there in (*((up,) if up >= 0 else ()), *annex_ways(g, room))]
    links += dict.fromkeys(PASSAGE_TO[theirs >> 1] for _, theirs in secret_ways(g, room))
    if any(wall_ways(g, room)):
        links.append(TRY_TOKEN[WALL_SWITCH])
    if room in (COLLAPSED_ROOM, GALLERY):
        ask = Ask(figure, [])
        offer_falling(g, figure, ask)
        links += ask.options
    return links


present(WailOfTheBanshee)
