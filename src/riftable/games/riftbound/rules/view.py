"""Views of Riftbound: what a seat may know of a position, and full states that fit a view.

A view remembers everything its seat has seen: a card that went to a hand face up is known to be there, and a
card that only its owner looked at is known to its owner. Deck lists are open: the cards that have not been
seen yet are known as a whole.
"""

from __future__ import annotations

from typing import Final

from riftable.core.bag import EMPTY_BAG, Bag, Pile, bag_of
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.core.rules import View, frames_json
from riftable.games.riftbound.rules.census import census
from riftable.games.riftbound.rules.columns_derived import copy_public
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    FIELD,
    FLAG_NAMES,
    HIDDEN,
    IN_TRASH,
    NUM_DOMAINS,
    ON_CHAIN,
    PHASE_NAMES,
    POOL,
    RUNES_OF,
    SET_UP,
)
from riftable.games.riftbound.rules.lasting import host_of
from riftable.games.riftbound.rules.lists import with_value
from riftable.games.riftbound.rules.match import champions, with_bag
from riftable.games.riftbound.rules.moves import label, place_name
from riftable.games.riftbound.rules.mutations import all_seats
from riftable.games.riftbound.rules.state import GONE, GameConfig, Realm
from riftable.games.riftbound.rules.state_layout import add, add_ask, add_bags, row
from riftable.games.riftbound.rules.view_json import BoardObjectJson, RealmViewJson

ASK_NAMES: Final[list[str]] = [
    "main", "showdown", "react", "where", "destination", "group", "target", "extra", "may", "pay", "assign",
    "discard", "mulligan", "order", "open", "opponent", "predict", "bring", "decline", "draw", "channel",
    "first", "field", "look", "starts", "invited", "hide", "rune", "take", "spend", "mode", "ability",
    "choose", "saved", "saver", "out", "in", "champion", "surplus",
]  # fmt: skip


class RealmView(View):
    """A position of Riftbound as one seat knows it; seat -1 is a spectator."""

    key: str
    over: bool
    table: Realm  # what lies open: hands, decks and what was set aside are not in it
    hand: list[int]  # mine
    aside: list[int]  # mine
    hands: list[int]  # how many cards each seat holds
    asides: list[int]
    bags: list[list[Bag]]  # by seat, the bags of its Main Deck that I can name; empty: I cannot
    sizes: list[list[int]]  # by seat, how many cards each bag has
    seen: list[list[int]]  # by seat, who can name each bag, as bits
    unseen: list[list[int]]  # by seat, the cards I cannot place
    hidden: list[int]  # by place, my own facedown card there, or -1
    side: list[int]  # my sideboard
    side_sizes: list[int]  # how many cards each sideboard has
    wished: list[bool]  # who has said which Chosen Champion they want next

    def label(self, move: i64) -> str:
        """The full name of a legal answer to my question."""
        return label(self.table, move)

    def row(self) -> list[int]:
        """All of it as numbers, quicker to compare than JSON."""
        out: list[int] = [self.seat, self.waiting, int(self.over)]
        for column in (
            self.hand,
            self.aside,
            self.hands,
            self.asides,
            self.hidden,
            self.side,
            self.side_sizes,
        ):
            add(out, column)
        for lists in (self.sizes, self.seen, self.unseen):
            for one in lists:
                add(out, one)
        for bags in self.bags:
            add_bags(out, bags)
        out += [int(wished) for wished in self.wished]
        add_ask(out, self.ask)
        out += row(self.table)
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RealmView) and self.key == other.key and self.row() == other.row()

    def __hash__(self) -> int:
        return hash(tuple(self.row()))

    def json(self) -> RealmViewJson:
        t = self.table
        return {
            "rules": self.key,
            "seat": int(self.seat),
            "first": int(t.first),
            "turn": int(t.turn),
            "regular": int(t.regular),
            "round": int(t.round),
            "phase": PHASE_NAMES[t.phase],
            "waiting": int(self.waiting),
            "over": self.over,
            "winner": int(t.winner),
            "priority": int(t.priority),
            "passes": int(t.passes),
            "focus": int(t.focus),
            "stage": int(t.stage),
            "showdown": int(t.showdown),
            "combat": bool(t.combat),
            "attacker": int(t.attacker),
            "defender": int(t.defender),
            "dirty": bool(t.dirty),
            "running": bool(t.running),
            "by_trigger": bool(t.by_trigger),
            "stirred": bool(t.stirred),
            "moment": int(t.moment),
            "barred": int(t.barred),
            "invited": int(t.invited),
            "helped": bool(t.helped),
            "gone": int(t.gone),
            "points": t.points[:],
            "goal": int(t.victory_score()),
            "wins": t.wins[:],
            "objects": [object_json(t, u) for u in range(len(t.kind)) if t.kind[u] != GONE],
            "places": [there[:] for there in t.here],
            "contester": t.contester[:],
            "facedown": [[t.hider[i], t.since[i], self.hidden[i]] for i in range(len(t.hider))],
            "covered": names_or_none(t, self.hidden),
            "hand": card_names(t, self.hand),
            "aside": card_names(t, self.aside),
            "hands": self.hands[:],
            "asides": self.asides[:],
            "known": [card_names(t, cards) for cards in t.known],
            "sizes": [sizes[:] for sizes in self.sizes],
            "seen": [seen[:] for seen in self.seen],
            "bags": [[card_names(t, list(bag)) for bag in own] for own in self.bags],
            "unseen": [card_names(t, cards) for cards in self.unseen],
            "rune_decks": [
                [[DOMAIN_NAMES[domain] for domain in bag] for bag in pile.bags] for pile in t.rune_decks
            ],
            "trash": [card_names(t, list(cards)) for cards in t.trash],
            "banished": [card_names(t, list(cards)) for cards in t.banished],
            "chosen": card_names(t, t.chosen),
            "champions": names_or_none(t, t.champion),
            "used": [card_names(t, list(cards)) for cards in t.used],
            "scored": t.scored[:],
            "finals": t.finals[:],
            "died": t.died[:],
            "thrown": t.thrown[:],
            "xp": t.xp[:],
            "side": card_names(t, self.side),
            "side_sizes": self.side_sizes[:],
            "wished": self.wished[:],
            "runes": by_domain(t.runes, NUM_DOMAINS),
            "ready": by_domain(t.ready, NUM_DOMAINS),
            "energy": t.energy[:],
            "spell_energy": t.spell_energy[:],
            "gear_power": t.gear_power[:],
            "power": by_domain(t.power, POOL),
            "chain": [[t.cards[item.kind].name, *item.memory()] for item in [*t.chain, *t.fresh]],
            "picks": [picks_json(t, item.all_chosen()) for item in t.chain],
            "fresh": len(t.fresh),
            "effects": [effect.memory() for effect in t.effects],
            "aims": t.aims[:],
            "turns": t.turns[:],
            "frames": frames_json(t.frames),
            "ask": self.ask_json(ASK_NAMES),
        }


def picks_json(t: Realm, chosen: list[list[int]]) -> list[str | int]:
    """Return the targets of an item for JSON."""
    return [pick_json(t, code) for codes in chosen for code in codes]


def object_json(t: Realm, u: int) -> BoardObjectJson:
    """Return an object on the board for JSON."""
    return {
        "id": u,
        "card": t.cards[t.kind[u]].name,
        "owner": t.owner[u],
        "seat": t.seat[u],
        "at": place_name(t.config, t.at[u]),
        "damage": t.hurt[u],
        "flags": [name for name, bit in FLAG_NAMES.items() if t.flags[u] & bit],
        "bits": t.flags[u],
        "extra": t.extra[u],
        "might": int(t.might(u)) if t.card(u).is_unit else 0,
        "host": int(host_of(t, u)) or -1,
    }


def pick_json(t: Realm, code: int) -> str | int:
    """Return what an item of the chain has chosen for JSON: an object by its number, all else by name."""
    if code >= ON_CHAIN:
        return f"item{code - ON_CHAIN}"
    if code >= RUNES_OF:
        return f"rune:{DOMAIN_NAMES[(code - RUNES_OF) % NUM_DOMAINS]}"
    if code >= IN_TRASH:
        return t.cards[code - IN_TRASH].name
    return code


def card_names(t: Realm, cards: list[int]) -> list[str]:
    """Return the names of cards."""
    return [t.cards[kind].name for kind in cards]


def names_or_none(t: Realm, cards: list[int]) -> list[str | None]:
    """Return the names of cards; one that is not there or not known is None."""
    return [t.cards[kind].name if kind >= 0 else None for kind in cards]


def by_domain(column: list[int], width: int) -> list[list[int]]:
    """Return a column of seats and domains, seat by seat."""
    return [column[i : i + width] for i in range(0, len(column), width)]


def view_of(s: Realm, seat: int, key: str) -> RealmView:
    """The view of a seat, built up from what it may know."""
    v = RealmView()
    v.config = s.config
    v.key = key
    v.seat = seat
    v.set_ask(s.ask)
    v.over = s.ask is None
    v.table = laid_open(s)
    v.hand = s.hands[seat][:] if seat >= 0 else []
    v.aside = s.aside[seat][:] if seat >= 0 else []
    v.hands = [len(hand) for hand in s.hands]
    v.asides = [len(aside) for aside in s.aside]
    v.hidden = [kind if s.hider[i] == seat and seat >= 0 else -1 for i, kind in enumerate(s.hidden)]
    v.side = list(side_of(s, seat)) if seat >= 0 else []
    v.side_sizes = [len(side_of(s, other)) for other in range(s.config.players)]
    v.wished = [kind >= 0 for kind in s.wish]
    v.table.wish = [kind if other == seat else -1 for other, kind in enumerate(s.wish)]
    swaps = [s.config.closed or len(side) > 0 for side in s.config.sideboards]
    secret = [other != seat and swap for other, swap in enumerate(swaps)]
    v.table.mains = [EMPTY_BAG if secret[other] else main for other, main in enumerate(s.mains)]
    v.table.sideboards = [EMPTY_BAG if secret[other] else side for other, side in enumerate(s.sideboards)]
    v.bags, v.sizes, v.seen, v.unseen = [], [], [], []
    for other in range(s.config.players):
        pile = s.decks[other]
        v.sizes.append([len(bag) for bag in pile.bags])
        v.seen.append(pile.seen[:])
        v.bags.append(
            [bag if can_name(s, pile.seen[i], seat) else EMPTY_BAG for i, bag in enumerate(pile.bags)]
        )
        v.unseen.append(unplaced(s, other, seat))
    return v


def side_of(s: Realm, seat: int) -> Bag:
    """The sideboard of a seat; whoever leaves takes it along [652]."""
    return EMPTY_BAG if s.is_gone(seat) else s.sideboards[seat]


def can_name(s: Realm, seen: int, seat: int) -> bool:
    """Whether a seat has seen what a bag holds; a spectator has seen what all seats have."""
    return seen == all_seats(s) if seat < 0 else bool(seen >> seat & 1)


def unplaced(s: Realm, other: int, seat: int) -> list[int]:
    """The cards of a seat that an onlooker cannot place, ascending."""
    cards: list[int] = []
    if s.config.closed and other != seat:
        return cards  # one cannot even say what to place
    pile = s.decks[other]
    for i, bag in enumerate(pile.bags):
        if not can_name(s, pile.seen[i], seat):
            cards += list(bag)
    if other != seat:
        hidden = s.hands[other][:]
        for kind in s.known[other]:
            hidden.remove(kind)
        cards += hidden
        cards += [kind for kind in s.aside[other] if s.cards[kind].type != FIELD]
        cards += [kind for i, kind in enumerate(s.hidden) if s.hider[i] == other]
        cards += list(side_of(s, other))
    cards.sort()
    return cards


def laid_open(s: Realm) -> Realm:
    """Return what all players see of a position, without the Main Decks, sideboards and wishes of a match."""
    n = s.config.players
    t = Realm(s.config)
    copy_public(s, t)
    t.hands = [[] for _ in range(n)]
    t.aside = [[] for _ in range(n)]
    t.decks = [Pile(EMPTY_BAG) for _ in range(n)]
    t.hidden = [-1] * len(s.hidden)
    t.ask, t.log = None, None
    t.frames = [f.copy() for f in s.frames]
    t.index()
    return t


def imagine(config: GameConfig, v: RealmView, rng: Rng) -> Realm:
    """Return a full state consistent with the view, with the unknown cards dealt at random."""
    s = v.table.copy()
    s.hidden = v.hidden[:]
    for seat in range(config.players):
        if s.is_gone(seat):
            continue
        cards = v.unseen[seat][:]
        if config.closed and seat != v.seat:
            cards = expected(s, v, seat, rng)
        rng.shuffle(cards)
        if seat == v.seat:
            s.hands[seat] = v.hand
            s.aside[seat] = v.aside
        else:
            deal_to(s, v, seat, cards, rng)
        pile = Pile(EMPTY_BAG)
        for i, size in enumerate(v.sizes[seat]):
            bag = v.bags[seat][i]
            if not bag:
                bag = bag_of(cards[:size])
                del cards[:size]
            pile.put_under(bag, v.seen[seat][i])
        s.decks[seat] = pile
        if seat != v.seat:
            if config.closed or config.sideboards[seat]:
                settle_list(s, seat)
            if v.wished[seat]:
                found = champions(s, seat)
                s.wish = with_value(s.wish, seat, found[rng.below(len(found))])
    if s.frames:  # the question under way: a step that asks may always be run again
        s.frames[-1].again()
        s.settle()
    return s


def deal_to(s: Realm, v: RealmView, seat: int, cards: list[int], rng: Rng) -> None:
    """Deal another seat what it holds in secret: facedown, in the sideboard, in hand and aside."""
    size, chosen = v.side_sizes[seat], s.chosen[seat]
    if size and chosen in cards and len(cards) - cards.count(chosen) < size + s.hider.count(seat):
        cards.remove(chosen)  # all others are needed for the sideboard, so it lies facedown
        cards.insert(0, chosen)
    hide_cards(s, seat, cards)
    s.sideboards = with_bag(s.sideboards, seat, take_sideboard(cards, size, chosen))
    held = v.hands[seat] - len(s.known[seat])
    s.hands[seat] = sorted(s.known[seat] + cards[:held])
    del cards[:held]
    if s.phase == SET_UP and not v.hands[seat]:
        s.aside[seat] = some_field(s, seat, v.asides[seat], rng)
    else:
        s.aside[seat] = sorted(cards[: v.asides[seat]])
        del cards[: v.asides[seat]]


def take_sideboard(cards: list[int], size: int, chosen: int) -> list[int]:
    """Take cards for a sideboard: copies of the Chosen Champion last, for one of them is not in it."""
    taken = cards[:size]
    if chosen not in taken:
        del cards[:size]
        return taken
    taken = [kind for kind in cards if kind != chosen][:size]
    taken += [chosen] * (size - len(taken))
    for kind in taken:
        cards.remove(kind)
    return taken


def settle_list(s: Realm, seat: int) -> None:
    """Set the Main Deck list of a seat from all its cards, less the sideboard and the Chosen Champion."""
    cards = census(s, seat)
    for kind in (*s.sideboards[seat], s.chosen[seat]):
        cards.remove(kind)
    s.mains = with_bag(s.mains, seat, cards)


def expected(s: Realm, v: RealmView, seat: int, rng: Rng) -> list[int]:
    """Return likely cards for the unseen part of a deck whose list is closed.

    They come from a list that the legend suggests, without the cards seen so far; if these are too few, from
    further such lists.
    """
    lists = s.config.priors[seat]
    cards = list(lists[rng.below(len(lists))])
    s.hidden, hidden = [-1] * len(s.hidden), s.hidden  # not dealt yet
    s.sideboards = with_bag(s.sideboards, seat, EMPTY_BAG)
    shown = census(s, seat) + s.known[seat] + [kind for bag in v.bags[seat] for kind in bag]
    s.hidden = hidden
    for kind in shown:
        if kind in cards:
            cards.remove(kind)
    rng.shuffle(cards)
    hiders = s.hider.count(seat)
    wanted = v.hands[seat] - len(s.known[seat]) + hiders + v.side_sizes[seat]
    wanted += v.asides[seat] if s.phase != SET_UP or v.hands[seat] else 0
    wanted += sum(size for i, size in enumerate(v.sizes[seat]) if not v.bags[seat][i])
    secret = [kind for one in lists for kind in one if s.cards[kind].keywords[HIDDEN]]
    missing = s.chosen[seat] not in shown  # the Chosen Champion is somewhere
    down = hiders - 1 if missing and wanted == hiders else hiders  # facedown, if nothing else is unseen
    first = [kind for kind in cards if s.cards[kind].keywords[HIDDEN]][:down]
    while len(first) < down:
        first.append(secret[rng.below(len(secret))] if secret else lists[0][0])
    if missing:
        first.append(s.chosen[seat])
    for kind in first:
        if kind in cards:
            cards.remove(kind)
    while len(first) + len(cards) < wanted:
        more = lists[rng.below(len(lists))]
        cards.append(more[rng.below(len(more))])
    return first + cards[: wanted - len(first)]


def hide_cards(s: Realm, seat: int, cards: list[int]) -> None:
    """Facedown cards of another seat, out of those it may have hidden."""
    for place, who in enumerate(s.hider):
        if who == seat:
            fits = [kind for kind in cards if s.cards[kind].keywords[HIDDEN]] or cards[:1]
            s.hidden[place] = fits[0]
            cards.remove(fits[0])


def some_field(s: Realm, seat: int, n: int, rng: Rng) -> list[int]:
    """The battlefield a seat has chosen in secret, if it has."""
    choice = s.config.brought[seat]
    return [choice[rng.below(len(choice))]] if n else []


__all__ = ["RealmView", "imagine", "view_of"]
