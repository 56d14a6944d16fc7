"""The JSON of a Riftforce view, from which `client/src/games/riftforce/views.ts` is written (`make wire`)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from riftable.core.view_json import FrameJson, ViewAskJson


class UnitJson(TypedDict):
    """An elemental on the board."""

    id: int
    card: str
    damage: int
    seat: int  # its owner


class RiftViewJson(TypedDict):
    """A position as one seat knows it. Cards and guilds are named as in notation; seats count from 0."""

    rules: str  # game and mode
    seat: int  # whose view this is; -1: a spectator's
    first: int
    turn: int
    round: int
    place: int  # seats that have acted in this round
    idle: int  # actions in a row that changed nothing
    waiting: int  # seats that are asked, as bits
    over: bool
    winner: int  # a side; -1: none
    scores: list[int]  # by side
    guilds: list[list[str]]  # by player
    pool: int  # guilds of the draft that lie face down
    offer: list[str]  # guilds to choose from in the draft
    picks: NotRequired[list[int]]  # the seat of each pick, made or to come; draft only
    quotas: NotRequired[list[int]]  # by player, how many guilds they will have; draft only
    board: list[list[UnitJson]]  # side * locations + location, nearest the rift first
    hand: list[str]  # my own
    hands: list[int]  # by player, how many cards they hold
    decks: list[int]  # by player, how many cards are left
    discards: list[list[str]]  # by player
    known: list[list[str]]  # by player, cards in hand that all have seen
    unseen: list[list[str]]  # by player, cards of deck or hand that I cannot place
    fired: list[int]  # units already activated this turn
    doomed: list[int]  # units with lethal damage
    plans: NotRequired[list[str]]  # of the trainer, those met so far; solo only
    met: NotRequired[int]  # how many of them have been carried out; solo only
    frames: list[FrameJson]
    ask: ViewAskJson | None
