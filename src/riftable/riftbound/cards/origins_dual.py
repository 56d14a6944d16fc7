"""Origins and Proving Grounds: cards of two domains, legends first, and battlefields."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.abilities import Cost
from riftable.riftbound.facts import ACTION, BODY, CALM, CHAOS, FURY, MIND, ORDER, REACTION, SIGNATURE
from riftable.riftbound.words.effects import Channel, Deal, Draw, Give, GiveShield, ReadyRunes, Save
from riftable.riftbound.words.make import battlefield, dual_spell, dual_unit, legend
from riftable.riftbound.words.passives import DamageHere, FriendDefendsAlone, Tags, Timing, UnitsHere
from riftable.riftbound.words.triggers import (
    at_end_of_your_turn,
    when_played,
    when_you_conquer,
    when_you_defend_here,
    when_you_hold_here,
    when_you_play_a_spell,
)
from riftable.riftbound.words.who import AT_BATTLEFIELD, FRIENDLY, All, RunePick, a_unit

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

FORTIFIED_POSITION: Final = battlefield(
    "ogn-279", "Fortified Position", when_you_defend_here(GiveShield(2, a_unit()))
)
STARTIPPED_PEAK: Final = battlefield("ogn-288", "Startipped Peak", when_you_hold_here(Channel(1), may=True))
TRIFARIAN_WAR_CAMP: Final = battlefield("ogn-294", "Trifarian War Camp", UnitsHere(1))
VOID_GATE: Final = battlefield("ogn-296", "Void Gate", DamageHere(1))

CARDS: Final = (
    DARK_CHILD, TIBBERS, WUJU_BLADESMAN, HIGHLANDER, LADY_OF_LUMINOSITY, FINAL_SPARK, MIGHT_OF_DEMACIA,
    DECISIVE_STRIKE, FORTIFIED_POSITION, STARTIPPED_PEAK, TRIFARIAN_WAR_CAMP, VOID_GATE,
)  # fmt: skip
