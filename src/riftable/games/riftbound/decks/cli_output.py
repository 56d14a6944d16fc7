"""Output of `riftable cards` and `riftable decks`: cards with their text, and decks with their breaches.

A plug-in of the command line: it is imported from there, through the spec, when one of the commands runs.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path

from riftable.cli.files import CommandError
from riftable.cli.screen import STRONG, Screen, printable
from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.decks.deck_codes import looks_like_code
from riftable.games.riftbound.decks.deck_lists import Draft, read_draft
from riftable.games.riftbound.decks.known_decks import KNOWN_TITLES
from riftable.games.riftbound.decks.legality import KNOWN, breaches
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.ids import DOMAIN_SIGNS, UNIT
from riftable.games.riftbound.rules.names import slug
from riftable.games.riftbound.speech import Speech, speech
from riftable.language.fluent import Texts

MAX_LIST_CHARS = 100_000


def cost_text(card: Card) -> str:
    """A cost in symbols: [4][R]."""
    power = "/".join(DOMAIN_SIGNS[domain] for domain in card.domains)
    return f"[{card.cost.energy}]" + f"[{power}]" * int(card.cost.power)


def headline(card: Card, say: Speech) -> str:
    """Name, cost, type, domains and Might of a card, in symbols and in the reader's terms."""
    parts = [say.kind(int(card.type)), "/".join(say.domain(int(domain)) for domain in card.domains)]
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
        if near:
            raise CommandError(texts("cards-near", word=printable(word), guess=near[0]))
        raise CommandError(texts("cards-none", word=printable(word)))
    say = speech(texts.lang)
    for card in found:
        screen.say(headline(card, say), STRONG)
        for line in say.card_text(card):
            screen.say(say.tie(line), first="    ")


def show_decks(screen: Screen, texts: Texts, name: str | None) -> None:
    """All decks by name; or one, by its name or from a file, as a list and with whatever is wrong with it."""
    if name is None:
        for deck in KNOWN.values():
            screen.say(texts("bound-deck", name=deck.name, card=KNOWN_TITLES[deck.name]))
        screen.say(texts("decks-how"))
        return
    draft = KNOWN[name.lower()].draft if name.lower() in KNOWN else from_text(name, texts)
    for line in draft.text.splitlines():
        screen.say(line)
    screen.say()
    say = speech(texts.lang)
    wrong = [say.breach(one) for one in breaches(draft)]
    for sentence in wrong or [texts("decks-legal")]:
        screen.say(say.tie(sentence))
    screen.say(texts("decks-code", code=draft.code))
    if not wrong:
        screen.say(texts("decks-line", line=draft.finished("").line))


def from_text(name: str, texts: Texts) -> Draft:
    """A draft from a deck code, or from whatever a file holds; the complaint says what cannot be read."""
    text = name
    if not looks_like_code(name):
        try:
            text = Path(name).expanduser().read_text(encoding="utf-8")[:MAX_LIST_CHARS]
        except (OSError, ValueError):
            raise CommandError(texts("decks-none", name=printable(name), known=", ".join(KNOWN))) from None
    draft = read_draft(text)
    if draft.wrong:
        wrong = " ".join(speech(texts.lang).breach(one) for one in draft.wrong)
        raise CommandError(texts("error-file", file=printable(name), text=printable(wrong)))
    return draft
