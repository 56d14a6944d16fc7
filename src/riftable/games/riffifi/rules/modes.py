"""The modes of Riffifi, and the book that positions of a table share."""

from __future__ import annotations

from typing import Final

from riftable.core.errors import BadOption
from riftable.core.machine import CHANCE
from riftable.games.riffifi.error_messages import RiffifiMessage
from riftable.games.riffifi.rules.ids import (
    COLOUR_NAMES,
    FEWEST,
    NUM_COLOURS,
    NUM_VALUES,
    OFFICER,
    UNUSED,
    VALUE,
)
from riftable.games.riffifi.rules.options import DEFAULTS
from riftable.games.riffifi.rules.state import Book
from riftable.games.riffifi.rules.turn import OFFICER_CODE, PLAIN_CODE

MODES: Final = ("table",)
EACH: Final = {3: 12, 4: 10, 5: 8}


def make_book(options: dict[str, str]) -> Book:
    """Return the book of some options, all of them canonical."""
    book = Book()
    book.players = int(options["players"])
    book.each = EACH[int(book.players)]
    book.officer = options["officer"] == "yes"
    book.equal_chances = options["equal_chances"] == "yes"
    book.ticks = options["scoring"] == "ticks"
    book.at_once = book.ticks and options["tick_timing"] == "immediate"
    book.in_total = book.ticks and options["captures_in_total"] == "yes"
    book.reveal = options["reveal"] == "yes"
    book.hands = 0 if book.ticks else book.players
    book.left = [(seat + 1) % book.players for seat in range(book.players)]
    book.dealer = CHANCE if options["dealer"] == "random" else int(options["dealer"])
    if book.dealer >= book.players:
        raise BadOption(RiffifiMessage.DEALER, option="dealer", last=book.players - 1)
    chooses = book.officer and book.players > FEWEST
    if options["removed"] == "random":
        book.one = CHANCE if chooses else NUM_COLOURS
    elif chooses:
        book.one = COLOUR_NAMES.index(options["removed"])
    else:
        raise BadOption(RiffifiMessage.REMOVED, option="removed")
    if options["tick_timing"] != DEFAULTS["tick_timing"] and not book.ticks:
        raise BadOption(RiffifiMessage.GOES_WITH_TICKS, option="tick_timing")
    if options["captures_in_total"] != DEFAULTS["captures_in_total"] and not book.ticks:
        raise BadOption(RiffifiMessage.GOES_WITH_TICKS, option="captures_in_total")
    book.decks = [deck_of(book, colour) for colour in range(NUM_COLOURS + 1)]
    seats = bytes([seat for seat in range(book.players) for _ in range(book.each)])
    spare = len(book.decks[NUM_COLOURS]) - len(seats) if not chooses else 0
    book.places = seats + bytes([UNUSED] * spare)
    book.opening = OFFICER_CODE if book.officer else PLAIN_CODE
    return book


def deck_of(book: Book, out: int) -> bytes:
    """The cards in play when the 1 of a colour is out; of three players with the Officer no 1 is in play."""
    if not book.officer:
        return bytes(range(OFFICER))
    lowest = 2 if book.players == FEWEST else 1
    cards = [card for card in range(OFFICER) if VALUE[card] >= lowest and card != out * NUM_VALUES]
    return bytes([*cards, OFFICER])
