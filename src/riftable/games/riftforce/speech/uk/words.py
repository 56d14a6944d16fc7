"""Ukrainian: the nouns and adjectives of Riftforce in all their forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftforce.rules.ids import GUILD, GUILD_NAMES, NUMBER
from riftable.games.riftforce.speech.setting import Area, Site
from riftable.language.table_talk.uk import listed
from riftable.language.text import capitalize, join
from riftable.language.uk import Adjective, Case, Noun

BY_NAME: Final[dict[str, Noun]] = {
    "fire": Noun("вогонь вогню вогню вогонь вогнем вогні", gender="m"),
    "earth": Noun("земля землі землі землю землею землі", gender="f"),
    "light": Noun("світло світла світлу світло світлом світлі", gender="n"),
    "plant": Noun("флора флори флорі флору флорою флорі", gender="f"),
    "water": Noun("вода води воді воду водою воді", gender="f"),
    "ice": Noun("лід льоду льоду лід льодом льоді", gender="m"),
    "shadow": Noun("тінь тіні тіні тінь тінню тіні", gender="f"),
    "crystal": Noun("кристал кристалу кристалу кристал кристалом кристалі", gender="m"),
    "thunderbolt": Noun("блискавка блискавки блискавці блискавку блискавкою блискавці", gender="f"),
    "air": Noun("повітря повітря повітрю повітря повітрям повітрі", gender="n"),
    "acid": Noun("кислота кислоти кислоті кислоту кислотою кислоті", gender="f"),
    "beast": Noun("звір звіра звіру звіра звіром звірі", gender="m", animate=True),
    "lava": Noun("лава лави лаві лаву лавою лаві", gender="f"),
    "love": Noun("любов любові любові любов любов’ю любові", gender="f"),
    "magnet": Noun("магніт магніту магніту магніт магнітом магніті", gender="m"),
    "music": Noun("музика музики музиці музику музикою музиці", gender="f"),
    "sand": Noun("пісок піску піску пісок піском піску", gender="m"),
    "star": Noun("зірка зірки зірці зірку зіркою зірці", gender="f"),
}
GUILDS: Final = [BY_NAME[name] for name in GUILD_NAMES]  # a guild without a word stops here

ELEMENTAL: Final = Noun(  # soft and animate like король; no dictionary has the word
    "елементаль елементаля елементалю елементаля елементалем елементалі",
    "елементалі елементалів елементалям елементалів елементалями елементалях",
    gender="m",
    animate=True,
)
ENEMY: Final = Noun(
    "ворог ворога ворогу ворога ворогом ворогу",
    "вороги ворогів ворогам ворогів ворогами ворогах",
    gender="m",
    animate=True,
)
ALLY: Final = Noun(
    "союзник союзника союзнику союзника союзником союзнику",
    "союзники союзників союзникам союзників союзниками союзниках",
    gender="m",
    animate=True,
)
DAMAGE: Final = Noun(
    "поранення поранення пораненню поранення пораненням пораненні",
    "поранення поранень пораненням поранення пораненнями пораненнях",
    gender="n",
)
RIFTFORCE: Final = Noun(
    "сила сили силі силу силою силі", "сили сил силам сили силами силах", gender="f", tail="розлому"
)
LOCATION: Final = Noun(
    "територія території території територію територією території",
    "території територій територіям території територіями територіях",
    gender="f",
)
GUILD_WORD: Final = Noun(
    "гільдія гільдії гільдії гільдію гільдією гільдії",
    "гільдії гільдій гільдіям гільдії гільдіями гільдіях",
    gender="f",
)

BOT: Final = Noun(
    "бот бота боту бота ботом боті", "боти ботів ботам ботів ботами ботах", gender="m", animate=True
)
STAR: Final = Noun(
    "зірочка зірочки зірочці зірочку зірочкою зірочці",
    "зірочки зірочок зірочкам зірочки зірочками зірочках",
    gender="f",
)

FIRST: Final = Adjective("перший")
SECOND: Final = Adjective("другий")
LAST: Final = Adjective("останній")
EVERY: Final = Adjective("кожний")
ANY: Final = Adjective("будь-який")
ADJACENT_TO: Final = Adjective("суміжний")
OTHER: Final = Adjective("інший")
DAMAGED: Final = Adjective("поранений")
MOST_DAMAGED: Final = Adjective("найбільш поранений")
STOLEN: Final = Adjective("переманений")
ONE: Final = Adjective(
    "один",
    (
        "один одного одному - одним одному",
        "одна однієї одній одну однією одній",
        "одне одного одному одне одним одному",
        "одні одних одним - одними одних",
    ),
)

AREAS: Final = {Area.GREEN: (Adjective("зелений"),), Area.GRAY: (Adjective("сірий"),), None: ()}
IT: Final = {"m": "його", "f": "її", "n": "його"}  # the object pronoun, by gender

LABELS: Final = frozenset(
    (
        *(form for noun in (*GUILDS, LOCATION) for form in noun.singular.values()),
        *("місце", "вибір", "значення", "значенням", "атака", "атаки"),
    )
)


def noun(kind: int) -> Noun:
    """The guild word of a card, for its gender."""
    return GUILDS[GUILD[kind]]


def label(kind: int, case: Case = "N") -> str:
    """Вогонь 5, in any case: the guild word with a capital wherever it stands."""
    return f"{capitalize(noun(kind).sg(case))} {NUMBER[kind]}"


def labels(kinds: Sequence[int], case: Case) -> str:
    """Звіра 6 і Вогонь 7."""
    return listed([label(kind, case) for kind in kinds])


def guild_phrase(guild: int) -> str:
    """What follows гільдія: the guild in the genitive, small."""
    return GUILDS[guild].sg("G")


def spot(site: Site, case: Case = "N") -> str:
    """територія 3, зелена територія 2, in any case"""
    return f"{LOCATION.sg(case, *AREAS[site.area])} {site.number}"


def either(sites: Sequence[Site], case: Case) -> str:
    """територію 2 або 4; зелену територію 3 або сіру територію 1"""
    first, *more = sites
    same = all(site.area == first.area for site in more)
    numbers = [str(site.number) if same else spot(site, case) for site in more]
    return join([spot(first, case), *numbers], " або ")
