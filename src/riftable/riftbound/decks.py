"""Decks: the four of Proving Grounds, reading and writing lists, and what makes one legal [101-103]."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from riftable.core.errors import BadOption
from riftable.riftbound.abilities import Card, slug
from riftable.riftbound.cards import ALL, BY_KEY, BY_NAME
from riftable.riftbound.facts import CHAMPION, DOMAIN_NAMES, FIELD, LEGEND, SIGNATURE

MAIN_DECK: Final = 40  # at least, the Chosen Champion included
RUNE_DECK: Final = 12
COPIES: Final = 3  # of a name, and of Signature cards in all
SIDEBOARD: Final = 8  # at most, for the later games of a match
SIDE: Final = "side:"  # before a card of the sideboard in a line
MOST_COPIES: Final = 99
WORD: Final = re.compile(r"([^*!]+)(!)?(?:\*(\d{1,2}))?")
LINE: Final = re.compile(r"(?:(\d{1,2})\s*x?\s+)?(.+?)(?:\s+[x*](\d{1,2}))?")
HEADING: Final = re.compile(
    r"\W*(legend|chosen champion|champion|main ?deck|main|runes?|rune ?deck|battlefields?|units?|spells?|"
    r"gears?|side ?board|side)\W*(?:\(\d+\))?\W*",
    re.IGNORECASE,
)


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
        lines = ["Legend:", f"1 {self.legend.title}", "", "Champion:", f"1 {self.champion.title}", ""]
        lines += ["MainDeck:", *(f"{n} {card.title}" for card, n in self.main), "", "Battlefields:"]
        lines += [f"1 {card.title}" for card in self.fields]
        lines += ["", "Runes:", *(f"{n} {DOMAIN_NAMES[domain].title()} Rune" for domain, n in self.runes)]
        if self.side:
            lines += ["", "Sideboard:", *(f"{n} {card.title}" for card, n in self.side)]
        return "\n".join(lines) + "\n"


@dataclass
class Draft:
    """A deck while it is read."""

    legend: Card | None = None
    champion: Card | None = None
    main: dict[str, int] = field(default_factory=dict)
    side: dict[str, int] = field(default_factory=dict)
    runes: dict[int, int] = field(default_factory=dict)
    fields: list[Card] = field(default_factory=list)

    def add(self, card: Card, n: int, chosen: bool, side: bool) -> None:
        """Takes in so many copies."""
        if side:
            if card.type in (LEGEND, FIELD):
                raise BadOption(f"a sideboard has only cards for the Main Deck, and {card.title} is none")
            self.side[card.key] = self.side.get(card.key, 0) + n
        elif card.type == LEGEND:
            if self.legend is not None or n != 1:
                raise BadOption(f"a deck has one legend, and here is {card.title} too")
            self.legend = card
        elif card.type == FIELD:
            self.fields += [card] * n
        elif chosen:
            if self.champion is not None or n != 1:
                raise BadOption(f"a deck has one Chosen Champion, and here is {card.title} too")
            self.champion = card
        else:
            self.main[card.key] = self.main.get(card.key, 0) + n

    def finished(self, name: str) -> Deck:
        """The deck, if nothing is missing."""
        if self.legend is None:
            raise BadOption(f"deck {name or 'without a name'} has no legend")
        legend = self.legend
        if self.champion is None:  # a list that does not mark one: the first that fits
            fits = [BY_KEY[key] for key in self.main if may_be_chosen(BY_KEY[key], legend)]
            if not fits:
                raise BadOption(f"the deck of {legend.title} has no champion unit to choose")
            self.champion = fits[0]
            self.main[fits[0].key] -= 1
        main = tuple((BY_KEY[key], n) for key, n in self.main.items() if n)
        side = tuple((BY_KEY[key], n) for key, n in self.side.items())
        runes = tuple(sorted(self.runes.items()))
        return Deck(name, legend, self.champion, main, runes, tuple(self.fields), side)


def counted(name: str, n: int) -> str:
    """A card of which there may be several."""
    return name if n == 1 else f"{name}*{n}"


def may_be_chosen(card: Card, legend: Card) -> bool:
    """Whether a card can be the Chosen Champion of a legend [103.2.a]."""
    return card.supertype == CHAMPION and card.champion == legend.champion


def find_card(name: str) -> Card:
    """The card of this name; BadOption names the nearest if there is none."""
    word = slug(name.strip())
    if word in BY_NAME and not BY_NAME[word].is_token:
        return BY_NAME[word]
    near = difflib.get_close_matches(word, [card.name for card in ALL], n=1, cutoff=0.5)
    guess = f"; did you mean {BY_NAME[near[0]].title}?" if near else ""
    raise BadOption(f"“{name.strip()}” is not a card this engine can play yet{guess}")


def find_rune(name: str) -> int | None:
    """The domain of a rune, by its name or that of its domain."""
    word = slug(name.strip()).removesuffix("-rune")
    return DOMAIN_NAMES.index(word) if word in DOMAIN_NAMES else None


def read_line(text: str) -> Deck:
    """A deck from its line: names of cards, *n behind those of which there are several, ! the chosen one."""
    draft = Draft()
    for word in text.split():
        match = WORD.fullmatch(word.removeprefix(SIDE))
        if match is None:
            raise BadOption(f"“{word}” should be a card, as in gust*3")
        take_in(draft, match[1], int(match[3] or 1), match[2] is not None, word.startswith(SIDE))
    return draft.finished("")


def read_list(text: str, name: str = "") -> Deck:
    """A deck from a list as people write it: a number and a name in each line, headings as one likes."""
    draft = Draft()
    section = ""
    for raw in text.splitlines():
        line = raw.split("#")[0].strip()
        if not line:
            continue
        heading = HEADING.fullmatch(line)
        if heading is not None:
            section = heading[1].lower()
            continue
        match = LINE.fullmatch(line)
        assert match is not None, "every line has something"
        n = int(match[1] or match[3] or 1)
        take_in(draft, match[2], n, "champion" in section, section.startswith("side"))
    return draft.finished(name)


def take_in(draft: Draft, name: str, n: int, chosen: bool, side: bool) -> None:
    """One entry of a list."""
    if not 1 <= n <= MOST_COPIES:
        raise BadOption(f"{n} times {name.strip()}?")
    domain = find_rune(name)
    if domain is None:
        draft.add(find_card(name), n, chosen, side)
    elif side:
        raise BadOption("a sideboard has only cards for the Main Deck, and runes are none")
    else:
        draft.runes[domain] = draft.runes.get(domain, 0) + n


# Legality.

TOO_SMALL: Final = "too_small"  # n cards
NOT_CHOSEN: Final = "not_chosen"  # card, other: the legend
TOO_MANY: Final = "too_many"  # card, n
FOREIGN: Final = "foreign"  # card, other: the legend
FOREIGN_SIGNATURE: Final = "foreign_signature"  # card, other: its champion
SIGNATURES: Final = "signatures"  # n
RUNES: Final = "runes"  # n
FOREIGN_RUNES: Final = "foreign_runes"  # n: the domain, other: the legend
NO_FIELD: Final = "no_field"
SAME_FIELD: Final = "same_field"  # card
LARGE_SIDE: Final = "large_side"  # n


class Breach(NamedTuple):
    """One thing that is wrong with a deck; `speech` makes a sentence of it."""

    key: str
    card: str = ""
    other: str = ""
    n: int = 0


def breaches(deck: Deck) -> list[Breach]:
    """Everything that is wrong with a deck; nothing: it is legal.

    How many battlefields are needed depends on the mode: too few are drawn from as they are.
    """
    legend = deck.legend
    found = []
    total = sum(n for _, n in deck.main) + 1
    if total < MAIN_DECK:
        found.append(Breach(TOO_SMALL, n=total))
    if not may_be_chosen(deck.champion, legend):
        found.append(Breach(NOT_CHOSEN, deck.champion.title, legend.title))
    copies: dict[str, int] = {deck.champion.key: 1}
    for card, n in (*deck.main, *deck.side):
        copies[card.key] = copies.get(card.key, 0) + n
    for key, n in copies.items():
        card = BY_KEY[key]
        if n > COPIES:
            found.append(Breach(TOO_MANY, card.title, n=n))
        if any(domain not in legend.domains for domain in card.domains):
            found.append(Breach(FOREIGN, card.title, legend.title))
        if card.supertype == SIGNATURE and card.champion != legend.champion:
            found.append(Breach(FOREIGN_SIGNATURE, card.title, card.champion))
    aside = sum(n for _, n in deck.side)
    if aside > SIDEBOARD:
        found.append(Breach(LARGE_SIDE, n=aside))
    signed = sum(n for key, n in copies.items() if BY_KEY[key].supertype == SIGNATURE)
    if signed > COPIES:
        found.append(Breach(SIGNATURES, n=signed))
    runes = sum(n for _, n in deck.runes)
    if runes != RUNE_DECK:
        found.append(Breach(RUNES, n=runes))
    for domain, _ in deck.runes:
        if domain not in legend.domains:
            found.append(Breach(FOREIGN_RUNES, DOMAIN_NAMES[domain].title(), legend.title))
    if not deck.fields:
        found.append(Breach(NO_FIELD))
    for card in {card.key: card for card in deck.fields}.values():
        if deck.fields.count(card) > 1:
            found.append(Breach(SAME_FIELD, card.title))
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
        raise BadOption(f"option decks takes {seats} decks with a slash between them, not {len(parts)}")
    return [deck_of(part) for part in parts]


def deck_of(text: str) -> Deck:
    """A known deck by name, or one from its list."""
    if text in KNOWN:
        return KNOWN[text]
    if " " not in text:
        near = difflib.get_close_matches(text, list(KNOWN), n=1)
        guess = f"; did you mean {near[0]}?" if near else ""
        raise BadOption(f"there is no deck “{text}”; there are {', '.join(KNOWN)}{guess}")
    deck = read_line(text)
    wrong = breaches(deck)
    if wrong:
        from riftable.riftbound.speech import speech  # which knows decks

        reasons = " ".join(speech("en").breach(one) for one in wrong)
        raise BadOption(f"the deck of {deck.legend.title} is not legal: {reasons}")
    return next((one for one in KNOWN.values() if one.line == deck.line), deck)


def known(name: str, line: str) -> Deck:
    """A deck with a name."""
    deck = read_line(line)
    return Deck(name, deck.legend, deck.champion, deck.main, deck.runes, deck.fields)


def prior(legend: Card) -> list[list[Card]]:
    """Whole lists of Main Deck cards that one expects of a legend: the known decks, else whatever fits it."""
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
