"""Counts shuffles: how often each card lies at each place, and how likely that is if all orders are."""

from __future__ import annotations

import argparse
import secrets
import sys
import time

from scipy.stats import chi2

from riftable.server.match import commit_reveal

CARDS = 6
LEAST = 0.001


def shuffles_of(stream: commit_reveal.Stream, cards: int, times: int) -> list[list[int]]:
    """How often each card lay at each place, when a bag of cards is drawn empty again and again."""
    counts = [[0] * cards for _ in range(cards)]
    at = 0
    for _ in range(times):
        bag = list(range(cards))
        for place in range(cards):
            counts[place][bag.pop(stream(at, len(bag)))] += 1
            at += 1
    return counts


def chance_of(counts: list[list[int]], times: int) -> float:
    """How likely such counts are if all orders are."""
    expected = times / len(counts)
    x = sum((seen - expected) ** 2 / expected for row in counts for seen in row)
    return float(chi2.sf(x, (len(counts) - 1) ** 2))


def main() -> int:
    """`make fair`: many shuffles of a fresh seed, and what they show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shuffles", type=int, default=1_000_000)
    times = parser.parse_args().shuffles
    stream = commit_reveal.Stream(
        "game",
        secrets.token_bytes(commit_reveal.SEED_BYTES),
        (secrets.token_bytes(commit_reveal.SALT_BYTES),),
    )
    begin = time.perf_counter()
    counts = shuffles_of(stream, CARDS, times)
    took = time.perf_counter() - begin
    p = chance_of(counts, times)
    for place, row in enumerate(counts):
        print(f"place {place + 1}: {' '.join(f'{seen:>8}' for seen in row)}")
    print(f"{times} shuffles of {CARDS} cards, p = {p:.4f}, {took / times / CARDS * 1e6:.1f} µs a draw")
    return 0 if p > LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
