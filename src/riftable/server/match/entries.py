"""The log of a table: its head, and an entry for each event. Nothing else of a table is stored.

The state of a table follows from its head and all entries in order. Moves are stored with the answers of
chance between them, so that replaying needs no random numbers. They are stored as records name them, because
the numbers of moves change when a game gets new cards. Fields are only ever added, with defaults, so that
logs of older versions can still be read. Tags on disk stay as they are; they are class names in lower case,
unless a class names its tag.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct, field
from msgspec.json import Decoder, Encoder

from riftable.server.protocol.parts import AutopassPreferences, ClockSetting

BY_AUTOPASS: Final = "habit"  # as stored, in `Made.by`
StoredMoves: TypeAlias = Sequence[str | int]
"""Moves by their labels. Before format 3 they were numbers, which `GameSpec.numbered_moves` explains."""


class SeatHead(Struct):
    """A seat when the table was opened: "person" (`user`), "bot" or "open"."""

    kind: str
    user: str = ""
    name: str = ""
    bot: str = ""
    promise: str = ""  # hash of the salt for the shuffles


class Head(Struct):
    """A table when it was opened. It holds the seed, which is sent to no one before the end."""

    id: str
    game: str
    mode: str
    options: dict[str, str]
    seed: int
    seats: list[SeatHead]
    host: str  # a user
    created: int  # ms since 1970, as all times here
    public: bool = False
    clock: ClockSetting = ClockSetting()
    absent: str = "wait"
    delay: int = 1
    start: str = ""  # a record to begin from
    rematch_of: str = ""  # the table before; nothing reads it yet, but it is stored
    looked_at: bool = False  # an uploaded record, to be viewed
    secret: str = ""  # seed of the fair shuffles, in hex; "": older tables shuffle by `seed`
    invited: bool = False  # an invitation is needed to sit down, and to look
    stand_in: str = ""  # the bot that plays for players who are absent, late or gave up; "": the default one
    edition: int = 1  # of the rules; heads from before the second edition do not name it


class Host(Struct):
    """The host of a head, to be decoded without the rest."""

    host: str


class Entry(Struct, tag_field="t", tag=str.lower):
    """An event and its time, in ms since 1970."""

    when: int


class Sat(Entry):
    """A user took a seat."""

    seat: int
    user: str
    name: str
    promise: str = ""
    deck: str = ""  # that they bring, in notation; "": the one of the table


class Stood(Entry):
    """A seat was left or opened before the game."""

    seat: int


class Filled(Entry):
    """The host put a bot on a seat."""

    seat: int
    bot: str


class Called(Entry):
    """All seats are taken: promised salts are to be revealed."""


class Salted(Entry):
    """A seat revealed its salt, in hex."""

    seat: int
    salt: str


class Began(Entry):
    """The game began; `moves` are the first answers of chance."""

    moves: StoredMoves


class Made(Entry):
    """A seat made moves, or left the game; answers of chance and formalities are among them."""

    seat: int
    moves: StoredMoves
    left: int | None = None  # ms on the clock of the seat afterwards
    by: str = ""  # "bot"; "time": a bot, as the time was up; `BY_AUTOPASS`; "": the player
    ends: bool = False  # the game is over after these moves
    credit: int = 0  # ms of `left` that were given back for latency


class WentBack(Entry):
    """The game went back to its first `to` moves."""

    seat: int
    to: int
    agreed: bool = False  # by consent, further back than an undo goes
    left: int | None = None


class Asked(Entry):
    """A seat asked for a takeback to the first `to` moves, or for a rematch."""

    seat: int
    kind: str
    to: int = 0
    promise: str = ""  # for the shuffles of a rematch


class Answered(Entry):
    """A seat agreed to a takeback or a rematch, or declined."""

    seat: int
    kind: str
    yes: bool
    promise: str = ""


class GaveUp(Entry):
    """A seat gave up, or (`late`) ran out of time where that loses."""

    seat: int
    late: bool = False


class StoodIn(Entry):
    """A bot plays for a person from now on; `for_good` if they gave up."""

    seat: int
    bot: str
    for_good: bool = False


class CameBack(Entry):
    """A person took their seat back from a bot."""

    seat: int


class AutopassChanged(Entry, tag="settled"):
    """A player set where their seat passes automatically."""

    seat: int
    autopass: AutopassPreferences = field(name="habits")


class Spoke(Entry):
    """A line of the chat."""

    seat: int
    user: str
    name: str
    text: str


class Again(Entry):
    """The table of the rematch was opened."""

    id: str


Entries: TypeAlias = (
    Sat
    | Stood
    | Filled
    | Called
    | Salted
    | Began
    | Made
    | WentBack
    | Asked
    | Answered
    | GaveUp
    | StoodIn
    | CameBack
    | AutopassChanged
    | Spoke
    | Again
)


class Receipt(Struct):
    """The answer to a command, stored with its entries: the same command sent again gets it again."""

    who: str  # the id of the user
    id: str  # of the command
    answer: bytes  # an encoded `Ack`


class Batch(Struct):
    """What is written for one change: all of it, or nothing."""

    table_id: str
    first: int  # the number of the first entry
    entries: list[Entries] = field(default_factory=list)
    receipt: Receipt | None = None


ENCODER = Encoder()
ENTRY = Decoder(Entries)
HEAD = Decoder(Head)
HOST = Decoder(Host)
