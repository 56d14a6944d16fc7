"""What can happen in a game of Riftbound, as a person at the table would see it.

Events hold public information only: `core.event.Reveal` tells cards that only some players may see.
"""

from __future__ import annotations

from typing import ClassVar

from riftable.core.event import Event
from riftable.games.riftbound.rules.event_shapes import OfSeat as OfSeat
from riftable.games.riftbound.rules.event_shapes import OfSeatKind as OfSeatKind
from riftable.games.riftbound.rules.event_shapes import OfSeatN as OfSeatN
from riftable.games.riftbound.rules.event_shapes import OfSeatPlace as OfSeatPlace
from riftable.games.riftbound.rules.event_shapes import OfUnit as OfUnit
from riftable.games.riftbound.rules.event_shapes import OfUnitN as OfUnitN


class Began(OfSeat):
    """The game begins; this seat starts."""


class Brought(Event):
    """A battlefield of a seat is laid out at a place."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "kind", "place")

    def __init__(self, seat: int, kind: int, place: int) -> None:
        self.seat = seat
        self.kind = kind
        self.place = place


class Drew(OfSeat):
    """A seat drew a card; a Reveal says to it which."""


class Mulliganed(OfSeatN):
    """A seat recycled so many cards of its first hand."""


class TurnBegan(OfSeatN):
    """Turn `n` of the game begins."""


class Channeled(Event):
    """A seat channeled a rune of a domain; `spent` is 1 if it came exhausted."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "domain", "spent")

    def __init__(self, seat: int, domain: int, spent: int) -> None:
        self.seat = seat
        self.domain = domain
        self.spent = spent


class Tapped(Event):
    """A seat exhausted a rune of a domain for Energy."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "domain")

    def __init__(self, seat: int, domain: int) -> None:
        self.seat = seat
        self.domain = domain


class RecycledRune(Tapped):
    """A seat recycled a rune of a domain for Power."""


class Added(Event):
    """An ability of an object added Energy, or Power of a domain; perhaps only for spells, or for gear."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit", "energy", "power", "domain", "spells", "gear")

    def __init__(self, unit: int, energy: int, power: int, domain: int, spells: bool, gear: bool) -> None:
        self.unit = unit
        self.energy = energy
        self.power = power
        self.domain = domain
        self.spells = 1 if spells else 0
        self.gear = 1 if gear else 0


class CardAdded(OfSeatKind):
    """A card added what it says as it was revealed from the deck of a seat."""


class ReadiedRunes(OfSeatN):
    """So many runes of a seat were readied."""


class Hid(OfSeatPlace):
    """A seat put a card facedown at a battlefield."""


class ChampionTaken(OfSeatKind):
    """The card in the Champion Zone of a seat went to its hand."""


class TookUp(OfSeatPlace):
    """A facedown card of a seat went back to its hand, unseen."""


class Uncovered(OfSeatKind):
    """A facedown card of a seat was shown: it goes to the trash, or the game is over."""


class Declared(OfSeatKind):
    """A seat put a card on the chain."""


class Entered(Event):
    """A unit or gear came onto the board; `n` is 1 if it entered ready."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "unit", "kind", "place", "n")

    def __init__(self, seat: int, unit: int, kind: int, place: int, n: int) -> None:
        self.seat = seat
        self.unit = unit
        self.kind = kind
        self.place = place
        self.n = n


class Triggered(Event):
    """An ability of an object goes on the chain for a seat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "kind", "unit")

    def __init__(self, seat: int, kind: int, unit: int) -> None:
        self.seat = seat
        self.kind = kind
        self.unit = unit


class Used(OfUnit):
    """An activated ability of an object goes on the chain."""


class Dropped(OfSeatKind):
    """A triggered ability came to nothing: no target, or declined."""


class NotPlayed(OfSeatKind):
    """A card that a seat was told to play cannot be played, or it declines to pay."""


class Chose(Event):
    """A spell or ability chose a target; `target` is a target code."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target


class Resolved(OfSeatKind):
    """A spell or ability of this card does what it says."""


class Repeated(OfSeatKind):
    """A spell is carried out once more, by Repeat."""


class Passed(OfSeat):
    """A seat passed priority or focus."""


class Hit(Event):
    """Damage was dealt; `by` is the object that dealt it, or -1 for a spell or a combat."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "unit", "n")

    def __init__(self, by: int, unit: int, n: int) -> None:
        self.by = by
        self.unit = unit
        self.n = n


class Healed(OfUnit):
    """All damage of a unit is gone."""


class Gave(OfUnitN):
    """A unit has so much more Might this turn; less, if negative."""


class Shielded(OfUnitN):
    """A unit has so much more Shield this combat."""


class Buffed(OfUnit):
    """A unit got a buff."""


class BuffSpent(OfUnit):
    """The buff of a unit was spent."""


class Granted(Event):
    """A unit has a keyword this turn, `n` of it; or from now on, if it is Temporary."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit", "keyword", "n")

    def __init__(self, unit: int, keyword: int, n: int) -> None:
        self.unit = unit
        self.keyword = keyword
        self.n = n


class Attached(Event):
    """An object was attached to a unit."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit", "host")

    def __init__(self, unit: int, host: int) -> None:
        self.unit = unit
        self.host = host


class Prevented(OfUnitN):
    """So much damage to a unit was prevented."""


class Detached(OfUnit):
    """An object is no longer attached to a unit."""


class WasEmpowered(OfUnit):
    """An object has become Empowered."""


class WasDisempowered(OfUnit):
    """An object is no longer Empowered."""


class GainedXp(OfSeatN):
    """A seat has gained XP, and has `n` now."""


class SpentXp(OfSeatN):
    """A seat has spent XP, and has `n` left."""


class WasStunned(OfUnit):
    """A unit was stunned."""


class Countered(OfSeatKind):
    """A spell of a seat was countered."""


class LeftGame(OfSeat):
    """A seat has left the game, and all it had with it."""


class TookCard(OfSeat):
    """A seat put one of the cards it looked at into its hand."""


class Swapped(OfSeat):
    """A seat has changed its deck for the next game of a match, or not."""


class TookTurn(OfSeat):
    """A seat takes another turn after this one."""


class Died(OfUnit):
    """A unit died."""


class Saved(OfUnit):
    """A unit would have died, and was healed, exhausted and recalled instead."""


class Moved(Event):
    """A unit moved from a place to another."""

    __match_args__: ClassVar[tuple[str, ...]] = ("unit", "origin", "to")

    def __init__(self, unit: int, origin: int, to: int) -> None:
        self.unit = unit
        self.origin = origin
        self.to = to


class TakenOver(OfUnitN):
    """Another seat, `n`, controls an object now."""


class Recalled(OfUnit):
    """A unit was recalled to its base."""


class Exhausted(OfUnit):
    """An object was exhausted."""


class Readied(OfUnit):
    """An object was readied."""


class Awoke(OfSeat):
    """A seat readied everything."""


class Returned(OfUnit):
    """An object went back to its owner's hand."""


class Regained(OfSeatKind):
    """A card went from the trash to its owner's hand."""


class Showed(OfSeatKind):
    """A seat revealed a card."""


class ChampionReturned(OfSeatKind):
    """A Chosen Champion went from the trash back to the Champion Zone."""


class ShowedRune(OfSeatN):
    """A seat revealed the top rune of its Rune Deck, of domain `n`, and recycled it."""


class Banished(OfSeatKind):
    """A card of a seat was banished."""


class Discarded(OfSeatKind):
    """A seat discarded a card."""


class Burnt(OfSeatKind):
    """A card went from the top of a Main Deck to the trash."""


class Looked(OfSeat):
    """A seat looked at the top card of its Main Deck, or the next one; a Reveal says to it which."""


class Recycled(OfSeatN):
    """A seat recycled so many cards to the bottom of its Main Deck."""


class RunesRecycled(OfSeatN):
    """So many runes of a seat were recycled by an effect."""


class LeftToDeck(OfUnit):
    """An object was recycled: it left the board for the bottom of its owner's deck."""


class HandRevealed(OfSeatN):
    """A seat revealed its hand of so many cards; a Reveal says which each is."""


class SpellTaken(OfSeatKind):
    """A seat took control of a spell on the chain."""


class Kept(OfSeat):
    """A seat left the card it looked at on top."""


class ShowdownOpened(OfSeatPlace):
    """A showdown opens; the seat contests the place."""


class CombatBegan(Event):
    """A combat begins."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place", "attacker", "defender")

    def __init__(self, place: int, attacker: int, defender: int) -> None:
        self.place = place
        self.attacker = attacker
        self.defender = defender


class ShowdownEnded(Event):
    """A showdown without combat is over, and no unit is left there to take control."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place


class CombatEnded(Event):
    """A combat is over."""

    __match_args__: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place


class ControlTaken(OfSeatPlace):
    """A seat established control of a battlefield."""


class ControlLost(OfSeatPlace):
    """A seat lost control of a battlefield."""


class Conquered(OfSeatPlace):
    """A seat conquered a battlefield."""


class Held(OfSeatPlace):
    """A seat held a battlefield."""


class Scored(OfSeatN):
    """A seat has scored; its side has `n` points now."""


class Denied(OfSeat):
    """The last point needs every battlefield: the seat draws instead."""


class BurntOut(Event):
    """The Main Deck of a seat was empty; `winner` gains a point."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "winner")

    def __init__(self, seat: int, winner: int) -> None:
        self.seat = seat
        self.winner = winner


class GameWon(OfSeatN):
    """A game of a match is won by a side, which has won `n` now."""


class WonByCard(OfSeatKind):
    """A seat wins the game because a card says so, whatever the score is."""


class Ended(Event):
    """The game is over; `winner` is a side."""

    __match_args__: ClassVar[tuple[str, ...]] = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner
