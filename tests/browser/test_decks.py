"""Decks in the browser: found, built, pasted, checked at once, kept here or in an account."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from riftable.riftbound.decks import KNOWN
from tests.browser.conftest import Visit


def verdict(page: Page, told: str) -> None:
    """Waits until the server has said what it thinks."""
    expect(page.locator(f"[data-verdict={told}][aria-busy=false]")).to_be_attached()


def test_a_deck_is_built_card_by_card_and_kept_in_the_browser(visit: Visit) -> None:
    me = visit()
    page = me.go("/decks").page
    page.locator("[data-do=new-deck]").click()
    page.locator("[data-add=garen-might-of-demacia]").click()
    expect(page.get_by_role("heading", name="Runes: 12 of 12")).to_be_visible()
    for words, card in (("commander", "garen-commander"), ("enter ready", "vanguard-attendant")):
        page.locator("#find").fill(words)
        for _ in range(3):
            page.locator(f"[data-add={card}]").click()
    expect(page.get_by_role("heading", name="Main Deck: 6 of 40")).to_be_visible()
    expect(page.locator("#champion")).to_have_value("garen-commander")  # the first that can be
    page.locator("#find").fill("")
    page.locator("#kind").select_option("spell")
    page.locator("#cost").select_option("2")
    page.locator("[data-domain=body]").click()
    expect(page.locator("[data-add=confront]")).to_be_visible()
    expect(page.locator("[data-add=gust]")).to_have_count(0)
    expect(page.locator("[data-problem=too_small]")).to_have_text(
        "The Main Deck has 6\u00a0cards; it needs at least 40."
    )
    page.locator("#deck-name").fill("Half a Garen")
    page.locator("[data-do=keep]").click()
    page.wait_for_url("**/decks/mine/*")
    page.reload()
    expect(page.get_by_role("heading", name="Main Deck: 6 of 40")).to_be_visible()
    me.go("/decks")
    expect(page.locator("section", has_text="My decks")).to_contain_text("Half a Garen")
    stranger = visit().go("/decks").page
    expect(stranger.locator("section", has_text="My decks")).to_contain_text("None yet.")


def test_a_list_with_typing_errors_is_mended_and_a_code_is_read(visit: Visit) -> None:
    page = visit().go("/decks/new").page
    page.locator("#written").fill(KNOWN["jinx"].text.replace("3 Gust", "3 Gusst"))
    verdict(page, "wrong")
    page.get_by_role("button", name="Use Gust").click()
    verdict(page, "fine")
    page.locator("#written").fill(KNOWN["viktor"].draft.code)
    expect(page.locator("#champion")).to_have_value("viktor-innovator")
    verdict(page, "fine")


def test_an_account_has_its_decks_on_every_device(visit: Visit) -> None:
    def known(how: str) -> Page:
        me = visit()
        answer = me.page.request.post(
            f"{me.url}/api/{how}",
            data={"name": "Deckhand", "password": "long enough"},
            headers={"X-Riftable": "1"},
        )
        assert answer.ok
        return me.go("/decks").page

    page = known("register")
    page.locator("[data-deck=lux]").click()
    verdict(page, "fine")
    page.locator("[data-do=keep]").click()
    expect(page.get_by_text("Kept in your account.")).to_be_visible()
    other = known("login")
    other.locator("[data-deck]", has_text="Lux").first.click()
    verdict(other, "fine")
    other.on("dialog", lambda dialog: dialog.accept())
    other.locator("[data-do=drop]").click()
    expect(other.locator("section", has_text="My decks")).to_contain_text("None yet.")
