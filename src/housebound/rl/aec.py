"""PettingZoo: every game as an AEC environment, with all its seats as agents.

>>> from housebound.rl import aec
>>> env = aec.env("room25", seats=2, mode="competition")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from housebound import bots
from housebound.kernel.errors import BadSetting, NotAsked
from housebound.kernel.game import Game
from housebound.kernel.settings import Value
from housebound.rl.illegal import Illegal, illegal_way
from housebound.rl.play import Play, found
from housebound.rl.spaces import Eyes

Agent = str


def env(game: str | Game[Any], seats: int | None = None, **wishes: Any) -> raw_env:
    """The environment, as PettingZoo names what makes one.

    It needs none of PettingZoo's wrappers, which would take a fifth of its time: it refuses by itself to be played
    before its first `reset`, and what is no number of an answer.
    """
    return raw_env(game, seats, **wishes)


class raw_env(AECEnv[Agent, dict[str, Any], int | None]):  # type: ignore[misc] # noqa: N801 -- PettingZoo's name
    """A table whose seats are agents: `seat_0`, `seat_1`, and so on.

    `actions`: "options" (the number of a whole option), "words" (an answer said word by word) or "offered" (its place
    among the answers that are offered); without a wish what is usual for the game. `observation`: "vector", "tables"
    or "answers" (`housebound.rl.weighing`: a row for each that is offered, which goes with those actions).
    `illegal`: what becomes of an answer that is not.
    `max_cycles`: the most questions that one seat is asked before all are truncated. The rest are the game's settings.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        actions: str | None = None,
        observation: str = "vector",
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        super().__init__()
        self._play = Play(found(game), seats, settings, actions, listening=render_mode is not None)
        self._eyes = Eyes(self._play, observation)
        self._illegal: Illegal = illegal_way(illegal)
        self._max_cycles = max_cycles
        if render_mode not in (None, "ansi"):
            raise BadSetting(f"render_mode = {render_mode!r}: must be ansi, or nothing")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"housebound_{self._play.game.name}_v{self._eyes.observer.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": self._play.seats == 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._play.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[Agent] = []
        self._begun = False
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._eyes.space)
        self.action_spaces = {agent: spaces.Discrete(self._play.size) for agent in self.possible_agents}
        self._seeds = SystemRandom()

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # -- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same dice. Without one they are anybody's guess."""
        self._begun = True
        self._play.begin(seed if seed is not None else self._seeds.getrandbits(48))
        self._whims = Random(f"instead of what was illegal {seed}")
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked = dict.fromkeys(self.agents, 0)
        self._left: dict[Agent, bots.AnyBot] = {}
        self._turn_to_next()

    def observe(self, agent: Agent) -> dict[str, Any]:
        """What this agent sees now, and what it may answer."""
        self._must_have_begun()
        return self._eyes.see(self._seat_of[agent])

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise NotAsked("reset() comes first: there is no game yet")

    def step(self, action: int | None) -> None:
        self._must_have_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            if self.agents:
                self._turn_to_next()
            return
        if self.infos[agent]:
            self.infos[agent] = {}
        self._asked[agent] += 1
        self._answer(agent, action)
        if self._asked[agent] == self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn_to_next()

    def _answer(self, agent: Agent, action: int | None) -> None:
        play = self._play
        if action is not None:
            action = int(action)
            if not 0 <= action < play.size:
                raise BadSetting(f"{agent}: {action} is no number of an answer: they go from 0 to {play.size - 1}")
            if play.answered(action):
                return
        why = play.why_not(action) if action is not None else ["no answer was given"]
        self.infos[agent]["refused"] = why
        if self._illegal is Illegal.RAISE:
            raise BadSetting(f"{agent}: {' '.join(why)}")
        if self._illegal is Illegal.LOSE:
            self._end({other: -1.0 if other == agent else 0.0 for other in self.agents})
            return
        legal = play.legal()
        play.take(legal[int(self._whims.random() * len(legal))])

    def _turn_to_next(self) -> None:
        """To whoever is asked next; where the game is over, to everybody in turn, to be told so."""
        play = self._play
        while self._left and not play.over and self.agents and self.possible_agents[play.seat] in self._left:
            assert play.decision is not None
            play.choose(bots.answer(play.table, play.decision, self._left[self.possible_agents[play.seat]]))
        if play.over and not any(self.terminations.values()):
            rewards = play.rewards()
            self._end({agent: rewards[self._seat_of[agent]] for agent in self.agents})
        for agent in self.agents:
            if self.terminations[agent] or self.truncations[agent]:
                self.agent_selection = agent
                return
        self.agent_selection = self.possible_agents[play.seat]

    def _end(self, rewards: dict[Agent, float]) -> None:
        """The game is over: nobody is given anything before."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def leave(self, agent: Agent, bot: str | None = None) -> None:
        """An agent drops out: it is truncated, and a bot of the house plays its seat on to the end."""
        if agent not in self.agents:
            raise BadSetting(f"{agent} is not playing")
        game = self._play.game
        self._left[agent] = bots.bot(game, bot or bots.usual(game))
        self.truncations[agent] = True
        self._turn_to_next()

    def render(self) -> str | None:
        """The board as whoever is asked sees it, as text."""
        from housebound.rl.text import drawn

        if self.render_mode is None:
            return None
        return drawn(self._play.table, max(self._play.seat, 0))

    def close(self) -> None:
        """Nothing is open."""
