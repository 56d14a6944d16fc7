"""Instructions about the top of decks: cards that are banished, recycled, ordered or revealed there."""

from __future__ import annotations

from typing import Final, final

from riftable.core.event import Reveal
from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Word
from riftable.games.riftbound.rules.events import Kept, Recycled, Showed, ShowedRune, TookCard
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_OPPONENT,
    ASK_TAKE,
    CHANCE_CHANNEL,
    F_RUNE,
    NONE,
    SEAT,
    SPAN,
    TAKE_TO_BANISH,
    TAKE_TO_HAND,
    TAKE_TO_RECYCLE,
    TAKE_TO_TOP,
    UNIT,
    V_TAKE,
    WHOSE_CARD,
)
from riftable.games.riftbound.rules.items import TRIGGERED, Item
from riftable.games.riftbound.rules.lists import without
from riftable.games.riftbound.rules.mutations import all_seats, recycle, to_hand, was_recycled
from riftable.games.riftbound.rules.paying import add_as_revealed
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.top_cards import (
    CARD_MOVE,
    ask_top,
    depth_of,
    look_aside,
    looks_first,
    recycle_shown,
    reveal,
    surface_aside,
    surfacing,
    take_shown,
)
from riftable.games.riftbound.rules.triggering import make_pending
from riftable.games.riftbound.rules.zones import banish_card
from riftable.games.riftbound.words.zones import ZoneWord

TAKE: Final = V_TAKE * SPAN


# Cards that one looks at.


@final
class MayBanishUnit(ZoneWord):
    """One of the cards looked at, a unit, may be banished; later instructions may play it.

    The question is asked even if there is no unit, for the others cannot know that.
    """

    over: i64  # so much more Might than a unit killed before it may have; -1: any

    def __init__(self, over: int = -1) -> None:
        self.over = over

    def run(self, s: Realm, f: Resolving) -> None:
        f.cards = []
        seat = s.chain[-1].seat
        if s.aside[seat]:
            moves = [*surfacing(s, s.aside[seat]), NONE]
            moves += [TAKE + kind for kind in sorted(set(s.aside[seat])) if self.fits(s, f, kind)]
            s.ask = Ask(seat, ASK_TAKE, s.chain[-1].kind, TAKE_TO_BANISH, moves)

    def fits(self, s: Realm, f: Resolving, kind: i64) -> bool:
        """Whether a card is a unit, and not too strong."""
        card = s.cards[kind]
        if card.type != UNIT:
            return False
        return self.over < 0 or (f.done == 1 and card.might <= f.might + self.over)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = s.chain[-1].seat
        if surface_aside(s, seat, move):
            f.again()
        elif move != NONE:
            banish_aside(s, f, seat, move - TAKE)


def recycle_aside(s: Realm, seat: i64) -> None:
    """Recycle what a seat still looks at."""
    one: i64 = 1
    rest = s.aside[seat]
    if rest:
        s.aside[seat] = []
        s.moment += 1
        recycle(s, seat, seat, rest, one << seat)


def banish_aside(s: Realm, f: Resolving, seat: i64, kind: i64) -> None:
    """Banish one of the cards that a seat looks at."""
    s.aside[seat] = without(s.aside[seat], kind)
    banish_card(s, seat, kind)
    f.cards = [*f.cards, seat, kind]


@final
class MayRecycleSome(ZoneWord):
    """Any of the cards looked at may be recycled, in an order that is unknown [416.5, 436]."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        if s.aside[seat]:
            moves = [*surfacing(s, s.aside[seat]), NONE]
            moves += [TAKE + kind for kind in sorted(set(s.aside[seat]))]
            s.ask = Ask(seat, ASK_TAKE, s.chain[-1].kind, TAKE_TO_RECYCLE, moves)
        else:
            f.left = 0

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = s.chain[-1].seat
        if move == NONE:
            f.left = 0
            return
        f.again()
        if surface_aside(s, seat, move):
            return
        kind: i64 = move - TAKE
        one: i64 = 1
        s.aside[seat] = without(s.aside[seat], kind)
        pile = s.decks[seat].copy()
        if f.left:  # together with those before
            pile.bags[-1] = tuple(sorted((*pile.bags[-1], kind)))
        else:
            s.moment += 1
            pile.put_under([kind], one << seat)
        s.decks[seat] = pile
        f.left += 1
        if s.log is not None:
            s.log.append(Recycled(seat, 1))
        was_recycled(s, seat, seat)


@final
class PutBack(ZoneWord):
    """Puts the cards looked at back on top in any order, the top one first."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        kinds = sorted(set(s.aside[seat]))
        if len(s.aside[seat]) > 1:  # asked even if they are alike, for the others cannot know that
            s.ask = Ask(seat, ASK_TAKE, s.chain[-1].kind, TAKE_TO_TOP, [TAKE + kind for kind in kinds])
        elif kinds:
            self.put(s, f, kinds[0])
            f.left = 0
            if s.log is not None:
                s.log.append(Kept(seat))

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        self.put(s, f, move - TAKE)
        f.again()

    def put(self, s: Realm, f: Resolving, kind: i64) -> None:
        """Put a card below those that were put back already."""
        seat: i64 = s.chain[-1].seat
        one: i64 = 1
        s.aside[seat] = without(s.aside[seat], kind)
        pile = s.decks[seat].copy()
        pile.bags.insert(f.left, (kind,))
        pile.seen.insert(f.left, one << seat)
        s.decks[seat] = pile
        f.left += 1


@final
class EachBanishesOne(ZoneWord):
    """Each player looks at `n` cards, banishes one of them and recycles the rest, in turn order.

    Later instructions may play them: the next player's first, the own one last. While they look, `n` of the
    frame is the set of players who have left.
    """

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = self.current(s, f)
        if seat < 0:
            f.n = 0
            self.arrange(s, f)
            return
        if f.n != s.gone:
            f.n = s.gone
            if not s.aside[seat]:
                f.left = 0  # who was looking has left
        if f.left < self.n and ask_top(s, seat, 0):
            return
        f.left = self.n
        if s.aside[seat]:
            moves = surfacing(s, s.aside[seat])
            moves += [TAKE + kind for kind in sorted(set(s.aside[seat]))]
            s.ask = Ask(seat, ASK_TAKE, s.chain[-1].kind, TAKE_TO_BANISH, moves)
        else:
            self.next(f, seat)

    def current(self, s: Realm, f: Resolving) -> i64:
        """The player whose turn it is to look; -1: all have."""
        for seat in s.seats_in_order():
            if seat not in f.picked:
                return seat
        return -1

    def next(self, f: Resolving, seat: i64) -> None:
        """Go on to the next player."""
        f.picked = [*f.picked, seat]
        f.left = 0
        f.again()

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = self.current(s, f)
        if CARD_MOVE <= move < CARD_MOVE + SPAN:
            look_aside(s, seat, move - CARD_MOVE)
            f.left += 1
            f.again()
        elif surface_aside(s, seat, move):
            f.again()
        else:
            banish_aside(s, f, seat, move - TAKE)
            recycle_aside(s, seat)
            self.next(f, seat)

    def arrange(self, s: Realm, f: Resolving) -> None:
        """Put the banished cards into the order in which they are played."""
        cards = f.cards
        f.cards, f.picked = [], []
        seat: i64 = s.chain[-1].seat
        for _ in range(s.config.players):
            seat = (seat + 1) % s.config.players
            for i in range(0, len(cards), 2):
                if cards[i] == seat:
                    f.cards = [*f.cards, seat, cards[i + 1]]


# Cards that are revealed: they stay where they are, shown to all [424].


@final
class RevealTop(ZoneWord):
    """Reveals cards from the top of one's Main Deck, or as many as there are."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        if not f.left and looks_first(s, f, seat):
            return
        if f.left >= self.n or not ask_top(s, seat, depth_of(f, seat)):
            f.left = f.looks = 0

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        f.left += 1
        f.again()
        reveal(s, f, s.chain[-1].seat, move - CARD_MOVE)


@final
class RevealUntilUnit(ZoneWord):
    """Reveals cards from the top of one's Main Deck until one is a unit, which is banished."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        n = len(f.shown)
        if not f.left and looks_first(s, f, seat):
            return
        if f.left and n and s.cards[f.shown[n - 1]].type == UNIT:
            kind = f.shown[n - 1]
            take_shown(s, f, seat, kind)
            banish_card(s, seat, kind)
            f.cards = [seat, kind]
        elif not f.done and ask_top(s, seat, depth_of(f, seat)):
            return
        f.left = f.done = f.looks = 0

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        f.left = 1
        f.done = 1 if s.cards[move - CARD_MOVE].type == UNIT else 0  # even if it is banished on its own
        f.again()
        reveal(s, f, s.chain[-1].seat, move - CARD_MOVE)


@final
class EachOpponentReveals(ZoneWord):
    """Each opponent reveals the top card of their Main Deck; one of the cards is chosen and banished."""

    def run(self, s: Realm, f: Resolving) -> None:
        for seat in self.opponents(s):
            if seat not in f.picked:
                if looks_first(s, f, seat) or ask_top(s, seat, 0):
                    return
                f.looks = 0
        choice = [SEAT + f.shown[i] for i in range(0, len(f.shown), 2) if not s.is_gone(f.shown[i])]
        if len(choice) > 1:
            s.ask = Ask(s.chain[-1].seat, ASK_OPPONENT, s.chain[-1].kind, WHOSE_CARD, sorted(choice))
        elif choice:
            self.banish(s, f, choice[0] - SEAT)

    def opponents(self, s: Realm) -> list[int]:
        """The opponents in turn order."""
        return [seat for seat in s.seats_in_order() if not s.friends(seat, s.chain[-1].seat)]

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move < CARD_MOVE:
            self.banish(s, f, move - SEAT)
            return
        for seat in self.opponents(s):
            if seat not in f.picked and len(s.decks[seat]) > 0:
                f.picked = [*f.picked, seat]
                f.looks = 0
                f.again()
                reveal(s, f, seat, move - CARD_MOVE)
                return

    def banish(self, s: Realm, f: Resolving, seat: i64) -> None:
        """Banish the card that a seat has revealed."""
        f.picked = []
        for i in range(0, len(f.shown), 2):
            if f.shown[i] == seat:
                kind = f.shown[i + 1]
                take_shown(s, f, seat, kind)
                banish_card(s, seat, kind)
                f.cards = [seat, kind]
                return


@final
class RecycleRevealed(ZoneWord):
    """Recycles what is left of the revealed cards."""

    def run(self, s: Realm, f: Resolving) -> None:
        recycle_shown(s, f)


@final
class EachRevealed(Amount):
    """So many for each revealed card with a keyword."""

    keyword: i64
    n: i64

    def __init__(self, keyword: int, n: int = 1) -> None:
        self.keyword = keyword
        self.n = n

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        f = s.frames[-1]
        if not isinstance(f, Resolving):
            return 0
        found: i64 = 0
        for i in range(1, len(f.shown), 2):
            if s.cards[f.shown[i]].keywords[self.keyword]:
                found += 1
        return self.n * found


@final
class OnDomain:
    """What is done if a revealed rune is of a domain."""

    domain: i64
    words: list[Word]
    ability: Ability

    def __init__(self, domain: int, *words: Word) -> None:
        self.domain = domain
        self.words = list(words)
        self.ability = Ability("on domain", self.words)


@final
class RevealRune(ZoneWord):
    """Reveals the top rune of one's Rune Deck and recycles it; its domain says what triggers [386]."""

    branches: list[OnDomain]

    def __init__(self, *branches: OnDomain) -> None:
        self.branches = list(branches)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        for branch in self.branches:
            ability.add_later(branch.ability)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        deck = s.rune_decks[seat]
        if len(deck) > 0:
            s.ask_chance(CHANCE_CHANNEL, seat, F_RUNE * SPAN, deck.top())

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        item = s.chain[-1]
        domain: i64 = move - F_RUNE * SPAN
        pile = s.rune_decks[item.seat].copy()
        pile.draw(domain)
        pile.put_under([domain], all_seats(s))
        s.rune_decks[item.seat] = pile
        if s.log is not None:
            s.log.append(ShowedRune(item.seat, domain))
        for branch in self.branches:
            if branch.domain == domain:
                s.moment += 1
                following = Item(TRIGGERED, item.kind, branch.ability, f.me, item.seat)
                make_pending(s, following, item.place)


@final
class DrawRevealedIf(ZoneWord):
    """Draws the card that was revealed if it is of a type, and recycles it otherwise."""

    type: i64

    def __init__(self, type_: int) -> None:
        self.type = type_

    def run(self, s: Realm, f: Resolving) -> None:
        if not f.shown:
            return
        seat, kind = f.shown[0], f.shown[1]
        if s.cards[kind].type != self.type:
            recycle_shown(s, f)
            return
        take_shown(s, f, seat, kind)
        take_openly(s, seat, kind)


@final
class MayDrawOf(ZoneWord):
    """One of the cards looked at, of a type, may be revealed and drawn.

    The question is asked even if there is none, for the others cannot know that.
    """

    type: i64

    def __init__(self, type_: int) -> None:
        self.type = type_

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        if s.aside[seat]:
            moves = [*surfacing(s, s.aside[seat]), NONE]
            moves += [TAKE + kind for kind in sorted(set(s.aside[seat])) if s.cards[kind].type == self.type]
            s.ask = Ask(seat, ASK_TAKE, s.chain[-1].kind, TAKE_TO_HAND, moves)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = s.chain[-1].seat
        if surface_aside(s, seat, move):
            f.again()
        elif move != NONE:
            kind: i64 = move - TAKE
            s.aside[seat] = without(s.aside[seat], kind)
            if s.log is not None:
                s.log.append(Reveal(seat, kind, all_seats(s)))
                s.log.append(Showed(seat, kind))
            add_as_revealed(s, seat, kind)
            take_openly(s, seat, kind)


def take_openly(s: Realm, seat: i64, kind: i64) -> None:
    """Put a card that all players have seen on a deck into its player's hand."""
    to_hand(s, seat, kind)
    if s.log is not None:
        s.log.append(TookCard(seat))
