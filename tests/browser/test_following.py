"""The turns of others, action by action: words, pause and step, the last turn again, a summary on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_screens import AXE, CHECK, HUES_ONLY, THEMES
from tests.browser.visitor import Visitor, open_from_menu


def play_a_card(me: Visitor) -> None:
    """Play one card of a duel by a line of notation."""
    page = me.page
    card = page.locator("[data-region=hand] [data-item]").first.get_attribute("data-key") or ""
    page.keyboard.press("/")
    page.get_by_label("Notation").fill(f"play {card.removeprefix('card:')} @4 stop")
    page.keyboard.press("Enter")


def caught_up(page: Page) -> None:
    expect(page.locator("[data-part=turn]")).to_have_count(0)
    expect(page.locator(".prompt")).to_have_text("Your turn: choose an action.")


def accessible(page: Page) -> None:
    """Axe finds nothing serious in any theme."""
    for theme in THEMES:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert page.evaluate(CHECK, {} if theme == "dark" else HUES_ONLY) == [], theme
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", THEMES[0])


def test_the_turn_of_a_bot_can_be_followed_and_seen_again(visit: Visit) -> None:
    me = visit(speed="normal").duel()
    page = me.page
    page.evaluate(AXE.read_text("utf-8"))
    banner, prompt = page.locator("[data-part=turn]"), page.locator(".prompt")
    play_a_card(me)
    expect(banner).to_contain_text("Pebble")
    page.keyboard.press("k")
    expect(banner.locator("[data-do=pause]")).to_have_attribute("aria-label", "Run")
    expect(prompt).to_have_text("Pebble acts…")
    accessible(page)
    expect(page.locator(".legal[data-key], .place[data-key], [data-move]")).to_have_count(0)
    page.keyboard.press("x")  # any key that does nothing else goes on to the end
    caught_up(page)

    page.keyboard.press("r")
    expect(prompt).to_have_text("You are looking back: nothing can be played.")
    page.keyboard.press("k")
    expect(banner.locator("[data-do=pause]")).to_have_attribute("aria-label", "Run")
    for _ in range(3):
        page.keyboard.press(",")
    expect(banner).to_contain_text("Before all this")
    accessible(page)
    page.keyboard.press(".")
    expect(banner).to_contain_text("You play")
    page.keyboard.press(".")
    expect(banner).to_contain_text("Pebble")
    page.keyboard.press(",")
    expect(banner).to_contain_text("You play")
    page.keyboard.press("Control+Enter")
    expect(prompt).to_contain_text("nothing can be played")
    page.keyboard.press("Escape")
    caught_up(page)

    open_from_menu(page, "settings")
    page.locator("[data-set=waits-on]").click()
    page.locator("[data-set=speed-none]").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    play_a_card(me)
    expect(prompt).to_have_text("Pebble has finished the turn.")
    accessible(page)
    banner.locator("[data-do=go-on]").click()
    caught_up(page)


def test_a_phone_keeps_a_line_about_the_turn_until_something_is_picked(visit: Visit) -> None:
    me = visit(size=(360, 640), touch=True).duel()
    play_a_card(me)
    summary = me.page.locator("[data-part=summary]")
    expect(summary).to_contain_text("Pebble")
    me.asked()
    box = summary.bounding_box()
    assert box is not None
    assert box["height"] < 32
    board = me.page.locator("main.board").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= box["y"] + 1  # it covers nothing
    me.page.locator("[data-region=hand] [data-item]").first.tap()
    expect(summary).to_have_count(0)
    after = me.page.locator("main.board").bounding_box()
    assert after is not None
    assert after["height"] <= board["height"]  # its place is kept: the board does not move under the finger
