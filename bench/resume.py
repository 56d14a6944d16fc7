"""Measure how soon a browser continues a game after its network is back: `python -m bench.resume`.

Needs Chromium. One player uses a browser, the opponent plays over HTTP. While the browser is offline the
opponent moves. Then the network comes back, and the page measures the time until its player can move.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from bench.load.player import GUILDS, ApiClient
from bench.load.run import riftable, wait_until_up
from bench.machine import load
from tests.browser.visitor import FLAGS, Visitor

SendRequest = Callable[[str, Any], Any]  # send a request with a cookie; return the response
MOVE_OFFERED = """() => [...document.querySelectorAll('.legal[data-key], .place[data-key], [data-move]')]
  .some((e) => e.offsetParent !== null)"""
TIME_RETURN = f"""() => {{
  const asked = {MOVE_OFFERED};
  window.took = null;
  addEventListener('online', () => {{
    const since = performance.now();
    const look = () => asked() ? (window.took = performance.now() - since) : setTimeout(look, 2);
    look();
  }}, {{ once: true }});
}}"""


def random_path(tree: list[Any], rng: random.Random) -> list[int]:
    """Return a random path through a tree of moves."""
    path = []
    while tree:
        node = rng.choice(tree)
        path.append(node["m"])
        tree = node.get("to", [])
    return path


def legal_moves(ask: SendRequest, game: str, seat: int) -> tuple[int, list[Any]]:
    """Return the last version that a player got, and their tree of moves; no moves while others are asked."""
    messages = ask(f"games/{game}/events?seat={seat}&after=0", None)["messages"]
    last = [message for message in messages if message["t"] == "update"][-1]
    return last["v"], last["ask"]["tree"] if last["ask"] else []


def move_while_asked(ask: SendRequest, game: str, seat: int, rng: random.Random) -> None:
    """Move at random for a seat as long as it is asked; one action may take several answers."""
    v, tree = legal_moves(ask, game, seat)
    while tree:
        ask(
            f"games/{game}/command",
            {"t": "move", "id": f"n{v}", "v": v, "seat": seat, "moves": random_path(tree, rng)},
        )
        v, tree = legal_moves(ask, game, seat)


def time_one_return(page: Page, noam: SendRequest, ada: SendRequest, game: str, rng: random.Random) -> float:
    """Return the seconds from the return of the network to a move that can be chosen."""
    move_while_asked(ada, game, 1, rng)
    expect(page.locator(".chip.live")).to_be_visible(timeout=60_000)
    page.wait_for_function(f"() => !({MOVE_OFFERED})()", timeout=60_000)
    page.evaluate(TIME_RETURN)
    page.context.set_offline(True)
    expect(page.locator(".chip.lost")).to_be_visible(timeout=60_000)
    move_while_asked(noam, game, 0, rng)
    page.context.set_offline(False)
    page.wait_for_function("() => window.took !== null", timeout=60_000)
    return float(page.evaluate("() => window.took")) / 1000


def time_returns(page: Page, address: str, count: int) -> list[float]:
    """Seat two players, and let the browser lose its network `count` times; return the times."""
    rng = random.Random(7)
    noam = ApiClient(address).ask_blocking
    seats = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], "options": GUILDS}
    game = noam("games", seats | {"name": "Noam"})["id"]
    visitor = Visitor(page, address.rstrip("/"), {"speed": "none"}).go(f"/g/{game}")
    page.locator("#guest").fill("Ada")
    page.locator("[data-do=join]").first.click()
    visitor.at_table()

    def ada(path: str, body: Any) -> Any:
        """Send a request with the cookie of the browser, without its page; these moves are not measured."""
        ask = page.context.request.get if body is None else page.context.request.post
        return ask(f"{address}api/{path}", data=body, headers={"X-Riftable": "1"}).json()

    return [time_one_return(page, noam, ada, game, rng) for _ in range(count)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.resume", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="losses of the network (default: 10)")
    args = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed")
    with tempfile.TemporaryDirectory() as folder, riftable(Path(folder), 1) as server:
        asyncio.run(wait_until_up(server.address))
        with sync_playwright() as tool:
            browser = tool.chromium.launch(executable_path=chromium, args=FLAGS)
            took = time_returns(browser.new_context().new_page(), server.address, args.rounds)
            browser.close()
    print(f"from the return of the network to a question on the screen, {len(took)} times:")
    print(f"median {statistics.median(took) * 1000:.0f} ms, worst {max(took) * 1000:.0f} ms; load {load()}")


if __name__ == "__main__":
    main()
