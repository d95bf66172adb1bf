"""What the engine asks a haunt about attacks, damage and death, and the rulebook's answers.

(Attacks, Ranged attacks, Stealing, Damage, Death, Stunned monsters.)
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from housebound.games.betrayal.haunt.answers_moving import Moving
from housebound.games.betrayal.haunt_data import D
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, SETTING_UP, SKULL, House
from housebound.games.betrayal.terms import Attack
from housebound.games.betrayal.words import FIGHTING, MIGHT, SPEED
from housebound.kernel.script import NOTHING, Script


@mypyc_attr(allow_interpreted_subclasses=True)
class Fighting(Moving[D]):
    """Who may attack whom, how, and what it does to them."""

    harmless_setup: ClassVar[bool] = False
    """Whether the setup takes something from explorers and kills nobody by that: no trait falls to the skull then."""
    monsters_immune_to_speed: ClassVar[bool] = False
    """HC-18. Whether all its monsters are."""

    # -- attacks

    def may_attack(self, g: House[D], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """BET-ATTACK-10, BET-HIDDEN-9. The rule that forbids the attack; empty: it is allowed."""
        if trait == SPEED and self.is_immune_to_speed(g, target):
            return "HC-18"
        if attacker < FIRST_MONSTER and target < FIRST_MONSTER and self.is_hidden(g):
            return ""
        return "" if self.opponents(g, attacker, target) else "BET-ATTACK-10"

    def is_immune_to_speed(self, g: House[D], figure: Figure) -> bool:
        """HC-18. Whether no Speed attack can be made on this figure, and the Dynamite does nothing to it."""
        return self.monsters_immune_to_speed and figure >= FIRST_MONSTER

    def attack_traits(self, g: House[D], figure: Figure) -> tuple[int, ...]:
        """BET-ATTACK-2, BET-MONSTER-6. The traits with which the figure attacks by itself."""
        return (MIGHT,)

    def more_targets(self, g: House[D], figure: Figure) -> tuple[int, ...]:
        """Rooms besides those joined by a door into which the figure may throw the Dynamite."""
        return ()

    def dynamite_hits(self, g: House[D], thrower: Figure, victim: Figure) -> bool:
        """HC-18. Whether the Dynamite does anything to this figure."""
        return not self.is_immune_to_speed(g, victim)

    def dynamite_thrown(self, g: House[D], thrower: Figure, room: Room) -> Script[None]:
        """The Dynamite has gone off in a room, and everybody there has rolled."""
        return NOTHING

    def attack_dice(self, g: House[D], attack: Attack, defending: bool) -> int:
        """More (or fewer) dice for the attacker or the defender."""
        return 0

    def attack_bonus(self, g: House[D], attack: Attack, defending: bool) -> int:
        """What is added to the result of the attacker or the defender."""
        return 0

    def attack_won(self, g: House[D], attack: Attack) -> Script[bool]:
        """The attacker's result is higher. True: the haunt has dealt with it; else damage, stun or theft follow."""
        return False
        yield

    def attack_lost(self, g: House[D], attack: Attack) -> Script[bool]:
        """The defender's result is higher. True: the haunt has dealt with it; else the attacker is hurt."""
        return False
        yield

    def fight_over(self, g: House[D], attack: Attack) -> Script[None]:
        """An attack has been rolled and had its consequences, whoever won, also on a tie."""
        return NOTHING

    def may_steal(self, g: House[D], attack: Attack) -> bool:
        """BET-MONSTER-7. Whether the winner of this attack may take an item instead of dealing damage."""
        return attack.attacker < FIRST_MONSTER

    def also_stealable(self, g: House[D], thief: Figure, victim: Figure) -> int:
        """BET-STEAL-6. Cards, as bits, that can be taken by force though they are no items that can be stolen."""
        return 0

    def never_stolen(self, g: House[D]) -> int:
        """BET-STEAL-6. Cards, as bits, that nobody can take by force in this haunt, though they can be given."""
        return 0

    def stolen(self, g: House[D], thief: Figure, victim: Figure, card: Card) -> Script[None]:
        """BET-STEAL-6. An item has changed hands by force."""
        return NOTHING

    def monster_combat_roll(self, g: House[D], attack: Attack, figure: Figure, dice: int) -> int:
        """The roll of a monster that attacks or defends."""
        from housebound.games.betrayal.figures.dice import throw

        return throw(g, figure, dice, FIGHTING + attack.trait)

    def damage_from(self, g: House[D], attack: Attack, loser: Figure) -> int:
        """BET-ATTACK-6. The kind of damage that the loser of this attack takes."""
        return 0 if attack.trait < 2 else 1

    # -- damage and death

    def filter_damage(self, g: House[D], seat: Seat, kind: int, steps: int, cause: int) -> tuple[int, int]:
        """Changes the kind or the amount of damage that an explorer is about to take."""
        return kind, steps

    def unhurt(self, g: House[D], seat: Seat, cause: int, by: int) -> bool:
        """Whether damage does nothing to an explorer. `by`: the figure that dealt it in an attack, or -1."""
        return False

    def takes_split(
        self, g: House[D], seat: Seat, kind: int, steps: int, cause: int, by: int
    ) -> tuple[int, int] | None:
        """Steps on the first and the second trait of the pair, where the haunt leaves no choice.

        `by`: the figure that dealt the damage in an attack, or -1.
        """
        return None

    def hurt(self, g: House[D], seat: Seat, kind: int, steps: int, by: int) -> Script[None]:
        """An explorer has taken damage and lives. `by`: the figure that dealt it in an attack, or -1."""
        return NOTHING

    def lowest(self, g: House[D], seat: Seat, trait: Trait, cause: int) -> int:
        """BET-TRAIT-5. How far a clip can fall."""
        return 0 if self.harmless_setup and g.phase == SETTING_UP else SKULL

    def frozen(self, g: House[D], seat: Seat, trait: Trait) -> bool:
        """Whether a trait cannot change."""
        return False

    def hurt_monster(self, g: House[D], figure: Figure, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """A monster takes damage. True: the haunt has dealt with it; else it is stunned (BET-STUN-1)."""
        return False
        yield

    def on_skull(self, g: House[D], seat: Seat, cause: int, killer: Figure) -> Script[bool]:
        """A clip is on the skull. True: something else than death has happened."""
        return False
        yield

    def on_death(self, g: House[D], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """An explorer has died, and its belongings lie in its room."""
        return NOTHING

    def loses_belongings(self, g: House[D], seat: Seat, cause: int) -> bool:
        """Whether the belongings of the dead are discarded instead of left in the room (BET-LOOT-1)."""
        return False

    def drops_when_stunned(self, g: House[D], figure: Figure) -> bool:
        """BET-MONSTER-16. Whether a monster that is stunned drops what it carries."""
        return True

    def on_stun(self, g: House[D], figure: Figure) -> Script[None]:
        """A monster has been stunned."""
        return NOTHING
