"""Beside the board: on a phone the prompt leaves it where it is, on a desk the chat leaves it usable."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_riffifi import played
from tests.browser.visitor import FRAMES, Visitor

CHAT = ".tools button:has(use[href='#u-chat'])"
SHORT, LONG = "Go on.", "Not possible now, because every word of this sentence takes a little more room."

# Where the board ends if the prompt says something.
BOARD_WITH = """async (text) => {
  document.querySelector('.prompt').firstElementChild.textContent = text;
  await (FRAMES)();
  const { top, bottom } = document.querySelector('.board').getBoundingClientRect();
  return [top, bottom];
}""".replace("FRAMES", FRAMES)


def riffifi(me: Visitor) -> Page:
    record, first, _ = played()
    return me.fork(record, first).page


def riftforce(me: Visitor) -> Page:
    return me.duel().page


@pytest.mark.parametrize("game", [riftforce, riffifi])
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_on_a_phone_the_board_stays_as_the_prompt_wraps(visit: Visit, game: object, lang: str) -> None:
    assert callable(game)
    page = game(visit(size=(360, 640), touch=True, lang=lang))
    boards = [page.evaluate(BOARD_WITH, text) for text in ("", SHORT, LONG, f"{LONG} {LONG}")]
    assert boards == [boards[0]] * 4


def test_on_a_desk_one_plays_on_beside_the_chat(visit: Visit) -> None:
    me = visit().duel()
    page = me.page
    page.locator(CHAT).click()
    chat = page.get_by_role("dialog", name="Chat")
    expect(chat.get_by_label("Say something")).to_be_focused()  # keys would act on the table
    page.keyboard.type("hello r k")
    page.keyboard.press("Enter")
    expect(chat.get_by_role("log")).to_contain_text("hello r k")
    expect(page.locator(".side [role=log]")).to_be_in_viewport()
    page.locator("[data-region=hand] .legal").first.click()  # nothing lies over it
    page.locator("[data-region=board] .place").first.click()
    expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-region=board]").focus()
    page.keyboard.press("Control+Enter")  # keys of the table work, too
    expect(page.locator("[data-region=hand] .card")).to_have_count(6)
    expect(chat).to_be_visible()
    chat.get_by_label("Say something").focus()
    page.keyboard.press("Escape")
    expect(chat).to_have_count(0)
    page.locator(CHAT).click()
    page.locator(CHAT).click()
    expect(chat).to_have_count(0)


def test_on_a_phone_the_chat_is_a_sheet(visit: Visit) -> None:
    page = visit(size=(360, 640), touch=True).duel().page
    page.locator(CHAT).click()
    chat = page.get_by_role("dialog", name="Chat")
    expect(chat).to_be_visible()
    assert chat.evaluate("(dialog) => dialog.matches(':modal')")


def test_the_log_has_room_above_the_chat_though_a_card_is_looked_at(visit: Visit) -> None:
    """One or two lines of it were left."""
    page = visit().duel().page
    page.locator("[data-region=hand] [data-item]").first.hover()
    expect(page.locator(".side .looked-at > *").first).to_be_visible()
    page.locator(CHAT).click()
    log, chat = page.locator(".side [role=log]"), page.get_by_role("dialog", name="Chat")
    expect(chat.get_by_label("Say something")).to_be_in_viewport(ratio=1)
    box, below = log.bounding_box(), chat.bounding_box()
    assert box
    assert below
    assert box["height"] >= 160
    assert box["y"] + box["height"] <= below["y"] + 1
