"""Bodies and answers of the routes about studies, and the messages of their sockets.

A *place* is where one can be in a study: in the game, the number of moves made; in a variation, its number,
which is `FIRST_VARIATION` or more.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, field

from riftable.gamekit.message_parts import Json, Sent
from riftable.server.protocol.bounds import Line, Moves, Number, Seat, Text, Word
from riftable.server.protocol.messages import Look, Read, TableInfo, Update, Why
from riftable.server.protocol.parts import Beat, Strict

MAX_TITLE_CHARS: Final = 80
MAX_COMMENT_CHARS: Final = 1000
FIRST_VARIATION: Final = 1_000_000  # no game has as many moves
MAX_TRIED: Final = 100  # decisions in a row that one tries privately
TriedLine: TypeAlias = Annotated[list[Line], Meta(max_length=MAX_TRIED)]

# Bodies.


class NewStudy(Strict):
    """Make a study of the finished game of a table; without a title it gets one."""

    title: Text = ""


class StudyKey(Strict):
    """Open a study with the key of its link."""

    key: Word


class StudyQuestion(Strict):
    """A query about a place, or where `line` leads from there; its `v` and `seat` do not matter."""

    place: Number
    query: Look | Why | Read
    line: TriedLine = field(default_factory=list)


class TryPrivately(Strict):
    """Moves that no one else sees, to be tried where `line` leads from a place; none are stored."""

    place: Number
    line: TriedLine = field(default_factory=list)  # of the last answer
    moves: Moves = field(default_factory=list)  # a path of the tree of its position; none: see it again


class NewVariation(Strict):
    """Moves to be tried at a place: a path of the tree that its position has."""

    place: Number
    moves: Moves


class StudyFork(Strict):
    """Play on from a place, in this seat, against bots."""

    place: Number
    seat: Seat
    bot: Word = ""


class StudyChange(Strict, tag_field="t", tag=str.lower):
    """Base of the changes of a study."""


class Rename(StudyChange):
    """Give the study another title."""

    title: Text


class Share(StudyChange):
    """Make a link, or revoke it; `contributions`: readers may add to the study."""

    link: bool
    contributions: bool


class Annotate(StudyChange):
    """Write a comment about a place."""

    place: Number
    text: Text


class Unannotate(StudyChange):
    """Delete a comment."""

    id: Number


class Prune(StudyChange):
    """Delete a variation with all that follows it."""

    place: Number


StudyChanges: TypeAlias = Rename | Share | Annotate | Unannotate | Prune

# Answers.


class StudyListing(Sent):
    """A study in a list; `mine`: I own it, else its link was given to me."""

    id: str
    title: str
    game: str
    mode: str
    label: str  # of game and mode
    touched: int  # ms since 1970
    mine: bool


class MyStudies(Sent):
    """The studies that I own or have opened by a link."""

    studies: list[StudyListing]
    most: int  # that I may own


class StudyStep(Sent):
    """A variation: one decision and what followed. The fields are those of `ReplayStep`."""

    place: int
    parent: int
    seat: int
    scores: list[int]
    names: str
    beats: list[Beat]
    view: Json
    hands: list[list[str]]
    deletable: bool  # by me


class StudyNote(Sent):
    """A comment."""

    id: int
    place: int
    name: str
    written: int
    text: str
    mine: bool
    deletable: bool  # by me


class Study(Sent):
    """A study but for its game, as one seat sees it (-1: with all cards open)."""

    id: str
    v: int  # changes with the study
    title: str
    owner: bool  # me
    link: str  # for the owner: the address to give to others; "": there is none
    contributions: bool  # whether readers may add to it
    may_add: bool  # whether I may
    source: str  # the table it was made from; "": that was deleted
    seat: int
    variations: list[StudyStep]
    comments: list[StudyNote]


class VariedStudy(Sent):
    """Where moves led: a new variation, or a place that was there already."""

    place: int
    study: Study


class StudyPosition(Sent):
    """The question at a place, for the seat that is asked there; without one, the game is over."""

    place: int
    table: TableInfo
    update: Update


class TriedPosition(Sent):
    """Where moves that are tried privately led: the line so far, what is told of the last, the question."""

    line: list[str]  # the labels of each decision and of what followed it
    beats: list[Beat]
    position: StudyPosition  # its `place` is the one from which `line` starts


# Sockets: what a client sends.


class StudyCommand(Strict, tag_field="t", tag=str.lower):
    """Base of what a client of a study sends."""


class At(StudyCommand):
    """I look at this place."""

    place: Number


class Lead(StudyCommand):
    """Take the lead; someone else keeps it if they are here, unless the owner takes it."""


class HandOn(StudyCommand):
    """Give the lead to someone else who is here."""

    to: Number


class StudyPing(StudyCommand, tag="ping"):
    """Keep the connection."""


StudyCommands: TypeAlias = At | Lead | HandOn | StudyPing

# Sockets: what the server sends.


class StudyPerson(Sent):
    """Someone who is here. `n` names them in this room; `place` is where they look."""

    n: int
    name: str
    you: bool
    owner: bool
    place: int


class StudyRoom(Sent, tag_field="t", tag="room"):
    """Who is here, who leads (-1: no one), and where; `v` is the version of the study."""

    v: int
    people: list[StudyPerson]
    leader: int
    place: int
    may_lead: bool  # whether I may take the lead
