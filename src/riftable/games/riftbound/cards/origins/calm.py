"""Origins and Proving Grounds: Calm."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, CALM, CHAMPION, REACTION, SHIELD, TANK
from riftable.games.riftbound.words.effects import (
    Buff,
    Counter,
    DoubleMight,
    Give,
    GiveKeyword,
    GiveTemporary,
    MoveTo,
    Stun,
)
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import (
    ONLY_UNIT_THERE,
    WAS_PAID,
    DiesInstead,
    FightsAlone,
    MoreWhileBuffed,
    WithRunes,
)
from riftable.games.riftbound.words.properties import (
    MayExhaustFriend,
    MayPay,
    Tags,
    Timing,
    accelerate,
    hidden,
    shield,
    tank,
)
from riftable.games.riftbound.words.selectors import (
    ENEMY,
    FRIENDLY,
    THE_ONE,
    It,
    PlacePick,
    SpellPick,
    a_unit,
)
from riftable.games.riftbound.words.tasks import BuffsGiveMore, Channel, Draw
from riftable.games.riftbound.words.triggers import deathknell, when_friend_fights_alone, when_played

CHARMED: Final = a_unit(ENEMY)
CHARM: Final = spell("ogn-043", "Charm", CALM, Cost(1, 1), MoveTo(CHARMED, PlacePick(CHARMED)))
CLOCKWORK_KEEPER: Final = unit(
    "ogn-044", "Clockwork Keeper", CALM, Cost(2), 2, Tags("Shurima"),
    MayPay(Cost(power=1)), when_played(If(WAS_PAID, [Draw(1)], [])),
)  # fmt: skip
EN_GARDE: Final = spell(
    "ogn-046", "En Garde", CALM, Cost(1), Timing(REACTION),
    Give(1, a_unit(FRIENDLY)), If(ONLY_UNIT_THERE, [Give(1, It())], []),
)  # fmt: skip
MEDITATION: Final = spell(
    "ogn-048", "Meditation", CALM, Cost(2), Timing(REACTION),
    MayExhaustFriend(), If(WAS_PAID, [Draw(2)], [Draw(1)]),
)  # fmt: skip
PLAYFUL_PHANTOM: Final = unit("ogn-049", "Playful Phantom", CALM, Cost(5), 5, Tags("Spirit", "Shadow Isles"))
STALWART_PORO: Final = unit("ogn-052", "Stalwart Poro", CALM, Cost(2), 2, Tags("Poro"), shield())
STAND_UNITED: Final = spell(
    "ogn-053",
    "Stand United",
    CALM,
    Cost(3),
    hidden(),
    Timing(ACTION),
    Buff(a_unit(FRIENDLY)),
    BuffsGiveMore(1),
)
WIELDER_OF_WATER: Final = unit("ogn-055", "Wielder of Water", CALM, Cost(3), 2, Tags("Ionia"), FightsAlone(2))
DISCIPLINE: Final = spell(
    "ogn-058", "Discipline", CALM, Cost(2), Timing(REACTION), Give(2, a_unit()), Draw(1)
)
MASK_OF_FORESIGHT: Final = gear(
    "ogn-060", "Mask of Foresight", CALM, Cost(2), when_friend_fights_alone(Give(1, THE_ONE))
)
WIZENED_ELDER: Final = unit("ogn-065", "Wizened Elder", CALM, Cost(4), 4, Tags("Ionia"), MoreWhileBuffed(1))
ZHONYAS_HOURGLASS: Final = gear("ogn-077", "Zhonya’s Hourglass", CALM, Cost(2), hidden(), DiesInstead())
YI_MEDITATIVE: Final = unit(
    "ogs-004", "Yi, Meditative", CALM, Cost(5, 1), 4,
    Tags("Master Yi", "Ionia", champion="Master Yi", supertype=CHAMPION), WithRunes(8, 4),
)  # fmt: skip
ZEPHYR_SAGE: Final = unit("ogs-005", "Zephyr Sage", CALM, Cost(6, 1), 6, Tags("Ionia", "Bird"), shield())
RUNE_PRISON: Final = spell("ogn-050", "Rune Prison", CALM, Cost(2, 1), Timing(ACTION), Stun(a_unit()))
SOLARI_SHIELDBEARER: Final = unit(
    "ogn-051", "Solari Shieldbearer", CALM, Cost(3), 2, Tags("Mount Targon"), when_played(Stun(a_unit()))
)
SUNLIT_GUARDIAN: Final = unit(
    "ogn-054", "Sunlit Guardian", CALM, Cost(3), 3, Tags("Shurima"), shield(), tank()
)
BLOCK: Final = spell(
    "ogn-057", "Block", CALM, Cost(2), hidden(), Timing(ACTION),
    GiveKeyword(SHIELD, a_unit(), 3), GiveKeyword(TANK, It()),
)  # fmt: skip
WIND_WALL: Final = spell("ogn-064", "Wind Wall", CALM, Cost(3, 2), Timing(REACTION), Counter(SpellPick()))
LAST_STAND: Final = spell(
    "ogn-069",
    "Last Stand",
    CALM,
    Cost(3, 1),
    Timing(ACTION),
    DoubleMight(a_unit(FRIENDLY)),
    GiveTemporary(It()),
)
TASTY_FAEFOLK: Final = unit(
    "ogn-075", "Tasty Faefolk", CALM, Cost(7), 6, Tags("Fae", "Bandle City"),
    accelerate(), deathknell(Channel(2), Draw(1)),
)  # fmt: skip
WHITEFLAME_PROTECTOR: Final = unit(
    "ogn-082", "Whiteflame Protector", CALM, Cost(8, 2), 8, Tags("Dragon", "Mount Targon"),
    when_played(Give(8, a_unit())),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    CHARM, CLOCKWORK_KEEPER, EN_GARDE, MEDITATION, PLAYFUL_PHANTOM, STALWART_PORO, STAND_UNITED,
    WIELDER_OF_WATER, DISCIPLINE, MASK_OF_FORESIGHT, WIZENED_ELDER, ZHONYAS_HOURGLASS, YI_MEDITATIVE,
    ZEPHYR_SAGE, RUNE_PRISON, SOLARI_SHIELDBEARER, SUNLIT_GUARDIAN, BLOCK, WIND_WALL, LAST_STAND,
    TASTY_FAEFOLK, WHITEFLAME_PROTECTOR,
)  # fmt: skip
