"""Spiritforged, Chaos: the cards clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import EXHAUSTED, GANKING
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, trash

EMPTY = "field 1 void-gate 1 -"
MINE = "field 1 void-gate 0 0"
THEIRS = "field 1 void-gate 1 1"
FOE = "unit 4 mega-mech 1 @1"
PORO = "unit 5 pouty-poro 0 @base0"
TEAM = "garen / annie / lux / master-yi"
WORN = "effect 1 attached unit4 5"


def test_sfd_121_black_market_broker_makes_gold_of_cards_played_from_hidden() -> None:
    lines = (MINE, "unit 4 black-market-broker 0 @base0", "unit 5 recruit 0 @1", "round 3")
    g = bound(*lines, "facedown 1 block 0 2")
    g.push("reveal@1 recruit pass pass pass pass")
    assert [name for name in on_board(g) if name.startswith("gold")] == ["gold.6"]
    assert realm(g).flags[6] & EXHAUSTED
    g = bound(*lines, "hand 0 block")
    g.push("block recruit auto pass pass")
    assert not realm(g).chain  # from the hand there is none
    g = bound(*lines, "facedown 1 block 0 2", "turn 1", "hand 1 flurry-of-blades")
    g.push("flurry-of-blades auto pass reveal@1")


def test_sfd_122_called_shot_takes_one_of_two_and_may_do_so_again() -> None:
    deck = "deck 0 gust flash block challenge cleave"
    g = bound("hand 0 called-shot", deck, "runes 0 chaos*2")
    g.push("called-shot yes pass pass")
    assert realm(g).num_runes(0) == 0
    assert moves(g) == ["take:gust", "take:flash"] or len(moves(g)) == 2
    first = moves(g)[0]
    g.push(first)
    assert len(moves(g)) == 2
    g.push(moves(g)[0])
    assert len(hand(g, 0)) == 2
    assert len(realm(g).decks[0]) == 3
    g = bound("hand 0 called-shot", deck, "runes 0 chaos*1")
    g.push("called-shot pass pass")
    g.push(moves(g)[1])
    assert len(hand(g, 0)) == 1
    assert len(realm(g).decks[0]) == 4


def test_sfd_122_called_shot_is_played_in_showdowns_but_not_in_answer() -> None:
    g = bound(THEIRS, FOE, PORO, "hand 1 called-shot")
    g.push("move:pouty-poro @1 pass")
    assert "called-shot" in moves(g)
    g = bound(FOE, "hand 0 flurry-of-blades", "hand 1 called-shot")
    g.push("flurry-of-blades auto pass")
    assert "called-shot" not in moves(g)


def test_sfd_124_a_unit_with_dorans_ring_discards_and_draws_when_it_conquers() -> None:
    g = bound("unit 4 dorans-ring 0 @base0", PORO, WORN, EMPTY, "hand 0 flash cleave", "deck 0 gust*3")
    g.push("move:pouty-poro @1 pass pass pass pass discard:flash")
    assert hand(g, 0) == ["cleave", "gust"]
    assert trash(g, 0) == ["flash"]


def test_sfd_130_treasure_hunter_makes_gold_when_it_moves() -> None:
    g = bound(EMPTY, "unit 4 treasure-hunter 0 @base0")
    g.push("move:treasure-hunter @1 pass pass")
    assert on_board(g)[-1] == "treasure-hunter.4" or "gold.5" in on_board(g)
    assert at(g, 5) == "base0"
    assert at(g, 6) == "gone"
    assert realm(g).flags[5] & EXHAUSTED


def test_sfd_132_beast_below_returns_a_friend_and_an_enemy() -> None:
    lines = ("hand 0 beast-below", "unit 4 recruit 1 @base1", "unit 5 mega-mech 1 @base1")
    g = bound(*lines, "unit 6 first-mate 0 @base0")
    g.push("beast-below auto")
    assert moves(g) == ["first-mate.6"]
    g.push("first-mate")
    assert moves(g) == ["recruit.4", "mega-mech.5"]
    g.push("mega-mech pass pass")
    assert (hand(g, 0), hand(g, 1)) == (["first-mate"], ["mega-mech"])
    mate = ("hand 0 beast-below", "unit 7 first-mate 2 @base2", "unit 8 recruit 1 @base1")
    g = bound(*mate, decks=TEAM, mode="magma")
    g.push("beast-below auto")
    assert moves(g) == ["first-mate.7"]


def test_sfd_133_boots_of_swiftness_give_ganking() -> None:
    g = bound("unit 4 boots-of-swiftness 0 @base0", PORO, WORN)
    assert realm(g).keyword(5, GANKING) == 1
    assert might(g, 5) == 4


def test_sfd_134_a_unit_with_cull_makes_gold_when_it_conquers() -> None:
    g = bound("unit 4 cull 0 @base0", PORO, WORN, EMPTY)
    g.push("move:pouty-poro @1 pass pass pass pass")
    assert "gold.6" in on_board(g)
    assert at(g, 7) == "gone"
    assert realm(g).flags[6] & EXHAUSTED


def test_sfd_135_factory_recall_returns_a_gear_to_its_owner() -> None:
    lines = (THEIRS, FOE, PORO, "unit 6 cull 1 @base1", "unit 7 cull 0 @base0")
    g = bound(*lines, "hand 0 factory-recall")
    g.push("factory-recall")
    assert moves(g) == ["cull.6", "cull.7"]
    g.push("cull.6 auto pass pass")
    assert hand(g, 1) == ["cull"]
    g = bound(*lines, "hand 1 factory-recall")
    g.push("move:pouty-poro @1 pass")
    assert "factory-recall" in moves(g)
    g = bound(*lines, "hand 0 flurry-of-blades", "hand 1 factory-recall")
    g.push("flurry-of-blades auto pass")
    assert "factory-recall" not in moves(g)


def test_sfd_138_windsinger_may_return_another_weak_unit_at_a_battlefield() -> None:
    lines = (THEIRS, FOE, PORO, "unit 6 first-mate 1 @1", "field 2 void-gate 0 0", "unit 7 recruit 1 @1")
    g = bound(*lines, "hand 0 windsinger", "unit 8 qiyana-victorious 1 @1", "unit 9 crackshot-corsair 0 @2")
    g.push("windsinger @2 auto yes")
    assert moves(g) == ["first-mate.6", "recruit.7", "crackshot-corsair.9"]
    g.push("first-mate pass pass")
    assert hand(g, 1) == ["first-mate"]
    g = bound(*lines[:4], "hand 0 windsinger")
    g.push("windsinger auto no")
    assert not realm(g).chain
    g = bound(MINE, "facedown 1 windsinger 0 2", "round 3", "unit 4 recruit 0 @1", "runes 0 -")
    g.push("reveal@1 yes recruit pass pass")
    assert at(g, 4) == "gone"
