"""What can be tried with the tokens that events leave in rooms: Closet, Safe, Skeletons (BET-ROOM-5).

Each is tried by choice, once per turn (BET-DICE-5), by everybody but monsters.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.components import CARD_FACTS
from housebound.games.betrayal.effects.event_plain import CARD_OF, end_token
from housebound.games.betrayal.effects.steps import apply, band, best
from housebound.games.betrayal.figures.damage import BY_ROOM
from housebound.games.betrayal.figures.dice import card_purpose, fixed_roll, say_deed, trait_roll
from housebound.games.betrayal.numbers import Seat, Token
from housebound.games.betrayal.play.turn import ROOM_TRIES
from housebound.games.betrayal.state import House
from housebound.games.betrayal.words import CLOSET, SAFE, SKELETONS, TRAITS
from housebound.kernel.script import Script

_DEED: Final = {CLOSET: "open_closet", SAFE: "open_safe", SKELETONS: "search_skeletons"}


def _try(token: Token) -> None:
    """BET-ROOM-5. The roll of the token's card and its result table; damage may pass the traitor by."""
    card = CARD_OF[token]
    facts = CARD_FACTS[card]["room_roll"]

    def attempt(g: House, seat: Seat) -> Script[None]:
        say_deed(g, seat, _DEED[token])
        if "trait" in facts:
            trait = TRAITS[facts["trait"]]
            result = yield from trait_roll(g, seat, trait, needed=best(facts["bands"]))
        else:
            trait = -1
            result = yield from fixed_roll(g, seat, facts["dice"], card_purpose(card))
        yield from apply(g, seat, band(facts["bands"], result), card, trait, BY_ROOM)
        end_token(g, token)

    ROOM_TRIES[token] = attempt


for _token in (CLOSET, SAFE, SKELETONS):
    _try(_token)
