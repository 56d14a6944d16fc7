"""From a word a person types to the answer it means, or to the reason why it is not possible."""

from __future__ import annotations

import re
from functools import partial

from riftable.games.riftforce.rules import refusals as keys
from riftable.games.riftforce.rules.frames import Ability, Activating, Playing
from riftable.games.riftforce.rules.ids import (
    ASK_ACTION,
    ASK_ACTIVATE,
    ASK_BOT,
    ASK_BY,
    ASK_FAR,
    ASK_GUILD,
    ASK_HEAL,
    ASK_HIT,
    ASK_KEEP,
    ASK_NEAR,
    ASK_PLAY,
    ASK_PUSH,
    ASK_SIDE,
    ASK_STOLEN,
    ASK_WHERE,
    BY_GUILD,
    BY_NUMBER,
    CARD,
    CARD_NAMES,
    CHANCE_CARD,
    DRAW,
    GUILD,
    LANE,
    NUMBER,
    PICK,
    STOP,
    UNIT,
)
from riftable.games.riftforce.rules.moves import MOVES, move_name, unit_name, unit_spot
from riftable.games.riftforce.rules.refusals import Refusal
from riftable.games.riftforce.rules.state import Rift
from riftable.language.table_talk.move_parsing import nearest, require_move

UNIT_WORD = re.compile(r"([a-z]+[567])?(?:@([1-9])(?:\.([0-9]{1,3}))?)?")


def label(s: Rift, move: int) -> str:
    """The full name of a legal answer: a unit with its card, its location and its place in line."""
    spot = unit_spot(move)
    if s.ask is None or spot is None:
        return move_name(move)
    return unit_name(s.kind[s.unit_at(asked_side(s), move)], *spot)


def asked_side(s: Rift) -> int:
    """The side of the board the pending question is about."""
    ask = s.ask
    assert ask is not None
    if ask.kind == ASK_BOT:
        return 1 - s.config.sides[s.turn]
    if ask.kind not in (ASK_HIT, ASK_HEAL):
        return s.config.sides[s.turn]
    side = s.side(ask.about)
    return 1 - side if ask.kind == ASK_HIT else side


def meaning(s: Rift, word: str) -> int | Refusal:
    """The legal answer a word means, or why there is none."""
    ask = s.ask
    if ask is None:
        return Refusal(keys.GAME_OVER)
    word = word.lower()
    move = MOVES.get(word)
    if move is not None and ask.allows(move):
        return move
    found = [m for m in ask.moves if unit_matches(s, m, word)]
    if len(found) == 1:
        return found[0]
    if found:
        return Refusal(keys.AMBIGUOUS, word=word)
    return refuse(s, word, move)


def refusal_text(lanes: int, lang: str, refusal: Refusal) -> str:
    """Return the sentence for a refusal at a table with this many locations."""
    from riftable.games.riftforce.speech import speech  # loaded when something is said

    return speech(lang).refusal(refusal, lanes)


def read_word(s: Rift, word: str) -> int:
    """Return the legal answer a word means; raises BadNotation or IllegalMove."""

    def legal() -> tuple[str, ...]:
        return tuple(label(s, move) for move in s.ask.moves) if s.ask is not None else ()

    return require_move(word, meaning(s, word), partial(refusal_text, int(s.config.lanes)), legal)


def unit_matches(s: Rift, move: int, word: str) -> bool:
    """Whether a short or full name fits a unit among the answers."""
    spot = unit_spot(move)
    match = UNIT_WORD.fullmatch(word)
    if spot is None or match is None or not word:
        return False
    name, lane, place = match.groups()
    kind = s.kind[s.unit_at(asked_side(s), move)]
    return (
        name in (None, CARD_NAMES[kind])
        and lane in (None, str(spot[0] + 1))
        and place in (None, str(spot[1] + 1))
    )


def refuse(s: Rift, word: str, move: int | None) -> Refusal:
    """Why a word is no legal answer here."""
    ask = s.ask
    assert ask is not None
    unit = UNIT_WORD.fullmatch(word)
    if move is None and (unit is None or not word or (unit[1] or "fire5") not in CARD_NAMES):
        guess = nearest(word, [*(label(s, m) for m in ask.moves), *MOVES])
        return Refusal(keys.UNKNOWN_WORD, word=word, guess=guess)
    if ask.kind == ASK_ACTION:
        return refuse_action(s, word, move)
    if ask.kind in (ASK_GUILD, ASK_KEEP) and move is not None and PICK <= move < CARD:
        taken = any(move - PICK in own for own in s.guilds)
        return Refusal(keys.GUILD_TAKEN if taken else keys.NOT_ON_OFFER, guild=move - PICK)
    if move is not None and CARD <= move < UNIT and ask.kind < ASK_BY and ask.kind != ASK_WHERE:
        return refuse_card(s, move - CARD)
    if move == STOP and ask.kind == ASK_PLAY:
        frame = s.frames[-1]
        assert isinstance(frame, Playing)
        return Refusal(keys.FILL_GAP, lanes=[frame.low + 2]) if frame.count else Refusal(keys.PLAY_ONE)
    if move is not None and LANE <= move < PICK:
        return refuse_lane(s, word, move - LANE)
    if (
        ask.kind in (ASK_ACTIVATE, ASK_BOT, ASK_HIT, ASK_HEAL)
        and unit is not None
        and (move is None or move < CHANCE_CARD)
    ):
        return refuse_unit(s, word, unit)
    return Refusal(keys.NOT_AN_ANSWER, word=word)


def refuse_action(s: Rift, word: str, move: int | None) -> Refusal:
    """Why an action is not possible."""
    if move == DRAW:
        return Refusal(keys.HAND_FULL, n=len(s.hands[s.turn]))
    if move is not None and STOP < move < DRAW:
        return Refusal(keys.HAND_EMPTY)
    return Refusal(keys.NOT_AN_ANSWER, word=word)


def refuse_card(s: Rift, kind: int) -> Refusal:
    """Why a card cannot be played or discarded."""
    if kind not in s.hands[s.turn]:
        return Refusal(keys.NOT_IN_HAND, cards=[kind])
    frame = s.frames[-1]
    assert isinstance(frame, Playing)
    return Refusal(keys.MIXED, cards=[kind, *frame.played()])


def refuse_lane(s: Rift, word: str, lane: int) -> Refusal:
    """Why a location cannot be chosen."""
    ask = s.ask
    assert ask is not None
    if lane >= s.config.lanes:
        return Refusal(keys.NO_SUCH_LANE, n=s.config.lanes)
    allowed = [m - LANE + 1 for m in ask.moves if LANE <= m < PICK]
    if ask.kind == ASK_WHERE:
        frame = s.frames[-1]
        assert isinstance(frame, Playing)
        if (frame.count == 2 and frame.low == frame.high) or lane in (frame.low, frame.high):
            return Refusal(keys.ONE_OR_SPREAD)
        if frame.has_gap():
            return Refusal(keys.FILL_GAP, lanes=allowed)
        near = frame.low if lane < frame.low else frame.high
        return Refusal(keys.NOT_ADJACENT, lanes=[lane + 1, near + 1])
    if ask.kind in (ASK_NEAR, ASK_FAR):
        kind, here = s.kind[ask.about], s.at[ask.about]
        if lane == here:
            return Refusal(keys.CANNOT_STAY, cards=[kind], lanes=[here + 1])
        return Refusal(keys.ONLY_TO, cards=[kind], lanes=allowed)
    if ask.kind == ASK_PUSH:
        ability = s.frames[-1]
        assert isinstance(ability, Ability)
        return Refusal(keys.ONLY_TO, cards=[s.kind[ability.it]], lanes=allowed)
    if ask.kind in (ASK_SIDE, ASK_STOLEN):
        return Refusal(keys.NOT_ADJACENT, lanes=[lane + 1, s.at[ask.about] + 1])
    return Refusal(keys.NOT_AN_ANSWER, word=word)


def refuse_unit(s: Rift, word: str, unit: re.Match[str]) -> Refusal:
    """Why a unit cannot be chosen."""
    ask = s.ask
    assert ask is not None
    name, lane, place = unit.groups()
    side = asked_side(s)
    fits = [
        u
        for row in s.rows
        for i, u in enumerate(row)
        if name in (None, CARD_NAMES[s.kind[u]])
        and lane in (None, str(s.at[u] + 1))
        and place in (None, str(i + 1))
    ]
    mine = [u for u in fits if s.side(u) == side]
    if not fits:
        return Refusal(keys.NOT_AN_ANSWER, word=word)
    if not mine:
        if ask.kind == ASK_ACTIVATE or (ask.kind == ASK_HIT and side == s.config.sides[s.turn]):
            return Refusal(keys.NOT_YOURS)
        if ask.kind == ASK_HIT:
            return Refusal(keys.NOT_AN_ENEMY)
        if side == s.config.sides[s.turn]:
            return Refusal(keys.NOT_YOURS)
        return Refusal(keys.NOT_AN_ANSWER, word=word)
    kind = s.kind[mine[0]]
    if ask.kind == ASK_HEAL:
        return Refusal(keys.NOT_DAMAGED, cards=[kind])
    if ask.kind == ASK_HIT:
        return Refusal(keys.OUT_OF_REACH, cards=[kind], lanes=[s.at[ask.about] + 1])
    if mine[0] in s.fired:
        return Refusal(keys.ALREADY_ACTIVATED, cards=[kind])
    if ask.kind == ASK_BOT:
        fits_plan = NUMBER[kind] == ask.n
        return Refusal(keys.BOT_HARMLESS) if fits_plan else Refusal(keys.NOT_AN_ANSWER, word=word)
    frame = s.frames[-1]
    assert isinstance(frame, Activating)
    if frame.by == BY_GUILD and GUILD[kind] == GUILD[frame.spent]:
        return Refusal(keys.PARTNERS_CARD)
    return Refusal(keys.DOES_NOT_FIT, cards=[kind, frame.spent], n=1 if frame.by == BY_NUMBER else 0)
