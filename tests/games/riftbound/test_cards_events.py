"""Cards of Origins that listen to what happens: a scenario for each clause, with what must not trigger."""

from __future__ import annotations

from riftable import Game
from riftable.games.riftbound.rules.events import Triggered
from riftable.games.riftbound.rules.ids import BUFFED, EXHAUSTED
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, told, trash

OPEN = "field 1 void-gate 0 -"
MINE = "field 1 void-gate 0 0"
THEIRS = "field 1 void-gate 0 1"


def is_ready(game: Game, unit: int) -> bool:
    """Whether a unit is not exhausted."""
    return not realm(game).flags[unit] & EXHAUSTED


def test_ogn_027_darius_listens_to_your_second_card_in_a_turn_only() -> None:
    g = bound("unit 4 darius-trifarian 0 @base0 exhausted", "hand 0 daring-poro*3", decks="garen / garen")
    g.push("daring-poro auto")
    assert not told(g, Triggered)
    g.push("daring-poro auto pass pass")
    assert might(g, 4) == 7
    assert is_ready(g, 4)
    g.push("daring-poro auto")
    assert len(told(g, Triggered)) == 1
    g.push("end")
    assert might(g, 4) == 5


def test_ogn_027_darius_sees_himself_played_as_the_second_card() -> None:
    g = bound("hand 0 daring-poro darius-trifarian")
    g.push("daring-poro auto darius-trifarian auto pass pass")
    assert might(g, 5) == 7
    assert is_ready(g, 5)


def test_ogn_027_darius_does_not_count_tokens_and_cards_of_opponents() -> None:
    g = bound("unit 4 darius-trifarian 0 @base0", "hand 0 faithful-manufactor")
    g.push("faithful-manufactor auto pass pass")
    assert "recruit.6" in on_board(g)
    assert might(g, 4) == 5
    g = bound("unit 4 darius-trifarian 1 @base1", "hand 0 daring-poro*2")
    g.push("daring-poro auto daring-poro auto")
    assert not told(g, Triggered)


def test_ogn_027_darius_counts_a_spell_when_it_has_resolved() -> None:
    g = bound(
        "unit 4 darius-trifarian 0 @base0", "unit 5 recruit 0 @base0", "hand 0 back-to-back*2",
        decks="garen / garen",
    )  # fmt: skip
    g.push("back-to-back darius-trifarian recruit auto back-to-back darius-trifarian recruit auto")
    assert not told(g, Triggered)
    g.push("pass pass")
    assert not told(g, Triggered)  # the first has been played
    g.push("pass pass")
    assert len(told(g, Triggered)) == 1


def test_ogn_039_kaisa_accelerates_and_draws_when_she_conquers() -> None:
    g = bound(OPEN, "hand 0 kaisa-survivor", "deck 0 gust*3")
    g.push("kaisa-survivor yes auto move:kaisa-survivor @1 pass pass pass pass")
    assert g.scores == [1, 0]
    assert hand(g, 0) == ["gust"]


def test_ogn_039_kaisa_does_not_draw_when_another_unit_conquers_or_she_holds() -> None:
    g = bound(OPEN, "unit 4 kaisa-survivor 0 @base0", "unit 5 recruit 0 @base0")
    g.push("move:recruit @1 pass pass")
    assert g.scores == [1, 0]
    assert not told(g, Triggered)
    g = bound(MINE, "unit 4 kaisa-survivor 0 @1", "turn 1")
    g.push("end")
    assert g.scores == [1, 0]
    assert not told(g, Triggered)


def test_ogn_056_adaptatron_may_kill_a_gear_and_is_buffed_if_so() -> None:
    lines = (OPEN, "unit 4 adaptatron 0 @base0")
    g = bound(*lines, "unit 5 scrapheap 1 @base1", "unit 6 recruit 1 @base1")
    g.push("move:adaptatron @1 pass pass")
    no = g.copy()
    g.push("yes")
    assert moves(g) == ["scrapheap.5"]
    g.push("scrapheap pass pass")
    assert at(g, 5) == "gone"
    assert realm(g).flags[4] & BUFFED
    no.push("no")
    assert at(no, 5) == "base1"
    assert not realm(no).flags[4] & BUFFED
    none = bound(*lines)
    none.push("move:adaptatron @1 pass pass")
    assert not told(none, Triggered)


def test_ogn_059_eclipse_herald_readies_when_you_stun_an_enemy() -> None:
    lines = ("unit 4 eclipse-herald 0 @base0 exhausted", "unit 5 mega-mech 1 @base1", "hand 0 rune-prison")
    g = bound(*lines)
    g.push("rune-prison mega-mech auto pass pass pass pass")
    assert is_ready(g, 4)
    assert might(g, 4) == 8
    own = bound(*lines)
    own.push("rune-prison eclipse-herald auto pass pass")
    assert not told(own, Triggered)
    again = bound(lines[0], "unit 5 mega-mech 1 @base1 stunned", lines[2])
    again.push("rune-prison mega-mech auto pass pass")
    assert not told(again, Triggered)  # it is stunned already [423]


def test_ogn_059_eclipse_herald_does_not_listen_to_opponents() -> None:
    g = bound("unit 4 eclipse-herald 1 @base1", "unit 5 mega-mech 0 @base0", "hand 0 rune-prison")
    g.push("rune-prison mega-mech auto pass pass")
    assert not told(g, Triggered)


def test_ogn_066_ahri_scores_when_she_holds() -> None:
    g = bound(MINE, "unit 4 ahri-alluring 0 @1", "turn 1")
    g.push("end")
    assert g.scores == [1, 0]
    g.push("pass pass")
    assert g.scores == [2, 0]


def test_ogn_066_ahri_does_not_score_from_her_base_or_by_conquering() -> None:
    g = bound(MINE, "unit 4 ahri-alluring 0 @base0", "unit 5 recruit 0 @1", "turn 1")
    g.push("end")
    assert g.scores == [1, 0]
    assert not told(g, Triggered)
    g = bound(OPEN, "unit 4 ahri-alluring 0 @base0")
    g.push("move:ahri-alluring @1 pass pass")
    assert g.scores == [1, 0]
    assert not told(g, Triggered)


SHRINE = "unit 4 solari-shrine 0 @base0"


def test_ogn_072_solari_shrine_draws_for_a_stunned_enemy_killed_by_an_instruction() -> None:
    lines = (SHRINE, THEIRS, "hand 0 vengeance", "deck 0 gust*3")
    g = bound(*lines, "unit 5 mega-mech 1 @1 stunned")
    g.push("vengeance mega-mech auto pass pass")
    no = g.copy()
    g.push("yes pass pass")
    assert hand(g, 0) == ["gust"]
    assert not is_ready(g, 4)
    no.push("no")
    assert is_ready(no, 4)
    awake = bound(*lines, "unit 5 mega-mech 1 @1")
    awake.push("vengeance mega-mech auto pass pass")
    assert not told(awake, Triggered)
    assert moves(awake)[0] == "end"
    own = bound(*lines, "unit 5 mega-mech 0 @base0 stunned")
    own.push("vengeance mega-mech auto pass pass")
    assert moves(own)[0] == "end"


def test_ogn_072_solari_shrine_draws_for_damage_of_spells_and_of_combat() -> None:
    g = bound(SHRINE, THEIRS, "unit 5 recruit 1 @1 stunned", "hand 0 incinerate", "deck 0 gust*3")
    g.push("incinerate recruit auto pass pass yes pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound(SHRINE, THEIRS, "unit 5 recruit 1 @1 stunned", "unit 6 mega-mech 0 @base0", "deck 0 gust*3")
    g.push("move:mega-mech @1 pass pass yes pass pass")
    assert hand(g, 0) == ["gust"]


def test_ogn_072_solari_shrine_needs_you_to_be_responsible() -> None:
    g = bound(SHRINE, "unit 5 recruit 1 @base1 stunned", "unit 6 recruit 0 @base0", "hand 0 cull-the-weak")
    g.push("cull-the-weak auto pass pass")
    assert at(g, 5) == "gone"
    assert moves(g)[0] == "end"  # their controller killed it
    g = bound(
        SHRINE, THEIRS, "unit 5 mega-mech 1 @1 stunned damage*7", "unit 6 orb-of-regret 0 @base0",
        "deck 0 gust*3",
    )  # fmt: skip
    g.push("orb-of-regret mega-mech pass pass")
    assert at(g, 5) == "gone"
    assert moves(g)[0] == "end"  # nothing has just dealt damage [428.5]


def test_ogn_072_solari_shrine_must_be_ready() -> None:
    g = bound(f"{SHRINE} exhausted", THEIRS, "unit 5 recruit 1 @1 stunned", "hand 0 incinerate")
    g.push("incinerate recruit auto pass pass")
    assert moves(g)[0] == "end"


def test_ogn_091_pit_crew_readies_when_you_play_a_gear() -> None:
    g = bound("unit 4 pit-crew 0 @base0 exhausted", "hand 0 mushroom-pouch daring-poro")
    g.push("daring-poro auto")
    assert not told(g, Triggered)
    g.push("mushroom-pouch auto pass pass")
    assert is_ready(g, 4)
    g = bound("unit 4 pit-crew 1 @base1 exhausted", "hand 0 mushroom-pouch")
    g.push("mushroom-pouch auto")
    assert not told(g, Triggered)


def test_ogn_119_ahri_weakens_an_enemy_here_when_she_attacks_or_defends() -> None:
    g = bound(THEIRS, "unit 4 ahri-inquisitive 0 @base0", "unit 5 mega-mech 1 @1", "unit 6 recruit 1 @base1")
    g.push("move:ahri-inquisitive @1")
    assert moves(g) == ["mega-mech.5"]
    g.push("mega-mech pass pass")
    assert might(g, 5) == 6
    g = bound(MINE, "unit 4 ahri-inquisitive 0 @1", "unit 5 recruit 1 @base1", "turn 1")
    g.push("move:recruit @1 recruit pass pass")
    assert might(g, 5) == 1  # to a minimum of 1
    g = bound(MINE, "unit 4 ahri-inquisitive 0 @1", "unit 5 first-mate 1 @base1", "turn 1")
    g.push("move:first-mate @1 first-mate pass pass")
    assert might(g, 5) == 1


def test_ogn_139_cithria_is_buffed_when_you_play_another_unit() -> None:
    g = bound("hand 0 cithria-of-cloudfield daring-poro")
    g.push("cithria-of-cloudfield auto")
    assert not told(g, Triggered)
    g.push("daring-poro auto pass pass")
    assert realm(g).flags[4] & BUFFED
    token = bound(OPEN, "unit 4 cithria-of-cloudfield 0 @base0", "hand 0 mushroom-pouch")
    token.push("mushroom-pouch auto")
    assert not told(token, Triggered)
    theirs = bound("unit 4 cithria-of-cloudfield 1 @base1", "hand 0 daring-poro")
    theirs.push("daring-poro auto")
    assert not told(theirs, Triggered)


HAVEN = "unit 4 pirates-haven 0 @base0"


def test_ogn_143_pirates_haven_strengthens_what_you_ready() -> None:
    g = bound(HAVEN, "unit 5 mega-mech 0 @base0 exhausted", "hand 0 first-mate", decks="garen / garen")
    g.push("first-mate auto mega-mech pass pass pass pass")
    assert is_ready(g, 5)
    assert might(g, 5) == 9
    g.push("end")
    assert might(g, 5) == 8


def test_ogn_143_pirates_haven_ignores_enemies_and_what_was_ready() -> None:
    g = bound(HAVEN, "unit 5 mega-mech 1 @base1 exhausted", "hand 0 first-mate")
    g.push("first-mate auto mega-mech pass pass")
    assert is_ready(g, 5)
    assert might(g, 5) == 8
    g = bound(HAVEN, "unit 5 mega-mech 0 @base0", "hand 0 first-mate")
    g.push("first-mate auto mega-mech pass pass")
    assert might(g, 5) == 8


def test_ogn_143_pirates_haven_counts_the_awaken_phase() -> None:
    g = bound(HAVEN, "unit 5 mega-mech 0 @base0 exhausted", "unit 6 recruit 0 @base0", "turn 1")
    g.push("end pass pass")
    assert [might(g, u) for u in (5, 6)] == [9, 1]


PHOENIX = "trash 0 immortal-phoenix"


def test_ogn_037_immortal_phoenix_has_assault_2() -> None:
    g = bound(THEIRS, "unit 4 immortal-phoenix 0 @base0", "unit 5 mega-mech 1 @1")
    g.push("move:immortal-phoenix @1")
    assert might(g, 4) == 5


def test_ogn_037_immortal_phoenix_returns_when_you_kill_a_unit_with_a_spell() -> None:
    g = bound(
        PHOENIX, THEIRS, "unit 5 recruit 1 @1", "hand 0 incinerate", "runes 0 -", "pool 0 energy*3 fury*1"
    )
    g.push("incinerate recruit pass pass")
    no = g.copy()
    g.push("yes pass pass")
    assert on_board(g) == ["immortal-phoenix.4"]
    assert trash(g, 0) == ["incinerate"]
    assert not any(realm(g).power)
    assert realm(g).energy[0] == 0
    no.push("no")
    assert trash(no, 0) == ["immortal-phoenix", "incinerate"]


def test_ogn_037_immortal_phoenix_needs_its_price_a_spell_and_the_trash() -> None:
    lines = (THEIRS, "unit 5 recruit 1 @1", "hand 0 incinerate")
    poor = bound(PHOENIX, *lines, "runes 0 -", "pool 0 energy*3")
    poor.push("incinerate recruit pass pass")
    assert moves(poor)[0] == "end"
    board = bound("unit 4 immortal-phoenix 0 @base0", *lines)
    board.push("incinerate recruit auto pass pass")
    assert moves(board)[0] == "end"
    fight = bound(PHOENIX, THEIRS, "unit 5 recruit 1 @1", "unit 6 mega-mech 0 @base0")
    fight.push("move:mega-mech @1 pass pass")
    assert moves(fight)[0] == "end"
    theirs = bound("trash 1 immortal-phoenix", *lines)
    theirs.push("incinerate recruit auto pass pass")
    assert moves(theirs)[0] == "end"
