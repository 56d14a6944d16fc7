"""From a word a person types to the answer it means, or to the reason why it is not possible."""

from __future__ import annotations

from riftable.core import refusal as common
from riftable.core.errors import BadNotation
from riftable.grammar.common.reading import insist, nearest
from riftable.riftbound import refusal as why
from riftable.riftbound.costs import can_pay, price_of_card
from riftable.riftbound.facts import (
    ACTION,
    ASK_MAIN,
    ASK_REACT,
    ASK_SHOWDOWN,
    ASK_TARGET,
    REACTION,
    SPAN,
    USUAL,
    V_CHAMPION,
    V_END,
    V_HIDE,
    V_MOVE,
    V_PLAY,
    V_TARGET,
    V_USE,
)
from riftable.riftbound.leaving import LEAVE, can_leave
from riftable.riftbound.names import label, move_id, move_name
from riftable.riftbound.refusal import Refusal
from riftable.riftbound.speech import speech
from riftable.riftbound.state import GONE, Realm

TIMING = {ASK_MAIN: USUAL, ASK_SHOWDOWN: ACTION, ASK_REACT: REACTION}


def read_word(s: Realm, word: str) -> int:
    """The legal answer a word means; the errors that cross the door otherwise."""

    def legal() -> tuple[str, ...]:
        return tuple(label(s, move) for move in s.ask.moves) if s.ask is not None else ()

    return insist(word, meaning(s, word.lower()), speech("en").refusal, legal)


def meaning(s: Realm, word: str) -> int | Refusal:
    """The legal answer a word means, its label, its name or whatever fits only one; or why there is none."""
    ask = s.ask
    if ask is None:
        return Refusal(common.GAME_OVER)
    labels = {move: label(s, move) for move in ask.moves}
    for seat in range(s.book.players):
        if word == label(s, LEAVE + seat):
            return LEAVE + seat if can_leave(s, LEAVE + seat) else Refusal(common.NOT_AN_ANSWER, word=word)
    for move, text in labels.items():
        if word in (text, move_name(s.book, move)):
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
    if "." in text:
        forms.append(f"{head if tail else ''}.{text.rsplit('.', maxsplit=1)[1]}")
    return forms


def refuse(s: Realm, word: str, legal: list[str]) -> Refusal:
    """Why a word is no legal answer here."""
    try:
        move = move_id(s.book, word)
    except BadNotation:
        names = [*legal, *(form for text in legal for form in short_forms(text))]
        return Refusal(common.UNKNOWN_WORD, word=word, guess=nearest(word, names))
    ask = s.ask
    assert ask is not None
    verb, argument = move // SPAN, move % SPAN
    there = argument < len(s.kind) and s.kind[argument] != GONE
    if ask.kind in TIMING:
        if verb in (V_PLAY, V_CHAMPION):
            return refuse_play(s, int(ask.seat), argument, TIMING[int(ask.kind)])
        if verb == V_MOVE and ask.kind != ASK_MAIN:
            return Refusal(why.NO_MOVES_NOW)
        if verb == V_MOVE and there:
            return Refusal(why.CANNOT_MOVE, s.card(argument).title)
        if verb == V_USE and there:
            return Refusal(why.CANNOT_USE, s.card(argument).title)
        if verb == V_HIDE:
            return Refusal(why.CANNOT_HIDE, s.cards[argument].title)
        if verb == V_END:
            return Refusal(why.NOT_NOW)
    if ask.kind == ASK_TARGET and verb == V_TARGET and there:
        return Refusal(why.NOT_A_TARGET, s.card(argument).title)
    return Refusal(common.NOT_AN_ANSWER, word=word)


def refuse_play(s: Realm, seat: int, kind: int, timing: int) -> Refusal:
    """Why a card cannot be played now."""
    card = s.cards[kind]
    if kind not in s.hands[seat] and s.champion[seat] != kind:
        return Refusal(why.NOT_IN_HAND, card.title)
    if card.timing < timing:
        return Refusal(why.TOO_SLOW, card.title)
    if not can_pay(s, seat, price_of_card(s, seat, kind)):
        return Refusal(why.CANNOT_PAY, card.title)
    return Refusal(why.NO_TARGET, card.title)
