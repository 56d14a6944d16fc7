"""Studies in the browser: made from a replay, shared by link, walked through together, played on."""

from __future__ import annotations

import random
import re
import time
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_decks import check_page
from tests.browser.test_screens import OVERFLOWING, review_id, study_id
from tests.browser.visitor import STATE, STEP_TIMEOUT_S, Visitor

PHONE = (360, 640)
CURRENT = "[data-place][aria-current]"


def try_something(me: Visitor) -> None:
    """Choose answers at random until they are a variation."""
    study = urlsplit(me.page.url).path.rpartition("/")[2]
    rng = random.Random(7)
    until = time.monotonic() + STEP_TIMEOUT_S
    while not me.page.request.get(f"{me.url}/api/studies/{study}").json()["variations"]:
        assert time.monotonic() < until
        me.step(me.page.evaluate(STATE), rng)


def places_of(page: Page) -> list[str]:
    """Return the places of a study, in the order of the list."""
    return [one.get_attribute("data-place") or "" for one in page.locator("[data-place]").all()]


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_replay_becomes_a_study_with_variations_and_comments(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size, touch=size == PHONE)
    page = me.page
    me.go(f"/r/{review_id(me)}").page.locator("[data-do=study]").click()
    page.wait_for_url("**/study/*")
    expect(page.locator(CURRENT)).to_have_count(1)
    first = places_of(page)
    # Something else is tried, as at a table.
    page.locator("[data-do=try]").click()
    page.locator(".table .board .slot").first.wait_for()
    try_something(me)
    page.locator("[data-do=done]").click()
    expect(page.locator("[data-place]")).to_have_count(len(first) + 1)
    added = page.locator(CURRENT).get_attribute("data-place") or ""
    assert added not in first
    assert page.evaluate(OVERFLOWING) == []
    # Arrows walk, up and down choose what was played or tried.
    page.locator("h1").click()
    page.keyboard.press("ArrowUp")
    expect(page.locator(CURRENT)).not_to_have_attribute("data-place", added)
    page.keyboard.press("ArrowDown")
    expect(page.locator(CURRENT)).to_have_attribute("data-place", added)
    page.locator("#comment").fill("Better?\nOr not.")
    page.locator("[data-do=comment]").click()
    expect(page.locator("[data-comment] .text")).to_have_text("Better?\nOr not.")
    expect(page.locator("#comment")).to_have_value("")
    page.wait_for_url(f"**/study/*?at={added}")
    page.reload()
    expect(page.locator(CURRENT)).to_have_attribute("data-place", added)
    expect(page.locator("[data-comment]")).to_have_count(1)
    # Playing on from there, against a bot of one's choice.
    page.locator("[data-do=play-on]").click()
    page.locator("[data-choose=bot]").select_option("level2")
    page.locator("dialog [data-do=play]").click()
    page.wait_for_url("**/g/*")
    table = page.request.get(f"{me.url}/api/games/{page.url.rpartition('/')[2]}").json()
    assert sorted(one["bot"] for one in table["seats"]) == ["", "level2"]


def test_a_reload_right_after_a_step_comes_back_to_it(visit: Visit) -> None:
    me = visit()
    me.page.clock.install()
    page = me.go(f"/study/{study_id(me)}").page
    first = page.locator(CURRENT).get_attribute("data-place") or ""
    page.wait_for_url(f"**/study/*?at={first}")
    page.clock.fast_forward(1000)  # of quick steps only the last is in the address
    page.locator("[data-do=next]").click()
    now = page.locator(CURRENT).get_attribute("data-place") or ""
    assert now != first
    assert page.url.endswith(f"?at={now}")
    page.reload()
    expect(page.locator(CURRENT)).to_have_attribute("data-place", now)


def test_two_people_walk_through_a_study_together(visit: Visit) -> None:
    ada, noam = visit(), visit(size=PHONE, touch=True)
    study = study_id(ada)
    hers, his = ada.go(f"/study/{study}").page, noam.page
    hers.locator("[data-do=settings-of-study]").click()
    link = hers.locator("[data-link]").input_value()
    hers.keyboard.press("Escape")
    noam.go(link.removeprefix(ada.url))
    his.locator(CURRENT).wait_for()
    assert "#" not in his.url, "the key is used, and gone"
    # One leads, the other follows.
    hers.locator("[data-do=lead]").click()
    expect(his.locator("[data-following]")).to_have_attribute("data-following", "true")
    hers.locator("[data-do=next]").click()
    led = hers.locator(CURRENT).get_attribute("data-place") or ""
    expect(his.locator(CURRENT)).to_have_attribute("data-place", led)
    # Walking breaks free, until one catches up.
    his.locator("[data-do=prev]").click()
    expect(his.locator("[data-following]")).to_have_attribute("data-following", "false")
    free = his.locator(CURRENT).get_attribute("data-place") or ""
    hers.locator("[data-do=next]").click()
    led = hers.locator(CURRENT).get_attribute("data-place") or ""
    expect(hers.locator("[data-person]")).to_have_count(2)
    expect(his.locator(CURRENT)).to_have_attribute("data-place", free)
    his.locator("[data-do=catch-up]").click()
    expect(his.locator(CURRENT)).to_have_attribute("data-place", led)
    # The lead is handed on, and what one writes the other reads.
    hers.locator("[data-do=hand-on]").click()
    expect(hers.locator("[data-following]")).to_have_attribute("data-following", "true")
    his.locator("[data-do=prev]").click()
    back = his.locator(CURRENT).get_attribute("data-place") or ""
    expect(hers.locator(CURRENT)).to_have_attribute("data-place", back)
    his.locator("#comment").fill("I see.")
    his.locator("[data-do=comment]").click()
    expect(hers.locator("[data-comment]").last).to_contain_text("I see.")
    # A revoked link shows nothing more.
    hers.locator("[data-do=settings-of-study]").click()
    hers.locator("[data-do=revoke]").click()
    hers.locator("[data-do=sure]").click()
    expect(his.locator(CURRENT)).to_have_count(0)
    expect(his.locator("body")).to_contain_text(re.compile("study"))
    expect(hers.locator(CURRENT)).to_have_count(1)


def test_moves_are_tried_privately_and_offered(visit: Visit) -> None:
    ada, noam = visit(), visit(size=PHONE, touch=True)
    study = study_id(ada)
    share = {"t": "share", "link": True, "contributions": False}
    headers = {"X-Riftable": "1"}
    answer = ada.page.request.post(f"{ada.url}/api/studies/{study}/change", data=share, headers=headers)
    noam.go(answer.json()["link"])
    address = f"{ada.url}/api/studies/{study}"
    known = len(ada.page.request.get(address).json()["variations"])
    for me, may_add in ((noam, False), (ada.go(f"/study/{study}"), True)):
        page = me.page
        first = page.locator(CURRENT).get_attribute("data-place") or ""
        page.locator("[data-do=try-privately]").click()
        expect(page.locator("[data-do=try]")).to_have_count(0)
        page.locator(".table .board .slot").first.wait_for()
        expect(page.locator(".prompt")).to_contain_text("Only you see these moves.")
        back, rng = page.locator("[data-do=take-back]"), random.Random(7)
        until = time.monotonic() + STEP_TIMEOUT_S
        while not back.count():
            assert time.monotonic() < until
            me.step(page.evaluate(STATE), rng)
        assert len(me.page.request.get(address).json()["variations"]) == known
        assert page.evaluate(OVERFLOWING) == []
        check_page(page, "en")
        expect(page.locator("[data-do=offer]")).to_have_count(int(may_add))
        if may_add:
            page.locator("[data-do=offer]").click()
            expect(page.locator(CURRENT)).not_to_have_attribute("data-place", first)
        else:
            back.click()
            expect(back).to_have_count(0)
            page.locator("[data-do=done]").click()
            expect(page.locator("[data-do=try-privately]")).to_be_visible()
    offered = ada.page.locator(CURRENT).get_attribute("data-place")
    expect(noam.page.locator(f"[data-place='{offered}']")).to_have_count(1)  # from then on all see it
