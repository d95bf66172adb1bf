"""Haunt 17, A Breath of Wind. A Poltergeist sweeps through the house and grows with everything it picks up.

Its Might is the Turn/Damage track, at most 8. The heroes win when they have placed as many Candles as there are heroes,
each in another room of the haunt room's floor; the traitor's side when all heroes are dead.

Decided here, where the text is silent: nothing stuns the Poltergeist, falls and slips included; it is air. It picks up
and lays down in every room it comes to, and gives away as many things as are accepted; the rest of BET-ITEM-9 holds.
The track is public like any other. A Sanity attack with the Ring is the driving back: no other attack with a card can
be made on it. Nobody snatches at a Poltergeist that carries nothing. The floor is that of the haunt room when the haunt
begins, should the haunt room be the Mystic Elevator. A Candle card that is given up goes to its discard pile. If none
of the four rooms with Candles can be found any more, one is fetched (HC-23).
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import RING, make_attack, steal
from housebound.games.betrayal.cards_in_hand import (
    BELL,
    BOX,
    CANDLE,
    drop_everything,
    get_card,
    holds,
    spot_of,
)
from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS, OMEN_ROOMS, card_numbers
from housebound.games.betrayal.damage import BY_HAUNT, SKULL_CARD, damage_dice
from housebound.games.betrayal.decks import draw_card
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.haunts.actions import attack_spent, offer_unless
from housebound.games.betrayal.haunts.arrivals import bring_monster
from housebound.games.betrayal.haunts.far_away import nearest_first
from housebound.games.betrayal.haunts.figures import (
    advance_track,
    heroes_in_house,
    monsters,
    remove_monster,
    sole_monster,
)
from housebound.games.betrayal.haunts.h17_candles import (
    ALL_CANDLES,
    BURN_CANDLE,
    CANDLE_ROOMS,
    CANDLES,
    FIND_CANDLE,
    burn_candle,
    candle_goals,
    find_candle,
    offer_candles,
)
from housebound.games.betrayal.haunts.handing_over import hand_over, offer_handing_over
from housebound.games.betrayal.haunts.haunt import Haunt
from housebound.games.betrayal.haunts.haunt_data import HauntData
from housebound.games.betrayal.haunts.lost_necessities import turn_up_one_of
from housebound.games.betrayal.haunts.names import room_names
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import laid
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.house import floor_of, in_house
from housebound.games.betrayal.state import (
    DROPPING,
    FIRST_MONSTER,
    HAS_ATTACKED,
    HAS_DROPPED,
    HAS_GIVEN,
    HAS_TAKEN,
    TAKING,
    House,
)
from housebound.games.betrayal.words import (
    CARDS,
    DREW,
    FIGURES,
    HEROES,
    ITEM,
    MENTAL,
    MIGHT,
    MYSTIC_ELEVATOR,
    PHYSICAL,
    ROOMS,
    SANITY,
    SPEED,
    STAY,
    STEAL,
    TO_ROOM,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, forced

SNATCH = VERBS.verb("snatch_from_poltergeist")()
DRIVE_BACK = VERBS.verb("drive_back_poltergeist")()
HAND_OVER = VERBS.verb("hand_to_poltergeist", CARDS)
RE_FORMS = NoticeKind("poltergeist_re_forms", figure=FIGURES, room=ROOMS)

FEEDING_ROOMS = frozenset(
    ROOMS[word]
    for word in (
        *("junk_room", "storeroom", "attic", "library", "wine_cellar", "research_laboratory"),
        "operating_laboratory",
    )
)
"""At the end of a monster turn there it gains an item."""
JUNK_ROOM = ROOMS["junk_room"]
CHARMS = 1 << RING | 1 << SKULL_CARD | 1 << BELL
MOST_MIGHT = 8
AT_FIRST, RE_FORMED, IN_JUNK_ROOM = 4, 3, 4
HANDLED = HAS_GIVEN | HAS_DROPPED | HAS_TAKEN | DROPPING | TAKING


class PoltergeistData(HauntData):
    """Rooms with a Candle for good, the floor that counts, rolls made in this turn, heroes attacked in this one."""

    __slots__ = ("floor", "placed", "rolled", "struck")

    floor: int
    placed: int
    rolled: int
    struck: int


class ABreathOfWind(Haunt):
    number = 17

    # -- beginning

    def fresh_data(self, g: House) -> PoltergeistData:
        data = PoltergeistData()
        data.floor = floor_of(g, g.haunt_room)
        data.placed = data.rolled = data.struck = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        yield from bring_monster(g, 0, g.haunt_room)
        advance_track(g, AT_FIRST)

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        g.data.rolled = 0
        return turn_up_one_of(g, CANDLE_ROOMS)

    # -- what it carries

    def trait_of(self, g: House, figure: int, trait: int) -> int:
        return min(g.track, MOST_MIGHT) if trait == MIGHT else super().trait_of(g, figure, trait)

    def _grow(self, g: House, items: int) -> None:
        """It has so many more items, or fewer."""
        advance_track(g, max(g.track + items, 0))

    def may_hold(self, g: House, figure: int, card: int) -> str:
        return "BET-MONSTER-15" if figure >= FIRST_MONSTER and COMPANIONS >> card & 1 else ""

    def card_off(self, g: House, figure: int, card: int) -> bool:
        return figure >= FIRST_MONSTER

    def hears_music(self, g: House, figure: int) -> bool:
        """What it carries does nothing to it."""
        return figure < FIRST_MONSTER or not holds(g, figure, BOX)

    def taken(self, g: House, figure: int, card: int) -> Script[None]:
        if figure >= FIRST_MONSTER:
            self._grow(g, 1)
        return NOTHING

    def dropped(self, g: House, figure: int, card: int) -> Script[None]:
        if figure >= FIRST_MONSTER:
            self._grow(g, -1)
        return NOTHING

    def given(self, g: House, giver: int, receiver: int, card: int) -> Script[None]:
        if giver >= FIRST_MONSTER:
            self._grow(g, -1)
            g.did &= ~HAS_GIVEN
        return NOTHING

    def stolen(self, g: House, thief: int, victim: int, card: int) -> Script[None]:
        if thief >= FIRST_MONSTER or victim >= FIRST_MONSTER:
            self._grow(g, 1 if thief >= FIRST_MONSTER else -1)
        return NOTHING

    def on_enter(self, g: House, figure: int, room: int) -> Script[None]:
        if figure >= FIRST_MONSTER and figure == g.acting:
            g.did &= ~HANDLED
        return NOTHING

    # -- the monster turn

    def on_monster_turn_start(self, g: House) -> Script[None]:
        """Re-form: it may drop all it carries and appear in a room with an omen symbol, with a Might of 3 or 4."""
        g.data.struck = 0
        option: Option = yield Decision(g.traitor, "re_form", _offer_omen_rooms, "BET-GEN-5", g.word[g.traitor])
        if option is STAY:
            return
        room, here = option.args[0], poltergeist(g)
        if here >= 0:
            drop_everything(g, here)
            yield from put_into(g, here, room)
        else:
            here = yield from bring_monster(g, 0, room)
            g.acted &= ~(1 << here)
        g.tell(EVERYONE, RE_FORMS, g.word[here], room)
        advance_track(g, IN_JUNK_ROOM if room == JUNK_ROOM else RE_FORMED)

    def on_monster_turn_end(self, g: House) -> Script[None]:
        """In a room full of things one more joins it."""
        here = poltergeist(g)
        if here < 0 or g.room[here] not in FEEDING_ROOMS:
            return NOTHING
        card = draw_card(g, ITEM)
        if card >= 0:
            g.tell(EVERYONE, DREW, g.word[here], card)
            get_card(g, here, card)
            self._grow(g, 1)
        return NOTHING

    # -- fighting

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        """Once on each hero in a turn, and not with a Might of 0. On it, only as `offer` says."""
        if target >= FIRST_MONSTER:
            return "BET-GEN-5"
        if attacker >= FIRST_MONSTER and (g.data.struck >> target & 1 or not self.trait_of(g, attacker, MIGHT)):
            return "BET-GEN-5"
        return super().may_attack(g, attacker, target, trait, card)

    def fight_over(self, g: House, attack: Attack) -> Script[None]:
        """It goes on, and may attack the next one."""
        if attack.attacker >= FIRST_MONSTER:
            g.data.struck |= 1 << attack.target
            g.did &= ~HAS_ATTACKED
        return NOTHING

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        if g.acting >= FIRST_MONSTER:
            g.did &= ~HAS_ATTACKED  # also if the Idol killed the hero before the blow
        return NOTHING

    def may_steal(self, g: House, attack: Attack) -> bool:
        return True

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        """A snatch takes one thing, the driving back takes Might; neither hurts it."""
        if attack.target < FIRST_MONSTER:
            return False
        if attack.trait == SPEED:
            yield from self._snatch(g, attack)
        else:
            self._grow(g, -attack.difference)
        return True

    def _snatch(self, g: House, attack: Attack) -> Script[None]:
        def offers(g: House, _: int, ask: Ask) -> None:
            ask.options += [STEAL(card) for card in card_numbers(g.held[attack.target])]

        seat = attack.attacker
        option = yield from forced(g, Decision(seat, "snatch_item", offers, "BET-GEN-5", g.word[attack.target]))
        yield from steal(g, seat, attack.target, option.args[0])

    def attack_lost(self, g: House, attack: Attack) -> Script[bool]:
        """A hero who attacks it in vain takes 1 die of damage, of the kind of the trait."""
        if attack.target < FIRST_MONSTER:
            return False
        kind = PHYSICAL if attack.trait == SPEED else MENTAL
        yield from damage_dice(g, attack.attacker, kind, 1, BY_HAUNT)
        return True

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """Nothing harms or stuns it."""
        return True
        yield

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return victim < FIRST_MONSTER

    def dynamite_thrown(self, g: House, thrower: int, room: int) -> Script[None]:
        """It is blown out of the house, and what it carried falls down."""
        here = poltergeist(g)
        if here >= 0 and g.room[here] == room:
            items = g.held[here].bit_count()
            drop_everything(g, here)
            self._grow(g, -items)
            remove_monster(g, here)
        return NOTHING

    # -- actions

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            return
        here = poltergeist(g)
        if g.team[figure] == TRAITOR:
            offer_handing_over(g, figure, here, HAND_OVER, ask)
            return
        if here >= 0 and spot_of(g, here) == spot_of(g, figure):
            tired = attack_spent(g)
            offer_unless(tired or ("" if g.held[here] else "BET-GEN-5"), SNATCH, ask)
            offer_unless(tired or ("" if g.held[figure] & CHARMS else "BET-GEN-5"), DRIVE_BACK, ask)
        offer_candles(g, figure, ask)

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        if option is SNATCH:
            yield from make_attack(g, Attack(figure, poltergeist(g), SPEED))
        elif option is DRIVE_BACK:
            yield from make_attack(g, Attack(figure, poltergeist(g), SANITY))
        elif option is FIND_CANDLE:
            yield from find_candle(g, figure)
        elif option.verb is BURN_CANDLE:
            yield from burn_candle(g, figure, option.args[0])
        else:
            yield from hand_over(g, figure, poltergeist(g), option.args[0])
            self._grow(g, 1)

    # -- winning

    def winner(self, g: House) -> int:
        """H Candles have been placed."""
        return self.team_seats(g, HEROES) if g.data.placed.bit_count() >= g.rules.seats - 1 else CARRY_ON

    # -- what each side knows

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        """Where Candles burn; what they are for, the heroes know before."""
        heroes = self.true_side(g, seat) == HEROES
        shown: dict[str, Any] = {}
        if heroes or g.data.placed:
            shown["candles_placed"] = room_names(g.data.placed)
        return {**shown, "candles_needed": g.rules.seats - 1} if heroes else shown

    def check(self, g: House) -> None:
        assert g.data.placed.bit_count() < g.rules.seats, "more Candles than it takes"
        assert all(in_house(g, room) for room in card_numbers(g.data.placed)), "a Candle in no room"
        assert not g.data.placed >> MYSTIC_ELEVATOR & 1, "a Candle in the Mystic Elevator"
        assert len(monsters(g)) <= 1, "one Poltergeist"
        assert not any(g.held[figure] & ~ITEM_BITS for figure in monsters(g)), "it carries items alone"
        assert not any(g.stunned), "a stunned Poltergeist"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if g.team[seat] == HEROES:
            return [*candle_goals(g, seat), Goal(verbs=("drive_back_poltergeist",))]
        wanted = (*CANDLES, CANDLE)
        if g.acting >= FIRST_MONSTER:
            left = tuple(hero for hero in heroes_in_house(g) if not g.data.struck >> hero & 1)
            things = laid(g, FEEDING_ROOMS)
            return [Goal(targets=left, cards=wanted), Goal(rooms=things)]
        lights = tuple(hero for hero in heroes_in_house(g) if g.held[hero] & (ALL_CANDLES | 1 << CANDLE))
        names = self._re_forming(g)
        return [Goal(verbs=("hand_to_poltergeist", *names), targets=lights or tuple(heroes_in_house(g)), cards=wanted)]

    def _re_forming(self, g: House) -> tuple[str, ...]:
        """It stays as it is while it is strong enough; else it comes back as near to the heroes as it can."""
        if poltergeist(g) >= 0 and g.track >= RE_FORMED:
            return ("stay",)
        return nearest_first(g, _omen_rooms(g), (g.room[hero] for hero in heroes_in_house(g)))


def poltergeist(g: House) -> int:
    """The Poltergeist, or -1 while it is blown out of the house."""
    return sole_monster(g)


def _omen_rooms(g: House) -> list[int]:
    return [room for room in OMEN_ROOMS if in_house(g, room)]


def _offer_omen_rooms(g: House, _: int, ask: Ask) -> None:
    ask.options += (STAY, *(TO_ROOM(room) for room in _omen_rooms(g)))


present(ABreathOfWind)
