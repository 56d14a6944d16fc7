"""CFR+ of OpenSpiel solves the end of a duel of Riftforce, and exploitability says how well.

    pip install 'riftable[openspiel]'
    python openspiel_cfr.py --iterations 100

An iteration walks the whole tree, so the game must be a small one.
"""

from __future__ import annotations

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import riftable.envs.openspiel  # noqa: F401 - registers the games


def main(iterations: int) -> list[float]:
    """Solve `riftforce_tiny`; return the exploitability after 1, 2, 4, … iterations."""
    game = pyspiel.load_game("riftforce_tiny")
    solver = cfr.CFRPlusSolver(game)
    found = []
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number & (number - 1) == 0 or number == iterations:
            found.append(exploitability.exploitability(game, solver.average_policy()))
            print(f"{number} iterations: a best response wins {found[-1]:.4f} per game")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=100)
    main(parser.parse_args().iterations)
