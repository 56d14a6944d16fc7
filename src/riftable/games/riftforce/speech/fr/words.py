"""French: the nouns of Riftforce and what its guilds are called in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftforce.rules.ids import GUILD, GUILD_NAMES, NUMBER
from riftable.games.riftforce.speech.setting import Area, Site
from riftable.language.fr import Noun, all_feminine, elide, of
from riftable.language.table_talk.fr import listed
from riftable.language.text import join


def masculine(singular: str) -> Noun:
    """le, un."""
    return Noun(singular)


def feminine(singular: str) -> Noun:
    """la, une."""
    return Noun(singular, feminine=True)


BY_NAME: Final[dict[str, Noun]] = {
    "fire": masculine("Feu"),
    "earth": feminine("Terre"),
    "light": feminine("Lumière"),
    "plant": feminine("Plante"),
    "water": feminine("Eau"),
    "ice": feminine("Glace"),
    "shadow": feminine("Ombre"),
    "crystal": masculine("Cristal"),
    "thunderbolt": feminine("Foudre"),
    "air": masculine("Air"),
    "acid": masculine("Acide"),
    "beast": feminine("Bête"),
    "lava": feminine("Lave"),
    "love": masculine("Amour"),
    "magnet": masculine("Magnétique"),
    "music": feminine("Musique"),
    "sand": masculine("Sable"),
    "star": feminine("Étoile"),
}
GUILDS: Final = [BY_NAME[name] for name in GUILD_NAMES]  # a guild without a word stops here
ADJECTIVES: Final = frozenset(("Magnétique",))  # a guild that qualifies without de: guilde Magnétique

DAMAGE: Final = masculine("dégât")
RIFTFORCE: Final = Noun("Riftforce", feminine=True, plural="Riftforce")
LOCATION: Final = masculine("site")
ELEMENTAL: Final = masculine("élémentaire")
ENEMY: Final = masculine("ennemi")
ALLY: Final = masculine("allié")
BOT: Final = masculine("bot")
GUILD_WORD: Final = feminine("guilde")
STAR: Final = feminine("étoile")

AREAS: Final = {Area.GREEN: "vert ", Area.GRAY: "gris ", None: ""}

LABELS: Final = frozenset(
    (
        *(f.lower() for n in GUILDS for f in (n.singular, n.the())),
        *("site", "vert", "gris", "place", "choix", "valeur", "attaque", "d’attaque"),
    )
)


def noun(kind: int) -> Noun:
    """The guild word of a card, for its gender."""
    return GUILDS[GUILD[kind]]


def label(kind: int) -> str:
    """Feu 5."""
    return f"{noun(kind).singular} {NUMBER[kind]}"


def the(kind: int) -> str:
    """Le Feu 5, l’Eau 5."""
    return f"{noun(kind).the()} {NUMBER[kind]}"


def guild_phrase(guild: int) -> str:
    """What follows guilde: du Feu, de l’Étoile, Magnétique."""
    word = GUILDS[guild]
    return word.singular if word.singular in ADJECTIVES else of(word.the())


def elementals(guild: int) -> str:
    """élémentaires de Feu, d’Air, Magnétiques"""
    word = GUILDS[guild]
    kind = word.plural if word.singular in ADJECTIVES else elide("de", word.singular)
    return f"{ELEMENTAL.plural} {kind}"


def all_the(kinds: Sequence[int]) -> str:
    """Le Feu 5, le Feu 6 et la Glace 7"""
    return listed([the(kind) for kind in kinds])


def are_feminine(kinds: Sequence[int]) -> bool:
    """The gender of several cards."""
    return all_feminine(noun(kind) for kind in kinds)


def spot(site: Site) -> str:
    """Site 3, ou site vert 2: the article comes before it"""
    return f"site {AREAS[site.area]}{site.number}"


def either(sites: Sequence[Site]) -> str:
    """Le site 2 ou 4; le site vert 3 ou gris 1"""
    first, *more = sites
    same = all(site.area == first.area for site in more)
    numbers = [f"{'' if same else AREAS[site.area]}{site.number}" for site in more]
    return f"le {join([spot(first), *numbers], ' ou ')}"
