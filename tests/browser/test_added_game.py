"""A game that only the server knows (`tests/fixtures/toygame`), played on the plain board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from riftable.language.fluent import LANGUAGES
from tests.browser.conftest import Server, Visit
from tests.texts import messages
from tests.toygame import installed

TITLES = {"en": "Crowns", "fr": "Couronnes", "uk": "Корони"}


@pytest.fixture(scope="module")
def other_server(tmp_path_factory: pytest.TempPathFactory, require_browser: None) -> Iterator[Server]:
    """A server in whose environment the package is installed."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", installed(tmp_path_factory.mktemp("site")))
        started = Server(tmp_path_factory.mktemp("data"))
    yield started
    started.stop()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_to_the_end(visit: Visit, other_server: Server, lang: str) -> None:
    me = visit(lang=lang, url=other_server.url).go()
    page = me.page
    slab = page.locator(".slab", has_text=TITLES[lang])
    expect(slab).to_contain_text("·")  # players and time
    me.set_table("crowns", players=3).at_table()
    expect(page.locator("h1")).to_contain_text(TITLES[lang])
    assert me.play(seed=3)
    texts = messages(lang, "playing")
    endings = [texts[key].strip() for key in ("you-won", "you-lost", "game-over")]
    heading = page.locator(".story h1")
    expect(heading).to_be_visible()
    assert heading.inner_text() in endings
    assert "⟨" not in page.locator("body").inner_text()


def test_it_can_be_watched_again(visit: Visit, other_server: Server) -> None:
    me = visit(url=other_server.url).go()
    me.page.locator("[data-do=quick-crowns]").click()
    me.at_table()
    assert me.play(seed=4)
    name = me.page.url.rpartition("/")[2]
    me.go(f"/r/{name}")
    expect(me.page.locator("body")).to_contain_text("trick")
    assert "⟨" not in me.page.locator("body").inner_text()
