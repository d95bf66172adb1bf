"""Haunt 40, Buried Alive. Somebody lies buried in a room of the basement, and has less air with every turn.

The heroes win when they have dug P times in the right room; the traitor's side when the buried person is dead, or all
heroes are.

Decided here, where the text is silent: the dice for the buried person are rolled in the open like all dice, but only
the traitor's record says what they come to. A hero may search as long as it stays in a room into which it has stepped
in this turn. If all other rooms have been ruled out, the last one is known. The Mystic Elevator is no place for a grave
and does not count among the five rooms. Whatever makes the traitor take the Spirit Board away from somebody destroys
it; the Board is asked before anything else is done in a turn. Explorers that are held fast are not moved by it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.effects.adjacent import adjacent_spots, choose_side_among
from housebound.games.betrayal.effects.items import choose_explorer
from housebound.games.betrayal.effects.omens import SPIRIT_BOARD
from housebound.games.betrayal.figures.belongings import discard_held, from_pile, holder_of, holds, pile_with
from housebound.games.betrayal.figures.dice import fixed_roll, throw, trait_roll
from housebound.games.betrayal.figures.roster import advance_track, explorers_inside, heroes_in_house, laid_out
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.far_away import farthest_first
from housebound.games.betrayal.haunts.parts.names import room_names
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.decks import discard
from housebound.games.betrayal.house.plan import floor_of, in_house, neighbours, rooms_on
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, room_at, side_at
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.preparing import fetch_next_room
from housebound.games.betrayal.state import IN_HOUSE, OVER, TURN_OVER, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    BASEMENT,
    COUNT,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    MYSTIC_ELEVATOR,
    PURPOSES,
    ROOMS,
    SANITY,
    STAY,
    TO_ROOM,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, only
from housebound.kernel.sets import has, just, set_of, without

SEARCH = VERBS.verb("search_for_grave", rule="H40-HEROES-1")()
DIG = VERBS.verb("dig_up", rule="H40-HEROES-4")()
ASK_BOARD = VERBS.verb("ask_spirit_board", rule="H40-BOARD-1")()
GRAVE_IN = NoticeKind("grave_in", room=ROOMS)
NO_GRAVE_IN = NoticeKind("no_grave_in", room=ROOMS)
SUFFOCATES = NoticeKind("buried_suffers", number=COUNT)
BREATHES = NoticeKind("buried_breathes", number=COUNT)

ROOMS_AT_LEAST = 5  # H40-SETUP-3
SEARCH_TARGET, DIG_TARGET = 3, 4
MOVES_SOMEBODY, GIVES_AIR, NAMES_ROOM = 3, 5, 7
"""H40-BOARD-6, H40-BOARD-7, H40-BOARD-8. What the Spirit Board does from which result on; below, H40-BOARD-5."""
STEPS, AIR_DICE = 3, 2
DEADLY = 12  # H40-WIN-2
NOWHERE = -1
EAGER = 5
"""The Sanity from which on a sensible hero asks the Board."""


class GraveData(HauntData):
    """`burial`: the room, `possible`: where it may be for all that everybody knows, as bits; `total`: damage so far.

    `digs`: tokens placed; `entered`: the room into which the active hero has just stepped, or -1; `searched` in turn.
    """

    __slots__ = ("burial", "digs", "entered", "possible", "searched", "total")

    burial: int
    possible: int
    total: int
    digs: int
    entered: int
    searched: int


class BuriedAlive(Haunt[GraveData]):
    """H40-KNOW-1, H40-KNOW-2: each side reads its own page. H40-TRAITOR-2: all attacks are those of the rulebook.

    H40-BOARD-3: what the dead leave behind, the Spirit Board too, is dropped and taken by its rules.
    """

    number = 40
    monster_turn = False

    # -- beginning

    def fresh_data(self, g: House) -> GraveData:
        data = GraveData()
        data.burial = data.entered = NOWHERE
        data.possible = data.total = data.digs = data.searched = 0
        return data

    def set_up(self, g: House[GraveData]) -> Script[None]:
        """H40-SETUP-1, H40-SETUP-2, H40-SETUP-3, H40-SETUP-4. The basement has five rooms, and a grave."""
        advance_track(g, 0)
        while len(graves(g)) < ROOMS_AT_LEAST:
            if (yield from fetch_next_room(g, g.traitor, BASEMENT)) < 0:
                break
        option: Option = yield Decision(
            g.traitor, "burial_room", _offer_graves, "H40-SETUP-4", g.word[g.traitor], to=only(g.traitor)
        )
        g.data.burial = option.args[0]
        g.data.possible = set_of(graves(g))

    # -- turns

    def on_turn_start(self, g: House[GraveData], seat: Seat) -> Script[None]:
        g.data.entered = NOWHERE
        g.data.searched = 0
        return NOTHING

    def on_enter(self, g: House[GraveData], figure: Figure, room: Room) -> Script[None]:
        """H40-HEROES-1. A step of its own leads there; being moved does not count."""
        if laid_out(g):
            stepped = figure == g.active and g.came_by[figure] >= 0
            g.data.entered = room if stepped else NOWHERE if figure == g.active else g.data.entered
        return NOTHING

    def on_turn_end(self, g: House[GraveData], seat: Seat) -> Script[None]:
        """H40-TIME-1, HC-11. After each turn of the traitor's seat T + 1, and T dice for the buried person."""
        if seat == g.traitor:
            advance_track(g, g.track + 1)
            harm = throw(g, g.traitor, g.track, PURPOSES["suffocation"])
            g.data.total += harm
            g.tell(EVERYONE, SUFFOCATES, harm)
        return NOTHING

    # -- actions

    def offer(self, g: House[GraveData], figure: Figure, ask: Ask) -> None:
        """H40-HEROES-4, H40-BOARD-1. To dig where the room is known; else to search, and to ask the Board."""
        if g.team[figure] != HEROES:
            return
        if is_known(g):
            offer_task(g, DIG, ask, "" if has(g.data.possible, g.room[figure]) else "H40-HEROES-4")
            return
        ask.offer(SEARCH, unless=self._no_search(g, figure))
        begun = g.did or g.used or g.tries
        ready = holds(g, figure, SPIRIT_BOARD) and not begun
        ask.offer(ASK_BOARD, unless="" if ready else "H40-BOARD-1")

    def _no_search(self, g: House[GraveData], seat: Seat) -> str:
        """H40-HEROES-1, H40-HEROES-2. The rule by which this hero does not search now; empty: it may."""
        room = g.room[seat]
        if floor_of(g, room) != BASEMENT or g.data.entered != room:
            return "H40-HEROES-1"
        return "H40-HEROES-2" if has(g.data.searched, room) else ""

    def perform(self, g: House[GraveData], figure: Figure, option: Option) -> Script[None]:
        """H40-HEROES-4. Else: dig."""
        if option is SEARCH:
            yield from self._search(g, figure)
        elif option is ASK_BOARD:
            yield from self._ask(g, figure)
        elif (yield from task_roll(g, figure, MIGHT, needed=DIG_TARGET)) >= DIG_TARGET:
            g.data.digs += 1
            succeed(g, HEROES, g.data.digs)

    def _search(self, g: House[GraveData], seat: Seat) -> Script[None]:
        """H40-HEROES-1, H40-HEROES-2, H40-HEROES-3. A success: the traitor says whether it is this room."""
        room = g.room[seat]
        g.data.searched |= just(room)
        if (yield from trait_roll(g, seat, KNOWLEDGE, needed=SEARCH_TARGET, openly=False)) < SEARCH_TARGET or g.fate[
            seat
        ] != IN_HOUSE:
            return
        g.reveal(EVERYONE)
        if room == g.data.burial:
            self._name(g)
            return
        g.tell(EVERYONE, NO_GRAVE_IN, room)
        g.data.possible = without(g.data.possible, room)
        if is_known(g):
            self._name(g)

    def _name(self, g: House[GraveData]) -> None:
        """H40-BOARD-4. The burial room is known, and the Spirit Board has done its work."""
        g.data.possible = just(g.data.burial)
        g.tell(EVERYONE, GRAVE_IN, g.data.burial)
        holder, spot = holder_of(g, SPIRIT_BOARD), pile_with(g, SPIRIT_BOARD)
        if holder >= 0:
            discard_held(g, holder, SPIRIT_BOARD)
        elif spot >= 0:
            from_pile(g, SPIRIT_BOARD, spot)
            discard(g, SPIRIT_BOARD)

    # -- the Spirit Board

    def _ask(self, g: House[GraveData], seat: Seat) -> Script[None]:
        """H40-BOARD-1, H40-BOARD-7, H40-BOARD-8. It takes the whole turn."""
        g.did |= TURN_OVER
        result = yield from trait_roll(g, seat, SANITY)
        if result < MOVES_SOMEBODY or g.fate[seat] != IN_HOUSE:
            return
        if result >= NAMES_ROOM:
            g.reveal(EVERYONE)
            self._name(g)
        elif result >= GIVES_AIR:
            air = yield from fixed_roll(g, seat, AIR_DICE, PURPOSES["air"])
            g.data.total = max(g.data.total - air, 0)
            g.tell(EVERYONE, BREATHES, air)
        else:
            yield from self._push(g, seat)

    def _push(self, g: House[GraveData], seat: Seat) -> Script[None]:
        """H40-BOARD-6. Any one explorer is moved, by up to 3 spaces; what the rooms do happens."""
        able = [other for other in explorers_inside(g) if g.failures[other] < 0]
        if not able:
            return
        figure = yield from choose_explorer(g, seat, able, "board_moves")

        def offers(g: House[GraveData], _: int, ask: Ask) -> None:
            ask.options += (
                STAY,
                *(TO_ROOM(room) for room in dict.fromkeys(room_at(s) for s in adjacent_spots(g, figure))),
            )

        for _ in range(STEPS):
            if g.fate[figure] != IN_HOUSE:
                return
            option: Option = yield Decision(seat, "board_step", offers, "H40-BOARD-6", g.word[figure])
            if option is STAY:
                return
            spots = [spot for spot in adjacent_spots(g, figure) if room_at(spot) == option.args[0]]
            spot = yield from choose_side_among(g, seat, figure, spots)
            yield from put_into(g, figure, room_at(spot), side_at(spot))
            check_win(g)

    def card_off(self, g: House[GraveData], figure: Figure, card: Card) -> bool:
        """H40-BOARD-2. What the card says does not hold."""
        return card == SPIRIT_BOARD

    def may_part(self, g: House[GraveData], figure: Figure, card: Card) -> str:
        """H40-BOARD-2. Its holder can neither give nor drop it; but others can take it by force."""
        return "H40-BOARD-2" if card == SPIRIT_BOARD and figure == g.acting else ""

    def dog_carries(self, g: House[GraveData], card: Card) -> bool:
        """H40-BOARD-2. Nor does its holder give it to anybody's Dog."""
        return card != SPIRIT_BOARD or holder_of(g, card) < 0

    def stolen(self, g: House[GraveData], thief: Figure, victim: Figure, card: Card) -> Script[None]:
        """H40-TRAITOR-1. What the traitor takes is destroyed."""
        if card == SPIRIT_BOARD and g.team[thief] == TRAITOR:
            discard_held(g, thief, card)
        return NOTHING

    # -- winning

    def winner(self, g: House[GraveData]) -> int:
        """H40-WIN-1, H40-WIN-2. The death of all heroes (H40-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        if g.data.digs >= g.rules.seats:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.data.total >= DEADLY else CARRY_ON

    # -- what each side knows

    def secrets(self, g: House[GraveData]) -> dict[str, object]:
        return {} if g.data.burial == NOWHERE else {"burial": g.data.burial}

    def knows(self, g: House[GraveData], seat: Seat, secret: str) -> bool:
        """H40-SETUP-4. The traitor knows the burial room, and everybody once it is known."""
        return seat == g.traitor or g.phase == OVER or is_known(g)

    def resample(self, g: House[GraveData], seat: Seat, rng: Random) -> None:
        if g.data.burial != NOWHERE and not self.knows(g, seat, "burial"):
            g.data.burial = rng.choice(card_numbers(g.data.possible))

    def shown(self, g: House[GraveData], seat: Seat) -> dict[str, Any]:
        """H40-SETUP-2, H40-SETUP-5. The room if it is known, the digging, the traitor's record."""
        shown: dict[str, Any] = {"times_dug": g.data.digs} if g.data.digs else {}
        if g.data.burial != NOWHERE and self.knows(g, seat, "burial"):
            shown["burial_room"] = ROOMS.words[g.data.burial]
        else:
            shown["graves_possible"] = room_names(g.data.possible)
        if self.true_side(g, seat) == HEROES or g.phase == OVER:
            shown |= {"times_dug": g.data.digs, "digs_needed": g.rules.seats}
        if seat == g.traitor or g.phase == OVER:
            shown["buried_damage"] = g.data.total
        return shown

    def check(self, g: House[GraveData]) -> None:
        assert g.data.burial == NOWHERE or has(g.data.possible, g.data.burial), "a grave where it cannot be"
        assert all(in_house(g, room) for room in card_numbers(g.data.possible)), "a grave outside the house"
        assert g.data.total >= 0, "more than unhurt"
        assert not g.data.digs or is_known(g), "dug in an unknown room"

    # -- for the general bot

    def goals(self, g: House[GraveData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            heroes = heroes_in_house(g)
            places = farthest_first(g, graves(g), (g.room[hero] for hero in heroes))
            return [Goal(verbs=places, targets=tuple(heroes), cards=(SPIRIT_BOARD,))]
        if is_known(g):
            return [Goal(rooms=g.data.possible, verbs=("dig_up",))]
        here = g.room[seat]
        eager = holds(g, seat, SPIRIT_BOARD) and value(g, seat, SANITY) >= EAGER
        now = Goal(verbs=("search_for_grave", *(("ask_spirit_board",) if eager else ())))
        left = g.data.possible & ~g.data.searched
        if here >= 0:
            left = without(left, here)
        if left or here < 0:
            return [now, Goal(rooms=left)]
        return [now, Goal(rooms=set_of(neighbours(g, here)))]  # out, and in again


def graves(g: House[GraveData]) -> list[int]:
    """H40-SETUP-3, H40-SETUP-4. The rooms of the basement that count."""
    return [room for room in rooms_on(g, BASEMENT) if room != MYSTIC_ELEVATOR]


def is_known(g: House[GraveData]) -> bool:
    """Whether everybody knows the burial room."""
    return g.data.possible.bit_count() == 1


def _offer_graves(g: House[GraveData], _: int, ask: Ask) -> None:
    ask.options += [TO_ROOM(room) for room in graves(g)]
