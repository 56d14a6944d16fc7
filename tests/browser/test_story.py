"""The end of a game: what comes next is in sight, however long the story is."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_screens import played
from tests.browser.visitor import GUILDS, SPOT, Visitor, open_from_menu

STORIES: dict[str, dict[str, Any]] = {
    "riftforce": {"turn": 40, "guilds": GUILDS},
    "riffifi": {"turn": 12, "players": 3},
    "riftbound": {"turn": 60, "decks": "garen / annie"},
}


def end(me: Visitor, game: str) -> None:
    """End a long game by giving up: its story is told."""
    me.fork(*played(game, **STORIES[game]))
    open_from_menu(me.page, "resign")
    me.page.locator("[data-do=sure]").click()
    me.page.locator(".story .turns li").first.wait_for()


@pytest.mark.parametrize("game", STORIES)
def test_the_rematch_is_in_sight_on_a_small_phone(visit: Visit, game: str) -> None:
    me = visit(size=(360, 640), touch=True)
    end(me, game)
    page = me.page
    assert page.evaluate("document.documentElement.scrollHeight > innerHeight"), "the story fits the screen"
    for width, height in ((360, 640), (390, 844), (844, 390), (1280, 800)):
        me.resize(width, height)
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator("[data-do=rematch]")).to_be_in_viewport(ratio=1)
    me.resize(360, 640)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    for way in page.locator(".story .ways .btn").all():
        expect(way).to_be_in_viewport(ratio=1)  # the rematch lies over nothing
        assert way.evaluate_all(SPOT), "covered"


def test_a_player_is_addressed_at_the_end_of_a_game(visit: Visit) -> None:
    me = visit()
    end(me, "riffifi")
    story = me.page.locator(".story")
    expect(story.locator("header p").first).to_have_text("You resigned.")
    expect(story.locator(".rank li.mine")).to_contain_text("You")
    assert "Guest" not in story.inner_text()


@pytest.mark.parametrize("game", ["riftforce", "riftbound"])
def test_playing_on_begins_with_a_decision_of_the_player(visit: Visit, game: str) -> None:
    """A turning point of the other player began with the bot, whose turn was shown before one could act."""
    me = visit()
    end(me, game)
    page, story = me.page, me.page.url
    steps = page.request.get(f"{me.url}/api/games/{story.rsplit('/', 1)[-1]}/replay?seat=0").json()["steps"]
    asked = {step["at"]: following["seat"] for step, following in itertools.pairwise(steps)}
    ways = page.locator(".story .way").count()
    assert ways
    for i in range(ways):
        page.goto(story)
        with page.expect_request("**/fork?*") as fork:
            page.locator(".story .way").nth(i).click()
        body = json.loads(fork.value.post_data or "")
        assert asked[body["at"]] == 0
        page.wait_for_url(lambda url: "/g/" in url and url != story)
        me.asked()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 640), (844, 390)])
def test_the_way_back_to_the_story_lies_over_nothing(visit: Visit, size: tuple[int, int]) -> None:
    """It lay over the switches for passing, which mean nothing after a game."""
    me = visit(size=size)
    end(me, "riftbound")
    page = me.page
    page.locator(".story .ways .btn").first.click()
    way = page.locator(".dock [data-do=story]")
    expect(way).to_be_in_viewport(ratio=1)
    expect(page.locator(".dock .actions button")).to_have_count(1)
    assert way.evaluate_all(SPOT)
    way.click()
    expect(page.locator(".story")).to_be_visible()
