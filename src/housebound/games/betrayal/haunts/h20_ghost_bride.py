"""Haunt 20, Ghost Bride. A dead woman takes one of the guests for her groom, and means to marry him at last.

She takes his strength until he dies; then the wedding begins, and when it is complete the traitor's side has won. The
heroes win when the body of the true groom and the Ring are both in the Chapel.

Decided here, where the text is silent:

- The groom whom nobody plays (only possible where no hero is male) stands in the Entrance Hall as a figure of his own
  with an explorer's tracks, which all can see. He slows nobody, is moved by nothing, and takes damage as explorers do;
  the first hero in turn order rolls for him, says how it is shared, and loses nothing by it.
- The Might that the bride takes from the groom is a loss and no damage: nothing prevents it. If the groom attacks her
  with the Ring and loses, he takes mental damage like everybody.
- The groom's ghost comes into the house where he died in the variant "walk", else when the wedding begins. Nothing
  affects it, and it slows nobody.
- HC-23: if none of the rooms of the first step is in the house or can be found, one is fetched.
"""

from __future__ import annotations

from typing import Any

from housebound.games.betrayal.attack import RING
from housebound.games.betrayal.cards import offer_yes_no
from housebound.games.betrayal.cards_in_hand import (
    from_pile,
    get_card,
    holder_of,
    holds,
    pile_with,
    put_in_pile,
    spot_of,
)
from housebound.games.betrayal.components import AGE, SEX
from housebound.games.betrayal.damage import BY_ATTACK, lose
from housebound.games.betrayal.entering import put_into
from housebound.games.betrayal.haunts.arrivals import bring_monster
from housebound.games.betrayal.haunts.far_away import refuge, spaces_left
from housebound.games.betrayal.haunts.figures import (
    add_monster,
    advance_track,
    heroes_in_house,
    living_heroes,
    monsters,
    remove_monster,
)
from housebound.games.betrayal.haunts.h20_stranger import (
    BRIDE,
    GHOST,
    NOBODY,
    STRANGER,
    BrideData,
    invite_stranger,
    is_stranger,
    share_damage,
    strangers_trait,
    weaken_stranger,
)
from housebound.games.betrayal.haunts.heavy import WithHeavyObjects
from housebound.games.betrayal.haunts.lost_necessities import first_hero, turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.names import name_of
from housebound.games.betrayal.haunts.objects import is_about
from housebound.games.betrayal.haunts.registry import present
from housebound.games.betrayal.haunts.room_bits import laid
from housebound.games.betrayal.haunts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.haunts.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.preparing import fetch_room
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, IN_HOUSE, SKULL, House
from housebound.games.betrayal.traits import value
from housebound.games.betrayal.words import (
    CARDS,
    CHAPEL,
    CHARACTERS,
    FIGURES,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    ROOMS,
    SANITY,
    SPEED,
    TRAITOR,
    TRAITS,
    VERBS,
    YES,
)
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, NOTHING, Ask, Decision, Option, Script

LEARN_NAME = VERBS.verb("learn_true_groom")()
LOCATE = VERBS.verb("locate_grooms_body")()
DIG = VERBS.verb("dig_up_groom")()
GROOM_IS = NoticeKind("groom_is", figure=FIGURES)
CORPSE_BURIED = NoticeKind("corpse_buried", room=ROOMS)
CORPSE_DUG = NoticeKind("corpse_dug", figure=FIGURES)
GROOM_DEAD = NoticeKind("groom_dead", figure=FIGURES)
WEDDING = NoticeKind("wedding_begins")

CORPSE, BOOK = CARDS["corpse"], CARDS["book"]
NEEDED = 1 << CORPSE | 1 << RING
CRYPT = ROOMS["crypt"]
STUDIES = (ROOMS["bedroom"], ROOMS["dining_room"], ROOMS["library"])
STEPS = ((LEARN_NAME, KNOWLEDGE, 5), (LOCATE, KNOWLEDGE, 4), (DIG, MIGHT, 4))
"""The heroes' tasks in their order: the trait, and the number to reach."""
DUG_UP = len(STEPS)
COMPLETE = 3
SMALL_TABLE = 4
BRIDE_TRAITS = ((-1, 4, 6, -1), (-1, 5, 7, -1))
"""Up to four players, and more."""
LIKE_HERS = 6
"""The Sanity with which a sensible hero attacks her."""


class GhostBride(WithHeavyObjects):
    number = 20
    heavy = 1 << CORPSE

    # -- beginning

    def fresh_data(self, g: House) -> BrideData:
        data = BrideData()
        data.groom = _groom_among(g)
        data.outsider = NOBODY
        data.clips = [0] * 4
        data.groom_dead = data.wedding = False
        data.steps = 0
        return data

    def set_up(self, g: House) -> Script[None]:
        """The traitor: the bride, the groom, the Chapel. The heroes: the Crypt, and the Corpse in it."""
        yield from bring_monster(g, BRIDE, g.room[g.traitor])
        if g.data.groom == NOBODY:
            invite_stranger(g)
        g.tell(EVERYONE, GROOM_IS, g.word[g.data.groom])
        advance_track(g, 0)
        yield from fetch_room(g, g.traitor, CHAPEL)
        yield from fetch_room(g, first_hero(g), CRYPT)
        g.tell(EVERYONE, CORPSE_BURIED, CRYPT)

    # -- turns

    def on_turn_start(self, g: House, seat: int) -> Script[None]:
        if seat == g.traitor:
            return self._lead_to_altar(g)
        turn_up_cards(g, seat, (RING,))
        return turn_up_one_of(g, STUDIES) if g.data.steps == 0 and g.team[seat] == HEROES else NOTHING

    def _lead_to_altar(self, g: House) -> Script[None]:
        """HC-11. A traitor turn begins: if the groom is dead, the wedding does, when both of them are in the Chapel."""
        if g.data.wedding or not g.data.groom_dead:
            return
        bride = the_bride(g)
        if g.rules.wedding_travel == "placed":
            yield from put_into(g, bride, CHAPEL)
            add_monster(g, GHOST, CHAPEL)
        elif any(g.room[one] != CHAPEL for one in (bride, *monsters(g, GHOST))):
            return
        g.data.wedding = True
        g.tell(EVERYONE, WEDDING)

    def on_turn_end(self, g: House, seat: int) -> Script[None]:
        if seat == g.traitor and g.data.wedding:
            advance_track(g, g.track + 1)
        return NOTHING

    def acts_in_monster_turn(self, g: House, figure: int) -> bool:
        kind = g.kind[figure]
        return kind == BRIDE or (kind == GHOST and self.can_move(g, figure))

    # -- how the three move, and what moves them

    def can_move(self, g: House, figure: int) -> bool:
        if figure < FIRST_MONSTER:
            return True
        return not g.data.wedding and g.kind[figure] != STRANGER

    def can_be_moved(self, g: House, figure: int) -> bool:
        return self.can_move(g, figure)

    def heeds(self, g: House, figure: int, card: int) -> bool:
        return figure < FIRST_MONSTER or g.kind[figure] == BRIDE

    def through_walls(self, g: House, figure: int) -> bool:
        """HC-19. The bride, and her groom's ghost."""
        return figure >= FIRST_MONSTER

    def slows(self, g: House, figure: int, mover: int) -> bool:
        apart = {figure, mover} & {other for other in monsters(g) if g.kind[other] != BRIDE}
        return not apart and super().slows(g, figure, mover)

    def trait_of(self, g: House, figure: int, trait: int) -> int:
        if g.kind[figure] == STRANGER:
            return strangers_trait(g.data, trait)
        hers = BRIDE_TRAITS[g.rules.seats > SMALL_TABLE][trait]
        return hers if g.kind[figure] == BRIDE or trait == SPEED else -1

    def side_of(self, g: House, figure: int) -> int:
        """A stranger is no hero, but an opponent of the bride and the traitor."""
        return HEROES if is_stranger(g, figure) else super().side_of(g, figure)

    # -- fighting

    def attack_traits(self, g: House, figure: int) -> tuple[int, ...]:
        return super().attack_traits(g, figure) if figure < FIRST_MONSTER else (SANITY,)

    def may_attack(self, g: House, attacker: int, target: int, trait: int, card: int) -> str:
        if any(one >= FIRST_MONSTER and g.kind[one] == GHOST for one in (attacker, target)):
            return "BET-GEN-5"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House, thrower: int, victim: int) -> bool:
        return victim < FIRST_MONSTER or is_stranger(g, victim)

    def attack_won(self, g: House, attack: Attack) -> Script[bool]:
        """The bride takes Might from her groom: 1 for each 2 points begun, 3 at most. Others take mental damage."""
        if attack.attacker < FIRST_MONSTER or attack.target != g.data.groom:
            return False
        steps = min((attack.difference + 1) // 2, 3)
        if attack.target < FIRST_MONSTER:
            yield from lose(g, attack.target, MIGHT, steps, BY_ATTACK)
        else:
            weaken_stranger(g, MIGHT, steps)
            self._mourn_stranger(g)
        return True

    def hurt_monster(self, g: House, figure: int, kind: int, steps: int, attack: Attack | None) -> Script[bool]:
        """Only the Ring stuns the bride; a stranger takes damage like an explorer."""
        if is_stranger(g, figure):
            yield from share_damage(g, kind, steps)
            self._mourn_stranger(g)
            return True
        return attack is None or attack.card != RING

    # -- the groom's death

    def _mourn_stranger(self, g: House) -> None:
        if SKULL in g.data.clips:
            stranger = g.data.groom
            spot = spot_of(g, stranger)
            remove_monster(g, stranger)
            self._part(g, g.word[stranger], spot)

    def on_death(self, g: House, seat: int, cause: int, killer: int) -> Script[None]:
        if seat == g.data.groom:
            self._part(g, g.word[seat], spot_of(g, seat))
        return NOTHING

    def _part(self, g: House, word: int, spot: int) -> None:
        """He is a ghost from now on, the traitor's to command."""
        g.data.groom_dead = True
        g.tell(EVERYONE, GROOM_DEAD, word)
        if g.rules.wedding_travel == "walk":
            add_monster(g, GHOST, spot >> 1, spot & 1)

    # -- what heroes do

    def offer(self, g: House, figure: int, ask: Ask) -> None:
        if figure >= FIRST_MONSTER or g.team[figure] != HEROES or g.data.steps == DUG_UP:
            return
        studying = g.room[figure] in STUDIES or holds(g, figure, BOOK)
        here = studying if g.data.steps == 0 else g.room[figure] == CRYPT
        offer_task(g, STEPS[g.data.steps][0], ask, "" if here else "BET-GEN-5")

    def perform(self, g: House, figure: int, option: Option) -> Script[None]:
        _, trait, target = STEPS[g.data.steps]
        if (yield from task_roll(g, figure, trait)) < target:
            return
        g.data.steps += 1
        succeed(g, HEROES, g.data.steps)
        if option is DIG:
            yield from self._bring_up(g, figure)

    def _bring_up(self, g: House, seat: int) -> Script[None]:
        """The Corpse lies there to be taken; whoever dug it up may do so at once."""
        spot = spot_of(g, seat)
        put_in_pile(g, CORPSE, spot)
        g.tell(EVERYONE, CORPSE_DUG, g.word[seat])
        option: Option = yield Decision(seat, "take_corpse", offer_yes_no, "BET-GEN-5", g.word[seat])
        if option is YES:
            from_pile(g, CORPSE, spot)
            get_card(g, seat, CORPSE)

    # -- winning

    def winner(self, g: House) -> int:
        if g.track >= COMPLETE:
            return self.team_seats(g, TRAITOR)
        return self.team_seats(g, HEROES) if all(_in_chapel(g, card) for card in (CORPSE, RING)) else CARRY_ON

    def aftermath(self, g: House) -> None:
        """When the heroes have won, she is where her true groom is."""
        if g.winners and not g.winners >> g.traitor & 1:
            bride = the_bride(g)
            g.room[bride], g.side[bride], g.came_by[bride] = CHAPEL, 0, -1

    # -- what is seen

    def shown(self, g: House, seat: int) -> dict[str, Any]:
        data = g.data
        shown: dict[str, Any] = {"bride_steps": data.steps, "groom_is_dead": data.groom_dead, "wedding": data.wedding}
        if data.steps < DUG_UP and g.square[CRYPT] >= 0:
            shown["corpse_buried_in"] = ROOMS.words[CRYPT]
        if data.outsider != NOBODY:
            shown["groom"] = CHARACTERS.words[data.outsider]
            if not data.groom_dead:
                shown["groom_traits"] = {TRAITS.words[n]: self.trait_of(g, data.groom, n) for n in range(4)}
        elif data.groom != NOBODY:
            shown["groom"] = name_of(g, data.groom)
        return shown

    def check(self, g: House) -> None:
        data = g.data
        dug = is_about(g, CORPSE)
        assert dug == (data.steps == DUG_UP), "the Corpse is in the house before it is dug up, or lost"
        assert data.groom_dead or not data.wedding, "a wedding with a living groom"
        assert data.wedding or g.track == 0, "the track has moved before the wedding"
        if data.outsider != NOBODY:
            assert data.groom_dead == (not monsters(g, STRANGER)) == (SKULL in data.clips), "a stranger lost or doubled"
        elif data.groom != NOBODY:
            assert data.groom_dead == (g.fate[data.groom] == DEAD), "the groom is dead, or he is not"
        if data.wedding and g.winners in (0, self.team_seats(g, TRAITOR)):
            assert all(g.room[one] == CHAPEL for one in monsters(g) if g.kind[one] != STRANGER), "a wedding elsewhere"

    # -- for the general bot

    def goals(self, g: House, seat: int) -> list[Goal]:
        if not monsters(g, BRIDE) or g.data.groom == NOBODY:
            return []  # it is still being set up
        if g.team[seat] == HEROES:
            return self._hero_goals(g, seat)
        return self._traitor_goals(g) if g.acting < FIRST_MONSTER else self._bride_goals(g)

    def _hero_goals(self, g: House, seat: int) -> list[Goal]:
        """The steps in their order, then Corpse and Ring to the Chapel; the groom keeps away from his bride."""
        bride = the_bride(g)
        strong = value(g, seat, SANITY) >= LIKE_HERS
        stun = Goal(verbs=("attack_with(ring,ghost_bride)",) if strong else (), spare=(bride,))
        if g.data.steps == DUG_UP:
            return [stun, *self._last_goals(g, seat)]
        verb = STEPS[g.data.steps][0].name
        studies = 0 if holds(g, seat, BOOK) else laid(g, STUDIES)
        rooms = 1 << CRYPT if g.data.steps else studies
        others = len(heroes_in_house(g)) > 1
        if seat == g.data.groom and others:
            away = refuge(g, g.room[seat], spaces_left(g, seat), [g.room[bride]])
            return [stun, Goal(verbs=(verb,), avoid=1 << g.room[bride]), Goal(rooms=away)]
        if holds(g, seat, RING) and g.data.steps and others:
            return [stun, Goal(verbs=(verb,)), Goal(rooms=1 << CHAPEL)]
        return [stun, Goal(verbs=(verb,), rooms=rooms, explore=not rooms)]

    def _last_goals(self, g: House, seat: int) -> list[Goal]:
        """Whoever has Corpse or Ring takes it to the Chapel; what is missing is fetched, or taken from the traitor."""
        missing = tuple(card for card in (CORPSE, RING) if not _in_chapel(g, card) and not _in_heroes_hands(g, card))
        idle = any(not g.held[hero] & NEEDED for hero in heroes_in_house(g))
        home = Goal(rooms=1 << CHAPEL, cards=(CORPSE, RING))
        if not missing or (g.held[seat] & NEEDED and idle):
            return [home]
        thief = g.fate[g.traitor] == IN_HOUSE and bool(g.held[g.traitor] & NEEDED)
        lost = not thief and any(pile_with(g, card) < 0 for card in missing)
        return [Goal(cards=missing, targets=(g.traitor,) if thief else (), explore=lost), home]

    def _traitor_goals(self, g: House) -> list[Goal]:
        """After the groom; once he is dead or the Corpse is found, after whoever carries what the heroes need."""
        carriers = tuple(hero for hero in heroes_in_house(g) if g.held[hero] & NEEDED)
        late = g.data.groom_dead or g.data.steps == DUG_UP
        prey = carriers if late and carriers else () if g.data.groom_dead else (g.data.groom,)
        return [Goal(targets=prey or tuple(heroes_in_house(g)), cards=(CORPSE, RING))]

    def _bride_goals(self, g: House) -> list[Goal]:
        """To her groom, and at nobody else while she may still reach him; then to the Chapel."""
        if g.data.groom_dead:
            return [Goal(rooms=1 << CHAPEL)]
        others = tuple(hero for hero in heroes_in_house(g) if hero != g.data.groom)
        return [Goal(targets=(g.data.groom,), spare=others if g.spent < g.allowance else ())]


def the_bride(g: House) -> int:
    return monsters(g, BRIDE)[0]


def _groom_among(g: House) -> int:
    """The hero with the Ring, if he is male; else the oldest male hero; -1: there is none."""
    men = [seat for seat in living_heroes(g) if SEX[g.character[seat]] == "m"]
    ring = holder_of(g, RING)
    return ring if ring in men else max(men, key=lambda seat: AGE[g.character[seat]], default=NOBODY)


def _in_chapel(g: House, card: int) -> bool:
    """Whether it lies in the Chapel, or a hero has it there."""
    holder = holder_of(g, card)
    if 0 <= holder < FIRST_MONSTER:
        return g.room[holder] == CHAPEL and g.team[holder] == HEROES
    return pile_with(g, card) >> 1 == CHAPEL


def _in_heroes_hands(g: House, card: int) -> bool:
    return any(holds(g, hero, card) for hero in heroes_in_house(g))


present(GhostBride)
