"""Deck lists: a deck and a draft of one, read from and written in the forms people use."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from riftable.core.error_messages import LocalizedValue
from riftable.core.errors import BadOption
from riftable.games.riftbound.cards import ALL, BY_KEY, BY_NAME
from riftable.games.riftbound.decks import deck_codes
from riftable.games.riftbound.error_messages import RiftboundMessage
from riftable.games.riftbound.rules.abilities import Card, slug
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
    Breach,
)
from riftable.games.riftbound.rules.ids import CHAMPION, DOMAIN_NAMES, FIELD, LEGEND
from riftable.games.riftbound.speech import speech

SIDE: Final = "side:"  # before a card of the sideboard in a line
MAX_ENTRIES: Final = 200  # of a list; no deck has so many different cards
MAX_COMPARED: Final = 8  # known names compared with an unknown one: those that share most pairs of letters
MAX_GUESSES: Final = 20  # unknown names for which the nearest known one is looked up
RUNE_KEYS: Final = ("ogn-007", "ogn-042", "ogn-089", "ogn-126", "ogn-166", "ogn-214")  # by domain
WORD: Final = re.compile(r"([^*!]+)(!)?(?:\*(\d{1,2}))?")
LINE: Final = re.compile(r"(?:(\d{1,2})\s*x?\s+)?(.+?)(?:\s+[x*](\d{1,2}))?")
NUMBER: Final = re.compile(r"([a-z]{3})-(\d{1,3})[a-z*]?", re.IGNORECASE)  # OGN-169; a: another picture
RUNE_NUMBER: Final = re.compile(r"[a-z]{3}-r0?([1-6])[a-z*]?", re.IGNORECASE)  # in sets after the first
NUMBERED: Final = re.compile(rf"(.*\S)\s+\(?{NUMBER.pattern}\)?", re.IGNORECASE)  # Gust (OGN-169)
HEADING: Final = re.compile(
    r"\W*(legend|chosen champion|champion|main ?deck|main|runes?|rune ?deck|battlefields?|units?|spells?|"
    r"gears?|side ?board|side)\W*(?:\(\d+\))?\W*",
    re.IGNORECASE,
)
ELSEWHERE: Final = ("legend", "champion", "chosen champion", "rune", "battlefield", "side")  # not Main Deck
TITLES: Final[dict[str, Card]] = {  # a legend without its champion's name, as cards print it: Dark Child
    slug(card.title.partition(", ")[2]): card for card in ALL if card.type == LEGEND
}


class BreachTexts(LocalizedValue):
    """What is wrong with a deck, in sentences."""

    def __init__(self, breaches: list[Breach]) -> None:
        self.breaches = breaches

    def text(self, lang: str) -> str:
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
    """A deck while it is read or built: anything may be missing, and something may be unreadable."""

    legend: Card | None = None
    champion: Card | None = None
    main: dict[str, int] = field(default_factory=dict)
    side: dict[str, int] = field(default_factory=dict)
    runes: dict[int, int] = field(default_factory=dict)
    fields: list[Card] = field(default_factory=list)
    wrong: list[Breach] = field(default_factory=list)  # what could not be read
    missing: int = 0  # copies of unknown cards in the Main Deck

    def add(self, card: Card, n: int, chosen: bool, side: bool) -> None:
        """Add so many copies."""
        if side:
            if card.type in (LEGEND, FIELD):
                self.wrong.append(Breach(NOT_ASIDE, card.title))
            else:
                self.side[card.key] = copies(self.side.get(card.key, 0) + n)
        elif card.type == LEGEND:
            if self.legend is not None or n != 1:
                self.wrong.append(Breach(TWO_LEGENDS, card.title))
            self.legend = self.legend or card
        elif card.type == FIELD:
            self.fields += [card] * (copies(len(self.fields) + n) - len(self.fields))
        elif chosen:
            if self.champion is not None or n != 1:
                self.wrong.append(Breach(TWO_CHAMPIONS, card.title))
            self.champion = self.champion or card
        else:
            self.main[card.key] = copies(self.main.get(card.key, 0) + n)

    def choose(self) -> None:
        """Choose the first champion that fits, where a list marks none."""
        if self.champion is None and self.legend is not None:
            fits = [BY_KEY[key] for key in self.main if may_be_chosen(BY_KEY[key], self.legend)]
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
        main = tuple((BY_KEY[key], n) for key, n in self.main.items() if n)
        side = tuple((BY_KEY[key], n) for key, n in self.side.items())
        runes = tuple(sorted(self.runes.items()))
        return Deck(name, self.legend, self.champion, main, runes, tuple(self.fields), side)

    @property
    def text(self) -> str:
        """The list as people write it down."""
        runes = [f"{n} {DOMAIN_NAMES[domain].title()} Rune" for domain, n in sorted(self.runes.items())]
        parts = {
            "Legend": [f"1 {self.legend.title}"] if self.legend else [],
            "Champion": [f"1 {self.champion.title}"] if self.champion else [],
            "MainDeck": [f"{n} {BY_KEY[key].title}" for key, n in self.main.items() if n],
            "Battlefields": [f"1 {card.title}" for card in self.fields],
            "Runes": runes,
            "Sideboard": [f"{n} {BY_KEY[key].title}" for key, n in self.side.items()],
        }
        text = "\n\n".join(f"{head}:\n" + "\n".join(lines) for head, lines in parts.items() if lines) + "\n"
        return text.replace("’", "'")  # as other programs write the names of cards

    @property
    def code(self) -> str:
        """The deck code, as other programs read it."""
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


# Finding.


def known_card(name: str) -> Card | None:
    """The card of this name or number, if the engine can play it."""
    plain = name.strip()
    number = NUMBER.fullmatch(plain)
    if number is not None:
        return BY_KEY.get(card_key(number))
    word = slug(plain)
    found = BY_NAME.get(word) or TITLES.get(word)
    if found is not None and not found.is_token:
        return found
    tail = NUMBERED.fullmatch(plain)
    return None if tail is None else known_card(tail[1])


def letter_pairs(word: str) -> set[str]:
    """The pairs of letters that stand side by side in a word."""
    return {word[i : i + 2] for i in range(len(word) - 1)}


PAIRS: Final = {card.name: letter_pairs(card.name) for card in ALL}


@lru_cache(maxsize=1024)
def nearest(name: str) -> str:
    """The title of the card whose name is most like this; "" if none is."""
    if NUMBER.fullmatch(name.strip()):
        return ""
    word = slug(name.strip())
    pairs = letter_pairs(word)
    likely = sorted(PAIRS, key=lambda one: -len(pairs & PAIRS[one]))[:MAX_COMPARED]  # all would take 2 ms
    near = difflib.get_close_matches(word, likely, n=1, cutoff=0.5)
    return BY_NAME[near[0]].title if near else ""


def find_rune(name: str) -> int | None:
    """The domain of a rune, by its name, its number or that of its domain."""
    plain = name.strip()
    number, numbered = RUNE_NUMBER.fullmatch(plain), NUMBER.fullmatch(plain)
    if number is not None:
        return int(number[1]) - 1
    if numbered is not None:
        key = card_key(numbered)
        return RUNE_KEYS.index(key) if key in RUNE_KEYS else None
    word = slug(plain).removesuffix("-rune")
    return DOMAIN_NAMES.index(word) if word in DOMAIN_NAMES else None


def card_key(number: re.Match[str]) -> str:
    """The number of a card as the engine writes it: ogn-169."""
    return f"{number[1].lower()}-{int(number[2]):03}"


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
        if "!" in only or "*" in only:
            return draft_of_line(only)
    return draft_of_list(text)


def draft_of_line(text: str) -> Draft:
    """Return the draft that a line describes."""
    draft = Draft()
    for i, word in enumerate(text.split()):
        if i == MAX_ENTRIES:
            draft.wrong.append(Breach(TOO_LONG, n=MAX_ENTRIES))
            break
        aside = word.startswith(SIDE)
        match = WORD.fullmatch(word.removeprefix(SIDE))
        if match is None:
            miss(draft, word, 1, counts=False)
        else:
            take_in(draft, match[1], int(match[3] or 1), match[2] is not None, aside)
    draft.choose()
    return draft


def draft_of_list(text: str) -> Draft:
    """Return the draft that a list describes."""
    draft = Draft()
    section, entries = "", 0
    for raw in text.splitlines():
        line = raw.split("#")[0].strip()
        if not line:
            continue
        heading = HEADING.fullmatch(line)
        if heading is not None:
            section = heading[1].lower()
            continue
        entries += 1
        if entries > MAX_ENTRIES:
            draft.wrong.append(Breach(TOO_LONG, n=MAX_ENTRIES))
            break
        match = LINE.fullmatch(line)
        assert match is not None, "every line has something"
        n = int(match[1] or match[3] or 1)
        counts = not section.startswith(ELSEWHERE)
        take_in(draft, match[2], n, "champion" in section, section.startswith("side"), counts)
    draft.choose()
    return draft


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
        take_in(draft, chosen.upper(), 1, chosen=True, side=False)
    for entries, side in ((coded.main, False), (coded.side, True)):
        for key, n in entries.items():
            rest = n - (key == chosen and not side)
            if rest:
                take_in(draft, key.upper(), rest, chosen=False, side=side)
    draft.choose()
    return draft


def take_in(draft: Draft, name: str, n: int, chosen: bool, side: bool, counts: bool = True) -> None:
    """Add one entry of a list to the draft."""
    if not 1 <= n <= MAX_LISTED_COPIES:
        draft.wrong.append(Breach(BAD_COUNT, name.strip(), n=n))
        return
    domain = find_rune(name)
    card = known_card(name) if domain is None else None
    if card is not None:
        draft.add(card, n, chosen, side)
    elif domain is None:
        miss(draft, name, n, counts and not side)
    elif side:
        draft.wrong.append(Breach(NOT_ASIDE, f"{DOMAIN_NAMES[domain].title()} Rune"))
    else:
        draft.runes[domain] = copies(draft.runes.get(domain, 0) + n)


def miss(draft: Draft, name: str, n: int, counts: bool) -> None:
    """Report an unknown card, and count it as a card of the deck, so that no other breach follows from it."""
    draft.missing += n if counts else 0
    unknown = sum(one.key == UNKNOWN for one in draft.wrong)
    guess = nearest(name) if unknown < MAX_GUESSES else ""
    draft.wrong.append(Breach(UNKNOWN, name.strip(), guess))
