"""Words about the Champion Zone, and about hiding cards for Energy."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Pick
from riftable.games.riftbound.rules.events import ChampionTaken
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.mutations import to_hand, to_owners_hand
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.words.effects import Acts
from riftable.games.riftbound.words.properties import Property


@final
class OwnUnitPick(Pick):
    """A unit with a tag that the player owns: on the board, whoever controls it, or in the Champion Zone.

    The code of the card in the Champion Zone is that of its owner's legend.
    """

    tag: str

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.in_champion_zone = True

    def codes(self, s: Realm, item: Item) -> list[int]:
        board = range(s.config.players + s.config.fields, len(s.kind))
        return [code for code in [item.seat, *board] if self.fits(s, item, code)]

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        if code < s.config.players:
            kind: i64 = s.champion[code]
            return code == item.seat and kind >= 0 and self.is_meant(s.cards[kind])
        return s.kind[code] != GONE and s.owner[code] == item.seat and self.is_meant(s.card(code))

    def is_meant(self, card: Card) -> bool:
        """Whether a card is a unit with the tag."""
        return card.is_unit and self.tag in card.tags


@final
class TakeToHand(Acts):
    """Puts a unit the player owns into the hand, from the Champion Zone or the board."""

    tag: str

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.selector = OwnUnitPick(tag)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        if u >= s.config.players:
            to_owners_hand(s, u)
            return
        kind: i64 = s.champion[u]
        s.champion[u] = -1
        to_hand(s, u, kind)
        if s.log is not None:
            s.log.append(ChampionTaken(u, kind))


@final
class HideForEnergy(Property):
    """Its controller may pay so much Energy to hide a card, instead of one Power of any domain [421]."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")

    def join(self, card: Card) -> None:
        card.hide_energy = self.n
