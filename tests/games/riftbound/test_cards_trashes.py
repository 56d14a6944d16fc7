"""Scenarios of cards about the trashes of all players."""

from __future__ import annotations

from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import LANGUAGES, speech
from tests.games.riftbound.table import at, bound, moves, on_board, realm, trash


def test_ogn_212_forge_of_the_future_plays_a_recruit_at_base() -> None:
    g = bound("field 1 zaun-warrens 0 0", "unit 4 tibbers 0 @1", "hand 0 forge-of-the-future")
    g.push("forge-of-the-future")
    while "auto" in moves(g):
        g.push("auto")
    g.push("pass pass")
    assert sorted(on_board(g)) == ["forge-of-the-future.5", "recruit.6", "tibbers.4"]
    assert at(g, 6) == "base0"


def test_ogn_212_forge_of_the_future_is_killed_to_recycle_up_to_4_cards_from_any_trashes() -> None:
    lines = ("unit 4 forge-of-the-future 0 @base0 exhausted", "trash 0 gust*2 flash", "trash 1 gust*2 rebuke")
    g = bound(*lines)
    mine, theirs = len(realm(g).decks[0]), len(realm(g).decks[1])
    g.push("use:forge-of-the-future.4")
    assert at(g, 4) == "gone"
    g.push("pass pass")
    assert moves(g) == ["none", "trash:flash", "trash:forge-of-the-future", "trash:gust", "seat1"]
    view = g.view(0)
    assert isinstance(view, RealmView)
    for lang in LANGUAGES:
        assert speech(lang).prompt(view, ["A", "B"])
    g.push("trash:gust seat1 trash:rebuke trash:gust")
    assert moves(g) == ["none", "trash:gust", "seat0"]
    g.push("seat0 trash:gust")
    assert trash(g, 0) == ["flash", "forge-of-the-future"]
    assert trash(g, 1) == ["gust"]
    assert (len(realm(g).decks[0]), len(realm(g).decks[1])) == (mine + 2, theirs + 2)
    g = bound(*lines)
    g.push("use:forge-of-the-future.4 pass pass trash:flash none")
    assert trash(g, 0) == ["forge-of-the-future", "gust", "gust"]


def test_ogn_212_forge_of_the_future_lets_no_one_go_to_and_fro_between_trashes() -> None:
    g = bound("unit 4 forge-of-the-future 0 @base0", "trash 0 gust*2", "trash 1 flash*2")
    g.push("use:forge-of-the-future.4 pass pass seat1")
    assert moves(g) == ["none", "trash:flash"]  # else one could go on for ever
    g.push("trash:flash")
    assert moves(g) == ["none", "trash:flash", "seat0"]
    g.push("seat0")
    assert moves(g) == ["none", "trash:forge-of-the-future", "trash:gust"]
    g.push("trash:gust seat1 trash:flash")
    assert moves(g) == ["none", "seat0"]
    g.push("none")
    assert (trash(g, 0), trash(g, 1)) == (["forge-of-the-future", "gust"], [])


def test_ogn_212_forge_of_the_future_is_used_only_on_ones_own_turn() -> None:
    g = bound("unit 4 forge-of-the-future 1 @base1", "trash 0 gust")
    assert "use:forge-of-the-future.4" not in moves(g)
