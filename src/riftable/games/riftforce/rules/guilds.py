"""The eighteen guilds of Riftforce. Code and text of their abilities are made from these definitions."""

from __future__ import annotations

from typing import Final

from riftable.core.machine import Code
from riftable.games.riftforce.rules.selectors import (
    ALLY_BEHIND,
    ALLY_HERE,
    ALLY_OR_ME,
    ANY_ALLY,
    ANY_ENEMY,
    EACH_ENEMY,
    FIRST_AROUND,
    FIRST_BESIDE,
    FIRST_ENEMY,
    LAST_ENEMY,
    ME,
    ONE_BESIDE,
    SECOND_ENEMY,
    UP_TO_ME,
)
from riftable.games.riftforce.rules.steps import (
    ADJACENT,
    ELSEWHERE,
    Cure,
    Draw,
    Gain,
    Guild,
    Heal,
    Hit,
    HitHarder,
    Move,
    Pull,
    Repeat,
    Steal,
    Word,
    lowered,
)

# fmt: off
FIRE        = Guild("fire", Hit(3, FIRST_ENEMY), Hit(1, ALLY_BEHIND))
EARTH       = Guild("earth", Hit(2, FIRST_ENEMY), on_play=[Hit(1, EACH_ENEMY)])
LIGHT       = Guild("light", Hit(2, FIRST_ENEMY), Heal(1, ANY_ALLY))
PLANT       = Guild("plant", Hit(2, ONE_BESIDE), Pull())
WATER       = Guild("water", Hit(2, FIRST_ENEMY), Move(ADJACENT), Hit(1, FIRST_ENEMY))
ICE         = Guild("ice", HitHarder(1, 4, LAST_ENEMY))
SHADOW      = Guild("shadow", Move(ELSEWHERE), Hit(1, FIRST_ENEMY, on_kill=Gain(1)))
CRYSTAL     = Guild("crystal", Hit(4, FIRST_ENEMY), gift=1)
THUNDERBOLT = Guild("thunderbolt", Hit(2, ANY_ENEMY, on_kill=Repeat()))
AIR         = Guild("air", Move(ELSEWHERE), Hit(1, FIRST_AROUND))
ACID        = Guild("acid", Hit(3, FIRST_ENEMY), Hit(1, SECOND_ENEMY), reward=False)
BEAST       = Guild("beast", Move(ADJACENT), HitHarder(2, 3, FIRST_ENEMY, by_me=True))
LAVA        = Guild("lava", Hit(2, FIRST_BESIDE), Hit(1, UP_TO_ME))
LOVE        = Guild("love", Hit(2, FIRST_ENEMY), on_play=[Cure(ALLY_OR_ME)])
MAGNET      = Guild("magnet", Hit(2, LAST_ENEMY), Move(ADJACENT, both=True))
MUSIC       = Guild("music", Hit(2, FIRST_ENEMY, on_kill=Steal()))
SAND        = Guild("sand", Move(ELSEWHERE), Hit(1, EACH_ENEMY), Heal(1, ME))
STAR        = Guild("star", Hit(2, FIRST_ENEMY), Draw())
# fmt: on


def with_optional_repeat(guild: Guild) -> Code:
    """Return the ability of `guild`, with a repeat that the player may decline."""
    words: list[Word] = []
    for word in guild.words:
        if isinstance(word, Hit) and isinstance(word.on_kill, Repeat):
            words.append(Hit(word.n, word.selector, on_kill=Repeat(optional=True)))
        else:
            words.append(word)
    return lowered(f"{guild.name}?", words, guild.reward)


# Abilities that options and earlier editions use instead of the above.
THUNDERBOLT_MAY_STOP: Final = with_optional_repeat(THUNDERBOLT)
LOVE_MUST_HEAL: Final = lowered(f"{LOVE.name}+!", [Cure(ALLY_HERE)], True)

GUILDS: Final[list[Guild]] = [
    FIRE, EARTH, LIGHT, PLANT, WATER, ICE, SHADOW, CRYSTAL, THUNDERBOLT, AIR,
    ACID, BEAST, LAVA, LOVE, MAGNET, MUSIC, SAND, STAR,
]  # fmt: skip
