"""Seats that change hands while windows are open: a window shows what its owner may see now, and no more."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.test_together import sit_down
from tests.browser.visitor import Visitor

MAX_SOCKETS_OF_WINDOW = 6  # one for each change in these tests, and one to spare


class SocketRecorder:
    """Records what the server sends to a window."""

    def __init__(self, page: Page) -> None:
        self.sockets = 0
        self.received: list[Any] = []
        page.on("websocket", self.opened)

    def opened(self, ws: WebSocket) -> None:
        self.sockets += 1
        ws.on("framereceived", lambda frame: self.received.append(json.loads(frame)))

    def seats(self) -> set[int]:
        """Return the seats whose positions it got."""
        return {one["seat"] for one in self.received if one["t"] == "update"}

    def refusals(self) -> list[str]:
        return [one["key"] for one in self.received if one["t"] == "refused"]


def post(visitor: Visitor, path: str, body: Any = None) -> Any:
    """Send a request with the cookies of this browser."""
    headers = {"X-Riftable": "1"}
    answer = visitor.page.request.post(f"{visitor.url}/api/{path}", data=body or {}, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def window(visitor: Visitor) -> Visitor:
    """Another window of the same browser."""
    return Visitor(visitor.page.context.new_page(), visitor.url, {"speed": "none"})


def test_two_windows_and_the_leave_button(visit: Visit) -> None:
    ada = visit().go("/new/riftforce")
    ada.page.locator("#name").fill("Ada")
    ada.page.locator("[data-do=open]").click()
    ada.page.get_by_label("Send this link").wait_for()
    path = "/g/" + ada.page.url.rpartition("/")[2]
    other = window(ada)
    recorder = SocketRecorder(other.page)
    other.go(path)
    leave = other.page.get_by_role("button", name="Leave the table")
    expect(leave).to_be_visible()
    ada.page.get_by_role("button", name="Leave the table").click()
    for visitor in (ada, other):  # both windows stand in the room now, and may sit down again
        expect(visitor.page.locator("[data-do=join]")).to_have_count(2)
    expect(other.page.locator(".chip.live")).to_be_visible()
    assert recorder.refusals() == ["foreign_seat"]
    noam = visit(lang="fr").go(path)
    noam.page.locator("#guest").fill("Noam")
    noam.page.locator("[data-do=join]").first.click()
    expect(ada.page.locator("[data-do=join]")).to_have_count(1)
    ada.page.locator("[data-do=join]").click()
    for visitor in (ada, noam, other):
        visitor.at_table()
    expect(other.page.locator(".actions")).to_be_visible()  # a seat taken in one window is taken in both
    expect(other.page.locator(".chip.live")).to_be_visible()
    assert recorder.seats() <= {-1, 1}
    assert 1 in recorder.seats()
    assert recorder.sockets <= MAX_SOCKETS_OF_WINDOW


def test_a_window_that_lost_its_seat_retries_while_the_server_is_busy(visit: Visit) -> None:
    ada = visit().go("/new/riftforce")
    ada.page.locator("#name").fill("Ada")
    ada.page.locator("[data-do=open]").click()
    ada.page.get_by_label("Send this link").wait_for()
    name = ada.page.url.rpartition("/")[2]
    other = window(ada).go(f"/g/{name}")
    expect(other.page.get_by_role("button", name="Leave the table")).to_be_visible()
    refused = {"t": "refused", "key": "too_fast", "text": "Wait a second."}
    busy = f"**/api/games/{name}?*"
    other.page.route(busy, lambda route: route.fulfill(status=429, json=refused), times=2)
    ada.page.get_by_role("button", name="Leave the table").click()
    expect(other.page.locator("[data-do=join]")).to_have_count(2)
    expect(other.page.locator(".chip.live")).to_be_visible()


def test_after_logging_out_in_one_window_the_other_is_a_spectator(visit: Visit) -> None:
    ada, noam = sit_down(visit)
    path = "/g/" + ada.page.url.rpartition("/")[2]
    other = window(ada)
    recorder = SocketRecorder(other.page)
    other.go(path).at_table()
    expect(other.page.locator(".actions")).to_be_visible()
    post(ada, "logout")
    for visitor in (ada, other):
        expect(visitor.page.locator(".watching")).to_be_visible()
        expect(visitor.page.locator(".actions")).to_have_count(0)
        expect(visitor.page.locator(".chip.live")).to_be_visible()
    expect(noam.page.locator(".actions")).to_be_visible()
    assert recorder.received[-1].get("seat", -1) == -1
    assert recorder.sockets <= MAX_SOCKETS_OF_WINDOW


def test_a_revoked_invitation_closes_the_window(visit: Visit) -> None:
    ada, noam = visit().go("/"), visit()
    request = {
        "game": "riffifi",
        "mode": "table",
        "options": {"players": "3"},
        "seats": ["me", "open", "open"],
    }
    name = post(ada, "games", {**request, "invited": True})["id"]
    made = post(ada, f"games/{name}/invites", {"seat": 1})
    recorder = SocketRecorder(noam.page)
    noam.go(made["link"])
    noam.page.locator("[data-do=join]").click()
    noam.page.get_by_role("button", name="Leave the table").click()
    expect(noam.page.locator("[data-do=join]")).to_have_count(2)
    noam.page.reload()  # without the link, which would say which seat
    noam.page.locator("[data-do=join]").nth(1).click()  # another seat than the one they were invited to
    expect(noam.page.get_by_role("alert")).to_contain_text("invitation")
    noam.page.locator("[data-do=join]").first.click()
    expect(noam.page.locator("[data-do=join]")).to_have_count(0)
    noam.page.get_by_role("button", name="Leave the table").click()
    expect(noam.page.locator("[data-do=join]")).to_have_count(2)
    post(ada, f"games/{name}/invites/end", {"id": made["id"]})
    expect(noam.page.get_by_role("heading", name="Table not found")).to_be_visible()
    assert recorder.refusals()[-1] == "unknown_table"
    assert recorder.sockets <= MAX_SOCKETS_OF_WINDOW + 3
