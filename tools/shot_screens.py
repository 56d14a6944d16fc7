"""The screens that `tools/shots.py` takes pictures of: how to bring each about, and a sign of it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page

import riftable
from riftable.ai.registry import find_bot
from riftable.core.rng import Rng
from tests.browser.test_decks import before_second_game
from tests.browser.test_following import play_a_card
from tests.browser.test_riffifi import played as played_riffifi
from tests.browser.test_riftbound import CROWD, HIDDEN, LASTING, fork_near_end
from tests.browser.test_screens import (
    REVIEW_TIMEOUT_MS,
    SCREENS,
    Screen,
    draft,
    duel,
    home,
    learn,
    over,
    played,
    puzzle,
    realm,
    replay,
    riffifi,
    room,
    study,
)
from tests.browser.test_screens import lesson as lesson_step
from tests.browser.test_whole_games import long_line
from tests.browser.visitor import GUILDS, STATE, Visitor, open_from_menu

LONG_CLOCK = {"kind": "game", "seconds": 6000, "bonus": 10}
DAYS = {"kind": "days", "days": 14}


def mine(me: Visitor) -> None:
    """The first page of a user with open and finished games."""
    for begin in (duel, room, over):
        begin(me)
    me.go("/")


def address(path: str) -> Screen:
    """Return a screen that only has to be opened."""

    def screen(me: Visitor) -> None:
        me.go(path)

    return screen


def position(*lines: str) -> Screen:
    """Return a screen of a position of Riftbound that is played on from."""

    def screen(me: Visitor) -> None:
        me.fork(riftable.position("\n".join(lines), strict=False).record.text, 0)

    return screen


def guest(me: Visitor) -> None:
    """Another user's table, opened by its link without an account."""
    me.go("/new/riftforce").page.locator("#name").fill("Ada")
    me.page.locator("[data-do=open]").click()
    me.page.wait_for_url("**/g/*")
    me.page.context.clear_cookies()


def full(me: Visitor) -> None:
    """A full table: visitors can only watch."""
    duel(me)
    me.page.context.clear_cookies()


def broken(me: Visitor) -> None:
    """The page while the server answers with errors."""
    me.page.route(re.compile("/api/"), lambda route: route.fulfill(status=500))
    me.go("/")


def down(me: Visitor) -> None:
    """The page while the server cannot be reached."""
    home(me)
    me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def curtain(me: Visitor) -> None:
    me.set_table("riftforce", seats=("here",)).at_table()
    rng = random.Random(1)
    while not me.page.locator(".curtain").count():
        if not me.step(me.page.evaluate(STATE), rng):
            me.page.wait_for_timeout(20)


def riffifi_over(me: Visitor) -> None:
    me.set_table("riffifi", players=3, seats=("bot:level1", "bot:level1")).at_table().play(seed=1)


def shuffle(me: Visitor) -> None:
    over(me)
    me.go(f"/shuffle/{me.page.url.rsplit('/', 1)[-1]}")


def clocks(game: str, mode: str, seats: int, clock: dict[str, object], options: dict[str, str]) -> Screen:
    """Return a screen of a table of one person and bots with a clock."""
    players = ["me", *["bot:random"] * (seats - 1)]

    def screen(me: Visitor) -> None:
        request = {"game": game, "mode": mode, "seats": players, "clock": clock, "options": options}
        me.open_table("games", request)

    return screen


def mulligan(me: Visitor) -> None:
    me.fork(*played("riftbound", 0, decks="garen / annie"))


def sideboard(me: Visitor) -> None:
    me.fork(*before_second_game())


def magma(me: Visitor) -> None:
    """Riftbound, two against two."""
    fork_near_end(me, "magma", "annie / garen / lux / master-yi", seat=2)


def war(me: Visitor) -> None:
    """Riftbound, each against all."""
    fork_near_end(me, "war", "annie / garen / lux / master-yi")


def riftbound_over(me: Visitor) -> None:
    realm(me)
    open_from_menu(me.page, "resign")
    me.page.locator("[data-do=sure]").click()
    me.page.locator(".story").wait_for()


def long(me: Visitor) -> None:
    """Riftforce with nine elementals in a line."""
    me.fork(*long_line())


def hand_count(me: Visitor) -> None:
    """Riffifi, after a hand."""
    record, _, last = played_riffifi()
    me.fork(record, last)


def replay_riftbound(me: Visitor) -> None:
    record, _ = played("riftbound", 24, decks="garen / annie")
    me.go(f"/r/{me.upload(record)}").page.locator("[data-do=next]").wait_for()


def review_duel(me: Visitor) -> None:
    """The review of a whole duel between two bots."""
    game = riftable.new("riftforce", guilds=GUILDS, seed=5)
    bots = [find_bot(level, game.rules) for level in ("level2", "level3")]
    rng = Rng(5)
    while game.ask is not None:
        seat = game.ask.seat
        game.make(int(bots[seat].choose(game.view(seat), rng)))
        game.catch_up(None)
    game.seats = ["Ada", "Noam"]
    me.go(f"/review/{me.upload(game.record.text)}?start")
    me.page.locator("[data-accuracy]").first.wait_for(timeout=REVIEW_TIMEOUT_MS)


SHOWDOWN = [
    "riftbound duel",
    "option decks annie / garen",
    "turn 0",
    "unit 4 recruit 1 @1",
    "unit 5 tibbers 0 @base0",
    "hand 0 gust",
    "runes 0 chaos*3",
]
EIGHT_IN_A_BASE = [
    "riftbound duel",
    "option decks garen / annie",
    "turn 0",
    *[f"unit {4 + i} {(CROWD * 2)[i]} 0 @base0" for i in range(8)],
    "runes 0 body*4 order*4",
]
PLACES = ((0, "@1"), (1, "@1"), (0, "@base0"), (1, "@base1"))
TWELVE_EVERYWHERE = [
    "riftbound duel",
    "option decks garen / annie",
    "turn 0",
    *[
        f"unit {4 + 12 * k + i} {(CROWD * 3)[i]} {seat} {at}"
        for k, (seat, at) in enumerate(PLACES)
        for i in range(12)
    ],
]
DUEL = {"guilds": GUILDS, "first": "0"}
PLAQUE = ".realm .plaque"
HAND_CARD = "[data-region=hand] .legal"

# Screens that no test opens, each with a selector that shows that it is open.
MORE_SCREENS: dict[str, tuple[Screen, str]] = {
    "mine": (mine, ".rail ul a"),
    "new_riftforce": (address("/new/riftforce"), "[data-do=open]"),
    "new_riftbound": (address("/new/riftbound"), "[data-do=open]"),
    "guest": (guest, "#guest"),
    "full": (full, ".watching"),
    "gone": (address("/g/nowhere"), ".alone h1"),
    "nothing": (address("/no/such/page"), ".alone h1"),
    "broken": (broken, ".alone h1"),
    "curtain": (curtain, ".curtain"),
    "rules_riffifi": (address("/rules/riffifi"), "main section"),
    "rules_riftbound": (address("/rules/riftbound"), "main section"),
    "learn_riftbound": (address("/learn/riftbound"), "[data-do=lesson]"),
    "learn_riffifi": (address("/learn/riffifi"), "[data-do=lesson]"),
    "desk_new": (address("/decks/new"), "main h1"),
    "riffifi_over": (riffifi_over, ".story"),
    "riftbound_over": (riftbound_over, ".story"),
    "replay_riftbound": (replay_riftbound, "[data-do=next]"),
    "review_duel": (review_duel, "[data-mistake]"),
    "shuffle": (shuffle, "main dl"),
    "long": (long, ".board .slot"),
    "duel_clock": (clocks("riftforce", "duel", 2, LONG_CLOCK, DUEL), ".plate .clock"),
    "duel_days": (clocks("riftforce", "duel", 2, DAYS, DUEL), ".plate .clock"),
    "riffifi_clock": (clocks("riffifi", "table", 5, LONG_CLOCK, {"players": "5"}), ".seat .clock"),
    "realm_clock": (clocks("riftbound", "duel", 2, LONG_CLOCK, {"decks": "garen / annie"}), PLAQUE),
    "mulligan": (mulligan, ".realm"),
    "sideboard": (sideboard, ".sideboard"),
    "magma": (magma, PLAQUE),
    "war": (war, PLAQUE),
    "lasting": (position(*LASTING), PLAQUE),
    "showdown": (position(*SHOWDOWN), PLAQUE),
    "facedown": (position(*HIDDEN), ".down"),
    "eight": (position(*EIGHT_IN_A_BASE), ".strip"),
    "twelve": (position(*TWELVE_EVERYWHERE), ".unit"),
}


def click(button: str) -> Callable[[Page], None]:
    """Return a function that clicks a button."""
    return lambda page: page.locator(button).first.click()


def menu(item: str) -> Callable[[Page], None]:
    """Return a function that chooses an item of the menu of a table."""
    return lambda page: open_from_menu(page, item)


def lesson(page: Page) -> None:
    page.locator("[data-do=lesson]").click()
    for _ in range(2):
        page.locator("[data-do=coach]").click()


def hint(page: Page) -> None:
    page.locator("[data-do=hint]").click()


def keys_of_help(page: Page) -> None:
    page.locator("[data-region=hand] [data-item]").first.wait_for()  # before that no key does anything
    page.keyboard.press("?")


def offline(page: Page) -> None:
    page.locator(".chip.live").wait_for(state="attached")  # a phone does not show it
    page.locator("[data-region=hand] [data-item]").first.wait_for()
    page.context.set_offline(True)


def unreachable(page: Page) -> None:
    page.context.set_offline(True)
    page.reload()


def look_back(page: Page) -> None:
    page.locator("[data-region=hand] [data-item]").first.wait_for()
    if page.locator(".tools .only-narrow:visible").count():
        page.locator(".tools .only-narrow:visible").first.click()
    page.locator(".when:visible").nth(1).click()


def turn(me: Visitor) -> None:
    """A duel after a turn of a bot."""
    me.duel()
    play_a_card(me)
    me.asked()


def lay(page: Page) -> None:
    """Play the last card of a hand of Riffifi, unless that was done before."""
    page.locator("[data-region=hand] .card.legal, .count").first.wait_for()
    if not page.locator(".count").count():
        page.locator("[data-region=hand] .card.legal").first.click()
        page.locator("[data-do=confirm]").click()


def give_up(page: Page) -> None:
    """Give a puzzle up, and skip its solution."""
    page.locator("[data-do=give-up]").click()
    page.locator("[data-part=turn] [data-do=skip]").click()


def show_step(page: Page) -> None:
    """Let a lesson show how its step is done."""
    page.locator("[data-do=show-me]").click()
    page.locator("[data-part=turn] [data-do=skip]").click()


def look_closer(page: Page) -> None:
    """Press long on a card: the inspector shows it, on a phone as a sheet."""
    card = page.locator("[data-region=hand] [data-item]").first
    card.wait_for()
    card.dispatch_event("pointerdown", {"pointerType": "touch"})


def try_alone(page: Page) -> None:
    """Try moves in a study that no one else sees."""
    to_variation(page)
    page.locator("[data-do=try-privately]").click()


def to_variation(page: Page) -> None:
    """Go to a position of a study that has variations; a reload may come back to it or not."""
    for button in ("prev", "next"):
        page.locator(f"[data-do={button}]").click()


def attack(page: Page) -> None:
    """Move a unit to a battlefield with another player's, but do not send it."""
    page.locator(".legal[data-key='unit:5']").first.click()
    page.locator(".plaque.legal").first.click()


def into_combat(page: Page) -> None:
    page.locator(".legal[data-key='unit:5'], [data-outlook]").first.wait_for()
    if page.locator(".legal[data-key='unit:5']").count():
        attack(page)
        page.locator("[data-do=confirm]").click()


def strengthen(page: Page) -> None:
    """Pick a unit that makes others stronger, but do not send it."""
    for key in ("card:garen-commander", "lane:0"):
        page.locator(f".legal[data-key='{key}']").click()


# Dialogs and states that a reload ends: name, screen, how to bring them about, and a selector for them.
ACTIONS: list[tuple[str, Screen, Callable[[Page], None], str]] = [
    ("settings", home, click("header [data-do=settings]"), "[data-set]"),
    ("menu", duel, click("[data-do=menu]"), "[data-do=resign]"),
    ("resign", duel, menu("resign"), "[data-do=sure]"),
    ("leave", duel, menu("leave"), "[data-do=leave-later], [data-do=sure]"),
    ("piles", realm, menu("piles"), "[data-piles='0']"),
    ("help", duel, keys_of_help, "dialog[open]"),
    ("chat", duel, click(".tools button:has(use[href='#u-chat'])"), "dialog[open]"),
    ("log", draft, click(".tools .only-narrow"), "dialog[open]"),
    ("hint", duel, hint, ".advice .best"),
    ("hint_riftbound", realm, hint, ".advice .best"),
    ("picked", long, click(HAND_CARD), "[data-region=hand] .picked"),
    ("picked_riftbound", position(*SHOWDOWN), click(HAND_CARD), "[data-region=hand] .picked"),
    ("looking_back", turn, look_back, "[data-do=now]"),
    ("hand_count", hand_count, lay, ".count"),
    ("attack", position(*SHOWDOWN), attack, ".arrow, .plaque"),
    ("stronger", position(*HIDDEN), strengthen, ".changes"),
    ("combat", position(*SHOWDOWN), into_combat, "[data-outlook]"),
    ("passing", realm, click("[data-do=autopass]"), "dialog[open]"),
    ("lesson", learn, lesson, ".coach"),
    ("lesson_riftbound", address("/learn/riftbound"), lesson, ".coach"),
    ("lesson_riffifi", address("/learn/riffifi"), lesson, ".coach"),
    ("replay_end", replay, lambda page: page.locator("input[type=range]").fill("40"), ".board"),
    ("study", study, to_variation, "[data-variation]"),
    ("study_try", study, try_alone, "[data-do=done]"),
    ("judged", puzzle("riftforce"), give_up, "[data-verdict]"),
    ("inspector", duel, look_closer, "dialog[open], .side article:visible"),
    ("inspector_riffifi", riffifi, look_closer, "dialog[open], .side article:visible"),
    ("inspector_riftbound", realm, look_closer, "dialog[open], .side article:visible"),
    ("step_shown", lesson_step, show_step, "[data-verdict]"),
    ("account_panel", mine, click(".rail summary"), "#my-password, [data-do=logout]"),
    ("lost", duel, offline, ".chip.lost"),
    ("down", down, unreachable, "h1"),
]
COVERED = {name for name, *_ in ACTIONS}
ALL: dict[str, tuple[Screen, Callable[[Page], None] | None, str]] = {
    **{
        name: (screen, None, sign)
        for name, (screen, sign) in {
            **{screen.__name__: (screen, sign) for screen, sign in SCREENS},
            **MORE_SCREENS,
        }.items()
        if name not in COVERED
    },
    **{name: (screen, act, sign) for name, screen, act, sign in ACTIONS},
}
