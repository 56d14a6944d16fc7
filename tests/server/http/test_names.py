"""Names: a guest cannot have the name of an account, and trying names reveals little about accounts."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

from riftable.server.accounts.lookalike_names import look_alikes
from riftable.server.accounts.rate_limits import HOUR_MS, LOCAL_CLIENT, TAKEN_NAMES, RateLimits
from riftable.server.accounts.users import SESSION_CACHE_MS, account_key
from riftable.server.match.refusals import RequestRefused
from tests.server.helpers import ManualClock
from tests.server.http.browser import Browser, duel, next_message, server

PASSWORD = "long enough"
DUEL: dict[str, Any] = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"]}
ALIKE = [
    "Ada",
    "ADA",
    "  ada ",
    "\uff21\uff44\uff41",  # full width
    "\u0410da",  # a Cyrillic capital
    "\u0391d\u03b1",  # Greek
    "Ad\u0430",
    "Ada\ufe0f",  # with a variation selector
    "A\u034fda",
    "Ada\u2800",  # signs that have no ink
    "A\U0001d159da",
    "A\U00016fe4da",
    "Ada\U00013441",
]


def account(browser: Browser, name: str = "Ada") -> Browser:
    browser.post("register", {"name": name, "password": PASSWORD})
    return browser


@pytest.mark.parametrize("name", ALIKE)
def test_a_guest_cannot_take_the_name_of_an_account_nor_one_that_looks_like_it(
    tmp_path: Path, name: str
) -> None:
    with server(tmp_path) as browser:
        account(browser())
        guest, known = browser(), browser()
        table = known.post("games", {**DUEL, "name": "Noam"})["id"]
        assert guest.post("me", {"name": name}, 409)["key"] == "name_taken"
        assert known.post("me", {"name": name}, 409)["key"] == "name_taken"
        assert guest.post("quick", {"name": name}, 409)["key"] == "name_taken"
        assert guest.post("games", {**DUEL, "name": name}, 409)["key"] == "name_taken"
        assert guest.post(f"games/{table}/join", {"name": name}, 409)["key"] == "name_taken"
        assert guest.post("register", {"name": name, "password": PASSWORD}, 409)["key"] == "name_taken"
        assert known.get("me")["name"] == "Noam"
        assert guest.get("me")["name"] == ""


def test_a_cyrillic_name_is_guarded_against_latin_letters() -> None:
    real = account_key("\u0420\u043e\u043c\u0430")
    assert real in look_alikes(account_key("Po\u043ca"))
    assert real not in look_alikes(account_key("Roma"))


@pytest.mark.parametrize("name", ["Adam", "\u00c0da", "Ad", "\u0410\u0434\u0430", "A da"])
def test_other_names_are_free(tmp_path: Path, name: str) -> None:
    with server(tmp_path) as browser:
        account(browser())
        assert browser().post("me", {"name": name})["name"] == name


def test_a_player_on_the_same_device_cannot_have_the_name_of_an_account(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as browser:
        ada = account(browser())
        noam = browser()
        teams: dict[str, Any] = {"game": "riffifi", "mode": "table", "options": {"players": "3"}}
        teams["seats"] = ["me", "here:ADA", "open"]
        assert noam.post("games", teams, 409)["key"] == "name_taken"
        noam.post("games", {**teams, "seats": ["me", "here:Kim", "open"]})
        ada.post("games", {**teams, "seats": ["here:Ada", "me", "open"]})  # it is her own
        noam.post("games", {**DUEL, "seats": ["me", "here:Ada"]})  # no one else can join


def test_a_guest_loses_a_name_that_is_registered(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        guest, noam = browser(), browser()
        table_id = duel(guest, noam)  # the guest is called Ada
        with noam.socket(table_id) as ws:
            next_message(ws, "update")
            account(browser())
            clock.now += SESSION_CACHE_MS
            guest.post(f"games/{table_id}/command", {"t": "chat", "id": "c", "text": "it is me, Ada"})
            said = next_message(ws, "said")
        assert "Ada" not in json.dumps({**said, "text": ""})
        assert guest.get("me")["name"] == ""
        assert guest.post("me", {"name": "Ada"}, 409)["key"] == "name_taken"
        assert guest.post("me", {"name": "Eve"})["name"] == "Eve"
        assert noam.get("me")["name"] == "Noam"


# What trying tells.


def asks(guest: Browser, table: str, name: str) -> list[tuple[str, Any]]:
    """Return all requests whose answer shows whether a name is taken."""
    return [
        ("me", {"name": name}),
        ("quick", {"name": name}),
        ("games", {**DUEL, "name": name}),
        ("games", {**DUEL, "seats": [f"here:{name}", "open"]}),
        (f"games/{table}/join", {"name": name}),
        ("register", {"name": name, "password": PASSWORD}),
    ]


def key_of(browser: Browser, path: str, body: Any) -> str:
    answer = browser.client.post(f"/api/{path}", content=json.dumps(body), headers={"X-Riftable": "1"})
    return "ok" if answer.status_code == 200 else str(answer.json()["key"])


def test_refusals_of_taken_names_are_limited_by_address(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        account(browser())
        noam = browser()
        table = noam.post("games", {**DUEL, "name": "Noam"})["id"]
        ways = asks(noam, table, "Ada")
        heard = [key_of(browser(), *ways[n % len(ways)]) for n in range(TAKEN_NAMES.burst)]
        assert heard == ["name_taken"] * TAKEN_NAMES.burst
        for name in ("Ada", "Nobody Yet"):  # from now on a taken name and a free one get the same answer
            keys = {key_of(browser(), path, body) for path, body in asks(noam, table, name)}
            assert keys == {"too_fast"}
        answer = browser().client.post("/api/me", content='{"name": "Free"}', headers={"X-Riftable": "1"})
        assert int(answer.headers["retry-after"]) > 60
        # One plays all the same, without a name or with the one that one has.
        assert key_of(browser(), f"games/{table}/join", {}) == "ok"
        assert noam.post("me", {"name": "Noam", "lang": "fr"})["lang"] == "fr"
        clock.now += HOUR_MS // TAKEN_NAMES.refill
        assert key_of(browser(), "me", {"name": "Ada"}) == "name_taken"
        assert key_of(browser(), "me", {"name": "Ada"}) == "too_fast"


def test_names_that_are_free_are_not_counted(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        guest = browser()
        for n in range(3 * TAKEN_NAMES.burst):
            guest.post("me", {"name": f"Name {n}"})


def test_concurrent_requests_count_as_taken_names(tmp_path: Path) -> None:
    limits = RateLimits()
    with contextlib.ExitStack() as stack:
        for _ in range(TAKEN_NAMES.burst):
            stack.enter_context(limits.choosing_name("here", 0))  # none of them is answered yet
        with pytest.raises(RequestRefused) as refused, limits.choosing_name("here", 0):
            raise AssertionError
        assert refused.value.key == "too_fast"
        with limits.choosing_name("elsewhere", 0), limits.choosing_name(LOCAL_CLIENT, 0):
            pass
    assert limits.taken_names.holds("here", 0) == TAKEN_NAMES.burst  # all were free
    for problem in (RequestRefused("name", 400), OSError()):
        with pytest.raises(type(problem)), limits.choosing_name("here", 0):
            raise problem
    assert limits.taken_names.holds("here", 0) == TAKEN_NAMES.burst
    with pytest.raises(RequestRefused), limits.choosing_name("here", 0):
        raise RequestRefused("name_taken", 409)
    assert limits.taken_names.holds("here", 0) == TAKEN_NAMES.burst - 1
