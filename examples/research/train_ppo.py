"""Train a masked PPO agent on Room 25, and watch it become better: `make train` runs it for Solo and for Competition.

    python examples/research/train_ppo.py competition --out competition.zip
    python examples/research/train_ppo.py solo --out solo.zip

The agent weighs each answer by what it leads to (`housebound.rl.weighing`), with one small network for all of them. In
Solo a random player never wins, so there is nothing that PPO could begin with: first the agent imitates the sensible
bot, at last mostly in places where its own play has led it (DAgger), and learns on the side how sure a win is from
each of them. PPO goes on from there. The agent is written as a small file that `housebound play room25 --bots
solo.zip` seats at a table.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # small networks are quickest on one core
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from lessons import (
    POSITION,
    TASKS,
    TEST_SEEDS,
    WEIGHING,
    Batch,
    Lessons,
    Seen,
    at_random,
    by_bot,
    by_layers,
    environment,
    export,
    seen_of,
    wilson,
    won_by,
)
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

MOST = 64
"""Answers that PPO chooses among; hardly any question has more."""
OWN = WEIGHING.size - POSITION
HIDDEN = (128, 64)
TABLES = 16
"""Tables at which PPO plays in turns."""
NEVER = -1e8


class Offered(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The environment for PPO: one flat row, the position and then the answers, and which answers there are."""

    def __init__(self, task: str) -> None:
        super().__init__(environment(task))
        self.observation_space = spaces.Box(-1e4, 1e4, (POSITION + MOST * OWN,), dtype=np.float32)
        self.action_space = spaces.Discrete(MOST)
        self._offered = 0

    def _flat(self, observation: Any) -> Any:
        seen: Seen = seen_of(observation)
        flat = np.zeros(POSITION + MOST * OWN, dtype=np.float32)
        flat[:POSITION] = seen.position
        self._offered = min(MOST, len(seen.answers))
        flat[POSITION : POSITION + self._offered * OWN] = seen.answers[:MOST].ravel()
        return flat

    def reset(self, **wishes: Any) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(**wishes)
        return self._flat(observation), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, reward, over, cut, info = self.env.step(int(action))
        return self._flat(observation), -1.0 if cut else float(reward), over or cut, False, info

    def action_masks(self) -> Any:
        return np.arange(MOST) < self._offered


class Weigher(MaskableActorCriticPolicy):
    """Actor and critic of PPO: one number for every answer's row, and one for the position."""

    def _build(self, lr_schedule: Any) -> None:
        first, second = HIDDEN
        self.score = nn.Sequential(
            nn.Linear(WEIGHING.size, first), nn.Tanh(), nn.Linear(first, second), nn.Tanh(), nn.Linear(second, 1)
        )
        self.worth = nn.Sequential(
            nn.Linear(POSITION, first), nn.Tanh(), nn.Linear(first, second), nn.Tanh(), nn.Linear(second, 1)
        )
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)

    def weigh(self, positions: torch.Tensor, answers: torch.Tensor, of: torch.Tensor) -> torch.Tensor:
        """How much each answer is liked. What the position adds to the first layer is reckoned once."""
        first: Any = self.score[0]
        before = nn.functional.linear(positions, first.weight[:, :POSITION], first.bias)
        own = nn.functional.linear(answers, first.weight[:, POSITION:])
        liked: torch.Tensor = self.score[1:](own + before[of])
        return liked.flatten()

    def likes(self, obs: torch.Tensor) -> torch.Tensor:
        """The same for the flat rows of PPO: a column for each place among the answers."""
        rows = obs[:, POSITION:].reshape(len(obs), MOST, OWN)
        of, nth = rows.any(-1).nonzero(as_tuple=True)
        liked = torch.full((len(obs), MOST), NEVER)
        liked[of, nth] = self.weigh(obs[:, :POSITION], rows[of, nth], of)
        return liked

    def _chances(self, obs: Any, masks: Any) -> Any:
        chances = self.action_dist.proba_distribution(action_logits=self.likes(obs))
        if masks is not None:
            chances.apply_masking(masks)
        return chances

    def predict_values(self, obs: Any) -> torch.Tensor:
        values: torch.Tensor = self.worth(obs[:, :POSITION])
        return values

    def forward(self, obs: Any, deterministic: bool = False, action_masks: Any = None) -> Any:
        chances = self._chances(obs, action_masks)
        actions = chances.get_actions(deterministic=deterministic)
        return actions, self.predict_values(obs), chances.log_prob(actions)

    def evaluate_actions(self, obs: Any, actions: torch.Tensor, action_masks: Any = None) -> Any:
        chances = self._chances(obs, action_masks)
        return self.predict_values(obs), chances.log_prob(actions), chances.entropy()

    def get_distribution(self, obs: Any, action_masks: Any = None) -> Any:
        return self._chances(obs, action_masks)

    def layers(self) -> list[tuple[Any, Any]]:
        """What weighs answers, layer by layer, as numpy arrays that follow it while it learns."""
        return [(part.weight.detach().numpy(), part.bias.detach().numpy()) for part in self.score[::2]]  # type: ignore[union-attr,operator]


class Curve(BaseCallback):
    """Looks how good the agent is every so many answers, and keeps the best one."""

    def __init__(self, policy: Weigher, task: str, every: int, games: int, began: float) -> None:
        super().__init__()
        self.policy, self.task, self.every, self.games, self.began = policy, task, every, games, began
        self.rows: list[tuple[str, int, float, int, int, str]] = []
        self._next = every
        self.best: tuple[int, Any] = (-1, None)

    def look(self, kind: str, steps: int, agrees: str = "") -> None:
        seconds = time.process_time() - self.began
        won = won_by(self.task, by_layers(self.policy.layers()), self.games)
        self.rows.append((kind, steps, round(seconds, 1), won, self.games, agrees))
        low, high = wilson(won, self.games)
        shown = f"won {won / self.games:.3f} [{low:.3f}, {high:.3f}]{f', agrees {agrees}' if agrees else ''}"
        print(f"{kind:8} {steps:8} answers {seconds:6.0f} s  {shown}", flush=True)
        if won >= self.best[0]:
            self.best = (won, {name: tensor.clone() for name, tensor in self.policy.state_dict().items()})

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self._next:
            self.look("ppo", self.num_timesteps)
            self._next = self.num_timesteps + self.every

    def _on_training_end(self) -> None:
        self.look("ppo", self.num_timesteps)


# -- imitation


def learn(policy: Weigher, optimizer: torch.optim.Optimizer, batch: Batch) -> None:
    """One step towards what the teacher would have done, and towards how the games ended."""
    positions, answers, of, nth, right, won = map(torch.as_tensor, batch)
    liked = torch.full((len(positions), int(nth.max()) + 1), NEVER)
    liked[of, nth] = policy.weigh(positions, answers, of)
    loss = nn.functional.cross_entropy(liked, right)
    loss = loss + 0.25 * nn.functional.mse_loss(policy.worth(positions).flatten(), won)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def imitate(policy: Weigher, task: str, games: int, rounds: int, epochs: int, curve: Curve) -> None:
    """Learn from the sensible bot in so many rounds: first in its own games, then mostly in those of the agent."""
    env, teacher, pupil = environment(task), by_bot("sensible"), by_layers(policy.layers())
    lessons, unseen = Lessons(), Lessons()
    for seed in range(max(1, games // 10)):
        unseen.add_game(env, TEST_SEEDS // 2 + seed, teacher, teacher)
    rng, seed = np.random.default_rng(1), 0
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    for nth in range(rounds):
        for _ in range(games // rounds):
            lessons.add_game(env, seed, teacher, pupil if nth and seed % 3 else teacher)
            seed += 1
        for epoch in range(epochs):
            for group in optimizer.param_groups:
                group["lr"] = 2e-3 * (1.0 - 0.95 * (nth * epochs + epoch) / (rounds * epochs))
            order = rng.permutation(len(lessons.seen))
            for first in range(0, len(order), 256):
                learn(policy, optimizer, lessons.batch(order[first : first + 256].tolist()))
        curve.look("imitate", len(lessons.seen), f"{unseen.agreed(policy.layers()):.3f}")


# -- all of it


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=TASKS)
    parser.add_argument("--games", type=int, default=600, help="of imitation; 0: PPO begins from nothing")
    parser.add_argument("--rounds", type=int, default=2, help="of imitation; from the second on the agent plays too")
    parser.add_argument("--epochs", type=int, default=6, help="how often all lessons are gone through in each round")
    parser.add_argument("--steps", type=int, default=80_000, help="answers that PPO learns from")
    parser.add_argument("--rollout", type=int, default=256, help="answers at each table before PPO learns")
    parser.add_argument("--rate", type=float, default=2e-4, help="how fast PPO learns")
    parser.add_argument("--look", type=int, default=200, help="games of every look at how good it is")
    parser.add_argument("--every", type=int, default=20_000, help="answers of PPO between two looks")
    parser.add_argument("--judge", type=int, default=400, help="games of the last look, on dice of their own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("agent.zip"))
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    given = parser.parse_args()
    torch.set_num_threads(1)
    began = time.process_time()
    model = MaskablePPO(
        Weigher,
        DummyVecEnv([lambda: Offered(given.task) for _ in range(TABLES)]),
        n_steps=given.rollout,
        batch_size=min(512, TABLES * given.rollout),
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.002 if given.games else 0.01,
        target_kl=0.03,
        learning_rate=given.rate,
        seed=given.seed,
    )
    policy: Any = model.policy
    curve = Curve(policy, given.task, given.every, given.look, began)
    curve.look("begin", 0)
    if given.games:
        imitate(policy, given.task, given.games, given.rounds, given.epochs, curve)
    if given.steps:
        model.learn(given.steps, callback=curve)
    policy.load_state_dict(curve.best[1])
    export(policy.layers(), given.out, f"masked PPO on {given.task}", TASKS[given.task]["mode"])
    players = {"random": at_random(Random(1)), "sensible": by_bot("sensible"), "agent": by_layers(policy.layers())}
    for name, choose in players.items():
        won = won_by(given.task, choose, given.judge, 2 * TEST_SEEDS)
        curve.rows.append((name, 0, 0.0, won, given.judge, ""))
        low, high = wilson(won, given.judge)
        print(f"{name:8} won {won / given.judge:.3f} [{low:.3f}, {high:.3f}]", flush=True)
    with given.curve.open("w", newline="") as sheet:
        csv.writer(sheet).writerows([("kind", "answers", "seconds", "won", "games", "agrees"), *curve.rows])


if __name__ == "__main__":
    main()
