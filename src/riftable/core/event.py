"""Events: what happened, in order, as players at a table would see it. Ids and numbers only."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from riftable.core.native import mypyc_attr

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened. Events are public, except `Reveal`. `__match_args__` names the fields."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> list[int]:
        """Return the values of the fields, in the order of `__match_args__`."""
        return [getattr(self, name) for name in self.__match_args__]

    def json(self) -> dict[str, Json]:
        """Return the event as JSON: its name in lower case and its fields."""
        out: dict[str, Json] = {"event": type(self).__name__.lower()}
        for name, value in zip(self.__match_args__, self.fields(), strict=True):
            out[name] = value
        return out

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.fields() == getattr(other, "fields")()  # noqa: B009  (the type is the same, which mypy cannot know)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(self.fields())

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple(self.fields())))

    def __repr__(self) -> str:
        inside = ", ".join([f"{n}={v}" for n, v in zip(self.__match_args__, self.fields(), strict=True)])
        return f"{type(self).__name__}({inside})"


class Reveal(Event):
    """The one private event: some seats learn that `seat` holds `card`.

    `to` is a bitmask of these seats.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card", "to")

    def __init__(self, seat: int, card: int, to: int) -> None:
        self.seat = seat
        self.card = card
        self.to = to


def seen_by(events: list[Event], seat: int) -> list[Event]:
    """Return the events that a seat may know; seat -1, a spectator, gets no private ones."""
    return [e for e in events if not isinstance(e, Reveal) or (seat >= 0 and e.to >> seat & 1)]
