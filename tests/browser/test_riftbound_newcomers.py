"""What confused people at their first tables of Riftbound, and what the page says there now."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.test_gold_button import moves_sent
from tests.browser.visitor import FRAMES, SPOT, open_from_menu

DESK, PHONE = (1280, 800), (390, 844)
# The keys of what is wholly in sight in a row.
IN_SIGHT = """(row) => {
  const { left, right } = row.getBoundingClientRect();
  const isSeen = (box) => box.left >= left - 1 && box.right <= right + 1;
  return [...row.querySelectorAll("[data-key]")]
    .filter((one) => isSeen(one.getBoundingClientRect())).map((one) => one.dataset.key);
}"""
PASSING = ".dock :is([data-do=auto], [data-do=yield], [data-do=autopass])"
LINES = (
    "riftbound duel",
    "option decks annie / garen",
    "field 1 void-gate 0 0",
    "field 2 sunken-temple 1 1",
    "unit 4 daring-poro 0 @1 exhausted",
    "unit 5 first-mate 1 @2",
    "hand 0 falling-star",
    "runes 0 fury*4",
)


def open_table(visit: Visit, size: tuple[int, int]) -> Page:
    return visit(size=size).fork(riftable.position("\n".join(LINES), strict=False).record.text, 0).page


def before_a_match() -> tuple[str, int]:
    """Return the record of a match in which seat 0 is asked who starts, and when."""
    seeds = (riftable.new("riftbound", mode="match", decks="annie / garen", seed=n) for n in range(1, 20))
    game = next(game for game in seeds if game.seat == 0)
    return game.record.text, len(game.history)


def test_a_battlefield_that_is_not_chosen_yet_says_so(visit: Visit) -> None:
    me = visit(size=DESK).fork(*before_a_match())
    me.asked()
    for plaque in me.page.locator(".plaque").all():
        expect(plaque).to_contain_text("Battlefield, not chosen yet, Might: yours 0, theirs 0")
    expect(me.page.locator(".plaque")).to_have_count(2)


def test_who_starts_is_answered_in_words(visit: Visit) -> None:
    me = visit(size=PHONE).fork(*before_a_match())
    me.asked()
    answers = me.page.locator(".dock .btn.word")
    expect(answers).to_have_text(["You start", re.compile(r"^\S.* starts$")])
    answers.first.click()
    expect(me.page.locator(".dock [data-do=confirm]")).to_have_text("You start")


def test_resigning_a_match_is_told_from_resigning_a_game(visit: Visit) -> None:
    me = visit(size=DESK).fork(*before_a_match())
    me.asked()
    open_from_menu(me.page, "resign")
    expect(me.page.get_by_role("alertdialog")).to_contain_text("Give up the whole match, not only this game?")


def test_a_unit_that_is_chosen_twice_has_both_numbers(visit: Visit) -> None:
    page = open_table(visit, DESK)
    page.locator("[data-key='card:falling-star']").click()
    mate = page.locator("[data-key='unit:5']")
    mate.click()
    mate.click()
    expect(mate.locator(".badge")).to_have_text("1·2")
    expect(mate).to_contain_text("picked as number 1, picked as number 2")


def test_nothing_on_the_chain_is_cut_off(visit: Visit) -> None:
    """A long name had pushed the frame of an item beyond the panel."""
    game = riftable.position(
        "\n".join((*LINES[:4], "hand 0 jinx-demolitionist gust flash cleave", "runes 0 fury*3")), strict=False
    )
    game.push("jinx-demolitionist")
    while "pass" in game.moves:
        game.push("pass")  # until it asks what is discarded
    page = visit(size=DESK).fork(game.record.text, len(game.history)).page
    item = page.locator(".chain .item")
    expect(item.locator(".does")).to_have_text("Discard 2.")  # not all that the card says
    right, edge = item.evaluate(
        "(one) => [one, one.closest('ol')].map((e) => e.getBoundingClientRect().right)"
    )
    assert right <= edge
    assert item.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_on_a_tall_phone_the_state_of_a_unit_is_not_cut(visit: Visit) -> None:
    """A unit with a keyword had no room for the word above its name."""
    mark = open_table(visit, PHONE).locator("[data-key='unit:4'] .mark")
    expect(mark).to_have_text("exhausted")
    height, room = mark.evaluate("(one) => [one.offsetHeight, one.parentElement.clientHeight]")
    assert height <= room


def test_moving_says_where_to(visit: Visit) -> None:
    lines = [*LINES, "unit 6 chemtech-enforcer 0 @base0"]
    page = visit(size=DESK).fork(riftable.position("\n".join(lines), strict=False).record.text, 0).page
    page.locator("[data-key='unit:6']").click()
    page.locator(".plaque[data-name='@2']").click()
    expect(page.locator(".dock [data-do=confirm]")).to_have_text(
        re.compile("Move Chemtech Enforcer.*to Sunken Temple", re.DOTALL)
    )


def test_a_kept_deck_is_played_next(visit: Visit) -> None:
    page = visit(size=DESK).go("/decks/from/garen").page
    prime = page.locator(".deck .prime")
    expect(prime).to_have_text("Keep this deck")
    prime.click()
    expect(prime).to_have_text("Play with it")
    page.get_by_label("Name of the deck").fill("Mine")
    expect(prime).to_have_text("Keep this deck")


def test_decks_are_listed_in_groups(visit: Visit) -> None:
    """38 decks stood in one list."""
    page = visit(size=DESK).go("/new/riftbound").page
    deck = page.locator("[data-deck='0']")
    groups = deck.locator("optgroup")
    expect(groups).to_have_count(3)
    assert groups.evaluate_all("(all) => all.map((one) => one.label)") == [
        "Starter decks",
        "Origins",
        "Spiritforged",
    ]
    expect(groups.first.locator("option")).to_have_text(
        [
            "Annie, Dark Child",
            "Garen, Might of Demacia",
            "Lux, Lady of Luminosity",
            "Master Yi, Wuju Bladesman",
        ]
    )
    expect(deck).to_have_value("annie")


def test_the_coach_leaves_room_for_the_units(visit: Visit) -> None:
    """A row of their own for the coach had cut the lower edge of the cards below it."""
    page = visit(size=DESK).go("/learn/riftbound").page
    page.locator("[data-do=lesson]").click()
    page.locator(".coach").wait_for()
    units = page.locator(".units .unit")
    expect(units.first).to_be_visible()
    for top, bottom, start, end in units.evaluate_all(
        """(all) => all.map((one) => [one, one.closest(".row")].flatMap((e) => {
          const box = e.getBoundingClientRect();
          return [box.top, box.bottom];
        }))"""
    ):
        assert start <= top <= bottom <= end


def test_passing_is_not_set_before_the_game(visit: Visit) -> None:
    """The switch stood there during the mulligan, where no one passes."""
    me = visit(size=DESK).fork(*before_a_match())
    me.asked()
    controls = me.page.locator(PASSING)
    expect(controls).to_have_count(0)
    game = riftable.new("riftbound", decks="annie / garen", seed=1)
    while not (game.seat == 0 and "none" in game.moves):
        game.push(next(iter(game.moves)))  # until seat 0 has seen its hand
    me.fork(game.record.text, len(game.history))
    keep = me.page.locator(".dock [data-move=none]")
    expect(keep).to_have_attribute("aria-disabled", "false")
    expect(controls).to_have_count(0)
    keep.click()
    expect(controls).not_to_have_count(0)


def test_a_ready_rune_that_is_recycled_is_not_called_exhausted(visit: Visit) -> None:
    """Equipping for 1 Power was said to exhaust a rune as well."""
    lines = [*LINES[:4], "unit 4 daring-poro 0 @base0", "unit 5 recurve-bow 0 @base0", "runes 0 fury*2"]
    page = visit(size=DESK).fork(riftable.position("\n".join(lines), strict=False).record.text, 0).page
    page.locator("[data-key='unit:5']").click()
    page.locator("[data-key='unit:4']").click()
    gold = page.locator(".dock [data-do=confirm]")
    expect(gold).to_contain_text("recycles 1")
    expect(gold).not_to_contain_text("exhausts")


def test_the_gold_button_ends_a_turn_that_asks_something_first(visit: Visit) -> None:
    """It had vanished there, and then said twice that it ends the turn, once in white."""
    lines = [*LINES[:-1], "runes 0 fury*4/1"]
    me = visit(size=DESK)
    sent = moves_sent(me.page)
    me.fork(riftable.position("\n".join(lines), strict=False).record.text, 0)
    gold, end = me.page.locator(".dock .prime"), me.page.locator(".dock [data-move=end]")
    expect(end).to_have_count(1)
    expect(gold).to_have_text("End the turn")
    spot = gold.evaluate_all(SPOT)
    gold.click()
    expect(gold).to_have_text("Choose nothing")
    expect(gold).to_have_attribute("aria-disabled", "false")
    assert gold.evaluate_all(SPOT) == spot
    expect(end).to_have_count(0)
    me.page.locator(".dock [data-do=undo]").click()
    expect(gold).to_have_text("End the turn")
    expect(gold).to_have_attribute("aria-disabled", "false")
    gold.click()
    me.page.locator("[data-key='rune:0:fury']").click()
    expect(gold).to_have_text("End the turn · Fury rune")
    assert not sent
    gold.click()
    expect(me.page.get_by_text("You choose a Fury rune.")).to_be_visible()
    assert len(sent) == 1


def test_on_a_phone_every_unit_of_a_long_base_can_be_reached(visit: Visit) -> None:
    units = [f"unit {n} recruit 1 @base1" for n in range(4, 13)]
    me = visit(size=(360, 640), touch=True)
    me.fork(riftable.position("\n".join([*LINES[:4], *units]), strict=False).record.text, 0)
    row = me.page.locator("div.theirs")
    expect(row).to_have_attribute("data-after", re.compile(r"[1-9]"))  # it says how many are out of sight
    seen = set[str]()
    for _ in range(9):
        seen |= set(row.evaluate(IN_SIGHT))
        if row.get_attribute("data-after") is None:
            break
        box = row.bounding_box()
        assert box is not None
        me.page.touchscreen.tap(box["x"] + box["width"] - 12, box["y"] + 12)  # the mark scrolls
        me.page.evaluate(FRAMES)
    assert seen >= {f"unit:{n}" for n in range(4, 13)}


def test_what_comes_of_a_great_combat_stays_on_the_board(visit: Visit) -> None:
    """Its panel had covered the base below, and had lain under the hand."""
    foes = [f"unit {4 + i} vanguard-sergeant 1 @1" for i in range(4)]
    mine = [f"unit {14 + i} chemtech-enforcer 0 @base0" for i in range(6)]
    game = riftable.position(
        "\n".join([*LINES[:2], "turn 0", *foes, *mine, "hand 0 incinerate", "runes 0 fury*4"]), strict=False
    )
    game.push("move:chemtech-enforcer.14 @1")
    while "pass" not in game.moves:
        game.push(next((name for name in game.moves if name != "go"), "go"))
    page = visit(lang="uk").fork(game.record.text, len(game.history)).page
    panel = page.locator(".chain:has([data-outlook])")
    expect(panel).to_be_visible()
    top, bottom, begin, end = panel.evaluate(
        """(panel) => [panel, document.querySelector(".realm > .ours")].flatMap((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return [top, bottom];
        })"""
    )
    assert 0 < top < bottom <= begin + 1 < end
