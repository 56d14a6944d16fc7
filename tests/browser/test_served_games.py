"""With `serve --games`, the browser loads nothing of the games that are left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riftable import games
from tests.browser.conftest import Server, Visit

GAME_FILE = re.compile(r"/assets/(\w+)/")  # the build puts code and texts of a game into a folder of its own


@pytest.mark.parametrize("served", games.BUILT_IN)
def test_only_files_of_served_games_are_loaded(visit: Visit, tmp_path: Path, served: str) -> None:
    server = Server(tmp_path, "--games", served)
    try:
        me = visit(url=server.url)
        loaded: list[str] = []
        me.page.on("request", lambda request: loaded.append(request.url))
        for page in ("/", "/new", "/rules", "/learn", "/decks"):
            me.go(page)
            me.page.wait_for_load_state("networkidle")
        me.set_table(served).at_table().asked()
        assert {found.group(1) for url in loaded if (found := GAME_FILE.search(url))} == {served}
    finally:
        server.stop()
