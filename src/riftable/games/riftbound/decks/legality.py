"""Decks: what makes one legal [101-103], and the decks of a table."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from riftable.core.errors import BadOption
from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.decks import deck_codes
from riftable.games.riftbound.decks.card_finder import card_of
from riftable.games.riftbound.decks.deck_lists import (
    BreachTexts,
    Deck,
    Draft,
    draft_of_code,
    may_be_chosen,
    read_line,
)
from riftable.games.riftbound.decks.known_decks import KNOWN as KNOWN
from riftable.games.riftbound.decks.known_decks import STANDARD as STANDARD
from riftable.games.riftbound.decks.list_lines import (
    CHAMPION_PART,
    FIELDS_PART,
    LEGEND_PART,
    MAIN_PART,
    RUNES_PART,
    SIDE_PART,
)
from riftable.games.riftbound.error_messages import RiftboundMessage
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.deck_breaches import (
    COPIES,
    FOREIGN,
    FOREIGN_RUNES,
    FOREIGN_SIGNATURE,
    LARGE_SIDE,
    MAIN_DECK,
    NO_CHAMPION,
    NO_FIELD,
    NO_LEGEND,
    NOT_CHOSEN,
    RUNE_DECK,
    RUNES,
    SAME_FIELD,
    SIDEBOARD,
    SIGNATURES,
    TEAM_FIELD,
    TEAM_LEGEND,
    TOO_MANY,
    TOO_SMALL,
    Breach,
)
from riftable.games.riftbound.rules.ids import DOMAIN_NAMES, FIELD, LEGEND, SIGNATURE

DECKS_KEPT: Final = 256  # that were read: a table reads its decks for every position it is told of


def breaches(deck: Deck | Draft) -> list[Breach]:
    """Return all breaches of a deck, or of a draft that can be read; none if it is legal.

    One battlefield is enough, whatever the mode. Unknown cards count where they are listed, so that no other
    breach follows from them.
    """
    draft = deck.draft if isinstance(deck, Deck) else deck
    copies = {} if draft.champion is None else {draft.champion.key: 1}
    for cards in (draft.main, draft.side):
        for key, n in cards.items():
            copies[key] = copies.get(key, 0) + n
    found = []
    if draft.legend is None:
        if not draft.may_hold(LEGEND_PART):
            found.append(Breach(NO_LEGEND))
    elif draft.champion is None and not draft.may_hold(CHAMPION_PART) and not draft.unknown(MAIN_PART):
        found.append(Breach(NO_CHAMPION, other=draft.legend.title))
    total = main_deck(draft)
    if total < MAIN_DECK:
        found.append(Breach(TOO_SMALL, n=total))
    if draft.legend is not None:
        found += strangers(draft, draft.legend, copies)
    found += [
        Breach(TOO_MANY, card_of(key).title, n=n) for key, n in copies.items() if n > most_of(card_of(key))
    ]
    aside = sum(draft.side.values()) + draft.unknown(SIDE_PART)
    if aside > SIDEBOARD:
        found.append(Breach(LARGE_SIDE, n=aside))
    signed = sum(n for key, n in copies.items() if card_of(key).supertype == SIGNATURE)
    if signed > COPIES:
        found.append(Breach(SIGNATURES, n=signed))
    runes = sum(draft.runes.values())
    if runes != RUNE_DECK and not draft.unknown(RUNES_PART):
        found.append(Breach(RUNES, n=runes))
    if not draft.fields and not draft.may_hold(FIELDS_PART):
        found.append(Breach(NO_FIELD))
    for card in {card.key: card for card in draft.fields}.values():
        if draft.fields.count(card) > 1:
            found.append(Breach(SAME_FIELD, card.title))
    return found


def most_of(card: Card) -> int:
    """Return how many copies of a card a deck may hold [103.2.b, 825]."""
    return 1 if card.unique else COPIES


def main_deck(draft: Draft) -> int:
    """Return the size of the Main Deck, including the Chosen Champion and unknown cards."""
    chosen = draft.champion is not None or draft.unknown(CHAMPION_PART) > 0
    return sum(draft.main.values()) + chosen + draft.unknown(MAIN_PART)


def strangers(draft: Draft, legend: Card, copies: dict[str, int]) -> list[Breach]:
    """Return the cards that do not go with a legend."""
    found = []
    if draft.champion is not None and not may_be_chosen(draft.champion, legend):
        found.append(Breach(NOT_CHOSEN, draft.champion.title, legend.title))
    for key in copies:
        card = card_of(key)
        if any(domain not in legend.domains for domain in card.domains):
            found.append(Breach(FOREIGN, card.title, legend.title))
        if card.supertype == SIGNATURE and card.champion != legend.champion:
            found.append(Breach(FOREIGN_SIGNATURE, card.title, card.champion))
    for domain in draft.runes:
        if domain not in legend.domains:
            found.append(Breach(FOREIGN_RUNES, DOMAIN_NAMES[domain].title(), legend.title))
    return found


# The decks of a table.


def canonical_decks(text: str, seats: int) -> str:
    """The option `decks` in its canonical form."""
    return " / ".join(deck.name or deck.line for deck in decks_of(text, seats))


def decks_of(text: str, seats: int) -> list[Deck]:
    """The decks of a table, one for each seat: names of known ones, or lists."""
    parts = [part.strip() for part in text.split("/")]
    if len(parts) == 1:
        parts = parts[0].split()
    if len(parts) != seats:
        raise BadOption(RiftboundMessage.DECKS, option="decks", want=seats, n=len(parts))
    return [deck_of(part) for part in parts]


def team_breaches(decks: Sequence[Deck], sides: Sequence[int]) -> list[Breach]:
    """Return what two decks of one side have in common that teammates must not [489.8]."""
    found = []
    for seat, deck in enumerate(decks):
        for other in range(seat):
            if sides[other] == sides[seat]:
                found += shared(deck, decks[other])
    return list(dict.fromkeys(found))


def shared(deck: Deck, other: Deck) -> list[Breach]:
    """Return the legend and the battlefields that two decks have in common."""
    found = [Breach(TEAM_LEGEND, deck.legend.title)] if deck.legend is other.legend else []
    return found + [Breach(TEAM_FIELD, card.title) for card in deck.fields if card in other.fields]


@lru_cache(DECKS_KEPT)
def deck_of(text: str) -> Deck:
    """A known deck by name, or one from its list or code."""
    if text in KNOWN:
        return KNOWN[text]
    coded = deck_codes.looks_like_code(text)
    if " " not in text and not coded:
        near = difflib.get_close_matches(text, list(KNOWN), n=1)
        message = RiftboundMessage.NO_DECK_BUT_NEAR if near else RiftboundMessage.NO_DECK
        raise BadOption(message, option="decks", word=text, known=tuple(KNOWN), guess=near)
    deck = draft_of_code(text).finished("") if coded else read_line(text)
    wrong = breaches(deck)
    if wrong:
        raise BadOption(
            RiftboundMessage.ILLEGAL_DECK,
            option="decks",
            legend=deck.legend.title,
            breaches=BreachTexts(wrong),
        )
    return known_by_line().get(deck.line, deck)


@lru_cache
def known_by_line() -> dict[str, Deck]:
    """The known decks by their lines; the first of equal ones."""
    return {deck.line: deck for deck in reversed(KNOWN.values())}


def prior(legend: Card) -> list[list[Card]]:
    """Return likely Main Deck lists for a legend: those of known decks, else one of all cards that fit."""
    lists = []
    for deck in KNOWN.values():
        if deck.legend is legend:
            cards = [card for card, n in (*deck.main, *deck.side) for _ in range(n)]
            lists.append([deck.champion, *cards])
    if lists:
        return lists
    return [[card for card in ALL if suits(card, legend) for _ in range(COPIES)]]


def suits(card: Card, legend: Card) -> bool:
    """Whether a card may be in the Main Deck of a legend."""
    if card.type in (LEGEND, FIELD) or any(domain not in legend.domains for domain in card.domains):
        return False
    return card.supertype != SIGNATURE or card.champion == legend.champion
