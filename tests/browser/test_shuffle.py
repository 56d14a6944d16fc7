"""Fair shuffles in the browser: it adds a salt, keeps the commitment, and repeats all draws afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_screens import AXE, CHECK, over

RESIGN = """async (id) => (await fetch(`/api/games/${id}/command`, {
  method: "POST", headers: { "X-Riftable": "1" },
  body: JSON.stringify({ t: "resign", id: "end", seat: 0 }) })).status"""


def test_after_the_game_the_browser_repeats_every_draw(visit: Visit) -> None:
    me = visit().go()
    page = me.page
    page.locator("[data-do=quick]").click()
    me.asked()
    game = page.url.rpartition("/")[2]
    me.go(f"/shuffle/{game}")
    expect(page.locator("[data-fair=promise]")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    promised = page.locator("[data-fair=promise]").inner_text()
    assert page.evaluate(RESIGN, game) == 200
    page.reload()
    verdict = page.locator("[data-fair=yes]")
    expect(verdict).to_contain_text(promised)
    expect(verdict).to_contain_text("This is what your browser added.")
    expect(verdict).to_contain_text("It is the one that this browser noted before the game.")
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(CHECK) == []
    page.evaluate(
        """(id) => {
          const all = JSON.parse(localStorage.getItem("riftable.shuffles"));
          all[id].commitment = "0".repeat(64);
          localStorage.setItem("riftable.shuffles", JSON.stringify(all));
        }""",
        game,
    )
    page.reload()
    expect(page.locator("[data-fair=no]")).to_contain_text("It is not the one that this browser noted")


def test_a_table_at_which_nothing_was_drawn_says_so(visit: Visit) -> None:
    """A duel that is played on from a record, and resigned before the next draw."""
    me = visit()
    over(me)
    me.go(f"/shuffle/{me.page.url.rsplit('/', 1)[-1]}")
    expect(me.page.locator("[data-fair=yes]")).to_contain_text("Nothing had to be drawn at this table.")
