"""Words that say what something is are never cut, in the languages whose words are long."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_screens import Screen, home, realm, solo

SIZES = ((360, 640), (844, 390), (1280, 800))
# States, kinds, holders and whose score it is. Names of cards may end in dots: the inspector shows them.
WORDS = ".kind, .told, .status, .whose"
CUT = """(words) => [...document.querySelectorAll(words)]
  .filter((e) => e.checkVisibility() && [e, e.parentElement].some((box) =>
    getComputedStyle(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth))
  .map((e) => e.textContent)"""
# How far the middle of the rift lies below what stands above it; the crack is 160 pixels high.
BELOW = """() => document.querySelector('.scene .crack').getBoundingClientRect().top + 80
  - Math.max(...[...document.querySelectorAll('h1, h1 + p')].map((e) => e.getBoundingClientRect().bottom))"""


@pytest.mark.parametrize("lang", ["fr", "uk"])
@pytest.mark.parametrize("screen", [realm, solo])
def test_no_word_of_a_table_is_cut(visit: Visit, screen: Screen, lang: str) -> None:
    me = visit(lang=lang)
    screen(me)
    me.page.evaluate("document.fonts.ready.then(() => true)")
    for size in SIZES:
        me.resize(*size)
        assert me.page.locator(WORDS).count() > 0
        assert me.page.evaluate(CUT, WORDS) == [], size


@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_the_rift_does_not_cross_the_headline(visit: Visit, lang: str) -> None:
    me = visit(lang=lang)
    home(me)
    me.page.evaluate("document.fonts.ready.then(() => true)")
    for size in SIZES:
        me.resize(*size)
        assert me.page.evaluate(BELOW) > 16, size
