"""Scenarios named by rule number, for what no engine check and no card says by itself."""

from __future__ import annotations

from riftable import Game
from riftable.games.riftbound.rules.events import Channeled, Triggered
from riftable.games.riftbound.rules.ids import ASK_MAIN, ASK_SHOWDOWN, BUFFED, EXHAUSTED, STUNNED
from tests.games.riftbound.table import at, bound, controller, hand, moves, on_board, realm, told, trash

MINE = "field 1 void-gate 0 0"
THEIRS = "field 1 void-gate 0 1"


def settle(g: Game) -> None:
    """All players pass until the turn player may act freely."""
    while "pass" in moves(g):
        g.push("pass")


def test_124_what_comes_back_to_the_board_is_a_new_object() -> None:
    g = bound(MINE, "unit 4 stalwart-poro 0 @1 damage*1 buffed", "hand 0 gust")
    g.push("gust stalwart-poro auto")
    settle(g)
    assert hand(g, 0) == ["stalwart-poro"]
    g.push("stalwart-poro auto")
    s = realm(g)
    u = next(u for there in s.here for u in there)
    assert s.hurt[u] == s.extra[u] == 0
    assert not s.flags[u] & BUFFED
    assert s.flags[u] & EXHAUSTED


def test_128_a_hand_is_private_and_its_size_is_public() -> None:
    g = bound("hand 0 gust*2 tibbers", "known 0 tibbers")
    seen = g.view(1).json()
    assert seen["hand"] == []
    assert seen["hands"] == [3, 0]
    assert seen["known"] == [["tibbers"], []]


def test_164_a_rune_may_be_exhausted_and_recycled_for_one_cost() -> None:
    for runes, possible in ((6, True), (5, False)):
        g = bound(
            "hand 0 blast-of-power", "unit 5 recruit 1 @1", f"runes 0 order*{runes}", decks="lux / annie"
        )
        assert ("blast-of-power" in moves(g)) == possible


def test_185_a_token_that_leaves_the_board_is_gone() -> None:
    g = bound(THEIRS, "unit 4 recruit 1 @1", "hand 0 gust")
    g.push("gust recruit auto")
    settle(g)
    assert on_board(g) == hand(g, 1) == trash(g, 1) == []


def test_190_4_control_is_lost_when_the_last_unit_leaves_and_kept_while_one_is_there() -> None:
    g = bound(MINE, "unit 4 recruit 0 @1", "unit 5 recruit 0 @1")
    g.push("move:recruit.4 go")
    assert controller(g, 1) == 0
    g.push("move:recruit.5")
    assert controller(g, 1) == -1


def test_315_3_one_channels_as_many_runes_as_there_are() -> None:
    g = bound("runes 1 -", "runedeck 1 fury*1", decks="garen / annie")
    g.push("end")
    assert len(told(g, Channeled)) == 1
    assert sum(realm(g).ready[6:12]) == 1


def test_317_2_what_lasts_this_turn_ends_with_it_and_so_do_stuns() -> None:
    hurt = "unit 5 mega-mech 1 @base1 damage*3 stunned"
    g = bound("unit 4 recruit 0 @base0 stunned +3", hurt, decks="garen / annie")
    g.push("end")
    s = realm(g)
    assert s.extra[4] == 0
    assert s.hurt[5] == 0
    assert not (s.flags[4] | s.flags[5]) & STUNNED


def test_323_3_all_with_lethal_damage_die_in_one_cleanup() -> None:
    g = bound(
        THEIRS, "unit 4 mystic-poro 1 @1", "unit 5 recruit 1 @1", "unit 6 mega-mech 1 @1", "hand 0 firestorm"
    )
    g.push("firestorm void-gate auto")
    settle(g)
    assert on_board(g) == ["mega-mech.6"]
    assert trash(g, 1) == ["mystic-poro"]


def test_340_2_after_a_permanent_played_in_a_showdown_focus_passes() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 0 shen-kinkou")
    g.push("move:recruit @1")
    assert (g.seat, realm(g).focus) == (0, 0)
    g.push("shen-kinkou auto")
    assert g.ask is not None
    assert (g.seat, int(g.ask.kind)) == (1, ASK_SHOWDOWN)


def test_348_a_showdown_closes_when_all_pass_in_sequence() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 1 shen-kinkou")
    g.push("move:recruit @1 pass shen-kinkou auto")
    assert g.seat == 0  # focus has come back: what was passed before does not count
    g.push("pass pass")
    assert g.ask is not None
    assert int(g.ask.kind) == ASK_MAIN
    assert controller(g, 1) == 0


def test_454_a_recall_is_no_move() -> None:
    g = bound(THEIRS, "unit 4 traveling-merchant 0 @base0 stunned", "unit 5 mega-mech 1 @1 stunned")
    g.push("move:traveling-merchant @1")
    settle(g)
    assert at(g, 4) == "base0"
    assert len(told(g, Triggered)) == 1


def test_471_a_hold_scores_every_battlefield_one_controls() -> None:
    fields = ("field 1 void-gate 0 1", "field 2 trifarian-war-camp 1 1")
    g = bound(*fields, "unit 4 recruit 1 @1", "unit 5 recruit 1 @2", decks="garen / annie")
    g.push("end")
    assert g.scores == [0, 2]
