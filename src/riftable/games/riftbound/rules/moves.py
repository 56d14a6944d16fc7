"""Names of moves, and labels that say more: what notation calls an answer."""

from __future__ import annotations

from typing import Final

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadNotation
from riftable.core.native import i64
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    F_CARD,
    F_FIELD,
    F_FIRST,
    F_RUNE,
    NUM_DOMAINS,
    NUM_MOVES,
    SPAN,
    V_ASIDE,
    V_ASSIGN,
    V_AT,
    V_AUTO,
    V_CHAMPION,
    V_CHOSEN,
    V_DISCARD,
    V_END,
    V_FIELD,
    V_GO,
    V_HIDE,
    V_HIDE_CHAMPION,
    V_IN,
    V_INVITE,
    V_ITEM,
    V_LEAVE,
    V_MODE,
    V_MOVE,
    V_NO,
    V_NONE,
    V_OPEN,
    V_ORDER,
    V_OUT,
    V_PASS,
    V_PLAY,
    V_RECYCLE,
    V_REVEAL,
    V_RUNES,
    V_SEAT,
    V_TAKE,
    V_TAP,
    V_TARGET,
    V_TRASH,
    V_USE,
    V_YES,
)
from riftable.games.riftbound.rules.state import GONE, GameConfig, Realm

PLAIN: Final[dict[int, str]] = {
    V_PASS: "pass",
    V_END: "end",
    V_GO: "go",
    V_YES: "yes",
    V_NO: "no",
    V_NONE: "none",
    V_AUTO: "auto",
    V_INVITE: "invite",
}
OF_CARD: Final[dict[int, str]] = {
    V_PLAY: "",
    V_CHAMPION: "champion:",
    V_TRASH: "trash:",
    V_DISCARD: "discard:",
    V_ASIDE: "aside:",
    V_FIELD: "bring:",
    V_HIDE: "hide:",
    V_HIDE_CHAMPION: "hide-champion:",
    V_TAKE: "take:",
    V_OUT: "out:",
    V_IN: "in:",
    V_CHOSEN: "chosen:",
    F_CARD: "!",
    F_FIELD: "!field:",
}
OF_OBJECT: Final[dict[int, str]] = {V_USE: "use", V_MOVE: "move", V_TARGET: "", V_ASSIGN: "hit"}
OF_DOMAIN: Final[dict[int, str]] = {V_TAP: "tap:", V_RECYCLE: "recycle:", F_RUNE: "!rune:"}
OF_PLACE: Final[dict[int, str]] = {V_AT: "@", V_OPEN: "open@", V_REVEAL: "reveal@"}
OF_NUMBER: Final[dict[int, str]] = {
    V_ITEM: "item",
    V_ORDER: "order",
    V_SEAT: "seat",
    V_MODE: "mode",
    V_LEAVE: "leave",
    F_FIRST: "!seat",
}


def place_name(config: GameConfig, place: int) -> str:
    """A place: base0 is the base of seat 0, 1 the first battlefield; 1.2: the second facedown card there."""
    rows = int(config.players + config.fields)
    if place >= rows:
        return f"{place_name(config, place - rows)}.2"
    return f"base{place}" if place < config.players else str(place - config.players + 1)


def move_name(config: GameConfig, move: int) -> str:
    """The name of a move, whatever the position."""
    if not 0 <= move < NUM_MOVES:
        raise BadNotation(CoreMessage.NO_MOVE_ID, move=move, last=NUM_MOVES - 1)
    verb, argument = move // SPAN, move % SPAN
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in OF_CARD:
        name = config.cards[argument].name if argument < len(config.cards) else f"?{argument}"
        return OF_CARD[verb] + name
    if verb in OF_OBJECT:
        return f"{OF_OBJECT[verb]}.{argument}"
    if verb in OF_DOMAIN:
        return OF_DOMAIN[verb] + (DOMAIN_NAMES[argument] if argument < NUM_DOMAINS else f"?{argument}")
    if verb in OF_PLACE:
        return OF_PLACE[verb] + place_name(config, argument)
    if verb == V_RUNES:
        return f"rune{argument // NUM_DOMAINS}:{DOMAIN_NAMES[argument % NUM_DOMAINS]}"
    return f"{OF_NUMBER[verb]}{argument}"


def move_id(config: GameConfig, name: str) -> int:
    """The inverse of `move_name`; BadNotation if there is no such move."""
    word = name.lower()
    for verb, text in PLAIN.items():
        if word == text:
            return verb * SPAN
    for verb, prefix in OF_PLACE.items():
        if word.startswith(prefix):
            found = place_id(config, word[len(prefix) :])
            if found >= 0:
                return verb * SPAN + found
    for verb, prefix in OF_OBJECT.items():
        if word.startswith(f"{prefix}.") and is_number(word[len(prefix) + 1 :]):
            return verb * SPAN + int(word[len(prefix) + 1 :])
    for verb, prefix in OF_DOMAIN.items():
        if word.startswith(prefix) and word[len(prefix) :] in DOMAIN_NAMES:
            return verb * SPAN + DOMAIN_NAMES.index(word[len(prefix) :])
    for verb, prefix in OF_NUMBER.items():
        if word.startswith(prefix) and is_number(word[len(prefix) :]):
            return verb * SPAN + int(word[len(prefix) :])
    head, _, tail = word.partition(":")
    if head.startswith("rune") and is_number(head[4:]) and tail in DOMAIN_NAMES:
        seat = int(head[4:])
        if seat < config.players:
            return V_RUNES * SPAN + seat * NUM_DOMAINS + DOMAIN_NAMES.index(tail)
    for verb, prefix in sorted(OF_CARD.items(), key=longest):
        if word.startswith(prefix):
            kind = kind_named(config, word[len(prefix) :])
            if kind >= 0:
                return verb * SPAN + kind
    raise BadNotation(CoreMessage.NOT_A_MOVE, word=name)


def longest(entry: tuple[int, str]) -> int:
    """Sort key: longer prefixes first, because shorter ones match more names."""
    return -len(entry[1])


def is_number(text: str) -> bool:
    """Whether a text is a small whole number."""
    return text.isascii() and text.isdigit() and int(text) < SPAN and len(text) < 4


def place_id(config: GameConfig, text: str) -> int:
    """The place of this name, or -1."""
    if text.endswith(".2"):
        place = place_id(config, text[:-2])
        return place + int(config.players + config.fields) if place >= config.players else -1
    if text.startswith("base") and is_number(text[4:]) and int(text[4:]) < config.players:
        return int(text[4:])
    if is_number(text) and 1 <= int(text) <= config.fields:
        return int(config.players) + int(text) - 1
    return -1


def kind_named(config: GameConfig, name: str) -> int:
    """The kind of card of this name in the game, or -1."""
    for kind, card in enumerate(config.cards):
        if card.name == name:
            return kind
    return -1


def label(s: Realm, move: i64) -> str:
    """The full name of a legal answer: objects by card and number."""
    verb, argument = int(move) // SPAN, int(move) % SPAN
    if verb in OF_OBJECT and argument < len(s.kind) and s.kind[argument] != GONE:
        prefix = OF_OBJECT[verb]
        name = s.cards[s.kind[argument]].name
        return f"{prefix}:{name}.{argument}" if prefix else f"{name}.{argument}"
    return move_name(s.config, int(move))
