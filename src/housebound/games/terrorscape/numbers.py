"""What the numbers of the state say.

A set of them is read and changed with the words of `kernel.sets`; raw bits stand only in the state and in the map,
where they are the fastest way.
"""

from __future__ import annotations

Seat = int
Victim = int
"""A victim by her character, 0 to 4, or -1: nobody."""
Condition = int
Location = int
"""A location of the map, or -1: nowhere."""
Passage = int
"""A passage between two locations, or -1: a path, which cannot be barricaded."""
Item = int
"""An item card, by its kind."""
Killer = int
Card = int
"""A killer card, by its kind, or -1: none."""
CardType = int
Plan = int
Ability = int
SeatSet = int
"""A set of seats, or an audience."""
VictimSet = int
LocationSet = int
PassageSet = int
AbilitySet = int
Deeds = int
"""What the killer has done in this turn: see the state."""
