"""Haunt 18, United We Stand. Nothing of flesh or steel hurts the traitor, who grows with every hero it takes in.

Only fire does: the heroes overheat the furnace, and from there the house burns down, room by room, with whoever is
inside. Whoever has got out can be dragged back through a window.

Decided here where the text is silent: fire kills for nobody, so that only deaths by the traitor's attacks and Dynamite
feed it. The traitor draws no event card for the front door. A room that lies beside the house burns with the starting
room of its floor, and the other way round. The Sanity attack moves the traitor exactly so many rooms, as long as a door
leads on; each of them is entered. Mental damage that the Skull turns into physical damage does nothing to the traitor.
Lights Out still holds it to one space. The pull is a trait roll on both sides, and what is carried outside does not
help there. The Furnace Room burns alone at the end of its turn; one more room a turn comes after that.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.figures.belongings import LIGHTS_OUT, holds
from housebound.games.betrayal.figures.damage import BY_HAUNT
from housebound.games.betrayal.figures.death import die
from housebound.games.betrayal.figures.dice import fixed_roll, trait_roll
from housebound.games.betrayal.figures.roster import heroes_in_house, laid_out, living_heroes
from housebound.games.betrayal.figures.traits import value
from housebound.games.betrayal.figures.winning import check_win
from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h18_united_we_stand.data import FireData
from housebound.games.betrayal.haunts.h18_united_we_stand.fire import LAST_ROOMS, burnable, fire_is_out
from housebound.games.betrayal.haunts.h18_united_we_stand.goals import all_goals
from housebound.games.betrayal.haunts.h18_united_we_stand.outside import KILLS_TO_LEAVE, heroes_outside, opens_outward
from housebound.games.betrayal.haunts.parts.actions import attack_spent
from housebound.games.betrayal.haunts.parts.collapse import collapse, perish_in_ruins, ways_out
from housebound.games.betrayal.haunts.parts.front_door import (
    GO_OUT,
    OPEN_DOOR,
    go_out,
    is_open,
    offer_leaving,
    offer_opening,
)
from housebound.games.betrayal.haunts.parts.front_door import try_to_open as try_front_door
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero, turn_up_rooms
from housebound.games.betrayal.haunts.parts.picks import pick_figure
from housebound.games.betrayal.haunts.parts.tasks import offer_task, task_roll
from housebound.games.betrayal.house.plan import (
    direction_between,
    in_house,
    side_of_door,
)
from housebound.games.betrayal.numbers import Figure, Room, Seat, Trait
from housebound.games.betrayal.play.attack import attack_of, make_attack, offer_attacks
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.falling import choose_room
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import (
    DEAD,
    HAS_ATTACKED,
    IN_HOUSE,
    OUTSIDE,
    House,
    changed,
)
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
    FIGURES,
    FOR_PACE,
    FURNACE_ROOM,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    NO,
    PHYSICAL,
    ROOMS,
    SANITY,
    SPEED,
    STAIRS_FROM_BASEMENT,
    TRAITOR,
    VERBS,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script, forced

OVERHEAT = VERBS.verb("overheat_furnace", rule="H18-FIRE-1")()
PULL = VERBS.verb("pull_back", rule="H18-PULL-1")()
OVERHEATED = NoticeKind("furnace_overheated", figure=FIGURES)
BURNS = NoticeKind("room_burns", room=ROOMS)
HOUSE_FALLS = NoticeKind("burnt_house_falls")
ABSORBED = NoticeKind("hero_absorbed", figure=FIGURES)
PULLED = NoticeKind("pulled_back", figure=FIGURES, room=ROOMS)
SLIPPED = NoticeKind("pull_failed", figure=FIGURES)
DAZED = NoticeKind("traitor_dazed", figure=FIGURES)

FURNACE_TARGET, DOOR_TARGET = 5, 4
DOOR_TRAITS = (KNOWLEDGE, MIGHT)
FIRST_MIGHT, LOWEST_SPEED = 5, 1
NOBODY = -1


class UnitedWeStand(Haunt[FireData]):
    """H18-KNOW-1, H18-KNOW-2: each side reads its own page."""

    number = 18

    # -- beginning

    def fresh_data(self, g: House) -> FireData:
        data = FireData()
        data.kills = 0
        data.spaces = LOWEST_SPEED
        data.stoker = NOBODY
        data.turn_ends = 0
        data.door = 0
        data.ablaze = False
        return data

    def set_up(self, g: House[FireData]) -> Script[None]:
        """H18-SETUP-3. The Stairs from Basement are in the house."""
        yield from fetch_room(g, first_hero(g), STAIRS_FROM_BASEMENT)

    # -- the traitor's body

    def explorers_trait(self, g: House[FireData], seat: Seat, trait: Trait, number: int) -> int:
        """H18-SETUP-1, H18-BODY-6. Might 5 and Speed P + 1, with each hero absorbed one more and one less."""
        if seat != g.traitor or not laid_out(g):
            return number
        if trait == MIGHT:
            return FIRST_MIGHT + g.data.kills
        return max(LOWEST_SPEED, g.rules.seats + 1 - g.data.kills) if trait == SPEED else number

    def frozen(self, g: House[FireData], seat: Seat, trait: Trait) -> bool:
        """H18-SETUP-1, H18-SETUP-2. They are plain numbers, no steps that a card could move; the other two are not."""
        return seat == g.traitor and trait in (MIGHT, SPEED)

    def allowance(self, g: House[FireData], figure: Figure, spaces: int) -> int:
        """H18-BODY-1. As many spaces as it rolled."""
        if figure != g.traitor:
            return spaces
        return min(g.data.spaces, 1) if holds(g, figure, LIGHTS_OUT) else g.data.spaces

    def on_turn_start(self, g: House[FireData], seat: Seat) -> Script[None]:
        """H18-BODY-1. The traitor rolls its movement. HC-23: a Furnace Room that cannot be found any more is there."""
        if seat == g.traitor:
            if not g.skip_turn[seat] and g.fate[seat] == IN_HOUSE:
                dice = value(g, seat, SPEED)
                g.data.spaces = max(1, (yield from fixed_roll(g, seat, dice, FOR_PACE)))
        elif g.data.stoker == NOBODY and heroes_in_house(g):
            yield from turn_up_rooms(g, (FURNACE_ROOM,))

    def filter_damage(self, g: House[FireData], seat: Seat, kind: int, steps: int, cause: int) -> tuple[int, int]:
        """H18-BODY-2. Nothing physical hurts the traitor."""
        return (kind, 0) if seat == g.traitor and kind == PHYSICAL else (kind, steps)

    def takes_split(
        self, g: House[FireData], seat: Seat, kind: int, steps: int, cause: int, by: int
    ) -> tuple[int, int] | None:
        """H18-BODY-2. What the Skull has made physical has no effect, however it would be shared."""
        return (steps, 0) if seat == g.traitor and kind == PHYSICAL else None

    def attack_lost(self, g: House[FireData], attack: Attack) -> Script[bool]:
        """H18-BODY-3. An attack lost by the traitor has no effect on it."""
        return attack.attacker == g.traitor
        yield

    def attack_won(self, g: House[FireData], attack: Attack) -> Script[bool]:
        """H18-BODY-4. The Ring drives the traitor through doors, a room for each point."""
        if attack.target != g.traitor or attack.trait != SANITY:
            return False
        for _ in range(attack.difference):
            room = g.room[g.traitor]
            rooms = ways_out(g, g.traitor, room) if g.fate[g.traitor] == IN_HOUSE else []
            there = yield from choose_room(g, attack.attacker, g.traitor, rooms, "push_traitor", "H18-BODY-4")
            if there < 0:
                break
            yield from put_into(g, g.traitor, there, side_of_door(g, there, direction_between(g, there, room)))
        return True

    def dynamite_hits(self, g: House[FireData], thrower: Figure, victim: Figure) -> bool:
        """H18-BODY-5. The traitor makes no roll and takes no damage."""
        return victim != g.traitor and super().dynamite_hits(g, thrower, victim)

    def dynamite_thrown(self, g: House[FireData], thrower: Figure, room: Room) -> Script[None]:
        """H18-BODY-5. In its room it makes the traitor miss its next turn, in any case."""
        if g.room[g.traitor] == room:
            g.skip_turn = changed(g.skip_turn, g.traitor, True)
            g.tell(EVERYONE, DAZED, g.word[g.traitor])
        return NOTHING

    def on_death(self, g: House[FireData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H18-BODY-6. Whom the traitor has killed becomes part of it."""
        if killer == g.traitor and g.team[seat] == HEROES:
            g.data.kills += 1
            g.tell(EVERYONE, ABSORBED, g.word[seat])
        return NOTHING

    # -- dragging heroes back into the house

    def _offer_pull(self, g: House[FireData], ask: Ask) -> None:
        """H18-PULL-1, H18-PULL-4. From the right rooms, instead of the attack."""
        if not heroes_outside(g):
            return
        why = "" if opens_outward(g, g.room[g.traitor]) else "H18-PULL-1"
        ask.offer(PULL, unless=attack_spent(g) or why)

    def _pull(self, g: House[FireData]) -> Script[None]:
        """H18-PULL-2, H18-PULL-3, H18-PULL-4. Might against all who are outside; again until it fails."""
        traitor, option = g.traitor, PULL
        while option is PULL:
            g.did |= HAS_ATTACKED
            outside = heroes_outside(g)
            strongest = max(outside, key=lambda seat: value(g, seat, MIGHT))
            result = yield from trait_roll(g, traitor, MIGHT)
            if g.fate[traitor] != IN_HOUSE:
                return
            against = (yield from trait_roll(g, strongest, MIGHT)) + len(outside) - 1
            if result <= against:
                g.tell(EVERYONE, SLIPPED, g.word[traitor])
                return
            hero = yield from pick_figure(g, traitor, outside, "pull_hero", "H18-PULL-3", traitor)
            yield from self._drag_in(g, hero)
            if not heroes_outside(g) or g.fate[traitor] != IN_HOUSE:
                return
            option = yield Decision(traitor, "pull_again", _offer_again, "H18-PULL-4", g.word[traitor])

    def _drag_in(self, g: House[FireData], seat: Seat) -> Script[None]:
        """H18-PULL-3, H18-PULL-5. The hero is in the traitor's room, and is attacked at once."""
        traitor = g.traitor
        g.fate = changed(g.fate, seat, IN_HOUSE)
        g.tell(EVERYONE, PULLED, g.word[seat], g.room[traitor])
        yield from put_into(g, seat, g.room[traitor], g.side[traitor])
        if g.room[seat] != g.room[traitor]:
            return

        def offers(g: House[FireData], _: int, ask: Ask) -> None:
            ways = Ask(traitor, [])
            offer_attacks(g, traitor, ways)
            ask.options += [option for option in ways.options if option.args[-1] == g.word[seat]]

        g.did &= ~HAS_ATTACKED  # this one belongs to the pull
        option = yield from forced(g, Decision(traitor, "pulled_attack", offers, "H18-PULL-3", g.word[seat]))
        yield from make_attack(g, attack_of(g, traitor, option))

    # -- actions

    def offer(self, g: House[FireData], figure: Figure, ask: Ask) -> None:
        """H18-FIRE-1, H18-DOOR-1, H18-DOOR-2, H18-DOOR-4, H18-DOOR-5. Furnace and door; for the traitor the pull."""
        if g.team[figure] == TRAITOR:
            self._offer_pull(g, ask)
        elif g.data.stoker == NOBODY:
            offer_task(g, OVERHEAT, ask, "" if g.room[figure] == FURNACE_ROOM else "H18-FIRE-1")
        offer_opening(g, figure, DOOR_TRAITS, ask)
        bound = g.team[figure] == TRAITOR and g.data.kills < KILLS_TO_LEAVE
        offer_leaving(g, figure, ask, "H18-DOOR-5" if bound else "")

    def perform(self, g: House[FireData], figure: Figure, option: Option) -> Script[None]:
        if option is PULL:
            yield from self._pull(g)
        elif option is OVERHEAT:
            if (yield from task_roll(g, figure, KNOWLEDGE, needed=FURNACE_TARGET)) >= FURNACE_TARGET and g.fate[
                figure
            ] == IN_HOUSE:
                g.data.stoker = figure
                g.data.turn_ends = 2  # that of this turn, and that of the next
                g.tell(EVERYONE, OVERHEATED, g.word[figure])
        elif option.verb is OPEN_DOOR:
            yield from try_front_door(g, figure, option.args[0], DOOR_TARGET, draws=g.team[figure] == HEROES)
        elif option.verb is GO_OUT:
            yield from go_out(g, figure)

    # -- the fire

    def on_turn_end(self, g: House[FireData], seat: Seat) -> Script[None]:
        """H18-FIRE-2, H18-FIRE-3, H18-FIRE-6, H18-DOOR-3. First the Furnace Room; then a room a turn (HC-11)."""
        if fire_is_out(g):
            if seat == g.traitor or g.fate[seat] != DEAD:
                room = yield from choose_room(g, seat, seat, burnable(g), "burn", "H18-FIRE-3")
                if room >= 0:
                    yield from self._burn(g, room)
        elif g.data.stoker == seat:
            g.data.turn_ends -= 1
            if not g.data.turn_ends:
                yield from self._burn(g, FURNACE_ROOM)

    def _burn(self, g: House[FireData], room: Room) -> Script[None]:
        """H18-FIRE-2, H18-FIRE-3, H18-FIRE-5, HC-20. All in the room die; with the last of three all inside."""
        g.data.ablaze = True
        g.tell(EVERYONE, BURNS, room)
        yield from collapse(g, room)
        if not any(in_house(g, last) for last in LAST_ROOMS):
            g.tell(EVERYONE, HOUSE_FALLS)
            for seat in range(g.rules.seats):
                if g.fate[seat] == IN_HOUSE:
                    yield from die(g, seat, BY_HAUNT)
        g.data.ablaze = False
        check_win(g)

    def sent_nowhere(self, g: House[FireData], figure: Figure) -> Script[None]:
        """H18-FIRE-7. Whoever an effect sends into a burned room dies."""
        return perish_in_ruins(g, figure)

    # -- winning

    def winner(self, g: House[FireData]) -> int:
        """H18-WIN-1, H18-WIN-2, H18-WIN-3, H18-WIN-4. The fire is done with its work before anybody has won."""
        if g.data.ablaze:
            return CARRY_ON
        heroes = living_heroes(g)
        if g.fate[g.traitor] == DEAD and heroes:
            return self.team_seats(g, HEROES)
        return self.team_seats(g, TRAITOR) if g.fate[g.traitor] == OUTSIDE or len(heroes) <= 1 else CARRY_ON

    def rule_met(self, g: House[FireData]) -> str:
        """H18-WIN-3, H18-WIN-4. The traitor is out, or too few are left to stop it."""
        return "H18-WIN-3" if g.fate[g.traitor] == OUTSIDE else super().rule_met(g)

    # -- what each side knows

    def may_read(self, g: House[FireData], seat: Seat, rule: str) -> bool:
        """H18-KNOW-2. Once the Furnace Room has burned, the fire is no secret any more."""
        seen = rule.startswith("H18-FIRE-") and fire_is_out(g)
        return seen or super().may_read(g, seat, rule)

    def shown(self, g: House[FireData], seat: Seat) -> dict[str, Any]:
        data = g.data
        return {
            "traitor_might": value(g, g.traitor, MIGHT),
            "traitor_speed": value(g, g.traitor, SPEED),
            "heroes_absorbed": data.kills,
            "furnace_overheated_by": FIGURES.words[g.word[data.stoker]] if data.stoker != NOBODY else "",
            "front_door_open": is_open(g, HEROES),
            "front_door_open_to_traitor": is_open(g, TRAITOR),
        }

    def check(self, g: House[FireData]) -> None:
        data = g.data
        dead = sum(g.fate[seat] == DEAD and seat != g.traitor for seat in range(g.rules.seats))
        assert data.kills <= dead, "more heroes absorbed than dead"
        assert data.turn_ends == 0 or data.stoker != NOBODY, "nobody has overheated the furnace"
        assert not g.lost or fire_is_out(g), "a room has burned before the Furnace Room"
        assert data.kills >= KILLS_TO_LEAVE or g.fate[g.traitor] != OUTSIDE, "the traitor has left too early"

    # -- for the general bot

    def goals(self, g: House[FireData], seat: Seat) -> list[Goal]:
        return all_goals(g, seat)


def _offer_again(_: House[FireData], __: int, ask: Ask) -> None:
    """H18-PULL-4. Again, or not."""
    ask.options += (PULL, NO)
