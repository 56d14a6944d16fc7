"""Every message between a client and the server, defined once; `client/src/wire.ts` is generated from here.

**How a client talks.** All routes are below `/api`; bodies are JSON, answers carry the structs named here. A
cookie identifies the user; it is set by the first request that needs one, and no account is needed. Requests
that change something are POSTs with the header `X-Riftable: 1`. A refusal has a status of 4xx, or 500 or 503
where the server is at fault, with a `Refused` as body; its `text` is in the language of `?lang=`, else the
one set, else the one that the browser prefers. Routes and statuses are in `docs/reference/http-api.md`.

**How a game is followed.** Each `Update` says which version `v` of the position it leads to and from which,
`since`; `after` is the last `v` that a client knows, 0 if none. A client skips what it knows already. With
`reset` (moves were taken back, or the language changed) it drops what it showed and takes everything from
this message. Events are for the log and animations; the view is the position. Chat has its own numbers.

**How a move is made.** `ask.tree` holds the legal moves and what may follow them, until something hidden,
random or of another player comes. The client walks the tree and sends the whole path as one `Move` with the
`v` it saw and a new `id`. An `Ack` means that the move is durable: a power cut does not lose it. The same
`id` sent again gets the first answer again. `Refused` means that nothing has changed. An answer and the
`Update` it leads to come in any order.

**Latency.** A client that answers a `Pong` with `Heard` at once lets the server measure its latency, which is
then given back on its clock, within bounds.

**How cards are shuffled.** `TableInfo.fair` holds the server's commitment from the start. A client that sends
the promise of a salt when it takes a seat (`docs/explanation/fair-shuffles.md`) is asked for the salt once
all seats are taken. The game begins when all salts are revealed, or ten seconds later. The server adds the
salts of the others.

**Seats.** `seat` -1 is a spectator. A user who holds several seats (hot seat) follows one at a time: `Watch`
changes the seat of a socket, `TableInfo.waiting` names the seats whose turn it is. Between two seats the
client hides the board.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import field

from riftable.gamekit.message_parts import Json, Sent, Target
from riftable.server.protocol.bounds import Line, Moves, Number, Seat, Serial, Version, Word
from riftable.server.protocol.parts import (
    AskTree,
    AutopassPreferences,
    Beat,
    Clocks,
    ClockSetting,
    Fair,
    Lang,
    Offer,
    Outlook,
    PreviewOutcome,
    Result,
    SeatInfo,
    Strict,
    UndoReach,
)

MAX_MESSAGE_BYTES: Final = 8 * 1024  # of a command or body, except records
MAX_RECORD_BYTES: Final = 256 * 1024
MAX_CHAT_CHARS: Final = 500
MAX_NAME_CHARS: Final = 30
MAX_DECK_CHARS: Final = 7000  # of a list that people type: fits into a message together with its name
MAX_ID_CHARS: Final = 64
MAX_DECKS: Final = 100  # kept in one account


# ------------------------------------------------------------------ What a client sends over a socket.


class Command(Strict, tag_field="t", tag=str.lower):
    """A command for a table, over its socket or the route `command`."""


class Move(Command):
    """Make these moves, a path of `ask.tree`, in the position of version `v`."""

    id: Word
    v: Version
    seat: Seat
    moves: Moves


class Undo(Command):
    """Take back the moves of my last `Move`, or of the last `steps`; `Update.undo` is the most."""

    id: Word
    v: Version
    seat: Seat
    steps: Number = 1


class Takeback(Command):
    """Ask the other players to let me take back my last `Move`, though others have acted since."""

    id: Word
    v: Version
    seat: Seat


class Consent(Command):
    """Agree to the takeback that was asked for, or decline it or a rematch."""

    id: Word
    v: Version
    seat: Seat
    yes: bool


class Resign(Command):
    """Give up, in teams for the whole side. With more than two sides, the others play on without me."""

    id: Word
    seat: Seat


class Salt(Command):
    """Reveal the salt that I promised, 16 bytes in hex, when `TableInfo.fair.salting` names my seat."""

    id: Word
    seat: Seat
    salt: Word


class Rematch(Command):
    """Ask for a rematch of a finished game, or agree to one. It opens when all players agree."""

    id: Word
    seat: Seat
    promise: Word = ""  # as in `Join`


class Chat(Command):
    """Say something to all at the table."""

    id: Word
    text: Line


class Replace(Command):
    """Let the bot of the table play for a player who has long been absent or is out of time."""

    id: Word
    seat: Seat  # of that player


class Back(Command):
    """Take my seat back from the bot that stands in."""

    id: Word
    seat: Seat


class SetAutopass(Command, tag="habit"):
    """Set where my seat passes automatically. No one else is told."""

    id: Word
    seat: Seat
    autopass: AutopassPreferences = field(name="habits")


class Watch(Command):
    """Follow the table through this seat of mine, or (-1) as a spectator; an `Update` follows."""

    seat: Seat


class Speak(Command):
    """Change the language; everything is sent again. Sockets only."""

    lang: Lang


class Ping(Command):
    """Ask whether the server is there; answered by `Pong`."""

    n: Serial = 0


class Heard(Command):
    """Answer a `Pong` with its `now`, so that the server can measure the latency. Sockets only."""

    now: Serial


class Look(Command):
    """Ask for a preview of these moves, and for the tree behind a cut. Answered by `Looked`."""

    n: Serial
    v: Version
    seat: Seat
    moves: Moves


class Why(Command):
    """Ask why `name` (as in notation: ice6, @3) cannot be chosen after these moves.

    Without `name`: the same for everything in sight that might be chosen. Answered by `Reasons`.
    """

    n: Serial
    v: Version
    seat: Seat
    moves: Moves
    name: Word = ""


class Read(Command):
    """Ask for the moves of a line of notation. Answered by `ReadAs`."""

    n: Serial
    v: Version
    seat: Seat
    text: Line


class Hint(Command):
    """Ask a bot for advice, where no other person plays. Answered by `Hinted`."""

    n: Serial
    v: Version
    seat: Seat


TableCommand: TypeAlias = (  # changes the table; done once, however often the same id is sent
    Move | Undo | Takeback | Consent | Resign | Salt | Rematch | Chat | Replace | Back | SetAutopass
)
Query: TypeAlias = Look | Why | Read | Hint  # changes nothing
Commands: TypeAlias = TableCommand | Watch | Speak | Ping | Heard | Query


class TableInfo(Sent, tag_field="t", tag="table"):
    """All about a table but its position."""

    id: str
    game: str
    mode: str
    options: dict[str, str]
    title: str
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    sides: list[int]  # of all players: the seats, then those without one (the trainer of a solo game)
    goal: int  # points that win; 0: none do
    host: bool  # I may fill seats and start
    public: bool
    invited: bool  # an invitation is needed
    link: str  # path to send to friends
    clock: ClockSetting
    absent: str
    delay: int
    waiting: list[int]  # the seats that are asked
    offers: list[Offer]
    rematch: str  # the table of the rematch, once there is one
    watching: int  # how many spectators
    hints: bool  # whether `Hint` is allowed here
    can_replace: list[int]  # seats a bot may take over now
    stand_in: str  # the bot that would, as the host chose it
    created: int  # ms since 1970
    touched: int
    scores: list[int]  # points by side; none before the game, nor for others while it is played
    v: int
    fair: Fair


# ---------------------------------------------------------------------------------- What the server sends.


class Update(Sent, tag_field="t", tag="update"):
    """The position as a seat knows it, and what has happened since version `since`."""

    v: int
    since: int
    at: int  # moves made so far
    seat: int
    reset: bool  # drop what was shown: `beats` start from the beginning
    beats: list[Beat]
    view: Json
    waiting: list[int]  # the seats that are asked
    prompt: str  # what I am asked, or which player the table waits for
    ask: AskTree | None
    undo: UndoReach
    clocks: Clocks
    result: Result | None
    outlook: list[Outlook] = field(default_factory=list)  # what comes of what waits for answers
    taken_back: int = -1  # the seat that took back what this client has seen; -1: nothing was


class Said(Sent, tag_field="t", tag="said"):
    """A line of the chat."""

    c: int
    seat: int  # -1: a spectator
    name: str
    text: str
    when: int  # ms since 1970


class Ack(Sent, tag_field="t", tag="ack"):
    """The command with this id has been carried out and is durable."""

    id: str
    v: int


class Refused(Sent, tag_field="t", tag="refused"):
    """The command was refused; nothing has changed. `id` or `n` as in the command."""

    key: str  # of the reason: stale, not_your_turn, unknown_game …
    text: str  # the reason in the language of the client
    id: str = ""
    n: int = 0
    v: int = 0


class Looked(Sent, tag_field="t", tag="looked"):
    """A preview of moves, up to the first thing that is hidden, random or of another player."""

    n: int
    v: int
    moves: list[int]
    beats: list[Beat]
    view: Json  # afterwards
    ask: AskTree | None  # what I would be asked next, with its tree; after an end, what can be added
    sure: bool  # False: what follows these beats depends on chance or hidden cards
    outcome: PreviewOutcome
    end: Literal["", "over", "chance", "hidden"]  # why my action ends here, as in `Node`


class Reason(Sent):
    """Why something cannot be chosen."""

    name: str
    target: Target | None
    text: str


class Reasons(Sent, tag_field="t", tag="reasons"):
    """The answer to `Why`."""

    n: int
    v: int
    reasons: list[Reason]


class ReadAs(Sent, tag_field="t", tag="readas"):
    """The answer to `Read`: the moves, or in `text` what is wrong."""

    n: int
    v: int
    moves: list[int]
    text: str


class Advice(Sent):
    """A line of play that a bot recommends; `chance` is that of winning, from 0 to 1, if it is known."""

    moves: list[int]
    best: bool
    chance: float | None
    line: str  # what is done, in words
    reason: str  # what it achieves, in words; "": nothing that could be told


class Hinted(Sent, tag_field="t", tag="hinted"):
    """The answer to `Hint`, best first."""

    n: int
    v: int
    advice: list[Advice]


class Pong(Sent, tag_field="t", tag="pong"):
    """The answer to `Ping`; `now` is the time of the server in ms since 1970."""

    n: int
    now: int


class Bye(Sent, tag_field="t", tag="bye"):
    """The server closes the socket; reconnect after `retry` ms, or (-1) do not."""

    text: str
    retry: int


Followed: TypeAlias = TableInfo | Update | Said  # what a subscriber is sent without asking
Answer: TypeAlias = Looked | Reasons | ReadAs | Hinted  # to a `Query`
Messages: TypeAlias = Followed | Ack | Refused | Answer | Pong | Bye


class Events(Sent):
    """The messages since a client last polled, in order; for clients without a socket."""

    messages: list[TableInfo | Update | Said]
