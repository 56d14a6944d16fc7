"""Random legal decks from the whole pool: for laws and for positions that no one would build."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.core.rng import Rng
from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.decks.deck_lists import Deck, may_be_chosen
from riftable.games.riftbound.decks.legality import most_of, shared, suits
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.deck_breaches import COPIES, MAIN_DECK, RUNE_DECK
from riftable.games.riftbound.rules.ids import FIELD, LEGEND, SIGNATURE

FIELDS: Final = 3  # battlefields of a deck
MAX_COPIES: Final = 2  # of a card in a random deck, so that it has many different ones


def legends() -> list[Card]:
    """Return the legends for which a deck can be built: there is a champion unit to choose."""
    return [card for card in ALL if card.type == LEGEND and champions(card)]


def champions(legend: Card) -> list[Card]:
    """Return the cards that can be the Chosen Champion of a legend."""
    return [card for card in ALL if may_be_chosen(card, legend)]


def random_deck(rng: Rng, legend: Card, size: int = MAIN_DECK) -> Deck:
    """Return a random legal deck for a legend, of so many cards."""
    champion = drawn(rng, champions(legend))
    counts: dict[Card, int] = {champion: 1}
    pool = [card for card in ALL if suits(card, legend)]
    signed = 0
    while sum(counts.values()) < size:
        card = drawn(rng, pool)
        n = min(1 + rng.below(MAX_COPIES), size - sum(counts.values()))
        signature = card.supertype == SIGNATURE
        if counts.get(card, 0) + n > most_of(card) or (signature and signed + n > COPIES):
            continue
        signed += n if signature else 0
        counts[card] = counts.get(card, 0) + n
    counts[champion] -= 1
    main = tuple((card, n) for card, n in counts.items() if n)
    one, other = legend.domains
    first = 1 + rng.below(RUNE_DECK - 1)
    fields: list[Card] = []
    while len(fields) < FIELDS:
        field = drawn(rng, [card for card in ALL if card.type == FIELD])
        if field not in fields:
            fields.append(field)
    return Deck("", legend, champion, main, ((one, first), (other, RUNE_DECK - first)), tuple(fields))


def random_decks(rng: Rng, sides: Sequence[int], size: int = MAIN_DECK) -> list[Deck]:
    """Return random decks that may sit together, one for each seat."""
    choice = legends()
    decks: list[Deck] = []
    while len(decks) < len(sides):
        deck = random_deck(rng, drawn(rng, choice), size)
        mates = [mate for seat, mate in enumerate(decks) if sides[seat] == sides[len(decks)]]
        if not any(shared(deck, mate) for mate in mates):
            decks.append(deck)
    return decks


def drawn(rng: Rng, cards: Sequence[Card]) -> Card:
    """Return one of the cards."""
    return cards[rng.below(len(cards))]
