"""What lasts, and what waits for its moment: effects, delayed abilities, replacements [367-375, 386-392]."""

from __future__ import annotations

import pytest

from riftable.core.errors import BadNotation
from riftable.core.event import seen_by
from riftable.games.riftbound.rules.events import Hit
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import Narrator, speech
from tests.games.riftbound.table import at, bound, moves, realm, told

UNIT = "unit 4 pouty-poro 0 @1"
DECKS = "garen / annie"
PEAK = "field 2 targons-peak 0 -"


@pytest.mark.parametrize(
    "line",
    [
        "saves unit4",
        "enter-ready seat1",
        "shields unit4 3",
        "shields unit4 3 turn",
        "grants unit4 68",
        "grants unit4 68 board",
        "at-turn-end seat0 targons-peak once",
        "when-dies unit4 seat1 disintegrate once",
    ],
)
def test_389_effects_are_written_as_they_are_read(line: str) -> None:
    game = bound(UNIT, PEAK, "trash 0 disintegrate", f"effect 1 {line}")
    assert f"\neffect 1 {line}\n" in game.fen


@pytest.mark.parametrize(
    "line",
    [
        "saves",
        "blesses unit4",
        "saves unit9",
        "enter-ready seat7",
        "grants 68",
        "at-turn-end seat0",
        "at-turn-end seat0 gust",
        "at-turn-end seat0 nonsense",
        "at-turn-end seat0 targons-peak/2",
        "at-turn-end unit4 targons-peak",
    ],
)
def test_389_what_is_no_effect_is_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        bound(UNIT, PEAK, "trash 0 gust", f"effect 1 {line}")


def test_389_a_delayed_ability_lives_on_without_its_source_until_its_moment() -> None:
    g = bound(PEAK, "runes 0 fury*9/3", "effect 1 at-turn-end seat0 targons-peak once", decks=DECKS)
    g.push("end")
    assert [realm(g).cards[item.kind].name for item in realm(g).chain] == ["targons-peak"]
    assert not realm(g).effects  # it was used up


def test_389_effects_end_with_the_combat_the_turn_or_the_unit() -> None:
    lines = ("effect 1 shields unit4 1", "effect 2 grants unit4 68", "effect 3 grants unit4 65 board")
    g = bound("unit 4 pouty-poro 0 @base0", "unit 5 recruit 1 @1", *lines, decks=DECKS)
    g.push("move:pouty-poro @1 pass pass")
    assert len(realm(g).effects) == 2  # the combat is over
    g.push("end")
    assert len(realm(g).effects) == 1


# Damage.

SHIELDED = "effect 1 prevents unit4 3"


def test_437_prevented_damage_is_not_dealt_and_the_rest_of_the_prevention_stays() -> None:
    g = bound(
        UNIT, "field 1 startipped-peak 0 -", SHIELDED, "turn 1", "hand 1 incinerate falling-star", decks=DECKS
    )
    g.push("incinerate pouty-poro auto pass pass")
    assert realm(g).hurt[4] == 0
    assert not told(g, Hit)
    assert "\neffect 1 prevents unit4 seat" not in g.fen
    assert "\neffect 1 prevents unit4 1\n" in g.fen
    g.push("falling-star pouty-poro.4 pouty-poro.4 auto pass pass")
    assert at(g, 4) == "gone"
    assert [event.n for event in told(g, Hit) if isinstance(event, Hit)] == [2, 3]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "2 damage to Pouty Poro is prevented.",
                "1 damage to Pouty Poro is prevented.",
                "Pouty Poro takes 2 damage.",
            ],
        ),
        (
            "fr",
            [
                "2 dégâts à Pouty Poro sont empêchés.",
                "1 dégât à Pouty Poro est empêché.",
                "L’Unit Pouty Poro subit 2 dégâts.",
            ],
        ),
        (
            "uk",
            [
                "Від бійця «Pouty Poro» відвернуто 2 шкоди.",
                "Від бійця «Pouty Poro» відвернуто 1 шкоди.",
                "Боєць «Pouty Poro» зазнає 2 шкоди.",
            ],
        ),
    ],
)
def test_437_the_log_tells_how_much_damage_is_prevented(lang: str, lines: list[str]) -> None:
    g = bound(
        UNIT, "field 1 startipped-peak 0 -", SHIELDED, "turn 1", "hand 1 incinerate falling-star", decks=DECKS
    )
    view = g.view(1)
    assert isinstance(view, RealmView)
    narrator = Narrator(speech(lang), ["Ada", "Bo"], 1, view)
    g.push("incinerate pouty-poro auto pass pass falling-star pouty-poro.4 pouty-poro.4 auto pass pass")
    said = narrator.tell(seen_by(g.events, 1))
    assert [line for line in said if line in lines] == lines


def test_437_bonus_damage_is_counted_before_prevention() -> None:
    g = bound(
        UNIT, "field 1 void-gate 0 -", "effect 1 prevents unit4 2", "turn 1", "hand 1 incinerate", decks=DECKS
    )
    g.push("incinerate pouty-poro auto pass pass")
    assert realm(g).hurt[4] == 1


def test_465_2_c_5_prevention_counts_when_combat_damage_is_assigned() -> None:
    lines = ("unit 5 pouty-poro 0 @1", "field 1 startipped-peak 0 0", "unit 6 mega-mech 1 @base1")
    g = bound(UNIT, *lines, SHIELDED, "turn 1", decks=DECKS)
    g.push("move:mega-mech @1 pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "gone")  # 5 and 2 of 8: no choice
    g = bound(UNIT, *lines, "effect 1 prevents unit4 5", "turn 1", decks=DECKS)
    g.push("move:mega-mech @1 pass pass hit:pouty-poro.4")
    assert (at(g, 4), at(g, 5)) == ("gone", "1")  # 7 and 1


def test_389_the_next_spell_is_used_up_even_if_it_is_countered() -> None:
    lines = (UNIT, "effect 1 next-damage seat1 1", "turn 1", "hand 1 hextech-ray*2", "hand 0 wind-wall")
    g = bound(*lines, "field 1 startipped-peak 0 -", "unit 5 mega-mech 0 @1", decks=DECKS)
    g.push("hextech-ray mega-mech auto pass wind-wall item0 auto pass pass")
    assert not realm(g).effects
    g.push("hextech-ray mega-mech auto pass pass")
    assert realm(g).hurt[5] == 3


def test_372_a_replacement_for_a_price_is_offered_before_the_others() -> None:
    lines = (
        "unit 4 pouty-poro 0 @1",
        "unit 5 zhonyas-hourglass 0 @base0",
        "unit 6 unlicensed-armory 0 @base0",
    )
    saved = ("effect 1 saves unit4", "effect 2 saves unit4 seat0 unlicensed-armory once")
    g = bound(*lines, *saved, "turn 1", "hand 1 hextech-ray", "field 1 startipped-peak 0 -", decks=DECKS)
    g.push("hextech-ray pouty-poro auto pass pass")
    assert moves(g) == ["none", "pouty-poro.4"]
    paid, declined = g.copy(), g
    paid.push("pouty-poro.4")
    assert at(paid, 4) == "base0"
    assert [effect.kind for effect in realm(paid).effects] == [-1]  # the free one is left
    declined.push("none")
    assert moves(declined) == ["none", "zhonyas-hourglass.5"]
    declined.push("none")
    assert (at(declined, 4), at(declined, 5)) == ("base0", "base0")
    assert [effect.kind >= 0 for effect in realm(declined).effects] == [True]  # declining keeps it [371]
