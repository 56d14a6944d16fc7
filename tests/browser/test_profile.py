"""The profile in the browser: games are found by filters that the address keeps, and results are shown."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import GUILDS


def test_a_game_is_found_from_the_first_page_and_leads_to_its_replay(visit: Visit) -> None:
    me = visit()
    table_id = me.resigned_duel()
    page = me.go("/").page
    page.locator("[data-do=profile]").click()
    game = page.locator(f"[data-game='{table_id}']")
    expect(game).to_contain_text("Lost")
    expect(game).to_contain_text("Riftforce")
    expect(page).to_have_title(re.compile("All your games"))
    game.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/r/{table_id}")
    page.go_back()
    expect(game).to_be_visible()


def test_filters_are_in_the_address_and_survive_a_reload(visit: Visit) -> None:
    me = visit()
    table_id = me.resigned_duel()
    page = me.go("/profile").page
    game = page.locator(f"[data-game='{table_id}']")
    expect(game).to_be_visible()
    expect(page.locator("[data-filter=mode]")).to_be_disabled()
    page.locator("[data-filter=game]").select_option("riftforce")
    page.locator("[data-filter=mode]").select_option("duel")
    page.locator("[data-filter=against]").select_option("bots")
    page.locator("[data-filter=outcome]").select_option("lost")
    page.locator("[data-filter=days]").select_option("7")
    page.wait_for_url("**/profile?game=riftforce&mode=duel&against=bots&outcome=lost&days=7")
    page.reload()
    expect(game).to_be_visible()
    expect(page.locator("[data-filter=outcome]")).to_have_value("lost")
    page.locator("[data-filter=outcome]").select_option("won")
    expect(page.locator("[data-empty]")).to_have_text("No game matches these filters.")
    expect(game).to_have_count(0)
    page.locator("[data-do=clear]").click()
    expect(game).to_be_visible()
    expect(page.locator("[data-filter=outcome]")).to_have_value("")
    page.get_by_label("Name of another player").fill("no such player")
    page.keyboard.press("Enter")
    expect(page.locator("[data-empty]")).to_be_visible()
    expect(page.locator("[role=status]")).to_have_text("0 games")


def test_pages_are_turned_by_links(visit: Visit) -> None:
    """The answer is that of the server, with one more page than it has."""
    me = visit()
    me.resigned_duel()
    page = me.page
    answer = {**page.request.get(f"{me.url}/api/me/history").json(), "pages": 2}
    asked: list[str] = []

    def longer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json=answer)

    page.route("**/api/me/history*", longer)
    me.go("/profile")
    with page.expect_response("**/api/me/history*"):
        page.locator("[data-do=older]").click()
    page.wait_for_url("**/profile?page=2")
    expect(page.locator("[data-do=newer]")).to_be_visible()
    expect(page.locator("[data-do=older]")).to_have_count(0)
    assert "page=2" in asked[-1]
    with page.expect_response("**/api/me/history*"):
        page.locator("[data-do=newer]").click()
    page.wait_for_url(re.compile("/profile$"))


def test_results_have_numbers_and_a_table_for_screen_readers(visit: Visit) -> None:
    me = visit(lang="fr")
    for bot in ("level1", "level1", "level3"):
        me.resigned_duel(bot)
    page = me.go("/profile").page
    page.locator("[data-do=results]").click()
    against = page.locator("figure[data-bars='Contre les bots']")
    expect(against.locator(".row")).to_have_count(2)
    expect(against.locator(".row").first).to_contain_text("0–0–2")
    rows = page.get_by_role("table", name="Contre les bots").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text(re.compile(r"0\s*0\s*2"))
    guilds = page.get_by_role("table", name="Par guilde").get_by_role("row")
    expect(guilds).to_have_count(1 + len(GUILDS.split(" / ")[0].split()))


def test_a_newcomer_s_profile_says_how_it_fills(visit: Visit) -> None:
    page = visit(lang="uk").go("/profile").page
    expect(page.locator("[data-empty]")).to_contain_text("Завершених партій ще немає")
    page.locator("[data-do=results]").click()
    expect(page.locator("[data-empty]")).to_contain_text("Результатів ще немає")


def test_habits_and_openings_are_told_beside_those_of_bots(visit: Visit) -> None:
    """The answer is that of the server, with an opening, a habit and a rating more than it has."""
    me = visit()
    me.resigned_duel()
    page = me.page
    answer = page.request.get(f"{me.url}/api/me/results").json()
    (game,) = answer["games"]
    assert (game["habits"], game["openings"], game["rating"], game["min_habit_games"]) == ([], [], None, 5)
    me.go("/profile/results")
    expect(page.locator("[data-habits]")).to_contain_text("Habits show from 5 games on; you have 0.")
    share = {**game["groups"][0], "wins": 3, "losses": 1}
    habit = {
        "habit": "x",
        "text": "You rarely activate by number.",
        "times": 2,
        "occasions": 40,
        "share": 0.05,
    }
    habit |= {"low": 0.01, "high": 0.17, "bots": 0.6, "verdict": "rarely"}
    game |= {
        "openings": [{"result": share, "share": 0.25, "bots": 0.1}],
        "habits": [habit],
        "rating": {"rating": 1480, "margin": 300, "games": 12},
    }
    page.route("**/api/me/results*", lambda route: route.fulfill(json=answer))
    page.reload()
    expect(page.locator("[data-verdict=rarely]")).to_contain_text("You 5% (2 of 40), bots 60%")
    opening = page.get_by_role("table", name="Openings of your drafts").get_by_role("row").nth(1)
    expect(opening).to_contain_text(f"{share['label']} (25%, bots 10%)")
    expect(page.locator("[data-rating]")).to_have_text("Your rating: 1480 ± 300, from 12 games.")


def test_statistics_are_reached_from_the_profile_and_by_keyboard(visit: Visit) -> None:
    page = visit().go("/profile").page
    expect(page.locator("[data-do=ratings]")).to_have_count(0)  # this server has none
    page.locator("[data-do=statistics]").press("Enter")
    page.wait_for_url("**/statistics")
    table = page.get_by_role("table", name="All choices").get_by_role("row")
    expect(table).to_have_count(1 + 10)
    page.locator("[data-source=bots-1]").press("Enter")
    expect(table).to_have_count(1 + 18)
    page.locator("[data-do=closer]").select_option("love")
    expect(page.get_by_role("table", name="Love by its player’s pick").get_by_role("row")).to_have_count(
        1 + 3
    )
    page.goto(page.url.replace("statistics", "ratings"))
    expect(page.locator("[data-empty]")).to_have_text("The host of this server has not turned ratings on.")
