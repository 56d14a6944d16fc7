"""Cards whose targets are a group, split damage, or lie facedown: a scenario for each clause."""

from __future__ import annotations

from riftable import Game
from riftable.games.riftbound.rules.events import Hit, TookUp
from riftable.games.riftbound.rules.ids import EXHAUSTED
from tests.games.riftbound.table import at, bound, hand, moves, realm, told

GATE = "field 1 startipped-peak 0 0"
ROW = "field 2 zaun-warrens 1 1"
THREE = ("unit 5 mega-mech 1 @2", "unit 6 recruit 1 @2", "unit 7 first-mate 1 @2")


def hits(g: Game) -> dict[int, int]:
    """The damage dealt, by unit."""
    return {int(hit.unit): int(hit.n) for hit in told(g, Hit) if isinstance(hit, Hit)}


def charge(*lines: str) -> Game:
    """Volibear attacks three units."""
    g = bound(ROW, "unit 4 volibear-furious 0 @base0", *THREE, "unit 8 recruit 1 @base1", *lines)
    g.push("move:volibear-furious @2")
    return g


def test_ogn_041_volibear_splits_5_damage_among_enemies_there() -> None:
    g = charge()
    assert moves(g) == ["none", "mega-mech.5", "recruit.6", "first-mate.7"]
    g.push("mega-mech.5 first-mate.7 pass pass")
    assert moves(g) == ["hit:mega-mech.5", "hit:first-mate.7"]  # each has got 1 of 5
    g.push("hit:mega-mech.5 hit:mega-mech.5 hit:first-mate.7")
    assert hits(g) == {5: 3, 7: 2}


def test_ogn_041_volibear_may_choose_one_enemy_or_none() -> None:
    g = charge()
    g.push("mega-mech.5 none pass pass")
    assert hits(g) == {5: 5}
    g = charge()
    g.push("none pass pass")
    assert hits(g) == {}


def test_355_14_bonus_damage_is_split_too() -> None:
    g = charge("unit 9 annie-fiery 0 @base0 exhausted")
    g.push("mega-mech.5 recruit.6 first-mate.7 pass pass")
    g.push("hit:first-mate.7")
    assert hits(g) == {5: 1, 6: 1, 7: 4}


def test_355_14_no_more_targets_than_damage_and_a_target_that_is_gone_gets_nothing() -> None:
    many = tuple(f"unit {unit} recruit 1 @2" for unit in range(5, 12))
    g = bound(ROW, "unit 4 volibear-furious 0 @base0", *many)
    g.push("move:volibear-furious @2 recruit.5 recruit.6 recruit.7 recruit.8 recruit.9")
    assert "pass" in moves(g)  # five are chosen
    g.push("pass pass")
    assert hits(g) == dict.fromkeys(range(5, 10), 1)
    g = charge("hand 1 retreat")
    g.push("mega-mech.5 recruit.6 none pass retreat mega-mech.5 auto pass pass pass pass")
    assert hits(g) == {6: 5}


def test_ogn_041_volibear_has_deflect_2() -> None:
    lines = ("unit 4 volibear-furious 0 @base0", "turn 1", "hand 1 final-spark")
    g = bound(*lines, "runes 1 mind*8")
    g.push("final-spark volibear-furious")
    assert realm(g).num_runes(1) == 6
    g = bound(*lines, "runes 1 mind*8 ", "unit 5 recruit 0 @base0")
    g.push("final-spark recruit")
    assert realm(g).num_runes(1) == 8


SMALL = ("unit 4 recruit 1 @2", "unit 5 first-mate 1 @2", "unit 6 recruit 0 @2", "unit 7 mega-mech 1 @2",
         "unit 8 recruit 0 @1", "unit 9 recruit 1 @base1")  # fmt: skip


def test_ogn_256_fox_fire_kills_units_at_one_battlefield_with_4_might_together() -> None:
    g = bound(GATE, ROW, *SMALL, "hand 0 fox-fire")
    g.push("fox-fire")
    assert moves(g) == ["none", "recruit.4", "first-mate.5", "recruit.6", "recruit.8"]
    g.push("recruit.4")
    assert moves(g) == ["none", "first-mate.5", "recruit.6"]  # those with it
    g.push("first-mate.5")
    assert moves(g) != ["none", "recruit.6"]  # 4 together: no more
    g.push("auto pass pass")
    assert [at(g, unit) for unit in (4, 5, 6, 7)] == ["gone", "gone", "2", "2"]
    g = bound(GATE, ROW, *SMALL, "hand 0 fox-fire")
    g.push("fox-fire none auto pass pass")
    assert at(g, 4) == "2"


def test_355_11_a_group_that_has_grown_is_made_smaller_by_its_controller() -> None:
    g = bound(GATE, ROW, *SMALL, "hand 0 fox-fire", "hand 1 discipline", "deck 1 gust*9")
    g.push("fox-fire recruit.4 first-mate.5 auto pass discipline recruit.4 auto pass pass pass pass")
    assert moves(g) == ["none", "recruit.4", "first-mate.5"]
    g.push("first-mate.5")
    assert [at(g, unit) for unit in (4, 5)] == ["2", "gone"]
    g = bound(GATE, ROW, *SMALL, "hand 0 fox-fire", "hand 1 discipline", "deck 1 gust*9")
    g.push("fox-fire recruit.4 first-mate.5 auto pass discipline recruit.4 auto pass pass pass pass none")
    assert [at(g, unit) for unit in (4, 5)] == ["2", "2"]


def test_ogn_256_fox_fire_is_a_hidden_action() -> None:
    g = bound(ROW, "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @2", "hand 0 fox-fire*2")
    g.push("move:mega-mech @2")
    assert "fox-fire" in moves(g)
    g.push("fox-fire recruit auto")
    assert "fox-fire" not in moves(g)
    g = bound(GATE, "unit 4 recruit 0 @1", "unit 5 recruit 1 @2", "facedown 1 fox-fire 0 2", "round 5")
    g.push("reveal@1")
    assert moves(g) == ["none", "recruit.4"]


def test_ogn_181_pack_of_wonders_returns_another_friendly_card() -> None:
    lines = (GATE, "unit 4 pack-of-wonders 0 @base0", "unit 5 scrapheap 0 @base0", "unit 6 mega-mech 0 @1",
             "unit 7 recruit 1 @base1", "facedown 1 gust 0 2")  # fmt: skip
    for chosen, back in (("scrapheap.5", "scrapheap"), ("mega-mech.6", "mega-mech")):
        g = bound(*lines)
        g.push("use:pack-of-wonders")
        assert moves(g) == ["startipped-peak.2", "scrapheap.5", "mega-mech.6"]
        g.push(f"{chosen} pass pass")
        assert hand(g, 0) == [back]
        assert realm(g).flags[4] & EXHAUSTED


def test_ogn_181_pack_of_wonders_returns_a_facedown_card_unseen() -> None:
    g = bound(GATE, "unit 4 pack-of-wonders 0 @base0", "unit 6 recruit 0 @1", "facedown 1 fox-fire 0 2")
    g.push("use:pack-of-wonders startipped-peak.2 pass pass")
    assert hand(g, 0) == ["fox-fire"]
    assert realm(g).hider[2] == -1
    assert told(g, TookUp)
    assert g.view(1).json()["known"] == [[], []]
    assert not [move for move in moves(g) if move.startswith("reveal")]
    g = bound("field 1 startipped-peak 1 1", "unit 4 pack-of-wonders 0 @base0", "unit 6 recruit 1 @1",
              "facedown 1 fox-fire 1 2")  # fmt: skip
    assert not [move for move in moves(g) if move.startswith("use")]  # an enemy's
