"""The JSON of views: rows of numbers have the fields that the browser's types name."""

from __future__ import annotations

from riftable.games import presenter_of
from riftable.games.riftbound.rules.items import ACTIVATED, FROM_HAND, Item
from riftable.games.riftbound.rules.view_json import CHAIN_ROW
from tests.games.riftbound.table import bound


def test_the_numbers_of_a_chain_item_are_those_the_browser_reads() -> None:
    item = Item(ACTIVATED, 11, None, 12, 2)
    item.origin = FROM_HAND
    item.pending = False
    names = [name for name, _ in CHAIN_ROW.first[1:]]
    assert item.memory()[: len(names)] == [int(getattr(item, name)) for name in names]


def test_a_player_that_an_item_has_chosen_is_told_from_their_legend() -> None:
    game = bound("hand 0 sabotage", "hand 2 gust", mode="skirmish", decks="annie / garen / lux")
    game.push("sabotage seat2 auto")
    assert presenter_of(game.rules, "en").view_json(game.view(1))["picks"] == [["seat2"]]


def test_objects_that_an_item_has_chosen_have_numbers() -> None:
    game = bound("unit 4 recruit 1 @2", "hand 0 falling-comet")
    game.push("falling-comet recruit.4 auto")
    assert presenter_of(game.rules, "en").view_json(game.view(1))["picks"] == [[4]]
