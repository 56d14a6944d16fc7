"""Measure how long a server's review of a game takes: `python -m bench.review` prints a Markdown table.

Games of strong bots are reviewed with the budget that a server gives to each game. The searches run in this
process and are measured by their CPU time, so a busy machine changes little. A server with two cores has one
worker for bots and reviews: that CPU time is what a player waits for. The ratio is the share of the 30 s
that the median game may take. Run it with the compiled engine (`PYTHONPATH=build/compiled`).
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any, Final, NamedTuple

import riftable
from bench.machine import load
from riftable.ai import bot
from riftable.ai.levels import level_settings
from riftable.ai.review import Evaluations, run_task
from riftable.core import machine
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.server.session.reviews import make_plan

GOAL_S: Final = 30.0  # of the median game, on two cores, compiled
PLAYER: Final = "level4"
OPTIONS: Final[dict[str, dict[str, Any]]] = {"riftforce": {}, "riffifi": {"players": 4}, "riftbound": {}}


class Measurement(NamedTuple):
    """A reviewed game: its decisions, how many were judged, the searches, and their CPU seconds."""

    decisions: int
    judged: int
    searches: int
    seconds: float


def played(name: str, seed: int) -> Game:
    """Play a game between strong bots."""
    game = riftable.new(name, seed=seed, **OPTIONS[name])
    player = bot(PLAYER, game.rules)
    while game.seat is not None:
        game.push(player.choose(game.view(game.seat), Rng(seed, len(game.history))))
    return game


def measure(game: Game) -> Measurement:
    """Review a game as a server does."""
    begun = time.process_time()
    plan = make_plan(game, level_settings(game.rules).review)
    found: list[Evaluations] = [run_task(task) for task in plan.first()]
    for task in plan.second(found)[1]:
        run_task(task)
    seconds = time.process_time() - begun
    return Measurement(sum(plan.decisions), len(plan.points), plan.searches, seconds)


def row(name: str, found: list[Measurement]) -> str:
    """Return a row of the table."""
    median = statistics.median(one.seconds for one in found)
    judged = sum(one.judged for one in found) / sum(one.decisions for one in found)
    decisions = statistics.median(one.decisions for one in found)
    return (
        f"| {name} | {len(found)} | {decisions:.0f} | {100 * judged:.0f} % | {median:.1f} |"
        f" {max(one.seconds for one in found):.1f} | {median / GOAL_S:.2f} |"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="games of each kind (default: 5)")
    parser.add_argument("--only", choices=OPTIONS, help="this game alone")
    args = parser.parse_args()
    build = "interpreted" if (machine.__file__ or "").endswith(".py") else "compiled"
    print(f"{build}, load {load()}\n")
    print("| Game | Games | Decisions, median | Judged | Median, s | Worst, s | Median / 30 s |")
    print("|---|---|---|---|---|---|---|")
    for name in [args.only] if args.only else OPTIONS:
        print(row(name, [measure(played(name, seed)) for seed in range(1, args.games + 1)]), flush=True)


if __name__ == "__main__":
    main()
