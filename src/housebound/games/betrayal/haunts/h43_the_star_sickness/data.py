"""What haunt 43 keeps."""

from __future__ import annotations

from housebound.games.betrayal.haunt_data import HauntData


class SicknessData(HauntData):
    """Numbers and traitors, which are secret; who is changing, cured, known; and the work on the Serum."""

    __slots__ = (
        *("became", "cleared", "deal", "history", "inoculated", "lab", "made", "met", "numbers", "partners"),
        *("proven", "refused", "risen", "transforming"),
    )

    deal: list[int]  # seat * 2 and the next -> the numbers dealt to it
    history: list[tuple[int, int, int, int]]  # exchanges: a seat and what it gave, another and what that one gave
    numbers: list[int]  # the numbers now, like `deal`
    became: list[int]  # seats in the order in which they became traitors
    partners: list[int]  # seat -> seats with which it has exchanged, as bits
    met: bool  # the exchange of this turn has been made
    proven: int  # seats that everybody knows to be traitors, as bits
    cleared: int  # seats that everybody knows to be none and cannot become one, as bits
    transforming: list[int]  # seat -> own turns that have to begin before it is an Alien, 0 it is not changing
    risen: list[int]  # see `players_monsters`
    inoculated: int  # seats as bits
    refused: int  # seats that have refused the Serum in this turn, as bits
    lab: int  # lab tokens in the Research Laboratory
    made: bool  # the Serum exists
