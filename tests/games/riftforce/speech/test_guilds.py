"""All eighteen guilds in the frames that need their cases, genders and articles."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from riftable.games.riftforce.rules import events as e
from riftable.games.riftforce.rules import ids as c
from riftable.games.riftforce.rules import refusals as r
from riftable.games.riftforce.rules.challenges import AMPERSANDS, PRESETS
from riftable.games.riftforce.rules.ids import GUILD_NAMES
from riftable.games.riftforce.rules.refusals import Refusal
from riftable.games.riftforce.speech import LANGUAGES, Speech, speech
from riftable.games.riftforce.speech.fr import words as fr_words
from riftable.games.riftforce.speech.uk import words as uk_words
from tests.games.riftforce.speech.board import guild, kind, prompt, tell

# English name: with article; after à; after de; ending of participles; élémentaires …; guilde …
FRENCH = {
    "fire": "le Feu|au Feu|du Feu||de Feu|du Feu",
    "earth": "la Terre|à la Terre|de la Terre|e|de Terre|de la Terre",
    "light": "la Lumière|à la Lumière|de la Lumière|e|de Lumière|de la Lumière",
    "plant": "la Plante|à la Plante|de la Plante|e|de Plante|de la Plante",
    "water": "l’Eau|à l’Eau|de l’Eau|e|d’Eau|de l’Eau",
    "ice": "la Glace|à la Glace|de la Glace|e|de Glace|de la Glace",
    "shadow": "l’Ombre|à l’Ombre|de l’Ombre|e|d’Ombre|de l’Ombre",
    "crystal": "le Cristal|au Cristal|du Cristal||de Cristal|du Cristal",  # codespell:ignore
    "thunderbolt": "la Foudre|à la Foudre|de la Foudre|e|de Foudre|de la Foudre",
    "air": "l’Air|à l’Air|de l’Air||d’Air|de l’Air",
    "acid": "l’Acide|à l’Acide|de l’Acide||d’Acide|de l’Acide",
    "beast": "la Bête|à la Bête|de la Bête|e|de Bête|de la Bête",
    "lava": "la Lave|à la Lave|de la Lave|e|de Lave|de la Lave",
    "love": "l’Amour|à l’Amour|de l’Amour||d’Amour|de l’Amour",
    "magnet": "le Magnétique|au Magnétique|du Magnétique||Magnétiques|Magnétique",
    "music": "la Musique|à la Musique|de la Musique|e|de Musique|de la Musique",
    "sand": "le Sable|au Sable|du Sable||de Sable|du Sable",
    "star": "l’Étoile|à l’Étoile|de l’Étoile|e|d’Étoile|de l’Étoile",
}
# N; G; D; A; з + G; stolen, in the accusative
UKRAINIAN = {
    "fire": "Вогонь|Вогню|Вогню|Вогонь|з Вогню|переманений",
    "earth": "Земля|Землі|Землі|Землю|із Землі|переманену",
    "light": "Світло|Світла|Світлу|Світло|зі Світла|переманене",
    "plant": "Флора|Флори|Флорі|Флору|з Флори|переманену",
    "water": "Вода|Води|Воді|Воду|з Води|переманену",
    "ice": "Лід|Льоду|Льоду|Лід|з Льоду|переманений",
    "shadow": "Тінь|Тіні|Тіні|Тінь|з Тіні|переманену",
    "crystal": "Кристал|Кристалу|Кристалу|Кристал|з Кристалу|переманений",
    "thunderbolt": "Блискавка|Блискавки|Блискавці|Блискавку|з Блискавки|переманену",
    "air": "Повітря|Повітря|Повітрю|Повітря|з Повітря|переманене",
    "acid": "Кислота|Кислоти|Кислоті|Кислоту|з Кислоти|переманену",
    "beast": "Звір|Звіра|Звіру|Звіра|зі Звіра|переманеного",
    "lava": "Лава|Лави|Лаві|Лаву|з Лави|переманену",
    "love": "Любов|Любові|Любові|Любов|з Любові|переманену",
    "magnet": "Магніт|Магніту|Магніту|Магніт|з Магніту|переманений",
    "music": "Музика|Музики|Музиці|Музику|з Музики|переманену",
    "sand": "Пісок|Піску|Піску|Пісок|з Піску|переманений",
    "star": "Зірка|Зірки|Зірці|Зірку|із Зірки|переманену",
}


def sayings(say: Speech, name: str) -> list[str]:
    """A guild in the frames of L01, L03, L12, P03, P14, R09, L18 and L26."""
    card = kind(f"{name}6")
    here = (f"{name}6", 1, 3, 0)
    return [
        tell(say, [e.Hit(0, 1, 2)], ("fire5", 0, 3, 0), here),
        tell(say, [e.Destroyed(0, 1)], here),
        tell(say, [e.Healed(0, 1, 1, 0)], ("light5", 1, 3, 0), here),
        prompt(say, c.ASK_WHERE, about=card),
        prompt(say, c.ASK_STOLEN, ("music5", 0, 1, 0), about=0, n=card),
        say.refusal(Refusal(r.ALREADY_ACTIVATED, [card])),
        tell(say, [e.Called(0, card, 0)]),
        tell(say, [e.Took(0, guild(name), 1)]),
    ]


def test_the_tables_are_complete() -> None:
    assert list(FRENCH) == list(UKRAINIAN) == GUILD_NAMES


@pytest.mark.parametrize("module", [fr_words, uk_words])
def test_a_guild_without_a_word_fails_at_import(module: ModuleType) -> None:
    source = Path(str(module.__file__)).read_text("utf-8")
    assert '"star":' in source
    with pytest.raises(KeyError, match="star"):
        exec(compile(source.replace('"star":', '"comet":'), "words", "exec"), {"__name__": "words"})


@pytest.mark.parametrize("name", GUILD_NAMES)
def test_french(name: str) -> None:
    the, to, _, e_, elementals, of_guild = FRENCH[name].split("|")
    assert sayings(speech("fr"), name) == [
        f"Le Feu 5 inflige 2 dégâts {to} 6 sur le site 3.",
        f"{the[0].upper()}{the[1:]} 6 est détruit{e_}.",
        f"La Lumière 5 retire 1 dégât {to} 6.",
        f"Choisissez un site pour {the} 6.",
        f"Choisissez où jouer {the} 6 volé{e_}.",
        f"{the[0].upper()}{the[1:]} 6 a déjà été activé{e_}.",
        f"Ada active des élémentaires {elementals}.",
        f"Ada choisit la guilde {of_guild}.",
    ]


@pytest.mark.parametrize("name", GUILD_NAMES)
def test_ukrainian(name: str) -> None:
    _, gen, dat, acc, from_, stolen = UKRAINIAN[name].split("|")
    assert sayings(speech("uk"), name) == [
        f"Вогонь 5 завдає 2 поранень {dat} 6 на території 3.",
        f"{acc} 6 знищено.",
        f"Світло 5 вилучає 1 поранення {from_} 6.",
        f"Виберіть територію для {gen} 6.",
        f"Виберіть, куди викласти {stolen} {acc} 6.",
        f"{acc} 6 уже активовано.",
        f"Ada активує елементалів {gen.lower()}.",
        f"Ada вибирає гільдію {gen.lower()}.",
    ]


def bot_sayings(say: Speech, name: str) -> list[str]:
    """A guild as a bot's, in the frames of L22, L58, L59 and P27, and pushed in that of P29."""
    card, bot, own = kind(f"{name}6"), (f"{name}6", 1, 3, 0), ("fire5", 0, 3, 0)
    return [
        tell(say, [e.Placed(1, 9, card, 1)], mode="solo"),
        tell(say, [e.Pushed(0, 1, 1)], bot, own, mode="solo"),
        tell(say, [e.Activated(1, 0)], bot, mode="solo"),
        prompt(say, c.ASK_HIT, bot, own, about=0, n=2, mode="solo"),
        prompt(say, c.ASK_PUSH, ("ice6", 1, 3, 0), (f"{name}6", 0, 3, 0), about=0, it=1, mode="solo"),
    ]


@pytest.mark.parametrize("name", GUILD_NAMES)
def test_french_bots(name: str) -> None:
    the = FRENCH[name].split("|")[0]
    bare = the.removeprefix("le ").removeprefix("la ").removeprefix("l’")
    assert bot_sayings(speech("fr"), name) == [
        f"L’entraîneur place le bot {bare} 6 sur le site 2.",
        f"{the[0].upper()}{the[1:]} 6 repousse le Feu 5 vers le site 2.",
        f"L’entraîneur active {the} 6 sur le site 3.",
        f"Choisissez à qui {the} 6 infligera 2 dégâts.",
        f"Choisissez où la Glace 6 repoussera {the} 6.",
    ]


@pytest.mark.parametrize("name", GUILD_NAMES)
def test_ukrainian_bots(name: str) -> None:
    nom, _, _, acc, _, _ = UKRAINIAN[name].split("|")
    assert bot_sayings(speech("uk"), name) == [
        f"Тренер викладає бота {nom} 6 напроти території 2.",
        f"{nom} 6 відштовхує Вогонь 5 на територію 2.",
        f"Тренер активує {acc} 6 на території 3.",
        f"Виберіть елементаля, якому {nom} 6 завдасть 2 поранень.",
        f"Виберіть, куди Лід 6 відштовхне {acc} 6.",
    ]


@pytest.mark.parametrize("name", GUILD_NAMES)
def test_labels(name: str) -> None:
    g = guild(name)
    words = {
        "en": name.capitalize(),
        "fr": FRENCH[name].split("|")[0].removeprefix("le ").removeprefix("la ").removeprefix("l’"),
        "uk": UKRAINIAN[name].split("|")[0],
    }
    for lang in LANGUAGES:
        assert speech(lang).guild(g) == words[lang]
        assert speech(lang).card(kind(f"{name}7")) == f"{words[lang]} 7"
        assert speech(lang).code(g) == name[:2].upper()


def test_codes_are_unique() -> None:
    assert len({speech("uk").code(g) for g in range(len(GUILD_NAMES))}) == len(GUILD_NAMES)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["lava5", "star6"], "La Lave 5 et l’Étoile 6 sont détruites."),
        (["lava5", "fire6"], "La Lave 5 et le Feu 6 sont détruits."),
        (["air5", "fire6", "acid7"], "L’Air 5, le Feu 6 et l’Acide 7 sont détruits."),
        (["earth5", "water6", "ice7"], "La Terre 5, l’Eau 6 et la Glace 7 sont détruites."),
    ],
)
def test_french_lists_take_the_masculine_unless_all_are_feminine(names: list[str], sentence: str) -> None:
    units = [(name, 0, 1, 0) for name in names]
    assert tell(speech("fr"), [e.Destroyed(i, 0) for i in range(len(names))], *units) == sentence


def test_french_allies_agree() -> None:
    def said(*allies: str) -> str:
        units = [("fire5", 0, 1, 0), *[(name, 0, 1, 0) for name in allies]]
        return tell(speech("fr"), [e.Hit(0, i + 1, 1) for i in range(len(allies))], *units)

    assert said("sand7") == "Le Feu 5 inflige 1 dégât à son allié, le Sable 7."
    assert said("sand7", "star5") == "Le Feu 5 inflige 1 dégât à ses alliés, le Sable 7 et l’Étoile 5."
    assert said("lava7", "star5") == "Le Feu 5 inflige 1 dégât à ses alliées, la Lave 7 et l’Étoile 5."


def test_ukrainian_pronouns_follow_the_gender() -> None:
    def said(name: str) -> str:
        return tell(speech("uk"), [e.Stole(0, 0, 1, kind(name), 3)], ("music5", 0, 3, 0))

    assert said("earth6").endswith(": Ada викладає її напроти території 4.")
    assert said("light6").endswith(": Ada викладає його напроти території 4.")


@pytest.mark.parametrize("n", [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 111, 112])
def test_damage_after_a_verb_of_harm_is_genitive(n: int) -> None:
    form = "поранення" if n % 10 == 1 and n not in (11, 111) else "поранень"
    line = tell(speech("uk"), [e.Hit(0, 1, n)], ("fire5", 0, 1, 0), ("ice6", 1, 1, 0))
    assert line == f"Вогонь 5 завдає {n} {form} Льоду 6 на території 1."


@pytest.mark.parametrize("n", [0, 1, 2, 4, 5, 11, 12, 14, 17, 21, 22, 25, 100, 101, 111, 112])
def test_stars_are_counted(n: int) -> None:
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    one = n % 10 == 1 and n % 100 != 11
    assert speech("en").stars(n) == f"{n} {'star' if n == 1 else 'stars'}"
    assert speech("fr").stars(n) == f"{n} {'étoile' if n < 2 else 'étoiles'}"
    assert speech("uk").stars(n) == f"{n} {'зірочка' if one else 'зірочки' if few else 'зірочок'}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_difficulty_has_a_name_of_its_own(lang: str) -> None:
    say = speech(lang)
    assert len({say.preset(name) for name in PRESETS}) == len(PRESETS) == len(say.presets)
    with pytest.raises(LookupError, match="comet"):
        say.preset("comet")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_challenge_reads_differently(lang: str) -> None:
    say = speech(lang)
    texts = [
        say.challenge(number, stars, ampersand)
        for number in (5, 6, 7)
        for stars in (1, 2, 3, 4)
        for ampersand in (None, *AMPERSANDS)
    ]
    assert len(set(texts)) == len(texts)
    assert say.challenge(7, 2) != say.challenge(7, 2, twice=False)
    assert say.challenge(6, 4, "heal") == f"{say.ampersand('heal')} {say.challenge(6, 4)}"


# Where an elemental stands is here; where a bot has moved to is there.
HERE = {"en": "here", "fr": "ici", "uk": "тут"}
THERE = {
    "en": "Deal 3 damage to the first enemy there and 1 damage to each other enemy there.",
    "fr": "Infligez 3 dégâts au premier ennemi qui s’y trouve "
    "et 1 dégât à chaque autre ennemi qui s’y trouve.",
    "uk": "Завдайте 3 поранень першому ворогу там і по 1 пораненню кожному іншому ворогу там.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_that_moves_first_acts_there_and_not_here(lang: str) -> None:
    say = speech(lang)
    assert say.challenge(7, 3, "move") == f"{say.ampersand('move')} {THERE[lang]}"
    for number in (5, 6, 7):
        for stars in (1, 2, 3, 4):
            for twice in (True, False):
                words = re.findall(r"\w+", say.challenge(number, stars, "move", twice))
                assert HERE[lang] not in words
                assert "сюди" not in words


def test_locations_have_areas_only_at_a_team_table() -> None:
    say = speech("en")
    assert [say.location(lane) for lane in range(5)] == [f"location {n}" for n in (1, 2, 3, 4, 5)]
    assert [say.location(lane, 6) for lane in range(6)] == [
        *[f"green location {n}" for n in (1, 2, 3)],
        *[f"gray location {n}" for n in (1, 2, 3)],
    ]
