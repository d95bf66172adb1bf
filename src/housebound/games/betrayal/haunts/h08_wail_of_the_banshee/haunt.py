"""Haunt 8, Wail of the Banshee. She flies through the house, and whoever hears her loses mind after mind.

The heroes silence her with P exorcisms; the traitor's side wins when all of them are dead. Nothing touches the Banshee,
and nothing slows her. In her turn she spends her whole movement roll in the manner that two more dice name.

Decided here where the text is silent: a movement roll of 0 leaves her where she is; placed by the manner of 0 she may
stay in her own room, and wails there; at random left or right is settled before the traitor is asked about a way to
another floor; if her spaces end in the Coal Chute she slides down all the same (BET-CHUTE-2). Ways made by cards are
open to her under every variant: her text names them. In free flight the traitor chooses who hears her when the flight
is over and all whom she met are known; somebody must, if she met anybody.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import card_numbers
from housebound.games.betrayal.figures.belongings import holds
from housebound.games.betrayal.figures.damage import BY_HAUNT, damage_dice
from housebound.games.betrayal.figures.dice import throw, trait_roll
from housebound.games.betrayal.figures.roster import add_monster, heroes_in_house, monsters
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.clockwise import clockwise
from housebound.games.betrayal.haunts.parts.picks import pick_figure
from housebound.games.betrayal.haunts.parts.sources import (
    Exorcising,
    exorcism_goal,
    shown_exorcism,
    sources,
)
from housebound.games.betrayal.haunts.parts.wanderers import (
    BACK,
    LEFT,
    NO_EXIT,
    RIGHT,
    STRAIGHT,
    beyond,
    choose_facing,
    exit_by,
)
from housebound.games.betrayal.house.plan import (
    annex_ways,
    direction_between,
    distances,
    joined,
    secret_ways,
    stairs,
    wall_ways,
)
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait, room_at
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import choose_room, offer_falling
from housebound.games.betrayal.play.moving import CLIMB_TO, PASSAGE_TO, WALK_TO, take_step
from housebound.games.betrayal.play.toward import far_for, ways_of
from housebound.games.betrayal.play.turn import TRY_TOKEN, try_token
from housebound.games.betrayal.state import FIRST_MONSTER, IN_HOUSE, House
from housebound.games.betrayal.terms import Attack, Goal
from housebound.games.betrayal.words import (
    BASEMENT_LANDING,
    CARDS,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    COUNT,
    DIRECTIONS,
    FIGURES,
    GALLERY,
    HEROES,
    MENTAL,
    NORTH,
    PICK_FIGURE,
    PURPOSES,
    ROOMS,
    SANITY,
    TRAITOR,
    TRY,
    WALK,
    WALL_SWITCH,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, forced, only
from housebound.kernel.sets import just

MANNER = NoticeKind("banshee_manner", number=COUNT)
HEARS = NoticeKind("hears_banshee", figure=FIGURES)

SOURCES = sources(
    "chapel crypt pentagram_chamber",
    "holy_symbol spirit_board",
    "library research_laboratory",
    "book crystal_ball",
)
"""H08-HEROES-1, H08-HEROES-2. Rooms and cards for Sanity, rooms and cards for Knowledge."""
SPIRIT_BOARD = CARDS["spirit_board"]
MANNER_DICE = 2
LEAP, LEFT_WALL, AHEAD, RIGHT_WALL, FREE = range(5)
"""The manners, by the result of the two dice."""
NO_MANNER = -1
RULE_OF = {LEFT_WALL: "H08-FLIGHT-3", AHEAD: "H08-FLIGHT-4", RIGHT_WALL: "H08-FLIGHT-5", FREE: "H08-FLIGHT-6"}
TURNS = {LEFT_WALL: (LEFT, STRAIGHT, RIGHT, BACK), RIGHT_WALL: (RIGHT, STRAIGHT, LEFT, BACK)}
LEAP_DISTANCE = 8
WAIL_DICE = ((6, 1), (3, 2), (0, 4))
"""H08-WAIL-2, H08-WAIL-3, H08-WAIL-4. Sanity roll at least -> dice of mental damage."""


class BansheeData(HauntData):
    """Where she looks, her manner while she flies, and the seats that she has met in free flight, as bits."""

    __slots__ = ("facing", "heard", "manner", "used_cards", "used_rooms")

    facing: int
    manner: int
    heard: int
    used_rooms: int
    used_cards: int


class WailOfTheBanshee(Exorcising[BansheeData]):
    """H08-KNOW-1, H08-KNOW-2: each side reads its own page. H08-BANSHEE-1: her Speed stands in the content.

    H08-HEROES-3, H08-WIN-1: how sources are used up, and that P tokens win, stands in `sources`.
    H08-WIN-2: the death of all heroes is seen by the rulebook (BET-WIN-6).
    """

    number = 8
    sources = SOURCES

    # -- beginning

    def fresh_data(self, g: House) -> BansheeData:
        """H08-SETUP-3. All sources are unused."""
        data = BansheeData()
        data.facing = NORTH
        data.manner = NO_MANNER
        data.heard = 0
        data.used_rooms = data.used_cards = 0
        return data

    def set_up(self, g: House[BansheeData]) -> Script[None]:
        """H08-SETUP-1, H08-SETUP-2. The Banshee rises beside the traitor, who turns her."""
        banshee = add_monster(g, 0, g.room[g.traitor], g.side[g.traitor])
        yield from self._turn(g, banshee, "H08-SETUP-2")

    # -- nothing touches her

    def may_attack(self, g: House[BansheeData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H08-BANSHEE-2. Not even with a shot. (The Dynamite spares whatever has no Might.)"""
        return "H08-BANSHEE-2" if target >= FIRST_MONSTER else super().may_attack(g, attacker, target, trait, card)

    def hurt_monster(
        self, g: House[BansheeData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H08-BANSHEE-2. Where falls hurt monsters (BET-MONSTER-8) they do not hurt her."""
        return True
        yield

    def slows(self, g: House[BansheeData], figure: Figure, mover: Figure) -> bool:
        """H08-BANSHEE-2. Only explorers slow each other."""
        return max(figure, mover) < FIRST_MONSTER and super().slows(g, figure, mover)

    def can_ride(self, g: House[BansheeData], figure: Figure) -> bool:
        """H08-BANSHEE-3. The Mystic Elevator is a room like any other for her, and does not move."""
        return figure < FIRST_MONSTER

    def room_text_off(self, g: House[BansheeData], figure: Figure, room: Room) -> str:
        """H08-FLIGHT-9. In her own turn the way down the Coal Chute is her next space."""
        return "H08-FLIGHT-9" if room == COAL_CHUTE and figure >= FIRST_MONSTER and g.acting == figure else ""

    # -- her flight

    def must_act(self, g: House[BansheeData], figure: Figure) -> str:
        """H08-FLIGHT-1. She always flies."""
        return "H08-FLIGHT-1"

    def before_monster(self, g: House[BansheeData], figure: Figure) -> Script[bool]:
        """H08-FLIGHT-1. The whole turn of the Banshee. (Her spaces have been rolled.)"""
        g.data.manner = throw(g, figure, MANNER_DICE, PURPOSES["flight"])
        g.tell(only(g.traitor), MANNER, g.data.manner)
        yield from self._leap(g, figure) if g.data.manner == LEAP else self._fly(g, figure)
        if g.room[figure] == COAL_CHUTE:
            yield from put_into(g, figure, BASEMENT_LANDING, 0)
        yield from self._single_out(g, figure)
        g.data.manner = NO_MANNER
        return True

    def _leap(self, g: House[BansheeData], figure: Figure) -> Script[None]:
        """H08-FLIGHT-2. She is suddenly in another room, and passes through none on the way."""
        here = g.room[figure]
        rooms = [room for room, far in enumerate(distances(g, here)) if 0 <= far <= LEAP_DISTANCE]
        room = yield from choose_room(g, g.traitor, figure, rooms, "banshee_leap", "H08-FLIGHT-2")
        if room == here:
            yield from self._wail(g, room)
        else:
            yield from put_into(g, figure, room, 0)

    def _fly(self, g: House[BansheeData], figure: Figure) -> Script[None]:
        """H08-FLIGHT-1, H08-FLIGHT-7, H08-FLIGHT-9. All her spaces, room by room; with no exit at all she stays."""
        for space in range(g.allowance):
            if g.room[figure] == COAL_CHUTE:
                yield from put_into(g, figure, BASEMENT_LANDING, 0)
                yield from self._turn(g, figure, "H08-FLIGHT-8")
            else:
                exits = self._exits(g, figure, first=space == 0)
                if not exits:
                    return
                yield from self._pass(g, figure, (yield from self._way(g, figure, exits, first=space == 0)))
            g.spent = space + 1

    def _exits(self, g: House[BansheeData], figure: Figure, first: bool) -> list[Option]:
        """H08-FLIGHT-3, H08-FLIGHT-5, H08-FLIGHT-6, H08-FLIGHT-7. The next room by her manner; and other ways.

        Any room for the first space, and in free flight.
        """
        room, manner = g.room[figure], g.data.manner
        if first or manner == FREE:
            doors = joined(g, room)
        elif manner == AHEAD:
            doors = [_ahead(g, room)]
        else:
            doors = [exit_by(g, room, g.data.facing, TURNS[manner])]
        return [WALK_TO[there] for there in doors if there != NO_EXIT] + _links(g, figure)

    def _way(self, g: House[BansheeData], figure: Figure, exits: list[Option], first: bool) -> Script[Option]:
        """H08-FLIGHT-6, H08-FLIGHT-7, H08-FLIGHT-8. The traitor chooses, where there is a choice."""

        def offers(_: House[BansheeData], __: int, ask: Ask) -> None:
            ask.options += exits

        rule = "H08-FLIGHT-7" if first and g.data.manner != FREE else RULE_OF[g.data.manner]
        return (yield from forced(g, Decision(g.traitor, "banshee_way", offers, rule, g.word[figure])))

    def _pass(self, g: House[BansheeData], figure: Figure, option: Option) -> Script[None]:
        """H08-FLIGHT-7, H08-FLIGHT-8. Into the next room. Where no door led there, the traitor turns her."""
        if option.verb is WALK:
            g.data.facing = direction_between(g, g.room[figure], option.args[0])
            yield from take_step(g, figure, option)
            return
        yield from try_token(g, figure, option) if option.verb is TRY else take_step(g, figure, option)
        yield from self._turn(g, figure, "H08-FLIGHT-8")

    def _turn(self, g: House[BansheeData], figure: Figure, rule: str) -> Script[None]:
        g.data.facing = yield from choose_facing(g, g.traitor, figure, rule)

    # -- her wail

    def on_enter(self, g: House[BansheeData], figure: Figure, room: Room) -> Script[None]:
        """H08-WAIL-1. She wails wherever she comes."""
        return self._wail(g, room) if figure >= FIRST_MONSTER else NOTHING

    def _wail(self, g: House[BansheeData], room: Room) -> Script[None]:
        """H08-WAIL-1, H08-WAIL-5, H08-WAIL-6. All in the room hear her; in free flight she only meets them."""
        for seat in clockwise(g, g.traitor + 1):
            if g.room[seat] != room or g.fate[seat] != IN_HOUSE or self._is_spared(g, seat):
                continue
            if g.data.manner == FREE:
                g.data.heard |= just(seat)
            else:
                yield from self._hear(g, seat)

    def _single_out(self, g: House[BansheeData], figure: Figure) -> Script[None]:
        """H08-WAIL-6. Of those whom she met in free flight one hears her, the traitor's choice."""
        met = card_numbers(g.data.heard)
        g.data.heard = 0
        if met:
            rule = "H08-WAIL-6"
            yield from self._hear(g, (yield from pick_figure(g, g.traitor, met, "banshee_wail", rule, figure)))

    def _hear(self, g: House[BansheeData], seat: Seat) -> Script[None]:
        """H08-WAIL-2, H08-WAIL-3, H08-WAIL-4. An explorer rolls Sanity and takes mental damage by it."""
        g.tell(EVERYONE, HEARS, g.word[seat])
        result = yield from trait_roll(g, seat, SANITY)
        dice = next(dice for least, dice in WAIL_DICE if result >= least)
        if g.fate[seat] == IN_HOUSE:
            yield from damage_dice(g, seat, MENTAL, dice, BY_HAUNT)

    def _is_spared(self, g: House[BansheeData], seat: Seat) -> bool:
        """H08-WAIL-7. The traitor while it holds the Spirit Board."""
        return seat == g.traitor and holds(g, seat, SPIRIT_BOARD)

    # -- what everybody sees

    def shown(self, g: House[BansheeData], seat: Seat) -> dict[str, Any]:
        return {"banshee_facing": DIRECTIONS.words[g.data.facing], **shown_exorcism(g, seat, g.data)}

    def check(self, g: House[BansheeData]) -> None:
        super().check(g)
        assert g.round == 0 or len(monsters(g)) == 1, "there is one Banshee, and she never leaves"

    # -- for the general bot

    def goals(self, g: House[BansheeData], seat: Seat) -> list[Goal]:
        if g.team[seat] != TRAITOR:
            return [exorcism_goal(g, seat, SOURCES, g.data)]
        if g.acting >= FIRST_MONSTER:
            return [Goal(verbs=tuple(self._goal_verbs(g, g.acting)))]
        return [Goal(targets=tuple(heroes_in_house(g)), cards=(SPIRIT_BOARD,))]

    def _goal_verbs(self, g: House[BansheeData], figure: Figure) -> list[str]:
        """Names of options: whom to wail at, the rooms with most heroes, and the steps toward the nearest of them."""
        prey: dict[int, int] = {}
        for seat in range(g.rules.seats):
            if g.fate[seat] == IN_HOUSE and not self._is_spared(g, seat):
                prey[g.room[seat]] = prey.get(g.room[seat], 0) + (1 if g.team[seat] == HEROES else -2)
        rooms = sorted((room for room in prey if prey[room] > 0), key=lambda room: -prey[room])
        far = far_for(g, figure, [room for room in rooms if room != g.room[figure]])
        ways = sorted(ways_of(g, figure, g.room[figure]), key=lambda room: far.get(room, len(ROOMS)))
        steps = [f"{verb}({ROOMS.words[room]})" for room in ways for verb in ("walk", "climb", "passage")]
        heroes = [PICK_FIGURE(g.word[seat]).name for seat in heroes_in_house(g)]
        return [*heroes, *(f"to_room({ROOMS.words[room]})" for room in rooms), *(steps if far else [])]


def _ahead(g: House[BansheeData], room: Room) -> int:
    """H08-FLIGHT-4. Straight; if that is impossible left or right at random; if neither, back."""
    facing = g.data.facing
    straight = beyond(g, room, facing, STRAIGHT)
    if straight != NO_EXIT:
        return straight
    sides = [there for turn in (LEFT, RIGHT) if (there := beyond(g, room, facing, turn)) != NO_EXIT]
    if len(sides) == 2:
        return g.chance.pick(sides, ROOMS)
    return sides[0] if sides else beyond(g, room, facing, BACK)


def _links(g: House[BansheeData], figure: Figure) -> list[Option]:
    """H08-FLIGHT-8. The ways other than doors: stairs, ways made by cards, down through Collapsed Room or Gallery."""
    room = g.room[figure]
    up = stairs(g, room)
    links = [CLIMB_TO[there] for there in (*((up,) if up >= 0 else ()), *annex_ways(g, room))]
    links += dict.fromkeys(PASSAGE_TO[room_at(theirs)] for _, theirs in secret_ways(g, room))
    if any(wall_ways(g, room)):
        links.append(TRY_TOKEN[WALL_SWITCH])
    if room in (COLLAPSED_ROOM, GALLERY):
        ask = Ask(figure, [])
        offer_falling(g, figure, ask)
        links += ask.options
    return links
