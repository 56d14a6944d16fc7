"""What can happen in a game of Riffifi, as a person at the table would see it.

Events hold public information only: `core.event.Reveal` tells the cards of a hand and cards played unseen.
The field `colour` keeps its spelling, because clients read it in JSON.
"""

from __future__ import annotations

from typing import ClassVar

from riftable.core.event import Event


class TookOut(Event):
    """A 1 goes back into the box before the game, for the Officer."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Began(Event):
    """Hand `n` begins, of so many `hands`; 0: the number is not fixed."""

    __match_args__: ClassVar[tuple[str, ...]] = ("n", "hands")

    def __init__(self, n: int, hands: int) -> None:
        self.n = n
        self.hands = hands


class Deals(Event):
    """A seat deals this hand; its left neighbor starts."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Misdealt(Event):
    """`seat` was dealt `n` cards of a color, so all cards are dealt again."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "colour", "n")

    def __init__(self, seat: int, color: int, n: int) -> None:
        self.seat = seat
        self.colour = color
        self.n = n


class Dealt(Event):
    """All players picked up `n` cards; Reveals tell each player which."""

    __match_args__: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class Passed(Dealt):
    """All players passed the `n` cards of the last hand to the left; Reveals tell each player which came."""


class Played(Event):
    """A seat played a card for all to see."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Hid(Event):
    """A seat played a card unseen; a Reveal to that seat says which."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TurnedDown(Played):
    """The card of a seat was turned face down: it will not pay."""


class Took(Event):
    """A seat took tokens of a color from the bank."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "colour", "n")

    def __init__(self, seat: int, color: int, n: int) -> None:
        self.seat = seat
        self.colour = color
        self.n = n


class Stole(Event):
    """A seat took tokens of a color from `victim`."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "victim", "colour", "n")

    def __init__(self, seat: int, victim: int, color: int, n: int) -> None:
        self.seat = seat
        self.victim = victim
        self.colour = color
        self.n = n


class Missed(Event):
    """A seat took nothing: its card lies face down; `card` is that one, if it was ever shown.

    Otherwise it is -1.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Ticked(Event):
    """A seat ticked a color; it has `n` ticks now."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "colour", "n")

    def __init__(self, seat: int, color: int, n: int) -> None:
        self.seat = seat
        self.colour = color
        self.n = n


class Counted(Event):
    """The hand is over, and a seat has `n` tokens. One for each seat, from seat 0 on."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n


class Ended(Event):
    """The game is over; `winners` is a bitmask of seats, `n` what they have: tokens, or ticks."""

    __match_args__: ClassVar[tuple[str, ...]] = ("winners", "n")

    def __init__(self, winners: int, n: int) -> None:
        self.winners = winners
        self.n = n
