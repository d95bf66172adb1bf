"""Haunt 39, The Heir. One of the heroes is heir to the house, and hidden Assassins wait in its rooms.

The heroes win when the heir stands in the Statuary Corridor with the Spear and the Ring. The traitor's side wins when
the heir is dead, and does not know who it is.

Decided here, where the text is silent: the traitor is asked about an ambush whenever a hero enters a room other than
the Statuary Corridor, whether an Assassin hides there or not: to be asked would tell. For the same reason all Assassins
of a wave are asked for, also those for whom no room is left. The game ends at the heir's death, so that the question
whether a dead hero was the heir is always answered at once. The traitor's player rolls the dice of an ambush.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.belongings import holder_of, holds
from housebound.games.betrayal.figures.damage import BY_HAUNT, damage
from housebound.games.betrayal.figures.dice import throw
from housebound.games.betrayal.figures.roster import advance_track, explorers_inside, heroes_in_house, living_heroes
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.far_away import nearest_first
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero, turn_up_cards
from housebound.games.betrayal.haunts.parts.names import name_of, room_names
from housebound.games.betrayal.haunts.parts.picks import pick_figure
from housebound.games.betrayal.haunts.parts.room_bits import rooms_of
from housebound.games.betrayal.house.plan import rooms_in_house
from housebound.games.betrayal.numbers import Figure, Room, Seat
from housebound.games.betrayal.play.attack import RING
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, OVER, House
from housebound.games.betrayal.terms import CARRY_ON, Goal
from housebound.games.betrayal.words import (
    CARDS,
    FIGURES,
    FOR_DAMAGE,
    HEROES,
    NO,
    PHYSICAL,
    ROOMS,
    TO_ROOM,
    TRAITOR,
    YES,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, only
from housebound.kernel.sets import has, just, set_of, without

HEIR_IS = NoticeKind("heir_is", figure=FIGURES)
AMBUSHED = NoticeKind("ambushed", figure=FIGURES, room=ROOMS)

CORRIDOR = ROOMS["statuary_corridor"]
SPEAR = CARDS["spear"]
REGALIA = just(SPEAR) | just(RING)
AMBUSH_DICE = 2  # H39-ASSASSINS-1: its Might
REINFORCED_AT = (3, 6)  # H39-TIME-2
NOT_NAMED = -1


class HeirData(HauntData):
    """`assassins`: the rooms in which one hides, as bits; `heir`, and `namer`: the hero who named the heir."""

    __slots__ = ("assassins", "heir", "namer")

    assassins: int
    heir: int
    namer: int


class TheHeir(Haunt[HeirData]):
    """H39-KNOW-1, H39-KNOW-2: each side reads its own page.

    H39-ASSASSINS-1, H39-ASSASSINS-2: an Assassin is no figure, but a note of the traitor's; so nobody sees it, attacks
    it or is slowed by it. H39-TRAITOR-5: all attacks are those of the rulebook.
    """

    number = 39

    # -- beginning

    def fresh_data(self, g: House) -> HeirData:
        data = HeirData()
        data.assassins = 0
        data.heir = NOT_NAMED
        data.namer = NOT_NAMED
        return data

    def set_up(self, g: House[HeirData]) -> Script[None]:
        """H39-SETUP-1, H39-SETUP-2, H39-SETUP-3, H39-SETUP-4, H39-SETUP-5. First the traitor's steps.

        The Statuary Corridor is in the house, Assassins hide; then the revealer names the heir.
        """
        yield from fetch_room(g, g.traitor, CORRIDOR)
        advance_track(g, 0)
        yield from self._hide(g)
        heroes = living_heroes(g)
        g.data.namer = g.revealer if g.revealer in heroes else first_hero(g)
        namer, theirs = g.data.namer, self.team_seats(g, HEROES)
        others = [hero for hero in heroes if hero != namer]
        g.data.heir = yield from pick_figure(g, namer, others, "name_heir", "H39-SETUP-5", namer, theirs)
        g.tell(theirs, HEIR_IS, g.word[g.data.heir])

    def _hide(self, g: House[HeirData]) -> Script[None]:
        """H39-SETUP-4, H39-TIME-2. P Assassins, one to a room; those for whom no room is left are lost."""
        for _ in range(g.rules.seats):
            option: Option = yield Decision(
                g.traitor, "hide_assassin", _offer_hiding, "H39-SETUP-4", g.word[g.traitor], to=only(g.traitor)
            )
            if option is not NO:
                g.data.assassins |= just(option.args[0])

    def on_turn_start(self, g: House[HeirData], seat: Seat) -> Script[None]:
        """H39-HEROES-2, HC-23. The heroes cannot do without Spear and Ring."""
        turn_up_cards(g, seat, (SPEAR, RING))
        return NOTHING

    def on_turn_end(self, g: House[HeirData], seat: Seat) -> Script[None]:
        """H39-TIME-1, H39-TIME-2, HC-11. After each turn of the traitor's seat: the track; at 3 and 6 more hide."""
        if seat != g.traitor:
            return
        advance_track(g, g.track + 1)
        if g.track in REINFORCED_AT:
            yield from self._hide(g)

    # -- ambush

    def on_enter(self, g: House[HeirData], figure: Figure, room: Room) -> Script[None]:
        """H39-TRAITOR-1, H39-TRAITOR-2, H39-TRAITOR-3. A hero comes in, in whatever way: an Assassin may strike.

        H39-WIN-1, HC-26: in the Statuary Corridor nobody hides, but it may be the heir who comes, whatever follows.
        """
        if figure >= FIRST_MONSTER or g.team[figure] != HEROES:
            return
        if room == CORRIDOR:
            check_win(g)
            return
        option: Option = yield Decision(g.traitor, "ambush", _offer_ambush, "H39-TRAITOR-1", g.word[figure])
        if option is NO:
            return
        g.data.assassins = without(g.data.assassins, room)
        g.tell(EVERYONE, AMBUSHED, g.word[figure], room)
        steps = throw(g, g.traitor, AMBUSH_DICE, FOR_DAMAGE)
        yield from damage(g, figure, PHYSICAL, steps, BY_HAUNT)

    # -- winning

    def on_death(self, g: House[HeirData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H39-TRAITOR-4. Whether it was the heir is known at once: the game is over, or goes on."""
        g.reveal(EVERYONE)
        return NOTHING

    def winner(self, g: House[HeirData]) -> int:
        """H39-HEROES-1, H39-WIN-1, H39-WIN-2. The heir is crowned, or dead."""
        heir = g.data.heir
        if heir == NOT_NAMED:
            return CARRY_ON
        if g.fate[heir] == DEAD:
            return self.team_seats(g, TRAITOR)
        if not any(_is_crowned(g, hero) for hero in living_heroes(g)):
            return CARRY_ON
        g.reveal(EVERYONE)  # all see whether this is the heir
        return self.team_seats(g, HEROES) if _is_crowned(g, heir) else CARRY_ON

    # -- what each side knows

    def secrets(self, g: House[HeirData]) -> dict[str, object]:
        secrets: dict[str, object] = {"assassins": g.data.assassins}
        return secrets if g.data.heir == NOT_NAMED else {**secrets, "heir": g.data.heir}

    def knows(self, g: House[HeirData], seat: Seat, secret: str) -> bool:
        """H39-SETUP-4, H39-SETUP-5. The traitor knows the Assassins, the heroes the heir; all, whom it can only be."""
        if g.phase == OVER:
            return True
        if secret == "assassins":
            return seat == g.traitor
        return self.true_side(g, seat) == HEROES or len(self.pretenders(g)) == 1

    def pretenders(self, g: House[HeirData]) -> list[int]:
        """Who may be the heir for all that everybody sees: a living hero who did not name it and is not crowned."""
        return [hero for hero in living_heroes(g) if hero != g.data.namer and not _is_crowned(g, hero)]

    def resample(self, g: House[HeirData], seat: Seat, rng: Any) -> None:
        if not self.knows(g, seat, "assassins"):
            rooms = [room for room in rooms_in_house(g) if room != CORRIDOR]
            count = min(len(rooms), g.data.assassins.bit_count())
            g.data.assassins = set_of(rng.sample(rooms, count))
        if g.data.heir != NOT_NAMED and not self.knows(g, seat, "heir"):
            g.data.heir = rng.choice(self.pretenders(g))

    def shown(self, g: House[HeirData], seat: Seat) -> dict[str, Any]:
        shown: dict[str, Any] = {}
        if self.knows(g, seat, "assassins"):
            shown["assassins"] = room_names(g.data.assassins)
        if g.data.heir != NOT_NAMED and self.knows(g, seat, "heir"):
            shown["heir"] = name_of(g, g.data.heir)
        return shown

    def check(self, g: House[HeirData]) -> None:
        assert not has(g.data.assassins, CORRIDOR), "an Assassin in the Statuary Corridor"
        heir = g.data.heir
        assert heir == NOT_NAMED or (self.true_side(g, heir) == HEROES and heir != g.data.namer), "no such heir"

    # -- for the general bot

    def goals(self, g: House[HeirData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            lurk = Goal(verbs=("yes", *nearest_first(g, rooms_in_house(g), [CORRIDOR])))
            return [lurk, Goal(targets=self._richest(g), cards=(RING, SPEAR))]
        if g.data.heir == NOT_NAMED:
            return []  # it is still being set up
        return self._heir_goals(g, seat) if seat == g.data.heir else self._hero_goals(g, seat)

    def _richest(self, g: House[HeirData]) -> tuple[int, ...]:
        """Those who may be the heir, first of all whoever has something of the regalia."""
        pretenders = [hero for hero in self.pretenders(g) if g.fate[hero] == IN_HOUSE]
        most = max((_regalia(g, hero) for hero in pretenders), default=0)
        return tuple(hero for hero in pretenders if _regalia(g, hero) == most)

    def _heir_goals(self, g: House[HeirData], seat: Seat) -> list[Goal]:
        if _regalia(g, seat) == 2:
            return [Goal(rooms=just(CORRIDOR))]
        return [*self._wanted(g, seat), *([Goal(rooms=self._carriers(g, seat))] if self._carriers(g, seat) else [])]

    def _hero_goals(self, g: House[HeirData], seat: Seat) -> list[Goal]:
        """What a hero has of the regalia goes to the heir."""
        heir = g.data.heir
        if not _regalia(g, seat):
            return self._wanted(g, seat)
        gifts = tuple(f"give({CARDS.words[card]},{name_of(g, heir)})" for card in (SPEAR, RING))
        return [Goal(rooms=just(g.room[heir]), verbs=gifts, cards=(SPEAR, RING))]

    def _wanted(self, g: House[HeirData], seat: Seat) -> list[Goal]:
        """What lies about is picked up, what the traitor has is fought for, what nobody has yet is looked for."""
        if g.fate[g.traitor] == IN_HOUSE and g.held[g.traitor] & REGALIA:
            return [Goal(targets=(g.traitor,), cards=(SPEAR, RING))]
        return [Goal(cards=(SPEAR, RING), explore=holder_of(g, RING) < 0 or holder_of(g, SPEAR) < 0)]

    def _carriers(self, g: House[HeirData], seat: Seat) -> int:
        """The rooms of the other heroes with something of the regalia, as bits."""
        return rooms_of(g, (hero for hero in heroes_in_house(g) if hero != seat and _regalia(g, hero)))


def _regalia(g: House[HeirData], seat: Seat) -> int:
    """How much of Spear and Ring the explorer carries."""
    return (g.held[seat] & REGALIA).bit_count()


def _is_crowned(g: House[HeirData], seat: Seat) -> bool:
    """H39-HEROES-1. Whether the heir would be crowned now, if it is this one."""
    return g.room[seat] == CORRIDOR and holds(g, seat, SPEAR) and holds(g, seat, RING)


def _offer_hiding(g: House[HeirData], _: int, ask: Ask) -> None:
    """H39-SETUP-4. Rooms with no explorer, no other Assassin, and not the Statuary Corridor."""
    taken = {g.room[seat] for seat in explorers_inside(g)} | {CORRIDOR}
    rooms = [room for room in rooms_in_house(g) if room not in taken and not has(g.data.assassins, room)]
    ask.options += [TO_ROOM(room) for room in rooms] or [NO]


def _offer_ambush(g: House[HeirData], _: int, ask: Ask) -> None:
    """H39-TRAITOR-1, H39-TRAITOR-3. To strike, only where one hides; nobody but the traitor sees what is offered."""
    if has(g.data.assassins, g.room[g.word.index(ask.subject)]):
        ask.options.append(YES)
    ask.options.append(NO)
