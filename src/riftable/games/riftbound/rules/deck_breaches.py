"""What can be wrong with a deck, as data: numbers a deck must have, and a key for each breach [101-103]."""

from __future__ import annotations

from typing import Final, NamedTuple

MAIN_DECK: Final = 40  # at least, the Chosen Champion included
RUNE_DECK: Final = 12
COPIES: Final = 3  # of a name, and of Signature cards in all
SIDEBOARD: Final = 8  # at most, for the later games of a match
MAX_LISTED_COPIES: Final = 99  # of a card, in a list that can be read

# What cannot be read.
UNKNOWN: Final = "unknown"  # card: the word, other: the nearest
UNPLAYABLE: Final = "unplayable"  # card, other: its set
NO_LEGEND: Final = "no_legend"
TWO_LEGENDS: Final = "two_legends"  # card
NO_CHAMPION: Final = "no_champion"  # other: the legend
TWO_CHAMPIONS: Final = "two_champions"  # card
NOT_ASIDE: Final = "not_aside"  # card
BAD_COUNT: Final = "bad_count"  # card, n
BAD_CODE: Final = "bad_code"
TOO_LONG: Final = "too_long"  # n: how many entries are read

# What is wrong with a deck that can be read.
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

# What is wrong with the decks of teammates [489.8].
TEAM_LEGEND: Final = "team_legend"  # card: the legend
TEAM_FIELD: Final = "team_field"  # card: the battlefield


class Breach(NamedTuple):
    """One thing that is wrong with a deck; `speech` makes a sentence of it."""

    key: str
    card: str = ""
    other: str = ""
    n: int = 0
