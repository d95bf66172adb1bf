"""Haunt 20, Ghost Bride: the groom whom nobody plays. He stands in the Entrance Hall, and has an explorer's tracks."""

from __future__ import annotations

from housebound.games.betrayal.components import SEX, START, VALUES
from housebound.games.betrayal.figures.roster import add_monster
from housebound.games.betrayal.haunts.h20_ghost_bride.data import BrideData
from housebound.games.betrayal.haunts.parts.lost_necessities import first_hero
from housebound.games.betrayal.numbers import Figure, Trait
from housebound.games.betrayal.state import FIRST_MONSTER, SKULL, House
from housebound.games.betrayal.words import CHARACTERS, ENTRANCE_HALL, LOST, MIGHT, PAIR, SPLIT
from housebound.kernel.notice import NoticeKind
from housebound.kernel.script import EVERYONE, Ask, Decision, Script, forced

OUTSIDER = NoticeKind("outsider_groom", character=CHARACTERS)

BRIDE, GHOST, STRANGER = range(3)
"""The kinds of figures: the bride, the groom's ghost, and a groom whom nobody plays."""
NOBODY = -1


def is_stranger(g: House[BrideData], figure: Figure) -> bool:
    return figure >= FIRST_MONSTER and g.kind[figure] == STRANGER


def invite_stranger(g: House[BrideData]) -> None:
    """H20-SETUP-4. No hero is male: a man whom nobody plays waits in the Entrance Hall, with starting traits."""
    men = [who for who, sex in enumerate(SEX) if sex == "m" and who not in g.character]
    who = g.chance.pick(men, CHARACTERS)
    g.data.outsider = who
    g.data.clips = list(START[who * 4 : who * 4 + 4])
    g.data.groom = add_monster(g, STRANGER, ENTRANCE_HALL)
    g.tell(EVERYONE, OUTSIDER, who)


def strangers_trait(data: BrideData, trait: Trait) -> int:
    return VALUES[data.outsider * 4 + trait][data.clips[trait]]


def share_damage(g: House[BrideData], kind: int, steps: int) -> Script[None]:
    """H20-STRANGER-3, BET-DAMAGE-3. He is hurt as explorers are; the first hero in turn order says how."""
    one, other = PAIR[kind]
    clips = g.data.clips
    least, most = max(0, min(steps - clips[other] - 1, clips[one] + 1)), min(steps, clips[one] + 1)

    def offers(_: House[BrideData], __: int, ask: Ask) -> None:
        ask.options += [SPLIT(n) for n in range(least, most + 1)]

    prompt = "strangers_body" if one == MIGHT else "strangers_mind"
    option = yield from forced(g, Decision(first_hero(g), prompt, offers, "BET-DAMAGE-3", g.word[g.data.groom]))
    weaken_stranger(g, one, option.args[0])
    weaken_stranger(g, other, steps - option.args[0])


def weaken_stranger(g: House[BrideData], trait: Trait, steps: int) -> None:
    lost = min(steps, g.data.clips[trait] - SKULL)
    if lost:
        g.data.clips[trait] -= lost
        g.tell(EVERYONE, LOST, g.word[g.data.groom], trait, lost)
