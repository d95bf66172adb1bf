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

from housebound.games.betrayal.cards.drawing import offer_yes_no
from housebound.games.betrayal.components import AGE, SEX
from housebound.games.betrayal.figures.belongings import (
    from_pile,
    get_card,
    holder_of,
    holds,
    put_in_pile,
    spot_of,
)
from housebound.games.betrayal.figures.damage import BY_ATTACK, lose
from housebound.games.betrayal.figures.roster import (
    add_monster,
    advance_track,
    living_heroes,
    monsters,
    remove_monster,
)
from housebound.games.betrayal.haunts.h20_ghost_bride.chapel import (
    BOOK,
    CORPSE,
    CRYPT,
    DUG_UP,
    STUDIES,
    in_chapel,
    the_bride,
)
from housebound.games.betrayal.haunts.h20_ghost_bride.data import BrideData
from housebound.games.betrayal.haunts.h20_ghost_bride.goals import all_goals
from housebound.games.betrayal.haunts.h20_ghost_bride.stranger import (
    BRIDE,
    GHOST,
    NOBODY,
    STRANGER,
    invite_stranger,
    is_stranger,
    share_damage,
    strangers_trait,
    weaken_stranger,
)
from housebound.games.betrayal.haunts.parts.arrivals import bring_monster
from housebound.games.betrayal.haunts.parts.heavy import WithHeavyObjects
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero, turn_up_cards, turn_up_one_of
from housebound.games.betrayal.haunts.parts.names import name_of
from housebound.games.betrayal.haunts.parts.objects import is_about
from housebound.games.betrayal.haunts.parts.tasks import offer_task, succeed, task_roll
from housebound.games.betrayal.numbers import Card, Figure, Seat, Spot, Trait, room_at, side_at
from housebound.games.betrayal.play.attack import RING
from housebound.games.betrayal.play.entering import put_into
from housebound.games.betrayal.play.preparing import fetch_room
from housebound.games.betrayal.state import DEAD, FIRST_MONSTER, SKULL, House
from housebound.games.betrayal.terms import CARRY_ON, Attack, Goal
from housebound.games.betrayal.words import (
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
from housebound.kernel.sets import has, just

LEARN_NAME = VERBS.verb("learn_true_groom", rule="H20-HEROES-1")()
LOCATE = VERBS.verb("locate_grooms_body", rule="H20-HEROES-2")()
DIG = VERBS.verb("dig_up_groom", rule="H20-HEROES-3")()
GROOM_IS = NoticeKind("groom_is", figure=FIGURES)
CORPSE_BURIED = NoticeKind("corpse_buried", room=ROOMS)
CORPSE_DUG = NoticeKind("corpse_dug", figure=FIGURES)
GROOM_DEAD = NoticeKind("groom_dead", figure=FIGURES)
WEDDING = NoticeKind("wedding_begins")

STEPS = ((LEARN_NAME, KNOWLEDGE, 5), (LOCATE, KNOWLEDGE, 4), (DIG, MIGHT, 4))
"""H20-HEROES-6. The heroes' tasks in their order: the trait, and the number to reach."""
COMPLETE = 3  # H20-WIN-3
SMALL_TABLE = 4
BRIDE_TRAITS = ((-1, 4, 6, -1), (-1, 5, 7, -1))
"""H20-BRIDE-1. Up to four players, and more."""


class GhostBride(WithHeavyObjects[BrideData]):
    """H20-KNOW-1, H20-KNOW-2: each side reads its own page."""

    number = 20
    heavy = just(CORPSE)  # H20-HEROES-4

    # -- beginning

    def fresh_data(self, g: House) -> BrideData:
        data = BrideData()
        data.groom = _groom_among(g)
        data.outsider = NOBODY
        data.clips = [0] * 4
        data.groom_dead = data.wedding = False
        data.steps = 0
        return data

    def set_up(self, g: House[BrideData]) -> Script[None]:
        """H20-SETUP-1, H20-SETUP-2, H20-SETUP-3, H20-SETUP-4, H20-SETUP-5, H20-SETUP-6, H20-SETUP-7, H20-SETUP-8.

        The traitor: the bride, the groom, the Chapel. The heroes: the Crypt, and the Corpse in it.
        """
        yield from bring_monster(g, BRIDE, g.room[g.traitor])
        if g.data.groom == NOBODY:
            invite_stranger(g)
        g.tell(EVERYONE, GROOM_IS, g.word[g.data.groom])
        advance_track(g, 0)
        yield from fetch_room(g, g.traitor, CHAPEL)
        yield from fetch_room(g, first_hero(g), CRYPT)
        g.tell(EVERYONE, CORPSE_BURIED, CRYPT)

    # -- turns

    def on_turn_start(self, g: House[BrideData], seat: Seat) -> Script[None]:
        """H20-WEDDING-2. A traitor turn begins. HC-23: the heroes need the Ring and a room for the name."""
        if seat == g.traitor:
            return self._lead_to_altar(g)
        turn_up_cards(g, seat, (RING,))
        return turn_up_one_of(g, STUDIES) if g.data.steps == 0 and g.team[seat] == HEROES else NOTHING

    def _lead_to_altar(self, g: House[BrideData]) -> Script[None]:
        """H20-WEDDING-2, H20-WEDDING-4, HC-11. The groom is dead: the wedding begins, with both in the Chapel."""
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

    def on_turn_end(self, g: House[BrideData], seat: Seat) -> Script[None]:
        """H20-WEDDING-5. The end of a traitor turn."""
        if seat == g.traitor and g.data.wedding:
            advance_track(g, g.track + 1)
        return NOTHING

    def acts_in_monster_turn(self, g: House[BrideData], figure: Figure) -> bool:
        """H20-WEDDING-3, H20-WEDDING-4, H20-STRANGER-1. The bride, and the ghost while it walks; a stranger never."""
        kind = g.kind[figure]
        return kind == BRIDE or (kind == GHOST and not self.may_move(g, figure))

    # -- how the three move, and what moves them

    def may_move(self, g: House[BrideData], figure: Figure) -> str:
        """H20-WEDDING-3, H20-STRANGER-1. During the wedding they stay in the Chapel; a stranger stays in any case."""
        if figure < FIRST_MONSTER:
            return ""
        if g.kind[figure] == STRANGER:
            return "H20-STRANGER-1"
        return "H20-WEDDING-3" if g.data.wedding else ""

    def can_be_moved(self, g: House[BrideData], figure: Figure) -> bool:
        """H20-WEDDING-3, H20-STRANGER-1. Nor does an effect move them then."""
        return not self.may_move(g, figure)

    def heeds(self, g: House[BrideData], figure: Figure, card: Card) -> bool:
        """H20-WEDDING-1, H20-STRANGER-1. No Bell and no Spirit Board moves the ghost or a stranger."""
        return figure < FIRST_MONSTER or g.kind[figure] == BRIDE

    def through_walls(self, g: House[BrideData], figure: Figure) -> bool:
        """H20-BRIDE-2, H20-WEDDING-4, HC-19. The bride, and her groom's ghost."""
        return figure >= FIRST_MONSTER

    def slows(self, g: House[BrideData], figure: Figure, mover: Figure) -> bool:
        """H20-WEDDING-1, H20-STRANGER-1. The ghost and a stranger are in nobody's way."""
        apart = {figure, mover} & {other for other in monsters(g) if g.kind[other] != BRIDE}
        return not apart and super().slows(g, figure, mover)

    def trait_of(self, g: House[BrideData], figure: Figure, trait: Trait) -> int:
        """H20-BRIDE-1, H20-WEDDING-4. Hers go by the number of players; the ghost has her Speed."""
        if g.kind[figure] == STRANGER:
            return strangers_trait(g.data, trait)
        hers = BRIDE_TRAITS[g.rules.seats > SMALL_TABLE][trait]
        return hers if g.kind[figure] == BRIDE or trait == SPEED else -1

    def side_of(self, g: House[BrideData], figure: Figure) -> int:
        """H20-STRANGER-2. A stranger is no hero, but an opponent of the bride and the traitor."""
        return HEROES if is_stranger(g, figure) else super().side_of(g, figure)

    # -- fighting

    def attack_traits(self, g: House[BrideData], figure: Figure) -> tuple[int, ...]:
        """H20-BRIDE-3. She attacks with Sanity."""
        return super().attack_traits(g, figure) if figure < FIRST_MONSTER else (SANITY,)

    def may_attack(self, g: House[BrideData], attacker: Figure, target: Figure, trait: Trait, card: Card) -> str:
        """H20-WEDDING-1. The ghost attacks nobody, and nobody attacks it."""
        if any(one >= FIRST_MONSTER and g.kind[one] == GHOST for one in (attacker, target)):
            return "H20-WEDDING-1"
        return super().may_attack(g, attacker, target, trait, card)

    def dynamite_hits(self, g: House[BrideData], thrower: Figure, victim: Figure) -> bool:
        """H20-BRIDE-5, H20-WEDDING-1, H20-STRANGER-3. Not the bride, nor the ghost."""
        return victim < FIRST_MONSTER or is_stranger(g, victim)

    def attack_won(self, g: House[BrideData], attack: Attack) -> Script[bool]:
        """H20-BRIDE-3, H20-BRIDE-4. From her groom she takes Might, 1 for each 2 points begun, 3 at most."""
        if attack.attacker < FIRST_MONSTER or attack.target != g.data.groom:
            return False
        steps = min((attack.difference + 1) // 2, 3)
        if attack.target < FIRST_MONSTER:
            yield from lose(g, attack.target, MIGHT, steps, BY_ATTACK)
        else:
            weaken_stranger(g, MIGHT, steps)
            self._mourn_stranger(g)
        return True

    def hurt_monster(
        self, g: House[BrideData], figure: Figure, kind: int, steps: int, attack: Attack | None
    ) -> Script[bool]:
        """H20-BRIDE-3, H20-BRIDE-5, H20-HEROES-7, H20-STRANGER-3. Only the Ring stuns the bride; a stranger is hurt."""
        if is_stranger(g, figure):
            yield from share_damage(g, kind, steps)
            self._mourn_stranger(g)
            return True
        return attack is None or attack.card != RING

    # -- the groom's death

    def _mourn_stranger(self, g: House[BrideData]) -> None:
        """H20-WEDDING-1. A stranger with a trait on the skull is dead."""
        if SKULL in g.data.clips:
            stranger = g.data.groom
            spot = spot_of(g, stranger)
            remove_monster(g, stranger)
            self._part(g, g.word[stranger], spot)

    def on_death(self, g: House[BrideData], seat: Seat, cause: int, killer: Figure) -> Script[None]:
        """H20-WEDDING-1. Whatever killed the groom."""
        if seat == g.data.groom:
            self._part(g, g.word[seat], spot_of(g, seat))
        return NOTHING

    def _part(self, g: House[BrideData], word: int, spot: Spot) -> None:
        """H20-WEDDING-1, H20-WEDDING-4. He is a ghost from now on, the traitor's to command."""
        g.data.groom_dead = True
        g.tell(EVERYONE, GROOM_DEAD, word)
        if g.rules.wedding_travel == "walk":
            add_monster(g, GHOST, room_at(spot), side_at(spot))

    # -- what heroes do

    def offer(self, g: House[BrideData], figure: Figure, ask: Ask) -> None:
        """H20-HEROES-1, H20-HEROES-2, H20-HEROES-3, H20-HEROES-6. The next step, in its place."""
        if figure >= FIRST_MONSTER or g.team[figure] != HEROES or g.data.steps == DUG_UP:
            return
        studying = g.room[figure] in STUDIES or holds(g, figure, BOOK)
        here = studying if g.data.steps == 0 else g.room[figure] == CRYPT
        step = STEPS[g.data.steps][0]
        offer_task(g, step, ask, "" if here else step.verb.rule)

    def perform(self, g: House[BrideData], figure: Figure, option: Option) -> Script[None]:
        _, trait, target = STEPS[g.data.steps]
        if (yield from task_roll(g, figure, trait, needed=target)) < target:
            return
        g.data.steps += 1
        succeed(g, HEROES, g.data.steps)
        if option is DIG:
            yield from self._bring_up(g, figure)

    def _bring_up(self, g: House[BrideData], seat: Seat) -> Script[None]:
        """H20-HEROES-3. The Corpse lies there to be taken; whoever dug it up may do so at once."""
        spot = spot_of(g, seat)
        put_in_pile(g, CORPSE, spot)
        g.tell(EVERYONE, CORPSE_DUG, g.word[seat])
        option: Option = yield Decision(seat, "take_corpse", offer_yes_no, "H20-HEROES-3", g.word[seat])
        if option is YES:
            from_pile(g, CORPSE, spot)
            get_card(g, seat, CORPSE)

    # -- winning

    def winner(self, g: House[BrideData]) -> int:
        """H20-WIN-1, H20-WIN-3. The death of all heroes (H20-WIN-4) is seen by the rulebook (BET-WIN-6)."""
        if g.track >= COMPLETE:
            return self.team_seats(g, TRAITOR)
        return self.team_seats(g, HEROES) if all(in_chapel(g, card) for card in (CORPSE, RING)) else CARRY_ON

    def aftermath(self, g: House[BrideData]) -> None:
        """H20-WIN-2. When the heroes have won, she is where her true groom is."""
        if g.winners and not has(g.winners, g.traitor):
            bride = the_bride(g)
            g.room[bride], g.side[bride], g.came_by[bride] = CHAPEL, 0, -1

    # -- what is seen

    def shown(self, g: House[BrideData], seat: Seat) -> dict[str, Any]:
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

    def check(self, g: House[BrideData]) -> None:
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

    def goals(self, g: House[BrideData], seat: Seat) -> list[Goal]:
        return all_goals(g, seat)


def _groom_among(g: House) -> int:
    """H20-SETUP-3. The hero with the Ring, if he is male; else the oldest male hero; -1: there is none."""
    men = [seat for seat in living_heroes(g) if SEX[g.character[seat]] == "m"]
    ring = holder_of(g, RING)
    return ring if ring in men else max(men, key=lambda seat: AGE[g.character[seat]], default=NOBODY)
