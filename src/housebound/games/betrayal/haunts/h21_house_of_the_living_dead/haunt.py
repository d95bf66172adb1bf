"""Haunt 21, House of the Living Dead. Slow, tough Zombies and their Lord; a hero who dies rises as one of them."""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards.drawing import end_movement, offer_yes_no
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.effects.steps import choose_card
from housebound.games.betrayal.figures.belongings import get_card, holds
from housebound.games.betrayal.figures.roster import (
    add_monster,
    advance_track,
    any_hero_lives,
    heroes_in_house,
    monsters,
    remove_monster,
)
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.conversion import fall_dead, go_over, killers_win
from housebound.games.betrayal.haunts.parts.names import names_of
from housebound.games.betrayal.haunts.parts.players_monsters import PlayersMonsters, nobody_risen, shown_risen
from housebound.games.betrayal.house.decks import draw_card, put_on_top, put_under
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Figure, Seat, room_at, side_at, spot_at
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, House, changed
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    DREW,
    FIGURES,
    HEROES,
    ITEM,
    MIGHT,
    NO,
    ROOMS,
    TRAITOR,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Decision, Script
from housebound.kernel.sets import just

LORD, ZOMBIE = range(2)
"""The kinds of monsters, in the order of the haunt's table."""
LORD_HURT = NoticeKind("lord_hurt", figure=FIGURES)
GRAVES = tuple(
    ROOMS[word]
    for word in (
        *("crypt", "graveyard", "entrance_hall", "underground_lake", "gardens", "chapel", "conservatory"),
        "pentagram_chamber",
    )
)
"""H21-SETUP-2. Where the Zombies come from, in this order."""
MIGHT_WEAPONS = tuple(CARDS[word] for word in ("axe", "blood_dagger", "sacrificial_dagger", "spear"))
DYNAMITE, MEDALLION, HOLY_SYMBOL = CARDS["dynamite"], CARDS["medallion"], CARDS["holy_symbol"]
LORD_LIMIT = 7  # H21-LORD-4
SYMBOL_PENALTY = 2
CHOICE_OF_ITEMS = 3


class DeadData(HauntData):
    """Who is about to rise, who has, and which of them have killed a hero."""

    __slots__ = ("killers", "risen", "rising")

    rising: list[int]  # seat -> the spot where it died and will rise, -1 not
    risen: list[int]  # seat -> its Zombie, -1 none
    killers: int  # seats whose Zombie has killed a hero, as bits


class HouseOfTheLivingDead(PlayersMonsters[DeadData]):
    """H21-KNOW-1, H21-KNOW-2: each side reads its own page.

    H21-ZOMBIE-1, H21-LORD-1: the numbers of the dead stand in the content. H21-TRAITOR-1: the traitor's player moves
    all of them, but those that have risen.
    """

    number = 21

    def fresh_data(self, g: House) -> DeadData:
        data = DeadData()
        data.rising = [-1] * FIRST_MONSTER
        data.risen = nobody_risen()
        data.killers = 0
        return data

    def set_up(self, g: House[DeadData]) -> Script[None]:
        """H21-SETUP-1, H21-SETUP-2, H21-SETUP-3, H21-SETUP-4. The Lord for the dead traitor, and the Zombies."""
        room, side = g.room[g.traitor], g.side[g.traitor]
        fall_dead(g, g.traitor)
        add_monster(g, LORD, room, side)
        graves = [grave for grave in GRAVES if in_house(g, grave)]
        for n in range(g.rules.seats):
            add_monster(g, ZOMBIE, graves[n % len(graves)])
        for grave in graves[: g.rules.seats]:
            add_monster(g, ZOMBIE, grave)
        g.track = 0
        return NOTHING

    # -- dead heroes rise

    def on_death(self, g: House[DeadData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H21-RISEN-1, H21-WIN-4, HC-12. A hero who dies is a Zombie from now on, to rise here in its next turn."""
        if killer in g.data.risen and killer >= 0:
            g.data.killers |= just(g.data.risen.index(killer))
        g.data.rising[seat] = spot_at(g.room[seat], g.side[seat])
        go_over(g, seat)
        return NOTHING

    def on_turn_start(self, g: House[DeadData], seat: Seat) -> Script[None]:
        """H21-RISEN-1, H21-RISEN-2. A dead hero's Zombie rises; in each turn 2 dice say how far it can go."""
        spot = g.data.rising[seat]
        if spot >= 0:
            g.data.rising[seat] = -1
            g.data.risen[seat] = g.acting = add_monster(g, ZOMBIE, room_at(spot), side_at(spot))
        self.roll_movement(g, seat)
        return NOTHING

    # -- what Zombies can do, and what can be done to them

    def can_ride(self, g: House[DeadData], figure: Figure) -> bool:
        """H21-ZOMBIE-4. Zombies cannot use the Mystic Elevator; their Lord can."""
        return not _is(g, figure, ZOMBIE)

    def attack_dice(self, g: House[DeadData], attack: Attack, defending: bool) -> int:
        """H21-HEROES-1. The Holy Symbol: a Zombie's Might attack on its carrier has 2 dice fewer, not the Lord's."""
        if defending or attack.trait != MIGHT or not _is(g, attack.attacker, ZOMBIE):
            return 0
        return -SYMBOL_PENALTY if holds(g, attack.target, HOLY_SYMBOL) else 0

    def dynamite_hits(self, g: House[DeadData], thrower: Figure, victim: Figure) -> bool:
        """H21-LORD-3. The Lord does not mind it."""
        return not _is(g, victim, LORD)

    def hurt_monster(
        self, g: House[DeadData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H21-LORD-2, H21-LORD-3, H21-LORD-4, H21-ZOMBIE-2, H21-ZOMBIE-3, H21-RISEN-3. What hurts the dead.

        The Lord the Medallion's carrier alone; a Zombie is destroyed by a Might weapon or the Dynamite, else stunned.
        """
        if _is(g, figure, LORD):
            if attack is not None and _hurts_lord(g, attack):
                advance_track(g, g.track + steps)
                g.tell(EVERYONE, LORD_HURT, g.word[figure])
                if g.track >= LORD_LIMIT:
                    remove_monster(g, figure)
            return True
        if attack is None or attack.target != figure or not (attack.card in MIGHT_WEAPONS or attack.card == DYNAMITE):
            return False  # weapons work only when attacking: it is stunned
        if figure in g.data.risen:
            g.data.risen[g.data.risen.index(figure)] = -1
        remove_monster(g, figure)
        return True
        yield

    # -- items of the heroes

    def replace_draw(self, g: House[DeadData], seat: Seat, symbol: int) -> Script[bool]:
        """H21-HEROES-2. A hero that would draw an item may draw 3, keep 1 and put 2 under the stack."""
        if symbol != ITEM or g.team[seat] == TRAITOR:
            return False
        if (yield Decision(seat, "draw_three", offer_yes_no, "H21-HEROES-2", g.word[seat])) is NO:
            return False
        cards = [card for _ in range(CHOICE_OF_ITEMS) if (card := draw_card(g, ITEM)) >= 0]
        if not cards:
            return False
        for card in cards:
            g.tell(EVERYONE, DREW, g.word[seat], card)
        for card in reversed(cards):  # they are in a place at every pause: on top, known to all
            put_on_top(g, ITEM, card, EVERYONE)
        kept = yield from choose_card(g, seat, cards, "keep_one", "H21-HEROES-2")
        g.deck_top = changed(g.deck_top, ITEM, g.deck_top[ITEM][len(cards) :])
        for card in cards:
            if card != kept:
                put_under(g, card)
        end_movement(g, seat)
        get_card(g, seat, kept)
        return True

    # -- winning

    def winner(self, g: House[DeadData]) -> int:
        """H21-WIN-1, H21-WIN-2. The Lord is destroyed, or no Zombie is left, nor anybody who is about to rise."""
        zombies = ZOMBIE in g.kind or max(g.data.rising) >= 0
        if (zombies and LORD in g.kind) or not any_hero_lives(g):
            return CARRY_ON
        return self.team_seats(g, HEROES)

    def no_hero_left(self, g: House[DeadData]) -> int:
        """H21-WIN-3, H21-WIN-4. All heroes are dead: the traitor, and the risen whose Zombies have killed a hero."""
        return killers_win(g)

    def rule_met(self, g: House[DeadData]) -> str:
        """H21-WIN-1, H21-WIN-2. The Lord is destroyed, or the Lord alone is left."""
        return "H21-WIN-2" if g.why == "BET-WIN-1" and LORD in g.kind else super().rule_met(g)

    # -- what everybody sees, and what is worth doing

    def shown(self, g: House[DeadData], seat: Seat) -> dict[str, Any]:
        data = g.data
        return {
            "rising": names_of(g, (seat for seat, spot in enumerate(data.rising) if spot >= 0)),
            "risen": shown_risen(g),
            "killers": names_of(g, card_numbers(data.killers)),
        }

    def check(self, g: House[DeadData]) -> None:
        for seat, zombie in enumerate(g.data.risen):
            assert zombie < 0 or _is(g, zombie, ZOMBIE), "a risen hero is no Zombie"
            assert zombie < 0 or g.fate[seat] == DEAD, "a living hero has risen"

    def goals(self, g: House[DeadData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return [Goal(targets=tuple(heroes_in_house(g)))]
        lord, zombies = tuple(monsters(g, LORD)), tuple(monsters(g, ZOMBIE))
        arms = Goal(cards=(MEDALLION, *MIGHT_WEAPONS, DYNAMITE, HOLY_SYMBOL), explore=True)
        if holds(g, seat, MEDALLION):
            return [Goal(targets=lord), arms]
        armed = any(holds(g, seat, card) for card in MIGHT_WEAPONS)
        return [Goal(targets=zombies, spare=lord), arms] if armed else [arms, Goal(spare=lord)]


def _is(g: House[DeadData], figure: Figure, kind: int) -> bool:
    return figure >= FIRST_MONSTER and g.kind[figure] == kind


def _hurts_lord(g: House[DeadData], attack: Attack) -> bool:
    """H21-LORD-2. Only an explorer with the Medallion in the same room, attacking or attacked."""
    enemy = attack.target if _is(g, attack.attacker, LORD) else attack.attacker
    return enemy < FIRST_MONSTER and holds(g, enemy, MEDALLION) and not attack.ranged
