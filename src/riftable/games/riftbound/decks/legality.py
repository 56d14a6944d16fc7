"""Decks: what makes one legal [101-103], the seven that come along, and the decks of a table."""

from __future__ import annotations

import difflib
from typing import Final

from riftable.core.errors import BadOption
from riftable.games.riftbound.cards import ALL, BY_KEY
from riftable.games.riftbound.decks import deck_codes
from riftable.games.riftbound.decks.deck_lists import (
    BreachTexts,
    Deck,
    Draft,
    draft_of_code,
    may_be_chosen,
    read_line,
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
    TOO_MANY,
    TOO_SMALL,
    Breach,
)
from riftable.games.riftbound.rules.ids import DOMAIN_NAMES, FIELD, LEGEND, SIGNATURE


def breaches(deck: Deck | Draft) -> list[Breach]:
    """Return all breaches of a deck, or of a draft that can be read; none if it is legal.

    One battlefield is enough, whatever the mode.
    """
    draft = deck.draft if isinstance(deck, Deck) else deck
    copies = {} if draft.champion is None else {draft.champion.key: 1}
    for cards in (draft.main, draft.side):
        for key, n in cards.items():
            copies[key] = copies.get(key, 0) + n
    found = []
    if draft.legend is None:
        found.append(Breach(NO_LEGEND))
    elif draft.champion is None:
        found.append(Breach(NO_CHAMPION, other=draft.legend.title))
    total = main_deck(draft)
    if total < MAIN_DECK:
        found.append(Breach(TOO_SMALL, n=total))
    if draft.legend is not None:
        found += strangers(draft, draft.legend, copies)
    found += [Breach(TOO_MANY, BY_KEY[key].title, n=n) for key, n in copies.items() if n > COPIES]
    aside = sum(draft.side.values())
    if aside > SIDEBOARD:
        found.append(Breach(LARGE_SIDE, n=aside))
    signed = sum(n for key, n in copies.items() if BY_KEY[key].supertype == SIGNATURE)
    if signed > COPIES:
        found.append(Breach(SIGNATURES, n=signed))
    runes = sum(draft.runes.values())
    if runes != RUNE_DECK:
        found.append(Breach(RUNES, n=runes))
    if not draft.fields:
        found.append(Breach(NO_FIELD))
    for card in {card.key: card for card in draft.fields}.values():
        if draft.fields.count(card) > 1:
            found.append(Breach(SAME_FIELD, card.title))
    return found


def main_deck(draft: Draft) -> int:
    """Return the size of the Main Deck, including the Chosen Champion and unknown cards."""
    return sum(draft.main.values()) + (draft.champion is not None) + draft.missing


def strangers(draft: Draft, legend: Card, copies: dict[str, int]) -> list[Breach]:
    """Return the cards that do not go with a legend."""
    found = []
    if draft.champion is not None and not may_be_chosen(draft.champion, legend):
        found.append(Breach(NOT_CHOSEN, draft.champion.title, legend.title))
    for key in copies:
        card = BY_KEY[key]
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
    return next((one for one in KNOWN.values() if one.line == deck.line), deck)


def known(name: str, line: str) -> Deck:
    """A deck with a name."""
    deck = read_line(line)
    return Deck(name, deck.legend, deck.champion, deck.main, deck.runes, deck.fields)


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


KNOWN: Final[dict[str, Deck]] = {
    name: known(name, line)
    for name, line in {
        "annie": "annie-dark-child annie-stubborn! gust*3 morbid-return*3 mystic-poro*3 traveling-merchant*3 "
        "incinerate*3 pouty-poro*2 flash*2 sneaky-deckhand*3 disintegrate*3 annie-stubborn "
        "maddened-marauder*3 annie-fiery*2 sai-scout*3 firestorm*3 tibbers*2 fury*6 chaos*6 void-gate",
        "garen": "garen-might-of-demacia garen-rugged! daring-poro*3 confront*3 crackshot-corsair*3 "
        "first-mate*3 faithful-manufactor*3 noxian-drummer*3 back-to-back*3 vanguard-sergeant*3 dune-drake*2 "
        "petty-officer*2 decisive-strike*2 garen-rugged garen-commander*2 vanguard-attendant*3 "
        "recruit-the-vanguard*3 body*6 order*6 trifarian-war-camp",
        "lux": "lux-lady-of-luminosity lux-crownguard! stupefy*3 ravenbloom-student*3 daring-poro*3 "
        "eager-apprentice*2 lecturing-yordle*3 back-to-back*3 lux-crownguard vanguard-sergeant*3 "
        "falling-comet*3 lux-illuminated*2 vanguard-attendant*3 singularity*3 blast-of-power*3 mega-mech*2 "
        "final-spark*2 mind*6 order*6 startipped-peak",
        "master-yi": "master-yi-wuju-bladesman yi-meditative! en-garde*3 meditation*3 stalwart-poro*3 "
        "cannon-barrage*3 mobilize*3 confront*2 wielder-of-water*3 highlander*2 playful-phantom*3 "
        "yi-meditative zephyr-sage*3 gentlemens-duel*3 stormclaw-ursine*3 yi-honed*2 mountain-drake*2 calm*6 "
        "body*6 fortified-position",
        "jinx": "jinx-loose-cannon jinx-demolitionist! flame-chompers*3 blazing-scorcher*2 fight-or-flight*3 "
        "get-excited*2 gust*3 cemetery-attendant*2 undercover-agent*2 chemtech-enforcer*3 brazen-buccaneer*3 "
        "magma-wurm void-seeker*2 fading-memories*2 traveling-merchant*3 scrapheap*3 raging-soul*3 "
        "vi-destructive rhasa-the-sunderer fury*6 chaos*6 targons-peak zaun-warrens reavers-row",
        "viktor": "viktor-herald-of-the-arcane viktor-innovator! orb-of-regret*2 cull-the-weak*3 "
        "hidden-blade*2 consult-the-past*2 smoke-screen*2 back-to-back*2 sprite-call*2 soaring-scout*3 "
        "stupefy*2 eager-apprentice*3 cruel-patron*3 jeweled-colossus*2 mushroom-pouch*2 "
        "ravenbloom-student*3 noxian-drummer*3 wraith-of-echoes grand-strategem heimerdinger-inventor mind*6 "
        "order*6 trifarian-war-camp the-grand-plaza altar-to-unity",
        "lee-sin": "lee-sin-blind-monk lee-sin-centered! stalwart-poro*3 pit-rookie*3 wielder-of-water*3 "
        "first-mate*3 charm*2 challenge*3 stand-united*2 pakaa-cub*2 bilgewater-bully*2 stormclaw-ursine*2 "
        "discipline*3 wildclaw-shaman*3 mask-of-foresight mountain-drake*2 wizened-elder*3 mistfall "
        "udyr-wildman calm*6 body*6 monastery-of-hirana targons-peak grove-of-the-god-willow",
    }.items()
}  # fmt: skip

STANDARD: Final = ("annie", "garen", "lux", "master-yi")  # by seat, unless others are chosen
