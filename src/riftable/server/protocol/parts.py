"""What messages are made of: questions, events, outcomes, seats, clocks. The messages are in `wire`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from riftable.gamekit.message_parts import Json, Sent, Sparse, Target
from riftable.server.protocol.bounds import MAX_CARDS, Number, Word

Lang: TypeAlias = Literal["en", "fr", "uk"]


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends: a field nobody knows is a mistake."""


class Node(Sparse):
    """A legal answer and what may follow it.

    `to` are the answers to the question that follows at once to the same seat (`kind`, `about`, `num`,
    `prompt`: what it asks); where there is none, `end` says why: "over" (my action ends here), "chance",
    "hidden", or "cut": `Look` shows what follows.
    """

    m: int
    name: str  # in notation: fire5@3.1
    say: str  # in the reader's language
    target: Target
    to: list[Node] = field(default_factory=list)
    kind: str = ""
    about: int = -1
    num: int = 0
    prompt: str = ""
    end: Literal["", "over", "chance", "hidden", "cut"] = ""


class Ask(Sent):
    """The question to my seat. `kind` is the game's own name for it, `about` and `num` what it concerns."""

    seat: int
    kind: str
    about: int
    num: int
    prompt: str
    tree: list[Node]


class Beat(Sent):
    """Events that are told in one breath, and the lines of the log for them in the reader's language.

    An event is an object with its name under "t" ("Hit", "Drew" …) and its fields; cards, guilds and plans
    by name. `at` is how many moves had been made then, `turn` and `seat` whose action it belongs to (-1:
    nobody's).
    """

    at: int
    turn: int
    seat: int
    events: list[Json]
    lines: list[str]


class Span(Sent):
    """A number that chance or hidden cards may change: from `low` to `high`; None: nobody can tell."""

    low: int
    high: int | None


class Outcome(Sent):
    """What some moves would come to, on what this seat knows."""

    damage: Span
    destroyed: Span  # enemies
    lost: Span  # my own
    mine: Span  # points for my side
    theirs: Span  # and for the others
    drawn: Span  # cards
    text: str  # all that in words, for a button


class UndoReach(Sent):
    """How many of my decisions `Undo` can take back now; `why` none, or no more."""

    steps: int
    why: str


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept: `seconds` for each turn ("move") or in all ("game"), or `days` for each turn."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Number = 0  # of a turn or of the game
    bonus: Number = 0  # seconds that each turn adds, in a `game` clock
    days: Number = 0


class Clocks(Sent):
    """The time left by seat in milliseconds, None without limit, as it was at `now` (ms since 1970)."""

    setting: ClockSetting
    left: list[int | None]
    running: list[int]  # the seats whose clock runs
    now: int


class Offer(Sent):
    """Something that waits for consent: who asked, and who has agreed so far."""

    kind: Literal["takeback", "rematch"]
    by: int
    agreed: list[int]
    needed: list[int]
    text: str


class Result(Sent):
    """How the game ended. `outcome` by seat from 1 (won) to -1 (lost), `scores` by side."""

    outcome: list[float]
    scores: list[int]
    goal: int  # the score that wins; 0: none does
    winners: list[int]
    by: Literal["play", "resigned", "time"]
    text: str


class Fair(Sent):
    """The shuffles of a table: what server and seats promised before, and what the seats have shown."""

    commitment: str  # of the server's seed; "": this table makes no promise
    promises: list[str]  # by seat; "": the server adds a salt for it
    salts: list[str]  # by seat, in hex, as far as they are shown
    salting: list[int]  # seats that are asked to show theirs now, with `Salt`


class Habits(Strict):
    """Where the table passes for a seat, because it said so.

    `auto`: where nothing else can be done and, if other people play, everybody can see that; `own`: on its
    own cards and abilities; `turn`: until the turn of this number is over; `until_attacked`; `cards`:
    whenever one of these is next to resolve. At `stops` it is asked even so.
    """

    auto: bool = True
    own: bool = True
    turn: Number = -1
    until_attacked: bool = False
    cards: Annotated[list[Word], Meta(max_length=MAX_CARDS)] = field(default_factory=list)
    stops: Annotated[
        list[Literal["spell", "ability", "showdown", "attacked"]], Meta(max_length=MAX_CARDS)
    ] = field(default_factory=list)


class DamagedTable(Sent):
    """A table of mine that cannot be opened, and why."""

    id: str
    link: str
    text: str


class NotServedTable(Sent):
    """A table of mine whose game this server does not serve now. It is kept, and opens once it does."""

    id: str
    game: str
    text: str


class SeatInfo(Sent):
    """Who sits where."""

    seat: int
    side: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str  # its level, or that of the bot standing in
    standing_in: bool  # a bot plays for somebody who is away
    mine: bool
    here: bool  # connected now; bots always are
    away: int  # seconds since somebody left, 0 while here
    habits: Habits | None  # of my own seats only
    stood_in: list[int]  # of my own seats: moves made when a bot took over, and when it ended or -1; else []
