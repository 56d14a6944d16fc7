"""`riftable cards` and `riftable decks`: what the engine can play, in the reader's words."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path

from riftable.cli.files import Complaint
from riftable.cli.screen import STRONG, Screen, printable
from riftable.core.errors import BadOption
from riftable.i18n import Texts
from riftable.riftbound.abilities import Card, slug
from riftable.riftbound.cards import ALL
from riftable.riftbound.decks import KNOWN, Deck, breaches, read_list
from riftable.riftbound.facts import DOMAIN_NAMES, DOMAIN_SIGNS, TYPE_NAMES, UNIT
from riftable.riftbound.speech import speech

LARGEST = 100_000  # characters: no list of cards is longer


def cost_text(card: Card) -> str:
    """A cost in symbols: [4][R]."""
    power = "/".join(DOMAIN_SIGNS[domain] for domain in card.domains)
    return f"[{card.cost.energy}]" + f"[{power}]" * int(card.cost.power)


def headline(card: Card) -> str:
    """Name, cost, type, domains and Might of a card, in symbols and English terms as cards print them."""
    parts = [TYPE_NAMES[card.type], "/".join(DOMAIN_NAMES[domain] for domain in card.domains)]
    if card.type in (UNIT, UNIT + 1):
        parts.insert(0, cost_text(card))
    if card.type == UNIT:
        parts.append(f"{card.might} [M]")
    return f"{card.title} ({', '.join(part for part in parts if part)}) {card.key.upper()}"


def matching(word: str) -> list[Card]:
    """The cards whose name, tags or number has the word in it; all cards, if there is none."""
    wanted = slug(word)
    return [
        card
        for card in ALL
        if wanted in card.name or wanted in card.key or wanted in [slug(tag) for tag in card.tags]
    ]


def show_cards(screen: Screen, texts: Texts, words: Sequence[str]) -> None:
    """Cards with their text; a complaint names the nearest if nothing fits."""
    word = " ".join(words)
    found = matching(word)
    if not found:
        near = difflib.get_close_matches(slug(word), [card.name for card in ALL], n=1, cutoff=0.4)
        raise Complaint(texts("cards-none", word=printable(word), guess=near[0] if near else "–"))
    say = speech(texts.lang)
    for card in found:
        screen.say(headline(card), STRONG)
        for line in say.card_text(card):
            screen.say(say.tie(line), first="    ")


def show_decks(screen: Screen, texts: Texts, name: str | None) -> None:
    """All decks by name; or one, by its name or from a file, as a list and with whatever is wrong with it."""
    if name is None:
        for deck in KNOWN.values():
            screen.say(f"{deck.name}: {deck.legend.title}")
        screen.say(texts("decks-how"))
        return
    deck = KNOWN[name.lower()] if name.lower() in KNOWN else from_file(name, texts)
    for line in deck.text.splitlines():
        screen.say(line)
    screen.say()
    say = speech(texts.lang)
    wrong = [say.breach(one) for one in breaches(deck)]
    for sentence in wrong or [texts("decks-legal")]:
        screen.say(say.tie(sentence))
    screen.say(texts("decks-line", line=deck.line))


def from_file(name: str, texts: Texts) -> Deck:
    """A deck from a file; the complaint says which line no card is known for."""
    try:
        text = Path(name).expanduser().read_text(encoding="utf-8")[:LARGEST]
    except (OSError, ValueError):
        raise Complaint(texts("decks-none", name=printable(name), known=", ".join(KNOWN))) from None
    try:
        return read_list(text)
    except BadOption as problem:
        raise Complaint(texts("error-file", file=printable(name), text=printable(str(problem)))) from problem
