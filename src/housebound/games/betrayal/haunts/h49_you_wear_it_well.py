"""Haunt 49, You Wear It Well. The heroes' Souls are driven from their bodies, and an Astral Spirit wants one of those.

The heroes' figures are their Souls: they keep traits, cards and turns. What lies where a hero stood is the body, kept
in the haunt's data. The Spirit falls to P blows by Souls; it wins with P tokens of possession by one body.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import make_attack
from housebound.games.betrayal.cards_in_hand import MASK
from housebound.games.betrayal.components import GAIN_AT_END, ITEM_BITS, START, TRACK, WEAPONS, card_numbers
from housebound.games.betrayal.damage import BY_HAUNT, damage
from housebound.games.betrayal.dice import FIXED_ROLL, roll, throw
from housebound.games.betrayal.haunts.actions import attack_spent, offer_unless
from housebound.games.betrayal.haunts.barrier_sides import across, is_at
from housebound.games.betrayal.haunts.figures import add_monster, card_bits, living_heroes, monsters
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.lost_necessities import first_hero
from housebound.games.betrayal.haunts.names import name_of
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.tasks import succeed
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.haunts.toward import steps_toward
from housebound.games.betrayal.house import floor_of, in_house, neighbours, rooms_on
from housebound.games.betrayal.preparing import fetch_room
from housebound.games.betrayal.restraints import release
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, HAS_ATTACKED, House, changed
from housebound.games.betrayal.winning import check_win
from housebound.games.betrayal.words import (
    BASEMENT,
    COAL_CHUTE,
    COUNT,
    FIGURES,
    HEROES,
    KIND_OF,
    KNOWLEDGE,
    MENTAL,
    MYSTIC_ELEVATOR,
    PHYSICAL,
    ROOMS,
    SANITY,
    STAIRS_FROM_BASEMENT,
    STUNNED,
    TRAITOR,
    TRAITS,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script

ASSAIL = VERBS.verb("assail", TRAITS, FIGURES)
STRIKE_BODY = VERBS.verb("strike_body", FIGURES)
POSSESS = VERBS.verb("possess", FIGURES)
BODY_STRUCK = NoticeKind("body_struck", figure=FIGURES, target=FIGURES, result=COUNT)
POSSESSION = NoticeKind("possession", figure=FIGURES, result=COUNT, number=COUNT)
SOUL_LOST = NoticeKind("soul_lost", figure=FIGURES)

SPIRIT = 0
"""The only kind of monster here."""
MIND = (SANITY, KNOWLEDGE)
"""The traits with which Souls and the Spirit fight."""
SKULL = card_bits("skull")
USELESS = SKULL | WEAPONS | card_bits("dynamite")
"""What a Soul cannot use."""


class SoulData(HauntData):
    __slots__ = ("blows", "body", "possessed", "spoiled", "struck", "tried")

    body: list[int]  # seat -> the spot of its unconscious body, -1 none
    possessed: list[int]  # seat -> tokens of possession by its body
    spoiled: int  # seats whose Soul was destroyed by a blow against the body, as bits: it can never be inhabited
    struck: int  # the seat whose body is being struck at this moment, -1
    blows: list[int]  # trait -> blows that Souls have dealt the Spirit with it
    tried: bool  # the Spirit has tried to possess a body in this monster turn


class YouWearItWell(Haunt):
    number = 49

    # -- beginning

    def fresh_data(self, g: House) -> SoulData:
        data = SoulData()
        data.body = [
            g.room[seat] * 2 + g.side[seat] if seat < g.rules.seats and g.team[seat] == HEROES else -1
            for seat in range(FIRST_MONSTER)
        ]
        data.possessed = [0] * FIRST_MONSTER
        data.spoiled = 0
        data.struck = -1
        data.blows = [0] * 4
        data.tried = False
        return data

    def set_up(self, g: House) -> Script[None]:
        """The Spirit beside the traitor, a body and a Soul where each hero stands, and a way out of the basement."""
        add_monster(g, SPIRIT, g.room[g.traitor], g.side[g.traitor])
        for seat in living_heroes(g):
            release(g, seat)  # what holds the body fast does not hold the Soul
        if not way_out_of_basement(g):
            yield from fetch_room(g, first_hero(g), STAIRS_FROM_BASEMENT)

    # -- how Souls and the Spirit move

    def is_soul(self, g: House, figure: int) -> bool:
        return figure < FIRST_MONSTER and g.team[figure] == HEROES

    def through_walls(self, g: House, figure: int) -> bool:
        """HC-19. Souls and the Spirit."""
        return figure >= FIRST_MONSTER or self.is_soul(g, figure)

    def shafts_both_ways(self, g: House, figure: int) -> bool:
        """Souls go up and down the Coal Chute, the Collapsed Room and the Gallery."""
        return self.is_soul(g, figure) or super().shafts_both_ways(g, figure)

    def can_discover(self, g: House, figure: int) -> bool:
        return figure < FIRST_MONSTER and not self.is_soul(g, figure)

    def spared_by_rooms(self, g: House, figure: int, kind: int) -> bool:
        """Room texts about physical traits or physical damage do not affect a Soul."""
        return kind == PHYSICAL and self.is_soul(g, figure)

    def room_text_off(self, g: House, figure: int, room: int) -> bool:
        """Neither do those that raise a physical trait."""
        gained = GAIN_AT_END[room]
        return gained >= 0 and KIND_OF[gained] == PHYSICAL and self.is_soul(g, figure)

    def takes_turn(self, g: House, seat: int) -> bool:
        """A stunned traitor skips its turn; it recovers with the end of the monster turn."""
        return not g.stunned[seat] and Haunt.takes_turn(self, g, seat)

    # -- belongings

    def card_off(self, g: House, figure: int, card: int) -> bool:
        return bool(USELESS >> card & 1) and self.is_soul(g, figure)

    def can_handle_items(self, g: House, figure: int) -> bool:
        """A Soul uses what it has, but gives, drops and picks up nothing."""
        return not self.is_soul(g, figure)

    def may_hold(self, g: House, figure: int, card: int) -> str:
        return "BET-GEN-5" if self.is_soul(g, figure) else super().may_hold(g, figure, card)

    def may_part(self, g: House, figure: int, card: int) -> str:
        return "BET-GEN-5" if self.is_soul(g, figure) else ""

    def replace_draw(self, g: House, seat: int, symbol: int) -> Script[bool]:
        """A Soul gets nothing new."""
        return self.is_soul(g, seat)
        yield

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            self._offer_assaults(g, figure, living_heroes(g), ask)
            self._offer_possession(g, figure, ask)
        elif self.is_soul(g, figure):
            self._offer_assaults(g, figure, [g.traitor, *monsters(g)], ask)
        else:
            self._offer_bodies(g, figure, ask)

    def _offer_assaults(self, g: House, figure: int, targets: list[int], ask: Ask) -> None:
        """HC-9. One attack a turn, with Sanity or Knowledge."""
        for target in targets:
            if g.room[target] != g.room[figure]:
                continue
            why = attack_spent(g)
            if across(g, target, figure):
                why = "BET-BARRIER-12" if target >= FIRST_MONSTER or figure >= FIRST_MONSTER else "BET-BARRIER-7"
            for trait in MIND:
                offer_unless(why, ASSAIL(trait, g.word[target]), ask)

    def _offer_bodies(self, g: House, traitor: int, ask: Ask) -> None:
        for seat in living_heroes(g):
            if g.data.body[seat] >> 1 == g.room[traitor]:
                near = is_at(g, traitor, g.data.body[seat])
                offer_unless(attack_spent(g) if near else "BET-BARRIER-13", STRIKE_BODY(g.word[seat]), ask)

    def _offer_possession(self, g: House, spirit: int, ask: Ask) -> None:
        """Once per monster turn, by a body whose Soul was not destroyed by a blow against that body."""
        for seat, spot in enumerate(g.data.body):
            if spot < 0 or spot >> 1 != g.room[spirit]:
                continue
            why = ""
            if g.fate[seat] != DEAD or g.data.spoiled >> seat & 1:
                why = "BET-GEN-5"
            elif g.data.tried:
                why = "HC-9"
            elif not is_at(g, spirit, spot):
                why = "BET-BARRIER-13"
            offer_unless(why, POSSESS(g.word[seat]), ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        target = g.word.index(option.args[-1])
        if option.verb is ASSAIL:
            return make_attack(g, Attack(figure, target, option.args[0]))
        if option.verb is STRIKE_BODY:
            return _strike_body(g, figure, target)
        if option.verb is POSSESS:
            return _possess(g, figure, target)
        return super().perform(g, figure, option)

    def on_monster_turn_start(self, g: House) -> Script[None]:
        g.data.tried = False
        return NOTHING

    # -- attacks

    def attack_traits(self, g: House, figure: int) -> tuple[int, ...]:
        """Attacks with the mind are named with their trait; with bare hands only the traitor could strike."""
        return () if figure >= FIRST_MONSTER or self.is_soul(g, figure) else super().attack_traits(g, figure)

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        """Whoever attacks here attacks with Sanity or Knowledge: the traitor with something like the Ring."""
        return "BET-GEN-5" if KIND_OF[trait] == PHYSICAL else super().may_attack(g, attacker, target, trait, card)

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        """A Soul's blow: a token against the Spirit, a stun for the traitor; no damage. Others hurt as usual."""
        if not self.is_soul(g, attack.attacker):
            return False
        if attack.target >= FIRST_MONSTER:
            g.data.blows[attack.trait] += 1
            succeed(g, HEROES, sum(g.data.blows))
            check_win(g)
        elif not g.stunned[attack.target]:
            g.stunned = changed(g.stunned, attack.target, 1)
            g.tell(EVERYONE, STUNNED, g.word[attack.target])
        return True
        yield

    def attack_lost(self, g: House, attack: Attack) -> Script[bool]:
        """Between a Soul and the Spirit a lost attack does nothing; the traitor's mind hits back."""
        return attack.attacker >= FIRST_MONSTER or attack.target >= FIRST_MONSTER
        yield

    def may_steal(self, g: House, attack: Attack) -> bool:
        return False

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """The Spirit is never stunned."""
        return True
        yield

    # -- the end of a Soul

    def filter_damage(self, g: House, seat: int, kind: int, steps: int, cause: int) -> tuple[int, int]:
        """Physical damage to a Soul becomes mental damage."""
        return (MENTAL if self.is_soul(g, seat) else kind), steps

    def on_skull(self, g: House, seat: int, cause: int, killer: int) -> Script[bool]:
        """A Soul is destroyed, and its items with it."""
        if self.is_soul(g, seat):
            g.tell(EVERYONE, SOUL_LOST, g.word[seat])
            _destroy_belongings(g, seat)
            if g.data.struck == seat:
                g.data.spoiled |= 1 << seat
        return False
        yield

    def winner(self, g: House) -> int:
        """P blows against the Spirit; or P tokens of possession by one body."""
        seats, data = g.rules.seats, g.data
        if sum(data.blows) >= seats and living_heroes(g):
            return self.team_seats(g, HEROES)
        if max(data.possessed) >= seats:
            return self.team_seats(g, TRAITOR)
        return CARRY_ON

    # -- what is seen, and what is worth doing

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """The tokens on the table are seen by all; how many are needed stands in the texts."""
        data: SoulData = g.data
        words = {s: name_of(g, s) for s, spot in enumerate(data.body) if spot >= 0}
        return {
            "bodies": {word: ROOMS.words[data.body[s] >> 1] for s, word in words.items()},
            "possession": {word: data.possessed[s] for s, word in words.items() if data.possessed[s]},
            "sanity_tokens": data.blows[SANITY],
            "knowledge_tokens": data.blows[KNOWLEDGE],
        }

    def check(self, g: House) -> None:
        data: SoulData = g.data
        for seat, spot in enumerate(data.body):
            assert spot < 0 or in_house(g, spot >> 1), "a body outside the house"
            assert not data.possessed[seat] or g.fate[seat] == DEAD, "a living hero's body is possessed"

    def goals(self, g: House, seat: int) -> list[Goal]:
        data: SoulData = g.data
        if g.team[seat] == HEROES:
            spirit = [g.room[figure] for figure in monsters(g)]
            return [Goal(verbs=("assail",)), Goal(verbs=_steps(g, seat, spirit))]
        souls = tuple(living_heroes(g))
        if g.acting >= FIRST_MONSTER:
            empty = [s for s, spot in enumerate(data.body) if spot >= 0 and g.fate[s] == DEAD]
            vacant = [data.body[s] >> 1 for s in empty if not data.spoiled >> s & 1]
            steps = _steps(g, g.acting, vacant or [g.room[s] for s in souls])
            return [Goal(verbs=("possess", "assail")), Goal(verbs=steps)]
        steps = _steps(g, seat, [data.body[s] >> 1 for s in souls])
        if steps or g.room[seat] != MYSTIC_ELEVATOR:
            return [Goal(verbs=("strike_body",)), Goal(verbs=steps, explore=not steps)]
        return [Goal(verbs=("strike_body", "walk"))]  # out of the elevator, to get into it again


def _steps(g: House, figure: int, rooms: list[int]) -> tuple[str, ...]:
    """The names of the acting figure's steps that bring it nearer to one of these rooms, walls and shafts included."""
    if figure != g.acting or g.room[figure] < 0:
        return ()
    return tuple(option.name for option in steps_toward(g, figure, rooms))


def way_out_of_basement(g: House) -> bool:
    """Stairs, a shaft, Secret Stairs or a Secret Passage between the basement and the rest of the house."""
    if in_house(g, COAL_CHUTE) or g.below >= 0:
        return True
    return any(floor_of(g, there) != BASEMENT for room in rooms_on(g, BASEMENT) for there in neighbours(g, room))


def _strike_body(g: House, traitor: int, seat: int) -> Script[None]:
    """2 dice of mental damage without defence. A Soul destroyed so leaves a body that nobody can inhabit."""
    g.did |= HAS_ATTACKED
    result = yield from roll(g, traitor, 2, FIXED_ROLL)
    g.tell(EVERYONE, BODY_STRUCK, g.word[traitor], g.word[seat], min(result, 40))
    g.data.struck = seat
    yield from damage(g, seat, MENTAL, result, BY_HAUNT, killer=traitor)
    g.data.struck = -1


def _possess(g: House, spirit: int, seat: int) -> Script[None]:
    """The Spirit rolls Sanity; more than the explorer's starting Sanity puts a token by the body."""
    g.data.tried = True
    at = g.character[seat] * 4 + SANITY
    result = throw(g, spirit, g.haunt.trait_of(g, spirit, SANITY))
    if result > TRACK[at][START[at]]:
        g.data.possessed[seat] += 1
    g.tell(EVERYONE, POSSESSION, g.word[seat], min(result, 40), g.data.possessed[seat])
    return
    yield


def _destroy_belongings(g: House, seat: int) -> None:
    """The items of the Soul are out of the game; the rest stays behind as with all the dead (BET-LOOT-2)."""
    items = g.held[seat] & ITEM_BITS
    for card in card_numbers(items):
        g.gained.pop(card, None)
    if items >> MASK & 1:
        g.worn = False
    g.gone |= items
    g.held[seat] &= ~items


present(YouWearItWell)
