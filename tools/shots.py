"""Take screenshots of every screen, in three sizes and three languages: `make shots`.

They are for people to look at; no test compares them. `--screen duel` takes one screen only.
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

sys.path.insert(0, str(Path(__file__).parents[1]))  # uses the visitors of the tests

from tests.browser.conftest import Server
from tests.browser.test_screens import SCREENS, Screen, draft, duel, home, learn, over, room
from tests.browser.visitor import FLAGS, Visitor

FOLDER = Path("shots")
SIZES = {"desk": (1280, 800), "phone": (360, 640), "wide": (844, 390)}
LANGUAGES = ("en", "fr", "uk")
THEMES = ("light", "contrast")  # in English only; all other shots are dark


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
    """Another user's table, opened by its link without an account."""
    me.go("/new/riftforce").page.locator("#name").fill("Ada")
    me.page.locator("[data-do=open]").click()
    me.page.wait_for_url("**/g/*")
    me.page.context.clear_cookies()


def full(me: Visitor) -> None:
    """A full table: visitors can only watch."""
    duel(me)
    me.page.context.clear_cookies()


def gone(me: Visitor) -> None:
    me.go("/g/nowhere")


def nothing(me: Visitor) -> None:
    me.go("/no/such/page")


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


# Screens that no test opens, each with a selector that shows that it is open.
MORE_SCREENS: list[tuple[Screen, str]] = [
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


def click(button: str) -> Callable[[Page], None]:
    """Return a function that clicks a button."""
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


# Dialogs and states that a reload ends: name, screen, how to bring them about, and a selector for them.
ACTIONS: list[tuple[str, Screen, Callable[[Page], None], str]] = [
    ("settings", home, click("header [data-do=settings]"), "[data-set]"),
    ("menu", duel, click(".tools [data-do=settings]"), "[data-do=resign]"),
    ("help", duel, lambda page: page.keyboard.press("?"), "dialog[open]"),
    ("chat", duel, click(".tools button:has(use[href='#u-chat'])"), "dialog[open]"),
    ("log", draft, click(".tools .only-narrow"), "dialog[open]"),
    ("hint", duel, hint, ".advice .best"),
    ("picked", duel, click("[data-region=hand] .legal"), "[data-region=hand] .picked"),
    ("lesson", learn, lesson, ".coach"),
    ("account_panel", mine, click(".rail summary"), "#my-password, [data-do=logout]"),
    ("lost", duel, offline, ".chip.lost"),
    ("down", down, unreachable, "h1"),
]
COVERED = {name for name, *_ in ACTIONS}
ALL: dict[str, tuple[Screen, Callable[[Page], None] | None, str]] = {
    **{
        screen.__name__: (screen, None, sign)
        for screen, sign in SCREENS + MORE_SCREENS
        if screen.__name__ not in COVERED
    },
    **{name: (screen, act, sign) for name, screen, act, sign in ACTIONS},
}


def take(browser: Browser, url: str, name: str) -> None:
    """Open a screen and take its pictures in all languages and sizes."""
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
            page.screenshot(path=FOLDER / f"{name}-{size}-{lang}.png")
            for theme in THEMES if lang == LANGUAGES[0] else ():
                page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
                page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screen", choices=ALL, nargs="*", default=list(ALL))
    wanted = parser.parse_args().screen
    FOLDER.mkdir(exist_ok=True)
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
