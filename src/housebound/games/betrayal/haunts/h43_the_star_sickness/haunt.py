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

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import drop_everything
from housebound.games.betrayal.figures.damage import BY_HAUNT, damage
from housebound.games.betrayal.figures.dice import COMBAT_ROLL, roll, say_deed, throw_all
from housebound.games.betrayal.figures.roster import add_monster, advance_track, laid_out
from housebound.games.betrayal.figures.traits import on_skull
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunts.h43_the_star_sickness.data import SicknessData
from housebound.games.betrayal.haunts.h43_the_star_sickness.goals import hero_goals, traitor_goals
from housebound.games.betrayal.haunts.h43_the_star_sickness.numbers import (
    check_numbers,
    deal_numbers,
    exchange_here,
    imagine,
    is_living,
    is_traitor,
    numbers_of,
)
from housebound.games.betrayal.haunts.h43_the_star_sickness.serum import (
    HERB_ROOMS,
    HERBS,
    INJECT,
    INJECT_BY_FORCE,
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
    work,
)
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.conversion import be_no_more, go_over
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_one_of
from housebound.games.betrayal.haunts.parts.names import names_of
from housebound.games.betrayal.haunts.parts.objects import is_about
from housebound.games.betrayal.haunts.parts.players_monsters import PlayersMonsters, nobody_risen, shown_risen
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, TURN_OVER, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import FIGHTING, FIGURES, HEROES, MIGHT, PHYSICAL, TRAITOR
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

TRANSFORMING = NoticeKind("transforming", figure=FIGURES)
SICKNESS = NoticeKind("sickness_strikes")
ALIEN = 0
FIRST_TRACK = 1  # H43-SETUP-3
TURNS_TO_CHANGE = 2  # H43-TRAITOR-3: own turns that begin: one is missed, in the next it is an Alien


class TheStarSickness(PlayersMonsters[SicknessData]):
    """H43-ALIEN-1: the numbers stand in the content. H43-TRAITOR-2: a hidden traitor is of the heroes' team for all.

    H43-ALIEN-2, H43-ALIEN-3: an Alien acts as the monster of its player, and monsters carry nothing.
    """

    number = 43
    open_to_all = True  # H43-KNOW-1
    monster_turn = False  # H43-SETUP-4
    deals_roles = False  # H43-SETUP-1

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

    def set_up(self, g: House[SicknessData]) -> Script[None]:
        """H43-SETUP-1, H43-SETUP-2, H43-SETUP-3. The numbers, the Research Laboratory, the track at 1."""
        deal_numbers(g)
        yield from fetch_room(g, g.revealer, LABORATORY)
        advance_track(g, FIRST_TRACK)

    # -- sides

    def true_side(self, g: House[SicknessData], seat: Seat) -> int:
        """H43-TRAITOR-1. Whoever has had the 1 plays for the traitors."""
        if seat >= FIRST_MONSTER:
            return -1
        return TRAITOR if is_traitor(g, seat) else HEROES

    def traitor_unknown(self, g: House[SicknessData]) -> bool:
        """H43-KNOW-2. All talk is open."""
        return True

    def may_attack(self, g: House[SicknessData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H43-ATTACK-1, H43-ALIEN-2, H43-TRAITOR-4. Anybody, but no Alien another one, and nobody who is changing."""
        if min(attacker, target) >= FIRST_MONSTER:
            return "H43-ALIEN-2"
        return "" if target >= FIRST_MONSTER or is_living(g, target) else "H43-TRAITOR-4"

    # -- turns

    def on_turn_start(self, g: House[SicknessData], seat: Seat) -> Script[None]:
        """H43-TRAITOR-3, H43-ALIEN-2, H43-SERUM-2, H43-EXCHANGE-3. Who changes does so, and an Alien rolls its dice."""
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

    def takes_turn(self, g: House[SicknessData], seat: Seat) -> bool:
        """H43-TRAITOR-3. Not while it changes."""
        return not g.data.transforming[seat] and super().takes_turn(g, seat)

    def on_enter(self, g: House[SicknessData], figure: Figure, room: Room) -> Script[None]:
        """H43-EXCHANGE-1, H43-EXCHANGE-3. The mandatory exchange of whoever's turn it is."""
        return exchange_here(g, figure) if figure == g.acting == g.active else NOTHING

    def on_turn_end(self, g: House[SicknessData], seat: Seat) -> Script[None]:
        """H43-TIME-1, HC-11. The revealer's turn ends, also a dead revealer's: the sickness strikes."""
        return _sickness(g) if seat == g.revealer else NOTHING

    # -- actions

    def offer(self, g: House[SicknessData], figure: Figure, ask: Ask) -> None:
        if figure < FIRST_MONSTER:
            offer_work(g, figure, ask)
            offer_serum(g, figure, ask)

    def perform(self, g: House[SicknessData], figure: Figure, option: Option) -> Script[None]:
        if option.verb is INJECT:
            return inject(g, figure, g.word.index(option.args[0]))
        if option.verb is INJECT_BY_FORCE:
            return inject_by_force(g, figure, g.word.index(option.args[0]))
        return work(g, figure, option)

    def attack_won(self, g: House[SicknessData], attack: Attack) -> Script[bool]:
        """H43-SERUM-6. The Serum instead of damage."""
        if not is_injection(attack):
            return False
        yield from take_serum(g, attack.target)
        return True

    def laid_down(self, g: House[SicknessData], card: Card) -> None:
        """H43-SERUM-3, H43-SERUM-4. A herb brought by whoever acts, or by its Dog. (The dead: see `on_death`.)"""
        brought = has(HERBS, card) and has(g.used, card) and g.acting < FIRST_MONSTER
        if brought and not on_skull(g, g.acting):
            brew(g, g.acting)

    def may_hold(self, g: House[SicknessData], figure: Figure, card: Card) -> str:
        """H43-SERUM-3, H43-TRAITOR-4. What lies in the laboratory stays there; who changes receives nothing."""
        if figure >= FIRST_MONSTER:
            return super().may_hold(g, figure, card)
        if has(herbs_in_lab(g), card):
            return "H43-SERUM-3"
        return "" if is_living(g, figure) else "H43-TRAITOR-4"

    def dog_carries(self, g: House[SicknessData], card: Card) -> bool:
        """H43-SERUM-3. Nor does the Dog fetch it."""
        return not has(herbs_in_lab(g), card)

    # -- traitors that change

    def on_skull(self, g: House[SicknessData], seat: Seat, cause: int, killer: Figure) -> Script[bool]:
        """H43-TRAITOR-3, H43-WIN-1. A traitor who would die says so, and changes; anybody else dies."""
        g.reveal(EVERYONE)
        if not is_traitor(g, seat):
            return False
        for trait in range(4):
            g.clip[seat * 4 + trait] = max(0, g.clip[seat * 4 + trait])
        g.data.transforming[seat] = TURNS_TO_CHANGE
        g.data.proven |= just(seat)
        g.tell(EVERYONE, TRANSFORMING, g.word[seat])
        go_over(g, seat)
        if g.acting == seat:
            g.did |= TURN_OVER
        check_win(g)  # one living explorer less
        return True
        yield

    def frozen(self, g: House[SicknessData], seat: Seat, trait: Trait) -> bool:
        """H43-TRAITOR-4. While it changes nothing else does."""
        return self._is_changing(g, seat)

    def filter_damage(self, g: House[SicknessData], seat: Seat, kind: int, steps: int, cause: int) -> tuple[int, int]:
        """H43-TRAITOR-4. Nothing hurts it."""
        return kind, 0 if self._is_changing(g, seat) else steps

    def can_be_moved(self, g: House[SicknessData], figure: Figure) -> bool:
        """H43-TRAITOR-4. It stays where it is."""
        return not self._is_changing(g, figure)

    def can_handle_items(self, g: House[SicknessData], figure: Figure) -> bool:
        """H43-TRAITOR-4. It keeps what it has."""
        return not self._is_changing(g, figure)

    def heeds(self, g: House[SicknessData], figure: Figure, card: Card) -> bool:
        """H43-TRAITOR-4. Nothing calls it."""
        return not self._is_changing(g, figure)

    def slows(self, g: House[SicknessData], figure: Figure, mover: Figure) -> bool:
        """H43-TRAITOR-4, H43-ATTACK-1. Who changes slows nobody, and explorers of one team do not either."""
        return not self._is_changing(g, figure) and super().slows(g, figure, mover)

    def _is_changing(self, g: House[SicknessData], figure: Figure) -> bool:
        return figure < FIRST_MONSTER and laid_out(g) and g.data.transforming[figure] > 0

    def on_death(self, g: House[SicknessData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H43-EXCHANGE-5, H43-SERUM-4. Its numbers leave the game unseen; that it does not change tells what it was."""
        if not is_traitor(g, seat):
            g.data.cleared |= just(seat)
        brew(g, seat)
        return NOTHING

    # -- winning

    def winner(self, g: House[SicknessData]) -> int:
        """H43-WIN-1, H43-TRAITOR-5. The heroes: there is the Serum, and every living explorer is inoculated."""
        living = set_of(seat for seat in range(g.rules.seats) if is_living(g, seat))
        if not g.data.made or not living or living & ~g.data.inoculated:
            return CARRY_ON
        return self.team_seats(g, HEROES)

    def no_hero_left(self, g: House[SicknessData]) -> int:
        """H43-WIN-2, H43-WIN-3. No explorer is left who is no traitor: all traitors win but the last of several."""
        became = g.data.became
        return set_of(became[:-1] if len(became) > 1 else became)

    def rule_met(self, g: House[SicknessData]) -> str:
        """H43-WIN-2, H43-WIN-3. All traitors but the last, or the only one there was."""
        return "H43-WIN-3" if g.why == "BET-WIN-6" and len(g.data.became) == 1 else super().rule_met(g)

    # -- what each seat knows

    def secrets(self, g: House[SicknessData]) -> dict[str, object]:
        if g.why:
            return {}  # by which rule it ended tells how many traitors there were, and the masks are off
        return {f"numbers {seat}": tuple(numbers_of(g.data, seat)) for seat in range(g.rules.seats)}

    def knows(self, g: House[SicknessData], seat: Seat, secret: str) -> bool:
        """H43-KNOW-2. Its own numbers, and nobody else's."""
        return secret == f"numbers {seat}"

    def resample(self, g: House[SicknessData], seat: Seat, rng: Random) -> None:
        if g.round and not g.why:
            imagine(g, seat, rng)

    def shown(self, g: House[SicknessData], seat: Seat) -> dict[str, Any]:
        """H43-KNOW-2, H43-KNOW-3. The work and the sick for all; numbers and treason for each seat alone."""
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

    def check(self, g: House[SicknessData]) -> None:
        data = g.data
        check_numbers(g)
        traitors = set_of(data.became)
        assert not traitors & (data.cleared | data.inoculated), "a traitor is cleared"
        assert not data.proven & ~traitors, "somebody is proven to be what it is not"
        for seat in range(g.rules.seats):
            assert not data.transforming[seat] or g.fate[seat] == IN_HOUSE, "the dead do not change"
            assert data.risen[seat] < 0 or g.fate[seat] == DEAD, "an Alien and its explorer"
            assert (g.team[seat] == TRAITOR) <= has(data.proven, seat), "an open traitor is not proven"
        there = is_about(g, SERUM)
        assert there == data.made, "the Serum is somewhere if it was made"

    def goals(self, g: House[SicknessData], seat: Seat) -> list[Goal]:
        return traitor_goals(g, seat) if is_traitor(g, seat) else hero_goals(g, seat)


def _become_alien(g: House[SicknessData], seat: Seat) -> None:
    """H43-TRAITOR-3, H43-SERUM-4. The explorer is gone, what it had lies in the room, and an Alien stands there."""
    room, side = g.room[seat], g.side[seat]
    drop_everything(g, seat)
    be_no_more(g, seat)
    g.data.risen[seat] = g.acting = add_monster(g, ALIEN, room, side)
    brew(g, seat)


def _sickness(g: House[SicknessData]) -> Script[None]:
    """H43-TIME-1, H43-TIME-2. T + 1, then a Might attack with T dice on all who are not inoculated (BET-TURN-8)."""
    advance_track(g, g.track + 1)
    g.tell(EVERYONE, SICKNESS)
    result = throw_all(g, g.revealer, g.track, FIGHTING + MIGHT)
    for seat in clockwise(g, g.active):
        if not is_living(g, seat) or has(g.data.inoculated, seat):
            continue
        say_deed(g, seat, "withstand_sickness")
        defence = yield from roll(g, seat, 0, COMBAT_ROLL, MIGHT)
        if defence < result and g.fate[seat] == IN_HOUSE:
            yield from damage(g, seat, PHYSICAL, result - defence, BY_HAUNT)
