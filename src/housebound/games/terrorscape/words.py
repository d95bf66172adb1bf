"""The vocabulary of Terrorscape: everything that can be named, chosen or told.

Victims are known by their character, whatever their place in the seating order; item cards and killer cards by their
kind, since copies of one kind are alike.
"""

from __future__ import annotations

from typing import Final

from housebound.games.terrorscape.content_files import content
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import Domain, Option, Vocabulary, numbers

LOCATIONS: Final = Domain("location", list(content("map")["location"]))
ZONES: Final = Domain("zone", ["red", "blue", "green"])
PASSAGES: Final = Domain("passage", ["-".join(ends) for ends in content("map")["passages"]])
VICTIMS: Final = Domain("victim", list(content("victims")))
MARCO: Final = 0
JOHNSON: Final = 1
SOPHIA: Final = 2
ANNA: Final = 3
WILLIAM: Final = 4
EVERY_VICTIM: Final = range(5)
CONDITIONS: Final = Domain("condition", ["unhurt", "wounded", "killed", "escaped"])
UNHURT: Final = 0
WOUNDED: Final = 1
KILLED: Final = 2
ESCAPED: Final = 3

ITEMS: Final = Domain("item", list(content("items")))
KEY: Final = 0
TOOLBOX: Final = 1
WHISKY: Final = 2
HATCHET: Final = 3
HERBS: Final = 4
FERTILISER: Final = 5
REVOLVER: Final = 6
AMMO: Final = 7
ADRENALINE: Final = 8
SEDATIVE: Final = 9
FIRECRACKER: Final = 10
AMULET: Final = 11
SHORT_SWORD: Final = 12
LONG_SWORD: Final = 13
BUILDING_PLAN: Final = 14
FLASHLIGHT: Final = 15
TRAP: Final = 16
FIRST_AID_KIT: Final = 17
CAMERA: Final = 18

KILLERS: Final = Domain("killer", list(content("killers")))
BUTCHER: Final = 0
GHOST: Final = 1
MANIAC: Final = 2
CARDS: Final = Domain(
    "card", list(dict.fromkeys(card for killer in content("killers").values() for card in killer["cards"]))
)
"""The kinds of killer cards; three of them stand in several decks."""

PLANS: Final = Domain("plan", list(content("plans")))
BLUEPRINT: Final = 0
HOMEMADE_RADIO: Final = 1
QUIET_REPAIR: Final = 2
BUZZER: Final = 3
SURVEY: Final = 4
TUNNELS: Final = 5
PORTAL: Final = 6
MOLOTOV: Final = 7
MASTER_KEY: Final = 8
SHARED_KNOWLEDGE: Final = 9
GRAVEYARD_HERBS: Final = 10
OLD_CHEST: Final = 11
ABILITIES: Final = Domain("ability", list(content("abilities")))
MARTIAL_ARTS: Final = 0
HEADLONG_FLIGHT: Final = 1
FEARLESS: Final = 2
FIRST_AID: Final = 3
SURVIVOR_INSTINCT: Final = 4
ENCOURAGEMENT: Final = 5
QUIET_FIND: Final = 6
DECOY: Final = 7
STROKE_OF_LUCK: Final = 8
QUICK_REACTION: Final = 9
DEADLY_BLOW: Final = 10
HIDDEN_BOLTS: Final = 11
AMBUSH: Final = 12
INTIMIDATION: Final = 13
CUNNING_JAILER: Final = 14
AURA_OF_DREAD: Final = 15
NIGHTMARE: Final = 16
SWIFT: Final = 17
KEEN_EAR: Final = 18
TERROR: Final = 19

DICE: Final = Domain("dice", ["0", "1", "3"])
DIE_FACES: Final = (0, 1, 3)
DIE_WEIGHTS: Final = (1, 4, 1)
"""TER-ATTACK-6. Each die has the faces 0, 1, 1, 1, 1, 3."""
NUMBER: Final = numbers("number", 45)
SEATS: Final = numbers("seat", 3)

# -- what can be chosen


class TerrorscapeVerbs(Vocabulary):
    """The verbs of Terrorscape. Whichever of two locations is named first, it is the same pair."""

    __slots__ = ()

    def read(self, text: str) -> Option:
        option = super().read(text)
        return SENSE_PAIR(*sorted(option.args)) if option.verb is SENSE_PAIR else option


VERBS: Final = TerrorscapeVerbs("terrorscape", __name__)
# setting up
HUNT_AS: Final = VERBS.verb("hunt_as", KILLERS, rule="TER-SETUP-11")
TRIO: Final = VERBS.verb("trio", VICTIMS, VICTIMS, VICTIMS, rule="TER-TEAM-3")
SHARE: Final = VERBS.verb("share", SEATS, SEATS, SEATS, rule="TER-TEAM-4")
KEEP_ABILITY: Final = VERBS.verb("keep_ability", ABILITIES, rule="TER-ABIL-1")
# main actions of a victim
MOVE: Final = VERBS.verb("move", VICTIMS, LOCATIONS, rule="TER-MOVE-1")
CALM: Final = VERBS.verb("calm", VICTIMS, rule="TER-CALM-1")
UNBLOCK: Final = VERBS.verb("unblock", VICTIMS, PASSAGES, rule="TER-UNBLOCK-1")
REPAIR: Final = VERBS.verb("repair", VICTIMS, rule="TER-REPAIR-1")
SEARCH: Final = VERBS.verb("search", VICTIMS, rule="TER-SEARCH-1")
# special actions: of victims, of items, of plans and of abilities
RECOVER: Final = VERBS.verb("recover", VICTIMS, ITEMS, rule="TER-VICTIM-1")
SPRINT: Final = VERBS.verb("sprint", VICTIMS, LOCATIONS, rule="TER-VICTIM-5")
SECRET_PASSAGE: Final = VERBS.verb("secret_passage", VICTIMS, LOCATIONS, rule="TER-MAP-8")
USE: Final = VERBS.verb("use", VICTIMS, ITEMS, rule="TER-EXTRA-2")
HEAL: Final = VERBS.verb("heal", VICTIMS, ITEMS, VICTIMS, rule="TER-ITEM-17")
FINISH_REPAIR: Final = VERBS.verb("finish_repair", VICTIMS, rule="TER-PLAN-5")
PLACE_BUZZER: Final = VERBS.verb("place_buzzer", VICTIMS, rule="TER-PLAN-5")
OPEN_WITH_MASTER_KEY: Final = VERBS.verb("open_with_master_key", VICTIMS, rule="TER-PLAN-5")
OPEN_CHEST: Final = VERBS.verb("open_chest", VICTIMS, rule="TER-PLAN-5")
FIRST_AID_FOR: Final = VERBS.verb("first_aid", VICTIMS, VICTIMS, rule="TER-ABIL-1")
ENCOURAGE: Final = VERBS.verb("encourage", VICTIMS, rule="TER-ABIL-1")
# extra actions
THROW: Final = VERBS.verb("throw", VICTIMS, LOCATIONS, rule="TER-ITEM-15")
HACK: Final = VERBS.verb("hack", VICTIMS, PASSAGES, rule="TER-ITEM-16")
RUN: Final = VERBS.verb("run", VICTIMS, LOCATIONS, rule="TER-ITEM-18")
BUZZ: Final = VERBS.verb("buzz", VICTIMS, rule="TER-PLAN-5")
USE_SURVEY: Final = VERBS.verb("use_survey", VICTIMS, LOCATIONS, rule="TER-PLAN-5")
GATHER_HERBS: Final = VERBS.verb("gather_herbs", VICTIMS, VICTIMS, rule="TER-PLAN-5")
LURE: Final = VERBS.verb("lure", VICTIMS, LOCATIONS, rule="TER-ABIL-1")
DART: Final = VERBS.verb("dart", VICTIMS, LOCATIONS, rule="TER-ABIL-1")
# exchange
GIVE: Final = VERBS.verb("give", VICTIMS, ITEMS, VICTIMS, rule="TER-EXCHANGE-1")
SWAP: Final = VERBS.verb("swap", VICTIMS, ITEMS, VICTIMS, ITEMS, rule="TER-EXCHANGE-1")
TAKE: Final = VERBS.verb("take", VICTIMS, ITEMS, VICTIMS, rule="TER-CROSS-6")
# answers of the team
DONE: Final = VERBS.verb("done", rule="TER-TURN-1")
ACCEPT: Final = VERBS.verb("accept")
DECLINE: Final = VERBS.verb("decline")
NAME: Final = VERBS.verb("name", VICTIMS)
KEEP: Final = VERBS.verb("keep", ITEMS)
THROW_AWAY: Final = VERBS.verb("throw_away", ITEMS, rule="TER-ITEM-7")
KEEP_NONE: Final = VERBS.verb("keep_none")
DEFEND_WITH: Final = VERBS.verb("defend_with", ITEMS, rule="TER-ATTACK-3")
BARE_HANDS: Final = VERBS.verb("bare_hands", rule="TER-ATTACK-3")
BOTTLE: Final = VERBS.verb("bottle", rule="TER-PLAN-5")
FLEE: Final = VERBS.verb("flee", VICTIMS, LOCATIONS, rule="TER-FLIGHT-1")
STAY: Final = VERBS.verb("stay", VICTIMS, rule="TER-FLIGHT-1")
CHECK_OFF: Final = VERBS.verb("check_off", PLANS, rule="TER-PLAN-2")
# the killer
PLAY: Final = VERBS.verb("play", CARDS, rule="TER-KCARD-2")
PASS: Final = VERBS.verb("pass")
GO: Final = VERBS.verb("go", LOCATIONS, rule="TER-KEYWORD-1")
STOP: Final = VERBS.verb("stop")
SEARCH_HERE: Final = VERBS.verb("search_here", rule="TER-KTURN-3")
SENSE_ZONE: Final = VERBS.verb("sense_zone", ZONES, rule="TER-KEYWORD-3")
SENSE_AT: Final = VERBS.verb("sense_at", LOCATIONS, rule="TER-ABIL-1")
SENSE_PAIR: Final = VERBS.verb("sense_pair", LOCATIONS, LOCATIONS, rule="TER-KEYWORD-3")
BARRICADE: Final = VERBS.verb("barricade", PASSAGES, rule="TER-BARRICADE-1")
LIFT: Final = VERBS.verb("lift", PASSAGES, rule="TER-BARRICADE-3")
FRIGHTEN: Final = VERBS.verb("frighten", VICTIMS, rule="TER-FEAR-1")
SLIP_TO: Final = VERBS.verb("slip_to", LOCATIONS, rule="TER-STEALTH-1")
DISCARD: Final = VERBS.verb("discard", CARDS, rule="TER-KCARD-2")
PAY: Final = VERBS.verb("pay", rule="TER-KILLER-2")
CALL_ON: Final = VERBS.verb("call_on", ABILITIES, rule="TER-ABIL-1")

# -- what is told

CAST: Final = NoticeKind("cast", first=VICTIMS, second=VICTIMS, third=VICTIMS, killer=KILLERS)
PLAYED_BY: Final = NoticeKind("played_by", victim=VICTIMS, seat=SEATS)
ROUND: Final = NoticeKind("round", number=NUMBER)
RESCUE_AT: Final = NoticeKind("rescue_at", number=NUMBER)
MOVED: Final = NoticeKind("moved", victim=VICTIMS, location=LOCATIONS)
CALMED: Final = NoticeKind("calmed", victim=VICTIMS)
OPENED: Final = NoticeKind("opened", passage=PASSAGES)
GEARS: Final = NoticeKind("gears", victim=VICTIMS, number=NUMBER)
TRANSMITTING: Final = NoticeKind("transmitting")
DREW_ITEM: Final = NoticeKind("drew_item", victim=VICTIMS, item=ITEMS)
KEPT: Final = NoticeKind("kept", victim=VICTIMS, item=ITEMS)
THREW_AWAY: Final = NoticeKind("threw_away", victim=VICTIMS, item=ITEMS)
KEY_LAID: Final = NoticeKind("key_laid", number=NUMBER)
OWN_KEY: Final = NoticeKind("own_key", victim=VICTIMS, number=NUMBER)
USED: Final = NoticeKind("used", victim=VICTIMS, item=ITEMS)
GAVE: Final = NoticeKind("gave", victim=VICTIMS, item=ITEMS, other=VICTIMS)
DECLINED: Final = NoticeKind("declined", victim=VICTIMS)
HEALED: Final = NoticeKind("healed", victim=VICTIMS)
NOISE_AT: Final = NoticeKind("noise_at", location=LOCATIONS)
NO_NOISE: Final = NoticeKind("no_noise")
MADE_NOISE: Final = NoticeKind("made_noise", location=LOCATIONS)
FIRECRACKER_LIT: Final = NoticeKind("firecracker_lit", location=LOCATIONS)
FIRECRACKER_NOISE: Final = NoticeKind("firecracker_noise")
AFRAID: Final = NoticeKind("afraid", victim=VICTIMS, number=NUMBER)
PANIC_AT: Final = NoticeKind("panic_at", victim=VICTIMS, location=LOCATIONS)
PANIC: Final = NoticeKind("panic", victim=VICTIMS)
WOUND: Final = NoticeKind("wound", victim=VICTIMS)
KILL: Final = NoticeKind("kill", victim=VICTIMS)
SAVED_BY_AMULET: Final = NoticeKind("saved_by_amulet", victim=VICTIMS)
BARRED: Final = NoticeKind("barricaded", passage=PASSAGES)
LIFTED: Final = NoticeKind("lifted", passage=PASSAGES)
KILLER_AT: Final = NoticeKind("killer_at", location=LOCATIONS)
KILLER_GONE: Final = NoticeKind("killer_gone", location=LOCATIONS)
KILLER_SLIPPED: Final = NoticeKind("killer_slipped", location=LOCATIONS)
CARD_PLAYED: Final = NoticeKind("card_played", card=CARDS)
CARD_DRAWN: Final = NoticeKind("card_drawn", card=CARDS)
CARD_LOST: Final = NoticeKind("card_lost", card=CARDS)
DREW_CARDS: Final = NoticeKind("drew_cards")
LEVEL: Final = NoticeKind("level", number=NUMBER)
STRENGTH: Final = NoticeKind("strength", number=NUMBER)
SENSED_ZONE: Final = NoticeKind("sensed_zone", zone=ZONES)
SENSED: Final = NoticeKind("sensed", location=LOCATIONS)
SENSED_PAIR: Final = NoticeKind("sensed_pair", location=LOCATIONS, other=LOCATIONS)
SEARCHED: Final = NoticeKind("searched", location=LOCATIONS)
NAMED: Final = NoticeKind("named", victim=VICTIMS)
NOBODY_NAMED: Final = NoticeKind("nobody_named")
LOCATED: Final = NoticeKind("located", victim=VICTIMS, location=LOCATIONS)
ENCOUNTER: Final = NoticeKind("encounter", location=LOCATIONS)
DEFENDS: Final = NoticeKind("defends", victim=VICTIMS)
APPLIES: Final = NoticeKind("applies", victim=VICTIMS, item=ITEMS)
ROLLED: Final = NoticeKind("rolled", victim=VICTIMS, dice=DICE)
TRAP_SPRUNG: Final = NoticeKind("trap_sprung", location=LOCATIONS)
DEFENCE: Final = NoticeKind("defence", total=NUMBER, strength=NUMBER)
REPELLED: Final = NoticeKind("repelled", victim=VICTIMS)
FLED: Final = NoticeKind("fled", victim=VICTIMS, location=LOCATIONS)
PLAN_DEALT: Final = NoticeKind("plan_dealt", plan=PLANS)
PLAN_STEP: Final = NoticeKind("plan_step", plan=PLANS, number=NUMBER)
PLAN_READY: Final = NoticeKind("plan_ready", plan=PLANS)
PLAN_USED: Final = NoticeKind("plan_used", plan=PLANS, victim=VICTIMS)
ABILITY_DEALT: Final = NoticeKind("ability_dealt", victim=VICTIMS, ability=ABILITIES)
ABILITY_KEPT: Final = NoticeKind("ability_kept", victim=VICTIMS, ability=ABILITIES)
KILLER_ABILITY: Final = NoticeKind("killer_ability", ability=ABILITIES)
ABILITY_USED: Final = NoticeKind("ability_used", victim=VICTIMS, ability=ABILITIES)
FIRST_PLAYER: Final = NoticeKind("first_player", victim=VICTIMS)
ESCAPES: Final = NoticeKind("escapes", victim=VICTIMS)
GAME_OVER: Final = NoticeKind("game_over")
