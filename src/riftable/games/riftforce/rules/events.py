"""What can happen in a game of Riftforce, as a person at the table would see it.

Units are ids on the board, cards are kinds, locations count from 0. Events hold public
information only: `core.event.Reveal` tells drawn cards.
"""

from __future__ import annotations

from typing import ClassVar

from riftable.core.event import Event


class Began(Event):
    """`seat` starts."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Removed(Event):
    """A guild went back into the box before the draft."""


class Offered(Event):
    """A guild lies on offer."""

    __match_args__: ClassVar[tuple[str, ...]] = ("guild",)

    def __init__(self, guild: int) -> None:
        self.guild = guild


class Took(Event):
    """A seat has a guild now, by choice or (`chosen` 0) by chance."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "guild", "chosen")

    def __init__(self, seat: int, guild: int, chosen: int) -> None:
        self.seat = seat
        self.guild = guild
        self.chosen = chosen


class Drew(Event):
    """A seat drew a card; a Reveal to that seat says which."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Recycled(Event):
    """A seat made a new deck of its discard pile."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Showed(Event):
    """A seat took a card from its hand to play it; where is not yet said."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Placed(Event):
    """Set-up or the trainer put a card on the board: it is not played, nothing triggers."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit", "card", "lane")

    def __init__(self, seat: int, unit: int, card: int, lane: int) -> None:
        self.seat = seat
        self.unit = unit
        self.card = card
        self.lane = lane


class Played(Placed):
    """A seat played a card from its hand."""


class Stole(Event):
    """`by` made `seat` play the enemy it has just destroyed, under a new unit id."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "by", "unit", "card", "lane")

    def __init__(self, seat: int, by: int, unit: int, card: int, lane: int) -> None:
        self.seat = seat
        self.by = by
        self.unit = unit
        self.card = card
        self.lane = lane


class Discarded(Event):
    """A seat discarded a card from its hand to activate elementals."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Called(Event):
    """A seat said what it activates: the guild (`by_number` 0) or the number of the discarded card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card", "by_number")

    def __init__(self, seat: int, card: int, by_number: int) -> None:
        self.seat = seat
        self.card = card
        self.by_number = by_number


class Activated(Event):
    """A seat activates a unit; what follows is its ability."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit")

    def __init__(self, seat: int, unit: int) -> None:
        self.seat = seat
        self.unit = unit


class Hit(Event):
    """`by` placed `n` damage on `unit`."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "unit", "n")

    def __init__(self, by: int, unit: int, n: int) -> None:
        self.by = by
        self.unit = unit
        self.n = n


class Healed(Event):
    """`by` removed `n` damage from `unit`; `all_of_it` tells a full cure from a counted one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "unit", "n", "all_of_it")

    def __init__(self, by: int, unit: int, n: int, all_of_it: int) -> None:
        self.by = by
        self.unit = unit
        self.n = n
        self.all_of_it = all_of_it


class Moved(Event):
    """`unit` moved itself from one location to the end of the line at another."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit", "origin", "lane")

    def __init__(self, unit: int, origin: int, lane: int) -> None:
        self.unit = unit
        self.origin = origin
        self.lane = lane


class Pulled(Event):
    """`by` made the enemy `unit` come to its own location."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "unit", "lane")

    def __init__(self, by: int, unit: int, lane: int) -> None:
        self.by = by
        self.unit = unit
        self.lane = lane


class Dragged(Pulled):
    """`by` moved and took the enemy `unit` along."""


class Pushed(Pulled):
    """The bot `by` made `unit` go to another location."""


class Planned(Event):
    """The trainer's next plan lies face up."""

    __match_args__: ClassVar[tuple[str, ...]] = ("plan",)

    def __init__(self, plan: int) -> None:
        self.plan = plan


class Skipped(Event):
    """A number of an attack plan found no bot that could do damage."""

    __match_args__: ClassVar[tuple[str, ...]] = ("plan", "number")

    def __init__(self, plan: int, number: int) -> None:
        self.plan = plan
        self.number = number


class Again(Event):
    """`unit` destroyed its target and strikes once more."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class Destroyed(Event):
    """`unit` left the board for the discard pile of `pile`."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit", "pile")

    def __init__(self, unit: int, pile: int) -> None:
        self.unit = unit
        self.pile = pile


class Gained(Event):
    """A side gained Riftforce for what was destroyed."""

    __match_args__: ClassVar[tuple[str, ...]] = ("side", "n")

    def __init__(self, side: int, n: int) -> None:
        self.side = side
        self.n = n


class Controlled(Event):
    """A seat checked: its side is alone at `n` locations and gains as much Riftforce."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n


class Tied(Event):
    """A round that would have ended the game ended in a tie: one more."""


class Ended(Event):
    """The game is over; `winner` is a side, or -1 for a draw."""

    __match_args__: ClassVar[tuple[str, ...]] = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner
