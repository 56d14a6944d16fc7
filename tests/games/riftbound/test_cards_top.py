"""Cards about the top of decks, clause by clause: looked at, revealed, banished, recycled, put back."""

from __future__ import annotations

from riftable import Game
from riftable.games.riftbound.rules.events import Banished, NotPlayed, Recycled, Showed
from tests.games.riftbound.table import at, banished, bound, hand, moves, on_board, realm, told, trash

TOP = "deck 0 gust / mega-mech / flash / mystic-poro / rebuke / incinerate"


def deck(game: Game, seat: int) -> list[list[str]]:
    """The bags of a deck, from the top."""
    s = realm(game)
    return [[s.cards[kind].name for kind in bag] for bag in s.decks[seat].bags]


def test_ogn_062_reinforce_plays_a_unit_of_the_top_five_for_5_less() -> None:
    g = bound("hand 0 reinforce", TOP, "runes 0 calm*12")
    g.push("reinforce pass pass")
    assert moves(g) == ["none", "take:mega-mech", "take:mystic-poro"]  # units among five
    g.push("take:mega-mech")
    assert moves(g) == ["yes", "no"]  # 7 less 5 are to be paid
    g.push("yes")
    assert at(g, 4) == "base0"
    assert realm(g).ready[1] == 5
    assert deck(g, 0) == [["incinerate"], sorted(["gust", "flash", "mystic-poro", "rebuke"])]
    assert realm(g).decks[0].seen[1] == 1  # known to the one who looked


def test_ogn_062_reinforce_may_banish_nothing_and_leaves_banished_what_is_not_played() -> None:
    g = bound("hand 0 reinforce", TOP, "runes 0 calm*6")
    g.push("reinforce auto pass pass" if "auto" in moves(g) else "reinforce pass pass")
    none = g.copy()
    none.push("none")
    assert banished(none, 0) == []
    assert len(deck(none, 0)[1]) == 5
    g.push("take:mega-mech")  # 2 Energy, and there is 1
    assert banished(g, 0) == ["mega-mech"]
    assert told(g, NotPlayed)
    assert len(deck(g, 0)[1]) == 4
    g = bound("hand 0 reinforce", "deck 0 gust / flash", "runes 0 calm*6")
    g.push("reinforce pass pass")
    assert moves(g) == ["none"]  # asked all the same: no one else knows that there is no unit
    assert "reinforce" not in moves(bound("hand 0 reinforce", TOP, "runes 0 calm*4"))


def test_ogn_062_reinforce_reduces_energy_and_not_power() -> None:
    g = bound("hand 0 reinforce", "deck 0 annie-stubborn", "runes 0 calm*5 chaos*1")
    g.push("reinforce auto pass pass take:annie-stubborn yes")
    assert at(g, 4) == "base0"
    assert realm(g).num_runes(0) == 5
    g = bound("hand 0 reinforce", "deck 0 annie-stubborn", "runes 0 calm*5")
    g.push("reinforce pass pass take:annie-stubborn")
    assert banished(g, 0) == ["annie-stubborn"]


SANCTUM = ("field 1 the-candlelit-sanctum 0 -", "unit 4 mega-mech 0 @base0", TOP)


def test_ogn_291_the_candlelit_sanctum_recycles_any_of_the_top_two_and_orders_the_rest() -> None:
    g = bound(*SANCTUM)
    g.push("move:mega-mech.4 @1 pass pass pass pass")
    assert moves(g) == ["none", "take:gust", "take:mega-mech"]
    both, one = g.copy(), g.copy()
    g.push("none")
    assert moves(g) == ["take:gust", "take:mega-mech"]
    g.push("take:mega-mech")
    assert deck(g, 0)[:3] == [["mega-mech"], ["gust"], ["flash"]]
    assert realm(g).decks[0].seen[:3] == [1, 1, 0]
    one.push("take:gust none")
    assert deck(one, 0)[0] == ["mega-mech"]
    assert deck(one, 0)[-1] == ["gust"]
    both.push("take:gust take:mega-mech")
    assert deck(both, 0)[0] == ["flash"]
    assert deck(both, 0)[-1] == ["gust", "mega-mech"]  # in an order that no one knows


def test_ogn_291_the_candlelit_sanctum_is_for_conquering_here() -> None:
    g = bound("field 1 the-candlelit-sanctum 0 -", "field 2 void-gate 1 -", "unit 4 mega-mech 0 @base0")
    g.push("move:mega-mech.4 @2 pass pass")
    assert "end" in moves(g)
    g = bound("field 1 the-candlelit-sanctum 0 0", "unit 4 mega-mech 0 @1", TOP)
    g.push("end pass pass end")
    assert "none" not in moves(g)  # held, not conquered
    g = bound(SANCTUM[0], SANCTUM[1], "deck 0 gust")
    g.push("move:mega-mech.4 @1 pass pass pass pass none")
    assert deck(g, 0) == [["gust"]]  # no Burn Out


def test_ogn_160_dazzling_aurora_reveals_until_a_unit_and_plays_it() -> None:
    g = bound(
        "unit 4 dazzling-aurora 0 @base0", "deck 0 gust / flash / annie-stubborn / rebuke / incinerate",
        "runes 0 body*1", "runedeck 0", decks="garen / annie",
    )  # fmt: skip
    g.push("end pass pass")
    assert len(told(g, Showed)) == 3
    assert len(told(g, Banished)) == 1
    assert at(g, 5) == "base0"
    assert realm(g).card(5).name == "annie-stubborn"  # without its Power
    assert realm(g).num_runes(0) == 1
    assert deck(g, 0) == [["rebuke"], ["incinerate"], ["flash", "gust"]]
    assert realm(g).decks[0].seen[2] == 3  # all have seen them


def test_ogn_160_dazzling_aurora_without_a_unit_recycles_all() -> None:
    g = bound("unit 4 dazzling-aurora 0 @base0", "deck 0 gust / flash", decks="garen / annie")
    g.push("end pass pass")
    assert on_board(g) == ["dazzling-aurora.4"]
    assert deck(g, 0) == [["flash", "gust"]]
    g = bound("unit 4 dazzling-aurora 1 @base1", "deck 0 mega-mech / flash", decks="garen / annie")
    g.push("end")
    assert not told(g, Showed)  # at the end of one's own turn


def test_ogn_025_blind_fury_plays_the_card_of_an_opponent() -> None:
    g = bound("hand 0 blind-fury", "deck 1 zaunite-bouncer / gust", "runes 0 fury*4", "runes 1 fury*1")
    g.push("blind-fury pass pass")
    s = realm(g)
    assert at(g, 4) == "base0"
    assert (s.seat[4], s.owner[4]) == (0, 1)
    assert s.finals == [2, 0]
    assert deck(g, 1) == [["gust"]]
    assert s.num_runes(0) == 2  # two recycled for the spell, none for the unit


def test_ogn_025_blind_fury_plays_a_spell_that_goes_to_its_owners_trash() -> None:
    g = bound(
        "hand 0 blind-fury", "deck 1 falling-comet / gust", "unit 4 watchful-sentry 1 @1",
        "field 1 void-gate 0 1",
    )  # fmt: skip
    g.push("blind-fury auto pass pass watchful-sentry.4 pass pass")
    assert at(g, 4) == "gone"
    assert trash(g, 0) == ["blind-fury"]
    assert trash(g, 1) == ["falling-comet", "watchful-sentry"]


def test_ogn_025_blind_fury_leaves_banished_what_has_no_target() -> None:
    g = bound("hand 0 blind-fury", "deck 1 falling-comet / gust")
    g.push("blind-fury auto pass pass")
    assert banished(g, 1) == ["falling-comet"]
    assert told(g, NotPlayed)
    g = bound("hand 0 blind-fury", "deck 1")
    g.push("blind-fury auto pass pass")
    assert trash(g, 0) == ["blind-fury"]


def test_ogn_025_blind_fury_chooses_among_several_opponents() -> None:
    g = bound(
        "hand 0 blind-fury", "deck 1 gust / flash", "deck 2 mega-mech / rebuke", mode="skirmish",
        decks="annie / garen / lux",
    )  # fmt: skip
    g.push("blind-fury auto pass pass pass")
    assert moves(g) == ["seat1", "seat2"]
    g.push("seat2")
    assert deck(g, 1) == [["flash"], ["gust"]]  # the rest is recycled
    assert deck(g, 2) == [["rebuke"]]
    assert realm(g).owner[6] == 2
    assert len(told(g, Recycled)) == 1


def test_ogn_025_blind_fury_is_an_action() -> None:
    g = bound(
        "hand 0 blind-fury", "field 1 void-gate 0 1", "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1"
    )
    g.push("move:mega-mech.4 @1")
    assert "blind-fury" in moves(g)
    g.push("blind-fury auto")
    assert moves(g) == ["pass"]


def test_ogn_115_promising_future_has_each_player_play_one_of_five() -> None:
    g = bound(
        "hand 0 promising-future", TOP, "deck 1 annie-stubborn / gust", "runes 0 mind*5", "runes 1 chaos*1",
    )  # fmt: skip
    g.push("promising-future pass pass")
    assert moves(g) == ["take:flash", "take:gust", "take:mega-mech", "take:mystic-poro", "take:rebuke"]
    g.push("take:mega-mech")
    assert g.seat == 1
    assert moves(g) == ["take:annie-stubborn", "take:gust"]  # as many as there are
    g.push("take:annie-stubborn")
    assert deck(g, 1) == [["gust"]]
    assert moves(g) == ["yes", "no"]  # the next player first, and Power is paid
    assert g.seat == 1
    declined = g.copy()
    g.push("yes")
    assert on_board(g) == ["mega-mech.5", "annie-stubborn.4"]
    assert realm(g).seat[4] == 1
    assert realm(g).num_runes(1) == 0
    declined.push("no")
    assert banished(declined, 1) == ["annie-stubborn"]
    assert on_board(declined) == ["mega-mech.4"]


def test_ogn_242_baited_hook_trades_a_unit_for_one_up_to_1_stronger() -> None:
    top = "deck 0 gust / mega-mech / shipyard-skulker / teemo-strategist / rebuke / incinerate"
    lines = ("unit 4 baited-hook 0 @base0", "unit 5 recruit 0 @base0", "unit 6 mega-mech 1 @base1", top)
    g = bound(*lines, "runes 0 order*1")
    g.push("use:baited-hook.4")
    assert moves(g) == ["recruit.5"]  # a friendly one
    g.push("recruit.5 pass pass")
    assert moves(g) == ["none", "take:teemo-strategist"]  # 2 Might are 1 more than 1, and 3 are not
    none = g.copy()
    g.push("take:teemo-strategist")
    assert at(g, 5) == "base0"
    assert realm(g).card(5).name == "teemo-strategist"  # without its Power
    none.push("none")
    assert on_board(none) == ["baited-hook.4", "mega-mech.6"]
    assert len(deck(none, 0)[-1]) == 5
    g = bound("unit 4 baited-hook 0 @base0 exhausted", *lines[1:])
    assert "use:baited-hook.4" not in moves(g)
    assert "use:baited-hook.4" not in moves(bound(*lines, "runes 0 chaos*2"))
    assert "use:baited-hook.4" not in moves(bound(lines[0], lines[2], TOP))


def test_ogn_242_baited_hook_counts_the_might_the_unit_had() -> None:
    g = bound("unit 4 baited-hook 0 @base0", "unit 5 recruit 0 @base0 buffed", "deck 0 shipyard-skulker")
    g.push("use:baited-hook.4 recruit.5 auto pass pass")
    assert moves(g) == ["none", "take:shipyard-skulker"]
    g = bound(
        "unit 4 baited-hook 0 @base0", "unit 5 recruit 0 @base0", "unit 6 zhonyas-hourglass 0 @base0", TOP
    )
    g.push("use:baited-hook.4 recruit.5 auto pass pass")
    assert moves(g) == ["none"]  # nothing was killed
    assert hand(g, 0) == []
    allied = ("unit 7 baited-hook 0 @base0", "unit 8 recruit 2 @base2", "unit 9 recruit 1 @base1")
    g = bound(*allied, mode="magma", decks="annie / garen / lux / master-yi")
    g.push("use:baited-hook.7")
    assert moves(g) == ["recruit.8"]  # a teammate's unit is friendly
