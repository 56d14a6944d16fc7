"""The profile of a user: the history of their finished games, and their results."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from riftable import games
from riftable.ai import LEVELS
from riftable.arena.outcomes import DRAW, LOSS, WIN
from riftable.server.match.summary import NO_OUTCOME, Summary
from riftable.server.protocol.profile_models import (
    GameResults,
    MyHistory,
    MyResults,
    Outcome,
    PastGame,
    PastSeat,
    ResultShare,
)
from riftable.server.session.habits import MIN_HABIT_GAMES, openings, told_habits
from riftable.server.session.presentation import bot_label, seat_name
from riftable.server.session.rating_lists import shown_rating
from riftable.server.session.shares import share, shares
from riftable.server.session.table_info import game_label, in_words, mode_label
from riftable.server.storage.interface import Store
from riftable.server.storage.ratings import skills_of
from riftable.server.storage.results import (
    MAX_PARTNERS,
    HistoryFilter,
    Tally,
    habits_of,
    history_page,
    tallies,
)
from riftable.server.texts import server_texts

GAMES_PER_PAGE: Final = 20
MAX_PAGE: Final = 100_000
OUTCOMES: Final[dict[int, Outcome]] = {WIN: "won", DRAW: "drawn", LOSS: "lost", NO_OUTCOME: "none"}
OUTCOME_NUMBERS: Final = {name: number for number, name in OUTCOMES.items()}


async def history(store: Store, user: str, wanted: HistoryFilter, page: int, lang: str) -> MyHistory:
    """Return a page of the finished games of a user, from 1; a page behind the last is empty."""
    page = min(max(1, page), MAX_PAGE)
    total, found = await history_page(store, user, wanted, (page - 1) * GAMES_PER_PAGE, GAMES_PER_PAGE)
    pages = max(1, -(-total // GAMES_PER_PAGE))
    return MyHistory([past_game(one, user, lang) for one in found], total, page, pages)


async def whole_history(store: Store, user: str, lang: str) -> list[PastGame]:
    """Return all finished games of a user, the latest first."""
    total, _ = await history_page(store, user, HistoryFilter(), 0, 0)
    _, found = await history_page(store, user, HistoryFilter(), 0, total)
    return [past_game(one, user, lang) for one in found]


def past_game(summary: Summary, user: str, lang: str) -> PastGame:
    """Return a finished game as one of its players sees it."""
    seats: list[PastSeat] = []
    for seat in summary.seats:
        name = seat_name(seat.kind, seat.name, seat.bot, lang, [one.name for one in seats])
        seats.append(PastSeat(name, seat.bot, seat.side, seat.user == user))
    return PastGame(
        summary.id,
        summary.game,
        summary.mode,
        title(summary.game, summary.mode, lang),
        summary.began,
        summary.ended,
        summary.decisions,
        seats,
        summary.scores,
        summary.against(user),
        OUTCOMES[summary.outcome_of(user)],
        summary.counted,
    )


def title(game: str, mode: str, lang: str) -> str:
    """Return what a game in a mode is called, also if it is not served any more."""
    if game not in games.names():
        return server_texts(lang)("table-title", game=in_words(game), mode=in_words(mode))
    return server_texts(lang)("table-title", game=game_label(game, lang), mode=mode_label(game, mode, lang))


async def results(store: Store, user: str, lang: str, *, ratings: bool = False) -> MyResults:
    """Return the results of a user in the games that are served."""
    found = await tallies(store, user)
    habits = await habits_of(store, user)
    skills = await skills_of(store, user) if ratings else {}
    return MyResults(
        [
            GameResults(
                game,
                game_label(game, lang),
                share("", "", of_game(found.modes, game)),
                by_mode(game, of_game(found.modes, game), lang),
                by_bot(of_game(found.bots, game), lang),
                games.spec(game).texts(lang).get("results-groups", ""),
                by_group(game, of_game(found.groups, game), lang),
                by_partner(of_game(found.persons, game), of_game(found.bot_partners, game), lang),
                shown_rating(skills.get(game)),
                openings(game, of_game(found.openings, game), lang),
                told_habits(game, [one for one in habits if one.name == game], lang),
                max([one.games for one in habits if one.name == game], default=0),
                MIN_HABIT_GAMES if games.spec(game).habits is not None else 0,
            )
            for game in games.names()
            if of_game(found.modes, game)
        ]
    )


def of_game(found: Iterable[Tally], game: str) -> list[Tally]:
    """Return the tallies of one game."""
    return [one for one in found if one.name == game]


def by_mode(game: str, found: list[Tally], lang: str) -> list[ResultShare]:
    """Return results by mode, in the order of the game's modes."""
    order = list(games.spec(game).modes)
    return shares(found, lambda mode: mode_label(game, mode, lang), order)


def by_bot(found: list[Tally], lang: str) -> list[ResultShare]:
    """Return results against bots, the weakest first."""
    return shares(found, lambda bot: bot_label(bot, lang), LEVELS)


def by_group(game: str, found: list[Tally], lang: str) -> list[ResultShare]:
    """Return results by what a user played with, in the order of the game."""
    spec = games.spec(game)
    if spec.group_names is None or spec.group_labels is None:
        return []
    names = list(spec.group_names.load())
    return shares([one for one in found if one.key in names], spec.group_labels.load()(lang), names)


def by_partner(persons: list[Tally], bots: list[Tally], lang: str) -> list[ResultShare]:
    """Return results with others on the same side, those with most games first."""
    guest = server_texts(lang)("guest")
    found = shares(persons, lambda name: name or guest, [])
    found += shares(bots, lambda bot: bot_label(bot, lang), LEVELS)
    found.sort(key=lambda one: -(one.wins + one.draws + one.losses))
    return found[:MAX_PARTNERS]
