"""Decks of Riftbound: the cards to build them from, what is wrong with a list, and decks that are kept."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache

from riftable.gamekit.message_parts import CardFace
from riftable.gamekit.spec import texts_of
from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.decks import ban_list
from riftable.games.riftbound.decks.card_finder import SET_TITLES, card_of, is_playable, later_cards
from riftable.games.riftbound.decks.deck_lists import Draft, may_be_chosen, read_draft
from riftable.games.riftbound.decks.http_models import (
    CardSet,
    DeckCount,
    DeckProblem,
    DeckSheet,
    LegendFit,
    ListedEntry,
    MyDecks,
    Pool,
    PoolDeck,
    SavedDeck,
    SaveDeck,
)
from riftable.games.riftbound.decks.known_decks import KNOWN_TITLES
from riftable.games.riftbound.decks.legality import KNOWN, breaches, main_deck, suits
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.deck_breaches import UNKNOWN, UNPLAYABLE, Breach
from riftable.games.riftbound.rules.ids import DOMAIN_NAMES, LEGEND
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.ui.presenter import RiftboundPresenter
from riftable.server.accounts.users import User
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.clean_text import single_line
from riftable.server.protocol.messages import MAX_DECKS, MAX_NAME_CHARS
from riftable.server.storage.interface import Store, Transaction

# The cards.


@cache
def pool(lang: str) -> Pool:
    """Every card the engine can play, and every deck that comes along."""
    presenter = RiftboundPresenter(Riftbound("duel", {}), lang)
    legends = [card for card in (*ALL, *later_cards().values()) if card.type == LEGEND]
    ids = {card.name: i for i, card in enumerate(ALL)}
    return Pool(
        [presenter.card_face(card) for card in ALL],
        [card.key.upper() for card in ALL],
        [CardSet(key, title) for key, title in SET_TITLES.items() if any(c.key.startswith(key) for c in ALL)],
        sorted(card_of(key).name for key in ban_list.BANNED),
        ban_list.DATE,
        [
            LegendFit(
                legend.name,
                [ids[card.name] for card in ALL if suits(card, legend)],
                [ids[card.name] for card in ALL if may_be_chosen(card, legend)],
            )
            for legend in legends
        ],
        [PoolDeck(name, KNOWN_TITLES[name], domains(deck.legend), deck.text) for name, deck in KNOWN.items()],
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
        [ListedEntry(part, text, n) for part, text, n in draft.apart],
        unplayable(draft, lang),
        main_deck(draft),
        not wrong,
        not any(one.key in (UNKNOWN, UNPLAYABLE) for one in draft.wrong),
        playable,
        [problem(one, lang) for one in (*draft.wrong, *wrong)],
        "" if deck is None else known or deck.line,
        draft.text,
        draft.code,
    )


def counts(cards: dict[str, int]) -> list[DeckCount]:
    """How often each card is there, by its name."""
    return [DeckCount(card_of(key).name, n) for key, n in cards.items() if n]


def unplayable(draft: Draft, lang: str) -> list[CardFace]:
    """Return the faces of the cards of a draft that the engine cannot play: without their text."""
    presenter = RiftboundPresenter(Riftbound("duel", {}), lang)
    return [presenter.card_face(card) for card in draft.cards() if not is_playable(card)]


def problem(one: Breach, lang: str) -> DeckProblem:
    """Something that is wrong, in words."""
    say = speech(lang)
    unread = one.key == UNKNOWN
    return DeckProblem(
        one.key, say.tie(say.breach(one)), one.card if unread else "", one.other if unread else ""
    )


# Decks that are kept.


async def kept_decks(store: Store, user: User) -> MyDecks:
    """The decks of an account, the last one changed first; others keep theirs in the browser."""
    if not user.account:
        return MyDecks([])
    rows = await store.read(
        lambda db: db.fetch_rows(
            "SELECT id, name, list, touched FROM decks WHERE owner = ? ORDER BY touched DESC, id", user.id
        )
    )
    return MyDecks(await asyncio.to_thread(lambda: [saved(*row) for row in rows]))


def saved(name: str, title: str, text: str, touched: int) -> SavedDeck:
    """A deck that is kept, and whether it can be played as it is."""
    draft = read_draft(text)
    legend = "" if draft.legend is None else draft.legend.title
    return SavedDeck(name, title, text, legend, not draft.wrong and not breaches(draft), touched)


async def keep_deck(store: Store, user: User, request: SaveDeck, now: int) -> MyDecks:
    """Keep a deck in the account: a new one, or in place of the one with this id."""
    if not user.account:
        raise refused("decks_need_account", 403)
    name = single_line(request.name, MAX_NAME_CHARS + 1)
    if not 1 <= len(name) <= MAX_NAME_CHARS:
        raise RequestRefused("name", 400, n=MAX_NAME_CHARS)
    draft = await asyncio.to_thread(read_draft, request.text)
    if is_empty(draft):
        raise refused("no_cards", 400)

    async def work(db: Transaction) -> bool:
        # The write locks the row of the user, so that no other request counts the decks meanwhile.
        if not await db.execute("UPDATE users SET lang = lang WHERE id = ?", user.id):
            raise RequestRefused("not_known", 403)
        if request.id:
            changed = "UPDATE decks SET name = ?, list = ?, touched = ? WHERE id = ? AND owner = ?"
            return bool(await db.execute(changed, name, request.text, now, request.id, user.id))
        row = await db.fetch_row("SELECT count(*) FROM decks WHERE owner = ?", user.id)
        if row is not None and row[0] >= MAX_DECKS:
            return False
        new = secrets.token_urlsafe(9)
        return bool(
            await db.execute(
                "INSERT INTO decks VALUES (?, ?, ?, ?, ?)", new, user.id, name, request.text, now
            )
        )

    if not await store.write(work):
        raise (refused("unknown_deck", 404) if request.id else refused("too_many_decks", 409, n=MAX_DECKS))
    return await kept_decks(store, user)


def refused(key: str, status: int, **values: int) -> RequestRefused:
    """Return a refusal whose sentence is among the texts of the game."""
    text = f"refused-{key.replace('_', '-')}"
    return RequestRefused(
        key, status, details=lambda lang: texts_of("riftable.games.riftbound", lang)(text, **values)
    )


def is_empty(draft: Draft) -> bool:
    """Whether nothing at all could be read."""
    return not (draft.legend or draft.champion or draft.main or draft.side or draft.runes or draft.fields)


async def drop_deck(store: Store, user: User, name: str) -> MyDecks:
    """Delete a deck from the account."""
    if not user.account:
        raise refused("decks_need_account", 403)
    if not await store.write(
        lambda db: db.execute("DELETE FROM decks WHERE id = ? AND owner = ?", name, user.id)
    ):
        raise refused("unknown_deck", 404)
    return await kept_decks(store, user)
