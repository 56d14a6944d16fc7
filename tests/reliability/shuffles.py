"""Count how often each card lies at each place after shuffles, and test whether that is uniform."""

from __future__ import annotations

import argparse
import secrets
import sys
import time

from scipy.stats import chi2

from riftable.server.match import commit_reveal

CARDS = 6
MIN_P_VALUE = 0.001


def count_places(stream: commit_reveal.Stream, cards: int, times: int) -> list[list[int]]:
    """Shuffle cards `times` times; return how often each card lay at each place."""
    counts = [[0] * cards for _ in range(cards)]
    at = 0
    for _ in range(times):
        bag = list(range(cards))
        for place in range(cards):
            counts[place][bag.pop(stream(at, len(bag)))] += 1
            at += 1
    return counts


def p_value(counts: list[list[int]], times: int) -> float:
    """Return the p-value of the counts by a chi-squared test, if all orders are equally likely."""
    expected = times / len(counts)
    x = sum((seen - expected) ** 2 / expected for row in counts for seen in row)
    return float(chi2.sf(x, (len(counts) - 1) ** 2))


def main() -> int:
    """Run `make fair`: print the counts and the p-value of many shuffles of a new seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shuffles", type=int, default=1_000_000)
    times = parser.parse_args().shuffles
    stream = commit_reveal.Stream(
        "game",
        secrets.token_bytes(commit_reveal.SEED_BYTES),
        (secrets.token_bytes(commit_reveal.SALT_BYTES),),
    )
    begin = time.perf_counter()
    counts = count_places(stream, CARDS, times)
    took = time.perf_counter() - begin
    p = p_value(counts, times)
    for place, row in enumerate(counts):
        print(f"place {place + 1}: {' '.join(f'{seen:>8}' for seen in row)}")
    print(f"{times} shuffles of {CARDS} cards, p = {p:.4f}, {took / times / CARDS * 1e6:.1f} µs a draw")
    return 0 if p > MIN_P_VALUE else 1


if __name__ == "__main__":
    sys.exit(main())
