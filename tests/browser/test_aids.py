"""Aids at the table: arrows, hints, custom keys, a QR code."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import riftable
from riftable.games.riftforce.speech import speech
from tests.browser.conftest import Visit
from tests.browser.test_screens import Screen, duel, realm, room
from tests.browser.visitor import GUILDS, open_from_menu


def at_rest(page: Page) -> None:
    """Go back to the first question of a turn, with nothing picked."""
    for _ in range(20):
        if page.locator("[data-do=hint]").count():
            return
        page.keyboard.press("Escape")
    expect(page.locator("[data-do=hint]")).to_be_visible()


@cache
def face_to_face() -> tuple[str, int, str]:
    """Return a record, the move after which the only elemental of seat 0 faces an enemy, and its card."""
    game = riftable.new("riftforce", guilds=GUILDS, first=0, seed=3)

    def do(line: str) -> None:
        for word in line.split():
            if word in game.moves:  # to stop may go without saying
                game.push(word)

    def hand(seat: int) -> list[str]:
        view: Any = game.view(seat).json()
        return list(view["hand"])

    first, second = next(
        (one, other)
        for one, other in combinations(hand(0), 2)
        if one[:-1] == other[:-1] or one[-1] == other[-1]
    )
    do(f"play {first} @3 stop")  # where the second player's first card stands
    do(f"play {hand(1)[0]} @5 stop")
    assert game.seat == 0
    at = len(game.history)
    rng = random.Random(3)
    while not game.over:
        game.push(rng.choice(list(game.moves)))
    return game.record.text, at, second


def test_arrows_go_from_attacker_to_target(visit: Visit) -> None:
    """Two cards that go together: one was played where the enemy stands, the other pays for its strike."""
    record, at, card = face_to_face()
    page = visit().fork(record, at).page
    page.locator(f"[data-region=hand] [data-key='card:{card}']").first.click()
    page.locator(".cell.you .slot.legal").first.click()
    # Whatever the card and the elemental have in common, guild, number or both: one is enough, if one likes.
    expect(page.locator("[data-do=confirm]")).to_contain_text("Activate 1")
    expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "false")
    arrow = page.locator("path.arrow.hit").first
    expect(arrow).to_be_attached()
    source, target = (arrow.get_attribute("data-arrow") or "").split()
    expect(page.locator(f"[data-fx={source}][data-foe=false]")).to_be_visible()
    expect(page.locator(f"[data-fx={target}][data-foe=true] .chip")).to_be_visible()
    at_rest(page)
    expect(page.locator("path.arrow")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 640), (844, 390)])
def test_one_press_shows_a_hint_and_another_picks_it(visit: Visit, width: int, height: int) -> None:
    """Three presses were needed to see what it advises."""
    page = visit().duel().page
    page.set_viewport_size({"width": width, "height": height})
    page.locator("[data-do=hint]").click()
    expect(page.locator(".advice")).to_contain_text("Think of")
    if width < 900:
        expect(page.locator(".advice li:visible")).to_have_count(1)  # so that the board is in sight
        page.locator("[data-do=hint-others]").click()
    expect(page.locator(".advice li:visible")).not_to_have_count(1)
    expect(page.locator(".advice .best")).to_contain_text(re.compile(r"\d+% to win"))
    line = page.locator(".advice .best .line").inner_text()
    assert re.match(r"(You (play|discard|activate|take) .*\d|Check & Draw)", line), line
    reason = "wins|gains|destroys|gives you|leaves|keeps|deals|prepares|draws|better than"
    expect(page.locator(".advice .best small")).to_contain_text(re.compile(reason))
    page.locator(".advice .best").click()
    expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "false")


def test_a_key_is_changed_kept_and_explained_when_taken(visit: Visit) -> None:
    me = visit().duel()
    page = me.page

    def remap(action: str, key: str) -> None:
        page.locator(f"[data-remap={action}]").click()
        page.keyboard.press(key)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    open_from_menu(page, "settings")
    page.locator(".keys summary").click()
    remap("help", "x")
    expect(page.locator("[data-remap=help]")).to_have_text("X")
    remap("score", "x")
    expect(page.locator(".keys [role=status]")).to_contain_text("X is taken already: this help.")
    expect(page.locator("[data-remap=score]")).to_have_text("S")
    page.locator("[data-do=swap-keys]").click()
    expect(page.locator("[data-remap=score]")).to_have_text("X")
    expect(page.locator("[data-remap=help]")).to_have_text("S")
    remap("hand", "ArrowUp")
    expect(page.locator(".keys [role=status]")).to_contain_text("needed for something else")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.reload()
    me.asked()
    page.keyboard.press("x")
    expect(page.locator("[aria-live=assertive]").first).to_contain_text("Score")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Help")).to_contain_text("X say the score")
    page.keyboard.press("Escape")
    open_from_menu(page, "settings")
    page.locator(".keys summary").click()
    page.locator("[data-do=reset-keys]").click()
    expect(page.locator("[data-remap=help]")).to_have_text("?")


def test_keys_announce_what_others_have(visit: Visit) -> None:
    page = visit().duel().page
    announced = page.locator("[aria-live=assertive]").first
    for key, text in (("o", "cards in the deck"), ("c", "no clock"), ("a", "Your turn"), ("s", "Score")):
        page.keyboard.press(key)
        expect(announced).to_contain_text(text)


def test_a_line_of_the_log_highlights_its_cards(visit: Visit) -> None:
    page = visit().duel().page
    page.locator(".side .turn p").filter(has_text="at location 3").last.hover()
    expect(page.locator(".board [data-lit]").first).to_be_visible()
    page.locator(".side h2").first.hover()
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_the_waiting_room_has_a_qr_code(visit: Visit) -> None:
    """Where the address is one that others can reach; on loopback it says how to make it so."""
    me = visit()
    room(me)
    expect(me.page.locator("code")).to_have_text("riftable serve --host 0.0.0.0")
    port = me.url.rpartition(":")[2]
    friend = visit(url=f"http://friends.localhost:{port}")
    room(friend)
    code = friend.page.get_by_role("img", name="QR code of this link")
    expect(code).to_be_visible()
    assert code.evaluate("(e) => e.decode().then(() => e.naturalWidth)") > 20


def test_the_right_button_takes_a_step_back(visit: Visit) -> None:
    page = visit().duel().page
    page.locator("[data-region=hand] .legal").first.click()
    expect(page.locator("[data-region=hand] .picked")).to_have_count(1)
    page.locator(".board").first.click(button="right", position={"x": 5, "y": 5})
    expect(page.locator("[data-region=hand] .picked")).to_have_count(0)


def test_a_bot_with_an_ampersand_says_what_it_does_once(visit: Visit) -> None:
    options = {
        "guilds": "fire water light thunderbolt",
        "trainer": "ice earth sand crystal",
        "stars": "2,3,4",
        "ampersand": "move:6",
    }
    me = visit().open_table("quick", {"mode": "solo", "options": options})
    page = me.page
    say = speech("en")
    effects = [say.challenge(5, 2), say.challenge(6, 3, "move"), say.challenge(7, 4)]
    expect(page.locator(".table-banner .effect")).to_have_text(effects)
    me.resize(360, 640)
    effect = page.locator(".table-banner .effect").nth(1)
    effect.click()
    assert effect.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1")  # to its end


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 640)])
@pytest.mark.parametrize("begin", [duel, realm])
def test_each_score_has_a_name_and_mine_is_the_right_one(
    visit: Visit, begin: Screen, width: int, height: int
) -> None:
    me = visit()
    begin(me)
    page = me.page
    page.set_viewport_size({"width": width, "height": height})
    names = page.locator(".score .whose")
    expect(names).to_have_text(["Dice", "You"])
    theirs, mine = (name.bounding_box() for name in names.all())
    assert theirs is not None
    assert mine is not None
    assert theirs["x"] + theirs["width"] <= mine["x"]
    assert mine["x"] + mine["width"] <= width
