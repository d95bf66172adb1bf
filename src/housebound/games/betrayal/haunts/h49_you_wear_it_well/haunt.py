"""Haunt 49, You Wear It Well. The heroes' Souls are driven from their bodies, and an Astral Spirit wants one of those.

The heroes' figures are their Souls: they keep traits, cards and turns. What lies where a hero stood is the body, kept
in the haunt's data. The Spirit falls to P blows by Souls; it wins with P tokens of possession by one body.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import GAIN_AT_END, ITEM_BITS, WEAPONS, card_numbers
from housebound.games.betrayal.figures.belongings import MASK, spot_of
from housebound.games.betrayal.figures.restraints import release
from housebound.games.betrayal.figures.roster import add_monster, card_bits, living_heroes, monsters
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h49_you_wear_it_well.data import SoulData
from housebound.games.betrayal.haunts.h49_you_wear_it_well.fighting import (
    ASSAIL,
    POSSESS,
    STRIKE_BODY,
    offer_assaults,
    offer_bodies,
    offer_possession,
    possess,
    strike_body,
)
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.tasks import succeed
from housebound.games.betrayal.house.plan import company, floor_of, in_house, neighbours, rooms_on
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait, room_at, spot_at
from housebound.games.betrayal.play.attack import make_attack
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.play.toward import steps_toward
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, House, changed
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    BASEMENT,
    COAL_CHUTE,
    DROP,
    FIGURES,
    GIVE,
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
    TAKE,
    TRAITOR,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just

SOUL_LOST = NoticeKind("soul_lost", figure=FIGURES)

SPIRIT = 0
"""The only kind of monster here."""
SKULL = card_bits("skull")
USELESS = SKULL | WEAPONS | card_bits("dynamite")
"""H49-SOUL-5. What a Soul cannot use."""


class YouWearItWell(Haunt[SoulData]):
    """H49-KNOW-1, H49-KNOW-2: each side reads its own page. H49-SPIRIT-1: the Spirit's numbers stand in the content.

    H49-SOUL-1: the heroes' figures, traits and turns are those of their Souls. H49-FIGHT-2: they are slowed as usual.
    H49-WIN-2: no Soul is left (BET-WIN-6).
    """

    number = 49

    # -- beginning

    def fresh_data(self, g: House) -> SoulData:
        """H49-SETUP-3, H49-SETUP-4, H49-SETUP-5, H49-BODY-1. Bodies lie where heroes stand; no token is taken."""
        data = SoulData()
        data.body = [
            spot_at(g.room[seat], g.side[seat]) if seat < g.rules.seats and g.team[seat] == HEROES else -1
            for seat in range(FIRST_MONSTER)
        ]
        data.possessed = [0] * FIRST_MONSTER
        data.spoiled = 0
        data.struck = -1
        data.blows = [0] * 4
        data.tried = False
        return data

    def set_up(self, g: House[SoulData]) -> Script[None]:
        """H49-SETUP-1, H49-SETUP-2, H49-SETUP-4, H49-SETUP-6. Spirit, Souls, and a way out of the basement."""
        add_monster(g, SPIRIT, g.room[g.traitor], g.side[g.traitor])
        for seat in living_heroes(g):
            release(g, seat)  # what holds the body fast does not hold the Soul
        if not way_out_of_basement(g):
            yield from fetch_room(g, first_hero(g), STAIRS_FROM_BASEMENT)

    # -- how Souls and the Spirit move

    def is_soul(self, g: House[SoulData], figure: Figure) -> bool:
        return figure < FIRST_MONSTER and g.team[figure] == HEROES

    def through_walls(self, g: House[SoulData], figure: Figure) -> bool:
        """H49-SPIRIT-1, H49-SOUL-1, HC-19. Souls and the Spirit."""
        return figure >= FIRST_MONSTER or self.is_soul(g, figure)

    def shafts_both_ways(self, g: House[SoulData], figure: Figure) -> bool:
        """H49-SOUL-2. Souls go up and down the Coal Chute, the Collapsed Room and the Gallery."""
        return self.is_soul(g, figure) or super().shafts_both_ways(g, figure)

    def may_discover(self, g: House[SoulData], figure: Figure) -> str:
        """H49-SOUL-3. Only the traitor."""
        return "H49-SOUL-3" if self.is_soul(g, figure) else super().may_discover(g, figure)

    def spared_by_rooms(self, g: House[SoulData], figure: Figure, kind: int) -> bool:
        """H49-SOUL-4. Room texts about physical traits or physical damage do not affect a Soul."""
        return kind == PHYSICAL and self.is_soul(g, figure)

    def room_text_off(self, g: House[SoulData], figure: Figure, room: Room) -> str:
        """H49-SOUL-4. Neither do those that raise a physical trait."""
        gained = GAIN_AT_END[room]
        return "H49-SOUL-4" if gained >= 0 and KIND_OF[gained] == PHYSICAL and self.is_soul(g, figure) else ""

    def takes_turn(self, g: House[SoulData], seat: Seat) -> bool:
        """H49-HEROES-2. A stunned traitor skips its turn; it recovers with the end of the monster turn."""
        return not g.stunned[seat] and Haunt.takes_turn(self, g, seat)

    # -- belongings

    def card_off(self, g: House[SoulData], figure: Figure, card: Card) -> bool:
        """H49-SOUL-5. No weapon, and not the Skull."""
        return bool(has(USELESS, card)) and self.is_soul(g, figure)

    def can_handle_items(self, g: House[SoulData], figure: Figure) -> bool:
        """H49-SOUL-5. A Soul uses what it has, but gives, drops and picks up nothing."""
        return not self.is_soul(g, figure)

    def may_hold(self, g: House[SoulData], figure: Figure, card: Card) -> str:
        """H49-SOUL-5. Nothing new for a Soul."""
        return "H49-SOUL-5" if self.is_soul(g, figure) else super().may_hold(g, figure, card)

    def may_part(self, g: House[SoulData], figure: Figure, card: Card) -> str:
        """H49-SOUL-5. And nothing that it gives away."""
        return "H49-SOUL-5" if self.is_soul(g, figure) else ""

    def replace_draw(self, g: House[SoulData], seat: Seat, symbol: int) -> Script[bool]:
        """H49-SOUL-5. A Soul gets nothing new."""
        return self.is_soul(g, seat)
        yield

    # -- actions

    def offer(self, g: House[SoulData], figure: Figure, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            offer_assaults(g, figure, living_heroes(g), ask)
            offer_possession(g, figure, ask)
        elif self.is_soul(g, figure):
            offer_assaults(g, figure, [g.traitor, *monsters(g)], ask)
            _bar_handling(g, figure, ask)
        else:
            offer_bodies(g, figure, ask)

    def perform(self, g: House[SoulData], figure: Figure, option: Option) -> Script[None]:
        target = g.word.index(option.args[-1])
        if option.verb is ASSAIL:
            return make_attack(g, Attack(figure, target, option.args[0]))
        if option.verb is STRIKE_BODY:
            return strike_body(g, figure, target)
        if option.verb is POSSESS:
            return possess(g, figure, target)
        return super().perform(g, figure, option)

    def on_monster_turn_start(self, g: House[SoulData]) -> Script[None]:
        """H49-SPIRIT-3. It may try again."""
        g.data.tried = False
        return NOTHING

    # -- attacks

    def attack_traits(self, g: House[SoulData], figure: Figure) -> tuple[int, ...]:
        """H49-FIGHT-1. Attacks with the mind are named with their trait; bare hands are the traitor's alone."""
        return () if figure >= FIRST_MONSTER or self.is_soul(g, figure) else super().attack_traits(g, figure)

    def may_attack(self, g: House[SoulData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H49-FIGHT-1, H49-TRAITOR-2. Whoever attacks here attacks with the mind: the traitor with the Ring, say."""
        return "H49-FIGHT-1" if KIND_OF[trait] == PHYSICAL else super().may_attack(g, attacker, target, trait, card)

    def attack_won(self, g: House[SoulData], attack: Attack) -> Script[bool]:
        """H49-HEROES-1, H49-HEROES-2, H49-SPIRIT-2. A Soul's blow is a token or a stun; others hurt as usual."""
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

    def attack_lost(self, g: House[SoulData], attack: Attack) -> Script[bool]:
        """H49-HEROES-1, H49-HEROES-2, H49-SPIRIT-2. A Soul and the Spirit lose without harm; the traitor hits back."""
        return attack.attacker >= FIRST_MONSTER or attack.target >= FIRST_MONSTER
        yield

    def may_steal(self, g: House[SoulData], attack: Attack) -> bool:
        """H49-SOUL-5. No Soul gets or loses an item so."""
        return False

    def hurt_monster(
        self, g: House[SoulData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H49-SPIRIT-1. The Spirit is never stunned."""
        return True
        yield

    # -- the end of a Soul

    def filter_damage(self, g: House[SoulData], seat: Seat, kind: int, steps: int, cause: int) -> tuple[int, int]:
        """H49-SOUL-6. Physical damage to a Soul becomes mental damage."""
        return (MENTAL if self.is_soul(g, seat) else kind), steps

    def on_skull(self, g: House[SoulData], seat: Seat, cause: int, killer: Figure) -> Script[bool]:
        """H49-SOUL-7, H49-SPIRIT-4. A Soul is destroyed, and its items with it."""
        if self.is_soul(g, seat):
            g.tell(EVERYONE, SOUL_LOST, g.word[seat])
            _destroy_belongings(g, seat)
            if g.data.struck == seat:
                g.data.spoiled |= just(seat)
        return False
        yield

    def winner(self, g: House[SoulData]) -> int:
        """H49-WIN-1, H49-WIN-3. P blows against the Spirit; or P tokens of possession by one body."""
        seats, data = g.rules.seats, g.data
        if sum(data.blows) >= seats and living_heroes(g):
            return self.team_seats(g, HEROES)
        if max(data.possessed) >= seats:
            return self.team_seats(g, TRAITOR)
        return CARRY_ON

    # -- what is seen, and what is worth doing

    def shown(self, g: House[SoulData], seat: Seat) -> dict[str, Any]:
        """The tokens on the table are seen by all; how many are needed stands in the texts."""
        data: SoulData = g.data
        words = {s: name_of(g, s) for s, spot in enumerate(data.body) if spot >= 0}
        return {
            "bodies": {word: ROOMS.words[room_at(data.body[s])] for s, word in words.items()},
            "possession": {word: data.possessed[s] for s, word in words.items() if data.possessed[s]},
            "sanity_tokens": data.blows[SANITY],
            "knowledge_tokens": data.blows[KNOWLEDGE],
        }

    def check(self, g: House[SoulData]) -> None:
        data: SoulData = g.data
        for seat, spot in enumerate(data.body):
            assert spot < 0 or in_house(g, room_at(spot)), "a body outside the house"
            assert not data.possessed[seat] or g.fate[seat] == DEAD, "a living hero's body is possessed"

    def goals(self, g: House[SoulData], seat: Seat) -> list[Goal]:
        data: SoulData = g.data
        if g.team[seat] == HEROES:
            spirit = [g.room[figure] for figure in monsters(g)]
            return [Goal(verbs=("assail",)), Goal(verbs=_steps(g, seat, spirit))]
        souls = tuple(living_heroes(g))
        if g.acting >= FIRST_MONSTER:
            empty = [s for s, spot in enumerate(data.body) if spot >= 0 and g.fate[s] == DEAD]
            vacant = [room_at(data.body[s]) for s in empty if not has(data.spoiled, s)]
            steps = _steps(g, g.acting, vacant or [g.room[s] for s in souls])
            return [Goal(verbs=("possess", "assail")), Goal(verbs=steps)]
        steps = _steps(g, seat, [room_at(data.body[s]) for s in souls])
        if steps or g.room[seat] != MYSTIC_ELEVATOR:
            return [Goal(verbs=("strike_body",)), Goal(verbs=steps, explore=not steps)]
        return [Goal(verbs=("strike_body", "walk"))]  # out of the elevator, to get into it again


def _steps(g: House[SoulData], figure: Figure, rooms: list[int]) -> tuple[str, ...]:
    """The names of the acting figure's steps that bring it nearer to one of these rooms, walls and shafts included."""
    if figure != g.acting or g.room[figure] < 0:
        return ()
    return tuple(option.name for option in steps_toward(g, figure, rooms))


def way_out_of_basement(g: House[SoulData]) -> bool:
    """H49-SETUP-6. Stairs, a shaft, Secret Stairs or a Secret Passage from the basement to the rest of the house."""
    if in_house(g, COAL_CHUTE) or g.below >= 0:
        return True
    return any(floor_of(g, there) != BASEMENT for room in rooms_on(g, BASEMENT) for there in neighbours(g, room))


def _bar_handling(g: House[SoulData], soul: Seat, ask: Ask) -> None:
    """H49-SOUL-5. Why nothing that a Soul has, or that lies there, changes hands."""
    if not ask.why:
        return
    for card in card_numbers(g.held[soul] & ITEM_BITS):
        for option in (DROP(card), *(GIVE(card, g.word[other]) for other in company(g, soul) if other < FIRST_MONSTER)):
            ask.bar(option, "H49-SOUL-5")
    for card in card_numbers(g.piles.get(spot_of(g, soul), 0)):
        ask.bar(TAKE(card), "H49-SOUL-5")


def _destroy_belongings(g: House[SoulData], seat: Seat) -> None:
    """H49-SOUL-7. The items of the Soul are out of the game; the rest stays behind as always (BET-LOOT-2)."""
    items = g.held[seat] & ITEM_BITS
    for card in card_numbers(items):
        g.gained.pop(card, None)
    if has(items, MASK):
        g.worn = False
    g.gone |= items
    g.held[seat] &= ~items
