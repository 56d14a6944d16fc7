"""Every game and mode that has an environment, for tests that must hold for all of them."""

from __future__ import annotations

from typing import Any

import pytest

import riftable
from riftable import games
from riftable.core.rules import Rules

SETTINGS: dict[str, dict[str, Any]] = {
    "riftforce-duel": {"game": "riftforce", "mode": "duel"},
    "riftforce-beyond": {"game": "riftforce", "mode": "duel", "draft": "beyond"},
    "riftforce-team3": {"game": "riftforce", "mode": "team3"},
    "riftforce-team4": {"game": "riftforce", "mode": "team4"},
    "riftforce-solo": {"game": "riftforce", "mode": "solo", "preset": "hardest"},
    "riffifi-3": {"game": "riffifi", "players": 3, "officer": "yes"},
    "riffifi-4": {"game": "riffifi"},
    "riffifi-5": {"game": "riffifi", "players": 5, "officer": "yes", "equal_chances": "yes"},
    **{f"riftbound-{mode}": {"game": "riftbound", "mode": mode} for mode in games.spec("riftbound").modes},
}
CLOSED = {"game": "riftbound", "mode": "match", "lists": "closed"}
# Random games scored by ticks may be very long: tests use only a few positions of them.
TICKS = {"game": "riffifi", "players": 4, "scoring": "ticks"}
MORE = {**SETTINGS, "riffifi-ticks": TICKS, "riftbound-closed": CLOSED}
TABLES: dict[str, Rules] = {name: riftable.rules(**settings) for name, settings in MORE.items()}
every_table = pytest.mark.parametrize("table", SETTINGS)
every_rule_book = pytest.mark.parametrize("table", TABLES)
