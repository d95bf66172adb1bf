"""Haunt 15, Here There Be Dragons. A Dragon comes through the front door; it breathes fire and bites.

Old arms lie in the basement: a Shield against the fire, an Antique Armor against the bite; and one of the heroes has a
Spear. The heroes win when the Dragon has taken as much damage as there are players. The traitor's side wins when all
heroes are dead.

Decided here, where the text is silent: the track is the traitor's own record, as it is the traitor who announces the
Dragon's death; the heroes see the dice and no more. Fire passes barriers, so that everybody in its rooms is in it. Fire
and heat are the Dragon's breath, the end of a turn in the Furnace Room and the Burning Man. Whoever carries the Shield
is safe from them, and the heroes in the room of a hero with the Shield from the breath; the traitor's Shield covers
nobody else. The Spear's 4 are added in every Might fight with the Dragon, whichever weapon is used. Only heroes put the
Antique Armor on; while it is worn it is neither dropped nor given, unless it is taken off first.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.cards.handling import give
from housebound.games.betrayal.components import ITEM_BITS, card_numbers
from housebound.games.betrayal.effects.adjacent import near
from housebound.games.betrayal.figures.belongings import destroy, discard_held, holder_of, holds, put_in_pile
from housebound.games.betrayal.figures.damage import BY_CARD, BY_HAUNT, BY_ROOM, damage, settle_skull
from housebound.games.betrayal.figures.dice import DAMAGE_ROLL, roll, trait_roll
from housebound.games.betrayal.figures.roster import (
    add_monster,
    heroes_in_house,
    monsters,
    remove_monster,
    sole_monster,
)
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.objects import is_about
from housebound.games.betrayal.house.plan import in_house, joined
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, spot_at
from housebound.games.betrayal.play.entering import choose_side
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import (
    FIRST_MONSTER,
    IN_HOUSE,
    OVER,
    TURN_END,
    TURN_OVER,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    ENTRANCE_HALL,
    FIGURES,
    FIRST_OBJECT,
    FURNACE_ROOM,
    HEROES,
    MIGHT,
    NO,
    PHYSICAL,
    PICK_CARD,
    ROOMS,
    SPEED,
    TRACK,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Decision, Option, Script, only
from housebound.kernel.sets import has, just, set_of, without

BREATHE = VERBS.verb("breathe_fire", rule="H15-DRAGON-3")()
PUT_ON = VERBS.verb("put_on_antique_armor", rule="H15-ARMOR-1")()
TAKE_OFF = VERBS.verb("take_off_antique_armor", rule="H15-ARMOR-1")()
HAND_OVER = VERBS.verb("hand_over_antique_armor", FIGURES, rule="H15-ARMOR-1")
ARMS_IN = NoticeKind("arms_in", card=CARDS, room=ROOMS)
BREATHED = NoticeKind("dragon_breathed", figure=FIGURES, room=ROOMS)
SHIELDED = NoticeKind("shielded", figure=FIGURES)
ARMED = NoticeKind("armor_put_on", figure=FIGURES)
UNARMED = NoticeKind("armor_taken_off", figure=FIGURES)
BURNT = NoticeKind("item_burnt", figure=FIGURES, card=CARDS)

SHIELD, ANTIQUE_ARMOR, SPEAR, ARMOR = (CARDS[word] for word in ("shield", "antique_armor", "spear", "armor"))
BURNING_MAN = CARDS["burning_man"]
HIDING_PLACES = {
    SHIELD: (ROOMS["chasm"], ROOMS["crypt"]),
    ANTIQUE_ARMOR: (ROOMS["catacombs"], ROOMS["underground_lake"]),
}
DODGE_TARGET = 4  # H15-FIRE-1
DICE_HERE, DICE_BESIDE = 4, 2  # H15-FIRE-2
TOUGHNESS = 2  # H15-DRAGON-4
ARMOR_HELPS, SPEAR_HELPS, ITEM_HELPS = 5, 4, 2  # H15-ARMOR-2, H15-SPEAR-1, H15-FIRE-3
NOBODY = -1


class DragonData(HauntData):
    """`kept`: arms that lie in no room yet, as bits; `wearer`: of the Antique Armor; `breathed`: in this turn."""

    __slots__ = ("breathed", "kept", "wearer")

    kept: int
    wearer: int
    breathed: bool


class HereThereBeDragons(Haunt[DragonData]):
    """H15-KNOW-1, H15-KNOW-2: each side reads its own page. H15-DRAGON-1: the Dragon's numbers stand in the content.

    H15-SHIELD-2: the Shield is an item like others (HC-14).
    """

    number = 15
    monsters_immune_to_speed = True  # H15-DRAGON-2

    # -- beginning

    def fresh_data(self, g: House) -> DragonData:
        data = DragonData()
        data.kept = just(SHIELD) | just(ANTIQUE_ARMOR)
        data.wearer = NOBODY
        data.breathed = False
        return data

    def set_up(self, g: House[DragonData]) -> Script[None]:
        """H15-SETUP-1, H15-SETUP-2, H15-SETUP-3, H15-SETUP-4. The Dragon in the Entrance Hall, the track at 0.

        Each of the arms lies in one of its two rooms, the traitor's choice.
        """
        add_monster(g, 0, ENTRANCE_HALL)
        for card, places in HIDING_PLACES.items():
            rooms = [room for room in places if in_house(g, room)]
            if rooms:
                room = yield from choose_room(g, g.traitor, g.traitor, rooms, "arms_room", "H15-SETUP-3")
                yield from self._lay_out(g, card, room)

    def room_added(self, g: House[DragonData], room: Room) -> Script[None]:
        """H15-SETUP-3, HC-8. Arms whose rooms were missing lie in the first of them that comes."""
        for card, places in HIDING_PLACES.items():
            if room in places and has(g.data.kept, card):
                yield from self._lay_out(g, card, room)

    def _lay_out(self, g: House[DragonData], card: Card, room: Room) -> Script[None]:
        """H15-SETUP-3. All see it lie there, on the side of a barrier that the traitor chooses."""
        side = yield from choose_side(g, g.traitor, room)
        g.data.kept = without(g.data.kept, card)
        put_in_pile(g, card, spot_at(room, side))
        g.tell(EVERYONE, ARMS_IN, card, room)

    # -- fire

    def before_monster(self, g: House[DragonData], figure: Figure) -> Script[bool]:
        """H15-DRAGON-3. It may breathe again in each of its turns."""
        g.data.breathed = False
        return False
        yield

    def _breathe(self, g: House[DragonData], dragon: int) -> Script[None]:
        """H15-FIRE-1, H15-FIRE-2, BET-TURN-8. Everyone in its room and those joined to it rolls Speed, all sides."""
        g.data.breathed = True
        here = g.room[dragon]
        near = [here, *joined(g, here)]
        g.tell(EVERYONE, BREATHED, g.word[dragon], here)
        for seat in clockwise(g, g.active):
            if g.fate[seat] != IN_HOUSE or g.room[seat] not in near:
                continue
            if self._shielded(g, seat):
                g.tell(EVERYONE, SHIELDED, g.word[seat])
            elif (yield from trait_roll(g, seat, SPEED, needed=DODGE_TARGET, openly=False)) < DODGE_TARGET:
                yield from self._burn(g, seat, DICE_HERE if g.room[seat] == here else DICE_BESIDE, dragon)

    def _burn(self, g: House[DragonData], seat: Seat, dice: int, dragon: int) -> Script[None]:
        """H15-FIRE-2, H15-FIRE-3. The damage is rolled; then a hero may let items burn instead, each for 2 points."""
        steps = yield from roll(g, seat, dice, DAMAGE_ROLL)
        while steps > 0 and g.team[seat] == HEROES and g.held[seat] & ITEM_BITS and g.fate[seat] == IN_HOUSE:
            option: Option = yield Decision(seat, "burn_item", _offer_items, "H15-FIRE-3", g.word[seat])
            if option is NO:
                break
            steps -= ITEM_HELPS
            g.tell(EVERYONE, BURNT, g.word[seat], option.args[0])
            yield from self._lose_item(g, seat, option.args[0])
        yield from damage(g, seat, PHYSICAL, steps, BY_HAUNT, killer=dragon)

    def _lose_item(self, g: House[DragonData], seat: Seat, card: Card) -> Script[None]:
        """H15-FIRE-3, BET-ITEM-15. What burns is gone, and with it what it gave."""
        if card < FIRST_OBJECT:
            discard_held(g, seat, card)
        else:
            destroy(g, seat, card)
        if card == ANTIQUE_ARMOR:
            g.data.wearer = NOBODY
        yield from settle_skull(g, seat, BY_HAUNT)

    def _shielded(self, g: House[DragonData], seat: Seat) -> bool:
        """H15-SHIELD-1. The Shield's bearer, and every hero in the room of a hero who bears it."""
        bearer = holder_of(g, SHIELD)
        if bearer < 0 or bearer == seat:
            return bearer == seat
        return g.team[bearer] == g.team[seat] == HEROES and g.room[bearer] == g.room[seat]

    # -- Armor and Shield

    def filter_damage(self, g: House[DragonData], seat: Seat, kind: int, steps: int, cause: int) -> tuple[int, int]:
        """H15-SHIELD-1, H15-ARMOR-2. The Shield against fire and heat, the Antique Armor against all else."""
        if _is_fire(g, seat, cause):
            return kind, 0 if holds(g, seat, SHIELD) else steps
        worn = kind == PHYSICAL and g.data.wearer == seat
        return kind, max(0, steps - ARMOR_HELPS) if worn else steps

    def allowance(self, g: House[DragonData], figure: Figure, spaces: int) -> int:
        """H15-BURDEN-1. 1 space less with the Shield, 1 less in the Antique Armor; always 1 at least."""
        burden = holds(g, figure, SHIELD) + (g.data.wearer == figure)
        return max(1, spaces - burden) if burden else spaces

    def card_off(self, g: House[DragonData], figure: Figure, card: Card) -> bool:
        """H15-ARMOR-3. The Armor is not worn together with the Antique Armor."""
        return card == ARMOR and g.data.wearer == figure

    def may_part(self, g: House[DragonData], figure: Figure, card: Card) -> str:
        """H15-ARMOR-1. While it is worn it has to be taken off first."""
        return "H15-ARMOR-1" if card == ANTIQUE_ARMOR and g.data.wearer == figure else ""

    def never_stolen(self, g: House[DragonData]) -> int:
        """H15-ARMOR-3. Nobody steals it, worn or not."""
        return just(ANTIQUE_ARMOR)

    def laid_down(self, g: House[DragonData], card: Card) -> None:
        """H15-ARMOR-1. The dead wear it no longer."""
        if card == ANTIQUE_ARMOR:
            g.data.wearer = NOBODY

    # -- actions

    def offer(self, g: House[DragonData], figure: Figure, ask: Ask) -> None:
        """H15-DRAGON-3. The Dragon breathes; a hero deals with the Antique Armor."""
        if figure >= FIRST_MONSTER:
            ask.offer(BREATHE, unless="H15-DRAGON-3" if g.data.breathed else "")
        elif g.team[figure] == HEROES and holds(g, figure, ANTIQUE_ARMOR):
            self._offer_armor(g, figure, ask)

    def _offer_armor(self, g: House[DragonData], seat: Seat, ask: Ask) -> None:
        """H15-ARMOR-1. A whole turn: nothing else is done before it, and nothing after it."""
        begun = "H15-ARMOR-1" if g.did or g.used or g.tries else ""
        if g.data.wearer != seat:
            ask.offer(PUT_ON, unless=begun)
            return
        ask.offer(TAKE_OFF, unless=begun)
        for other in near(g, seat):
            if other != seat:
                ask.offer(HAND_OVER(g.word[other]), unless=begun)

    def perform(self, g: House[DragonData], figure: Figure, option: Option) -> Script[None]:
        """H15-ARMOR-1. Whoever puts it on, takes it off or hands it over is done for this turn."""
        if option is BREATHE:
            yield from self._breathe(g, figure)
            return
        g.did |= TURN_OVER
        g.data.wearer = figure if option is PUT_ON else NOBODY
        g.tell(EVERYONE, ARMED if option is PUT_ON else UNARMED, g.word[figure])
        if option.verb is HAND_OVER:
            yield from give(g, figure, ANTIQUE_ARMOR, option.args[0])

    # -- fighting

    def attack_bonus(self, g: House[DragonData], attack: Attack, defending: bool) -> int:
        """H15-SPEAR-1. Whoever carries the Spear adds 4 in a Might fight with the Dragon, attacking or defending."""
        fighter, other = (attack.target, attack.attacker) if defending else (attack.attacker, attack.target)
        helps = other >= FIRST_MONSTER and attack.trait == MIGHT and holds(g, fighter, SPEAR)
        return SPEAR_HELPS if helps else 0

    def hurt_monster(
        self, g: House[DragonData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H15-DRAGON-4, H15-DRAGON-5, H15-DRAGON-6. 2 points of every defeat do nothing, the rest is noted.

        Damage never stuns it.
        """
        g.reveal(EVERYONE)  # all see whether it lives
        g.track = min(g.track + max(0, steps - TOUGHNESS), g.rules.seats)
        g.tell(only(g.traitor), TRACK, g.track)
        if g.track == g.rules.seats:
            remove_monster(g, figure)
        return True
        yield

    # -- winning

    def winner(self, g: House[DragonData]) -> int:
        """H15-WIN-1, H15-DRAGON-6. The death of all heroes (H15-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.track >= g.rules.seats else CARRY_ON

    # -- what each side knows

    def track_hidden(self, g: House[DragonData], seat: Seat) -> bool:
        """H15-SETUP-4. The track is the traitor's own record."""
        return not self.knows(g, seat, "damage of the Dragon")

    def secrets(self, g: House[DragonData]) -> dict[str, object]:
        return {"damage of the Dragon": g.track}

    def knows(self, g: House[DragonData], seat: Seat, secret: str) -> bool:
        """H15-SETUP-4, H15-KNOW-1. The heroes see the dice and no more."""
        return seat == g.traitor or g.phase == OVER

    def resample(self, g: House[DragonData], seat: Seat, rng: Any) -> None:
        """H15-KNOW-1. A hero does not know what a defeat does to the Dragon: anything that it survives."""
        if not self.knows(g, seat, "damage of the Dragon"):
            g.track = rng.randrange(g.rules.seats)

    def shown(self, g: House[DragonData], seat: Seat) -> dict[str, Any]:
        worn: dict[str, Any] = {} if g.data.wearer < 0 else {"wearer": name_of(g, g.data.wearer)}
        return {**worn, "dragon_damage": g.track} if self.knows(g, seat, "damage of the Dragon") else worn

    def check(self, g: House[DragonData]) -> None:
        wearer = g.data.wearer
        assert wearer < 0 or holds(g, wearer, ANTIQUE_ARMOR), "the Antique Armor is worn by somebody without it"
        for card in HIDING_PLACES:
            lost = has(g.data.kept, card) or has(g.gone, card)
            found = is_about(g, card)
            assert bool(lost) != found, f"{CARDS.words[card]} is lost or doubled"
        assert not monsters(g) or g.track < g.rules.seats, "the Dragon lives on"

    # -- for the general bot

    def goals(self, g: House[DragonData], seat: Seat) -> list[Goal]:
        dragon = sole_monster(g)
        if dragon < 0:
            return []  # it is still being set up, or dead
        heroes = tuple(heroes_in_house(g))
        if g.team[seat] == TRAITOR:
            return self._dragon_goals(g, dragon, heroes) if g.acting == dragon else [Goal(targets=heroes)]
        arms = Goal(verbs=("put_on_antique_armor",), cards=(SHIELD, ANTIQUE_ARMOR, SPEAR))
        if holds(g, seat, SPEAR):
            return [Goal(verbs=("attack_with(spear,dragon)",)), arms, Goal(targets=(dragon,))]
        here = g.room[dragon]
        hot = set_of((here, *joined(g, here)))
        return [Goal(verbs=arms.verbs, cards=arms.cards, spare=(dragon,), avoid=hot, explore=True)]

    def _dragon_goals(self, g: House[DragonData], dragon: int, heroes: tuple[int, ...]) -> list[Goal]:
        """Fire where it burns most: among the heroes, or at the end of the way if only the next room can be reached."""
        rooms = {g.room[hero] for hero in heroes}
        hot = set_of(rooms)
        if g.spent >= g.allowance:
            hot |= set_of(beside for room in rooms for beside in joined(g, room))
        return [Goal(rooms=hot, verbs=("breathe_fire",)), Goal(targets=heroes)]


def _is_fire(g: House[DragonData], seat: Seat, cause: int) -> bool:
    """H15-SHIELD-1. The Dragon's breath, the heat of the Furnace Room, the Burning Man."""
    if cause == BY_ROOM:
        return g.room[seat] == FURNACE_ROOM and g.phase == TURN_END
    return cause == BY_HAUNT or (cause == BY_CARD and BURNING_MAN in g.resolving)


def _offer_items(g: House[DragonData], seat: Seat, ask: Ask) -> None:
    """H15-FIRE-3. Every item of the hero who stands in the fire."""
    ask.options += [NO, *(PICK_CARD(card) for card in card_numbers(g.held[g.word.index(ask.subject)] & ITEM_BITS))]
