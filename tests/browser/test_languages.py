"""Three languages, switched during a game; every text of the client exists in all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from riftable.language.fluent import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.visitor import open_from_menu
from tests.texts import BROWSER_PARTS as PARTS
from tests.texts import source

CLIENT = Path(__file__).parents[2] / "client" / "src"
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
USED = re.compile(r"""\bt\(\s*(?:[\w.?]+ [=!]==? "[a-z]*" \? )?["']([a-z][a-z0-9-]*)["']""")


def keys(lang: str, part: str) -> list[str]:
    return KEY.findall(source(lang, part))


@pytest.mark.parametrize("part", PARTS)
def test_the_languages_have_the_same_keys(part: str) -> None:
    english = keys("en", part)
    assert len(english) == len(set(english))
    for lang in LANGUAGES:
        assert keys(lang, part) == english


def test_every_text_key_of_the_client_exists() -> None:
    known = {key for part in PARTS for key in keys("en", part)}
    assert len(known) == sum(len(keys("en", part)) for part in PARTS)  # they are loaded into one
    used = {
        key
        for file in CLIENT.rglob("*")
        if file.suffix in (".ts", ".svelte")
        for key in USED.findall(file.read_text("utf-8"))
    }
    assert used
    assert used <= known


def test_french_and_ukrainian_typography() -> None:
    for part in PARTS:
        french, ukrainian = source("fr", part), source("uk", part)
        values = "\n".join(line.partition(" = ")[2] for line in french.splitlines() if " = " in line)
        assert not re.search(r" [;:!?»]", values)
        assert "'" not in values
        assert "'" not in "".join(line.partition(" = ")[2] for line in ukrainian.splitlines())
        assert not re.search(r"[а-яіїєґ][a-z]|[a-z][а-яіїєґ]", ukrainian)


def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visit) -> None:
    me = visit().go()
    page = me.page
    page.locator("[data-do=quick]").click()
    me.asked()
    me.play(seed=1, steps=8)
    me.asked()
    turns = page.get_by_role("log").first.locator(".turn").count()
    for lang, log, line in (
        ("uk", "Журнал", "На вибір"),
        ("fr", "Journal", "Au choix"),
        ("en", "Log", "On offer"),
    ):
        open_from_menu(page, "settings")
        page.locator(f"[data-set=lang-{lang}]").click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("log", name=log).first).to_contain_text(line)
        expect(page.get_by_role("log", name=log).first.locator(".turn")).to_have_count(turns)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert "⟨" not in page.locator("body").inner_text()
    me.play(seed=2, steps=4)


def test_a_newcomer_changes_the_language_of_the_first_page(visit: Visit) -> None:
    page = visit().go().page
    page.locator(".langs button[lang=uk]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Прорвіть лінію.")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Прорвіть лінію.")
