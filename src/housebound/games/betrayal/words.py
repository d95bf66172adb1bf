"""The vocabulary of Betrayal: everything that can be named, chosen or told.

Haunts add verbs and notices of their own beside these: a haunt's words stand in its module.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.content_files import content, haunt_facts
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import Domain, Vocabulary, numbers

TRAITS: Final = Domain("trait", ["might", "speed", "sanity", "knowledge"])
MIGHT: Final = 0
SPEED: Final = 1
SANITY: Final = 2
KNOWLEDGE: Final = 3
KINDS: Final = Domain("damage", ["physical", "mental"])
PHYSICAL: Final = 0
MENTAL: Final = 1
PAIR: Final = ((MIGHT, SPEED), (SANITY, KNOWLEDGE))
"""BET-TRAIT-2. The traits that each kind of damage lowers."""
KIND_OF: Final = (PHYSICAL, PHYSICAL, MENTAL, MENTAL)
"""BET-ATTACK-6. The kind of damage that an attack with each trait deals."""

FLOORS: Final = Domain("floor", ["basement", "ground", "upper"])
BASEMENT: Final = 0
GROUND: Final = 1
UPPER: Final = 2
DIRECTIONS: Final = Domain("direction", ["north", "east", "south", "west"])
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WALLS: Final = Domain(
    "wall", ["north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"]
)
"""Where a Wall Switch may lead: a wall or a corner."""
ROTATIONS: Final = numbers("rotation", 3)
SIDES: Final = numbers("side", 1)
"""The two sides of a barrier room (BET-BARRIER-1)."""

_rooms: Final = content("rooms")
ROOMS: Final = Domain("room", list(_rooms))
ENTRANCE_HALL: Final = ROOMS["entrance_hall"]
FOYER: Final = ROOMS["foyer"]
GRAND_STAIRCASE: Final = ROOMS["grand_staircase"]
UPPER_LANDING: Final = ROOMS["upper_landing"]
BASEMENT_LANDING: Final = ROOMS["basement_landing"]
LANDING: Final = (BASEMENT_LANDING, FOYER, UPPER_LANDING)
"""HC-6. The starting room of each floor."""
STAIRS_FROM_BASEMENT: Final = ROOMS["stairs_from_basement"]
MYSTIC_ELEVATOR: Final = ROOMS["mystic_elevator"]
COAL_CHUTE: Final = ROOMS["coal_chute"]
COLLAPSED_ROOM: Final = ROOMS["collapsed_room"]
GALLERY: Final = ROOMS["gallery"]
BALLROOM: Final = ROOMS["ballroom"]
VAULT: Final = ROOMS["vault"]
FURNACE_ROOM: Final = ROOMS["furnace_room"]
CHAPEL: Final = ROOMS["chapel"]

SYMBOLS: Final = Domain("symbol", ["item", "omen", "event"])
"""The three kinds of cards, and what a room tile can show (BET-CARD-1)."""
ITEM: Final = 0
OMEN: Final = 1
EVENT: Final = 2

_haunts: Final = haunt_facts()


def _numbered(kind: str) -> list[str]:
    """The most that any haunt needs of each of its tokens, one word each: `zombie_1`, or `mummy` if there is one."""
    most: dict[str, int] = {}
    for facts in _haunts.values():
        for token in facts.get(kind, ()):
            most[token["id"]] = max(most.get(token["id"], 0), token["count"])
    return [word for name, n in most.items() for word in ([name] if n == 1 else [f"{name}_{i + 1}" for i in range(n)])]


ITEM_CARDS: Final = tuple(content("items"))
OMEN_CARDS: Final = tuple(content("omens"))
EVENT_CARDS: Final = tuple(content("events"))
CARDS: Final = Domain("card", [*ITEM_CARDS, *OMEN_CARDS, *EVENT_CARDS, *_numbered("objects")])
"""Every card, and behind them the item tokens that haunts bring into play (BET-ITEM-14)."""
FIRST_OMEN: Final = len(ITEM_CARDS)
FIRST_EVENT: Final = FIRST_OMEN + len(OMEN_CARDS)
FIRST_OBJECT: Final = FIRST_EVENT + len(EVENT_CARDS)

CHARACTERS: Final = Domain("character", list(content("characters")))
FIGURES: Final = Domain("figure", [*CHARACTERS.words, *_numbered("monsters")])
"""Whoever can stand in a room: the explorers, and behind them the monsters of all haunts."""

TOKENS: Final = Domain(
    "token",
    [
        *("blessing", "closet", "drip", "safe", "secret_passage", "secret_stairs", "skeletons", "slide", "smoke"),
        *("wall_switch", "vault_empty", "below_collapsed_room"),
    ],
)
"""Square tokens that cards and rooms leave in the house (BET-COMP-8)."""
BLESSING: Final = 0
CLOSET: Final = 1
DRIP: Final = 2
SAFE: Final = 3
SECRET_PASSAGE: Final = 4
SECRET_STAIRS: Final = 5
SKELETONS: Final = 6
SLIDE: Final = 7
SMOKE: Final = 8
WALL_SWITCH: Final = 9
VAULT_EMPTY: Final = 10
BELOW_COLLAPSED_ROOM: Final = 11

SEATS: Final = numbers("seat", 5)
COUNT: Final = numbers("number", 40)
HAUNTS: Final = Domain("haunt", [f"haunt_{n}" for n in range(max(map(int, _haunts)) + 1)])
SIDE_NAMES: Final = Domain("team", ["heroes", "traitor"])
HEROES: Final = 0
TRAITOR: Final = 1
"""The two sides of a haunt; before it everybody counts as a hero."""


def _dice_words() -> list[str]:
    words = [""]
    everything: list[str] = []
    for _ in range(8):
        words = [word + face for word in words for face in "012"]
        everything += words
    return everything


DICE: Final = Domain("dice", _dice_words())
"""BET-DICE-1, BET-DICE-8. Every way in which 1 to 8 dice can fall, die by die: `2012`."""
DICE_SUM: Final = tuple(sum(map(int, word)) for word in DICE.words)
DICE_RANGE: Final = tuple(range((3**n - 3) // 2, (3 ** (n + 1) - 3) // 2) for n in range(9))
"""Number of dice -> its words in DICE."""
PURPOSES: Final = Domain(
    "purpose",
    [
        *TRAITS.words,
        *(f"fight_{word}" for word in TRAITS.words),
        *("haunt", "damage", "pace", "gain", "elevator"),
        *("bottle", "dark_dice", "closet_door", "disquieting_sounds", "footsteps", "it_is_meant_to_be"),
        *("phone_call", "secret_passage", "the_lost_one"),
        *("age", "air", "bomb", "chess", "collapse", "collar", "coming", "doll", "flight", "growth", "hideout"),
        *("latching", "suffocation", "sunrise", "web"),
    ],
)
"""What dice are rolled for: a trait, a trait in a fight, and whatever has no trait. A card is named by its own word."""
FIGHTING: Final = 4
"""The purpose of a trait's fight is this much after the trait."""
FOR_HAUNT: Final = 8
FOR_DAMAGE: Final = 9
FOR_PACE: Final = 10
FOR_GAIN: Final = 11
DEEDS: Final = Domain(
    "deed",
    [
        *("ask_spirit_board", "banish_fiddler", "break_free", "break_seal", "burn_candle", "bury_bones"),
        *("climb_stairs", "cross_room", "cut_out_eggs", "damage_spaceship", "defuse", "defuse_bomb", "dig_root"),
        *("dig_up", "dig_up_groom", "dodge_darts", "dodge_dynamite", "escape_collapse", "examine_blob"),
        *("exorcise_in", "exorcise_with", "fight_bite", "find_bones", "find_candle", "find_cursed_weapon"),
        *("find_head", "find_revolver", "form_of_mortal", "free_explorer", "gather_herbs", "hack_rowboat"),
        *("hold_seance", "invoke", "keep_footing", "keep_will", "lab_work", "leap", "learn_mummy_name"),
        *("learn_true_groom", "leave_room", "locate_grooms_body", "make_plant_spray", "make_silver_bullets"),
        *("mind_attack", "move_statue", "open_closet", "open_front_door", "open_gate", "open_puzzle_box"),
        *("open_safe", "open_vault", "overheat_furnace", "pick_up_hero", "play_homeward", "play_organ"),
        *("play_the_pipe", "pull_back", "push_monster", "read_mummy_spell", "repaint", "resist_frog", "resist_lure"),
        *("resist_music_box", "restore_frog", "sabotage", "search_for_doll", "search_for_grave", "search_for_plane"),
        *("search_for_treasure", "search_ingredient", "search_skeletons", "seek_clue", "seek_parachute"),
        *("sense_attacker", "skin_of_frog", "snatch_parachute", "stand_quake", "start_organ", "start_plane"),
        *("steal_from", "step_onto_holy_ground", "stop_dancing", "study_cursed_weapon", "swat_plane", "take_slide"),
        *("tear_web", "tear_web_with", "track_by_skull", "track_by_spirit_board", "try_for_key", "turn_wall"),
        *("wake_dreamer", "withstand_sickness", "work_worm_spell"),
    ],
)
"""BET-SECRET-5. What is tried with dice and stands on no card: in rooms, and by a haunt's verbs that lead to a roll."""
BACKS: Final = Domain(
    "back", ["basement", "ground", "upper", "basement_ground", "basement_upper", "ground_upper", "any_floor"]
)
"""What the back of a room tile can say (BET-COMP-3)."""
PLACES: Final = Domain("pile", ["stack", "discard"])

VERBS: Final = Vocabulary("betrayal", __name__)

# -- a player's own turn
WALK: Final = VERBS.verb("walk", ROOMS)
CLIMB: Final = VERBS.verb("climb", ROOMS)
PASSAGE: Final = VERBS.verb("passage", ROOMS)
EXPLORE: Final = VERBS.verb("explore", DIRECTIONS)
CROSS: Final = VERBS.verb("cross")
FALL: Final = VERBS.verb("fall")
JUMP: Final = VERBS.verb("jump")
CLAMBER: Final = VERBS.verb("clamber", ROOMS)
TRY: Final = VERBS.verb("try", TOKENS)
USE: Final = VERBS.verb("use", CARDS)
GIVE: Final = VERBS.verb("give", CARDS, FIGURES)
DROP: Final = VERBS.verb("drop", CARDS)
TAKE: Final = VERBS.verb("take", CARDS)
ATTACK: Final = VERBS.verb("attack", FIGURES)
ATTACK_WITH: Final = VERBS.verb("attack_with", CARDS, FIGURES)
THROW: Final = VERBS.verb("throw", ROOMS)
FREE: Final = VERBS.verb("free", FIGURES)
REVEAL: Final = VERBS.verb("reveal")
RESCUE: Final = VERBS.verb("search_stairs")
END_TURN: Final = VERBS.verb("end_turn")
ACT: Final = VERBS.verb("act", FIGURES)
END_MONSTERS: Final = VERBS.verb("end_monster_turn")

# -- answers to smaller questions
YES: Final = VERBS.verb("yes")()
NO: Final = VERBS.verb("no")()
READY: Final = VERBS.verb("ready")()
BE: Final = VERBS.verb("be", CHARACTERS)
TURN_TILE: Final = VERBS.verb("turn_tile", ROTATIONS)
ATTACH: Final = VERBS.verb("attach", ROOMS, DIRECTIONS)
RELAY: Final = VERBS.verb("relay", ROOMS, ROOMS, DIRECTIONS, ROTATIONS)
STAY: Final = VERBS.verb("stay")()
TO_ROOM: Final = VERBS.verb("to_room", ROOMS)
TO_SIDE: Final = VERBS.verb("to_side", SIDES)
TO_WALL: Final = VERBS.verb("to_wall", WALLS)
SPLIT: Final = VERBS.verb("split", COUNT)
PICK_TRAIT: Final = VERBS.verb("pick_trait", TRAITS)
PICK_CARD: Final = VERBS.verb("pick_card", CARDS)
PICK_FIGURE: Final = VERBS.verb("pick_figure", FIGURES)
PICK_DECK: Final = VERBS.verb("pick_deck", SYMBOLS)
PICK_STACK: Final = VERBS.verb("pick_stack")()
PICK_TILE: Final = VERBS.verb("pick_tile", ROOMS)
STEAL: Final = VERBS.verb("steal", CARDS)
HURT: Final = VERBS.verb("hurt")()
ROLL: Final = VERBS.verb("roll")()
NAME_RESULT: Final = VERBS.verb("name_result", numbers("result", 8))
REROLL: Final = VERBS.verb("reroll", CARDS, numbers("dice_mask", 255))
KEEP_ROLL: Final = VERBS.verb("keep_roll")()
ROW: Final = VERBS.verb("row", ROOMS)

# -- notices
PLAYS: Final = NoticeKind("plays", seat=SEATS, character=CHARACTERS)
TURN_STARTS: Final = NoticeKind("turn_starts", figure=FIGURES)
MOVED: Final = NoticeKind("moved", figure=FIGURES, room=ROOMS)
PUT: Final = NoticeKind("put", figure=FIGURES, room=ROOMS)
DISCOVERED: Final = NoticeKind("discovered", figure=FIGURES, room=ROOMS, floor=FLOORS)
PASSED_OVER: Final = NoticeKind("passed_over", back=BACKS)
SET_ASIDE: Final = NoticeKind("set_aside", room=ROOMS)
STACK_RENEWED: Final = NoticeKind("stack_renewed")
ROLLED: Final = NoticeKind("rolled", figure=FIGURES, dice=DICE, result=COUNT, purpose=PURPOSES, needed=COUNT)
"""`needed` is 0 where no single number decides, or where not everybody may know it."""
ABOUT_TO_ROLL: Final = NoticeKind("about_to_roll", figure=FIGURES, purpose=PURPOSES, number=COUNT, needed=COUNT)
TRIES: Final = NoticeKind("tries", figure=FIGURES, deed=DEEDS)
"""Before a roll: what it is for."""
NAMED: Final = NoticeKind("named", figure=FIGURES, result=COUNT)
GAINED: Final = NoticeKind("gained", figure=FIGURES, trait=TRAITS, number=COUNT)
LOST: Final = NoticeKind("lost", figure=FIGURES, trait=TRAITS, number=COUNT)
DAMAGED: Final = NoticeKind("damaged", figure=FIGURES, damage=KINDS, number=COUNT)
DREW: Final = NoticeKind("drew", figure=FIGURES, card=CARDS)
GOT: Final = NoticeKind("got", figure=FIGURES, card=CARDS)
DISCARDED: Final = NoticeKind("discarded", card=CARDS)
DROPPED: Final = NoticeKind("dropped", figure=FIGURES, card=CARDS)
GAVE: Final = NoticeKind("gave", figure=FIGURES, card=CARDS, to=FIGURES)
STOLE: Final = NoticeKind("stole", figure=FIGURES, card=CARDS, victim=FIGURES)
REFUSED_GIFT: Final = NoticeKind("refused_gift", figure=FIGURES, card=CARDS)
USED: Final = NoticeKind("used", figure=FIGURES, card=CARDS)
TOKEN_PLACED: Final = NoticeKind("token_placed", token=TOKENS, room=ROOMS)
TOKEN_REMOVED: Final = NoticeKind("token_removed", token=TOKENS, room=ROOMS)
ELEVATOR_MOVED: Final = NoticeKind("elevator_moved", floor=FLOORS)
ROOM_LAID: Final = NoticeKind("room_laid", room=ROOMS, floor=FLOORS)
"""A tile lies somewhere new that nobody has just discovered: whoever handles the cardboard is told."""
SIDE_TAKEN: Final = NoticeKind("side_taken", figure=FIGURES, side=SIDES)
ATTACKED: Final = NoticeKind("attacked", figure=FIGURES, target=FIGURES, trait=TRAITS)
FOUGHT: Final = NoticeKind("fought", figure=FIGURES, result=COUNT, target=FIGURES, against=COUNT)
STUNNED: Final = NoticeKind("stunned", figure=FIGURES)
RECOVERED: Final = NoticeKind("recovered", figure=FIGURES)
DIED: Final = NoticeKind("died", figure=FIGURES)
HAUNT_ROLLED: Final = NoticeKind("haunt_rolled", figure=FIGURES, result=COUNT, omens=COUNT)
HAUNT_BEGINS: Final = NoticeKind("haunt_begins", haunt=HAUNTS, figure=FIGURES)
TRAITOR_IS: Final = NoticeKind("traitor_is", figure=FIGURES)
NOBODY_IS_TRAITOR: Final = NoticeKind("nobody_is_traitor")
TRAITOR_HIDDEN: Final = NoticeKind("traitor_hidden")
ROLE_SHOWN: Final = NoticeKind("role_shown", figure=FIGURES, team=SIDE_NAMES)
YOUR_ROLE: Final = NoticeKind("your_role", team=SIDE_NAMES)
PEEKED_TILE: Final = NoticeKind("peeked_tile", room=ROOMS)
PEEKED_CARD: Final = NoticeKind("peeked_card", card=CARDS)
FREED: Final = NoticeKind("freed", figure=FIGURES)
LEFT_HOUSE: Final = NoticeKind("left_house", figure=FIGURES)
ROOM_LOST: Final = NoticeKind("room_lost", room=ROOMS)
MONSTER_CAME: Final = NoticeKind("monster_came", figure=FIGURES, room=ROOMS)
MONSTER_GONE: Final = NoticeKind("monster_gone", figure=FIGURES)
TURNED: Final = NoticeKind("turned", figure=FIGURES)
TRACK: Final = NoticeKind("track", number=COUNT)
SUCCESS: Final = NoticeKind("success", team=SIDE_NAMES, number=COUNT)
WON: Final = NoticeKind("won", team=SIDE_NAMES)
