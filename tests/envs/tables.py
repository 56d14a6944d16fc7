"""Every game and mode that has an environment, for tests that must hold for all of them."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.rules import Rules

TABLES: dict[str, Rules] = {
    "riftforce-duel": riftable.rules("riftforce", "duel"),
    "riftforce-beyond": riftable.rules("riftforce", "duel", draft="beyond"),
    "riftforce-team3": riftable.rules("riftforce", "team3"),
    "riftforce-team4": riftable.rules("riftforce", "team4"),
    "riftforce-solo": riftable.rules("riftforce", "solo", preset="hardest"),
    "riffifi-3": riftable.rules("riffifi", players=3, officer="yes"),
    "riffifi-4": riftable.rules("riffifi", players=4),
    "riffifi-5": riftable.rules("riffifi", players=5, officer="yes", equal_chances="yes", scoring="ticks"),
}
every_table = pytest.mark.parametrize("table", TABLES)
