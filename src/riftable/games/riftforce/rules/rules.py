"""The modes of Riftforce as values: a rule-book is the shape of a table and the options chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from riftable.core.errors import BadOption
from riftable.core.event import Event
from riftable.core.machine import CHANCE, Code, State
from riftable.core.options import Described
from riftable.core.rng import Rng
from riftable.core.rules import WATCHER, Rules, View
from riftable.games.riftforce.rules import options as all_options
from riftable.games.riftforce.rules.challenges import challenge, read_ampersand, read_stars
from riftable.games.riftforce.rules.frames import Playing
from riftable.games.riftforce.rules.guilds import (
    GUILDS,
    LOVE,
    LOVE_MUST_HEAL,
    THUNDERBOLT,
    THUNDERBOLT_MAY_STOP,
)
from riftable.games.riftforce.rules.ids import (
    ASK_ACTION,
    BASE_GUILDS,
    COPIES,
    LANE,
    NUM_GUILDS,
    NUM_KINDS,
    NUM_MOVES,
    NUM_PLANS,
    STOP,
)
from riftable.games.riftforce.rules.moves import move_id, move_name
from riftable.games.riftforce.rules.options import DEFAULTS, canonical_options, guild_ids
from riftable.games.riftforce.rules.plans import PLAN_LANES
from riftable.games.riftforce.rules.state import Book, Rift
from riftable.games.riftforce.rules.trainer import SOLO_CODE, SOLO_TURN
from riftable.games.riftforce.rules.turn import TABLE_CODE, TABLE_TURN
from riftable.games.riftforce.rules.view import RiftView, imagine, look


class Mode(NamedTuple):
    """The shape of a table. Seats and locations count from 0; green is 0 to 2, gray is 3 to 5."""

    name: str
    lanes: int
    players: int  # seats that are asked
    sides: list[int]  # seat -> side
    orders: list[list[int]]  # by the seat that starts
    areas: list[list[int]]  # by seat, the locations it checks
    set_up: list[list[int]]  # by the seat that starts, pairs of seat and location
    quotas: list[int]  # guilds of each seat
    on_offer: int
    code: Code
    turn_pc: int
    patience: int


ROW: Final = [0, 1, 2, 3, 4]
GREEN: Final = [0, 1, 2]
GRAY: Final = [3, 4, 5]

# fmt: off
DUEL: Final = Mode(
    "duel", lanes=5, players=2, sides=[0, 1], orders=[[0, 1], [1, 0]], areas=[ROW, ROW],
    set_up=[[1, 2], [0, 2]], quotas=[4, 4], on_offer=8, code=TABLE_CODE, turn_pc=TABLE_TURN, patience=2)
TEAM3: Final = Mode(  # seats 0 and 2 are the team, seat 1 plays alone and acts twice a round
    "team3", lanes=6, players=3, sides=[0, 1, 0], orders=[[0, 1, 2, 1]], areas=[GREEN, GREEN + GRAY, GRAY],
    set_up=[[1, 1, 1, 4]], quotas=[3, 4, 3], on_offer=9, code=TABLE_CODE, turn_pc=TABLE_TURN, patience=4)
TEAM4: Final = Mode(  # seats 0 and 2 against 1 and 3; 0 and 1 face green, 2 and 3 face gray
    "team4", lanes=6, players=4, sides=[0, 1, 0, 1], orders=[[0, 1, 2, 3], [1, 0, 3, 2]],
    areas=[GREEN, GREEN, GRAY, GRAY], set_up=[[1, 1, 2, 4, 3, 4], [0, 1, 3, 4, 2, 4]],
    quotas=[3, 3, 3, 3], on_offer=10, code=TABLE_CODE, turn_pc=TABLE_TURN, patience=4)
SOLO: Final = Mode(  # seat 1 is the trainer, whom nobody asks
    "solo", lanes=5, players=1, sides=[0, 1], orders=[[0]], areas=[ROW, ROW],
    set_up=[[]], quotas=[4, 4], on_offer=6, code=SOLO_CODE, turn_pc=SOLO_TURN, patience=len(PLAN_LANES))
# fmt: on

MODES: Final[dict[str, Mode]] = {mode.name: mode for mode in (DUEL, TEAM3, TEAM4, SOLO)}


def described(mode: str) -> list[Described]:
    """The options of a mode, for whoever offers them to people."""
    shape = MODES[mode]
    return all_options.described(mode, shape.quotas[: shape.players])


class Riftforce(Rules):
    """The rule-book of Riftforce for one mode and one set of options."""

    book: Book

    def __init__(self, mode: str, options: Mapping[str, object]) -> None:
        if mode not in MODES:
            raise BadOption(f"riftforce has no mode “{mode}”; it has {', '.join(MODES)}")
        shape = MODES[mode]
        self.game = "riftforce"
        self.mode = mode
        self.num_moves = NUM_MOVES
        self.sides = shape.sides[: shape.players]
        self.options = canonical_options(mode, options, shape.quotas[: shape.players])
        self.edition = int(self.options.get("edition", DEFAULTS["edition"]))
        self.book = book_of(shape, {**DEFAULTS, **self.options})

    def new(self, log: list[Event] | None = None) -> Rift:
        s = Rift(self.book)
        s.reset()
        s.start(self.book.opening, log)
        return s

    def view(self, s: State, seat: int) -> RiftView:
        assert isinstance(s, Rift)
        return look(s, seat, self.key)

    def standing(self, s: State) -> object:
        """The position without Riftforce, rounds and idle actions; of the plans only which comes next."""
        assert isinstance(s, Rift)
        views = [self.view(s, seat).json() for seat in range(WATCHER, len(self.sides))]
        for view in views:
            for counter in ("scores", "round", "idle", "met"):
                view.pop(counter, None)
        return [s.met % NUM_PLANS, views]

    def imagine(self, view: View, rng: Rng) -> Rift:
        assert isinstance(view, RiftView)
        return imagine(self.book, view, rng)

    def name(self, move: int) -> str:
        return move_name(move)

    def move(self, name: str) -> int:
        return move_id(name)

    def label(self, s: State, move: int) -> str:
        from riftable.games.riftforce.notation.parsing import (
            label,  # text is not compiled, and imports this module
        )

        assert isinstance(s, Rift)
        return label(s, move)

    def read(self, s: State, word: str) -> int:
        from riftable.games.riftforce.notation.parsing import read_word

        assert isinstance(s, Rift)
        return read_word(s, word)

    def formality(self, s: State) -> int | None:
        ask = s.ask
        return STOP if ask is not None and ask.listed == [STOP] else None

    def at_rest(self, s: State) -> bool:
        assert isinstance(s, Rift)
        return s.ask is not None and s.ask.kind == ASK_ACTION

    def write(self, s: State) -> str:
        from riftable.games.riftforce.notation.position import write_position

        assert isinstance(s, Rift)
        return write_position(self, s)

    def show(self, s: State) -> str:
        from riftable.games.riftforce.notation.ascii_board import draw_board

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


def book_of(mode: Mode, options: dict[str, str]) -> Book:
    """What positions need of a mode and its options, all of them canonical."""
    book = Book()
    lay_out(book, mode.lanes)
    book.players = mode.players
    book.sides = mode.sides
    book.orders = mode.orders
    book.areas = mode.areas
    book.set_up = mode.set_up
    book.quotas = mode.quotas
    book.on_offer = mode.on_offer
    book.opening = mode.code
    book.turn_pc = mode.turn_pc
    book.patience = mode.patience
    first_edition = options["edition"] == "1"
    book.abilities = [guild.code for guild in GUILDS]
    if options["thunderbolt_repeat_optional"] == "yes":
        book.abilities[GUILDS.index(THUNDERBOLT)] = THUNDERBOLT_MAY_STOP
    book.on_play = [guild.on_play_code for guild in GUILDS]
    if options["love_may_decline"] == "no" or first_edition:
        book.on_play[GUILDS.index(LOVE)] = LOVE_MUST_HEAL
    book.gifts = [guild.gift for guild in GUILDS]
    book.box = BASE_GUILDS if mode is DUEL and options["draft"] == "base" else NUM_GUILDS
    named = options["guilds"]
    book.guilds = [guild_ids(part) for part in named.split("/")] if named else []
    book.first = CHANCE if options["first"] == "random" else int(options["first"])
    book.cap = int(options["cap"])
    book.stolen_cards_return_to_owner = options["stolen_cards_return_to_owner"] == "yes"
    book.stolen_cards_act_by_number_only = options["stolen_cards_act_by_number_only"] == "yes"
    book.dead_position_ends = options["dead_position_ends"] == "yes"
    book.endless_is_a_draw = not first_edition
    book.bots = 1 if mode is SOLO else -1
    book.trainer = guild_ids(options["trainer"])
    book.trainer_gets_undrawn = first_edition
    book.crystal_bonus_for_bots = options["crystal_bonus_for_bots"] == "yes"
    book.challenges = []
    if mode is SOLO:
        kind, number = read_ampersand(options["ampersand"]) if options["ampersand"] else ("", 0)
        twice = options["lone_card_hit_twice"] == "yes"
        for n, stars in enumerate(read_stars(options["stars"]), 5):
            book.challenges.append(challenge(n, stars, kind if n == number else "", twice))
    return book


def lay_out(book: Book, lanes: int) -> None:
    """A row of locations, and which of them are neighbours."""
    book.lanes = lanes
    book.everywhere = [LANE + lane for lane in range(lanes)]
    book.near = [[LANE + to for to in range(lanes) if abs(to - lane) == 1] for lane in range(lanes)]
    book.elsewhere = [[LANE + to for to in range(lanes) if to != lane] for lane in range(lanes)]
