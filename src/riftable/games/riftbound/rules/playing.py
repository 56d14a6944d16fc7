"""Playing a card or ability, from pending to final: choices, costs, and what enters [349-358, 398-404]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    KILL_FRIEND,
    RECYCLE_CARD,
    Pick,
)
from riftable.games.riftbound.rules.costs import (
    Pay,
    Price,
    add_energy,
    can_pay,
    deflect_of,
    price_of,
    spare_power,
)
from riftable.games.riftbound.rules.death import kill
from riftable.games.riftbound.rules.event_hooks import was_played
from riftable.games.riftbound.rules.events import Chose, Declared, Dropped, Triggered, Used
from riftable.games.riftbound.rules.facedown import lay_down, show, uncover
from riftable.games.riftbound.rules.frames import Moving, Playing
from riftable.games.riftbound.rules.ids import (
    ACCELERATE,
    ASK_ABILITY,
    ASK_DECLINE,
    ASK_EXTRA,
    ASK_MAY,
    ASK_MODE,
    ASK_SPEND,
    ASK_TARGET,
    ASK_WHERE,
    AT,
    ENTER_READY,
    EXHAUSTED,
    MODE_USED,
    NO,
    NONE,
    ON_CHAIN,
    RUNES_OF,
    SPAN,
    TARGET,
    UNIT,
    V_CHAMPION,
    V_MODE,
    V_REVEAL,
    V_USE,
    YES,
)
from riftable.games.riftbound.rules.items import (
    ACTIVATED,
    CARD,
    FROM_CHAMPION,
    FROM_FACEDOWN,
    FROM_HAND,
    TOKEN_UNIT,
    TRIGGERED,
    Effect,
    Item,
)
from riftable.games.riftbound.rules.legal_plays import (
    facedown_item,
    has_targets,
    open_modes,
    spares,
    spend_base,
    spendable,
    usable,
)
from riftable.games.riftbound.rules.mutations import (
    discard,
    enter,
    exhaust,
    lose_card,
    may_go,
    recycle_from_trash,
    show_in_hand,
    spend_buff,
    to_hand,
)
from riftable.games.riftbound.rules.state import Realm

MODE: Final = V_MODE * SPAN


# What may be played.


def begin_play(s: Realm, seat: i64, move: i64, timing: i64) -> None:
    """Put a card on the chain, or use an ability."""
    verb: i64 = move // SPAN
    argument: i64 = move % SPAN
    if verb == V_USE:
        choice = usable(s, seat, argument, timing)
        if len(choice) > 1:
            s.frames.append(Moving(USE_CODE, [argument, *choice]))
        else:
            use(s, argument, choice[0])
        return
    s.passes = 0
    if not s.running:
        s.running, s.by_trigger = True, False
    if verb == V_REVEAL:
        item = facedown_item(s, seat, argument)
        uncover(s, argument)
        s.chain.append(item)
        s.dirty = True
        show(s, seat, item.kind)
        if s.log is not None:
            s.log.append(Declared(seat, item.kind))
        return
    card = s.cards[argument]
    item = Item(CARD, argument, card.spell, -1, seat)
    if verb == V_CHAMPION:
        item.origin = FROM_CHAMPION
        s.champion[seat] = -1
    else:
        item.origin = FROM_HAND
        lose_card(s, seat, argument)
    s.chain.append(item)
    s.dirty = True
    if s.log is not None:
        s.log.append(Declared(seat, argument))


def use(s: Realm, u: i64, source: i64) -> None:
    """Use an activated ability, the object's own or that of a source, in which "me" is now the object."""
    ability = s.card(source).activated[0]
    if ability.adds:  # priority and focus stay [429.2]
        add_energy(s, u)
        return
    s.passes = 0
    if not s.running:
        s.running, s.by_trigger = True, False
    s.chain.append(Item(ACTIVATED, s.kind[u], ability, u, s.seat[u]))
    s.dirty = True
    if s.log is not None:
        s.log.append(Used(u))


@final
class WhichAbility(Step):
    """Ask whose ability an object uses, if it has several."""

    def run(self, s: Realm, f: Moving) -> None:
        u = f.group[0]
        s.ask = Ask(s.seat[u], ASK_ABILITY, u, 0, [TARGET + source for source in sorted(f.group[1:])])

    def answer(self, s: Realm, f: Moving, move: i64) -> None:
        use(s, f.group[0], move - TARGET)


USE_CODE: Final = Code("use", [WhichAbility()])


# Making it final.


def drop_item(s: Realm, f: Playing) -> None:
    """Remove a triggered ability as if it had never triggered [402-404].

    Also remove a card or ability whose last target left with a player: the card returns to its zone [358].
    """
    item = s.chain.pop(f.index)
    s.dirty = True
    if item.origin == FROM_HAND:
        to_hand(s, item.seat, item.kind)
    elif item.origin == FROM_CHAMPION:
        s.champion[item.seat] = item.kind
    elif item.origin == FROM_FACEDOWN:
        lay_down(s, item.seat, item.kind, item.place, 0)
    if s.log is not None:
        s.log.append(Dropped(item.seat, item.kind))
    f.leave()


@final
class Head(Step):
    """Ask whether to use a triggered ability that begins with "you may"."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        ability = item.ability
        if item.what == TRIGGERED and ability is not None:
            if not has_targets(s, item, ability, Price(0, 0, 0, 0, False)) or not self.can_pay(s, item):
                drop_item(s, f)
            elif ability.may:
                s.ask = Ask(item.seat, ASK_MAY, item.kind, 0, [YES, NO])

    def can_pay(self, s: Realm, item: Item) -> bool:
        """Whether the cost of "you may … to" can be paid."""
        ability = item.ability
        assert ability is not None
        cost = ability.cost
        if cost.is_free:
            return True
        if cost.exhaust and (item.me < 0 or s.flags[item.me] & EXHAUSTED != 0):
            return False
        if cost.spend and not spendable(s, item.seat, cost.spend, item.me):
            return False
        return can_pay(s, item.seat, price_of(s, item))

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        if move == NO:
            drop_item(s, f)


@final
class Mode(Step):
    """Ask which of its effects an ability has [355.3]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.ability is not None and item.ability.modes:
            moves = [MODE + i for i in open_modes(s, item, item.ability)]
            s.ask = Ask(item.seat, ASK_MODE, item.kind, 0, moves)

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        item = s.chain[f.index]
        ability = item.ability
        assert ability is not None
        item.ability = ability.modes[move - MODE]
        s.effects = [*s.effects, Effect(MODE_USED, item.me, -1, move - MODE)]


def can_spare(s: Realm, item: Item, u: i64) -> bool:
    """Whether a unit can be exhausted as a cost and the rest still be paid."""
    return spares(s, item.seat, price_of(s, item), u)


def choose_spent(s: Realm, item: Item, move: i64, spend: i64) -> None:
    """Choose what will be spent; a card of the hand is public from then on."""
    item.spend = move - spend_base(spend)
    if spend == DISCARD_CARD:
        show_in_hand(s, item.seat, item.spend)


@final
class Extras(Step):
    """Additional costs: whether to pay them, and with what [355.2]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what != CARD:
            return
        card = s.cards[item.kind]
        if card.extra.is_free:
            return
        plain = can_pay(s, item.seat, price_of(s, item))
        item.paid = True
        spend: i64 = card.extra.spend
        base: i64 = spend_base(spend)
        moves: list[int] = []
        if can_pay(s, item.seat, price_of(s, item)):
            if not spend:
                moves = [YES]
            for code in spendable(s, item.seat, spend, -1) if spend else []:
                if base != TARGET or can_spare(s, item, code):
                    moves.append(base + code)
        item.paid = False
        if not card.optional:
            s.ask = Ask(item.seat, ASK_EXTRA, item.kind, 2, moves)
        elif moves:
            if not spend:
                s.ask = Ask(item.seat, ASK_EXTRA, item.kind, 1, [YES, NO])
            else:
                s.ask = Ask(item.seat, ASK_EXTRA, item.kind, 0, [NONE, *moves] if plain else moves)

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        if move in (NONE, NO):
            return
        item = s.chain[f.index]
        item.paid = True
        if move != YES:
            choose_spent(s, item, move, s.cards[item.kind].extra.spend)


@final
class Hurry(Step):
    """Accelerate: whether to pay for entering ready [805]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what == CARD and s.cards[item.kind].keywords[ACCELERATE]:
            item.ready = True
            if can_pay(s, item.seat, price_of(s, item)):
                s.ask = Ask(item.seat, ASK_EXTRA, item.kind, 1, [YES, NO])
            item.ready = False

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        s.chain[f.index].ready = move == YES


@final
class Spend(Step):
    """Ask what an ability is paid with, besides runes, unless there is only one thing."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what == CARD or item.ability is None or not item.ability.cost.spend:
            return
        spend: i64 = item.ability.cost.spend
        found = spendable(s, item.seat, spend, item.me)
        if len(found) == 1:
            item.spend = found[0]
        else:
            base: i64 = spend_base(spend)
            s.ask = Ask(item.seat, ASK_SPEND, item.kind, spend, [base + code for code in found])

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        item = s.chain[f.index]
        assert item.ability is not None
        choose_spent(s, item, move, item.ability.cost.spend)


@final
class Sacrifice(Step):
    """Pay the costs other than runes. A kill is paid even if the death is replaced [203.2]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        cost = s.cards[item.kind].extra
        if item.what == CARD:
            if not item.paid:
                return
        elif item.ability is not None:
            cost = item.ability.cost
        if cost.exhaust:
            exhaust(s, item.me)
        u: i64 = item.spend
        if cost.spend == EXHAUST_FRIEND:
            exhaust(s, u)
        elif cost.spend == DISCARD_CARD:
            discard(s, item.seat, u)
        elif cost.spend == RECYCLE_CARD:
            recycle_from_trash(s, item.seat, u)
        elif cost.spend == KILL_FRIEND:
            kill(s, [u])
        elif cost.spend:
            spend_buff(s, u)


@final
class Where(Step):
    """Where a unit is played: one's base, or a battlefield one controls, or what a word allows [355.3]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if s.cards[item.kind].type != UNIT or item.what > TOKEN_UNIT:
            return
        if item.given:
            if not may_go(s, item.seat, item.place):  # [462.2]
                item.place = item.seat
            return
        card = s.cards[item.kind]
        moves: list[int] = [AT + item.seat]
        for place in range(s.config.players, s.config.players + s.config.fields):
            if s.seat[place] == item.seat or (card.to_open and s.is_open(place)):
                moves.append(AT + place)
        if len(moves) == 1:
            item.place = item.seat
        else:
            s.ask = Ask(item.seat, ASK_WHERE, item.kind, 0, moves)

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        s.chain[f.index].place = move - AT


@final
class Targets(Step):
    """Ask for targets. Within a choice, each next target comes later in the list than the last [355.6]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        ability = item.ability
        if ability is None:
            return
        while f.pick < len(ability.picks):
            pick = ability.picks[f.pick]
            if len(item.chosen) == f.pick:
                item.chosen = [*item.chosen, []]
            moves = self.moves(s, item, pick, item.chosen[f.pick])
            have = len(item.chosen[f.pick])
            if have < pick.least:
                if not moves:
                    drop_item(s, f)  # else only a triggered ability comes so far without a target
                    return
                s.ask = Ask(item.seat, ASK_TARGET, item.kind, f.pick, moves)
                return
            if moves:
                s.ask = Ask(item.seat, ASK_TARGET, item.kind, f.pick, [NONE, *moves])
                return
            f.pick += 1

    def moves(self, s: Realm, item: Item, pick: Pick, chosen: list[int]) -> list[int]:
        """The targets that can be chosen next, and paid for."""
        if len(chosen) >= pick.most:
            return []
        spare: i64 = spare_power(s, item.seat, price_of(s, item))
        last: i64 = chosen[-1] if chosen else -1
        repeat = RUNES_OF <= last < ON_CHAIN  # runes of a domain are alike: another of them may be chosen
        codes = [
            code
            for code in pick.codes(s, item)
            if (code > last or (repeat and code == last)) and deflect_of(s, item.seat, code) <= spare
        ]
        missing = pick.least - len(chosen)
        if missing > 1:  # leave enough for the choices that must follow
            codes = codes[: len(codes) - missing + 1]
        return [pick.base + code for code in codes]

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        item = s.chain[f.index]
        if move == NONE:
            f.pick += 1
        else:
            ability = item.ability
            assert ability is not None
            pick = ability.picks[f.pick]
            codes = [*item.chosen[f.pick], move - pick.base]
            item.chosen = [*item.chosen[: f.pick], codes]
            if s.log is not None:
                s.log.append(Chose(item.seat, move - pick.base))
            if len(codes) >= pick.most:
                f.pick += 1
        f.again()


@final
class Decline(Step):
    """A triggered ability whose choices cost something may be given up [404]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what == TRIGGERED and price_of(s, item).any:
            s.ask = Ask(item.seat, ASK_DECLINE, item.kind, price_of(s, item).any, [YES, NO])

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        if move == NO:
            drop_item(s, f)


@final
class Finalize(Step):
    """The item is final; a permanent enters at once [337.2, 358]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        item.pending = False
        s.dirty = True
        s.priority = -1
        if item.what == CARD:
            s.finals[item.seat] += 1
        if item.ability is not None:
            if item.what == TRIGGERED and s.log is not None:
                s.log.append(Triggered(item.seat, item.kind, item.me))
            return
        s.chain.pop(f.index)
        card = s.cards[item.kind]
        ready = card.enters_ready or item.ready or (card.is_unit and enters_ready(s, item.seat))
        flags: i64 = 0 if ready or not card.is_unit else EXHAUSTED
        place: i64 = item.place if item.place >= 0 else item.seat
        u = enter(s, item.kind, item.seat, item.seat, place, flags)
        was_played(s, u)
        for other in s.fresh:
            if other.me == u and other.moment == s.moment:
                other.bound = item.bound  # what it does when played finds its targets there too
                other.paid = item.paid


def enters_ready(s: Realm, seat: i64) -> bool:
    """Whether units that a seat plays now enter ready, by an effect or a passive ability."""
    for effect in s.effects:
        if effect.what == ENTER_READY and effect.seat == seat:
            return True
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            if static.readies(s, me, seat):
                return True
    return False


PLAY_CODE: Final = Code(
    "play",
    [
        Head(), Mode(), Extras(), Hurry(), Where(), Targets(), Spend(), Decline(), Sacrifice(), Pay(),
        Finalize(),
    ],
)  # fmt: skip
