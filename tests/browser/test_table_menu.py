"""The menu of a table, its dialogs, rematches, spectators and clocks, for several people."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from riftable.language.fluent import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.test_screens import AXE, CHECK, Screen, duel, realm, riffifi
from tests.browser.visitor import GUILDS, STATE, Visitor, open_from_menu

CLOCK = {"kind": "game", "seconds": 5, "bonus": 0}


def open_duel(host: Visitor, guest: Visitor, **request: object) -> str:
    """Open a duel of two people, Ada and Noam, and return its address."""
    api, headers = f"{host.url}/api", {"X-Riftable": "1"}
    for one, name in ((host, "Ada"), (guest, "Noam")):
        one.page.request.post(f"{api}/me", data={"name": name}, headers=headers)
    body = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], **request}
    link = str(host.page.request.post(f"{api}/games", data=body, headers=headers).json()["link"])
    assert guest.page.request.post(f"{api}{link.replace('/g/', '/games/')}/join", data={}, headers=headers).ok
    for one in (host, guest):
        one.go(link).at_table()
    return link


def test_a_rematch_is_seen_by_the_other_side_and_by_spectators(visit: Visit) -> None:
    ada, noam, lou = visit(), visit(size=(360, 640), touch=True), visit()
    link = open_duel(ada, noam, options={"guilds": GUILDS, "first": "0"})
    lou.go(link)
    expect(lou.page.locator(".watching")).to_contain_text("1 turn behind")
    open_from_menu(ada.page, "resign")
    ada.page.locator("[data-do=cancel]").click()  # nothing has happened
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(ada.page.locator("[data-do=menu]")).to_be_focused()
    open_from_menu(ada.page, "resign")
    ada.page.locator("[data-do=sure]").click()
    noam.page.locator(".story [data-do=rematch]").click()
    expect(noam.page.get_by_role("status")).to_contain_text(["Waiting for Ada"])
    status = ada.page.locator(".story [data-part=rematch]")
    expect(status).to_contain_text("Noam would like a rematch.")
    ada.page.evaluate(AXE.read_text("utf-8"))
    assert ada.page.evaluate(CHECK, {}) == []
    game = ada.go("/").page.locator(f"[data-game='{link.rpartition('/')[2]}']")
    expect(game).to_contain_text("Noam would like a rematch.")
    expect(ada.page.locator(".panel", has=game).get_by_role("heading")).to_have_text("Your games")
    ada.page.evaluate(AXE.read_text("utf-8"))
    assert ada.page.evaluate(CHECK, {}) == []
    game.locator("[data-do=answer-rematch]").click()
    ada.page.locator("[data-do=decline]").click()
    expect(noam.page.locator("[data-part=rematch]")).to_contain_text("was declined")
    noam.page.locator("[data-do=rematch]").click()
    noam.page.reload()  # what was asked is still known
    expect(noam.page.locator("[data-part=rematch]")).to_contain_text("Waiting for Ada")
    ada.page.locator("[data-do=rematch]").click()
    for one in (ada, noam):
        expect(one.page).not_to_have_url(one.url + link)
        one.at_table()
    lou.page.get_by_role("link", name="Watch the rematch").click()
    expect(lou.page).to_have_url(ada.page.url)
    expect(lou.page.locator(".watching")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desk", "phone"])
@pytest.mark.parametrize("screen", [duel, riffifi, realm])
def test_piles_can_be_opened_at_every_table(visit: Visit, screen: Screen, size: tuple[int, int]) -> None:
    me = visit(size=size)
    screen(me)
    page = me.page
    open_from_menu(page, "piles")
    sheet = page.get_by_role("dialog", name="Cards and piles")
    expect(sheet.locator("[data-piles='0'] dt").first).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(CHECK, {}) == []
    sheet.locator("[data-piles='0'] li button").first.click()  # a card closely, and then the piles again
    expect(page.get_by_role("dialog", name="Card", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    if screen is not riffifi:  # there the piles lie on the board; elsewhere numbers of cards open them
        for own in page.locator(".table [data-do=piles]:visible").all():
            own.click()
            expect(sheet).to_be_visible()
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)


def test_spectators_see_the_draft(visit: Visit) -> None:
    ada, noam, lou = visit(), visit(), visit()
    lou.go(open_duel(ada, noam))
    offers = lou.page.locator(".offer")
    expect(offers).to_have_count(ada.page.locator(".offer").count())
    before = offers.count()
    rng = random.Random(1)
    while ada.page.locator(".offer").count() == before:  # until one has been taken
        for one in (ada, noam):
            one.step(one.page.evaluate(STATE), rng)
            one.page.wait_for_timeout(50)
    expect(lou.page.get_by_role("log").first).to_contain_text("guild")
    expect(offers).to_have_count(ada.page.locator(".offer").count())


def test_a_clock_at_zero_does_what_the_table_says(visit: Visit) -> None:
    ada, noam = visit(), visit()
    page = ada.go("/new/riftforce").page
    page.locator("[data-seat='1']").select_option("open")
    page.get_by_label("Clock").select_option(label="10 minutes, plus 10 seconds a turn")
    expect(page.get_by_label("When a player’s time is up")).to_have_value("lose")
    page.get_by_label("When a player’s time is up").select_option("bot")
    page.locator("[data-do=open]").click()
    room = page.locator("[data-part=clock]")
    expect(room).to_contain_text("10 minutes, plus 10 seconds a turn")
    expect(room).to_contain_text("a bot plays until the player is back")

    options = {"guilds": GUILDS, "first": "0"}
    open_duel(ada, noam, options=options, clock=CLOCK, absent="wait")
    late = noam.page.locator(".offer", has_text="Ada is out of time.")
    expect(late).to_be_visible()
    expect(noam.page.locator(".plate .clock")).to_contain_text("0:00")
    late.get_by_role("button", name="Let a bot play").click()
    expect(ada.page.locator("[data-part=meanwhile]")).to_be_visible()

    open_duel(ada, noam, options=options, clock=CLOCK, absent="lose")
    expect(noam.page.locator(".story h1")).to_have_text("You broke the line")
    expect(ada.page.locator(".story header p").first).to_contain_text("time")


LONG_CLOCK = {"kind": "game", "seconds": 6000, "bonus": 10}
CUT = """() => [...document.querySelectorAll('.table :is(.clock, .guild)')]
  .filter((e) => {
    if (!e.checkVisibility()) return false;
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const seen = [[left + 2, top + 4], [right - 2, bottom - 4]].map((at) => document.elementFromPoint(...at));
    return right > innerWidth || seen.some((found) => !found || !(e.contains(found) || found.contains(e)));
  }).map((e) => e.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize(
    ("game", "mode", "seats"), [("riftforce", "duel", 2), ("riffifi", "table", 4), ("riftbound", "war", 4)]
)
def test_a_clock_covers_nothing_on_a_small_phone(visit: Visit, game: str, mode: str, seats: int) -> None:
    me = visit(size=(360, 640), touch=True)
    players = ["me", *["bot:random"] * (seats - 1)]
    options = {"guilds": GUILDS, "first": "0"} if game == "riftforce" else {}
    request = {"game": game, "mode": mode, "seats": players, "clock": LONG_CLOCK, "options": options}
    me.open_table("games", request)
    expect(me.page.locator(".tools .clock")).to_contain_text("1:")
    head, tools = (me.page.locator(place).bounding_box() for place in (".head > :first-child", ".tools"))
    assert head is not None
    assert tools is not None
    assert game == "riftforce" or head["x"] + head["width"] <= tools["x"] + 1  # there it is below the tools
    expect(me.page.locator(".table .clock:visible")).to_have_count(seats)  # mine, and those of the others
    assert me.page.evaluate(CUT) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_clocks_of_a_team_fit_the_head_at_a_desk(visit: Visit, lang: str) -> None:
    me = visit(lang=lang)
    guilds = "fire water light / ice earth sand / plant air crystal / shadow love music"
    players = ["me", *["bot:random"] * 3]
    request = {"game": "riftforce", "mode": "team4", "seats": players, "options": {"guilds": guilds}}
    me.open_table("games", {**request, "clock": LONG_CLOCK})
    plates = me.page.locator(".others .plate")
    expect(plates).to_have_count(3)
    expect(plates.locator(".clock")).to_have_count(3)
    assert me.page.evaluate(CUT) == []
    assert me.page.locator(".head .others").evaluate("e => e.scrollWidth <= e.clientWidth + 1")


def test_a_declined_request_to_take_back_is_told(visit: Visit) -> None:
    ada, noam = visit(), visit()
    open_duel(ada, noam, options={"guilds": GUILDS, "first": "0"})
    ada.asked()
    rng = random.Random(3)
    while (state := ada.page.evaluate(STATE))["ready"] or state["things"] or state["words"]:
        ada.step(state, rng)
        ada.page.wait_for_timeout(50)
    open_from_menu(ada.page, "takeback")
    noam.page.get_by_role("alertdialog").get_by_role("button", name="Decline").click()
    expect(ada.page.locator(".prompt")).to_contain_text("nothing is taken back")
