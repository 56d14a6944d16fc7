"""Moves as numbers, as logs of tables have them that were written before format 3. Later logs have labels.

The numbers were verb * 512 + argument. An argument could be the kind of a card, counted through the cards
that could turn up in the game. All of that is frozen here, so that new cards, tokens and verbs change nothing
about old tables. There were no other cards then.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadNotation
from riftable.core.rules import Rules
from riftable.games.riftbound.cards import BY_KEY
from riftable.games.riftbound.decks.known_decks import KNOWN
from riftable.games.riftbound.rulebook import Riftbound

SPAN: Final = 512
DOMAINS: Final = ("fury", "calm", "mind", "body", "chaos", "order")
CARD, OBJECT, DOMAIN, PLACE, RUNES, NUMBER, NOTHING = range(7)  # what an argument is
# By verb: what its name begins with, and its argument.
VERBS: Final = (
    ("pass", NOTHING),
    ("end", NOTHING),
    ("", CARD),
    ("champion:", CARD),
    ("use.", OBJECT),
    ("move.", OBJECT),
    ("@", PLACE),
    ("go", NOTHING),
    ("yes", NOTHING),
    ("no", NOTHING),
    ("none", NOTHING),
    (".", OBJECT),
    ("trash:", CARD),
    ("rune", RUNES),
    ("item", NUMBER),
    ("auto", NOTHING),
    ("tap:", DOMAIN),
    ("recycle:", DOMAIN),
    ("hit.", OBJECT),
    ("discard:", CARD),
    ("aside:", CARD),
    ("order", NUMBER),
    ("open@", PLACE),
    ("seat", NUMBER),
    ("bring:", CARD),
    ("!", CARD),
    ("!rune:", DOMAIN),
    ("!seat", NUMBER),
    ("!field:", CARD),
    ("invite", NOTHING),
    ("hide:", CARD),
    ("reveal@", PLACE),
    ("take:", CARD),
    ("mode", NUMBER),
    ("out:", CARD),
    ("in:", CARD),
    ("chosen:", CARD),
    ("leave", NUMBER),
)
TOKENS: Final = ("token-barren", "token-recruit", "token-sprite")
# For closed lists also the cards of these decks could turn up, at seats with their legends: all it had.
DECKS: Final = ("annie", "garen", "lux", "master-yi", "jinx", "viktor", "lee-sin")
# All cards and tokens in the order of their names. The kinds of a game were those of them that could turn up.
CARD_KEYS: Final = """
ogn-275 ogs-017 ogs-001 ogs-010 ogn-206 token-barren ogn-125 ogs-012 ogn-097 ogn-001 ogn-057 ogn-002
ogn-127 ogn-165 ogn-128 ogn-043 ogn-003 ogn-004 ogn-044 ogn-129 ogn-083 ogn-130 ogn-208 ogn-209 ogn-016
ogn-210 ogn-243 ogs-024 ogn-058 ogn-005 ogn-131 ogn-084 ogn-046 ogn-180 ogn-211 ogn-085 ogn-029 ogn-168
ogs-022 ogn-232 ogs-002 ogn-132 ogn-006 ogs-011 ogn-133 ogn-279 ogs-013 ogs-023 ogs-007 ogs-008 ogn-008
ogn-233 ogn-280 ogn-169 ogn-234 ogn-111 ogn-009 ogn-213 ogs-020 ogn-248 ogs-003 ogn-086 ogn-030 ogn-251
ogn-236 ogn-069 ogn-087 ogn-257 ogn-151 ogn-010 ogn-238 ogs-014 ogs-006 ogs-021 ogn-239 ogn-191 ogn-011
ogn-060 ogs-019 ogn-048 ogn-088 ogn-152 ogn-134 ogn-282 ogn-170 ogn-142 ogn-101 ogn-171 ogn-283 ogn-222
ogn-090 ogn-135 ogn-215 ogn-136 ogn-049 ogn-203 ogn-013 ogn-154 ogn-114 ogn-019 ogn-103 ogn-285 ogn-172
token-recruit ogs-015 ogn-195 ogn-173 ogn-092 ogn-050 ogn-174 ogn-182 ogn-020 ogn-241 ogn-175 ogn-105
ogn-093 ogn-176 ogn-216 ogn-051 token-sprite ogn-094 ogn-106 ogn-183 ogn-052 ogn-053 ogn-288 ogn-137
ogn-095 ogn-054 ogn-289 ogn-075 ogn-197 ogn-293 ogn-184 ogn-116 ogs-018 ogn-185 ogn-217 ogn-294 ogn-157
ogn-178 ogs-016 ogn-218 ogn-219 ogn-229 ogn-036 ogn-265 ogn-117 ogn-296 ogn-024 ogn-096 ogn-082 ogn-055
ogn-147 ogn-064 ogn-065 ogn-118 ogs-009 ogs-004 ogn-298 ogn-188 ogs-005 ogn-077
"""
CARDS: Final = tuple(CARD_KEYS.split())


def move_name(rules: Rules, number: int) -> str:
    """Return the name of the move with this number; BadNotation if there was none."""
    assert isinstance(rules, Riftbound)
    verb, argument = divmod(number, SPAN)
    if not 0 <= verb < len(VERBS):
        raise BadNotation(CoreMessage.NO_MOVE_ID, move=number, last=len(VERBS) * SPAN - 1)
    prefix, meaning = VERBS[verb]
    if meaning == CARD:
        return prefix + one_of(card_names(rules), argument, number)
    if meaning == DOMAIN:
        return prefix + one_of(DOMAINS, argument, number)
    if meaning == RUNES:
        seat, domain = divmod(argument, len(DOMAINS))
        return f"{prefix}{seat}:{DOMAINS[domain]}"
    if meaning == PLACE:
        players = len(rules.sides)
        return f"{prefix}base{argument}" if argument < players else f"{prefix}{argument - players + 1}"
    return prefix if meaning == NOTHING else f"{prefix}{argument}"


def one_of(names: tuple[str, ...], argument: int, number: int) -> str:
    """Return the name that an argument means; BadNotation if there is none."""
    if argument >= len(names):
        raise BadNotation(CoreMessage.NO_MOVE_ID, move=number, last=len(VERBS) * SPAN - 1)
    return names[argument]


@lru_cache(maxsize=64)
def card_names(rules: Riftbound) -> tuple[str, ...]:
    """Return the names of the cards that could turn up in a game, by kind."""
    config = rules.config
    if not config.closed:  # all that can turn up today, but no token that is newer
        keys = {card.key for card in config.cards}
    else:
        kinds = {*config.legends, *config.champions}
        for bag in (*config.decks, *config.sideboards, *config.brought):
            kinds |= set(bag)
        keys = {*TOKENS, *(card.key for card in rules.more), *(config.cards[kind].key for kind in kinds)}
        for deck in (KNOWN[name] for name in DECKS):
            if config.by_number[deck.legend.key] in config.legends:
                keys |= {deck.champion.key, *(card.key for card, _ in (*deck.main, *deck.side))}
    return tuple(BY_KEY[key].name for key in CARDS if key in keys)
