"""Room 25 as a Game: its settings, its loop of units, and its answers to the kernel's questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from housebound.games.room25 import conservation
from housebound.games.room25.bot import beliefs, foresight
from housebound.games.room25.bot import player as bot

# the room modules register their effects when imported
from housebound.games.room25.complex import piles
from housebound.games.room25.complex.composition import FILE_ENDING, check_composition, read_file
from housebound.games.room25.components import CARDS, COMPLEXES
from housebound.games.room25.effects import (
    red_rooms,  # noqa: F401
    safe_rooms,  # noqa: F401
    yellow_rooms,  # noqa: F401
)
from housebound.games.room25.numbers import Seat
from housebound.games.room25.position import reading, writing
from housebound.games.room25.position.form import FORM
from housebound.games.room25.position.tiles import too_many
from housebound.games.room25.presets import HOST_PRESETS, PLAYERS, SETTINGS
from housebound.games.room25.prospects.writing import Room25Prospects
from housebound.games.room25.rules import Rules
from housebound.games.room25.seen import (
    chronicle,
    goal,
    imagining,
    layout,
    reference,
    talk,
    text,
    text_pages,
    view,
)
from housebound.games.room25.seen.sight import Sight
from housebound.games.room25.seen.view_types import Room25View
from housebound.games.room25.state import (
    BUILD,
    INSANE,
    NORMAL,
    House,
    empty_house,
)
from housebound.games.room25.units import next_unit
from housebound.games.room25.words import (
    CHARACTERS,
    COOPERATION,
    MODES,
    ROLES,
    ROOMS,
    SEATS,
    SOLO,
    SPACES,
    SUSPICION,
    TEAM,
    TOKENS,
    VERBS,
)
from housebound.kernel.chance import NeedOutcome
from housebound.kernel.errors import BadPosition, BadSetting, Either
from housebound.kernel.game import Bot, Channel, Game, Result, Speech
from housebound.kernel.goal import Goal
from housebound.kernel.pages import Page
from housebound.kernel.piles import Pile
from housebound.kernel.reference import Reference
from housebound.kernel.rulebook import Rulebook
from housebound.kernel.script import Decision, Option
from housebound.kernel.sets import members_of
from housebound.kernel.settings import SEAT_COUNT, Settings, Value, resolved_once
from housebound.kernel.tape import domains_of

SPECIAL = (
    *("Closed rooms: No-Entry and Locking tokens", "Blue rooms", "Green rooms", "Yellow rooms", "Red rooms"),
    *("Event cards in general", "Obstacle cards", "Insane cards", "Robots", "Super-powers in general"),
)
"""The chapters of what is special; besides them every character has one on its power."""


SHORTHAND = {"characters": "at", "robots": "at"}


class Room25(Game[House]):
    name = "room25"
    vocabulary = VERBS
    domains = domains_of(VERBS, ROOMS, ROLES, TOKENS, CARDS, SEATS)
    rulebook = Rulebook.load(Path(str(files(__package__) / "rulebook.md")))
    shorthand = SHORTHAND
    settings = SETTINGS
    presets = HOST_PRESETS
    seats = tuple(range(1, 9))
    subjects = CHARACTERS
    places = SPACES
    bots = ("sensible",)
    layout = layout.LAYOUT
    prospects = Room25Prospects()
    columns = chronicle.COLUMNS
    onlooker = staticmethod(chronicle.onlooker)
    roles = staticmethod(chronicle.roles)
    sides = staticmethod(chronicle.sides)
    reasonless = frozenset({"R25-ROUND-1", "R25-ROUND-2", "R25-ACT-1", "R25-SOLO-2", "R25-POWER-1"})
    """That a round has its steps and its turns, that tokens are played, and that one of them is a super-power."""

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        """R25-SETUP-1. Complete the settings and make sure that they go together."""
        settled = super().settle(seats, given)
        mode = str(settled["mode"])
        if seats not in PLAYERS[mode]:
            raise BadSetting(
                "is-for-players-not-r-mode", SEAT_COUNT, mode=mode, counts=Either(map(str, PLAYERS[mode])), seats=seats
            )
        guards = settled["guards"]
        usual = 1 if seats < 6 else 2
        if mode != "suspicion":
            if guards:
                raise BadSetting("guards-there-are-guards-in-suspicion-only", "guards")
        elif guards not in (0, usual) and seats != 5:
            raise BadSetting(
                "guards-with-players-there-is-always-r-role", "guards", guards=guards, seats=seats, usual=usual
            )
        if settled["role_deal"] == "extra_tile" and mode == "suspicion" and seats == 5 and guards == 1:
            raise BadSetting("role-deal-extra-tile-with-players-has-guards", "guards")
        complex_ = str(settled["complex"])
        if complex_.endswith(FILE_ENDING):
            settled["complex"] = read_file(Path(complex_), resolve(seats, settled))
        elif complex_ not in ("table", *COMPLEXES) and not complex_.startswith("custom"):
            known = ", ".join(COMPLEXES)
            raise BadSetting("complex-write-table-the-name-of-a-toml", "complex", complex=repr(complex_), known=known)
        check_composition(resolve(seats, settled))
        return settled

    def new(self, seats: int, settings: Settings) -> House:
        return empty_house(resolve(seats, settings))

    next_unit = staticmethod(next_unit)

    def result(self, g: House) -> Result:
        return Result(members_of(g.winners), g.why, g.round)

    def timeout(self, decision: Decision) -> Option:
        return decision.options[-1] if decision.prompt == "clue" else decision.options[0]

    def sight(self, g: House, seat: Seat) -> Sight:
        return Sight(g, seat)

    def view(self, sight: Sight) -> Room25View:
        return view.view(sight)

    def goal(self, seen: Room25View) -> Goal:
        return goal.goal(seen)

    def resample(self, g: House, seat: Seat, rng: Random) -> None:
        imagining.resample(g, seat, rng)

    def inference(self, seen: Sight) -> Callable[[House], float] | None:
        return beliefs.inference(seen)

    def lay_anew(self, g: House, seat: Seat, others: Bot, rng: Random) -> None:
        beliefs.lay_anew(g, seat, others, rng)

    def rounds(self, g: House) -> int:
        return g.round

    def fallen(self, g: House) -> frozenset[int]:
        return frozenset([c for c in g.queue if g.tile[c] < 0])

    def foresee(self, g: House, seat: Seat) -> float | None:
        return foresight.foresee(g, seat)

    def hidden(self, g: House, seat: Seat) -> dict[str, object]:
        return imagining.hidden(g, seat)

    def check(self, g: House) -> None:
        conservation.check(g)

    def laid_wrong(self, g: House) -> BadPosition | None:
        return too_many(g)

    def talk(self, g: House) -> list[Channel]:
        return talk.channels(g)

    def position(self, g: House) -> dict[str, Any]:
        return writing.position(g)

    form = FORM

    def from_position(self, seats: int, settings: Settings, given: Mapping[str, Any]) -> House:
        return reading.from_position(resolve(seats, settings), given)

    def bot(self, level: str) -> Bot:
        if level == "sensible":
            return bot.Sensible()
        return super().bot(level)

    def special(self, g: House, rule: str) -> bool:
        """Whether a rule is of a room, a card, a robot or a power, of the powers only those that are in play."""
        if rule not in self.rulebook:
            return False
        chapter = self.rulebook[rule].chapter
        owner, _, power = chapter.partition(": ")
        if power and owner.lower() in CHARACTERS.words:
            return g.rules.powers and g.owner[CHARACTERS[owner.lower()]] >= 0
        return chapter in SPECIAL

    def laying_out(self, settings: Settings) -> tuple[str, ...]:
        roles = ("R25-ROLE-1", "R25-ROLE-2") if settings["mode"] == "suspicion" else ()
        built = ("R25-BUILD-1", "R25-ZONE-1", "R25-ZONE-2", "R25-ZONE-3", "R25-ZONE-4")
        ready = tuple(f"R25-SETUP-{n}" for n in (12, 13, 15))
        return (*built, *ready, *roles, "R25-SETUP-2", "R25-SETUP-6", "R25-SETUP-11")

    def pile(self, g: House, need: NeedOutcome, in_a_row: int) -> Pile | None:
        return piles.pile(g, need, in_a_row)

    def may_come_up(self, g: House, need: NeedOutcome, seat: Seat) -> Sequence[int]:
        """R25-LOOK-1. A tile that others have looked at may be this one, for all that this seat knows."""
        if need.domain is ROOMS and g.phase != BUILD:
            return [kind for kind, left in enumerate(Sight(g, seat).unseen()) if left]
        return super().may_come_up(g, need, seat)

    def text(self, view: Any, speech: Speech) -> str:
        return text.draw(view, speech)

    def reference(self) -> Reference:
        return reference.reference()

    def pages(self, view: Any, speech: Speech) -> list[Page]:
        return text_pages.pages(view, speech)


@resolved_once
def resolve(seats: int, settings: Settings) -> Rules:
    """The settings as the rules ask for them: R25-MODE-3, R25-LEVEL-6, R25-LEVEL-7, R25-REMIND-3."""
    mode = MODES.index(str(settings["mode"]))
    level = 0
    if mode in (COOPERATION, SOLO):
        level = INSANE if settings["level"] == "insane" else NORMAL
    guards = 0
    if mode == SUSPICION:
        usual = 1 if seats < 6 else 2
        guards = int(settings["guards"]) or (2 if seats == 5 and settings["role_deal"] == "extra_tile" else usual)
    return Rules(
        seats=seats,
        mode=mode,
        level=level,
        guards=guards,
        complex=str(settings["complex"]),
        powers=bool(settings["powers"]),
        adrenaline=bool(settings["adrenaline"]) and level != INSANE,
        reminders=bool(settings["reminders"]) and not (mode == COOPERATION and level == INSANE),
        insane_cards=bool(settings["insane_cards"]),
        programming=mode != SOLO or settings["solo_programming"] == "full",
        extra_tile=settings["role_deal"] == "extra_tile",
        key_room_anywhere=settings["key_room_zone"] == "anywhere",
        robot_bound=settings["robot_in_rotating"] == "bound",
        robot_none_in_house=settings["robot_placement"] == "none_in_house",
        markers_stay=settings["dead_marker"] == "stay",
        flood_at_second_action=settings["flood_check"] == "second_action",
        card_token_before_programming=bool(settings["card_token_before_programming"]),
        bomb_lasts=settings["bomb_memory"] == "game",
        team_talk=str(settings["team_talk"]) if mode == TEAM else "open",
    )


ROOM25 = Room25()
