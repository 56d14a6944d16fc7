"""What questions about cards are for: every choice of every card, in all languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from riftable.games.riftbound.cards import ALL, TOKENS
from riftable.games.riftbound.rules.abilities import Ability, Card
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.selectors import PlacePick
from riftable.language.fluent import LANGUAGES
from tests.speaking import check

CARDS = {card.name: card for card in (*ALL, *TOKENS)}


def abilities(card: Card) -> Iterator[Ability]:
    """Yield the abilities of a card, and those that come of them."""
    words = [getattr(word, "ability", None) for word in card.words]
    heads = [ability for ability in words if isinstance(ability, Ability)]
    for ability in (*([card.spell] if card.spell is not None else []), *card.activated, *heads):
        yield from (ability, *ability.modes, *ability.later)


def first_choice(name: str, lang: str) -> str:
    """Return the question for the first choice of a card."""
    card = CARDS[name]
    ability = next(one for one in abilities(card) if one.picks)
    return speech(lang).choice_text(card, ability, ability.picks[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_every_card_says_what_is_chosen(lang: str) -> None:
    say = speech(lang)
    n = 0
    for card in CARDS.values():
        for ability in abilities(card):
            for pick in ability.picks:
                if not isinstance(pick, PlacePick):
                    text = say.choice_text(card, ability, pick)
                    check(text.replace(card.title, "Gust"), lang)
                    assert text != say.ask_target(card.title)
                    n += 1
            if ability.may:
                check(say.ask_may("Gust", say.option_text(card, ability)), lang)
        for extra in card.extras:
            check(say.ask_extra("Gust", say.extra_text(card, extra), bool(extra.optional)), lang)
    assert n > 100


@pytest.mark.parametrize(
    ("name", "en", "fr", "uk"),
    [
        (
            "first-mate",
            "First Mate: choose another unit to ready.",
            "First Mate\u202f: choisissez une autre Unit pour la Ready.",
            "«First Mate»: виберіть іншого бійця, щоб підготувати його.",
        ),
        (
            "firestorm",
            "Firestorm: choose a battlefield to deal 3 to all enemy units there.",
            (
                "Firestorm\u202f: choisissez un Battlefield pour infliger 3 dégâts à toutes les Units "
                "ennemies à cet endroit."
            ),
            "«Firestorm»: виберіть поле бою, щоб завдати 3 шкоди всім ворожим бійцям там.",
        ),
        (
            "possession",
            "Possession: choose an enemy unit at a battlefield. Take control of it and recall it.",
            (
                "Possession\u202f: choisissez une Unit ennemie sur un Battlefield. Prenez-en le contrôle et"
                " renvoyez-la à votre base."
            ),
            "«Possession»: виберіть ворожого бійця на полі бою. Візьміть його під контроль і відкличте.",
        ),
        (
            "mystic-reversal",
            "Mystic Reversal: gain control of a spell. You may make new choices for it.",
            (
                "Mystic Reversal\u202f: prenez le contrôle d’un Spell. Vous pouvez faire de nouveaux choix "
                "pour ce Spell."
            ),
            "«Mystic Reversal»: візьміть під контроль закляття. Можете зробити для нього новий вибір.",
        ),
    ],
)
def test_a_choice_says_what_for(name: str, en: str, fr: str, uk: str) -> None:
    for lang, text in zip(LANGUAGES, (en, fr, uk), strict=True):
        assert first_choice(name, lang) == text
