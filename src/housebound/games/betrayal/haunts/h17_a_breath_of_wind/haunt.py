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

from housebound.games.betrayal.components import COMPANIONS, ITEM_BITS, OMEN_ROOMS, card_numbers
from housebound.games.betrayal.figures.belongings import (
    BELL,
    BOX,
    CANDLE,
    drop_everything,
    get_card,
    holds,
    spot_of,
)
from housebound.games.betrayal.figures.damage import BY_HAUNT, SKULL_CARD, damage_dice
from housebound.games.betrayal.figures.roster import (
    advance_track,
    heroes_in_house,
    monsters,
    remove_monster,
    sole_monster,
)
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h17_a_breath_of_wind.candles import (
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
from housebound.games.betrayal.haunts.h17_a_breath_of_wind.data import PoltergeistData
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster
from housebound.games.betrayal.haunts.parts.far_away import nearest_first
from housebound.games.betrayal.haunts.parts.handing_over import hand_over, offer_handing_over
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_one_of
from housebound.games.betrayal.haunts.parts.names import room_names
from housebound.games.betrayal.haunts.parts.room_bits import laid
from housebound.games.betrayal.house.decks import draw_card
from housebound.games.betrayal.house.plan import floor_of, in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.play.attack import RING, make_attack, steal
from housebound.games.betrayal.play.entering import put_into
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
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
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
from housebound.kernel.sets import has, just, without

SNATCH = VERBS.verb("snatch_from_poltergeist", rule="H17-HEROES-1")()
DRIVE_BACK = VERBS.verb("drive_back_poltergeist", rule="H17-HEROES-2")()
HAND_OVER = VERBS.verb("hand_to_poltergeist", CARDS, rule="H17-TRAITOR-1")
RE_FORMS = NoticeKind("poltergeist_re_forms", figure=FIGURES, room=ROOMS)

FEEDING_ROOMS = frozenset(
    ROOMS[word]
    for word in (
        *("junk_room", "storeroom", "attic", "library", "wine_cellar", "research_laboratory"),
        "operating_laboratory",
    )
)
"""H17-WIND-7. At the end of a monster turn there it gains an item."""
JUNK_ROOM = ROOMS["junk_room"]
CHARMS = just(RING) | just(SKULL_CARD) | just(BELL)
MOST_MIGHT = 8
AT_FIRST, RE_FORMED, IN_JUNK_ROOM = 4, 3, 4  # on the track
HANDLED = HAS_GIVEN | HAS_DROPPED | HAS_TAKEN | DROPPING | TAKING


class ABreathOfWind(Haunt[PoltergeistData]):
    """H17-KNOW-1, H17-KNOW-2: each side reads its own page. H17-WIND-1: Speed and Sanity stand in the content."""

    number = 17

    # -- beginning

    def fresh_data(self, g: House) -> PoltergeistData:
        data = PoltergeistData()
        data.floor = floor_of(g, g.haunt_room)
        data.placed = data.rolled = data.struck = 0
        return data

    def set_up(self, g: House[PoltergeistData]) -> Script[None]:
        """H17-SETUP-1, H17-SETUP-2, H17-SETUP-3. The Poltergeist in the haunt room, with a Might of 4."""
        yield from bring_monster(g, 0, g.haunt_room)
        advance_track(g, AT_FIRST)

    def on_turn_start(self, g: House[PoltergeistData], seat: Seat) -> Script[None]:
        """H17-CANDLE-5, HC-23. Nobody has rolled for a Candle yet in this turn; one of the four rooms can be found."""
        g.data.rolled = 0
        return turn_up_one_of(g, CANDLE_ROOMS)

    # -- what it carries

    def trait_of(self, g: House[PoltergeistData], figure: Figure, trait: Trait) -> int:
        """H17-WIND-1. Its Might is the track, up to 8."""
        return min(g.track, MOST_MIGHT) if trait == MIGHT else super().trait_of(g, figure, trait)

    def _grow(self, g: House[PoltergeistData], items: int) -> None:
        """H17-WIND-2. It has so many more items, or fewer; or somebody has driven it back."""
        advance_track(g, max(g.track + items, 0))

    def may_hold(self, g: House[PoltergeistData], figure: Figure, card: Card) -> str:
        """H17-WIND-5. Any item, and no companion."""
        return "H17-WIND-5" if figure >= FIRST_MONSTER and has(COMPANIONS, card) else ""

    def card_off(self, g: House[PoltergeistData], figure: Figure, card: Card) -> bool:
        """H17-WIND-5. What it carries does nothing for it."""
        return figure >= FIRST_MONSTER

    def hears_music(self, g: House[PoltergeistData], figure: Figure) -> bool:
        """H17-WIND-5. What it carries does nothing to it."""
        return figure < FIRST_MONSTER or not holds(g, figure, BOX)

    def taken(self, g: House[PoltergeistData], figure: Figure, card: Card) -> Script[None]:
        """H17-WIND-2. It has picked something up."""
        if figure >= FIRST_MONSTER:
            self._grow(g, 1)
        return NOTHING

    def dropped(self, g: House[PoltergeistData], figure: Figure, card: Card) -> Script[None]:
        """H17-WIND-2. It has laid something down."""
        if figure >= FIRST_MONSTER:
            self._grow(g, -1)
        return NOTHING

    def given(self, g: House[PoltergeistData], giver: Figure, receiver: Figure, card: Card) -> Script[None]:
        """H17-WIND-2, H17-WIND-6. It has given something away, and may give more."""
        if giver >= FIRST_MONSTER:
            self._grow(g, -1)
            g.did &= ~HAS_GIVEN
        return NOTHING

    def stolen(self, g: House[PoltergeistData], thief: Figure, victim: Figure, card: Card) -> Script[None]:
        """H17-WIND-2, H17-WIND-9, H17-HEROES-1. It has stolen, or something was snatched from it."""
        if thief >= FIRST_MONSTER or victim >= FIRST_MONSTER:
            self._grow(g, 1 if thief >= FIRST_MONSTER else -1)
        return NOTHING

    def on_enter(self, g: House[PoltergeistData], figure: Figure, room: Room) -> Script[None]:
        """H17-WIND-6. In every room it handles things anew."""
        if figure >= FIRST_MONSTER and figure == g.acting:
            g.did &= ~HANDLED
        return NOTHING

    # -- the monster turn

    def on_monster_turn_start(self, g: House[PoltergeistData]) -> Script[None]:
        """H17-WIND-8, H17-WIND-12, H17-WIND-13. It may drop all and appear in an omen room, with a Might of 3 or 4."""
        g.data.struck = 0
        option: Option = yield Decision(g.traitor, "re_form", _offer_omen_rooms, "H17-WIND-12", g.word[g.traitor])
        if option is STAY:
            return
        room, here = option.args[0], poltergeist(g)
        if here >= 0:
            drop_everything(g, here)
            yield from put_into(g, here, room)
        else:
            here = yield from bring_monster(g, 0, room)
            g.acted = without(g.acted, here)
        g.tell(EVERYONE, RE_FORMS, g.word[here], room)
        advance_track(g, IN_JUNK_ROOM if room == JUNK_ROOM else RE_FORMED)

    def on_monster_turn_end(self, g: House[PoltergeistData]) -> Script[None]:
        """H17-WIND-7. In a room full of things one more joins it."""
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

    def may_attack(self, g: House[PoltergeistData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H17-WIND-3, H17-WIND-8, H17-WIND-10. On it as `offer` says; by it once on each hero, not with Might 0."""
        if target >= FIRST_MONSTER:
            return "H17-WIND-3"
        if attacker >= FIRST_MONSTER and has(g.data.struck, target):
            return "H17-WIND-8"
        if attacker >= FIRST_MONSTER and not self.trait_of(g, attacker, MIGHT):
            return "H17-WIND-10"
        return super().may_attack(g, attacker, target, trait, card)

    def fight_over(self, g: House[PoltergeistData], attack: Attack) -> Script[None]:
        """H17-WIND-8. It goes on, and may attack the next one."""
        if attack.attacker >= FIRST_MONSTER:
            g.data.struck |= just(attack.target)
            g.did &= ~HAS_ATTACKED
        return NOTHING

    def on_death(self, g: House[PoltergeistData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H17-WIND-8. It may attack the next one, whatever became of this one."""
        if g.acting >= FIRST_MONSTER:
            g.did &= ~HAS_ATTACKED  # also if the Idol killed the hero before the blow
        return NOTHING

    def may_steal(self, g: House[PoltergeistData], attack: Attack) -> bool:
        """H17-WIND-9. It takes things by force."""
        return True

    def attack_won(self, g: House[PoltergeistData], attack: Attack) -> Script[bool]:
        """H17-HEROES-1, H17-HEROES-2. A snatch takes one thing, the driving back takes Might; neither hurts it."""
        if attack.target < FIRST_MONSTER:
            return False
        if attack.trait == SPEED:
            yield from self._snatch(g, attack)
        else:
            self._grow(g, -attack.difference)
        return True

    def _snatch(self, g: House[PoltergeistData], attack: Attack) -> Script[None]:
        def offers(g: House[PoltergeistData], _: int, ask: Ask) -> None:
            ask.options += [STEAL(card) for card in card_numbers(g.held[attack.target])]

        seat = attack.attacker
        option = yield from forced(g, Decision(seat, "snatch_item", offers, "H17-HEROES-1", g.word[attack.target]))
        yield from steal(g, seat, attack.target, option.args[0])

    def attack_lost(self, g: House[PoltergeistData], attack: Attack) -> Script[bool]:
        """H17-HEROES-1, H17-HEROES-2. A hero who attacks it in vain takes 1 die of damage, of the kind of the trait."""
        if attack.target < FIRST_MONSTER:
            return False
        kind = PHYSICAL if attack.trait == SPEED else MENTAL
        yield from damage_dice(g, attack.attacker, kind, 1, BY_HAUNT)
        return True

    def hurt_monster(
        self, g: House[PoltergeistData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H17-WIND-4, H17-WIND-9. Nothing harms or stuns it."""
        return True
        yield

    def dynamite_hits(self, g: House[PoltergeistData], thrower: Figure, victim: Figure) -> bool:
        """H17-WIND-11. It makes no roll."""
        return victim < FIRST_MONSTER

    def dynamite_thrown(self, g: House[PoltergeistData], thrower: Figure, room: Room) -> Script[None]:
        """H17-WIND-11. It is blown out of the house, and what it carried falls down."""
        here = poltergeist(g)
        if here >= 0 and g.room[here] == room:
            items = g.held[here].bit_count()
            drop_everything(g, here)
            self._grow(g, -items)
            remove_monster(g, here)
        return NOTHING

    # -- actions

    def offer(self, g: House[PoltergeistData], figure: Figure, ask: Ask) -> None:
        """H17-TRAITOR-1, H17-HEROES-1, H17-HEROES-2, H17-HEROES-3. What either side does where the Poltergeist is."""
        if figure >= FIRST_MONSTER:
            return
        here = poltergeist(g)
        if g.team[figure] == TRAITOR:
            offer_handing_over(g, figure, here, HAND_OVER, ask)
            return
        if here >= 0 and spot_of(g, here) == spot_of(g, figure):
            tired = attack_spent(g)
            ask.offer(SNATCH, unless=tired or ("" if g.held[here] else "H17-HEROES-1"))
            ask.offer(DRIVE_BACK, unless=tired or ("" if g.held[figure] & CHARMS else "H17-HEROES-2"))
        offer_candles(g, figure, ask)

    def perform(self, g: House[PoltergeistData], figure: Figure, option: Option) -> Script[None]:
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

    def winner(self, g: House[PoltergeistData]) -> int:
        """H17-WIN-1. H Candles burn. The death of all heroes (H17-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.data.placed.bit_count() >= g.rules.seats - 1 else CARRY_ON

    # -- what each side knows

    def shown(self, g: House[PoltergeistData], seat: Seat) -> dict[str, Any]:
        """H17-KNOW-2. Where Candles burn; what they are for, the heroes know before."""
        heroes = self.true_side(g, seat) == HEROES
        shown: dict[str, Any] = {}
        if heroes or g.data.placed:
            shown["candles_placed"] = room_names(g.data.placed)
        return {**shown, "candles_needed": g.rules.seats - 1} if heroes else shown

    def check(self, g: House[PoltergeistData]) -> None:
        assert g.data.placed.bit_count() < g.rules.seats, "more Candles than it takes"
        assert all(in_house(g, room) for room in card_numbers(g.data.placed)), "a Candle in no room"
        assert not has(g.data.placed, MYSTIC_ELEVATOR), "a Candle in the Mystic Elevator"
        assert len(monsters(g)) <= 1, "one Poltergeist"
        assert not any(g.held[figure] & ~ITEM_BITS for figure in monsters(g)), "it carries items alone"
        assert not any(g.stunned), "a stunned Poltergeist"

    # -- for the general bot

    def goals(self, g: House[PoltergeistData], seat: Seat) -> list[Goal]:
        if g.team[seat] == HEROES:
            return [*candle_goals(g, seat), Goal(verbs=("drive_back_poltergeist",))]
        wanted = (*CANDLES, CANDLE)
        if g.acting >= FIRST_MONSTER:
            left = tuple(hero for hero in heroes_in_house(g) if not has(g.data.struck, hero))
            things = laid(g, FEEDING_ROOMS)
            return [Goal(targets=left, cards=wanted), Goal(rooms=things)]
        lights = tuple(hero for hero in heroes_in_house(g) if g.held[hero] & (ALL_CANDLES | just(CANDLE)))
        names = self._re_forming_goal(g)
        return [Goal(verbs=("hand_to_poltergeist", *names), targets=lights or tuple(heroes_in_house(g)), cards=wanted)]

    def _re_forming_goal(self, g: House[PoltergeistData]) -> tuple[str, ...]:
        """It stays as it is while it is strong enough; else it comes back as near to the heroes as it can."""
        if poltergeist(g) >= 0 and g.track >= RE_FORMED:
            return ("stay",)
        return nearest_first(g, _omen_rooms(g), (g.room[hero] for hero in heroes_in_house(g)))


def poltergeist(g: House[PoltergeistData]) -> int:
    """The Poltergeist, or -1 while it is blown out of the house."""
    return sole_monster(g)


def _omen_rooms(g: House[PoltergeistData]) -> list[int]:
    return [room for room in OMEN_ROOMS if in_house(g, room)]


def _offer_omen_rooms(g: House[PoltergeistData], _: int, ask: Ask) -> None:
    ask.options += (STAY, *(TO_ROOM(room) for room in _omen_rooms(g)))
