"""What cannot be done: passive abilities and effects that forbid something. "Can't" is over "can" [054.1].

A card that tells to do what is forbidden can be played; the instruction is skipped [358.3.a].
"""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.ids import CANT_PLAY, CONQUERED, PLAYING_AWAY
from riftable.games.riftbound.rules.items import CARD, Item
from riftable.games.riftbound.rules.lasting import times
from riftable.games.riftbound.rules.state import Realm


def is_forbidden(s: Realm, deed: i64, seat: i64, place: i64) -> bool:
    """Whether something cannot be done by, or to an object of, a seat at a place; deeds are in `ids`."""
    if not s.config.forbids:
        return False
    for me in s.auras:
        card = s.cards[s.kind[me]]
        if card.forbids:
            for static in card.passives:
                if static.forbids(s, me, deed, seat, place):
                    return True
    return False


def may_play_cards(s: Realm, seat: i64) -> bool:
    """Whether no effect forbids a seat to play cards this turn."""
    return not any(one.what == CANT_PLAY and one.seat == seat for one in s.effects)


def is_playable(s: Realm, item: Item) -> bool:
    """Whether neither playing the item nor the place it is told to go to is forbidden."""
    if item.what == CARD and not may_play_cards(s, item.seat):
        return False
    if s.cards[item.kind].only_conquered:
        places = conquered_places(s, item.seat)
        return item.place in places if item.given else len(places) > 0
    if not item.given or not s.cards[item.kind].is_unit or not s.is_field(item.place):
        return True
    return not is_forbidden(s, PLAYING_AWAY, item.seat, item.place)


def conquered_places(s: Realm, seat: i64) -> list[int]:
    """The battlefields that a seat controls, has conquered this turn, and may play units to."""
    found: list[int] = []
    for place in range(s.config.players, s.config.players + s.config.fields):
        if s.seat[place] == seat and times(s, CONQUERED, place, seat):
            if not is_forbidden(s, PLAYING_AWAY, seat, place):
                found.append(place)
    return found
