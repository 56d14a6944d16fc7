"""Bags and piles: their contents, and which seats know them."""

from __future__ import annotations

import pytest

from riftable.core.bag import Pile, bag_of, take, with_one, without_one


def test_a_bag_loses_one_copy() -> None:
    assert take(b"\x01\x03\x03", 3) == b"\x01\x03"
    assert without_one((1, 3, 3), 3) == (1, 3)


def test_a_bag_of_many_kinds_stays_in_order() -> None:
    bag = bag_of([2000, 3, 300])
    assert bag == (3, 300, 2000)
    assert with_one(bag, 300) == (3, 300, 300, 2000)
    assert with_one((), 256) == (256,)
    with pytest.raises(ValueError, match="not in the bag"):
        without_one(bag, 4)


def test_a_shuffled_pile_is_one_bag() -> None:
    pile = Pile((3, 1, 2))
    assert pile.top() == (1, 2, 3)
    pile.draw(2)
    assert len(pile) == 2
    pile.draw(1)
    pile.draw(3)
    assert len(pile) == 0
    assert pile.top() == ()


def test_a_card_on_top_is_a_bag_of_its_own() -> None:
    pile = Pile((1, 2))
    pile.put_on_top((9,), seats=0b10)
    assert pile.top() == (9,)
    assert pile.seen[0] == 0b10
    pile.draw(9)
    assert pile.top() == (1, 2)


def test_cards_underneath_come_last() -> None:
    pile = Pile((1,))
    pile.put_under((8, 7), seats=0b01)
    pile.draw(1)
    assert pile.top() == (7, 8)
    assert pile.seen == [0b01]


def test_a_look_is_remembered_for_the_seats_that_looked() -> None:
    pile = Pile((1, 2, 2))
    pile.look(2, 0b01)
    assert pile.top() == (2,)
    pile.look(2, 0b10)
    assert pile.seen[0] == 0b11
    assert len(pile) == 3


def test_shuffling_forgets_the_order() -> None:
    pile = Pile((1, 2))
    pile.put_on_top((3,), seats=1)
    pile.shuffle()
    assert pile.bags == [(1, 2, 3)]
    assert pile.seen == [0]
    empty = Pile(())
    empty.shuffle()
    assert len(empty) == 0


def test_a_copy_goes_its_own_way() -> None:
    pile = Pile((1, 2))
    twin = pile.copy()
    twin.draw(1)
    assert len(pile) == 2
    assert len(twin) == 1


def test_empty_piles_share_nothing_that_changes() -> None:
    one, other = Pile(()), Pile(())
    one.put_under((1,))
    one.put_on_top((2,), seats=1)
    assert one.bags == [(2,), (1,)]
    assert one.seen == [1, 0]
    assert len(other) == 0
    assert len(Pile(())) == 0
