"""A view drawn as text: for the terminal, playthroughs, text agents and screen readers alike.

First where everything is, then the victims, the killer, and what else these eyes may know; each side has a board of its
own. It fits 52 columns. Markup is rich's; colour never says anything that a letter, a bracket or a sign does not say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from rich.text import Text

from housebound.games.terrorscape.components import KILLER_CARDS, LOCKED_CARD, PLAN, REST
from housebound.games.terrorscape.mansion import SYMBOL
from housebound.games.terrorscape.play.transmitter import GEARS_NEEDED
from housebound.games.terrorscape.play.victims_turn import KEYS_TO_ESCAPE
from housebound.games.terrorscape.seen.text_map import (
    DANGER,
    KILLER,
    LAMP,
    LIT,
    QUIET,
    acts,
    draw_map,
    said,
    signs_in,
)
from housebound.games.terrorscape.seen.view_types import (
    EncounterView,
    KillerView,
    TeamView,
    TerrorscapeView,
    VictimView,
)
from housebound.games.terrorscape.words import CARDS, KILLERS, LOCATIONS, PLANS
from housebound.kernel.counting import seat_number
from housebound.kernel.game import Speech

WIDTH: Final = 52
"""Columns: beside a log they fit into a window of 80."""
ACTING: Final = "►"
_UNBROKEN: Final = "\u00a0"
_BEFORE_THE_HOUSE: Final = ("casting", "sharing", "dealing")


def draw(view: TerrorscapeView, speech: Speech) -> str:
    """The whole view."""
    return "\n".join(line.markup for line in Board(view, speech).lines())


class Board:
    """One view, put into words line by line."""

    def __init__(self, view: TerrorscapeView, speech: Speech) -> None:
        self.view = view
        self.speech = speech

    def lines(self) -> list[Text]:
        view = self.view
        lines = self._headline()
        if view.phase in _BEFORE_THE_HOUSE:
            lines += [line for victim in view.victims for line in self._folded(self._who(victim))]
        else:
            lines += self._house()
        for line in lines:
            line.truncate(WIDTH, overflow="ellipsis")
        return lines

    def _house(self) -> list[Text]:
        """The map, and then first what these eyes need most: their own side."""
        view = self.view
        drawn = draw_map(view, self.speech)
        victims = [line for victim in view.victims for line in self._victim(victim)]
        killer = self._killer(view.killer)
        lines = [*drawn, *self._roof()]
        lines += [*killer, *victims] if view.side == "killer" else [*victims, *killer]
        if view.encounter is not None and view.phase not in ("round_start", "actions"):
            lines += self._encounter(view.encounter)
        lines += self._killers_rest(view.killer)
        if view.team is not None:
            lines += self._team(view.team)
        return [*lines, *self._in_the_house(), *self._key(drawn)]

    # -- words

    def _say(self, message: str, **details: str | int) -> str:
        return self.speech.say(message, **details)

    def _word(self, kind: str, word: str) -> str:
        return said(self.speech, kind, word)

    def _location(self, word: str) -> str:
        """A location, its code never apart from its name."""
        return self._word("location", word).replace(" ", _UNBROKEN)

    def _list(self, kind: str, words: Iterable[str]) -> str:
        """Words of one kind, those that come several times with their number."""
        counts = Counter(words)
        names = [self._several(self._word(kind, word), n) for word, n in counts.items()]
        return ", ".join(names)

    def _several(self, name: str, count: int) -> str:
        return (name if count == 1 else self._say("board-several", name=name, count=count)).replace(" ", _UNBROKEN)

    def _folded(self, text: str, style: str = "", indent: int = 2, first: int = 0) -> list[Text]:
        """A text in as many lines as it needs, the later ones indented."""
        lines = wrap(text, WIDTH, initial_indent=" " * first, subsequent_indent=" " * indent, break_on_hyphens=False)
        return [Text(line.replace(_UNBROKEN, " "), style=style) for line in lines]

    # -- the headline and the roof

    def _headline(self) -> list[Text]:
        view = self.view
        phase = self._word("phase", view.phase)
        message = "board-round" if view.round else "board-before"
        return self._folded(self._say(message, round=view.round, phase=phase), LAMP)

    def _roof(self) -> list[Text]:
        """Keys and the rescue service; for the team also the transmitter."""
        view = self.view
        parts = [self._say("board-keys", keys=view.keys, needed=KEYS_TO_ESCAPE)] if not view.first_player else []
        if view.team is not None and view.rescue < 0:
            message = "board-gears-repaired" if view.team.repaired else "board-gears"
            parts.append(self._say(message, gears=view.team.gears, needed=GEARS_NEEDED))
        if view.rescue >= 0:
            parts.append(self._say("board-rescue", rounds=view.rescue))
        return self._folded(" ".join(parts)) if parts else []

    # -- victims

    def _who(self, victim: VictimView) -> str:
        """Whose victim she is."""
        seat = self.view.seat
        mine = victim.seat == seat
        name, initials = self._word("victim", victim.victim), self._word("initials", victim.victim)
        whose = self._say("board-you") if mine else self._say("board-seat", seat=seat_number(victim.seat))
        return self._say("board-victim", initials=initials, name=name, whose=whose) if victim.seat >= 0 else name

    def _victim(self, victim: VictimView) -> list[Text]:
        """Who, whose, where and how she is; then what she has, or where the killer may look for her."""
        acting = acts(self.view, victim)
        mine = victim.seat == self.view.seat
        remarks = ", ".join([*self._place(victim), *self._state(victim), *self._whereabouts(victim)])
        head = f"{ACTING if acting else ' '}{self._who(victim)}: {remarks}"
        out = victim.condition in ("killed", "escaped")
        lines = self._folded(head, QUIET if out else LAMP if mine else "bold", indent=4)
        if acting:
            lines[0].stylize(LIT, 1, 1 + len(self._word("initials", victim.victim)))
        for text, style in self._belongings(victim):
            lines += self._folded(text, style, indent=6, first=4)
        return lines

    def _place(self, victim: VictimView) -> list[str]:
        return [self._location(victim.at)] if victim.at else []

    def _state(self, victim: VictimView) -> list[str]:
        state = [self._word("condition", victim.condition)]
        if victim.fear:
            state.append(self._say("board-fear", fear=victim.fear))
        if victim.own_keys:
            state.append(self._say("board-own-keys", keys=victim.own_keys))
        if victim.victim == self.view.first_player:
            state.append(self._say("board-first-player"))
        if victim.has_acted and self.view.phase == "actions":
            state.append(self._say("board-has-acted"))
        if victim.may_flee:
            state.append(self._say("board-may-flee"))
        return state

    def _belongings(self, victim: VictimView) -> list[tuple[str, str]]:
        texts = []
        if victim.items:
            texts.append((self._say("board-items", items=self._list("item", victim.items)), ""))
        if victim.abilities_dealt:
            names = self._list("ability", victim.abilities_dealt)
            texts.append((self._say("board-ability-choice", abilities=names), ""))
        if victim.ability:
            name = self._word("ability", victim.ability)
            message = "board-ability-used" if victim.ability_spent else "board-ability"
            texts.append((self._say(message, ability=name), QUIET if victim.ability_spent else ""))
        return texts

    def _whereabouts(self, victim: VictimView) -> list[str]:
        """TER-INFO-7. Where the killer's notes allow her to be, for eyes that do not see her."""
        if victim.at or not victim.could_be:
            return []
        if len(victim.could_be) == 1:
            return [self._say("board-surely", place=self._location(victim.could_be[0]))]
        others = [word for word in LOCATIONS.words if word not in victim.could_be]
        if not others:
            return [self._say("board-anywhere")]
        if len(others) < len(victim.could_be):
            return [self._say("board-anywhere-but", places=" ".join(others))]
        return [self._say("board-may-be", places=" ".join(victim.could_be))]

    # -- the killer

    def _killer(self, killer: KillerView) -> list[Text]:
        """His board; then his hand, or what he has shown of it."""
        mine = self.view.side == "killer"
        name = self._word("killer", killer.killer)
        name = self._say("board-killer-you", killer=name) if mine else name
        where = self._killers_place(killer)
        head = self._say("board-killer", killer=name, where=where, level=killer.level, strength=killer.strength)
        lines = self._folded(f" {KILLER} {head}", LAMP if mine else DANGER, indent=4)
        texts = [self._say("board-plays", card=self._word("card", killer.paying))] if killer.paying else []
        if killer.deck >= 0:
            texts.append(self._hand(killer))
        elif killer.shown:
            texts.append(self._say("board-played", cards=self._list("card", killer.shown)))
        return lines + [line for text in texts for line in self._folded(text, indent=6, first=4)]

    def _killers_place(self, killer: KillerView) -> str:
        last_known = self._location(killer.last_known)
        if not killer.in_stealth:
            return last_known
        if not killer.at:
            return self._say("board-killer-unseen", location=last_known)
        return self._say("board-killer-hides", location=self._location(killer.at), last=last_known)

    def _hand(self, killer: KillerView) -> str:
        """His hand, and what each card costs in others."""
        names = []
        for word, copies in Counter(killer.hand).items():
            name = self._several(self._word("card", word), copies)
            cost = KILLER_CARDS[KILLERS[killer.killer]][CARDS[word]].cost
            message = "board-costs-rest" if cost == REST else "board-costs"
            names.append(self._say(message, card=name, cost=cost).replace(" ", _UNBROKEN) if cost else name)
        return self._say("board-hand", cards=", ".join(names)) if names else self._say("board-no-hand")

    def _killers_rest(self, killer: KillerView) -> list[Text]:
        """His other cards, and his abilities."""
        texts = [self._deck(killer)] if killer.deck >= 0 else []
        if killer.abilities:
            texts.append(self._say("board-killer-abilities", abilities=self._killers_abilities(killer)))
        if killer.abilities_dealt:
            names = self._list("ability", killer.abilities_dealt)
            texts.append(self._say("board-killer-ability-choice", abilities=names))
        return [line for text in texts for line in self._folded(text)]

    def _deck(self, killer: KillerView) -> str:
        parts = [self._say("board-deck", cards=killer.deck)]
        if killer.pile:
            parts.append(self._say("board-pile", cards=self._list("card", killer.pile)))
        if killer.locked:
            card = LOCKED_CARD[KILLERS[killer.killer]]
            name = self._word("card", CARDS.words[card]).replace(" ", _UNBROKEN)
            level = KILLER_CARDS[KILLERS[killer.killer]][card].locked
            parts.append(self._say("board-locked", card=name, level=level))
        return " ".join(parts)

    def _killers_abilities(self, killer: KillerView) -> str:
        names = []
        for word in killer.abilities:
            name = self._word("ability", word)
            names.append(self._say("board-used-up", name=name) if word in killer.abilities_spent else name)
        return ", ".join(names)

    # -- an encounter

    def _encounter(self, encounter: EncounterView) -> list[Text]:
        found = self._list("victim", encounter.found)
        parts = [self._say("board-encounter", victims=found)]
        attacked = [word for word in encounter.attacked if word != encounter.defender]
        if attacked:
            parts.append(self._say("board-attacked", victims=self._list("victim", attacked)))
        if encounter.defender:
            name = self._word("victim", encounter.defender)
            items = self._list("item", encounter.defence)
            message = "board-defends-with" if items else "board-defends"
            parts.append(self._say(message, victim=name, items=items))
        return self._folded(" ".join(parts), DANGER)

    # -- behind the screen

    def _team(self, team: TeamView) -> list[Text]:
        """The team's side: cards drawn, offers, plans, what it has laid, and its decks."""
        notes = []
        if team.looked:
            name = self._word("victim", team.looker)
            notes.append(self._say("board-looks", victim=name, items=self._list("item", team.looked)))
        if team.exchanging:
            notes.append(self._offer(*team.exchanging))
        notes += [self._plan(plan, team) for plan in team.plans]
        if team.trap:
            notes.append(self._say("board-trap", location=self._location(team.trap)))
        if team.buzzer:
            notes.append(self._say("board-buzzer", location=self._location(team.buzzer)))
        notes.append(self._say("board-decks", equipment=team.equipment_left, search=team.search_left))
        if team.discard:
            cards = [word for word, copies in team.discard.items() for _ in range(copies)]
            notes.append(self._say("board-discarded", items=self._list("item", cards)))
        return [line for note in notes for line in self._folded(note)]

    def _offer(self, victim: str, item: str, other: str, back: str = "") -> str:
        names = {"victim": self._word("victim", victim), "other": self._word("victim", other)}
        if not back:
            return self._say("board-offers", item=self._word("item", item), **names)
        return self._say("board-offers-for", item=self._word("item", item), back=self._word("item", back), **names)

    def _plan(self, plan: str, team: TeamView) -> str:
        name = self._word("plan", plan)
        if team.plan_ready:
            return self._say("board-plan-spent" if team.plan_spent else "board-plan-ready", plan=name)
        steps = PLAN[PLANS[plan]].steps
        done = team.steps_done if plan == team.marked else 0
        ahead = ", ".join(self._step(step) for step in steps[done:])
        return self._say("board-plan", plan=name, done=done, steps=len(steps), ahead=ahead)

    def _step(self, step: str) -> str:
        """What a step of a plan asks for: somebody in a place, or where all of them are."""
        if step in SYMBOL:
            return self._location(LOCATIONS.words[SYMBOL[step]])
        return self._word("board-step", step)

    # -- what both sides see of the house, in words

    def _in_the_house(self) -> list[Text]:
        view = self.view
        notes = []
        if view.firecracker:
            notes.append(self._say("board-firecracker"))
        elif view.noise:
            notes.append(self._say("board-noise", places=" ".join(view.noise)))
        if len(view.last_noise) == len(LOCATIONS):
            notes.append(self._say("board-last-noise-everywhere"))
        elif view.last_noise:
            notes.append(self._say("board-last-noise", places=" ".join(view.last_noise)))
        if view.barricades:
            notes.append(self._say("board-barricades", passages=" ".join(view.barricades)))
        return self._folded(" ".join(notes)) if notes else []

    def _key(self, drawn: list[Text]) -> list[Text]:
        """What the signs mean that the map shows now, each sign kept together with its meaning."""
        signs = [self._say(f"board-key-{name}").replace(" ", _UNBROKEN) for name in signs_in(self.view, drawn)]
        return self._folded(self._say("board-key", signs=", ".join(signs)), QUIET)
