"""The generator: known streams, fair numbers, independent streams."""

from __future__ import annotations

from riftable.core.rng import Rng

KNOWN = [2125474267, 1314370051, 1018618419, 3056178193]
KNOWN_MORE = [1157207036, 1438872083]


def test_known_stream() -> None:
    rng = Rng(7)
    assert [int(rng.bits()) for _ in range(4)] == KNOWN
    assert [int(Rng(7, 5).bits()), int(Rng(2**80 + 7).bits())] == KNOWN_MORE


def test_below_is_fair() -> None:
    for n in (1, 2, 3, 7, 36, 54):
        rng = Rng(11, n)
        draws = 6000
        counts = [0] * n
        for _ in range(draws):
            counts[rng.below(n)] += 1
        expected = draws / n
        chi = sum((count - expected) ** 2 / expected for count in counts)
        assert chi < 2 * n + 25  # far beyond the 99.99th percentile for these n


def test_pairs_are_fair_too() -> None:
    rng = Rng(3)
    counts = [0] * 64
    last = rng.below(8)
    for _ in range(20000):
        now = rng.below(8)
        counts[last * 8 + now] += 1
        last = now
    chi = sum((count - 312.5) ** 2 / 312.5 for count in counts)
    assert chi < 130


def test_streams_of_consecutive_seeds_differ() -> None:
    firsts = {int(Rng(seed, index).bits()) for seed in range(100) for index in range(100)}
    assert len(firsts) > 9990


def test_below_rejects_the_unfair_part() -> None:
    rng = Rng(1)
    big = 3 * 2**29
    assert all(0 <= rng.below(big) < big for _ in range(200))


def test_split_goes_its_own_way() -> None:
    rng = Rng(5)
    twin = Rng(5)
    child = rng.split()
    assert [int(child.bits()) for _ in range(3)] != [int(rng.bits()) for _ in range(3)]
    assert twin.split().x == Rng(5).split().x


def test_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    rng = Rng(2)
    orders = set()
    for _ in range(300):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3, 4]
        orders.add(tuple(items))
    assert len(orders) == 24
