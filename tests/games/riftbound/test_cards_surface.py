"""Cards that recycle themselves or others, or come up from the top of a deck, clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Banished, NotPlayed, Recycled
from tests.games.riftbound.table import at, banished, bound, hand, moves, on_board, realm, told, trash

NOCTURNE = "nocturne-horrifying"


def test_ogn_194_nocturne_horrifying_is_played_for_one_power_of_any_domain_as_one_looks() -> None:
    g = bound("hand 0 stacked-deck", f"deck 0 gust / {NOCTURNE} / flash / rebuke", "runes 0 fury*1")
    g.push("stacked-deck pass pass")
    assert moves(g) == [NOCTURNE, "take:flash", "take:gust", f"take:{NOCTURNE}"]
    taken = g.copy()
    g.push(NOCTURNE)
    assert told(g, Banished)
    assert moves(g) == ["take:flash", "take:gust"]  # the look goes on
    g.push("take:flash")
    assert moves(g) == ["yes", "no"]
    declined = g.copy()
    g.push("yes")
    assert at(g, 4) == "base0"
    assert realm(g).num_runes(0) == 0  # one Power, of Fury
    assert hand(g, 0) == ["flash"]
    declined.push("no")
    assert banished(declined, 0) == [NOCTURNE]
    assert told(declined, NotPlayed)
    taken.push(f"take:{NOCTURNE}")
    assert hand(taken, 0) == [NOCTURNE]
    assert not told(taken, Banished)


def test_ogn_194_nocturne_horrifying_comes_up_with_vision() -> None:
    g = bound("hand 0 mystic-poro", f"deck 0 {NOCTURNE} / flash", "runes 0 fury*3")
    g.push("mystic-poro pass pass")
    assert moves(g) == [NOCTURNE, "yes", "no"]
    g.push(NOCTURNE)
    g.push("yes")
    assert at(g, 5) == "base0"
    assert len(realm(g).decks[0]) == 1
    g = bound("hand 0 mystic-poro", f"deck 0 {NOCTURNE} / flash", "runes 0")
    assert "mystic-poro" not in moves(g)


def test_ogn_194_nocturne_horrifying_comes_up_when_it_is_revealed() -> None:
    g = bound("unit 4 dazzling-aurora 0 @base0", f"deck 0 gust / {NOCTURNE} / flash", decks="garen / annie")
    g.push("end pass pass")
    assert moves(g) == ["yes", "no"]  # banish it?
    kept = g.copy()
    kept.push("no")
    assert at(kept, 5) == "base0"  # the gear plays it, for nothing
    g.push("yes")
    assert moves(g) == ["yes", "no"]  # pay for it?
    g.push("no")
    assert banished(g, 0) == [NOCTURNE]
    assert on_board(g) == ["dazzling-aurora.4"]


def test_ogn_194_nocturne_horrifying_belongs_to_who_reveals_it() -> None:
    g = bound("hand 0 blind-fury", f"deck 1 {NOCTURNE} / flash", "runes 1 calm*1")
    g.push("blind-fury auto pass pass")
    assert g.seat == 1
    g.push("yes yes")
    assert realm(g).seat[4] == 1
    assert at(g, 4) == "base1"


def test_ogn_194_nocturne_horrifying_has_ganking_and_is_not_banished_when_drawn() -> None:
    g = bound("field 1 void-gate 0 0", f"unit 4 {NOCTURNE} 0 @1")
    g.push(f"move:{NOCTURNE}.4")
    assert "@2" in moves(g)
    g = bound("hand 0 progress-day", f"deck 0 {NOCTURNE}*5", "runes 0 mind*6")
    g.push("progress-day pass pass")
    assert hand(g, 0) == [NOCTURNE] * 4


def test_ogn_110_ekko_recurrent_is_recycled_to_ready_the_runes() -> None:
    lines = ("field 1 startipped-peak 0 0", "unit 4 ekko-recurrent 0 @1", "hand 0 falling-comet")
    g = bound(*lines, "runes 0 mind*6", "runes 1 mind*4/1")
    g.push("falling-comet ekko-recurrent.4 pass pass")
    assert moves(g) == ["yes", "no"]
    declined = g.copy()
    declined.push("no")
    assert "ekko-recurrent" in trash(declined, 0)
    assert realm(declined).ready[2] == 1
    g.push("yes")
    assert trash(g, 0) == ["falling-comet"]  # the cost is paid at once
    assert told(g, Recycled)
    assert realm(g).ready[2] == 1
    g.push("pass pass")
    assert realm(g).ready[2] == 6
    assert realm(g).ready[8] == 1  # one's own runes


def test_ogn_110_ekko_recurrent_has_a_deathknell() -> None:
    lines = ("field 1 startipped-peak 0 1", "unit 4 ekko-recurrent 0 @base0", "unit 5 mega-mech 1 @1")
    g = bound(*lines)
    g.push("move:ekko-recurrent.4 @1 pass pass")
    assert moves(g) == ["yes", "no"]  # killed in combat
    g.push("no")
    assert "yes" not in moves(g)
    g = bound(*lines, "unit 6 karthus-eternal 0 @base0 exhausted")
    g.push("move:ekko-recurrent.4 @1 pass pass")
    g.push("no")
    assert moves(g) == ["yes", "no"]  # once more


def test_ogn_110_ekko_recurrent_accelerates() -> None:
    g = bound("hand 0 ekko-recurrent", "runes 0 mind*8")
    g.push("ekko-recurrent")
    assert moves(g) == ["yes", "no"]
