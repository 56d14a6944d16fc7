"""Ukrainian nouns and adjectives under numbers. The words are examples from any game."""

from __future__ import annotations

import pytest

from riftable.language.number import Count
from riftable.language.uk import CASES, PLAYER, THIS, Adjective, CaseFrame, Noun, named

WOUND = Noun(
    "поранення поранення пораненню поранення пораненням пораненні",
    "поранення поранень пораненням поранення пораненнями пораненнях",
    gender="n",
)
CARD = Noun("карта карти карті карту картою карті", "карти карт картам карти картами картах", gender="f")
FORCE = Noun("сила сили силі силу силою силі", "сили сил силам сили силами силах", gender="f", tail="розлому")
SPIRIT = Noun(
    "елементаль елементаля елементалю елементаля елементалем елементалі",
    "елементалі елементалів елементалям елементалів елементалями елементалях",
    gender="m",
    animate=True,
)
LAND = Noun(
    "територія території території територію територією території",
    "території територій територіям території територіями територіях",
    gender="f",
)
TOKEN = Noun(
    "жетон жетона жетону жетон жетоном жетоні",
    "жетони жетонів жетонам жетони жетонами жетонах",
    gender="m",
)
POINT = Noun("очко очка очку очко очком очку", "очки очок очкам очки очками очках", gender="n")
TURN = Noun("хід ходу ходу хід ходом ході", "ходи ходів ходам ходи ходами ходах", gender="m")
SECOND = Noun(
    "секунда секунди секунді секунду секундою секунді",
    "секунди секунд секундам секунди секундами секундах",
    gender="f",
)
NUMBERS: list[Count] = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 111, 112, 1.5]

# What stands after the numbers above.
WOUNDS: dict[CaseFrame, str] = {
    "nom": "поранень поранення поранення поранення поранень поранень поранень поранень поранення поранення "
    "поранень поранень поранення поранень поранень поранення",
    "acc": "поранень поранення поранення поранення поранень поранень поранень поранень поранення поранення "
    "поранень поранень поранення поранень поранень поранення",
    "gen": "поранень поранення поранень поранень поранень поранень поранень поранень поранення поранень "
    "поранень поранень поранення поранень поранень поранення",
    "po": "поранень пораненню поранення поранення поранень поранень поранень поранень пораненню поранення "
    "поранень поранень пораненню поранень поранень поранення",
    "dat": "пораненням пораненню пораненням пораненням пораненням пораненням пораненням пораненням пораненню "
    "пораненням пораненням пораненням пораненню пораненням пораненням поранення",
    "ins": "пораненнями пораненням пораненнями пораненнями пораненнями пораненнями пораненнями пораненнями "
    "пораненням пораненнями пораненнями пораненнями пораненням пораненнями пораненнями поранення",
    "loc": "пораненнях пораненні пораненнях пораненнях пораненнях пораненнях пораненнях пораненнях пораненні "
    "пораненнях пораненнях пораненнях пораненні пораненнях пораненнях поранення",
}


@pytest.mark.parametrize("frame", WOUNDS)
def test_all_frames(frame: CaseFrame) -> None:
    assert [WOUND.form(n, frame) for n in NUMBERS] == WOUNDS[frame].split()


ONE_FEW_MANY: list[tuple[Noun, CaseFrame, str]] = [
    (CARD, "nom", "карта карти карт"),
    (CARD, "acc", "карту карти карт"),
    (CARD, "gen", "карти карт карт"),
    (CARD, "po", "карті карти карт"),
    (CARD, "dat", "карті картам картам"),
    (CARD, "ins", "картою картами картами"),
    (SPIRIT, "nom", "елементаль елементалі елементалів"),
    (SPIRIT, "acc", "елементаля елементалів елементалів"),
    (SPIRIT, "gen", "елементаля елементалів елементалів"),
    (SPIRIT, "po", "елементалю елементалі елементалів"),
    (LAND, "nom", "територія території територій"),
    (LAND, "acc", "територію території територій"),
    (POINT, "acc", "очко очки очок"),
    (TURN, "acc", "хід ходи ходів"),
    (SECOND, "nom", "секунда секунди секунд"),
]


@pytest.mark.parametrize(("noun", "frame", "forms"), ONE_FEW_MANY)
def test_one_few_many(noun: Noun, frame: CaseFrame, forms: str) -> None:
    one, few, many = forms.split()
    fraction = noun.sg("G")
    for n in NUMBERS:
        last, teen = int(n) % 10, 11 <= int(n) % 100 <= 14
        form = many if teen or last == 0 or last > 4 else one if last == 1 else few
        assert noun.form(n, frame) == (form if n == int(n) else fraction)


def test_a_fixed_tail_and_the_number() -> None:
    assert [FORCE.counted(n, "acc") for n in (1, 2, 5, 0.5)] == [
        "1 силу розлому",
        "2 сили розлому",
        "5 сил розлому",
        "0,5 сили розлому",
    ]
    assert [CARD.counted(n, "po") for n in (1, 2, 5)] == ["по 1 карті", "по 2 карти", "по 5 карт"]


@pytest.mark.parametrize(
    ("color", "forms"),
    [
        ("червоний", "1 червоний жетон, 2 червоні жетони, 5 червоних жетонів"),
        ("синій", "1 синій жетон, 2 сині жетони, 5 синіх жетонів"),
        ("зелений", "1 зелений жетон, 2 зелені жетони, 5 зелених жетонів"),
        ("жовтий", "1 жовтий жетон, 2 жовті жетони, 5 жовтих жетонів"),
        ("фіолетовий", "1 фіолетовий жетон, 2 фіолетові жетони, 5 фіолетових жетонів"),
    ],
)
def test_tokens_of_a_color(color: str, forms: str) -> None:
    assert ", ".join(TOKEN.counted(n, "acc", Adjective(color)) for n in (1, 2, 5)) == forms


def test_adjectives_agree() -> None:
    last = Adjective("останній")
    assert [SPIRIT.sg(case, last).split()[0] for case in CASES] == (
        ["останній", "останнього", "останньому", "останнього", "останнім", "останньому"]
    )
    assert [SPIRIT.pl(case, last).split()[0] for case in CASES] == (
        ["останні", "останніх", "останнім", "останніх", "останніми", "останніх"]
    )
    assert [CARD.sg(case, last).split()[0] for case in CASES] == (
        ["остання", "останньої", "останній", "останню", "останньою", "останній"]
    )
    assert TOKEN.sg("A", last) == "останній жетон"
    assert TOKEN.pl("A", THIS) == "ці жетони"
    assert WOUND.sg("A", THIS, Adjective("перший")) == "це перше поранення"
    assert PLAYER.pl("A", THIS) == "цих гравців"


def test_a_missing_form_is_noticed() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Noun("карта карти карті", gender="f")


def test_names_are_never_declined() -> None:
    assert named(["Noam"], "N") == "Noam"
    assert named(["Noam"], "G") == "гравця Noam"
    assert named(["Noam"], "D") == "гравцю Noam"
    assert named(["Noam", "Lou"], "N") == "Noam та Lou"
    assert named(["Noam", "Lou", "Ада"], "G") == "гравців Noam, Lou та Ада"
