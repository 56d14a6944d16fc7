"""Terms that readers of French and Ukrainian asked for, and rules that every page of rules must tell."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from riftable.games.riftbound import speech as riftbound
from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.decks import legality
from riftable.games.riftbound.rules import events as e
from riftable.games.riftbound.rules.deck_breaches import TOO_MANY, Breach
from riftable.games.riftbound.rules.ids import DOMAIN_NAMES, TYPE_NAMES
from riftable.games.riftbound.speech.narrator import Narrator
from riftable.language.fluent import LANGUAGES
from riftable.language.table_talk.subject import Subject
from tests.games.riftbound.table import bound
from tests.texts import GAME_PARTS, SHARED_PARTS, messages, texts_of

PARTS = (*SHARED_PARTS, *GAME_PARTS)
ERROR_MESSAGES = (  # not in English
    "error_messages",
    "riftforce/error_messages",
    "riffifi/error_messages",
    "riftbound/error_messages",
)
GAMES = Path(__file__).parents[2] / "client" / "src" / "games"

# What each language must no longer say: words of another register, wrong terms, forms that were mistaken.
REJECTED = {
    "en": [r"\b(he|his|him|himself)\b"],
    "fr": [
        r"\bde \{ \$name \}",
        r"bouton d’or",
        r"\bsûrement\b",
        r"\b(reconnu|assis là|absent)\b",
        r"\b(où vous êtes|tenu|sites) seul\b",
        r"\bEscarmouche\b|\bGuerre\b",
        r"\bpouvoirs\b",
        r"sites voisins|des voisins\b",
        r"réponses? du hasard",
        r"compagnes",
        r"(^|[.:;!?]\s)Qui (?!(joue où|commence\b(?! gagne)|s’assoit|distri|joue quel|est qui))",
        r"\b[Dd]ites\b",
        r"marquez chaque Battlefield",
        r"se produit\b(?! quand)",
        r"dernier point",
        r"sous (le|son) (Main |Rune )?[Dd]eck",
        r"Nº",
        r"À travers les yeux",
    ],
    "uk": [
        r"Розігрувайте",
        r"\bграй\b",
        r"підписн",
        r"\bSignature\b",
        r"\bнапевно\b",
        r"сплатити за\b",
        r"можна сплатити",
        r"\bфайла\b",
        r"\bсуперник",
        r"\bпартнер\b",
        r"[Вв]икраден",
        r"\bкосу риску",
        r"опція",
        r"\bсолі\b|\bсіль\b",
        r"Партію завершено|Гру закінчено",
        r"сусідн[іи]",
        r"перемагають вісім|очок перемагають|виграють дві",
        r"відчиняє|відкривається щось",
        r"відпов\w+ випадку",
        r"[Пп]оступ[аи]",
        r"можу нічого|можете нічого",
        r"\b(карту|здатність) іншого\b",
        r"6 життів",
        r"\b1 (енергія|енергію|сила)\b(?! розлому)",
        r"карти можна грати|карти Riftbound, які вміє",
        r"мало що минає",
        r" — ",  # a dash is tied to the word before it
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_has_a_rejected_wording(lang: str) -> None:
    found = {
        (part, key, pattern)
        for part in (*PARTS, *(() if lang == "en" else ERROR_MESSAGES))
        for key, text in messages(lang, part).items()
        for pattern in REJECTED[lang]
        if re.search(pattern, text.strip())
    }
    assert not found


# (language, part, key): the whole text, as the reader asked for it.
EXPECTED = {
    ("fr", "riftbound/browser", "rb-base-of"): "Base\u202f: { $name }",
    ("fr", "riftbound/browser", "rb-runes-of"): "Runes\u202f: { $name }",
    ("fr", "riftbound/browser", "rb-wait-main"): "À { $name } de jouer",
    ("fr", "table", "replace"): "Faire jouer un bot pour { $name }",
    ("fr", "playing", "may-pick"): "à choisir",
    ("fr", "playing", "picked-as"): "choix { $n }",
    ("fr", "playing", "away"): "hors ligne",
    ("fr", "playing", "eyes"): "Point de vue",
    ("fr", "playing", "invites-end"): "Annuler",
    ("fr", "riftbound/", "mode-skirmish"): "Skirmish",
    ("fr", "riftbound/", "mode-war"): "War",
    ("fr", "", "seat"): "N° { $n }",
    ("uk", "riftforce/browser", "yours"): "у вас",
    ("uk", "playing", "theirs"): "у противника",
    ("uk", "riftforce/browser", "about-guild"): "Про гільдію: { $guild }",
    ("uk", "playing", "eyes"): "Погляд",
    ("uk", "playing", "game-over"): "Партію закінчено",
    ("uk", "server", "game-ended"): "Партію закінчено.",
    ("uk", "riftbound/browser", "rb-whose"): "Контролює",
    ("uk", "riftbound/browser", "rb-partner"): "напарник",
    ("uk", "riftbound/browser", "rb-signature"): "Фірмова",
    ("uk", "riftbound/browser", "rb-yield-turn"): "Пасувати до кінця ходу",
    ("uk", "riftbound/", "mode-skirmish"): "Утрьох",
    ("uk", "", "arena-first"): "Хто починає, виграє { $share } партій.",
}


@pytest.mark.parametrize(("lang", "part", "key"), EXPECTED)
def test_a_text_is_as_readers_asked_for_it(lang: str, part: str, key: str) -> None:
    assert messages(lang, part)[key].strip() == EXPECTED[lang, part, key]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ["0 point", "1 point", "2 points", "5 points", "11 points", "21 points"]),
        ("uk", ["0 очок", "1 очко", "2 очки", "5 очок", "11 очок", "21 очко"]),
    ],
)
def test_points_are_counted(lang: str, words: list[str]) -> None:
    texts = texts_of(lang, "riftbound/browser")
    sentences = [texts("rb-points", n=n, goal=8) for n in (0, 1, 2, 5, 11, 21)]
    assert [" ".join(text.split()[:2]) for text in sentences] == words


def test_french_ties_its_punctuation_and_uses_its_apostrophe() -> None:
    for part in PARTS:
        for key, text in messages("fr", part).items():
            prose = re.sub(r"\{ \$\w+ ->|https?:\S+|\w+:\w+", "", text)
            assert not re.search(r"[ \u00a0][;:!?»]|« |'", prose), key


def test_french_asks_where_an_option_is_a_question() -> None:
    assert not [
        key
        for part in PARTS
        for key, text in messages("fr", part).items()
        if key.endswith("-help") and text.strip().startswith("Si ")
    ]


def test_french_has_rounds_in_riftforce_and_hands_in_riffifi() -> None:
    found = {
        key: text
        for part in ("riftforce/guide", "riftforce/")
        for key, text in messages("fr", part).items()
        if re.match("rf-|option-|flag-cap$", key)
    }
    assert len(found) > 20
    assert not [key for key, text in found.items() if re.search("manche|match nul", text)]
    assert "manches" in messages("fr", "riffifi/guide")["ri-end-text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_domains_runes_and_types_have_the_same_names_everywhere(lang: str) -> None:
    texts = messages(lang, "riftbound/browser")
    say = riftbound.speech(lang)
    for domain, name in enumerate(DOMAIN_NAMES):
        assert texts[f"rb-{name}"].strip() == say.domain(domain)
        assert texts[f"rb-rune-{name}"].strip() == say.rune(domain)
    for kind, name in enumerate(TYPE_NAMES):
        if name != "rune":  # the browser names only runes of a domain
            assert texts[f"rb-{name}"].strip().lower() == say.kind(kind).lower()


# What the rules pages must say, as numbers or words that any right wording has.
EXPLAINED: dict[str, dict[str, list[str]]] = {
    "rf-activate-text": {"en": ["or above"], "fr": ["égalent ou dépassent"], "uk": ["або більше"]},
    "rf-solo-text": {
        "en": ["Six guilds", "keep four", "strictly more"],
        "fr": ["six guildes", "gardez quatre", "strictement plus"],
        "uk": ["шість гільдій", "чотири", "строго більше"],
    },
    "rf-plan-text": {
        "en": ["not activated yet", "can deal damage", "you choose", "skipped"],
        "fr": ["pas encore activé", "peut infliger des dégâts", "vous choisissez", "sauté"],
        "uk": ["ще не активував", "може завдати поранень", "вибираєте ви", "пропускають"],
    },
    "rf-team-text": {
        "en": ["green 3 and gray 1 are adjacent", "all six"],
        "fr": ["le site vert 3 et le site gris 1 sont adjacents", "les six"],
        "uk": ["зелена 3 і сіра 1 суміжні", "усі шість"],
    },
    "rf-team-start-text": {
        "en": ["three guilds", "four", "7 cards", "middle location"],
        "fr": ["trois guildes", "quatre", "7 cartes", "site du milieu"],
        "uk": ["три гільдії", "чотири", "7 карт", "середній території"],
    },
    "ri-start-text": {
        "en": ["12", "4 ", "10", "8", "five or more", "misdeal"],
        "fr": ["12", "4 ", "10", "8", "au moins cinq", "fausse donne"],
        "uk": ["12", "4 ", "10", "8", "п’ять або більше", "хибна"],
    },
    "ri-variants-text": {
        "en": ["may turn", "all five 1s", "pays nothing"],
        "fr": ["peut retourner", "les cinq 1", "ne rapporte rien"],
        "uk": ["може перевернути", "усі п’ять одиниць", "нічого не дає"],
    },
}


def guide(lang: str) -> dict[str, str]:
    """The rules pages of all games."""
    parts = [part for part in GAME_PARTS if part.endswith("/guide")]
    return {key: text for part in parts for key, text in messages(lang, part).items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", EXPLAINED)
def test_the_rules_pages_explain_deals_officers_and_teams(key: str, lang: str) -> None:
    text = guide(lang)[key]
    assert [words for words in EXPLAINED[key][lang] if words not in text] == []


def test_every_section_of_the_rules_pages_has_a_heading_and_a_text() -> None:
    entries = [path.read_text("utf-8") for path in sorted(GAMES.glob("*/entry.ts"))]
    sections = [section for entry in entries for section in re.findall(r'"((?:rf|ri|bd)-[a-z-]+)"', entry)]
    explained = {key.removesuffix("-text") for key in EXPLAINED}
    assert explained <= set(sections)
    for lang in LANGUAGES:
        assert {*sections, *(f"{section}-text" for section in sections)} <= set(guide(lang))


# Riftbound's log: Ada did it, or it happened to Tibbers.
ADA = Subject(("Ada",))
LOG = {
    "fr": {
        "countered": "Le Spell Gust est contré.",
        "gave": "L’Unit Tibbers reçoit \u22121 Might pendant ce tour.",
        "scored": "Ada marque 1 point (total\u202f: 3).",
        "game_won": "Ada remporte cette partie.",
        "denied": "Le Winning Point exige tous les Battlefields\u202f: Ada pioche à la place.",
        "saved": "Au lieu d’être éliminée, l’Unit Tibbers récupère ses PV, devient Exhausted "
        "et est renvoyée à sa base.",
        "ask_ability": "Gust\u202f: quelle Ability utiliser\u202f?",
        "recycled": "Ada remet 2 cartes au bas du Main Deck (Recycle).",
        "too_slow": "La carte Gust ne peut pas être jouée maintenant\u202f: "
        "il faut [Action] en Showdown, [Reaction] en réponse.",
    },
    "uk": {
        "countered": "Карту «Gust» скасовано.",
        "gave": "Боєць «Tibbers» має \u22121 міці до кінця ходу.",
        "scored": "Ada здобуває 1 очко (усього 3).",
        "game_won": "Ada виграє цю партію.",
        "denied": "Переможне очко потребує всіх полів бою: натомість Ada бере карту.",
        "saved": "Замість загибелі бійця «Tibbers» зцілено, виснажено й відкликано.",
        "ask_ability": "Чию здатність використовує боєць «Gust»?",
        "recycled": "Ada підкладає під колоду 2 карти.",
        "too_slow": "Карту «Gust» зараз не можна розіграти: "
        "у сутичці потрібне [Action], у відповідь — [Reaction].",
    },
}


@pytest.mark.parametrize("lang", LOG)
def test_lines_of_riftbound_are_as_readers_asked_for_them(lang: str) -> None:
    say = riftbound.speech(lang)
    assert LOG[lang] == {
        "countered": say.countered("Gust"),
        "gave": say.gave("Tibbers", -1),
        "scored": say.scored(ADA, 3),
        "game_won": say.game_won(ADA),
        "denied": say.denied(ADA),
        "saved": say.saved("Tibbers"),
        "ask_ability": say.ask_ability("Gust"),
        "recycled": say.recycled(ADA, 2),
        "too_slow": say.too_slow("Gust"),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unchanged_might_is_not_logged(lang: str) -> None:
    view = bound("unit 4 recruit 0 @1").view(0)
    narrator = Narrator(riftbound.speech(lang), ["Ada", "Noam"], 0, view)  # type: ignore[arg-type]  # of Riftbound
    assert narrator.tell([e.Gave(4, 0)]) == []
    assert len(narrator.tell([e.Gave(4, 1)])) == 1


def test_ukrainian_puts_the_names_of_cards_in_quotation_marks() -> None:
    say = riftbound.speech("uk")
    assert (
        say.drew(ADA, 2, ["Annie, Stubborn", "Get Excited!"])
        == "Ada бере «Annie, Stubborn» і «Get Excited!»."
    )
    assert say.stunned("Tibbers") == "Бійця «Tibbers» оглушено."
    assert say.moved("Tibbers", "Void Gate") == "Боєць «Tibbers» переміщується: «Void Gate»."
    assert say.moved("Tibbers", "ваша база") == "Боєць «Tibbers» переміщується: ваша база."


def test_copies_of_a_card_are_exemplaires() -> None:
    assert "3 exemplaires au plus" in riftbound.speech("fr").breach(Breach(TOO_MANY, "Gust", n=4))


def test_card_names_have_a_typographic_apostrophe_and_lists_a_plain_one() -> None:
    assert not [card.title for card in ALL if "'" in card.title]
    text = "".join(deck.draft.text for deck in legality.KNOWN.values())
    assert "'" in text
    assert "’" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_keyword_is_tied_to_its_number(lang: str) -> None:
    say = riftbound.speech(lang)
    line = say.tie(say.shielded("Tibbers", 2))
    assert "[Shield\u00a02]" in line
    assert not [pair for pair in pairwise(line.split(" ")) if pair[0].endswith("[Shield")]
