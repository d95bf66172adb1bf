"""The settings of a table of Terrorscape, as its rules ask for them."""

from __future__ import annotations

from dataclasses import dataclass

from housebound.games.terrorscape.numbers import Killer, Seat, SeatSet, Victim


@dataclass(frozen=True)
class Rules:
    """The settings of a table, and the audiences that follow from them."""

    seats: int
    killer_seat: Seat = 0
    killer: Killer = -1  # chosen by its player
    victims: tuple[Victim, ...] = ()  # chosen by the team
    crossroads: bool = False
    plan: bool = False
    abilities: str = "off"
    unblock_noise: bool = False
    johnson_slots: str = "6"
    rescue_public: bool = True
    ghost_strength: int = 3
    death_blossom: str = "kill"

    team_seats: tuple[Seat, ...] = ()
    team: SeatSet = 0  # the audience of the team
    hunter: SeatSet = 0  # the audience of the killer
