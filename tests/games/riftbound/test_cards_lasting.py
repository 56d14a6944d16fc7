"""Cards that replace, prevent, wait or concern what comes next: a scenario for each clause."""

from __future__ import annotations

from riftable import Game
from riftable.games.riftbound.rules.events import Saved
from riftable.games.riftbound.rules.ids import ASK_PAY, ASK_SAVED
from riftable.games.riftbound.rules.moves import kind_named
from riftable.games.riftbound.speech import speech
from tests.games.riftbound.table import at, bound, moves, realm, told, trash

ARMORY = "unit 4 unlicensed-armory 0 @base0"
PORO = "unit 5 daring-poro 0 @1"
PEAK = "field 1 startipped-peak 0 -"  # it says nothing about units


def ruled_by(legend: str, *lines: str, decks: str = "garen / annie") -> Game:
    """A position in which seat 0 has another legend than its deck."""
    g = bound(PEAK, *lines, f"banished 0 {legend}", decks=decks)
    s = realm(g)
    s.kind[0] = kind_named(s.config, legend)
    s.index()
    return g


def asked(g: Game) -> int:
    """The kind of the question."""
    assert g.ask is not None
    return int(g.ask.kind)


# OGN 023 Unlicensed Armory.

SAVED = "effect 1 saves unit5 seat0 unlicensed-armory once"


def shot_at(*lines: str) -> Game:
    """Seat 1 kills the unit 5 of seat 0, which can be saved for [R]."""
    g = bound(ARMORY, PORO, SAVED, "turn 1", "hand 1 hextech-ray*2", *lines)
    g.push("hextech-ray daring-poro.5 auto pass pass")
    return g


def test_ogn_023_unlicensed_armory_costs_a_discard_and_exhausts() -> None:
    g = bound(ARMORY, PORO, "hand 0 gust")
    g.push("use:unlicensed-armory daring-poro.5 discard:gust pass pass")
    assert trash(g, 0) == ["gust"]
    assert realm(g).flags[4] & 1
    assert g.fen.count("\neffect 1 saves unit5 seat0 unlicensed-armory once\n") == 1
    assert "use:unlicensed-armory.4" not in moves(bound(ARMORY, PORO))  # without a card to discard
    assert "use:unlicensed-armory.4" not in moves(bound(f"{ARMORY} exhausted", PORO, "hand 0 gust"))


def test_ogn_023_unlicensed_armory_takes_a_friendly_unit() -> None:
    g = bound(ARMORY, PORO, "unit 6 recruit 1 @2", "hand 0 gust")
    g.push("use:unlicensed-armory")
    assert moves(g) == ["daring-poro.5"]


def test_ogn_023_unlicensed_armory_takes_units_of_a_teammate() -> None:
    lines = ("unit 7 unlicensed-armory 0 @base0", "unit 8 daring-poro 2 @base2", "unit 9 recruit 1 @base1")
    g = bound(*lines, "hand 0 gust", mode="magma", decks="annie / garen / lux / master-yi")
    g.push("use:unlicensed-armory")
    assert moves(g) == ["daring-poro.8"]


def test_ogn_023_unlicensed_armory_saves_for_fury_power_at_the_moment_of_death() -> None:
    g = shot_at("runes 0 fury*1 calm*1")
    assert (g.seat, asked(g)) == (0, ASK_SAVED)
    assert moves(g) == ["none", "daring-poro.5"]
    g.push("daring-poro.5")
    assert realm(g).runes[:2] == [0, 1]  # only Fury pays
    assert at(g, 5) == "base0"
    assert realm(g).hurt[5] == 0
    assert realm(g).flags[5] & 1
    assert len(told(g, Saved)) == 1
    assert not realm(g).effects  # only the next time


def test_ogn_023_unlicensed_armory_may_be_declined() -> None:
    g = shot_at("runes 0 fury*1")
    g.push("none")
    assert at(g, 5) == "gone"
    assert realm(g).runes[0] == 1


def test_ogn_023_unlicensed_armory_offers_nothing_that_cannot_be_paid() -> None:
    g = shot_at("runes 0 calm*5")
    assert at(g, 5) == "gone"


def test_ogn_023_unlicensed_armory_lasts_for_the_turn() -> None:
    g = bound(ARMORY, PORO, SAVED, decks="garen / annie")
    g.push("end")
    assert not realm(g).effects


def test_ogn_023_unlicensed_armory_lives_on_without_its_source() -> None:
    g = bound(PORO, SAVED, "turn 1", "hand 1 hextech-ray", "runes 0 fury*1")
    g.push("hextech-ray daring-poro.5 auto pass pass daring-poro.5")
    assert at(g, 5) == "base0"


def test_what_may_be_paid_for_is_asked_so_in_three_languages() -> None:
    g = shot_at("runes 0 fury*1")
    view = g.rules.view(g.state, 0)
    asked_in = [speech(lang).prompt(view, ["Ada", "Bob"]) for lang in ("en", "fr", "uk")]  # type: ignore[arg-type] # of this game
    assert asked_in[0] == "You may pay for Unlicensed Armory to save a unit that is dying: which one?"
    assert "payer" in asked_in[1]
    assert "плату" in asked_in[2]


# OGN 269 Sett, The Boss.

BUFFED = "unit 5 daring-poro 0 @1 buffed"


def under_the_boss(*lines: str) -> Game:
    """Seat 1 deals 3 to the unit 5 of seat 0, whose legend is the Boss."""
    g = ruled_by("sett-the-boss", "turn 1", "hand 1 hextech-ray void-seeker", *lines)
    g.push("hextech-ray daring-poro.5 auto pass pass")
    return g


def test_ogn_269_sett_the_boss_saves_a_buffed_unit_for_power_of_any_domain() -> None:
    g = under_the_boss(BUFFED, "runes 0 mind*1")
    assert (g.seat, asked(g)) == (0, ASK_SAVED)
    g.push("daring-poro.5")
    assert realm(g).runes[2] == 0
    assert realm(g).flags[0] & 1
    assert realm(g).flags[5] == 1  # exhausted, and the buff is spent
    assert realm(g).hurt[5] == 0
    assert at(g, 5) == "base0"


def test_ogn_269_sett_the_boss_lets_say_which_rune_pays() -> None:
    g = under_the_boss(BUFFED, "runes 0 mind*1 calm*1")
    g.push("daring-poro.5")
    assert (g.seat, asked(g)) == (0, ASK_PAY)
    g.push("recycle:mind")
    assert realm(g).runes[1:3] == [1, 0]
    assert at(g, 5) == "base0"


def test_ogn_269_sett_the_boss_may_be_declined() -> None:
    g = under_the_boss(BUFFED, "runes 0 mind*1")
    g.push("none")
    assert at(g, 5) == "gone"
    assert not realm(g).flags[0] & 1
    assert realm(g).runes[2] == 1


def test_ogn_269_sett_the_boss_needs_a_buff_a_rune_and_to_be_ready() -> None:
    assert at(under_the_boss("unit 5 daring-poro 0 @1", "runes 0 mind*1"), 5) == "gone"
    assert at(under_the_boss(BUFFED, "runes 0 mind*0"), 5) == "gone"
    assert at(under_the_boss(BUFFED, "legend 0 exhausted"), 5) == "gone"
    foreign = under_the_boss("unit 5 daring-poro 1 @1 buffed", "runes 0 mind*1")
    assert at(foreign, 5) == "gone"  # not his


def test_ogn_269_sett_the_boss_saves_one_of_several() -> None:
    lines = ("unit 4 daring-poro 0 @1 buffed", BUFFED, "turn 1", "hand 1 firestorm", "runes 0 mind*2")
    g = ruled_by("sett-the-boss", *lines)
    g.push("firestorm startipped-peak auto pass pass")
    assert moves(g) == ["none", "daring-poro.4", "daring-poro.5"]
    g.push("daring-poro.4")
    assert (at(g, 4), at(g, 5)) == ("base0", "gone")


def test_ogn_269_sett_the_boss_is_readied_by_a_conquest() -> None:
    g = ruled_by("sett-the-boss", "legend 0 exhausted", "unit 5 daring-poro 0 @base0")
    g.push("move:daring-poro @1 pass pass")
    assert realm(g).flags[0] & 1
    g.push("pass pass")
    assert not realm(g).flags[0] & 1


# Deaths as a cost.

PATRON = ("unit 5 daring-poro 0 @base0 buffed", "hand 0 cruel-patron")


def test_203_a_unit_killed_as_a_cost_may_be_saved_and_the_cost_is_paid() -> None:
    g = ruled_by("sett-the-boss", *PATRON, "runes 0 order*5")
    g.push("cruel-patron daring-poro.5")
    assert asked(g) == ASK_SAVED
    g.push("daring-poro.5")
    assert at(g, 5) == "base0"
    assert len(realm(g).here[0]) == 2  # the Patron is there too


def test_357_runes_that_are_needed_for_the_item_stay() -> None:
    g = ruled_by("sett-the-boss", *PATRON, "runes 0 order*4")
    g.push("cruel-patron daring-poro.5 daring-poro.5")  # exhausted for Energy, then recycled for Power
    assert realm(g).runes[5] == 3
    assert at(g, 5) == "base0"
    assert len(realm(g).here[0]) == 2
    assert realm(g).energy[0] == 0
    lines = ("unit 4 unlicensed-armory 0 @base0", "effect 1 saves unit5 seat0 unlicensed-armory once")
    g = bound(*PATRON, *lines, "runes 0 fury*1/0 order*4")
    g.push("cruel-patron daring-poro.5 daring-poro.5")
    assert realm(g).runes[0] == 0
    assert at(g, 5) == "base0"
