"""What newcomers to Riftforce stumbled over: what is missing, another pick instead, reading an enemy."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.test_aids import face_to_face
from tests.browser.visitor import GUILDS

HAND = "[data-region=hand]"


@cache
def opening() -> tuple[str, int, list[str]]:
    """Return a record, its first decision, and three different cards of one guild in that hand."""
    for seed in range(100):
        game = riftable.new("riftforce", guilds=GUILDS, first=0, seed=seed)
        view: Any = game.view(0).json()
        for guild in {card[:-1] for card in view["hand"]}:
            cards = [card for card in view["hand"] if card[:-1] == guild]
            if len(set(cards)) == 3:
                return game.record.text, len(game.history), sorted(set(cards))
    raise AssertionError("no such hand")


def pick(page: Page, card: str) -> None:
    page.locator(f"{HAND} [data-key='card:{card}']:not(.picked)").first.click()


def place(page: Page, location: int) -> None:
    page.locator(f".place[data-key='lane:{location - 1}']").click()


def test_a_gap_between_two_cards_is_asked_for_in_words(visit: Visit) -> None:
    record, at, cards = opening()
    page = visit().fork(record, at).page
    gold = page.locator("[data-primary]")
    pick(page, cards[0])
    place(page, 1)
    expect(gold).to_have_text("Play 1 card")
    pick(page, cards[1])
    expect(gold).to_have_text("Where to?")
    place(page, 3)
    expect(gold).to_have_text("Fill the gap first")
    expect(gold).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".prompt")).to_have_text("Play a third card at location 2, to fill the gap.")
    pick(page, cards[2])
    place(page, 2)
    expect(gold).to_have_text("Play 3 cards")
    expect(gold).to_have_attribute("aria-disabled", "false")


def test_a_location_that_is_too_far_away_says_why(visit: Visit) -> None:
    record, at, cards = opening()
    page = visit().fork(record, at).page
    pick(page, cards[0])
    place(page, 1)
    pick(page, cards[1])
    far = page.locator(".cell.you").nth(4)
    box = far.bounding_box()
    assert box is not None
    far.click(position={"x": box["width"] / 2, "y": box["height"] - 6})
    expect(page.locator(".prompt.notice")).to_be_visible()
    expect(page.locator(f"{HAND} .picked")).to_have_count(2)  # it is still to be placed
    expect(page.locator("[data-primary]")).to_have_text("Where to?")


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_another_card_or_location_takes_the_place_of_the_last(visit: Visit, size: tuple[int, int]) -> None:
    record, at, cards = opening()
    page = visit(size=size).fork(record, at).page
    picked = page.locator(f"{HAND} .picked")
    pick(page, cards[0])
    pick(page, cards[1])
    expect(picked).to_have_attribute("data-key", f"card:{cards[1]}")
    expect(page.locator(".prompt.notice")).to_have_count(0)
    place(page, 1)
    box = page.locator(".cell.you").nth(3).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".cell.you").nth(3).locator(".slot.new")).to_have_count(1)
    expect(page.locator(".slot.new")).to_have_count(1)
    expect(page.locator("[data-primary]")).to_have_text("Play 1 card")


def test_an_enemy_card_can_be_read_at_any_time(visit: Visit) -> None:
    record, at, cards = opening()
    page = visit(size=(360, 640)).fork(record, at).page
    enemy = page.locator(".cell.foe .slot")
    for picks in (0, 1):
        if picks:
            pick(page, cards[0])
            place(page, 1)
        enemy.click(force=True)  # it cannot be picked, and a person presses it anyway
        expect(page.locator("dialog[open]")).to_be_visible()
        expect(page.locator(".prompt.notice")).to_have_count(0)
        page.keyboard.press("Escape")


def test_the_action_that_is_picked_stands_on_the_gold_button_only(visit: Visit) -> None:
    record, at, _ = face_to_face()
    page = visit().fork(record, at).page
    draw = page.get_by_role("button", name="Check & Draw")
    expect(draw).to_have_count(1)
    draw.click()
    expect(page.locator("[data-primary]")).to_contain_text("Check & Draw")
    expect(draw).to_have_count(1)
    page.locator("[data-move=play]").click()
    expect(page.locator("[data-primary]")).to_have_text("Choose")
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-move=draw]")).to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 390])
def test_what_would_be_left_is_shown_whole(visit: Visit, width: int) -> None:
    record, at, card = face_to_face()
    page = visit(size=(width, 640)).fork(record, at).page
    pick(page, card)
    page.locator(".cell.you .slot.legal").first.click()
    chip = page.locator(".slot .chip").first
    expect(chip).to_be_visible()
    inside = chip.evaluate("""(chip) => {
      const [box, card, sign] = [chip, chip.closest('.card'), chip.closest('.card').querySelector('.facet')]
        .map((one) => one.getBoundingClientRect());
      return box.left >= sign.right && box.right <= card.right;
    }""")
    assert inside
