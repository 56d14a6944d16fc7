"""Cards with abilities in the trash, or about what is revealed, clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Hit, Showed, ShowedRune
from tests.games.riftbound.table import at, bound, hand, moves, realm, told, trash

ATTACK = ("field 1 void-gate 0 1", "field 2 monastery-of-hirana 1 1")
ROCKET = "super-mega-death-rocket"


def test_ogn_252_super_mega_death_rocket_deals_5_to_a_unit() -> None:
    g = bound(f"hand 0 {ROCKET}", "unit 4 mega-mech 1 @base1", "unit 5 recruit 0 @base0")
    g.push(ROCKET)
    assert moves(g) == ["mega-mech.4", "recruit.5"]  # any unit anywhere
    g.push("mega-mech.4 auto pass pass")
    assert realm(g).hurt[4] == 5
    assert trash(g, 0) == [ROCKET]
    g = bound(f"hand 0 {ROCKET}", *ATTACK, "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1")
    assert ROCKET in moves(g)
    g.push("move:mega-mech.4 @1")
    assert ROCKET not in moves(g)  # no Action


def test_ogn_252_super_mega_death_rocket_returns_from_the_trash_for_a_discard() -> None:
    lines = ("field 1 void-gate 0 -", "unit 4 mega-mech 0 @base0")
    g = bound(*lines, f"trash 0 {ROCKET}", "hand 0 gust flash")
    g.push("move:mega-mech.4 @1 pass pass")
    assert moves(g) == ["yes", "no"]
    declined = g.copy()
    declined.push("no")
    assert trash(declined, 0) == [ROCKET]
    g.push("yes")
    assert moves(g) == ["discard:flash", "discard:gust"]
    g.push("discard:flash pass pass")
    assert hand(g, 0) == ["gust", ROCKET]
    assert trash(g, 0) == ["flash"]


def test_ogn_252_super_mega_death_rocket_needs_a_card_to_discard_and_the_own_conquest() -> None:
    lines = ("field 1 void-gate 0 -", "unit 4 mega-mech 0 @base0")
    g = bound(*lines, f"trash 0 {ROCKET}")
    g.push("move:mega-mech.4 @1 pass pass")
    assert "end" in moves(g)
    g = bound(*lines, f"trash 1 {ROCKET}", "hand 1 gust", "runes 1")
    g.push("move:mega-mech.4 @1 pass pass")
    assert "end" in moves(g)  # another player conquers
    g = bound(*lines, f"hand 0 {ROCKET} gust", "runes 0")
    g.push("move:mega-mech.4 @1 pass pass")
    assert "end" in moves(g)  # not from the hand
    g = bound("field 1 void-gate 0 0", "unit 4 mega-mech 0 @1", f"trash 0 {ROCKET}", "hand 0 gust", "turn 1")
    g.push("end")
    assert "yes" not in moves(g)  # held, not conquered


def test_ogn_252_super_mega_death_rocket_triggers_for_each_in_the_trash() -> None:
    g = bound(
        "field 1 void-gate 0 -", "unit 4 mega-mech 0 @base0", f"trash 0 {ROCKET}*2", "hand 0 gust flash",
    )  # fmt: skip
    g.push("move:mega-mech.4 @1 pass pass yes discard:gust yes discard:flash pass pass pass pass")
    assert hand(g, 0) == [ROCKET, ROCKET]


def test_ogn_107_ava_achiever_plays_a_hidden_card_from_the_hand_for_one_power() -> None:
    lines = (*ATTACK, "unit 4 ava-achiever 0 @base0", "unit 5 mega-mech 1 @1", "runes 0 mind*1")
    g = bound(*lines, "hand 0 blastcone-fae teemo-scout gust consult-the-past")
    g.push("move:ava-achiever.4 @1")
    assert moves(g) == ["yes", "no"]
    declined = g.copy()
    declined.push("no")
    assert realm(declined).num_runes(0) == 1
    g.push("yes pass pass")
    assert moves(g) == ["blastcone-fae", "consult-the-past", "teemo-scout", "none"]  # with Hidden
    assert realm(g).num_runes(0) == 0
    spell, none = g.copy(), g.copy()
    g.push("teemo-scout")
    assert at(g, 6) == "1"  # here, though one controls nothing here
    assert hand(g, 0) == ["blastcone-fae", "consult-the-past", "gust"]
    spell.push("consult-the-past pass pass")
    assert len(hand(spell, 0)) == 5
    none.push("none")
    assert hand(none, 0) == ["blastcone-fae", "consult-the-past", "gust", "teemo-scout"]


def test_ogn_107_ava_achiever_asks_without_a_hidden_card_too_and_needs_mind() -> None:
    lines = (*ATTACK, "unit 4 ava-achiever 0 @base0", "unit 5 mega-mech 1 @1", "hand 0 gust")
    g = bound(*lines, "runes 0 mind*1")
    g.push("move:ava-achiever.4 @1 yes pass pass")
    assert moves(g) == ["none"]  # no one else knows
    g = bound(*lines, "runes 0 fury*3")
    g.push("move:ava-achiever.4 @1")
    assert "yes" not in moves(g)
    g = bound(
        "field 1 void-gate 0 0", "unit 4 ava-achiever 0 @1", "unit 5 mega-mech 1 @base1", "turn 1",
        "hand 0 teemo-scout",
    )  # fmt: skip
    g.push("move:mega-mech.5 @1")
    assert "yes" not in moves(g)  # she defends


TEEMO = (
    "field 1 void-gate 0 0",
    "unit 4 teemo-strategist 0 @1",
    "unit 5 stormclaw-ursine 1 @base1",
    "turn 1",
)


def test_ogn_121_teemo_strategist_deals_1_for_each_hidden_card_of_five() -> None:
    g = bound(
        *TEEMO, "unit 6 recruit 1 @base1 exhausted", "field 2 monastery-of-hirana 1 1",
        "deck 0 teemo-scout / gust / consult-the-past / flash / rebuke / blastcone-fae",
    )  # fmt: skip
    g.push("move:stormclaw-ursine.5 @1")
    assert moves(g) == ["stormclaw-ursine.5"]  # an enemy unit here
    g.push("stormclaw-ursine.5 pass pass")
    assert len(told(g, Showed)) == 5
    assert [(event.unit, event.n) for event in told(g, Hit) if isinstance(event, Hit)] == [(5, 2 + 1)]
    s = realm(g)
    assert [len(bag) for bag in s.decks[0].bags] == [1, 5]  # recycled in an unknown order
    assert s.decks[0].seen == [0, 3]


def test_ogn_121_teemo_strategist_deals_nothing_without_hidden_cards_and_only_defending() -> None:
    g = bound(*TEEMO, "deck 0 gust / flash")
    g.push("move:stormclaw-ursine.5 @1 stormclaw-ursine.5 pass pass")
    assert not told(g, Hit)
    assert [len(bag) for bag in realm(g).decks[0].bags] == [2]  # as many as there are
    g = bound(*ATTACK, "unit 4 teemo-strategist 0 @base0", "unit 5 mega-mech 1 @1", "deck 0 teemo-scout")
    g.push("move:teemo-strategist.4 @1")
    assert not told(g, Showed)
    assert "pass" in moves(g)


def test_ogn_121_teemo_strategist_is_hidden() -> None:
    g = bound("hand 0 teemo-strategist", "field 1 void-gate 0 0", "unit 4 recruit 0 @1")
    assert "hide:teemo-strategist" in moves(g)


FATE = (
    *ATTACK,
    "unit 4 twisted-fate-gambler 0 @base0",
    "unit 5 mega-mech 1 @2",
    "unit 6 jeweled-colossus 1 @2",
)


def test_ogn_200_twisted_fate_gambler_deals_2_and_1_for_fury() -> None:
    g = bound(*FATE, "unit 7 mega-mech 1 @base1", "runedeck 0 fury*1 / calm*1")
    g.push("move:twisted-fate-gambler.4 @2 pass pass")
    assert told(g, ShowedRune)
    assert moves(g) == ["mega-mech.5", "jeweled-colossus.6"]  # chosen only now
    g.push("jeweled-colossus.6 pass pass")
    assert realm(g).hurt[4:] == [0, 1, 2, 0]
    assert [bag[0] for bag in realm(g).rune_decks[0].bags] == [1, 0]  # under the deck


def test_ogn_200_twisted_fate_gambler_draws_for_mind_and_stuns_for_order() -> None:
    g = bound(*FATE, "runedeck 0 mind*1", "deck 0 gust / flash")
    g.push("move:twisted-fate-gambler.4 @2 pass pass pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound(*FATE, "unit 7 mega-mech 1 @base1", "runedeck 0 order*1")
    g.push("move:twisted-fate-gambler.4 @2 pass pass")
    assert moves(g) == ["mega-mech.5", "jeweled-colossus.6", "mega-mech.7"]  # anywhere
    g.push("mega-mech.7 pass pass")
    assert realm(g).flags[7] & 2


def test_ogn_200_twisted_fate_gambler_does_nothing_for_other_domains_or_when_defending() -> None:
    for domain in ("calm", "body", "chaos"):
        g = bound(*FATE, f"runedeck 0 {domain}*1")
        g.push("move:twisted-fate-gambler.4 @2 pass pass")
        assert told(g, ShowedRune)
        assert not realm(g).chain
    g = bound(*FATE, "runedeck 0")
    g.push("move:twisted-fate-gambler.4 @2 pass pass")
    assert not told(g, ShowedRune)
    g = bound(
        "field 1 void-gate 0 0", "unit 4 twisted-fate-gambler 0 @1", "unit 5 mega-mech 1 @base1", "turn 1"
    )
    g.push("move:mega-mech.5 @1")
    assert not realm(g).chain


KAISA = ("field 1 void-gate 0 -", "unit 4 kaisa-evolutionary 0 @base0", "score 2 0")


def test_ogn_112_kaisa_evolutionary_plays_a_spell_from_the_trash_and_recycles_it() -> None:
    g = bound(
        *KAISA,
        "trash 0 rebuke progress-day gust mystic-poro falling-comet",
        "unit 5 mega-mech 1 @2",
        "runes 0 chaos*2",
    )
    g.push("move:kaisa-evolutionary.4 @1 pass pass")
    assert moves(g) == ["yes", "no"]
    declined = g.copy()
    declined.push("no")
    assert len(trash(declined, 0)) == 5
    g.push("yes")
    assert moves(g) == ["trash:gust", "trash:rebuke"]  # spells below 3 Energy, for 3 points
    g.push("trash:rebuke pass pass mega-mech.5")
    assert moves(g) == ["yes", "no"]  # its Power is paid
    g.push("yes pass pass")
    assert at(g, 5) == "gone"
    s = realm(g)
    assert s.num_runes(0) == 0
    assert "rebuke" not in trash(g, 0)
    assert [s.cards[kind].name for kind in s.decks[0].bags[-1]] == ["rebuke"]
    assert s.decks[0].seen[-1] == 3


def test_ogn_112_kaisa_evolutionary_recycles_a_countered_spell_too_but_not_one_that_is_not_played() -> None:
    lines = (*KAISA, "trash 0 gust", "unit 5 recruit 1 @2", "hand 1 wind-wall")
    g = bound(*lines)
    g.push("move:kaisa-evolutionary.4 @1 pass pass yes trash:gust pass pass")
    g.push("recruit.5 pass wind-wall item0 auto pass pass")
    assert trash(g, 0) == []  # [390.3.a]
    g = bound(*KAISA, "trash 0 rebuke", "unit 5 recruit 1 @2", "runes 0 fury*2")
    g.push("move:kaisa-evolutionary.4 @1 pass pass yes trash:rebuke pass pass")
    assert trash(g, 0) == ["rebuke"]


def test_ogn_112_kaisa_evolutionary_triggers_when_she_conquers_and_has_ganking() -> None:
    g = bound(
        "field 1 void-gate 0 -", "unit 4 kaisa-evolutionary 0 @base0", "unit 5 mega-mech 0 @base0",
        "trash 0 gust", "score 5 0",
    )  # fmt: skip
    g.push("move:mega-mech.5 @1 pass pass")
    assert "yes" not in moves(g)  # another unit conquers
    g = bound("field 1 void-gate 0 0", "unit 4 kaisa-evolutionary 0 @1")
    g.push("move:kaisa-evolutionary.4")
    assert "@2" in moves(g)
    g = bound(*KAISA[:2], "trash 0 gust", "score 0 0")
    g.push("move:kaisa-evolutionary.4 @1 pass pass")
    assert "yes" not in moves(g)  # 1 Energy is not less than 1 point
