"""Haunt 26, Pay the Piper. In the Pentagram Chamber the traitor plays, and out of every wall come Rats.

The heroes win when no Rat is left in the house, or when the traitor dies before it has entered the Chamber. The traitor
wins when its ritual has succeeded often enough, or when all heroes are dead.

Decided here, where the text is silent: the seats are moved out of the Chamber in the order of turns, the traitor last;
nobody dies on the way, however the Chamber takes leave of them. A Chamber that lies beside the house (HC-6) has no
side-adjacent room: the room linked with it serves. Where no room with an omen or event is free, the Rats come in any
room without an explorer. Rats that join a swarm may still move in this monster turn, and those that have moved may join
it, and do so first; they must not have attacked. A Rat that falls or is drawn toward the Chamber by an effect stays
where it is. Nobody falls through the Collapsed Room into the Chamber. Dynamite is no way to affect the traitor there.
The tokens of the ritual are seen by all; how many are needed, by the traitor alone.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.components import EVENT_ROOMS, OMEN_ROOMS
from housebound.games.betrayal.figures.roster import heroes_in_house, monsters, remove_monster
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunt_data import HauntData
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster
from housebound.games.betrayal.haunts.parts.barrier_sides import across
from housebound.games.betrayal.haunts.parts.conversion import raise_all, raise_to_start
from housebound.games.betrayal.haunts.parts.names import name_of, names_of
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.house.plan import company, in_house, neighbours, rooms_in_house, side_adjacent
from housebound.games.betrayal.numbers import Card, Figure, Room, Seat, Trait
from housebound.games.betrayal.play.attack import ARMED, fight
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.state import (
    DEAD,
    FIRST_MONSTER,
    SETTING_UP,
    House,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    CARDS,
    COUNT,
    FIGURES,
    HEROES,
    MIGHT,
    ROOMS,
    SANITY,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Option, Script
from housebound.kernel.sets import has, just

PIPE = VERBS.verb("play_the_pipe", rule="H26-TRAITOR-1")()
SWARM = VERBS.verb("swarm", COUNT, FIGURES, rule="H26-RAT-4")
SWARMED = NoticeKind("swarmed", number=COUNT, target=FIGURES)

CHAMBER = ROOMS["pentagram_chamber"]
RAT_ROOMS = tuple(room for room in range(len(ROOMS)) if (room in OMEN_ROOMS or room in EVENT_ROOMS) and room != CHAMBER)
PIPE_TARGET = 3  # H26-TRAITOR-1
RAT_DICE = 2
"""H26-RAT-4. What each Rat brings to a swarm."""
NONE_ALONE = 2
"""The fewest Rats that are a swarm."""


class PiperData(HauntData):
    """`tokens`: of the ritual; `entered`: the traitor has been in the Chamber; `bitten`: Rats that have attacked in
    this monster turn, as bits; `swarm`: Rats in the swarm that attacks now, 0 none.
    """

    __slots__ = ("bitten", "entered", "swarm", "tokens")

    tokens: int
    entered: bool
    bitten: int
    swarm: int


class PayThePiper(Haunt[PiperData]):
    """H26-KNOW-1, H26-KNOW-2: each side reads its own page. H26-RAT-1, H26-SETUP-5: numbers and rooms: in the content.

    H26-HEROES-1, H26-HEROES-2: heroes attack a Rat, and the traitor outside the Chamber, by the rulebook.
    """

    number = 26
    harmless_setup = True  # H26-SETUP-2

    # -- beginning

    def fresh_data(self, g: House) -> PiperData:
        data = PiperData()
        data.tokens = 0
        data.entered = False
        data.bitten = 0
        data.swarm = 0
        return data

    def set_up(self, g: House[PiperData]) -> Script[None]:
        """H26-SETUP-1, H26-SETUP-2, H26-SETUP-3, H26-SETUP-4. First the traitor grows.

        Then everybody is turned out of the Chamber, and 2P Rats come.
        """
        raise_to_start(g, g.traitor)
        raise_all(g, g.traitor)
        for seat in (place for place in self.turn_order(g) if place >= 0):
            if g.room[seat] == CHAMBER:
                room = yield from choose_room(g, seat, seat, beside_chamber(g), "leave_chamber", "H26-SETUP-2")
                yield from put_into(g, seat, room)
        for left in range(2 * g.rules.seats, 0, -1):
            rooms = self._rooms_for_rat(g)
            taken = any(g.room[rat] in rooms for rat in monsters(g))
            if len(rooms) <= left and not taken:
                rooms = rooms[:1]  # every one of them gets its Rat: nothing to choose
            yield from self._bring_rat(g, rooms, "H26-SETUP-4")

    def _rooms_for_rat(self, g: House[PiperData]) -> list[int]:
        """H26-SETUP-3, H26-SETUP-4. Rooms with an omen or event and no explorer, one Rat each.

        When all of them have one, any of them again.
        """
        occupied = {g.room[seat] for seat in range(g.rules.seats)}
        fit = [room for room in RAT_ROOMS if in_house(g, room) and room not in occupied]
        if not fit:
            fit = [room for room in rooms_in_house(g) if room not in occupied and room != CHAMBER]
        taken = {g.room[rat] for rat in monsters(g)}
        return [room for room in fit if room not in taken] or fit

    def _bring_rat(self, g: House[PiperData], rooms: list[int], rule: str) -> Script[None]:
        room = yield from choose_room(g, g.traitor, g.traitor, rooms, "rat_room", rule)
        yield from bring_monster(g, 0, room)

    # -- the Pentagram Chamber

    def barred(self, g: House[PiperData], figure: Figure, room: Room) -> str:
        """H26-CHAMBER-1, H26-RAT-3. Only the traitor goes in."""
        if room != CHAMBER or figure == g.traitor:
            return ""
        return "H26-RAT-3" if figure >= FIRST_MONSTER else "H26-CHAMBER-1"

    def can_be_put(self, g: House[PiperData], figure: Figure, room: Room) -> bool:
        """H26-CHAMBER-1, H26-RAT-3. Nor is anybody else brought there."""
        return not self.barred(g, figure, room)

    def on_enter(self, g: House[PiperData], figure: Figure, room: Room) -> Script[None]:
        """H26-WIN-2. From now on the traitor's death is not the end."""
        if figure == g.traitor and room == CHAMBER:
            g.data.entered = True
        return NOTHING

    def may_attack(self, g: House[PiperData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H26-CHAMBER-2, H26-RAT-5. In the Chamber the traitor is out of reach; a Rat attacks once in a turn."""
        if _is_safe(g, target):
            return "H26-CHAMBER-2"
        if has(g.data.bitten, attacker):
            return "H26-RAT-5"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House[PiperData], thrower: Figure, victim: Figure) -> bool:
        """H26-CHAMBER-2."""
        return not _is_safe(g, victim)

    # -- the ritual, and swarms

    def offer(self, g: House[PiperData], figure: Figure, ask: Ask) -> None:
        if figure >= FIRST_MONSTER:
            self._offer_swarms(g, figure, ask)
        elif figure == g.traitor:
            offer_task(g, PIPE, ask, "" if g.room[figure] == CHAMBER else "H26-TRAITOR-1")

    def _offer_swarms(self, g: House[PiperData], figure: Figure, ask: Ask) -> None:
        """H26-RAT-4. Any number of the Rats here, this one among them, attack one hero together."""
        hungry = len(swarm_with(g, figure))
        for hero in heroes_here(g, figure):
            for number in range(NONE_ALONE, hungry + 1):
                ask.options.append(SWARM(number, g.word[hero]))

    def perform(self, g: House[PiperData], figure: Figure, option: Option) -> Script[None]:
        if option is PIPE:
            if (yield from task_roll(g, figure, SANITY, needed=PIPE_TARGET)) >= PIPE_TARGET:
                yield from self._call_rats(g)
            return
        number, word = option.args
        yield from self._swarm(g, figure, number, g.word.index(word))

    def _call_rats(self, g: House[PiperData]) -> Script[None]:
        """H26-TRAITOR-1, H26-TRAITOR-2. One more token, and one more Rat beside the Chamber, if one has been killed."""
        g.data.tokens += 1
        succeed(g, TRAITOR, g.data.tokens)
        check_win(g)
        if len(monsters(g)) < 2 * g.rules.seats:
            yield from self._bring_rat(g, beside_chamber(g), "H26-TRAITOR-2")

    def _swarm(self, g: House[PiperData], figure: Figure, number: int, hero: Seat) -> Script[None]:
        """H26-RAT-4, H26-RAT-5. One Might attack with two dice for each Rat, which is the attack of all of them."""
        for rat in swarm_with(g, figure)[:number]:
            g.data.bitten |= just(rat)
        g.tell(EVERYONE, SWARMED, number, g.word[hero])
        g.data.swarm = number
        yield from fight(g, Attack(figure, hero, MIGHT))
        g.data.swarm = 0

    def attack_dice(self, g: House[PiperData], attack: Attack, defending: bool) -> int:
        """H26-RAT-4. What the others add to the dice of the one that attacks for them."""
        return 0 if defending or not g.data.swarm else RAT_DICE * (g.data.swarm - 1)

    def attack_lost(self, g: House[PiperData], attack: Attack) -> Script[bool]:
        """H26-RAT-6. A swarm that loses suffers nothing."""
        return bool(g.data.swarm)
        yield

    def fight_over(self, g: House[PiperData], attack: Attack) -> Script[None]:
        """H26-RAT-5. A Rat that attacked alone joins no swarm."""
        if attack.attacker >= FIRST_MONSTER:
            g.data.bitten |= just(attack.attacker)
        return NOTHING

    def hurt_monster(
        self, g: House[PiperData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H26-RAT-2, H26-RAT-6. Any damage kills a Rat, also when it attacked alone and lost."""
        remove_monster(g, figure)
        check_win(g)
        return True
        yield

    def on_monster_turn_start(self, g: House[PiperData]) -> Script[None]:
        """H26-RAT-5."""
        g.data.bitten = 0
        return NOTHING

    # -- winning

    def winner(self, g: House[PiperData]) -> int:
        """H26-WIN-1, H26-WIN-2, H26-WIN-3. The death of all heroes (H26-WIN-4) is seen by the rulebook (BET-WIN-6)."""
        if g.phase == SETTING_UP:
            return CARRY_ON
        if g.data.tokens >= tokens_needed(g):
            return self.team_seats(g, TRAITOR)
        died_early = g.fate[g.traitor] == DEAD and not g.data.entered
        return self.team_seats(g, HEROES) if died_early or not monsters(g) else CARRY_ON

    def rule_met(self, g: House[PiperData]) -> str:
        """H26-WIN-1, H26-WIN-2. No Rat is left, or the Piper died before it came to the Chamber."""
        early = g.winners & self.team_seats(g, HEROES) and monsters(g)
        return "H26-WIN-2" if early else super().rule_met(g)

    # -- what each side knows

    def shown(self, g: House[PiperData], seat: Seat) -> dict[str, Any]:
        shown = {"ritual_tokens": g.data.tokens, "rats_left": len(monsters(g))}
        return {**shown, "ritual_needed": tokens_needed(g)} if self.true_side(g, seat) == TRAITOR else shown

    def check(self, g: House[PiperData]) -> None:
        assert len(monsters(g)) <= 2 * g.rules.seats, "more Rats than tokens"
        assert not any(g.room[figure] == CHAMBER for figure in monsters(g)), "a Rat in the Chamber"
        assert g.phase == SETTING_UP or not any(g.room[hero] == CHAMBER for hero in heroes_in_house(g)), (
            "a hero in the Chamber"
        )
        assert not g.data.swarm or g.acting >= FIRST_MONSTER, "a swarm out of its turn"

    # -- for the general bot

    def goals(self, g: House[PiperData], seat: Seat) -> list[Goal]:
        if g.team[seat] == TRAITOR:
            return self._rats_goals(g, g.acting) if g.acting >= FIRST_MONSTER else self._pipers_goals(g)
        rats = tuple(monsters(g))
        early = () if g.data.entered or g.fate[g.traitor] == DEAD else (g.traitor,)
        return [Goal(verbs=_blows_at(g, rats)), Goal(targets=rats + early)]

    def _pipers_goals(self, g: House[PiperData]) -> list[Goal]:
        return [Goal(rooms=just(CHAMBER), verbs=("play_the_pipe",))]

    def _rats_goals(self, g: House[PiperData], figure: Figure) -> list[Goal]:
        """As many as there are attack the weakest hero here; the others go where their kind and the heroes are."""
        heroes = heroes_here(g, figure)
        hungry = len(swarm_with(g, figure))
        if heroes and hungry >= NONE_ALONE:
            weakest = min(heroes, key=lambda hero: value(g, hero, MIGHT))
            return [Goal(verbs=(f"swarm({hungry},{name_of(g, weakest)})",))]
        return [Goal(targets=tuple(heroes_in_house(g)))]


def tokens_needed(g: House[PiperData]) -> int:
    """H26-WIN-3. The successes that the ritual needs."""
    return 5 if g.rules.seats <= 4 else 4


def beside_chamber(g: House[PiperData]) -> list[int]:
    """HC-4. The rooms side-adjacent to the Chamber; if it lies beside the house, the room linked with it."""
    return side_adjacent(g, CHAMBER) or neighbours(g, CHAMBER)


def swarm_with(g: House[PiperData], figure: Figure) -> list[int]:
    """The Rats that can attack together with this one, itself first, then those that have nothing else to do any more.

    None, if it has attacked already.
    """
    if has(g.data.bitten, figure):
        return []
    others = [rat for rat in _in_reach(g, figure) if rat >= FIRST_MONSTER and not g.stunned[rat]]
    hungry = [rat for rat in others if not has(g.data.bitten, rat)]
    return [figure, *sorted(hungry, key=lambda rat: not has(g.acted, rat))]


def heroes_here(g: House[PiperData], figure: Figure) -> list[int]:
    """The heroes that a figure can attack."""
    return [hero for hero in _in_reach(g, figure) if hero in heroes_in_house(g)]


def _in_reach(g: House[PiperData], figure: Figure) -> list[int]:
    return [other for other in company(g, figure) if not across(g, figure, other)]


def _is_safe(g: House[PiperData], figure: Figure) -> bool:
    """Whether no hero can do anything to the figure: the traitor in the Chamber."""
    return figure == g.traitor and g.room[figure] == CHAMBER


def _blows_at(g: House[PiperData], rats: tuple[int, ...]) -> tuple[str, ...]:
    """For the general bot: every way to attack one of these, with a weapon first."""
    words = names_of(g, rats)
    armed = [f"attack_with({CARDS.words[card]},{word})" for card in ARMED for word in words]
    return (*armed, *(f"attack({word})" for word in words))
