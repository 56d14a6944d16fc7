"""MaskablePPO of sb3-contrib learns to beat random players in duels of Riftforce.

    pip install 'riftable[rl]' sb3-contrib
    python maskable_ppo.py --steps 200000 --games 200

The agent plays from either seat. Name other bots as `opponents` to make it harder.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import riftable.envs.gymnasium  # noqa: F401 - registers the environments


def make() -> gymnasium.Env[Any, Any]:
    """Return a duel; the agent finds the legal actions through `action_masks()` of the environment."""
    return gymnasium.make("riftable/riftforce-duel-v0", observations="array", opponents="random")


def main(steps: int, games: int = 200, rollout: int = 2048) -> float:
    """Train, and return the mean reward against random players: 1 is a win, -1 a loss."""
    agent = MaskablePPO("MlpPolicy", make(), n_steps=rollout, gamma=0.999, ent_coef=0.01, seed=1, verbose=1)
    agent.learn(steps)
    reward, _ = evaluate_policy(agent, make(), n_eval_episodes=games, warn=False)
    print(f"mean reward of {games} games: {np.mean(reward):.2f}")
    return float(np.mean(reward))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=200, help="games of the evaluation at the end")
    given = parser.parse_args()
    main(given.steps, given.games)
