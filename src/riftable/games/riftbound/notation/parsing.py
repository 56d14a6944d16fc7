"""From a word a person types to the answer it means, or to the reason why it is not possible."""

from __future__ import annotations

import contextlib

from riftable.core import refusal as common
from riftable.core.errors import BadNotation
from riftable.games.riftbound.rules import refusals as keys
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.ambush import ambush_places
from riftable.games.riftbound.rules.costs import price_of
from riftable.games.riftbound.rules.ids import (
    ACTION,
    ASK_ASSIGN,
    ASK_GROUP,
    ASK_INVITED,
    ASK_MAIN,
    ASK_MULLIGAN,
    ASK_REACT,
    ASK_SHOWDOWN,
    ASK_TARGET,
    EXHAUSTED,
    LEAVE,
    NEUTRAL_OPEN,
    REACTION,
    REVEALING,
    SPAN,
    V_ASIDE,
    V_ASSIGN,
    V_CHAMPION,
    V_END,
    V_HIDE,
    V_HIDE_CHAMPION,
    V_MOVE,
    V_PASS,
    V_PLAY,
    V_REVEAL,
    V_TARGET,
    V_TRASH,
    V_USE,
)
from riftable.games.riftbound.rules.items import CARD, FROM_HAND, Item
from riftable.games.riftbound.rules.legal_plays import facedown_item, flow_item, spendable, timing_of
from riftable.games.riftbound.rules.moves import label, move_id, move_name
from riftable.games.riftbound.rules.prohibitions import is_forbidden, is_playable, may_play_cards
from riftable.games.riftbound.rules.refusals import Refusal
from riftable.games.riftbound.rules.resources import can_pay, sources
from riftable.games.riftbound.rules.standard_move import is_ready
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.language.table_talk.move_parsing import nearest, require_move

TIMING = {ASK_MAIN: NEUTRAL_OPEN, ASK_INVITED: NEUTRAL_OPEN, ASK_SHOWDOWN: ACTION, ASK_REACT: REACTION}
OBJECT_VERBS = {
    **dict.fromkeys(TIMING, (V_MOVE, V_USE)),
    ASK_GROUP: (V_MOVE,),
    ASK_ASSIGN: (V_ASSIGN,),
}


def refusal_text(lang: str, refusal: Refusal) -> str:
    """Return the sentence for a refusal."""
    from riftable.games.riftbound.speech import speech  # loaded when something is said

    return speech(lang).refusal(refusal)


def read_word(s: Realm, word: str) -> int:
    """Return the legal answer a word means; raises BadNotation or IllegalMove."""

    def legal() -> tuple[str, ...]:
        return tuple(label(s, move) for move in s.ask.moves) if s.ask is not None else ()

    return require_move(word, meaning(s, word.lower()), refusal_text, legal)


def meaning(s: Realm, word: str) -> int | Refusal:
    """Return the legal answer that a word means (a label, a name, or short for only one), or a refusal."""
    ask = s.ask
    if ask is None:
        return Refusal(common.GAME_OVER)
    labels = {move: label(s, move) for move in ask.moves}
    for seat in range(s.config.players):
        if word == label(s, LEAVE + seat):
            return LEAVE + seat if s.can_leave(LEAVE + seat) else Refusal(common.NOT_AN_ANSWER, word=word)
    for move, text in labels.items():
        if word in (text, move_name(s.config, move)):
            return move
    fits = [move for move, text in labels.items() if word in short_forms(text)]
    if len(fits) == 1:
        return fits[0]
    if fits:
        return Refusal(common.AMBIGUOUS, word=word)
    return refuse(s, word, list(labels.values()))


def short_forms(text: str) -> list[str]:
    """What people leave out: the number of an object, the verb before it."""
    name = text.rsplit(".", maxsplit=1)[0]
    head, _, tail = name.partition(":")
    forms = [name]
    if tail:
        forms += [tail, text.partition(":")[2]]
    if head == "hide-champion":  # as it was written before a card of the hand was told from the champion
        forms.append(f"hide:{tail}")
    if "." in text:
        forms.append(f"{head if tail else ''}.{text.rsplit('.', maxsplit=1)[1]}")
    return forms


def refuse(s: Realm, word: str, legal: list[str]) -> Refusal:
    """Why a word is no legal answer here."""
    ask = s.ask
    assert ask is not None
    move = meant(s, word)
    if move is None:
        names = [*legal, *(form for text in legal for form in short_forms(text))]
        return Refusal(common.UNKNOWN_WORD, word=word, guess=nearest(word, names))
    verb, argument, seat = move // SPAN, move % SPAN, int(ask.seat)
    there = argument < len(s.kind) and s.kind[argument] != GONE
    if ask.kind in TIMING:
        timing = TIMING[int(ask.kind)]
        if verb in (V_PLAY, V_CHAMPION):
            return refuse_play(s, seat, argument, timing)
        if verb == V_TRASH and s.cards[argument].flow is not None and argument in s.trash[seat]:
            return refuse_item(s, flow_item(s, seat, argument), timing)
        if verb == V_MOVE and ask.kind != ASK_MAIN:
            return Refusal(keys.NO_MOVES_NOW)
        if verb == V_MOVE and there:
            return refuse_move(s, seat, argument)
        if verb == V_USE and there:
            return refuse_use(s, seat, argument, timing)
        if verb in (V_HIDE, V_HIDE_CHAMPION):
            return Refusal(keys.CANNOT_HIDE, s.cards[argument].title)
        if verb == V_REVEAL and argument < len(s.hider) and s.hider[argument] == seat:
            return refuse_reveal(s, argument)
        if verb == V_END:
            return Refusal(keys.NOT_NOW)
        if verb == V_PASS:
            return Refusal(keys.NOT_PASSING)
    if ask.kind == ASK_TARGET and verb == V_TARGET and there:
        return Refusal(keys.NOT_A_TARGET, s.card(argument).title)
    if ask.kind == ASK_ASSIGN and verb == V_ASSIGN and there:
        return Refusal(keys.NOT_IN_LINE, s.card(argument).title)
    if ask.kind == ASK_MULLIGAN and verb == V_ASIDE and ask.n and argument in s.hands[seat]:
        return Refusal(keys.OUT_OF_ORDER)
    if ask.kind == ASK_GROUP and verb == V_MOVE and there:
        early = is_ready(s, seat, argument) and argument < ask.moves[0] % SPAN
        return Refusal(keys.OUT_OF_ORDER) if early else refuse_move(s, seat, argument)
    return Refusal(common.NOT_AN_ANSWER, word=word)


def meant(s: Realm, word: str) -> int | None:
    """The answer, legal or not, that a word names; objects as their labels do, or shorter."""
    with contextlib.suppress(BadNotation):
        return move_id(s.config, word)
    ask = s.ask
    assert ask is not None
    for verb in OBJECT_VERBS.get(int(ask.kind), (V_TARGET,)):
        for u in range(len(s.kind)):
            move = verb * SPAN + u
            if s.kind[u] != GONE and word in (label(s, move), *short_forms(label(s, move))):
                return move
    return None


def refuse_play(s: Realm, seat: int, kind: int, timing: int) -> Refusal:
    """Why a card cannot be played now."""
    card = s.cards[kind]
    if kind not in s.hands[seat] and s.champion[seat] != kind:
        return Refusal(keys.NOT_IN_HAND, card.title)
    item = Item(CARD, kind, card.spell, -1, seat)
    item.origin = FROM_HAND
    return refuse_item(s, item, timing)


def refuse_item(s: Realm, item: Item, timing: int) -> Refusal:
    """Why a card cannot be played as this item now."""
    card, seat = s.cards[item.kind], int(item.seat)
    if timing_of(s, seat, card) < timing and not (card.ambushes and ambush_places(s, item)):
        return Refusal(keys.TOO_SLOW, card.title)
    if not may_play_cards(s, seat):
        return Refusal(keys.IS_FORBIDDEN, card.title)
    price = price_of(s, item)
    if not can_pay(s, seat, price):
        from riftable.games.riftbound.speech.card_symbols import symbols

        cost = symbols(Cost(int(price.energy), int(price.power), any_power=int(price.any)), card)
        return Refusal(keys.CANNOT_PAY, card.title, cost=cost)
    for extra in card.extras:
        if not extra.optional and len(spendable(s, item, extra.cost)) < extra.cost.least:
            return Refusal(keys.CANNOT_SPEND, card.title)
    return Refusal(keys.NO_TARGET, card.title)


def refuse_move(s: Realm, seat: int, u: int) -> Refusal:
    """Why an object does not move."""
    title = s.card(u).title
    if s.seat[u] != seat:
        return Refusal(keys.NOT_YOURS, title)
    exhausted = s.card(u).is_unit and s.flags[u] & EXHAUSTED
    return Refusal(keys.IS_EXHAUSTED if exhausted else keys.CANNOT_MOVE, title)


def refuse_use(s: Realm, seat: int, u: int, timing: int) -> Refusal:
    """Why the ability of an object cannot be used."""
    title = s.card(u).title
    if s.seat[u] != seat:
        return Refusal(keys.NOT_YOURS, title)
    abilities = [ability for source in sources(s, u) for ability in s.card(source).activated]
    if not abilities:
        return Refusal(keys.NO_ABILITY, title)
    if all(ability.timing < timing for ability in abilities):
        return Refusal(keys.ABILITY_TOO_SLOW, title)
    if s.flags[u] & EXHAUSTED and all(ability.cost.exhaust for ability in abilities):
        return Refusal(keys.IS_EXHAUSTED, title)
    return Refusal(keys.CANNOT_USE, title)


def refuse_reveal(s: Realm, slot: int) -> Refusal:
    """Why one's own facedown card cannot be played."""
    title, seat = s.cards[s.hidden[slot]].title, s.hider[slot]
    if is_forbidden(s, REVEALING, seat, s.place_of(slot)) or not is_playable(s, facedown_item(s, seat, slot)):
        return Refusal(keys.IS_FORBIDDEN, title)
    return Refusal(keys.TOO_SOON if s.since[slot] >= s.round else keys.NO_TARGET, title)
