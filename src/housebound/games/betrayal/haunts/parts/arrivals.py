"""Part: what a setup brings into the house, and where it stands (HC-8)."""

from __future__ import annotations

from housebound.games.betrayal.figures.roster import add_monster
from housebound.games.betrayal.numbers import Room, Seat
from housebound.games.betrayal.play.entering import choose_side
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import VAULT
from housebound.kernel.script import Script


def bring_monster(g: House, kind: int, room: Room) -> Script[int]:
    """A monster comes, in a barrier room on the side that the traitor chooses; its number."""
    side = yield from choose_side(g, g.traitor, room)
    return add_monster(g, kind, room, side)


def choose_tokens_side(g: House, room: Room) -> Script[int]:
    """HC-8. A token in the closed Vault lies inside; in other barrier rooms the traitor chooses its side."""
    if room == VAULT and not g.vault_open:
        return 1
    return (yield from choose_side(g, g.traitor, room))


def choose_one_each(g: House, seat: Seat, rooms: list[int], left: int, prompt: str, rule: str) -> Script[int]:
    """The next of these rooms for one of so many that are left: nothing to choose if each of the rooms gets its own."""
    return choose_room(g, seat, seat, rooms if len(rooms) > left else rooms[:1], prompt, rule)
