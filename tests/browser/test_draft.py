"""The draft in the browser: the order of picks, guilds that stay in sight, and the places of both players."""

from __future__ import annotations

from playwright.sync_api import expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.test_screens import played


def test_draft_shows_picks_taken_guilds_and_places(visit: Visit) -> None:
    me = visit().fork(*played("riftforce", 1))
    page = me.page
    expect(page.locator(".picks li")).to_have_count(6)
    now = int(page.locator(".picks .now span").first.inner_text())
    expect(page.locator(".offer")).to_have_count(7)  # of ten guilds, one each is dealt and one is out
    taken = page.locator(".offer.taken")
    expect(taken).to_have_count(now - 1)
    expect(taken.locator(".by").first).to_contain_text("took this · pick")
    assert all(page.locator(".offer:not(.taken) .good-at").all_inner_texts())
    expect(page.locator(".draft .empty")).to_have_count(7 - now)

    expect(page.locator(".prompt")).to_have_text(f"Choose a guild (pick {now} of 6).")
    legal = page.locator(".offer.legal")
    free = legal.count()
    offer = legal.first
    name = offer.locator(".title b").inner_text()
    offer.click()
    expect(page.locator(".mine .empty.now")).to_contain_text(f"pick {now} · {name}?")
    expect(legal).to_have_count(free - 1)  # each of the others can be picked instead
    page.locator("[data-do=confirm]").click()
    expect(page.locator(".mine .plate", has_text=name)).to_be_visible()
    expect(page.locator(".offer.taken", has_text=name).locator(".by")).to_contain_text(
        f"You took this · pick {now}"
    )


# Every count of cards that is shown, from the moment it is installed.
WATCH_COUNTS = """() => {
  window.counts = new Set();
  const note = () => document.querySelectorAll('.counts, .others .facts')
    .forEach((e) => (e.textContent.match(/[-−]?\\d+/g) ?? []).forEach((n) => window.counts.add(n)));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  note();
}"""


def last_pick() -> tuple[str, int]:
    """Return the record of a draft in which seat 0 has the last pick to make."""
    game = riftable.new("riftforce", seed=3, first=1)
    while len(game.moves) > 2:
        game.push(next(iter(game.moves)))
    assert game.seat == 0
    return game.record.text, len(game.history)


def test_decks_are_counted_rightly_while_the_first_hands_are_dealt(visit: Visit) -> None:
    me = visit(speed="normal").fork(*last_pick())
    page = me.page
    page.evaluate(WATCH_COUNTS)
    page.locator(".offer.legal").first.click()
    page.locator("[data-do=confirm]").click()
    expect(page.locator("[data-region=hand] .card")).to_have_count(7)
    me.asked()
    expect(page.locator(".own .counts")).to_contain_text("28")
    counts = {int(n.replace("−", "-")) for n in page.evaluate("[...window.counts]")}
    assert {28, 29} <= counts, "the deck was seen to become smaller"
    assert min(counts) >= 0


def test_on_a_phone_taken_guilds_leave_room_for_the_others(visit: Visit) -> None:
    page = visit(size=(390, 844)).fork(*last_pick()).page
    taken = page.locator(".offer.taken")
    expect(taken).to_have_count(5)
    expect(taken.locator(".steps:visible")).to_have_count(0)
    left = page.locator(".offer.legal")
    expect(left).to_have_count(2)
    for i in range(2):  # both are in sight at once
        expect(left.nth(i)).to_be_in_viewport(ratio=1)
    first, second = page.locator(".offer:not(.taken)").all()
    first.click()
    expect(second).to_have_attribute("aria-disabled", "false")  # it takes the place of the first
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")


def test_the_prompt_offers_no_activation_where_nothing_lies(visit: Visit) -> None:
    game = riftable.new("riftforce", seed=3, first=0)
    while len(game.moves) > 1 and "play" not in game.moves:
        game.push(next(iter(game.moves)))
    assert game.seat == 0
    page = visit().fork(game.record.text, len(game.history)).page
    page.locator("[data-region=hand] .card").first.click()
    expect(page.locator(".prompt")).to_have_text("Choose a location to play it.")
