"""What is said about Riftbound: every card, question, answer and event, in every language."""

from __future__ import annotations

import re

import pytest

from riftable import Game
from riftable.core.event import seen_by
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.games.riftbound.cards import ALL, BY_NAME, TOKENS
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.modes import MODES
from riftable.games.riftbound.speech import LANGUAGES, Narrator, speech
from riftable.games.riftbound.speech.gloss import GLOSSES
from tests.games.riftbound.table import bound
from tests.helpers import refused

NAMES = ["Ada", "Noam", "Élise", "Lou"]
WRONG = {
    "en": re.compile(r" [;:!?.,]|  |[\"']"),
    "fr": re.compile(r"(?<!\u202f)[;:!?»]|  |\"|\bde le\b|\bà le\b|\bde [AEIOUaeiou]|\bla [AEIOU]"),
    "uk": re.compile(r" [;:!?.,]|  |[\"'\ue001\ue002\ue003]|[а-яіїєґ][a-z]|[a-z][а-яіїєґ]"),
}
# What belongs to another language: in French a printed word where a verb belongs, or plain English; in
# Ukrainian anything Latin that is no keyword. Nowhere does chance act.
FOREIGN = {
    "en": re.compile(r"\bChance\b"),
    "fr": re.compile(
        r"^(?:X|[Vv]ous|X et (?:X|vous)) [A-Z]"
        r"|\b(?:Hasard|the|of|to|and|is|are|at|with|you|your|turn|card|cards|unit|units|rune|runes)\b"
        r"|\b(?:ready|readies|exhausted|plays?|draws?|moves?|takes?|holds?|deals?|spell|chain|trash|hand)\b"
    ),
    "uk": re.compile(r"[A-WYZa-z]|Випадок"),
}


def said(lang: str, name: str) -> str:
    """The text of a card in one line."""
    return " ".join(speech(lang).card_text(BY_NAME[name]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_text_with_the_typography_of_its_language(lang: str) -> None:
    for card in ALL:
        for line in speech(lang).card_text(card):
            bare = line.replace(card.title, "X")
            assert line
            assert not WRONG[lang].search(bare), bare
        plain = [
            word for word in card.words if type(word).__name__ not in ("Tags", "Keyword", "Timing", "Vision")
        ]
        if plain and re.sub(r"\[\w+]", "", said("en", card.name)).strip(":. —,"):  # not only symbols
            assert len({said(other, card.name) for other in LANGUAGES}) == len(LANGUAGES), card.title


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_in_brackets_is_explained_and_no_other(lang: str) -> None:
    lines = [line for card in (*ALL, *TOKENS) for line in speech(lang).card_text(card)]
    words = {word for line in lines for word in re.findall(r"\[([A-Z][a-z]+(?:-[A-Z][a-z]+)?)", line)}
    assert words == set(GLOSSES[lang])
    for text in GLOSSES[lang].values():
        assert text.endswith(".")
        assert not WRONG[lang].search(text), text
    assert len({GLOSSES[other][word] for other in LANGUAGES for word in words}) == len(LANGUAGES) * len(words)


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        (
            "incinerate",
            (
                "[Action] Deal 2 to a unit at a battlefield.",
                "[Action] Infligez 2 dégâts à une Unit sur un Battlefield.",
                "[Action] Завдайте 2 шкоди бійцю на полі бою.",
            ),
        ),
        (
            "mobilize",
            (
                "Channel 1 rune exhausted. If you can’t, draw 1.",
                "Channel 1 Rune Exhausted. Si vous ne pouvez pas, piochez 1 carte.",
                "Прикличте 1 руну виснаженою. Якщо не можете, візьміть 1 карту.",
            ),
        ),
        (
            "stupefy",
            (
                "[Reaction] Give a unit −1 Might this turn, to a minimum of 1. Draw 1.",
                "[Reaction] Donnez −1 Might à une Unit pendant ce tour (1 au minimum). Piochez 1 carte.",
                "[Reaction] Дайте бійцю −1 міці до кінця ходу (не менше ніж 1). Візьміть 1 карту.",
            ),
        ),
        (
            "flash",
            (
                "[Reaction] Move up to two friendly units to base.",
                "[Reaction] Déplacez jusqu’à 2 Units alliées vers leur base.",
                "[Reaction] Перемістіть до 2 союзних бійців на базу.",
            ),
        ),
        (
            "first-mate",
            (
                "When you play me, ready another unit.",
                "Quand vous me jouez, Ready une autre Unit.",
                "Коли ви мене розігруєте, підготуйте іншого бійця.",
            ),
        ),
    ],
)
def test_text_as_the_glossary_has_it(name: str, texts: tuple[str, ...]) -> None:
    assert tuple(said(lang, name) for lang in LANGUAGES) == texts


def look(game: Game, lang: str) -> None:
    """Says the question and every answer."""
    ask = game.ask
    assert ask is not None
    view, say = game.rules.view(game.state, int(ask.seat)), speech(lang)
    lines = [say.prompt(view, NAMES)]  # type: ignore[arg-type]
    lines += [say.answer(view, move, NAMES) for move in ask.moves]  # type: ignore[arg-type]
    for line in lines:
        assert line
        assert not WRONG[lang].search(plain(line)), line


def plain(line: str) -> str:
    """A line without names of cards and people, which stay as they are."""
    for card in sorted(ALL, key=lambda one: -len(one.title)):
        line = line.replace(card.title, "X")
    for name in (*NAMES, "Recruit", "Sprite", "Barren Ground"):
        line = line.replace(name, "X")
    return line


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_are_told_in_every_language(mode: str) -> None:
    seats = len(MODES[mode].sides)
    game = Game(Riftbound(mode, {}), seed=7, auto=False)
    rng = Rng(7)
    readers = [None, *range(seats)]
    tellers = {
        (lang, me): Narrator(speech(lang), NAMES[:seats], me, game.rules.view(game.state, -1))  # type: ignore[arg-type]
        for lang in LANGUAGES
        for me in readers
    }
    told = 0
    while (ask := game.ask) is not None:
        if ask.seat != CHANCE and rng.below(4) == 0:
            look(game, LANGUAGES[int(rng.below(len(LANGUAGES)))])
        before = len(game.events)
        game.make(int(ask.sample(rng)))
        for (lang, me), teller in tellers.items():
            for line in teller.tell(seen_by(game.events[before:], -1 if me is None else me)):
                assert not WRONG[lang].search(plain(line)), line
                assert not FOREIGN[lang].search(re.sub(r"\[[^\]]*\]", "", plain(line))), line
                told += 1
    assert told > 1000


def test_the_log_does_not_tell_what_others_draw() -> None:
    g = bound("hand 0 lecturing-yordle", "deck 0 gust")
    me = Narrator(speech("en"), NAMES[:2], 0, g.view(0))  # type: ignore[arg-type]
    you = Narrator(speech("en"), NAMES[:2], 1, g.view(1))  # type: ignore[arg-type]
    g.push("lecturing-yordle auto pass pass")
    assert "You draw Gust." in me.tell(seen_by(g.events, 0))
    heard = you.tell(seen_by(g.events, 1))
    assert "Ada draws 1 card." in heard
    assert not any("Gust" in line for line in heard)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("tibbers", "You cannot pay for Tibbers: it costs [8][C][C]."),
        ("gust", "Gust has no legal target."),
        ("flash", "You do not have Flash in hand."),
        ("move.4", "Mystic Poro is exhausted."),
        ("tibers", "I do not know “tibers”."),
        ("auto", "“auto” does not answer this question."),
    ],
)
def test_why_an_answer_is_not_possible(word: str, reason: str) -> None:
    g = bound("hand 0 tibbers gust", "unit 4 mystic-poro 0 @base0 exhausted", "runes 0 chaos*2")
    assert refused(g, word) == reason


def test_a_slow_card_in_a_showdown_says_what_it_lacks() -> None:
    g = bound("hand 0 firestorm", "unit 4 mystic-poro 0 @base0")
    g.push("move:mystic-poro @1")
    assert refused(g, "firestorm").startswith("Firestorm cannot be played now")


def test_two_of_a_name_must_be_told_apart() -> None:
    g = bound("unit 4 recruit 0 @base0", "unit 5 recruit 0 @base0")
    assert refused(g, "move:recruit") == "Several cards match “move:recruit”: say which one."
