"""What no sentence may contain, whatever it says; asked of the models and of whole games."""

from __future__ import annotations

import pytest

from riftable.core.event import Event
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules import ids as c
from riftable.games.riftforce.speech import LANGUAGES, Narrator, speech
from tests.games.riftforce.speech.board import NAMES
from tests.games.riftforce.speech.models import MODELS
from tests.speaking import check


@pytest.mark.parametrize(("model", "lang"), MODELS, ids=["-".join(key) for key in MODELS])
def test_models_are_clean(model: str, lang: str) -> None:
    text = MODELS[model, lang]
    check(text, lang)
    assert model[0] in "AOS" or model == "P19" or text[-1] in ".?…"


# A mode and its options, and how many games of it; together every selector and word of a challenge.
GAMES: dict[str, tuple[str, dict[str, object], int]] = {
    "base": ("duel", {}, 4),
    "beyond": ("duel", {"draft": "beyond"}, 4),
    "team3": ("team3", {}, 4),
    "team4": ("team4", {}, 4),
    "beginner": ("solo", {}, 3),
    "2,2,2": ("solo", {"stars": "2,2,2", "ampersand": "heal:5"}, 3),
    "3,3,3": ("solo", {"stars": "3,3,3", "ampersand": "move:5"}, 3),
    "hardest": ("solo", {"preset": "hardest"}, 3),
    "once": ("solo", {"stars": "4,2,2", "ampersand": "heal:6", "lone_card_hit_twice": "no"}, 3),
    "music": ("solo", {"guilds": "music magnet plant acid", "stars": "1,2,3"}, 3),
}


@pytest.mark.parametrize(
    ("story", "seed"), [(story, seed) for story, (_, _, n) in GAMES.items() for seed in range(n)]
)
def test_whole_games_are_told_cleanly(story: str, seed: int) -> None:
    mode, options, _ = GAMES[story]
    rules = Riftforce(mode, {"cap": 60, **options})
    names = NAMES[: rules.config.players]
    rng = Rng(seed)
    s = rules.new()
    seats = [*range(len(names)), -1]
    tellers = [
        (lang, seat, Narrator(speech(lang), names, None if seat < 0 else seat, rules.view(s, seat)))
        for lang in LANGUAGES
        for seat in seats
    ]
    said = 0
    while s.ask is not None:
        ask = s.ask
        log: list[Event] = []
        if ask.seat != CHANCE:
            for lang in LANGUAGES:
                say = speech(lang)
                asked = rules.view(s, ask.seat)
                check(say.prompt(asked, names), lang)
                check(say.prompt(rules.view(s, (ask.seat + 1) % len(names)), names), lang)
                check(say.prompt(rules.view(s, -1), names), lang)
                answers = [say.answer(asked, move) for move in ask.moves]
                assert len(set(answers)) == len(answers), "two answers look the same"
                for answer in answers:
                    check(answer, lang)
        s.apply(ask.sample(rng), log)
        for lang, _, teller in tellers:
            for line in teller.tell(log):
                said += 1
                check(line, lang)
                assert line[-1] == "."
    view = rules.view(s, -1)
    for lang, _, teller in tellers:
        check(speech(lang).prompt(view, names), lang)
        assert teller.scores == view.scores
        for i, row in enumerate(view.rows):
            for u in row:
                assert teller.units[u.id] == (u.kind, u.seat, i % view.lanes)
    assert said > 500


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_fit_two_lines_of_a_small_phone(lang: str) -> None:
    say = speech(lang)
    for kind in range(c.NUM_KINDS):
        prompts = [
            say.ask_where(kind),
            say.ask_near(kind),
            say.ask_far(kind),
            say.ask_stolen(kind),
            say.ask_by(c.GUILD[kind], c.NUMBER[kind]),
            say.ask_push(kind, kind),
            say.ask_hit_by(kind, 2),
        ]
        assert max(map(len, prompts)) <= 60


TIED = {
    "en": [
        ("Fire 5 deals 3 damage to Air 6 at location 3.", "Fire_5 deals 3_damage to Air_6 at location_3."),
        ("Tie, 12 to 12: one more round.", "Tie, 12 to 12: one more round."),
        ("Choose a guild (pick 2 of 3).", "Choose a guild (pick_2 of 3)."),
        ("Activate 3 elementals: 7 damage, +1 Riftforce", "Activate 3_elementals: 7_damage, +1_Riftforce"),
        ("Plan 5-5-7: no bot with number 7 can act.", "Plan_5-5-7: no bot with number_7 can act."),
        ("Choose 4 of these 6 guilds.", "Choose 4 of these 6_guilds."),
        ("Ice 6 moves to gray location 1.", "Ice_6 moves to gray location_1."),
    ],
    "fr": [
        ("Le Feu 5 inflige 1 dégât à l’Air 6.", "Le Feu_5 inflige 1_dégât à l’Air_6."),
        (
            "La Bête 5 ne peut aller que sur le site 2 ou 4.",
            "La Bête_5 ne peut aller que sur le site_2 ou 4.",
        ),
        ("Égalité, 12 partout.", "Égalité, 12 partout."),
        ("Plan d’attaque 5-5-7, valeur 7 ne…", "Plan d’attaque_5-5-7, valeur_7 ne…"),
        ("Choisissez 4 de ces 6 guildes.", "Choisissez 4 de ces 6_guildes."),
        ("Le Feu 5 va vers le site gris 1.", "Le Feu_5 va vers le site gris_1."),
    ],
    "uk": [
        (
            "Вогонь 5 завдає 3 поранень Повітрю 6 на території 3.",
            "Вогонь_5 завдає 3_поранень Повітрю_6 на території_3.",
        ),
        ("Завдайте по 1 пораненню кожному.", "Завдайте по 1_пораненню кожному."),
        ("«water5» — це кілька карт.", "«water5»_— це кілька карт."),
        ("План атаки 5-5-7: на сірій території 1.", "План атаки_5-5-7: на сірій території_1."),
    ],
}


@pytest.mark.parametrize(("lang", "plain", "tied"), [(lang, *row) for lang in TIED for row in TIED[lang]])
def test_numbers_are_tied_to_what_they_belong_to(lang: str, plain: str, tied: str) -> None:
    assert speech(lang).tie(plain) == tied.replace("_", "\u00a0")


@pytest.mark.parametrize(("model", "lang"), MODELS, ids=["-".join(key) for key in MODELS])
def test_ties_change_nothing_but_spaces(model: str, lang: str) -> None:
    text = MODELS[model, lang]
    assert speech(lang).tie(text).replace("\u00a0", " ") == text
