"""`riftable arena`: play games with a progress bar, and report the results."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from riftable.arena.outcomes import interval
from riftable.arena.run import Run
from riftable.arena.sprt import Sprt
from riftable.arena.standings import Score, Standings
from riftable.arena.workers import Workers
from riftable.cli.numbers import (
    add_row,
    decimal,
    duration,
    interval_text,
    make_table,
    mean_and_range,
    share,
    share_with_interval,
)
from riftable.cli.screen import Screen
from riftable.language.fluent import Texts

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table


def compete(screen: Screen, texts: Texts, run: Run, open_workers: Callable[[], Workers]) -> None:
    """Play the games and report; Ctrl+C ends them early. Shows a progress bar in a terminal."""
    stopped = False
    with progress_bar(screen) as bar:
        task = bar.add_task("", total=len(run.todo))
        try:
            run.play(open_workers, lambda games: bar.update(task, completed=games))
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        screen.say(texts("arena-stopped"))
    if run.standings.games:
        report(screen, texts, run)


def progress_bar(screen: Screen) -> Progress:
    """Return a progress bar, which shows nothing where the output is no terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        transient=True,
        disable=not screen.console.is_terminal or screen.console.is_dumb_terminal,
    )


def report(screen: Screen, texts: Texts, run: Run) -> None:
    """Print results, times and speed."""
    tournament, standings, lang = run.tournament, run.standings, texts.lang
    options = [f"{key}={value}" for key, value in tournament.options.items()]
    told = " ".join([tournament.game, tournament.mode, *options])
    screen.say(texts("arena-about", options=told, seed=tournament.seed), "bold")
    if run.resumed:
        screen.say(texts("arena-resumed", n=run.resumed))
    screen.console.print(standings_table(screen, texts, standings))
    if len(standings.players) > 2:
        screen.say()
        screen.say(texts("arena-head-to-head"), "bold")
        screen.console.print(head_to_head(screen, texts, standings))
    screen.say()
    screen.console.print(thinking(screen, texts, standings))
    screen.say()
    if run.sprt is not None:
        screen.say(verdict(texts, run.sprt, standings.players[0]), "bold")
    if standings.started.games:
        found = interval(standings.started.wins, standings.started.games)
        screen.say(texts("arena-first", share=share_with_interval(found, lang)))
    turns, decisions = mean_and_range(standings.turns, lang), mean_and_range(standings.decisions, lang)
    screen.say(texts("arena-length", turns=turns, decisions=decisions))
    if run.fresh and run.seconds:
        games = decimal(run.fresh / run.seconds, lang, 2)
        rate = decimal(sum(standings.decisions[-run.fresh :]) / run.seconds, lang, 0)
        screen.say(texts("arena-speed", games=games, decisions=rate))


def verdict(texts: Texts, sprt: Sprt, name: str) -> str:
    """Return the result of the sequential test."""
    lang = texts.lang
    low, high = share(sprt.bounds.low, lang), share(sprt.bounds.high, lang)
    llr = decimal(sprt.llr, lang, 2)
    if sprt.llr >= sprt.accept:
        return texts("arena-sprt-high", name=name, share=high, other=low, llr=llr)
    if sprt.llr <= sprt.reject:
        return texts("arena-sprt-low", name=name, share=low, other=high, llr=llr)
    return texts("arena-sprt-open", name=name, low=low, high=high, llr=llr)


def standings_table(screen: Screen, texts: Texts, standings: Standings) -> Table:
    """Return the table of results, a row for each player."""
    headings = [
        texts("arena-games"),
        texts("arena-record"),
        texts("arena-wins"),
        texts("arena-interval"),
        texts("arena-rating"),
    ]
    table = make_table(screen, [texts("arena-player")], headings)
    lang, none = texts.lang, texts("nothing")
    for name in standings.players:
        score, rating = standings.scores[name], standings.ratings.get(name)
        found = interval(score.wins, score.games) if score.games else None
        add_row(
            screen,
            table,
            name,
            str(score.games),
            f"{score.wins}–{score.draws}–{score.losses}",
            share(found.share, lang) if found else none,
            interval_text(found, lang) if found else none,
            f"{decimal(rating.mu, lang)} ± {decimal(2 * rating.sigma, lang)}" if rating else none,
        )
    return table


def thinking(screen: Screen, texts: Texts, standings: Standings) -> Table:
    """Return the table of thinking times."""
    headings = [texts("arena-decisions"), texts("arena-time"), texts("arena-slowest")]
    table = make_table(screen, [texts("arena-player")], headings)
    lang = texts.lang
    for name in standings.players:
        score = standings.scores[name]
        mean = score.seconds / max(1, score.decisions)
        times = duration(mean, lang), duration(score.slowest, lang)
        add_row(screen, table, name, str(score.decisions), *times)
    return table


def head_to_head(screen: Screen, texts: Texts, standings: Standings) -> Table:
    """Return the table of wins of the row against the column."""
    table = make_table(screen, [""], list(standings.players))
    for one in standings.players:
        cells = [texts("nothing") if one == other else met(standings.against[one, other], texts)
                 for other in standings.players]  # fmt: skip
        add_row(screen, table, one, *cells)
    return table


def met(score: Score, texts: Texts) -> str:
    """Return the share of wins against another player, if they have met."""
    return (
        share_with_interval(interval(score.wins, score.games), texts.lang)
        if score.games
        else texts("nothing")
    )
