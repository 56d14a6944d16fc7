"""A position of Riftbound: what can be asked of it. `columns` declares its data, `mutations` changes it.

Objects are rows. First come the legends, by seat, then the battlefields; the rest are units and gear, whose
ids are free again once they are gone. A place is the row of its battlefield, or for a base the row of the
legend of its seat. Runes are not rows: those of a domain are alike, so they are counted.
"""

from __future__ import annotations

from typing import ClassVar, final

from riftable.core.native import i64, mypyc_attr
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.columns import GONE as GONE
from riftable.games.riftbound.rules.columns import Columns
from riftable.games.riftbound.rules.columns import GameConfig as GameConfig
from riftable.games.riftbound.rules.columns_derived import copy_columns, start_game, start_match
from riftable.games.riftbound.rules.ids import (
    ASSAULT,
    ATTACKER,
    BUFFED,
    DEFENDER,
    FADING,
    GRANT,
    GRANTS,
    LEAVE,
    LEGEND,
    NUM_DOMAINS,
    SHIELD,
    SHIELDS,
    TEMPORARY,
)
from riftable.games.riftbound.rules.layers import (
    LayerCache,
    Values,
    copiers,
    evaluate,
    from_buffs,
    is_ordered,
    may_have,
    might_from_auras,
)
from riftable.games.riftbound.rules.lists import with_card, without


@final
@mypyc_attr(acyclic=True)
class Realm(Columns):
    """One position of Riftbound."""

    NOT_SENT: ClassVar[tuple[str, ...]] = ("cache", "cards", "unhurt", "working")  # see `core.view_codec`

    # Not a part of the position: dropped when it is copied.
    unhurt: bool  # no unit has damage; False: not known
    cache: LayerCache | None
    working: LayerCache | None  # the values found so far, while layers are applied

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.cards = config.cards
        self.unhurt = False
        self.cache = None
        self.working = None

    def reset(self) -> None:
        """Set every column to its value before the match."""
        start_match(self)
        self.index()
        self.ask, self.log, self.frames = None, None, []

    def clear_table(self) -> None:
        """Set every column to its value before a game; what lasts for the match stays."""
        start_game(self)
        self.index()

    def index(self) -> None:
        """Find the objects with abilities, by kind of ability, and count the facedown cards."""
        self.auras, self.layered, self.listeners, self.actors = [], [], [], []
        self.facedown = sum([1 for seat in self.hider if seat >= 0])
        self.cache = None
        for u in range(len(self.kind)):
            if self.kind[u] != GONE:
                self.index_object(u)

    def index_object(self, u: i64) -> None:
        """Note the kinds of abilities of an object that has come."""
        card = self.cards[self.kind[u]]
        self.index_text(u)
        if self.acts(card):
            self.actors = with_card(self.actors, u)
        if self.config.copies_text:
            for _ in copiers(self, u):
                self.index_text(u)

    def index_text(self, u: i64) -> None:
        """Note passive and listening abilities: once more for each time that an object has its text."""
        card = self.cards[self.kind[u]]
        if card.passives:
            self.auras = with_card(self.auras, u)
        if card.layer_effects and not (card.same_twice and u in self.layered):
            self.layered = with_card(self.layered, u)
        if card.listens:
            self.listeners = with_card(self.listeners, u)

    def drop_from_index(self, u: i64) -> None:
        """Forget the abilities of an object that leaves."""
        card = self.cards[self.kind[u]]
        self.drop_text(u)
        if self.acts(card):
            self.actors = without(self.actors, u)
        if self.config.copies_text:
            for _ in copiers(self, u):
                self.drop_text(u)

    def drop_text(self, u: i64) -> None:
        """Forget the passive and listening abilities of an object, as often as it has its text."""
        card = self.cards[self.kind[u]]
        if card.passives:
            self.auras = without(self.auras, u)
        if card.layer_effects and u in self.layered:
            self.layered = without(self.layered, u)
        if card.listens:
            self.listeners = without(self.listeners, u)

    def acts(self, card: Card) -> bool:
        """Whether a card has activated abilities of its own, or may borrow or be lent some."""
        if card.lends_to_legends:
            return False
        return bool(card.activated) or card.borrows or (card.type == LEGEND and self.config.lends)

    def configuration(self) -> GameConfig:
        return self.config

    def copy(self) -> Realm:
        twin = Realm(self.config)
        copy_columns(self, twin)
        self.copy_machine(twin)
        return twin

    def interrupt(self, move: i64) -> bool:
        """Let a seat leave the game, whatever is asked and of whichever seat [649]."""
        if not self.can_leave(move):
            return False
        self.config.concession.answer(self, self.frames[-1], move)
        self.cache = None
        return True

    def can_leave(self, move: i64) -> bool:
        """Whether `move` means that a seat leaves which is still in the game."""
        return (
            self.ask is not None
            and LEAVE <= move < LEAVE + self.config.players
            and not self.is_gone(move - LEAVE)
        )

    def result(self) -> list[float] | None:
        """Return by seat 1 for the winning side, and -1 split between the other sides; 0 if none won."""
        if self.ask is not None:
            return None
        sides = self.config.sides
        if self.winner < 0:
            return [0.0 for _ in sides]
        others = int(self.config.num_sides) - 1
        return [1.0 if side == self.winner else -1.0 / others for side in sides]

    # Looking.

    def card(self, u: i64) -> Card:
        """Return the card of an object."""
        return self.cards[self.kind[u]]

    def is_field(self, place: i64) -> bool:
        """Whether a place is a battlefield, not a base."""
        return place >= self.config.players

    def bit(self, place: i64) -> i64:
        """Return a battlefield as a bit of `scored`."""
        one: i64 = 1
        return one << (place - self.config.players)

    def friends(self, seat: i64, other: i64) -> bool:
        """Whether two seats are on the same side; -1, which is no seat, has no friends."""
        return seat >= 0 and other >= 0 and self.config.sides[seat] == self.config.sides[other]

    def is_gone(self, seat: i64) -> bool:
        """Whether a seat has left the game."""
        return (self.gone >> seat & 1) != 0

    def present(self) -> i64:
        """How many seats are in the game."""
        n: i64 = self.config.players
        if self.gone:
            for seat in range(self.config.players):
                n -= self.gone >> seat & 1
        return n

    def next_seat(self, seat: i64) -> i64:
        """The next in turn order of the seats that are in the game."""
        seat = (seat + 1) % self.config.players
        while self.gone >> seat & 1:
            seat = (seat + 1) % self.config.players
        return seat

    def has_units(self, seat: i64, place: i64) -> bool:
        """Whether a seat has a unit at a place."""
        for u in self.here[place]:
            mine = self.seat[u] == seat
            if mine and self.card(u).is_unit:
                return True
        return False

    def units_of(self, seat: i64, place: i64) -> list[int]:
        """The units of a seat at a place."""
        return [u for u in self.here[place] if self.seat[u] == seat and self.card(u).is_unit]

    def slots(self, place: i64) -> list[int]:
        """The slots for facedown cards at a place, the first one first."""
        return [place, place + len(self.here)]

    def place_of(self, slot: i64) -> i64:
        """The place of a slot for facedown cards."""
        return slot % len(self.here)

    def alone(self, u: i64) -> bool:
        """Whether there is no other friendly unit at its location [740.2]."""
        for other in self.here[self.at[u]]:
            if other != u and self.friends(self.seat[u], self.seat[other]) and self.card(other).is_unit:
                return False
        return True

    def is_open(self, place: i64) -> bool:
        """Whether a battlefield has neither unit nor controller [170.11]."""
        if not self.is_field(place) or self.seat[place] >= 0:
            return False
        return not any(self.card(u).is_unit for u in self.here[place])

    def keyword(self, u: i64, keyword: i64) -> i64:
        """The value of a keyword of an object; 0: it has not got it."""
        if self.layered and may_have(self, u, keyword):
            return self.values_of(u).keyword(keyword)
        n: i64 = self.card(u).keywords[keyword]
        if n and self.config.copies_text:
            n *= 1 + len(copiers(self, u))
        for effect in self.effects:
            if effect.unit == u:
                if effect.what == SHIELDS and keyword == SHIELD:
                    n += effect.n
                elif effect.what == GRANTS and effect.n // GRANT == keyword:
                    n += effect.n % GRANT
        if keyword == TEMPORARY and self.flags[u] & FADING:
            n += 1
        return n

    def true_might(self, u: i64) -> i64:
        """The Might of a unit as arithmetic has it, perhaps below 0 [143.2.b]."""
        flags: i64 = self.flags[u]
        n: i64 = self.card(u).might + self.extra[u]
        if self.layered:
            if is_ordered(self, u):
                return self.values_of(u).might
            n += might_from_auras(self, u)
        if flags & BUFFED:
            n += from_buffs(self, u)
        if flags & ATTACKER:
            n += self.keyword(u, ASSAULT)
        elif flags & DEFENDER:
            n += self.keyword(u, SHIELD)
        return n

    def values_of(self, u: i64) -> Values:
        """What an object has by all continuous effects.

        The values are kept while a question waits, because nothing changes then, and found anew at every
        call while a step runs.
        """
        working = self.working
        if working is not None:
            return working.values[u]
        cache = self.cache
        if cache is None or self.ask is None or cache.ask is not self.ask:
            cache = LayerCache(self.ask)
            self.cache = cache
        found = cache.values.get(u)
        if found is None:
            self.working = cache
            try:
                found = evaluate(self, cache, u)
            finally:
                self.working = None
        return found

    def might_without_role(self, u: i64) -> i64:
        """The Might of a unit without what keywords add while it attacks or defends."""
        flags: i64 = self.flags[u]
        n: i64 = self.true_might(u)
        if flags & ATTACKER:
            n -= self.keyword(u, ASSAULT)
        elif flags & DEFENDER:
            n -= self.keyword(u, SHIELD)
        return n

    def might(self, u: i64) -> i64:
        """The Might of a unit, never below 0."""
        n = self.true_might(u)
        return max(n, 0)

    def num_runes(self, seat: i64) -> i64:
        """How many runes a seat has on the board."""
        first: i64 = seat * NUM_DOMAINS
        return sum(self.runes[first : first + NUM_DOMAINS])

    def is_closed(self) -> bool:
        """Whether a chain exists [307-311]."""
        return len(self.chain) > 0 or len(self.fresh) > 0

    def side_points(self, seat: i64) -> i64:
        """The points of the side of a seat."""
        return self.points[self.config.sides[seat]]

    def teammate(self, seat: i64) -> i64:
        """The other seat of the same side, or -1."""
        for other in range(self.config.players):
            if other != seat and self.friends(seat, other):
                return other
        return -1

    def seats_in_order(self) -> list[int]:
        """The seats that are in the game in turn order, from the turn player."""
        n = self.config.players
        order = [(self.turn + i) % n for i in range(n)]
        return [seat for seat in order if not self.gone >> seat & 1] if self.gone else order

    # Winning.

    def victory_score(self) -> i64:
        """The points that win: those of the mode, and what passive abilities add [194.2]."""
        n: i64 = self.config.victory
        for me in self.auras:
            card = self.cards[self.kind[me]]
            if card.raises_victory:
                for static in card.passives:
                    n += static.victory()
        return n

    def look_for_winner(self) -> None:
        """A side with enough points, and more than every other, wins [194.2, 323.1]."""
        for side in range(self.config.num_sides):
            own: i64 = self.points[side]
            if own >= self.config.victory and own >= self.victory_score() and self.winner < 0:
                rivals = [other for other in range(self.config.num_sides) if other != side]
                if all([self.points[other] < own for other in rivals]):
                    self.winner = side
