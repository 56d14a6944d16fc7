"""Find cards by what people write: a name in any spelling, a number, the name or number of a rune.

Cards of later sets that the engine cannot play yet are found too, so that lists with them can be read,
checked and kept. `is_playable` tells them apart.
"""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from riftable.games.riftbound.cards import ALL, BY_KEY, BY_NAME
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import (
    CHAMPION,
    DOMAIN_NAMES,
    FIELD,
    GEAR,
    LEGEND,
    NO_SUPERTYPE,
    SIGNATURE,
    SPELL,
    UNIT,
)
from riftable.games.riftbound.rules.names import slug

SET_TITLES: Final = {
    "ogn": "Origins",
    "ogs": "Proving Grounds",
    "sfd": "Spiritforged",
    "unl": "Unleashed",
    "ven": "Vendetta",
}
SET_SIZES: Final = {"298": "ogn", "024": "ogs", "24": "ogs", "221": "sfd", "219": "unl", "166": "ven"}
RUNE_KEYS: Final = ("ogn-007", "ogn-042", "ogn-089", "ogn-126", "ogn-166", "ogn-214")  # by domain
MAX_COMPARED: Final = 8  # known names compared with an unknown one: those that share most pairs of letters
MAX_COMPARED_CHARS: Final = 60

# OGN-169, ogn 169a, OGN-169/298, ogn-169-298, OGN-169-1, ogn-169-star-298; letters, stars: other pictures
NUMBER: Final = re.compile(
    r"([a-z]{3}|pr)[- ](r)?(\d{1,3})(?:[a-z]|\*|-star)?(?:[/-](\d{1,3}))?", re.IGNORECASE
)
NUMBER_AFTER: Final = re.compile(
    rf"(.*\S)\s+[(\[{{]?({NUMBER.pattern})[)\]}}]?", re.IGNORECASE
)  # Gust (OGN-169)
NUMBER_BEFORE: Final = re.compile(rf"[(\[{{]?({NUMBER.pattern})[)\]}}]?[\s:]\s*(\S.*)", re.IGNORECASE)
SET_AND_NUMBER: Final = re.compile(r"(.*\S)\s+[(\[]([a-z]{3})[)\]]\s*#?(\d{1,3})[a-z*]?", re.IGNORECASE)
IN_PARENTHESES: Final = re.compile(r"(.*\S)\s*[(\[][^()\[\]]*[)\]]")  # Gust (Foil)

TYPES: Final = {"unit": UNIT, "spell": SPELL, "gear": GEAR, "battlefield": FIELD, "legend": LEGEND}
SUPERTYPES: Final = {"": NO_SUPERTYPE, "champion": CHAMPION, "signature": SIGNATURE}


@cache
def later_cards() -> dict[str, Card]:
    """Return the cards that the engine cannot play, by number: what is printed on them without their text."""
    data = resources.files("riftable.games.riftbound.decks").joinpath("data/later_cards.json")
    found = {}
    for key, title, kind, supertype, domains, energy, power, might, champion in json.loads(
        data.read_text("utf-8")
    ):
        if slug(title) not in BY_NAME:
            own = [DOMAIN_NAMES.index(domain) for domain in domains]
            card = Card(key, title, UNIT, own, Cost(energy, power), might, [])
            card.type = TYPES[kind]
            card.supertype = SUPERTYPES[supertype]
            card.champion = champion
            found[key] = card
    return found


@cache
def names() -> dict[str, Card]:
    """Return all cards by name; a legend also without its champion's name, as cards print it: Dark Child."""
    cards = [*ALL, *later_cards().values()]
    titles = {slug(card.title.partition(", ")[2]): card for card in cards if card.type == LEGEND}
    return {**titles, **{card.name: card for card in cards}}


def is_playable(card: Card) -> bool:
    """Whether the engine can play a card."""
    return card.key in BY_KEY


def card_of(key: str) -> Card:
    """Return the card with this number."""
    return BY_KEY.get(key) or later_cards()[key]


def known_card(name: str) -> Card | None:
    """Return the card of this name or number, whether or not the engine can play it."""
    plain = name.strip()
    number = NUMBER.fullmatch(plain)
    if number is not None:
        key = card_key(number)
        found = BY_KEY.get(key) or later_cards().get(key)
        return None if found is None or found.is_token else found
    word = slug(plain)
    found = BY_NAME.get(word)
    if found is None or found.is_token:
        found = names().get(word)
    if found is not None:
        return found
    return next((card for card in map(known_card, parts_of(plain)) if card is not None), None)


def parts_of(text: str) -> list[str]:
    """Return what may name the card in text that has more in it: the name, then the number."""
    if match := NUMBER_AFTER.fullmatch(text):
        return [match[1], match[2]]
    if match := SET_AND_NUMBER.fullmatch(text):
        return [match[1], f"{match[2]}-{match[3]}"]
    if match := NUMBER_BEFORE.fullmatch(text):
        return [match[match.re.groups], match[1]]
    if match := IN_PARENTHESES.fullmatch(text):
        return [match[1]]
    return []


def find_rune(name: str) -> int | None:
    """Return the domain of a rune, by its name, its number or the name of its domain."""
    plain = name.strip()
    number = NUMBER.fullmatch(plain)
    if number is not None:
        if number[2]:  # R01 to R06, in sets after the first
            return int(number[3]) - 1 if 1 <= int(number[3]) <= len(RUNE_KEYS) else None
        key = card_key(number)
        return RUNE_KEYS.index(key) if key in RUNE_KEYS else None
    word = slug(plain).removesuffix("-rune")
    if word in DOMAIN_NAMES:
        return DOMAIN_NAMES.index(word)
    return next((domain for domain in map(find_rune, parts_of(plain)) if domain is not None), None)


def card_key(number: re.Match[str]) -> str:
    """Return the number of a card as the engine writes it: ogn-169, also of a promotional printing."""
    name, mark, digits, size = number[1].lower(), number[2] or "", number[3], number[4] or ""
    if name not in SET_TITLES:
        name = SET_SIZES.get(size, name)
    return f"{name}-{mark.lower()}{int(digits):03}"


# Typing errors.


def letter_pairs(word: str) -> set[str]:
    """Return the pairs of letters that stand side by side in a word."""
    return {word[i : i + 2] for i in range(len(word) - 1)}


@cache
def name_pairs() -> dict[str, set[str]]:
    """Return the pairs of letters of every name."""
    return {name: letter_pairs(name) for name in names()}


@lru_cache(maxsize=1024)
def nearest(name: str) -> str:
    """Return the title of the card that this name is a misspelling of; "" if none is close."""
    if NUMBER.fullmatch(name.strip()):
        return ""
    word = slug(name.strip())[:MAX_COMPARED_CHARS]
    pairs, known = letter_pairs(word), name_pairs()
    likely = sorted(known, key=lambda one: -len(pairs & known[one]))[:MAX_COMPARED]  # all would take long
    most = 1 if len(word) < 7 else 2
    distance, near = min((typing_errors(word, one), one) for one in likely)
    return names()[near].title if distance <= most else ""


def typing_errors(word: str, other: str) -> int:
    """Return how many letters are missing, added, wrong or exchanged with their neighbor."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(word, 1):
        before, above, row = row, before, [i]
        for k, wanted in enumerate(other, 1):
            cost = min(before[k] + 1, row[k - 1] + 1, before[k - 1] + (letter != wanted))
            if i > 1 and k > 1 and letter == other[k - 2] and word[i - 2] == wanted:
                cost = min(cost, above[k - 2] + 1)
            row.append(cost)
    return row[-1]
