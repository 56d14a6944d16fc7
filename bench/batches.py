"""Batches beside the engine driven from Python, in one process and turn by turn: `python -m bench.batches`.

    python -m bench.batches                       # both games
    python -m bench.batches --game riffifi --reps 9

Ratios are to the loop that does the same work for one game at a time: a checked move from Python, or an
observation, a mask and a step of PettingZoo's loop. With PYTHONPATH=build/compiled the engine is the compiled
one.
"""

from __future__ import annotations

import argparse
import statistics

from bench.catalog import Play
from bench.engine import SETUPS
from bench.timing import measure, pin
from riftable.core import machine

GAMES = ("riftforce", "riffifi")
# Each case with the one that its ratio is to.
CASES = {
    "driven": "driven",
    "batch/1": "driven",
    "batch/128": "driven",
    "batch/4096": "driven",
    "batch/playout": "driven",
    "aec": "aec",
    "vector/4096": "aec",
}
WARM_UP_S = 0.1


def rates(game: str, reps: int, seconds: float) -> dict[str, list[float]]:
    """Return the calibrated rates of all cases of a game: every case once, then every case again."""
    plays: dict[str, Play] = {case: SETUPS[f"{game}/{case}"]() for case in CASES}
    for play in plays.values():
        play(WARM_UP_S)
    found: dict[str, list[float]] = {case: [] for case in CASES}
    speeds = []
    for _ in range(reps):
        for case, play in plays.items():
            sample = measure(play, seconds)
            found[case].append(sample.normal)
            speeds.append(sample.speed)
    typical = statistics.median(speeds) / 1000
    return {case: [typical * normal for normal in normals] for case, normals in found.items()}


def table(game: str, found: dict[str, list[float]]) -> str:
    """Return the rates of a game as a Markdown table."""
    lines = [
        "| case | decisions per CPU second | range | ratio | range of ratio |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for case, base in CASES.items():
        own = found[case]
        ratios = [one / other for one, other in zip(own, found[base], strict=True)]
        low, high = f"{min(own):,.0f}", f"{max(own):,.0f}"
        ratio = f"{statistics.median(ratios):.2f} × {base}"
        spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
        lines.append(
            f"| {game}/{case} | {statistics.median(own):,.0f} | {low} to {high} | {ratio} | {spread} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.batches", description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="one game; repeatable")
    parser.add_argument("--seconds", type=float, default=0.5, help="per case and round (default: 0.5)")
    parser.add_argument("--reps", type=int, default=7, help="rounds; more on a busy machine (default: 7)")
    args = parser.parse_args()
    if args.reps < 1 or args.seconds <= 0:
        parser.error("--reps and --seconds must be above 0")
    pin()
    compiled = not str(machine.__file__).endswith(".py")
    print(f"The engine is {'compiled' if compiled else 'interpreted'}; {args.reps} rounds.\n")
    for game in args.game or GAMES:
        print(table(game, rates(game, args.reps, args.seconds)) + "\n", flush=True)


if __name__ == "__main__":
    main()
