"""What is written down of a table: its head, and one entry for each thing that happened. Facts only.

A table is what its entries, read in order, make of its head; nothing else is kept. Moves are written with
nature's answers among them, so that no generator is needed to read them again. Fields are only ever added,
with defaults, so that what an older version wrote can still be read.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field
from msgspec.json import Decoder, Encoder

from riftable.server.protocol.parts import ClockSetting, Habits


class SeatHead(Struct):
    """A seat as the table was laid: "person", "bot" or "open"; `user` is who sits there from the start."""

    kind: str
    user: str = ""
    name: str = ""
    bot: str = ""
    promise: str = ""  # of a salt for the shuffles


class Head(Struct):
    """A table as it was laid. It holds the seed: never on any wire before the end."""

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
    start: str = ""  # a record to begin from: "play on from here"
    rematch_of: str = ""
    looked_at: bool = False  # a record that somebody brought: nobody plays
    secret: str = (
        ""  # what the shuffles follow from, in hex; "": from the seed, as before there were promises
    )
    invited: bool = False  # only who has an invitation may sit down, or look
    stand_in: str = ""  # the bot that plays for who is away, late or has given up; "": the usual one
    edition: int = 1  # of the rules; a head that does not say so is older than the second


class Host(Struct):
    """Of a head only who laid the table."""

    host: str


class Entry(Struct, tag_field="t", tag=str.lower):
    """Something that happened, and when."""

    when: int


class Sat(Entry):
    """Somebody sat down."""

    seat: int
    user: str
    name: str
    promise: str = ""
    deck: str = ""  # that he brings, in notation; "": the one that was laid there


class Stood(Entry):
    """Somebody left a seat before the game."""

    seat: int


class Filled(Entry):
    """The host put a bot on a seat."""

    seat: int
    bot: str


class Called(Entry):
    """Everybody is there: those who promised a salt are asked to show it."""


class Salted(Entry):
    """A seat showed its salt, in hex."""

    seat: int
    salt: str


class Began(Entry):
    """The game began; `moves` are nature's first ones."""

    moves: list[int]


class Made(Entry):
    """A seat made moves, or left the game; with them nature's answers and formalities.

    `left`: what is left on its clock.
    """

    seat: int
    moves: list[int]
    left: int | None = None
    by: str = ""  # "bot"; "time": a bot answered for somebody who was late; "habit": as he had said before
    ends: bool = False  # the game is over with these moves
    credit: int = 0  # ms in `left` that were given back: the moves were on their way so long


class WentBack(Entry):
    """The game went back to where so many moves had been made."""

    seat: int
    to: int
    agreed: bool = False  # behind the barrier, with everybody's consent
    left: int | None = None


class Asked(Entry):
    """A seat asked for a takeback to where `to` moves had been made, or for a rematch."""

    seat: int
    kind: str
    to: int = 0
    promise: str = ""  # for the shuffles of a rematch


class Answered(Entry):
    """A seat agreed to what was asked, or did not."""

    seat: int
    kind: str
    yes: bool
    promise: str = ""


class GaveUp(Entry):
    """A seat gave up, or (`late`) ran out of time where that loses."""

    seat: int
    late: bool = False


class StoodIn(Entry):
    """A bot plays for somebody from now on; `for_good`: who gave up does not come back."""

    seat: int
    bot: str
    for_good: bool = False


class CameBack(Entry):
    """Somebody took his seat back from a bot."""

    seat: int


class Settled(Entry):
    """A seat has said where it passes by itself."""

    seat: int
    habits: Habits


class Spoke(Entry):
    """A line of the chat."""

    seat: int
    user: str
    name: str
    text: str


class Again(Entry):
    """The rematch is laid."""

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
    | Settled
    | Spoke
    | Again
)


class Receipt(Struct):
    """The answer to a command: kept with what it wrote, so that the same command gets it again."""

    who: str  # the user
    id: str
    answer: bytes


class Batch(Struct):
    """What is written for one command: all of it, or nothing."""

    game: str
    first: int  # the number of the first entry
    entries: list[Entries] = field(default_factory=list)
    receipt: Receipt | None = None


ENCODER = Encoder()
ENTRY = Decoder(Entries)
HEAD = Decoder(Head)
HOST = Decoder(Host)
