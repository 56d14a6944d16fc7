"""Bags and piles: cards in an unknown order, and decks made of such bags.

A bag is a value: ascending numbers, repeats included. Copies of a position share it. Each of its entries is
equally likely, whether a search enumerates the outcomes or a game samples one. A game with at most 256 kinds
of cards writes its bags as bytes, which are the fastest; a game with more as tuples (`Bag`).
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from riftable.core.native import i64, mypyc_attr

Bag: TypeAlias = tuple[int, ...]

ONE: Final[list[bytes]] = [bytes([card]) for card in range(256)]  # by card: a bag of that card alone
EMPTY: Final = b""
EMPTY_BAG: Final[Bag] = ()
NO_BAGS: Final[list[Bag]] = []  # of all empty piles, so it must not be changed
NO_SEATS: Final[list[int]] = []


def take(bag: bytes, card: int) -> bytes:
    """Return the bag without one copy of a card, which must be in it."""
    return bag.replace(ONE[card], EMPTY, 1)


def bag_of(cards: Bag | list[int]) -> Bag:
    """Return a bag of these cards, which may come in any order."""
    return tuple(sorted(cards))


def with_one(bag: Bag, card: int) -> Bag:
    """Return the bag with one more copy of a card."""
    return tuple(sorted((*bag, card)))


def without_one(bag: Bag, card: int) -> Bag:
    """Return the bag without one copy of a card; raise ValueError if there is none."""
    for i, other in enumerate(bag):  # not `index`: compiled, this compares plain integers
        if other == card:
            return bag[:i] + bag[i + 1 :]
    raise ValueError(f"card {card} is not in the bag")


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A deck: bags from the top down, each with the seats that know its contents.

    A shuffled deck is one bag. A card put back on top is a bag of one; three cards put under the
    deck in an unknown order are one bag of three; a look marks a bag as known to a seat.
    """

    bags: list[Bag]
    seen: list[int]  # by bag: a bitmask of seats

    def __init__(self, cards: Bag | list[int]) -> None:
        self.bags = NO_BAGS
        self.seen = NO_SEATS
        if cards:
            self.put_under(cards)

    def __len__(self) -> int:
        n: i64 = 0
        for bag in self.bags:
            n += len(bag)
        return n

    def copy(self) -> Pile:
        """Return an independent copy."""
        twin = Pile(EMPTY_BAG)
        twin.bags = self.bags[:]
        twin.seen = self.seen[:]
        return twin

    def top(self) -> Bag:
        """Return the bag that the next card comes from; empty if the pile is."""
        return self.bags[0] if self.bags else EMPTY_BAG

    def draw(self, card: int) -> None:
        """Remove the top card, which chance has said is `card`."""
        rest = without_one(self.bags[0], card)
        if rest:
            self.bags[0] = rest
        else:
            del self.bags[0]
            del self.seen[0]

    def look(self, card: int, seats: int) -> None:
        """Leave the top card, which chance has said is `card`, known to the seats of this bitmask."""
        known = self.seen[0] if len(self.bags[0]) == 1 else 0
        self.draw(card)
        self.put_on_top((card,), known | seats)

    def show(self, depth: int, card: int, seats: int) -> None:
        """Make a card known to the seats of this bitmask where it lies, below `depth` cards that are known.

        Chance has said that it is `card`: one of the bag at that depth.
        """
        rest = without_one(self.bags[depth], card)
        if rest:
            self.bags[depth] = rest
            self.bags.insert(depth, (card,))
            self.seen.insert(depth, seats)
        else:
            self.seen[depth] |= seats

    def remove(self, depth: int) -> None:
        """Remove the card at this depth, which is a bag of its own."""
        del self.bags[depth]
        del self.seen[depth]

    def put_on_top(self, cards: Bag | list[int], seats: int = 0) -> None:
        """Put cards on top, in an unknown order; the seats of the bitmask know which they are."""
        self.bags = [bag_of(cards), *self.bags]
        self.seen = [seats, *self.seen]

    def put_under(self, cards: Bag | list[int], seats: int = 0) -> None:
        """Put cards at the bottom, in an unknown order; the seats of the bitmask know which they are."""
        self.bags = [*self.bags, bag_of(cards)]
        self.seen = [*self.seen, seats]

    def shuffle(self) -> None:
        """Merge everything into one bag, which no seat knows."""
        cards = [card for bag in self.bags for card in bag]
        self.bags = [bag_of(cards)] if cards else NO_BAGS
        self.seen = [0] if cards else NO_SEATS
