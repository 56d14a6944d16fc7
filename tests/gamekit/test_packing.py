"""Parts of observations: masks, and what a packer keeps."""

from __future__ import annotations

from riftable.gamekit.packing import MAX_KEPT_PARTS, PartCache, marked


def test_a_mask_is_1_at_its_places() -> None:
    assert list(marked([0, 3], 5)) == [1, 0, 0, 1, 0]
    assert list(marked([], 2)) == [0, 0]


def test_a_cache_never_holds_more_than_its_limit() -> None:
    cache = PartCache()
    for number in range(MAX_KEPT_PARTS):
        assert cache.keep(number, b"%d" % number) == b"%d" % number
    assert cache.find(0) == b"0"
    assert cache.find((0,)) is None
    cache.keep(-1, b"last")
    assert (cache.find(0), cache.find(-1)) == (None, b"last")
