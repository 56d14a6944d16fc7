"""Pictures of every screen, at the size of a phone and of a desk, in three languages: `make shots`.

They are for people to look at; nothing compares them. `--screen duel` takes one screen only.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the visitors are those of the tests

from tests.browser.conftest import Server
from tests.browser.test_screens import SCREENS, Screen, draft, duel, home, learn, over, room
from tests.browser.visitor import FLAGS, Visitor

SHOTS = Path("shots")
SIZES = {"desk": (1280, 800), "phone": (360, 640), "wide": (844, 390)}
LANGUAGES = ("en", "fr", "uk")
THEMES = ("light", "contrast")  # in English, beside the dark ones of everything


def mine(me: Visitor) -> None:
    """The first page of a user with open and finished games."""
    for begin in (duel, room, over):
        begin(me)
    me.go("/")


def new_riftforce(me: Visitor) -> None:
    me.go("/new/riftforce")


def new_riftbound(me: Visitor) -> None:
    me.go("/new/riftbound")


def guest(me: Visitor) -> None:
    """At another user's table, by its link, without an account."""
    me.go("/new/riftforce").page.locator("#name").fill("Ada")
    me.page.locator("[data-do=open]").click()
    me.page.wait_for_url("**/g/*")
    me.page.context.clear_cookies()


def full(me: Visitor) -> None:
    """At a table that has no seat left: one may watch."""
    duel(me)
    me.page.context.clear_cookies()


def gone(me: Visitor) -> None:
    me.go("/g/nowhere")


def nothing(me: Visitor) -> None:
    me.go("/no/such/page")


def broken(me: Visitor) -> None:
    """The server is there, but not well."""
    me.page.route(re.compile("/api/"), lambda route: route.fulfill(status=500))
    me.go("/")


def down(me: Visitor) -> None:
    """There is no server at all."""
    home(me)
    me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def curtain(me: Visitor) -> None:
    me.set_table("riftforce", seats=("here",)).at_table()
    while not me.page.locator(".curtain").count():
        me.play(seed=1, steps=1)


def rules_riffifi(me: Visitor) -> None:
    me.go("/rules/riffifi")


def learn_riftbound(me: Visitor) -> None:
    me.go("/learn/riftbound")


def riffifi_over(me: Visitor) -> None:
    me.set_table("riffifi", players=3, seats=("bot:level1", "bot:level1")).at_table().play(seed=1)


def shuffle(me: Visitor) -> None:
    over(me)
    me.go(f"/shuffle/{me.page.url.rsplit('/', 1)[-1]}")


# What no test looks at, each with what tells that it is there.
MORE: list[tuple[Screen, str]] = [
    (mine, ".rail ul a"),
    (new_riftforce, "[data-do=open]"),
    (new_riftbound, "[data-do=open]"),
    (guest, "#guest"),
    (full, ".watching"),
    (gone, ".alone h1"),
    (nothing, ".alone h1"),
    (broken, ".alone h1"),
    (curtain, ".curtain"),
    (rules_riffifi, "main section"),
    (learn_riftbound, "[data-do=lesson]"),
    (riffifi_over, ".story"),
    (shuffle, "main dl"),
]


def at(button: str) -> Callable[[Page], None]:
    """Presses it."""
    return lambda page: page.locator(button).first.click()


def lesson(page: Page) -> None:
    page.locator("[data-do=lesson]").click()
    for _ in range(2):
        page.locator("[data-do=coach]").click()


def hint(page: Page) -> None:
    page.locator("[data-do=hint]").click()
    for _ in range(2):
        page.locator("[data-do=hint-more]").click()


def offline(page: Page) -> None:
    page.locator(".chip.live").wait_for()
    page.context.set_offline(True)


def unreachable(page: Page) -> None:
    page.context.set_offline(True)
    page.reload()


# What lies over a screen, or befalls it, and is gone when the page is loaded anew: how it comes each time.
OVER: list[tuple[str, Screen, Callable[[Page], None], str]] = [
    ("settings", home, at("header [data-do=settings]"), "[data-set]"),
    ("menu", duel, at(".tools [data-do=settings]"), "[data-do=resign]"),
    ("help", duel, lambda page: page.keyboard.press("?"), "dialog[open]"),
    ("chat", duel, at(".tools button:has(use[href='#u-chat'])"), "dialog[open]"),
    ("log", draft, at(".tools .only-narrow"), "dialog[open]"),
    ("hint", duel, hint, ".advice .best"),
    ("picked", duel, at("[data-region=hand] .legal"), "[data-region=hand] .picked"),
    ("lesson", learn, lesson, ".coach"),
    ("account_panel", mine, at(".rail summary"), "#my-password, [data-do=logout]"),
    ("lost", duel, offline, ".chip.lost"),
    ("down", down, unreachable, "h1"),
]
COVERED = {name for name, *_ in OVER}
ALL: dict[str, tuple[Screen, Callable[[Page], None] | None, str]] = {
    **{
        screen.__name__: (screen, None, sign)
        for screen, sign in SCREENS + MORE
        if screen.__name__ not in COVERED
    },
    **{name: (screen, act, sign) for name, screen, act, sign in OVER},
}


def take(browser: Browser, url: str, name: str) -> None:
    """A screen once, then turned through languages and sizes."""
    screen, act, sign = ALL[name]
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    screen(Visitor(page, url, {"speed": "none", "theme": "dark"}))
    for lang in LANGUAGES:
        page.evaluate("(lang) => localStorage.setItem('riftable.lang', lang)", lang)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            context.set_offline(False)
            page.reload()
            if act:
                act(page)
            page.locator(sign).first.wait_for()
            page.wait_for_timeout(400)
            page.screenshot(path=SHOTS / f"{name}-{size}-{lang}.png")
            for theme in THEMES if lang == LANGUAGES[0] else ():
                page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
                page.screenshot(path=SHOTS / f"{name}-{size}-{theme}.png")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screen", choices=ALL, nargs="*", default=list(ALL))
    wanted = parser.parse_args().screen
    SHOTS.mkdir(exist_ok=True)
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for name in wanted:
                take(browser, server.url, name)
                print(name, flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
