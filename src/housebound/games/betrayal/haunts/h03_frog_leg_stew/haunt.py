"""Haunt 3, Frog-Leg Stew. A Witch nobody can harm turns people into Frogs, and her Cat is hungry (`frogs`).

The heroes dig for a Root, work the Form of Mortal with it and the Book, and win when the Witch is killed. The traitor's
side wins when every hero is dead or a Frog.

Decided here, where the text is silent: an undug Root is a token in its room and no item yet; the traitor gets Roots in
no way. Spells reach whoever is on the same side of a barrier, and the Breath of Dragon also along a line of sight; it
may be breathed at the traitor too. The Dynamite kills a mortal Witch who does not dodge it; the damage of a fall, where
monsters take it, only stuns her. Until she is mortal nothing harms or stuns her.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import destroy, get_card, holder_of, holds, spot_of
from housebound.games.betrayal.figures.damage import ARMOR, BY_HAUNT, damage_dice
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import COMBAT_ROLL, roll, say_deed, throw
from housebound.games.betrayal.figures.roster import add_monster, remove_monster, sole_monster
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunts.h03_frog_leg_stew.data import StewData
from housebound.games.betrayal.haunts.h03_frog_leg_stew.frogs import (
    CARRYING,
    Frogs,
    at_large,
    become_frog,
    become_human,
    is_frog,
    nobody_carried,
    people,
)
from housebound.games.betrayal.haunts.h03_frog_leg_stew.spells import CAT, WITCH, within_reach
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster
from housebound.games.betrayal.haunts.parts.forced_moves import hunt_nearest
from housebound.games.betrayal.haunts.parts.lost_necessities import turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.parts.names import name_of, room_names
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.plan import in_house, rooms_in_house
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.play.attack import ARMED
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, SETTING_UP, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    ENTRANCE_HALL,
    FIGHTING,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    PHYSICAL,
    ROOMS,
    SANITY,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just, set_of

DIG = VERBS.verb("dig_root", rule="H03-HEROES-1")()
FORM_OF_MORTAL = VERBS.verb("form_of_mortal", rule="H03-HEROES-2")()
RESTORE = VERBS.verb("restore_frog", FIGURES, rule="H03-HEROES-4")
SKIN_OF_FROG = VERBS.verb("skin_of_frog", FIGURES, rule="H03-SPELL-1")
BREATH_OF_DRAGON = VERBS.verb("breath_of_dragon", FIGURES, rule="H03-SPELL-2")
WINGS_OF_RAVEN = VERBS.verb("wings_of_raven", FIGURES, rule="H03-SPELL-3")
ROOT_IN = NoticeKind("root_in", room=ROOMS)
MORTAL = NoticeKind("witch_mortal", figure=FIGURES)

BOOK = CARDS["book"]
ROOT_OF = {ROOMS[word]: CARDS[f"root_{n + 1}"] for n, word in enumerate(("conservatory", "larder", "kitchen"))}
ALL_ROOTS = set_of(ROOT_OF.values())
DIG_TARGET, MORTAL_TARGET, RESTORE_TARGET = 4, 6, 4
BREATH_DICE = 2


class FrogLegStew(Frogs):
    """H03-KNOW-1, H03-KNOW-2: each side reads its own page.

    H03-WITCH-1, H03-CAT-1: the numbers of Witch and Cat stand in the content.
    """

    number = 3

    # -- beginning

    def fresh_data(self, g: House) -> StewData:
        """H03-SETUP-2. Nobody is a Frog, and all Roots are still to come."""
        data = StewData()
        data.frogs = 0
        data.carrier = nobody_carried()
        data.buried = 0
        data.kept = set_of(ROOT_OF)
        data.mortal = data.slain = data.cat_came = data.cast = data.dragon = False
        return data

    def set_up(self, g: House[StewData]) -> Script[None]:
        """H03-SETUP-1, H03-SETUP-2, H03-SETUP-3. The Witch in the Entrance Hall; Roots in the rooms that are there."""
        add_monster(g, WITCH, ENTRANCE_HALL)
        for room in ROOT_OF:
            if in_house(g, room):
                self._bury(g, room)
        return NOTHING

    def room_added(self, g: House[StewData], room: Room) -> Script[None]:
        """H03-SETUP-3, HC-8. A Root comes with its room."""
        if has(g.data.kept, room):
            self._bury(g, room)
        return NOTHING

    def _bury(self, g: House[StewData], room: Room) -> None:
        g.data.kept &= ~(just(room))
        g.data.buried |= just(room)
        g.tell(EVERYONE, ROOT_IN, room)

    def on_turn_start(self, g: House[StewData], seat: Seat) -> Script[None]:
        """HC-23. The heroes need the Book, and until the Witch is mortal one of the rooms with Roots."""
        g.data.cast = False
        if g.team[seat] == HEROES:
            turn_up_cards(g, seat, (BOOK,))
            if not g.data.mortal:
                yield from turn_up_one_of(g, tuple(ROOT_OF))

    # -- the Witch and the Cat

    def must_act(self, g: House[StewData], figure: Figure) -> str:
        """H03-CAT-3. The Cat must, if it has anything to hunt."""
        return "H03-CAT-3" if g.kind[figure] == CAT and at_large(g) else ""

    def before_monster(self, g: House[StewData], figure: Figure) -> Script[bool]:
        """H03-WITCH-3, H03-CAT-3. The Witch does as she likes; the Cat hunts the nearest Frog that nobody carries."""
        if g.kind[figure] == WITCH:
            g.data.cast = False
            return False
        if at_large(g):
            yield from hunt_nearest(g, figure, at_large(g))
        return True

    def may_attack(self, g: House[StewData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H03-WITCH-2, H03-WITCH-3, H03-CAT-3, H03-CAT-5, H03-HEROES-2. The Witch attacks nobody, the Cat loose Frogs.

        Nobody attacks the Witch before she is mortal.
        """
        if attacker >= FIRST_MONSTER:
            if g.kind[attacker] == WITCH:
                return "H03-WITCH-3"
            return "" if target in at_large(g) else "H03-CAT-3"
        if target >= FIRST_MONSTER and g.kind[target] == WITCH and not g.data.mortal:
            return "H03-WITCH-2"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House[StewData], thrower: Figure, victim: Figure) -> bool:
        """H03-WITCH-2. It does nothing to a Witch who is not mortal."""
        return victim < FIRST_MONSTER or g.kind[victim] != WITCH or bool(g.data.mortal)

    def attack_won(self, g: House[StewData], attack: Attack) -> Script[bool]:
        """H03-CAT-4. The Cat eats the Frog that it defeats."""
        if attack.attacker >= FIRST_MONSTER:
            yield from die(g, attack.target, BY_HAUNT, attack.attacker)
            return True
        return (yield from super().attack_won(g, attack))

    def hurt_monster(
        self, g: House[StewData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H03-WITCH-2, H03-HEROES-3. Nothing hurts the Witch before she is mortal; then a lost fight kills her."""
        if g.kind[figure] != WITCH or (g.data.mortal and attack is None):
            return False
        if not g.data.mortal:
            return True
        g.data.slain = True
        remove_monster(g, figure)
        check_win(g)
        return True
        yield

    # -- spells

    def offer(self, g: House[StewData], figure: Figure, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            self._offer_spells(g, figure, ask)
            return
        super().offer(g, figure, ask)
        if g.team[figure] == HEROES:
            self._offer_tasks(g, figure, ask)
        else:
            self._offer_spells(g, figure, ask)

    def _no_spell(self, g: House[StewData], caster: int) -> str:
        """H03-WITCH-3, H03-TRAITOR-1. One for the Witch in each monster turn, one for the traitor with the Book."""
        if caster >= FIRST_MONSTER:
            return "H03-WITCH-3" if g.data.cast else ""
        return "H03-TRAITOR-1" if g.data.cast or not holds(g, caster, BOOK) else ""

    def _offer_spells(self, g: House[StewData], caster: int, ask: Ask) -> None:
        """H03-SPELL-1, H03-SPELL-2, H03-SPELL-3, H03-SPELL-4. On whom the caster may cast what."""
        why = self._no_spell(g, caster)
        for seat in within_reach(g, caster):
            unless = "H03-SPELL-4" if is_frog(g, seat) else why
            if g.team[seat] == HEROES and spot_of(g, seat) == spot_of(g, caster):
                ask.offer(SKIN_OF_FROG(g.word[seat]), unless=unless)
            ask.offer(BREATH_OF_DRAGON(g.word[seat]), unless=unless)
        if caster >= FIRST_MONSTER:
            ask.offer(WINGS_OF_RAVEN(g.word[caster]), unless=why)
            if g.fate[g.traitor] == IN_HOUSE and spot_of(g, g.traitor) == spot_of(g, caster):
                ask.offer(WINGS_OF_RAVEN(g.word[g.traitor]), unless=why)

    def perform(self, g: House[StewData], figure: Figure, option: Option) -> Script[None]:
        verb = option.verb
        if option is DIG:
            return self._dig(g, figure)
        if option is FORM_OF_MORTAL:
            return self._form_of_mortal(g, figure)
        if verb is RESTORE:
            return self._restore(g, figure, g.word.index(option.args[0]))
        if verb in CARRYING:
            return super().perform(g, figure, option)
        g.data.cast = True
        target = g.word.index(option.args[0])
        if verb is SKIN_OF_FROG:
            return self._skin_of_frog(g, figure, target)
        return self._breath(g, figure, target) if verb is BREATH_OF_DRAGON else self._wings(g, target)

    def _skin_of_frog(self, g: House[StewData], caster: int, seat: Seat) -> Script[None]:
        """H03-SPELL-1, H03-TRAITOR-1, H03-CAT-2. Both roll Sanity; who loses is a Frog. The first brings the Cat."""
        if caster >= FIRST_MONSTER:
            result = throw(g, caster, self.trait_of(g, caster, SANITY), FIGHTING + SANITY)
        else:
            result = yield from roll(g, caster, 0, COMBAT_ROLL, SANITY)
        say_deed(g, seat, "resist_frog")
        defence = yield from roll(g, seat, 0, COMBAT_ROLL, SANITY)
        if result <= defence or g.fate[seat] != IN_HOUSE:
            return
        yield from become_frog(g, seat)
        check_win(g)
        if is_frog(g, seat) and not g.data.cat_came:
            g.data.cat_came = True
            room = g.haunt_room if in_house(g, g.haunt_room) else g.room[seat]
            yield from bring_monster(g, CAT, room)

    def _breath(self, g: House[StewData], caster: int, seat: Seat) -> Script[None]:
        """H03-SPELL-2. 2 dice of physical damage, which nothing makes less."""
        g.data.dragon = True
        yield from damage_dice(g, seat, PHYSICAL, BREATH_DICE, BY_HAUNT)
        g.data.dragon = False

    def _wings(self, g: House[StewData], figure: Figure) -> Script[None]:
        """H03-SPELL-3. The Witch or the traitor into any other room."""
        rooms = [room for room in rooms_in_house(g) if room != g.room[figure]]
        room = yield from choose_room(g, g.traitor, figure, rooms, "raven_room", "H03-SPELL-3")
        yield from put_into(g, figure, room)

    def card_off(self, g: House[StewData], figure: Figure, card: Card) -> bool:
        """H03-SPELL-2. The Armor is no help against the Breath of Dragon."""
        return card == ARMOR and bool(g.data.dragon)

    # -- the recipe

    def _offer_tasks(self, g: House[StewData], seat: Seat, ask: Ask) -> None:
        """H03-HEROES-1, H03-HEROES-2, H03-HEROES-4, H03-FROG-2. What is to be done here; a Frog does none of it."""
        if is_frog(g, seat):
            for task in (DIG, FORM_OF_MORTAL):
                ask.bar(task, "H03-FROG-2")
            return
        if has(g.data.buried, g.room[seat]):
            offer_task(g, DIG, ask)
        witch = the_witch(g)
        if not g.data.mortal and witch >= 0 and spot_of(g, witch) == spot_of(g, seat) and g.held[seat] & ALL_ROOTS:
            offer_task(g, FORM_OF_MORTAL, ask, "" if holds(g, seat, BOOK) else "H03-HEROES-2")
        if holds(g, seat, BOOK):
            for frog in card_numbers(g.data.frogs):
                if spot_of(g, frog) == spot_of(g, seat):
                    offer_task(g, RESTORE(g.word[frog]), ask)

    def _dig(self, g: House[StewData], seat: Seat) -> Script[None]:
        """H03-HEROES-1. The Root is an item now."""
        room = g.room[seat]
        if (yield from task_roll(g, seat, KNOWLEDGE, needed=DIG_TARGET)) >= DIG_TARGET and g.fate[seat] == IN_HOUSE:
            g.data.buried &= ~(just(room))
            get_card(g, seat, ROOT_OF[room])

    def _form_of_mortal(self, g: House[StewData], seat: Seat) -> Script[None]:
        """H03-HEROES-2. A Root is used up by success, not by failure."""
        if (yield from task_roll(g, seat, KNOWLEDGE, needed=MORTAL_TARGET)) >= MORTAL_TARGET and g.fate[
            seat
        ] == IN_HOUSE:
            root = card_numbers(g.held[seat] & ALL_ROOTS)[0]
            destroy(g, seat, root)
            g.data.mortal = True
            g.tell(EVERYONE, MORTAL, g.word[the_witch(g)])

    def _restore(self, g: House[StewData], seat: Seat, frog: int) -> Script[None]:
        """H03-HEROES-4. A Frog is human again."""
        if (yield from task_roll(g, seat, KNOWLEDGE, needed=RESTORE_TARGET)) >= RESTORE_TARGET:
            become_human(g, frog)

    def may_hold(self, g: House[StewData], figure: Figure, card: Card) -> str:
        """H03-TRAITOR-2. No Root for the traitor."""
        if has(ALL_ROOTS, card) and figure < FIRST_MONSTER and g.team[figure] == TRAITOR:
            return "H03-TRAITOR-2"
        return super().may_hold(g, figure, card)

    # -- winning

    def winner(self, g: House[StewData]) -> int:
        """H03-WIN-1, H03-WIN-2. The Witch is dead, or no hero is left who is no Frog."""
        if g.data.slain:
            return self.team_seats(g, HEROES)
        return CARRY_ON if g.phase == SETTING_UP or people(g) else self.team_seats(g, TRAITOR)

    # -- what each side sees, and what is worth doing

    def shown(self, g: House[StewData], seat: Seat) -> dict[str, Any]:
        """H03-SETUP-3. Where Roots will come only the traitor sees."""
        data = g.data
        shown = {
            "buried_roots": room_names(data.buried),
            "witch_is_mortal": data.mortal,
            **super().shown(g, seat),
        }
        if self.true_side(g, seat) != TRAITOR:
            return shown
        return {**shown, "roots_to_come": room_names(data.kept)}

    def check(self, g: House[StewData]) -> None:
        super().check(g)
        data: StewData = g.data
        about = sum(cards & ALL_ROOTS for cards in (*g.held, *g.piles.values()))
        for room, card in ROOT_OF.items():
            waits = has(data.buried | data.kept, room)
            assert waits + (has(about, card)) + (has(g.gone, card)) == 1, f"{CARDS.words[card]} is lost or doubled"
        assert not data.buried & data.kept, "a Root in the house and still to come"
        assert data.slain == (the_witch(g) < 0), "the Witch is gone and not dead"
        assert not data.slain or data.mortal, "an immortal Witch is dead"

    def goals(self, g: House[StewData], seat: Seat) -> list[Goal]:
        witch = the_witch(g)
        if witch < 0:
            return []  # she is dead, or still to come
        if g.team[seat] == TRAITOR:
            return self._coven_goals(g, seat)
        if is_frog(g, seat):
            helper = holder_of(g, BOOK)
            return [Goal(rooms=just(g.room[helper]) if helper >= 0 else 0)]
        restore = Goal(verbs=(RESTORE.name,))
        if g.data.mortal:
            word = name_of(g, witch)
            blows = [f"attack_with({CARDS.words[card]},{word})" for card in ARMED if holds(g, seat, card)]
            return [Goal(verbs=(*blows, f"attack({word})")), restore, Goal(targets=(witch,))]
        return [restore, *self._recipe_goals(g, seat, witch)]

    def _recipe_goals(self, g: House[StewData], seat: Seat, witch: int) -> list[Goal]:
        """A Root and the Book in one hand, and then to the Witch; Frogs are picked up on the way."""
        roots = card_numbers(g.held[seat] & ALL_ROOTS)
        dig = Goal(rooms=g.data.buried, verbs=(DIG.name,), cards=tuple(ROOT_OF.values()))
        lift = Goal(verbs=("pick_up_frog",))
        frogs = rooms_of(g, card_numbers(g.data.frogs))
        reader = holder_of(g, BOOK)
        if reader == seat:
            if roots:
                return [Goal(rooms=just(g.room[witch]), verbs=(FORM_OF_MORTAL.name,))]
            return [lift, dig, Goal(rooms=frogs, explore=not g.data.buried)]
        if reader < 0 or g.team[reader] == TRAITOR:
            thief = (reader,) if reader >= 0 else ()
            return [lift, Goal(cards=(BOOK,), targets=thief), dig, Goal(explore=True)]
        if roots:
            hand = tuple(f"give({CARDS.words[root]},{name_of(g, reader)})" for root in roots)
            return [Goal(verbs=hand), lift, Goal(rooms=just(g.room[reader]))]
        return [lift, dig, Goal(explore=True)]

    def _coven_goals(self, g: House[StewData], seat: Seat) -> list[Goal]:
        """Frogs out of all of them; fire for those out of reach; the traitor wants the Book."""
        prey = tuple(people(g))
        skin = Goal(verbs=(SKIN_OF_FROG.name,))
        if g.acting != seat:
            if g.acting >= FIRST_MONSTER and g.spent >= g.allowance:
                return [skin, Goal(verbs=(BREATH_OF_DRAGON.name,))]
            return [skin, Goal(targets=prey)]
        reader = holder_of(g, BOOK)
        spells = [skin, Goal(verbs=(BREATH_OF_DRAGON.name,))] if reader == seat else []
        return [*spells, Goal(cards=(BOOK,), targets=(reader,) if reader in prey else prey)]


def the_witch(g: House[StewData]) -> int:
    """The Witch's number, or -1: she is dead."""
    return sole_monster(g, WITCH)
