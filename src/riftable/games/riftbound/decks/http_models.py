"""Bodies and answers of the routes about decks.

| route | body | answer |
|---|---|---|
| GET decks/pool | – | `Pool`: the cards, and the decks that come along |
| POST decks/check | `DeckText` | `DeckSheet`: what is in a list or a deck code, and all that is wrong |
| GET decks · POST | – · `SaveDeck` | `MyDecks`: those kept in my account |
| POST decks/drop | `ById` | `MyDecks` |
"""

from typing import Final

from riftable.gamekit.message_parts import CardFace, Sent
from riftable.server.protocol.bounds import Line, Text, Word
from riftable.server.protocol.parts import Strict


class DeckText(Strict):
    """A list of cards as people write it, a line of notation, or a deck code."""

    text: Text


class SaveDeck(Strict):
    """Keep this deck in my account, in place of the one with this id if there is one."""

    name: Line
    text: Text
    id: Word = ""


class LegendFit(Sent):
    """What goes with a legend, by place in `Pool.cards`: in its Main Deck, and as its Chosen Champion.

    There is one for each legend, also for those that cannot be played yet.
    """

    legend: str
    cards: list[int]
    champions: list[int]


class PoolDeck(Sent):
    """A deck that comes along."""

    name: str
    label: str  # its legend's
    domains: list[str]
    text: str


class CardSet(Sent):
    """A set of cards, by what its numbers begin with."""

    key: str
    label: str


class Pool(Sent):
    """All cards that can be played, with their text, and the decks that come along."""

    cards: list[CardFace]
    numbers: list[str]  # of the cards: OGN-169
    sets: list[CardSet]
    banned: list[str]  # names of cards, also of those that cannot be played
    ban_date: str  # of the official list
    fits: list[LegendFit]
    decks: list[PoolDeck]


class DeckCount(Sent):
    """So many of a card, or of the runes of a domain."""

    name: str
    n: int


class ListedEntry(Sent):
    """So many of something that cannot be in a deck, as it was written; "" is no part in particular."""

    part: str  # legend, champion, main, fields, runes, side, or ""
    text: str
    n: int


class DeckProblem(Sent):
    """Something that is wrong with a deck. A `word` that is no card has the title that is nearest to it."""

    key: str
    text: str
    word: str
    guess: str


class DeckSheet(Sent):
    """All there is to say of a deck: what is in it, and what is wrong. Cards by their names in notation."""

    known: str  # the name of the same deck that comes along
    legend: str
    champion: str
    main: list[DeckCount]  # without the Chosen Champion's copy
    runes: list[DeckCount]
    fields: list[str]
    side: list[DeckCount]
    apart: list[ListedEntry]  # unknown names, and cards where they cannot be
    unplayable: list[CardFace]  # cards above that the engine cannot play
    total: int  # cards of the Main Deck, the Chosen Champion included
    legal: bool  # by the rules of deck building, as far as its cards are known
    supported: bool  # the engine can play every card
    playable: bool  # both, and all of it could be read
    problems: list[DeckProblem]
    value: str  # for the option `decks`, if it can be played
    text: str  # as a list
    code: str  # as a deck code, without what is `apart`


class SavedDeck(Sent):
    """A deck kept in an account."""

    id: str
    name: str
    text: str
    legend: str  # its title
    playable: bool
    touched: int


class MyDecks(Sent):
    """All decks kept in my account."""

    decks: list[SavedDeck]


HTTP_MODELS: Final = (
    DeckText,
    SaveDeck,
    LegendFit,
    PoolDeck,
    CardSet,
    Pool,
    DeckCount,
    ListedEntry,
    DeckProblem,
    DeckSheet,
    SavedDeck,
    MyDecks,
)
