"""What stands in brackets on a card: costs and keywords, the same in every language."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import DOMAIN_SIGNS, KEYWORD_NAMES


def symbols(cost: Cost, card: Card) -> str:
    """Energy and Power in symbols: Power of a card's one domain, or of any it has."""
    sign = DOMAIN_SIGNS[card.domains[0]] if len(card.domains) == 1 else "C" if card.domains else "A"
    return f"[{cost.energy}]" * bool(cost.energy) + f"[{sign}]" * int(cost.power) + "[A]" * int(cost.any)


def keyword_text(keyword: int, n: int = 1) -> str:
    """[Tank], [Assault 2]"""
    return f"[{KEYWORD_NAMES[keyword]}{f' {n}' if n > 1 else ''}]"
