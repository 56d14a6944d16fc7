"""A user in a browser who opens tables and plays at random, without knowing the rules."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Locator, Page

FLAGS = [
    "--headless",
    "--font-render-hinting=none",  # as on a screen; without one Chromium would round widths of letters
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--disable-gpu-rasterization",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LEGAL = ".legal[data-key]:visible, .place[data-key]:visible"
WORDS = (
    "[data-move]:not([aria-disabled=true]):not([aria-pressed=true]):visible, [data-mean]:visible,"
    " [data-do=next-hand]:visible"
)
GAME_TIMEOUT_S = 900
STEP_TIMEOUT_S = 120  # until something can be clicked again
QUICK_BOT = "bot:level3"
GUILDS = "fire water light thunderbolt / ice earth sand crystal"

STATE = """() => {
  const seen = (q) => [...document.querySelectorAll(q)].filter((e) => e.offsetParent !== null);
  return {
    over: !!document.querySelector('.story'),
    sheet: !!document.querySelector('dialog[open]'),
    ready: seen('[data-do=confirm]').some((e) => e.getAttribute('aria-disabled') !== 'true'),
    things: seen('.legal[data-key], .place[data-key]').length,
    words: seen('[data-move]:not([aria-disabled=true]):not([aria-pressed=true])').length
      + seen('[data-mean], [data-do=next-hand]').length,
  };
}"""

# A layout that depends on the width of its container is stable one frame later.
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

# Where an element can be clicked: its middle, else nearer an edge; null if it is gone or covered.
SPOT = """([thing]) => {
  if (!thing) return null;
  const free = () => {
    const box = thing.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.15], [0.5, 0.85], [0.15, 0.5], [0.85, 0.5]]) {
      const spot = [box.left + x * box.width, box.top + y * box.height];
      if (thing.contains(document.elementFromPoint(...spot))) return spot;
    }
    return null;
  };
  return free() ?? (thing.scrollIntoView({ block: 'center', inline: 'center' }), free());
}"""


def open_from_menu(page: Page, item: str) -> None:
    """Open the menu of a table and choose an item of it."""
    page.locator("[data-do=menu]").click()
    page.locator(f"dialog [data-do={item}]").click()


class Visitor:
    """A user with a browser context of their own."""

    def __init__(self, page: Page, url: str, settings: dict[str, str]) -> None:
        self.page = page
        self.url = url
        page.add_init_script(
            f"localStorage.getItem('riftable.settings') ||"
            f" localStorage.setItem('riftable.settings', {json.dumps(json.dumps(settings))})"
        )

    def go(self, path: str = "/") -> Visitor:
        self.page.goto(self.url + path)
        return self

    def set_table(self, game: str, mode: str = "", players: int = 0, seats: tuple[str, ...] = ()) -> Visitor:
        """Set up a table: the visitor first, then what `seats` says, or else bots that are quick."""
        page = self.page
        self.go(f"/new/{game}")
        page.locator("[data-do=open]").wait_for()
        if mode:
            page.locator(f"[data-mode={mode}]").click()
        if players:
            page.locator(f"[data-size='{players}']").click()
        for seat in range(1, page.locator("[data-seat]").count()):
            select = page.locator(f"[data-seat='{seat}']")
            select.select_option(seats[seat - 1] if seat <= len(seats) else QUICK_BOT)
        page.locator("[data-do=open]").click()
        page.wait_for_url("**/g/*")
        return self

    def open_table(self, path: str, request: dict[str, Any]) -> Visitor:
        """Open a table by a request to the API, go there, and wait until the visitor is asked."""
        answer = self.page.request.post(f"{self.url}/api/{path}", data=request, headers={"X-Riftable": "1"})
        self.go(answer.json()["link"])
        self.asked()
        return self

    def duel(self) -> Visitor:
        """Open a duel with known guilds, in which the visitor begins and location 3 is occupied."""
        return self.open_table("quick", {"bot": "level1", "options": {"guilds": GUILDS, "first": "0"}})

    def resigned_duel(self, bot: str = "level1") -> str:
        """Resign a new duel against a bot, wait until its result is stored, and return its id."""
        headers = {"X-Riftable": "1"}
        request = {"bot": bot, "name": "Oksana", "options": {"guilds": GUILDS, "first": "0"}}
        ask = self.page.request
        opened = ask.post(f"{self.url}/api/quick", data=request, headers=headers).json()
        resign = {"t": "resign", "id": "r", "seat": 0}
        answer = ask.post(f"{self.url}/api/games/{opened['id']}/command", data=resign, headers=headers)
        assert answer.ok, answer.text()
        until = time.monotonic() + STEP_TIMEOUT_S
        while time.monotonic() < until:
            games = ask.get(f"{self.url}/api/me/history").json()["games"]
            if any(game["id"] == opened["id"] for game in games):
                return str(opened["id"])
            self.page.wait_for_timeout(50)
        raise TimeoutError("the result of a game was not stored")

    def solo(self) -> Visitor:
        """Open a solo game with known guilds; none of the visitor's asks for more when it is played."""
        options = {"guilds": "fire water light thunderbolt", "trainer": "ice earth sand crystal"}
        return self.open_table("quick", {"mode": "solo", "options": options})

    def upload(self, record: str) -> str:
        """Upload a record and return its id."""
        headers = {"X-Riftable": "1", "Content-Type": "text/plain"}
        answer = self.page.request.post(f"{self.url}/api/replays", data=record, headers=headers)
        return str(answer.json()["id"])

    def fork(self, record: str, at: int, seat: int = 0) -> Visitor:
        """Play on from a record after so many moves, against random bots."""
        request = {"at": at, "seat": seat, "bot": "random"}
        return self.open_table(f"games/{self.upload(record)}/fork", request)

    def resize(self, width: int, height: int) -> None:
        """Resize the window and wait for the layout."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(FRAMES)

    def at_table(self) -> Visitor:
        self.page.locator(".table, .story").first.wait_for()
        return self

    def asked(self) -> None:
        """Wait until the visitor is asked something, or the game is over."""
        until = time.monotonic() + STEP_TIMEOUT_S
        while time.monotonic() < until:
            state = self.page.evaluate(STATE)
            if state["over"] or state["ready"] or state["things"] or state["words"]:
                return
            self.page.wait_for_timeout(40)
        raise TimeoutError("nothing was asked")

    def play(self, seed: int = 1, steps: int = 10_000, *, tap: bool = False) -> bool:
        """Play at random until the game is over or `steps` are made; return whether it is over."""
        rng = random.Random(seed)
        last = time.monotonic()  # when something was pressed
        while True:
            state = self.page.evaluate(STATE)
            if state["over"]:
                return True
            if steps <= 0 and not state["sheet"]:
                return False
            if time.monotonic() > last + STEP_TIMEOUT_S:
                seen = self.page.locator("body").inner_text()
                raise TimeoutError(f"the game is stuck, {state}: {seen}")
            if self.step(state, rng, tap=tap):
                steps -= 1
                last = time.monotonic()
            else:
                self.page.wait_for_timeout(20)

    def step(self, state: dict[str, Any], rng: random.Random, *, tap: bool = False) -> int:
        """Pick something at random; return 1 if there was something to pick and it was still there."""
        if state["sheet"]:  # the click opened a card to read
            self.page.keyboard.press("Escape")
            return 0
        if state["ready"] and (not state["things"] or rng.random() < 0.6):
            return self.press(self.page.locator("[data-do=confirm]:visible").first, tap)
        if state["things"] or state["words"]:
            words = state["words"] and (not state["things"] or rng.random() < 0.2)
            found = self.page.locator(WORDS if words else LEGAL)
            return self.press(found.nth(rng.randrange(state["words" if words else "things"])), tap)
        return 0

    def press(self, thing: Locator, tap: bool) -> int:
        """Click or tap an element; return 0 if it is gone, because the table has changed meanwhile.

        It uses the mouse itself: `click` waits until an element is stable for two frames. That takes seconds
        on a busy machine without a graphics card, and here nothing moves.
        """
        spot = thing.evaluate_all(SPOT)
        if spot is None:
            return 0
        (self.page.touchscreen.tap if tap else self.page.mouse.click)(*spot)
        return 1
