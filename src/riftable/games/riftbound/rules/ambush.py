"""Ambush: units that are played to battlefields where their player has units, even in answer [822]."""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.ids import PLAYING_AWAY
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.mutations import may_go
from riftable.games.riftbound.rules.printed_costs import KILL_FRIEND, KILL_PERMANENT
from riftable.games.riftbound.rules.prohibitions import is_forbidden
from riftable.games.riftbound.rules.state import Realm


def ambush_places(s: Realm, item: Item) -> list[int]:
    """The battlefields to which a unit may be played by Ambush, once what its costs kill is gone."""
    killed = killed_for(s, item)
    found: list[int] = []
    for place in range(s.config.players, s.config.players + s.config.fields):
        if has_reason(s, item, place, killed) and may_go(s, item.seat, place):
            if not is_forbidden(s, PLAYING_AWAY, item.seat, place):
                found.append(place)
    return found


def has_reason(s: Realm, item: Item, place: i64, killed: list[int]) -> bool:
    """Whether the player has units at a battlefield; or, if that is enough for the unit, an enemy has."""
    to_enemies = s.cards[item.kind].ambushes_enemies
    for u in s.here[place]:
        if not s.card(u).is_unit or u in killed:
            continue
        if s.seat[u] == item.seat or (to_enemies and not s.friends(item.seat, s.seat[u])):
            return True
    return False


def killed_for(s: Realm, item: Item) -> list[int]:
    """The objects that are killed to pay the additional costs of a card."""
    killed: list[int] = []
    for i, extra in enumerate(s.cards[item.kind].extras):
        if extra.cost.spend in (KILL_FRIEND, KILL_PERMANENT) and i < len(item.spent):
            killed += item.spent[i]
    return killed
