"""A player leaves in the middle of what another one does: playing, paying, or asking all players [652]."""

from __future__ import annotations

from typing import Final

from riftable import position
from tests.games.riftbound.table import at, bound, hand, moves, on_board, realm, trash

THREE: Final = "annie / garen / lux"
FOUR: Final = "annie / garen / lux / jinx"
MATES: Final = tuple(f"unit {7 + seat} first-mate {seat} @base{seat}" for seat in range(4))


def test_358_a_card_that_cannot_be_paid_any_more_when_a_unit_leaves_with_its_owner_is_undone() -> None:
    lines = ("hand 0 sky-splitter", "runes 0 fury*2/1", "unit 6 volibear-imposing 0 @base0 owner*1")
    g = bound(*lines, "unit 7 recruit 2 @1", "unit 8 recruit 2 @1", mode="skirmish", decks=THREE)
    g.push("sky-splitter")  # it costs as much less as the unit has Might
    g.push("leave1 recruit.7")
    s = realm(g)
    assert (hand(g, 0), s.chain, s.ready[0], s.num_runes(0)) == (["sky-splitter"], [], 1, 2)
    assert g.seat == 0
    assert "sky-splitter" not in moves(g)


def test_358_a_card_whose_additional_cost_left_before_it_was_chosen_is_undone() -> None:
    lines = ("field 1 void-gate 0 0", "unit 6 first-mate 0 @base0 owner*1", "unit 7 recruit 0 @1 owner*1")
    g = bound(*lines, "hand 0 cruel-patron", mode="skirmish", decks=THREE)
    g.push("cruel-patron leave1 @base0")
    assert (hand(g, 0), on_board(g), realm(g).chain) == (["cruel-patron"], [], [])
    assert realm(g).ready[:6] == [9] * 6


def test_358_a_card_whose_target_leaves_with_its_owner_before_it_is_paid_is_undone() -> None:
    lines = (
        "unit 6 recruit 1 @base1",
        "unit 7 mega-mech 2 @1",
        "hand 0 falling-star",
        "runes 0 fury*4/4 calm*4/4",
    )
    g = bound(*lines, mode="skirmish", decks=THREE)
    g.push("falling-star recruit")
    assert moves(g) == ["recruit.6", "mega-mech.7"]  # the second target is still to be chosen
    g.push("leave1 mega-mech")
    s = realm(g)
    assert (hand(g, 0), s.chain, sum(s.ready[:6])) == (["falling-star"], [], 8)
    g.push("falling-star mega-mech mega-mech auto pass pass")  # and it can be played anew
    assert on_board(g) == []  # twice 3, and Void Gate adds 1 each time


def test_358_a_card_goes_on_without_a_target_that_leaves_while_it_is_being_paid() -> None:
    lines = (
        "unit 6 recruit 1 @base1",
        "unit 7 mega-mech 2 @1",
        "hand 0 falling-star",
        "runes 0 fury*4/4 calm*4/4",
    )
    g = bound(*lines, mode="skirmish", decks=THREE)
    g.push("falling-star recruit mega-mech")
    assert "auto" in moves(g)
    g.push("leave1 auto pass pass")
    assert (hand(g, 0), trash(g, 0), realm(g).hurt[7]) == ([], ["falling-star"], 4)


def test_357_a_payment_that_needs_a_unit_is_completed_before_the_unit_leaves_with_its_owner() -> None:
    lines = ("unit 6 lux-crownguard 0 @base0 owner*1", "unit 7 mega-mech 2 @1", "hand 0 incinerate")
    g = bound(*lines, "runes 0 fury*1/1", mode="skirmish", decks=THREE)
    g.push("incinerate mega-mech")
    assert moves(g) == ["use:lux-crownguard.6", "auto", "tap:fury"]
    g.push("leave1")
    assert (on_board(g), realm(g).ready[0]) == (["mega-mech.7"], 0)
    g.push("pass pass")
    assert realm(g).hurt[7] == 3  # Void Gate adds 1
    g = bound(*lines, "runes 0 fury*2/2", mode="skirmish", decks=THREE)
    g.push("incinerate mega-mech use:lux-crownguard.6 leave1 pass pass")
    assert (realm(g).hurt[7], realm(g).ready[0]) == (3, 2)
    g = bound(*lines, "runes 0 fury*2/2", mode="skirmish", decks=THREE)
    g.push("incinerate mega-mech leave1 pass pass")  # the runes are enough
    assert (realm(g).hurt[7], realm(g).ready[0]) == (3, 0)


def test_652_a_card_that_another_player_is_playing_leaves_with_its_owner() -> None:
    lines = ("field 1 void-gate 0 0", "unit 7 recruit 0 @1", "hand 0 blind-fury", "deck 1 tibbers / gust")
    g = bound(*lines, "deck 2 gust / gust", mode="skirmish", decks=THREE)
    g.push("blind-fury auto pass pass pass seat1")
    assert moves(g) == ["@base0", "@1"]
    g.push("leave1")
    assert (on_board(g), realm(g).chain, g.seat) == (["recruit.7"], [], 0)
    assert "end" in moves(g)


def test_652_cards_chosen_in_a_trash_leave_with_its_owner() -> None:
    lines = ("unit 6 forge-of-the-future 0 @base0", "trash 0 gust", "trash 1 flash*2", "trash 2 rebuke")
    g = bound(*lines, mode="skirmish", decks=THREE)
    g.push("use:forge-of-the-future pass pass pass seat1 trash:flash leave1")
    assert moves(g) == ["none", "seat0", "seat2"]
    g.push("seat2 trash:rebuke none")
    assert trash(g, 0) == ["forge-of-the-future", "gust"]
    assert trash(g, 2) == []


def test_652_each_player_chooses_though_one_who_has_chosen_leaves() -> None:
    g = bound(*MATES, "hand 0 whirlwind", mode="war", decks=FOUR)
    g.push("whirlwind auto pass pass pass pass")
    assert g.seat == 1
    g.push("none leave1")
    assert g.seat == 2
    g.push("first-mate.10 none none")
    assert (at(g, 10), hand(g, 3)) == ("gone", ["first-mate"])
    g = bound(*MATES, "hand 0 kings-edict", mode="war", decks=FOUR)
    g.push("kings-edict auto pass pass pass pass")
    g.push("first-mate.10 leave1")
    assert g.seat == 2
    g.push("first-mate.9")
    assert on_board(g) == ["first-mate.7"]


def test_652_what_a_player_chose_counts_no_more_when_they_leave() -> None:
    lines = [f"deck {seat} gust*5\nrunedeck {seat} calm*3" for seat in range(4)]
    lines += [f"runes {seat} calm*3" for seat in range(4)]
    g = bound("hand 0 party-favors", *lines, mode="war", decks=FOUR)
    g.push("party-favors pass pass pass pass mode0 leave1")
    assert g.seat == 2
    g.push("mode1")
    assert g.seat == 3
    g.push("mode0")
    while g.ask is not None and g.ask.seat < 0:
        g.push(moves(g)[0])
    assert [len(hand(g, seat)) for seat in range(4)] == [1, 0, 0, 1]
    assert [realm(g).num_runes(seat) for seat in range(4)] == [4, 0, 4, 3]


def test_652_the_next_player_looks_at_all_cards_when_the_one_before_leaves() -> None:
    decks = [f"deck {seat} tibbers / gust / flash / rebuke / charm / block" for seat in range(3)]
    g = bound("hand 0 promising-future", *decks, mode="skirmish", decks=THREE)
    g.push("promising-future auto pass pass pass take:gust")
    assert (g.seat, len(realm(g).aside[1])) == (1, 5)
    g.push("leave1")
    assert (g.seat, len(realm(g).aside[2])) == (2, 5)


def test_652_the_abilities_of_what_leaves_cannot_be_chosen_any_more() -> None:
    lines = ["unit 6 heimerdinger-inventor 0 @base0", "unit 7 orb-of-regret 0 @base0 owner*1"]
    lines += ("unit 8 garbage-grabber 0 @base0", "trash 0 gust*3", "unit 9 mega-mech 2 @base2")
    g = bound(*lines, mode="skirmish", decks="garen / annie / lux")
    g.push("use:heimerdinger-inventor")
    assert moves(g) == ["orb-of-regret.7", "garbage-grabber.8"]
    other = g.copy()
    g.push("leave2")
    assert moves(g) == ["orb-of-regret.7", "garbage-grabber.8"]
    other.push("leave1")  # one is left
    assert [item.me for item in realm(other).chain] == [6]


def test_107_3_a_card_that_is_being_hidden_has_no_room_when_the_owner_of_the_battlefield_leaves() -> None:
    lines = ("field 1 bandle-tree 1 0", "unit 6 recruit 0 @1", "facedown 1 block 0 1", "hand 0 hidden-blade")
    g = bound(*lines, mode="skirmish", decks=THREE)
    g.push("hide:hidden-blade leave1")
    assert [move[:5] for move in moves(g)] == ["recyc"] * 6  # how to pay
    g.push("recycle:fury")
    assert moves(g) == ["reveal@1", "reveal@1.2"]
    g.push("reveal@1")
    assert (trash(g, 0), realm(g).facedown, "end" in moves(g)) == (["block"], 1, True)


def test_652_a_unit_that_died_this_turn_still_counts_when_its_player_has_left() -> None:
    lines = ("hand 0 void-seeker spoils-of-war", "unit 6 recruit 1 @1", "deck 0 gust*4")
    g = bound(*lines, "runes 0 fury*4 body*2", mode="skirmish", decks=THREE)
    g.push("void-seeker recruit auto pass pass pass")
    g.push("leave1")
    assert "spoils-of-war" in moves(g)  # 2 less, for an enemy unit has died
    again = position(g.fen, strict=False)
    assert list(again.moves) == list(g.moves)
