"""Taking back at a real table: one press takes back what the gold button sent, whatever it was."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

RIFTBOUND = ["riftbound duel", "option decks garen / annie", "turn 0", "round 5"]


def position(*lines: str) -> str:
    return riftable.position("\n".join([*RIFTBOUND, *lines]), strict=False).record.text


def send(me: Visitor) -> None:
    """Press the gold button, and wait until bots have answered: what they do makes an undo come too late."""
    page = me.page
    gold = page.locator("[data-do=confirm]")
    expect(gold).to_have_attribute("aria-disabled", "false")
    gold.click()
    expect(page.locator("[data-do=undo]")).to_have_attribute("title", "1 decision can be taken back")
    me.asked()


def undo(page: Page) -> None:
    """Take back once; nothing more can be."""
    button = page.locator("[data-do=undo]")
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()
    expect(button).to_have_attribute("aria-disabled", "true")


def test_a_group_move_is_taken_back_at_once(visit: Visit) -> None:
    units = [f"unit {4 + i} recruit 0 @base0" for i in range(3)]
    me = visit().fork(position(*units, "runes 0 order*2"), 0)
    page = me.page
    for unit in (4, 5, 6):
        page.locator(f"[data-key='unit:{unit}']").click()
        if unit == 4:
            page.locator("[data-key='lane:2'].legal, [data-key='lane:2'].place").first.click()
    expect(page.locator("[data-do=confirm]")).to_contain_text("Move 3 units")
    send(me)
    expect(page.locator(".ours [data-key^='unit:']")).to_have_count(0)
    undo(page)
    expect(page.locator(".ours [data-key^='unit:'].legal")).to_have_count(3)


def test_a_card_is_taken_back_with_its_payment(visit: Visit) -> None:
    me = visit().fork(position("hand 0 vanguard-sergeant", "runes 0 order*6"), 0)
    page = me.page
    page.locator("[data-region=hand] .legal").click()
    send(me)
    expect(page.locator("[data-region=hand] .card")).to_have_count(0)
    undo(page)
    expect(page.locator("[data-region=hand] .legal")).to_have_count(1)
    expect(page.locator(".base.own .runes")).to_contain_text("6/6")


def test_an_action_of_riftforce_and_a_card_of_riffifi_are_taken_back_at_once(visit: Visit) -> None:
    me = visit().duel()
    page = me.page
    units = page.locator("[data-region=board] [data-key^='unit:']")
    placed = units.count()
    page.locator("[data-region=hand] .legal").first.click()
    page.locator("[data-region=board] .place").first.click()
    send(me)
    undo(page)
    expect(page.locator("[data-region=hand] .card")).to_have_count(7)
    expect(units).to_have_count(placed)

    me = visit().open_table("quick", {"game": "riffifi", "bot": "level1"})
    page = me.page
    before = page.locator("[data-region=hand] .card").count()
    page.locator("[data-region=hand] .legal").first.click()
    send(me)
    undo(page)
    expect(page.locator("[data-region=hand] .card")).to_have_count(before)


def test_others_are_told_of_an_undo(visit: Visit) -> None:
    me = visit().fork(position("unit 4 recruit 0 @base0", "runes 0 order*2"), 0)
    page = me.page
    watcher = visit().go(page.url.removeprefix(me.url)).page
    watcher.locator(".watching").wait_for()
    log = watcher.locator(".side [role=log]")
    page.locator("[data-key='unit:4']").click()
    page.locator("[data-key='lane:2'].legal, [data-key='lane:2'].place").first.click()
    send(me)
    expect(log).to_contain_text("Recruit")
    undo(page)
    expect(watcher.locator(".prompt")).to_contain_text("took back the last action.")
    expect(log).to_contain_text("took back the last action.")
    expect(log).not_to_contain_text("Recruit")
    expect(page.locator(".side [role=log]")).not_to_contain_text("took back")  # I know
