"""Deep CFR of OpenSpiel learns the end of a duel of Riftforce, and NashConv says how well.

    pip install 'riftable[openspiel]' torch dm-tree
    python openspiel_deep_cfr.py --iterations 20

Two nets learn the regrets of the two seats from sampled walks through the tree, a third the average
policy. Only NashConv walks the whole tree; without it, a larger game would do as well.
"""

from __future__ import annotations

import argparse
from typing import Any

import pyspiel
import torch
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import deep_cfr

import riftable.envs.openspiel  # noqa: F401 - registers the games


def main(iterations: int, walks: int = 10, steps: int = 60, policy_steps: int = 500) -> tuple[float, float]:
    """Learn `riftforce_tiny`; return NashConv of the uniform policy, and of the learned one.

    In an iteration each seat walks `walks` times and then learns for `steps` minibatches.
    """
    torch.set_num_threads(1)  # the nets are small
    game = pyspiel.load_game("riftforce_tiny")
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    print(f"the uniform policy: NashConv {uniform:.3f}")
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(64, 64),
        advantage_network_layers=(64, 64),
        num_iterations=iterations,
        num_traversals=walks,
        learning_rate=3e-3,
        batch_size_advantage=256,
        batch_size_strategy=256,
        memory_capacity=20_000,
        advantage_network_train_steps=steps,
        policy_network_train_steps=policy_steps,
        seed=1,
    )
    solver.solve()

    def learned(state: Any) -> dict[int, float]:
        """Return the probabilities of the legal actions, which the net gives among those of all actions."""
        found = solver.action_probabilities(state)
        total = sum(found.values())
        return {action: float(share / total) for action, share in found.items()}

    reached = exploitability.nash_conv(game, policy.tabular_policy_from_callable(game, learned))
    print(f"after {iterations} iterations: NashConv {reached:.3f}")
    return uniform, reached


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=20)
    main(parser.parse_args().iterations)
