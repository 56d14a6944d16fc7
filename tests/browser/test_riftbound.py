"""Riftbound in the browser: whole games by mouse and touch, and its board."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from playwright.sync_api import expect

import riftable
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.speech.gloss import GLOSSES
from riftable.language.fluent import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.test_keyboard import play_by_keys
from tests.browser.test_screens import AXE, CHECK, OVERFLOWING
from tests.browser.visitor import SPOT, Visitor

NEARLY = 6  # points at which a game is near its end

# What covers the middle of an element; "" if nothing does.
COVERED = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen && thing.contains(seen) ? '' : (seen?.outerHTML ?? 'nothing');
}"""


@cache
def played(mode: str, decks: str, seat: int) -> tuple[str, int]:
    """Return the record of a random game, and after how many moves it was near its end on a seat's turn."""
    rng = random.Random(5)
    game = riftable.new("riftbound", mode=mode, decks=decks, seed=5)
    near = 0
    while not game.over:
        mine = game.seat == seat and game.rests[-1][0] == len(game.history)
        if mine and max(game.scores) >= NEARLY and not near:
            near = len(game.history)
        game.push(rng.choice(list(game.moves)))
    return game.record.text, near


def fork_near_end(me: Visitor, mode: str, decks: str, seat: int = 0) -> Visitor:
    """Open the end of a game: its last turns are left to play, against random bots."""
    return me.fork(*played(mode, decks, seat), seat)


def test_a_duel_from_the_first_page_to_its_end_by_mouse(visit: Visit) -> None:
    me = visit().go()
    page = me.page
    page.locator("a[href='/new/riftbound']").first.click()
    page.locator("[data-deck='0']").select_option("garen")
    page.locator("[data-deck='1']").select_option("annie")
    page.locator("[data-seat='1']").select_option("bot:level1")
    page.locator("[data-do=open]").click()
    page.wait_for_url("**/g/*")
    expect(page.locator(".realm .plaque")).to_have_count(2)
    assert me.play(seed=3)
    expect(page.locator(".story h1")).to_be_visible()
    page.locator(".curve svg").wait_for()


def test_the_end_of_a_duel_by_finger_on_a_small_phone(visit: Visit) -> None:
    me = fork_near_end(visit(size=(360, 640), touch=True), "duel", "jinx / lee-sin")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 360
    small = me.page.evaluate(
        """() => [...document.querySelectorAll('.table button:enabled')].filter((e) => e.checkVisibility())
          .map((e) => [e.textContent.trim().slice(0, 30), e.getBoundingClientRect()])
          .filter(([_, box]) => box.width && (box.width < 43.5 || box.height < 43.5)).map(([name]) => name)"""
    )
    assert small == []
    me.page.locator(".only-narrow[aria-label=Log]").click()
    lines = me.page.locator("dialog .lines")
    expect(lines.locator(".turn").last).to_be_in_viewport()  # it opens at the end
    assert lines.evaluate("box => box.scrollTop > 0")
    expect(lines.locator(".pass").filter(has_text="Pass: ").first).to_be_attached()
    me.page.keyboard.press("Escape")
    assert me.play(seed=5, tap=True)


def test_the_end_of_a_game_of_two_against_two_with_three_bots(visit: Visit) -> None:
    me = fork_near_end(visit(), "magma", "annie / garen / lux / master-yi", seat=2)
    page = me.page
    expect(page.locator(".plates .plate")).to_have_count(3)
    expect(page.locator(".plates")).to_contain_text("partner")
    expect(page.locator(".realm .plaque")).to_have_count(3)
    marks = page.locator(".side .when i").evaluate_all("all => all.map((mark) => mark.className)")
    assert {name.split()[0] for name in marks} == {"none", "you", "mate", "foe1", "foe2"}
    assert me.play(seed=2)
    expect(page.locator(".story .score")).to_be_visible()


def test_the_end_of_a_duel_by_keyboard(visit: Visit) -> None:
    """With F6, arrows and Enter only, including paying and passing."""
    me = fork_near_end(visit(), "duel", "garen / annie")
    play_by_keys(me, seed=4)
    page = me.page
    expect(page.locator(".story h1")).to_be_visible()
    # What mattered: battlefields taken and held, cards played, and a picture for each turning point.
    expect(page.locator(".deeds > div")).to_have_count(2)
    expect(page.locator(".deeds li").first).to_be_visible()
    expect(page.locator(".turns .art svg.generated").first).to_be_attached()
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(CHECK, {}) == []


CROWD = ["daring-poro", "vanguard-sergeant", "faithful-manufactor", "noxian-drummer", "crackshot-corsair"]


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["desk", "phone"])
def test_names_in_a_base_can_be_read_however_many_stand_there(visit: Visit, size: tuple[int, int]) -> None:
    units = [f"unit {4 + i} {(CROWD * 2)[i]} 0 @base0" for i in range(8)]
    lines = ["riftbound duel", "option decks garen / annie", "runes 0 body*4 order*4", *units]
    page = visit(size=size).fork(riftable.position("\n".join(lines), strict=False).record.text, 0).page
    expect(page.locator(".ours .strip")).to_have_count(8)
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.ours .strip .words b')]
          .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
          .map((e) => e.textContent)"""
    )
    assert cut == []


def test_exhausted_units_of_both_sides_say_so(visit: Visit) -> None:
    lines = ["riftbound duel", "option decks garen / annie", "turn 0"]
    lines += ["unit 4 tibbers 1 @1 exhausted", "unit 5 recruit 0 @1 exhausted"]
    page = visit().fork(riftable.position("\n".join(lines), strict=False).record.text, 0).page
    for unit in (4, 5):
        expect(page.locator(f"[data-key='unit:{unit}'] > .hidden")).to_contain_text("exhausted")
        mark = page.locator(f"[data-key='unit:{unit}'] .mark").filter(has_text="exhausted")
        # Nothing lies over it. It takes no clicks itself, so a point of it is asked for while it does.
        assert mark.evaluate(
            """(mark) => {
              mark.style.pointerEvents = "auto";
              const { left, top, width, height } = mark.getBoundingClientRect();
              return mark.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }"""
        )


GARENS = [
    "riftbound duel",
    "option decks garen / annie",
    "turn 0",
    "unit 4 garen-rugged 0 @1",
    "unit 5 garen-commander 0 @base0",
    "hand 0 garen-rugged garen-commander",
    "runes 0 body*6 order*6",
]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_cards_of_one_champion_are_told_apart(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).fork(riftable.position("\n".join(GARENS), strict=False).record.text, 0).page
    faces = {
        "[data-region=hand] .name": ["Garen, Commander", "Garen, Rugged"],
        ".unit[data-key='unit:4'] .words b": ["Garen, Rugged"],
        ".ours .strip .words > b": ["Garen, Commander"],
    }
    for selector, names in faces.items():
        shown = page.locator(selector)
        expect(shown).to_have_count(len(names))
        assert sorted(shown.all_inner_texts()) == names
    if size[0] > 900:  # a phone has no room for it; there, legend and champion are told apart by these words
        expect(page.locator(".rail.own .legend .foot b")).to_have_text("Garen, Might of Demacia")
        expect(page.locator(".rail.own .champion .foot b")).to_have_text("Garen, Rugged")


HIDDEN = [
    "riftbound duel",
    "option decks garen / annie",
    "turn 0",
    "round 5",
    "field 1 bandle-tree 0 0",
    "facedown 1 block 0 1 zhonyas-hourglass 0 3",
    "unit 4 recruit 0 @1",
    *[f"unit {5 + i} recruit 0 @base0" for i in range(3)],
    "hand 0 garen-commander",
    "runes 0 body*6 order*6",
]


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desk", "phone"])
def test_names_are_whole_beside_changes_and_facedown(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).fork(riftable.position("\n".join(HIDDEN), strict=False).record.text, 0).page
    down = page.locator(".down > span[aria-hidden]")
    expect(down).to_have_count(2)
    for name in down.all():
        assert name.evaluate(
            "e => e.scrollHeight <= e.clientHeight + 1 && e.scrollWidth <= e.clientWidth + 1"
        )
    page.locator(".legal[data-key='card:garen-commander']").click()
    page.locator(".legal[data-key='lane:0']").click()
    strips = page.locator(".ours .strip:has(.changes) .words b")
    expect(strips).to_have_count(3)
    for strip in page.locator(".ours .strip:has(.changes)").all():
        state, might = strip.locator(".words small"), strip.locator(".might")
        if size[0] > 900 and state.is_visible():
            beside, number = state.bounding_box(), might.bounding_box()
            assert beside is not None
            assert number is not None
            assert beside["x"] + beside["width"] <= number["x"] + 1
    for name in strips.all():  # "Recruit" in one line
        assert name.evaluate("e => e.clientHeight < 1.9 * parseFloat(getComputedStyle(e).lineHeight)")


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desk", "phone"])
def test_every_unit_can_be_reached_however_many_stand_there(visit: Visit, size: tuple[int, int]) -> None:
    """At a battlefield and in the bases; on a phone a mark says how many are out of sight."""
    lines = ["riftbound duel", "option decks garen / annie", "turn 0"]
    places = ((0, "@1"), (1, "@1"), (0, "@base0"), (1, "@base1"))
    units = [
        f"unit {4 + 12 * k + i} {(CROWD * 3)[i]} {seat} {at}"
        for k, (seat, at) in enumerate(places)
        for i in range(12)
    ]
    game = riftable.position("\n".join([*lines, *units]), strict=False)
    page = visit(size=size).fork(game.record.text, 0).page
    expect(page.locator(".unit")).to_have_count(24)
    things = page.locator(".unit, .strip").all()
    assert [one.get_attribute("data-key") for one in things if one.evaluate_all(SPOT) is None] == []
    if size[0] < 600:
        expect(page.locator(".units .row[data-before], .units .row[data-after]")).to_have_count(2)
    else:
        expect(page.locator(".units .row[data-before], .units .row[data-after]")).to_have_count(0)


BASES = [
    "riftbound duel",
    "option decks garen / annie",
    "turn 0",
    *[f"unit {4 + i} {(CROWD * 2)[i]} 0 @base0" for i in range(8)],
    *[f"unit {14 + i} {(CROWD * 2)[i]} 1 @base1" for i in range(8)],
    "hand 0 gust gust",
    "runes 0 chaos*3 order*4",
]


def test_a_small_phone_shows_units_in_bases_and_scrolls_at_its_marks(visit: Visit) -> None:
    me = visit(size=(360, 640), touch=True).fork(
        riftable.position("\n".join(BASES), strict=False).record.text, 0
    )
    page = me.page
    for zone in (".realm > .ours", ".realm > .theirs"):
        row = page.locator(zone)
        expect(row.locator(".strip").first).to_be_in_viewport(ratio=1)
        row.evaluate("row => row.scrollTo({ left: 0, behavior: 'instant' })")
        expect(row).to_have_attribute("data-after", re.compile(r"\d"))
        for spot in row.locator(".piles > span:not(.hidden)").all():
            assert spot.evaluate("e => e.getBoundingClientRect().right") <= 360
        box = row.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] - 12, box["y"] + 10)
        page.wait_for_function("([zone]) => document.querySelector(zone).scrollLeft > 100", arg=[zone])
        expect(page.locator("dialog")).to_have_count(0)  # the piles behind the mark stay closed


def test_a_small_phone_shows_what_comes_of_a_combat(visit: Visit) -> None:
    lines = ["riftbound duel", "option decks annie / garen", "turn 0", "hand 0 gust", "runes 0 chaos*3"]
    lines += ["unit 4 recruit 1 @1", "unit 5 tibbers 0 @base0"]
    game = riftable.position("\n".join(lines), strict=False)
    for lang in LANGUAGES:
        page = visit(size=(360, 640), lang=lang).fork(game.record.text, 0).page
        page.locator(".legal[data-key='unit:5']").first.click()
        page.locator(".plaque.legal").first.click()
        page.locator("[data-do=confirm]").click()
        results = page.locator("[data-outlook='-1']")
        expect(results).to_be_in_viewport(ratio=1)
        assert page.locator(".chain").evaluate("e => e.scrollHeight <= e.clientHeight + 1"), lang


LASTING = [
    "riftbound duel",
    "option decks garen / annie",
    "field 1 void-gate 0 0",
    "unit 4 daring-poro 0 @1 +2",
    "unit 5 vanguard-sergeant 0 @base0",
    "unit 6 recruit 1 @base1",
    "runes 0 body*4 order*4",
    "xp 0 3",
    "effect 1 prevents unit5 3",
    "effect 2 enter-ready seat0",
    "effect 3 cheaper-spell seat0 2",
    "effect 4 no-cards seat1",
]


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desk", "phone"])
def test_what_lasts_is_shown_at_units_and_at_players(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size).fork(riftable.position("\n".join(LASTING), strict=False).record.text, 0)
    page = me.page
    mark = page.locator("[data-key='unit:4']").locator(".clock" if size[0] < 600 else ".mark.lasting")
    expect(mark).to_be_visible()
    expect(page.locator("[data-key='unit:4'] > .hidden")).to_contain_text("+2 Might this turn")
    expect(page.locator("[data-key='unit:5'] > .hidden")).to_contain_text("to it this turn is prevented")
    mine, theirs = page.locator(".ours .lasting"), page.locator(".theirs .lasting")
    expect(mine).to_contain_text("XP 3")
    expect(mine).to_contain_text("Units you play this turn enter ready.")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    mine.click()
    closer = page.locator("article.card:visible").last  # a phone has it in a sheet too
    expect(closer.locator(".lasting p")).to_have_count(2)
    expect(closer.locator(".lasting")).to_contain_text("The next spell you play this turn costs")
    expect(theirs).to_contain_text("This player can’t play cards this turn.")


FULL_BASE = [  # six runes of two domains beside what lasts
    "riftbound duel",
    "option decks garen / annie",
    "runes 0 body*6 order*6",
    "runes 1 fury*6 chaos*6",
    "effect 1 enter-ready seat1",
    "effect 2 enter-ready seat0",
    *[f"unit {4 + i} recruit {i % 2} @base{i % 2}" for i in range(8)],
]
OVERLAPS = """(rows) => rows.flatMap((row) => {
  const parts = [...row.children].map((part) => part.getBoundingClientRect()).filter((part) => part.width);
  return parts.slice(1).filter((part, i) => part.left < parts[i].right - 1).map(({ left }) => left);
})"""


def test_nothing_in_a_base_overlaps(visit: Visit) -> None:
    page = (
        visit(size=(1280, 800))
        .fork(riftable.position("\n".join(FULL_BASE), strict=False).record.text, 0)
        .page
    )
    expect(page.locator(".theirs .lasting")).to_be_visible()
    for side in (".ours", ".theirs"):
        assert page.locator(f"{side} .base").evaluate_all(OVERLAPS) == []
        runes = page.locator(f"{side} .runes")
        assert runes.evaluate("(runes) => runes.scrollWidth <= runes.clientWidth"), side


HAND_OF_EIGHT = "hand 0 gust gust gust rebuke rebuke rebuke flash flash"


def test_a_hand_of_eight_stays_off_the_edge_of_the_screen(visit: Visit) -> None:
    lines = ["riftbound duel", "option decks annie / garen", "turn 0", HAND_OF_EIGHT]
    page = visit(size=(1440, 900)).fork(riftable.position("\n".join(lines), strict=False).record.text, 0).page
    cards = page.locator("[data-region=hand] .card")
    expect(cards).to_have_count(8)
    bottoms = cards.evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().bottom)")
    assert max(bottoms) < 900 - 2


PAIR = ["turn 0", "hand 0 back-to-back", "runes 0 order*4"]  # a spell that needs two friendly units
MAGMA = ["option decks garen / annie / lux / master-yi", "unit 7 recruit 0 @base0", "unit 8 recruit 2 @base2"]
FIELDS = ["option decks garen / annie", "unit 4 recruit 0 @1", "unit 5 recruit 0 @2"]


@pytest.mark.parametrize(
    ("size", "mode", "lines", "units"),
    [
        ((1280, 800), "magma", MAGMA, (7, 8)),
        ((360, 740), "magma", MAGMA, (7, 8)),
        ((360, 740), "duel", FIELDS, (4, 5)),
    ],
    ids=["desk", "phone", "battlefields"],
)
def test_selectable_items_scroll_into_view(
    visit: Visit, size: tuple[int, int], mode: str, lines: list[str], units: tuple[int, int]
) -> None:
    """The base of a partner is usually not on the board, and a phone shows one battlefield at a time."""
    game = riftable.position("\n".join([f"riftbound {mode}", *PAIR, *lines]), strict=False)
    page = visit(size=size).fork(game.record.text, 0).page
    first, second = (page.locator(f".legal[data-key='unit:{unit}']") for unit in units)
    expect(page.locator(f"[data-key='unit:{units[1]}']")).to_have_count(0)
    page.locator(".legal[data-key='card:back-to-back']").click()
    first.click()
    second.click()
    page.locator("[data-do=confirm]").click()
    expect(page.locator(".side .log")).to_contain_text("You play Back to Back.")


def test_a_hidden_place_with_selectable_items_is_marked(visit: Visit) -> None:
    """If something visible can be picked as well, the view does not scroll."""
    lines = [*MAGMA, "unit 9 recruit 2 @base2", "unit 10 recruit 0 @base0"]
    game = riftable.position("\n".join(["riftbound magma", *PAIR, *lines]), strict=False)
    page = visit().fork(game.record.text, 0).page
    page.locator(".legal[data-key='card:back-to-back']").click()
    page.locator(".legal[data-key='unit:7']").click()
    expect(page.locator(".legal[data-key='unit:10']")).to_be_visible()
    plate = page.locator(".plate.choices")
    expect(plate).to_have_count(1)
    expect(plate).to_contain_text("something to pick here")
    plate.click()
    page.locator(".legal[data-key='unit:8']").click()
    page.locator("[data-do=confirm]").click()
    expect(page.locator(".side .log")).to_contain_text("You play Back to Back.")


def test_a_showdown_shows_who_falls_and_what_is_scored(visit: Visit) -> None:
    lines = ["turn 0", "unit 4 recruit 1 @1", "unit 5 tibbers 0 @base0", "hand 0 gust", "runes 0 chaos*3"]
    text = "\n".join(["riftbound duel", "option decks annie / garen", *lines])
    game = riftable.position(text, strict=False)
    game.push("move:tibbers.5 @1")
    page = visit().fork(game.record.text, len(game.history)).page
    result = page.locator("[data-outlook='-1']")
    expect(result).to_contain_text("Recruit dies.")
    expect(result).to_contain_text("You score 1\u00a0point")


def test_the_chain_covers_none_of_three_battlefields_and_names_players(visit: Visit) -> None:
    lines = ["turn 1", *(f"unit {6 + i} recruit 1 @{1 + i}" for i in range(3))]
    lines += ["hand 0 gust", "hand 1 sabotage", "runes 0 chaos*2", "runes 1 body*2"]
    text = "\n".join(["riftbound skirmish", "option decks annie / garen / lux", *lines])
    game = riftable.position(text, strict=False)
    game.push("sabotage seat2 pass pass")
    page = visit().fork(game.record.text, len(game.history)).page
    expect(page.locator(".chain .aim")).to_contain_text("Dice II")
    for thing in page.locator(".plaque, .unit").all():
        assert thing.evaluate(COVERED) == "", thing


def test_a_hint_marks_what_it_speaks_of(visit: Visit) -> None:
    page = fork_near_end(visit(), "duel", "jinx / lee-sin").page
    page.locator("[data-do=hint]").click()
    page.locator(".advice .best").click()
    expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".hinted")).to_have_count(0)  # once it is chosen


def test_a_hint_does_not_cover_what_it_marks(visit: Visit) -> None:
    units = ["unit 4 recruit 0 @base0", "unit 5 noxian-drummer 0 @base0"]
    game = riftable.position(
        "\n".join(["riftbound duel", "option decks garen / annie", *PAIR, *units]), strict=False
    )
    game.push("back-to-back")
    page = visit(size=(360, 640)).fork(game.record.text, len(game.history)).page
    page.locator("[data-do=hint]").click()
    marked = page.locator(".board .hinted")
    expect(marked).to_have_count(2)
    for thing in marked.all():
        thing.click(trial=True)  # waits until nothing is over it


def test_passing_settings_are_kept_for_the_next_table(visit: Visit) -> None:
    options = {"decks": "garen / annie", "first": "0"}
    request = {"game": "riftbound", "mode": "duel", "seats": ["me", "bot:random"], "options": options}
    me = visit().open_table("games", request)
    page = me.page
    keep = page.locator("[data-move=none]")  # the first hand: before the game nothing is passed
    keep.click()
    switch = page.locator("[data-do=auto]")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    page.locator("[data-do=autopass]").click()
    page.locator("[data-autopass=stop-spell]").check()
    page.keyboard.press("Escape")
    me.open_table("games", request)
    keep.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    page.locator("[data-do=autopass]").click()
    expect(page.locator("[data-autopass=stop-spell]")).to_be_checked()
    expect(page.locator("[data-autopass=turn]")).not_to_be_checked()


def test_a_guest_sits_down_with_a_pasted_deck(visit: Visit) -> None:
    host = visit().set_table("riftbound", seats=("open",))
    guest = visit().go(host.page.url.removeprefix(host.url))
    page = guest.page
    page.locator("[data-deck='-1']").select_option("paste:")
    expect(page.locator("[data-do=join]")).to_be_disabled()
    page.locator("textarea").fill(KNOWN["lux"].text.replace("3 Singularity\n", "2 Singularity\n"))
    expect(page.locator("[data-problem=too_small]")).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(CHECK, {}) == []
    page.locator("textarea").fill(KNOWN["lux"].text)
    expect(page.locator("[data-verdict=fine]")).to_be_visible()
    page.locator("[data-do=join]").click()
    for one in (guest, host):
        expect(one.page.locator(".realm .legend .foot b", has_text="Lux")).to_have_count(1)


def test_the_rules_of_riftbound_are_accessible_in_every_language(visit: Visit) -> None:
    me = visit(size=(360, 740))
    page = me.page
    for lang in LANGUAGES:
        me.go("/rules/riftbound")
        page.evaluate("(lang) => localStorage.setItem('riftable.lang', lang)", lang)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".keywords dt")).to_have_count(len(GLOSSES[lang]))
        expect(page.locator("figure .field").first).to_be_visible()
        assert "⟨" not in page.locator("body").inner_text()
        page.evaluate(AXE.read_text("utf-8"))
        assert page.evaluate(CHECK, {}) == [], lang
        assert page.evaluate(OVERFLOWING) == [], lang
