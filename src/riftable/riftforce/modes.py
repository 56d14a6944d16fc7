"""The modes of Riftforce as values: a rule-book is the shape of a table and the options chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from riftable.core.errors import BadOption
from riftable.core.event import Event
from riftable.core.machine import CHANCE, State
from riftable.core.options import a_seat, changed, one_of, yes_or_no
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.riftforce.cards import ASK_ACTION, COPIES, GUILD_NAMES, LANE, NUM_KINDS, NUM_MOVES, STOP
from riftable.riftforce.frames import Playing
from riftable.riftforce.guilds import GUILDS
from riftable.riftforce.names import move_id, move_name
from riftable.riftforce.state import Book, Rift
from riftable.riftforce.turn import DUEL_CODE, GUILDS_EACH
from riftable.riftforce.view import RiftView, imagine, look

MODES: Final = ("duel",)
DEFAULTS: Final[dict[str, str]] = {
    "draft": "base",  # base: the ten guilds of the first box; beyond: all eighteen
    "guilds": "",  # named guilds instead of a draft, the seats divided by a slash
    "first": "random",  # the seat that starts, or random
    "cap": "0",  # rounds after which it is a draw, for simulations; 0: never
    "stolen_cards_return_to_owner": "no",  # A14
}
SEATS: Final = 2


class Riftforce(Rules):
    """The rule-book of Riftforce for one mode and one set of options."""

    book: Book

    def __init__(self, mode: str, options: Mapping[str, object]) -> None:
        if mode not in MODES:
            raise BadOption(f"riftforce has no mode “{mode}”; it has {', '.join(MODES)}")
        self.game = "riftforce"
        self.mode = mode
        self.num_moves = NUM_MOVES
        self.book = duel_book()
        self.sides = self.book.sides
        self.options = changed(self.game, DEFAULTS, options, canonical)
        configure(self.book, {**DEFAULTS, **self.options})

    def new(self, log: list[Event] | None = None) -> Rift:
        s = Rift(self.book)
        s.reset()
        s.start(self.book.opening, log)
        return s

    def view(self, s: State, seat: int) -> RiftView:
        assert isinstance(s, Rift)
        return look(s, seat, self.key)

    def imagine(self, view: View, rng: Rng) -> Rift:
        assert isinstance(view, RiftView)
        return imagine(self.book, view, rng)

    def name(self, move: int) -> str:
        return move_name(move)

    def move(self, name: str) -> int:
        return move_id(name)

    def label(self, s: State, move: int) -> str:
        from riftable.riftforce.reading import label  # text is not compiled, and imports this module

        assert isinstance(s, Rift)
        return label(s, move)

    def read(self, s: State, word: str) -> int:
        from riftable.riftforce.reading import read_word

        assert isinstance(s, Rift)
        return read_word(s, word)

    def formality(self, s: State) -> int | None:
        ask = s.ask
        return STOP if ask is not None and ask.listed == [STOP] else None

    def at_rest(self, s: State) -> bool:
        assert isinstance(s, Rift)
        return s.ask is not None and s.ask.kind == ASK_ACTION

    def write(self, s: State) -> str:
        from riftable.riftforce.notation import write_position

        assert isinstance(s, Rift)
        return write_position(self, s)

    def show(self, s: State) -> str:
        from riftable.riftforce.board import draw_board

        assert isinstance(s, Rift)
        return draw_board(s)

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Rift)
        return s.scores[:]

    def conserved(self, s: State) -> bool:
        assert isinstance(s, Rift)
        count = census(s)
        for kind in range(NUM_KINDS):
            drafted = s.round > 0 and any([kind // 3 in own for own in s.guilds])
            if count[kind] != (COPIES[kind] if drafted else 0):
                return s.round == 0 and count[kind] <= COPIES[kind]
        return True


def census(s: Rift) -> list[int]:
    """How many cards of each kind there are, wherever they are."""
    count = [0] * NUM_KINDS
    for seat in range(len(s.hands)):
        for kind in s.hands[seat] + list(s.decks[seat]) + list(s.discards[seat]):
            count[kind] += 1
    for row in s.rows:
        for u in row:
            count[s.kind[u]] += 1
    for f in s.frames:
        if isinstance(f, Playing) and f.shown >= 0:
            count[f.shown] += 1
    return count


def lay_out(book: Book, lanes: int) -> None:
    """A row of locations, and which of them are neighbours."""
    book.lanes = lanes
    book.everywhere = [LANE + lane for lane in range(lanes)]
    book.near = [[LANE + to for to in range(lanes) if abs(to - lane) == 1] for lane in range(lanes)]
    book.elsewhere = [[LANE + to for to in range(lanes) if to != lane] for lane in range(lanes)]


def duel_book() -> Book:
    """Two seats, five locations."""
    book = Book()
    lay_out(book, 5)
    book.sides = [0, 1]
    book.orders = [[0, 1], [1, 0]]
    book.abilities = [guild.code for guild in GUILDS]
    book.on_play = [guild.on_play_code for guild in GUILDS]
    book.gifts = [guild.gift for guild in GUILDS]
    book.opening = DUEL_CODE
    return book


def configure(book: Book, options: dict[str, str]) -> None:
    """Writes options, all of them canonical, into a book."""
    book.beyond = options["draft"] == "beyond"
    named = options["guilds"]
    book.guilds = []
    if named:
        book.guilds = [[GUILD_NAMES.index(name) for name in part.split()] for part in named.split("/")]
    book.first = CHANCE if options["first"] == "random" else int(options["first"])
    book.cap = int(options["cap"])
    book.stolen_cards_return_to_owner = options["stolen_cards_return_to_owner"] == "yes"


def canonical(name: str, text: str) -> str:
    """An option as text; BadOption if the value makes no sense."""
    if name == "draft":
        return one_of(name, text, ["base", "beyond"])
    if name == "guilds":
        return canonical_guilds(text, SEATS)
    if name == "first":
        return a_seat(name, text, SEATS)
    if name == "cap":
        if not text.isascii() or not text.isdigit() or len(text) > 6:
            raise BadOption(f"option cap is a number of rounds, 0 for none, not “{text}”")
        return str(int(text))
    return yes_or_no(name, text)


def canonical_guilds(text: str, seats: int) -> str:
    """Named guilds as text: four for each seat, all different, sorted as in the box."""
    parts = [part.replace(",", " ").split() for part in text.split("/")]
    taken: set[str] = set()
    for part in parts:
        for name in part:
            if name not in GUILD_NAMES:
                raise BadOption(f"there is no guild “{name}”; there are {', '.join(GUILD_NAMES)}")
            if name in taken:
                raise BadOption(f"guild {name} is named twice; each guild is there once")
            taken.add(name)
    if len(parts) != seats or any([len(part) != GUILDS_EACH for part in parts]):
        found = " / ".join([str(len(part)) for part in parts])
        want = " / ".join([str(GUILDS_EACH)] * seats)
        raise BadOption(f"option guilds names {want} guilds, seats divided by a slash, not {found}")
    return " / ".join([" ".join(sorted(part, key=GUILD_NAMES.index)) for part in parts])


def duel(**options: object) -> Riftforce:
    """The duel: `duel(draft="beyond", first=0)`."""
    return Riftforce("duel", options)
