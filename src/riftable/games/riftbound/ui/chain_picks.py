"""What the items of the chain have chosen, for the browser."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import SEAT
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.view import pick_json


def chosen_json(t: Realm, item: Item) -> list[str | int]:
    """Return what an item has chosen: objects by number, all else by name, a player as `seat1`.

    The number of a seat is also that of its legend; only the choice tells which is meant.
    """
    found: list[str | int] = []
    for ability, chosen in [(item.ability, item.chosen), *((one.ability, one.chosen) for one in item.rounds)]:
        for i, codes in enumerate(chosen):
            are_seats = ability is not None and ability.picks[i].base == SEAT
            found += [f"seat{code}" if are_seats and code >= 0 else pick_json(t, code) for code in codes]
    return found
