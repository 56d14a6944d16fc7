"""Which events are announced to listening abilities, and when; `triggering` makes the abilities pending."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    CARD_PLAYED,
    ENEMY_CHOSEN,
    EQUIPMENT_PLAYED,
    GEAR,
    GEAR_PLAYED,
    GEAR_USED,
    I_MOVE,
    MOVES_MADE,
    PLAYED_ME,
    SPAN,
    SPELL_PLAYED,
    TAKES_UP,
    TARGET,
    UNIT,
    UNIT_CHOSEN,
    UNIT_MOVED,
    UNIT_PLAYED,
)
from riftable.games.riftbound.rules.items import CARD, TRIGGERED, WITH_THE_TURN, Item
from riftable.games.riftbound.rules.lasting import drop_effect, number_of, remember
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.triggering import about, announce, count, happen, make_pending

EQUIPMENT: Final = "Equipment"  # the tag of gear that can be attached [150]


def has_moved(s: Realm, u: i64, origin: i64, seat: i64) -> None:
    """Tell abilities that a seat has moved a unit."""
    event = about(s, I_MOVE, u, seat)
    event.origin = origin
    if s.card(u).counts_moves:
        remember(s, MOVES_MADE, u, number_of(s, MOVES_MADE, u) + 1, WITH_THE_TURN)
    count(s, event, u, -1)
    happen(s, event)
    if s.effects or s.config.heard[UNIT_MOVED]:
        event = about(s, UNIT_MOVED, u, seat)
        event.origin = origin
        announce(s, event)


def was_played(s: Realm, u: i64, item: Item) -> None:
    """Tell abilities that a permanent has been played, by which item of the chain."""
    s.moment += 1
    seat: i64 = s.seat[u]
    card = s.card(u)
    event = about(s, PLAYED_ME, u, seat)
    event.origin = item.origin
    event.paid = item.paid & s.cards[item.kind].plain_extras != 0
    happen(s, event)
    if s.effects and item.told:
        is_taken_up(s, event)
    event = about(s, UNIT_PLAYED if card.is_unit else GEAR_PLAYED, u, seat)
    if not card.is_unit and not card.is_token:
        count(s, event, -1, seat)
    if s.listeners or s.effects:
        announce(s, event)
    if EQUIPMENT in card.tags:
        event = about(s, EQUIPMENT_PLAYED, u, seat)
        count(s, event, -1, seat)
        announce(s, event)
    if not card.is_token:  # which is no card [185]
        card_was_played(s, about(s, CARD_PLAYED, u, seat), item.origin)


def spell_was_played(s: Realm, item: Item) -> None:
    """Tell abilities that a spell has resolved: only then was it played [419.4]."""
    s.moment += 1
    announce(s, Happening(SPELL_PLAYED, -1, item.kind, item.seat, -1))
    card_was_played(s, Happening(CARD_PLAYED, -1, item.kind, item.seat, -1), item.origin)


def card_was_played(s: Realm, event: Happening, origin: i64) -> None:
    """Tell abilities that a card has been played, and which of its player's cards this turn it is."""
    event.origin = origin
    count(s, event, -1, event.seat)
    announce(s, event)


def has_chosen(s: Realm, item: Item) -> None:
    """Tell abilities which units a spell or an ability has chosen, now that it is final [383.4].

    A player's choices of friendly units by spells are counted for each place.
    """
    ability = item.ability
    counted = s.config.counted[ENEMY_CHOSEN]
    if ability is None or not item.chosen or not (s.listeners or s.effects or counted):
        return
    s.moment += 1
    tell_chosen(s, item, ability, item.chosen)
    for one in item.rounds:
        tell_chosen(s, item, one.ability, one.chosen)


def tell_chosen(s: Realm, item: Item, ability: Ability, chosen: list[list[int]]) -> None:
    """Tell abilities which units one round of a spell has chosen."""
    for i, codes in enumerate(chosen):
        if ability.picks[i].base != TARGET:
            continue
        for u in codes:
            if 0 <= u < SPAN and s.kind[u] != GONE:
                choose_enemy(s, item, u)
            if 0 <= u < SPAN and s.kind[u] != GONE and s.card(u).is_unit:
                event = about(s, UNIT_CHOSEN, u, item.seat)
                event.means = item.kind if item.what == CARD else -1
                if item.what == CARD and s.friends(item.seat, s.seat[u]):
                    count(s, event, s.at[u], item.seat)
                announce(s, event)


def choose_enemy(s: Realm, item: Item, u: i64) -> None:
    """Tell abilities that a spell, or an ability of a unit, has chosen an enemy unit or gear."""
    if s.card(u).type not in (UNIT, GEAR) or s.friends(item.seat, s.seat[u]):
        return
    if item.what == CARD or s.cards[item.kind].type == UNIT:
        event = about(s, ENEMY_CHOSEN, u, item.seat)
        count(s, event, -1, item.seat)
        announce(s, event)


def was_used(s: Realm, kind: i64, seat: i64) -> None:
    """Tell abilities that a seat has used an activated ability: it has resolved [377.2]."""
    if s.config.heard[GEAR_USED] and s.cards[kind].type == GEAR:
        s.moment += 1
        announce(s, Happening(GEAR_USED, -1, kind, seat, -1))


def is_taken_up(s: Realm, event: Happening) -> None:
    """Make the ability pending by which a unit takes up what its player was told to play [386]."""
    for effect in s.effects:
        if effect.what == TAKES_UP and effect.seat == event.seat and effect.n == event.kind:
            drop_effect(s, effect)
            ability = s.cards[effect.kind].later[effect.text]
            item = Item(TRIGGERED, effect.kind, ability, effect.unit, effect.seat)
            item.event = event
            make_pending(s, item, event.place)
            return
