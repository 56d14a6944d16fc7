"""The rule-book of Riffifi: how many play, and which variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from riftable.core.errors import BadOption
from riftable.core.event import Event
from riftable.core.machine import CHANCE, State
from riftable.core.options import a_seat, changed, one_of, yes_or_no
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.games.riffifi.rules.determinize import imagine
from riftable.games.riffifi.rules.ids import (
    ASK_PLAY,
    COLOUR_NAMES,
    FEWEST,
    MOST,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_MOVES,
    NUM_VALUES,
    OFFICER,
    TOKENS,
    UNUSED,
    VALUE,
)
from riftable.games.riffifi.rules.moves import move_id, move_name
from riftable.games.riffifi.rules.state import Book, Table
from riftable.games.riffifi.rules.turn import OFFICER_CODE, PLAIN_CODE
from riftable.games.riffifi.rules.view import TableView, look

MODES: Final = ("table",)
DEFAULTS: Final[dict[str, str]] = {
    "players": "4",  # 3 to 5
    "officer": "no",  # the variant: one card more, or five less and one more of three players
    "removed": "random",  # with it, the colour whose 1 is taken out
    "equal_chances": "no",  # the variant: hands are dealt once and then passed to the left
    "scoring": "tokens",  # tokens: the total of all hands; ticks: the variant
    "tick_timing": "immediate",  # or end_of_hand
    "captures_in_total": "no",  # ticks for all tokens ever taken of a colour, not for those one has
    "reveal": "no",  # whether a card must be shown that is turned down as it is played
    "dealer": "random",  # who deals first
}
EACH: Final = {3: 12, 4: 10, 5: 8}


class Riffifi(Rules):
    """The rule-book of Riffifi for a number of players and a set of variants."""

    book: Book

    def __init__(self, mode: str, options: Mapping[str, object]) -> None:
        if mode not in MODES:
            raise BadOption(f"riffifi has no mode “{mode}”; it has {', '.join(MODES)}")
        self.game = "riffifi"
        self.mode = mode
        self.num_moves = NUM_MOVES
        self.options = changed(self.game, DEFAULTS, options, canonical)
        self.book = make_book({**DEFAULTS, **self.options})
        self.sides = list(range(self.book.players))

    def new(self, log: list[Event] | None = None) -> Table:
        s = Table(self.book)
        s.reset()
        s.start(self.book.opening, log)
        return s

    def view(self, s: State, seat: int) -> TableView:
        assert isinstance(s, Table)
        return look(s, seat, self.key)

    def imagine(self, view: View, rng: Rng) -> Table:
        assert isinstance(view, TableView)
        return imagine(self.book, view, rng)

    def name(self, move: int) -> str:
        return move_name(move)

    def move(self, name: str) -> int:
        return move_id(name)

    def label(self, s: State, move: int) -> str:
        return move_name(move)

    def read(self, s: State, word: str) -> int:
        from riftable.games.riffifi.notation.parsing import (
            read_word,  # text is not compiled, and imports this module
        )

        assert isinstance(s, Table)
        return read_word(s, word)

    def formality(self, s: State) -> int | None:
        ask = s.ask  # the last card of a hand: passing is not allowed
        if ask is None or ask.kind != ASK_PLAY or len(ask.moves) > 1:
            return None
        return ask.moves[0]

    def at_rest(self, s: State) -> bool:
        return s.ask is not None and s.ask.kind == ASK_PLAY

    def write(self, s: State) -> str:
        from riftable.games.riffifi.notation.position import write_position

        assert isinstance(s, Table)
        return write_position(self, s)

    def show(self, s: State) -> str:
        from riftable.games.riffifi.notation.ascii_board import draw_board

        assert isinstance(s, Table)
        return draw_board(s)

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Table)
        if self.book.ticks:
            return [s.num_ticks(seat) for seat in range(self.book.players)]
        return s.scores[:]

    def conserved(self, s: State) -> bool:
        assert isinstance(s, Table)
        for colour in range(NUM_COLOURS):
            taken = [s.tokens[seat * NUM_COLOURS + colour] for seat in range(self.book.players)]
            if s.bank[colour] + sum(taken) != TOKENS:
                return False
        count = census(s)
        dealing = max(count) == 0
        whole = [1 if card in s.deck and not dealing else 0 for card in range(NUM_CARDS)]
        return count == whole and (
            not dealing or len(s.dealt) + len(s.places) == len(s.deck) * (s.number > 0)
        )


def census(s: Table) -> list[int]:
    """How often each card is there, wherever it is."""
    count = [0] * NUM_CARDS
    for cards in [*s.hands, *s.piles, s.unused]:
        for card in cards:
            count[card] += 1
    return count


def make_book(options: dict[str, str]) -> Book:
    """The book of some options, all of them canonical."""
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
        raise BadOption(f"option dealer is random or a seat from 0 to {book.players - 1}")
    chooses = book.officer and book.players > FEWEST
    if options["removed"] == "random":
        book.one = CHANCE if chooses else NUM_COLOURS
    elif chooses:
        book.one = COLOUR_NAMES.index(options["removed"])
    else:
        raise BadOption("option removed goes with officer and four or five players")
    if options["tick_timing"] != DEFAULTS["tick_timing"] and not book.ticks:
        raise BadOption("option tick_timing goes with scoring ticks")
    if options["captures_in_total"] != DEFAULTS["captures_in_total"] and not book.ticks:
        raise BadOption("option captures_in_total goes with scoring ticks")
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


def canonical(name: str, text: str) -> str:
    """An option as text; BadOption if the value makes no sense."""
    if name == "players":
        return one_of(name, text, [str(n) for n in range(FEWEST, MOST + 1)])
    if name == "scoring":
        return one_of(name, text, ["tokens", "ticks"])
    if name == "tick_timing":
        return one_of(name, text, ["immediate", "end_of_hand"])
    if name == "removed":
        return one_of(name, text, ["random", *COLOUR_NAMES])
    if name == "dealer":
        return a_seat(name, text, MOST)
    return yes_or_no(name, text)


def table(**options: object) -> Riffifi:
    """A table: `table(players=5, officer=True)`."""
    return Riffifi("table", options)
