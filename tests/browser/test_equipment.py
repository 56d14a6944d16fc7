"""Equipment of Riftbound on the table: who bears what, in words and in place, at a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.test_decks import check_page
from tests.browser.visitor import open_from_menu

DESK, PHONE = (1280, 800), (360, 640)
LINES = (
    "riftbound duel",
    "option decks fiora / rumble",
    "field 1 void-gate 0 0",
    "field 2 sunken-temple 1 1",
    "unit 4 first-mate 0 @1",
    "unit 5 dorans-blade 0 @1",
    "effect 1 attached unit5 4",
    "unit 6 pit-rookie 0 @1",
    "unit 7 veteran-poro 0 @base0",
    "unit 8 bf-sword 0 @base0",
    "effect 2 attached unit8 7",
    "unit 9 warmogs-armor 0 @base0",
    "unit 10 bubble-bot 1 @2",
    "unit 11 long-sword 1 @2",
    "effect 3 attached unit11 10",
    "unit 12 gold 0 @base0",
    "unit 13 gold 0 @base0",
    "hand 0 punch-first strike-down",
    "runes 0 body*4 order*3",
)

# How many lines each word of an element stands on.
LINES_OF_WORDS = """(element) => {
  const text = [...element.childNodes].find((one) => one.textContent.trim());
  return [...text.textContent.matchAll(/\\S+/g)].map((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length;
  });
}"""


def open_table(visit: Visit, size: tuple[int, int]) -> Page:
    return visit(size=size).fork(riftable.position("\n".join(LINES), strict=False).record.text, 0).page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_equipment_stands_beside_its_unit(visit: Visit, size: tuple[int, int]) -> None:
    page = open_table(visit, size)
    mate, blade = page.locator("[data-key='unit:4']"), page.locator("[data-key='unit:5']")
    expect(mate.locator(".mark")).to_contain_text("1 Equipment")
    expect(blade).to_contain_text("Doran’s Blade is attached to First Mate.")
    order = page.locator("[data-key^='unit:']").evaluate_all("all => all.map((one) => one.dataset.key)")
    for unit, worn in ((4, 5), (7, 8)):
        assert order.index(f"unit:{worn}") == order.index(f"unit:{unit}") + 1
    left, right = mate.bounding_box(), blade.bounding_box()
    assert left is not None
    assert right is not None
    assert abs(left["x"] + left["width"] - right["x"]) < 8
    assert min(right["width"], right["height"]) >= 44
    check_page(page, "en")


def test_equipment_goes_home_when_its_unit_dies(visit: Visit) -> None:
    lines = [line for line in LINES if not line.startswith(("hand", "runes"))]
    lines += ["hand 0 final-spark", "runes 0 mind*6 order*6"]
    game = riftable.position("\n".join(lines), strict=False)
    game.push("final-spark bubble-bot auto pass pass")
    page = visit(size=DESK).fork(game.record.text, len(game.history)).page
    home = page.locator(".theirs [data-key='unit:11']")
    expect(home).to_contain_text("Long Sword, Dice, Gear, Base of Dice")
    expect(home).not_to_contain_text("attached")
    expect(page.locator("[data-key='unit:10']")).to_have_count(0)


def test_the_plan_says_which_gear_pays(visit: Visit) -> None:
    """Without runes a card is paid for with Gold: the button says so before it is pressed."""
    lines = [line for line in LINES if not line.startswith("runes")]
    page = (
        visit(size=DESK)
        .fork(riftable.position("\n".join([*lines, "pool 0 energy*1"]), strict=False).record.text, 0)
        .page
    )
    page.locator("[data-key='card:punch-first']").click()
    page.locator("[data-key='unit:4']").click()
    expect(page.locator("[data-do=confirm]")).to_contain_text("uses Gold")


def test_long_names_of_equipment_are_not_broken_in_a_word(visit: Visit) -> None:
    lines = [line.replace("dorans-blade", "boots-of-swiftness") for line in LINES]
    page = visit(size=PHONE).fork(riftable.position("\n".join(lines), strict=False).record.text, 0).page
    name = page.locator("[data-key='unit:5'] em")
    expect(name).to_contain_text("Boots of Swiftness")
    assert name.evaluate(LINES_OF_WORDS) == [1, 1, 1]


def test_a_yes_or_no_and_its_price_fit_a_phone(visit: Visit) -> None:
    """The button of gold says what is paid: nothing in its row may lie beyond the edge of the screen."""
    lines = [*LINES[:2], "hand 0 jaull-fish", "runes 0 body*6 order*6"]
    page = visit(size=PHONE).fork(riftable.position("\n".join(lines), strict=False).record.text, 0).page
    page.locator("[data-key='card:jaull-fish']").click()
    buttons = page.locator(".dock [role=toolbar] button:visible")
    for answer in ("no", "yes"):  # what can be changed as long as it is not sent
        page.locator(f"[data-move={answer}]").click()
        expect(page.locator("[data-do=confirm]")).to_contain_text("exhausts")
        expect(page.locator("[data-do=pay]")).to_be_visible()
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)


def test_cards_picked_as_a_cost_do_not_cover_the_runes_that_pay_the_rest(visit: Visit) -> None:
    lines = [line for line in LINES if not line.startswith(("hand", "runes"))]
    lines += ["unit 14 last-rites 0 @base0", "trash 0 gust rebuke called-shot", "runes 0 chaos*2"]
    page = visit(size=PHONE).fork(riftable.position("\n".join(lines), strict=False).record.text, 0).page
    page.locator("[data-key='unit:14']").click()
    page.locator("[data-key='unit:7']").click()
    choice, prompt = page.locator(".choice"), page.locator(".dock .prompt")
    expect(prompt).to_contain_text("0 of 2 chosen")
    choice.locator("[data-move='trash:called-shot']").click()
    expect(prompt).to_contain_text("1 of 2 chosen")
    choice.locator("[data-move='trash:gust']").click()
    page.locator("[data-do=pay]").click()
    expect(prompt).to_have_text("How do you pay for Last Rites?")  # the cost before it is not counted here
    expect(choice).to_have_count(0)
    page.locator("[data-key='rune:0:chaos:recycle']").click(trial=True)  # nothing lies over it


def test_what_pays_for_an_equipment_is_picked_freely(visit: Visit) -> None:
    """The rules would take the third of three cards after the second without asking."""
    lines = ("unit 4 recruit 0 @base0", "unit 5 last-rites 0 @base0", "trash 0 gust rebuke called-shot")
    text = "\n".join(("riftbound duel", "option decks sivir / annie", "turn 0", *lines, "runes 0 chaos*2"))
    page = visit().fork(riftable.position(text, strict=False).record.text, 0).page
    for key in ("unit:5", "unit:4"):
        page.locator(f".legal[data-key='{key}']").click()
    choice = page.get_by_role("group", name="which card of your trash")
    choice.get_by_role("button", name="Gust").click()
    expect(page.locator(".dock .prompt")).to_contain_text("1 of 2 chosen")
    choice.get_by_role("button", name="Called Shot").click()
    page.get_by_role("button", name="No", exact=True).click()  # to the legend
    page.locator("[data-do=confirm]").click()
    expect(page.locator(".side .log")).to_contain_text("You recycle 2\u00a0cards.")
    open_from_menu(page, "piles")
    expect(page.locator("[data-piles='0']")).to_contain_text(re.compile(r"Trash\s*1\s*Rebuke"))
