"""Every model sentence, byte for byte, in three languages."""

from __future__ import annotations

import pytest

from riftable.core.errors import BadOption
from riftable.core.machine import Ask
from riftable.games.riftforce.rules import events, refusals
from riftable.games.riftforce.rules.ids import ASK_SIDE, CHANCE_DRAW, LANE
from riftable.games.riftforce.rules.refusals import Refusal
from riftable.games.riftforce.rules.selectors import Selector
from riftable.games.riftforce.rules.steps import Guild, Word
from riftable.games.riftforce.speech import LANGUAGES, speech
from riftable.games.riftforce.speech.targets import TARGETS
from tests.games.riftforce.speech.board import NAMES, answer, view
from tests.games.riftforce.speech.cases import CASES
from tests.games.riftforce.speech.models import MODELS


@pytest.mark.parametrize(("model", "lang"), MODELS, ids=["-".join(key) for key in MODELS])
def test_model_sentence(model: str, lang: str) -> None:
    assert CASES[model](speech(lang)) == MODELS[model, lang]


def test_every_case_has_its_model() -> None:
    assert set(CASES) == {model for model, _ in MODELS}


def named_in_cases(name: str) -> bool:
    """Whether some case makes use of a name."""
    pieces = [case.__code__ for case in CASES.values()]
    nested = [piece for code in pieces for piece in code.co_consts if hasattr(piece, "co_names")]
    return any(name in code.co_names for code in [*pieces, *nested])


def test_there_is_a_model_for_every_event() -> None:
    classes = [n for n, c in vars(events).items() if isinstance(c, type) and c.__module__ == events.__name__]
    assert len(classes) > 20
    assert [name for name in classes if not named_in_cases(name)] == []


def test_there_is_a_model_for_every_refusal() -> None:
    keys = [name for name, value in vars(refusals).items() if name.isupper() and isinstance(value, str)]
    assert len(keys) > 25
    assert [name for name in keys if not named_in_cases(name)] == []


def test_every_selector_has_a_meaning() -> None:
    def family(who: type[Selector]) -> list[type[Selector]]:
        return [member for child in who.__subclasses__() for member in (child, *family(child))]

    assert set(family(Selector)) == set(TARGETS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_no_words_is_refused(lang: str) -> None:
    say = speech(lang)
    with pytest.raises(LookupError, match="no such reason"):
        say.refusal(Refusal("no such reason"))
    with pytest.raises(LookupError, match="Word"):
        say.ability(Guild("x", Word()))
    with pytest.raises(LookupError, match="question"):
        say.prompt(view(ask=Ask(0, CHANCE_DRAW, 0, 0, [0])), NAMES)
    with pytest.raises(LookupError, match="answers no question"):
        say.answer(view(), 0)
    with pytest.raises(LookupError, match="not on the board"):
        answer(say, ASK_SIDE, LANE, about=3)


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(BadOption, match="en, fr, uk"):
        speech("de")
