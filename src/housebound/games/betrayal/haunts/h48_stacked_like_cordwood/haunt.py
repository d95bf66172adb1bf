"""Haunt 48, Stacked Like Cordwood. Crimson Jack has come back, and comes back stronger whenever he is beaten.

Only a cursed weapon kills him for good: the heroes fix which one it is, master it by P successes of study, and win when
an attack with it beats him. The traitor's side wins when all heroes are dead.

Decided here, where the text is silent:

- Who declares, finds or studies does it openly: all see which weapon it is, and the tokens on the heroes' cards.
- A finder chooses among those of the four that lie in a stack or a discard pile; where none does, nothing can be found.
- The study needs the weapon on the hero's side of a barrier; the aura fills the whole room.
- A shot, a Sanity attack or Dynamite that beats Jack removes him like any other defeat; a fall does nothing to him.
- A cursed weapon that nobody can have any more turns up as in HC-23; so does a room in which it can be found.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.effects.steps import choose_card
from housebound.games.betrayal.figures.belongings import holder_of, holds, pile_with, spot_of
from housebound.games.betrayal.figures.damage import BY_HAUNT, lose_of_choice, settle_skull
from housebound.games.betrayal.figures.dice import MOST_DICE, trait_roll
from housebound.games.betrayal.figures.roster import (
    add_monster,
    heroes_in_house,
    monsters,
    remove_monster,
    sole_monster,
)
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.far_away import refuge, spaces_left
from housebound.games.betrayal.haunts.parts.fetched_cards import is_undrawn, take_from_stack
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.plan import in_house
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait, room_at
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    CHAPEL,
    COUNT,
    ENTRANCE_HALL,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PAIR,
    PHYSICAL,
    ROOMS,
    SANITY,
    TRAITOR,
    TRAITS,
    VAULT,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import just, set_of

FIND = VERBS.verb("find_cursed_weapon", rule="H48-HEROES-1")()
DECLARE = VERBS.verb("declare_cursed_weapon", CARDS, rule="H48-HEROES-2")
STUDY = VERBS.verb("study_cursed_weapon", TRAITS, rule="H48-HEROES-4")
CURSED = NoticeKind("weapon_is_cursed", card=CARDS)
MASTERED = NoticeKind("weapon_mastered", card=CARDS)
JACK_FALLS = NoticeKind("jack_falls", figure=FIGURES)
JACK_RETURNS = NoticeKind("jack_returns", figure=FIGURES, number=COUNT)
AURA = NoticeKind("aura_of_fear", figure=FIGURES)

WEAPONS = tuple(CARDS[word] for word in ("axe", "spear", "blood_dagger", "sacrificial_dagger"))
HIDING_PLACES = (ROOMS["library"], CHAPEL, ROOMS["attic"])
FIND_TARGET, STUDY_TARGET, AURA_TARGET = 3, 5, 3  # H48-HEROES-1, H48-HEROES-4, H48-JACK-4
STUDIED_WITH = (MIGHT, KNOWLEDGE)
NOT_FIXED = -1


class CordwoodData(HauntData):
    """`returns`: of Jack; `weapon`: the cursed one; `tokens`: seat -> successes of study; `slain`: Jack, for good."""

    __slots__ = ("returns", "slain", "tokens", "weapon")

    returns: int
    weapon: int
    tokens: list[int]
    slain: bool


class StackedLikeCordwood(Haunt[CordwoodData]):
    """H48-KNOW-1, H48-KNOW-2: each side reads its own page. H48-JACK-1: Jack's numbers stand in the content.

    H48-HEROES-7: the cursed weapon is stolen and left behind like any other. H48-WIN-2: no hero is left (BET-WIN-6).
    """

    number = 48

    # -- beginning

    def fresh_data(self, g: House) -> CordwoodData:
        data = CordwoodData()
        data.returns = 0
        data.weapon = NOT_FIXED
        data.tokens = [0] * FIRST_MONSTER
        data.slain = False
        return data

    def set_up(self, g: House[CordwoodData]) -> Script[None]:
        """H48-SETUP-1, H48-SETUP-2, H48-SETUP-3. Jack stands in the Entrance Hall; nothing else is put anywhere."""
        add_monster(g, 0, ENTRANCE_HALL)
        return
        yield

    # -- turns

    def on_turn_start(self, g: House[CordwoodData], seat: Seat) -> Script[None]:
        """H48-JACK-3, H48-JACK-4, HC-23. Jack comes back with the traitor's turn; heroes beside him meet his aura."""
        if seat == g.traitor:
            if the_jack(g) < 0:
                self._return(g)
            return
        if g.data.weapon != NOT_FIXED:
            turn_up_cards(g, seat, (g.data.weapon,))
        elif g.team[seat] == HEROES:
            yield from turn_up_one_of(g, HIDING_PLACES)
        jack = the_jack(g)
        if jack >= 0 and g.fate[seat] == IN_HOUSE and g.room[seat] == g.room[jack]:
            yield from self._frighten(g, seat)

    def _return(self, g: House[CordwoodData]) -> None:
        """H48-JACK-3. By the front door, and stronger."""
        g.data.returns += 1
        jack = add_monster(g, 0, ENTRANCE_HALL)
        g.tell(EVERYONE, JACK_RETURNS, g.word[jack], min(g.data.returns, 40))

    def _frighten(self, g: House[CordwoodData], seat: Seat) -> Script[None]:
        """H48-JACK-4. Sanity 3+, or a step of the mind and one of the body are lost, as the hero chooses."""
        g.tell(EVERYONE, AURA, g.word[seat])
        if (yield from trait_roll(g, seat, SANITY, needed=AURA_TARGET, openly=False)) < AURA_TARGET:
            for kind in (MENTAL, PHYSICAL):
                yield from lose_of_choice(g, seat, PAIR[kind], 1, BY_HAUNT)

    # -- Jack

    def trait_of(self, g: House[CordwoodData], figure: Figure, trait: Trait) -> int:
        """H48-JACK-1, H48-JACK-3. 1 more for each return, never more than 8."""
        printed = super().trait_of(g, figure, trait)
        return min(printed + g.data.returns, MOST_DICE) if printed >= 0 else printed

    def hurt_monster(
        self, g: House[CordwoodData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H48-JACK-2, H48-HEROES-6. Killed by the mastered weapon, else gone until the next traitor turn."""
        if attack is None:
            return True
        g.data.slain = attack.card == g.data.weapon != NOT_FIXED and is_mastered(g)
        g.tell(EVERYONE, JACK_FALLS, g.word[figure])
        remove_monster(g, figure)
        check_win(g)
        return True
        yield

    # -- what heroes do

    def offer(self, g: House[CordwoodData], figure: Figure, ask: Ask) -> None:
        if figure < FIRST_MONSTER and g.team[figure] == HEROES:
            self._offer_weapons(g, figure, ask)
            self._offer_study(g, figure, ask)

    def _offer_weapons(self, g: House[CordwoodData], seat: Seat, ask: Ask) -> None:
        """H48-HEROES-1, H48-HEROES-2, H48-HEROES-3. Declare what one holds, or find one, until one is fixed."""
        fixed = "H48-HEROES-3" if g.data.weapon != NOT_FIXED else ""
        for card in WEAPONS:
            if holds(g, seat, card):
                ask.offer(DECLARE(card), unless=fixed)
        here = g.room[seat] in HIDING_PLACES or (g.room[seat] == VAULT and g.vault_open)
        offer_task(g, FIND, ask, fixed or ("" if here and _findable(g) else "H48-HEROES-1"))

    def _offer_study(self, g: House[CordwoodData], seat: Seat, ask: Ask) -> None:
        """H48-HEROES-4, H48-HEROES-5. Where the cursed weapon is, as long as it is not mastered."""
        here = g.data.weapon != NOT_FIXED and weapon_spot(g) == spot_of(g, seat)
        why = "H48-HEROES-5" if is_mastered(g) else "" if here else "H48-HEROES-4"
        for trait in STUDIED_WITH:
            offer_task(g, STUDY(trait), ask, why)

    def perform(self, g: House[CordwoodData], figure: Figure, option: Option) -> Script[None]:
        """H48-HEROES-2, H48-HEROES-4, H48-HEROES-5. Declare, find, or study."""
        if option.verb is DECLARE:
            self._fix(g, option.args[0])
        elif option is FIND:
            yield from self._find(g, figure)
        elif (yield from task_roll(g, figure, option.args[0], needed=STUDY_TARGET)) >= STUDY_TARGET:
            g.data.tokens[figure] += 1
            succeed(g, HEROES, sum(g.data.tokens))
            if is_mastered(g):
                g.tell(EVERYONE, MASTERED, g.data.weapon)

    def _find(self, g: House[CordwoodData], seat: Seat) -> Script[None]:
        """H48-HEROES-1, HC-7. One of the four comes out of its stack into the hero's hands."""
        if (yield from task_roll(g, seat, KNOWLEDGE, needed=FIND_TARGET)) < FIND_TARGET:
            return
        card = yield from choose_card(g, seat, _findable(g), "which_cursed_weapon", "H48-HEROES-1")
        take_from_stack(g, seat, card)
        self._fix(g, card)
        yield from settle_skull(g, seat, BY_HAUNT)

    def _fix(self, g: House[CordwoodData], card: Card) -> None:
        """H48-HEROES-3. This one, and no other."""
        g.data.weapon = card
        g.tell(EVERYONE, CURSED, card)

    # -- winning

    def winner(self, g: House[CordwoodData]) -> int:
        """H48-WIN-1. Jack is dead for good."""
        return self.team_seats(g, HEROES) if g.data.slain else CARRY_ON

    # -- what is seen

    def shown(self, g: House[CordwoodData], seat: Seat) -> dict[str, Any]:
        data = g.data
        tokens = {name_of(g, hero): n for hero, n in enumerate(data.tokens) if n}
        shown: dict[str, Any] = {"jack_returns": data.returns, "study_tokens": tokens}
        if data.weapon != NOT_FIXED:
            shown["cursed_weapon"] = CARDS.words[data.weapon]
        if self.true_side(g, seat) == HEROES:
            shown["study_tokens_needed"] = g.rules.seats
        return shown

    def check(self, g: House[CordwoodData]) -> None:
        data = g.data
        assert sum(data.tokens) <= g.rules.seats, "more tokens than there are"
        assert data.weapon == NOT_FIXED or data.weapon in WEAPONS, "no such weapon"
        assert data.weapon != NOT_FIXED or not any(data.tokens), "something was studied that nobody had"
        assert not data.slain or (is_mastered(g) and not monsters(g)), "Jack lives on"

    # -- for the general bot

    def goals(self, g: House[CordwoodData], seat: Seat) -> list[Goal]:
        jack = the_jack(g)
        if g.team[seat] == TRAITOR:
            return self._traitor_goals(g)
        if g.data.weapon == NOT_FIXED:
            return self._search_goals(g, jack)
        mine = holds(g, seat, g.data.weapon)
        if is_mastered(g):
            blow = f"attack_with({CARDS.words[g.data.weapon]},crimson_jack)"
            if mine and jack >= 0:
                return [Goal(verbs=(blow,), spare=(jack,)), Goal(rooms=just(g.room[jack]))]
            return [*self._weapon_goals(g, jack), Goal(rooms=just(ENTRANCE_HALL) if mine else 0)]
        study = tuple(STUDY(trait).name for trait in STUDIED_WITH)
        near = jack >= 0 and g.acting == seat and weapon_spot(g) == spot_of(g, seat)
        if near and mine:
            away = refuge(g, g.room[seat], min(spaces_left(g, seat), 1), [g.room[jack]], just(g.room[jack]))
            return [Goal(verbs=study, spare=_one(jack)), Goal(rooms=away)]
        return [Goal(verbs=study, spare=_one(jack)), *self._weapon_goals(g, jack)]

    def _search_goals(self, g: House[CordwoodData], jack: int) -> list[Goal]:
        places = [room for room in HIDING_PLACES if in_house(g, room)] + [VAULT] * (in_house(g, VAULT) and g.vault_open)
        rooms = set_of(places) if _findable(g) else 0
        declare = Goal(verbs=("declare_cursed_weapon",), spare=_one(jack), cards=WEAPONS)
        return [declare, Goal(rooms=rooms, verbs=("find_cursed_weapon",), explore=not rooms)]

    def _weapon_goals(self, g: House[CordwoodData], jack: int) -> list[Goal]:
        """To the weapon: to study it, to pick it up, or to take it from the traitor."""
        holder, spare = holder_of(g, g.data.weapon), _one(jack)
        if holder == g.traitor:
            return [Goal(targets=(holder,), cards=(g.data.weapon,), spare=spare)]
        spot = weapon_spot(g)
        avoid = just(g.room[jack]) if jack >= 0 and not is_mastered(g) else 0
        return [Goal(rooms=just(room_at(spot)) if spot >= 0 else 0, cards=(g.data.weapon,), spare=spare, avoid=avoid)]

    def _traitor_goals(self, g: House[CordwoodData]) -> list[Goal]:
        """After whoever has the cursed weapon, then after anybody."""
        heroes = tuple(heroes_in_house(g))
        if g.data.weapon == NOT_FIXED:
            return [Goal(targets=heroes)]
        owners = tuple(hero for hero in heroes if holds(g, hero, g.data.weapon))
        return [Goal(targets=owners or heroes, cards=(g.data.weapon,))]


def the_jack(g: House[CordwoodData]) -> int:
    """His figure; -1 while he is out of the house."""
    return sole_monster(g)


def is_mastered(g: House[CordwoodData]) -> bool:
    """H48-HEROES-5, H48-SETUP-3. P successes of study, whoever made them."""
    tokens: list[int] = g.data.tokens
    return sum(tokens) >= g.rules.seats


def weapon_spot(g: House[CordwoodData]) -> int:
    """H48-HEROES-4. Where the cursed weapon lies or is carried; negative: nowhere in the house."""
    holder = holder_of(g, g.data.weapon)
    return spot_of(g, holder) if holder >= 0 else pile_with(g, g.data.weapon)


def _findable(g: House[CordwoodData]) -> list[int]:
    """H48-HEROES-1. Those of the four that a fetch finds."""
    return [card for card in WEAPONS if is_undrawn(g, card)]


def _one(jack: int) -> tuple[int, ...]:
    return (jack,) if jack >= 0 else ()
