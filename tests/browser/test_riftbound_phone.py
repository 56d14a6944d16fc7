"""Riftbound on phones: what can be chosen is in sight, and numbers and names are not covered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.visitor import FRAMES, Visitor

SMALL, TALL = (360, 640), (390, 844)
PHONES = pytest.mark.parametrize("size", [SMALL, TALL], ids=["small", "tall"])
APART = (
    "riftbound duel",
    "option decks annie / garen",
    "field 1 void-gate 0 0",
    "field 2 sunken-temple 1 1",
    "unit 4 daring-poro 0 @2",
    "unit 5 chemtech-enforcer 0 @2",
    "unit 6 first-mate 1 @1",
    "hand 0 discipline",
    "runes 0 calm*4",
)
CROWD = ["daring-poro", "vanguard-sergeant", "faithful-manufactor", "noxian-drummer", "crackshot-corsair"]
CROWDED = (
    "riftbound duel",
    "option decks garen / annie",
    *[f"unit {4 + i} {CROWD[i]} 0 @1 +{2 + 5 * (i % 2)}" for i in range(5)],
    *[f"unit {14 + i} {CROWD[i]} 1 @1 +{2 + 7 * (i % 2)} stunned" for i in range(5)],
    *[f"unit {24 + i} {CROWD[i]} 1 @base1" for i in range(5)],
)
# Words of names that are broken over two lines.
BROKEN = """(names) => [...document.querySelectorAll(names)].flatMap((name) =>
  [...name.textContent.matchAll(/[^ ]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(name.firstChild, index);
    range.setEnd(name.firstChild, index + word.length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  }).map(([word]) => word))"""


def open_position(visit: Visit, size: tuple[int, int], lines: tuple[str, ...], lang: str = "en") -> Visitor:
    me = visit(size=size, touch=True, lang=lang)
    me.fork(riftable.position("\n".join(lines), strict=False).record.text, 0)
    me.page.evaluate("document.fonts.ready.then(() => true)")
    return me


@PHONES
def test_units_of_mine_elsewhere_can_be_chosen_without_opening_their_battlefield(
    visit: Visit, size: tuple[int, int]
) -> None:
    """Only those of the opponent had a frame, because mine stood behind the tab of the other battlefield."""
    page = open_position(visit, size, APART).page
    tab = page.locator(".field.narrow")
    expect(tab.locator("[data-key='unit:4']")).to_have_count(0)  # nothing is being chosen yet
    page.locator("[data-key='card:discipline']").tap()
    mine = tab.locator("[data-key='unit:4'].legal")
    expect(mine).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-key='unit:6'].legal")).to_be_in_viewport(ratio=1)
    mine.tap()
    expect(page.locator(".dock [data-do=confirm]")).to_have_attribute("aria-disabled", "false")
    expect(tab.locator("[data-key='unit:4'] .badge")).to_have_text("1")


def test_the_tab_of_a_battlefield_says_whose_cards_are_there(visit: Visit) -> None:
    """It had said “0 ⚔ 2”, and next to that “0” and “4”, the sums of Might."""
    tab = open_position(visit, SMALL, APART).page.locator(".field.narrow .open")
    expect(tab.locator("small")).to_have_text(["0 theirs", "2 yours"])
    tab = open_position(visit, SMALL, APART[:4]).page.locator(".field.narrow .open")
    expect(tab.locator("small")).to_have_text(["empty"])


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_the_words_of_a_tab_have_room(visit: Visit, lang: str) -> None:
    for lines in (APART, APART[:4]):
        words = open_position(visit, SMALL, lines, lang).page.locator(".field.narrow .open small")
        for width, room in words.evaluate_all(
            "(all) => all.map((e) => [e.scrollWidth, e.parentElement.clientWidth])"
        ):
            assert width <= room


@PHONES
def test_nothing_covers_the_might_of_a_unit(visit: Visit, size: tuple[int, int]) -> None:
    """The mark of an effect had pushed it over the edge of the card."""
    page = open_position(visit, size, CROWDED).page
    expect(page.locator(".unit .clock").first).to_be_visible()
    for row in page.locator(".units .row").all():
        for left, right, marked, edge in row.locator(".unit").evaluate_all(
            """(units) => units.map((unit) => {
              const boxOf = (part) => unit.querySelector(part).getBoundingClientRect();
              const [might, clock, card] = [".might", ".clock", ".in"].map(boxOf);
              return [might.left, might.right, clock.right, card.right];
            })"""
        ):
            assert marked <= left < right <= edge + 0.5


@PHONES
def test_no_word_of_a_name_is_broken_where_many_units_stand(visit: Visit, size: tuple[int, int]) -> None:
    """There stood “Cracksho-t Corsair” without the hyphen, and “Vanguar d…”."""
    page = open_position(visit, size, CROWDED).page
    assert page.evaluate(BROKEN, ".unit .words b, .strip .words > b") == []
    cut = "(all) => all.filter((e) => e.scrollHeight > e.clientHeight + 1).map((e) => e.textContent)"
    assert page.locator(".unit .words b").evaluate_all(cut) == []


@PHONES
def test_a_mark_of_more_units_is_the_edge_of_its_row(visit: Visit, size: tuple[int, int]) -> None:
    """It had lain over the name of a unit, which was seen left and right of it."""
    page = open_position(visit, size, CROWDED).page
    row = page.locator("div.theirs")
    expect(row.locator(".strip").first).to_be_in_viewport(ratio=1)
    page.evaluate(FRAMES)
    mark, height = row.evaluate(
        """(row) => {
          const mark = getComputedStyle(row, "::after");
          return [parseFloat(mark.height), row.clientHeight];
        }"""
    )
    assert row.get_attribute("data-after")
    assert mark >= height - 1


AKSHAN = ("riftbound duel", "option decks garen / annie", "unit 4 daring-poro 0 @base0", "runes 0 body*6")
LONG = "A question that goes on and on, " * 5


@PHONES
@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_a_long_question_can_be_read(visit: Visit, size: tuple[int, int], lang: str) -> None:
    """Its first lines had lain over the base, and could not be told from what is written there."""
    gear = "unit 6 recurve-bow 1 @base1"
    page = open_position(visit, size, (*AKSHAN, gear, "hand 0 akshan-mischievous"), lang).page
    page.locator("[data-key='card:akshan-mischievous']").tap()
    prompt = page.locator(".dock .prompt.long.open > span")
    expect(prompt).to_be_in_viewport(ratio=1)
    background, shown, whole = prompt.evaluate(
        "(e) => [getComputedStyle(e).backgroundColor, e.clientHeight, e.scrollHeight]"
    )
    assert background != "rgba(0, 0, 0, 0)"
    assert whole <= shown + 1


@PHONES
def test_a_long_question_leaves_what_can_be_picked_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    me = open_position(visit, size, AKSHAN)
    page = me.page
    prompt, whole = page.locator(".dock .prompt > span"), page.locator(".dock [data-do=prompt]")
    expect(whole).to_have_count(0)
    prompt.evaluate("(e, text) => { e.textContent = text; }", LONG)
    expect(whole).to_have_attribute("aria-expanded", "false")
    top = "(e) => e.getBoundingClientRect().top"
    base = page.locator(".ours .strip").evaluate("(e) => e.getBoundingClientRect().bottom")
    assert prompt.evaluate(top) >= base - 1
    whole.tap()
    expect(whole).to_have_attribute("aria-expanded", "true")
    assert prompt.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1")


STATES = (
    "riftbound duel",
    "option decks annie / garen",
    "turn 0",
    "field 1 void-gate 0 0",
    "field 2 trifarian-war-camp 1 1",
    "unit 4 traveling-merchant 0 @1 exhausted",
    "unit 5 pouty-poro 0 @1 exhausted",
    "unit 6 petty-officer 1 @1 exhausted",
    "unit 7 garen-commander 1 @1 exhausted",
    "hand 0 gust",
    "runes 0 chaos*3",
)


@PHONES
def test_names_and_states_of_a_few_units_are_not_cut(visit: Visit, size: tuple[int, int]) -> None:
    """There stood “Traveling Mer…” in a row that was half empty, and half of “exhausted” below keywords."""
    page = open_position(visit, size, STATES).page
    expect(page.locator(".unit .mark em")).to_have_count(4)
    cut = """(all) => all
      .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
      .map((e) => e.textContent)"""
    for part in (".unit .words b", ".unit .marks"):
        assert page.locator(part).evaluate_all(cut) == []


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_flag_of_a_tab_leaves_its_sum_in_sight(visit: Visit, lang: str) -> None:
    """“Scored” lay over the Might of a player at the other battlefield."""
    game = riftable.position("\n".join((*APART[:4], "unit 4 daring-poro 0 @base0")), strict=False)
    game.push("move:daring-poro.4 @2")
    while "pass" in game.moves:
        game.push("pass")
    me = visit(size=SMALL, touch=True, lang=lang)
    me.fork(game.record.text, len(game.history))
    page = me.page
    flag = page.locator(".field .flag")
    expect(flag).to_have_count(1)
    if not page.locator(".field.narrow .flag").count():
        page.locator(".field.narrow .open").tap()
    boxes = page.locator(".field.narrow").evaluate(
        """(tab) => [".flag", "b.ours", ".status"].map((part) => {
          const box = tab.querySelector(part).getBoundingClientRect();
          return [box.left, box.right];
        })"""
    )
    (left, right), (might, _), (_, words) = boxes
    assert words <= left + 1
    assert right <= might + 1
