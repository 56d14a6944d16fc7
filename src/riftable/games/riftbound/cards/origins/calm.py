"""Origins and Proving Grounds: Calm."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Adds, Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    CALM,
    CHAMPION,
    PLAYED_ME,
    PLAYING_AWAY,
    REACTION,
    READYING,
    SHIELD,
    TANK,
    TURN_ENDS,
)
from riftable.games.riftbound.rules.printed_costs import EXHAUST_FRIEND
from riftable.games.riftbound.words.amounts import MY_MIGHT
from riftable.games.riftbound.words.choices import OthersChooseCardsOrRunes
from riftable.games.riftbound.words.conditions import (
    AT_BATTLEFIELD_ME,
    BUFFED_ME,
    DID,
    ONLY_UNIT_THERE,
    WAS_PAID,
    Controls,
    IAm,
    OpponentNearVictory,
    RunesAtLeast,
    ToBattlefield,
)
from riftable.games.riftbound.words.continuous import OTHERS_HERE, Have, i_have
from riftable.games.riftbound.words.costs import Add, CheaperIf, may_pay
from riftable.games.riftbound.words.decks import MayBanishUnit
from riftable.games.riftbound.words.effects import (
    Buff,
    Counter,
    Deal,
    DoubleMight,
    Give,
    GiveKeyword,
    GiveTemporary,
    Kill,
    MoveTo,
    Ready,
    ReadyRunes,
    Stun,
    ToHand,
)
from riftable.games.riftbound.words.flow import If, LookAtCards, RecycleTheRest
from riftable.games.riftbound.words.limits import Forbid
from riftable.games.riftbound.words.listening import (
    when_i_conquer,
    when_i_hold,
    when_you_kill_an_enemy,
    when_you_stun_an_enemy,
)
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated, DiesInstead
from riftable.games.riftbound.words.properties import (
    AssignedLast,
    EntersReady,
    Tags,
    Timing,
    accelerate,
    deflect,
    hidden,
    shield,
    tank,
)
from riftable.games.riftbound.words.related import Move
from riftable.games.riftbound.words.replacements import AnyBuffs
from riftable.games.riftbound.words.responses import Score
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    THE_ONE,
    YOURS,
    Filter,
    GearPick,
    It,
    PlacePick,
    RunePick,
    SpellPick,
    a_unit,
)
from riftable.games.riftbound.words.spell_control import TakeSpell
from riftable.games.riftbound.words.states import IS_BUFFED, IS_FIGHTING_ALONE, IS_STUNNED
from riftable.games.riftbound.words.tasks import BuffsGiveMore, Channel, Draw
from riftable.games.riftbound.words.triggers import (
    When,
    deathknell,
    when_friend_fights_alone,
    when_i_attack,
    when_paid,
    when_played,
)
from riftable.games.riftbound.words.zones import PlayBanished, Terms

CHARMED: Final = a_unit(ENEMY)
CHARM: Final = spell("ogn-043", "Charm", CALM, Cost(1, 1), MoveTo(CHARMED, PlacePick(CHARMED)))
CLOCKWORK_KEEPER: Final = unit(
    "ogn-044", "Clockwork Keeper", CALM, Cost(2), 2, Tags("Shurima"),
    may_pay(Cost(power=1)), when_paid(Draw(1)),
)  # fmt: skip
EN_GARDE: Final = spell(
    "ogn-046", "En Garde", CALM, Cost(1), Timing(REACTION),
    Give(1, a_unit(FRIENDLY)), If(ONLY_UNIT_THERE, [Give(1, It())], []),
)  # fmt: skip
MEDITATION: Final = spell(
    "ogn-048", "Meditation", CALM, Cost(2), Timing(REACTION),
    may_pay(Cost(spend=EXHAUST_FRIEND)), If(WAS_PAID, [Draw(2)], [Draw(1)]),
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
WIELDER_OF_WATER: Final = unit(
    "ogn-055",
    "Wielder of Water",
    CALM,
    Cost(3),
    2,
    Tags("Ionia"),
    i_have(2, condition=IAm(IS_FIGHTING_ALONE)),
)
ADAPTATRON: Final = unit(
    "ogn-056", "Adaptatron", CALM, Cost(4), 3, Tags("Mech", "Piltover"),
    when_i_conquer(Kill(GearPick()), If(DID, [Buff(ME)], []), may=True),
)  # fmt: skip
DISCIPLINE: Final = spell(
    "ogn-058", "Discipline", CALM, Cost(2), Timing(REACTION), Give(2, a_unit()), Draw(1)
)
ECLIPSE_HERALD: Final = unit(
    "ogn-059", "Eclipse Herald", CALM, Cost(7, 1), 7, Tags("Bird", "Mount Targon"),
    when_you_stun_an_enemy(Ready(ME), Give(1, ME)),
)  # fmt: skip
MASK_OF_FORESIGHT: Final = gear(
    "ogn-060", "Mask of Foresight", CALM, Cost(2), when_friend_fights_alone(Give(1, THE_ONE))
)
PORO_HERDER: Final = unit(
    "ogn-061", "Poro Herder", CALM, Cost(3, 1), 3, Tags("Freljord"),
    When(PLAYED_ME, Buff(ME), Draw(1), condition=Controls(Filter(YOURS, tag="Poro"))),
)  # fmt: skip
SPIRITS_REFUGE: Final = gear(
    "ogn-063", "Spirit’s Refuge", CALM, Cost(2, 1), when_played(Buff(a_unit(FRIENDLY))),
    Have(Filter(FRIENDLY, state=IS_BUFFED), deflect(), missing=True),
)  # fmt: skip
REINFORCE: Final = spell(
    "ogn-062", "Reinforce", CALM, Cost(5),
    LookAtCards(5), MayBanishUnit(), PlayBanished(Terms(less=5)), RecycleTheRest(),
)  # fmt: skip
WIZENED_ELDER: Final = unit(
    "ogn-065", "Wizened Elder", CALM, Cost(4), 4, Tags("Ionia"), i_have(1, condition=BUFFED_ME, more=True)
)
AHRI_ALLURING: Final = unit(
    "ogn-066", "Ahri, Alluring", CALM, Cost(5, 1), 4,
    Tags("Ahri", "Ionia", champion="Ahri", supertype=CHAMPION), when_i_hold(Score(1)),
)  # fmt: skip
BLITZCRANK_IMPASSIVE: Final = unit(
    "ogn-067", "Blitzcrank, Impassive", CALM, Cost(5, 1), 5,
    Tags("Mech", "Blitzcrank", "Zaun", champion="Blitzcrank", supertype=CHAMPION), tank(),
    When(PLAYED_ME, Move(a_unit(ENEMY)), condition=ToBattlefield(), may=True),
    when_i_hold(ToHand(ME)),
)  # fmt: skip
SOLARI_SHRINE: Final = gear(
    "ogn-072", "Solari Shrine", CALM, Cost(3),
    when_you_kill_an_enemy(Draw(1), state=IS_STUNNED, pay=Cost(exhaust=True)),
)  # fmt: skip
SONA_HARMONIOUS: Final = unit(
    "ogn-073", "Sona, Harmonious", CALM, Cost(4, 1), 4,
    Tags("Sona", "Demacia", champion="Sona", supertype=CHAMPION),
    When(TURN_ENDS, ReadyRunes(RunePick(0, 4)), condition=AT_BATTLEFIELD_ME),
)  # fmt: skip
TARIC_PROTECTOR: Final = unit(
    "ogn-074", "Taric, Protector", CALM, Cost(4, 1), 4,
    Tags("Taric", "Mount Targon", champion="Taric", supertype=CHAMPION),
    shield(), tank(), Have(OTHERS_HERE, shield()),
)  # fmt: skip
ZHONYAS_HOURGLASS: Final = gear("ogn-077", "Zhonya’s Hourglass", CALM, Cost(2), hidden(), DiesInstead())
LEONA_ZEALOT: Final = unit(
    "ogn-079", "Leona, Zealot", CALM, Cost(6, 1), 6,
    Tags("Leona", "Mount Targon", champion="Leona", supertype=CHAMPION),
    EntersReady(OpponentNearVictory(3)), Have(Filter(ENEMY, HERE, state=IS_STUNNED), -8, minimum=1),
)  # fmt: skip
YI_MEDITATIVE: Final = unit(
    "ogs-004", "Yi, Meditative", CALM, Cost(5, 1), 4,
    Tags("Master Yi", "Ionia", champion="Master Yi", supertype=CHAMPION),
    i_have(4, condition=RunesAtLeast(8)),
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
MAGESEEKER_WARDEN: Final = unit(
    "ogn-070", "Mageseeker Warden", CALM, Cost(6, 1), 5, Tags("Demacia"),
    Forbid(PLAYING_AWAY, ENEMY, condition=AT_BATTLEFIELD_ME),
    Forbid(READYING, ENEMY, condition=AT_BATTLEFIELD_ME),
)  # fmt: skip
TASTY_FAEFOLK: Final = unit(
    "ogn-075", "Tasty Faefolk", CALM, Cost(7), 6, Tags("Fae", "Bandle City"),
    accelerate(), deathknell(Channel(2), Draw(1)),
)  # fmt: skip
LEE_SIN_ASCETIC: Final = unit(
    "ogn-078", "Lee Sin, Ascetic", CALM, Cost(5, 1), 5,
    Tags("Lee Sin", "Ionia", champion="Lee Sin", supertype=CHAMPION),
    shield(), Activated(Cost(exhaust=True), Buff(ME)), AnyBuffs(),
)  # fmt: skip
WHITEFLAME_PROTECTOR: Final = unit(
    "ogn-082", "Whiteflame Protector", CALM, Cost(8, 2), 8, Tags("Dragon", "Mount Targon"),
    when_played(Give(8, a_unit())),
)  # fmt: skip
PARTY_FAVORS: Final = spell("ogn-071", "Party Favors", CALM, Cost(3), OthersChooseCardsOrRunes(1))
MYSTIC_REVERSAL: Final = spell(
    "ogn-080", "Mystic Reversal", CALM, Cost(4, 3), Timing(REACTION), TakeSpell(SpellPick())
)
FIND_YOUR_CENTER: Final = spell(
    "ogn-047", "Find Your Center", CALM, Cost(3), Timing(ACTION),
    CheaperIf(2, OpponentNearVictory(3)), Draw(1), Channel(1),
)  # fmt: skip
SEAL_OF_FOCUS: Final = gear("ogn-081", "Seal of Focus", CALM, Cost(0, 1), Add(Adds(power=1, domain=CALM)))
DEFY: Final = spell(
    "ogn-045", "Defy", CALM, Cost(1, 1), Timing(REACTION), Counter(SpellPick(energy=4, power=1))
)
CAITLYN_PATROLLING: Final = unit(
    "ogn-068", "Caitlyn, Patrolling", CALM, Cost(3, 1), 3,
    Tags("Caitlyn", "Piltover", champion="Caitlyn", supertype=CHAMPION), AssignedLast(),
    Activated(Cost(exhaust=True), Deal(MY_MIGHT, a_unit(where=AT_BATTLEFIELD)), only=AT_BATTLEFIELD_ME),
)  # fmt: skip
YASUO_REMORSEFUL: Final = unit(
    "ogn-076", "Yasuo, Remorseful", CALM, Cost(6, 2), 6,
    Tags("Yasuo", "Ionia", champion="Yasuo", supertype=CHAMPION),
    when_i_attack(Deal(MY_MIGHT, a_unit(ENEMY, HERE))),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    CHARM, CLOCKWORK_KEEPER, EN_GARDE, MEDITATION, PLAYFUL_PHANTOM, STALWART_PORO, STAND_UNITED,
    WIELDER_OF_WATER, ADAPTATRON, DISCIPLINE, ECLIPSE_HERALD, MASK_OF_FORESIGHT, PORO_HERDER,
    SPIRITS_REFUGE, REINFORCE, WIZENED_ELDER, AHRI_ALLURING, SOLARI_SHRINE, SONA_HARMONIOUS,
    TARIC_PROTECTOR, ZHONYAS_HOURGLASS, LEONA_ZEALOT, YI_MEDITATIVE, ZEPHYR_SAGE, RUNE_PRISON,
    SOLARI_SHIELDBEARER, SUNLIT_GUARDIAN, BLOCK, WIND_WALL, LAST_STAND, MAGESEEKER_WARDEN, TASTY_FAEFOLK,
    LEE_SIN_ASCETIC, WHITEFLAME_PROTECTOR, PARTY_FAVORS, MYSTIC_REVERSAL, FIND_YOUR_CENTER, SEAL_OF_FOCUS,
    DEFY, CAITLYN_PATROLLING, YASUO_REMORSEFUL, BLITZCRANK_IMPASSIVE,
)  # fmt: skip
