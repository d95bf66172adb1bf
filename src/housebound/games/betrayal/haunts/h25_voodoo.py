"""Haunt 25, Voodoo. The traitor has hidden a doll for each hero, and the dolls hurt more and more.

The heroes win when all dolls are destroyed and at least half of them live; the traitor when more than half are dead.

Decided here, where the text is silent: the traitor names a doll by its room, which no two dolls share. The hints are
given aloud, so that everybody hears them. Whoever has discovered a room with a symbol may declare that its movement
ends there, and draws at once; else it draws at the end of its turn, if it is still there. If the card drawn before a
search takes the hero elsewhere, there is no search. The hero rolls the dice of the China doll. A doll whose room can no
longer be discovered is looked after whenever a room enters the house and at the start of every turn.

The general bot takes a hint for what it is: it looks in the two places of which it speaks.
"""

from __future__ import annotations

from random import Random
from typing import Any

from housebound.games.betrayal.cards import draw_for_symbol
from housebound.games.betrayal.components import SYMBOL, card_numbers
from housebound.games.betrayal.damage import BY_HAUNT, damage_points, lose
from housebound.games.betrayal.death import die
from housebound.games.betrayal.dice import FIXED_ROLL, roll, trait_roll
from housebound.games.betrayal.haunts.actions import offer_unless
from housebound.games.betrayal.haunts.clockwise import clockwise
from housebound.games.betrayal.haunts.far_away import farthest_first
from housebound.games.betrayal.haunts.figures import advance_track, heroes_in_house
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import bits, laid
from housebound.games.betrayal.haunts.still_to_come import doorways_toward, may_come
from housebound.games.betrayal.haunts.tasks import offer_task, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Goal
from housebound.games.betrayal.house import in_house
from housebound.games.betrayal.laying import open_floors
from housebound.games.betrayal.state import (
    DEAD,
    FIRST_MONSTER,
    HALTED,
    IN_HOUSE,
    OVER,
    House,
)
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import (
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    ROOMS,
    TO_ROOM,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, only

SEARCH = VERBS.verb("search_for_doll")()
DESTROY = VERBS.verb("destroy_doll")()
STOP_HERE = VERBS.verb("stop_and_draw")()
FOUND = NoticeKind("doll_found", figure=FIGURES, room=ROOMS)
NOT_HERE = NoticeKind("no_doll_here", room=ROOMS)
STIRS = NoticeKind("doll_stirs", figure=FIGURES)
DESTROYED = NoticeKind("doll_destroyed", figure=FIGURES)
HEAT = NoticeKind("hint_of_heat", figure=FIGURES)
FALL = NoticeKind("hint_of_fall", figure=FIGURES)
MUD = NoticeKind("hint_of_mud", figure=FIGURES)
PRESENCE = NoticeKind("hint_of_presence", figure=FIGURES)
THORNS = NoticeKind("hint_of_thorns", figure=FIGURES)

WAX, CHINA, STONE, GLASS, RAG = range(5)
HINTS = (HEAT, FALL, MUD, PRESENCE, THORNS)
"""Doll -> the hint that its hero is given."""
ROOMS_OF = (
    (ROOMS["furnace_room"], ROOMS["kitchen"]),
    (ROOMS["balcony"], ROOMS["tower"]),
    (ROOMS["underground_lake"], ROOMS["graveyard"]),
    (ROOMS["pentagram_chamber"], ROOMS["chapel"]),
    (ROOMS["gardens"], ROOMS["conservatory"]),
)
DOLL_IN = {room: doll for doll, rooms in enumerate(ROOMS_OF) for room in rooms}
SEARCH_TARGET = 2
CHINA_DICE = 4
RAG_DAMAGE = 2
NOWHERE = -1


class DollData(HauntData):
    """Of each hero: the room of its doll, and the rooms where it may be for all that everybody knows, as bits.

    `found` and `destroyed`: seats whose doll is; `fresh`: the room whose card is still to be drawn, or -1.
    """

    __slots__ = ("destroyed", "found", "fresh", "possible", "room")

    room: list[int]
    possible: list[int]
    found: int
    destroyed: int
    fresh: int


class Voodoo(Haunt):
    number = 25
    monster_turn = False

    # -- beginning

    def fresh_data(self, g: House) -> DollData:
        data = DollData()
        data.room = [NOWHERE] * FIRST_MONSTER
        data.possible = [0] * FIRST_MONSTER
        data.found = data.destroyed = 0
        data.fresh = NOWHERE
        return data

    def set_up(self, g: House) -> Script[None]:
        """The traitor hides a different doll for each hero, and gives the hero a hint."""
        advance_track(g, 0)
        for seat in in_turn(g):
            option: Option = yield Decision(
                g.traitor, "hide_doll", _offer_rooms, "BET-GEN-5", g.word[seat], to=only(g.traitor)
            )
            g.data.room[seat] = option.args[0]
            doll = doll_of(g, seat)
            g.data.possible[seat] = bits(ROOMS_OF[doll])
            g.reveal(EVERYONE)
            g.tell(EVERYONE, HINTS[doll], g.word[seat])

    # -- exploring

    def discovered(self, g: House, seat: int, room: int) -> Script[bool]:
        """Nobody stops for a symbol: the card is for whoever stays."""
        if SYMBOL[room] < 0 or seat != g.active or g.drawn_for >> room & 1:
            return False
        g.data.fresh = room
        return True
        yield

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        if figure == g.active and g.data is not None and g.data.fresh not in (NOWHERE, room):
            self._pass_by(g)
        return NOTHING

    def _pass_by(self, g: House) -> None:
        """Nobody ended movement there: it gives no card any more."""
        g.drawn_for |= 1 << g.data.fresh
        g.data.fresh = NOWHERE

    def _draw(self, g: House, seat: int) -> Script[None]:
        room = g.data.fresh
        g.data.fresh = NOWHERE
        g.did |= HALTED
        yield from draw_for_symbol(g, seat, room, by_effect=g.came_by[seat] < 0)

    def room_added(self, g: House, room: int) -> Script[None]:
        self._look_after(g)
        return NOTHING

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        self._look_after(g)
        return NOTHING

    def _look_after(self, g: House) -> None:
        """A room that can no longer be discovered: the doll is in the other one, if that is in the house, or gone."""
        floors = open_floors(g)
        for seat in self._hexed(g):
            lost = [room for room in card_numbers(g.data.possible[seat]) if not _within_reach(g, room, floors)]
            if not lost:
                continue
            g.reveal(EVERYONE)
            if g.data.room[seat] in lost:
                (g.data.room[seat],) = set(ROOMS_OF[doll_of(g, seat)]) - {g.data.room[seat]}
                if not in_house(g, g.data.room[seat]):
                    self._destroy(g, seat)
            g.data.possible[seat] = 1 << g.data.room[seat]
        check_win(g)

    # -- the dolls

    def _hexed(self, g: House) -> list[int]:
        """The heroes whose dolls are there and not destroyed, in turn order."""
        return [seat for seat in in_turn(g) if g.data.room[seat] != NOWHERE and not g.data.destroyed >> seat & 1]

    def _destroy(self, g: House, seat: int) -> None:
        g.data.destroyed |= 1 << seat
        g.tell(EVERYONE, DESTROYED, g.word[seat])

    def on_turn_end(self, g: House, seat: int) -> Script[None]:
        """HC-11. After each turn of the traitor's seat T + 1, and every doll that is left strikes its hero."""
        if g.data.fresh != NOWHERE:
            if g.room[seat] == g.data.fresh:
                yield from self._draw(g, seat)
            else:
                self._pass_by(g)
        if seat == g.traitor:
            advance_track(g, g.track + 1)
            for hero in self._hexed(g):
                if g.fate[hero] == IN_HOUSE:
                    yield from self._strike(g, hero)

    def _strike(self, g: House, seat: int) -> Script[None]:
        g.tell(EVERYONE, STIRS, g.word[seat])
        doll = doll_of(g, seat)
        if doll == WAX:
            yield from damage_points(g, seat, PHYSICAL, 1, BY_HAUNT)
        elif doll == GLASS:
            yield from damage_points(g, seat, MENTAL, 1, BY_HAUNT)
        elif doll == CHINA:
            if (yield from roll(g, seat, CHINA_DICE, FIXED_ROLL)) < g.track and g.fate[seat] == IN_HOUSE:
                yield from die(g, seat, BY_HAUNT)
        elif doll == RAG:
            if (yield from trait_roll(g, seat, KNOWLEDGE)) < g.track:
                yield from damage_points(g, seat, PHYSICAL, RAG_DAMAGE, BY_HAUNT)
        elif (yield from trait_roll(g, seat, MIGHT)) < g.track:
            for trait in range(4):
                yield from lose(g, seat, trait, 1, BY_HAUNT)

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if g.data.fresh == g.room[figure]:
            ask.options.append(STOP_HERE)
        if g.team[figure] == HEROES:
            offer_task(g, SEARCH, ask)
            offer_unless("" if self._has_its_doll(g, figure) else "BET-GEN-5", DESTROY, ask)

    def _has_its_doll(self, g: House, seat: int) -> bool:
        """Whether the hero is where its own doll has been found."""
        left = g.data.found & ~g.data.destroyed
        return bool(left >> seat & 1 and g.data.possible[seat] == 1 << g.room[seat])

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option is STOP_HERE:
            yield from self._draw(g, figure)
        elif option is DESTROY:
            self._destroy(g, figure)
        else:
            yield from self._search(g, figure)

    def _search(self, g: House, seat: int) -> Script[None]:
        """A success: the traitor says whether a doll is here, and whose."""
        here = g.room[seat]
        if g.data.fresh == here:
            yield from self._draw(g, seat)
            if g.room[seat] != here or g.fate[seat] != IN_HOUSE:
                return
        if (yield from task_roll(g, seat, KNOWLEDGE)) < SEARCH_TARGET or g.fate[seat] != IN_HOUSE:
            return
        g.reveal(EVERYONE)
        owner = next((hero for hero in self._hexed(g) if g.data.room[hero] == here), NOWHERE)
        if owner == NOWHERE:
            g.tell(EVERYONE, NOT_HERE, here)
            for hero in self._hexed(g):
                g.data.possible[hero] &= ~(1 << here)
        else:
            g.tell(EVERYONE, FOUND, g.word[owner], here)
            g.data.found |= 1 << owner
            g.data.possible[owner] = 1 << here

    # -- winning

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        if seat in self._hexed(g):
            self._destroy(g, seat)
        return NOTHING

    def winner(self, g: House) -> int:
        """HC-1. The traitor's condition first: more than half of the heroes that began are dead."""
        heroes = in_turn(g)
        if 2 * sum(g.fate[hero] == DEAD for hero in heroes) > len(heroes):
            return self.team_seats(g, TRAITOR)
        safe = all(g.data.destroyed >> hero & 1 for hero in heroes)
        return self.team_seats(g, HEROES) if safe else CARRY_ON

    # -- what each side knows

    def secrets(self, g: House) -> dict[str, object]:
        return {_secret(seat): g.data.room[seat] for seat in self._hexed(g)}

    def knows(self, g: House, seat: int, secret: str) -> bool:
        """The traitor knows all; others where a doll was found, or where it can only be."""
        hero = int(secret.rsplit(" ", 1)[1])
        return seat == g.traitor or g.phase == OVER or g.data.possible[hero].bit_count() == 1

    def resample(self, g: House, seat: int, rng: Random) -> None:
        for hero in self._hexed(g):
            if not self.knows(g, seat, _secret(hero)):
                g.data.room[hero] = rng.choice(card_numbers(g.data.possible[hero]))

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """The hints, as often as one likes; dolls found and destroyed; to the traitor, where they are."""
        name = FIGURES.words
        shown: dict[str, Any] = {HINTS[doll_of(g, hero)].name: name[g.word[hero]] for hero in self._hexed(g)}
        everything = seat == g.traitor or g.phase == OVER
        known = [hero for hero in self._hexed(g) if everything or g.data.found >> hero & 1]
        shown["dolls"] = {name[g.word[hero]]: ROOMS.words[g.data.room[hero]] for hero in known}
        gone = [hero for hero in in_turn(g) if g.data.destroyed >> hero & 1]
        shown["dolls_destroyed"] = [name[g.word[hero]] for hero in gone]
        return shown

    def check(self, g: House) -> None:
        hidden = [seat for seat in in_turn(g) if g.data.room[seat] != NOWHERE]
        dolls = [doll_of(g, seat) for seat in hidden]
        assert len(set(dolls)) == len(dolls), "two heroes have one doll"
        for seat in self._hexed(g):
            assert g.data.possible[seat] >> g.data.room[seat] & 1, "a doll where it cannot be"
            assert g.fate[seat] != DEAD, "the doll of a dead hero is destroyed"
        assert g.data.fresh == NOWHERE or not g.drawn_for >> g.data.fresh & 1, "a card is due for a room without one"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            heroes = heroes_in_house(g)
            return [Goal(verbs=farthest_first(g, DOLL_IN, (g.room[hero] for hero in heroes)), targets=tuple(heroes))]
        hexed = self._hexed(g)
        mine = [seat] if seat in hexed else [hero for hero in hexed if not g.data.found >> hero & 1]
        places = 0
        for hero in mine:
            places |= g.data.possible[hero]
        rooms = laid(g, card_numbers(places))
        verbs = ("destroy_doll",) if g.data.found >> seat & 1 else ("search_for_doll",)
        goals = [Goal(verbs=("destroy_doll",)), *([Goal(rooms=rooms, verbs=verbs)] if rooms else [])]
        return goals if rooms else [*goals, self._elsewhere(g, places)]

    def _elsewhere(self, g: House, places: int) -> Goal:
        """Through open doorways of the floors where the room could lie."""
        return Goal(rooms=doorways_toward(g, card_numbers(places)), verbs=("explore",), explore=True)


def in_turn(g: House) -> list[int]:
    """HC-1. All heroes that began, in turn order."""
    return [seat for seat in clockwise(g, g.traitor + 1) if g.team[seat] == HEROES]


def doll_of(g: House, seat: int) -> int:
    return DOLL_IN[g.data.room[seat]]


def _secret(seat: int) -> str:
    return f"doll of {seat}"


def _within_reach(g: House, room: int, floors: int) -> bool:
    """Whether the room is in the house or can still be discovered."""
    return in_house(g, room) or may_come(g, room, floors)


def _offer_rooms(g: House, _: int, ask: Ask) -> None:
    """Of each doll that is left: the one room in the house, or, if both or neither are there, either."""
    taken = {DOLL_IN[room] for room in g.data.room if room != NOWHERE}
    for doll, rooms in enumerate(ROOMS_OF):
        if doll not in taken:
            inside = [room for room in rooms if in_house(g, room)]
            ask.options += [TO_ROOM(room) for room in (inside if len(inside) == 1 else rooms)]


present(Voodoo)
