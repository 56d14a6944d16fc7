"""The JSON of a Riffifi view, from which `client/src/games/riffifi/views.ts` is written (`make wire`)."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from riftable.core.view_json import FrameJson, ViewAskJson

CardSet: TypeAlias = list[str]  # ascending
PastHand: TypeAlias = tuple[int, CardSet, list[CardSet]]


class RiffifiViewJson(TypedDict):
    """A position as one seat knows it. Cards are named as in notation; seats and colors count from 0."""

    rules: str  # game and mode
    seat: int  # whose view this is; -1: a spectator's
    dealer: int
    turn: int
    hand_number: int  # from 1; 0 before the first hand
    closing: int  # 1 in the last round, in which no seat has a card left to play
    owed: int  # tokens that the seat on turn is about to take from seats that are tied
    tied: int  # those seats, as bits
    waiting: int  # seats that are asked, as bits
    over: bool
    winners: int  # seats, as bits
    unused: int  # cards that no seat plays with
    out: int  # the color whose 1 was taken out; 5: none, or all
    dealt: int  # cards dealt so far, while chance deals
    scores: list[int]  # by seat
    ticks: list[list[str]]  # by seat, colors
    bank: list[int]  # tokens by color
    tokens: list[list[int]]  # by seat and color
    captured: NotRequired[list[list[int]]]  # by seat and color, all tokens ever taken, where that counts
    face: list[str | None]  # by seat, the card face up before it
    piles: list[list[str | None]]  # by seat, the cards played; null: unseen
    unseen: list[list[int]]  # by seat, the places in its pile of what was played unseen
    clues: list[list[CardSet]]  # by seat, for each of these, the cards it may be
    hand: list[str]  # my own
    hands: list[int]  # by seat, how many cards it holds
    sets: list[CardSet]  # by seat, what I know to be among the cards it plays with
    past: list[PastHand]  # earlier hands: the set, what was shown, what the rest may be
    frames: list[FrameJson]
    ask: ViewAskJson | None
