"""Playing a card or ability, from pending to final: choices, costs, and what enters [349-358, 398-404]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.bag import without_one
from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import (
    Ability,
    Card,
    Condition,
    Pick,
)
from riftable.games.riftbound.rules.ambush import ambush_places
from riftable.games.riftbound.rules.costs import deflect_of, easing, price_of
from riftable.games.riftbound.rules.entering import enters_ready, opens, tokens_enter_ready
from riftable.games.riftbound.rules.event_hooks import has_chosen, was_played, was_used
from riftable.games.riftbound.rules.events import Chose, Declared, Dropped, NotPlayed, Triggered, Used
from riftable.games.riftbound.rules.extra_costs import (
    Extras,
    Hurry,
    Sacrifice,
    Spend,
    exhaust_for,
    is_gone,
)
from riftable.games.riftbound.rules.facedown import show, uncover
from riftable.games.riftbound.rules.frames import Moving, Playing
from riftable.games.riftbound.rules.ids import (
    ASK_ABILITY,
    ASK_DECLINE,
    ASK_MAY,
    ASK_MODE,
    ASK_TARGET,
    ASK_WHERE,
    AT,
    BECOMES_MIGHTY,
    EXHAUSTED,
    MAY_PLAY,
    MIGHTY_FROM,
    MIGHTY_NOW,
    MODE_USED,
    MODES,
    NO,
    NONE,
    PLAYED_ME,
    PLAYED_NOW,
    PLAYING_AWAY,
    SEAT,
    SPAN,
    TARGET,
    UNIT,
    V_CHAMPION,
    V_REVEAL,
    V_TRASH,
    V_USE,
    YES,
)
from riftable.games.riftbound.rules.items import (
    ACTIVATED,
    CARD,
    FROM_CHAMPION,
    FROM_HAND,
    ONLY_FIELDS,
    TOKEN_ITEM,
    TRIGGERED,
    WITH_THE_UNIT,
    Effect,
    Item,
)
from riftable.games.riftbound.rules.lasting import add_effect, remember, use_up_next
from riftable.games.riftbound.rules.legal_plays import (
    ABILITIES,
    can_complete,
    facedown_item,
    flow_item,
    has_targets,
    leads_on,
    open_modes,
    spendable,
    timing_of,
    usable,
)
from riftable.games.riftbound.rules.mutations import enter, lose_card, may_go, recycle_from_trash
from riftable.games.riftbound.rules.paying import MODE, Pay, add_by, add_resources, from_pool
from riftable.games.riftbound.rules.prohibitions import conquered_places, is_forbidden, is_playable
from riftable.games.riftbound.rules.reductions import Reduce, can_stop, choices_left
from riftable.games.riftbound.rules.repeating import ChooseAgain
from riftable.games.riftbound.rules.resources import (
    Adder,
    abilities_of,
    adds_of,
    can_pay,
    copier,
    takes_time,
)
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.triggering import about, make_pending
from riftable.games.riftbound.rules.turning import begin_turning
from riftable.games.riftbound.rules.zones import put_back

NO_PLACES: Final[list[int]] = []


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
    item.ambushes = timing_of(s, seat, card) < timing
    if verb == V_TRASH:
        item = flow_item(s, seat, argument)
        s.trash[seat] = without_one(s.trash[seat], argument)
    elif verb == V_CHAMPION:
        item.origin = FROM_CHAMPION
        s.champion[seat] = -1
    else:
        item.origin = FROM_HAND
        lose_card(s, seat, argument)
    s.chain.append(item)
    s.dirty = True
    if s.log is not None:
        s.log.append(Declared(seat, argument))


def use(s: Realm, u: i64, code: i64) -> None:
    """Use an activated ability, the object's own or that of a source, in which "me" is now the object."""
    ability = abilities_of(s, u, code // ABILITIES)[code % ABILITIES]
    adds = ability.adds
    cost = ability.cost
    if adds is not None and adds.turns:
        begin_turning(s, u, adds.turns)
        return
    if adds is not None and not takes_time(cost):  # priority and focus stay [429.2]
        add_by(s, Adder(u, code // ABILITIES, code % ABILITIES, cost, adds_of(s, u, adds)))
        return
    s.passes = 0
    if not s.running:
        s.running, s.by_trigger = True, adds is not None  # [340.2.a]
    item = Item(ACTIVATED, s.kind[u], ability, u, s.seat[u])
    item.lender = copier(s, u, code // ABILITIES)
    s.chain.append(item)
    s.dirty = True
    if s.log is not None:
        s.log.append(Used(u))


@final
class WhichAbility(Step):
    """Ask which ability an object uses, if it has several: first whose, then which of those [376]."""

    def run(self, s: Realm, f: Moving) -> None:
        u = f.group[0]
        codes = f.group[1:]
        lenders = sorted({code // ABILITIES for code in codes})
        if len(codes) == 1:
            use(s, u, codes[0])
        elif len(lenders) > 1:
            s.ask = Ask(s.seat[u], ASK_ABILITY, u, 0, [TARGET + source for source in lenders])
        else:
            s.ask = Ask(s.seat[u], ASK_ABILITY, u, lenders[0], [MODE + code % ABILITIES for code in codes])

    def answer(self, s: Realm, f: Moving, move: i64) -> None:
        kept: list[int] = [f.group[0]]
        for code in f.group[1:]:
            if (code % ABILITIES == move - MODE) if move >= MODE else (code // ABILITIES == move - TARGET):
                kept.append(code)
        f.group = kept
        f.again()


USE_CODE: Final = Code("use", [WhichAbility()])


# Making it final.


def drop_item(s: Realm, f: Playing) -> None:
    """Remove a triggered ability as if it had never triggered [402-404], or undo playing a card [358]."""
    item = s.chain.pop(f.index)
    s.dirty = True
    put_back(s, item)
    if s.log is not None:
        s.log.append(NotPlayed(item.seat, item.kind) if item.told else Dropped(item.seat, item.kind))
    f.leave()


@final
class Head(Step):
    """Ask whether to use a triggered ability that begins with "you may"; drop what cannot be played."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        ability = item.ability
        if item.told and not can_complete(s, item):
            drop_item(s, f)
        elif item.what == TRIGGERED and ability is not None:
            if not has_targets(s, item, ability, price_of(s, item)) or not self.can_pay(s, item):
                drop_item(s, f)
            elif ability.may:
                s.ask = Ask(item.seat, ASK_MAY, item.kind, 0, [YES, NO])

    def can_pay(self, s: Realm, item: Item) -> bool:
        """Whether the cost of "you may … to" can be paid."""
        ability = item.ability
        assert ability is not None
        if ability.recycles and item.kind not in s.trash[item.owner]:
            return False
        cost = ability.cost
        if cost.is_free:
            return True
        if cost.exhaust and (item.me < 0 or s.flags[item.me] & EXHAUSTED != 0):
            return False
        if cost.spend and len(spendable(s, item, cost)) < cost.least:
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
            if not moves:
                drop_item(s, f)  # only a triggered ability comes so far without a mode
                return
            if len(item.ability.modes) == 1:
                self.answer(s, f, moves[0])
                return
            s.ask = Ask(item.seat, ASK_MODE, item.kind, 0, moves)

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        item = s.chain[f.index]
        ability = item.ability
        assert ability is not None
        item.ability = ability.modes[move - MODE]
        if item.me >= 0 and ability.each_once:
            n: i64 = MODES * max(item.lender, 0) + move - MODE
            s.effects = [*s.effects, Effect(MODE_USED, item.me, -1, n)]


@final
class Settle(Step):
    """What is due is fixed, and what the costs exhaust is exhausted [356]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        price = price_of(s, item)
        if s.gone and (item.has_lost_target() or is_gone(s, item) or not can_pay(s, item.seat, price)):
            drop_item(s, f)  # its target, or what would have paid for it, left with its owner [358]
            return
        from_pool(s, item.seat, f, price)
        exhaust_for(s, item)


@final
class Where(Step):
    """Where a unit is played: one's base, or a battlefield one controls, or what a word allows [355.3]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if s.cards[item.kind].type != UNIT or item.what > TOKEN_ITEM:
            return
        if item.given:
            if not may_go(s, item.seat, item.place):  # [462.2]
                item.place = item.seat
            elif not is_playable(s, item):
                drop_item(s, f)
            return
        moves = self.moves(s, item)
        if not moves:
            drop_item(s, f)  # the unit that gave a reason for an ambush has left with its owner
        elif len(moves) == 1:
            item.place = moves[0] - AT
        else:
            s.ask = Ask(item.seat, ASK_WHERE, item.kind, 0, moves)

    def moves(self, s: Realm, item: Item) -> list[int]:
        """The places to which a unit may be played now."""
        card = s.cards[item.kind]
        ambush = ambush_places(s, item) if card.ambushes else NO_PLACES
        if item.ambushes:
            return [AT + place for place in ambush]
        if card.only_conquered:
            return [AT + place for place in conquered_places(s, item.seat)]
        moves: list[int] = [] if item.place == ONLY_FIELDS else [AT + item.seat]
        for place in range(s.config.players, s.config.players + s.config.fields):
            may = (place == item.place and may_go(s, item.seat, place)) or place in ambush
            if may or s.seat[place] == item.seat or is_permitted(s, item.seat, card, place):
                if not is_forbidden(s, PLAYING_AWAY, item.seat, place):
                    moves.append(AT + place)
        return moves

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
            moves = self.moves(s, item, ability, pick)
            have = len(item.chosen[f.pick])
            if have < pick.least:
                if not moves:
                    drop_item(s, f)  # else only a triggered ability comes so far without a target
                    return
                if pick.is_obvious and len(moves) == 1:
                    self.answer(s, f, moves[0])
                    return
                s.ask = Ask(item.seat, ASK_TARGET, item.kind, f.pick, moves)
                return
            if moves:
                closing = [NONE] if can_stop(s, item, ability, f.pick) else []
                s.ask = Ask(item.seat, ASK_TARGET, item.kind, f.pick, [*closing, *moves])
                return
            f.pick += 1

    def moves(self, s: Realm, item: Item, ability: Ability, pick: Pick) -> list[int]:
        """The targets that can be chosen next, paid for, and leave the choices that must follow possible."""
        before = item.chosen
        chosen = before[pick.slot]
        if len(chosen) >= pick.most:
            return []
        codes = choices_left(pick.codes(s, item), chosen)
        missing = pick.least - len(chosen)
        if missing > 1:
            codes = codes[: len(codes) - missing + 1]
        if not ability.related and not any(deflect_of(s, item.seat, code) for code in codes):
            if not s.config.eases or not easing(s, item):
                return [pick.base + code for code in codes]
        moves: list[int] = []
        for code in codes:
            item.chosen = [*before[: pick.slot], [*chosen, code]]
            if leads_on(s, item, ability):
                moves.append(pick.base + code)
        item.chosen = before
        return moves

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
            if s.log is not None and pick.base != SEAT:
                s.log.append(Chose(item.seat, move - pick.base))
            if len(codes) >= pick.most:
                f.pick += 1
        f.again()


@final
class Decline(Step):
    """What an effect makes one play or trigger may be given up if it costs something [404, 444.2]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if not item.told and item.what != TRIGGERED:
            return
        price = price_of(s, item)
        if item.told and (price.energy or price.power or price.any):
            s.ask = Ask(item.seat, ASK_MAY, item.kind, MAY_PLAY, [YES, NO])
        elif item.what == TRIGGERED and item.ability is not None and price.any > item.ability.cost.any:
            s.ask = Ask(item.seat, ASK_DECLINE, item.kind, price.any, [YES, NO])

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        if move == NO:
            drop_item(s, f)


@final
class Finalize(Step):
    """The item is final; a permanent enters at once [337.2, 358]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.ability is not None and item.ability.recycles:
            recycle_from_trash(s, item.seat, item.owner, [item.kind])
        item.pending = False
        s.dirty = True
        s.priority = -1
        if item.what == CARD:
            s.finals[item.seat] += 1
        if s.effects and item.what <= TOKEN_ITEM:
            use_up_next(s, item)
        if item.ability is not None:
            if item.ability.adds is not None:  # it resolves at once [337.2]
                s.chain.pop(f.index)
                add_resources(s, item.seat, item.me, item.ability.adds)
                was_used(s, item.kind, item.seat)
            if item.what == TRIGGERED and s.log is not None:
                s.log.append(Triggered(item.seat, item.kind, item.me))
            has_chosen(s, item)
            return
        s.chain.pop(f.index)
        card = s.cards[item.kind]
        ready = item.ready or (card.enters_ready and is_met(s, card.ready_if, item.seat))
        ready = ready or (card.is_unit and enters_ready(s, item.seat))
        ready = ready or (card.is_token and tokens_enter_ready(s, item.seat))
        tired = card.is_unit or card.enters_exhausted or item.exhausted
        flags: i64 = EXHAUSTED if tired and not ready else 0
        place: i64 = item.place if item.place >= 0 else item.seat
        u = enter(s, item.kind, item.owner, item.seat, place, flags)
        if card.knows_when_played:
            add_effect(s, Effect(PLAYED_NOW, u, -1, 0))
        if card.is_unit and card.might >= MIGHTY_FROM and s.config.heard[BECOMES_MIGHTY]:
            remember(s, MIGHTY_NOW, u, 1, WITH_THE_UNIT)  # it was Mighty before it entered [706]
        was_played(s, u, item)
        if item.batch:
            tell_batch(s, item, u)
        if item.then is not None:
            following = Item(TRIGGERED, item.then_kind, item.then, -1, item.seat)
            following.event = about(s, PLAYED_ME, u, item.seat)
            make_pending(s, following, place)
        for other in s.fresh:
            if other.me == u and other.moment == s.moment:
                other.bound = item.bound  # what it does when played finds its targets there too


def tell_batch(s: Realm, token: Item, u: i64) -> None:
    """Tell the ability about tokens that were played together that one of them has entered."""
    for item in [*s.chain, *s.fresh]:
        if item.batch == token.batch and item.what == TRIGGERED:
            item.them = [*item.them, u]


def is_met(s: Realm, condition: Condition | None, seat: i64) -> bool:
    """Whether a condition of a card that a seat plays holds."""
    return condition is None or condition.holds(s, -1, seat, None)


def is_permitted(s: Realm, seat: i64, card: Card, place: i64) -> bool:
    """Whether a word lets a seat play a unit to a battlefield that it does not control [355.3]."""
    if card.to_attacked and s.combat and s.showdown == place and s.attacker == seat:
        return True
    if s.is_open(place):
        return card.to_open or opens(s, seat)
    owner: i64 = s.seat[place]
    if not card.to_enemy or owner < 0 or s.friends(seat, owner) or not may_go(s, seat, place):
        return False
    return any([s.card(u).is_unit for u in s.here[place]])


PLAY_CODE: Final = Code(
    "play",
    [
        Head(), Mode(), Extras(), Hurry(), Where(), Targets(), ChooseAgain(1), Spend(), Reduce(), Decline(),
        Settle(),
        Pay(), Sacrifice(), Finalize(),
    ],
)  # fmt: skip
