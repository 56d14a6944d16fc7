"""Cards about zones, clause by clause: played from the trash, banished, taken a turn for."""

from __future__ import annotations

from riftable.games.riftbound.cards import BY_KEY, BY_NAME
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import Banished, NotPlayed
from riftable.games.riftbound.rules.ids import CHAOS
from riftable.games.riftbound.words.make import unit
from tests.games.riftbound.table import at, banished, bound, hand, moves, on_board, realm, told, trash

MINE = "field 1 void-gate 0 0"


def test_ogn_198_the_harrowing_plays_a_unit_from_the_trash_for_its_power_alone() -> None:
    g = bound(
        "hand 0 the-harrowing", "trash 0 annie-stubborn gust mega-mech", "trash 1 recruit-the-vanguard",
        "runes 0 chaos*7", MINE, "unit 4 recruit 0 @1",
    )  # fmt: skip
    g.push("the-harrowing")
    assert moves(g) == ["trash:annie-stubborn", "trash:mega-mech"]  # units of one's own
    g.push("trash:annie-stubborn pass pass")
    assert moves(g) == ["@base0", "@1"]  # where units may be played
    g.push("@1")
    assert moves(g) == ["yes", "no"]  # its Power is not given away
    g.push("yes")
    assert at(g, 5) == "1"
    assert realm(g).num_runes(0) == 4  # two and one recycled
    assert trash(g, 0) == ["gust", "mega-mech", "the-harrowing"]
    assert "trash:gust" in moves(g)  # it was played: its own ability triggers


def test_ogn_198_the_harrowing_leaves_what_is_not_paid_for_in_the_trash() -> None:
    lines = ("hand 0 the-harrowing", "trash 0 annie-stubborn", "runes 0 chaos*6")
    g = bound(*lines)
    g.push("the-harrowing trash:annie-stubborn pass pass")
    declined = g.copy()
    declined.push("no")
    assert trash(declined, 0) == ["annie-stubborn", "the-harrowing"]
    assert told(declined, NotPlayed)
    assert realm(declined).finals[0] == 1  # it was never final
    g = bound(lines[0], lines[1], "runes 0 fury*5 chaos*2")
    g.push("the-harrowing trash:annie-stubborn auto pass pass")
    assert trash(g, 0) == ["annie-stubborn", "the-harrowing"]  # no Chaos left
    assert told(g, NotPlayed)


def test_ogn_198_the_harrowing_needs_a_unit_in_the_trash() -> None:
    assert "the-harrowing" not in moves(bound("hand 0 the-harrowing", "trash 0 gust", "trash 1 mega-mech"))
    showdown = ("field 1 void-gate 0 1", "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1")
    g = bound("hand 0 the-harrowing", "trash 0 mega-mech", *showdown)
    assert "the-harrowing" in moves(g)
    g.push("move:mega-mech.4 @1")
    assert "the-harrowing" not in moves(g)  # no Action


def test_ogn_196_soulgorger_may_play_a_unit_from_the_trash_for_its_power() -> None:
    lines = ("hand 0 soulgorger", "trash 0 annie-stubborn gust", "runes 0 chaos*9")
    g = bound(*lines)
    g.push("soulgorger")
    assert moves(g) == ["yes", "no"]
    declined = g.copy()
    declined.push("no")
    assert trash(declined, 0) == ["annie-stubborn", "gust"]
    g.push("yes")
    assert moves(g) == ["trash:annie-stubborn"]  # no spell
    g.push("trash:annie-stubborn pass pass yes")
    assert at(g, 5) == "base0"
    assert realm(g).num_runes(0) == 6  # no Energy for it, but one Power
    g = bound("hand 0 soulgorger", "trash 1 mega-mech")
    g.push("soulgorger auto")
    assert "end" in moves(g)  # not from another trash


def test_ogn_226_spectral_matron_may_play_a_cheap_unit_for_nothing() -> None:
    cheap = (
        "mystic-poro cemetery-attendant jeweled-colossus zaunite-bouncer shipyard-skulker stormclaw-ursine"
    )
    g = bound("hand 0 spectral-matron", f"trash 0 {cheap} gust", "runes 0 order*4")
    g.push("spectral-matron")
    assert moves(g) == ["yes", "no"]
    g.push("yes")
    # Up to three Energy and up to one Power.
    assert moves(g) == ["trash:cemetery-attendant", "trash:mystic-poro", "trash:shipyard-skulker"]
    g.push("trash:cemetery-attendant pass pass")
    assert at(g, 5) == "base0"
    assert realm(g).num_runes(0) == 2  # nothing was paid for it
    assert "trash:mystic-poro" in moves(g)  # but it was played


def test_ogn_226_spectral_matron_takes_no_other_unit() -> None:
    g = bound("hand 0 spectral-matron", "trash 0 mega-mech annie-stubborn", "trash 1 mystic-poro")
    g.push("spectral-matron auto")
    assert "end" in moves(g)


def test_ogn_226_spectral_matron_takes_no_unit_that_costs_two_power() -> None:
    dear = unit("test-41", "Dear Imp", CHAOS, Cost(3, 2), 1)
    BY_NAME[dear.name] = BY_KEY[dear.key] = dear
    try:
        g = bound("hand 0 spectral-matron", "trash 0 dear-imp")
        g.push("spectral-matron auto")
        assert "end" in moves(g)
    finally:
        del BY_NAME[dear.name], BY_KEY[dear.key]


def test_ogn_102_portal_rescue_has_the_owner_play_the_unit_to_the_base_for_nothing() -> None:
    lines = (
        MINE, "field 2 monastery-of-hirana 1 1", "hand 0 portal-rescue",
        "unit 4 lecturing-yordle 0 @1 exhausted buffed damage*1",
        "unit 5 recruit 0 @2", "unit 6 mega-mech 1 @2", "runes 0 mind*3",
    )  # fmt: skip
    g = bound(*lines)
    g.push("portal-rescue")
    assert moves(g) == ["lecturing-yordle.4", "recruit.5"]  # friendly ones
    g.push("lecturing-yordle.4 pass pass")
    assert told(g, Banished)
    assert at(g, 4) == "base0"  # not the battlefield that is still one's own
    s = realm(g)
    assert s.flags[4] == 1  # exhausted, as a new object: no buff
    assert s.hurt[4] == 0
    assert banished(g, 0) == []
    assert len(s.chain) == 1  # it was played: draw 1


def test_ogn_102_portal_rescue_of_a_token_and_of_a_unit_that_another_player_owns() -> None:
    g = bound("hand 0 portal-rescue", "unit 4 recruit 0 @base0", "runes 0 mind*3")
    g.push("portal-rescue recruit.4 pass pass")
    assert on_board(g) == []
    assert banished(g, 0) == []
    g = bound("hand 0 portal-rescue", "unit 4 mega-mech 0 @base0 owner*1", "runes 0 mind*3", "runes 1 mind*1")
    g.push("portal-rescue mega-mech.4 pass pass")
    assert at(g, 4) == "base1"
    assert realm(g).seat[4] == 1  # its owner has played it
    assert realm(g).finals == [1, 1]
    assert realm(g).num_runes(1) == 1
    g = bound("hand 0 portal-rescue", "unit 4 zaunite-bouncer 0 @base0", "runes 0 mind*3")
    g.push("portal-rescue zaunite-bouncer.4 pass pass")
    assert at(g, 4) == "base0"  # without its Power too
    allied = ("unit 7 mega-mech 2 @base2", "unit 8 recruit 1 @base1")
    g = bound("hand 0 portal-rescue", *allied, mode="magma", decks="annie / garen / lux / master-yi")
    g.push("portal-rescue")
    assert moves(g) == ["mega-mech.7"]  # a teammate's unit is friendly


def test_ogn_102_portal_rescue_is_an_action() -> None:
    showdown = ("field 1 void-gate 0 1", "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1")
    g = bound("hand 0 portal-rescue", *showdown)
    g.push("move:mega-mech.4 @1")
    assert "portal-rescue" in moves(g)
    g.push("portal-rescue mega-mech.4 auto")
    assert "portal-rescue" not in moves(g)


def test_ogn_122_time_warp_takes_a_turn_and_is_banished() -> None:
    g = bound("hand 0 time-warp time-warp", "runes 0 mind*10")
    g.push("time-warp pass pass")
    assert banished(g, 0) == ["time-warp"]
    assert trash(g, 0) == []
    assert realm(g).turns == [0]
    assert hand(g, 0) == ["time-warp"]


def test_ogn_122_time_warp_that_is_countered_goes_to_the_trash() -> None:
    g = bound("hand 0 time-warp", "hand 1 wind-wall", "runes 0 mind*10", "runes 1 calm*5")
    g.push("time-warp pass wind-wall item0 pass pass")
    assert trash(g, 0) == ["time-warp"]
    assert banished(g, 0) == []
    assert realm(g).turns == []
