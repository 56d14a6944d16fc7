"""The review of a game in the browser: started by one press, read with any input, and tried again."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.test_screens import (
    AXE,
    CHECK,
    OVERFLOWING,
    REVIEW_TIMEOUT_MS,
    over,
    review,
    review_id,
    short_game,
)

SIZES = ((1280, 800), (360, 640))


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_leads_to_its_review_and_back_to_a_moment(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size, touch=size[0] < 600)
    page = me.page
    table_id = review_id(me)
    me.go(f"/r/{table_id}").page.locator("[data-do=review]").click()
    page.locator("[data-accuracy='1']").wait_for(timeout=REVIEW_TIMEOUT_MS)
    assert page.url.endswith(f"/review/{table_id}"), "a reload does not start it again"
    page.reload()
    page.locator("[data-accuracy='1']").wait_for()
    page.locator("[data-mistake]").wait_for()
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(CHECK, {}) == []
    assert page.evaluate(OVERFLOWING) == []
    expect(page.locator("[data-moment]")).to_have_count(3)
    moment = page.locator("[data-moment]").last
    told = page.request.get(f"{me.url}/api/games/{table_id}/review").json()["report"]["moments"][-1]
    expect(moment).to_contain_text(f"Step {told['step']}:")
    moment.click()
    page.locator("[data-do=next]").wait_for()
    assert re.search(rf"/r/{table_id}\?step={told['step']}&seat=1$", page.url)
    steps = page.request.get(f"{me.url}/api/games/{table_id}/replay").json()["steps"]
    expect(page.locator(".count")).to_have_text(f"{told['step']}/{len(steps) - 1}")
    shown = " ".join(line for beat in steps[told["step"]]["beats"] for line in beat["lines"])
    assert told["lines"][-1] in shown, "the step that is shown is the one that the words tell of"
    expect(page.get_by_role("combobox", name="Through the eyes of")).to_have_value("1")


def test_a_mistake_is_shown_on_the_board_with_what_was_better(visit: Visit) -> None:
    me = visit()
    review(me)
    page = me.page
    mistakes = page.locator(".mistakes [data-at]")
    assert mistakes.count() > 1, "random play makes mistakes"
    last = mistakes.last
    last.press("Enter")
    at = last.get_attribute("data-at") or ""
    board = page.locator(f"[data-mistake='{at}']")
    expect(board.locator("h3")).to_be_focused()
    expect(last).to_have_attribute("aria-current", "true")
    made, better = board.locator("dd:not(.reason)").all_inner_texts()
    expect(last).to_contain_text(f"Played: {made}")
    expect(last).to_contain_text(f"Better: {better}")
    expect(board.locator("[data-do=made]")).to_have_attribute("aria-pressed", "true")
    board.locator("[data-do=better]").press("Enter")
    expect(board.locator("[data-do=better]")).to_have_attribute("aria-pressed", "true")
    before = board.locator("> .stage").inner_html()
    board.locator("[data-do=after]").press("Enter")
    expect(board.locator("[data-do=after]")).to_have_attribute("aria-pressed", "true")
    assert board.locator("> .stage").inner_html() != before, "the line is played on the board"
    board.locator("[data-do=made]").press("Enter")
    expect(board.locator("[data-do=after]")).to_have_attribute("aria-pressed", "false")
    for text in board.locator("dd").all_inner_texts():
        assert text.strip()


def test_a_mistake_that_is_chosen_before_the_board_has_loaded_takes_the_focus(visit: Visit) -> None:
    me = visit()
    page = me.page
    waiting: list[Route] = []
    held = True

    def hold(route: Route) -> None:
        if held:
            waiting.append(route)
        else:
            route.continue_()

    page.route(re.compile(r"/assets/riftforce/riftforce-.*\.js"), hold)
    review(me)
    last = page.locator(".mistakes [data-at]").last
    last.press("Enter")
    expect(last).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-mistake]")).to_have_count(0)
    assert waiting
    held = False
    for route in waiting:
        route.continue_()
    expect(page.locator("[data-mistake] h3")).to_be_focused()


def test_two_moments_of_one_step_are_both_told(visit: Visit) -> None:
    me = visit()
    review(me)

    def in_one_step(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        for one in body["report"]["moments"]:
            one["at"] = body["report"]["moments"][0]["at"]
        route.fulfill(response=answer, json=body)

    me.page.route("**/api/games/*/review*", in_one_step)
    me.page.reload()
    expect(me.page.locator("[data-moment]")).to_have_count(3)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["by an inaccuracy", "by a mistake", "by a blunder"]),
        ("fr", ["par une imprécision", "par une erreur", "par une gaffe"]),
        ("uk", ["припускається неточності", "припускається помилки", "припускається грубої помилки"]),
    ],
)
def test_moments_name_the_grade_of_a_mistake(visit: Visit, lang: str, said: list[str]) -> None:
    me = visit(lang=lang)
    review(me)

    def graded(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        for one, grade in zip(body["report"]["moments"], ("inaccuracy", "mistake", "blunder"), strict=True):
            one["grade"] = grade
        route.fulfill(response=answer, json=body)

    me.page.route("**/api/games/*/review*", graded)
    me.page.reload()
    expect(me.page.locator("[data-moment]")).to_contain_text(said)


@pytest.mark.parametrize("size", [*SIZES, (844, 390)])
def test_marks_on_the_curve_cover_neither_each_other_nor_the_slider(
    visit: Visit, size: tuple[int, int]
) -> None:
    me = visit(size=size)
    review(me)
    slider = me.page.locator("[data-do=decision]").bounding_box()
    plot = me.page.locator(".plot svg").bounding_box()
    assert slider
    assert plot
    assert plot["y"] + plot["height"] <= slider["y"]
    marks = [one.bounding_box() for one in me.page.locator(".plot .mark").all()]
    assert len(marks) > 1
    for i, one in enumerate(marks):
        for other in marks[:i]:
            assert one
            assert other
            assert max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"])) > 20


def test_the_curve_is_read_by_keyboard_and_as_a_table(visit: Visit) -> None:
    me = visit()
    review(me)
    page = me.page
    slider = page.locator("[data-do=decision]")
    slider.focus()
    page.keyboard.press("Home")
    first = slider.get_attribute("aria-valuetext")
    expect(page.locator(".words")).to_have_text(first or "")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".words")).not_to_have_text(first or "")
    page.locator("summary").press("Enter")
    rows = page.locator("details tbody tr")
    expect(rows).to_have_count(int(slider.get_attribute("max") or 0) + 1)
    assert first is not None
    assert rows.first.locator("th").inner_text() in first


def test_a_finished_game_is_reviewed_by_one_press_and_cancelled(visit: Visit) -> None:
    """The answers of the server are given: how far a review is when it is cancelled must not be luck."""
    me = visit()
    over(me)
    page = me.page
    table_id = page.url.rsplit("/", 1)[1]
    state = page.request.get(f"{me.url}/api/games/{table_id}/review").json()
    assert state["status"] == "none"
    running = {**state, "status": "running", "done": 3, "total": 20, "may_cancel": True}
    sent: list[str] = []

    def answer(route: Route) -> None:
        sent.append(f"{route.request.method} {urlsplit(route.request.url).path}")
        cancelled = any(one.endswith("/cancel") for one in sent)
        route.fulfill(json=state if cancelled else running)

    page.route(re.compile(r"/api/games/[^/]+/review"), answer)
    page.locator(".story [data-do=review]").click()
    expect(page.locator("progress")).to_have_attribute("value", "3")
    assert sent[0] == f"POST /api/games/{table_id}/review"
    page.reload()
    page.locator("[data-do=cancel]").click()
    page.locator("[data-do=start]").wait_for()
    expect(page.locator("progress")).to_have_count(0)
    assert sent.count(f"POST /api/games/{table_id}/review") == 1, "a reload does not start it again"
    assert f"POST /api/games/{table_id}/review/cancel" in sent


def test_a_pasted_record_is_reviewed_and_a_broken_one_is_refused(visit: Visit) -> None:
    me = visit()
    page = me.go("/review").page
    page.locator("#record").fill("this is no record")
    page.locator("[data-do=start]").click()
    expect(page.locator("[role=alert]")).to_be_visible()
    expect(page.locator("#record")).to_have_value("this is no record")
    page.locator("#record").fill(short_game())
    page.locator("[data-do=start]").click()
    page.locator("[data-accuracy='1']").wait_for(timeout=REVIEW_TIMEOUT_MS)


def test_a_review_of_a_game_in_progress_says_why_not(visit: Visit) -> None:
    me = visit().duel()
    page = me.page
    me.go(page.url.replace(me.url, "").replace("/g/", "/review/"))
    expect(page.locator("[role=alert]")).to_have_text("The game is not over yet.")


def test_a_mistake_is_tried_again_against_a_bot_and_the_review_gives_a_verdict(visit: Visit) -> None:
    me = visit()
    review(me)
    page = me.page
    mistake = page.locator(".mistakes [data-at]").last
    mistake.click()
    at = int(mistake.get_attribute("data-at") or -1)
    page.locator("[data-do=retry]").click()
    page.wait_for_url("**/g/*")
    me.asked()
    key = "riftable.retry." + page.url.rsplit("/", 1)[1]
    noted = page.evaluate("(key) => JSON.parse(sessionStorage.getItem(key))", key)
    assert (noted["at"], noted["seat"]) == (at, 1)
    # The same review again, as if it were that of the second game: it decided as the first.
    script = "([key, note]) => sessionStorage.setItem(key, JSON.stringify(note))"
    page.evaluate(script, [f"riftable.retry.{review_id(me)}", noted])
    review(me)
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "same")
    expect(page.locator("[data-mistake]")).to_have_attribute("data-mistake", str(at))
