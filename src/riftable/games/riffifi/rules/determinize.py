"""Full states that fit a view: cards that a seat cannot place are dealt where public knowledge allows it.

Public knowledge: no hand was a misdeal; a card played unseen was higher than some card that lay face
up; a set that has been played before, with Equal chances, holds what it showed, and for each card that it
hid then one that fits.
"""

from __future__ import annotations

from typing import Final

from riftable.core.bag import EMPTY, ONE, take
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.games.riffifi.rules.ids import (
    COLOR,
    EVERY_CARD,
    MISDEAL_CARDS,
    NUM_CARDS,
    NUM_COLORS,
    OFFICER,
    UNUSED,
)
from riftable.games.riffifi.rules.state import GameConfig, Past, RiffifiState
from riftable.games.riffifi.rules.turn import is_misdeal
from riftable.games.riffifi.rules.view import RiffifiView

MAX_ATTEMPTS: Final = 200  # the last one is used as it is: only impossible positions get so far
SWAPS_PER_PLACE: Final = 3  # at least, so that the state does not depend on how it was found
MAX_REPAIR_SWAPS: Final = 400  # after these, in search of sets without a misdeal
COLUMNS: Final = 6  # five colors and the Officer's none


def imagine(config: GameConfig, v: RiffifiView, rng: Rng) -> RiffifiState:
    """Return a full state consistent with the view and with public knowledge."""
    s = RiffifiState(config)
    s.reset()
    s.deck = config.decks[v.out]
    s.out = v.out
    s.unseen = v.unseen[:]
    s.clues = v.clues[:]
    s.face = v.face[:]
    for card in v.face:
        if 0 <= card < OFFICER:
            s.top[COLOR[card]] = card
    s.scores = v.scores[:]
    s.ticks = v.ticks[:]
    s.bank = v.bank[:]
    s.tokens = v.tokens[:]
    s.captured = v.captured[:]
    s.past = v.past
    s.dealer = v.dealer
    s.turn = v.turn
    s.number = v.number
    s.closing = v.closing
    s.owed = v.owed
    s.tied = v.tied
    s.winners = v.winners
    s.frames = [f.copy() for f in v.frames]
    if any(v.hands) or any([len(pile) > 0 for pile in v.piles]):
        fill_hands(s, v, rng)
    elif s.frames:
        fill_deal(s, int(v.dealt), rng)
    if s.frames:  # the question under way: a step that asks may always be run again
        s.frames[-1].again()
        s.settle()
    return s


def fill_deal(s: RiffifiState, dealt: int, rng: Rng) -> None:
    """Deal `dealt` cards at random, so that no misdeal ends the deal before the last of them."""
    if not s.number:
        return
    for _ in range(MAX_ATTEMPTS):
        s.dealt = EMPTY
        s.places = s.config.places
        while len(s.dealt) < dealt and not is_misdeal(s.deck, s.dealt):
            seat = s.places[rng.below(len(s.places))]
            s.dealt = s.dealt + ONE[seat]
            s.places = take(s.places, seat)
        if len(s.dealt) == dealt:
            return


def fill_hands(s: RiffifiState, v: RiffifiView, rng: Rng) -> None:
    """Fill the hands, the cards played unseen, and the unused cards."""
    puzzle = Puzzle(s, v)
    cards = puzzle.solve(rng)
    hands: list[list[int]] = [[] for _ in range(UNUSED + 1)]
    piles = [pile[:] for pile in v.piles]
    for i in range(len(cards)):
        seat = puzzle.seats[i]
        if puzzle.spots[i] >= 0:
            piles[seat][puzzle.spots[i]] = cards[i]
        else:
            hands[seat].append(cards[i])
    for seat in range(v.players):
        s.hands[seat] = v.hand[:] if seat == v.seat else sorted(hands[seat])
        s.piles[seat] = bytes(piles[seat])
    s.unused = bytes(sorted(hands[UNUSED]))


class Puzzle:
    """Places to fill, which cards may lie in each, and how many of a color the sets hold."""

    cards: list[int]  # what there is to place: as many as places
    seats: list[int]  # by place, whose it is; UNUSED: no seat's
    spots: list[int]  # by place, where in the pile; -1: in the hand
    allowed: list[int]  # by place, the cards that may lie there
    sets: list[int]  # by seat, the cards known to be among its own
    fixed: list[int]  # seat * 6 + color -> cards of the set that have their places already
    counts: list[int]  # the same with those placed now
    past: list[Past]  # what the sets that are not known whole did before
    owners: list[int]  # and whose they are now

    def __init__(self, s: RiffifiState, v: RiffifiView) -> None:
        self.seats, self.spots, self.allowed = [], [], []
        self.past, self.owners = [], []
        self.sets = v.sets
        self.fixed = [0] * (COLUMNS * (UNUSED + 1))
        others = [seat for seat in range(v.players) if seat != v.seat]
        taken = placed = 0
        for seat in range(v.players):
            taken |= v.sets[seat]
            placed |= self.fix(seat, v.sets[seat] if seat == v.seat else known_of(v.piles[seat]))
        may = [self.may_hold(s, v, seat, EVERY_CARD & ~taken) for seat in range(v.players)]
        for seat in others:  # what was played unseen first: these places are choosy
            for i in range(len(v.unseen[seat])):
                self.add(seat, v.unseen[seat][i], may[seat] & v.clues[seat][i])
        for seat in others:
            for _ in range(v.hands[seat]):
                self.add(seat, -1, may[seat])
        self.cards = [card for card in s.deck if not placed >> card & 1]
        for _ in range(len(self.cards) - len(self.seats)):
            self.add(UNUSED, -1, EVERY_CARD & ~taken)
        self.counts = self.fixed

    def fix(self, seat: int, known: int) -> int:
        """Count the cards of a seat that have their places already."""
        for card in range(NUM_CARDS):
            if known >> card & 1:
                self.fixed[seat * COLUMNS + COLOR[card]] += 1
        return known

    def add(self, seat: int, spot: int, may: int) -> None:
        """Add a place."""
        self.seats.append(seat)
        self.spots.append(spot)
        self.allowed.append(may)

    def may_hold(self, s: RiffifiState, v: RiffifiView, seat: int, free: int) -> int:
        """The cards that may be in a set.

        Those known to be, and unless that is all, others that fit what it hid in earlier hands.
        """
        known = v.sets[seat]
        if size_of(known) == len(v.piles[seat]) + v.hands[seat]:
            return known
        for past in s.past:
            if past.pack == s.pack(seat):
                hidden = 0
                for clue in past.clues:
                    hidden |= clue
                free &= hidden
                self.past.append(past)
                self.owners.append(seat)
        return known | free

    def solve(self, rng: Rng) -> list[int]:
        """Return the card for each place."""
        cards: list[int] = []
        for _ in range(MAX_ATTEMPTS):
            cards = self.match(rng)
            if self.settle(cards, rng) and self.explains_past(cards):
                break
        return cards

    def match(self, rng: Rng) -> list[int]:
        """Return cards for all places, each where it may lie; some sets may be misdeals."""
        order = self.cards[:]
        rng.shuffle(order)
        cards = matched(self.allowed, order)
        left = [card for card in order if card not in cards]
        # Only a position that no deal could make leaves a place empty.
        return [left.pop() if card < 0 else card for card in cards]

    def settle(self, cards: list[int], rng: Rng) -> bool:
        """Swap cards at random until no set is a misdeal; return whether that was reached.

        The matching favors some states. Each swap is as likely as its reverse, so enough of them make
        all states equally likely.
        """
        n: i64 = len(cards)
        self.counts = self.fixed[:]
        for place in range(n):
            self.counts[self.seats[place] * COLUMNS + COLOR[cards[place]]] += 1
        excess: i64 = 0
        for seat in self.seats_to_watch():
            for color in range(NUM_COLORS):
                excess += max(0, self.counts[seat * COLUMNS + color] - MISDEAL_CARDS + 1)
        swaps: i64 = 0
        while n > 1 and swaps < SWAPS_PER_PLACE * n + MAX_REPAIR_SWAPS:
            if swaps >= SWAPS_PER_PLACE * n and not excess:
                break
            excess += self.swap(cards, rng.below(n), rng.below(n))
            swaps += 1
        return excess == 0

    def seats_to_watch(self) -> list[int]:
        """The seats whose sets must not have been a misdeal."""
        return sorted({seat for seat in self.seats if seat != UNUSED})

    def swap(self, cards: list[int], i: i64, j: i64) -> i64:
        """Swap two cards if they may lie there and no set gets worse; return how much better it is."""
        one: i64 = cards[i]
        other: i64 = cards[j]
        if not (self.allowed[i] >> other & 1 and self.allowed[j] >> one & 1):
            return 0
        a: i64 = self.seats[i]
        b: i64 = self.seats[j]
        change: i64 = 0
        if a != b and COLOR[one] != COLOR[other]:
            change = self.change(a, COLOR[one], COLOR[other]) + self.change(b, COLOR[other], COLOR[one])
            if change > 0:
                return 0
            self.counts[a * COLUMNS + COLOR[one]] -= 1
            self.counts[a * COLUMNS + COLOR[other]] += 1
            self.counts[b * COLUMNS + COLOR[other]] -= 1
            self.counts[b * COLUMNS + COLOR[one]] += 1
        cards[i] = other
        cards[j] = one
        return change

    def change(self, seat: i64, less: i64, more: i64) -> i64:
        """Return how the excess of a set changes if a card of one color replaces one of another."""
        change: i64 = 0
        if seat != UNUSED:
            if less < NUM_COLORS and self.counts[seat * COLUMNS + less] >= MISDEAL_CARDS:
                change -= 1
            if more < NUM_COLORS and self.counts[seat * COLUMNS + more] >= MISDEAL_CARDS - 1:
                change += 1
        return change

    def explains_past(self, cards: list[int]) -> bool:
        """Whether each set could have hidden what it hid in earlier hands."""
        for i, past in enumerate(self.past):
            whole = self.sets[self.owners[i]]
            for place, card in enumerate(cards):
                if self.seats[place] == self.owners[i]:
                    whole |= 1 << card
            rest = [card for card in range(NUM_CARDS) if (whole & ~past.shown) >> card & 1]
            if -1 in matched(past.clues, rest):
                return False
        return True


def matched(allowed: list[int], order: list[int]) -> list[int]:
    """Return a card for each place, or -1: a maximum matching, found by augmenting paths."""
    holder = [-1] * NUM_CARDS  # by card, the place that has it
    for place in range(len(allowed)):
        augment(place, allowed, order, holder, [False] * NUM_CARDS)
    cards = [-1] * len(allowed)
    for card in order:
        if holder[card] >= 0:
            cards[holder[card]] = card
    return cards


def augment(place: int, allowed: list[int], order: list[int], holder: list[int], tried: list[bool]) -> bool:
    """Find a card for a place, moving others to other places if need be."""
    may: i64 = allowed[place]
    for card in order:
        if may >> card & 1 and holder[card] < 0:
            holder[card] = place
            return True
    for card in order:
        if may >> card & 1 and not tried[card]:
            tried[card] = True
            if augment(holder[card], allowed, order, holder, tried):
                holder[card] = place
                return True
    return False


def known_of(pile: list[int]) -> int:
    """The cards of a pile that a seat can name, as a bitmask."""
    mask = 0
    for card in pile:
        if card >= 0:
            mask |= 1 << card
    return mask


def size_of(mask: int) -> int:
    """How many cards are in a bitmask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


__all__ = ["imagine"]
