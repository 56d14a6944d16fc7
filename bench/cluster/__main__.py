"""Compare the relay with routing by table id: `python -m bench.cluster`. Needs PostgreSQL, Redis and HAProxy.

Both sides take turns, each with a database of the same PostgreSQL server, so that other work on the machine
slows both. Listens on localhost only and ends by itself after about ten minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import statistics
import sys
import tokenize
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from bench.cluster.measure import Cost, Kills, cost_of_moves, kill_workers
from bench.cluster.sides import Side, relay, routing
from bench.load.run import quantile
from bench.machine import facts, load
from riftable.server.http import bus
from riftable.server.http import relay as relay_module
from tests.reliability.cluster.servers import servers
from tests.reliability.ledger import Ledger

UNLIMITED = 1e6  # moves a second: as many as the server acknowledges


def lines_of_code(path: Path) -> int:
    """Lines that hold code: no blank lines, comments or docstrings."""
    held: set[int] = set()
    before = tokenize.NEWLINE
    skipped = {tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
        if token.type in skipped:
            continue
        docstring = token.type == tokenize.STRING and before == tokenize.NEWLINE
        if not docstring and token.type not in {tokenize.NEWLINE, tokenize.ENCODING}:
            held.update(range(token.start[0], token.end[0] + 1))
        before = token.type
    return len(held)


def row(name: str, ours: float, theirs: float, unit: str, digits: int = 1) -> str:
    """One line of the comparison, with the ratio of routing to the relay."""
    ratio = f"{theirs / ours:.2f}" if ours else "–"
    return f"| {name} | {ours:,.{digits}f} | {theirs:,.{digits}f} | {ratio} | {unit} |"


def report(kills: dict[str, Kills], paced: dict[str, Cost], full: dict[str, Cost]) -> str:
    """The comparison as a Markdown table."""
    lines = ["| | relay | routing | ratio | unit |", "|---|---:|---:|---:|---|"]

    def add(name: str, unit: str, figure: Callable[[str], float], digits: int = 1) -> None:
        lines.append(row(name, figure("relay"), figure("routing"), unit, digits))

    def ms(values: Sequence[float], q: float) -> float:
        return 1000 * quantile(values, q)

    add("workers killed", "", lambda side: kills[side].kills, 0)
    add("moves acknowledged", "", lambda side: kills[side].moves, 0)
    add("lost or contradicted", "moves", lambda side: len(kills[side].lost), 0)
    add("written, not acknowledged before the kill", "moves", lambda side: kills[side].unanswered, 0)
    add("kill to next update, median", "ms", lambda side: ms(kills[side].goes_on, 0.5), 0)
    add("kill to next update, worst", "ms", lambda side: ms(kills[side].goes_on, 1.0), 0)
    add("seats interrupted by a kill", "per kill", lambda side: len(kills[side].goes_on) / kills[side].kills)
    add("interrupted again afterwards", "per kill", lambda side: len(kills[side].again) / kills[side].kills)
    add("latency of a move, median", "ms", lambda side: ms(paced[side].latencies, 0.5))
    add("latency of a move, p99", "ms", lambda side: ms(paced[side].latencies, 0.99))
    add(
        "CPU of workers and carriers",
        "ms per move",
        lambda side: 1000 * paced[side].cpu / paced[side].moves,
        2,
    )
    add("moves at full speed", "per second", lambda side: full[side].moves / full[side].seconds)
    own = {
        "relay": sum(lines_of_code(Path(str(one.__file__))) for one in (relay_module, bus)),
        "routing": lines_of_code(Path(__file__).parent / "routed.py"),
    }
    add("code", "lines", lambda side: own[side], 0)
    return "\n".join(lines)


def main() -> None:
    """Measure both sides in turn and print the comparison."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="of workers, on each side")
    parser.add_argument("--rounds", type=int, default=4, help="turns of each side")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--rate", type=float, default=24, help="moves a second, of all games together")
    parser.add_argument("--seconds", type=float, default=10, help="of each turn of the cost of moves")
    given = parser.parse_args()
    kills = {"relay": Kills(), "routing": Kills()}
    paced = {"relay": Cost(), "routing": Cost()}
    full = {"relay": Cost(), "routing": Cost()}
    ledgers = {"relay": Ledger(), "routing": Ledger()}
    for name, fact in facts().items():
        print(f"- {name}: {fact}")
    with ExitStack() as stack:
        there = stack.enter_context(servers())
        sides: list[Side] = [stack.enter_context(one(there, given.workers)) for one in (relay, routing)]
        for n in range(given.rounds):
            for side in sides if n % 2 else sides[::-1]:
                cost = asyncio.run(
                    cost_of_moves(side, ledgers[side.name], given.games, given.rate, given.seconds, n)
                )
                paced[side.name].add(cost)
                cost = asyncio.run(
                    cost_of_moves(side, ledgers[side.name], given.games, UNLIMITED, given.seconds, n)
                )
                full[side.name].add(cost)
                share = given.kills // given.rounds + (n < given.kills % given.rounds)
                killed = asyncio.run(
                    kill_workers(side, ledgers[side.name], share, given.workers, given.games, given.rate, n)
                )
                kills[side.name].add(killed)
                middle = statistics.median(killed.goes_on or [0.0])
                note = (
                    f"{side.name} {n + 1}, load {load()}: {len(killed.lost)} lost, goes on in {middle:.2f} s"
                )
                print(note, file=sys.stderr, flush=True)
    print(report(kills, paced, full))
    for problem in [*kills["relay"].lost, *kills["routing"].lost][:20]:
        print(problem, file=sys.stderr)


if __name__ == "__main__":
    main()
