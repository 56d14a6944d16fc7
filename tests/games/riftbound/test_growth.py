"""XP [728-733] and Empowered objects [441-442, 827-828], on cards made for these tests."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import GainedXp, WasDisempowered, WasEmpowered
from riftable.games.riftbound.rules.growth import disempower, spend_xp
from riftable.games.riftbound.rules.ids import EMPOWERED, FURY
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.conditions import COULD_NOT, IAm, Level
from riftable.games.riftbound.words.continuous import i_have
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.growth import Disempower, Empower, GainXp
from riftable.games.riftbound.words.make import spell, unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import tank
from riftable.games.riftbound.words.selectors import ME, a_unit
from riftable.games.riftbound.words.states import IS_EMPOWERED
from riftable.games.riftbound.words.tasks import Draw
from tests.games.riftbound.table import bound, hand, realm, told, toy_cards

CARDS = [
    unit(
        "test-61",
        "Pupil",
        FURY,
        Cost(1),
        1,
        Activated(Cost(1), Empower(ME)),
        i_have(tank(), condition=IAm(IS_EMPOWERED)),
    ),
    spell("test-62", "Lesson", FURY, Cost(1), GainXp(2), If(Level(3), [Draw(1)], [])),
    spell("test-63", "Lapse", FURY, Cost(1), Disempower(a_unit()), If(COULD_NOT, [Draw(1)], [])),
]
cards = toy_cards(CARDS)


def test_728_xp_is_gained_looked_at_and_spent() -> None:
    g = bound("hand 0 lesson*2", "deck 0 gust*3")
    g.push("lesson auto pass pass")
    assert realm(g).xp == [2, 0]
    assert "\nxp 0 2\n" in g.fen
    assert "gust" not in hand(g, 0)
    g.push("lesson auto pass pass")
    assert realm(g).xp == [4, 0]
    assert hand(g, 0) == ["gust"]
    assert [event.n for event in told(g, GainedXp) if isinstance(event, GainedXp)] == [2, 4]
    s = realm(g)
    assert not spend_xp(s, 0, 5)
    assert spend_xp(s, 0, 3)
    assert s.xp == [1, 0]


def test_728_xp_stays_when_the_turn_ends_and_is_read_from_a_position() -> None:
    g = bound("xp 1 3", decks="garen / annie")
    g.push("end")
    assert realm(g).xp == [0, 3]
    assert g.rules.view(g.state, 0).json()["xp"] == [0, 3]


def test_827_an_object_is_empowered_once_and_keeps_it() -> None:
    g = bound("unit 4 pupil 0 @base0", "hand 0 lapse*2", "deck 0 gust*3", decks="garen / annie")
    assert not realm(g).keyword(4, 5)
    g.push("use:pupil auto pass pass")
    assert realm(g).flags[4] & EMPOWERED
    assert realm(g).keyword(4, 5)  # Tank, while it is Empowered
    g.push("use:pupil auto pass pass")
    assert len(told(g, WasEmpowered)) == 1
    assert "pupil 0 @base0 empowered" in g.fen
    kept = g.copy()
    kept.push("end")
    assert realm(kept).flags[4] & EMPOWERED
    g.push("lapse pupil auto pass pass")
    assert not realm(g).flags[4] & EMPOWERED
    assert hand(g, 0) == ["lapse"]
    assert len(told(g, WasDisempowered)) == 1
    g.push("lapse pupil auto pass pass")
    assert hand(g, 0) == ["gust"]  # there was nothing to take
    assert not disempower(realm(g), 4)


def test_124_an_object_that_has_left_the_board_is_no_longer_empowered() -> None:
    g = bound("unit 4 pupil 0 @1 empowered", "hand 0 pupil gust", "field 1 startipped-peak 0 -")
    g.push("gust pupil auto pass pass")
    g.push("pupil auto")
    assert not realm(g).flags[4] & EMPOWERED


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "[1]: Empower me.",
                "While I’m Empowered, I have [Tank].",
                "Gain 2 XP. If you have 3+ XP, draw 1.",
            ],
        ),
        (
            "fr",
            [
                "[1]\u202f: donnez-moi l’état Empowered.",
                "Tant que je suis Empowered, j’ai [Tank].",
                "Gagnez 2 XP. Si vous avez au moins 3 XP, piochez 1 carte.",
            ],
        ),
        (
            "uk",
            [
                "[1]: дайте мені стан Empowered.",
                "Поки я Empowered, я маю [Tank].",
                "Отримайте 2 XP. Якщо у вас щонайменше 3 XP, візьміть 1 карту.",
            ],
        ),
    ],
)
def test_827_it_is_spoken(lang: str, texts: list[str]) -> None:
    assert [*speech(lang).card_text(CARDS[0]), *speech(lang).card_text(CARDS[1])] == texts
