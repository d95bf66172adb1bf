"""What the engine and a haunt speak about: kinds of monsters, attacks, goals, the turns of a round."""

from __future__ import annotations

from typing import Final

import msgspec

from housebound.games.betrayal.numbers import Figure

MONSTER_TURN: Final = -1
"""Among the turns of a round: the monsters'."""
CARRY_ON: Final = 0
"""A win check that found nothing."""


class MonsterKind(msgspec.Struct, frozen=True):
    """One line of a haunt's table of monsters (BET-TRAIT-8): -1 for a trait it lacks or that varies."""

    id: str
    count: int
    traits: tuple[int, int, int, int]
    first_word: int


class Attack(msgspec.Struct):
    """An attack: who, on whom, with which trait and card (-1 none), into another room or not; then its results."""

    attacker: int
    target: int
    trait: int
    card: int = -1
    ranged: bool = False
    result: int = 0
    defence: int = 0

    @property
    def difference(self) -> int:
        return self.result - self.defence

    def opponent_of(self, figure: Figure) -> int:
        """The other one of the two who fight."""
        return self.attacker if self.target == figure else self.target


class Goal(msgspec.Struct, frozen=True):
    """Something a player of this haunt wants: be somewhere, do something there, fight somebody.

    `rooms`: where to go, as bits (0: anywhere). `verbs`: names of verbs, or of single options, worth choosing as soon
    as they are offered. `targets`: figures worth attacking, `spare`: figures not to attack. `cards`: cards worth
    having, `leave`: cards to leave where they lie. `avoid`: rooms to keep out of, as bits. `explore`: whether what is
    wanted may still have to be found in undiscovered rooms. `bold`: it is worth any danger on the way.
    """

    rooms: int = 0
    verbs: tuple[str, ...] = ()
    targets: tuple[int, ...] = ()
    spare: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    leave: tuple[int, ...] = ()
    avoid: int = 0
    explore: bool = False
    bold: bool = False
