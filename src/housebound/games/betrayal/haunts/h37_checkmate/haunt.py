"""Haunt 37, Checkmate. Death sits down at a chessboard, and somebody has to sit opposite at the end of every round.

The heroes win when one of them rolls higher than Death, who rolls fewer dice for every Holy Seal that they break. The
traitor's side wins when the chair is empty at the start of a monster turn, or when all heroes are dead.

Decided here, where the text is silent:

- Death sits where the chosen hero stands; whoever is in its room plays, on either side of a barrier.
- The traitor does not go into Death's room, nor down into it by choice. If something else brings it there (a slide, a
  card, the Mystic Elevator), it may only leave, as after the setup, and holds up nobody there. What a card does that
  the traitor draws is no act of the traitor's; the Dog, the Bell, shots and thrown Dynamite are.
- Breaking a Seal is an action with it (BET-ITEM-9): not in the turn in which it was picked up, received or stolen.
- Death rolls first, so that the hero knows what is to be beaten. Losses are taken clockwise from the traitor's left. A
  hero who pays for the Idol with its life in the middle of the game has rolled 0.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import BOOK, destroy, holder_of, holds, pile_with, put_in_pile
from housebound.games.betrayal.figures.damage import BY_HAUNT, lose
from housebound.games.betrayal.figures.dice import MOST_DICE, trait_roll
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, monsters, sole_monster
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.clockwise import heroes_clockwise
from housebound.games.betrayal.haunts.parts.far_away import INFINITELY_FAR
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.picks import pick_figure
from housebound.games.betrayal.haunts.parts.rolled_again import throw_blanks_again
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.plan import distances, in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait, spot_at
from housebound.games.betrayal.play.moving import STEPS
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    PURPOSES,
    ROOMS,
    SANITY,
    TRAITOR,
    VAULT,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of, without

BREAK_SEAL = VERBS.verb("break_seal", rule="H37-SEALS-2")()
SEAL_IN = NoticeKind("seal_in", card=CARDS, room=ROOMS)
SEAL_BROKEN = NoticeKind("seal_broken", figure=FIGURES, card=CARDS)
CHESS = NoticeKind("chess_with_death", figure=FIGURES)
CHESS_ENDED = NoticeKind("chess_ended", figure=FIGURES, result=COUNT, against=COUNT)
CHAIR_EMPTY = NoticeKind("chair_empty")

SEALS = tuple(CARDS[f"holy_seal_{n + 1}"] for n in range(5))
ALL_SEALS = set_of(SEALS)
SEAL_ROOMS = (VAULT, *(ROOMS[word] for word in ("crypt", "research_laboratory", "operating_laboratory", "game_room")))
"""H37-SETUP-3. Where each Seal lies, as soon as its room is in the house."""
SEAL_TARGET = 4
SMALL_TABLE = 4
DICE_LOST = (2, 1)
"""H37-SEALS-3. Dice that Death rolls fewer for each broken Seal: up to four players, and more."""
LOSSES = ((1, (SANITY,)), (3, (MIGHT,)), (5, (SANITY, MIGHT)))
"""H37-CHESS-5, H37-CHESS-6, H37-CHESS-7. By how much Death has won, at least, and what every hero loses."""
NEAR = 6
"""Spaces from which a sensible hero with a better head comes to take over the game."""


class CheckmateData(HauntData):
    """`kept`: Seals whose rooms are not in the house yet, as bits; `broken`: how many have been broken.

    `beaten`: Death has lost a game; `empty`: nobody sat opposite.
    """

    __slots__ = ("beaten", "broken", "empty", "kept")

    kept: int
    broken: int
    beaten: bool
    empty: bool


class Checkmate(Haunt[CheckmateData]):
    """H37-KNOW-1, H37-KNOW-2: each side reads its own page. H37-DEATH-1: Death's numbers stand in the content."""

    number = 37

    # -- beginning

    def fresh_data(self, g: House) -> CheckmateData:
        data = CheckmateData()
        data.kept = ALL_SEALS
        data.broken = 0
        data.beaten = data.empty = False
        return data

    def set_up(self, g: House[CheckmateData]) -> Script[None]:
        """H37-SETUP-1, H37-SETUP-2, H37-SETUP-3. Death comes to a hero; Seals lie in those rooms that are laid."""
        heroes = heroes_in_house(g)
        hero = yield from pick_figure(g, g.traitor, heroes, "deaths_opponent", "H37-SETUP-2", g.traitor)
        add_monster(g, 0, g.room[hero], g.side[hero])
        for room in SEAL_ROOMS:
            if in_house(g, room):
                self._lay_seal(g, room)

    def room_added(self, g: House[CheckmateData], room: Room) -> Script[None]:
        """H37-SETUP-3. Its Seal has been kept for it."""
        if room in SEAL_ROOMS and has(g.data.kept, SEALS[SEAL_ROOMS.index(room)]):
            self._lay_seal(g, room)
        return NOTHING

    def _lay_seal(self, g: House[CheckmateData], room: Room) -> None:
        """H37-SEALS-4, HC-8. In the Vault it lies inside."""
        seal = SEALS[SEAL_ROOMS.index(room)]
        g.data.kept = without(g.data.kept, seal)
        put_in_pile(g, seal, spot_at(room, room == VAULT and not g.vault_open))
        g.tell(EVERYONE, SEAL_IN, seal, room)

    # -- Death, whom nothing affects

    def acts_in_monster_turn(self, g: House[CheckmateData], figure: Figure) -> bool:
        """H37-DEATH-1. It sits there."""
        return False

    def may_discover(self, g: House[CheckmateData], figure: Figure) -> str:
        """H37-DEATH-1. It never moves: it is not trapped in the basement, but where it wants to be (BET-RESCUE-3)."""
        return ""

    # -- Death's room, where the traitor has no say

    def _out_of_reach(self, g: House[CheckmateData], figure: Figure) -> bool:
        """H37-TRAITOR-2. Whether this hero is in Death's room, and whatever happens now is the traitor's doing."""
        return g.acting == g.traitor and figure != g.traitor and g.room[figure] == deaths_room(g)

    def barred(self, g: House[CheckmateData], figure: Figure, room: Room) -> str:
        """H37-TRAITOR-1. The traitor stays out."""
        return "H37-TRAITOR-1" if figure == g.traitor and room == deaths_room(g) else ""

    def slows(self, g: House[CheckmateData], figure: Figure, mover: Figure) -> bool:
        """H37-DEATH-2, H37-TRAITOR-3. Death holds up nobody, and at its board traitor and heroes do not either."""
        if figure >= FIRST_MONSTER or (g.room[figure] == deaths_room(g) and g.traitor in (figure, mover)):
            return False
        return super().slows(g, figure, mover)

    def may_attack(self, g: House[CheckmateData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H37-DEATH-2, H37-TRAITOR-2. Nobody attacks Death, and the traitor nobody who sits there."""
        if target >= FIRST_MONSTER:
            return "H37-DEATH-2"
        if self._out_of_reach(g, target):
            return "H37-TRAITOR-2"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House[CheckmateData], thrower: Figure, victim: Figure) -> bool:
        """H37-TRAITOR-2, H37-DEATH-2. The traitor's harms nobody there. (It spares whatever has no Might.)"""
        return not self._out_of_reach(g, victim)

    def can_be_moved(self, g: House[CheckmateData], figure: Figure) -> bool:
        """H37-DEATH-2, H37-TRAITOR-2. Nothing calls Death, and the traitor's Bell nobody who sits there."""
        return figure < FIRST_MONSTER and not self._out_of_reach(g, figure)

    def may_hold(self, g: House[CheckmateData], figure: Figure, card: Card) -> str:
        """H37-SEALS-1, H37-SEALS-5, H37-SEALS-6. The traitor picks up no Seals, but may take and keep them by force."""
        barred = figure == g.traitor and _lies_about(g, card)
        return "H37-SEALS-5" if barred else super().may_hold(g, figure, card)

    def dog_carries(self, g: House[CheckmateData], card: Card) -> bool:
        """H37-SEALS-5. Neither does the traitor's Dog."""
        return g.acting != g.traitor or not _lies_about(g, card)

    # -- actions

    def offer(self, g: House[CheckmateData], figure: Figure, ask: Ask) -> None:
        """H37-SEALS-2, H37-TRAITOR-3. Heroes break Seals; the traitor only leaves, if it is where it should not be."""
        if figure != g.traitor:
            offer_task(g, BREAK_SEAL, ask, _no_breaking(g, figure))
        elif g.room[figure] == deaths_room(g):
            _leave_only_steps(ask)

    def perform(self, g: House[CheckmateData], figure: Figure, option: Option) -> Script[None]:
        """H37-SEALS-2, H37-SEALS-3. A Seal is broken."""
        seal = card_numbers(g.held[figure] & ALL_SEALS & ~g.used)[0]
        if (yield from task_roll(g, figure, SANITY, needed=SEAL_TARGET)) >= SEAL_TARGET:
            destroy(g, figure, seal)
            g.data.broken += 1
            g.tell(EVERYONE, SEAL_BROKEN, g.word[figure], seal)

    # -- chess

    def on_monster_turn_start(self, g: House[CheckmateData]) -> Script[None]:
        """H37-CHESS-1, H37-WIN-2. One game, against the best head in the room; an empty chair is a defeat."""
        seat = challenger(g)
        if seat < 0:
            g.data.empty = True
            g.tell(EVERYONE, CHAIR_EMPTY)
            return
        g.tell(EVERYONE, CHESS, g.word[seat])
        deaths = self._deaths_roll(g)
        result = yield from trait_roll(g, seat, KNOWLEDGE, _help_of_book(g, seat))
        g.tell(EVERYONE, CHESS_ENDED, g.word[seat], result, deaths)
        if result > deaths:
            g.data.beaten = True
        else:
            yield from self._pay(g, deaths - result)

    def _pay(self, g: House[CheckmateData], difference: int) -> Script[None]:
        """H37-CHESS-4, H37-CHESS-8. What every hero loses by a game that Death has won by so much; by a tie nothing."""
        lost = [traits for least, traits in LOSSES if difference >= least]
        for hero in heroes_clockwise(g):
            for trait in lost[-1] if lost else ():
                yield from lose(g, hero, trait, 1, BY_HAUNT)

    def _deaths_roll(self, g: House[CheckmateData]) -> int:
        """H37-CHESS-2, H37-SEALS-3. 8 dice without those that broken Seals have taken; every blank once more."""
        count = MOST_DICE - g.data.broken * DICE_LOST[g.rules.seats > SMALL_TABLE]
        return throw_blanks_again(g, the_death(g), count, PURPOSES["chess"]) if count > 0 else 0

    # -- winning

    def winner(self, g: House[CheckmateData]) -> int:
        """H37-WIN-1, H37-WIN-2. The death of all heroes (H37-WIN-3) is seen by the rulebook (BET-WIN-6)."""
        if g.data.beaten:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.data.empty else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[CheckmateData], seat: Seat) -> dict[str, Any]:
        """H37-SETUP-3, HC-8. All count the broken Seals; where the others will be found, the traitor alone knows."""
        shown: dict[str, Any] = {"seals_broken": g.data.broken}
        if seat == g.traitor:
            shown["seals_kept_for"] = [
                ROOMS.words[room] for seal, room in zip(SEALS, SEAL_ROOMS, strict=True) if has(g.data.kept, seal)
            ]
        return shown

    def check(self, g: House[CheckmateData]) -> None:
        for seal in SEALS:
            found = (holder_of(g, seal) >= 0) + (pile_with(g, seal) >= 0) + has(g.gone, seal)
            assert found + has(g.data.kept, seal) == 1, f"{CARDS.words[seal]} is lost or doubled"
        assert (g.gone & ALL_SEALS).bit_count() == g.data.broken, "Seals are broken and not counted"

    # -- for the general bot

    def goals(self, g: House[CheckmateData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return self._traitor_goals(g)
        if not monsters(g):
            return []  # it is still being set up
        chair = just(deaths_room(g))
        if seat == self._sitter(g):
            return [Goal(verbs=("break_seal",)), Goal(rooms=chair)]
        mine = Goal(verbs=("break_seal",), cards=SEALS)
        if g.fate[g.traitor] == IN_HOUSE and g.held[g.traitor] & ALL_SEALS:
            return [mine, Goal(targets=(g.traitor,), cards=SEALS)]
        return [Goal(verbs=mine.verbs, cards=SEALS, explore=True)]

    def _sitter(self, g: House[CheckmateData]) -> int:
        """Who has to be in the chair: whoever is there, until a better head is there too; else the nearest."""
        there, heroes = challenger(g), heroes_in_house(g)
        far = [gap if gap >= 0 else INFINITELY_FAR for gap in distances(g, deaths_room(g))]
        if there < 0:
            return min(heroes, key=lambda hero: far[g.room[hero]], default=there)
        best = max(heroes, key=lambda hero: (_head(g, hero), hero == there))
        takes_over = g.acting == best and far[g.room[best]] <= NEAR and not g.held[best] & ALL_SEALS
        return best if takes_over else there

    def _traitor_goals(self, g: House[CheckmateData]) -> list[Goal]:
        """Death comes to a poor player; then after those who carry Seals, and whoever else is not with Death."""
        heroes = sorted(heroes_in_house(g), key=lambda hero: _head(g, hero))
        invite = Goal(verbs=tuple(f"pick_figure({name_of(g, hero)})" for hero in heroes))
        if not monsters(g):
            return [invite]
        abroad = [hero for hero in heroes if g.room[hero] != deaths_room(g)]
        owners = [hero for hero in abroad if g.held[hero] & ALL_SEALS]
        return [Goal(targets=tuple(owners or abroad), cards=SEALS)]


def the_death(g: House[CheckmateData]) -> int:
    return sole_monster(g)


def deaths_room(g: House[CheckmateData]) -> int:
    """-1 before Death has come."""
    death = the_death(g)
    return g.room[death] if death >= 0 else -1


def challenger(g: House[CheckmateData]) -> int:
    """H37-CHESS-1. The highest Knowledge in Death's room; of equals the first from the traitor's left. -1: nobody."""
    there = [hero for hero in heroes_clockwise(g) if g.room[hero] == deaths_room(g)]
    return max(there, key=lambda hero: value(g, hero, KNOWLEDGE), default=-1)


def _lies_about(g: House[CheckmateData], card: Card) -> bool:
    """Whether this is a Seal in a room."""
    return has(ALL_SEALS, card) and pile_with(g, card) >= 0


def _no_breaking(g: House[CheckmateData], hero: Seat) -> str:
    """H37-SEALS-2, BET-ITEM-9. The rule by which this hero breaks no Seal now; empty: it may."""
    seals = g.held[hero] & ALL_SEALS
    if not seals:
        return "H37-SEALS-2"
    return "" if seals & ~g.used else "BET-ITEM-9"


def _help_of_book(g: House[CheckmateData], seat: Seat) -> int:
    """H37-CHESS-3. One die more for whoever carries it."""
    return int(holds(g, seat, BOOK))


def _head(g: House[CheckmateData], seat: Seat) -> int:
    """How many dice this hero would roll against Death."""
    return value(g, seat, KNOWLEDGE) + _help_of_book(g, seat)


def _leave_only_steps(ask: Ask) -> None:
    """H37-TRAITOR-3. Whatever is no step is closed."""
    for option in [option for option in ask.options if option.verb not in STEPS]:
        ask.options.remove(option)
        ask.bar(option, "H37-TRAITOR-3")
