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

from housebound.games.betrayal.cards.drawing import draw_for_symbol
from housebound.games.betrayal.components import SYMBOL, card_numbers
from housebound.games.betrayal.figures.damage import BY_HAUNT, damage_points, lose
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import fixed_roll, trait_roll
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.figures.roster import advance_track, heroes_in_house, laid_out
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.far_away import farthest_first
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.haunts.parts.still_to_come import doorways_toward, may_come
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.laying import open_floors
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Figure, Room, Seat
from housebound.games.betrayal.state import (
    DEAD,
    FIRST_MONSTER,
    IN_HOUSE,
    OVER,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    PURPOSES,
    ROOMS,
    TO_ROOM,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, only
from housebound.kernel.sets import has, just, set_of, without

SEARCH = VERBS.verb("search_for_doll", rule="H25-HEROES-1")()
DESTROY = VERBS.verb("destroy_doll", rule="H25-HEROES-2")()
STOP_HERE = VERBS.verb("stop_and_draw", rule="H25-EXPLORE-2")()
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
"""H25-DOLL-1, H25-DOLL-2, H25-DOLL-3, H25-DOLL-4, H25-DOLL-5. Doll -> the hint that its hero is given."""
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


class Voodoo(Haunt[DollData]):
    """H25-KNOW-1, H25-KNOW-2: each side reads its own page. H25-SETUP-4: nobody has an action that moves a doll."""

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

    def set_up(self, g: House[DollData]) -> Script[None]:
        """H25-SETUP-1, H25-SETUP-2, H25-SETUP-3. The traitor hides a doll for each hero, who is given a hint."""
        advance_track(g, 0)
        for seat in in_turn(g):
            option: Option = yield Decision(
                g.traitor, "hide_doll", _offer_rooms, "H25-SETUP-2", g.word[seat], to=only(g.traitor)
            )
            g.data.room[seat] = option.args[0]
            doll = doll_of(g, seat)
            g.data.possible[seat] = set_of(ROOMS_OF[doll])
            g.reveal(EVERYONE)
            g.tell(EVERYONE, HINTS[doll], g.word[seat])

    # -- exploring

    def discovered(self, g: House[DollData], seat: Seat, room: Room) -> Script[bool]:
        """H25-EXPLORE-1. Nobody stops for a symbol: the card is for whoever stays."""
        if SYMBOL[room] < 0 or seat != g.active or has(g.drawn_for, room):
            return False
        g.data.fresh = room
        return True
        yield

    def on_enter(self, g: House[DollData], figure: Figure, room: Room) -> Script[None]:
        """H25-EXPLORE-3. Its finder is elsewhere now."""
        if figure == g.active and laid_out(g) and g.data.fresh not in (NOWHERE, room):
            self._pass_by(g)
        return NOTHING

    def _pass_by(self, g: House[DollData]) -> None:
        """H25-EXPLORE-3. Nobody ended movement there: it gives no card any more."""
        g.drawn_for |= just(g.data.fresh)
        g.data.fresh = NOWHERE

    def _draw(self, g: House[DollData], seat: Seat) -> Script[None]:
        """H25-EXPLORE-2. With the card movement is over."""
        room = g.data.fresh
        g.data.fresh = NOWHERE
        halt(g, "H25-EXPLORE-2")
        yield from draw_for_symbol(g, seat, room, by_effect=g.came_by[seat] < 0)

    def room_added(self, g: House[DollData], room: Room) -> Script[None]:
        self._look_after(g)
        return NOTHING

    def on_turn_start(self, g: House[DollData], seat: Seat) -> Script[None]:
        self._look_after(g)
        return NOTHING

    def _look_after(self, g: House[DollData]) -> None:
        """H25-DOLL-7. A room out of reach: the doll is in the other one, if that is in the house, or gone."""
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
            g.data.possible[seat] = just(g.data.room[seat])
        check_win(g)

    # -- the dolls

    def _hexed(self, g: House[DollData]) -> list[int]:
        """The heroes whose dolls are there and not destroyed, in turn order."""
        return [seat for seat in in_turn(g) if g.data.room[seat] != NOWHERE and not has(g.data.destroyed, seat)]

    def _destroy(self, g: House[DollData], seat: Seat) -> None:
        g.data.destroyed |= just(seat)
        g.tell(EVERYONE, DESTROYED, g.word[seat])

    def on_turn_end(self, g: House[DollData], seat: Seat) -> Script[None]:
        """H25-TIME-1, H25-TIME-2, H25-EXPLORE-2. After the traitor's seat T + 1, and every doll that is left strikes.

        HC-11: also if the traitor is dead. Whoever ends a turn where a card is due draws it first.
        """
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

    def _strike(self, g: House[DollData], seat: Seat) -> Script[None]:
        """H25-DOLL-1, H25-DOLL-2, H25-DOLL-3, H25-DOLL-4, H25-DOLL-5. What each doll does to its hero."""
        g.tell(EVERYONE, STIRS, g.word[seat])
        doll = doll_of(g, seat)
        if doll == WAX:
            yield from damage_points(g, seat, PHYSICAL, 1, BY_HAUNT)
        elif doll == GLASS:
            yield from damage_points(g, seat, MENTAL, 1, BY_HAUNT)
        elif doll == CHINA:
            if (yield from fixed_roll(g, seat, CHINA_DICE, PURPOSES["doll"])) < g.track:
                yield from die(g, seat, BY_HAUNT)
        elif doll == RAG:
            if (yield from trait_roll(g, seat, KNOWLEDGE, needed=g.track, openly=False)) < g.track:
                yield from damage_points(g, seat, PHYSICAL, RAG_DAMAGE, BY_HAUNT)
        elif (yield from trait_roll(g, seat, MIGHT, needed=g.track, openly=False)) < g.track:
            for trait in range(4):
                yield from lose(g, seat, trait, 1, BY_HAUNT)

    # -- actions

    def offer(self, g: House[DollData], figure: Figure, ask: Ask) -> None:
        if g.data.fresh == g.room[figure]:
            ask.options.append(STOP_HERE)
        if g.team[figure] == HEROES:
            offer_task(g, SEARCH, ask)
            ask.offer(DESTROY, unless="" if self._has_its_doll(g, figure) else "H25-HEROES-2")

    def _has_its_doll(self, g: House[DollData], seat: Seat) -> bool:
        """H25-HEROES-2, H25-HEROES-3. Whether the hero is where its own doll has been found, by whomever."""
        left = g.data.found & ~g.data.destroyed
        return bool(has(left, seat) and g.data.possible[seat] == just(g.room[seat]))

    def perform(self, g: House[DollData], figure: Figure, option: Option) -> Script[None]:
        if option is STOP_HERE:
            yield from self._draw(g, figure)
        elif option is DESTROY:
            self._destroy(g, figure)
        else:
            yield from self._search(g, figure)

    def _search(self, g: House[DollData], seat: Seat) -> Script[None]:
        """H25-HEROES-1, H25-EXPLORE-2. A success: the traitor says whether a doll is here, and whose."""
        here = g.room[seat]
        if g.data.fresh == here:
            yield from self._draw(g, seat)
            if g.room[seat] != here or g.fate[seat] != IN_HOUSE:
                return
        if (yield from task_roll(g, seat, KNOWLEDGE, needed=SEARCH_TARGET)) < SEARCH_TARGET:
            return
        g.reveal(EVERYONE)
        owner = next((hero for hero in self._hexed(g) if g.data.room[hero] == here), NOWHERE)
        if owner == NOWHERE:
            g.tell(EVERYONE, NOT_HERE, here)
            for hero in self._hexed(g):
                g.data.possible[hero] = without(g.data.possible[hero], here)
        else:
            g.tell(EVERYONE, FOUND, g.word[owner], here)
            g.data.found |= just(owner)
            g.data.possible[owner] = just(here)

    # -- winning

    def on_death(self, g: House[DollData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H25-DOLL-6."""
        if seat in self._hexed(g):
            self._destroy(g, seat)
        return NOTHING

    def winner(self, g: House[DollData]) -> int:
        """H25-WIN-1, H25-WIN-2, HC-1. The traitor's condition first: more than half of those who began are dead."""
        heroes = in_turn(g)
        if 2 * sum(g.fate[hero] == DEAD for hero in heroes) > len(heroes):
            return self.team_seats(g, TRAITOR)
        safe = all(has(g.data.destroyed, hero) for hero in heroes)
        return self.team_seats(g, HEROES) if safe else CARRY_ON

    # -- what each side knows

    def secrets(self, g: House[DollData]) -> dict[str, object]:
        return {_secret(seat): g.data.room[seat] for seat in self._hexed(g)}

    def knows(self, g: House[DollData], seat: Seat, secret: str) -> bool:
        """The traitor knows all; others where a doll was found, or where it can only be."""
        hero = int(secret.rsplit(" ", 1)[1])
        return seat == g.traitor or g.phase == OVER or g.data.possible[hero].bit_count() == 1

    def resample(self, g: House[DollData], seat: Seat, rng: Random) -> None:
        for hero in self._hexed(g):
            if not self.knows(g, seat, _secret(hero)):
                g.data.room[hero] = rng.choice(card_numbers(g.data.possible[hero]))

    def shown(self, g: House[DollData], seat: Seat) -> dict[str, Any]:
        """H25-SETUP-3, H25-HEROES-3. The hints, for whoever asks; dolls found and destroyed; to the traitor, all."""
        name = FIGURES.words
        shown: dict[str, Any] = {HINTS[doll_of(g, hero)].name: name[g.word[hero]] for hero in self._hexed(g)}
        everything = seat == g.traitor or g.phase == OVER
        known = [hero for hero in self._hexed(g) if everything or has(g.data.found, hero)]
        shown["dolls"] = {name[g.word[hero]]: ROOMS.words[g.data.room[hero]] for hero in known}
        gone = [hero for hero in in_turn(g) if has(g.data.destroyed, hero)]
        shown["dolls_destroyed"] = [name[g.word[hero]] for hero in gone]
        return shown

    def check(self, g: House[DollData]) -> None:
        hidden = [seat for seat in in_turn(g) if g.data.room[seat] != NOWHERE]
        dolls = [doll_of(g, seat) for seat in hidden]
        assert len(set(dolls)) == len(dolls), "two heroes have one doll"
        for seat in self._hexed(g):
            assert has(g.data.possible[seat], g.data.room[seat]), "a doll where it cannot be"
            assert g.fate[seat] != DEAD, "the doll of a dead hero is destroyed"
        assert g.data.fresh == NOWHERE or not has(g.drawn_for, g.data.fresh), "a card is due for a room without one"

    # -- for the general bot

    def goals(self, g: House[DollData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            heroes = heroes_in_house(g)
            return [Goal(verbs=farthest_first(g, DOLL_IN, (g.room[hero] for hero in heroes)), targets=tuple(heroes))]
        hexed = self._hexed(g)
        mine = [seat] if seat in hexed else [hero for hero in hexed if not has(g.data.found, hero)]
        places = 0
        for hero in mine:
            places |= g.data.possible[hero]
        rooms = laid(g, card_numbers(places))
        verbs = ("destroy_doll",) if has(g.data.found, seat) else ("search_for_doll",)
        goals = [Goal(verbs=("destroy_doll",)), *([Goal(rooms=rooms, verbs=verbs)] if rooms else [])]
        return goals if rooms else [*goals, self._elsewhere(g, places)]

    def _elsewhere(self, g: House[DollData], places: int) -> Goal:
        """Through open doorways of the floors where the room could lie."""
        return Goal(rooms=doorways_toward(g, card_numbers(places)), verbs=("explore",), explore=True)


def in_turn(g: House[DollData]) -> list[int]:
    """HC-1. All heroes that began, in turn order."""
    return [seat for seat in clockwise(g, g.traitor + 1) if g.team[seat] == HEROES]


def doll_of(g: House[DollData], seat: Seat) -> int:
    return DOLL_IN[g.data.room[seat]]


def _secret(seat: Seat) -> str:
    return f"doll of {seat}"


def _within_reach(g: House[DollData], room: Room, floors: int) -> bool:
    """Whether the room is in the house or can still be discovered."""
    return in_house(g, room) or may_come(g, room, floors)


def _offer_rooms(g: House[DollData], _: int, ask: Ask) -> None:
    """H25-SETUP-2. Of each doll that is left: the one room in the house, or, if both or neither are there, either."""
    taken = {DOLL_IN[room] for room in g.data.room if room != NOWHERE}
    for doll, rooms in enumerate(ROOMS_OF):
        if doll not in taken:
            inside = [room for room in rooms if in_house(g, room)]
            ask.options += [TO_ROOM(room) for room in (inside if len(inside) == 1 else rooms)]
