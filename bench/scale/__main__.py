"""Simulate many games on several workers: `python -m bench.scale`. Needs PostgreSQL and Redis.

Without options: 2,000 games on two workers, a move per game and minute, for an hour; then every acknowledged
move is compared with the database, and every game is replayed from it. `--compare` measures one worker and
several in turn, in short runs; `--bots` what their decisions cost. Listens on localhost only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
from collections import Counter
from collections.abc import Sequence

from bench.load.run import WARM_UP_S
from bench.machine import facts, load
from bench.scale.bots import table
from bench.scale.installation import COUNT_STATEMENTS, installation
from bench.scale.play import UNLIMITED, Played, lost, play
from riftable.core import machine
from riftable.core.worker_pool import relax_gc
from tests.reliability.cluster.servers import Servers, servers
from tests.reliability.ledger import Ledger


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="at the same time (default: 2000)")
    parser.add_argument("--workers", type=int, default=2, help="(default: 2)")
    parser.add_argument(
        "--pace",
        type=float,
        default=60,
        metavar="S",
        help="seconds from a move of a game to the next (60)",
    )
    parser.add_argument("--seconds", type=float, default=3600, help="of each run (default: 3600)")
    parser.add_argument("--compare", action="store_true", help="one process on a file, one worker, several")
    parser.add_argument("--bots", action="store_true", help="what a decision of each bot costs, and no more")
    parser.add_argument("--full-speed", action="store_true", help="as many moves as are acknowledged")
    parser.add_argument("--rounds", type=int, default=3, help="of a comparison (default: 3)")
    return parser.parse_args(words)


def run(backends: Servers, args: argparse.Namespace, workers: int, *, in_file: bool = False) -> Played:
    """Play, then check that nothing was lost; exit with an error if something was."""
    ledger = Ledger()
    rate = UNLIMITED if args.full_speed else args.games / args.pace
    with installation(backends, workers, in_file=in_file) as server:
        found = asyncio.run(play(server, ledger, args.games, rate, args.seconds, WARM_UP_S))
    wrong = ledger.wrong if in_file else asyncio.run(lost(server.store, ledger))
    if wrong:
        sys.exit("\n".join([f"{len(wrong)} lost or changed", *wrong[:20]]))
    if found.refusals:
        print(f"{found.name}: refused, and sent again: {dict(Counter(found.refusals))}", file=sys.stderr)
    kept = "" if in_file else "; the database has each of them, and every game was replayed from it"
    print(f"{found.name}: {len(ledger.acks)} moves acknowledged{kept}", file=sys.stderr)
    return found


def comparison(rounds: dict[str, list[Played]]) -> str:
    """Return the medians of all cases as a Markdown table, with the ratios to the first case."""
    medians = {
        case: {
            name: statistics.median(float(one.figures()[name]) for one in found)
            for name, figure in found[0].figures().items()
            if not isinstance(figure, str)
        }
        for case, found in rounds.items()
    }
    base = next(iter(medians.values()))
    lines = [f"| | {' | '.join(medians)} |", f"|---|{'---:|' * len(medians)}"]
    for name, first in base.items():
        cells = [
            f"{figures[name]:,.2f}" + (f" ({figures[name] / first:.2f}×)" if first else "")
            for figures in medians.values()
        ]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Run what the options say, and print the figures."""
    args = arguments()
    relax_gc()  # else garbage collection in the players delays their messages
    for name, fact in facts().items():
        print(f"- {name}: {fact}")
    print(f"- engine: {'compiled' if machine.__file__.endswith('.so') else 'interpreted'}", flush=True)
    if args.bots:
        print(table())
        return
    with servers(*COUNT_STATEMENTS) as backends:
        if not args.compare:
            print(json.dumps(run(backends, args, args.workers).figures(), indent=1))
            return
        rounds: dict[str, list[Played]] = {}
        for n in range(args.rounds):  # in turn, so that a slow minute affects all cases
            for workers, in_file in ((1, False), (args.workers, False), (1, True)):
                found = run(backends, args, workers, in_file=in_file)
                rounds.setdefault(found.name, []).append(found)
                print(f"round {n + 1}: {found.name}, load {load()}", file=sys.stderr, flush=True)
    print(comparison(rounds))


if __name__ == "__main__":
    main()
