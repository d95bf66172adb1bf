"""Haunt 43, The Star-Sickness: work in the laboratory, herbs, the Serum and what it does."""

from __future__ import annotations

from housebound.games.betrayal.figures.belongings import BOOK, get_card, holds, put_in_pile
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.roster import remove_monster
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunts.h43_the_star_sickness.data import SicknessData
from housebound.games.betrayal.haunts.h43_the_star_sickness.numbers import is_living, is_traitor
from housebound.games.betrayal.haunts.parts.actions import attack_spent, cannot_pay_space
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.consent import agrees
from housebound.games.betrayal.haunts.parts.conversion import raise_to_start
from housebound.games.betrayal.haunts.parts.objects import unfound
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.plan import company
from housebound.games.betrayal.numbers import Figure, Seat, spot_at
from housebound.games.betrayal.play.attack import make_attack
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    IN_HOUSE,
    TURN_OVER,
    House,
)
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import CARDS, FIGURES, HEROES, KNOWLEDGE, ROOMS, SPEED, VERBS
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

LAB_WORK = VERBS.verb("lab_work", rule="H43-SERUM-1")()
GATHER_HERBS = VERBS.verb("gather_herbs", rule="H43-SERUM-2")()
INJECT = VERBS.verb("inject", FIGURES, rule="H43-SERUM-5")
INJECT_BY_FORCE = VERBS.verb("inject_by_force", FIGURES, rule="H43-SERUM-6")
INOCULATED = NoticeKind("inoculated", figure=FIGURES)
SERUM_KILLS = NoticeKind("serum_kills", figure=FIGURES)
SERUM_REFUSED = NoticeKind("serum_refused", figure=FIGURES)

LABORATORY = ROOMS["research_laboratory"]
IN_LABORATORY = spot_at(LABORATORY)
HERB_ROOMS = (ROOMS["conservatory"], ROOMS["gardens"])
SERUM = CARDS["serum"]
HERBS = set_of(card for card, word in enumerate(CARDS.words) if word.startswith("herb_"))
LAB_TARGET, HERB_TARGET = 5, 3


# -- making it


def offer_work(g: House[SicknessData], seat: Seat, ask: Ask) -> None:
    """H43-SERUM-1, H43-SERUM-2. Lab work, and herbs at the end of a turn; both are one task (BET-TASK-1)."""
    room = g.room[seat]
    offer_task(g, LAB_WORK, ask, "" if room == LABORATORY else "H43-SERUM-1")
    offer_task(g, GATHER_HERBS, ask, "" if room in HERB_ROOMS and unfound(g, HERBS) else "H43-SERUM-2")


def work(g: House[SicknessData], seat: Seat, option: Option) -> Script[None]:
    """H43-SERUM-1, H43-SERUM-2. A token for the laboratory, or a herb, with which the turn ends."""
    if option is LAB_WORK:
        if (yield from task_roll(g, seat, KNOWLEDGE, helpers(g, seat), needed=LAB_TARGET)) >= LAB_TARGET and g.fate[
            seat
        ] == IN_HOUSE:
            g.data.lab += 1
            succeed(g, HEROES, tokens_in_lab(g))
            brew(g, seat)
        return
    if (yield from task_roll(g, seat, KNOWLEDGE, needed=HERB_TARGET)) >= HERB_TARGET and g.fate[seat] == IN_HOUSE:
        get_card(g, seat, unfound(g, HERBS)[0])
    g.did |= TURN_OVER


def helpers(g: House[SicknessData], seat: Seat) -> int:
    """H43-SERUM-1, H43-TRAITOR-5. More dice: one for each other explorer there, and one for the Book."""
    here = [other for other in range(g.rules.seats) if is_living(g, other) and g.room[other] == LABORATORY]
    book = has(g.piles.get(IN_LABORATORY, 0), BOOK) or any(holds(g, other, BOOK) for other in here)
    return len(here) - 1 + int(book)


def herbs_in_lab(g: House[SicknessData]) -> int:
    """H43-SERUM-3. The herbs that lie in the laboratory: they stay there."""
    return g.piles.get(IN_LABORATORY, 0) & HERBS


def tokens_in_lab(g: House[SicknessData]) -> int:
    return g.data.lab + herbs_in_lab(g).bit_count()


def brew(g: House[SicknessData], seat: Seat) -> None:
    """H43-SERUM-4. With P tokens in the laboratory, of both kinds, there is the Serum. Who added the last takes it.

    It lies there if that one is no explorer any more.
    """
    if g.data.made or not g.data.lab or not herbs_in_lab(g) or tokens_in_lab(g) < g.rules.seats:
        return
    g.data.made = True
    if is_living(g, seat):
        get_card(g, seat, SERUM)
    else:
        put_in_pile(g, SERUM, IN_LABORATORY)


# -- giving it


def offer_serum(g: House[SicknessData], seat: Seat, ask: Ask) -> None:
    """H43-SERUM-5, H43-SERUM-6, H43-SERUM-7. The willing and the changing for 1 space, others by a Speed attack."""
    if not holds(g, seat, SERUM):
        return
    fresh = "BET-ITEM-9" if has(g.used, SERUM) else ""
    tired = attack_spent(g)
    for figure in (seat, *company(g, seat)):
        if across(g, figure, seat):
            continue
        if figure >= FIRST_MONSTER:
            ask.offer(INJECT_BY_FORCE(g.word[figure]), unless=fresh or tired)
            continue
        done = has(g.data.inoculated, figure)
        no = "H43-SERUM-5" if done or has(g.data.refused, figure) else ""
        ask.offer(INJECT(g.word[figure]), unless=no or fresh or cannot_pay_space(g, seat))
        if figure != seat and is_living(g, figure):
            ask.offer(INJECT_BY_FORCE(g.word[figure]), unless="H43-SERUM-6" if done else fresh or tired)


def inject(g: House[SicknessData], seat: Seat, target: Figure) -> Script[None]:
    """H43-SERUM-5, H43-SERUM-7. For 1 space: oneself, somebody who agrees, or somebody who is changing."""
    willing = target == seat or not is_living(g, target)
    if not willing and not (yield from agrees(g, target, seat, "accept_serum", SERUM_REFUSED)):
        return
    g.spent += 1
    yield from take_serum(g, target)


def inject_by_force(g: House[SicknessData], seat: Seat, target: Figure) -> Script[None]:
    """H43-SERUM-6. Speed against Speed."""
    return make_attack(g, Attack(seat, target, SPEED))


def is_injection(attack: Attack) -> bool:
    """H43-SERUM-6. Nothing else attacks with Speed and bare hands here."""
    return attack.trait == SPEED and attack.card < 0


def take_serum(g: House[SicknessData], target: Figure) -> Script[None]:
    """H43-SERUM-8, H43-SERUM-9. A traitor or an Alien dies for good; anybody else is inoculated and well."""
    g.reveal(EVERYONE)
    if target >= FIRST_MONSTER:
        seat = g.data.risen.index(target)
        g.data.risen[seat] = -1
        g.tell(EVERYONE, SERUM_KILLS, g.word[target])
        remove_monster(g, target)
    elif is_traitor(g, target):
        g.data.transforming[target] = 0
        g.data.proven |= just(target)
        g.tell(EVERYONE, SERUM_KILLS, g.word[target])
        yield from die(g, target, BY_HAUNT)
    else:
        g.data.inoculated |= just(target)
        g.data.cleared |= just(target)
        g.tell(EVERYONE, INOCULATED, g.word[target])
        raise_to_start(g, target)
    check_win(g)
