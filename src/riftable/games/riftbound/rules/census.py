"""Where the cards of a Main Deck are: every one is somewhere, once."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import FIELD, NUM_DOMAINS
from riftable.games.riftbound.rules.state import GONE, Realm


def is_complete(s: Realm) -> bool:
    """Whether every card of every deck is in exactly one place, and every rune too."""
    for seat in range(s.config.players):
        if s.is_gone(seat):
            continue
        if census(s, seat) != sorted([*s.mains[seat], s.chosen[seat], *s.sideboards[seat]]):
            return False
        runes = [domain for bag in s.rune_decks[seat].bags for domain in bag]
        for domain in range(NUM_DOMAINS):
            runes += [domain] * s.runes[seat * NUM_DOMAINS + domain]
        if sorted(runes) != list(s.config.runes[seat]):
            return False
    return True


def census(s: Realm, seat: int) -> list[int]:
    """The Main Deck cards of a seat, wherever they are."""
    cards = list(s.hands[seat]) + list(s.trash[seat]) + list(s.banished[seat]) + list(s.sideboards[seat])
    cards += [kind for kind in s.aside[seat] if not is_field(s, kind)]
    for bag in s.decks[seat].bags:
        cards += list(bag)
    if s.champion[seat] >= 0:
        cards.append(s.champion[seat])
    cards += [kind for place, kind in enumerate(s.hidden) if s.hider[place] == seat]
    for u in range(int(s.config.players + s.config.fields), len(s.kind)):
        if s.kind[u] != GONE and s.owner[u] == seat and not s.card(u).is_token:
            cards.append(s.kind[u])
    for item in [*s.chain, *s.fresh]:
        if item.origin and item.owner == seat:
            cards.append(int(item.kind))
    return sorted(cards)


def is_field(s: Realm, kind: int) -> bool:
    """Whether a kind of card is a battlefield."""
    return s.cards[kind].type == FIELD
