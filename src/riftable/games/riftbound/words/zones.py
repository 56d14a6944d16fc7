"""Instructions about zones: cards that are banished, and cards that are played from elsewhere than a hand."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import (
    Ability,
    Card,
    Cost,
    Instruction,
    Pick,
    Selector,
    Trigger,
    Word,
)
from riftable.games.riftbound.rules.events import ReadiedRunes
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    ASK_TAKE,
    FREES_GEAR,
    GEAR,
    I_DIE,
    IN_TRASH,
    NONE,
    NUM_DOMAINS,
    SPAN,
    TAKE_TO_PLAY,
    UNIT,
    V_PLAY,
)
from riftable.games.riftbound.rules.items import (
    CARD,
    FROM_BANISHMENT,
    FROM_HAND,
    FROM_TRASH,
    ONLY_FIELDS,
    THEN_BANISH,
    THEN_TRASH,
    Effect,
    Item,
)
from riftable.games.riftbound.rules.lasting import add_effect
from riftable.games.riftbound.rules.legal_plays import can_complete
from riftable.games.riftbound.rules.mutations import regain, take_from_trash
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.zones import banish, banish_card, link, tell_to_play
from riftable.games.riftbound.words.selectors import Filter, Me

PLAY: Final = V_PLAY * SPAN

# Where a unit that one is told to play goes.
OWN_CHOICE: Final = 0
TO_BASE: Final = 1  # of the player who plays it
TO_HERE: Final = 2  # where the source is
PERHAPS_HERE: Final = 3  # or there as well
TO_YOUR_BATTLEFIELD: Final = 4  # one that its player controls


@final
class Terms:
    """How a card is played that an effect tells to play: what is not paid, where, by whom, what then."""

    ignores_energy: bool
    ignores_power: bool
    less: i64  # Energy
    less_recycled: bool  # as much less Energy as the Might of the unit that was recycled for the ability
    to: i64
    by_owner: bool  # else by the player of the effect
    after: i64

    def __init__(
        self,
        ignores_energy: bool = False,
        ignores_power: bool = False,
        less: int = 0,
        to: int = OWN_CHOICE,
        by_owner: bool = False,
        after: int = THEN_TRASH,
        less_recycled: bool = False,
    ) -> None:
        self.less_recycled = less_recycled
        self.ignores_energy = ignores_energy
        self.ignores_power = ignores_power
        self.less = less
        self.to = to
        self.by_owner = by_owner
        self.after = after

    def play(self, s: Realm, f: Resolving, owner: i64, kind: i64, origin: i64) -> None:
        """Put a card on the chain, to be played on these terms."""
        seat: i64 = owner if self.by_owner else s.chain[-1].seat
        if s.is_gone(seat):
            return
        self.set(s, f, tell_to_play(s, seat, owner, kind, origin))

    def set(self, s: Realm, f: Resolving, item: Item) -> None:
        """Let an item be played on these terms."""
        item.ignores_energy = self.ignores_energy
        item.ignores_power = self.ignores_power
        item.discount = s.chain[-1].discount if self.less_recycled else self.less
        item.after = self.after
        if s.cards[item.kind].type != UNIT:
            return
        place: i64 = -1
        if self.to == TO_BASE:
            place = item.seat
        elif self.to == TO_HERE:
            place = s.at[f.me] if f.me >= 0 else -1
        elif self.to == PERHAPS_HERE:
            item.place = s.at[f.me] if f.me >= 0 else -1
        elif s.chain[-1].bound >= 0:  # units that a card played from facedown lets one play go there [811]
            place = s.chain[-1].bound
        elif self.to == TO_YOUR_BATTLEFIELD:
            item.place = ONLY_FIELDS
        if place >= 0:
            item.place = place
            item.given = True


PLAIN: Final = Terms()
IGNORING_ENERGY: Final = Terms(ignores_energy=True)
IGNORING_COST: Final = Terms(ignores_energy=True, ignores_power=True)


class ZoneWord(Instruction):
    """An instruction about cards in zones."""


class ActsOnCards(ZoneWord):
    """An instruction about chosen objects or cards: it acts on each."""

    selector: Selector

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        selector = self.selector
        if isinstance(selector, Pick):
            ability.add_choice(selector)
        steps.append(self)


@final
class Banish(ActsOnCards):
    """Banishes permanents [427]; later instructions may play the cards.

    A spell that banishes itself goes to Banishment when it leaves the chain. A unit that has died is banished
    from the trash, with what gave it the ability.
    """

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def harms(self) -> bool:
        return not isinstance(self.selector, Me)

    def run(self, s: Realm, f: Resolving) -> None:
        f.cards = []
        if s.chain[-1].what == CARD and isinstance(self.selector, Me):
            s.chain[-1].after = THEN_BANISH
        found = self.selector.among(s, f)
        f.done = 1 if found else 0
        for u in found:
            if not s.card(u).is_token:
                f.cards = [*f.cards, s.owner[u], s.kind[u]]
            banish(s, u)
        event = s.chain[-1].event
        if isinstance(self.selector, Me) and event is not None and event.what == I_DIE:
            self.banish_dead(s, f)

    def banish_dead(self, s: Realm, f: Resolving) -> None:
        """Banish the card whose Deathknell this is, if it is in its owner's trash [427]."""
        item = s.chain[-1]
        if item.kind in s.trash[item.owner]:
            f.done = 1
            f.cards = [item.owner, item.kind]
            take_from_trash(s, item.owner, item.kind)
            banish_card(s, item.owner, item.kind)
            if item.lender >= 0:
                link(s, item.lender, item.owner, item.kind)


@final
class PlayFromTrash(ActsOnCards):
    """Plays a card chosen in one's trash."""

    terms: Terms

    def __init__(self, selector: Selector, terms: Terms = PLAIN) -> None:
        self.selector = selector
        self.terms = terms

    def run(self, s: Realm, f: Resolving) -> None:
        for code in self.selector.among(s, f):
            self.terms.play(s, f, s.chain[-1].seat, code - IN_TRASH, FROM_TRASH)


@final
class PlayBanished(ZoneWord):
    """Plays the cards that the instruction before has banished, those that are still there."""

    terms: Terms

    def __init__(self, terms: Terms = PLAIN) -> None:
        self.terms = terms

    def run(self, s: Realm, f: Resolving) -> None:
        for i in range(0, len(f.cards), 2):
            owner: i64 = f.cards[i]
            kind: i64 = f.cards[i + 1]
            if kind in s.banished[owner]:
                self.terms.play(s, f, owner, kind, FROM_BANISHMENT)
        f.cards = []


@final
class RegainMe(ZoneWord):
    """The card returns from its owner's trash to the hand; nothing, if it is no longer there."""

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        if item.kind in s.trash[item.seat]:
            regain(s, item.seat, item.kind)


@final
class PlayFromHand(ZoneWord):
    """Plays a card with a keyword from one's hand, or none: no one else knows if there is one [128.6]."""

    keyword: i64
    terms: Terms

    def __init__(self, keyword: int, terms: Terms = PLAIN) -> None:
        self.keyword = keyword
        self.terms = terms

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        moves: list[int] = []
        for kind in sorted(set(s.hands[seat])):
            if s.cards[kind].keywords[self.keyword] and self.can_play(s, f, seat, kind):
                moves.append(PLAY + kind)
        moves.append(NONE)
        s.ask = Ask(seat, ASK_TAKE, s.chain[-1].kind, TAKE_TO_PLAY, moves)

    def can_play(self, s: Realm, f: Resolving, seat: i64, kind: i64) -> bool:
        """Whether a card can be played on these terms."""
        item = Item(CARD, kind, s.cards[kind].spell, -1, seat)
        item.origin = FROM_HAND
        self.terms.set(s, f, item)
        return can_complete(s, item)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move != NONE:
            seat: i64 = s.chain[-1].seat
            self.terms.play(s, f, seat, move - PLAY, FROM_HAND)


@final
class PlayBanishedWith(ZoneWord):
    """Plays all units that were banished with the source, which has left as a cost, ignoring their costs."""

    def run(self, s: Realm, f: Resolving) -> None:
        cards = s.chain[-1].cards
        for i in range(0, len(cards), 2):
            if cards[i + 1] in s.banished[cards[i]]:
                IGNORING_COST.play(s, f, cards[i], cards[i + 1], FROM_BANISHMENT)


@final
class MayPlayFree(ZoneWord):
    """This turn, one may play a gear of at most so much Energy from one's hand, ignoring that cost."""

    filter: Filter

    def __init__(self, energy: int) -> None:
        self.filter = Filter(type_=GEAR, energy=energy)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.frees_gear = True
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        add_effect(s, Effect(FREES_GEAR, -1, s.chain[-1].seat, self.filter.energy))


@final
class WhileInTrash(Word):
    """A triggered ability that the card has while it is in its owner's trash."""

    when: Trigger

    def __init__(self, when: Trigger) -> None:
        self.when = when

    def join(self, card: Card) -> None:
        card.buried.append(self.when)
        card.later += self.when.ability.later

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class Flow(Word):
    """I may be played from one's trash for a cost instead of mine, and am banished afterwards [829]."""

    cost: Cost

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def join(self, card: Card) -> None:
        card.flow = self.cost

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class Surfaces(Word):
    """As one looks at or reveals me from the top of one's deck, I may be banished, then played for a cost."""

    cost: Cost

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def join(self, card: Card) -> None:
        card.surfaces = self.cost

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class KnellByRecycling(Trigger):
    """A Deathknell that costs that the card itself is recycled [808]."""

    words: list[Word]

    def __init__(self, *words: Word) -> None:
        self.event = I_DIE
        self.knell = True
        self.words = list(words)
        self.ability = Ability("knell by recycling", self.words, may=True)
        self.ability.recycles = True

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")

    def hears(self, s: Realm, me: i64, event: Happening) -> bool:
        return True


@final
class ReadyYourRunes(ZoneWord):
    """Readies all runes of the player."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = s.chain[-1].seat
        n: i64 = 0
        for i in range(seat * NUM_DOMAINS, (seat + 1) * NUM_DOMAINS):
            n += s.runes[i] - s.ready[i]
            s.ready[i] = s.runes[i]
        if n:
            s.dirty = True
            if s.log is not None:
                s.log.append(ReadiedRunes(seat, n))
