"""Haunt 3, Frog-Leg Stew: heroes as Frogs, what they cannot do, and how others carry them.

Decided here, where the text is silent: a Frog slips out of debris and webs, handles no items, takes part in no task and
slows nobody. Picking up, dropping and handing over a Frog are acts with items (BET-ITEM-4): each once per turn.
Whoever could steal from its carrier may take the Frog. A carried Frog goes wherever its carrier goes, and nothing that
rooms do touches it.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.cards.handling import act_is_open
from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS, card_numbers
from housebound.games.betrayal.effects.adjacent import near
from housebound.games.betrayal.figures.belongings import discard_held, spot_of
from housebound.games.betrayal.figures.damage import BY_HAUNT, settle_skull, to_lowest
from housebound.games.betrayal.figures.restraints import release
from housebound.games.betrayal.figures.roster import heroes_in_house, laid_out
from housebound.games.betrayal.figures.traits import set_to_start
from housebound.games.betrayal.haunts.h03_frog_leg_stew.data import StewData
from housebound.games.betrayal.haunts.parts.conversion import lay_down_belongings
from housebound.games.betrayal.haunts.parts.taken_along import TakingAlong, stand_with
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    HAS_DROPPED,
    HAS_GIVEN,
    HAS_TAKEN,
    IN_HOUSE,
    House,
)
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import FIGURES, KNOWLEDGE, MIGHT, PHYSICAL, VERBS, YES
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script
from housebound.kernel.sets import has, just

PICK_UP = VERBS.verb("pick_up_frog", FIGURES, rule="H03-FROG-3")
PUT_DOWN = VERBS.verb("put_down_frog", rule="H03-FROG-3")()
HAND_OVER = VERBS.verb("hand_over_frog", FIGURES, rule="H03-FROG-3")
CARRYING = (PICK_UP, PUT_DOWN.verb, HAND_OVER)
FROG_NOW = NoticeKind("frog_now", figure=FIGURES)
HUMAN_NOW = NoticeKind("human_now", figure=FIGURES)
FROG_CARRIED = NoticeKind("frog_carried", figure=FIGURES, hero=FIGURES)
FROG_LOOSE = NoticeKind("frog_loose", figure=FIGURES)
NOBODY = -1


def nobody_carried() -> list[int]:
    return [NOBODY] * FIRST_MONSTER


def is_frog(g: House[StewData], figure: Figure) -> bool:
    return figure < FIRST_MONSTER and laid_out(g) and bool(has(g.data.frogs, figure))


def is_carried(g: House[StewData], figure: Figure) -> bool:
    return is_frog(g, figure) and g.data.carrier[figure] != NOBODY


def carried_by(g: House[StewData], figure: Figure) -> int:
    """The Frog that the figure carries, or -1."""
    carriers: list[int] = g.data.carrier
    return carriers.index(figure) if figure < FIRST_MONSTER and figure in carriers else NOBODY


def people(g: House[StewData]) -> list[int]:
    """The heroes that are no Frogs."""
    return [seat for seat in heroes_in_house(g) if not is_frog(g, seat)]


def at_large(g: House[StewData]) -> list[int]:
    """The Frogs that nobody carries."""
    return [seat for seat in card_numbers(g.data.frogs) if g.data.carrier[seat] == NOBODY]


def become_frog(g: House[StewData], seat: Seat) -> Script[None]:
    """H03-FROG-1, H03-FROG-4. It drops all items, which can cost its life, and any Frog, and loses its companions."""
    release(g, seat)
    put_down(g, seat)
    lay_down_belongings(g, seat, ITEM_BITS)
    for card in card_numbers(g.held[seat] & COMPANIONS):
        discard_held(g, seat, card)
    yield from settle_skull(g, seat, BY_HAUNT)
    if g.fate[seat] != IN_HOUSE:
        return
    for trait in (MIGHT, KNOWLEDGE):
        to_lowest(g, seat, trait, BY_HAUNT)
    g.data.frogs |= just(seat)
    g.tell(EVERYONE, FROG_NOW, g.word[seat])


def become_human(g: House[StewData], seat: Seat) -> None:
    """H03-HEROES-4, HC-28. With all traits at their starting values."""
    g.data.frogs &= ~(just(seat))
    g.data.carrier[seat] = NOBODY
    set_to_start(g, seat)
    g.tell(EVERYONE, HUMAN_NOW, g.word[seat])


def take_up(g: House[StewData], figure: Figure, frog: int) -> None:
    g.data.carrier[frog] = figure
    g.tell(EVERYONE, FROG_CARRIED, g.word[frog], g.word[figure])


def put_down(g: House[StewData], figure: Figure) -> None:
    """H03-FROG-3. The Frog that the figure carries, if any, sits where the figure is."""
    frog = carried_by(g, figure)
    if frog != NOBODY:
        g.data.carrier[frog] = NOBODY
        g.tell(EVERYONE, FROG_LOOSE, g.word[frog])


class Frogs(TakingAlong[StewData]):
    """H03-FROG-2, H03-FROG-3. What a Frog cannot do, and what is done with it."""

    # -- Frogs

    def takes_turn(self, g: House[StewData], seat: Seat) -> bool:
        """H03-FROG-3. A carried Frog does nothing in its turn."""
        return super().takes_turn(g, seat) and not is_carried(g, seat)

    def may_move(self, g: House[StewData], figure: Figure) -> str:
        return "H03-FROG-3" if is_carried(g, figure) else ""

    def can_be_moved(self, g: House[StewData], figure: Figure) -> bool:
        return not is_carried(g, figure)

    def may_discover(self, g: House[StewData], figure: Figure) -> str:
        return "H03-FROG-2" if is_frog(g, figure) else super().may_discover(g, figure)

    def replace_draw(self, g: House[StewData], seat: Seat, symbol: int) -> Script[bool]:
        return is_frog(g, seat)
        yield

    def may_hold(self, g: House[StewData], figure: Figure, card: Card) -> str:
        return "H03-FROG-2" if is_frog(g, figure) else super().may_hold(g, figure, card)

    def can_handle_items(self, g: House[StewData], figure: Figure) -> bool:
        return not is_frog(g, figure)

    def uses_items(self, g: House[StewData], figure: Figure) -> bool:
        return super().uses_items(g, figure) and not is_frog(g, figure)

    def slows(self, g: House[StewData], figure: Figure, mover: Figure) -> bool:
        return not is_frog(g, figure) and super().slows(g, figure, mover)

    def may_attack(self, g: House[StewData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H03-FROG-2, H03-FROG-5. A Frog attacks nobody, and the traitor attacks no Frog."""
        if is_frog(g, attacker):
            return "H03-FROG-2"
        why = super().may_attack(g, attacker, target, trait, card)
        return why or ("H03-FROG-5" if is_frog(g, target) else "")

    # -- carrying them

    def offer(self, g: House[StewData], figure: Figure, ask: Ask) -> None:
        """H03-FROG-3, BET-ITEM-4. Each act with a Frog once per turn, like those with items."""
        if is_frog(g, figure):
            return
        frog = carried_by(g, figure)
        if frog == NOBODY:
            why = act_is_open(g, HAS_TAKEN)
            for loose in at_large(g):
                if spot_of(g, loose) == spot_of(g, figure):
                    ask.offer(PICK_UP(g.word[loose]), unless=why)
            return
        ask.offer(PUT_DOWN, unless=act_is_open(g, HAS_DROPPED))
        why = act_is_open(g, HAS_GIVEN)
        for other in near(g, figure):
            if other != figure and not is_frog(g, other):
                full = "H03-FROG-3" if carried_by(g, other) != NOBODY else ""
                ask.offer(HAND_OVER(g.word[other]), unless=why or full)

    def perform(self, g: House[StewData], figure: Figure, option: Option) -> Script[None]:
        if option.verb is PICK_UP:
            g.did |= HAS_TAKEN
            take_up(g, figure, g.word.index(option.args[0]))
        elif option is PUT_DOWN:
            g.did |= HAS_DROPPED
            put_down(g, figure)
        else:
            g.did |= HAS_GIVEN
            yield from self._hand_over(g, figure, g.word.index(option.args[0]))

    def _hand_over(self, g: House[StewData], figure: Figure, taker: int) -> Script[None]:
        """BET-ITEM-4. If the other one agrees."""
        frog = carried_by(g, figure)
        option: Option = yield Decision(taker, "accept_frog", offer_yes_no, "BET-ITEM-4", g.word[frog])
        if option is YES:
            take_up(g, taker, frog)

    def attack_won(self, g: House[StewData], attack: Attack) -> Script[bool]:
        """H03-FROG-3, BET-STEAL-1, BET-STEAL-3. With 2 or more points the winner may take the loser's Frog instead."""
        frog = carried_by(g, attack.target)
        able = attack.attacker < FIRST_MONSTER and carried_by(g, attack.attacker) == NOBODY
        if frog == NOBODY or not able or attack.difference < 2 or attack.ranged:
            return False
        if g.rules.steal_damage == "physical" and self.damage_from(g, attack, attack.target) != PHYSICAL:
            return False
        option: Option = yield Decision(attack.attacker, "steal_frog", offer_yes_no, "BET-STEAL-1", g.word[frog])
        if option is YES:
            take_up(g, attack.attacker, frog)
        return option is YES

    def bring_along(self, g: House[StewData], figure: Figure) -> None:
        """H03-FROG-3. A carried Frog is where its carrier is."""
        frog = carried_by(g, figure)
        if frog != NOBODY:
            stand_with(g, frog, figure)

    def on_death(self, g: House[StewData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H03-FROG-4. The dead drop the Frog that they carried."""
        put_down(g, seat)
        g.data.frogs &= ~(just(seat))
        g.data.carrier[seat] = NOBODY
        return NOTHING

    # -- what is seen

    def shown(self, g: House[StewData], seat: Seat) -> dict[str, Any]:
        words = FIGURES.words
        return {
            "frogs": [words[g.word[frog]] for frog in card_numbers(g.data.frogs)],
            "carried_frogs": {
                words[g.word[frog]]: words[g.word[carrier]]
                for frog, carrier in enumerate(g.data.carrier)
                if carrier != NOBODY
            },
        }

    def check(self, g: House[StewData]) -> None:
        for frog in card_numbers(g.data.frogs):
            assert g.fate[frog] == IN_HOUSE, "a Frog that is not there"
            assert not g.held[frog] & (ITEM_BITS | COMPANIONS), "a Frog with belongings"
        carriers = [carrier for carrier in g.data.carrier if carrier != NOBODY]
        assert len(set(carriers)) == len(carriers), "two Frogs on one arm"
        for frog, carrier in enumerate(g.data.carrier):
            if carrier != NOBODY:
                assert is_frog(g, frog), "somebody is carried who is no Frog"
                assert not is_frog(g, carrier), "a Frog carries a Frog"
                assert spot_of(g, frog) == spot_of(g, carrier), "a carried Frog is elsewhere"
