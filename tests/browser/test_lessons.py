"""Newcomers: the way to the lessons, teachers that point at what they speak of, bots by their strength."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from riftable.ai.lessons import lesson_book
from tests.browser.conftest import Visit
from tests.browser.test_decks import check_page

FRAMES = ".frames span"
DESK = (1280, 800)
PHONE = (360, 640)


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


# By game: what its teacher says first and points at, what to press then, and what is said about that.
FIRST_GAMES = {
    "riftforce": (
        [
            ("five locations", "[data-region=board]"),
            ("lies your hand", "[data-region=hand]"),
        ],
        ["[data-key='card:fire7']", "[data-key='unit:0']", "[data-key='unit:5']"],
        "The gold button does it",
    ),
    "riffifi": (
        [
            ("In the middle lies the bank", ".banks"),
            ("Below lies your hand", "[data-region=hand]"),
            ("a place for the card", ".seat.me .face"),
        ],
        ["[data-key='card:blue2']"],
        "The gold button lays the card",
    ),
    "riftbound": (
        [
            ("two battlefields", ".field >> nth=0"),
            ("your hand", "[data-region=hand]"),
            ("Your legend", ".rail.own"),
        ],
        ["[data-fx=unit-6]"],
        "Pick the battlefield",
    ),
}


@pytest.mark.parametrize(("game", "size"), [("riftforce", DESK), ("riffifi", PHONE), ("riftbound", DESK)])
def test_a_newcomer_is_taken_to_the_end_of_a_small_game(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    me = visit(size=size)
    page = me.go("/").page
    page.locator("[data-do=learn]").click()
    label = game.capitalize()
    page.get_by_role("navigation").get_by_role("link", name=label, exact=True).click()
    page.locator("[data-do=lesson]").click()
    coach = page.get_by_role("complementary", name="Lesson")
    pages, picks, said = FIRST_GAMES[game]
    for words, thing in pages:
        expect(coach).to_contain_text(words)
        frames_around(page, page.locator(thing))
        page.locator("[data-do=coach]").click()
    me.asked()
    for pick in picks:  # what the teacher proposes, all of it framed
        frames_around(page, page.locator(pick))
    check_page(page, "en")
    for pick in picks:
        page.locator(pick).click()
    expect(coach).to_contain_text(said)
    if page.locator("[data-do=confirm]:not([aria-disabled=true])").count():
        frames_around(page, page.locator("[data-do=confirm]"))
        page.locator("[data-do=confirm]").click()
    assert me.play(seed=3)
    expect(coach).to_contain_text("your first game")
    expect(page.locator(FRAMES)).to_have_count(0)
    check_page(page, "en")
    first = next(lesson_book(game).lessons()).name
    page.locator("[data-do=next-lesson]").click()
    page.wait_for_url(f"**/learn/{game}/{first}")
    expect(page.locator("[data-part=task]")).to_be_visible()


def test_the_teacher_of_riftforce_speaks_of_the_action_that_is_picked(visit: Visit) -> None:
    me = visit()
    page = me.go("/learn/riftforce").page
    page.locator("[data-do=lesson]").click()
    coach = page.get_by_role("complementary", name="Lesson")
    for _ in range(2):
        page.locator("[data-do=coach]").click()
    me.asked()
    page.locator("[data-key='card:fire7']").click()
    expect(coach).to_contain_text("Pick elementals of yours that fit the card")
    page.locator("[data-do=undo]").click()
    page.locator("[data-move=play]").click()
    expect(coach).to_contain_text("Pick a card from your hand to play it")
    page.locator("[data-key='card:thunderbolt5']").click()
    expect(coach).to_contain_text("pick a location")
    page.locator("[data-region=board] .place").first.click()
    expect(coach).to_contain_text("You may add up to two more")
    page.locator("[data-do=undo]").click()
    page.locator("[data-do=undo]").click()
    page.locator("[data-do=undo]").click()
    page.locator("[data-move=draw]").click()
    expect(coach).to_contain_text("Press the gold button: a point for each location")
    for size in (DESK, PHONE):
        me.resize(*size)
        for button in page.get_by_role("toolbar").get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Without a teacher").click()
    expect(coach).to_have_count(0)
    expect(page.locator(FRAMES)).to_have_count(0)
    expect(page.locator("[data-region=hand]")).to_be_visible()


def test_what_a_teacher_points_at_is_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE).go("/learn/riftbound").page
    page.locator("[data-do=lesson]").click()
    for _ in range(2):
        page.locator("[data-do=coach]").click()
    legend = page.locator(".ours .rail .card").filter(has_text="Legend")  # before the units of the row
    expect(legend).to_be_in_viewport(ratio=0.95)
    frames_around(page, legend)


def test_bots_are_chosen_by_their_strength(visit: Visit) -> None:
    page = visit().go("/new/riftforce").page
    seat = page.locator("[data-seat='1']")
    names = ["Beginner (Pebble)", "Easy (Spark)", "Medium (Gale)", "Strong (Storm)", "Very strong (Quake)"]
    names += ["Expert (Abyss)", "Strongest (Eclipse)"]
    expect(seat.locator("optgroup option")).to_have_text([f"bot: {name}" for name in names])
    expect(page.locator("[data-bot='1']")).to_have_count(0)
    seat.select_option("bot:level1")
    expect(page.locator("[data-bot='1']")).to_have_text("Overlooks a lot. Good for a first game.")
