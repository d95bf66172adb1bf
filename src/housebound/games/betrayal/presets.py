"""Rulebook presets.

The settings of a table, and what each of the three rulebooks says (Rulebook presets, BET-GEN-9).
"""

from __future__ import annotations

from housebound.kernel.settings import Goes, Preset, Setting

_BOOKS = ("ru", "pl", "it", "default")
_TABLE = """
token_counts          BET-COMP-8       set_149            set_291            set_291            set_149
flat_damage           BET-DAMAGE-5     dice               points             points             points
tile_mismatch         BET-EXPLORE-3    bottom             discard            discard            discard
elevator_same_floor   BET-ELEVATOR-6   may                may                must               may
elevator_end_roll     BET-ELEVATOR-13  ends_there         none               stayed             stayed
collapsed_roller      BET-COLLAPSE-1   first_to_enter     discoverer         discoverer         discoverer
collapsed_by_monster  BET-COLLAPSE-8   fixes_landing      moves_only         moves_only         fixes_landing
barrier_fail          BET-BARRIER-6    stay_side          retreat            stop               stop
barrier_contact       BET-BARRIER-7    ranged_only        none               none               none
effect_discovery_draw BET-CARD-9       must               must               may                must
item_actions          BET-ITEM-4       each_once          each_once          one_of             each_once
armor_trade           BET-ITEM-7       allowed            forbidden          forbidden          allowed
steal_damage          BET-STEAL-2      physical           any                physical           physical
haunt_roll            BET-HAUNT-3      below              below              below              below
haunt_count           BET-HAUNT-4      drawn              held               drawn              drawn
avoid_played_haunts   BET-REPICK-1     off                off                off                off
haunt_repick          BET-REPICK-2     stack_swap         nearest_room       nearest_room       nearest_room
opponent_cost         BET-PASS-1       each               once               each               each
opponent_slows        BET-PASS-2       all                explorers          explorers          all
monster_min_move      BET-PASS-5       one                zero               zero               one
traitor_rooms         BET-TRAITOR-2    ignore_harmful     ignore_nondamaging ignore_nondamaging ignore_harmful
traitor_cards         BET-TRAITOR-6    events_and_bite    none               any_drawn          events_and_bite
hidden_traitor_hazard BET-HIDDEN-6     must_reveal        may_reveal         may_reveal         may_reveal
monster_rooms         BET-MONSTER-8    ignore_harmful     ignore_nondamaging ignore_nondamaging ignore_harmful
monster_shafts        BET-MONSTER-10   both_ways          as_printed         as_printed         both_ways
haunt_round_limit     BET-WIN-7        off                off                off                40
monster_secret_ways   BET-MONSTER-12   no                 yes                yes                yes
"""
_ROWS = tuple(line.split() for line in _TABLE.split("\n") if line)

PRESETS: dict[str, dict[str, str]] = {book: {row[0]: row[2 + n] for row in _ROWS} for n, book in enumerate(_BOOKS)}
"""Book -> variant -> what that book says; `default` follows the second edition and the publisher's answers."""
BOOKS = tuple(book for book in _BOOKS if book != "default")
"""The printed ones."""
VARIANTS = tuple(row[0] for row in _ROWS)
_ALSO = {
    "haunt_roll": ("at_most",),
    "avoid_played_haunts": ("on",),
}
_EXPLAINED = {
    "token_counts": "which set of tokens lies in the box",
    "flat_damage": "whether plain numbers of damage are steps or dice",
    "tile_mismatch": "where tiles go that do not name the floor",
    "elevator_same_floor": "whether the elevator may stay on its floor",
    "elevator_end_roll": "who rolls for the elevator at the end of a turn",
    "collapsed_roller": "who must roll in the Collapsed Room",
    "collapsed_by_monster": "whether a monster settles where people land",
    "barrier_fail": "what a failed crossing does to movement",
    "barrier_contact": "whether one may shoot across a barrier",
    "effect_discovery_draw": "whether a room found by an effect gives a card",
    "item_actions": "giving, dropping and taking: each once a turn, or one of them",
    "armor_trade": "whether the Armor can be given away",
    "steal_damage": "which damage may be turned into theft",
    "haunt_roll": "how low the haunt roll must be",
    "haunt_count": "which omens count for it",
    "avoid_played_haunts": "whether haunts played before are skipped",
    "haunt_repick": "how another haunt is found then",
    "opponent_cost": "what opponents in the room cost whoever leaves it",
    "opponent_slows": "whether monsters are slowed too",
    "monster_min_move": "whether a monster that rolls 0 still moves one space",
    "traitor_rooms": "what the traitor ignores in rooms",
    "traitor_cards": "which cards the traitor may refuse",
    "hidden_traitor_hazard": "whether a harmful room unmasks a hidden traitor",
    "monster_rooms": "what monsters ignore in rooms",
    "monster_shafts": "whether monsters climb chutes and holes",
    "haunt_round_limit": "rounds after which a haunt ends without a winner",
    "monster_secret_ways": "whether monsters use secret ways",
}


_CHAPTERS = {
    "house": "token_counts flat_damage tile_mismatch elevator_same_floor elevator_end_roll collapsed_roller "
    "collapsed_by_monster barrier_fail barrier_contact",
    "cards": "effect_discovery_draw item_actions armor_trade steal_damage",
    "haunt": "haunt_roll haunt_count avoid_played_haunts haunt_repick haunt_round_limit",
    "opponents": "opponent_cost opponent_slows monster_min_move traitor_rooms traitor_cards hidden_traitor_hazard "
    "monster_rooms monster_shafts monster_secret_ways",
}
"""Under which heading a page shows a variant."""
_CHAPTER = {name: chapter for chapter, names in _CHAPTERS.items() for name in names.split()}


def _values(row: list[str]) -> tuple[str, ...]:
    return ("preset", *dict.fromkeys((*row[2:], *_ALSO.get(row[0], ()))))


def _of_a_haunt(name: str, values: tuple[str, ...], explanation: str) -> Setting:
    return Setting(name, values[0], values, "BET-GEN-5", explanation, chapter="single-haunts")


HAUNT_OPTIONS = (
    _of_a_haunt("wedding_travel", ("placed", "walk"), "haunt 20: how the couple gets to the Chapel"),
    _of_a_haunt("sunlit_rooms", ("off", "on"), "haunt 30: whether Vampires die in sunlit rooms"),
    _of_a_haunt("firebat_supply", ("20", "unlimited"), "haunt 38: how many Firebats there can be"),
    _of_a_haunt("exchange_on", ("enter", "occupy"), "haunt 43: when number tokens are exchanged"),
)
"""What single haunts leave to the table; no rulebook speaks of it."""

SETTINGS = (
    Setting("rulebook", "default", ("default", "ru", "pl", "it"), "BET-GEN-9", "whose rules: sets everything below"),
    Setting("haunt", 0, (), "BET-GEN-8", "begin straight at this haunt, in a house explored by bots; 0: play it all"),
    *(
        Setting(row[0], "preset", _values(row), row[1], _EXPLAINED[row[0]], chapter=_CHAPTER[row[0]], goes=goes)
        for row in _ROWS
        for goes in [(Goes("avoid_played_haunts", ("on",)),) if row[0] == "haunt_repick" else ()]
    ),
    *HAUNT_OPTIONS,
    Setting(
        *("played", "", (), "BET-REPICK-1", "haunts the group has played, like 1 4 10"),
        chapter="haunt",
        goes=(Goes("avoid_played_haunts", ("on",)),),
    ),
    Setting(
        *("date", "today", (), "BET-SETUP-11", "the date of play, like 10-31: whose birthday is next begins", True),
        chapter="beginning",
    ),
)

HOST_PRESETS = (
    Preset("beginner", {}, 4),
    *(Preset(book, {"rulebook": book}) for book in BOOKS),
)
"""What a host chooses first: the rules as we advise them, or a printed book's."""
