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

from housebound.games.betrayal.cards_in_hand import holder_of, holds, pile_with, spot_of
from housebound.games.betrayal.damage import BY_HAUNT, lose_of_choice, settle_skull
from housebound.games.betrayal.dice import MOST_DICE, trait_roll
from housebound.games.betrayal.effects import choose_card
from housebound.games.betrayal.haunts.far_away import refuge, spaces_left
from housebound.games.betrayal.haunts.fetched_cards import is_undrawn, take_from_stack
from housebound.games.betrayal.haunts.figures import (
    add_monster,
    heroes_in_house,
    monsters,
    remove_monster,
    sole_monster,
)
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.lost_necessities import turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.names import name_of
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import bits
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import in_house
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.winning import check_win
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

FIND = VERBS.verb("find_cursed_weapon")()
DECLARE = VERBS.verb("declare_cursed_weapon", CARDS)
STUDY = VERBS.verb("study_cursed_weapon", TRAITS)
CURSED = NoticeKind("weapon_is_cursed", card=CARDS)
MASTERED = NoticeKind("weapon_mastered", card=CARDS)
JACK_FALLS = NoticeKind("jack_falls", figure=FIGURES)
JACK_RETURNS = NoticeKind("jack_returns", figure=FIGURES, number=COUNT)
AURA = NoticeKind("aura_of_fear", figure=FIGURES)

WEAPONS = tuple(CARDS[word] for word in ("axe", "spear", "blood_dagger", "sacrificial_dagger"))
HIDING_PLACES = (ROOMS["library"], CHAPEL, ROOMS["attic"])
FIND_TARGET, STUDY_TARGET, AURA_TARGET = 3, 5, 3
STUDIED_WITH = (MIGHT, KNOWLEDGE)
NOT_FIXED = -1


class CordwoodData(HauntData):
    """`returns`: of Jack; `weapon`: the cursed one; `tokens`: seat -> successes of study; `slain`: Jack, for good."""

    __slots__ = ("returns", "slain", "tokens", "weapon")

    returns: int
    weapon: int
    tokens: list[int]
    slain: bool


class StackedLikeCordwood(Haunt):
    number = 48

    # -- beginning

    def fresh_data(self, g: House) -> CordwoodData:
        data = CordwoodData()
        data.returns = 0
        data.weapon = NOT_FIXED
        data.tokens = [0] * FIRST_MONSTER
        data.slain = False
        return data

    def set_up(self, g: House) -> Script[None]:
        add_monster(g, 0, ENTRANCE_HALL)
        return
        yield

    # -- turns

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        """HC-11. Jack comes back with the traitor's turn; his aura meets the hero whose turn begins beside him."""
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

    def _return(self, g: House) -> None:
        g.data.returns += 1
        jack = add_monster(g, 0, ENTRANCE_HALL)
        g.tell(EVERYONE, JACK_RETURNS, g.word[jack], min(g.data.returns, 40))

    def _frighten(self, g: House, seat: int) -> Script[None]:
        """The aura: Sanity 3+, or a step of the mind and a step of the body are lost, the hero's choice of each."""
        g.tell(EVERYONE, AURA, g.word[seat])
        if (yield from trait_roll(g, seat, SANITY)) < AURA_TARGET:
            for kind in (MENTAL, PHYSICAL):
                yield from lose_of_choice(g, seat, PAIR[kind], 1, BY_HAUNT)

    # -- Jack

    def trait_of(self, g: House, figure: int, trait: int) -> int:
        printed = super().trait_of(g, figure, trait)
        return min(printed + g.data.returns, MOST_DICE) if printed >= 0 else printed

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """He is beaten: killed by an attack with the mastered weapon, else gone until the next traitor turn."""
        if attack is None:
            return True
        g.data.slain = attack.card == g.data.weapon != NOT_FIXED and is_mastered(g)
        g.tell(EVERYONE, JACK_FALLS, g.word[figure])
        remove_monster(g, figure)
        check_win(g)
        return True
        yield

    # -- what heroes do

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER or g.team[figure] != HEROES:
            return
        if g.data.weapon == NOT_FIXED:
            for card in WEAPONS:
                if holds(g, figure, card):
                    ask.options.append(DECLARE(card))
            here = g.room[figure] in HIDING_PLACES or (g.room[figure] == VAULT and g.vault_open)
            offer_task(g, FIND, ask, "" if here and _findable(g) else "BET-GEN-5")
        elif not is_mastered(g):
            why = "" if weapon_spot(g) == spot_of(g, figure) else "BET-GEN-5"
            for trait in STUDIED_WITH:
                offer_task(g, STUDY(trait), ask, why)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option.verb is DECLARE:
            self._fix(g, option.args[0])
        elif option is FIND:
            yield from self._find(g, figure)
        elif (yield from task_roll(g, figure, option.args[0])) >= STUDY_TARGET:
            g.data.tokens[figure] += 1
            succeed(g, HEROES, sum(g.data.tokens))
            if is_mastered(g):
                g.tell(EVERYONE, MASTERED, g.data.weapon)

    def _find(self, g: House, seat: int) -> Script[None]:
        """HC-7. One of the four comes out of its stack into the hero's hands."""
        if (yield from task_roll(g, seat, KNOWLEDGE)) < FIND_TARGET:
            return
        card = yield from choose_card(g, seat, _findable(g), "which_cursed_weapon", "BET-GEN-5")
        take_from_stack(g, seat, card)
        self._fix(g, card)
        yield from settle_skull(g, seat, BY_HAUNT)

    def _fix(self, g: House, card: int) -> None:
        g.data.weapon = card
        g.tell(EVERYONE, CURSED, card)

    # -- winning

    def winner(self, g: House) -> int:
        return self.team_seats(g, HEROES) if g.data.slain else CARRY_ON

    # -- what is seen

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        data = g.data
        tokens = {name_of(g, hero): n for hero, n in enumerate(data.tokens) if n}
        shown: dict[str, Any] = {"jack_returns": data.returns, "study_tokens": tokens}
        if data.weapon != NOT_FIXED:
            shown["cursed_weapon"] = CARDS.words[data.weapon]
        if self.true_side(g, seat) == HEROES:
            shown["study_tokens_needed"] = g.rules.seats
        return shown

    def check(self, g: House) -> None:
        data = g.data
        assert sum(data.tokens) <= g.rules.seats, "more tokens than there are"
        assert data.weapon == NOT_FIXED or data.weapon in WEAPONS, "no such weapon"
        assert data.weapon != NOT_FIXED or not any(data.tokens), "something was studied that nobody had"
        assert not data.slain or (is_mastered(g) and not monsters(g)), "Jack lives on"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        jack = the_jack(g)
        if g.team[seat] == TRAITOR:
            return self._traitor_goals(g)
        if g.data.weapon == NOT_FIXED:
            return self._search_goals(g, jack)
        mine = holds(g, seat, g.data.weapon)
        if is_mastered(g):
            blow = f"attack_with({CARDS.words[g.data.weapon]},crimson_jack)"
            if mine and jack >= 0:
                return [Goal(verbs=(blow,), spare=(jack,)), Goal(rooms=1 << g.room[jack])]
            return [*self._weapon_goals(g, jack), Goal(rooms=1 << ENTRANCE_HALL if mine else 0)]
        study = tuple(STUDY(trait).name for trait in STUDIED_WITH)
        near = jack >= 0 and g.acting == seat and weapon_spot(g) == spot_of(g, seat)
        if near and mine:
            away = refuge(g, g.room[seat], min(spaces_left(g, seat), 1), [g.room[jack]], 1 << g.room[jack])
            return [Goal(verbs=study, spare=_one(jack)), Goal(rooms=away)]
        return [Goal(verbs=study, spare=_one(jack)), *self._weapon_goals(g, jack)]

    def _search_goals(self, g: House, jack: int) -> list[Goal]:
        places = [room for room in HIDING_PLACES if in_house(g, room)] + [VAULT] * (in_house(g, VAULT) and g.vault_open)
        rooms = bits(places) if _findable(g) else 0
        declare = Goal(verbs=("declare_cursed_weapon",), spare=_one(jack), cards=WEAPONS)
        return [declare, Goal(rooms=rooms, verbs=("find_cursed_weapon",), explore=not rooms)]

    def _weapon_goals(self, g: House, jack: int) -> list[Goal]:
        """To the weapon: to study it, to pick it up, or to take it from the traitor."""
        holder, spare = holder_of(g, g.data.weapon), _one(jack)
        if holder == g.traitor:
            return [Goal(targets=(holder,), cards=(g.data.weapon,), spare=spare)]
        spot = weapon_spot(g)
        avoid = 1 << g.room[jack] if jack >= 0 and not is_mastered(g) else 0
        return [Goal(rooms=1 << (spot >> 1) if spot >= 0 else 0, cards=(g.data.weapon,), spare=spare, avoid=avoid)]

    def _traitor_goals(self, g: House) -> list[Goal]:
        """After whoever has the cursed weapon, then after anybody."""
        heroes = tuple(heroes_in_house(g))
        if g.data.weapon == NOT_FIXED:
            return [Goal(targets=heroes)]
        owners = tuple(hero for hero in heroes if holds(g, hero, g.data.weapon))
        return [Goal(targets=owners or heroes, cards=(g.data.weapon,))]


def the_jack(g: House) -> int:
    """His figure; -1 while he is out of the house."""
    return sole_monster(g)


def is_mastered(g: House) -> bool:
    tokens: list[int] = g.data.tokens
    return sum(tokens) >= g.rules.seats


def weapon_spot(g: House) -> int:
    """Where the cursed weapon lies or is carried; negative: nowhere in the house."""
    holder = holder_of(g, g.data.weapon)
    return spot_of(g, holder) if holder >= 0 else pile_with(g, g.data.weapon)


def _findable(g: House) -> list[int]:
    """Those of the four that a fetch finds."""
    return [card for card in WEAPONS if is_undrawn(g, card)]


def _one(jack: int) -> tuple[int, ...]:
    return (jack,) if jack >= 0 else ()


present(StackedLikeCordwood)
