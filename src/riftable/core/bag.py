"""Bags and piles: cards whose order nobody knows, and decks made of such bags.

A bag is a value: ascending bytes, repeats included. Copies of a position share it, and the n-th of
its cards has the same odds whether a search enumerates them or a table samples them.
"""

from __future__ import annotations

from typing import Final

ONE: Final[list[bytes]] = [bytes([card]) for card in range(256)]  # each card alone
EMPTY: Final = b""


def take(bag: bytes, card: int) -> bytes:
    """The bag without one copy of a card that is there."""
    return bag.replace(ONE[card], EMPTY, 1)


class Pile:
    """A deck: bags from the top down, each with the seats that have seen what it holds.

    A shuffled deck is one bag. A card put back on top is a bag of one; three cards put under the
    deck in an unknown order are one bag of three; a look marks a bag as known to a seat.
    """

    bags: list[bytes]
    seen: list[int]

    def __init__(self, cards: bytes) -> None:
        self.bags = [bytes(sorted(cards))] if cards else []
        self.seen = [0] if cards else []

    def __len__(self) -> int:
        return sum([len(bag) for bag in self.bags])

    def copy(self) -> Pile:
        """The same pile; changing one leaves the other alone."""
        twin = Pile(EMPTY)
        twin.bags = self.bags[:]
        twin.seen = self.seen[:]
        return twin

    def top(self) -> bytes:
        """What the next card may be, with odds; empty when the pile is."""
        return self.bags[0] if self.bags else EMPTY

    def draw(self, card: int) -> None:
        """Nature says the top card is `card`: takes it away."""
        rest = take(self.bags[0], card)
        if rest:
            self.bags[0] = rest
        else:
            del self.bags[0]
            del self.seen[0]

    def look(self, card: int, seats: int) -> None:
        """Nature says the top card is `card`, and the seats of this bitmask have seen it there."""
        known = self.seen[0] if len(self.bags[0]) == 1 else 0
        self.draw(card)
        self.put_on_top(ONE[card], known | seats)

    def put_on_top(self, cards: bytes, seats: int = 0) -> None:
        """Lays cards on the pile, in an order nobody chose; `seats` know which they are."""
        self.bags.insert(0, bytes(sorted(cards)))
        self.seen.insert(0, seats)

    def put_under(self, cards: bytes, seats: int = 0) -> None:
        """Slides cards under the pile, in an order nobody chose; `seats` know which they are."""
        self.bags.append(bytes(sorted(cards)))
        self.seen.append(seats)

    def shuffle(self) -> None:
        """Merges everything into one bag: what anybody knew of the order is gone."""
        cards = EMPTY.join(self.bags)
        self.bags = [bytes(sorted(cards))] if cards else []
        self.seen = [0] if cards else []
