"""From a word a person types to the answer it means, or to the reason why it is not possible."""

from __future__ import annotations

import difflib

from riftable.core.errors import BadNotation, IllegalMove
from riftable.riftbound.names import label, move_id, move_name
from riftable.riftbound.state import Realm


def read_word(s: Realm, word: str) -> int:
    """The legal answer a word means: its label, its name, or whatever fits only one."""
    ask = s.ask
    if ask is None:
        raise IllegalMove(word, "the game is over")
    low = word.lower()
    labels = {move: label(s, move) for move in ask.moves}
    for move, text in labels.items():
        if low in (text, move_name(s.book, move)):
            return move
    fits = [move for move, text in labels.items() if low in short_forms(text)]
    if len(fits) == 1:
        return fits[0]
    legal = tuple(labels.values())
    if fits:
        raise IllegalMove(word, f"several answers fit: {', '.join(labels[move] for move in fits)}")
    try:
        move_id(s.book, low)
    except BadNotation:
        near = difflib.get_close_matches(
            low, [*legal, *(form for t in legal for form in short_forms(t))], n=1
        )
        guess = f"; did you mean “{near[0]}”?" if near else ""
        raise BadNotation(f"“{word}” is not the name of a move{guess}", word=word) from None
    raise IllegalMove(word, "not an answer to this question", legal)


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
