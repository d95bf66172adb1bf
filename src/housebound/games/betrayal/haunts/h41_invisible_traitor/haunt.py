"""Haunt 41, Invisible Traitor. Somebody in the house has put on a ring, and nobody has seen that somebody since.

The heroes win when the traitor is dead, the traitor when all heroes are. Where the traitor is and what it does is kept
in `whereabouts` and `unseen`, how the heroes find it in `hunted`; here is what the traitor does to them.

Decided here where the text is silent: whatever the traitor does with a card or a token, each try at the Vault and each
attack is seen, and with it the room; so is all that changes something on the table (a companion that joins it). Other
rooms work in secret, also on its traits: what they gave or took is seen when the traitor is. Outside its own turn
nothing finds the traitor but a blind attack, a shot and the Dynamite: events of heroes pass it by, and a Music Box in
its hands is not heard. It cannot begin in the Coal Chute, where nobody stays. A shot or the Dynamite shows the room
from which it came, and that is the room which the survivors sense. Of several ways out of that room the last one
counts. A theft, and a roll for one that is a 0, shows where the traitor is. The attempt ends the traitor's movement;
only a hero from whom something can be taken can be stolen from. The omens are asked before anything else is done in a
turn. A wasted attack tells everybody where the traitor is not. What can be known of its whereabouts follows from its
Speed as the heroes know it, and everybody can read it.
"""

from __future__ import annotations

from housebound.games.betrayal.components import VALUES, card_numbers
from housebound.games.betrayal.effects.adjacent import near
from housebound.games.betrayal.effects.steps import choose_card
from housebound.games.betrayal.figures.damage import BY_ATTACK, damage
from housebound.games.betrayal.figures.dice import fixed_roll
from housebound.games.betrayal.figures.restraints import halt
from housebound.games.betrayal.figures.roster import heroes_in_house
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.haunts.h41_invisible_traitor.data import UnseenData
from housebound.games.betrayal.haunts.h41_invisible_traitor.hunted import Hunted
from housebound.games.betrayal.haunts.h41_invisible_traitor.whereabouts import INVISIBLE, STEAL_FROM
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.far_away import refuge
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.numbers import Card, Figure, Seat, Trait, room_at
from housebound.games.betrayal.play.attack import ARMED_BITS, EXTRA_DICE, RING, TRAIT_OF, steal, stealable
from housebound.games.betrayal.play.moving import spaces
from housebound.games.betrayal.state import DEAD, HALTED, HAS_ATTACKED, NO_ATTACK, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    FOR_DAMAGE,
    HEROES,
    MIGHT,
    PHYSICAL,
    SPEED,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Option, Script
from housebound.kernel.sets import just, without

SNEAK = VERBS.verb("sneak_attack", FIGURES, rule="H41-TRAITOR-5")
SNEAKED = NoticeKind("sneaked", target=FIGURES)
CAUGHT = NoticeKind("caught_stealing", target=FIGURES)

STEALS, CAUGHT_AT = 4, 0  # H41-TRAITOR-2, H41-TRAITOR-3, H41-TRAITOR-4
BOLD = 4
"""How many dice more a sensible traitor wants to have before it fights in the open."""
RASH = 3
"""With how many dice less than the traitor's a sensible hero still strikes."""


class InvisibleTraitor(Hunted):
    """H41-KNOW-1, H41-KNOW-2: each side reads its own page. H41-TRAITOR-8: a theft is no attack."""

    number = 41
    monster_turn = False

    def winner(self, g: House[UnseenData]) -> int:
        """H41-WIN-1. The death of all heroes (H41-WIN-2) is seen by the rulebook (BET-WIN-6)."""
        return self.team_seats(g, HEROES) if g.fate[g.traitor] == DEAD else CARRY_ON

    # -- the traitor's powers

    def may_attack(self, g: House[UnseenData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H41-TRAITOR-5, H41-TRAITOR-6, H41-TRAITOR-7. It attacks with an item, or sneaks; the Ring is no weapon."""
        if attacker == g.traitor and card < 0:
            return "H41-TRAITOR-5"
        if attacker == g.traitor and card == RING:
            return "H41-TRAITOR-7"
        return super().may_attack(g, attacker, target, trait, card)

    def offer(self, g: House[UnseenData], figure: Figure, ask: Ask) -> None:
        """H41-TRAITOR-2, H41-TRAITOR-5. For the traitor's eyes: the heroes in its room, to be robbed or struck."""
        super().offer(g, figure, ask)
        if figure != g.traitor:
            return
        why = "BET-ATTACK-1" if g.did & HAS_ATTACKED else "BET-GEN-4" if g.did & NO_ATTACK else ""
        for hero in near(g, figure):
            if hero == figure:
                continue
            ask.offer(SNEAK(g.word[hero]), unless=why)
            offer_task(g, STEAL_FROM(g.word[hero]), ask, "" if stealable(g, figure, hero) else "H41-TRAITOR-2")

    def perform(self, g: House[UnseenData], figure: Figure, option: Option) -> Script[None]:
        if option.verb is SNEAK:
            return self._sneak(g, g.word.index(option.args[0]))
        if option.verb is STEAL_FROM:
            return self._steal(g, g.word.index(option.args[0]))
        return super().perform(g, figure, option)

    def sneak_dice(self, g: House[UnseenData]) -> int:
        """H41-TRAITOR-5, HC-1. Half as many as there were heroes, rounded up."""
        return g.rules.seats // 2

    def _sneak(self, g: House[UnseenData], hero: Seat) -> Script[None]:
        """H41-TRAITOR-5, H41-SEEN-3. An attack without an item: so much physical damage, and no defence."""
        g.did |= HAS_ATTACKED
        self.has_struck(g, hero)
        g.tell(EVERYONE, SNEAKED, g.word[hero])
        result = yield from fixed_roll(g, g.traitor, self.sneak_dice(g), FOR_DAMAGE)
        yield from damage(g, hero, PHYSICAL, result, BY_ATTACK, killer=g.traitor)

    def _steal(self, g: House[UnseenData], hero: Seat) -> Script[None]:
        """H41-TRAITOR-2, H41-TRAITOR-3, H41-TRAITOR-4. 4 or more take an item, a 0 names the hero; else: a secret."""
        traitor = g.traitor
        g.data.stolen = True
        result = yield from task_roll(g, traitor, SPEED)
        if CAUGHT_AT < result < STEALS:
            return
        if result == CAUGHT_AT:
            self._is_noticed(g)
            g.tell(EVERYONE, CAUGHT, g.word[hero])
            return
        loot = stealable(g, traitor, hero)
        card = yield from choose_card(g, traitor, loot, "steal_what", "H41-TRAITOR-2", hero)
        self._is_noticed(g)
        yield from steal(g, traitor, hero, card)

    def _is_noticed(self, g: House[UnseenData]) -> None:
        """H41-TRAITOR-2, H41-TRAITOR-4. Everybody sees where the traitor is, and that it goes no further."""
        if g.data.unseen:
            INVISIBLE.steps_out(g)
        halt(g, "H41-TRAITOR-2")

    # -- for the general bot

    def goals(self, g: House[UnseenData], seat: Seat) -> list[Goal]:
        return self._hunter(g, seat) if g.team[seat] == HEROES else self._hidden(g, seat)

    def _hunter(self, g: House[UnseenData], hero: Seat) -> list[Goal]:
        """Ask the omens, strike where the traitor may be if the odds are not hopeless, and go where that is."""
        rooms = 0
        for spot in card_numbers(g.data.possible):
            rooms |= just(room_at(spot))
        goals = [Goal(verbs=("track_by_skull", "track_by_spirit_board"))]
        clips = INVISIBLE.clips(g, hero)
        strikes = []
        for card in (-1, *card_numbers(g.held[hero] & ARMED_BITS)):
            trait = TRAIT_OF[card] if card >= 0 else MIGHT
            theirs = VALUES[g.character[g.traitor] * 4 + trait][clips[g.traitor * 4 + trait]]
            edge = value(g, hero, trait) + (EXTRA_DICE[card] if card >= 0 else 0) - theirs
            if edge >= -RASH:
                name = f"strike_blindly_with({CARDS.words[card]})" if card >= 0 else "strike_blindly"
                strikes.append((edge, name))
        strikes.sort(reverse=True)
        goals += [Goal(rooms=rooms, verbs=(name,)) for _, name in strikes]
        return [*goals, Goal(rooms=rooms)]

    def _hidden(self, g: House[UnseenData], traitor: int) -> list[Goal]:
        """Strike from behind, then get away from everybody; steal where there is no way on."""
        heroes = heroes_in_house(g)
        rooms = 0
        for hero in heroes:
            rooms |= just(g.room[hero])
        if g.room[traitor] < 0:
            return [Goal(rooms=rooms)]
        if not attack_spent(g):
            bold = tuple(
                f"attack_with({CARDS.words[card]},{FIGURES.words[g.word[hero]]})"
                for hero in heroes
                for card in card_numbers(without(g.held[traitor] & ARMED_BITS, RING))
                if value(g, traitor, TRAIT_OF[card]) + EXTRA_DICE[card] - value(g, hero, TRAIT_OF[card]) >= BOLD
            )
            weakest = sorted(heroes, key=lambda hero: min(g.clip[hero * 4 + MIGHT], g.clip[hero * 4 + SPEED]))
            sneaks = tuple(f"sneak_attack({FIGURES.words[g.word[hero]]})" for hero in weakest)
            order = [Goal(verbs=(name,), spare=tuple(heroes)) for name in (*bold, *sneaks)]
            return [*order, Goal(rooms=rooms)]
        left = spaces(g, traitor) - g.spent
        if left > 0 and not g.did & HALTED:
            away = refuge(g, g.room[traitor], left, [g.room[hero] for hero in heroes])
            return [Goal(rooms=away, spare=tuple(heroes))]
        return [Goal(verbs=("steal_from",), spare=tuple(heroes))]
