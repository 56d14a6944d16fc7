"""Deck lists: a deck and a draft of one, read from and written in the forms people use."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from riftable.core.error_messages import LocalizedValue
from riftable.core.errors import BadOption
from riftable.games.riftbound.decks import deck_codes
from riftable.games.riftbound.decks.card_finder import (
    RUNE_KEYS,
    SET_TITLES,
    card_of,
    find_rune,
    is_playable,
    known_card,
    nearest,
)
from riftable.games.riftbound.decks.list_lines import (
    CHAMPION_PART,
    FIELDS_PART,
    LEGEND_PART,
    MAIN_PART,
    RUNES_PART,
    SIDE_PART,
    Entry,
    entries,
)
from riftable.games.riftbound.error_messages import RiftboundMessage
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.deck_breaches import (
    BAD_CODE,
    BAD_COUNT,
    MAX_LISTED_COPIES,
    NO_CHAMPION,
    NO_LEGEND,
    NOT_ASIDE,
    TOO_LONG,
    TWO_CHAMPIONS,
    TWO_LEGENDS,
    UNKNOWN,
    UNPLAYABLE,
    Breach,
)
from riftable.games.riftbound.rules.ids import CHAMPION, DOMAIN_NAMES, FIELD, LEGEND

SIDE: Final = "side:"  # before a card of the sideboard in a line
MAX_ENTRIES: Final = 200  # of a list; no deck has so many different cards
MAX_GUESSES: Final = 20  # unknown names for which the nearest known one is looked up
NOTATION: Final = re.compile(r"\S!(?:\s|$)|[\w'-]\*\d")  # annie-fiery! gust*3
WORD: Final = re.compile(r"([^*!]+)(!)?(?:\*(\d{1,2}))?")
HEADINGS: Final = {
    LEGEND_PART: "Legend",
    CHAMPION_PART: "Champion",
    MAIN_PART: "MainDeck",
    FIELDS_PART: "Battlefields",
    RUNES_PART: "Runes",
    SIDE_PART: "Sideboard",
}


class BreachTexts(LocalizedValue):
    """What is wrong with a deck, in sentences."""

    def __init__(self, breaches: list[Breach]) -> None:
        self.breaches = breaches

    def text(self, lang: str) -> str:
        from riftable.games.riftbound.speech import speech  # loaded when something is said

        return " ".join(speech(lang).breach(one) for one in self.breaches)


@dataclass(frozen=True)
class Deck:
    """A legend, its Chosen Champion, the rest of the Main Deck, runes by domain, and battlefields."""

    name: str
    legend: Card
    champion: Card
    main: tuple[tuple[Card, int], ...]  # without the Chosen Champion's copy
    runes: tuple[tuple[int, int], ...]
    fields: tuple[Card, ...]
    side: tuple[tuple[Card, int], ...] = ()

    def cards(self) -> list[Card]:
        """Every card once."""
        own = [card for card, _ in (*self.main, *self.side)]
        return [self.legend, self.champion, *own, *self.fields]

    @property
    def draft(self) -> Draft:
        """The deck as something to change, or to check."""
        main = {card.key: n for card, n in self.main}
        side = {card.key: n for card, n in self.side}
        return Draft(self.legend, self.champion, main, side, dict(self.runes), list(self.fields))

    @property
    def line(self) -> str:
        """The list in one line, as the option `decks` holds it."""
        words = [self.legend.name, f"{self.champion.name}!"]
        words += [counted(card.name, n) for card, n in self.main]
        words += [counted(DOMAIN_NAMES[domain], n) for domain, n in self.runes]
        words += [card.name for card in self.fields]
        return " ".join([*words, *(SIDE + counted(card.name, n) for card, n in self.side)])

    @property
    def text(self) -> str:
        """The list as people write it down."""
        return self.draft.text


@dataclass
class Draft:
    """A deck while it is read or built: anything may be missing, and something may be unreadable.

    Nothing that was listed is lost: what cannot be part of a deck is in `apart`, and `text` has it too.
    """

    legend: Card | None = None
    champion: Card | None = None
    main: dict[str, int] = field(default_factory=dict)
    side: dict[str, int] = field(default_factory=dict)
    runes: dict[int, int] = field(default_factory=dict)
    fields: list[Card] = field(default_factory=list)
    apart: list[Entry] = field(default_factory=list)  # unknown names, and cards where they cannot be
    wrong: list[Breach] = field(default_factory=list)  # what could not be read, or cannot be played

    def add(self, card: Card, n: int, chosen: bool, side: bool) -> None:
        """Add so many copies."""
        if side:
            if card.type in (LEGEND, FIELD):
                self.set_apart(Breach(NOT_ASIDE, card.title), Entry(SIDE_PART, card.title, n))
            else:
                self.side[card.key] = copies(self.side.get(card.key, 0) + n)
        elif card.type == LEGEND:
            rest = n if self.legend is not None else n - 1
            self.legend = self.legend or card
            if rest:
                self.set_apart(Breach(TWO_LEGENDS, card.title), Entry(LEGEND_PART, card.title, rest))
        elif card.type == FIELD:
            self.fields += [card] * (copies(len(self.fields) + n) - len(self.fields))
        else:
            if chosen and self.champion is not None:
                self.wrong.append(Breach(TWO_CHAMPIONS, card.title))
            elif chosen:
                self.champion = card
                n -= 1
            if n:
                self.main[card.key] = copies(self.main.get(card.key, 0) + n)

    def set_apart(self, breach: Breach, entry: Entry) -> None:
        """Keep an entry that cannot be part of the deck, and say why."""
        self.wrong.append(breach)
        self.apart.append(entry)

    def unknown(self, part: str) -> int:
        """Return the number of unknown cards in a part; in the Main Deck also those listed in no part."""
        parts = (part, "") if part == MAIN_PART else (part,)
        return sum(entry.n for entry in self.apart if entry.part in parts and known_card(entry.text) is None)

    def may_hold(self, part: str) -> bool:
        """Whether an unknown card may be what seems to be missing in a part."""
        return any(
            entry.part == part or (entry.part == "" and entry.n == 1)
            for entry in self.apart
            if known_card(entry.text) is None
        )

    def cards(self) -> list[Card]:
        """Return every card once, whether or not it can be played."""
        chosen = [card for card in (self.legend, self.champion) if card is not None]
        own = [card_of(key) for key, n in (*self.main.items(), *self.side.items()) if n]
        return list({card.key: card for card in (*chosen, *own, *self.fields)}.values())

    def choose(self) -> None:
        """Choose the first champion that fits, where a list marks none."""
        if self.champion is None and self.legend is not None:
            fits = [card_of(key) for key in self.main if may_be_chosen(card_of(key), self.legend)]
            if fits:
                self.champion = fits[0]
                self.main[fits[0].key] -= 1

    def finished(self, name: str) -> Deck:
        """Return the deck; raise `BadOption` if something is unreadable or missing."""
        if self.legend is None:
            self.wrong.append(Breach(NO_LEGEND))
        elif self.champion is None:
            self.wrong.append(Breach(NO_CHAMPION, other=self.legend.title))
        if self.wrong or self.legend is None or self.champion is None:
            raise BadOption(
                RiftboundMessage.UNREADABLE_DECK, option="decks", breaches=BreachTexts(self.wrong[:1])
            )
        main = tuple((card_of(key), n) for key, n in self.main.items() if n)
        side = tuple((card_of(key), n) for key, n in self.side.items())
        runes = tuple(sorted(self.runes.items()))
        return Deck(name, self.legend, self.champion, main, runes, tuple(self.fields), side)

    @property
    def text(self) -> str:
        """The list as people write it down."""
        parts = {
            LEGEND_PART: [f"1 {self.legend.title}"] if self.legend else [],
            CHAMPION_PART: [f"1 {self.champion.title}"] if self.champion else [],
            MAIN_PART: [f"{n} {card_of(key).title}" for key, n in self.main.items() if n],
            FIELDS_PART: [f"1 {card.title}" for card in self.fields],
            RUNES_PART: [f"{n} {rune_title(domain)}" for domain, n in sorted(self.runes.items())],
            SIDE_PART: [f"{n} {card_of(key).title}" for key, n in self.side.items()],
        }
        for entry in self.apart:
            parts[entry.part or MAIN_PART].append(f"{entry.n} {entry.text}")
        text = "\n\n".join(
            f"{HEADINGS[part]}:\n" + "\n".join(lines) for part, lines in parts.items() if lines
        )
        return f"{text}\n".replace("’", "'")  # as other programs write the names of cards

    @property
    def code(self) -> str:
        """The deck code, as other programs read it. What is `apart` has no number and is not in it."""
        main = {key: n for key, n in self.main.items() if n}
        if self.champion is not None:
            main[self.champion.key] = main.get(self.champion.key, 0) + 1
        if self.legend is not None:
            main[self.legend.key] = 1
        for card in self.fields:
            main[card.key] = main.get(card.key, 0) + 1
        for domain, n in self.runes.items():
            main[RUNE_KEYS[domain]] = n
        return deck_codes.write(deck_codes.Coded(main, self.side, self.champion.key if self.champion else ""))


def copies(n: int) -> int:
    """Return `n`, or the largest count that a list can hold."""
    return min(n, MAX_LISTED_COPIES)


def counted(name: str, n: int) -> str:
    """A card of which there may be several."""
    return name if n == 1 else f"{name}*{n}"


def may_be_chosen(card: Card, legend: Card) -> bool:
    """Whether a card can be the Chosen Champion of a legend [103.2.a]."""
    return card.supertype == CHAMPION and card.champion == legend.champion


def rune_title(domain: int) -> str:
    """The name of a rune."""
    return f"{DOMAIN_NAMES[domain].title()} Rune"


# Reading.


def read_line(text: str) -> Deck:
    """Read a deck from its line: names of cards, with *n for several copies and ! for the Chosen Champion."""
    return draft_of_line(text).finished("")


def read_draft(text: str) -> Draft:
    """Parse pasted text: a deck code, a line, or a list. What cannot be read is in `wrong`."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) == 1:
        only = lines[0].strip()
        if deck_codes.looks_like_code(only):
            return draft_of_code(only)
        if NOTATION.search(only):
            return draft_of_line(only)
    return draft_of_list(text)


def draft_of_line(text: str) -> Draft:
    """Return the draft that a line describes."""
    draft = Draft()
    for i, word in enumerate(text.split()):
        if i == MAX_ENTRIES:
            draft.wrong.append(Breach(TOO_LONG, n=MAX_ENTRIES))
            break
        part = SIDE_PART if word.startswith(SIDE) else ""
        match = WORD.fullmatch(word.removeprefix(SIDE))
        if match is None:
            take_in(draft, Entry(part, word, 1))
        else:
            chosen = match[2] is not None and not part
            take_in(draft, Entry(CHAMPION_PART if chosen else part, match[1], int(match[3] or 1)))
    return finish_reading(draft)


def draft_of_list(text: str) -> Draft:
    """Return the draft that a list describes."""
    draft = Draft()
    for i, entry in enumerate(entries(text)):
        if i == MAX_ENTRIES:
            draft.wrong.append(Breach(TOO_LONG, n=MAX_ENTRIES))
            break
        take_in(draft, entry)
    return finish_reading(draft)


def draft_of_code(text: str) -> Draft:
    """Return the draft that a deck code describes."""
    draft = Draft()
    try:
        coded = deck_codes.read(text)
    except deck_codes.BadCode:
        draft.wrong.append(Breach(BAD_CODE))
        return draft
    if len(coded.main) + len(coded.side) > MAX_ENTRIES:
        draft.wrong.append(Breach(TOO_LONG, n=0))
        return draft
    chosen = coded.champion
    if chosen:
        take_in(draft, Entry(CHAMPION_PART, chosen.upper(), 1))
    for listed, part in ((coded.main, ""), (coded.side, SIDE_PART)):
        for key, n in listed.items():
            rest = n - (key == chosen and not part)
            if rest:
                take_in(draft, Entry(part, key.upper(), rest))
    return finish_reading(draft)


def take_in(draft: Draft, entry: Entry) -> None:
    """Add one entry of a list to the draft."""
    domain = find_rune(entry.text)
    card = known_card(entry.text) if domain is None else None
    side = entry.part == SIDE_PART
    if not 1 <= entry.n <= MAX_LISTED_COPIES:
        title = entry.text if card is None else card.title
        draft.set_apart(Breach(BAD_COUNT, title, n=entry.n), entry)
    elif card is not None:
        draft.add(card, entry.n, entry.part == CHAMPION_PART, side)
    elif domain is None:
        unknown = sum(one.key == UNKNOWN for one in draft.wrong)
        guess = nearest(entry.text) if unknown < MAX_GUESSES else ""
        draft.set_apart(Breach(UNKNOWN, entry.text, guess), entry)
    elif side:
        title = rune_title(domain)
        draft.set_apart(Breach(NOT_ASIDE, title), Entry(SIDE_PART, title, entry.n))
    else:
        draft.runes[domain] = copies(draft.runes.get(domain, 0) + entry.n)


def finish_reading(draft: Draft) -> Draft:
    """Choose a champion where none is marked, and name the cards that cannot be played."""
    draft.choose()
    draft.wrong += [
        Breach(UNPLAYABLE, card.title, SET_TITLES[card.key.partition("-")[0]])
        for card in draft.cards()
        if not is_playable(card)
    ]
    return draft
