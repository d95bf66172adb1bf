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

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import destroy, discard_held, get_card, holder_of, note_use
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters
from housebound.games.betrayal.haunts.h27_amok_flesh.blob import (
    BLOB_SPACES,
    EXAMINE,
    INGREDIENTS,
    SEARCH,
    SEARCH_ROOMS,
    THROW,
    beside_blob,
    blob_rooms,
    engulf,
    grow,
    search_rooms,
)
from housebound.games.betrayal.haunts.h27_amok_flesh.data import BlobData
from housebound.games.betrayal.haunts.h27_amok_flesh.goals import hero_goals
from housebound.games.betrayal.haunts.parts.actions import cannot_pay_space
from housebound.games.betrayal.haunts.parts.names import named_pairs, room_names
from housebound.games.betrayal.haunts.parts.objects import how_many_about, unfound
from housebound.games.betrayal.haunts.parts.players_monsters import PlayersMonsters, nobody_risen
from housebound.games.betrayal.haunts.parts.still_to_come import may_come
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.laying import open_floors
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
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
from housebound.kernel.sets import has, just

BLOB_STIRS = NoticeKind("blob_stirs", room=ROOMS)
WEAKNESS_KNOWN = NoticeKind("weakness_known")
INGREDIENT_THROWN = NoticeKind("ingredient_thrown", figure=FIGURES)

CRYSTAL_BALL = CARDS["crystal_ball"]
TASK_TARGET = 3


class AmokFlesh(PlayersMonsters[BlobData]):
    """H27-KNOW-1, H27-KNOW-2: each side reads its own page. H27-BLOB-1: the Blob is no figure, but tokens in rooms.

    H27-SETUP-1, H27-TRAITOR-1: the traitor goes on as an explorer. H27-SETUP-3: the heroes' tokens are kept in `data`.
    """

    number = 27

    # -- beginning

    def fresh_data(self, g: House) -> BlobData:
        data = BlobData()
        holder = holder_of(g, CRYSTAL_BALL)
        data.origin = g.room[holder if holder >= 0 else g.revealer]
        data.grown = data.known = False
        data.main = data.isolated = data.exams = data.searched = data.thrown = data.walked = 0
        data.risen = nobody_risen()
        return data

    def set_up(self, g: House[BlobData]) -> Script[None]:
        """H27-SETUP-2. The Crystal Ball is discarded, and something begins to stir where it was."""
        holder = holder_of(g, CRYSTAL_BALL)
        if holder >= 0:
            discard_held(g, holder, CRYSTAL_BALL)
        g.tell(EVERYONE, BLOB_STIRS, g.data.origin)
        return NOTHING

    # -- the Blob and its people

    def on_monster_turn_start(self, g: House[BlobData]) -> Script[None]:
        """H27-BLOB-11. It needs no traitor to grow."""
        grow(g)
        return NOTHING

    def on_enter(self, g: House[BlobData], figure: Figure, room: Room) -> Script[None]:
        """H27-BLOB-10. Whoever enters the Blob belongs to it. H27-PERSON-5: where its people have been free of cost."""
        if has(blob_rooms(g), room):
            if figure < FIRST_MONSTER:
                engulf(g, figure)
            else:
                g.data.walked |= just(room)
        return NOTHING

    def on_turn_start(self, g: House[BlobData], seat: Seat) -> Script[None]:
        """H27-PERSON-1. Blob-people make no roll for their movement."""
        g.data.walked = 0
        if g.acting >= FIRST_MONSTER:
            g.allowance = BLOB_SPACES
        return NOTHING

    def step_cost(self, g: House[BlobData], figure: Figure, there: int) -> int:
        """H27-PERSON-1, H27-PERSON-5. Where the Blob is, steps cost its people nothing, once in a turn."""
        return 0 if figure >= FIRST_MONSTER and has(blob_rooms(g) & ~g.data.walked, there) else 1

    def cheapest_step(self, g: House[BlobData], figure: Figure) -> int:
        return 0 if figure >= FIRST_MONSTER else 1

    def barred(self, g: House[BlobData], figure: Figure, room: Room) -> str:
        """H27-PERSON-3. The Mystic Elevator is not for Blob-people."""
        return "H27-PERSON-3" if figure >= FIRST_MONSTER and room == MYSTIC_ELEVATOR else ""

    def can_ride(self, g: House[BlobData], figure: Figure) -> bool:
        """H27-BLOB-9, H27-PERSON-3. Whoever is in it with the Blob is one of its people."""
        return figure < FIRST_MONSTER

    def may_attack(self, g: House[BlobData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H27-PERSON-2. Blob-people neither attack nor are attacked."""
        if max(attacker, target) >= FIRST_MONSTER:
            return "H27-PERSON-2"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House[BlobData], thrower: Figure, victim: Figure) -> bool:
        """H27-PERSON-2, HC-18."""
        return victim < FIRST_MONSTER

    def heeds(self, g: House[BlobData], figure: Figure, card: Card) -> bool:
        """H27-BLOB-1. Neither the Bell nor the Spirit Board moves what belongs to the Blob."""
        return figure < FIRST_MONSTER

    # -- the heroes' work

    def offer(self, g: House[BlobData], figure: Figure, ask: Ask) -> None:
        if figure >= FIRST_MONSTER or g.team[figure] == TRAITOR:
            return
        near = beside_blob(g, g.room[figure])
        offer_task(g, EXAMINE, ask, "" if near and not g.data.known else "H27-HEROES-1")
        offer_task(g, SEARCH, ask, _why_no_search(g, figure))
        carried = g.held[figure] & INGREDIENTS
        if near and carried:
            ask.offer(THROW, unless="BET-ITEM-9" if not carried & ~g.used else cannot_pay_space(g, figure))

    def perform(self, g: House[BlobData], figure: Figure, option: Option) -> Script[None]:
        """H27-HEROES-1, H27-HEROES-2, H27-HEROES-3, H27-HEROES-4, H27-HEROES-5. What heroes do against the Blob."""
        if option is THROW:
            _throw(g, figure)
        elif (yield from task_roll(g, figure, KNOWLEDGE, needed=TASK_TARGET)) < TASK_TARGET:
            return
        elif option is EXAMINE:
            g.data.exams += 1
            succeed(g, HEROES, g.data.exams)
            if g.data.exams >= g.rules.seats:
                g.data.known = True
                g.tell(EVERYONE, WEAKNESS_KNOWN)
        else:
            g.data.searched |= just(g.room[figure])
            get_card(g, figure, unfound(g, INGREDIENTS)[0])

    # -- winning

    def winner(self, g: House[BlobData]) -> int:
        """H27-WIN-1. That no hero is left (H27-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.data.thrown >= g.rules.seats else CARRY_ON

    # -- what each side sees, and what is worth doing

    def shown(self, g: House[BlobData], seat: Seat) -> dict[str, Any]:
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

    def check(self, g: House[BlobData]) -> None:
        data = g.data
        assert not data.main & data.isolated, "a room of the main Blob is isolated"
        for room in card_numbers(blob_rooms(g)):
            assert in_house(g, room), "the Blob is in a room that is not in the house"
        for seat in range(g.rules.seats):
            if g.fate[seat] == IN_HOUSE:
                assert not has(blob_rooms(g), g.room[seat]), "an explorer stands in the Blob"
        assert sorted(monsters(g)) == sorted(figure for figure in data.risen if figure >= 0), (
            "a Blob-person of nobody's"
        )
        assert (g.gone & INGREDIENTS).bit_count() == data.thrown, "ingredients are thrown or in play"
        assert data.known or not data.searched, "searched before the weakness was known"

    def goals(self, g: House[BlobData], seat: Seat) -> list[Goal]:
        heroes = tuple(heroes_in_house(g))
        if g.team[seat] == TRAITOR:
            return [Goal(targets=heroes, avoid=0 if g.acting >= FIRST_MONSTER else blob_rooms(g))]
        return hero_goals(g, seat)


def _why_no_search(g: House[BlobData], seat: Seat) -> str:
    """H27-HEROES-3, H27-HEROES-4. The rule by which the hero cannot search here now; empty: it can."""
    room = g.room[seat]
    if not g.data.known or not has(SEARCH_ROOMS, room) or (room == VAULT and not g.vault_open):
        return "H27-HEROES-3"
    exhausted = has(g.data.searched, room) and not _all_used(g)
    return "H27-HEROES-4" if exhausted or not unfound(g, INGREDIENTS) else ""


def _all_used(g: House[BlobData]) -> bool:
    """H27-HEROES-4. Whether every search room is used, lost or undiscoverable, and fewer than P ingredients exist."""
    if g.data.thrown + how_many_about(g, INGREDIENTS) >= g.rules.seats:
        return False
    floors = open_floors(g)
    return not search_rooms(g) and not any(may_come(g, room, floors) for room in card_numbers(SEARCH_ROOMS))


def _throw(g: House[BlobData], seat: Seat) -> None:
    """H27-HEROES-5. One ingredient goes from the card into the Blob, for one space."""
    card = card_numbers(g.held[seat] & INGREDIENTS & ~g.used)[0]
    g.spent += 1
    note_use(g, card)
    destroy(g, seat, card)
    g.data.thrown += 1
    g.tell(EVERYONE, INGREDIENT_THROWN, g.word[seat])
