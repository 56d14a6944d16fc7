"""Take screenshots of every screen, in several sizes, languages and themes: `make shots`.

They are for people to look at; no test compares them.

    python tools/shots.py --screen duel realm --size desk phone --lang en --theme dark light
    python tools/shots.py --questions riftbound --size phone
    python tools/shots.py --docs

`--questions` takes a picture of every kind of question that random games of a game come to, `--docs` those of
the documentation, as small WebP files into docs/pictures/.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # uses the visitors of the tests

from tests.browser.conftest import CHROMIUM, Server
from tests.browser.page_table import PageTable, click, request_for
from tests.browser.questions import SOURCES, questions_of
from tests.browser.visitor import FLAGS, Visitor
from tools.shot_screens import ALL

FOLDER = Path("shots")
SIZES = {
    "desk": (1280, 800),
    "large": (1440, 900),
    "tall": (390, 844),
    "phone": (360, 640),
    "wide": (844, 390),
}
LANGUAGES = ("en", "fr", "uk")
THEMES = ("dark", "light", "contrast")  # all in the first language, the others in the first theme
USUAL_SIZES = ("desk", "phone", "wide")
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
DOCUMENTED = [  # screen and size; English, dark
    ("home", "desk"),
    ("duel", "desk"),
    ("duel", "tall"),
    ("riffifi", "desk"),
    ("realm", "desk"),
    ("desk", "desk"),
    ("replay", "desk"),
    ("review_duel", "desk"),
]
WEBP_QUALITY = 80


def paint(page: Page, theme: str) -> None:
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)


def visitor(browser: Browser, url: str, size: tuple[int, int]) -> tuple[BrowserContext, Visitor]:
    context = browser.new_context(locale="en", viewport={"width": size[0], "height": size[1]})
    return context, Visitor(context.new_page(), url, {"speed": "none", "theme": "dark"})


def take(me: Visitor, name: str, wanted: argparse.Namespace) -> None:
    """Open a screen and take its pictures in these languages, sizes and themes."""
    screen, act, sign = ALL[name]
    page = me.page
    screen(me)
    for lang in wanted.lang:
        page.evaluate("(lang) => localStorage.setItem('riftable.lang', lang)", lang)
        for size in wanted.size:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.context.set_offline(False)
            page.reload()
            if act:
                act(page)
            page.locator(sign).first.wait_for()
            page.wait_for_timeout(400)
            for theme in wanted.theme if lang == wanted.lang[0] else wanted.theme[:1]:
                paint(page, theme)
                page.screenshot(path=FOLDER / f"{name}-{size}-{lang}-{theme}.png")


def take_questions(browser: Browser, url: str, game: str, wanted: argparse.Namespace) -> None:
    """Take a picture of each question to a seat, with what leads to it."""
    for size in wanted.size:
        table, shown, opened = None, None, None
        for n, question in enumerate(sorted(questions_of(game), key=lambda one: one.table)):
            if question.table != shown:
                if opened:
                    opened.close()
                opened, me = visitor(browser, url, SIZES[size])
                table, shown = PageTable(me, request_for(question.table), click), question.table
            assert table is not None
            table.go_to(question, everywhere=True)
            table.page.wait_for_timeout(300)
            mode, kind = question.table[1], question.asks[-1].kind
            for theme in wanted.theme:
                paint(table.page, theme)
                table.page.screenshot(path=FOLDER / f"ask-{game}-{size}-{n:02}-{mode}-{kind}-{theme}.png")
            paint(table.page, wanted.theme[0])


def write_webp(picture: Path, target: Path) -> None:
    """Convert a screenshot into a small file."""
    from PIL import Image

    with Image.open(picture) as image:
        image.convert("RGB").save(target, quality=WEBP_QUALITY, method=6)


def take_documented(browser: Browser, url: str) -> None:
    """Take the pictures of the documentation."""
    PICTURES.mkdir(exist_ok=True)
    for name, size in DOCUMENTED:
        context, me = visitor(browser, url, SIZES[size])
        take(me, name, argparse.Namespace(lang=["en"], size=[size], theme=["dark"]))
        context.close()
        write_webp(FOLDER / f"{name}-{size}-en-dark.png", PICTURES / f"{name}-{size}.webp")
        print(name, size, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--screen", choices=ALL, nargs="*", default=None)
    parser.add_argument("--docs", action="store_true")
    parser.add_argument("--questions", choices=SOURCES, nargs="*", default=[])
    parser.add_argument("--size", choices=SIZES, nargs="+", default=USUAL_SIZES)
    parser.add_argument("--lang", choices=LANGUAGES, nargs="+", default=LANGUAGES)
    parser.add_argument("--theme", choices=THEMES, nargs="+", default=THEMES)
    wanted = parser.parse_args()
    screens = (
        wanted.screen if wanted.screen is not None else [] if wanted.questions or wanted.docs else list(ALL)
    )
    failed: list[str] = []
    FOLDER.mkdir(exist_ok=True)
    if CHROMIUM is None:
        sys.exit("Chromium is not installed")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in screens:
                context, me = visitor(browser, server.url, SIZES["desk"])
                try:
                    take(me, name, wanted)
                    print(name, flush=True)
                except (Error, TimeoutError) as problem:  # the others are taken all the same
                    failed.append(name)
                    print(f"{name}: {str(problem).splitlines()[0]}", file=sys.stderr, flush=True)
                context.close()
            if wanted.docs:
                take_documented(browser, server.url)
            for game in wanted.questions:
                take_questions(browser, server.url, game, wanted)
                print(game, flush=True)
        finally:
            browser.close()
            server.stop()
    if failed:
        sys.exit(f"screens that could not be taken: {', '.join(failed)}")


if __name__ == "__main__":
    main()
