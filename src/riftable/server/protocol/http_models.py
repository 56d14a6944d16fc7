"""Bodies and answers of the HTTP routes, besides the messages of a table."""

from typing import Literal

from msgspec import field

from riftable.gamekit.message_parts import (
    CardFace,
    CardText,
    ChallengeText,
    ChoiceInfo,
    GroupText,
    Json,
    KeywordText,
    PlanWords,
    Sent,
)
from riftable.server.protocol.bounds import Line, Number, Occupants, Options, Seat, Text, Word
from riftable.server.protocol.messages import TableInfo
from riftable.server.protocol.parts import (
    Beat,
    ClockSetting,
    DamagedTable,
    Lang,
    NotServedTable,
    Result,
    Strict,
)
from riftable.server.protocol.profile_models import MyResults, PastGame

# Bodies.


class Name(Strict):
    """My name and language; what is left out stays."""

    name: Line = ""
    lang: Lang | None = None


class Credentials(Strict):
    """A name and a password."""

    name: Line
    password: Line


class NewGame(Strict):
    """A table. Each of `seats`: "me", "open", "bot:LEVEL", or "here:NAME" at my own device."""

    game: Word
    mode: Word
    seats: Occupants
    options: Options = field(default_factory=dict)
    public: bool = False
    clock: ClockSetting = ClockSetting()
    absent: Literal["wait", "skip", "bot", "lose"] = "wait"  # what happens to players out of time
    delay: Number = 1  # turns that spectators are behind
    invited: bool = False  # an invitation is needed to sit down, and to look
    stand_in: Word = ""  # the bot that plays for players who are absent, late or gave up; "": the default
    name: Line = ""  # mine, if I have none yet
    promise: Word = ""  # of the salt I add to the shuffles


class Quick(Strict):
    """A game against bots that begins at once."""

    game: Word = ""  # "": the first that is served
    mode: Word = ""
    bot: Word = ""
    options: Options = field(default_factory=dict)
    name: Line = ""
    promise: Word = ""


class Join(Strict):
    """Sit down, at this seat or any open one."""

    seat: Seat | None = None
    name: Line = ""
    promise: Word = ""
    invite: Word = ""  # the token of an invitation, where one is needed
    deck: Text = ""  # in games with decks: known by name, a list or a code; "": the one laid there


class NewInvitation(Strict):
    """Make an invitation for this seat, or any."""

    seat: Seat | None = None


class ById(Strict):
    """One of several, by its id; "" where all are meant."""

    id: Word = ""


class DeleteUser(Strict):
    """Delete me; accounts confirm it with their password."""

    password: Line = ""


class NewPassword(Strict):
    """Another password for my account; all other sessions end."""

    old: Line
    new: Line


class Fill(Strict):
    """What the host does with a seat before the game: "open" or "bot:LEVEL"."""

    seat: Seat
    occupant: Word


class Fork(Strict):
    """Go on from the position after `at` moves of a finished game, in this seat, against bots."""

    at: Number
    seat: Seat
    bot: Word = ""


# Answers.


class Me(Sent):
    """The current user. Without a name there is none yet."""

    id: str
    name: str
    account: bool
    lang: Lang


class MySession(Sent):
    """A browser in which I am logged in or known as a guest."""

    id: str
    created: int  # ms since 1970
    seen: int  # the day it was last used
    agent: str  # "Firefox, Linux"
    here: bool  # this one


class Sessions(Sent):
    """All my sessions."""

    sessions: list[MySession]


class InviteInfo(Sent):
    """An invitation to a table."""

    id: str
    seat: int  # -1: any
    created: int
    used: bool
    link: str  # to send to a friend: only when it is made, else ""


class Invites(Sent):
    """All invitations to a table."""

    invites: list[InviteInfo]


class MyLine(Sent):
    """Something I said."""

    when: int
    text: str


class MyTable(Sent):
    """A table at which I sat; its record once the game is over."""

    id: str
    game: str
    mode: str
    created: int
    status: str
    seats: list[int]
    record: str
    said: list[MyLine]


class MyDeck(Sent):
    """A deck I keep."""

    name: str
    text: str


class MyPuzzle(Sent):
    """A puzzle I tried."""

    id: str
    game: str
    first: bool  # solved at the first attempt
    solved: bool  # at the last attempt
    tried: int  # when that was, in ms since 1970
    due: str  # the day it comes back; "": it does not


class MyNote(Sent):
    """A comment that I wrote in a study."""

    when: int
    text: str


class MyStudy(Sent):
    """A study of mine: the record of its game, and what was added to it."""

    id: str
    title: str
    created: int
    record: str
    players: list[str]
    variations: dict[str, str]  # by number: the place they start from, and their moves
    comments: list[MyNote]  # mine


class MyData(Sent):
    """All data of the server about me."""

    id: str
    name: str
    account: bool
    lang: str
    created: int
    sessions: list[MySession]
    tables: list[MyTable]
    decks: list[MyDeck]
    puzzles: list[MyPuzzle]
    puzzle_days: dict[str, int]  # how many puzzles I solved on which day
    lesson_steps: list[str]  # that I have done: as "GAME/LESSON/1"
    results: list[PastGame]  # of the tables above, as the profile shows them
    studies: list[MyStudy]
    study_comments: list[MyNote]  # in studies of others
    profile: MyResults  # what follows from them: results, openings, habits, ratings
    listed: bool  # in the list of ratings, once I have played enough


class Opened(Sent):
    """A table to go to, and my seat at it (-1: none)."""

    id: str
    link: str
    seat: int


class SeatView(Sent):
    """The position as a seat knows it, for bots; `core.view_codec` describes and reads `view`."""

    v: int
    seat: int
    game: str
    mode: str
    options: dict[str, str]  # as this seat may know them
    status: Literal["open", "playing", "over"]
    asked: bool  # this seat must answer
    stood_in: bool  # a bot of the server plays for this seat; the command `back` ends that
    view: Json | None  # null: nothing new since the version that was asked for, or not begun
    result: Result | None


class Lobby(Sent):
    """Public tables that wait or are played, and all of mine."""

    tables: list[TableInfo]
    mine: list[TableInfo]
    damaged: list[DamagedTable]
    not_served: list[NotServedTable]


class OptionInfo(Sent):
    """An option of the rules: one of `choices`, or ("guilds", "number", "text") something to type."""

    name: str
    kind: Literal["choice", "switch", "number", "guilds", "decks", "text"]
    label: str
    help: str
    default: str
    choices: list[ChoiceInfo]  # of "decks" one for each seat, divided by slashes; or a list
    sizes: list[int]  # "guilds": how many for each seat
    low: int  # "number"
    high: int
    advanced: bool  # rarely needed


class ModeInfo(Sent):
    """A way to play a game. `seats` are the numbers of seats it can have; `sized_by` the option that says."""

    mode: str
    label: str
    help: str
    seats: list[int]
    sized_by: str
    sides: list[int]  # of the default number of seats
    options: list[OptionInfo]


class GameInfo(Sent):
    """A game."""

    game: str
    label: str
    help: str
    modes: list[ModeInfo]
    summary: str = ""  # how many play, and how long it takes
    puzzles: bool = False  # whether there are some


class BotInfo(Sent):
    """A bot that may sit at a table, weakest first."""

    bot: str
    label: str
    strength: str  # in a word; "": unknown
    help: str
    games: list[str]
    modes: list[str]  # of these games, "game/mode": what it plays


class Catalogue(Sent):
    """Games, modes, options, bots and clocks of a server."""

    games: list[GameInfo]
    bots: list[BotInfo]
    clocks: list[ClockSetting]
    version: str
    quick_bot: str
    stand_in: str  # the bot that plays for absent players where the host chose none
    ratings: bool  # the host has turned them on


class GlossaryPage(Sent):
    """The glossary of a game, for the inspector. Everything by id is in the order of its ids."""

    game: str
    mode: str
    lang: Lang
    cards: list[CardText]
    groups: list[GroupText]
    lanes: list[str]  # the names of the locations
    challenges: list[ChallengeText]
    plans: list[PlanWords]
    presets: list[ChoiceInfo]
    faces: list[CardFace]
    keywords: list[KeywordText]


class Example(Sent):
    """An example of a rule: a position, moves in notation, the events, and the position afterwards."""

    section: str  # of the rules
    line: str
    names: list[str]  # of the players, by seat
    before: Json
    beats: list[Beat]
    after: Json


class Draw(Sent):
    """An answer of chance: the possible outcomes in order, the weight of each, and the one that came."""

    at: int  # moves made before
    names: list[str]
    counts: list[int]
    drawn: str


class Shuffled(Sent):
    """How a recorded game was shuffled, so that every draw can be repeated and compared."""

    id: str  # of the table
    start: int  # the moves before were not drawn at this table
    seed: str
    commitment: str
    salts: list[str]  # by seat, in hex
    own: list[bool]  # by seat: revealed by the player, not added by the server
    draws: list[Draw]
    fair: bool  # the result of the server's own check


class ReplayStep(Sent):
    """A step of a replay: the position after `at` moves, and how it came about from the step before."""

    at: int
    seat: int  # that acted; -1: chance, or the set-up
    scores: list[int]
    names: str  # the moves in notation
    beats: list[Beat]
    view: Json
    hands: list[list[str]]  # by seat, all hands: only in an open replay, else empty


class Replay(Sent):
    """A finished game, action by action, as one seat saw it or (seat -1) with all cards open."""

    id: str
    game: str
    mode: str
    options: dict[str, str]
    seats: list[str]
    sides: list[int]  # as in `TableInfo`
    goal: int
    seat: int
    steps: list[ReplayStep]
    result: Result | None
    record: str
