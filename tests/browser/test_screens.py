"""Every screen: no serious findings of axe in any language and theme, and little to load."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import pytest
from fluent.syntax import parse, serialize
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Request, Route, expect

import riftable
from riftable.ai.puzzles.collection import choose_puzzles
from riftable.language.fluent import LANGUAGES
from tests.ai.test_analysis import BLUNDERED, WINNING
from tests.browser.conftest import Server, Visit
from tests.browser.visitor import GUILDS, STEP_TIMEOUT_S, Visitor, open_from_menu
from tests.texts import BROWSER_PARTS, source

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async (rules) => (await axe.run(document, { resultTypes: ['violations'], ...rules })).violations
  .filter((v) => ['serious', 'critical'].includes(v.impact))
  .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160)).join(' | ')}`)"""
HUES_ONLY = {
    "runOnly": {"type": "rule", "values": ["color-contrast"]}
}  # the only rule that another theme can break
NO_HUES = {"rules": {"color-contrast": {"enabled": False}}}  # hues are the same in any language
REVIEW_TIMEOUT_MS = 600_000  # searches take long on a busy machine
REVIEWED: dict[str, str] = {}  # by server: the id of a record that is reviewed there
THEMES = ("dark", "light", "contrast")
SIZES = ((1280, 800), (360, 640))
# KiB to transfer, 120 KB at most; French and Ukrainian need more letters than English.
FIRST_LOAD = {"en": 96, "fr": 114, "uk": 115}

# Text that overflows its container or the screen, except where an ellipsis or scrolling is intended.
OVERFLOWING = """() => {
  const found = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  const scrolls = (style) => [style.overflowX, style.overflowY].some((o) => o === 'auto' || o === 'scroll');
  const dots = (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const cuts = (style) => ['hidden', 'clip'].includes(style.overflowX) || style.clipPath !== 'none';
  for (const e of document.querySelectorAll('body *')) {
    const words = [...e.childNodes].find((n) => n.nodeType === 3 && n.data.trim());
    if (!words || e.closest('svg, option') || e.offsetWidth < 2 || !e.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(words);
    const text = range.getBoundingClientRect();
    for (let box = e; box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (scrolls(style) || dots(style) || box.classList.contains('hidden')) break;
      const edge = box.getBoundingClientRect();
      const wide = text.left < edge.left - 2 || text.right > edge.right + 2;
      if (cuts(style) && (wide || text.top < edge.top - 4 || text.bottom > edge.bottom + 4)) {
        found.push(`${words.data.trim()} in ${box.outerHTML.slice(0, 80)}`);
        break;
      }
    }
  }
  return found;
}"""


def home(me: Visitor) -> None:
    me.go("/").page.locator("[data-do=quick]").wait_for()


def new(me: Visitor) -> None:
    me.go("/new/riffifi").page.locator("[data-do=open]").wait_for()


def room(me: Visitor) -> None:
    new(me)
    me.page.locator("[data-seat='1']").select_option("open")
    me.page.locator("[data-do=open]").click()
    me.page.wait_for_url("**/g/*")


def invites(me: Visitor) -> None:
    me.go("/new/riftforce").page.locator("[data-do=invited]").check()
    me.page.locator("[data-do=open]").click()
    me.page.locator("[data-do=invite]").click()
    me.page.locator("[data-do=uninvite]").wait_for()


def invited(me: Visitor) -> None:
    """The page of a table by invitation, which does not say whether the table exists."""
    me.go("/g/nowhere#invite=none").page.locator("[data-do=join]").wait_for()


def account(me: Visitor) -> None:
    home(me)
    me.page.request.post(f"{me.url}/api/me", data={"name": "Oksana"}, headers={"X-Riftable": "1"})
    me.go("/account").page.locator("main li").wait_for()


def profile(me: Visitor) -> None:
    """The history of a guest with a game against a bot that they resigned."""
    home(me)
    me.resigned_duel()
    me.go("/profile").page.locator("main li").wait_for()


def results(me: Visitor) -> None:
    profile(me)
    me.go("/profile/results").page.locator("[data-results=riftforce]").wait_for()


def ratings(me: Visitor) -> None:
    """The list of a server that has ratings, with the user in it; tests run on one that has none."""
    mine = {"rating": 1361, "margin": 523, "games": 8}
    names = ("Ada", "Oksana Kovalenko", "Noam")
    players = [{"place": i, "name": name, "rating": mine, "mine": i == 2} for i, name in enumerate(names, 1)]
    lists = [
        {"game": "riftforce", "label": "Riftforce", "players": players, "mine": mine},
        {"game": "riffifi", "label": "Riffifi", "players": [], "mine": None},
    ]
    answer = {"on": True, "account": True, "listed": True, "min_games": 5, "lists": lists}
    me.page.route("**/api/ratings*", lambda route: route.fulfill(json=answer))
    me.go("/ratings").page.locator("[data-ratings=riffifi]").wait_for()


def statistics(me: Visitor) -> None:
    me.go("/statistics").page.locator("[data-section] .row").first.wait_for()


def rules(me: Visitor) -> None:
    me.go("/rules/riftforce").page.locator(".challenges li").first.wait_for()


def learn(me: Visitor) -> None:
    me.go("/learn").page.locator("[data-do=lesson]").wait_for()


def lesson(me: Visitor) -> None:
    """A step of a lesson with a long line of its coach."""
    me.go("/learn/riftforce/activate?step=3").page.locator("[data-part=task]").wait_for()


def decks(me: Visitor) -> None:
    me.go("/decks").page.locator("[data-deck=garen]").wait_for()


def desk(me: Visitor) -> None:
    """A stored deck with errors: its list and the errors are both visible."""
    page = me.go("/decks/from/garen").page
    page.locator("[data-verdict=fine]").wait_for()
    page.locator("#written").fill("1 Garen, Might of Demacia\n3 Gusst\n4 Confront\n6 Fury Rune\n1 Void Gate")
    page.locator("[data-problem=unknown]").wait_for()
    page.locator("[data-do=keep]").click()
    page.wait_for_url("**/decks/mine/*")


@cache
def played(game: str, turn: int, **options: Any) -> tuple[str, int]:
    """Return a fixed random game, and after how many moves seat 0 has its `turn`-th question."""
    rng = random.Random(3)
    g = riftable.new(game, seed=3, **options)
    at = 0
    while not g.over:
        if g.seat == 0:
            turn -= 1
            at = at or (turn < 0 and len(g.history))
        g.push(rng.choice(list(g.moves)))
    return g.record.text, at


def draft(me: Visitor) -> None:
    me.fork(*played("riftforce", 0))


def duel(me: Visitor) -> None:
    me.fork(*played("riftforce", 24, guilds=GUILDS))


def solo(me: Visitor) -> None:
    me.fork(*played("riftforce", 24, mode="solo"))


def team(me: Visitor) -> None:
    me.fork(*played("riftforce", 24, mode="team4"))


def riffifi(me: Visitor) -> None:
    me.fork(*played("riffifi", 6, players=5))


def realm(me: Visitor) -> None:
    """A duel of Riftbound after some turns: units on the board, cards in hand."""
    me.fork(*played("riftbound", 24, decks="garen / annie"))


def settings(me: Visitor) -> None:
    home(me)
    me.page.locator("header [data-do=settings]").click()


def over(me: Visitor) -> None:
    """A duel that is resigned after a few turns."""
    duel(me)
    open_from_menu(me.page, "resign")
    me.page.locator("[data-do=sure]").click()
    me.page.locator(".story").wait_for()


def replay(me: Visitor) -> None:
    record, _ = played("riftforce", 0, guilds=GUILDS)
    me.go(f"/r/{me.upload(record)}").page.locator("[data-do=next]").wait_for()


def puzzles(me: Visitor) -> None:
    me.go("/puzzles").page.locator("[data-do=daily]").wait_for()


def puzzle(game: str) -> Screen:
    """Return the screen of a small puzzle of a game."""

    def screen(me: Visitor) -> None:
        found = min(choose_puzzles(game), key=lambda one: (len(one.position), one.id))
        me.go(f"/puzzles/{found.id}").page.locator("[data-part=task]").wait_for()
        me.asked()

    screen.__name__ = f"puzzle_{game}"
    return screen


def judged(me: Visitor) -> None:
    """A puzzle that was given up, after its solution was shown."""
    puzzle("riftforce")(me)
    me.page.locator("[data-do=give-up]").click()
    me.page.locator("[data-part=turn] [data-do=skip]").click()
    me.page.locator("[data-verdict]").wait_for()


@cache
def short_game() -> str:
    """Return the record of the end of a game, with mistakes of both players: its review takes little time."""
    rng = random.Random(3)
    game = riftable.position(WINNING, seed=1)
    game.push(BLUNDERED)
    while not game.over:
        game.push(rng.choice(list(game.moves)))
    return game.record.text


def review(me: Visitor) -> None:
    me.go(f"/review/{review_id(me)}?start")
    me.page.locator("[data-accuracy]").first.wait_for(timeout=REVIEW_TIMEOUT_MS)


def review_id(me: Visitor) -> str:
    """Return the id of a record at this server; all tests of a process share it and its review."""
    if me.url not in REVIEWED:
        REVIEWED[me.url] = me.upload(short_game())
    return REVIEWED[me.url]


def study_id(me: Visitor) -> str:
    """Make a study with a variation and comments, and return its id."""
    ask, headers = me.page.request, {"X-Riftable": "1"}

    def post(path: str, body: object) -> Any:
        answer = ask.post(f"{me.url}/api/{path}", data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    study = str(post(f"games/{review_id(me)}/study", {"title": "The end of a duel"})["id"])
    at = ask.get(f"{me.url}/api/studies/{study}/replay").json()["steps"][0]["at"]
    tree = ask.get(f"{me.url}/api/studies/{study}/position?place={at}").json()["update"]["ask"]["tree"]
    moves, node = [], next(one for one in reversed(tree) if one["name"] not in BLUNDERED.split())
    while node:
        moves.append(node["m"])
        node = node["to"][-1] if node.get("to") else None
    place = post(f"studies/{study}/vary", {"place": at, "moves": moves})["place"]
    for where in (at, place):
        post(f"studies/{study}/change", {"t": "annotate", "place": where, "text": "What else was there?"})
    post(f"studies/{study}/change", {"t": "share", "link": True, "contributions": True})
    return study


def study(me: Visitor) -> None:
    me.go(f"/study/{study_id(me)}")
    me.page.locator("[data-do=next]").click()


def studies(me: Visitor) -> None:
    study_id(me)
    me.go("/studies")


Screen: TypeAlias = Callable[[Visitor], None]

# Each with a selector that shows that it is open.
SCREENS: list[tuple[Screen, str]] = [
    (home, "[data-do=quick]"),
    (new, "[data-do=open]"),
    (room, "input[readonly]"),
    (invites, "[data-do=uninvite]"),
    (invited, "[data-do=join]"),
    (account, "main li"),
    (profile, "main li"),
    (results, "[data-results=riftforce] figure"),
    (ratings, "[data-ratings=riffifi]"),
    (statistics, "[data-section] .row"),
    (rules, ".challenges li"),
    (learn, "[data-do=lesson]"),
    (decks, "[data-deck=garen]"),
    (desk, "[data-problem=foreign_runes]"),
    (settings, "[data-set]"),
    (draft, ".offer"),
    (duel, ".board .slot"),
    (solo, ".board .slot"),
    (team, ".board .slot"),
    (riffifi, ".banks .stone"),
    (realm, ".realm .plaque"),
    (over, ".story .turns li"),
    (replay, "[data-do=next]"),
    (lesson, ".board .slot"),
    (puzzles, "[data-do=daily]"),
    (puzzle("riftforce"), ".board .slot"),
    (puzzle("riffifi"), ".banks .stone"),
    (puzzle("riftbound"), ".realm .plaque"),
    (judged, ".board .slot"),
    (review, "[data-accuracy]"),
    (study, "[data-variation]"),
    (studies, "[data-study]"),
]
IDS = [screen.__name__ for screen, _ in SCREENS]


def speak(page: Page, lang: str, sign: str) -> None:
    """Change the language by the switch, or by the address where there is none."""
    if page.locator("html").get_attribute("lang") == lang:
        return
    if page.locator(f"[data-set=lang-{lang}]").count():
        page.locator(f"[data-set=lang-{lang}]").click()
    elif page.locator(".langs").count():
        page.locator(f".langs button[lang={lang}]").click()
    elif page.locator(".tools [data-do=settings]").count():
        page.locator(".tools [data-do=settings]").click()
        page.locator(f"[data-set=lang-{lang}]").click()
        page.keyboard.press("Escape")
    elif page.locator(".tools").count():
        open_from_menu(page, "settings")
        page.locator(f"[data-set=lang-{lang}]").click()
        page.keyboard.press("Escape")
    else:
        page.evaluate("(lang) => localStorage.setItem('riftable.lang', lang)", lang)
        page.reload()
        page.evaluate(AXE.read_text("utf-8"))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator(sign).first.wait_for()


class Stretch(Transformer):
    """Makes every word a third longer, with accents: longer than in any of our languages."""

    VOWELS: ClassVar = str.maketrans(
        {"a": "áa", "e": "ée", "i": "íi", "o": "óo", "u": "úu", "A": "Áa", "E": "Ée"}
    )

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802  (the name is given by the parser)
        node.value = node.value.translate(self.VOWELS)
        return node


def longer(route: Route) -> None:
    """Answer a request for English texts with stretched ones."""
    # The address does not name the game of a file: return all files of that name, whose keys differ.
    parts = [part for part in BROWSER_PARTS if f"/{part.rpartition('/')[2]}.en-" in route.request.url]
    text = "\n".join(serialize(Stretch().visit(parse(source("en", part)))) for part in parts)
    route.fulfill(body=f"export default {json.dumps(text)}", content_type="text/javascript")


@pytest.mark.parametrize(("screen", "sign"), SCREENS, ids=IDS)
def test_every_screen_is_accessible(visit: Visit, screen: Screen, sign: str) -> None:
    """Axe finds nothing serious in any language, theme and size, and nothing overflows on a phone.

    Themes and sizes are tried in the first language, the other languages on the smallest screen.
    """
    me = visit()
    page = me.page
    screen(me)
    page.locator(sign).first.wait_for()
    page.evaluate(AXE.read_text("utf-8"))
    for lang in LANGUAGES:
        speak(page, lang, sign)
        assert "⟨" not in page.locator("body").inner_text()
        for width, height in SIZES if lang == LANGUAGES[0] else SIZES[-1:]:
            me.resize(width, height)
            for theme in THEMES if lang == LANGUAGES[0] else THEMES[:1]:
                page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
                rules: dict[str, Any] = (
                    NO_HUES if lang != LANGUAGES[0] else {} if theme == "dark" else HUES_ONLY
                )
                assert page.evaluate(CHECK, rules) == [], (lang, theme, width)
        assert page.evaluate(OVERFLOWING) == [], lang
        me.resize(1280, 800)
    # The same with words that are longer than in any of our languages.
    page.route(
        re.compile(r"/assets/(\w+/)?(table|browser|guide|decks|puzzles|review)\.en-"),
        longer,
    )
    me.resize(360, 640)
    page.evaluate("localStorage.setItem('riftable.lang', 'en')")
    page.reload()
    if screen is settings:
        page.locator("header [data-do=settings]").click()
    page.locator(sign).first.wait_for()
    assert re.search("áa|ée|óo", page.locator("body").inner_text())
    assert page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_is_small_and_asks_no_other_host(visit: Visit, server: Server, lang: str) -> None:
    """Everything that is loaded until a game can be started: fonts, texts and API responses included."""
    me = visit(lang=lang)
    loaded: dict[str, int] = {}

    def count(request: Request) -> None:
        loaded[request.url] = request.sizes()["responseBodySize"]

    me.page.on("requestfinished", count)
    home(me)
    expect(me.page.locator("html")).to_have_attribute("lang", lang)
    until = time.monotonic() + STEP_TIMEOUT_S
    while not any(url.endswith(".woff2") for url in loaded) and time.monotonic() < until:
        me.page.wait_for_timeout(50)  # fonts are loaded last, when there is text to show
    me.page.evaluate("document.fonts.ready.then(() => true)")
    me.page.wait_for_load_state("networkidle")
    assert any(url.endswith(".woff2") for url in loaded)
    assert all(url.startswith(server.url) for url in loaded)
    assert sum(loaded.values()) <= FIRST_LOAD[lang] * 1024, loaded


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_ways_on_from_a_replay_stand_in_one_line_at_a_desk(visit: Visit, lang: str) -> None:
    me = visit(lang=lang, size=(1440, 900))
    replay(me)
    ways = me.page.locator(".more > .btn")
    ways.last.wait_for()
    assert len(set(ways.evaluate_all("(ways) => ways.map((way) => way.offsetTop)"))) == 1


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_the_button_that_opens_a_table_is_in_sight_at_a_desk(visit: Visit, lang: str) -> None:
    page = visit(lang=lang, size=(1280, 800)).go("/new/riftbound").page
    expect(page.locator("li select")).to_have_count(4)  # decks, which are loaded later, stand above it
    expect(page.locator("#stand-in")).to_be_visible()
    expect(page.locator("[data-do=open]")).to_be_in_viewport(ratio=1)


def test_a_finished_game_is_walked_through_shared_and_played_on(visit: Visit) -> None:
    me = visit()
    over(me)
    me.page.locator(".story footer a[href^='/r/']").click()
    me.page.locator("[data-do=next]").wait_for()
    page = me.page
    steps = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert steps > 4
    friend = visit(lang="uk")
    friend.page.goto(page.url)
    for _ in range(3):
        friend.page.locator("[data-do=next]").click()
    expect(friend.page.locator(".count")).to_have_text(f"3/{steps}")
    page.locator("input[type=range]").fill(str(steps - 2))
    page.locator("[data-do=fork]").click()
    page.wait_for_url("**/g/*")
    me.asked()


def test_a_record_is_saved_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    me = visit()
    replay(me)
    page = me.page
    with page.expect_download() as download:
        page.locator("[data-do=save]").click()
    file = tmp_path / "game.rift"
    download.value.save_as(file)
    steps = page.locator("input[type=range]").get_attribute("max")
    other = visit()
    home(other)
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.wait_for_url("**/r/*")
    expect(other.page.locator("input[type=range]")).to_have_attribute("max", steps or "")


def test_giving_up_ends_the_game(visit: Visit) -> None:
    me = visit()
    over(me)
    expect(me.page.get_by_role("heading", name="The line has held")).to_be_visible()


def test_time_travel_and_back(visit: Visit) -> None:
    me = visit().duel()
    page = me.page
    turns = page.locator(".side .when")
    for step in range(100):
        if turns.count() > 2:
            break
        me.play(seed=step, steps=1)
        me.asked()
    me.asked()
    entries = page.locator(".side .lines p").count()
    turns.nth(2).click()
    expect(page.locator(".then")).to_be_visible()
    prompt = page.locator(".prompt")
    expect(prompt).to_have_text("You are looking back: nothing can be played.")
    expect(page.locator("[data-do=confirm], [data-move]")).to_have_count(0)
    expect(page.locator(".legal[data-key], .place[data-key]")).to_have_count(0)
    for key in ("1", "Alt+3", "Control+Enter", "Control+z", "p"):
        page.keyboard.press(key)
        expect(prompt).to_contain_text("nothing can be played")
    page.keyboard.press("Escape")  # looking back is left, nothing else was changed
    expect(page.locator(".then")).to_have_count(0)
    me.asked()
    assert page.locator(".side .lines p").count() == entries
    turns.nth(2).click()
    expect(page.locator(".then")).to_be_visible()
    page.keyboard.press("/")
    page.get_by_label("Notation").fill("draw")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("nothing can be played")
    page.keyboard.press("Escape")
    page.locator("[data-do=now]").click()
    me.asked()
    assert page.locator(".side .lines p").count() == entries


def test_an_unknown_table_has_a_page_of_its_own(visit: Visit) -> None:
    me = visit().go("/g/nowhere")
    expect(me.page.get_by_role("heading", name="Table not found")).to_be_visible()


def test_an_unreachable_server_is_reported_in_the_readers_language(visit: Visit) -> None:
    """The page does not claim that there is no such table."""
    me = visit(lang="fr")
    page = me.page
    page.route(re.compile("/api/games/"), lambda route: route.abort())
    me.go("/g/nowhere")
    expect(page.get_by_role("heading", name="Un problème est survenu")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Aucune réponse")
    page.unroute_all()
    page.locator("[data-do=again]").click()
    expect(page.get_by_role("heading", name="Table introuvable")).to_be_visible()


def test_an_account_is_known_on_another_device(visit: Visit) -> None:
    me = visit()
    home(me)
    page = me.page
    page.locator("summary").filter(has_text="Guest").click()
    page.get_by_label("Your name").fill("Solomiia")
    page.get_by_label("Password").fill("short")
    page.locator("[data-do=register]").click()
    expect(page.get_by_role("alert")).to_contain_text("8 to 200")
    page.get_by_label("Password").fill("long enough")
    page.locator("[data-do=register]").click()
    expect(page.locator("[data-do=logout]")).to_be_visible()
    other = visit()
    home(other)
    other.page.locator("summary").filter(has_text="Guest").click()
    other.page.get_by_label("Your name").fill("Solomiia")
    other.page.get_by_label("Password").fill("long enough")
    other.page.locator("[data-do=login]").click()
    expect(other.page.locator("summary").filter(has_text="Solomiia")).to_be_visible()
