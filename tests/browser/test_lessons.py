"""Newcomers: the way to the lessons, teachers that point at what they speak of, bots by their strength."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_decks import check_page

FRAMES = ".frames span"


def frames_around(page: Page, thing: Locator) -> None:
    """Check that a frame of the teacher surrounds something."""
    thing.wait_for()
    page.wait_for_function(
        """([thing, frames]) => {
          const inner = thing.getBoundingClientRect();
          return [...document.querySelectorAll(frames)].some((frame) => {
            const box = frame.getBoundingClientRect();
            return box.left <= inner.left + 1 && box.top <= inner.top + 1 &&
              box.right >= Math.min(innerWidth, inner.right) - 1 && box.bottom >= inner.bottom - 1;
          });
        }""",
        arg=[thing.element_handle(), FRAMES],
    )


def test_a_newcomer_is_led_to_the_lesson_of_each_game(visit: Visit) -> None:
    me = visit(size=(360, 640))
    page = me.go("/").page
    page.locator("[data-do=learn]").click()
    page.locator("[data-do=lesson]").wait_for()
    page.get_by_role("link", name="Riffifi").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A first game of Riffifi")
    page.locator("[data-do=lesson]").click()
    coach = page.get_by_role("complementary", name="Lesson")
    for words, thing in (
        ("In the middle lies the bank", ".banks"),
        ("Below lies your hand", "[data-region=hand]"),
        ("a place for the card", ".seat.me .face"),
    ):
        expect(coach).to_contain_text(words)
        frames_around(page, page.locator(thing))
        check_page(page, "en")
        page.locator("[data-do=coach]").click()
    me.asked()
    expect(coach).to_contain_text("Lay your first card")
    me.play(steps=1)
    expect(coach).to_contain_text("The gold button lays the card")
    frames_around(page, page.locator("[data-do=confirm]"))
    page.locator("[data-do=confirm]").click()
    for _ in range(12):  # cards are paid or turned down soon, and nothing of it is left unsaid
        me.asked()
        expect(coach).not_to_contain_text("⟨")
        me.play(steps=2)
    page.get_by_role("button", name="Without a teacher").click()
    expect(coach).to_have_count(0)
    expect(page.locator(FRAMES)).to_have_count(0)
    expect(page.locator("[data-region=hand]")).to_be_visible()


def test_the_teacher_of_riftforce_speaks_of_the_action_that_is_picked(visit: Visit) -> None:
    me = visit()
    page = me.go("/learn/riftforce").page
    page.locator("[data-do=lesson]").click()
    coach = page.get_by_role("complementary", name="Lesson")
    for _ in range(2):
        page.locator("[data-do=coach]").click()
    me.asked()
    expect(page.locator("[data-move=activate]")).to_have_count(0)  # nothing of mine stands there yet
    page.locator("[data-region=hand] .legal").first.click()
    expect(coach).to_contain_text("pick a location")
    page.locator("[data-region=board] .place").first.click()
    expect(coach).to_contain_text("gold button")  # and if another card fits, that it may be added
    page.locator("[data-do=confirm]").click()
    expect(page.locator("[data-move=activate]")).to_be_visible()
    page.locator("[data-move=play]").click()
    expect(coach).to_contain_text("Pick a card from your hand to play it")
    page.locator("[data-do=undo]").click()
    page.locator("[data-move=draw]").click()
    expect(coach).to_contain_text("Press the gold button: a point for each location")
    frames_around(page, page.locator("[data-do=confirm]"))
    for size in ((1280, 800), (360, 640)):
        me.resize(*size)
        for button in page.get_by_role("toolbar").get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)


def test_bots_are_chosen_by_their_strength(visit: Visit) -> None:
    page = visit().go("/new/riftforce").page
    seat = page.locator("[data-seat='1']")
    names = ["Beginner (Pebble)", "Easy (Spark)", "Medium (Gale)", "Strong (Storm)", "Very strong (Quake)"]
    names.append("Strongest (Abyss)")
    expect(seat.locator("optgroup option")).to_have_text([f"bot: {name}" for name in names])
    expect(page.locator("[data-bot='1']")).to_have_count(0)
    seat.select_option("bot:level1")
    expect(page.locator("[data-bot='1']")).to_have_text("Overlooks a lot. Good for a first game.")
