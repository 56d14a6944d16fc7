"""The arena at the command line: a bar while the games are played, and a report when they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from riftable.arena.run import Run
from riftable.arena.sprt import Sprt
from riftable.arena.tally import Score, Tally, interval
from riftable.arena.work import Workers
from riftable.cli.numbers import between, decimal, duration, row, share, sheet, spread, sure
from riftable.cli.screen import Screen
from riftable.language.fluent import Texts

if TYPE_CHECKING:
    from rich.table import Table


def compete(screen: Screen, texts: Texts, run: Run, hire: Callable[[], Workers]) -> None:
    """Plays, with a bar where somebody is watching, and reports; Ctrl-C ends it early, and reports too."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    stopped = False
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        transient=True,
        disable=not screen.console.is_terminal or screen.console.is_dumb_terminal,
    ) as bar:
        task = bar.add_task("", total=len(run.todo))
        try:
            run.play(hire, lambda games: bar.update(task, completed=games))
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        screen.say(texts("arena-stopped"))
    if run.tally.games:
        report(screen, texts, run)


def report(screen: Screen, texts: Texts, run: Run) -> None:
    """Who has won how often, and how long it took."""
    question, tally, lang = run.question, run.tally, texts.lang
    options = [f"{key}={value}" for key, value in question.options.items()]
    told = " ".join([question.game, question.mode, *options])
    screen.say(texts("arena-about", options=told, seed=question.seed), "bold")
    if run.resumed:
        screen.say(texts("arena-resumed", n=run.resumed))
    screen.console.print(standings(screen, texts, tally))
    if len(tally.players) > 2:
        screen.say()
        screen.say(texts("arena-head-to-head"), "bold")
        screen.console.print(head_to_head(screen, texts, tally))
    screen.say()
    screen.console.print(thinking(screen, texts, tally))
    screen.say()
    if run.sprt is not None:
        screen.say(verdict(texts, run.sprt, tally.players[0]), "bold")
    if tally.started.games:
        found = interval(tally.started.wins, tally.started.games)
        screen.say(texts("arena-first", share=sure(found, lang)))
    turns, decisions = spread(tally.turns, lang), spread(tally.decisions, lang)
    screen.say(texts("arena-length", turns=turns, decisions=decisions))
    if run.fresh and run.seconds:
        games = decimal(run.fresh / run.seconds, lang, 2)
        rate = decimal(sum(tally.decisions[-run.fresh :]) / run.seconds, lang, 0)
        screen.say(texts("arena-speed", games=games, decisions=rate))


def verdict(texts: Texts, sprt: Sprt, name: str) -> str:
    """What the test has come to."""
    lang = texts.lang
    low, high = share(sprt.bounds.low, lang), share(sprt.bounds.high, lang)
    llr = decimal(sprt.llr, lang, 2)
    if sprt.llr >= sprt.accept:
        return texts("arena-sprt-high", name=name, share=high, other=low, llr=llr)
    if sprt.llr <= sprt.reject:
        return texts("arena-sprt-low", name=name, share=low, other=high, llr=llr)
    return texts("arena-sprt-open", name=name, low=low, high=high, llr=llr)


def standings(screen: Screen, texts: Texts, tally: Tally) -> Table:
    """A line for each player."""
    headings = [
        texts("arena-games"),
        texts("arena-record"),
        texts("arena-wins"),
        texts("arena-interval"),
        texts("arena-rating"),
    ]
    table = sheet(screen, [texts("arena-player")], headings)
    lang, none = texts.lang, texts("nothing")
    for name in tally.players:
        score, rating = tally.scores[name], tally.ratings.get(name)
        found = interval(score.wins, score.games) if score.games else None
        row(
            screen,
            table,
            name,
            str(score.games),
            f"{score.wins}–{score.draws}–{score.losses}",
            share(found.share, lang) if found else none,
            between(found, lang) if found else none,
            f"{decimal(rating.mu, lang)} ± {decimal(2 * rating.sigma, lang)}" if rating else none,
        )
    return table


def thinking(screen: Screen, texts: Texts, tally: Tally) -> Table:
    """How long each player thinks."""
    headings = [texts("arena-decisions"), texts("arena-time"), texts("arena-slowest")]
    table = sheet(screen, [texts("arena-player")], headings)
    lang = texts.lang
    for name in tally.players:
        score = tally.scores[name]
        mean = score.seconds / max(1, score.decisions)
        times = duration(mean, lang), duration(score.slowest, lang)
        row(screen, table, name, str(score.decisions), *times)
    return table


def head_to_head(screen: Screen, texts: Texts, tally: Tally) -> Table:
    """How often the player of a row has beaten the one of a column."""
    table = sheet(screen, [""], list(tally.players))
    for one in tally.players:
        cells = [texts("nothing") if one == other else met(tally.against[one, other], texts)
                 for other in tally.players]  # fmt: skip
        row(screen, table, one, *cells)
    return table


def met(score: Score, texts: Texts) -> str:
    """Wins against somebody, if they have met."""
    return sure(interval(score.wins, score.games), texts.lang) if score.games else texts("nothing")
