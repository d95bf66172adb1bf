"""Haunt 27, Amok Flesh. A Blob grows from room to room; whoever it touches becomes part of it.

Decided where the text is silent:

- A Blob-person is moved like a monster (barriers, rooms and shafts do not hold it), makes no movement roll, and is
  touched by nothing that affects monsters. It slows as any opponent does. Its player wins with the traitor.
- An explorer that walks into the Blob in its own turn goes on as a Blob-person, with what its spent spaces leave of 2.
- A token that comes to lie one step from the main Blob is linked at once, and grows with it in the same turn.
- For searching used rooms again a room counts as lost also when it holds a Blob token.
- HC-17: examination tokens of the dead and converted still count. An ingredient that was picked up, received or stolen
  in this turn cannot be thrown in it (BET-ITEM-9).
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards_in_hand import destroy, discard_held, get_card, holder_of, note_use
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.damage import BY_HAUNT, settle_skull
from housebound.games.betrayal.haunts.actions import cannot_pay_space, offer_unless
from housebound.games.betrayal.haunts.figures import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h27_blob import (
    BLOB_SPACES,
    EXAMINE,
    INGREDIENTS,
    SEARCH,
    SEARCH_ROOMS,
    THROW,
    BlobData,
    beside_blob,
    blob_rooms,
    engulf,
    grow,
    search_rooms,
)
from housebound.games.betrayal.haunts.h27_goals import hero_goals
from housebound.games.betrayal.haunts.names import named_pairs, room_names
from housebound.games.betrayal.haunts.objects import how_many_about, unfound
from housebound.games.betrayal.haunts.players_monsters import PlayersMonsters, nobody_risen
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.still_to_come import may_come
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Goal
from housebound.games.betrayal.house import in_house
from housebound.games.betrayal.laying import open_floors
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MYSTIC_ELEVATOR,
    ROOMS,
    TRAITOR,
    VAULT,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

BLOB_STIRS = NoticeKind("blob_stirs", room=ROOMS)
WEAKNESS_KNOWN = NoticeKind("weakness_known")
INGREDIENT_THROWN = NoticeKind("ingredient_thrown", figure=FIGURES)

CRYSTAL_BALL = CARDS["crystal_ball"]
TASK_TARGET = 3


class AmokFlesh(PlayersMonsters):
    number = 27
    harmless_setup = True

    # -- beginning

    def fresh_data(self, g: House) -> BlobData:
        data = BlobData()
        holder = holder_of(g, CRYSTAL_BALL)
        data.origin = g.room[holder if holder >= 0 else g.revealer]
        data.grown = data.known = False
        data.main = data.isolated = data.exams = data.searched = data.thrown = 0
        data.risen = nobody_risen()
        return data

    def set_up(self, g: House) -> Script[None]:
        """Setup (traitor) 2. The Crystal Ball is discarded, and something begins to stir where it was."""
        holder = holder_of(g, CRYSTAL_BALL)
        if holder >= 0:
            discard_held(g, holder, CRYSTAL_BALL)
        g.tell(EVERYONE, BLOB_STIRS, g.data.origin)
        return NOTHING

    # -- the Blob and its people

    def on_monster_turn_start(self, g: House) -> Script[None]:
        grow(g)
        return NOTHING

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        if figure < FIRST_MONSTER and blob_rooms(g) >> room & 1:
            engulf(g, figure)
        return NOTHING

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        if g.acting >= FIRST_MONSTER:
            g.allowance = BLOB_SPACES
        return NOTHING

    def step_cost(self, g: House, figure: int, there: int) -> int:
        return 0 if figure >= FIRST_MONSTER and blob_rooms(g) >> there & 1 else 1

    def cheapest_step(self, g: House, figure: int) -> int:
        return 0 if figure >= FIRST_MONSTER else 1

    def barred(self, g: House, figure: int, room: int) -> str:
        return "BET-GEN-5" if figure >= FIRST_MONSTER and room == MYSTIC_ELEVATOR else ""

    def can_ride(self, g: House, figure: int) -> bool:
        return figure < FIRST_MONSTER

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        if max(attacker, target) >= FIRST_MONSTER:
            return "BET-GEN-5"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return victim < FIRST_MONSTER

    def heeds(self, g: House, figure: int, card: int) -> bool:
        return figure < FIRST_MONSTER

    # -- the heroes' work

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER or g.team[figure] == TRAITOR:
            return
        near = "" if beside_blob(g, g.room[figure]) else "BET-GEN-5"
        if g.data.known:
            offer_task(g, SEARCH, ask, _why_no_search(g, figure))
        else:
            offer_task(g, EXAMINE, ask, near)
        if g.held[figure] & INGREDIENTS:
            used_up = "" if g.held[figure] & INGREDIENTS & ~g.used else "BET-ITEM-9"
            offer_unless(near or used_up or cannot_pay_space(g, figure), THROW, ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option is THROW:
            _throw(g, figure)
            yield from settle_skull(g, figure, BY_HAUNT)
        elif (yield from task_roll(g, figure, KNOWLEDGE)) < TASK_TARGET or g.fate[figure] != IN_HOUSE:
            return
        elif option is EXAMINE:
            g.data.exams += 1
            succeed(g, HEROES, g.data.exams)
            if g.data.exams >= g.rules.seats:
                g.data.known = True
                g.tell(EVERYONE, WEAKNESS_KNOWN)
        else:
            g.data.searched |= 1 << g.room[figure]
            get_card(g, figure, unfound(g, INGREDIENTS)[0])

    # -- winning

    def winner(self, g: House) -> int:
        return self.team_seats(g, HEROES) if g.data.thrown >= g.rules.seats else CARRY_ON

    # -- what each side sees, and what is worth doing

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """All tokens lie in the open; how many are needed stands on the heroes' page."""
        data = g.data
        hero = self.true_side(g, seat) == HEROES
        return {
            "blob_origin": "" if data.grown else ROOMS.words[data.origin],
            "blob": room_names(blob_rooms(g)),
            "blob_people": named_pairs(g, ((figure, owner) for owner, figure in enumerate(data.risen) if figure >= 0)),
            "examinations": "" if data.known else data.exams,
            "weakness_known": data.known,
            "searched": room_names(data.searched),
            "thrown": data.thrown,
            "blob_needed": g.rules.seats if hero else "",
        }

    def check(self, g: House) -> None:
        data = g.data
        assert not data.main & data.isolated, "a room of the main Blob is isolated"
        for room in card_numbers(blob_rooms(g)):
            assert in_house(g, room), "the Blob is in a room that is not in the house"
        for seat in range(g.rules.seats):
            if g.fate[seat] == IN_HOUSE:
                assert not blob_rooms(g) >> g.room[seat] & 1, "an explorer stands in the Blob"
        assert sorted(monsters(g)) == sorted(figure for figure in data.risen if figure >= 0), (
            "a Blob-person of nobody's"
        )
        assert (g.gone & INGREDIENTS).bit_count() == data.thrown, "ingredients are thrown or in play"
        assert data.known or not data.searched, "searched before the weakness was known"

    def goals(self, g: House, seat: int) -> list[Goal]:
        heroes = tuple(heroes_in_house(g))
        if g.team[seat] == TRAITOR:
            return [Goal(targets=heroes, avoid=0 if g.acting >= FIRST_MONSTER else blob_rooms(g))]
        return hero_goals(g, seat)


def _why_no_search(g: House, seat: int) -> str:
    """The rule by which the hero cannot search here now; empty: it can."""
    room = g.room[seat]
    if not SEARCH_ROOMS >> room & 1 or (room == VAULT and not g.vault_open) or not unfound(g, INGREDIENTS):
        return "BET-GEN-5"
    return "HC-9" if g.data.searched >> room & 1 and not _all_used(g) else ""


def _all_used(g: House) -> bool:
    """Whether every search room is used, lost or undiscoverable, and fewer than P ingredients exist or have existed."""
    if g.data.thrown + how_many_about(g, INGREDIENTS) >= g.rules.seats:
        return False
    floors = open_floors(g)
    return not search_rooms(g) and not any(may_come(g, room, floors) for room in card_numbers(SEARCH_ROOMS))


def _throw(g: House, seat: int) -> None:
    """One ingredient goes from the card into the Blob, for one space."""
    card = card_numbers(g.held[seat] & INGREDIENTS & ~g.used)[0]
    g.spent += 1
    note_use(g, card)
    destroy(g, seat, card)
    g.data.thrown += 1
    g.tell(EVERYONE, INGREDIENT_THROWN, g.word[seat])


present(AmokFlesh)
