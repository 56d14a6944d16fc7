"""Decks of Riftbound: the cards to build them from, what is wrong with a list, and decks that are kept."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from functools import cache, partial

from riftable.core.rules import Rules
from riftable.riftbound.abilities import Card
from riftable.riftbound.cards import ALL
from riftable.riftbound.decks import KNOWN, breaches, decks_of, main_deck, suits
from riftable.riftbound.facts import DOMAIN_NAMES, LEGEND
from riftable.riftbound.lists import UNKNOWN, Breach, Draft, may_be_chosen, read_draft
from riftable.riftbound.modes import STANDARD, Riftbound
from riftable.riftbound.speech import speech
from riftable.table.bodies import (
    DeckCount,
    DeckProblem,
    DeckSheet,
    DeckWish,
    LegendFit,
    MyDecks,
    Pool,
    PoolDeck,
    SavedDeck,
)
from riftable.table.decide import tidy
from riftable.table.faces.riftbound import RiftboundFace
from riftable.table.people import Person
from riftable.table.refuse import Refuse
from riftable.table.store import Db, Store
from riftable.table.wire import LONGEST_NAME, MOST_DECKS

# The cards.


@cache
def pool(lang: str) -> Pool:
    """Every card the engine can play, and every deck that comes along."""
    face = RiftboundFace(lang)
    legends = [card for card in ALL if card.type == LEGEND]
    ids = {card.name: i for i, card in enumerate(ALL)}
    return Pool(
        [face.card_face(card) for card in ALL],
        [
            LegendFit(
                legend.name,
                [ids[card.name] for card in ALL if suits(card, legend)],
                [ids[card.name] for card in ALL if may_be_chosen(card, legend)],
            )
            for legend in legends
        ],
        [PoolDeck(name, deck.legend.title, domains(deck.legend), deck.text) for name, deck in KNOWN.items()],
    )


def domains(card: Card) -> list[str]:
    """The domains of a card by name."""
    return [DOMAIN_NAMES[domain] for domain in card.domains]


# What is wrong with a list.


def sheet(text: str, lang: str) -> DeckSheet:
    """All there is to say of a list, a line or a code: what is in it, and whether it can be played."""
    draft = read_draft(text)
    wrong = breaches(draft)
    playable = not draft.wrong and not wrong
    deck = draft.finished("") if playable else None
    known = next((name for name, one in KNOWN.items() if deck is not None and one.line == deck.line), "")
    return DeckSheet(
        known,
        "" if draft.legend is None else draft.legend.name,
        "" if draft.champion is None else draft.champion.name,
        counts(draft.main),
        [DeckCount(DOMAIN_NAMES[domain], n) for domain, n in sorted(draft.runes.items())],
        [card.name for card in draft.fields],
        counts(draft.side),
        main_deck(draft),
        not wrong,
        not any(one.key == UNKNOWN for one in draft.wrong),
        playable,
        [problem(one, lang) for one in (*draft.wrong, *wrong)],
        "" if deck is None else known or deck.line,
        draft.text,
        draft.code,
    )


def counts(cards: dict[str, int]) -> list[DeckCount]:
    """How often each card is there, by its name."""
    names = {card.key: card.name for card in ALL}
    return [DeckCount(names[key], n) for key, n in cards.items() if n]


def problem(one: Breach, lang: str) -> DeckProblem:
    """Something that is wrong, in words."""
    say = speech(lang)
    unread = one.key == UNKNOWN
    return DeckProblem(
        one.key, say.tie(say.breach(one)), one.card if unread else "", one.other if unread else ""
    )


def refusal_of(text: str, lang: str) -> str:
    """Why the decks of a table are refused, deck by deck; "" if it is not because of one of them."""
    parts = [part.strip() for part in text.split("/")]
    found = []
    for part in parts:
        if part in KNOWN or (len(parts) == 1 and all(word in KNOWN for word in part.split())):
            continue
        found.append(reasons(part, lang))
    return " ".join(found)


def reasons(text: str, lang: str) -> str:
    """All that is wrong with a deck, in words."""
    return " ".join(one.text for one in sheet(text, lang).problems)


def brought(text: str, rules: Rules) -> str:
    """A deck that somebody brings to a table, as notation has it; "" if he takes the one that lies there."""
    if not text or text in KNOWN:
        deck = text
    else:
        deck = sheet(text, "en").value
        if not deck:
            raise Refuse("bad_deck", 400, told=partial(reasons, text))
    if deck and not isinstance(rules, Riftbound):
        raise Refuse("no_decks", 400)
    return deck


def shown_options(rules: Rules, mine: Collection[int], over: bool) -> dict[str, str]:
    """The options of a table as somebody with these seats may know them.

    Where lists are closed, of the others' decks only the legends are told: those lie on the table anyway.
    """
    options = dict(rules.options)
    if not isinstance(rules, Riftbound) or over or options.get("lists") != "closed":
        return options
    seats = len(rules.sides)
    decks = decks_of(options.get("decks", " / ".join(STANDARD[:seats])), seats)
    told = [
        (deck.name or deck.line) if seat in mine else deck.legend.title for seat, deck in enumerate(decks)
    ]
    return {**options, "decks": " / ".join(told)}


# Decks that are kept.


async def kept_decks(store: Store, person: Person) -> MyDecks:
    """The decks of an account, the last one changed first; others keep theirs in the browser."""
    if not person.account:
        return MyDecks([])
    rows = await store.read(
        lambda db: db.rows(
            "SELECT id, name, list, touched FROM decks WHERE owner = ? ORDER BY touched DESC, id", person.id
        )
    )
    return MyDecks(await asyncio.to_thread(lambda: [saved(*row) for row in rows]))


def saved(name: str, title: str, text: str, touched: int) -> SavedDeck:
    """A deck that is kept, and whether it can be played as it is."""
    draft = read_draft(text)
    legend = "" if draft.legend is None else draft.legend.title
    return SavedDeck(name, title, text, legend, not draft.wrong and not breaches(draft), touched)


async def keep_deck(store: Store, person: Person, wish: DeckWish, now: int) -> MyDecks:
    """Keeps a deck in the account: a new one, or in place of the one with this id."""
    if not person.account:
        raise Refuse("no_account", 403)
    name = tidy(wish.name, LONGEST_NAME + 1)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refuse("name", 400, n=LONGEST_NAME)
    draft = await asyncio.to_thread(read_draft, wish.text)
    if is_empty(draft):
        raise Refuse("no_cards", 400)

    async def work(db: Db) -> bool:
        if not await db.do("UPDATE users SET lang = lang WHERE id = ?", person.id):  # and nobody else counts
            raise Refuse("not_known", 403)
        if wish.id:
            changed = "UPDATE decks SET name = ?, list = ?, touched = ? WHERE id = ? AND owner = ?"
            return bool(await db.do(changed, name, wish.text, now, wish.id, person.id))
        row = await db.row("SELECT count(*) FROM decks WHERE owner = ?", person.id)
        if row is not None and row[0] >= MOST_DECKS:
            return False
        new = secrets.token_urlsafe(9)
        return bool(
            await db.do("INSERT INTO decks VALUES (?, ?, ?, ?, ?)", new, person.id, name, wish.text, now)
        )

    if not await store.write(work):
        raise Refuse("unknown_deck", 404) if wish.id else Refuse("too_many_decks", 409, n=MOST_DECKS)
    return await kept_decks(store, person)


def is_empty(draft: Draft) -> bool:
    """Whether nothing at all could be read."""
    return not (draft.legend or draft.champion or draft.main or draft.side or draft.runes or draft.fields)


async def drop_deck(store: Store, person: Person, name: str) -> MyDecks:
    """Forgets a deck."""
    if not person.account:
        raise Refuse("no_account", 403)
    if not await store.write(
        lambda db: db.do("DELETE FROM decks WHERE id = ? AND owner = ?", name, person.id)
    ):
        raise Refuse("unknown_deck", 404)
    return await kept_decks(store, person)
