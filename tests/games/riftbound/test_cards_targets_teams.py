"""Cards about targets in a team: a teammate's units are friendly, but not yours."""

from __future__ import annotations

from riftable import Game
from riftable.games.riftbound.rules.ids import EXHAUSTED
from tests.games.riftbound.table import bound, moves, realm


def team(*lines: str) -> Game:
    """Seats 0 and 2 are a team; objects have numbers from 8 on."""
    first = 4 + int(realm(bound(decks=DECKS, mode="magma")).config.fields)
    told = [line.replace("FIRST", str(first)).replace("SECOND", str(first + 1)) for line in lines]
    return bound(*told, decks=DECKS, mode="magma")


DECKS = "annie / garen / viktor / lee-sin"
MATE = "unit FIRST mega-mech 2 @base2"


def offers(card: str, *lines: str) -> list[str]:
    """The names of the first targets of a card."""
    g = team(MATE, *lines, f"hand 0 {card}")
    g.push(card)
    return [move.split(".")[0] for move in moves(g)]


def test_ogn_104_retreat_returns_a_unit_of_a_teammate() -> None:
    assert offers("retreat") == ["mega-mech"]


def test_ogn_108_convergent_mutation_takes_units_of_a_teammate() -> None:
    own = "unit SECOND recruit 0 @base0"
    assert offers("convergent-mutation", own) == ["mega-mech", "recruit"]
    g = team(MATE, own, "hand 0 convergent-mutation")
    g.push("convergent-mutation recruit")
    assert [move.split(".")[0] for move in moves(g)] == ["mega-mech"]


def test_ogn_123_unchecked_power_exhausts_units_of_a_teammate() -> None:
    g = team(MATE, "hand 0 unchecked-power")
    g.push("unchecked-power auto pass pass pass pass")
    s = realm(g)
    assert s.flags[4 + int(s.config.fields)] & EXHAUSTED


def test_ogn_141_kinkou_monk_buffs_a_unit_of_a_teammate() -> None:
    g = team(MATE, "hand 0 kinkou-monk")
    g.push("kinkou-monk auto")
    assert [move.split(".")[0] for move in moves(g)] == ["none", "mega-mech"]


def test_ogn_199_tideturner_swaps_only_with_a_unit_of_its_own_player() -> None:
    g = team(MATE, "hand 0 tideturner")
    g.push("tideturner auto")
    assert "yes" not in moves(g)


def test_ogn_220_facebreaker_stuns_a_unit_of_a_teammate() -> None:
    g = team("unit FIRST mega-mech 2 @1", "unit SECOND recruit 1 @1", "hand 0 facebreaker")
    g.push("facebreaker")
    assert [move.split(".")[0] for move in moves(g)] == ["mega-mech"]


def test_ogn_250_stormbringer_takes_no_unit_in_the_base_of_a_teammate() -> None:
    assert "stormbringer" not in moves(team(MATE, "hand 0 stormbringer"))


def test_ogn_270_showstopper_takes_no_unit_in_the_base_of_a_teammate() -> None:
    assert "showstopper" not in moves(team(MATE, "hand 0 showstopper"))


def test_ogn_260_last_breath_readies_a_unit_of_a_teammate() -> None:
    assert offers("last-breath", "unit SECOND recruit 1 @1") == ["mega-mech"]


def test_ogn_262_zenith_blade_moves_a_unit_of_a_teammate() -> None:
    g = team(MATE, "unit SECOND recruit 1 @1", "hand 0 zenith-blade")
    g.push("zenith-blade recruit")
    assert [move.split(".")[0] for move in moves(g)] == ["mega-mech"]


def test_ogn_266_siphon_power_strengthens_units_of_a_teammate() -> None:
    g = team("unit FIRST mega-mech 2 @1", "hand 0 siphon-power")
    s = realm(g)
    first = 4 + int(s.config.fields)
    before = s.might(first)
    g.push("siphon-power")
    g.push(f"{moves(g)[0]} auto pass pass pass pass")
    assert realm(g).might(first) == before + 1
