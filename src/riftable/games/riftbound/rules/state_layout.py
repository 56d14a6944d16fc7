"""A position as one row of numbers: equal positions have equal rows. The row is independent of it."""

from __future__ import annotations

from riftable.core.bag import Bag, Pile
from riftable.core.machine import Ask
from riftable.games.riftbound.rules.columns_derived import (
    bag_columns,
    int_columns,
    nested_columns,
    pile_columns,
    scalars,
)
from riftable.games.riftbound.rules.state import Realm


def row(s: Realm) -> list[int]:
    """Return everything in a position, hidden things too. Every list comes with its length."""
    out = scalars(s)
    for column in int_columns(s):
        add(out, column)
    for lists in nested_columns(s):
        for one in lists:
            add(out, one)
    for bags in bag_columns(s):
        add_bags(out, bags)
    for piles in pile_columns(s):
        for pile in piles:
            add_pile(out, pile)
    out.append(len(s.fresh))
    for item in [*s.chain, *s.fresh]:
        add(out, item.memory())
    out.append(len(s.effects))
    for effect in s.effects:
        out += effect.memory()
    out.append(len(s.frames))
    for f in s.frames:
        add_bags(out, [tuple(f.code.name.encode())])
        out.append(f.at.index)
        add(out, f.memory())
    add_ask(out, s.ask)
    return out


def add(out: list[int], numbers: list[int]) -> None:
    """Add some numbers, preceded by their count."""
    out.append(len(numbers))
    out += numbers


def add_bags(out: list[int], bags: list[Bag]) -> None:
    """Add some bags of cards."""
    out.append(len(bags))
    for bag in bags:
        out.append(len(bag))
        out += bag


def add_pile(out: list[int], pile: Pile) -> None:
    """Add a deck, and what each seat knows of it."""
    add_bags(out, pile.bags)
    add(out, pile.seen)


def add_ask(out: list[int], ask: Ask | None) -> None:
    """Add the pending question."""
    if ask is None:
        out.append(-1)
        return
    out += [1, ask.seat, ask.kind, ask.about, ask.n, ask.base]
    if ask.bag is not None:
        out += ask.bag
    else:
        out += ask.moves
