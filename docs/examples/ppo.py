"""PPO in one file, in the manner of CleanRL: PyTorch and the vector environment, nothing else.

    pip install 'riftable[rl,batch]' torch
    python ppo.py --steps 2000000

All games are played inside one kernel, so nearly all the time is spent on the net.
"""

from __future__ import annotations

import argparse
from collections import deque

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn

import riftable.envs.gymnasium  # noqa: F401 - registers the environments

LEARNING_RATE = 3e-4
DISCOUNT, GAE_LAMBDA = 0.999, 0.95
EPOCHS, MINIBATCHES = 4, 4
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5


class Net(nn.Module):
    """Scores of all actions, and the value of the position."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.scores = nn.Linear(256, actions)
        self.value = nn.Linear(256, 1)
        nn.init.orthogonal_(self.scores.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        hidden = self.body(seen)
        scores = self.scores(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=scores), self.value(hidden).squeeze(-1)


def main(steps: int, games: int = 256, horizon: int = 64) -> float:
    """Train for this many decisions, and return the mean reward of the last thousand games."""
    torch.manual_seed(1)
    table = gymnasium.make_vec("riftable/riftforce-duel-v0", num_envs=games, observations="array")
    observation, info = table.reset(seed=1)
    size, actions = observation.shape[1], info["action_mask"].shape[1]
    net = Net(size, actions)
    optimizer = torch.optim.Adam(net.parameters(), LEARNING_RATE, eps=1e-5)
    results: deque[float] = deque(maxlen=1000)

    # One row for each step of all games.
    seen = torch.zeros(horizon, games, size)
    masks = torch.zeros(horizon, games, actions, dtype=torch.int8)
    taken = torch.zeros(horizon, games, dtype=torch.int64)
    odds, values, rewards, ends = (torch.zeros(horizon, games) for _ in range(4))

    for update in range(max(1, steps // (games * horizon))):
        for t in range(horizon):
            seen[t], masks[t] = torch.from_numpy(observation), torch.from_numpy(info["action_mask"])
            with torch.no_grad():
                policy, values[t] = net(seen[t], masks[t])
                taken[t] = policy.sample()
                odds[t] = policy.log_prob(taken[t])
            observation, reward, ended, _, info = table.step(taken[t].numpy())
            rewards[t], ends[t] = torch.from_numpy(reward), torch.from_numpy(ended)
            results.extend(reward[ended])

        with torch.no_grad():
            _, following = net(torch.from_numpy(observation), torch.from_numpy(info["action_mask"]))
        gains = torch.zeros_like(rewards)
        gain = torch.zeros(games)
        for t in reversed(range(horizon)):  # a game that ended has no next position
            goes_on = 1 - ends[t]
            surprise = rewards[t] + DISCOUNT * following * goes_on - values[t]
            gain = gains[t] = surprise + DISCOUNT * GAE_LAMBDA * goes_on * gain
            following = values[t]
        returns = gains + values

        flat = [part.flatten(0, 1) for part in (seen, masks, taken, odds, gains, returns)]
        for _ in range(EPOCHS):
            for part in torch.randperm(games * horizon).chunk(MINIBATCHES):
                s, m, a, old, advantage, target = (column[part] for column in flat)
                policy, value = net(s, m)
                ratio = (policy.log_prob(a) - old).exp()
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                loss = -torch.minimum(ratio * advantage, clipped * advantage).mean()
                loss = loss + VALUE * (value - target).pow(2).mean() - ENTROPY * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                optimizer.step()
        if results:
            print(f"update {update}: mean reward of the last {len(results)} games {np.mean(results):.3f}")
    return float(np.mean(results)) if results else 0.0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=2_000_000)
    main(parser.parse_args().steps)
