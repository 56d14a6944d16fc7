"""Pictures of every screen, at the size of a phone and of a desk, in three languages: `make shots`.

A helper for whoever looks at them; nothing compares them. `--screen duel` takes one screen only.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the visitors are those of the tests

from tests.browser.conftest import Server
from tests.browser.test_screens import SCREENS
from tests.browser.visitor import FLAGS, Visitor

SHOTS = Path("shots")
SIZES = {"desk": (1280, 800), "phone": (360, 640), "wide": (844, 390)}
LANGUAGES = ("en", "fr", "uk")
THEMES = ("light", "contrast")  # of the desk in English, beside the dark ones of everything


def take(browser: Browser, url: str, wanted: str | None) -> None:
    """Each screen once, then turned through languages and sizes."""
    for screen, sign in SCREENS:
        name = screen.__name__
        if wanted and name != wanted:
            continue
        context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
        page = context.new_page()
        screen(Visitor(page, url, {"speed": "none", "theme": "dark"}))
        for lang in LANGUAGES:
            page.evaluate("(lang) => localStorage.setItem('riftable.lang', lang)", lang)
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.reload()
                if name == "settings":
                    page.locator("header [data-do=settings]").click()
                page.locator(sign).first.wait_for()
                page.wait_for_timeout(400)
                page.screenshot(path=SHOTS / f"{name}-{size}-{lang}.png")
        page.set_viewport_size({"width": 1280, "height": 800})
        for theme in THEMES:
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            page.screenshot(path=SHOTS / f"{name}-desk-{theme}.png")
        context.close()
        print(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screen", choices=[screen.__name__ for screen, _ in SCREENS])
    wanted = parser.parse_args().screen
    SHOTS.mkdir(exist_ok=True)
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            take(browser, server.url, wanted)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
