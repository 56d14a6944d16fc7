"""The narrator: persons, names, what is joined, what is remembered."""

from __future__ import annotations

import pytest

from riftable.core.event import Event, Reveal
from riftable.games.riftforce.rules import events as e
from riftable.games.riftforce.speech import LANGUAGES, Narrator, speech
from tests.games.riftforce.speech.board import NAMES, guild, kind, tell, view

FIRE5, FIRE = kind("fire5"), ("fire5", 0, 3, 0)
MUSIC = ("music5", 0, 3, 0)

# What seat 0 does, told to itself: English, French, Ukrainian.
YOU: dict[str, tuple[list[Event], str, str, str]] = {
    "begin": ([e.Began(0)], "You start.", "Vous commencez.", "Ви починаєте."),
    "take": (
        [e.Took(0, guild("star"), 1)],
        "You take the Star guild.",
        "Vous choisissez la guilde de l’Étoile.",
        "Ви вибираєте гільдію зірки.",
    ),
    "receive": (
        [e.Took(0, guild("star"), 0)],
        "You receive the Star guild.",
        "Vous recevez la guilde de l’Étoile.",
        "Ви отримуєте гільдію зірки.",
    ),
    "draw": ([e.Drew(0)], "You draw 1 card.", "Vous piochez 1 carte.", "Ви берете 1 карту."),
    "shuffle": (
        [e.Recycled(0)],
        "You shuffle the discard pile into a new deck.",
        "Vous mélangez votre défausse pour former une nouvelle pioche.",
        "Ви перетасовуєте скид і формуєте новий стос.",
    ),
    "place": (
        [e.Placed(0, 9, FIRE5, 2)],
        "You place Fire 5 at location 3, to make up for starting later.",
        "Vous placez le Feu 5 sur le site 3, pour compenser un départ plus tardif.",
        "Ви кладете Вогонь 5 напроти території 3, щоб надолужити пізніший перший хід.",
    ),
    "play": (
        [e.Played(0, 9, FIRE5, 2)],
        "You play Fire 5 at location 3.",
        "Vous jouez le Feu 5 sur le site 3.",
        "Ви викладаєте Вогонь 5 напроти території 3.",
    ),
    "steal": (
        [e.Stole(0, 1, 9, kind("ice6"), 2)],
        "Music 5 steals Ice 6: you play it at location 3.",
        "La Musique 5 vole la Glace 6\u202f: vous la jouez sur le site 3.",
        "Музика 5 переманює Лід 6: ви викладаєте його напроти території 3.",
    ),
    "discard": (
        [e.Discarded(0, FIRE5)],
        "You discard Fire 5.",
        "Vous défaussez le Feu 5.",
        "Ви скидаєте Вогонь 5.",
    ),
    "call": (
        [e.Called(0, FIRE5, 0)],
        "You activate Fire elementals.",
        "Vous activez des élémentaires de Feu.",
        "Ви активуєте елементалів вогню.",
    ),
    "discard for": (
        [e.Discarded(0, FIRE5), e.Called(0, FIRE5, 1)],
        "You discard Fire 5 to activate 5s.",
        "Vous défaussez le Feu 5 pour activer des 5.",
        "Ви скидаєте Вогонь 5, щоб активувати карти зі значенням 5.",
    ),
    "activate": (
        [e.Activated(0, 0)],
        "You activate Fire 5 at location 3.",
        "Vous activez le Feu 5 sur le site 3.",
        "Ви активуєте Вогонь 5 на території 3.",
    ),
    "gain": (
        [e.Gained(0, 2)],
        "You gain 2 Riftforce.",
        "Vous gagnez 2 Riftforce.",
        "Ви здобуваєте 2 сили розлому.",
    ),
    "control": (
        [e.Controlled(0, 5)],
        "You control 5 locations and gain 5 Riftforce.",
        "Vous contrôlez 5 sites et gagnez 5 Riftforce.",
        "Ви захоплюєте 5 територій та здобуваєте 5 сил розлому.",
    ),
    "control nothing": (
        [e.Controlled(0, 0)],
        "You control no location.",
        "Vous ne contrôlez aucun site.",
        "Ви не захоплюєте жодної території.",
    ),
    "win": (
        [e.Ended(0)],
        "The game is over: you win 12 to 9.",
        "La partie est terminée\u202f: vous l’emportez 12 à 9.",
        "Партію закінчено: ви перемагаєте з рахунком 12:9.",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deed", YOU)
def test_the_reader_is_you_and_nobody_else(deed: str, lang: str) -> None:
    events, *sentences = YOU[deed]
    to_me, to_other, to_spectator = (
        tell(speech(lang), events, FIRE, MUSIC, me=me, scores=(12, 9)) for me in (0, 1, None)
    )
    assert to_me == sentences[LANGUAGES.index(lang)]
    assert to_other == to_spectator != to_me
    assert "Ada" in to_other
    assert "Ada" not in to_me


# Each stands for a danger: another script, an accent, an ASCII apostrophe, digits, a case of its own,
# right to left, an article, spaces and numbers, length.
STRANGE = ["Ада", "Élise", "O'Neil", "11", "ada", "נועה", "le Grand", "A 5 : B", "x" * 30]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("isolated", [False, True])
@pytest.mark.parametrize("name", STRANGE)
def test_names_stay_as_they_are(name: str, isolated: bool, lang: str) -> None:
    narrator = Narrator(
        speech(lang), [name, "Noam"], None, view(FIRE, MUSIC, scores=(12, 9)), isolate_names=isolated
    )
    for events, *_ in YOU.values():
        [line] = narrator.tell(events)
        assert (f"\u2068{name}\u2069" if isolated else name) in line
        if isolated:  # a fenced name survives the ties too
            assert f"\u2068{name}\u2069" in speech(lang).tie(line)


@pytest.mark.parametrize(
    ("name", "waiting"),
    [
        ("Ada", "En attente d’Ada."),
        ("Élise", "En attente d’Élise."),
        ("Hugo", "En attente de Hugo."),
        ("Yann", "En attente de Yann."),
        ("11", "En attente de 11."),
        ("Ада", "En attente de Ада."),
        ("le Grand", "En attente de le Grand."),
        ("\u2068Ada\u2069", "En attente d’\u2068Ada\u2069."),
    ],
)
def test_french_elides_before_names(name: str, waiting: str) -> None:
    assert speech("fr").prompt(view(waiting=2), ["Noam", name]) == waiting


def test_a_secret_is_told_only_to_those_it_is_for() -> None:
    events: list[Event] = [e.Drew(0), Reveal(0, FIRE5, 1), e.Drew(0), Reveal(0, kind("ice6"), 1)]
    assert tell(speech("en"), events, me=0) == "You draw 2 cards: Fire 5 and Ice 6."
    assert tell(speech("en"), events, me=1) == "Ada draws 2 cards."
    assert tell(speech("en"), events, me=None) == "Ada draws 2 cards."


def lines(events: list[Event], *units: tuple[str, int, int, int], me: int | None = None) -> list[str]:
    return Narrator(speech("en"), NAMES, me, view(*units)).tell(events)


def test_what_is_interrupted_is_not_joined() -> None:
    assert lines([e.Drew(0), e.Recycled(0), e.Drew(0), e.Drew(1)]) == [
        "Ada draws 1 card.",
        "Ada shuffles the discard pile into a new deck.",
        "Ada draws 1 card.",
        "Noam draws 1 card.",
    ]
    assert lines([e.Played(0, 3, FIRE5, 2), e.Played(1, 4, kind("ice6"), 2)]) == [
        "Ada plays Fire 5 at location 3.",
        "Noam plays Ice 6 at location 3.",
    ]


def test_what_one_side_gains_at_once_is_one_sum() -> None:
    narrator = Narrator(speech("en"), NAMES, None, view())
    assert narrator.tell([e.Gained(0, 1), e.Gained(0, 1), e.Gained(1, 1)]) == [
        "Ada gains 2 Riftforce.",
        "Noam gains 1 Riftforce.",
    ]
    assert narrator.scores == [2, 1]


def test_three_cards_side_by_side_are_one_sentence() -> None:
    events: list[Event] = []
    for i, name in enumerate(["fire5", "ice5", "sand5"]):
        events += [e.Showed(0, kind(name)), e.Played(0, i, kind(name), i)]
    assert lines(events) == [
        "Ada plays Fire 5 at location 1, Ice 5 at location 2 and Sand 5 at location 3.",
    ]


def test_hits_are_joined_by_hitter_amount_and_side_only() -> None:
    units = [("fire5", 0, 3, 0), ("ice6", 1, 3, 0), ("air7", 1, 3, 0), ("sand5", 0, 3, 0), ("acid5", 0, 3, 0)]
    assert lines([e.Hit(4, 1, 3), e.Hit(4, 2, 1)], *units) == [
        "Acid 5 deals 3 damage to Ice 6 at location 3.",
        "Acid 5 deals 1 damage to Air 7 at location 3.",
    ]
    assert lines([e.Hit(0, 1, 1), e.Hit(0, 3, 1), e.Hit(0, 0, 1), e.Hit(0, 4, 1)], *units) == [
        "Fire 5 deals 1 damage to Ice 6 at location 3.",
        "Fire 5 deals 1 damage to its ally Sand 5.",
        "Fire 5 deals 1 damage to itself.",
        "Fire 5 deals 1 damage to its ally Acid 5.",
    ]
    assert lines([e.Hit(0, 1, 1), e.Hit(4, 1, 1)], *units) == [
        "Fire 5 deals 1 damage to Ice 6 at location 3.",
        "Acid 5 deals 1 damage to Ice 6 at location 3.",
    ]


A34 = {
    "en": "Star 7 deals 4 damage to Water 7 at location 3.",
    "fr": "L’Étoile 7 inflige 4 dégâts à l’Eau 7 sur le site 3.",
    "uk": "Зірка 7 завдає 4 поранень Воді 7 на території 3.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a34_a_lone_card_that_is_hit_twice_is_told_as_one_card(lang: str) -> None:
    units = [("star7", 1, 3, 0), ("water7", 0, 3, 0)]
    narrator = Narrator(speech(lang), ["Ada"], 0, view(*units, mode="solo"))
    assert narrator.tell([e.Hit(0, 1, 2), e.Hit(0, 1, 2)]) == [A34[lang]]


def test_a34_first_and_last_are_still_told_as_two_cards() -> None:
    units = [("star7", 1, 3, 0), ("water7", 0, 3, 0), ("fire5", 0, 3, 1)]
    narrator = Narrator(speech("en"), ["Ada"], 0, view(*units, mode="solo"))
    assert narrator.tell([e.Hit(0, 1, 2), e.Hit(0, 2, 2)]) == [
        "Star 7 deals 2 damage to Water 7 and Fire 5 at location 3."
    ]
    assert narrator.tell([e.Hit(0, 1, 2), e.Hit(0, 2, 2), e.Hit(0, 1, 2)]) == [
        "Star 7 deals 4 damage to Water 7 at location 3.",
        "Star 7 deals 2 damage to Fire 5 at location 3.",
    ]


def test_units_are_remembered_where_they_went_and_ids_come_back() -> None:
    narrator = Narrator(speech("en"), NAMES, None, view(("water5", 0, 3, 0), ("ice6", 1, 2, 0)))
    narrator.tell([e.Moved(0, 2, 1), e.Hit(0, 1, 6), e.Destroyed(1, 1), e.Gained(0, 1)])
    assert narrator.tell([e.Stole(0, 0, 1, kind("ice6"), 0)]) == [
        "Water 5 steals Ice 6: Ada plays it at location 1."
    ]
    assert narrator.tell([e.Destroyed(1, 0), e.Played(1, 1, kind("sand7"), 4), e.Activated(1, 1)]) == [
        "Ice 6 is destroyed.",
        "Noam plays Sand 7 at location 5.",
        "Noam activates Sand 7 at location 5.",
    ]
    narrator.tell([e.Pulled(0, 1, 1), e.Gained(1, 2), e.Controlled(0, 1)])
    assert narrator.tell([e.Activated(1, 1), e.Tied()]) == [
        "Noam activates Sand 7 at location 2.",
        "Tie, 2 to 2: one more round.",
    ]


def test_a_stretch_may_end_between_discarding_and_calling() -> None:
    narrator = Narrator(speech("en"), NAMES, None, view())
    assert narrator.tell([e.Discarded(0, FIRE5)]) == ["Ada discards Fire 5."]
    assert narrator.tell([e.Called(0, FIRE5, 1)]) == ["Ada activates 5s."]
    assert narrator.tell([e.Showed(0, FIRE5)]) == []
    assert narrator.tell([Reveal(0, FIRE5, 1)]) == []


def test_a_stray_event_of_another_game_is_passed_over() -> None:
    assert lines([Event()]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_trainer_is_never_you_and_needs_no_name(lang: str) -> None:
    deeds: list[list[Event]] = [
        [e.Took(1, guild("star"), 0)],
        [e.Recycled(1)],
        [e.Placed(1, 9, FIRE5, 2)],
        [e.Activated(1, 9)],
        [e.Gained(1, 2)],
        [e.Controlled(1, 3)],
        [e.Controlled(1, 0)],
        [e.Ended(1)],
    ]
    trainer = {"en": "the trainer", "fr": "l’entraîneur", "uk": "тренер"}[lang]
    for me in (0, None):
        narrator = Narrator(speech(lang), ["Ada"], me, view(mode="solo"), isolate_names=True)
        for events in deeds:
            line = narrator.tell(events)[-1]  # before the end it may be said why
            assert trainer in line.lower()
            assert "Ada" not in line
        assert narrator.scores == [0, 5]


def test_a_bot_is_told_apart_from_a_card_of_the_player() -> None:
    narrator = Narrator(speech("en"), ["Ada"], 0, view(mode="solo"))
    assert narrator.tell([
        e.Placed(1, 0, kind("sand5"), 0),
        e.Placed(1, 1, kind("star6"), 0),
        e.Planned(0),
        e.Played(0, 2, kind("fire5"), 0),
        e.Placed(1, 3, kind("air7"), 0),
        e.Skipped(0, 5),
        e.Skipped(0, 5),
        e.Planned(1),
        e.Skipped(1, 6),
    ]) == [
        "The trainer places the bots Sand 5 and Star 6 at location 1.",
        "Next plan: attack 5-5-6, bot at location 1.",
        "You play Fire 5 at location 1.",
        "The trainer places the bot Air 7 at location 1.",
        "Attack plan 5-5-6: no bot with number 5 can be activated.",
        "Next plan: attack 6-7-5, bot at location 1.",
        "Attack plan 6-7-5: no bot with number 6 can be activated.",
    ]  # fmt: skip


def test_a_unit_that_was_pushed_is_remembered_where_it_went() -> None:
    units = [("star6", 1, 2, 0), ("water5", 0, 2, 1)]
    narrator = Narrator(speech("en"), ["Ada"], 0, view(*units, mode="solo"))
    assert narrator.tell([e.Pushed(0, 1, 2), e.Hit(0, 1, 3)]) == [
        "Star 6 pushes Water 5 to location 3.",
        "Star 6 deals 3 damage to Water 5 at location 3.",
    ]


def test_a_team_is_told_as_one_to_each_reader() -> None:
    def told(me: int | None, event: Event) -> str:
        return tell(speech("en"), [event], me=me, scores=(12, 9), mode="team3")

    assert told(None, e.Ended(0)) == "The game is over: Ada and Kim win 12 to 9."
    assert told(0, e.Ended(0)) == "The game is over: you and Kim win 12 to 9."
    assert told(1, e.Ended(0)) == "The game is over: Ada and Kim win 12 to 9."
    assert told(1, e.Gained(1, 2)) == "You gain 2 Riftforce."
    assert told(2, e.Controlled(0, 0)) == "Ada controls no location."
    assert told(1, e.Controlled(1, 6)) == "You control 6 locations and gain 6 Riftforce."
