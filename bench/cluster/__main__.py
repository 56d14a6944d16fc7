"""Compare the relay with routing by table id: `python -m bench.cluster`. Needs PostgreSQL, Redis and HAProxy.

All sides take turns and use databases of one PostgreSQL server, so that other work on the machine affects all
of them. Listens on localhost only. Takes about fifteen minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import statistics
import sys
import tokenize
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

from bench.cluster.measure import Cost, Kills, cost_of_moves, kill_workers
from bench.cluster.sides import Side, both, haproxy_config, relay, routing
from bench.load.run import quantile
from bench.machine import facts, load
from riftable.server import http
from tests.reliability.cluster.servers import servers
from tests.reliability.ledger import Ledger

HERE = Path(__file__).parent
HTTP = Path(str(http.__file__)).parent
RELAY_MODULES = ("relay", "stream", "worker_messages", "bus")
SIDES = ("relay", "routing", "both")
WORKERS = 2
UNLIMITED = 1e6  # moves a second: as many as the server acknowledges


def lines_of_code(path: Path) -> int:
    """Count the lines of code, without blank lines, comments and docstrings."""
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


def report(kills: dict[str, Kills], paced: dict[str, Cost], full: dict[str, Cost]) -> str:
    """Return the comparison as a Markdown table; in brackets the ratio to the relay."""
    lines = [f"| | {' | '.join(SIDES)} | unit |", f"|---|{'---:|' * len(SIDES)}---|"]

    def add(name: str, unit: str, figure: Callable[[str], float], digits: int = 0) -> None:
        base, cells = figure("relay"), []
        for side in SIDES:
            ratio = f" ({figure(side) / base:.2f})" if base and side != "relay" else ""
            cells.append(f"{figure(side):,.{digits}f}{ratio}")
        lines.append(f"| {name} | {' | '.join(cells)} | {unit} |")

    def ms(values: Sequence[float], q: float) -> float:
        return 1000 * quantile(values, q)

    add("workers killed", "", lambda side: kills[side].kills)
    add("moves acknowledged meanwhile", "", lambda side: kills[side].moves)
    add("acknowledged moves lost or changed", "", lambda side: len(kills[side].lost))
    add("kill to next update, median", "ms", lambda side: ms(kills[side].goes_on, 0.5))
    add("kill to next update, worst", "ms", lambda side: ms(kills[side].goes_on, 1.0))
    add("seats interrupted by a kill", "", lambda side: len(kills[side].goes_on) / kills[side].kills, 1)
    add("seats interrupted again later", "", lambda side: len(kills[side].again) / kills[side].kills, 1)
    add("latency of a move, median", "ms", lambda side: ms(paced[side].latencies, 0.5), 1)
    add("latency of a move, p99", "ms", lambda side: ms(paced[side].latencies, 0.99), 1)
    add(
        "CPU of workers and forwarders per move",
        "ms",
        lambda side: 1000 * paced[side].cpu / paced[side].moves,
        2,
    )
    add("moves per second at full speed", "", lambda side: full[side].moves / full[side].seconds, 1)
    relay_code = sum(lines_of_code(HTTP / f"{name}.py") for name in RELAY_MODULES)
    own = {"relay": relay_code, "both": relay_code, "routing": lines_of_code(HERE / "routed.py")}
    proxy = len([line for line in haproxy_config(0, [1, 2]).splitlines() if line.strip()])
    add("own code", "lines", lambda side: own[side])
    add("configuration of the proxy", "lines", lambda side: 0 if side == "relay" else proxy)
    return "\n".join(lines)


def main() -> None:
    """Measure both sides in turn and print the comparison."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="of workers, on each side")
    parser.add_argument("--rounds", type=int, default=4, help="turns of each side")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--rate", type=float, default=24, help="moves a second, of all games together")
    parser.add_argument("--seconds", type=float, default=10, help="of each turn of the cost of moves")
    args = parser.parse_args()
    kills = {side: Kills() for side in SIDES}
    paced = {side: Cost() for side in SIDES}
    full = {side: Cost() for side in SIDES}
    ledgers = {side: Ledger() for side in SIDES}
    for name, fact in facts().items():
        print(f"- {name}: {fact}")
    with ExitStack() as stack:
        backends = stack.enter_context(servers())
        open_sides: list[Callable[..., AbstractContextManager[Side]]] = [relay, routing, both]
        sides = [stack.enter_context(one(backends, WORKERS)) for one in open_sides]
        for n in range(args.rounds):
            for side in sides if n % 2 else sides[::-1]:
                cost = asyncio.run(
                    cost_of_moves(side, ledgers[side.name], args.games, args.rate, args.seconds, n)
                )
                paced[side.name].add(cost)
                cost = asyncio.run(
                    cost_of_moves(side, ledgers[side.name], args.games, UNLIMITED, args.seconds, n)
                )
                full[side.name].add(cost)
                share = args.kills // args.rounds + (n < args.kills % args.rounds)
                killed = asyncio.run(
                    kill_workers(side, ledgers[side.name], share, WORKERS, args.games, args.rate, n)
                )
                kills[side.name].add(killed)
                middle = statistics.median(killed.goes_on or [0.0])
                note = (
                    f"{side.name} {n + 1}, load {load()}: {len(killed.lost)} lost, goes on in {middle:.2f} s"
                )
                print(note, file=sys.stderr, flush=True)
            if n + 1 < args.rounds:
                print(report(kills, paced, full), file=sys.stderr, flush=True)
    print(report(kills, paced, full))
    for problem in [problem for one in kills.values() for problem in one.lost][:20]:
        print(problem, file=sys.stderr)


if __name__ == "__main__":
    main()
