"""How soon a browser goes on once its network is back: `python -m bench.resume`, where Chromium is there.

Somebody sits in a browser, his opponent does not. While the browser is offline the opponent moves; then the
network comes back, and the page itself takes the time until its player can choose a move.
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

from bench.load.player import GUILDS, Visitor
from bench.load.run import riftable, up
from bench.machine import load
from tests.browser.visitor import FLAGS
from tests.browser.visitor import Visitor as Person

Ask = Callable[[str, Any], Any]  # a request as somebody, and its answer
ASKED = """() => [...document.querySelectorAll('.legal[data-key], .place[data-key], [data-move]')]
  .some((e) => e.offsetParent !== null)"""
WATCH = f"""() => {{
  const asked = {ASKED};
  window.took = null;
  addEventListener('online', () => {{
    const since = performance.now();
    const look = () => asked() ? (window.took = performance.now() - since) : setTimeout(look, 2);
    look();
  }}, {{ once: true }});
}}"""


def walk(tree: list[Any], rng: random.Random) -> list[int]:
    """Some path through a tree of moves."""
    path = []
    while tree:
        node = rng.choice(tree)
        path.append(node["m"])
        tree = node.get("to", [])
    return path


def question(ask: Ask, game: str, seat: int) -> tuple[int, list[Any]]:
    """The version somebody has seen, and what he may answer now; nothing while others are asked."""
    messages = ask(f"games/{game}/events?seat={seat}&after=0", None)["messages"]
    last = [told for told in messages if told["t"] == "update"][-1]
    return last["v"], last["ask"]["tree"] if last["ask"] else []


def answer(ask: Ask, game: str, seat: int, rng: random.Random) -> None:
    """Somebody moves as long as he is asked; one action may be several answers."""
    v, tree = question(ask, game, seat)
    while tree:
        ask(
            f"games/{game}/command",
            {"t": "move", "id": f"n{v}", "v": v, "seat": seat, "moves": walk(tree, rng)},
        )
        v, tree = question(ask, game, seat)


def once(page: Page, noam: Ask, ada: Ask, game: str, rng: random.Random) -> float:
    """Seconds from the return of the network to a question on the screen."""
    answer(ada, game, 1, rng)
    expect(page.locator(".chip.live")).to_be_visible(timeout=60_000)
    page.wait_for_function(f"() => !({ASKED})()", timeout=60_000)
    page.evaluate(WATCH)
    page.context.set_offline(True)
    expect(page.locator(".chip.lost")).to_be_visible(timeout=60_000)
    answer(noam, game, 0, rng)
    page.context.set_offline(False)
    page.wait_for_function("() => window.took !== null", timeout=60_000)
    return float(page.evaluate("() => window.took")) / 1000


def rounds(page: Page, address: str, count: int) -> list[float]:
    """Two sit down, and one loses the network so often."""
    rng = random.Random(7)
    noam = Visitor(address).ask_now
    seats = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], "options": GUILDS}
    game = noam("games", seats | {"name": "Noam"})["id"]
    person = Person(page, address.rstrip("/"), {"speed": "none"}).go(f"/g/{game}")
    page.locator("#guest").fill("Ada")
    page.locator("[data-do=join]").first.click()
    person.at_table()

    def ada(path: str, body: Any) -> Any:
        """She herself, beside her page: what she does there is not what is measured."""
        ask = page.context.request.get if body is None else page.context.request.post
        return ask(f"{address}api/{path}", data=body, headers={"X-Riftable": "1"}).json()

    return [once(page, noam, ada, game, rng) for _ in range(count)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.resume", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="losses of the network (default: 10)")
    wish = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed")
    with tempfile.TemporaryDirectory() as folder, riftable(Path(folder), 1) as server:
        asyncio.run(up(server.address))
        with sync_playwright() as tool:
            browser = tool.chromium.launch(executable_path=chromium, args=FLAGS)
            took = rounds(browser.new_context().new_page(), server.address, wish.rounds)
            browser.close()
    print(f"from the return of the network to a question on the screen, {len(took)} times:")
    print(f"median {statistics.median(took) * 1000:.0f} ms, worst {max(took) * 1000:.0f} ms; load {load()}")


if __name__ == "__main__":
    main()
