"""The settings of a table of Room 25, as its rules ask for them."""

from __future__ import annotations

from dataclasses import dataclass

from housebound.games.room25.words import SUSPICION


@dataclass(frozen=True)
class Rules:
    """The settings of a table, resolved: what the rules below ask about."""

    seats: int
    mode: int = SUSPICION
    level: int = 0
    guards: int = 0
    complex: str = "table"
    powers: bool = True
    adrenaline: bool = True
    reminders: bool = True
    insane_cards: bool = False
    programming: bool = True
    extra_tile: bool = False
    key_room_anywhere: bool = False
    robot_bound: bool = True
    robot_none_in_house: bool = False
    markers_stay: bool = True
    flood_at_second_action: bool = False
    card_token_before_programming: bool = True
    bomb_lasts: bool = False
    team_talk: str = "open"

    def __hash__(self) -> int:
        """Of what sets most tables apart: what is worked out once for a Complex is looked up by its rules."""
        return hash((self.mode, self.guards, self.level, self.complex))

    @property
    def long_track(self) -> bool:
        """R25-MODE-4. Suspicion, Team and Competition; the others are short-track."""
        return self.mode < 3
