"""Cards about damage, about the next card and about ties: a scenario for each clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Died, Hit, Recalled
from tests.games.riftbound.table import at, bound, controller, might, moves, realm, told

PEAK = "field 1 startipped-peak 0 -"  # it says nothing about units

# OGN 021 Sun Disc.

DISC = "unit 4 sun-disc 0 @base0"


def test_ogn_021_sun_disc_readies_the_next_unit_only() -> None:
    g = bound(DISC, "hand 0 pouty-poro*2 hextech-ray", "played 0 1")
    g.push("use:sun-disc pass pass pouty-poro auto")
    assert realm(g).flags[4] & 1
    assert realm(g).flags[5] & 1 == 0
    g.push("pouty-poro auto")
    assert realm(g).flags[6] & 1  # the one after that is exhausted


def test_ogn_021_sun_disc_concerns_units_of_its_player_and_this_turn() -> None:
    g = bound(
        DISC, "played 0 1", "hand 1 pouty-poro", "hand 0 cleave", "unit 5 recruit 1 @1", decks="garen / annie"
    )
    g.push("use:sun-disc pass pass cleave recruit auto pass pass")
    assert len(realm(g).effects) == 2  # a spell does not use it up
    g.push("end")
    assert not realm(g).effects


def test_ogn_021_sun_disc_concerns_tokens_too() -> None:
    g = bound(DISC, "played 0 1", "hand 0 faithful-manufactor")
    g.push("use:sun-disc pass pass faithful-manufactor auto pass pass")
    assert [realm(g).flags[u] & 1 for u in (5, 6)] == [0, 1]  # the Manufactor, not its Recruit
    g = bound(DISC, "played 0 1", "unit 5 faithful-manufactor 0 @base0", decks="viktor / annie")
    g.push("use:sun-disc pass pass use:viktor-herald-of-the-arcane auto pass pass")
    assert realm(g).flags[6] & 1 == 0


def test_ogn_021_sun_disc_needs_another_card_on_resolution() -> None:
    g = bound(DISC)
    g.push("use:sun-disc pass pass")
    assert not realm(g).effects  # no card was played this turn
    g = bound("hand 0 sun-disc")
    g.push("sun-disc auto use:sun-disc pass pass")
    assert [effect.n for effect in realm(g).effects] == [0]  # only the Disc itself was played
    assert "next-ready" not in g.fen
    g = bound("hand 0 sun-disc gust", "unit 5 recruit 1 @1")
    g.push("sun-disc auto use:sun-disc gust recruit auto pass pass pass pass")
    assert "next-ready" in g.fen  # another card in response


# OGN 032 Ravenborn Tome.

TOME = "unit 4 ravenborn-tome 0 @base0"


def test_ogn_032_ravenborn_tome_adds_damage_to_the_next_spell() -> None:
    g = bound(TOME, PEAK, "unit 5 mega-mech 1 @1", "hand 0 incinerate*2")
    g.push("use:ravenborn-tome pass pass incinerate mega-mech auto pass pass")
    assert realm(g).hurt[5] == 3
    assert realm(g).flags[4] & 1
    g.push("incinerate mega-mech auto pass pass")
    assert realm(g).hurt[5] == 5  # only the next


def test_ogn_032_ravenborn_tome_adds_to_each_damage_of_the_spell() -> None:
    g = bound(TOME, PEAK, "unit 5 mega-mech 1 @1", "unit 6 mega-mech 1 @1", "hand 0 falling-star")
    g.push("use:ravenborn-tome pass pass falling-star mega-mech.5 mega-mech.6 auto pass pass")
    assert realm(g).hurt[5:7] == [4, 4]


def test_ogn_032_ravenborn_tome_is_not_used_up_by_units_abilities_or_opponents() -> None:
    lines = ("unit 5 mega-mech 1 @1", "hand 0 tibbers incinerate", "hand 1 flurry-of-blades")
    g = bound(TOME, PEAK, *lines)
    g.push("use:ravenborn-tome pass pass incinerate mega-mech auto pass flurry-of-blades auto")
    assert [item.bonus for item in realm(g).chain] == [1, 0]
    g.push("pass pass pass pass")
    assert realm(g).hurt[5] == 4
    g = bound(TOME, PEAK, *lines)
    g.push("use:ravenborn-tome pass pass tibbers auto pass pass")
    assert realm(g).hurt[5] == 3  # an ability
    g.push("incinerate mega-mech auto pass pass")
    assert realm(g).hurt[5] == 6


def test_ogn_032_ravenborn_tome_lasts_for_the_turn_and_adds_up() -> None:
    g = bound(TOME, "unit 5 ravenborn-tome 0 @base0", PEAK, "unit 6 mega-mech 1 @1", "hand 0 incinerate")
    g.push(
        "use:ravenborn-tome.4 pass pass use:ravenborn-tome.5 pass pass incinerate mega-mech auto pass pass"
    )
    assert realm(g).hurt[6] == 4
    g = bound(TOME, decks="garen / annie")
    g.push("use:ravenborn-tome pass pass end")
    assert not realm(g).effects


# OGN 078 Lee Sin, Ascetic.

ASCETIC = "unit 4 lee-sin-ascetic 0 @base0"


def test_ogn_078_lee_sin_ascetic_buffs_himself_any_number_of_times() -> None:
    g = bound(ASCETIC)
    g.push("use:lee-sin-ascetic pass pass")
    assert might(g, 4) == 6
    assert realm(g).flags[4] & 1
    g = bound(f"{ASCETIC} buffed", "effect 1 buffs unit4 2")
    assert might(g, 4) == 8
    g.push("use:lee-sin-ascetic pass pass")
    assert might(g, 4) == 9
    assert "\neffect 1 buffs unit4 3\n" in g.fen


def test_ogn_078_lee_sin_ascetic_spends_his_buffs_one_by_one() -> None:
    lines = ("field 1 monastery-of-hirana 0 -", "effect 1 buffs unit4 1", "effect 2 buffs-more seat0 1")
    g = bound(f"{ASCETIC} buffed", *lines, "deck 0 gust*3", decks="garen / annie")
    assert might(g, 4) == 9  # each buff gives +2
    g.push("move:lee-sin-ascetic @1 pass pass yes pass pass")
    assert might(g, 4) == 7
    assert "buffs unit4" not in g.fen
    g = bound("unit 4 lee-sin-ascetic 0 @base0 buffed", *lines[:1], "deck 0 gust*3", decks="garen / annie")
    g.push("move:lee-sin-ascetic @1 pass pass yes pass pass")
    assert might(g, 4) == 5


def test_ogn_078_others_have_one_buff() -> None:
    g = bound("unit 4 lee-sin-centered 0 @base0 buffed", decks="lee-sin / annie")
    g.push("use:lee-sin-blind-monk lee-sin-centered auto pass pass")
    assert might(g, 4) == 7
    assert not realm(g).effects


def test_ogn_078_lee_sin_ascetic_has_shield() -> None:
    g = bound("unit 4 lee-sin-ascetic 1 @1", "unit 5 mega-mech 0 @base0", "field 1 startipped-peak 0 1")
    g.push("move:mega-mech @1")
    assert might(g, 4) == 6


# OGN 145 Unyielding Spirit.


def test_ogn_145_unyielding_spirit_prevents_damage_of_spells_and_abilities() -> None:
    g = bound(PEAK, "unit 5 mega-mech 1 @1", "hand 0 incinerate tibbers", "hand 1 unyielding-spirit")
    g.push("incinerate mega-mech auto pass unyielding-spirit auto pass pass pass pass")  # a reaction
    assert realm(g).hurt[5] == 0
    g.push("tibbers auto pass pass")
    assert realm(g).hurt[5] == 0
    assert not told(g, Hit)


def test_ogn_145_unyielding_spirit_does_not_prevent_what_units_deal() -> None:
    lines = ("unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1", "unit 6 recruit 1 @base1")
    g = bound(PEAK, *lines, "hand 0 unyielding-spirit challenge", decks="garen / annie")
    g.push("unyielding-spirit auto pass pass challenge mega-mech recruit.6 auto pass pass")
    assert at(g, 6) == "gone"
    g.push("move:mega-mech @1 pass pass")
    assert at(g, 5) == "gone"  # combat damage
    g.push("end")
    assert not realm(g).effects


# OGN 189 Kayn, Unleashed.


def test_ogn_189_kayn_unleashed_takes_no_damage_after_two_moves() -> None:
    for made in (0, 1, 2, 3):
        moved = [f"effect 1 moves-made unit4 {made}"] if made else []
        lines = (PEAK, "unit 4 kayn-unleashed 0 @1", "unit 5 mega-mech 0 @1", *moved)
        g = bound(*lines, "turn 1", "hand 1 incinerate*2")
        g.push("incinerate kayn-unleashed auto pass pass incinerate mega-mech auto pass pass")
        assert realm(g).hurt[4:6] == [0 if made >= 2 else 2, 2]


def test_ogn_189_kayn_unleashed_counts_every_move_of_this_turn() -> None:
    g = bound(PEAK, "unit 4 kayn-unleashed 0 @base0", "hand 0 ride-the-wind", decks="garen / annie")
    g.push("move:kayn-unleashed @1 pass pass")
    assert "moves-made unit4\n" in g.fen.replace(" 1\n", "\n")
    g.push("ride-the-wind kayn-unleashed @base0 auto pass pass")
    assert "effect 1 moves-made unit4 2" in g.fen
    g.push("end")
    assert not realm(g).effects


def test_ogn_189_kayn_unleashed_is_assigned_no_combat_damage() -> None:
    lines = ("unit 5 kayn-unleashed 0 @base0", "unit 6 pouty-poro 0 @base0", "unit 7 mega-mech 1 @2")
    g = bound(*lines, "field 2 startipped-peak 1 1", "effect 1 moves-made unit5 1")
    g.push("move:kayn-unleashed @2 pouty-poro pass pass")
    assert at(g, 6) == "gone"  # all 8 go to the other one
    assert at(g, 5) == "2"
    assert [event.unit for event in told(g, Hit) if isinstance(event, Hit)] == [7, 6]


def test_ogn_189_kayn_unleashed_has_ganking() -> None:
    g = bound("unit 4 kayn-unleashed 0 @1")
    g.push("move:kayn-unleashed")
    assert "@2" in moves(g)


# OGN 221 Imperial Decree.


def test_ogn_221_imperial_decree_kills_whatever_takes_damage_this_turn() -> None:
    lines = ("unit 4 mega-mech 0 @1", "unit 5 mega-mech 1 @1", "unit 6 mega-mech 1 @base1")
    g = bound(PEAK, *lines, "hand 0 imperial-decree flurry-of-blades", decks="garen / annie")
    g.push("imperial-decree auto pass pass flurry-of-blades auto pass pass")
    assert realm(g).hurt[4:7] == [1, 1, 0]
    assert len(realm(g).fresh) == 2  # both are the player's, who orders them
    assert g.seat == 0
    g.push("order1 pass pass pass pass")
    assert len(told(g, Died)) == 2
    assert at(g, 6) == "base1"
    assert realm(g).effects
    g.push("end")
    assert not realm(g).effects


def test_ogn_221_imperial_decree_kills_after_combat_too() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 mega-mech 1 @1", "field 1 startipped-peak 1 1")
    g = bound(*lines, "hand 0 imperial-decree", decks="garen / annie")
    g.push("imperial-decree auto pass pass move:recruit @1 pass pass")
    assert at(g, 4) == "gone"
    assert realm(g).hurt[5] == 0  # healed, and still
    g.push("order0 pass pass pass pass")
    assert at(g, 5) == "gone"
    assert controller(g, 1) == -1


def test_ogn_221_imperial_decree_does_not_care_about_prevented_damage() -> None:
    lines = ("unit 5 mega-mech 1 @1", "effect 1 prevents-items seat1")
    g = bound(PEAK, *lines, "hand 0 imperial-decree incinerate")
    g.push("imperial-decree auto pass pass incinerate mega-mech auto pass pass")
    assert at(g, 5) == "1"
    assert not realm(g).chain


def test_ogn_221_imperial_decree_can_be_played_in_showdowns() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 0 imperial-decree")
    g.push("move:recruit @1")
    assert "imperial-decree" in moves(g)
    g = bound("unit 4 recruit 0 @1", "hand 0 incinerate", "hand 1 imperial-decree")
    g.push("incinerate recruit auto pass")
    assert moves(g) == ["pass"]  # no reaction


# OGN 227 Symbol of the Solari.

TIE = ("unit 4 mega-mech 0 @base0", "unit 5 mega-mech 1 @1 damage*0", "field 1 startipped-peak 1 1")
SYMBOL = "unit 6 symbol-of-the-solari 0 @base0"


def test_ogn_227_symbol_of_the_solari_recalls_all_units_of_a_tie() -> None:
    tied = (
        "unit 4 mega-mech 0 @base0 stunned",
        "unit 5 mega-mech 1 @1 stunned",
        TIE[2],
        "unit 7 recruit 1 @2",
    )
    g = bound(*tied, SYMBOL)
    g.push("move:mega-mech @1 pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "base1")
    assert at(g, 7) == "2"
    assert len(told(g, Recalled)) == 2
    assert controller(g, 1) == -1
    assert realm(g).flags[5] & 1 == 0  # not exhausted
    g = bound(*tied)
    g.push("move:mega-mech @1 pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "1")
    assert controller(g, 1) == 1


def test_ogn_227_symbol_of_the_solari_is_the_attackers() -> None:
    tied = ("unit 4 mega-mech 0 @base0 stunned", "unit 5 mega-mech 1 @1 stunned", TIE[2])
    g = bound(*tied, "unit 6 symbol-of-the-solari 1 @base1")
    g.push("move:mega-mech @1 pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "1")


def test_ogn_227_symbol_of_the_solari_needs_both_sides() -> None:
    g = bound("unit 4 recruit 0 @base0", *TIE[1:], SYMBOL)
    g.push("move:recruit @1 pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "1")
    g = bound(TIE[0], "unit 5 recruit 1 @1", TIE[2], SYMBOL)
    g.push("move:mega-mech @1 pass pass")
    assert (at(g, 4), at(g, 5)) == ("1", "gone")


# OGN 254 Noxian Guillotine.

GUILLOTINE = ("unit 4 mega-mech 0 @1", "unit 5 mega-mech 1 @1", "hand 0 noxian-guillotine flurry-of-blades*2")


def test_ogn_254_noxian_guillotine_kills_it_the_next_time_it_takes_damage() -> None:
    g = bound(PEAK, *GUILLOTINE, decks="garen / annie")
    g.push("noxian-guillotine mega-mech.5 auto pass pass")
    assert at(g, 5) == "1"
    assert "\neffect 1 when-hurt unit5 seat0 noxian-guillotine once\n" in g.fen
    after = g.copy()
    g.push("flurry-of-blades auto pass pass")
    assert len(realm(g).chain) == 1  # it can be answered
    assert not realm(g).effects
    g.push("pass pass")
    assert (at(g, 4), at(g, 5)) == ("1", "gone")
    after.push("end")
    assert not realm(after).effects


def test_ogn_254_noxian_guillotine_kills_it_now_by_legion() -> None:
    g = bound(PEAK, *GUILLOTINE, "played 0 1")
    g.push("noxian-guillotine mega-mech.5 auto pass pass")
    assert at(g, 5) == "gone"
    assert not realm(g).effects


def test_ogn_254_noxian_guillotine_takes_any_unit_and_is_an_action() -> None:
    g = bound(PEAK, *GUILLOTINE, "unit 6 recruit 0 @base0")
    g.push("noxian-guillotine")
    assert moves(g) == ["mega-mech.4", "mega-mech.5", "recruit.6"]
    g = bound("unit 4 recruit 0 @base0", "hand 0 noxian-guillotine")
    g.push("move:recruit @1")
    assert "noxian-guillotine" in moves(g)
    g = bound("unit 4 recruit 0 @1", "hand 0 incinerate", "hand 1 noxian-guillotine")
    g.push("incinerate recruit auto pass")
    assert moves(g) == ["pass"]  # no reaction


# OGN 034 Tryndamere, Barbarian.

TRYNDAMERE = "unit 4 tryndamere-barbarian 0 @base0"


def raid(*lines: str) -> int:
    """The points of seat 0 after Tryndamere's raid on battlefield 1 of seat 1."""
    g = bound(TRYNDAMERE, "field 1 startipped-peak 1 1", *lines, decks="garen / annie")
    g.push("move:tryndamere-barbarian @1 pass pass")
    while realm(g).chain:
        g.push("pass pass")
    return realm(g).points[0]


def test_ogn_034_tryndamere_barbarian_scores_for_excess_damage() -> None:
    assert raid("unit 5 cruel-patron 1 @1 damage*3") == 2  # 8 against 3: 5 more than it takes
    assert raid("unit 5 pouty-poro 1 @1") == 2
    assert raid("unit 5 cruel-patron 1 @1 damage*2") == 1  # only 4 more


def test_ogn_034_tryndamere_barbarian_counts_all_units_and_what_is_prevented() -> None:
    assert raid("unit 5 recruit 1 @1", "unit 6 recruit 1 @1") == 2  # 6 more
    assert raid("unit 5 recruit 1 @1", "unit 6 recruit 1 @1", "unit 7 pouty-poro 1 @1") == 1  # 4 more
    assert raid("unit 5 pouty-poro 1 @1", "effect 1 prevents unit5 2") == 1


def test_ogn_034_tryndamere_barbarian_scores_after_attacks_only() -> None:
    g = bound(TRYNDAMERE, decks="garen / annie")
    g.push("move:tryndamere-barbarian @1 pass pass")  # no one is there
    assert realm(g).points[0] == 1
    assert not realm(g).chain
    lines = ("unit 4 tryndamere-barbarian 0 @1", "unit 5 recruit 1 @base1", "field 1 startipped-peak 0 -")
    g = bound(*lines, "turn 1", decks="garen / annie")
    g.push("move:recruit @1 pass pass")
    assert realm(g).points[0] <= 1  # a defender
    assert not realm(g).chain


def test_ogn_034_tryndamere_barbarian_must_conquer_himself() -> None:
    lines = ("unit 4 tryndamere-barbarian 0 @base0", "unit 5 mega-mech 0 @base0", "unit 6 recruit 1 @1")
    g = bound(*lines, "field 1 startipped-peak 1 1", decks="garen / annie")
    g.push("move:mega-mech @1 pass pass")
    assert realm(g).points[0] == 1
    assert not realm(g).chain
