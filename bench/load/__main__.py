"""Measure the server under load: `python -m bench.load` from the root. It uses loopback only."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.catalog import ROOT
from bench.load.peer import PeerUnavailable, install, measure_peer, peer
from bench.load.run import Measured, measure, quantile, riftable
from bench.machine import facts, load
from riftable.core import machine
from riftable.core.worker_pool import relax_gc

RESULTS = ROOT / "bench" / "load" / "results.md"
QUANTILES = (0.5, 0.95, 0.99)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="live games (default: 200)")
    parser.add_argument("--rate", type=float, default=100, help="moves a second in all (default: 100)")
    parser.add_argument("--seconds", type=float, default=15, help="each round (default: 15)")
    parser.add_argument("--rounds", type=int, default=3, help="of each case, in turn (default: 3)")
    parser.add_argument(
        "--bots", type=int, default=4, help="games against bots in the case with them (default: 4)"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes in which bots think (default: 1)")
    parser.add_argument(
        "--soak", type=float, default=0, metavar="S", help="seconds; only our server, for its memory"
    )
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.relative_to(ROOT)}")
    return parser.parse_args()


def cases(args: argparse.Namespace, theirs: Path) -> Iterator[tuple[str, Callable[[], Measured]]]:
    """Yield the cases: a name, and a function that measures one round. `theirs` is a folder for peers."""

    def ours(bots: int, seconds: float) -> Measured:
        with tempfile.TemporaryDirectory() as folder, riftable(Path(folder), args.jobs) as server:
            return asyncio.run(measure(server, args.games, args.rate, seconds, bots))

    if args.soak:
        yield "soak", lambda: ours(args.bots, args.soak)
        return
    yield "alone", lambda: ours(0, args.seconds)
    yield "bots", lambda: ours(args.bots, args.seconds)
    if args.no_peer:
        return
    try:
        install(theirs)
    except PeerUnavailable as problem:
        print(f"without boardgame.io: {problem}", file=sys.stderr)
        return
    for files in (False, True):

        def round_of(files: bool = files) -> Measured:
            with peer(theirs, files=files) as server:
                return asyncio.run(measure_peer(server, args.games, args.rate, args.seconds))

        yield f"peer {files}", round_of


def middle(rounds: list[Measured], what: Callable[[Measured], float]) -> float:
    """Return the median of a figure over all rounds."""
    return statistics.median(what(one) for one in rounds)


def acks(rounds: list[Measured], q: float) -> float:
    """Return a quantile of the time to an acknowledgement, in ms."""
    return middle(rounds, lambda one: quantile(one.acks, q)) * 1000


def lags(rounds: list[Measured], q: float) -> float:
    """Return a quantile of the delays of the event loop, in ms."""
    return middle(rounds, lambda one: quantile(one.lags, q)) * 1000


def row(rounds: list[Measured], base: list[Measured]) -> str:
    """Return a row of the table; in brackets the ratio to the base."""
    first = rounds[0]
    cells = [first.name, f"{middle(rounds, lambda one: one.rate):.0f}"]
    for q in QUANTILES:
        ratio = f" ({acks(rounds, q) / acks(base, q):.2f}×)" if base and base is not rounds else ""
        cells.append(f"{acks(rounds, q):.1f}{ratio}")
    cells.append(f"{lags(rounds, 0.5):.1f} / {lags(rounds, 0.99):.1f}" if first.lags else "–")
    memory = middle(rounds, lambda one: max(one.memory, default=0)) / 2**20
    cells.append(f"{memory:.0f} MiB, {middle(rounds, lambda one: one.growth):+.1%}")
    cells.append(" → ".join(str(n) for n in rounds[-1].tasks) or "–")
    cells.append(str(sum(one.refusals for one in rounds)))
    return "| " + " | ".join(cells) + " |"


def report(args: argparse.Namespace, known: dict[str, str], found: dict[str, list[Measured]]) -> str:
    """Return the page of results."""
    base = found.get("alone", [])
    rounds = len(next(iter(found.values())))
    lines = [
        "# Load",
        "",
        f"{args.games} live games, {args.rate:.0f} moves a second wanted; the clients share the machine.",
        f"The median of {rounds} rounds of {args.soak or args.seconds:.0f} s; ratios to the first row.",
        "Goals: acknowledgements p50 15 ms, p95 50 ms, p99 150 ms; event loop late p99 20 ms, at most.",
        "",
        *(f"- {name}: {value}" for name, value in known.items() if name != "packages"),
        f"- engine: {'compiled' if machine.__file__.endswith('.so') else 'interpreted'}",
        f"- load average after: {load()}",
        "",
        "| server | moves/s | ack p50 ms | p95 | p99 | late p50 / p99 | memory, growth | tasks | refused |",
        "|---|---|---|---|---|---|---|---|---|",
        *(row(rounds, base) for rounds in found.values()),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    args = arguments()
    known = facts()
    relax_gc()  # else garbage collection in the clients delays their messages
    found: dict[str, list[Measured]] = {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as theirs:
        rounds = list(cases(args, Path(theirs)))
        for n in range(1 if args.soak else args.rounds):  # in turn, so that a slow minute affects all cases
            for name, once in rounds:
                found.setdefault(name, []).append(once())
                print(f"round {n + 1}, load {load()}: {row(found[name][-1:], [])}", file=sys.stderr)
    page = report(args, known, found)
    print(page)
    if args.write:
        RESULTS.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
