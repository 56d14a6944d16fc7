"""Instructions about decks and hands, spells and legends, and what has just been killed or countered."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Cost, Instruction, Pick, Selector, Word
from riftable.games.riftbound.rules.attachment import attach
from riftable.games.riftbound.rules.draw_and_channel import burn_for, channel_for
from riftable.games.riftbound.rules.events import Gave, Granted, Kept, Recycled
from riftable.games.riftbound.rules.frames import Paying, Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_CHOOSE,
    ASK_TAKE,
    GRANT,
    GRANTS,
    NO,
    NONE,
    NUM_KEYWORDS,
    ON_CHAIN,
    PAY_OR_COUNTERED,
    PLAYING_AWAY,
    PREVENTS,
    PUT_ON_DECK,
    SPAN,
    TAKE_TO_PLAY,
    TOP_OR_BOTTOM,
    UNIT_PLAYED,
    V_MODE,
    V_TAKE,
    YES,
)
from riftable.games.riftbound.rules.items import (
    CARD,
    FROM_HAND,
    ONLY_FIELDS,
    TOKEN_ITEM,
    TRIGGERED,
    WITH_THE_TURN,
    Effect,
    Item,
)
from riftable.games.riftbound.rules.lasting import add_effect, wait_for
from riftable.games.riftbound.rules.legal_plays import can_complete
from riftable.games.riftbound.rules.lists import without
from riftable.games.riftbound.rules.mutations import gain_point, put_under
from riftable.games.riftbound.rules.prohibitions import is_forbidden
from riftable.games.riftbound.rules.resources import can_afford
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.triggering import make_pending
from riftable.games.riftbound.rules.zones import counter
from riftable.games.riftbound.words.choices import OpponentPick
from riftable.games.riftbound.words.circumstances import FRIENDLY_SUBJECT
from riftable.games.riftbound.words.effects import Acts
from riftable.games.riftbound.words.flow import skip
from riftable.games.riftbound.words.later import Later
from riftable.games.riftbound.words.related import RelatesTwo
from riftable.games.riftbound.words.zones import PLAY, Terms, ZoneWord

MODE: Final = V_MODE * SPAN
TAKE: Final = V_TAKE * SPAN
ALL_DAMAGE: Final = 999  # more than a unit can be dealt at once


class Dealing(Instruction):
    """An instruction about players, their decks and their hands."""


@final
class EachChannels(Dealing):
    """Each player channels runes exhausted, in turn order."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        for seat in reversed(s.seats_in_order()):  # the frame put down last runs first
            channel_for(s, seat, self.n, True)


@final
class Burn(Dealing):
    """Puts cards from the top of one's Main Deck into one's trash [440]."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        burn_for(s, s.chain[-1].seat, self.n)


@final
class PutOnDeck(Dealing):
    """Puts a card from one's hand on the top or the bottom of one's Main Deck; no one else sees it.

    Until its player has said where it goes it is set aside, for that player alone to see.
    """

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = s.chain[-1].seat
        kind: i64 = s.chain[-1].kind
        if s.aside[seat]:
            s.ask = Ask(seat, ASK_CHOOSE, kind, TOP_OR_BOTTOM, [MODE, MODE + 1])
        elif s.hands[seat]:
            moves = [TAKE + card for card in sorted(set(s.hands[seat]))]
            s.ask = Ask(seat, ASK_CHOOSE, kind, PUT_ON_DECK, moves)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = s.chain[-1].seat
        if move >= MODE:
            self.put(s, seat, move == MODE)
            return
        s.hands[seat] = without(s.hands[seat], move - TAKE)
        s.known[seat] = []  # of the rest of the hand, others know nothing for sure any more
        s.aside[seat] = [move - TAKE]
        f.again()

    def put(self, s: Realm, seat: i64, on_top: bool) -> None:
        """Put the card there."""
        one: i64 = 1
        kind: i64 = s.aside[seat][0]
        s.aside[seat] = []
        if not on_top:
            put_under(s, seat, [kind], one << seat)
            if s.log is not None:
                s.log.append(Recycled(seat, 1))
            return
        pile = s.decks[seat].copy()
        pile.bags.insert(0, (kind,))
        pile.seen.insert(0, one << seat)
        s.decks[seat] = pile
        if s.log is not None:
            s.log.append(Kept(seat))


@final
class OpponentScores(Dealing):
    """An opponent is chosen; they score points."""

    n: i64
    selector: OpponentPick

    def __init__(self, n: int) -> None:
        self.n = n
        self.selector = OpponentPick()

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_choice(self.selector)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        for seat in self.selector.among(s, f):
            for _ in range(self.n):
                gain_point(s, seat)


# Units.


@final
class AttachTo(RelatesTwo):
    """Attaches chosen Equipment to a chosen unit."""

    def run(self, s: Realm, f: Resolving) -> None:
        f.done = 0
        for gear in self.selector.among(s, f):
            for u in self.to.among(s, f):
                f.done = 1 if attach(s, gear, u) else 0


@final
class MayPlayUnit(ZoneWord):
    """Plays a unit from one's hand on terms, or none: no one else knows if there is one [128.6]."""

    terms: Terms

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = s.chain[-1].seat
        moves: list[int] = []
        for kind in sorted(set(s.hands[seat])):
            if s.cards[kind].is_unit and self.can_play(s, f, seat, kind):
                moves.append(PLAY + kind)
        s.ask = Ask(seat, ASK_TAKE, s.chain[-1].kind, TAKE_TO_PLAY, [*moves, NONE])

    def can_play(self, s: Realm, f: Resolving, seat: i64, kind: i64) -> bool:
        """Whether a unit can be played on these terms."""
        item = Item(CARD, kind, None, -1, seat)
        self.terms.set(s, f, item)
        if item.place == ONLY_FIELDS:
            fields = range(s.config.players, s.config.players + s.config.fields)
            own = [place for place in fields if s.seat[place] == seat]
            if all([is_forbidden(s, PLAYING_AWAY, seat, place) for place in own]):
                return False
        return can_complete(s, item)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move != NONE:
            self.terms.play(s, f, s.chain[-1].seat, move - PLAY, FROM_HAND)


# Spells.


@final
class CounterUnlessPaid(Instruction):
    """Counters a spell unless its controller pays."""

    selector: Selector
    cost: Cost

    def __init__(self, selector: Selector, cost: Cost) -> None:
        self.selector = selector
        self.cost = cost

    def harms(self) -> bool:
        return True

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        for pick in self.selector.choices():
            ability.add_choice(pick)
        steps.append(OfferRansom(self.selector, self.cost))
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        for code in self.selector.among(s, f):
            counter(s, code - ON_CHAIN)


@final
class OfferRansom(Step):
    """Ask the controller of a spell whether to pay for it; if they do, the next step is skipped."""

    selector: Selector
    cost: Cost

    def __init__(self, selector: Selector, cost: Cost) -> None:
        self.selector = selector
        self.cost = cost

    def run(self, s: Realm, f: Resolving) -> None:
        for code in self.selector.among(s, f):
            item = s.chain[code - ON_CHAIN]
            if can_afford(s, item.seat, item.kind, self.cost):
                s.ask = Ask(item.seat, ASK_CHOOSE, s.chain[-1].kind, PAY_OR_COUNTERED, [YES, NO])

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == YES:
            item = s.chain[self.selector.among(s, f)[0] - ON_CHAIN]
            skip(f, 1)
            due = [self.cost.energy, self.cost.power, self.cost.any]
            s.frames.append(Paying(s.config.bill, item.seat, item.kind, due))


@final
class CounteredEnergy(Amount):
    """The Energy cost of the spell just countered; 0, if there was none."""

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        f = s.frames[-1]
        return f.n if isinstance(f, Resolving) and f.done else 0


@final
class KilledMight(Amount):
    """The Might of the unit just killed."""

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        f = s.frames[-1]
        return f.might if isinstance(f, Resolving) else 0


# Objects.


@final
class YourLegend(Selector):
    """The player's legend; it is no choice."""

    def among(self, s: Realm, f: Resolving) -> list[int]:
        return [s.chain[-1].seat]


@final
class SwapMight(Acts):
    """Two units swap their Might this turn: one gets the difference, the other loses it [433]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        found = self.selector.among(s, f)
        if len(found) == 2:
            n: i64 = s.might(found[1]) - s.might(found[0])
            self.give(s, found[0], n)
            self.give(s, found[1], -n)

    def give(self, s: Realm, u: i64, n: i64) -> None:
        """Give a unit Might, or take it."""
        s.extra[u] += n
        s.dirty = True
        if n and s.log is not None:
            s.log.append(Gave(u, n))

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        raise AssertionError("both get their Might together")


@final
class GiveMine(Acts):
    """Gives a unit my keywords, and as much Might as I have, this turn."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        if f.me < 0:
            return
        n: i64 = s.might(f.me)
        for keyword in range(NUM_KEYWORDS):
            value: i64 = s.keyword(f.me, keyword)
            if value:
                add_effect(s, Effect(GRANTS, u, -1, GRANT * keyword + value))
                if s.log is not None:
                    s.log.append(Granted(u, keyword, value))
        s.extra[u] += n
        s.dirty = True
        if s.log is not None:
            s.log.append(Gave(u, n))


@final
class PreventNext(Acts):
    """The next time it would be dealt damage this turn, all of that is prevented [437]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        add_effect(s, Effect(PREVENTS, u, s.chain[-1].seat, ALL_DAMAGE, once=True))


@final
class ThenWithIt(Later):
    """A new ability goes on the chain about the token that the instruction before plays [386]."""

    def __init__(self, *words: Word, pay: Cost) -> None:
        self.words = list(words)
        self.ability = Ability("reflexive", self.words, may=True)
        self.ability.cost = pay

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        for token in s.fresh:
            if token.what == TOKEN_ITEM and token.seat == item.seat and token.then is None:
                token.then = self.ability
                token.then_kind = item.kind


@final
class ThenWithThem(Later):
    """A new ability goes on the chain about the tokens that the instruction before plays [386]."""

    def __init__(self, *words: Word) -> None:
        self.words = list(words)
        self.ability = Ability("reflexive", self.words)

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        s.moment += 1
        following = Item(TRIGGERED, item.kind, self.ability, f.me, item.seat)
        for token in s.fresh:
            if token.what == TOKEN_ITEM and token.seat == item.seat and not token.batch:
                token.batch = following.batch = s.moment
        if following.batch:
            make_pending(s, following, item.place)


@final
class SomeOfThem(Pick):
    """Of the tokens that the ability is about so many, or fewer."""

    def __init__(self, most: int) -> None:
        self.least = 0
        self.most = most

    def codes(self, s: Realm, item: Item) -> list[int]:
        return sorted(item.them)

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return code in item.them


@final
class WhenFriendPlayed(Later):
    """When a friendly unit is played this turn, something is done to it."""

    def __init__(self, *words: Word) -> None:
        self.words = list(words)
        self.ability = Ability("when friend played", self.words)
        self.ability.only = FRIENDLY_SUBJECT

    def run(self, s: Realm, f: Resolving) -> None:
        wait_for(s, UNIT_PLAYED, self.ability, -1, WITH_THE_TURN, False)


YOUR_LEGEND: Final = YourLegend()
COUNTERED_ENERGY: Final = CounteredEnergy()
KILLED_MIGHT: Final = KilledMight()
