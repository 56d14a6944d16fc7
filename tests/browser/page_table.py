"""A table that shows any question in a page, and answers it by mouse, by finger or by keyboard."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from riftable.gamekit.message_parts import Target
from riftable.server.protocol import messages
from riftable.server.protocol.parts import AskTree, Clocks, ClockSetting, Node, UndoReach
from riftable.server.session.ask_tree import AskTreeBuilder
from tests.browser.questions import Question
from tests.browser.test_keyboard import walk_to
from tests.browser.visitor import SPOT, Visitor

PATIENCE_S = 20
WALKS = 4  # to something, by keyboard, before it counts as out of reach
NO_CLOCK = Clocks(ClockSetting(), [], [], 0)
FINGER_PX: Final = 43.5  # the least width and height of what is pressed by finger, less a rounding error
CROWD_PX: Final = {"riftforce": 23.5, "riffifi": 26}  # the other side, in long lines and large hands
DOOR = ".plate.choices, .open.choices"  # other parts of the board, with something to pick
GOLD = "[data-do=confirm]:not([aria-disabled=true])"
IDLE = """() => document.querySelectorAll('.legal[data-key], .place[data-key], [data-move]').length === 0"""

# Why each answer cannot be given now; "" if it can be. A button in a region can be reached by keyboard, and
# its name is read aloud. Boxes that only scripts can scroll do not count as scrolled to.
FAULTS = """([wants, narrow, wide]) => {
  const spotOf = SPOT;
  const can = (e) => e.checkVisibility() && e.getAttribute('aria-disabled') !== 'true' && !e.disabled
    && e.tagName === 'BUTTON' && e.closest('[data-region]')
    && (e.getAttribute('aria-label') ?? e.textContent).trim() !== '';
  const things = [...document.querySelectorAll('[data-item]')].filter(can);
  const isForced = (box) => {
    const style = getComputedStyle(box);
    const [down, right] = [box.scrollTop && style.overflowY, box.scrollLeft && style.overflowX];
    return down === 'hidden' || right === 'hidden';
  };
  const faultOf = (e) => {
    if (!spotOf([e])) return 'covered or out of sight';
    for (let box = e.parentElement; box; box = box.parentElement) if (isForced(box)) return 'out of reach';
    const { width, height } = e.getBoundingClientRect();
    const fits = Math.min(width, height) >= narrow && Math.max(width, height) >= wide;
    return fits ? '' : `only ${width} x ${height}`;
  };
  return wants.map(([name, key]) => {
    const found = things.filter(({ dataset: { key: its, move, gives } }) =>
      (key && its === key) || move === name || gives?.split(' ').includes(name));
    const faults = found.map(faultOf);
    return faults.includes('') ? '' : faults[0] ?? 'nothing carries it';
  });
}""".replace("SPOT", SPOT)

Press = Callable[[Visitor, str, int], bool]  # presses the n-th thing of a query; whether that was possible


def click(me: Visitor, query: str, n: int) -> bool:
    return bool(me.press(me.page.locator(query).locator("visible=true").nth(n), tap=False))


def tap(me: Visitor, query: str, n: int) -> bool:
    return bool(me.press(me.page.locator(query).locator("visible=true").nth(n), tap=True))


def press_by_keys(me: Visitor, query: str, n: int) -> bool:
    """Go there with F6 and arrows, see that it has a name, and press Enter."""
    rng = random.Random(query)
    if not any(walk_to(me, query, n, rng) for _ in range(WALKS)):
        return False
    expect(me.page.locator(":focus")).to_have_accessible_name(re.compile(r"\w"))
    me.page.keyboard.press("Enter")
    return True


def press_if_there(me: Visitor, query: str, press: Press) -> None:
    if me.page.locator(query).count():
        press(me, query, 0)


def key_of(target: Target) -> str:
    """Return the key of what a target is on the board, as the client names it."""
    seats = "+".join(map(str, target.seats))
    return {
        "button": "",
        "card": f"card:{target.card}",
        "lane": f"lane:{target.lane}",
        "unit": f"unit:{target.unit}",
        "seats": f"seats:{seats}",
        "guild": f"guild:{target.group}",
        "face": f"face:{seats}",
        "champion": f"champion:{target.card}",
        "facedown": f"facedown:{target.lane}",
        "rune": f"rune:{seats}:{target.group}{':recycle' if target.down else ''}",
        "item": f"item:{target.place}",
    }[target.on]


def carriers(node: Node) -> list[str]:
    """Return queries for what carries an answer; what is not picked yet comes first."""
    key = key_of(node.target)
    names = [f'[data-move="{node.name}"]', *([f'[data-key="{key}"]'] if key else [])]
    enabled = [f"{name}:not([aria-disabled=true])" for name in names]
    return [", ".join(f"{one}:not([aria-pressed=true])" for one in enabled), ", ".join(enabled)]


def request_for(table: tuple[str, str, int]) -> dict[str, Any]:
    """Return the request for a table like that of a question."""
    game, mode, players = table
    options = {"players": str(players)} if game == "riffifi" else {}
    seats = ["me", *["bot:random"] * (players - 1)]
    return {"game": game, "mode": mode, "options": options, "seats": seats}


class PageTable:
    """A table that shows any position in a page: it answers the page in place of the server."""

    def __init__(self, me: Visitor, request: dict[str, Any], press: Press) -> None:
        self.me = me
        self.page: Page = me.page
        self.press_one = press
        self.press_quickly = tap if press is tap else click
        wide_px = FINGER_PX if press is tap else 0
        self.least_px = (CROWD_PX.get(request["game"], FINGER_PX) if wide_px else 0, wide_px)
        self.v = 1
        self.builder: AskTreeBuilder | None = None
        self.moved: list[int] | None = None
        self.last: Node | None = None  # pressed in this position
        self.line: WebSocketRoute | None = None
        self.page.route_web_socket("**/api/games/*/socket*", self.connect)
        headers = {"X-Riftable": "1"}
        answer = self.page.request.post(f"{me.url}/api/games", data=request, headers=headers)
        me.go(answer.json()["link"])
        self.wait_for_line()

    def wait_for_line(self) -> None:
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until and self.line is None:
            self.page.wait_for_timeout(20)

    def connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        """Answer a message of the page."""
        message = json.loads(text)
        builder = self.builder
        if builder is None or message.get("v", self.v) != self.v:
            return
        match message["t"]:
            case "look":
                seen = builder.preview(message["moves"])
                self.send(
                    messages.Looked(
                        message["n"], self.v, message["moves"], seen.beats, seen.view.json(), seen.ask,
                        seen.sure, seen.outcome, seen.end,
                    )
                )  # fmt: skip
            case "move":
                self.moved = message["moves"]
                self.send(messages.Ack(message["id"], self.v))

    def send(self, message: Any) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode(message).decode())

    def show(self, builder: AskTreeBuilder, ask: AskTree | None) -> None:
        """Show a position, with a question or without."""
        self.v += 1
        self.builder, self.moved, self.last = builder, None, None
        seat = builder.seat
        self.send(
            messages.Update(
                v=self.v, since=0, at=0, seat=seat, reset=True, beats=[], view=builder.view.json(),
                waiting=[seat] if ask else [], prompt=ask.prompt if ask else "", ask=ask,
                undo=UndoReach(0, ""), clocks=NO_CLOCK, result=None,
            )
        )  # fmt: skip

    def ask(self, question: Question) -> None:
        """Show the position of a question, after one in which nothing is asked."""
        self.show(question.builder, None)
        self.page.wait_for_function(IDLE)
        self.show(question.builder, question.builder.ask())

    def faults(self, ask: AskTree) -> dict[str, str]:
        """Return the answers that cannot be given through the page, and why not, after a while.

        By keyboard, it is enough to give them.
        """
        if self.press_one is press_by_keys:
            return {}
        until = time.monotonic() + PATIENCE_S
        while True:
            faults = {node.name: "" for node in ask.tree}
            keys = {node.name: key_of(node.target) for node in ask.tree}
            opened: set[str] = set()
            self.say_what_is_meant(self.press_quickly)
            while True:
                wants = [(name, keys[name]) for name in faults]
                found = self.page.evaluate(FAULTS, [wants, *self.least_px])
                faults = {name: fault for (name, _), fault in zip(wants, found, strict=True) if fault}
                if not faults or not self.open_door(opened, self.press_quickly):
                    break
            if not faults or time.monotonic() > until:
                return faults
            self.page.wait_for_timeout(20)

    def open_door(self, opened: set[str], press: Press) -> bool:
        """Open another part of the board in which something can be picked; return whether there is one."""
        for i, name in enumerate(self.page.locator(DOOR).all_inner_texts()):
            if name not in opened:
                opened.add(name)
                return press(self.me, DOOR, i)
        return False

    def say_what_is_meant(self, press: Press) -> None:
        """If what was pressed last may mean something else as well, press which is meant."""
        if self.last is not None:
            press_if_there(self.me, f'[data-mean="{self.last.name}"]', press)
            words = self.page.locator("[data-do=turn]").all_inner_texts()
            if self.last.say.casefold() in map(str.casefold, words):
                press_if_there(self.me, "[data-do=turn]", press)

    def press(self, node: Node, press: Press | None = None) -> None:
        """Press what carries an answer; open other parts of the board until it is there."""
        press = press or self.press_one
        until = time.monotonic() + PATIENCE_S
        opened: set[str] = set()
        while time.monotonic() < until:
            self.say_what_is_meant(press)
            for query in carriers(node):
                if self.page.locator(query).count() and press(self.me, query, 0):
                    self.last = node
                    return
            if not self.open_door(opened, press):
                opened.clear()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{node.name} could not be pressed")

    def go_to(self, question: Question, *, everywhere: bool) -> str:
        """Show a question at the end of its path; return which answers cannot be given there or before."""
        self.ask(question)
        for ask, node in zip(question.asks, [*question.path, None], strict=True):
            if (everywhere or node is None) and (faults := self.faults(ask)):
                return f"{ask.kind}: {ask.prompt!r} {faults}"
            if node is not None:
                self.press(node, self.press_quickly)
        return ""

    def answer(self, question: Question, rng: random.Random) -> None:
        """Pick answers at random until the gold button can be pressed, and press it."""
        path, ask = list(question.path), question.asks[-1]
        gold = self.page.locator(GOLD)
        while not (path and gold.count()):
            given = gold_names(self.page)
            node = rng.choice([node for node in ask.tree if node.name not in given] or ask.tree)
            self.press(node)
            path.append(node)
            preview = question.builder.preview([one.m for one in path])
            self.page.wait_for_timeout(30)
            if self.moved is not None or preview.ask is None:
                break
            ask = preview.ask
            assert not self.faults(ask), ask.prompt
        until = time.monotonic() + PATIENCE_S
        while self.moved is None and time.monotonic() < until:
            self.say_what_is_meant(self.press_one)
            if gold.count():
                self.press_one(self.me, GOLD, 0)
            self.page.wait_for_timeout(30)
        assert self.moved is not None, f"{ask.prompt} could not be sent"
        arranged = question.builder.arrange(self.moved)
        assert not arranged.held
        question.builder.follow_in_order(arranged.moves)  # raises if the rules do not allow it


def gold_names(page: Page) -> list[str]:
    """Return what the gold button gives besides what was picked."""
    return [
        name
        for given in page.locator("[data-gives]").all()
        for name in (given.get_attribute("data-gives") or "").split()
    ]
