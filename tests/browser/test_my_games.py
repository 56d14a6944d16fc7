"""The user's own games on the first page, and lines of the chat that are not news."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_games_have_a_score_and_a_date_and_can_be_removed(visit: Visit) -> None:
    me = visit().duel()
    page = me.page
    name = page.url.rsplit("/", 1)[1]

    page.locator(".tools button:has(use[href='#u-chat'])").click()
    page.locator("dialog input").fill("hello")
    page.keyboard.press("Enter")
    expect(page.locator("dialog .lines")).to_contain_text("hello")
    page.keyboard.press("Escape")
    expect(page.locator(".tools sup")).to_have_count(0)  # one's own line is not unread

    row = me.go("/").page.locator(f"[data-game='{name}']")
    expect(row.locator(".score")).to_have_text("0:0")
    expect(row.locator("time")).to_be_visible()
    row.locator("[data-do=remove-game]").click()
    expect(row).to_have_count(0)
    page.reload()
    page.locator("[data-do=bring-back]").click()
    expect(row).to_be_visible()
