"""Details of buttons, fields and panels that people see on many screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.test_screens import Screen, account, duel, puzzle, realm, room
from tests.browser.visitor import open_from_menu

PHONE = (360, 640)
TOKEN = """(name) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}"""


def token(page: Page, name: str) -> str:
    """Return a color of the theme as the browser writes it."""
    color = page.evaluate(TOKEN, name)
    assert isinstance(color, str)
    return color


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_button_without_a_frame_shows_the_focus(visit: Visit, theme: str) -> None:
    page = visit(theme=theme).duel().page
    page.keyboard.press("?")
    close = page.locator("dialog[open] .btn.quiet").first
    expect(close).to_be_focused()
    assert close.evaluate("e => getComputedStyle(e).backgroundColor") == token(page, "--rift")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_an_example_in_a_field_can_be_read(visit: Visit, theme: str) -> None:
    me = visit(theme=theme)
    duel(me)
    me.page.locator(".tools button:has(use[href='#u-chat'])").click()
    field = me.page.locator("dialog[open] input")
    assert field.evaluate("e => getComputedStyle(e, '::placeholder').color") == token(me.page, "--ink-3")


@pytest.mark.parametrize("screen", [account, room])
def test_the_sentence_under_a_heading_lines_up_with_the_panels(visit: Visit, screen: Screen) -> None:
    me = visit()
    me.resize(*PHONE)
    screen(me)
    lead = me.page.locator(".lead").first.bounding_box()
    panel = me.page.locator(".panel").first.bounding_box()
    assert lead is not None
    assert panel is not None
    assert lead["x"] == panel["x"]
    assert lead["x"] + lead["width"] <= panel["x"] + panel["width"]


def test_a_card_without_a_cost_has_no_place_for_one(visit: Visit) -> None:
    page = visit().go("/decks/new").page
    legend = page.locator("article[data-card]").first
    expect(legend).to_be_visible()
    expect(page.locator("article > .cost:empty")).to_have_count(0)
    for name in page.locator("article[data-card] h3").all()[:8]:
        box = name.bounding_box()
        assert box is not None
        assert box["width"] > 200


def test_the_copy_button_of_a_log_in_a_dialog_has_a_word(visit: Visit) -> None:
    me = visit().duel()
    me.resize(*PHONE)
    me.page.locator(".tools .only-narrow:visible").first.click()
    expect(me.page.locator("dialog[open] .log header .word")).to_be_visible()


def test_a_log_without_lines_says_so(visit: Visit) -> None:
    me = visit()
    puzzle("riftforce")(me)
    expect(me.page.locator(".side [role=log] p")).to_have_text("Nothing has happened yet.")


def test_what_a_spectator_reads_stands_below_the_prompt(visit: Visit) -> None:
    me = visit()
    duel(me)
    me.page.context.clear_cookies()
    me.page.reload()
    watching = me.page.locator(".watching")
    expect(watching).to_be_visible()
    boxes = [thing.bounding_box() for thing in (watching, me.page.locator(".dock"))]
    middles = [box["x"] + box["width"] / 2 for box in boxes if box]
    assert middles[0] == pytest.approx(middles[1], abs=1)


def test_a_unit_without_a_domain_shows_no_code(visit: Visit) -> None:
    lines = ["riftbound duel", "option decks annie / garen", "turn 0", "unit 4 recruit 1 @1"]
    me = visit().fork(riftable.position("\n".join(lines), strict=False).record.text, 0)
    expect(me.page.locator(".unit .facet i").first).to_have_text("")


def test_the_curve_of_a_game_without_a_final_board_fills_a_large_screen(visit: Visit) -> None:
    me = visit(size=(1440, 900))
    realm(me)
    open_from_menu(me.page, "resign")
    me.page.locator("[data-do=sure]").click()
    curve = me.page.locator(".curve")
    expect(curve).to_be_visible()
    box = curve.bounding_box()
    assert box is not None
    assert box["height"] > 300


@pytest.mark.parametrize("lang", ["fr", "uk"])
def test_a_figure_stands_in_the_line_of_its_word(visit: Visit, lang: str) -> None:
    me = visit(lang=lang, size=PHONE)
    realm(me)
    open_from_menu(me.page, "resign")
    me.page.locator("[data-do=sure]").click()
    facts = me.page.locator(".deeds .fact")
    expect(facts.first).to_be_visible()
    for fact in facts.all():
        assert fact.evaluate("e => e.getClientRects().length") == 1


def test_buttons_below_an_account_do_not_touch(visit: Visit) -> None:
    me = visit(size=PHONE)
    account(me)
    me.go("/").page.locator(".rail summary").click()
    boxes = [link.bounding_box() for link in me.page.locator(".rail details .ways a").all()]
    assert len(boxes) == 2
    first, second = boxes
    assert first is not None
    assert second is not None
    assert second["y"] >= first["y"] + first["height"] + 8 or second["x"] >= first["x"] + first["width"] + 8
