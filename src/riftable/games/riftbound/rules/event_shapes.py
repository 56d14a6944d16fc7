"""What most events of Riftbound have in common: a seat, an object, a card, a place, a number."""

from __future__ import annotations

from typing import ClassVar

from riftable.core.event import Event


class OfSeat(Event):
    """Something a seat did."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class OfSeatN(Event):
    """Something a seat did, with a number."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n


class OfSeatKind(Event):
    """Something a seat did with a card that all players see."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind


class OfSeatPlace(Event):
    """Something a seat did at a battlefield."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place


class OfUnit(Event):
    """Something that happened to an object on the board."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class OfUnitN(Event):
    """Something that happened to an object on the board, with a number."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit", "n")

    def __init__(self, unit: int, n: int) -> None:
        self.unit = unit
        self.n = n
