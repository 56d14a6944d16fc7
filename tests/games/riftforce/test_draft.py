"""The drafts: how many guilds lie on offer, who chooses when, and what is left."""

from __future__ import annotations

import pytest

import riftable
from riftable.games.riftforce.rules.ids import GUILD_NAMES
from tests.helpers import line, names


def test_base_draft() -> None:
    g = riftable.new("riftforce", first=1, auto=False)
    assert len(g.moves) == 10
    g.push("!fire !air")  # one each, the starting seat first
    assert g.view(-1).json()["guilds"] == [["air"], ["fire"]]
    assert len(g.moves) == 8
    g.push("!ice")  # out
    assert g.seat == 1
    assert names(g) == "earth light plant water shadow crystal thunderbolt"
    for seat in (1, 0, 1, 0, 1, 0):
        assert g.seat == seat
        g.push(next(iter(g.moves)))
    assert g.view(-1).json()["guilds"] == [
        ["air", "light", "water", "crystal"],
        ["fire", "earth", "plant", "shadow"],
    ]


def test_beyond_draft() -> None:
    g = riftable.new("riftforce", draft="beyond", first=0, seed=3)
    assert g.seat == 0
    assert len(g.moves) == 8
    offered = set(g.moves)
    for left in range(8, 2, -1):
        assert len(g.moves) == left
        g.push(next(iter(g.moves)))
    guilds = [line(g, f"guilds {seat}").split() for seat in (0, 1)]
    assert [len(own) for own in guilds] == [4, 4]
    assert len({guild for own in guilds for guild in own}) == 8
    assert len([guild for own in guilds for guild in own if guild in offered]) == 6


@pytest.mark.parametrize(("mode", "players"), [("duel", 2), ("team3", 3), ("team4", 4), ("solo", 2)])
def test_view_tells_the_order_of_picks(mode: str, players: int) -> None:
    g = riftable.new("riftforce", mode=mode, seed=3)
    told = g.view(-1).json()
    seats = []
    while g.view(-1).json().get("picks"):
        assert g.view(-1).json()["picks"] == told["picks"]
        seats.append(g.seat)
        g.push(next(iter(g.moves)))
    assert seats == told["picks"]
    assert [len(line(g, f"guilds {seat}").split()) for seat in range(players)] == told["quotas"]


@pytest.mark.parametrize("draft", ["base", "beyond"])
def test_every_guild_is_met(draft: str) -> None:
    seen: set[str] = set()
    for seed in range(60):
        seen |= set(riftable.new("riftforce", draft=draft, seed=seed).moves)
    assert seen == set(GUILD_NAMES[:10] if draft == "base" else GUILD_NAMES)


def test_either_seat_may_start() -> None:
    starts = [riftable.new("riftforce", seed=seed).seat for seed in range(40)]
    assert 8 < starts.count(0) < 32
    assert {riftable.new("riftforce", seed=seed, first=1).seat for seed in range(5)} == {1}


def test_the_seat_that_does_not_start_has_a_card_in_the_middle() -> None:
    for first, row in ((0, "- / air5"), (1, "fire5 / -")):
        g = riftable.new(
            "riftforce", guilds="fire ice light water / air plant sand star", first=first, auto=False
        )
        order = [("!fire", "!air"), ("!air", "!fire")][first]
        for guild in order:
            g.push(" ".join([f"{guild}6"] * 3 + [f"{guild}7"] * 2 + [f"{guild}5"] * 2))
        g.push(f"{order[1]}5")
        assert line(g, "3") == row
        assert g.seat == first
