"""Spiritforged: Chaos."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import GOLD
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, CHAOS
from riftable.games.riftbound.words.attachments import Equip, Equipped
from riftable.games.riftbound.words.costs import Repeat
from riftable.games.riftbound.words.effects import ToHand
from riftable.games.riftbound.words.flow import LookAtCards, RecycleTheRest, TakeOne
from riftable.games.riftbound.words.listening import when_i_conquer, when_you_play_from_hidden
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.properties import Tags, Timing, ganking, hidden
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    GearPick,
    a_unit,
)
from riftable.games.riftbound.words.tasks import Discard, Draw, PlayTokens
from riftable.games.riftbound.words.triggers import when_i_move, when_played

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

CARDS: Final[tuple[Card, ...]] = (
    BLACK_MARKET_BROKER, CALLED_SHOT, DORANS_RING, TREASURE_HUNTER, BEAST_BELOW, BOOTS_OF_SWIFTNESS, CULL,
    FACTORY_RECALL, WINDSINGER,
)  # fmt: skip
