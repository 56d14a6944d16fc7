"""Requests for tables: checks the game, options, bots and seats that a client names."""

from __future__ import annotations

from functools import partial
from typing import Final

import riftable
from riftable import games
from riftable.ai import BOTS
from riftable.core.errors import RiftableError
from riftable.core.options import OptionDescription
from riftable.core.rules import Rules
from riftable.gamekit.seat_decks import BadDeck
from riftable.gamekit.spec import GameSpec
from riftable.server.accounts.users import User, checked_name
from riftable.server.match import entries
from riftable.server.match.clock import is_valid_clock
from riftable.server.match.play import DEFAULT_BOT
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.http_models import NewGame
from riftable.server.session.custom_bots import CUSTOM_BOTS
from riftable.server.session.table_info import option_info
from riftable.server.texts import server_texts

MAX_DELAY_TURNS: Final = 20  # that spectators are behind the players


def known_game(game: str) -> GameSpec:
    """Return the spec of a game; `RequestRefused` if it is not served."""
    if game not in games.names():
        raise RequestRefused("unknown_game", 404, name=game[:40])
    return games.spec(game)


def known_bot(name: str, rules: Rules) -> str:
    """Return the name of a bot that plays by these rules; the default one for ""."""
    custom = CUSTOM_BOTS.get(name)
    if name and name not in BOTS and (custom is None or not custom.plays(rules)):
        raise RequestRefused("unknown_bot", 404, name=name[:40])
    return name or DEFAULT_BOT


def requested_rules(game: str, mode: str, options: dict[str, str]) -> Rules:
    """Return the rules that a client asks for; `RequestRefused` if there are none."""
    if mode not in known_game(game).modes:
        raise RequestRefused("unknown_mode", 404, game=game, name=mode[:40])
    try:
        rules = riftable.rules(game, mode, **options)
    except RiftableError as problem:
        raise bad_option(game, mode, options) from problem
    check_numbers(rules)
    return rules


def check_numbers(rules: Rules) -> None:
    """Raise `RequestRefused` if a number exceeds what tables offer: a game must end within some time."""
    for one in games.spec(rules.game).described(rules.mode):
        value = rules.options.get(one.name, one.default)
        if one.kind == "number" and not one.low <= int(value) <= one.high:
            details = partial(option_refusal, rules.game, one, value[:60])
            raise RequestRefused("bad_option", 400, details=details, name=one.name, value=value[:60])


def check_settings(request: NewGame) -> None:
    """Raise `RequestRefused` for an invalid clock or delay, and for a public table by invitation."""
    if not is_valid_clock(request.clock):
        raise RequestRefused("bad_clock", 400)
    if not 0 <= request.delay <= MAX_DELAY_TURNS:
        raise RequestRefused("bad_delay", 400)
    if request.invited and request.public:
        raise RequestRefused("bad_invited", 400)


def bad_option(game: str, mode: str, options: dict[str, str]) -> RequestRefused:
    """Return the refusal of options; it names the one that is wrong by itself or beside the others."""
    known = {one.name: one for one in games.spec(game).described(mode)}
    for name, value in options.items():
        if name not in known:
            return RequestRefused("unknown_option", 404, name=name[:40])
        if are_accepted(game, mode, {name: value}):
            continue
        decks = games.spec(game).seat_decks
        if known[name].kind == "decks" and decks is not None:
            return RequestRefused(
                "bad_decks", 400, details=partial(decks.load().option_problems, mode, value)
            )
        if value in known[name].choices:  # valid beside others
            continue
        details = partial(option_refusal, game, known[name], value[:60])
        return RequestRefused("bad_option", 400, details=details, name=name, value=value[:60])
    for name, value in options.items():
        if are_accepted(game, mode, {other: options[other] for other in options if other != name}):
            details = partial(pairing_refusal, game, known[name], value[:60])
            if known[name].kind == "switch":
                return RequestRefused("bad_options", 400, details=details)
            return RequestRefused("bad_option", 400, details=details, name=name, value=value[:60])
    return RequestRefused("bad_options", 400)


def are_accepted(game: str, mode: str, options: dict[str, str]) -> bool:
    """Return whether the rules accept these options."""
    try:
        riftable.rules(game, mode, **options)
    except RiftableError:
        return False
    return True


def option_refusal(game: str, one: OptionDescription, value: str, lang: str) -> str:
    """Return the sentence that an option cannot have this value."""
    return server_texts(lang)("refused-bad-option", name=option_info(game, one, lang).label, value=value)


def pairing_refusal(game: str, one: OptionDescription, value: str, lang: str) -> str:
    """Return the sentence that a value does not go with the other options, with the help of the option."""
    about = option_info(game, one, lang)
    label = next((choice.label for choice in about.choices if choice.value == value), value)
    return server_texts(lang)("refused-bad-pairing", name=about.label, value=label, help=about.help)


def read_deck(spec: GameSpec, text: str) -> str:
    """Return the deck that a player brings, in notation; raise `RequestRefused` if it is not playable."""
    if spec.seat_decks is None:
        raise RequestRefused("no_decks", 400)
    decks = spec.seat_decks.load()
    try:
        return decks.read(text)
    except BadDeck as problem:
        raise RequestRefused("bad_deck", 400, details=partial(decks.problems, text)) from problem


def seat_of(text: str, user: User, rules: Rules) -> entries.SeatHead:
    """Return a seat as a client asks for it: me, open, bot:greedy, here:Kim."""
    kind, _, rest = text.partition(":")
    match kind:
        case "me" if not rest:
            return entries.SeatHead("person", user.id, user.name)
        case "here" if rest:
            return entries.SeatHead("person", user.id, checked_name(rest))
        case "open" if not rest:
            return entries.SeatHead("open")
        case "bot":
            return entries.SeatHead("bot", bot=known_bot(rest, rules))
        case _:
            raise RequestRefused("bad_seat", 400, name=text[:40])
