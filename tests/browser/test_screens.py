"""What every screen owes its readers: no serious finding of axe in any language and theme, little to load."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Visit
from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .filter((v) => ['serious', 'critical'].includes(v.impact))
  .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)).join(' | ')}`)"""
THEMES = ("dark", "light", "contrast")
FIRST_LOAD = 120 * 1024  # bytes over the wire


def home(me: Visitor) -> None:
    me.go("/").page.locator("[data-do=quick]").wait_for()


def new(me: Visitor) -> None:
    me.go("/new/riffifi").page.locator("[data-do=open]").wait_for()


def room(me: Visitor) -> None:
    new(me)
    me.page.locator("[data-seat='1']").select_option("open")
    me.page.locator("[data-do=open]").click()
    me.page.wait_for_url("**/g/*")


def rules(me: Visitor) -> None:
    me.go("/rules/riftforce").page.locator(".challenges li").first.wait_for()


def learn(me: Visitor) -> None:
    me.go("/learn").page.locator("[data-do=lesson]").wait_for()


def draft(me: Visitor) -> None:
    home(me)
    me.page.locator("[data-do=quick]").click()
    me.asked()


def duel(me: Visitor) -> None:
    draft(me)
    me.draft().play(seed=1, steps=6)
    me.asked()


def solo(me: Visitor) -> None:
    me.set_table("riftforce", "solo").at_table().play(seed=1, steps=12)
    me.asked()


def team(me: Visitor) -> None:
    me.set_table("riftforce", "team4").at_table().play(seed=1, steps=10)
    me.asked()


def riffifi(me: Visitor) -> None:
    me.set_table("riffifi", players=5).at_table().play(seed=1, steps=4)
    me.asked()


def settings(me: Visitor) -> None:
    home(me)
    me.page.locator("header [data-do=settings]").click()


def over(me: Visitor) -> None:
    """Alone against the trainer, a game by luck is soon over."""
    me.set_table("riftforce", "solo").at_table().play(seed=1)
    me.page.locator(".story").wait_for()


def replay(me: Visitor) -> None:
    over(me)
    me.page.locator(".story footer a[href^='/r/']").click()
    me.page.locator("[data-do=next]").wait_for()


# Each with what tells that it is there.
SCREENS: list[tuple[Callable[[Visitor], None], str]] = [
    (home, "[data-do=quick]"),
    (new, "[data-do=open]"),
    (room, "input[readonly]"),
    (rules, ".challenges li"),
    (learn, "[data-do=lesson]"),
    (settings, "[data-set]"),
    (draft, ".offer"),
    (duel, ".board .slot"),
    (solo, ".board .slot"),
    (team, ".board .slot"),
    (riffifi, ".banks .stone"),
    (over, ".story .turns li"),
    (replay, "[data-do=next]"),
]
SIZES = {"en": (1280, 800), "fr": (360, 640), "uk": (844, 390)}


@pytest.mark.parametrize(("screen", "sign"), SCREENS, ids=[screen.__name__ for screen, _ in SCREENS])
def test_axe_has_nothing_serious_to_say(visit: Visit, screen: Callable[[Visitor], None], sign: str) -> None:
    """In every language, each at a size of its own, and every theme."""
    me = visit()
    page = me.page
    screen(me)
    for lang, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(lang) => localStorage.setItem('riftable.lang', lang)", lang)
        page.reload()
        if screen is settings:
            page.locator("header [data-do=settings]").click()
        page.locator(sign).first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.evaluate(AXE.read_text("utf-8"))
        for theme in THEMES:
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            assert page.evaluate(CHECK) == [], (lang, theme)


def test_the_first_page_is_light_and_asks_nobody_else(visit: Visit, server: Server) -> None:
    me = visit()
    loaded: dict[str, int] = {}

    def count(response: Any) -> None:
        if "/api/" not in response.url:
            loaded[response.url] = response.request.sizes()["responseBodySize"]

    me.page.on("requestfinished", lambda request: count(request.response()))
    home(me)
    me.page.wait_for_load_state("networkidle")
    assert loaded
    assert all(url.startswith(server.url) for url in loaded)
    assert sum(loaded.values()) <= FIRST_LOAD, loaded


def test_a_shared_replay_is_walked_through_and_played_on(visit: Visit) -> None:
    me = visit()
    replay(me)
    page = me.page
    steps = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert steps > 4
    friend = visit(lang="uk")
    friend.page.goto(page.url)
    for _ in range(3):
        friend.page.locator("[data-do=next]").click()
    expect(friend.page.locator(".count")).to_have_text(f"3/{steps}")
    page.locator("input[type=range]").fill(str(steps - 2))
    page.locator("[data-do=fork]").click()
    page.wait_for_url("**/g/*")
    me.asked()


def test_a_record_is_saved_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    me = visit()
    replay(me)
    page = me.page
    with page.expect_download() as download:
        page.locator("[data-do=save]").click()
    file = tmp_path / "game.rift"
    download.value.save_as(file)
    steps = page.locator("input[type=range]").get_attribute("max")
    other = visit()
    home(other)
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.wait_for_url("**/r/*")
    expect(other.page.locator("input[type=range]")).to_have_attribute("max", steps or "")


def test_the_lesson_leads_a_newcomer_to_the_end_of_a_game(visit: Visit) -> None:
    me = visit()
    learn(me)
    page = me.page
    page.locator("[data-do=lesson]").click()
    coach = page.get_by_role("complementary", name="Lesson")
    for _ in range(2):
        expect(coach).to_be_visible()
        page.locator("[data-do=coach]").click()
    expect(coach).to_contain_text("Pick a card")
    page.locator("[data-region=hand] .legal").first.click()
    expect(coach).to_contain_text("location")
    page.locator(".place").first.click()
    expect(coach).to_contain_text("button of gold")
    page.locator("[data-do=confirm]").click()
    assert me.play(seed=3)
    expect(page.get_by_role("complementary", name="Lesson")).to_contain_text("your first game")


def test_hints_lead_somewhere(visit: Visit) -> None:
    me = visit()
    duel(me)
    page = me.page
    if page.locator("[data-do=hint]").count() == 0:
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    page.locator("[data-do=hint]").click()
    page.locator(".advice .best").click()
    expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "false")


def test_giving_up_ends_the_game(visit: Visit) -> None:
    me = visit()
    duel(me)
    me.page.on("dialog", lambda dialog: dialog.accept())
    me.page.locator(".tools [data-do=settings]").click()
    me.page.locator("[data-do=resign]").click()
    expect(me.page.get_by_role("heading", name="The line has held")).to_be_visible()


def test_time_travel_and_back(visit: Visit) -> None:
    me = visit()
    duel(me)
    page = me.page
    page.locator(".side .when").nth(2).click()
    expect(page.locator(".then")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".then")).to_have_count(0)


def test_an_unknown_table_is_told_kindly(visit: Visit) -> None:
    me = visit().go("/g/nowhere")
    expect(me.page.get_by_role("heading", name="Table not found")).to_be_visible()


def test_an_account_is_known_on_another_device(visit: Visit) -> None:
    me = visit()
    home(me)
    page = me.page
    page.locator("summary").filter(has_text="Guest").click()
    page.get_by_label("Your name").fill("Oksana")
    page.get_by_label("Password").fill("short")
    page.locator("[data-do=register]").click()
    expect(page.get_by_role("alert")).to_contain_text("8 to 200")
    page.get_by_label("Password").fill("long enough")
    page.locator("[data-do=register]").click()
    expect(page.locator("[data-do=logout]")).to_be_visible()
    other = visit()
    home(other)
    other.page.locator("summary").filter(has_text="Guest").click()
    other.page.get_by_label("Your name").fill("Oksana")
    other.page.get_by_label("Password").fill("long enough")
    other.page.locator("[data-do=login]").click()
    expect(other.page.locator("summary").filter(has_text="Oksana")).to_be_visible()
