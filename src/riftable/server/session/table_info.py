"""Table info: all about a table but its position. And the catalogue: games, modes, options and bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import riftable
from riftable import __version__, games
from riftable.ai import LEVELS
from riftable.core.options import OptionDescription
from riftable.core.rules import Rules
from riftable.gamekit.message_parts import ChoiceInfo
from riftable.games import presenter_of
from riftable.server.match import clock, commands
from riftable.server.match.permissions import Permissions
from riftable.server.match.play import DEFAULT_BOT, PendingOffer, Play
from riftable.server.protocol.http_models import (
    BotInfo,
    Catalogue,
    GameInfo,
    GlossaryPage,
    ModeInfo,
    OptionInfo,
)
from riftable.server.protocol.messages import TableInfo
from riftable.server.protocol.parts import Fair, Lang, Offer, SeatInfo
from riftable.server.session.custom_bots import CUSTOM_BOTS
from riftable.server.session.presence import Presence
from riftable.server.session.presentation import bot_label, seat_name
from riftable.server.texts import server_texts

QUICK_GAME_BOT: Final = LEVELS[1]  # of a quick game, unless the client chooses


def table_info(
    play: Play, permissions: Permissions, presence: Presence, user: str, lang: str, now: int
) -> TableInfo:
    """Return all about a table but its position, as a user may see it."""
    presenter = presenter_of(play.rules, lang)
    head = play.head
    mine = [i for i in range(len(play.seats)) if permissions.may_see_seat(user, i)]
    decks = deck_labels(play, mine, lang)
    seats: list[SeatInfo] = []
    for i, seat in enumerate(play.seats):
        name = seat_name(seat.kind, seat.name, seat.bot, lang, [one.name for one in seats])
        bot = seat.kind == "bot"
        here = bot or (seat.kind == "person" and presence.is_connected(seat.user))
        away = 0 if here or seat.kind == "open" else presence.absence_ms(seat.user) // 1000
        seats.append(
            SeatInfo(
                i,
                play.rules.sides[i],
                seat.kind,  # type: ignore[arg-type]  # a string in the log
                name,
                seat.bot,
                seat.standing_in,
                i in mine,
                here,
                away,
                seat.autopass if i in mine else None,
                decks[i],
                list(seat.stood_in) if i in mine and seat.stood_in[0] >= 0 else [],
            )
        )
    waiting = [] if play.asked is None else [play.asked]
    replaceable = [
        i
        for i, seat in enumerate(play.seats)
        if commands.may_be_replaced(
            play, i, presence.absence_ms(seat.user) if seat.kind == "person" else 0, now
        )
    ]
    return TableInfo(
        id=head.id,
        game=head.game,
        mode=head.mode,
        options=shown_options(play, mine),
        title=server_texts(lang)(
            "table-title", game=game_label(head.game, lang), mode=mode_label(head.game, head.mode, lang)
        ),
        status=play.status,  # type: ignore[arg-type]  # a string in the store
        seats=seats,
        sides=presenter.sides(),
        goal=presenter.goal(),
        host=bool(user) and head.host == user,
        public=head.public,
        invited=head.invited,
        link=f"/g/{head.id}",
        clock=head.clock,
        absent=head.absent,
        delay=head.delay,
        waiting=waiting,
        offers=[] if play.pending_offer is None else [offer(play, play.pending_offer, seats, lang)],
        rematch=play.rematch,
        watching=presence.spectators(),
        hints=play.status == "playing" and not play.has_several_people,
        can_replace=replaceable,
        stand_in=play.stand_in,
        created=head.created,
        touched=play.touched,
        scores=list(play.game.scores) if play.status != "open" and (mine or play.over) else [],
        v=play.v,
        fair=fair_of(play),
    )


def shown_options(play: Play, mine: list[int]) -> dict[str, str]:
    """Return the options of a table as the player of these seats may know them."""
    decks = play.spec.seat_decks
    return (
        dict(play.rules.options) if decks is None else decks.load().shown_options(play.rules, mine, play.over)
    )


def deck_labels(play: Play, mine: list[int], lang: str) -> list[str]:
    """Return the label of each seat's deck before the game; "" where there is none, or a list of its own."""
    decks = play.spec.seat_decks
    if decks is None or play.status != "open":
        return [""] * len(play.seats)
    labels = value_labels(play.head.game, lang)
    return [labels.get(name, name) for name in decks.load().shown_decks(play.rules, mine)]


def fair_of(play: Play) -> Fair:
    """Return what was promised about the shuffles."""
    shuffle = play.shuffle()
    return Fair(
        "" if shuffle is None else shuffle.commitment,
        [seat.promise for seat in play.seats],
        [seat.salt for seat in play.seats],
        play.seats_owing_salts,
    )


def offer(play: Play, wanted: PendingOffer, seats: list[SeatInfo], lang: str) -> Offer:
    """Return a takeback or rematch that waits for consent."""
    needed = commands.seats_to_consent(play, wanted.by) if wanted.kind == "takeback" else play.people
    text = server_texts(lang)(f"offer-{wanted.kind}", name=seats[wanted.by].name)
    return Offer(
        wanted.kind, wanted.by, sorted(wanted.agreed), [i for i in needed if i not in wanted.agreed], text
    )


def game_label(game: str, lang: str) -> str:
    """Return what a game is called."""
    spec = games.spec(game)
    return spec.texts(lang).get("game-title", spec.label)


def mode_label(game: str, mode: str, lang: str) -> str:
    """Return what a mode is called."""
    return games.spec(game).texts(lang).get(f"mode-{hyphenated(mode)}", in_words(mode))


def hyphenated(name: str) -> str:
    """Return the name of a mode, an option or a value as keys of texts have it."""
    return name.replace("_", "-")


def in_words(name: str) -> str:
    """Return the name of something that has no text, so that it can be read."""
    return name.replace("_", " ").capitalize()


def catalogue(lang: str, *, ratings: bool = False) -> Catalogue:
    """Return all games, modes, options, bots and clocks that this server offers."""
    t = server_texts(lang)
    found = []
    for spec in games.specs():
        game, own = spec.name, spec.texts(lang)
        modes = []
        for mode in spec.modes:
            rules = riftable.rules(game, mode)
            sized_by = spec.seats_option
            described = spec.described(mode)
            sizes = [int(n) for one in described if one.name == sized_by for n in one.choices]
            modes.append(
                ModeInfo(
                    mode,
                    mode_label(game, mode, lang),
                    own.get(f"mode-{hyphenated(mode)}-help", ""),
                    sizes or [len(rules.sides)],
                    sized_by,
                    list(rules.sides),
                    [option_info(game, one, lang) for one in described],
                )
            )
        about = own.get("game-help", "")
        summary = own.get("game-summary", about)
        found.append(
            GameInfo(game, game_label(game, lang), about, modes, summary, puzzles=spec.puzzles is not None)
        )
    everything = [(game.game, mode.mode) for game in found for mode in game.modes]
    bots = [
        bot_info(name, t(f"bot-{name}-strength"), t(f"bot-{name}-help"), everything, lang) for name in LEVELS
    ]
    for custom in CUSTOM_BOTS.values():
        played = [one for one in everything if one in custom.modes]
        bots.append(bot_info(custom.name, "", t("custom-bot-help"), played, lang))
    clocks = list(clock.CLOCK_CHOICES)
    return Catalogue(found, bots, clocks, __version__, QUICK_GAME_BOT, DEFAULT_BOT, ratings)


def bot_info(name: str, strength: str, about: str, played: list[tuple[str, str]], lang: str) -> BotInfo:
    """Return the catalogue entry of a bot, with the games and modes it plays."""
    theirs = list(dict.fromkeys(game for game, _ in played))
    modes = [f"{game}/{mode}" for game, mode in played]
    return BotInfo(name, bot_label(name, lang), strength, about, theirs, modes)


def option_info(game: str, one: OptionDescription, lang: str) -> OptionInfo:
    """Return the catalogue entry of an option."""
    own = games.spec(game).texts(lang)
    key = f"option-{hyphenated(one.name)}"
    return OptionInfo(
        one.name,
        one.kind,  # type: ignore[arg-type]  # games do not know message types
        own.get(key, in_words(one.name)),
        own.get(f"{key}-help", ""),
        one.default,
        [
            ChoiceInfo(value, choice_label(game, one, value, lang), choice_group(game, value, lang))
            for value in one.choices
        ],
        list(one.sizes),
        one.low,
        one.high,
        one.advanced,
    )


def choice_label(game: str, one: OptionDescription, value: str, lang: str) -> str:
    """Return the label of a value of an option."""
    t = server_texts(lang)
    labels = value_labels(game, lang)
    if value in labels:
        return labels[value]
    if one.kind == "switch" or value in ("random", "none"):
        return t(f"value-{value}")
    if value.isdigit():
        return t("value-seat", n=int(value) + 1) if one.seats else value
    kind, _, number = value.partition(":")
    own = games.spec(game).texts(lang)
    key = f"value-{hyphenated(one.name)}-{hyphenated(kind)}"
    return own(key, n=int(number)) if number else own.get(key, in_words(value))


def choice_group(game: str, value: str, lang: str) -> str:
    """Return the heading that a value of an option is listed below; "" if there is none."""
    group = value_groups(game).get(value)
    return games.spec(game).texts(lang)(f"group-{group}") if group else ""


@cache
def value_groups(game: str) -> Mapping[str, str]:
    """Return the groups of option values, by value; their names do not depend on the language."""
    return presenter_of(riftable.rules(game), "en").option_value_groups()


@cache
def value_labels(game: str, lang: str) -> Mapping[str, str]:
    """Return the labels of option values that are things of a game: guilds, domains, decks."""
    return presenter_of(riftable.rules(game), lang).option_value_labels()


def book(rules: Rules, lang: Lang) -> GlossaryPage:
    """Return the glossary of a game, for the inspector."""
    return GlossaryPage(rules.game, rules.mode, lang, *presenter_of(rules, lang).glossary())
