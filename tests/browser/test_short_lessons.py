"""Short lessons in the browser: found, missed, shown, done; by mouse, by finger and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from riftable.ai.lessons import StepName, games_with_lessons, lesson_book
from riftable.server.session.lesson_room import LessonPresentation, open_lesson_room
from tests.browser.conftest import Visit
from tests.browser.exercises import TOLD, VERDICT, line_of, solve, solved
from tests.browser.page_table import click, tap
from tests.browser.test_decks import check_page
from tests.browser.test_lessons import FRAMES
from tests.browser.visitor import Visitor

PHONE = (360, 640)
SAID = "[data-part=said]"


def shortest(game: str) -> str:
    """Return the lesson of a game with the fewest steps, the first of them by name."""
    return min(lesson_book(game).lessons(), key=lambda lesson: (len(lesson.steps), lesson.name)).name


def step_of(game: str, lesson: str, number: int) -> LessonPresentation:
    return LessonPresentation(open_lesson_room(StepName(game, lesson, number)), "en")


def begun(me: Visitor, step: LessonPresentation) -> None:
    """Wait for a step, until its question can be answered."""
    said = step.sheet([], 0).say.replace("\xa0", " ")
    expect(me.page.locator("[data-part=task]")).to_have_text(said)
    me.asked()


def type_line(page: Page, step: LessonPresentation) -> None:
    """Give the answers of a line that reaches the goal as one line of notation."""
    searched = step.room.solved
    names = searched.named(searched.values.shortest_line(searched.root))
    page.keyboard.press("/")
    page.keyboard.type(" ".join(name for name in names if not name.startswith("!")))
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", games_with_lessons())
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_lesson_of_every_game_is_missed_and_done(visit: Visit, game: str, phone: bool) -> None:
    me = visit(size=PHONE, touch=True) if phone else visit()
    page, press, name = me.page, tap if phone else click, shortest(game)
    me.go(f"/learn/{game}")
    mark = page.locator(f"[data-lesson={name}]")
    expect(mark).not_to_contain_text("done")
    mark.click()
    for number, _ in enumerate(step_of(game, name, 1).room.book.lesson(name).steps, 1):  # type: ignore[union-attr]  # it is there
        step = step_of(game, name, number)
        begun(me, step)
        if number == 1:
            if step.room.step.points:
                expect(page.locator(FRAMES)).not_to_have_count(0)
            check_page(page, "en")
            solve(me, step, line_of(step.room.solved, best=False), press)
            solved(page, right=False)
            expect(page.locator(SAID)).to_have_text(re.compile(r"\w.*\."))
            page.locator("[data-do=again]").click()
            page.locator(VERDICT).wait_for(state="detached")
            begun(me, step)
        solve(me, step, line_of(step.room.solved, best=True), press)
        solved(page, right=True)
        if number < step.sheet([], 0).steps:
            page.locator("[data-do=next-step]").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-do=all-exercises]").click()
    expect(mark).to_contain_text("done")
    expect(page.locator("[data-count=lessons]")).to_have_text(re.compile(r"^1 of \d+ done$"))


def test_a_lesson_is_shown_and_done_by_keyboard_and_the_next_one_follows(visit: Visit) -> None:
    me = visit()
    page = me.go("/learn/riftforce/fire").page
    first, second = (step_of("riftforce", "fire", number) for number in (1, 2))
    begun(me, first)
    page.locator("[data-do=show-me]").click()
    expect(page.locator(TOLD)).to_be_visible()
    page.locator("[data-part=turn] [data-do=skip]").click()
    solved(page, right=False)
    expect(page.locator("[aria-live=assertive]")).to_have_text("This is how it goes")
    page.keyboard.press("Control+Enter")  # the gold button: try it yourself
    page.locator(VERDICT).wait_for(state="detached")
    begun(me, first)
    type_line(page, first)
    solved(page, right=True)
    page.keyboard.press("Control+Enter")
    page.wait_for_url("**/learn/riftforce/fire?step=2")
    begun(me, second)
    type_line(page, second)
    solved(page, right=True)
    expect(page.locator("[aria-live=assertive]")).to_contain_text("Well done! Light struck first")
    page.keyboard.press("Control+Enter")
    page.wait_for_url("**/learn/riftforce/earth")
    begun(me, step_of("riftforce", "earth", 1))
    page.locator("[data-do=settings]").click()
    page.locator("[data-set=lang-uk]").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=task]")).to_contain_text("Коли ви викладаєте Землю")
    me.go("/learn/riftforce/fire?step=9")
    expect(page.locator("h1")).to_have_text("Урок не знайдено")
