"""From a word a person types to the answer it means, or to the reason why it is not possible."""

from __future__ import annotations

import re

from riftable.core import refusal as common
from riftable.games.riffifi.rules import refusals as keys
from riftable.games.riffifi.rules.ids import ASK_ODD, ASK_OFFICER, ASK_PLAY, CHANCE_SEAT, NONE, TAKE, UNSEEN
from riftable.games.riffifi.rules.moves import MOVES, move_name, seats_of
from riftable.games.riffifi.rules.refusals import Refusal
from riftable.games.riffifi.rules.state import RiffifiState
from riftable.language.table_talk.move_parsing import nearest, require_move

PASS = ("pass", "none", "stop")
SEATS = re.compile(r"(?:from|seat)?([0-4](?:[+,&][0-4])*)")


def meaning(s: RiffifiState, word: str) -> int | Refusal:
    """The legal answer a word means, or why there is none."""
    ask = s.ask
    if ask is None:
        return Refusal(common.GAME_OVER)
    move = MOVES.get(canonical_name(word))
    if move is not None and ask.allows(move):
        return move
    return refuse(s, word.lower(), move)


def canonical_name(word: str) -> str:
    """Return how notation spells a typed word: ?blue5, from2+1 and seat1 are accepted, too."""
    word = word.lower()
    seats = SEATS.fullmatch(word)
    if seats is not None:
        return "from" + "+".join(sorted(set(re.findall("[0-4]", seats[1]))))
    return f"{word[1:]}?" if word.startswith("?") else word


def refusal_text(lang: str, refusal: Refusal) -> str:
    """Return the sentence for a refusal."""
    from riftable.games.riffifi.speech import speech  # loaded when something is said

    return speech(lang).refusal(refusal)


def read_word(s: RiffifiState, word: str) -> int:
    """Return the legal answer a word means; raises BadNotation or IllegalMove."""

    def legal() -> tuple[str, ...]:
        return tuple(move_name(move) for move in s.ask.moves) if s.ask is not None else ()

    return require_move(word, meaning(s, word), refusal_text, legal)


def refuse(s: RiffifiState, word: str, move: int | None) -> Refusal:
    """Why a word is no legal answer here."""
    ask = s.ask
    assert ask is not None
    if ask.kind == ASK_PLAY and word in PASS:
        return Refusal(keys.NO_PASSING)
    if move is None:
        guess = nearest(word, [*(move_name(m) for m in ask.moves), *MOVES])
        return Refusal(common.UNKNOWN_WORD, word=word, guess=guess)
    if move < NONE:
        card = move % UNSEEN
        if ask.kind == ASK_OFFICER and move == card:
            return Refusal(keys.NOT_FACE_UP, card=card)
        if ask.kind == ASK_PLAY:
            if card not in s.hands[s.turn]:
                return Refusal(keys.NOT_IN_HAND, card=card)
            return Refusal(keys.ALL_SHOWN if s.config.reveal else keys.NOT_UNSEEN)
    if ask.kind == ASK_ODD and TAKE <= move < CHANCE_SEAT:
        tied, wanted = seats_of(s.tied), seats_of(move - TAKE + 1)
        if set(wanted) <= set(tied):
            return Refusal(keys.SO_MANY_SEATS, n=ask.n)
        return Refusal(keys.NOT_TIED, seats=tied)
    return Refusal(common.NOT_AN_ANSWER, word=word)
