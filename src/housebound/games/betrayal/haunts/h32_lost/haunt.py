"""Haunt 32, Lost. The house is elsewhere, most of it is gone, and the air kills the heroes turn by turn.

The organ is the machine that brought it here. A hero who plays it well enough takes it home; what helps are rooms with
an omen symbol, three clues, the Madman, the Book and an ear for music. The traitor can spoil the machine in five rooms.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import HOBBIES, OMEN_ROOMS, card_numbers
from housebound.games.betrayal.figures.belongings import holder_of, holds
from housebound.games.betrayal.figures.damage import BY_HAUNT, lose_of_choice
from housebound.games.betrayal.figures.dice import fixed_roll
from housebound.games.betrayal.figures.roster import heroes_in_house
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h32_lost.data import LostData
from housebound.games.betrayal.haunts.h32_lost.scattered_house import bring_in, join_to_start, take_apart
from housebound.games.betrayal.haunts.parts.odds import chance_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.plan import distances, in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, spot_at
from housebound.games.betrayal.state import IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    PICK_TRAIT,
    PURPOSES,
    ROOMS,
    SANITY,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

PLAY_ORGAN = VERBS.verb("play_homeward", rule="H32-ORGAN-1")()
SEEK_CLUE = VERBS.verb("seek_clue", ROOMS, rule="H32-CLUE-1")
SABOTAGE = VERBS.verb("sabotage", ROOMS, rule="H32-TRAITOR-2")
TORN_AWAY = NoticeKind("house_torn_away")
THIN_AIR = NoticeKind("air_burns", figure=FIGURES, number=COUNT)
ORGAN_PLAYED = NoticeKind("homeward_played", figure=FIGURES, result=COUNT)
CLUE_FOUND = NoticeKind("homeward_clue_found", figure=FIGURES, room=ROOMS)
SABOTAGED = NoticeKind("machine_spoilt", figure=FIGURES, room=ROOMS)

ORGAN_ROOM = ROOMS["organ_room"]
MADMAN, BOOK = CARDS["madman"], CARDS["book"]
CLUE_ROOMS = {ROOMS["library"]: KNOWLEDGE, ROOMS["game_room"]: SANITY, ROOMS["tower"]: KNOWLEDGE}
"""Where there is a clue, and the trait that finds it."""
CLUE_RULES = {ROOMS["library"]: "H32-CLUE-1", ROOMS["game_room"]: "H32-CLUE-2", ROOMS["tower"]: "H32-CLUE-3"}
SABOTAGE_ROOMS = tuple(
    ROOMS[word] for word in ("chapel", "game_room", "research_laboratory", "operating_laboratory", "pentagram_chamber")
)
"""H32-SETUP-6, H32-TRAITOR-2. Each of them takes one of the traitor's five tokens."""
CLUE_TARGET, SABOTAGE_TARGET = 5, 4
ORGAN_TARGET = {3: 15, 4: 16, 5: 18, 6: 20}
"""H32-ORGAN-2. Players -> what the organ needs."""
HELP, HARM, AIR_DICE = 2, 3, 2
"""What a clue, a hobby, the Madman or the Book adds, what each spoilt room takes away; the dice of the air."""
EVERY_TRAIT = (0, 1, 2, 3)


class Lost(Haunt[LostData]):
    """H32-KNOW-1, H32-KNOW-3, H32-KNOW-4: each side reads its own page.

    H32-SETUP-1, H32-TRAITOR-1: the traitor is an explorer like the others.
    """

    number = 32

    # -- beginning

    def fresh_data(self, g: House) -> LostData:
        data = LostData()
        data.clues = data.spoilt = 0
        data.robbed = g.vault_open
        data.home = False
        return data

    def set_up(self, g: House[LostData]) -> Script[None]:
        """H32-SETUP-2, H32-SETUP-3, H32-SETUP-4, H32-SETUP-5. What is left of the house is put together again."""
        left = take_apart(g)
        g.tell(EVERYONE, TORN_AWAY)
        yield from bring_in(g, ORGAN_ROOM)
        for room in left:
            yield from join_to_start(g, room)

    def vault_is_full(self, g: House[LostData]) -> bool:
        """H32-SETUP-8. A Vault that was opened once is closed again, without contents."""
        return not g.data.robbed

    # -- the air

    def on_turn_start(self, g: House[LostData], seat: Seat) -> Script[None]:
        """H32-AIR-1, H32-AIR-2. Each hero loses what two dice say, from any traits. This can kill."""
        if g.team[seat] != HEROES or g.fate[seat] != IN_HOUSE:
            return
        lost = yield from fixed_roll(g, seat, AIR_DICE, PURPOSES["air"])
        g.tell(EVERYONE, THIN_AIR, g.word[seat], lost)
        yield from lose_of_choice(g, seat, EVERY_TRAIT, lost, BY_HAUNT, "lose_to_air")

    # -- the machine

    def bonus(self, g: House[LostData], seat: Seat) -> int:
        """H32-ORGAN-3, H32-ORGAN-4, H32-ORGAN-5, H32-ORGAN-6, H32-TRAITOR-4. What is added to this hero's roll."""
        omens = sum(in_house(g, room) for room in OMEN_ROOMS)
        helped = g.data.clues.bit_count() + _is_musical(g, seat) + _is_at_organ(g, MADMAN) + _is_at_organ(g, BOOK)
        return int(omens + HELP * helped - HARM * g.data.spoilt.bit_count())

    def offer(self, g: House[LostData], figure: Figure, ask: Ask) -> None:
        """H32-TRAITOR-2, H32-TRAITOR-3, H32-ORGAN-1, H32-CLUE-4. What each side can do in this room."""
        room = g.room[figure]
        if g.team[figure] == TRAITOR:
            if room in SABOTAGE_ROOMS:
                offer_task(g, SABOTAGE(room), ask, "H32-TRAITOR-3" if has(g.data.spoilt, room) else "")
            return
        offer_task(g, PLAY_ORGAN, ask, "" if room == ORGAN_ROOM else "H32-ORGAN-1")
        for clue, rule in CLUE_RULES.items():
            why = rule if clue != room else "H32-CLUE-4" if has(g.data.clues, room) else ""
            offer_task(g, SEEK_CLUE(clue), ask, why)

    def perform(self, g: House[LostData], figure: Figure, option: Option) -> Script[None]:
        if option is PLAY_ORGAN:
            return self._play(g, figure)
        if option.verb is SABOTAGE:
            return self._spoil(g, figure, option.args[0])
        return self._seek(g, figure, option.args[0])

    def _play(self, g: House[LostData], seat: Seat) -> Script[None]:
        """H32-ORGAN-1, H32-ORGAN-2. Nobody plays who has died of an Idol."""
        needed = max(0, ORGAN_TARGET[g.rules.seats] - self.bonus(g, seat))
        rolled = yield from task_roll(g, seat, KNOWLEDGE, needed=needed)
        if g.fate[seat] != IN_HOUSE:
            return
        result = rolled + self.bonus(g, seat)
        g.tell(EVERYONE, ORGAN_PLAYED, g.word[seat], min(max(result, 0), 40))
        g.data.home = result >= ORGAN_TARGET[g.rules.seats]

    def _seek(self, g: House[LostData], seat: Seat, room: Room) -> Script[None]:
        """H32-CLUE-1, H32-CLUE-2, H32-CLUE-3. With the trait that the room asks for."""
        if (yield from task_roll(g, seat, CLUE_ROOMS[room], needed=CLUE_TARGET)) >= CLUE_TARGET:
            g.data.clues |= just(room)
            g.tell(EVERYONE, CLUE_FOUND, g.word[seat], room)

    def _spoil(self, g: House[LostData], seat: Seat, room: Room) -> Script[None]:
        """H32-TRAITOR-2, H32-KNOW-2. A token lies there, and everybody hears of it."""
        if (yield from task_roll(g, seat, KNOWLEDGE, needed=SABOTAGE_TARGET)) >= SABOTAGE_TARGET:
            g.data.spoilt |= just(room)
            g.tell(EVERYONE, SABOTAGED, g.word[seat], room)

    # -- winning

    def winner(self, g: House[LostData]) -> int:
        """H32-WIN-1. The organ takes the house home. H32-WIN-2: see BET-WIN-6."""
        return self.team_seats(g, HEROES) if g.data.home else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[LostData], seat: Seat) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "clue_rooms": [ROOMS.words[room] for room in card_numbers(g.data.clues)],
            "spoilt_rooms": [ROOMS.words[room] for room in card_numbers(g.data.spoilt)],
        }
        if self.true_side(g, seat) == HEROES:  # H32-KNOW-4
            shown["organ_bonus"] = self.bonus(g, seat)
            shown["organ_needed"] = ORGAN_TARGET[g.rules.seats]
        return shown

    def check(self, g: House[LostData]) -> None:
        assert not g.data.clues & ~set_of(CLUE_ROOMS), "a clue where none is"
        assert not g.data.spoilt & ~set_of(SABOTAGE_ROOMS), "a token where none can be"

    # -- for the general bot

    def goals(self, g: House[LostData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return self._goals_of_traitor(g)
        lose = Goal(verbs=tuple(PICK_TRAIT(trait).name for trait in _traits_for_goal(g, seat)))
        return [*self._goals_of_hero(g, seat), lose]

    def _goals_of_traitor(self, g: House[LostData]) -> list[Goal]:
        """Spoil what can be spoilt, and hunt."""
        rooms = set_of(room for room in SABOTAGE_ROOMS if in_house(g, room) and not has(g.data.spoilt, room))
        hunt = Goal(targets=tuple(heroes_in_house(g)))
        return [Goal(rooms=rooms, verbs=(SABOTAGE.name,)), hunt] if rooms else [hunt]

    def _goals_of_hero(self, g: House[LostData], seat: Seat) -> list[Goal]:
        """To the organ, if it is likely enough to do it, or high time; else clues, and new rooms, some with omens."""
        here = g.room[seat]
        if here < 0:
            return []
        way = distances(g, here)[ORGAN_ROOM]
        brought = sum(holds(g, seat, card) and here != ORGAN_ROOM for card in (MADMAN, BOOK))
        short = ORGAN_TARGET[g.rules.seats] - self.bonus(g, seat) - HELP * brought
        likely = chance_of(value(g, seat, KNOWLEDGE), short)
        breath = sum(g.clip[seat * 4 : seat * 4 + 4])
        if way >= 0 and (likely >= WORTH_A_TRY or (likely > 0 and breath <= LAST_BREATHS + way)):
            return [Goal(rooms=just(ORGAN_ROOM), verbs=(PLAY_ORGAN.name,))]
        clues = set_of(
            room
            for room, trait in CLUE_ROOMS.items()
            if in_house(g, room) and not has(g.data.clues, room) and value(g, seat, trait) >= CLUE_TARGET - 1
        )
        explore = Goal(explore=True)
        return [Goal(rooms=clues, verbs=(SEEK_CLUE.name,)), explore] if clues else [explore]


WORTH_A_TRY = 0.15
"""For the general bot: how likely it must be before one goes to play."""
LAST_BREATHS = 8
"""For the general bot: steps left on all tracks together with which one goes whatever the odds are."""


def _is_musical(g: House[LostData], seat: Seat) -> bool:
    """H32-ORGAN-4, HC-21. A hobby that contains the word Music."""
    return any("music" in hobby for hobby in HOBBIES[g.character[seat]])


def _is_at_organ(g: House[LostData], card: Card) -> bool:
    """H32-ORGAN-6. Whether the card is in the Organ Room, lying there or with a hero; the traitor's does not count."""
    owner = holder_of(g, card)
    if owner >= 0:
        return g.room[owner] == ORGAN_ROOM and g.haunt.side_of(g, owner) == HEROES
    return any(has(spots.get(spot_at(ORGAN_ROOM), 0), card) for spots in (g.piles, g.waiting))


def _traits_for_goal(g: House[LostData], seat: Seat) -> list[int]:
    """For the general bot: the traits in the order in which steps are given to the air, Knowledge last."""
    places = {trait: g.clip[seat * 4 + trait] for trait in EVERY_TRAIT}
    return sorted(EVERY_TRAIT, key=lambda trait: (places[trait] == 0, trait == KNOWLEDGE, -places[trait]))
