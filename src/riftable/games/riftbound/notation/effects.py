"""Lasting effects in position text: what it is, whom it concerns, and whatever else it has.

`grants unit5 68`, `at-turn-end seat0 targons-peak`, `when-dies unit5 seat0 get-excited cleanup once`: the
unit, the seat, a number, the card whose ability waits (its second one with /2 behind
it), when it ends if not as usual, and whether it is used up when it applies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.error_messages import RiftboundMessage
from riftable.games.riftbound.rules.ids import (
    ATTACHED,
    ATTACHED_NOW,
    BANISHED_WITH,
    BORROWED,
    BUFFS,
    BUFFS_MORE,
    CANT_PLAY,
    CHEAPER_SPELL,
    ENTER_READY,
    EXCESS,
    FREES_GEAR,
    GRANTS,
    HIDES_FREE,
    I_DIE,
    KILLS,
    LENDS,
    LENT_MIGHT,
    MODE_USED,
    MOVES_MADE,
    NEXT_DAMAGE,
    NEXT_READY,
    NEXT_REPEATS,
    PLAYED_NOW,
    POWER_SPENT,
    PREVENTS,
    PREVENTS_ITEMS,
    SAVES,
    SHIELDS,
    TAKES_UP,
    TIED,
    TIMES,
    TURN_ENDS,
    UNIT_HURT,
    UNIT_PLAYED,
    WAITS,
)
from riftable.games.riftbound.rules.items import WITH_THE_COMBAT, WITH_THE_TURN, WITH_THE_UNIT, Effect
from riftable.games.riftbound.rules.moves import is_number, kind_named
from riftable.games.riftbound.rules.state import GONE, Realm

NAMES: Final = {
    SAVES: "saves",
    ENTER_READY: "enter-ready",
    SHIELDS: "shields",
    GRANTS: "grants",
    BUFFS_MORE: "buffs-more",
    MODE_USED: "mode-used",
    CANT_PLAY: "no-cards",
    PREVENTS: "prevents",
    PREVENTS_ITEMS: "prevents-items",
    EXCESS: "excess",
    MOVES_MADE: "moves-made",
    BUFFS: "buffs",
    NEXT_READY: "next-ready",
    NEXT_DAMAGE: "next-damage",
    PLAYED_NOW: "played-now",
    ATTACHED: "attached",
    LENT_MIGHT: "lent-might",
    TIED: "tied",
    ATTACHED_NOW: "attached-now",
    TAKES_UP: "takes-up",
    NEXT_REPEATS: "next-repeats",
    CHEAPER_SPELL: "cheaper-spell",
    TIMES: "times",
    KILLS: "kills",
    HIDES_FREE: "hides-free",
    POWER_SPENT: "power-spent",
    BORROWED: "borrowed",
    LENDS: "lends",
    FREES_GEAR: "frees-gear",
    BANISHED_WITH: "banished-with",
}
WAITING: Final = {
    TURN_ENDS: "at-turn-end",
    I_DIE: "when-dies",
    UNIT_HURT: "when-hurt",
    UNIT_PLAYED: "when-played",
}
KNOWN: Final = (*NAMES.values(), *WAITING.values())
UNTIL: Final = ("turn", "combat", "cleanup", "board")
USUAL: Final = {
    SHIELDS: WITH_THE_COMBAT,
    EXCESS: WITH_THE_COMBAT,
    LENT_MIGHT: WITH_THE_COMBAT,
    TIED: WITH_THE_COMBAT,
    BUFFS: WITH_THE_UNIT,
    ATTACHED: WITH_THE_UNIT,
    BORROWED: WITH_THE_UNIT,
    BANISHED_WITH: WITH_THE_UNIT,
}  # when an effect ends; the others end with the turn
ONCE: Final = "once"
MAX_DIGITS: Final = 6  # of the number of an effect, which may be made of two


class BadEffect(ValueError):
    """What is wrong with an effect, and the values of the message."""

    def __init__(
        self, message: RiftboundMessage, *, word: str, card: str = "", known: Sequence[str] = ()
    ) -> None:
        super().__init__(message)
        self.message = message
        self.word = word
        self.card = card
        self.known = known


def written_effect(s: Realm, effect: Effect) -> str:
    """Return a lasting effect as text."""
    waits = effect.what == WAITS
    words = [WAITING[int(effect.n)] if waits else NAMES[int(effect.what)]]
    words += [f"unit{effect.unit}"] if effect.unit >= 0 else []
    words += [f"seat{effect.seat}"] if effect.seat >= 0 else []
    words += [str(effect.n)] if effect.n and not waits else []
    if effect.kind >= 0:
        words.append(s.cards[effect.kind].name + (f"/{effect.text + 1}" if effect.text else ""))
    words += [UNTIL[effect.until]] if effect.until != USUAL.get(int(effect.what), WITH_THE_TURN) else []
    words += [ONCE] if effect.once else []
    return " ".join(words)


def read_effect(s: Realm, words: list[str]) -> Effect:
    """Return the effect that some words say; BadEffect if they say none."""
    events = {name: event for event, name in WAITING.items()}
    names = {name: what for what, name in NAMES.items()}
    if len(words) < 2 or words[0] not in KNOWN:
        raise BadEffect(RiftboundMessage.EFFECT, word="effect", known=KNOWN)
    waits = words[0] in events
    what = WAITS if waits else names[words[0]]
    unit, seat, n, kind, text, once = -1, -1, 0, -1, 0, False
    until = USUAL.get(what, WITH_THE_TURN)
    for word in words[1:]:
        if word.startswith("unit") and is_number(word[4:]):
            unit = int(word[4:])
            if unit >= len(s.kind) or s.kind[unit] == GONE:
                raise BadEffect(RiftboundMessage.NO_SUBJECT, word=word)
        elif word.startswith("seat") and is_number(word[4:]):
            seat = int(word[4:])
            if seat >= s.config.players:
                raise BadEffect(RiftboundMessage.NO_SUBJECT, word=word)
        elif word in UNTIL:
            until = UNTIL.index(word)
        elif word == ONCE:
            once = True
        elif word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS:
            n = int(word)
        else:
            kind, text = read_ability(s, word, what)
    if unit < 0 and seat < 0:
        raise BadEffect(RiftboundMessage.NO_SUBJECT, word=words[1])
    if waits and (kind < 0 or seat < 0):
        raise BadEffect(RiftboundMessage.NO_ABILITY, word=words[0], card=words[0])
    return Effect(what, unit, seat, events[words[0]] if waits else n, until, kind, text, once)


def read_ability(s: Realm, word: str, what: int) -> tuple[int, int]:
    """Return the card whose ability waits or is lent, and which of its abilities that is."""
    name, _, number = word.partition("/")
    kind = kind_named(s.config, name)
    if kind < 0:
        raise BadEffect(RiftboundMessage.NOT_OF_DECKS, word=name)
    text = int(number) - 1 if is_number(number) else 0
    card = s.cards[kind]
    if what == BANISHED_WITH:
        return kind, 0
    if not 0 <= text < len(card.lends if what == LENDS else card.later):
        raise BadEffect(RiftboundMessage.NO_ABILITY, word=word, card=s.cards[kind].name)
    return kind, text
