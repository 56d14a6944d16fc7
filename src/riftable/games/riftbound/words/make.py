"""How a card constant begins: unit, spell, legend, battlefield, token."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Card, Cost, Word
from riftable.games.riftbound.rules.ids import FIELD, GEAR, LEGEND, SPELL, TOKEN, UNIT
from riftable.games.riftbound.words.attachments import Equip, Equipped, switch_rules_text


def unit(key: str, title: str, domain: int, cost: Cost, might: int, *words: Word) -> Card:
    """A unit of one domain."""
    return Card(key, title, UNIT, [domain], cost, might, list(words))


def dual_unit(key: str, title: str, domains: tuple[int, int], cost: Cost, might: int, *words: Word) -> Card:
    """A unit of two domains: its Power may be paid by either [135.2.e.6]."""
    return Card(key, title, UNIT, list(domains), cost, might, list(words))


def spell(key: str, title: str, domain: int, cost: Cost, *words: Word) -> Card:
    """A spell of one domain."""
    return Card(key, title, SPELL, [domain], cost, 0, list(words))


def dual_spell(key: str, title: str, domains: tuple[int, int], cost: Cost, *words: Word) -> Card:
    """A spell of two domains."""
    return Card(key, title, SPELL, list(domains), cost, 0, list(words))


def gear(key: str, title: str, domain: int, cost: Cost, *words: Word) -> Card:
    """Gear of one domain: it enters ready, in base [147]. Equipment has two texts [717]."""
    card = Card(key, title, GEAR, [domain], cost, 0, list(words))
    if any(isinstance(word, Equip | Equipped) for word in words):
        switch_rules_text(card)
    return card


def dual_gear(key: str, title: str, domains: tuple[int, int], cost: Cost, *words: Word) -> Card:
    """Gear of two domains."""
    card = gear(key, title, domains[0], cost, *words)
    card.domains = list(domains)
    card.mask = 1 << domains[0] | 1 << domains[1]
    return card


def token_gear(key: str, title: str, *words: Word) -> Card:
    """A gear token: no cost, no domain, no card [185]."""
    card = Card(key, title, GEAR, [], Cost(), 0, list(words))
    card.supertype = TOKEN
    return card


def legend(key: str, title: str, domains: tuple[int, int], *words: Word) -> Card:
    """A legend; its domains are the identity of the deck [103.1]."""
    return Card(key, title, LEGEND, list(domains), Cost(), 0, list(words))


def battlefield(key: str, title: str, *words: Word) -> Card:
    """A battlefield."""
    return Card(key, title, FIELD, [], Cost(), 0, list(words))


def token_unit(key: str, title: str, might: int, *words: Word) -> Card:
    """A token unit: no cost, no domain, no card [185]."""
    card = Card(key, title, UNIT, [], Cost(), might, list(words))
    card.supertype = TOKEN
    return card
