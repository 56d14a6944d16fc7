"""Origins and Proving Grounds: cards of two domains, legends first, and battlefields."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import RECRUIT
from riftable.games.riftbound.rules.abilities import SPEND_BUFF, Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    BODY,
    CALM,
    CHAOS,
    FURY,
    MIND,
    ORDER,
    REACTION,
    SIGNATURE,
)
from riftable.games.riftbound.words.effects import Buff, Deal, Give, GiveShield, ReadyRunes, Save, ToBase
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.make import battlefield, dual_spell, dual_unit, legend
from riftable.games.riftbound.words.passives import (
    Activated,
    DamageHere,
    FewCards,
    FriendDefendsAlone,
    UnitsHere,
)
from riftable.games.riftbound.words.properties import Tags, Timing
from riftable.games.riftbound.words.selectors import AT_BATTLEFIELD, FRIENDLY, HERE, All, RunePick, a_unit
from riftable.games.riftbound.words.tasks import AtEndOfTurn, Channel, Discard, Draw, PlayTokens, WinGame
from riftable.games.riftbound.words.triggers import (
    at_end_of_your_turn,
    at_start_of_your_beginning,
    when_played,
    when_you_conquer,
    when_you_conquer_here,
    when_you_defend_here,
    when_you_hold_here,
    when_you_play_a_spell,
)

LOOSE_CANNON: Final = legend(
    "ogn-251", "Jinx, Loose Cannon", (FURY, CHAOS), Tags("Jinx", champion="Jinx"),
    at_start_of_your_beginning(If(FewCards(1), [Draw(1)], [])),
)  # fmt: skip
BLIND_MONK: Final = legend(
    "ogn-257", "Lee Sin, Blind Monk", (CALM, BODY), Tags("Lee Sin", champion="Lee Sin"),
    Activated(Cost(1, exhaust=True), Buff(a_unit(FRIENDLY))),
)  # fmt: skip
HERALD_OF_THE_ARCANE: Final = legend(
    "ogn-265", "Viktor, Herald of the Arcane", (MIND, ORDER), Tags("Viktor", champion="Viktor"),
    Activated(Cost(1, exhaust=True), PlayTokens(1, RECRUIT)),
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
    FriendDefendsAlone(2),
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

ALTAR_TO_UNITY: Final = battlefield(
    "ogn-275", "Altar to Unity", when_you_hold_here(PlayTokens(1, RECRUIT, at_base=True))
)
FORTIFIED_POSITION: Final = battlefield(
    "ogn-279", "Fortified Position", when_you_defend_here(GiveShield(2, a_unit()))
)
GROVE_OF_THE_GOD_WILLOW: Final = battlefield(
    "ogn-280", "Grove of the God-Willow", when_you_hold_here(Draw(1))
)
MONASTERY_OF_HIRANA: Final = battlefield(
    "ogn-282", "Monastery of Hirana", when_you_conquer_here(Draw(1), pay=Cost(spend=SPEND_BUFF))
)
REAVERS_ROW: Final = battlefield(
    "ogn-285", "Reaver’s Row", when_you_defend_here(ToBase(a_unit(FRIENDLY, HERE)), may=True)
)
STARTIPPED_PEAK: Final = battlefield("ogn-288", "Startipped Peak", when_you_hold_here(Channel(1), may=True))
TARGONS_PEAK: Final = battlefield(
    "ogn-289", "Targon’s Peak", when_you_conquer_here(AtEndOfTurn(ReadyRunes(RunePick(0, 2))))
)
THE_GRAND_PLAZA: Final = battlefield(
    "ogn-293", "The Grand Plaza", when_you_hold_here(WinGame(), with_units=7)
)
TRIFARIAN_WAR_CAMP: Final = battlefield("ogn-294", "Trifarian War Camp", UnitsHere(1))
VOID_GATE: Final = battlefield("ogn-296", "Void Gate", DamageHere(1))
ZAUN_WARRENS: Final = battlefield("ogn-298", "Zaun Warrens", when_you_conquer_here(Discard(1), Draw(1)))
ICATHIAN_RAIN: Final = dual_spell(
    "ogn-248", "Icathian Rain", (FURY, MIND), Cost(7, 3),
    Tags("Kai’Sa", champion="Kai’Sa", supertype=SIGNATURE), *[Deal(2, a_unit()) for _ in range(6)],
)  # fmt: skip
NAVORI_FIGHTING_PIT: Final = battlefield(
    "ogn-283", "Navori Fighting Pit", when_you_hold_here(Buff(a_unit(where=HERE)))
)

CARDS: Final[tuple[Card, ...]] = (
    LOOSE_CANNON, BLIND_MONK, HERALD_OF_THE_ARCANE, DARK_CHILD, TIBBERS, WUJU_BLADESMAN, HIGHLANDER,
    LADY_OF_LUMINOSITY, FINAL_SPARK, MIGHT_OF_DEMACIA, DECISIVE_STRIKE, ALTAR_TO_UNITY,
    FORTIFIED_POSITION, GROVE_OF_THE_GOD_WILLOW, MONASTERY_OF_HIRANA, REAVERS_ROW, STARTIPPED_PEAK,
    TARGONS_PEAK, THE_GRAND_PLAZA, TRIFARIAN_WAR_CAMP, VOID_GATE, ZAUN_WARRENS, ICATHIAN_RAIN,
    NAVORI_FIGHTING_PIT,
)  # fmt: skip
