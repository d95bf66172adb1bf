"""The vocabulary of Betrayal: everything that can be named, chosen or told.

Haunts add verbs and notices of their own beside these: a haunt's words stand in its module.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.content_files import content
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import Domain, Vocabulary, numbers

TRAITS = Domain("trait", ["might", "speed", "sanity", "knowledge"])
MIGHT, SPEED, SANITY, KNOWLEDGE = range(4)
KINDS = Domain("damage", ["physical", "mental"])
PHYSICAL, MENTAL = range(2)
PAIR = ((MIGHT, SPEED), (SANITY, KNOWLEDGE))
"""BET-TRAIT-2. The traits that each kind of damage lowers."""
KIND_OF = (PHYSICAL, PHYSICAL, MENTAL, MENTAL)
"""BET-ATTACK-6. The kind of damage that an attack with each trait deals."""

FLOORS = Domain("floor", ["basement", "ground", "upper"])
BASEMENT, GROUND, UPPER = range(3)
DIRECTIONS = Domain("direction", ["north", "east", "south", "west"])
NORTH, EAST, SOUTH, WEST = range(4)
WALLS = Domain("wall", ["north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"])
"""Where a Wall Switch may lead: a wall or a corner."""
ROTATIONS = numbers("rotation", 3)
SIDES = numbers("side", 1)
"""The two sides of a barrier room (BET-BARRIER-1)."""

_rooms = content("rooms")
ROOMS = Domain("room", list(_rooms))
ENTRANCE_HALL, FOYER, GRAND_STAIRCASE = ROOMS["entrance_hall"], ROOMS["foyer"], ROOMS["grand_staircase"]
UPPER_LANDING, BASEMENT_LANDING = ROOMS["upper_landing"], ROOMS["basement_landing"]
LANDING = (BASEMENT_LANDING, FOYER, UPPER_LANDING)
"""HC-6. The starting room of each floor."""
STAIRS_FROM_BASEMENT, MYSTIC_ELEVATOR = ROOMS["stairs_from_basement"], ROOMS["mystic_elevator"]
COAL_CHUTE, COLLAPSED_ROOM = ROOMS["coal_chute"], ROOMS["collapsed_room"]
GALLERY, BALLROOM, VAULT = ROOMS["gallery"], ROOMS["ballroom"], ROOMS["vault"]
FURNACE_ROOM, CHAPEL, GARDENS = ROOMS["furnace_room"], ROOMS["chapel"], ROOMS["gardens"]

SYMBOLS = Domain("symbol", ["item", "omen", "event"])
"""The three kinds of cards, and what a room tile can show (BET-CARD-1)."""
ITEM, OMEN, EVENT = range(3)

_haunts: dict[str, Any] = content("haunts")["haunt"]


def _numbered(kind: str) -> list[str]:
    """The most that any haunt needs of each of its tokens, one word each: `zombie_1`, or `mummy` if there is one."""
    most: dict[str, int] = {}
    for facts in _haunts.values():
        for token in facts.get(kind, ()):
            most[token["id"]] = max(most.get(token["id"], 0), token["count"])
    return [word for name, n in most.items() for word in ([name] if n == 1 else [f"{name}_{i + 1}" for i in range(n)])]


ITEM_CARDS = tuple(content("items"))
OMEN_CARDS = tuple(content("omens"))
EVENT_CARDS = tuple(content("events"))
CARDS = Domain("card", [*ITEM_CARDS, *OMEN_CARDS, *EVENT_CARDS, *_numbered("objects")])
"""Every card, and behind them the item tokens that haunts bring into play (BET-ITEM-14)."""
FIRST_OMEN = len(ITEM_CARDS)
FIRST_EVENT = FIRST_OMEN + len(OMEN_CARDS)
FIRST_OBJECT = FIRST_EVENT + len(EVENT_CARDS)

CHARACTERS = Domain("character", list(content("characters")))
FIGURES = Domain("figure", [*CHARACTERS.words, *_numbered("monsters")])
"""Whoever can stand in a room: the explorers, and behind them the monsters of all haunts."""

TOKENS = Domain(
    "token",
    [
        *("blessing", "closet", "drip", "safe", "secret_passage", "secret_stairs", "skeletons", "slide", "smoke"),
        *("wall_switch", "vault_empty", "below_collapsed_room"),
    ],
)
"""Square tokens that cards and rooms leave in the house (BET-COMP-8)."""
BLESSING, CLOSET, DRIP, SAFE, SECRET_PASSAGE, SECRET_STAIRS, SKELETONS, SLIDE, SMOKE = range(9)
WALL_SWITCH, VAULT_EMPTY, BELOW_COLLAPSED_ROOM = range(9, 12)

SEATS = numbers("seat", 5)
COUNT = numbers("number", 40)
HAUNTS = Domain("haunt", [f"haunt_{n}" for n in range(51)])
SIDE_NAMES = Domain("team", ["heroes", "traitor"])
HEROES, TRAITOR = range(2)
"""The two sides of a haunt; before it everybody counts as a hero."""


def _dice_words() -> list[str]:
    words = [""]
    everything: list[str] = []
    for _ in range(8):
        words = [word + face for word in words for face in "012"]
        everything += words
    return everything


DICE = Domain("dice", _dice_words())
"""BET-DICE-1, BET-DICE-8. Every way in which 1 to 8 dice can fall, die by die: `2012`."""
DICE_SUM = tuple(sum(map(int, word)) for word in DICE.words)
DICE_RANGE = tuple(range((3**n - 3) // 2, (3 ** (n + 1) - 3) // 2) for n in range(9))
"""Number of dice -> its words in DICE."""
BACKS = Domain(
    "back", ["basement", "ground", "upper", "basement_ground", "basement_upper", "ground_upper", "any_floor"]
)
"""What the back of a room tile can say (BET-COMP-3)."""
PLACES = Domain("pile", ["stack", "discard"])

VERBS = Vocabulary("betrayal", __name__)

# -- a player's own turn
WALK = VERBS.verb("walk", ROOMS)
CLIMB = VERBS.verb("climb", ROOMS)
PASSAGE = VERBS.verb("passage", ROOMS)
EXPLORE = VERBS.verb("explore", DIRECTIONS)
CROSS = VERBS.verb("cross")
FALL = VERBS.verb("fall")
JUMP = VERBS.verb("jump")
CLAMBER = VERBS.verb("clamber", ROOMS)
TRY = VERBS.verb("try", TOKENS)
USE = VERBS.verb("use", CARDS)
GIVE = VERBS.verb("give", CARDS, FIGURES)
DROP = VERBS.verb("drop", CARDS)
TAKE = VERBS.verb("take", CARDS)
ATTACK = VERBS.verb("attack", FIGURES)
ATTACK_WITH = VERBS.verb("attack_with", CARDS, FIGURES)
THROW = VERBS.verb("throw", ROOMS)
FREE = VERBS.verb("free", FIGURES)
REVEAL = VERBS.verb("reveal")
RESCUE = VERBS.verb("search_stairs")
END_TURN = VERBS.verb("end_turn")
ACT = VERBS.verb("act", FIGURES)
END_MONSTERS = VERBS.verb("end_monster_turn")

# -- answers to smaller questions
YES = VERBS.verb("yes")()
NO = VERBS.verb("no")()
READY = VERBS.verb("ready")()
BE = VERBS.verb("be", CHARACTERS)
TURN_TILE = VERBS.verb("turn_tile", ROTATIONS)
ATTACH = VERBS.verb("attach", ROOMS, DIRECTIONS)
RELAY = VERBS.verb("relay", ROOMS, ROOMS, DIRECTIONS, ROTATIONS)
STAY = VERBS.verb("stay")()
TO_ROOM = VERBS.verb("to_room", ROOMS)
TO_SIDE = VERBS.verb("to_side", SIDES)
TO_WALL = VERBS.verb("to_wall", WALLS)
SPLIT = VERBS.verb("split", COUNT)
PICK_TRAIT = VERBS.verb("pick_trait", TRAITS)
PICK_CARD = VERBS.verb("pick_card", CARDS)
PICK_FIGURE = VERBS.verb("pick_figure", FIGURES)
PICK_DECK = VERBS.verb("pick_deck", SYMBOLS)
PICK_STACK = VERBS.verb("pick_stack")()
PICK_TILE = VERBS.verb("pick_tile", ROOMS)
STEAL = VERBS.verb("steal", CARDS)
HURT = VERBS.verb("hurt")()
ROLL = VERBS.verb("roll")()
NAME_RESULT = VERBS.verb("name_result", numbers("result", 8))
REROLL = VERBS.verb("reroll", CARDS, numbers("dice_mask", 255))
KEEP_ROLL = VERBS.verb("keep_roll")()
ROW = VERBS.verb("row", ROOMS)

# -- notices
PLAYS = NoticeKind("plays", seat=SEATS, character=CHARACTERS)
TURN_STARTS = NoticeKind("turn_starts", figure=FIGURES)
MOVED = NoticeKind("moved", figure=FIGURES, room=ROOMS)
PUT = NoticeKind("put", figure=FIGURES, room=ROOMS)
DISCOVERED = NoticeKind("discovered", figure=FIGURES, room=ROOMS, floor=FLOORS)
PASSED_OVER = NoticeKind("passed_over", back=BACKS)
SET_ASIDE = NoticeKind("set_aside", room=ROOMS)
STACK_RENEWED = NoticeKind("stack_renewed")
ROLLED = NoticeKind("rolled", figure=FIGURES, dice=DICE, result=COUNT)
NAMED = NoticeKind("named", figure=FIGURES, result=COUNT)
GAINED = NoticeKind("gained", figure=FIGURES, trait=TRAITS, number=COUNT)
LOST = NoticeKind("lost", figure=FIGURES, trait=TRAITS, number=COUNT)
DAMAGED = NoticeKind("damaged", figure=FIGURES, damage=KINDS, number=COUNT)
DREW = NoticeKind("drew", figure=FIGURES, card=CARDS)
GOT = NoticeKind("got", figure=FIGURES, card=CARDS)
DISCARDED = NoticeKind("discarded", card=CARDS)
DROPPED = NoticeKind("dropped", figure=FIGURES, card=CARDS)
GAVE = NoticeKind("gave", figure=FIGURES, card=CARDS, to=FIGURES)
STOLE = NoticeKind("stole", figure=FIGURES, card=CARDS, victim=FIGURES)
REFUSED_GIFT = NoticeKind("refused_gift", figure=FIGURES, card=CARDS)
USED = NoticeKind("used", figure=FIGURES, card=CARDS)
TOKEN_PLACED = NoticeKind("token_placed", token=TOKENS, room=ROOMS)
TOKEN_REMOVED = NoticeKind("token_removed", token=TOKENS, room=ROOMS)
ELEVATOR_MOVED = NoticeKind("elevator_moved", floor=FLOORS)
SIDE_TAKEN = NoticeKind("side_taken", figure=FIGURES, side=SIDES)
ATTACKED = NoticeKind("attacked", figure=FIGURES, target=FIGURES, trait=TRAITS)
FOUGHT = NoticeKind("fought", figure=FIGURES, result=COUNT, target=FIGURES, against=COUNT)
STUNNED = NoticeKind("stunned", figure=FIGURES)
RECOVERED = NoticeKind("recovered", figure=FIGURES)
DIED = NoticeKind("died", figure=FIGURES)
HAUNT_ROLLED = NoticeKind("haunt_rolled", figure=FIGURES, result=COUNT, omens=COUNT)
HAUNT_BEGINS = NoticeKind("haunt_begins", haunt=HAUNTS, figure=FIGURES)
TRAITOR_IS = NoticeKind("traitor_is", figure=FIGURES)
NOBODY_IS_TRAITOR = NoticeKind("nobody_is_traitor")
TRAITOR_HIDDEN = NoticeKind("traitor_hidden")
ROLE_SHOWN = NoticeKind("role_shown", figure=FIGURES, team=SIDE_NAMES)
YOUR_ROLE = NoticeKind("your_role", team=SIDE_NAMES)
PEEKED_TILE = NoticeKind("peeked_tile", room=ROOMS)
PEEKED_CARD = NoticeKind("peeked_card", card=CARDS)
FREED = NoticeKind("freed", figure=FIGURES)
LEFT_HOUSE = NoticeKind("left_house", figure=FIGURES)
ROOM_LOST = NoticeKind("room_lost", room=ROOMS)
MONSTER_CAME = NoticeKind("monster_came", figure=FIGURES, room=ROOMS)
MONSTER_GONE = NoticeKind("monster_gone", figure=FIGURES)
TURNED = NoticeKind("turned", figure=FIGURES)
TRACK = NoticeKind("track", number=COUNT)
SUCCESS = NoticeKind("success", team=SIDE_NAMES, number=COUNT)
WON = NoticeKind("won", team=SIDE_NAMES)
