"""Spiritforged: Chaos."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import GOLD
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    CHAMPION,
    CHAOS,
    DEFENDS,
    GEAR,
    I_CONQUER,
    I_DEFEND,
    I_DIE,
    I_HOLD,
    I_MOVE,
    PLAYED_ME,
    REACTION,
    SPELL,
    UNIT,
    UNIT_CHOSEN,
    UNIT_WINS,
)
from riftable.games.riftbound.rules.items import THEN_RECYCLE
from riftable.games.riftbound.rules.printed_costs import RECYCLE_CARD
from riftable.games.riftbound.words.amounts import Each
from riftable.games.riftbound.words.attachments import AttachMe, Equip, Equipped
from riftable.games.riftbound.words.circumstances import (
    DiedInCombat,
    FromBattlefield,
    FromFacedown,
    PowerSpent,
)
from riftable.games.riftbound.words.conditions import IAm, ToBattlefield
from riftable.games.riftbound.words.continuous import i_have
from riftable.games.riftbound.words.costs import Repeat
from riftable.games.riftbound.words.dealings import CounterUnlessPaid, OpponentScores, SwapMight
from riftable.games.riftbound.words.effects import Give, MoveTo, ToBase, ToHand
from riftable.games.riftbound.words.event_filters import ANYONE, YOUR_FRIEND, EventFilter
from riftable.games.riftbound.words.flow import LookAtCards, RecycleTheRest, TakeOne
from riftable.games.riftbound.words.groups import Together
from riftable.games.riftbound.words.listening import when_i_conquer, when_i_win, when_you_play_from_hidden
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import CostLess, CostMore
from riftable.games.riftbound.words.properties import (
    Tags,
    Timing,
    accelerate,
    assault,
    deflect,
    ganking,
    hidden,
)
from riftable.games.riftbound.words.related import TO_ITS_PLACE, Move
from riftable.games.riftbound.words.resources import OptionalCosts, SpellsThatChooseMe
from riftable.games.riftbound.words.responses import Score
from riftable.games.riftbound.words.selectors import (
    ANYONES,
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    TO_COMRADES,
    YOURS,
    All,
    Filter,
    GearPick,
    ObjectPick,
    PlacePick,
    SpellPick,
    TrashPick,
    a_unit,
)
from riftable.games.riftbound.words.standing import KeywordEach
from riftable.games.riftbound.words.states import IS_ATTACKING, IS_FIGHTING
from riftable.games.riftbound.words.tasks import Discard, Draw, PlayTokens
from riftable.games.riftbound.words.triggers import (
    When,
    WhenEither,
    when_i_move,
    when_i_move_to_battlefield,
    when_played,
)
from riftable.games.riftbound.words.wielding import Weaponmaster
from riftable.games.riftbound.words.zones import PlayFromTrash, Terms

BLACK_MARKET_BROKER: Final = unit(
    "sfd-121", "Black Market Broker", CHAOS, Cost(3), 3, Tags("Zaun"),
    when_you_play_from_hidden(PlayTokens(1, GOLD, exhausted=True)),
)  # fmt: skip
CALLED_SHOT: Final = spell(
    "sfd-122", "Called Shot", CHAOS, Cost(0, 1), Timing(ACTION), Repeat(Cost(power=1)),
    LookAtCards(2), TakeOne(), RecycleTheRest(),
)  # fmt: skip
DORANS_RING: Final = gear(
    "sfd-124", "Doran’s Ring", CHAOS, Cost(1), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(1, when_i_conquer(Discard(1), Draw(1))),
)  # fmt: skip
TREASURE_HUNTER: Final = unit(
    "sfd-130", "Treasure Hunter", CHAOS, Cost(2), 1, Tags("Shurima"),
    when_i_move(PlayTokens(1, GOLD, exhausted=True)),
)  # fmt: skip
BEAST_BELOW: Final = unit(
    "sfd-132", "Beast Below", CHAOS, Cost(7, 2), 8, Tags("Bilgewater"),
    when_played(ToHand(a_unit(FRIENDLY, other=True)), ToHand(a_unit(ENEMY))),
)  # fmt: skip
BOOTS_OF_SWIFTNESS: Final = gear(
    "sfd-133", "Boots of Swiftness", CHAOS, Cost(3), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(2, ganking()),
)  # fmt: skip
CULL: Final = gear(
    "sfd-134", "Cull", CHAOS, Cost(1), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(1, when_i_conquer(PlayTokens(1, GOLD, exhausted=True))),
)  # fmt: skip
FACTORY_RECALL: Final = spell("sfd-135", "Factory Recall", CHAOS, Cost(1), Timing(ACTION), ToHand(GearPick()))
WINDSINGER: Final = unit(
    "sfd-138", "Windsinger", CHAOS, Cost(2), 1, Tags("Ionia"), hidden(),
    when_played(ToHand(a_unit(where=AT_BATTLEFIELD, might=3, other=True)), may=True),
)  # fmt: skip

FAE_PORTER: Final = unit(
    "sfd-125", "Fae Porter", CHAOS, Cost(4), 4, Tags("Fae", "Ionia"),
    When(I_MOVE, Move(a_unit(YOURS), TO_ITS_PLACE), condition=ToBattlefield(), pay=Cost(power=1)),
)  # fmt: skip
LOYAL_PUP: Final = unit(
    "sfd-126", "Loyal Pup", CHAOS, Cost(3), 3, Tags("Dog", "Bandle City"),
    When(DEFENDS, Move(ME, TO_ITS_PLACE), may=True),
)  # fmt: skip
OVERZEALOUS_FAN: Final = unit(
    "sfd-128", "Overzealous Fan", CHAOS, Cost(2), 2, Tags("Noxus"),
    When(I_DEFEND, ToBase(ObjectPick(Filter(state=IS_ATTACKING))), pay=Cost(kill=True)),
)  # fmt: skip
TEMPTED: Final = a_unit(ENEMY)
TEMPTATION: Final = spell(
    "sfd-129", "Temptation", CHAOS, Cost(2), Repeat(Cost(2)), MoveTo(TEMPTED, PlacePick(TEMPTED, TO_COMRADES))
)
HARD_BARGAIN: Final = spell(
    "sfd-136", "Hard Bargain", CHAOS, Cost(2), Timing(REACTION), Repeat(Cost(2)),
    CounterUnlessPaid(SpellPick(), Cost(2)),
)  # fmt: skip
HARPOON_SQUAD: Final = unit(
    "sfd-137", "Harpoon Squad", CHAOS, Cost(4), 4, Tags("Pirate", "Bilgewater"),
    When(I_MOVE, Give(2, ME), condition=FromBattlefield()),
)  # fmt: skip
EDGE_OF_NIGHT: Final = gear(
    "sfd-139", "Edge of Night", CHAOS, Cost(3), Tags("Equipment"), hidden(),
    When(PLAYED_ME, AttachMe(a_unit(YOURS)), condition=FromFacedown()), Equip(Cost(power=1)), Equipped(2),
)  # fmt: skip
FIZZ_TRICKSTER: Final = unit(
    "sfd-140", "Fizz, Trickster", CHAOS, Cost(3, 1), 3,
    Tags("Yordle", "Fizz", "Bilgewater", champion="Fizz", supertype=CHAMPION),
    when_played(
        PlayFromTrash(TrashPick(SPELL, energy=3), Terms(ignores_energy=True, after=THEN_RECYCLE)), may=True
    ),
)  # fmt: skip
SWITCHEROO: Final = spell(
    "sfd-145",
    "Switcheroo",
    CHAOS,
    Cost(2, 2),
    hidden(),
    Timing(ACTION),
    SwapMight(Together(ANYONES, ANYONES)),
)
VEX_CHEERLESS: Final = unit(
    "sfd-146", "Vex, Cheerless", CHAOS, Cost(5, 1), 5,
    Tags("Yordle", "Vex", "Shadow Isles", champion="Vex", supertype=CHAMPION),
    CostLess(Filter(FRIENDLY, type_=SPELL), 1, 1, IAm(IS_FIGHTING), power=1),
    CostMore(Filter(ENEMY, type_=SPELL), 1, 1, IAm(IS_FIGHTING)),
)  # fmt: skip
DOWNWELL: Final = spell("sfd-147", "Downwell", CHAOS, Cost(8, 2), ToHand(All()), ToHand(All(type_=GEAR)))

CORRUPT_ENFORCER: Final = unit(
    "sfd-123", "Corrupt Enforcer", CHAOS, Cost(3, 1), 4, Tags("Piltover"),
    when_i_move_to_battlefield(Discard(1)), when_i_win(Draw(1)),
)  # fmt: skip
MASTER_BINGWEN: Final = unit("sfd-127", "Master Bingwen", CHAOS, Cost(6), 6, Tags("Ionia"), Weaponmaster())
ANCIENT_WARMONGER: Final = unit(
    "sfd-131", "Ancient Warmonger", CHAOS, Cost(5), 4, Tags("Spirit", "Noxus"),
    accelerate(), KeywordEach(assault(), Each(Filter(ENEMY, HERE))),
)  # fmt: skip
JAE_MEDARDA: Final = unit(
    "sfd-142", "Jae Medarda", CHAOS, Cost(5, 2), 5, Tags("Noxus"),
    When(UNIT_CHOSEN, Draw(1), about=EventFilter(me=True, with_spell=True)),
)  # fmt: skip
SPIRIT_WHEEL: Final = gear(
    "sfd-144", "Spirit Wheel", CHAOS, Cost(2),
    When(UNIT_CHOSEN, Draw(1), about=YOUR_FRIEND, pay=Cost(1, exhaust=True)),
)  # fmt: skip
DRAVEN_AUDACIOUS: Final = unit(
    "sfd-148", "Draven, Audacious", CHAOS, Cost(6, 1), 6,
    Tags("Draven", "Noxus", champion="Draven", supertype=CHAMPION), deflect(),
    When(UNIT_WINS, Score(1), about=EventFilter(ANYONE, me=True), nth=1),
    When(I_DIE, OpponentScores(1), condition=DiedInCombat()),
)  # fmt: skip
LAST_RITES: Final = gear(
    "sfd-150", "Last Rites", CHAOS, Cost(3), Tags("Equipment"),
    Equip(Cost(power=1, spend=RECYCLE_CARD, n=2)),
    Equipped(2, WhenEither((I_CONQUER, I_HOLD), PlayFromTrash(TrashPick(UNIT)), may=True)),
)  # fmt: skip

SIVIR_MERCENARY: Final = unit(
    "sfd-143", "Sivir, Mercenary", CHAOS, Cost(4, 1), 4,
    Tags("Sivir", "Shurima", champion="Sivir", supertype=CHAMPION),
    accelerate(), i_have(2, ganking(), condition=PowerSpent(2)),
)  # fmt: skip

IRELIA_GRACEFUL: Final = unit(
    "sfd-141", "Irelia, Graceful", CHAOS, Cost(4, 1), 4,
    Tags("Irelia", "Ionia", champion="Irelia", supertype=CHAMPION), SpellsThatChooseMe(),
)  # fmt: skip
EZREAL_PRODIGY: Final = unit(
    "sfd-149", "Ezreal, Prodigy", CHAOS, Cost(3, 1), 3,
    Tags("Ezreal", "Piltover", champion="Ezreal", supertype=CHAMPION),
    when_played(Discard(1), Draw(2)), OptionalCosts(),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    BLACK_MARKET_BROKER, CALLED_SHOT, DORANS_RING, TREASURE_HUNTER, BEAST_BELOW, BOOTS_OF_SWIFTNESS, CULL,
    FACTORY_RECALL, WINDSINGER, FAE_PORTER, LOYAL_PUP, OVERZEALOUS_FAN, TEMPTATION, HARD_BARGAIN,
    HARPOON_SQUAD, EDGE_OF_NIGHT, FIZZ_TRICKSTER, SWITCHEROO, VEX_CHEERLESS, DOWNWELL, CORRUPT_ENFORCER,
    MASTER_BINGWEN, ANCIENT_WARMONGER, JAE_MEDARDA, SPIRIT_WHEEL, DRAVEN_AUDACIOUS, LAST_RITES,
    SIVIR_MERCENARY, IRELIA_GRACEFUL, EZREAL_PRODIGY,
)  # fmt: skip
