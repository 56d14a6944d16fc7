"""Rights are checked when they are used, not when a connection was opened: one process, SQLite."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.browser import server
from tests.web.rights import SCENARIOS, House, invitation, lay, seats_of, sit


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_rights_end_when_they_are_lost(scenario: Callable[[House], None], tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        scenario(House(browser, browser, browser().client.app.state.lobby))  # type: ignore[attr-defined]


def test_an_invitation_is_for_the_same_seat_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        name = lay(ada, "me", "open", "open", invited=True)
        sit(noam, name, invite=invitation(ada, name, 1))
        noam.post(f"games/{name}/leave")
        cookies = [one.client.cookies for one in (ada, noam)]
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        ada.client.cookies, noam.client.cookies = cookies
        assert sit(noam, name, 2, 403)["key"] == "invite"
        sit(noam, name, 1)
        assert seats_of(noam, name) == [1]
