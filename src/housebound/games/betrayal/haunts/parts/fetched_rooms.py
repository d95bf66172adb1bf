"""Part: a seat brings one of several rooms into the house, its own choice (HC-6)."""

from __future__ import annotations

from housebound.games.betrayal.numbers import Seat
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import PICK_TILE
from housebound.kernel.script import Ask, Decision, Script, forced


def fetch_one_of(g: House, seat: Seat, tiles: list[int], prompt: str, rule: str, far_from: int = -1) -> Script[None]:
    """`far_from`: it is laid as far as possible from this room."""

    def offers(_: House, __: int, ask: Ask) -> None:
        ask.options += [PICK_TILE(tile) for tile in tiles]

    option = yield from forced(g, Decision(seat, prompt, offers, rule, g.word[seat]))
    yield from fetch_room(g, seat, option.args[0], far_from=far_from)
