"""Haunt 43, The Star-Sickness. Whoever gets the number 1 is a traitor, nobody shows a number, and all fall sick.

Decided where the text is silent:

- An exchange is made the first time in the own turn that the explorer enters a room, by whatever means, with somebody
  on its side of a barrier who can exchange; whoever cannot is passed over. `exchange_on = occupy`: also at the start of
  the own turn.
- Both know both numbers that they exchange. Traitors know themselves alone; HC-22: nothing marks them for others.
- A changing explorer stays in its room with all it has, and nothing but the Serum touches it; it slows nobody.
- Herbs: the roll ends the own turn. Herbs that lie in the laboratory are its tokens, and nobody takes them up again.
  If a dead or changed explorer's herbs complete the Serum, it lies there.
- An explorer asked to take the Serum may refuse once in that turn; only an injection costs the space. The Serum cannot
  be used in the turn in which it was picked up, received or stolen (BET-ITEM-9).
- Aliens attack explorers, not each other.
- HC-23: if neither Conservatory nor Gardens can be had, whoever's turn begins fetches one.
"""

from __future__ import annotations

from random import Random
from typing import Any

from housebound.games.betrayal.cards_in_hand import drop_everything, holder_of, holds
from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.damage import BY_HAUNT, damage
from housebound.games.betrayal.dice import COMBAT_ROLL, roll, throw_all
from housebound.games.betrayal.haunts.clockwise import clockwise
from housebound.games.betrayal.haunts.conversion import be_no_more, go_over
from housebound.games.betrayal.haunts.figures import add_monster, advance_track
from housebound.games.betrayal.haunts.h43_numbers import (
    SicknessData,
    check_numbers,
    deal_numbers,
    exchange_here,
    imagine,
    is_living,
    is_traitor,
    numbers_of,
)
from housebound.games.betrayal.haunts.h43_serum import (
    GATHER_HERBS,
    HERB_ROOMS,
    HERBS,
    INJECT,
    INJECT_BY_FORCE,
    LAB_WORK,
    LABORATORY,
    SERUM,
    brew,
    herbs_in_lab,
    inject,
    inject_by_force,
    is_injection,
    offer_serum,
    offer_work,
    take_serum,
    tokens_in_lab,
    work,
)
from housebound.games.betrayal.haunts.lost_necessities import turn_up_one_of
from housebound.games.betrayal.haunts.names import names_of
from housebound.games.betrayal.haunts.objects import is_about
from housebound.games.betrayal.haunts.players_monsters import PlayersMonsters, nobody_risen, shown_risen
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import laid, rooms_of
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.preparing import fetch_room
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.words import DROP, FIGURES, HEROES, MIGHT, NO, PHYSICAL, TRAITOR, YES
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

TRANSFORMING = NoticeKind("transforming", figure=FIGURES)
SICKNESS = NoticeKind("sickness_strikes")
ALIEN = 0
FIRST_TRACK = 1
TURNS_TO_CHANGE = 2  # own turns that begin: one is missed, in the next it is an Alien


class TheStarSickness(PlayersMonsters):
    number = 43
    open_to_all = True
    monster_turn = False
    deals_roles = False

    # -- beginning

    def fresh_data(self, g: House) -> SicknessData:
        data = SicknessData()
        data.deal = [n + 1 if n < 2 * g.rules.seats else 0 for n in range(2 * FIRST_MONSTER)]
        data.numbers = data.deal.copy()
        data.history = []
        data.became = [0]
        data.partners = [0] * FIRST_MONSTER
        data.transforming = [0] * FIRST_MONSTER
        data.risen = nobody_risen()
        data.met = data.made = False
        data.proven = data.cleared = data.inoculated = data.refused = data.lab = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        """Setup. The numbers, the Research Laboratory, the track at 1."""
        deal_numbers(g)
        yield from fetch_room(g, g.revealer, LABORATORY)
        advance_track(g, FIRST_TRACK)

    # -- sides

    def true_side(self, g: House, seat: int) -> int:
        if seat >= FIRST_MONSTER:
            return -1
        return TRAITOR if is_traitor(g, seat) else HEROES

    def traitor_unknown(self, g: House) -> bool:
        return True

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        """BET-HIDDEN-9. Any explorer or Alien, but no Alien another one; nobody who is changing."""
        if min(attacker, target) >= FIRST_MONSTER:
            return "BET-ATTACK-10"
        return "" if target >= FIRST_MONSTER or is_living(g, target) else "BET-GEN-5"

    # -- turns

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        data = g.data
        data.met = False
        data.refused = 0
        if data.transforming[seat]:
            data.transforming[seat] -= 1
            if not data.transforming[seat]:
                _become_alien(g, seat)
        if not self.roll_movement(g, seat) and g.fate[seat] == IN_HOUSE:
            yield from turn_up_one_of(g, HERB_ROOMS, seat)
            if g.rules.exchange_on == "occupy":
                yield from exchange_here(g, seat)

    def takes_turn(self, g: House, seat: int) -> bool:
        return not g.data.transforming[seat] and super().takes_turn(g, seat)

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        """The mandatory exchange of whoever's turn it is."""
        return exchange_here(g, figure) if figure == g.acting == g.active else NOTHING

    def on_turn_end(self, g: House, seat: int) -> Script[None]:
        """HC-11. The revealer's turn ends, whatever became of the revealer: T + 1, and the sickness strikes."""
        return _sickness(g) if seat == g.revealer else NOTHING

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure < FIRST_MONSTER:
            offer_work(g, figure, ask)
            offer_serum(g, figure, ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option.verb is INJECT:
            return inject(g, figure, g.word.index(option.args[0]))
        if option.verb is INJECT_BY_FORCE:
            return inject_by_force(g, figure, g.word.index(option.args[0]))
        return work(g, figure, option)

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        if not is_injection(attack):
            return False
        yield from take_serum(g, attack.target)
        return True

    def dropped(self, g: House, figure: int, card: int) -> Script[None]:
        brew(g, figure)
        return NOTHING

    def may_hold(self, g: House, figure: int, card: int) -> str:
        """What lies in the laboratory stays there; nobody trades with those who change or have changed."""
        if figure < FIRST_MONSTER and (herbs_in_lab(g) >> card & 1 or not is_living(g, figure)):
            return "BET-GEN-5"
        return super().may_hold(g, figure, card)

    def dog_carries(self, g: House, card: int) -> bool:
        return not herbs_in_lab(g) >> card & 1

    # -- traitors that change

    def on_skull(self, g: House, seat: int, cause: int, killer: int) -> Script[bool]:
        """A traitor who would die says so, and changes; anybody else dies."""
        g.reveal(EVERYONE)
        if not is_traitor(g, seat):
            return False
        for trait in range(4):
            g.clip[seat * 4 + trait] = max(0, g.clip[seat * 4 + trait])
        g.data.transforming[seat] = TURNS_TO_CHANGE
        g.data.proven |= 1 << seat
        g.tell(EVERYONE, TRANSFORMING, g.word[seat])
        go_over(g, seat)
        if g.acting == seat:
            g.did |= TURN_OVER
        return True
        yield

    def frozen(self, g: House, seat: int, trait: int) -> bool:
        return self._is_changing(g, seat)

    def filter_damage(self, g: House, seat: int, kind: int, steps: int, cause: int) -> tuple[int, int]:
        return kind, 0 if self._is_changing(g, seat) else steps

    def can_be_moved(self, g: House, figure: int) -> bool:
        return not self._is_changing(g, figure)

    def can_handle_items(self, g: House, figure: int) -> bool:
        return not self._is_changing(g, figure)

    def heeds(self, g: House, figure: int, card: int) -> bool:
        return not self._is_changing(g, figure)

    def slows(self, g: House, figure: int, mover: int) -> bool:
        return not self._is_changing(g, figure) and super().slows(g, figure, mover)

    def _is_changing(self, g: House, figure: int) -> bool:
        return figure < FIRST_MONSTER and g.data is not None and g.data.transforming[figure] > 0

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        """Its numbers leave the game unseen; that it does not change tells what it was."""
        if not is_traitor(g, seat):
            g.data.cleared |= 1 << seat
        brew(g, seat)
        return NOTHING

    # -- winning

    def winner(self, g: House) -> int:
        """The heroes: there is the Serum, and every living explorer is inoculated."""
        living = sum(1 << seat for seat in range(g.rules.seats) if is_living(g, seat))
        if not g.data.made or not living or living & ~g.data.inoculated:
            return CARRY_ON
        return self.team_seats(g, HEROES)

    def no_hero_left(self, g: House) -> int:
        """Every explorer is dead, a traitor or an Alien: all traitors win but the last, if there is more than one."""
        became = g.data.became
        return sum(1 << seat for seat in (became[:-1] if len(became) > 1 else became))

    # -- what each seat knows

    def secrets(self, g: House) -> dict[str, object]:
        return {f"numbers {seat}": tuple(numbers_of(g.data, seat)) for seat in range(g.rules.seats)}

    def knows(self, g: House, seat: int, secret: str) -> bool:
        return secret == f"numbers {seat}"

    def resample(self, g: House, seat: int, rng: Random) -> None:
        if g.round:
            imagine(g, seat, rng)

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        data = g.data
        mine = seat < g.rules.seats
        return {
            "your_numbers": numbers_of(data, seat) if mine else [],
            "you_are_traitor": is_traitor(g, seat) if mine else "",
            "lab_tokens": data.lab,
            "herb_tokens": herbs_in_lab(g).bit_count(),
            "serum_made": data.made,
            "inoculated": names_of(g, card_numbers(data.inoculated)),
            "changing": names_of(g, (one for one, turns in enumerate(data.transforming) if turns)),
            "aliens": shown_risen(g),
        }

    def check(self, g: House) -> None:
        data = g.data
        check_numbers(g)
        traitors = sum(1 << seat for seat in data.became)
        assert not traitors & (data.cleared | data.inoculated), "a traitor is cleared"
        assert not data.proven & ~traitors, "somebody is proven to be what it is not"
        for seat in range(g.rules.seats):
            assert not data.transforming[seat] or g.fate[seat] == IN_HOUSE, "the dead do not change"
            assert data.risen[seat] < 0 or g.fate[seat] == DEAD, "an Alien and its explorer"
            assert (g.team[seat] == TRAITOR) <= bool(data.proven >> seat & 1), "an open traitor is not proven"
        there = is_about(g, SERUM)
        assert there == data.made, "the Serum is somewhere if it was made"

    def goals(self, g: House, seat: int) -> list[Goal]:
        if is_traitor(g, seat):
            return _traitor_goals(g, seat)
        return _hero_goals(g, seat)


def _become_alien(g: House, seat: int) -> None:
    """The explorer is gone, what it had lies in the room, and an Alien stands there."""
    room, side = g.room[seat], g.side[seat]
    drop_everything(g, seat)
    be_no_more(g, seat)
    g.data.risen[seat] = g.acting = add_monster(g, ALIEN, room, side)
    brew(g, seat)


def _sickness(g: House) -> Script[None]:
    """T + 1, then a Might attack with T dice on everybody who is not inoculated, clockwise (BET-TURN-8)."""
    advance_track(g, g.track + 1)
    g.tell(EVERYONE, SICKNESS)
    result = throw_all(g, g.revealer, g.track)
    for seat in clockwise(g, g.active):
        if not is_living(g, seat) or g.data.inoculated >> seat & 1:
            continue
        defence = yield from roll(g, seat, 0, COMBAT_ROLL, MIGHT)
        if defence < result and g.fate[seat] == IN_HOUSE:
            yield from damage(g, seat, PHYSICAL, result - defence, BY_HAUNT)


# -- for the general bot


def _others(g: House, seat: int) -> list[int]:
    return [other for other in range(g.rules.seats) if other != seat and is_living(g, other)]


def _traitor_goals(g: House, seat: int) -> list[Goal]:
    """Strike those who are not cured and those who cure; never take the Serum."""
    others = [other for other in _others(g, seat) if not g.data.proven >> other & 1]
    makers = [other for other in others if holds(g, other, SERUM)]
    return [Goal(targets=tuple(makers or others), verbs=(NO.name,))]


def _hero_goals(g: House, seat: int) -> list[Goal]:
    """Herbs and lab work for the Serum; then whoever holds it goes round with it, and the others come."""
    peace = Goal(verbs=(YES.name,), spare=tuple(_others(g, seat)))
    if g.data.made:
        return [peace, *_serum_goals(g, seat)]
    drops = tuple(DROP(card).name for card in card_numbers(g.held[seat] & HERBS))
    lab = Goal(rooms=1 << LABORATORY, verbs=(*drops, LAB_WORK.name))
    if drops or herbs_in_lab(g) or not _gathers(g, seat):
        return [peace, lab]
    rooms = laid(g, HERB_ROOMS)
    return [peace, Goal(rooms=rooms, verbs=(GATHER_HERBS.name,), explore=not rooms)]


def _serum_goals(g: House, seat: int) -> list[Goal]:
    cured, holder = g.data.inoculated, holder_of(g, SERUM)
    patients = [other for other in _others(g, seat) if not cured >> other & 1]
    aliens = tuple(figure for figure in g.data.risen if figure >= 0)
    if holder == seat:
        willing = [seat, *patients] if not cured >> seat & 1 else patients
        verbs = [INJECT(g.word[other]).name for other in willing if not g.data.refused >> other & 1]
        force = [INJECT_BY_FORCE(g.word[other]).name for other in (*patients, *aliens)]
        return [Goal(verbs=tuple(verbs)), Goal(verbs=tuple(force)), Goal(rooms=rooms_of(g, patients))]
    if holder < 0:
        return [Goal(cards=(SERUM,))]
    return [Goal(targets=aliens)] if cured >> seat & 1 else [Goal(rooms=1 << g.room[holder])]


def _gathers(g: House, seat: int) -> bool:
    """Every second explorer looks for herbs, the others begin in the laboratory."""
    return seat % 2 == g.revealer % 2 or tokens_in_lab(g) >= g.rules.seats - 1


present(TheStarSickness)
