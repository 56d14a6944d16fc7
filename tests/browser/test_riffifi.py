"""Riffifi in the browser: what each card would do, the preview, and the count of a hand."""

from __future__ import annotations

import random
import time
from functools import cache

import pytest
from playwright.sync_api import expect

import riftable
from riftable.core.rules import SPECTATOR
from tests.browser.conftest import Visit
from tests.browser.test_screens import THEMES
from tests.browser.test_screens import riffifi as five_at_a_table
from tests.browser.visitor import STEP_TIMEOUT_S
from tests.games.riffifi.table import view

BETWEEN = """() => {
  const box = (e) => e.getBoundingClientRect();
  const cards = [...document.querySelectorAll('[data-region=hand] .paper')].map(box);
  const actions = box(document.querySelector('.actions'));
  return {
    cards: cards.length,
    overlap: cards.slice(1).filter((card, i) => card.left < cards[i].right - 6).length,
    inside: cards.every((card) => card.left >= 0 && card.right <= actions.left + 1),
  };
}"""

LOOK_OF_GOLD = """(themes) => themes.map((theme) => {
  document.documentElement.dataset.theme = theme;
  const { backgroundColor, backgroundImage } = getComputedStyle(document.querySelector('[data-do=confirm]'));
  return backgroundColor + backgroundImage;
})"""

BROKEN_WORDS = r"""(names) => names.flatMap((name) => {
  const text = name.firstChild;
  const lines = (word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((line) => line.top)).size;
  };
  return [...text.data.matchAll(/\S+/g)].filter((word) => lines(word) > 1).map((word) => word[0]);
})"""

SEES_BANNER = """() => {
  const look = () => (window.seen ||= !!document.querySelector('[data-part=turn]'));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@cache
def played(*, reveal: bool = False) -> tuple[str, int, int]:
    """Return a fixed random game, and after how many moves seat 0 is asked first and last in hand 1."""
    rng = random.Random(3)
    g = riftable.new("riffifi", seed=3, players=4, dealer=3, reveal=reveal)
    asked = []
    while not g.over:
        if g.seat == 0 and view(g, 0).number == 1:
            asked.append(len(g.history))
        g.push(rng.choice(list(g.moves)))
    return g.record.text, asked[0], asked[-1]


def test_ten_cards_fit_beside_the_buttons(visit: Visit) -> None:
    me = visit()
    record, first, _ = played()
    me.fork(record, first)
    assert me.page.evaluate(BETWEEN) == {"cards": 10, "overlap": 0, "inside": True}
    expect(me.page.locator("[data-region=hand] .fate.up").first).to_be_visible()


def test_a_hand_ends_with_a_count_that_waits(visit: Visit) -> None:
    me = visit()
    record, _, last = played()
    me.fork(record, last)
    page = me.page
    hand = page.locator("[data-region=hand] .card")
    for i in range(hand.count()):  # each says what it would do, to the eye and to the ear
        expect(hand.nth(i).locator(".fate :is(.icon, b)").first).to_be_visible()
        assert "face" in hand.nth(i).inner_text()
    expect(page.locator(".count")).to_have_count(0)

    label = (hand.first.get_attribute("data-key") or "").removeprefix("card:")
    idle = page.evaluate(LOOK_OF_GOLD, THEMES)
    hand.first.click()
    expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "false")
    for theme, before, after in zip(THEMES, idle, page.evaluate(LOOK_OF_GOLD, THEMES), strict=True):
        assert before != after, theme  # that it can be pressed is seen
    expect(page.locator(".seat.me .face.coming .paper > b")).to_have_text(label[-1])
    page.locator("[data-do=confirm]").click()

    count = page.locator(".count")
    expect(count.locator("h2")).to_have_text("Hand 1 of 4 is over")
    rows = count.locator("tbody tr")
    expect(rows).to_have_count(4)
    for row in rows.all():
        tokens = [int(text) for text in row.locator("td.color").all_inner_texts()]
        assert row.locator(".sum").inner_text() == f"+{sum(tokens)}"
    totals = [int(text) for text in rows.locator(".total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    me.asked()  # the next hand has begun, and the count is still there
    expect(count).to_be_visible()
    page.reload()  # others have played meanwhile, I have not
    expect(count).to_be_visible()
    expect(page.locator(".prompt")).to_have_text("Go on when you are ready.")
    page.locator("[data-do=next-hand]").click()
    expect(count).to_have_count(0)


def test_nothing_is_sent_under_the_count(visit: Visit) -> None:
    """A press on a card would be sent at once, as the player set it, if the count did not come first."""
    me = visit(atOnce="always")
    record, _, last = played()
    me.fork(record, last)
    page = me.page
    page.locator("[data-region=hand] .card").first.click()
    count = page.locator(".count")
    expect(count).to_be_visible()
    me.asked()
    cards = page.locator("[data-region=hand] .card")
    expect(cards).to_have_count(10)
    page.keyboard.press("1")
    page.keyboard.press("Escape")  # a card to look at, on some screens
    cards.nth(3).click()
    page.keyboard.press("Control+Enter")
    expect(count).to_be_visible()
    expect(cards).to_have_count(10)
    expect(page.locator(".seat.me .face .paper")).to_have_count(0)
    page.locator("[data-do=next-hand]").click()
    expect(count).to_have_count(0)
    me.asked()
    cards.first.click()
    expect(cards).to_have_count(9)


def test_the_last_card_is_played_with_words(visit: Visit) -> None:
    me = visit()
    record, _, last = played(reveal=True)  # so that there is no choice about the last card
    me.fork(record, last)
    page = me.page
    expect(page.locator("[data-region=hand] .card")).to_have_count(2)
    page.locator("[data-region=hand] .card").first.click()
    page.locator("[data-do=confirm]").click()
    expect(page.locator(".count")).to_be_visible()
    expect(page.locator(".side [role=log]")).to_contain_text("Your last card is played automatically.")


def test_nothing_is_played_behind_the_count(visit: Visit) -> None:
    """What the others do in the next hand is shown once the reader goes on, though it has happened before."""
    me = visit(speed="fast")
    record, _, last = played()
    me.fork(record, last)
    page = me.page
    page.locator("[data-region=hand] .card").first.click()
    page.locator("[data-do=confirm]").click()
    count, banner = page.locator(".count"), page.locator("[data-part=turn]")
    expect(banner.or_(count).first).to_be_visible()
    page.keyboard.press("Escape")  # to the end of what is shown, but no further than the count
    expect(count).to_be_visible()
    info = f"{me.url}/api/games/{page.url.rsplit('/', 1)[-1]}"
    until = time.monotonic() + STEP_TIMEOUT_S
    while page.request.get(info).json()["waiting"] != [0]:  # the others have played their first cards
        assert time.monotonic() < until
        page.wait_for_timeout(50)
    page.keyboard.press("Escape")
    count.click(position={"x": 5, "y": 5})
    expect(page.locator(".prompt")).to_have_text("Go on when you are ready.")
    expect(count).to_be_visible()
    expect(page.locator(".seat .face .paper")).to_have_count(0)
    page.evaluate(SEES_BANNER)
    page.locator("[data-do=next-hand]").click()
    me.asked()
    assert page.evaluate("() => window.seen")  # their turns were shown
    expect(page.locator(".others :is(.pile, .face) .paper")).to_have_count(3)  # one card each, up or down


CARDS_AND_BANKS = """() => {
  const bottom = (e) => e.getBoundingClientRect().bottom;
  const cards = [...document.querySelectorAll('.others .face')].map(bottom);
  return [Math.max(...cards), bottom(document.querySelector('.others'))];
}"""


def test_on_a_phone_a_tie_is_decided_in_sight_of_the_cards(visit: Visit) -> None:
    rng = random.Random(126)
    g = riftable.new("riffifi", seed=126, players=4, dealer=3)
    while not (g.seat == 0 and "+" in next(iter(g.moves))):
        g.push(rng.choice(list(g.moves)))
    page = visit(size=(360, 640)).fork(g.record.text, len(g.history)).page
    expect(page.locator(".sets .btn")).to_have_count(3)
    cards, banks = page.evaluate(CARDS_AND_BANKS)
    assert cards <= banks + 1  # the banks begin where the part of the others ends
    for i in range(3):
        expect(page.locator(".sets .btn").nth(i)).to_be_in_viewport(ratio=1)


def test_on_a_small_phone_four_opponents_lie_above_the_banks(visit: Visit) -> None:
    me = visit(size=(360, 640), touch=True)
    five_at_a_table(me)
    me.asked()
    expect(me.page.locator(".seat:not(.me)")).to_have_count(4)
    cards, banks = me.page.evaluate(CARDS_AND_BANKS)
    assert cards <= banks + 1


def test_open_hands_of_a_replay_show_every_number(visit: Visit) -> None:
    me = visit()
    record, _, _ = played()
    me.go(f"/r/{me.upload(record)}").page.locator("[data-do=next]").wait_for()
    cards = me.page.locator(".hands .paper:has(> b)")
    expect(cards.first).to_be_visible()
    covered = cards.evaluate_all("""(cards) => cards.filter((card) => {
      const [number, sign] = ['b', '.big'].map((part) => card.querySelector(part).getBoundingClientRect());
      return number.right > sign.left + 1 && number.bottom > sign.top + 1;
    }).length""")
    assert covered == 0
    expect(me.page.locator(".hands dt").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("players", [4, 5])
def test_names_in_a_replay_are_whole_on_a_small_phone(visit: Visit, players: int) -> None:
    me = visit(size=(360, 640))
    g = riftable.new("riffifi", seed=3, players=players)
    rng = random.Random(3)
    while not g.over:
        g.push(rng.choice(list(g.moves)))
    page = me.go(f"/r/{me.upload(g.record.text)}?at=80").page
    expect(page.locator(".others .name")).to_have_count(players)
    cut = page.locator(".others header").evaluate_all("""(headers) => headers.filter((header) => {
      const name = header.querySelector('.name');
      const box = (part) => header.querySelector(part).getBoundingClientRect();
      return name.scrollWidth > name.clientWidth || box('.left').right > box('.sum').left;
    }).length""")
    assert cut == 0
    cards, banks = page.evaluate(CARDS_AND_BANKS)
    assert cards <= banks + 1


@pytest.mark.parametrize(
    ("lang", "bot", "name"),
    [("uk", "level7", "Затемнення"), ("uk", "level5", "Землетрус"), ("fr", "level3", "Bourrasque")],
)
def test_no_name_of_a_bot_is_broken_where_three_stand_side_by_side(
    visit: Visit, lang: str, bot: str, name: str
) -> None:
    me = visit(size=(360, 640), touch=True, lang=lang)
    me.open_table("quick", {"game": "riffifi", "bot": bot, "options": {"players": "4"}})
    names = me.page.locator(".seat:not(.me) .name")
    expect(names).to_have_text([name, f"{name} II", f"{name} III"])
    me.page.evaluate("document.fonts.ready.then(() => true)")
    assert names.evaluate_all(BROKEN_WORDS) == []
    cut = names.evaluate_all("(names) => names.filter((name) => name.scrollWidth > name.clientWidth).length")
    assert cut == 0


def test_a_card_turned_down_and_one_played_unseen_look_different(visit: Visit) -> None:
    """In a replay at a step at which there are both, before players who are not on turn."""
    rng = random.Random(6)
    g = riftable.new("riffifi", seed=6, players=5)
    found = None
    while not g.over:
        now = view(g, SPECTATOR)
        waiting = [seat for seat in range(5) if now.face[seat] < 0 and now.piles[seat] and seat != now.turn]
        unseen = [seat for seat in waiting if now.unseen[seat][-1:] == bytes([len(now.piles[seat]) - 1])]
        if found is None and unseen and len(waiting) > len(unseen):
            found = len(g.history), len(unseen), len(waiting) - len(unseen)
        g.push(rng.choice(list(g.moves)))
    assert found is not None
    at, unseen_cards, turned_cards = found
    me = visit()
    page = me.go(f"/r/{me.upload(g.record.text)}?at={at}").page
    for lies, cards in (("unseen", unseen_cards), ("turned", turned_cards)):
        word = page.locator(f".lies.{lies}")
        expect(word).to_have_count(cards)
        expect(word.first).to_have_text(lies)
    expect(page.locator(".log")).to_contain_text("unseen")


def test_on_a_phone_what_others_did_leaves_my_cards_in_sight(visit: Visit) -> None:
    me = visit(size=(360, 640), touch=True)
    me.open_table("quick", {"game": "riffifi", "bot": "random", "options": {"players": "5"}})
    page = me.page
    page.locator("[data-region=hand] .legal").first.tap()
    page.locator("[data-do=confirm]").tap()
    summary = page.locator("[data-part=summary]")
    expect(summary).to_be_visible()
    before = page.locator("main.board").bounding_box()
    summary.tap()
    lines = page.locator("[data-part=summary-lines]")
    expect(lines.locator("li").nth(3)).to_be_attached()  # four others: each has played
    over, mine = lines.bounding_box(), page.locator(".seat.me").bounding_box()
    assert over is not None
    assert mine is not None
    assert over["y"] + over["height"] <= mine["y"]
    assert page.locator("main.board").bounding_box() == before
    summary.tap()
    expect(lines).to_have_count(0)
