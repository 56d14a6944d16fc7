"""Teemo, Swift Scout: hiding for Energy, and units taken from the Champion Zone or the board."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.ids import EXHAUSTED
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.ui.presenter import RiftboundPresenter
from tests.games.riftbound.table import at, bound, hand, moves, realm

LEGEND: Final = "legend 0 teemo-swift-scout"
MINE: Final = ("field 1 targons-peak 0 0", "unit 4 recruit 0 @1")


def test_ogn_263_teemo_hides_a_card_for_1_energy() -> None:
    g = bound(LEGEND, *MINE, "hand 0 hidden-blade", "runes 0 mind*1 chaos*1")
    g.push("hide:hidden-blade")
    assert moves(g) == ["tap:mind", "tap:chaos", "recycle:mind", "recycle:chaos"]
    g.push("tap:mind")
    s = realm(g)
    assert s.num_runes(0) == 2  # exhausted, not recycled
    assert s.energy[0] == 0
    assert s.hider[2] == 0


def test_ogn_263_teemo_may_still_pay_power() -> None:
    g = bound(LEGEND, *MINE, "hand 0 hidden-blade", "runes 0 mind*1/0")
    g.push("hide:hidden-blade")
    assert realm(g).num_runes(0) == 0  # no rune was ready: the only way
    g = bound(*MINE, "hand 0 hidden-blade", "runes 0 mind*1")
    g.push("hide:hidden-blade")
    assert realm(g).num_runes(0) == 0  # other legends pay Power


def test_ogn_263_teemo_is_no_help_without_runes() -> None:
    assert "hide:hidden-blade" not in moves(bound(LEGEND, *MINE, "hand 0 hidden-blade", "runes 0 -"))


def test_ogn_263_teemo_takes_the_chosen_champion_to_the_hand() -> None:
    g = bound(LEGEND, "champion 0 teemo-scout", "runes 0 mind*1")
    assert "use:teemo-swift-scout.0" in moves(g)
    g.push("use:teemo-swift-scout")
    assert len(moves(g)) == 1
    view = g.view(0)
    assert isinstance(view, RealmView)
    assert view.ask is not None
    shown = RiftboundPresenter(g.rules, "en").target(view, view.ask.moves[0])
    assert (shown.on, shown.card) == ("champion", "teemo-scout")
    g.push(moves(g)[0])
    g.push("pass pass")
    assert hand(g, 0) == ["teemo-scout"]
    assert realm(g).champion[0] == -1
    assert realm(g).flags[0] & EXHAUSTED
    assert sum(realm(g).ready[:6]) == 0  # 1 Energy


def test_ogn_263_teemo_takes_a_unit_that_he_owns_whoever_controls_it() -> None:
    g = bound(
        LEGEND, *MINE, "champion 0 -", "unit 5 teemo-scout 1 @base1 owner*0", "unit 6 teemo-scout 1 @base1",
        "unit 7 first-mate 0 @base0",
    )  # fmt: skip
    g.push("use:teemo-swift-scout")
    assert moves(g) == ["teemo-scout.5"]
    g.push("teemo-scout.5 auto pass pass")
    assert hand(g, 0) == ["teemo-scout"]
    assert at(g, 5) == "gone"
    assert at(g, 6) == "base1"


def test_ogn_263_teemo_needs_a_teemo_and_1_energy() -> None:
    none = bound(LEGEND, "champion 0 annie-stubborn", "unit 4 first-mate 0 @base0")
    assert "use:teemo-swift-scout.0" not in moves(none)
    assert "use:teemo-swift-scout.0" not in moves(bound(LEGEND, "champion 0 teemo-scout", "runes 0 mind*1/0"))
    g = bound(LEGEND, "champion 0 teemo-scout", "runes 0 mind*1")
    assert "use:teemo-swift-scout.0" in moves(g)
