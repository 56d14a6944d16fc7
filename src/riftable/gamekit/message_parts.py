"""The parts of server messages that a game fills in: targets of answers and texts for the inspector.

The server's own messages are built from the same base structs. `tools/wire.py` writes the browser's types
from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct, field

Json: TypeAlias = Mapping[str, Any]


class Sent(Struct, forbid_unknown_fields=True):
    """What the server sends, with every field spelled out."""


class Sparse(Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What the server sends in great numbers: a missing field has its default."""


class Target(Sparse):
    """What on the board an answer concerns, so that it can be highlighted.

    `on` is "button" (nothing on the board), "card" (in my hand), "lane", "unit", "seats", or a kind of the
    game's own. The browser finds targets of the latter with `Choosing.targetKey`.
    """

    on: str
    card: str = ""  # which card that is; "button": the card it is about
    lane: int = -1  # the location, from 0
    side: int = -1  # of which side
    place: int = -1  # its place in line, from 0
    unit: int = -1  # its id in the view
    group: str = ""  # a guild, color or domain
    seats: list[int] = field(default_factory=list)  # "seats", "card": which it affects; else of which seat
    down: bool = False  # a card, or one of a zone: laid face down
    n: int = 1  # "button": how many cards that are alike it stands for; one of them is chosen


class Selection(Sparse):
    """How many things are chosen so far, must be and may be, where their order does not matter."""

    chosen: int
    least: int
    most: int


class ChoiceInfo(Sent):
    """A value of an option and its label."""

    value: str
    label: str
    group: str = ""  # the heading that it is listed below; "": none


class CardText(Sent):
    """A card as the inspector shows it; its index in `GlossaryPage.cards` is its id."""

    name: str  # in notation: fire5
    label: str
    group: str  # the name of its guild, color or domain
    value: int
    copies: int


class CardFace(Sent):
    """A card that carries rules text: its printed values, and the text line by line."""

    name: str  # in notation: sneaky-deckhand
    label: str
    kind: str  # unit, spell, gear, battlefield, legend
    supertype: str  # champion, signature, token, or ""
    domains: list[str]
    energy: int
    power: int
    might: int
    timing: str  # action, reaction, or ""
    keywords: list[str]  # Assault 2
    tags: list[str]
    lines: list[str]


class KeywordText(Sent):
    """A keyword on cards, and what it means."""

    name: str
    text: str


class GroupText(Sent):
    """A guild, color or domain: its label and what it does, sentence by sentence."""

    name: str
    label: str
    code: str  # two letters, or the shape of a color
    on_play: str
    active: str
    destroyed: str


class ChallengeText(Sent):
    """What a trainer's bot does, by number and stars."""

    number: int
    stars: int
    ampersand: str
    text: str


class PlanWords(Sent):
    """A plan of a trainer."""

    name: str
    label: str


class Glossary(NamedTuple):
    """The texts that the inspector can look up. Lists of things with ids are in the order of the ids."""

    cards: list[CardText] = []  # noqa: RUF012  (never changed)
    groups: list[GroupText] = []  # noqa: RUF012  (never changed)
    lanes: list[str] = []  # noqa: RUF012  (never changed)
    challenges: list[ChallengeText] = []  # noqa: RUF012  (never changed)
    plans: list[PlanWords] = []  # noqa: RUF012  (never changed)
    presets: list[ChoiceInfo] = []  # noqa: RUF012  (never changed)
    faces: list[CardFace] = []  # noqa: RUF012  (never changed)
    keywords: list[KeywordText] = []  # noqa: RUF012  (never changed)
