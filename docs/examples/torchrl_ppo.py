"""PPO from parts of TorchRL: its wrapper around the vector environment, collector, GAE and clipped loss.

    pip install 'riftable[rl,batch]' torchrl
    python torchrl_ppo.py --frames 2000000

`GymWrapper` takes the vector environment as it is, as one batch of games. TorchRL says itself which of them
restart.
"""

from __future__ import annotations

import argparse

import gymnasium
import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule, TensorDictSequential
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import riftable.envs.gymnasium  # noqa: F401 - registers the environments

EPOCHS, MINIBATCHES = 4, 4


def main(frames: int, games: int = 256, horizon: int = 64) -> float:
    """Train for this many decisions, and return the mean reward of the games of the last batch."""
    torch.manual_seed(1)
    table = gymnasium.make_vec("riftable/riftforce-duel-v0", num_envs=games, autoreset_mode="Disabled")
    env = GymWrapper(table, categorical_action_encoding=True)
    actions = env.full_action_spec["action"].space.n

    scores = TensorDictSequential(
        TensorDictModule(MLP(out_features=actions, num_cells=[256, 256]), ["observation"], ["logits"]),
        TensorDictModule(torch.Tensor.bool, ["action_mask"], ["mask"]),
    )
    actor = ProbabilisticActor(
        scores, in_keys=["logits", "mask"], distribution_class=MaskedCategorical, return_log_prob=True
    )
    critic = ValueOperator(MLP(out_features=1, num_cells=[256, 256]))
    with torch.no_grad():  # lazy layers find their sizes
        start = env.reset()
        actor(start.clone())
        critic(start)

    advantage = GAE(gamma=0.999, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01, normalize_advantage=True)
    optimizer = torch.optim.Adam(loss.parameters(), 3e-4)
    collector = Collector(
        env,
        actor,
        frames_per_batch=games * horizon,
        total_frames=frames,
        auto_register_policy_transforms=False,  # the policy has no memory that a restart would clear
    )
    mean = 0.0
    for batch in collector:
        with torch.no_grad():
            advantage(batch)
        mean = mean_reward(batch)
        print(f"mean reward of the games that ended: {mean:.3f}")
        rows = batch.reshape(-1)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(rows)).chunk(MINIBATCHES):
                found = loss(rows[part])
                total = sum(value for name, value in found.items() if name.startswith("loss_"))
                optimizer.zero_grad()
                total.backward()
                torch.nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
    collector.shutdown()
    return mean


def mean_reward(batch: TensorDict) -> float:
    """Return the mean reward of the games that ended in a batch; 0 if none did."""
    rewards = batch["next", "reward"][batch["next", "done"]]
    return float(rewards.mean()) if len(rewards) else 0.0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=2_000_000)
    main(parser.parse_args().frames)
