"""Haunt 44, Death Doth Find Us All. The heroes grow old, a decade or two in every round; the traitor stays young.

The heroes win by P rituals in rooms that serve once each, the traitor's side when all of them are dead. Age takes and
gives steps of traits; these are losses and no damage, and can kill.

Decided here where the text is silent: whoever holds the Medallion when it turns out to be the traitor lays it down; the
traitor does not feed on the last hero, with whom the game ends; a room of the ritual that can no longer be discovered
is fetched by HC-23 at the start of the next hero turn.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import AGE, card_numbers
from housebound.games.betrayal.figures.belongings import holder_of, holds
from housebound.games.betrayal.figures.damage import BY_HAUNT, lose, lose_of_choice
from housebound.games.betrayal.figures.dice import fixed_roll
from housebound.games.betrayal.figures.roster import any_hero_lives, heroes_in_house
from housebound.games.betrayal.figures.traits import gain
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.clockwise import heroes_clockwise
from housebound.games.betrayal.haunts.parts.conversion import lay_down_belongings, spend_points
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_rooms
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.haunts.parts.sources import (
    EXORCISE_IN,
    Exorcising,
    exorcism_goal,
    shown_exorcism,
    sources_by_either,
)
from housebound.games.betrayal.numbers import Card, Figure, Seat
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    FIGURES,
    FOR_GAIN,
    HEROES,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PAIR,
    PHYSICAL,
    PURPOSES,
    SANITY,
    SPEED,
    TRAITOR,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Script
from housebound.kernel.sets import has, just, without

AGED = NoticeKind("enters_decade", figure=FIGURES, number=COUNT)
FEEDS = NoticeKind("traitor_feeds", figure=FIGURES, number=COUNT)

RITUAL = sources_by_either("catacombs charred_room crypt gallery kitchen pentagram_chamber tower")
MEDALLION = CARDS["medallion"]
RITUAL_ROOMS = RITUAL.rooms[SANITY]
FEEDING_DICE = 3
GAINS = {2: (MIGHT, SPEED), 3: (SANITY, KNOWLEDGE), 4: (SANITY,)}  # H44-DECADE-2, H44-DECADE-3, H44-DECADE-4
LOSSES = {4: (SPEED,), 6: (MIGHT, SPEED)}  # H44-DECADE-4, H44-DECADE-6
CHOICES = {5: (PHYSICAL, MENTAL), 6: (MENTAL,)}  # H44-DECADE-5, H44-DECADE-6
"""Decade entered -> traits raised, traits lowered, and kinds of which the hero lowers one trait, a step each."""
OLD = 7
"""H44-DECADE-7. From this decade on each one costs a step of every trait."""


class AgeData(HauntData):
    """H44-AGE-1. `aged`: seat -> its aging tokens, a decade each."""

    __slots__ = ("aged", "used_cards", "used_rooms")

    aged: list[int]
    used_rooms: int
    used_cards: int


class DeathDothFindUsAll(Exorcising[AgeData]):
    """H44-KNOW-1, H44-KNOW-2: each side reads its own page. H44-SETUP-3, H44-WIN-1: P tokens win (`Exorcising`).

    H44-WIN-2, H44-WIN-3: the death of all heroes is seen by the rulebook (BET-WIN-6), the traitor's changes nothing.
    """

    number = 44
    sources = RITUAL
    monster_turn = False

    # -- beginning

    def fresh_data(self, g: House) -> AgeData:
        data = AgeData()
        data.aged = [0] * FIRST_MONSTER
        data.used_rooms = data.used_cards = 0
        return data

    def set_up(self, g: House[AgeData]) -> Script[None]:
        """H44-SETUP-1, H44-SETUP-2, H44-MEDALLION-3. Every hero is a decade older at once."""
        lay_down_belongings(g, g.traitor, just(MEDALLION))
        for seat in heroes_clockwise(g):
            yield from self._grow_older(g, seat, 1)

    # -- age

    def on_turn_end(self, g: House[AgeData], seat: Seat) -> Script[None]:
        """H44-AGE-2, H44-MEDALLION-1. End of each traitor turn, dead or alive: every hero rolls a die for decades."""
        if seat != g.traitor:
            return
        for hero in heroes_clockwise(g):
            if g.fate[hero] != IN_HOUSE:
                continue  # the death of another one was too much for the bearer of the Medallion
            decades = yield from fixed_roll(g, hero, 1, PURPOSES["age"])
            if holds(g, hero, MEDALLION):
                decades -= 1
            yield from self._grow_older(g, hero, decades)

    def _grow_older(self, g: House[AgeData], seat: Seat, decades: int) -> Script[None]:
        """H44-AGE-3. One aging token for each decade, with what entering it does, one after another."""
        for _ in range(decades):
            if g.fate[seat] != IN_HOUSE:
                return
            g.data.aged[seat] += 1
            decade = self._age(g, seat) // 10
            g.tell(EVERYONE, AGED, g.word[seat], decade)
            yield from _enter_decade(g, seat, decade)

    def _age(self, g: House[AgeData], seat: Seat) -> int:
        """H44-AGE-1, HC-21. The printed age and 10 for each aging token."""
        return int(AGE[g.character[seat]] + 10 * g.data.aged[seat])

    # -- deaths

    def on_death(self, g: House[AgeData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H44-TRAITOR-2, H44-MEDALLION-2. A living traitor feeds; the bearer of the Medallion is a decade older."""
        if g.team[seat] == TRAITOR or not any_hero_lives(g):
            return
        if g.fate[g.traitor] == IN_HOUSE:
            yield from self._feed(g)
        bearer = holder_of(g, MEDALLION)
        if bearer >= 0:
            yield from self._grow_older(g, bearer, 1)

    def _feed(self, g: House[AgeData]) -> Script[None]:
        """H44-TRAITOR-1. Steps for the result of 3 dice, on whatever traits the traitor likes."""
        traitor = g.traitor
        steps = yield from fixed_roll(g, traitor, FEEDING_DICE, FOR_GAIN)
        g.tell(EVERYONE, FEEDS, g.word[traitor], steps)
        yield from spend_points(g, traitor, steps, "gain_trait")

    def may_hold(self, g: House[AgeData], figure: Figure, card: Card) -> str:
        """H44-MEDALLION-3. The Medallion is not for the traitor."""
        if card == MEDALLION and figure == g.traitor:
            return "H44-MEDALLION-3"
        return super().may_hold(g, figure, card)

    # -- the ritual

    def on_turn_start(self, g: House[AgeData], seat: Seat) -> Script[None]:
        """HC-23. Rooms of the ritual that can no longer be discovered turn up."""
        if g.team[seat] == TRAITOR:
            return NOTHING
        return turn_up_rooms(g, tuple(card_numbers(RITUAL_ROOMS & g.unseen)))

    def offer(self, g: House[AgeData], figure: Figure, ask: Ask) -> None:
        """H44-HEROES-1, H44-HEROES-2. A roll with either trait, in a room that has not served yet."""
        super().offer(g, figure, ask)
        if ask.why and g.team[figure] == HEROES:
            for room in card_numbers(without(laid(g, card_numbers(RITUAL_ROOMS)), g.room[figure])):
                for trait in PAIR[MENTAL]:
                    ask.bar(EXORCISE_IN(room, trait), "HC-16" if has(g.data.used_rooms, room) else "H44-HEROES-1")

    # -- what everybody sees

    def shown(self, g: House[AgeData], seat: Seat) -> dict[str, Any]:
        heroes = [hero for hero in range(g.rules.seats) if g.team[hero] == HEROES]
        ages = {name_of(g, hero): self._age(g, hero) for hero in heroes}
        return {"ages": ages, **shown_exorcism(g, seat, g.data)}

    def check(self, g: House[AgeData]) -> None:
        super().check(g)
        assert g.data.aged[g.traitor] == 0, "the traitor does not age"
        assert not holds(g, g.traitor, MEDALLION) or g.round == 0, "the traitor has the Medallion"

    # -- for the general bot

    def goals(self, g: House[AgeData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return [Goal(targets=tuple(heroes_in_house(g)))]
        return [exorcism_goal(g, seat, RITUAL, g.data), Goal(cards=(MEDALLION,))]


def _enter_decade(g: House[AgeData], seat: Seat, decade: int) -> Script[None]:
    """H44-AGE-4, H44-DECADE-1. Losses first: whoever dies of them gains nothing any more. The teens do nothing."""
    lost = range(4) if decade >= OLD else LOSSES.get(decade, ())
    for trait in lost:
        yield from lose(g, seat, trait, 1, BY_HAUNT)
    for kind in CHOICES.get(decade, ()):
        yield from lose_of_choice(g, seat, PAIR[kind], 1, BY_HAUNT)
    if g.fate[seat] == IN_HOUSE:
        for trait in GAINS.get(decade, ()):
            gain(g, seat, trait, 1)
