"""Bags and piles: cards in an unknown order, and decks made of such bags.

A bag is a value: ascending bytes, repeats included. Copies of a position share it. Each of its bytes is
equally likely, whether a search enumerates the outcomes or a game samples one.
"""

from __future__ import annotations

from typing import Final

ONE: Final[list[bytes]] = [bytes([card]) for card in range(256)]  # by card: a bag of that card alone
EMPTY: Final = b""


def take(bag: bytes, card: int) -> bytes:
    """Return the bag without one copy of a card, which must be in it."""
    return bag.replace(ONE[card], EMPTY, 1)


class Pile:
    """A deck: bags from the top down, each with the seats that know its contents.

    A shuffled deck is one bag. A card put back on top is a bag of one; three cards put under the
    deck in an unknown order are one bag of three; a look marks a bag as known to a seat.
    """

    bags: list[bytes]
    seen: list[int]  # by bag: a bitmask of seats

    def __init__(self, cards: bytes) -> None:
        self.bags = [bytes(sorted(cards))] if cards else []
        self.seen = [0] if cards else []

    def __len__(self) -> int:
        return sum([len(bag) for bag in self.bags])

    def copy(self) -> Pile:
        """Return an independent copy."""
        twin = Pile(EMPTY)
        twin.bags = self.bags[:]
        twin.seen = self.seen[:]
        return twin

    def top(self) -> bytes:
        """Return the bag that the next card comes from; empty if the pile is."""
        return self.bags[0] if self.bags else EMPTY

    def draw(self, card: int) -> None:
        """Remove the top card, which chance has said is `card`."""
        rest = take(self.bags[0], card)
        if rest:
            self.bags[0] = rest
        else:
            del self.bags[0]
            del self.seen[0]

    def look(self, card: int, seats: int) -> None:
        """Leave the top card, which chance has said is `card`, known to the seats of this bitmask."""
        known = self.seen[0] if len(self.bags[0]) == 1 else 0
        self.draw(card)
        self.put_on_top(ONE[card], known | seats)

    def put_on_top(self, cards: bytes, seats: int = 0) -> None:
        """Put cards on top, in an unknown order; the seats of the bitmask know which they are."""
        self.bags.insert(0, bytes(sorted(cards)))
        self.seen.insert(0, seats)

    def put_under(self, cards: bytes, seats: int = 0) -> None:
        """Put cards at the bottom, in an unknown order; the seats of the bitmask know which they are."""
        self.bags.append(bytes(sorted(cards)))
        self.seen.append(seats)

    def shuffle(self) -> None:
        """Merge everything into one bag, which no seat knows."""
        cards = EMPTY.join(self.bags)
        self.bags = [bytes(sorted(cards))] if cards else []
        self.seen = [0] if cards else []
