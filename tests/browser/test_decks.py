"""Decks in the browser: found, built, pasted, checked at once, kept here or in an account."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

import riftable
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.language.fluent import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.test_screens import AXE, CHECK, OVERFLOWING


def wait_for_verdict(page: Page, verdict: str) -> None:
    """Wait until the server has checked the deck."""
    expect(page.locator(f"[data-verdict={verdict}][aria-busy=false]")).to_be_attached()


def test_a_deck_is_built_kept_and_sat_down_with(visit: Visit) -> None:
    me = visit()
    page = me.go("/decks").page
    page.locator("[data-deck=garen]").click()
    wait_for_verdict(page, "fine")
    page.get_by_role("button", name="Confront: one fewer").click()
    wait_for_verdict(page, "wrong")
    expect(page.locator("[data-problem=too_small]")).to_contain_text("it needs at least 40.")
    page.locator("#set").select_option("ogs")
    expect(page.locator("[data-add=daring-poro]")).to_have_count(0)
    page.locator("#set").select_option("")
    page.locator("#find").fill("two recruit")
    page.locator("#kind").select_option("unit")
    page.locator("#cost").select_option("3")
    page.locator("[data-domain=order]").click()
    expect(page.locator("[data-add]")).to_have_count(1)
    page.locator("[data-add=vanguard-captain]").click()
    wait_for_verdict(page, "fine")
    page.locator("#deck-name").fill("My Garen")
    page.locator("[data-do=keep]").click()
    page.wait_for_url("**/decks/mine/*")
    page.locator("[data-do=play]").click()
    expect(page.locator("[data-deck='0'] option:checked")).to_have_text("My Garen")
    expect(page.locator("[data-do=open]")).to_be_enabled()
    page.locator("[data-seat='1']").select_option("bot:level1")
    page.locator("[data-deck='1']").select_option("lux")
    page.locator("[data-do=open]").click()
    page.wait_for_url("**/g/*")
    me.at_table()
    me.asked()
    table = page.request.get(f"{me.url}/api/games/{page.url.split('/')[-1]}").json()
    mine, theirs = table["options"]["decks"].split(" / ")
    assert "confront*2" in mine.split()
    assert "vanguard-captain" in mine.split()
    assert theirs == "lux"


def test_a_new_deck_begins_with_its_legend_and_stays_in_this_browser(visit: Visit) -> None:
    me = visit()
    page = me.go("/decks").page
    page.locator("[data-do=new-deck]").click()
    page.locator("[data-add=garen-might-of-demacia]").click()
    expect(page.get_by_role("heading", name="Runes: 12 of 12")).to_be_visible()
    page.locator("#find").fill("commander")
    page.locator("[data-add=garen-commander]").click()
    expect(page.locator("#champion")).to_have_value("garen-commander")  # the first that can be
    page.locator("[data-do=keep]").click()
    page.wait_for_url("**/decks/mine/*")
    page.reload()
    expect(page.get_by_role("heading", name="Main Deck: 1 of 40")).to_be_visible()
    outsider = visit().go("/decks").page
    expect(outsider.locator("section", has_text="My decks")).to_contain_text("None yet.")


def test_a_table_is_not_set_with_a_deck_that_cannot_be_played(visit: Visit) -> None:
    page = visit().go("/new/riftbound").page
    page.locator("[data-deck='1']").select_option("paste:")
    expect(page.locator("[data-do=open]")).to_be_disabled()
    page.get_by_label("As a list or deck code").fill("3 Gusst")
    expect(page.locator("[data-problem=no_legend]")).to_be_visible()
    expect(page.locator("[data-do=open]")).to_be_disabled()
    page.get_by_label("As a list or deck code").fill(KNOWN["viktor"].draft.code)
    expect(page.locator("[data-do=open]")).to_be_enabled()


def test_a_list_with_typing_errors_is_mended_and_a_code_is_read(visit: Visit) -> None:
    page = visit().go("/decks/new").page
    page.locator("#written").fill(KNOWN["jinx"].text.replace("3 Gust", "3 Gusst"))
    wait_for_verdict(page, "wrong")
    page.get_by_role("button", name="Use Gust").click()
    wait_for_verdict(page, "fine")
    page.locator("#written").fill(KNOWN["viktor"].draft.code)
    expect(page.locator("#champion")).to_have_value("viktor-innovator")
    wait_for_verdict(page, "fine")


LATER = (
    KNOWN["jinx"]
    .text.replace("3 Gust\n", "3 Isolate (UNL-124)\n3 Card of Tomorrow\n")
    .replace("Battlefields:\n", "Battlefields:\n1 Nowhere at All\n")
)


def test_what_is_pasted_is_kept_until_it_is_removed(visit: Visit) -> None:
    """Cards that cannot be played survive every change of the deck, on a phone too."""
    page = visit(size=(360, 640)).go("/decks/new").page
    expect(page.locator("#written")).to_be_hidden()  # a phone shows the cards or the deck
    page.get_by_role("radio", name="The deck").click()
    page.locator("#written").fill(LATER)
    wait_for_verdict(page, "wrong")
    expect(page.locator("[data-problem=unplayable]")).to_contain_text("Isolate")
    expect(page.locator("[data-problem=unknown]")).to_have_count(2)
    expect(page.locator("[data-problem]")).to_have_count(3)  # and nothing follows from it
    expect(page.locator("[data-banned]")).to_contain_text("Fight or Flight")
    page.get_by_role("button", name="Fading Memories: one fewer").click()
    wait_for_verdict(page, "wrong")
    page.locator("[data-do=keep]").click()
    page.wait_for_url("**/decks/mine/*")
    page.reload()
    written = page.locator("#written")
    expect(written).to_have_value(re.compile("3 Isolate\n(.*\n)*3 Card of Tomorrow\n(.*\n)*1 Nowhere at All"))
    check_page(page, "en")
    page.get_by_role("button", name="Remove Card of Tomorrow").click()
    page.get_by_role("button", name="Remove Nowhere at All").click()
    expect(page.locator("[data-apart]")).to_have_count(0)
    expect(page.locator("[data-problem=unknown]")).to_have_count(0)
    expect(page.locator("[data-card=isolate]")).to_contain_text("not playable yet")


def test_changes_that_are_not_kept_wait_in_the_browser(visit: Visit) -> None:
    """Whichever way one leaves the editor: by a link, back, by loading the page again."""
    page = visit().go("/decks").page
    page.locator("[data-deck=garen]").click()
    wait_for_verdict(page, "fine")
    discard = page.locator("[data-do=discard]")
    expect(discard).to_have_count(0)
    page.get_by_role("button", name="Confront: one fewer").click()
    wait_for_verdict(page, "wrong")
    expect(page.get_by_text("Not kept yet.")).to_be_visible()
    page.reload()
    wait_for_verdict(page, "wrong")
    expect(discard).to_be_visible()
    page.go_back()
    expect(page.locator("[data-deck=garen]")).to_contain_text("changes not kept yet")
    expect(page.locator("[data-deck=annie]")).not_to_contain_text("changes not kept yet")
    page.locator("[data-deck=garen]").click()
    wait_for_verdict(page, "wrong")
    expect(page.get_by_role("button", name="Confront: one fewer")).to_be_visible()

    page.locator("#deck-name").fill("Mine")
    page.locator("[data-do=keep]").click()
    page.wait_for_url("**/decks/mine/*")
    expect(discard).to_have_count(0)
    page.locator("#written").press("End")
    page.locator("#written").press_sequentially(" ")
    page.locator("#deck-name").fill("Mine, too")
    page.locator("nav").get_by_role("link", name="Decks").first.click()
    expect(page.locator("[data-deck=garen]")).not_to_contain_text("changes not kept yet")
    own = page.locator("[data-deck^=here-]")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("changes not kept yet")
    own.click()
    expect(page.locator("#deck-name")).to_have_value("Mine, too")
    discard.click()
    page.locator("dialog [data-do=cancel]").click()
    expect(page.locator("#deck-name")).to_have_value("Mine, too")
    discard.click()
    page.locator("dialog [data-do=sure]").click()
    expect(page.locator("#deck-name")).to_have_value("Mine")
    expect(discard).to_have_count(0)
    page.reload()
    wait_for_verdict(page, "wrong")
    expect(discard).to_have_count(0)


def test_a_new_deck_that_was_left_is_found_again_and_kept_once(visit: Visit) -> None:
    page = visit(size=(360, 640)).go("/decks/new").page
    page.get_by_role("radio", name="The deck").click()
    page.locator("#written").fill(KNOWN["jinx"].text)
    page.goto(page.url.replace("/decks/new", "/rules"))  # before the list is read
    page.goto(page.url.replace("/rules", "/decks"))
    page.locator("[data-deck=new]").click()
    wait_for_verdict(page, "fine")
    check_page(page, "en")
    keep = page.locator("[data-do=keep]")
    keep.click()
    page.wait_for_url("**/decks/mine/*")
    page.get_by_role("button", name="Fading Memories: one fewer").click()
    keep.click()  # again, while the change is checked
    expect(page.locator("[data-do=discard]")).to_have_count(0)
    page.goto(page.url.split("/mine")[0])
    expect(page.locator("[data-deck=new]")).to_have_count(0)
    expect(page.locator("[data-deck^=here-]")).to_have_count(1)
    page.locator("[data-deck^=here-]").click()
    wait_for_verdict(page, "wrong")


def test_a_new_deck_asks_what_to_do_with_the_one_that_was_left(visit: Visit) -> None:
    page = visit().go("/decks/new").page
    page.locator("#written").fill(KNOWN["jinx"].text)
    wait_for_verdict(page, "fine")
    page.locator("#deck-name").fill("Left behind")

    page.goto(page.url.removesuffix("/new"))
    page.locator("[data-do=new-deck]").click()
    expect(page.locator("dialog")).to_contain_text("“Left behind” is a new deck")
    check_page(page, "en")
    page.locator("[data-do=go-on]").click()
    expect(page.locator("#deck-name")).to_have_value("Left behind")

    page.goto(page.url.removesuffix("/new"))
    page.locator("[data-do=new-deck]").click()
    page.locator("[data-do=sure]").click()
    expect(page.locator("#deck-name")).to_have_value("")
    expect(page.locator("#written")).to_have_value(re.compile(r"^\s*$"))

    page.goto(page.url.removesuffix("/new"))
    page.locator("[data-do=new-deck]").click()  # nothing was left, so nothing is asked
    page.wait_for_url("**/decks/new")


def before_second_game() -> tuple[str, int]:
    """Return the record of a match between two random players, and when seat 0 is asked for its sideboard."""
    rng = random.Random(3)
    game = riftable.new("riftbound", mode="match", decks="annie-origins / garen", seed=3)
    asked = 0
    while not game.over:
        ask = game.view(0).json()["ask"]
        if not asked and game.seat == 0 and isinstance(ask, dict) and ask["kind"] == "out":
            asked = len(game.history)
        game.push(rng.choice(list(game.moves)))
    return game.record.text, asked


def test_cards_are_swapped_with_the_sideboard_on_one_screen(visit: Visit) -> None:
    me = visit(size=(360, 640)).fork(*before_second_game())
    page = me.page
    expect(page.get_by_text("Games 1 : 0")).to_be_visible()  # in the order of the points
    board = page.locator(".sideboard")
    expect(board).to_contain_text("Main Deck: 39")
    expect(board).to_contain_text("Sideboard: 8")
    send = board.locator("[data-do=confirm]")
    expect(send).to_have_text("Keep the deck as it is")
    board.get_by_role("button", name="Scrapheap: to the sideboard").click()
    expect(send).to_have_attribute("aria-disabled", "true")
    expect(board.get_by_role("status")).to_have_text(re.compile("Out: 1, in: 0"))
    board.get_by_role("button", name="Draven, Showboat: into the deck").click()
    expect(send).to_have_text("Swap 1 card")
    check_page(page, "en")
    send.click()
    expect(board).to_have_count(0)
    me.asked()
    champion = page.get_by_role("group", name="Chosen Champion")
    expect(champion).to_have_accessible_name(re.compile("can only be Annie, Stubborn"))
    expect(champion.locator(".card")).to_have_attribute("aria-pressed", "true")  # nothing else is possible
    expect(page.locator(".dock [data-do=confirm]")).to_contain_text("Annie, Stubborn")


def test_an_account_has_its_decks_on_every_device(visit: Visit) -> None:
    def known(how: str) -> Page:
        me = visit()
        answer = me.page.request.post(
            f"{me.url}/api/{how}",
            data={"name": "Deckhand", "password": "long enough"},
            headers={"X-Riftable": "1"},
        )
        assert answer.ok
        return me.go("/decks").page

    page = known("register")
    page.locator("[data-deck=lux]").click()
    wait_for_verdict(page, "fine")
    page.locator("[data-do=keep]").click()
    expect(page.get_by_text("Kept in your account.")).to_be_visible()
    other = known("login")
    other.locator("[data-deck]", has_text="Lux").first.click()
    wait_for_verdict(other, "fine")
    other.locator("[data-do=drop]").click()
    other.locator("[data-do=cancel]").click()
    expect(other.locator("dialog")).to_have_count(0)
    other.locator("[data-do=drop]").click()
    other.locator("[data-do=sure]").click()
    expect(other.locator("section", has_text="My decks")).to_contain_text("None yet.")


def test_the_choice_of_decks_and_the_lesson_are_accessible(visit: Visit) -> None:
    me = visit(size=(360, 640))
    page = me.page
    for lang in LANGUAGES:
        me.go("/new/riftbound")
        page.evaluate("(lang) => localStorage.setItem('riftable.lang', lang)", lang)
        page.reload()
        page.locator("[data-deck='0']").select_option("paste:")
        page.locator("textarea").fill("3 Gusst")
        page.locator("[data-problem=unknown]").wait_for()
        check_page(page, lang)
        me.go("/learn/riftbound")
        page.locator("[data-do=lesson]").wait_for()
        check_page(page, lang)


def check_page(page: Page, lang: str) -> None:
    """Check that axe finds nothing serious, no text is missing, and nothing overflows."""
    page.evaluate(AXE.read_text("utf-8"))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert "⟨" not in page.locator("body").inner_text()
    assert page.evaluate(CHECK, {}) == []
    assert page.evaluate(OVERFLOWING) == []
