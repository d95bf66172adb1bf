"""Haunt 43, The Star-Sickness: work in the laboratory, herbs, the Serum and what it does."""

from __future__ import annotations

from housebound.games.betrayal.attack import make_attack
from housebound.games.betrayal.cards_in_hand import BOOK, get_card, holds, put_in_pile
from housebound.games.betrayal.damage import BY_HAUNT
from housebound.games.betrayal.death import die
from housebound.games.betrayal.haunts.actions import attack_spent, cannot_pay_space, offer_unless
from housebound.games.betrayal.haunts.barrier_sides import across
from housebound.games.betrayal.haunts.consent import agrees
from housebound.games.betrayal.haunts.conversion import raise_to_start
from housebound.games.betrayal.haunts.figures import remove_monster
from housebound.games.betrayal.haunts.h43_numbers import is_living, is_traitor
from housebound.games.betrayal.haunts.objects import unfound
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import Attack
from housebound.games.betrayal.house import company
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    IN_HOUSE,
    TURN_OVER,
    House,
)
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import CARDS, FIGURES, HEROES, KNOWLEDGE, ROOMS, SPEED, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script

LAB_WORK = VERBS.verb("lab_work")()
GATHER_HERBS = VERBS.verb("gather_herbs")()
INJECT = VERBS.verb("inject", FIGURES)
INJECT_BY_FORCE = VERBS.verb("inject_by_force", FIGURES)
INOCULATED = NoticeKind("inoculated", figure=FIGURES)
SERUM_KILLS = NoticeKind("serum_kills", figure=FIGURES)
SERUM_REFUSED = NoticeKind("serum_refused", figure=FIGURES)

LABORATORY = ROOMS["research_laboratory"]
HERB_ROOMS = (ROOMS["conservatory"], ROOMS["gardens"])
SERUM = CARDS["serum"]
HERBS = sum(1 << card for card, word in enumerate(CARDS.words) if word.startswith("herb_"))
LAB_TARGET, HERB_TARGET = 5, 3


# -- making it


def offer_work(g: House, seat: int, ask: Ask) -> None:
    """Lab work, and herbs at the end of a turn; both are one task (BET-TASK-1)."""
    room = g.room[seat]
    offer_task(g, LAB_WORK, ask, "" if room == LABORATORY else "BET-GEN-5")
    offer_task(g, GATHER_HERBS, ask, "" if room in HERB_ROOMS and unfound(g, HERBS) else "BET-GEN-5")


def work(g: House, seat: int, option: Option) -> Script[None]:
    if option is LAB_WORK:
        if (yield from task_roll(g, seat, KNOWLEDGE, helpers(g, seat))) >= LAB_TARGET and g.fate[seat] == IN_HOUSE:
            g.data.lab += 1
            succeed(g, HEROES, tokens_in_lab(g))
            brew(g, seat)
        return
    if (yield from task_roll(g, seat, KNOWLEDGE)) >= HERB_TARGET and g.fate[seat] == IN_HOUSE:
        get_card(g, seat, unfound(g, HERBS)[0])
    g.did |= TURN_OVER


def helpers(g: House, seat: int) -> int:
    """More dice in the laboratory: one for each other explorer there, and one if the Book is there."""
    here = [other for other in range(g.rules.seats) if is_living(g, other) and g.room[other] == LABORATORY]
    book = g.piles.get(LABORATORY * 2, 0) >> BOOK & 1 or any(holds(g, other, BOOK) for other in here)
    return len(here) - 1 + int(bool(book))


def herbs_in_lab(g: House) -> int:
    """The herbs that lie in the laboratory: they stay there."""
    return g.piles.get(LABORATORY * 2, 0) & HERBS


def tokens_in_lab(g: House) -> int:
    count: int = g.data.lab + herbs_in_lab(g).bit_count()
    return count


def brew(g: House, seat: int) -> None:
    """With P tokens in the laboratory, of both kinds, there is the Serum. Who added the last one takes it.

    It lies there if that one is no explorer any more.
    """
    if g.data.made or not g.data.lab or not herbs_in_lab(g) or tokens_in_lab(g) < g.rules.seats:
        return
    g.data.made = True
    if is_living(g, seat):
        get_card(g, seat, SERUM)
    else:
        put_in_pile(g, SERUM, LABORATORY * 2)


# -- giving it


def offer_serum(g: House, seat: int, ask: Ask) -> None:
    """The willing and the changing for 1 space, everybody else by a Speed attack."""
    if not holds(g, seat, SERUM):
        return
    fresh = "BET-ITEM-9" if g.used >> SERUM & 1 else ""
    tired = attack_spent(g)
    for figure in (seat, *company(g, seat)):
        if across(g, figure, seat):
            continue
        if figure >= FIRST_MONSTER:
            offer_unless(fresh or tired, INJECT_BY_FORCE(g.word[figure]), ask)
            continue
        done = "BET-GEN-5" if g.data.inoculated >> figure & 1 else ""
        no = "BET-TURN-7" if g.data.refused >> figure & 1 else ""
        offer_unless(done or fresh or no or cannot_pay_space(g, seat), INJECT(g.word[figure]), ask)
        if figure != seat and is_living(g, figure):
            offer_unless(done or fresh or tired, INJECT_BY_FORCE(g.word[figure]), ask)


def inject(g: House, seat: int, target: int) -> Script[None]:
    """For 1 space: oneself, somebody who agrees, or somebody who is changing and cannot resist."""
    willing = target == seat or not is_living(g, target)
    if not willing and not (yield from agrees(g, target, seat, "accept_serum", SERUM_REFUSED)):
        return
    g.spent += 1
    yield from take_serum(g, target)


def inject_by_force(g: House, seat: int, target: int) -> Script[None]:
    return make_attack(g, Attack(seat, target, SPEED))


def is_injection(attack: Attack) -> bool:
    """Nothing else attacks with Speed and bare hands here."""
    return attack.trait == SPEED and attack.card < 0


def take_serum(g: House, target: int) -> Script[None]:
    """A traitor or an Alien dies for good; anybody else is inoculated, and every low trait is back at its start."""
    g.reveal(EVERYONE)
    if target >= FIRST_MONSTER:
        seat = g.data.risen.index(target)
        g.data.risen[seat] = -1
        g.tell(EVERYONE, SERUM_KILLS, g.word[target])
        remove_monster(g, target)
    elif is_traitor(g, target):
        g.data.transforming[target] = 0
        g.data.proven |= 1 << target
        g.tell(EVERYONE, SERUM_KILLS, g.word[target])
        yield from die(g, target, BY_HAUNT)
    else:
        g.data.inoculated |= 1 << target
        g.data.cleared |= 1 << target
        g.tell(EVERYONE, INOCULATED, g.word[target])
        raise_to_start(g, target)
    check_win(g)
