"""Ukrainian grammar: nouns and adjectives in all cases, and the case frames in which numbers govern them.

The verb decides the case of what is counted: завдає 2 поранень, but має 2 поранення. So callers ask for a
frame, never for a plural.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from riftable.language.number import Count, ukrainian, written
from riftable.language.text import join

Case: TypeAlias = Literal["N", "G", "D", "A", "I", "L"]
Gender: TypeAlias = Literal["m", "f", "n"]
CaseFrame: TypeAlias = Literal["nom", "acc", "gen", "po", "dat", "ins", "loc"]

CASES: Final[tuple[Case, ...]] = ("N", "G", "D", "A", "I", "L")
FRAMES: Final[dict[CaseFrame, tuple[Case, Case, Case]]] = {  # singular for one, plural for few, for many
    "nom": ("N", "N", "G"),
    "acc": ("A", "A", "G"),  # the accusative plural of an animate noun is its genitive
    "gen": ("G", "G", "G"),
    "po": ("D", "N", "G"),  # по 1 карті, по 2 карти, по 5 карт
    "dat": ("D", "D", "D"),
    "ins": ("I", "I", "I"),
    "loc": ("L", "L", "L"),
}

# Endings by column: masculine, feminine, neuter, plural; the accusative is filled in by animacy.
HARD: Final = ("ий ого ому - им ому", "а ої ій у ою ій", "е ого ому е им ому", "і их им - ими их")
SOFT: Final = ("ій ього ьому - ім ьому", "я ьої ій ю ьою ій", "є ього ьому є ім ьому", "і іх ім - іми іх")


def six_cases(forms: str) -> dict[Case, str]:
    """Return the six cases, given in the order N G D A I L; raise `ValueError` if some are missing."""
    return dict(zip(CASES, forms.split(), strict=True))


class Adjective:
    """An adjective: перший (hard), останній (soft), цей (given in full)."""

    def __init__(self, word: str, columns: Sequence[str] = ()) -> None:
        if columns:
            stem = ""
        else:
            stem = word[:-2]
            columns = SOFT if word.endswith("ій") else HARD
        masculine, feminine, neuter, plural = (
            {case: stem + ending for case, ending in six_cases(column).items()} for column in columns
        )
        self.singular: dict[Gender, dict[Case, str]] = {"m": masculine, "f": feminine, "n": neuter}
        self.plural = plural

    def sg(self, case: Case, gender: Gender, animate: bool = False) -> str:
        """Return the singular that agrees with a noun of this gender."""
        if case == "A" and gender == "m":
            case = "G" if animate else "N"
        return self.singular[gender][case]

    def pl(self, case: Case, animate: bool = False) -> str:
        """Return the plural."""
        if case == "A":
            case = "G" if animate else "N"
        return self.plural[case]


class Noun:
    """A noun in six cases and, where it has one, the plural. `tail` is a word that stays: сила розлому."""

    def __init__(
        self,
        singular: str,
        plural: str = "",
        *,
        gender: Gender,
        animate: bool = False,
        tail: str = "",
    ) -> None:
        self.singular = six_cases(singular)
        self.plural = six_cases(plural) if plural else {}
        self.gender: Gender = gender
        self.animate = animate
        self.tail = f" {tail}" if tail else ""

    def sg(self, case: Case, *adjectives: Adjective) -> str:
        """Return the singular, after adjectives that agree."""
        words = [adjective.sg(case, self.gender, self.animate) for adjective in adjectives]
        return " ".join([*words, self.singular[case]]) + self.tail

    def pl(self, case: Case, *adjectives: Adjective) -> str:
        """Return the plural, after adjectives that agree."""
        words = [adjective.pl(case, self.animate) for adjective in adjectives]
        return " ".join([*words, self.plural[case]]) + self.tail

    def form(self, n: Count, frame: CaseFrame, *adjectives: Adjective) -> str:
        """Return the noun as `n` governs it in a frame, without the number."""
        one, few, many = FRAMES[frame]
        match ukrainian(n):
            case "one":
                return self.sg(one, *adjectives)
            case "few":
                return self.pl(few, *adjectives)
            case "many":
                return self.pl(many, *adjectives)
            case "other":
                return self.sg("G", *adjectives)

    def counted(self, n: Count, frame: CaseFrame, *adjectives: Adjective) -> str:
        """Return number and noun; the frame "po" includes its preposition."""
        preposition = "по " if frame == "po" else ""
        return f"{preposition}{written(n, 'uk')} {self.form(n, frame, *adjectives)}"


THIS: Final = Adjective(
    "цей",
    (
        "цей цього цьому - цим цьому",
        "ця цієї цій цю цією цій",
        "це цього цьому це цим цьому",
        "ці цих цим - цими цих",
    ),
)
PLAYER: Final = Noun(
    "гравець гравця гравцю гравця гравцем гравцеві",
    "гравці гравців гравцям гравців гравцями гравцях",
    gender="m",
    animate=True,
)


def named(names: Sequence[str], case: Case) -> str:
    """Return players by name, after a declined гравець unless in the nominative. Names are not declined."""
    listed = join(names, " та ")
    if case == "N":
        return listed
    return f"{PLAYER.sg(case) if len(names) == 1 else PLAYER.pl(case)} {listed}"
