"""Cards about hiding: how many cards have room at a battlefield, what hiding costs, and what comes back."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Uncovered
from riftable.games.riftbound.rules.view import view_of
from tests.games.riftbound.table import at, bound, hand, moves, realm, told, trash

THREE = "annie / garen / lux"

# ogn-278 Bandle Tree.

TREE = ("field 1 bandle-tree 0 0", "unit 4 recruit 0 @1")


def test_ogn_278_bandle_tree_has_room_for_a_second_facedown_card() -> None:
    g = bound(*TREE, "hand 0 block hidden-blade gust", "runes 0 fury*4/4")
    g.push("hide:block hide:hidden-blade")
    s = realm(g)
    assert (s.hider[2], s.hider[6], hand(g, 0)) == (0, 0, ["gust"])
    assert str(g).count("facedown, since") == 2
    assert not any(name.startswith("hide:") for name in moves(g))
    g = bound(*TREE, "hand 0 block hidden-blade zhonyas-hourglass", "runes 0 fury*4/4")
    g.push("hide:block hide:hidden-blade")
    assert not any(name.startswith("hide:") for name in moves(g))  # one more, not any number
    g = bound("field 1 void-gate 0 0", "unit 4 recruit 0 @1", "hand 0 block hidden-blade", "runes 0 fury*4/4")
    g.push("hide:block")
    assert not any(name.startswith("hide:") for name in moves(g))


def test_ogn_278_bandle_tree_only_gives_room_at_itself() -> None:
    lines = (*TREE, "field 2 void-gate 1 0", "unit 5 recruit 0 @2", "facedown 2 block 0 1")
    g = bound(*lines, "hand 0 hidden-blade*2", "runes 0 fury*4/4")
    g.push("hide:hidden-blade")
    g.push("hide:hidden-blade")
    assert [slot for slot, seat in enumerate(realm(g).hider) if seat == 0] == [2, 3, 6]
    assert not any(name.startswith("hide:") for name in moves(g))


def test_ogn_278_either_card_is_played_by_itself_and_the_text_tells_them_apart() -> None:
    g = bound(*TREE, "facedown 1 block 0 1 zhonyas-hourglass 0 3", "round 5", "unit 5 recruit 0 @base0")
    assert {"reveal@1", "reveal@1.2"} <= set(moves(g))
    g.push("reveal@1.2")
    assert (realm(g).hider[2], realm(g).hider[6]) == (0, -1)
    assert "zhonyas-hourglass.6" in [f"{realm(g).card(u).name}.{u}" for u in realm(g).here[0]]
    g = bound(*TREE, "facedown 1 block 0 1 zhonyas-hourglass 0 3", "round 5")
    g.push("reveal@1 recruit pass pass")
    assert (realm(g).hider[2], realm(g).hider[6]) == (-1, 0)
    assert "facedown 1 - zhonyas-hourglass 0 3" in g.fen
    g = bound(*TREE, "facedown 1 - zhonyas-hourglass 0 3", "round 5", "hand 0 block", "runes 0 fury*1/1")
    g.push("hide:block")
    assert (realm(g).hider[2], realm(g).hider[6], realm(g).since[2]) == (0, 0, 5)


def test_ogn_278_both_cards_are_lost_with_the_battlefield() -> None:
    lines = ("turn 1", *TREE, "facedown 1 block 0 1 hidden-blade 0 1", "unit 5 mega-mech 1 @base1")
    g = bound(*lines)
    g.push("move:mega-mech @1 pass pass")
    while "end" not in moves(g):
        g.push("pass")
    assert at(g, 4) == "gone"
    assert trash(g, 0) == ["block", "hidden-blade"]
    assert len(told(g, Uncovered)) == 2


def test_107_3_a_card_too_many_is_lost_by_the_choice_of_its_controller() -> None:
    lines = ("field 1 bandle-tree 1 0", "unit 6 recruit 0 @1", "facedown 1 block 0 1 hidden-blade 0 1")
    g = bound(*lines, mode="skirmish", decks=THREE)
    g.push("leave1")
    assert g.seat == 0
    assert moves(g) == ["reveal@1", "reveal@1.2"]
    g.push("reveal@1")
    assert (trash(g, 0), realm(g).hider[3], realm(g).hider[9]) == (["block"], -1, 0)
    assert "end" in moves(g)


def test_ogn_278_a_view_shows_only_ones_own_cards() -> None:
    g = bound(*TREE, "facedown 1 block 0 1 hidden-blade 0 1")
    mine, theirs = view_of(realm(g), 0, "").json(), view_of(realm(g), 1, "").json()
    assert [mine["covered"][slot] for slot in (2, 6)] == ["block", "hidden-blade"]
    assert [theirs["covered"][slot] for slot in (2, 6)] == [None, None]
    assert [theirs["facedown"][slot][0] for slot in (2, 6)] == [0, 0]


# ogn-264 Guerilla Warfare.

WARFARE = ("field 1 void-gate 0 0", "unit 4 recruit 0 @1", "hand 0 guerilla-warfare")


def test_ogn_264_guerilla_warfare_returns_up_to_two_hidden_cards() -> None:
    g = bound(*WARFARE, "trash 0 block hidden-blade gust zhonyas-hourglass", "trash 1 smoke-screen")
    g.push("guerilla-warfare")
    assert moves(g) == ["none", "trash:block", "trash:hidden-blade", "trash:zhonyas-hourglass"]
    g.push("trash:block trash:hidden-blade auto pass pass")
    assert hand(g, 0) == ["block", "hidden-blade"]
    assert trash(g, 0) == ["guerilla-warfare", "gust", "zhonyas-hourglass"]
    g = bound(*WARFARE, "trash 0 gust")
    g.push("guerilla-warfare auto pass pass")
    assert hand(g, 0) == []
    g = bound(*WARFARE, "trash 0 block*3")
    g.push("guerilla-warfare trash:block trash:block auto pass pass")  # equal ones too
    assert (hand(g, 0), trash(g, 0)) == (["block", "block"], ["block", "guerilla-warfare"])
    g = bound(*WARFARE, "trash 0 block")
    g.push("guerilla-warfare trash:block")
    assert "trash:block" not in moves(g)  # there is only one
    g.push("auto pass pass")
    assert hand(g, 0) == ["block"]


def test_ogn_264_guerilla_warfare_lets_its_player_hide_for_free_this_turn() -> None:
    g = bound(*WARFARE[:2], "hand 0 guerilla-warfare block", "runes 0 mind*3/2")
    g.push("guerilla-warfare pass pass")
    runes = realm(g).num_runes(0)
    g.push("hide:block")
    assert (realm(g).hider[2], realm(g).num_runes(0)) == (0, runes)
    assert "hides-free seat0" in g.fen
    g = bound(*WARFARE[:2], "effect 1 hides-free seat0", "hand 0 block", "runes 0 -")
    assert "hide:block" in moves(g)
    g = bound(*WARFARE[:2], "effect 1 hides-free seat1", "hand 0 block", "runes 0 -")
    assert "hide:block" not in moves(g)
    g = bound(
        "turn 1",
        "field 1 void-gate 0 0",
        "unit 4 recruit 0 @1",
        "effect 1 hides-free seat0",
        decks="garen / garen",
    )
    g.push("end")
    assert realm(g).effects == []  # for the turn only


def test_652_a_player_who_leaves_is_no_target_any_more() -> None:
    g = bound("hand 0 sabotage", "hand 2 gust", mode="skirmish", decks=THREE)
    g.push("sabotage seat2 auto leave2")
    assert realm(g).chain[0].chosen == [[-1]]
    g.push("pass pass")
    assert g.seat == 0
