"""Origins and Proving Grounds: Mind."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import RECRUIT, SPRITE
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, CHAMPION, MIND, REACTION
from riftable.games.riftbound.words.effects import Deal, Give
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated, SpellsCostLess
from riftable.games.riftbound.words.properties import (
    BorrowsAbilities,
    Tags,
    Timing,
    accelerate,
    hidden,
    shield,
    tank,
)
from riftable.games.riftbound.words.selectors import AT_BATTLEFIELD, ENEMY, ME, All, a_unit, up_to
from riftable.games.riftbound.words.tasks import Draw, PlayTokens
from riftable.games.riftbound.words.triggers import (
    Vision,
    at_start_of_your_beginning,
    deathknell,
    when_friend_first_dies,
    when_played,
    when_you_play_a_card_on_their_turn,
    when_you_play_a_spell,
)

CONSULT_THE_PAST: Final = spell(
    "ogn-083", "Consult the Past", MIND, Cost(4), hidden(), Timing(REACTION), Draw(2)
)
EAGER_APPRENTICE: Final = unit(
    "ogn-084", "Eager Apprentice", MIND, Cost(3), 3, Tags("Piltover"), SpellsCostLess(1, minimum=1)
)
FALLING_COMET: Final = spell(
    "ogn-085", "Falling Comet", MIND, Cost(5), Timing(ACTION), Deal(6, a_unit(where=AT_BATTLEFIELD))
)
JEWELED_COLOSSUS: Final = unit(
    "ogn-086", "Jeweled Colossus", MIND, Cost(5), 5, Tags("Mount Targon"), Vision(), shield()
)
LECTURING_YORDLE: Final = unit(
    "ogn-087", "Lecturing Yordle", MIND, Cost(3), 2, Tags("Yordle", "Bandle City"),
    tank(), when_played(Draw(1)),
)  # fmt: skip
MEGA_MECH: Final = unit("ogn-088", "Mega-Mech", MIND, Cost(7), 8, Tags("Mech", "Bandle City"))
ORB_OF_REGRET: Final = gear(
    "ogn-090", "Orb of Regret", MIND, Cost(1), Activated(Cost(exhaust=True), Give(-1, a_unit(), minimum=1))
)
SMOKE_SCREEN: Final = spell(
    "ogn-093", "Smoke Screen", MIND, Cost(2, 1), Timing(REACTION), Give(-4, a_unit(), minimum=1)
)
SPRITE_CALL: Final = spell(
    "ogn-094", "Sprite Call", MIND, Cost(3), hidden(), Timing(ACTION), PlayTokens(1, SPRITE, ready=True)
)
STUPEFY: Final = spell(
    "ogn-095", "Stupefy", MIND, Cost(1), Timing(REACTION), Give(-1, a_unit(), minimum=1), Draw(1)
)
MUSHROOM_POUCH: Final = gear(
    "ogn-101", "Mushroom Pouch", MIND, Cost(2), at_start_of_your_beginning(Draw(1), with_facedown=True)
)
RAVENBLOOM_STUDENT: Final = unit(
    "ogn-103", "Ravenbloom Student", MIND, Cost(2), 2, Tags("Noxus"), when_you_play_a_spell(Give(1, ME))
)
SINGULARITY: Final = spell("ogn-105", "Singularity", MIND, Cost(6, 2), Deal(6, up_to(2)))
HEIMERDINGER_INVENTOR: Final = unit(
    "ogn-111", "Heimerdinger, Inventor", MIND, Cost(3, 1), 3,
    Tags("Yordle", "Heimerdinger", "Piltover", champion="Heimerdinger", supertype=CHAMPION),
    BorrowsAbilities(),
)  # fmt: skip
VIKTOR_INNOVATOR: Final = unit(
    "ogn-117", "Viktor, Innovator", MIND, Cost(4, 1), 3,
    Tags("Viktor", "Zaun", champion="Viktor", supertype=CHAMPION),
    when_you_play_a_card_on_their_turn(PlayTokens(1, RECRUIT, at_base=True)),
)  # fmt: skip
WRAITH_OF_ECHOES: Final = unit(
    "ogn-118", "Wraith of Echoes", MIND, Cost(6, 1), 5, Tags("Spirit", "Shadow Isles"),
    when_friend_first_dies(Draw(1)),
)  # fmt: skip
LUX_ILLUMINATED: Final = unit(
    "ogs-006", "Lux, Illuminated", MIND, Cost(6, 1), 5,
    Tags("Lux", "Demacia", champion="Lux", supertype=CHAMPION), when_you_play_a_spell(Give(3, ME), costing=5),
)  # fmt: skip
RIPTIDE_REX: Final = unit(
    "ogn-092", "Riptide Rex", MIND, Cost(6, 2), 6, Tags("Pirate", "Bilgewater"),
    when_played(Deal(6, a_unit(ENEMY, AT_BATTLEFIELD))),
)  # fmt: skip
WATCHFUL_SENTRY: Final = unit(
    "ogn-096", "Watchful Sentry", MIND, Cost(2), 1, Tags("Freljord"), deathknell(Draw(1))
)
BLASTCONE_FAE: Final = unit(
    "ogn-097", "Blastcone Fae", MIND, Cost(2, 1), 2, Tags("Fae", "Bandle City"),
    hidden(), when_played(Give(-2, a_unit(), minimum=1)),
)  # fmt: skip
SPRITE_MOTHER: Final = unit(
    "ogn-106", "Sprite Mother", MIND, Cost(4, 1), 3, Tags("Fae"),
    when_played(PlayTokens(1, SPRITE, here=True, ready=True)),
)  # fmt: skip
PROGRESS_DAY: Final = spell("ogn-114", "Progress Day", MIND, Cost(6, 1), Draw(4))
THOUSAND_TAILED_WATCHER: Final = unit(
    "ogn-116", "Thousand-Tailed Watcher", MIND, Cost(7, 1), 7, Tags("Ionia"),
    accelerate(), when_played(Give(-3, All(ENEMY), minimum=1)),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    CONSULT_THE_PAST, EAGER_APPRENTICE, FALLING_COMET, JEWELED_COLOSSUS, LECTURING_YORDLE, MEGA_MECH,
    ORB_OF_REGRET, SMOKE_SCREEN, SPRITE_CALL, STUPEFY, MUSHROOM_POUCH, RAVENBLOOM_STUDENT, SINGULARITY,
    HEIMERDINGER_INVENTOR, VIKTOR_INNOVATOR, WRAITH_OF_ECHOES, LUX_ILLUMINATED, RIPTIDE_REX,
    WATCHFUL_SENTRY, BLASTCONE_FAE, SPRITE_MOTHER, PROGRESS_DAY, THOUSAND_TAILED_WATCHER,
)  # fmt: skip
