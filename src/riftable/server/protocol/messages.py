"""Every message between a client and the server, defined once; `client/src/wire.ts` is generated from here.

**How a client talks.** All routes are below `/api`; bodies are JSON, answers carry the structs named here. A
cookie tells who asks (any first request gives one: nobody needs an account). Whatever changes something is a
POST with the header `X-Riftable: 1`. A refusal has a status of 4xx, or 500 or 503 where the server is at
fault, with a `Refused` as body; its `text` is in the language of `?lang=`, else the one set, else what the
browser prefers. `docs/reference/http-api.md` lists all routes and statuses.

| route | body | answer |
|---|---|---|
| GET me · POST me | – · `Name` | `Me` |
| POST register · login · logout | `Credentials` · `Credentials` · – | `Me` |
| GET sessions · POST sessions/end | – · `Which` | `Sessions`: one ends, or (without id) all others |
| GET me/data | – | `MyData`: all that is known of me |
| POST me/password | `NewPassword` | `Sessions`: the password is another, and all other sessions have ended |
| POST me/forget | `Farewell` | `Me`: nobody; tables with other people stay, without my name |
| GET catalogue | – | `Catalogue`: games, modes, options, bots, clocks |
| GET book?game=&mode= | – | `Book`: cards, guilds, challenges, plans for the inspector |
| GET examples?game= | – | a list of `Example`: rules at work, as the engine plays them |
| GET qr?of= | – | a QR code of an address, as SVG |
| GET lobby | – | `Lobby`: public tables and mine |
| POST quick | `Quick` | `Opened`: a table against bots that has begun |
| POST games | `NewGame` | `Opened` |
| GET games/ID | – | `TableInfo` |
| POST games/ID/join | `Join` | `TableInfo` |
| POST games/ID/leave | – | `TableInfo` |
| GET games/ID/invites · POST | – · `Invited` | `Invites` · `InviteInfo`: the host invites one person, once |
| POST games/ID/invites/end | `Which` | `Invites`: takes one back |
| POST games/ID/seats | `Fill` | `TableInfo`: the host puts a bot on an open seat, or opens it again |
| POST games/ID/start | – | `TableInfo`; a full table starts by itself |
| POST games/ID/command | a `Command` | `Ack`, `Looked`, `Reasons`, `ReadAs` or `Hinted` |
| GET games/ID/events?after=&chat=&seat=&wait= | – | `Events`: all messages since, or within `wait` s |
| GET games/ID/past?at=&seat= | – | `Update` as this seat saw it after `at` moves |
| WS games/ID/socket?after=&chat=&seat=&lang= | `Command`s | `Message`s |
| GET games/ID/record | – | the record as text, once the game is over |
| POST shuffles | a record as text | `Shuffled`: what nature drew from, to be drawn again |
| POST replays | a record as text | `Opened`: the game to look at |
| GET games/ID/replay?seat= | – | `Replay`: a finished game, for a seat or (-1) with all cards open |
| POST games/ID/fork | `Fork` | `Opened`: "play on from here" against bots |

**How a game is followed.** Each `Update` says which version `v` of the position it leads to and from which,
`since`; `after` is the last `v` a client knows, 0 if none. What it knows already it leaves aside; with
`reset` it forgets what it showed (something was taken back, or the language changed) and takes everything
from this message. Events tell the story, the view tells the truth. Chat is numbered by itself.

**How a move is made.** `ask.tree` holds the legal moves and what may follow them, until something hidden,
random or another's comes. The client walks it by itself and sends the whole path as one `Move` with the `v`
it saw and an `id` of its own. An `Ack` means: it is written where a power cut does not reach it. The same
`id` sent again gets the first answer again. `Refused` means that nothing has changed. An answer and the
`Update` it leads to come in any order.

**How long the way is.** Whoever answers a `Pong` with `Heard` at once lets the server see that, and gets the
time on the way back on his clock, within bounds. Who does not gets none.

**How cards are shuffled.** `TableInfo.fair` holds the server's promise from the first moment. Who sends the
promise of a salt when sitting down (`table.fair` says how) is asked for the salt once everybody is there, and
the game begins when all are shown, or ten seconds later. Who sends none leaves that to the server.

**Seats.** `seat` -1 is a spectator. Somebody who holds several seats (hot seat) follows them one at a time:
`Watch` says through whose eyes this socket looks, `TableInfo.waiting` says whose turn it is; between two of
them the client draws the curtain.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from riftable.gamekit.message_parts import Json, Sent, Target
from riftable.server.protocol.bounds import MAX_MOVES, Line, Moves, Number, Seat, Serial, Version, Word
from riftable.server.protocol.parts import (
    Ask,
    Beat,
    Clocks,
    ClockSetting,
    Fair,
    Habits,
    Lang,
    Offer,
    Outcome,
    Result,
    SeatInfo,
    Strict,
    UndoReach,
)

LONGEST_MESSAGE: Final = 8 * 1024  # bytes of a command or body, records apart
LONGEST_RECORD: Final = 256 * 1024
LONGEST_CHAT: Final = 500  # signs
LONGEST_NAME: Final = 30
LONGEST_ID: Final = 64
MOST_DECKS: Final = 100  # kept in one account
MOST_MOVES: Final = MAX_MOVES  # in one path


# ------------------------------------------------------------------ What a client sends over a socket.


class Command(Strict, tag_field="t", tag=str.lower):
    """The commands of a table: on the socket, or one by one to `command`."""


class Move(Command):
    """Make these moves, a path of `ask.tree`, in the position of version `v`."""

    id: Word
    v: Version
    seat: Seat
    moves: Moves


class Undo(Command):
    """Take back my last decision, or so many; `Update.undo` says how far that goes."""

    id: Word
    v: Version
    seat: Seat
    steps: Number = 1


class Takeback(Command):
    """Ask the others to let me go back behind the barrier, to my last decision."""

    id: Word
    v: Version
    seat: Seat


class Consent(Command):
    """Agree to the takeback that lies on the table, or not."""

    id: Word
    v: Version
    seat: Seat
    yes: bool


class Resign(Command):
    """Give up; where sides are teams, the whole side does, and where others play on, they do without me."""

    id: Word
    seat: Seat


class Salt(Command):
    """Show the salt that I promised when I sat down, 16 bytes in hex. `TableInfo.fair` says when."""

    id: Word
    seat: Seat
    salt: Word


class Rematch(Command):
    """Once the game is over: the same table again. It opens when everybody wants it."""

    id: Word
    seat: Seat
    promise: Word = ""  # as in `Join`


class Chat(Command):
    """Say something to all at the table."""

    id: Word
    text: Line


class Replace(Command):
    """Put the bot of the table in the place of somebody who has long been away or has run out of time."""

    id: Word
    seat: Seat  # whose place


class Back(Command):
    """Take my seat back from the bot that stood in."""

    id: Word
    seat: Seat


class Habit(Command):
    """From now on my seat passes by itself where these say so. Nobody else hears of it."""

    id: Word
    seat: Seat
    habits: Habits


class Watch(Command):
    """Look through the eyes of this seat of mine, or (-1) of a spectator; an `Update` follows."""

    seat: Seat


class Speak(Command):
    """Speak this language from now on; everything is told anew. Sockets only."""

    lang: Lang


class Ping(Command):
    """Are you there?"""

    n: Serial = 0


class Heard(Command):
    """I hear the `Pong` of this moment: so the server knows how long the way is. Sockets only."""

    now: Serial


class Look(Command):
    """What would come of these moves? Answered by `Looked`; nothing changes. Also grows a cut tree."""

    n: Serial
    v: Version
    seat: Seat
    moves: Moves


class Why(Command):
    """Why can this (a name as in notation, such as ice6 or @3) not be chosen after these moves?

    Without `name`: why none of what lies about and looks as if it could be chosen.
    """

    n: Serial
    v: Version
    seat: Seat
    moves: Moves
    name: Word = ""


class Read(Command):
    """Which moves does this line of notation mean? Answered by `ReadAs`."""

    n: Serial
    v: Version
    seat: Seat
    text: Line


class Hint(Command):
    """What would a good player do? Only where no other person plays."""

    n: Serial
    v: Version
    seat: Seat


TableCommand: TypeAlias = (  # changes the table; done once, however often the same id is sent
    Move | Undo | Takeback | Consent | Resign | Salt | Rematch | Chat | Replace | Back | Habit
)
Question: TypeAlias = Look | Why | Read | Hint  # changes nothing
Commands: TypeAlias = TableCommand | Watch | Speak | Ping | Heard | Question


class TableInfo(Sent, tag_field="t", tag="table"):
    """All about a table but its position."""

    id: str
    game: str
    mode: str
    options: dict[str, str]
    title: str
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    sides: list[int]  # of all players: the seats, then whoever plays without one (the trainer of a solo game)
    goal: int  # points that win; 0: none do
    host: bool  # I may fill seats and start
    public: bool
    invited: bool  # the link alone lets nobody in
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
    v: int
    fair: Fair


# ---------------------------------------------------------------------------------- What the server sends.


class Update(Sent, tag_field="t", tag="update"):
    """The position as a seat knows it, and what has happened since version `since`."""

    v: int
    since: int
    at: int  # moves made so far
    seat: int
    reset: bool  # forget what you showed: beats are the whole story
    beats: list[Beat]
    view: Json
    prompt: str  # what is asked of me, or whom the table waits for
    ask: Ask | None
    undo: UndoReach
    clocks: Clocks
    result: Result | None


class Said(Sent, tag_field="t", tag="said"):
    """A line of the chat."""

    c: int
    seat: int  # -1: a spectator
    name: str
    text: str
    when: int  # ms since 1970


class Ack(Sent, tag_field="t", tag="ack"):
    """The command with this id is done, and safe."""

    id: str
    v: int


class Refused(Sent, tag_field="t", tag="refused"):
    """Not done, and nothing has changed. `id` or `n` as in the command."""

    key: str  # the reason as a word: stale, not_your_turn, unknown_game …
    text: str  # and as a sentence
    id: str = ""
    n: int = 0
    v: int = 0


class Looked(Sent, tag_field="t", tag="looked"):
    """What would come of some moves: certain up to the first thing that is hidden, random or another's."""

    n: int
    v: int
    moves: list[int]
    beats: list[Beat]
    view: Json  # afterwards
    ask: Ask | None  # what I would be asked next, with its tree
    sure: bool  # False: chance or hidden cards have a say in what follows these beats
    outcome: Outcome


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
    """A line of play that a bot thinks well of; `worth` from 0 (lost) to 1 (won), if it can tell."""

    moves: list[int]
    text: str
    best: bool
    worth: float | None


class Hinted(Sent, tag_field="t", tag="hinted"):
    """The answer to `Hint`, best first."""

    n: int
    v: int
    advice: list[Advice]


class Pong(Sent, tag_field="t", tag="pong"):
    """Yes."""

    n: int
    now: int


class Bye(Sent, tag_field="t", tag="bye"):
    """The server closes the socket; come back after `retry` ms, or (-1) do not."""

    text: str
    retry: int


Followed: TypeAlias = TableInfo | Update | Said  # what a subscriber is sent without asking
Answer: TypeAlias = Looked | Reasons | ReadAs | Hinted  # to a `Question`
Messages: TypeAlias = Followed | Ack | Refused | Answer | Pong | Bye


class Events(Sent):
    """What has happened at a table since a client last asked, in order; the fallback for sockets."""

    messages: list[TableInfo | Update | Said]
