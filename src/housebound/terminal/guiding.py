"""A guided game at a keyboard: a sitting in which the guide speaks first, and the others do what it has prepared."""

from __future__ import annotations

from typing import Any

from housebound import bots
from housebound.kernel.errors import BadSetting, OffTheGuide
from housebound.kernel.game import Game, Speech
from housebound.kernel.guide import Guide, guide_of
from housebound.kernel.script import Decision, Option
from housebound.locales import wording
from housebound.terminal.sitting import Sitting


class GuidedSitting(Sitting):
    """One table at one keyboard, with a guide. Nothing of it is saved: it is always the same game."""

    def __init__(self, game: Game[Any], guide: Guide, speech: Speech) -> None:
        super().__init__(guide.table(game), (guide.seat,), bots.usual(game), speech)
        self.guide = guide

    @property
    def for_people(self) -> list[Decision]:
        """What the person is asked, when it is their turn on the guide's tape."""
        wanted = self.guide.wanted(self.table)
        mine = [one for one in self.table.pending if one.seat == self.guide.seat]
        return [one for one in mine if any(option.name in wanted for option in one.options)]

    def choose(self, option: Option | str) -> None:
        decision = self.decision
        assert decision is not None
        try:
            self.guide.check(self.table, decision, option)
        except OffTheGuide:
            raise OffTheGuide(self._other(decision)) from None
        super().choose(option)
        self.guide.roll(self.table)

    def let_a_bot_play(self) -> None:
        prepared = self.guide.prepared(self.table)
        assert prepared is not None
        decision, option = prepared
        self.table.choose(decision.seat, option, decision.id)
        self.guide.roll(self.table)

    def sentence(self) -> str:
        """What the guide says, and below it what is asked."""
        number, _ = self.guide.at(self.table)
        steps = self.guide.step
        if number == len(steps):
            return f"{self.speech.say(self.guide.closing)}\n{super().sentence()}"
        place = self.speech.say("guide-step", n=number + 1, of=len(steps))
        return f"{place}: {self.speech.say(steps[number].say)}\n{super().sentence()}"

    def _other(self, decision: Decision) -> str:
        """Why not this now: the step's own words, or the general ones with what is asked for."""
        number, _ = self.guide.at(self.table)
        own = f"{self.guide.step[number].say}-other"
        said = self.speech.say(own)
        if said != own:
            return said
        wanted = self.guide.wanted(self.table)
        named = [wording.label(option, self.speech) for option in decision.options if option.name in wanted]
        return self.speech.say("guide-other", wanted=named[0])


def guided_sitting(game: Game[Any], speech: Speech) -> GuidedSitting:
    guide = guide_of(game)
    if guide is None:
        raise BadSetting("has-no-guided-game-play-it-against-bots", game=game.name)
    return GuidedSitting(game, guide, speech)
