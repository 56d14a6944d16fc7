"""What the comparisons of batches with the engine share, whatever the game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng
from riftable.core.rules import Rules


def follow(rules: Rules, s: State, seed: int, made: int) -> int:
    """Lets chance and formalities answer as `core.game` does; how many moves have been made then."""
    while (ask := s.ask) is not None:
        move = int(ask.sample(Rng(seed, made))) if ask.seat == CHANCE else rules.formality(s)
        if move is None:
            break
        s.apply(move)
        made += 1
    return made


def compare_many(about: str, job: Callable[[int], tuple[int, ...]], at_once: int) -> list[int]:
    """Compares as many games as the command line says, `at_once` in each job; the sums of what jobs found."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    job(0)  # compiles the kernels before several processes would
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = list(pool.map(job, range(-(-asked.games // at_once))))
    return [sum(part) for part in zip(*found, strict=True)]
