"""Mind of Spiritforged, continued: a scenario for each clause of each card."""

from __future__ import annotations

from functools import partial

from riftable import Game
from riftable.games.riftbound.rules.events import Triggered
from riftable.games.riftbound.rules.ids import EXHAUSTED, GANKING
from tests.games.riftbound import table
from tests.games.riftbound.table import at, might, moves, on_board, realm, told

bound = partial(table.bound, decks="garen / garen")
OPEN = "field 1 the-grand-plaza 0 -"
MINE = "field 1 the-grand-plaza 0 0"
THEIRS = "field 2 the-grand-plaza 1 1"
TEAMS = "annie / garen / viktor / lee-sin"


def test_sfd_075_prize_of_progress_grows_when_you_use_gear() -> None:
    g = bound(
        "unit 4 prize-of-progress 0 @base0", "unit 5 orb-of-regret 0 @base0", "unit 6 recruit 1 @base1",
        "unit 7 gold 0 @base0",
    )  # fmt: skip
    g.push("use:orb-of-regret recruit pass pass")
    assert might(g, 4) == 3  # only now it was used
    g.push("pass pass")
    assert might(g, 4) == 4
    g.push("use:gold pass pass")  # what adds resources is an activated ability too
    assert might(g, 4) == 5
    g.push("end")
    assert might(g, 4) == 3


def test_sfd_075_prize_of_progress_does_not_mind_opponents_and_units() -> None:
    g = bound(
        "turn 1",
        "unit 4 prize-of-progress 0 @base0",
        "unit 5 orb-of-regret 1 @base1",
        "unit 6 recruit 1 @base1",
    )
    g.push("use:orb-of-regret recruit pass pass")
    assert "end" in moves(g)
    g = bound(
        MINE, "unit 4 prize-of-progress 0 @base0", "unit 5 renata-glasc-mastermind 0 @1", "deck 0 gust*5"
    )
    g.push("use:renata-glasc-mastermind mode0 auto pass pass")
    assert "end" in moves(g)


def test_sfd_073_experimental_hexplate_gives_1_and_makes_its_unit_a_mech() -> None:
    g = bound(
        "unit 4 experimental-hexplate 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 0 @base0",
        "unit 7 breakneck-mech 0 @base0", "runes 0 mind*1",
    )  # fmt: skip
    assert not realm(g).keyword(5, GANKING)
    g.push("use:experimental-hexplate recruit.5 pass pass")
    assert not realm(g).num_runes(0)
    assert might(g, 5) == 2
    assert [realm(g).keyword(u, GANKING) for u in (5, 6)] == [1, 0]


def test_sfd_077_rocket_barrage_deals_4_in_a_base_or_kills_a_gear() -> None:
    lines = (THEIRS, "unit 4 mega-mech 1 @base1", "unit 5 mega-mech 1 @2", "unit 6 orb-of-regret 1 @base1")
    g = bound(*lines, "unit 7 mega-mech 0 @base0", "hand 0 rocket-barrage")
    g.push("rocket-barrage")
    assert moves(g) == ["mode0", "mode1"]
    g.push("mode0 no")
    assert moves(g) == ["mega-mech.4", "mega-mech.7"]
    g.push("mega-mech.4 auto pass pass")
    assert realm(g).hurt[4] == 4
    g = bound(*lines, "hand 0 rocket-barrage")
    g.push("rocket-barrage mode1 no")
    assert moves(g) == ["orb-of-regret.6"]
    g.push("orb-of-regret auto pass pass")
    assert at(g, 6) == "gone"


def test_sfd_077_rocket_barrage_is_repeated_for_4_and_a_mind_with_another_choice() -> None:
    lines = ("unit 4 mega-mech 1 @base1", "unit 6 orb-of-regret 1 @base1", "hand 0 rocket-barrage")
    g = bound(*lines, "runes 0 mind*8")
    g.push("rocket-barrage mode0 yes mega-mech")
    assert moves(g) == ["mode0", "mode1"]
    g.push("mode1 orb-of-regret pass pass")
    assert realm(g).hurt[4] == 4
    assert at(g, 6) == "gone"
    assert (realm(g).num_runes(0), realm(g).ready[2]) == (6, 0)
    g = bound("unit 4 mega-mech 1 @base1", "hand 0 rocket-barrage")
    g.push("rocket-barrage")
    assert moves(g) == ["mode0"]
    assert "rocket-barrage" not in moves(bound(THEIRS, "unit 4 recruit 1 @2", "hand 0 rocket-barrage"))


def test_sfd_079_bard_exhausts_your_legend_to_move_units_to_an_open_battlefield() -> None:
    lines = (
        OPEN, THEIRS, "unit 4 recruit 0 @base0 exhausted", "unit 5 recruit 0 @base0", "unit 6 recruit 1 @2",
        "unit 7 recruit 1 @base1", "hand 0 bard-mercurial",
    )  # fmt: skip
    g = bound(*lines)
    g.push("bard-mercurial")
    assert len(moves(g)) == 2
    assert moves(g)[0] == "none"
    no = g.copy()
    g.push(moves(g)[1] + " auto")
    assert realm(g).flags[0] & EXHAUSTED
    assert len(moves(g)) == 1  # only one battlefield is open
    g.push(moves(g)[0])
    assert moves(g) == ["none", "recruit.4", "recruit.5", "bard-mercurial.8"]
    g.push("recruit.4 recruit.5 none pass pass")
    assert [at(g, u) for u in (4, 5, 8)] == ["1", "1", "base0"]
    no.push("none auto")
    assert not told(no, Triggered)
    tired = bound(*lines, "legend 0 exhausted")
    tired.push("bard-mercurial auto")
    assert not told(tired, Triggered)


def test_sfd_079_bard_moves_no_units_of_a_teammate() -> None:
    g = bound("unit 8 recruit 2 @base2", "hand 0 bard-mercurial", decks=TEAMS, mode="magma")
    g.push("bard-mercurial")
    g.push(moves(g)[1] + " auto")
    g.push(moves(g)[0])
    assert "recruit.8" not in moves(g)


def test_sfd_078_temporal_portal_lets_the_next_spell_be_repeated_for_its_cost() -> None:
    lines = (
        THEIRS,
        "unit 4 temporal-portal 0 @base0",
        "unit 5 mega-mech 1 @2",
        "hand 0 incinerate incinerate",
    )
    g = bound(*lines, "runes 0 fury*5")
    g.push("use:temporal-portal")
    assert realm(g).flags[4] & EXHAUSTED
    assert realm(g).num_runes(0) == 4
    g.push("pass pass incinerate")
    assert moves(g) == ["yes", "no"]
    g.push("yes mega-mech mega-mech pass pass")
    assert realm(g).hurt[5] == 4
    assert realm(g).ready[0] == 0
    g = bound(*lines)
    g.push("use:temporal-portal auto pass pass incinerate no mega-mech auto pass pass incinerate")
    assert moves(g) == ["mega-mech.5"]  # only the next one


def test_sfd_078_temporal_portal_asks_for_power_as_the_spell_does() -> None:
    g = bound(
        THEIRS,
        "unit 4 temporal-portal 0 @base0",
        "unit 5 mega-mech 1 @2",
        "hand 0 hextech-ray",
        "runes 0 fury*3",
    )
    g.push("use:temporal-portal pass pass hextech-ray yes mega-mech mega-mech pass pass")
    assert realm(g).hurt[5] == 6
    assert not realm(g).num_runes(0)
    g = bound("turn 1", "unit 4 temporal-portal 0 @base0", "unit 5 mega-mech 1 @base1", "hand 1 discipline")
    g.push("discipline mega-mech auto")
    assert "pass" in moves(g)


def gold_of(game: Game, seat: int) -> int:
    """How many exhausted Gold tokens a seat has."""
    s = realm(game)
    gold = [
        u for u in range(len(s.kind)) if s.kind[u] >= 0 and s.card(u).name == "gold" and s.seat[u] == seat
    ]
    assert all(s.flags[u] & EXHAUSTED for u in gold)
    return len(gold)


def test_sfd_081_card_sharp_gives_gold_to_who_wants_it_and_to_you_for_each_opponent() -> None:
    for answers, mine, theirs in (("yes yes", 2, 1), ("yes no", 1, 0), ("no yes", 1, 1), ("no no", 0, 0)):
        g = bound("hand 0 card-sharp")
        g.push(f"card-sharp auto pass pass {answers}")
        assert (gold_of(g, 0), gold_of(g, 1)) == (mine, theirs)


def test_sfd_081_card_sharp_asks_no_teammate() -> None:
    g = bound("hand 0 card-sharp", decks=TEAMS, mode="magma")
    g.push("card-sharp auto pass pass pass pass yes yes yes")
    assert [gold_of(g, seat) for seat in range(4)] == [3, 1, 0, 1]


def test_sfd_081_card_sharp_asks_no_one_who_has_left() -> None:
    g = bound("hand 0 card-sharp", "runes 0 mind*8", decks=TEAMS, mode="war")
    g.push("leave2 card-sharp")
    while "yes" not in moves(g):
        g.push(moves(g)[0])
    g.push("yes")
    assert g.seat == 1
    g.push("yes leave1")  # who has said yes, and leaves before it is done
    assert g.seat == 3
    g.push("no")
    while realm(g).chain or realm(g).fresh:
        g.push("pass")
    assert sum(name.startswith("gold") for name in on_board(g)) == 1
