"""Origins and Proving Grounds: cards of two domains, legends first, and battlefields."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import RECRUIT
from riftable.games.riftbound.rules.abilities import Adds, Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    BODY,
    CALM,
    CHAOS,
    CONQUERED,
    FURY,
    GANKING,
    HIDDEN,
    MIND,
    MOVING_TO_BASE,
    ORDER,
    REACTION,
    SIGNATURE,
)
from riftable.games.riftbound.rules.printed_costs import DISCARD_CARD, SPEND_BUFF, SPEND_ITS_BUFF
from riftable.games.riftbound.words.amounts import ItsMight
from riftable.games.riftbound.words.champions import HideForEnergy, TakeToHand
from riftable.games.riftbound.words.conditions import LEGION, HandAtMost, Legion
from riftable.games.riftbound.words.continuous import FRIEND_DEFENDING_ALONE, UNITS_HERE, Have
from riftable.games.riftbound.words.costs import AMOUNT_PAID, Add, PayAnyPower
from riftable.games.riftbound.words.decks import MayRecycleSome, PutBack
from riftable.games.riftbound.words.effects import (
    Buff,
    Choose,
    ChooseField,
    Deal,
    Fight,
    FromTrash,
    Give,
    GiveKeyword,
    GiveShield,
    Kill,
    MoveTo,
    Ready,
    ReadyRunes,
    Save,
    Stun,
    ToBase,
)
from riftable.games.riftbound.words.flow import If, LookAtCards
from riftable.games.riftbound.words.groups import GroupPick
from riftable.games.riftbound.words.later import AtEndOfTurn, NextTimeHurt
from riftable.games.riftbound.words.limits import (
    Forbid,
    HideForFree,
    HidesMore,
    MoreToWin,
    RecycleRune,
    ReturnChampion,
)
from riftable.games.riftbound.words.listening import (
    at_each_first_beginning,
    when_a_player_first_chooses_a_friend_here,
    when_a_unit_moves_from_here,
    when_an_enemy_attacks_your_field,
    when_you_play_a_unit,
    when_you_stun_an_enemy,
)
from riftable.games.riftbound.words.make import battlefield, dual_spell, dual_unit, legend
from riftable.games.riftbound.words.passives import Activated, DamageHere
from riftable.games.riftbound.words.properties import Tags, Timing, ganking, hidden
from riftable.games.riftbound.words.related import ITS_BATTLEFIELD, TO_THERE, May, Move, ThenDo, UnitDeals
from riftable.games.riftbound.words.replacements import MaySave
from riftable.games.riftbound.words.responses import ConquerEffects, Score
from riftable.games.riftbound.words.selectors import (
    ANYONES,
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    IN_BASE,
    ME,
    THE_ONE,
    TO_BATTLEFIELD,
    TO_OR_FROM_BASE,
    WITH_SUBJECT,
    All,
    AllThere,
    FieldPick,
    Filter,
    It,
    ObjectPick,
    PlacePick,
    RunePick,
    TrashPick,
    a_unit,
)
from riftable.games.riftbound.words.states import IS_MIGHTY
from riftable.games.riftbound.words.tasks import THAT_PLAYER, Channel, Discard, Draw, PlayTokens, WinGame
from riftable.games.riftbound.words.triggers import (
    When,
    at_end_of_your_turn,
    at_start_of_your_beginning,
    when_played,
    when_you_conquer,
    when_you_conquer_here,
    when_you_defend_here,
    when_you_hold_here,
    when_you_play_a_spell,
)
from riftable.games.riftbound.words.zones import RegainMe, WhileInTrash

RELENTLESS_STORM: Final = legend(
    "ogn-249", "Volibear, Relentless Storm", (FURY, BODY), Tags("Volibear", champion="Volibear"),
    when_you_play_a_unit(Channel(1), state=IS_MIGHTY, pay=Cost(exhaust=True)),
)  # fmt: skip
LOOSE_CANNON: Final = legend(
    "ogn-251", "Jinx, Loose Cannon", (FURY, CHAOS), Tags("Jinx", champion="Jinx"),
    at_start_of_your_beginning(If(HandAtMost(1), [Draw(1)], [])),
)  # fmt: skip
SUPER_MEGA_DEATH_ROCKET: Final = dual_spell(
    "ogn-252", "Super Mega Death Rocket!", (FURY, CHAOS), Cost(4, 1),
    Tags("Jinx", champion="Jinx", supertype=SIGNATURE), Deal(5, a_unit()),
    WhileInTrash(When(CONQUERED, RegainMe(), pay=Cost(spend=DISCARD_CARD))),
)  # fmt: skip
NINE_TAILED_FOX: Final = legend(
    "ogn-255", "Ahri, Nine-Tailed Fox", (CALM, MIND), Tags("Ahri", champion="Ahri"),
    when_an_enemy_attacks_your_field(Give(-1, THE_ONE, minimum=1)),
)  # fmt: skip
BLIND_MONK: Final = legend(
    "ogn-257", "Lee Sin, Blind Monk", (CALM, BODY), Tags("Lee Sin", champion="Lee Sin"),
    Activated(Cost(1, exhaust=True), Buff(a_unit(FRIENDLY))),
)  # fmt: skip
RADIANT_DAWN: Final = legend(
    "ogn-261", "Leona, Radiant Dawn", (CALM, ORDER), Tags("Leona", champion="Leona"),
    when_you_stun_an_enemy(Buff(a_unit(FRIENDLY)), together=True),
)  # fmt: skip
HERALD_OF_THE_ARCANE: Final = legend(
    "ogn-265", "Viktor, Herald of the Arcane", (MIND, ORDER), Tags("Viktor", champion="Viktor"),
    Activated(Cost(1, exhaust=True), PlayTokens(1, RECRUIT)),
)  # fmt: skip
BACK_ALLEY_BAR: Final = battlefield(
    "ogn-277", "Back-Alley Bar", when_a_unit_moves_from_here(Give(1, THE_ONE))
)
OBELISK_OF_POWER: Final = battlefield(
    "ogn-284", "Obelisk of Power", at_each_first_beginning(Channel(1, ready=True, who=THAT_PLAYER))
)
RECKONERS_ARENA: Final = battlefield("ogn-286", "Reckoner’s Arena", when_you_hold_here(ConquerEffects()))
THE_ARENAS_GREATEST: Final = battlefield(
    "ogn-290", "The Arena’s Greatest", at_each_first_beginning(Score(1, THAT_PLAYER))
)
CANDLELIT_SANCTUM: Final = battlefield(
    "ogn-291", "The Candlelit Sanctum", when_you_conquer_here(LookAtCards(2), MayRecycleSome(), PutBack())
)
TEEMO_SWIFT_SCOUT: Final = legend(
    "ogn-263", "Teemo, Swift Scout", (MIND, CHAOS), Tags("Teemo", champion="Teemo"),
    HideForEnergy(1), Activated(Cost(1, exhaust=True), TakeToHand("Teemo")),
)  # fmt: skip
GUERILLA_WARFARE: Final = dual_spell(
    "ogn-264", "Guerilla Warfare", (MIND, CHAOS), Cost(2, 1),
    Tags("Teemo", champion="Teemo", supertype=SIGNATURE),
    FromTrash(TrashPick(keyword=HIDDEN, up_to=2)), HideForFree(),
)  # fmt: skip
DARK_CHILD: Final = legend(
    "ogs-017", "Annie, Dark Child", (FURY, CHAOS), Tags("Annie", champion="Annie"),
    at_end_of_your_turn(ReadyRunes(RunePick(0, 2))),
)  # fmt: skip
TIBBERS: Final = dual_unit(
    "ogs-018", "Tibbers", (FURY, CHAOS), Cost(8, 2), 7,
    Tags("Annie", champion="Annie", supertype=SIGNATURE), when_played(Deal(3, All(where=AT_BATTLEFIELD))),
)  # fmt: skip
WUJU_BLADESMAN: Final = legend(
    "ogs-019", "Master Yi, Wuju Bladesman", (CALM, BODY), Tags("Master Yi", champion="Master Yi"),
    Have(FRIEND_DEFENDING_ALONE, 2),
)  # fmt: skip
HIGHLANDER: Final = dual_spell(
    "ogs-020", "Highlander", (CALM, BODY), Cost(4),
    Tags("Master Yi", champion="Master Yi", supertype=SIGNATURE), Timing(REACTION), Save(a_unit(FRIENDLY)),
)  # fmt: skip
LADY_OF_LUMINOSITY: Final = legend(
    "ogs-021", "Lux, Lady of Luminosity", (MIND, ORDER), Tags("Lux", champion="Lux"),
    when_you_play_a_spell(Draw(1), costing=5),
)  # fmt: skip
FINAL_SPARK: Final = dual_spell(
    "ogs-022", "Final Spark", (MIND, ORDER), Cost(8),
    Tags("Lux", champion="Lux", supertype=SIGNATURE), Timing(ACTION), Deal(8, a_unit()),
)  # fmt: skip
MIGHT_OF_DEMACIA: Final = legend(
    "ogs-023", "Garen, Might of Demacia", (BODY, ORDER), Tags("Garen", champion="Garen"),
    when_you_conquer(Draw(2), with_units=4),
)  # fmt: skip
DECISIVE_STRIKE: Final = dual_spell(
    "ogs-024", "Decisive Strike", (BODY, ORDER), Cost(5, 1),
    Tags("Garen", champion="Garen", supertype=SIGNATURE), Timing(ACTION), Give(2, All(FRIENDLY)),
)  # fmt: skip

NOXIAN_GUILLOTINE: Final = dual_spell(
    "ogn-254", "Noxian Guillotine", (FURY, ORDER), Cost(4, 1),
    Tags("Darius", champion="Darius", supertype=SIGNATURE), Timing(ACTION),
    If(LEGION, [Kill(It())], [NextTimeHurt(a_unit(), Kill(THE_ONE))]),
)  # fmt: skip
THE_BOSS: Final = legend(
    "ogn-269", "Sett, The Boss", (BODY, ORDER), Tags("Sett", champion="Sett"),
    MaySave(Cost(exhaust=True, spend=SPEND_ITS_BUFF, any_power=1)), When(CONQUERED, Ready(ME)),
)  # fmt: skip

ALTAR_TO_UNITY: Final = battlefield(
    "ogn-275", "Altar to Unity", when_you_hold_here(PlayTokens(1, RECRUIT, at_base=True))
)
ASPIRANTS_CLIMB: Final = battlefield("ogn-276", "Aspirant’s Climb", MoreToWin(1))
BANDLE_TREE: Final = battlefield("ogn-278", "Bandle Tree", HidesMore())
FORTIFIED_POSITION: Final = battlefield(
    "ogn-279", "Fortified Position", when_you_defend_here(GiveShield(2, a_unit()))
)
GROVE_OF_THE_GOD_WILLOW: Final = battlefield(
    "ogn-280", "Grove of the God-Willow", when_you_hold_here(Draw(1))
)
HALLOWED_TOMB: Final = battlefield("ogn-281", "Hallowed Tomb", when_you_hold_here(ReturnChampion(), may=True))
MONASTERY_OF_HIRANA: Final = battlefield(
    "ogn-282", "Monastery of Hirana", when_you_conquer_here(Draw(1), pay=Cost(spend=SPEND_BUFF))
)
REAVERS_ROW: Final = battlefield(
    "ogn-285", "Reaver’s Row", when_you_defend_here(ToBase(a_unit(FRIENDLY, HERE)), may=True)
)
SIGIL_OF_THE_STORM: Final = battlefield("ogn-287", "Sigil of the Storm", when_you_conquer_here(RecycleRune()))
STARTIPPED_PEAK: Final = battlefield("ogn-288", "Startipped Peak", when_you_hold_here(Channel(1), may=True))
TARGONS_PEAK: Final = battlefield(
    "ogn-289", "Targon’s Peak", when_you_conquer_here(AtEndOfTurn(ReadyRunes(RunePick(0, 2))))
)
THE_DREAMING_TREE: Final = battlefield(
    "ogn-292", "The Dreaming Tree", when_a_player_first_chooses_a_friend_here(Draw(1, THAT_PLAYER))
)
THE_GRAND_PLAZA: Final = battlefield(
    "ogn-293", "The Grand Plaza", when_you_hold_here(WinGame(), with_units=7)
)
TRIFARIAN_WAR_CAMP: Final = battlefield("ogn-294", "Trifarian War Camp", Have(UNITS_HERE, 1))
VILEMAWS_LAIR: Final = battlefield("ogn-295", "Vilemaw’s Lair", Forbid(MOVING_TO_BASE, ANYONES, here=True))
VOID_GATE: Final = battlefield("ogn-296", "Void Gate", DamageHere(1))
WINDSWEPT_HILLOCK: Final = battlefield("ogn-297", "Windswept Hillock", Have(UNITS_HERE, ganking()))
ZAUN_WARRENS: Final = battlefield("ogn-298", "Zaun Warrens", when_you_conquer_here(Discard(1), Draw(1)))
ICATHIAN_RAIN: Final = dual_spell(
    "ogn-248", "Icathian Rain", (FURY, MIND), Cost(7, 3),
    Tags("Kai’Sa", champion="Kai’Sa", supertype=SIGNATURE), *[Deal(2, a_unit()) for _ in range(6)],
)  # fmt: skip
NAVORI_FIGHTING_PIT: Final = battlefield(
    "ogn-283", "Navori Fighting Pit", when_you_hold_here(Buff(a_unit(where=HERE)))
)
DAUGHTER_OF_THE_VOID: Final = legend(
    "ogn-247", "Kai’Sa, Daughter of the Void", (FURY, MIND), Tags("Kai’Sa", champion="Kai’Sa"),
    Add(Adds(power=1, spells=True)),
)  # fmt: skip
HAND_OF_NOXUS: Final = legend(
    "ogn-253", "Darius, Hand of Noxus", (FURY, ORDER), Tags("Darius", champion="Darius"),
    Add(Adds(1), only=Legion(0)),
)  # fmt: skip
BOUNTY_HUNTER: Final = legend(
    "ogn-267", "Miss Fortune, Bounty Hunter", (BODY, CHAOS), Tags("Miss Fortune", champion="Miss Fortune"),
    Activated(Cost(exhaust=True), GiveKeyword(GANKING, a_unit())),
)  # fmt: skip
BULLET_TIME: Final = dual_spell(
    "ogn-268", "Bullet Time", (BODY, CHAOS), Cost(1), Timing(ACTION),
    Tags("Miss Fortune", champion="Miss Fortune", supertype=SIGNATURE),
    PayAnyPower(), ChooseField(FieldPick()), Deal(AMOUNT_PAID, AllThere(ENEMY)),
)  # fmt: skip
STORMBRINGER: Final = dual_spell(
    "ogn-250", "Stormbringer", (FURY, BODY), Cost(6, 2),
    Tags("Volibear", champion="Volibear", supertype=SIGNATURE),
    Choose(a_unit(FRIENDLY, IN_BASE)), ChooseField(FieldPick()),
    Deal(ItsMight(), AllThere(ENEMY, slot=1)), Move(It(), TO_THERE, slot=1),
)  # fmt: skip
FOX_FIRE: Final = dual_spell(
    "ogn-256", "Fox-Fire", (CALM, MIND), Cost(3), Tags("Ahri", champion="Ahri", supertype=SIGNATURE),
    hidden(), Timing(ACTION), Kill(GroupPick(Filter(where=AT_BATTLEFIELD), total=4)),
)  # fmt: skip
KICKED: Final = a_unit(ENEMY)
DRAGONS_RAGE: Final = dual_spell(
    "ogn-258", "Dragon’s Rage", (CALM, BODY), Cost(4, 1),
    Tags("Lee Sin", champion="Lee Sin", supertype=SIGNATURE),
    MoveTo(KICKED, PlacePick(KICKED)), ThenDo(Fight(THE_ONE, ObjectPick(Filter(ENEMY, WITH_SUBJECT)))),
)  # fmt: skip
BLOWN: Final = a_unit(FRIENDLY)
UNFORGIVEN: Final = legend(
    "ogn-259", "Yasuo, Unforgiven", (CALM, CHAOS), Tags("Yasuo", champion="Yasuo"),
    Activated(Cost(2, exhaust=True), MoveTo(BLOWN, PlacePick(BLOWN, TO_OR_FROM_BASE))),
)  # fmt: skip
LAST_BREATH: Final = dual_spell(
    "ogn-260", "Last Breath", (CALM, CHAOS), Cost(3, 2),
    Tags("Yasuo", champion="Yasuo", supertype=SIGNATURE), Timing(ACTION),
    Ready(a_unit(FRIENDLY)), UnitDeals(It(), a_unit(ENEMY, AT_BATTLEFIELD)),
)  # fmt: skip
ZENITH_BLADE: Final = dual_spell(
    "ogn-262", "Zenith Blade", (CALM, ORDER), Cost(3, 2),
    Tags("Leona", champion="Leona", supertype=SIGNATURE), Timing(ACTION),
    Stun(a_unit(ENEMY, AT_BATTLEFIELD)), May(Move(a_unit(FRIENDLY), ITS_BATTLEFIELD)),
)  # fmt: skip
SIPHON_POWER: Final = dual_spell(
    "ogn-266", "Siphon Power", (MIND, ORDER), Cost(2, 1),
    Tags("Viktor", champion="Viktor", supertype=SIGNATURE), Timing(REACTION),
    Choose(FieldPick()), Give(1, AllThere(FRIENDLY)), Give(-1, AllThere(ENEMY), minimum=1),
)  # fmt: skip
STARTED: Final = a_unit(FRIENDLY, IN_BASE)
SHOWSTOPPER: Final = dual_spell(
    "ogn-270", "Showstopper", (BODY, ORDER), Cost(1, 1),
    Tags("Sett", champion="Sett", supertype=SIGNATURE),
    Buff(STARTED), MoveTo(It(), PlacePick(STARTED, TO_BATTLEFIELD)),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    RELENTLESS_STORM, LOOSE_CANNON, SUPER_MEGA_DEATH_ROCKET, NINE_TAILED_FOX, BLIND_MONK, RADIANT_DAWN,
    HERALD_OF_THE_ARCANE, BACK_ALLEY_BAR, OBELISK_OF_POWER, RECKONERS_ARENA, THE_ARENAS_GREATEST,
    CANDLELIT_SANCTUM, DARK_CHILD, TIBBERS, WUJU_BLADESMAN, HIGHLANDER, LADY_OF_LUMINOSITY, FINAL_SPARK,
    MIGHT_OF_DEMACIA, DECISIVE_STRIKE, NOXIAN_GUILLOTINE, THE_BOSS, ALTAR_TO_UNITY, ASPIRANTS_CLIMB,
    FORTIFIED_POSITION, GROVE_OF_THE_GOD_WILLOW, HALLOWED_TOMB, MONASTERY_OF_HIRANA, REAVERS_ROW,
    SIGIL_OF_THE_STORM, STARTIPPED_PEAK, TARGONS_PEAK, THE_DREAMING_TREE, THE_GRAND_PLAZA,
    TRIFARIAN_WAR_CAMP, VILEMAWS_LAIR, VOID_GATE, WINDSWEPT_HILLOCK, ZAUN_WARRENS, ICATHIAN_RAIN,
    NAVORI_FIGHTING_PIT, DAUGHTER_OF_THE_VOID, HAND_OF_NOXUS, BOUNTY_HUNTER, BULLET_TIME, STORMBRINGER,
    FOX_FIRE, DRAGONS_RAGE, UNFORGIVEN, LAST_BREATH, ZENITH_BLADE, SIPHON_POWER, SHOWSTOPPER, BANDLE_TREE,
    TEEMO_SWIFT_SCOUT, GUERILLA_WARFARE,
)  # fmt: skip
