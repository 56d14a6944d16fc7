"""The JSON of a Riftbound view, from which `client/src/games/riftbound/views.ts` is written (`make wire`)."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from riftable.core.view_json import FrameJson, OneOf, Row, ViewAskJson

CHAIN_ROW: Final = Row(
    "ChainRow",
    (
        ("card", str),
        ("what", int),
        ("kind", int),
        ("me", int),
        ("seat", int),
        ("origin", int),
        ("pending", int),
    ),
    int,
)  # the card, then `Item.memory`
ChainRow: TypeAlias = Annotated[list[str | int], CHAIN_ROW]


class BoardObjectJson(TypedDict):
    """An object on the board: a legend, a battlefield, a unit or gear."""

    id: int
    card: str
    owner: int
    seat: int  # its controller; -1: none
    at: str  # the place, in notation
    damage: int
    flags: list[Annotated[str, OneOf("Flag")]]
    bits: int  # the same and more, as the engine has them
    extra: int  # Might until the end of the turn
    might: int  # 0 if it is not a unit
    host: int  # the unit that it is attached to; -1: none


class NoteJson(TypedDict):
    """Something that lasts, in the words of the reader's language."""

    unit: int  # the object it concerns; -1: a player, or everything
    seat: int  # whose effect it is, "you" in its text; -1: no one's
    card: str  # the card whose ability waits; "": none does
    text: str


class RealmViewJson(TypedDict):
    """A position as one seat knows it. Cards and domains are named as in notation; seats count from 0."""

    rules: str  # game and mode
    seat: int  # whose view this is; -1: a spectator's
    first: int
    turn: int
    regular: int  # the seat whose turn it was last in turn order, additional turns aside
    round: int  # turns begun
    phase: Annotated[str, OneOf("Phase")]
    waiting: int  # seats that are asked, as bits
    over: bool
    winner: int  # a side; -1: none
    priority: int  # -1: the controller of the newest item of the chain
    passes: int  # seats that have passed in a row
    focus: int
    stage: int  # of a showdown; 0: there is none
    showdown: int  # its place; -1: none
    combat: bool
    attacker: int
    defender: int
    dirty: bool  # a cleanup is outstanding
    running: bool  # a chain exists, or has not been noticed to be over
    by_trigger: bool  # the chain was started by a triggered ability
    stirred: bool  # a chain item was processed since the Expiration Step began
    moment: int
    barred: int  # 2v2: battlefields that the side on turn cannot score this turn, as bits
    invited: int  # 2v2: the teammate that may play now; -1: none
    helped: bool  # 2v2: the teammate had nothing to add since the seat on turn last acted
    gone: int  # seats that have left, as bits
    points: list[int]  # by side
    goal: int  # points that win
    wins: list[int]  # by side, games of a match
    objects: list[BoardObjectJson]
    places: list[list[int]]  # bases by seat, then battlefields; their objects have the numbers of the places
    contester: list[int]  # by place
    facedown: list[list[int]]  # by slot: its owner, since which turn, and the card if I may see it
    covered: list[str | None]  # by slot, my own facedown card; a slot for each place, then a second for each
    hand: list[str]  # my own
    aside: list[str]  # my own
    hands: list[int]  # by seat, how many cards it holds
    asides: list[int]  # by seat, how many cards it has set aside
    known: list[list[str]]  # by seat, cards in hand that all have seen
    sizes: list[list[int]]  # by seat, cards in each part of the Main Deck
    seen: list[list[int]]  # by seat and part, the seats that can name it, as bits
    bags: list[list[list[str]]]  # by seat and part, its cards if I can name them
    unseen: list[list[str]]  # by seat, cards that I cannot place
    rune_decks: list[list[list[str]]]  # by seat and part, domains
    trash: list[list[str]]  # by seat
    banished: list[list[str]]  # by seat
    chosen: list[str]  # by seat, the Chosen Champion
    champions: list[str | None]  # by seat, the card in the Champion Zone
    used: list[list[str]]  # by seat, battlefields used in the match
    scored: list[int]  # by seat, battlefields scored this turn, as bits
    finals: list[int]  # by seat, cards made final this turn
    died: list[int]  # by seat, its units that died this turn
    thrown: list[int]  # by seat, cards discarded this turn
    xp: list[int]  # by seat
    side: list[str]  # my own sideboard
    side_sizes: list[int]  # by seat
    wished: list[bool]  # by seat, whether it has chosen its champion for the next game
    runes: list[list[int]]  # by seat and domain
    ready: list[list[int]]  # by seat and domain
    energy: list[int]  # by seat
    spell_energy: list[int]  # by seat, for spells only
    gear_power: list[int]  # by seat, for gear and its abilities only
    power: list[list[int]]  # by seat and domain; the last pays for any
    chain: list[ChainRow]  # oldest first
    picks: list[list[str | int]]  # by item of the chain, what it has chosen: objects by id, all else by name
    fresh: int  # items at the end of the chain that are not in order yet
    effects: list[list[int]]
    notes: NotRequired[list[NoteJson]]  # the same in words, where a person reads the view
    aims: list[int]  # combat damage assigned: unit, amount, unit, amount …
    turns: list[int]  # seats with additional turns, the newest last
    frames: list[FrameJson]
    ask: ViewAskJson | None
