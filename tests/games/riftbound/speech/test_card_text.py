"""Card text composes: every word with every selector, in every frame, in every language."""

from __future__ import annotations

import re
from itertools import islice
from types import ModuleType

import pytest

import riftable.games.riftbound.speech.en.card_words as english
import riftable.games.riftbound.speech.fr.card_words as french
import riftable.games.riftbound.speech.uk.card_words as ukrainian
from riftable.games.riftbound.cards import ALL, TOKENS
from riftable.games.riftbound.rules.abilities import Card, Condition, Instruction, Selector, Word
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.speech import card_parts as parts
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.speech.card_clauses import ACTS, SENDS
from riftable.games.riftbound.speech.card_parts import Goal, NounPhrase, Pronoun, Referent, Verb, VerbForm
from riftable.games.riftbound.speech.uk.card_words import NOUNS, OTHER, TOKEN, WHOSE
from riftable.games.riftbound.words import flow
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.make import unit
from riftable.language.fluent import LANGUAGES
from riftable.language.uk import CASES, Case
from riftable.language.uk import Noun as UkrainianNoun
from tests.games.riftbound.speech import samples
from tests.games.riftbound.speech.card_texts import CARD_TEXTS, card_texts
from tests.speaking import check, forms, morph, plain

CYRILLIC = re.compile(r"[\u0400-\u04ff][\u0400-\u04ff’-]*")
UNKNOWN = {"ще"}  # this build of the dictionary lacks it
# An order where an infinitive belongs, or the other way round.
WRONG_MOOD = {
    "fr": re.compile(r"(?:vous pouvez|pour) (?!vous)\w+ez\b|(?:^|[.:] )\w+(?:er|ir|re)\b(?! de)"),
    "uk": re.compile(r"(?:можете|щоб) \w+(?:іть|йте|жте|ьте|щте)\b|(?:^|[.:] )\w+(?:ити|ати|іти|ути)\b"),
}


def read(card: Card, lang: str) -> str:
    """The text of a card, after a look at each line."""
    lines = speech(lang).card_text(card)
    for line in lines:
        bare = re.sub(r"\[[^\]]*\]", "[x]", line)
        check(bare, lang)
        sentences = re.sub(r"^(?:\[x\](?: — |, )?)+", "", bare)
        if not re.fullmatch(r"(?:\[x\])+", bare):
            assert line.endswith("."), line
            assert not re.search(r"\b([^\W\d_]+) \1\b", line), line
            assert not re.search(r"\.\.|,\.|, ,|\(\)|: [.,]| — \.", line), line
            assert not re.search(r"(?<!\[x\] — \[x\])\. [a-zà-ÿа-яіїєґ]", sentences), line
    return "\n".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("frame", samples.FRAMES)
def test_every_instruction_is_spoken_with_every_selector_in_every_frame(frame: str, lang: str) -> None:
    texts: dict[str, list[str]] = {}
    for words in samples.instructions():
        text = read(samples.FRAMES[frame](words), lang)
        assert text
        if lang in WRONG_MOOD:
            assert not WRONG_MOOD[lang].search(text), text
        texts.setdefault(text, []).append(type(words[0]).__name__)
    for text, names in texts.items():  # two words that say the same would be one
        same = set(names) - {"ReadyRunes"}
        assert len(same) < 2, (text, same)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", samples.MAKERS)
def test_every_statement_is_spoken_on_every_type_of_card(kind: str, lang: str) -> None:
    """Triggers and conditions are said alike on all types: the units have all of them, the others a part."""
    make = samples.MAKERS[kind]
    part = (0, None, 1) if kind == "unit" else (list(samples.MAKERS).index(kind), None, 5)
    for statement in samples.STATEMENTS:
        assert read(make(statement()), lang)
    for word in islice(samples.triggers(), *part):
        assert read(make(word), lang)
    for condition in islice(samples.CONDITIONS, *part):
        assert read(make(on.when_i_attack(flow.If(condition, [let.Draw(1)], [let.Draw(2)]))), lang)
        assert read(make(on.when_i_attack(flow.If(condition, [let.Draw(1)], []), let.Draw(1))), lang)
    for cost in samples.COSTS:
        assert read(make(be.Activated(cost, let.Draw(1))), lang)
        assert read(make(on.when_played(let.Draw(1), pay=cost)), lang)


def test_no_word_selector_or_test_is_left_out() -> None:
    instructions = [word for words in samples.instructions() for word in words]
    statements = [statement() for statement in samples.STATEMENTS]
    spoken = samples.spoken_classes([*instructions, *statements, *samples.triggers()])
    spoken |= {be.Activated, be.Modal} | samples.ONLY_BRACKETS  # frames, and what is said in brackets
    words = {word for word in samples.subclasses(Word) if issubclass(word, Word)}
    assert words - spoken == samples.MADE_OF_OTHERS
    selectors = {type(selector()) for selector in samples.SELECTORS} | samples.NOT_OBJECTS
    assert samples.subclasses(Selector) - selectors == set()
    conditions = {type(condition) for condition in [*samples.CONDITIONS, *samples.NARROWING]}
    assert samples.subclasses(Condition) - conditions == set()
    assert samples.subclasses(Amount) - {type(amount) for amount in samples.AMOUNTS} == set()


def test_what_is_unknown_is_refused() -> None:
    class Unheard(Instruction):
        """A word without a phrase."""

    class Unselected(Selector):
        """A selector without a phrase."""

    class Riddle(Condition):
        """A test without a phrase."""

    card = unit("t-1", "X", 0, samples.PAID, 1)
    for words in (
        [Unheard()],
        [samples.ABOUT[0](Unselected())],
        [flow.If(Riddle(), [let.Draw(1)], [])],
    ):
        card.words = list(words)
        with pytest.raises(LookupError, match="speech has no"):
            speech("en").card_text(card)


def test_the_text_of_every_card() -> None:
    """A change of words is read as a difference of this file; `make golden` writes it."""
    assert card_texts() == CARD_TEXTS.read_text(encoding="utf-8")


# Tables.

WORDS: dict[str, ModuleType] = {"en": english, "fr": french, "uk": ukrainian}
TABLES = {
    "VERBS": parts.Verb,
    "NOUNS": parts.Noun,
    "WHERE": parts.Where,
    "CONDITIONS": parts.FixedCondition,
    "MEASURES": parts.Measure,
    "MOMENTS": parts.Moment,
    "UNTIL": parts.Until,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_phrasebook_has_an_entry_for_every_part(table: str, lang: str) -> None:
    assert list(getattr(WORDS[lang], table)) == list(TABLES[table])


SEVERAL = (parts.Quantity.EXACTLY, parts.Quantity.UP_TO, parts.Quantity.AT_LEAST, parts.Quantity.AT_MOST)
PHRASES = [
    NounPhrase(noun, many, 2 if many in SEVERAL else 1, where=where)
    for noun in parts.Noun
    for many in parts.Quantity
    for where in parts.Where
]
PRONOUNS = [Pronoun(person, noun) for person in parts.Person for noun in parts.Noun]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_stands_in_every_form_with_pronouns_and_nouns(lang: str) -> None:
    say = speech(lang)
    things: list[Referent] = [*PRONOUNS, *PHRASES[::97]]
    for form in VerbForm:
        for verb in Verb:
            for what in things:
                check(say.spoken(say.act(form, [verb], what)), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_noun_phrase_has_every_case(lang: str) -> None:
    say = speech(lang)
    for what in PHRASES:
        told = [
            say.act(VerbForm.ORDER, [Verb.CHOOSE], what),
            say.deal(VerbForm.INFINITIVE, 2, what),
            say.double_might(VerbForm.IT_DOES, what),
            say.condition(parts.YouHave(what)),
            say.enters_ready(what),
            *[say.send(VerbForm.ORDER, Verb.RETURN, what, goal) for goal in Goal],
        ]
        for text in told:
            check(say.spoken(text), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_of_a_verb_differ_where_the_language_has_them(lang: str) -> None:
    say = speech(lang)
    told = {form: say.act(form, [Verb.KILL], NounPhrase(parts.Noun.GEAR)) for form in VerbForm}
    distinct = {"en": 2, "fr": 4, "uk": 6}  # French orders as it speaks to “vous”, and je is like il
    assert len(set(told.values())) == distinct[lang]


def test_words_that_act_have_one_way_to_say_it() -> None:
    assert not set(ACTS) & set(SENDS)


# French and Ukrainian.


@pytest.mark.parametrize(
    ("noun", "one", "it", "each"),
    [
        (parts.Noun.UNIT, "une autre Unit ennemie", "la", "chacune"),
        (parts.Noun.GEAR, "un autre Gear ennemi", "le", "chacun"),
        (parts.Noun.RUNE, "une autre Rune ennemie", "la", "chacune"),
        (parts.Noun.SPELL, "un autre Spell ennemi", "le", "chacun"),
    ],
)
def test_french_agrees_with_the_gender_of_the_noun(noun: parts.Noun, one: str, it: str, each: str) -> None:
    say = speech("fr")
    enemy = NounPhrase(noun, whose=parts.Whose.ENEMY, other=True)
    two = NounPhrase(noun, parts.Quantity.EXACTLY, 2)
    assert say.act(VerbForm.ORDER, [Verb.BUFF], enemy) == f"buffez {one}"
    assert say.act(VerbForm.ORDER, [Verb.BUFF], Pronoun(parts.Person.IT, noun)) == f"buffez-{it}"
    assert say.act(VerbForm.INFINITIVE, [Verb.BUFF], Pronoun(parts.Person.IT, noun)) == f"{it} buffer"
    assert say.act(VerbForm.INFINITIVE, [Verb.KILL], Pronoun(parts.Person.IT, noun)) == "l’éliminer"
    assert say.deal(VerbForm.ORDER, 2, two).endswith(f"\u202f: infligez 2 dégâts à {each}")
    dies = say.event(parts.Event(enemy, (Verb.DIE,)))
    assert dies == f"{one} est {'éliminée' if it == 'la' else 'éliminé'}"


@pytest.mark.parametrize("noun", parts.Noun)
def test_ukrainian_verbs_govern_their_case(noun: parts.Noun) -> None:
    say = speech("uk")
    enemy = NounPhrase(noun, whose=parts.Whose.ENEMY, other=True)
    adjectives = (OTHER, WHOSE[parts.Whose.ENEMY])
    assert say.deal(VerbForm.ORDER, 2, enemy) == f"завдайте 2 шкоди {NOUNS[noun].sg('D', *adjectives)}"
    assert say.act(VerbForm.ORDER, [Verb.STUN], enemy) == f"оглушіть {NOUNS[noun].sg('A', *adjectives)}"
    doubled = f"подвоїти міць {NOUNS[noun].sg('G', *adjectives)} до кінця ходу"
    assert say.double_might(VerbForm.INFINITIVE, enemy) == doubled
    several = enemy._replace(quantity=parts.Quantity.PLURAL)
    assert say.has_gifts(several, [1], more=False) == f"{NOUNS[noun].pl('N', *adjectives)} мають +1 міці"


def test_ukrainian_instructions_speak_of_what_is_yours_as_own() -> None:
    """“Підготуйте своїх бійців”, but “я коштую на [1] менше за кожного вашого бійця”."""
    yours = re.compile(r"(?:\bможете|\w(?:іть|йте|ьте|діть)) [^.,:;]*\bваш(?:ого|ої|ому|ій|у|их|им|ими|ою)\b")
    assert yours.search("Підготуйте всіх ваших бійців.")
    lines = [line for card in (*ALL, *TOKENS) for line in speech("uk").card_text(card)]
    assert [line for line in lines if yours.search(line)] == []


def test_every_ukrainian_word_is_in_the_dictionary() -> None:
    tokens: set[str] = set()
    for frame in ("active", "may", "if"):
        for words in samples.instructions():
            tokens |= set(CYRILLIC.findall(" ".join(speech("uk").card_text(samples.FRAMES[frame](words)))))
    for card in (*ALL, *TOKENS):
        tokens |= set(CYRILLIC.findall(" ".join(speech("uk").card_text(card))))
    unknown = {token for token in tokens if not morph.word_is_known(plain(token))}
    assert {token.lower() for token in unknown} <= UNKNOWN


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("noun", [*NOUNS.values(), TOKEN], ids=lambda noun: str(noun.singular["N"]))
def test_noun_tables_are_the_dictionary_s(noun: UkrainianNoun, case: Case) -> None:
    lemma = plain(noun.singular["N"])
    assert plain(noun.singular[case]) in forms(noun, lemma, case)
    assert plain(noun.plural[case]) in forms(noun, lemma, case, plural=True)
