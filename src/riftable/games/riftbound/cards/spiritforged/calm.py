"""Spiritforged: Calm."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import SAND_SOLDIER
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    CALM,
    CHAMPION,
    GAINING_POINTS,
    GEAR,
    I_DIE,
    I_HOLD,
    PLAYED_ME,
    REACTION,
    UNIT,
    UNIT_BUFFED,
    UNIT_CHOSEN,
    UNIT_EQUIPPED,
    UNIT_READIED,
)
from riftable.games.riftbound.rules.printed_costs import RETURN_GEAR
from riftable.games.riftbound.words.amounts import EachHeldPoint
from riftable.games.riftbound.words.attachments import CopiesText, DiesForMe, Equip, Equipped
from riftable.games.riftbound.words.conditions import AT_BATTLEFIELD_ME, DiedAlone
from riftable.games.riftbound.words.costs import CheaperBy, Repeat, must_pay
from riftable.games.riftbound.words.decks import DrawRevealedIf, MayDrawOf, RevealTop
from riftable.games.riftbound.words.effects import (
    Buff,
    Counter,
    Exhaust,
    FromTrash,
    Give,
    Heal,
    Kill,
    Ready,
    ReadyRunes,
    Stun,
    ToBase,
)
from riftable.games.riftbound.words.event_filters import YOU, EventFilter
from riftable.games.riftbound.words.flow import LookAtCards, RecycleTheRest
from riftable.games.riftbound.words.further_selectors import LegendPick, ThreatPick
from riftable.games.riftbound.words.groups import GroupPick
from riftable.games.riftbound.words.limits import Forbid
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import Tags, Timing, deflect, hidden, shield, tank
from riftable.games.riftbound.words.related import SwapPlaces
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    YOURS,
    All,
    Filter,
    GearPick,
    ObjectPick,
    RunePick,
    TrashPick,
    a_unit,
    up_to,
)
from riftable.games.riftbound.words.states import IS_ATTACKING
from riftable.games.riftbound.words.tasks import Channel, Draw, PlayTokens
from riftable.games.riftbound.words.triggers import (
    When,
    WhenEither,
    when_i_move,
    when_i_move_to_battlefield,
    when_played,
)
from riftable.games.riftbound.words.wielding import EquipmentQuickDraw, FreshBonus, QuickDraw, TakeOver

STERAKS_GAGE: Final = gear(
    "sfd-056", "Sterak’s Gage", CALM, Cost(3, 2), Tags("Equipment"),
    QuickDraw(), Equip(Cost(power=1)), Equipped(3),
)  # fmt: skip
DESERTS_CALL: Final = spell(
    "sfd-031", "Desert’s Call", CALM, Cost(2), Repeat(Cost(2)), PlayTokens(1, SAND_SOLDIER)
)
DISARMING_RAKE: Final = unit(
    "sfd-032", "Disarming Rake", CALM, Cost(3, 1), 2, Tags("Demacia"), when_played(Kill(GearPick()), may=True)
)
DORANS_SHIELD: Final = gear(
    "sfd-033", "Doran’s Shield", CALM, Cost(1), Tags("Equipment"), Equip(Cost(power=1)), Equipped(1, tank())
)
FERAL_STRENGTH: Final = spell(
    "sfd-034", "Feral Strength", CALM, Cost(2), Timing(REACTION), Repeat(Cost(2)), Give(2, a_unit())
)
NAVORI_SCOUT: Final = unit("sfd-037", "Navori Scout", CALM, Cost(4), 4, Tags("Yordle", "Ionia"), deflect())
RIBBON_DANCER: Final = unit(
    "sfd-038", "Ribbon Dancer", CALM, Cost(3), 3, Tags("Ionia"),
    when_i_move_to_battlefield(Give(1, a_unit(FRIENDLY, other=True))),
)  # fmt: skip
PORO_SNAX: Final = gear(
    "sfd-046", "Poro Snax", CALM, Cost(1, 1),
    when_played(Draw(1)), Activated(Cost(1, 1, exhaust=True, kill=True), Draw(1)),
)  # fmt: skip
STELLACORN_HERDER: Final = unit(
    "sfd-048", "Stellacorn Herder", CALM, Cost(4), 3, Tags("Mount Targon"), when_i_move(Draw(1))
)
GUARDIAN_ANGEL: Final = gear(
    "sfd-051", "Guardian Angel", CALM, Cost(2), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(1, DiesForMe()),
)  # fmt: skip
HEART_OF_DARK_ICE: Final = gear(
    "sfd-052", "Heart of Dark Ice", CALM, Cost(3, 1), Activated(Cost(exhaust=True), Give(3, a_unit()))
)
GUARDIAN_OF_THE_PASSAGE: Final = unit(
    "sfd-035", "Guardian of the Passage", CALM, Cost(6), 6, Tags("Spirit", "Shadow Isles"),
    When(I_HOLD, FromTrash(TrashPick(UNIT, or_gear=True)), may=True),
)  # fmt: skip
LONELY_PORO: Final = unit(
    "sfd-036", "Lonely Poro", CALM, Cost(2), 2, Tags("Poro", "Freljord"),
    When(I_DIE, Draw(1), condition=DiedAlone(), knell=True),
)  # fmt: skip
ROYAL_ENTOURAGE: Final = unit(
    "sfd-039", "Royal Entourage", CALM, Cost(3, 1), 4, Tags("Shurima"),
    When(PLAYED_ME, modes=([Ready(LegendPick())], [Exhaust(LegendPick())])),
)  # fmt: skip
THWONK: Final = spell(
    "sfd-040", "Thwonk!", CALM, Cost(2), Timing(ACTION), Repeat(Cost(2)),
    Stun(ObjectPick(Filter(state=IS_ATTACKING))),
)  # fmt: skip
APPRENTICE_SMITH: Final = unit(
    "sfd-041", "Apprentice Smith", CALM, Cost(2), 2, Tags("Freljord"),
    when_i_move(RevealTop(1), DrawRevealedIf(GEAR)),
)  # fmt: skip
BRUTALIZER: Final = gear(
    "sfd-042", "Brutalizer", CALM, Cost(2), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(1, FreshBonus(2)),
)  # fmt: skip
EMPERORS_DIVIDE: Final = spell(
    "sfd-043", "Emperor’s Divide", CALM, Cost(2), hidden(), Timing(ACTION),
    ToBase(GroupPick(Filter(FRIENDLY, AT_BATTLEFIELD))),
)  # fmt: skip
LEGION_QUARTERMASTER: Final = unit(
    "sfd-044", "Legion Quartermaster", CALM, Cost(3), 4, Tags("Trifarian", "Noxus"),
    must_pay(Cost(spend=RETURN_GEAR)),
)  # fmt: skip
NOT_SO_FAST: Final = spell(
    "sfd-045", "Not So Fast", CALM, Cost(2, 1), Timing(REACTION), Counter(ThreatPick())
)
SIMIAN_ANCESTOR: Final = unit(
    "sfd-047", "Simian Ancestor", CALM, Cost(5, 1), 5, Tags("Ionia"),
    When(UNIT_BUFFED, Ready(ME), about=EventFilter(YOU, me=True)),
)  # fmt: skip
JANNA_SAVIOR: Final = unit(
    "sfd-053", "Janna, Savior", CALM, Cost(3, 1), 3,
    Tags("Janna", "Zaun", champion="Janna", supertype=CHAMPION), Timing(REACTION),
    when_played(Heal(All(YOURS, HERE)), ToBase(up_to(1, ENEMY, HERE))),
)  # fmt: skip
NEEDLESSLY_LARGE_YORDLE: Final = unit(
    "sfd-055", "Needlessly Large Yordle", CALM, Cost(10, 3), 5, Tags("Yordle", "Bandle City"),
    shield(5), tank(), CheaperBy(EachHeldPoint(2), EachHeldPoint(1)),
)  # fmt: skip
ORNN_BLACKSMITH: Final = unit(
    "sfd-058", "Ornn, Blacksmith", CALM, Cost(5, 1), 5,
    Tags("Ornn", "Freljord", champion="Ornn", supertype=CHAMPION),
    WhenEither((PLAYED_ME, I_HOLD), LookAtCards(4), MayDrawOf(GEAR), RecycleTheRest()),
)  # fmt: skip
TIANNA_CROWNGUARD: Final = unit(
    "sfd-060", "Tianna Crownguard", CALM, Cost(7, 2), 4, Tags("Elite", "Demacia"),
    deflect(), Forbid(GAINING_POINTS, ENEMY, condition=AT_BATTLEFIELD_ME),
)  # fmt: skip
IRELIA_FERVENT: Final = unit(
    "sfd-057", "Irelia, Fervent", CALM, Cost(5), 4,
    Tags("Irelia", "Ionia", champion="Irelia", supertype=CHAMPION),
    deflect(), WhenEither((UNIT_CHOSEN, UNIT_READIED), Give(1, ME), about=EventFilter(YOU, me=True)),
)  # fmt: skip
APHELIOS_EXALTED: Final = unit(
    "sfd-049", "Aphelios, Exalted", CALM, Cost(4, 1), 4,
    Tags("Aphelios", "Mount Targon", champion="Aphelios", supertype=CHAMPION),
    When(
        UNIT_EQUIPPED, about=EventFilter(YOU, me=True), each_once=True,
        modes=([ReadyRunes(RunePick(2, 2, any_state=True))], [Channel(1)], [Buff(a_unit(FRIENDLY))]),
    ),
)  # fmt: skip
AZIR_ASCENDANT: Final = unit(
    "sfd-050", "Azir, Ascendant", CALM, Cost(6, 1), 6,
    Tags("Bird", "Azir", "Shurima", champion="Azir", supertype=CHAMPION),
    Activated(Cost(power=1), SwapPlaces(a_unit(YOURS)), TakeOver(), timing=ACTION, once=True),
)  # fmt: skip
JAX_UNMATCHED: Final = unit(
    "sfd-054", "Jax, Unmatched", CALM, Cost(5, 1), 5,
    Tags("Jax", "Icathia", champion="Jax", supertype=CHAMPION), deflect(), EquipmentQuickDraw(),
)  # fmt: skip

SVELLSONGUR: Final = gear(
    "sfd-059", "Svellsongur", CALM, Cost(3, 1), Tags("Equipment"), Equip(Cost(1, 1)), CopiesText()
)

CARDS: Final[tuple[Card, ...]] = (
    SVELLSONGUR,
    STERAKS_GAGE,
    DESERTS_CALL, DISARMING_RAKE, DORANS_SHIELD, FERAL_STRENGTH, NAVORI_SCOUT, RIBBON_DANCER, PORO_SNAX,
    STELLACORN_HERDER, GUARDIAN_ANGEL, HEART_OF_DARK_ICE,
    GUARDIAN_OF_THE_PASSAGE,
    LONELY_PORO,
    ROYAL_ENTOURAGE,
    THWONK,
    APPRENTICE_SMITH,
    BRUTALIZER,
    EMPERORS_DIVIDE,
    LEGION_QUARTERMASTER,
    NOT_SO_FAST,
    SIMIAN_ANCESTOR,
    JANNA_SAVIOR,
    NEEDLESSLY_LARGE_YORDLE,
    ORNN_BLACKSMITH,
    TIANNA_CROWNGUARD,
    IRELIA_FERVENT,
    APHELIOS_EXALTED,
    AZIR_ASCENDANT,
    JAX_UNMATCHED,
)  # fmt: skip
