"""Haunt 50, Treasure Hunt. No traitor: whoever finds the treasure wins alone, if the house stands long enough.

A search adds what the searcher has learnt from Clues. The Clues are in `clues`.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import SYMBOL, card_numbers
from housebound.games.betrayal.figures.damage import BY_ATTACK, BY_HAUNT, damage_dice, lose_of_choice
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import trait_roll
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.figures.winning import NOBODY_WINS, check_win
from housebound.games.betrayal.haunts.h50_treasure_hunt.clues import (
    CLUES,
    DEADLY,
    EVERY_TRAIT,
    HELPFUL,
    bonus_of,
    clue_spot,
    everyone_on,
    face_down_rooms,
    fitting_clues,
    fixed_bonus,
    fresh_treasure,
    lay_clue,
    lose_clues_of,
    trait_bonus,
    turn_up,
    within_reach,
)
from housebound.games.betrayal.haunts.h50_treasure_hunt.data import TreasureData
from housebound.games.betrayal.haunts.parts.actions import cannot_pay_space
from housebound.games.betrayal.haunts.parts.collapse import beside_ruins, choose_collapse, collapse, occupied
from housebound.games.betrayal.haunts.parts.free_for_all import FreeForAll
from housebound.games.betrayal.haunts.parts.names import names_of
from housebound.games.betrayal.haunts.parts.still_to_come import may_come
from housebound.games.betrayal.house.laying import open_floors
from housebound.games.betrayal.house.plan import (
    floor_of,
    in_house,
    rooms_in_house,
    rooms_on,
    split_by_barrier,
)
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait, room_at, spot_at
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import IN_HOUSE, SKULL, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    BASEMENT,
    CARDS,
    COUNT,
    FIGURES,
    GRAND_STAIRCASE,
    GROUND,
    KNOWLEDGE,
    PHYSICAL,
    ROLL,
    ROOMS,
    TO_SIDE,
    UPPER,
    VAULT,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just, set_of

SEARCH = VERBS.verb("search_for_treasure", rule="H50-SEARCH-1")()
COUNT_CLUE = VERBS.verb("count_clue", CARDS, rule="H50-SEARCH-3")
RISK_CLUE = VERBS.verb("risk_clue", CARDS, rule="H50-SEARCH-3")
"""Use a Clue's bonus in a search; of Clues 15 and 16, at the risk of dying."""
SEARCHED = NoticeKind("searched_for_treasure", figure=FIGURES, room=ROOMS, result=COUNT)
TREASURE = NoticeKind("treasure_found", figure=FIGURES, room=ROOMS)

TAKE_FROM, COLLAPSE_FROM, TREASURE_FROM = 4, 13, 16  # H50-SEARCH-6, H50-SEARCH-7, H50-SEARCH-8
"""The table of search results: 0 hurts, 1 to 3 nothing, from 4 the Clue, from 13 a collapse, from 16 the treasure."""
BLOW_DICE = 2  # H50-SEARCH-4


class TreasureHunt(FreeForAll[TreasureData]):
    """H50-SETUP-4, H50-KNOW-1, H50-FIGHT-1: no traitor, one page for all, and everybody for himself (`FreeForAll`).

    H50-CLUE-22: Clues are objects, and objects are items (HC-14).
    """

    number = 50

    # -- beginning

    def fresh_data(self, g: House) -> TreasureData:
        return fresh_treasure()

    def set_up(self, g: House[TreasureData]) -> Script[None]:
        """H50-SETUP-1, H50-SETUP-2. One Clue in each room with a symbol; with too many rooms the floors share them."""
        rooms = [room for room in rooms_in_house(g) if SYMBOL[room] >= 0]
        if len(rooms) > g.data.reserve:
            yield from self._spread(g, rooms)
            return
        for room in rooms:
            yield from self._place(g, room)

    def _spread(self, g: House[TreasureData], rooms: list[int]) -> Script[None]:
        """H50-SETUP-2. The revealer chooses room by room, on a floor with the fewest Clues so far and a room left."""
        free = list(rooms)
        while g.data.reserve:
            laid = [0, 0, 0]
            for room in face_down_rooms(g.data):
                laid[floor_of(g, room)] += 1
            fewest = min(laid[floor_of(g, room)] for room in free)
            even = [room for room in free if laid[floor_of(g, room)] == fewest]
            room = yield from choose_room(g, g.revealer, g.revealer, even, "place_clue", "H50-SETUP-2")
            free.remove(room)
            yield from self._place(g, room)

    def _place(self, g: House[TreasureData], room: Room) -> Script[None]:
        """HC-8. The revealer chooses the side in a barrier room; in the Vault it lies inside."""
        side = 1 if room == VAULT and not g.vault_open else 0
        if room != VAULT and split_by_barrier(g, room):
            option: Option = yield Decision(g.revealer, "clue_side", _offer_sides, "HC-8", g.word[g.revealer])
            side = option.args[0]
        lay_clue(g.data, spot_at(room, side))

    def room_explored(self, g: House[TreasureData], figure: Figure, room: Room) -> Script[None]:
        """H50-SETUP-3, HC-8. A newly discovered room with a symbol gets a Clue of the reserve, after its card."""
        if SYMBOL[room] < 0 or not g.data.reserve or not in_house(g, room):
            return NOTHING
        return self._place(g, room)

    # -- turns and damage

    def on_turn_start(self, g: House[TreasureData], seat: Seat) -> Script[None]:
        """H50-CLUE-17. The poison takes 1 from a trait of choice."""
        if not has(g.data.poisoned, seat) or g.fate[seat] != IN_HOUSE:
            return NOTHING
        return lose_of_choice(g, seat, EVERY_TRAIT, 1, BY_HAUNT)

    def lowest(self, g: House[TreasureData], seat: Seat, trait: Trait, cause: int) -> int:
        """H50-FIGHT-2. Damage from attacks never lowers a trait to the skull; anything else can kill."""
        return 0 if cause == BY_ATTACK else SKULL

    def taken(self, g: House[TreasureData], figure: Figure, card: Card) -> Script[None]:
        """H50-SEARCH-1. A room in which a Clue was laid down has had one."""
        if has(CLUES, card):
            g.data.clue_rooms |= just(g.room[figure])
        return NOTHING

    # -- the search

    def offer(self, g: House[TreasureData], figure: Figure, ask: Ask) -> None:
        """H50-SEARCH-1. 1 space, in a room that has or had a Clue; no limit in the own turn."""
        room = g.room[figure]
        why = ""
        if not searchable(g, room):
            why = "H50-SEARCH-1"
        elif not within_reach(g, figure, room):
            why = "BET-BARRIER-13"
        ask.offer(SEARCH, unless=why or cannot_pay_space(g, figure))

    def perform(self, g: House[TreasureData], figure: Figure, option: Option) -> Script[None]:
        if option is SEARCH:
            return self._search(g, figure)
        return super().perform(g, figure, option)

    def _search(self, g: House[TreasureData], seat: Seat) -> Script[None]:
        """H50-SEARCH-2. A Knowledge roll, the number of Clues 1 to 16 that the searcher has, and declared bonuses."""
        room = g.room[seat]
        g.spent += 1
        declared, bonus = yield from self._declare(g, seat, room)
        rolled = yield from trait_roll(g, seat, KNOWLEDGE)
        if g.fate[seat] != IN_HOUSE:
            return
        result = rolled + (g.held[seat] & HELPFUL).bit_count() + bonus
        g.tell(EVERYONE, SEARCHED, g.word[seat], room, min(result, 40))
        if result < COLLAPSE_FROM and any(card in DEADLY for card in declared):
            yield from die(g, seat, BY_HAUNT)
        else:
            yield from self._find(g, seat, result)

    def _find(self, g: House[TreasureData], seat: Seat, result: int) -> Script[None]:
        """H50-SEARCH-4, H50-SEARCH-5, H50-SEARCH-6, H50-SEARCH-7, H50-SEARCH-8. What the result brings."""
        room = g.room[seat]
        if result >= TREASURE_FROM:
            g.data.finder = seat
            g.tell(EVERYONE, TREASURE, g.word[seat], room)
            check_win(g)
        elif result >= COLLAPSE_FROM:
            yield from self._collapse(g, seat)
        elif result >= TAKE_FROM:
            spot = clue_spot(g.data, room)
            if spot >= 0:
                yield from turn_up(g, seat, spot)
        elif result == 0:
            yield from damage_dice(g, seat, PHYSICAL, BLOW_DICE, BY_HAUNT)

    def _declare(self, g: House[TreasureData], seat: Seat, room: Room) -> Script[tuple[list[int], int]]:
        """H50-SEARCH-3. Which of the Clues that fit the room are used: named one by one before the roll."""
        declared: list[int] = []
        bonus = 0
        while True:
            left = [card for card in fitting_clues(g, seat, room) if card not in declared]
            if not left:
                return declared, bonus

            def offers(_: House[TreasureData], __: int, ask: Ask, left: list[int] = left) -> None:
                ask.options += [(RISK_CLUE if card in DEADLY else COUNT_CLUE)(card) for card in left]
                ask.options.append(ROLL)

            option: Option = yield Decision(seat, "declare_clues", offers, "H50-SEARCH-3", g.word[seat])
            if option is ROLL:
                return declared, bonus
            declared.append(option.args[0])
            bonus += yield from bonus_of(g, seat, option.args[0], room)

    # -- the house comes down

    def _collapse(self, g: House[TreasureData], seat: Seat) -> Script[None]:
        """H50-COLLAPSE-3, H50-COLLAPSE-5, HC-20. The searcher chooses one of the rooms that may go.

        When the ground floor is gone, everybody in the basement dies.
        """
        rooms = self._doomed(g)
        room = yield from choose_collapse(g, seat, rooms)
        if room < 0:
            return
        g.data.begun = True
        yield from collapse(g, room)
        lose_clues_of(g, room)
        check_win(g)
        if not rooms_on(g, UPPER) and not rooms_on(g, GROUND):
            for other in everyone_on(g, BASEMENT):
                yield from die(g, other, BY_HAUNT)

    def _doomed(self, g: House[TreasureData]) -> list[int]:
        """H50-COLLAPSE-1, H50-COLLAPSE-2, H50-COLLAPSE-4. The rooms of which the next one to collapse is chosen."""
        if rooms_on(g, UPPER):
            if g.data.begun:
                return beside_ruins(g, UPPER)
            return [room for room in rooms_on(g, UPPER) if not occupied(g, room)]
        return [GRAND_STAIRCASE] if in_house(g, GRAND_STAIRCASE) else beside_ruins(g, GROUND)

    # -- the end

    def winner(self, g: House[TreasureData]) -> int:
        """H50-WIN-1, H50-WIN-2. The finder alone; nobody, if no searchable room is left and none can come."""
        if g.data.finder >= 0:
            return just(int(g.data.finder))
        if any(searchable(g, room) for room in rooms_in_house(g)) or self._more_may_come(g):
            return CARRY_ON
        return NOBODY_WINS

    def _more_may_come(self, g: House[TreasureData]) -> bool:
        """H50-WIN-2. Whether a Clue of the reserve can still get into a room that is not yet discovered."""
        if not g.data.reserve:
            return False
        floors = open_floors(g)
        return any(SYMBOL[room] >= 0 and may_come(g, room, floors) for room in card_numbers(g.unseen))

    def no_hero_left(self, g: House[TreasureData]) -> int:
        """H50-WIN-2. All explorers are dead."""
        return NOBODY_WINS

    # -- what is seen, and what is worth doing

    def shown(self, g: House[TreasureData], seat: Seat) -> dict[str, Any]:
        """H50-KNOW-1. Everything is open but the faces, and those are not decided."""
        data: TreasureData = g.data
        return {
            "clues": [ROOMS.words[room] for room in face_down_rooms(data)],
            "searchable": [ROOMS.words[room] for room in rooms_in_house(g) if searchable(g, room)],
            "reserve": data.reserve,
            "puzzle_box": ROOMS.words[room_at(data.box)] if data.box >= 0 else "",
            "unknown_clues": [CARDS.words[card] for card in card_numbers(data.unknown)],
            "poisoned": names_of(g, (s for s in range(g.rules.seats) if has(data.poisoned, s))),
        }

    def check(self, g: House[TreasureData]) -> None:
        data: TreasureData = g.data
        assert len(data.lying) + data.reserve + data.lost == data.unknown.bit_count(), "face-down Clues miscounted"
        known = g.gone & CLUES
        for cards in (*g.held, *g.piles.values()):
            assert not known & cards & CLUES, "a Clue is in two places"
            known |= cards & CLUES
        assert not known & data.unknown, "a Clue is both face up and face down"
        boxes = (known | data.unknown) ^ CLUES
        assert boxes.bit_count() == (data.box >= 0), "Clues are lost"

    def goals(self, g: House[TreasureData], seat: Seat) -> list[Goal]:
        """Where the own Clues can give the treasure; else the next face-down Clue, new rooms, and others' Clues."""
        dice = value(g, seat, KNOWLEDGE)
        fixed = (g.held[seat] & HELPFUL).bit_count()
        hopes = {r: dice + fixed + safe_bonus(g, seat, r) for r in rooms_in_house(g) if searchable(g, r)}
        best = max(hopes.values(), default=0)
        fresh = set_of(face_down_rooms(g.data))
        rich = tuple(s for s in range(g.rules.seats) if s != seat and g.room[s] >= 0 and g.held[s] & HELPFUL)
        goals = []
        if best >= TREASURE_FROM - 2 or (not fresh and best + dice >= TREASURE_FROM):
            goals.append(self._search_goal(g, seat, set_of(room for room, hope in hopes.items() if hope == best)))
        elif fresh:
            goals.append(self._search_goal(g, seat, fresh))
        goals.append(Goal(targets=rich, cards=tuple(card_numbers(HELPFUL)), explore=bool(g.data.reserve)))
        return goals

    def _search_goal(self, g: House[TreasureData], seat: Seat, rooms: int) -> Goal:
        here = g.room[seat] >= 0 and has(rooms, g.room[seat])
        return Goal(rooms=rooms, verbs=("search_for_treasure", "count_clue", "roll") if here else ())


def _offer_sides(_: House[TreasureData], __: int, ask: Ask) -> None:
    ask.options += TO_SIDE.each()


def searchable(g: House[TreasureData], room: Room) -> bool:
    """H50-SEARCH-1. A room that has, or had, a Clue: face down, or laid down by somebody."""
    if has(g.data.clue_rooms, room):
        return True
    return any(g.piles.get(spot_at(room, side), 0) & CLUES for side in (0, 1))


def safe_bonus(g: House[TreasureData], seat: Seat, room: Room) -> int:
    """What the Clues that kill nobody add in this room."""
    bonus = 0
    for card in fitting_clues(g, seat, room):
        if card not in DEADLY:
            traits = trait_bonus(card, room)
            bonus += max(value(g, seat, trait) for trait in traits) if traits else fixed_bonus(g, card, room)
    return bonus
