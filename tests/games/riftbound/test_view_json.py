"""The JSON of views: rows of numbers have the fields that the browser's types name."""

from __future__ import annotations

from riftable.games.riftbound.rules.items import ACTIVATED, FROM_HAND, Item
from riftable.games.riftbound.rules.view_json import CHAIN_ROW


def test_the_numbers_of_a_chain_item_are_those_the_browser_reads() -> None:
    item = Item(ACTIVATED, 11, None, 12, 2)
    item.origin = FROM_HAND
    item.pending = False
    names = [name for name, _ in CHAIN_ROW.first[1:]]
    assert item.memory()[: len(names)] == [int(getattr(item, name)) for name in names]
