"""Gymnasium: one seat of any game, with bots in the others.

>>> import gymnasium
>>> import housebound.rl
>>> env = gymnasium.make("housebound/Room25-v1", mode="solo")
>>> observation, info = env.reset(seed=7)
>>> bool(observation["action_mask"].sum() > 1)
True
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from housebound import bots
from housebound.kernel import registry
from housebound.kernel.errors import BadSetting
from housebound.kernel.game import Game
from housebound.kernel.settings import Value
from housebound.rl.illegal import Illegal, illegal_way
from housebound.rl.play import Play, found
from housebound.rl.spaces import Eyes
from housebound.rl.words import Mask


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a table. The other seats are bots, by their names: one for all, or one for each in order.

    `seat`: which one; None: another one in every game, drawn by the seed. `forced`: whether the agent is also asked
    where there is only one answer. `max_steps`: after so many answers the game is truncated. For `actions`,
    `observation` and `illegal` see `housebound.rl.aec`. The rest are the game's settings.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 -- Gymnasium's own declaration

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        seat: int | None = 0,
        others: str | Sequence[str] = "",
        forced: bool = False,
        max_steps: int | None = None,
        actions: str | None = None,
        observation: str = "vector",
        illegal: str = "lose",
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        self._play = Play(found(game), seats, settings, actions, listening=render_mode is not None)
        self._eyes = Eyes(self._play, observation)
        self.observation_space = self._eyes.space
        self.action_space = spaces.Discrete(self._play.size)  # type: ignore[assignment]
        self._illegal: Illegal = illegal_way(illegal)
        self._wanted_seat = seat
        if seat is not None and not 0 <= seat < self._play.seats:
            raise BadSetting(f"seat {seat} does not sit at this table: counted from 0, the last is {self.last_seat}")
        self._others, self._searching = self._seated(others)
        self._forced = forced
        self._max_steps = max_steps
        self.render_mode = render_mode
        self.seat = seat or 0

    @property
    def last_seat(self) -> int:
        return self._play.seats - 1

    def _seated(self, others: str | Sequence[str]) -> tuple[list[bots.AnyBot], bool]:
        """A bot for every seat, ours too: whose it is may change from game to game."""
        game = self._play.game
        names = [others] if isinstance(others, str) else list(others)
        names = [name or bots.usual(game) for name in names] or [bots.usual(game)]
        dealt = [names[seat % len(names)] for seat in range(self._play.seats)]
        return [bots.bot(game, name) for name in dealt], any(bots.searches(name) for name in dealt)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game: on the dice of this seed, or on those that follow from the last one that was given."""
        super().reset(seed=seed)
        table_seed = int(self.np_random.integers(1 << 48))
        self._whims = Random(f"instead of what was illegal {table_seed}")
        self.seat = Random(table_seed).randrange(self._play.seats) if self._wanted_seat is None else self._wanted_seat
        self._steps = 0
        self._play.begin(table_seed, searchable=self._searching)
        self._let_others_play()
        return self._eyes.see(self.seat), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        play = self._play
        refused: list[str] = []
        self._steps += 1
        if not play.answered(int(action)):
            refused = play.why_not(int(action))
            if self._illegal is Illegal.RAISE:
                raise BadSetting(" ".join(refused))
            if self._illegal is Illegal.LOSE:
                return self._eyes.see(self.seat), -1.0, True, False, self._info(refused)
            legal = play.legal()
            play.take(legal[int(self._whims.random() * len(legal))])
        self._let_others_play()
        reward = play.rewards()[self.seat]
        truncated = not play.over and self._steps == self._max_steps
        return self._eyes.see(self.seat), reward, play.over, truncated, self._info(refused)

    def _let_others_play(self) -> None:
        """Until this seat is asked, and has more than one answer, or the game is over."""
        play = self._play
        while (decision := play.decision) is not None:
            if decision.seat != self.seat:
                play.choose(bots.answer(play.table, decision, self._others[decision.seat]))
            elif self._forced or len(play.options) > 1:
                return
            else:
                play.choose(play.options[0])

    def _info(self, refused: Sequence[str] = ()) -> dict[str, Any]:
        """Nothing that the seat may not know: why its answer was refused, and how the game ended."""
        info: dict[str, Any] = {"seat": self.seat}
        if refused:
            info["refused"] = list(refused)
        if (result := self._play.table.result) is not None:
            info |= {"won": self.seat in result.winners, "why": result.why, "rounds": result.rounds}
        return info

    def asked(self, bot: bots.AnyBot) -> int:
        """What a bot would answer in this seat, as a number: a teacher. With whole options only."""
        play = self._play
        if play.decision is None or play.actions == "words":
            raise BadSetting("a bot answers with whole options, while the seat is asked something")
        return play.number_of(bots.answer(play.table, play.decision, bot))

    def legal(self) -> list[int]:
        """The numbers that may be answered now: what the mask says, as a list."""
        return self._play.legal()

    def action_masks(self) -> Mask:
        """What may be answered now, where sb3-contrib looks for it."""
        return self._play.mask()

    def render(self) -> str | None:
        """The board as the seat sees it, as text."""
        from housebound.rl.text import drawn

        return drawn(self._play.table, self.seat) if self.render_mode is not None else None


def register() -> None:
    """Every installed game under its name: `housebound/Room25-v1` and so on."""
    for name in registry.names():
        shown = name[:1].upper() + name[1:]
        gymnasium.register(
            f"housebound/{shown}-v1",
            entry_point="housebound.rl.single:SeatEnv",
            kwargs={"game": name},
            order_enforce=True,
        )
