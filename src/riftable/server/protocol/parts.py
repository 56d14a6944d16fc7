"""Parts of messages: questions, events, outcomes, seats, clocks. The messages are in `messages`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from riftable.gamekit.autopass import Stop
from riftable.gamekit.message_parts import Json, Selection, Sent, Sparse, Target
from riftable.server.protocol.bounds import MAX_CARDS, Number, Word

Lang: TypeAlias = Literal["en", "fr", "uk"]


class Strict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what a client sends; unknown fields are refused."""


class Node(Sparse):
    """A legal answer and what may follow it.

    `to` are the answers to the question that follows at once to the same seat (`kind`, `about`, `num`,
    `prompt`: what it asks); where there is none, `end` says why: "over" (my action ends here), "chance",
    "hidden", or "cut" (the tree is too large; `Look` shows what follows).

    `free`: it belongs to a choice in which the order does not matter. `Look` shows all answers that may be
    added to it, even after one that ends the action, and paths may give them in any order. If the question
    that follows has a `selection`, `Look` shows all its answers, too.
    """

    m: int
    name: str  # in notation: fire5@3.1
    say: str  # in the language of the client
    target: Target
    to: list[Node] = field(default_factory=list)
    kind: str = ""
    about: int = -1
    num: int = 0
    prompt: str = ""
    end: Literal["", "over", "chance", "hidden", "cut"] = ""
    selection: Selection | None = None  # of the question that follows, as in `AskTree`
    free: bool = False


class AskTree(Sent):
    """The question to my seat. `kind` is the game's own name for it, `about` and `num` what it concerns.

    `selection` counts what is chosen, where several things can be chosen in any order.
    """

    seat: int
    kind: str
    about: int
    num: int
    prompt: str
    tree: list[Node]
    selection: Selection | None = None


class Beat(Sparse):
    """Events that are shown together, and their log lines in the language of the client.

    An event is an object with its name under "t" ("Hit", "Drew" …) and its fields; cards, guilds and plans
    by name. `at` is how many moves had been made then, `turn` and `seat` the turn and the player it belongs
    to (-1: to no player).
    """

    at: int
    turn: int
    seat: int
    events: list[Json]
    lines: list[str]
    automatic: bool = False  # the rules answered for the reader; its lines say so


class Outlook(Sent):
    """What comes of something that waits, if no one answers; `item` is its number, -1: of a fight.

    `sure` is False where players choose on the way.
    """

    item: int
    lines: list[str]
    sure: bool


class Span(Sent):
    """A number that depends on chance or hidden cards: from `low` to `high`, None if that is unknown."""

    low: int
    high: int | None


class PreviewOutcome(Sent):
    """What some moves would lead to, by what this seat knows."""

    damage: Span
    destroyed: Span  # enemies
    lost: Span  # my own
    mine: Span  # points for my side
    theirs: Span  # and for the others
    drawn: Span  # cards
    text: str  # what is done and what comes of it, in words
    consequences: str  # only what comes of it, for a button that says what is done


class UndoReach(Sent):
    """How many of my decisions `Undo` can take back now, and `why` no more. One `Move` is one decision."""

    steps: int
    why: str
    can_ask: bool = False  # the others may agree to more: `Takeback`


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock: `seconds` for each turn ("move") or for the game ("game"), or `days` for each turn."""

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
    """A takeback or rematch that waits for consent: the seat that asked, and those that have agreed."""

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
    """The fair shuffles of a table: hashes published before the game, and salts revealed so far."""

    commitment: str  # of the server's seed; "": this table makes no promise
    promises: list[str]  # by seat; "": the server adds a salt for it
    salts: list[str]  # by seat, in hex; "": not revealed
    salting: list[int]  # seats that must reveal theirs now, with `Salt`


class AutopassPreferences(Strict):
    """Where a seat passes automatically, as its player set.

    `auto`: where nothing else can be done and, if other people play, everybody can see that; `own`: on its
    own cards and abilities; `turn`: until the turn of this number is over; `until_attacked`; `cards`:
    whenever one of these is next to resolve. At `stops` it is asked even so.
    """

    auto: bool = True
    own: bool = True
    turn: Number = -1
    until_attacked: bool = False
    cards: Annotated[list[Word], Meta(max_length=MAX_CARDS)] = field(default_factory=list)
    stops: Annotated[list[Stop], Meta(max_length=MAX_CARDS)] = field(default_factory=list)


class DamagedTable(Sent):
    """A table of mine that cannot be loaded, and why."""

    id: str
    link: str
    text: str


class NotServedTable(Sent):
    """A table of mine whose game this server does not serve now. It is kept, and opens once it does."""

    id: str
    game: str
    text: str


class SeatInfo(Sent):
    """A seat of a table, and its player."""

    seat: int
    side: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str  # its level, or that of the bot standing in
    standing_in: bool  # a bot plays for the person
    mine: bool
    here: bool  # connected now; bots always are
    away: int  # seconds since the player left; 0 while connected
    autopass: AutopassPreferences | None = field(name="habits")  # of my own seats only
    deck: str  # label of the deck laid here before the game; "": there is none, or it has no name
    stood_in: list[int]  # of my own seats: moves made when a bot took over, and when it ended or -1; else []
