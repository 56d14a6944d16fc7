"""Cards for which other players choose, or show their hands: a scenario for each clause."""

from __future__ import annotations

from typing import Final

from riftable import Game
from riftable.games.riftbound.rules.events import HandRevealed
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.ui.presenter import RiftboundPresenter
from tests.games.riftbound.table import at, bound, hand, moves, on_board, realm, told, trash

MINE: Final = "field 1 targons-peak 0 0"
THEIRS: Final = "field 2 startipped-peak 1 1"
TWO_EACH: Final = (
    MINE, THEIRS, "unit 4 first-mate 0 @base0", "unit 5 mega-mech 0 @1", "unit 6 first-mate 1 @2",
    "unit 7 mega-mech 1 @base1",
)  # fmt: skip
THREE: Final = ("unit 6 first-mate 0 @base0", "unit 7 first-mate 1 @base1", "unit 8 first-mate 2 @base2")
DECKS: Final = "annie / garen / jinx"


def deck(g: Game, seat: int) -> list[list[str]]:
    """The bags of a Main Deck, from the top down."""
    s = realm(g)
    return [[s.cards[kind].name for kind in bag] for bag in s.decks[seat].bags]


def test_ogn_033_shakedown_deals_6_if_the_controller_refuses() -> None:
    g = bound(*TWO_EACH, "hand 0 shakedown", "deck 0 flash*4")
    g.push("shakedown")
    assert moves(g) == ["first-mate.6", "mega-mech.7"]  # enemies, wherever they are
    g.push("mega-mech.7 auto pass pass")
    assert g.seat == 1
    assert moves(g) == ["yes", "no"]
    g.push("no")
    assert realm(g).hurt[7] == 6
    assert hand(g, 0) == []


def test_ogn_033_shakedown_lets_the_player_draw_2_instead() -> None:
    g = bound(*TWO_EACH, "hand 0 shakedown", "deck 0 flash*4")
    g.push("shakedown mega-mech.7 auto pass pass yes !flash !flash")
    assert realm(g).hurt[7] == 0
    assert hand(g, 0) == ["flash", "flash"]
    assert "end" in moves(g)


def test_ogn_033_shakedown_asks_no_one_when_its_unit_is_gone() -> None:
    g = bound(*TWO_EACH, "hand 0 shakedown", "hand 1 gust")
    g.push("shakedown first-mate.6 auto pass gust first-mate.6 auto pass pass pass pass")
    assert hand(g, 1) == ["first-mate"]
    assert "end" in moves(g)


def test_ogn_071_party_favors_cards() -> None:
    g = bound("hand 0 party-favors", "deck 0 flash*3", "deck 1 gust*3", "runes 0 calm*3", "runes 1 calm*3")
    g.push("party-favors pass pass")
    assert g.seat == 1
    assert moves(g) == ["mode0", "mode1"]
    g.push("mode0")
    assert (hand(g, 0), hand(g, 1)) == (["flash"], ["gust"])
    assert [realm(g).num_runes(seat) for seat in (0, 1)] == [3, 3]


def test_ogn_071_party_favors_runes_come_exhausted() -> None:
    g = bound("hand 0 party-favors", "deck 0 flash*3", "deck 1 gust*3", "runes 0 calm*3", "runes 1 calm*3")
    g.push("party-favors pass pass mode1")
    s = realm(g)
    assert (hand(g, 0), hand(g, 1)) == ([], [])
    assert [s.num_runes(seat) for seat in (0, 1)] == [4, 4]
    assert sum(s.ready[6:12]) == 3  # of the opponent, who had 3 ready ones


def test_ogn_071_party_favors_asks_each_other_player_of_three() -> None:
    g = bound("hand 0 party-favors", mode="skirmish", decks=DECKS, seed=3)
    g.push("party-favors auto pass pass pass")
    assert g.seat == 1
    g.push("mode0")
    assert g.seat == 2
    g.push("mode1")
    assert [len(hand(g, seat)) for seat in (0, 1, 2)] == [1, 1, 0]


def test_ogn_080_mystic_reversal_takes_a_spell_and_keeps_its_choices() -> None:
    g = bound(*TWO_EACH, "turn 1", "hand 1 vengeance", "hand 0 mystic-reversal")
    g.push("vengeance mega-mech.5 auto pass mystic-reversal item0 auto pass pass")
    assert moves(g) == ["yes", "no"]
    g.push("no pass pass")
    assert at(g, 5) == "gone"
    assert trash(g, 1) == ["vengeance"]  # to its owner's trash
    assert "vengeance" not in trash(g, 0)


def test_ogn_080_mystic_reversal_makes_new_choices_at_no_cost() -> None:
    g = bound(*TWO_EACH, "unit 8 pouty-poro 1 @base1", "turn 1", "hand 1 vengeance", "hand 0 mystic-reversal",
              "runes 0 calm*4")  # fmt: skip
    g.push("vengeance mega-mech.5 auto pass mystic-reversal item0 pass pass yes")
    assert "pouty-poro.8" in moves(g)  # though its Deflect could not be paid for
    g.push("pouty-poro.8 pass pass")
    assert at(g, 8) == "gone"
    assert at(g, 5) == "1"


def test_ogn_080_mystic_reversal_turns_friends_and_enemies_round() -> None:
    g = bound(*TWO_EACH, "turn 1", "hand 1 challenge", "hand 0 mystic-reversal")
    g.push("challenge first-mate.6 mega-mech.5 auto pass mystic-reversal item0 auto pass pass yes")
    assert moves(g) == ["first-mate.4", "mega-mech.5"]  # friendly units of the new controller
    g.push("mega-mech.5")
    assert moves(g) == ["first-mate.6", "mega-mech.7"]
    g.push("first-mate.6 pass pass")
    assert at(g, 6) == "gone"
    assert realm(g).hurt[5] == 3


def test_ogn_156_sabotage_recycles_a_card_that_is_no_unit() -> None:
    g = bound("hand 0 sabotage", "hand 1 gust mega-mech orb-of-regret", "deck 1 flash")
    g.push("sabotage auto pass pass")
    assert told(g, HandRevealed)
    assert g.seat == 0
    assert moves(g) == ["take:gust", "take:orb-of-regret"]
    g.push("take:gust")
    assert hand(g, 1) == ["mega-mech", "orb-of-regret"]
    assert deck(g, 1) == [["flash"], ["gust"]]
    assert trash(g, 1) == []


def test_ogn_156_sabotage_makes_the_hand_known_to_all() -> None:
    g = bound("hand 0 sabotage", "hand 1 gust mega-mech", mode="skirmish", decks=DECKS)
    g.push("sabotage")
    assert moves(g) == ["seat1", "seat2"]
    view = g.view(0)
    assert isinstance(view, RealmView)
    assert view.ask is not None
    presenter = RiftboundPresenter(g.rules, "en")
    assert [presenter.target(view, move).on for move in view.ask.moves] == ["button", "button"]
    assert [presenter.answer(view, move, ["Ada", "Bob", "Cyd"]) for move in view.ask.moves] == ["Bob", "Cyd"]
    g.push("seat1 auto pass pass pass")
    g.push(moves(g)[0])
    s = realm(g)
    assert [s.cards[kind].name for kind in s.known[1]] == ["mega-mech"]


def test_ogn_179_acceptable_losses_lets_each_player_kill_gear() -> None:
    g = bound(
        "unit 4 orb-of-regret 0 @base0", "unit 5 the-syren 0 @base0", "unit 6 orb-of-regret 1 @base1",
        "unit 7 mega-mech 1 @base1", "hand 0 acceptable-losses",
    )  # fmt: skip
    g.push("acceptable-losses auto pass pass")
    assert moves(g) == ["orb-of-regret.4", "the-syren.5"]
    g.push("the-syren")
    assert on_board(g) == ["orb-of-regret.4", "mega-mech.7"]


def test_ogn_187_whirlwind_begins_with_the_next_player() -> None:
    g = bound(*TWO_EACH, "hand 0 whirlwind")
    g.push("whirlwind auto pass pass")
    assert g.seat == 1
    assert moves(g) == ["none", "first-mate.4", "mega-mech.5", "first-mate.6", "mega-mech.7"]
    g.push("mega-mech.5")
    assert hand(g, 0) == ["mega-mech"]  # at once, before the next player chooses
    assert g.seat == 0
    g.push("none")
    assert hand(g, 1) == []
    assert "end" in moves(g)


def test_ogn_192_mindsplitter_makes_an_opponent_discard() -> None:
    g = bound("hand 0 mindsplitter", "hand 1 gust mega-mech")
    g.push("mindsplitter auto pass pass")
    assert g.seat == 0
    assert moves(g) == ["take:gust", "take:mega-mech"]
    g.push("take:mega-mech")
    assert trash(g, 1) == ["mega-mech"]
    assert hand(g, 1) == ["gust"]


def test_ogn_192_mindsplitter_discards_what_triggers_on_it() -> None:
    g = bound("hand 0 mindsplitter", "hand 1 flame-chompers", "runes 1 fury*3")
    g.push("mindsplitter auto pass pass take:flame-chompers yes")
    while "end" not in moves(g):
        g.push("pass" if "pass" in moves(g) else moves(g)[0])
    assert "flame-chompers.5" in on_board(g)


def test_ogn_201_invert_timelines_replaces_all_hands() -> None:
    g = bound("hand 0 invert-timelines gust", "hand 1 flash*2", "deck 0 flash*9", "deck 1 gust*9")
    g.push("invert-timelines auto pass pass")
    assert hand(g, 0) == ["flash"] * 4
    assert hand(g, 1) == ["gust"] * 4
    assert trash(g, 0) == ["gust", "invert-timelines"]
    assert trash(g, 1) == ["flash", "flash"]


def test_ogn_237_kings_edict_kills_what_others_choose() -> None:
    g = bound(*TWO_EACH, "hand 0 kings-edict")
    g.push("kings-edict auto pass pass")
    assert g.seat == 1
    assert moves(g) == ["first-mate.6", "mega-mech.7"]  # not the units of the player
    g.push("first-mate.6")
    assert at(g, 6) == "gone"
    assert at(g, 7) == "base1"


def test_ogn_237_kings_edict_takes_another_unit_from_each() -> None:
    g = bound(*THREE, "hand 0 kings-edict", mode="skirmish", decks=DECKS)
    g.push("kings-edict auto pass pass pass")
    assert (g.seat, moves(g)) == (1, ["first-mate.7", "first-mate.8"])
    g.push("first-mate.8")
    assert (g.seat, moves(g)) == (2, ["first-mate.7"])
    assert at(g, 8) == "base2"  # they die together
    g.push("first-mate.7")
    assert on_board(g) == ["first-mate.6"]


def judged() -> Game:
    """Divine Judgment resolves: seat 0 has three of everything, seat 1 has one or two."""
    g = bound(
        MINE, THEIRS, "unit 4 first-mate 0 @base0", "unit 5 mega-mech 0 @1", "unit 6 recruit 0 @1",
        "unit 7 orb-of-regret 0 @base0", "unit 8 the-syren 0 @base0", "unit 9 orb-of-regret 0 @base0",
        "unit 10 mega-mech 1 @2", "hand 0 divine-judgment gust flash incinerate", "hand 1 gust",
        "deck 0 charm", "runes 0 order*9 fury*2", "runes 1 order*2",
    )  # fmt: skip
    g.push("divine-judgment auto pass pass")
    return g


def test_ogn_244_divine_judgment_leaves_two_of_everything() -> None:
    g = judged()
    assert moves(g) == ["first-mate.4", "mega-mech.5", "recruit.6"]
    g.push("first-mate recruit")
    assert moves(g) == ["orb-of-regret.7", "the-syren.8", "orb-of-regret.9"]
    g.push("orb-of-regret.7 orb-of-regret.9")
    assert moves(g) == ["rune0:fury", "rune0:order"]
    g.push("rune0:fury rune0:order")
    assert moves(g) == ["take:flash", "take:gust", "take:incinerate"]
    g.push("take:gust take:flash")
    s = realm(g)
    assert on_board(g) == ["first-mate.4", "orb-of-regret.7", "orb-of-regret.9", "recruit.6", "mega-mech.10"]
    assert hand(g, 0) == ["flash", "gust"]
    assert s.num_runes(0) == 2
    assert deck(g, 0)[0] == ["charm"]
    assert sorted(card for bag in deck(g, 0)[1:] for card in bag) == ["incinerate", "mega-mech", "the-syren"]


def test_ogn_244_divine_judgment_spares_who_has_no_more_than_two() -> None:
    g = judged()
    g.push("first-mate recruit orb-of-regret.7 orb-of-regret.9 rune0:fury rune0:order take:gust take:flash")
    assert hand(g, 1) == ["gust"]
    assert realm(g).num_runes(1) == 2
    assert at(g, 10) == "2"
    assert "end" in moves(g)


def test_ogn_244_what_is_kept_in_hand_stays_secret() -> None:
    g = judged()
    g.push("first-mate recruit orb-of-regret.7 orb-of-regret.9 rune0:fury rune0:order take:gust take:flash")
    s = realm(g)
    assert s.known[0] == []
    assert s.aside[0] == []
    view = g.view(1)
    assert isinstance(view, RealmView)
    assert all(s.cards[kind].name != "gust" for bag in view.bags[0] for kind in bag)
