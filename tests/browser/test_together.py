"""Two people at one table: by link, with a lost connection, on one device, and after a server restart."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Server, Visit
from tests.browser.visitor import GUILDS, STATE, STEP_TIMEOUT_S, Visitor


def play_by_turns(one: Visitor, other: Visitor, steps: int, seed: int) -> None:
    """Let both visitors play at random when asked, until `steps` items were picked."""
    rng = random.Random(seed)
    last = time.monotonic()
    while steps > 0:
        for visitor in (one, other):
            state = visitor.page.evaluate(STATE)
            if state["over"]:
                return
            if visitor.step(state, rng):
                steps -= 1
                last = time.monotonic()
        if time.monotonic() > last + STEP_TIMEOUT_S:
            raise TimeoutError("the game is stuck")
        one.page.wait_for_timeout(10)


def turns(visitor: Visitor) -> list[str]:
    """Return the headings of the players' turns in the log. That of the set-up is translated."""
    return visitor.page.get_by_role("log").first.locator(".when:has(i:not(.none))").all_inner_texts()


def sit_down(visit: Visit, url: str = "") -> tuple[Visitor, Visitor]:
    """Ada opens a table, Noam joins by its link."""
    ada = visit(url=url).go("/new/riftforce")
    ada.page.locator("#name").fill("Ada")
    ada.page.locator("[data-do=open]").click()
    link = ada.page.get_by_label("Send this link")
    address = link.input_value()
    noam = visit(lang="fr", url=url)
    noam.page.goto(address)
    noam.page.locator("#guest").fill("Noam")
    noam.page.locator("[data-do=join]").first.click()
    ada.at_table()
    noam.at_table()
    return ada, noam


def play_with_a_friend(visit: Visit, url: str = "") -> tuple[Visitor, Visitor]:
    """Let Ada and Noam sit down and play: the smoke test of a server."""
    ada, noam = sit_down(visit, url)
    expect(ada.page.get_by_text("Noam").first).to_be_visible()
    play_by_turns(ada, noam, 14, seed=1)
    return ada, noam


def both_saw_the_same(ada: Visitor, noam: Visitor) -> None:
    """Check that both logs have each turn once; the last update may still be on its way."""
    until = time.monotonic() + STEP_TIMEOUT_S
    while turns(ada) != turns(noam) and time.monotonic() < until:
        ada.page.wait_for_timeout(50)
    assert turns(ada) == turns(noam)


def test_a_friend_joins_by_link_and_goes_offline_in_the_middle(visit: Visit) -> None:
    ada, noam = play_with_a_friend(visit)
    noam.page.context.set_offline(True)
    expect(noam.page.locator(".chip.lost")).to_be_visible()
    rng = random.Random(7)
    for _ in range(6):  # Ada goes on if asked
        ada.step(ada.page.evaluate(STATE), rng)
    noam.page.context.set_offline(False)
    expect(noam.page.locator(".chip.live")).to_be_visible()
    play_by_turns(ada, noam, 30, seed=50)
    both_saw_the_same(ada, noam)


def test_the_server_is_killed_and_the_game_goes_on(visit: Visit, tmp_path: Path) -> None:
    own = Server(tmp_path / "data")
    try:
        ada = visit(url=own.url, worker=True, theme="light").go("/")
        page = ada.page
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.locator("[data-do=quick]").click()
        ada.at_table()
        ada.play(seed=1, steps=12)
        ada.asked()
        before = page.get_by_role("log").first.locator(".turn").count()
        own.stop()
        expect(page.locator(".chip.lost")).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading")).to_have_text("The server does not answer")
        assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
        assert page.evaluate("caches.keys()") == []  # no cached client that could become outdated
        own.start()
        expect(page.locator(".chip.live")).to_be_visible()
        ada.asked()
        assert page.get_by_role("log").first.locator(".turn").count() >= before
        ada.play(seed=2, steps=6)
    finally:
        own.stop()


def test_two_on_one_device_with_a_curtain_between_them(visit: Visit) -> None:
    me = visit().set_table("riftforce", "duel", seats=("here",)).at_table()
    page = me.page
    curtain = page.get_by_role("dialog", name="Everybody else looks away.")
    risen = 0
    rng = random.Random(1)
    until = time.monotonic() + STEP_TIMEOUT_S
    while risen < 4:
        assert time.monotonic() < until, "the curtain does not fall"
        if curtain.count():
            expect(page.locator(".curtain")).to_be_visible()
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
            risen += 1
        else:
            me.step(page.evaluate(STATE), rng)
            page.wait_for_timeout(20)
    assert page.get_by_role("log").first.locator(".turn").count() > 2


def test_a_seat_without_a_name_at_a_shared_screen_is_named_in_the_language_of_the_reader(
    visit: Visit,
) -> None:
    me = visit().set_table("riftforce", "duel", seats=("here",)).at_table()
    page = me.page
    expect(page.locator(".table")).to_contain_text("Player 2")
    page.evaluate("localStorage.setItem('riftable.lang', 'fr')")
    page.reload()
    expect(page.locator(".table")).to_contain_text("Joueur 2")


def say_good_luck(ada: Visitor, noam: Visitor) -> None:
    """Check that what Ada says in the chat reaches Noam."""
    ada.page.get_by_label("Chat").click()
    ada.page.get_by_label("Say something").fill("Bonne chance, Noam")
    ada.page.keyboard.press("Enter")
    noam.page.get_by_label("Discussion", exact=False).click()
    expect(noam.page.get_by_role("log", name="Discussion")).to_contain_text("Bonne chance, Noam")


def test_chat_reaches_the_other(visit: Visit) -> None:
    say_good_luck(*sit_down(visit))


def test_coming_back_shows_what_the_bot_did_meanwhile(visit: Visit) -> None:
    """Both players run out of time, bots take over; then one comes back and has no limit."""
    ada = visit()
    request = {
        "game": "riftforce",
        "mode": "duel",
        "seats": ["me", "open"],
        "options": {"guilds": GUILDS, "first": "1"},
        "clock": {"kind": "game", "seconds": 5, "bonus": 600, "days": 0},
        "absent": "bot",
        "stand_in": "random",
        "name": "Ada",
    }
    answer = ada.page.request.post(f"{ada.url}/api/games", data=request, headers={"X-Riftable": "1"})
    noam = visit().go(answer.json()["link"])
    page = noam.page
    page.locator("#guest").fill("Noam")
    page.locator("[data-do=join]").first.click()
    noam.at_table()
    panel = page.locator("[data-part=meanwhile]")
    expect(panel).to_contain_text("A bot is playing for you.")
    page.reload()
    expect(panel).to_contain_text(re.compile(r"It has acted in \d+ turns?\."))
    panel.locator("summary").click()
    expect(panel.get_by_role("list", name="What happened meanwhile")).to_contain_text("The bot, for you:")
    expect(panel).not_to_contain_text("Ada Ada")
    panel.locator("[data-do=take-back-seat]").click()
    expect(panel).to_contain_text(re.compile(r"A bot played for you\. It acted in \d+ turns?\."))
    panel.locator("[data-do=before-meanwhile]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".then")).to_contain_text("How it looked then")
    expect(panel).to_have_count(0)  # nothing lies over the board
    expect(page.locator("[data-do=now]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.locator("[data-do=before-meanwhile]")).to_be_focused()
    panel.locator("[data-do=close-meanwhile]").click()
    expect(panel).to_have_count(0)
    page.reload()
    noam.asked()
    expect(panel).to_have_count(0)
    noam.asked()
