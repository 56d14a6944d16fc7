"""French articles, contraction, elision and agreement."""

from __future__ import annotations

import pytest

from riftable.language.fr import Noun, agree, all_feminine, elide, of, quote, to
from riftable.language.number import Count


@pytest.mark.parametrize(
    ("name", "after_de"),
    [
        ("Ada", "d’Ada"),
        ("Élise", "d’Élise"),
        ("Œdipe", "d’Œdipe"),
        ("Noam", "de Noam"),
        ("Hugo", "de Hugo"),
        ("Yann", "de Yann"),
        ("11", "de 11"),
        ("8", "de 8"),
        ("Ада", "de Ада"),
        ("\u2068Ada\u2069", "d’\u2068Ada\u2069"),
        ("", "de "),
    ],
)
def test_elision(name: str, after_de: str) -> None:
    assert elide("de", name) == after_de


@pytest.mark.parametrize(
    ("phrase", "after_a", "after_de"),
    [
        ("le joueur", "au joueur", "du joueur"),
        ("les joueurs", "aux joueurs", "des joueurs"),
        ("la carte", "à la carte", "de la carte"),
        ("l’action", "à l’action", "de l’action"),
        ("un joueur", "à un joueur", "d’un joueur"),
        ("chaque joueur", "à chaque joueur", "de chaque joueur"),
    ],
)
def test_contraction(phrase: str, after_a: str, after_de: str) -> None:
    assert (to(phrase), of(phrase)) == (after_a, after_de)


def test_agreement() -> None:
    words = [agree("joué", feminine, plural) for plural in (False, True) for feminine in (False, True)]
    assert words == ["joué", "jouée", "joués", "jouées"]
    assert agree("jaune", feminine=True) == "jaune"


CARD, TOKEN, HORSE = Noun("carte", feminine=True), Noun("jeton"), Noun("cheval", plural="chevaux")


def test_nouns() -> None:
    assert (CARD.the(), CARD.a(), CARD.it()) == ("la carte", "une carte", "la")
    assert (TOKEN.the(), TOKEN.a(), TOKEN.it()) == ("le jeton", "un jeton", "le")
    assert (CARD.this(), TOKEN.this(), Noun("ennemi").this()) == ("cette carte", "ce jeton", "cet ennemi")
    assert Noun("Étoile", feminine=True).the() == "l’Étoile"


@pytest.mark.parametrize(
    ("n", "counted"), [(0, "0 cheval"), (1, "1 cheval"), (1.5, "1,5 cheval"), (2, "2 chevaux")]
)
def test_counts(n: Count, counted: str) -> None:
    assert HORSE.counted(n) == counted


def test_one_masculine_makes_a_list_masculine() -> None:
    assert all_feminine([CARD, CARD])
    assert not all_feminine([CARD, TOKEN])


def test_quotes_have_inner_spaces() -> None:
    assert quote("carte") == "«\u202fcarte\u202f»"
